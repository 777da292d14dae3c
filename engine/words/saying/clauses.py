"""How clauses are said: somebody does something, may, can't or would do it, and the passive voice."""
from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.words import nodes as w
from engine.words.base import Node, substitute
from engine.words.nodes import Must
from engine.words.saying.grammar import inflect, listed, participle
from engine.words.saying.happenings import says_deed_first
from engine.words.saying.sentences import given_that
from engine.words.saying.teller import Teller, is_speaker, of_players, person_of, speaks
from engine.words.sorts import Sort

MODALS = {"may": "may also", "can't": "can't", "would": "would"}
PERFECT = {"perfect": "", "not yet": "n't"}
"""Forms in which it is said what has happened, and what hasn't."""
ASIDE = (w.ForEach, w.AtThe)
"""Actions that begin with something else than a verb."""


@speaks(w.Clause)
def _clause(teller: Teller, node: w.Clause, form: str) -> str:
    before = teller.others
    other = not teller.noticing and not form and _is_other(teller, node.subject)
    teller.others = not is_speaker(teller, node.subject) and (before or other)
    try:
        return _whole(teller, node, form, before) + given_that(teller, node)
    finally:
        teller.others = before


def _whole(teller: Teller, node: w.Clause, form: str, others: bool) -> str:
    """The clause without its conditions: what is possible or not is so for all of a kind, and whoever does it alone is
    said to with the verb."""
    general, teller.general = teller.general, form in ("can't", "may")
    try:
        if teller.noticing and (bare := _together(node)) is not None:
            return f"{_said(teller, bare, form, others)} alone"
        return _said(teller, _general(node) if form == "can't" else node, form, others)
    finally:
        teller.general = general


def _together(clause: w.Clause) -> w.Clause | None:
    """The clause of somebody who attacks or defends alone, without that."""
    subject = clause.subject
    deeds = [part for each in clause.actions for part in (each.options if isinstance(each, w.Either) else (each,))]
    if not all(isinstance(each, w.Attack | w.Defend) for each in deeds) or not isinstance(subject, w.Pick | w.Every):
        return None
    rest = tuple(each for each in subject.filters if each != w.Quality("alone"))
    return None if rest == subject.filters else w.Clause(replace(subject, filters=rest), clause.actions)


def _is_other(teller: Teller, subject: w.Node | None) -> bool:
    """Whether it is another player who acts, who is “you” in what they do."""
    if isinstance(subject, w.That):
        subject = teller.named(subject.name)
    filters = subject.filters if isinstance(subject, w.Pick | w.Every) else ()
    return isinstance(subject, w.They | w.ControllerOf | w.OwnerOf | w.YouAnd | w.Defender) or of_players(filters)


def _general(clause: w.Clause) -> w.Clause:
    """What is forbidden to one that fits is forbidden to all that fit: “units can't be played”."""
    def all_of(phrase: w.Phrase[Sort]) -> w.Phrase[Sort]:
        return w.Every(phrase.filters) if isinstance(phrase, w.Pick) and phrase.least == phrase.most == 1 else phrase

    actions = tuple(_with_object(action, all_of) for action in clause.actions)
    return w.Clause(all_of(clause.subject), actions, clause.given)


def _with_object(action: Any, change: Any) -> Any:
    name = _object_of(action)
    what = getattr(action, name) if name else None
    return action if what is None else replace(action, **{name: change(what)})


def _said(teller: Teller, node: w.Clause, form: str, others: bool) -> str:
    action = node.actions[0]
    if isinstance(node.subject, w.Anyone):
        return listed([_passive(teller, each, form) for each in node.actions])
    if len(node.actions) == 1 and isinstance(action, w.Clause):
        return _has_done(teller, node, action)
    if any(isinstance(each, w.Gate | Must) for each in node.actions):
        return _each_in_turn(teller, node)
    group = form == "can't" and isinstance(node.subject, w.Every)
    inside, teller.others = teller.others, others
    subject, person = teller.say(node.subject, "group" if group else "s"), person_of(teller, node.subject)
    teller.others = inside
    if len(node.actions) == 1 and isinstance(action, ASIDE) and not says_deed_first(action):
        return f"{subject}, {_acted(teller, action, person)}"
    if group:
        node = substitute(node, w.BaseOf(w.It()), w.BaseOf(w.They()))  # “units can't move to their bases”
    modal, person = _modal(node.subject, person, form)
    acted = [_acted(teller, each, person) for each in node.actions]
    in_turn = not form and not teller.noticing and len(acted) == 2  # an instruction is carried out in its order
    return f"{subject}{modal} {', then '.join(acted) if in_turn else listed(acted)}"


