"""Filters: what something must be to fit, and what several that are chosen together must be."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Never, TypeVar, overload

from engine.words import fixed, sorts
from engine.words.base import Node, word
from engine.words.positions import (
    Act,
    Anything,
    Condition,
    Filter,
    Gift,
    Happening,
    Number,
    Objects,
    Occasion,
    Places,
    Players,
    S_co,
)

_T = TypeVar("_T", bound=sorts.Sort)


@word("{name}")
class Kind(Filter[S_co]):
    """unit, gear, spell, card, rune, legend, battlefield, ability, player, opponent."""

    name: fixed.KindName


@word("{name}")
class Quality(Filter[S_co]):
    """One word that is true of an object or not."""

    name: fixed.QualityName


@word()
class Tag(Filter[Never], Gift):
    """Has that tag (143.1.a)."""

    name: str


@word()
class ControlledBy(Filter[Never]):
    """Controlled by that player."""

    who: Players


@word()
class OwnedBy(Filter[Never]):
    """Owned by that player (127)."""

    who: Players


@word()
class FriendlyTo(Filter[Never]):
    """Controlled by that player or a teammate (740.1): where players are spoken of, each has friendly units of their
    own."""

    who: Players


@word()
class AttackedBy(Filter[sorts.Battlefield]):
    """A combat is there in which that player is the attacker (464.2.c.1), whether any attacking unit is left or not."""

    who: Players


@word()
class Either(Filter[S_co], Condition, Occasion, Happening):
    """Any one of the alternatives: filters, actions, events or conditions, whichever stands there."""

    options: tuple[Node, ...]


@word()
class Both(Filter[Never]):
    """All of these at once, as one of the alternatives of “either”."""

    filters: tuple[Filter[Any], ...]


@word()
class Not(Filter[Never], Condition):
    """The opposite of a filter or a condition."""

    what: Filter[Any] | Condition


@word()
class Comparison(Node):
    """at least, at most, exactly, less than, more than an amount."""

    op: fixed.Comparing
    amount: Number


@word()
class WithMight(Filter[Never]):
    """Whose Might fits (143.2)."""

    comparison: Comparison


@word()
class WithCost(Filter[Never]):
    """Whose printed Energy cost, Power cost, or both fit (206)."""

    energy: Comparison | None = None
    power: Comparison | None = None


@word("on which {comparison} Energy was spent")
class WithSpent(Filter[Never]):
    """What was played this turn, by the Energy that was really paid for it (357): its cost as it came to be, not what
    is printed (206): `a(spell, with_spent(at_least(4)))`."""

    comparison: Comparison


@word("{name:title}")
class OfDomain(Filter[Never]):
    """Of that domain: printed, copied or by a passive: `of_domain(fury)`."""

    name: fixed.DomainName


@word("attached to {what}")
class AttachedTo(Filter[Never]):
    """Attached to that object (718)."""

    what: Objects


@word("everywhere")
class Everywhere(Filter[Never]):
    """In any zone, not only on the board."""


@word("with [{name:title}]")
class With(Filter[Never]):
    """Has that keyword in its text, active or not (722)."""

    name: fixed.KeywordName


@word("{name}")
class Full(Filter[Never]):
    """Has that mark, and nothing lets it have more than one (426.1.b.2, 441.1.c.1)."""

    name: fixed.QualityName


@word("that ‹choose› {what}")
class Choosing(Filter[sorts.Item]):
    """A spell or ability on the chain with such a target. “It” is the spell or ability, in a text that has mentioned
    nothing before: `choosing(a(unit, friendly_to(controller_of(it))))`."""

    what: Anything


@word("other than {what}")
class OtherThan(Filter[Never]):
    """None of those objects."""

    what: Anything


@word("so named")
class SoNamed(Filter[Never]):
    """Has the name, or the tag, that was named before."""


@word("{of} effects")
class EffectsOf(Filter[sorts.Ability]):
    """Triggered abilities of that name (383.4): play, choose, conquer, hold, attack, defend, or those of a keyword.
    `at`: as they trigger for doing that there."""

    of: fixed.EffectName
    at: Places | None = None


@word("where {condition}")
class Where(Filter[Never]):
    """Those for which the condition holds; in it, “it” is the thing described."""

    condition: Condition


@word("banished with {what}")
class BanishedWith(Filter[Never]):
    """In banishment, put there by that very object (427.3)."""

    what: Anything


@word("from face down")
class FromFacedown(Filter[Never]):
    """Is being played, or has been played this turn, from facedown (811)."""


@word("from anywhere other than a hand")
class FromElsewhere(Filter[Never]):
    """Is being played, or has been played this turn, from another zone than a hand: the Champion Zone, a trash,
    banishment, a deck, facedown."""


@word("starting with the next")
class FromNext(Filter[sorts.Player]):
    """Of all players: one after another in turn order, the one after you first and not the Turn Player (303.2.a)."""


@word("who chose {word}")
class WhoChose(Filter[sorts.Player]):
    """Players who have chosen that word by this text."""

    word: str


@word("who did")
class WhoDid(Filter[sorts.Player]):
    """Players by whom the last thing was really done that several players did or could do one after another:
    `for_each(every(opponent, who_did), draw(1))`."""


@word("who may be joined")
class Joinable(Filter[Never]):
    """No third side where it is, once whoever chooses it has control of it (462.3). It stands on no card: it goes
    without saying."""


@word("next")
class NextOf(Filter[Never]):
    """The first of what fits these to be played since the text that says so was carried out (391). It stands on no
    card: it is made of `next_` and the filters beside that."""

    filters: tuple[Filter[Any], ...]


# --- limits of a group (355.11)

class Together(Filter[Never]):
    """What all that are chosen together must be; a single object is never refused by it."""

    __slots__ = ()


@word("with total Might {comparison}")
class TotalMight(Together):
    """Whose Mights together fit."""

    comparison: Comparison


@word()
class Same(Together):
    """They share a location, a battlefield or a controller: `same(battlefield)`."""

    aspect: fixed.Aspect


@word("{limit}")
class Sharing(Filter[Never]):
    """What `Same` says of the second of a pair in a compiled tree: it shares that with the first. A target alone meets
    it where it could be in such a group (355.11.b)."""

    limit: Same
    first: Anything


# --- kinds

unit: Kind[sorts.Unit] = Kind("unit")
gear: Kind[sorts.Gear] = Kind("gear")
spell: Kind[sorts.Spell] = Kind("spell")
card: Kind[sorts.Card] = Kind("card")
rune: Kind[sorts.Rune] = Kind("rune")
legend: Kind[sorts.Legend] = Kind("legend")
battlefield: Kind[sorts.Battlefield] = Kind("battlefield")
ability: Kind[sorts.Ability] = Kind("ability")
activated_ability: Kind[sorts.Ability] = Kind("activated ability")
player: Kind[sorts.Player] = Kind("player")
opponent: Kind[sorts.Player] = Kind("opponent")
location: Kind[sorts.Place] = Kind("location")
facedown_card: Kind[sorts.Card] = Kind("facedown card")

# --- qualities

friendly: Quality[Never] = Quality("friendly")
enemy: Quality[Never] = Quality("enemy")
your: Quality[Never] = Quality("your")
other: Quality[Never] = Quality("other")
readied: Quality[Never] = Quality("ready")
exhausted: Quality[Never] = Quality("exhausted")
stunned: Quality[Never] = Quality("stunned")
attacking: Quality[Never] = Quality("attacking")
defending: Quality[Never] = Quality("defending")
alone: Quality[Never] = Quality("alone")
in_combat: Quality[Never] = Quality("in combat")
in_showdown: Quality[Never] = Quality("in a showdown")
open_: Quality[Never] = Quality("open")
occupied: Quality[Never] = Quality("occupied")
uncontrolled: Quality[Never] = Quality("uncontrolled")
at_a_battlefield: Quality[Never] = Quality("at a battlefield")
token: Quality[Never] = Quality("token")
equipped: Quality[Never] = Quality("equipped")
attached: Quality[Never] = Quality("attached")
buffed: Quality[Never] = Quality("buffed")
empowered: Quality[Never] = Quality("empowered")
mighty: Quality[Never] = Quality("mighty")
damaged: Quality[Never] = Quality("damaged")
chosen_champion: Quality[Never] = Quality("chosen champion")
next_: Quality[Never] = Quality("next")
one_on_one: Quality[Never] = Quality("one on one")
equipment: Tag = Tag("Equipment")

# --- author's words

tag = Tag
controlled_by = ControlledBy
owned_by = OwnedBy
friendly_to = FriendlyTo
attacked_by = AttackedBy
not_ = Not
with_might = WithMight
with_cost = WithCost
with_spent = WithSpent
of_domain = OfDomain
attached_to = AttachedTo
everywhere = Everywhere()
choosing = Choosing
other_than = OtherThan
so_named = SoNamed()
where = Where
banished_with = BanishedWith
from_face_down = FromFacedown()
from_elsewhere = FromElsewhere()
from_next = FromNext()
who_chose = WhoChose
who_did = WhoDid()
total_might = TotalMight


@overload
def either(*options: Filter[_T]) -> Either[_T]: ...
@overload
def either(*options: Condition) -> Either[Never]: ...
@overload
def either(*options: Occasion) -> Either[Never]: ...
@overload
def either(*options: Act | type[Act]) -> Either[Never]: ...
def either(*options: Node | Callable[[], Node]) -> Either[Any]:
    """Any one of the alternatives: filters, kinds, actions, events or conditions."""
    return Either(tuple(option if isinstance(option, Node) else option() for option in options))


def at_least(n: Number) -> Comparison:
    """That much or more."""
    return Comparison("at least", n)


def at_most(n: Number) -> Comparison:
    """That much or less."""
    return Comparison("at most", n)


def exactly(n: Number) -> Comparison:
    """Just that much."""
    return Comparison("exactly", n)


def less_than(n: Number) -> Comparison:
    """Below that."""
    return Comparison("less than", n)


def more_than(n: Number) -> Comparison:
    """Above that."""
    return Comparison("more than", n)


def same(aspect: fixed.Aspect | Kind[sorts.Place]) -> Same:
    """All at the same battlefield or location, or of the same controller: `same(battlefield)`."""
    if isinstance(aspect, Kind):
        return Same("battlefield" if aspect == battlefield else "location")
    return Same(aspect)


def both(*filters: Filter[Any]) -> Both:
    """All of these at once: `a(either(both(unit, at_a_battlefield), gear))`."""
    return Both(filters)
