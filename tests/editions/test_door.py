"""What an edition is at the door: its numbers in events, questions and refusals, its sets, and itself in every save."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cards.decks import shipped, starters
from cards.tools.selfplay import catalogue
from engine import rulebook
from engine.editions import CURRENT, EDITIONS
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.match import Match
from engine.rules.procedures.chain import HOT, QUEUEING
from engine.rules.procedures.cleanup import CLEANUP, COMBAT, ENDING
from engine.rules.procedures.showdowns import SHOWDOWN
from engine.rules.procedures.turn import TURN
from tests.rules.grounds import PLAIN, quiet
from tests.table import YOU, Table

ENGINE = Path(__file__).parents[2] / "engine"


def test_events_questions_and_refusals_cite_the_edition_that_is_played() -> None:
    table = Table(quiet(base=["Test Might 2*"]), quiet(), battlefields=PLAIN, edition="v1.0")
    assert table.open.why == "v1.0:516"
    tired = table.thing("Test Might 2").id
    assert [reason.rule for reason in table.game.why_not(YOU, f"move:{tired}")] == ["v1.0:140.3"]
    assert {reason.rule for reason in table.refuse(YOU, "nonsense")} == {"v1.0:516"}
    table.end_turn()
    assert "v1.0:515.1" in {event.rule for entry in table.entries for event in entry.events}


def test_what_an_edition_leaves_open_is_cited_as_the_current_one_has_it() -> None:
    assert EDITIONS["v1.0"].cite("735") == "735"
    assert CURRENT.cite("316") == "316"
    assert EDITIONS["v1.0"].cite("316") == "v1.0:516"


@pytest.mark.parametrize("name", [name for name in EDITIONS if name != CURRENT.name])
def test_every_number_of_an_edition_has_wording(name: str) -> None:
    for rule in EDITIONS[name].numbers:
        assert rulebook.rule(EDITIONS[name].cite(rule)).exact, rule


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_orders_steps_that_there_are(name: str) -> None:
    procedures = {one.name: one for one in (TURN, CLEANUP, ENDING, COMBAT, SHOWDOWN, HOT, QUEUEING)}
    assert EDITIONS[name].orders.keys() <= procedures.keys()
    for procedure in procedures.values():
        assert procedure.ordered(EDITIONS[name].orders).steps


def test_an_edition_plays_the_sets_whose_keywords_it_defines() -> None:
    late = next(deck for deck in shipped().values() if deck.legend.startswith("VEN"))
    first = next(iter(starters().values()))
    setup = Setup((Seat("Ana", first), Seat("Bo", late)), edition="v1.3")
    with pytest.raises(Refused, match="from no set that the Core Rules") as refused:
        Game.start(setup, secret_from_seed(1), catalogue())
    assert {reason.rule for reason in refused.value.reasons} == {EDITIONS["v1.3"].cite("103.2.e")}
    Game.start(Setup((Seat("Ana", first), Seat("Bo", late))), secret_from_seed(1), catalogue())


@pytest.mark.parametrize("wrong", [{"edition": "v9"}, {"mode": "solitaire"}])
def test_a_setup_names_an_edition_and_a_mode_that_there_are(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is none of"):
        Setup((), **wrong)


def test_a_match_keeps_its_edition() -> None:
    deck = next(iter(starters().values()))
    setup = Setup((Seat("Ana", deck), Seat("Bo", deck)), "match", edition="v1.2")
    match = Match.start(setup, secret_from_seed(3), catalogue())
    again = Match.restore(match.save(), catalogue(), match.game)
    assert again.setup.edition == "v1.2"
    assert again.setup_of(0).edition == "v1.2"
    for cards in (catalogue(), None):
        game = Game.restore(match.game.save(), match.game.pins(), cards)
        assert game._state.edition is game._state.catalogue.edition is EDITIONS["v1.2"]
        assert game.is_played_with(game.reading_of(catalogue()))
        assert not game.is_played_with(catalogue()), "it reads triggers otherwise"


def test_the_engine_asks_what_differs_and_never_which_edition_it_is() -> None:
    own = ("editions", "rulebook")
    for path in ENGINE.rglob("*.py"):
        if path.relative_to(ENGINE).parts[0] not in own:
            assert not re.search(r"\bv1\.\d", path.read_text("utf-8")), path
