"""Units of Chaos in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

SPIRIT, GUARDIAN, STALKER = "Bewitching Spirit", "Crescent Guardian", "Evershade Stalker"
INVESTIGATOR, EVELYNN, KHAZIX = "Insightful Investigator", "Evelynn, Entrancing", "Kha'Zix, Mutating Horror"
MADULI, PYKE, BARON = "Maduli the Gatekeeper", "Pyke, Returned", "Baron Nashor"
SYNDRA, DECK = "Syndra, Transcendent", ["Charm", "Cleave", "Flash"]
DIANA, VEX = "Diana, No Longer Human", "Vex, Apathetic"


def xp(table: Table) -> int:
    """Your XP; the foe has none."""
    assert table.state.players[FOE].xp == 0
    return table.state.players[YOU].xp


def keywords(table: Table, name: str) -> list[str]:
    """The keywords of a unit, wherever it is on the board."""
    sight = table.game.sight()
    places = [*(player.base for player in sight.players), *(field.units for field in sight.battlefields)]
    shown, = (o for place in places for o in place if o.name == name)
    return sorted(word.lower() for word in shown.keywords)


def golds(table: Table) -> list[bool]:
    """Of each Gold, whether it is exhausted."""
    return [o.exhausted for o in table.state.objects.values() if o.card.name == "Gold"]


# --- what they do as they are played

@card(SPIRIT)
@pytest.mark.parametrize("victim", ["Foe", "You"])
def test_bewitching_spirit_makes_any_player_discard(victim: str) -> None:
    table = Table(you=side(hand=[SPIRIT, "Gust"], runes={"chaos": 3}), foe=side(hand=["Flash"]))
    table.you.play(SPIRIT)
    table.you.choose(victim)
    table.resolve()
    assert (table.trash(), table.trash(FOE)) == (([], ["Flash"]) if victim == "Foe" else (["Gust"], []))


@card(GUARDIAN)
@pytest.mark.parametrize(("did", "extra", "exhausted"), [
    ([("played", "Gust")], "pay", False), ([("played", "Gust")], "", True), ([("played", "Pouty Poro")], "", True),
])
def test_crescent_guardian_enters_ready_for_chaos_after_a_spell(
    did: list[tuple[str, str]], extra: str, exhausted: bool
) -> None:
    table = Table(you=side(hand=[GUARDIAN], runes={"chaos": 5}, did=did), foe=side())
    asks = "Without it" in options(table.you, "play", GUARDIAN)
    table.you.play(GUARDIAN, extra=extra)
    assert (asks, table.thing(GUARDIAN).exhausted) == (did == [("played", "Gust")], exhausted)


@card(STALKER)
def test_evershade_stalker_discards_and_then_draws() -> None:
    table = Table(you=side(hand=[STALKER, "Charm"], runes={"chaos": 3}, deck=["Gust", "Flash"]), foe=side())
    table.you.play(STALKER)
    table.resolve()
    assert (table.trash(), table.hand()) == (["Charm"], ["Gust"])
    empty = Table(you=side(hand=[STALKER], runes={"chaos": 3}, deck=["Gust", "Flash"]), foe=side())
    empty.you.play(STALKER)
    empty.resolve()
    assert (empty.trash(), empty.hand()) == ([], ["Gust"])


@card("Walking Roost")
def test_walking_roost_deflects_and_gives_an_opponent_a_bird() -> None:
    table = Table(you=side(hand=["Walking Roost"], runes={"chaos": 5}), foe=side())
    table.you.play("Walking Roost")
    table.resolve()
    assert (table.thing("Bird").controller, table.where("Bird"), keywords(table, "Walking Roost")) == (
        FOE, "base", ["deflect"])


@card("Angler Beast")
def test_angler_beast_returns_all_units_of_might_two_or_less() -> None:
    table = Table(you=side(hand=["Angler Beast"], runes={"chaos": 6}, base=["Pouty Poro", "Shipyard Skulker"]),
                  foe=side(at={MEADOW: ["Daring Poro", one("Recruit", called="buffed", buffs=1), "Mega-Mech"]},
                           base=[one("Pouty Poro", called="strong", buffs=1)]))
    table.you.play("Angler Beast")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Pouty Poro"], ["Daring Poro"])
    assert (table.where("strong"), table.where("Mega-Mech"), table.where("Angler Beast")) == ("base", MEADOW, "base")


@card(INVESTIGATOR)
@pytest.mark.parametrize(("level", "answer"), [(2, "yes"), (3, "no"), (1, "")])
def test_insightful_investigator_pays_xp_for_a_card_of_an_opponent(level: int, answer: str) -> None:
    table = Table(you=side(hand=[INVESTIGATOR], runes={"chaos": 3}, xp=level),
                  foe=side(hand=["Gust", "Flash"], deck=["Charm", "Cleave"]))
    table.you.play(INVESTIGATOR)
    table.resolve()
    if answer:
        table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Flash", "Gust"]
        table.you.choose("Gust")
    table.resolve()
    paid = answer == "yes"
    assert (table.hand(FOE), table.trash(FOE)) == ((["Flash", "Charm"], ["Gust"]) if paid else (["Gust", "Flash"], []))
    assert (xp(table), [e.other for e in table.events("revealed")] != []) == (level - 2 * paid, True)


@card(EVELYNN)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_evelynn_lures_an_enemy_from_face_down_on_your_turn(answer: str) -> None:
    table = Table(you=side(facedown={MEADOW: [EVELYNN]}, at={MEADOW: ["Mega-Mech"]}),
                  foe=side(base=["Shipyard Skulker"], at={MOOR: ["Playful Phantom"]}))
    table.you.play(EVELYNN)
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Playful Phantom", "Shipyard Skulker"]
        table.you.choose("Shipyard Skulker")
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.where(EVELYNN)) == (MEADOW if answer == "yes" else "base", MEADOW)


@card(EVELYNN)
def test_evelynn_lures_nobody_on_another_turn_or_from_a_hand() -> None:
    theirs = Table(you=side(facedown={MEADOW: [EVELYNN]}, at={MEADOW: ["Mega-Mech"]}), turn_of=FOE,
                   foe=side(base=["Shipyard Skulker", "Recruit"]))
    theirs.foe.move("Recruit", to=MEADOW)
    theirs.foe.passes()
    theirs.you.play(EVELYNN)
    assert (theirs.where(EVELYNN), theirs.events("triggered")) == (MEADOW, [])
    hand = Table(you=side(hand=[EVELYNN], runes={"chaos": 2}), foe=side(base=["Shipyard Skulker"]))
    hand.you.play(EVELYNN)
    assert (hand.open.kind, keywords(hand, EVELYNN)) == ("act", ["backline", "hidden"])


@card(BARON)
def test_baron_nashor_brings_his_pit_and_enters_there() -> None:
    table = Table(you=side(hand=[BARON, BARON], runes={"chaos": 26}, at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play(BARON, to="Your base")
    table.resolve()
    table.pass_all()
    pit = table.thing("Baron Pit", zone="battlefield")
    assert (table.thing(BARON).place, table.controller("Baron Pit"), table.might("Recruit")) == (pit.id, YOU, 3)
    assert (table.might(BARON), table.might("Mega-Mech")) == (12, 8)
    table.you.play(BARON, to="Your base")
    table.resolve()
    assert [table.thing(f"{BARON}#{n}").place < 0 for n in (1, 2)] == [False, True]
    assert (table.might(BARON), len(table.events("created"))) == (14, 1)


@card(BARON, "Vengeance")
def test_baron_nashor_cant_be_chosen_by_enemies() -> None:
    table = Table(you=side(base=[BARON, "Recruit"]), foe=side(hand=["Vengeance"], runes={"order": 6}), turn_of=FOE)
    assert "Recruit" not in options(table.foe, "play", "Vengeance")  # the only one left is taken
    table.foe.play("Vengeance", on="Recruit")
    table.resolve()
    assert (table.where(BARON), table.where("Recruit")) == ("base", "deck")
    own = Table(you=side(base=[BARON, "Recruit"], hand=["Vengeance"], runes={"order": 6}), foe=side())
    assert options(own.you, "play", "Vengeance") == [BARON, "Recruit"]


# --- what they do for XP and with it

@card("Megatusk")
def test_megatusk_spends_xp_so_that_your_units_there_go_on() -> None:
    table = Table(you=side(at={MEADOW: ["Megatusk", "Recruit"]}, base=["Shipyard Skulker"], xp=3), foe=side())
    table.you.use("Megatusk")
    table.resolve()
    assert [keywords(table, name) for name in ("Megatusk", "Recruit", "Shipyard Skulker")] == [
        ["ganking"], ["ganking"], []]
    table.you.move("Recruit", to=MOOR)
    assert (table.where("Recruit"), xp(table)) == (MOOR, 0)
    poor = Table(you=side(at={MEADOW: ["Megatusk"]}, xp=2), foe=side())
    assert poor.you.offered("use") == set()


@card("Mister Root")
def test_mister_root_accelerates_and_gains_xp_at_battlefields() -> None:
    table = Table(you=side(hand=["Mister Root"], runes={"chaos": 4}, base=["Recruit"]), foe=side())
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    assert xp(table) == 0
    table.you.play("Mister Root", accelerate=True)
    assert not table.thing("Mister Root").exhausted
    table.you.move("Mister Root", to=MEADOW)
    table.pass_all()
    assert xp(table) == 2
    home = Table(you=side(at={MEADOW: ["Mister Root"]}), foe=side())
    home.you.move("Mister Root", to="base")
    assert (home.events("triggered"), xp(home)) == ([], 0)


@card("Vicious Snapjaws", "Vengeance")
@pytest.mark.parametrize(("victim", "gained"), [("Recruit", 1), ("Mega-Mech", 0), ("Vicious Snapjaws", 0)])
def test_vicious_snapjaws_gains_xp_when_another_friendly_unit_dies(victim: str, gained: int) -> None:
    table = Table(you=side(base=["Vicious Snapjaws", "Recruit"], hand=["Vengeance"], runes={"order": 6}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play("Vengeance", on=victim)
    table.resolve()
    assert xp(table) == gained


# --- what they do as they fight

@card("Sinister Poro")
@pytest.mark.parametrize(("runes", "answer"), [(1, "yes"), (1, "no"), (0, "")])
def test_sinister_poro_pays_to_send_a_defender_home(runes: int, answer: str) -> None:
    table = Table(you=side(base=["Sinister Poro"], runes={"chaos": runes}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Playful Phantom"]}, base=["Recruit"]))
    table.you.move("Sinister Poro", to=MEADOW)
    if answer:
        table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Playful Phantom"]
        table.you.choose("Mega-Mech")
    table.resolve()
    sent = answer == "yes"
    assert (table.where("Mega-Mech"), table.where("Playful Phantom"), table.ready_runes()) == (
        "base" if sent else MEADOW, MEADOW, runes - sent)


@card(KHAZIX)
@pytest.mark.parametrize(("attacks", "alone", "might", "gained"), [
    (True, True, 6, 2), (False, True, 6, 2), (True, False, 4, 0), (False, False, 4, 0),
])
def test_khazix_is_stronger_against_a_lone_enemy(attacks: bool, alone: bool, might: int, gained: int) -> None:
    prey = ["Mega-Mech"] if alone else ["Mega-Mech", "Recruit"]
    if attacks:
        table = Table(you=side(base=[KHAZIX]), foe=side(at={MEADOW: prey}))
        table.you.move(KHAZIX, to=MEADOW)
    else:
        table = Table(you=side(at={MEADOW: [KHAZIX]}), foe=side(base=prey), turn_of=FOE)
        table.foe.move(*prey, to=MEADOW)
    table.resolve()
    assert (table.might(KHAZIX), xp(table), keywords(table, KHAZIX)) == (might, gained, ["ambush"])


@card(MADULI, "Ride the Wind")
def test_maduli_cant_be_readied_and_goes_where_he_is_the_strongest() -> None:
    table = Table(you=side(base=[f"{MADULI}*"], runes={"chaos": 3}, hand=["Ride the Wind"]),
                  foe=side(at={MEADOW: ["Playful Phantom"], MOOR: ["Shipyard Skulker"] * 2}))
    table.you.use(MADULI, to=MEADOW)
    table.resolve()
    assert (table.where(MADULI), table.thing(MADULI).exhausted) == (MEADOW, True)
    table.pass_all()
    table.you.play("Ride the Wind", on=MADULI, to="Your base")
    table.resolve()
    assert (table.where(MADULI), table.thing(MADULI).exhausted) == ("base", True)
    strong = Table(you=side(base=[MADULI], runes={"chaos": 3}, controls=[MOOR]), foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert MADULI not in strong.you.offered("use")


@card(PYKE, "Vengeance")
def test_pyke_makes_one_gold_a_turn_of_enemies_that_die_while_he_is_at_a_battlefield() -> None:
    table = Table(you=side(at={MEADOW: [PYKE, "Recruit"]}, hand=["Vengeance"] * 3, runes={"order": 18}),
                  foe=side(base=["Mega-Mech", "Playful Phantom"]))
    seen = []
    for victim in ("Recruit", "Mega-Mech", "Playful Phantom"):
        table.you.play("Vengeance", on=victim)
        table.resolve()
        seen.append(golds(table))
    assert (seen, keywords(table, PYKE)) == ([[], [True], [True]], ["backline", "hidden"])
    home = Table(you=side(base=[PYKE], hand=["Vengeance"], runes={"order": 6}), foe=side(base=["Mega-Mech"]))
    home.you.play("Vengeance", on="Mega-Mech")
    home.resolve()
    assert golds(home) == []


@card(SYNDRA, "Gust", "Discipline")
def test_syndra_in_a_showdown_lets_your_spells_repeat() -> None:
    table = Table(you=side(base=[SYNDRA], hand=["Discipline"], runes={"calm": 4, "chaos": 1}, deck=DECK),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    assert "Without it" not in options(table.you, "play", "Discipline")
    table.you.move(SYNDRA, to=MEADOW)
    table.you.play("Discipline", on=[SYNDRA, SYNDRA], repeat=1)
    table.resolve()
    assert (table.might(SYNDRA), len(table.hand()), table.ready_runes()) == (10, 2, 1)
    theirs = Table(you=side(base=[SYNDRA]), foe=side(at={MEADOW: ["Mega-Mech"]}, hand=["Discipline"], deck=DECK,
                                                     runes={"calm": 4, "chaos": 1}))
    theirs.you.move(SYNDRA, to=MEADOW)
    theirs.you.passes()
    assert "Without it" not in options(theirs.foe, "play", "Discipline")


@card(DIANA, "Gust", "Stupefy")
def test_diana_ambushes_and_grows_with_each_spell() -> None:
    table = Table(you=side(base=[DIANA], hand=["Gust", "Pouty Poro"], runes={"chaos": 1, "fury": 2}),
                  foe=side(at={MEADOW: ["Recruit"]}))
    table.you.play("Pouty Poro")
    table.resolve()
    assert table.might(DIANA) == 3
    table.you.play("Gust", on="Recruit")
    table.resolve()
    assert table.might(DIANA) == 5
    ambush = Table(you=side(hand=[DIANA], runes={"chaos": 5}, at={MOOR: ["Mega-Mech"]}), turn_of=FOE,
                   foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"], at={MEADOW: ["Recruit"]}))
    ambush.foe.play("Stupefy", on="Recruit")
    ambush.you.play(DIANA, to=MOOR)
    ambush.resolve()
    assert (ambush.where(DIANA), ambush.might(DIANA)) == (MOOR, 3)


@card(VEX, "Ride the Wind")
def test_vex_at_a_battlefield_stuns_units_that_an_opponent_plays_and_holds_them_fast() -> None:
    def played(**you: object) -> Table:
        table = Table(you=side(**you), turn_of=FOE,
                      foe=side(hand=["Shipyard Skulker", "Ride the Wind"], runes={"chaos": 6}, base=["Recruit"]))
        table.foe.play("Shipyard Skulker")
        table.resolve()
        return table

    table = played(at={MEADOW: [VEX]})
    assert (table.thing("Shipyard Skulker").stunned, keywords(table, VEX)) == (True, ["deflect"])
    table.foe.play("Ride the Wind", on="Shipyard Skulker", to=MOOR)
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.thing("Shipyard Skulker").exhausted) == ("base", False)
    assert table.foe.offered("move") == {"Recruit"}
    away = played(base=[VEX])
    assert not away.thing("Shipyard Skulker").stunned
