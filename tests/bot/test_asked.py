"""Who is called to a question: once for each that waited for a minute, and nobody who is there."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Match
from bot.tables import table as table_module
from bot.tables.table import Table
from engine.game import Game
from engine.kernel.decision import Decision
from tests.bot.asking import Clock, answered_in_turn, asked_now, later, news, people, player, question, stopped
from tests.bot.players import Hall, controls, hall, panel_of

DAY = 86_400.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


@pytest.fixture
async def place(tmp_path: Path, clock: Clock) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(*people(place), ("annie", "lux"))


# --- who is called, and when ------------------------------------------------------------------------------------------

async def test_the_first_question_is_open_as_soon_as_the_game_is(
        place: Hall, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    async def killed(table: Table) -> None:
        """What follows in a transaction of its own."""

    monkeypatch.setattr(Table, "settle", killed)
    match = await place.begin(*people(place), ("annie", "lux"))
    one = await player(place, match, await asked_now(place, match))
    assert (one.asked, one.asked_at, one.told) == ((await question(place, match)).number, clock.now, -1)
    assert [news(user) for user in people(place)] == [1, 1], "the deck picker has become the panel"


async def test_who_clicked_and_then_left_is_told_once_of_a_later_question_of_the_turn(
        place: Hall, match: Match) -> None:
    ana, _ = people(place)
    await answered_in_turn(place, match, ana)
    for _ in range(2):
        before, old = news(ana), panel_of(ana)
        await later(place, 59)
        assert news(ana) == before, "they are there"
        await later(place, 2)
        assert news(ana) == before + 1
        assert ana.look(old).text == "Moved down."
        assert controls(panel_of(ana))
        for _ in range(3):
            await later(place, 600)
        assert news(ana) == before + 1, "once a question"
        await answered_in_turn(place, match, ana)


async def test_a_change_sends_nobody_anything(place: Hall, match: Match) -> None:
    first = await asked_now(place, match)
    second = next(one for one in people(place) if one != first)
    before, old = news(second), panel_of(second)
    await later(place, 500)
    assert news(second) == before, "nothing is asked of them"
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert controls(second.look(old)), "the panel has changed"
    await later(place, 59)
    assert news(second) == before
    await later(place, 1)
    assert news(second) == before + 1, "away for longer, and asked for a minute"


async def test_a_question_that_is_answered_in_time_calls_nobody(place: Hall, match: Match) -> None:
    first = await asked_now(place, match)
    before = news(first)
    await later(place, 59)
    await place.clicked(first, panel_of(first), "Keep all 4")
    await later(place, 1)
    assert news(first) == before
    assert (await player(place, match, first)).told == -1


async def test_who_clicks_on_anything_is_there(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    before = news(user)
    board = next(one for one in user.messages(int(user.threads()[-1]["id"])) if "Board as text" in one.labels)
    select = panel_of(user).selects[0]
    ways = (lambda: place.clicked(user, board, "Board as text"), lambda: place.clicked(user, panel_of(user), "Menu"),
            lambda: place.clicked(user, panel_of(user), select["custom_id"], select["options"][0]["value"]),
            lambda: user.command("general", "match show"), lambda: user.command("general", "rule", query="combat"))
    for way in ways:
        await later(place, 45)
        await way()
        await place.settled()
    await later(place, 45)
    assert news(user) == before, "clicked 45 seconds ago"
    assert (await player(place, match, user)).told == -1
    await later(place, 15)
    assert news(user) == before + 1


async def test_another_match_and_another_person_tell_nothing_of_this_one(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    other = next(one for one in people(place) if one != user)
    before = news(user)
    await later(place, 59)
    place.bot.last_clicks.note(user.id, "zzzzzz")
    await place.clicked(other, panel_of(other), "Menu")
    await later(place, 1)
    assert news(user) == before + 1


async def test_who_plays_another_match_is_called_to_this_one(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    await place.begin(*people(place), ("annie", "lux"))
    await later(place, 59)
    await place.clicked(user, panel_of(user), "Menu")
    await later(place, 1)
    one = await player(place, match, user)
    assert one.told == one.asked


async def test_what_another_answers_meanwhile_makes_a_question_no_younger(
        place: Hall, match: Match, clock: Clock) -> None:
    user = await asked_now(place, match)
    seat, since = people(place).index(user), clock.now
    clock.now += 30
    async with place.bot.store.write() as tx:
        assert not await tx.ask(match.id, seat, (await question(place, match)).number)
    assert (await player(place, match, user)).asked_at == since


async def test_both_are_asked_at_once(place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Game.pending

    def both(game: Game) -> tuple[Decision, ...]:
        one = pending(game)[0]
        return one, one._replace(number=one.number + 1, seat=1 - one.seat)

    monkeypatch.setattr(Game, "pending", both)
    monkeypatch.setattr(Game, "proposal", lambda game, number, seat: ())
    await place.restart()
    before = [news(user) for user in people(place)]
    await later(place, 60)
    await later(place, 60)
    assert [news(user) for user in people(place)] == [count + 1 for count in before]


async def test_what_a_standing_order_answers_leaves_no_trace(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await asked_now(place, match)
    second = next(one for one in people(place) if one != first)
    seat = people(place).index(second)
    monkeypatch.setattr(table_module, "standing_answer",
                        lambda game, decision, *_: () if decision.seat == seat and not game.turn else None)
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert [one.by for one in await place.bot.store.entries(match.id)] == ["player", "standing"]
    now = await question(place, match)
    assert [(one.asked, one.told) for one in [await player(place, match, user) for user in people(place)]] == [
        (now.number if now.seat == number else -1, -1) for number in (0, 1)]


async def test_a_question_that_answers_itself_calls_nobody(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    user, number = await asked_now(place, match), (await question(place, match)).number
    before = news(user)
    monkeypatch.setattr(table_module, "standing_answer",
                        lambda game, decision, *_: () if decision.number == number else None)
    await later(place, 60)
    assert news(user) == before
    assert [one.by for one in await place.bot.store.entries(match.id)] == ["standing"]


# --- the bot and the clock --------------------------------------------------------------------------------------------

async def test_a_question_is_told_of_once_over_a_restart(place: Hall, match: Match, clock: Clock) -> None:
    user = await asked_now(place, match)
    before = news(user)
    await place.stop()
    clock.now += 3600
    await place.start()
    assert news(user) == before + 1
    await place.restart()
    await later(place, 3600)
    assert news(user) == before + 1


async def test_who_clicked_right_before_a_restart_is_there(place: Hall, match: Match, clock: Clock) -> None:
    user = await asked_now(place, match)
    before = news(user)
    clock.now += 50
    await place.clicked(user, panel_of(user), "Menu")
    await place.restart()
    await later(place, 20)
    assert news(user) == before
    await later(place, 40)
    assert news(user) == before + 1


async def test_the_open_question_of_an_older_database_is_noted_at_the_start(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    before = news(user)
    await place.bot.store._writer.execute("UPDATE player SET asked = -1, asked_at = 0")
    await place.restart()
    await later(place, 59)
    assert news(user) == before
    await later(place, 1)
    assert news(user) == before + 1


async def test_a_clock_that_jumps_forwards_calls_once(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    before = news(user)
    for _ in range(3):
        await later(place, DAY)
    assert news(user) == before + 1


@pytest.mark.parametrize("back", [1.0, 30.0, 59.0, 61.0, DAY])
async def test_a_clock_that_is_set_back_silences_nothing(place: Hall, match: Match, back: float) -> None:
    first = await asked_now(place, match)
    second = next(one for one in people(place) if one != first)
    before = news(first)
    await place.clicked(first, panel_of(first), "Menu")
    await later(place, -back)
    assert news(first) == before + (back > 60)
    await later(place, back + 60)
    await later(place, 0)
    assert news(first) == before + 1, "once"
    before = news(second)
    await place.clicked(first, panel_of(first), "Keep all 4")
    await later(place, 59)
    assert news(second) == before
    await later(place, 1)
    assert news(second) == before + 1, "what is asked from then on waits for its minute"
