"""Units of Order in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

SOLDIER, DIGNITARY, DREDGER, PIGEONS = "Bandle Soldier", "Black Rose Dignitary", "Carrion Dredger", "Crimson Pigeons"
SERGEANT, PROTECTOR, INVESTIGATOR = "Scrutinizing Sergeant", "Enthralling Protector", "Mageseeker Investigator"
INSPECTOR, ASHE, GALIO, LEBLANC = "Safety Inspector", "Ashe, Focused", "Galio, Indefatigable", "LeBlanc, Fragmented"
VI, POPPY, HERALD = "Vi, Peacekeeper", "Poppy, Defender of the Meek", "Rift Herald"
ATAKHAN, IVERN, WOLF = "Atakhan", "Ivern, Friend to All", "Stalking Wolf"


def xp(table: Table) -> int:
    """Your XP."""
    return table.state.players[YOU].xp


def keywords(table: Table, name: str) -> list[str]:
    """The keywords of a unit, wherever it is on the board."""
    sight = table.game.sight()
    places = [*(player.base for player in sight.players), *(field.units for field in sight.battlefields)]
    shown, = (o for place in places for o in place if o.name == name)
    return sorted(word.lower() for word in shown.keywords)


def killed(*units: object, victim: str, **you: object) -> Table:
    """You kill a unit of yours with Vengeance."""
    usual: dict[str, object] = {"base": units, "hand": ["Vengeance"], "runes": {"order": 6}, "deck": ["Gust"] * 3}
    table = Table(you=side(**usual | you), foe=side())
    table.you.play("Vengeance", on=victim)
    table.resolve()
    return table


# --- XP and levels

@card(SOLDIER)
@pytest.mark.parametrize(("level", "exhausted"), [(3, False), (2, True)])
def test_bandle_soldier_enters_ready_at_level_three(level: int, exhausted: bool) -> None:
    table = Table(you=side(hand=[SOLDIER], runes={"order": 5}, xp=level), foe=side(xp=9))
    table.you.play(SOLDIER)
    assert table.thing(SOLDIER).exhausted is exhausted


@card(SERGEANT)
def test_scrutinizing_sergeant_gains_xp_for_each_friendly_unit() -> None:
    table = Table(you=side(hand=[SERGEANT], runes={"order": 6}, base=["Recruit", "Sun Disc"], at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play(SERGEANT)
    table.resolve()
    assert xp(table) == 3


@card(PROTECTOR)
def test_enthralling_protector_hunts_and_spends_xp_for_a_buff() -> None:
    table = Table(you=side(base=[PROTECTOR, "Recruit"], xp=1), foe=side())
    assert table.you.offered("use") == set()
    table.you.move(PROTECTOR, to=MEADOW)
    table.pass_all()
    assert xp(table) == 2
    table.you.use(PROTECTOR)
    table.resolve()
    assert (xp(table), table.thing(PROTECTOR).buffed, table.thing("Recruit").buffed) == (0, 1, 0)


@card(POPPY)
@pytest.mark.parametrize(("level", "extra", "energy"), [(3, "spend", 3), (3, "", 6), (2, "", 6)])
def test_poppy_costs_three_less_for_three_xp(level: int, extra: str, energy: int) -> None:
    table = Table(you=side(hand=[POPPY], runes={"order": 7}, xp=level), foe=side(xp=9))
    table.you.play(POPPY, extra=extra)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", energy), ("order", 1)]
    assert (xp(table), keywords(table, POPPY)) == (level - (3 if extra else 0), ["ambush", "tank"])


@card(INSPECTOR)
@pytest.mark.parametrize(("level", "extra"), [(3, "spend"), (3, "")])
def test_safety_inspector_spares_you_for_three_xp(level: int, extra: str) -> None:
    table = Table(you=side(hand=[INSPECTOR], runes={"order": 6}, xp=level, base=["Recruit"]),
                  foe=side(base=["Mega-Mech", "Shipyard Skulker"], xp=9))
    table.you.play(INSPECTOR, extra=extra)
    table.resolve()
    if not extra:
        assert asked(table.you) == ["Recruit", INSPECTOR]
        table.you.choose("Recruit")
    assert asked(table.foe) == ["Mega-Mech", "Shipyard Skulker"]
    table.foe.choose("Shipyard Skulker")
    table.resolve()
    assert (table.trash(FOE), table.where(INSPECTOR)) == (["Shipyard Skulker"], "base")
    assert (table.where("Recruit"), xp(table)) == (("base", 0) if extra else ("deck", 3))


# --- when they die

@card(DIGNITARY, "Vengeance")
def test_black_rose_dignitary_channels_a_rune_as_it_dies() -> None:
    table = killed(DIGNITARY, victim=DIGNITARY)
    assert (len(table.state.players[YOU].runes), table.ready_runes()) == (5, 2)
    fight = Table(you=side(base=[DIGNITARY]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    fight.you.move(DIGNITARY, to=MEADOW)
    assert fight.might(DIGNITARY) == 3


@card(DREDGER, "Vengeance")
def test_carrion_dredger_leaves_a_bird_in_your_base() -> None:
    table = killed(victim=DREDGER, at={MEADOW: [DREDGER]}, base=["Recruit"])
    assert (table.where("Bird"), keywords(table, "Bird")) == ("base", ["deflect"])
    other = killed(DREDGER, "Mega-Mech", victim="Mega-Mech")
    assert other.where("Bird") == "deck"


@card("Loyal Poro", "Vengeance")
@pytest.mark.parametrize(("beside", "drawn"), [(["Recruit"], 1), ([], 0)])
def test_loyal_poro_draws_unless_it_died_alone(beside: list[str], drawn: int) -> None:
    table = killed(victim="Loyal Poro", base=[], at={MEADOW: ["Loyal Poro", *beside], MOOR: ["Recruit"]})
    assert len(table.hand()) == drawn


@card(LEBLANC, "Vengeance")
def test_leblanc_draws_one_as_she_dies_and_two_in_your_beginning_phase() -> None:
    table = killed(LEBLANC, victim=LEBLANC)
    assert len(table.hand()) == 1
    lab = Table(you=side(at={"Dusk Rose Lab": [LEBLANC]}, deck=["Gust"] * 6), foe=side(),
                battlefields=["Dusk Rose Lab", MOOR], turn_of=FOE)
    lab.end_turn()
    lab.you.choose("yes")
    lab.pass_all()
    assert len(lab.hand()) == 4  # of the Lab one, of LeBlanc two, of the Draw Phase one
    fight = Table(you=side(base=[LEBLANC]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    fight.you.move(LEBLANC, to=MEADOW)
    assert fight.might(LEBLANC) == 4


@card(HERALD, "Vengeance")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_rift_herald_looks_for_a_unit_as_it_moves_to_a_battlefield(answer: str) -> None:
    table = Table(you=side(base=[HERALD], deck=["Gust", "Mega-Mech", "Flash", "Charm"]), foe=side())
    table.you.move(HERALD, to=MEADOW)
    table.resolve()
    table.you.choose(answer)
    found = answer == "yes"
    if found:
        table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.hand(), len(table.state.players[YOU].deck)) == (["Mega-Mech"] if found else [], 4 - found)
    home = Table(you=side(at={MEADOW: [HERALD]}, deck=["Mega-Mech"] * 4), foe=side())
    home.you.move(HERALD, to="base")
    assert home.open.kind == "act"


@card(HERALD, "Vengeance")
def test_rift_herald_lets_a_unit_come_to_your_base_as_it_dies_for_its_power() -> None:
    table = killed(victim=HERALD, at={MEADOW: [HERALD, "Recruit"]}, base=[], runes={"order": 6, "fury": 2},
                   hand=["Vengeance", "Jinx, Rebel", "Shipyard Skulker", "Gust"])
    assert asked(table.you) == ["Jinx, Rebel", "None of them", "Shipyard Skulker"]
    table.you.choose("Shipyard Skulker")
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.hand()) == ("base", ["Jinx, Rebel", "Gust"])


# --- as they are played

@card("Starhound")
def test_starhound_fetches_an_animal_from_your_trash() -> None:
    table = Table(you=side(hand=["Starhound"], runes={"order": 6}, base=["Daring Poro"],
                           trash=["Pouty Poro", "Scorchclaw", "Mega-Mech", "Gust", "Frisky Hunter"]),
                  foe=side(trash=["Loyal Poro"]))
    table.you.play("Starhound")
    assert asked(table.you) == ["Frisky Hunter", "Pouty Poro", "Scorchclaw"]
    table.you.choose("Scorchclaw")
    table.resolve()
    assert table.hand() == ["Scorchclaw"]


@card(ASHE, "Vengeance")
def test_ashe_keeps_a_card_of_an_opponent_until_they_hold() -> None:
    table = Table(you=side(hand=[ASHE, "Vengeance"], runes={"order": 12}, base=[one("Recruit", called="mine")],
                           deck=["Gust"] * 3),
                  foe=side(hand=["Gust", "Mega-Mech"], at={MEADOW: ["Recruit"]}, deck=["Gust"] * 3))
    table.you.play(ASHE)
    table.resolve()
    assert asked(table.you) == ["Gust", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.hand(FOE)) == ("banished", ["Gust"])
    table.you.play("Vengeance", on=ASHE)
    table.resolve()
    table.you.move("mine", to=MOOR)
    table.pass_all()
    assert table.where("Mega-Mech") == "banished"
    table.end_turn()
    assert (table.points()[FOE], "Mega-Mech" in table.hand(FOE)) == (1, True)


@card(ATAKHAN)
@pytest.mark.parametrize(("given", "energy", "power"), [
    ("Mega-Mech", 3, 3), ("Jinx, Rebel", 5, 2), ("Recruit", 10, 3), ("", 10, 3),
])
def test_atakhan_costs_less_by_what_the_killed_unit_costs(given: str, energy: int, power: int) -> None:
    table = Table(you=side(hand=[ATAKHAN], runes={"order": 13}, base=["Mega-Mech", "Jinx, Rebel", "Recruit"]),
                  foe=side(base=["Mountain Drake"]))
    table.you.play(ATAKHAN, paying=given)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", energy), ("order", power)]
    assert (table.where(ATAKHAN), table.trash() == [given]) == ("base", given not in ("", "Recruit"))


@card(IVERN, "Frisky Hunter", "Scorchclaw", "Pouty Poro", "Carrion Dredger")
@pytest.mark.parametrize(("chosen", "points"), [("Bird", 2), ("Poro", 1)])
def test_ivern_scores_a_point_when_all_four_animals_are_among_your_units(chosen: str, points: int) -> None:
    table = Table(you=side(hand=[IVERN], runes={"order": 6}, base=["Frisky Hunter", "Scorchclaw", "Pouty Poro"],
                           deck=["Gust"] * 3), foe=side(base=["Bird"], deck=["Gust"] * 3))
    table.you.play(IVERN)
    table.resolve()
    table.you.choose(f"Give me the {chosen} tag")
    table.resolve()
    table.end_turn()
    table.foe.ends()
    table.pass_all()
    table.you.move(IVERN, to=MEADOW)
    table.pass_all()
    assert table.points() == (points, 0)


# --- in combat

@card(ATAKHAN)
def test_atakhan_makes_the_defender_kill_a_unit_there() -> None:
    table = Table(you=side(base=[ATAKHAN, "Recruit"]), others=[side(base=["Recruit"])],
                  foe=side(at={MEADOW: ["Mega-Mech", "Shipyard Skulker"]}, base=["Playful Phantom"]))
    assert keywords(table, ATAKHAN) == ["ganking"]
    table.you.move(ATAKHAN, to=MEADOW)
    table.resolve()
    assert asked(table.foe) == ["Mega-Mech", "Shipyard Skulker"]
    table.foe.choose("Shipyard Skulker")
    table.resolve()
    assert (table.trash(FOE), table.open.kind) == (["Shipyard Skulker"], "focus")
    defends = Table(you=side(at={MEADOW: [ATAKHAN]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    defends.foe.move("Mega-Mech", to=MEADOW)
    assert (defends.open.kind, defends.events("triggered")) == ("focus", [])


@card(PIGEONS)
def test_crimson_pigeons_are_stronger_as_they_attack_with_another() -> None:
    table = Table(you=side(base=[PIGEONS, "Recruit"]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert table.might(PIGEONS) == 3
    table.you.move(PIGEONS, "Recruit", to=MEADOW)
    assert (table.might(PIGEONS), table.might("Recruit")) == (5, 1)
    lone = Table(you=side(base=[PIGEONS]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    lone.you.move(PIGEONS, to=MEADOW)
    assert lone.might(PIGEONS) == 3
    defending = Table(you=side(at={MEADOW: [PIGEONS, "Recruit"]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    defending.foe.move("Mega-Mech", to=MEADOW)
    assert defending.might(PIGEONS) == 3


@card("Ultrasoft Poro")
def test_ultrasoft_poro_calls_birds_at_a_battlefield() -> None:
    table = Table(you=side(at={MEADOW: ["Ultrasoft Poro"]}), foe=side())
    table.you.use("Ultrasoft Poro")
    table.resolve()
    table.you.choose("Your base")
    table.you.choose(MEADOW)
    birds = [o.place for o in table.state.objects.values() if o.card.name == "Bird"]
    assert (len(birds), sum(place > 0 for place in birds), table.thing("Ultrasoft Poro").exhausted) == (2, 1, True)
    home = Table(you=side(base=["Ultrasoft Poro"]), foe=side())
    assert home.you.offered("use") == set()


@card(INVESTIGATOR)
@pytest.mark.parametrize(("runes", "together"), [(1, True), (0, False)])
def test_mageseeker_investigator_charges_for_more_than_one_mover(runes: int, together: bool) -> None:
    table = Table(you=side(at={MEADOW: [INVESTIGATOR]}, base=["Recruit"]), turn_of=FOE,
                  foe=side(base=["Mega-Mech", "Playful Phantom"], runes={"mind": runes}))
    path = [table.foe._first("move", "Mega-Mech"), f"at:{table.thing(INVESTIGATOR).place}"]
    assert any(key.startswith("also:") for key in table.foe.draft(*path).keys) == together
    table.foe.move("Mega-Mech", *["Playful Phantom"] * together, to=MEADOW)
    assert (table.where("Mega-Mech"), len(table.state.players[FOE].runes)) == (MEADOW, 0)


@card(INVESTIGATOR)
def test_mageseeker_investigator_charges_for_no_other_place() -> None:
    table = Table(you=side(at={MEADOW: [INVESTIGATOR]}), foe=side(base=["Mega-Mech", "Playful Phantom"]), turn_of=FOE)
    table.foe.move("Mega-Mech", "Playful Phantom", to=MOOR)
    assert table.where("Playful Phantom") == MOOR


@card(GALIO)
def test_galio_deals_no_combat_damage_and_takes_it_first() -> None:
    table = Table(you=side(at={MEADOW: [GALIO, "Recruit"]}), foe=side(base=["Shipyard Skulker"]), turn_of=FOE)
    assert keywords(table, GALIO) == ["deflect", "tank"]
    table.foe.move("Shipyard Skulker", to=MEADOW)
    table.pass_all()
    assert (table.where("Shipyard Skulker"), table.where("Recruit"), table.where(GALIO)) == ("base", MEADOW, MEADOW)
    dealt = [e.n for e in table.events("damaged") if table.state.objects[e.subject].card.name == "Shipyard Skulker"]
    assert dealt == [1]


@card(VI, "Stupefy")
def test_vi_ambushes_and_stuns_a_defender() -> None:
    table = Table(you=side(base=[VI]), foe=side(at={MEADOW: ["Mega-Mech", "Recruit"]}, base=["Playful Phantom"]))
    table.you.move(VI, to=MEADOW)
    assert asked(table.you) == ["Mega-Mech", "Recruit"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").stunned, table.thing("Recruit").stunned) == (True, False)
    ambush = Table(you=side(hand=[VI], runes={"order": 6}, at={MOOR: ["Mega-Mech"]}), turn_of=FOE,
                   foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], at={MEADOW: ["Recruit"]}))
    ambush.foe.play("Stupefy", on="Recruit")
    ambush.you.play(VI, to=MOOR)
    ambush.resolve()
    assert (ambush.where(VI), ambush.thing("Recruit").stunned) == (MOOR, False)


def hunted(**you: object) -> Table:
    """You have Focus in a showdown at Test Meadow, with Stalking Wolf in your hand."""
    table = Table(you=side(hand=[WOLF], runes={"order": 5}, deck=["Gust"] * 3, **you), foe=side(base=["Mega-Mech"]),
                  turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    if table.open.seat == FOE:
        table.foe.passes()
    return table


@card(WOLF, "Loyal Poro", "Crimson Pigeons")
@pytest.mark.parametrize(("prey", "left"), [("Loyal Poro", ["Crimson Pigeons"]), ("Crimson Pigeons", ["Loyal Poro"])])
def test_stalking_wolf_ambushes_where_its_prey_was(prey: str, left: list[str]) -> None:
    table = hunted(at={MEADOW: ["Loyal Poro"]}, base=["Crimson Pigeons"])
    table.you.play(WOLF, to=MEADOW, paying=prey)
    assert (table.where(WOLF), table.trash()) == (MEADOW, [prey])
    assert [name for name in ("Loyal Poro", "Crimson Pigeons") if table.where(name) != "trash"] == left


@card(WOLF, "Crimson Pigeons")
def test_stalking_wolf_ambushes_nowhere_else_and_not_without_prey() -> None:
    assert hunted(base=["Crimson Pigeons"]).you.offered("play") == set()
    assert hunted(at={MEADOW: ["Recruit"]}).you.offered("play") == set()
    home = Table(you=side(hand=[WOLF], runes={"order": 5}, base=["Crimson Pigeons", "Recruit"]), foe=side())
    home.you.play(WOLF, paying="Crimson Pigeons")
    assert (home.where(WOLF), home.trash()) == ("base", ["Crimson Pigeons"])
