"""Events of abilities: what a text listens for, replaces or counts, and what its effects can speak of afterwards
(382–392)."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.catalogue import Ability, Compiled, Wanted
from engine.kernel.agenda import Script
from engine.names.bindings import FROM, GEAR, IT, THERE, THEY, N
from engine.names.board import Whence
from engine.reading.fields import noticed_about
from engine.reading.scope import MATCHED, Meant, Misread, Scope
from engine.reading.sorts import ANYTHING, KINDS, LEFT, ME, PLACES, described
from engine.rules.events.attribution import of_players
from engine.rules.events.matching import PARTING, alternatives
from engine.rules.meaning.registry import MEASURE
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import (
    Among,
    Clause,
    Ends,
    Every,
    IsA,
    It,
    Kind,
    Leave,
    Me,
    MightOf,
    Noted,
    Nth,
    Phrase,
    Pick,
    Starts,
    That,
    ThatMany,
    Them,
    There,
    They,
    You,
    YouPaid,
    Zone,
)
from engine.words.sorts import Player

if TYPE_CHECKING:
    from engine.reading.reader import Reader

SPEAKING: tuple[type[Node], ...] = (It, Them, They, There, That, ThatMany, Noted, w.AtEitherEnd)
"""Words by which effects speak of what an event was about."""

FAMILIES: dict[type[Node], str] = {
    w.Conquer: "conquer", w.Hold: "hold", w.Attack: "attack", w.Defend: "defend", w.Choose: "choose",
}
"""Effects that are called by what they trigger on (383.4)."""


def listen(r: Reader, made: Ability, event: Node, scope: Scope, conditions: tuple[Node, ...]) -> None:
    """What an ability listens for; what the event mentions can be spoken of afterwards. Rules: 359.3.f.3.b."""
    scope.meant = dict(scope.meant)  # what this event mentions is known here alone
    made.zone = zone_named(conditions)
    if isinstance(event, Nth):
        made.nth, event = event.n, event.event
    try:
        found = list(alternatives(event, made.kind))
    except LookupError as wrong:
        raise Misread(f"{r.made.name}: {wrong}") from wrong
    made.families = frozenset(family for wanted in found if (family := family_of(wanted.clause)))
    scope.of_play = "play" in made.families
    made.condition = tuple(r.resolve(condition, scope, MATCHED) for condition in conditions)
    scope.meant |= {
        node.name: described(node.filters, r.made.card) for node in walk(event) if isinstance(node, Pick) and node.name
    }
    resolved = [bare(r, wanted.clause, scope) for wanted in found]
    scope.they = THEY
    scope.meant[THEY] = Meant(KINDS[Player])
    if not all(isinstance(wanted.clause, Starts | Ends) for wanted in found):
        scope.there, scope.many = FROM if all(is_departure(wanted) for wanted in found) else THERE, N
        about = [noticed_about(wanted.clause, r.made.card).kinds for wanted in found]
        if all(about):
            scope.it = IT
        parted = made.kind == "triggered" and all(PARTING.issuperset(wanted.kinds) for wanted in found)
        scope.meant[IT] = Meant(frozenset().union(*about), LEFT if parted else frozenset())
        if parted and all(is_parting(wanted) for wanted in found):
            scope.meant[ME] = Meant(ANYTHING, LEFT)
        scope.meant[THERE] = scope.meant[FROM] = Meant(PLACES)
    made.together = any(is_of_several(wanted) for wanted in found)
    if made.together:  # where and by whom may differ among them
        scope.there = ""
        scope.they = THEY if all(of_players(wanted.clause.subject) for wanted in found) else ""
        scope.meant[IT] = scope.meant[IT]._replace(most=0)
    given = [tuple(r.resolve(condition, scope, MATCHED) for condition in wanted.given) for wanted in found]
    made.event = tuple(
        Wanted(wanted.kinds, clause, each) for wanted, clause, each in zip(found, resolved, given, strict=True)
    )
    made.heard = tuple(dict.fromkeys(kind for wanted in made.event for kind in wanted.kinds))
    made.parting = made.kind == "triggered" and any(is_parting(wanted) for wanted in found)


def bare(r: Reader, clause: Any, scope: Scope) -> Any:
    """The clause or moment with its pronouns resolved, without its conditions."""
    if isinstance(clause, Starts | Ends):
        whose = r.resolve(clause.whose, scope, MATCHED) if clause.whose is not None else None
        return type(clause)(clause.what, whose)
    if of_players(clause.subject) and not isinstance(clause.subject, You):
        scope.they, scope.meant[THEY] = THEY, Meant(KINDS[Player])  # whoever does it, in what it is done to
    made: Clause = r.resolve(Clause(clause.subject, clause.actions), scope, MATCHED)
    return Clause(of_those(made, scope), made.actions)


def of_those(clause: Clause, scope: Scope) -> Any:
    """The subject of a clause; a player who was mentioned as a player, where an object could do the same: “they hold”,
    “they move it”."""
    subject, row = clause.subject, clause.actions[0].noticed
    if not isinstance(subject, That) or (row is not None and row.player and row.what):
        return subject
    meant = scope.meant.get(subject.name)
    known = meant is not None and bool(meant.kinds) and meant.kinds <= KINDS[Player]
    return Every((Kind("player"), Among(subject.name))) if known else subject


def is_of_several(wanted: Wanted) -> bool:
    """Whether it happens once to all with which it happens at the same time: “one or more”."""
    return any(isinstance(node, Pick) and (node.least, node.most) == (1, 0) for node in walk(wanted.clause))


def is_departure(wanted: Wanted) -> bool:
    """Whether the place that the event mentions is where something moves from (359.3.f.3)."""
    action = wanted.clause.actions[0] if isinstance(wanted.clause, Clause) else None
    return isinstance(action, w.Move) and action.from_ is not None and action.to is None


def is_parting(wanted: Wanted) -> bool:
    """Whether the event is the source's own going to another zone (808.1.d)."""
    clause = wanted.clause
    if not isinstance(clause, Clause) or not set(wanted.kinds) & PARTING:
        return False
    action = clause.actions[0]
    if isinstance(action, w.Die | Leave):
        return isinstance(clause.subject, Me)
    return isinstance(getattr(action, "what", getattr(action, "n", None)), Me)


