"""How the lines of a card are said: triggers, replacements, activated abilities, costs, and what it has or gives."""
from __future__ import annotations

import re

from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import Cost, CostsOf, Flow, Price, Repeat
from engine.words.saying.grammar import article, capital, inflect, listed, plural
from engine.words.saying.nouns import short
from engine.words.saying.sentences import given_that, say_together
from engine.words.saying.teller import Teller, of_next, person_of, speaks
from engine.words.saying.traits import costing, is_plain
from engine.words.sorts import Sort

# --- lines

def often(limit: str) -> str:
    """A limit of several times a turn, in words."""
    n = limit.partition(":")[2]
    return f"up to {n} times each turn, when" if n else ""


@speaks(w.When)
def _when(teller: Teller, node: w.When, form: str) -> str:
    teller.chose = teller.gave = False
    before = teller.there
    if isinstance(node.event, w.Clause):
        happens = node.event.actions[0]
        if isinstance(happens, w.Conquer | w.Hold) and happens.at is None:
            teller.there = "at that battlefield"
        start = {"once": "the next time", "turn": "once each turn, when"}.get(
            node.limit, often(node.limit) or "whenever"
        )
        event = _own_play(teller, node.event) or f"{start} {teller.notice(node.event)}" + (f" {form}" if form else "")
    elif isinstance(node.event, w.Either):
        event = f"whenever {_any_of([_happens(teller, option) for option in node.event.options])}"
    else:
        event = teller.say(node.event)
    teller.it, teller.aside = known(teller, node.event), False
    said = f"{event}, {say_together(teller, node.effects)}"
    teller.there, teller.it = before, ""
    return said


SAME = re.compile(r"this is |I'm |it is ")


def _any_of(events: list[str]) -> str:
    """Any of these events: “this is played, discarded, or killed”."""
    start = SAME.match(events[0])
    if start is None or not all(event.startswith(start[0]) for event in events):
        return listed(events, "or")
    return start[0] + listed([event.removeprefix(start[0]) for event in events], "or")


def known(teller: Teller, event: Node) -> str:
    """What kind of thing an event is about, if it speaks of one alone."""
    things = [each.filters for each in walk(event) if isinstance(each, w.Pick | w.Every)]
    kinds = [filters for filters in things if not {w.Kind("player"), w.Kind("opponent")} & set(filters)]
    return short(teller, kinds[0], False) if len(kinds) == 1 else ""


def _happens(teller: Teller, event: Node) -> str:
    """One of the events that a trigger listens for."""
    own_play = _own_play(teller, event).removeprefix("when ") if isinstance(event, w.Clause) else ""
    return own_play or teller.notice(event)


def _own_play(teller: Teller, event: w.Clause) -> str:
    """“When I'm played”: it happens once only."""
    if event.subject != w.You() or event.actions != (w.Play(w.Me()),):
        return ""
    subject = "I'm" if person_of(teller, w.Me()) == "I" else "this is"
    return f"when {subject} played" + given_that(teller, event)


@speaks(w.Would)
def _would(teller: Teller, node: w.Would, form: str) -> str:
    start = {"once": "the next time", "turn": "once each turn, if"}.get(
        node.limit, often(node.limit).replace("when", "if") or "if"
    )
    options = node.event.options if isinstance(node.event, w.Either) else (node.event,)
    if not all(isinstance(option, w.Clause) for option in options):
        return _skipped(teller, node)
    event = f"{start} {teller.notice(node.event, 'would')}" + (f" {form}" if form else "")
    if not node.effects:
        return f"{event}, nothing happens instead"
    teller.it, teller.aside = known(teller, node.event), False
    prevented = all(isinstance(effect, w.Prevent) for effect in node.effects)  # which is no deed instead of it
    said = f"{event}, {'' if prevented else 'instead '}{say_together(teller, _entering(node))}"
    teller.it = ""
    return said


def _skipped(teller: Teller, node: w.Would) -> str:
    """What comes instead of a turn, a phase or a step; without anything instead it is skipped."""
    if node.effects:
        return f"instead of {teller.notice(node.event, 'named')}, {say_together(teller, node.effects)}"
    event = node.event
    if not isinstance(event, w.Starts) or event.whose is None or event.given or node.limit:
        return f"{'the next time, ' if node.limit == 'once' else ''}skip {teller.notice(event, 'named')}"
    if isinstance(event.whose, w.You):
        return f"skip your {plural(event.what)}"
    who = w.Every(event.whose.filters) if isinstance(event.whose, w.Pick) else event.whose
    return f"{teller.say(who, 'group')} skip their {plural(event.what)}" if isinstance(who, w.Every) else \
        f"{teller.say(who, 's')} {inflect('skip', person_of(teller, who))} their {plural(event.what)}"


def _entering(node: w.Would) -> tuple[Node, ...]:
    """A permanent that enters somewhere instead is said as played there."""
    event = node.event
    actions = event.actions if isinstance(event, w.Clause) else ()
    played = [action.what for action in actions if isinstance(action, w.Play)]
    what = w.Me() if played == [w.Me()] else w.It()
    return tuple(w.Play(what, effect.to) if isinstance(effect, w.EnterAt) else effect for effect in node.effects)


@speaks(w.Activate)
def _activate(teller: Teller, node: w.Activate, form: str) -> str:
    timing = f"[{node.timing.capitalize()}] — " if node.timing else ""
    return (
        f"{timing}{teller.say(node.cost)}: {capital(say_together(teller, node.effects))}{costing(teller, node.cheaper)}"
        f"{_at_most(node.limit)}"
    )


def _at_most(limit: str) -> str:
    """How often an ability can be used, as a sentence of its own."""
    n = limit.partition(":")[2]
    return f". Use only {f'{n} times' if n else 'once'} each turn" if limit else ""


