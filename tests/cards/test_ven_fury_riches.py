"""Endless Riches: what would go to its player's trash is banished, in whichever way it would, and not from the Main
Deck."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.table import FOE, MEADOW, YOU, Table, one, side

RICHES, ROOKIE = "Endless Riches", "Pit Rookie"


def banished(table: Table, seat: int = YOU) -> list[str]:
    """The names of the cards of a player in Banishment, in alphabetical order."""
    return sorted(table.state.objects[id].card.name for id in table.state.players[seat].banished)


@card(RICHES)
def test_endless_riches_trades_the_hand_and_the_trash_for_the_top_of_the_deck() -> None:
    table = Table(you=side(hand=[RICHES, "Gust", ROOKIE], trash=["Flash"], deck=["Cleave"] * 9, runes={"fury": 6}),
                  foe=side(hand=["Gust"], trash=["Flash"], deck=["Gust"] * 3))
    table.you.play(RICHES)
    table.resolve()
    assert (table.hand(), table.trash(), table.where(RICHES)) == ([], ["Cleave"] * 7, "base")
    assert banished(table) == ["Flash", "Gust", ROOKIE]
    assert (table.hand(FOE), table.trash(FOE), banished(table, FOE)) == (["Gust"], ["Flash"], [])
    assert table.events("discarded") == []


@card(RICHES)
@pytest.mark.parametrize("there", [True, False])
def test_endless_riches_leaves_out_its_players_draw_phase(there: bool) -> None:
    table = Table(you=side(base=[RICHES] * there, deck=["Gust"] * 3), foe=side(deck=["Flash"] * 3))
    table.end_turn()
    assert table.hand(FOE) == ["Flash"]
    table.end_turn()
    assert (table.hand(), table.open.seat) == ([] if there else ["Gust"], YOU)


@card(RICHES, "Cleave")
def test_endless_riches_lets_its_player_play_from_the_trash_and_banishes_the_spell() -> None:
    table = Table(you=side(base=[RICHES, ROOKIE], trash=["Cleave", ROOKIE, "Sun Disc"], runes={"fury": 4}),
                  foe=side(trash=["Cleave"]))
    assert table.you.offered("play") == {"Cleave", ROOKIE, "Sun Disc"}
    table.you.play("Cleave", on=ROOKIE)
    table.resolve()
    assert (banished(table), sorted(table.trash())) == (["Cleave"], [ROOKIE, "Sun Disc"])
    assert "Cleave" not in table.you.offered("play")
    bare = Table(you=side(base=[ROOKIE], trash=["Cleave", ROOKIE], runes={"fury": 4}), foe=side(base=[RICHES]))
    assert bare.you.offered("play") == set()


@card(RICHES, "Watchful Sentry")
@pytest.mark.parametrize("there", [True, False])
def test_endless_riches_banishes_what_would_die_so_that_it_does_not(there: bool) -> None:
    table = Table(you=side(base=[RICHES] * there, at={MEADOW: [one("Watchful Sentry", called="mine"), "Recruit"]},
                           deck=["Gust"] * 3),
                  foe=side(hand=["Hextech Ray"] * 2, runes={"fury": 4}, base=["Watchful Sentry"]), turn_of=FOE)
    table.foe.play("Hextech Ray", on="mine")
    table.resolve()
    assert (banished(table), table.trash()) == ((["Watchful Sentry"], []) if there else ([], ["Watchful Sentry"]))
    assert (len(table.hand()), len(table.events("died"))) == ((0, 0) if there else (1, 1))
    table.foe.play("Hextech Ray", on="Recruit")  # a token is no card
    table.resolve()
    assert (len(table.events("died")), "Recruit" in banished(table)) == (1 if there else 2, False)
    assert (table.trash(FOE), banished(table, FOE)) == (["Hextech Ray"] * 2, [])


@card(RICHES, "Chemtech Enforcer", "Flame Chompers")
@pytest.mark.parametrize("there", [True, False])
def test_endless_riches_banishes_what_would_be_discarded(there: bool) -> None:
    table = Table(you=side(base=[RICHES] * there, hand=["Chemtech Enforcer", "Flame Chompers"], runes={"fury": 4}),
                  foe=side())
    table.you.play("Chemtech Enforcer")
    table.resolve()
    assert table.open.kind == ("act" if there else "may")  # nothing was discarded, so nothing pays to play it
    assert table.where("Flame Chompers") == ("banished" if there else "trash")


@card(RICHES, "Punching Poro")
def test_endless_riches_banishes_what_is_discarded_as_a_cost() -> None:
    table = Table(you=side(base=[RICHES, "Punching Poro"], hand=["Gust"]), foe=side())
    table.you.use("Punching Poro", paying="Gust")
    table.resolve()
    assert (table.might("Punching Poro"), banished(table), table.trash()) == (3, ["Gust"], [])


@card(RICHES, "Defy", "Cleave")
@pytest.mark.parametrize("there", [True, False])
def test_endless_riches_banishes_its_players_countered_spell(there: bool) -> None:
    table = Table(you=side(base=[RICHES, ROOKIE] if there else [ROOKIE], hand=["Cleave"], runes={"fury": 1}),
                  foe=side(hand=["Defy"], runes={"calm": 2}))
    table.you.play("Cleave", on=ROOKIE)
    table.foe.play("Defy", on="Cleave")
    table.resolve()
    assert table.where("Cleave") == ("banished" if there else "trash")
    assert (table.where("Defy"), banished(table, FOE)) == ("trash", [])


@card(RICHES, "Fox-Fire")
@pytest.mark.parametrize("there", [True, False])
def test_endless_riches_banishes_what_lay_facedown_where_its_player_loses_control(there: bool) -> None:
    table = Table(you=side(base=[RICHES] * there, at={MEADOW: [ROOKIE]}, facedown={MEADOW: ["Fox-Fire"]}), foe=side())
    table.you.move(ROOKIE, to="base")
    table.pass_all()
    assert table.where("Fox-Fire") == ("banished" if there else "trash")


@card(RICHES, "Lightning Rush")
def test_endless_riches_lets_the_top_of_the_main_deck_go_to_the_trash() -> None:
    table = Table(you=side(base=[RICHES], hand=["Lightning Rush"], deck=["Gust", "Flash", "Cleave"],
                           runes={"order": 1}), foe=side())
    table.you.play("Lightning Rush")
    table.resolve()
    table.you.choose("yes")
    table.you.choose("Flash")
    assert (table.hand(), sorted(table.trash())) == (["Flash"], ["Cleave", "Gust"])
    assert banished(table) == ["Lightning Rush"]
