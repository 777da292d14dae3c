"""Rules text from the tree, in our own words: lines, effects, whole cards, one-line summaries and costs.

The tree that is executed is the tree that is said, so text and behaviour can't differ. A node that there are no words for raises `Unsaid`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.words import actions as act
from engine.words import lines as ln
from engine.words import nouns as n
from engine.words import spoken_altering, spoken_costing, spoken_deeds, spoken_fighting, spoken_happenings, spoken_permissions
from engine.words.amounts import Cost, During, IsA, Per, Price, ThereIs, YouDo
from engine.words.base import Node, substitute
from engine.words.card import Card
from engine.words.costing import CostsOf
from engine.words.grammar import PARTICIPLES, capital, inflect, listed, plain, sentence, symbols
from engine.words.lines import own
from engine.words.pricing import Flow, Repeat
from engine.words.spoken import Teller, Unsaid, counted, filtered, person_of, speaks
from engine.words.spoken_altering import appended_lines, costing, dependent, held
from engine.words.ways import ChooseOne, DealSplit, ForEach, ModeIs, Must, TotalMight, Unless

__all__ = ["Unsaid", "brief", "plain", "say", "say_cost", "say_costs", "say_effect", "say_effects", "say_line", "say_lines", "say_phrase"]

FAMILIES = (spoken_altering, spoken_costing, spoken_deeds, spoken_fighting, spoken_happenings, spoken_permissions)
"""Words that are said elsewhere: importing these registered their speakers."""

SHORT = (ln.Keyword, Repeat, Flow)
"""Lines that stand together at the head of the text."""

BRIEF = 90
"""The longest one-line summary."""


# --- whole cards

def say(card: Card) -> str:
    """The full rules text; symbols in brackets, one ability to a line."""
    teller = Teller(card)
    keywords = [teller.say(line) for line in card.lines if isinstance(line, SHORT)]
    paragraphs = [", ".join(keywords)] if keywords else []
    effects: list[Node] = []
    for line in (own(line) for line in card.lines if not isinstance(line, SHORT)):
        if card.type == "spell" and not isinstance(line, ln.Have | ln.Can | ln.Cant | ln.Only):
            effects.append(line)
        else:
            paragraphs.append(_line(teller, line))
    if effects:
        paragraphs.append(_sentences(teller, effects))
    return "\n".join(paragraphs) or _reminder(card)


def say_line(line: Node, card: Card) -> str:
    """One line of that card's text, as a sentence."""
    return _line(Teller(card), own(line))


def say_lines(lines: Sequence[Node], card: Card) -> str:
    """Lines that are appended to an object, as it speaks them itself."""
    return appended_lines(Teller(card), lines)


def say_effect(effect: Node, card: Card) -> str:
    """One effect or action of that card as part of a sentence: “deal 3 to a unit at a battlefield”."""
    return Teller(card).act(own(effect))


def say_effects(effects: Sequence[Node], card: Card) -> str:
    """Several effects as a card says them together."""
    return say_together(Teller(card), effects)


def say_costs(cost: Cost, card: Card) -> str:
    """What is done for a cost, as part of a sentence: “pay [1] and exhaust a friendly unit”."""
    teller = Teller(card)
    price = [f"pay {teller.say(cost.price)}"] if cost.price != Price() else []
    return listed([*price, *(teller.act(action) for action in cost.actions)])


def say_phrase(phrase: n.Phrase, card: Card) -> str:
    """A noun as that card would call it: “an enemy unit here”."""
    return Teller(card).say(own(phrase))


def brief(card: Card) -> str:
    """The card in one line without symbols, for menus."""
    might = "" if card.might is None else f"{card.might} Might"
    text = plain(say(card)).strip("()").split("\n")
    line = " · ".join(part for part in (say_cost(card), might, *text) if part) or card.type.capitalize()
    return line if len(line) <= BRIEF else line[:BRIEF - 1].rsplit(" ", 1)[0].rstrip(" ,·") + "…"


def say_cost(card: Card) -> str:
    """What it costs in words: “2 Energy, 1 Calm”; empty if it has no cost."""
    energy = [] if card.energy is None else [f"{card.energy} Energy"]
    if not card.power:
        return ", ".join(energy)
    domains = [domain.capitalize() for domain in card.domains]
    power = f"{card.power} {domains[0]}" if len(domains) == 1 else f"{card.power} Power of {listed(domains, 'or')}"
    return ", ".join([*energy, power])


