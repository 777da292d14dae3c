"""Spells and gear of Chaos in Vendetta."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, Table, side

DEEP, SHADOWS, STEP, WIND = "Up from the Deep", "Shadows of the Past", "Twilight Step", "Wind and Ghosts"
DISCORD, RELIC = "Decree of Discord", "Forgotten Relic"


@card(DEEP)
@pytest.mark.parametrize(("zone", "after"), [("hand", "trash"), ("trash", "banished")])
def test_up_from_the_deep_brings_two_tentacles_from_the_hand_and_from_the_trash(zone: str, after: str) -> None:
    table = Table(you=side(**{zone: [DEEP]}, runes={"chaos": 3}), foe=side())
    table.you.play(DEEP)
    table.pass_all()
    assert [o.place < 0 for o in table.state.objects.values() if o.card.name == "Tentacle"] == [True, True]
    assert (table.might("Tentacle"), table.where(DEEP)) == (1, after)
    poor = Table(you=side(**{zone: [DEEP]}, runes={"chaos": 2}), foe=side())
    assert poor.you.offered("play") == set()


@card(SHADOWS)
def test_shadows_of_the_past_return_units_of_any_trash() -> None:
    table = Table(you=side(hand=[SHADOWS], runes={"chaos": 4}, trash=["Pit Rookie", "Gust"]),
                  foe=side(trash=["Mega-Mech", "Daring Poro", "Sun Disc"]))
    assert options(table.you, "play", SHADOWS) == ["Daring Poro", "Done", "Mega-Mech", "Pit Rookie"]
    table.you.play(SHADOWS, on=["Pit Rookie", "Mega-Mech"])
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Pit Rookie"], ["Mega-Mech"])
    assert table.trash(FOE) == ["Daring Poro", "Sun Disc"]


@card(STEP)
@pytest.mark.parametrize(("zone", "runes", "after"), [("hand", 2, "trash"), ("trash", 4, "banished")])
def test_twilight_step_moves_a_small_unit(zone: str, runes: int, after: str) -> None:
    table = Table(you=side(**{zone: [STEP]}, runes={"chaos": runes}, base=["Vanguard Sergeant"]),
                  foe=side(at={MEADOW: ["Shipyard Skulker", "Mega-Mech"]}))
    assert options(table.you, "play", STEP) == ["Base of Foe", MOOR]
    table.you.play(STEP, on="Shipyard Skulker", to=MOOR)
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.where("Mega-Mech"), table.where(STEP)) == (MOOR, MEADOW, after)
    poor = Table(you=side(**{zone: [STEP]}, runes={"chaos": runes - 1}), foe=side(at={MEADOW: ["Recruit"]}))
    assert poor.you.offered("play") == set()


@card(WIND)
@pytest.mark.parametrize(("target", "where"), [("Shipyard Skulker", "banished"), ("Vanguard Sergeant", "hand")])
def test_wind_and_ghosts_banish_the_small_and_return_the_big(target: str, where: str) -> None:
    table = Table(you=side(hand=[WIND], runes={"chaos": 4}),
                  foe=side(at={MEADOW: ["Shipyard Skulker", "Vanguard Sergeant"]}, base=["Recruit"]))
    assert options(table.you, "play", WIND) == ["Shipyard Skulker", "Vanguard Sergeant"]
    table.you.play(WIND, on=target)
    table.resolve()
    assert table.where(target) == where


@card(DISCORD)
def test_decree_of_discord_returns_order_units_up_to_five_might() -> None:
    table = Table(you=side(hand=[DISCORD], runes={"chaos": 2}, base=["Daring Poro"]),
                  foe=side(at={MEADOW: ["Vanguard Sergeant", "Pit Rookie"]}, base=["Daring Poro", "Mega-Mech"]))
    first = options(table.you, "play", DISCORD)
    assert first == ["Daring Poro", "Done", "Vanguard Sergeant"]
    assert "Daring Poro" not in options(table.you, "play", DISCORD, "Vanguard Sergeant")
    table.you.play(DISCORD, on=["Daring Poro"])
    table.resolve()
    assert (table.hand(FOE), table.hand()) == (["Daring Poro"], [])
    assert table.where("Vanguard Sergeant") == MEADOW


@card(RELIC)
def test_forgotten_relic_gives_the_might_of_a_burned_unit() -> None:
    mine = ["Pit Rookie", "Recruit"]
    table = Table(you=side(hand=[RELIC], runes={"chaos": 5}, base=mine, deck=["Mega-Mech", "Gust"]),
                  foe=side(base=["Daring Poro"]))
    table.you.play(RELIC)
    table.resolve()
    assert asked(table.you) == ["Pit Rookie", "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Pit Rookie"), table.trash()) == (9, 2, ["Mega-Mech"])


@card(RELIC)
@pytest.mark.parametrize(("deck", "asks"), [(["Gust", "Flash", "Flash"], False), (["Daring Poro", "Flash"], True)])
def test_forgotten_relic_burns_at_the_start_of_your_turns(deck: list[str], asks: bool) -> None:
    table = Table(you=side(base=[RELIC, "Recruit"], deck=deck), foe=side(deck=["Gust"] * 3), turn_of=FOE)
    table.foe.ends()
    if asks:
        table.pass_all()
    table.pass_all()
    assert table.trash() == deck[:1]
    assert table.might("Recruit") == (3 if asks else 1)
