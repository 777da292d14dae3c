"""What the engine refuses, as panels: the reasons with their rules, and the menu of *Why not?*."""
from __future__ import annotations

from collections.abc import Sequence

from bot.panels.click_ids import custom_id
from bot.panels.parts import GREY, RED, Button, Choice, Panel, Select, lines, menu, paged, row
from bot.panels.text import cut, plain
from engine.kernel.decision import Reason


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
        return Panel((*lines("### What you can’t do now", "There is nothing else that you could want to do now."),),
                     GREY)
    choices = {key: Choice(label, key, reason.text) for key, label, reason in found}
    return Panel((
        *lines("### What you can’t do now", "Pick a card or an action to see why."),
        *menu(Select("Why can’t I…", custom_id(match, number, "pickwhy"), paged(tuple(choices.values()), page))),
    ), GREY)
