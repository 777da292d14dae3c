"""Units of Mind in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

VISIONARY, WEAVER, ARCHER, REX, CENTAUR = (
    "Dramatic Visionary", "Fate Weaver", "Icevale Archer", "Ruined Rex", "Spectral Centaur")
DANCER, PIXIE, SHEPHERD, HWEI, KEEPER = (
    "Chakram Dancer", "Petal Pixie", "Soul Shepherd", "Hwei, Brooding Painter", "Keeper of Masks")
LILLIA, QUEEN, ZILEAN, LEBLANC = "Lillia, Fae Fawn", "Sprite Queen", "Zilean, Time Mage", "LeBlanc, Everywhere at Once"
DIANA, JHIN, SENTINEL = "Diana, Lunari", "Jhin, Meticulous Killer", "Blue Sentinel"


def made(table: Table, name: str) -> int:
    """How many tokens of that name there are."""
    return sum(o.token and o.card.name == name for o in table.state.objects.values())


# --- as they come and as they go

@card(VISIONARY)
def test_dramatic_visionary_predicts_two_as_it_dies() -> None:
    table = Table(you=side(at={MEADOW: [VISIONARY]}, deck=["Gust", "Flash", "Confront"]),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.pass_all()
    assert {"Flash", "Gust"} <= set(asked(table.you))
    table.you.choose("Gust")
    assert [card.name for card in table.state.players[YOU].deck] == ["Gust", "Confront", "Flash"]


@card(REX)
def test_ruined_rex_deals_four_to_an_enemy_unit_as_it_dies() -> None:
    table = Table(you=side(at={MEADOW: [REX]}, base=["Recruit"]), foe=side(base=["Mountain Drake", "Mega-Mech"]),
                  turn_of=FOE)
    table.foe.move("Mountain Drake", to=MEADOW)
    table.pass_all()
    assert asked(table.you) == ["Mega-Mech", "Mountain Drake"]
    table.you.choose("Mega-Mech")
    assert table.events("damaged")[-1].n == 6
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.where("Recruit")) == (4, "base")


@card(WEAVER)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_fate_weaver_draws_a_dear_spell_from_the_top_four(answer: str) -> None:
    table = Table(you=side(hand=[WEAVER], runes={"mind": 5},
                           deck=["Gust", "Mega-Mech", "Consult the Past", "Flash", "Singularity"]), foe=side())
    table.you.play(WEAVER)
    table.resolve()
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Consult the Past", "None of them"]
        table.you.choose("Consult the Past")
    assert table.hand() == (["Consult the Past"] if answer == "yes" else [])
    assert table.state.players[YOU].deck[-1].name == "Singularity"


@card(DANCER)
def test_chakram_dancer_shields_your_other_units_where_she_ambushes() -> None:
    table = Table(you=side(hand=[DANCER], runes={"mind": 3}, at={MEADOW: ["Recruit"]}, base=["Pit Rookie"]),
                  foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.foe.passes()
    table.you.play(DANCER)
    table.resolve()
    assert (table.where(DANCER), table.might("Recruit"), table.might(DANCER), table.might("Mega-Mech")) == (
        MEADOW, 2, 3, 8)
    assert table.game.sight().players[YOU].base[0].keywords == ()


@card(KEEPER)
def test_keeper_of_masks_is_there_three_times() -> None:
    table = Table(you=side(hand=[KEEPER], runes={"mind": 2}, at={MEADOW: ["Recruit"]}), foe=side())
    table.you.play(KEEPER, to=MEADOW)
    table.resolve()
    there = table.game.sight().battlefields[0].units
    assert [unit.name for unit in there] == ["Recruit", KEEPER, KEEPER, KEEPER]
    assert [("Temporary" in unit.keywords, unit.might) for unit in there[1:]] == [(True, 1)] * 3


@card(DIANA)
@pytest.mark.parametrize(("pays", "away", "drawn"), [
    ("yes", "no", ["Gust"]), ("yes", "yes", []), ("no", "", []),
])
def test_diana_predicts_and_draws_a_spell_as_a_showdown_begins_where_she_is(
    pays: str, away: str, drawn: list[str]
) -> None:
    table = Table(you=side(base=[DIANA], runes={"mind": 1}, deck=["Gust", "Recruit", "Flash"]), foe=side())
    table.you.move(DIANA, to=MEADOW)
    table.resolve()
    table.you.choose(pays)
    table.resolve()
    if pays == "yes":
        table.you.choose("recycle" if away == "yes" else "keep")
    assert table.hand() == drawn
    assert len(table.events("revealed")) == (pays == "yes")
    assert len([rune for rune in table.state.players[YOU].runes if table.state.objects[rune].exhausted]) == (
        pays == "yes")


@card(DIANA)
def test_diana_hears_of_no_showdown_elsewhere_and_of_one_that_others_begin() -> None:
    away = Table(you=side(at={MOOR: [DIANA]}, base=["Recruit"], runes={"mind": 1}, deck=["Gust"]), foe=side())
    away.you.move("Recruit", to=MEADOW)
    away.pass_all()
    assert (away.where("Recruit"), len(away.events("showdown starts")), away.events("queued")) == (MEADOW, 1, [])
    table = Table(you=side(at={MEADOW: [DIANA]}, runes={"mind": 1}, deck=["Gust"]), foe=side(base=["Mega-Mech"]),
                  turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    table.you.choose("keep")
    assert table.hand() == ["Gust"]


@card(JHIN, "Consult the Past", "Eclipse")
@pytest.mark.parametrize(("spell", "price"), [("Consult the Past", "1 Mind"), ("Eclipse", "")])
def test_jhin_comes_for_one_mind_after_a_dear_spell(spell: str, price: str) -> None:
    """Four Energy were spent on one of the two spells, three on the other."""
    table = Table(you=side(hand=[spell, JHIN], runes={"mind": 8}, deck=["Gust"] * 4), foe=side(base=["Mega-Mech"]))
    table.you.play(spell)
    table.resolve()
    while table.open.kind != "act":
        table.you.choose("keep")
    ready = table.ready_runes()
    assert options(table.you, "play", JHIN) == (["1 Mind", "4 Energy"] if price else [
        "Play Jhin, Meticulous Killer", "Play and keep Priority"])
    table.you.play(JHIN, price=price)
    table.resolve()
    table.you.choose("keep")
    assert (table.where(JHIN), len(table.state.players[YOU].runes)) == ("base", 7 if price else 8)
    assert price or table.ready_runes() == ready - 4


@card(QUEEN)
def test_sprite_queen_brings_a_sprite_as_she_comes_and_each_of_your_turns() -> None:
    table = Table(you=side(hand=[QUEEN], runes={"mind": 8}, deck=["Gust"] * 2), foe=side(deck=["Gust"] * 2))
    table.you.play(QUEEN)
    table.resolve()
    assert (made(table, "Sprite"), table.thing("Sprite").exhausted) == (1, False)
    table.end_turn()
    assert made(table, "Sprite") == 1
    waiting = Table(you=side(base=[QUEEN], deck=["Gust"] * 2), foe=side(), turn_of=FOE)
    waiting.foe.ends()
    waiting.pass_all()
    assert (made(waiting, "Sprite"), waiting.where("Sprite")) == (1, "base")


# --- while they are there

@card(PIXIE)
def test_petal_pixie_counts_temporary_units_of_yours_at_her_battlefield() -> None:
    table = Table(you=side(at={MEADOW: [PIXIE, "Sprite", "Sprite", "Recruit"], MOOR: ["Sprite"]}), foe=side())
    assert table.might(PIXIE) == 4
    home = Table(you=side(base=[PIXIE, "Sprite"]), foe=side())
    assert home.might(PIXIE) == 2


@card(SHEPHERD)
def test_soul_shepherd_strengthens_your_token_units() -> None:
    table = Table(you=side(base=[SHEPHERD, "Recruit", "Pit Rookie"]), foe=side(base=["Sprite"]))
    assert [table.might(name) for name in (SHEPHERD, "Recruit", "Pit Rookie", "Sprite")] == [3, 2, 2, 3]


@card("Gustwalker")
@pytest.mark.parametrize(("xp", "might", "goes"), [(3, 4, True), (2, 3, False)])
def test_gustwalker_is_stronger_and_ganks_at_level_three(xp: int, might: int, goes: bool) -> None:
    table = Table(you=side(at={MEADOW: ["Gustwalker"], MOOR: ["Recruit"]}, xp=xp), foe=side(xp=9))
    assert table.might("Gustwalker") == might
    table.you.move("Gustwalker", to=MOOR if goes else "base")
    hunting = Table(you=side(base=["Gustwalker"], xp=1), foe=side())
    hunting.you.move("Gustwalker", to=MEADOW)
    hunting.pass_all()
    assert hunting.state.players[YOU].xp == 3


@card(CENTAUR, "Falling Star")
def test_spectral_centaur_grows_as_other_friendly_units_die() -> None:
    table = Table(you=side(base=[CENTAUR, "Recruit"], hand=["Falling Star"], runes={"fury": 4}),
                  foe=side(base=["Pit Rookie"]))
    table.you.play("Falling Star", on=["Recruit", "Pit Rookie"])
    table.resolve()
    assert (table.might(CENTAUR), table.trash(FOE)) == (7, ["Pit Rookie"])


@card(LEBLANC)
@pytest.mark.parametrize(("place", "left"), [(MEADOW, 1), (MOOR, 0)])
def test_leblanc_keeps_what_is_temporary_at_her_battlefield(place: str, left: int) -> None:
    mine = {MEADOW: [LEBLANC], MOOR: ["Recruit"]}
    mine[place] = [*mine[place], "Sprite"]
    table = Table(you=side(at=mine, deck=["Gust"] * 2), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert made(table, "Sprite") == left
    home = Table(you=side(base=[LEBLANC, "Sprite"], deck=["Gust"] * 2), foe=side(), turn_of=FOE)
    home.foe.ends()
    home.pass_all()
    assert made(home, "Sprite") == 0


@card(ZILEAN, "Sprite Call")
@pytest.mark.parametrize(("place", "answers", "sprites"), [
    (MEADOW, ["yes"], 3), (MEADOW, ["no", "yes"], 3), (MEADOW, ["no", "no"], 2), ("", [], 2),
])
def test_zilean_may_double_one_token_unit_a_turn(place: str, answers: list[str], sprites: int) -> None:
    where = {"at": {place: [ZILEAN]}} if place else {"base": [ZILEAN]}
    table = Table(you=side(hand=["Sprite Call", "Sprite Call"], runes={"mind": 6}, **where), foe=side())
    waiting = list(answers)
    for _ in range(2):
        table.you.play("Sprite Call")
        table.resolve()
        while table.open.kind != "act":
            if "yes" in table.open.keys:
                assert table.open.prompt == "Zilean, Time Mage: apply it to Sprite?", "the token is named"
            table.you.choose(waiting.pop(0) if "yes" in table.open.keys else "Your base")
            table.resolve()
    assert (made(table, "Sprite"), waiting, table.open.kind) == (sprites, [], "act")


# --- as they move and fight

@card(ARCHER)
@pytest.mark.parametrize(("answer", "might"), [("yes", 2), ("no", 3)])
def test_icevale_archer_may_weaken_a_unit_where_it_attacks(answer: str, might: int) -> None:
    table = Table(you=side(base=[ARCHER], runes={"mind": 1}), foe=side(at={MEADOW: ["Shipyard Skulker"]}))
    table.you.move(ARCHER, to=MEADOW)
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == [ARCHER, "Shipyard Skulker"]
        table.you.choose("Shipyard Skulker")
    table.resolve()
    assert (table.might("Shipyard Skulker"), table.ready_runes()) == (might, 1 - (answer == "yes"))


@card(HWEI)
@pytest.mark.parametrize(("discarded", "hand", "might", "ready"), [
    ("Gust", ["Flash", "Confront"], 5, 0), ("Sun Disc", ["Flash"], 5, 2), ("Pit Rookie", ["Flash"], 8, 0),
])
def test_hwei_paints_by_what_is_discarded(discarded: str, hand: list[str], might: int, ready: int) -> None:
    table = Table(you=side(base=[HWEI], hand=[discarded], deck=["Flash", "Confront", "Gust"], spent={"mind": 2}),
                  foe=side())
    table.you.move(HWEI, to=MEADOW)
    table.resolve()
    table.you.choose(discarded)
    table.resolve()
    if ready:
        table.you.choose("Mind Rune", "Mind Rune")
        table.resolve()
    assert (table.hand(), table.might(HWEI), table.ready_runes()) == (hand, might, ready)


@card(LILLIA)
def test_lillia_leaves_a_sprite_where_she_was() -> None:
    table = Table(you=side(hand=[LILLIA], runes={"mind": 5}), foe=side())
    table.you.play(LILLIA, accelerate=True)
    assert (table.thing(LILLIA).exhausted, made(table, "Sprite")) == (False, 0)
    table.you.move(LILLIA, to=MEADOW)
    table.resolve()
    assert (table.where("Sprite"), table.thing("Sprite").exhausted) == ("base", True)
    back = Table(you=side(at={MEADOW: [LILLIA]}), foe=side())
    back.you.move(LILLIA, to="base")
    back.resolve()
    assert back.where("Sprite") == MEADOW


@card(SENTINEL, "Poppy, Keeper of the Hammer")
@pytest.mark.parametrize(("at", "xp", "power"), [([MEADOW], 2, 2), ([MEADOW, MOOR], 3, 2), ([MOOR], 1, 0)])
def test_blue_sentinel_lets_hold_effects_trigger_again_where_it_is(at: list[str], xp: int, power: int) -> None:
    """Poppy gains XP for each battlefield that is held, once more for that of the Sentinel."""
    units = {MEADOW: [SENTINEL], MOOR: ["Recruit"]}
    table = Table(you=side(at={place: units[place] for place in at}, legend="Poppy, Keeper of the Hammer",
                           deck=["Gust"] * 4), foe=side(), turn_of=FOE)
    table.foe.ends()
    while table.open.kind == "order":
        table.answer(YOU, *table.open.keys)
    table.pass_all()
    player = table.state.players[YOU]
    assert (player.points, player.xp, sum(r.n for r in player.pool if r.kind == "any")) == (len(at), xp, power)
    defending = Table(you=side(base=["Mega-Mech"]), foe=side(at={MEADOW: [SENTINEL]}))
    defending.you.move("Mega-Mech", to=MEADOW)
    assert defending.might(SENTINEL) == 6
