"""Battlefields of Origins that do something when they are held."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MOOR, YOU, Table, one, side

ALTAR, GROVE, TOMB, PIT = "Altar to Unity", "Grove of the God-Willow", "Hallowed Tomb", "Navori Fighting Pit"
ARENA, PLAZA = "Reckoner's Arena", "The Grand Plaza"
LUX, HERO = "Lux, Lady of Luminosity", "Lux, Illuminated"
DECK = ["Gust", "Flash", "Stupefy", "Mobilize"]


def begins(field: str, *, units: tuple[object, ...] = ("Stalwart Poro",), foe: dict[str, object] | None = None,
           **you: object) -> Table:
    """Your turn begins, and you hold that battlefield with these units."""
    mine = {"deck": DECK, "rune_deck": 0, "legend": LUX, **you}
    table = Table(
        you=side(at={field: units}, **mine),
        foe=side(legend=LUX, rune_deck=0, **(foe or {})), battlefields=[field, MOOR], turn_of=FOE,
    )
    table.end_turn()
    return table


@card(ALTAR, GROVE, PIT, PLAZA)
@pytest.mark.parametrize("field", [ALTAR, GROVE, PIT, PLAZA])
def test_nobody_who_does_not_hold_gets_anything(field: str) -> None:
    """The opponent's turn begins, and you control it; later you conquer it."""
    table = Table(
        you=side(at={field: ["Stalwart Poro"]}, legend=LUX), foe=side(deck=DECK, rune_deck=0, legend=LUX),
        battlefields=[field, MOOR],
    )
    table.end_turn()
    assert table.events("triggered") == []
    conquered = Table(you=side(base=["Stalwart Poro"]), battlefields=[field, MOOR])
    conquered.you.move("Stalwart Poro", to=field)
    conquered.pass_all()
    assert (conquered.controller(field), conquered.events("triggered")) == (YOU, [])


@card(ALTAR, "Recruit")
def test_altar_to_unity_plays_a_recruit_in_the_holders_base() -> None:
    table = begins(ALTAR)
    assert (table.where("Recruit", YOU), table.might("Recruit"), table.points()) == ("base", 1, (1, 0))


@card(GROVE)
def test_grove_of_the_god_willow_draws_one_for_the_holder() -> None:
    assert begins(GROVE).hand() == ["Gust", "Flash"]


@card(PIT)
def test_navori_fighting_pit_buffs_a_unit_there() -> None:
    table = begins(PIT, units=("Stalwart Poro", "Recruit"), base=["Mega-Mech"])
    assert asked(table.you) == ["Recruit", "Stalwart Poro"]
    table.you.choose("Recruit")
    table.pass_all()
    assert [table.might(name) for name in ("Recruit", "Stalwart Poro", "Mega-Mech")] == [2, 2, 8]


@card(PIT)
def test_navori_fighting_pit_gives_no_second_buff() -> None:
    table = begins(PIT, units=(one("Recruit", buffs=1),))
    assert (table.might("Recruit"), table.events("buffed"), len(table.events("triggered"))) == (2, [], 1)


# --- Hallowed Tomb

def tomb(again: bool = False) -> Table:
    """Your Chosen Champion, which you have played, has died in the opponent's turn; or another copy, while the champion
    is still in its zone. Then your turn begins."""
    table = Table(
        you=side(
            at={TOMB: ["Recruit"]}, deck=DECK, champion=HERO, legend=LUX, rune_deck=0, base=[HERO] if again else (),
            runes={"mind": 7},
        ),
        foe=side(legend=LUX, hand=["Final Spark"], runes={"mind": 8}, deck=DECK, rune_deck=0),
        battlefields=[TOMB, MOOR],
    )
    if not again:
        table.you.play(HERO)
    table.end_turn()
    table.foe.play("Final Spark", on=HERO)
    table.resolve()
    assert table.trash() == [HERO]
    table.end_turn()
    return table


@card(TOMB)
def test_hallowed_tomb_may_return_the_chosen_champion_to_its_zone() -> None:
    table = tomb()
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    assert (table.trash(), table.where(HERO)) == ([], "champion")
    left = tomb()
    left.you.choose("no")
    assert left.trash() == [HERO]


@card(TOMB)
def test_hallowed_tomb_leaves_a_champion_in_the_trash_while_there_is_one_in_the_zone() -> None:
    table = tomb(again=True)
    assert (table.open.kind, table.trash(), table.events("benched")) == ("act", [HERO], [])


@card(TOMB)
def test_hallowed_tomb_returns_no_other_unit() -> None:
    table = begins(TOMB, trash=[HERO, "Recruit"])
    assert (table.open.kind, table.trash()) == ("act", [HERO, "Recruit"])


# --- Reckoner's Arena

@card(ARENA, "Kai'Sa, Evolutionary")
def test_reckoners_arena_activates_conquer_effects_of_units_there() -> None:
    table = begins(ARENA, units=("Kai'Sa, Evolutionary",), trash=["Stupefy"], points=3, foe={"base": ["Recruit"]})
    assert (table.open.kind, table.points()) == ("may", (4, 0))
    table.you.choose("yes")
    table.resolve()
    table.you.choose("Recruit")
    table.pass_all()
    assert (table.where("Stupefy"), table.events("conquered")) == ("deck", [])


@card(ARENA, "Garen, Might of Demacia", "Super Mega Death Rocket!")
def test_reckoners_arena_activates_nothing_of_a_unit_elsewhere_of_a_legend_or_in_a_trash() -> None:
    table = begins(
        ARENA, units=("Recruit",) * 4, base=["Kai'Sa, Evolutionary"], trash=["Stupefy", "Super Mega Death Rocket!"],
        points=3, legend="Garen, Might of Demacia",
    )
    assert [event.card for event in table.events("triggered")] == ["OGN-286"]
    assert table.hand() == ["Gust"]


# --- The Grand Plaza

@card(PLAZA)
def test_the_grand_plaza_wins_the_game_with_seven_units_there() -> None:
    assert begins(PLAZA, units=("Recruit",) * 7).game.over
    table = begins(PLAZA, units=("Recruit",) * 6, base=["Recruit"], foe={"base": ["Recruit"]})
    assert (table.game.over, table.events("triggered"), table.points()) == (False, [], (1, 0))


@card(PLAZA)
def test_the_grand_plaza_is_won_by_whoever_holds_it() -> None:
    table = Table(
        you=side(legend=LUX), foe=side(at={PLAZA: ["Recruit"] * 7}, deck=DECK, legend=LUX),
        battlefields=[PLAZA, MOOR],
    )
    table.end_turn()
    assert (table.game.winner, table.points()) == (FOE, (0, 1))
