"""Notes: panels of one sentence, and the sentences that several features answer with."""
from __future__ import annotations

from bot.panels.parts import GREY, Button, Panel, Text, row
from bot.panels.text import plain

UNKNOWN = "This button belongs to a match that is no longer kept here. `/match mine` lists your matches."
WATCHING = "You are watching this match. Only its players can press this."
LEFT = "You have left this game and watch on. The others play to its end."
ANSWERED = "That was already answered. Here is the question that is open now."
CLOSED = "This invitation is closed."
BUSY = "The bot is busy. Your answer was **not** taken; please press again."
FAULT = ("Something went wrong here. Your answer was **not** taken and the question is still open. "
         "The host has a report.")
TABLE_FAULT = ("The rules engine stopped on an answer. Nothing was changed by it: the question is still open. "
               "The host has a report.")
NO_VIEW = "This look-up is no longer kept here. Ask again: `/rule`, `/keyword`, `/ruling`, `/card`."
NOTHING = "Nothing was chosen there."
OUTDATED = "The bot doesn’t have this command any more, or not like this. Restart Discord to see what it has now."
NO_NEW = "This bot takes no new matches at the moment. Matches that are running go on."


def anothers(name: str) -> str:
    """The sentence for a click on another player's question."""
    return f"{plain(name)} answers this one. You are told when it is your turn."


def note(text: str, link: str = "", label: str = "") -> Panel:
    """One sentence, with a link if there is one."""
    return Panel((Text(text), *row(Button(label, "", url=link) if link else None)), GREY)
