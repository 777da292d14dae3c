"""Units of Body in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

GEMDRAGON, CHALLENGER = "Gentle Gemdragon", "Imposing Challenger"
NEWTFISH, SENTRY, FAEFOLK = "Wily Newtfish", "Determined Sentry", "Irresistible Faefolk"
YI, NIDALEE, NILAH = "Master Yi, Tempered", "Nidalee, Cat Form", "Nilah, Joyful Ascetic"
POPPY, HORROR = "Poppy, Paragon", "Arachnoid Horror"
DRAGON = "Elder Dragon"
KHAZIX, RENGAR = "Kha'Zix, Evolving Hunter", "Rengar, Trophy Hunter"


def xp(table: Table) -> int:
    """Your XP; the foe has none."""
    assert table.state.players[FOE].xp == 0
    return table.state.players[YOU].xp


def keywords(table: Table, name: str) -> list[str]:
    """The keywords of a unit in your base."""
    shown, = (o for o in table.game.sight().players[YOU].base if o.name == name)
    return sorted(word.lower() for word in shown.keywords)


# --- XP and levels

@card("Demacian Diplomat")
def test_demacian_diplomat_gains_xp_as_it_is_played() -> None:
    table = Table(you=side(hand=["Demacian Diplomat"], runes={"body": 2}), foe=side())
    table.you.play("Demacian Diplomat")
    table.resolve()
    assert xp(table) == 1


@card("Gemhand Hunter", "Voracious Gromp", "Crowd Favorite", YI, KHAZIX, HORROR)
@pytest.mark.parametrize(("name", "gained"), [
    ("Gemhand Hunter", 1), ("Voracious Gromp", 3), ("Crowd Favorite", 1), (YI, 2), (KHAZIX, 1), (HORROR, 2),
])
def test_these_hunt_as_they_conquer_and_hold(name: str, gained: int) -> None:
    table = Table(you=side(base=[name, "Recruit"], deck=["Gust"] * 3), foe=side(deck=["Gust"] * 3))
    table.you.move("Recruit", to=MOOR)  # what another unit conquers
    table.pass_all()
    assert xp(table) == 0
    table.you.move(name, to=MEADOW)
    table.pass_all()
    assert xp(table) == gained
    table.end_turn()
    table.foe.ends()
    table.pass_all()
    assert (xp(table), table.points()) == (2 * gained, (4, 0))


@card("Gemhand Hunter", "Targonian Visionary")
@pytest.mark.parametrize(("name", "level", "might", "more"), [
    ("Gemhand Hunter", 6, 2, 1), ("Targonian Visionary", 11, 6, 4),
])
def test_these_are_stronger_at_their_level(name: str, level: int, might: int, more: int) -> None:
    for reached in (level - 1, level):
        table = Table(you=side(base=[name, "Recruit"], xp=reached), foe=side())
        assert (table.might(name), table.might("Recruit")) == (might + more * (reached == level), 1)


@card("Crowd Favorite")
def test_crowd_favorite_spends_xp_for_a_buff_on_itself() -> None:
    table = Table(you=side(base=["Crowd Favorite", "Recruit"], xp=3), foe=side())
    table.you.use("Crowd Favorite")
    table.resolve()
    assert (table.thing("Crowd Favorite").buffed, table.thing("Recruit").buffed, xp(table)) == (1, 0, 1)
    assert table.you.offered("use") == set()


@card(YI)
@pytest.mark.parametrize(("level", "words"), [(5, ["hunt 2"]), (6, ["deflect", "ganking", "hunt 2"])])
def test_master_yi_deflects_and_ganks_at_level_six(level: int, words: list[str]) -> None:
    assert keywords(Table(you=side(base=[YI], xp=level), foe=side()), YI) == words


@card(NEWTFISH)
@pytest.mark.parametrize(("did", "might", "words"), [
    ([], 4, []), ([("xp gained", 1)], 5, ["ganking"]), ([("xp gained", 2)], 5, ["ganking"]),
])
def test_wily_newtfish_is_better_when_you_have_gained_xp_this_turn(
    did: list[tuple[str, int]], might: int, words: list[str]
) -> None:
    table = Table(you=side(base=[NEWTFISH], xp=5, did=did), foe=side())
    assert (table.might(NEWTFISH), keywords(table, NEWTFISH)) == (might, words)


# --- keywords and resources

@card("Towering Combatant")
def test_towering_combatant_defends_with_five_and_takes_the_damage_first() -> None:
    table = Table(you=side(at={MEADOW: ["Towering Combatant", "Recruit"]}), foe=side(base=["Playful Phantom"]),
                  turn_of=FOE)
    assert table.might("Towering Combatant") == 3
    table.foe.move("Playful Phantom", to=MEADOW)
    assert table.might("Towering Combatant") == 5
    table.pass_all()
    assert (table.trash(), table.where("Recruit")) == (["Towering Combatant"], MEADOW)


@card("Dragonsoul Sage")
def test_dragonsoul_sage_adds_energy_by_exhausting() -> None:
    def with_(sage: str) -> Table:
        return Table(you=side(base=[sage], hand=["Demacian Diplomat"], runes={"body": 1}), foe=side())

    assert with_("Dragonsoul Sage*").you.offered("play") == set()
    table = with_("Dragonsoul Sage")
    table.you.use("Dragonsoul Sage")
    assert table.thing("Dragonsoul Sage").exhausted
    table.you.play("Demacian Diplomat")
    assert (table.where("Demacian Diplomat"), table.ready_runes()) == ("base", 0)


@card(NILAH)
def test_nilah_comes_ready_and_gains_xp_with_each_move() -> None:
    table = Table(you=side(hand=[NILAH], runes={"body": 5}, base=["Recruit"]), foe=side())
    table.you.play(NILAH, accelerate=True)
    assert (table.thing(NILAH).exhausted, keywords(table, NILAH)) == (False, ["accelerate", "ganking"])
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert xp(table) == 0
    table.you.move(NILAH, to=MEADOW)
    table.pass_all()
    assert xp(table) == 1


@card(SENTRY)
def test_determined_sentry_never_goes_back_to_base() -> None:
    table = Table(you=side(at={MEADOW: [SENTRY, "Recruit"]}, hand=["Flash"], runes={"chaos": 2}), foe=side())
    assert table.you.offered("move") == {"Recruit"}
    table.you.play("Flash", on=["Recruit"])
    table.resolve()
    assert (table.where("Recruit"), table.where(SENTRY)) == ("base", MEADOW)
    out = Table(you=side(base=[SENTRY]), foe=side())
    out.you.move(SENTRY, to=MEADOW)
    out.pass_all()
    assert out.controller(MEADOW) == YOU


# --- what they do as they are played

@card("Kinkou Initiate")
@pytest.mark.parametrize(("base", "hand"), [
    (["Recruit", "Vanguard Sergeant"], ["Gust"]), (["Vanguard Sergeant"], []), (["Mega-Mech"], ["Gust"]),
])
def test_kinkou_initiate_draws_beside_units_of_total_might_five(base: list[str], hand: list[str]) -> None:
    table = Table(you=side(hand=["Kinkou Initiate"], runes={"body": 3}, base=base, deck=["Gust", "Flash"]),
                  foe=side(base=["Mega-Mech"]))
    table.you.play("Kinkou Initiate")
    table.resolve()
    assert table.hand() == hand


@card(GEMDRAGON, "Inviolus Vox", "Shipyard Skulker")
@pytest.mark.parametrize(("played", "readied"), [(GEMDRAGON, 2), ("Inviolus Vox", 2), ("Shipyard Skulker", 0)])
def test_gentle_gemdragon_readies_runes_for_dragons(played: str, readied: int) -> None:
    table = Table(you=side(hand=[played], runes={"fury": 10}, base=[] if played == GEMDRAGON else [GEMDRAGON]),
                  foe=side())
    table.you.play(played)
    left = table.ready_runes()
    if readied:
        table.you.choose("Fury Rune", "Fury Rune")
    table.resolve()
    assert (table.ready_runes() - left, table.open.kind) == (readied, "act")


@card(POPPY)
@pytest.mark.parametrize(("points", "ready", "gained"), [(5, True, 3), (4, False, 0)])
def test_poppy_is_ready_and_learns_when_an_opponent_nears_victory(points: int, ready: bool, gained: int) -> None:
    table = Table(you=side(hand=[POPPY], runes={"body": 5}, points=7), foe=side(points=points))
    table.you.play(POPPY)
    table.resolve()
    assert (not table.thing(POPPY).exhausted, xp(table), keywords(table, POPPY)) == (ready, gained, ["deflect"])


# --- where they may be played

@card(HORROR, "Shipyard Skulker")
@pytest.mark.parametrize(("played", "beside"), [(HORROR, []), ("Shipyard Skulker", [HORROR])])
def test_arachnoid_horror_opens_battlefields_with_a_lone_enemy(played: str, beside: list[str]) -> None:
    foe = side(at={MEADOW: ["Recruit"], MOOR: ["Recruit", "Recruit"]})
    table = Table(you=side(hand=[played], runes={"body": 7}, base=beside), foe=foe)
    assert options(table.you, "play", played) == [MEADOW, "Your base"]
    table.you.play(played, to=MEADOW)
    assert table.where(played) == MEADOW
    usual = Table(you=side(hand=["Shipyard Skulker"], runes={"body": 3}), foe=foe)
    assert MEADOW not in options(usual.you, "play", "Shipyard Skulker")


@card(RENGAR, "Stupefy")
def test_rengar_ambushes_where_enemies_are() -> None:
    def answering(**you: object) -> Table:
        table = Table(you=side(hand=[RENGAR], runes={"body": 6}, **you), turn_of=FOE,
                      foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], at={MEADOW: ["Recruit"]}))
        table.foe.play("Stupefy", on="Recruit")
        return table

    alone = answering()
    alone.you.play(RENGAR, to=MEADOW)
    assert alone.where(RENGAR) == MEADOW
    beside = answering(at={MOOR: ["Recruit"]})
    question = beside.you.draft(beside.you._first("play", RENGAR))
    assert sorted(beside.you._name(option.subject) for option in question.options) == [MEADOW, MOOR]
    later = Table(you=side(hand=[RENGAR], runes={"body": 6}), foe=side(at={MEADOW: ["Recruit"]}))
    assert options(later.you, "play", RENGAR) == [MEADOW, "Your base"]


# --- what they do as they move and fight

@card(CHALLENGER)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_imposing_challenger_may_push_a_weaker_enemy_to_another_battlefield(answer: str) -> None:
    table = Table(you=side(base=[CHALLENGER]),
                  foe=side(at={MEADOW: ["Shipyard Skulker", "Playful Phantom"]}, base=["Vanguard Sergeant"]))
    table.you.move(CHALLENGER, to=MEADOW)
    table.you.choose(answer)
    table.resolve()
    pushed = answer == "yes"
    assert (table.where("Shipyard Skulker"), table.where("Playful Phantom")) == (MOOR if pushed else MEADOW, MEADOW)
    strong = Table(you=side(base=[CHALLENGER]), foe=side(at={MEADOW: ["Playful Phantom"]}, base=["Recruit"]))
    strong.you.move(CHALLENGER, to=MEADOW)
    strong.resolve()
    assert strong.open.kind == "focus"


@card(FAEFOLK)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_irresistible_faefolk_may_draw_an_enemy_to_its_battlefield(answer: str) -> None:
    table = Table(you=side(base=[FAEFOLK, "Recruit"]), foe=side(base=["Shipyard Skulker"], at={MOOR: ["Mega-Mech"]}))
    table.you.move(FAEFOLK, to=MEADOW)
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Shipyard Skulker"]
        table.you.choose("Mega-Mech")
    table.resolve()
    assert table.where("Mega-Mech") == (MEADOW if answer == "yes" else MOOR)
    home = Table(you=side(at={MEADOW: [FAEFOLK]}), foe=side(base=["Shipyard Skulker"]))
    home.you.move(FAEFOLK, to="base")
    home.resolve()
    assert home.open.kind == "act"


@card(NIDALEE, "Stupefy")
def test_nidalee_ambushes_and_draws_when_she_wins_a_combat() -> None:
    table = Table(you=side(base=[NIDALEE, "Recruit"], deck=["Gust", "Flash"]),
                  foe=side(at={MEADOW: ["Recruit"]}))
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    table.you.move(NIDALEE, to=MEADOW)
    table.pass_all()
    assert (table.controller(MEADOW), table.hand()) == (YOU, ["Gust"])
    ambush = Table(you=side(hand=[NIDALEE], runes={"body": 4}, at={MOOR: ["Recruit"]}), turn_of=FOE,
                   foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], at={MEADOW: ["Recruit"]}))
    ambush.foe.play("Stupefy", on=["Recruit"])
    ambush.you.play(NIDALEE, to=MOOR)
    assert ambush.where(NIDALEE) == MOOR


@card(KHAZIX)
@pytest.mark.parametrize(("level", "answer"), [(3, "yes"), (4, "no"), (2, "")])
def test_khazix_may_spend_three_xp_to_strike_an_enemy_as_he_attacks(level: int, answer: str) -> None:
    table = Table(you=side(base=[KHAZIX], xp=level),
                  foe=side(at={MEADOW: ["Mega-Mech", "Mountain Drake"]}, base=["Playful Phantom"]))
    table.you.move(KHAZIX, to=MEADOW)
    if answer:
        table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Mountain Drake"]
        table.you.choose("Mega-Mech")
    table.resolve()
    struck = answer == "yes"
    assert (table.thing("Mega-Mech").damage, xp(table)) == (5 * struck, level - 3 * struck)


@card(KHAZIX)
def test_khazix_strikes_nobody_as_he_defends() -> None:
    table = Table(you=side(at={MEADOW: [KHAZIX]}, xp=5), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    assert (table.open.kind, xp(table)) == ("focus", 5)


# --- Elder Dragon

PLAYED = {"hand": [DRAGON], "runes": {"body": 16}}


def struck(table: Table, *chosen: str) -> None:
    """You play Elder Dragon, and it chooses these."""
    table.you.play(DRAGON)
    table.resolve()
    for name in chosen:
        table.you.choose(name)
    table.resolve()


@card(DRAGON)
def test_elder_dragon_kills_up_to_one_enemy_unit_at_each_location_as_it_is_played() -> None:
    table = Table(you=side(base=["Recruit"], **PLAYED),
                  foe=side(base=["Mega-Mech", "Petty Officer"], at={MEADOW: ["Mountain Drake", "Sai Scout"],
                                                                    MOOR: ["Shipyard Skulker"]}))
    table.you.play(DRAGON)
    table.resolve()
    assert asked(table.you) == [
        "Done", "Mega-Mech", "Mountain Drake", "Petty Officer", "Sai Scout", "Shipyard Skulker"
    ]
    table.you.choose("Mountain Drake")
    assert asked(table.you) == ["Done", "Mega-Mech", "Petty Officer", "Shipyard Skulker"]
    table.you.choose("Mega-Mech")
    table.you.choose("done")
    table.resolve()
    assert sorted(table.trash(FOE)) == ["Mega-Mech", "Mountain Drake"]
    assert [table.thing(name).damage for name in ("Petty Officer", "Sai Scout", "Shipyard Skulker")] == [0, 0, 0]


@card(DRAGON)
def test_elder_dragon_needs_no_enemy() -> None:
    for units, chosen in ((["Mega-Mech"], ["done"]), ([], [])):
        table = Table(you=side(**PLAYED), foe=side(base=units))
        struck(table, *chosen)
        assert (table.open.kind, table.where(DRAGON), table.trash(FOE)) == ("act", "base", [])


@card(DRAGON, "Incinerate")
def test_any_damage_of_yours_kills_enemies_while_you_have_elder_dragon() -> None:
    for units, dies in (([DRAGON], True), ([], False)):
        table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}, base=units),
                      foe=side(at={MOOR: ["Mega-Mech"]}))
        table.you.play("Incinerate", on="Mega-Mech")
        table.resolve()
        assert (table.trash(FOE) == ["Mega-Mech"]) == dies


@card(DRAGON, "Incinerate")
def test_damage_to_your_own_units_and_of_the_foe_is_as_lethal_as_ever_beside_elder_dragon() -> None:
    table = Table(you=side(hand=["Incinerate"], runes={"fury": 2}, base=[DRAGON], at={MOOR: ["Mega-Mech"]}))
    table.you.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").damage) == (MOOR, 2)
    theirs = Table(you=side(base=[DRAGON]), turn_of=FOE,
                   foe=side(hand=["Incinerate"], runes={"fury": 2}, at={MOOR: ["Mega-Mech"]}))
    theirs.foe.play("Incinerate", on="Mega-Mech")
    theirs.resolve()
    assert (theirs.where("Mega-Mech"), theirs.thing("Mega-Mech").damage) == (MOOR, 2)


@card(DRAGON, "Incinerate")
def test_elder_dragon_kills_who_has_damage_of_yours_already() -> None:
    table = Table(you=side(hand=[DRAGON, "Incinerate"], runes={"body": 16, "fury": 2}),
                  foe=side(base=["Mountain Drake"], at={MOOR: ["Mega-Mech"]}))
    table.you.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2
    struck(table, "done")
    assert (table.trash(FOE), table.where("Mountain Drake")) == (["Mega-Mech"], "base")
