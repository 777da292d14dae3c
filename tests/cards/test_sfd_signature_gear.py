"""Signature equipment of Spiritforged."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.catalogue import find, max_copies
from cards.decks import starters
from engine.rules.formats.decks import main_faults
from tests.cards.naming import card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, catalogue, code_of, one, side

AXE, CAPE, CROWN, REQUIEM = "Spinning Axe", "Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem"
ORNN = ((AXE, "fury", 3), (CAPE, "calm", 3), (CROWN, "mind", 3), (REQUIEM, "mind", 2))
DECK = ["Gust", "Flash", "Stupefy"]


@card(AXE, CAPE, CROWN, REQUIEM)
@pytest.mark.parametrize(("gear", "domain", "bonus"), ORNN)
def test_it_is_attached_for_power_of_any_domain(gear: str, domain: str, bonus: int) -> None:
    table = Table(you=side(base=["Recruit", gear], runes={"order": 1}), foe=side(base=["Pit Rookie"]))
    table.you.use(gear, on="Recruit")
    table.resolve()
    assert ([(e.other, e.n) for e in table.events("paid")], table.might("Recruit")) == ([("order", 1)], 1 + bonus)
    poor = Table(you=side(base=["Recruit", gear]), foe=side())
    assert poor.you.why_not("use", gear) == ["357"]


@pytest.mark.parametrize("gear", [CAPE, CROWN, REQUIEM])
@card(CAPE, CROWN, REQUIEM)
def test_a_deck_holds_one_of_each_of_ornns(gear: str) -> None:
    assert (max_copies(find(gear)), max_copies(find(AXE))) == (1, 3)
    deck = starters()["annie"]
    for n, refused in ((1, False), (2, True)):
        reasons = main_faults(replace(deck, main=(*deck.main, (code_of(gear), n))), catalogue())
        assert (f"{gear} is Unique: one copy, not {n}." in [reason.text for reason in reasons]) == refused


# --- Spinning Axe

@card(AXE)
def test_spinning_axe_is_played_as_a_reaction_onto_a_unit() -> None:
    table = Table(you=side(hand=[AXE], runes={"chaos": 3}, at={MOOR: ["Recruit"]}, base=["Energy Conduit"]),
                  foe=side(base=["Pit Rookie"]), turn_of=FOE)
    table.foe.move("Pit Rookie", to=MOOR)
    table.foe.passes()
    table.you.play(AXE)
    table.resolve()
    assert (table.might("Recruit"), table.where(AXE)) == (4, MOOR)
    table.pass_all()
    assert (table.trash(FOE), table.controller(MOOR)) == (["Pit Rookie"], YOU)


@card(AXE)
@pytest.mark.parametrize(("base", "left"), [([AXE, "Recruit"], False), ([one("Recruit", attached=[AXE])], True)])
def test_spinning_axe_dies_before_scoring_unless_it_is_attached(base: list[object], left: bool) -> None:
    table = Table(you=side(base=base, deck=DECK), foe=side(deck=DECK), turn_of=FOE)
    table.end_turn()
    assert (table.where(AXE), table.might("Recruit")) == (("base", 4) if left else ("trash", 1))


@ruling("R127")
@card(AXE, "Fading Memories")
def test_spinning_axe_dies_of_temporary_that_it_was_given_while_attached() -> None:
    table = Table(you=side(base=[one("Recruit", attached=[AXE])], hand=["Fading Memories"], runes={"chaos": 5},
                           deck=DECK), foe=side(deck=DECK))
    table.you.play("Fading Memories", on=AXE)
    table.resolve()
    table.end_turn()
    assert table.where(AXE) == "base"
    table.end_turn()
    assert (AXE in table.trash(), table.might("Recruit")) == (True, 1)


# --- Forgefire Cape

@card(CAPE)
def test_forgefire_cape_burns_all_enemies_there_when_its_wearer_attacks() -> None:
    table = Table(you=side(base=[one("Mega-Mech", attached=[CAPE]), "Recruit"]),
                  foe=side(at={MEADOW: ["Pit Rookie", "Petty Officer"], MOOR: ["Daring Poro"]}))
    table.you.move("Mega-Mech", "Recruit", to=MEADOW)
    table.resolve()
    assert (table.trash(FOE), table.thing("Petty Officer").damage) == (["Pit Rookie"], 2)
    assert (table.thing("Daring Poro").damage, table.where("Recruit")) == (0, MEADOW)


@card(CAPE)
def test_forgefire_cape_burns_attackers_and_nobody_where_its_wearer_conquers_alone() -> None:
    table = Table(you=side(at={MEADOW: [one("Mega-Mech", attached=[CAPE])]}), foe=side(base=["Pit Rookie"]),
                  turn_of=FOE)
    table.foe.move("Pit Rookie", to=MEADOW)
    table.resolve()
    assert table.trash(FOE) == ["Pit Rookie"]
    alone = Table(you=side(base=[one("Mega-Mech", attached=[CAPE])]), foe=side(base=["Pit Rookie"]))
    alone.you.move("Mega-Mech", to=MEADOW)
    alone.pass_all()
    assert (alone.events("damaged"), alone.points()) == ([], (1, 0))


# --- Rabadon's Deathcrown

@card(CROWN, "Falling Star")
@pytest.mark.parametrize(("base", "damage"), [
    ([one("Recruit", attached=[CROWN])], 12), (["Recruit", CROWN], 6),
])
def test_rabadons_deathcrown_adds_three_to_damage_while_it_is_attached(base: list[object], damage: int) -> None:
    table = Table(you=side(base=base, hand=["Falling Star"], runes={"fury": 4}),
                  foe=side(base=[one("Mega-Mech", buffs=1), "Viktor, Innovator"]))
    table.you.play("Falling Star", on=["Mega-Mech", "Mega-Mech"])
    table.resolve()
    assert sum(e.n for e in table.events("damaged")) == damage


@card(CROWN, "Falling Star")
def test_rabadons_deathcrown_adds_nothing_to_the_foes_spells_nor_to_combat() -> None:
    table = Table(you=side(base=[one("Mega-Mech", attached=[CROWN])]),
                  foe=side(hand=["Falling Star"], runes={"fury": 4}), turn_of=FOE)
    table.foe.play("Falling Star", on=["Mega-Mech", "Mega-Mech"])
    table.resolve()
    assert table.thing("Mega-Mech").damage == 6


# --- Shurelya's Requiem

@card(REQUIEM)
def test_shurelyas_requiem_readies_your_units_when_it_is_played() -> None:
    table = Table(you=side(base=["Recruit*"], at={MEADOW: ["Mega-Mech*"]}, hand=[REQUIEM], runes={"mind": 6}),
                  foe=side(base=["Pit Rookie*"]))
    table.you.play(REQUIEM)
    table.resolve()
    assert [table.thing(name).exhausted for name in ("Recruit", "Mega-Mech", "Pit Rookie")] == [False, False, True]


@card(REQUIEM)
def test_shurelyas_requiem_lets_units_beside_its_wearer_move_between_battlefields() -> None:
    for worn in (True, False):
        wearer = one("Recruit", attached=[REQUIEM]) if worn else "Recruit"
        table = Table(you=side(at={MEADOW: [wearer, "Mega-Mech"]}, base=[] if worn else [REQUIEM]), foe=side())
        places = options(table.you, "move", "Mega-Mech")
        assert (MOOR in places) == worn
    elsewhere = Table(you=side(at={MOOR: ["Mega-Mech"]}, base=[one("Recruit", attached=[REQUIEM])]), foe=side())
    assert MEADOW not in options(elsewhere.you, "move", "Mega-Mech")
