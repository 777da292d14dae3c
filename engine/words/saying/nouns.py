"""How nouns are said: determiners, what was given a name, places, amounts and moments."""
from __future__ import annotations

from typing import Any, get_args

from engine.words import fixed
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.card import MADE, Card
from engine.words.nodes import EffectsOf, Ends, Price, Starts
from engine.words.saying.filters import noun, read
from engine.words.saying.grammar import article, listed, number, ordinal, plural, symbols
from engine.words.saying.teller import Teller, Unsaid, of_next, of_players, person_of, several, speaks
from engine.words.sorts import Sort


@speaks(Card)
def _card(teller: Teller, node: Card, form: str) -> str:
    return node.name


# --- determiners

@speaks(w.Pick)
def _pick(teller: Teller, node: w.Pick[Sort], form: str) -> str:
    many = node.most != 1
    teller.it = ""  # it is what is spoken of now
    if form == "hand":
        return _hand(teller, node.filters, many)
    again = w.OtherThan(w.That(node.name))
    filters = _besides(teller, tuple(each for each in node.filters if each != again))
    if form == "from" and not many and (owned := _champion(teller, filters)):
        return owned
    parts = read(teller, filters, many, "from" if form == "from" else "in")
    if again in node.filters:
        parts.after.append(f"that {'haven' if many else 'hasn'}'t been chosen yet")  # by those who chose before
    if parts.yours:
        parts.after.insert(0, f"{teller.say(w.You(), 's')} control")
    if node.least == node.most == 1:
        said = f"another {noun(parts, other=False)}" if parts.other else article(noun(parts))
    elif node.most == 0:
        said = f"{'one or more' if node.least else 'any number of'} {noun(parts)}"
    elif node.least == node.most:
        said = f"{number(node.least)} {noun(parts)}"
    else:
        said = f"{'up to' if node.least == 0 else f'{node.least} to'} {node.most} {noun(parts)}"
    if form == "p":
        return said + ("'" if many else "'s")
    return f"each of {said}" if form == "each" and many else said


@speaks(w.Pair)
def _pair(teller: Teller, node: w.Pair[Sort], form: str) -> str:
    if form == "hand":
        return "their owners' hands"
    limit = "" if node.limit is None else f" {teller.say(node.limit)}"
    return f"{teller.say(node.first)} and {teller.say(node.second)}{limit}"


def _champion(teller: Teller, filters: tuple[Node, ...]) -> str:
    """Of your cards only one is your Chosen Champion, however many copies of it there are (108.3.c.1)."""
    zones = [each for each in filters if isinstance(each, w.Zone) and isinstance(each.whose, w.You)]
    rest = set(filters) - set(zones) - {w.Quality("chosen champion"), w.Kind("unit"), w.Kind("card")}
    if not zones or rest or w.Quality("chosen champion") not in filters:
        return ""
    return f"{teller.say(w.You(), 'p')} Chosen Champion from {teller.say(zones[0])}"


@speaks(w.Every)
def _every(teller: Teller, node: w.Every[Sort], form: str) -> str:
    if form == "hand":
        return _hand(teller, node.filters, True)
    if form in ("", "cards") and (whole := _whole_hand(teller, node.filters)):
        return whole
    if teller.noticing and form != "group" and not any(isinstance(each, EffectsOf | w.Zone) for each in node.filters):
        return teller.say(w.Pick(1, 1, node.filters), form)
    if of_next(node.filters):
        return _next(teller, node.filters, form)
    if w.FromNext() in node.filters:
        rest: w.Every[Sort] = w.Every(tuple(each for each in node.filters if each != w.FromNext()))
        return f"{teller.say(rest, form)}, {teller.say(w.FromNext())},"
    plurals = ("s", "from", "plays", "p", "group", *(["", "each"] if teller.general else []))
    single = form not in plurals or (of_players(node.filters) and form != "group")
    own = form == "plays" and w.Quality("your") in node.filters
    whence = [each for each in node.filters if own and isinstance(each, w.PlayedFrom | w.Choosing)]
    filters = tuple(each for each in node.filters if each not in whence)
    parts = read(teller, _besides(teller, filters), not single, "in")
    mine = f" {teller.say(w.You(), 's')} control" if parts.yours else ""
    if form == "one":
        return noun(parts).replace("from among them", "among them") + mine
    if single:
        return f"each {noun(parts)}{mine}" + ("'s" if form == "p" else "")
    if parts.yours and form == "plays":
        return " ".join([_played(teller, noun(parts)), *(teller.act(each, "you") for each in whence)])
    said = f"{teller.say(w.You(), 'p')} {noun(parts)}" if parts.yours else noun(parts)
    return said + "'" if form == "p" else said


