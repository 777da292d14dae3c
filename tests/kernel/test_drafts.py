"""Drafts: they change nothing, nobody else sees them, and step by step or all at once they come to the same."""
from __future__ import annotations

import random

import pytest

from cards.tools.selfplay import Player, new_game
from engine.game import Game, Refused
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import FOE, YOU, Table


def rich() -> Table:
    """A Main Phase with many different things to do."""
    return Table(
        you=quiet(
            hand=["Singularity", "Meditation", "Flash", "Yi, Honed", "Sai Scout"], champion="Garen, Rugged",
            base=["Lux, Crownguard", "Test Might 1", "Test Might 2"], at={MEADOW: ["Yi, Honed"]},
            runes={"mind": 4, "calm": 4, "chaos": 3, "body": 3},
        ),
        foe=quiet(base=["Pouty Poro"], at={MOOR: ["Test Might 4"]}, hand=["Gust"], runes={"chaos": 2}),
        battlefields=PLAIN,
    )


def everything(game: Game) -> tuple[object, ...]:
    """What must not change."""
    return (game.fingerprint(), game.pending(), game.sight(YOU), game.sight(FOE), game.sight(-1), game.seq, game.save())


def walk(game: Game, first: str, chance: random.Random) -> list[str]:
    """A random way through the draft up to its last key."""
    decision = game.pending()[0]
    path = [first]
    while True:
        question = game.draft(decision.number, decision.seat, path)
        if question.kind == "confirm" and (chance.random() < 0.5 or len(path) > 8):
            return [*path, "confirm"]
        path.append(chance.choice(question.keys))
        if path[-1] in ("confirm", "keep"):
            return path


def drafts(table: Table) -> list[str]:
    return [key for key in table.open.keys if key != "end"]


def test_every_offered_draft_can_be_completed_and_changes_nothing_before() -> None:
    table = rich()
    chance = random.Random(1)
    before = everything(table.game)
    for first in drafts(table):
        for _ in range(6):
            path = walk(table.game, first, chance)
            assert everything(table.game) == before
            fork = table.game.fork()
            entry = fork.answer(table.open.number, YOU, path)
            assert entry.events
            assert everything(table.game) == before


def test_answering_a_path_and_adopting_a_draft_come_to_the_same() -> None:
    table = rich()
    chance = random.Random(2)
    for first in drafts(table):
        for _ in range(4):
            path = walk(table.game, first, chance)
            one, other = table.game.fork(), table.game.fork()
            answered = one.answer(table.open.number, YOU, path)
            draft = other.compose(table.open.number, YOU, first)
            for key in path[1:]:
                draft.choose(key)
            assert draft.question is None
            adopted = other.adopt(draft)
            assert one.fingerprint() == other.fingerprint()
            assert one.pending() == other.pending()
            assert answered.events == adopted.events
            assert answered.keys == adopted.keys == tuple(path)


def test_each_question_of_a_draft_is_the_same_step_by_step() -> None:
    table = rich()
    number = table.open.number
    for first in drafts(table):
        path = walk(table.game, first, random.Random(3))
        draft = table.game.compose(number, YOU, first)
        for at in range(1, len(path)):
            question = draft.question
            assert question is not None
            assert question._replace(asked=0) == table.game.draft(number, YOU, path[:at])
            assert (question.draft, question.seat) == (True, YOU)
            draft.choose(path[at])


def test_a_question_of_a_draft_has_the_number_of_its_decision() -> None:
    table = rich()
    assert table.you.draft(table.you._first("move", "Test Might 1")).number == table.open.number


def test_a_composed_draft_is_invisible_until_it_is_adopted() -> None:
    table = rich()
    before = everything(table.game)
    draft = table.game.compose(table.open.number, YOU, table.you._first("play", "Yi, Honed"))
    while draft.question is not None:
        draft.choose(draft.question.keys[0])
    assert everything(table.game) == before
    table.game.adopt(draft)
    assert table.game.seq == before[5] + 1


def test_a_draft_that_is_not_complete_is_not_adopted() -> None:
    table = rich()
    draft = table.game.compose(table.open.number, YOU, table.you._first("play", "Yi, Honed"))
    before = everything(table.game)
    with pytest.raises(Refused) as refused:
        table.game.adopt(draft)
    assert refused.value.reasons[0].rule == "354"
    assert everything(table.game) == before


def test_a_draft_of_a_position_that_is_past_is_not_adopted() -> None:
    table = rich()
    draft = table.game.compose(table.open.number, YOU, table.you._first("move", "Test Might 1"))
    while draft.question is not None:
        draft.choose(draft.question.keys[0])
    table.game.answer(table.open.number, YOU, ("end",))
    before = everything(table.game)
    with pytest.raises(Refused, match="already answered"):
        table.game.adopt(draft)
    assert everything(table.game) == before


def test_a_key_that_is_not_offered_leaves_the_draft_where_it_was() -> None:
    table = rich()
    draft = table.game.compose(table.open.number, YOU, table.you._first("move", "Test Might 1"))
    question = draft.question
    with pytest.raises(Refused):
        draft.choose("at:99")
    assert draft.question == question
    assert question is not None
    draft.choose(question.keys[0])
    assert draft.question != question


def test_a_draft_of_nothing_or_of_a_pass_is_refused() -> None:
    table = rich()
    for path in ([], ["end"], ["play:99999"], ["nonsense"]):
        with pytest.raises(Refused):
            table.game.draft(table.open.number, YOU, path)
    with pytest.raises(Refused, match="somebody else"):
        table.game.draft(table.open.number, FOE, ["end"])


def test_after_a_draft_was_confirmed_nothing_more_is_chosen() -> None:
    table = rich()
    draft = table.game.compose(table.open.number, YOU, table.you._first("move", "Test Might 1"))
    while draft.question is not None:
        draft.choose(draft.question.keys[0])
    with pytest.raises(Refused, match="nothing more"):
        draft.choose("confirm")


def test_an_answer_to_a_number_that_is_past_is_refused() -> None:
    table = rich()
    number = table.open.number
    table.game.answer(number, YOU, ("end",))
    with pytest.raises(Refused) as refused:
        table.game.answer(number, YOU, ("end",))
    assert refused.value.reasons[0].rule == "312"


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_the_same_answered_or_adopted_and_end_with_equal_fingerprints(seed: int) -> None:
    game, twin = new_game(seed), new_game(seed)
    player = Player(seed)
    for _ in range(150):
        if game.over:
            break
        entry = player.answer(game)
        twin.answer(entry.number, entry.seat, entry.keys)
        assert twin.fingerprint() == game.fingerprint()
        assert twin.pending() == game.pending()
