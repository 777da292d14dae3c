"""The seats of an open table, and terms that change before everybody has agreed to them."""
from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from bot.match.lobby import LASTING
from bot.store import Match, Player, PlayerChanges, Store, Terms, Writing
from bot.store.message_names import LOBBY, message_name
from bot.tables import announcements
from engine.rules.formats.modes import MODES

FREE = PlayerChanges(user=0, name="", deck="", own="", ready=False, accepted=False, dms_closed=0, held=False,
                     level="")
"""What a seat is that nobody has."""


async def leave(store: Store, match: Match, seat: int) -> None:
    """Free a seat; a table that was full is open again.

    A thread without spectators is left behind, for whoever left may still read it: the next one is opened anew.
    """
    async with store.write() as tx:
        await tx.set_player(match.id, seat, **FREE)
        await tx.renew(match.id, message_name("panel", seat))  # the old message is emptied, and none follows it
        await tx.drop_surface(match.id, message_name("panel", seat))
        if match.state == "decks":
            thread = match.thread if match.terms.spectators else 0
            until = time.time() + LASTING[match.terms.speed]
            await tx.move_match(match.id, "decks", "invited", thread=thread, expires=until)
        await tell(tx, match, but=seat)


async def change_terms(store: Store, match: Match, seat: int, terms: Terms,
                       dealt: Mapping[int, PlayerChanges]) -> None:
    """Change the terms as that seat proposes. Everybody else is asked again, and nobody is ready any more, but for
    computers, to which other decks are `dealt`, by seat."""
    seats = MODES[terms.mode].seats
    async with store.write() as tx:
        await tx.set_terms(match.id, terms)
        await tx.set_match(match.id, expires=time.time() + LASTING[terms.speed])
        await tx.drop_seats(match.id, seats)
        for place, deck in dealt.items():
            await tx.set_player(match.id, place, **deck)
        for player in match.people:
            await tx.set_player(match.id, player.seat, accepted=player.seat == seat, ready=False)
        for number in range(len(match.players), seats):
            await tx.add_player(match.id, Player(number, 0, ""))
        await tell(tx, match)


async def tell(tx: Writing, match: Match, but: int = -1) -> None:
    """Bring the post up to date, and the panels of those who have one."""
    await tx.tell(match.id, LOBBY, "channel")
    if match.thread:
        await announcements.panels(tx, match, but)


def modes_for(match: Match, modes: Iterable[str]) -> tuple[str, ...]:
    """The modes in which everybody who has a seat keeps it; a challenge stays one."""
    last = max(player.seat for player in match.seated)
    return tuple(name for name in modes
                 if (last < MODES[name].seats if match.open else MODES[name].seats == len(match.players)))
