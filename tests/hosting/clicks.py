"""`python -m tests.hosting.clicks`: how many clicks a duel costs people who play as people do.

Two people play whole duels of shipped decks through the stand-in. What they want follows a fixed policy from the open
decision: they play what they can, units first, move where they gain a battlefield, never touch a rune by hand, and pass
otherwise; what is proposed to them they take. How many clicks that takes is up to the panels. Clicks are a finger's: a
button is one, a select one to open it and one for each choice in it.

Prints a line for each duel and one JSON object at its end.
"""
from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from unittest import mock

from bot.match import lobby
from bot.panels import click_ids
from bot.panels.parts import turned
from bot.sandbox.driver import Seen, User
from bot.sandbox.records import Person as Record
from bot.tables.desk import LAST, Desk, one_by_one
from cards.decks import starters
from engine.kernel.decision import ACTING, Decision, Option
from engine.kernel.randomness import secret_from_seed
from engine.names.answers import PASS
from engine.sights import BattlefieldSight, ObjectSight, Sight
from tests.bot.players import Hall, hall, panel_of
from tests.hosting.crowd import FIRST

MOST = 3000
"""Clicks after which a duel should have been over."""


@dataclass(slots=True)
class Tally:
    """What was counted: clicks and answers, questions and those with nothing to answer, and the clicks of each spell
    with one target and of each move."""

    clicks: int = 0
    answers: int = 0
    questions: int = 0
    empty: int = 0
    spells: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)

    def asked(self, desk: Desk) -> None:
        """A question that somebody finds before them."""
        decision = desk.decision
        assert decision is not None
        if decision.kind in ("priority", "focus"):
            self.questions += 1
            self.empty += not any(worth(option, desk.sight) for option in decision.options)

    def done(self, desk: Desk, clicks: int) -> None:
        """An answer that was sent, and the clicks that it took."""
        self.answers += 1
        kind, number = (*desk.path, PASS)[0].partition(":")[::2]
        card = next((card for card in hand(desk.sight) if str(card.id) == number), None)
        if kind == "move":
            self.moves.append(clicks)
        elif kind == "play" and card is not None and card.type == "spell" and targets(desk) == 1:
            self.spells.append(clicks)


def worth(option: Option, sight: Sight) -> bool:
    """Whether an option does more than to go on or to use a rune."""
    runes = {rune.id for player in sight.players for rune in player.runes}
    return option.key not in LAST and option.subject not in runes


def hand(sight: Sight) -> tuple[ObjectSight, ...]:
    """The cards in the hand of whose sight it is."""
    return sight.players[sight.seat].hand or ()


def targets(desk: Desk) -> int:
    """How many objects were chosen on the way."""
    return sum(key.startswith("obj:") for key in desk.path)


# --- what somebody wants

def wish(desk: Desk) -> tuple[str, ...]:
    """The keys that somebody wants to give to the question before them, in their order."""
    asked = desk.asked
    assert asked is not None
    if asked.kind in ACTING:
        return (first(desk, asked),)
    if asked.kind == "confirm":
        return ("confirm",) if "confirm" in asked.keys else asked.keys[:1]
    if asked.kind == "mulligan":
        return ()
    if desk.marks is not None:
        return desk.marks
    keys = [option.key for option in sorted(asked.options, key=lambda option: preference(option, desk.sight))]
    return tuple(keys[:max(1, asked.least)])


def first(desk: Desk, asked: Decision) -> str:
    """What somebody does who may act: plays, moves, or goes on."""
    cards = {card.id: card for card in (*hand(desk.sight), *desk.sight.players[desk.sight.seat].champion)}
    plays = [option for option in asked.options if option.key.startswith("play:") and option.subject in cards]
    if plays:
        return min(plays, key=lambda option: cards[option.subject].type != "unit").key
    if asked.kind == "act":
        moves = [option.key for option in asked.options if option.key.startswith("move:")
                 and option.full.endswith("your base")]
        if moves and any(gains(field, desk.sight) for field in desk.sight.battlefields):
            return moves[0]
    return next(key for key in asked.keys if key in LAST)


def gains(field: BattlefieldSight, sight: Sight) -> bool:
    """Whether whoever looks would gain a battlefield by moving there what is ready in their base."""
    mine = sum(unit.might or 0 for unit in sight.players[sight.seat].base if not unit.exhausted)
    theirs = sum(unit.might or 0 for unit in field.units if unit.controller != sight.seat)
    return field.controller != sight.seat and mine > theirs


def preference(option: Option, sight: Sight) -> tuple[bool, bool, bool]:
    """What somebody would rather choose: a battlefield that they gain, what hits the other side, and nothing rather
    than what hits their own."""
    fields = {field.card.id: field for field in sight.battlefields}
    field = fields.get(option.subject)
    yours = "your" in option.short or "your" in option.full
    return field is not None and not gains(field, sight), yours, option.key == "done"


# --- how it is clicked

