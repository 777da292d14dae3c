"""Spells of Calm: what they offer, what they do, and what undoes them."""
from __future__ import annotations

from engine.rules.formats.modes import TEAMS
from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side


@card("Charm")
def test_charm_moves_an_enemy_unit_to_where_its_player_says() -> None:
    table = Table(you=side(hand=["Charm"], runes={"calm": 1}, at={MEADOW: ["Mega-Mech"]}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Vanguard Sergeant"]}, base=["Stalwart Poro", "Pouty Poro"]))
    assert options(table.you, "play", "Charm") == ["Stalwart Poro", "Vanguard Sergeant"], "Deflect can't be paid"
    assert options(table.you, "play", "Charm", "Vanguard Sergeant") == ["Base of Foe", MEADOW]
    table.you.play("Charm", on="Vanguard Sergeant", to=MEADOW)
    table.resolve()
    assert table.where("Vanguard Sergeant") == MEADOW
    assert table.thing("Vanguard Sergeant").role == "attacker"
    table.pass_all()
    assert (table.trash(FOE), table.where("Mega-Mech")) == (["Vanguard Sergeant"], MEADOW)


@card("Charm")
def test_charm_sends_an_enemy_to_its_own_base_and_nowhere_once_it_is_gone() -> None:
    table = Table(you=side(hand=["Charm"], runes={"calm": 1}),
                  foe=side(at={MOOR: ["Vanguard Sergeant"]}, hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Charm", on="Vanguard Sergeant", to=MEADOW)
    assert table.foe.offered("play") == set(), "four Might is too much for Gust"
    table.resolve()
    assert table.open.kind == "focus", "it contests an open battlefield"
    table.pass_all()
    assert (table.where("Vanguard Sergeant"), table.controller(MEADOW)) == (MEADOW, FOE)
    home = Table(you=side(hand=["Charm"], runes={"calm": 1}), foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    home.you.play("Charm", on="Vanguard Sergeant", to="at:-2")
    home.resolve()
    assert home.where("Vanguard Sergeant") == "base"
    assert (home.thing("Vanguard Sergeant").controller, home.thing("Vanguard Sergeant").exhausted) == (FOE, False)


@card("Defy", "Wind Wall")
def test_defy_counters_a_spell_of_four_energy_and_one_power_and_none_above() -> None:
    for spell, runes, target in (
        ("Disintegrate", {"fury": 4}, "Vanguard Sergeant"), ("Cannon Barrage", {"body": 3}, ""),
    ):
        table = Table(you=side(hand=["Defy"], runes={"calm": 1}, at={MOOR: ["Vanguard Sergeant"]}),
                      foe=side(hand=[spell], runes=runes), turn_of=FOE)
        table.foe.play(spell, on=target or ())
        table.you.play("Defy", on=spell)
        table.resolve()
        assert table.trash(FOE) == [spell]
        assert (table.thing("Vanguard Sergeant").damage, bool(table.events("countered"))) == (0, True)


@card("Defy", "Wind Wall")
def test_defy_counters_nothing_that_costs_more_whatever_was_paid() -> None:
    comet = Table(you=side(hand=["Defy"], runes={"calm": 1}, base=["Daring Poro"]),
                  foe=side(hand=["Falling Comet"], runes={"mind": 5}, at={MOOR: ["Eager Apprentice"]}), turn_of=FOE)
    comet.foe.play("Falling Comet", on="Eager Apprentice")
    assert comet.ready_runes(FOE) == 1, "four were paid of five"
    assert comet.you.offered("play") == set()
    wall = Table(you=side(hand=["Defy", "Charm"], runes={"calm": 2}),
                 foe=side(hand=["Wind Wall"], runes={"calm": 3}, base=["Daring Poro"], controls=[MOOR]))
    wall.you.play("Charm", on="Daring Poro", to=MOOR)
    wall.foe.play("Wind Wall", on="Charm")
    wall.you.play("Defy", on="Charm")
    wall.resolve()
    assert (wall.trash(), wall.where("Daring Poro")) == (["Charm", "Defy"], "base")
    assert wall.trash(FOE) == ["Wind Wall"], "two Power is too much"


@card("Wind Wall")
def test_wind_wall_counters_any_spell_but_no_ability() -> None:
    table = Table(you=side(hand=["Wind Wall"], runes={"calm": 3}, base=["Mega-Mech"]),
                  foe=side(hand=["Final Spark", "Lecturing Yordle"], runes={"order": 8, "mind": 3}, deck=["Gust"]),
                  turn_of=FOE)
    table.foe.play("Lecturing Yordle")
    assert (table.chain(), table.open.seat) == (["Lecturing Yordle"], YOU)
    assert table.you.offered("play") == set(), "its trigger is no spell"
    table.resolve()
    table.foe.play("Final Spark", on="Mega-Mech")
    table.you.play("Wind Wall", on="Final Spark")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash(FOE), table.trash()) == (0, ["Final Spark"], ["Wind Wall"])


@card("Find Your Center")
def test_find_your_center_draws_and_channels_an_exhausted_rune() -> None:
    table = Table(you=side(hand=["Find Your Center"], runes={"calm": 3}, deck=["Gust", "Flash"]), foe=side(points=4))
    table.you.play("Find Your Center")
    table.resolve()
    assert (table.hand(), table.ready_runes(), len(table.state.players[YOU].runes)) == (["Gust"], 0, 4)
    assert len(table.state.players[YOU].rune_deck) == 5


@card("Find Your Center")
def test_find_your_center_costs_two_less_when_an_opponent_misses_three_points() -> None:
    near = Table(you=side(hand=["Find Your Center"], runes={"calm": 1}, deck=["Gust"]), foe=side(points=5))
    near.you.play("Find Your Center")
    near.resolve()
    assert (near.hand(), near.ready_runes()) == (["Gust"], 0)
    for mine, theirs in ((7, 4), (7, 0)):
        far = Table(you=side(hand=["Find Your Center"], runes={"calm": 2}, points=mine), foe=side(points=theirs))
        assert far.you.offered("play") == set(), "own points don't count"


@card("Rune Prison")
def test_rune_prison_stuns_a_unit_of_either_side_that_then_deals_no_combat_damage() -> None:
    table = Table(you=side(hand=["Rune Prison"], runes={"calm": 2}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    assert options(table.you, "play", "Rune Prison") == ["Daring Poro", "Mega-Mech"]
    table.you.play("Rune Prison", on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").stunned
    table.you.move("Daring Poro", to=MOOR)
    table.pass_all()
    assert (table.where("Daring Poro"), table.trash()) == ("base", ["Rune Prison"]), "nobody dies: a draw, recalled"
    table.end_turn()
    assert not table.thing("Mega-Mech").stunned


@card("Rune Prison")
def test_rune_prison_needs_a_turn_or_a_showdown() -> None:
    table = Table(you=side(hand=["Rune Prison"], runes={"calm": 2}, at={MOOR: ["Mega-Mech"]}),
                  foe=side(base=["Vanguard Sergeant"], hand=["Mobilize"], runes={"body": 2}, rune_deck=6), turn_of=FOE)
    table.foe.play("Mobilize")
    assert table.open.kind != "priority" or table.you.offered("play") == set(), "no Reaction"
    table.resolve()
    table.foe.move("Vanguard Sergeant", to=MOOR)
    table.foe.passes()
    table.you.play("Rune Prison", on="Vanguard Sergeant")
    table.pass_all()
    assert (table.trash(FOE), table.thing("Mega-Mech").damage) == (["Mobilize", "Vanguard Sergeant"], 0)


@card("Block")
def test_block_gives_shield_and_tank_to_one_unit_for_the_turn() -> None:
    table = Table(you=side(hand=["Block"], runes={"calm": 2}, at={MOOR: ["Vanguard Sergeant", "Pouty Poro"]}),
                  foe=side(base=["Playful Phantom"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MOOR)
    table.foe.passes()
    assert options(table.you, "play", "Block") == ["Playful Phantom", "Pouty Poro", "Vanguard Sergeant"]
    table.you.play("Block", on="Pouty Poro")
    table.resolve()
    assert (table.might("Pouty Poro"), table.might("Vanguard Sergeant")) == (5, 4)
    table.pass_all()
    assert table.trash() == ["Block", "Pouty Poro"], "five damage goes to the tank first, and that is all of it"
    assert table.where("Vanguard Sergeant") == MOOR


@card("Block")
def test_block_does_nothing_for_an_attacker_but_the_tank_and_ends_with_the_turn() -> None:
    table = Table(you=side(hand=["Block"], runes={"calm": 2}, at={MOOR: ["Vanguard Sergeant"]}),
                  foe=side(base=["Daring Poro"], deck=["Gust"]))
    table.you.play("Block", on="Vanguard Sergeant")
    table.resolve()
    assert table.might("Vanguard Sergeant") == 4, "not defending"
    table.end_turn()
    table.foe.move("Daring Poro", to=MOOR)
    assert table.might("Vanguard Sergeant") == 4, "another turn"


@card("Block")
def test_block_is_played_from_face_down_for_nothing_and_chooses_only_there() -> None:
    table = Table(you=side(facedown={MOOR: ["Block"]}, at={MOOR: ["Vanguard Sergeant"], MEADOW: ["Mega-Mech"]}),
                  foe=side(base=["Playful Phantom"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MOOR)
    table.foe.passes()
    assert options(table.you, "play", "Block") == ["Playful Phantom", "Vanguard Sergeant"]
    table.you.play("Block", on="Vanguard Sergeant")
    table.resolve()
    assert table.might("Vanguard Sergeant") == 7


@card("Discipline")
def test_discipline_gives_two_might_for_the_turn_and_draws() -> None:
    table = Table(you=side(hand=["Discipline"], runes={"calm": 2}, base=["Daring Poro"], deck=["Gust", "Flash"]),
                  foe=side(base=["Mega-Mech"]))
    assert options(table.you, "play", "Discipline") == ["Daring Poro", "Mega-Mech"]
    table.you.play("Discipline", on="Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Mega-Mech"), table.hand()) == (4, 8, ["Gust"])
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Discipline")
def test_discipline_whose_unit_is_gone_still_draws_and_one_that_is_countered_does_not() -> None:
    foe = side(hand=["Gust"], runes={"chaos": 1})
    table = Table(you=side(hand=["Discipline"], runes={"calm": 2}, at={MOOR: ["Daring Poro"]}, deck=["Flash"]), foe=foe)
    table.you.play("Discipline", on="Daring Poro")
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert table.hand() == ["Daring Poro", "Flash"], "359.3.e: what can be done is done"
    foe = side(hand=["Defy"], runes={"calm": 1})
    table = Table(you=side(hand=["Discipline"], runes={"calm": 2}, base=["Daring Poro"], deck=["Flash"]), foe=foe)
    table.you.play("Discipline", on="Daring Poro")
    table.foe.play("Defy", on="Discipline")
    table.resolve()
    assert (table.hand(), table.might("Daring Poro")) == ([], 2)


@card("Last Stand")
def test_last_stand_doubles_a_friendly_units_might_which_dies_before_it_holds() -> None:
    table = Table(you=side(hand=["Last Stand"], runes={"calm": 3}, at={MOOR: [one("Vanguard Sergeant", buffs=1)]},
                           base=["Daring Poro"], deck=["Gust"]), foe=side(base=["Mega-Mech"], deck=["Gust"]))
    assert options(table.you, "play", "Last Stand") == ["Daring Poro", "Vanguard Sergeant"]
    table.you.play("Last Stand", on="Vanguard Sergeant")
    table.resolve()
    assert table.might("Vanguard Sergeant") == 10
    table.end_turn()
    assert (table.might("Vanguard Sergeant"), table.where("Vanguard Sergeant")) == (5, MOOR), "its own turn comes later"
    table.end_turn()
    assert (table.trash(), table.points()) == (["Last Stand", "Vanguard Sergeant"], (0, 0))


@card("Last Stand")
def test_last_stand_adds_what_the_unit_has_when_it_resolves() -> None:
    table = Table(you=side(hand=["Last Stand"], runes={"calm": 3}, base=["Vanguard Sergeant", "Daring Poro"]),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]))
    table.you.play("Last Stand", on="Vanguard Sergeant")
    table.foe.play("Stupefy", on="Vanguard Sergeant")
    table.resolve()
    assert (table.might("Vanguard Sergeant"), table.might("Daring Poro")) == (6, 2)


# --- Party Favors

def favors(*answers: int, **what: object) -> Table:
    """Party Favors once each other player has answered: 0 is Cards, 1 is Runes."""
    decks = {"deck": ["Gust", "Flash", "Confront", "Mobilize"]}
    others = [side(**decks) for _ in answers[1:]]
    table = Table(you=side(hand=["Party Favors"], runes={"calm": 3}, **decks), foe=side(**decks), others=others,
                  battlefields=(MEADOW, MOOR, "Void Gate")[:2 + bool(others)], **what)
    table.you.play("Party Favors")
    table.resolve()
    for seat, answer in enumerate(answers, 1):
        assert [option.short for option in table.open.options] == ["Cards", "Runes"]
        done = [event.kind for event in table.events() if event.kind in ("drawn", "channeled")]
        assert done == [], "nothing is done before all have chosen"
        table.answer(seat, f"mode:{answer}")
    assert (table.open.kind, table.open.seat) == ("act", YOU)
    return table


@card("Party Favors")
def test_party_favors_gives_you_and_a_player_who_chose_cards_one_each() -> None:
    table = favors(0)
    assert [event.seat for event in table.events("drawn")] == [YOU, FOE]
    assert (table.hand(YOU), table.hand(FOE), table.events("channeled")) == (["Gust"], ["Gust"], [])


@card("Party Favors")
def test_party_favors_gives_you_and_a_player_who_chose_runes_an_exhausted_one_each() -> None:
    table = favors(1)
    assert [event.seat for event in table.events("channeled")] == [YOU, FOE]
    assert [len(player.runes) for player in table.state.players] == [4, 1]
    assert [table.ready_runes(seat) for seat in (YOU, FOE)] == [0, 0]
    assert (table.hand(YOU), table.hand(FOE)) == ([], [])


@card("Party Favors")
def test_party_favors_with_four_players_counts_each_of_the_others_once_all_have_chosen() -> None:
    table = favors(1, 0, 0)
    assert [event.seat for event in table.events("drawn")] == [YOU, 2, YOU, 3]
    assert [event.seat for event in table.events("channeled")] == [YOU, FOE]


@card("Party Favors")
def test_party_favors_asks_a_teammate_too() -> None:
    table = favors(1, 1, 0, mode=TEAMS)
    assert [event.seat for event in table.events("channeled")] == [YOU, FOE, YOU, 2]
    assert [event.seat for event in table.events("drawn")] == [YOU, 3]


@card("Party Favors")
def test_party_favors_gives_as_many_runes_as_there_are() -> None:
    table = Table(you=side(hand=["Party Favors"], runes={"calm": 3}, rune_deck=0), foe=side())
    table.you.play("Party Favors")
    table.resolve()
    table.foe.choose("mode:1")
    assert [event.seat for event in table.events("channeled")] == [FOE]
