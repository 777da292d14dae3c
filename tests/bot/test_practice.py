"""`/match practice`: a game against computers from the command to the rematch, in a thread and in private messages."""
from __future__ import annotations

import time
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot import app
from bot.match import decks, limits, lobby
from bot.outbox import lost_places
from bot.panels.click_ids import custom_id
from bot.sandbox.driver import Outcome, Seen, User
from bot.store import Match, Player, Terms
from tests.bot.players import Hall, Person, hall, panel_of, play_until
from tests.hosting.past import CATALOGUE

pytestmark = pytest.mark.end_to_end
COMPUTER = "Computer (Calm)"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    secrets = count(11)
    monkeypatch.setattr(lobby, "new_secret", lambda: next(secrets).to_bytes(32, "big"))
    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)
    async with hall(tmp_path) as found:
        yield found


async def practise(place: Hall, user: User, channel: str = "table", **options: str) -> Outcome:
    """Begin a game against the computer."""
    found = await user.command(channel, "match practice", **{"level": "calm", "deck": "annie", "opponent-deck": "lux",
                                                             **options})
    await place.commanded()
    return found


async def match_of(place: Hall, user: User) -> Match:
    (found,) = await place.bot.store.matches_of(user.id)
    return found


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


def alone(user: User, channel: str = "table") -> str:
    """The newest thing that only this user sees there."""
    return max((seen for seen in user.messages(channel) if seen.ephemeral), key=lambda seen: seen.id).text


async def concede(place: Hall, user: User) -> None:
    await place.clicked(user, panel_of(user), "Menu")
    for label in ("Concede", "Yes, concede"):
        await place.clicked(user, max((one for one in user.dms() if one.ephemeral), key=lambda one: one.id), label)


async def test_a_game_is_there_at_once_and_again_after_its_result(place: Hall, ana: User) -> None:
    post = (await practise(place, ana)).message
    assert post is not None
    match = await match_of(place, ana)
    assert (match.state, match.practice, match.thread > 0) == ("running", True, True)
    assert [(player.name, player.level, player.deck) for player in match.players] == [
        ("Ana", "", "annie"), (COMPUTER, "calm", "lux")]
    assert f"**Ana against {COMPUTER}**: the match is running." in ana.look(post).text
    assert panel_of(ana).text.startswith("### "), "the first question is there, with no further click"

    async def under_way() -> bool:
        return bool((await place.game(match)).turn > 1)

    assert await play_until([Person(place, ana, 5)], under_way)
    assert {task.seat for task in place.thinkers.asked} == {1}
    assert any(f"- {COMPUTER} channels" in one.text for one in thread(ana)), "the log tells what it does"
    await concede(place, ana)
    assert thread(ana)[-1].text.startswith(f"## {COMPUTER} wins")
    assert f"\n{ana.mention} against {COMPUTER} · " in thread(ana)[-1].text
    await place.clicked(ana, thread(ana)[-1], "Rematch, same deck")
    again = await match_of(place, ana)
    assert (again.state, again.rematch_of, again.players[1].level, again.players[1].deck) == (
        "running", match.id, "calm", "lux")
    await concede(place, ana)
    await place.clicked(ana, thread(ana)[-1], "Rematch, other deck")
    third = await match_of(place, ana)
    assert third.state == "decks"
    await place.clicked(ana, panel_of(ana), "Ready-made decks", "garen")
    await place.clicked(ana, panel_of(ana), "Ready")
    assert [player.deck for player in (await match_of(place, ana)).players] == ["garen", "lux"]


async def test_in_private_messages_nobody_else_sees_anything_of_it(place: Hall, ana: User) -> None:
    post = (await practise(place, ana, "dm")).message
    assert post is not None
    match = await match_of(place, ana)
    assert (match.state, match.guild, match.thread, place.discord.world.threads()) == ("running", 0, 0, [])
    assert "the match is running" in ana.look(post).text
    opening = next(one.text for one in ana.dms() if "The number itself" in one.text or "Its hash is" in one.text)
    assert f"{COMPUTER} plays" in opening
    assert "there is no board" not in panel_of(ana).text
    await place.restart()
    await lost_places.compare_servers(place.bot.outbox)
    await place.settled()
    assert (await match_of(place, ana)).trouble == "", "no server was lost"
    await place.clicked(ana, panel_of(ana), "Board")
    await concede(place, ana)
    assert [one.text.count("The secret number") for one in ana.dms()].count(1) == 1
    await place.clicked(ana, panel_of(ana), "Rematch, same deck")
    again = await match_of(place, ana)
    assert (again.state, again.guild, again.channel) == ("running", 0, match.channel)
    assert not any(seen.ephemeral for seen in ana.messages("table"))


