"""Equipment in Spiritforged: what it costs to equip, and what its wearer has of it."""
from __future__ import annotations

import pytest

from cards.catalogue import find
from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, Table, one, side

EQUIPMENT = (
    ("Doran's Blade", "body", 0, 2), ("Hexdrinker", "body", 0, 1), ("Warmog's Armor", "body", 0, 1),
    ("Trinity Force", "body", 0, 2), ("Boneshiver", "body", 1, 2), ("Doran's Ring", "chaos", 0, 1),
    ("Boots of Swiftness", "chaos", 0, 2), ("Cull", "chaos", 0, 1), ("Edge of Night", "chaos", 0, 2),
    ("Eye of the Herald", "order", 0, 0), ("B.F. Sword", "order", 0, 3), ("Sacred Shears", "order", 0, 1),
    ("Serrated Dirk", "fury", 0, 0), ("Recurve Bow", "fury", 0, 0), ("Long Sword", "fury", 0, 2),
    ("Doran's Shield", "calm", 0, 1), ("Brutalizer", "calm", 0, 3), ("Guardian Angel", "calm", 0, 1),
    ("Svellsongur", "calm", 1, 0), ("Sterak's Gage", "calm", 0, 3), ("Cloth Armor", "mind", 0, 0),
    ("Experimental Hexplate", "mind", 0, 1), ("World Atlas", "mind", 0, 2), ("The Zero Drive", "mind", 1, 2),
)
"""Each with the domain of its one Power, the Energy to equip it, and the Might that it gives this turn."""
QUICK = (("Long Sword", "fury", 2, 2), ("Sterak's Gage", "calm", 3, 3), ("Cloth Armor", "mind", 1, 2))
"""Each with its domain, its cost in Energy, and the Might that it gives a defender."""
MASTERS = (
    ("Combat Chef", 5, 5), ("Veteran Poro", 2, 2), ("Master Bingwen", 6, 6), ("Sentinel Adept", 3, 3),
    ("Armed Assailant", 6, 6),
)
WEARER = "Vanguard Sergeant"
BLADE = "Blade of the Ruined King"


def domain_of(name: str) -> str:
    """The domain of that card."""
    return find(name).domains[0]


def worn(gear: str, **you: object) -> Table:
    """Your Sergeant (4 Might) wears it in the base and moves to the Meadow, which nobody defends."""
    table = Table(you=side(base=[one(WEARER, attached=[gear])], **you), foe=side())
    table.you.move(WEARER, to=MEADOW)
    table.pass_all()
    return table


# --- equipping

@card(*(name for name, *_ in EQUIPMENT))
@pytest.mark.parametrize(("gear", "domain", "energy", "bonus"), EQUIPMENT)
def test_it_is_attached_for_its_equip_cost_and_gives_its_might(
    gear: str, domain: str, energy: int, bonus: int
) -> None:
    price = {domain: 1} | ({"energy": energy} if energy else {})
    table = Table(you=side(base=[WEARER, gear], pool=price), foe=side(base=["Pit Rookie"]))
    table.you.use(gear, on=WEARER)
    table.resolve()
    assert {e.other: e.n for e in table.events("paid")} == price
    assert (table.might(WEARER), table.thing(gear).attached_to) == (4 + bonus, table.thing(WEARER).id)
    poor = Table(you=side(base=[WEARER, gear], pool={"energy": 3}), foe=side())
    assert poor.you.why_not("use", gear) == ["357"]


@card(BLADE, "Pit Rookie")
def test_blade_of_the_ruined_king_is_equipped_for_a_friendly_unit_killed() -> None:
    table = Table(you=side(base=[WEARER, "Pit Rookie", BLADE], runes={"order": 1}), foe=side(base=["Daring Poro"]))
    table.you.use(BLADE, on=WEARER, paying="Pit Rookie")
    assert table.trash() == ["Pit Rookie"]
    table.resolve()
    assert (table.might(WEARER), table.where("Daring Poro")) == (8, "base")
    for base, runes in (([BLADE], 1), ([WEARER, BLADE], 0)):
        poor = Table(you=side(base=base, runes={"order": runes}), foe=side(base=["Daring Poro"]))
        assert BLADE not in poor.you.offered("use")


