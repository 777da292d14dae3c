"""Random legal decks of all cards: what `make soak` and `python -m cards bench --pool` play."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from cards.catalogue import CARDS, printed_set
from cards.tools import bench, pool, soak
from cards.tools.selfplay import NAMES, catalogue
from engine.editions import EDITIONS, EditionName
from engine.rules.formats.decks import faults
from engine.rules.formats.legality import team_faults
from engine.rules.formats.modes import MODES, Mode
from engine.words.card import Card


def codes(cards: Iterable[Card]) -> set[str]:
    return {card.code for card in cards}


@pytest.mark.parametrize("mode", MODES.values(), ids=list(MODES))
def test_random_decks_are_legal(mode: Mode) -> None:
    for seed in range(25):
        decks = pool.random_decks(random.Random(seed), mode)
        assert [faults(deck, catalogue(), mode.brought) for deck in decks] == [()] * mode.seats
        assert not list(team_faults(list(zip(NAMES, decks, strict=False)), mode, catalogue()))


def test_every_card_comes_into_a_deck() -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        for deck in pool.random_decks(random.Random(seed), MODES["duel"]):
            found.update({deck.legend, *(code for code, _ in deck.main), *deck.battlefields})
    fields = {card.code for card in pool.of_type("battlefield")}
    wanted = fields.union(*({legend.code, *codes(pool.fitting(legend))} for legend in pool.legends_of()))
    assert wanted == set(found)


def test_legends_without_a_champion_among_the_cards_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    sets, found = pool.sets_named("SFD"), pool.champions
    lonely, *others = pool.legends_of(sets)
    monkeypatch.setattr(pool, "champions", lambda legend, sets=(): () if legend == lonely else found(legend, sets))
    assert others
    assert pool.legends_of.__wrapped__(sets) == tuple(others)


def test_decks_of_some_sets_hold_no_other_cards() -> None:
    sets = pool.sets_named("ogn,OGS")
    for seed in range(25):
        for deck in pool.random_decks(random.Random(seed), MODES["duel"], sets):
            held = [deck.legend, *(code for code, _ in deck.main), *deck.battlefields]
            assert {printed_set(CARDS[code]) for code in held} <= set(sets)
    floors = pool.floors(sets)
    assert {name[len(pool.PLAYED):][:3] for name in floors if name.startswith(pool.PLAYED)} == set(sets)
    with pytest.raises(ValueError, match="no card is of NIX"):
        pool.sets_named("OGN,NIX")


@pytest.mark.parametrize("seed", [0, 3])
def test_a_random_game_of_the_pool_ends_with_every_invariant_held(seed: int) -> None:
    outcome = soak.soak_one(seed, pool.pool_game)
    assert not outcome.fault, outcome.fault
    assert sum(n for name, n in outcome.counts.items() if name.startswith(pool.PLAYED)) > 10
    assert any(name.startswith(pool.HAPPENED) for name in outcome.counts)


def test_what_is_behind_its_floor_comes_into_more_decks_and_is_played_first() -> None:
    sets, wanted = pool.sets_named("OGN"), pool.behind(["happened:OGN-250/0"])
    field = pool.behind(["happened:OGN-276/0"])
    for seed in range(10):
        one, other = pool.random_decks(random.Random(seed), MODES["duel"], sets, wanted)
        assert "OGN-250" in dict(one.main)
        one, other = pool.random_decks(random.Random(seed), MODES["duel"], sets, field)
        assert "OGN-276" in one.battlefields
        assert "OGN-276" not in other.battlefields
    led = {pool.leading(random.Random(seed), frozenset(("OGN-250", "OGN-276", "OGN-001")), sets)[0].code
           for seed in range(10)}
    assert "OGN-249" in led, "whatever else is wanted, what one legend alone may have comes as often"
    assert pool.cards_named("ogn-250,OGN-276") == wanted | field
    with pytest.raises(ValueError, match="no card has the code NIX-001"):
        pool.cards_named("OGN-250,NIX-001")


def test_a_fault_says_how_its_game_is_played_again() -> None:
    assert soak.of_the_pool((), frozenset(), ()).options == ""
    assert soak.of_the_pool((), frozenset(), ["event:won", "outsider declined"]).options == ""
    how = soak.of_the_pool((), frozenset(), ["played:OGN-250", "played:OGN-001"])
    assert how.options == " --first OGN-001,OGN-250"
    again = soak.of_the_pool((), pool.cards_named("OGN-001,OGN-250"), ())
    assert how.begin(4).fingerprint() == again.begin(4).fingerprint()


@pytest.mark.parametrize(("edition", "counted"), [("v1.3", True), ("v1.4", False)])
def test_a_trigger_left_off_the_chain_counts_only_where_that_is_decided_as_it_triggers(
    edition: EditionName, *, counted: bool
) -> None:
    counts: Counter[str] = Counter()
    how = soak.of_the_pool(EDITIONS[edition].sets, frozenset(), (), edition=edition)
    game, player = how.begin(9000), how.plays(9000)
    left_off = 0
    while not game.over:
        asked = {decision.number: decision for decision in game.pending()}
        entry = player.answer(game)
        soak.note_triggers(counts, game, asked.get(entry.number), entry)
        left_off += sum(event.kind == "fizzled" and event.other == "declined" for event in entry.events)
    assert left_off > 0
    assert counts["trigger declined"] + counts["limited trigger declined"] == (left_off if counted else 0)
    of_edition = {"trigger taken", "trigger declined", "limited trigger taken", "limited trigger declined"}
    assert set(counts) == (of_edition if counted else set())


def test_each_card_and_each_ability_of_the_pool_has_a_floor() -> None:
    floors = pool.floors()
    assert {name[len(pool.PLAYED):] for name in floors if name.startswith(pool.PLAYED)} == {
        code for legend in pool.legends_of() for code in codes(pool.fitting(legend))
    }
    abilities = {name[len(pool.HAPPENED):] for name in floors if name.startswith(pool.HAPPENED)}
    assert abilities <= set(catalogue().abilities)
    assert set(pool.SELDOM) <= set(catalogue().abilities) - abilities
    assert len(abilities) > 150


def test_the_benchmark_of_the_pool_prints_its_figures() -> None:
    figures = bench.beside(1, 1)
    assert figures["share"] > 0
    assert figures["cards"] == len(CARDS)
    assert figures["import_ms"] > 0
    assert figures["read_ms"] > 0
    assert 0 < figures["mib_per_game"] < 1
