"""Who is called to a question: once for each that waited for a minute, and nobody who is there."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot import upkeep
from bot.game import absent
from bot.match import lobby
from bot.outbox import queues
from bot.sandbox.driver import Seen, User
from bot.store import Match, Player, StoreError, writing
from bot.store.message_names import MessageName, message_name
from bot.tables import announcements, last_clicks
from bot.tables import table as table_module
from engine.game import Game
from engine.kernel.decision import Decision
from tests.bot.players import Hall, Person, controls, hall, panel_of, play_until

DAY = 86_400.0


@dataclass
class Clock:
    """Stands until it is set."""

    now: float = 1_000_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    for module in (absent, last_clicks, upkeep, writing):
        monkeypatch.setattr(module, "time", found)
    return found


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)
    monkeypatch.setattr(upkeep, "EVERY", 10_000.0)  # the rounds are those of the test


@pytest.fixture
async def place(tmp_path: Path, clock: Clock) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(*people(place), ("annie", "lux"))


def people(place: Hall) -> tuple[User, User]:
    return place.discord.user("Ana"), place.discord.user("Bo")


async def question(place: Hall, match: Match) -> Decision:
    (found,) = (await place.game(match)).pending()
    return found


async def asked_now(place: Hall, match: Match) -> User:
    return people(place)[(await question(place, match)).seat]


async def player(place: Hall, match: Match, user: User) -> Player:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found.players[found.seat_of(user.id)]


async def later(place: Hall, seconds: float) -> None:
    """The clock goes on, and the bot looks after who is away."""
    absent.time.now += seconds  # type: ignore[attr-defined]
    await upkeep.once(place.bot)
    await place.settled()


def news(user: User) -> int:
    """How many messages the user has been sent, each with a ping: what changed since makes none."""
    return len([message for message in user.dms() if not message.ephemeral])


def calls(user: User) -> list[Seen]:
    """The calls that stand in the thread."""
    return [message for message in user.messages(int(user.threads()[-1]["id"])) if ", you are needed." in message.text]


async def answered_in_turn(place: Hall, match: Match, user: User) -> None:
    """Both play until this user is asked something new in a turn in which they were asked something before."""
    pair = [Person(place, one, seed) for seed, one in enumerate(people(place))]
    asked_before: list[tuple[int, int]] = []

    async def again() -> bool:
        game = await place.game(match)
        open_now = next(((game.turn, one.number) for one in game.pending()
                         if people(place)[one.seat] == user and game.turn), None)
        if open_now is None or open_now in asked_before:
            return False
        asked_before.append(open_now)
        return len([turn for turn, _ in asked_before if turn == open_now[0]]) > 1

    assert await play_until(pair, again)


# --- who is called, and when ------------------------------------------------------------------------------------------

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


async def test_both_are_asked_at_once(place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Game.pending

    def both(game: Game) -> tuple[Decision, ...]:
        one = pending(game)[0]
        return one, one._replace(number=one.number + 1, seat=1 - one.seat)

    monkeypatch.setattr(Game, "pending", both)
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
                        lambda game, decision, held: () if decision.seat == seat and not game.turn else None)
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert [one.by for one in await place.bot.store.entries(match.id)] == ["player", "standing"]
    now = await question(place, match)
    assert [(one.asked, one.told) for one in [await player(place, match, user) for user in people(place)]] == [
        (now.number if now.seat == number else -1, -1) for number in (0, 1)]


async def test_a_question_that_answers_itself_calls_nobody(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await asked_now(place, match)
    before = news(user)
    monkeypatch.setattr(table_module, "standing_answer",
                        lambda game, decision, held: None if hands_kept(game) else ())
    await later(place, 60)
    assert news(user) == before
    assert [one.by for one in await place.bot.store.entries(match.id)] == ["standing", "standing"]


def hands_kept(game: Game) -> bool:
    """Whether both have kept their hands."""
    return game.turn > 0


# --- without private messages -----------------------------------------------------------------------------------------

async def test_without_private_messages_each_question_has_its_call_and_the_old_one_goes(
        place: Hall, match: Match) -> None:
    ana, _ = people(place)
    await answered_in_turn(place, match, ana)
    ana.close_dms()
    await later(place, 60)
    (first,) = calls(ana)
    assert [one["id"] for one in first.data["mentions"]] == [str(ana.id)]
    await later(place, 600)
    assert [one.id for one in calls(ana)] == [first.id], "once a question"
    number = (await question(place, match)).number
    person = Calls(place, ana, 1)
    while any(one.number == number for one in (await place.game(match)).pending()):
        await person.step()
    assert calls(ana) == [], "it was answered"
    await answered_without_messages(place, match, person)
    await later(place, 59)
    assert calls(ana) == [], "they are there"
    await later(place, 1)
    (second,) = calls(ana)
    assert second.id > first.id
    assert [one["id"] for one in second.data["mentions"]] == [str(ana.id)]


class Calls(Person):
    """Plays by *My table*."""

    async def step(self) -> None:
        thread = int(self.user.threads()[-1]["id"])
        board = [one for one in self.user.messages(thread) if "Board as text" in one.labels][-1]
        await self.hall.clicked(self.user, board, "My table")
        self.mine = max((one for one in self.user.messages(thread) if one.ephemeral), key=lambda one: one.id)
        names = [name for name, values in controls(self.mine) if not values and ".back" not in name]
        await self.hall.clicked(self.user, self.mine, names[-1])


async def answered_without_messages(place: Hall, match: Match, person: Calls) -> None:
    """Play on until that person is asked again."""
    other = Person(place, next(one for one in people(place) if one != person.user), 2)
    while await asked_now(place, match) != person.user:
        await other.step()


async def test_a_call_of_which_nobody_knows_whether_it_came_is_taken_away_too(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    user.close_dms()
    await later(place, 60)
    assert len(calls(user)) == 1
    number = (await question(place, match)).number
    name = message_name("call", number, people(place).index(user))
    async with place.bot.store.write() as tx:
        await tx.set_surface(match.id, name, message=0, tried=5.0, mark="")
    await Calls(place, user, 1).step()
    assert calls(user) == []
    assert await place.bot.store.surface(match.id, name) is None


async def test_a_lost_thread_takes_the_call_of_an_open_question_along(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    user.close_dms()
    await later(place, 60)
    place.discord.moderation.delete_channel(place.discord.world.channel(int(user.threads()[-1]["id"])))
    await place.told()
    assert len(calls(user)) == 1


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


# --- what is under way ------------------------------------------------------------------------------------------------

async def test_a_click_under_way_wins(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    before = news(user)
    async with place.bot.tables.at(match.id):
        click = asyncio.create_task(user.click(panel_of(user), "Keep all 4"))
        await until_waiting(place, match)
        round_ = asyncio.create_task(later(place, 60))
        await asyncio.sleep(0.05)
    await asyncio.gather(click, round_)
    await place.settled()
    assert len(await place.bot.store.entries(match.id)) == 1
    assert news(user) == before
    assert (await player(place, match, user)).told == -1


async def until_waiting(place: Hall, match: Match) -> None:
    """Until the click holds its message and waits for the table."""
    async with asyncio.timeout(5):
        while place.bot.tables.locks._held[match.id][1] < 2:
            await asyncio.sleep(0.005)


async def test_a_click_on_a_panel_that_is_just_sent_anew_counts_and_leaves_one_panel(
        place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    seat = people(place).index(user)
    old, panel = panel_of(user), message_name("panel", seat)
    select = old.selects[0]
    async with place.bot.outbox.editing(match.id, panel):
        click = asyncio.create_task(
            user.select(old, select["custom_id"], [str(select["options"][0]["value"])]))
        async with asyncio.timeout(5):
            while place.bot.outbox._editing._held[f"{match.id} {panel}"][1] < 2:
                await asyncio.sleep(0.005)
        async with place.bot.store.write() as tx:
            found = await place.bot.store.match(match.id)
            assert found is not None
            await announcements.call(tx, found, seat, (await question(place, match)).number)
    await click
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert user.look(old).text == "Moved down."
    assert panel_of(user).id > old.id
    assert controls(panel_of(user))
    assert await place.bot.store.due() == []


async def test_while_nobody_knows_whether_a_panel_came_it_is_not_sent_anew(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    panel = message_name("panel", people(place).index(user))
    stands = await place.bot.store.surface(match.id, panel)
    assert stands is not None
    async with place.bot.store.write() as tx:
        await tx.set_surface(match.id, panel, message=0, tried=5.0)
    await later(place, 60)
    now = await place.bot.store.surface(match.id, panel)
    assert now is not None
    assert now.tried == 5.0
    assert (await player(place, match, user)).told == -1, "told later"


async def test_a_panel_that_is_sent_anew_for_another_reason_tells_of_its_question(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    name = MessageName(message_name("panel", people(place).index(user)))
    stands = await place.bot.store.surface(match.id, name)
    assert stands is not None
    before = news(user)
    place.discord.moderation.delete_message(place.discord.world.message(stands.channel, stands.message))
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, name, "dm", user.id)
        await tx.set_surface(match.id, name, mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert news(user) == before, "one was deleted, one came"
    assert (await player(place, match, user)).told == (await question(place, match)).number
    await later(place, 60)
    assert news(user) == before


async def test_one_game_that_can_not_be_read_holds_up_no_other(
        place: Hall, match: Match, caplog: pytest.LogCaptureFixture) -> None:
    user = await asked_now(place, match)
    before = news(user)
    async with place.bot.store.write() as tx:
        await tx.add_match("aaaaaa", 1, 2, (Player(0, 8, "X"), Player(1, 9, "Y")))
        await tx.move_match("aaaaaa", "invited", "running")
        await tx.ask("aaaaaa", 0, 1)
    await place.bot.store._writer.execute("UPDATE player SET asked_at = 0 WHERE match = 'aaaaaa'")
    await later(place, 60)
    assert news(user) == before + 1
    assert "call aaaaaa failed" in caplog.text


async def test_clicks_that_could_not_be_stored_are_stored_the_next_time(
        place: Hall, match: Match, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await asked_now(place, match)
    store = place.bot.store
    await place.clicked(user, panel_of(user), "Menu")
    with monkeypatch.context() as broken:
        broken.setattr(store, "write", lambda: (_ for _ in ()).throw(StoreError("locked")))
        with pytest.raises(StoreError):
            await place.bot.last_clicks.keep(store)
    await place.bot.last_clicks.keep(store)
    assert (await player(place, match, user)).clicked == clock.now
