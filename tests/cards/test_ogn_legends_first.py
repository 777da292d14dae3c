"""Legends of Origins and their Signature cards: Jinx, Viktor, Lee Sin."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

JINX, VIKTOR, LEE = "Jinx, Loose Cannon", "Viktor, Herald of the Arcane", "Lee Sin, Blind Monk"
ROCKET, SIPHON, RAGE = "Super Mega Death Rocket!", "Siphon Power", "Dragon's Rage"
DECK = ["Gust", "Flash", "Stupefy", "Mobilize"]


# --- Jinx

def next_turn(hand: list[str], seat: int = YOU) -> Table:
    """The turn of that player begins, with Jinx as your legend and that hand."""
    table = Table(
        you=side(legend=JINX, hand=hand, deck=DECK, rune_deck=0), foe=side(deck=["Confront"], rune_deck=0),
        turn_of=1 - seat,
    )
    table.end_turn()
    return table


@card("Jinx, Loose Cannon")
@pytest.mark.parametrize(("hand", "drawn"), [
    ([], ["Gust", "Flash"]), (["Tibbers"], ["Gust", "Flash"]), (["Tibbers", "Incinerate"], ["Gust"]),
])
def test_jinx_draws_one_more_at_the_start_of_a_turn_with_at_most_one_card_in_hand(
    hand: list[str], drawn: list[str]
) -> None:
    assert next_turn(hand).hand() == [*hand, *drawn]


@card("Jinx, Loose Cannon")
def test_jinx_draws_nothing_in_the_opponents_beginning_phase() -> None:
    table = next_turn([], FOE)
    assert (table.hand(), table.events("triggered")) == ([], [])


@card("Jinx, Loose Cannon")
def test_jinx_counts_the_hand_as_her_ability_resolves() -> None:
    """It triggers with any hand: the number is asked for later."""
    table = next_turn(["Tibbers", "Incinerate"])
    assert [event.card for event in table.events("triggered")] == ["OGN-251"]


@card("Super Mega Death Rocket!")
def test_the_rocket_deals_five_to_a_unit_anywhere() -> None:
    table = Table(
        you=side(hand=[ROCKET], runes={"fury": 4, "chaos": 1}, base=["Recruit"]),
        foe=side(base=["Mega-Mech"], at={MOOR: ["Daring Poro"]}),
    )
    assert options(table.you, "play", ROCKET) == ["Daring Poro", "Mega-Mech", "Recruit"]
    table.you.play(ROCKET, on="Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash()) == (5, [ROCKET])


def conquers(trash: list[str], hand: list[str]) -> Table:
    """You conquer with these in your trash and hand."""
    table = Table(you=side(base=["Recruit"], trash=trash, hand=hand))
    table.you.move("Recruit", to=MOOR)
    table.pass_all()
    return table


@card("Super Mega Death Rocket!")
def test_the_rocket_comes_back_from_the_trash_for_a_discard_when_its_owner_conquers() -> None:
    table = conquers([ROCKET], ["Gust", "Flash"])
    assert (table.open.kind, table.open.seat) == ("may", YOU)
    table.you.choose("yes")
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Gust")
    assert (table.trash(), table.hand()) == ([ROCKET, "Gust"], ["Flash"])
    table.resolve()
    assert (table.trash(), table.hand()) == (["Gust"], ["Flash", ROCKET])


@card("Super Mega Death Rocket!")
def test_the_rocket_stays_in_the_trash_without_the_discard() -> None:
    table = conquers([ROCKET], ["Gust"])
    table.you.choose("no")
    table.resolve()
    assert (table.trash(), table.hand()) == ([ROCKET], ["Gust"])
    assert conquers([ROCKET], []).trash() == [ROCKET]


@card("Super Mega Death Rocket!")
def test_the_rocket_hears_no_conquest_from_the_hand_nor_one_of_the_opponent() -> None:
    assert conquers([], [ROCKET, "Gust"]).events("triggered") == []
    table = Table(you=side(trash=[ROCKET], hand=["Gust"]), foe=side(base=["Recruit"]), turn_of=FOE)
    table.foe.move("Recruit", to=MOOR)
    table.pass_all()
    assert (table.controller(MOOR), table.events("triggered")) == (FOE, [])


# --- Viktor

@card("Viktor, Herald of the Arcane", "Recruit")
def test_viktor_plays_a_recruit_for_one_energy_to_the_base() -> None:
    table = Table(you=side(legend=VIKTOR, runes={"mind": 2}))
    table.you.use(VIKTOR)
    table.resolve()
    assert (table.where("Recruit"), table.might("Recruit"), table.ready_runes()) == ("base", 1, 1)
    assert table.thing(VIKTOR, zone="legend").exhausted
    assert table.thing("Recruit").exhausted
    assert table.you.offered("use") == {"Mind Rune"}


@card("Viktor, Herald of the Arcane", "Recruit")
def test_viktors_recruit_may_be_played_to_a_battlefield_that_he_controls() -> None:
    table = Table(
        you=side(legend=VIKTOR, runes={"mind": 1}, at={MOOR: ["Daring Poro"]}), foe=side(at={MEADOW: ["Recruit"]})
    )
    table.you.use(VIKTOR)
    table.resolve()
    assert asked(table.you) == [MOOR, "Your base"]
    table.you.choose(MOOR)
    table.resolve()
    assert table.where("Recruit", YOU) == MOOR


@card("Viktor, Herald of the Arcane")
def test_viktor_needs_the_energy_and_is_used_in_the_own_turn_only() -> None:
    assert VIKTOR not in Table(you=side(legend=VIKTOR)).you.offered("use")
    table = Table(
        you=side(legend=VIKTOR, runes={"mind": 1}), foe=side(hand=["Mobilize"], runes={"body": 2}), turn_of=FOE
    )
    table.foe.play("Mobilize")
    assert table.open.kind != "priority" or VIKTOR not in table.you.offered("use")


@card("Siphon Power")
def test_siphon_power_gives_one_might_there_to_friends_and_takes_one_from_enemies() -> None:
    table = Table(
        you=side(hand=[SIPHON], runes={"mind": 2, "order": 1}, at={MOOR: ["Petty Officer", "Recruit"]},
                 base=["Daring Poro"]),
        foe=side(at={MEADOW: ["Mega-Mech"]}),
    )
    assert options(table.you, "play", SIPHON) == [MEADOW, MOOR]
    table.you.play(SIPHON, on=MOOR)
    table.resolve()
    assert [table.might(name) for name in ("Petty Officer", "Recruit", "Daring Poro", "Mega-Mech")] == [6, 2, 2, 8]


@card("Siphon Power")
def test_siphon_power_leaves_enemies_one_might_until_the_turn_ends() -> None:
    lux = "Lux, Lady of Luminosity"
    table = Table(
        you=side(hand=[SIPHON], runes={"mind": 2, "order": 1}, base=["Recruit"], legend=lux),
        foe=side(at={MEADOW: ["Mega-Mech", "Stalwart Poro", "Recruit"]}, legend=lux, deck=["Gust", "Flash"]),
    )
    table.you.play(SIPHON, on=MEADOW)
    table.resolve()
    assert [table.might(name, FOE) for name in ("Mega-Mech", "Stalwart Poro", "Recruit")] == [7, 1, 1]
    assert table.might("Recruit", YOU) == 1
    table.end_turn()
    assert [table.might(name, FOE) for name in ("Mega-Mech", "Stalwart Poro", "Recruit")] == [8, 2, 1]


@card("Siphon Power")
def test_siphon_power_is_a_reaction_in_a_combat() -> None:
    table = Table(
        you=side(hand=[SIPHON], runes={"mind": 2, "order": 1}, at={MOOR: ["Stalwart Poro"]}),
        foe=side(base=["Eager Apprentice"], hand=["Confront"], runes={"body": 2}, deck=["Gust"]),
        turn_of=FOE,
    )
    table.foe.move("Eager Apprentice", to=MOOR)
    table.foe.play("Confront")
    table.you.play(SIPHON, on=MOOR)
    table.pass_all()
    assert (table.where("Stalwart Poro"), table.trash(FOE)) == (MOOR, ["Confront", "Eager Apprentice"])


# --- Lee Sin

@card("Lee Sin, Blind Monk")
def test_lee_sin_buffs_a_friendly_unit_for_one_energy() -> None:
    table = Table(
        you=side(legend=LEE, runes={"calm": 2}, base=["Recruit"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Pouty Poro"]),
    )
    assert options(table.you, "use", LEE) == ["Daring Poro", "Recruit"]
    table.you.use(LEE, on="Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Recruit"), table.ready_runes()) == (3, 1, 1)
    assert LEE not in table.you.offered("use")


@card("Lee Sin, Blind Monk")
def test_lee_sin_buffs_nobody_twice() -> None:
    table = Table(you=side(legend=LEE, runes={"calm": 1}, base=[one("Recruit", buffs=1)]))
    table.you.use(LEE, on="Recruit")
    table.resolve()
    assert (table.might("Recruit"), table.events("buffed")) == (2, [])


@card("Lee Sin, Blind Monk")
def test_lee_sin_without_a_friendly_unit_or_energy_is_not_offered() -> None:
    alone = Table(you=side(legend=LEE, runes={"calm": 1}), foe=side(base=["Recruit"]))
    assert LEE not in alone.you.offered("use")
    assert LEE not in Table(you=side(legend=LEE, base=["Recruit"])).you.offered("use")


def rage(foe: dict[str, object], **you: object) -> Table:
    """You may play Dragon's Rage."""
    return Table(you=side(hand=[RAGE], runes={"calm": 4, "body": 1}, **you), foe=side(**foe))


