"""The controls by which a player leaves word of what to answer from now on, and takes it back."""
from __future__ import annotations

import hashlib

from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import Button, Choice, Row, Select, menu
from bot.panels.text import plain
from bot.tables.desk import Desk
from engine.standing import Orders, Until, offered

UNTIL: dict[Until, tuple[str, str]] = {
    "chain": ("until the chain is empty", "Ends if an opponent chooses you or yours"),
    "showdown": ("until this showdown is over", "Passes Focus here, too"),
    "turn": ("until your turn", "Ends if a combat with your units starts"),
}
"""What a yield waits for, and what is said of it."""
SKIP = "skip:"
"""Before the mark of a card that isn't worth a stop."""
ALWAYS: dict[str, str] = {"yes": "Always yes", "no": "Always no"}
"""What can be remembered as the answer to an ability."""


def yields(desk: Desk) -> tuple[Row, ...]:
    """To pass this window and those after it; with *fast* passing also not to stop for a card any more. Nothing in a
    window that is passed anyway."""
    assert desk.decision is not None
    if not desk.responses and desk.orders.passing != "ask":
        return ()
    choices = [Choice(f"Pass {UNTIL[until][0]}", until, UNTIL[until][1]) for until in offered(desk.sight)]
    if desk.orders.passing == "fast":
        choices += [Choice(f"Don’t stop for {name}", f"{SKIP}{mark(name)}", "In this match; Menu takes it back")
                    for name in desk.responses[:20]]
    return menu(Select("Pass more than once", custom_id(desk.match, desk.number, "pickyield"), tuple(choices)))


def always(desk: Desk) -> tuple[Row, ...]:
    """To give an ability the same answer from now on."""
    choices = [Choice(label, key, "In this match; Menu takes it back") for key, label in ALWAYS.items()]
    return menu(Select("Remember the answer", custom_id(desk.match, desk.number, "pickalways"),
                       tuple(choices) if desk.ability else ()))


def clear(desk: Desk) -> Button | None:
    """To be asked again, while a yield goes on."""
    return Button("Clear: ask me again", custom_id(desk.match, Origin.PANEL, "clear")) if desk.orders.yielding else None


def yielding(orders: Orders) -> str:
    """That a player passes, and until when; nothing if they don't."""
    return f"You pass {UNTIL[orders.yielding.until][0]}." if orders.yielding else ""


def forgetting(match: str, orders: Orders) -> tuple[Row, ...]:
    """Everything that a player has left word of for this match, to be taken back one by one."""
    choices = [Choice(ability, mark(ability), ALWAYS[key]) for ability, key in orders.answers]
    choices += [Choice(name, mark(name), "Fast passing doesn’t stop for it") for name in orders.skipped]
    return menu(Select("Ask me again about…", custom_id(match, Origin.MENU, "pickforget"), tuple(choices[:25])))


def remembered(orders: Orders) -> str:
    """The same as a text."""
    rows = [f"- {plain(ability)} {ALWAYS[key]}." for ability, key in orders.answers]
    rows += [f"- {plain(name)}: fast passing doesn’t stop for it." for name in orders.skipped]
    return "\n".join(["You have left word:", *rows]) if rows else ""


def mark(text: str) -> str:
    """What stands for an ability or a card in a choice: their texts may be too long for one."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
