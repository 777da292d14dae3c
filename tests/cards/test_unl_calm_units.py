"""Units of Calm in Unleashed."""
from __future__ import annotations

import pytest

from cards.tools.selfplay import catalogue
from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, THIRD_FIELD, YOU, Table, one, side

PROMOTER, ALLAY, IVERN, NAMI = "Enthusiastic Promoter", "Allay, Eager Admirer", "Ivern, Nurturer", "Nami, Headstrong"
TREVOR, WILDCLAW, VEX, YUUMI = "Trevor Snoozebottom", "Alpha Wildclaw", "Vex, Mocking", "Yuumi, Magical Cat"
LILLIA, YI, IASCYLLA = "Lillia, Protector of Dreams", "Master Yi, Unstoppable", "Iascylla"


def held(*units: str, **what: object) -> Table:
    """Your next turn begins while these units are at Test Meadow."""
    foe = what.pop("foe", side())
    table = Table(you=side(at={MEADOW: list(units)}, deck=["Gust"] * 4, **what), foe=foe, turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    return table


# --- what they do as they are played

@card("Mutated Mouser")
def test_mutated_mouser_defends_with_three_and_takes_the_damage_first() -> None:
    table = Table(you=side(at={MEADOW: ["Mutated Mouser", "Recruit"]}), foe=side(base=["Shipyard Skulker"]),
                  turn_of=FOE)
    table.foe.move("Shipyard Skulker", to=MEADOW)
    assert table.might("Mutated Mouser") == 3
    table.pass_all()
    assert (table.trash(), table.where("Recruit"), table.where("Shipyard Skulker")) == (
        ["Mutated Mouser"], MEADOW, "trash")


@card("Frisky Hunter")
def test_frisky_hunter_brings_a_bird() -> None:
    table = Table(you=side(hand=["Frisky Hunter"], runes={"calm": 4}, at={MEADOW: ["Recruit"]}), foe=side())
    table.you.play("Frisky Hunter", to=MEADOW)
    table.resolve()
    assert (table.where("Frisky Hunter"), table.where("Bird"), table.thing("Bird").exhausted) == (MEADOW, MEADOW, True)


@card("Herald of Spring")
def test_herald_of_spring_gains_xp_as_it_comes_and_hunts() -> None:
    table = Table(you=side(hand=["Herald of Spring"], runes={"calm": 5}), foe=side())
    table.you.play("Herald of Spring")
    table.resolve()
    assert (table.state.players[0].xp, table.state.players[1].xp) == (2, 0)
    hunting = Table(you=side(base=["Herald of Spring"]), foe=side())
    hunting.you.move("Herald of Spring", to=MEADOW)
    hunting.pass_all()
    assert hunting.state.players[0].xp == 1


@card("Monch")
@pytest.mark.parametrize(("you", "foe", "cost", "exhausted"), [
    (False, True, 4, False), (True, False, 6, True), (False, False, 6, True),
])
def test_monch_is_cheaper_and_ready_beside_a_stunned_unit_of_an_opponent(
    you: bool, foe: bool, cost: int, exhausted: bool
) -> None:
    table = Table(you=side(hand=["Monch"], runes={"calm": 6}, base=[one("Recruit", stunned=you)]),
                  foe=side(base=[one("Pit Rookie", stunned=foe)]))
    table.you.play("Monch")
    assert ([e.n for e in table.events("paid")], table.thing("Monch").exhausted) == ([cost], exhausted)


@card("Wuju Apprentice")
@pytest.mark.parametrize(("xp", "hand"), [(6, ["Gust"]), (5, [])])
def test_wuju_apprentice_draws_at_level_six_and_hunts(xp: int, hand: list[str]) -> None:
    table = Table(you=side(hand=["Wuju Apprentice"], runes={"calm": 2}, xp=xp, deck=["Gust"]), foe=side(xp=9))
    table.you.play("Wuju Apprentice")
    table.resolve()
    assert table.hand() == hand
    hunting = Table(you=side(base=["Wuju Apprentice"]), foe=side())
    hunting.you.move("Wuju Apprentice", to=MEADOW)
    hunting.pass_all()
    assert hunting.state.players[0].xp == 1


@card(NAMI)
@pytest.mark.parametrize(("extra", "stunned"), [("pay", True), ((), False)])
def test_nami_stuns_an_enemy_unit_when_calm_is_paid_for_it(extra: str, stunned: bool) -> None:
    table = Table(you=side(hand=[NAMI], runes={"calm": 4}, base=["Recruit"]), foe=side(base=["Mega-Mech"]))
    table.you.play(NAMI, extra=extra)
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.thing("Recruit").stunned) == (stunned, False)


