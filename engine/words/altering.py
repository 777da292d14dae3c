"""What alters objects: traits of the layers (473–480), copies, text that is appended, attachment (716–719), what is ignored (764–767)."""
from __future__ import annotations

from engine.words.actions import Action
from engine.words.amounts import Amount, Window
from engine.words.base import Node, word
from engine.words.lines import Trait
from engine.words.nouns import Filter, Phrase

# --- traits

@word()
class BaseMight(Trait):
    """Base Might becomes that (477.1.a.1)."""

    n: Amount


@word()
class MightUpTo(Trait):
    """Might is increased as far as `most`, by no more than `n` if that is given (477.3)."""

    most: Amount
    n: Amount | None = None


@word()
class DoubleMight(Trait):
    """Might is increased by what it is now (432)."""


@word("“{lines:quoted}”")
class Text(Trait):
    """These lines of rules text (477.2); `keyword` is the one that they are short for."""

    lines: tuple[Node, ...]
    keyword: str = ""


@word()
class Also(Trait):
    """Another type beside its own: it has the properties of both (178)."""

    name: str


@word("‹pick› a domain")
class PickDomain(Action):
    """As it is played; this remembers which (185.3.b.1)."""


@word()
class ThatDomain(Trait):
    """Of the domain that this picked, beside the own ones (185.3.b.1)."""


@word("{name:title}")
class OfDomain(Filter):
    """Of that domain: printed, copied or by a passive."""

    name: str


@word("‹lose› [{name:title}]")
class Without(Trait):
    """The keyword is taken away (801.3.b)."""

    name: str


@word()
class KeywordsOf(Trait):
    """The keywords that an object has at that moment, with their values (801)."""

    of: Phrase


@word()
class TextOf(Trait):
    """The rules text that an object has at that moment: of what can be copied, this alone (477.1.b.2)."""

    of: Phrase


@word("‹ignore› [{name:title}]⟨ while it assigns combat damage {at:at}⟩")
class Ignore(Trait):
    """A keyword is inactive for that player, or for paying for that spell or ability (764–767)."""

    name: str
    at: Phrase | None = None


# --- actions

@word()
class BecomeCopy(Action):
    """Takes over the copyable traits of another object (477.1.b)."""

    what: Phrase
    of: Phrase
    window: Window | None = None


@word()
class SwapMight(Action):
    """Each of two units gets the Might that the other has now (433): of one and another, or of two that are chosen together."""

    a: Phrase
    b: Phrase | None = None
    window: Window | None = None


@word("‹attach› {what} to {to}")
class Attach(Action):
    """Link a card to a top-most card (434)."""

    what: Phrase
    to: Phrase


@word("‹equip› {what} for [A] less")
class Arm(Action):
    """What Weaponmaster does (821.1.c): for its Equip cost, less one Power, attach that Equipment to this unit."""

    what: Phrase


@word("‹detach› {what}")
class Detach(Action):
    """Unlink an attached card (435)."""

    what: Phrase


# --- filters

@word("attached to {what}")
class AttachedTo(Filter):
    """Attached to that object (718)."""

    what: Phrase


@word("everywhere")
class Everywhere(Filter):
    """In any zone, not only on the board."""


@word("with [{name:title}]")
class With(Filter):
    """Has that keyword in its text, active or not (722)."""

    name: str

