"""Promising Future: everybody banishes one of their top cards, and everybody plays it (R036)."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

MINE = ["Daring Poro", "Flash", "Gust", "Confront", "Mobilize", "Discipline"]
THEIRS = ["Pouty Poro", "Stupefy", "Cleave", "Smoke Screen", "Fight or Flight", "Challenge"]


def future(mine: list[str] = MINE, theirs: list[str] = THEIRS, **foe: object) -> Table:
    """Promising Future has resolved as far as the first question."""
    table = Table(
        you=side(hand=["Promising Future"], runes={"mind": 6}, deck=mine), foe=side(deck=theirs, **foe),
    )
    table.you.play("Promising Future")
    table.resolve()
    return table


def below(table: Table, seat: int) -> list[str]:
    """The cards of a deck, the top one first."""
    return [one.name for one in reversed(table.state.players[seat].deck)]


@ruling("R036")
@card("Promising Future", "Pouty Poro")
def test_promising_future_has_the_turn_player_banish_first_and_the_next_player_play_first() -> None:
    table = future()
    assert (asked(table.you), table.open.seat) == (sorted(MINE[:5]), YOU)
    table.you.choose("Daring Poro")
    assert (asked(table.foe), table.open.seat) == (sorted(THEIRS[:5]), FOE)
    table.foe.choose("Pouty Poro")
    assert [event.seat for event in table.events("queued")] == [YOU, FOE, YOU], "the spell itself, then their cards"
    assert (table.where("Daring Poro"), table.where("Pouty Poro", FOE)) == ("base", "base")
    assert (below(table, YOU)[0], len(below(table, YOU)), below(table, FOE)[0]) == ("Discipline", 5, "Challenge")


@ruling("R036", rule="444.2.a")
@card("Promising Future", "Stealthy Pursuer")
def test_promising_future_leaves_power_to_pay_and_no_energy() -> None:
    for runes, answer, there in (({"chaos": 1}, "pay", "base"), ({"chaos": 1}, "no", "banished"), ({}, "", "banished")):
        table = Table(
            you=side(hand=["Promising Future"], runes={"mind": 5, **runes}, deck=["Stealthy Pursuer"]), foe=side(),
        )
        table.you.play("Promising Future")
        table.resolve()
        if answer:
            table.you.choose(answer)
        assert (table.where("Stealthy Pursuer"), table.open.kind) == (there, "act")
        assert len(table.state.players[YOU].runes) == 4 + (there == "banished" and answer == "no")


@ruling("R036", rule="419.3")
@card("Promising Future", "Mobilize", "Progress Day")
def test_promising_future_leaves_spells_on_the_chain_in_that_order_and_the_turn_players_resolves_first() -> None:
    table = future(["Progress Day", "Gust", "Flash", "Gust", "Flash", "Gust", "Flash"], ["Mobilize"])
    table.you.choose("Progress Day")
    table.you.choose("pay")
    assert (table.chain(), table.open.seat) == (["Mobilize", "Progress Day"], FOE)
    assert table.trash() == ["Promising Future"], "it has resolved by then"
    table.resolve()
    done = [event.kind for event in table.events() if event.kind in ("drawn", "channeled")]
    assert done == [*["drawn"] * 4, "channeled"]
    assert [event.seat for event in table.events("channeled")] == [FOE]


@ruling("R035", rule="427")
@card("Promising Future", "Gust", "Daring Poro")
def test_promising_future_leaves_banished_what_its_player_can_not_play() -> None:
    table = future(["Gust"], ["Challenge"])
    assert (table.where("Gust"), table.where("Challenge", FOE)) == ("banished", "banished")
    assert (table.chain(), table.open.kind, table.open.seat) == ([], "act", YOU)


@card("Promising Future", "Daring Poro")
def test_promising_future_looks_at_as_many_as_there_are_and_nobody_burns_out() -> None:
    table = future(["Gust", "Daring Poro"], [])
    assert asked(table.you) == ["Daring Poro", "Gust"]
    table.you.choose("Daring Poro")
    assert (table.where("Daring Poro"), below(table, YOU), table.events("burned out")) == ("base", ["Gust"], [])
    assert [event.seat for event in table.events("banished")] == [YOU]


@ruling("R036", rule="203.3")
@card("Promising Future", "Cruel Patron", "Daring Poro")
def test_promising_future_leaves_additional_costs_to_pay() -> None:
    table = Table(
        you=side(hand=["Promising Future"], runes={"mind": 6}, deck=["Cruel Patron"], base=["Daring Poro"]),
        foe=side(deck=["Cruel Patron"]),
    )
    table.you.play("Promising Future")
    table.resolve()
    assert (table.where("Cruel Patron", YOU), table.where("Cruel Patron", FOE)) == ("base", "banished")
    assert table.trash() == ["Promising Future", "Daring Poro"]


@ruling("R036")
@card("Promising Future", "Daring Poro", "Pouty Poro", "Mega-Mech")
def test_promising_future_with_three_players_has_each_play_the_own_card() -> None:
    table = Table(
        you=side(hand=["Promising Future"], runes={"mind": 6}, deck=["Daring Poro", "Gust"]),
        foe=side(deck=["Pouty Poro", "Mega-Mech"]),
        others=[side(deck=["Mega-Mech", "Gust"], at={MEADOW: ["Daring Poro"]})],
        battlefields=(MEADOW, MOOR, "Void Gate"),
    )
    table.you.play("Promising Future")
    table.resolve()
    table.you.choose("Daring Poro")
    table.foe.choose("Pouty Poro")
    table.third.choose("Mega-Mech")
    assert asked(table.third) == [MEADOW, "Your base"], "where it is played is up to whoever plays it"
    table.third.choose(MEADOW)
    assert [event.seat for event in table.events("banished")] == [YOU, FOE, 2]
    assert [event.seat for event in table.events("entered")] == [FOE, 2, YOU]
    assert (table.where("Mega-Mech", 2), table.where("Pouty Poro", FOE)) == (MEADOW, "base")


NOCTURNE = "Nocturne, Horrifying"


@ruling("R040", rule="370.1.b.1")
@card("Promising Future", NOCTURNE)
def test_nocturnes_come_out_before_promising_future_banishes_and_go_on_the_chain_first() -> None:
    table = Table(
        you=side(hand=["Promising Future"], runes={"mind": 6}, deck=[NOCTURNE, "Daring Poro", "Gust"]),
        foe=side(deck=["Pouty Poro", NOCTURNE], runes={"chaos": 1}),
    )
    table.you.play("Promising Future")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("yes")
    assert (asked(table.you), table.chain()) == (["Daring Poro", "Gust"], ["Promising Future", f"({NOCTURNE})"])
    table.you.choose("Daring Poro")
    table.foe.choose("no")
    assert asked(table.foe) == [NOCTURNE, "Pouty Poro"], "who doesn't banish him before may do so now"
    table.foe.choose("Pouty Poro")
    table.you.choose("pay")
    entered = [(event.seat, table.state.objects[event.subject].card.name) for event in table.events("entered")]
    assert entered == [(YOU, NOCTURNE), (FOE, "Pouty Poro"), (YOU, "Daring Poro")]


@card("Promising Future", NOCTURNE)
def test_promising_future_plays_no_nocturne_that_has_banished_himself() -> None:
    table = Table(
        you=side(hand=["Promising Future"], runes={"mind": 5, "chaos": 2}, deck=[NOCTURNE, "Daring Poro", "Gust"]),
        foe=side(),
    )
    table.you.play("Promising Future")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("no")
    table.you.choose("Daring Poro")
    assert (table.where(NOCTURNE), table.where("Daring Poro"), table.open.kind) == ("banished", "base", "act")
