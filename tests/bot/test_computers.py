"""Computer players at their tables: they answer what they are asked, in their own time, whatever goes wrong."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot import upkeep
from bot.computers import pace, players
from bot.computers.players import Computers
from bot.computers.workers import Unthought
from bot.match import lobby
from bot.store import Match, Player, StoreError, Terms
from bot.tables import exchanging
from bot.tables.tables import Tables
from cards.computer import thinking
from cards.computer.thinking import Task, Thought
from cards.tools.selfplay import Player as Chance
from engine.rules.formats.modes import MODES
from tests.bot.players import Thinkers


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))


@pytest.fixture
async def computers(tables: Tables) -> AsyncIterator[Computers]:
    made = started(tables, Thinkers())
    yield made
    await made.close()


def started(tables: Tables, workers: object) -> Computers:
    """The computer players of a process that has just begun."""
    async def kick(match: str) -> None:
        """Nobody is told anything here."""

    made = Computers(tables, kick, workers)  # type: ignore[arg-type]
    made.pause = lambda level: 0.001
    tables.wake = made.wake
    return made


async def begun(tables: Tables, *seats: tuple[str, str], mode: str = "duel") -> Match:
    """A match at its start: by level (“”: a person) and deck."""
    them = [Player(seat, 0 if level else 111 * (seat + 1), f"Seat {seat}", deck, ready=True, accepted=True, level=level)
            for seat, (level, deck) in enumerate(seats)]
    match = await lobby.add(tables.store, 1, 2, them, Terms(mode, masking=False))  # type: ignore[arg-type]
    await lobby.begin(tables, await lobby.accept(tables.store, match, 0, 60))
    return await now(tables, match)


async def practice(tables: Tables) -> Match:
    return await begun(tables, ("", "annie"), ("calm", "lux"))


async def now(tables: Tables, match: Match) -> Match:
    found = await tables.store.match(match.id)
    assert found is not None
    return found


async def answered(tables: Tables, match: Match, seat: int) -> int:
    """How often a seat has answered what no standing order answers."""
    return sum(entry.seat == seat and entry.by == "player" for entry in await tables.store.entries(match.id))


async def person_plays(tables: Tables, computers: Computers, match: Match, most: int) -> None:
    """Have the person answer at random, so many times at most, and the computers in between."""
    chance = Chance(3)
    for _ in range(most):
        await computers.idle()
        async with tables.at(match.id) as table:
            if table.game.over:
                return
            asked = {one.seat for one in table.game.pending()}
            assert asked <= {player.seat for player in match.people}, "no computer leaves anything open"
            entry = chance.answer(table.game.fork())
            await table.answer(entry.seat, entry.number, entry.keys)


async def test_a_computer_answers_what_it_is_asked_and_the_game_comes_to_its_end(
        tables: Tables, computers: Computers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODES, "duel", MODES["duel"]._replace(victory_score=1))
    match = await practice(tables)
    await person_plays(tables, computers, match, 2000)
    assert (await now(tables, match)).state == "over"
    entries = await tables.store.entries(match.id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    tasks = computers.workers.asked  # type: ignore[attr-defined]
    assert {(task.seat, task.level) for task in tasks} == {(1, "calm")}
    assert len({task.number for task in tasks}) == len(tasks), "nothing is thought of twice"
    assert {task.seed for task in tasks if (11).to_bytes(32, "big").hex() in task.seed} == set()


async def test_what_was_open_when_the_bot_ended_is_answered_by_the_next(tables: Tables, computers: Computers) -> None:
    thinkers = Thinkers()
    thinkers.held = asyncio.Event()
    await computers.close()
    first = started(tables, thinkers)
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    async with asyncio.timeout(5):
        while not thinkers.asked:
            await asyncio.sleep(0.001)
    await first.close()
    assert await tables.store.entries(match.id) == [], "it was in the middle of a thought"
    tables.cache.clear()
    other = started(tables, Thinkers())
    await other.take_up()
    await other.idle()
    assert [await answered(tables, match, seat) > 0 for seat in (1, 2)] == [True, True]
    repeated = other.workers.asked[0]  # type: ignore[attr-defined]
    assert repeated == thinkers.asked[0], "the same question, and the same seed"
    await other.close()


@pytest.mark.parametrize("why", ["a worker died", "too many are waiting", "nothing came in 6 seconds"])
async def test_what_nobody_thinks_of_is_answered_by_what_is_best_at_once(
        tables: Tables, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(task: Task) -> Thought:
        raise Unthought(why)

    quick: list[Task] = []
    at_once = thinking.at_once
    monkeypatch.setattr(players.thinking, "at_once", lambda task: quick.append(task) or at_once(task))
    computers = started(tables, Thinkers(never))
    match = await practice(tables)
    await person_plays(tables, computers, match, 6)
    await computers.idle()
    assert await answered(tables, match, 1) == len(quick) > 0
    await computers.close()


async def test_of_what_can_t_be_thought_the_host_has_a_report_and_the_log_no_card(
        tables: Tables, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(task: Task) -> Thought:
        error = ValueError("no way to play Void Seeker")
        raise Unthought("it failed by ValueError", error) from error

    caplog.set_level("INFO")
    computers = started(tables, Thinkers(fails))
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    await computers.idle()
    assert await answered(tables, match, 1) + await answered(tables, match, 2) > 0
    assert "no way to play Void Seeker" in next(tables.reports.glob("*")).read_text()
    assert "Void Seeker" not in caplog.text
    await computers.close()


async def test_a_store_that_is_busy_only_puts_the_answer_off(
        tables: Tables, computers: Computers, monkeypatch: pytest.MonkeyPatch) -> None:
    write, fails = tables.store.write, [False]

    def busy() -> object:
        if fails[0]:
            raise StoreError("busy")
        return write()

    monkeypatch.setattr(tables.store, "write", busy)
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    fails[0] = True
    await computers.idle()
    assert await tables.store.entries(match.id) == []
    fails[0] = False
    await computers.take_up()
    await computers.idle()
    assert await tables.store.entries(match.id) != []
    assert not list(tables.reports.glob("*"))


@pytest.mark.parametrize("wrong", [("card:99999",), None])
async def test_an_answer_that_can_t_be_given_leaves_a_report_and_a_game_that_can_be_ended(
        tables: Tables, wrong: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(task: Task) -> Thought:
        if wrong is None:
            raise ValueError("broken")
        return Thought(wrong, "", (), 0)

    thinkers = Thinkers(bad)
    computers = started(tables, thinkers)
    match = await begun(tables, ("calm", "annie"), ("", "lux"))
    await computers.idle()
    for _ in range(2):
        if await answered(tables, match, 1) == 0:
            async with tables.at(match.id) as table:
                if table.asked()[1] >= 0:
                    await table.answer(1, table.asked()[1], ())
        await computers.take_up()
        async with asyncio.timeout(10):
            await computers.idle()
    assert len(list(tables.reports.glob("*"))) == len(thinkers.asked) == 1, "once is enough"
    async with tables.at(match.id) as table:
        assert table.asked()[0] >= 0
        await table.interject(1, "concede")
        assert table.game.winner == 0
    await computers.close()


async def test_no_answer_is_seen_before_its_time(tables: Tables, computers: Computers) -> None:
    computers.pause = lambda level: 0.8
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    async with asyncio.timeout(5):
        while not computers.workers.asked:  # type: ignore[attr-defined]
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.5)
    assert await tables.store.entries(match.id) == [], "though the thought was there at once"
    await computers.idle()
    assert await tables.store.entries(match.id) != []


async def test_an_answer_that_comes_too_late_is_dropped(tables: Tables, computers: Computers) -> None:
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    computers.pause = lambda level: 0.2
    async with asyncio.timeout(5):
        while not (asked := computers.workers.asked):  # type: ignore[attr-defined]
            await asyncio.sleep(0.001)
    async with tables.at(match.id) as table:
        await table.answer(asked[0].seat, asked[0].number, ())
    computers.pause = lambda level: 0.001
    await computers.idle()
    found = [entry.number for entry in await tables.store.entries(match.id) if entry.kind == "answer"]
    assert len(set(found)) == len(found)
    assert not list(tables.reports.glob("*"))


async def test_computers_leave_a_game_that_no_person_plays_any_more(tables: Tables, computers: Computers) -> None:
    match = await begun(tables, ("calm", "annie"), ("", "lux"), ("calm", "yi"), mode="ffa3")
    await computers.idle()
    async with tables.at(match.id) as table:
        await table.interject(1, "concede")
        assert not table.game.over
    async with asyncio.timeout(10):
        await computers.idle()
    assert (await now(tables, match)).state == "over"
    kinds = [entry.kind for entry in await tables.store.entries(match.id)]
    assert kinds[-2:] == ["interjection"] * 2, "nothing is played where nobody watches"


async def test_between_two_games_a_computer_plays_on_with_its_deck(tables: Tables, computers: Computers) -> None:
    match = await begun(tables, ("", "annie"), ("calm", "lux"), mode="match")
    await computers.idle()
    async with tables.at(match.id) as table:
        await table.interject(0, "concede")
    await computers.idle()
    async with tables.at(match.id) as table:
        assert table.between
        assert [one.seat for one in table.pending()] == [0]
        await exchanging.exchange(table, 0, table.asked()[0], ())
    await computers.idle()
    assert (await now(tables, match)).games == 2


async def test_the_upkeep_wakes_who_is_asked(tables: Tables, computers: Computers) -> None:
    tables.wake = lambda match: None  # a word that got lost
    match = await begun(tables, ("", "annie"), ("calm", "lux"), ("calm", "yi"), mode="ffa3")
    assert await tables.store.entries(match.id) == []

    class Host:
        def __init__(self) -> None:
            self.computers = computers

    assert await upkeep.done(Host(), (upkeep.think,)) == ()  # type: ignore[arg-type]
    await computers.idle()
    assert await tables.store.entries(match.id) != []
    assert upkeep.think in upkeep.CHORES


def test_when_an_answer_is_seen_hangs_on_its_level_and_nothing_else() -> None:
    for level in thinking.LEVELS:
        drawn = [pace.drawn(level) for _ in range(200)]
        least, most = pace.bounds(level)
        assert pace.LEAST <= least <= min(drawn) < least + 0.1 < most - 0.1 < max(drawn) <= most
        assert thinking.LEVELS[level].seconds < least, "no search is over later than its answer is seen"
    assert [pace.seen_at(10.0, 10.0 + took, lambda: 1.0) for took in (0.0, 0.9, 1.5, 2.5)] == [11.0, 11.0, 12.0, 13.0]


