"""Matches by earlier editions of the Core Rules: offered, agreed to, checked against decks, and said at the table."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.terms import term_choices
from bot.panels.click_ids import custom_id
from bot.sandbox.acting import Refused
from bot.sandbox.driver import Seen, User
from bot.store import Terms
from bot.tables.fault_reports import report
from cards.decks import shipped
from engine.editions import CURRENT, EDITIONS
from tests.bot.players import Hall, Person, hall, panel_of, play_until


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


def offered(panel: Seen) -> set[str]:
    """The ready-made decks of a panel."""
    (menu,) = [part for part in panel.selects if part["placeholder"] == "Ready-made decks"]
    return {str(option["value"]) for option in menu["options"]}


async def test_an_invitation_says_the_rules_and_the_match_keeps_them(place: Hall, ana: User, bo: User) -> None:
    outcome = await ana.command("table", "match challenge", user=bo, rules="v1.2")
    assert "Duel, best of one, Core Rules v1.2" in outcome.text
    await place.restart()
    (match,) = await place.bot.store.matches_of(bo.id)
    assert match.terms == Terms(edition="v1.2")
    assert "Core Rules" not in (await ana.command("table", "match open", rules=CURRENT.name)).text
    with pytest.raises(Refused, match="rules"):
        await ana.command("table", "match open", rules="v1.1")


def test_every_edition_can_be_agreed_to_the_current_one_first() -> None:
    choices = term_choices(["duel"])["edition"]
    assert list(choices) == list(reversed(EDITIONS))
    assert choices["v1.4"] == "Core Rules v1.4, the current ones"
    assert choices["v1.0"] == "Core Rules v1.0, of June 2025"


@pytest.mark.parametrize(("rules", "left_out"), [
    ("v1.0", {"fiora", "rumble", "vi", "vex", "shen", "zed"}), ("v1.2", {"vi", "vex", "shen", "zed"}),
    ("v1.3", {"shen", "zed"}), ("v1.4", set())])
async def test_decks_that_the_rules_do_not_know_are_not_offered(
        place: Hall, ana: User, bo: User, rules: str, left_out: set[str]) -> None:
    post = (await ana.command("table", "match challenge", user=bo, rules=rules)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    assert offered(panel_of(bo)) == set(shipped()) - left_out


async def test_a_deck_that_the_rules_do_not_know_is_refused_with_their_number(
        place: Hall, ana: User, bo: User) -> None:
    post = (await ana.command("table", "match challenge", user=bo, rules="v1.3")).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    (match,) = await place.bot.store.matches_of(bo.id)
    await place.clicked(bo, panel_of(bo), custom_id(match.id, 0, "pickdeck"), "zed", forge=True)
    told = max((one for one in bo.dms() if one.ephemeral), key=lambda one: one.id).text
    assert "can’t be played in Casual, Core Rules v1.3" in told
    assert "is from no set that the Core Rules v1.3 know" in told
    (now,) = await place.bot.store.matches_of(bo.id)
    assert [player.deck for player in now.players] == ["", ""]


async def test_a_deck_is_checked_again_when_the_terms_become_older_rules(place: Hall, ana: User, bo: User) -> None:
    post = (await ana.command("table", "match open")).message
    assert post is not None
    await place.clicked(ana, post, "Choose my deck")
    panel = max((one for one in ana.messages("table") if one.ephemeral), key=lambda one: one.id)
    await place.clicked(ana, panel, "Ready-made decks", "shen")
    await place.clicked(ana, post, "Change terms")
    terms = max((one for one in ana.messages("table") if one.ephemeral), key=lambda one: one.id)
    await place.clicked(ana, terms, "Rules", "v1.0")
    await place.clicked(ana, terms, "Propose")
    assert "Core Rules v1.0" in ana.look(post).text
    await place.clicked(ana, post, "Ready")
    (match,) = await place.bot.store.matches_of(ana.id)
    assert match.terms == Terms(edition="v1.0")
    assert not match.players[0].ready


async def test_a_game_says_its_rules_and_why_opens_them(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"), rules="v1.0")
    people = [Person(place, ana, 1), Person(place, bo, 2)]

    async def acting() -> bool:
        return any("Why not?" in panel_of(person.user).labels for person in people)

    assert await play_until(people, acting)
    opening, board, *_ = ana.messages(place.discord.world.threads()[0].name)
    assert "Duel, best of one, Core Rules v1.0" in opening.text
    assert "first to 8 · Core Rules v1.0" in board.text
    user = next(person.user for person in people if person.asked)
    answer = await (await place.clicked(user, panel_of(user), "Why?")).later()
    assert "### v1.0:" in answer.text
    await place.restart()
    assert (await place.game(match)).sight().edition == "v1.0"


async def test_a_fault_report_names_the_rules(place: Hall, ana: User, bo: User, tmp_path: Path) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"), rules="v1.2")
    stored = await place.bot.store.game(match.game)
    assert stored is not None
    path = report(tmp_path / "reports", match, "tried out", {}, stored, [])
    assert path is not None
    assert json.loads(path.read_text("utf-8"))["edition"] == "v1.2"
