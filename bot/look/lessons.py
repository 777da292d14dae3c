"""Pictures of the lessons: the list, a step that is read, a task, and what is explained."""
from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.look.person import Person

Shoot = Callable[..., Awaitable[None]]
FIRST = "Begin: Runes and playing a card"


async def lessons(ana: Person, shoot: Shoot) -> None:
    """Ana learns the game in her private messages."""
    await ana.go("table")
    await ana.command("tutorial")
    await ana.go("dm")
    await shoot(ana, "lessons")
    await ana.press(FIRST)
    await shoot(ana, "lesson read")
    await ana.press("Next")
    await shoot(ana, "lesson")
    await ana.press("End turn")
    await ana.press("End turn")
    await shoot(ana, "lesson explained")
    await ana.press("Leave")
