"""Decks as text, as Tabletop Simulator strings and as deck codes: written, read back, and refused where damaged."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.catalogue import CARDS, find
from cards.decks import FORMATS, DeckError, DeckList, Problem, format_of, read, shipped, starters
from cards.decks.codec import LETTERS, BadCode, Coded, decode, encode
from cards.decks.lines import HEADINGS, spellings
from cards.tools.selfplay import catalogue
from engine.rules.formats.decks import faults

ANNIE = starters()["annie"]
ANNIE_CODE = ("CMAAAAAAAAAACAQAAAD2MAIAAABAQAAAAWUQDKQBVMA24ANQAG4QDPYB"
              "AIAQAAQDAIAQAAANAQAQAAIKBMJAEAIAACUAEAIBAAIQAAAAAEAQACQ")
"""The code by which her list is known elsewhere."""
VECTORS = (
    ({"OGN-007": 3, "OGN-089": 2, "OGN-004": 1}, {}, "", (), "CMAAAAAAAAAAAAAAAEAQAAAHAEAQAACZAEAQAAAEAAAAAAA"),
    ({"OGN-007": 7, "OGN-089": 5, "OGN-012": 3, "OGN-039": 2, "OGN-013": 1}, {"OGN-022": 2, "OGN-088": 1}, "OGN-012",
     (), "CMAAAAAAAAAQCAAAA4AACAIAABMQAAIBAAAAYAIBAAACOAIBAAAA2AABAEAAAFQBAEAAAWABAAAAY"),
    ({"SFD-R02": 3, "UNL-R05a": 2, "OGN-007": 3, "OGN-089": 1}, {"OGN-022": 2}, "OGN-007", (),
     "CQAAAAAAAAAAAAAAAIAQAAAAA4AQGAABAIAQCBABAECQCAIAAAAFSAABAEAAAAAWAAAQAAAAA4"),
    ({"SFD-R01": 2, "OGN-007": 3}, {}, "SFD-R01", (), "CQAAAAAAAAAAAAAAAEAQAAAAA4AQCAYAAEAQAAAAAAAQGAABAE"),
    ({"OGN-004": 3, "OGN-009": 3, "OGN-103": 3, "OGN-013": 1}, {"OGN-022": 2, "OGN-024": 2}, "OGN-103",
     ("OGN-280", "OGN-288a", "VEN-292"),
     "CYAAEAYBAMAAABAJM4AQCAIAAAGQCAQBAIAAAFQYAEAAAZYDAAAJQAQAAGQAEBIAUQBA"),
    ({"VEN-097": 20, "VEN-001": 3}, {"VEN-050": 4}, "VEN-001", ("VEN-SP1", "OGN-280", "RAD-005"),
     "CYAQEFABAECQAADBAMAQCBIAAAAQCBABAECQAABSAECQAAABAMCQAAQBAAAABGACAYAAABI"),
)
"""What codes stand for that were made elsewhere: deck, sideboard, Chosen Champion, further legends."""

KINDS = {kind: [code for code, card in CARDS.items() if card.type == kind and "token" not in card.supertypes]
         for kind in ("legend", "battlefield", "rune")}
MAIN = [code for code, card in CARDS.items() if card.type not in KINDS and "token" not in card.supertypes]
CHAMPIONS = [code for code in MAIN if "champion" in CARDS[code].supertypes]


def canonical(deck: DeckList) -> DeckList:
    """The deck without an order of its cards, which not every format keeps."""
    return replace(deck, name="", starter=False, main=tuple(sorted(deck.main)), runes=tuple(sorted(deck.runes)),
                   battlefields=tuple(sorted(deck.battlefields)), sideboard=tuple(sorted(deck.sideboard)))


@st.composite
def decks(draw: st.DrawFn) -> DeckList:
    """Any deck, legal or not, that has a legend, a Chosen Champion in its Main Deck, and runes."""
    counts = lambda codes, most: st.dictionaries(st.sampled_from(codes), st.integers(1, most), max_size=18)
    champion = draw(st.sampled_from(CHAMPIONS))
    main = Counter(draw(counts(MAIN, 14))) + Counter({champion: draw(st.integers(1, 13))})
    runes = draw(counts(KINDS["rune"], 14).filter(bool))
    fields = draw(st.lists(st.sampled_from(KINDS["battlefield"]), unique=True, max_size=4))
    return DeckList("", draw(st.sampled_from(KINDS["legend"])), champion, tuple(main.items()), tuple(runes.items()),
                    tuple(fields), sideboard=tuple(draw(counts(MAIN, 4)).items()))


# --- there and back

@pytest.mark.parametrize("form", FORMATS)
@given(deck=decks())
@settings(deadline=None, max_examples=60)
def test_a_deck_that_is_written_is_read_back(form: str, deck: DeckList):
    text = FORMATS[form](deck)
    assert format_of(text) == form
    assert canonical(read(text)) == canonical(deck)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("key", shipped())
def test_a_shipped_deck_is_read_back_and_still_legal(form: str, key: str):
    copy = read(FORMATS[form](shipped()[key]))
    assert canonical(copy) == canonical(shipped()[key])
    assert faults(replace(copy, starter=True), catalogue()) == ()


@given(text=st.text(max_size=200), form=st.sampled_from(sorted(FORMATS)), data=st.data())
@settings(deadline=None, max_examples=60)
def test_what_is_damaged_is_read_or_refused_with_reasons(text: str, form: str, data: st.DataObject):
    whole = FORMATS[form](ANNIE)
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(whole))] * 2)))
    problems: tuple[Problem, ...] = (Problem("none"),)
    try:
        read(whole[:start] + text + whole[end:])
    except DeckError as refused:
        problems = refused.problems
    assert problems
    assert all(problem.text for problem in problems)


# --- text

def text_with(*changes: tuple[str, str]) -> str:
    """Annie's list with some lines written otherwise."""
    text = FORMATS["text"](ANNIE)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize("line", [
    "3x Gust", "3 x Gust", "Gust x3", "- 3 Gust", "• 3 Gust", "* 3x gust", "3 GUST  ", "3 Gust [OGN-169]",
    "3 OGN-169 Gust", "3 OGN-169", "3 Gust (OGN) 169", "3 Gust (Alternate Art)", "3 Gust - Starter", "x3 Gust",
    "3 Gust # cheap", "3 Gust // cheap", "1 Gust\n2 Gust", "Gust\nGust\nGust", "3\tGust", "3 OGN-169 Wrong Name",
    "3 Gust [OGN-169a]",
])
def test_a_card_may_be_written_in_many_ways(line: str):
    assert canonical(read(text_with(("3 Gust", line)))) == canonical(ANNIE)


