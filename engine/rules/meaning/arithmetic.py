"""Layer 3 of continuous effects: arithmetic on the Might of a unit (477.3, 478)."""
from __future__ import annotations

from collections.abc import Container

from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Context, Reading
from engine.names import questions
from engine.names.questions import BASE, MIGHT
from engine.rules.meaning import nouns
from engine.rules.meaning.layers import base_might, keyword
from engine.rules.meaning.speakers import about, speakers_of, themselves
from engine.words.base import Node
from engine.words.nodes import BuffsGive, DoubleBonus, DoubleMight, Might, MightUpTo

KEYWORDS = {asked(name) for name in ("assault", "shield") for asked in (questions.keyword, questions.gives)}
"""What changes the Might of attackers and defenders (807, 814)."""


def might(g: State, thing: Object) -> int:
    """Current Might of a unit. May be negative (143.2.b). Rules: 143.2.b.1."""
    memo = g.memo
    key = thing.id
    if key in memo:
        return memo[key]  # type: ignore[no-any-return]
    if is_left_alone(g, thing):
        value = memo[key] = (thing.card.might or 0) + int(thing.buffed)
        return value
    passives = g.passives
    # they may ask back
    if MIGHT in passives or BASE in passives or not KEYWORDS.isdisjoint(passives):
        return g.settling.settle(memo, key, thing.card.might or 0, lambda: might_now(g, thing))
    value = memo[key] = might_now(g, thing)
    return value


def is_left_alone(g: State, thing: Object) -> bool:
    """Whether nothing but a buff (703) changes what is printed on a unit: so it is of most, most of the time."""
    if thing.role or thing.attached:
        return False
    key = "whose Might may change"
    if key not in g.memo:
        g.memo[key] = affected(g)
    found: Container[int] | None = g.memo[key]
    return found is not None and thing.id not in found


def affected(g: State) -> Container[int] | None:
    """The objects whose Might a text or an effect may change; None where a text may speak of any."""
    if BASE in g.passives:
        return None
    speaking = themselves(speakers_of(g, MIGHT)) if MIGHT in g.passives else ()
    if speaking is None:
        return None
    return {*speaking, *(id for effect in g.effects if effect.what in (MIGHT, BASE) for id in effect.targets)}


def might_now(g: State, thing: Object) -> int:
    """Base, then all increases, then all decreases; what limits itself depends on what doesn't and follows it (477.3.e,
    478).

    Rules: 137.3, 137.3.a, 477.3.e.1.a, 477.3.e.1.b, 477.3.e.2.a, 477.3.e.2.b, 478.1.a, 478.1.b, 478.1.c, 479,
    479.1, 479.2, 807.1.c, 807.1.d, 807.1.d.1, 814.1.c, 814.1.d, 814.1.d.1.
    """
    assigned = BASE in g.passives
    changes = by_state(g, thing)
    for effect in g.effects:
        if thing.id in effect.targets and g.lasting(effect.until):
            if effect.what == MIGHT:
                changes.append(effect.n)
            elif effect.what == BASE:
                assigned = True
    limited: list[tuple[Might, Context]] = []
    doubled = False
    for passive, f, times in about(g, MIGHT, thing):
        trait = passive.trait
        if isinstance(trait, Might) and trait.minimum is None:
            changes.append(times * (nouns.amount(g, f, trait.n) or 0))
        elif isinstance(trait, BuffsGive):
            changes.append(times * trait.n * int(thing.buffed))
        elif isinstance(trait, DoubleBonus):
            doubled = True
        else:
            limited.append((trait, f))
    if doubled:
        changes += bonuses(g, thing)
    value = base_might(g, thing) if assigned else thing.card.might or 0
    decreases = sum([n for n in changes if n < 0])
    value += sum(changes) - decreases
    for trait, f in limited:
        if isinstance(trait, MightUpTo | DoubleMight):
            value += change(g, f, trait, value)
    value += decreases
    for trait, f in limited:
        if isinstance(trait, Might):
            value += change(g, f, trait, value)
    return value if g.edition.might_below_zero else max(0, value)


def by_state(g: State, thing: Object) -> list[int]:
    """What the state of a unit changes in its Might: buffs (703), its designation (807, 814), what is attached to it
    (477.3.d)."""
    changes = [int(thing.buffed)]
    if thing.role == "attacker":
        changes.append(keyword(g, thing, "assault"))
    elif thing.role == "defender":
        changes.append(keyword(g, thing, "shield"))
    return changes + bonuses(g, thing) if thing.attached else changes


def bonuses(g: State, thing: Object) -> list[int]:
    """The printed Might Bonus of each card that is attached to a unit (477.3.d)."""
    return [g.objects[id].card.bonus for id in thing.attached]


def change(g: State, f: Reading, trait: Node, value: int) -> int:
    """How much a trait changes a Might that is `value`: no further than its limit, and never the other way (477.3.b,
    477.3.c)."""
    match trait:
        case MightUpTo(most, n):
            room = max(0, (nouns.amount(g, f, most) or 0) - value)
            return room if n is None else min(room, max(0, nouns.amount(g, f, n) or 0))
        case DoubleMight():
            return max(0, value)
        case Might(n, minimum):
            wanted = nouns.amount(g, f, n) or 0
            return wanted if minimum is None else max(wanted, min(0, minimum - value))
    raise nouns.Unreadable(f"{trait} changes no Might")
