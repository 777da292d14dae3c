"""Answers that need no thought ahead: what is decided before anything can be foreseen, and what is done at random."""
from __future__ import annotations

from random import Random

from cards.computer.answers import ROUNDABOUT, Candidate, answered, beginnings, said, tried
from engine.board.state import State
from engine.kernel.decision import ACTING, Decision, Refused
from engine.names.answers import CONFIRM, DONE
from engine.rules.procedures.setup import GO_FIRST

DEAR = 5
"""A card of so much Energy can't be played for a while: it is put aside in the opening hand."""
EAGER = 0.85
"""How often somebody without a thought does something rather than pass."""


def beforehand(g: State, decision: Decision, random: Random) -> tuple[str, ...] | None:
    """The answer where there is no other one, and to a question of the set-up, which all levels decide alike; None for
    any other question. What others answer in secret to the same question has no influence."""
    keys = decision.keys
    if decision.least == decision.most == len(keys) and (len(keys) == 1 or not decision.ordered):
        return keys
    if decision.together:
        return tuple(sorted(random.sample(keys, decision.least)))
    if GO_FIRST.key in keys:
        return (GO_FIRST.key,)
    if decision.kind == "mulligan":
        dear = sorted((option for option in decision.options if g.objects[option.subject].card.energy >= DEAR),
                      key=lambda option: -g.objects[option.subject].card.energy)
        return tuple(option.key for option in dear[:decision.most])
    return None


def to_taste(g: State, decision: Decision, random: Random) -> Candidate:
    """Something that is legal, rather an action than none."""
    if decision.kind not in ACTING:
        n = random.randint(decision.least, decision.most)
        return tried(g, decision, tuple(random.sample(decision.keys, n)))
    firsts = list(beginnings(g, decision))
    random.shuffle(firsts)
    for key in firsts if random.random() < EAGER else ():
        found = walked(g, decision, key, random)
        if found is not None:
            return found
    return tried(g, decision, decision.keys[-1:])


def walked(g: State, decision: Decision, key: str, random: Random) -> Candidate | None:
    """The action that begins with that key, composed at random; None where it comes to nothing."""
    path = [key]
    try:
        at = answered(g, decision, path)
        while at.open and at.open[0].draft:
            question = at.open[0]
            path.append(random_step(question, random))
            at.go_on((path[-1],))
    except Refused:
        return None
    return Candidate(tuple(path), said(question), at)


def random_step(question: Decision, random: Random) -> str:
    """A step of a draft: mostly it is confirmed where it can be."""
    keys = [key for key in question.keys if key not in ROUNDABOUT and not key.startswith("first:")]
    if CONFIRM in keys and random.random() < EAGER:
        return CONFIRM
    return random.choice([key for key in keys if key != DONE] or keys)
