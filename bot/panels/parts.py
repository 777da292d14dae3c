"""The parts of a message as plain data, and the one function that measures them against Discord's limits."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from bot.panels.text import LABEL, OPTION, PLACEHOLDER, cut

Style = Literal["primary", "secondary", "success", "danger"]

GOLD, GREY, RED = 0xF0DFAE, 0x5B6675, 0xC4263A
"""Accents: an answer is wanted, nothing is wanted, a refusal."""
SEATS = (GOLD, 0xA9DCEB, 0xF4B6C8, 0xBFE5B2)
"""Accents by seat."""

MOST_PARTS, MOST_TEXT, MOST_BYTES, MOST_OPTIONS, MOST_ID, MOST_ROW = 40, 4000, 10_000, 25, 100, 5
"""Discord's limits."""

MOST_ALT = 1024
"""Characters of a picture's description that Discord takes."""
SHORTEST = 24
"""Lines of so few characters are left out rather than cut."""

MORE = "more:"
"""The value of “More…” begins so; the place where the next page starts follows."""


class TooBig(ValueError):
    """A panel goes beyond what Discord takes; the text says in what."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text display, as markdown."""

    content: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button. The label is cut to fit. With `url` it is a link and has no id."""

    label: str
    id: str
    style: Style = "secondary"
    url: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a select."""

    label: str
    value: str
    description: str = ""
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select of text options, alone in its row."""

    placeholder: str
    id: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """An action row: up to five buttons, or one select."""

    parts: tuple[Button | Select, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture over the whole width, one at most in a panel, with what it shows in words for whoever hears it.

    `file` is its name, made from what it shows: pictures with one name are the same. `draw` gives its bytes and takes a
    while, so it is called beside the event loop (`bot.pictures.studio`), which puts them into `data`. `instead` stands
    in for a picture that can't be had.
    """

    file: str
    alt: str
    draw: Callable[[], bytes] = field(repr=False, compare=False)
    instead: tuple[Text, ...] = field(default=(), repr=False)
    data: bytes = field(default=b"", repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Panel:
    """A message: one container. Nothing in it mentions anybody but the users in `pings`."""

    parts: tuple[Text | Picture | Row, ...]
    accent: int = GREY
    pings: tuple[int, ...] = ()
    unfound: bool = False
    """Whether it answers a look-up that found nothing: whoever didn't ask has no use for it."""

    @property
    def text(self) -> str:
        """All texts, as a reader meets them."""
        return "\n".join(part.content for part in self.parts if isinstance(part, Text))

    @property
    def picture(self) -> Picture | None:
        """Its picture, if it has one."""
        return next((part for part in self.parts if isinstance(part, Picture)), None)

    @property
    def controls(self) -> Iterator[Button | Select]:
        """Every button and select."""
        for part in self.parts:
            if isinstance(part, Row):
                yield from part.parts


def mark_of(panel: Panel) -> str:
    """A short mark that stands for what a panel shows; it ends with the name of its picture."""
    mark = hashlib.blake2b(repr((panel.parts, panel.accent)).encode(), digest_size=12).hexdigest()
    return f"{mark}/{panel.picture.file}" if panel.picture is not None else mark


def picture_in(mark: str) -> str:
    """The name of the picture on a message with that mark; empty for none, and where nobody knows."""
    return mark.partition("/")[2]


def without_picture(panel: Panel) -> Panel:
    """The same panel with the texts that stand in for its picture."""
    parts: list[Text | Picture | Row] = []
    for part in panel.parts:
        parts += part.instead if isinstance(part, Picture) else (part,)
    return fit(replace(panel, parts=tuple(parts)))


def row(*parts: Button | Select | None) -> tuple[Row, ...]:
    """The buttons that are there as rows of at most five; no row when there are none."""
    there = [part for part in parts if part is not None]
    return tuple(Row(tuple(there[at:at + MOST_ROW])) for at in range(0, len(there), MOST_ROW))


def menu(select: Select) -> tuple[Row, ...]:
    """A select in its row; nothing when it has no choices."""
    return (Row((select,)),) if select.choices else ()


def paged(choices: Sequence[Choice], page: int = 0) -> tuple[Choice, ...]:
    """At most 25 choices: of more, 24 from that place on, and “More…”, which leads round to the first again."""
    if len(choices) <= MOST_OPTIONS:
        return tuple(choices)
    start = page if 0 <= page < len(choices) else 0
    end = start + MOST_OPTIONS - 1
    shown = choices[start:end]
    following = end if end < len(choices) else 0
    return (*shown, Choice("More…", f"{MORE}{following}", f"{len(choices) - len(shown)} others"))


def turned(value: str) -> int | None:
    """The place in a long menu to which “More…” leads; None for any other value."""
    place = value.removeprefix(MORE)
    return int(place) if place != value and place.isdecimal() and len(place) < 5 else None


def lines(*parts: str) -> tuple[Text, ...]:
    """The lines that are there as one text; no text when there are none."""
    there = "\n".join(part for part in parts if part)
    return (Text(there),) if there else ()


def below_heading(panel: Panel, *parts: Text | Row) -> Panel:
    """The panel with more parts below the text that it begins with, its heading and what matters first."""
    return replace(panel, parts=(*panel.parts[:1], *parts, *panel.parts[1:]))


def without(panel: Panel, control: str) -> Panel:
    """The same panel without the control of that id."""
    kept = (Row(tuple(one for one in part.parts if one.id != control)) if isinstance(part, Row) else part
            for part in panel.parts)
    return replace(panel, parts=tuple(part for part in kept if not isinstance(part, Row) or part.parts))


def tidy(part: Button | Select) -> Button | Select:
    """The same control with labels, descriptions and placeholder cut to Discord's lengths."""
    if isinstance(part, Button):
        return Button(cut(part.label, LABEL), part.id, part.style, part.url)
    choices = tuple(Choice(cut(c.label, OPTION), c.value, cut(c.description, OPTION), c.marked) for c in part.choices)
    return Select(cut(part.placeholder, PLACEHOLDER), part.id, choices, part.least, part.most)


def fit(panel: Panel) -> Panel:
    """The same panel with its longest lines cut until all texts together fit. What fits already is not touched."""
    texts = {at: part.content.split("\n") for at, part in enumerate(panel.parts) if isinstance(part, Text)}
    while _size(texts) > 1:
        places = ((at, line) for at, rows in texts.items() for line in range(len(rows)))
        at, line = max(places, key=lambda place: len(texts[place[0]][place[1]]))
        longest = texts[at][line]
        if len(longest) < SHORTEST:
            texts[at].pop()
        else:
            texts[at][line] = cut(longest, len(longest) * 3 // 4)
    parts = tuple(Text("\n".join(texts[at]) or "…") if at in texts else part for at, part in enumerate(panel.parts))
    return replace(panel, parts=parts)


def _size(texts: dict[int, list[str]]) -> float:
    """How full the texts are: more than 1 is too much."""
    every = ["\n".join(rows) for rows in texts.values()]
    return max(sum(map(len, every)) / MOST_TEXT, sum(len(text.encode()) for text in every) / MOST_BYTES)


@dataclass(frozen=True, slots=True)
class Measured:
    """How big a panel is."""

    parts: int
    text: int
    bytes: int
    options: int
    id: int


def measure(panel: Panel) -> Measured:
    """Measure a panel. Raises TooBig for what Discord would refuse."""
    controls = list(panel.controls)
    text = sum(len(part.content) for part in panel.parts if isinstance(part, Text))
    size = sum(len(part.content.encode()) for part in panel.parts if isinstance(part, Text))
    count = 1 + len(panel.parts) + len(controls)
    selects = [part for part in controls if isinstance(part, Select)]
    options = max((len(part.choices) for part in selects), default=0)
    ids = [part.id for part in controls if not (isinstance(part, Button) and part.url)]
    longest = max(map(len, ids), default=0)
    values = max((len(choice.value) for part in selects for choice in part.choices), default=0)
    limits = (("components", count, MOST_PARTS), ("characters", text, MOST_TEXT), ("bytes", size, MOST_BYTES),
              ("options", options, MOST_OPTIONS), ("id", longest, MOST_ID), ("value", values, MOST_ID))
    for what, is_, most in limits:
        if is_ > most:
            raise TooBig(f"{is_} of {most} {what}")
    _shapes(panel, ids, selects)
    return Measured(count, text, size, options, longest)


def _shapes(panel: Panel, ids: list[str], selects: list[Select]) -> None:
    if len(set(ids)) != len(ids):
        raise TooBig(f"an id twice: {sorted(ids)}")
    pictures = [part for part in panel.parts if isinstance(part, Picture)]
    if len(pictures) > 1 or any(not 1 <= len(part.alt) <= MOST_ALT for part in pictures):
        raise TooBig("more than one picture, or its words are missing or too long")
    if not all(ids) or any(isinstance(part, Text) and not part.content.strip() for part in panel.parts):
        raise TooBig("an empty text or id")
    for select in selects:
        values = [choice.value for choice in select.choices]
        if not 0 <= select.least <= select.most <= len(values) or len(set(values)) != len(values) or select.most < 1:
            raise TooBig(f"{select.placeholder}: {select.least} to {select.most} of {len(values)}")
    for part in panel.parts:
        if not isinstance(part, Row):
            continue
        most = MOST_ROW if all(isinstance(control, Button) for control in part.parts) else 1
        if not 1 <= len(part.parts) <= most:
            raise TooBig("a row that is empty or too wide")
