"""A player's own panel: question, what matters for the answer, what lies around it, hand and choices.

The same in a DM and as an ephemeral message. It is told in as much detail as a phone shows at one glance.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.game import picturing
from bot.game.board import chain_text
from bot.game.passed_panel import passed_panel
from bot.game.picturing import NOTHING, Pictured, Shown
from bot.game.question_controls import controls
from bot.game.standing_controls import clear, yielding
from bot.game.surroundings import (
    DETAILS,
    Detail,
    base_line,
    dealt,
    field_lines,
    fields_of,
    hand_lines,
    hand_names,
    news_lines,
    presented_line,
    shared_hands,
)
from bot.panels import notes
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, Text, fit, lines, row
from bot.panels.phone import height
from bot.panels.sight_words import called, company, own_score, place, ready_runes
from bot.panels.text import count, listed, plain, rules_text
from bot.prefs.preferences import IN_WORDS, Preferences
from bot.tables.desk import FIELD, WINDOWS, Desk, one_by_one
from engine.game import Assignment
from engine.kernel.decision import Decision, DecisionKind
from engine.sights import ObjectSight, PlayerSight, Sight

PLANNING, ANSWERING = 900, 600
"""Pixels of a phone's screen for the question of a turn, with the hand, and for any other."""
Drawn = Callable[[Detail], Panel]
"""A panel in any detail. What is the same in each is worked out once, however many are tried."""
PAYING: frozenset[DecisionKind] = WINDOWS | {"confirm", "pay", "may"}
"""The decisions in which it matters what can be paid with."""


def panel(desk: Desk, pictured: Pictured = NOTHING, above: float = 0) -> Panel:
    """The panel as it is now: the open question, with its picture, or that the opponent is being waited for. `above`:
    pixels of a phone's screen that something else takes on the same message."""
    if desk.passed is not None:
        return passed_panel(desk)
    sent = _drawn(replace(desk, alone=False), pictured)
    room = PLANNING if desk.asked is not None and plans(desk, desk.asked) else ANSWERING
    detail = detail_of(sent, room - above)
    return _drawn(desk, pictured)(detail) if desk.alone else sent(detail)


def detail_of(sent: Drawn, room: float) -> Detail:
    """The fullest detail in which a phone shows all of the panel, else the barest: the same on every message."""
    return next((detail for detail in DETAILS if height(sent(detail)) <= room), DETAILS[-1])


def _drawn(desk: Desk, pictured: Pictured) -> Drawn:
    drawn = _waiting(desk) if desk.asked is None else _question(desk, desk.asked, pictured)
    return cache(lambda detail: fit(drawn(detail)))


def plans(desk: Desk, asked: Decision) -> bool:
    """Whether a turn is planned, or a hand kept: then the hand is shown in full."""
    return (asked.kind == "act" or asked.kind == "mulligan") and desk.draft is None


def _question(desk: Desk, asked: Decision, pictured: Pictured) -> Drawn:
    title = ("Your turn: end it?" if desk.ending else asked.prompt if desk.assignment is None
             else f"Assign {desk.assignment.damage} damage")
    head = (f"### {plain(title)}", _alone(desk), _small(desk))
    news = desk.news if desk.draft is None and asked.kind != "mulligan" else ()
    matters, shown, below = cache(lambda most: _matters(desk, asked, most)), _shown(desk, asked), controls(desk)

    def drawn(detail: Detail) -> Panel:
        within = pictured.within(detail.room)
        return Panel((*lines(*head, *matters(detail.text)), *lines(*news_lines(news, detail.events)),
                      *shown(within, detail), *within.lettered(below)), GOLD)

    return drawn


def _alone(desk: Desk) -> str:
    return "-# Only you see this. It goes away when Discord restarts; press My table again then." if desk.alone else ""


def _small(desk: Desk) -> str:
    sight, standing = desk.sight, desk.standing
    game = f" · game {standing.number}, match {standing.seen_by(sight.seat)}" if standing is not None else ""
    return f"-# {plain(company(sight))}{game} · {plain(place(sight))} · {plain(own_score(sight))}"


def _me(desk: Desk) -> PlayerSight:
    return desk.sight.players[desk.sight.seat]


