"""`/prefs`: what somebody prefers is shown to them alone, changed by selects, kept, given out and deleted."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.prefs import clicks
from bot.prefs.panel import OPTIONS, preferences_panel, stored
from bot.prefs.preferences import Preferences, from_rows, known, preferences_of
from bot.sandbox.driver import Seen, User
from tests.bot.players import Hall, hall
from tests.bot.test_privacy import delete, exported


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def opened(user: User) -> Seen:
    message = (await user.command("table", "prefs")).message
    assert message is not None
    assert message.ephemeral, "nobody else sees it"
    return message


def marked(message: Seen) -> list[str]:
    """What each select shows as chosen."""
    return [option["label"] for select in message.selects for option in select["options"] if option.get("default")]


DEFAULTS = ["Passing: smart", "Board: picture and text", "Colours of pictures: dark", "End turn: ask once more",
            "Pace of passes: 15 minutes"]


async def test_defaults_are_marked_and_a_choice_is_kept_for_its_user_alone(
        place: Hall, ana: User, bo: User) -> None:
    message = await opened(ana)
    assert marked(message) == DEFAULTS
    await place.clicked(ana, message, "Passing", "ask")
    await place.clicked(ana, message, "End turn", "false")
    assert marked(ana.look(message)) == ["Passing: ask every time", *DEFAULTS[1:3], "End turn: at once", DEFAULTS[4]]
    await place.restart()
    assert marked(await opened(ana)) == ["Passing: ask every time", *DEFAULTS[1:3], "End turn: at once", DEFAULTS[4]]
    assert marked(await opened(bo)) == DEFAULTS
    await place.clicked(ana, await opened(ana), "Passing", "smart")
    assert await preferences_of(place.bot.store, ana.id) == Preferences(confirm_end=False)


async def test_a_panel_from_before_a_restart_still_sets(place: Hall, ana: User) -> None:
    message = await opened(ana)
    await place.restart()
    await place.clicked(ana, message, "Board", "text")
    assert await preferences_of(place.bot.store, ana.id) == Preferences(board="text")
    assert marked(ana.look(message))[1] == "Board: text"


@pytest.mark.parametrize(("control", "values"), [
    ("u1.pick.passing", ("slow",)), ("u1.pick.passing", ()), ("u1.pick.colour", ("red",)), ("u1.pick.", ("smart",)),
])
async def test_what_is_not_known_changes_nothing(
        place: Hall, ana: User, control: str, values: tuple[str, ...]) -> None:
    message = await opened(ana)
    outcome = await ana.select(message, control, list(values), forge=True)
    assert (await outcome.later()).text == clicks.GONE
    assert await place.bot.store.preferences(ana.id) == {}


async def test_privacy_gives_preferences_out_and_deletes_them(place: Hall, ana: User, bo: User) -> None:
    await place.clicked(ana, await opened(ana), "Colours of pictures", "light")
    await place.clicked(bo, await opened(bo), "Colours of pictures", "light")
    assert (await exported(place, ana))["preferences"] == {"theme": "light"}
    assert "Would go: 0 saved decks, 1 preference, and 0 matches" in await delete(ana, "")
    assert await preferences_of(place.bot.store, ana.id) == Preferences(theme="light"), "it was only asked"
    assert (await delete(ana)).startswith("### Deleted\nGone: 0 saved decks, 1 preference, 0 matches")
    assert await place.bot.store.preferences(ana.id) == {}
    assert await preferences_of(place.bot.store, bo.id) == Preferences(theme="light")


async def test_about_names_the_command(place: Hall, ana: User) -> None:
    assert "`/prefs`" in (await ana.command("table", "about")).text


def test_every_preference_can_be_chosen_with_every_value_and_nothing_else() -> None:
    assert set(OPTIONS) == set(Preferences.model_fields)
    for name, options in OPTIONS.items():
        assert all(known(name, one.value) for one in options)
        assert len(options) == len({str(from_rows({name: one.value})) for one in options}), "each makes a difference"
        assert stored(Preferences(), name) == options[0].value, "the default stands first"
    assert len(preferences_panel(Preferences()).parts) == 1 + len(OPTIONS)


def test_rows_of_a_newer_or_older_version_count_as_never_chosen() -> None:
    assert from_rows({"passing": "never", "colour": "red", "theme": "light"}) == Preferences(theme="light")
