"""Units of Fury in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, side

SERGEANT, SKULKER = "Vanguard Sergeant", "Shipyard Skulker"
CADET, RAM, MINOTAUR, GRIMWYRM = "Blast Corps Cadet", "Battering Ram", "Minotaur Reckoner", "Perched Grimwyrm"
DRAVEN, RELL, RENGAR, RUMBLE = "Draven, Vanquisher", "Rell, Magnetic", "Rengar, Pouncing", "Rumble, Hotheaded"
LUCIAN, REKSAI, QUEEN = "Lucian, Gunslinger", "Rek'Sai, Breacher", "Rek'Sai, Swarm Queen"


def paid(table: Table) -> list[tuple[str, int]]:
    """What was paid so far."""
    return [(e.other, e.n) for e in table.events("paid")]


# --- playing them

@card("Eager Drakehound")
def test_eager_drakehound_enters_ready() -> None:
    table = Table(you=side(hand=["Eager Drakehound", SKULKER], runes={"fury": 6}), foe=side())
    for name, exhausted in (("Eager Drakehound", False), (SKULKER, True)):
        table.you.play(name)
        table.resolve()
        assert table.thing(name).exhausted is exhausted


@card("Gem Jammer")
def test_gem_jammer_lets_a_unit_move_between_battlefields_this_turn() -> None:
    table = Table(you=side(hand=["Gem Jammer"], runes={"fury": 2}, at={MEADOW: [SERGEANT]}, deck=["Gust"] * 2),
                  foe=side(base=["Recruit"], deck=["Gust"] * 2))
    table.you.play("Gem Jammer")
    table.resolve()
    assert asked(table.you) == ["Gem Jammer", "Recruit", SERGEANT]
    table.you.choose(SERGEANT)
    table.resolve()
    table.you.move(SERGEANT, to=MOOR)
    table.pass_all()
    assert table.where(SERGEANT) == MOOR
    table.end_turn()
    table.end_turn()
    question = table.you.draft(table.you._first("move", SERGEANT))
    assert MEADOW not in {option.short for option in question.options}


@card("Void Drone", QUEEN)
def test_void_drone_costs_two_less_from_elsewhere() -> None:
    table = Table(you=side(hand=["Void Drone"], runes={"fury": 3}), foe=side())
    table.you.play("Void Drone")
    assert paid(table) == [("energy", 3)]
    dug = Table(you=side(base=[QUEEN], deck=["Void Drone", "Gust"], runes={"fury": 1}),
                foe=side(at={MEADOW: ["Recruit"]}))
    dug.you.move(QUEEN, to=MEADOW)
    dug.you.choose("yes")
    dug.resolve()
    dug.you.choose("yes")
    dug.you.choose("Void Drone")
    dug.resolve()
    dug.you.choose(MEADOW)
    dug.you.choose("pay")
    assert (paid(dug), dug.where("Void Drone")) == ([("energy", 1)], MEADOW)


@card(RAM)
@pytest.mark.parametrize(("played", "energy"), [(0, 5), (1, 4), (3, 2), (5, 1)])
def test_battering_ram_costs_one_less_for_each_card_played_but_never_nothing(played: int, energy: int) -> None:
    table = Table(you=side(hand=[RAM], runes={"fury": 5}, did=[("played", "Gust")] * played), foe=side())
    table.you.play(RAM)
    assert paid(table) == [("energy", energy)]


@card(RAM)
def test_battering_ram_counts_no_card_of_an_opponent() -> None:
    table = Table(you=side(hand=[RAM], runes={"fury": 5}), foe=side(did=[("played", "Gust")] * 3))
    table.you.play(RAM)
    assert paid(table) == [("energy", 5)]


@card(CADET)
def test_blast_corps_cadet_deals_two_when_more_was_paid() -> None:
    table = Table(you=side(hand=[CADET], runes={"fury": 3}), foe=side(at={MEADOW: ["Mega-Mech"], MOOR: [SERGEANT]},
                                                                     base=["Recruit"]))
    table.you.play(CADET, extra="pay 1 energy")
    table.resolve()
    assert asked(table.you) == ["Mega-Mech", SERGEANT]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing(SERGEANT).damage) == (2, 0)
    plain = Table(you=side(hand=[CADET], runes={"fury": 3}), foe=side(at={MEADOW: ["Mega-Mech"]}))
    plain.you.play(CADET)
    plain.resolve()
    assert (plain.open.kind, plain.events("triggered")) == ("act", [])


@card("Dunebreaker")
@pytest.mark.parametrize(("hand", "exhausted"), [(2, False), (3, True)])
def test_dunebreaker_enters_ready_with_two_cards_in_hand_or_fewer(hand: int, exhausted: bool) -> None:
    table = Table(you=side(hand=["Dunebreaker", *["Gust"] * hand], runes={"fury": 7}), foe=side(hand=["Gust"] * 5))
    table.you.play("Dunebreaker")
    table.resolve()
    assert table.thing("Dunebreaker").exhausted is exhausted


@card("Dunebreaker")
def test_dunebreaker_draws_two_by_holding_and_none_by_conquering() -> None:
    table = Table(you=side(at={MEADOW: ["Dunebreaker"]}, deck=["Gust"] * 4), foe=side(deck=["Gust"]), turn_of=FOE)
    table.end_turn()
    table.resolve()
    assert len(table.hand()) == 3  # one of them in the Draw Phase
    conquered = Table(you=side(base=["Dunebreaker"], deck=["Gust"] * 4), foe=side())
    conquered.you.move("Dunebreaker", to=MEADOW)
    conquered.pass_all()
    assert (conquered.points(), conquered.hand()) == ((1, 0), [])


@card(MINOTAUR, "Flash", "Fight or Flight")
def test_minotaur_reckoner_keeps_every_unit_from_moving_to_a_base() -> None:
    table = Table(you=side(base=[MINOTAUR], at={MEADOW: [SERGEANT]}, hand=["Fight or Flight"], runes={"chaos": 2}),
                  foe=side(at={MOOR: ["Recruit"]}))
    assert SERGEANT not in table.you.offered("move")
    table.you.play("Fight or Flight", on="Recruit")
    table.resolve()
    assert table.where("Recruit") == MOOR
    foes = Table(you=side(at={MEADOW: [SERGEANT]}), foe=side(base=[MINOTAUR]))
    assert SERGEANT not in foes.you.offered("move")
    gone = Table(you=side(at={MEADOW: [SERGEANT]}), foe=side(hand=[MINOTAUR]))
    assert SERGEANT in gone.you.offered("move")


@card(MINOTAUR)
def test_minotaur_reckoner_forbids_no_recall() -> None:
    """454: attackers that don't win are recalled, which is no move."""
    table = Table(you=side(base=[MINOTAUR, "Mega-Mech"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}, hand=["Rune Prison"], runes={"calm": 2}))
    table.you.move("Mega-Mech", to=MEADOW)
    table.you.passes()
    table.foe.play("Rune Prison", on="Mountain Drake")
    table.pass_all()
    assert table.where("Mega-Mech") == "base"


