"""The same table by private message and by *My table*: the same sight, the same buttons, and the first valid click
counts."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.panels import click_ids
from bot.sandbox.driver import Seen, User
from bot.store import Match
from tests.bot.players import Hall, Person, controls, hall, panel_of, play_until

pytestmark = pytest.mark.end_to_end


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (3).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))


def board(user: User) -> Seen:
    """The newest board of the thread."""
    return [message for message in user.messages(int(user.threads()[-1]["id"]))
            if "Board as text" in message.labels][-1]


async def my_table(place: Hall, user: User) -> Seen:
    """A new ephemeral panel."""
    await place.clicked(user, board(user), "My table")
    return max((message for message in user.messages(int(user.threads()[-1]["id"])) if message.ephemeral),
               key=lambda message: message.id)


def note(user: User) -> str:
    """The newest ephemeral message anywhere."""
    return max((m for m in (*user.dms(), *user.messages(int(user.threads()[-1]["id"]))) if m.ephemeral),
               key=lambda m: m.id).text


def said(message: Seen) -> list[str]:
    """What a panel says, but for what is about the surface itself."""
    own = ("-# Only you see this", "⚠")
    text = message.text.replace(" This message changes by itself when you are needed.", "")
    return [line for line in text.splitlines() if not line.startswith(own)]


class Switching(Person):
    """Answers now here, now there, and looks at both."""

    compared = 0

    async def step(self) -> None:
        mine, theirs = await my_table(self.hall, self.user), panel_of(self.user)
        assert controls(mine) == controls(theirs)
        assert said(mine) == said(theirs)
        Switching.compared += 1
        if self.random.random() < 0.5:
            self.switched = mine
            await super().step()
            del self.switched
        else:
            await super().step()
        assert said(await my_table(self.hall, self.user)) == said(panel_of(self.user)), "both show what came of it"

    async def press(self, message: Seen, name: str) -> None:
        await super().press(getattr(self, "switched", message), name)

    async def choose(self, message: Seen, name: str, values: list[str]) -> None:
        await super().choose(getattr(self, "switched", message), name, values)


async def test_a_game_goes_on_from_surface_to_surface(place: Hall, match: Match) -> None:
    people = [Switching(place, place.discord.user(name), seed) for seed, name in enumerate(("Ana", "Bo"))]

    async def enough() -> bool:
        return Switching.compared >= 50

    assert await play_until(people, enough)
    entries = await place.bot.store.entries(match.id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert not place.settings.reports.exists()


@pytest.mark.parametrize("same", [True, False])
async def test_the_first_valid_click_counts_and_the_others_say_so_and_refresh(
        place: Hall, match: Match, same: bool) -> None:
    user = next(one for one in (place.discord.user("Ana"), place.discord.user("Bo")) if controls(panel_of(one)))
    first, second, dm = await my_table(place, user), await my_table(place, user), panel_of(user)
    keep = dm.custom_id("Keep all 4")
    if not same:  # the others have gone on to something else meanwhile
        select = next(str(part["custom_id"]) for part in first.selects)
        await place.clicked(user, first, select, str(first.selects[0]["options"][0]["value"]))
        assert "Replace 1 and keep 3" in user.look(first).labels
    await asyncio.gather(*(user.click(user.look(one), keep) for one in (second, dm, first)))
    await place.settled()
    assert len(await place.bot.store.entries(match.id)) == 1
    for one in (first, second, dm):
        assert not controls(user.look(one)), "every surface shows what is open now"
    assert note(user) == "That was already answered. Here is the question that is open now."
    notes = [one for one in (*user.dms(), *user.messages(first)) if one.ephemeral
             and one.text.startswith("That was already answered")]
    assert len(notes) == 2, "each of those that came too late says so"


async def test_my_table_is_offered_always_and_explained_where_it_is_needed(place: Hall, match: Match) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    user = ana if controls(panel_of(ana)) else bo
    assert "My table" in board(user).labels
    await place.clicked(user, board(user), "Menu")
    assert "How to open messages" not in max((m for m in user.messages(board(user)) if m.ephemeral),
                                             key=lambda m: m.id).labels
    user.close_dms()
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, f"panel:{(ana, bo).index(user)}")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    call = user.messages(board(user))[-1]
    assert call.labels == ["My table", "How to open messages"]
    await place.clicked(user, board(user), "Menu")
    menu = max((m for m in user.messages(board(user)) if m.ephemeral), key=lambda m: m.id)
    assert "Your private messages are closed. Play with *My table* in the thread" in menu.text
    await place.clicked(user, menu, "How to open messages")
    help_ = max((m for m in user.messages(board(user)) if m.ephemeral), key=lambda m: m.id)
    await place.clicked(user, help_, "Try again")
    assert "Your private messages are closed" in user.look(help_).text, "trying again says when it was in vain"
    user.open_dms()
    await place.clicked(user, user.look(help_), "Try again")
    assert user.look(help_).text == "Your table is in your private messages now."
    assert "Keep all 4" in panel_of(user).labels
    shown = await user.command("general", "match show")
    assert shown.message is not None
    assert "Keep all 4" in shown.message.labels, "in any channel"


async def test_a_panel_of_another_process_or_time_is_the_same_question(place: Hall, match: Match) -> None:
    user = next(one for one in (place.discord.user("Ana"), place.discord.user("Bo")) if controls(panel_of(one)))
    mine = await my_table(place, user)
    await place.restart()
    await place.clicked(user, mine, "Keep all 4")
    assert len(await place.bot.store.entries(match.id)) == 1
    assert not controls(panel_of(user)), "the private message follows"
    assert all(click_ids.read(name) is not None for name, _ in controls(user.look(mine)))
