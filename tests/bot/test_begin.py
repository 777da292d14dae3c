"""From the second *Ready* to the first question: one transaction, and what must follow it follows, late if need be."""
from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot import upkeep
from bot.game.context import Host
from bot.match import lobby
from bot.sandbox.driver import User
from bot.store import Match, sqlite
from bot.store.message_names import LOBBY, message_name
from bot.tables import table
from engine.game import Game
from engine.kernel.decision import Decision
from engine.library import Catalogue
from tests.bot.players import Hall, controls, hall, panel_of

BUSY = "The bot is busy. Your answer was **not** taken; please press again."
READY = ("SELECT COUNT(*) FROM match WHERE state = 'decks' AND NOT EXISTS "
         "(SELECT * FROM player WHERE match = id AND NOT ready)")
RUNNING = "SELECT COUNT(*) FROM match WHERE state = 'running'"
ENTRIES = "SELECT COUNT(*) FROM entry"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    async with hall(tmp_path) as found:
        yield found


class Other:
    """Another program with the database open, which locks it now, or right after a commit."""

    def __init__(self, place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = sqlite3.connect(place.settings.database, isolation_level=None)
        self.monkeypatch = monkeypatch

    def count(self, sql: str) -> int:
        return int(self.file.execute(sql).fetchone()[0])

    def lock(self) -> None:
        self.file.execute("BEGIN IMMEDIATE")

    def unlock(self) -> None:
        self.file.execute("ROLLBACK")

    def lock_at_start(self) -> None:
        """Lock the database when the next bot has taken its lease, and begins with what is due."""
        run = upkeep.run

        async def locked(host: Host) -> None:
            self.lock()
            await run(host)

        self.monkeypatch.setattr(upkeep, "run", locked)

    def after_commits(self, act: Callable[[], object]) -> None:
        """Act in the instant after each commit of the bot."""
        self.monkeypatch.setattr(sqlite, "kill_point", lambda name: act() if name == "after-commit" else None)

    def lock_after(self, sql: str) -> None:
        """Lock the database right after the commit that makes that query count something."""
        def act() -> None:
            if not self.file.in_transaction and self.count(sql):
                self.lock()

        self.after_commits(act)


@pytest.fixture
def other(place: Hall, monkeypatch: pytest.MonkeyPatch) -> Other:
    return Other(place, monkeypatch)


async def nearly(place: Hall, first: str = "Ana", second: str = "Bo") -> tuple[User, User, Match]:
    """Two people of whom only the second has *Ready* to press."""
    ana, bo = place.discord.user(first), place.discord.user(second)
    challenge = await ana.command("table", "match challenge", user=bo)
    assert challenge.message is not None
    await place.clicked(bo, challenge.message, "Accept")
    for user, deck in ((ana, "annie"), (bo, "lux")):
        await place.clicked(user, panel_of(user), "Ready-made decks", deck)
    await place.clicked(ana, panel_of(ana), "Ready")
    return ana, bo, (await place.bot.store.matches_of(ana.id))[0]


async def stored(place: Hall, match: Match) -> Match:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found


def told(user: User) -> list[str]:
    """What the bot told this user beside the panels."""
    return [seen.text for seen in (*user.dms(), *user.messages("table")) if seen.ephemeral]


def keeper(seat: int) -> Callable[[Game, Decision, Catalogue, bool], tuple[str, ...] | None]:
    """A standing order by which that seat keeps its opening hand."""
    return lambda game, decision, *_: () if decision.kind == "mulligan" and decision.seat == seat else None


async def test_ready_and_the_game_are_one_transaction(place: Hall, other: Other) -> None:
    _, bo, match = await nearly(place)
    seen: list[tuple[int, int]] = []
    other.after_commits(lambda: seen.append((other.count(READY), other.count(RUNNING))))
    await place.clicked(bo, panel_of(bo), "Ready")
    assert (0, 1) in seen
    assert not any(ready for ready, _ in seen), "no kill can leave both ready without a game"
    assert (await stored(place, match)).state == "running"


async def test_a_locked_database_takes_no_ready_and_the_next_press_starts(place: Hall, other: Other) -> None:
    _, bo, match = await nearly(place)
    other.lock()
    await place.clicked(bo, panel_of(bo), "Ready")
    other.unlock()
    assert told(bo) == [BUSY]
    found = await stored(place, match)
    assert (found.state, found.players[1].ready) == ("decks", False)
    assert match.id not in place.bot.tables.cache
    await place.clicked(bo, panel_of(bo), "Ready")
    assert (await stored(place, match)).state == "running"
    assert any(controls(panel_of(user)) for user in (place.discord.user("Ana"), bo))


async def test_a_lock_right_after_the_commit_is_nobodys_business(
        place: Hall, other: Other, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo, match = await nearly(place)
    monkeypatch.setattr(table, "standing_answer", keeper(1))  # who is asked first with this secret
    other.lock_after(RUNNING)
    await bo.click(panel_of(bo), "Ready")
    await place.handled()
    assert told(bo) == told(ana) == []
    assert (await stored(place, match)).state == "running"
    assert await place.bot.store.entries(match.id) == []
    assert place.bot.tables.unsettled == {match.id}
    other.after_commits(lambda: None)
    other.unlock()
    await upkeep.once(place.bot)
    await place.settled()
    assert [entry.by for entry in await place.bot.store.entries(match.id)] == ["standing"]
    assert place.bot.tables.unsettled == set()
    assert (bool(controls(panel_of(ana))), bool(controls(panel_of(bo)))) == (True, False)


async def test_an_answer_that_was_taken_is_never_called_not_taken(
        place: Hall, other: Other, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    first, second = (ana, bo) if controls(panel_of(ana)) else (bo, ana)
    monkeypatch.setattr(table, "standing_answer", keeper((ana, bo).index(second)))
    other.lock_after(ENTRIES)
    await first.click(panel_of(first), "Keep all 4")
    await place.handled()
    assert told(first) == []
    assert not controls(panel_of(first)), "and the panel shows that it was taken"
    assert len(await place.bot.store.entries(match.id)) == 1
    other.after_commits(lambda: None)
    other.unlock()
    await upkeep.once(place.bot)
    await place.settled()
    assert [entry.by for entry in await place.bot.store.entries(match.id)] == ["player", "standing"]


async def both_ready(place: Hall, match: Match, *decks: str) -> None:
    """The rows that an older version left behind when it was killed at the second *Ready*."""
    async with place.bot.store.write() as tx:
        for seat, deck in enumerate(decks):
            await tx.set_player(match.id, seat, ready=True, deck=deck)


async def test_both_ready_in_an_old_database_begins_at_the_start(place: Hall) -> None:
    _, _, broken = await nearly(place, "Cleo", "Dee")
    ana, bo, match = await nearly(place)
    await both_ready(place, broken, "no such deck", "lux")
    await both_ready(place, match, "annie", "lux")
    await place.restart()
    assert (await stored(place, match)).state == "running"
    assert any(controls(panel_of(user)) for user in (ana, bo))
    assert (await stored(place, broken)).state == "decks", "one that fails holds up no other"


async def test_a_start_with_a_locked_database_is_made_up_for(place: Hall, other: Other) -> None:
    _, _, match = await nearly(place)
    await both_ready(place, match, "annie", "lux")
    await place.stop()
    other.lock_at_start()
    await place.start()
    assert (await stored(place, match)).state == "decks"
    other.unlock()
    await upkeep.once(place.bot)
    assert (await stored(place, match)).state == "running"


async def test_what_was_due_is_brought_though_the_start_met_a_locked_database(
        place: Hall, other: Other, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    await place.clicked(ana, post, "Withdraw")
    seen = place.discord.world.message(post.channel_id, post.id)
    (match,) = await place.bot.store._ids("state = 'closed'")
    async with place.bot.store.write() as tx:
        await tx.tell(match, LOBBY, "channel")
        await tx.set_surface(match, LOBBY, mark="")
    await place.stop()
    seen.edited = None
    monkeypatch.setattr(upkeep, "EVERY", 0.05)
    other.lock_at_start()
    await place.start()
    assert seen.edited is None
    other.unlock()
    async with asyncio.timeout(10):
        while await place.bot.store.due():
            await asyncio.sleep(0.02)
    assert seen.edited is not None


async def test_a_lock_right_after_the_invitation_is_nobodys_business(
        place: Hall, other: Other, caplog: pytest.LogCaptureFixture) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    other.lock_after("SELECT COUNT(*) FROM match WHERE state = 'invited'")
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    async with asyncio.timeout(10):
        while not any("not noted where" in record.getMessage() for record in caplog.records):
            await asyncio.sleep(0.01)
    other.after_commits(lambda: None)
    other.unlock()
    assert told(ana) == []
    await place.clicked(bo, post, "Accept")
    (match,) = await place.bot.store.matches_of(bo.id)
    assert (match.state, match.lobby) == ("decks", post.id)


async def test_a_picker_that_was_sent_anew_is_emptied_though_it_is_used_once_more(place: Hall) -> None:
    _, bo, match = await nearly(place)
    old = panel_of(bo)
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, message_name("panel", 1))
    await place.clicked(bo, old, "Ready-made decks", "yi")
    assert bo.look(old).text == "Moved down."
    assert [one.selects != [] for one in bo.dms()] == [False, True]
    assert (await stored(place, match)).players[1].deck == "yi"