@pytest.mark.parametrize(("old", "new"), [
    ("1 Annie, Dark Child", "1 Dark Child"), ("1 Annie, Dark Child", "Annie - Dark Child"),
    ("1 Annie, Stubborn", "Annie – Stubborn"), ("MainDeck:", "Main Deck (39)"), ("MainDeck:", "## Main deck"),
    ("MainDeck:", "**Mainboard:**"), ("MainDeck:", "DECK"), ("MainDeck:", "// Main"), ("Runes:", "Rune Pool: 12"),
    ("Runes:", "[Runes]"[1:-1]), ("Legend:\n1 Annie, Dark Child", "Legend: Annie, Dark Child"),
    ("Champion:\n1 Annie, Stubborn", "Chosen Champion: Annie, Stubborn"), ("Battlefields:\n1 ", ""),
])
def test_headings_and_names_may_be_written_in_many_ways(old: str, new: str):
    assert canonical(read(text_with((old, new)))) == canonical(ANNIE)


def test_no_card_is_called_like_a_heading():
    assert not HEADINGS.keys() & {card.name.casefold() for card in CARDS.values()}


def test_every_card_is_found_by_its_name_and_its_codes():
    for card in CARDS.values():
        for name in (card.name, *card.codes):
            assert find(name) == card
            assert name in spellings(name)


def test_the_champion_may_be_repeated_in_a_main_deck_of_forty():
    repeated = text_with(("MainDeck:", "MainDeck:\n1 Annie, Stubborn"))
    assert read(repeated).size == 40
    assert canonical(read(repeated)) == canonical(ANNIE)


def test_all_copies_may_stand_under_the_champions_heading():
    apart = "1 Annie, Stubborn\n\nMainDeck"
    together = text_with((apart, apart.replace("1", "2")), ("1 Annie, Stubborn\n", ""))
    assert canonical(read(together)) == canonical(ANNIE)


def test_without_headings_the_card_after_the_legend_is_the_champion():
    plain = "\n".join(line for line in FORMATS["text"](ANNIE).splitlines() if line and not line.endswith(":"))
    assert canonical(read(plain)) == canonical(ANNIE)


