"""Clicks that show something, and conceding: *My table*, *Board*, *Cards in play*, *Why?*, *Why not?*, *Menu*."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.game import board, private_panel, result
from bot.game.context import Hand, Polite
from bot.lookups.address import Address
from bot.match import lobby_panels, messages
from bot.outbox import lost_places
from bot.panels import notes
from bot.panels.parts import Panel, turned
from bot.panels.text import plain, score
from bot.tables.table import Table

OVER = ("over", "closed")
RETRY = 5.0
"""Seconds to wait for what Discord says to a private message."""


async def text(hand: Hand) -> None:
    """The whole board, from the side of whoever asks."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = board.board_panel(hand.match.id, table.game.sight(hand.seat))
    await hand.say(panel)


async def cards(hand: Hand) -> None:
    """What the public cards say."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = board.cards_panel(table.game.sight())
    await hand.say(panel)


async def rule(hand: Hand) -> None:
    """The rule behind a refusal."""
    await hand.say(await asyncio.to_thread(hand.bot.lookups.panel, Address("rule", hand.click.key)))


async def mine(hand: Hand) -> None:
    """The private panel as an ephemeral message."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = await messages.seat_panel(table, hand.seat, alone=True)
    await hand.say(panel)


async def show_hand(hand: Hand) -> None:
    """The hand with its texts."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = private_panel.hand_panel(table.game.sight(hand.seat))
    await hand.say(panel)


async def refresh(hand: Hand) -> None:
    """Draw the clicked panel anew for the current question."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = await messages.seat_panel(table, hand.seat, hand.alone)
    await hand.change(panel)


async def why(hand: Hand) -> None:
    """The rule behind the question that is open now."""
    async with hand.bot.tables.at(hand.match.id) as table:
        asked = (await table.desk(hand.seat)).asked
    if asked is None:
        raise Polite("Nothing is asked of you now.")
    await hand.say(await asyncio.to_thread(hand.bot.lookups.panel, Address("why", asked.why)))


async def why_not(hand: Hand) -> None:
    """Everything that this player might want and can't do now."""
    await hand.say(await why_nots(hand, 0))


async def why_nots(hand: Hand, page: int) -> Panel:
    """The menu of what can't be done now."""
    async with hand.bot.tables.at(hand.match.id) as table:
        found = await table.run({"why_nots": hand.seat}, lambda: table.game.why_nots(hand.seat))
    return notes.why_not(hand.match.id, max(0, hand.click.number), found, page)


async def pick_why(hand: Hand) -> None:
    """Why one of them can't be done."""
    key = hand.chosen
    if (page := turned(key)) is not None:
        await hand.change(await why_nots(hand, page))
        return
    async with hand.bot.tables.at(hand.match.id) as table:
        labels = {one: label for one, label, _ in table.game.why_nots(hand.seat)}
        reasons = await table.run({"why_not": key}, lambda: table.game.why_not(hand.seat, key))
    if not reasons:
        raise Polite("That can be done now.")
    await hand.say(notes.refusal(hand.match.id, max(0, hand.click.number), f"Not now: {labels.get(key, key)}", reasons))


async def menu(hand: Hand) -> None:
    """What a player can do besides playing."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = running(table, hand)
    await hand.say(panel)


def running(table: Table, hand: Hand) -> Panel:
    """The menu. Raises Polite (S5) when the game is over."""
    if table.match.state in OVER:
        sentence = result.over(table.game.sight()) if table.begun else notes.CLOSED
        raise Polite(notes.note(sentence, messages.link(hand.match), "Result"))
    sight = table.game.sight()
    me = table.match.players[hand.seat]
    return notes.menu_panel(hand.match.id, f"{plain(score(sight))} · turn {sight.turn}", me.held, me.dms_closed)


async def hold(hand: Hand) -> None:
    """Ask in every window, or pass the empty ones."""
    async with hand.bot.tables.locks.hold(hand.match.id), hand.bot.store.write() as tx:
        await tx.set_player(hand.match.id, hand.seat, held=not hand.match.players[hand.seat].held)
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = running(table, hand)
        if table.begun and not table.game.over:
            await table.settle()
    await hand.change(panel)
    await hand.bot.outbox.kick(hand.match.id)


async def concede(hand: Hand) -> None:
    """Ask once more."""
    async with hand.bot.tables.at(hand.match.id) as table:
        running(table, hand)
    await hand.change(notes.concede(hand.match.id, hand.match.other(hand.seat).name))


async def conceding(hand: Hand) -> None:
    """Give the game up."""
    async with hand.bot.tables.at(hand.match.id) as table:
        running(table, hand)
        await table.concede(hand.seat)
    await hand.bot.outbox.kick(hand.match.id)
    await hand.change(notes.note("You conceded the game."))


async def stay(hand: Hand) -> None:
    """Not conceding after all."""
    async with hand.bot.tables.at(hand.match.id) as table:
        panel = running(table, hand)
    await hand.change(panel)


async def help_open(hand: Hand) -> None:
    """How to open private messages."""
    await hand.say(lobby_panels.how_to_open(hand.match.id, hand.match.players[hand.seat].dms_closed))


async def retry(hand: Hand) -> None:
    """Try private messages again, and say what came of it."""
    async with hand.bot.tables.locks.hold(hand.match.id), hand.bot.store.write() as tx:
        await tx.set_player(hand.match.id, hand.seat, dms_closed=0)
        await tx.tell(hand.match.id, f"panel:{hand.seat}", "dm", hand.match.players[hand.seat].user)
        await lost_places.tell_panels(tx, hand.match, but=hand.seat)  # the other one may have been told that they can't be reached
    await hand.bot.outbox.kick(hand.match.id)
    await hand.bot.outbox.worked_off(f"dm {hand.match.players[hand.seat].user}", RETRY)
    match = await hand.bot.store.match(hand.match.id)
    code = match.players[hand.seat].dms_closed if match is not None else 0
    await hand.change(lobby_panels.how_to_open(hand.match.id, code) if code else notes.note("Your table is in your private messages now."))


PUBLIC: dict[str, Callable[[Hand], Awaitable[None]]] = {"text": text, "cards": cards, "rule": rule}
"""What anybody may press."""

PRIVATE: dict[str, Callable[[Hand], Awaitable[None]]] = {
    "mine": mine, "hand": show_hand, "refresh": refresh, "why": why, "whynot": why_not, "pickwhy": pick_why, "menu": menu, "hold": hold,
    "concede": concede, "conceding": conceding, "stay": stay, "help": help_open, "retry": retry,
}
"""What only players may press, and what answers no question."""
