"""Official rulings about cards of Unleashed, played with these cards."""
from __future__ import annotations

import pytest

from engine.rules.meaning import layers
from engine.words import Spell, a, base_of, it, move, reaction, unit
from tests.cards.naming import card
from tests.rules.covers import covers, ruling
from tests.table import EXTRA, FOE, MEADOW, MOOR, Table, one, side

ZILEAN = "Zilean, Time Mage"
EXTRA.append(Spell("TST-R139", "Test Way Home", energy=0).text(reaction, move(a(unit), base_of(it))))


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


@ruling("R126")
@card("Turn to Dust", "Doran's Blade")
def test_an_attached_equipment_that_was_turned_to_dust_dies() -> None:
    """Of what is attached the printed text alone is switched off."""
    table = Table(you=side(hand=["Turn to Dust"], runes={"mind": 2}),
                  foe=side(base=[one("Mega-Mech", attached=["Doran's Blade"])], deck=["Gust"]))
    table.you.play("Turn to Dust", on="Doran's Blade")
    table.resolve()
    assert table.might("Mega-Mech") == 10
    table.end_turn()
    assert (table.trash(FOE), table.might("Mega-Mech")) == (["Doran's Blade"], 8)


@ruling("R136")
@card("Atakhan", "Rek'Sai, Breacher", "The Harrowing")
@pytest.mark.parametrize(("accelerate", "exhausted"), [(True, False), (False, True)])
def test_atakhan_enters_ready_though_what_let_it_accelerate_was_killed_for_it(
    accelerate: bool, exhausted: bool
) -> None:
    table = Table(you=side(hand=["The Harrowing"], base=["Rek'Sai, Breacher"], trash=["Atakhan"],
                           runes={"chaos": 8, "order": 5}), foe=side())
    table.you.play("The Harrowing", on="Atakhan")
    table.resolve()
    table.you.choose("Rek'Sai, Breacher")
    table.you.choose("extra:yes" if accelerate else "extra:none")
    table.you.choose("pay")
    table.resolve()
    assert (table.thing("Atakhan").exhausted, table.trash()) == (exhausted, ["The Harrowing", "Rek'Sai, Breacher"])


@ruling("R134", rule="355.5")
@card("Alpha Strike", "Repulse", "Flash")
@pytest.mark.parametrize(("struck", "fled", "offered"), [
    (["Mega-Mech", "Playful Phantom", "Shipyard Skulker"], ["Playful Phantom", "Shipyard Skulker"], False),
    (["Mega-Mech"], ["Playful Phantom", "Shipyard Skulker"], True),
])
def test_repulse_counts_what_alpha_strike_chose_wherever_it_has_moved(
    struck: list[str], fled: list[str], offered: bool
) -> None:
    there = ["Mega-Mech", "Playful Phantom", "Shipyard Skulker"]
    table = Table(you=side(hand=["Alpha Strike"], base=["Master Yi, Unstoppable"], runes={"calm": 4}),
                  foe=side(hand=["Flash", "Repulse"], at={MEADOW: there}, runes={"chaos": 2, "body": 1}))
    table.you.play("Alpha Strike", on=["Master Yi, Unstoppable", *struck])
    table.foe.play("Flash", on=fled)
    table.you.passes()
    assert [table.where(name) for name in fled] == ["base", "base"]
    table.you.passes()
    assert ("Repulse" in table.foe.offered("play")) is offered


