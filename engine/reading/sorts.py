"""Whether each field of each word holds what the word takes: the sorts that mypy checks, and more finely.

What a field takes is its annotation: a position (effect, condition, amount, …), a fixed name, a number, or a phrase of
a sort, perhaps with a demand on where the things are. A text in which something else stands would be said, and mean
nothing; it is refused with the word, the field and what was expected.
"""
from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.reading.scope import Meant, Misread
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node
from engine.words.card import Card
from engine.words.sorts import Where

# --- sorts as sets of kinds

PERMANENTS = frozenset(("unit", "gear"))
RUNE = frozenset(("rune",))
CARDS = frozenset((*PERMANENTS, "spell", "rune", "legend", "battlefield"))
ITEMS = frozenset(("spell", "ability"))
PLACES = frozenset(("battlefield", "base"))
PRIVATE_ZONES = ("hand", "deck")
"""Zones that are not public (128.4). Their cards are never targets (355.10.a, 355.10.a.1)."""
KINDS: dict[type[sorts.Sort], frozenset[str]] = {
    sorts.Player: frozenset(("player",)), sorts.Place: PLACES, sorts.Thing: CARDS | ITEMS, sorts.Card: CARDS,
    sorts.Permanent: PERMANENTS, sorts.Unit: frozenset(("unit",)), sorts.Gear: frozenset(("gear",)), sorts.Item: ITEMS,
    sorts.Spell: frozenset(("spell",)), sorts.Ability: frozenset(("ability",)), sorts.Rune: frozenset(("rune",)),
    sorts.Legend: frozenset(("legend",)), sorts.Battlefield: frozenset(("battlefield",)),
    sorts.Costs: frozenset(("costs",)), sorts.Abilities: frozenset(("abilities",)),
}
"""The kinds of things that each sort stands for."""
ANYTHING = frozenset().union(*KINDS.values())
KINDS[sorts.Sort] = ANYTHING
KINDS[sorts.Pile] = frozenset(("cards where they lie",))
KINDS[sorts.New] = frozenset(("what is yet to be made",))
NAMED: dict[str, frozenset[str]] = {
    "card": frozenset((*PERMANENTS, "spell")), "activated ability": frozenset(("ability",)),
    "opponent": frozenset(("player",)), "location": PLACES, "facedown card": PERMANENTS,
}
"""What a kind's name stands for, where it is not itself."""


UNTOLD = Meant(ANYTHING)
"""Of a pronoun, before it is known what was mentioned."""


def meant_by(phrase: Node, card: Card) -> Meant:
    """What a phrase of that card speaks of. Raises `Misread` if its filters exclude each other."""
    match phrase:
        case w.Pick(least, most, filters):
            at_each = any(isinstance(each, w.AtEach) for each in filters)
            return described(filters, card)._replace(least=least, most=0 if at_each else most)
        case w.Every(filters):
            return described(filters, card)._replace(least=0, most=0)
        case w.Pair(first, second):
            one, other = meant_by(first, card), meant_by(second, card)
            return Meant(one.kinds | other.kinds, one.zones | other.zones, least=2, most=2)
        case w.Me() | w.This():
            return Meant(frozenset((card.type,)))
        case w.YouAnd():
            return Meant(KINDS[sorts.Player], most=0)
    sort = sort_of(type(phrase))
    return UNTOLD if sort is Any else Meant(KINDS[sort])


def sort_of(word: type[Node]) -> Any:
    """The sort that a word is a phrase of."""
    bases = (base for kind in word.__mro__ for base in vars(kind).get("__orig_bases__", ()))
    return next((get_args(base)[0] for base in bases if get_origin(base) is w.Phrase), Any)


NOBODY = Meant(frozenset())
"""After an event that happens to no object."""
LEFT = frozenset(("where it has gone",))
"""Where something is that an event took off the board: a new object, to which nothing can be done there."""
ME = " me"
"""By what name it is known what became of the object whose text it is; none that a text gives begins so."""


def noticed_about(clause: Node, card: Card) -> Meant:
    """What “it” is after an event: what the clause says it is done to, or who it happens to; nothing where a player
    does it and to nothing."""
    if not isinstance(clause, w.Clause) or len(clause.actions) != 1 or (row := clause.actions[0].noticed) is None:
        return UNTOLD
    about = getattr(clause.actions[0], row.what) if row.what else None
    if not isinstance(about, w.Phrase):
        about = clause.subject
    kinds = meant_by(about, card).kinds
    if kinds == KINDS[sorts.Pile]:
        kinds = NAMED["card"]  # it is known now which of them it was
    done_to = row.what and any(isinstance(one.what, frozenset) for one in fields_of(type(clause.actions[0]))[row.what])
    if not done_to and (row.player or kinds == KINDS[sorts.Player]):
        return NOBODY
    return UNTOLD if kinds == KINDS[sorts.Player] else Meant(kinds)