def _next(teller: Teller, filters: tuple[Node, ...], form: str) -> str:
    """The one that comes next, whatever it is (391): “your next spell”, “the next spell you play”."""
    coming: w.Quality[Any] = w.Quality("next")
    parts = read(teller, (coming, *(each for each in filters if each != coming)), False, "in")
    if parts.yours and form == "plays":
        return f"the {_played(teller, noun(parts))}"
    said = f"{teller.say(w.You(), 'p') if parts.yours else 'the'} {noun(parts)}"
    return said + "'s" if form == "p" else said


def _whole_hand(teller: Teller, filters: tuple[Node, ...]) -> str:
    """All cards in a hand are that hand."""
    found = whole_zones(filters)
    return teller.say(found[0]) if [zone.name for zone in found] == ["hand"] else ""


def whole_zones(filters: tuple[Node, ...]) -> tuple[w.Zone, ...]:
    """The zones of which filters mean all cards, whatever they are."""
    match filters:
        case (w.Kind("card"), where) | (where, w.Kind("card")):
            options = where.options if isinstance(where, w.Either) else (where,)
            zones = tuple(each for each in options if isinstance(each, w.Zone))
            return zones if len(zones) == len(options) else ()
    return ()


def _played(teller: Teller, what: str) -> str:
    """What you play, with the window in which it counts: “spells you play this turn”."""
    window, teller.during = teller.during, ""
    return f"{what} you play" + (f" {window}" if window else "")


@speaks(w.OfA)
def _of_a(teller: Teller, node: w.OfA, form: str) -> str:
    return f"of {plural(node.name)}"


def _besides(teller: Teller, filters: tuple[Node, ...]) -> tuple[Node, ...]:
    """Other than one of the same kind that has a name is another one, where that can't be taken for other than me."""
    long = teller.card.type != "spell"
    said, not_me = [], not long or w.Quality("enemy") in filters
    for each in filters:
        what = each.what if isinstance(each, w.OtherThan) else None
        named = teller.named(what.name) if isinstance(what, w.That) and not_me else None
        alike = isinstance(named, w.Pick) and short(teller, named.filters, long) == short(teller, filters, long)
        said.append(w.Quality("other") if alike else each)
    return tuple(said)


def _hand(teller: Teller, filters: tuple[Node, ...], many: bool) -> str:
    if any(isinstance(each, w.Zone) and isinstance(each.whose, w.You) for each in filters):
        return f"{teller.say(w.You(), 'p')} hand"
    return "their owners' hands" if many else "its owner's hand"


@speaks(w.Tokens)
def _tokens(teller: Teller, node: w.Tokens, form: str) -> str:
    made = MADE.get(node.card)
    if made is None:
        raise Unsaid(f"{teller.card.name}: there is no token card {node.card!r}; declare it before it is said")
    states = [teller.say(state) for state in node.states]
    marks = [] if made.might is None else [f"{made.might} [M]"]
    marks += [teller.say(line) for line in made.lines if isinstance(line, w.Keyword)]
    with_ = f" with {listed(marks)}" if marks else ""
    said = " ".join([*states, made.name, made.type, "token" if "token" in made.supertypes else "card"])
    if isinstance(node.n, w.Per) and node.n.each == 1:
        return f"{article(said)}{with_} for each {teller.say(node.n.noun, 'one')}"
    if node.n == 1:
        return article(said) + with_
    many = number(node.n) if isinstance(node.n, int) else f"as many as {teller.say(node.n)} says"
    return f"{many} {said}s{with_ and f'{with_} each'}"


# --- what was given a name

@speaks(w.That)
def _that(teller: Teller, node: w.That, form: str) -> str:
    """What the name stands for, never the name: “that unit”; where there is another like it, with its qualities or as
    “the second unit”."""
    named = teller.named(node.name)
    many = several(teller, node)
    said = _called(teller, named, node.name) if isinstance(named, w.Pick) else _of_its_kind(node.name, named)
    if form == "one":
        return f"of those {plural(said)}" if many else f"that {said}"
    pronoun = "those" if many else "the" if said.startswith(ORDINALS) else "that"
    name = f"{pronoun} {plural(said) if many else said}"
    if form == "hand":
        return "their owners' hands" if many else "its owner's hand"
    return name + ("'" if many else "'s") if form == "p" else name


ORDINALS = ("first ", "second ", "third ", "other ")


def _of_its_kind(name: str, named: Node | None) -> str:
    """A name of the reader's own says the kind; whatever a card's author called something stays unsaid."""
    if isinstance(named, w.Tokens):
        return "token"
    if isinstance(named, w.LookAt | w.Reveal):
        return "card"
    if isinstance(named, w.SpendCounter):
        return named.type or "counter"
    bare = name.rstrip("0123456789")
    return bare if bare in get_args(fixed.KindName) or bare == "token" else "one"


