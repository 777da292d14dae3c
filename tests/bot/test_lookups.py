"""Look-ups as people meet them, through the stand-in: commands, choices while typing, buttons, sharing, and who sees
what."""
from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from bot.lookups import cards, commands, suggest
from bot.lookups.address import SHARE, VIEWS, Address, read
from bot.lookups.clicks import ANOTHERS, SHARED
from bot.lookups.finding import found_panel
from bot.lookups.views import Lookups
from bot.panels.parts import Button
from bot.panels.view import to_view
from bot.sandbox.driver import Outcome, Seen, User
from cards.catalogue import CARDS, named, tokens_of
from engine.game import catalogue_of
from engine.rulebook import rule, rules
from engine.rulebook.editions import Library
from engine.rulebook.rulings import _all
from engine.rulebook.switches import contrasts
from engine.words.saying.say import say
from tests.bot.players import Hall, Person, hall, panel_of, play_until
from tests.lookups import documents
from tests.rules.grounds import PLAIN, quiet
from tests.table import Table


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as one:
        yield one


async def shown(outcome: Outcome) -> Seen:
    """The message that a command was answered with, at once or, on a busy machine, after it was announced."""
    if outcome.kind == "thinking":
        return await outcome.later()
    assert outcome.kind == "message", outcome.kind
    assert outcome.message is not None
    return outcome.message


async def pressed(place: Hall, user: User, message: Seen, label: str) -> Seen:
    """The same message after a press on it."""
    await place.clicked(user, message, label)
    return user.look(message)


async def told(place: Hall, user: User, message: Seen, control: str) -> str:
    """What alone this user reads after a press, whether their client still shows the control or not."""
    outcome = await place.clicked(user, message, control, forge=True)
    return " ".join(user.seen(one).text for one in outcome.interaction.later if one.visible_to == user.id)


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


async def test_a_card_says_what_it_does_and_where_it_is_legal(
        place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "today", lambda: date(2026, 10, 1))
    found = await shown(await ana.command("table", "card", name="stalwart poro"))
    assert "## Stalwart Poro" in found.text
    assert "Might 2" in found.text
    assert "**Legal in** Constructed, Constructed 2v2, Casual · 3 copies per deck" in found.text
    assert "By day" not in found.text
    banned = await shown(await ana.command("table", "card", name="Master Yi, Wuju Bladesman"))
    assert "banned in Constructed 2v2" in banned.text
    assert "**Legal in** Constructed, Casual" in banned.text
    assert "By day, in Constructed 2v2: legal; from 2026-07-31 on not legal." in banned.text


async def test_a_card_shows_its_tokens_and_its_rulings(place: Hall, ana: User) -> None:
    viktor = await shown(await ana.command("table", "card", name="Viktor, Leader"))
    assert "- Makes **Recruit**: 1 Might" in viktor.text
    token = next(one["value"] for menu in viktor.selects for one in menu["options"] if one["label"] == "Recruit")
    await place.clicked(ana, viktor, viktor.selects[0]["placeholder"], token)
    assert "## Recruit" in ana.look(viktor).text
    assert "no deck holds it" in ana.look(viktor).text
    blade = await shown(await ana.command("table", "card", name="Hidden Blade"))
    ruled = [one for one in _all().values() if "Hidden Blade" in one.cards]
    assert sum(f"- Ruling {one.id}: " in blade.text for one in ruled) == min(4, len(ruled))
    assert "Makes" not in blade.text
    rulings = await pressed(place, ana, blade, f"Rulings ({len(ruled)})")
    assert sum(one.id in rulings.text for one in ruled) > 1


