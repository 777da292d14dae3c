"""A seat that a computer has: how it is kept, and that nobody takes it for a person's."""
from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.answering.replies import Polite
from bot.game import draw_offers, drawing, reminding
from bot.game.context import Host
from bot.match import lobby
from bot.store import Match, Player, Store, Terms
from bot.store.schema import MIGRATIONS
from bot.tables.tables import Tables
from tests.bot.asking import Clock
from tests.bot.test_passing import NOTHING, SOMETHING, is_open, settled, window
from tests.bot.test_passing import clock as clock

COMPUTER = "Computer (Steady)"


async def begun(tables: Tables, terms: Terms) -> Match:
    """A game of Ana against a computer, at its start."""
    players = (Player(0, 111, "Ana", "annie", ready=True, accepted=True),
               Player(1, 0, COMPUTER, "lux", ready=True, accepted=True, level="steady"))
    match = await lobby.add(tables.store, 1, 2, players, terms)
    await lobby.begin(tables, await lobby.accept(tables.store, match, 0, 60))
    found = await tables.store.match(match.id)
    assert found is not None
    return found


async def test_in_a_database_from_before_everybody_is_a_person(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    file = sqlite3.connect(path)
    file.executescript("".join(MIGRATIONS[:14]) + """
        PRAGMA user_version = 14;
        INSERT INTO match (id, state, guild, channel, created, open) VALUES ('abcdef', 'invited', 1, 2, 3, 1);
        INSERT INTO player (match, seat, user, name) VALUES ('abcdef', 0, 111, 'Ana'), ('abcdef', 1, 0, '');
    """)
    file.close()
    store = await Store.open(path)
    match = await store.match("abcdef")
    assert match is not None
    assert ([one.name for one in match.seated], match.computers, match.practice) == (["Ana"], (), False)
    async with store.write() as tx:
        await tx.set_player("abcdef", 1, level="keen", name="Computer (Keen)", accepted=True)
    match = await store.match("abcdef")
    await store.close()
    assert match is not None
    assert ([one.level for one in match.seated], match.practice, len(match.people)) == (["", "keen"], True, 1)
    assert match.seat_of(0) == -1, "no user is the computer"


async def test_a_computer_is_sent_nothing_and_is_never_away(tables: Tables, clock: Clock) -> None:
    match = await begun(tables, Terms(masking=False))
    names = {one.name for one in await tables.store.surfaces(match.id)}
    assert ("panel:0" in names, "panel:1" in names) == (True, False)
    clock.now += 3600.0
    found: dict[bool, list[tuple[str, int]]] = {}
    for _ in range(2):  # each of them is asked for their hand
        computers = await tables.store.computers_asked() == [match.id]
        found[computers] = await tables.store.absent(clock.now, 60.0)
        async with tables.at(match.id) as table:
            decision = table.game.pending()[0]
            await table.answer(decision.seat, decision.number, ())
        clock.now += 3600.0
    assert found == {True: [], False: [(match.id, 0)]}


@pytest.mark.parametrize("masking", [True, False])
async def test_what_a_computer_holds_decides_nothing_about_its_windows(
        tables: Tables, clock: Clock, masking: bool) -> None:
    for hand in (NOTHING, SOMETHING):
        match = await begun(tables, Terms(masking=masking))
        async with tables.store.write() as tx:
            await tx.set_player(match.id, 0, level="calm")  # whoever the window is of
        decision = await window(tables, match, hand)
        for _ in range(3):
            assert is_open(await settled(tables, match), decision), "it is passed by itself in its own time"
            clock.now += 3600.0
        assert await tables.store.window(match.id, decision.seat) is None
        async with tables.at(match.id) as table:
            await table.answer(decision.seat, decision.number, ("pass",))
            assert not is_open(table.game, decision), "its own pass isn't kept back once more"


async def test_it_is_told_that_a_computer_may_be_asked(tables: Tables) -> None:
    woken: list[str] = []
    tables.wake = woken.append
    match = await begun(tables, Terms())
    assert woken == [match.id]
    async with tables.at(match.id) as table:
        await table.interject(0, "concede")
    assert woken == [match.id], "the game is over"


async def test_a_computer_is_neither_reminded_nor_asked_for_a_draw(tables: Tables) -> None:
    match = await begun(tables, Terms())
    async with tables.at(match.id) as table:
        panel = await drawing.seat_panel(table, 0)
        sight = table.game.sight(0)
        if table.asked()[1] < 0:
            await table.answer(0, table.asked()[0], ())
        with pytest.raises(Polite, match="needs no reminder"):
            await reminding.remind(cast(Host, None), table, 0, "1")
    assert "Remind" not in str(panel)
    with pytest.raises(Polite, match="A computer agrees to no draw"):
        draw_offers.refuse(match, sight)
    draw_offers.refuse(replace(match, players=(match.players[0], replace(match.players[1], level="", user=222))), sight)


async def test_the_result_mentions_people_and_names_computers(tables: Tables) -> None:
    match = await begun(tables, Terms())
    async with tables.at(match.id) as table:
        await table.interject(0, "concede")
        panel = await drawing.result_panel(table)
    assert panel is not None
    assert panel.text.startswith(f"## {COMPUTER} wins\n<@111> against {COMPUTER} · ")
    assert panel.pings == (111,)
