"""The duel of the pictures, from the challenge to the revealed secret.

A picture is taken wherever something new is on the screen.
"""
from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from bot.look.browser import browser
from bot.look.house import house
from bot.look.lessons import lessons
from bot.look.lookups import lookups
from bot.look.person import WORLD, Person
from bot.look.policy import Offer, Press, asked, choose, find

DECKS = ("annie", "yi")
STEPS = 140
"""Answers after which the game has been looked at long enough, whatever has been seen."""
SCENES = ("draft", "response", "combat", "damage")
"""What the game should show before one of them concedes."""


@dataclass(slots=True)
class Duel:
    """Two people at their tabs, and what has been seen so far. `sizes`: which windows are photographed."""

    ana: Person
    bo: Person
    out: Path
    sizes: tuple[str, ...] = ("desk", "phone")
    seen: set[str] = field(default_factory=set)
    steps: int = 0

    @property
    def both(self) -> tuple[Person, Person]:
        """Ana and Bo."""
        return self.ana, self.bo

    async def shoot(self, who: Person, name: str, list_of: str = "") -> None:
        """One more picture."""
        self.seen.add(name)
        await who.shoot(self.out, f"{len(self.seen):02}-{name}", self.sizes, list_of)

    async def once(self, who: Person, name: str, list_of: str = "") -> bool:
        """The picture of that name, unless it was taken before; whether it was taken now."""
        if name in self.seen:
            return False
        await self.shoot(who, name, list_of)
        return True


async def look(out: Path, sizes: tuple[str, ...] = ("desk", "phone")) -> Duel:
    """Play the duel and save its pictures and its log. Raises NoBrowser."""
    async with browser() as new_tab, house() as (discord, bot):
        ana, bo = [Person(discord.user(name), await new_tab(), bot.settled) for name in ("Ana", "Bo")]
        duel = Duel(ana, bo, out, sizes)
        for who in duel.both:
            await who.arrive(discord.url)
        await lobby(duel)
        await game(duel)
        await end(duel)
        await lookups(ana, bo, duel.shoot)
        await lessons(ana, duel.shoot)
        await asyncio.to_thread((out / "game.txt").write_text, await log_of(duel.ana), "utf-8")
        complaints = [text for who in duel.both for text in who.tab.complaints]
        if complaints:
            raise RuntimeError(f"the page complains: {complaints}")
        return duel


async def lobby(duel: Duel) -> None:
    """Challenge, accept, decks, ready."""
    ana, bo = duel.both
    await ana.begin_command("match challenge")
    await ana.fill("user", "B")
    await duel.shoot(ana, "command")
    await ana.key("Escape")
    await ana.key("Escape")
    await ana.command("match challenge", user="Bo")
    await bo.caught_up()
    await duel.shoot(bo, "challenge")
    await bo.press("Accept")
    await ana.caught_up()
    await duel.shoot(ana, "accepted")
    for who, deck in zip(duel.both, DECKS, strict=True):
        await who.go("dm")
        await duel.once(who, "decks", "Ready-made decks")
        await who.pick("Ready-made decks", (deck,))
        await who.press("Ready")


async def game(duel: Duel) -> None:
    """Play until every scene was seen, or for long enough."""
    for duel.steps in range(1, STEPS):
        who, other, title, offers = await turn(duel)
        if {*SCENES, "why not"} <= duel.seen and title.startswith("Your turn"):
            break
        await step(duel, who, other, title, offers)
    await duel.ana.go("thread")
    await duel.shoot(duel.ana, "thread")


async def turn(duel: Duel) -> tuple[Person, Person, str, list[Offer]]:
    """Who is asked, the other one, and the panel; a window may be passed by itself after some seconds meanwhile."""
    while True:
        for who, other in (duel.both, duel.both[::-1]):
            await who.caught_up()
            title, offers = await who.panel()
            if asked(offers):
                return who, other, title, offers
        await asyncio.sleep(0.2)


async def step(duel: Duel, who: Person, other: Person, title: str, offers: list[Offer]) -> None:
    """One answer, or one step of it, after a look at what is new about it."""
    press = choose(offers, title)
    back = find(offers, "back")
    if title.startswith("Keep this hand") and press.offer.action == "ok":
        await duel.once(who, "mulligan")
    elif title.startswith("Your turn") and plays(press) and "main" not in duel.seen:
        await main_phase(duel, who, other)
    elif title.startswith("Your turn") and press.offer.action == "pickplay":
        await duel.once(who, "main list", press.offer.id)
    elif back is not None and press.offer.key != "confirm" and "draft" not in duel.seen:
        await duel.shoot(who, "draft", press.offer.id if press.values else "")
        await who.press(back.id)
        return
    elif press.offer.key == "confirm" and "response" not in duel.seen:
        await duel.once(who, "confirm")
    elif "do you respond" in title and any(plays(Press(offer)) for offer in offers):
        await duel.once(who, "response")
    elif title.startswith("Combat") and "combat" not in duel.seen:
        await duel.shoot(who, "combat")
        await other.go("thread")
        await duel.shoot(other, "combat board")
        await other.go("dm")
    elif title.startswith("Assign"):
        await duel.once(who, "damage", press.offer.id if press.values else "")
    await perform(who, press)


def plays(press: Press) -> bool:
    """Whether it plays a card: few are buttons, more stand in a list."""
    return press.offer.action == "pickplay" or press.offer.key.startswith("play:")


async def perform(who: Person, press: Press) -> None:
    """Do it."""
    if press.values:
        await who.pick(press.offer.id, press.values)
    else:
        await who.press(press.offer.id)


async def main_phase(duel: Duel, who: Person, other: Person) -> None:
    """Take pictures of the first turn with something to play.

    The panel, *Why?*, *Why not?*, and what the other one sees meanwhile.
    """
    await duel.shoot(who, "main")
    await duel.shoot(other, "waiting")
    await who.press("Why?")
    await duel.shoot(who, "why")
    await who.dismiss()
    await who.press("Why not?")
    await duel.shoot(who, "why not", "Why can’t I")
    await who.open_list("Why can’t I")
    first = await who.ask("return document.querySelector('.options [data-value]').dataset.value;")
    await who.pick("Why can’t I", (first,))
    await duel.shoot(who, "why not answered")
    await who.dismiss()


async def end(duel: Duel) -> None:
    """My table in the thread, then Ana concedes after being asked once more, and the result."""
    ana, bo = duel.both
    await ana.press("My table")
    await duel.shoot(ana, "my table")
    await ana.dismiss()
    await ana.press("Menu")
    await ana.press("Concede")
    await duel.shoot(ana, "concede")
    await ana.press("Yes, concede")
    await ana.dismiss()
    await duel.shoot(ana, "result")
    await bo.caught_up()
    await duel.shoot(bo, "result private")


async def log_of(who: Person) -> str:
    """The thread as text, as it stands at the end."""
    lines: str = await who.ask(f"""{WORLD}
        const walk = (parts) => parts.flatMap((part) => [part, ...walk(part.components ?? [])]);
        const thread = all.find((one) => one.type === 11);
        const texts = thread.messages.flatMap((one) => walk(one.components)).filter((part) => part.type === 10);
        return texts.map((part) => part.content).join('\\n\\n');""")
    return lines + "\n"
