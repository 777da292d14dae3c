"""Counting what a duel costs: the policy answers every question, and each click is counted as a finger's."""
from __future__ import annotations

from pathlib import Path

import pytest

from cards.tools.selfplay import new_game
from engine.kernel.decision import Option
from tests.bot.players import hall
from tests.hosting.clicks import Tally, duel, gains, preference, worth

pytestmark = pytest.mark.end_to_end


async def test_a_duel_is_played_by_the_policy_and_counted(tmp_path: Path) -> None:
    tally = Tally()
    async with hall(tmp_path) as place:
        with pytest.raises(AssertionError, match="duel 1 doesn't end"):
            await duel(place, 1, ("annie", "lux"), tally, most=50)
    assert 50 <= tally.clicks < 54, "a click more than one opens a select and chooses in it"
    assert 5 < tally.answers < tally.clicks
    assert tally.moves
    assert all(2 <= clicks <= 10 for clicks in tally.moves)
    assert tally.questions <= tally.answers
    assert not tally.empty, "nobody is asked where there is nothing to do"


def test_a_question_is_empty_when_only_runes_and_passing_are_left() -> None:
    game = new_game(1)
    while not game.sight().players[0].runes:
        decision = game.pending()[0]
        game.answer(decision.number, decision.seat, ("end",) if decision.kind == "act" else ())
    sight = game.sight(0)
    rune = sight.players[0].runes[0]
    assert not worth(Option("pass", "Pass"), sight)
    assert not worth(Option("use:1", "Exhaust it", "", rune.id), sight)
    assert worth(Option("play:9", "Play it", "", 9999), sight)


def test_what_the_policy_prefers() -> None:
    sight = new_game(1).sight(0)
    assert not any(gains(field, sight) for field in sight.battlefields), "nobody has units yet"
    theirs, own = Option("obj:1", "Poro, Bo"), Option("obj:2", "Poro, yours", "your base")
    assert sorted((own, theirs, Option("done", "Done")), key=lambda one: preference(one, sight))[:2] == [
        theirs, Option("done", "Done")]
