"""Author's words for what alters objects: granted text, copies, Might that is set or limited, attachment, what is ignored."""
from __future__ import annotations

from collections.abc import Callable

from engine.words import altering as alter
from engine.words.amounts import Amount, Window
from engine.words.base import Node
from engine.words.dependent import dependent_name
from engine.words.lines import EmpowerFor, Equip, Gate, Keyword
from engine.words.nouns import Kind, Phrase, Quality, Tag
from engine.words.phrases import cost

equipped = Quality("equipped")
attached = Quality("attached")
equipment = Tag("Equipment")
everywhere = alter.Everywhere()


def attached_to(what: Phrase) -> alter.AttachedTo:
    """Attached to that object."""
    return alter.AttachedTo(what)


def with_(keyword: Keyword | Equip | EmpowerFor | Gate | Callable[..., Node]) -> alter.With:
    """Has that keyword, active or not; a dependent one is named by a gate: `with_(while_empowered())`; one that takes effects or a cost by its
    word: `with_(deathknell)`."""
    if isinstance(keyword, Gate):
        return alter.With(dependent_name(keyword.condition))
    if isinstance(keyword, Equip | EmpowerFor):
        return alter.With("equip" if isinstance(keyword, Equip) else "empower")
    return alter.With(keyword.name if isinstance(keyword, Keyword) else keyword.__name__)


# --- traits

def text(*lines: Node) -> alter.Text:
    """These lines, appended to the rules text."""
    return alter.Text(lines)


def without(keyword: Keyword) -> alter.Without:
    """Loses that keyword."""
    return alter.Without(keyword.name)


def keywords_of(what: Phrase) -> alter.KeywordsOf:
    """The keywords that it has now; what it gains or loses later makes no difference."""
    return alter.KeywordsOf(what)


pick_domain = alter.PickDomain()
that_domain = alter.ThatDomain()


def of_domain(name: str) -> alter.OfDomain:
    """Of that domain: `of_domain(fury)`."""
    return alter.OfDomain(name)


def also(kind: Kind) -> alter.Also:
    """Is of that type too: `also(gear)`."""
    return alter.Also(kind.name)


def text_of(what: Phrase) -> alter.TextOf:
    """A copy of its rules text."""
    return alter.TextOf(what)


def base_might(n: Amount) -> alter.BaseMight:
    """Base Might becomes that."""
    return alter.BaseMight(n)


def might_up_to(most: Amount, n: Amount | None = None) -> alter.MightUpTo:
    """Might is increased to that, by no more than `n` if it is given."""
    return alter.MightUpTo(most, n)


double_might = alter.DoubleMight()


def ignore(keyword: Keyword, at: Phrase | None = None) -> alter.Ignore:
    """The keyword doesn't count."""
    return alter.Ignore(keyword.name, at)


# --- actions and lines

def become_copy(what: Phrase, of: Phrase, window: Window | None = None) -> alter.BecomeCopy:
    """Become a copy of that, for the window if one is named."""
    return alter.BecomeCopy(what, of, window)


def swap_might(a: Phrase, b: Phrase | None = None, window: Window | None = None) -> alter.SwapMight:
    """Exchange their Might: `swap_might(me, a(unit))`, or of two that are chosen together, `swap_might(some(2, unit), window=this_turn)`."""
    return alter.SwapMight(a, b, window)


def attach(what: Phrase, to: Phrase) -> alter.Attach:
    """Attach it."""
    return alter.Attach(what, to)


def detach(what: Phrase) -> alter.Detach:
    """Detach it."""
    return alter.Detach(what)


def empower_for(*parts: int | str | Node, timing: Keyword | None = None) -> EmpowerFor:
    """Become Empowered for that cost: `empower_for(2, fury)`; `timing` is `action` or `reaction` (827.1.c.4)."""
    return EmpowerFor(cost(*parts), timing.name if timing else "")


def equip(*parts: int | str | Node, timing: Keyword | None = None) -> Equip:
    """Equip for that cost: `equip(1, calm)`; `timing` is `action` or `reaction` (818.1.c.5)."""
    return Equip(cost(*parts), timing.name if timing else "")
