"""Author's words for things: references, determiners, kinds, qualities, places, amounts, prices, conditions and moments."""
from __future__ import annotations

from collections.abc import Callable

from engine.words.amounts import Cost, Ends, IsA, MightOf, Per, Price, Starts, ThereIs, Window, YouDo, YouPaid
from engine.words.base import Node
from engine.words.card import DOMAINS, Card
from engine.words.nouns import (
    Anyone,
    At,
    BaseOf,
    Comparison,
    ControlledBy,
    ControllerOf,
    Either,
    Every,
    Here,
    It,
    Kind,
    Me,
    Not,
    OwnedBy,
    OwnerOf,
    Phrase,
    Pick,
    Quality,
    Tag,
    That,
    Them,
    There,
    They,
    This,
    Tokens,
    WithCost,
    WithMight,
    You,
    Zone,
)

# --- references

me = Me()
this = This()
it = It()
them = Them()
they = They()
you = You()
anyone = Anyone()


def that(name: str) -> That:
    """What was called so before."""
    return That(name)


def owner_of(what: Phrase) -> OwnerOf:
    """The player who owns that object."""
    return OwnerOf(what)


def controlled_by(who: Phrase) -> ControlledBy:
    """Controlled by that player."""
    return ControlledBy(who)


def owned_by(who: Phrase) -> OwnedBy:
    """Owned by that player."""
    return OwnedBy(who)


def controller_of(what: Phrase) -> ControllerOf:
    """The player who controls that object."""
    return ControllerOf(what)


# --- determiners

def a(*filters: Node) -> Pick:
    """Exactly one."""
    return Pick(1, 1, filters)


def an(*filters: Node) -> Pick:
    """Exactly one, before a vowel."""
    return Pick(1, 1, filters)


def some(n: int, *filters: Node) -> Pick:
    """Exactly so many."""
    return Pick(n, n, filters)


def up_to(n: int, *filters: Node) -> Pick:
    """None to so many."""
    return Pick(0, n, filters)


def any_number(*filters: Node) -> Pick:
    """None to all."""
    return Pick(0, 0, filters)


def every(*filters: Node) -> Every:
    """All that fit, never chosen."""
    return Every(filters)


def tokens(card: Card, n: int | Node = 1, *states: Node) -> Tokens:
    """So many newly made tokens of a token card, entering in these states: `tokens(SPRITE, readied)`."""
    if isinstance(n, Node):
        return Tokens(card.code, 1, (n, *states))
    return Tokens(card.code, n, states)


# --- kinds

unit = Kind("unit")
gear = Kind("gear")
spell = Kind("spell")
card = Kind("card")
rune = Kind("rune")
legend = Kind("legend")
battlefield = Kind("battlefield")
ability = Kind("ability")
player = Kind("player")
opponent = Kind("opponent")
location = Kind("location")

# --- qualities

friendly = Quality("friendly")
enemy = Quality("enemy")
your = Quality("your")
other = Quality("other")
readied = Quality("ready")
exhausted = Quality("exhausted")
stunned = Quality("stunned")
attacking = Quality("attacking")
defending = Quality("defending")
alone = Quality("alone")
in_combat = Quality("in combat")
open_ = Quality("open")
occupied = Quality("occupied")
uncontrolled = Quality("uncontrolled")
at_a_battlefield = Quality("at a battlefield")
token = Quality("token")


def tag(name: str) -> Tag:
    """Has that tag."""
    return Tag(name)


def either(*options: Node | Callable[[], Node]) -> Either:
    """Any one of the alternatives: filters, kinds, actions or conditions."""
    return Either(tuple(option if isinstance(option, Node) else option() for option in options))


def not_(what: Node) -> Not:
    """The opposite of a filter or a condition."""
    return Not(what)


def with_might(comparison: Comparison) -> WithMight:
    """Whose Might fits."""
    return WithMight(comparison)


def with_cost(energy: Comparison | None = None, power: Comparison | None = None) -> WithCost:
    """Whose printed Energy cost, Power cost or both fit."""
    return WithCost(energy, power)


# --- comparisons

def at_least(n: int | Node) -> Comparison:
    """That much or more."""
    return Comparison("at least", n)


def at_most(n: int | Node) -> Comparison:
    """That much or less."""
    return Comparison("at most", n)


def exactly(n: int | Node) -> Comparison:
    """Just that much."""
    return Comparison("exactly", n)


def less_than(n: int | Node) -> Comparison:
    """Below that."""
    return Comparison("less than", n)


def more_than(n: int | Node) -> Comparison:
    """Above that."""
    return Comparison("more than", n)


# --- places

here = Here()
there = There()


def at(what: Phrase) -> At:
    """The location of an object, or a chosen battlefield."""
    return At(what)


def base_of(whose: Phrase) -> BaseOf:
    """A player's base, or the base of an object's controller."""
    return BaseOf(whose)


your_base = BaseOf(you)
your_hand = Zone("hand", you)
your_trash = Zone("trash", you)
their_hand = Zone("hand", they)
any_trash = Zone("trash", Every((player,)))
their_trashes = Zone("trash", Every((opponent,)))

# --- amounts, prices and costs

fury, calm, mind, body, chaos, order = DOMAINS
rainbow = "any"
own_domain = "own"


def per(noun: Phrase, each: int = 1) -> Per:
    """So many for each that fits."""
    return Per(noun, each)


def might_of(what: Phrase) -> MightOf:
    """The Might of that object."""
    return MightOf(what)


def price(*parts: int | str) -> Price:
    """Energy as a number, Power as one domain for each: `price(2, fury, fury)`."""
    unknown = [part for part in parts if isinstance(part, str) and part not in (*DOMAINS, rainbow, own_domain)]
    if unknown:
        raise ValueError(f"no domain {unknown[0]!r}: Power is one of {', '.join((*DOMAINS, rainbow))}")
    return Price(sum(part for part in parts if isinstance(part, int)), tuple(part for part in parts if isinstance(part, str)))


def cost(*parts: int | str | Node) -> Cost:
    """What must be paid: Energy, Power and actions, as in `cost(1, fury, exhaust(me))`."""
    return Cost(price(*(part for part in parts if not isinstance(part, Node))), tuple(part for part in parts if isinstance(part, Node)))


# --- conditions

def is_(what: Phrase, *filters: Node) -> IsA:
    """It fits all of these now."""
    return IsA(what, filters)


def there_is(noun: Phrase, comparison: Comparison | None = None) -> ThereIs:
    """So many exist; at least one if nothing is said."""
    return ThereIs(noun, comparison or at_least(1))


you_do = YouDo()
you_paid = YouPaid()

# --- moments

this_turn = Window("turn")
this_combat = Window("combat")
turn = "turn"
combat = "combat"
showdown = "showdown"
awaken_phase = "awaken phase"
beginning_phase = "beginning phase"
scoring_step = "scoring step"
channel_phase = "channel phase"
draw_phase = "draw phase"
main_phase = "main phase"


def starts(what: str, whose: Phrase | None = None) -> Starts:
    """A turn, phase, showdown or combat begins."""
    return Starts(what, whose)


def ends(what: str, whose: Phrase | None = None) -> Ends:
    """A turn, showdown or combat ends."""
    return Ends(what, whose)
