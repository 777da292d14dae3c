"""How nouns are said: filters before and behind them, determiners, places, amounts and moments."""
from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from engine.words import fixed
from engine.words import nodes as w
from engine.words.base import Node, substitute, walk
from engine.words.card import Card
from engine.words.makers import TOKENS
from engine.words.nodes import EffectsOf, Ends, MightOf, Price, Starts
from engine.words.saying.grammar import article, inflect, listed, number, ordinal, plural, symbols
from engine.words.saying.teller import Teller, Unsaid, of_players, person_of, several, speaks
from engine.words.sorts import Sort

BEFORE = (
    "friendly", "enemy", "ready", "exhausted", "stunned", "attacking", "defending", "open", "buffed", "empowered",
    "mighty", "damaged", "equipped", "attached", "chosen champion", "occupied", "uncontrolled", "next",
)
AFTER = ("alone", "in combat", "at a battlefield", "one on one")
"""Qualities that stand before the noun, and those that follow it."""


# --- filters

class Parts:
    """A noun while its filters are read."""

    def __init__(self) -> None:
        self.before: list[str] = []
        self.tags: list[str] = []
        self.head: list[str] = []
        self.after: list[str] = []
        self.other = False
        self.yours = False
        self.token = False
        self.many = False
        self.single: list[str] = []


def read(teller: Teller, filters: tuple[Node, ...], many: bool, zone: str) -> Parts:
    """What the filters say, sorted by where it stands."""
    parts = Parts()
    parts.many = many
    alone = w.Quality("alone") in filters
    for each in filters:
        if isinstance(each, w.Quality):
            _quality(teller, parts, each, many, alone)
        elif isinstance(each, w.Kind):
            parts.head.append(plural(each.name) if many else each.name)
            parts.single.append(each.name)
        elif isinstance(each, EffectsOf):
            parts.head.append(f"{each.of} effects")
        elif isinstance(each, w.Tag):
            parts.tags.append(each.name)
        elif isinstance(each, w.Either) and all(isinstance(option, w.Kind) for option in each.options):
            kinds = [option.name for option in each.options if isinstance(option, w.Kind)]
            parts.head.append(listed([plural(kind) for kind in kinds], "and") if many else listed(kinds, "or"))
            parts.single.append(listed(kinds, "or"))
        elif isinstance(each, w.Either) and all(isinstance(option, w.Tag) for option in each.options):
            parts.before.append(
                listed([option.name for option in each.options if isinstance(option, w.Tag)], "and" if many else "or")
            )
        elif isinstance(each, w.Not):
            _unlike(teller, parts, each.what, many)
        elif isinstance(each, w.OfDomain):
            parts.before.append(teller.say(each))
        elif isinstance(each, w.Where) and {w.Kind("battlefield"), w.Kind("location")} & set(filters):
            said = teller.say(substitute(each, w.At(w.It()), w.There()))
            parts.after.append(said.removesuffix(" there") if isinstance(each.condition, w.ThereIs) else said)
        elif isinstance(each, w.Zone):
            parts.after.append(f"{zone} {teller.say(each)}")
        else:
            parts.after.append(teller.act(each, "you" if many else "it", "at"))
    if not parts.head and parts.token and not parts.tags:
        parts.head.append("tokens" if many else "token")
        parts.token = False
    if not parts.head:
        if not parts.tags:
            raise Unsaid(f"{teller.card.name}: a noun needs a kind: {filters!r}")
        tag = parts.tags.pop()
        parts.head.append(plural(tag) if many else tag)
        parts.single.append(tag)
    return parts


