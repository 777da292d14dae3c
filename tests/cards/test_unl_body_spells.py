"""Spells and gear of Body in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

CALL, GIANTS, STARE = "Call to Battle", "Clash of Giants", "Stare Down"


def xp(table: Table) -> tuple[int, int]:
    """Yours and the foe's."""
    return table.state.players[YOU].xp, table.state.players[FOE].xp


@card("Concentrate")
@pytest.mark.parametrize(("level", "left"), [(5, 0), (6, 2), (10, 2), (11, 4)])
def test_concentrate_draws_two_for_less_at_each_level(level: int, left: int) -> None:
    table = Table(you=side(hand=["Concentrate"], runes={"body": 5}, xp=level, deck=["Gust", "Flash", "Gust"]),
                  foe=side(xp=20))
    table.you.play("Concentrate")
    table.resolve()
    assert (table.hand(), table.ready_runes()) == (["Gust", "Flash"], left)


@card("Grim Resolve")
def test_grim_resolve_strengthens_a_friendly_unit_and_pays_for_its_victory() -> None:
    table = Table(you=side(hand=["Grim Resolve"], runes={"body": 2}, base=["Recruit", "Shipyard Skulker"]),
                  foe=side(at={MEADOW: ["Shipyard Skulker"], MOOR: ["Recruit"]}))
    assert options(table.you, "play", "Grim Resolve") == ["Recruit", "Shipyard Skulker"]
    table.you.play("Grim Resolve", on="Recruit")
    table.resolve()
    assert table.might("Recruit", YOU) == 4
    table.you.move("Shipyard Skulker", to=MOOR)  # the victory of another unit
    table.pass_all()
    assert xp(table) == (0, 0)
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), xp(table)) == (YOU, (2, 0))


@card("Grim Resolve")
def test_grim_resolve_pays_nothing_for_a_battlefield_that_nobody_defends() -> None:
    table = Table(you=side(hand=["Grim Resolve"], runes={"body": 2}, base=["Recruit"]), foe=side())
    table.you.play("Grim Resolve", on="Recruit")
    table.resolve()
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), xp(table)) == (YOU, (0, 0))


@card("Hunter's Machete")
def test_hunters_machete_makes_a_hunter_of_whoever_wears_it() -> None:
    table = Table(you=side(base=["Hunter's Machete", "Recruit"], runes={"body": 1}), foe=side())
    table.you.use("Hunter's Machete", on="Recruit")
    table.resolve()
    assert table.might("Recruit") == 3
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert xp(table) == (1, 0)
    bare = Table(you=side(base=["Hunter's Machete", "Recruit"]), foe=side())
    bare.you.move("Recruit", to=MEADOW)
    bare.pass_all()
    assert xp(bare) == (0, 0)


@card(CALL)
def test_call_to_battle_moves_yours_and_then_an_opponent_moves_theirs_there() -> None:
    table = Table(you=side(hand=[CALL], runes={"body": 3}, base=["Mega-Mech", "Recruit"],
                           controls=[MEADOW]),
                  foe=side(base=["Shipyard Skulker"], at={MOOR: ["Playful Phantom"]}))
    assert options(table.you, "play", CALL) == ["Mega-Mech", "Recruit"]
    table.you.play(CALL, on=["Mega-Mech", "Foe"], to=MEADOW)
    table.resolve()
    assert asked(table.foe) == ["Playful Phantom", "Shipyard Skulker"]
    table.foe.choose("Shipyard Skulker")
    assert (table.where("Mega-Mech"), table.where("Shipyard Skulker")) == (MEADOW, MEADOW)
    table.pass_all()
    assert (table.trash(FOE), table.controller(MEADOW)) == (["Shipyard Skulker"], YOU)


@card(CALL)
def test_call_to_battle_needs_a_battlefield_of_yours() -> None:
    table = Table(you=side(hand=[CALL], runes={"body": 3}, base=["Mega-Mech"]), foe=side(at={MEADOW: ["Recruit"]}))
    assert "play" not in {key.split(":")[0] for key in table.you.offered()}


@card("Disposal Order")
def test_disposal_order_recycles_cards_of_opponents_or_draws() -> None:
    table = Table(you=side(hand=["Disposal Order"], runes={"body": 2}, trash=["Cleave"], deck=["Gust", "Flash"]),
                  foe=side(trash=["Gust", "Flash", "Charm", "Stupefy"]))
    ways = options(table.you, "play", "Disposal Order")
    assert options(table.you, "play", "Disposal Order", ways[0]) == ["Charm", "Done", "Flash", "Gust", "Stupefy"]
    table.you.play("Disposal Order", on=[ways[0], "Flash", "Charm", "Gust"])
    table.resolve()
    assert (table.trash(FOE), table.hand()) == (["Stupefy"], [])
    assert sorted(card.name for card in table.state.players[FOE].deck) == ["Charm", "Flash", "Gust"]
    draws = Table(you=side(hand=["Disposal Order"], runes={"body": 2}, deck=["Gust", "Flash"]), foe=side())
    draws.you.play("Disposal Order", on="Draw 1")
    draws.resolve()
    assert draws.hand() == ["Gust"]


