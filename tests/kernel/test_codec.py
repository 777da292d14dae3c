"""Snapshots and pins: what is saved comes back, and what this version doesn't know is refused with clear words."""
from __future__ import annotations

import gc
import json
import weakref
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.catalogue import CARDS
from engine.game import Game, catalogue_of
from engine.kernel.codec import bindings, tuples
from engine.snapshot import FORMAT, Unrestorable
from engine.words.base import UnknownWord, decode, encode
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table

PLAIN_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4).map(tuple), max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=5), PLAIN_VALUES, max_size=5))
def test_bindings_come_back_as_they_were(env: dict[str, Any]) -> None:
    assert bindings(json.loads(json.dumps(env))) == env


@given(PLAIN_VALUES)
def test_tuples_come_back_as_tuples(value: Any) -> None:
    assert tuples(json.loads(json.dumps(value))) == value


@pytest.mark.parametrize("code", sorted(CARDS))
def test_a_card_comes_back_as_it_was(code: str) -> None:
    assert decode(json.loads(json.dumps(encode(CARDS[code])))) == CARDS[code]


def test_test_cards_come_back_too() -> None:
    assert EXTRA
    for card in EXTRA:
        assert decode(json.loads(json.dumps(encode(card)))) == card


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(UnknownWord, match="no word 'Teleport'"):
        decode(["Teleport", 1])


def busy() -> Table:
    """In the middle of a combat, with a chain, an effect and a replacement waiting."""
    table = Table(
        you=quiet(base=["Crackshot Corsair"], hand=["Highlander", "En Garde", "Test Sight"], runes={"calm": 6}),
        foe=quiet(at={MEADOW: ["Test Might 5", "Pouty Poro"]}, hand=["Gust"]), battlefields=PLAIN,
    )
    table.you.play("Highlander", on="Crackshot Corsair")
    table.resolve()
    table.you.play("En Garde", on="Crackshot Corsair")
    table.resolve()
    table.you.move("Crackshot Corsair", to=MEADOW)
    table.you.choose("Test Might 5")
    assert table.chain() == ["Crackshot Corsair"]
    assert table.state.waiting
    assert table.state.effects
    return table


def restored(game: Game, **changes: Any) -> Game:
    """The game from its snapshot, with some of it overwritten."""
    raw = json.loads(game.save())
    raw.update(changes)
    return Game.restore(json.dumps(raw).encode(), game.pins(), game._state.catalogue)


def test_a_busy_game_comes_back_and_goes_on_the_same_way() -> None:
    table = busy()
    again = Game.restore(table.game.save(), table.game.pins())
    assert again.fingerprint() == table.game.fingerprint()
    assert again.pending() == table.game.pending()
    for _ in range(12):
        decision = table.open
        keys = (
            ("pass",)
            if "pass" in decision.keys
            else ("end",)
            if "end" in decision.keys
            else decision.keys[: decision.least]
        )
        mine = table.game.answer(decision.number, decision.seat, keys)
        assert again.answer(decision.number, decision.seat, keys).events == mine.events
        assert again.fingerprint() == table.game.fingerprint()
        assert again.pending() == table.game.pending()


def test_saving_what_was_restored_gives_the_same() -> None:
    table = busy()
    again = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    saved, resaved = json.loads(table.game.save()), json.loads(again.save())
    assert resaved == saved
    assert again.pins() == table.game.pins()


def test_the_cards_are_read_from_the_pins_when_there_is_no_catalogue() -> None:
    table = busy()
    again = Game.restore(table.game.save(), table.game.pins(), None)
    assert again.sight(YOU) == table.game.sight(YOU)


def test_another_format_is_refused() -> None:
    with pytest.raises(Unrestorable, match=f"format 99, this version reads {FORMAT}"):
        restored(busy().game, format=99)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{", b"{}", *(
    pytest.param(data)
    for data in (b"[]", b"7", b"null"))])
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    with pytest.raises(Unrestorable):
        Game.restore(data, table.game.pins(), table.state.catalogue)


def test_an_unknown_step_is_named() -> None:
    table = busy()
    agenda = json.loads(table.game.save())["agenda"]
    agenda[-1][1] = "teleport"
    with pytest.raises(Unrestorable, match="no step 'teleport'"):
        restored(table.game, agenda=agenda)


def test_an_unknown_script_is_named() -> None:
    table = busy()
    agenda = json.loads(table.game.save())["agenda"]
    agenda[-1][0] = "magic"
    with pytest.raises(Unrestorable, match="of 'magic'"):
        restored(table.game, agenda=agenda)


def test_an_unknown_card_is_named() -> None:
    table = Table(you=quiet(base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    objects = json.loads(table.game.save())["objects"]
    objects[0][0] = "XXX-999"
    with pytest.raises(Unrestorable, match="XXX-999"):
        restored(table.game, objects=objects)


def test_an_unknown_mode_is_named() -> None:
    with pytest.raises(Unrestorable, match="chess"):
        restored(Table(you=quiet(), foe=quiet(), battlefields=PLAIN).game, mode="chess")


def test_a_missing_part_is_named() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    raw = json.loads(table.game.save())
    del raw["players"]
    with pytest.raises(Unrestorable, match="players"):
        Game.restore(json.dumps(raw).encode(), table.game.pins(), table.state.catalogue)


def test_a_pinned_word_that_is_gone_stops_the_game() -> None:
    table = Table(you=quiet(), foe=quiet(), battlefields=PLAIN)
    with pytest.raises(Unrestorable, match="Teleport"):
        Game.restore(table.game.save(), b'[["Teleport"]]', table.state.catalogue)


def test_a_restored_game_is_played_with_the_catalogue_that_it_is_given() -> None:
    table = Table(you=quiet(base=["Test Might 1"]), foe=quiet(), battlefields=PLAIN)
    saved = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    catalogue = catalogue_of(one.card for one in saved._state.catalogue.cards.values())
    again = Game.restore(table.game.save(), table.game.pins(), catalogue)
    assert all(found is catalogue.cards[code] for code, found in again._state.catalogue.cards.items())
    kept = weakref.ref(catalogue)
    del again, catalogue
    gc.collect()
    assert kept() is not None, "what was read for it is found by it: no other may lie where it lay"
