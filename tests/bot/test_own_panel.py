"""The private panel: what happened, what lies around the question, and that a phone shows all of it."""
from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.game import board, card_panels, private_panel
from bot.game.surroundings import hand_names, news_lines
from bot.panels import click_ids
from bot.panels.parts import Button, Choice, Panel, Select, measure
from bot.panels.phone import height
from bot.panels.sight_words import card_line
from bot.panels.text import plain
from bot.store import Seen
from bot.tables import news
from bot.tables.desk import Desk
from engine.words import Unit, accelerate
from tests.bot.test_panels import desk, start, walk
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.rules.test_assignments import asked
from tests.table import EXTRA, FOE, YOU, Table, one

EXTRA += [Unit("TST-OP01", "Swift One", energy=1, might=2).text(accelerate)]
RUNES = {"fury": 2}


def before(table: Table, seat: int, **more: object) -> Desk:
    """What that player has before them."""
    decision = next((one for one in table.game.pending() if one.seat == seat), None)
    return replace(desk(table.game, decision, seat), **more)  # type: ignore[arg-type]


def menus(panel: Panel) -> dict[str, tuple[Choice, ...]]:
    """The selects, by what stands in them before the number."""
    return {part.placeholder.partition(" (")[0]: part.choices for part in panel.controls if isinstance(part, Select)}


def labels(panel: Panel) -> list[str]:
    return [part.label for part in panel.controls if isinstance(part, Button)]


# --- since you last looked

def test_up_to_six_events_are_told_and_earlier_ones_counted() -> None:
    happened = tuple(f"Event {n}." for n in range(8))
    assert news_lines(happened, 6) == ["**Since you last looked**", "-# Earlier: 2 events",
                                       *(f"- Event {n}." for n in range(2, 8))]
    assert news_lines(("Turn 5: Bo", "Bo passes."), 6) == ["**Since you last looked**", "- Bo passes."]
    assert news_lines((), 6) == []


def test_a_line_that_went_on_is_told_again_and_one_that_was_read_is_not() -> None:
    log = ("Turn 5: Bo", "Bo plays Poro.", "Bo moves Poro: combat.")
    assert news.unread(Seen(5, 2, "Bo plays Poro."), 5, log) == log[2:]
    assert news.unread(Seen(5, 2, "Bo plays"), 5, log) == log[1:]
    assert news.unread(Seen(5, 3, log[2]), 5, log) == ()
    assert news.unread(Seen(4, 9, "…"), 5, log) == log
    assert news.unread(Seen(), 0, log) == log


async def test_what_happened_in_the_turns_between_is_told_in_order() -> None:
    class Kept:
        async def turn(self, match: str, number: int) -> tuple[str, tuple[str, ...]]:
            return f"Turn {number}", (f"a{number}", f"b{number}")

    sight = start(0).sight()._replace(turn=5, log=("a5",))
    found = await news.news(Kept(), "abcdef", Seen(3, 1, "a3"), sight)  # type: ignore[arg-type]
    assert found == ("b3", "a4", "b4", "a5")
    long_ago = await news.news(Kept(), "abcdef", Seen(0, 0, ""), sight._replace(turn=30))  # type: ignore[arg-type]
    assert long_ago[0] == "a26", "no more than a few turns"


def test_events_stand_above_the_board() -> None:
    table = Table(quiet(hand=["Test Might 1"]), quiet(), battlefields=PLAIN)
    text = private_panel.panel(before(table, YOU, news=("Foe passes.",))).text
    assert text.index("**Since you last looked**\n- Foe passes.") < text.index(f"**{MEADOW}**")
    assert "Since you last looked" not in private_panel.panel(before(table, YOU)).text


# --- the board and the hand

