"""What has to be true at every decision of every game: the invariants, checked by the table fixture and by the soak."""
from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from engine import rulebook, seeing, snapshot
from engine.board.objects import seat_of_base
from engine.board.state import State
from engine.game import Entry, Game, Refused
from engine.kernel.decision import ACTING, KINDS, Decision
from engine.rules.meaning.presence import sides
from engine.rules.procedures import cleanup


class Kept(NamedTuple):
    """A game as it is restored at a decision, and the fingerprint that it has there."""

    game: Game
    fingerprint: str


def check_everything(game: Game, entry: Entry | None = None) -> Kept:
    """All invariants at one decision; the same game from its save. Raises AssertionError with what is wrong."""
    g = game._state
    check_zones(g)
    check_questions(game)
    check_pools(g)
    kept = check_restored(game)
    check_non_interference(game, kept.game)
    check_refusals(game)
    check_idle(game)
    if entry is not None:
        for event in entry.events:
            assert rulebook.known(event.rule), f"{event.kind} cites {event.rule}, which has no wording"
        for seat in (-1, *range(len(g.players))):
            entry.lines(seat)
    return kept


def check_zones(g: State) -> None:
    """Every object is in exactly one zone list, and every list holds objects that are there."""
    listed = Counter(
        id
        for player in g.players
        for zone in ("hand", "looked", "revealed", "trash", "banished", "champion", "base", "runes")
        for id in getattr(player, zone)
    )
    listed.update(id for field in g.fields for id in (field.id, *field.units, *field.facedown))
    listed.update(id for player in g.players for id in (player.legend, *player.further))
    on_chain = {id for id, thing in g.objects.items() if thing.zone == "chain"}
    assert max(listed.values(), default=1) == 1, f"in two zones: {[id for id, n in listed.items() if n > 1]}"
    assert set(listed) | on_chain == set(g.objects), f"lost or stray: {(set(listed) | on_chain) ^ set(g.objects)}"
    for player_number, player in enumerate(g.players):
        for id in player.base:
            assert g.objects[id].place < 0 and seat_of_base(g.objects[id].place) == player_number
    for field in g.fields:
        assert len(sides(g, field)) <= 2, "three players' units at one battlefield"


def check_questions(game: Game) -> None:
    """A game that is not over asks somebody; what is pending on the chain is being asked of its controller; keys and
    texts fit."""
    g = game._state
    assert game.over != bool(game.pending()), "over and asking, or neither"
    for decision in game.pending():
        assert decision.kind in KINDS, decision.kind
        assert rulebook.known(decision.why), f"{decision.kind} is asked by {decision.why}, which has no wording"
        assert len(set(decision.keys)) == len(decision.keys), f"two options with one key: {decision.keys}"
        assert 0 <= decision.least <= decision.most <= len(decision.options), decision
        for option in decision.options:
            assert len(option.key) <= 60 and 0 < len(option.short) <= 35, option
    pending = [item for item in g.chain if item.pending]
    busy = bool(g.heard) or any(frame.script.name in ("resolve", "batch", "detaching") for frame in g.agenda)
    if pending and game.pending() and not busy:  # else they wait (354.3, 370, 383.3)
        assert game.pending()[0].seat in {item.controller for item in pending} or any(
            i.kind == "triggered" for i in pending
        )


def check_pools(g: State) -> None:
    """Nothing is negative; pools hold nothing empty."""
    for player in g.players:
        assert player.points >= 0 and all(resource.n > 0 for resource in player.pool)


def check_restored(game: Game) -> Kept:
    """Saving and restoring gives the same game with the same questions, in which the same abilities listen; that
    game."""
    again, fingerprint = restored(game), game.fingerprint()
    assert again.fingerprint() == fingerprint, "a restored game differs"
    assert index(again._state) == index(game._state), "in a restored game others listen"
    assert again.pending() == game.pending(), "a restored game asks something else"
    return Kept(again, fingerprint)


def restored(game: Game) -> Game:
    """The same game from its save."""
    return Game.restore(game.save(), game.pins(), game._state.catalogue)


def index(g: State) -> tuple[object, ...]:
    """Who listens, replaces and answers. In which order the kinds of it came up is nothing that anybody may ask."""
    return g.listening, g.replacing, g.passives


def check_goes_on(before: Kept, now: Kept, entry: Entry) -> None:
    """The same answer to the game as it was restored right before comes to the same game."""
    again = replayed(before.game, [entry])
    assert again.fingerprint() == now.fingerprint, "a restored game goes on in another way"


def check_non_interference(game: Game, again: Game) -> None:
    """Permuting the cards that a seat can't see changes nothing that this seat is shown, nor who is asked.

    They are permuted in the restored game, so that what a seat is shown doesn't hang on having been saved either. The
    log tells of events alone, which no permutation changes: it is the same where they are.
    """
    g, public = game._state, game.sight()._replace(log=())
    assert latest(again) == latest(game), "the log hangs on having been saved"
    for seat in range(len(g.players)):
        shuffled = permuted(again, seat)
        seen = seeing.board(shuffled._state, seat)
        assert seen == seeing.board(g, seat), f"seat {seat} sees hidden cards, or others once restored"
        assert seeing.board(shuffled._state, -1) == public, "everybody sees hidden cards, or others once restored"
        mine = [d for d in game.pending() if d.seat == seat]
        assert [d for d in shuffled.pending() if d.seat == seat] == mine, f"seat {seat} is asked by hidden cards"


