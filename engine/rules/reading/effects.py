"""How effects are compiled that have parts which run on their own: one function a word, in the table EFFECTS."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.agenda import Step
from engine.rules.compiled import Ability, Compiled, Passive
from engine.rules.looking import bind_group, predict_order, predict_recycle
from engine.rules.reading.lines import passives, replacement, trigger
from engine.rules.reading.mentions import PLAYERS, kinds
from engine.rules.reading.reader import EFFECTS, Reader
from engine.rules.reading.scope import MATCHED, OTHERS, Misread, Scope
from engine.words import actions as act
from engine.words import lines as ln
from engine.words.amounts import During
from engine.words.base import Node
from engine.words.groups import LookAt, Reveal, Top
from engine.words.nouns import Clause, ControllerOf, Every, OwnerOf, Phrase, Pick, That, They, You, Zone

EffectReader = Callable[[Reader, Any, str, Scope], Compiled]


def compiles(kind: type[Node]) -> Callable[[EffectReader], EffectReader]:
    """Register how that effect is compiled: `(reader, effect, key, scope)`."""

    def add(function: EffectReader) -> EffectReader:
        assert kind not in EFFECTS, f"{kind.__name__} is compiled twice"
        EFFECTS[kind] = function
        return function

    return add


@compiles(ln.Gate)
def _gate(r: Reader, node: ln.Gate, key: str, scope: Scope) -> Compiled:
    """Both ways know what was mentioned before; what the first mentions can be spoken of afterwards."""
    checked = r.resolve(node.condition, scope, MATCHED) if node.condition is not None else None
    if node.cost:
        raise Misread(f"{r.made.name}: a cost inside a later instruction is not known yet")
    before = scope.mentions
    then = r.script(f"{key}.then", node.then, scope, leaks=True)
    after, scope.mentions = scope.mentions, before
    orelse = r.script(f"{key}.else", node.orelse, scope, leaks=True)
    scope.mentions = after
    return Compiled(ln.Gate(checked, node.asks, (), (), ()), (then, orelse))


@compiles(Clause)
def _clause(r: Reader, node: Clause, key: str, scope: Scope) -> Compiled:
    """Somebody else acts: other players, who then make the choices on resolution (355.10.e), or an object as the source (417): then the node is
    the object's phrase alone."""
    if not is_players(node.subject, scope):
        subject = r.resolve(node.subject, scope)
        return Compiled(subject, (r.script(f"{key}.do", node.actions, scope, leaks=True),))
    subject = r.resolve(node.subject, scope, MATCHED)
    inner = Scope(scope, scope.how if isinstance(node.subject, You) else OTHERS)
    inner.given, inner.used = scope.given, scope.used
    if isinstance(node.subject, Every):
        inner.they = "@they"
    script = r.script(f"{key}.do", node.actions, inner, leaks=True)
    scope.choices += inner.choices
    scope.mentions = inner.mentions
    return Compiled(Clause(subject, ()), (script,))


def is_players(phrase: Phrase, scope: Scope) -> bool:
    """Whether a phrase names players rather than objects."""
    match phrase:
        case You() | They() | ControllerOf() | OwnerOf():
            return True
        case Every(filters) | Pick(_, _, filters):
            return bool(set(kinds(filters)) & set(PLAYERS))
        case That(name):
            return any(choice.slot == name and choice.reading == "player" for choice in scope.choices)
    return False


@compiles(act.DoThis)
def _do_this(r: Reader, node: act.DoThis, key: str, scope: Scope) -> Compiled:
    """A reflexive trigger: an ability of its own, which knows this line's mentions."""
    ability = Ability(f"{key}.do", r.code, "triggered", node)
    inner = Scope(scope)
    if node.on is not None:
        ability.limit = "once"
        r.event(ability, node.on, inner, ())
    r.body(ability, node.effects, inner)
    return Compiled(node, (), (r.keep(ability),))


@compiles(act.Predict)
def _predict(r: Reader, node: act.Predict, key: str, scope: Scope) -> Compiled:
    slot = scope.name("predicted")
    scope.after += [Step("looked", bind_group, slot), Step("recycle", predict_recycle, slot), Step("order", predict_order, slot)]
    return Compiled(r.resolve(node, scope))


@compiles(LookAt)
@compiles(Reveal)
def _look(r: Reader, node: LookAt | Reveal, key: str, scope: Scope) -> Compiled:
    """What is looked at is the group that the text goes on to speak of."""
    made = type(node)(r.resolve(node.what, scope))
    if isinstance(node.what, Top | Zone):
        slot = scope.name(node.name or "looked")
        scope.after.append(Step("group", bind_group, slot))
        scope.group = scope.it = slot
    return Compiled(made)


@compiles(During)
def _during(r: Reader, node: During, key: str, scope: Scope) -> Compiled:
    """Lines for a window: delayed abilities and passives that know this line's mentions."""
    abilities: list[Ability] = []
    found: list[Passive] = []
    for n, line in enumerate(node.lines):
        name = f"{key}.during.{n}"
        match line:
            case ln.When():
                abilities.append(r.keep(trigger(r, line, name, (), Scope(scope))))
            case ln.Would():
                abilities.append(r.keep(replacement(r, line, name, (), Scope(scope))))
            case ln.Have(who, traits):
                found += passives(r, who, traits, name, (), Scope(scope))
            case _:
                raise Misread(f"{r.made.name}: {type(line).__name__} can't be laid down for a while")
    r.catalogue.passives[f"{key}.during"] = tuple(found)
    host = Ability(f"{key}.during", r.code, "passive", node)
    return Compiled(node, (), (*abilities, r.keep(host)) if found else tuple(abilities), tuple(found))


__all__ = ["compiles"]
