"""Units of Fury in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

TWIRLER, SURFER, PORO, REAPER = "Blade Twirler", "Dune Surfer", "Punching Poro", "Baccai Reaper"
FIEND, DRAGON, MORGANA = "Shadow Fiend", "Eclipse Dragon", "Morgana, Vindictive"
RENEKTON, REVELER, ZED = "Renekton, Rage Fueled", "Twilight Reveler", "Zed, From the Shadows"


@card(TWIRLER)
@pytest.mark.parametrize(("seat", "burned"), [(YOU, (1, 0)), (FOE, (0, 1))])
def test_blade_twirler_has_a_player_burn_as_it_moves_first(seat: int, burned: tuple[int, int]) -> None:
    table = Table(you=side(base=[TWIRLER], deck=["Gust"] * 3), foe=side(deck=["Gust"] * 3))
    table.you.move(TWIRLER, to=MEADOW)
    assert table.open.keys == ("seat:0", "seat:1")
    table.you.choose(f"seat:{seat}")
    table.resolve()
    assert (len(table.trash(YOU)), len(table.trash(FOE))) == burned


@card(TWIRLER, "Ride the Wind")
def test_blade_twirler_burns_nobody_as_it_moves_again() -> None:
    table = Table(you=side(base=[TWIRLER], deck=["Gust"] * 3, hand=["Ride the Wind"], runes={"chaos": 3}),
                  foe=side(deck=["Gust"] * 3))
    table.you.move(TWIRLER, to=MEADOW)
    table.you.choose("seat:1")
    table.resolve()
    table.pass_all()
    table.you.play("Ride the Wind", on=TWIRLER, to="Your base")
    table.resolve()
    assert (table.where(TWIRLER), len(table.trash(FOE)), table.open.kind) == ("base", 1, "act")


@card(SURFER)
@pytest.mark.parametrize("there", [True, False])
def test_dune_surfer_lets_you_pass_by_tank_where_it_fights(there: bool) -> None:
    mine = [SURFER, "Pit Rookie"] if there else ["Mega-Mech"]
    table = Table(you=side(base=mine, at={} if there else {MOOR: [SURFER]}),
                  foe=side(at={MEADOW: ["Alpha Wildclaw", "Mountain Drake"]}))
    table.you.move(*mine, to=MEADOW)
    table.pass_all()
    offered = asked(table.you) if table.open.kind == "assign" and table.open.seat == YOU else []
    assert ("Mountain Drake" in offered) == there


@card(PORO)
def test_punching_poro_becomes_empowered_for_a_card_of_the_hand() -> None:
    table = Table(you=side(base=[PORO], hand=["Gust", "Flash"]), foe=side())
    assert table.might(PORO) == 2
    table.you.use(PORO, paying="Gust")
    table.resolve()
    assert (table.might(PORO), table.hand(), table.trash()) == (3, ["Flash"], ["Gust"])
    assert PORO not in table.you.offered("use")
    bare = Table(you=side(base=[PORO]), foe=side())
    assert PORO not in bare.you.offered("use")


@card(REAPER)
@pytest.mark.parametrize(("answer", "might", "ready"), [("yes", 6, 0), ("no", 4, 1)])
def test_baccai_reaper_may_pay_for_assault(answer: str, might: int, ready: int) -> None:
    table = Table(you=side(base=[REAPER], runes={"fury": 1}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move(REAPER, to=MEADOW)
    table.you.choose(answer)
    table.resolve()
    assert (table.might(REAPER), table.ready_runes(), len(table.state.players[YOU].runes)) == (might, ready, ready)
    calm = Table(you=side(base=[REAPER], runes={"calm": 1}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    calm.you.move(REAPER, to=MEADOW)
    assert "yes" not in calm.open.keys


@card(FIEND)
def test_shadow_fiend_has_assault_while_empowered() -> None:
    table = Table(you=side(base=[FIEND], runes={"fury": 3}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.use(FIEND)
    table.resolve()
    assert (table.might(FIEND), table.thing(FIEND).empowered) == (2, 1)
    table.you.move(FIEND, to=MEADOW)
    assert table.might(FIEND) == 5
    plain = Table(you=side(base=[FIEND], runes={"calm": 3}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert FIEND not in plain.you.offered("use")
    plain.you.move(FIEND, to=MEADOW)
    assert plain.might(FIEND) == 2


@card(DRAGON)
@pytest.mark.parametrize(("runes", "drawn"), [(4, 1), (5, 0)])
def test_eclipse_dragon_draws_as_it_moves_with_few_runes(runes: int, drawn: int) -> None:
    table = Table(you=side(base=[DRAGON], spent={"fury": runes}, deck=["Gust"]), foe=side(runes={"fury": 1}))
    table.you.move(DRAGON, to=MEADOW)
    table.resolve()
    assert len(table.hand()) == drawn


@card(DRAGON)
def test_eclipse_dragon_enters_ready_for_more() -> None:
    table = Table(you=side(hand=[DRAGON], runes={"fury": 9}), foe=side())
    table.you.play(DRAGON, accelerate=True)
    table.resolve()
    assert (table.thing(DRAGON).exhausted, table.ready_runes()) == (False, 0)


@card(MORGANA)
def test_morgana_deals_what_is_marked_already() -> None:
    table = Table(you=side(hand=[MORGANA], runes={"fury": 5}),
                  foe=side(base=[one("Mega-Mech", damage=3), "Pit Rookie", one("Mountain Drake", damage=6)]))
    table.you.play(MORGANA)
    assert asked(table.you) == ["Mega-Mech", MORGANA, "Mountain Drake", "Pit Rookie"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Mountain Drake").damage) == (6, 6)


@card(MORGANA)
def test_morgana_ambushes_and_deals_nothing_to_the_unhurt() -> None:
    table = Table(you=side(hand=[MORGANA], runes={"fury": 5}, at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(MORGANA)
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.where(MORGANA), table.thing("Mega-Mech").damage) == (MEADOW, 0)


@card(RENEKTON)
@pytest.mark.parametrize(("runes", "damage"), [(4, 2), (5, 0)])
def test_renekton_strikes_enemies_where_he_attacks_with_few_runes(runes: int, damage: int) -> None:
    table = Table(you=side(base=[RENEKTON], spent={"fury": runes}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Mountain Drake"], MOOR: ["Pit Rookie"]}, runes={"fury": 1}))
    table.you.move(RENEKTON, to=MEADOW)
    table.resolve()
    marked = [table.thing(name).damage for name in ("Mega-Mech", "Mountain Drake", "Pit Rookie", RENEKTON)]
    assert marked == [damage, damage, 0, 0]


@card(RENEKTON)
def test_renekton_enters_ready_for_more() -> None:
    table = Table(you=side(hand=[RENEKTON], runes={"fury": 7}), foe=side())
    table.you.play(RENEKTON, accelerate=True)
    table.resolve()
    assert (table.thing(RENEKTON).exhausted, table.ready_runes()) == (False, 0)


@card(REVELER)
def test_twilight_reveler_readies_another_friendly_unit() -> None:
    table = Table(you=side(base=[REVELER, "Recruit*", "Pit Rookie*"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move(REVELER, to=MEADOW)
    assert asked(table.you) == ["Pit Rookie", "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert [table.thing(name).exhausted for name in ("Recruit", "Pit Rookie", REVELER)] == [False, True, True]


@card(ZED)
@pytest.mark.parametrize("paid", [True, False])
def test_zed_brings_a_shadow_clone_for_a_card_of_the_hand(paid: bool) -> None:
    table = Table(you=side(hand=[ZED, "Gust"], runes={"fury": 4}), foe=side())
    table.you.play(ZED, paying=["Gust"] if paid else [])
    table.resolve()
    clones = [o for o in table.state.objects.values() if o.card.name == "Shadow Clone"]
    assert (len(clones), table.hand()) == (int(paid), [] if paid else ["Gust"])


# --- few runes, names, and where a move began

SANDSPINNER, FORSAKEN, RAIDER = "Baccai Sandspinner", "Forsaken Baccai", "Oasis Raider"
ASSASSIN, AKALI = "Shadow Assassin", "Akali, Deadly Weapon"


@card(SANDSPINNER)
@pytest.mark.parametrize(("ready", "spent", "used"), [(2, 2, True), (2, 3, False), (5, 0, True), (4, 1, False)])
def test_baccai_sandspinner_is_empowered_for_less_with_few_runes(ready: int, spent: int, used: bool) -> None:
    table = Table(you=side(base=[SANDSPINNER], runes={"fury": ready}, spent={"fury": spent}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, runes={"fury": 3}))
    assert (SANDSPINNER in table.you.offered("use")) == used
    if used:
        table.you.use(SANDSPINNER)
        table.resolve()
    table.you.move(SANDSPINNER, to=MEADOW)
    assert table.might(SANDSPINNER) == (8 if used else 6)


@card(SANDSPINNER, "Falling Star")
def test_baccai_sandspinner_deflects_while_empowered() -> None:
    table = Table(you=side(base=[one(SANDSPINNER, empowered=1), "Recruit", "Pit Rookie"]),
                  foe=side(hand=["Falling Star"], runes={"fury": 2}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Recruit", "Pit Rookie"])
    assert SANDSPINNER not in [e.card for e in table.events("chose")]
    again = Table(you=side(base=[one(SANDSPINNER, empowered=1)]), foe=side(hand=["Falling Star"], runes={"fury": 3}),
                  turn_of=FOE)
    assert again.foe.offered("play") == set()


@card(FORSAKEN, RAIDER)
@pytest.mark.parametrize(("name", "theirs", "might"), [
    (FORSAKEN, 3, 3), (FORSAKEN, 2, 2), (RAIDER, 3, 6), (RAIDER, 2, 4),
])
def test_baccai_and_raider_are_stronger_in_a_turn_begun_with_fewer_runes(name: str, theirs: int, might: int) -> None:
    table = Table(you=side(at={MEADOW: [name]}, runes={"fury": 2}, deck=["Gust"] * 3),
                  foe=side(runes={"fury": theirs}, at={MOOR: ["Mega-Mech"]}), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert table.might(name) == might
    keywords = table.game.sight().battlefields[0].units[0].keywords
    assert ("Ganking" in keywords) == (name == RAIDER and might == 6)


@card(ASSASSIN)
@pytest.mark.parametrize(("trash", "exhausted"), [([ASSASSIN], False), (["Gust"], True), ([], True)])
def test_shadow_assassin_enters_ready_after_another_of_its_name(trash: list[str], exhausted: bool) -> None:
    table = Table(you=side(hand=[ASSASSIN], trash=trash, runes={"fury": 5}), foe=side(trash=[ASSASSIN]))
    table.you.play(ASSASSIN)
    table.resolve()
    assert table.thing(ASSASSIN).exhausted == exhausted


@card(AKALI)
@pytest.mark.parametrize(("empowered", "damage"), [(0, 1), (1, 2)])
def test_akali_strikes_where_she_came_from_or_went(empowered: int, damage: int) -> None:
    table = Table(you=side(at={MEADOW: [one(AKALI, empowered=empowered)]}),
                  foe=side(at={MOOR: ["Recruit"]}, base=["Mountain Drake"]), battlefields=[MEADOW, MOOR])
    table.you.move(AKALI, to="base")
    assert table.open.kind == "act"
    goes = Table(you=side(base=[one(AKALI, empowered=empowered)]),
                 foe=side(at={MEADOW: ["Mega-Mech"], MOOR: ["Recruit"]}, base=["Mountain Drake"]))
    goes.you.move(AKALI, to=MEADOW)
    goes.you.choose("yes")
    assert asked(goes.you) == [AKALI, "Mega-Mech"]
    goes.you.choose("Mega-Mech")
    goes.resolve()
    assert (goes.thing("Mega-Mech").damage, goes.might(AKALI)) == (damage, 3 + empowered)


@card(AKALI)
def test_akali_strikes_behind_her_and_is_empowered_for_two_and_fury() -> None:
    table = Table(you=side(at={MEADOW: [AKALI, "Pit Rookie"]}, runes={"fury": 2}), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.use(AKALI)
    table.resolve()
    assert table.might(AKALI) == 4
    table.you.move(AKALI, to="base")
    table.you.choose("yes")
    table.resolve()
    assert table.trash() == ["Pit Rookie"]


@ruling("R161")
@card(AKALI, "Gust")
def test_akali_strikes_where_she_went_though_she_has_left() -> None:
    table = Table(you=side(base=[AKALI]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Gust"], runes={"chaos": 1}))
    table.you.move(AKALI, to=MEADOW)
    table.you.choose("yes")
    table.you.choose("Mega-Mech")
    table.foe.play("Gust", on=AKALI)
    table.resolve()
    assert (table.where(AKALI), table.thing("Mega-Mech").damage) == ("hand", 1)