def _unlike(teller: Teller, parts: Parts, what: w.Node, many: bool) -> None:
    """What it must not be: a short name before the noun, anything else behind it."""
    do = "don't" if many else "doesn't"
    if isinstance(what, w.Kind | w.Tag | w.OfDomain) or what == w.Quality("token"):
        parts.before.append("non-" + teller.say(what))
    elif what == w.Quality("your"):
        parts.after.append(f"{teller.say(w.You(), 's')} don't control")
    elif isinstance(what, w.ControlledBy | w.OwnedBy):
        verb = "control" if isinstance(what, w.ControlledBy) else "own"
        who = _whoever(what.who)
        parts.after.append(f"{teller.say(who, 's')} {inflect('do', person_of(teller, who))}n't {verb}")
    elif isinstance(what, w.With | w.WithMight | w.WithCost):
        parts.after.append("without " + teller.say(what).removeprefix("with "))
    elif isinstance(what, w.Choosing):
        parts.after.append(f"that {do} choose {teller.say(what.what)}")
    elif isinstance(what, w.Place | w.Zone | w.AttachedTo) or (isinstance(what, w.Quality) and what.name in AFTER):
        parts.after.append(f"not {_where(teller, what)}")
    else:
        parts.after.append(f"that {'aren' if many else 'isn'}'t {filtered(teller, (what,))}")


def _where(teller: Teller, what: w.Node) -> str:
    """A place, a zone or a state as it stands behind a noun or a verb."""
    if isinstance(what, w.Zone):
        return f"in {teller.say(what)}"
    return "at any battlefield" if what == w.Quality("at a battlefield") else teller.say(what, "at")


def _whoever(who: w.Phrase[Sort]) -> w.Phrase[Sort]:
    """All players of whom any will do, as one: “an opponent controls”."""
    return w.Pick(1, 1, who.filters) if isinstance(who, w.Every) else who


def _quality(teller: Teller, parts: Parts, quality: w.Quality[Sort], many: bool, alone: bool) -> None:
    name = quality.name
    if name in ("other", "your", "token"):
        parts.other |= name == "other"
        parts.yours |= name == "your"
        parts.token |= name == "token"
    elif name in BEFORE and not (alone and name in ("attacking", "defending")):
        parts.before.append(name)
    elif name in BEFORE:
        parts.after.append(name)
    elif name in AFTER:
        parts.after.append("at any battlefield" if name == "at a battlefield" else name)
    else:
        raise teller.unsaid(quality, "filter")


def compared(teller: Teller, comparison: w.Comparison, measure: Callable[[w.Number], str]) -> str:
    """“3 or more”, with the measure of the amount."""
    amount = measure(comparison.amount)
    said = {"at least": f"{amount} or more", "at most": f"{amount} or less", "exactly": f"exactly {amount}",
            "less than": f"less than {amount}", "more than": f"more than {amount}"}
    if comparison.op not in said:
        raise teller.unsaid(comparison, "comparison")
    return said[comparison.op]


@speaks(w.ControlledBy, w.OwnedBy)
def _belongs(teller: Teller, node: w.ControlledBy | w.OwnedBy, form: str) -> str:
    verb, who = "control" if isinstance(node, w.ControlledBy) else "own", _whoever(node.who)
    return f"{teller.say(who, 's')} {inflect(verb, person_of(teller, who))}"


@speaks(w.Comparison)
def _comparison(teller: Teller, node: w.Comparison, form: str) -> str:
    return compared(teller, node, teller.say)


@speaks(w.WithMight)
def _with_might(teller: Teller, node: w.WithMight, form: str) -> str:
    measured = compared(
        teller, node.comparison, lambda amount: teller.say(amount) + (" [M]" if isinstance(amount, int) else "")
    )
    return f"with {measured}"


@speaks(w.WithCost)
def _with_cost(teller: Teller, node: w.WithCost, form: str) -> str:
    parts = [(node.energy, "a cost of", "[{}]"), (node.power, "a Power cost of", "{} [A]")]
    return f"with {listed([f'{name} {_cost_so(teller, one, form)}' for one, name, form in parts if one is not None])}"


def _cost_so(teller: Teller, comparison: w.Comparison, form: str) -> str:
    """A compared part of a cost."""
    return compared(
        teller, comparison, lambda amount: form.format(amount) if isinstance(amount, int) else teller.say(amount)
    )


