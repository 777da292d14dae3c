"""Units of Order in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

DISCIPLE, HORNS, KEEPER, MASA = "Disciple of Shen", "Horns of the Dragon", "Keeper of Law", "Masa, Crashing Thunder"
LEADER, SUNHAWK, SPINNER, GRAYBACK = "Reluctant Leader", "Solari Sunhawk", "Soulspinner", "Escaped Grayback"
EMISSARY, PROTECTOR, GENERAL, FELINE = "Noxian Emissary", "Sacred Protector", "Aurok General", "Fallen Feline"
KAYLE, KENNEN, AMBESSA = "Kayle, Justified", "Kennen, Keeper of Balance", "Ambessa, Respected and Feared"
SHEN = "Shen, Leader of the Kinkou Order"


# --- beside exactly one other

@card(DISCIPLE)
@pytest.mark.parametrize(("beside", "might"), [(["Recruit"], 4), ([], 1), (["Recruit", "Pit Rookie"], 1)])
def test_disciple_of_shen_shields_beside_exactly_one_other(beside: list[str], might: int) -> None:
    table = Table(you=side(at={MEADOW: [DISCIPLE, *beside]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    assert table.might(DISCIPLE) == might


@card(PROTECTOR)
@pytest.mark.parametrize(("beside", "damage"), [(["Recruit"], 7), ([], 0), (["Recruit", "Recruit"], 2)])
def test_sacred_protector_deals_combat_damage_beside_exactly_one_other(beside: list[str], damage: int) -> None:
    table = Table(you=side(base=[PROTECTOR, *beside]), foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move(PROTECTOR, *[f"Recruit#{n + 1}" for n, _ in enumerate(beside)], to=MEADOW)
    table.pass_all()
    assigned = [e for e in table.events("damaged") if e.subject == table.thing("Mountain Drake").id]
    assert sum(e.n for e in assigned) == damage


@card(KEEPER)
@pytest.mark.parametrize(("there", "energy", "power"), [(["Recruit", "Recruit"], 3, 0), (["Recruit"], 5, 1)])
def test_keeper_of_law_costs_less_while_two_units_keep_a_battlefield(there: list[str], energy: int, power: int) -> None:
    table = Table(you=side(hand=[KEEPER], runes={"order": 6}, at={MEADOW: there}),
                  foe=side(at={MOOR: ["Recruit", "Recruit"]}))
    table.you.play(KEEPER, to="Your base")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", energy), *[("order", power)] * power]


@card(SHEN)
@pytest.mark.parametrize(("beside", "points"), [(["Recruit"], 2), ([], 1), (["Recruit", "Pit Rookie"], 1)])
def test_shen_scores_once_more_as_he_holds_with_exactly_one_other(beside: list[str], points: int) -> None:
    table = Table(you=side(at={MEADOW: [SHEN, *beside]}, deck=["Gust"]), foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    assert table.points() == (points, 0)


@card(SHEN)
def test_shen_defends_with_one_more() -> None:
    table = Table(you=side(at={MEADOW: [SHEN]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    assert table.might(SHEN) == 7
    table.foe.move("Mega-Mech", to=MEADOW)
    assert table.might(SHEN) == 8


# --- by themselves

@card(HORNS)
def test_horns_of_the_dragon_is_assigned_damage_first() -> None:
    table = Table(you=side(base=["Shipyard Skulker"]), foe=side(at={MEADOW: [HORNS, "Recruit"]}))
    table.you.move("Shipyard Skulker", to=MEADOW)
    table.pass_all()
    assert {e.subject for e in table.events("damaged") if e.n} >= {table.thing(HORNS).id}
    assert table.where("Recruit") == MEADOW


@card(SPINNER)
def test_soulspinner_ambushes_where_you_have_units() -> None:
    table = Table(you=side(hand=[SPINNER], runes={"order": 3}, at={MEADOW: ["Pit Rookie"]}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    assert options(table.you, "play", SPINNER)[0] == "Play Soulspinner"
    table.you.play(SPINNER, to=MEADOW)
    assert table.where(SPINNER) == MEADOW
    without = Table(you=side(hand=[SPINNER], runes={"order": 3}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    without.foe.move("Mega-Mech", to=MEADOW)
    without.foe.passes()
    assert SPINNER not in without.you.offered("play")


@card(MASA)
def test_masa_stuns_an_enemy_at_a_battlefield_for_order() -> None:
    table = Table(you=side(hand=[MASA], runes={"order": 5}, at={MOOR: ["Recruit"]}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Daring Poro"]}, base=["Pit Rookie"]))
    table.you.play(MASA, extra="pay", to="Your base")
    assert asked(table.you) == ["Daring Poro", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert [table.thing(name).stunned for name in ("Mega-Mech", "Daring Poro")] == [True, False]


@card(MASA)
def test_masa_stuns_nobody_unpaid() -> None:
    table = Table(you=side(hand=[MASA], runes={"order": 5}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(MASA)
    table.resolve()
    assert (table.open.kind, table.thing("Mega-Mech").stunned) == ("act", False)


@card(LEADER)
def test_reluctant_leader_grows_as_you_play_another_unit() -> None:
    table = Table(you=side(base=[LEADER], hand=["Daring Poro", LEADER, "Sun Disc"], runes={"order": 8, "fury": 3}),
                  foe=side())
    for name, might in (("Sun Disc", 3), ("Daring Poro", 5)):
        table.you.play(name)
        table.pass_all()
        assert table.might(LEADER) == might
    table.you.play(LEADER)
    table.pass_all()
    assert [table.might(f"{LEADER}#{n}") for n in (1, 2)] in ([7, 3], [3, 7])


@card(LEADER)
def test_reluctant_leader_does_not_grow_for_an_opponent() -> None:
    table = Table(you=side(base=[LEADER]), foe=side(hand=["Daring Poro"], runes={"order": 2}), turn_of=FOE)
    table.foe.play("Daring Poro")
    table.pass_all()
    assert table.might(LEADER) == 3


# --- Empowered

@card(SUNHAWK, "Stupefy")
@pytest.mark.parametrize("empowered", [0, 1])
def test_solari_sunhawk_grows_and_deflects_once_empowered(empowered: int) -> None:
    table = Table(you=side(base=[SUNHAWK], runes={"order": 2}), foe=side())
    if empowered:
        table.you.use(SUNHAWK)
        table.resolve()
    assert table.might(SUNHAWK) == 3 + empowered
    spell = Table(you=side(base=[one(SUNHAWK, empowered=empowered)]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}), turn_of=FOE)
    assert ("Stupefy" in spell.foe.offered("play")) != bool(empowered)


@card(GRAYBACK)
def test_escaped_grayback_becomes_empowered_for_a_friend() -> None:
    table = Table(you=side(base=[GRAYBACK, "Recruit"]), foe=side(base=["Pit Rookie"]))
    table.you.use(GRAYBACK, paying="Recruit")
    table.resolve()
    assert (table.might(GRAYBACK), table.where("Recruit"), table.where("Pit Rookie")) == (5, "deck", "base")
    assert GRAYBACK not in table.you.offered("use")


@card(EMISSARY)
@pytest.mark.parametrize(("empowered", "recruits"), [(1, 2), (0, 0)])
def test_noxian_emissary_leaves_recruits_when_it_dies_empowered(empowered: int, recruits: int) -> None:
    table = Table(you=side(base=[one(EMISSARY, empowered=empowered)]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move(EMISSARY, to=MEADOW)
    table.pass_all()
    mine = [o.place < 0 for o in table.state.objects.values() if o.card.name == "Recruit"]
    assert (table.where(EMISSARY), mine) == ("trash", [True] * recruits)


@card(EMISSARY)
def test_noxian_emissary_is_empowered_for_one_and_order() -> None:
    table = Table(you=side(base=[EMISSARY], runes={"order": 1}), foe=side())
    table.you.use(EMISSARY)
    table.resolve()
    assert (table.thing(EMISSARY).empowered, table.state.players[YOU].runes) == (1, [])


@card(GENERAL)
def test_aurok_general_strengthens_what_is_empowered() -> None:
    table = Table(you=side(base=[GENERAL, one("Recruit", empowered=1), "Pit Rookie"], runes={"order": 4}),
                  foe=side(base=[one("Daring Poro", empowered=1)]))
    mights = [("Recruit", 1), (GENERAL, 5), ("Pit Rookie", 2), ("Daring Poro", 2)]
    assert [(name, table.might(name)) for name, _ in mights] == mights
    table.you.use(GENERAL)
    table.resolve()
    assert [table.might(name) for name, _ in mights] == [3, 7, 2, 2]


@card(KAYLE)
@ruling("R153")
@ruling("R154")
def test_kayle_grows_three_times_and_is_empowered_for_nothing_after_that() -> None:
    table = Table(you=side(at={MEADOW: [KAYLE]}, runes={"order": 12}), foe=side())
    for times, might, ganks in ((1, 5, False), (2, 7, False), (3, 9, True), (3, 9, True)):
        table.you.use(KAYLE)
        table.resolve()
        assert (table.thing(KAYLE).empowered, table.might(KAYLE)) == (times, might)
        assert (MOOR in options(table.you, "move", KAYLE)) == ganks
    assert table.ready_runes() == 0


@card(AMBESSA)
@pytest.mark.parametrize(("empowered", "might", "killed"), [(1, 7, True), (0, 5, False)])
def test_ambessa_kills_a_weaker_enemy_where_she_attacks_empowered(empowered: int, might: int, killed: bool) -> None:
    table = Table(you=side(base=[one(AMBESSA, empowered=empowered)]),
                  foe=side(at={MEADOW: ["Daring Poro", one(HORNS, buffs=1), "Mega-Mech"], MOOR: ["Pit Rookie"]}))
    table.you.move(AMBESSA, to=MEADOW)
    table.resolve()
    assert (table.might(AMBESSA), table.where("Daring Poro") == "trash") == (might, killed)
    assert [table.where(name) for name in (HORNS, "Mega-Mech", "Pit Rookie")] == [MEADOW, MEADOW, MOOR]


@card(AMBESSA)
def test_ambessa_is_empowered_for_one_and_two_order() -> None:
    table = Table(you=side(base=[AMBESSA], runes={"order": 2}), foe=side())
    table.you.use(AMBESSA)
    table.resolve()
    assert (table.thing(AMBESSA).empowered, table.state.players[YOU].runes) == (1, [])


# --- names and stuns

@card(FELINE, "Gust", "Flash")
@ruling("R152")
@pytest.mark.parametrize(("where", "offered"), [(MEADOW, {"Flash"}), ("Your base", {"Flash", "Gust"})])
def test_fallen_feline_names_a_spell_that_opponents_cannot_play(where: str, offered: set[str]) -> None:
    """It is named as the ability resolves, so that they can respond to it with that spell."""
    table = Table(you=side(hand=[FELINE], runes={"order": 3}, at={MEADOW: ["Pit Rookie"]}, deck=["Gust"]),
                  foe=side(hand=["Gust", "Flash"], runes={"chaos": 4}, base=["Recruit"], deck=["Gust"]))
    table.you.play(FELINE, to=where)
    assert "Gust" in table.foe.offered("play")
    table.foe.passes()
    table.you.choose("Gust")
    table.resolve()
    table.end_turn()
    assert table.foe.offered("play") == offered


@card(KENNEN)
@pytest.mark.parametrize(("answer", "might"), [("yes", 4), ("no", 2)])
def test_kennen_may_stun_as_he_is_played_and_grows_beside_the_stunned(answer: str, might: int) -> None:
    table = Table(you=side(base=[KENNEN], runes={"order": 2}),
                  foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Pit Rookie"]))
    table.you.move(KENNEN, to=MEADOW)
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == [KENNEN, "Mega-Mech", "Pit Rookie"]
        table.you.choose("Mega-Mech")
        table.resolve()
    assert (table.might(KENNEN), table.thing("Mega-Mech").stunned) == (might, answer == "yes")


@card(KENNEN)
def test_kennen_stuns_as_he_is_played_and_does_not_grow_beside_stunned_friends() -> None:
    table = Table(you=side(hand=[KENNEN], runes={"order": 5}, base=["Recruit"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play(KENNEN)
    table.you.choose("yes")
    table.you.choose("Recruit")
    table.resolve()
    assert (table.thing("Recruit").stunned, table.might(KENNEN), table.ready_runes()) == (True, 2, 0)
    poor = Table(you=side(hand=[KENNEN], runes={"order": 4}, base=["Recruit"]), foe=side())
    poor.you.play(KENNEN)
    assert "yes" not in poor.open.keys


@card("Hungry Wolf", "Gust")
def test_hungry_wolf_comes_again_once_a_turn_after_an_enemy_was_chosen() -> None:
    wolf = "Hungry Wolf"
    table = Table(you=side(at={MEADOW: [f"{wolf}*"]}, hand=["Gust"], runes={"order": 3, "chaos": 1}, deck=["Gust"]),
                  foe=side(at={MOOR: ["Recruit"]}, deck=["Gust"]))
    assert wolf not in table.you.offered("use")
    table.you.play("Gust", on="Recruit")
    table.resolve()
    table.you.use(wolf)
    table.resolve()
    assert (table.might(wolf), table.thing(wolf).exhausted) == (5, False)
    assert wolf not in table.you.offered("use")
    assert table.you.why_not("use", wolf) == ["377.2.b"]


@card("Hungry Wolf", "Gust")
def test_hungry_wolf_stays_after_a_friend_was_chosen() -> None:
    table = Table(you=side(at={MEADOW: ["Hungry Wolf*", "Recruit"]}, hand=["Gust"], runes={"order": 3, "chaos": 1}),
                  foe=side())
    table.you.play("Gust", on="Recruit")
    table.resolve()
    assert "Hungry Wolf" not in table.you.offered("use")
