"""The two people whom the tests in the hall have play; each file makes its own `place`. The store and the tables of
tests without a hall."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.driver import User
from bot.store import Store
from bot.tables.tables import Tables
from cards.tools.selfplay import catalogue
from tests.bot.players import Hall


@pytest.fixture
def ana(place: Hall) -> User:
    """Ana, who as a rule challenges."""
    return place.discord.user("Ana")


@pytest.fixture
def bo(place: Hall) -> User:
    """Bo, who as a rule is challenged."""
    return place.discord.user("Bo")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.open(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def tables(store: Store, tmp_path: Path) -> Tables:
    """The tables on it."""
    return Tables(store, catalogue(), tmp_path / "reports")
