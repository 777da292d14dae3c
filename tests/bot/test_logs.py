"""What is logged: enough to follow a game, and never a token, a secret or a card."""
from __future__ import annotations

import io
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.outbox import queues
from bot.process import logs
from bot.process.discord_address import point_client_at
from bot.sandbox.server import StandIn
from cards.catalogue import CARDS
from engine.game import Game
from tests.bot.players import Hall, Person, panel_of, play_until

TOKEN = "MTIz.sandbox.token"
SECRET = (77).to_bytes(32, "big")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that the bot logs at DEBUG."""
    root, kept = logging.getLogger(), {name: logging.getLogger(name).level for name in ("discord", "aiosqlite")}
    handlers, level = root.handlers[:], root.level
    said = io.StringIO()
    monkeypatch.setattr("sys.stderr", said)
    logs.start("DEBUG", TOKEN)
    yield said
    root.handlers[:], root.level = handlers, level
    for name, before in kept.items():
        logging.getLogger(name).setLevel(before)


@pytest.fixture
async def place(tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: SECRET)
    monkeypatch.setattr(queues, "FIRST", 0.01)
    async with StandIn(rate_limits=False) as found:
        point_client_at(found.url)
        hall = Hall(found, tmp_path)
        await hall.start()
        try:
            yield hall
        finally:
            await hall.stop()


def harmless(said: str) -> None:
    """No card, no secret, no token."""
    assert TOKEN not in said
    assert SECRET.hex() not in said
    assert repr(SECRET)[2:20] not in said
    assert not re.search(r"/(webhooks|interactions)/\d+/[A-Za-z0-9]", said)
    named = [card.name for card in CARDS.values() if re.search(rf"\b{re.escape(card.name)}\b", said)]
    assert named == []


async def test_a_game_with_everything_logged_names_no_card_and_no_secret(place: Hall, lines: io.StringIO) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    people = [Person(place, ana, 1), Person(place, bo, 2)]
    steps = iter(range(60))

    async def enough() -> bool:
        return next(steps, None) is None

    place.discord.faults.add("lost", "PATCH *", rate=0.1)
    await play_until(people, enough)
    place.discord.faults.clear()
    assert any("play:" in key for entry in await place.bot.store.entries(match.id)
               for key in entry.keys), "cards were played"
    said = lines.getvalue()
    assert f"game={match.id}" in said
    assert "level=DEBUG" in said
    harmless(said)


async def test_what_the_outbox_does_is_not_said_of_the_click_that_woke_it(place: Hall, lines: io.StringIO) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    match = await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if "Keep all 4" in panel_of(ana).labels else bo
    place.discord.faults.add("503", "PATCH /channels/*/messages/*", times=9)
    await place.clicked(asked, panel_of(asked), "Keep all 4")
    told = [line for line in lines.getvalue().splitlines() if "logger=bot.outbox" in line]
    assert any("event=sent panel:0" in line and f"game={match.id}" in line for line in told)
    assert any("event=not brought" in line or "limited" in line or "503" in line for line in told), told
    assert [line for line in told if " user=" in line or " interaction=" in line] == []
    assert f"user={asked.id}" in lines.getvalue(), "lines of the click itself have it"


async def test_what_breaks_in_a_game_is_logged_by_its_type_and_reported_whole(
        place: Hall, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    await place.begin(ana, bo, ("annie", "lux"))
    asked = ana if "Keep all 4" in panel_of(ana).labels else bo

    panel = panel_of(asked)

    def broken(game: Game, *_: object, **__: object) -> None:
        raise KeyError(f"{[card.name for card in CARDS.values()]} {game.secret.hex()} {TOKEN}")

    for times, door in enumerate(("answer", "sight"), 1):
        # once where the engine is asked for it, once wherever a panel is drawn
        monkeypatch.setattr(Game, door, broken)
        await place.clicked(asked, panel, "Keep all 4")
        monkeypatch.undo()
        told = [one for one in asked.dms() if one.ephemeral and "question is still open" in one.text]
        assert len(told) == times
    said = lines.getvalue()
    assert "KeyError" in said
    harmless(said)
    reports = "".join(path.read_text() for path in place.settings.reports.glob("*.json"))
    assert SECRET.hex() in reports, "the host can play it again"
    assert all(path.stat().st_mode & 0o077 == 0 for path in place.settings.reports.glob("*.json"))


def test_tokens_in_addresses_and_messages_are_struck_out() -> None:
    form = logs.Structured("top.secret")
    record = logging.LogRecord("discord", logging.WARNING, "", 0, "limited: %s, with %s",
                               ("https://discord.com/api/v10/webhooks/99/aW50ZXJhY3Rpb24/messages/@original",
                                "Bot top.secret"), None)
    line = form.format(record)
    assert "webhooks/99/…/messages" in line
    assert "top.secret" not in line
    assert "aW50" not in line


def test_an_error_of_the_network_keeps_its_words() -> None:
    form = logs.Structured()
    try:
        raise OSError("no route to host")
    except OSError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (type(error), error, error.__traceback__))
    assert "no route to host" in form.format(record)
