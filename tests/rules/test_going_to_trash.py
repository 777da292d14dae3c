"""A card would go to a trash, in whichever way, from anywhere but a Main Deck (108.2.b)."""
from __future__ import annotations

import pytest

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    any_deck,
    any_trash,
    as_,
    banish,
    burn,
    card,
    counter,
    deathknell,
    discard,
    draw,
    flow,
    friendly,
    gear,
    go,
    it,
    kill,
    look_at,
    put_in_trash,
    reaction,
    rest,
    return_to_hand,
    spell,
    token,
    top,
    unit,
    would,
    your_deck,
    your_trash,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra, one

VOID, REEF, OMEN = "Sink Void", "Sink Reef", "Sink Omen"

EXTRA += [
    # Endless Riches
    Gear("TST-GT01", VOID, energy=1).text(would(a(card)(go(your_trash, except_from=your_deck)), banish(it))),
    Gear("TST-GT02", REEF, energy=1).text(
        would(a(friendly, unit)(go(your_trash, except_from=your_deck)), return_to_hand(it))
    ),
    Gear("TST-GT03", OMEN, energy=1).text(as_(a(spell)(go(any_trash, except_from=any_deck)), draw(1))),
    Spell("TST-GT04", "Sink Scrap", energy=0).text(kill(a(gear))),
    Spell("TST-GT05", "Sink Toss", energy=0).text(discard(1)),
    Spell("TST-GT06", "Sink Naught", energy=0).text(reaction, counter(a(spell))),
    Spell("TST-GT07", "Sink Sift", energy=0).text(look_at(top(3)), put_in_trash(rest)),
    Spell("TST-GT08", "Sink Ember", energy=0).text(burn(2)),
    Spell("TST-GT09", "Sink Tide", energy=9).text(draw(1), flow(1)),
    Unit("TST-GT10", "Sink Mourner", energy=0, might=2).text(deathknell(draw(1))),
    Unit("TST-GT11", "Sink Sprite", token, might=2),
]


def banished(table: Table, seat: int = YOU) -> list[str]:
    """The names of the cards of a player in Banishment."""
    return [table.state.objects[id].card.name for id in table.state.players[seat].banished]


def voided(foe: dict[str, object] | None = None, **you: object) -> Table:
    """You control the Void."""
    return Table(quiet(**{**you, "base": [VOID, *you.get("base", ())]}), quiet(**foe or {}), battlefields=PLAIN)


@covers("108.2.b", "370.1.b", "359.3.d", "157")
def test_a_spell_that_has_resolved_goes_elsewhere_and_the_opponents_does_not() -> None:
    table = voided(hand=["Test Sight"], foe={"hand": ["Test Sight"]})
    table.you.play("Test Sight")
    table.foe.play("Test Sight")
    table.resolve()
    assert (banished(table), table.trash(), len(table.hand())) == (["Test Sight"], [], 1)
    assert (banished(table, FOE), table.trash(FOE)) == ([], ["Test Sight"])
    assert len(table.events("replaced")) == 1


@covers("425.1.a.1", "370.1.b")
def test_so_does_a_countered_one() -> None:
    table = voided(hand=["Test Sight"], foe={"hand": ["Sink Naught"]})
    table.you.play("Test Sight")
    table.foe.play("Sink Naught", on="Test Sight")
    table.resolve()
    assert (banished(table), table.trash(), table.hand()) == (["Test Sight"], [], [])
    assert (table.trash(FOE), len(table.events("countered"))) == (["Sink Naught"], 1)


@covers("422.1", "370.1.a.1")
def test_so_does_a_discarded_card_which_is_not_discarded_then() -> None:
    table = voided(hand=["Sink Toss", "Test Gear"])
    table.you.play("Sink Toss")
    table.resolve()
    assert (sorted(banished(table)), table.trash(), table.hand()) == (["Sink Toss", "Test Gear"], [], [])
    assert table.events("discarded") == []


