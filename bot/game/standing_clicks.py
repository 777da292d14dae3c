"""Clicks by which a player leaves word of what to answer from now on, or takes it back."""
from __future__ import annotations

from collections.abc import Callable

from bot.answering.replies import Polite
from bot.game import drawing
from bot.game.context import Act, ClickContext
from bot.game.menu_clicks import running
from bot.game.standing_controls import ALWAYS, SKIP, mark
from bot.panels.click_ids import Action
from bot.tables.desk import Desk
from bot.tables.table import Table
from engine.standing import Orders, begin, offered

GONE = "That isn’t there any more."


async def yielded(table: Table, desk: Desk, key: str) -> None:
    """Pass from now on, or no longer stop for a card; this window is passed by it, too. Raises Polite for what isn't
    offered (any more)."""
    seat, orders = desk.sight.seat, desk.orders
    until = next((one for one in offered(desk.sight) if one == key), None)
    name = next((one for one in desk.responses if f"{SKIP}{mark(one)}" == key), None)
    if until is not None:
        orders = orders._replace(yielding=begin(table.game, until, seat))
    elif name is not None:
        orders = orders.skipping(name, True)
    else:
        raise Polite(GONE, redraw=True)
    await table.leave(seat, orders)
    await table.settle()


async def always(table: Table, desk: Desk, key: str) -> None:
    """Answer an ability so from now on, this time too. Raises Polite for what isn't offered (any more)."""
    if not desk.ability or key not in ALWAYS:
        raise Polite(GONE, redraw=True)
    await table.leave(desk.sight.seat, desk.orders.answering(desk.ability, key))
    await table.settle()


async def clear(context: ClickContext) -> None:
    """End a yield: the next window is asked, also the one that is passed already if nobody has seen it yet."""
    panel = None
    async with context.at_table() as table:
        running(table, context)
        await change(table, context.seat, lambda orders: orders._replace(yielding=None))
        if context.alone:
            panel = await drawing.seat_panel(table, context.seat, alone=True)
    await context.host.outbox.kick(context.match.id)
    if panel is not None:
        await context.change(panel)


async def forget(context: ClickContext) -> None:
    """Ask again about what was chosen in the menu."""
    chosen = context.chosen
    async with context.at_table() as table:
        running(table, context)
        await change(table, context.seat, lambda orders: without(orders, chosen))
        panel = running(table, context)
    await context.host.outbox.kick(context.match.id)
    await context.change(panel)


def without(orders: Orders, chosen: str) -> Orders:
    """The orders without the one with that mark."""
    return orders._replace(answers=tuple(one for one in orders.answers if mark(one[0]) != chosen),
                           skipped=tuple(one for one in orders.skipped if mark(one) != chosen))


async def change(table: Table, seat: int, how: Callable[[Orders], Orders]) -> None:
    """Change what a player has left word of, and go on from there."""
    await table.leave(seat, how(await table.orders(seat)))
    await table.settle()


STANDING: dict[Action, Act] = {"clear": clear, "pickforget": forget}
"""What only players may press."""
