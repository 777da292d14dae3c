"""To play on from a turn of a finished game of one's own: alone, as a puzzle. What the solver says of it is found in a
worker, as is the position."""
from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.answering.replies import Interaction, Polite, say
from bot.computers.workers import Unthought
from bot.game import past_panels
from bot.game.context import Act, ClickContext, Host
from bot.match import lobby, puzzles
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.text import OPTION, cut
from bot.store import Match, StoredEntry, UnknownMatch, game_id
from cards.decks import DeckError
from cards.puzzles.playing import AT_MOST, GOALS_SAID, Aim, Goal, Moment, Said, aim_of, begun_at, judged, own_level

NOT_OVER = "That game isn’t over yet, or it is none that can be played on from."
NONE = "Choose one of your finished games from the list: it shows duels and matches that are kept here."
GONE = "That turn can’t be played on from: there was nothing to do in it, or its cards have changed since."
BUSY = "Too much is being thought about at the moment. Press the button once more in a minute."
LONGEST = 9
"""How many digits a number in an id may have."""


# --- which games there are

async def names(host: Host, user: int, typed: str) -> list[tuple[str, str]]:
    """The finished games of a user, as id and words, the newest first."""
    found = [(game_id(match.id, number), words(match, user, number))
             for match in await host.store.every_match_of(user) if is_past(match)
             for number in range(match.games, 0, -1)]
    return [one for one in found if typed.casefold() in one[1].casefold()]


def words(match: Match, user: int, number: int) -> str:
    """A game in a list."""
    other = opponent(match, match.seat_of(user))
    when = datetime.fromtimestamp(match.ended, UTC)
    game = f", game {number}" if match.games > 1 else ""
    return cut(f"against {other}{game}, {when:%d %b %H:%M} UTC: {match.why}", OPTION)


def opponent(match: Match, seat: int) -> str:
    """The name of the other one."""
    return match.players[1 - seat].name


def is_past(match: Match) -> bool:
    """Whether a match is one whose games can be played on from: of two, over, and no puzzle."""
    return match.state == "over" and len(match.seated) == len(match.players) == 2 and (
        match.games > 0 and aim_of(match.computer) is None)


async def show(host: Host, interaction: Interaction, game: str) -> None:
    """Show the turns of a game that was named. Raises Polite for one that isn't theirs, or isn't over."""
    of, _, number = game.partition(".")
    match = await host.store.match(of)
    seat = match.seat_of(interaction.user.id) if match is not None else -1
    if match is None or seat < 0:
        raise Polite(NONE)
    which = whole(number or "1", NONE)
    there = past_panels.turns_of(await log_of(host, match, which), seat)
    await say(interaction, past_panels.turns(match, which, there, opponent(match, seat)))


async def log_of(host: Host, match: Match, number: int) -> list[StoredEntry]:
    """The log of a finished game. Raises Polite for one that isn't over, or none that there is."""
    if not is_past(match) or not 0 < number <= match.games:
        raise Polite(NOT_OVER)
    return await host.store.entries(game_id(match.id, number))


# --- one of them

async def turns(context: ClickContext) -> None:
    """Show the own turns of a game, in the place of those of another one."""
    number = whole(context.click.key or "1")
    there = past_panels.turns_of(await log_of(context.host, context.match, number), context.seat)
    await context.change(past_panels.turns(context.match, number, there, opponent(context.match, context.seat)))


async def pick_turn(context: ClickContext) -> None:
    """Have the solver look at the start of a turn."""
    await judge(context, whole(context.click.key), whole(context.chosen))


async def judge_again(context: ClickContext) -> None:
    """Have it look at the same once more."""
    number, _, turn = context.click.key.partition("-")
    await judge(context, whole(number), whole(turn))


async def judge(context: ClickContext, number: int, turn: int) -> None:
    """Have the solver look at the start of a turn, and say what it finds. Where it comes to no end, whoever clicked can
    begin all the same."""
    match, seat = context.match, context.seat
    log = await log_of(context.host, match, number)
    there = past_panels.turns_of(log, seat)
    if turn not in [one.number for one in there]:
        raise Polite(notes.OUTDATED)
    moment, other = await moment_of(context, number, turn, log), opponent(match, seat)
    await context.change(past_panels.turns(match, number, there, other, past_panels.looking(turn)))
    try:
        findings = await context.host.computers.worked(match.id, judged, moment)
        said = [past_panels.found(one) for one in findings] or [GONE]
        begin = past_panels.begin(match.id, number, turn, findings)
    except Unthought:
        said, begin = [past_panels.LATE], past_panels.begin_unseen(match.id, number, turn)
    await context.change(past_panels.turns(match, number, there, other, f"**Turn {turn}**", *said, begin=begin))


async def own(context: ClickContext) -> None:
    """Begin at the start of a turn."""
    host, seat = context.host, context.seat
    number, turn, goal, length = parts(context.click.key)
    log = await log_of(host, context.match, number)
    if not host.settings.new_matches:
        raise Polite(notes.NO_NEW)
    moment = await moment_of(context, number, turn, log)
    try:
        beginning = await host.computers.worked(context.match.id, begun_at, moment)
    except Unthought as late:
        raise Polite(BUSY) from late
    if beginning is None:
        raise Polite(GONE)
    level = own_level(Aim("", goal, seat, turn, length, game_id(context.match.id, number)))
    match = await puzzles.begin_privately(host, context.interaction, level, beginning, context.match.terms.edition)
    await context.say(notes.note("It begins below.") if context.private
                      else notes.note(puzzles.SENT, match.link, "Go there"))


async def moment_of(context: ClickContext, number: int, turn: int, log: Sequence[StoredEntry]) -> Moment:
    """The start of a turn of whoever clicked, in a finished game. Raises Polite for decks that can't be read any more,
    and UnknownMatch."""
    match, seat, game = context.match, context.seat, game_id(context.match.id, number)
    async with context.at_table() as table:
        series = table.series
    stored = await context.host.store.game(game)
    if stored is None:
        raise UnknownMatch(game)
    try:
        setup = series.setup_of(number - 1) if series is not None else lobby.setup_of(match)
    except (DeckError, ValueError) as error:
        raise Polite(GONE) from error
    me = lobby.name_among([puzzles.RIVAL], context.interaction.user.display_name)
    names_ = tuple(me if one.seat == seat else puzzles.RIVAL for one in match.players)
    said = tuple(Said(entry.kind, entry.number, entry.seat, entry.keys) for entry in log)
    return Moment(setup, stored.secret, stored.pins, said, seat, turn, names_, f"{stored.secret.hex()} {seat} {turn}")


def whole(text: str, otherwise: str = notes.OUTDATED) -> int:
    """A number in an id. Raises Polite, with what to say, for a forged one, and for one that Python wouldn't read."""
    if not text.isdecimal() or len(text) > LONGEST:
        raise Polite(otherwise)
    return int(text)


def parts(key: str) -> tuple[int, int, Goal, int]:
    """The game, the turn, the goal and the length that a button carries. Raises Polite for a forged one."""
    number, turn, goal, length, *more = [*key.split("-"), "", "", "", ""]
    if goal not in GOALS_SAID or any(more) or whole(length) > AT_MOST:
        raise Polite(notes.OUTDATED)
    return whole(number), whole(turn), "win" if goal == "win" else "hold", whole(length)


PAST_GAMES: dict[Action, Act] = {"turns": turns, "pickturn": pick_turn, "judge": judge_again, "own": own}
"""What only players may press."""
