"""The kinds of events: one definition, so that a slip in a kind's name is an error where it is written.

Here, below everything, because words say by which kinds they are noticed, and the board makes them happen.
"""
from __future__ import annotations

from typing import Literal

EventKind = Literal[
    # cards between zones
    "drawn", "discarded", "died", "returned", "benched", "banished", "hidden", "trashed", "recycled", "topped",
    "looked", "revealed", "put back", "channeled", "burned",
    # the chain
    "queued", "queued token", "unqueued", "entered", "finalized", "activated", "triggered", "chose", "mode chosen",
    "mistargeted", "resolved", "played", "countered", "fizzled", "declined", "ambushed",
    # what stays where it is
    "moved", "recalled", "attached", "detached", "equipped", "copied", "taken", "created", "swapped", "exhausted",
    "readied", "stunned", "unstunned", "damaged", "exceeded", "prevented", "healed", "designated", "attacked",
    "defended", "buffed", "buff spent", "buff moved", "empowered", "disempowered", "given", "called", "picked",
    "became",
    # resources and points
    "added", "paid", "emptied", "gained", "points lost", "xp gained", "xp spent",
    # battlefields and showdowns
    "contested", "uncontested", "controlled", "conquered", "held", "ally controls", "ally occupies", "took part",
    "combat won", "combat tied", "combat drawn", "showdown starts", "showdown ends", "combat starts", "combat ends",
    # the turn
    "turn starts", "turn ends", "turn queued", "awaken phase starts", "beginning phase starts", "scoring step starts",
    "channel phase starts", "draw phase starts", "main phase starts", "first draw left out",
    # rules about rules
    "replaced", "ignored", "laid", "loop ended",
    # players
    "shuffled", "kept", "burned out", "conceded", "lost", "won", "removed", "laid bare",
    "draw offered", "draw agreed", "draw declined",
]
"""What happens. Most kinds have an atom that makes them true; “ambushed” is only asked about, “won” and “lost” end the
game at once."""