@speaks(w.Either)
def _either(teller: Teller, node: w.Either[Sort], form: str) -> str:
    return listed([teller.say(option, form) for option in node.options], "or")


@speaks(w.Not)
def _not(teller: Teller, node: w.Not, form: str) -> str:
    return f"not {teller.say(node.what, form)}"


@speaks(Card)
def _card(teller: Teller, node: Card, form: str) -> str:
    return node.name


def counted(teller: Teller, comparison: w.Comparison) -> str:
    """A comparison of a count: “4+”."""
    if comparison.op == "at least":
        return f"{teller.say(comparison.amount)}+"
    return compared(teller, comparison, teller.say).replace("or less", "or fewer").replace("less than", "fewer than")


def noun(parts: Parts, other: bool = True) -> str:
    """The noun without its determiner."""
    head = " ".join(parts.head) + (" token" if parts.token else "")
    if parts.token and parts.many:
        head = " ".join(parts.single) + " tokens"
    return " ".join([*(["other"] if parts.other and other else []), *parts.before, *parts.tags, head, *parts.after])


def filtered(teller: Teller, filters: tuple[Node, ...]) -> str:
    """Filters as a predicate: “attacking or defending alone”."""
    names = [each.name for each in filters if isinstance(each, w.Quality)]
    if sorted(names) == ["alone", "your"] and len(filters) == 2:
        return "the only unit you control there"
    said = []
    for each in filters:
        if isinstance(each, w.Either):
            said.append(listed([filtered(teller, (option,)) for option in each.options], "or"))
        elif isinstance(each, w.Kind | w.Tag):
            said.append(article(each.name))
        elif isinstance(each, w.Not):
            said.append("not " + filtered(teller, (each.what,)))
        elif isinstance(each, w.Quality) and each.name == "your":
            said.append(teller.say(w.You(), "mine"))
        elif isinstance(each, w.ControlledBy | w.OwnedBy):
            verb = "controlled" if isinstance(each, w.ControlledBy) else "owned"
            said.append(f"{verb} by {teller.say(_whoever(each.who))}")
        else:
            said.append(_where(teller, each) if isinstance(each, w.Zone) else teller.say(each, "at"))
    return " ".join(said)


# --- determiners

@speaks(w.Pick)
def _pick(teller: Teller, node: w.Pick[Sort], form: str) -> str:
    many = node.most != 1
    if form == "hand":
        return _hand(teller, node.filters, many)
    again = w.OtherThan(w.That(node.name))
    filters = tuple(each for each in node.filters if each != again)
    parts = read(teller, filters, many, "from" if form == "from" else "in")
    if again in node.filters:
        parts.after.append("not chosen yet")  # by those who chose before
    if parts.yours:
        parts.after.insert(0, f"{teller.say(w.You(), 's')} control")
    if node.least == node.most == 1:
        said = f"another {noun(parts, other=False)}" if parts.other else article(noun(parts))
    elif node.most == 0:
        said = f"any number of {noun(parts)}"
    elif node.least == node.most:
        said = f"{number(node.least)} {noun(parts)}"
    else:
        said = f"{'up to' if node.least == 0 else f'{node.least} to'} {node.most} {noun(parts)}"
    if form == "p":
        return said + ("'" if many else "'s")
    return f"each of {said}" if form == "each" and many else said


@speaks(w.Every)
def _every(teller: Teller, node: w.Every[Sort], form: str) -> str:
    if form == "hand":
        return _hand(teller, node.filters, True)
    if teller.noticing and form != "group" and not any(isinstance(each, EffectsOf | w.Zone) for each in node.filters):
        return teller.say(w.Pick(1, 1, node.filters), form)
    single = form not in ("s", "from", "plays", "p", "group") or (of_players(node.filters) and form != "group")
    parts = read(teller, node.filters, not single, "in")
    mine = f" {teller.say(w.You(), 's')} control" if parts.yours else ""
    if form == "one":
        return noun(parts) + mine
    if single:
        return f"each {noun(parts)}{mine}" + ("'s" if form == "p" else "")
    if parts.yours and form == "plays":
        return f"{noun(parts)} you play"
    said = f"{teller.say(w.You(), 'p')} {noun(parts)}" if parts.yours else noun(parts)
    return said + "'" if form == "p" else said


