"""An agreed draw (TR410.1): the question before it is offered or accepted, and the word of it on everybody's panel."""
from __future__ import annotations

from bot.answering.replies import Polite
from bot.game.menu_panels import question_panel
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, Button, Panel, Text, below_heading, fit, lines, row
from bot.panels.text import listed, plain
from bot.store import Match
from engine.sights import Sight

UNTIL = "The offer holds until this turn ends, or somebody leaves the game."


def refuse(match: Match, sight: Sight) -> None:
    """Raise Polite where a computer plays: it agrees to no draw."""
    if agrees_never(match, sight):
        raise Polite("A computer agrees to no draw. Play on, or concede.")


def agrees_never(match: Match, sight: Sight) -> bool:
    """Whether a computer still plays, without which no draw can be agreed to."""
    return any(not sight.players[player.seat].gone for player in match.computers)


def label(sight: Sight) -> str:
    """What the button is called that leads to the question."""
    if not sight.drawing:
        return "Offer a draw"
    return "Take the draw back" if sight.seat in sight.drawing else "Answer the draw"


def question(match: str, sight: Sight) -> Panel:
    """Asks the reader once more: whether they offer a draw, take theirs back, or agree to one."""
    if not sight.drawing:
        return question_panel(match, "Offer a draw?", "The game ends without a winner when all others agree. " + UNTIL,
                              "Yes, offer a draw", "drawing", "stay")
    if sight.seat in sight.drawing:
        return question_panel(match, "Take the draw back?", "Then nobody has offered one.", "Yes, take it back",
                              "nodraw", "stay")
    return Panel((
        *lines("### End the game as a draw?", plain(consequence(sight))),
        *row(Button("Yes, agree to a draw", custom_id(match, Origin.MENU, "drawing"), "danger"),
             Button("Decline the draw", custom_id(match, Origin.MENU, "nodraw"))),
    ), GOLD)


def consequence(sight: Sight) -> str:
    """What comes of it when the reader agrees, as plain text."""
    others = [seat for seat in open_seats(sight) if seat != sight.seat]
    if not others:
        return "The game ends, and nobody wins."
    return f"The game ends when {names(sight, others)} also agrees, and nobody wins."


def open_seats(sight: Sight) -> list[int]:
    """Who has yet to agree."""
    return [player.seat for player in sight.players if not player.gone and player.seat not in sight.drawing]


def names(sight: Sight, seats: list[int]) -> str:
    """“Ana and Bo”, as plain text."""
    return listed(sight.players[seat].name for seat in seats)


def given(sight: Sight) -> str:
    """What a player reads who has just offered or accepted. It stays where it is, so it tells what they did."""
    others = plain(names(sight, open_seats(sight)))
    did = "offered" if len(sight.drawing) == 1 else "agreed to"
    return f"You {did} a draw, and {others} had yet to agree. Your panel shows how the offer stands."


def with_offer(panel: Panel, match: str, sight: Sight) -> Panel:
    """The panel, with the draw that is offered below its heading, if one is: to be answered, or to be waited for."""
    if not sight.drawing or sight.over:
        return panel
    if sight.seat in sight.drawing:
        said = f"You offer a draw. {plain(names(sight, open_seats(sight)))} can agree. {UNTIL}"
        return fit(below_heading(panel, Text(f"-# {said}")))
    verb = "offers" if len(sight.drawing) == 1 else "offer"
    return fit(below_heading(
        panel, Text(f"**{plain(names(sight, list(sight.drawing)))} {verb} a draw.** {UNTIL}"),
        *row(Button("Agree to the draw", custom_id(match, Origin.PANEL, "draw"), "primary"),
             Button("Decline the draw", custom_id(match, Origin.PANEL, "nodraw")))))
