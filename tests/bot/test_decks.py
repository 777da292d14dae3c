"""`/deck` through the stand-in: saved, shown, checked, exported, deleted, and nobody else's business."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.decks import keeping
from bot.sandbox.driver import Outcome, User
from bot.store import Store
from bot.store.schema import MIGRATIONS
from cards.decks import FORMATS, TITLES, read, starters, unpack
from tests.bot.players import Hall, hall

ANNIE = starters()["annie"]
FIELDS = ("1 Void Gate", "1 Void Gate\n1 Startipped Peak\n1 Trifarian War Camp")
LIST = FORMATS["text"](ANNIE).replace(*FIELDS)
"""Annie's deck with three battlefields, as somebody's own deck needs them (103.4)."""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def save(user: User, name: str, text: str = LIST) -> Outcome:
    """Paste a list into the form of `/deck save`."""
    form = await user.command("table", "deck save", name=name)
    assert form.kind == "modal"
    return await user.submit(form, {"list": text})


async def test_a_pasted_list_is_saved_and_shown_to_who_pasted_it_alone(place: Hall, ana: User, bo: User) -> None:
    said = await save(ana, "My  Annie")
    assert said.text.startswith("### My Annie was saved\n-# Fury and Chaos · Annie, Dark Child · 40 cards, 12 runes, "
                                "3 battlefields\nLegend:\n1 Annie, Dark Child\n")
    assert "Casual: nothing stands against it" in said.text
    for path in ("show", "list", "check", "export"):
        told = await ana.command("table", f"deck {path}", **({} if path == "list" else {"name": "my annie"}))
        assert told.message is not None
        assert told.message.ephemeral
        assert "My Annie" in told.text
        assert all(told.message.id != one.id for one in bo.messages("table"))


@pytest.mark.parametrize("form", FORMATS)
async def test_every_format_is_taken_and_given(place: Hall, ana: User, form: str) -> None:
    deck = read(LIST)
    await save(ana, "One", FORMATS[form](deck))
    (saved,) = await place.bot.store.decks_of(ana.id)
    assert set(unpack(saved.cards).main) == set(deck.main)
    told = await ana.command("table", "deck export", name="One", format=form)
    assert TITLES[form] in told.text
    assert set(read(told.text.split("```")[1]).main) == set(deck.main)


async def test_a_deck_is_changed_under_its_name_and_the_form_holds_what_it_was(place: Hall, ana: User) -> None:
    await save(ana, "One")
    form = await ana.command("table", "deck save", name="ONE")
    assert form.modal is not None
    assert form.modal["components"][0]["component"]["value"] == FORMATS["text"](read(LIST))
    said = await ana.submit(form, {"list": LIST.replace("3 Gust", "2 Gust").replace("2 Flash", "3 Flash")})
    assert said.text.startswith("### ONE was changed")
    (saved,) = await place.bot.store.decks_of(ana.id)
    assert dict(unpack(saved.cards).main)["OGN-169"] == 2


async def test_what_can_not_be_read_is_told_line_by_line_and_not_saved(place: Hall, ana: User) -> None:
    said = await save(ana, "One", LIST.replace("3 Gust", "3 Gutst"))
    assert said.text.startswith("### That can’t be read as a deck\n- line 8: no card named 'Gutst'; did you mean Gust?")
    assert (await save(ana, "One", "CMAAAAAAAAAACAQAAAD2M")).text.splitlines()[1] == (
        "- the deck code is damaged: it ends too early")
    assert (await save(ana, "One", LIST + "99 Flash\n99 Gust")).text.startswith("That is a deck of more than 150 cards")
    assert await place.bot.store.decks_of(ana.id) == []


async def test_every_fault_is_named_with_its_rule(place: Hall, ana: User) -> None:
    await save(ana, "Bad", LIST.replace("3 Gust", "5 Gust").replace("6 Fury Rune", "5 Fury Rune"))
    said = (await ana.command("table", "deck check", name="Bad")).text
    assert said.startswith("### Bad can’t be played in Casual\n")
    assert "- Gust: 5 copies; at most 3 of one name. Rule 103.2.b." in said
    assert "- The Rune Deck has 11 runes; it must have 12. Rule 103.3." in said
    assert "TR402.1" not in said
    assert "Rule TR402.1." in (await ana.command("table", "deck check", name="Bad", format="constructed")).text
    assert (await ana.command("table", "deck check", name="Annie")).text.startswith("### Annie: nothing stands against")
    assert "Master Yi, Wuju Bladesman is banned" in (
        await ana.command("table", "deck check", name="Master Yi", format="2v2")).text


async def test_a_deck_belongs_to_who_saved_it(place: Hall, ana: User, bo: User) -> None:
    await save(ana, "Secret Plan")
    for path in ("show", "check", "export", "delete"):
        told = await bo.command("table", f"deck {path}", name="Secret Plan")
        assert told.text == "You have no deck called “Secret Plan”. `/deck list` shows yours."
    assert (await bo.command("table", "deck list")).text.startswith("You have no saved deck.")
    assert await bo.autocomplete("table", "deck show", "name", "secret") == []
    assert [one["value"] for one in await ana.autocomplete("table", "deck show", "name", "secret")] == ["Secret Plan"]
    await save(bo, "secret plan", FORMATS["text"](starters()["lux"]))
    assert "Lux" in (await bo.command("table", "deck show", name="Secret Plan")).text
    assert "Lux" not in (await ana.command("table", "deck show", name="Secret Plan")).text
    await bo.command("table", "deck delete", name="Secret Plan")
    assert [one.name for one in await place.bot.store.decks_of(ana.id)] == ["Secret Plan"]


async def test_what_was_deleted_can_be_saved_again(place: Hall, ana: User) -> None:
    await save(ana, "One")
    told = await ana.command("table", "deck delete", name="one")
    assert told.text.startswith("### One was deleted")
    assert await place.bot.store.decks_of(ana.id) == []
    assert read(told.text.split("```")[1]) == read(LIST)
    assert (await ana.command("table", "deck delete", name="Annie")).text.startswith("You have no deck called")


async def test_nobody_saves_more_decks_than_a_menu_holds(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_DECKS", 2)
    await save(ana, "One")
    await save(ana, "Two")
    assert (await save(ana, "Three")).text.startswith("You have 2 saved decks.")
    assert (await save(ana, "Two")).text.startswith("### Two was changed")
    assert (await save(bo, "Three")).text.startswith("### Three was saved")
    assert len(await place.bot.store.decks_of(ana.id)) == 2


async def test_two_forms_at_once_keep_to_the_limit(place: Hall, ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_DECKS", 1)
    forms = [await ana.command("table", "deck save", name=name) for name in ("One", "Two")]
    said = await asyncio.gather(*(ana.submit(form, {"list": LIST}) for form in forms))
    assert sorted(one.text[:18] for one in said)[1] == "You have 1 saved d"
    assert len(await place.bot.store.decks_of(ana.id)) == 1


async def test_a_form_that_was_open_over_a_restart_is_taken(place: Hall, ana: User) -> None:
    form = await ana.command("table", "deck save", name="One")
    await place.restart()
    assert (await ana.submit(form, {"list": LIST})).text.startswith("### One was saved")


async def test_names_are_one_short_line(place: Hall, ana: User) -> None:
    assert keeping.tidy(" a\n\tb \u200b") == "a b"
    assert len(keeping.tidy("x" * 99)) == keeping.NAME
    assert (await ana.command("table", "deck save", name=" ")).text == "A deck needs a name."


async def test_choices_are_ones_own_decks_and_those_that_everybody_has(place: Hall, ana: User) -> None:
    await save(ana, "Annoying")
    offered = await ana.autocomplete("table", "deck show", "name", "ann")
    assert [one["value"] for one in offered] == ["Annoying", "Annie"]
    assert [one["value"] for one in await ana.autocomplete("table", "deck delete", "name", "ann")] == ["Annoying"]


async def test_a_database_without_decks_gets_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store import opening
    monkeypatch.setattr(opening, "MIGRATIONS", MIGRATIONS[:3])
    old = await Store.open(tmp_path / "old.sqlite3")
    for sql in ("INSERT INTO match (id, state, guild, channel, created) VALUES ('aaaaaa', 'decks', 1, 2, 1000)",
                "INSERT INTO player (match, seat, user, name, deck) VALUES ('aaaaaa', 0, 5, 'Ana', 'annie')"):
        await old._writer.execute(sql)
    await old.close()
    monkeypatch.undo()
    new = await Store.open(tmp_path / "old.sqlite3")
    match = await new.match("aaaaaa")
    assert match is not None
    assert (match.terms.form, match.players[0].deck, match.players[0].own) == ("casual", "annie", "")
    assert await new.decks_of(5) == []
    await new.close()
