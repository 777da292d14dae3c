"""`python -m cards soak --games N --seed S --jobs J`: random games in all modes over all pairs of starter decks, every
invariant checked at every decision. With `--pool` over random legal decks of all cards, with `--sets` of those sets:
what is behind its floor after a round comes into more decks of the next. With `--edition` by an earlier edition of the
Core Rules, over random legal decks of the sets that it plays.

Ends with one JSON line: games, decisions, the least of every floor and whether all held. Exit status 0 only then.
"""
from __future__ import annotations

import argparse
import json
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import NamedTuple

from cards.tools import pool
from cards.tools.checks import check_everything, check_goes_on, check_walks, replayed
from cards.tools.selfplay import Player, any_game
from engine.editions import CURRENT, EDITIONS, EditionName
from engine.game import Entry, Game
from engine.kernel.decision import Decision
from engine.names.answers import NO, PASS
from engine.rules.procedures.inviting import INVITATION
from engine.words.card import Card
from engine.words.saying.say import say

CLEANUP = ("323.", "317.2", "466.1")
"""Where the steps of Cleanups stand, ordinary and special."""

FLOORS = {
    # what has to occur, per thousand games; a few are left because they outgrow the checks, all others have to end
    "kind:mulligan": 2000, "kind:act": 20000, "kind:priority": 10000, "kind:focus": 10000, "kind:choose": 5000,
    "kind:place": 5000, "kind:order": 50, "kind:assign": 500, "kind:may": 200, "kind:pay": 500, "kind:confirm": 20000,
    "kind:recycle": 200, "chain of 3": 100, "tie": 100, "burn out": 50, "final point draw": 20, "declined trigger": 50,
    "event:drawn": 10000, "event:channeled": 20000, "event:moved": 5000, "event:recalled": 10, "event:died": 3000,
    "event:damaged": 5000, "event:healed": 500, "event:returned": 300, "event:discarded": 100, "event:recycled": 2000,
    "event:looked": 50, "event:given": 1000, "event:conquered": 3000, "event:held": 2000, "event:contested": 3000,
    "event:controlled": 3000, "event:uncontested": 2000, "event:combat starts": 1000, "event:combat won": 500,
    "event:combat drawn": 100, "event:showdown starts": 3000, "event:finalized": 10000, "event:triggered": 2000,
    "event:fizzled": 100, "event:played": 10000, "event:queued token": 500, "event:attacked": 1000,
    "event:defended": 1000, "event:laid": 100, "event:emptied": 10, "event:activated": 20, "event:exhausted": 20000,
    "event:readied": 10000, "event:trashed": 3000, "event:gained": 5000, "event:turn starts": 8000, "event:won": 990,
    "mode:duel": 100, "mode:match": 100, "mode:match5": 100, "mode:ffa3": 100, "mode:ffa4": 100, "mode:2v2": 100,
    "invited": 100, "event:conceded": 50, "event:removed": 50, "event:laid bare": 20, "event:first draw left out": 100,
    "event:ally controls": 100,
    "event:ally occupies": 100,
}


EDITION_FLOORS: dict[str, dict[str, float]] = {
    "v1.0": {"event:won": 900, "outsider acted": 20, "outsider declined": 20, "outsider involved": 2,
             "mate acted": 50, "mate passed": 200},
    "v1.2": {"event:won": 900, "mate acted": 50, "mate passed": 200},
    "v1.3": {"event:won": 900, "trigger taken": 500, "trigger declined": 500, "limited trigger taken": 20,
             "limited trigger declined": 20},
}
"""What has to occur in games by earlier editions, per thousand. Few cards trigger in the combat of others."""

LEFT_OFF = {"383.3.a": "trigger", "383.3.e.2": "limited trigger"}
"""By which rules a trigger may be left off the chain as it triggers, and what the count is called."""


class Outcome(NamedTuple):
    """One soaked game."""

    seed: int
    decisions: int
    counts: Counter[str]
    fault: str


CROWD = 120
"""Units, gear and items of the chain past which a game is left: where texts multiply what there is, every check takes
seconds and shows nothing new."""

MANY = 8_000
"""Decisions after which a game should have ended: with a text by which cards are played again and again, dozens of
turns are full of them."""

STILL = 200
"""Turns without anything won, lost, drawn or used up after which a game is left: texts may forbid all that would end
it. That shipped decks don't come to this the floor of games won shows."""

