"""What happens: one constructor for each kind of event, which names what the kind says, and beside it the readings of
what an event of that kind has said.

`Event` holds that in a few fields, the same for all kinds. What a field's name says by itself (how much is dealt, where
it happens, by whom) is read from the field; what it doesn't say is read by a function of this folder.
"""
# ruff: noqa: F403 - the kinds are one name space, of which `EventKind` is the list
from engine.board.events.cards import *
from engine.board.events.chain import *
from engine.board.events.objects import *
from engine.board.events.places import *
from engine.board.events.players import *
from engine.board.events.turn import *
