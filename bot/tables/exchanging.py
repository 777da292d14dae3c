"""Between two games of a match: what each player exchanges, chosen step by step and kept as drafts are."""
from __future__ import annotations

from bot.store import Match, Writing
from bot.tables import announcements, rounds
from bot.tables.desk import Desk
from bot.tables.table import Behind, Table
from engine.kernel.decision import Refused
from engine.match import Match as Series


async def desk(table: Table, seat: int, page: int = 0, alone: bool = False) -> Desk:
    """What a player has before them between two games. Choices that don't fit any more are left out."""
    series, asked = series_of(table), table.asked()[seat]
    number, path = await table.store.draft(table.match.game, seat)
    path = path if number == asked else ()
    try:
        exchange = series.sideboarding(seat, path) if asked >= 0 else None
    except Refused:
        path, exchange = (), series.sideboarding(seat)
    fields = tuple(series.catalogue.cards[code].name for code in series.left(seat))
    return Desk(table.match.id, table.game.sight(seat), None, path=path, page=page, alone=alone,
                standing=table.standing, exchange=exchange, fields=fields)


async def choose(table: Table, seat: int, number: int, path: tuple[str, ...]) -> None:
    """Keep what a seat has chosen so far. Raises Refused; then nothing has changed."""
    series = asking(table, seat, number)
    await table.run({"exchange": list(path), "seat": seat}, lambda: series.sideboarding(seat, path))
    async with table.store.write() as tx:
        await tx.set_draft(table.match.game, seat, number, path)
        await announcements.panel(tx, table.match, seat)


async def exchange(table: Table, seat: int, number: int, path: tuple[str, ...]) -> None:
    """Exchange cards for the next game, which begins when everybody has. Raises Refused, Faulted or StoreError; then
    nothing was stored."""
    series = asking(table, seat, number)
    before = series.save()
    await table.run({"exchange": list(path), "seat": seat}, lambda: series.answer(number, seat, path))
    async with table.store.write() as tx:
        await tx.set_series(table.match.id, before, series.save())
        match = await rounds.exchanged(tx, table.match, series, seat)
        await noted(tx, match, series)
    table.go_on(match)
    await table.settle()


async def forfeit(table: Table, seat: int) -> None:
    """Give the whole match up for a player, in a game or between two (TR410.2). Raises as `exchange` does."""
    series = series_of(table)
    if not table.between:
        await table.interject(seat, "concede")
    if series.over:  # that game has decided it
        return
    before = series.save()
    series.concede(seat)
    async with table.store.write() as tx:
        await tx.set_series(table.match.id, before, series.save())
        match = await rounds.over(tx, table.match, f"{table.match.players[seat].name} gave the match up.")
        await announcements.panels(tx, match)
        await noted(tx, match, series)
    table.go_on(match)


async def noted(tx: Writing, match: Match, series: Series) -> None:
    """Note which questions are open now: between two games, or in the newest."""
    await announcements.asked(tx, match.id, announcements.questions(match, series.pending() or series.game.pending()))


def series_of(table: Table) -> Series:
    """All games of the match together. Raises Behind where one game decides."""
    if table.series is None:
        raise Behind
    return table.series


def asking(table: Table, seat: int, number: int) -> Series:
    """The series, while it asks that seat that question. Raises Behind."""
    if table.asked()[seat] != number or not table.between:
        raise Behind
    return series_of(table)
