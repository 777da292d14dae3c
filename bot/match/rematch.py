"""*Rematch*: a new match of the same people by the same terms, in a thread of its own.

Whoever presses first offers it, and the invitation is posted in the channel; the others press there, or on the result.
Where two play, whoever has lost decides who goes first.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.answering.replies import Polite
from bot.game.context import Act, ClickContext
from bot.match import decks, limits, lobby, practice
from bot.match.lobby_clicks import alone
from bot.match.seat_clicks import take
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.parts import Panel
from bot.panels.text import listed, plain
from bot.store import Match, Player
from bot.tables.table import Table

GO_ON = "The match isn’t over yet."
BEGUN = "The rematch has begun."


async def again(context: ClickContext) -> None:
    """Offer a rematch, or accept the one that was offered, with the deck of before or another."""
    host, same = context.host, context.click.key == "same"
    async with context.at_table() as table:
        if table.match.state != "over":
            raise Polite(GO_ON)
        if not host.settings.new_matches:
            raise Polite(notes.NO_NEW)
        offered = await host.store.rematch(table.match.id)
        if offered is not None and lobby.expired(offered):
            await lobby.expire(host.tables, offered.id)
            offered = None
        match = await (offer(context, table, same) if offered is None else join(context, offered, same))
    await host.outbox.kick(match.id)
    await context.say(await waits(context, match))


async def offer(context: ClickContext, table: Table, same: bool) -> Match:
    """Store a rematch as an invitation by whoever clicked, who gets the first seat in it."""
    old, host, user = table.match, context.host, context.interaction.user.id
    await (limits.may_practise(host, user) if old.practice else limits.may_take_one_more(host.tables, user))
    turned = (*old.players[context.seat:], *old.players[:context.seat])
    players = [seated(player, seat, same if seat == 0 else None) for seat, player in enumerate(turned)]
    if same:
        decks.may_be_ready(host, replace(old, players=tuple(players)), 0)
    lost = loser(table)
    seat = next((place for place, player in enumerate(turned) if player.seat == lost), -1)
    match = await lobby.add(host.store, old.guild, old.channel, players, old.terms, old.open, old.id, seat)
    if match.agreed:  # all others are computers
        await practice.begin(host, context.interaction.client, match)
    return match


def seated(player: Player, seat: int, same: bool | None) -> Player:
    """A player in the new match, with the deck of before; who offers it (`same` isn't None) has accepted, and is ready
    or wants another deck. A computer plays again what it has played."""
    if player.level:
        return replace(player, seat=seat)
    deck, own = (player.deck, player.own) if same is not False else ("", "")
    return Player(seat, player.user, player.name, deck, own=own, ready=bool(same), accepted=same is not None)


def loser(table: Table) -> int:
    """The seat that has lost a match of two; -1 where nobody has."""
    winner = table.game.winner if table.series is None or table.series.winner is None else table.series.winner
    return 1 - winner if len(table.match.players) == 2 and winner >= 0 else -1


async def join(context: ClickContext, offered: Match, same: bool) -> Match:
    """Accept a rematch that was offered; it begins when everybody is ready with their decks of before."""
    host, user = context.host, context.interaction.user.id
    async with host.tables.locks.hold(offered.id):
        match = await host.store.match(offered.id)
        seat = match.seat_of(user) if match is not None else -1
        if match is None or match.state != "invited" or seat < 0:
            raise Polite(notes.note(BEGUN, offered.link, "Go to the match"))
        if match.players[seat].accepted:
            raise Polite(waiting(match.names_but(seat)))
        await limits.may_take_one_more(host.tables, user)
        me = replace(match.players[seat], accepted=True)
        changed = lobby.with_player(match, me)
        if same:
            decks.may_be_ready(host, changed, seat)
            await lobby.set_player(host.tables, match, seat, ready=True)
        else:
            await lobby.set_player(host.tables, match, seat, deck="", own="", ready=False)
        now = await host.store.match(match.id)
        assert now is not None
        await take(host, context.interaction.client, now, now.players[seat])
    return now


async def waits(context: ClickContext, match: Match) -> Panel:
    """Says whom a rematch waits for, or where it is."""
    now = await context.host.store.match(match.id) or match
    if now.practice and now.state == "decks":
        return await alone(replace(context, match=now, seat=0))
    if now.state != "invited":
        return notes.note(BEGUN, now.link, "Go to the match")
    return waiting([player.name for player in now.seated if not player.accepted])


def waiting(names: Sequence[str]) -> Panel:
    """Says who can accept a rematch, and where."""
    return notes.note(f"A rematch is offered. {listed(plain(name) for name in names)} can accept it in the channel, or "
                      "press *Rematch* here, too.")


REMATCH: dict[Action, Act] = {"again": again}
"""What only players may press."""
