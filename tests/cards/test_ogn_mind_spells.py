"""Mind spells of Origins: what they draw, weaken, return and destroy."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

# --- drawing

@card("Consult the Past")
def test_consult_the_past_draws_two_and_answers_what_the_opponent_plays() -> None:
    table = Table(
        you=side(hand=["Consult the Past"], runes={"mind": 4}, deck=["Gust", "Flash", "Mobilize"]),
        foe=side(hand=["Falling Comet"], runes={"mind": 5}, at={MOOR: ["Pouty Poro"]}), turn_of=FOE,
    )
    table.foe.play("Falling Comet", on="Pouty Poro")
    table.you.play("Consult the Past")
    assert table.chain() == ["Falling Comet", "Consult the Past"]
    table.resolve()
    assert (table.hand(), table.trash(), table.ready_runes()) == (["Gust", "Flash"], ["Consult the Past"], 0)


@card("Consult the Past")
def test_consult_the_past_costs_nothing_from_face_down_where_it_was_hidden() -> None:
    table = Table(
        you=side(hand=["Consult the Past"], runes={"fury": 1}, at={MOOR: ["Daring Poro"]}, deck=["Gust", "Flash"])
    )
    table.you.hide("Consult the Past")
    assert table.state.players[YOU].runes == []
    assert table.you.why_not("play", "Consult the Past", zone="facedown") == ["811.1.b"]
    later = Table(you=side(at={MOOR: ["Daring Poro"]}, facedown={MOOR: ["Consult the Past"]}, deck=["Gust", "Flash"]))
    later.you.play("Consult the Past")
    later.resolve()
    assert (later.hand(), later.trash()) == (["Gust", "Flash"], ["Consult the Past"])


@card("Progress Day")
def test_progress_day_draws_four_in_the_own_turn_alone() -> None:
    deck = ["Gust", "Flash", "Mobilize", "Stupefy", "Meditation"]
    table = Table(you=side(hand=["Progress Day"], runes={"mind": 6}, deck=deck))
    table.you.play("Progress Day")
    table.resolve()
    assert table.hand() == deck[:4]
    away = Table(you=side(hand=["Progress Day"], runes={"mind": 6}, deck=deck), foe=side(base=["Pouty Poro"]),
                 turn_of=FOE)
    away.foe.move("Pouty Poro", to=MOOR)
    away.foe.passes()
    assert away.you.offered("play") == set()


# --- weakening

@card("Smoke Screen")
def test_smoke_screen_takes_four_might_for_the_turn_but_leaves_one() -> None:
    table = Table(
        you=side(hand=["Smoke Screen"] * 2, runes={"mind": 4}, base=["Daring Poro"]),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    assert options(table.you, "play", "Smoke Screen") == ["Daring Poro", "Mega-Mech"]
    table.you.play("Smoke Screen", on="Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.might("Daring Poro")) == (4, 2)
    table.you.play("Smoke Screen", on="Mega-Mech")
    table.resolve()
    assert table.might("Mega-Mech") == 1, "a minimum of 1, not 0"
    table.end_turn()
    assert table.might("Mega-Mech") == 8


@card("Smoke Screen")
def test_smoke_screen_answers_an_attack_and_leaves_a_unit_of_one_might_as_it_is() -> None:
    table = Table(
        you=side(hand=["Smoke Screen"], runes={"mind": 2}, at={MOOR: ["Recruit"]}), foe=side(base=["Petty Officer"]),
        turn_of=FOE,
    )
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    table.you.play("Smoke Screen", on="Recruit")
    table.resolve()
    assert table.might("Recruit") == 1


# --- returning

@card("Retreat")
def test_retreat_returns_a_friendly_unit_and_its_owner_channels_an_exhausted_rune() -> None:
    table = Table(
        you=side(hand=["Retreat"], runes={"mind": 1}, base=["Pouty Poro"], at={MOOR: ["Mega-Mech"]}),
        foe=side(base=["Daring Poro"]),
    )
    assert options(table.you, "play", "Retreat") == ["Mega-Mech", "Pouty Poro"]
    table.you.play("Retreat", on="Mega-Mech")
    table.resolve()
    assert table.hand() == ["Mega-Mech"]
    runes = [table.state.objects[id] for id in table.state.players[YOU].runes]
    assert [(rune.card.name, rune.exhausted) for rune in runes] == [("Mind Rune", True), ("Fury Rune", True)]
    assert len(table.state.players[FOE].runes) == 0


@card("Retreat")
def test_retreat_sends_a_stolen_unit_to_its_owner_who_channels() -> None:
    table = Table(
        you=side(hand=["Retreat"], runes={"mind": 1}, base=[one("Mega-Mech", owner=FOE)]), foe=side(base=["Pouty Poro"])
    )
    table.you.play("Retreat", on="Mega-Mech")
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == ([], ["Mega-Mech"])
    assert len(table.state.players[YOU].runes) == len(table.state.players[FOE].runes) == 1


@card("Portal Rescue")
def test_portal_rescue_plays_a_unit_anew_to_the_base_for_nothing() -> None:
    table = Table(
        you=side(
            hand=["Portal Rescue"], runes={"mind": 3}, deck=["Gust"], base=["Daring Poro"],
            at={MOOR: [one("Lecturing Yordle", damage=1, exhausted=True)]},
        ),
        foe=side(base=["Pouty Poro"]),
    )
    assert options(table.you, "play", "Portal Rescue") == ["Daring Poro", "Lecturing Yordle"]
    before = table.thing("Lecturing Yordle").id
    table.you.play("Portal Rescue", on="Lecturing Yordle")
    table.resolve()
    again = table.thing("Lecturing Yordle")
    assert (table.where("Lecturing Yordle"), again.damage, again.exhausted) == ("base", 0, True)
    assert again.id != before
    assert (table.hand(), table.state.players[YOU].banished, table.ready_runes()) == (["Gust"], [], 0)


@card("Portal Rescue")
def test_portal_rescue_gives_a_stolen_unit_back_to_its_owner() -> None:
    table = Table(
        you=side(hand=["Portal Rescue"], runes={"mind": 3}, at={MOOR: [one("Lecturing Yordle", owner=FOE)]}),
        foe=side(deck=["Gust"]),
    )
    table.you.play("Portal Rescue", on="Lecturing Yordle")
    table.resolve()
    assert (table.where("Lecturing Yordle"), table.thing("Lecturing Yordle").controller) == ("base", FOE)
    assert (table.hand(), table.hand(FOE)) == ([], ["Gust"])


@card("Portal Rescue", "Recruit")
def test_portal_rescue_loses_a_token_for_good() -> None:
    table = Table(you=side(hand=["Portal Rescue"], runes={"mind": 3}, base=["Recruit"]))
    table.you.play("Portal Rescue", on="Recruit")
    table.resolve()
    assert not [o for o in table.state.objects.values() if o.card.name == "Recruit"]
    assert len(table.events("played")) == 1, "Portal Rescue itself"


# --- turns and destruction

@card("Time Warp")
def test_time_warp_is_banished_and_gives_the_turn_after_this_one() -> None:
    table = Table(you=side(hand=["Time Warp"], runes={"mind": 10}, deck=["Gust", "Flash"]), foe=side(deck=["Mobilize"]))
    table.you.play("Time Warp")
    table.resolve()
    assert (table.trash(), [table.state.objects[id].card.name for id in table.state.players[YOU].banished]) == (
        [], ["Time Warp"]
    )
    assert [event.card for event in table.events("played")] == ["OGN-122"]
    table.end_turn()
    assert (table.state.turn_player, table.open.seat, table.hand()) == (YOU, YOU, ["Gust"])
    table.end_turn()
    assert (table.state.turn_player, table.hand(FOE)) == (FOE, ["Mobilize"])


@card("Time Warp")
def test_each_time_warp_gives_a_turn_of_its_own() -> None:
    table = Table(you=side(hand=["Time Warp"] * 2, runes={"mind": 20}, deck=["Gust"] * 3))
    for _ in range(2):
        table.you.play("Time Warp")
        table.resolve()
    turns = []
    for _ in range(3):
        table.end_turn()
        turns.append(table.state.turn_player)
    assert turns == [YOU, YOU, FOE]


@card("Unchecked Power")
def test_unchecked_power_exhausts_the_own_units_and_deals_twelve_at_battlefields() -> None:
    table = Table(
        you=side(hand=["Unchecked Power"], runes={"mind": 7}, base=["Daring Poro"], at={MEADOW: ["Mega-Mech"]}),
        foe=side(base=["Pouty Poro"], at={MOOR: ["Mountain Drake", "Petty Officer"]}),
    )
    table.you.play("Unchecked Power")
    table.resolve()
    assert sorted(table.trash()) == ["Mega-Mech", "Unchecked Power"]
    assert sorted(table.trash(FOE)) == ["Mountain Drake", "Petty Officer"]
    assert (table.thing("Daring Poro").exhausted, table.thing("Pouty Poro").exhausted) == (True, False)
    assert (table.where("Daring Poro"), table.where("Pouty Poro")) == ("base", "base")
    assert [event.n for event in table.events("damaged")] == [12, 12, 12]


# --- Might of another

@card("Convergent Mutation")
def test_convergent_mutation_answers_an_attack_with_the_might_of_a_friend_elsewhere() -> None:
    table = Table(
        you=side(hand=["Convergent Mutation"], runes={"mind": 3}, at={MOOR: ["Recruit"]}, base=["Mega-Mech"]),
        foe=side(base=["Petty Officer"]), turn_of=FOE,
    )
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    assert options(table.you, "play", "Convergent Mutation") == ["Mega-Mech", "Recruit"], "no enemy unit"
    table.you.play("Convergent Mutation", on=["Recruit", "Mega-Mech"])
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (8, 8)
    table.pass_all()
    assert (table.where("Recruit"), table.where("Petty Officer")) == (MOOR, "trash")
    table.end_turn()
    assert table.might("Recruit") == 1


@card("Convergent Mutation")
def test_convergent_mutation_lowers_nobody_and_needs_two_units() -> None:
    table = Table(you=side(hand=["Convergent Mutation"], runes={"mind": 3}, base=["Recruit", "Mega-Mech"]))
    table.you.play("Convergent Mutation", on=["Mega-Mech", "Recruit"])
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (1, 8)
    alone = Table(you=side(hand=["Convergent Mutation"], runes={"mind": 3}, base=["Recruit"]),
                  foe=side(base=["Mega-Mech"]))
    assert alone.you.why_not("play", "Convergent Mutation") == ["355.8"]
