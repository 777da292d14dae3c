"""The turn (301–317): phases as named steps; between them the chain is worked off."""
from __future__ import annotations

from typing import Any

from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.offers import begin, offers
from engine.rules import cleanup
from engine.rules.batches import propose
from engine.rules.chain import settle
from engine.rules.drawing import draw_cards
from engine.rules.scoring import hold_all

CHANNELED = 2
"""Runes that a player channels each turn (315.3)."""


END = Option("end", "End turn", "your Main Phase ends")


def start(g: State, f: Frame, node: Any) -> None:
    """317.3: the next player in turn order takes the turn."""
    g.turn += 1
    g.this_turn = len(g.events)
    g.gone = {}
    g.players[g.turn_player].turns += 1
    propose(g, f, [Event("turn starts", "317.3", g.turn_player, n=g.turn)])


def phase(g: State, name: str, rule: str) -> None:
    """A phase or step begins."""
    g.phase = name.removesuffix(" phase").removesuffix(" step")
    propose(g, None, [Event(f"{name} starts", rule, g.turn_player)])


def awaken(g: State, f: Frame, node: Any) -> None:
    """315.1: the Turn Player readies everything they control, as one action."""
    g.phase = "awaken"
    seat = g.turn_player
    mine = [thing for thing in g.objects.values() if thing.exhausted and thing.controller == seat]
    propose(g, f, [Event("readied", "315.1", seat, thing.id) for thing in mine])


def beginning(g: State, f: Frame, node: Any) -> None:
    """315.2.a."""
    phase(g, "beginning phase", "315.2.a")


def scoring(g: State, f: Frame, node: Any) -> None:
    """315.2.b."""
    g.phase = "scoring"
    hold_all(g, f)


def channel(g: State, f: Frame, node: Any) -> None:
    """315.3; the player going last channels one more in their first Channel Phase (485.7, 487.7)."""
    g.phase = "channel"
    player = g.players[g.turn_player]
    extra = g.mode.extra_runes if g.turn == len(g.players) and player.turns == 1 else 0
    n = min(CHANNELED + extra, len(player.rune_deck))
    propose(g, f, [Event("channeled", f"{g.mode.rule}.7" if at >= CHANNELED else "315.3", g.turn_player) for at in range(n)])


def draw(g: State, f: Frame, node: Any) -> None:
    """315.4; where the mode says so the first player doesn't draw in the first Draw Phase (487.7)."""
    g.phase = "draw"
    g.touch()
    if g.turn == 1 and not g.mode.first_draws:
        propose(g, f, [Event("first draw left out", f"{g.mode.rule}.7", g.turn_player)])
        return
    draw_cards(g, g.turn_player, 1, "315.4")


def empty_pools(g: State, f: Frame, node: Any) -> None:
    """316.3: every player's pool empties."""
    g.phase = "main"
    propose(g, f, [Event("emptied", "316.3", seat) for seat in g.seats(g.turn_player) if g.players[seat].pool])


def main(g: State, f: Frame, node: Any) -> None:
    """316.4."""
    phase(g, "main phase", "316.4")


def act(g: State, f: Frame, node: Any) -> None:
    """316: the Turn Player acts, one action after another, until they end the turn (316.9)."""
    seat = g.turn_player
    key = g.ask(seat, "act", "Your turn: what do you do?", lambda: [*offers(g, seat, "act"), END], why="316")[0]
    if key == "end":
        f.go("ending")
        g.touch()
    else:
        begin(g, seat, key)


def acted(g: State, f: Frame, node: Any) -> None:
    """335: nothing is outstanding any more: the Turn Player has Priority again."""
    f.go("act")


def ending(g: State, f: Frame, node: Any) -> None:
    """317.1: “at the end of the turn” abilities trigger."""
    g.phase = "ending"
    propose(g, f, [Event("turn ends", "317.1", g.turn_player, n=g.turn)])


def expiration(g: State, f: Frame, node: Any) -> None:
    """317.2: the Ending Special Cleanup: heal, end “this turn”, empty the pools."""
    f.env["finalized"] = g.finalized
    cleanup.due(g, "ending")


def expired(g: State, f: Frame, node: Any) -> None:
    """317.2.f: if anything went through the chain in this step, the step is repeated."""
    if g.finalized != f.env["finalized"]:
        f.go("expiration")


def next_turn(g: State, f: Frame, node: Any) -> None:
    """317.3: the next turn in the queue: an additional one (735), else that of the next player in turn order (736, 737)."""
    before = g.queued_after if g.queued_after != NOBODY else g.turn_player
    left = [seat for seat in g.extra_turns if not g.players[seat].gone]
    g.turn_player = left[0] if left else g.after(before)
    g.extra_turns = tuple(left[1:])
    g.queued_after = before if left else NOBODY
    g.touch()
    f.go("start")


TURN = Script("turn", (
    Step("start", start), Step("awaken", awaken), Step("after awaken", settle), Step("beginning", beginning), Step("after beginning", settle),
    Step("scoring", scoring), Step("after scoring", settle), Step("channel", channel), Step("after channel", settle), Step("draw", draw),
    Step("after draw", settle), Step("empty pools", empty_pools), Step("main", main), Step("after start", settle), Step("act", act),
    Step("settle", settle), Step("acted", acted), Step("ending", ending), Step("after ending", settle), Step("expiration", expiration),
    Step("after expiration", settle), Step("expired", expired), Step("next", next_turn),
))
