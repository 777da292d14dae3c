"""What one person must not see: cards of a hand, the secret of a game, a deck before both are ready, and answers to
others."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.match.decks import titles
from bot.panels.text import plain
from bot.sandbox.driver import Seen, User
from engine.game import Game
from tests.bot.players import Hall, Person, hall, panel_of, play_until


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (3).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


def hidden(game: Game, seat: int) -> list[str]:
    """The cards of hands of which that seat (-1: somebody who watches) sees nothing anywhere."""
    seen = repr(game.sight(seat))
    hands = [card for other in {0, 1} - {seat} for card in game.sight(other).players[other].hand or ()]
    return [card.name for card in hands if card.name not in seen]


def named(message: Seen, names: list[str]) -> list[str]:
    """Those that stand anywhere on a message, controls included."""
    text = json.dumps(message.data, ensure_ascii=False)
    return [name for name in names if name in text or json.dumps(plain(name), ensure_ascii=False)[1:-1] in text]


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


async def test_a_card_of_a_hand_is_named_to_its_player_alone(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    people, cleo = [Person(place, ana, 1), Person(place, bo, 2)], place.discord.user("Cleo")
    for seat, user in enumerate((ana, bo)):
        hand = [card.name for card in (await place.game(match)).sight(seat).players[seat].hand or ()]
        assert named(panel_of(user), hand) == hand, "to its player it is"
    looks = 0

    async def looked() -> bool:
        nonlocal looks
        game = await place.game(match)
        for seat, message in ((0, panel_of(ana)), (1, panel_of(bo)), (-1, thread(cleo)[-1])):
            assert hidden(game, seat), "there is something that could come out"
            assert named(message, hidden(game, seat)) == []
        looks += 1
        return looks > 20

    assert await play_until(people, looked)


async def test_who_watches_is_shown_no_hand(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    cleo = place.discord.user("Cleo")
    for label in ("Board as text", "Cards in play"):
        await place.clicked(cleo, [one for one in thread(cleo) if not one.ephemeral][-1], label)
        shown = max((one for one in thread(cleo) if one.ephemeral), key=lambda one: one.id)
        assert named(shown, hidden(await place.game(match), -1)) == []


async def test_what_match_show_shows_is_for_who_asked(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "lux"))
    before = len(bo.messages("general"))
    for command in ("match show", "match mine", "match concede"):
        answer = (await ana.command("general", command)).message
        assert answer is not None
        assert answer.ephemeral
    assert len(bo.messages("general")) == before


async def test_the_secret_is_promised_at_the_start_and_shown_at_the_end(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    game = await place.game(match)
    told = [one.text for user in (ana, bo) for one in (*user.dms(), *thread(user))]
    assert game.commitment in thread(bo)[0].text
    assert all(game.secret.hex() not in text for text in told)
    asked = (await ana.command("general", "match concede")).message
    assert asked is not None
    await place.clicked(ana, asked, "Yes, concede")
    assert game.secret.hex() in thread(bo)[-1].text


async def test_a_deck_is_secret_until_both_are_ready(place: Hall, ana: User, bo: User) -> None:
    challenge = (await ana.command("table", "match challenge", user=bo)).message
    assert challenge is not None
    await place.clicked(bo, challenge, "Accept")
    for control, values, said in (
            ("Ready-made decks", ("lux",), "Bo: deck chosen\n"), ("Ready", (), "Bo: deck chosen, **ready**")):
        await place.clicked(bo, panel_of(bo), control, *values)
        assert said in ana.look(challenge).text
        told = [one.text for one in (*ana.dms(), *ana.messages("table"), *thread(ana))]
        assert all(titles()["lux"] not in text for text in told)
        assert titles()["lux"] in panel_of(bo).text
