"""Playing cards (353–359, 204, 356, 444): where they enter, what they cost, and moving (144)."""
from __future__ import annotations

from engine.words import Spell, Unit, an, deal, deflect, enemy, unit, up_to
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-R98", "Test Armor", energy=1, might=2).text(deflect(2)),
    Spell("TST-R96", "Test Volley", energy=1).text(deal(1, up_to(2, enemy, unit))),
    Spell("TST-R97", "Test Twice", energy=1).text(deal(1, an(enemy, unit)), deal(1, an(enemy, unit))),
]


def shorts(table: Table, *path: str) -> set[str]:
    """What the next question of the draft offers."""
    return {option.short for option in table.you.draft(*path).options}


# --- where and how a unit enters

@covers("355.2.a", "355.2")
def test_a_unit_enters_at_the_base_or_at_a_battlefield_that_its_player_controls() -> None:
    table = Table(
        you=quiet(hand=["Test Might 1"], runes={"fury": 1}, at={MEADOW: ["Test Might 2"]}),
        foe=quiet(at={MOOR: ["Test Might 2"]}), battlefields=PLAIN,
    )
    key = table.you._first("play", "Test Might 1")
    question = table.you.draft(key)
    assert (question.kind, question.why, question.draft) == ("place", "355.2", True)
    assert shorts(table, key) == {"Your base", MEADOW}
    table.you.play("Test Might 1", to=MEADOW)
    assert table.where("Test Might 1") == MEADOW


@covers("355.2.b", "355.2")
def test_a_text_permits_an_open_battlefield_but_no_occupied_one() -> None:
    table = Table(
        you=quiet(hand=["Sneaky Deckhand"], runes={"chaos": 3}), foe=quiet(at={MOOR: ["Test Might 2"]}),
        battlefields=PLAIN,
    )
    key = table.you._first("play", "Sneaky Deckhand")
    assert shorts(table, key) == {"Your base", MEADOW}
    table.you.play("Sneaky Deckhand", to=MEADOW)
    assert (table.open.seat, table.open.kind) == (YOU, "focus")
    table.pass_all()
    assert table.controller(MEADOW) == YOU
    assert table.points() == (1, 0)