def _matters(desk: Desk, asked: Decision, most: int) -> list[str]:
    """At most a few lines: the source of the question, what is on the chain, what was chosen, what can be paid with.

    `most`: characters of a card's text.
    """
    if desk.ending:
        return [f"You can still play {plain(listed([option.short for option in desk.playable]))}."]
    rows = []
    source = _object(desk.sight, asked.source) or _object(desk.sight, begun(desk))
    if source is not None and source.text:
        rows.append(f"{plain(source.name)}: {rules_text(source.text, most)}")
    if asked.kind == "priority" and desk.draft is None and desk.sight.chain:
        rows.append(_newest(desk.sight, most))
    rows += [f"- **{plain(option.short)}**: {rules_text(option.full, most)}" for option in asked.options
             if option.key.startswith(FIELD)]
    if asked.kind == "mulligan":
        rows.append(f"You may replace up to {count(asked.most, 'card')}. You draw as many as you set aside; "
                    "then those go to the bottom of your deck.")
    if desk.assignment is not None:
        return [*rows, *_assigned(desk.assignment)]
    if desk.path and one_by_one(asked):
        names = {option.key: option.short for option in asked.options}
        rows.append("In this order: " + plain(", then ".join(names.get(key, key) for key in desk.path)))
    if asked.kind in PAYING:
        rows.append(f"Ready: {ready_runes(_me(desk))}")
    rows += _outlook(desk)
    if desk.lasts:
        costs = sorted({last.cost for last in desk.lasts})
        rows.append(f"What you choose completes it: {plain(costs[0] if len(costs) == 1 else 'pay what stands there')}.")
    if desk.draft is not None:
        rows.append("-# Nothing has happened yet.")
    return rows


def _outlook(desk: Desk) -> list[str]:
    """What is left to pay with after what is composed, where that is sure, and whether it would do nothing."""
    coming = [desk.outlook] if desk.outlook is not None else [last.outlook for last in desk.lasts]
    left = {ready_runes(one.left) for one in coming}
    return [*(f"Ready after it: {said}" for said in left if len(left) == 1),
            "**Nothing would happen** as the game stands." if coming and all(one.idle for one in coming) else ""]


def _assigned(whole: Assignment) -> list[str]:
    """What each unit would get, how much it needs, and who would die."""
    return [f"You deal {whole.damage}. As it is marked now:", *(
        f"- **{plain(share.name)}** " + (f"gets {share.gets} and dies" if share.gets >= share.need
                                        else f"gets {share.gets} of the {share.need} that it needs, and stays"
                                        if share.need < 1000 else f"gets {share.gets}, which can't kill it")
        for share in whole.shares)]


def _newest(sight: Sight, most: int) -> str:
    """What is on top of the chain: by whom, on what, and what it does. A list of the chain says the first two."""
    item = sight.chain[-1]
    if len(sight.chain) > 1:
        return rules_text(item.text, most)
    on = f", on {plain(listed(item.targets))}" if item.targets else ""
    text = f": {rules_text(item.text, most)}" if item.text else ""
    return f"By {called(sight, item.controller)}{on}{text}"


def begun(desk: Desk) -> int:
    """The object that a draft began with: of “play:34” it is 34."""
    number = desk.path[0].split(":")[1] if desk.draft is not None and ":" in desk.path[0] else ""
    return int(number) if number.isdigit() else 0


def _object(sight: Sight, number: int) -> ObjectSight | None:
    """A visible object by its id."""
    if number <= 0:
        return None
    every: list[ObjectSight] = []
    for player in sight.players:
        every += [player.legend, *player.further, *player.champion, *player.base, *player.runes, *player.trash,
                  *(player.hand or ())]
    for field in sight.battlefields:
        every += [field.card, *field.units]
    return next((one for one in every if one.id == number), None)


