"""Legends of Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

RENGAR, PYKE, VI, LILLIA = (
    "Rengar, Pridestalker", "Pyke, Bloodharbor Ripper", "Vi, Piltover Enforcer", "Lillia, Bashful Bloom")
YI, VEX, IVERN, LEBLANC = "Master Yi, Wuju Master", "Vex, Gloomist", "Ivern, Green Father", "LeBlanc, Deceiver"
KHAZIX, POPPY = "Kha'Zix, Voidreaver", "Poppy, Keeper of the Hammer"


def tired(table: Table, seat: int = YOU) -> bool:
    """Whether a player's legend is exhausted."""
    return table.state.objects[table.state.players[seat].legend].exhausted


def made(table: Table, name: str) -> int:
    """How many tokens of that name there are."""
    return sum(o.token and o.card.name == name for o in table.state.objects.values())


@card(RENGAR)
def test_rengar_strengthens_a_unit_as_you_play_one() -> None:
    table = Table(you=side(legend=RENGAR, hand=["Pakaa Cub", "Confront"], runes={"body": 5}, deck=["Gust"] * 3,
                           base=["Recruit"]),
                  foe=side(base=["Mega-Mech"], hand=["Pakaa Cub"]))
    table.you.play("Pakaa Cub")
    assert asked(table.you) == ["Mega-Mech", "Pakaa Cub", "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Pakaa Cub")) == (2, 3)
    table.you.play("Confront")
    table.resolve()
    assert (table.might("Recruit"), table.open.kind) == (2, "act")


@card(PYKE)
def test_pyke_returns_a_friendly_unit_for_gold() -> None:
    table = Table(you=side(legend=PYKE, at={MEADOW: ["Pit Rookie", "First Mate"]}, base=["Mega-Mech"],
                           runes={"fury": 1}), foe=side(at={MOOR: ["Mountain Drake"]}))
    table.you.use(PYKE, on="Pit Rookie")
    table.resolve()
    assert (table.hand(), table.thing("Gold").exhausted, tired(table), table.ready_runes()) == (
        ["Pit Rookie"], True, True, 0)
    home = Table(you=side(legend=PYKE, base=["Pit Rookie"], runes={"fury": 1}), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert PYKE not in home.you.offered("use")


@card(VI)
@pytest.mark.parametrize(("defender", "answer", "readied"), [
    ("Recruit", "yes", True), ("Recruit", "no", False), ("First Mate", "", False),
])
def test_vi_readies_a_unit_after_three_excess_damage(defender: str, answer: str, readied: bool) -> None:
    attacker = "Dune Drake"
    table = Table(you=side(legend=VI, base=[attacker]), foe=side(at={MEADOW: [defender]}))
    table.you.move(attacker, to=MEADOW)
    table.pass_all()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.thing(attacker).exhausted, tired(table), table.controller(MEADOW)) == (not readied, readied, YOU)


@card(LILLIA)
@pytest.mark.parametrize(("sprites", "runes"), [(0, 4), (2, 2)])
def test_lillia_brings_sprites_for_less_with_temporary_units(sprites: int, runes: int) -> None:
    kept = ["Sprite"] * sprites
    table = Table(you=side(legend=LILLIA, base=kept, runes={"mind": runes}), foe=side(base=["Sprite"]))
    table.you.use(LILLIA)
    table.resolve()
    if table.open.kind != "act":
        table.you.choose("Your base")
    assert (made(table, "Sprite"), table.thing("Sprite", YOU).exhausted, table.ready_runes(), tired(table)) == (
        sprites + 2, False, 0, True)
    poor = Table(you=side(legend=LILLIA, base=kept, runes={"mind": runes - 1}), foe=side(base=["Sprite"]))
    assert LILLIA not in poor.you.offered("use")


@card(YI)
@pytest.mark.parametrize(("xp", "might", "exhausted"), [(5, 1, True), (6, 2, True), (11, 2, False)])
def test_master_yi_teaches_by_level(xp: int, might: int, exhausted: bool) -> None:
    table = Table(you=side(legend=YI, base=["Recruit"], hand=["Pakaa Cub"], runes={"body": 3}, xp=xp),
                  foe=side(base=["Mega-Mech"], xp=20))
    table.you.play("Pakaa Cub")
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech"), table.thing("Pakaa Cub").exhausted) == (
        might, 8, exhausted)


