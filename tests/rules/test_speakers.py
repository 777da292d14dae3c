"""Very many passives: each is heard by those whom it is about, as often as it is said, and what that costs grows in
proportion."""
from __future__ import annotations

from collections import Counter

import pytest

from engine.catalogue import Passive
from engine.rules.meaning import arithmetic, nouns, speakers
from engine.words import (
    Unit,
    at_a_battlefield,
    every,
    friendly,
    fury,
    have,
    here,
    if_,
    is_,
    me,
    might,
    mighty,
    other,
    shield,
    text,
    unit,
    your,
)
from tests.rules.covers import covers
from tests.table import EXTRA, FOE, MEADOW, MOOR, YOU, Table, side

CANTOR, HERMIT, TEACHER, WARDEN = "Test Choir Cantor", "Test Choir Hermit", "Test Choir Teacher", "Test Choir Warden"
EXTRA += [
    Unit("TST-SP1", CANTOR, fury, energy=1, might=1).text(have(every(other, friendly, unit, here), might(1))),
    Unit("TST-SP2", HERMIT, fury, energy=1, might=2).text(if_(is_(me, at_a_battlefield), have(me, might(3)))),
    Unit("TST-SP3", TEACHER, fury, energy=1, might=1).text(
        have(every(other, your, unit), text(have(me, might(1)))),
        if_(is_(me, mighty), have(every(your, unit), shield())),
    ),
    Unit("TST-SP4", WARDEN, fury, energy=1, might=1).text(have(every(friendly, unit), shield())),
]


@covers("364.3")
def test_each_of_several_at_one_place_raises_all_others_there_and_not_itself() -> None:
    table = Table(
        you=side(base=[CANTOR, "Daring Poro"], at={MOOR: [CANTOR, CANTOR, CANTOR, "Pouty Poro"]}),
        foe=side(at={MEADOW: ["Sneaky Deckhand", CANTOR]}),
    )
    cantors = [thing for thing in table.game._state.permanents() if thing.card.name == CANTOR]
    mights = sorted((thing.controller, arithmetic.might(table.state, thing)) for thing in cantors)
    assert mights == [(YOU, 1), (YOU, 3), (YOU, 3), (YOU, 3), (FOE, 1)]
    assert table.might("Pouty Poro") == 5
    assert table.might("Daring Poro") == 3
    assert table.might("Sneaky Deckhand") == 3


def board() -> Table:
    return Table(
        you=side(base=[CANTOR, HERMIT, TEACHER, WARDEN, WARDEN], at={MOOR: [CANTOR, CANTOR, HERMIT, WARDEN]}),
        foe=side(base=[TEACHER, CANTOR], at={MEADOW: [CANTOR, HERMIT, CANTOR]}),
    )


def test_what_is_heard_about_an_object_is_what_is_answered_and_speaks_of_it() -> None:
    g = board().game._state
    heard = 0
    for what in sorted(g.passives):
        for thing in g.permanents():
            try:
                plainly = Counter(
                    passive for passive, f in speakers.answers(g, what) if speakers.applies(g, passive, f, thing)
                )
            except LookupError:
                continue  # about players
            found: Counter[Passive] = Counter()
            for passive, _, times in speakers.about(g, what, thing):
                found[passive] += times
            assert found == plainly
            heard += found.total()
    assert heard > 50


@pytest.mark.parametrize("name", [CANTOR, HERMIT, WARDEN])
def test_looking_at_twice_as_many_costs_twice_as_much(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[int]()
    fits, holds = nouns.fits, nouns.all_hold
    size = 0

    def counted_fits(*args: object) -> bool:
        asked[size] += 1
        return fits(*args)  # type: ignore[arg-type]

    def counted_holds(*args: object) -> bool:
        asked[size] += 1
        return holds(*args)  # type: ignore[arg-type]

    for size in (20, 40):
        game = Table(you=side(base=[name] * size)).game
        game._state.memo = {}
        with monkeypatch.context() as patched:
            patched.setattr(nouns, "fits", counted_fits)
            patched.setattr(nouns, "all_hold", counted_holds)
            game.sight(0)
    assert 0 < asked[40] <= 2.1 * asked[20]
