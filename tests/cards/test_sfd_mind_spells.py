"""Spells and gear of Mind in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, Table, one, side

SERGEANT, SKULKER, DRAKE = "Vanguard Sergeant", "Shipyard Skulker", "Mountain Drake"
BARRAGE, BREATH, CASK = "Rocket Barrage", "Bellows Breath", "Chemtech Cask"


@ruling("R117")
@card("Frigid Touch")
@pytest.mark.parametrize(("repeat", "might"), [(0, 0), (1, -2)])
def test_frigid_touch_takes_two_might_and_kills_nobody_by_that(repeat: int, might: int) -> None:
    table = Table(you=side(hand=["Frigid Touch"], runes={"mind": 4}, deck=["Gust"]),
                  foe=side(at={MEADOW: ["Pit Rookie"]}, deck=["Gust"]))
    table.you.play("Frigid Touch", on=["Pit Rookie"] * (1 + repeat), repeat=repeat)
    table.resolve()
    assert (table.might("Pit Rookie"), table.where("Pit Rookie")) == (might, MEADOW)
    table.end_turn()
    assert table.might("Pit Rookie") == 2


@ruling("R117")
@card("Frigid Touch", "Hextech Ray")
def test_whoever_has_no_might_left_dies_of_any_damage() -> None:
    table = Table(you=side(hand=["Frigid Touch", "Sudden Storm"], runes={"mind": 2, "fury": 3}),
                  foe=side(at={MEADOW: [one("Pit Rookie"), one("Shipyard Skulker")]}))
    table.you.play("Frigid Touch", on="Pit Rookie")
    table.resolve()
    table.you.play("Sudden Storm", on="Pit Rookie")
    table.resolve()
    assert table.trash(FOE) == ["Pit Rookie"]


@card("Wages of Pain")
def test_wages_of_pain_deals_three_and_pays_gold() -> None:
    table = Table(you=side(hand=["Wages of Pain"], runes={"mind": 3}),
                  foe=side(at={MEADOW: [DRAKE, SKULKER]}, base=["Recruit"]))
    assert options(table.you, "play", "Wages of Pain") == [DRAKE, SKULKER]
    table.you.play("Wages of Pain", on=DRAKE)
    table.resolve()
    assert (table.thing(DRAKE).damage, table.where("Gold"), table.thing("Gold").exhausted) == (3, "base", True)


@card("Production Surge")
@pytest.mark.parametrize(("base", "energy"), [(["Mega-Mech"], 2), ([SERGEANT], 4)])
def test_production_surge_costs_two_less_with_a_mech(base: list[str], energy: int) -> None:
    table = Table(you=side(base=base, hand=["Production Surge"], runes={"mind": 4}, deck=["Gust", "Flash"]),
                  foe=side(base=["Mech"]))
    table.you.play("Production Surge")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", energy), ("mind", 1)]
    table.resolve()
    assert (table.thing("Mech", 0).place < 0, table.hand()) == (True, ["Gust"])


@card(BARRAGE)
@pytest.mark.parametrize(("mode", "chosen"), [("Deal 4", SERGEANT), ("Kill a gear", "Sun Disc")])
def test_rocket_barrage_hits_a_unit_in_a_base_or_kills_a_gear(mode: str, chosen: str) -> None:
    table = Table(you=side(hand=[BARRAGE], runes={"mind": 4}),
                  foe=side(at={MEADOW: [DRAKE]}, base=[SERGEANT, "Sun Disc"]))
    table.you.play(BARRAGE, on=[mode, chosen])
    table.resolve()
    assert (table.trash(FOE), table.thing(DRAKE).damage) == ([chosen], 0)
    field = Table(you=side(hand=[BARRAGE], runes={"mind": 4}), foe=side(at={MEADOW: [DRAKE]}))
    assert field.you.offered("play") == set()


@card(BARRAGE)
def test_rocket_barrage_repeated_may_do_both() -> None:
    table = Table(you=side(hand=[BARRAGE], runes={"mind": 8}), foe=side(base=[SERGEANT, "Sun Disc"]))
    table.you.play(BARRAGE, on=["Kill a gear", "Sun Disc", "Deal 4", SERGEANT], repeat=1)
    table.resolve()
    assert table.trash(FOE) == ["Sun Disc", SERGEANT]


@card(BREATH)
def test_bellows_breath_deals_one_to_three_units_of_one_place() -> None:
    table = Table(you=side(hand=[BREATH], runes={"mind": 2}, base=["Pit Rookie"]),
                  foe=side(at={MEADOW: [DRAKE, SKULKER, SERGEANT, "Mega-Mech"]}, base=["Recruit"]))
    assert options(table.you, "play", BREATH, "Without it", DRAKE) == ["Done", "Mega-Mech", SKULKER, SERGEANT]
    table.you.play(BREATH, on=[DRAKE, SKULKER, SERGEANT])
    table.resolve()
    names = (DRAKE, SKULKER, SERGEANT, "Mega-Mech", "Recruit")
    assert [table.thing(name).damage for name in names] == [1, 1, 1, 0, 0]


@card(BREATH)
def test_bellows_breath_repeated_hits_somewhere_else() -> None:
    table = Table(you=side(hand=[BREATH], runes={"mind": 2}), foe=side(at={MEADOW: [DRAKE]}, base=["Mega-Mech"]))
    table.you.play(BREATH, on=[DRAKE, "Mega-Mech"], repeat=1)
    table.resolve()
    assert (table.thing(DRAKE).damage, table.thing("Mega-Mech").damage) == (1, 1)


@card("Premonition")
def test_premonition_draws_three_in_response() -> None:
    table = Table(you=side(hand=["Premonition"], runes={"mind": 3}, deck=["Gust"] * 4),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, base=["Recruit"], deck=["Flash"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Recruit")
    table.you.play("Premonition")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Gust"] * 3, ["Flash"])


@card(CASK, "Stupefy")
def test_chemtech_cask_may_be_exhausted_for_gold_by_a_spell_on_an_opponents_turn() -> None:
    for answer, where in (("yes", "base"), ("no", "deck")):
        table = Table(
            you=side(at={MEADOW: [SERGEANT]}, base=[CASK], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]),
            foe=side(base=[DRAKE]), turn_of=FOE,
        )
        table.foe.move(DRAKE, to=MEADOW)
        table.foe.passes()
        table.you.play("Stupefy", on=DRAKE)
        table.resolve()
        table.you.choose(answer)
        table.resolve()
        assert (table.where("Gold"), table.thing(CASK).exhausted) == (where, answer == "yes")
    own = Table(you=side(base=[CASK], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), foe=side(base=[DRAKE]))
    own.you.play("Stupefy", on=DRAKE)
    own.resolve()
    assert own.events("triggered") == []


@card("Hextech Anomaly")
def test_hextech_anomaly_makes_energy_of_power() -> None:
    table = Table(you=side(base=["Hextech Anomaly"], pool={"fury": 1, "mind": 2}, hand=[SKULKER]), foe=side())
    assert SKULKER not in table.you.offered("play")
    table.you.use("Hextech Anomaly")
    table.you.choose("n:3")
    assert {r.kind: r.n for r in table.state.players[0].pool} == {"energy": 3}
    table.you.play(SKULKER)
    assert table.thing("Hextech Anomaly").exhausted


@card("World Atlas")
def test_who_wears_world_atlas_finds_two_gold_by_holding() -> None:
    for gear, golds in (("World Atlas", 2), ("Doran's Blade", 0)):
        table = Table(you=side(at={MEADOW: [one(SERGEANT, attached=[gear])]}, deck=["Gust"]), foe=side(), turn_of=FOE)
        table.end_turn()
        table.resolve()
        came = [e for e in table.events("entered") if e.card == "SFD-T03"]
        assert (len(came), table.might(SERGEANT)) == (golds, 6)
    attack = Table(you=side(base=[one(SERGEANT, attached=["World Atlas"])]), foe=side())
    attack.you.move(SERGEANT, to=MEADOW)
    attack.pass_all()
    assert attack.where("Gold") == "deck"


@card("Experimental Hexplate", "Production Surge")
def test_who_wears_the_experimental_hexplate_is_a_mech() -> None:
    for gear, energy in (("Experimental Hexplate", 2), ("Doran's Blade", 4)):
        table = Table(you=side(base=[one(SERGEANT, attached=[gear])], hand=["Production Surge"], runes={"mind": 4},
                               deck=["Gust"] * 2), foe=side())
        table.you.play("Production Surge")
        assert table.events("paid")[0].n == energy
    loose = Table(you=side(base=[SERGEANT, "Experimental Hexplate"], hand=["Production Surge"], runes={"mind": 4}))
    loose.you.play("Production Surge")
    assert loose.events("paid")[0].n == 4


@card("The Zero Drive", "Vengeance", "Pit Rookie")
def test_the_zero_drive_banishes_its_wearer_and_plays_all_of_them_again() -> None:
    table = Table(
        you=side(base=[one(SERGEANT, attached=["The Zero Drive"]), "Recruit"], runes={"mind": 3}, deck=["Gust"] * 3),
        foe=side(hand=["Vengeance"], runes={"order": 4}, deck=["Gust"] * 3), turn_of=FOE,
    )
    table.foe.play("Vengeance", on=SERGEANT)
    table.resolve()
    assert (table.where(SERGEANT), table.where("The Zero Drive")) == ("banished", "base")
    table.end_turn()
    table.you.use("The Zero Drive", n=1)
    table.resolve()
    if table.open.kind != "act":
        table.you.choose("Your base")
    table.resolve()
    assert (table.where("The Zero Drive"), table.where(SERGEANT)) == ("banished", "base")


@card("The Zero Drive")
def test_the_zero_drive_is_used_only_unattached() -> None:
    for base, offered in (([one(SERGEANT, attached=["The Zero Drive"])], False), ([SERGEANT, "The Zero Drive"], True)):
        table = Table(you=side(base=base, runes={"mind": 3}), foe=side())
        keys = [o.key for o in table.open.options if o.subject == table.thing("The Zero Drive").id]
        assert any(key.endswith(":1") for key in keys) is offered


@card("Temporal Portal", "Discipline")
def test_temporal_portal_lets_the_next_spell_repeat_for_its_cost() -> None:
    table = Table(you=side(base=["Temporal Portal", "Recruit"], hand=["Discipline", "Discipline"], deck=["Gust"] * 3,
                           runes={"calm": 7}), foe=side())
    table.you.use("Temporal Portal")
    table.resolve()
    assert table.thing("Temporal Portal").exhausted
    table.you.play("Discipline", on=["Recruit", "Recruit"], repeat=1)
    table.resolve()
    assert (table.might("Recruit"), [(e.other, e.n) for e in table.events("paid")][1:]) == (5, [("energy", 4)])
    assert "Without it" not in options(table.you, "play", "Discipline")


@ruling("R122")
@card("Temporal Portal", "Find Your Center")
def test_find_your_center_is_repeated_for_three_and_discounted_once() -> None:
    table = Table(you=side(base=["Temporal Portal"], hand=["Find Your Center"], deck=["Gust"] * 3, runes={"calm": 6}),
                  foe=side(points=5))
    table.you.use("Temporal Portal")
    table.resolve()
    table.you.play("Find Your Center", repeat=1)
    table.resolve()
    assert ([(e.other, e.n) for e in table.events("paid")][1:], len(table.hand())) == ([("energy", 4)], 2)
