"""How permissions and prohibitions are read (054): a clause as the event that it speaks of."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.catalogue import CAN_PLAY, COMING, FOR_PRICE, FROM_TRASH, OF_COMING, Mood, Passive, Wanted, ruling_on
from engine.names.bindings import IT, THERE, THEY
from engine.names.board import TextZone
from engine.names.questions import SILENCED
from engine.reading.events import bare, zone_named
from engine.reading.reader import Reader
from engine.reading.scope import MATCHED, Misread, Scope
from engine.rules.events.matching import NOTICED, alternatives
from engine.rules.events.permissions import CAN, CANT, ONLY, TOLL
from engine.words import nodes as w
from engine.words.base import Node
from engine.words.nodes import Clause, Every, Me, MustPay, Triggers, Zone

MOODS: dict[type[Node], Mood] = {w.Cant: CANT, w.Can: CAN, w.Only: ONLY, MustPay: TOLL}


def ruling(r: Reader, line: Any, key: str, conditions: tuple[Node, ...], scope: Scope) -> list[Passive]:
    """The questions that a permission or prohibition answers: one for each kind of event by which its action is
    noticed."""
    checks = tuple(r.resolve(condition, scope, MATCHED) for condition in conditions)
    match line:
        case w.Cant(Clause(Every() as who, (Triggers(),), ())):
            return [Passive(SILENCED, r.resolve(who, scope, MATCHED), line, checks, key)]
    scope.it, scope.they, scope.there = scope.it or IT, scope.they or THEY, scope.there or THERE
    try:
        found = list(alternatives(line.clause, "permission"))
    except LookupError as wrong:
        raise Misread(f"{r.made.name}: {wrong}") from wrong
    made = []
    for wanted in found:
        given = tuple(r.resolve(condition, scope, MATCHED) for condition in wanted.given)
        form = Wanted(wanted.kinds, bare(r, wanted.clause, scope), given)
        forms: tuple[Any, ...] = (
            (general(form), form)
            if isinstance(line, w.Only)
            else (form, line)
            if isinstance(line, MustPay)
            else (form,)
        )
        zone = zone_named(conditions) if isinstance(line, w.Can) else ""
        for kind in wanted.kinds:
            what, subject = ruling_on(MOODS[type(line)], kind), subject_of(form)
            if what == CAN_PLAY and speaks_of_trash(form):
                what = FROM_TRASH
            elif what == CAN_PLAY and zone != "trash" and form.clause.actions[0].price is not None:
                what = FOR_PRICE
            own: TextZone = COMING if isinstance(subject, Me) and what in OF_COMING else ""
            made.append(Passive(what, subject, forms, checks, f"{key}:{kind}", zone or own))
    return made


def speaks_of_trash(form: Wanted) -> bool:
    """Whether it is about cards in a trash, which may be played by nobody otherwise (419.1.a)."""
    return any(
        isinstance(node, Zone) and node.name == "trash" for node in getattr(form.clause.actions[0].what, "filters", ())
    )


def general(form: Wanted) -> Wanted:
    """054.2: the action without the form that alone is allowed: without its place and conditions."""
    action = form.clause.actions[0]
    where = NOTICED[type(action)].where
    return Wanted(form.kinds, Clause(form.clause.subject, (replace(action, **{where: None}) if where else action,)))


def subject_of(form: Wanted) -> Node:
    """Of what the text speaks: itself, if it says so; an object outside the board speaks of nothing else."""
    action = form.clause.actions[0]
    row = NOTICED[type(action)]
    what = getattr(action, row.what) if row.what else None
    return Me() if isinstance(what, Me) else form.clause.subject