async def test_decks_are_named_found_while_typing_and_drawn_where_none_is(place: Hall, ana: User) -> None:
    found = await ana.autocomplete("table", "match practice", "opponent-deck", "lu")
    assert [one["name"] for one in found if "Lux" in one["name"]]
    await practise(place, ana, deck="No such deck")
    assert "You have no deck called" in alone(ana)
    assert await place.bot.store.matches_of(ana.id) == []
    await ana.command("table", "match practice", level="calm", mode="2v2")
    await place.commanded()
    match = await match_of(place, ana)
    assert [player.level for player in match.players] == ["", "calm", "calm", "calm"]
    assert [player.name for player in match.players[1:]] == [COMPUTER, f"{COMPUTER} (2)", f"{COMPUTER} (3)"]
    assert len({player.deck for player in match.players}) == 4
    assert match.state == "running"


async def test_no_draw_is_offered_to_a_computer_nor_taken_by_a_forged_click(place: Hall, ana: User) -> None:
    await practise(place, ana)
    match = await match_of(place, ana)
    await place.clicked(ana, panel_of(ana), "Menu")
    menu = max((one for one in ana.dms() if one.ephemeral), key=lambda one: one.id)
    assert "Concede" in menu.labels
    assert not any("draw" in label.casefold() for label in menu.labels)
    for action in ("draw", "drawing"):
        await place.clicked(ana, panel_of(ana), custom_id(match.id, 0, action), forge=True)  # type: ignore[arg-type]
        assert alone(ana, "dm") == "A computer agrees to no draw. Play on, or concede."
    await ana.command("table", "match draw")
    assert (await place.game(match)).drawing == ()


