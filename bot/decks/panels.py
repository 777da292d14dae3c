"""Decks as panels: a list, what is wrong with one, all that somebody has saved."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.panels.parts import GREY, RED, Panel, Text, fit, lines
from bot.panels.text import count, cut, plain
from cards.catalogue import CARDS
from cards.decks import FORMATS, DeckList, Problem
from engine.kernel.decision import Reason

MOST_LINES = 15
"""Faults that are shown at once."""
EMPTY = "You have no saved deck. `/deck save` takes a list, a Tabletop Simulator string or a deck code."
LONGEST = 3800
"""Characters of an exported list that fit into a message."""


def about(deck: DeckList) -> str:
    """The domains and the legend, as plain text."""
    legend = CARDS.get(deck.legend)
    if legend is None:
        return deck.legend
    return f"{' and '.join(word.capitalize() for word in legend.domains)} · {legend.name}"


def sizes(deck: DeckList) -> str:
    """How many cards there are of each kind."""
    runes, side = (sum(n for _, n in counts) for counts in (deck.runes, deck.sideboard))
    parts = [count(deck.size, "card"), count(runes, "rune"), count(len(deck.battlefields), "battlefield")]
    return ", ".join([*parts, f"sideboard {side}"] if side else parts)


def problems_panel(problems: Sequence[Problem]) -> Panel:
    """Why a text is no deck list."""
    said = [f"- {plain(cut(str(problem), 200))}" for problem in problems]
    return fit(Panel((*lines("### That can’t be read as a deck", *_first(said), "-# Nothing was changed."),), RED))


def faults_panel(deck: DeckList, title: str, reasons: Sequence[Reason]) -> Panel:
    """What stands against a deck in a format."""
    name = plain(deck.name)
    if not reasons:
        return Panel((*lines(f"### {name}: nothing stands against it", f"{title}, today, in a duel.",
                             f"-# {plain(about(deck))} · {sizes(deck)}"),), GREY)
    said = [f"- {plain(cut(reason.text, 200))} Rule {plain(reason.rule)}." for reason in reasons]
    return fit(Panel((*lines(f"### {name} can’t be played in {title}", *_first(said)),), RED))


def _first(said: Sequence[str]) -> list[str]:
    more = len(said) - MOST_LINES
    return [*said[:MOST_LINES], *([f"- … and {count(more, 'other')}"] if more > 0 else [])]


def deck_panel(deck: DeckList, heading: str, faults: Mapping[str, int]) -> Panel:
    """A deck as a list, and in which formats (by title) it has how many faults."""
    said = [f"{title}: {count(n, 'fault')}, `/deck check` names {'it' if n == 1 else 'them'}" if n
            else f"{title}: nothing stands against it" for title, n in faults.items()]
    return fit(Panel((
        *lines(f"### {heading}", f"-# {plain(about(deck))} · {sizes(deck)}"),
        Text(plain(FORMATS["text"](deck).strip())),
        *lines(*(f"-# {line}" for line in said)),
    ), GREY))


def listing(decks: Sequence[DeckList], most: int) -> Panel:
    """All that somebody has saved."""
    if not decks:
        return Panel((Text(EMPTY),), GREY)
    said = [f"- **{plain(deck.name)}** · {plain(about(deck))} · {sizes(deck)}" for deck in decks]
    return fit(Panel((*lines(f"### Your decks ({len(decks)} of {most})", *said, "-# Only you see them."),), GREY))


def export_panel(deck: DeckList, title: str, text: str) -> Panel:
    """A deck in a format, to be copied."""
    return Panel((*lines(f"### {plain(deck.name)}", f"-# {title}"), Text(f"```\n{text.strip()}\n```")), GREY)


def deleted_panel(deck: DeckList, text: str) -> Panel:
    """What is said of a deck that was deleted, with what brings it back."""
    return Panel((*lines(f"### {plain(deck.name)} was deleted",
                         "If that was a slip, `/deck save` takes it back from this:"),
                  Text(f"```\n{text.strip()}\n```")), GREY)