@card(GRIMWYRM)
def test_perched_grimwyrm_is_played_only_where_you_conquered_this_turn() -> None:
    table = Table(you=side(hand=[GRIMWYRM], runes={"fury": 4}, at={MEADOW: ["Recruit"], MOOR: ["Recruit"]},
                           did=[("conquered", MEADOW)]), foe=side())
    table.you.play(GRIMWYRM, to=MEADOW)
    table.resolve()
    assert table.where(GRIMWYRM) == MEADOW
    for did in ([], [("held", MEADOW)]):
        held = Table(you=side(hand=[GRIMWYRM], runes={"fury": 4}, at={MEADOW: ["Recruit"]}, did=did), foe=side())
        assert held.you.offered("play") == set()
    lost = Table(you=side(hand=[GRIMWYRM], runes={"fury": 4}, did=[("conquered", MEADOW)]),
                 foe=side(at={MEADOW: ["Recruit"]}))
    assert lost.you.offered("play") == set()


# --- fighting

@card(DRAVEN)
@pytest.mark.parametrize(("answer", "might"), [("yes", 6), ("no", 4)])
def test_draven_may_pay_to_be_stronger_where_he_attacks_or_defends(answer: str, might: int) -> None:
    """383.3: paid as the ability is finalized."""
    attack = Table(you=side(base=[DRAVEN], runes={"fury": 1}), foe=side(at={MEADOW: ["Mountain Drake"]}))
    attack.you.move(DRAVEN, to=MEADOW)
    defend = Table(you=side(at={MEADOW: [DRAVEN]}, runes={"fury": 1}), foe=side(base=["Mountain Drake"]), turn_of=FOE)
    defend.foe.move("Mountain Drake", to=MEADOW)
    for table in (attack, defend):
        table.resolve()
        table.you.choose(answer)
        assert paid(table) == [("fury", 1)] * (answer == "yes")
        table.resolve()
        assert table.might(DRAVEN) == might


