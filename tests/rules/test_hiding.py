"""Hiding cards and playing them from there (107.3, 421, 811)."""
from __future__ import annotations

from engine.game import Game
from engine.kernel.decision import Option
from engine.standing import is_evident
from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    at_a_battlefield,
    deal,
    draw,
    enemy,
    give,
    hidden,
    kill,
    me,
    might,
    play,
    this_turn,
    unit,
    when,
    you,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, catalogue, side

EXTRA += [
    Unit("TST-SH201", "Test Lurker", energy=3, might=2).text(hidden),
    Spell("TST-SH202", "Test Pitfall", energy=4, power=0).text(hidden, deal(2, a(unit))),
    Gear("TST-SH203", "Test Caltrops", energy=2).text(hidden),
    Unit("TST-SH204", "Test Pixie", energy=4, might=1).text(
        hidden, when(you(play(me)), give(a(unit), might(-2), this_turn))
    ),
    Spell("TST-SH205", "Test Hush", energy=3).text(hidden, draw(1)),
    Spell("TST-SH206", "Test Ambuscade", energy=0).text(kill(a(enemy, unit, at_a_battlefield))),
]


def hiding(*hand: str, **more: object) -> Table:
    """You hold a unit at the Meadow, with these cards in hand and a rune."""
    what = {"at": {MEADOW: ["Test Might 3"]}, "hand": hand, "runes": {"calm": 1}, **more}
    return Table(quiet(**what), quiet(hand=["Test Sight"]), battlefields=PLAIN)


def lying(table: Table, at: str = MEADOW) -> list[str]:
    """The facedown cards at a battlefield."""
    return [table.state.objects[id].card.name for id in table._field(table.state, at).facedown]


@covers("421.2", "811.1.c", "191.1")
@covers("421.1", "811.1.b", "811.1.c.2")
def test_a_card_with_hidden_is_hidden_for_one_power() -> None:
    table = hiding("Test Lurker", "Test Might 1")
    assert table.you.offered("hide") == {"Test Lurker"}
    table.you.hide("Test Lurker")
    assert (lying(table), table.hand(), table.chain()) == (["Test Lurker"], ["Test Might 1"], [])
    assert not table.state.players[YOU].runes
    assert "421.1" in table.rules()
    assert table.open.kind == "act"


@covers("811.1.b", "421.2.a")
def test_hiding_is_offered_with_what_it_costs_and_where_it_goes() -> None:
    table = hiding("Test Lurker")
    card = table.thing("Test Lurker", YOU, "hand")
    assert [option for option in table.open.options if option.key.startswith("hide:")] == [
        Option(
            f"hide:{card.id}", "Hide Test Lurker",
            "1 Power of any domain · facedown at a battlefield you control", card.id,
        )
    ]


@covers("421", "811.1.c.1")
def test_hiding_is_no_playing() -> None:
    table = hiding("Test Lurker")
    table.you.hide("Test Lurker")
    assert not table.events("finalized")
    assert not table.events("played")


@covers("107.3.a", "107.3.b", "107.3.c")
@covers("811.1.b", "421.2.a")
def test_hiding_takes_power_a_free_place_and_the_own_open_turn() -> None:
    assert hiding("Test Lurker", runes={}).you.why_not("hide", "Test Lurker") == ["357"]
    table = hiding("Test Lurker", "Test Pitfall", runes={"calm": 2})
    table.you.hide("Test Lurker")
    assert table.you.why_not("hide", "Test Pitfall") == ["421.2.a"]
    table = Table(quiet(hand=["Test Lurker"], runes={"calm": 1}), quiet(), battlefields=PLAIN)
    assert table.you.why_not("hide", "Test Lurker") == ["421.2.a"]
    table = hiding("Test Lurker", "Test Sight")
    table.asks_own_windows = True
    table.you.play("Test Sight")
    assert table.you.why_not("hide", "Test Lurker") == ["811.1.b"]
    assert hiding("Test Might 1").you.why_not("hide", "Test Might 1")[0] == "811.1"


@covers("811.1.b", "313.1", "410.1.a")
def test_in_the_own_turn_a_card_is_hidden_with_focus_too() -> None:
    table = hiding("Test Lurker", base=["Test Might 2"])
    table.you.move("Test Might 2", to=MOOR)
    assert table.open.kind == "focus"
    assert table.you.offered("hide") == {"Test Lurker"}
    table.you.hide("Test Lurker")
    assert (lying(table), table.chain(), table.open.kind) == (["Test Lurker"], [], "focus")


