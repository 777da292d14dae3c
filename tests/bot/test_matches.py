"""Matches of several games through the stand-in: battlefields, who goes first, sideboards, standing, result."""
from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot import app
from bot.match import lobby
from bot.panels import click_ids, notes
from bot.panels.text import rules_text
from bot.sandbox.driver import Seen, User
from bot.store import Match
from cards.catalogue import CARDS
from cards.decks import pack, shipped
from tests.bot.players import Hall, hall, panel_of
from tests.hosting.past import CATALOGUE
from tests.table import code_of

FIELDS = ("OGN-279", "OGN-288", "OGN-296")
NAMES = tuple(CARDS[code].name for code in FIELDS)
FLASH = code_of("Flash")


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    secrets = count(11)
    monkeypatch.setattr(lobby, "new_secret", lambda: next(secrets).to_bytes(32, "big"))
    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)  # a restart has nothing else that takes long
    async with hall(tmp_path) as found:
        yield found


async def begin(place: Hall, ana: User, bo: User, mode: str = "match") -> Match:
    """A match by challenge, of decks with three battlefields; Ana has a sideboard of one card."""
    sideboards = (((FLASH, 1),), ())
    for user, key, side in ((ana, "annie", sideboards[0]), (bo, "garen", sideboards[1])):
        deck = replace(shipped()[key], name="Own", battlefields=FIELDS, starter=False, sideboard=side)
        async with place.bot.store.write() as tx:
            await tx.save_deck(user.id, "own", "Own", pack(deck), 9)
    post = (await ana.command("table", "match challenge", user=bo, mode=mode)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    for user in (ana, bo):
        (saved,) = await place.bot.store.decks_of(user.id)
        await place.clicked(user, panel_of(user), "Your saved decks", f"own:{saved.id}")
        await place.clicked(user, panel_of(user), "Ready")
    return await now(place, (await place.bot.store.matches_of(ana.id))[0])


async def now(place: Hall, match: Match) -> Match:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found


def values(message: Seen, placeholder: str = "") -> dict[str, str]:
    """The labels of the select with that placeholder, and their values."""
    return {str(option["label"]): str(option["value"]) for part in message.selects
            if placeholder in str(part["placeholder"]) for option in part["options"]}


async def choose(place: Hall, user: User, wanted: str) -> None:
    """Press one option on a player's panel, or mark it and confirm it."""
    if not panel_of(user).selects:
        await place.clicked(user, panel_of(user), next(one for one in panel_of(user).labels if one.startswith(wanted)))
        return
    (select,) = panel_of(user).selects
    await place.clicked(user, panel_of(user), str(select["custom_id"]), values(panel_of(user))[wanted])
    await place.clicked(user, panel_of(user), f"Choose {wanted}")


async def pick(place: Hall, user: User, select: str, wanted: str) -> None:
    """Choose one option of the select that begins so."""
    part = next(one for one in panel_of(user).selects if str(one["placeholder"]).startswith(select))
    await place.clicked(user, panel_of(user), str(part["custom_id"]), values(panel_of(user), select)[wanted])


async def begun(place: Hall, people: tuple[User, User], fields: tuple[str, str] | None,
                order: str = "Go first") -> None:
    """Present battlefields (None: there is no choice), decide who goes first, keep both hands."""
    if fields is not None:
        for user, field in zip(people, fields, strict=True):
            await choose(place, user, field)
    first = next(user for user in people if "Do you go first or last?" in panel_of(user).text)
    await choose(place, first, order)
    for _ in people:
        mulligans = [user for user in people if "Keep this hand?" in panel_of(user).text]
        assert "\nBattlefields: " in panel_of(mulligans[0]).text, "which were presented"
        await place.clicked(mulligans[0], panel_of(mulligans[0]), "Keep all 4")


def nothing_yet(user: User) -> None:
    """No panel shows an empty hand or an empty base before hands are drawn."""
    assert not [word for word in ("Your hand", "Your base", "Ready:", "none") if word in panel_of(user).text]
    assert "Show my hand" not in panel_of(user).labels


async def give_up(place: Hall, user: User, what: str = "Concede this game") -> None:
    """Concede by the menu."""
    await place.clicked(user, panel_of(user), "Menu")
    assert " · game " in newest(user).text or "between games" in newest(user).text
    await place.clicked(user, newest(user), "Concede")
    await place.clicked(user, newest(user), what)


def newest(user: User) -> Seen:
    """What was shown last to this user alone, beside their panel."""
    return max((one for one in user.dms() if one.ephemeral), key=lambda one: one.id)


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


def headings(user: User) -> list[str]:
    return [one.text.split("\n")[0] for one in thread(user)]


async def test_a_match_of_three_from_challenge_to_result_with_a_restart_at_every_point(
        place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    assert (match.state, match.games) == ("running", 1)
    assert f"Ana – Bo · Match, best of three · {match.id}" in [one["name"] for one in ana.threads()]
    assert panel_of(ana).text.startswith("### Which battlefield do you present?")
    assert "game 1, match 0 – 0" in panel_of(ana).text
    told = [f"- **{name}**: {rules_text(CATALOGUE.cards[code].text)}" for name, code in zip(NAMES, FIELDS, strict=True)]
    assert all(line in panel_of(ana).text for line in told)
    nothing_yet(ana)
    assert "**Ana against Bo**: the match is running." in [one.text for one in ana.messages("table")]
    first_question = panel_of(bo)
    await choose(place, ana, NAMES[0])
    await place.restart()
    assert "### Waiting for Bo" in panel_of(ana).text
    nothing_yet(ana)
    assert panel_of(bo).text == first_question.text, "presented secretly"
    await choose(place, bo, NAMES[1])
    await begun(place, (ana, bo), None)
    assert (await place.game(match)).presented == (FIELDS[0], FIELDS[1])
    assert any("\n### Game 1 · Turn 1: " in one.text for one in thread(ana))
    await give_up(place, ana)

    # between the first game and the second
    assert (await now(place, match)).state == "between"
    result = next(one for one in thread(bo) if one.text.startswith("## Game 1: Bo wins"))
    assert "**The match: Ana 0 – 1 Bo**" in result.text
    assert "Waiting for **Ana** and **Bo**" in result.text
    assert "**Ana against Bo**: the match is running, Ana 0 – 1 Bo." in [one.text for one in ana.messages("table")]
    assert "### Game 2 of up to 3: do you exchange cards?" in panel_of(ana).text
    assert f"you can present {NAMES[1]} or {NAMES[2]}, then you decide who goes first" in panel_of(ana).text
    assert f"you can present {NAMES[0]} or {NAMES[2]}, then Ana decides who goes first" in panel_of(bo).text
    assert "there is nothing to exchange" not in panel_of(ana).text
    assert await place.bot.store.absent(time.time() + 999, 60.0) == [(match.id, 0), (match.id, 1)], "they can be called"
    await pick(place, ana, "Bring in", "Flash")
    assert "In: 1 Flash" in panel_of(ana).text
    assert "0 cards out and 1 in" in panel_of(ana).text
    assert not [label for label in panel_of(ana).labels if label.startswith("Play game 2")]
    await place.restart()
    assert "In: 1 Flash" in panel_of(ana).text
    await place.clicked(ana, panel_of(ana), "Back")
    assert "In: 1 Flash" not in panel_of(ana).text
    await pick(place, ana, "Bring in", "Flash")
    out = next(name for name in values(panel_of(ana), "Take out") if name != "Flash")
    await pick(place, ana, "Take out", out)
    assert f"Out: 1 {out}" in panel_of(ana).text
    await place.clicked(ana, panel_of(ana), "Play game 2 with these cards")
    assert "### Waiting for Bo" in panel_of(ana).text
    assert "Waiting for **Bo**" in bo.look(result).text
    assert "Flash" not in panel_of(bo).text + bo.look(result).text
    await place.restart()
    stale = panel_of(bo)
    await place.clicked(bo, panel_of(bo), "Play game 2 with the deck as it is registered")

    # the second game
    match = await now(place, match)
    assert (match.state, match.games, match.game) == ("running", 2, f"{match.id}.2")
    assert "Waiting for" not in bo.look(result).text
    assert "**The match: Ana 0 – 1 Bo**" in next(one.text for one in thread(ana) if one.text.startswith("## Game 2: "))
    assert "game 2, match 0 – 1" in panel_of(ana).text
    assert set(values(panel_of(ana))) == {NAMES[1], NAMES[2]}
    deck = (await place.game(match))._state.players[0].deck
    assert [card.name for card in deck].count("Flash") == 3
    await nothing_counts(place, bo, (first_question, stale))
    await place.restart()
    await begun(place, (ana, bo), (NAMES[2], NAMES[0]), "Go last")
    assert (await place.game(match))._state.turn_player == 1, "Ana has lost, and decided to go last"
    await place.clicked(bo, result, "Final board")
    shown = max((one for one in thread(bo) if one.ephemeral), key=lambda one: one.id)
    assert NAMES[1] in shown.text, "of the first game"
    assert NAMES[2] not in shown.text, "not of the one that goes on"
    await give_up(place, bo)

    # the third, with one battlefield left for each
    for user in (bo, ana):
        label = next(one for one in panel_of(user).labels if one.startswith("Play game 3"))
        await place.clicked(user, panel_of(user), label)
    assert "match 1 – 1" in panel_of(ana).text
    await begun(place, (ana, bo), None)
    assert (await place.game(match)).presented == (FIELDS[1], FIELDS[2])
    assert [card.name for card in (await place.game(match))._state.players[0].deck].count("Flash") < 3
    await place.restart()
    await give_up(place, bo)
    match = await now(place, match)
    assert match.state == "over"
    last = thread(ana)[-1]
    assert last.text.startswith("## Ana wins the match 2 – 1\nGame 3: Ana wins")
    assert panel_of(bo).text.startswith("### You lost the match 1 – 2 against Ana")
    assert "**Ana against Bo**: the match is over, Ana 2 – 1 Bo." in [one.text for one in ana.messages("table")]
    starts = [one for one in headings(ana) if one.startswith("## ")]
    assert [one[:10] for one in starts] == ["## Game 1:"] * 2 + ["## Game 2:"] * 2 + ["## Game 3:", "## Ana win"]


async def nothing_counts(place: Hall, user: User, old: tuple[Seen, ...]) -> None:
    """Questions of a game that is over are answered by nothing on the messages that showed them."""
    before = await place.bot.store.entries(f"{click_ids.read(str(old[0].buttons[0]['custom_id'])).match}.2")
    for message in old:
        for part in (*message.buttons, *message.selects):
            click = click_ids.read(str(part["custom_id"]))
            if click is None or click.number < 0 or click.action not in ("ok", "pick"):
                continue
            chosen = [str(option["value"]) for option in part.get("options", [])][:1]
            await place.clicked(user, panel_of(user), str(part["custom_id"]), *chosen, forge=True)
            assert newest(user).text == notes.ANSWERED
            assert await place.bot.store.entries(f"{click.match}.2") == before


async def test_a_drawn_game_is_played_again_as_it_was(place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    await begun(place, (ana, bo), (NAMES[1], NAMES[2]))
    first = (await place.game(match)).first
    async with place.bot.tables.at(match.id) as table:
        for seat in (0, 1):
            await table._commit({}, lambda seat=seat: table.game.interject(seat, "draw"))  # type: ignore[misc]
    await place.bot.outbox.kick(match.id)
    await place.settled()
    match = await now(place, match)
    assert (match.state, match.games) == ("running", 2)
    result = next(one.text for one in thread(ana) if one.text.startswith("## Game 1: A draw"))
    assert "counts for nobody" in result
    game = await place.game(match)
    assert (game.presented, game._state.turn_player) == ((FIELDS[1], FIELDS[2]), first)
    (question,) = game.pending()
    assert match.players[question.seat].asked == question.number, "who is away is called to it"
    assert ["Keep this hand?" in panel_of(user).text for user in (ana, bo)].count(True) == 1
    await place.restart()
    assert (await place.game(match)).seq == 0


async def test_a_match_is_given_up_in_a_game_and_between_two(place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    await give_up(place, bo, "Concede the match")
    assert (await now(place, match)).state == "over"
    assert thread(ana)[-1].text.startswith("## Ana wins the match 1 – 0")
    match = await begin(place, ana, bo, "match5")
    await give_up(place, ana)
    await give_up(place, ana, "Yes, concede")
    match = await now(place, match)
    assert (match.state, match.why) == ("over", "Ana gave the match up.")
    assert thread(ana)[-1].text.startswith("## Bo wins the match 1 – 0\nGame 1: Bo wins\nAna gave the match up.")
    assert panel_of(bo).text.startswith("### You won the match 1 – 0 against Ana")


async def test_a_thread_that_is_deleted_between_two_games_is_opened_anew_with_the_result(
        place: Hall, ana: User, bo: User) -> None:
    match = await begin(place, ana, bo)
    await begun(place, (ana, bo), (NAMES[0], NAMES[1]))
    assert "and goes first" in next(one.text for one in thread(bo) if one.text.startswith("## Game 1: Ana against Bo"))
    await give_up(place, ana)
    old = (await now(place, match)).thread
    place.discord.moderation.delete_channel(place.discord.world.channel(old))
    await place.told()
    match = await now(place, match)
    assert match.thread not in (0, old)
    assert "Waiting for **Ana** and **Bo**" in thread(bo)[-1].text
    opening = next(one.text for one in thread(bo) if one.text.startswith("## Game 1: Ana against Bo"))
    assert "The match: Ana" not in opening, "it says how the match stood as that game began"
    for user in (ana, bo):
        label = next(one for one in panel_of(user).labels if one.startswith("Play game 2"))
        await place.clicked(user, panel_of(user), label)
    match = await now(place, match)
    assert (match.state, match.games) == ("running", 2)
    assert "### Game 2 · Before turn 1: opening hands" in headings(bo)
    assert await place.bot.store.due() == []
