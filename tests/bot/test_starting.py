"""What is there once the bot has started: nobody waits for what could have been built before."""
from __future__ import annotations

import asyncio
import inspect
import sys
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from bot import app
from bot.app import Chainkeeper
from bot.lookups import suggest
from bot.lookups.address import Address
from bot.lookups.asking import mentions_panel
from bot.lookups.views import Lookups
from bot.process.discord_address import point_client_at
from bot.sandbox.server import StandIn
from engine.game import readings
from engine.rulebook.search import index
from engine.standing import empty
from tests.bot.players import Hall


def kept() -> dict[str, Any]:
    """Every function that a look-up comes to and whose results are kept."""
    rooms = [module for name, module in sorted(sys.modules.items())
             if name.startswith(("engine.rulebook", "bot.lookups", "cards."))]
    return {f"{made.__module__}.{made.__name__}": made for module in rooms for made in vars(module).values()
            if callable(made) and hasattr(made, "cache_clear")}


def built() -> dict[str, int]:
    """How often each of those without parameters was built, which are built once; and the parts of the index."""
    once = {name: made for name, made in kept().items() if not inspect.signature(made).parameters}
    return {name: made.cache_info().misses for name, made in once.items()} | {"index": len(vars(index()))}


async def test_the_cards_are_read_after_the_start_and_then_nothing_is_in_doubt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(empty, "_POOLS", WeakKeyDictionary())
    monkeypatch.setattr(Lookups, "warm", lambda self: None)
    monkeypatch.setattr(app, "SLICE", float("inf"))
    async with StandIn(rate_limits=False) as discord:
        point_client_at(discord.url)
        bot = Chainkeeper(Hall(discord, tmp_path).settings)
        await bot.login("sandbox")
        try:
            assert bot.tables.unread
            await next(task for task in asyncio.all_tasks() if task.get_name() == "reading the cards")
            assert not bot.tables.unread
            assert list(empty._POOLS) == list(readings(bot.tables.catalogue))
        finally:
            await bot.close()


async def test_after_the_start_nothing_that_a_look_up_needs_is_built(tmp_path: Path) -> None:
    for made in kept().values():
        made.cache_clear()
    async with StandIn(rate_limits=False) as discord:
        point_client_at(discord.url)
        bot = Chainkeeper(Hall(discord, tmp_path).settings)
        await bot.login("sandbox")  # it isn't connected yet, so nobody can ask
        try:
            before = built()
            for query in ("who is assigned lethal damage first", "465.2.c", "Tank", "v1.0:531.2", "999.9", "tnak"):
                bot.lookups.ask(query)
            for view, key in (("card", "Annie"), ("card", "anie"), ("ruling", "Annie"), ("ruling", "damage"),
                              ("term", "Tank"), ("term", "tnak"), ("refs", "465"), ("examples", "465"), ("why", "465"),
                              ("history", "815"), ("diff", "v1.0,v1.4"), ("found", "who moves")):
                bot.lookups.panel(Address(view, key))  # type: ignore[arg-type]
            for typed in ("", "8", "tank", "unit"):
                for choices in (suggest.rule_choices, suggest.term_choices, suggest.card_choices,
                                suggest.ruling_choices):
                    choices(typed)
            mentions_panel("Tank, as in 465.2")
            assert before["engine.rulebook.search.index"]
            assert {name: times for name, times in built().items() if times != before.get(name)} == {}
        finally:
            await bot.close()
