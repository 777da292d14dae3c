"""How each kind of line is read: one function a kind, in the table LINES. A new kind of line is a new function here."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.catalogue import Due
from engine.names.bindings import GEAR
from engine.reading.abilities import Conditions, activated, replacement, trigger
from engine.reading.keywords import means
from engine.reading.passives import answer, flow_cost, passives
from engine.reading.permissions import ruling
from engine.reading.reader import LINES, Reader
from engine.reading.scope import MATCHED, Misread, Scope
from engine.rules.playing.timing import PERMITS
from engine.words import nodes as w
from engine.words.base import Node, substitute, walk
from engine.words.nodes import (
    Attach,
    Clause,
    Cost,
    Empower,
    Flow,
    Full,
    HigherScore,
    IsA,
    Kind,
    Me,
    MustPay,
    Not,
    Pick,
    Price,
    Quality,
    Repeat,
    That,
    This,
)
from engine.words.saying.say import say_lines

LineReader = Callable[[Reader, Any, str, Conditions], None]


def reads(kind: type[Node]) -> Callable[[LineReader], LineReader]:
    """Register how that kind of line is read: `(reader, line, key, conditions of the line)`."""

    def add(function: LineReader) -> LineReader:
        assert kind not in LINES, f"{kind.__name__} is read twice"
        LINES[kind] = function
        return function

    return add


@reads(w.Keyword)
def _keyword(r: Reader, line: w.Keyword, key: str, conditions: Conditions) -> None:
    """A keyword of the card is looked up; one that is appended, or inactive at times (726), is a passive like any
    other.

    Rules: 803, 805.1.a.1, 805.1.a.2.
    """
    made = r.made
    made.present.add(line.name)
    if conditions or r.appended:
        made.passives.append(answer(r, Me(), line, key, conditions, Scope()))
    else:
        assert isinstance(line.n, int)  # as demanded
        made.keywords[line.name] = made.keywords.get(line.name, 0) + line.n
        if line.name in PERMITS:
            made.timing = PERMITS[line.name]
    own = line.name == "accelerate" and not conditions and not r.appended
    if own and not any(due.key == "accelerate" for due in made.additional):
        made.additional.append(r.due(f"{key}.cost", ACCELERATE, Scope())._replace(key="accelerate", optional=True))
    meant(r, line, key, conditions)


ACCELERATE = Cost(Price(1, ("own",)))
"""805.1.a: [1] and one Power of one of the card's domains; a second Accelerate adds nothing."""


def meant(r: Reader, line: w.Keyword, key: str, conditions: Conditions) -> None:
    """The abilities that a keyword is short for (801)."""
    made = r.made
    before = len(made.triggers), len(made.replacements), len(made.activated)
    for n, meaning in enumerate(means(line)):
        r.line(meaning, f"{key}.{line.name}.{n}" if n else key, conditions)
    for abilities, known in zip((made.triggers, made.replacements, made.activated), before, strict=True):
        for ability in abilities[known:]:
            ability.keyword = line.name


@reads(w.When)
def _when(r: Reader, line: w.When, key: str, conditions: Conditions) -> None:
    r.made.triggers.append(r.keep(trigger(r, line, key, conditions, Scope())))


@reads(w.Deathknell)
def _deathknell(r: Reader, line: w.Deathknell, key: str, conditions: Conditions) -> None:
    """808.1.c: when it dies, these; having it is a characteristic (808.3)."""
    made = r.made
    made.present.add("deathknell")
    ability = r.keep(trigger(r, w.When(Clause(Me(), (w.Die(),)), line.effects), key, conditions, Scope()))
    ability.keyword = "deathknell"
    made.triggers.append(ability)
    made.passives.append(answer(r, Me(), w.Keyword("deathknell"), f"{key}.has", conditions, Scope()))


@reads(w.Cant)
@reads(w.Can)
@reads(w.Only)
@reads(MustPay)
def _ruling(r: Reader, line: w.Cant | w.Can | w.Only | MustPay, key: str, conditions: Conditions) -> None:
    r.made.passives += ruling(r, line, key, conditions, Scope())


@reads(w.Activate)
def _activate(r: Reader, line: w.Activate, key: str, conditions: Conditions) -> None:
    r.made.activated.append(r.keep(activated(r, line, key, conditions)))


@reads(w.Would)
@reads(w.As)
def _would(r: Reader, line: w.Would | w.As, key: str, conditions: Conditions) -> None:
    r.made.replacements.append(r.keep(replacement(r, line, key, conditions, Scope())))


@reads(HigherScore)
def _higher_score(r: Reader, line: HigherScore, key: str, conditions: Conditions) -> None:
    """194.3.a: a question about the game, which nobody in particular has."""
    r.made.passives.append(answer(r, Me(), line, key, conditions, Scope()))


@reads(w.AnyCopies)
def _any_copies(r: Reader, line: w.AnyCopies, key: str, conditions: Conditions) -> None:
    """103.2.b: a question about decks, which nobody asks in a game."""