def test_both_battlefields_the_own_base_and_the_hand_are_there() -> None:
    table = Table(quiet(base=["Test Might 2*"], at={MEADOW: ["Test Might 3"]}, hand=["Test Spark"], runes=RUNES),
                  quiet(at={MOOR: [one("Test Might 4", damage=1)]}), battlefields=PLAIN)
    text = private_panel.panel(before(table, YOU)).text
    assert f"**{MEADOW}**, yours\n- You: Test Might 3 3\n" in text
    assert f"**{MOOR}**, controlled by Foe\n- Foe: Test Might 4 4, 1 damage\n" in text
    assert "**Your base**: Test Might 2 2, exhausted" in text
    assert "1. **Test Spark**, spell" in text
    assert "Ready: **2 of 2 runes**" in text
    other = private_panel.panel(before(table, FOE)).text
    assert f"**{MOOR}**, yours" in other
    assert "Test Spark" not in other


def test_what_a_battlefield_does_is_told() -> None:
    game = start(3)
    fields = game.sight().battlefields
    while game.pending()[0].kind == "mulligan":
        game.answer(game.pending()[0].number, game.pending()[0].seat, ())
    text = private_panel.panel(desk(game, game.pending()[0], game.pending()[0].seat)).text
    assert all(f"**{plain(field.card.name)}**, uncontrolled. " in text for field in fields)


def test_the_drawn_card_is_marked() -> None:
    table = Table(quiet(hand=["Test Might 6"], deck=["Test Sight"] * 3), quiet(hand=["Test Might 1"]),
                  battlefields=PLAIN, turn_of=FOE)
    table.end_turn()
    sight = table.game.sight(YOU)
    assert hand_names(sight) == "**Your hand, 2 cards:** Test Might 6; Test Sight (new)"
    text = private_panel.panel(before(table, YOU)).text
    assert [line.endswith("**New**") for line in text.split("\n") if line[:2] in ("1.", "2.")] == [False, True]
    assert table.game.sight(FOE).players[YOU].drawn == (), "nobody else is told which one it is"
    assert table.game.sight().players[YOU].drawn == ()


@pytest.mark.parametrize(("most", "text"), [
    (200, " Whenever I move, discard 1, then draw 1."), (82, " Whenever I move, discard 1…"), (66, ""), (1, "")])
def test_a_card_in_the_hand_keeps_its_facts_whole(most: int, text: str) -> None:
    sight = Table(quiet(hand=["Traveling Merchant"]), quiet()).game.sight(YOU)
    (card,) = sight.players[YOU].hand or ()
    assert card_line(card, most) == "**Traveling Merchant**, unit, 2 Energy, Might 2." + text


def test_in_a_combat_each_side_has_its_sum_and_who_would_die() -> None:
    table = Table(quiet(base=["Test Might 3"], hand=["Test Spark"]), quiet(at={MEADOW: ["Test Might 1", "Test Tank"]}),
                  battlefields=PLAIN)
    table.you.move("Test Might 3", to=MEADOW)
    text = private_panel.panel(before(table, YOU)).text
    assert "- You attack with 3: Test Might 3 3, exhausted, would die" in text
    assert "- Foe defends with 3: Test Might 1 1, would die; Test Tank 2, would die" in text
    rows = board.board_panel("abcdef", table.game.sight()).text.split("\n")
    at = rows.index("You attacks with 3")
    assert rows[at + 1:at + 5] == ["- **Test Might 3** (Might 3, exhausted): would die", "Foe defends with 3",
                                   "- **Test Might 1** (Might 1): would die",
                                   "- **Test Tank** (Might 2, Tank): would die"]


def test_the_board_lists_one_unit_a_line() -> None:
    table = Table(quiet(at={MEADOW: ["Test Might 1", "Test Might 2"]}, base=["Test Might 3", "Test Gear"]),
                  quiet(), battlefields=PLAIN)
    rows = board.board_panel("abcdef", table.game.sight()).text.split("\n")
    for line in ("- You: **Test Might 1** (Might 1)", "- You: **Test Might 2** (Might 2)",
                 "- Base: **Test Might 3** (Might 3)", "- Base: **Test Gear**"):
        assert line in rows


