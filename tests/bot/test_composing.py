"""Composing an answer on the panel: what is one question, how few clicks it takes, and that nothing happens before the
last one."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.match import lobby
from bot.panels import click_ids
from bot.sandbox.driver import Seen, User
from bot.store import Match
from bot.tables.tables import Tables
from engine.game import Game
from engine.words import (
    Spell,
    Unit,
    a,
    action,
    an,
    deal,
    deflect,
    enemy,
    every,
    friendly,
    fury,
    here,
    move,
    must_pay,
    opponent,
    rainbow,
    stun,
    unit,
    up_to,
)
from tests.bot.players import Hall, hall, panel_of
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, Table, one

EXTRA += [
    Unit("TST-CP01", "Toll Keeper", energy=0, might=2).text(
        must_pay(every(opponent)(move(a(unit), to=here)), rainbow, beyond=1)
    ),
    Spell("TST-CP02", "Single Spark", energy=2).text(action, deal(2, an(enemy, unit))),
    Spell("TST-CP04", "Dear Spark", fury, energy=1, power=1).text(action, deal(2, an(enemy, unit))),
    Spell("TST-CP07", "Stunning", energy=2).text(action, stun(an(enemy, unit))),
    Unit("TST-CP06", "Dear Target", energy=0, might=2).text(deflect()),
    Spell("TST-CP05", "Own Spark", energy=0).text(action, deal(1, a(friendly, unit))),
    Spell("TST-CP03", "Triple Spark", energy=0).text(action, deal(1, up_to(3, enemy, unit))),
]
ENEMIES = ["Test Might 1", "Test Might 2", "Test Might 3"]


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async def nothing(self: Hall, said: list[str]) -> list[str]:
        return []

    monkeypatch.setattr(Hall, "leaks", nothing)  # these games don't come from their decks, so nobody can replay them
    async with hall(tmp_path) as found:
        yield found


async def seated(place: Hall, monkeypatch: pytest.MonkeyPatch, table: Table) -> Match:
    """A match of Ana and Bo that stands as that table does."""
    async def start(tables: Tables, match: Match) -> Game:
        return table.game

    monkeypatch.setattr(lobby, "start", start)
    table.state.strict = False
    return await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))


def buttons(message: Seen) -> dict[str, str]:
    """The buttons that give an answer, by what they give."""
    found = {}
    for part in message.buttons:
        click = click_ids.read(str(part.get("custom_id") or ""))
        if click is not None and click.number > 0 and click.action in ("key", "ok", "back", "last"):
            found[click.key or click.action] = bare(str(part["label"]))
    return found


def bare(label: str) -> str:
    """What an option says, without its letter in the picture."""
    return re.sub(r"^[A-Z]\. ", "", label)


def select(message: Seen, placeholder: str) -> dict[str, Any]:
    """The menu that begins so."""
    return next(part for part in message.selects if str(part["placeholder"]).startswith(placeholder))


def values(message: Seen, placeholder: str) -> dict[str, str]:
    """What can be chosen in a menu, by its label."""
    return {bare(str(option["label"])): str(option["value"]) for option in select(message, placeholder)["options"]}


async def begin(place: Hall, user: User, label: str) -> None:
    """Press the button with which a card is played, or something else is done."""
    message = panel_of(user)
    name = next(str(part["custom_id"]) for part in message.buttons if bare(str(part["label"])).startswith(label))
    await place.clicked(user, message, name)


async def pick(place: Hall, user: User, placeholder: str, *labels: str) -> None:
    """Choose in a menu."""
    message = panel_of(user)
    found = values(message, placeholder)
    await place.clicked(user, message, str(select(message, placeholder)["custom_id"]),
                        *(found[label] for label in labels))


async def press(place: Hall, user: User, key: str) -> None:
    """Press the button that gives that key."""
    message = panel_of(user)
    given = (str(part.get("custom_id")) for part in message.buttons)
    name = next(name for name in given if (click := click_ids.read(name)) and key in (click.key, click.action))
    await place.clicked(user, message, name)


async def answers(place: Hall, match: Match) -> list[tuple[str, ...]]:
    """The answers that are stored."""
    return [entry.keys for entry in await place.bot.store.entries(match.id)]


# --- moving

def movers() -> Table:
    """Three ready units and one that is exhausted in the base, one at a battlefield."""
    return Table(quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"], at={MOOR: ["Test Might 4"]}),
                 quiet(at={MEADOW: ["Pouty Poro"]}), battlefields=PLAIN)


async def test_a_unit_moves_with_three_clicks(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = movers()
    match = await seated(place, monkeypatch, table)
    await pick(place, ana, "Move or use", "Move Test Might 1")
    meadow = f"at:{table._field(table.state, MEADOW).id}"
    assert buttons(panel_of(ana))[meadow] == f"Move to {MEADOW}"
    assert "confirm" not in buttons(panel_of(ana)), "the place is what is confirmed"
    assert await answers(place, match) == [], "nothing has happened before the place is pressed"
    unit = table.thing("Test Might 1").id
    await press(place, ana, meadow)
    assert (await answers(place, match))[0] == (f"move:{unit}", meadow, "confirm")


async def test_everybody_at_a_place_moves_with_three_clicks(place: Hall, ana: User,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    table = movers()
    match = await seated(place, monkeypatch, table)
    await pick(place, ana, "Move or use", "Move Test Might 1")
    meadow = f"at:{table._field(table.state, MEADOW).id}"
    assert buttons(panel_of(ana))[f"all:{meadow}"] == f"Move all 3 to {MEADOW}", "who is at the moor stays there"
    first, *others = (table.thing(f"Test Might {n}").id for n in (1, 2, 3))
    await press(place, ana, f"all:{meadow}")
    assert (await answers(place, match))[0] == (
        f"move:{first}", meadow, *(f"also:{id}" for id in others), "confirm")


async def test_units_are_marked_and_move_together(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = movers()
    match = await seated(place, monkeypatch, table)
    await pick(place, ana, "Move or use", "Move Test Might 1")
    moor, meadow = (f"at:{table._field(table.state, name).id}" for name in (MOOR, MEADOW))
    assert len(values(panel_of(ana), "Move more units along (2)")) == 2, "nobody goes along from the moor to a base"
    await pick(place, ana, "Move more units along", "Also move Test Might 2", "Also move Test Might 3")
    await pick(place, ana, "Along: ", "Also move Test Might 3")
    marked = [option["value"] for option in select(panel_of(ana), "Along: ")["options"] if option.get("default")]
    third = f"also:{table.thing('Test Might 3').id}"
    assert marked == [third], "a mark can be taken back"
    assert buttons(panel_of(ana))[moor] == f"Move 2 units to {MOOR}"
    assert await answers(place, match) == [], "marks are not answers"
    first = table.thing("Test Might 1").id
    await press(place, ana, moor)
    assert (await answers(place, match))[0] == (f"move:{first}", moor, third, "confirm")
    assert meadow not in buttons(panel_of(ana))


async def test_a_move_goes_back_to_the_window(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await seated(place, monkeypatch, movers())
    await pick(place, ana, "Move or use", "Move Test Might 1")
    stale = panel_of(ana)
    await press(place, ana, "back")
    assert "end" in buttons(panel_of(ana))
    await place.clicked(ana, stale, next(name for name in buttons(stale).values() if name.startswith("Move all")),
                        forge=True)
    assert await answers(place, match) == [], "a place that is no longer on the panel sends nothing"


async def test_what_they_pay_for_moving_stands_on_the_button(place: Hall, ana: User,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"], runes={"fury": 1}),
                  quiet(at={MEADOW: ["Toll Keeper"]}), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await pick(place, ana, "Move or use", "Move Test Might 1")
    meadow = f"at:{table._field(table.state, MEADOW).id}"
    assert f"all:{meadow}" not in buttons(panel_of(ana)), "a third unit can't be paid for"
    await pick(place, ana, "Move more units along", "Also move Test Might 2")
    assert "pay 1 Power" in buttons(panel_of(ana))[meadow]
    await pick(place, ana, "Along: ", "Also move Test Might 2", "Also move Test Might 3")
    assert meadow not in buttons(panel_of(ana)), "where not all of them can go there is no button"


# --- targets and payment

async def test_a_spell_with_one_target_takes_two_clicks(place: Hall, ana: User,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Single Spark"], runes={"fury": 3}), quiet(base=ENEMIES), battlefields=PLAIN)
    match = await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    second = table.thing("Test Might 2").id
    offered = buttons(panel_of(ana))
    assert offered[f"obj:{second}"] == "Play on Test Might 2, Foe · Might 2 · base of Foe"
    assert len([key for key in offered if key.startswith("obj:")]) == 3
    assert "What you choose completes it: pay 2 Energy.\n-# Nothing has happened yet." in panel_of(ana).text
    assert await answers(place, match) == []
    await press(place, ana, "back")
    await begin(place, ana, "Play Single Spark")
    spell = table.thing("Single Spark", zone="hand").id
    await press(place, ana, f"obj:{second}")
    assert (await answers(place, match))[0] == (f"play:{spell}", f"obj:{second}", "confirm")


async def test_whoever_pays_in_another_way_confirms_that(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Single Spark"], runes={"fury": 2, "calm": 2}), quiet(base=ENEMIES), battlefields=PLAIN)
    match = await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    await pick(place, ana, "Pay differently, or keep Priority", "Test Might 2, Foe")
    assert panel_of(ana).text.startswith("### Single Spark on Test Might 2: pay 2 Energy")
    assert await answers(place, match) == [], "the target is chosen, and nothing has happened"
    await press(place, ana, "back")
    assert f"obj:{table.thing('Test Might 2').id}" in buttons(panel_of(ana)), "back to the targets"


async def test_a_dearer_target_says_so(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Single Spark"], runes={"fury": 4}), quiet(base=["Dear Target", "Test Might 1"]),
                  battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    said = [label.partition(",")[0] for key, label in buttons(panel_of(ana)).items() if key.startswith("obj:")]
    assert sorted(said) == ["Pay 2 Energy", "Pay 2 Energy: play on Test Might 1"]


async def test_the_only_target_is_named_before_it_is_taken(place: Hall, ana: User,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Single Spark", "Test Sight"], runes={"fury": 2}), quiet(base=ENEMIES[:1]),
                  battlefields=PLAIN)
    match = await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    assert panel_of(ana).text.startswith("### Single Spark on Test Might 1: pay 2 Energy")
    assert set(buttons(panel_of(ana))) == {"confirm", "keep", "back"}
    assert await answers(place, match) == []


async def test_what_is_left_and_that_nothing_would_happen_is_told(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    there = [one("Test Might 1", stunned=True), "Test Might 2"]
    table = Table(quiet(hand=["Stunning"], runes={"fury": 3}), quiet(base=there), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Stunning")
    assert "Ready after it: **1 of 3 runes** (1 Fury Rune)" in panel_of(ana).text
    said = [label for key, label in buttons(panel_of(ana)).items() if key.startswith("obj:")]
    assert said == ["Does nothing: play on Test Might 1, Foe · Might 1, stunned · base of Foe",
                    "Play on Test Might 2, Foe · Might 2 · base of Foe"]
    table = Table(quiet(hand=["Stunning"], runes={"fury": 3}), quiet(base=there[:1]), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Stunning")
    assert "**Nothing would happen** as the game stands." in panel_of(ana).text
    assert "Ready after it: **1 of 3 runes** (1 Fury Rune)" in panel_of(ana).text


async def test_an_own_target_is_called_yours(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Own Spark"], base=["Test Might 1"]), quiet(base=["Test Might 1"]), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Own Spark")
    assert panel_of(ana).text.startswith("### Own Spark on your Test Might 1: ")


async def test_many_targets_are_a_menu(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[dict[str, Any]] = [{}, {"exhausted": True}, {"stunned": True}, {"buffs": 1}]
    there = [one(name, **state) for name in ENEMIES for state in states]
    table = Table(quiet(hand=["Single Spark"], runes={"fury": 2}), quiet(base=there), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    assert len(select(panel_of(ana), "Choose 1 of 12")["options"]) == 12
    assert not [key for key in buttons(panel_of(ana)) if key.startswith("obj:")]


@pytest.mark.parametrize("other", ["Test Might 1", "Test Might 2"])
async def test_equal_targets_are_one_and_no_question_where_they_are_all(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    table = Table(quiet(hand=["Single Spark", "Single Spark"], runes={"fury": 4}),
                  quiet(base=["Test Might 1", "Test Might 1", other]), battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    assert [label for label in panel_of(ana).labels if label.startswith("Play")] == ["Play Single Spark, 2 Energy"], \
        "one of two copies"
    await begin(place, ana, "Play Single Spark")
    named = [label for key, label in buttons(panel_of(ana)).items() if key.startswith("obj:")]
    if other == "Test Might 2":
        assert named == ["Play on Test Might 1, Foe · Might 1 · base of Foe · any of 2",
                         "Play on Test Might 2, Foe · Might 2 · base of Foe"]
    else:
        assert panel_of(ana).text.startswith("### Single Spark on Test Might 1: pay 2 Energy")
    await press(place, ana, "back")
    assert "Play Single Spark, 2 Energy" in panel_of(ana).labels


async def test_what_is_proposed_is_marked_and_confirmed_by_one_click(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(legend="Annie, Dark Child", runes={"fury": 1}, spent={"chaos": 2}), quiet(),
                  battlefields=PLAIN)
    match = await seated(place, monkeypatch, table)
    await press(place, ana, "end")
    menu = select(panel_of(ana), "Chosen: Chaos Rune, yours, Chaos Rune, yours")
    marked = [str(option["value"]) for option in menu["options"] if option.get("default")]
    assert marked == [f"obj:{thing.id}" for thing in table.state.objects.values() if thing.card.name == "Chaos Rune"]
    await press(place, ana, "ok")
    assert (await answers(place, match))[1] == tuple(marked)


async def test_several_targets_are_chosen_in_one_menu(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Triple Spark"]), quiet(base=[*ENEMIES, "Test Might 4"]), battlefields=PLAIN)
    match = await seated(place, monkeypatch, table)
    spell = table.thing("Triple Spark", zone="hand").id
    ids = [table.thing(f"Test Might {n}").id for n in (1, 2, 3)]
    await begin(place, ana, "Play Triple Spark")
    menu = select(panel_of(ana), "Choose up to 3 of 4")
    assert (menu["min_values"], menu["max_values"]) == (1, 3)
    assert buttons(panel_of(ana))["done"] == "Done", "none of them"
    await pick(place, ana, "Choose up to 3", "Test Might 1, Foe", "Test Might 3, Foe")
    assert panel_of(ana).text.startswith("### Triple Spark on Test Might 1 and Test Might 3"), "no more is asked"
    await press(place, ana, "back")
    await press(place, ana, "back")
    await press(place, ana, "back")
    await pick(place, ana, "Choose up to 3", "Test Might 1, Foe", "Test Might 2, Foe", "Test Might 3, Foe")
    assert await answers(place, match) == []
    await press(place, ana, "confirm")
    assert (await answers(place, match))[0] == (f"play:{spell}", *(f"obj:{id}" for id in ids), "confirm")


async def test_what_is_exhausted_for_it_is_named(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Dear Spark"], base=["Seal of Rage"], runes={"fury": 1}), quiet(base=ENEMIES[:1]),
                  battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Dear Spark")
    assert panel_of(ana).text.startswith(
        "### Dear Spark on Test Might 1: pay 1 Energy, 1 Fury with 1 rune and Seal of Rage")


async def test_other_ways_to_pay_stand_in_a_menu(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(quiet(hand=["Single Spark"], runes={"fury": 2, "calm": 2}), quiet(base=ENEMIES[:1]),
                  battlefields=PLAIN)
    await seated(place, monkeypatch, table)
    await begin(place, ana, "Play Single Spark")
    assert set(values(panel_of(ana), "Pay differently").values()) == {"pay:order", "pay:hand"}
    assert set(buttons(panel_of(ana))) == {"confirm", "back"}, "there is nothing to keep Priority for"
    assert "with" not in panel_of(ana).text.split("\n")[0], "nothing but runes"
    await pick(place, ana, "Pay differently", "Choose the payment")
    assert panel_of(ana).text.startswith("### Pay 2 Energy")
