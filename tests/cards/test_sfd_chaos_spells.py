"""Spells and gear of Chaos in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, one, side

EDGE, WHEEL = "Edge of Night", "Spirit Wheel"


@card("Called Shot")
def test_called_shot_draws_one_of_two_and_recycles_the_other() -> None:
    table = Table(you=side(hand=["Called Shot"], runes={"chaos": 1}, deck=["Gust", "Flash", "Rebuke"]), foe=side())
    table.you.play("Called Shot")
    table.resolve()
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Flash")
    assert (table.hand(), [card.name for card in table.state.players[0].deck]) == (["Flash"], ["Gust", "Rebuke"])


@card("Called Shot")
def test_called_shot_is_repeated_for_power() -> None:
    table = Table(you=side(hand=["Called Shot"], runes={"chaos": 2}, deck=["Gust", "Flash", "Rebuke", "Stupefy"]))
    table.you.play("Called Shot", repeat=1)
    table.resolve()
    table.you.choose("Gust")
    table.resolve()
    table.you.choose("Stupefy")
    assert (table.hand(), len(table.state.players[0].runes)) == (["Gust", "Stupefy"], 0)


@card("Temptation")
def test_temptation_moves_an_enemy_unit_to_where_another_of_its_controller_is() -> None:
    table = Table(
        you=side(hand=["Temptation"], runes={"chaos": 2}, base=["Pit Rookie"]),
        foe=side(base=["Recruit"], at={MEADOW: ["Mega-Mech"]}),
    )
    table.you.play("Temptation", on="Recruit", to=MEADOW)
    table.resolve()
    assert table.where("Recruit") == MEADOW
    alone = Table(you=side(hand=["Temptation"], runes={"chaos": 2}, at={MEADOW: ["Pit Rookie"]}),
                  foe=side(base=["Recruit", "Mega-Mech"]))
    assert alone.you.offered("play") == set()


@card("Temptation")
def test_temptation_is_repeated_for_two() -> None:
    table = Table(
        you=side(hand=["Temptation"], runes={"chaos": 4}),
        foe=side(base=["Recruit", "Daring Poro"], at={MEADOW: ["Mega-Mech"]}),
    )
    table.you.play("Temptation", on=["Recruit", "Daring Poro"], to=[MEADOW, MEADOW], repeat=1)
    table.resolve()
    assert (table.where("Recruit"), table.where("Daring Poro"), table.ready_runes()) == (MEADOW, MEADOW, 0)


@card("Factory Recall")
def test_factory_recall_returns_a_gear_also_one_that_is_worn() -> None:
    table = Table(you=side(hand=["Factory Recall"], runes={"chaos": 1}, base=["The Syren"]),
                  foe=side(base=[one("Mega-Mech", attached=["B.F. Sword"])]))
    table.you.play("Factory Recall", on="B.F. Sword")
    table.resolve()
    assert (table.hand(FOE), table.might("Mega-Mech"), table.where("The Syren")) == (["B.F. Sword"], 8, "base")
    none = Table(you=side(hand=["Factory Recall"], runes={"chaos": 1}), foe=side(base=["Mega-Mech"]))
    assert none.you.offered("play") == set()


@card("Hard Bargain", "Punch First")
@pytest.mark.parametrize(("runes", "answer", "might"), [(1, "yes", 2), (3, "no", 2), (3, "yes", 7)])
def test_hard_bargain_counters_a_spell_unless_its_controller_pays_two(runes: int, answer: str, might: int) -> None:
    table = Table(you=side(base=["Pit Rookie"], hand=["Punch First"], pool={"energy": runes, "body": 2}),
                  foe=side(hand=["Hard Bargain"], runes={"chaos": 2}))
    table.you.play("Punch First", on="Pit Rookie", keep=True)
    table.you.passes()
    table.foe.play("Hard Bargain", on="Punch First")
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    assert (table.might("Pit Rookie"), len(table.events("countered"))) == (might, int(might == 2))


@card("Hard Bargain", "Punch First")
def test_hard_bargain_that_is_repeated_asks_twice() -> None:
    table = Table(you=side(base=["Pit Rookie"], hand=["Punch First"], pool={"energy": 3, "body": 2}),
                  foe=side(hand=["Hard Bargain"], runes={"chaos": 4}))
    table.you.play("Punch First", on="Pit Rookie", keep=True)
    table.you.passes()
    table.foe.play("Hard Bargain", on=["Punch First", "Punch First"], repeat=1)
    table.resolve()
    for answer in ("yes", "no"):
        table.you.choose(answer)
        table.resolve()
    assert (table.might("Pit Rookie"), len(table.events("countered"))) == (2, 1)


@card("Switcheroo")
def test_switcheroo_swaps_the_might_of_two_units_at_one_battlefield_for_this_turn() -> None:
    table = Table(you=side(hand=["Switcheroo"], runes={"chaos": 2}, at={MEADOW: ["Recruit", "Mega-Mech"]},
                           base=["Pit Rookie"]),
                  foe=side(at={MOOR: ["Mountain Drake"]}, deck=["Gust"]))
    table.you.play("Switcheroo", on=["Recruit", "Mega-Mech"])
    table.resolve()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (8, 1)
    table.end_turn()
    assert (table.might("Recruit"), table.might("Mega-Mech")) == (1, 8)


@card("Switcheroo")
def test_switcheroo_needs_two_at_the_same_battlefield_and_swaps_nothing_when_one_has_gone() -> None:
    apart = Table(you=side(hand=["Switcheroo"], runes={"chaos": 2}, at={MEADOW: ["Recruit"]}, base=["Pit Rookie"] * 2),
                  foe=side(at={MOOR: ["Mountain Drake"]}))
    assert apart.you.offered("play") == set()
    table = Table(you=side(facedown={MEADOW: ["Switcheroo"]}, at={MEADOW: ["Pit Rookie", "Mega-Mech"]}),
                  foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.play("Switcheroo", on=["Pit Rookie", "Mega-Mech"], keep=True)
    table.you.passes()
    table.foe.play("Gust", on="Pit Rookie")
    table.resolve()
    assert (table.hand(), table.might("Mega-Mech")) == (["Pit Rookie"], 8)


@card("Downwell")
def test_downwell_returns_all_units_and_gear() -> None:
    table = Table(
        you=side(hand=["Downwell"], runes={"chaos": 8}, base=["Pit Rookie", "The Syren"]),
        foe=side(at={MOOR: [one("Mega-Mech", attached=["B.F. Sword"])]}, base=["Recruit"]),
    )
    table.you.play("Downwell")
    table.resolve()
    assert (sorted(table.hand()), sorted(table.hand(FOE))) == (["Pit Rookie", "The Syren"], ["B.F. Sword", "Mega-Mech"])
    assert (table.where("Recruit"), len(table.state.players[0].runes)) == ("deck", 6)  # a token is gone


@ruling("R101")
@card(EDGE)
def test_edge_of_night_from_face_down_is_attached_to_a_unit_where_it_lay() -> None:
    """It is at home while its ability is on the chain, and finds its unit all the same."""
    table = Table(
        you=side(facedown={MEADOW: [EDGE]}, at={MEADOW: ["Recruit", "Pit Rookie"], MOOR: ["Mega-Mech"]}),
        foe=side(base=["Daring Poro"]),
    )
    table.you.play(EDGE)
    assert asked(table.you) == ["Pit Rookie", "Recruit"]
    table.you.choose("Recruit")
    assert table.where(EDGE) == "base"
    table.resolve()
    assert (table.might("Recruit"), table.where(EDGE)) == (3, MEADOW)


@card(EDGE)
def test_edge_of_night_from_the_hand_is_attached_to_nobody() -> None:
    table = Table(you=side(hand=[EDGE], runes={"chaos": 3}, at={MEADOW: ["Recruit"]}), foe=side())
    table.you.play(EDGE)
    table.resolve()
    assert (table.events("triggered"), table.might("Recruit"), table.where(EDGE)) == ([], 1, "base")


@card(WHEEL, "Punch First")
@pytest.mark.parametrize(("chosen", "energy", "hand"), [
    ("Recruit", 2, ["Gust"]), ("Daring Poro", 2, []), ("Recruit", 1, []),
])
def test_spirit_wheel_draws_when_you_choose_a_friendly_unit(chosen: str, energy: int, hand: list[str]) -> None:
    table = Table(you=side(base=[WHEEL, "Recruit"], hand=["Punch First"], pool={"energy": energy, "body": 2},
                           deck=["Gust"]),
                  foe=side(base=["Daring Poro"]))
    table.you.play("Punch First", on=chosen)
    if hand:
        table.you.choose("yes")
    table.resolve()
    assert (table.hand(), table.thing(WHEEL).exhausted) == (hand, bool(hand))


@card(WHEEL, "Punch First")
def test_spirit_wheel_is_used_once_and_may_rest() -> None:
    table = Table(you=side(base=[one(WHEEL, exhausted=True), "Recruit"], hand=["Punch First"],
                           pool={"energy": 2, "body": 2}, deck=["Gust"]))
    table.you.play("Punch First", on="Recruit")
    table.resolve()
    assert (table.hand(), table.might("Recruit")) == ([], 6)
    idle = Table(you=side(base=[WHEEL, "Recruit"], hand=["Punch First"], pool={"energy": 2, "body": 2}, deck=["Gust"]))
    idle.you.play("Punch First", on="Recruit")
    idle.you.choose("no")
    idle.resolve()
    assert (idle.hand(), idle.thing(WHEEL).exhausted) == ([], False)
