"""`python -m cards play [DECK DECK] [--seed S] [--against LEVEL]`: two seats at one terminal, the way a developer looks
at a game, or one of them against a computer player.

Type the number of an option. `b` steps back in a draft, `w` lists what can't be done and why, `r` shows the rule that
asks, `h` what a computer player would do and why, `t` shows the text of a card by name, `q` leaves. For choices of
several options type their numbers with spaces, or nothing for none.
"""
from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable

from cards.catalogue import UnknownCard, find
from cards.computer.thinking import LEVELS, Level, thought
from cards.decks import shipped
from cards.tools.selfplay import NAMES, new_game
from engine import drafting, rulebook
from engine.game import Decision, Game, Refused
from engine.kernel.decision import ACTING
from engine.sights import ObjectSight, PlayerSight, Sight
from engine.standing import standing_answer
from engine.words.saying.say import plain, say

COMPUTER = 1
"""The seat of a computer player."""


class Leave(Exception):
    """The developer has seen enough."""


def main(argv: list[str]) -> int:
    """Play until the game is over or somebody leaves."""
    parser = argparse.ArgumentParser(prog="python -m cards play", description="Two seats at one terminal.")
    parser.add_argument("decks", nargs="*", default=["annie", "garen"], help=f"two of {', '.join(shipped())}")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same shuffles")
    parser.add_argument("--against", choices=LEVELS, help="let a computer player have the second seat")
    args = parser.parse_args(argv)
    if len(args.decks) != 2 or any(deck not in shipped() for deck in args.decks):
        parser.error(f"name two of {', '.join(shipped())}")
    game = new_game(args.seed, (args.decks[0], args.decks[1]))
    try:
        while not game.over:
            turn(game, LEVELS.get(args.against))
    except (Leave, EOFError, KeyboardInterrupt):
        print()
        return 0
    print(f"{NAMES[game.winner]} wins: {game.over_why}.")
    return 0


def turn(game: Game, against: Level | None = None) -> None:
    """One decision: what a standing order answers, else what is typed, or what the computer player answers. Against
    that, whoever types reads only what the first seat sees."""
    decision = game.pending()[0]
    keys = standing_answer(game, decision)
    if keys is None and against is not None and decision.seat == COMPUTER:
        keys = thought(game, decision.seat, decision.number, against, secrets.token_hex()).keys
    if keys is None:
        print(board(game.sight(decision.seat)))
        keys = asked(game, decision)
    entry = game.answer(decision.number, decision.seat, keys)
    for line in entry.lines(1 - COMPUTER if against is not None else decision.seat):
        print(f"  · {line}")


def asked(game: Game, decision: Decision) -> tuple[str, ...]:
    """The keys that were typed, for a draft the whole path."""
    path: list[str] = []
    question = whole = drafting.folded(game, decision)
    while True:
        typed = prompt(question, bool(path))
        if typed == "b" and path:
            path = [*drafting.back(game, decision.number, decision.seat, path)]
            question = step(game, decision, path) if path else whole
            continue
        if typed in COMMANDS:
            COMMANDS[typed](game, question)
            continue
        if typed.startswith("t "):
            show_card(typed[2:])
            continue
        try:
            chosen = [question.keys[int(word) - 1] for word in typed.split()]
            if decision.kind not in ACTING:
                return tuple(chosen)
            path += chosen
            if path[0] in ("pass", "end") or path[-1] in ("confirm", "keep"):
                return tuple(path)
            path = [*drafting.onward(game, decision.number, decision.seat, path)]
            question = step(game, decision, path)
        except (ValueError, IndexError):
            print("  Type the number of an option.")
        except Refused as refused:
            path = path[:-1]
            print(*(f"  {reason.text} ({reason.rule})" for reason in refused.reasons), sep="\n")


def step(game: Game, decision: Decision, path: list[str]) -> Decision:
    """The next question of a draft."""
    return drafting.folded(game, game.draft(decision.number, decision.seat, path), path)


