"""The chain (327–340): finalize, execute, pass, resolve; who has Priority, and what Add abilities don't do to it."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import Spell, Unit, a, draw, play, reaction, spell, tokens, unit, when, you
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Spell("TST-R60", "Test Muster", energy=0).text(reaction, play(tokens(RECRUIT)), play(tokens(RECRUIT))),
    Unit("TST-R61", "Test Echo", energy=1, might=1).text(when(you(play(a(spell))), draw(1))),
    Unit("TST-R62", "Test Comer", energy=0, might=1).text(when(you(play(a(unit))), draw(1))),
]


@covers("340.1")
def test_the_newest_item_resolves_first() -> None:
    table = Table(
        you=quiet(hand=["Test Spark"]), foe=quiet(base=["Test Might 3"], hand=["En Garde"], runes={"calm": 1}),
        battlefields=PLAIN,
    )
    table.you.play("Test Spark", on="Test Might 3")
    table.foe.play("En Garde", on="Test Might 3")
    assert table.chain() == ["Test Spark", "En Garde"]
    table.resolve()
    assert [event.card for event in table.events("resolved")] == ["OGN-046", "TST-R29"]
    assert table.where("Test Might 3") == "base"
    assert table.thing("Test Might 3").damage == 2


@covers("337.1.b", "359", "337.1", "337.3", "336.1", "329.3")
def test_the_oldest_pending_item_is_finalized_first() -> None:
    table = Table(you=quiet(hand=["Test Muster"], base=["Test Echo"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Muster")
    table.foe.passes()
    table.resolve()
    assert [event.card for event in table.events("finalized")] == ["TST-R60", "OGN-271", "OGN-271", "TST-R61"]


@covers("354.3", "185.2.a", "329", "334.1")
def test_tokens_played_by_a_spell_enter_after_it_is_done() -> None:
    table = Table(you=quiet(hand=["Test Muster"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Muster")
    table.foe.passes()
    order = [(event.kind, event.card) for event in table.events() if event.kind in ("resolved", "entered")]
    assert order == [("resolved", "TST-R60"), ("entered", "OGN-271"), ("entered", "OGN-271")]
    assert len(table.state.units_at(-1)) == 2


@covers("337.2", "359.2")
def test_a_unit_enters_without_a_chance_to_respond() -> None:
    table = Table(
        you=quiet(hand=["Test Might 2"], runes={"fury": 2}), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN
    )
    entry = table.you.play("Test Might 2")
    assert table.where("Test Might 2") == "base"
    assert [event.kind for event in entry.events if event.kind in ("finalized", "entered")] == ["finalized", "entered"]
    assert (table.open.seat, table.open.kind) == (YOU, "act")


@covers("337.2", "338")
def test_a_play_trigger_of_a_unit_can_be_responded_to() -> None:
    table = Table(
        you=quiet(hand=["Lecturing Yordle"], runes={"mind": 3}), foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN
    )
    table.you.play("Lecturing Yordle")
    assert table.where("Lecturing Yordle") == "base"
    assert table.chain() == ["Lecturing Yordle"]
    assert "Test Vanish" in table.foe.offered("play")
    table.foe.play("Test Vanish", on="Lecturing Yordle")
    table.resolve()
    assert table.where("Lecturing Yordle") == "trash"
    assert len(table.hand()) == 1


@covers("TR503.9.b", "338")
def test_whoever_plays_something_passes_its_window_unasked() -> None:
    table = Table(you=quiet(hand=["Test Sight", "Test Spark"]), foe=quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert (table.open.seat, table.open.kind) == (FOE, "priority")
    table.foe.passes()
    assert table.chain() == []


@covers("337.4", "338", "337.1.a")
def test_priority_is_kept_when_the_player_says_so() -> None:
    table = Table(you=quiet(hand=["Test Sight", "Test Spark"]), foe=quiet(base=["Test Might 3"]), battlefields=PLAIN)
    table.you.play("Test Sight", keep=True)
    assert (table.open.seat, table.open.kind) == (YOU, "priority")
    table.you.play("Test Spark", on="Test Might 3")
    assert table.chain() == ["Test Sight", "Test Spark"]
    assert table.open.seat == FOE
    table.foe.passes()
    assert table.chain() == ["Test Sight"]


@covers("339.1", "338")
def test_an_item_resolves_only_when_all_have_passed_in_a_row() -> None:
    table = Table(
        you=quiet(hand=["Test Sight", "Test Spark"]), foe=quiet(base=["Test Might 3"], hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight", keep=True)
    table.you.passes()
    table.foe.play("Test Sight")
    assert table.open.seat == YOU
    table.you.play("Test Spark", on="Test Might 3")
    assert table.open.seat == FOE
    table.foe.passes()
    assert table.chain() == ["Test Sight", "Test Sight"]
    assert table.thing("Test Might 3").damage == 2


@covers("340.4", "338")
def test_after_a_resolution_the_controller_of_the_newest_item_has_priority() -> None:
    table = Table(
        you=quiet(hand=["Test Sight", "Test Spark"]), foe=quiet(base=["Test Might 3"], hand=["Test Sight"]),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    table.foe.play("Test Sight")
    table.you.passes()
    assert table.chain() == ["Test Sight"]
    assert table.state.chain[0].controller == YOU
    assert (table.open.seat, table.open.kind) == (YOU, "priority")
    assert table.you.offered("play") == {"Test Spark"}


@covers("813", "338")
def test_only_reactions_are_offered_while_there_is_a_chain() -> None:
    table = Table(
        you=quiet(hand=["Test Sight"]),
        foe=quiet(
            base=["Test Might 3"], hand=["Gust", "Incinerate", "Singularity", "Test Might 1"],
            at={MEADOW: ["Test Might 2"]}, runes={"chaos": 4, "mind": 4, "fury": 4},
        ),
        battlefields=PLAIN,
    )
    table.you.play("Test Sight")
    assert table.foe.offered("play") == {"Gust"}
    assert table.foe.offered("move") == set()
    assert table.foe.why_not("play", "Incinerate") == ["813"]
    assert table.foe.why_not("play", "Test Might 1") == ["813"]
    assert table.foe.why_not("move", "Test Might 3") == ["144.1.c"]


@covers("429.2", "338")
def test_an_add_ability_resolves_at_once_and_is_never_responded_to() -> None:
    table = Table(you=quiet(runes={"fury": 1}), foe=quiet(hand=["Test Sight"]), battlefields=PLAIN)
    table.you.use("Fury Rune")
    assert (table.open.seat, table.open.kind) == (YOU, "act")
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("energy", 1)]
    assert table.ready_runes() == 0


@covers("429.2.a", "338")
def test_an_add_ability_does_not_pass_priority() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(hand=["Test Sight"], runes={"fury": 1}), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.use("Fury Rune")
    assert (table.open.seat, table.open.kind) == (FOE, "priority")
    assert table.chain() == ["Test Sight"]
    assert table.foe.offered("play") == {"Test Sight"}
    table.foe.passes()
    assert table.open.seat == YOU
    table.you.passes()
    assert table.chain() == []


@covers("429.2.a", "354.3", "338")
def test_a_recycled_rune_gives_power_in_a_closed_state_too() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(runes={"fury": 1}), battlefields=PLAIN)
    table.you.play("Test Sight")
    table.foe.use("Fury Rune", n=1)
    assert [(r.kind, r.n) for r in table.state.players[FOE].pool] == [("fury", 1)]
    assert table.state.players[FOE].runes == []
    assert table.state.players[FOE].rune_deck[0].name == "Fury Rune"
    assert len(table.state.players[FOE].rune_deck) == 7


@covers("419.4.a")
def test_a_spell_has_been_played_when_it_resolved() -> None:
    table = Table(you=quiet(hand=["Test Sight"], base=["Test Echo"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert table.chain() == ["Test Sight"]
    table.foe.passes()
    assert table.chain() == ["Test Echo"]
    assert len(table.hand()) == 1
    table.foe.passes()
    assert len(table.hand()) == 2


@covers("383.2.c.1", "419.4.a")
def test_a_unit_that_enters_sees_itself_being_played() -> None:
    table = Table(you=quiet(hand=["Test Comer"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Comer")
    assert table.chain() == ["Test Comer"]


@covers("359.3.d")
def test_a_spell_goes_to_its_owners_trash_after_resolving() -> None:
    table = Table(you=quiet(hand=["Test Sight"]), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Sight")
    assert table.where("Test Sight", YOU) == "chain"
    table.foe.passes()
    assert table.trash() == ["Test Sight"]


@covers("337.4", "338")
def test_the_controller_of_a_trigger_may_respond_to_it() -> None:
    table = Table(
        you=quiet(base=["Crackshot Corsair"], hand=["Test Sight"]), foe=quiet(at={MEADOW: ["Test Might 5"]}),
        battlefields=PLAIN, asks_own_windows=True,
    )
    table.you.move("Crackshot Corsair", to=MEADOW)
    assert table.chain() == ["Crackshot Corsair"]
    asked = []
    while table.chain():
        asked.append(table.open.seat)
        table.answer(table.open.seat, "pass")
    assert set(asked) == {YOU, FOE}