@covers("811.1.b", "313.1")
def test_with_focus_in_another_turn_nothing_is_hidden() -> None:
    foe = quiet(at={MEADOW: ["Test Might 3"]}, hand=["Test Lurker", "Test Sight"], runes={"calm": 1})
    table = Table(quiet(base=["Test Might 2"]), foe, battlefields=PLAIN)
    table.you.move("Test Might 2", to=MOOR)
    while table.open.seat != FOE:
        table.you.passes()
    assert table.open.kind == "focus"
    assert table.foe.offered("hide") == set()
    assert table.foe.why_not("hide", "Test Lurker") == ["811.1.b"]


@covers("421.2.a", "811.1.b")
def test_the_chosen_champion_can_be_hidden_from_its_zone() -> None:
    table = hiding(champion="Test Lurker")
    table.you.hide("Test Lurker")
    assert lying(table) == ["Test Lurker"]
    assert not table.state.players[YOU].champion


@covers("811.1.b")
def test_among_several_battlefields_and_runes_the_player_chooses() -> None:
    table = hiding("Test Lurker", at={MEADOW: ["Test Might 3"], MOOR: ["Test Might 3"]}, runes={"calm": 1, "fury": 1})
    key = table.you._first("hide", "Test Lurker")
    moor = f"at:{table.thing(MOOR, zone='battlefield').id}"
    options = table.you.draft(key, moor).keys
    fury = table.thing("Fury Rune").id
    assert f"pay:{fury}" in options
    table.answer(YOU, key, moor, f"pay:{fury}")
    assert lying(table, MOOR) == ["Test Lurker"]
    assert [table.state.objects[id].card.name for id in table.state.players[YOU].runes] == ["Calm Rune"]


@covers("811.1.b", "163.2")
def test_what_gives_power_of_any_domain_may_pay_for_hiding_too() -> None:
    table = hiding("Test Lurker", base=["Gold"])
    path = [table.you._first("hide", "Test Lurker")]
    gold, rune = table.thing("Gold").id, table.state.players[YOU].runes[0]
    assert {f"pay:{gold}", f"pay:{rune}"} <= set(table.you.draft(*path).keys)
    table.answer(YOU, *path, f"pay:{gold}")
    assert (lying(table), table.state.players[YOU].runes) == (["Test Lurker"], [rune])
    assert table.where("Gold") != "base"


@covers("129.4")
@covers("421", "107.3.f", "128.4")
def test_everybody_sees_that_a_card_lies_there_only_its_controller_sees_which() -> None:
    table = hiding("Test Lurker")
    entry = table.you.hide("Test Lurker")
    assert [field.facedown for field in table.game.sight(FOE).battlefields] == [(YOU,), ()]
    assert not table.game.sight(FOE).battlefields[0].known
    assert [card.name for card in table.game.sight(YOU).battlefields[0].known] == ["Test Lurker"]
    assert "You hides a card." in entry.lines(FOE)
    assert "You hides Test Lurker." in entry.lines(YOU)


@covers("355.5", "107.3.e")
def test_a_facedown_card_is_not_present_at_the_battlefield() -> None:
    table = Table(
        quiet(hand=["Test Vanish"], base=["Test Might 1"]),
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Test Lurker"]}), battlefields=PLAIN,
    )
    question = table.you.draft(table.you._first("play", "Test Vanish"))
    assert {table.state.objects[o.subject].card.name for o in question.options} == {"Test Might 1", "Test Might 3"}


def ready(card: str, foe: object = None, **more: object) -> Table:
    """A card lies facedown at your Meadow since an earlier turn; the foe's turn."""
    what = {"at": {MEADOW: ["Test Might 3"]}, "facedown": {MEADOW: [card]}, **more}
    return Table(quiet(**what), foe or quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE)


@covers("421.3")
@covers("811.1.b", "811.6")
def test_from_the_next_turn_on_it_is_a_reaction_without_a_base_cost() -> None:
    table = hiding("Test Hush", "Test Sight")
    table.you.hide("Test Hush")
    assert table.you.offered("play") == {"Test Sight"}
    assert table.you.why_not("play", "Test Hush", zone="facedown") == ["811.1.b"]
    table.end_turn()
    table.foe.play("Test Sight")
    table.you.play("Test Hush")
    assert table.chain() == ["Test Sight", "Test Hush"]
    table.resolve()
    assert table.trash() == ["Test Hush"]


@covers("359.2", "811.1.d.1", "811.1.c.3")
def test_a_unit_played_from_there_enters_there() -> None:
    table = ready("Test Lurker")
    table.foe.play("Test Sight")
    table.you.play("Test Lurker")
    assert table.where("Test Lurker") == MEADOW
    assert table.events("finalized")
    assert lying(table) == []


@covers("323.7", "811.1.d.1.a")
def test_gear_enters_there_too_and_is_recalled() -> None:
    table = ready("Test Caltrops")
    table.foe.play("Test Sight")
    entry = table.you.play("Test Caltrops")
    kinds = [(event.kind, event.place) for event in entry.events if event.kind in ("entered", "recalled")]
    assert kinds[0] == ("entered", table.thing(MEADOW, zone="battlefield").id)
    assert table.where("Test Caltrops") == "base"