@pytest.mark.parametrize(("typed", "name"), [
    ("mundo", "Dr. Mundo, Expert"), ("TF", "Twisted Fate, Gambler"), ("mf captain", "Miss Fortune, Captain"),
    ("MF, Captain", "Miss Fortune, Captain"), ("zhonyas", "Zhonya's Hourglass"), ("Dark Child", "Annie, Dark Child"),
    ("Annie, Dark Child (Starter)", "Annie, Dark Child"), ("Recruit (NX)", "Recruit"),
    ("lee sin ascetic", "Lee Sin, Ascetic"), ("master yi honed", "Yi, Honed"),
])
def test_nicknames_and_other_names_find_the_card(typed: str, name: str) -> None:
    panel = cards.card_panel(catalogue_of(CARDS.values()), typed)
    assert panel.text.startswith(f"## {name}\n")


def test_every_card_fits_into_a_message_with_all_that_belongs_to_it() -> None:
    catalogue = catalogue_of(CARDS.values())
    for card in CARDS.values():
        panel = cards.card_panel(catalogue, card.code)
        to_view(panel)
        assert all(f"Makes **{token.name}**" in panel.text for token in tokens_of(card)), card.name
        assert all(f"({one.rules[0]})" in panel.text for one in cards.keywords_in(say(card))), card.name
        assert card.codes[0] in panel.text, card.name


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


async def test_the_rules_that_a_message_mentions(place: Hall, ana: User, bo: User) -> None:
    said = bo.say("table", "By 465.2.c a Tank comes first, see also rule 142. It is 100% so, <@100200300400500600>.")
    found = await shown(await ana.on_message(said, "Look up rules mentioned here"))
    assert found.ephemeral
    values = [option["value"] for option in found.selects[0]["options"]]
    assert values[:2] == ["l1.rule.0.465.2.c", "l1.rule.0.142"]
    assert "l1.term.0.Tank" in values
    await place.clicked(ana, found, "Open one of these", "l1.term.0.Tank")
    assert "## 815 Tank" in ana.look(found).text
    await place.clicked(ana, found, "Share")
    again = await shown(await bo.on_message(bo.messages("table")[-1], "Look up rules mentioned here"))
    assert "l1.rule.0.815" in [option["value"]
                               for option in again.selects[0]["options"]], "what the bot itself wrote is read, too"
    none = await shown(await ana.on_message(bo.say("table", "does my unit heal after combat?"),
                                            "Look up rules mentioned here"))
    assert "No rule is mentioned there" in none.text
    assert len(none.selects[0]["options"]) == 5


async def test_in_the_thread_of_a_match_nobody_else_sees_it(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "garen"))
    thread = int(ana.threads()[0]["id"])
    rule = await shown(await ana.command(thread, "rule", query="815"))
    assert rule.ephemeral
    assert all("815 Tank" not in message.text for message in bo.messages(thread))
    assert not (await shown(await ana.command(thread, "card", name="Stalwart Poro", share=True))).ephemeral
    await place.clicked(ana, rule, "Share")
    assert "Shared by Ana" in bo.messages(thread)[-1].text


async def test_why_opens_the_rule_and_leads_on(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "garen"))
    people = [Person(place, ana, 1), Person(place, bo, 2)]

    async def acting() -> bool:
        return any("Why not?" in panel_of(person.user).labels for person in people)

    assert await play_until(people, acting)
    user = next(person.user for person in people if person.asked)
    panel = panel_of(user)
    answer = await (await place.clicked(user, panel, "Why?")).later()
    assert answer.ephemeral
    assert "### Why this question?" in answer.text
    game = await place.game((await place.bot.store.matches_of(ana.id))[0])
    assert f"### {game.pending()[0].why} " in answer.text
    following = next(label for label in answer.labels if label.startswith("Next: "))
    assert f"## {following.removeprefix('Next: ')} " in (await pressed(place, user, answer, following)).text
    assert user.look(panel).text == panel.text


