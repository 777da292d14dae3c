"""How sentences are said: one after another and together, clauses and gates, effects with words of their own."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.words import nodes as w
from engine.words.base import Node, substitute, walk
from engine.words.nodes import (
    ChooseOne,
    During,
    ForEach,
    IsA,
    Must,
    Per,
    ThereIs,
    Unless,
    YouDo,
)
from engine.words.saying.filters import counted, filtered
from engine.words.saying.grammar import capital, inflect, listed, number, sentence
from engine.words.saying.teller import Teller, person_of, speaks
from engine.words.saying.traits import dependent, held, lasting
from engine.words.sorts import Sort

# --- sentences

def say_alone(teller: Teller, line: Node) -> str:
    """A line of text as sentences of its own."""
    if isinstance(line, w.Keyword | w.Wearer) or (isinstance(line, w.Equip | w.EmpowerFor) and not line.cheaper):
        return teller.say(line)
    return say_sentences(teller, [line])


def say_sentences(teller: Teller, effects: Sequence[Node], person: str = "") -> str:
    """Effects as sentences, one after another."""
    said = []
    for effect in _joined(effects):
        said.append(sentence(teller.act(effect, person)))
        _remember(teller, effect)
    return "".join(text + ("\n" if "\n• " in text else " ") for text in said).rstrip()


def _joined(effects: Sequence[Node]) -> list[Node]:
    """Two different things that are chosen one after the other are said as one choice, where nothing calls either
    “it”."""
    match effects:
        case [w.Choose(w.Pick(1, 1) as one, None), w.Choose(w.Pick(1, 1) as other, None), *rest] if (
            not any(isinstance(each, w.That | w.OtherThan) for each in walk(other))
            and not any(isinstance(each, w.It) for each in walk(tuple(rest)))
            and replace(one, name="") != replace(other, name="")
        ):
            return [w.Choose(w.Pair(one, other)), *rest]
    return list(effects)


def _remember(teller: Teller, effect: Node) -> None:
    """What the next sentence may count on."""
    teller.chose, teller.did = isinstance(effect, w.Choose), effect


ALONE = (w.Choose, w.DoThis, w.DoFollowing, w.Afterwards)
"""Effects that are sentences of their own."""


def say_together(teller: Teller, effects: Sequence[Node], person: str = "") -> str:
    """Effects after a comma or a colon: one clause, “…, then …”, a list about the same thing, or sentences."""
    if len(effects) == 1:
        return teller.act(effects[0], person)
    if all(isinstance(effect, w.Action) and not isinstance(effect, ALONE) for effect in effects):
        said = [teller.act(effect, person) for effect in effects]
        if len(effects) == 2:
            return ", then ".join(said)
        if not any(mark in text for text in said for mark in ",."):
            return listed(said)
    return _sentences_after(teller, effects, person)


def _sentences_after(teller: Teller, effects: Sequence[Node], person: str) -> str:
    first = teller.act(effects[0], person)
    _remember(teller, effects[0])
    rest = say_sentences(teller, effects[1:], person).removesuffix(".")
    return f"{first}.{chr(10) if '• ' in first else ' '}{rest}"


# --- conditions and gates

def given_that(teller: Teller, clause: w.Clause) -> str:
    """The conditions of a clause, behind it."""
    said = [
        _condition(teller, condition).replace("it's", "during", 1) if _is_time(condition)
        else f"{while_(condition)} {_condition(teller, condition)}"
        for condition in clause.given
    ]
    return "".join(f" {text}" if text.startswith(("while", "during")) else f", {text}" for text in said)


def _is_time(condition: Node) -> bool:
    """Whether it is the turn or phase in which something happens: “during an opponent's turn”."""
    return isinstance(condition, w.Now) and condition.period not in ("showdown", "combat")


def times_of(clause: w.Clause) -> tuple[w.Condition, ...]:
    """The conditions of a clause that say in which turn or phase it happens."""
    return tuple(condition for condition in clause.given if _is_time(condition))


def while_(condition: Node | None) -> str:
    """A state lasts, the rest is asked once."""
    state = condition.what if isinstance(condition, w.Not) else condition
    was = isinstance(state, IsA) and any(isinstance(each, PLAYED) for each in state.filters)
    return "while" if isinstance(state, IsA | ThereIs | w.Now) and not was else "if"


