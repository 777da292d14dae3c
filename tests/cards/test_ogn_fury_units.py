"""Units of Fury in Origins: what they cost, how they enter, and what they are while they are on the board."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

ACCELERATED = (("Blazing Scorcher", 5, 0), ("Legion Rearguard", 2, 0), ("Jinx, Demolitionist", 3, 1),
               ("Kai'Sa, Survivor", 4, 0))


# --- Accelerate

@card(*(name for name, *_ in ACCELERATED))
@pytest.mark.parametrize(("name", "energy", "power"), ACCELERATED)
def test_for_one_energy_and_one_fury_more_it_enters_ready(name: str, energy: int, power: int) -> None:
    def table(runes: int) -> Table:
        return Table(you=side(hand=[name], runes={"fury": runes}), foe=side())

    quick = table(energy + 1)
    quick.you.play(name, accelerate=True)
    quick.resolve()
    assert not quick.thing(name).exhausted
    assert [(e.other, e.n) for e in quick.events("paid")] == [("energy", energy + 1), ("fury", power + 1)]
    slow = table(energy + 1)
    slow.you.play(name)
    slow.resolve()
    assert (slow.thing(name).exhausted, slow.ready_runes()) == (True, 1)
    poor = table(energy)
    assert [q for q in options(poor.you, "play", name) if "ccelerate" in q] == []


# --- costs

@card("Brazen Buccaneer")
def test_brazen_buccaneer_costs_two_less_for_a_discarded_card() -> None:
    table = Table(you=side(hand=["Brazen Buccaneer", "Gust", "Flash"], runes={"fury": 4}))
    table.you.play("Brazen Buccaneer", paying="Gust")
    assert (table.where("Brazen Buccaneer"), table.trash(), table.hand()) == ("base", ["Gust"], ["Flash"])
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 4)]


@card("Brazen Buccaneer")
def test_brazen_buccaneer_costs_six_without_a_discard_and_needs_another_card_for_it() -> None:
    kept = Table(you=side(hand=["Brazen Buccaneer", "Gust"], runes={"fury": 6}))
    kept.you.play("Brazen Buccaneer")
    assert (kept.hand(), kept.trash(), kept.ready_runes()) == (["Gust"], [], 0)
    alone = Table(you=side(hand=["Brazen Buccaneer"], runes={"fury": 5}))
    assert alone.you.why_not("play", "Brazen Buccaneer") == ["357"]
    short = Table(you=side(hand=["Brazen Buccaneer", "Gust"], runes={"fury": 3}))
    assert short.you.why_not("play", "Brazen Buccaneer") == ["357"]


@card("Noxus Hopeful")
def test_noxus_hopeful_costs_two_less_after_another_card() -> None:
    table = Table(you=side(hand=["Noxus Hopeful", "Legion Rearguard"], runes={"fury": 4}))
    assert "Noxus Hopeful" in table.you.offered("play"), "four without Legion"
    table.you.play("Legion Rearguard")
    table.you.play("Noxus Hopeful")
    assert (table.where("Noxus Hopeful"), table.ready_runes()) == ("base", 0)
    first = Table(you=side(hand=["Noxus Hopeful"], runes={"fury": 3}), foe=side(did=[("played", "Gust")]))
    assert first.you.why_not("play", "Noxus Hopeful") == ["357"]
    second = Table(you=side(hand=["Noxus Hopeful", "Noxus Hopeful"], runes={"fury": 5}, did=[("played", "Gust")]))
    second.you.play("Noxus Hopeful")
    assert second.ready_runes() == 3
    second.you.play("Noxus Hopeful")
    assert second.ready_runes() == 1


# --- how others enter

@card("Magma Wurm", "Daring Poro")
def test_magma_wurm_lets_other_friendly_units_enter_ready_and_not_itself() -> None:
    table = Table(you=side(hand=["Magma Wurm", "Daring Poro", "Faithful Manufactor"], runes={"fury": 12, "order": 5}),
                  foe=side())
    table.you.play("Magma Wurm")
    assert table.thing("Magma Wurm").exhausted
    table.you.play("Daring Poro")
    table.you.play("Faithful Manufactor")
    table.resolve()
    assert not any(table.thing(name).exhausted for name in ("Daring Poro", "Faithful Manufactor", "Recruit"))


@card("Magma Wurm")
def test_magma_wurm_does_nothing_for_the_opponent() -> None:
    table = Table(you=side(hand=["Daring Poro"], runes={"order": 2}), foe=side(base=["Magma Wurm"]))
    table.you.play("Daring Poro")
    assert table.thing("Daring Poro").exhausted


@card("Vayne, Hunter")
def test_vayne_enters_ready_only_if_an_opponent_controls_a_battlefield() -> None:
    def ready(you: dict[str, list[str]], foe: dict[str, list[str]]) -> bool:
        table = Table(you=side(hand=["Vayne, Hunter"], runes={"fury": 4}, at=you), foe=side(at=foe))
        table.you.play("Vayne, Hunter")
        return not table.thing("Vayne, Hunter").exhausted

    assert ready({}, {MOOR: ["Daring Poro"]})
    assert ready({MEADOW: ["Pouty Poro"]}, {MOOR: ["Daring Poro"]})
    assert not ready({MEADOW: ["Pouty Poro"]}, {})
    assert not ready({}, {})


@card("Vayne, Hunter")
def test_vayne_returns_to_the_hand_for_one_energy_when_she_conquers() -> None:
    table = Table(you=side(base=["Vayne, Hunter"], runes={"calm": 1}), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Vayne, Hunter", to=MOOR)
    assert table.might("Vayne, Hunter") == 5
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    assert (table.hand(), table.controller(MOOR), table.points()) == (["Vayne, Hunter"], -1, (1, 0))
    assert table.ready_runes() == 0


@card("Vayne, Hunter")
def test_vayne_stays_without_the_energy_or_the_wish() -> None:
    poor = Table(you=side(base=["Vayne, Hunter"]))
    poor.you.move("Vayne, Hunter", to=MOOR)
    poor.pass_all()
    assert (poor.open.kind, poor.where("Vayne, Hunter"), poor.points()) == ("act", MOOR, (1, 0))
    table = Table(you=side(base=["Vayne, Hunter"], runes={"calm": 1}))
    table.you.move("Vayne, Hunter", to=MOOR)
    table.pass_all()
    table.you.choose("no")
    table.resolve()
    assert (table.where("Vayne, Hunter"), table.ready_runes()) == (MOOR, 1)


# --- Might and keywords while something holds

@card("Captain Farron")
def test_captain_farron_gives_assault_to_other_friendly_units_here() -> None:
    table = Table(
        you=side(base=["Captain Farron", "Vanguard Sergeant", "Daring Poro"], at={MEADOW: ["Stalwart Poro"]}),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.move("Captain Farron", "Vanguard Sergeant", "Daring Poro", to=MOOR)
    assert [table.might(n) for n in ("Captain Farron", "Vanguard Sergeant", "Daring Poro")] == [5, 5, 4]
    assert (table.might("Mega-Mech"), table.might("Stalwart Poro")) == (8, 2)


@card("Captain Farron")
def test_captain_farron_elsewhere_gives_nothing() -> None:
    table = Table(you=side(base=["Captain Farron", "Vanguard Sergeant"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert (table.thing("Vanguard Sergeant").role, table.might("Vanguard Sergeant")) == ("attacker", 4)


@card("Raging Soul")
def test_raging_soul_has_assault_and_ganking_once_you_have_discarded_this_turn() -> None:
    foe = side(at={MOOR: ["Mega-Mech"]}, did=[("discarded", "Gust")])
    calm = Table(you=side(at={MEADOW: ["Raging Soul"]}), foe=foe)
    assert MOOR not in options(calm.you, "move", "Raging Soul"), "only the opponent has discarded"
    table = Table(you=side(at={MEADOW: ["Raging Soul"]}, did=[("discarded", "Gust")]), foe=foe)
    assert MOOR in options(table.you, "move", "Raging Soul")
    assert table.might("Raging Soul") == 4
    table.you.move("Raging Soul", to=MOOR)
    assert table.might("Raging Soul") == 5


@card("Raging Soul", "Get Excited!")
def test_raging_soul_counts_a_discard_in_the_middle_of_its_attack_until_the_turn_ends() -> None:
    table = Table(
        you=side(base=["Raging Soul"], hand=["Get Excited!", "Gust"], runes={"fury": 2}, deck=["Flash"]),
        foe=side(at={MOOR: ["Stalwart Poro"]}, deck=["Flash"]),
    )
    table.you.move("Raging Soul", to=MOOR)
    assert table.might("Raging Soul") == 4
    table.you.play("Get Excited!", on="Stalwart Poro")
    table.resolve()
    assert table.might("Raging Soul") == 5
    table.pass_all()
    table.end_turn()
    assert table.might("Raging Soul") == 4


@card("Draven, Showboat")
def test_draven_showboats_might_grows_with_your_points_and_not_with_the_opponents() -> None:
    table = Table(you=side(base=["Draven, Showboat"], points=2), foe=side(points=6, at={MOOR: ["Mega-Mech"]}))
    assert table.might("Draven, Showboat") == 5
    table.you.move("Draven, Showboat", to=MEADOW)
    table.pass_all()
    assert (table.points(), table.might("Draven, Showboat")) == ((3, 6), 6)
    taken = Table(you=side(points=0), foe=side(points=4, base=["Draven, Showboat"]))
    assert taken.might("Draven, Showboat", FOE) == 7


@card("Vi, Destructive")
def test_vi_recycles_a_card_of_your_trash_for_one_might_each_time() -> None:
    table = Table(you=side(base=["Vi, Destructive"], trash=["Gust", "Flash"], deck=["Confront"]),
                  foe=side(trash=["Stupefy"]))
    table.you.use("Vi, Destructive", paying="Flash")
    table.resolve()
    assert (table.might("Vi, Destructive"), table.trash()) == (4, ["Gust"])
    assert [c.name for c in table.state.players[YOU].deck] == ["Flash", "Confront"], "the last one is on top"
    table.you.use("Vi, Destructive", paying="Gust")
    table.resolve()
    assert (table.might("Vi, Destructive"), table.thing("Vi, Destructive").exhausted) == (5, False)
    assert "Vi, Destructive" not in table.you.offered("use"), "the opponent's trash pays for nothing"


@card("Vi, Destructive")
def test_vi_goes_from_battlefield_to_battlefield_and_back_to_three_might() -> None:
    table = Table(you=side(at={MEADOW: ["Vi, Destructive"]}, trash=["Gust"], deck=["Flash"]), foe=side(deck=["Flash"]))
    table.you.use("Vi, Destructive", paying="Gust")
    table.resolve()
    table.you.move("Vi, Destructive", to=MOOR)
    table.pass_all()
    assert (table.where("Vi, Destructive"), table.might("Vi, Destructive")) == (MOOR, 4)
    table.end_turn()
    assert table.might("Vi, Destructive") == 3