Begin = Callable[[int], Game]
"""Makes the game that belongs to a seed."""

Plays = Callable[[int], Player]
"""Makes the player that belongs to a seed."""


class How(NamedTuple):
    """How the games of a round begin and are played; `options` are those that play one of them again."""

    begin: Begin = any_game
    plays: Plays = Player
    options: str = ""

    def play(self, seed: int) -> Outcome:
        """The game of that seed."""
        return soak_one(seed, self.begin, self.plays)


Round = Callable[[Collection[str]], How]
"""A round of games when those floors are missed so far."""

ROUND = 50
"""Games after which is looked at what is missed."""


def soak_one(seed: int, begin: Begin = any_game, plays: Plays = Player) -> Outcome:
    """Play one game with all checks; a fault comes back as text."""
    counts: Counter[str] = Counter()
    decisions = 0
    try:
        game, player = begin(seed), plays(seed)
        log: list[Entry] = []
        walked: set[object] = set()
        before = check_everything(game)
        so_far, since = progress(game), game.turn
        while not game.over and len(game._state.permanents()) + len(game._state.chain) <= CROWD:
            if progress(game) != so_far:
                so_far, since = progress(game), game.turn
            if game.turn - since >= STILL:
                counts["still"] += 1
                break
            check_walks(game, player.random, walked)
            asked = {decision.number: decision for decision in game.pending()}
            involved = game._state.involved
            log.append(player.answer(game))
            decisions += 1
            assert decisions < MANY, "the game doesn't end"
            now = check_everything(game, log[-1])
            check_goes_on(before, now, log[-1])  # restored before the drafts, so one that leaves something is noticed
            before = now
            note(counts, game, log[-1])
            note_outsiders(counts, game, asked.get(log[-1].number), involved, log[-1])
            note_mates(counts, game, asked.get(log[-1].number), log[-1])
            note_triggers(counts, game, asked.get(log[-1].number), log[-1])
            pool.met(counts, log[-1])
        assert replayed(begin(seed), log).fingerprint() == game.fingerprint(), "the log replays to another game"
        counts[f"mode:{game._state.mode.name}"] += 1
        counts["outgrown"] += not game.over and game.turn - since < STILL
        counts.update({f"kind:{kind}": n for kind, n in player.kinds.items()})
    except Exception:  # noqa: BLE001 - whatever goes wrong is the finding, and the other games go on
        return Outcome(seed, decisions, counts, traceback.format_exc())
    return Outcome(seed, decisions, counts, "")


def progress(game: Game) -> object:
    """What a game is coming to, if it comes to anything: points, XP, and where how many cards are."""
    g = game._state
    cards = [(one.points, one.xp, len(one.hand), len(one.deck), len(one.trash)) for one in g.players]
    return cards, len(g.permanents())


@cache
def keywords_of(card: Card) -> tuple[str, ...]:
    """The keywords that stand on a card, read off its text."""
    return tuple(sorted({name.title() for name in re.findall(r"\[([A-Z][A-Za-z-]+)", say(card))}))


def keywords(game: Game, code: str) -> tuple[str, ...]:
    """The keywords of the card with that code."""
    known = game._state.catalogue.cards.get(code)
    return keywords_of(known.card) if known else ()


def note(counts: Counter[str], game: Game, entry: Entry) -> None:
    """Count what the floors ask for."""
    for event in entry.events:
        if event.rule.startswith(CLEANUP):
            counts[f"cleanup:{event.rule}"] += 1
        if event.kind == "finalized":
            counts.update(f"keyword:{name}" for name in keywords(game, event.card))
        counts[f"event:{event.kind}"] += 1
        counts["burn out"] += event.kind == "burned out"
        counts["final point draw"] += event.kind == "drawn" and event.rule == "471.1.b.1"
        counts["tie"] += event.kind == "combat drawn"
        counts["declined trigger"] += event.kind == "fizzled" and event.rule == "383.3.a"
    counts["invited"] += entry.keys[0].startswith("invite:") if entry.keys else 0
    counts["chain of 3"] += len(game.sight().chain) >= 3


def note_outsiders(
    counts: Counter[str], game: Game, asked: Decision | None, involved: Sequence[int], entry: Entry
) -> None:
    """Count what only editions have in which not everybody acts: who was invited, and who came by a trigger."""
    more = len(game._state.involved) > len(involved)
    if asked is not None and asked.why == game._state.edition.cite(INVITATION):
        counts["outsider declined" if entry.keys == (PASS,) else "outsider acted"] += 1
    else:
        counts["outsider involved"] += more