@card("Repulse", "Hextech Ray", "Singularity")
def test_repulse_counters_what_chooses_that_unit_and_no_other_of_yours() -> None:
    def after(spell: str, *targets: str) -> Table:
        table = Table(you=side(hand=["Repulse"], runes={"body": 1}, at={MEADOW: ["Mega-Mech", "Recruit"]},
                               base=["Shipyard Skulker"]),
                      foe=side(hand=[spell], runes={"fury": 1, "mind": 6}, base=["Vanguard Sergeant"]), turn_of=FOE)
        table.foe.play(spell, on=list(targets))
        return table

    lone = after("Hextech Ray", "Mega-Mech")
    lone.you.play("Repulse", on=["Mega-Mech", "Hextech Ray"])
    lone.resolve()
    assert (lone.thing("Mega-Mech").damage, lone.trash(FOE)) == (0, ["Hextech Ray"])
    own = after("Singularity", "Mega-Mech", "Vanguard Sergeant")
    own.you.play("Repulse", on=["Mega-Mech", "Singularity"])
    own.resolve()
    assert (own.thing("Mega-Mech").damage, own.where("Vanguard Sergeant")) == (0, "base")
    for others in (("Mega-Mech", "Recruit"), ("Mega-Mech", "Shipyard Skulker"), ("Shipyard Skulker",)):
        assert after("Singularity", *others).you.offered("play") == set()


@card(STARE)
def test_stare_down_sends_weaker_enemies_at_a_battlefield_home() -> None:
    table = Table(you=side(hand=[STARE], runes={"body": 2}, base=["Vanguard Sergeant", "Recruit"]),
                  foe=side(at={MEADOW: ["Shipyard Skulker", one("Vanguard Sergeant", called="equal"), "Mega-Mech"],
                               MOOR: [one("Recruit", called="elsewhere")]}))
    assert options(table.you, "play", STARE) == ["Recruit", "Vanguard Sergeant"]
    table.you.play(STARE, on=["Vanguard Sergeant", MEADOW])
    table.resolve()
    places = [table.where(name) for name in ("Shipyard Skulker", "equal", "Mega-Mech", "elsewhere")]
    assert (places, xp(table)) == (["base", MEADOW, MEADOW, MOOR], (1, 0))


@card("Blood Rose")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_blood_rose_sells_xp_when_you_play_a_unit(answer: str, gained: int) -> None:
    table = Table(you=side(base=["Blood Rose"], hand=["Shipyard Skulker"], runes={"body": 4}), foe=side())
    table.you.play("Shipyard Skulker")
    table.you.choose(answer)
    table.resolve()
    assert (xp(table), table.ready_runes()) == ((gained, 0), 1 - gained)
    spell = Table(you=side(base=["Blood Rose"], hand=["Concentrate"], runes={"body": 6}, deck=["Gust"] * 3), foe=side())
    spell.you.play("Concentrate")
    spell.resolve()
    assert (spell.open.kind, xp(spell)) == ("act", (0, 0))


@card("Blood Rose")
def test_blood_rose_readies_any_unit_for_three_xp() -> None:
    table = Table(you=side(base=["Blood Rose", "Recruit*"], xp=4), foe=side(base=["Mega-Mech*"], xp=9))
    assert options(table.you, "use", "Blood Rose") == ["Mega-Mech", "Recruit"]
    table.you.use("Blood Rose", on="Recruit")
    table.resolve()
    assert (table.thing("Recruit").exhausted, table.thing("Mega-Mech").exhausted, xp(table)) == (False, True, (1, 9))
    poor = Table(you=side(base=["Blood Rose", "Recruit*"], xp=2), foe=side(xp=9))
    assert poor.you.offered("use") == set()


@card(GIANTS)
def test_clash_of_giants_makes_any_two_units_hurt_each_other() -> None:
    table = Table(you=side(hand=[GIANTS], runes={"body": 6}, base=["Recruit"]),
                  foe=side(base=["Mega-Mech", "Vanguard Sergeant"]))
    assert options(table.you, "play", GIANTS) == ["Mega-Mech", "Recruit", "Vanguard Sergeant"]
    assert options(table.you, "play", GIANTS, "Mega-Mech") == ["Recruit", "Vanguard Sergeant"]
    table.you.play(GIANTS, on=["Mega-Mech", "Vanguard Sergeant"])
    table.resolve()
    assert (table.trash(FOE), table.thing("Mega-Mech").damage, table.where("Recruit")) == (
        ["Vanguard Sergeant"], 4, "base")
