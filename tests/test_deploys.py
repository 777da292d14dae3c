"""Deploys: old saves go on under new code, and a changed card doesn't change a running game."""
from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cards.catalogue import CARDS, find
from cards.tools.selfplay import Player, catalogue, new_game, play_out
from engine.game import Game, Refused, catalogue_of
from engine.snapshot import Unrestorable
from tests.corpus import FOLDER, WANTED


@pytest.mark.parametrize("kind", WANTED)
def test_a_save_of_an_earlier_commit_goes_on(kind: str) -> None:
    kept = json.loads((FOLDER / f"{kind}.json").read_text("utf-8"))
    game = Game.restore(kept["snapshot"].encode(), kept["pins"].encode(), catalogue())
    decision = game.pending()[0]
    assert (decision.kind, list(decision.keys)) == (kind, kept["keys"])
    assert play_out(game, Player(1)) > 0
    assert game.over


def test_a_changed_declaration_leaves_a_running_game_on_the_old_tree() -> None:
    old = new_game(3, ("annie", "annie"))
    poro = find("Pouty Poro")
    changed = catalogue_of([replace(card, might=7) if card == poro else card for card in CARDS.values()])
    running = Game.restore(old.save(), old.pins(), changed)
    assert running.fingerprint() == old.fingerprint()
    assert running._state.catalogue.cards[poro.code].might == poro.might
    fresh = Game.restore(old.save(), json.dumps([*json.loads(old.pins())]).encode(), None)
    assert fresh._state.catalogue.cards[poro.code].might == poro.might
    assert changed.cards[poro.code].might == 7


def test_a_new_game_gets_the_new_tree() -> None:
    from cards.decks import starters
    from engine.game import Seat, Setup
    from engine.kernel.randomness import secret_from_seed
    poro = find("Pouty Poro")
    changed = catalogue_of([replace(card, might=7) if card == poro else card for card in CARDS.values()])
    annie = starters()["annie"]
    game = Game.start(Setup((Seat("Ana", annie), Seat("Bo", annie))), secret_from_seed(1), changed)
    assert game._state.catalogue.cards[poro.code].might == 7


@pytest.mark.parametrize(("change", "word"), [
    (lambda raw: raw.update(format=99), "format"),
    (lambda raw: raw["agenda"][0].__setitem__(1, "no such step"), "step"),
    (lambda raw: raw["agenda"][0].__setitem__(0, "no such script"), "script"),
    (lambda raw: raw["objects"][0].__setitem__(0, "XXX-999"), "XXX-999"),
])
def test_a_snapshot_that_can_not_be_continued_is_refused_with_a_word(change, word: str) -> None:
    game = new_game(1)
    raw = json.loads(game.save())
    change(raw)
    with pytest.raises(Unrestorable, match=word):
        Game.restore(json.dumps(raw).encode(), game.pins(), catalogue())


def test_a_damaged_snapshot_is_refused() -> None:
    game = new_game(1)
    with pytest.raises(Unrestorable):
        Game.restore(game.save()[:-20], game.pins(), catalogue())
    with pytest.raises(Unrestorable):
        Game.restore(game.save(), b'[["NoSuchWord"]]', None)


def test_an_illegal_deck_starts_no_game() -> None:
    from cards.decks import starters
    from engine.game import Seat, Setup
    annie = starters()["annie"]
    with pytest.raises(Refused) as refused:
        Game.start(
            Setup((Seat("Ana", replace(annie, runes=annie.runes[:1])), Seat("Bo", annie))), bytes(32), catalogue()
        )
    assert [reason.rule for reason in refused.value.reasons] == ["103.3"]
