"""Edits through the last click on a message: no request of the channel, and everybody sees the same."""
from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.match import lobby
from bot.outbox import queues, tokens
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import walk
from bot.store import Match
from bot.store.message_names import message_name
from tests.bot.players import Hall, controls, hall, panel_of
from tests.bot.test_outbox import again, people, surface, thread_of


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (11).to_bytes(32, "big"))
    monkeypatch.setattr(queues, "FIRST", 0.01)
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    found = await place.begin(*people(place), ("annie", "lux"))
    place.discord.traffic.records.clear()
    return found


def edits(place: Hall) -> dict[str, list[int]]:
    """How Discord answered the edits so far, by the door through which they came."""
    answers = [(one.path.split("/")[1], one.status) for one in place.discord.traffic.records if one.method == "PATCH"]
    return {door: found for door in ("webhooks", "channels") if (found := [code for at, code in answers if at == door])}


def look(message: Seen) -> tuple[object, ...]:
    """What a message shows; its picture by the name alone, for the address is another with each upload."""
    pictures = [str(part["items"][0]["media"]["url"]).rpartition("/")[2] for part in walk(message.data["components"])
                if part["type"] == 12]
    return message.text, message.buttons, message.selects, pictures, message.data["flags"], message.data["mentions"]


async def panel_due(place: Hall, match: Match, user: User) -> None:
    """Let the panel be edited, though nothing has changed."""
    await again(place, match, message_name("panel", people(place).index(user)), "dm", user.id)


async def test_a_panel_is_edited_through_the_click_and_looks_as_if_through_its_channel(
        place: Hall, match: Match) -> None:
    first, second = people(place) if controls(panel_of(people(place)[0])) else reversed(people(place))
    before = panel_of(second)
    await place.clicked(first, panel_of(first), "Keep all 4")
    by_click, seen = panel_of(second), edits(place)
    assert look(by_click) != look(before), "both have clicked on their decks"
    assert set(seen["webhooks"]) == {200}
    assert len(seen["webhooks"]) == 2, "the panel of who clicked, and of who is asked"
    assert seen.get("channels", []) in ([], [200]), "the board, on which nobody has clicked"
    await place.restart()
    place.discord.traffic.records.clear()
    await panel_due(place, match, second)
    assert edits(place) == {"channels": [200]}, "no token outlives the process"
    assert look(panel_of(second)) == look(by_click)


async def test_the_board_is_edited_through_the_click_of_whoever_looked_at_it(place: Hall, match: Match) -> None:
    cleo = place.discord.user("Cleo")
    await again(place, match)
    assert edits(place) == {"channels": [200]}
    await place.clicked(cleo, cleo.look((await surface(place, match)).message), "Board as text")
    before = look(thread_of(place, people(place)[0])[-1])
    await again(place, match)
    assert edits(place) == {"channels": [200], "webhooks": [200]}
    assert look(thread_of(place, people(place)[0])[-1]) == before


async def test_a_token_is_used_for_less_than_a_quarter_of_an_hour(
        place: Hall, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = people(place)
    assert tokens.LIFE < 900
    for late, door in ((tokens.LIFE - 60, "webhooks"), (tokens.LIFE + 1, "channels")):
        monkeypatch.setattr(tokens, "time", SimpleNamespace(monotonic=lambda late=late: time.monotonic() + late))
        place.discord.traffic.records.clear()
        await panel_due(place, match, ana)
        assert edits(place) == {door: [200]}


async def test_a_token_that_discord_says_has_ended_is_not_used_again(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    place.discord.skip(901)
    before = look(panel_of(ana))
    for _ in range(2):
        await panel_due(place, match, ana)
    assert edits(place) == {"webhooks": [401], "channels": [200, 200]}
    assert look(panel_of(ana)) == before
    await place.clicked(ana, panel_of(ana), "Menu")
    await panel_due(place, match, ana)
    assert edits(place) == {"webhooks": [401, 200], "channels": [200, 200]}, "the next click has another"


@pytest.mark.parametrize(("way", "code"), [("404", 10015), ("404", 10008), ("403", 50013), ("broken", 0)])
async def test_what_a_token_does_not_do_the_channel_does(place: Hall, match: Match, way: str, code: int) -> None:
    ana, _ = people(place)
    place.discord.faults.add(way, "PATCH /webhooks/*", code=code)
    stands = await surface(place, match, message_name("panel", 0))
    await panel_due(place, match, ana)
    assert edits(place)["channels"] == [200]
    now = await surface(place, match, message_name("panel", 0))
    assert (now.message, now.mark, now.shown) == (stands.message, stands.mark, now.wanted), "it was no refusal"


async def test_what_moved_down_is_said_through_the_click_too(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    old = panel_of(ana)
    async with place.bot.store.write() as tx:
        await tx.renew(match.id, message_name("panel", 0))
    await place.bot.outbox.kick(match.id)
    await place.settled()
    assert ana.look(old).text == "Moved down."
    assert edits(place) == {"webhooks": [200]}


async def test_an_old_message_that_people_click_on_stays_where_it_is(place: Hall, match: Match) -> None:
    ana, _ = people(place)
    name, old = message_name("panel", 0), panel_of(ana)
    async with place.bot.store.write() as tx:
        await tx.set_surface(match.id, name, created=time.time() - 3600)
    await panel_due(place, match, ana)
    assert panel_of(ana).id == old.id
    assert edits(place) == {"webhooks": [200]}


async def test_an_edit_through_a_click_says_nothing_of_what_the_thread_takes(place: Hall, match: Match) -> None:
    channel, ana = place.discord.world.channel(match.channel), people(place)[0]
    place.discord.moderation.forbid("send_messages_in_threads", "view_channel", channel=channel)
    await again(place, match)
    assert "not allowed to write in the thread" in panel_of(ana).text
    await place.clicked(ana, ana.look((await surface(place, match)).message), "Board as text")
    await again(place, match)
    assert edits(place)["webhooks"][-1] == 200
    assert "not allowed to write in the thread" in panel_of(ana).text


async def test_a_token_is_kept_in_memory_alone(place: Hall, match: Match, tmp_path: Path) -> None:
    ana, _ = people(place)
    token = (await place.clicked(ana, panel_of(ana), "Menu")).interaction.token
    await panel_due(place, match, ana)
    assert place.bot.outbox.tokens.lives(panel_of(ana).id)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert not [path for path in files if token.encode() in path.read_bytes()]
