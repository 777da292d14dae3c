"""Teammates share their hands by a switch of each, and take it back."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import lobby
from bot.sandbox.driver import Seen, User
from engine.kernel.randomness import secret_from_seed
from tests.bot.players import Hall, hall, panel_of

pytestmark = pytest.mark.end_to_end


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: secret_from_seed(2))
    async with hall(tmp_path) as found:
        yield found


def alone(user: User) -> Seen:
    """The newest private message that only this user sees."""
    return max((seen for seen in user.dms() if seen.ephemeral), key=lambda seen: seen.id)


async def switch(place: Hall, user: User, label: str) -> str:
    """Use the switch in the menu; what it answers."""
    await place.clicked(user, panel_of(user), "Menu")
    await place.clicked(user, alone(user), label)
    return alone(user).text


async def test_hands_are_shared_when_both_teammates_want_it(place: Hall) -> None:
    users = [place.discord.user(name) for name in ("Ana", "Bo", "Cleo", "Dee")]
    ana, bo, cleo, dee = users
    await place.gather(users, ("annie", "garen", "lux", "yi"), "2v2")
    assert await switch(place, ana, "Share hands") == (
        "You offered Cleo to share hands. Nothing is shown until Cleo shares, too.")
    assert "-# Ana would share hands with you: *Menu* → *Share hands*." in panel_of(cleo).text
    assert not any("’s hand" in panel_of(user).text for user in users)
    assert await switch(place, cleo, "Share hands") == "Ana and you see each other’s hand. Nobody else does."
    assert "**Cleo’s hand, 4 cards:**" in panel_of(ana).text
    assert "**Ana’s hand, 4 cards:**" in panel_of(cleo).text
    assert not any("’s hand" in panel_of(user).text or "share" in panel_of(user).text for user in (bo, dee))
    await place.restart()
    assert await switch(place, ana, "Stop sharing hands") == "Neither Cleo nor you see the other’s hand any more."
    assert not any("’s hand" in panel_of(user).text for user in users)


async def test_who_plays_alone_is_offered_no_sharing(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "lux"))
    await place.clicked(ana, panel_of(ana), "Menu")
    assert "Share hands" not in alone(ana).labels
    assert "Offer a draw" in alone(ana).labels
