"""Spells of Origins: body, chaos and order."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.rules.covers import covers
from tests.table import FOE, MOOR, YOU, Table, side

PEAK, FORT = "Startipped Peak", "Fortified Position"
LUX = "Lux, Lady of Luminosity"


# --- body

@covers("740.2.c")
@card("Cannon Barrage")
def test_cannon_barrage_deals_two_to_all_enemies_in_combat_and_to_nobody_else() -> None:
    table = Table(
        you=side(hand=["Cannon Barrage"], runes={"body": 2}, base=["Petty Officer", "Daring Poro"]),
        foe=side(at={PEAK: ["Mega-Mech", "Recruit"], FORT: ["Pouty Poro"]}, base=["Recruit"]),
        battlefields=[PEAK, FORT],
    )
    table.you.move("Petty Officer", "Daring Poro", to=PEAK)
    table.you.play("Cannon Barrage")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2
    assert [o.place for o in table.state.objects.values() if o.card.name == "Recruit"] == [-2]
    assert table.thing("Pouty Poro").damage == 0
    assert table.thing("Daring Poro").damage == table.thing("Petty Officer").damage == 0


@card("Cannon Barrage")
def test_cannon_barrage_hits_the_attackers_when_the_defender_plays_it() -> None:
    table = Table(you=side(hand=["Cannon Barrage"], runes={"body": 2}, at={MOOR: ["Daring Poro"]}),
                  foe=side(base=["Pouty Poro", "Petty Officer"]), turn_of=FOE)
    table.foe.move("Pouty Poro", "Petty Officer", to=MOOR)
    table.foe.passes()
    table.you.play("Cannon Barrage")
    table.resolve()
    assert table.trash(FOE) == ["Pouty Poro"]
    assert table.thing("Petty Officer").damage == 2
    assert table.thing("Daring Poro").damage == 0


@card("Cannon Barrage")
def test_cannon_barrage_without_a_combat_can_be_played_and_does_nothing() -> None:
    table = Table(you=side(hand=["Cannon Barrage"], runes={"body": 2}), foe=side(at={MOOR: ["Recruit"]}))
    table.you.play("Cannon Barrage")
    table.resolve()
    assert table.where("Recruit") == MOOR
    assert table.trash() == ["Cannon Barrage"]


@card("Confront")
def test_confront_lets_units_played_later_this_turn_enter_ready_and_draws_one() -> None:
    table = Table(
        you=side(
            hand=["Daring Poro", "Confront", "Pouty Poro", "Stalwart Poro"], deck=["Gust"],
            runes={"body": 2, "order": 6},
        )
    )
    table.you.play("Daring Poro")
    table.you.play("Confront")
    table.resolve()
    assert table.hand() == ["Pouty Poro", "Stalwart Poro", "Gust"]
    assert table.thing("Daring Poro").exhausted
    for name in ("Pouty Poro", "Stalwart Poro"):
        table.you.play(name)
        assert not table.thing(name).exhausted
    assert table.you.offered("move") == {"Pouty Poro", "Stalwart Poro"}


@card("Confront")
def test_confront_ends_with_the_turn_and_helps_no_opponent() -> None:
    table = Table(you=side(hand=["Confront", "Pouty Poro"], deck=["Gust", "Flash"], runes={"body": 4}, legend=LUX),
                  foe=side(hand=["Daring Poro"], runes={"order": 2}, deck=["Gust"], legend=LUX))
    table.you.play("Confront")
    table.resolve()
    table.end_turn()
    table.foe.play("Daring Poro")
    assert table.thing("Daring Poro").exhausted
    table.end_turn()
    table.you.play("Pouty Poro")
    assert table.thing("Pouty Poro").exhausted


@card("Confront", "Faithful Manufactor")
def test_confront_counts_tokens_as_units_played() -> None:
    table = Table(you=side(hand=["Confront", "Faithful Manufactor"], deck=["Gust"], runes={"body": 2, "order": 3}))
    table.you.play("Confront")
    table.resolve()
    table.you.play("Faithful Manufactor")
    table.resolve()
    assert not table.thing("Recruit").exhausted


@card("Mobilize")
def test_mobilize_channels_one_rune_exhausted_and_draws_nothing() -> None:
    table = Table(you=side(hand=["Mobilize"], deck=["Gust"], runes={"body": 2}, rune_deck=6))
    table.you.play("Mobilize")
    table.resolve()
    assert len(table.state.players[YOU].runes) == 3
    assert table.ready_runes() == 0
    assert table.hand() == []


@card("Mobilize")
def test_mobilize_draws_one_with_an_empty_rune_deck() -> None:
    table = Table(you=side(hand=["Mobilize"], deck=["Gust", "Flash"], runes={"body": 2}, rune_deck=0))
    table.you.play("Mobilize")
    table.resolve()
    assert len(table.state.players[YOU].runes) == 2
    assert table.hand() == ["Gust"]


# --- chaos

@card("Gust")
def test_gust_takes_units_with_up_to_three_might_at_battlefields_and_none_with_four() -> None:
    table = Table(
        you=side(hand=["Gust"], runes={"chaos": 1}, at={FORT: ["Daring Poro"]}, base=["Pouty Poro"]),
        battlefields=[PEAK, FORT], foe=side(at={PEAK: ["Eager Apprentice", "Vanguard Sergeant"]}, base=["Recruit"]),
    )
    assert options(table.you, "play", "Gust") == ["Daring Poro", "Eager Apprentice"]
    table.you.play("Gust", on="Eager Apprentice")
    table.resolve()
    assert table.hand(FOE) == ["Eager Apprentice"]
    assert table.hand() == []


@card("Gust", "Stupefy")
def test_gust_asks_for_the_might_that_a_unit_has_now() -> None:
    table = Table(
        you=side(hand=["Gust", "Stupefy"], deck=["Flash"], runes={"chaos": 2}),
        foe=side(at={MOOR: ["Vanguard Sergeant"]}),
    )
    assert table.you.why_not("play", "Gust") == ["355.8"]
    table.you.play("Stupefy")
    table.resolve()
    table.you.play("Gust")
    table.resolve()
    assert table.hand(FOE) == ["Vanguard Sergeant"]


@card("Gust", "En Garde")
def test_gust_misses_a_unit_that_has_four_might_when_it_resolves() -> None:
    table = Table(you=side(hand=["Gust"], runes={"chaos": 1}),
                  foe=side(at={MOOR: ["Eager Apprentice"]}, hand=["En Garde"], runes={"calm": 1}))
    table.you.play("Gust")
    table.foe.play("En Garde", on="Eager Apprentice")
    table.resolve()
    assert table.where("Eager Apprentice") == MOOR


@card("Morbid Return")
def test_morbid_return_takes_a_unit_from_the_own_trash() -> None:
    table = Table(you=side(hand=["Morbid Return"], runes={"chaos": 2}, trash=["Gust", "Daring Poro", "Annie, Fiery"]),
                  foe=side(trash=["Mega-Mech"]))
    assert options(table.you, "play", "Morbid Return") == ["Annie, Fiery", "Daring Poro"]
    table.you.play("Morbid Return", on="Annie, Fiery")
    table.resolve()
    assert table.hand() == ["Annie, Fiery"]
    assert table.trash() == ["Gust", "Daring Poro", "Morbid Return"]


@card("Morbid Return")
def test_morbid_return_is_not_offered_without_a_unit_in_the_own_trash() -> None:
    table = Table(you=side(hand=["Morbid Return"], runes={"chaos": 2}, trash=["Gust"]), foe=side(trash=["Mega-Mech"]))
    assert table.you.why_not("play", "Morbid Return") == ["355.8"]
    assert table.you.offered("play") == set()


# --- order

@card("Back to Back")
def test_back_to_back_gives_exactly_two_friendly_units_two_might_each_this_turn() -> None:
    table = Table(
        you=side(
            hand=["Back to Back"], runes={"order": 3}, base=["Daring Poro", "Petty Officer"], at={MOOR: ["Pouty Poro"]},
            legend=LUX,
        ),
        foe=side(base=["Recruit"]),
    )
    assert options(table.you, "play", "Back to Back") == ["Daring Poro", "Petty Officer", "Pouty Poro"]
    assert options(table.you, "play", "Back to Back", "Daring Poro") == ["Petty Officer", "Pouty Poro"]
    table.you.play("Back to Back", on=["Daring Poro", "Pouty Poro"])
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Petty Officer"), table.might("Pouty Poro")) == (4, 5, 4)
    table.end_turn()
    assert (table.might("Daring Poro"), table.might("Pouty Poro")) == (2, 2)


@card("Back to Back")
def test_back_to_back_is_not_offered_with_one_friendly_unit() -> None:
    table = Table(you=side(hand=["Back to Back"], runes={"order": 3}, base=["Daring Poro"]), foe=side(base=["Recruit"]))
    assert table.you.why_not("play", "Back to Back") == ["355.8"]


@card("Back to Back", "Gust")
def test_back_to_back_still_helps_the_unit_that_is_left() -> None:
    table = Table(you=side(hand=["Back to Back"], runes={"order": 3}, base=["Daring Poro"], at={MOOR: ["Pouty Poro"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 2}))
    table.you.play("Back to Back", on=["Daring Poro", "Pouty Poro"])
    table.foe.play("Gust", on="Pouty Poro")
    table.resolve()
    assert table.might("Daring Poro") == 4
    assert table.hand() == ["Pouty Poro"]
