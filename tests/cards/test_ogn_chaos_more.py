"""Cards of Chaos in Origins that speak of discarding, of moving along, and of the cards on top of a deck."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

JINX = "Jinx, Rebel"


@card("Jinx, Rebel", "Invert Timelines")
def test_jinx_is_readied_once_for_all_cards_that_are_discarded_together() -> None:
    table = Table(
        you=side(base=["Jinx, Rebel*"], hand=["Invert Timelines", "Gust", "Flash"], deck=["Gust"] * 5,
                 runes={"chaos": 3}),
        foe=side(hand=["Gust"] * 2, deck=["Gust"] * 5),
    )
    table.you.play("Invert Timelines")
    table.resolve()
    assert (table.might(JINX), table.thing(JINX).exhausted, len(table.events("discarded"))) == (6, False, 4)
    table.end_turn()
    assert table.might(JINX) == 5


@card("Jinx, Rebel", "Traveling Merchant", "Mindsplitter")
def test_jinx_hears_each_discard_of_her_player_and_none_of_an_opponent() -> None:
    table = Table(you=side(base=["Jinx, Rebel*", "Traveling Merchant"], hand=["Gust", "Mindsplitter"],
                           deck=["Flash"] * 2, runes={"chaos": 7}), foe=side(hand=["Rebuke"]))
    table.you.play("Mindsplitter")
    table.resolve()
    assert table.trash(FOE) == ["Rebuke"]
    assert (table.might(JINX), table.thing(JINX).exhausted) == (5, True)
    table.you.move("Traveling Merchant", to=MOOR)
    table.resolve()
    assert (table.might(JINX), table.thing(JINX).exhausted) == (6, False)


@card("Scrapheap")
def test_scrapheap_draws_when_it_is_played_discarded_or_killed() -> None:
    played = Table(you=side(hand=["Scrapheap"], deck=["Gust"], runes={"calm": 2}))
    played.you.play("Scrapheap")
    played.resolve()
    discarded = Table(you=side(base=["Traveling Merchant"], hand=["Scrapheap"], deck=["Gust", "Flash"]))
    discarded.you.move("Traveling Merchant", to=MOOR)
    discarded.resolve()
    killed = Table(you=side(base=["Scrapheap"], hand=["Acceptable Losses"], deck=["Gust"], runes={"chaos": 1}))
    killed.you.play("Acceptable Losses")
    killed.resolve()
    assert (played.hand(), discarded.hand(), killed.hand()) == (["Gust"], ["Gust", "Flash"], ["Gust"])
    assert (discarded.trash(), sorted(killed.trash())) == (["Scrapheap"], ["Acceptable Losses", "Scrapheap"])


@card("Scrapheap", "Pack of Wonders")
def test_scrapheap_that_goes_back_to_the_hand_draws_nothing() -> None:
    table = Table(you=side(base=["Scrapheap", "Pack of Wonders"], deck=["Gust"]))
    table.you.use("Pack of Wonders", on="Scrapheap")
    table.resolve()
    assert (table.hand(), table.events("triggered")) == (["Scrapheap"], [])


@card("Stacked Deck")
def test_stacked_deck_puts_one_of_three_cards_into_the_hand_and_the_rest_below() -> None:
    table = Table(you=side(hand=["Stacked Deck"], deck=["Gust", "Flash", "Rebuke", "Scrapheap"], runes={"chaos": 1}))
    table.you.play("Stacked Deck")
    table.resolve()
    assert (table.open.seat, asked(table.you)) == (YOU, ["Flash", "Gust", "Rebuke"])
    table.you.choose("Flash")
    assert table.hand() == ["Flash"]
    deck = [each.name for each in table.state.players[YOU].deck]
    assert (deck[-1], sorted(deck[:-1])) == ("Scrapheap", ["Gust", "Rebuke"])
    assert (table.events("drawn"), table.events("revealed")) == ([], [])


@card("Stacked Deck")
def test_stacked_deck_takes_the_only_card_there_is_and_burns_nobody_out() -> None:
    table = Table(you=side(hand=["Stacked Deck"], deck=["Gust"], runes={"chaos": 1}))
    table.you.play("Stacked Deck")
    table.resolve()
    assert (table.hand(), table.events("burned out"), table.events("recycled")[1:]) == (["Gust"], [], [])


@card("Stealthy Pursuer", "The Syren")
def test_stealthy_pursuer_may_go_with_a_friendly_unit_that_leaves_its_location() -> None:
    for answer, where in (("yes", MOOR), ("no", "base")):
        table = Table(you=side(base=["Stealthy Pursuer*", "Daring Poro"]), foe=side(at={MOOR: ["Recruit"]}))
        table.you.move("Daring Poro", to=MOOR)
        assert table.open.kind == "may"
        table.you.choose(answer)
        table.resolve()
        assert (table.where("Stealthy Pursuer"), table.where("Daring Poro")) == (where, MOOR)


@card("Stealthy Pursuer")
def test_stealthy_pursuer_follows_nobody_from_elsewhere_and_no_enemy() -> None:
    table = Table(you=side(base=["Stealthy Pursuer"], at={MEADOW: ["Daring Poro"]}), foe=side())
    table.you.move("Daring Poro", to="base")
    assert (table.open.kind, table.chain()) == ("act", [])
    foe = Table(you=side(base=["Stealthy Pursuer"]), foe=side(base=["Recruit"]), turn_of=FOE)
    foe.foe.move("Recruit", to=MOOR)
    assert foe.events("triggered") == []
    mine = Table(you=side(base=["Stealthy Pursuer", "Daring Poro"]))
    mine.you.move("Stealthy Pursuer", to=MOOR)
    assert mine.events("triggered") == []


@card("Whirlwind")
def test_whirlwind_asks_the_next_player_first_and_whoever_wants_returns_any_unit() -> None:
    table = Table(
        you=side(hand=["Whirlwind"], runes={"chaos": 3}, base=["Daring Poro"]),
        foe=side(at={MOOR: ["Mega-Mech"]}, base=["The Syren"]),
    )
    table.you.play("Whirlwind")
    table.resolve()
    assert (table.open.kind, table.open.seat) == ("may", FOE)
    table.foe.choose("yes")
    assert asked(table.foe) == ["Daring Poro", "Mega-Mech"]
    table.foe.choose("Daring Poro")
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    assert (table.hand(), table.hand(FOE)) == (["Daring Poro"], ["Mega-Mech"])


@card("Whirlwind")
def test_whirlwind_returns_nothing_for_players_who_dont_want() -> None:
    table = Table(you=side(hand=["Whirlwind"], runes={"chaos": 3}, base=["Daring Poro"]), foe=side())
    table.you.play("Whirlwind")
    table.resolve()
    table.foe.choose("no")
    table.you.choose("no")
    assert (table.hand(), table.where("Daring Poro"), table.open.kind) == ([], "base", "act")


@card("Fading Memories", "The Syren")
def test_fading_memories_makes_a_unit_at_a_battlefield_or_a_gear_temporary() -> None:
    table = Table(
        you=side(hand=["Fading Memories"], runes={"chaos": 4}, at={MOOR: ["Daring Poro"]}, base=["Pouty Poro"]),
        foe=side(at={MEADOW: ["Mega-Mech"]}, base=["Recruit", "The Syren"], deck=["Gust"] * 3),
    )
    assert options(table.you, "play", "Fading Memories") == ["Daring Poro", "Mega-Mech", "The Syren"]
    table.you.play("Fading Memories", on="Mega-Mech")
    table.resolve()
    assert table.where("Mega-Mech") == MEADOW
    table.end_turn()
    assert (table.trash(FOE), table.points()) == (["Mega-Mech"], (0, 0))
    assert table.where("Daring Poro") == MOOR


@card("Fading Memories", "Gust", "The Syren")
def test_fading_memories_kills_a_gear_in_its_controllers_turn_and_nothing_in_another() -> None:
    table = Table(you=side(hand=["Fading Memories"], runes={"chaos": 4}, base=["The Syren"], deck=["Gust"] * 3),
                  foe=side(deck=["Gust"] * 3))
    table.you.play("Fading Memories", on="The Syren")
    table.resolve()
    table.end_turn()
    assert table.where("The Syren") == "base"
    table.end_turn()
    assert table.where("The Syren") == "trash"
