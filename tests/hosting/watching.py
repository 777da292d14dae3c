"""Everything that the bot shows to anybody on the stand-in: which text, to whom, about which match, and when."""
from __future__ import annotations

import sqlite3
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.decks.commands import DeckCog
from bot.decks.forms import SAVING
from bot.lessons.address import MATCH as LESSON
from bot.lessons.address import is_teaching
from bot.lookups.address import is_lookup
from bot.lookups.commands import EditionsCog, LookupCog
from bot.panels import click_ids
from bot.privacy.commands import PrivacyCog
from bot.sandbox.interactions import Interaction, Kind
from bot.sandbox.records import DM, Channel, walk
from bot.sandbox.server import StandIn
from bot.sandbox.world import BOT_ID, Happening

EVERYBODY = 0
"""The reader of what isn't for one person."""
SHARED = "-# Shared by "
"""How a look-up ends that somebody posted for everybody: it stands for itself."""
LOOKUPS = {*(command.name for command in LookupCog.__cog_app_commands__), EditionsCog.__cog_group_name__}
"""The commands whose choices are look-ups."""
WORDS = ("content", "label", "title", "description", "placeholder", "name", "filename", "footer", "author", "text")
"""The fields of messages, embeds, components, files and forms that people read."""


@dataclass(slots=True)
class Shown:
    """A text, who saw it when, and the matches that it may be about. `options` are those of its selects."""

    reader: int
    text: str
    options: str
    where: str
    at: float
    matches: frozenset[str] = frozenset()


@dataclass(slots=True)
class History:
    """Values of something and since when each was seen to hold."""

    times: list[float] = field(default_factory=list)
    values: list[Any] = field(default_factory=list)

    def note(self, at: float, value: Any) -> None:
        """Note what holds now."""
        if not self.values or self.values[-1] != value:
            self.times.append(at)
            self.values.append(value)

    def when(self, at: float) -> Any:
        """What held then; None before the first note."""
        place = bisect_right(self.times, at)
        return self.values[place - 1] if place else None

    def between(self, since: float, upto: float) -> list[Any]:
        """All that held some time in between."""
        return self.values[max(0, bisect_right(self.times, since) - 1):bisect_right(self.times, upto)]


