"""The processes in which computer players think: started late, replaced when they die, ended with the bot."""
from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.computers import players, worker
from bot.computers import workers as room
from bot.computers.workers import Unthought, Workers
from cards.puzzles import past
from cards.puzzles.past import begun
from tests.bot.test_store import ROOT
from tests.bot.thinkers import ANSWER, Task, Thought, nothing, odd
from tests.puzzles.finished import TURN, WINNER, finished

pytestmark = pytest.mark.end_to_end


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(room, "REST", 0.0)
    made = Workers(odd, nothing, 1, 20.0)
    yield made
    made.close()


def alive(pid: int) -> bool:
    """Whether there is a process of that id that runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def gone(pid: int) -> None:
    async with asyncio.timeout(10):
        while alive(pid):
            await asyncio.sleep(0.02)


async def dies(workers: Workers, seed: str) -> None:
    with pytest.raises(Unthought, match="a worker died"):
        await workers.ask(Task(seed))


async def test_other_work_is_done_by_a_worker_too() -> None:
    """What a finished game is told by goes there and back."""
    made = Workers()
    try:
        found = await made.do(begun, finished().moment(WINNER, TURN), 120.0)
    finally:
        made.close()
    assert found == begun(finished().moment(WINNER, TURN))


async def test_workers_start_with_the_first_task_and_are_replaced_when_they_die(
        workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers.pids == (), "who asks nothing pays nothing"
    thought = await workers.ask(Task("go"))
    pid = thought.pid
    assert (thought.keys, workers.pids, thought.nice) == (ANSWER, (pid,), min(19, os.nice(0) + worker.NICE))
    with pytest.raises(Unthought, match=r"^it failed by ValueError$") as failed:
        await workers.ask(Task("fail"))
    assert str(failed.value.error) == "it can't", "which is for the report alone"
    assert workers.pids == (pid,), "that harms no worker"
    asked = asyncio.create_task(dies(workers, "sleep 30"))
    await asyncio.sleep(0.1)
    os.kill(pid, signal.SIGKILL)
    await asked
    assert (await workers.ask(Task("go"))).pid != pid
    (last,) = workers.pids
    workers.patience = 0.2
    with pytest.raises(Unthought, match="nothing came in"):
        await workers.ask(Task("sleep 30"))
    with pytest.raises(Unthought, match="nothing came in"):
        await workers.ask(Task("go"))
    workers.close()
    await gone(last)
    with pytest.raises(Unthought, match="no workers"):
        await workers.ask(Task("go"))


async def test_after_a_death_others_are_started_only_after_a_rest(
        workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "REST", 60.0)
    await dies(workers, "die")
    with pytest.raises(Unthought, match="no workers now"):
        await workers.ask(Task("go"))
    assert workers.pids == ()


async def test_no_more_tasks_are_taken_than_can_be_worked_off(workers: Workers) -> None:
    waiting = [asyncio.create_task(workers.ask(Task("sleep 0.01"))) for _ in range(room.LINE)]
    await asyncio.sleep(0)
    with pytest.raises(Unthought, match="too many are waiting"):
        await workers.ask(Task("go"))
    assert [(await one).keys for one in waiting] == [ANSWER] * room.LINE
    assert (await workers.ask(Task("go"))).keys == ANSWER


KILLED = """
import multiprocessing, os, signal
from concurrent.futures import ProcessPoolExecutor
from bot.computers import worker
from cards.puzzles.past import begun
from tests.bot.thinkers import Task, nothing, odd
from tests.puzzles.finished import TURN, WINNER, finished

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), worker.begin, (nothing,))
    print(pool.submit(worker.done, odd, Task("go")).result().pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_worker_doesn_t_outlive_a_bot_that_is_killed(tmp_path: Path) -> None:
    said = tmp_path / "said"  # no pipe, which a worker that is left behind would keep open
    with said.open("w") as file:
        done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", KILLED], stdout=file, check=False,
                                       env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=30)
    assert done.returncode == -signal.SIGKILL
    pid = int(said.read_text())
    try:
        await gone(pid)
    finally:
        if alive(pid):
            os.kill(pid, signal.SIGKILL)


def test_whoever_looks_for_a_way_is_ready_before_nobody_waits_any_more() -> None:
    longest = max(past.LONGEST, past.SOLVING)
    assert longest < players.PATIENCE < worker.LONGEST, "nor does it seem to hang"


def test_a_worker_that_hangs_ends_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[int] = []
    monkeypatch.setattr(worker, "LONGEST", 1)
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    try:
        thought = worker.done(odd, Task("sleep 1.2"))
        assert (isinstance(thought, Thought), rung) == (True, [signal.SIGALRM])
        assert signal.alarm(0) == 0, "no alarm is left for the next task"
    finally:
        signal.signal(signal.SIGALRM, before)