def note_mates(counts: Counter[str], game: Game, asked: Decision | None, entry: Entry) -> None:
    """Count what only editions have in which mates act unasked before a turn ends."""
    if game._state.edition.mates_act == "unasked" and asked is not None and asked.kind == "act" and PASS in asked.keys:
        counts["mate passed" if entry.keys == (PASS,) else "mate acted"] += 1


def note_triggers(counts: Counter[str], game: Game, asked: Decision | None, entry: Entry) -> None:
    """Count what only editions have in which a trigger's “you may” is decided before it goes on the chain."""
    edition = game._state.edition
    if edition.may_decided == "as it triggers" and asked is not None and asked.kind == "may":
        for rule, name in LEFT_OFF.items():
            if asked.why == edition.cite(rule):
                counts[f"{name} declined" if entry.keys == (NO,) else f"{name} taken"] += 1


def main(argv: list[str]) -> int:
    """Soak the starter decks, or the pool, and print the line."""
    which = argparse.ArgumentParser(add_help=False)
    which.add_argument("--edition", choices=EDITIONS, default=CURRENT.name)
    which.add_argument("--pool", action="store_true")
    which.add_argument("--sets", type=pool.sets_named, default=())
    which.add_argument("--first", type=pool.cards_named, default=frozenset())
    chosen, rest = which.parse_known_args(argv)
    edition = EDITIONS[chosen.edition]
    if edition is not CURRENT:
        decks = partial(of_the_pool, chosen.sets or edition.sets, chosen.first, edition=edition.name)
        return soak(rest, f"python -m cards soak --edition {edition.name}", decks, EDITION_FLOORS[edition.name])
    if chosen.pool or chosen.sets or chosen.first:
        usage = "python -m cards soak --pool [--sets OGN,OGS] [--first OGN-001,OGN-002]"
        return soak(rest, usage, partial(of_the_pool, chosen.sets, chosen.first), pool.floors(chosen.sets))
    return soak(rest, "python -m cards soak", lambda missed: How(), FLOORS)


def of_the_pool(
    sets: pool.Sets, first: pool.Wanted, missed: Collection[str], edition: EditionName = CURRENT.name
) -> How:
    """Games of random decks in which those cards come first, or without any those that are behind."""
    wanted = first or pool.behind(missed)
    return How(
        partial(pool.pool_game, sets=sets, wanted=wanted, edition=edition), partial(pool.Doer, wanted=wanted),
        f" --first {','.join(sorted(wanted))}" if wanted else "",
    )


def soak(argv: list[str], prog: str, of_round: Round, floors: Mapping[str, float]) -> int:
    """Play games round by round, print the line; 0 when all invariants and floors held."""
    parser = argparse.ArgumentParser(prog=prog, description="Play many games and check every invariant.")
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    args = parser.parse_args(argv)
    wanted = {name: int(floor * args.games / 1000) for name, floor in floors.items()}
    counts: Counter[str] = Counter()
    decisions = faults = 0
    with ProcessPoolExecutor(args.jobs) as workers:
        for start in range(0, args.games, ROUND):
            missed = [name for name, floor in wanted.items() if counts[name] < floor] if start else []
            seeds = range(args.seed + start, args.seed + min(start + ROUND, args.games))
            how = of_round(missed)
            for outcome in workers.map(how.play, seeds):
                counts += outcome.counts
                decisions += outcome.decisions
                if outcome.fault:
                    faults += 1
                    print(f"--seed {outcome.seed}{how.options}, decision {outcome.decisions}:", file=sys.stderr)
                    print(outcome.fault, file=sys.stderr)
            print(f"{start + len(seeds)} of {args.games} games, {len(missed)} behind", file=sys.stderr, flush=True)
    missed_at_last = {name: [counts[name], floor] for name, floor in wanted.items() if counts[name] < floor}
    print(
        json.dumps(
            {
                "games": args.games, "outgrown": counts["outgrown"], "still": counts["still"], "decisions": decisions,
                "faults": faults, "floors": len(floors), "missed": missed_at_last,
                "seen": {name: counts[name] for name in floors if ":" not in name},
            }
        )
    )
    return 1 if faults or missed_at_last else 0