@card(DRAVEN)
def test_draven_finds_gold_by_winning_a_combat() -> None:
    table = Table(you=side(base=[DRAVEN]), foe=side(at={MEADOW: ["Pit Rookie"]}))
    table.you.move(DRAVEN, to=MEADOW)
    table.pass_all()
    assert (table.where("Gold"), table.thing("Gold").exhausted) == ("base", True)
    empty = Table(you=side(base=[DRAVEN]), foe=side())
    empty.you.move(DRAVEN, to=MEADOW)
    empty.pass_all()
    assert empty.where("Gold") == "deck"


@card("Ferrous Forerunner", "Vengeance")
def test_ferrous_forerunner_leaves_two_mechs_in_your_base() -> None:
    table = Table(you=side(at={MEADOW: ["Ferrous Forerunner"]}), foe=side(hand=["Vengeance"], runes={"order": 4}),
                  turn_of=FOE)
    table.foe.play("Vengeance", on="Ferrous Forerunner")
    table.resolve()
    assert [(table.might(f"Mech#{n}"), table.thing(f"Mech#{n}").place < 0) for n in (1, 2)] == [(3, True)] * 2
    returned = Table(you=side(base=["Ferrous Forerunner"], hand=["Retreat"], runes={"mind": 1}), foe=side())
    returned.you.play("Retreat", on="Ferrous Forerunner")
    returned.resolve()
    assert returned.where("Mech") == "deck"


@card(LUCIAN, "Cleave")
@pytest.mark.parametrize(("cleave", "damage"), [(False, 1), (True, 4)])
def test_lucian_deals_as_much_as_his_assault_when_he_attacks(cleave: bool, damage: int) -> None:
    table = Table(you=side(base=[LUCIAN, "Recruit"], hand=["Cleave"], runes={"fury": 1}),
                  foe=side(at={MEADOW: ["Mountain Drake", "Mega-Mech"], MOOR: [SERGEANT]}))
    if cleave:
        table.you.play("Cleave", on=LUCIAN)
        table.resolve()
    table.you.move(LUCIAN, to=MEADOW)
    assert asked(table.you) == ["Mega-Mech", "Mountain Drake"]
    table.you.choose("Mountain Drake")
    table.resolve()
    assert (table.thing("Mountain Drake").damage, table.might(LUCIAN)) == (damage, 2 + damage)


