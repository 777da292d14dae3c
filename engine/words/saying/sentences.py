"""How sentences are said: one after another and together, clauses and gates, effects with words of their own."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.words import nodes as w
from engine.words.base import Node, substitute
from engine.words.nodes import ChooseOne, DealSplit, During, Flow, ForEach, IsA, ModeIs, Must, Per, ThereIs, TotalMight, Unless, YouDo
from engine.words.saying.grammar import PARTICIPLES, capital, inflect, listed, number, sentence
from engine.words.saying.nouns import counted, filtered
from engine.words.saying.teller import Teller, person_of, speaks
from engine.words.saying.traits import GIFTS, dependent, held

# --- sentences

def say_alone(teller: Teller, line: Node) -> str:
    """A line of text as sentences of its own."""
    if isinstance(line, w.Keyword | w.Equip | w.EmpowerFor | w.Wearer):
        return teller.say(line)
    return say_sentences(teller, [line])


def say_sentences(teller: Teller, effects: Sequence[Node]) -> str:
    """Effects as sentences, one after another."""
    said = []
    for effect in effects:
        said.append(sentence(teller.act(effect)))
        teller.chose = isinstance(effect, w.Choose)
    return " ".join(said)


ALONE = (w.Choose, w.DoThis, w.DoFollowing, w.Afterwards)
"""Effects that are sentences of their own."""


def say_together(teller: Teller, effects: Sequence[Node]) -> str:
    """Effects after a comma or a colon: one clause, “…, then …”, a list about the same thing, or sentences."""
    if len(effects) == 1:
        return teller.act(effects[0])
    if all(isinstance(effect, w.Action) and not isinstance(effect, ALONE) for effect in effects):
        said = [teller.act(effect) for effect in effects]
        if len(effects) == 2:
            return ", then ".join(said)
        if not any(mark in text for text in said for mark in ",."):
            return listed(said)
    return _sentences_after(teller, effects)


def _sentences_after(teller: Teller, effects: Sequence[Node]) -> str:
    first = teller.act(effects[0])
    teller.chose = isinstance(effects[0], w.Choose)
    rest = say_sentences(teller, effects[1:]).removesuffix(".")
    return f"{first}. {rest}"


# --- clauses and gates

MODALS = {"may": "may also", "can't": "can't", "would": "would"}


@speaks(w.Clause)
def _clause(teller: Teller, node: w.Clause, form: str) -> str:
    if isinstance(node.subject, w.Anyone):
        said = listed([_passive(teller, action, form) for action in node.actions])
    elif len(node.actions) == 1 and isinstance(node.actions[0], w.Gate | Must):
        teller.who, before = node.subject, teller.who
        said = teller.say(node.actions[0])
        teller.who = before
    else:
        modal = "" if not form else " can" if form == "may" and isinstance(node.subject, w.Every) else f" {MODALS[form]}"
        person = "" if form else person_of(teller, node.subject)
        group = form == "can't" and isinstance(node.subject, w.Every)
        subject = teller.say(node.subject, "group" if group else "s")
        if group:
            node = substitute(node, w.It(), w.They())  # “units can't move to their base”
        said = f"{subject}{modal} {listed([_acted(teller, action, person) for action in node.actions])}"
    return said + given_that(teller, node)


def given_that(teller: Teller, clause: w.Clause) -> str:
    """The conditions of a clause, behind it."""
    said = [f"{_while(condition)} {_condition(teller, condition)}" for condition in clause.given]
    return "".join(f" {text}" if text.startswith("while") else f", {text}" for text in said)


def _while(condition: Node | None) -> str:
    """A state lasts, the rest is asked once."""
    state = condition.what if isinstance(condition, w.Not) else condition
    return "while" if isinstance(state, IsA | ThereIs) else "if"


def _acted(teller: Teller, action: Node, person: str) -> str:
    if isinstance(action, w.Either):
        return listed([_acted(teller, option, person) for option in action.options], "or")
    return teller.act(action, person)


def _passive(teller: Teller, action: Any, form: str) -> str:
    verb = type(action).__name__.lower()
    verb = "return" if verb == "returntohand" else verb
    what = action.to if isinstance(action, w.Deal) else getattr(action, "what", None)
    if verb not in PARTICIPLES or what is None:
        raise teller.unsaid(action, "passive")
    be = f"{MODALS[form]} be" if form else inflect("be", person_of(teller, what))
    after = (f" {teller.say(action.n)} damage" if action.n else " damage") if isinstance(action, w.Deal) else " to hand" if verb == "return" else ""
    return f"{teller.say(what, 's')} {be} {PARTICIPLES[verb]}{after}"


@speaks(w.Gate)
def _gate(teller: Teller, node: w.Gate, form: str) -> str:
    node = w.Gate(node.condition, node.asks, node.cost, held(node.then), held(node.orelse), node.upgrade)
    keyword = "" if node.upgrade else dependent(node.condition)
    if keyword:
        return f"{keyword} {capital(say_together(teller, node.then))}" + (f". Otherwise, {say_together(teller, node.orelse)}" if node.orelse else "")
    passive = isinstance(node.then[0], w.Have | w.Can | w.Cant | w.Only) if node.then else False
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
    if isinstance(condition, w.Not):
        negated = condition.what
        if isinstance(negated, YouDo):
            return "you can't"
        if isinstance(negated, IsA) and len(negated.filters) == 1:
            return teller.say(IsA(negated.what, (w.Not(negated.filters[0]),)))
        if isinstance(negated, ThereIs) and negated.comparison == w.Comparison("at least", 1):
            return teller.say(ThereIs(negated.noun, w.Comparison("exactly", 0)))
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
    if not isinstance(node.noun, w.Pick | w.Every):
        raise teller.unsaid(node.noun, "count")
    yours = w.Quality("your") in node.noun.filters
    filters = tuple(each for each in node.noun.filters if each != w.Quality("your"))
    if node.comparison == w.Comparison("at least", 1):
        said = teller.say(w.Pick(1, 1, filters))
        return f"you have {said}" if yours else f"there is {said}"
    one = node.comparison == w.Comparison("exactly", 1)
    count = "no" if node.comparison == w.Comparison("exactly", 0) else counted(teller, node.comparison)
    things = teller.say(w.Every(filters), "one" if one else "s")
    return f"{'you have' if yours else 'there is' if one else 'there are'} {count} {things}"


# --- effects with words of their own

@speaks(w.Give)
def _give(teller: Teller, node: w.Give, form: str) -> str:
    window = f" for {teller.say(node.window)}" if node.window is not None else ""
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
        return f"[M] equal to {teller.say(trait.n)}"
    if isinstance(trait, w.Keyword | Flow):
        return teller.say(trait)
    if isinstance(trait, GIFTS):
        return teller.say(trait, "gift")
    raise teller.unsaid(trait, "gift")


@speaks(w.DealToEachOther)
def _fight(teller: Teller, node: w.DealToEachOther, form: str) -> str:
    known = all(isinstance(side, w.It | w.That) for side in (node.a, node.b))
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


@speaks(w.DoThis)
def _do_this(teller: Teller, node: w.DoThis, form: str) -> str:
    event = f"if {teller.say(node.on)}, " if node.on is not None else ""
    often = "" if node.times == 1 else f" {teller.say(node.times)} times"
    return f"{event}do this{often}: {say_together(teller, node.effects)}"


@speaks(w.DoFollowing)
def _do_following(teller: Teller, node: w.DoFollowing, form: str) -> str:
    often = "" if node.n is None else f"{number(node.n)} of "
    return f"do {often}the following:" + bullets(teller, node.ways)


@speaks(During)
def _during(teller: Teller, node: During, form: str) -> str:
    window = teller.say(node.window)
    only = node.lines[0]
    if len(node.lines) == 1 and isinstance(only, w.Would | w.When) and only.limit == "once":
        return teller.say(only, window)
    return f"{window}, {'. '.join(teller.say(line) for line in node.lines)}"
