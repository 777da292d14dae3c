"""Clicks that show something of a game: *My table*, *Board*, *Cards in play*, *Show my hand*, *Why?*, *Why not?*."""
from __future__ import annotations

import asyncio

from bot.answering.replies import Polite
from bot.game import board, card_panels, drawing, private_panel, refusals
from bot.game.context import Act, ClickContext
from bot.lookups.address import Address, View
from bot.panels.click_ids import Action
from bot.panels.parts import Panel, turned
from bot.prefs.preferences import IN_WORDS
from bot.tables.table import Table
from engine.game import Game


async def text(context: ClickContext) -> None:
    """Show the whole board, from the side of whoever asks: in words only where the button says so."""
    wanted = await context.preferences() if context.alone or context.private else IN_WORDS
    async with context.at_table() as table:
        panel = board.board_panel(context.match.id, (await meant(context, table)).sight(context.seat), wanted)
    await context.say(panel)


async def cards(context: ClickContext) -> None:
    """Show what the public cards say."""
    async with context.at_table() as table:
        panel = board.cards_panel((await meant(context, table)).sight())
    await context.say(panel)


async def meant(context: ClickContext, table: Table) -> Game:
    """The game that a button is about: the one whose number stands in its id, otherwise the newest."""
    number = context.click.key
    known = number.isdecimal() and len(number) < 3 and 1 <= int(number) <= table.match.games
    return (await table.played(int(number)))[0] if known else table.game


async def rule(context: ClickContext) -> None:
    """Show the rule behind a refusal."""
    await look_up(context, "rule", context.click.key)


async def look_up(context: ClickContext, view: View, key: str) -> None:
    """Show a view of the look-ups, which may take a while to make."""
    await context.say(await asyncio.to_thread(context.host.lookups.panel, Address(view, key)))


async def mine(context: ClickContext) -> None:
    """Show the private panel as an ephemeral message."""
    async with context.at_table() as table:
        panel = await drawing.seat_panel(table, context.seat, alone=True)
    await context.say(panel)


async def show_hand(context: ClickContext) -> None:
    """Show the hand with its texts."""
    async with context.at_table() as table:
        panel = private_panel.hand_panel(table.game.sight(context.seat), await context.preferences())
    await context.say(panel)


async def card(context: ClickContext) -> None:
    """Show a menu of every card that the player can see."""
    async with context.at_table() as table:
        panel = card_panels.cards_menu(context.match.id, table.game.sight(context.seat))
    await context.say(panel)


async def pick_card(context: ClickContext) -> None:
    """Show the card that was picked there in full, or another page of the menu."""
    key = context.chosen
    page = turned(key)
    async with context.at_table() as table:
        sight = table.game.sight(context.seat)
    if page is not None:
        await context.change(card_panels.cards_menu(context.match.id, sight, page))
        return
    panel = card_panels.card_panel(sight, int(key) if key.isdecimal() and len(key) < 9 else 0)
    if panel is None:
        raise Polite("That card isn’t there any more.")
    await context.say(panel)


async def why(context: ClickContext) -> None:
    """Show the rule behind the question that is open now."""
    async with context.at_table() as table:
        asked = (await table.desk(context.seat)).asked
    if asked is None:
        raise Polite("Nothing is asked of you now.")
    await look_up(context, "why", asked.why)


async def why_not(context: ClickContext) -> None:
    """Show everything that this player might want and can't do now."""
    await context.say(await why_nots(context, 0))


async def why_nots(context: ClickContext, page: int) -> Panel:
    """The menu of what can't be done now."""
    async with context.at_table() as table:
        found = await table.run({"why_nots": context.seat}, lambda: table.game.why_nots(context.seat))
    return refusals.why_not(context.match.id, max(0, context.click.number), found, page)


async def pick_why(context: ClickContext) -> None:
    """Say why what was picked there can't be done now."""
    key = context.chosen
    page = turned(key)
    if page is not None:
        await context.change(await why_nots(context, page))
        return
    async with context.at_table() as table:
        labels = {one: label for one, label, _ in table.game.why_nots(context.seat)}
        reasons = await table.run({"why_not": key}, lambda: table.game.why_not(context.seat, key))
    if not reasons:
        raise Polite("That can be done now.")
    if key not in labels:  # it went meanwhile, or nobody was offered it
        raise Polite("That isn’t there any more.")
    title = f"Not now: {labels[key]}"
    await context.say(refusals.refusal(context.match.id, max(0, context.click.number), title, reasons))


PUBLIC: dict[Action, Act] = {"text": text, "cards": cards, "rule": rule}
"""What anybody may press."""

SHOWING: dict[Action, Act] = {
    "mine": mine, "hand": show_hand, "why": why, "whynot": why_not, "pickwhy": pick_why,
    "card": card, "pickcard": pick_card,
}
"""What only players may press."""
