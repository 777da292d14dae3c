"""Official rulings about cards of Origins that count or play cards with Hidden."""
from __future__ import annotations

from tests.cards.naming import asked
from tests.cards.naming import card as names
from tests.rules.covers import ruling
from tests.table import FOE, MOOR, Table, side

TEEMO = "Teemo, Strategist"
DECK = ["Fight or Flight", "Gust", "Tideturner", "Daring Poro", "Hidden Blade", "Hidden Blade"]


@ruling("R092", rule="355.5")
@names(TEEMO)
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
@names(TEEMO, "Gust")
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


@ruling("R093", rule="417")
@names(TEEMO, "Ember Monk", "Noxus Saboteur", "Zhonya's Hourglass", "Tideturner", "Hidden Blade")
def test_teemo_counts_cards_of_any_type_that_have_hidden_and_none_that_only_speak_of_it() -> None:
    """Units, gear and spells; Ember Monk and Noxus Saboteur speak of facedown cards, and have no Hidden."""
    for deck, damage in (
        (["Ember Monk", "Noxus Saboteur", "Ember Monk", "Gust", "Daring Poro"], 0),
        (["Ember Monk", "Tideturner", "Noxus Saboteur", "Zhonya's Hourglass", "Hidden Blade"], 3),
    ):
        table = Table(you=side(base=["Mega-Mech"]), foe=side(at={MOOR: [TEEMO]}, deck=deck))
        table.you.move("Mega-Mech", to=MOOR)
        table.resolve()
        assert (table.thing("Mega-Mech").damage, len(table.events("revealed"))) == (damage, 5)
        assert [event.n for event in table.events("damaged")] == [damage] * (damage > 0)
