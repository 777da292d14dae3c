"""Spells and gear of Calm in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, Table, one, side

SERGEANT, SKULKER, DRAKE = "Vanguard Sergeant", "Shipyard Skulker", "Mountain Drake"


@card("Desert's Call")
@pytest.mark.parametrize("repeat", [0, 1])
def test_deserts_call_plays_a_sand_soldier_and_repeated_another(repeat: int) -> None:
    table = Table(you=side(hand=["Desert's Call"], runes={"calm": 4}), foe=side())
    table.you.play("Desert's Call", repeat=repeat)
    table.resolve()
    came = [e for e in table.events("entered") if e.card == "SFD-T02"]
    assert (len(came), table.might("Sand Soldier"), table.ready_runes()) == (1 + repeat, 2, 2 - 2 * repeat)


@card("Feral Strength")
@pytest.mark.parametrize(("repeat", "might"), [(0, 6), (1, 8)])
def test_feral_strength_gives_two_might_in_response(repeat: int, might: int) -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Feral Strength"], runes={"calm": 4}, deck=["Gust"]),
                  foe=side(base=[DRAKE], deck=["Gust"]), turn_of=FOE)
    table.foe.move(DRAKE, to=MEADOW)
    table.foe.passes()
    assert options(table.you, "play", "Feral Strength", "Without it")[:2] == [DRAKE, SERGEANT]
    table.you.play("Feral Strength", on=[SERGEANT] * (1 + repeat), repeat=repeat)
    table.resolve()
    assert (table.might(SERGEANT), table.might(DRAKE)) == (might, 10)


@card("Thwonk!")
def test_thwonk_stuns_an_attacker_and_nobody_else() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Thwonk!"], runes={"calm": 2}),
                  foe=side(base=[DRAKE, "Recruit"]), turn_of=FOE)
    table.foe.move(DRAKE, to=MEADOW)
    table.foe.passes()
    table.you.play("Thwonk!", on=DRAKE)
    table.resolve()
    assert (table.thing(DRAKE).stunned, table.thing(SERGEANT).stunned) == (True, False)
    quiet = Table(you=side(hand=["Thwonk!"], runes={"calm": 2}), foe=side(at={MEADOW: [DRAKE]}))
    assert quiet.you.offered("play") == set()


@card("Thwonk!")
def test_thwonk_repeated_stuns_two_attackers() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT]}, hand=["Thwonk!"], runes={"calm": 4}),
                  foe=side(base=[DRAKE, "Recruit"]), turn_of=FOE)
    table.foe.move(DRAKE, "Recruit", to=MEADOW)
    table.foe.passes()
    table.you.play("Thwonk!", on=[DRAKE, "Recruit"], repeat=1)
    table.resolve()
    assert (table.thing(DRAKE).stunned, table.thing("Recruit").stunned) == (True, True)


@card("Emperor's Divide")
def test_emperors_divide_brings_friendly_units_of_one_battlefield_home() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT, SKULKER], MOOR: ["Daring Poro"]}, base=["Recruit"],
                           hand=["Emperor's Divide"], runes={"calm": 2}),
                  foe=side(base=[DRAKE], at={}))
    assert options(table.you, "play", "Emperor's Divide") == ["Daring Poro", "Done", SKULKER, SERGEANT]
    assert options(table.you, "play", "Emperor's Divide", SERGEANT) == ["Done", SKULKER]
    table.you.play("Emperor's Divide", on=[SERGEANT, SKULKER])
    table.resolve()
    assert [table.where(name) for name in (SERGEANT, SKULKER, "Daring Poro")] == ["base", "base", MOOR]


@card("Emperor's Divide")
def test_emperors_divide_from_face_down_speaks_of_where_it_lay() -> None:
    table = Table(you=side(at={MEADOW: [SERGEANT], MOOR: ["Daring Poro"]}, facedown={MOOR: ["Emperor's Divide"]}),
                  foe=side(base=[DRAKE]), turn_of=FOE)
    table.foe.move(DRAKE, to=MOOR)
    table.foe.passes()
    table.you.play("Emperor's Divide", on="Daring Poro")
    table.resolve()
    assert (table.where("Daring Poro"), table.where(SERGEANT)) == ("base", MEADOW)


@card("Not So Fast", "Stupefy", "Detonate", "Falling Star")
@pytest.mark.parametrize(("spell", "chosen", "runes", "offered"), [
    ("Stupefy", SERGEANT, {"mind": 1}, True), ("Stupefy", DRAKE, {"mind": 1}, False),
    ("Detonate", "Sun Disc", {"fury": 1}, True),
])
def test_not_so_fast_counters_what_chooses_a_friendly_unit_or_gear(
    spell: str, chosen: str, runes: dict[str, int], offered: bool
) -> None:
    table = Table(you=side(base=[SERGEANT, "Sun Disc"], hand=["Not So Fast"], runes={"calm": 2}),
                  foe=side(base=[DRAKE], hand=[spell], runes=runes, deck=["Gust"]), turn_of=FOE)
    table.foe.play(spell, on=chosen)
    table.foe.passes() if table.open.seat == FOE else None
    assert ("Not So Fast" in table.you.offered("play")) is offered
    if offered:
        table.you.play("Not So Fast", on=spell)
        table.resolve()
        assert (table.might(SERGEANT), table.where("Sun Disc"), table.trash(FOE)) == (4, "base", [spell])


@card("Not So Fast", "Orb of Regret")
def test_not_so_fast_counters_an_ability_but_nothing_of_your_own() -> None:
    table = Table(you=side(base=[SERGEANT], hand=["Not So Fast"], runes={"calm": 2}),
                  foe=side(base=["Orb of Regret"]), turn_of=FOE)
    table.foe.use("Orb of Regret", on=SERGEANT)
    table.you.play("Not So Fast", on="Orb of Regret")
    table.resolve()
    assert table.might(SERGEANT) == 4
    own = Table(you=side(base=[SERGEANT], hand=["Not So Fast", "Stupefy"], runes={"calm": 2, "mind": 1}), foe=side())
    own.you.play("Stupefy", on=SERGEANT, keep=True)
    assert "Not So Fast" not in own.you.offered("play")


@card("Poro Snax")
def test_poro_snax_draws_when_played_and_when_eaten() -> None:
    table = Table(you=side(hand=["Poro Snax"], runes={"calm": 2}, deck=["Gust", "Flash", "Rebuke"]), foe=side())
    table.you.play("Poro Snax")
    table.resolve()
    assert table.hand() == ["Gust"]
    ready = Table(you=side(base=["Poro Snax"], runes={"calm": 1}, deck=["Gust", "Flash"]), foe=side())
    ready.you.use("Poro Snax")
    ready.resolve()
    assert (ready.hand(), ready.trash()) == (["Gust"], ["Poro Snax"])
    spent = Table(you=side(base=["Poro Snax*"], runes={"calm": 1}), foe=side())
    assert "Poro Snax" not in spent.you.offered("use")


@card("Heart of Dark Ice")
def test_heart_of_dark_ice_gives_three_might_this_turn() -> None:
    table = Table(you=side(base=["Heart of Dark Ice", SERGEANT], deck=["Gust"]), foe=side(base=[DRAKE], deck=["Gust"]))
    assert options(table.you, "use", "Heart of Dark Ice") == [DRAKE, SERGEANT]
    table.you.use("Heart of Dark Ice", on=SERGEANT)
    table.resolve()
    assert (table.might(SERGEANT), table.thing("Heart of Dark Ice").exhausted) == (7, True)
    table.end_turn()
    assert table.might(SERGEANT) == 4


@card("Guardian Angel", "Vengeance")
def test_guardian_angel_dies_for_its_wearer() -> None:
    """136.2.d, 370: the unit is healed, exhausted and recalled instead."""
    table = Table(
        you=side(at={MEADOW: [one(SERGEANT, attached=["Guardian Angel"], damage=2)]}, base=[SKULKER]),
        foe=side(hand=["Vengeance"] * 2, runes={"order": 8}), turn_of=FOE,
    )
    table.foe.play("Vengeance", on=SERGEANT)
    table.resolve()
    assert (table.where(SERGEANT), table.thing(SERGEANT).damage, table.thing(SERGEANT).exhausted) == ("base", 0, True)
    assert table.trash() == ["Guardian Angel"]
    table.foe.play("Vengeance", on=SERGEANT)
    table.resolve()
    assert table.trash() == ["Guardian Angel", SERGEANT]


@card("Guardian Angel", "Vengeance")
def test_guardian_angel_dies_for_nobody_else() -> None:
    table = Table(you=side(base=[SERGEANT, "Guardian Angel"]), foe=side(hand=["Vengeance"], runes={"order": 4}),
                  turn_of=FOE)
    table.foe.play("Vengeance", on=SERGEANT)
    table.resolve()
    assert (table.trash(), table.where("Guardian Angel")) == ([SERGEANT], "base")


@card("Svellsongur", "Daring Poro")
def test_svellsongur_copies_the_text_of_its_wearer_as_long_as_it_is_worn() -> None:
    """Assault twice; what is detached copies nothing."""
    table = Table(you=side(base=["Daring Poro", "Recruit", "Svellsongur"], runes={"calm": 2}),
                  foe=side(at={MEADOW: [DRAKE]}))
    table.you.use("Svellsongur", on="Daring Poro")
    table.resolve()
    assert table.might("Daring Poro") == 2
    table.you.move("Daring Poro", "Recruit", to=MEADOW)
    assert (table.might("Daring Poro"), table.might("Recruit")) == (4, 1)
