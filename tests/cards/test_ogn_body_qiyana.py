"""Qiyana, Victorious: what she gives is chosen when it resolves."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MOOR, YOU, Table, side


def conquering() -> Table:
    """Qiyana has conquered, and what she gives is on the chain with nothing chosen."""
    table = Table(you=side(base=["Qiyana, Victorious"], deck=["Daring Poro"], rune_deck=3))
    table.you.move("Qiyana, Victorious", to=MOOR)
    table.you.passes()
    table.foe.passes()
    assert table.chain() == ["Qiyana, Victorious"]
    assert table.game.pending()[0].kind == "priority"
    table.pass_all()
    assert table.game.pending()[0].seat == YOU
    assert asked(table.you) == ["Channel 1 rune exhausted", "Draw 1"]
    return table


@card("Qiyana, Victorious")
def test_qiyana_draws_when_her_controller_chooses_so_on_resolution() -> None:
    table = conquering()
    table.you.choose("Draw 1")
    assert (table.hand(), table.state.players[YOU].runes) == (["Daring Poro"], [])


@card("Qiyana, Victorious")
def test_qiyana_channels_an_exhausted_rune_instead() -> None:
    table = conquering()
    table.you.choose("Channel")
    assert (table.hand(), len(table.state.players[YOU].runes), table.ready_runes()) == ([], 1, 0)


@card("Qiyana, Victorious")
def test_qiyana_gives_nothing_where_she_moves_without_conquering() -> None:
    table = Table(you=side(base=["Qiyana, Victorious"], controls=[MOOR]))
    table.you.move("Qiyana, Victorious", to=MOOR)
    assert (table.chain(), table.events("drew"), table.events("channeled")) == ([], [], [])


@card("Qiyana, Victorious", "Vengeance")
def test_qiyana_is_chosen_by_opponents_for_one_power_more() -> None:
    for target, left in (("Qiyana, Victorious", 1), ("Daring Poro", 2)):
        table = Table(you=side(base=["Qiyana, Victorious", "Daring Poro"]),
                      foe=side(hand=["Vengeance"], runes={"order": 4}), turn_of=FOE)
        table.foe.play("Vengeance", on=target)
        assert len(table.state.players[FOE].runes) == left
