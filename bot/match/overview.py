"""The unfinished matches of one person, each with what it waits for, and the question before one of them ends."""
from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import NamedTuple

from bot.answering.replies import Polite
from bot.game.context import Host
from bot.game.menu_panels import given_up, question_panel
from bot.game.result import over
from bot.match.endings import Ending, ending_of
from bot.match.lobby_panels import Row, ends, listing
from bot.panels import notes
from bot.panels.parts import MOST_OPTIONS, Panel
from bot.panels.text import listed, plain
from bot.store import Match, StoreError
from cards.puzzles.playing import aim_of

log = logging.getLogger(__name__)


async def overview(host: Host, user: int) -> Panel:
    """The list of somebody's unfinished matches, newest first. Raises StoreError."""
    matches = await host.store.matches_of(user)
    rows = [await row_of(host, match, match.seat_of(user)) for match in matches[:MOST_OPTIONS]]
    return listing(rows, max(0, len(matches) - MOST_OPTIONS))


class Standing(NamedTuple):
    """How far a match is, the seats that it waits for, and whether the reader has left its game."""

    phase: str
    waiting: tuple[int, ...] = ()
    left: bool = False


async def row_of(host: Host, match: Match, seat: int) -> Row:
    """One match as it stands. One whose game can't be loaded is listed all the same. Raises StoreError."""
    try:
        phase, waiting, left = await state_of(host, match, seat)
    except StoreError:
        raise
    except Exception:
        log.exception("game %s can't be loaded", match.id)
        phase, waiting, left = Standing("its game can’t be loaded, ask the host")
    first = sorted(waiting, key=lambda one: one != seat)
    names = ["you" if one == seat else match.players[one].name for one in first]
    marked = ["**you**" if one == seat else plain(match.players[one].name) for one in first]
    until = f" · ends {ends(match)}" if match.state == "invited" and match.expires else ""
    ending = ending_of(match, seat) if not left else None
    called, name = naming(match, seat)
    return Row(match.id, called, name, phase + waits(marked) + until, phase + waits(names), match.link,
               ending.label if ending else "")


def naming(match: Match, seat: int) -> tuple[str, str]:
    """What a match is called for that seat, as markdown and as plain text: a puzzle by its title, any other by the
    opponents."""
    if (aim := aim_of(match.computer)) is not None:
        return f"Puzzle **{plain(aim.title)}**", f"Puzzle: {aim.title}"
    others = listed(match.names_but(seat)) or "nobody yet"
    return f"Against **{plain(others)}**", others


def waits(names: Iterable[str]) -> str:
    """Whom a match waits for."""
    said = listed(names)
    return f", waiting for {said}" if said else ""


async def state_of(host: Host, match: Match, seat: int) -> Standing:
    """How a match stands for that seat. Raises what loading its game raises."""
    if match.state == "invited":
        asked = tuple(player.seat for player in match.seated if not player.accepted)
        if match.open:
            return Standing(f"open table, {len(match.seated)} of {len(match.players)} seats taken", asked)
        return Standing("your invitation" if seat == 0 else "invites you", asked)
    if match.state == "decks":
        return Standing("choosing decks", tuple(player.seat for player in match.players if not player.ready))
    async with host.tables.at(match.id) as table:
        left = table.game.sight().players[seat].gone and not table.between
        waiting = tuple(dict.fromkeys(one.seat for one in table.pending()))
        where, match_ = f"turn {turn}" if (turn := table.game.turn) else "before turn 1", table.standing
        if match_ is not None:
            where = "between games" if table.between else f"game {match_.number}, {where}"
            where += f", match {match_.seen_by(seat)}"
        return Standing(where + (", you have left it" if left else ""), waiting, left)


async def question(host: Host, match: Match, seat: int, ending: Ending) -> Panel:
    """Asks whether that player wants to end the match so; *No* leads to the list. Raises Polite for who has left its
    game, or when that is over by now, and what loading it raises."""
    lost = ending.lost.format(listed(match.names_but(seat)))
    if ending.state == "running":
        async with host.tables.at(match.id) as table:
            sight = table.game.sight(seat)
        if sight.over:
            raise Polite(over(sight))
        if sight.players[seat].gone:
            raise Polite(notes.LEFT)
        lost = given_up(sight)
    aim = aim_of(match.computer)
    which = f"puzzle {aim.title}" if aim is not None else f"match against {listed(match.names_but(seat))}"
    said = (f"-# Your {plain(which)}", plain(lost))
    return question_panel(match.id, ending.question, "\n".join(one for one in said if one),
                          f"Yes, {ending.label.lower()}", ending.action, "list")