@speaks(Cost)
def _cost(teller: Teller, node: Cost, form: str) -> str:
    price = [teller.say(node.price)] if node.price != Price() else []
    actions = ["[E]" if action == w.Exhaust(w.Me()) else capital(teller.act(action)) for action in node.actions]
    return ", ".join(price + actions) or "[0]"


@speaks(w.AdditionalCost)
def _additional_cost(teller: Teller, node: w.AdditionalCost, form: str) -> str:
    return (
        f"as an additional cost to play {teller.say(w.Me())}, {listed([teller.act(action) for action in node.actions])}"
    )


@speaks(w.OptionalCost)
def _optional_cost(teller: Teller, node: w.OptionalCost, form: str) -> str:
    paid = listed([teller.act(action) for action in node.actions])
    return f"you may {paid} as an additional cost to play {teller.say(w.Me())}"


@speaks(w.Have)
def _have(teller: Teller, node: w.Have, form: str) -> str:
    person = person_of(teller, node.who)
    if cheaper := tuple(trait for trait in node.traits if isinstance(trait, w.CostLess)):
        rest = tuple(trait for trait in node.traits if trait not in cheaper)
        return listed([_cheaper(teller, node.who, cheaper), *([teller.say(w.Have(node.who, rest))] if rest else [])])
    if waived := tuple(trait for trait in node.traits if isinstance(trait, w.Ignoring)):
        rest = tuple(trait for trait in node.traits if trait not in waived)
        return listed([_waived(teller, node.who, waived), *([teller.say(w.Have(node.who, rest))] if rest else [])])
    if entries := tuple(trait for trait in node.traits if isinstance(trait, w.EntryCost)):
        rest = tuple(trait for trait in node.traits if trait not in entries)
        what = article(teller.say(node.who, "one")) if isinstance(node.who, w.Every) else teller.say(node.who)
        said = [teller.say(entry, what) for entry in entries]
        return ". ".join([*([teller.say(w.Have(node.who, rest))] if rest else []), *said])
    said = []
    for verb, kind in (("get", w.Might), ("have", w.Keyword)):
        held = [teller.say(trait) for trait in node.traits if isinstance(trait, kind)]
        said += [f"{inflect(verb, person)} {listed(held)}"] if held else []
    plays = any(isinstance(trait, w.Enter) for trait in node.traits) or _is_next(node.who)
    for trait in node.traits:
        if isinstance(trait, Repeat | Flow):
            said.append(f"{inflect('have', person)} {teller.say(trait)}")
        elif not isinstance(trait, w.Might | w.Keyword):
            said.append(teller.act(trait, person, "trait"))
    return f"{teller.say(node.who, 'plays' if plays and isinstance(node.who, w.Every) else 's')} {listed(said)}"


@speaks(w.EntryCost)
def _entry(teller: Teller, node: w.EntryCost, form: str) -> str:
    """What anybody may pay to play what is named to a place."""
    return (f"any player may pay {teller.say(node.cost)} as an additional cost to play {form or 'it'}. If they do, "
            f"they play it {teller.say(node.to, 'to')}")


def _is_next(who: w.Phrase[Sort]) -> bool:
    """Whether it is the one that is played next (391)."""
    return isinstance(who, w.Every) and of_next(who.filters)


@speaks(w.Keyword)
def _keyword(teller: Teller, node: w.Keyword, form: str) -> str:
    if isinstance(node.n, w.Per):
        value = f" {node.n.each}" if node.n.each > 1 else ""
        return f"[{node.name.title()}{value}] for each {teller.say(node.n.noun, 'one')}"
    if not isinstance(node.n, int):
        return f"[{node.name.title()}] equal to {teller.say(node.n)}"
    return teller.fill(node, "[{name:title}⟨ {n:value}⟩]") + (" if lacking it" if node.lacking else "")


def _waived(teller: Teller, who: w.Phrase[Sort], traits: tuple[w.Ignoring, ...]) -> str:
    """What isn't paid of a cost: “ignore this spell's cost”, “ignore the Energy cost of spells you play”."""
    of = f" of {teller.say(who, 'plays')}" if isinstance(who, w.Every) else ""
    own = _whose_cost(teller, who)
    whose = "the" if of else f"{own}'s" if own else teller.say(who, "p")
    parts = [trait.part.replace("its", whose) for trait in traits]
    return f"ignore {listed(parts)}{of}"


def _cheaper(teller: Teller, who: w.Phrase[Sort], traits: tuple[w.CostLess, ...]) -> str:
    """So much Energy less, as it is spoken; where there is more to it, the cost that is reduced."""
    if isinstance(who, CostsOf):
        return f"{teller.say(who)} are {listed([teller.say(trait) for trait in traits])}"
    if all(is_plain(trait) for trait in traits):
        subject = teller.say(who, "plays" if isinstance(who, w.Every) else "s")
        less = listed([teller.say(trait, "less") for trait in traits])
        return f"{subject} {inflect('cost', person_of(teller, who))} {less}"
    name = "cost" if any(trait.price.power or trait.other for trait in traits) else "Energy cost"
    less = listed([teller.say(trait, name.partition(" ")[0]) for trait in traits])
    if isinstance(who, w.Every):
        return f"the {name} of {teller.say(who, 'plays')} is {less}"
    own = _whose_cost(teller, who)
    whose = f"{own}'s" if own else teller.say(who, "p")
    return f"{whose} {name} is {less}"


def _whose_cost(teller: Teller, who: w.Phrase[Sort]) -> str:
    """A spell that speaks of its own cost; whatever else stands in its text has a cost too."""
    return "this spell" if teller.card.type == "spell" and isinstance(who, w.Me | w.This) else ""
