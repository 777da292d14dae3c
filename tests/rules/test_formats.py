"""Which cards a format allows on a day (103.2.e, TR601)."""
from __future__ import annotations

from dataclasses import replace
from datetime import date

from cards.decks import starters
from cards.formats import CASUAL, CONSTRUCTED, FORMATS, TEAMS, Format
from engine.rules.formats.decks import faults
from engine.rules.formats.legality import illegal
from engine.words import Unit
from tests.rules.covers import covers
from tests.table import EXTRA, catalogue, code_of

TODAY = date(2026, 11, 1)
EXTRA += [Unit("TST-3F1", "Test Outsider", energy=1, might=1)]


def rules(form: Format, day: date = TODAY, **what: object) -> list[str]:
    """By which rules Annie's deck is not allowed."""
    return [reason.rule for reason in illegal(replace(starters()["annie"], **what), catalogue(), form, day)]


@covers("103.2.e")
def test_the_starters_are_allowed_but_for_a_legend_that_teams_may_not_play() -> None:
    refused = {(form.name, key): [reason.rule for reason in illegal(deck, catalogue(), form, TODAY)]
               for form in FORMATS.values() for key, deck in starters().items()}
    assert {pair: rules for pair, rules in refused.items() if rules} == {("2v2", "yi"): ["TR601.2.d"]}


@covers("103.2.e")
def test_a_card_of_no_legal_set_is_not_allowed() -> None:
    first, *others = starters()["annie"].main
    main = ((first[0], first[1] - 1), *others, (code_of("Test Outsider"), 1))
    assert rules(CONSTRUCTED, main=main) == ["TR601.2.a"]
    sets = (*CONSTRUCTED.sets, ("TST", date(2026, 10, 1)))
    assert rules(CONSTRUCTED._replace(sets=sets), main=main) == []
    early = illegal(
        replace(starters()["annie"], main=main), catalogue(), CONSTRUCTED._replace(sets=sets), date(2026, 9, 30)
    )
    assert [reason.text for reason in early] == [
        "Test Outsider is from no set that Constructed allows: TST is legal from 2026-10-01 on."
    ]


@covers("103.2.e")
def test_a_ban_holds_from_its_day_on_and_in_its_format() -> None:
    banned = CONSTRUCTED._replace(banned=(("Flash", date(2026, 9, 1)),))
    assert rules(banned) == ["TR601.2.d"]
    assert rules(banned, date(2026, 8, 31)) == []
    assert {name for name, _ in TEAMS.banned} - {name for name, _ in CONSTRUCTED.banned} == {
        "Master Yi, Wuju Bladesman"
    }


def test_only_an_unchanged_preconstructed_deck_may_hold_banned_cards() -> None:
    casual = CASUAL._replace(banned=(("Flash", date(2026, 9, 1)),))
    assert rules(casual) == []
    assert rules(casual, starter=False) == ["TR601.2.d"]
    assert rules(casual, sideboard=((code_of("Gust"), 1),)) == ["TR601.2.d"]


@covers("103.2", "TR402.1", "TR601.1.b")
def test_a_format_may_ask_for_exactly_forty_cards_where_the_game_asks_for_forty_at_least() -> None:
    main = starters()["annie"].main
    more, fewer = (*main, (code_of("Gust"), 1)), ((main[0][0], main[0][1] - 1), *main[1:])
    assert rules(CONSTRUCTED, main=main) == []
    for changed in (more, fewer):
        assert rules(CONSTRUCTED, main=changed) == ["TR402.1"]
        assert rules(TEAMS, main=changed) == ["TR402.1"]
        assert rules(CASUAL, main=changed) == []
    assert faults(replace(starters()["annie"], main=fewer), catalogue())[0].rule == "103.2"
    assert "103.2" not in [reason.rule for reason in faults(replace(starters()["annie"], main=more), catalogue())]
