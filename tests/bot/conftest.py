"""The two people whom the tests in the hall have play; each file makes its own `place`."""
from __future__ import annotations

import pytest

from bot.sandbox.driver import User
from tests.bot.players import Hall


@pytest.fixture
def ana(place: Hall) -> User:
    """Ana, who as a rule challenges."""
    return place.discord.user("Ana")


@pytest.fixture
def bo(place: Hall) -> User:
    """Bo, who as a rule is challenged."""
    return place.discord.user("Bo")