def _reminder(card: Card) -> str:
    """What a basic rune can do although its card doesn't say it (164.2)."""
    if card.type != "rune" or "basic" not in card.supertypes:
        return ""
    return f"([E]: Add [1]. Recycle this: Add {symbols(0, card.domains)}.)"


# --- sentences

def _line(teller: Teller, line: Node) -> str:
    """A line of text as sentences of its own."""
    if isinstance(line, ln.Keyword | ln.Equip | ln.EmpowerFor | ln.Wearer):
        return teller.say(line)
    return _sentences(teller, [line])


def _sentences(teller: Teller, effects: Sequence[Node]) -> str:
    said = []
    for effect in effects:
        said.append(sentence(teller.act(effect)))
        teller.chose = isinstance(effect, act.Choose)
    return " ".join(said)


def say_together(teller: Teller, effects: Sequence[Node]) -> str:
    """Effects after a comma or a colon: one clause, “…, then …”, a list about the same thing, or sentences."""
    if len(effects) == 1:
        return teller.act(effects[0])
    if all(isinstance(effect, act.Action) and not isinstance(effect, act.Choose | act.DoThis) for effect in effects):
        said = [teller.act(effect) for effect in effects]
        if len(effects) == 2:
            return ", then ".join(said)
        if not any(mark in text for text in said for mark in ",."):
            return listed(said)
    return _sentences_after(teller, effects)


def _sentences_after(teller: Teller, effects: Sequence[Node]) -> str:
    first = teller.act(effects[0])
    teller.chose = isinstance(effects[0], act.Choose)
    rest = _sentences(teller, effects[1:]).removesuffix(".")
    return f"{first}. {rest}"


# --- clauses and gates

MODALS = {"may": "may also", "can't": "can't", "would": "would"}


@speaks(n.Clause)
def _clause(teller: Teller, node: n.Clause, form: str) -> str:
    if isinstance(node.subject, n.Anyone):
        said = listed([_passive(teller, action, form) for action in node.actions])
    elif len(node.actions) == 1 and isinstance(node.actions[0], ln.Gate):
        teller.who, before = node.subject, teller.who
        said = teller.say(node.actions[0])
        teller.who = before
    else:
        modal = f" {MODALS[form]}" if form else ""
        person = "" if form else person_of(teller, node.subject)
        group = form == "can't" and isinstance(node.subject, n.Every)
        subject = teller.say(node.subject, "group" if group else "s")
        if group:
            node = substitute(node, n.It(), n.They())  # “units can't move to their base”
        said = f"{subject}{modal} {listed([_acted(teller, action, person) for action in node.actions])}"
    return said + _provided(teller, node)


def _provided(teller: Teller, clause: n.Clause) -> str:
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


def _given(teller: Teller, trait: Node) -> str:
    """A trait without its limit, which follows the window."""
    if isinstance(trait, ln.Might):
        if isinstance(trait.n, int):
            return f"{trait.n:+d} [M]"
        if isinstance(trait.n, Per):
            return f"{trait.n.each:+d} [M] for each {teller.say(trait.n.noun, 'one')}"
        return f"[M] equal to {teller.say(trait.n)}"
    if isinstance(trait, ln.Keyword):
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
    return "choose one:" + "".join(f"\n• {capital(say_together(teller, mode))}" for mode in node.modes)


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


@speaks(During)
def _during(teller: Teller, node: During, form: str) -> str:
    window = teller.say(node.window)
    only = node.lines[0]
    if len(node.lines) == 1 and isinstance(only, ln.Would | ln.When) and only.limit == "once":
        return teller.say(only, window)
    return f"{window}, {'. '.join(teller.say(line) for line in node.lines)}"


# --- lines

def often(limit: str) -> str:
    """A limit of several times a turn, in words."""
    n = limit.partition(":")[2]
    return f"up to {n} times each turn, when" if n else ""