@card("Last Rites")
def test_last_rites_is_equipped_for_two_cards_recycled_from_the_own_trash() -> None:
    table = Table(you=side(base=[WEARER, "Last Rites"], runes={"chaos": 1}, trash=["Gust", "Flash", "Rebuke"]))
    table.you.use("Last Rites", on=WEARER, paying=["Gust", "Rebuke"])
    table.resolve()
    assert (table.might(WEARER), table.trash()) == (6, ["Flash"])
    poor = Table(you=side(base=[WEARER, "Last Rites"], runes={"chaos": 1}, trash=["Gust"]), foe=side(trash=["Flash"]))
    assert "Last Rites" not in poor.you.offered("use")


@card(*(name for name, *_ in MASTERS), "Doran's Blade")
@pytest.mark.parametrize(("name", "energy", "might"), MASTERS)
def test_a_weaponmaster_takes_equipment_for_one_power_less(name: str, energy: int, might: int) -> None:
    base = [one("Pit Rookie", attached=["Doran's Blade"])]
    runes = {domain_of(name): energy}
    table = Table(you=side(base=base, hand=[name], runes=runes), foe=side(base=["B.F. Sword"]))
    table.you.play(name)
    table.you.choose("yes")
    table.resolve()
    table.you.choose("equip:0")
    table.resolve()
    assert (table.might(name), table.might("Pit Rookie")) == (might + 2, 2)
    without = Table(you=side(hand=[name], runes=runes), foe=side(base=["B.F. Sword"]))
    without.you.play(name)
    without.resolve()
    assert (without.open.kind, without.might(name), without.events("attached")) == ("act", might, [])


