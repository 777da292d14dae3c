"""The names of a match's messages: a kind, and the numbers that tell its messages apart, as `turn:7`.

`lobby` is the post in the channel. In the thread stand `opening`, `turn:TURN` (the board that was opened in that turn),
`call:QUESTION:SEAT` (for a player who gets no private messages), `fault:SEQ` and `result`. `panel:SEAT` is a private
message. `gone:MESSAGE` was sent anew elsewhere; `gone:0:WHEN` was perhaps sent then, in milliseconds. What belongs to a
later game of the match ends with the number of that game, as `turn:7@2`.
"""
from __future__ import annotations

from typing import Literal, NewType, cast

MessageKind = Literal["lobby", "opening", "turn", "panel", "call", "fault", "result", "gone"]
MessageName = NewType("MessageName", str)

LOBBY = MessageName("lobby")
"""The message of which a match has one."""


def message_name(kind: MessageKind, *numbers: int, game: int = 1) -> MessageName:
    """The name of a message, of that game of its match if it belongs to one."""
    return MessageName(":".join([kind, *map(str, numbers)]) + (f"@{game}" if game > 1 else ""))


def kind_of(name: MessageName) -> MessageKind:
    """What kind of message that is."""
    return cast(MessageKind, name.partition("@")[0].partition(":")[0])


def numbers_of(name: MessageName) -> tuple[int, ...]:
    """The numbers in a name, without that of its game."""
    return tuple(int(number) for number in name.partition("@")[0].split(":")[1:])


def numbering(name: MessageName) -> str:
    """The numbers as they stand in a name, with that of its game: `7@2`."""
    return name.partition(":")[2]


def game_of(name: MessageName) -> int:
    """To which game of its match a message belongs; 1 for one that belongs to none."""
    return int(name.partition("@")[2] or 1)
