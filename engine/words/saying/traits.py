"""How traits are said: granted text, copies, limits, attachment, effect text."""
from __future__ import annotations

from collections.abc import Sequence

from engine.words import nodes as w
from engine.words.base import Node
from engine.words.nodes import AtLevel, Flow, Per, dependent_name
from engine.words.saying.grammar import article, inflect, listed, sentence, symbols
from engine.words.saying.teller import Teller, person_of, speaks


def dependent(condition: w.Condition | None) -> str:
    """The dependent keyword that a condition is spelled as (726): “[Level 3][>]”."""
    name = dependent_name(condition).capitalize()
    value = f" {condition.n}" if isinstance(condition, AtLevel) else ""
    return f"[{name}{value}][>]" if name else ""


def held(lines: tuple[w.Spoken, ...]) -> tuple[w.Spoken, ...]:
    """Keywords behind a condition as a sentence: “I have [Tank]”; what I have is said together."""
    said: list[w.Spoken] = []
    for line in lines:
        one = w.Have(w.Me(), (line,)) if isinstance(line, w.Keyword | Flow | w.Repeat) else line
        if isinstance(one, w.Have) and said and isinstance(before := said[-1], w.Have) and before.who == one.who:
            said[-1] = w.Have(one.who, (*before.traits, *one.traits))
        else:
            said.append(one)
    return tuple(said)


def lasting(gate: w.Gate) -> bool:
    """Whether what stands behind a condition lasts as long as that, and is not asked once: by what pays or enters."""
    first = gate.then[0] if gate.then else None
    if isinstance(first, w.Gate):
        return lasting(first)
    enters = isinstance(first, w.Have) and isinstance(first.traits[0], w.Enter)
    return isinstance(first, w.Line) and not enters and not isinstance(first, w.AdditionalCost | w.OptionalCost)


def line(teller: Teller, node: Node) -> str:
    """One line as it stands in quotes or in a box of its own."""
    said = teller.say(node)
    bare = isinstance(node, w.Keyword) or (isinstance(node, w.Equip | w.EmpowerFor) and not node.cheaper)
    return said if bare else sentence(said)


def appended_lines(teller: Teller, lines: Sequence[Node], between: str = "\n") -> str:
    """Lines in the mouth of whoever has them."""
    before, teller.worn = teller.worn, True
    said = between.join(line(teller, each) for each in lines)
    teller.worn = before
    return said


@speaks(w.Text)
def _text(teller: Teller, node: w.Text, form: str) -> str:
    said = f"“{appended_lines(teller, node.lines, ' ')}”"
    return said if form == "gift" else f"{inflect('have', teller.person)} {said}"


@speaks(w.Wearer)
def _wearer(teller: Teller, node: w.Wearer, form: str) -> str:
    return f"Attached: {appended_lines(teller, node.lines)}"


@speaks(w.BonusDamage)
def _bonus_damage(teller: Teller, node: w.BonusDamage, form: str) -> str:
    if not isinstance(node.n, Per):
        return teller.fill(node, node.phrase)
    each = f" for each {teller.say(node.n.noun, 'one')}"
    return teller.fill(node, f"‹deal› {node.n.each} Bonus Damage⟨ to {{to:s}}⟩") + each


@speaks(w.CostLess)
def _cost_less(teller: Teller, node: w.CostLess, form: str) -> str:
    """By how much: so many times for each of something, or as many as an amount says."""
    least = f", to a minimum of {symbols(node.minimum, ())}" if node.minimum else ""
    by = teller.say(node.price) if node.other is None else f"{teller.say(node.price)} or {teller.say(node.other)}"
    each = f" for each {teller.say(node.times.noun, 'one')}" if isinstance(node.times, Per) else ""
    if form == "less":
        return f"{by} less{each}"
    if not each and node.times != 1:
        single = node.price.energy == 1 and not node.price.power
        many = teller.say(node.times)
        by = f"{'' if form == 'Energy' else 'Energy equal to '}{many}" if single else f"{by} as often as {many} says"
    return f"reduced by {by}{each}{least}"


def is_plain(trait: w.CostLess) -> bool:
    """Whether it is an amount of Energy alone, without a limit: “costs [2] less”."""
    counted = trait.times == 1 or isinstance(trait.times, Per)
    return counted and not trait.minimum and not trait.price.power and trait.other is None


def costing(teller: Teller, traits: tuple[Node, ...]) -> str:
    """What changes the cost of an ability, as a sentence of its own."""
    return "".join(f". This ability's cost is {teller.say(trait)}{given(teller, trait)}" for trait in traits)


def given(teller: Teller, trait: Node) -> str:
    """The conditions under which it is."""
    conditions = trait.given if isinstance(trait, w.CostLess) else ()
    return f" if {listed([teller.say(condition) for condition in conditions])}" if conditions else ""


@speaks(w.Equip, w.EmpowerFor)
def _equip(teller: Teller, node: w.Equip | w.EmpowerFor, form: str) -> str:
    timing = f"[{node.timing.capitalize()}] — " if node.timing else ""
    name = "Equip" if isinstance(node, w.Equip) else "Empower"
    return f"{timing}[{name}]{' —' if node.cost.actions else ''} {teller.say(node.cost)}{costing(teller, node.cheaper)}"


@speaks(w.Repeat)
def _repeat(teller: Teller, node: w.Repeat, form: str) -> str:
    dash = isinstance(node.cost, w.Cost) and node.cost.actions
    return f"[Repeat]{' —' if dash else ''} {teller.say(node.cost)}"


@speaks(w.BaseMight)
def _base(teller: Teller, node: w.BaseMight, form: str) -> str:
    said = f"a base [M] of {teller.say(node.n)}"
    return said if form == "gift" else f"{inflect('have', teller.person)} {said}"


@speaks(w.MightUpTo)
def _up_to(teller: Teller, node: w.MightUpTo, form: str) -> str:
    fixed = isinstance(node.most, int)
    most = f"{teller.say(node.most)} [M]" if fixed else teller.say(node.most)
    if node.n is not None:
        gets = "" if form == "gift" else inflect("get", teller.person) + " "
        return f"{gets}+{teller.say(node.n)} [M], to a maximum of {most}"
    if form == "gift":
        return f"enough [M] to {'have' if fixed else 'match'} {most}"
    return f"{inflect('have', teller.person)} at least {most}"


@speaks(w.DoubleMight)
def _double(teller: Teller, node: w.DoubleMight, form: str) -> str:
    return "[M] equal to its own" if form == "gift" else f"{inflect('have', teller.person)} double [M]"


@speaks(w.Without)
def _without(teller: Teller, node: w.Without, form: str) -> str:
    keyword = f"[{node.name.title()}]"
    return f"the loss of {keyword}" if form == "gift" else f"{inflect('lose', teller.person)} {keyword}"


@speaks(w.Tag)
def _tag(teller: Teller, node: w.Tag, form: str) -> str:
    return {"gift": f"the {node.name} tag", "trait": f"{inflect('have', teller.person)} the {node.name} tag"}.get(
        form, node.name
    )


@speaks(w.Also)
def _also(teller: Teller, node: w.Also, form: str) -> str:
    return f"the type {node.name}" if form == "gift" else f"{inflect('be', teller.person)} also {article(node.name)}"


@speaks(w.BecomeCopy)
def _copy(teller: Teller, node: w.BecomeCopy, form: str) -> str:
    window = f" {teller.say(node.window, 'for')}" if node.window is not None else ""
    verb = inflect("become", person_of(teller, node.what))
    return f"{teller.say(node.what, 's')} {verb} a copy of {teller.say(node.of)}{window}"
