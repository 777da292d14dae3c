"""Official rulings on teams: what is friendly, what is yours, which decks mates bring."""
from __future__ import annotations

from collections import Counter

import pytest

from cards.decks import starters
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.words import (
    Spell,
    Unit,
    a,
    buff,
    draw,
    every,
    friendly,
    play,
    return_to_hand,
    spell,
    unit,
    when,
    you,
    your,
    your_trash,
)
from tests.rules.covers import ruling
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.rules.test_modes import MATE, NAMES, begun, team
from tests.table import EXTRA, Table, catalogue

EXTRA += [
    Spell("TST-3d71", "Ruled Friends", energy=0).text(buff(every(friendly, unit))),
    Spell("TST-3d72", "Ruled Own", energy=0).text(buff(every(your, unit))),
    Spell("TST-3d73", "Ruled Regrowth", energy=0).text(return_to_hand(a(unit, your_trash))),
    Unit("TST-3d74", "Ruled Reader", energy=0, might=1).text(when(you(play(a(spell))), draw(1))),
]


@ruling("R058", rule="489.8.h")
def test_mates_bring_different_legends_and_battlefields() -> None:
    for third, refused in (("annie", {"489.8.h": 1, "489.8.i": 1}), ("lux", {})):
        seats = tuple(
            Seat(name, starters()[key]) for name, key in zip(NAMES, ("annie", "garen", third, "yi"), strict=True)
        )
        setup = Setup(seats, "2v2")
        if refused:
            with pytest.raises(Refused) as why:
                Game.start(setup, secret_from_seed(1), catalogue())
            assert Counter(reason.rule for reason in why.value.reasons) == refused
    assert begun("2v2").pending()


@ruling("R059", rule="426")
def test_friendly_is_what_you_control_and_in_teams_what_your_mate_controls() -> None:
    for name, buffed in (("Ruled Friends", ["Test Might 1", "Test Might 2"]), ("Ruled Own", ["Test Might 1"])):
        table = team(
            you=quiet(hand=[name], base=["Test Might 1"]), mate=quiet(at={MEADOW: ["Test Might 2"]}),
            foe=quiet(base=["Test Might 3"]),
        )
        table.you.play(name)
        table.resolve()
        assert [thing.card.name for thing in table.state.permanents() if thing.buffed] == buffed
    table = Table(
        quiet(hand=["Ruled Friends"], base=["Test Might 1"]), quiet(base=["Test Might 3"]), battlefields=PLAIN
    )
    table.you.play("Ruled Friends")
    table.resolve()
    assert [thing.card.name for thing in table.state.permanents() if thing.buffed] == ["Test Might 1"]


@ruling("R060", rule="355.5")
def test_your_means_what_you_control_or_own_never_what_a_mate_does() -> None:
    table = team(
        you=quiet(hand=["Ruled Regrowth"], base=["Ruled Reader"], trash=["Test Might 1"]),
        mate=quiet(trash=["Test Might 2"]),
    )
    first = table.you._first("play", "Ruled Regrowth")
    assert table.you.draft(first).kind == "confirm", "there is one unit to choose"
    table.you.play("Ruled Regrowth")
    table.pass_all()
    assert "Test Might 1" in table.hand()
    table = team(you=quiet(base=["Ruled Reader"]), mate=quiet(hand=["Test Sight"]), turn_of=MATE)
    table.hands[MATE].play("Test Sight")
    table.pass_all()
    assert table.events("triggered") == [], "a mate's spell is not yours"