def prompt(decision: Decision, back: bool) -> str:
    """Show a question and read what is typed."""
    print(f"\n{NAMES[decision.seat]}: {decision.prompt} [{decision.why}]")
    for number, option in enumerate(decision.options, 1):
        print(f"  {number:2}. {option.short}{f' · {option.full}' if option.full else ''}")
    print(f"  {'b back · ' if back else ''}w why not · r rule · h hint · t NAME · q quit > ", end="", flush=True)
    typed = sys.stdin.readline()
    if not typed:
        raise EOFError
    return typed.strip()


def why_nots(game: Game, decision: Decision) -> None:
    """What this seat can't do, and why."""
    for _, label, reason in game.why_nots(decision.seat):
        print(f"  {label}: {reason.text} ({reason.rule})")


def show_rule(game: Game, decision: Decision) -> None:
    """The rule that asks, in our wording."""
    rule = rulebook.rule(decision.why)
    print(f"  {rule.id} {rule.title}: {rule.text}")


def hint(game: Game, decision: Decision) -> None:
    """What the strongest computer player would do, from what this seat sees, and why."""
    found = thought(game, decision.seat, decision.number, [*LEVELS.values()][-1], secrets.token_hex())
    for option in found.best:
        print(f"  {option.said}")
    print(f"  {found.why}")


def leave(game: Game, decision: Decision) -> None:
    """Quit."""
    raise Leave


def show_card(name: str) -> None:
    """A card's text."""
    try:
        card = find(name)
        print(f"  {card.name}: {plain(say(card)) or 'no text'}")
    except UnknownCard as unknown:
        print(f"  {unknown}")


COMMANDS: dict[str, Callable[[Game, Decision], None]] = {"w": why_nots, "r": show_rule, "h": hint, "q": leave}


# --- the board

def board(sight: Sight) -> str:
    """The game as one seat sees it, in lines."""
    lines = [f"\n── turn {sight.turn} · {sight.phase} · {sight.state}"]
    for player in sight.players:
        lines += player_lines(player)
    for field in sight.battlefields:
        owner = sight.players[field.controller].name if field.controller >= 0 else "nobody"
        contested = f", contested by {sight.players[field.contested_by].name}" if field.contested_by >= 0 else ""
        lines.append(f"   {field.card.name} ({owner}{contested}): {plain(field.card.text)}")
        lines += [f"      {sight.players[unit.controller].name}: {thing(unit)}" for unit in field.units]
    if sight.chain:
        lines.append(
            "   Chain, newest first: "
            + "; ".join(f"{i.name} ({sight.players[i.controller].name})" for i in reversed(sight.chain))
        )
    return "\n".join(lines)


def player_lines(player: PlayerSight) -> list[str]:
    """One player in a few lines."""
    ready = sum(not rune.exhausted for rune in player.runes)
    counts = f"hand {player.hand_count} · deck {player.deck_count} · trash {len(player.trash)}"
    legends = "; ".join(card.name for card in (player.legend, *player.further))
    lines = [f" {player.name}: {player.points} points · {legends} · runes {ready}/{len(player.runes)} ready · {counts}"]
    if player.base:
        lines.append("   base: " + "; ".join(map(thing, player.base)))
    for zone, cards in (("Champion Zone", player.champion), ("hand", player.hand)):
        if cards:
            lines.append(f"   {zone}: " + "; ".join(f"{card.name} ({card.cost})" for card in cards))
    return lines


def thing(sight: ObjectSight) -> str:
    """A unit or gear in a few words."""
    states = [
        word
        for word, true in (("exhausted", sight.exhausted), ("stunned", sight.stunned), ("buffed", sight.buffed))
        if true
    ]
    might = f" {sight.might}" if sight.might is not None else ""
    damage = f", {sight.damage} damage" if sight.damage else ""
    return f"{sight.name}{might}{damage}{''.join(f', {state}' for state in states)}"
