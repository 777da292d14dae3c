"""How passives are read: the questions that traits answer, the text and the costs that they give."""
from __future__ import annotations

from collections.abc import Callable

from engine.catalogue import COMING, OF_COMING, CardDef, Due, Passive
from engine.names import questions
from engine.reading.abilities import Conditions, fate
from engine.reading.events import zone_named
from engine.reading.keywords import means
from engine.reading.reader import Reader
from engine.reading.scope import MATCHED, Misread, Scope
from engine.rules.meaning.chain_items import of_items
from engine.rules.playing.cost_components import FOR_ITS_COST, fate_of
from engine.rules.playing.entry_costs import PLACE
from engine.rules.playing.timing import GRANTING
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import (
    AbilitiesOf,
    Banish,
    Choosing,
    Cost,
    CostsOf,
    Flow,
    It,
    Me,
    Repeat,
    Text,
)
from engine.words.saying.say import say_lines

QUESTIONS: dict[type[Node], questions.Question | Callable[[str], questions.Question]] = {
    w.Might: questions.MIGHT, w.MightUpTo: questions.MIGHT, w.DoubleMight: questions.MIGHT,
    w.BuffsGive: questions.MIGHT, w.DoubleBonus: questions.MIGHT, w.BaseMight: questions.BASE,
    w.ThatDomain: questions.DOMAIN, w.Text: questions.TEXT,
    w.ExhaustAbilitiesOf: questions.LENT,
    w.Keyword: questions.keyword, w.Gives: questions.gives, w.Without: questions.without,
    w.Ignore: questions.ignored, w.Tag: questions.tag,
    w.Also: questions.also, w.Capacity: questions.capacity, w.CostLess: questions.LESS, w.CostMore: questions.MORE,
    w.Ignoring: questions.UNPAID,
    w.Repeat: questions.REPEATING, w.EntryCost: questions.ENTRY, w.Flow: questions.FLOWING, w.Enter: questions.ENTERING,
    w.BonusDamage: questions.BONUS, w.AnyDamageKills: questions.ANY_KILLS, w.AssignedLast: questions.ASSIGNED_LAST,
    w.Unpreventable: questions.UNPREVENTABLE, w.TriggerAgain: questions.AGAIN, w.HigherScore: questions.VICTORY,
    w.TreatAs: questions.TREATED,
    w.ChannelOnly: questions.CHANNELING,
}
"""The question that a trait answers; some are asked by name."""


def passives(r: Reader, who: Node, traits: tuple[Node, ...], key: str, conditions: Conditions,
             scope: Scope) -> list[Passive]:
    """The questions that a `have` answers."""
    found = []
    for n, trait in enumerate(traits):
        found.append(answer(r, who, trait, f"{key}#{n}", conditions, scope))
        if isinstance(trait, w.Keyword) and not isinstance(who, AbilitiesOf):
            r.made.present.add(trait.name)
            if means(trait):
                found.append(answer(r, who, meaning(trait), f"{key}#{n}.{trait.name}", conditions, scope))
    return found