def test_a_rule_of_an_earlier_edition_opens_in_the_words_of_that_edition(tmp_path: Path) -> None:
    desk = Lookups(tmp_path / "rules", catalogue_of(CARDS.values()))
    table = Table(quiet(), quiet(), battlefields=PLAIN, edition="v1.0")
    asked = Address("why", table.open.why)
    assert read(str(asked)) == asked
    assert "### Why this question?\n-# Core Rules v1.0, an earlier edition\n### v1.0:516 " in desk.panel(asked).text
    invited = desk.ask("v1.0:531.2.a.1")
    above = " › ".join(f"{one} {rule(one).title}" for one in ("v1.0:531.2", "v1.0:531.2.a"))
    assert f"an earlier edition › {above}" in invited.text
    assert rule("v1.0:531.2.a.1").text in invited.text
    assert [one.label for one in invited.controls if isinstance(one, Button)] == [
        "Up: v1.0:531.2.a", "Next: v1.0:531.2.a.2", "History", "Share"]
    won = desk.ask("v1.0:633")
    assert "Now: 323.1" in [one.label for one in won.controls if isinstance(one, Button)]
    assert rule("323.1").text not in won.text


def imported(folder: Path) -> None:
    """Three editions: in the first one Tank stands elsewhere, in the second one it has another text than in the
    third."""
    now = documents.numbered()
    then = {**now, "815": now["815"] + " This sentence was there once."}
    del then["827.4"]
    first = {(f"899{key[3:]}" if key.startswith("815") else key): text for key, text in then.items()}
    first["898"] = "A rule that nobody needs any longer, for nothing is like that any more."
    for name, texts in (("v1.4", now), ("v1.3", then), ("v1.0", first)):
        path = folder.with_name(f"{name}.json")
        path.write_text(documents.as_json(texts), "utf-8")
        Library(folder).take([path], name)


async def test_with_imported_editions_there_is_a_history(place: Hall, ana: User) -> None:
    imported(place.settings.rules)
    rule = await shown(await ana.command("table", "rule", query="815"))
    assert "**Official text**, Core Rules v1.4 of 2026-07-16: Tank." in rule.text
    history = await pressed(place, ana, rule, "History")
    assert "899 in v1.0 is now 815. Its text last changed in v1.4." in history.text
    said = [history.text.index(words) for words in ("**v1.0**", "**v1.3** (2026-03-30) 815, moved", "815, changed")]
    assert said == sorted(said)
    assert "This sentence was there once" in history.text
    assert "## 815 Tank" in (await pressed(place, ana, history, "Open 815")).text
    for old in ({"query": "v1.0:899"}, {"query": "899", "edition": "v1.0"}, {"query": "899"}):
        found = await shown(await ana.command("table", "rule", **old))
        assert "is now 815" in found.text, old
        assert "Open 815" in found.labels
    assert "v1.0 is no longer there" in (await shown(await ana.command("table", "rules history", rule="898"))).text
    words = await shown(await ana.command("table", "rule", query="tank units assigned lethal damage in combat",
                                          edition="v1.3"))
    assert "in Core Rules v1.3 of 2026-03-30" in words.text
    await place.clicked(ana, words, "Open an answer", "l1.history.0.v1.3:815")
    assert "Its text last changed in v1.4" in ana.look(words).text
    unknown = await shown(await ana.command("table", "rule", query="815", edition="v0.9"))
    assert "No edition v0.9 has been imported\nAt hand: v1.0, v1.3, v1.4." in unknown.text
    assert [one["value"] for one in await ana.autocomplete("table", "rules diff", "from", "")] == [
        "v1.4", "v1.3", "v1.0"]


async def test_an_edition_that_is_broken_is_as_good_as_none(
        place: Hall, ana: User, caplog: pytest.LogCaptureFixture) -> None:
    imported(place.settings.rules)
    (place.settings.rules / "v1.3.json").write_text("{", "utf-8")
    assert "No official rules have been imported" in (await shown(await ana.command(
        "table", "rules history", rule="815"))).text
    assert "imported editions can't be read" in caplog.text
    assert "## 815 Tank" in (await shown(await ana.command("table", "rule", query="815"))).text


