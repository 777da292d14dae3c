"""Units of Fury in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

KINGPIN, MARAI, NEOPHYTE, REVNA = "Arena Kingpin", "Mischievous Marai", "Prepared Neophyte", "Revna the Lorekeeper"
BROADMANE, APOTHECARY, VOX, LEGION = "Lord Broadmane", "Grim Apothecary", "Inviolus Vox", "Undying Legion"
JHIN, KATARINA, RENGAR = "Jhin, Murderous Artist", "Katarina, Reckless", "Rengar, Unseen"
XERATH, PYKE, VI, BRAMBLEBACK = "Xerath, Freed", "Pyke, Dockside Butcher", "Vi, Hotheaded", "Red Brambleback"


# --- keywords alone

@card("Sharkling", RENGAR, "Stupefy")
@pytest.mark.parametrize(("name", "energy", "attacking", "words"), [
    ("Sharkling", 4, 5, ["accelerate", "assault 4"]),
    (RENGAR, 5, 6, ["accelerate", "assault 2", "deflect", "ganking"]),
])
def test_what_accelerates_enters_ready_and_fights_as_its_keywords_say(
    name: str, energy: int, attacking: int, words: list[str]
) -> None:
    table = Table(you=side(hand=[name], runes={"fury": energy + 2}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(name, accelerate=True)
    shown = table.game.sight().players[0].base[0]
    assert [word.lower() for word in shown.keywords] == words
    table.you.move(name, to=MEADOW)
    assert table.might(name) == attacking
    slow = Table(you=side(hand=[name], runes={"fury": energy}), foe=side())
    slow.you.play(name)
    assert slow.thing(name).exhausted


# --- what they do as they are played

@card("Inferna", "Stupefy")
def test_inferna_ambushes_where_you_have_units_and_assaults() -> None:
    table = Table(you=side(hand=["Inferna"], runes={"fury": 2}, at={MEADOW: ["Recruit"]}, base=["Recruit"]),
                  foe=side(base=["Daring Poro"], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Daring Poro")
    table.you.play("Inferna", to=MEADOW)
    assert (table.where("Inferna"), table.might("Inferna")) == (MEADOW, 1)
    nowhere = Table(you=side(hand=["Inferna"], runes={"fury": 2}, base=["Recruit"]),
                    foe=side(base=["Daring Poro"], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    nowhere.foe.play("Stupefy", on="Daring Poro")
    assert nowhere.open.kind == "act" or not nowhere.you.offered("play")
    fight = Table(you=side(base=["Inferna"]), foe=side(at={MEADOW: ["Pit Rookie"]}))
    fight.you.move("Inferna", to=MEADOW)
    assert fight.might("Inferna") == 3


@card(KINGPIN)
def test_arena_kingpin_enters_ready_and_strengthens_any_unit() -> None:
    table = Table(you=side(hand=[KINGPIN], runes={"fury": 5}), foe=side(base=["Recruit"]))
    table.you.play(KINGPIN)
    assert options(table.you, "use", KINGPIN) == [KINGPIN, "Recruit"]
    table.you.use(KINGPIN, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might(KINGPIN), table.thing(KINGPIN).exhausted) == (4, 3, True)
    assert KINGPIN not in table.you.offered("use")


@card(MARAI)
def test_mischievous_marai_deals_two_where_it_is_played_to_a_battlefield() -> None:
    table = Table(you=side(facedown={MEADOW: [MARAI]}, controls=[MEADOW], at={MEADOW: ["Shipyard Skulker"]}),
                  foe=side(base=["Pit Rookie", "Mega-Mech"]), turn_of=FOE)
    table.foe.move("Pit Rookie", "Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(MARAI)
    assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.where(MARAI), table.thing("Mega-Mech").damage) == (MEADOW, 2)
    base = Table(you=side(hand=[MARAI], runes={"fury": 2}), foe=side(base=["Mega-Mech"]))
    base.you.play(MARAI)
    assert (base.open.kind, base.events("triggered")) == ("act", [])


@card("Towering Pairofant", "Hextech Ray")
@pytest.mark.parametrize(("dead", "exhausted"), [([("died", "Recruit")], False), ([("discarded", "Recruit")], True)])
def test_towering_pairofant_enters_ready_when_a_unit_has_died_this_turn(
    dead: list[tuple[str, str]], exhausted: bool
) -> None:
    name = "Towering Pairofant"
    table = Table(you=side(hand=[name], runes={"fury": 6}), foe=side(did=dead))
    table.you.play(name)
    assert table.thing(name).exhausted is exhausted
    fight = Table(you=side(base=[name]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    fight.you.move(name, to=MEADOW)
    assert fight.might(name) == 7


@card(BROADMANE)
def test_lord_broadmane_gives_assault_to_your_other_units_where_he_ambushes() -> None:
    table = Table(you=side(hand=[BROADMANE], runes={"fury": 6}, base=["Recruit", "Pit Rookie"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move("Recruit", to=MEADOW)
    table.you.play(BROADMANE)
    table.resolve()
    assert (table.where(BROADMANE), table.might("Recruit"), table.might(BROADMANE)) == (MEADOW, 2, 5)
    recruit, = (o for o in table.game.sight().battlefields[0].units if o.name == "Recruit")
    assert [word.lower() for word in recruit.keywords] == ["assault"]
    assert table.game.sight().players[0].base[0].keywords == ()


@card(APOTHECARY, "Stupefy")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_grim_apothecary_may_take_a_friendly_unit_back_from_a_battlefield(answer: str) -> None:
    table = Table(you=side(hand=[APOTHECARY], runes={"fury": 3}, at={MOOR: ["Mega-Mech"]}, base=["Pit Rookie"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.play(APOTHECARY)
    table.you.choose(answer)
    table.resolve()
    taken = answer == "yes"
    assert (table.hand(), table.where("Mega-Mech")) == ((["Mega-Mech"], "hand") if taken else ([], MOOR))
    none = Table(you=side(hand=[APOTHECARY], runes={"fury": 3}, base=["Pit Rookie"]),
                 foe=side(at={MEADOW: ["Recruit"]}))
    none.you.play(APOTHECARY)
    none.resolve()
    assert (none.open.kind, none.where("Pit Rookie"), none.where("Recruit")) == ("act", "base", MEADOW)


@card(PYKE)
@pytest.mark.parametrize(("extra", "might", "exhausted"), [("pay", 4, False), ((), 2, True)])
def test_pyke_is_ready_and_stronger_when_fury_is_paid_for_it(extra: str, might: int, exhausted: bool) -> None:
    table = Table(you=side(hand=[PYKE], runes={"fury": 4}), foe=side())
    table.you.play(PYKE, extra=extra)
    table.resolve()
    assert (table.might(PYKE), table.thing(PYKE).exhausted) == (might, exhausted)


@card(PYKE)
def test_pyke_hides_and_goes_from_battlefield_to_battlefield() -> None:
    table = Table(you=side(hand=[PYKE], runes={"fury": 1}, at={MEADOW: ["Recruit"], MOOR: [one(PYKE, called="out")]}),
                  foe=side())
    table.you.hide(PYKE, at=MEADOW)
    assert table.thing(PYKE, zone="facedown")
    table.you.move("out", to=MEADOW)
    table.pass_all()
    assert table.where("out") == MEADOW


@card(LEGION, "Void Seeker")
def test_undying_legion_comes_from_the_trash_after_another_card() -> None:
    table = Table(you=side(trash=[LEGION], runes={"fury": 4}, did=[("played", "Cleave")]), foe=side())
    assert table.you.offered("play") == {LEGION}
    table.you.play(LEGION)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 3), ("fury", 1)]
    assert table.where(LEGION) == "base"
    first = Table(you=side(trash=[LEGION], runes={"fury": 4}), foe=side())
    assert not first.you.offered("play")


# --- what they do while they are there

@card(NEOPHYTE, "Disintegrate", "Void Seeker", "Sky Splitter")
@pytest.mark.parametrize(("spell", "energy", "might"), [("Disintegrate", 4, 5), ("Void Seeker", 3, 1)])
def test_prepared_neophyte_counts_what_you_spent_on_a_spell(spell: str, energy: int, might: int) -> None:
    table = Table(you=side(base=[NEOPHYTE], hand=[spell], runes={"fury": energy + 1}, deck=["Gust"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, deck=["Gust"]))
    assert table.might(NEOPHYTE) == 1
    table.you.play(spell, on="Mega-Mech")
    table.resolve()
    assert table.might(NEOPHYTE) == might
    table.end_turn()
    assert table.might(NEOPHYTE) == 1


@card(REVNA, "Disintegrate", "Sky Splitter")
@pytest.mark.parametrize(("spell", "exhausted"), [("Disintegrate", False), ("Sky Splitter", True)])
def test_revna_readies_for_a_spell_that_really_cost_four(spell: str, exhausted: bool) -> None:
    """Sky Splitter costs one here, with a Might of seven, whatever is printed on it."""
    table = Table(you=side(base=[f"{REVNA}*"], hand=[spell], runes={"fury": 4}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(spell, on="Mega-Mech")
    table.resolve()
    assert table.thing(REVNA).exhausted is exhausted


@card(REVNA, "Disintegrate")
def test_revna_sees_nothing_in_the_spells_of_others() -> None:
    table = Table(you=side(at={MEADOW: [f"{REVNA}*"]}), foe=side(hand=["Disintegrate"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Disintegrate", on=REVNA)
    table.resolve()
    assert (table.thing(REVNA).exhausted, table.events("triggered")) == (True, [])
    table = Table(you=side(at={MEADOW: [REVNA]}), foe=side())
    table.you.move(REVNA, to=MOOR)
    table.pass_all()
    assert table.where(REVNA) == MOOR


@card("Yeti Brawler")
@pytest.mark.parametrize(("foes", "gold"), [(["Shipyard Skulker"], 2), (["Vanguard Sergeant"], 0), ([], 0)])
def test_yeti_brawler_makes_gold_of_three_excess_damage(foes: list[str], gold: int) -> None:
    table = Table(you=side(base=["Yeti Brawler"]), foe=side(at={MEADOW: foes} if foes else {}))
    table.you.move("Yeti Brawler", to=MEADOW)
    table.pass_all()
    made = [o for o in table.state.objects.values() if o.card.name == "Gold"]
    assert (table.points(), [o.exhausted for o in made]) == ((1, 0), [True] * gold)


@card("Scorchclaw")
@pytest.mark.parametrize(("xp", "might", "exhausted"), [(3, 4, False), (2, 3, True)])
def test_scorchclaw_is_stronger_and_ready_at_level_three(xp: int, might: int, exhausted: bool) -> None:
    table = Table(you=side(hand=["Scorchclaw"], runes={"fury": 4}, xp=xp), foe=side(xp=9))
    table.you.play("Scorchclaw")
    assert (table.might("Scorchclaw"), table.thing("Scorchclaw").exhausted) == (might, exhausted)


@card("Scorchclaw")
def test_scorchclaw_hunts_two() -> None:
    table = Table(you=side(base=["Scorchclaw"], xp=1), foe=side())
    table.you.move("Scorchclaw", to=MEADOW)
    table.pass_all()
    assert (table.state.players[0].xp, table.might("Scorchclaw")) == (3, 4)


@card(JHIN)
def test_jhin_adds_one_energy_and_power_whenever_he_moves() -> None:
    table = Table(you=side(base=[JHIN, "Recruit"]), foe=side())
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert table.events("added") == []
    table.you.move(JHIN, to=MEADOW)
    assert [(r.kind, r.n) for r in table.state.players[0].pool] == [("energy", 1), ("any", 1)]
    assert [word.lower() for word in table.game.sight().battlefields[0].units[0].keywords] == ["deflect", "ganking"]


@card(KATARINA, "Block")
def test_katarina_readies_as_you_hide_and_strikes_as_you_play_what_was_hidden() -> None:
    table = Table(you=side(base=[f"{KATARINA}*"], at={MEADOW: ["Recruit"]}, hand=["Block"], runes={"calm": 1}),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Pit Rookie"]}))
    table.you.hide("Block", at=MEADOW)
    table.resolve()
    assert not table.thing(KATARINA).exhausted
    later = Table(you=side(base=[f"{KATARINA}*"], at={MEADOW: ["Recruit"]}, facedown={MEADOW: ["Block"]},
                           hand=["Block"], runes={"calm": 2}),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Pit Rookie"]}))
    later.you.play("Block", on="Recruit")
    later.resolve()
    later.resolve()
    assert (later.thing("Mega-Mech").damage, later.events("triggered"), later.thing(KATARINA).exhausted) == (
        0, [], True)


@card(KATARINA, "Block")
def test_katarina_deals_two_for_a_card_from_face_down() -> None:
    table = Table(you=side(base=[f"{KATARINA}*"], at={MEADOW: ["Recruit"]}, facedown={MEADOW: ["Block"]}),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Pit Rookie"]}))
    table.you.play("Block", on="Recruit")
    table.resolve()
    assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing(KATARINA).exhausted) == (2, True)


@card(XERATH)
def test_xerath_deals_three_only_from_a_battlefield() -> None:
    table = Table(you=side(at={MEADOW: [XERATH]}, runes={"fury": 1}), foe=side(base=["Mega-Mech"]))
    assert options(table.you, "use", XERATH) == ["Mega-Mech", XERATH]
    table.you.use(XERATH, on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing(XERATH).exhausted) == (3, True)
    home = Table(you=side(base=[XERATH], runes={"fury": 1}), foe=side(base=["Mega-Mech"]))
    assert XERATH not in home.you.offered("use")


@card(VOX)
def test_inviolus_vox_gives_eight_to_a_friendly_unit_when_it_conquers() -> None:
    table = Table(you=side(base=[VOX, "Recruit"]), foe=side(base=["Pit Rookie"]))
    table.you.move(VOX, to=MEADOW)
    table.pass_all()
    assert asked(table.you) == [VOX, "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might(VOX)) == (9, 8)


@card(VI, "Stupefy")
def test_vi_doubles_her_might_as_often_as_it_is_paid_for() -> None:
    table = Table(you=side(base=[f"{VI}*"], runes={"fury": 6}), foe=side(deck=["Gust"]))
    for might in (6, 12):
        table.you.use(VI)
        table.resolve()
        assert table.might(VI) == might
    table.end_turn()
    assert table.might(VI) == 3
    foes = Table(you=side(base=[VI]), foe=side(hand=["Stupefy"], pool={"energy": 1}, deck=["Gust"]), turn_of=FOE)
    assert foes.foe.why_not("play", "Stupefy") == ["809.1.c"]


@card(BRAMBLEBACK, "Minefield")
@pytest.mark.parametrize(("goes", "burned"), [(BRAMBLEBACK, 4), ("Mega-Mech", 2)])
def test_red_brambleback_lets_conquer_effects_trigger_again_where_it_is(goes: str, burned: int) -> None:
    """The effects of the battlefield and of units there; not those for conquering elsewhere."""
    stays = {"at": {MOOR: [BRAMBLEBACK]}} if goes != BRAMBLEBACK else {}
    table = Table(you=side(base=[goes, "Recruit"], deck=["Gust"] * 6, **stays), foe=side(),
                  battlefields=["Minefield", MOOR])
    table.you.move(goes, to="Minefield")
    table.pass_all()
    if goes == BRAMBLEBACK:
        table.answer(YOU, *table.open.keys)  # in which order they go on the chain
        assert asked(table.you) == ["Recruit", BRAMBLEBACK]
        table.you.choose("Recruit")
        table.you.choose(BRAMBLEBACK)
        table.pass_all()
        assert (table.thing("Recruit").buffed, table.thing(BRAMBLEBACK).buffed) == (1, 1)
    assert (table.controller("Minefield"), len(table.events("burned"))) == (YOU, burned)


@card(BRAMBLEBACK)
def test_red_brambleback_does_nothing_for_an_opponent_and_can_enter_ready() -> None:
    table = Table(you=side(hand=[BRAMBLEBACK], runes={"fury": 6}), foe=side())
    table.you.play(BRAMBLEBACK, accelerate=True)
    assert not table.thing(BRAMBLEBACK).exhausted
    theirs = Table(you=side(base=[one("Mega-Mech", buffs=1)]), foe=side(at={"Minefield": [BRAMBLEBACK]}, deck=["Gust"]),
                   battlefields=["Minefield", MOOR])
    theirs.you.move("Mega-Mech", to="Minefield")
    theirs.pass_all()
    assert (theirs.controller("Minefield"), theirs.where(BRAMBLEBACK)) == (YOU, "trash")
    assert len(theirs.events("triggered")) == 1