async def test_how_many_games_there_may_be(place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    def settings(**values: int) -> None:
        place.bot.settings = place.bot.settings.model_copy(update=values)

    settings(practice_games=2, practice_games_each=1)
    await practise(place, ana)
    await practise(place, ana)
    assert alone(ana).startswith("You have 1 unfinished game against computers, as many as you may.")
    assert len(await place.bot.store.matches_of(ana.id)) == 1
    settings(practice_games=1, practice_games_each=1)
    await practise(place, bo)
    assert alone(bo) == ("All 1 games against computers that can go on here at a time are going on. "
                         "Try again in a few minutes.")
    later = time.time() + limits.LATELY + 1
    assert await place.bot.store.practised(later, limits.LATELY) == 0, "one that is paused holds nobody up"
    settings(practice_games=0)
    await practise(place, bo)
    assert "whoever hosts this bot has turned that off" in alone(bo)
    match = await match_of(place, ana)
    monkeypatch.setattr(limits, "MOST_MATCHES", 1)
    await limits.may_take_one_more(place.bot.tables, ana.id)
    assert match.practice, "and it keeps nobody from playing against people"


async def test_where_no_thread_can_be_opened_nothing_begins(place: Hall, ana: User) -> None:
    place.discord.moderation.forbid("create_public_threads")
    post = (await practise(place, ana)).message
    assert post is not None
    assert await place.bot.store.matches_of(ana.id) == []
    assert "permissions" in alone(ana)


async def opened(place: Hall, ana: User, mode: str) -> tuple[Seen, Match]:
    """The post of a table that Ana opens, and its match."""
    post = (await ana.command("table", "match open", mode=mode)).message
    await place.commanded()
    assert post is not None
    return post, await match_of(place, ana)


def menu(user: User) -> Seen:
    return max((seen for seen in user.messages("table") if seen.ephemeral), key=lambda seen: seen.id)


def rows(user: User, post: Seen) -> list[str]:
    """The seats as the post shows them."""
    return [line for line in user.look(post).text.split("\n") if line[:2] in ("1.", "2.", "3.", "4.")]


async def test_whoever_opened_a_table_gives_free_seats_to_computers(place: Hall, ana: User, bo: User) -> None:
    post, match = await opened(place, ana, "ffa4")
    await place.clicked(bo, post, "Take a seat")
    await place.clicked(bo, post, "Add a computer")
    assert alone(bo) == "Only Ana can say where computers play."
    await place.clicked(ana, post, "Add a computer")
    await place.clicked(ana, menu(ana), "Add a computer", "steady")
    assert rows(bo, post)[2:] == ["3. Computer (Steady)", "4. free"]
    await place.clicked(ana, menu(ana), "Take Computer (Steady) away")
    assert rows(bo, post)[2:] == ["3. free", "4. free"]
    for _ in range(2):
        await place.clicked(ana, menu(ana), "Add a computer", "calm")
    assert (await match_of(place, bo)).state == "decks", "the last seat was taken"
    for user in (ana, bo):
        await place.clicked(user, panel_of(user), "Ready-made decks", "annie")
        await place.clicked(user, panel_of(user), "Ready")
    match = await match_of(place, bo)
    assert ([player.level for player in match.players], match.state) == (["", "", "calm", "calm"], "running")
    await place.clicked(bo, panel_of(bo), "Menu")
    assert not any("draw" in label.casefold() for label in max(
        (one for one in bo.dms() if one.ephemeral), key=lambda one: one.id).labels)
    await concede(place, ana)
    await concede(place, bo)
    assert (await place.bot.store.match(match.id)).state == "over"  # type: ignore[union-attr]
    assert f"{ana.mention}, {bo.mention}, {COMPUTER} and {COMPUTER} (2)" in thread(ana)[-1].text


async def test_computers_stay_ready_when_terms_change_and_play_by_them(place: Hall, ana: User) -> None:
    post, match = await opened(place, ana, "2v2")
    await place.clicked(ana, post, "Add a computer")
    for _ in range(2):
        await place.clicked(ana, menu(ana), "Add a computer", "calm")
    await place.clicked(ana, post, "Change terms")
    await place.clicked(ana, menu(ana), "Rules", "v1.0")
    await place.clicked(ana, menu(ana), "Propose")
    match = await match_of(place, ana)
    assert [(one.level, one.ready, one.accepted) for one in match.players] == [
        ("", False, True), ("calm", True, True), ("calm", True, True), ("", False, False)]
    first = {one.deck for one in match.computers}
    assert first <= set(decks.about_decks(place.bot.tables.catalogue, "v1.0"))
    await place.clicked(ana, post, "Add a computer")
    await place.clicked(ana, menu(ana), "Add a computer", "calm")
    assert menu(ana).text.startswith("Every seat is taken.")
    assert (await match_of(place, ana)).state == "decks"


async def test_a_game_that_was_announced_begins_after_a_restart(place: Hall, ana: User) -> None:
    players = (Player(0, ana.id, "Ana", "annie", ready=True, accepted=True),
               Player(1, 0, COMPUTER, "lux", ready=True, accepted=True, level="calm"))
    table = next(one for one in place.bot.guilds[0].channels if one.name == "table")
    match = await lobby.add(place.bot.store, table.guild.id, table.id, players, Terms(masking=False))
    await place.restart()
    assert ((await match_of(place, ana)).id, (await match_of(place, ana)).state) == (match.id, "running")
    assert panel_of(ana).text.startswith("### ")


async def test_a_hint_says_what_the_level_above_would_do_and_does_nothing(place: Hall, ana: User) -> None:
    await practise(place, ana, "dm")
    match = await match_of(place, ana)

    async def planning() -> bool:
        return "Your turn" in panel_of(ana).text.split("\n")[0] and "Hint" in panel_of(ana).labels

    assert await play_until([Person(place, ana, 5)], planning)
    before, asked = await place.bot.store.entries(match.id), panel_of(ana)
    await place.clicked(ana, asked, "Hint")
    said = alone(ana, "dm")
    assert said.startswith("### Hint: what Steady would do\n**")
    assert "It expects" in said
    assert (place.thinkers.asked[-1].seat, place.thinkers.asked[-1].level) == (0, "steady")
    assert await place.bot.store.entries(match.id) == before
    await place.clicked(ana, panel_of(ana), custom_id(match.id, 1, "hint"), forge=True)
    assert alone(ana, "dm").startswith("That question isn’t open any more")


async def test_between_people_there_is_no_hint_not_even_for_a_forged_click(
        place: Hall, ana: User, bo: User) -> None:
    post, _ = await opened(place, ana, "ffa3")
    await place.clicked(ana, post, "Add a computer")
    await place.clicked(ana, menu(ana), "Add a computer", "calm")
    await place.clicked(bo, post, "Take a seat")
    for user in (ana, bo):
        await place.clicked(user, panel_of(user), "Ready-made decks", "annie")
        await place.clicked(user, panel_of(user), "Ready")
    match, thoughts = await match_of(place, bo), len(place.thinkers.asked)
    for user in (ana, bo):
        assert "Hint" not in panel_of(user).labels
        number = max(0, (await match_of(place, user)).players[match.seat_of(user.id)].asked)
        await place.clicked(user, panel_of(user), custom_id(match.id, number, "hint"), forge=True)
        assert alone(user, "dm") == "There are hints in games against nobody but computers."
    assert len(place.thinkers.asked) == thoughts, "nobody has thought of it either"
