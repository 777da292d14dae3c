"""What is done for each of several players who did what they could (359.3.e.14.c)."""
from __future__ import annotations

import pytest

from engine.reading import Misread, read_all
from engine.words import (
    Spell,
    a,
    at_the,
    discard,
    draw,
    ends,
    every,
    for_each,
    gain_xp,
    kill,
    may,
    opponent,
    player,
    they,
    turn,
    unit,
    who_did,
    you_and,
    your,
)
from engine.words.positions import Effect
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

TOLL = Spell("TST-WD01", "Test Asked Tribute", energy=0).text(
    you_and(every(opponent))(may(discard(1))), for_each(every(opponent, who_did), draw(1)),
)
CULL = Spell("TST-WD02", "Test Asked Cull", energy=0).text(
    every(player)(kill(a(unit, your))), for_each(every(player, who_did), they(gain_xp(2))),
    every(player)(may(draw(1))), at_the(ends(turn), every(player, who_did)(gain_xp(1))),
)
EXTRA += [TOLL, CULL]


def test_they_are_said() -> None:
    assert say(TOLL) == "You and each opponent may discard 1. For each opponent who did, draw 1."


@covers("359.3.e.14.c")
@pytest.mark.parametrize(("yours", "foes", "thirds", "drawn"), [
    ("yes", "no", "no", 0), ("no", "yes", "no", 1), ("no", "yes", "yes", 2),
])
def test_it_is_done_for_each_of_them_who_did(yours: str, foes: str, thirds: str, drawn: int) -> None:
    hand = ["Test Might 1"]
    table = Table(quiet(hand=["Test Asked Tribute", *hand]), quiet(hand=hand), others=[quiet(hand=hand)],
                  battlefields=THREE)
    table.you.play("Test Asked Tribute")
    table.resolve()
    for seat, answer in enumerate((yours, foes, thirds)):
        table.answer(seat, answer)
    assert [event.seat for event in table.events("drawn")] == [YOU] * drawn


@covers("359.3.e.14.c")
def test_who_could_not_did_not_and_the_last_thing_counts() -> None:
    """The foe has no unit to kill; at the end of the turn those gain who have drawn."""
    table = Table(quiet(hand=["Test Asked Cull"], base=["Test Might 1"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Asked Cull")
    table.resolve()
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(YOU, 2)]
    table.you.choose("no")
    table.foe.choose("yes")
    table.you.ends()
    table.resolve()
    assert [(event.seat, event.n) for event in table.events("xp gained")] == [(YOU, 2), (FOE, 1)]


@pytest.mark.parametrize("text", [
    (draw(1), for_each(every(player, who_did), draw(1))), (every(player, who_did)(draw(1)),),
])
def test_it_speaks_of_what_several_players_do(text: tuple[Effect, ...]) -> None:
    with pytest.raises(Misread, match="by which several players do it was expected"):
        read_all([Spell("TST-WD09", "Test Nobody Did", energy=0).text(*text)])