@card(*(name for name, *_ in QUICK))
@pytest.mark.parametrize(("gear", "domain", "energy", "might"), QUICK)
def test_a_quick_one_is_played_in_response_and_attached(gear: str, domain: str, energy: int, might: int) -> None:
    table = Table(you=side(at={MEADOW: [WEARER]}, base=["Recruit"], hand=[gear], runes={domain: energy}),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(gear)
    assert asked(table.you) == ["Recruit", WEARER]
    table.you.choose(WEARER)
    table.resolve()
    assert (table.might(WEARER), table.thing(gear).attached_to) == (4 + might, table.thing(WEARER).id)


# --- what the wearer has

@card("Serrated Dirk")
def test_who_wears_a_serrated_dirk_is_stronger_as_an_attacker_alone() -> None:
    attack = Table(you=side(base=[one(WEARER, attached=["Serrated Dirk"])]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    attack.you.move(WEARER, to=MEADOW)
    defend = Table(you=side(at={MEADOW: [one(WEARER, attached=["Serrated Dirk"])]}), foe=side(base=["Mega-Mech"]),
                   turn_of=FOE)
    defend.foe.move("Mega-Mech", to=MEADOW)
    assert (attack.might(WEARER), defend.might(WEARER)) == (6, 4)


@card("Cloth Armor")
def test_who_wears_cloth_armor_is_no_stronger_as_an_attacker() -> None:
    table = Table(you=side(base=[one(WEARER, attached=["Cloth Armor"])]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.move(WEARER, to=MEADOW)
    assert table.might(WEARER) == 4


@card("Recurve Bow")
def test_who_wears_a_recurve_bow_deals_two_by_attacking_or_defending() -> None:
    attack = Table(you=side(base=[one(WEARER, attached=["Recurve Bow"])]),
                   foe=side(at={MEADOW: ["Mega-Mech"], MOOR: ["Pit Rookie"]}))
    attack.you.move(WEARER, to=MEADOW)
    defend = Table(you=side(at={MEADOW: [one(WEARER, attached=["Recurve Bow"])]}), foe=side(base=["Mega-Mech"]),
                   turn_of=FOE)
    defend.foe.move("Mega-Mech", to=MEADOW)
    for table in (attack, defend):
        table.resolve()
        assert table.thing("Mega-Mech").damage == 2
    assert attack.thing("Pit Rookie").damage == 0


@card("Doran's Shield")
def test_who_wears_dorans_shield_is_assigned_damage_first() -> None:
    table = Table(you=side(at={MEADOW: [one(WEARER, attached=["Doran's Shield"]), "Recruit"]}),
                  foe=side(base=["Pit Rookie", "Shipyard Skulker"]), turn_of=FOE)
    free = Table(you=side(at={MEADOW: [one(WEARER, attached=["Doran's Ring"]), "Recruit"]}),
                 foe=side(base=["Pit Rookie", "Shipyard Skulker"]), turn_of=FOE)
    for fight in (table, free):
        fight.foe.move("Pit Rookie", "Shipyard Skulker", to=MEADOW)
        fight.pass_all()
    assert (table.trash(), table.where("Recruit")) == ([WEARER], MEADOW)
    assert asked(free.foe) == ["Recruit", WEARER]


@card("Brutalizer")
def test_who_wears_a_brutalizer_is_stronger_in_the_turn_it_was_attached() -> None:
    table = Table(you=side(base=[WEARER, "Brutalizer", "Recruit"], pool={"calm": 1}, deck=["Gust"]),
                  foe=side(deck=["Gust"]))
    table.you.use("Brutalizer", on=WEARER)
    table.resolve()
    assert table.might(WEARER) == 7
    table.end_turn()
    assert table.might(WEARER) == 5

@card("Warmog's Armor")
def test_who_wears_warmogs_armor_is_buffed_by_conquering() -> None:
    assert worn("Warmog's Armor").thing(WEARER).buffed == 1
    unworn = Table(you=side(base=[WEARER, "Warmog's Armor"]), foe=side())
    unworn.you.move(WEARER, to=MEADOW)
    unworn.pass_all()
    assert (unworn.points(), unworn.thing(WEARER).buffed) == ((1, 0), 0)


@card("Boneshiver")
def test_who_wears_boneshiver_channels_by_conquering() -> None:
    table = worn("Boneshiver")
    assert len(table.state.players[0].runes) == 1
    assert table.ready_runes() == 0
    assert not Table(you=side(at={MEADOW: [one(WEARER, attached=["Boneshiver"])]})).events("channeled")


@card("Doran's Ring")
def test_who_wears_dorans_ring_discards_and_then_draws() -> None:
    table = worn("Doran's Ring", hand=["Gust"], deck=["Flash"])
    assert (table.hand(), table.trash()) == (["Flash"], ["Gust"])
    assert worn("Doran's Ring", deck=["Flash"]).hand() == ["Flash"]


@card("Cull", "Boneshiver", "Warmog's Armor", "Doran's Ring")
@pytest.mark.parametrize("gear", ["Cull", "Boneshiver", "Warmog's Armor", "Doran's Ring", "Trinity Force"])
def test_moving_within_what_is_controlled_conquers_nothing(gear: str) -> None:
    table = Table(you=side(base=[one(WEARER, attached=[gear])], controls=[MEADOW], hand=["Gust"]), foe=side())
    table.you.move(WEARER, to=MEADOW)
    table.pass_all()
    assert (table.events("triggered"), table.points(), table.hand()) == ([], (0, 0), ["Gust"])


@card("Cull")
def test_who_wears_cull_gets_an_exhausted_gold_by_conquering() -> None:
    table = worn("Cull")
    assert (table.where("Gold"), table.thing("Gold").exhausted) == ("base", True)


@card("Trinity Force")
def test_who_wears_trinity_force_scores_once_more_by_holding() -> None:
    for gear, points in (("Trinity Force", 2), ("Doran's Blade", 1)):
        table = Table(you=side(at={MEADOW: [one(WEARER, attached=[gear])]}, deck=["Gust"]),
                      foe=side(at={MOOR: ["Pit Rookie"]}), turn_of=FOE)
        table.end_turn()
        table.resolve()
        assert table.points() == (points, 0)
    assert worn("Trinity Force").points() == (1, 0)  # by conquering


@card("Eye of the Herald")
def test_who_wears_the_eye_of_the_herald_brings_a_recruit_to_where_it_moved() -> None:
    table = worn("Eye of the Herald")
    assert table.where("Recruit") == MEADOW
    home = Table(you=side(at={MEADOW: [one(WEARER, attached=["Eye of the Herald"])]}), foe=side())
    home.you.move(WEARER, to="base")
    home.pass_all()
    assert home.where("Recruit") == "base"
    recalled = Table(you=side(at={MEADOW: [one("Pit Rookie", attached=["Eye of the Herald"])]}),
                     foe=side(base=[WEARER]), turn_of=FOE)
    recalled.foe.move(WEARER, to=MEADOW)
    recalled.pass_all()
    assert (recalled.trash(), recalled.where("Eye of the Herald")) == (["Pit Rookie"], "base")
    assert len(recalled.events("moved")) == 1  # gear that goes home is no move


@card("Hexdrinker", "Stupefy")
def test_who_wears_hexdrinker_costs_the_opponent_one_more_to_choose() -> None:
    for base, paid in ((one(WEARER, attached=["Hexdrinker"]), 2), (WEARER, 1)):
        table = Table(you=side(base=[base]), foe=side(hand=["Stupefy"], runes={"mind": 2}), turn_of=FOE)
        table.foe.play("Stupefy", on=WEARER)
        assert len(table.events("paid")) == paid
    poor = Table(you=side(base=[one(WEARER, attached=["Hexdrinker"])]), foe=side(hand=["Stupefy"], pool={"energy": 1}),
                 turn_of=FOE)
    assert poor.foe.offered("play") == set()


@card("Boots of Swiftness")
def test_who_wears_boots_of_swiftness_moves_between_battlefields() -> None:
    for gear, places in (("Boots of Swiftness", {"base", MOOR}), ("Doran's Blade", {"base"})):
        table = Table(you=side(at={MEADOW: [one(WEARER, attached=[gear])]}), foe=side())
        question = table.you.draft(table.you._first("move", WEARER))
        assert ({option.short for option in question.options} & {MOOR} == {MOOR}) is (MOOR in places)


@card("Last Rites", "Daring Poro")
def test_who_wears_last_rites_may_play_a_unit_of_the_trash_at_its_cost() -> None:
    for answer, where, ready in (("yes", "base", 0), ("no", "trash", 2)):
        table = worn("Last Rites", trash=["Daring Poro", "Gust"], runes={"calm": 2})
        assert len(table.events("triggered")) == 1
        table.you.choose(answer)
        table.resolve()
        if answer == "yes":
            table.you.choose("Your base")
            table.you.choose("pay")
        assert (table.where("Daring Poro"), table.where("Gust"), table.ready_runes()) == (where, "trash", ready)


@card("Last Rites", "Daring Poro")
@pytest.mark.parametrize("ready", [2, 1])
def test_who_wears_last_rites_may_decline_to_pay_for_the_unit_or_cannot(ready: int) -> None:
    table = worn("Last Rites", trash=["Daring Poro"], runes={"calm": ready})
    table.you.choose("yes")
    table.resolve()
    table.you.choose("Your base")
    if ready == 2:
        assert [option.short for option in table.open.options] == ["Pay 2 Energy", "Don't pay"]
        table.you.choose("no")
    assert (table.open.kind, table.where("Daring Poro"), table.ready_runes()) == ("act", "trash", ready)
    assert [event.other for event in table.events() if event.other == "not paid"] == ["not paid"]


@card("Sacred Shears")
def test_who_wears_sacred_shears_draws_by_dying() -> None:
    for gear, hand in (("Sacred Shears", ["Gust"]), ("Doran's Blade", [])):
        table = Table(you=side(base=[one("Pit Rookie", attached=[gear])], deck=["Gust"]),
                      foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
        table.foe.play("Vengeance", on="Pit Rookie")
        table.resolve()
        assert (table.hand(), table.where(gear)) == (hand, "base")


@card("Skyfall of Areion", "Dunebreaker")
@pytest.mark.parametrize(("worn", "drawn"), [(["Skyfall of Areion"], 2), ([], 0)])
def test_skyfall_of_areion_makes_a_hold_effect_trigger_as_its_wearer_conquers(worn: list[str], drawn: int) -> None:
    table = Table(you=side(base=[one("Dunebreaker", attached=worn)], deck=["Gust"] * 3), foe=side())
    table.you.move("Dunebreaker", to=MEADOW)
    table.pass_all()
    assert (len(table.events("conquered")), table.hand()) == (1, ["Gust"] * drawn)


@card("Skyfall of Areion", "Qiyana, Victorious")
@pytest.mark.parametrize(("worn", "drawn"), [(["Skyfall of Areion"], 1), ([], 0)])
def test_skyfall_of_areion_makes_a_conquer_effect_trigger_as_its_wearer_holds(worn: list[str], drawn: int) -> None:
    table = Table(you=side(at={MEADOW: [one("Qiyana, Victorious", attached=worn)]}, deck=["Gust"] * 3),
                  foe=side(deck=["Gust"] * 3), turn_of=FOE)
    table.end_turn()
    if worn:
        table.you.choose("draw 1")
    assert (len(table.events("held")), table.hand()) == (1, ["Gust"] * (drawn + 1))
