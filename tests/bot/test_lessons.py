"""The lessons as data: each is finished by the moves that it teaches and by no others, and explains the wrong ones."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.lessons.course import LESSONS
from bot.lessons.deeds import deed_of, keys_of
from bot.lessons.lesson import ELSEWHERE, PUPIL, Deed, Lesson, Step, Why
from bot.lessons.playing import Astray, Outdated, Run, lesson_named, settled
from bot.panels.text import LABEL
from cards.catalogue import CARDS
from cards.training import TRAINING
from engine.game import Game
from engine.kernel.decision import ACTING, Decision
from engine.rulebook import known

BY_NAME = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
MOST = 80
"""Answers that begin with the same key, of which that many are tried."""


def copied(run: Run) -> Run:
    """The same run, kept and loaded again: whatever is tried on it, the first stays."""
    return Run.restore(run.lesson.name, run.save())


def answered(run: Run, words: tuple[str, ...]) -> None:
    decision = run.decision
    assert decision is not None, words
    keys = keys_of(run.game, decision, words)  # type: ignore[arg-type]
    assert keys is not None, (words, [(option.key, option.short) for option in decision.options])
    run.answer(decision.number, keys)


def right(step: Step) -> str:
    """The choice for a deck that the rules have nothing against: the last one."""
    assert step.build is not None
    return list(step.build.decks)[-1]


def steps(lesson: Lesson) -> Iterator[Run]:
    """The lesson at the beginning of each step, played to its end by the moves that it teaches."""
    run = Run.start(lesson, "Ana")
    while not run.over:
        step, place = run.now, run.step
        yield copied(run)
        if step.build is not None:
            run.build(right(step))
        elif step.task:
            for words in step.way:
                assert run.step == place, "it was done too soon"
                answered(run, words)
        else:
            run.onward()
        assert run.step == place + 1, step.task


def answers(game: Game, decision: Decision) -> Iterator[tuple[str, ...]]:
    """All complete answers to a decision; of those that begin with the same key, the first ones."""
    for key in decision.keys:
        if decision.kind not in ACTING or key in ("pass", "end"):
            yield (key,)
            continue
        open_, found = [(key,)], 0
        while open_ and found < MOST:
            path = open_.pop(0)
            asked = game.draft(decision.number, decision.seat, path)
            for option in asked.options:
                if option.key in ("confirm", "keep"):
                    found += option.key == "confirm"
                    yield (*path, option.key)
                else:
                    open_.append((*path, option.key))


def tried(run: Run) -> Iterator[tuple[Deed, tuple[Why, ...], bool]]:
    """What comes of each answer at the last deed of a step: the deed, what is explained, whether the step is done."""
    start = copied(run)
    for words in start.now.way[:-1]:
        answered(start, words)
    decision, place = start.decision, start.step
    assert decision is not None
    assert start.game is not None
    for keys in answers(start.game, decision):
        twin = copied(start)
        before = twin.game.fingerprint()  # type: ignore[union-attr]
        deed = deed_of(start.game, decision, keys)
        try:
            twin.answer(decision.number, keys)
        except Astray as wrong:
            after = twin.game.fingerprint()  # type: ignore[union-attr]
            assert (twin.step, after) == (place, before), "it was explained, and done all the same"
            yield deed, wrong.why, False
        else:
            yield deed, (), twin.step > place


@BY_NAME
def test_a_lesson_is_finished_by_what_it_teaches(lesson: Lesson) -> None:
    assert [run.step for run in steps(lesson)] == list(range(len(lesson.steps)))


@BY_NAME
def test_nothing_else_finishes_a_step_and_each_wrong_move_is_explained(lesson: Lesson) -> None:
    for run in steps(lesson):
        step = run.now
        if step.build is not None:
            for name in list(step.build.decks)[:-1]:
                with pytest.raises(Astray) as wrong:
                    copied(run).build(name)
                assert wrong.value.why
        elif step.task:
            check(run, step)


def check(run: Run, step: Step) -> None:
    """Of a step that is played: only its last deed does it, on that card, and everything that it explains can be met;
    what it doesn't explain by itself, it explains by the way."""
    found = list(tried(run))
    (verb, *names) = step.way[-1]
    taught = {(deed.verb, deed.card) for deed, _, done in found if done}
    if verb in ("pass", "end"):
        assert taught == {(verb, "")}
    elif verb != "choose":
        assert taught == {(verb, names[0])}
    if verb != "choose":
        assert all(done or why or any(check.holds(deed, []) for check in step.also) for deed, why, done in found)
    met = {one for _, why, _ in found for one in why}
    if len(step.way) == 1:
        assert met >= {why for _, why in step.wrong}, "nothing that can be done is explained so"
    assert met <= {*(why for _, why in step.wrong), step.otherwise}


def test_a_turn_of_ones_own_is_explained_when_it_ends() -> None:
    run = list(steps(lesson_named("alone")))[-1]  # type: ignore[arg-type]
    answered(run, ("play", "Thrown Pebble", "Playful Phantom"))
    answered(run, ("move", "Steady Guard", "Practice Yard", "Young Guard"))
    assert run.step == 1, "nothing was won by that"
    with pytest.raises(Astray, match="a unit of yours has to be left"):
        answered(run, ("end",))
    run.again()
    assert run.game is not None
    assert run.game.sight(PUPIL).players[PUPIL].hand_count == 2
    for words in run.now.way:
        answered(run, words)
    assert run.over


@BY_NAME
def test_all_that_the_other_player_has_to_do_is_done(lesson: Lesson) -> None:
    for run in steps(lesson):
        place, replies = run.step, run.now.replies
        if not run.now.way:
            assert run.replied == len(replies)
            continue
        for words in run.now.way:
            before = copied(run)
            answered(run, words)
        assert run.step == place + 1
        assert replied_in(before, run.lesson.steps[place].way[-1]) == len(replies)


def replied_in(run: Run, words: tuple[str, ...]) -> int:
    """How many replies the other player has given when that deed is done."""
    decision = run.decision
    assert decision is not None
    assert run.game is not None
    keys = keys_of(run.game, decision, words)
    assert keys is not None
    fork = run.game.fork()
    fork.answer(decision.number, PUPIL, keys)
    return settled(fork, run.now, run.replied)[0]


@BY_NAME
def test_a_lesson_is_short_and_cites_rules_that_there_are(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) <= 6
    assert len(f"10. {lesson.title}") < LABEL
    assert all(one.task or other.task for one, other in pairwise(lesson.steps)), "a second click on Next skips one"
    for step in lesson.steps:
        assert len(step.says) < 420
        assert bool(step.task) == bool(step.done or step.build)
        assert all(known(why.rule) and len(why.text) < 200 for why in (*(why for _, why in step.wrong), step.otherwise))
        assert all(len(sentence.split()) < 27 for sentence in step.says.replace("\n", " ").split(". ")), step.says


def test_names_and_cards_of_lessons_are_their_own() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS) == 10
    assert not {card.code for card in TRAINING} & CARDS.keys()
    assert not {card.name for card in TRAINING} & {card.name for card in CARDS.values()}
    assert ELSEWHERE.rule == "316.5"


def test_what_another_version_kept_begins_anew() -> None:
    run = Run.start(LESSONS[0], "Ana")
    for name, data in (("runes", "nonsense"), ("gone", run.save()), ("building", run.save()),
                       ("runes", run.save().replace("[0,", "[99,", 1))):
        with pytest.raises(Outdated):
            Run.restore(name, data)
