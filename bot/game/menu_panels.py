"""*Menu* as panels: what a player can do besides playing, and the question before conceding."""
from __future__ import annotations

from bot.game.standing_controls import forgetting, remembered, yielding
from bot.game.unreachable import reason
from bot.panels.click_ids import Action, Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, lines, row
from bot.panels.sight_words import named, side_of, sides
from bot.panels.text import listed, plain
from bot.tables.rounds import Standing
from engine.sights import Sight
from engine.standing import NONE, Orders


def menu_panel(match: str, title: str, held: bool, code: int = 0, orders: Orders = NONE,
               draw: str = "Offer a draw", shares: bool | None = None) -> Panel:
    """What a player can do besides playing.

    `held`: they are asked in every window, even where nothing could be done. `code`: with which Discord refuses private
    messages to them; 0 if it takes them. `orders`: what they have left word of.
    `draw`: what the button about a draw is called; empty for none. `shares`: whether they share hands; None where they
    have no teammate.
    """
    return Panel((
        *lines("### Menu", plain(title),
               "You are asked in every window." if held
               else "Windows in which you can do nothing are passed for you; `/prefs` changes that for all matches.",
               f"{reason(code)}. Play with *My table* in the thread, or with `/match show`." if code else "",
               yielding(orders), remembered(orders)),
        *forgetting(match, orders),
        *row(Button("Pass empty windows for me" if held else "Ask me in every window",
                    custom_id(match, Origin.MENU, "hold")),
             Button("Clear: ask me again", custom_id(match, Origin.PANEL, "clear")) if orders.yielding else None,
             Button("My table", custom_id(match, Origin.MENU, "mine")),
             None if shares is None else Button("Stop sharing hands" if shares else "Share hands",
                                                custom_id(match, Origin.MENU, "share", "off" if shares else "on")),
             Button(draw, custom_id(match, Origin.MENU, "draw")) if draw else None,
             Button("Concede", custom_id(match, Origin.MENU, "concede"), "danger"),
             Button("How to open messages", custom_id(match, Origin.CALL, "help")) if code else None),
    ), GREY)


def concede_panel(match: str, sight: Sight, standing: Standing | None = None) -> Panel:
    """Asks once more; in a match of several games whether this game is conceded or all of it."""
    if standing is None:
        return question_panel(match, "Concede this game?", plain(given_up(sight)), "Yes, concede", "conceding", "stay")
    other = standing.names[1 - sight.seat]
    if standing.over:
        return question_panel(match, "Concede the match?", plain(f"The match ends and {other} wins."), "Yes, concede",
                              "forfeit", "stay")
    lost = plain(f"{other} wins this game, or the whole match. It stands {standing.score}.")
    return Panel((
        *lines("### Concede this game, or the match?", lost),
        *row(Button("Concede this game", custom_id(match, Origin.MENU, "conceding"), "danger"),
             Button("Concede the match", custom_id(match, Origin.MENU, "forfeit"), "danger"),
             Button("No", custom_id(match, Origin.MENU, "stay"))),
    ), GOLD)


def given_up(sight: Sight) -> str:
    """What comes of it when the reader concedes, as plain text."""
    mine = side_of(sight, sight.seat)
    left = [side for side in sides(sight) if side != mine and not side[0].gone]
    if len(left) > 1:
        return f"You leave the game and watch on; {listed(named(side) for side in left)} go on."
    return f"The game ends and {named(left[0])} {'wins' if len(left[0]) == 1 else 'win'}."


def question_panel(match: str, question: str, lost: str, yes: str, done: Action, kept: Action) -> Panel:
    """Asks before something is lost; `done` and `kept` are what *Yes* and *No* do."""
    return Panel((
        *lines(f"### {question}", lost),
        *row(Button(yes, custom_id(match, Origin.MENU, done), "danger"),
             Button("No", custom_id(match, Origin.MENU, kept))),
    ), GOLD)
