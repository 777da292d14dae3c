"""Mind units of Origins: what they do when they are played, when they die, and while they are there."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side


@card("Jeweled Colossus")
def test_jeweled_colossus_looks_at_the_top_card_and_has_one_more_might_while_defending() -> None:
    table = Table(you=side(hand=["Jeweled Colossus"], deck=["Gust", "Flash"], runes={"mind": 5}))
    table.you.play("Jeweled Colossus")
    table.resolve()
    assert (table.open.kind, "Gust" in table.open.prompt) == ("recycle", True)
    table.you.choose("recycle")
    assert [c.name for c in table.state.players[YOU].deck] == ["Gust", "Flash"]
    assert table.might("Jeweled Colossus") == 5
    defended = Table(you=side(at={MOOR: ["Jeweled Colossus"]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    defended.foe.move("Mega-Mech", to=MOOR)
    assert defended.might("Jeweled Colossus") == 6


@card("Pit Crew", "Orb of Regret")
def test_pit_crew_becomes_ready_whenever_you_play_a_gear() -> None:
    table = Table(you=side(hand=["Orb of Regret", "Stupefy"], base=["Pit Crew*"], runes={"mind": 2}, deck=["Gust"]))
    table.you.play("Stupefy", on="Pit Crew")
    table.resolve()
    assert table.thing("Pit Crew").exhausted
    table.you.play("Orb of Regret")
    table.resolve()
    assert not table.thing("Pit Crew").exhausted


@card("Pit Crew")
def test_pit_crew_does_not_mind_the_gear_of_the_opponent() -> None:
    table = Table(you=side(base=["Pit Crew*"]), foe=side(hand=["Orb of Regret"], runes={"mind": 1}), turn_of=FOE)
    table.foe.play("Orb of Regret")
    table.resolve()
    assert table.thing("Pit Crew").exhausted


@card("Riptide Rex")
def test_riptide_rex_deals_six_to_an_enemy_unit_at_a_battlefield() -> None:
    table = Table(
        you=side(hand=["Riptide Rex"], runes={"mind": 6}, at={MEADOW: ["Pouty Poro"]}),
        foe=side(at={MOOR: ["Mega-Mech", "Petty Officer"]}, base=["Daring Poro"]),
    )
    table.you.play("Riptide Rex")
    assert asked(table.you) == ["Mega-Mech", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Petty Officer").damage) == (6, 0)


@card("Riptide Rex")
def test_riptide_rex_without_an_enemy_at_a_battlefield_just_enters() -> None:
    table = Table(
        you=side(hand=["Riptide Rex"], runes={"mind": 6}, at={MEADOW: ["Pouty Poro"]}), foe=side(base=["Daring Poro"])
    )
    table.you.play("Riptide Rex")
    assert (table.open.kind, table.events("damaged")) == ("act", [])


# --- Sprites

@card("Sprite Call", "Sprite")
def test_sprite_call_brings_a_ready_sprite_that_dies_at_the_start_of_the_next_own_turn() -> None:
    table = Table(you=side(hand=["Sprite Call"], runes={"mind": 3}, deck=["Gust"]), foe=side(deck=["Gust"]))
    table.you.play("Sprite Call")
    table.resolve()
    sprite = table.thing("Sprite")
    assert (table.where("Sprite"), sprite.exhausted, table.might("Sprite"), sprite.token) == ("base", False, 3, True)
    table.end_turn()
    assert table.where("Sprite") == "base"
    table.end_turn()
    assert not [o for o in table.state.objects.values() if o.card.name == "Sprite"]


@card("Sprite Call", "Sprite")
def test_sprite_call_from_face_down_brings_the_sprite_there() -> None:
    table = Table(
        you=side(at={MOOR: ["Daring Poro"]}, facedown={MOOR: ["Sprite Call"]}), foe=side(base=["Petty Officer"]),
        turn_of=FOE,
    )
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    table.you.play("Sprite Call")
    table.resolve()
    assert (table.where("Sprite"), table.thing("Sprite").role) == (MOOR, "defender")


@card("Sprite Mother", "Sprite")
def test_sprite_mother_brings_a_ready_sprite_to_where_she_is() -> None:
    table = Table(you=side(hand=["Sprite Mother"], runes={"mind": 4}, at={MOOR: ["Daring Poro"]}))
    table.you.play("Sprite Mother", to=MOOR)
    table.resolve()
    assert (table.where("Sprite"), table.thing("Sprite").exhausted) == (MOOR, False)
    assert table.thing("Sprite Mother").exhausted


@card("Sprite Mother")
def test_sprite_mother_brings_nobody_when_she_is_gone_before() -> None:
    table = Table(you=side(hand=["Sprite Mother"], runes={"mind": 4}, at={MOOR: ["Daring Poro"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Sprite Mother", to=MOOR)
    table.foe.play("Gust", on="Sprite Mother")
    table.resolve()
    assert not [o for o in table.state.objects.values() if o.card.name == "Sprite"]


# --- when they die, or others do

@card("Watchful Sentry")
def test_watchful_sentry_draws_when_it_dies_and_not_when_it_returns_to_the_hand() -> None:
    table = Table(you=side(at={MOOR: ["Watchful Sentry"]}, deck=["Mobilize"]), turn_of=FOE,
                  foe=side(hand=["Incinerate"], runes={"fury": 2}))
    table.foe.play("Incinerate", on="Watchful Sentry")
    table.resolve()
    assert (table.trash(), table.hand()) == (["Watchful Sentry"], ["Mobilize"])
    spared = Table(you=side(at={MOOR: ["Watchful Sentry"]}, deck=["Mobilize"]), turn_of=FOE,
                   foe=side(hand=["Gust"], runes={"chaos": 1}))
    spared.foe.play("Gust", on="Watchful Sentry")
    spared.resolve()
    assert (spared.trash(), spared.hand()) == ([], ["Watchful Sentry"])


@card("Wraith of Echoes")
def test_wraith_of_echoes_draws_for_the_first_friendly_death_of_each_turn() -> None:
    table = Table(
        you=side(base=["Wraith of Echoes"], at={MOOR: ["Recruit", "Daring Poro"]}, deck=["Gust"] * 5),
        foe=side(hand=["Incinerate"] * 2, runes={"fury": 4}, base=["Pouty Poro"], deck=["Flash"] * 3), turn_of=FOE,
    )
    table.foe.play("Incinerate", on="Recruit")
    table.resolve()
    assert table.hand() == ["Gust"]
    table.foe.play("Incinerate", on="Daring Poro")
    table.resolve()
    assert table.hand() == ["Gust"], "the second death of the turn"


@card("Wraith of Echoes", "Firestorm")
def test_wraith_of_echoes_draws_once_for_deaths_at_the_same_time_and_none_for_enemies() -> None:
    table = Table(
        you=side(base=["Wraith of Echoes"], at={MOOR: ["Recruit", "Daring Poro"]}, deck=["Gust"] * 5),
        foe=side(hand=["Firestorm"], runes={"fury": 6}), turn_of=FOE,
    )
    table.foe.play("Firestorm", on=MOOR)
    while not table.game.over and table.open.kind in ("priority", "order", "choose"):
        table.answer(table.open.seat, *(["pass"] if table.open.kind == "priority" else table.open.keys[:1]))
    assert (sorted(table.trash()), table.hand()) == (["Daring Poro"], ["Gust"])
    other = Table(you=side(base=["Wraith of Echoes"], hand=["Incinerate"], runes={"fury": 2}, deck=["Gust"]),
                  foe=side(at={MOOR: ["Recruit"]}))
    other.you.play("Incinerate", on="Recruit")
    other.resolve()
    assert (other.hand(), other.events("triggered")) == ([], [])


@card("Wraith of Echoes", "Unchecked Power")
def test_wraith_of_echoes_sees_neither_its_own_death_nor_one_at_the_same_time() -> None:
    table = Table(
        you=side(at={MOOR: ["Wraith of Echoes", "Daring Poro"]}, deck=["Gust"]),
        foe=side(hand=["Unchecked Power"], runes={"mind": 7}), turn_of=FOE,
    )
    table.foe.play("Unchecked Power")
    table.resolve()
    assert (sorted(table.trash()), table.hand()) == (["Daring Poro", "Wraith of Echoes"], [])


# --- Might

@card("Blastcone Fae")
def test_blastcone_fae_takes_two_might_of_a_unit_but_leaves_one() -> None:
    table = Table(you=side(hand=["Blastcone Fae"], runes={"mind": 2}), foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.play("Blastcone Fae")
    assert asked(table.you) == ["Blastcone Fae", "Daring Poro"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert table.might("Daring Poro") == 1
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Blastcone Fae")
def test_blastcone_fae_from_face_down_chooses_among_units_there() -> None:
    table = Table(
        you=side(at={MOOR: ["Pouty Poro"]}, facedown={MOOR: ["Blastcone Fae"]}),
        foe=side(base=["Petty Officer", "Mega-Mech"]), turn_of=FOE,
    )
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    table.you.play("Blastcone Fae")
    assert asked(table.you) == ["Blastcone Fae", "Petty Officer", "Pouty Poro"], "not Mega-Mech in its base"
    table.you.choose("Petty Officer")
    table.resolve()
    assert (table.might("Petty Officer"), table.where("Blastcone Fae")) == (4, MOOR)


@card("Thousand-Tailed Watcher")
def test_thousand_tailed_watcher_takes_three_might_of_each_enemy_and_may_accelerate() -> None:
    table = Table(
        you=side(hand=["Thousand-Tailed Watcher"], runes={"mind": 9}, base=["Petty Officer"]),
        foe=side(base=["Daring Poro"], at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Thousand-Tailed Watcher", accelerate=True)
    table.resolve()
    assert not table.thing("Thousand-Tailed Watcher").exhausted
    mights = [table.might(name) for name in ("Daring Poro", "Mega-Mech", "Petty Officer", "Thousand-Tailed Watcher")]
    assert mights == [1, 5, 5, 7]
    table.end_turn()
    assert (table.might("Daring Poro"), table.might("Mega-Mech")) == (2, 8)


@card("Gemcraft Seer")
def test_gemcraft_seer_gives_vision_to_other_friendly_units() -> None:
    table = Table(
        you=side(hand=["Gemcraft Seer", "Pit Crew"], runes={"mind": 6}, deck=["Gust", "Flash"]),
        foe=side(base=["Pouty Poro"]),
    )
    table.you.play("Gemcraft Seer")
    table.resolve()
    assert table.open.kind == "recycle", "its own, once"
    table.you.choose("keep")
    assert table.open.kind == "act"
    table.you.play("Pit Crew")
    table.resolve()
    assert table.open.kind == "recycle"
    table.you.choose("recycle")
    assert [c.name for c in table.state.players[YOU].deck] == ["Gust", "Flash"]


@card("Gemcraft Seer")
def test_gemcraft_seer_gives_nothing_to_enemies() -> None:
    table = Table(you=side(base=["Gemcraft Seer"]), turn_of=FOE,
                  foe=side(hand=["Pit Crew"], runes={"mind": 3}, deck=["Gust", "Flash"]))
    table.foe.play("Pit Crew")
    table.resolve()
    assert (table.open.kind, table.events("triggered")) == ("act", [])
