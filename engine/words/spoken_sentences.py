"""How sentences are said: one after another and together, clauses and gates, effects with words of their own."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.words import actions as act
from engine.words import lines as ln
from engine.words import nouns as n
from engine.words import spoken_altering
from engine.words.amounts import During, IsA, Per, ThereIs, YouDo
from engine.words.base import Node, substitute
from engine.words.grammar import PARTICIPLES, capital, inflect, listed, number, sentence
from engine.words.pricing import Flow
from engine.words.spoken import Teller, person_of, speaks
from engine.words.spoken_altering import dependent, held
from engine.words.spoken_nouns import counted, filtered
from engine.words.ways import ChooseOne, DealSplit, ForEach, ModeIs, Must, TotalMight, Unless

# --- sentences

def say_alone(teller: Teller, line: Node) -> str:
    """A line of text as sentences of its own."""
    if isinstance(line, ln.Keyword | ln.Equip | ln.EmpowerFor | ln.Wearer):
        return teller.say(line)
    return say_sentences(teller, [line])


def say_sentences(teller: Teller, effects: Sequence[Node]) -> str:
    """Effects as sentences, one after another."""
    said = []
    for effect in effects:
        said.append(sentence(teller.act(effect)))
        teller.chose = isinstance(effect, act.Choose)
    return " ".join(said)


ALONE = (act.Choose, act.DoThis, act.DoFollowing, act.Afterwards)
"""Effects that are sentences of their own."""


def say_together(teller: Teller, effects: Sequence[Node]) -> str:
    """Effects after a comma or a colon: one clause, “…, then …”, a list about the same thing, or sentences."""
    if len(effects) == 1:
        return teller.act(effects[0])
    if all(isinstance(effect, act.Action) and not isinstance(effect, ALONE) for effect in effects):
        said = [teller.act(effect) for effect in effects]
        if len(effects) == 2:
            return ", then ".join(said)
        if not any(mark in text for text in said for mark in ",."):
            return listed(said)
    return _sentences_after(teller, effects)


def _sentences_after(teller: Teller, effects: Sequence[Node]) -> str:
    first = teller.act(effects[0])
    teller.chose = isinstance(effects[0], act.Choose)
    rest = say_sentences(teller, effects[1:]).removesuffix(".")
    return f"{first}. {rest}"


# --- clauses and gates

MODALS = {"may": "may also", "can't": "can't", "would": "would"}


@speaks(n.Clause)
def _clause(teller: Teller, node: n.Clause, form: str) -> str:
    if isinstance(node.subject, n.Anyone):
        said = listed([_passive(teller, action, form) for action in node.actions])
    elif len(node.actions) == 1 and isinstance(node.actions[0], ln.Gate | Must):
        teller.who, before = node.subject, teller.who
        said = teller.say(node.actions[0])
        teller.who = before
    else:
        modal = "" if not form else " can" if form == "may" and isinstance(node.subject, n.Every) else f" {MODALS[form]}"
        person = "" if form else person_of(teller, node.subject)
        group = form == "can't" and isinstance(node.subject, n.Every)
        subject = teller.say(node.subject, "group" if group else "s")
        if group:
            node = substitute(node, n.It(), n.They())  # “units can't move to their base”
        said = f"{subject}{modal} {listed([_acted(teller, action, person) for action in node.actions])}"
    return said + given_that(teller, node)


def given_that(teller: Teller, clause: n.Clause) -> str:
    """The conditions of a clause, behind it."""
    said = [f"{_while(condition)} {_condition(teller, condition)}" for condition in clause.given]
    return "".join(f" {text}" if text.startswith("while") else f", {text}" for text in said)


def _while(condition: Node | None) -> str:
    """A state lasts, the rest is asked once."""
    state = condition.what if isinstance(condition, n.Not) else condition
    return "while" if isinstance(state, IsA | ThereIs) else "if"


def _acted(teller: Teller, action: Node, person: str) -> str:
    if isinstance(action, n.Either):
        return listed([_acted(teller, option, person) for option in action.options], "or")
    return teller.act(action, person)


def _passive(teller: Teller, action: Any, form: str) -> str:
    verb = type(action).__name__.lower()
    verb = "return" if verb == "returntohand" else verb
    what = action.to if isinstance(action, act.Deal) else getattr(action, "what", None)
    if verb not in PARTICIPLES or what is None:
        raise teller.unsaid(action, "passive")
    be = f"{MODALS[form]} be" if form else inflect("be", person_of(teller, what))
    after = (f" {teller.say(action.n)} damage" if action.n else " damage") if isinstance(action, act.Deal) else " to hand" if verb == "return" else ""
    return f"{teller.say(what, 's')} {be} {PARTICIPLES[verb]}{after}"


@speaks(ln.Gate)
def _gate(teller: Teller, node: ln.Gate, form: str) -> str:
    node = ln.Gate(node.condition, node.asks, node.cost, held(node.then), held(node.orelse), node.upgrade)
    keyword = "" if node.upgrade else dependent(node.condition)
    if keyword:
        return f"{keyword} {capital(say_together(teller, node.then))}" + (f". Otherwise, {say_together(teller, node.orelse)}" if node.orelse else "")
    passive = isinstance(node.then[0], ln.Have | ln.Can | ln.Cant | ln.Only) if node.then else False
    word = _while(node.condition) if passive else "if"
    asked = f"{word} {_condition(teller, node.condition)}, " if node.condition is not None else ""
    before = teller.there
    then = say_together(teller, node.then)
    teller.there = before
    if node.asks == "may":
        who = teller.say(teller.who, "s")
        asked += f"{who} may {teller.say(node.cost)} to " if node.cost else f"{who} may "
    elif node.cost:
        asked += f"{teller.say(node.cost)} to "
    if node.upgrade:
        return f"{say_together(teller, node.orelse)}. {capital(asked)}{then} instead"
    said = asked + then
    return f"{said}. Otherwise, {say_together(teller, node.orelse)}" if node.orelse else said


def _condition(teller: Teller, condition: Node | None) -> str:
    if isinstance(condition, n.Not):
        negated = condition.what
        if isinstance(negated, YouDo):
            return "you can't"
        if isinstance(negated, IsA) and len(negated.filters) == 1:
            return teller.say(IsA(negated.what, (n.Not(negated.filters[0]),)))
        if isinstance(negated, ThereIs) and negated.comparison == n.Comparison("at least", 1):
            return teller.say(ThereIs(negated.noun, n.Comparison("exactly", 0)))
        raise teller.unsaid(condition, "condition")
    return teller.say(condition)


@speaks(IsA)
def _is_a(teller: Teller, node: IsA, form: str) -> str:
    subject = teller.say(node.what, "s")
    verb = inflect("be", person_of(teller, node.what))
    short = {("I", "am"): "I'm", ("it", "is"): "it's", ("they", "are"): "they're"}
    return f"{short.get((subject, verb), f'{subject} {verb}')} {filtered(teller, node.filters)}"


@speaks(ThereIs)
def _there_is(teller: Teller, node: ThereIs, form: str) -> str:
    if not isinstance(node.noun, n.Pick | n.Every):
        raise teller.unsaid(node.noun, "count")
    yours = n.Quality("your") in node.noun.filters
    filters = tuple(each for each in node.noun.filters if each != n.Quality("your"))
    if node.comparison == n.Comparison("at least", 1):
        said = teller.say(n.Pick(1, 1, filters))
        return f"you have {said}" if yours else f"there is {said}"
    one = node.comparison == n.Comparison("exactly", 1)
    count = "no" if node.comparison == n.Comparison("exactly", 0) else counted(teller, node.comparison)
    things = teller.say(n.Every(filters), "one" if one else "s")
    return f"{'you have' if yours else 'there is' if one else 'there are'} {count} {things}"


# --- effects with words of their own

@speaks(act.Give)
def _give(teller: Teller, node: act.Give, form: str) -> str:
    window = f" for {teller.say(node.window)}" if node.window is not None else ""
    pronoun = isinstance(node.what, n.It | n.Them | n.That)
    more = "an additional " if pronoun and teller.gave else ""
    teller.gave = teller.gave or any(isinstance(trait, ln.Might) for trait in node.traits)
    said = more + listed([_given(teller, trait) for trait in node.traits])
    each = " each" if isinstance(node.what, n.Pick) and node.what.most != 1 else ""
    limits = [trait.minimum for trait in node.traits if isinstance(trait, ln.Might) and trait.minimum is not None]
    limit = "".join(f", to a minimum of {least} [M]" for least in limits)
    if pronoun and teller.chose:
        verb = inflect("gain", person_of(teller, node.what))
        return f"{teller.say(node.what, 's')} {verb} {said}{each}{window}{limit}"
    return f"{inflect('give', teller.person)} {teller.say(node.what)} {said}{each}{window}{limit}"


@speaks(ln.Might)
def _might(teller: Teller, node: ln.Might, form: str) -> str:
    return _given(teller, node) + _limit(node)


def _limit(trait: Node) -> str:
    minimum = trait.minimum if isinstance(trait, ln.Might) else None
    return "" if minimum is None else f", to a minimum of {minimum} [M]"


def _given(teller: Teller, trait: Node) -> str:
    """A trait without its limit, which follows the window."""
    if isinstance(trait, ln.Might):
        if isinstance(trait.n, int):
            return f"{trait.n:+d} [M]"
        if isinstance(trait.n, Per):
            return f"{trait.n.each:+d} [M] for each {teller.say(trait.n.noun, 'one')}"
        return f"[M] equal to {teller.say(trait.n)}"
    if isinstance(trait, ln.Keyword | Flow):
        return teller.say(trait)
    if isinstance(trait, spoken_altering.GIFTS):
        return teller.say(trait, "gift")
    raise teller.unsaid(trait, "gift")


@speaks(act.DealToEachOther)
def _fight(teller: Teller, node: act.DealToEachOther, form: str) -> str:
    known = all(isinstance(side, n.It | n.That) for side in (node.a, node.b))
    who = "they" if known else f"{teller.say(node.a, 's')} and {teller.say(node.b)}"
    return f"{who} deal damage equal to their Mights to each other"


@speaks(ModeIs)
def _mode_is(teller: Teller, node: ModeIs, form: str) -> str:
    return "that was chosen"


@speaks(ChooseOne)
def _choose_one(teller: Teller, node: ChooseOne, form: str) -> str:
    return "choose one:" + bullets(teller, node.modes)


def bullets(teller: Teller, ways: Sequence[Sequence[Node]]) -> str:
    """Each way on a line of its own; what one mentions is not spoken of in the next."""
    return "".join(f"\n• {capital(say_together(teller, way))}" for way in ways)


@speaks(Unless)
def _unless(teller: Teller, node: Unless, form: str) -> str:
    return f"{say_together(teller, node.effects)} unless {teller.say(node.clause)}"


@speaks(Must)
def _must(teller: Teller, node: Must, form: str) -> str:
    return f"{teller.say(teller.who, 's')} must {listed([teller.act(action) for action in node.actions])}"


@speaks(ForEach)
def _for_each(teller: Teller, node: ForEach, form: str) -> str:
    return f"for each {teller.say(node.noun, 'one')}, {say_together(teller, node.effects)}"


@speaks(DealSplit)
def _deal_split(teller: Teller, node: DealSplit, form: str) -> str:
    n = f"{node.n} damage" if isinstance(node.n, int) else teller.say(node.n, "damage")
    return f"{inflect('deal', teller.person)} {n} split among {teller.say(node.to)}"


@speaks(TotalMight)
def _total_might(teller: Teller, node: TotalMight, form: str) -> str:
    return f"with total Might {teller.say(node.comparison)}"


@speaks(act.DoThis)
def _do_this(teller: Teller, node: act.DoThis, form: str) -> str:
    event = f"if {teller.say(node.on)}, " if node.on is not None else ""
    often = "" if node.times == 1 else f" {teller.say(node.times)} times"
    return f"{event}do this{often}: {say_together(teller, node.effects)}"


@speaks(act.DoFollowing)
def _do_following(teller: Teller, node: act.DoFollowing, form: str) -> str:
    often = "" if node.n is None else f"{number(node.n)} of "
    return f"do {often}the following:" + bullets(teller, node.ways)


@speaks(During)
def _during(teller: Teller, node: During, form: str) -> str:
    window = teller.say(node.window)
    only = node.lines[0]
    if len(node.lines) == 1 and isinstance(only, ln.Would | ln.When) and only.limit == "once":
        return teller.say(only, window)
    return f"{window}, {'. '.join(teller.say(line) for line in node.lines)}"
