"""The outbox against the stand-in: what is due comes, once; and every refusal of Discord has its plan."""
from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.match import lobby
from bot.outbox import queues
from bot.outbox.pace import Pace
from bot.outbox.queues import Pauses, foremost
from bot.sandbox.driver import User
from bot.store import Match, Surface
from bot.store.message_names import message_name
from engine.game import Game
from tests.bot.players import Hall, controls, hall, panel_of

BOARD = "turn:0"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def again(place: Hall, match: Match, name: str = BOARD, where: str = "thread", user: int = 0) -> None:
    """Let a message be brought though nothing has changed, and wait for it."""
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, name, where, user)
        await tx.set_surface(match.id, name, mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()


async def surface(place: Hall, match: Match, name: str = BOARD) -> Surface:
    found = await place.bot.store.surface(match.id, name)
    assert found is not None
    return found


def people(place: Hall) -> tuple[User, User]:
    return place.discord.user("Ana"), place.discord.user("Bo")


async def test_a_fault_is_told_to_the_player_and_the_table(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    async with place.bot.tables.at(match.id) as table:
        first = (ana, bo)[table.game.pending()[0].seat]
    monkeypatch.setattr(Game, "answer", lambda *_, **__: 1 // 0)
    await place.clicked(first, panel_of(first), "Keep all 4")
    monkeypatch.undo()
    assert "Your answer was **not** taken" in first.dms()[-1].text
    told = ana.messages(match_thread(ana))[-1].text
    assert "The rules engine stopped on an answer" in told
    assert "ZeroDivision" not in told
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert len(await place.bot.store.entries(match.id)) == 1


async def test_many_changes_are_few_edits(place: Hall) -> None:
    match = await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))
    before = place.discord.counts()["PATCH", 200]
    for _ in range(30):
        async with place.bot.store.write() as tx:
            await tx.tell(match.id, BOARD, "thread")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert place.discord.counts()["PATCH", 200] - before <= 2
    assert await place.bot.store.due() == []


async def test_a_send_whose_answer_is_lost_is_not_sent_twice(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    count = len(ana.messages(match_thread(ana)))
    place.discord.faults.add("lost", "POST /channels/*/messages")
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, "fault:0", "thread")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert len(ana.messages(match_thread(ana))) == count + 1
    assert await place.bot.store.due() == []


async def test_a_lost_board_is_adopted_after_a_minute(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    surface = await place.bot.store.surface(match.id, BOARD)
    assert surface is not None
    count = len(ana.messages(match_thread(ana)))
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark="")
        await tx.set_surface(match.id, BOARD, message=0, tried=surface.created - 61)
    place.discord.skip(600)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    found = await place.bot.store.surface(match.id, BOARD)
    assert found is not None
    assert found.message == surface.message
    assert len(ana.messages(match_thread(ana))) == count


@pytest.mark.parametrize(("ahead", "tried"), [(0.0, -61.0), (3600.0, -61.0), (0.0, 3600.0)])
@pytest.mark.parametrize("name", [BOARD, "opening"])
async def test_a_lost_message_is_adopted_whatever_the_clock_of_the_host_says(
        place: Hall, name: str, ahead: float, tried: float) -> None:
    """The host's clock is ahead of Discord's; or it was put back after the message was tried."""
    place.discord.world.shift, place.discord.world._last = -ahead, 0
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    sent, texts = await surface(place, match, name), [one.text for one in ana.messages(match_thread(ana))]
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, name, "thread")
        await tx.set_surface(match.id, name, message=0, tried=time.time() + tried, mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert [one.text for one in ana.messages(match_thread(ana))] == texts
    assert (await surface(place, match, name)).message == sent.message


async def test_a_deleted_board_comes_back(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    surface = await place.bot.store.surface(match.id, BOARD)
    assert surface is not None
    place.discord.world.remove(place.discord.world.message(surface.channel, surface.message))
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert "opening hands" in ana.messages(match_thread(ana))[-1].text


async def test_an_archived_thread_is_opened_again(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    thread = place.discord.world.channel(match_thread(ana))
    thread.archived = True
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert not thread.archived
    assert await place.bot.store.due() == []


async def test_an_old_board_is_sent_anew_and_the_old_one_goes(place: Hall) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    old = await place.bot.store.surface(match.id, BOARD)
    assert old is not None
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark="")
        await tx.set_surface(match.id, BOARD, created=old.created - 51 * 60)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    new = await place.bot.store.surface(match.id, BOARD)
    assert new is not None
    assert new.message > old.message
    assert old.message not in [message.id for message in ana.messages(match_thread(ana))]
    assert await place.bot.store.due() == []


async def test_discord_in_trouble_is_waited_out(place: Hall) -> None:
    match = await place.begin(*people(place), ("annie", "lux"))
    fault = place.discord.faults.add(503, "PATCH /channels/*/messages/*", times=3)
    await again(place, match)
    assert fault.met == 3
    assert await place.bot.store.due() == []


def match_thread(user: Any) -> int:
    return int(user.threads()[-1]["id"])


# --- order and pace

def due(name: str, message: int = 0, place: str = "thread") -> Surface:
    return Surface("abcdef", name, place, 0, 0, message, 0.0, 1, 0, 0.0)


def test_what_is_asked_comes_first_and_tidying_up_last() -> None:
    rows = [due("gone:5", 5), due("lobby", 7, "channel"), due("turn:3", 4), due("turn:4"), due("panel:1")]
    order = []
    while rows:
        first, _ = foremost((one, 0.0) for one in rows)
        assert first is not None
        order.append(first.name)
        rows.remove(first)
    assert order == ["panel:1", "turn:4", "turn:3", "lobby", "gone:5"]


def test_what_failed_waits_longer_each_time_and_holds_up_nobody() -> None:
    pauses, bad, good = Pauses(), due("panel:0"), due("turn:1")
    waits = []
    for _ in range(5):
        pauses.failed(bad, 100.0)
        waits.append(pauses.left(bad, 100.0))
    assert waits == pytest.approx([0.01, 0.02, 0.04, 0.08, 0.16])
    assert foremost([(bad, waits[-1]), (good, 0.0)]) == (good, 0.0)
    assert foremost([(bad, waits[-1])]) == (None, waits[-1])
    pauses.failed(bad, 100.0, least=500.0)
    assert pauses.left(bad, 100.0) == 500.0
    pauses.over(bad)
    assert pauses.left(bad, 100.0) == 0.0
    assert foremost([(good, 0.0), (bad, 0.0)])[0] is bad


async def test_the_pace_lets_the_urgent_ones_through_first() -> None:
    pace, done = Pace(200), []

    async def work(number: int, how: int) -> None:
        await pace.turn(how)
        done.append((how, number))

    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(work(number, 3 - number % 4) for number in range(80)))
    assert loop.time() - began > 0.1, "after the first burst so many a second"
    late = done[60:]
    assert late == sorted(late), "those that had to wait went by rank, then in the order in which they came"


async def test_a_queue_reads_only_its_own_rows(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    store = place.bot.store
    async with store.write() as tx:
        for name, where, user in (("panel:0", "dm", ana.id), ("panel:1", "dm", bo.id), (BOARD, "thread", 0),
                                  ("lobby", "channel", 0)):
            await tx.tell(match.id, name, where, user)
    lobby_ = await surface(place, match, "lobby")
    expected = {("dm", str(ana.id)): "panel:0", ("dm", str(bo.id)): "panel:1", ("thread", match.id): BOARD,
                ("channel", str(lobby_.channel)): "lobby"}
    for queue, name in expected.items():
        assert [one.name for one in await store.queue(*queue)] == [name]
        assert [queues.queue_of(one) for one in await store.queue(*queue)] == [queue]
    where = "wanted > shown AND place = 'dm' AND user = ?"
    plan = await store._rows(f"EXPLAIN QUERY PLAN SELECT * FROM surface WHERE {where}", ("5",))
    assert "surface_due_dm" in plan[0]["detail"]


async def test_what_looks_as_before_costs_no_request(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    before = place.discord.counts()
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.tell(match.id, "panel:0", "dm", ana.id)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert place.discord.counts() == before
    assert await place.bot.store.due() == []


async def test_an_edit_whose_outcome_is_unknown_is_repeated(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    shown = await surface(place, match)
    place.discord.faults.add("lost", "PATCH /channels/*/messages/*")
    await again(place, match)
    assert place.discord.counts()["PATCH", 200] >= 2
    assert (await surface(place, match)).mark == shown.mark


# --- clicks and what is under way

async def test_a_click_does_not_wait_for_an_edit_of_its_message(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if controls(panel_of(ana)) else bo
    seat = (ana, bo).index(asked)
    place.discord.faults.add("timeout", "PATCH */messages/*", delay=30.0)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, f"panel:{seat}", "dm", asked.id)
        await tx.set_surface(match.id, f"panel:{seat}", mark="")
    await place.bot.outbox.kick(match.id)
    async with asyncio.timeout(5):
        while not place.bot.outbox._under_way:
            await asyncio.sleep(0.005)
        await asked.click(panel_of(asked), "Keep all 4")
        while "Waiting for" not in panel_of(asked).text:
            await asyncio.sleep(0.005)
        await place.settled()
    assert await place.bot.store.due() == []


async def test_what_yields_to_a_click_is_brought_right_after_it(
        place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await place.begin(*people(place), ("annie", "lux"))
    name, outbox = message_name("panel", 0), place.bot.outbox
    slow = place.discord.faults.add("slow", "PATCH */messages/*", times=100, delay=1.0)
    monkeypatch.setattr(queues, "FIRST", 30.0)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, name, "dm", match.players[0].user)
        await tx.set_surface(match.id, name, mark="")
    for number in range(8):
        await outbox.kick(match.id)
        async with asyncio.timeout(2):
            while slow.met <= number:
                await asyncio.sleep(0.005)
        async with outbox.editing(match.id, name) as broken_off:
            assert broken_off
    place.discord.faults.clear()
    async with asyncio.timeout(2):
        await place.settled()
    assert (await surface(place, match, name)).shown == (await surface(place, match, name)).wanted
    assert await place.bot.store.due() == []


async def test_a_prompt_whose_sending_was_never_confirmed_is_known_by_its_click(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if controls(panel_of(ana)) else bo
    name = f"panel:{(ana, bo).index(asked)}"
    known, count = await surface(place, match, name), len(asked.dms())
    async with place.bot.store.write() as tx:
        await tx.set_surface(match.id, name, message=0, tried=known.created - 1, mark="")
    await place.clicked(asked, panel_of(asked), "Keep all 4")
    assert (await surface(place, match, name)).message == known.message
    assert len(asked.dms()) == count
    assert "Waiting for" in panel_of(asked).text


# --- the end

async def test_closing_brings_what_is_due_within_its_time(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    async with place.bot.store.write() as tx:
        for name, where, user in ((BOARD, "thread", 0), ("panel:0", "dm", ana.id), ("panel:1", "dm", bo.id)):
            await tx.tell(match.id, name, where, user)
            await tx.set_surface(match.id, name, mark="")
    place.discord.faults.add("slow", "PATCH */messages/*", delay=0.05, times=3)
    await place.bot.outbox.kick(match.id)
    await place.bot.outbox.close()
    assert await place.bot.store.due() == []


async def test_closing_does_not_wait_for_what_discord_can_not_take(place: Hall) -> None:
    ana, bo = people(place)
    match = await place.begin(ana, bo, ("annie", "lux"))
    place.discord.faults.add(503, "PATCH /channels/*/messages/*", times=999)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, BOARD, "thread")
        await tx.set_surface(match.id, BOARD, mark="")
    await place.bot.outbox.kick(match.id)
    await asyncio.wait_for(place.bot.outbox.close(), 1.0)
    assert [one.name for one in await place.bot.store.due()] == [BOARD]


def thread_of(place: Hall, user: Any) -> list[Any]:
    return user.messages(match_thread(user))
