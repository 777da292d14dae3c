"""Winning and losing (193–195, 650–652)."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import NOBODY
from engine.board.state import State
from engine.catalogue import Reading
from engine.kernel.event import Event
from engine.names.questions import VICTORY
from engine.rules.meaning import nouns, speakers
from engine.rules.meaning.registry import holds_word
from engine.words.nodes import NearVictory


def victory_score(g: State) -> int:
    """The points needed: what the mode says, and what texts add (194.3); their conditions may ask for it again."""
    needed, key = int(g.mode.victory_score), ("victory score",)
    if VICTORY not in g.passives:
        return needed
    if key in g.memo:
        return int(g.memo[key])
    return g.settling.settle(
        g.memo, key, needed, lambda: needed + sum(passive.trait.n for passive, _ in speakers.answers(g, VICTORY))
    )


def leads(g: State, seat: int) -> bool:
    """194.2: at least the Victory Score, and strictly more than every opponent. Rules: 194.2.a, 194.2.b."""
    points = g.players[seat].points
    return points >= victory_score(g) and all(points > g.players[other].points for other in g.opponents(seat))


def reached(g: State, happened: list[Event]) -> None:
    """Where points win at once: the game ends for the first of these events by which a player has enough."""
    score = victory_score(g)
    for event in happened:
        if event.kind == "gained" and g.players[event.seat].points >= score:
            finish(g, event.seat, "323.1", f"{g.players[event.seat].points} points")
            return


def finish(g: State, winner: int, rule: str, why: str) -> None:
    """The game ends: nothing is done any more. `winner` may be nobody (a draw); a team wins together.

    Rules: 196, 485.6, 487.6, 488.6, 489.6, 489.6.a.3.
    """
    g.winner = winner
    g.over_why = why
    g.events += [events.revealed("421.4", thing.owner, thing.id, code=thing.card.code, by=thing.owner)
                 for thing in (g.objects[id] for field in g.fields for id in field.facedown)]
    winners = g.mates(winner) if winner != NOBODY else [NOBODY]
    g.events += [events.won(rule, seat, why=why) for seat in winners]
    g.agenda.clear()
    g.open = ()
    g.priority = NOBODY
    g.touch()


@holds_word(NearVictory)
def near_victory(g: State, f: Reading, node: NearVictory) -> bool:
    """How many points are missing to the Victory Score (194.3)."""
    return any(g.players[seat].points >= victory_score(g) - node.n for seat in nouns.seats(g, f, node.who))
