"""What panels say when the place of a match or a player can't be reached: what is wrong, and who can mend it."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, Text, fit, lines, row
from bot.panels.text import plain
from bot.store import Trouble

GO_ON = "The match goes on here and with `/match show`."
OF_THE_PLACE: dict[Trouble, str] = {
    "thread": f"The thread of this match is gone and I can’t open a new one. {GO_ON} Somebody who manages the server "
              "can let me create threads in its channel; `/doctor` shows what is missing.",
    "write": f"I am not allowed to write in the thread of this match, so the board there is old. {GO_ON} Somebody who "
             "manages the server can change that; `/doctor` shows what is missing.",
    "server": f"I am not in the server of this match any more, so there is no board. {GO_ON} Somebody who manages the "
              "server can invite me again.",
}
"""By what is wrong with the place of a match."""

CLOSED, TOO_FAST, QUARANTINED, STRANGER, NOBODY = 50007, 40003, 20026, 50278, 10013
OWN = {
    CLOSED: "Your private messages are closed",
    TOO_FAST: "Discord lets me send no more private messages to new people at the moment",
    QUARANTINED: "Discord lets me send no private messages at the moment",
    STRANGER: "You and I have no server in common, so I can’t send you private messages",
}
"""Why a player gets no private messages, by Discord's code."""
REMEDIES = {
    CLOSED: "In Discord: press the server's name, then *Privacy Settings*, and allow *Direct Messages*.",
    TOO_FAST: "You can do nothing about it; wait for some minutes.",
    QUARANTINED: "You can do nothing about it; whoever hosts the bot has to ask Discord.",
    STRANGER: "Come back to the server of this match.",
}
OTHERS = {
    STRANGER: "{name} has no server in common with me and can’t be told that it is their turn. "
              "If they don’t come back, *Menu* lets you end the game.",
    NOBODY: "{name}’s account is gone. *Menu* lets you end the game.",
}
"""What the other player is told about it."""


def reason(code: int) -> str:
    """Why a player gets no private messages."""
    return OWN.get(code, OWN[CLOSED])


def remedy(code: int) -> str:
    """What a player can do about it."""
    return REMEDIES.get(code, REMEDIES[CLOSED])


def with_word(panel: Panel, place: Trouble, others: Iterable[tuple[str, int]]) -> Panel:
    """The panel, headed by what is wrong with the place of the match, and with other players, of whom name and
    Discord's code are given."""
    words = [OF_THE_PLACE.get(place, ""), *(OTHERS.get(code, "").format(name=plain(name)) for name, code in others)]
    said = "\n".join(f"⚠ {word}" for word in words if word)
    return fit(replace(panel, parts=(Text(said), *panel.parts))) if said else panel


def call(match: str, user: int, seat: int, number: int, code: int) -> Panel:
    """The line in the thread that calls a player who gets no private messages, for the reason of Discord's code."""
    return Panel((
        Text(f"<@{user}>, you are needed. {reason(code)}, so your table is here: press the button. "
             "Only you will see it."),
        *row(Button("My table", custom_id(match, Origin.CALL, "mine", f"{seat}.{number}"), "primary"),
             Button("How to open messages", custom_id(match, Origin.CALL, "help"))),
    ), GOLD, (user,))


def how_to_open(match: str, code: int) -> Panel:
    """How to get private messages, by the code with which Discord refuses them."""
    return Panel((
        *lines("### How to open messages", f"{reason(code)}. {remedy(code)} Then press Try again.",
               "You can also go on playing with *My table* in the thread, or with `/match show`."),
        *row(Button("Try again", custom_id(match, Origin.CALL, "retry"), "primary")),
    ), GREY)
