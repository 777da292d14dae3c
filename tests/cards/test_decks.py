"""Starters are legal; pasted lists are read, or refused with the line and the rule."""
from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.catalogue import CARDS, find
from cards.decks import SHIPPED, DeckError, DeckList, read, shipped, starters
from cards.decks.shipped import load
from cards.tools.selfplay import Player, catalogue, new_game, play_out
from engine.rules.formats.decks import faults
from engine.rules.formats.modes import MODES

KEYS = ("annie", "garen", "lux", "yi")
OTHERS = tuple(key for key in SHIPPED if key not in KEYS)


def as_text(deck: DeckList, headings: bool = False) -> str:
    """A deck as players write it."""
    heading = (lambda text: [f"{text}:"]) if headings else (lambda text: [])
    main = [f"{n - (headings and code == deck.champion)} {CARDS[code].name}" for code, n in deck.main]
    return "\n".join([
        *heading("Legend"), f"1 {CARDS[deck.legend].name}",
        *heading("Champion"), *([f"1 {CARDS[deck.champion].name}"] if headings else []),
        *heading("MainDeck"), *main,
        *heading("Battlefields"), *(f"1 {CARDS[code].name}" for code in deck.battlefields),
        *heading("Runes"), *(f"{n} {CARDS[code].name}" for code, n in deck.runes),
    ])


# --- starters

def test_there_are_four_starters():
    assert tuple(starters()) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_a_starter_is_complete_and_legal(key: str):
    deck = starters()[key]
    assert deck.starter
    assert deck.size == 40
    assert sum(n for _, n in deck.runes) == 12
    assert len(deck.battlefields) == 1
    assert dict(deck.main)[deck.champion] >= 1
    assert {deck.legend, deck.champion, *dict(deck.main), *dict(deck.runes), *deck.battlefields} <= CARDS.keys()
    assert faults(deck, catalogue()) == ()


def test_what_else_is_shipped_stands_behind_the_starters():
    assert tuple(shipped()) == (*KEYS, *OTHERS)
    assert OTHERS == ("jinx", "viktor", "leesin", "fiora", "rumble", "vi", "vex", "shen", "zed")


@pytest.mark.parametrize("key", OTHERS)
def test_a_deck_of_a_product_is_legal_with_its_three_battlefields_and_plays(key: str):
    deck = shipped()[key]
    assert (deck.starter, deck.size, len(deck.battlefields)) == (True, 40, 3)
    assert faults(replace(deck, starter=False), catalogue(), MODES["duel"].brought) == ()
    game = new_game(1, (key, "annie"))
    assert play_out(game, Player(1)) > 10
    assert game.winner in (0, 1)


def test_every_card_of_the_starters_own_set_is_in_one():
    used = {
        code
        for deck in starters().values()
        for code in (deck.legend, *dict(deck.main), *dict(deck.runes), *deck.battlefields)
    }
    assert {code for code in CARDS if code.startswith("OGS-")} <= used


def test_a_broken_starter_file_is_refused():
    with pytest.raises(DeckError, match=r"bad.json: legend: Field required"):
        load("bad.json", '{"name": "Bad"}')
    entry = (
        '{"name": "Bad", "legend": "Nobody", "champion": "Gust", "main": {"Gust": 3}, "runes": {}, "battlefields": []}'
    )
    with pytest.raises(DeckError, match="no card named 'Nobody'"):
        load("bad.json", entry)


# --- lists as text

@pytest.mark.parametrize("key", KEYS)
def test_a_list_is_read_back(key: str):
    deck = starters()[key]
    copy = read(as_text(deck, headings=True), deck.name)
    assert not copy.starter
    assert replace(copy, main=tuple(sorted(copy.main)), starter=True) == replace(deck, main=tuple(sorted(deck.main)))


def test_without_headings_the_only_fitting_champion_is_taken():
    text = as_text(starters()["annie"]).replace("2 Annie, Fiery\n", "")
    text = text.replace("2 Flash", "3 Flash").replace("2 Pouty Poro", "3 Pouty Poro")
    assert read(text).champion == find("Annie, Stubborn").code


def test_comments_counts_and_codes_are_understood():
    lines = as_text(starters()["annie"], headings=True).replace("3 Gust", "# cheap\n2x OGN-169\n\nGust")
    assert dict(read(lines).main)[find("Gust").code] == 3


def test_every_problem_of_a_list_is_told_with_its_line():
    with pytest.raises(DeckError) as refused:
        read("3 Gutst\n0 Gust\nSideboard\n1 Gustt")
    assert tuple(map(str, refused.value.problems)) == (
        "line 1: no card named 'Gutst'; did you mean Gust?",
        "line 2: 0 copies of Gust",
        "line 4: no card named 'Gustt'; did you mean Gust?",
        "a list needs exactly one legend, this has 0 (103.1)",
    )


def test_a_sideboard_is_kept_apart_from_the_main_deck():
    deck = read(as_text(starters()["annie"], headings=True) + "\nSideboard\n2 Gust")
    assert deck.sideboard == ((find("Gust").code, 2),)
    assert deck.size == 40


def test_a_list_must_say_which_champion():
    with pytest.raises(DeckError, match=r"“Champion:”, Annie, Stubborn or Annie, Fiery \(103.2.a\)"):
        read(as_text(starters()["annie"]))


@given(st.text(max_size=80))
@settings(deadline=None)
def test_whatever_is_pasted_is_read_or_refused(text: str):
    with pytest.raises(DeckError) as refused:
        read(text)
    assert refused.value.problems
