"""The names of a match's messages: a kind, and the numbers that tell its messages apart, as `turn:7`.

`lobby` is the post in the channel. In the thread stand `opening`, `turn:TURN`, `call:QUESTION:SEAT` (for a player who
gets no private messages), `fault:SEQ` and `result`. `panel:SEAT` is a private message. `gone:MESSAGE` was sent anew
elsewhere.
"""
from __future__ import annotations

from typing import Literal, NewType, cast

MessageKind = Literal["lobby", "opening", "turn", "panel", "call", "fault", "result", "gone"]
MessageName = NewType("MessageName", str)

LOBBY, OPENING, RESULT = MessageName("lobby"), MessageName("opening"), MessageName("result")
"""The messages of which a match has one."""


def message_name(kind: MessageKind, *numbers: int) -> MessageName:
    """The name of a message."""
    return MessageName(":".join([kind, *map(str, numbers)]))


def kind_of(name: MessageName) -> MessageKind:
    """What kind of message that is."""
    return cast(MessageKind, name.partition(":")[0])


def numbers_of(name: MessageName) -> tuple[int, ...]:
    """The numbers in a name."""
    return tuple(int(number) for number in name.split(":")[1:])
