"""Refusals, *Why?* and *Why not?*: each with the rule and our wording of it; and the polite answers to clicks that come too late."""
from __future__ import annotations

from collections.abc import Sequence

from bot.game.unreachable import reason
from bot.panels.click_ids import custom_id
from bot.panels.parts import GOLD, GREY, RED, Button, Choice, Panel, Select, Text, lines, menu, paged, row
from bot.panels.text import cut, plain
from engine.kernel.decision import Reason

UNKNOWN = "This button belongs to a match that is no longer kept here. `/match mine` lists your matches."
WATCHING = "You are watching this match. Only its players can press this."
ANSWERED = "That was already answered. Here is the question that is open now."
CLOSED = "This invitation is closed."
BUSY = "The bot is busy. Your answer was **not** taken; please press again."
FAULT = "Something went wrong here. Your answer was **not** taken and the question is still open. The host has a report."
TABLE_FAULT = "The rules engine stopped on an answer. Nothing was changed by it: the question is still open. The host has a report."
NO_VIEW = "This look-up is no longer kept here. Ask again: `/rule`, `/keyword`, `/ruling`, `/card`."
NOTHING = "Nothing was chosen there."
OUTDATED = "The bot doesn’t have this command any more, or not like this. Restart Discord to see what it has now."
NO_NEW = "This bot takes no new matches at the moment. Matches that are running go on."


def anothers(name: str) -> str:
    """The decision is another player's."""
    return f"{plain(name)} answers this one. You are told when it is your turn."


def note(text: str, link: str = "", label: str = "") -> Panel:
    """One sentence, with a link if there is one."""
    return Panel((Text(text), *row(Button(label, "", url=link) if link else None)), GREY)


def refusal(match: str, number: int, title: str, reasons: Sequence[Reason]) -> Panel:
    """An answer or action that is refused: the reasons and the rules they come from."""
    said = [f"- {plain(cut(reason.text, 300))} Rule {plain(reason.rule)}." for reason in reasons[:8]]
    rules = list(dict.fromkeys(reason.rule for reason in reasons if reason.rule))[:4]
    return Panel((
        *lines(f"### {plain(title)}", *said, "-# Nothing has changed. Rules v1.4."),
        *row(*(Button(f"Why? {one}", custom_id(match, number, "rule", one)) for one in rules)),
    ), RED)


def why_not(match: str, number: int, found: Sequence[tuple[str, str, Reason]], page: int = 0) -> Panel:
    """A menu of what can't be done now; picking one says why."""
    if not found:
        return Panel((*lines("### What you can’t do now", "There is nothing else that you could want to do now."),), GREY)
    choices = {key: Choice(label, key, reason.text) for key, label, reason in found}
    return Panel((
        *lines("### What you can’t do now", "Pick a card or an action to see why."),
        *menu(Select("Why can’t I…", custom_id(match, number, "pickwhy"), paged(tuple(choices.values()), page))),
    ), GREY)


def menu_panel(match: str, title: str, held: bool, code: int = 0) -> Panel:
    """What a player can do besides playing. `held`: they are asked in every window, even where nothing could be done. `code`: with which
    Discord refuses private messages to them."""
    return Panel((
        *lines("### Menu", plain(title),
               "You are asked in every window." if held
               else "Windows in which everybody can see that you can do nothing are passed for you.",
               f"{reason(code)}. Play with *My table* in the thread, or with `/match show`." if code else ""),
        *row(Button("Pass empty windows for me" if held else "Ask me in every window", custom_id(match, "m", "hold")),
             Button("My hand here", custom_id(match, "m", "mine")),
             Button("Concede", custom_id(match, "m", "concede"), "danger"),
             Button("How to open messages", custom_id(match, "f", "help")) if code else None),
    ), GREY)


def concede(match: str, other: str) -> Panel:
    """Asks once more."""
    return Panel((
        *lines("### Concede this game?", f"The game ends and {plain(other)} wins."),
        *row(Button("Yes, concede", custom_id(match, "m", "conceding"), "danger"), Button("No", custom_id(match, "m", "stay"))),
    ), GOLD)


def about() -> Panel:
    """The notice of a fan project."""
    return Panel((
        *lines("### Chainkeeper", "Hosts duels of the card game Riftbound with a rules engine. Free, and open source under the MIT licence.",
               "`/match challenge` begins a duel. `/rule`, `/keyword`, `/ruling` and `/card` look things up, `/rules history` and `/rules diff` "
               "through the editions; in the menu of a message, *Apps* has *Look up rules mentioned here*."),
        Text("-# Chainkeeper is a project by fans. It isn’t endorsed by Riot Games and doesn’t reflect the views or opinions of Riot Games or "
             "anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated properties are "
             "trademarks or registered trademarks of Riot Games, Inc."),
    ), GREY)
