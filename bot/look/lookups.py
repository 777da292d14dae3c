"""Pictures of look-ups: a rule, an answer in words, a keyword, a ruling, a card, and rules that somebody mentioned."""
from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.look.person import Person

Shoot = Callable[..., Awaitable[None]]
ASKED = (("rule words", "rule", {"query": "can i respond to a unit being played"}),
         ("keyword", "keyword", {"name": "tnak"}),
         ("ruling", "ruling", {"query": "Hidden Blade"}), ("card", "card", {"name": "Stalwart Poro"}),
         ("card with tokens", "card", {"name": "Viktor, Leader"}),
         ("card with rulings", "card", {"name": "Hidden Blade"}),
         ("no question", "rule", {"query": "which deck is tier one at the moment"}),
         ("nothing found", "rule", {"query": "xqzzy"}), ("history", "rules history", {"rule": "815"}))
"""The name of each picture, the command, and what is typed into it."""


async def lookups(ana: Person, bo: Person, shoot: Shoot) -> None:
    """Ana asks in the channel, Bo looks on."""
    await ana.go("table")
    await bo.go("table")
    await ana.begin_command("rule")
    await ana.fill("query", "tan")
    await shoot(ana, "choices of rules")
    await ana.key("Escape")
    await ana.key("Escape")
    await ana.typed("rule", query="465.2")
    await shoot(ana, "rule", "Open a rule below")
    await ana.press(next(label for label in await ana.labels() if label.startswith("References")))
    await shoot(ana, "references")
    for name, command, options in ASKED:
        await ana.typed(command, **options)
        await shoot(ana, name)
    await ana.typed("rule", query="355")
    await shoot(ana, "long rule")
    await bo.press("Next page")
    await bo.press("Share")
    await shoot(bo, "shared")
    said = bo.user.say("table", "By 465.2.c whoever has Tank comes first.")
    await bo.caught_up()
    await bo.menu(said.id, "Look up rules mentioned here")
    await bo.done()
    await shoot(bo, "mentioned")