@card("Dragon's Rage")
def test_dragons_rage_moves_an_enemy_to_another_that_it_fights() -> None:
    table = rage({"at": {MOOR: ["Petty Officer"]}, "base": ["Mega-Mech", "Recruit"]}, base=["Daring Poro"])
    assert options(table.you, "play", RAGE) == ["Mega-Mech", "Petty Officer", "Recruit"]
    table.you.play(RAGE, on="Petty Officer", to=f"at:{table.thing('Mega-Mech').place}")
    table.resolve()
    assert table.where("Petty Officer") == "base"
    assert asked(table.you) == ["Mega-Mech", "Recruit"]
    table.you.choose("Mega-Mech")
    assert table.thing("Mega-Mech").damage == 0
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.trash(FOE)) == (5, ["Petty Officer"])


@card("Dragon's Rage", "Flash")
def test_dragons_rage_that_moved_nobody_starts_no_fight() -> None:
    table = rage({"at": {MOOR: ["Petty Officer"]}, "base": ["Mega-Mech"], "hand": ["Flash"], "runes": {"chaos": 2}})
    table.you.play(RAGE, on="Petty Officer", to=f"at:{table.thing('Mega-Mech').place}")
    table.foe.play("Flash", on="Petty Officer")
    table.resolve()
    assert (table.where("Petty Officer"), table.open.kind) == ("base", "act")
    assert (table.events("damaged"), table.chain()) == ([], [])


@card("Dragon's Rage")
def test_dragons_rage_without_another_enemy_there_only_moves() -> None:
    table = rage({"at": {MOOR: ["Petty Officer"]}, "base": ["Mega-Mech"]})
    table.you.play(RAGE, on="Petty Officer", to=MEADOW)
    table.resolve()
    assert (table.where("Petty Officer"), table.events("damaged")) == (MEADOW, [])


@card("Dragon's Rage", "Gust")
def test_dragons_rages_fight_can_be_answered() -> None:
    table = rage(
        {"at": {MOOR: ["Petty Officer"], MEADOW: ["Daring Poro"]}, "hand": ["Gust"], "runes": {"chaos": 1}},
    )
    table.you.play(RAGE, on="Petty Officer", to=MEADOW)
    table.foe.passes()
    assert (table.chain(), table.where("Petty Officer")) == ([RAGE], MEADOW)
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert (table.hand(FOE), table.thing("Petty Officer").damage) == (["Daring Poro"], 0)