@speaks(w.Gate)
def _gate(teller: Teller, node: w.Gate, form: str) -> str:
    node = w.Gate(node.condition, node.asks, node.cost, held(node.then), held(node.orelse), node.upgrade)
    keyword = "" if node.upgrade else dependent(node.condition)
    if keyword:
        return f"{keyword} {capital(say_together(teller, node.then))}" + (
            f". Otherwise, {say_together(teller, node.orelse)}" if node.orelse else ""
        )
    word = while_(node.condition) if lasting(node) else "if"
    asked = f"{word} {_condition(teller, node.condition)}, " if node.condition is not None else ""
    before = teller.there, teller.mine, teller.gave
    teller.mine = teller.mine or _in_your_zone(node.condition)
    node = _done_by(teller.who, node)
    asked += _decided(teller, node)
    then = say_together(teller, node.then)
    teller.there, teller.mine, teller.gave = before
    if node.upgrade and isinstance(node.condition, w.AtLevel | w.HasLegion):
        return f"{say_together(teller, node.orelse)}. {dependent(node.condition)} {capital(then)} instead"
    if node.upgrade:
        return f"{say_together(teller, node.orelse)}. {capital(asked)}{then} instead"
    said = asked + then
    return f"{said}. Otherwise, {say_together(teller, node.orelse)}" if node.orelse else said


def _in_your_zone(condition: Node | None) -> bool:
    """Whether it is asked of this card whether it lies in your trash or hand, where only your own cards are (127)."""
    match condition:
        case IsA(w.Me() | w.This(), (w.Zone(_, w.You()),)):
            return True
    return False


def _decided(teller: Teller, node: w.Gate) -> str:
    """Who may do it, and for what."""
    others = not isinstance(teller.who, w.You) and node.asks != "may"
    person = person_of(teller, teller.who) if others else ""
    paid = f"{listed([teller.act(action, person) for action in node.cost])} to " if node.cost else ""
    if node.asks == "may":
        return f"{teller.say(teller.who, 's')} may {paid}"
    return f"{teller.say(teller.who, 's')} {paid}" if paid and others else paid


def _condition(teller: Teller, condition: Node | None) -> str:
    """A condition is asked; nothing in it happens, wherever it stands."""
    before, teller.noticing = teller.noticing, False
    try:
        return teller.say(condition)
    finally:
        teller.noticing = before


@speaks(w.Not)
def _not(teller: Teller, node: w.Not, form: str) -> str:
    negated = node.what
    if not isinstance(negated, w.Condition):
        return f"not {teller.say(negated, form)}"
    if isinstance(negated, YouDo):
        return "you can't"
    if isinstance(negated, w.Happened):
        return say_happened(teller, negated, "not yet")
    if isinstance(negated, w.Compare | w.NearVictory):
        return teller.say(negated).replace(" is ", " isn't ", 1).replace(" are ", " aren't ", 1)
    if isinstance(negated, IsA) and len(negated.filters) == 1:
        return teller.say(IsA(negated.what, (w.Not(negated.filters[0]),)))
    if isinstance(negated, ThereIs) and negated.comparison == w.Comparison("at least", 1):
        return teller.say(ThereIs(negated.noun, w.Comparison("exactly", 0)))
    if isinstance(negated, ThereIs):
        said = teller.say(negated).replace(" is ", " isn't ", 1).replace(" are ", " aren't ", 1)
        return re.sub(r"^(you|they) have\b", r"\1 don't have", said)
    raise teller.unsaid(node, "condition")


def say_happened(teller: Teller, node: w.Happened, form: str = "perfect") -> str:
    """What has happened this turn, and how often."""
    said = teller.notice(node.clause, "not yet" if node.comparison == w.Comparison("exactly", 0) else form)
    plainly = node.comparison in (w.Comparison("at least", 1), w.Comparison("exactly", 0))
    twice = node.comparison == w.Comparison("at least", 2)
    often = "" if plainly else " twice or more" if twice else f" {counted(teller, node.comparison)} times"
    return within_turn(said if not often or not said[-1].isdigit() else f"{said},", often)


def within_turn(said: str, often: str = "") -> str:
    """What has happened, with its turn behind it, or before it where the end would stand twice."""
    return f"this turn {said}{often}" if re.search(r"\bthis( turn)?$", said) else f"{said}{often} this turn"


@speaks(IsA)
def _is_a(teller: Teller, node: IsA, form: str) -> str:
    match node.filters:
        case (w.ControlledBy(who),):
            return f"{teller.say(who, 's')} {inflect('control', person_of(teller, who))} {teller.say(node.what)}"
    held = [each for each in node.filters if _verb(each)]
    rest = tuple(each for each in node.filters if each not in held)
    subject, person = teller.say(node.what, "s"), person_of(teller, node.what)
    said = [f"{teller.being(node.what, 'is')} {filtered(teller, rest)}"] if rest else []
    for each in held:
        said.append(f"{'' if said else f'{subject} '}{_predicate(teller, each, person)}")
    return listed(said)


