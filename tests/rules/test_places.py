"""Zones and what is in them: bases, battlefields, trashes, hands, decks; units, gear, spells, runes and legends there
(107, 108, 127-178)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    at_a_battlefield,
    battlefield,
    card,
    deal,
    draw,
    every,
    gear,
    kill,
    move,
    reaction,
    ready,
    return_to_hand,
    unit,
    your_trash,
)
from engine.words.nodes import at, legend
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-9Z1", "Place Unearth", energy=0).text(return_to_hand(a(unit, your_trash))),
    Spell("TST-9Z2", "Place Retrieval", energy=0).text(return_to_hand(a(gear, your_trash))),
    Spell("TST-9Z3", "Place Mending", energy=0).text(return_to_hand(a(card, your_trash))),
    Spell("TST-9Z4", "Place Raze", energy=0).text(kill(every(unit, at(a(battlefield))))),
    Spell("TST-9Z5", "Place Scrap", energy=0).text(reaction, kill(a(gear))),
    Spell("TST-9Z6", "Place Slay", energy=0).text(reaction, kill(a(unit))),
    Spell("TST-9Z7", "Place Zap", energy=0).text(reaction, deal(2, a(unit))),
    Spell("TST-9Z8", "Place Cheer", energy=0).text(reaction, ready(a(legend))),
    Spell("TST-9Z9", "Place Shove", energy=0).text(reaction, move(a(unit, at_a_battlefield))),
    Gear("TST-9Y1", "Place Crate", energy=0),
    Unit("TST-9Y2", "Place Squire", energy=0, might=2),
    Spell("TST-9Y3", "Place Two Zaps", energy=0).text(deal(1, a(unit)), deal(1, every(unit)), draw(1)),
]


@covers(
    "107.1.a", "107.1.b", "107.1.c", "107.2.a", "107.2.b", "141.1.a.1", "146.1", "152.1", "198.1", "198.2", "143.4",
    "149.1", "149.2", "148.1.a.1", "359.2.c", "359.2.d", "355.2.a", "350.1", "351.1", "191.3", "359.2", "337.2",
)
def test_units_and_gear_come_to_a_location_and_no_window_is_between() -> None:
    table = Table(you=quiet(hand=["Place Squire", "Place Crate"], at={MEADOW: ["Test Might 2"]}),
                  foe=quiet(base=["Test Might 3"]), battlefields=PLAIN)
    key = next(
        k
        for k in table.open.keys
        if k.startswith("play:") and table.state.objects[int(k[5:])].card.name == "Place Squire"
    )
    # not where nobody or the foe is in control
    assert {option.short for option in table.you.draft(key).options} == {"Your base", MEADOW}
    table.you.play("Place Squire", to=MEADOW)
    assert (table.where("Place Squire"), table.thing("Place Squire").exhausted, table.open.kind) == (
        MEADOW, True, "act",
    )
    table.you.play("Place Crate")
    assert (table.where("Place Crate"), table.thing("Place Crate").exhausted, table.open.kind) == ("base", False, "act")
    assert {table.thing(name).controller for name in ("Place Squire", "Place Crate")} == {YOU}


@covers("108.4.a", "108.7.a", "128.1")
@covers(
    "107.1.d", "107.2.c", "108.2.d", "108.3.e", "108.7.c", "108.7.e", "108.4.d", "108.5.d", "109", "109.1", "109.2",
    "128.2", "128.2.a", "128.3", "128.4", "128.5", "130.6", "141.1.a.2", "148.1.a.2", "316",
)
def test_what_is_on_the_board_in_a_trash_or_a_champion_zone_is_public_and_hands_and_decks_are_not() -> None:
    table = Table(
        you=quiet(
            base=["Test Might 2*", "Place Crate"], at={MEADOW: ["Test Might 3"]}, hand=["Place Zap"],
            trash=["Place Slay", "Place Scrap"], champion="Garen, Rugged",
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Place Zap", on="Test Might 3")
    table.resolve()
    for seat in (-1, FOE):
        mine = table.game.sight(seat).players[YOU]
        assert [(thing.name, thing.exhausted) for thing in mine.base] == [
            ("Test Might 2", True),
            ("Place Crate", False),
        ]
        assert {thing.name for thing in mine.trash} == {"Place Slay", "Place Scrap", "Place Zap"}
        assert [thing.name for thing in mine.champion] == ["Garen, Rugged"]
        assert [(unit.name, unit.damage) for field in table.game.sight(seat).battlefields for unit in field.units] == [
            ("Test Might 3", 2)
        ]
        assert (mine.hand, mine.hand_count, mine.deck_count, mine.rune_count) == (None, 0, 8, 6)
    assert table.game.sight(YOU).players[YOU].hand == ()


@covers("108.2.a", "108.2.b", "157", "351.2", "428.2", "141.1.a.3", "141.1.a.4", "148.1.a.3", "148.1.a.4", "359.3.d")
def test_the_killed_and_the_resolved_go_to_their_owners_trash() -> None:
    table = Table(
        you=quiet(hand=["Place Slay", "Place Scrap"]), foe=quiet(base=["Test Might 2", "Place Crate"]),
        battlefields=PLAIN,
    )
    table.you.play("Place Slay", on="Test Might 2")
    table.resolve()
    table.you.play("Place Scrap", on="Place Crate")
    table.resolve()
    names = [[table.state.objects[id].card.name for id in player.trash] for player in table.state.players]
    assert names == [["Place Slay", "Place Scrap"], ["Test Might 2", "Place Crate"]]


@covers(
    "141.1.b.1", "141.1.b.2", "141.1.b.3", "141.2.b", "148.1.b.1", "148.1.b.2", "148.1.b.3", "148.2.b", "108.7.b",
    "355.9.a.1", "355.5",
)
def test_in_a_trash_units_and_gear_are_cards_that_only_a_text_about_the_trash_reaches() -> None:
    table = Table(you=quiet(hand=["Place Unearth", "Place Retrieval", "Place Mending", "Place Slay", "Place Scrap"],
                            trash=["Test Might 2", "Place Crate"]), foe=quiet(), battlefields=PLAIN)
    assert table.you.why_not("play", "Place Slay") == table.you.why_not("play", "Place Scrap") == ["355.8"]
    key = next(
        k
        for k in table.open.keys
        if k.startswith("play:") and table.state.objects[int(k[5:])].card.name == "Place Mending"
    )
    assert {table.state.objects[o.subject].card.name for o in table.you.draft(key).options if o.subject} == {
        "Test Might 2",
        "Place Crate",
    }
    table.you.play("Place Unearth", on="Test Might 2")
    table.resolve()
    table.you.play("Place Retrieval", on="Place Crate")
    table.resolve()
    assert {"Test Might 2", "Place Crate"} <= set(table.hand())


@covers(
    "142.2", "142.4.a", "143.2.a", "143.3", "143.3.a", "417.1", "417.1.b", "417.1.c", "417.1.d", "158.1", "323.5",
    "319.5", "321.1",
)
def test_damage_is_marked_on_each_unit_and_kills_after_the_spell() -> None:
    table = Table(
        you=quiet(hand=["Place Two Zaps"], base=["Test Might 2", "Test Might 3"]), foe=quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    table.you.play("Place Two Zaps", on="Test Might 2")
    table.resolve()
    kinds = [event.kind for event in table.events() if event.kind in ("damaged", "drawn", "died")]
    assert kinds == ["damaged", "damaged", "damaged", "damaged", "drawn", "died", "died"]
    assert (table.where("Test Might 2"), table.where("Test Might 1"), table.thing("Test Might 3").damage) == (
        "trash", "trash", 1,
    )


@covers("155", "310.1.a", "316.5.b", "312.2.a", "310.1")
def test_a_spell_without_a_keyword_is_played_on_its_controllers_turn_alone() -> None:
    table = Table(you=quiet(hand=["Place Two Zaps"], base=["Test Might 2"]),
                  foe=quiet(hand=["Place Two Zaps"], base=["Test Might 2"]), battlefields=PLAIN)
    assert table.you.offered("play") == {"Place Two Zaps"}
    assert table.foe.why_not("play", "Place Two Zaps")
    table.end_turn()
    assert table.foe.offered("play") == {"Place Two Zaps"}


@covers("161.1.a", "161.2", "163.1.a", "163.2", "163.2.a", "108.5.a")
@covers(
    "167", "167.1", "166.1", "166.2", "163.1", "163.2.a.1", "164.2.a", "164.2.b", "164.2.b.1", "161.2.b", "316.3",
    "317.2.d", "161.1", "429.1", "416.1.b",
)
def test_runes_make_energy_and_power_of_their_domain_that_is_lost_when_the_turn_ends() -> None:
    table = Table(you=quiet(runes={"calm": 2}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Calm Rune", n=0)
    table.you.use("Calm Rune", n=1)
    assert dict(table.game.sight().players[YOU].pool) == {"energy": 1, "calm": 1}
    assert len(table.state.players[YOU].runes) == 1
    assert table.state.players[YOU].rune_deck[0].name == "Calm Rune"  # at the bottom of the Rune Deck
    table.end_turn()
    assert table.game.sight().players[YOU].pool == ()


@covers(
    "170.2.a", "170.3", "170.4", "171", "174.2.a", "174.3", "174.4", "174.5", "175", "107.4.b", "107.4.d", "170.7",
    "170.6", "355.9.a.4", "107.4.c", "133.6.a.1", "133.6.b.1", "355.5",
)
def test_battlefields_and_legends_are_chosen_by_texts_about_them_and_are_no_permanents() -> None:
    table = Table(
        you=quiet(hand=["Place Slay", "Place Scrap", "Place Raze", "Place Cheer"], at={MEADOW: ["Test Might 1"] * 4}),
        foe=quiet(), battlefields=PLAIN,
    )
    assert table.you.why_not("play", "Place Scrap") == ["355.8"]
    verbs = {
        name: next(
            k for k in table.open.keys if k.startswith("play:") and table.state.objects[int(k[5:])].card.name == name
        )
        for name in ("Place Slay", "Place Raze", "Place Cheer")
    }
    offered = {
        name: {table.state.objects[o.subject].card.type for o in table.you.draft(key).options if o.subject}
        for name, key in verbs.items()
    }
    assert offered == {"Place Slay": {"unit"}, "Place Raze": {"battlefield"}, "Place Cheer": {"legend"}}
    table.you.play("Place Raze", on=MEADOW)
    table.resolve()
    assert len(table.state.players[YOU].trash) == 5
    assert table.thing(MEADOW, zone="battlefield").card.name == MEADOW
    assert not any(key.startswith("move:") for key in table.open.keys)
    assert MOOR in {field.card.name for field in table.game.sight().battlefields}
