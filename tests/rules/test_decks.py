"""Legal decks (103, TR402.1, 825): every fault by its rule, and nothing but that fault."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.catalogue import find
from cards.decks import DeckList, starters
from engine.game import Game, Refused, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.rules.formats.decks import faults
from engine.words import Battlefield, Spell, calm, fury, signature, unique
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, Table, catalogue

EXTRA.append(Spell("TST-R30", "Test Keepsake", energy=1).text(unique))
EXTRA.append(Spell("TST-R31", "Test Trick", calm, signature, energy=1, champion="Master Yi"))


def code(name: str) -> str:
    return next((card.code for card in EXTRA if card.name == name), None) or find(name).code


def changed(deck: DeckList, **counts: int) -> DeckList:
    """The deck with so many copies more or less of these cards (“_” for a space)."""
    main = dict(deck.main)
    for name, n in counts.items():
        key = code(name.replace("_", " "))
        main[key] = main.get(key, 0) + n
    return replace(deck, main=tuple((key, n) for key, n in main.items() if n))


def wrong(deck: DeckList) -> list[str]:
    return [reason.rule for reason in faults(deck, catalogue())]


YI = starters()["yi"]
FIELDS = ("OGN-279", "OGN-288", "OGN-294")


@pytest.mark.parametrize("key", ["annie", "garen", "lux", "yi"])
@covers("103")
def test_a_starter_is_legal(key: str) -> None:
    assert wrong(starters()[key]) == []


@covers("103.4", "103.4.a")
def test_a_deck_of_ones_own_brings_three_battlefields() -> None:
    own = replace(YI, starter=False)
    assert wrong(own) == ["103.4"]
    assert wrong(replace(own, battlefields=FIELDS[:2])) == ["103.4"]
    assert wrong(replace(own, battlefields=FIELDS)) == []
    assert wrong(replace(YI, battlefields=())) == ["103.4"]


@covers("103.4.c")
def test_battlefields_have_different_names() -> None:
    assert wrong(replace(YI, starter=False, battlefields=("OGN-279", "OGN-279", "OGN-294"))) == ["103.4"]


@covers("103.4")
def test_only_a_battlefield_is_brought_as_one() -> None:
    assert wrong(replace(YI, battlefields=("OGN-049",))) == ["103.4"]


@covers("103.2")
def test_forty_cards_are_enough_and_more_are_allowed() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1)) == ["103.2"]
    assert wrong(changed(YI, Mountain_Drake=1)) == []


@covers("103.2.b")
def test_a_fourth_copy_of_a_name_is_one_too_many() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1, Zephyr_Sage=1)) == ["103.2.b"]


@covers("103.2.b.1")
def test_the_chosen_champion_counts_among_its_copies() -> None:
    four = changed(YI, **{"Mountain_Drake": -2, "Yi,_Meditative": 2})
    assert wrong(four) == ["103.2.b"]
    assert wrong(changed(YI, **{"Mountain_Drake": -1, "Yi,_Meditative": 1})) == []


@covers("103.2.a")
def test_the_chosen_champion_has_its_copy_in_the_main_deck() -> None:
    assert wrong(changed(YI, **{"Yi,_Meditative": -2, "Highlander": 1, "Mountain_Drake": 1})) == ["103.2.a"]


@covers("103.2.a.2")
def test_a_champion_of_another_legend_is_not_chosen() -> None:
    deck = replace(changed(YI, **{"Mountain_Drake": -1, "Garen,_Rugged": 1}), champion=code("Garen, Rugged"))
    assert wrong(deck) == ["103.2.a.2"]


@covers("103.2.d.3")
def test_a_signature_unit_is_not_chosen_although_it_has_the_tag() -> None:
    assert wrong(replace(starters()["annie"], champion=code("Tibbers"))) == ["103.2.a.2"]


@covers("103.2.a.2")
def test_a_unit_that_is_no_champion_is_not_chosen() -> None:
    assert wrong(replace(YI, champion=code("Playful Phantom"))) == ["103.2.a.2"]


@covers("103.2.d", "103.2.d.1")
def test_signature_cards_of_all_names_together_are_three_at_most() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1, Test_Trick=1)) == []
    assert wrong(changed(YI, Mountain_Drake=-2, Test_Trick=2)) == ["103.2.d"]


@covers("103.2.d.2")
def test_a_signature_card_of_another_champion_does_not_belong() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1, Decisive_Strike=1)) == ["103.2.d", "103.1.b.3"]


@covers("825", "825.3", "825.3.a")
def test_of_a_unique_card_there_is_one() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1, Test_Keepsake=1)) == []
    assert wrong(changed(YI, Mountain_Drake=-2, Test_Keepsake=2)) == ["825"]


@covers("103.1.b.1", "103.1.b.3", "103.2.c")
@covers("176.1")
def test_a_card_of_a_foreign_domain_is_outside_the_identity() -> None:
    assert wrong(changed(YI, Mountain_Drake=-1, Gust=1)) == ["103.1.b.3"]


@covers("103.1.b.4")
def test_a_card_of_two_domains_needs_both() -> None:
    assert wrong(changed(starters()["garen"], Vanguard_Sergeant=-1, Highlander=1)) == ["103.2.d", "103.1.b.3"]


@covers("103.2")
def test_runes_legends_battlefields_and_tokens_are_no_cards_of_a_main_deck() -> None:
    for name in ("Calm Rune", "Void Gate", "Recruit", "Garen, Might of Demacia"):
        deck = changed(YI, **{"Mountain_Drake": -1, name.replace(" ", "_"): 1})
        assert "103.2" in wrong(deck), name


@covers("103.3.a", "161.2", "161.2.a")
def test_a_rune_deck_has_twelve_runes() -> None:
    assert wrong(replace(YI, runes=(("OGN-042", 6), ("OGN-126", 5)))) == ["103.3"]
    assert wrong(replace(YI, runes=(("OGN-042", 7), ("OGN-126", 6)))) == ["103.3"]
    assert wrong(replace(YI, runes=(("OGN-042", 12),))) == []


@covers("103.3.a.1")
def test_runes_are_of_the_legends_domains() -> None:
    assert wrong(replace(YI, runes=(("OGN-042", 11), ("OGN-007", 1)))) == ["103.3"]


@covers("103.3")
def test_a_rune_deck_holds_nothing_but_runes() -> None:
    assert "103.3" in wrong(replace(YI, runes=(("OGN-042", 11), ("OGN-049", 1))))


@covers("103.1")
def test_only_a_legend_leads_a_deck() -> None:
    assert "103.1" in wrong(replace(YI, legend=code("Yi, Honed")))


@covers("103")
def test_an_unknown_code_is_named() -> None:
    reasons = faults(replace(YI, champion="XXX-001"), catalogue())
    assert [reason.rule for reason in reasons] == ["103"]
    assert "XXX-001" in reasons[0].text


@covers("103.2")
def test_a_game_is_refused_with_every_fault_of_both_decks() -> None:
    bad, worse = changed(YI, Mountain_Drake=-1), replace(starters()["lux"], runes=(("OGN-089", 3),))
    with pytest.raises(Refused) as refused:
        Game.start(Setup((Seat("Ana", bad), Seat("Bo", worse))), secret_from_seed(1), catalogue())
    assert [reason.rule for reason in refused.value.reasons] == ["103.2", "103.3"]


EXTRA += [
    Battlefield("TST-3c12", "Test Fury Keep", fury),
    *(Spell(f"TST-3c{13 + n}", f"Test Only {name}", calm, signature, energy=1, champion="Master Yi").text(unique)
      for n, name in enumerate(("One", "Two", "Three", "Four"))),
]


@covers("103.4.b")
def test_a_battlefield_with_a_domain_has_to_be_of_the_identity() -> None:
    assert wrong(replace(YI, battlefields=(code("Test Fury Keep"),))) == ["103.1.b.3"]
    assert wrong(replace(starters()["annie"], battlefields=(code("Test Fury Keep"),))) == []


@covers("825.3.b", "103.2.d")
def test_unique_signature_cards_are_three_in_any_combination_and_one_of_each() -> None:
    without = changed(YI, Highlander=-2, Mountain_Drake=-1, Test_Only_One=1, Test_Only_Two=1, Test_Only_Three=1)
    assert wrong(without) == []
    assert wrong(changed(without, Test_Only_Three=-1, Test_Only_One=1)) == ["825"]
    assert wrong(changed(without, Mountain_Drake=-1, Test_Only_Four=1)) == ["103.2.d"]


@covers("825.4")
def test_in_a_game_unique_does_nothing() -> None:
    table = Table(
        you=quiet(hand=["Test Keepsake", "Test Keepsake"], runes={"fury": 2}), foe=quiet(), battlefields=PLAIN
    )
    for _ in range(2):
        table.you.play("Test Keepsake")
        table.resolve()
    assert table.trash() == ["Test Keepsake", "Test Keepsake"]
