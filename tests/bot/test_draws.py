"""A game that all who play agree to draw: offered, declined, taken back, lapsed, and agreed to."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.sandbox.driver import Seen, User
from engine.kernel.randomness import secret_from_seed
from tests.bot.players import Hall, controls, hall, panel_of

pytestmark = pytest.mark.end_to_end

OFFERED = "**Ana offers a draw.** The offer holds until this turn ends, or somebody leaves the game."


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


def alone(user: User) -> Seen:
    """The newest private message that only this user sees."""
    return max((seen for seen in user.dms() if seen.ephemeral), key=lambda seen: seen.id)


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


async def offer(place: Hall, user: User) -> None:
    """Offer a draw by the menu."""
    await place.clicked(user, panel_of(user), "Menu")
    await place.clicked(user, alone(user), "Offer a draw")
    await place.clicked(user, alone(user), "Yes, offer a draw")


async def test_a_draw_is_offered_and_agreed_to_over_a_restart(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    open_to = [bool(controls(panel_of(user))) for user in (ana, bo)]
    await offer(place, ana)
    assert alone(ana).text.startswith("You offered a draw, and Bo had yet to agree.")
    assert panel_of(bo).text.startswith("### ")
    assert f"\n{OFFERED}" in panel_of(bo).text
    assert "- Ana offers a draw." in thread(bo)[-1].text
    assert [bool(controls(panel_of(user))) for user in (ana, bo)] == open_to, "the game goes on meanwhile"
    await place.restart()
    assert not (await place.game(match)).over
    await place.clicked(bo, panel_of(bo), "Agree to the draw")
    assert "The game ends, and nobody wins." in alone(bo).text
    assert not (await place.game(match)).over, "Bo is asked once more"
    await place.clicked(bo, alone(bo), "Yes, agree to a draw")
    game = await place.game(match)
    assert (game.over, game.winner) == (True, -1)
    assert thread(ana)[-1].text.startswith("## A draw, 0 – 0\n")
    assert "All players agreed to a draw" in thread(ana)[-1].text
    assert [panel_of(user).text.split("\n")[0] for user in (ana, bo)] == [
        "### You drew 0 – 0 against Bo", "### You drew 0 – 0 against Ana"]
    assert await place.bot.store.matches_of(ana.id) == []


async def test_an_offer_is_declined_or_taken_back(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    await offer(place, ana)
    await place.clicked(bo, panel_of(bo), "Decline the draw")
    assert alone(bo).text == "You declined the draw."
    assert "- Bo wants no draw." in thread(bo)[-1].text
    assert "draw" not in panel_of(bo).text.split("\n")[0] + panel_of(ana).text.split("\n")[0]
    await offer(place, ana)
    question = (await ana.command("table", "match draw")).message
    assert question is not None
    assert question.text.startswith("### Take the draw back?")
    await place.clicked(ana, question, "Yes, take it back")
    assert (await place.game(match)).drawing == ()
    assert ana.look(question).text == "You took your offer of a draw back."
    assert OFFERED not in panel_of(bo).text


async def test_an_offer_needs_all_who_play_and_lapses_with_the_turn(place: Hall) -> None:
    ana, _, cleo = users = [place.discord.user(name) for name in ("Ana", "Bo", "Cleo")]
    match = await place.gather(users, ("annie", "garen", "lux"), "ffa3")
    await place.play_on(match, lambda game: game.turn == 4)
    async with place.bot.tables.at(match.id) as table:
        await table.interject(0, "draw")
        await table.interject(1, "draw")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert "\n-# You offer a draw. Cleo can agree." in panel_of(ana).text
    assert "\n**Ana and Bo offer a draw.**" in panel_of(cleo).text
    assert not (await place.game(match)).over
    await place.play_on(match, lambda game: game.turn == 5)
    assert (await place.game(match)).drawing == ()
    assert not any("offer a draw" in panel_of(user).text for user in users)


async def test_a_draft_is_kept_while_its_player_offers_a_draw(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    seat = (await place.game(match)).pending()[0].seat
    number = (await place.game(match)).pending()[0].number
    async with place.bot.store.write() as tx:
        await tx.set_draft(match.id, seat, number, ("kept",))
    async with place.bot.tables.at(match.id) as table:
        await table.interject(seat, "draw")
    assert await place.bot.store.draft(match.id, seat) == (number, ("kept",))
