"""How effects are compiled that are done or not, or in one of several ways: gates, payments, modes, “unless”."""
from __future__ import annotations

from typing import cast

from engine.catalogue import Choice, Compiled
from engine.kernel.agenda import step_of
from engine.reading.effects import compiles
from engine.reading.mentions import keep
from engine.reading.reader import Reader
from engine.reading.scope import COMPELLED, KNOWN, MATCHED, TARGET, Meant, Scope
from engine.reading.sorts import UNTOLD
from engine.rules.playing.gates import flag_of, paid, tolls, way
from engine.rules.playing.resolution_choices import alias
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.fixed import Unlike
from engine.words.nodes import (
    ChooseOne,
    Clause,
    Condition,
    Cost,
    ModeIs,
    Must,
    Not,
    Price,
    Unless,
    YouDo,
    dependent_name,
)
from engine.words.saying.say import plain, say_effects


@compiles(w.Gate)
def _gate(r: Reader, node: w.Gate, key: str, scope: Scope) -> Compiled[Node]:
    """Both ways know what was mentioned before; what they mention can be spoken of afterwards, by one name if both
    mention something."""
    checked = r.resolve(node.condition, scope, MATCHED) if node.condition is not None else None
    r.made.present |= {dependent_name(node.condition)} - {""}
    due = r.due(f"{key}.cost", Cost(Price(), node.cost), scope) if node.cost else None
    if due is not None and due.counted:
        scope.many = due.counted
    before, given = scope.mentions, scope.given
    known = (checked,) if isinstance(checked, Condition) and is_known(checked) else ()
    scope.given = (*given, *known)
    then = r.script(f"{key}.then", node.then, scope, leaks=True)
    after, scope.mentions = scope.mentions, before
    scope.given = (*given, *(Not(condition) for condition in known))
    orelse = r.script(f"{key}.else", node.orelse, scope, leaks=True)
    scope.given = given
    last = scope.mentions
    scope.mentions = after
    if node.orelse and last[0] not in (before[0], after[0]):
        scope.it = scope.unnamed("either")
        scope.meant[scope.it] = either_of(*(scope.meant.get(name, UNTOLD) for name in (after[0], last[0])))
        then, orelse = (
            r.ended(script, step_of("it", alias, (scope.it, name)))
            for script, name in ((then, after[0]), (orelse, last[0]))
        )
    made = Compiled(w.Gate(checked, node.asks, (), (), ()), (then, orelse), due=due)
    if due is not None:
        scope.after += [*tolls(due), step_of("way", way, made)]
    return made


def either_of(a: Meant, b: Meant) -> Meant:
    """What is spoken of that is what one of two ways mentioned."""
    return Meant(a.kinds | b.kinds, least=min(a.least, b.least), most=a.most and b.most and max(a.most, b.most))


@compiles(w.Pay)
def _pay(r: Reader, node: w.Pay, key: str, scope: Scope) -> Compiled[Node]:
    """205: paying as an action is no cost; whether it was done can be asked."""
    due = r.due(f"{key}.cost", Cost(node.price, ()), scope)
    scope.after += [*tolls(due), step_of("paid", paid, flag_of(due))]
    return Compiled(node, due=due)


def is_known(condition: Node) -> bool:
    """Whether a condition is known while finalizing, so that the choices behind it are asked only if it holds
    (355.3)."""
    return all(isinstance(part, KNOWN) for part in walk(condition) if isinstance(part, Condition))


UNLIKE: dict[Unlike, str] = {
    "": "", "this turn": " that hasn't been chosen this turn", "by you this turn": " that you haven't chosen this turn",
    "by you yet": " that you haven't chosen yet",
}
"""Which of the modes, in the question for it."""


@compiles(ChooseOne)
def _choose_one(r: Reader, node: ChooseOne, key: str, scope: Scope) -> Compiled[Node]:
    """355.3: the mode is chosen first; the choices of a mode are asked only for the chosen one. What a mode mentions
    stays in it."""
    slot = scope.unnamed("mode")
    labels = tuple(plain(say_effects(mode, r.made.card)) for mode in node.modes)
    keep(scope, Choice(slot, 1, 1, (), "mode", "", f"one{UNLIKE[node.unlike]}", scope.given, scope.how, labels, None,
                       node.unlike, key if node.unlike else ""))
    before, given, now = scope.mentions, scope.given, scope.now[:]
    scope.now.clear()  # a mode that is chosen on resolution is chosen before any of them begins
    ways = []
    for n, mode in enumerate(node.modes):
        scope.given = (*given, ModeIs(slot, n))
        ways.append(r.script(f"{key}.mode.{n}", mode, scope, leaks=True))
        scope.mentions = before
    scope.given, scope.now = given, now
    return Compiled(ChooseOne(()), tuple(ways), gathers=(slot,))


@compiles(w.ChooseWord)
def _choose_word(r: Reader, node: w.ChooseWord, key: str, scope: Scope) -> Compiled[Node]:
    """355.10.e: chosen as others choose a mode, on resolution; nothing is carried out for it yet."""
    slot = scope.unnamed("mode")
    keep(scope, Choice(slot, 1, 1, (), "mode", "", "one", scope.given, scope.how, node.words))
    return Compiled(node, gathers=(slot,))


@compiles(Unless)
def _unless(r: Reader, node: Unless, key: str, scope: Scope) -> Compiled[Node]:
    """They may do it; if they didn't, the effects happen."""
    offered = Clause(node.clause.subject, (w.Gate(None, "may", (), cast(tuple[w.Spoken, ...], node.clause.actions)),))
    happens = w.Gate(Not(YouDo()), "", (), node.effects)
    return Compiled(node, (r.script(f"{key}.unless", (offered, happens), scope, leaks=True),))


@compiles(Must)
def _must(r: Reader, node: Must, key: str, scope: Scope) -> Compiled[Node]:
    """355.10.f: its choices are made on resolution, unless an edition knows no such exception."""
    before = scope.how
    scope.how = before if before == TARGET and "a must" in r.edition.targets else COMPELLED
    script = r.script(f"{key}.must", node.actions, scope, leaks=True)
    scope.how = before
    return Compiled(node, (script,))