@card(NAMI)
def test_nami_readies_and_buffs_the_next_unit_after_she_held() -> None:
    table = held(NAMI, hand=["Shipyard Skulker", "Pit Rookie"], runes={"chaos": 6})
    for name, state in (("Shipyard Skulker", (False, 1)), ("Pit Rookie", (True, 0))):
        table.you.play(name)
        table.resolve()
        if table.open.kind == "target":
            table.you.choose(NAMI)
            table.resolve()
        assert (table.thing(name).exhausted, table.thing(name).buffed) == state


@card(IVERN, "Daring Poro")
@pytest.mark.parametrize(("found", "buffs"), [("Daring Poro", 1), ("Mega-Mech", 0), ("", 0)])
def test_ivern_draws_a_unit_and_buffs_for_an_animal(found: str, buffs: int) -> None:
    table = Table(you=side(hand=[IVERN], runes={"calm": 6}, deck=["Daring Poro", "Mega-Mech", "Gust", "Pit Rookie"]),
                  foe=side(base=["Recruit"]))
    table.you.play(IVERN)
    table.resolve()
    table.you.choose("yes" if found else "no")
    if found:
        assert asked(table.you) == ["Daring Poro", "Mega-Mech", "None of them"]
        table.you.choose(found)
    table.resolve()
    assert (table.hand(), table.thing(IVERN).buffed) == ([found] if found else [], buffs)
    assert table.state.players[0].deck[-1].name == "Pit Rookie"


@card(IVERN)
def test_ivern_looks_again_when_he_holds() -> None:
    table = Table(you=side(at={MEADOW: [IVERN]}, deck=["Mega-Mech", "Gust", "Flash", "Gust"]), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    table.you.choose("yes")
    table.you.choose("Mega-Mech")
    table.pass_all()
    assert table.hand() == ["Mega-Mech", "Gust"]


# --- what they are and give

@card("Mosstomper")
@pytest.mark.parametrize(("xp", "might", "words"), [(3, 4, ["deflect", "hunt 2"]), (2, 3, ["hunt 2"])])
def test_mosstomper_is_stronger_and_deflects_at_level_three(xp: int, might: int, words: list[str]) -> None:
    table = Table(you=side(base=["Mosstomper"], xp=xp), foe=side(xp=5))
    shown = table.game.sight().players[0].base[0]
    assert (table.might("Mosstomper"), sorted(word.lower() for word in shown.keywords)) == (might, words)
    table.you.move("Mosstomper", to=MEADOW)
    table.pass_all()
    assert (table.state.players[0].xp, table.might("Mosstomper")) == (xp + 2, 4)


@card(ALLAY)
def test_allay_gives_deflect_to_your_others_at_her_battlefield() -> None:
    def keywords(table: Table) -> dict[str, list[str]]:
        sight = table.game.sight()
        units = [*sight.players[0].base, *(unit for place in sight.battlefields for unit in place.units)]
        return {unit.name: [word.lower() for word in unit.keywords] for unit in units}

    table = Table(you=side(at={MEADOW: [ALLAY, "Recruit"], MOOR: ["Pit Rookie"]}), foe=side())
    assert keywords(table) == {ALLAY: ["deflect"], "Recruit": ["deflect"], "Pit Rookie": []}
    home = Table(you=side(base=[ALLAY, "Recruit"]), foe=side())
    assert keywords(home) == {ALLAY: ["deflect"], "Recruit": []}


@card(WILDCLAW, "Stupefy")
def test_alpha_wildclaw_shelters_weaker_units_of_yours_where_it_is() -> None:
    table = Table(you=side(at={MEADOW: [WILDCLAW, "Recruit", "Mega-Mech"], MOOR: ["Pit Rookie"]}),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], base=["Daring Poro"]), turn_of=FOE)
    assert options(table.foe, "play", "Stupefy") == [WILDCLAW, "Daring Poro", "Mega-Mech", "Pit Rookie"]
    own = Table(you=side(at={MEADOW: [WILDCLAW, "Recruit"]}, hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]))
    assert options(own.you, "play", "Stupefy") == [WILDCLAW, "Recruit"]