@ruling("R139", rule="359")
@card("Azir, Sovereign")
@pytest.mark.parametrize(("away", "soldier"), [(False, MEADOW), (True, "base")])
def test_azir_calls_tokens_to_where_he_is_and_nowhere_from_his_base(away: bool, soldier: str) -> None:
    table = Table(you=side(base=["Azir, Sovereign", "Sand Soldier"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Test Way Home"]))
    table.you.move("Azir, Sovereign", to=MEADOW)
    table.you.choose("Sand Soldier")
    if away:
        table.foe.play("Test Way Home", on="Azir, Sovereign")
    while table.chain():
        if table.open.kind == "may":
            table.you.choose("yes")
        else:
            table.answer(table.open.seat, "pass")
    assert (table.where("Azir, Sovereign"), table.where("Sand Soldier")) == ("base" if away else MEADOW, soldier)


@ruling("R139", rule="359")
@card("Iascylla")
@pytest.mark.parametrize("away", [False, True])
def test_iascylla_draws_to_the_battlefield_that_was_held_wherever_it_is(away: bool) -> None:
    table = Table(you=side(at={MEADOW: ["Iascylla"]}, deck=["Gust"] * 2),
                  foe=side(base=["Mega-Mech"], hand=["Test Way Home"], deck=["Gust"] * 2), turn_of=FOE)
    table.end_turn()
    table.you.choose("yes")
    if away:
        table.foe.play("Test Way Home", on="Iascylla")
    while table.chain():
        table.answer(table.open.seat, "pass")
    assert (table.where("Iascylla"), table.where("Mega-Mech")) == ("base" if away else MEADOW, MEADOW)


@ruling("R133")
@card("Jhin, Meticulous Killer", "Singularity", "Abandon")
def test_energy_spent_on_a_spell_that_was_countered_was_spent_all_the_same() -> None:
    table = Table(you=side(hand=["Singularity", "Jhin, Meticulous Killer"], runes={"mind": 6}, deck=["Gust"] * 2),
                  foe=side(base=["Mega-Mech"], hand=["Abandon"], runes={"chaos": 2}, deck=["Gust"] * 2))
    table.you.play("Singularity", on="Mega-Mech")
    table.foe.play("Abandon")
    table.resolve()
    table.foe.choose("keep")
    assert (table.hand(), table.ready_runes()) == (["Jhin, Meticulous Killer", "Singularity"], 0)
    table.you.play("Jhin, Meticulous Killer")
    table.resolve()
    table.you.choose("keep")
    assert (table.where("Jhin, Meticulous Killer"), len(table.state.players[0].runes)) == ("base", 3)


@ruling("R130")
@covers("375")
@card(ZILEAN, "LeBlanc, Deceiver")
@pytest.mark.parametrize(("answer", "made"), [("yes", 2), ("no", 1)])
def test_zilean_doubles_a_reflection_and_copies_of_him_double_nothing_any_more(answer: str, made: int) -> None:
    """What is done to the first token is done to its double: it enters ready, becomes Zilean and gets Temporary."""
    table = Table(you=side(legend="LeBlanc, Deceiver", hand=["Gust"], base=[ZILEAN]), foe=side())
    table.you.move(ZILEAN, to=MEADOW)
    table.pass_all()
    table.you.choose("yes")
    table.foe.passes()
    assert (table.open.source, table.trash()) == (table.thing(ZILEAN).id, ["Gust"])
    table.you.choose(answer)
    table.foe.passes()
    assert (table.chain(), table.open.kind) == ([], "act")
    tokens = [thing for thing in table.state.permanents() if thing.token]
    assert [(thing.card.name, thing.place, thing.exhausted) for thing in tokens] == [
        (ZILEAN, table.thing(ZILEAN).place, False)
    ] * made
    assert [layers.keyword(table.state, thing, "temporary") for thing in tokens] == [1] * made
    assert not layers.keyword(table.state, next(o for o in table.state.permanents() if not o.token), "temporary")


# --- Elder Dragon

DRAGON = "Elder Dragon"


def burned(*hand: str, runes: dict[str, int]) -> Table:
    """Elder Dragon has chosen an enemy unit in the base and at each battlefield: Mega-Mech, Mountain Drake, Petty
    Officer."""
    table = Table(
        you=side(hand=[DRAGON], runes={"body": 16}),
        foe=side(base=["Mega-Mech"], at={MEADOW: ["Mountain Drake"], MOOR: ["Petty Officer"]}, hand=list(hand),
                 runes=runes, deck=["Gust"] * 2),
    )
    table.you.play(DRAGON)
    table.resolve()
    for name in ("Mega-Mech", "Mountain Drake", "Petty Officer"):
        table.you.choose(name)
    return table


@ruling("R131", rule="437.2")
@card(DRAGON, "Counter Strike")
def test_damage_that_counter_strike_prevents_is_no_damage_of_elder_dragon() -> None:
    table = burned("Counter Strike", runes={"calm": 3})
    table.foe.play("Counter Strike", on="Mountain Drake")
    table.resolve()
    assert (table.where("Mountain Drake"), table.thing("Mountain Drake").damage) == (MEADOW, 0)
    assert {"Mega-Mech", "Petty Officer"} < set(table.trash(FOE))


@ruling("R132", rule="359.3.e.4")
@card(DRAGON, "Flash")
def test_who_flashes_away_is_no_target_of_elder_dragon_where_another_was_chosen_or_nobody() -> None:
    table = burned("Flash", runes={"chaos": 3})
    table.foe.play("Flash", on=["Mountain Drake", "Petty Officer"])
    table.resolve()
    assert [(table.where(name), table.thing(name).damage) for name in ("Mountain Drake", "Petty Officer")] == [
        ("base", 0)
    ] * 2
    assert "Mega-Mech" in table.trash(FOE)