class Clicker:
    """Somebody who finds on the panel what they want, and clicks it."""

    def __init__(self, place: Hall, user: User, tally: Tally) -> None:
        self.place = place
        self.user = user
        self.tally = tally

    async def give(self, desk: Desk) -> None:
        """Give the open question what is wanted, as far as this panel lets one."""
        asked, keys = desk.asked, wish(desk)
        assert asked is not None
        if asked.kind in ACTING or asked.draft:
            await self.click(keys[0])
        elif one_by_one(asked):
            rest = [key for key in keys if key not in desk.path]
            await (self.click(rest[0]) if rest and len(desk.path) < max(1, asked.least) else self.press("ok"))
        elif found := self.button(keys[0] if len(keys) == 1 else ""):
            await self.use(found)
        elif desk.marks is not None:
            await self.press("ok")
        elif keys:
            await self.choose(keys)
            await self.press("ok")
        else:
            await self.press("ok")

    async def click(self, key: str) -> None:
        """A button with that key, or that choice in a select."""
        if found := self.button(key):
            await self.use(found)
        else:
            await self.choose((key,))

    async def press(self, action: str) -> None:
        """The button with that action."""
        await self.use(next(name for name, click in self.buttons() if click.action == action))

    def button(self, key: str) -> str:
        """The button that gives that key; empty if there is none."""
        giving = ("key", "ending", "last")
        return next((name for name, click in self.buttons() if click.key == key and click.action in giving), "")

    def buttons(self) -> Iterator[tuple[str, click_ids.Click]]:
        """The buttons of the panel that belong to a question."""
        for part in panel_of(self.user).buttons:
            click = click_ids.read(str(part.get("custom_id") or ""))
            if click is not None and click.number > 0:
                yield str(part["custom_id"]), click

    async def choose(self, keys: tuple[str, ...]) -> None:
        """Choose in the select that has these, turning its pages until they are there."""
        for _ in range(20):
            for name, values in selects(panel_of(self.user)):
                if set(keys) <= set(values):
                    await self.use(name, *keys)
                    return
            name, more = next((name, value) for name, values in selects(panel_of(self.user)) for value in values
                              if turned(value) is not None)
            await self.use(name, more)
        raise AssertionError(f"{keys} are in no select")

    async def use(self, control: str, *values: str) -> None:
        """Press a button, or open a select and choose in it."""
        self.tally.clicks += 1 + len(values)
        await self.place.clicked(self.user, panel_of(self.user), control, *values)


def selects(message: Seen) -> list[tuple[str, list[str]]]:
    """The selects of a panel with the values in them."""
    return [(str(part["custom_id"]), [str(option["value"]) for option in part["options"]]) for part in message.selects]


# --- whole duels

def newcomer(place: Hall, name: str, number: int) -> User:
    """Somebody who hasn't played before."""
    place.discord.world.people[FIRST + number] = Record(FIRST + number, name, "#888888")
    return User(place.discord.world, place.discord.hands, FIRST + number)


async def duel(place: Hall, seed: int, decks: tuple[str, str], tally: Tally, most: int = MOST) -> None:
    """One duel from the first question to its end, counted in the tally. Raises AssertionError when it takes more
    clicks than `most`."""
    ana, bo = (newcomer(place, f"{name} {seed}", 2 * seed + seat) for seat, name in enumerate(("Ana", "Bo")))
    with mock.patch.object(lobby, "new_secret", return_value=secret_from_seed(seed)):
        match = await place.begin(ana, bo, decks)
    people = [Clicker(place, user, tally) for user in (ana, bo)]
    last, began = (-1, -1), 0
    while tally.clicks < most:
        async with place.bot.tables.at(match.id) as table:
            pending = table.game.pending()
            if table.game.over:
                return
            desk, seq = await table.desk(pending[0].seat), table.game.seq
        if (desk.number, desk.sight.seat) != last:
            last, began = (desk.number, desk.sight.seat), tally.clicks
            tally.asked(desk)
        await people[desk.sight.seat].give(desk)
        if (await place.game(match)).seq != seq:
            tally.done(desk, tally.clicks - began)
    raise AssertionError(f"duel {seed} doesn't end")


async def count(games: int, verbose: bool) -> dict[str, float]:
    """So many duels over all pairs of shipped decks; what they cost."""
    tallies: list[Tally] = []
    pairs = list(itertools.permutations(sorted(starters()), 2))
    with tempfile.TemporaryDirectory(prefix="chainkeeper-clicks-") as folder:
        async with hall(Path(folder)) as place:
            for seed in range(1, games + 1):
                tallies.append(Tally())
                await duel(place, seed, pairs[seed % len(pairs)], tallies[-1])
                if verbose:
                    print(f"{seed}/{games}: {tallies[-1].clicks} clicks", flush=True)
    spells, moves = ([n for tally in tallies for n in getattr(tally, name)] for name in ("spells", "moves"))
    return {
        "games": games, "clicks_per_duel": round(mean(tally.clicks for tally in tallies), 1),
        "answers_per_duel": round(mean(tally.answers for tally in tallies), 1),
        "empty_share": round(sum(tally.empty for tally in tallies) / sum(tally.questions for tally in tallies), 3),
        "clicks_spell": round(mean(spells), 2), "clicks_move": round(mean(moves), 2),
    }


def main() -> int:
    """Read the arguments, play, print the line."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.clicks", description="How many clicks a duel costs.")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    began = time.monotonic()
    figures = asyncio.run(count(args.games, verbose=True))
    print(json.dumps({**figures, "seconds": round(time.monotonic() - began)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