async def test_two_editions_side_by_side_with_moves_apart_from_changes(place: Hall, ana: User) -> None:
    imported(place.settings.rules)
    found = await shown(await ana.command("table", "rules diff", **{"from": "v1.0", "to": "v1.4"}))
    assert "### Core Rules v1.0 of 2025-06-02 → Core Rules v1.4 of 2026-07-16" in found.text
    text = found.text
    lists = [text.index(f"**{name}: ") for name in ("Changed", "Added", "Removed", "Moved")]
    assert lists == sorted(lists)
    assert all(f"**{name}: 1 rule**" in text for name in ("Changed", "Added", "Removed"))
    assert "~~This sentence was there once.~~" in text
    assert "- 899 → **815**, and changed" in text
    moved = place.bot.lookups.panel(Address("diff", "v1.0,v1.4,,moved"))
    assert "**Moved: 9 rules**" in moved.text
    assert "Changed" not in moved.text
    section = await shown(await ana.command("table", "rules diff", **{"from": "v1.3", "to": "v1.4", "section": "827"}))
    assert "0 changed, 1 added, 0 removed, 0 moved." in section.text
    await place.clicked(ana, section, "Open one of these rules", "l1.rule.0.827.4")
    assert "## 827.4 " in ana.look(section).text
    assert "No edition v9 has been imported" in (await shown(await ana.command(
        "table", "rules diff", **{"from": "v9", "to": "v1.4"}))).text


async def test_what_two_editions_do_otherwise(place: Hall, ana: User) -> None:
    found = await shown(await ana.command("table", "rules compare", **{"from": "v1.3", "to": "v1.4"}))
    assert f"### Played by v1.3 or by v1.4\n{len(contrasts('v1.3', 'v1.4'))} differences." in found.text
    assert "Only teammates are invited" not in found.text
    pools = next(part for part in found.text.split("**When ") if part.startswith("Rune Pools empty**"))
    assert "- **v1.3** At the end of the Draw Phase" in pools
    assert "(v1.3:166, v1.3:315.4.d, v1.3:317.2.d)" in pools
    assert "- **v1.4** At the start of each Main Phase and at the end of the turn. (167, 316.3, 317.2.d)" in pools
    await place.clicked(ana, found, "Open one of these rules", "l1.rule.0.v1.3:315.4.d")
    assert rule("v1.3:315.4.d").text in ana.look(found).text
    assert "There are: v1.0, v1.2, v1.3, v1.4." in place.bot.lookups.panel(Address("compare", "v9,v1.4")).text


async def test_the_panels_of_a_match_are_neither_shared_nor_written_over(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "lux"))
    thread = int(ana.threads()[0]["id"])
    await place.clicked(ana, ana.messages(thread)[-1], "My table")
    table = next(message for message in reversed(ana.messages(thread)) if message.ephemeral)
    assert "Your hand" in table.text
    for panel in (panel_of(ana), table):
        before = len(ana.messages(panel))
        for forged in ("l1.share", "l1.rule.0.815"):
            await place.clicked(ana, panel, forged, forge=True)
            assert ana.look(panel).text == panel.text, "it is still there"
        assert all("Shared by" not in message.text for message in ana.messages(panel)[before:])


async def test_what_is_left_of_a_match_is_neither_shared_nor_written_over(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    question = await shown(await ana.command("dm", "match concede"))
    await place.clicked(ana, question, next(label for label in question.labels if "oncede" in label))
    post = ana.look(next(one for one in ana.messages("table") if one.id == match.lobby))
    for message in (post, panel_of(ana)):
        for forged in ("l1.rule.0.815", "l1.share"):
            await place.clicked(ana, message, forged, forge=True)
            assert ana.look(message).text == message.text
    assert all("Shared by" not in message.text for message in ana.messages("table"))


def test_a_word_that_the_rules_lack_is_answered_with_words_that_they_have() -> None:
    for query, known in (("asdfgh", False), ("trsh", True), ("what is tnak", True)):
        panel = found_panel(query)
        assert panel.unfound != known
        assert panel.text.startswith(f"### “{query}”" if known else f"### Nothing is known here about “{query}”")
