"""Triggers of one player whose order changes nothing, as each of them does the same (383.3.d)."""
from __future__ import annotations

import pytest

from engine.rules.procedures import ordering
from engine.words import (
    Gear,
    Unit,
    a,
    buff,
    card,
    channel,
    draw,
    exhausted,
    gain_points,
    gain_xp,
    me,
    might_of,
    play,
    spell,
    when,
    would,
    you,
)
from engine.words.positions import Spoken
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

DEEDS: dict[str, tuple[Spoken, ...]] = {
    "draws": (draw(1),), "draws two": (draw(2),), "channels": (channel(1, exhausted),), "learns": (gain_xp(2),),
    "scores": (gain_points(1),), "does both": (draw(1), gain_xp(1)),
}
for n, (did, effects) in enumerate(DEEDS.items()):
    EXTRA += [
        Unit(f"TST-CM{n}A", f"Caster {did}", energy=0, might=1).text(when(you(play(a(spell))), *effects)),
        Gear(f"TST-CM{n}B", f"Charm {did}", energy=0).text(when(you(play(a(card))), *effects)),
    ]
EXTRA += [
    Unit("TST-CM90", "Caster grows", energy=0, might=1).text(when(you(play(a(spell))), buff(me))),
    Unit("TST-CM91", "Caster counts", energy=0, might=1).text(when(you(play(a(spell))), draw(might_of(me)))),
    Gear("TST-CM92", "Charm listens", energy=0).text(when(you(draw(1)), gain_xp(1))),
    Gear("TST-CM93", "Charm replaces", energy=0).text(would(you(gain_xp(1)), draw(1))),
]


def triggered(*there: str) -> Table:
    """A spell has resolved, and what is there has triggered on it."""
    table = Table(you=quiet(base=list(there), hand=["Test Sight"], deck=["Gust"] * 6), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.passes()
    return table


def outcome(table: Table) -> list[object]:
    """All that players have and see when everything has resolved."""
    table.resolve()
    g = table.state
    seen = [table.game.sight(seat)._replace(log=()) for seat in (YOU, FOE, -1)]
    return [seen, [player.deck for player in g.players], [player.rune_deck for player in g.players]]


@covers("383.3.d")
@pytest.mark.parametrize("did", DEEDS)
def test_what_does_the_same_needs_no_order_and_either_one_comes_to_the_same(
    did: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = (f"Caster {did}", f"Charm {did}")
    spared = triggered(*pair)
    assert spared.open.kind == "priority"
    assert sorted(spared.chain()) == sorted(pair)
    monkeypatch.setattr(ordering, "is_plain", lambda g, deed: False)
    found = [outcome(spared)]
    for order in (pair, pair[::-1]):
        table = triggered(*pair)
        assert table.open.kind == "order"
        table.you.choose(*order)
        found.append(outcome(table))
    assert found[0] == found[1] == found[2]


@covers("383.3.d")
@pytest.mark.parametrize("there", [
    ("Caster draws", "Charm draws two"), ("Caster draws", "Charm learns"),
    ("Caster grows", "Charm learns"), ("Caster counts", "Charm draws"),
    ("Caster draws", "Charm draws", "Charm listens"), ("Caster learns", "Charm learns", "Charm replaces"),
])
def test_what_differs_or_is_heard_is_put_in_order(there: tuple[str, ...]) -> None:
    """Between two that do different things somebody may use what the first one has brought."""
    assert triggered(*there).open.kind == "order"
