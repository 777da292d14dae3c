"""*Rematch*: the same people again, with the same decks or others, whoever lost deciding who goes first."""
from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot import app
from bot.match import lobby
from bot.outbox.outbox import NONCE_LIFE
from bot.sandbox.driver import Seen, User
from bot.store import Match
from bot.store.message_names import LOBBY
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_matches import newest, thread
from tests.hosting.past import CATALOGUE


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    secrets = count(11)
    monkeypatch.setattr(lobby, "new_secret", lambda: next(secrets).to_bytes(32, "big"))
    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)
    async with hall(tmp_path) as found:
        yield found


async def lost(place: Hall, ana: User, bo: User) -> tuple[Match, Seen]:
    """A duel that Bo has given up, and its result in the thread."""
    match = await place.begin(ana, bo, ("annie", "garen"))
    await place.clicked(bo, panel_of(bo), "Menu")
    await place.clicked(bo, newest(bo), "Concede")
    await place.clicked(bo, newest(bo), "Yes, concede")
    return match, thread(bo)[-1]


def posts(user: User) -> list[str]:
    return [one.text for one in user.messages("table") if not one.ephemeral]


async def rematch(place: Hall, user: User) -> Match:
    (found,) = await place.bot.store.matches_of(user.id)
    return found


async def test_two_who_keep_their_decks_play_on_in_a_new_thread_and_the_loser_decides_who_begins(
        place: Hall, ana: User, bo: User) -> None:
    old, result = await lost(place, ana, bo)
    await place.clicked(ana, result, "Rematch, same deck")
    match = await rematch(place, ana)
    assert (match.state, match.rematch_of, [player.name for player in match.players]) == (
        "invited", old.id, ["Ana", "Bo"])
    assert posts(bo)[-1].startswith(f"## Ana offers Bo a rematch\n{bo.mention}, will you play?")
    await place.clicked(ana, result, "Rematch, other deck")
    assert len(await place.bot.store.matches_of(ana.id)) == 1, "it is offered once"
    await place.restart()
    await place.clicked(bo, panel_of(bo), "Rematch, same deck")
    match = await rematch(place, bo)
    assert (match.state, match.thread != old.thread, len(ana.threads())) == ("running", True, 2)
    assert [player.deck for player in match.players] == ["annie", "garen"]
    game = await place.game(match)
    assert [(one.seat, one.why) for one in game.pending()] == [(1, "TR407.4")]
    assert "Do you go first or last?" in panel_of(bo).text
    assert not [one for one in thread(ana) if "and goes first" in one.text], "that is Bo's to decide"
    await place.clicked(ana, result, "Rematch, same deck")
    assert "The rematch has begun." in [one.text for one in ana.messages(str(old.thread)) if one.ephemeral][-1]


async def test_who_wants_another_deck_chooses_one_and_the_loser_has_the_first_seat_if_they_offer(
        place: Hall, ana: User, bo: User) -> None:
    _, result = await lost(place, ana, bo)
    await place.clicked(bo, result, "Rematch, other deck")
    match = await rematch(place, bo)
    assert [(player.name, player.deck, player.ready) for player in match.players] == [
        ("Bo", "", False), ("Ana", "annie", False)]
    post = next(one for one in ana.messages("table") if one.text.startswith("## Bo offers Ana a rematch"))
    await place.clicked(ana, post, "Accept")
    assert (await rematch(place, bo)).state == "decks"
    await place.clicked(ana, panel_of(ana), "Ready")
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await place.clicked(bo, panel_of(bo), "Ready")
    match = await rematch(place, bo)
    assert (match.state, match.lost) == ("running", 0)
    assert [(one.seat, one.why) for one in (await place.game(match)).pending()] == [(0, "TR407.4")]


async def test_a_rematch_that_was_declined_can_be_offered_again(place: Hall, ana: User, bo: User) -> None:
    _, result = await lost(place, ana, bo)
    await place.clicked(ana, result, "Rematch, same deck")
    post = next(one for one in bo.messages("table") if one.text.startswith("## Ana offers Bo a rematch"))
    await place.clicked(bo, post, "Decline")
    assert bo.look(post).text == "Bo declined."
    assert await place.bot.store.matches_of(ana.id) == []
    await place.clicked(bo, result, "Rematch, same deck")
    assert (await rematch(place, ana)).players[0].name == "Bo"


async def test_a_rematch_that_is_withdrawn_while_it_is_being_posted_is_not_left_open(
        place: Hall, ana: User, bo: User) -> None:
    _, result = await lost(place, ana, bo)
    await place.clicked(ana, result, "Rematch, same deck")
    (post,) = [one for one in bo.messages("table") if "offers Bo a rematch" in one.text]
    read_before = replace(await rematch(place, ana), lobby=0)
    await lobby.close(place.bot.store, read_before, "Ana withdrew the invitation.")
    await place.bot.outbox.kick(read_before.id)
    await place.settled()
    assert bo.look(post).text == "Ana withdrew the invitation."


async def test_a_rematch_that_was_posted_unnoted_is_known_again_when_it_has_ended(
        place: Hall, ana: User, bo: User) -> None:
    _, result = await lost(place, ana, bo)
    await place.clicked(ana, result, "Rematch, same deck")
    (post,) = [one for one in bo.messages("table") if "offers Bo a rematch" in one.text]
    match, before = replace(await rematch(place, ana), lobby=0), len(posts(bo))
    async with place.bot.store.write() as tx:
        await tx.set_match(match.id, lobby=0)
        await tx.set_surface(match.id, LOBBY, message=0, shown=0, mark="", tried=time.time() - NONCE_LIFE - 1)
    await lobby.close(place.bot.store, match, "The invitation has expired.")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert (bo.look(post).text, len(posts(bo))) == ("The invitation has expired.", before)


async def test_nobody_else_is_asked_for_a_rematch(place: Hall, ana: User, bo: User) -> None:
    _, result = await lost(place, ana, bo)
    cleo = place.discord.user("Cleo")
    await place.clicked(cleo, result, "Rematch, same deck")
    assert await place.bot.store.matches_of(cleo.id) == []
    assert await place.bot.store.matches_of(ana.id) == []
