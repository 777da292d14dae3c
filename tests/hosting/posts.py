"""What people read off the messages around a match: whose it is, who has a seat, who is ready, what can be pressed."""
from __future__ import annotations

import re
from dataclasses import dataclass

from bot.panels import click_ids
from bot.panels.click_ids import Click
from bot.sandbox.driver import User
from bot.sandbox.records import Message, walk
from tests.hosting.crowd import Pair

TEAM = r"(?:, team [AB])?"
"""What may follow the name of somebody who has a seat."""


@dataclass(frozen=True, slots=True)
class Post:
    """A match in the channel: its message, and its id."""

    message: int
    match: str


def posted(message: Message, pair: Pair) -> Post | None:
    """The invitation or open table of one of these people that has just been posted; None for anything else."""
    text = text_of(message)
    if host_of(text, pair) < 0 or not clicks_on(message):
        return None
    return Post(message.id, match_on(message))


def text_of(message: Message) -> str:
    """All texts of a message."""
    return "\n".join(str(part["content"]) for part in walk(message.components) if part["type"] == 10)


def clicks_on(message: Message) -> dict[Click, str]:
    """The controls of matches on a message: what each does, and its id."""
    names = [str(part["custom_id"]) for part in walk(message.components) if part.get("custom_id")]
    return {click: name for name in names if (click := click_ids.read(name)) is not None}


def match_on(message: Message) -> str:
    """The match that the controls of a message belong to."""
    return next(click.match for click in clicks_on(message))


def thread_of(message: Message) -> int:
    """The thread that a message leads to, 0 if it leads to none."""
    links = [str(part["url"]) for part in walk(message.components) if part.get("url")]
    return next((int(link.rpartition("/")[2]) for link in links), 0)


def host_of(text: str, pair: Pair) -> int:
    """Which of these people challenges another, opens a table, or offers a rematch with that text; -1 for nobody."""
    heading = text.split("\n")[0]
    return next((at for at, user in enumerate(pair.users)
                 if re.match(rf"## {re.escape(user.name)} (challenges|opens|offers) ", heading)), -1)


def is_seated(text: str, name: str) -> bool:
    """Whether somebody has a seat at the match of that text; in an invitation, or an accepted one, both have."""
    return "**Seats, " not in text or _line(text, name, "") is not None


def is_asked(text: str, user: User) -> bool:
    """Whether somebody is asked to play, or, with a seat at an open table, to agree to its terms."""
    return f"{user.mention}, will you play" in text or _line(text, user.name, "asked whether") is not None


def is_ready(text: str, name: str) -> bool:
    """Whether that player is shown as ready."""
    return _line(text, name, r"deck chosen, \*\*ready\*\*$") is not None


def is_last(text: str, pair: Pair, me: int) -> bool:
    """Whether everybody is ready but this person, who has a deck: the game begins when they are, too."""
    others = (user.name for at, user in enumerate(pair.users) if at != me)
    return all(is_ready(text, name) for name in others) and _line(text, pair.users[me].name, "deck chosen$") is not None


def _line(text: str, name: str, said: str) -> re.Match[str] | None:
    """The line of a player that goes on so."""
    return re.search(rf"(?m)^(?:- |\d\. ){re.escape(name)}{TEAM}: {said}", text)
