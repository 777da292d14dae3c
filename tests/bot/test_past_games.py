"""To play on from a turn of a finished game, from the result to the solution, and what is refused."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import app
from bot.computers.workers import Unthought
from bot.game import past_panels
from bot.match import lobby, past_games, puzzles
from bot.panels import notes
from bot.panels.click_ids import Origin, custom_id
from bot.sandbox.driver import Seen, User
from bot.store import Match
from cards.puzzles import past, playing
from cards.puzzles.past import searching
from cards.puzzles.playing import AT_MOST, Aim, aim_of
from cards.puzzles.search import FORCED
from tests.bot.players import Hall, hall, panel_of
from tests.bot.test_practice import concede
from tests.hosting.past import CATALOGUE
from tests.puzzles.finished import DECKS, TURN, WINNER, finished

pytestmark = pytest.mark.end_to_end
ENDLESS = "9" * 5000
"""A number with more digits than Python reads."""


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    async def unread(bot: app.Chainkeeper) -> None:
        """As long as cards are unread no window is seen to be empty: everybody is asked."""

    monkeypatch.setattr(app, "catalogue_of", lambda cards: CATALOGUE)
    monkeypatch.setattr(app.Chainkeeper, "_read_cards", unread)
    monkeypatch.setattr(lobby, "new_secret", lambda: finished().secret)
    monkeypatch.setattr(past, "SECONDS", 2.0)
    async with hall(tmp_path) as found:
        found.thinkers.think = playing.think
        yield found


async def played(place: Hall, ana: User, bo: User) -> Match:
    """The game between two people that computers have played."""
    match = await place.begin(ana, bo, DECKS, masking="false")
    for said in finished().log:
        async with place.bot.tables.at(match.id) as table:
            if said.number in [decision.number for decision in table.game.pending()]:  # else a standing order was first
                await table.answer(said.seat, said.number, said.keys)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    over = await place.bot.store.match(match.id)
    assert over is not None
    assert over.state == "over"
    return over


def alone(user: User, channel: str | int = "dm") -> Seen:
    """The newest thing that only this user sees there."""
    return max((seen for seen in user.messages(channel) if seen.ephemeral), key=lambda seen: seen.id)


def result_in_thread(user: User) -> Seen:
    return next(one for one in user.messages(int(user.threads()[-1]["id"])) if "Final board" in one.labels)


async def solve(place: Hall, user: User, aim: Aim) -> None:
    """Answer as the solver does, at the table itself."""
    (match,) = await place.bot.store.matches_of(user.id)
    left = aim.length
    while not (await place.game(match)).over:
        async with place.bot.tables.at(match.id) as table:
            g = table.game._state
            assert g.open[0].seat == aim.seat
            search = searching(table.game, aim.goal, aim.seat, aim.turn, 10.0)
            move = next(one for one in search.moves(g) if search.after(one, left) is FORCED)
            left -= move.acts
            await table.answer(aim.seat, g.open[0].number, move.keys)
        await place.settled()
    await place.bot.outbox.kick(match.id)
    await place.settled()


async def test_the_winner_wins_the_last_turn_once_more(place: Hall, ana: User, bo: User) -> None:
    """From the result in the thread to the solution: what is proven is said, what is hidden is dealt anew."""
    old = await played(place, ana, bo)
    thread = int(bo.threads()[-1]["id"])
    await place.clicked(bo, result_in_thread(bo), "Play on from a turn")
    choosing = alone(bo, thread)
    assert choosing.text.startswith(f"### Your game against {old.players[0].name}")
    assert [option["value"] for option in choosing.selects[0]["options"]][:2] == [str(TURN), str(TURN - 2)]
    await place.clicked(bo, choosing, "Choose a turn", str(TURN))
    judged = bo.look(choosing)
    assert "**It can be won this turn**, whatever your rival does: 1 action of yours is enough." in judged.text
    assert judged.labels == ["Win this turn"], "who wins needn't hold"
    await place.clicked(bo, judged, "Win this turn")
    (match,) = await place.bot.store.matches_of(bo.id)
    aim = aim_of(match.computer)
    assert aim == Aim(f"Turn {TURN} of a game of yours", "win", WINNER, TURN, 1, old.game)
    assert (match.guild, match.people[0].seat, match.state) == (0, WINNER, "running")
    (opening,) = (one.text for one in bo.dms() if one.text.startswith("## Puzzle"))
    assert "Proven: 1 action of yours is enough" in opening
    assert "What your rival has is open. In the rival’s hand: " in opening
    assert alone(bo, thread).text == puzzles.SENT
    real = [old_.card.name for old_ in hand_of(await place.game(old), 0)]
    assert f"In the rival’s hand: {', '.join(real)}." not in opening
    assert "End turn" in panel_of(bo).labels
    await place.restart()
    await solve(place, bo, aim)
    result = next(one for one in bo.dms() if "Another turn" in one.labels)
    assert result.labels == ["Try again", "Show the solution", "Another turn"]
    assert result.text.startswith(f"### Solved: Turn {TURN} of a game of yours")
    assert await place.bot.store.solved(bo.id) == {}, "only shipped puzzles are remembered"
    assert "**Solved.** The result is a message of its own." in [one.text for one in bo.dms()], "it isn't told twice"
    await place.clicked(bo, result, "Show the solution")
    assert "1. You: Move " in alone(bo).text
    await place.clicked(bo, result, "Try again")
    (again,) = await place.bot.store.matches_of(bo.id)
    assert (again.computer, again.state) == (match.computer, "running")
    assert (await place.game(again)).turn == TURN


async def test_the_loser_of_a_turn_is_whoever_missed_its_goal(place: Hall, ana: User, bo: User) -> None:
    old = await played(place, ana, bo)
    begins = custom_id(old.id, Origin.RESULT, "own", f"1-{TURN}-win-1")
    await place.clicked(bo, result_in_thread(bo), begins, forge=True)
    while "End turn" in panel_of(bo).labels:
        await place.clicked(bo, panel_of(bo), "End turn")
    result = next(one for one in bo.dms() if "Another turn" in one.labels)
    assert result.text.startswith(f"### Not solved: Turn {TURN}")
    assert "**Win the game this turn.** It can be done." in result.text


async def none(*_: object) -> None:
    """No worker is there."""
    raise Unthought("too many are waiting")


async def test_who_finds_no_worker_is_told_and_begins_all_the_same(place: Hall, ana: User, bo: User) -> None:
    old = await played(place, ana, bo)
    thread = int(bo.threads()[-1]["id"])
    await place.clicked(bo, result_in_thread(bo), "Play on from a turn")
    place.thinkers.do = none  # type: ignore[method-assign,assignment]
    await place.clicked(bo, alone(bo, thread), "Choose a turn", str(TURN))
    late = alone(bo, thread)
    assert past_panels.LATE in late.text
    assert late.labels == ["Win this turn", "Keep them from winning", "Look again"]
    await place.clicked(bo, late, "Win this turn")
    assert alone(bo, thread).text == past_games.BUSY
    assert await place.bot.store.matches_of(bo.id) == []
    del place.thinkers.do  # type: ignore[method-assign]
    await place.clicked(bo, late, "Look again")
    assert bo.look(late).labels == ["Win this turn"], "it is proven now"
    place.thinkers.do = none  # type: ignore[method-assign,assignment]
    await place.clicked(bo, bo.look(late), "Choose another turn", str(TURN))
    del place.thinkers.do  # type: ignore[method-assign]
    await place.clicked(bo, bo.look(late), "Win this turn")
    (match,) = await place.bot.store.matches_of(bo.id)
    assert (await place.game(match)).turn == TURN
    assert aim_of(match.computer) == Aim(f"Turn {TURN} of a game of yours", "win", WINNER, TURN, 0, old.game)


async def test_who_finds_no_worker_for_the_solution_is_told_to_ask_once_more(place: Hall, ana: User, bo: User) -> None:
    old = await played(place, ana, bo)
    begins = custom_id(old.id, Origin.RESULT, "own", f"1-{TURN}-win-1")
    await place.clicked(bo, result_in_thread(bo), begins, forge=True)
    await concede(place, bo)
    place.thinkers.do = none  # type: ignore[method-assign,assignment]
    await place.clicked(bo, next(one for one in bo.dms() if "Another turn" in one.labels), "Show the solution")
    assert alone(bo).text == puzzles.NOT_FOUND


def hand_of(game, seat: int):  # type: ignore[no-untyped-def]
    g = game._state
    return [g.objects[id] for id in g.players[seat].hand]


async def test_the_command_names_finished_games_and_the_goal_that_is_missed_is_told(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "SECONDS", 0.0)
    old = await played(place, ana, bo)
    (choice,) = await ana.autocomplete("dm", "puzzle", "game", "bo")
    assert choice["value"] == old.id
    assert choice["name"].startswith(f"against {old.players[1].name}, ")
    assert await ana.autocomplete("dm", "puzzle", "game", "nobody") == []
    await ana.command("dm", "puzzle", game=old.id)
    await place.commanded()
    turns = [option["value"] for option in alone(ana).selects[0]["options"]]
    assert turns[0] == str(TURN - 1), "her own turns"
    await place.clicked(ana, alone(ana), "Choose a turn", turns[0])
    judged = ana.look(alone(ana))
    assert judged.text.count("the solver can’t tell") == 2
    await place.clicked(ana, judged, "Keep them from winning")
    (opening,) = (one.text for one in ana.dms() if one.text.startswith("## Puzzle"))
    assert "Nothing is proven: perhaps it can’t be done" in opening
    (match,) = await place.bot.store.matches_of(ana.id)
    while (await place.bot.store.match(match.id)).state == "running":  # type: ignore[union-attr]
        async with place.bot.tables.at(match.id) as table:
            asked = table.game.pending()[0]
            await table.answer(asked.seat, asked.number, asked.keys[-1:] if asked.least else ())
        await place.settled()
    await place.bot.outbox.kick(match.id)
    await place.settled()
    result = next(one for one in ana.dms() if "Another turn" in one.labels)
    assert result.labels == ["Try again", "Another turn"]
    await place.clicked(ana, result, "Another turn")
    assert alone(ana).text.startswith("### Your game against")


async def test_nothing_of_a_game_that_goes_on_or_of_others_can_be_played_on(
        place: Hall, ana: User, bo: User) -> None:
    cleo = place.discord.user("Cleo")
    match = await place.begin(ana, bo, DECKS)
    forged = {action: custom_id(match.id, Origin.RESULT, action, key) for action, key in (
        ("turns", "1"), ("pickturn", "1"), ("judge", "1-1"), ("own", "1-1-win-1"))}  # type: ignore[arg-type]
    panel = panel_of(ana)
    await place.clicked(ana, panel, forged["turns"], forge=True)
    assert alone(ana).text == past_games.NOT_OVER
    await place.clicked(ana, panel, forged["pickturn"], "1", forge=True)
    assert alone(ana).text == past_games.NOT_OVER
    for action in ("judge", "own"):
        await place.clicked(ana, panel, forged[action], forge=True)
        assert alone(ana).text == past_games.NOT_OVER
    await place.clicked(ana, panel, custom_id(match.id, Origin.RESULT, "turns", ENDLESS), forge=True)
    assert alone(ana).text == notes.OUTDATED
    await place.clicked(ana, panel, forged["pickturn"], ENDLESS, forge=True)
    assert alone(ana).text == notes.OUTDATED
    assert await ana.autocomplete("dm", "puzzle", "game", "") == []
    for game, said in ((match.id, past_games.NOT_OVER), (f"{match.id}.2", past_games.NOT_OVER),
                       (f"{match.id}.{ENDLESS}", past_games.NONE)):
        await ana.command("dm", "puzzle", game=game)
        await place.commanded()
        assert alone(ana).text == said
    async with place.bot.tables.at(match.id) as table:
        await table.interject(1, "concede")
    await place.bot.outbox.kick(match.id)
    await place.settled()
    await cleo.command("dm", "puzzle", game=match.id)
    await place.commanded()
    assert alone(cleo).text == past_games.NONE
    await place.clicked(cleo, result_in_thread(cleo), "Play on from a turn")
    assert alone(cleo, int(cleo.threads()[-1]["id"])).text == notes.WATCHING
    for key in ("1-99", "1-x", "1"):
        await place.clicked(ana, result_in_thread(ana), custom_id(match.id, Origin.RESULT, "judge", key), forge=True)
        assert alone(ana, int(ana.threads()[-1]["id"])).text == notes.OUTDATED
    for key in (f"1-1-win-{AT_MOST + 1}", "1-1-draw-1", "1-x-win-1", "1"):
        await place.clicked(ana, result_in_thread(ana), custom_id(match.id, Origin.RESULT, "own", key), forge=True)
        assert alone(ana, int(ana.threads()[-1]["id"])).text == notes.OUTDATED
    assert await place.bot.store.matches_of(ana.id) == []
