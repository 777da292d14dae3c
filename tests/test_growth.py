"""What stays in memory when very many pairs of decks meet in one process."""
from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from cards.catalogue import CARDS
from engine.game import catalogue_of
from engine.library import Catalogue
from engine.reading import Misread
from engine.rules.actions.giving import COPIED
from engine.words import Unit, draw
from tests.table import EXTRA

PAIRINGS = 10_000
MOST = 50 << 20
"""Bytes that so many pairings may leave behind."""


@pytest.fixture(scope="module")
def whole() -> Catalogue:
    return catalogue_of([*CARDS.values(), *EXTRA])


def test_ten_thousand_pairings_leave_nothing_behind(whole: Catalogue) -> None:
    chance = random.Random(14)
    codes = sorted(whole.cards)
    whole.part(tuple(codes[:40]))
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(PAIRINGS):
            whole.part(tuple(sorted(chance.sample(codes, 40))))
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < MOST
    finally:
        tracemalloc.stop()
    assert len(whole.parts) <= 1


def test_who_plays_the_same_decks_shares_a_part(whole: Catalogue) -> None:
    codes = tuple(sorted(whole.cards)[:30])
    part = whole.part(codes)
    assert whole.part(codes) is part
    assert part.part(codes) is part
    assert part.named is whole.named
    assert set(part.cards) == set(codes)


def test_a_part_has_all_that_its_cards_bring_and_nothing_else(whole: Catalogue) -> None:
    copier = next(code for code, card in whole.cards.items() if card.copies)
    codes = tuple(sorted({*list(whole.cards)[::3], copier}))
    part = whole.part(codes)
    for mine, all_ in ((part.abilities, whole.abilities), (part.scripts, whole.scripts), (part.texts, whole.texts),
                       (part.passives, whole.passives)):
        assert mine == {key: thing for key, thing in all_.items() if key.partition("/")[0] in codes}
    assert part.dues == {
        key: due for key, due in whole.dues.items() if key.partition(":")[2].partition("/")[0] in codes
    }


def test_only_where_a_card_copies_text_there_is_text_to_copy(whole: Catalogue) -> None:
    plain = tuple(code for code in list(whole.cards)[::3] if not whole.cards[code].copies)
    assert not any(COPIED in key for key in whole.part(plain).texts)
    copier = next(code for code, card in whole.cards.items() if card.copies)
    assert {key.partition(COPIED)[0] for key in whole.part((*plain, copier)).texts if key.endswith(COPIED)} == {
        code for code in (*plain, copier) if not whole.cards[code].is_spell
    }


def test_a_card_is_read_when_something_first_asks_for_it() -> None:
    good, bad = Unit("TST-GR1", "Grown", energy=1, might=1), Unit("TST-GR2", "Wild", energy=1, might=1).text(draw(1))
    known = catalogue_of([good, bad])
    assert known.part(("TST-GR1",)).cards["TST-GR1"] is known.cards["TST-GR1"]
    assert known.named == {"Grown": "unit", "Wild": "unit"}
    with pytest.raises(Misread, match="outside any ability"):
        known.cards["TST-GR2"]


def test_catalogues_share_the_cards_that_are_declared_alike(whole: Catalogue) -> None:
    again = catalogue_of(CARDS.values())
    assert all(again.cards[code] is whole.cards[code] for code in list(CARDS)[::40])