PLAYED = w.FromFacedown | w.FromElsewhere | w.PlayedFrom | w.WithSpent
HELD = w.With | w.WithMight | w.WithCost | w.Choosing
"""Filters that are no states: as a predicate they have verbs of their own."""


def _verb(each: Node) -> bool:
    """Whether it is said with a verb of its own."""
    return isinstance(each.what if isinstance(each, w.Not) else each, PLAYED | HELD)


def _predicate(teller: Teller, each: Node, person: str) -> str:
    """What is true of the subject, with its verb: “have [Tank]”, “was played from face down”."""
    what, negated = (each.what, True) if isinstance(each, w.Not) else (each, False)
    verb = "were" if person == "you" else "was"
    was = verb + ("n't" if negated else "")
    if isinstance(what, w.WithSpent):
        return f"{was} played with {teller.say(what.comparison)} Energy"
    if negated and isinstance(what, w.FromElsewhere):
        return f"{verb} played from a hand"
    if isinstance(what, PLAYED):
        return f"{was} played {teller.say(what)}"
    verb = "choose" if isinstance(what, w.Choosing) else "have"
    thing = teller.say(what.what) if isinstance(what, w.Choosing) else teller.say(what).removeprefix("with ")
    return f"{inflect('do', person)}n't {verb} {thing}" if negated else f"{inflect(verb, person)} {thing}"


def _done_by(who: w.Phrase[Sort], gate: w.Gate) -> w.Gate:
    """A gate in another player's clause: whoever decides is said with the decision, else it is said who does it."""
    if isinstance(who, w.You):
        return gate
    then = gate.then if gate.asks or gate.cost else _by(who, gate.then)
    return replace(gate, then=then, orelse=_by(w.They(), gate.orelse))


def _by(who: w.Phrase[Sort], effects: Sequence[w.Spoken]) -> tuple[w.Spoken, ...]:
    """The same, done by that player, where the text says nobody else who does it."""
    return tuple(w.Clause(who, (each,)) if isinstance(each, w.Action) else each for each in effects)


@speaks(ThereIs)
def _there_is(teller: Teller, node: ThereIs, form: str) -> str:
    if not isinstance(node.noun, w.Pick | w.Every):
        raise teller.unsaid(node.noun, "count")
    yours = w.Quality("your") in node.noun.filters
    filters = tuple(each for each in node.noun.filters if each != w.Quality("your"))
    if node.comparison == w.Comparison("at least", 1):
        owners = [each for each in filters if isinstance(each, w.ControlledBy)]
        if len(owners) == 1 and not yours:
            rest = tuple(each for each in filters if each not in owners)
            return f"{teller.say(owners[0])} {teller.say(w.Pick(1, 1, rest))}"
        said = teller.say(w.Pick(1, 1, filters))
        return f"you have {said}" if yours else f"there is {said}"
    one = node.comparison == w.Comparison("exactly", 1)
    match node.comparison, filters:
        case w.Comparison("exactly", 0), (w.Kind("card"), w.Zone() as zone):
            return f"{teller.say(zone)} is empty"
    count = "no" if node.comparison == w.Comparison("exactly", 0) else counted(teller, node.comparison)
    things = teller.say(w.Every(filters), "one" if one else "s")
    return f"{'you have' if yours else 'there is' if one else 'there are'} {count} {things}"


# --- effects with words of their own

@speaks(w.Give)
def _give(teller: Teller, node: w.Give, form: str) -> str:
    window = f" {teller.say(node.window, 'for')}" if node.window is not None else ""
    if node.traits == (w.DoubleMight(),):
        return f"{inflect('double', teller.person)} {teller.say(node.what, 'p')} Might{window}"
    pronoun = isinstance(node.what, w.It | w.Them | w.That)
    more = "an additional " if pronoun and teller.gave else ""
    teller.gave = teller.gave or any(isinstance(trait, w.Might) for trait in node.traits)
    said = more + listed([_given(teller, trait) for trait in node.traits])
    each = " each" if isinstance(node.what, w.Pick) and node.what.most != 1 else ""
    limits = [trait.minimum for trait in node.traits if isinstance(trait, w.Might) and trait.minimum is not None]
    limit = "".join(f", to a minimum of {least} [M]" for least in limits)
    if pronoun and teller.chose:
        verb = inflect("gain", person_of(teller, node.what))
        return f"{teller.say(node.what, 's')} {verb} {said}{each}{window}{limit}"
    return f"{inflect('give', teller.person)} {teller.say(node.what)} {said}{each}{window}{limit}"


@speaks(w.Might)
def _might(teller: Teller, node: w.Might, form: str) -> str:
    return _given(teller, node) + _limit(node)


