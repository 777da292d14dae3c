"""The unfinished matches of one person, each with what it waits for, and the question before one of them ends."""
from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.game.context import Host
from bot.game.menu_panels import question_panel
from bot.match.endings import Ending, ending_of
from bot.match.lobby_panels import Row, ends, listing
from bot.panels.parts import MOST_OPTIONS, Panel
from bot.panels.text import listed, plain
from bot.store import Match, StoreError

log = logging.getLogger(__name__)


async def overview(host: Host, user: int) -> Panel:
    """The list of somebody's unfinished matches, newest first. Raises StoreError."""
    matches = await host.store.matches_of(user)
    rows = [await row_of(host, match, match.seat_of(user)) for match in matches[:MOST_OPTIONS]]
    return listing(rows, max(0, len(matches) - MOST_OPTIONS))


async def row_of(host: Host, match: Match, seat: int) -> Row:
    """One match as it stands. One whose game can't be loaded is listed all the same. Raises StoreError."""
    try:
        phase, waiting = await state_of(host, match, seat)
    except StoreError:
        raise
    except Exception:
        log.exception("game %s can't be loaded", match.id)
        phase, waiting = "its game can’t be loaded, ask the host", ()
    first = sorted(waiting, key=lambda one: one != seat)
    names = ["you" if one == seat else match.players[one].name for one in first]
    marked = ["**you**" if one == seat else plain(match.players[one].name) for one in first]
    until = f" · ends {ends(match)}" if match.state == "invited" and match.expires else ""
    ending = ending_of(match, seat)
    others = listed(match.names_but(seat)) or "nobody yet"
    return Row(match.id, others, phase + waits(marked) + until, phase + waits(names), match.link,
               ending.label if ending else "")


def waits(names: Iterable[str]) -> str:
    """Whom a match waits for."""
    said = listed(names)
    return f", waiting for {said}" if said else ""


async def state_of(host: Host, match: Match, seat: int) -> tuple[str, tuple[int, ...]]:
    """How far a match is, and the seats that it waits for. Raises what loading its game raises."""
    if match.state == "invited":
        asked = tuple(player.seat for player in match.seated if not player.accepted)
        if match.open:
            return f"open table, {len(match.seated)} of {len(match.players)} seats taken", asked
        return ("your invitation" if seat == 0 else "invites you"), asked
    if match.state == "decks":
        return "choosing decks", tuple(player.seat for player in match.players if not player.ready)
    async with host.tables.at(match.id) as table:
        return f"turn {table.game.turn}", tuple(dict.fromkeys(one.seat for one in table.game.pending()))


def question(match: Match, seat: int, ending: Ending) -> Panel:
    """Asks whether that player wants to end the match so; *No* leads to the list."""
    others = listed(match.names_but(seat))
    lost = ending.lost if len(match.players) == 2 else ending.of_many or ending.lost
    said = (f"-# Your match against {plain(others)}", plain(lost.format(others)))
    return question_panel(match.id, ending.question, "\n".join(one for one in said if one),
                          f"Yes, {ending.label.lower()}", ending.action, "list")
