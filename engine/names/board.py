"""Fixed names of the board: one definition each, so that a slip is an error where it is written."""
from __future__ import annotations

from typing import Final, Literal, NewType

Zone = Literal[
    "board", "legend", "battlefield", "facedown", "hand", "trash", "banished", "champion", "chain", "looked",
    "revealed", "gone",
]
"""Where an object is (105–108). “looked” and “revealed” are cards on top of a deck that somebody sees; “gone” is the
legend of a player who has left (652.3)."""
ListZone = Literal["hand", "trash", "banished", "champion", "looked", "revealed"]
"""Zones that are a list of a player's."""
HeldZone = Literal[ListZone, "chain"]
"""Zones off the board to which a card can go with the object that is made of it."""
Goal = Literal[ListZone, "deck"]
"""Where something can be taken, off the board."""
HandedZone = Literal[ListZone, "facedown"]
"""Zones from which a card can go to the chain."""
DECK_TOP: Final[frozenset[Zone]] = frozenset(("looked", "revealed"))
"""Zones of cards that still lie on top of a deck."""
Whence = Literal["", Zone]
"""The zone from which something was played; “” where there is none."""
TextZone = Literal[Whence, "coming"]
"""Where a text is active, if not on the board (366, 385); “coming” while its object comes to be there."""

Role = Literal["attacker", "defender"]
"""What a player is in a combat (464.2.c)."""
Designation = Literal["", Role]
"""What a unit is in a combat; “” out of one (323.2)."""

ChainKind = Literal["card", "activated", "triggered"]
"""What an item on the chain is (327–329)."""
ItemKind = Literal[ChainKind, "effect", "hide"]
"""The same, and what is asked about like one that it never becomes: an effect that pays, and hiding a card."""
Opening = Literal["", ChainKind, "add"]
"""What opened the chain (340.2.a)."""
AbilityKind = Literal["spell", "triggered", "activated", "replacement", "ending", "passive"]
"""What an ability is; “ending” is one that ends a duration, “passive” one that lets others hold for a while."""
ChoiceKind = Literal["target", "place", "player", "destination", "mode", "item", "counters"]
"""What is chosen: an object; a location that the text aims at; a player; where something goes (355.4); one of several
modes (355.3); an item on the chain; counters, by what they are on, once for each (745)."""
PlayWindow = Literal["act", "invited", "focus", "priority"]
"""When something may be played: in one's own turn, in that of a mate who invites (489.8.a), with Focus, with
Priority."""
ResourceKind = Literal["energy", "fury", "calm", "mind", "body", "chaos", "order", "any"]
"""What is in a Rune Pool: Energy, or Power of a domain or of any (166)."""
PointsFrom = Literal["hold", "conquer", "burn out", "effect"]
"""What gives points (194.1)."""
Payment = Literal["", "order", "hand"]
"""How an item is paid: by the plan, with runes as they lie, one by one."""

Phase = Literal["setup", "awaken", "beginning", "scoring", "channel", "draw", "main", "ending"]
"""The phase, or the step of one, in which the turn is (314–317)."""
ShowdownStep = Literal["opening", "showdown", "damage", "resolution", "undesignated"]
"""How far a showdown or combat has come; at last perhaps nobody attacks or defends in it any more."""

FixedWindow = Literal["turn", "combat", "cleanup"]
"""Windows that begin again and again: a duration ends when the number of its window is raised (317.2.c, 466.7.c)."""
OpenWindow = NewType("OpenWindow", str)
"""A window of one duration alone, which ends with something that happens; its name holds an id."""
Window = Literal["", "over"] | FixedWindow | OpenWindow
"""What a duration lasts with: “” for good, “over” of what never began (359.3.e.16)."""
