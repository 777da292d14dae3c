"""What an event says beyond its subject, by the names that it has for that kind."""
from __future__ import annotations

from typing import cast

from engine.kernel.event import Event
from engine.names.board import Designation, HandedZone, ItemKind


def zone_of(event: Event) -> HandedZone:
    """Of “queued” the zone from which the card comes, of “unqueued” the one to which it goes back."""
    return cast(HandedZone, event.other)


def designation_of(event: Event) -> Designation:
    """Of “designated” what the unit is from now on."""
    return cast(Designation, event.other)


def item_kind_of(event: Event) -> ItemKind:
    """Of “activated” and “finalized” what the chain item is; what was created on the chain is like a card
    (439.2.b.2)."""
    return (
        "activated"
        if event.kind == "activated"
        else "card"
        if event.other == "created"
        else cast(ItemKind, event.other)
    )
