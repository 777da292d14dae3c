"""The private panel between two games of a match: how it stands, what the player exchanges, whom the next game waits
for."""
from __future__ import annotations

from collections.abc import Iterable

from bot.game.result import reason, winning_score
from bot.panels.click_ids import AnswerAction, Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Choice, Panel, Row, Select, fit, lines, menu, paged, row
from bot.panels.sight_words import company
from bot.panels.text import count, listed, plain
from bot.tables.desk import Desk
from bot.tables.rounds import Standing
from engine.kernel.decision import Option
from engine.sideboards import Counts, Sideboarding


def panel(desk: Desk) -> Panel:
    """What a player exchanges, or that the others are waited for."""
    standing, asked = desk.standing, desk.exchange
    assert standing is not None
    return fit(_waiting(desk, standing) if asked is None else _asking(desk, standing, asked))


def _head(desk: Desk, standing: Standing, title: str) -> tuple[str, ...]:
    """How the match stands, how the last game ended, who decides who goes first, which battlefields are left."""
    sight, fields = desk.sight, plain(listed(desk.fields, "or"))
    decides = "you decide" if standing.chooser == sight.seat else f"{plain(standing.names[standing.chooser])} decides"
    alone = "-# Only you see this. It goes away when Discord restarts; press My table again then." if desk.alone else ""
    return (
        f"### {title}", alone, f"-# {plain(company(sight))} · match {standing.seen_by(sight.seat)}",
        f"Game {standing.number}: {plain(winning_score(sight))}. {reason(sight)}",
        f"In game {standing.number + 1} you can present {fields}, then {decides} who goes first.",
    )


def _asking(desk: Desk, standing: Standing, asked: Sideboarding) -> Panel:
    wish, number = asked.wish, standing.number + 1
    title = f"Game {number} of up to {standing.best_of}: do you exchange cards?"
    changed = bool(wish.out or wish.into or wish.champion)
    none = "" if asked.out and (asked.into or wish.into or asked.champions or wish.champion) else (
        "You have no sideboard, and no other champion for this legend: there is nothing to exchange.")
    said = [
        f"Out: {_cards(wish.out, asked)}" if wish.out else "", f"In: {_cards(wish.into, asked)}" if wish.into else "",
        f"Chosen Champion: {plain(asked.names[wish.champion])}" if wish.champion else "",
        *(f"- {plain(fault.text)}" for fault in asked.wrong),
    ]
    go_on = f"Play game {number} with {'these cards' if changed else 'the deck as it is registered'}"
    send = custom_id(desk.match, asked.number, "ok", step=len(desk.path))
    back = custom_id(desk.match, asked.number, "back", step=len(desk.path))
    selects = () if none else (
        *_select(desk, f"Take out of the Main Deck ({_copies(asked.out)})", "out", asked.out),
        *_select(desk, f"Bring in from the sideboard ({_copies(asked.into)})", "in", asked.into),
        *_select(desk, "Choose another champion", "champion", asked.champions),
    )
    return Panel((
        *lines(*_head(desk, standing, title)),
        *lines(none or "You exchange one for one, and nobody sees what.", *said),
        *selects,
        *row(None if asked.wrong else Button(go_on, send, "success"), Button("Back", back) if desk.path else None),
        *_tail(desk),
    ), GOLD)


def _waiting(desk: Desk, standing: Standing) -> Panel:
    names = listed(plain(standing.names[seat]) for seat in standing.waiting)
    return Panel((
        *lines(*_head(desk, standing, f"Waiting for {names}")),
        *lines(f"You are ready. Game {standing.number + 1} begins when {names} is, too."),
        *row(*(Button(f"Remind {standing.names[seat]}", custom_id(desk.match, Origin.PANEL, "remind", str(seat)))
               for seat in standing.waiting if seat not in desk.computers)),
        *_tail(desk),
    ), GREY)


def _tail(desk: Desk) -> tuple[Row, ...]:
    return row(Button("Final board", custom_id(desk.match, Origin.PANEL, "text")),
               Button("Menu", custom_id(desk.match, Origin.PANEL, "menu")),
               Button("Refresh", custom_id(desk.match, Origin.PANEL, "refresh")) if desk.alone else None)


def _select(desk: Desk, placeholder: str, key: str, options: Iterable[Option]) -> tuple[Row, ...]:
    pick: AnswerAction = "pick"
    choices = [Choice(option.short, option.key, option.full) for option in options]
    number = custom_id(desk.match, desk.number, pick, key, len(desk.path))
    return menu(Select(placeholder, number, paged(choices, desk.page)))


def _copies(options: tuple[Option, ...]) -> str:
    return count(len(options), "card")


def _cards(counts: Counts, asked: Sideboarding) -> str:
    return listed(f"{number} {plain(asked.names[code])}" for code, number in counts)