@covers("355.5", "811.1.d.2", "811.1.d")
def test_its_targets_are_chosen_there() -> None:
    table = ready(
        "Test Pitfall", quiet(hand=["Test Sight"], base=["Test Might 1"]), at={MEADOW: ["Test Might 3", "Test Tank"]}
    )
    table.foe.play("Test Sight")
    key = table.you._first("play", "Test Pitfall")
    assert {table.state.objects[o.subject].card.name for o in table.you.draft(key).options} == {
        "Test Might 3",
        "Test Tank",
    }


@covers("355.8", "811.1.d")
def test_a_spell_without_a_target_there_is_not_offered() -> None:
    table = Table(
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Test Pitfall"]}, base=["Test Might 1"]), quiet(),
        battlefields=PLAIN,
    )
    assert "Test Pitfall" in table.you.offered("play")
    table = Table(
        quiet(at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: ["Test Enemy Trap"]}), quiet(base=["Test Might 1"]),
        battlefields=PLAIN,
    )
    assert "Test Enemy Trap" not in table.you.offered("play")
    assert table.you.why_not("play", "Test Enemy Trap", zone="facedown") == ["355.8"]


EXTRA += [Spell("TST-SH207", "Test Enemy Trap", energy=4).text(hidden, deal(2, a(enemy, unit)))]


@covers("811.1.d.2")
def test_so_are_those_of_a_permanents_play_effect() -> None:
    table = ready("Test Pixie", quiet(hand=["Test Sight"], base=["Test Might 1"]))
    table.foe.play("Test Sight")
    table.you.play("Test Pixie")
    assert {table.state.objects[o.subject].card.name for o in table.open.options} == {"Test Might 3", "Test Pixie"}


@covers("355.5", "811.3")
def test_played_from_the_hand_it_costs_what_it_costs_and_aims_freely() -> None:
    table = hiding("Test Pitfall", runes={"fury": 4}, base=["Test Might 1"])
    key = table.you._first("play", "Test Pitfall")
    assert {table.state.objects[o.subject].card.name for o in table.you.draft(key).options} == {
        "Test Might 3",
        "Test Might 1",
    }
    table.you.play("Test Pitfall", on="Test Might 1")
    assert table.ready_runes() == 0


@covers("323.7", "107.3.d", "421.4")
def test_it_is_lost_and_shown_when_its_battlefield_is_lost() -> None:
    table = Table(
        quiet(hand=["Test Ambuscade"]), quiet(at={MEADOW: ["Test Might 1"]}, facedown={MEADOW: ["Test Lurker"]}),
        battlefields=PLAIN,
    )
    table.you.play("Test Ambuscade", on="Test Might 1")
    table.resolve()
    assert table.trash(FOE) == ["Test Might 1", "Test Lurker"]
    assert [(e.rule, e.seat) for e in table.events("revealed")] == [("421.4", FOE)]


@covers("421.4")
def test_it_is_shown_when_the_game_ends() -> None:
    table = ready("Test Lurker")
    table.game.interject(FOE, "concede")
    assert [card.name for card in table.game.sight(-1).battlefields[0].known] == ["Test Lurker"]
    assert table.state.events[-2].rule == "421.4"


@covers("338", "811.6.a")
def test_whoever_has_a_facedown_card_is_always_asked() -> None:
    """Whether it could be played now is nobody else's business."""
    for card in ("Test Lurker", "Test Enemy Trap"):
        table = Table(side(legend="Garen, Might of Demacia", at={MEADOW: ["Test Might 3"]}, facedown={MEADOW: [card]}),
                      quiet(hand=["Test Sight"]), battlefields=PLAIN, turn_of=FOE)
        table.foe.play("Test Sight")
        assert table.open.seat == YOU
        assert not is_evident(table.game, table.open, catalogue())


def test_the_facedown_card_is_saved() -> None:
    table = ready("Test Lurker")
    again = Game.restore(table.game.save(), table.game.pins(), table.state.catalogue)
    assert again.sight(YOU) == table.game.sight(YOU)


@covers("811.1.b")
def test_a_hidden_card_can_be_hidden_in_the_own_showdown() -> None:
    table = Table(
        quiet(base=["Test Might 2"], at={MEADOW: ["Test Might 3"]}, hand=["Test Lurker"], runes={"calm": 1}), quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 2", to=MOOR)
    assert table.open.kind == "focus"
    table.you.hide("Test Lurker")
    assert (table.open.kind, table.open.seat, lying(table)) == ("focus", YOU, ["Test Lurker"])
