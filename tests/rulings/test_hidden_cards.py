"""Official rulings about cards of Origins that count or play cards with Hidden."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MOOR, Table, side

TEEMO = "Teemo, Strategist"
DECK = ["Fight or Flight", "Gust", "Tideturner", "Daring Poro", "Hidden Blade", "Hidden Blade"]


@ruling("R092", rule="355.5")
@card(TEEMO)
def test_teemo_has_one_target_which_is_chosen_before_anything_is_revealed() -> None:
    table = Table(you=side(base=["Mega-Mech", "Sai Scout"]), foe=side(at={MOOR: [TEEMO]}, deck=DECK))
    table.you.move("Mega-Mech", "Sai Scout", to=MOOR)
    assert (asked(table.foe), table.open.most, table.events("revealed")) == (["Mega-Mech", "Sai Scout"], 1, [])
    table.foe.choose("Sai Scout")
    assert table.chain() == [TEEMO]
    table.resolve()
    assert (table.thing("Sai Scout").damage, table.thing("Mega-Mech").damage) == (3, 0)
    assert len(table.events("revealed")) == 5
    assert [thing.name for thing in table.state.players[FOE].deck][-1] == "Hidden Blade", "only the sixth is on top"


@ruling("R092", rule="359.3.e.4")
@card(TEEMO, "Gust")
def test_teemo_finds_no_other_target_when_his_own_is_gone() -> None:
    table = Table(
        you=side(base=["Daring Poro", "Sai Scout"], hand=["Gust"], runes={"chaos": 1}),
        foe=side(at={MOOR: [TEEMO]}, deck=DECK),
    )
    table.you.move("Daring Poro", "Sai Scout", to=MOOR)
    table.foe.choose("Daring Poro")
    table.you.play("Gust", on="Daring Poro")
    table.resolve()
    assert (table.open.kind, table.thing("Sai Scout").damage, table.events("damaged")) == ("focus", 0, [])
    assert (len(table.events("revealed")), len(table.state.players[FOE].deck)) == (5, 6)
