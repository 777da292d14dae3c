"""Continuous effects as questions, asked when needed and folded in layer order (473–480).

Nothing is pushed onto objects and nothing is undone: passives are judged anew, given effects stop matching when their window is over.
"""
from __future__ import annotations

from typing import Any

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.rules import nouns
from engine.rules.compiled import Context, Passive
from engine.words.lines import BonusDamage, CostLess, Enter, Keyword, Might
from engine.words.nouns import Every, Me


def speaker(g: State, source: int) -> int:
    """Who “you” is in the text of an object: its controller; for a battlefield, whoever controls it, else the Turn Player (190.6)."""
    thing = g.objects[source]
    if thing.zone != "battlefield":
        return thing.controller
    field = g.field(source)
    return field.controller if field and field.controller >= 0 else g.turn_player


def answers(g: State, what: str) -> list[tuple[Passive, Any]]:
    """The passives that answer a question now, with the context to read them in, in timestamp order (480)."""
    found: list[tuple[Passive, Any]] = []
    for source, passive, waiting in g.passives.get(what, ()):
        if waiting is not None:
            if not g.lasting(waiting.until):
                continue
            f = Context(waiting.you, waiting.source, dict(waiting.env))
        else:
            f = Context(speaker(g, source), source)
        if not passive.conditions or nouns.all_hold(g, f, passive.conditions):
            found.append((passive, f))
    return found


def applies(g: State, passive: Passive, f: Any, thing: Object) -> bool:
    """Whether a passive speaks of that object."""
    who = passive.who
    if isinstance(who, Me):
        return bool(thing.id == f.source)
    if isinstance(who, Every):
        return nouns.fits(g, f, who.filters, thing)
    return thing in nouns.things(g, f, who)


def might(g: State, thing: Object) -> int:
    """Current Might of a unit: base, then all increases, then all decreases (477). May be negative (143.2.b)."""
    memo = g.memo
    key = thing.id
    if key in memo:
        return memo[key]  # type: ignore[no-any-return]
    changes = [effect.n for effect in g.effects if effect.what == "might" and thing.id in effect.targets and g.lasting(effect.until)]
    if thing.buffed:
        changes.append(1)  # 702
    if thing.role == "attacker":
        changes.append(keyword(g, thing, "assault"))  # 807
    elif thing.role == "defender":
        changes.append(keyword(g, thing, "shield"))  # 814
    if "might" in g.passives:
        for passive, f in answers(g, "might"):
            if applies(g, passive, f, thing):
                trait: Might = passive.trait
                changes.append(nouns.amount(g, f, trait.n) or 0)
    value = (thing.card.might or 0) + sum(n for n in changes if n > 0) + sum(n for n in changes if n < 0)
    memo[key] = value
    return value


def keyword(g: State, thing: Object, name: str) -> int:
    """The summed value of a keyword on an object, 0 when it has none (801)."""
    value = thing.card.keywords.get(name, 0)
    what = f"keyword:{name}"
    for effect in g.effects:
        if effect.what == what and thing.id in effect.targets and g.lasting(effect.until):
            value += effect.n
    if "keyword" in g.passives:
        for passive, f in answers(g, "keyword"):
            trait: Keyword = passive.trait
            if trait.name == name and applies(g, passive, f, thing):
                value += trait.n
    return value


def keywords(g: State, thing: Object) -> dict[str, int]:
    """All keywords that an object has now, with their values."""
    names = dict.fromkeys(thing.card.keywords)
    names.update(dict.fromkeys(effect.what[8:] for effect in g.effects if effect.what.startswith("keyword:") and thing.id in effect.targets))
    names.update(dict.fromkeys(passive.trait.name for _, passive, _ in g.passives.get("keyword", ())))
    found = {name: keyword(g, thing, name) for name in names}
    return {name: n for name, n in found.items() if n}


def energy_cost(g: State, thing: Object, base: int) -> int:
    """What the Energy part of a cost comes to: discounts on the total, each with its own minimum (356.4)."""
    value = base
    if "cost" in g.passives:
        for passive, f in answers(g, "cost"):
            if applies(g, passive, f, thing):
                trait: CostLess = passive.trait
                value = min(value, max(trait.minimum, value - trait.price.energy))
    return max(0, value)


def enters_ready(g: State, thing: Object) -> bool:
    """Whether something makes that object enter ready instead of exhausted (143.4, 369.3)."""
    if "enter" not in g.passives and not thing.card.passives:
        return False
    own = [(passive, Context(thing.controller, thing.id)) for passive in thing.card.passives if passive.what == "enter"]
    for passive, f in [*own, *answers(g, "enter")]:
        trait: Enter = passive.trait
        if applies(g, passive, f, thing) and getattr(trait.state, "name", "") == "ready":
            return True
    return False


def bonus_damage(g: State, item: Item, target: Object) -> int:
    """The Bonus Damage that a spell or ability deals to that unit: the sum of all bonuses, never negative (712–715)."""
    value = 0
    if "bonus" in g.passives:
        for passive, f in answers(g, "bonus"):
            trait: BonusDamage = passive.trait
            who = passive.who
            if isinstance(who, Every) and nouns.fits_item(g, f, who.filters, item):
                if trait.to is None or (isinstance(trait.to, Every) and nouns.fits(g, f, trait.to.filters, target)):
                    value += trait.n
    return max(0, value)