@covers("428.1", "808.1.d.1", "185")
def test_so_does_a_killed_permanent_but_no_token_since_that_is_no_card() -> None:
    foe = {"hand": ["Test Vanish"] * 3, "base": [one("Sink Mourner", called="theirs")]}
    table = voided(base=[one("Sink Mourner", called="mine"), "Sink Sprite"], foe=foe)
    table.you.ends()
    table.pass_all()
    table.foe.play("Test Vanish", on="mine")
    table.resolve()
    assert (banished(table), table.trash(), table.events("died")) == (["Sink Mourner"], [], [])
    cards = len(table.hand())
    table.foe.play("Test Vanish", on="Sink Sprite")
    table.resolve()
    assert (len(table.events("died")), banished(table)) == (1, ["Sink Mourner"])
    table.foe.play("Test Vanish", on="theirs")
    table.resolve()
    assert (banished(table, FOE), "Sink Mourner" in table.trash(FOE), len(table.hand())) == ([], True, cards)


@covers("370.4")
def test_so_does_the_source_itself() -> None:
    table = voided(hand=["Sink Scrap"])
    table.you.play("Sink Scrap", on=VOID)
    table.resolve()
    assert (banished(table), table.trash()) == ([VOID], ["Sink Scrap"])


@covers("323.7", "421.4", "107.3.d")
def test_so_does_a_facedown_card_that_is_removed() -> None:
    table = voided(at={MEADOW: ["Test Might 2"]}, facedown={MEADOW: ["Test Sight"]})
    table.you.move("Test Might 2", to="base")
    table.pass_all()
    assert (banished(table), table.trash()) == (["Test Sight"], [])
    assert [event.rule for event in table.events("revealed")] == ["421.4"]


@covers("108.2.b", "440.1")
@pytest.mark.parametrize(("name", "n"), [("Sink Sift", 3), ("Sink Ember", 2)])
def test_what_comes_from_the_main_deck_goes_to_the_trash(name: str, n: int) -> None:
    table = voided(hand=[name])
    table.you.play(name)
    table.resolve()
    assert (table.trash(), banished(table)) == (["Playful Phantom"] * n, [name])


@covers("108.2.b", "183")
@pytest.mark.parametrize(("owner", "holder"), [(YOU, FOE), (FOE, YOU)])
def test_whose_trash_it_is_its_owner_says(owner: int, holder: int) -> None:
    stolen = one("Test Might 2", owner=owner)
    sides = [[VOID], []]
    sides[holder].append(stolen)
    table = Table(quiet(base=sides[YOU], hand=["Test Vanish"]), quiet(base=sides[FOE]), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert ("Test Might 2" in banished(table), table.trash(FOE)) == (owner == YOU, ["Test Might 2"] * (owner == FOE))


@covers("372", "829.1.b.1")
@pytest.mark.parametrize("first", [0, 1])
def test_its_player_orders_it_with_flow(first: int) -> None:
    table = voided(trash=["Sink Tide"], runes={"fury": 1})
    table.you.play("Sink Tide")
    table.resolve()
    assert (table.open.seat, table.open.kind, table.open.why, len(table.open.options)) == (YOU, "order", "372", 2)
    table.answer(YOU, table.open.keys[first])
    assert (banished(table), table.trash()) == (["Sink Tide"], [])


@covers("369", "370.1.b")
def test_it_may_be_said_of_some_cards() -> None:
    table = Table(quiet(base=[REEF, "Test Might 2"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.trash(), "Test Might 2" in table.hand()) == (["Test Vanish"], True)


@covers("370.1.b.1", "359.3.e.15")
def test_it_may_happen_with_something_else_in_any_trash() -> None:
    table = Table(quiet(base=[OMEN], hand=["Test Vanish"]), quiet(base=["Test Might 1"]), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert (table.trash(), table.trash(FOE), len(table.hand())) == (["Test Vanish"], ["Test Might 1"], 1)


def test_it_is_said() -> None:
    assert say(find_or_extra(VOID)) == (
        "If a card would go to your trash from anywhere but your deck, instead banish it."
    )
    assert say(find_or_extra(OMEN)) == "As a spell goes to any trash from anywhere but any deck, draw 1."
