"""Choices without a difference: whichever of the options that are called alike is taken, the same game comes of it but
for which object it happened to."""
from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from cards.tools.pool import pool_duel
from cards.tools.selfplay import Player, any_game
from engine import drafting, snapshot
from engine.game import Decision, Game, Refused
from engine.kernel.decision import ACTING
from engine.standing import standing_answer
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

SMALL = 40
"""Below this a number in a save needn't be an id."""


class Pair(NamedTuple):
    """Two answers that are called alike, and the objects that are exchanged between them."""

    game: Game
    decision: Decision
    paths: tuple[tuple[str, ...], tuple[str, ...]]
    ids: tuple[int, int]


def pairs(seeds: range, often: float = 1.0) -> Iterator[Pair]:
    """The first two options of each group of equal ones, at decisions of random games."""
    for seed in seeds:
        chance = random.Random(seed)
        game, player = (pool_duel(seed) if seed % 2 else any_game(seed)), Player(seed)
        while not game.over:
            for decision in game.pending() if chance.random() < often else ():
                for group in game.alike(decision.number, decision.seat):
                    if len(group.keys) > 1:
                        yield from pair(game, decision, group.keys)
            player.answer(game)


def pair(game: Game, decision: Decision, keys: tuple[str, ...]) -> Iterator[Pair]:
    """The pair, unless the one can't be brought to an end with the first options that there are."""
    one, other = (next(option for option in decision.options if option.key == key) for key in keys[:2])
    ids = (one.subject, other.subject)
    if min(ids) < SMALL:
        return
    rest = [key for key in decision.keys if key != one.key][:max(0, decision.least - 1)]
    path: tuple[str, ...] = (one.key, *rest)
    if decision.kind in ACTING:
        try:
            path = (one.key,)
            while (asked := game.draft(decision.number, decision.seat, path)).kind != "confirm":
                path = (*path, asked.keys[0])
            path = (*path, "confirm")
        except Refused:
            return
    yield Pair(game, decision, (path, tuple(turned_key(key, *ids) for key in path)), ids)


def turned_key(key: str, a: int, b: int) -> str:
    return ":".join({str(a): str(b), str(b): str(a)}.get(part, part) for part in key.split(":"))


def outcome(pair: Pair, which: int) -> dict[str, Any]:
    """The game after one of both answers; after the second with the objects exchanged. In no order where order says
    nothing."""
    game = pair.game.fork()
    game.answer(pair.decision.number, pair.decision.seat, pair.paths[which])
    raw = json.loads(json.dumps(snapshot.save(game._state)))
    for thing in (*raw["objects"], *raw["gone"]):
        del thing[13]  # its timestamp: of texts for which the order matters nothing is called alike
    if which:
        raw = exchanged(raw, *pair.ids) | {name: raw[name] for name in ("simple", "chance", "windows")}
    raw["objects"].sort(key=lambda thing: thing[1])
    for name in ("events", "effects", "grants", "waiting", "heard", "gone"):
        raw[name] = sorted(map(unordered, raw[name]))
    raw["players"] = [[sorted(map(unordered, value)) if isinstance(value, list) else value for value in player[:-2]]
                      + player[-2:] for player in raw["players"]]
    raw["fields"] = [[sorted(value) if isinstance(value, list) else value for value in field]
                     for field in raw["fields"]]
    raw["open"] = [(asked.kind, asked.prompt, len(asked.options)) for asked in game.pending()]
    raw["simple"].pop("revision")
    raw["simple"]["mights"] = sorted(raw["simple"]["mights"] or ())
    return dict(raw)


def unordered(value: object) -> str:
    """A value in which it doesn't matter who is named first."""
    return json.dumps([sorted(one) if isinstance(one, list) and all(isinstance(each, int) for each in one) else one
                       for one in value] if isinstance(value, list) else value, sort_keys=True)


def exchanged(value: Any, a: int, b: int) -> Any:
    """A value in which two ids have changed places."""
    if isinstance(value, dict):
        return {name: exchanged(one, a, b) for name, one in value.items()}
    if isinstance(value, list):
        return [exchanged(one, a, b) for one in value]
    if isinstance(value, str) and ":" in value:
        return turned_key(value, a, b)
    return {a: b, b: a}.get(value, value) if isinstance(value, int) and not isinstance(value, bool) else value


def differences(pair: Pair) -> list[str]:
    """In what the two outcomes differ."""
    one, other = outcome(pair, 0), outcome(pair, 1)
    return [f"{pair.decision.kind} {pair.paths}: {name}" for name in one if one[name] != other[name]]


def test_whichever_of_equal_options_is_taken_the_same_game_comes_of_it() -> None:
    kinds: Counter[str] = Counter()
    for found in pairs(range(20), often=0.5):
        kinds[found.decision.kind] += 1
        assert not differences(found)
    assert min(kinds["act"], kinds["choose"]) > 5, "the sample says something"


# --- what is alike

def folded(table: Table, *path: str) -> list[str]:
    """How often each option of the open question stands for something."""
    decision = table.open
    asked = table.game.draft(decision.number, decision.seat, path) if path else decision
    return [option.full.partition("any of ")[2] or "1" for option in drafting.folded(table.game, asked, path).options]