@pytest.mark.parametrize(("text", "said"), [
    (text_with(("3 Gust", "3 Gutst")), "line 8: no card named 'Gutst'; did you mean Gust?"),
    (text_with(("3 Gust", "0 Gust")), "line 8: 0 copies of Gust"),
    (text_with(("MainDeck:", "Maybe:")), "line 7: no section is called 'Maybe'"),
    (text_with(("1 Annie, Dark Child\n", "")), "a list needs exactly one legend, this has 0 (103.1)"),
    (text_with(("1 Annie, Dark Child", "2 Annie, Dark Child")), "a list needs exactly one legend, this has 2 (103.1)"),
    ("https://example.com/decks/1", "this is a link: give the list itself, or its code"),
    (FORMATS["tabletop"](ANNIE).replace("OGN-169-1", "OGN-969-1", 1), "card 3: no card has the code 'OGN-969'"),
    (ANNIE_CODE[:60], "the deck code is damaged: it ends too early"),
    (ANNIE_CODE.replace("AAAAAAAACAQ", "AAAAAA1ACAQ"), "the deck code is damaged: '1' at place 11 is no letter"),
    ("D" + ANNIE_CODE[1:], "the deck code is damaged: it isn’t a deck code of a version that is known here"),
    (ANNIE_CODE + ANNIE_CODE, "the deck code is damaged: there is more in it than a deck"),
])
def test_what_is_wrong_is_said_with_its_place_and_what_comes_nearest(text: str, said: str):
    with pytest.raises(DeckError) as refused:
        read(text)
    assert str(refused.value.problems[0]).startswith(said)


@pytest.mark.parametrize(("text", "said"), [
    (text_with(("1 Annie, Dark Child", "1 Sir Nobody of Nowhere")),
     ["line 2: no card named 'Sir Nobody of Nowhere'"]),
    (text_with(("Legend:\n1 Annie, Dark Child", "Legend: 1 Sir Nobody of Nowhere")),
     ["line 1: no card named 'Sir Nobody of Nowhere'"]),
    (encode(Coded({"OGN-004": 3}, {}, "", ("VEN-999",))), ["no card has the code 'VEN-999'"]),
    (text_with(("1 Annie, Dark Child", "2 Annie, Dark Child\n1 Sir Nobody of Nowhere")),
     ["line 3: no card named 'Sir Nobody of Nowhere'", "a list needs exactly one legend, this has 2 (103.1)"]),
    (text_with(("1 Annie, Dark Child\n", ""), ("3 Gust", "3 VEN-999")),
     ["line 7: no card has the code 'VEN-999'", "a list needs exactly one legend, this has 0 (103.1)"]),
])
def test_a_legend_that_nobody_knows_is_not_missed_beside(text: str, said: list[str]):
    with pytest.raises(DeckError) as refused:
        read(text)
    assert [str(problem) for problem in refused.value.problems] == said


def test_reading_stops_where_nothing_makes_sense():
    with pytest.raises(DeckError) as refused:
        read("\n".join(f"nonsense {n}" for n in range(2000)))
    assert len(refused.value.problems) == 20
    assert not any("legend" in str(problem) for problem in refused.value.problems), "it was not looked for to the end"


# --- deck codes

@pytest.mark.parametrize(("main", "side", "champion", "legends", "code"), VECTORS)
def test_a_code_stands_for_the_same_cards_as_elsewhere(main, side, champion, legends, code):
    coded = decode(code)
    assert (dict(coded.main), dict(coded.sideboard), coded.champion, coded.legends) == (main, side, champion, legends)
    assert encode(Coded(main, side, champion, legends)) == code
    assert decode(code.lower()) == coded


def test_a_starters_code_is_the_one_by_which_it_is_known():
    assert FORMATS["code"](ANNIE) == ANNIE_CODE


CODES = st.builds("{}-{}{}".format, st.sampled_from(("OGN", "OGS", "SFD", "UNL", "VEN")),
                  st.one_of(st.integers(0, 400).map("{:03}".format), st.integers(0, 99).map("R{:02}".format),
                            st.integers(0, 20).map("SP{}".format)), st.sampled_from(("", "a", "b", "*")))
CODED = st.builds(Coded, st.dictionaries(CODES, st.integers(1, 60)), st.dictionaries(CODES, st.integers(1, 5)),
                  st.one_of(st.just(""), CODES), st.lists(CODES, max_size=3).map(tuple))


@given(CODED)
@settings(deadline=None)
def test_whatever_a_code_says_is_what_was_written(coded: Coded):
    assert decode(encode(coded)) == coded


@given(st.text(LETTERS, max_size=150))
@settings(deadline=None)
def test_any_letters_are_a_code_or_none_and_never_more_cards_than_they_can_say(text: str):
    try:
        coded = decode("CM" + text)
    except BadCode:
        return
    assert all(0 < n <= 999 for n in (*coded.main.values(), *coded.sideboard.values()))


def test_a_token_is_in_no_code():
    token = next(code for code in CARDS if code.startswith("SFD-T"))
    with pytest.raises(DeckError, match="can’t be said in a deck code"):
        FORMATS["code"](replace(ANNIE, main=((token, 1),)))
