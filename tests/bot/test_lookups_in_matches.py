"""Look-ups that begin at a message or in a match, and what they leave as it is there."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.driver import User
from tests.bot.looking_up import pressed, shown
from tests.bot.players import Hall, hall, panel_of, somebody_acts


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as one:
        yield one


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
    user = await somebody_acts(place, ana, bo)
    panel = panel_of(user)
    answer = await (await place.clicked(user, panel, "Why?")).later()
    assert answer.ephemeral
    assert "### Why this question?" in answer.text
    game = await place.game((await place.bot.store.matches_of(ana.id))[0])
    assert f"### {game.pending()[0].why} " in answer.text
    following = next(label for label in answer.labels if label.startswith("Next: "))
    assert f"## {following.removeprefix('Next: ')} " in (await pressed(place, user, answer, following)).text
    assert user.look(panel).text == panel.text


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
