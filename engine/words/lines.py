"""Lines of rules text: abilities, the gate, traits and keywords."""
from __future__ import annotations

from typing import TypeVar

from engine.words.amounts import Amount, Cost, Event, Price
from engine.words.base import Node, substitute, word
from engine.words.nouns import Clause, Me, Phrase, This

T = TypeVar("T", bound=Node)


@word()
class When(Node):
    """Triggered ability (382–385); limit: “” | “turn” (once each turn) | “once” (the next time)."""

    event: Event
    effects: tuple[Node, ...]
    limit: str = ""


@word()
class Activate(Node):
    """Activated ability (376–381); timing: “” | “action” | “reaction”."""

    cost: Cost
    effects: tuple[Node, ...]
    timing: str = ""
    cheaper: tuple[Node, ...] = ()

    def costing(self, *traits: Node) -> Activate:
        """The same ability with what changes its cost (356.4.c)."""
        return Activate(self.cost, self.effects, self.timing, traits)


@word()
class Have(Node):
    """Passive: whoever fits has the traits, judged anew all the time (363–366)."""

    who: Phrase
    traits: tuple[Node, ...]


@word("{clause:may}")
class Can(Node):
    """Permission (054)."""

    clause: Clause


@word("{clause:can't}")
class Cant(Node):
    """Prohibition (054.1)."""

    clause: Clause


@word()
class Only(Node):
    """The action is possible in this form alone (054.2)."""

    clause: Clause


@word()
class Would(Node):
    """Replacement (367–375): instead of the event, the effects. A gate that is not passed lets the event happen."""

    event: Event
    effects: tuple[Node, ...]
    limit: str = ""


@word()
class OptionalCost(Node):
    """Optional additional cost of this card; `YouPaid` asks for it (204.2, 355.1)."""

    actions: tuple[Node, ...]


@word()
class AdditionalCost(Node):
    """Mandatory additional cost of this card (204.2)."""

    actions: tuple[Node, ...]


@word()
class Gate(Node):
    """may · if · if you do · to · otherwise, in one node with one order: condition, decision, cost, effects, else.

    `asks` is “may” when somebody decides. On a line of text only the condition is used and `then` holds lines. `upgrade`: the text says
    `orelse` first, and `then` “instead”.
    """

    condition: Node | None
    asks: str
    cost: tuple[Node, ...]
    then: tuple[Node, ...]
    orelse: tuple[Node, ...] = ()
    upgrade: bool = False

    def to(self, *effects: Node) -> Gate:
        """What was given becomes a cost inside the instruction (204.3); these follow when it is paid."""
        return Gate(self.condition, self.asks, self.then, effects, self.orelse)

    def otherwise(self, *effects: Node) -> Gate:
        """What happens when the gate was not passed."""
        return Gate(self.condition, self.asks, self.cost, self.then, effects)


@word()
class Equip(Node):
    """Activated ability keyword of an Equipment: for the cost it is attached to a unit of its controller (818). `timing` as in `Activate`."""

    cost: Cost
    timing: str = ""
    cheaper: tuple[Node, ...] = ()

    def costing(self, *traits: Node) -> Equip:
        """The same ability with what changes its cost (818.1.c.4)."""
        return Equip(self.cost, self.timing, traits)


@word()
class EmpowerFor(Node):
    """Activated ability keyword: for the cost it is Empowered, unless it is already (827). `timing` and `cheaper` as in `Activate`."""

    cost: Cost
    timing: str = ""
    cheaper: tuple[Node, ...] = ()

    def costing(self, *traits: Node) -> EmpowerFor:
        """The same ability with what changes its cost (827.1.c.3)."""
        return EmpowerFor(self.cost, self.timing, traits)


@word()
class Wearer(Node):
    """Effect text: lines that are appended to the top-most card while this is attached to it (136)."""

    lines: tuple[Node, ...]


def own(line: T) -> T:
    """A line or phrase in which a card speaks of itself in one way only; in effect text `This` is another than `Me`."""
    return line if isinstance(line, Wearer) else substitute(line, This(), Me())


# --- traits: what `have` and `give` confer

class Trait(Node):
    """Something an object has for a while."""

    __slots__ = ()


@word()
class Might(Trait):
    """Might more or less; `minimum` binds this effect only (477.3.b)."""

    n: Amount
    minimum: int | None = None


@word("[{name:title}⟨ {n:value}⟩]")
class Keyword(Trait):
    """A keyword of the rulebook with its value (800–829)."""

    name: str
    n: int = 1


@word("‹cost› {price} less⟨, to a minimum of {minimum}⟩")
class CostLess(Trait):
    """Costs that much less, to a minimum (356.4); or the other price less, as its player likes."""

    price: Price
    minimum: int = 0
    times: Amount = 1
    other: Price | None = None

    def or_(self, *parts: int | str) -> CostLess:
        """The same, or that much less instead: `cost_less(1).or_(rainbow)`."""
        from engine.words.phrases import price
        return CostLess(self.price, self.minimum, self.times, price(*parts))


@word("‹enter› {state}")
class Enter(Trait):
    """Enters the board in that state (369.3)."""

    state: Node


@word("‹deal› {n:signed} Bonus Damage⟨ to {to:s}⟩")
class BonusDamage(Trait):
    """Spells and abilities deal that much more, to those units if named (712–715)."""

    n: int
    to: Phrase | None = None


KEYWORDS = ("accelerate", "action", "ambush", "assault", "backline", "deathknell", "deflect", "empower", "equip", "flow", "ganking", "hidden", "hunt",
            "legion", "level", "quick-draw", "reaction", "repeat", "shield", "tank", "temporary", "unique", "vision", "weaponmaster")
