"""Signature cards of Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

THRILL, GAUNTLETS, LULLABY, SHADOW = "Thrill of the Hunt", "Hextech Gauntlets", "Lilting Lullaby", "Shadow"
MOONFALL, MIRROR, ASSAULT, VERDICT = "Moonfall", "Mirror Image", "Void Assault", "Keeper's Verdict"


@card(THRILL)
def test_thrill_of_the_hunt_brings_a_friendly_unit_to_any_battlefield() -> None:
    table = Table(you=side(hand=[THRILL], base=[one("First Mate", damage=1, exhausted=True)], runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Recruit"]}, base=["Mega-Mech"]))
    table.you.play(THRILL, on="First Mate")
    table.resolve()
    assert [option.short for option in table.open.options] == [MEADOW, MOOR]
    table.you.choose(MEADOW)
    table.resolve()
    assert (table.where("First Mate"), table.thing("First Mate").damage) == (MEADOW, 0)


@card(GAUNTLETS)
@pytest.mark.parametrize(("unit", "left"), [("Recruit", 1), ("First Mate", 3), ("Mega-Mech", 3)])
def test_hextech_gauntlets_cost_less_for_the_mighty(unit: str, left: int) -> None:
    table = Table(you=side(base=[GAUNTLETS, "Recruit", "First Mate", "Mega-Mech"], runes={"fury": 3}), foe=side())
    before = table.might(unit)
    table.you.use(GAUNTLETS, on=unit)
    table.resolve()
    spent = sum(e.n for e in table.events("paid") if e.other == "energy")
    assert (table.might(unit), 3 - spent) == (before + 3, left)


@card(GAUNTLETS)
@pytest.mark.parametrize(("defender", "drawn"), [("Pit Rookie", 1), ("First Mate", 0)])
def test_hextech_gauntlets_draw_after_three_excess_damage(defender: str, drawn: int) -> None:
    table = Table(you=side(base=[one("Pit Rookie", attached=[GAUNTLETS])], deck=["Gust"] * 2),
                  foe=side(at={MEADOW: [defender]}))
    table.you.move("Pit Rookie", to=MEADOW)
    table.pass_all()
    assert (len(table.hand()), table.controller(MEADOW)) == (drawn, YOU)


@card(LULLABY, "Falling Star", "Cleave")
def test_lilting_lullaby_counters_and_silences_its_controller() -> None:
    table = Table(you=side(hand=[LULLABY, "Confront"], base=["Recruit"], runes={"calm": 2, "body": 2}, deck=["Gust"]),
                  foe=side(hand=["Falling Star", "Cleave", "Pit Rookie"], runes={"fury": 9, "body": 2}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Recruit", "Recruit"])
    table.you.play(LULLABY, on="Falling Star")
    table.resolve()
    assert (table.trash(FOE), table.where("Recruit")) == (["Falling Star"], "base")
    assert table.foe.offered("play") == {"Pit Rookie"}


@card(MOONFALL)
@pytest.mark.parametrize("moved", [True, False])
def test_moonfall_gathers_and_weakens_enemies_where_you_have_units(moved: bool) -> None:
    table = Table(you=side(hand=[MOONFALL], at={MEADOW: ["Recruit"]}, runes={"mind": 3}),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Mountain Drake"]}))
    table.you.play(MOONFALL, on=[MEADOW, *["Mega-Mech"] * moved])
    table.resolve()
    if moved:
        table.you.choose("yes")
        table.resolve()
    mights = [table.might(name) for name in ("Mega-Mech", "Mountain Drake", "Recruit")]
    assert (mights, table.where("Mega-Mech")) == ([6, 10, 1] if moved else [8, 10, 1], MEADOW if moved else "base")
    away = Table(you=side(hand=[MOONFALL], base=["Recruit"], runes={"mind": 3}), foe=side(base=["Mega-Mech"]))
    assert away.you.offered("play") == set()


@card(MIRROR, "Reflection")
def test_mirror_image_copies_a_unit_for_a_turn() -> None:
    table = Table(you=side(hand=[MIRROR], runes={"mind": 3}), foe=side(base=["First Mate", "Mega-Mech"]))
    table.you.play(MIRROR, on="First Mate")
    table.resolve()
    mine = table.game.sight().players[YOU].base
    assert [(unit.name, unit.might, unit.exhausted, "Temporary" in unit.keywords) for unit in mine] == [
        ("First Mate", 3, False, True)]


@card(ASSAULT)
def test_void_assault_brings_two_together() -> None:
    table = Table(you=side(hand=[ASSAULT], base=["First Mate"], runes={"body": 2}), foe=side(base=["Mega-Mech"]))
    table.you.play(ASSAULT, on=["First Mate", "Mega-Mech"], to=[MEADOW, MEADOW])
    table.resolve()
    assert (table.where("First Mate"), table.where("Mega-Mech")) == (MEADOW, MEADOW)
    assert (table.thing("First Mate").role, table.thing("Mega-Mech").role) == ("attacker", "defender")


@card(VERDICT)
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_keepers_verdict_sends_an_enemy_into_its_deck(end: str) -> None:
    table = Table(you=side(hand=[VERDICT], runes={"body": 2}, at={MOOR: ["Recruit"]}),
                  foe=side(at={MEADOW: ["First Mate", "Pit Rookie"]}, base=["Mega-Mech"], deck=["Gust"]))
    assert options(table.you, "play", VERDICT) == ["First Mate", "Pit Rookie"]
    table.you.play(VERDICT, on="First Mate")
    table.resolve()
    assert table.open.seat == FOE, asked(table.foe)
    table.answer(FOE, next(key for key in table.open.keys if end in key))
    assert [card.name for card in reversed(table.state.players[FOE].deck)] == (
        ["First Mate", "Gust"] if end == "top" else ["Gust", "First Mate"])


@card(SHADOW)
@pytest.mark.parametrize(("place", "exhausted"), [(MEADOW, False), ("Your base", True)])
def test_shadow_enters_ready_at_a_battlefield(place: str, exhausted: bool) -> None:
    table = Table(you=side(hand=[SHADOW], at={MEADOW: ["Recruit"]}, runes={"calm": 3}), foe=side())
    table.you.play(SHADOW, to=place)
    table.resolve()
    assert (table.where(SHADOW), table.thing(SHADOW).exhausted) == (MEADOW if place == MEADOW else "base", exhausted)


@card(SHADOW)
def test_shadow_stuns_who_attacks_where_it_is() -> None:
    table = Table(you=side(at={MEADOW: [SHADOW]}, runes={"calm": 1}), foe=side(base=["Mega-Mech", "First Mate"]),
                  turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.use(SHADOW, on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.thing(SHADOW).exhausted) == (True, True)
    calm = Table(you=side(at={MEADOW: [SHADOW]}, runes={"calm": 2}), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert SHADOW not in calm.you.offered("use")


ALPHA = "Alpha Strike"


@card(ALPHA)
def test_alpha_strike_splits_a_might_and_earns_xp_for_each_kill() -> None:
    table = Table(you=side(hand=[ALPHA], base=["First Mate"], runes={"calm": 3}),
                  foe=side(at={MEADOW: ["Recruit", "Pit Rookie"], MOOR: ["Mega-Mech"]}, base=["Mountain Drake"]))
    table.you.play(ALPHA, on=["First Mate", "Recruit", "Pit Rookie"])
    table.resolve()
    while table.open.kind != "act":
        table.you.choose("Pit Rookie" if "Pit Rookie" in asked(table.you) else asked(table.you)[0])
        table.resolve()
    assert (table.trash(FOE), table.state.players[YOU].xp, table.thing("Mega-Mech").damage) == (["Pit Rookie"], 2, 0)


BELOW = "Death from Below"


@card(BELOW)
@pytest.mark.parametrize(("victim", "again"), [("First Mate", True), ("Mega-Mech", False)])
def test_death_from_below_strikes_again_after_the_weak(victim: str, again: bool) -> None:
    table = Table(you=side(hand=[BELOW], runes={"fury": 6}),
                  foe=side(at={MEADOW: [victim], MOOR: ["Mountain Drake"]}, base=["Recruit"]))
    assert options(table.you, "play", BELOW) == sorted([victim, "Mountain Drake"])
    table.you.play(BELOW, on=victim)
    table.resolve()
    if again:
        table.you.choose("yes")
        table.you.choose("pay")
        table.resolve()
        assert (sorted(table.trash(FOE)), table.open.kind) == (["First Mate", "Mountain Drake"], "act")
    assert (table.trash(), len(table.trash(FOE)), table.open.kind) == ([BELOW], 1 + again, "act")
    assert len(table.state.players[YOU].runes) == 6 - 1 - again


CURTAIN = "Curtain Call"


@card(CURTAIN)
def test_curtain_call_is_given_four_times_and_never_the_same() -> None:
    table = Table(you=side(hand=[CURTAIN], runes={"fury": 6}, deck=["Gust"] * 3),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Mountain Drake"]))
    table.you.play(CURTAIN, on=["mode:0", "mode:1", "Mega-Mech", "mode:2", "Mountain Drake", "mode:3", "Mega-Mech"],
                   repeat=3)
    table.resolve()
    assert (table.hand(), table.might("Mega-Mech"), table.ready_runes()) == (["Gust"], 4, 0)
    assert (table.thing("Mega-Mech").damage, table.thing("Mountain Drake").damage) == (2, 3)


@card(CURTAIN)
@pytest.mark.parametrize("again", [True, False])
def test_curtain_call_chooses_no_mode_twice(again: bool) -> None:
    table = Table(you=side(hand=[CURTAIN, CURTAIN], runes={"fury": 10}, deck=["Gust"] * 3),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    if again:  # another one is another show
        table.you.play(CURTAIN, on="mode:0")
        table.resolve()
    path = [table.you._first("play", CURTAIN)]
    assert "mode:0" in table.you.draft(*path, "extra:none", "extra:none", "extra:none").keys
    assert "mode:0" not in table.you.draft(*path, "extra:yes", "extra:none", "extra:none", "mode:0").keys


@card("Daisy!", "Frisky Hunter", "Scorchclaw", "Pouty Poro")
@pytest.mark.parametrize(("base", "energy", "stuns"), [
    (["Bird", "Frisky Hunter", "Scorchclaw", "Pouty Poro"], 5, True),
    (["Bird", "Frisky Hunter", "Pouty Poro"], 6, False),
])
def test_daisy_costs_less_for_each_animal_and_stuns_beside_all_four(base: list[str], energy: int, stuns: bool) -> None:
    table = Table(you=side(hand=["Daisy!"], runes={"order": energy + 2}, base=base),
                  foe=side(at={MEADOW: ["Mega-Mech", "Recruit"]}, base=["Bird", "Scorchclaw"]))
    table.you.play("Daisy!")
    paid = table.events("paid")[0]
    assert (paid.other, paid.n, table.thing("Daisy!").exhausted) == ("energy", energy, False)
    table.you.move("Daisy!", to=MEADOW)
    if stuns:
        table.you.choose("Recruit")
    table.resolve()
    assert (table.thing("Recruit").stunned, table.thing("Mega-Mech").stunned) == (stuns, False)
