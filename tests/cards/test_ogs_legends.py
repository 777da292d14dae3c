"""Legends of Proving Grounds."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

PEAK = "Startipped Peak"
ANNIE, YI, LUX, GAREN = (
    "Annie, Dark Child", "Master Yi, Wuju Bladesman", "Lux, Lady of Luminosity", "Garen, Might of Demacia",
)
PLAIN = [PEAK, "Void Gate"]


# --- Annie

def turn_ends(spent: int = 3) -> Table:
    """You end the turn with so many exhausted runes."""
    table = Table(you=side(legend=ANNIE, spent={"fury": spent} if spent else {}, runes={"chaos": 1}),
                  foe=side(legend=YI, spent={"calm": 1}, deck=["Gust"]))
    table.you.ends()
    return table


@card("Annie, Dark Child")
def test_annie_dark_child_readies_two_runes_at_the_end_of_the_own_turn() -> None:
    table = turn_ends()
    assert (table.open.kind, table.open.seat) == ("choose", YOU)
    assert asked(table.you) == ["Calm Rune", "Chaos Rune", "Fury Rune", "Fury Rune", "Fury Rune"]
    assert (table.open.least, table.open.most) == (0, 2)
    fury = [o.key for o in table.open.options if table.state.objects[o.subject].card.name == "Fury Rune"]
    table.you.choose(*fury[:2])
    table.pass_all()
    assert table.ready_runes() == 3


@card("Annie, Dark Child")
def test_annie_dark_child_may_ready_one_rune_or_none() -> None:
    one = turn_ends()
    one.you.choose("Fury Rune")
    one.pass_all()
    assert one.ready_runes() == 2
    none = turn_ends()
    none.you.choose()
    none.pass_all()
    assert none.ready_runes() == 1


@card("Annie, Dark Child")
def test_annie_dark_child_may_ready_an_opponents_rune() -> None:
    table = turn_ends()
    table.you.choose("Calm Rune")
    table.resolve()
    assert [e.seat for e in table.events("readied") if e.card == "OGN-042" and e.rule == "415"] == [FOE]


@card("Annie, Dark Child")
def test_annie_dark_child_refuses_three_runes() -> None:
    table = turn_ends()
    fury = [o.key for o in table.open.options if table.state.objects[o.subject].card.name == "Fury Rune"]
    assert table.refuse(YOU, *fury)


@card("Annie, Dark Child")
def test_annie_dark_child_does_nothing_at_the_end_of_an_opponents_turn() -> None:
    table = Table(
        you=side(legend=ANNIE, spent={"fury": 3}, deck=["Gust"], rune_deck=0), foe=side(legend=YI), turn_of=FOE
    )
    table.foe.ends()
    assert table.open.kind == "act"
    assert table.events("triggered") == []


@card("Annie, Dark Child", "Gust")
def test_annie_dark_childs_runes_pay_for_a_reaction_in_the_opponents_turn() -> None:
    table = Table(
        you=side(legend=ANNIE, hand=["Gust"], spent={"chaos": 1}),
        foe=side(legend=YI, at={MOOR: ["Recruit"]}, hand=["Confront"], runes={"body": 2}, deck=["Gust", "Flash"]),
    )
    table.you.ends()
    table.you.choose("Chaos Rune")
    table.pass_all()
    if table.open.kind == "may":
        table.foe.choose("no")
        table.pass_all()
    table.foe.play("Confront")
    assert table.you.offered("play") == {"Gust"}


# --- Master Yi

@card("Master Yi, Wuju Bladesman")
def test_master_yi_gives_two_might_to_a_friendly_unit_that_defends_alone() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(legend=YI, at={MOOR: ["Eager Apprentice"]}))
    assert table.might("Eager Apprentice") == 3
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert table.might("Eager Apprentice") == 5
    table.pass_all()
    assert table.trash() == ["Vanguard Sergeant"]
    assert table.where("Eager Apprentice") == MOOR
    assert table.might("Eager Apprentice") == 3


@card("Master Yi, Wuju Bladesman")
def test_master_yi_gives_nothing_to_two_defenders_nor_to_a_lone_attacker_nor_to_an_enemy() -> None:
    two = Table(you=side(base=["Recruit"]), foe=side(legend=YI, at={MOOR: ["Eager Apprentice", "Pouty Poro"]}))
    two.you.move("Recruit", to=MOOR)
    assert (two.might("Eager Apprentice"), two.might("Pouty Poro")) == (3, 2)
    attack = Table(you=side(legend=YI, base=["Eager Apprentice"]), foe=side(at={MOOR: ["Pouty Poro"]}))
    attack.you.move("Eager Apprentice", to=MOOR)
    assert (attack.might("Eager Apprentice"), attack.might("Pouty Poro")) == (3, 2)


@card("Master Yi, Wuju Bladesman", "Gust")
def test_master_yi_helps_as_soon_as_the_other_defender_has_left() -> None:
    table = Table(
        you=side(base=["Recruit"], hand=["Gust"], runes={"chaos": 2}),
        foe=side(legend=YI, at={MOOR: ["Eager Apprentice", "Pouty Poro"]}),
    )
    table.you.move("Recruit", to=MOOR)
    table.you.play("Gust", on="Pouty Poro")
    table.resolve()
    assert table.might("Eager Apprentice") == 5


# --- Lux

@card("Lux, Lady of Luminosity")
def test_lux_lady_of_luminosity_draws_for_a_spell_of_five_and_not_for_four() -> None:
    table = Table(
        you=side(legend=LUX, hand=["Disintegrate", "Falling Comet"], runes={"mind": 9}, deck=["Gust", "Flash"]),
        foe=side(at={PEAK: ["Mountain Drake"]}), battlefields=PLAIN,
    )
    table.you.play("Disintegrate")
    table.resolve()
    assert table.hand() == ["Falling Comet"]
    table.you.play("Falling Comet")
    table.resolve()
    assert table.hand() == ["Gust"]


@card("Lux, Lady of Luminosity", "Eager Apprentice")
def test_lux_lady_of_luminosity_counts_the_printed_cost_and_not_what_was_paid() -> None:
    table = Table(
        you=side(
            legend=LUX, hand=["Falling Comet"], runes={"mind": 4}, deck=["Gust"], at={MEADOW: ["Eager Apprentice"]}
        ),
        foe=side(at={MOOR: ["Mountain Drake"]}),
    )
    table.you.play("Falling Comet", on="Mountain Drake")
    assert sum(e.n for e in table.events("paid")) == 4
    table.resolve()
    assert table.hand() == ["Gust"]


@card("Lux, Lady of Luminosity")
def test_lux_lady_of_luminosity_draws_neither_for_units_nor_for_an_opponents_spell() -> None:
    table = Table(you=side(legend=ANNIE, hand=["Playful Phantom", "Falling Comet"], runes={"mind": 10}),
                  foe=side(legend=LUX, at={MOOR: ["Mountain Drake"]}, deck=["Gust"]))
    table.you.play("Playful Phantom")
    table.you.play("Falling Comet")
    table.resolve()
    assert table.events("triggered") == []
    assert table.hand(FOE) == []
    own = Table(you=side(legend=LUX, hand=["Playful Phantom"], runes={"mind": 5}, deck=["Gust"]))
    own.you.play("Playful Phantom")
    own.resolve()
    assert own.hand() == []


# --- Garen

def conquered(units: int, elsewhere: int = 0, defenders: tuple[str, ...] = ()) -> Table:
    """So many Recruits conquer a battlefield together."""
    table = Table(you=side(legend=GAREN, base=["Recruit"] * (units + elsewhere), deck=["Gust", "Flash", "Stupefy"]),
                  foe=side(at={MOOR: defenders} if defenders else {}))
    table.you.move(*["Recruit"] * units, to=MOOR)
    table.pass_all()
    if table.open.kind == "assign":
        table.foe.choose("Recruit")
        table.pass_all()
    return table


@card("Garen, Might of Demacia")
def test_garen_might_of_demacia_draws_two_for_a_conquest_with_four_units_and_none_with_three() -> None:
    assert conquered(4).hand() == ["Gust", "Flash"]
    three = conquered(3, elsewhere=2)
    assert three.points() == (1, 0)
    assert three.hand() == []


@card("Garen, Might of Demacia")
def test_garen_might_of_demacia_counts_the_units_that_survived_the_combat() -> None:
    assert conquered(5, defenders=("Recruit",)).hand() == ["Gust", "Flash"]
    assert conquered(4, defenders=("Recruit",)).hand() == []


@card("Garen, Might of Demacia")
def test_garen_might_of_demacia_draws_nothing_when_holding_with_four_units() -> None:
    table = Table(
        you=side(legend=GAREN, at={MEADOW: ["Recruit"] * 4}, deck=["Gust", "Flash", "Stupefy"]), foe=side(legend=LUX),
        turn_of=FOE,
    )
    table.end_turn()
    assert table.points() == (1, 0)
    assert table.hand() == ["Gust"]


@card("Garen, Might of Demacia")
def test_garen_might_of_demacia_draws_nothing_for_an_opponents_conquest() -> None:
    table = Table(
        you=side(base=["Recruit"] * 4, legend=LUX),
        foe=side(legend=GAREN, deck=["Gust", "Flash"], at={MEADOW: ["Recruit"] * 4}),
    )
    table.you.move(*["Recruit"] * 4, to=MOOR)
    table.pass_all()
    assert table.points() == (1, 0)
    assert table.hand(FOE) == []
