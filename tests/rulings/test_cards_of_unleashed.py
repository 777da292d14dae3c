"""Official rulings about cards of Unleashed, played with these cards."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, Table, side


@ruling("R175")
@card("Smite", "Hidden Blade")
@pytest.mark.parametrize(("first", "drawn"), [(["Smite"], []), ([], ["Gust", "Flash"])])
def test_hidden_blade_finds_no_controller_of_what_was_banished_instead(first: list[str], drawn: list[str]) -> None:
    table = Table(you=side(hand=[*first, "Hidden Blade"], runes={"fury": 3, "order": 3}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, deck=["Gust", "Flash"]))
    for name in (*first, "Hidden Blade"):
        table.you.play(name, on="Mega-Mech")
        table.resolve()
    assert (table.where("Mega-Mech"), table.hand(FOE)) == ("banished" if first else "trash", drawn)
