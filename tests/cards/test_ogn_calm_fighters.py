"""Units of Calm that are stronger or better shielded under a condition, and what others have beside them."""
from __future__ import annotations

from tests.cards.naming import card
from tests.table import FOE, MEADOW, MOOR, Table, one, side


@card("Sunlit Guardian")
def test_sunlit_guardian_defends_with_one_might_more_and_takes_damage_first() -> None:
    table = Table(you=side(base=["Playful Phantom"]), foe=side(at={MOOR: ["Daring Poro", "Sunlit Guardian"]}))
    assert table.might("Sunlit Guardian") == 3
    table.you.move("Playful Phantom", to=MOOR)
    assert table.might("Sunlit Guardian") == 4
    table.pass_all()
    assert table.trash(FOE) == ["Sunlit Guardian"]


@card("Wizened Elder")
def test_wizened_elder_has_one_might_more_beside_its_buff() -> None:
    table = Table(you=side(base=[one("Wizened Elder", buffs=1)]), foe=side(base=["Wizened Elder"]))
    assert (table.might("Wizened Elder", 0), table.might("Wizened Elder", FOE)) == (6, 4)


@card("Caitlyn, Patrolling")
def test_caitlyn_deals_her_might_to_a_unit_at_a_battlefield_from_a_battlefield() -> None:
    table = Table(you=side(at={MOOR: [one("Caitlyn, Patrolling", buffs=1), "Daring Poro"]}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Playful Phantom"]))
    key = next(key for key in table.open.keys if key.startswith("use:"))
    offered = [option.subject for option in table.you.draft(key).options]
    assert sorted(table.state.objects[id].card.name for id in offered) == [
        "Caitlyn, Patrolling", "Daring Poro", "Mega-Mech"]
    table.you.use("Caitlyn, Patrolling", on="Mega-Mech")
    assert table.thing("Caitlyn, Patrolling").exhausted
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Playful Phantom").damage) == (4, 0)
    assert "Caitlyn, Patrolling" not in table.you.offered("use")


@card("Caitlyn, Patrolling")
def test_caitlyn_can_deal_nothing_from_the_base_or_when_exhausted() -> None:
    for you in (side(base=["Caitlyn, Patrolling"]), side(at={MOOR: ["Caitlyn, Patrolling*"]})):
        table = Table(you=you, foe=side(at={MEADOW: ["Mega-Mech"]}))
        assert "Caitlyn, Patrolling" not in table.you.offered("use")


@card("Caitlyn, Patrolling")
def test_caitlyn_is_the_last_to_be_assigned_combat_damage() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(at={MOOR: ["Caitlyn, Patrolling", "Daring Poro"]}))
    table.you.move("Vanguard Sergeant", to=MOOR)
    table.pass_all()
    assert table.trash(FOE) == ["Daring Poro"]
    assert table.where("Caitlyn, Patrolling") == MOOR


@card("Taric, Protector")
def test_taric_shields_other_friendly_units_where_he_is() -> None:
    table = Table(you=side(base=["Mega-Mech"]), foe=side(
        at={MOOR: ["Taric, Protector", "Vanguard Sergeant", "Stalwart Poro"]}, base=["Playful Phantom"]))
    assert table.might("Vanguard Sergeant") == 4, "it is not defending yet"
    table.you.move("Mega-Mech", to=MOOR)
    assert [table.might(name) for name in ("Taric, Protector", "Vanguard Sergeant", "Stalwart Poro")] == [5, 5, 4]
    assert (table.might("Playful Phantom"), table.might("Mega-Mech")) == (5, 8)
    tank = Table(you=side(base=["Playful Phantom"]), foe=side(at={MOOR: ["Vanguard Sergeant", "Taric, Protector"]}))
    tank.you.move("Playful Phantom", to=MOOR)
    tank.pass_all()
    assert tank.trash(FOE) == ["Taric, Protector"], "all five have to go to the tank first"


@card("Taric, Protector")
def test_taric_shields_nobody_elsewhere_and_no_enemy() -> None:
    table = Table(you=side(base=["Mega-Mech"]), foe=side(
        at={MOOR: ["Vanguard Sergeant"], MEADOW: ["Taric, Protector"]}))
    table.you.move("Mega-Mech", to=MOOR)
    assert table.might("Vanguard Sergeant") == 4
    enemy = Table(you=side(base=["Taric, Protector"]), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    enemy.you.move("Taric, Protector", to=MOOR)
    assert (enemy.might("Vanguard Sergeant"), enemy.might("Taric, Protector")) == (4, 4)


@card("Leona, Zealot", "Rune Prison")
def test_leona_takes_eight_might_from_stunned_enemies_where_she_is_down_to_one() -> None:
    prisoners = [one("Mountain Drake", stunned=True), one("Vanguard Sergeant", stunned=True), "Playful Phantom"]
    table = Table(you=side(at={MEADOW: [one("Daring Poro", stunned=True)]}, base=["Leona, Zealot"]),
                  foe=side(at={MOOR: prisoners}, base=[one("Mega-Mech", stunned=True)]))
    assert table.might("Mountain Drake") == 10
    table.you.move("Leona, Zealot", to=MOOR)
    assert [table.might(name) for name in ("Mountain Drake", "Vanguard Sergeant", "Playful Phantom")] == [2, 1, 5]
    assert (table.might("Mega-Mech"), table.might("Daring Poro")) == (8, 2)


@card("Leona, Zealot")
def test_leona_leaves_no_might_behind_and_a_buff_comes_on_top_of_nothing() -> None:
    table = Table(you=side(at={MOOR: ["Leona, Zealot"]}, hand=["Discipline", "Flash"], runes={"calm": 2, "chaos": 2},
                           deck=["Gust"]), foe=side(at={MOOR: [one("Vanguard Sergeant", stunned=True)]}))
    table.you.play("Discipline", on="Vanguard Sergeant")
    table.resolve()
    assert table.might("Vanguard Sergeant") == 1, "6 less 8, but not below 1"
    table.you.play("Flash", on=["Leona, Zealot"])
    table.resolve()
    assert table.might("Vanguard Sergeant") == 6


@card("Leona, Zealot")
def test_leona_enters_ready_when_an_opponent_misses_three_points() -> None:
    for mine, theirs, ready in ((0, 5, True), (0, 4, False), (7, 0, False)):
        table = Table(you=side(hand=["Leona, Zealot"], runes={"calm": 6}, points=mine), foe=side(points=theirs))
        table.you.play("Leona, Zealot")
        assert table.thing("Leona, Zealot").exhausted == (not ready)


@card("Mask of Foresight")
def test_mask_of_foresight_gives_might_to_a_friendly_unit_that_attacks_or_defends_alone() -> None:
    for mine in (True, False):
        defender = side(at={MOOR: ["Vanguard Sergeant"]}, base=["Mask of Foresight"] * (not mine), deck=["Gust"])
        table = Table(you=side(base=["Playful Phantom", *["Mask of Foresight"] * mine], deck=["Gust"]), foe=defender)
        table.you.move("Playful Phantom", to=MOOR)
        table.resolve()
        lucky, plain = ("Playful Phantom", "Vanguard Sergeant") if mine else ("Vanguard Sergeant", "Playful Phantom")
        assert (table.might(lucky), table.might(plain)) == ((6, 4) if mine else (5, 5))
        assert len(table.events("triggered")) == 1


@card("Mask of Foresight")
def test_mask_of_foresight_gives_nothing_to_two_that_attack_together() -> None:
    table = Table(you=side(base=["Playful Phantom", "Daring Poro", "Mask of Foresight"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Playful Phantom", "Daring Poro", to=MOOR)
    assert table.events("triggered") == []
    assert table.might("Playful Phantom") == 5


@card("Solari Shrine", "Rune Prison")
def test_solari_shrine_draws_when_you_kill_a_stunned_enemy_unit() -> None:
    table = Table(you=side(base=["Solari Shrine"], hand=["Final Spark"], runes={"mind": 8}, deck=["Gust", "Flash"]),
                  foe=side(base=[one("Mega-Mech", stunned=True)]))
    table.you.play("Final Spark", on="Mega-Mech")
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert (table.hand(), table.thing("Solari Shrine").exhausted) == (["Gust"], True)


@card("Solari Shrine")
def test_solari_shrine_may_stay_ready_and_minds_no_other_kill() -> None:
    for what, mine, asks in (
        (one("Mega-Mech", stunned=True), "Solari Shrine", True), ("Mega-Mech", "Solari Shrine", False),
        (one("Mega-Mech", stunned=True), "Solari Shrine*", False),
    ):
        table = Table(you=side(base=[mine], hand=["Final Spark"], runes={"mind": 8}, deck=["Gust"]),
                      foe=side(base=[what]))
        table.you.play("Final Spark", on="Mega-Mech")
        table.resolve()
        assert (table.open.kind == "may") == asks
        if asks:
            table.you.choose("no")
            table.resolve()
            assert not table.thing("Solari Shrine").exhausted
        assert (table.hand(), table.trash(FOE)) == ([], ["Mega-Mech"])
    own = Table(you=side(base=["Solari Shrine", one("Mega-Mech", stunned=True)], hand=["Final Spark"],
                         runes={"mind": 8}, deck=["Gust"]))
    own.you.play("Final Spark", on="Mega-Mech")
    own.resolve()
    assert own.events("triggered") == []


@card("Solari Shrine")
def test_solari_shrine_counts_who_dies_in_combat_as_killed_by_the_other_side() -> None:
    table = Table(you=side(base=["Solari Shrine", "Playful Phantom"], deck=["Gust"]),
                  foe=side(at={MOOR: [one("Vanguard Sergeant", stunned=True)]}))
    table.you.move("Playful Phantom", to=MOOR)
    table.pass_all()
    table.you.choose("yes")
    table.pass_all()
    assert (table.hand(), table.trash(FOE)) == (["Gust"], ["Vanguard Sergeant"])


@card("Seal of Focus")
def test_seal_of_focus_adds_calm_also_while_others_wait() -> None:
    table = Table(you=side(base=["Seal of Focus"], hand=["Defy"], runes={"fury": 1}),
                  foe=side(hand=["Mobilize"], runes={"body": 2}), turn_of=FOE)
    table.foe.play("Mobilize")
    table.you.use("Seal of Focus")
    assert table.chain() == ["Mobilize"], "nobody can react to it"
    assert [(each.kind, each.n) for each in table.state.players[0].pool] == [("calm", 1)]
    table.you.play("Defy")
    table.resolve()
    assert (table.trash(), table.trash(FOE), table.events("channeled")) == (["Defy"], ["Mobilize"], [])
    assert len(table.state.players[0].runes) == 1


@card("Seal of Focus")
def test_seal_of_focus_costs_a_calm_power_and_no_energy() -> None:
    assert "Seal of Focus" in Table(you=side(hand=["Seal of Focus"], runes={"calm": 1})).you.offered("play")
    assert Table(you=side(hand=["Seal of Focus"], runes={"fury": 1})).you.offered("play") == set()
    assert "Seal of Focus" not in Table(you=side(base=["Seal of Focus*"])).you.offered("use")

