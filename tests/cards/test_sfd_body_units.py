"""Units of Body in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

CAPTAIN, VANGUARD = "Buhru Captain", "Dauntless Vanguard"
FIORA, LUCIAN, YONE = "Fiora, Peerless", "Lucian, Merciless", "Yone, Blademaster"
JAX, SIVIR, BLADE = "Jax, Unrelenting", "Sivir, Ambitious", "Doran's Blade"


# --- how they are played

@card(CAPTAIN)
@pytest.mark.parametrize(("answers", "might", "hand"), [
    (("no",), 3, []), (("yes", "draw 1"), 3, ["Gust"]), (("yes", "buff me"), 4, []),
])
def test_buhru_captain_may_draw_or_be_buffed_and_not_both(
    answers: tuple[str, ...], might: int, hand: list[str]
) -> None:
    table = Table(you=side(hand=[CAPTAIN], runes={"body": 4}, deck=["Gust", "Flash"]), foe=side(base=["Recruit"]))
    table.you.play(CAPTAIN)
    table.you.choose(answers[0])
    assert table.chain() == [CAPTAIN] * (answers[0] == "yes")
    table.resolve()
    for answer in answers[1:]:  # no list of modes (355.3): what it does is chosen on resolution (355.17)
        assert not table.might(CAPTAIN) > 3
        table.you.choose(answer)
    table.resolve()
    assert (table.open.kind, table.might(CAPTAIN), table.hand()) == ("act", might, hand)


@card(VANGUARD)
def test_dauntless_vanguard_may_be_played_where_enemy_units_are() -> None:
    table = Table(you=side(hand=[VANGUARD], runes={"body": 5}), foe=side(at={MEADOW: ["Recruit"]}, controls=[MOOR]))
    assert options(table.you, "play", VANGUARD) == [MEADOW, "Your base"]
    table.you.play(VANGUARD, to=MEADOW)
    table.pass_all()
    assert (table.where(VANGUARD), table.trash(FOE)) == (MEADOW, [])
    own = Table(you=side(hand=[VANGUARD], runes={"body": 5}), foe=side(base=["Recruit"], controls=[MEADOW, MOOR]))
    own.you.play(VANGUARD)
    assert own.where(VANGUARD) == "base"


@card("Direwing", "Mountain Drake")
def test_direwing_enters_ready_beside_another_dragon_of_yours() -> None:
    for you, foe, exhausted in ((["Mountain Drake"], [], False), (["Recruit"], ["Mountain Drake"], True)):
        table = Table(you=side(hand=["Direwing"], runes={"body": 7}, base=you), foe=side(base=foe))
        table.you.play("Direwing")
        assert table.thing("Direwing").exhausted is exhausted


@card("Laurent Bladekeeper")
def test_laurent_bladekeeper_moves_from_one_battlefield_to_another() -> None:
    table = Table(you=side(at={MEADOW: ["Laurent Bladekeeper", "Pit Rookie"]}), foe=side())
    assert table.you.offered("move") == {"Laurent Bladekeeper", "Pit Rookie"}
    table.you.move("Laurent Bladekeeper", to=MOOR)
    table.pass_all()
    assert (table.where("Laurent Bladekeeper"), table.points()) == (MOOR, (1, 0))


@card("Sea Monkey")
@pytest.mark.parametrize(("extra", "might", "energy"), [("pay 1", 3, 3), ((), 2, 2)])
def test_sea_monkey_is_buffed_for_one_more(extra: str, might: int, energy: int) -> None:
    table = Table(you=side(hand=["Sea Monkey"], runes={"body": 3}), foe=side())
    table.you.play("Sea Monkey", extra=extra)
    table.resolve()
    assert (table.might("Sea Monkey"), 3 - table.ready_runes()) == (might, energy)


@card("Jaull-Fish")
def test_jaull_fish_costs_two_less_for_each_mighty_unit_of_yours() -> None:
    table = Table(
        you=side(hand=["Jaull-Fish"], runes={"body": 7},
                 base=["Mega-Mech", one("Vanguard Sergeant", buffs=1), "Recruit"]),
        foe=side(base=["Mountain Drake"]),
    )
    table.you.play("Jaull-Fish")
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 3), ("body", 2)]
    assert table.thing("Jaull-Fish").exhausted
    fast = Table(you=side(hand=["Jaull-Fish"], runes={"body": 8}))
    fast.you.play("Jaull-Fish", accelerate=True)
    assert not fast.thing("Jaull-Fish").exhausted
    poor = Table(you=side(hand=["Jaull-Fish"], runes={"body": 6}), foe=side(base=["Mountain Drake"]))
    assert poor.you.why_not("play", "Jaull-Fish") == ["357"]


@card("Fae Dragon", "Call to Glory")
def test_fae_dragon_buffs_up_to_four_and_makes_gold_of_a_buff_that_is_spent() -> None:
    table = Table(
        you=side(hand=["Fae Dragon", "Call to Glory", "Confront"], runes={"body": 9}, base=["Recruit", "Pit Rookie"],
                 deck=["Gust"]),
        foe=side(base=["Daring Poro"]),
    )
    table.you.play("Fae Dragon")
    assert asked(table.you) == ["Fae Dragon", "Pit Rookie", "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert [table.thing(name).buffed for name in ("Fae Dragon", "Recruit", "Pit Rookie")] == [0, 1, 0]
    table.you.play("Confront")
    table.resolve()
    assert table.where("Gold") == "deck"  # there is none
    table.you.play("Call to Glory", on="Recruit", extra="spend a buff")
    table.resolve()
    assert (table.thing("Recruit").buffed, table.thing("Gold").exhausted) == (0, True)


# --- what happens while they are there

@card("Yordle Explorer", "Rebuke", "Gust")
def test_yordle_explorer_draws_for_cards_with_two_power_or_more() -> None:
    for spell, price, drawn in (("Rebuke", 2, ["Flash"]), ("Gust", 1, [])):
        table = Table(you=side(base=["Yordle Explorer"], hand=[spell], runes={"chaos": price}, deck=["Flash"]),
                      foe=side(at={MOOR: ["Recruit"]}))
        table.you.play(spell, on="Recruit")
        table.resolve()
        assert table.hand() == drawn
    foes = Table(you=side(base=["Yordle Explorer"], at={MOOR: ["Recruit"]}, deck=["Flash"]),
                 foe=side(hand=["Rebuke"], runes={"chaos": 2}), turn_of=FOE)
    foes.foe.play("Rebuke", on="Recruit")
    foes.resolve()
    assert foes.events("drawn") == []


@card("Ruin Runner", "Punch First", "Stupefy")
def test_ruin_runner_is_chosen_by_nothing_of_the_enemy() -> None:
    table = Table(you=side(base=["Ruin Runner", "Recruit"], hand=["Punch First"], runes={"body": 2}),
                  foe=side(hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE)
    table.foe.play("Stupefy")
    table.resolve()
    assert (table.might("Ruin Runner"), table.might("Recruit")) == (5, 1)
    own = Table(you=side(base=["Ruin Runner"], hand=["Punch First"], runes={"body": 2}))
    own.you.play("Punch First", on="Ruin Runner")
    own.resolve()
    assert own.might("Ruin Runner") == 10


@card(JAX, BLADE)
def test_jax_may_draw_for_one_when_equipment_is_attached_to_him() -> None:
    for wearer, answer, hand in ((JAX, "yes", ["Gust"]), (JAX, "no", []), ("Recruit", "", [])):
        table = Table(you=side(base=[JAX, "Recruit", BLADE], runes={"body": 2}, deck=["Gust"]), foe=side())
        table.you.use(BLADE, on=wearer)
        table.resolve()
        if answer:
            table.you.choose(answer)
            table.resolve()
        assert (table.open.kind, table.hand()) == ("act", hand)


@card(JAX, YONE, LUCIAN, BLADE)
@pytest.mark.parametrize("name", [YONE, LUCIAN, JAX])
def test_these_champions_are_weaponmasters(name: str) -> None:
    table = Table(you=side(hand=[name], base=[BLADE], runes={"body": 6}), foe=side())
    table.you.play(name)
    table.you.choose("yes")
    table.resolve()
    table.you.choose("equip:0")
    assert table.events("attached")


# --- when they move and fight

@ruling("R104")
@card("Kato the Arm", "Petty Officer")
def test_kato_throws_his_keywords_and_might_to_another_friendly_unit() -> None:
    table = Table(you=side(base=[one("Kato the Arm", buffs=1), "Recruit", "Pit Rookie"]),
                  foe=side(base=["Petty Officer"], hand=["Stupefy"], pool={"energy": 1}))
    table.you.move("Kato the Arm", to=MEADOW)
    assert asked(table.you) == ["Pit Rookie", "Recruit"]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.might("Kato the Arm"), table.might("Pit Rookie")) == (5, 4, 2)
    recruit, rookie = table.game.sight().players[YOU].base
    assert ([word.lower() for word in recruit.keywords], rookie.keywords) == (["deflect"], ())
    alone = Table(you=side(base=["Kato the Arm"]), foe=side(base=["Petty Officer"]))
    alone.you.move("Kato the Arm", to=MEADOW)
    alone.pass_all()
    assert (alone.might("Kato the Arm"), alone.might("Petty Officer")) == (3, 5)


@card("Kato the Arm")
def test_kato_throws_nothing_when_he_moves_home() -> None:
    table = Table(you=side(at={MEADOW: ["Kato the Arm"]}, base=["Recruit"]), foe=side())
    table.you.move("Kato the Arm", to="base")
    table.pass_all()
    assert (table.might("Recruit"), table.events("triggered")) == (1, [])


@card(FIORA)
@pytest.mark.parametrize(("foes", "others", "might"), [
    (["Mountain Drake"], [], 6), (["Mountain Drake", "Recruit"], [], 3), (["Mountain Drake"], ["Recruit"], 3),
])
def test_fiora_doubles_her_might_one_on_one(foes: list[str], others: list[str], might: int) -> None:
    table = Table(you=side(base=[FIORA, *others]), foe=side(at={MEADOW: foes}, base=["Petty Officer"]))
    table.you.move(FIORA, *others, to=MEADOW)
    table.resolve()
    assert table.might(FIORA) == might


@card(FIORA)
def test_fiora_doubles_her_might_as_a_defender_for_this_combat() -> None:
    table = Table(you=side(at={MEADOW: [FIORA]}), foe=side(base=["Vanguard Sergeant"]), turn_of=FOE)
    table.foe.move("Vanguard Sergeant", to=MEADOW)
    table.resolve()
    assert table.might(FIORA) == 6
    table.pass_all()
    assert (table.where(FIORA), table.trash(FOE), table.might(FIORA)) == (MEADOW, ["Vanguard Sergeant"], 3)


@card(LUCIAN)
def test_lucian_is_ready_again_after_his_first_conquest_of_the_turn() -> None:
    table = Table(you=side(base=[LUCIAN]), foe=side())
    table.you.move(LUCIAN, to=MEADOW)
    table.pass_all()
    assert (table.points(), table.thing(LUCIAN).exhausted) == ((1, 0), False)
    table.you.move(LUCIAN, to="base")
    table.pass_all()
    table.state.objects[table.thing(LUCIAN).id].exhausted = False
    assert len(table.events("triggered")) == 1


@ruling("R108")
@card(YONE)
def test_yone_deals_his_might_into_a_base_for_a_battlefield_that_was_uncontrolled() -> None:
    table = Table(you=side(base=[YONE, "Recruit"]), foe=side(base=["Mega-Mech"], at={MOOR: ["Mountain Drake"]}))
    table.you.move(YONE, to=MEADOW)
    table.pass_all()
    assert (table.thing("Mega-Mech").damage, table.thing("Mountain Drake").damage) == (5, 0)
    taken = Table(you=side(base=[YONE]), foe=side(base=["Mega-Mech"], at={MEADOW: ["Recruit"]}))
    taken.you.move(YONE, to=MEADOW)
    taken.pass_all()
    assert (taken.points(), taken.thing("Mega-Mech").damage) == ((1, 0), 0)


@ruling("R108")
@card(YONE, "Ride the Wind")
def test_yone_triggers_also_when_he_defends_what_nobody_controls() -> None:
    """The enemy unit comes during the showdown: he wins the combat and conquers what was uncontrolled."""
    table = Table(you=side(base=[YONE]),
                  foe=side(base=["Mega-Mech", "Pit Rookie"], hand=["Ride the Wind"], runes={"chaos": 2}))
    table.you.move(YONE, to=MEADOW)
    table.you.passes()
    table.foe.play("Ride the Wind", on="Pit Rookie", to=MEADOW)
    table.pass_all()
    assert (table.trash(FOE), table.points()) == (["Ride the Wind", "Pit Rookie"], (1, 0))
    assert table.thing("Mega-Mech").damage == 5


@card(SIVIR)
@pytest.mark.parametrize(("foes", "excess"), [(["Recruit"], 6), (["Pit Rookie"], 5), (["Shipyard Skulker"], 0)])
def test_sivir_deals_five_or_more_excess_damage_once_more(foes: list[str], excess: int) -> None:
    table = Table(you=side(base=[SIVIR]), foe=side(at={MEADOW: foes}, base=["Mountain Drake"]))
    table.you.move(SIVIR, to=MEADOW)
    table.pass_all()
    if excess:
        table.you.choose("yes")
        table.resolve()
    assert (table.open.kind, table.points()) == ("act", (1, 0))
    assert table.thing("Mountain Drake").damage == excess


@card(SIVIR, "Stupefy")
def test_sivir_costs_opponents_two_more_to_choose_and_conquers_nothing_without_a_fight() -> None:
    table = Table(you=side(base=[SIVIR]), foe=side(hand=["Stupefy"], runes={"mind": 2}, base=["Mountain Drake"],
                                                   deck=["Gust"]))
    table.you.move(SIVIR, to=MEADOW)
    table.you.passes()
    table.foe.play("Stupefy", on=SIVIR)
    assert [(e.other, e.n) for e in table.events("paid")] == [("energy", 1), ("mind", 2)]
    table.pass_all()
    assert (table.points(), table.thing("Mountain Drake").damage) == ((1, 0), 0)