def _hand(teller: Teller, filters: tuple[Node, ...], many: bool) -> str:
    if (
        any(isinstance(each, w.Zone) and isinstance(each.whose, w.You) for each in filters)
        or w.Quality("your") in filters
    ):
        return f"{teller.say(w.You(), 'p')} hand"
    return "their owners' hands" if many else "its owner's hand"


@speaks(w.Tokens)
def _tokens(teller: Teller, node: w.Tokens, form: str) -> str:
    made = TOKENS.get(node.card)
    if made is None:
        raise Unsaid(f"{teller.card.name}: there is no token card {node.card!r}; declare it before it is said")
    states = [teller.say(state) for state in node.states]
    might = "" if made.might is None else f" with {made.might} [M]"
    said = " ".join([*states, made.name, made.type, "token" if "token" in made.supertypes else "card"])
    return article(said) + might if node.n == 1 else f"{number(node.n)} {said}s{might and f'{might} each'}"


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
    bare = name.rstrip("0123456789")
    return bare if bare in get_args(fixed.KindName) or bare == "token" else "one"


def _called(teller: Teller, named: w.Pick[Sort], name: str) -> str:
    """Which of the things chosen it is, in as few words as tell it from the others."""
    picks = list(dict.fromkeys(each for each in walk(teller.whole) if isinstance(each, w.Pick)))
    short = {each: _short(teller, each.filters, False) for each in picks}
    like = [each for each in picks if short[each] == short[named]]
    if len(like) < 2:
        return short[named]
    long = {each: _short(teller, each.filters, True) for each in like}
    alike = [each for each in like if long[each] == long[named] and each.name]
    if len(alike) < 2:
        return long[named]
    return f"{ordinal(alike.index(named) + 1)} {short[named]}"


def _short(teller: Teller, filters: tuple[Node, ...], long: bool) -> str:
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


@speaks(w.Zone)
def _zone(teller: Teller, node: w.Zone, form: str) -> str:
    name = "Champion Zone" if node.name == "champion" else node.name
    if isinstance(node.whose, w.Every):
        return f"any {name}" if w.Kind("player") in node.whose.filters else f"opponents' {plural(name)}"
    return f"{teller.say(node.whose, 'p')} {name}"


# --- amounts and moments

@speaks(Starts, Ends)
def _moment(teller: Teller, node: Starts | Ends, form: str) -> str:
    edge = "start" if isinstance(node, Starts) else "end"
    if form == "named":
        each = "" if node.whose is None else f"each of {teller.say(node.whose, 'p')} {plural(node.what)}"
        return (each or f"the {node.what}") + provided(teller, node.given)
    if node.whose is None:
        return f"at the {edge} of the {node.what}" + provided(teller, node.given)
    whose = teller.say(node.whose, "p")
    said = (
        f"at the {edge} of {whose} next {node.what}"
        if form == "next"
        else f"at the {edge} of each of {whose} {plural(node.what)}"
    )
    return said + provided(teller, node.given)


def provided(teller: Teller, conditions: tuple[Node, ...]) -> str:
    """The adjacent conditions of an event."""
    return "".join(f", if {teller.say(condition)}" for condition in conditions)


@speaks(MightOf)
def _might_of(teller: Teller, node: MightOf, form: str) -> str:
    said = f"{teller.say(node.what, 'p')} Might"
    return f"damage equal to {said}" if form == "damage" else said


@speaks(Price)
def _price(teller: Teller, node: Price, form: str) -> str:
    if teller.noticing and node == Price():
        return "Energy or Power"
    return symbols(node.energy, node.power)
