"""Editions of the rules looked up: the words of an earlier one, history, and two side by side."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.lookups.address import Address, read
from bot.lookups.views import Lookups
from bot.panels.parts import Button
from bot.sandbox.driver import User
from cards.catalogue import CARDS
from engine.game import catalogue_of
from engine.rulebook import rule
from engine.rulebook.switches import contrasts
from tests.bot.looking_up import imported, pressed, shown
from tests.bot.players import Hall, hall
from tests.rules.grounds import PLAIN, quiet
from tests.table import Table


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as one:
        yield one


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
