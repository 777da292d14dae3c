"""How players are called to a question: without private messages too, and beside what is under way."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import upkeep
from bot.store import Match, Player, StoreError, Writing
from bot.store.message_names import MessageName, message_name
from bot.tables import announcements
from bot.tables.table import Table
from engine.standing import is_window
from engine.standing.windows import is_own
from tests.bot.asking import (
    Clock,
    answered_in_turn,
    asked_now,
    calls,
    later,
    news,
    people,
    player,
    question,
    stopped,
    until_waiting,
)
from tests.bot.players import Hall, Person, controls, hall, panel_of


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


async def test_who_gets_no_private_messages_is_called_to_their_turn_without_waiting(
        place: Hall, match: Match, clock: Clock) -> None:
    ana, _ = people(place)
    async with place.bot.store.write() as tx:
        for seat in (0, 1):
            await tx.set_player(match.id, seat, dms_closed=50007)
    clock.now += 60
    await place.play_on(match, lambda game: game.seq == 1)
    await later(place, 5)
    assert calls(ana) == [], "who keeps which hand waits for its minute"
    await place.play_on(match, lambda game: game.pending()[0].kind == "act")
    assert calls(ana) == []
    await later(place, 5)
    (call,) = calls(ana)
    assert [one["id"] for one in call.data["mentions"]] == [str((await asked_now(place, match)).id)]


async def test_a_panel_that_discord_refuses_is_a_call_at_once_and_it_counts(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    seat, number = people(place).index(user), (await question(place, match)).number
    user.close_dms()
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, message_name("panel", seat))
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert len(calls(user)) == 1
    assert (await player(place, match, user)).told == number
    world = place.discord.world
    place.discord.moderation.delete_message(world.message(calls(user)[0].channel_id, calls(user)[0].id))
    await later(place, 60)
    assert calls(user) == [], "whoever deletes it has seen it"


async def test_a_call_that_may_not_be_written_comes_when_it_may(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    user.close_dms()
    channel = place.discord.world.channel(match.channel)
    place.discord.moderation.forbid("send_messages_in_threads", channel=channel)
    await later(place, 60)
    assert calls(user) == []
    place.discord.moderation.allow("send_messages_in_threads", channel=channel)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, message_name("turn", 0), "thread")
        await tx.set_surface(match.id, message_name("turn", 0), mark="")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert len(calls(user)) == 1


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


# --- what is under way ------------------------------------------------------------------------------------------------

async def test_a_click_under_way_wins(place: Hall, match: Match, clock: Clock) -> None:
    user = await asked_now(place, match)
    before = news(user)
    async with place.bot.tables.at(match.id):
        click = asyncio.create_task(user.click(panel_of(user), "Keep all 4"))
        await until_waiting(place, match)
        clock.now += 60
        async with asyncio.timeout(5):
            await upkeep.call(place.bot)
    await click
    await place.settled()
    assert len(await place.bot.store.entries(match.id)) == 1
    assert news(user) == before
    assert (await player(place, match, user)).told == -1


async def test_who_comes_back_while_the_bot_is_about_to_call_is_heard_first(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    before = news(user)
    async with place.bot.tables.at(match.id):
        round_ = asyncio.create_task(later(place, 60))
        await until_waiting(place, match)
        await user.click(panel_of(user), "Menu")
    await round_
    assert news(user) == before
    assert (await player(place, match, user)).told == -1


async def test_nobody_is_called_while_their_panel_is_being_changed(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    panel = message_name("panel", people(place).index(user))
    async with asyncio.timeout(5), place.bot.outbox.editing(match.id, panel):
        await later(place, 60)
    assert (await player(place, match, user)).told == -1, "it waits for nothing, and comes again"
    await later(place, 5)
    assert (await player(place, match, user)).told == (await question(place, match)).number


async def test_nobody_changes_a_panel_that_is_just_made_due_anew(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await asked_now(place, match)
    panel, called, free = message_name("panel", people(place).index(user)), announcements.call, []

    async def look(tx: Writing, of: Match, seat: int, number: int) -> None:
        free.append(place.bot.outbox.free(match.id, panel))
        await called(tx, of, seat, number)

    monkeypatch.setattr(announcements, "call", look)
    await later(place, 60)
    assert free == [False]


async def test_a_question_that_could_not_be_settled_calls_nobody_yet(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await asked_now(place, match)
    before = news(user)

    async def locked(table: Table) -> None:
        raise StoreError("locked")

    with monkeypatch.context() as broken:
        broken.setattr(Table, "_settle", locked)
        await later(place, 60)
    assert news(user) == before, "perhaps a standing order answers it"
    await upkeep.once(place.bot)
    await place.settled()
    assert news(user) == before + 1


async def test_who_is_asked_in_a_window_that_hangs_on_unread_cards_is_called(place: Hall, match: Match) -> None:
    async with place.bot.store.write() as tx:
        for seat in (0, 1):
            await tx.set_player(match.id, seat, held=True)
    await place.play_on(match, lambda game: is_window(game.pending()[0]) and not is_own(game, game.pending()[0]))
    place.bot.tables.unread = True
    user = await asked_now(place, match)
    before = news(user)
    await later(place, 60)
    assert news(user) == before + 1


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


async def test_a_late_click_on_what_was_a_panel_is_answered_beside_it(place: Hall, match: Match) -> None:
    user = await asked_now(place, match)
    old = panel_of(user)
    await later(place, 60)
    assert user.look(old).text == "Moved down."
    await place.clicked(user, old, f"r1.{match.id}.m.concede", forge=True)
    assert user.look(old).text == "Moved down."
    assert user.dms()[-1].ephemeral
    assert user.dms()[-1].text.startswith("### Concede")


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


async def test_who_is_called_counts_as_told_before_discord_has_it(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await asked_now(place, match)
    before = news(user)

    async def killed(game: str) -> None:
        """Nothing is sent any more."""

    with monkeypatch.context() as dying:
        dying.setattr(place.bot.outbox, "kick", killed)
        await later(place, 60)
    one = await player(place, match, user)
    assert (one.told, news(user)) == (one.asked, before)
    await place.restart()
    await later(place, 60)
    assert news(user) == before + 1


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
    await later(place, 5)
    assert (await player(place, match, user)).clicked == clock.now - 5, "though nobody is to be called"