def _modal(subject: w.Phrase[Sort], person: str, form: str) -> tuple[str, str]:
    """What stands between subject and verb, and the person of the verb behind it."""
    if form in PERFECT:
        return f" {inflect('have', person)}{PERFECT[form]}", "done"
    if not form:
        return "", person
    return " can" if form == "may" and isinstance(subject, w.Every) else f" {MODALS[form]}", ""


def _has_done(teller: Teller, node: w.Clause, inner: w.Clause) -> str:
    """Somebody sees to it that somebody does something; whoever does it themselves just does it."""
    if inner.subject == node.subject:
        return teller.say(inner)
    return f"{teller.say(node.subject, 's')} {_acted(teller, inner, person_of(teller, node.subject))}"


def _each_in_turn(teller: Teller, node: w.Clause) -> str:
    """Actions of which one is decided or compelled, each with its subject."""
    before, said = teller.who, list[str]()
    for action in node.actions:
        teller.who = w.They() if said and not isinstance(node.subject, w.You) else node.subject
        decided = isinstance(action, w.Gate | Must)
        said.append(teller.say(action if decided else w.Clause(teller.who, (action,))))
    teller.who = before
    return ", then ".join(said)


def _acted(teller: Teller, action: Node, person: str) -> str:
    if isinstance(action, w.Either):
        return _either(action, [_acted(teller, option, person) for option in action.options])
    if isinstance(action, w.Clause):
        return f"{inflect('have', person)} {_had_done(teller, action)}"
    return teller.act(action, person)


def _either(action: w.Either[Sort], said: list[str]) -> str:
    """Actions done to the same in the same way share what follows the verb: “look at or reveal me”."""
    behind = {tuple(getattr(option, name) for name in option.names) for option in action.options}
    words = [text.split() for text in said]
    shared = 0
    while len(behind) == 1 and all(len(each) > shared + 1 for each in words) and \
            len({each[-shared - 1] for each in words}) == 1:
        shared += 1
    if not shared:
        return listed(said, "or")
    return " ".join([listed([" ".join(each[:-shared]) for each in words], "or"), *words[0][-shared:]])


def _had_done(teller: Teller, clause: w.Clause) -> str:
    """What somebody sees to, with whoever does it: “an opponent draw 1”."""
    before, whom = teller.others, teller.say(clause.subject)
    teller.others = before and not is_speaker(teller, clause.subject)
    try:
        return f"{whom} {listed([_acted(teller, action, '') for action in clause.actions])}"
    finally:
        teller.others = before


# --- the passive voice

ACTIVE = re.compile(r"‹(\w+)›(?:⟨? {(\w+)(?::\w+)?}⟩?)?(.*)")
"""An action whose phrase has its object right behind the verb."""


def _object_of(action: w.Node) -> str:
    """The field that becomes the subject in the passive voice, if there is one."""
    if isinstance(action, w.Deal):
        return "to"
    found = ACTIVE.fullmatch(action.phrase) if isinstance(action, w.Action | w.Happening) else None
    name = found[2] if found else None
    return name if name and isinstance(getattr(action, name), w.Phrase) else ""


def _passive(teller: Teller, action: w.Node, form: str) -> str:
    """Said of what it is done to, with whatever else its phrase has: “units can't be played to battlefields”."""
    if isinstance(action, w.Either):
        return listed([_passive(teller, option, form) for option in action.options], "or")
    name = _object_of(action)
    if not name or getattr(action, name) is None:
        raise teller.unsaid(action, "passive")
    what = getattr(action, name)
    found = ACTIVE.fullmatch(action.phrase)
    verb, rest = (found[1], found[3]) if found else ("", "")
    if isinstance(action, w.Deal):
        rest = " {n:dealt}⟨ with {with_}⟩"
    elif isinstance(action, w.ReturnToHand):
        rest = " to hand"
    group = form == "can't" and isinstance(what, w.Every)
    person = person_of(teller, what)
    be = f"{MODALS[form]} be" if form in MODALS else inflect("be", person)
    if form in PERFECT:
        be = f"{inflect('have', person)}{PERFECT[form]} been"
    return f"{teller.say(what, 'group' if group else 's')} {be} {participle(verb)}{teller.fill(action, rest)}"

