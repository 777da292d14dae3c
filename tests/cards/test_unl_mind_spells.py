"""Spells and gear of Mind in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

MIRRORS, CRESCENT, FLOURISH = "Smoke and Mirrors", "Crescent Strike", "Deadly Flourish"
PALACE = "Gutter Palace"


def made(table: Table, name: str) -> list[bool]:
    """Of each token with that name, whether it is exhausted."""
    return [o.exhausted for o in table.state.objects.values() if o.card.name == name]


@card("Downstage Dramatics")
@pytest.mark.parametrize(("repeat", "hand"), [(0, ["Gust"]), (1, ["Gust", "Flash"])])
def test_downstage_dramatics_draws_and_again_when_it_is_repeated(repeat: int, hand: list[str]) -> None:
    table = Table(you=side(hand=["Downstage Dramatics"], runes={"mind": 4}, deck=["Gust", "Flash", "Gust"]), foe=side())
    table.you.play("Downstage Dramatics", repeat=repeat)
    table.resolve()
    assert (table.hand(), table.ready_runes()) == (hand, 2 - 2 * repeat)


@card("Eclipse", "Moonlight Affliction")
@pytest.mark.parametrize(("name", "energy", "left"), [("Eclipse", 3, 4), ("Moonlight Affliction", 7, -2)])
def test_these_weaken_any_unit_for_the_turn(name: str, energy: int, left: int) -> None:
    table = Table(you=side(hand=[name], runes={"mind": energy}, base=["Pit Rookie"], deck=["Gust", "Flash"]),
                  foe=side(base=["Mega-Mech"]))
    assert options(table.you, "play", name) == ["Mega-Mech", "Pit Rookie"]
    table.you.play(name, on="Mega-Mech")
    table.resolve()
    assert table.might("Mega-Mech") == left
    if name == "Eclipse":
        table.you.choose("recycle")
        assert [card.name for card in table.state.players[YOU].deck] == ["Gust", "Flash"]
    assert table.open.kind == "act"


@card("Sprite Burst")
def test_sprite_burst_brings_two_ready_sprites() -> None:
    table = Table(you=side(hand=["Sprite Burst"], runes={"mind": 5}), foe=side())
    table.you.play("Sprite Burst")
    table.resolve()
    assert made(table, "Sprite") == [False, False]


@card("Turn to Dust", "Sprite Fountain")
def test_turn_to_dust_gives_temporary_to_a_gear() -> None:
    table = Table(you=side(hand=["Turn to Dust"], runes={"mind": 2}, base=["Recruit"]),
                  foe=side(base=["Sun Disc", "Fresh Beans"], deck=["Gust"]))
    assert options(table.you, "play", "Turn to Dust") == ["Fresh Beans", "Sun Disc"]
    table.you.play("Turn to Dust", on="Sun Disc")
    table.resolve()
    table.end_turn()
    assert (table.trash(FOE), table.where("Fresh Beans")) == (["Sun Disc"], "base")


@card(CRESCENT)
def test_crescent_strike_hits_one_enemy_hard_and_the_others_there_a_little() -> None:
    table = Table(you=side(hand=[CRESCENT], runes={"mind": 3}, at={MEADOW: ["Vanguard Sergeant"]}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Mountain Drake"], MOOR: ["Playful Phantom"]}))
    table.you.play(CRESCENT, on=[MEADOW, "Mountain Drake"])
    table.resolve()
    names = ("Mountain Drake", "Mega-Mech", "Playful Phantom", "Vanguard Sergeant")
    assert [table.thing(name).damage for name in names] == [4, 1, 0, 0]


@card(FLOURISH, "Hextech Ray")
def test_deadly_flourish_makes_gold_when_its_victim_dies_this_turn() -> None:
    table = Table(you=side(hand=[FLOURISH, "Hextech Ray"], runes={"mind": 4, "fury": 2}, base=["Recruit"]),
                  foe=side(at={MEADOW: ["Playful Phantom", "Shipyard Skulker"]}))
    assert options(table.you, "play", FLOURISH) == ["Playful Phantom", "Shipyard Skulker"]
    table.you.play(FLOURISH, on="Playful Phantom")
    table.resolve()
    assert made(table, "Gold") == []
    table.you.play("Hextech Ray", on="Playful Phantom")
    table.resolve()
    assert (table.trash(FOE), made(table, "Gold")) == (["Playful Phantom"], [True])


@card(FLOURISH, "Hextech Ray")
def test_deadly_flourish_makes_nothing_of_the_death_of_another() -> None:
    table = Table(you=side(hand=[FLOURISH, "Hextech Ray"], runes={"mind": 4, "fury": 2}),
                  foe=side(at={MEADOW: ["Playful Phantom", "Shipyard Skulker"]}))
    table.you.play(FLOURISH, on="Playful Phantom")
    table.resolve()
    table.you.play("Hextech Ray", on="Shipyard Skulker")
    table.resolve()
    assert (table.trash(FOE), made(table, "Gold")) == (["Shipyard Skulker"], [])


@card("Frigid Jewel", "Consult the Past", "Downstage Dramatics")
@pytest.mark.parametrize(("spells", "might"), [
    (["Downstage Dramatics"], 1), (["Consult the Past"], 3), (["Downstage Dramatics"] * 2, 3),
    (["Consult the Past", "Consult the Past"], 3),
])
def test_frigid_jewel_counts_the_second_card_drawn_in_a_turn(spells: list[str], might: int) -> None:
    table = Table(you=side(base=["Frigid Jewel", "Recruit"], hand=spells, runes={"mind": 8}, deck=["Gust"] * 5),
                  foe=side(base=["Mega-Mech"]))
    for name in spells:
        table.you.play(name)
        table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (might, 8)


@card("Sprite Fountain")
def test_sprite_fountain_brings_a_sprite_as_it_comes_and_one_as_it_dies() -> None:
    table = Table(you=side(hand=["Sprite Fountain"], runes={"mind": 2}, deck=["Gust"]), foe=side(deck=["Gust"]))
    table.you.play("Sprite Fountain")
    table.resolve()
    assert made(table, "Sprite") == [False]
    table.end_turn()
    table.foe.ends()
    for _ in range(3):
        if table.open.kind == "order":
            table.answer(YOU, *table.open.keys)
        table.pass_all()
    assert (table.trash(), made(table, "Sprite")) == (["Sprite Fountain"], [False])


@card(MIRRORS)
@pytest.mark.parametrize(("first", "swapped"), [("Sprite", True), ("Recruit", False)])
def test_smoke_and_mirrors_swaps_two_of_yours_when_one_is_temporary(first: str, swapped: bool) -> None:
    table = Table(you=side(hand=[MIRRORS], runes={"mind": 2}, at={MEADOW: [first, "Daring Poro"], MOOR: ["Pit Rookie"]},
                           base=["Vanguard Sergeant"], deck=["Gust"]), foe=side(base=["Mega-Mech"]))
    assert options(table.you, "play", MIRRORS, first) == ["Pit Rookie", "Vanguard Sergeant"]
    table.you.play(MIRRORS, on=[first, "Pit Rookie"])
    table.resolve()
    places = (MOOR, MEADOW) if swapped else (MEADOW, MOOR)
    assert (table.where(first), table.where("Pit Rookie"), table.hand()) == (*places, ["Gust"])


@card("Sumpworks Map")
def test_sumpworks_map_draws_when_an_opponent_scores() -> None:
    table = Table(you=side(base=["Sumpworks Map"], deck=["Gust", "Flash"]), foe=side(base=["Recruit"]), turn_of=FOE)
    table.foe.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.points(), table.hand()) == ((0, 1), ["Gust"])
    own = Table(you=side(base=["Sumpworks Map", "Recruit"], deck=["Gust", "Flash"]), foe=side())
    own.you.move("Recruit", to=MEADOW)
    own.pass_all()
    assert (own.points(), own.hand()) == ((1, 0), [])


@card("Sumpworks Map")
def test_sumpworks_map_answers_a_move_and_is_gone_before_your_next_scoring() -> None:
    table = Table(you=side(hand=["Sumpworks Map"], runes={"mind": 2}, deck=["Gust", "Flash"]),
                  foe=side(base=["Recruit"]), turn_of=FOE)
    table.foe.move("Recruit", to=MEADOW)
    table.foe.passes()
    table.you.play("Sumpworks Map")
    table.pass_all()
    assert table.hand() == ["Gust"]
    table.foe.ends()
    table.pass_all()
    assert table.trash() == ["Sumpworks Map"]


@card(PALACE)
@pytest.mark.parametrize(("hand", "units", "won"), [(4, 4, True), (3, 4, False), (4, 3, False), (5, 4, False)])
def test_gutter_palace_wins_with_exactly_four_and_four(hand: int, units: int, won: bool) -> None:
    table = Table(you=side(base=[PALACE, "Recruit"], hand=["Gust"] * hand, deck=["Gust"] * 3,
                           at={MEADOW: ["Recruit"] * 2, MOOR: ["Recruit"] * (units - 2)}), foe=side(), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert (table.game.over, table.game.sight().winner) == (won, YOU if won else -1)


@card(PALACE)
def test_gutter_palace_feeds_a_bird_for_a_discard() -> None:
    table = Table(you=side(base=[PALACE], hand=["Gust"]), foe=side())
    table.you.use(PALACE, paying="Gust")
    table.resolve()
    assert (table.trash(), made(table, "Bird"), table.thing(PALACE).exhausted) == (["Gust"], [True], True)
    empty = Table(you=side(base=[PALACE]), foe=side())
    assert PALACE not in empty.you.offered("use")
