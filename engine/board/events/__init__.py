"""What happens: one constructor for each kind of event, which names what the kind says, and beside it the readings of
what an event of that kind has said.

`Event` holds that in a few fields, the same for all kinds; which field says what is known in this folder alone.
"""
# ruff: noqa: F403 - the kinds are one name space, of which `EventKind` is the list
from engine.board.events.cards import *
from engine.board.events.chain import *
from engine.board.events.objects import *
from engine.board.events.places import *
from engine.board.events.players import *
from engine.board.events.turn import *
