"""Look-ups as people meet them, through the stand-in: commands, choices while typing, buttons, sharing, and who sees
what."""
from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.lookups import commands, suggest
from bot.lookups.address import SHARE, VIEWS, Address, read
from bot.lookups.clicks import ANOTHERS, SHARED
from bot.lookups.finding import found_panel
from bot.lookups.views import Lookups
from bot.panels.view import to_view
from bot.sandbox.driver import User
from cards.catalogue import CARDS, named
from engine.game import catalogue_of
from engine.rulebook import rules
from engine.rulebook.rulings import _all
from tests.bot.looking_up import imported, pressed, shown, told
from tests.bot.players import Hall, hall


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as one:
        yield one


async def test_a_rule_by_number_and_the_ways_from_it(place: Hall, ana: User, bo: User) -> None:
    tank = await shown(await ana.command("table", "rule", query="815"))
    assert not tank.ephemeral
    assert "## 815 Tank" in tank.text
    assert "Core Rules v1.4" in tank.text
    assert "**815.1**" in tank.text
    assert {"Before: 814", "Next: 816", "History", "Share"} <= set(tank.labels)
    below = await place.clicked(ana, tank, "Open a rule below this one", "l1.rule.0.815.1")
    assert below.kind == "deferred"
    assert "## 815.1 " in ana.look(tank).text
    assert "815 Tank" in ana.look(tank).text.split("\n")[0]
    assert "## 815 Tank" in (await pressed(place, ana, tank, "Up: 815")).text
    assert "## 816 " in (await pressed(place, ana, tank, "Next: 816")).text
    assert "## 816 " in bo.look(tank).text


async def test_a_number_that_no_rule_has_is_said_to_be_none(place: Hall, ana: User) -> None:
    for query in ("355.7.a", "rule 355.7a"):
        gone = await shown(await ana.command("table", "rule", query=query))
        assert "The Core Rules v1.4 have no rule 355.7.a. Near it: 355.6" in gone.text
        assert "## 355.7 " in gone.text
    above = await shown(await ana.command("table", "rule", query="355.7"))
    assert "have no rule" not in above.text
    assert "No rule 999.1 is known here" in (await shown(await ana.command("table", "rule", query="999.1"))).text


async def test_buttons_work_after_a_restart(place: Hall, ana: User) -> None:
    rule = await shown(await ana.command("table", "rule", query="rule 465.2c"))
    assert "## 465.2.c " in rule.text
    assert "465 " in rule.text.split("\n")[0]
    await place.restart()
    assert "## 465.2 " in (await pressed(place, ana, rule, "Up: 465.2")).text
    assert "**" in (await pressed(place, ana, rule,
                                  next(label for label in ana.look(rule).labels
                                       if label.startswith("References")))).text
    assert "## 465.2 " in (await pressed(place, ana, rule, "Back to 465.2")).text
    gone = await place.clicked(ana, rule, "l1.nosuchview.0.815", forge=True)
    assert "no longer kept here" in (await gone.later()).text
    assert "## 465.2 " in ana.look(rule).text


async def test_who_didnt_ask_gets_an_answer_of_their_own(place: Hall, ana: User, bo: User) -> None:
    rule = await shown(await ana.command("table", "rule", query="815"))
    outcome = await place.clicked(bo, rule, "Next: 816")
    beside = await outcome.later()
    assert beside.ephemeral
    assert "## 816 " in beside.text
    assert "## 815 " in ana.look(rule).text
    assert "## 817 " in (await pressed(place, bo, beside, "Next: 817")).text


async def test_sharing_posts_it_for_everybody_without_controls(place: Hall, ana: User, bo: User) -> None:
    alone = await shown(await ana.command("table", "rule", query="815", share=False))
    assert alone.ephemeral
    before = len(bo.messages("table"))
    assert all("815 Tank" not in message.text for message in bo.messages("table"))
    await place.clicked(ana, alone, "Share")
    posted = bo.messages("table")[before]
    assert "## 815 Tank" in posted.text
    assert "Shared by Ana" in posted.text
    assert not posted.ephemeral
    assert posted.buttons == posted.selects == []
    assert not (await shown(await bo.command("table", "keyword", name="Tank", share=True))).ephemeral


async def test_an_answer_is_shared_once_and_by_whoever_asked(place: Hall, ana: User, bo: User) -> None:
    def posted() -> int:
        return sum("Shared by" in one.text for one in ana.messages("table"))

    rule = await shown(await ana.command("table", "rule", query="815", share=True))
    assert await told(place, bo, rule, SHARE) == ANOTHERS
    assert posted() == 0
    await asyncio.gather(place.clicked(ana, rule, SHARE, forge=True), place.clicked(ana, rule, SHARE, forge=True))
    assert posted() == 1, "two clicks at once"
    left = ana.look(rule)
    assert "Share" not in left.labels
    assert {"Before: 814", "Next: 816"} <= set(left.labels)
    assert left.text == rule.text
    assert left.selects == rule.selects
    assert await told(place, bo, rule, SHARE) == ANOTHERS
    await place.restart()
    assert await told(place, ana, rule, SHARE) == SHARED
    assert "Share" not in (await pressed(place, ana, rule, "Next: 816")).labels, "another page of it"
    assert posted() == 1