def _called(teller: Teller, named: w.Pick[Sort], name: str) -> str:
    """Which of the things chosen it is, in as few words as tell it from the others."""
    picks = list(dict.fromkeys(each for each in walk(teller.whole) if isinstance(each, w.Pick)))
    brief = {each: short(teller, each.filters, False) for each in picks}
    like = [each for each in picks if brief[each] == brief[named]]
    if len(like) < 2:
        return brief[named]
    long = {each: short(teller, each.filters, True) for each in like}
    alike = [each for each in like if long[each] == long[named] and each.name]
    if len(alike) < 2:
        return long[named]
    return f"{ordinal(alike.index(named) + 1)} {brief[named]}"


def short(teller: Teller, filters: tuple[Node, ...], long: bool) -> str:
    """The kind that filters name, and what stands before it."""
    known = tuple(each for each in filters if isinstance(each, w.Kind | w.Tag | w.Quality | w.Either | EffectsOf))
    if not any(isinstance(each, w.Kind | w.Tag | w.Either | EffectsOf) or each == w.Quality("token") for each in known):
        return "one"
    parts = read(teller, known, False, "in")
    parts.after, parts.token = [], parts.token and long
    if not long:
        parts.before, parts.tags = [], []
    return noun(parts, other=False)


# --- places

@speaks(w.At)
def _at(teller: Teller, node: w.At, form: str) -> str:
    if isinstance(node.what, w.Pick | w.Every):
        return f"at {teller.say(node.what)}"
    return f"at {teller.say(node.what, 'p')} location"


@speaks(w.BaseOf)
def _base(teller: Teller, node: w.BaseOf, form: str) -> str:
    many = person_of(teller, node.whose) == "you" and not isinstance(node.whose, w.You)
    said = f"{teller.say(node.whose, 'p')} {'bases' if many else 'base'}"
    return f"in {said}" if form == "at" else said


@speaks(w.ToOrFrom)
def _to_or_from(teller: Teller, node: w.ToOrFrom, form: str) -> str:
    return f"or from {teller.say(node.place)}"


@speaks(w.UnitsTo)
def _units_to(teller: Teller, node: w.UnitsTo, form: str) -> str:
    place = teller.say(node.place, "to") + (" too" if node.also else "")
    return f"{place} those that are units" if form == "those" else f"{place} if it's a unit"


@speaks(w.Zone)
def _zone(teller: Teller, node: w.Zone, form: str) -> str:
    name = "Champion Zone" if node.name == "champion" else node.name
    if isinstance(node.whose, w.Every):
        anybodys = w.Kind("player") in node.whose.filters
        if anybodys:
            return plural(name) if form == "several" else f"any {name}"
        return f"opponents' {plural(name)}"
    return f"{teller.say(node.whose, 'p')} {name}"


# --- amounts and moments

@speaks(Starts, Ends)
def _moment(teller: Teller, node: Starts | Ends, form: str) -> str:
    edge = "start" if isinstance(node, Starts) else "end"
    if node.what in ("combat", "showdown") and node.whose is not None:
        there = isinstance(node.whose, w.Place)
        which = teller.say(node.whose, "at") if there else f"{teller.say(node.whose, 's')} took part in"
        when = "" if form == "named" else f"at the {edge} of "
        return f"{when}each {node.what} {which}" + provided(teller, node.given)
    if form == "named":
        each = "" if node.whose is None else f"each of {teller.say(node.whose, 'p')} {plural(node.what)}"
        return (each or f"the {node.what}") + provided(teller, node.given)
    if node.whose is None:
        return f"at the {edge} of the {node.what}" + provided(teller, node.given)
    whose = teller.say(node.whose, "p")
    if w.FIRST_TURN in node.given and form != "next":
        rest = tuple(each for each in node.given if each != w.FIRST_TURN)
        return f"at the {edge} of {whose} first {node.what}" + provided(teller, rest)
    if form == "next":
        said = f"at the {edge} of {whose} next {node.what}"
    elif isinstance(node.whose, w.Every):
        said = f"at the {edge} of {whose} {node.what}"
    else:
        said = f"at the {edge} of each of {whose} {plural(node.what)}"
    return said + provided(teller, node.given)


def provided(teller: Teller, conditions: tuple[Node, ...]) -> str:
    """The adjacent conditions of an event."""
    return f", if {listed([teller.say(condition) for condition in conditions])}" if conditions else ""


@speaks(Price)
def _price(teller: Teller, node: Price, form: str) -> str:
    if teller.noticing and node == Price():
        return "Energy or Power"
    return symbols(node.energy, node.power)