ONE = frozenset(
    (
        "MightOf.what", "CostOf.what", "DamageOn.what", "TimesEmpowered.what", "ValueOf.what", "PointsOf.of", "XpOf.of",
        "TurnsOf.of", "BecomeCopy.of", "Attach.to", "MoveBuff.what", "MoveBuff.to", "DealToEachOther.a",
        "DealToEachOther.b", "TextOf.of", "KeywordsOf.of", "At.what",
    )
)
"""Fields that speak of one object or player: of several it couldn't be told which."""


def told(phrase: Node, names: dict[str, Meant], card: Card) -> Meant:
    """What a phrase speaks of whose pronouns have become names."""
    if isinstance(phrase, w.Me | w.This) and ME in names:
        return names[ME]
    return names.get(phrase.name, UNTOLD) if isinstance(phrase, w.That) else meant_by(phrase, card)


def check_names(node: Node, names: dict[str, Meant], card: Card, noticed: bool) -> None:
    """Whether what is spoken of, now that every pronoun has become a name, is what a word takes, and one alone where
    one is meant. Raises `Misread` naming the word, the field and what was expected."""
    for name, taken in fields_of(type(node)).items():
        value = getattr(node, name)
        if not isinstance(value, w.Phrase):
            continue
        known = told(value, names, card)
        wanted = [one.what for one in taken if isinstance(one.what, frozenset)]
        word, field = spelled(node), name.strip("_")
        if isinstance(value, w.That) and wanted and not any(known.kinds & kinds for kinds in wanted):
            raise Misread(
                f"{card.name}: {word} takes {expected(taken, noticed=True)} as its {field}, "
                f"not what was mentioned, which is {kinds_said(known.kinds)}"
            )
        if known.zones == LEFT and isinstance(node, w.Action) and not noticed and \
                any(one.where == sorts.ON_BOARD for one in taken):
            raise Misread(
                f"{card.name}: {word} takes {expected(taken, noticed)} as its {field}, "
                "not what an event has just taken off it"
            )
        if known.most != 1 and f"{type(node).__name__}.{name}" in ONE and not noticed:
            raise Misread(f"{card.name}: {word} takes only one object or player as its {field}, not several")


def described(filters: Iterable[Node], card: Card) -> Meant:
    """What filters leave: their kinds, and where these are if nothing else is said (355.9.a). Raises `Misread` if
    nothing is left."""
    kinds, zones, told = ANYTHING, frozenset[str](), False
    for each in filters:
        found = kinds_of(each)
        told |= bool(found)
        kinds &= found or ANYTHING
        zones |= zones_of(each)
    if not kinds:
        raise Misread(
            f"{card.name}: nothing is all of {', '.join(map(named, filters))} at once: "
            "kinds that go together were expected"
        )
    if not told:
        kinds = PERMANENTS
    if not zones and w.Kind("card") in filters:
        kinds -= {"spell"}  # a card on the board is a permanent
    return Meant(kinds, zones or usual_zones(kinds), bool(zones))


def kinds_of(filter_: Node) -> frozenset[str]:
    """The kinds that a filter leaves; none if it says nothing about them."""
    match filter_:
        case w.Kind(name):
            return NAMED.get(name, frozenset((name,)))
        case w.EffectsOf() | w.OfA():
            return KINDS[sorts.Ability]
        case w.Choosing():
            return ITEMS
        case w.Both(filters):
            return frozenset.intersection(*(found for each in filters if (found := kinds_of(each))), ANYTHING)
        case w.FromNext() | w.WhoChose() | w.WhoDid():
            return KINDS[sorts.Player]
        case w.Either(options) if all(map(kinds_of, options)):
            return frozenset().union(*map(kinds_of, options))
    return frozenset()


