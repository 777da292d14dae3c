"""Official rulings about cards that are played by what a spell or an ability says: they are pending meanwhile."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MOOR, YOU, Table, side

ATTENDANT, PATRON, SENTRY, YORDLE = "Cemetery Attendant", "Cruel Patron", "Watchful Sentry", "Lecturing Yordle"


@ruling("R034", rule="419.3")
@card("The Harrowing", ATTENDANT)
def test_what_a_spell_plays_is_pending_until_the_spell_has_resolved() -> None:
    table = Table(
        you=side(hand=["The Harrowing"], runes={"chaos": 7}, trash=[ATTENDANT, YORDLE]),
        foe=side(hand=["Discipline"], runes={"calm": 2}, base=["Recruit"]),
    )
    table.you.play("The Harrowing", on=ATTENDANT)
    assert (table.chain(), table.where(ATTENDANT)) == (["The Harrowing"], "trash")
    table.foe.passes()
    assert (table.chain(), table.trash()) == ([f"({ATTENDANT})"], [YORDLE, "The Harrowing"])
    assert (table.where(ATTENDANT), table.open.seat) == ("chain", YOU), "its costs are asked for only now"
    table.you.choose("pay")
    assert (table.where(ATTENDANT), table.chain()) == ("base", [ATTENDANT]), "on the board, and its ability waits"
    kinds = [event.kind for event in table.events() if event.kind in ("queued", "finalized", "resolved", "entered")]
    assert kinds == ["queued", "finalized", "queued", "resolved", "finalized", "entered", "finalized"]
    assert table.foe.offered("play") == {"Discipline"}, "what is left on the chain can be reacted to"
    table.resolve()
    assert table.hand() == [YORDLE]


@ruling("R034", rule="444.2.a")
@card("The Harrowing", "Garen, Commander", ATTENDANT)
def test_what_is_not_paid_for_goes_back_where_it_was() -> None:
    for name, answer in (("Garen, Commander", ""), (ATTENDANT, "no")):
        table = Table(you=side(hand=["The Harrowing"], runes={"chaos": 7}, trash=[name, YORDLE]))
        table.you.play("The Harrowing", on=name)
        table.resolve()
        if answer:
            table.you.choose(answer)
        assert (sorted(table.trash()), table.chain()) == (sorted([name, YORDLE, "The Harrowing"]), [])
        assert (table.events("triggered"), table.events("entered")) == ([], [])
        assert [event.card for event in table.events("played")] == ["OGN-198"]


@ruling("R034", rule="419.3")
@card("Baited Hook", SENTRY, YORDLE)
def test_pending_items_are_finalized_in_the_order_in_which_they_came_and_the_last_resolves_first() -> None:
    table = Table(
        you=side(base=["Baited Hook", SENTRY], runes={"order": 1}, deck=[YORDLE, "Gust", "Gust", "Gust", "Gust"]),
    )
    table.you.use("Baited Hook", on=SENTRY)
    table.foe.passes()
    assert table.chain() == ["Baited Hook", f"({SENTRY})"], "the Deathknell waits behind what killed it"
    table.you.choose("yes")
    table.you.choose(YORDLE)
    assert (table.where(YORDLE), table.chain()) == ("base", [SENTRY, YORDLE])
    done = [event for event in table.events() if event.kind in ("triggered", "queued", "finalized", "entered")]
    assert [(event.kind, event.card) for event in done] == [
        ("triggered", "OGN-096"), ("queued", "OGN-087"), ("finalized", "OGN-096"), ("finalized", "OGN-087"),
        ("entered", "OGN-087"), ("triggered", "OGN-087"), ("finalized", "OGN-087"),
    ]
    table.foe.passes()
    assert (table.chain(), len(table.hand())) == ([SENTRY], 1), "the Yordle's card first"


@ruling("R035", rule="203.3")
@card("Baited Hook", PATRON)
def test_what_the_hook_can_not_play_stays_banished() -> None:
    """Cruel Patron asks for the death of a friendly unit, and the last one was killed for it."""
    deck = [PATRON, "Gust", "Gust", "Gust", "Gust", "Flash"]
    table = Table(you=side(base=["Baited Hook", "Petty Officer"], runes={"order": 1}, deck=deck))
    table.you.use("Baited Hook")
    table.foe.passes()
    table.you.choose("yes")
    table.you.choose(PATRON)
    table.resolve()
    assert (table.where(PATRON), table.trash(), table.chain()) == ("banished", ["Petty Officer"], [])
    assert sorted(card.name for card in table.state.players[YOU].deck) == ["Flash", "Gust", "Gust", "Gust", "Gust"]


@ruling("R035", rule="203.3")
@card("Dazzling Aurora", PATRON)
def test_what_the_aurora_can_not_play_stays_banished() -> None:
    """Cruel Patron finds nobody to kill; with a friend there he is played, and his cost is not ignored."""
    for friends, place in (([], "banished"), (["Recruit"], "base")):
        table = Table(
            you=side(base=["Dazzling Aurora", *friends], deck=["Gust", PATRON, "Mega-Mech"]),
            foe=side(base=["Sai Scout"], deck=["Gust"]),
        )
        table.you.ends()
        table.resolve()
        assert (table.where(PATRON), table.where("Mega-Mech")) == (place, "deck"), "it looks for no other unit"
        assert [thing.name for thing in table.state.players[YOU].deck] == ["Gust", "Mega-Mech"]
        assert len(table.events("died")) == len(friends)


@ruling("R035", rule="427")
@card("Blind Fury", "Gust", "Stupefy")
def test_what_blind_fury_can_not_play_stays_banished_with_its_owner() -> None:
    table = Table(
        you=side(hand=["Blind Fury"], runes={"fury": 4}), foe=side(deck=["Gust", "Flash"]),
        others=[side(deck=["Stupefy", "Mobilize"])], battlefields=("Test Meadow", MOOR, "Test Third Field"),
    )
    table.you.play("Blind Fury")
    table.resolve()
    assert asked(table.you) == ["Gust", "Stupefy"]
    table.you.choose("Gust")
    table.resolve()
    gust = table.thing("Gust", zone="banished")
    assert gust.id in table.state.players[FOE].banished
    assert [[card.name for card in player.deck] for player in table.state.players[1:]] == [
        ["Flash"], ["Stupefy", "Mobilize"],
    ]
    assert (table.trash(), table.trash(FOE)) == (["Blind Fury"], [])


@ruling("R035", rule="203.3")
@card("The Harrowing", PATRON)
def test_what_the_harrowing_can_not_play_goes_back_to_the_trash() -> None:
    table = Table(you=side(hand=["The Harrowing"], runes={"chaos": 6}, trash=[PATRON]), foe=side(base=["Recruit"]))
    table.you.play("The Harrowing", on=PATRON)
    table.resolve()
    assert (sorted(table.trash()), table.chain(), table.open.kind) == ([PATRON, "The Harrowing"], [], "act")
    assert table.state.players[YOU].banished == []
    assert table.where("Recruit") == "base"
