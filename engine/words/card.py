"""A card: its facts and its lines."""
from __future__ import annotations

from dataclasses import replace

from engine.words.base import Node, word
from engine.words.lines import Wearer

DOMAINS = ("fury", "calm", "mind", "body", "chaos", "order")


@word()
class Card(Node):
    """A printed card (131–139) as data. `power` is how many Power it costs, each of the domain it has or, if it has several, of any
    of them. `codes` starts with the first printing."""

    type: str
    name: str
    codes: tuple[str, ...]
    domains: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    energy: int | None = None
    power: int = 0
    might: int | None = None
    bonus: int | None = None
    champion: str = ""
    tags: tuple[str, ...] = ()
    lines: tuple[Node, ...] = ()

    @property
    def code(self) -> str:
        """The collector number of the first printing; the card's key everywhere."""
        return self.codes[0]

    def text(self, *lines: Node) -> Card:
        """The same card with these lines of rules text."""
        return replace(self, lines=lines)

    def wearer(self, *lines: Node) -> Card:
        """The same card with these lines of effect text (136): in them `me` is what it is attached to, `this` the card itself."""
        return replace(self, lines=(*self.lines, Wearer(lines)))