def zones_of(filter_: Node) -> frozenset[str]:
    """The zones that a filter names; all of them where it says that any will do."""
    match filter_:
        case w.Zone(name):
            return frozenset((name,))
        case w.OnBoard():
            return frozenset(("board",))
        case w.Kind("facedown card"):
            return frozenset(("facedown",))
        case w.AmongThem() | w.Among() | w.Everywhere() | w.BanishedWith():
            return frozenset(("anywhere",))
        case w.FromFacedown() | w.FromElsewhere() | w.PlayedFrom():
            return frozenset(("anywhere",))
        case w.Either(options) | w.Both(options):
            return frozenset().union(*map(zones_of, options))
    return frozenset()


def usual_zones(kinds: frozenset[str]) -> frozenset[str]:
    """Where things of these kinds are if nothing is said: chain items on the chain, everything else on the board
    (355.9.a)."""
    return frozenset((*(("chain",) if kinds & ITEMS else ()), *(("board",) if kinds - ITEMS - {"player"} else ())))


# --- what a field takes

class Taken(NamedTuple):
    """One thing that a field takes."""

    what: Any
    """A class of nodes, a type of plain values, a tuple of fixed names, or a set of kinds."""
    where: Where | None = None
    form: type[Node] = w.Phrase
    """The class of phrases that such things have to be spoken of with."""
    many: bool = False
    """Whether the field holds any number of them."""
    noticed: bool = False
    """Whether what stands there is noticed or ruled instead of carried out."""


FIELDS: dict[type[Node], dict[str, tuple[Taken, ...]]] = {}
"""What the fields of each word take, once somebody asked."""


def fields_of(word: type[Node]) -> dict[str, tuple[Taken, ...]]:
    """What each field of a word takes, read off its annotations."""
    if word not in FIELDS:
        hints = get_type_hints(word, include_extras=True)
        FIELDS[word] = {name: tuple(taken_by(hints[name])) for name in word.names}
    return FIELDS[word]


def is_noticed(word: type[Node], field: str) -> bool:
    """Whether what stands in a field of a word is noticed or ruled instead of carried out."""
    return any(one.noticed for one in fields_of(word)[field])


