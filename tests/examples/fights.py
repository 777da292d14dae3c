"""What the examples of combat share."""
from __future__ import annotations

from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import Table


def clash(
    attackers: list[str], defenders: list[str], you: dict[str, object] | None = None,
    foe: dict[str, object] | None = None,
) -> Table:
    """Your units have moved to the Meadow, which the foe's units hold."""
    table = Table(
        you=quiet(base=attackers, **(you or {})), foe=quiet(at={MEADOW: defenders}, **(foe or {})), battlefields=PLAIN
    )
    table.you.move(*attackers, to=MEADOW)
    return table


def dealt(table: Table, to: int) -> dict[str, int]:
    """Combat damage that was dealt to that player's units, by name."""
    return {table.state.catalogue.cards[event.card].name: event.n for event in blows(table, to)}


def hits(table: Table, to: int) -> list[int]:
    """The amounts alone."""
    return [event.n for event in blows(table, to)]


def blows(table: Table, to: int) -> list:  # type: ignore[type-arg]
    """The events."""
    return [event for event in table.events("damaged") if event.rule == "465.2.d" and event.seat == to]


def first(table: Table) -> None:
    """The open question is answered with its first option."""
    table.answer(table.open.seat, table.open.options[0].key)


def named(table: Table, short: str) -> None:
    """The open question is answered with the option that is called so."""
    table.answer(table.open.seat, next(option.key for option in table.open.options if option.short == short))