def family_of(clause: Node) -> str:
    """What effects with that condition are called (383.4)."""
    if not isinstance(clause, Clause):
        return ""
    action = clause.actions[0]
    if isinstance(action, w.Play):
        return "play" if isinstance(action.what, Me) else ""
    return FAMILIES.get(type(action), "") if isinstance(clause.subject, Me | You) else ""


def zone_named(conditions: tuple[Node, ...]) -> Whence:
    """The zone that a text outside the board says it is active in (366.1, 385.2)."""
    for condition in conditions:
        if isinstance(condition, IsA) and isinstance(condition.what, Me):
            for node in condition.filters:
                if isinstance(node, Zone):
                    return node.name
    return ""


def speaks_of_event(effects: tuple[Node, ...]) -> bool:
    """Whether effects say anything that depends on which event it was."""
    return any(isinstance(node, SPEAKING) for node in walk(effects))


def asked_of_itself(made: Ability) -> tuple[Node, ...]:
    """808.1.d.3: what the effects ask about the object itself, which has left by the time that they do; in which zone
    it is then is asked then."""
    questions = [node for node in read_nodes(made.script) if isinstance(node, YouPaid) or is_about_itself(node)]
    return tuple(dict.fromkeys(questions))


def is_about_itself(node: Node) -> bool:
    """Whether a condition or an amount is one of the object whose leaving the ability is about."""
    if getattr(node, "what", None) not in (Me(), That(IT)) or any(isinstance(part, Zone) for part in walk(node)):
        return False
    return isinstance(node, IsA) or (type(node) in MEASURE and not isinstance(node, MightOf))


def read_nodes(script: Script) -> Iterator[Node]:
    """Every word of a script as it was read, also of the scripts and abilities inside."""
    for step in script.steps:
        if isinstance(step.node, Compiled):
            yield from walk(step.node.node)
            for part in (*step.node.scripts, *(ability.script for ability in step.node.abilities)):
                yield from read_nodes(part)


def only_it(effects: tuple[Node, ...]) -> bool:
    """Whether effects touch nothing but what the event was about, so that they may come in any order with others like
    them."""
    return all(isinstance(node, It | That) and node != That(GEAR) for node in walk(effects) if isinstance(node, Phrase))


__all__ = ["asked_of_itself", "listen", "only_it", "speaks_of_event", "zone_named"]
