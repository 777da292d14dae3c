"""Cards looked up: what is shown of each, by which names, and that it fits into a message."""
from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from bot.lookups import cards
from bot.panels.view import to_view
from bot.sandbox.driver import User
from cards.catalogue import CARDS, tokens_of
from engine.game import catalogue_of
from engine.rulebook.rulings import _all
from engine.words.saying.say import say
from tests.bot.looking_up import pressed, shown
from tests.bot.players import Hall, hall


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as one:
        yield one


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