@speaks(ln.When)
def _when(teller: Teller, node: ln.When, form: str) -> str:
    teller.chose = teller.gave = False
    before = teller.there
    if isinstance(node.event, n.Clause):
        happens = node.event.actions[0]
        if isinstance(happens, act.Conquer | act.Hold) and happens.at is None:
            teller.there = "at that battlefield"
        start = {"once": "the next time", "turn": "once each turn, when"}.get(node.limit, often(node.limit) or "whenever")
        event = _own_play(teller, node.event) or f"{start} {teller.say(node.event)}" + (f" {form}" if form else "")
    elif isinstance(node.event, n.Either):
        event = f"whenever {listed([teller.say(option) for option in node.event.options], 'or')}"
    else:
        event = teller.say(node.event)
    said = f"{event}, {say_together(teller, node.effects)}"
    teller.there = before
    return said


def _own_play(teller: Teller, event: n.Clause) -> str:
    """“When I'm played”: it happens once only."""
    if event.subject != n.You() or event.actions != (act.Play(n.Me()),):
        return ""
    subject = "I'm" if person_of(teller, n.Me()) == "I" else "this is"
    return f"when {subject} played" + _provided(teller, event)


@speaks(ln.Would)
def _would(teller: Teller, node: ln.Would, form: str) -> str:
    start = {"once": "the next time", "turn": "once each turn, if"}.get(node.limit, often(node.limit).replace("when", "if") or "if")
    if not isinstance(node.event, n.Clause):
        return f"instead of {teller.say(node.event, 'named')}, {say_together(teller, node.effects) or 'nothing happens'}"
    event = f"{start} {teller.say(node.event, 'would')}" + (f" {form}" if form else "")
    if not node.effects:
        return f"{event}, nothing happens instead"
    return f"{event}, instead {say_together(teller, node.effects)}"


@speaks(ln.Activate)
def _activate(teller: Teller, node: ln.Activate, form: str) -> str:
    timing = f"[{node.timing.capitalize()}] — " if node.timing else ""
    return f"{timing}{teller.say(node.cost)}: {capital(say_together(teller, node.effects))}{costing(teller, node.cheaper)}"


@speaks(Cost)
def _cost(teller: Teller, node: Cost, form: str) -> str:
    price = [teller.say(node.price)] if node.price != Price() else []
    actions = ["[E]" if action == act.Exhaust(n.Me()) else capital(teller.act(action)) for action in node.actions]
    return ", ".join(price + actions) or "[0]"


@speaks(ln.AdditionalCost)
def _additional_cost(teller: Teller, node: ln.AdditionalCost, form: str) -> str:
    return f"as an additional cost to play {teller.say(n.Me())}, {listed([teller.act(action) for action in node.actions])}"


@speaks(ln.OptionalCost)
def _optional_cost(teller: Teller, node: ln.OptionalCost, form: str) -> str:
    return f"you may {listed([teller.act(action) for action in node.actions])} as an additional cost to play {teller.say(n.Me())}"


@speaks(ln.Have)
def _have(teller: Teller, node: ln.Have, form: str) -> str:
    person = person_of(teller, node.who)
    said = []
    for verb, kind in (("get", ln.Might), ("have", ln.Keyword)):
        held = [teller.say(trait) for trait in node.traits if isinstance(trait, kind)]
        said += [f"{inflect(verb, person)} {listed(held)}"] if held else []
    plays = any(isinstance(trait, ln.Enter) for trait in node.traits)
    for trait in node.traits:
        if isinstance(trait, ln.CostLess):
            return _cheaper(teller, node.who, trait)
        if isinstance(trait, Repeat):
            said.append(f"have {teller.say(trait)}")
        elif not isinstance(trait, ln.Might | ln.Keyword):
            said.append(teller.act(trait, person, "trait"))
    return f"{teller.say(node.who, 'plays' if plays and isinstance(node.who, n.Every) else 's')} {listed(said)}"


def _limit(trait: Node) -> str:
    minimum = trait.minimum if isinstance(trait, ln.Might) else None
    return "" if minimum is None else f", to a minimum of {minimum} [M]"


def _cheaper(teller: Teller, who: n.Phrase, trait: ln.CostLess) -> str:
    if isinstance(who, CostsOf):
        return f"{teller.say(who)} are {teller.say(trait)}"
    name = "cost" if trait.price.power else "Energy cost"
    whose = f"the {name} of {teller.say(who, 'plays')}" if isinstance(who, n.Every) else f"{teller.say(who, 'p')} {name}"
    return f"{whose} is {teller.say(trait)}"