def answer(r: Reader, who: Node, trait: Node, key: str, conditions: Conditions, scope: Scope) -> Passive:
    """The question that a trait answers about whoever has it."""
    if type(trait) not in QUESTIONS:
        raise Misread(f"{r.made.name}: nothing has the trait {type(trait).__name__}")
    if isinstance(trait, w.Ignoring) and any(isinstance(node, Choosing) for node in walk(who)):
        raise Misread(f"{r.made.name}: what others are played without paying can't depend on what they choose")
    checks = tuple(r.resolve(condition, scope, MATCHED) for condition in conditions)
    subject = r.resolve(who, scope, MATCHED)
    asked = QUESTIONS[type(trait)]
    what = asked(getattr(trait, "name", "")) if callable(asked) else asked
    if isinstance(trait, Repeat) and not isinstance(who, AbilitiesOf):
        return Passive(questions.REPEATING_SPELLS, subject, given_repeat(r, trait, key), checks, key)
    if isinstance(who, AbilitiesOf) and isinstance(trait, Repeat):
        return Passive(what, r.resolve(who.of, scope, MATCHED), given_repeat(r, trait, key), checks, key)
    if isinstance(who, AbilitiesOf):
        if not isinstance(trait, w.Keyword) or questions.of_abilities(trait.name) not in GRANTING:
            raise Misread(f"{r.made.name}: abilities have no {type(trait).__name__} but Action, Reaction and Repeat")
        speakers = r.resolve(who.of, scope, MATCHED)
        return Passive(questions.of_abilities(trait.name), speakers, trait, checks, key)
    if isinstance(trait, w.EntryCost):
        entry = given_entry(r, trait, key), r.resolve(trait.to, scope, MATCHED)
        return Passive(what, subject, entry, checks, key)
    if isinstance(trait, Flow):
        return Passive(what, subject, given_flow(r, trait, key), checks, key, COMING if isinstance(subject, Me) else "")
    if isinstance(trait, w.Ignore) and isinstance(who, w.Every) and of_items(who.filters):
        what = questions.ignored_by(trait.name)
    if isinstance(who, CostsOf):
        if not isinstance(trait, w.CostLess):
            raise Misread(f"{r.made.name}: costs have no {type(trait).__name__}")
        what = questions.less_of(who.of)
    held = appended(r, trait, key) if isinstance(trait, Text) else r.resolve(trait, scope, MATCHED)
    zone = zone_named(conditions)
    r.made.outside |= bool(zone)
    comes = isinstance(subject, Me) and what in OF_COMING
    return Passive(what, subject, held, checks, key, zone or (COMING if comes else ""))


def given_repeat(r: Reader, line: Repeat, key: str) -> Due:
    """820.1: a Repeat cost that abilities or spells have."""
    scope = Scope()
    scope.apart = f" of {key}"  # the ability's own cost goes by the plain names
    due = r.due(f"{key}.cost", line.cost, scope) if isinstance(line.cost, Cost) else FOR_ITS_COST
    made = due._replace(key=f"repeat:{key}", label=f"{due.label} to repeat it", optional=True)
    r.share.dues[made.key] = made
    return made


def given_entry(r: Reader, trait: w.EntryCost, key: str) -> Due:
    """355.2: an additional cost for being played to a place, found again by its key."""
    due = r.due(f"{key}.cost", trait.cost, Scope())
    made = r.share.dues[f"{PLACE}{key}"] = due._replace(key=f"{PLACE}{key}", optional=True)
    return made


def given_flow(r: Reader, line: Flow, key: str) -> Due:
    """829.1: a Flow cost that spells have for a while, or under a condition."""
    scope = Scope()
    scope.apart = f" of {key}"  # what the spell itself asks for goes by the plain names
    return flow_cost(r, line, key, scope)


def flow_cost(r: Reader, line: Flow, key: str, scope: Scope) -> Due:
    """829.1.c: what is paid in the place of the base cost; found again by its key, as it is bound what a spell was
    played for."""
    made = r.due(f"{key}.cost", line.cost, scope) if isinstance(line.cost, Cost) else FOR_ITS_COST
    made = r.share.dues[f"flow:{key}"] = made._replace(key=f"flow:{key}")
    fate(r, Banish(It()), fate_of(made.key)).keyword = "flow"
    return made


def meaning(keyword: w.Keyword) -> Text:
    """The text that a keyword is short for, without the keyword itself."""
    return Text(tuple(means(keyword)), keyword.name)


def appended(r: Reader, trait: Text, key: str) -> CardDef:
    """Text that is granted (477.2), with the keyword that it is short for."""
    text = r.text(trait.lines, key)
    text.said = "" if trait.keyword else say_lines(trait.lines, r.made.card)
    for ability in (*text.triggers, *text.replacements, *text.activated):
        ability.keyword = ability.keyword or trait.keyword
    return text
