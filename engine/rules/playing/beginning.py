"""An offered action begins."""
from __future__ import annotations

from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.decision import Reason, Refused
from engine.rules.playing import hiding, play
from engine.rules.playing.movement import begin_move


def begin(g: State, seat: int, key: str) -> None:
    """Begin the offered action with that key; its draft follows."""
    g.keeping = NOBODY
    verb, _, rest = key.partition(":")
    if verb == "play":
        play.play_card(g, seat, int(rest))
    elif verb == "use":
        id, _, n = rest.partition(":")
        play.use_ability(g, seat, int(id), int(n))
    elif verb == "hide":
        hiding.begin_hide(g, seat, int(rest))
    elif verb == "move":
        begin_move(g, seat, int(rest))
    else:
        raise Refused(Reason("410.1", f"{key} is no action"))