@card(LILLIA, "Recruit the Vanguard")
def test_lillia_grows_with_each_token_unit_and_lends_them_tank() -> None:
    table = Table(you=side(base=[LILLIA, "Pit Rookie"], hand=["Recruit the Vanguard", "Shipyard Skulker"],
                           runes={"order": 9}), foe=side(base=["Recruit"]))
    table.you.play("Shipyard Skulker")
    assert table.might(LILLIA) == 4
    table.you.play("Recruit the Vanguard")
    table.resolve()
    assert table.might(LILLIA) == 8
    sight = table.game.sight()
    tanks = [unit.name for player in sight.players for unit in player.base if "Tank" in unit.keywords]
    assert (tanks, sight.players[1].base[0].keywords) == (["Recruit"] * 4, ())


@card(YI)
@pytest.mark.parametrize(("xp", "energy", "power"), [(2, 12, 3), (3, 10, 2), (6, 8, 1), (11, 6, 0), (16, 6, 0)])
def test_master_yi_costs_less_at_each_level(xp: int, energy: int, power: int) -> None:
    table = Table(you=side(hand=[YI], runes={"calm": 12}, xp=xp), foe=side(xp=20))
    table.you.play(YI)
    spent = [("energy", energy), ("calm", power)]
    assert [(e.other, e.n) for e in table.events("paid")] == [pair for pair in spent if pair[1]]


@card(YI, "Stupefy")
@pytest.mark.parametrize(("xp", "offered"), [(16, ["Recruit"]), (15, [YI, "Recruit"])])
def test_master_yi_cant_be_chosen_by_enemies_at_level_sixteen(xp: int, offered: list[str]) -> None:
    table = Table(you=side(base=[YI], xp=xp), turn_of=FOE,
                  foe=side(base=["Recruit"], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]))
    if len(offered) > 1:
        assert options(table.foe, "play", "Stupefy") == offered
    else:
        table.foe.play("Stupefy")
        table.resolve()
        assert (table.might(YI), table.might("Recruit")) == (12, 1)


# --- when they fight and hold

@card(PROMOTER)
def test_enthusiastic_promoter_buffs_all_units_where_it_holds() -> None:
    table = held(PROMOTER, "Recruit", base=["Pit Rookie"])
    assert [table.thing(name).buffed for name in (PROMOTER, "Recruit", "Pit Rookie")] == [1, 1, 0]


@card(PROMOTER)
def test_enthusiastic_promoter_takes_the_damage_last() -> None:
    table = Table(you=side(at={MEADOW: [PROMOTER, "Pit Rookie"]}), foe=side(base=["Shipyard Skulker"]), turn_of=FOE)
    table.foe.move("Shipyard Skulker", to=MEADOW)
    table.pass_all()
    assert (table.trash(), table.where(PROMOTER)) == (["Pit Rookie"], MEADOW)


@card(TREVOR)
def test_trevor_dreams_up_a_ready_sprite_where_he_holds() -> None:
    table = held(TREVOR)
    assert (table.where("Sprite"), table.thing("Sprite").exhausted, table.might("Sprite")) == (MEADOW, False, 3)
    fight = Table(you=side(at={MEADOW: [TREVOR]}), foe=side(base=["Recruit"]), turn_of=FOE)
    fight.foe.move("Recruit", to=MEADOW)
    assert fight.might(TREVOR) == 4