def taken_by(hint: Any, where: Where | None = None) -> Iterator[Taken]:
    """The alternatives of an annotation."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        there = next((extra for extra in arguments[1:] if isinstance(extra, Where)), where)
        for one in taken_by(arguments[0], there):
            yield one._replace(noticed=sorts.NOTICED in arguments)
    elif origin in (Union, types.UnionType):
        for argument in arguments:
            yield from taken_by(argument, where)
    elif origin is Literal:
        yield Taken(arguments)
    elif origin is tuple:
        yield from (one._replace(many=True) for one in taken_by(arguments[0], where))
    elif isinstance(origin, type) and issubclass(origin, w.Phrase):
        yield Taken(phrase_kinds(arguments[0]), where, origin)
    elif isinstance(hint, TypeVar) or hint is Any:
        yield Taken(Node)
    else:
        yield Taken(origin or hint)


def phrase_kinds(sort: Any) -> frozenset[str]:
    """The kinds that a phrase of a sort may speak of."""
    if sort is Any or isinstance(sort, TypeVar):
        return ANYTHING
    return frozenset().union(*(KINDS[one] for one in get_args(sort) or (sort,)))


# --- the check

class Checker:
    """Checks the lines of one card. `noticed`: inside a clause that is not carried out; `lent`: inside text that others
    may have."""

    lines: ClassVar[tuple[type[Node], ...]] = (w.Text, w.Wearer)

    def __init__(self, card: Card) -> None:
        self.card = card

    def check(self, node: Node, noticed: bool = False, lent: bool = False) -> None:
        """Check a node and everything in it. Raises `Misread` naming the word, the field and what was expected."""
        lent = lent or isinstance(node, self.lines)
        if isinstance(node, w.Pick | w.Every):
            described(node.filters, self.card)
        for name, taken in fields_of(type(node)).items():
            value = getattr(node, name)
            seen = noticed or is_noticed(type(node), name)
            for one in value if isinstance(value, tuple) else (value,):
                if not any(self.fits(one, each, seen, lent, isinstance(value, tuple)) for each in taken):
                    raise Misread(
                        f"{self.card.name}: {spelled(node)} takes {expected(taken, seen)} as its {name.strip('_')}, "
                        f"not {self.got(one)}"
                    )
                self.within(one, seen, lent)
        if isinstance(node, w.Clause):
            self.clause(node, noticed)

    def within(self, value: Any, noticed: bool, lent: bool) -> None:
        """Check what stands in a field."""
        if isinstance(value, Node):
            self.check(value, noticed, lent)
        elif isinstance(value, tuple):
            for each in value:
                self.within(each, noticed, lent)

    def fits(self, value: Any, taken: Taken, noticed: bool, lent: bool, many: bool) -> bool:
        """Whether a value is one of what a field takes."""
        what = taken.what
        if taken.many != many and not (many and isinstance(what, type)):
            return False
        if isinstance(value, tuple):
            return all(self.fits(each, taken._replace(many=True), noticed, lent, True) for each in value)
        if isinstance(what, frozenset):
            return isinstance(value, taken.form) and self.speaks_of(value, what, taken.where, noticed, lent)
        if isinstance(what, tuple):
            return value in what
        if isinstance(value, w.Either | w.Not) and issubclass(what, Node) and isinstance(value, what):
            return all(self.fits(each, Taken(alternative(what)), noticed, lent, False) for each in options_of(value))
        return isinstance(value, what) and not (what is int and isinstance(value, bool))

    def speaks_of(self, phrase: Node, kinds: frozenset[str], where: Where | None, noticed: bool, lent: bool) -> bool:
        """Whether a phrase speaks of such things. What is only noticed may be some of them; a location is no object."""
        meant = UNTOLD if lent and isinstance(phrase, w.Me | w.This) else meant_by(phrase, self.card)
        if meant is UNTOLD:
            return True
        if noticed:
            return meant.kinds <= kinds if isinstance(phrase, w.Place) else bool(meant.kinds & kinds)
        there = where is None or not meant.zones or "anywhere" in meant.zones or meant.zones <= where.zones or \
            (where.assumed and not meant.named)
        return meant.kinds <= kinds and there

    def clause(self, node: w.Clause, noticed: bool) -> None:
        """Who acts in a clause that is carried out: players; an object deals damage, and nothing else (417)."""
        if noticed:
            return
        actors = meant_by(node.subject, self.card)
        for action in node.actions:
            if not isinstance(action, w.Effect):
                raise Misread(f"{self.card.name}: {spelled(action)} is noticed and never commanded; expected an effect")
            if actors is not UNTOLD and actors.kinds != KINDS[sorts.Player] and not isinstance(action, w.Deal):
                raise Misread(
                    f"{self.card.name}: {spelled(action)} is done by players, not by {self.got(node.subject)}"
                )

    def got(self, value: Any) -> str:
        """What stands there instead, for the message."""
        if not isinstance(value, Node):
            return repr(value)
        meant = meant_by(value, self.card) if isinstance(value, w.Phrase) else UNTOLD
        if meant is UNTOLD:
            return spelled(value)
        where = f" ({' or '.join(sorted(meant.zones))})" if meant.zones else ""
        return f"{spelled(value)}, which speaks of {kinds_said(meant.kinds)}{where}"


def alternative(what: type[Node]) -> type[Node]:
    """What the alternatives of “either” and the opposite of “not” have to be where that stands."""
    return w.Act if issubclass(what, w.Happening) else what


def options_of(node: Node) -> tuple[Node, ...]:
    """The alternatives, or the one thing that is denied."""
    return node.options if isinstance(node, w.Either) else (node.what,) if isinstance(node, w.Not) else ()


def spelled(node: Node) -> str:
    """The name of a word in a message."""
    name = getattr(node, "name", "")
    return (
        f"{type(node).__name__}({name!r})"
        if name and isinstance(node, w.Kind | w.Quality | w.Keyword)
        else type(node).__name__
    )


def named(node: Node) -> str:
    """A filter in a message."""
    return str(getattr(node, "name", "")) or type(node).__name__


def kinds_said(kinds: frozenset[str]) -> str:
    """Kinds in a message."""
    if kinds >= ANYTHING:
        return "anything that is there"
    return " or ".join(sorted(kinds - CARDS | {"card"} if kinds >= CARDS else kinds))


def expected(taken: tuple[Taken, ...], noticed: bool) -> str:
    """What a field takes, in words."""
    said = []
    for one in taken:
        if isinstance(one.what, frozenset):
            form = "" if one.form is w.Phrase else f"{one.form.__name__} of "
            said.append(
                form + kinds_said(one.what) + (f" {one.where.said}" if one.where is not None and not noticed else "")
            )
        elif isinstance(one.what, tuple):
            said.append("one of " + ", ".join(map(repr, one.what)))
        elif one.what is type(None):
            said.append("nothing")
        else:
            said.append(
                {"int": "a number", "str": "a name", "bool": "yes or no"}.get(one.what.__name__, one.what.__name__)
            )
    return " or ".join(dict.fromkeys(said))