# --- the choices

def test_plays_and_moves_come_first_and_runes_have_a_menu_of_their_own() -> None:
    units = ["Test Might 1", "Test Might 2", "Test Might 3"]
    hand = ["Swift One", "Pouty Poro", "Test Sight", "Test Spark"]
    table = Table(quiet(base=units, hand=hand, runes=RUNES), quiet(), battlefields=PLAIN)
    panel = private_panel.panel(before(table, YOU))
    found = menus(panel)
    assert list(found) == ["Play a card", "Move or use", "Use a rune by hand"]
    assert [choice.label for choice in found["Move or use"]] == [f"Move {unit}" for unit in units]
    assert found["Move or use"][2].description == "Might 3 · your base"
    assert all("Rune" in choice.label for choice in found["Use a rune by hand"])
    assert labels(panel) == ["End turn", "Why not?", "Why?", "Card", "Board", "Menu"]


def test_few_plays_and_moves_are_buttons() -> None:
    table = Table(quiet(base=["Test Might 3"], hand=["Swift One"], runes=RUNES), quiet(), battlefields=PLAIN)
    panel = private_panel.panel(before(table, YOU))
    assert list(menus(panel)) == ["Use a rune by hand"]
    assert labels(panel)[:3] == ["Play Swift One, 1 Energy", "Move Test Might 3 · Might 3 · your base", "End turn"]


def test_ending_the_turn_is_asked_about_with_what_can_be_played() -> None:
    table = Table(quiet(hand=["Swift One"], runes=RUNES), quiet(), battlefields=PLAIN)
    panel = private_panel.panel(before(table, YOU, ending=True))
    assert panel.text.startswith("### Your turn: end it?")
    assert "You can still play Swift One." in panel.text
    assert labels(panel)[:2] == ["End turn", "Back"]
    assert not menus(panel)
    ids = [part.id for part in panel.controls if isinstance(part, Button)]
    assert click_ids.read(ids[0]) == click_ids.Click("abcdef", before(table, YOU).number, 0, "ending", "end")


def test_what_a_rune_is_used_for_is_said() -> None:
    table = Table(quiet(runes=RUNES), quiet(), battlefields=PLAIN)
    asked_now = before(table, YOU)
    assert asked_now.decision is not None
    prompts = []
    for option in asked_now.decision.options[:2]:
        draft = table.game.draft(asked_now.number, YOU, (option.key,))
        prompts.append(draft.prompt)
    assert prompts == ["Fury Rune: exhaust this", "Fury Rune: recycle this"]


def test_damage_is_assigned_as_one_list_with_what_each_needs() -> None:
    table = asked(["Test Might 5"], ["Test Might 4", "Test Might 1", "Test Might 2"])
    third = f"hit:{table.thing('Test Might 4', FOE).id}"
    for path, told in (((), ["gets 2 of the 4 that it needs, and stays", "gets 1 and dies", "gets 2 and dies"]),
                       ((third,), ["gets 4 and dies", "gets 1 and dies", "gets 0 of the 2 that it needs, and stays"])):
        whole = table.game.assignment(table.open.number, YOU, path)
        panel = private_panel.panel(before(table, YOU, path=path, assignment=whole))
        rows = panel.text.split("\n")
        assert rows[0] == "### Assign 5 damage", "all of it, however much of it is marked"
        at = rows.index("You deal 5. As it is marked now:")
        assert [row.partition("** ")[2] for row in rows[at + 1:at + 4]] == told
        assert labels(panel)[0].startswith("Assign: Test Might ")
        assert ("Back" in labels(panel)) == bool(path)
        assert list(menus(panel)) == ["Who is hit next?"]


# --- cards