async def test_what_discord_did_not_take_can_be_shared_again(place: Hall, ana: User) -> None:
    rule = await shown(await ana.command("table", "rule", query="815", share=False))
    place.discord.faults.add("403", "POST /webhooks/*", code=50013)
    await place.clicked(ana, rule, "Share")
    assert "Share" in ana.look(rule).labels
    place.discord.faults.clear()
    await place.clicked(ana, rule, "Share")
    assert "Share" not in ana.look(rule).labels
    assert "Shared by Ana" in ana.messages("table")[-1].text


async def test_words_find_the_five_best_and_more(place: Hall, ana: User) -> None:
    found = await shown(await ana.command("table", "rule", query="can i respond to a unit being played"))
    assert len(found.selects[0]["options"]) == 5
    first = found.selects[0]["options"][0]["value"]
    assert "**1. " in found.text
    assert "**5. " in found.text
    more = await pressed(place, ana, found, "More answers")
    assert "**6. " in more.text
    assert first not in [option["value"] for option in more.selects[0]["options"]]
    await pressed(place, ana, found, "Better answers")
    await place.clicked(ana, found, "Open an answer", first)
    assert f"## {first.removeprefix('l1.rule.0.')} " in ana.look(found).text


UNDECLARED = sorted(name for one in _all().values() for name in one.cards if named(name) is None)[:1]
"""A card of which there are rulings and no declaration yet, as long as there is one."""
ANSWERS = [
    ("rule", "query", "999", "No rule 999 is known here"),
    ("rule", "query", "815.77", "815 Tank"),
    ("rule", "query", "TR999.9", "is known here"),
    ("rule", "query", "xqzzy", "The nearest are"),
    ("rule", "query", "§", "The nearest are"),
    ("rule", "query", "tnak combat damage", "Tank"),
    ("rule", "query", "**@everyone** `x`", "@\u200beveryone"),
    ("keyword", "name", "tnak", "## 815 Tank"),
    ("keyword", "name", "deathrattle", "Deathknell"),
    ("keyword", "name", "conquering twice", "is no keyword here"),
    ("keyword", "name", "xqzzy", "nearest"),
    ("ruling", "query", "Hidden Blade", "rulings"),
    ("ruling", "query", "how does the last point work", "Official answers"),
    ("ruling", "query", "xqzzy", "nearest"),
    ("card", "name", "Stalwart Pooro", "## Stalwart Poro"),
    ("card", "name", "OGS-001", "**Printed as** OGS-001"),
    ("card", "name", "poro", "Which card is"),
    ("card", "name", "xqzzy", "The nearest are"),
    *(("card", "name", name, "can’t be played here yet") for name in UNDECLARED),
    ("rules history", "rule", "999.9", "No official rules have been imported"),
    ("rules history", "rule", "815", "No official rules have been imported"),
]


async def test_whatever_is_asked_something_is_answered(place: Hall, ana: User) -> None:
    for command, option, asked, said in ANSWERS:
        answer = await shown(await ana.command("table", command, **{option: asked}))
        assert said in answer.text, asked
        assert "Share" in answer.labels, asked
        assert "@everyone" not in answer.text


MISSED = ("999", "TR999.9", "xqzzy", "§", "conquering twice", "poro", "**@everyone** `x`")
"""Of `ANSWERS` those that only name what comes nearest."""


async def test_nobody_else_sees_that_nothing_was_found_unless_it_is_shared(place: Hall, ana: User) -> None:
    for command, option, asked, _ in ANSWERS[:19]:
        answer = await shown(await ana.command("table", command, **{option: asked}))
        assert answer.ephemeral == (asked in MISSED), (command, asked)
    wanted = await shown(await ana.command("table", "card", name="xqzzy", share=True))
    assert not wanted.ephemeral
    left = await shown(await ana.command("table", "card", name="Stalwart Poro", share=False))
    assert left.ephemeral


async def test_small_talk_gets_no_best_answer(place: Hall, ana: User) -> None:
    talk = await shown(await ana.command("table", "rule", query="pizza or burgers for the meetup on saturday"))
    assert "Nothing is known here about" in talk.text
    assert "best answers" not in talk.text
    assert talk.ephemeral
    card = await shown(await ana.command("table", "rule", query="Viktor, Leader"))
    assert "Nothing is known here about" in card.text
    assert card.selects[0]["options"][0]["label"] == "Viktor, Leader"
    await place.clicked(ana, card, "Open one of these", card.selects[0]["options"][0]["value"])
    assert "## Viktor, Leader" in ana.look(card).text


