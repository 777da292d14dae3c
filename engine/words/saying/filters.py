"""How filters are said: before and behind the noun that they make, and as a predicate."""
from __future__ import annotations

from collections.abc import Callable

from engine.words import nodes as w
from engine.words.base import Node, substitute
from engine.words.nodes import EffectsOf
from engine.words.saying.grammar import article, inflect, listed, plural
from engine.words.saying.teller import Teller, Unsaid, person_of, speaks
from engine.words.sorts import Sort

BEFORE = (
    "friendly", "enemy", "ready", "exhausted", "stunned", "attacking", "defending", "open", "buffed", "empowered",
    "mighty", "damaged", "equipped", "attached", "chosen champion", "occupied", "uncontrolled", "next",
)
AFTER = ("alone", "in combat", "in a showdown", "at a battlefield", "one on one")
"""Qualities that stand before the noun, and those that follow it."""
MINE: set[Node] = {w.Quality("at a battlefield"), w.Here()}
"""What is said as one: “at my battlefield”."""


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
    for each in filters:
        if not set(filters) >= MINE:
            _put(teller, parts, each, filters, zone)
        elif each == w.Here():
            parts.after.append(_at_mine(teller))
        elif each not in MINE:
            _put(teller, parts, each, filters, zone)
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


def _put(teller: Teller, parts: Parts, each: Node, filters: tuple[Node, ...], zone: str) -> None:
    """One of the filters to where it stands."""
    many = parts.many
    if isinstance(each, w.Quality):
        _quality(teller, parts, each, many, w.Quality("alone") in filters)
    elif each == w.OtherThan(w.It()) and teller.card.type == "spell":
        parts.other = True  # elsewhere “another” is other than the card itself
    elif isinstance(each, w.Kind):
        parts.head.append(plural(each.name) if many else each.name)
        parts.single.append(each.name)
    elif isinstance(each, EffectsOf):
        parts.head.append(f"{each.of} effects")
        if each.at is not None:
            parts.after.append(f"for {each.of}ing {teller.say(each.at, 'at')}")
    elif isinstance(each, w.Tag):
        parts.tags.append(each.name)
    elif isinstance(each, w.Either) and all(isinstance(option, w.Kind) for option in each.options):
        kinds = [option.name for option in each.options if isinstance(option, w.Kind)]
        parts.head.append(listed([plural(kind) for kind in kinds], "and") if many else listed(kinds, "or"))
        parts.single.append(listed(kinds, "or"))
    elif isinstance(each, w.Either) and any(isinstance(option, w.Both) for option in each.options):
        heads = [noun(read(teller, getattr(option, "filters", (option,)), many, zone)) for option in each.options]
        parts.head.append(listed([heads[0], *(head if many else article(head) for head in heads[1:])], "or"))
        parts.single.append(parts.head[-1])
    elif isinstance(each, w.Either) and all(isinstance(option, w.Tag) for option in each.options):
        tags = [option.name for option in each.options if isinstance(option, w.Tag)]
        parts.before.append(listed(tags, "and" if many else "or"))
    elif isinstance(each, w.Not):
        _unlike(teller, parts, each.what, many)
    elif isinstance(each, w.OfDomain) or each == w.FriendlyTo(w.They()):
        parts.before.append(teller.say(each))
    elif isinstance(each, w.Where) and {w.Kind("battlefield"), w.Kind("location")} & set(filters):
        said = teller.say(substitute(each, w.At(w.It()), w.There()))
        parts.after.append(said.removesuffix(" there") if isinstance(each.condition, w.ThereIs) else said)
    elif isinstance(each, w.Either) and any(isinstance(option, w.Zone) for option in each.options):
        parts.after.append(f"{zone} {listed([teller.say(option) for option in each.options], 'or')}")
    elif isinstance(each, w.Zone):
        parts.after.append(f"{zone} {teller.say(each, 'several' if many else '')}")
    else:
        parts.after.append(teller.act(each, "you" if many else "it", "at"))


def _at_mine(teller: Teller) -> str:
    """Here, and only where that is a battlefield."""
    return "here" if teller.card.type == "battlefield" else f"at {teller.say(w.Me(), 'p')} battlefield"


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
        if who in (w.ControllerOf(w.Me()), w.ControllerOf(w.This())):  # in a clause of others “you” is who acts
            parts.after.append(f"you don't {verb}")
            return
        parts.after.append(f"{teller.say(who, 's')} {inflect('do', person_of(teller, who))}n't {verb}")
    elif isinstance(what, w.With | w.WithMight | w.WithCost):
        parts.after.append("without " + teller.say(what).removeprefix("with "))
    elif isinstance(what, w.Choosing):
        parts.after.append(f"that {do} choose {teller.say(what.what)}")
    elif what == w.Here():
        parts.after.append("elsewhere")
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


@speaks(w.FriendlyTo)
def _friendly_to(teller: Teller, node: w.FriendlyTo, form: str) -> str:
    """To whoever acts is said without them: “a player chooses a friendly unit”."""
    return "friendly" if node.who == w.They() else f"friendly to {teller.say(_whoever(node.who))}"


@speaks(w.AttackedBy)
def _attacked_by(teller: Teller, node: w.AttackedBy, form: str) -> str:
    who = _whoever(node.who)
    return f"{teller.say(who, 's')} {inflect('be', person_of(teller, who))} attacking"


@speaks(w.Same)
def _same(teller: Teller, node: w.Same, form: str) -> str:
    return f"{'with' if node.aspect == 'controller' else 'at'} the same {node.aspect}"


@speaks(w.Comparison)
def _comparison(teller: Teller, node: w.Comparison, form: str) -> str:
    return compared(teller, node, teller.say)


@speaks(w.WithMight)
def _with_might(teller: Teller, node: w.WithMight, form: str) -> str:

    def measured(amount: w.Number) -> str:
        return teller.say(amount) + (" [M]" if isinstance(amount, int) else "")

    match node.comparison:
        case w.Comparison("at most", w.Plus(int() as more, w.MightOf(what))):
            return f"with up to {more} more Might than {teller.say(what)}"
    return f"with {compared(teller, node.comparison, measured)}"


@speaks(w.WithCost)
def _with_cost(teller: Teller, node: w.WithCost, form: str) -> str:
    energy = _cost_so(teller, node.energy, "[{}]".format) if node.energy else ""
    power = _cost_so(teller, node.power, lambda n: "[A]" * n or "0") if node.power else ""
    both = node.energy and node.power and node.energy.op == node.power.op == "at most"
    power = f"a Power cost of {power}" if power and not both else power
    named = "a cost" if node.energy is None or isinstance(node.energy.amount, int) else "an Energy cost"
    of = "" if energy.startswith(("less", "more")) and named != "a cost" else " of"
    return f"with {listed([*[f'{named}{of} {energy}'] * bool(energy), *[power] * bool(power)])}"


def _cost_so(teller: Teller, comparison: w.Comparison, symbols: Callable[[int], str]) -> str:
    """A compared part of a cost: “no more than [4]”."""
    amount = comparison.amount
    if comparison.op == "at most":
        return f"no more than {symbols(amount) if isinstance(amount, int) else teller.say(amount)}"
    return compared(teller, comparison, lambda n: symbols(n) if isinstance(n, int) else teller.say(n))


@speaks(w.Either)
def _either(teller: Teller, node: w.Either[Sort], form: str) -> str:
    return listed([teller.say(option, form) for option in node.options], "or")


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