def test_every_visible_card_can_be_looked_at_and_no_hidden_one() -> None:
    table = Table(quiet(hand=["Swift One"], base=["Test Might 3"], trash=["Test Spark"]),
                  quiet(hand=["Test Curse"], base=["Test Tank"]), battlefields=PLAIN)
    sight = table.game.sight(YOU)
    (choices,) = menus(card_panels.cards_menu("abcdef", sight)).values()
    names = {choice.label for choice in choices}
    assert {"Swift One", "Test Might 3", "Test Spark", "Test Tank", MEADOW} <= names
    assert "Test Curse" not in names
    hidden = table.thing("Test Curse", FOE, zone="hand").id
    assert card_panels.card_panel(sight, hidden) is None
    assert card_panels.card_panel(table.game.sight(FOE), hidden) is not None
    assert "Swift One" not in str(card_panels.cards_menu("abcdef", table.game.sight()))


def test_a_facedown_card_that_one_may_look_at_says_whose_it_is() -> None:
    table = Table(quiet(base=["Scuttle Crab"], at={MEADOW: ["Test Might 1"]}, facedown={MEADOW: ["Test Curse"]}),
                  quiet(at={MOOR: ["Test Might 2"]}, facedown={MOOR: ["Swift One"]}), battlefields=PLAIN)
    def lying() -> dict[str, str]:
        return {card.name: where for where, card in card_panels.every(table.game.sight(YOU)) if "facedown" in where}

    assert lying() == {"Test Curse": f"facedown at {MEADOW}"}
    table.you.move("Scuttle Crab", to=MOOR)
    table.pass_all()
    assert lying() == {"Test Curse": f"facedown at {MEADOW}", "Swift One": f"facedown at {MOOR}, Foe"}


def test_a_card_is_shown_in_full_with_its_keywords_explained() -> None:
    table = Table(quiet(hand=["Swift One"]), quiet(base=[one("Test Tank", damage=1, buffs=1)]), battlefields=PLAIN)
    sight = table.game.sight(YOU)
    panel = card_panels.card_panel(sight, table.thing("Swift One", zone="hand").id)
    assert panel is not None
    assert panel.text.startswith("## Swift One\n-# Unit · 1 Energy · Might 2\nAccelerate")
    assert "- **Accelerate** (805): " in panel.text
    assert "**Now:** your hand" in panel.text
    tank = card_panels.card_panel(sight, table.thing("Test Tank").id)
    assert tank is not None
    assert "**Now:** base, Foe · Might 3, 1 damage, buffed, Tank" in tank.text
    assert "- **Tank** (815): " in tank.text
    measure(panel)


# --- several players, and a phone

def test_with_three_players_all_are_named() -> None:
    table = Table(quiet(), quiet(), others=(quiet(),), battlefields=(*PLAIN, "Shattered Shrine")[:2])
    text = private_panel.panel(before(table, YOU)).text
    assert "-# Against Foe and Third · turn 3, Main Phase · you 0, Foe 0, Third 0" in text
    assert "**You 0 · Foe 0 · Third 0**" in board.board_panel("abcdef", table.game.sight()).text


@pytest.mark.parametrize("seed", range(2))
def test_a_phone_shows_the_whole_question(seed: int) -> None:
    game, dice = start(seed), random.Random(seed)
    for now in walk(game, dice, 150):
        asked = now.asked
        assert asked is not None
        panel = private_panel.panel(replace(now, news=game.sight().log[-8:]))
        hand = game.sight(asked.seat).players[asked.seat].hand or ()
        most = 900 if private_panel.plans(now, asked) else 600
        assert height(panel) <= most or len(hand) > 7 or len(now.sight.chain) > 2, panel.text


def test_a_message_for_one_alone_tells_as_much_as_the_private_one() -> None:
    game, dice = start(1), random.Random(1)
    for now in walk(game, dice, 60):
        texts = [private_panel.panel(replace(now, alone=alone)).text.split("\n") for alone in (False, True)]
        assert texts[0] == [line for line in texts[1] if not line.startswith("-# Only you see this.")]