@covers("143.4", "359.2")
def test_a_unit_enters_exhausted() -> None:
    table = Table(you=quiet(hand=["Test Might 1"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Might 1")
    assert table.thing("Test Might 1").exhausted
    assert table.you.offered("move") == set()
    assert table.you.why_not("move", "Test Might 1") == ["144.3"]


@covers("369.3", "359.2")
def test_a_unit_that_enters_ready_can_move_at_once() -> None:
    table = Table(you=quiet(hand=["Vanguard Attendant"], runes={"order": 6}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Vanguard Attendant")
    assert not table.thing("Vanguard Attendant").exhausted
    assert table.you.offered("move") == {"Vanguard Attendant"}
    assert table.events("readied") == []


@covers("149.1", "359.2")
def test_gear_enters_ready_at_the_base() -> None:
    table = Table(
        you=quiet(hand=["Test Gear"], runes={"fury": 1}, at={MEADOW: ["Test Might 1"]}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Gear")
    assert table.where("Test Gear") == "base"
    assert not table.thing("Test Gear").exhausted


@covers("419.1.a", "354")
def test_the_chosen_champion_is_played_from_its_zone() -> None:
    table = Table(you=quiet(champion="Lux, Crownguard", runes={"order": 4}), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == {"Lux, Crownguard"}
    table.you.play("Lux, Crownguard")
    assert table.where("Lux, Crownguard") == "base"
    assert table.state.players[YOU].champion == []


# --- what it costs

@covers("357")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = Table(
        you=quiet(hand=["Test Might 2", "Test Might 1"], runes={"fury": 1}, spent={"fury": 3}), foe=quiet(),
        battlefields=PLAIN,
    )
    assert table.you.offered("play") == {"Test Might 1"}
    assert table.you.why_not("play", "Test Might 2") == ["357"]
    assert table.refuse(YOU, f"play:{table.thing('Test Might 2', YOU, 'hand').id}", "confirm")[0].rule == "316"


@covers("357", "164.2")
def test_a_rune_pays_energy_and_power_at_once() -> None:
    table = Table(you=quiet(hand=["Yi, Meditative"], runes={"calm": 5}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Yi, Meditative")
    runes = [table.state.objects[id] for id in table.state.players[YOU].runes]
    assert len(runes) == 4
    assert all(rune.exhausted for rune in runes)
    assert len(table.state.players[YOU].rune_deck) == 7
    assert table.state.players[YOU].pool == ()


@covers("357")
def test_power_is_of_the_domain_that_the_card_has() -> None:
    table = Table(you=quiet(hand=["Yi, Meditative"], runes={"body": 6}), foe=quiet(), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Yi, Meditative") == ["357"]


@covers("357", "135.2.e.6")
def test_power_of_a_card_with_two_domains_is_paid_with_either() -> None:
    table = Table(you=quiet(hand=["Tibbers"], runes={"fury": 1, "chaos": 7}), foe=quiet(), battlefields=PLAIN)
    table.you.play("Tibbers")
    left = [table.state.objects[id].card.name for id in table.state.players[YOU].runes]
    assert len(left) == 6


@covers("356.4", "357")
def test_a_discount_goes_no_lower_than_its_minimum() -> None:
    table = Table(
        you=quiet(
            hand=["Stupefy", "Gust", "Test Sight", "Incinerate"], at={MEADOW: ["Eager Apprentice", "Eager Apprentice"]},
            runes={"mind": 1},
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    costs = {
        option.short: option.full.split(" · ")[0] for option in table.open.options if option.key.startswith("play:")
    }
    assert costs == {"Stupefy": "1 Energy", "Gust": "1 Energy", "Test Sight": "nothing", "Incinerate": "1 Energy"}
    table.you.play("Stupefy", on="Eager Apprentice")
    assert table.ready_runes() == 0


@covers("356.4", "357")
def test_a_discount_that_needs_a_battlefield_is_not_there_at_the_base() -> None:
    table = Table(
        you=quiet(hand=["Incinerate"], base=["Eager Apprentice"], runes={"mind": 1}),
        foe=quiet(at={MOOR: ["Test Might 1"]}), battlefields=PLAIN,
    )
    assert table.you.why_not("play", "Incinerate") == ["357"]


@covers("206", "419.4.a")
def test_a_look_at_the_cost_takes_the_printed_one() -> None:
    table = Table(
        you=quiet(
            legend="Lux, Lady of Luminosity", hand=["Falling Comet"], at={MEADOW: ["Eager Apprentice"]},
            runes={"mind": 4},
        ),
        foe=quiet(at={MOOR: ["Test Might 6"]}),
        battlefields=PLAIN,
    )
    table.you.play("Falling Comet", on="Test Might 6")
    assert table.ready_runes() == 0
    table.foe.passes()
    assert table.chain() == ["Lux, Lady of Luminosity"]


@covers("809.1.c", "355.5")
def test_deflect_asks_for_power_of_any_domain() -> None:
    table = Table(
        you=quiet(hand=["Incinerate"], runes={"order": 2}), foe=quiet(at={MEADOW: ["Pouty Poro"]}), battlefields=PLAIN
    )
    table.you.play("Incinerate", on="Pouty Poro")
    assert len(table.state.players[YOU].runes) == 1
    table.resolve()
    assert table.where("Pouty Poro") == "trash"


@covers("809.1.c", "355.5")
def test_a_target_whose_deflect_is_too_dear_is_not_offered() -> None:
    table = Table(you=quiet(hand=["Test Spark"]), foe=quiet(base=["Pouty Poro", "Test Might 3"]), battlefields=PLAIN)
    assert table.you.draft(table.you._first("play", "Test Spark")).kind == "confirm"
    table.you.play("Test Spark")
    table.resolve()
    assert table.thing("Test Might 3").damage == 2
    assert table.thing("Pouty Poro").damage == 0


@covers("809.1.c")
def test_with_nothing_but_dear_targets_a_spell_is_not_offered() -> None:
    table = Table(you=quiet(hand=["Test Spark"]), foe=quiet(base=["Pouty Poro"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Test Spark") == ["809.1.c"]


@covers("809.1.d", "355.5")
def test_deflect_of_ones_own_unit_costs_nothing() -> None:
    table = Table(you=quiet(hand=["Test Spark"], base=["Pouty Poro"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Spark", on="Pouty Poro")
    table.resolve()
    assert table.where("Pouty Poro") == "trash"


@covers("809.1.c", "355.5")
def test_deflect_is_paid_for_each_target() -> None:
    table = Table(
        you=quiet(hand=["Test Volley"], runes={"fury": 2}), foe=quiet(base=["Pouty Poro", "Pouty Poro"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Volley", on=["Pouty Poro", "Pouty Poro"])
    assert table.state.players[YOU].runes == []
    table.resolve()
    assert [table.thing("Pouty Poro").damage, table.thing("Pouty Poro#2").damage] == [1, 1]


@covers("809.1.c", "355.5")
def test_deflect_is_paid_each_time_one_unit_is_chosen() -> None:
    table = Table(you=quiet(hand=["Test Twice"], runes={"fury": 1}), foe=quiet(base=["Pouty Poro"]), battlefields=PLAIN)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Test Twice") == ["809.1.c"]
    table = Table(you=quiet(hand=["Test Twice"], runes={"fury": 2}), foe=quiet(base=["Pouty Poro"]), battlefields=PLAIN)
    table.you.play("Test Twice", on=["Pouty Poro", "Pouty Poro"])
    assert table.state.players[YOU].runes == []
    table.resolve()
    assert table.where("Pouty Poro") == "trash"


@covers("809.1.c", "355.5")
def test_a_second_target_is_only_offered_as_long_as_its_deflect_can_be_paid() -> None:
    table = Table(
        you=quiet(hand=["Test Volley"], runes={"fury": 1}),
        foe=quiet(base=["Pouty Poro", "Pouty Poro", "Test Might 2"]), battlefields=PLAIN,
    )
    key = table.you._first("play", "Test Volley")
    assert len(table.you.draft(key).options) == 4
    first = next(option.key for option in table.you.draft(key).options if option.short.startswith("Pouty"))
    assert shorts(table, key, first) == {"Test Might 2, Foe", "Done"}


@covers("355.16", "355.5")
def test_no_target_is_offered_that_would_leave_too_little_for_the_next_one() -> None:
    table = Table(
        you=quiet(hand=["Test Twice"], runes={"fury": 3}), foe=quiet(base=["Pouty Poro", "Test Armor"]),
        battlefields=PLAIN,
    )
    key = table.you._first("play", "Test Twice")
    assert shorts(table, key) == {"Pouty Poro, Foe", "Test Armor, Foe"}
    table = Table(
        you=quiet(hand=["Test Twice"], runes={"fury": 2}), foe=quiet(base=["Pouty Poro", "Test Armor"]),
        battlefields=PLAIN,
    )
    key = table.you._first("play", "Test Twice")
    assert table.you.draft(key).kind == "confirm"


# --- moving

@covers("412", "144.4")
def test_units_move_together_to_one_destination() -> None:
    table = Table(you=quiet(base=["Test Might 1", "Test Might 2", "Test Might 3*"]), foe=quiet(), battlefields=PLAIN)
    key = table.you._first("move", "Test Might 1")
    place = next(option.key for option in table.you.draft(key).options if option.short == MOOR)
    question = table.you.draft(key, place)
    assert {option.short for option in question.options} == {
        "Move Test Might 1", "Also move Test Might 2",
    }
    table.you.move("Test Might 1", "Test Might 2", to=MOOR)
    assert (table.where("Test Might 1"), table.where("Test Might 2"), table.where("Test Might 3")) == (
        MOOR, MOOR, "base",
    )
    assert table.thing("Test Might 1").exhausted
    assert len(table.events("contested")) == 1


@covers("144.2", "810")
def test_only_a_unit_with_ganking_moves_from_battlefield_to_battlefield() -> None:
    table = Table(you=quiet(at={MEADOW: ["Test Might 1", "Yi, Honed"]}), foe=quiet(), battlefields=PLAIN)
    plain, ganking = table.you._first("move", "Test Might 1"), table.you._first("move", "Yi, Honed")
    assert shorts(table, plain) == {"Your base"}
    assert shorts(table, ganking) == {"Your base", MOOR}