@card(VEX)
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_vex_may_draw_as_you_hold(answer: str, drawn: int) -> None:
    table = Table(you=side(legend=VEX, at={MEADOW: ["Recruit"]}, deck=["Gust"] * 4), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    table.you.choose(answer)
    table.pass_all()
    assert (len(table.hand()), tired(table)) == (1 + drawn, bool(drawn))
    foes = Table(you=side(legend=VEX, deck=["Gust"] * 4), foe=side(at={MEADOW: ["Recruit"]}, deck=["Gust"] * 4))
    foes.end_turn()
    assert (foes.open.seat, len(foes.hand())) == (FOE, 0)


@card(IVERN, "Brush")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ivern_lets_brush_grow_where_you_conquer(answer: str) -> None:
    table = Table(you=side(legend=IVERN, base=["Daring Poro"]), foe=side(at={MOOR: ["Recruit"]}))
    table.you.move("Daring Poro", to=MEADOW)
    table.pass_all()
    table.you.choose(answer)
    table.resolve()
    fields = [table.state.objects[field.id].card.name for field in table.state.fields]
    assert (fields, tired(table)) == (["Brush" if answer == "yes" else MEADOW, MOOR], answer == "yes")
    assert table.might("Daring Poro") == (3 if answer == "yes" else 2)


@card(LEBLANC, "Reflection")
def test_leblanc_leaves_a_copy_where_you_conquer() -> None:
    table = Table(you=side(legend=LEBLANC, base=["First Mate"], hand=["Gust"], at={MOOR: ["Mega-Mech"]}), foe=side())
    table.you.move("First Mate", to=MEADOW)
    table.pass_all()
    table.you.choose("yes")
    table.resolve()
    there = table.game.sight().battlefields[0].units
    assert [(unit.name, unit.exhausted, "Temporary" in unit.keywords) for unit in there] == [
        ("First Mate", True, False), ("First Mate", False, True)]
    assert (table.trash(), tired(table)) == (["Gust"], True)
    bare = Table(you=side(legend=LEBLANC, base=["First Mate"]), foe=side())
    bare.you.move("First Mate", to=MEADOW)
    bare.pass_all()
    assert (bare.open.kind, made(bare, "Reflection")) == ("act", 0)


@card(KHAZIX)
def test_khazix_gains_xp_as_you_win_a_combat() -> None:
    table = Table(you=side(legend=KHAZIX, base=["Mega-Mech"]), foe=side(at={MEADOW: ["Recruit"]}))
    table.you.move("Mega-Mech", to=MEADOW)
    table.pass_all()
    assert (table.state.players[YOU].xp, table.state.players[FOE].xp) == (1, 0)
    walk = Table(you=side(legend=KHAZIX, base=["Mega-Mech"]), foe=side())
    walk.you.move("Mega-Mech", to=MEADOW)
    walk.pass_all()
    assert walk.state.players[YOU].xp == 0


@card(KHAZIX)
def test_khazix_spends_xp_to_buff_or_to_call_back() -> None:
    table = Table(you=side(legend=KHAZIX, base=["Recruit"], at={MEADOW: ["Pit Rookie*", "First Mate"]}, xp=1),
                  foe=side(base=["Mega-Mech"]))
    table.you.use(KHAZIX, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.state.players[YOU].xp, tired(table)) == (2, 0, True)
    back = Table(you=side(legend=KHAZIX, base=["Recruit"], at={MEADOW: ["Pit Rookie*", "First Mate"]}, xp=2),
                 foe=side())
    back.you.use(KHAZIX, on="Pit Rookie", n=1)
    back.resolve()
    assert (back.where("Pit Rookie"), back.where("First Mate"), back.state.players[YOU].xp) == ("base", MEADOW, 0)


@card(POPPY)
@pytest.mark.parametrize(("xp", "drawn"), [(3, 1), (2, 0)])
def test_poppy_draws_for_three_xp(xp: int, drawn: int) -> None:
    table = Table(you=side(legend=POPPY, xp=xp, deck=["Gust"]), foe=side())
    assert (POPPY in table.you.offered("use")) == bool(drawn)
    if drawn:
        table.you.use(POPPY)
        table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp) == (drawn, xp - 3 * drawn)


@card(POPPY)
def test_poppy_gains_xp_as_you_hold() -> None:
    table = Table(you=side(legend=POPPY, at={MEADOW: ["Recruit"]}, deck=["Gust"] * 2), foe=side(legend=POPPY),
                  turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert (table.state.players[YOU].xp, table.state.players[FOE].xp) == (1, 0)


JHIN = "Jhin, Virtuoso"


@card(JHIN, "Consult the Past")
def test_jhin_ends_his_show_with_the_fourth_spell() -> None:
    dear = ["Consult the Past"] * 4
    table = Table(you=side(legend=JHIN, hand=[*dear, "Gust"], runes={"mind": 12}, spent={"mind": 1}, rune_deck=6,
                           pool={"energy": 4}, deck=["Recruit"] * 12), foe=side())
    for n in range(4):
        table.you.play("Consult the Past")
        table.resolve()
        table.you.choose("yes")
        table.resolve()
        if n < 3:
            assert (table.trash(), len(table.state.players[YOU].banished)) == ([], n + 1)
    assert (len(table.trash()), table.state.players[YOU].banished) == (4, [])
    assert len(table.state.players[YOU].runes) == 17


DIANA = "Diana, Scorn of the Moon"


@card(DIANA, "Discipline")
def test_diana_gives_energy_for_showdowns() -> None:
    table = Table(you=side(legend=DIANA, base=["Mega-Mech"], hand=["Discipline", "Cleave"], runes={"calm": 1},
                           deck=["Gust"]), foe=side(at={MEADOW: ["Mountain Drake"]}))
    assert "Discipline" not in table.you.offered("play")
    table.you.move("Mega-Mech", to=MEADOW)
    table.you.play("Discipline", on="Mega-Mech")
    assert (tired(table), table.ready_runes()) == (True, 0)


@card(DIANA, "Discipline")
def test_dianas_energy_pays_for_nothing_outside_showdowns() -> None:
    table = Table(you=side(legend=DIANA, base=["Mega-Mech"], hand=["Cleave"]), foe=side())
    table.you.use(DIANA)
    assert (tired(table), table.you.offered("play")) == (True, set())
    assert table.game.sight().players[YOU].pool == (("energy for showdowns", 1),)
