"""Windows that are passed for a player, or by them: in which they are asked, and when others see that they passed."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot import upkeep
from bot.match import lobby
from bot.store import Match, Speed, Store, Terms, Window, writing
from bot.tables import passing, rounds
from bot.tables import table as table_module
from bot.tables.tables import Tables
from cards.catalogue import CARDS
from cards.tools.selfplay import Player
from engine.board.objects import Object
from engine.game import Decision, Game, catalogue_of
from engine.standing import is_evident, is_window, provably_empty
from tests.bot.asking import Clock

CATALOGUE = catalogue_of(CARDS.values())
NOTHING, SOMETHING = "nothing", "something"


class Waiting(NamedTuple):
    """A window that isn't evident, with hands for its seat: one with which nothing can be done there, one with which
    something can."""

    decision: Decision
    games: dict[str, Game]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    stands = Clock()
    for module in (table_module, rounds, upkeep, writing):
        monkeypatch.setattr(module, "time", stands)
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    return stands


async def begun(tables: Tables, terms: Terms) -> Match:
    match = await lobby.invite(tables.store, 1, 2, (111, "Ana"), (222, "Bo"), terms)
    await lobby.accept(tables.store, lobby.with_player(match, replace(match.players[1], accepted=True)), 1, 60)
    for seat, deck in ((0, "annie"), (1, "lux")):
        found = await tables.store.match(match.id)
        assert found is not None
        await lobby.set_player(tables, found, seat, deck=deck, ready=True)
    found = await tables.store.match(match.id)
    assert found is not None
    return found


def holding(game: Game, seat: int, code: str) -> Game:
    """The same game, if that seat held nothing but this card; what it is asked is asked anew."""
    twin = game.fork()
    state = twin._state
    for id in state.players[seat].hand:
        state.objects[id] = Object(id, state.catalogue.cards[code], seat, "hand")
    return Game.restore(twin.save(), twin.pins(), CATALOGUE)


def windows(game: Game) -> Iterator[Waiting]:
    """The windows of that game from there on that aren't evident, as far as some card of the deck would do something in
    it and another nothing."""
    player = Player(3)
    while not game.over:
        decision = game.pending()[0]
        if is_window(decision) and game.hand_size(decision.seat) and not is_evident(game, decision, CATALOGUE):
            found: dict[str, Game] = {}
            for code in game._state.catalogue.cards:
                if CATALOGUE.cards[code].type in ("unit", "gear", "spell"):
                    twin = holding(game, decision.seat, code)
                    found.setdefault(SOMETHING if twin.responses(decision.seat) else NOTHING, twin)
            if len(found) == 2:
                yield Waiting(decision, found)
        player.answer(game)


async def window(tables: Tables, match: Match, hand: str) -> Decision:
    """Bring the match to the first such window, with that hand."""
    stored = await tables.game(match)
    assert stored is not None
    found = next(windows(stored.fork()))
    await stand(tables, match, found.games[hand])
    return found.decision


async def evident_window(tables: Tables, match: Match) -> Decision:
    """Bring the match to the first window in which no hand could do anything."""
    stored = await tables.game(match)
    assert stored is not None
    game, player = stored.fork(), Player(3)
    while not (is_window(decision := game.pending()[0]) and provably_empty(game, decision, CATALOGUE)
               and not is_evident(game, decision, None)):
        player.answer(game)
    await stand(tables, match, game)
    return decision


async def stand(tables: Tables, match: Match, game: Game) -> None:
    """Bring the match to where that game stands."""
    async with tables.store.write() as tx:
        await tx._run("UPDATE snapshot SET seq = ?, data = ? WHERE game = ?", game.seq, game.save(), match.id)
    tables.cache.clear()


async def go_on(tables: Tables, match: Match) -> None:
    """What the upkeep does about passes."""
    for id in await tables.store.passing(table_module.time.time()):
        await lobby.take_up(tables, id)


async def settled(tables: Tables, match: Match) -> Game:
    async with tables.at(match.id) as table:
        await table.settle()
        return table.game.fork()


def is_open(game: Game, decision: Decision) -> bool:
    return any(one.number == decision.number for one in game.pending())


async def test_a_window_with_nothing_to_do_is_passed_at_once_where_nothing_is_masked(tables: Tables) -> None:
    match = await begun(tables, Terms(masking=False))
    decision = await window(tables, match, NOTHING)
    assert not is_open(await settled(tables, match), decision)
    assert (await tables.store.entries(match.id))[-1].by == "standing"


async def test_who_leaves_a_game_leaves_no_pass_of_a_question_that_another_is_asked_then(tables: Tables) -> None:
    match = await begun(tables, Terms())
    async with tables.store.write() as tx:
        for seat in (0, 1):
            await tx.set_window(match.id, seat, Window(5, 0.0, 1.0, "standing"))
        await tx.close_windows(match.id, {0: -1, 1: 5})
    assert [await tables.store.window(match.id, seat) is None for seat in (0, 1)] == [True, False]


async def test_a_window_with_something_to_do_is_asked(tables: Tables) -> None:
    match = await begun(tables, Terms(masking=False))
    decision = await window(tables, match, SOMETHING)
    assert is_open(await settled(tables, match), decision)


async def test_who_wants_to_be_asked_is_asked_in_every_window(tables: Tables) -> None:
    match = await begun(tables, Terms(masking=False))
    decision = await window(tables, match, NOTHING)
    async with tables.store.write() as tx:
        await tx.set_preference((111, 222)[decision.seat], "passing", "ask")
    assert is_open(await settled(tables, match), decision)


async def test_a_masked_pass_waits_for_its_time_over_a_restart(
        tables: Tables, store: Store, tmp_path: Path, clock: Clock) -> None:
    match = await begun(tables, Terms())
    tables.delay = lambda speed, pace: 4.0
    decision = await window(tables, match, NOTHING)
    assert is_open(await settled(tables, match), decision)
    clock.now += 3.5
    tables = Tables(store, CATALOGUE, tmp_path)
    tables.delay = lambda speed, pace: 4.0
    await go_on(tables, match)
    assert is_open(await settled(tables, match), decision), "looking at it again draws no new delay, and no pass"
    clock.now += 0.5
    await go_on(tables, match)
    entries = await store.entries(match.id)
    assert [(one.number, one.keys, one.by) for one in entries[-1:]] == [(decision.number, ("pass",), "standing")]


async def test_a_player_who_passes_is_seen_to_pass_when_the_window_has_taken_its_time(
        tables: Tables, clock: Clock) -> None:
    match = await begun(tables, Terms())
    tables.delay = lambda speed, pace: 4.0
    decision = await window(tables, match, SOMETHING)
    await settled(tables, match)
    async with tables.at(match.id) as table:
        await table.answer(decision.seat, decision.number, ("pass",))
        assert (await table.desk(decision.seat)).passed is not None
    await go_on(tables, match)
    assert await tables.store.entries(match.id) == []
    clock.now += 4.0
    await go_on(tables, match)
    (entry, *_) = await tables.store.entries(match.id)
    assert (entry.number, entry.by) == (decision.number, "player")


async def test_a_pass_that_nobody_has_seen_can_be_taken_back(tables: Tables, clock: Clock) -> None:
    match = await begun(tables, Terms())
    tables.delay = lambda speed, pace: 4.0
    decision = await window(tables, match, SOMETHING)
    async with tables.at(match.id) as table:
        await table.settle()
        await table.answer(decision.seat, decision.number, ("pass",))
        await table.stay(decision.seat)
        assert (await table.desk(decision.seat)).passed is None
    clock.now += 60.0
    await go_on(tables, match)
    assert await tables.store.entries(match.id) == []
    async with tables.at(match.id) as table:
        await table.answer(decision.seat, decision.number, ("pass",))
    assert (await tables.store.entries(match.id))[0].number == decision.number, "its time is over by now"


async def test_a_clock_that_was_set_back_holds_no_pass_up(tables: Tables, clock: Clock) -> None:
    match = await begun(tables, Terms())
    tables.delay = lambda speed, pace: 4.0
    decision = await window(tables, match, NOTHING)
    await settled(tables, match)
    clock.now -= 3600.0
    await go_on(tables, match)
    assert (await tables.store.entries(match.id))[0].number == decision.number


async def test_where_everybody_can_see_that_nothing_can_be_done_a_masked_match_goes_on_at_once(tables: Tables) -> None:
    match = await begun(tables, Terms())
    tables.delay = lambda speed, pace: 4.0
    decision = await evident_window(tables, match)
    assert not is_open(await settled(tables, match), decision)
    assert tables.in_doubt == set()


async def test_while_cards_are_unread_a_window_is_in_doubt_and_is_looked_at_again(tables: Tables) -> None:
    match = await begun(tables, Terms())
    tables.delay, tables.unread = lambda speed, pace: 4.0, True
    decision = await evident_window(tables, match)
    assert is_open(await settled(tables, match), decision)
    assert (tables.in_doubt, tables.unsettled) == ({match.id}, set())
    tables.unread = False
    await lobby.take_up(tables, match.id)
    assert (await tables.store.entries(match.id))[0].number == decision.number


async def test_who_passed_a_window_that_was_in_doubt_has_passed_it(tables: Tables) -> None:
    match = await begun(tables, Terms())
    tables.delay, tables.unread = lambda speed, pace: 4.0, True
    decision = await evident_window(tables, match)
    async with tables.store.write() as tx:
        await tx.set_preference((111, 222)[decision.seat], "passing", "ask")
    async with tables.at(match.id) as table:
        await table.answer(decision.seat, decision.number, ("pass",))
    assert await tables.store.entries(match.id) == []
    tables.unread = False
    await lobby.take_up(tables, match.id)
    (entry, *_) = await tables.store.entries(match.id)
    assert (entry.number, entry.by) == (decision.number, "player")


async def seen(tables: Tables, clock: Clock, match: Match, hand: str, seed: int) -> list[object]:
    """What everybody sees, and when, while a player with that hand passes as soon as they are asked. Nobody takes
    private messages, so all are called in the thread."""
    chance = random.Random(seed)
    least, most = (2.0, 6.0) if match.terms.speed == "live" else (50.0, 200.0)
    tables.delay = lambda speed, pace: chance.uniform(least, most)
    began, decision = clock.now, await window(tables, match, hand)
    async with tables.store.write() as tx:
        for seat in (0, 1):
            await tx.set_player(match.id, seat, dms_closed=50007)
    found: list[object] = []
    while clock.now < began + 2 * most:
        async with tables.at(match.id) as table:
            await table.settle()
            desk = await table.desk(decision.seat)
            if desk.number == decision.number and desk.passed is None:
                await table.answer(decision.seat, decision.number, ("pass",))
            public = [(one.name, one.wanted) for one in await tables.store.surfaces(match.id) if one.place != "dm"]
            away = [seat for _, seat in await tables.store.absent(clock.now, 60.0, match.id)]
            found.append((clock.now - began, table.game.sight(), public, away))
            if not is_open(table.game, decision):
                return found
        clock.now += most / 12
        await go_on(tables, match)
    raise AssertionError("it is never passed")


@pytest.mark.parametrize("speed", ["live", "correspondence"])
async def test_what_others_see_and_when_is_the_same_whatever_is_held(
        tables: Tables, clock: Clock, speed: Speed) -> None:
    for seed in range(3):
        terms = Terms(speed=speed)
        held = [await seen(tables, clock, await begun(tables, terms), hand, seed) for hand in (NOTHING, SOMETHING)]
        assert held[0] == held[1]
        assert len(held[0]) > 4, "it took its time"


@pytest.mark.parametrize("hand", [NOTHING, SOMETHING])
async def test_who_takes_no_private_messages_is_called_whether_they_hold_something_or_not(
        tables: Tables, clock: Clock, hand: str) -> None:
    match = await begun(tables, Terms(speed="correspondence"))
    tables.delay = lambda speed, pace: 200.0
    decision = await window(tables, match, hand)
    async with tables.store.write() as tx:
        await tx.set_player(match.id, decision.seat, dms_closed=50007)
    assert is_open(await settled(tables, match), decision)
    assert await tables.store.absent(clock.now + 59.0, 60.0, match.id) == []
    assert await tables.store.absent(clock.now + 61.0, 60.0, match.id) == [(match.id, decision.seat)]


def test_delays_are_drawn_from_chance_that_knows_nothing_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(passing.CHANCE, random.SystemRandom)
    monkeypatch.setattr(passing, "CHANCE", random.Random(2))
    live = [passing.drawn("live", "1440") for _ in range(2000)]
    assert 2.0 <= min(live) < 2.1
    assert 5.9 < max(live) <= 6.0
    assert 900 < sum(one < 4.0 for one in live) < 1100
    slow = sorted(passing.drawn("correspondence", "60") for _ in range(2001))
    assert 50 <= slow[1000] / 60.0 <= 70, "half of them come within the hour"
    assert all(one % 60.0 == 0.0 for one in slow)
    later = [one - 3600.0 for one in slow if one > 3600.0]
    assert 50 <= sorted(later)[len(later) // 2] / 60.0 <= 70, "who has waited knows no more than before"
    assert Counter(passing.drawn("correspondence", "0") for _ in range(9)) == {0.0: 9}