@card(IASCYLLA)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_iascylla_may_pull_an_enemy_unit_where_she_held(answer: str) -> None:
    table = held(IASCYLLA, foe=side(base=["Recruit"], at={MOOR: ["Pit Rookie"]}))
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Pit Rookie", "Recruit"]
        table.you.choose("Recruit")
    table.resolve()
    assert table.where("Recruit", FOE) == (MEADOW if answer == "yes" else "base")


@card(VEX, "Rune Prison")
@pytest.mark.parametrize(("victim", "answer", "place"), [
    ("Mega-Mech", "yes", MEADOW), ("Mega-Mech", "no", "base"), ("Pit Rookie", "", "base"), ("Recruit", "", "base"),
])
def test_vex_may_come_to_an_enemy_unit_that_you_stun_at_a_battlefield(victim: str, answer: str, place: str) -> None:
    table = Table(you=side(base=[VEX], at={MOOR: ["Recruit"]}, hand=["Rune Prison"], runes={"calm": 3}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Pit Rookie"]))
    table.you.play("Rune Prison", on=victim)
    table.resolve()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.where(VEX), table.thing(victim).stunned) == (place, True)


@card(VEX)
def test_vex_defends_with_six_and_takes_the_damage_first() -> None:
    table = Table(you=side(at={MEADOW: [VEX, "Recruit"]}), foe=side(base=["Playful Phantom"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MEADOW)
    assert table.might(VEX) == 6
    table.pass_all()
    assert (table.where(VEX), table.where("Recruit"), table.trash(FOE)) == (MEADOW, MEADOW, ["Playful Phantom"])


@card(YUUMI)
@pytest.mark.parametrize("attacks", [True, False])
def test_yuumi_strengthens_another_unit_of_yours_in_her_fights(attacks: bool) -> None:
    mine = {"base": [YUUMI, "Recruit", "Pit Rookie"]} if attacks else {
        "at": {MEADOW: [YUUMI, "Recruit"]}, "base": ["Pit Rookie"]}
    theirs = {"at": {MEADOW: ["Mega-Mech"]}} if attacks else {"base": ["Mega-Mech"]}
    table = Table(you=side(**mine), foe=side(**theirs), turn_of=0 if attacks else FOE)
    if attacks:
        table.you.move(YUUMI, "Recruit", to=MEADOW)
    else:
        table.foe.move("Mega-Mech", to=MEADOW)
    table.resolve()
    recruit, = (unit for unit in table.game.sight().battlefields[0].units if unit.name == "Recruit")
    assert (table.might("Recruit"), recruit.keywords, table.might(YUUMI), table.might("Pit Rookie")) == (
        4, ("Tank",), 1, 2)


@card("Vilemaw")
def test_vilemaw_silences_weaker_enemies_in_combat_and_draws_as_it_holds() -> None:
    table = Table(you=side(at={MEADOW: ["Vilemaw", "Recruit"]}),
                  foe=side(base=["Playful Phantom", "Mountain Drake"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MEADOW)
    table.pass_all()
    assert (table.trash(FOE), [e.subject for e in table.events("damaged")]) == (
        ["Playful Phantom"], [table.events("died")[0].subject])
    table.foe.move("Mountain Drake", to=MEADOW)
    table.pass_all()
    assert "Vilemaw" in table.trash()
    holding = held("Vilemaw")
    assert len(holding.hand()) == 2


@card("Vilemaw", "Stupefy")
def test_vilemaw_ambushes_where_you_have_units() -> None:
    table = Table(you=side(hand=["Vilemaw"], runes={"calm": 8}, at={MOOR: ["Recruit"]}),
                  foe=side(base=["Daring Poro"], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Daring Poro")
    table.you.play("Vilemaw", to=MOOR)
    assert table.where("Vilemaw") == MOOR


@card("Shadow Watcher", "Vengeance")
@pytest.mark.parametrize(("answer", "later", "exhausted"), [("yes", False, False), ("no", False, True),
                                                            ("no", True, True)])
def test_shadow_watcher_enters_ready_after_a_death_in_the_beginning_phase(
    answer: str, later: bool, exhausted: bool
) -> None:
    table = Table(
        you=side(at={"Dusk Rose Lab": ["Recruit"]}, hand=["Shadow Watcher", "Vengeance"], deck=["Gust"] * 4,
                 runes={"order": 6, "calm": 5}),
        foe=side(), battlefields=["Dusk Rose Lab", MOOR], turn_of=FOE,
    )
    table.end_turn()
    table.you.choose(answer)
    table.pass_all()
    if later:  # a friendly unit dies, but in the Main Phase
        table.you.play("Vengeance", on="Recruit")
        table.resolve()
    assert table.where("Recruit") == ("Dusk Rose Lab" if (answer, later) == ("no", False) else "deck")
    table.you.play("Shadow Watcher")
    assert table.thing("Shadow Watcher").exhausted is exhausted


# --- what lies facedown

CRAB = "Scuttle Crab"


def known(table: Table, seat: int) -> list[str]:
    """The facedown cards that a seat sees."""
    return [one.name for field in table.game.sight(seat).battlefields for one in field.known]


@card(CRAB)
def test_scuttle_crab_draws_as_it_is_played_and_holds_with_no_might() -> None:
    table = Table(you=side(hand=[CRAB], deck=["Gust"], runes={"calm": 2}), foe=side())
    table.you.play(CRAB)
    table.resolve()
    assert (table.hand(), table.might(CRAB)) == (["Gust"], 0)
    assert held(CRAB).points() == (1, 0)


@card(CRAB)
def test_scuttle_crab_shows_what_an_opponent_has_facedown_for_the_turn_in_which_it_dies() -> None:
    table = Table(
        you=side(base=[CRAB], facedown={MEADOW: ["Fox-Fire"]}, at={MEADOW: ["Recruit"]}),
        foe=side(hand=["Gust", "Flash"], facedown={MOOR: ["Stand United"]}, at={MOOR: ["Recruit"]}, deck=["Gust"] * 3),
    )
    assert (known(table, YOU), known(table, FOE), known(table, -1)) == (["Fox-Fire"], ["Stand United"], [])
    table.you.move(CRAB, to=MOOR)
    table.pass_all()
    assert table.where(CRAB) == "trash"
    assert sorted(catalogue().cards[event.card].name for event in table.events("revealed")) == ["Flash", "Gust"]
    assert (known(table, YOU), known(table, FOE), known(table, -1)) == (
        ["Fox-Fire", "Stand United"], ["Stand United"], [])
    assert (table.state.players[YOU].xp, table.state.players[FOE].xp) == (1, 0)
    table.end_turn()
    assert (known(table, YOU), known(table, FOE)) == (["Fox-Fire"], ["Stand United"])


@card(CRAB)
def test_scuttle_crab_shows_what_is_hidden_afterwards_too_and_of_the_chosen_opponent_alone() -> None:
    table = Table(
        you=side(at={MEADOW: [CRAB]}),
        foe=side(base=["Recruit"], hand=["Stand United"], runes={"calm": 1}, at={MOOR: ["Recruit"]}),
        others=[side(at={THIRD_FIELD: ["Recruit"]}, facedown={THIRD_FIELD: ["Fox-Fire"]}, deck=["Gust"] * 3)],
        turn_of=FOE, battlefields=[MEADOW, MOOR, THIRD_FIELD],
    )
    table.foe.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.where(CRAB), table.open.keys) == ("trash", ("seat:1", "seat:2"))
    table.you.choose("seat:1")
    table.pass_all()
    assert known(table, YOU) == []
    table.foe.hide("Stand United", at=MOOR)
    assert (known(table, YOU), known(table, 2)) == (["Stand United"], ["Fox-Fire"])
    table.end_turn()
    assert known(table, YOU) == []