def challenging(**state: object) -> Table:
    """Somebody who plays Void Seeker on one of three Poros."""
    return Table(you=side(hand=["Void Seeker"], runes={"fury": 4}),
                 foe=side(at={MEADOW: ["Pouty Poro", "Pouty Poro", one("Pouty Poro", **state)]}))


def test_equal_objects_are_one_option_and_no_step_of_a_draft_when_they_are_all() -> None:
    table = challenging()
    play = f"play:{table.thing('Void Seeker', YOU, 'hand').id}"
    decision = table.open
    assert folded(table, play) == ["3"]
    path = drafting.onward(table.game, decision.number, YOU, (play,))
    first = next(option.key for option in table.you.draft(play).options)
    assert path == (play, first)
    assert table.game.draft(decision.number, YOU, path).kind == "confirm"
    assert drafting.back(table.game, decision.number, YOU, path) == ()
    table.answer(YOU, *path, "confirm")


def test_what_differs_is_an_option_of_its_own() -> None:
    for state in ({"damage": 1}, {"exhausted": True}, {"buffs": 1}, {"stunned": True}, {"attached": ["Long Sword"]}):
        table = challenging(**state)
        play = f"play:{table.thing('Void Seeker', YOU, 'hand').id}"
        assert folded(table, play) == ["2", "1"], state
        assert drafting.onward(table.game, table.open.number, YOU, (play,)) == (play,)


def test_what_happened_this_turn_or_lies_elsewhere_is_a_difference() -> None:
    table = Table(you=side(hand=["Void Seeker"], runes={"fury": 4}),
                  foe=side(at={MEADOW: ["Pouty Poro"], MOOR: ["Pouty Poro"]}))
    play = f"play:{table.thing('Void Seeker', YOU, 'hand').id}"
    assert folded(table, play) == ["1", "1"]
    table = Table(you=side(base=["Pouty Poro", "Pouty Poro", "Pouty Poro"]), foe=side())
    assert [full for full in folded(table) if full != "1"] == ["3"]
    table.you.move("Pouty Poro", to=MEADOW)
    table.pass_all()
    assert [full for full in folded(table) if full != "1"] == ["2"]


def culling(*theirs: object) -> Table:
    """Each player kills one of their own units."""
    table = Table(you=side(hand=["Cull the Weak"], runes={"order": 2}, base=["Daring Poro"]), foe=side(base=theirs))
    table.you.play("Cull the Weak")
    table.pass_all()
    assert (table.open.seat, table.open.kind) == (FOE, "choose")
    return table


def test_a_choice_among_equals_that_everybody_sees_is_made_without_a_question() -> None:
    table = culling("Pouty Poro", "Pouty Poro")
    assert standing_answer(table.game, table.open) == (table.open.keys[0],)
    table = culling("Pouty Poro", one("Pouty Poro", damage=1))
    assert standing_answer(table.game, table.open) is None
    table = culling("Pouty Poro", "Pouty Poro", "Petty Officer")
    assert standing_answer(table.game, table.open) is None
    assert folded(table) == ["2", "1"]


def test_that_a_hand_holds_equal_cards_is_told_to_nobody() -> None:
    table = Table(you=side(hand=["Get Excited!", "Flash", "Flash"], runes={"fury": 2}),
                  foe=side(at={MEADOW: ["Pouty Poro"]}))
    table.you.play("Get Excited!", on="Pouty Poro")
    table.pass_all()
    assert (table.open.seat, table.open.kind) == (YOU, "choose")
    assert folded(table) == ["2"], "its player has one option"
    assert standing_answer(table.game, table.open) is None, "and is asked, as with any other hand"


# --- what is proposed

def ending(runes: dict[str, int], spent: dict[str, int]) -> Table:
    """Annie's turn has ended: she may ready up to two runes."""
    table = Table(you=side(legend="Annie, Dark Child", runes=runes, spent=spent), foe=side(spent={"mind": 1}))
    table.you.ends()
    assert (table.open.seat, table.open.kind, table.open.most) == (YOU, "choose", 2)
    return table


def test_what_a_text_only_readies_is_proposed_where_it_is_exhausted_and_own() -> None:
    table = ending({"fury": 1}, {"chaos": 1, "fury": 2})
    proposed = table.game.proposal(table.open.number, YOU)
    things = [table.state.objects[int(key[4:])] for key in proposed]
    assert [(thing.exhausted, thing.controller) for thing in things] == [(True, YOU)] * 2
    table.answer(YOU, *proposed)
    table.pass_all()
    assert table.ready_runes() == 3
    table = ending({"fury": 1}, {"chaos": 1})
    assert len(table.game.proposal(table.open.number, YOU)) == 1
    table = ending({"fury": 2}, {})
    assert table.game.proposal(table.open.number, YOU) == ()


def test_of_anything_else_nothing_is_proposed() -> None:
    table = culling("Pouty Poro", one("Pouty Poro", exhausted=True))
    assert table.game.proposal(table.open.number, FOE) == ()