def _shown(desk: Desk, asked: Decision) -> Callable[[Pictured, Detail], Shown]:
    """The board and the hand, in full where the turn is planned, with the picture: of the hand there, else of the
    board, which shows the chain too."""
    chain = chain_text(desk.sight) if len(desk.sight.chain) > 1 or asked.kind != "priority" else ()
    shares = lines(*shared_hands(desk.sight)) if desk.draft is None else ()
    names = lines(hand_names(desk.sight)) if asked.kind in WINDOWS and desk.draft is None else ()
    board, presented = _board(desk), [presented_line(desk.sight)]

    def planned(pictured: Pictured, detail: Detail) -> Shown:
        around = presented if asked.kind == "mulligan" else board(detail)
        hand = pictured.shown(lines(*hand_lines(desk.sight, detail.card)))
        return (*chain, *lines(*around), *hand, *(shares if detail.own else ()))

    def answered(pictured: Pictured, detail: Detail) -> Shown:
        own = (*names, *shares) if detail.own else ()
        return (*pictured.shown((*chain, *lines(*board(detail)))), *own)

    return planned if plans(desk, asked) else answered


def _board(desk: Desk) -> Callable[[Detail], list[str]]:
    """The battlefields and the own base, which is empty before there is a hand to play from."""
    fields, base = fields_of(desk.sight), base_line(_me(desk)) if dealt(desk.sight) else ""
    return lambda detail: [*field_lines(fields, detail), base if detail.own else ""]


def hand_panel(sight: Sight, preferences: Preferences = IN_WORDS) -> Panel:
    """The hand in full, for its player alone."""
    shown = picturing.hand(sight, preferences, lines(*hand_lines(sight, 400)))
    return fit(Panel((*shown, *lines(f"Ready: {ready_runes(sight.players[sight.seat])}", *shared_hands(sight))), GREY))


def _waiting(desk: Desk) -> Drawn:
    """Nothing to do: who is being waited for, what happened, the board and the hand."""
    sight, begun = desk.sight, dealt(desk.sight)
    names = listed(plain(sight.players[seat].name) for seat in sight.waiting if seat != sight.seat) or "the game"
    asked = f"is asked {sight.waiting_for}" if sight.waiting_for.startswith("to ") else sight.waiting_for
    told = f"{names} {plain(asked)}. " if asked else ""
    head = lines(
        f"### Waiting for {names}", _alone(desk), _small(desk),
        f"{told}Nothing to do for you now." + ("" if desk.alone else " This message changes by itself when you are "
                                               "needed."), yielding(desk.orders))
    chain, board = chain_text(sight), _board(desk)
    own = (hand_names(sight), *shared_hands(sight), f"Ready: {ready_runes(_me(desk))}" if begun else "")
    below = row(clear(desk), Button("Show my hand", custom_id(desk.match, Origin.PANEL, "hand")) if begun else None,
                *(Button(f"Remind {sight.players[seat].name}", custom_id(desk.match, Origin.PANEL, "remind", str(seat)))
                  for seat in sight.waiting if seat != sight.seat and seat not in desk.computers),
                Button("Card", custom_id(desk.match, Origin.PANEL, "card")),
                Button("Board", custom_id(desk.match, Origin.PANEL, "text")),
                Button("Menu", custom_id(desk.match, Origin.PANEL, "menu")),
                Button("Refresh", custom_id(desk.match, Origin.PANEL, "refresh")))
    return lambda detail: Panel((*head, *chain, *lines(*news_lines(desk.news, detail.events), *board(detail), *own),
                                 *below), GREY)


def watching(match: str, link: str) -> Panel:
    """What a player has who has left the game (652): the others play on. The link leads to the thread, if there is
    one. It says nothing of how the game stands, so it stays as it is until the result."""
    there = "The board in the thread" if link else "*Board*"
    return Panel((
        *lines("### You have left this game", "The others play to its end, and nothing is asked of you any more. "
               f"{there} shows you all that everybody sees; the result comes here."),
        *row(Button("Board", custom_id(match, Origin.PANEL, "text")),
             Button("Go to the thread", "", url=link) if link else None),
    ), GREY)


def gone(link: str = "") -> Panel:
    """What stays of a panel that was sent anew, or couldn't be, for its player takes no private messages: then the way
    to their table, which stays right when they do again."""
    if not link:
        return Panel((Text("Moved down."),), GREY)
    said = "Private messages were closed here. *My table* in the thread opens your table."
    return notes.note(said, link, "Go to the thread")


def nothing() -> Panel:
    """No word at all: the answer to a double click."""
    return Panel((), GREY)