@reads(w.Have)
def _have(r: Reader, line: w.Have, key: str, conditions: Conditions) -> None:
    r.made.passives += passives(r, line.who, line.traits, key, conditions, Scope())


@reads(w.Equip)
def _equip(r: Reader, line: w.Equip, key: str, conditions: Conditions) -> None:
    """818.1.c.2: for the cost, attach this gear to a unit you control. Raises `Misread` for anything but gear (818.1).

    Rules: 818.1.b, 818.1.b.1, 818.1.b.2, 818.1.c.1, 818.1.c.3, 818.4.
    """
    if r.made.type != "gear" and not r.appended:
        raise Misread(f"{r.made.name}: only gear has Equip (818.1)")
    r.made.present.add("equip")
    attach = Attach(Me(), Pick(1, 1, (Kind("unit"), Quality("your"))))
    r.line(w.Activate(line.cost, (attach,), line.timing, line.cheaper), key, conditions)
    r.made.activated[-1].keyword = "equip"


@reads(w.EmpowerFor)
def _empower_for(r: Reader, line: w.EmpowerFor, key: str, conditions: Conditions) -> None:
    """827.1.c.1: for the cost, Empower this, only while it is not Empowered; where it may be so several times
    (441.1.c.1), as often as one likes.

    Rules: 827.1.b, 827.1.b.1, 827.1.c.2, 827.2, 827.2.a, 827.3.
    """
    r.made.present.add("empower")
    spent = Not(IsA(Me(), (Full("empowered"),)))
    r.line(w.Activate(line.cost, (Empower(Me()),), line.timing, line.cheaper), key, (*conditions, spent))
    r.made.activated[-1].keyword = "empower"


@reads(w.Wearer)
def _wearer(r: Reader, line: w.Wearer, key: str, conditions: Conditions) -> None:
    """Effect text: in it “this” is what is attached, “me” the top-most card (136.2.d)."""
    r.made.wearer = r.text(tuple(substitute(each, This(), That(GEAR)) for each in line.lines), key)
    r.made.wearer.said = say_lines(line.lines, r.made.card)


@reads(w.OptionalCost)
def _optional_cost(r: Reader, line: w.OptionalCost, key: str, conditions: Conditions) -> None:
    n = sum(due.key.startswith("optional") for due in r.made.additional)
    due = r.due(f"{key}.cost", Cost(Price(), line.actions), r.costs())
    extra_cost(r, due._replace(key=f"optional:{n}", optional=True), conditions)


@reads(Repeat)
def _repeat(r: Reader, line: Repeat, key: str, conditions: Conditions) -> None:
    """820.1: an optional additional cost; each of several may be paid once."""
    r.made.present.add("repeat")
    if not isinstance(line.cost, Cost):
        raise Misread(f"{r.made.name}: a spell's own Repeat says its cost: repeat(…) was expected")
    n = sum(due.key.startswith("repeat") for due in r.made.additional)
    due = r.due(f"{key}.cost", line.cost, r.costs())
    extra_cost(r, due._replace(key=f"repeat:{n}", label=f"{due.label} to repeat it", optional=True), conditions)


@reads(Flow)
def _flow(r: Reader, line: Flow, key: str, conditions: Conditions) -> None:
    """829: each is a cost of which its player chooses one (829.1.c.3); one under a condition, or appended, is a passive
    like any other."""
    if r.made.type != "spell" and not r.appended:
        raise Misread(f"{r.made.name}: only spells have Flow (829.1.a)")
    r.made.present.add("flow")
    if conditions or r.appended:
        found = answer(r, Me(), line, key, conditions, Scope())
        r.made.passives.append(found._replace(zone="") if r.appended else found)
    else:
        r.made.flows.append(flow_cost(r, line, key, r.costs()))


@reads(w.AdditionalCost)
def _additional_cost(r: Reader, line: w.AdditionalCost, key: str, conditions: Conditions) -> None:
    extra_cost(r, r.due(f"{key}.cost", Cost(Price(), line.actions), r.costs()), conditions)


def extra_cost(r: Reader, due: Due, conditions: Conditions) -> None:
    """204.2: an additional cost of playing the card, if the conditions hold that the line stands in (356.2). Raises
    `Misread` for one that depends on what is chosen after it."""
    if r.appended:
        return  # text that is appended to something on the board says nothing of how a card is played
    if any(isinstance(node, That) for condition in conditions for node in walk(condition)):
        raise Misread(f"{r.made.name}: an additional cost can't depend on what is chosen (355.1)")
    if any(isinstance(node, Me | This) for action in due.actions for node in walk(action)):
        raise Misread(f"{r.made.name}: a card that is being played can't pay for itself (204.2)")
    given = tuple(r.resolve(condition, Scope(), MATCHED) for condition in conditions)
    r.made.additional.append(due._replace(given=given))
