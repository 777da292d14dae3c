"""Clicks on *Menu*: being asked in every window, conceding, draws, and getting private messages again."""
from __future__ import annotations

import time

from bot.answering.replies import Polite
from bot.game import draw_offers, reminding, result, unreachable
from bot.game.context import Act, ClickContext
from bot.game.menu_panels import concede_panel, menu_panel
from bot.outbox.queues import Queue
from bot.panels import notes
from bot.panels.click_ids import Action
from bot.panels.parts import Panel
from bot.panels.sight_words import place, score, side_of
from bot.panels.text import listed, plain
from bot.store.message_names import message_name
from bot.tables import announcements, exchanging
from bot.tables.table import Table
from engine.standing import loaded

RETRY = 5.0
"""Seconds to wait for what Discord says to a private message."""


async def menu(context: ClickContext) -> None:
    """Show what a player can do besides playing."""
    async with context.at_table() as table:
        panel = running(table, context)
    await context.say(panel)


def running(table: Table, context: ClickContext) -> Panel:
    """The menu of a running game. Raises Polite when the game is over, and for who has left it."""
    if table.match.state in ("over", "closed"):
        sentence = result.over(table.game.sight()) if table.begun else notes.CLOSED
        raise Polite(notes.note(sentence, context.match.link, "Result"))
    sight = table.game.sight(context.seat)
    if sight.players[context.seat].gone and not table.between:
        raise Polite(notes.LEFT)
    me = table.match.players[context.seat]
    standing = table.standing
    where = f"{score(sight)} · {place(sight)}"
    if standing is not None:
        where = (f"between games · match {standing.score}" if table.between
                 else f"{where} · game {standing.number}, match {standing.score}")
    drawn = not table.between and not draw_offers.agrees_never(table.match, sight)
    mates = [one for one in side_of(sight, context.seat) if one.seat != context.seat]
    shares = any(not table.match.players[mate.seat].level for mate in mates)
    return menu_panel(context.match.id, plain(where), me.held, me.dms_closed, loaded(me.orders),
                      draw_offers.label(sight) if drawn else "", context.seat in sight.sharing if shares else None)


async def hold(context: ClickContext) -> None:
    """Ask in every window from now on, or pass the empty ones again."""
    held = not context.match.players[context.seat].held
    async with context.host.tables.locks.hold(context.match.id), context.host.store.write() as tx:
        await tx.set_player(context.match.id, context.seat, held=held)
    async with context.at_table() as table:
        panel = running(table, context)
        if table.begun and not table.game.over:
            await table.settle()
    await context.change(panel)
    await context.host.outbox.kick(context.match.id)


async def concede(context: ClickContext) -> None:
    """Ask once more."""
    async with context.at_table() as table:
        running(table, context)
        panel = concede_panel(context.match.id, table.game.sight(context.seat), table.standing)
    await context.change(panel)


async def conceding(context: ClickContext) -> None:
    """Give the game up."""
    async with context.at_table() as table:
        running(table, context)
        await table.interject(context.seat, "concede")
    await context.host.outbox.kick(context.match.id)
    await context.change(notes.note("You conceded the game."))


async def forfeit(context: ClickContext) -> None:
    """Give a match of several games up."""
    async with context.at_table() as table:
        running(table, context)
        await exchanging.forfeit(table, context.seat)
    await context.host.outbox.kick(context.match.id)
    await context.change(notes.note("You conceded the match."))


async def draw(context: ClickContext) -> None:
    """Ask once more before a draw is offered, accepted, or taken back."""
    async with context.at_table() as table:
        running(table, context)
        sight = table.game.sight(context.seat)
    draw_offers.refuse(context.match, sight)
    panel = draw_offers.question(context.match.id, sight)
    await context.change(panel)


async def drawing(context: ClickContext) -> None:
    """Offer a draw, or agree to one."""
    async with context.at_table() as table:
        running(table, context)
        draw_offers.refuse(table.match, table.game.sight())
        await table.interject(context.seat, "draw")
        sight = table.game.sight()
    await context.host.outbox.kick(context.match.id)
    drawn = sight.over or not sight.drawing  # by now the next game of a match may have begun
    await context.change(notes.note("The game is a draw." if drawn else draw_offers.given(sight)))


async def no_draw(context: ClickContext) -> None:
    """Decline a draw, or take the offer back."""
    async with context.at_table() as table:
        running(table, context)
        mine = context.seat in table.game.drawing
        await table.interject(context.seat, "no draw")
    await context.host.outbox.kick(context.match.id)
    await context.change(notes.note("You took your offer of a draw back." if mine else "You declined the draw."))


async def share(context: ClickContext) -> None:
    """Share hands with a teammate from now on, or stop it."""
    shares = context.click.key == "on"
    async with context.at_table() as table:
        running(table, context)
        await table.interject(context.seat, "share hand" if shares else "keep hand")
        sight = table.game.sight(context.seat)
    await context.host.outbox.kick(context.match.id)
    mates = [player for player in side_of(sight, context.seat) if player.seat != context.seat]
    who = plain(listed(mate.name for mate in mates))
    both = all(mate.seat in sight.sharing for mate in mates)
    await context.change(notes.note(
        f"Neither {who} nor you see the other’s hand any more." if not shares
        else f"{who} and you see each other’s hand. Nobody else does." if both
        else f"You offered {who} to share hands. Nothing is shown until {who} shares, too."))


async def stay(context: ClickContext) -> None:
    """Go back to the menu: the player doesn't concede after all."""
    async with context.at_table() as table:
        panel = running(table, context)
    await context.change(panel)


async def help_open(context: ClickContext) -> None:
    """Say how to get private messages."""
    code = context.match.players[context.seat].dms_closed
    await context.say(unreachable.how_to_open(context.match.id, code))


async def retry(context: ClickContext) -> None:
    """Try private messages again, and say what came of it."""
    host, match, seat = context.host, context.match, context.seat
    user = match.players[seat].user
    async with host.tables.locks.hold(match.id), host.store.write() as tx:
        await tx.set_player(match.id, seat, dms_closed=0)
        await tx.tell(match.id, message_name("panel", seat), "dm", user)
        host.tables.unhurried.note(match.id, message_name("panel", seat), False, time.monotonic())
        await announcements.panels(tx, match, but=seat)  # the other's panel may say that this player can't be reached
    await host.outbox.kick(match.id)
    await host.outbox.worked_off(Queue("dm", str(user)), RETRY)
    now = await host.store.match(match.id)
    code = now.players[seat].dms_closed if now is not None else 0
    done = notes.note("Your table is in your private messages now.")
    await context.change(unreachable.how_to_open(match.id, code) if code else done)


async def remind(context: ClickContext) -> None:
    """Remind a player who has been away for two minutes, once a question."""
    async with context.at_table() as table:
        running(table, context)
        said = await reminding.remind(context.host, table, context.seat, context.click.key)
    await context.host.outbox.kick(context.match.id)
    await context.say(notes.note(said))


MENU: dict[Action, Act] = {
    "menu": menu, "hold": hold, "concede": concede, "conceding": conceding, "forfeit": forfeit, "stay": stay,
    "help": help_open, "retry": retry, "remind": remind, "draw": draw, "drawing": drawing, "nodraw": no_draw,
    "share": share,
}
"""What only players may press."""
