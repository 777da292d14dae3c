"""Spells and gear of Calm in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, Table, side

EXPERIENCE, TENTACLES = "Combat Experience", "Tricksy Tentacles"
FLURRY, SIGNPOST = "Flurry of Feathers", "Forgotten Signpost"


@card(EXPERIENCE)
@pytest.mark.parametrize(("xp", "might"), [(5, 2), (6, 4)])
def test_combat_experience_gives_more_at_level_six(xp: int, might: int) -> None:
    table = Table(you=side(hand=[EXPERIENCE], runes={"calm": 1}, xp=xp), foe=side(base=["Recruit"], xp=9))
    table.you.play(EXPERIENCE, on="Recruit")
    table.resolve()
    assert table.might("Recruit") == might


@card("Double Trouble")
def test_double_trouble_looks_twice_for_units() -> None:
    table = Table(you=side(hand=["Double Trouble"], runes={"calm": 4},
                           deck=["Gust", "Recruit the Vanguard", "Mega-Mech", "Pit Rookie", "Flash", "Flash", "Gust"]),
                  foe=side())
    table.you.play("Double Trouble", repeat=1)
    table.resolve()
    for found in ("Mega-Mech", "Pit Rookie"):
        table.you.choose("yes")
        table.you.choose(found)
    assert table.hand() == ["Mega-Mech", "Pit Rookie"]
    assert sorted(card.name for card in table.state.players[0].deck) == [
        "Flash", "Flash", "Gust", "Gust", "Recruit the Vanguard"]


@card("Skyward Strike")
@pytest.mark.parametrize(("xp", "stunned"), [(6, True), (5, False)])
def test_skyward_strike_moves_and_at_level_six_stuns_an_enemy_unit(xp: int, stunned: bool) -> None:
    table = Table(you=side(hand=["Skyward Strike"], runes={"calm": 2}, xp=xp, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Mega-Mech"]}))
    table.you.play("Skyward Strike", on=["Mega-Mech"] * (2 if stunned else 1), to="Base of Foe")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").stunned) == ("base", stunned)


@card("Soul Sword")
@pytest.mark.parametrize(("xp", "might"), [(3, 3), (2, 2)])
def test_soul_sword_is_sharper_at_level_three(xp: int, might: int) -> None:
    table = Table(you=side(base=["Recruit", "Soul Sword"], runes={"calm": 1}, xp=xp), foe=side(xp=9))
    table.you.use("Soul Sword")
    table.resolve()
    assert (table.might("Recruit"), [(e.other, e.n) for e in table.events("paid")]) == (might, [("calm", 1)])


@card("Back Off")
@pytest.mark.parametrize(("where", "hand"), [("hand", ["Gust"]), ("facedown", [])])
def test_back_off_draws_only_from_the_hand(where: str, hand: list[str]) -> None:
    held = {"hand": ["Back Off"]} if where == "hand" else {"facedown": {MEADOW: ["Back Off"]}}
    table = Table(you=side(at={MEADOW: ["Recruit"]}, runes={"calm": 3}, deck=["Gust"], **held),
                  foe=side(base=["Mega-Mech"]))
    table.you.play("Back Off", on="Recruit")
    table.resolve()
    assert (table.thing("Recruit").stunned, table.thing("Mega-Mech").stunned, table.hand()) == (True, False, hand)


@card(FLURRY)
def test_flurry_of_feathers_brings_four_birds() -> None:
    table = Table(you=side(hand=[FLURRY], runes={"calm": 4}), foe=side())
    table.you.play(FLURRY)
    table.resolve()
    birds = [o for o in table.state.objects.values() if o.card.name == "Bird"]
    assert [(bird.exhausted, bird.controller) for bird in birds] == [(True, 0)] * 4


@card(FLURRY, "Stupefy")
@pytest.mark.parametrize(("mode", "might", "birds"), [("counter", 2, 0), ("play", 1, 4)])
def test_flurry_of_feathers_counters_a_spell_or_plays_birds(mode: str, might: int, birds: int) -> None:
    table = Table(you=side(hand=[FLURRY], runes={"calm": 4}, base=["Pit Rookie"]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy", on="Pit Rookie")
    table.you.play(FLURRY, on=[mode, "Stupefy"] if mode == "counter" else mode)
    table.resolve()
    made = [o for o in table.state.objects.values() if o.card.name == "Bird"]
    assert (table.might("Pit Rookie"), len(made)) == (might, birds)


@card(SIGNPOST)
def test_forgotten_signpost_leads_another_unit_to_the_one_that_shows_the_way() -> None:
    table = Table(you=side(base=[SIGNPOST, "Pit Rookie", "Recruit*"], at={MEADOW: ["Mega-Mech"]}),
                  foe=side(base=["Daring Poro"]))
    table.you.use(SIGNPOST, paying="Mega-Mech", on="Recruit")
    table.resolve()
    assert (table.where("Recruit"), table.where("Pit Rookie")) == (MEADOW, "base")
    assert [table.thing(name).exhausted for name in (SIGNPOST, "Mega-Mech", "Pit Rookie")] == [True, True, False]
    tired = Table(you=side(base=[SIGNPOST, "Recruit*"], at={MEADOW: ["Mega-Mech*"]}), foe=side(base=["Daring Poro"]))
    assert SIGNPOST not in tired.you.offered("use")


@card("Honeyfruit")
@pytest.mark.parametrize(("xp", "n", "pool"), [
    (0, 0, [("any", 1)]), (6, 1, [("energy", 1), ("any", 1)]), (6, 0, [("any", 1)]),
])
def test_honeyfruit_adds_more_at_level_six(xp: int, n: int, pool: list[tuple[str, int]]) -> None:
    table = Table(you=side(base=["Honeyfruit"], xp=xp), foe=side(xp=9))
    uses = [key for key in table.you.offered() if key.startswith(f"use:{table.thing('Honeyfruit').id}:")]
    assert len(uses) == (2 if xp else 1)
    table.you.use("Honeyfruit", n=n)
    assert [(r.kind, r.n) for r in table.state.players[0].pool] == pool


@card("Honeyfruit")
def test_honeyfruit_enters_exhausted() -> None:
    table = Table(you=side(hand=["Honeyfruit"], runes={"calm": 2}), foe=side())
    table.you.play("Honeyfruit")
    assert table.thing("Honeyfruit").exhausted


@card(TENTACLES)
def test_tricksy_tentacles_move_enemies_of_eight_might_together_to_one_place() -> None:
    table = Table(you=side(hand=[TENTACLES], runes={"calm": 5}, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Playful Phantom", "Vanguard Sergeant"]}, base=["Shipyard Skulker"]))
    assert "Vanguard Sergeant" not in options(table.you, "play", TENTACLES, "Playful Phantom")
    table.you.play(TENTACLES, on=["Playful Phantom", "Shipyard Skulker"], to=MOOR)
    table.pass_all()
    assert [table.where(name) for name in ("Playful Phantom", "Shipyard Skulker", "Vanguard Sergeant")] == [
        MOOR, MOOR, MEADOW]


@card("Friendship", "Frisky Hunter", "Scorchclaw", "Pouty Poro")
@pytest.mark.parametrize(("base", "might"), [
    ([], 1), (["Pouty Poro", "Daring Poro"], 2), (["Bird", "Frisky Hunter", "Scorchclaw", "Pouty Poro"], 5),
])
def test_friendship_gives_might_for_each_animal_among_your_units(base: list[str], might: int) -> None:
    table = Table(you=side(hand=["Friendship"], runes={"calm": 1}, base=["Recruit", *base]),
                  foe=side(base=["Bird", "Mutated Mouser"]))
    table.you.play("Friendship", on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Mutated Mouser")) == (might, 1)
