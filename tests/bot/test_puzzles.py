"""`/puzzle` from the command to the next one, in private messages."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import app
from bot.computers import pace
from bot.match import puzzles
from bot.panels.click_ids import Origin, custom_id
from bot.privacy.gathering import gather
from bot.sandbox.driver import User
from bot.store import Match
from cards.puzzles import playing
from cards.puzzles.moves import moves
from cards.puzzles.playing import SOLVER, puzzle_of, searched, shipped
from cards.puzzles.search import FORCED
from tests.bot.players import Hall, hall, panel_of
from tests.hosting.past import CATALOGUE

pytestmark = pytest.mark.end_to_end
FIRST, SECOND = list(shipped().values())[:2]
LURE = "lure-and-strike"


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async def unread(bot: app.Chainkeeper) -> None:
        """As long as cards are unread no window is seen to be empty: the rival is asked."""

    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)
    monkeypatch.setattr(app.Chainkeeper, "_read_cards", unread)
    async with hall(tmp_path) as found:
        found.thinkers.think = playing.think
        yield found


async def begin(place: Hall, user: User, **options: str) -> Match:
    await user.command("dm", "puzzle", **options)
    await place.commanded()
    return await match_of(place, user)


async def match_of(place: Hall, user: User) -> Match:
    (found,) = await place.bot.store.matches_of(user.id)
    return found


def alone(user: User, channel: str = "dm") -> str:
    """The newest thing that only this user sees there."""
    return max((seen for seen in user.messages(channel) if seen.ephemeral), key=lambda seen: seen.id).text


async def solve(place: Hall, match: Match) -> None:
    """Answer as the solver does, at the table itself."""
    puzzle = puzzle_of(match.computer)
    assert puzzle is not None
    search, left = searched(puzzle.name), puzzle.proof.length
    while not (await place.game(match)).over:
        async with place.bot.tables.at(match.id) as table:
            g = table.game._state
            assert g.open[0].seat == SOLVER
            search.tried = 0
            move = next(one for one in moves(g, g.open[0]) if search.after(one, left) is FORCED)
            left -= move.acts
            await table.answer(SOLVER, g.open[0].number, move.keys)
        await place.settled()
    await place.bot.outbox.kick(match.id)
    await place.settled()


async def begin_at(place: Hall, user: User, name: str) -> Match:
    """Begin that puzzle: the only one that isn't solved."""
    async with place.bot.store.write() as tx:
        for other in shipped():
            if other != name:
                await tx.set_solved(user.id, other)
    return await begin(place, user)


async def end_turn(place: Hall, user: User) -> None:
    while "End turn" in panel_of(user).labels:
        await place.clicked(user, panel_of(user), "End turn")


async def test_in_a_channel_it_begins_in_private_messages(place: Hall, ana: User) -> None:
    outcome = await ana.command("table", "puzzle")
    await place.commanded()
    match = await match_of(place, ana)
    told = await outcome.later()
    assert (told.ephemeral, told.text) == (True, puzzles.SENT)
    assert match.link in str(told.buttons)
    assert [message.text for message in ana.messages("table") if not message.ephemeral] == []
    assert (match.guild, match.state, puzzle_of(match.computer)) == (0, "running", FIRST)
    assert [one.text.split("\n")[0] for one in ana.dms()][:2] == [
        f"**Puzzle: {FIRST.title}** is running.", f"## Puzzle: {FIRST.title}"]
    assert "End turn" in panel_of(ana).labels


async def test_the_list_of_ones_matches_calls_it_by_its_title(place: Hall, ana: User) -> None:
    match = await begin(place, ana)
    listed = (await ana.command("dm", "match mine")).message
    assert listed is not None
    title = FIRST.title
    assert f"- Puzzle **{title}**: " in listed.text
    assert "Against" not in listed.text
    assert [[one["label"] for one in select["options"]] for select in listed.selects] == [
        [f"Puzzle: {title}"], [f"Concede: Puzzle: {title}"]]
    await place.clicked(ana, listed, "End one of them", match.id)
    assert f"Your puzzle {title}" in ana.look(listed).text