class Watch:
    """Listens to the stand-in, and looks into the store whenever somebody is shown something."""

    def __init__(self, discord: StandIn, database: Path) -> None:
        self.discord = discord
        self.database = database
        self.shown: list[Shown] = []
        self.lookups: set[str] = set()
        self.tokens: set[str] = set()
        self.stood: dict[str, History] = {}
        self.drafts: dict[tuple[str, int], History] = {}
        self.decks: dict[tuple[str, int], History] = {}
        self.decks_of: dict[int, int] = {}
        self._threads: dict[int, str] = {}
        self._about: dict[int, frozenset[str]] = {}
        self._open: list[tuple[Interaction, float]] = []
        self._unsure: list[Shown] = []
        discord.world.listeners.append(self._hear)

    def _hear(self, happening: Happening) -> None:
        data, channel = happening.data, happening.channel
        if happening.name == "INTERACTION_CREATE":
            self._asked(data)
        elif happening.name.startswith("MESSAGE_") and happening.name != "MESSAGE_DELETE" and channel is not None:
            if int(data["author"]["id"]) == BOT_ID:
                self._message(data, channel, happening.only)
        elif happening.name.startswith(("THREAD_", "CHANNEL_")) and data.get("name"):
            self._add(Shown(EVERYBODY, str(data["name"]), "", f"the name of {data['id']}", self._look()))

    # what was shown ---------------------------------------------------------------------------------------------------

    def _asked(self, data: Any) -> None:
        """Somebody did something: what comes of it is about the match of the control that they used."""
        at = self._look()
        number = int(data["id"])
        self._about[number] = matches_on([data["data"]]) or self._about.get(int(data.get("message", {}).get("id", 0)),
                                                                            frozenset())
        self.tokens.add(str(data["token"]))
        if is_about_decks(data["data"]):
            self.decks_of[number] = self.discord.desk.open[number].user
        self._open.append((self.discord.desk.open[number], at))

    def _message(self, data: Any, channel: Channel, only: int | None) -> None:
        at, number, parts = self._look(), int(data["id"]), walk(data["components"])
        reader = only or (channel.recipients[0] if channel.kind == DM else EVERYBODY)
        options = [option for part in parts for option in part.get("options", ())]
        text = "\n".join(words((data, *parts, *data["embeds"], *data["attachments"])))
        ids = [str(part["custom_id"]) for part in parts if part.get("custom_id")]
        if ids and all(map(is_lookup, ids)):
            self.lookups.update(text.split("\n"))
            return
        if SHARED in text and self._is_lookup(text.partition(SHARED)[0]):
            return
        asked = int((data.get("interaction_metadata") or {}).get("id", 0))
        if only and self.decks_of.get(asked) == only:
            return
        found = matches_on(parts) or self._about.get(asked) or self._about.get(number) or frozenset(
            {self._threads[channel.id]} if channel.id in self._threads else ())
        self._about[number] = found
        if found == {LESSON}:  # nobody else is in it
            return
        where = f"message {number} in {channel.name or 'their DMs'}{' for them alone' if only else ''}"
        self._add(Shown(reader, text, "\n".join(words(options)), where, at, found))

    def _is_lookup(self, text: str) -> bool:
        """Whether all of this stood on a look-up. What was shared may have been cut to fit."""
        rows = [row for row in text.strip().split("\n") if row not in self.lookups]
        return all(row.endswith("…") and any(one.startswith(row[:-1]) for one in self.lookups) for row in rows)

    def _add(self, one: Shown) -> None:
        self.shown.append(one)
        if not one.at:  # the store could not be read: nobody knows yet how far the games are
            one.at = time.monotonic()
            self._unsure.append(one)

    def taken(self) -> list[Shown]:
        """What was shown since the last time, forms and choices too, as far as it is known how the games stood then."""
        self._look()
        for interaction, at in self._open:
            self._answered(interaction, at)
        self._open = [(one, at) for one, at in self._open if one.modal is None and one.choices is None
                      and one.id in self.discord.desk.open]
        for record in self.discord.traffic.records:
            if record.reason:
                self._add(Shown(EVERYBODY, record.reason, "", f"the audit log, by {record.path}", time.monotonic()))
                record.reason = ""
        unsure = {id(one) for one in self._unsure}
        found = [one for one in self.shown if id(one) not in unsure]
        self.shown = list(self._unsure)
        return found

    def _answered(self, interaction: Interaction, at: float) -> None:
        about, now = self._about[interaction.id], time.monotonic()
        if interaction.modal is not None:
            parts = walk(interaction.modal.get("components", []))
            text = "\n".join(words((interaction.modal, *parts)))
            self._add(Shown(interaction.user, text, "", "a form", now, about))
        lookup = interaction.kind is Kind.AUTOCOMPLETE and interaction.data.get("name") in LOOKUPS
        if interaction.choices and not lookup:
            self._add(Shown(interaction.user, "\n".join(words(interaction.choices)), "", "choices", now, about))

    # how the games stood ----------------------------------------------------------------------------------------------

    def _look(self) -> float:
        """See how far every game is; when that was, 0 if the store can't be read now."""
        try:
            with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True, timeout=0.05)) as file:
                self._read(file)
        except sqlite3.Error:
            return 0.0 if self.database.exists() else time.monotonic()
        now = time.monotonic()
        for one in self._unsure:
            one.at = now
        self._unsure.clear()
        return now

    def _read(self, file: sqlite3.Connection) -> None:
        now = time.monotonic()
        for game, seq in file.execute("SELECT game, seq FROM snapshot"):
            self.stood.setdefault(game, History()).note(now, seq)
        drafts = {(game, seat): (number, path)
                  for game, seat, number, path in file.execute("SELECT game, seat, number, path FROM draft")}
        for key in {*drafts, *self.drafts}:
            self.drafts.setdefault(key, History()).note(now, drafts.get(key))
        for match, seat, user, deck in file.execute("SELECT match, seat, user, CASE own WHEN '' THEN deck ELSE own END"
                                              " FROM player JOIN match ON match = id"
                                              " WHERE state IN ('invited', 'decks')"):
            self.decks.setdefault((match, seat), History()).note(now, (user, deck))
        self._threads.update((thread, match) for match, thread in file.execute(
            "SELECT id, thread FROM match WHERE thread > 0"))


def is_about_decks(data: Any) -> bool:
    """Whether what somebody does is answered with their own decks, which they may see; nobody else may."""
    custom_id = str(data.get("custom_id") or "")
    click = click_ids.read(custom_id)
    return data.get("name") in (DeckCog.__cog_group_name__, PrivacyCog.__cog_group_name__) or custom_id.startswith(
        SAVING) or (click is not None and click.action in ("pickdeck", "pasted", "ready"))


def matches_on(parts: Iterable[Any]) -> frozenset[str]:
    """The matches that controls belong to; a lesson is one, too."""
    ids = [str(part["custom_id"]) for part in parts if part.get("custom_id")]
    found = frozenset(click.match for click in map(click_ids.read, ids) if click is not None)
    return found | {LESSON} if any(map(is_teaching, ids)) else found


def words(parts: Iterable[Any]) -> Iterator[str]:
    """All that people read of these parts of messages."""
    for part in parts:
        for name in WORDS:
            found = part.get(name)
            if isinstance(found, str) and found:
                yield found
            elif isinstance(found, dict) and name in ("footer", "author"):
                yield from words([found])
        yield from words(part.get("fields", ()))
        yield from words(part.get("items", ()))
        yield from (str(row.get("value", "")) for row in part.get("fields", ()))
