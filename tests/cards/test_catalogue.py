"""Cards are found by any of their names and codes; what is not there is refused with a hint."""
from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.__main__ import main
from cards.catalogue import CARDS, UnknownCard, aliases, find, max_copies, printed_set, rules_name
from engine.words import Unit, fury, price, token
from engine.words.base import walk
from engine.words.card import Card
from engine.words.nodes import Tokens


def test_the_cards_of_the_starters_one_more_and_the_tokens_are_there():
    tokens = [card for card in CARDS.values() if "token" in card.supertypes]
    assert len(CARDS) - len(tokens) >= 70
    assert find("Recruit") in tokens


@pytest.mark.parametrize("card", [pytest.param(card, id=card.name) for card in CARDS.values()])
def test_a_card_is_found_by_all_its_names(card: Card):
    for name in (card.name, *card.codes, *aliases(card)):
        assert find(name) is card
        assert find(f"  {name.upper()} ") is card


@pytest.mark.parametrize(("wanted", "name"), [
    ("annie - dark child", "Annie, Dark Child"), ("Dark Child", "Annie, Dark Child"), ("Master Yi, Honed", "Yi, Honed"),
    ("Gentlemen’s Duel", "Gentlemen's Duel"), ("unl-220", "Pouty Poro"), ("Lux Crownguard", "Lux, Crownguard"),
])
def test_players_names_are_understood(wanted: str, name: str):
    assert find(wanted).name == name


def test_an_unknown_name_brings_the_nearest():
    with pytest.raises(UnknownCard, match="no card named 'Gutst'; did you mean Gust") as refused:
        find("Gutst")
    assert refused.value.near[0] == "Gust"
    with pytest.raises(UnknownCard, match=r"no card named 'xyzzy-plugh'$"):
        find("xyzzy-plugh")
    with pytest.raises(UnknownCard, match=r"no card has the code 'OGN-969'$"):  # digits alike don't make cards alike
        find("OGN-969")


@given(st.text(max_size=30))
@settings(deadline=None)
def test_whatever_is_asked_is_found_or_refused(wanted: str):
    try:
        found = find(wanted).name
    except UnknownCard as refused:
        found = refused.wanted
    assert found in {wanted, *(card.name for card in CARDS.values())}


def test_tokens_that_cards_make_are_in_the_catalogue():
    made = {node.card for card in CARDS.values() for node in walk(card) if isinstance(node, Tokens)}
    assert made <= {code for code, card in CARDS.items() if "token" in card.supertypes}
    assert find("Recruit").code in made


def test_facts_that_follow_from_others():
    assert rules_name(find("OGS-017")) == "Dark Child"
    assert rules_name(find("Yi, Honed")) == "Yi, Honed"
    assert [max_copies(find(name)) for name in ("Gust", "Fury Rune", "Void Gate", "Recruit")] == [3, None, 1, 0]
    assert printed_set(find("Tibbers")) == "OGS"
    assert find("Annie, Fiery").supertypes == ("champion",)
    assert find("Tibbers").supertypes == ("signature",)
    assert find("Fury Rune").supertypes == ("basic",)
    assert find("Yi, Honed").tags == ("Master Yi", "Ionia")


def test_makers_refuse_what_is_no_mark_and_no_domain():
    with pytest.raises(ValueError, match="no mark 'furry'"):
        Unit("XXX-001", "Cat", "furry", might=1)
    with pytest.raises(ValueError, match="no domain 'furry'"):
        price(1, "furry")
    assert Unit("XXX-001", "Cat", fury, token, might=1).supertypes == ("token",)


# --- the command line

def test_dump_prints_every_card(capsys: pytest.CaptureFixture[str]):
    assert main(["dump"]) == 0
    found = {card["name"]: card for card in json.loads(capsys.readouterr().out)}
    assert found.keys() == {card.name for card in CARDS.values()}
    assert found["Garen, Rugged"]["keywords"] == ["Assault 2", "Shield 2"]
    assert found["Noxian Emissary"]["keywords"] == ["Empower", "Empowered", "Deathknell"]
    assert found["Tibbers"]["power"] == {"count": 2, "domains": ["fury", "chaos"], "mode": "any"}
    assert found["Recruit"]["power"] is None


def test_check_finds_nothing(capsys: pytest.CaptureFixture[str]):
    """A sample of all sets: to try all that every card says takes minutes."""
    sample = random.Random(14).sample(sorted(CARDS), 24)
    assert main(["check", *sample]) == 0
    assert capsys.readouterr().out == "24 cards, 0 problems\n"


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["teleport"])
    assert "invalid choice" in capsys.readouterr().err