async def test_who_takes_no_private_messages_is_told_how_to(place: Hall, ana: User) -> None:
    ana.close_dms()
    outcome = await ana.command("table", "puzzle")
    await place.commanded()
    told = await outcome.later()
    assert told.ephemeral
    assert told.text.startswith("Your private messages are closed, and it is played there.")
    assert "allow *Direct Messages*" in told.text
    assert await place.bot.store.matches_of(ana.id) == []
    ana.open_dms()
    await ana.command("table", "puzzle")
    await place.commanded()
    assert puzzle_of((await match_of(place, ana)).computer) == FIRST


async def test_one_that_is_not_solved_can_be_tried_again(place: Hall, ana: User) -> None:
    match = await begin(place, ana)
    (opening,) = (one.text for one in ana.dms() if one.text.startswith("## Puzzle"))
    assert FIRST.title in opening
    assert "Win the game this turn" in opening
    assert f"takes {FIRST.proof.length} actions" in opening
    assert "Hint" not in panel_of(ana).labels
    await ana.command("dm", "puzzle")
    await place.commanded()
    assert alone(ana).startswith(f"You are at “{FIRST.title}”")
    await place.restart()
    await end_turn(place, ana)
    assert await place.bot.store.solved(ana.id) == {}
    (result,) = (one for one in ana.dms() if "Try again" in one.labels)
    assert result.text.startswith(f"### Not solved: {FIRST.title}")
    assert result.labels == ["Try again", "Show the solution", "Next puzzle"]
    await place.clicked(ana, result, "Show the solution")
    assert all(step in alone(ana) for step in FIRST.solution)
    await place.clicked(ana, result, "Try again")
    again = await match_of(place, ana)
    assert (again.id != match.id, again.state, puzzle_of(again.computer)) == (True, "running", FIRST)
    assert panel_of(ana).text.startswith("### "), "the question is there"


async def test_one_that_is_solved_is_remembered_and_the_next_one_follows(place: Hall, ana: User) -> None:
    match = await begin(place, ana)
    await place.clicked(ana, panel_of(ana), custom_id(match.id, Origin.RESULT, "solution"), forge=True)
    assert alone(ana) == "The puzzle isn’t over yet."
    await solve(place, match)
    result = next(one for one in ana.dms() if "Next puzzle" in one.labels)
    assert {(task.seat, task.level) for task in place.thinkers.asked} == {(1, playing.level_of(FIRST.name))}
    assert result.text.startswith(f"### Solved: {FIRST.title}")
    assert f"You took {FIRST.proof.length} actions, the fewest there can be." in result.text
    assert list(await place.bot.store.solved(ana.id)) == [FIRST.name]
    await place.clicked(ana, result, "Next puzzle")
    assert puzzle_of((await match_of(place, ana)).computer) == SECOND


async def test_the_rival_gives_the_answer_that_spoils_a_wrong_move(place: Hall, ana: User) -> None:
    """To what follows her first move there are answers, one of which the goal fails by: it isn't the first."""
    match = await begin_at(place, ana, LURE)
    search, left = searched(LURE), shipped()[LURE].proof.length
    async with place.bot.tables.at(match.id) as table:
        g = table.game._state
        wrong = next(one for one in moves(g, g.open[0]) if one.said == "Move Yi, Meditative to Fortified Position")
        (asked,) = wrong.after.open
        ways = {way.keys: search.forced(way.after, left - 1) is FORCED for way in moves(wrong.after, asked)}
        assert (asked.seat, list(ways.values()).count(False)) == (1 - SOLVER, 1)
        assert next(iter(ways.values())), "the first answer doesn't spoil it"
        await table.answer(SOLVER, g.open[0].number, wrong.keys)
    await place.settled()
    (answered,) = (entry for entry in await place.bot.store.entries(match.game) if entry.number == asked.number)
    assert not ways[answered.keys]


async def test_what_is_solved_is_exported_and_forgotten(place: Hall, ana: User) -> None:
    async with place.bot.store.write() as tx:
        await tx.set_solved(ana.id, FIRST.name)
    assert puzzle_of((await begin(place, ana)).computer) == SECOND
    export = await gather(place.bot.store, ana.id)
    assert list(export["puzzles solved"]) == [FIRST.name]
    await ana.command("dm", "privacy delete", sure="DELETE")
    await place.commanded()
    assert "1 solved puzzle" in alone(ana)
    assert await place.bot.store.solved(ana.id) == {}


def test_the_other_side_of_a_puzzle_is_seen_to_answer_at_once() -> None:
    assert pace.drawn(playing.level_of(FIRST.name)) == pace.LEAST
