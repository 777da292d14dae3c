"""Open tables: seats that anybody takes and leaves, decks and ready, terms that change, and how a table ends."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import upkeep
from bot.outbox import queues
from bot.panels.click_ids import custom_id
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import PRIVATE_THREAD
from bot.store import Match, Terms
from tests.bot.players import Hall, hall, panel_of

DECKS = ("annie", "garen", "lux", "yi")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
def cleo(place: Hall) -> User:
    return place.discord.user("Cleo")


@pytest.fixture
def dee(place: Hall) -> User:
    return place.discord.user("Dee")


async def opened(place: Hall, user: User, **options: str | bool) -> tuple[Seen, Match]:
    """The post of a new open table, and its match."""
    post = (await user.command("table", "match open", **options)).message
    assert post is not None
    assert not post.ephemeral, post.text
    await place.settled()
    return post, (await place.bot.store.matches_of(user.id))[0]


def alone(user: User, channel: str = "table") -> Seen:
    """The newest thing that only this user sees there."""
    return max((seen for seen in user.messages(channel) if seen.ephemeral), key=lambda seen: seen.id)


async def ready(place: Hall, user: User, post: Seen, deck: str) -> None:
    """Choose a deck at the table and be ready."""
    await place.clicked(user, post, "Choose my deck")
    await place.clicked(user, alone(user), "Ready-made decks", deck)
    await place.clicked(user, alone(user), "Ready")


def rows(user: User, post: Seen) -> list[str]:
    """The seats as the post shows them."""
    return [line for line in user.look(post).text.split("\n") if line[:2] in ("1.", "2.", "3.", "4.")]


async def now(place: Hall, match: Match) -> Match:
    found = await place.bot.store.match(match.id)
    assert found is not None
    return found


async def test_three_take_seats_are_ready_and_the_game_begins(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, match = await opened(place, ana, mode="ffa3")
    assert post.text.startswith("## Ana opens a table: Skirmish, three players\nFirst to 8 points · live")
    assert rows(ana, post) == ["1. Ana: choosing a deck", "2. free", "3. free"]
    await ready(place, ana, post, "annie")
    await place.clicked(bo, post, "Take a seat")
    assert "### Choose your deck" in alone(bo).text
    assert "of this table" not in alone(bo).text, "it would say so when the seat is taken"
    await place.clicked(bo, alone(bo), "Ready-made decks", "garen")
    assert rows(ana, post) == ["1. Ana: deck chosen, **ready**", "2. Bo: deck chosen", "3. free"]
    assert (place.discord.world.threads(), bo.dms()) == ([], [])
    await place.restart()
    await place.clicked(cleo, post, "Take a seat")
    (thread,) = place.discord.world.threads()
    assert thread.name == f"Ana – Bo – Cleo · Skirmish, three players · {match.id}"
    assert "Take a seat" not in ana.look(post).labels
    await place.clicked(cleo, panel_of(cleo), "Ready-made decks", "lux")
    await place.clicked(cleo, panel_of(cleo), "Ready")
    await place.clicked(bo, panel_of(bo), "Ready")
    assert (await now(place, match)).state == "running"
    assert "**Ana, Bo and Cleo**: the match is running." in ana.look(post).text
    opening = next(seen.text for seen in ana.messages(str(thread.id)) if "Ana plays" in seen.text)
    assert "## Ana, Bo and Cleo\n" in opening
    assert (await place.game(match)).names == ("Ana", "Bo", "Cleo")


async def test_a_full_table_whose_players_are_all_ready_begins_by_the_last_seat(
        place: Hall, ana: User, bo: User) -> None:
    post, match = await opened(place, ana)
    await ready(place, ana, post, "annie")
    await place.clicked(bo, post, "Take a seat")
    assert (await now(place, match)).state == "decks"
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await place.clicked(bo, panel_of(bo), "Ready")
    assert (await now(place, match)).state == "running"


async def test_nobody_has_two_seats_and_of_two_who_come_at_once_one_gets_the_last(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, match = await opened(place, ana)
    await place.clicked(ana, post, "Take a seat")
    assert alone(ana).text == "You have a seat at this table."
    await asyncio.gather(bo.click(post, "Take a seat"), cleo.click(post, "Take a seat"))
    await place.settled()
    seated = [player.name for player in (await now(place, match)).players]
    assert seated in (["Ana", "Bo"], ["Ana", "Cleo"])
    assert alone(cleo if "Bo" in seated else bo).text == "Every seat is taken."


async def test_who_leaves_frees_the_seat_and_a_full_table_is_open_again(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, match = await opened(place, ana)
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    assert not await place.leaks([]), "what Bo has seen so far was Bo's to see"
    await place.clicked(bo, panel_of(bo), "Leave the table")
    there = await now(place, match)
    assert (there.state, [player.user for player in there.players]) == ("invited", [ana.id, 0])
    assert rows(ana, post)[1] == "2. free"
    assert "1 seat of this table is free." in panel_of(ana).text
    assert [seen.text for seen in bo.dms() if not seen.ephemeral] == ["Moved down."]
    assert await place.bot.store.matches_of(bo.id) == []
    await place.clicked(cleo, post, "Take a seat")
    assert "### Choose your deck" in panel_of(cleo).text
    assert (await now(place, match)).players[1].deck == ""
    assert len(place.discord.world.threads()) == 1


async def test_who_leaves_while_their_panel_is_on_its_way_keeps_none_and_gets_nobody_elses(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, match = await opened(place, ana)
    place.discord.faults.add("slow", "POST /channels/*/messages", delay=0.4, times=2)
    await bo.click(post, "Take a seat")
    await bo.wait_for(channel="dm")
    for user, action in ((bo, "leave"), (cleo, "join")):
        await user.click(post, custom_id(match.id, 0, action), forge=True)
    await place.settled()
    assert [seen.text for seen in bo.dms() if not seen.ephemeral] == ["Moved down."]
    await ready(place, cleo, post, "lux")
    assert [seen.text for seen in bo.dms() if not seen.ephemeral] == ["Moved down."]
    assert "Your deck: " in panel_of(cleo).text
    panels = [one for one in await place.bot.store.surfaces(match.id) if one.name.startswith(("panel:1", "gone:"))]
    assert [one.user for one in panels] == [cleo.id]


async def test_a_panel_whose_sending_nobody_noted_is_gone_when_its_player_has_left(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "FIRST", 60.0)
    post, match = await opened(place, ana)
    place.discord.faults.add("lost", "POST /channels/*/messages", times=2)
    await bo.click(post, "Take a seat")
    await bo.wait_for(channel="dm")
    await bo.click(post, custom_id(match.id, 0, "leave"), forge=True)
    await place.restart()
    assert [seen.text for seen in bo.dms() if not seen.ephemeral] == []
    assert not [one for one in await place.bot.store.surfaces(match.id) if one.user == bo.id]


async def test_who_left_a_table_without_spectators_is_not_in_the_thread_of_the_match(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    place.discord.moderation.allow("create_private_threads")
    post, match = await opened(place, ana, spectators=False)
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(bo, post, "Leave")
    await place.clicked(cleo, post, "Take a seat")
    thread = place.discord.world.channel((await now(place, match)).thread)
    assert thread.kind == PRIVATE_THREAD
    assert [place.discord.world.may_see(user.id, thread) for user in (ana, bo, cleo)] == [True, False, True]


async def test_only_who_opened_a_table_closes_it_and_they_can_not_leave_it(
        place: Hall, ana: User, bo: User) -> None:
    post, match = await opened(place, ana, mode="ffa3")
    await place.clicked(bo, post, "Take a seat")
    for action in ("withdraw", "decline", "off"):
        await place.clicked(bo, post, custom_id(match.id, 0, action), forge=True)  # type: ignore[arg-type]
        assert alone(bo).text == "Only Ana can press this."
    await place.clicked(ana, post, "Leave")
    assert "can close it, not leave it" in alone(ana).text
    await place.clicked(ana, post, "Close the table")
    assert (ana.look(post).text, (await now(place, match)).state) == ("Ana closed the table.", "closed")
    await place.clicked(bo, post, custom_id(match.id, 0, "join"), forge=True)
    assert alone(bo).text == "Ana closed the table."


async def test_a_table_that_is_not_full_in_time_closes(place: Hall, ana: User, bo: User) -> None:
    post, match = await opened(place, ana)
    async with place.bot.store.write() as tx:
        await tx.set_match(match.id, expires=1.0)
    await place.clicked(bo, post, "Take a seat")
    assert alone(bo).text == ana.look(post).text == "Ana opened a table. It was not full in time."
    other, match = await opened(place, bo)
    async with place.bot.store.write() as tx:
        await tx.set_match(match.id, expires=1.0)
    await upkeep.once(place.bot)
    await place.settled()
    assert ana.look(other).text == "Bo opened a table. It was not full in time."


async def change(place: Hall, user: User, post: Seen, **wanted: str) -> None:
    """Propose other terms."""
    await place.clicked(user, post, "Change terms")
    for placeholder, value in wanted.items():
        await place.clicked(user, alone(user), placeholder, value)
    await place.clicked(user, alone(user), "Propose")


async def test_changed_terms_ask_everybody_else_again(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, match = await opened(place, ana, mode="ffa4")
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(cleo, post, "Take a seat")
    await ready(place, bo, post, "garen")
    await place.clicked(bo, post, "Change terms")
    assert alone(bo).text == "Only Ana can change the terms of this table."
    await change(place, ana, post, Mode="ffa3", Spectators="False")
    there = await now(place, match)
    assert there.terms == Terms("ffa3", spectators=False)
    assert [player.accepted for player in there.players] == [True, False, False]
    assert not any(player.ready for player in there.players)
    assert "2. Bo: asked whether the new terms are fine" in rows(ana, post)
    await place.clicked(bo, post, "Ready")
    assert alone(bo).text.startswith("The terms have changed.")
    place.discord.moderation.allow("create_private_threads")
    await place.clicked(bo, post, "Agree")
    assert (await now(place, match)).state == "invited"
    await place.clicked(cleo, post, "Agree")
    assert ((await now(place, match)).state, len(place.discord.world.threads())) == ("decks", 1)
    assert (await now(place, match)).players[1].deck == "garen", "a deck that was chosen is kept"


async def test_whoever_takes_a_seat_while_terms_are_open_is_seen_by_all_who_have_a_panel(
        place: Hall, ana: User, bo: User, cleo: User, dee: User) -> None:
    post, match = await opened(place, ana, mode="ffa3")
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(cleo, post, "Take a seat")
    await place.clicked(cleo, panel_of(cleo), "Leave the table")
    await change(place, ana, post, Speed="correspondence")
    assert "1 seat of this table is free." in panel_of(ana).text
    await place.clicked(dee, post, "Take a seat")
    assert (await now(place, match)).state == "invited", "Bo hasn't agreed to the new terms"
    for user in (ana, bo):
        assert "Dee" in panel_of(user).text
        assert "free" not in panel_of(user).text
    assert "### Choose your deck" in panel_of(dee).text


async def test_modes_with_fewer_seats_than_are_taken_are_not_offered(
        place: Hall, ana: User, bo: User, cleo: User) -> None:
    post, _ = await opened(place, ana, mode="ffa4")
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(cleo, post, "Take a seat")
    await place.clicked(ana, post, "Change terms")
    (modes,) = [part for part in alone(ana).selects if part["placeholder"] == "Mode"]
    assert [option["value"] for option in modes["options"]] == ["ffa3", "ffa4", "2v2"]


async def test_either_of_a_challenge_changes_its_terms_and_the_other_is_asked(
        place: Hall, ana: User, bo: User) -> None:
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    await change(place, bo, post, Speed="correspondence")
    assert f"<@{ana.id}>, will you play by the terms that Bo proposes?" in ana.look(post).text
    await place.clicked(bo, post, "Accept")
    assert alone(bo).text == "Only Ana can press this."
    (match,) = await place.bot.store.matches_of(ana.id)
    assert match.terms == Terms(speed="correspondence")
    assert match.expires - match.created == pytest.approx(172_800, abs=30)
    await change(place, ana, post, Format="constructed")
    await place.clicked(bo, post, "Accept")
    there = await now(place, match)
    assert (there.state, there.terms.form) == ("decks", "constructed")


async def test_teammates_are_shown_and_may_not_both_play_one_legend(
        place: Hall, ana: User, bo: User, cleo: User, dee: User) -> None:
    post, match = await opened(place, ana, mode="2v2")
    assert rows(ana, post) == ["1. Ana, team A: choosing a deck", *(
        f"{at}. free, team {team}" for at, team in ((2, "B"), (3, "A"), (4, "B")))]
    for user in (bo, cleo, dee):
        await place.clicked(user, post, "Take a seat")
    for user, deck in ((ana, "annie"), (bo, "annie"), (cleo, "annie"), (dee, "lux")):
        await place.clicked(user, panel_of(user), "Ready-made decks", deck)
        await place.clicked(user, panel_of(user), "Ready")
    assert "Your teammate is ready with the same legend" in alone(cleo, "dm").text
    assert [player.ready for player in (await now(place, match)).players] == [True, True, False, True]
    await place.clicked(cleo, panel_of(cleo), "Ready-made decks", "garen")
    await place.clicked(cleo, panel_of(cleo), "Ready")
    assert (await now(place, match)).state == "running"
    (thread,) = place.discord.world.threads()
    assert thread.name.startswith("Ana, Cleo – Bo, Dee · Magma Chamber, two against two · ")
    assert "**Ana and Cleo against Bo and Dee**" in ana.look(post).text


async def test_an_open_table_is_listed_and_left_from_there(place: Hall, ana: User, bo: User) -> None:
    post, match = await opened(place, ana, mode="ffa3")
    await place.clicked(bo, post, "Take a seat")
    listed = (await bo.command("general", "match mine")).message
    assert listed is not None
    assert "open table, 2 of 3 seats taken" in listed.text
    await place.clicked(bo, listed, "End one of them", match.id)
    assert await place.bot.store.matches_of(bo.id) == []
    assert rows(ana, post)[1] == "2. free"