TYPED = {
    ("rule", "query"): ("", "8", "815", "815.1", "465.2c", "tan", "how does",
                        "can i move a unit twice in the same turn", "x" * 90),
    ("keyword", "name"): ("", "t", "ta", "deathr", "zzzz"), ("ruling", "query"): ("", "Hidden", "last point"),
    ("card", "name"): ("", "p", "poro", "stalwrt poro", "OGS", "yi", "-"), ("rules history", "rule"): ("815",),
    ("rules diff", "from"): ("", "v"),
}


async def test_choices_while_typing(place: Hall, ana: User) -> None:
    for (command, option), texts in TYPED.items():
        for text in texts:
            found = await ana.autocomplete("table", command, option, text)
            assert len(found) <= 25
            assert all(1 <= len(one["name"]) <= 100 and 1 <= len(one["value"]) <= 100 for one in found)
    assert [one["value"] for one in await ana.autocomplete("table", "rule", "query", "815")][:2] == ["815", "815.1"]
    assert (await ana.autocomplete("table", "rule", "query", "tan"))[0]["value"] == "815"
    assert (await ana.autocomplete("table", "keyword", "name", "deathr"))[0]["value"] == "Deathknell"
    assert (await ana.autocomplete("table", "card", "name", "stalwart por"))[0]["name"].startswith("Stalwart Poro · ")


def test_who_ends_a_question_with_enter_gets_the_answers_to_it() -> None:
    for question in ("can i move a unit twice in the same turn", "move twice", "when does a showdown end"):
        assert suggest.rule_choices(question)[0] == (f"Search for “{question}”", question)
        assert suggest.rule_choices(f"  {question} ")[0][1] == question
        assert len(suggest.rule_choices(question)) > 1
    for begun in ("tan", "815", "465.2c", "final p", ""):
        assert not suggest.rule_choices(begun)[0][0].startswith("Search for ")
    assert suggest.ruling_choices("Hidden Blade")[0] == ("Search for “Hidden Blade”", "Hidden Blade")
    assert not suggest.ruling_choices("")
    assert not suggest.rule_choices("how does the last point work " * 4), "too long to be the first of them"


def test_choices_are_found_in_less_than_a_twentieth_of_a_second() -> None:
    suggest.rule_choices("unit")
    took = []
    for find, option in ((suggest.rule_choices, ("rule", "query")), (suggest.term_choices, ("keyword", "name")),
                         (suggest.card_choices, ("card", "name")), (suggest.ruling_choices, ("ruling", "query"))):
        for text in TYPED[option]:
            began = time.process_time()
            find(text)
            took.append(time.process_time() - began)
    assert sorted(took)[len(took) // 2] < 0.05


async def test_what_takes_a_while_is_announced(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SOON", 0)
    outcome = await ana.command("table", "rule", query="815", share=False)
    assert outcome.kind == "thinking"
    answer = await outcome.later()
    assert answer.ephemeral
    assert "## 815 Tank" in answer.text


def test_every_view_fits_into_a_message_whatever_it_is_asked(tmp_path: Path) -> None:
    imported(tmp_path / "rules")
    desk = Lookups(tmp_path / "rules", catalogue_of(CARDS.values()))
    keys = [*list(rules())[::700], "143.2", "355", "TR503.9.b", "FAQ-V/12", "v1.0:899", "v9:815", "999", "", ":",
            "a,b,c", "v1.0,v1.4", "?", "v1.3,v1.4,8", "Tank", "poro", "x" * 300, "*" * 90, "@everyone", "日本語",
            "OGN-052", "Hidden Blade"]
    for key in keys:
        for view in VIEWS:
            for page in (0, 9999) if key in rules() else (0,):
                panel = desk.panel(Address(view, key, page))
                to_view(panel)
                assert panel.text.strip()
                assert "@everyone" not in panel.text
    assert read("l1.nowhere.0.815") is read("l1.rule.x.815") is read("r1.abcdef.5.pick") is None


async def test_long_texts_are_paged_between_rules(place: Hall, ana: User) -> None:
    rule = await shown(await ana.command("table", "rule", query="355"))
    assert "Page 1 of" in rule.text
    assert "Page before" not in rule.labels
    first = rule.selects[0]["options"]
    second = await pressed(place, ana, rule, "Next page")
    assert "Page 2 of" in second.text
    assert not {option["value"] for option in first} & {option["value"] for option in second.selects[0]["options"]}
    assert "Page 1 of" in (await pressed(place, ana, rule, "Page before")).text
    last = await place.clicked(ana, rule, "l1.rule.99.355", forge=True)
    assert last.kind == "deferred"
    assert "## 355 " in ana.look(rule).text


def test_a_word_that_the_rules_lack_is_answered_with_words_that_they_have() -> None:
    for query, known in (("asdfgh", False), ("trsh", True), ("what is tnak", True)):
        panel = found_panel(query)
        assert panel.unfound != known
        assert panel.text.startswith(f"### “{query}”" if known else f"### Nothing is known here about “{query}”")
