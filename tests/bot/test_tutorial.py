"""`/tutorial`: what somebody sees and clicks who learns the game."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.lessons import clicks
from bot.lessons.bench import NO_LESSON
from bot.lessons.commands import SENT
from bot.lessons.course import LESSONS
from bot.lessons.deeds import keys_of
from bot.lessons.keeping import running
from bot.panels import notes
from bot.sandbox.driver import Seen, User
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_lessons import right
from tests.bot.test_privacy import delete, exported


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def opened(user: User) -> Seen:
    """The lessons as somebody asks for them in a server."""
    await (await user.command("table", "tutorial")).later()
    return panel_of(user)


async def pressed(place: Hall, user: User, *controls: str) -> Seen:
    """Press these controls of the newest panel, one after another; what it shows then."""
    for control in controls:
        await place.clicked(user, panel_of(user), control)
    return panel_of(user)


async def test_a_lesson_is_learned_by_private_message(place: Hall, ana: User) -> None:
    outcome = await ana.command("table", "tutorial")
    assert (await outcome.later()).text == SENT
    panel = panel_of(ana)
    assert panel.text.startswith("### Learn the game\n0 of 10 lessons done.")
    assert panel.labels == ["Begin: Runes and playing a card"]
    panel = await pressed(place, ana, "Begin: Runes and playing a card")
    assert panel.text.startswith("### Lesson 1: Runes and playing a card\n-# Step 1 of 4\nYou play cards")
    assert panel.labels == ["Next", "Leave"]
    assert not panel.selects
    panel = await pressed(place, ana, "Next")
    assert "**Your task:** Play **Young Guard**" in panel.text
    assert "Your turn: what do you do?" in panel.text
    assert {"Play Young Guard, 2 Energy", "Try again", "Leave", "Why?", "Card", "Board", "Why not?"} <= {
        label.partition(" (")[0] for label in panel.labels}, panel.labels
    assert "Menu" not in panel.labels
    panel = await pressed(place, ana, "End turn", "End turn")
    assert "**Not that.** That ends your turn, and with it your Main Phase." in panel.text
    assert "Rule 316.9.\n-# Nothing has changed." in panel.text
    await place.clicked(ana, panel, "Why? 316.9")
    assert "316.9" in ana.dms()[-1].text


async def test_each_control_of_a_game_that_only_shows_something_does(place: Hall, ana: User) -> None:
    await opened(ana)
    panel = await pressed(place, ana, "Begin: Runes and playing a card", "Next")
    for control, said in (("Why?", "316"), ("Card", "Which card?"), ("Board", "Board"), ("Why not?", "What you can’t")):
        assert said in (await (await place.clicked(ana, panel, control)).later()).text
    cards = (await (await place.clicked(ana, panel, "Card")).later())
    option = next(one["value"] for one in cards.selects[0]["options"] if one["label"] == "Thrown Pebble")
    card = await (await place.clicked(ana, cards, cards.selects[0]["custom_id"], option)).later()
    assert "## Thrown Pebble" in card.text
    assert "Show my hand" in cards.labels
    assert "Thrown Pebble" in (await (await place.clicked(ana, cards, "Show my hand")).later()).text


async def test_every_lesson_is_finished_by_clicks(place: Hall, ana: User) -> None:
    await opened(ana)
    for at, lesson in enumerate(LESSONS):
        await pressed(place, ana, "Next lesson" if at else f"Begin: {lesson.title}")
        for number, step in enumerate(lesson.steps, 1):
            assert f"-# Step {number} of {len(lesson.steps)}" in panel_of(ana).text
            if step.build is not None:
                await place.clicked(ana, panel_of(ana), "Choose a card", right(step))
            elif not step.task:
                await pressed(place, ana, "Next")
            for words in step.way:
                await answered(place, ana, words)
        assert panel_of(ana).text.startswith(f"### Done: {lesson.title}")
    panel = await pressed(place, ana, "All lessons")
    assert panel.text.startswith("### Learn the game\n10 of 10 lessons done.")
    assert panel.text.count("· done") == 10


async def answered(place: Hall, user: User, words: tuple[str, ...]) -> None:
    """Click what these words mean, one key after another, as the panel offers it."""
    run = await running(place.bot.store, user.id)
    assert run is not None
    assert run.game is not None
    assert run.decision is not None
    keys = keys_of(run.game, run.decision, words)
    assert keys is not None
    along = [key for key in keys if key.startswith("also:")]
    for key in keys:
        marks = next((one for one in panel_of(user).selects if str(one["placeholder"]).startswith("Move more")), None)
        if marks is not None and along and key.startswith("at:"):
            await place.clicked(user, panel_of(user), marks["custom_id"], *along)
        if key not in along:
            await offered(place, user, panel_of(user), key)  # else nothing was asked, or the step before sent it


async def offered(place: Hall, user: User, panel: Seen, key: str) -> bool:
    """Press the button or choose the option with that key; whether there is one."""
    for select in panel.selects:
        if key in [option["value"] for option in select["options"]]:
            await place.clicked(user, panel, select["custom_id"], key)
            await confirmed(place, user, ".ok")
            return True
    found = button(panel, f".{key}")
    if not found:
        return False
    await place.clicked(user, panel, found)
    if key == "end":
        await confirmed(place, user, ".ending.end")
    return True


def button(panel: Seen, end: str) -> str:
    """The button whose id ends so; “” where there is none."""
    return next((one for one in (str(each.get("custom_id", "")) for each in panel.buttons) if one.endswith(end)), "")


async def confirmed(place: Hall, user: User, end: str) -> None:
    """Press the button that confirms what was chosen, where the panel has it."""
    found = button(panel_of(user), end)
    if found:
        await place.clicked(user, panel_of(user), found)


async def test_a_lesson_is_left_and_gone_on_with_after_a_restart(place: Hall, ana: User) -> None:
    await opened(ana)
    panel = await pressed(place, ana, "Begin: Runes and playing a card", "Next")
    await place.restart()
    await place.clicked(ana, panel, "Play Young Guard, 2 Energy")
    composing = panel_of(ana)
    assert composing.labels[:2] == ["Play Young Guard", "Back"]
    panel = await pressed(place, ana, "Leave")
    assert "1. **Runes and playing a card**. What cards cost, and what pays for them · begun" in panel.text
    await place.restart()
    panel = await opened(ana)
    assert panel.labels == ["Go on: Runes and playing a card"]
    assert (await pressed(place, ana, "Go on: Runes and playing a card")).labels == composing.labels


async def test_a_second_click_and_an_old_button_do_nothing_more(place: Hall, ana: User) -> None:
    await opened(ana)
    first = await pressed(place, ana, "Begin: Runes and playing a card")
    old = await pressed(place, ana, "Next")
    await place.clicked(ana, old, first.custom_id("Next"), forge=True)
    assert "-# Step 2 of 4" in panel_of(ana).text, "Next was pressed twice"
    await pressed(place, ana, "Leave")
    for label in ("End turn", "Board"):
        outcome = await place.clicked(ana, old, old.custom_id(label), forge=True)
        assert (await outcome.later()).text == NO_LESSON
    await place.clicked(ana, panel_of(ana), "Choose a lesson", "moving")
    await pressed(place, ana, "Next")
    outcome = await place.clicked(ana, panel_of(ana), old.custom_id("End turn"), forge=True)
    assert (await outcome.later()).text == notes.ANSWERED
    assert "### Lesson 2: Moving\n-# Step 2 of 4" in panel_of(ana).text


@pytest.mark.parametrize(("control", "values"), [
    ("t1.fly", ()), ("t1.play.flying", ()), ("t1.pick", ("flying",)), ("t1.pick", ()), ("r1.lesson.m.concede", ()),
])
async def test_what_is_not_known_changes_nothing(
        place: Hall, ana: User, control: str, values: tuple[str, ...]) -> None:
    panel = await opened(ana)
    act = ana.select(panel, control, list(values), forge=True) if "pick" in control else ana.click(
        panel, control, forge=True)
    assert (await (await act).later()).text == clicks.GONE
    assert await place.bot.store.lessons(ana.id) == []


async def test_try_again_goes_back_to_where_the_step_began(place: Hall, ana: User) -> None:
    await opened(ana)
    await place.clicked(ana, panel_of(ana), "Choose a lesson", "alone")
    await pressed(place, ana, "Next")
    before = panel_of(ana)
    await answered(place, ana, ("move", "Steady Guard", "Old Bridge"))
    assert panel_of(ana).text != before.text
    assert (await pressed(place, ana, "Try again")).text == before.text


async def test_who_takes_no_private_messages_learns_in_the_channel_alone(place: Hall, ana: User) -> None:
    ana.close_dms()
    outcome = await ana.command("table", "tutorial")
    panel = await outcome.later()
    assert panel.ephemeral
    assert "this is shown to you alone" in panel.text
    await place.clicked(ana, panel, "Begin: Runes and playing a card")
    assert "### Lesson 1" in ana.look(panel).text


async def test_in_private_messages_the_command_answers_there(place: Hall, ana: User) -> None:
    message = (await ana.command("dm", "tutorial")).message
    assert message is not None
    assert not message.ephemeral
    assert message.text.startswith("### Learn the game")


async def test_lessons_are_ones_own_and_privacy_gives_them_out_and_deletes_them(
        place: Hall, ana: User, bo: User) -> None:
    await opened(ana)
    await pressed(place, ana, "Begin: Runes and playing a card", "Next")
    assert (await opened(bo)).labels == ["Begin: Runes and playing a card"]
    (told,) = (await exported(place, ana))["lessons"]
    assert (told["name"], told["begun"], told["done"]) == ("runes", True, None)
    assert "0 preferences, progress in 1 lesson, and 0 matches" in await delete(ana, "")
    assert "0 preferences, progress in 1 lesson, 0 matches" in await delete(ana)
    assert await place.bot.store.lessons(ana.id) == []
    outcome = await place.clicked(ana, panel_of(ana), "Try again")
    assert (await outcome.later()).text == NO_LESSON
