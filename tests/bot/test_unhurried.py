"""The panel of who only waits comes late; that of who is asked, or was, comes at once."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.sandbox.driver import Seen, User
from bot.store import Match, Surface
from bot.store.message_names import MessageName, message_name
from bot.tables import boards
from bot.tables.unhurried import BOARD, PATIENCE, Changes, Unhurried, is_minor
from engine.game import Game
from engine.kernel.randomness import secret_from_seed
from engine.standing import Orders, standing_answer
from tests.bot.players import Hall, controls, hall, panel_of
from tests.bot.test_panels import start

PANEL, TURN = message_name("panel", 0), message_name("turn", 3)


def panel(message: int = 5, name: MessageName = PANEL) -> Surface:
    return Surface("abcdef", name, "dm", 7, 0, message, 0.0, 1, 0, 0.0)


def test_changes_that_can_wait_come_together_after_a_while() -> None:
    late = Unhurried()
    late.note("abcdef", PANEL, True, 100.0)
    late.note("abcdef", PANEL, True, 130.0)
    assert late.left(panel(), 130.0) == PATIENCE - 30
    assert late.left(panel(), 100.0 + PATIENCE) == 0
    assert late.left(panel(0), 130.0) == 0, "what was never sent doesn't wait"
    late.over(panel())
    assert late.left(panel(), 131.0) == 0


def test_what_can_not_wait_is_not_held_up_by_what_can() -> None:
    late = Unhurried()
    late.note("abcdef", PANEL, True, 100.0)
    late.note("abcdef", PANEL, False, 110.0)
    assert late.left(panel(), 110.0) == 0
    late.note("abcdef", PANEL, True, 111.0)
    assert late.left(panel(), 111.0) == 0, "an old question may still stand there"


def test_a_board_waits_shorter_and_only_where_nothing_but_who_is_waited_for_has_changed() -> None:
    public = start(0).sight()._replace(turn=1)
    for after, calm, left in (
            (public._replace(waiting=(0,), waiting_for="to choose", priority=0, own_window=0), True, BOARD),
            (public._replace(turn=0, log=("Bo keeps their hand.",)), True, BOARD),
            (public._replace(waiting=(0,), log=("Something happened.",)), True, 0.0), (public, False, 0.0)):
        late, changes = Unhurried(), Changes({0: -1, 1: -1})
        changes.entered(TURN, public, calm)
        changes.note(late, "abcdef", {0: 7, 1: -1}, 100.0, after)
        assert late.left(panel(name=TURN), 100.0) == left
        assert late.left(panel(), 100.0) == 0, "who is asked is told at once"
        assert late.left(panel(name=message_name("panel", 1)), 100.0) == (PATIENCE if calm else 0)


def test_what_several_entries_have_changed_counts_as_one() -> None:
    public = start(0).sight()._replace(turn=1)
    late, changes = Unhurried(), Changes({0: -1, 1: 5})
    changes.entered(TURN, public, True)
    changes.entered(TURN, public._replace(log=("Something happened.",)), True)
    changes.note(late, "abcdef", {0: -1, 1: 9}, 100.0, public._replace(log=("Something happened.",)))
    assert late.left(panel(name=TURN), 100.0) == 0
    assert late.left(panel(), 100.0) == PATIENCE, "what was asked and answered in between, nobody has seen"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


async def first_of_three_kept(place: Hall) -> tuple[User, User, Match, Seen]:
    """Three play, what may wait comes after an hour, and Cleo, who is asked first, has kept her hand: who is asked
    now, who waits, their match, and what the latter's panel was before."""
    ana, bo, cleo = users = [place.discord.user(name) for name in ("Ana", "Bo", "Cleo")]
    match = await place.gather(users, ("annie", "garen", "lux"), "ffa3")
    place.bot.tables.unhurried.patience = 3600.0
    before = panel_of(bo)
    await cleo.click(panel_of(cleo), "Keep all 4")
    return ana, bo, match, before


async def test_who_waits_before_and_after_an_answer_is_not_told_of_it_at_once(place: Hall) -> None:
    ana, bo, match, before = await first_of_three_kept(place)
    async with asyncio.timeout(10):
        while not controls(panel_of(ana)) or {one.name for one in await place.bot.store.due()} != {
                "turn:0", "panel:1"}:
            await asyncio.sleep(0.01)
    assert panel_of(bo).data == before.data
    await ana.click(panel_of(ana), "Keep all 4")
    async with asyncio.timeout(10):
        while not controls(panel_of(bo)):
            await asyncio.sleep(0.01)
    assert (await place.game(match)).pending()[0].seat == 1


async def test_who_will_not_wait_refreshes_the_panel_itself(place: Hall) -> None:
    _, bo, _, _ = await first_of_three_kept(place)
    await place.handled()
    old = panel_of(bo)
    assert old.text.startswith("### Waiting for Cleo")
    outcome = await bo.click(old, "Refresh")
    async with asyncio.timeout(10):
        while not bo.look(old).text.startswith("### Waiting for Ana\n"):
            await asyncio.sleep(0.01)
    assert not any(one.ephemeral for one in bo.dms()), "it changes the panel, and answers nothing beside it"
    assert outcome.kind == "deferred"
    async with asyncio.timeout(10):
        while "panel:1" in {one.name for one in await place.bot.store.due()}:
            await asyncio.sleep(0.01)


async def test_a_restart_brings_what_waited(place: Hall) -> None:
    _, bo, _, _ = await first_of_three_kept(place)
    await place.handled()
    await place.restart()
    assert panel_of(bo).text.startswith("### Waiting for Ana\n")


async def test_a_pass_reaches_the_board_with_what_happens_next(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    await place.play_on(match, passes_on)
    await place.settled()
    place.bot.tables.unhurried.patience = 3600.0
    name = (await boards.newest(place.bot.store, match, 0)).name
    board = await place.bot.store.surface(match.id, name)
    assert board is not None
    before = ana.look(board.message).text
    (asked,) = (await place.game(match)).pending()
    assert f"Waiting for **{('Ana', 'Bo')[asked.seat]}**" in before
    await passed((ana, bo)[asked.seat])
    async with asyncio.timeout(10):
        while not controls(panel_of((bo, ana)[asked.seat])) or {one.name for one in await place.bot.store.due()} != {
                name}:
            await asyncio.sleep(0.01)
    assert ana.look(board.message).text == before
    (asked,) = (await place.game(match)).pending()
    await passed((ana, bo)[asked.seat])
    async with asyncio.timeout(10):
        while ana.look(board.message).text == before:
            await asyncio.sleep(0.01)


async def passed(user: User) -> None:
    """Press the button that passes."""
    panel = panel_of(user)
    await user.click(panel, next(label for label in panel.labels if label.startswith("Pass")))


def passes_on(game: Game) -> bool:
    """Whether the player who is asked can pass, and then only somebody else is asked."""
    (asked,) = game.pending()
    if "pass" not in [option.key for option in asked.options]:
        return False
    later = game.fork()
    later.answer(asked.number, asked.seat, ("pass",))
    return is_minor(game.sight(), later.sight()) and standing_answer(later, later.pending()[0], Orders()) is None