@card(LUCIAN)
def test_lucian_deals_nothing_as_a_defender() -> None:
    table = Table(you=side(at={MEADOW: [LUCIAN]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    assert (table.events("triggered"), table.might(LUCIAN)) == ([], 2)


@card(RELL, "Long Sword", "B.F. Sword", "Doran's Blade")
def test_rell_may_play_a_cheap_equipment_for_nothing_and_wears_it() -> None:
    table = Table(you=side(base=[RELL, "Recruit"], hand=["B.F. Sword", "Doran's Blade", "Gust"]),
                  foe=side(at={MEADOW: ["Mountain Drake"]}))
    table.you.move(RELL, to=MEADOW)
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert asked(table.you) == ["Doran's Blade", "None of them"]
    table.you.choose("Doran's Blade")
    table.resolve()
    assert (table.thing("Doran's Blade").attached_to, table.might(RELL)) == (table.thing(RELL).id, 6)
    assert (table.hand(), paid(table)) == (["B.F. Sword", "Gust"], [])


@card(RELL, "Doran's Blade")
def test_rell_attaches_nothing_where_nothing_is_played() -> None:
    for hand, answer in ((["Doran's Blade"], "no"), (["B.F. Sword"], "yes")):
        table = Table(you=side(base=[RELL, "Doran's Blade"], hand=hand), foe=side(at={MEADOW: ["Mountain Drake"]}))
        table.you.move(RELL, to=MEADOW)
        table.resolve()
        table.you.choose(answer)
        table.resolve()
        assert (table.might(RELL), table.hand(), table.events("attached")) == (4, hand, [])


@card(RENGAR)
def test_rengar_pounces_on_a_battlefield_that_you_are_attacking() -> None:
    table = Table(you=side(base=["Recruit"], hand=[RENGAR], runes={"fury": 3}),
                  foe=side(at={MEADOW: ["Mountain Drake"], MOOR: ["Recruit"]}))
    table.you.move("Recruit", to=MEADOW)
    table.you.play(RENGAR, to=MEADOW)
    table.resolve()
    assert (table.where(RENGAR), table.might(RENGAR), table.thing(RENGAR).role) == (MEADOW, 5, "attacker")


@card(RENGAR)
def test_rengar_goes_nowhere_that_you_defend_without_control_or_that_nobody_fights_for() -> None:
    table = Table(you=side(hand=[RENGAR], runes={"fury": 3}, at={MOOR: ["Recruit"]}),
                  foe=side(base=["Mega-Mech"], at={MEADOW: ["Recruit"]}), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    places = options(table.you, "play", RENGAR)
    assert MEADOW not in places
    assert MOOR in places


# --- while they are there

@ruling("R112")
@card(RUMBLE, "Mega-Mech")
@pytest.mark.parametrize("recycled", ["Mech", "Pit Rookie"])
def test_rumble_recycles_a_unit_and_plays_a_mech_for_its_might_less(recycled: str) -> None:
    """Mega-Mech costs 7, less the Might of what was recycled; a token is recycled like a card, and is gone."""
    table = Table(you=side(base=[RUMBLE, recycled], trash=["Mega-Mech", SKULKER], runes={"mind": 7}), foe=side())
    table.you.move(RUMBLE, to=MEADOW)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    might = {"Mech": 3, "Pit Rookie": 2}[recycled]
    table.you.choose("Your base")
    table.you.choose("pay")
    assert (paid(table), table.where("Mega-Mech"), table.where(recycled)) == ([("energy", 7 - might)], "base", "deck")


@card(RUMBLE)
def test_rumble_plays_nothing_where_nobody_else_is_friendly_and_gives_mechs_assault() -> None:
    table = Table(you=side(base=[RUMBLE], trash=["Mega-Mech"], runes={"mind": 7}), foe=side(base=["Recruit"]))
    table.you.move(RUMBLE, to=MEADOW)
    table.pass_all()
    assert (table.open.kind, table.where("Mega-Mech")) == ("act", "trash")
    fight = Table(you=side(base=[RUMBLE, "Mega-Mech", SKULKER]), foe=side(at={MEADOW: ["Mountain Drake", "Mech"]}))
    fight.you.move(RUMBLE, "Mega-Mech", SKULKER, to=MEADOW)
    assert [fight.might(name) for name in (RUMBLE, "Mega-Mech", SKULKER, "Mech")] == [5, 9, 3, 3]


@card(REKSAI, "Void Drone", QUEEN)
@pytest.mark.parametrize(("extra", "exhausted", "energy"), [("extra:yes", False, 2), ("extra:none", True, 1)])
def test_reksai_breacher_accelerates_what_is_played_from_elsewhere(extra: str, exhausted: bool, energy: int) -> None:
    table = Table(you=side(base=[REKSAI, QUEEN], deck=["Void Drone", "Gust"], runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Recruit"]}))
    table.you.move(QUEEN, to=MEADOW)
    table.you.choose("yes")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Void Drone")
    table.resolve()
    for answer in (extra, MEADOW, "pay"):
        table.you.choose(answer)
    assert table.thing("Void Drone").exhausted is exhausted
    assert paid(table) == [("energy", energy), *[("fury", 1)] * (not exhausted)]


@card(REKSAI)
def test_reksai_breacher_gives_accelerate_to_nothing_of_a_hand_and_has_it_herself() -> None:
    table = Table(you=side(base=[REKSAI], hand=[SKULKER], runes={"chaos": 5}), foe=side())
    with pytest.raises(AssertionError):
        table.you.play(SKULKER, accelerate=True)
    ready = Table(you=side(hand=[REKSAI], runes={"fury": 4}), foe=side(at={MEADOW: ["Mountain Drake"]}))
    ready.you.play(REKSAI, accelerate=True)
    ready.resolve()
    assert ready.thing(REKSAI).exhausted is False
    ready.you.move(REKSAI, to=MEADOW)
    assert ready.might(REKSAI) == 4