def latest(game: Game) -> list[tuple[object, ...]]:
    """The events of which the log tells, but for their gifts: what has happened gives nothing any more."""
    return [event[:-1] for event in game._state.events[game._state.this_turn :]]


def permuted(game: Game, seat: int) -> Game:
    """The same game with every other hand and deck dealt anew, and the cards that others are looking at, or that lie
    facedown where the seat doesn't see them."""
    fork = game.fork()
    g = fork._state
    for other, player in enumerate(g.players):
        player.deck = player.deck[::-1]
        player.rune_deck = player.rune_deck[::-1]
        hidden = [
            *player.hand, *player.looked,
            *(id for field in g.fields for id in field.facedown
              if g.objects[id].controller == other and not seeing.sees_facedown(g, seat, g.objects[id])),
        ]
        if other == seat or not hidden or not player.deck:
            continue
        swapped = min(len(hidden), len(player.deck) - 1)
        for place in range(swapped):
            thing = g.objects[hidden[place]]
            twin = type(thing)(thing.id, player.deck[place], thing.owner, thing.zone, thing.place)
            twin.controller = thing.controller
            player.deck[place] = thing.card
            g.objects[thing.id] = twin
    g.touch()
    return fork


def check_refusals(game: Game) -> None:
    """What is not offered is refused, and nothing changes."""
    before = game._state
    for decision in game.pending():
        for keys in (("nothing",), ("play:999999",), (*decision.keys, decision.keys[0])):
            try:
                game.answer(decision.number, decision.seat, keys)
            except Refused as refused:
                assert refused.reasons and game._state is before
            else:
                raise AssertionError(f"{keys} was accepted")


def check_idle(game: Game) -> None:
    """A Cleanup that is left out because the board tells that it would find nothing finds nothing."""
    g = game.fork()._state
    if not g.agenda or not cleanup.is_idle(g):
        return
    without = g.fork()
    without.cleanup_due = False
    events, agenda = list(g.events), len(g.agenda)
    cleanup.due(g)
    while len(g.agenda) > agenda:
        frame = g.agenda[-1]
        if frame.pc >= len(frame.script.steps):
            g.agenda.pop()
            continue
        step = frame.script.steps[frame.pc]
        frame.pc += 1
        step.run(g, frame)
    assert g.events == events, "a Cleanup that was left out would have found something"
    found, expected = snapshot.save(g), snapshot.save(without)
    found["simple"].pop("revision"), expected["simple"].pop("revision")
    assert found == expected, "a Cleanup that was left out would have changed something"


AGAIN = 0.25
"""How often a rune is used again where nothing is new to it."""


def check_walks(game: Game, chance: random.Random, walked: set[object]) -> None:
    """Every offered action can be completed: a random walk through its draft ends in a confirmation that is
    accepted. Most offers are runes, the same in one window after the other: `walked` keeps those that were used."""
    for decision in game.pending():
        if decision.kind not in ACTING:
            continue
        met: object = None
        for key in decision.keys:
            if key in ("pass", "end"):
                continue
            if (rune := plain_rune(game._state, key)) is not None:
                met = met or surroundings(game._state, decision)
                if (met, rune) in walked and chance.random() >= AGAIN:
                    continue
                walked.add((met, rune))
            walk(game, decision, key, chance)


def walk(game: Game, decision: Decision, key: str, chance: random.Random) -> None:
    """One offered action, carried out on a fork."""
    draft = game.compose(decision.number, decision.seat, key)
    steps = 0
    while (question := draft.question) is not None:
        steps += 1
        assert steps < 60, f"the draft of {key} doesn't end"
        draft.choose(chance.choice(question.keys) if steps < 20 else question.keys[0])


def plain_rune(g: State, key: str) -> object:
    """What an offer uses, where it is a rune that does no more than the rules give it (164.2): the card, which of its
    abilities, and whether it is exhausted. Else None."""
    verb, _, rest = key.partition(":")
    thing = g.objects[int(rest.partition(":")[0])] if verb == "use" else None
    if thing is None or not thing.card.is_plain:
        return None
    return thing.card.code, rest.partition(":")[2], thing.exhausted


def surroundings(g: State, decision: Decision) -> object:
    """All that could meet the use of such a rune: whose it is and in which window, and every text that hears, replaces
    or forbids anything."""
    heard, replaced, said = (
        frozenset((what, entry[1].key) for what, entries in table.items() for entry in entries)
        for table in (g.listening, g.replacing, g.passives)
    )
    return decision.seat, decision.kind, heard, replaced, said


def replayed(game: Game, log: list[Entry]) -> Game:
    """The game after the same answers again."""
    for entry in log:
        if entry.kind == "answer":
            game.answer(entry.number, entry.seat, entry.keys)
        else:
            game.interject(entry.seat, entry.keys[0])
    return game