def _limit(trait: Node) -> str:
    minimum = trait.minimum if isinstance(trait, w.Might) else None
    return "" if minimum is None else f", to a minimum of {minimum} [M]"


def _given(teller: Teller, trait: Node) -> str:
    """A trait without its limit, which follows the window."""
    if isinstance(trait, w.Might):
        if isinstance(trait.n, int):
            return f"{trait.n:+d} [M]"
        if isinstance(trait.n, Per):
            return f"{trait.n.each:+d} [M] for each {teller.say(trait.n.noun, 'one')}"
        if isinstance(trait.n, w.TimesEmpowered):
            return f"{trait.n.each:+d} [M] for each time {teller.say(trait.n.what, 'is')} Empowered"
        return f"+[M] equal to {teller.say(trait.n)}"
    if not isinstance(trait, w.Gift):
        raise teller.unsaid(trait, "gift")
    return teller.say(trait, "gift")


@speaks(ChooseOne)
def _choose_one(teller: Teller, node: ChooseOne, form: str) -> str:
    who, have = teller.say(w.You(), "s"), inflect("have", person_of(teller, w.You()))
    which = {"": "", "this turn": " that hasn't been chosen this turn",
             "by you this turn": f" {who} {have}n't chosen this turn",
             "by you yet": f" {who} {have}n't chosen yet"}[node.unlike]
    return f"{inflect('choose', teller.person)} one{which}:" + bullets(teller, node.modes)


@speaks(w.ChooseWord)
def _choose_word(teller: Teller, node: w.ChooseWord, form: str) -> str:
    return f"{inflect('choose', teller.person)} {listed(list(node.words), 'or')}"


def bullets(teller: Teller, ways: Sequence[Sequence[Node]]) -> str:
    """Each way on a line of its own; what one mentions is not spoken of in the next."""
    return "".join(f"\n• {capital(say_together(teller, way))}" for way in ways)


@speaks(Unless)
def _unless(teller: Teller, node: Unless, form: str) -> str:
    return f"{say_together(teller, node.effects, teller.person)} unless {teller.say(node.clause)}"


@speaks(Must)
def _must(teller: Teller, node: Must, form: str) -> str:
    only = node.actions[0]
    if isinstance(teller.who, w.You) and isinstance(only, ChooseOne) and all(len(way) == 1 for way in only.modes):
        return listed([teller.act(way[0]) for way in only.modes], "or")  # which is decided when it is done
    return f"{teller.say(teller.who, 's')} must {listed([teller.act(action) for action in node.actions])}"


@speaks(ForEach)
def _for_each(teller: Teller, node: ForEach, form: str) -> str:
    head = f"for each {teller.say(node.noun, 'one')}, "
    if len(node.effects) > 1 and any(isinstance(effect, w.Clause) for effect in node.effects):
        return head + ", then ".join(teller.act(effect, teller.person) for effect in node.effects)
    return head + say_together(teller, node.effects, teller.person)


@speaks(w.DoThis)
def _do_this(teller: Teller, node: w.DoThis, form: str) -> str:
    event = f"if {teller.notice(node.on)}, " if node.on is not None else ""
    if isinstance(node.on, w.Clause) and isinstance(what := getattr(node.on.actions[0], "what", None), w.Every):
        done = substitute(node.on, what, w.It())
        event = f"for each {teller.say(what, 'one')} that {teller.notice(done).removesuffix(' it')}, "
    often = "" if node.times == 1 else f" {teller.say(node.times)} times"
    return f"{event}{inflect('do', teller.person)} this{often}: {say_together(teller, node.effects)}"


@speaks(w.DoFollowing)
def _do_following(teller: Teller, node: w.DoFollowing, form: str) -> str:
    often = "" if node.n is None else f"{number(node.n)} of "
    return f"{inflect('do', teller.person)} {often}the following:" + bullets(teller, node.ways)


LASTING = (w.Have, w.Cant, w.Can, w.Only)
"""Lines that say for how long behind what they say."""


@speaks(During)
def _during(teller: Teller, node: During, form: str) -> str:
    window = teller.say(node.window)
    only = node.lines[0]
    if len(node.lines) == 1 and isinstance(only, w.Would | w.When) and only.limit == "once":
        return teller.say(only, window)
    if len(node.lines) > 1 or not isinstance(node.window, w.Window) or not isinstance(only, LASTING):
        return f"{window}, {'. '.join(teller.say(line) for line in node.lines)}"
    teller.during = window
    said = teller.say(only)
    behind, teller.during = teller.during, ""
    if not behind:
        return said
    return f"{window}, {said}" if re.search(r",|\bthis( turn)?$", said) else f"{said} {window}"
