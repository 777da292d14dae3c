"""Official rulings on what cards of Origins choose, played with these cards."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.rules.grounds import quiet
from tests.rules.test_modes import MATE, team
from tests.table import FOE, MEADOW, MOOR, YOU, Side, Table, one, side

JINX, OTHER_JINX, TOMB = "Jinx, Rebel", "Jinx, Demolitionist", "Hallowed Tomb"
KARMA, MONK, PACK, PEAK = "Karma, Channeler", "Kinkou Monk", "Pack of Wonders", "Targon's Peak"
SONA, TIDE, YASUO = "Sona, Harmonious", "Tideturner", "Yasuo, Unforgiven"


# --- where something moves to

@ruling("R047", rule="355.5")
@card("Charm", "Flash")
def test_charm_names_its_unit_and_the_place_as_it_is_played() -> None:
    table = Table(
        you=side(hand=["Charm"], runes={"calm": 1}, at={MEADOW: ["Daring Poro"]}),
        foe=side(base=["Mega-Mech"], at={MOOR: ["Recruit"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    assert options(table.you, "play", "Charm", "Mega-Mech") == [MEADOW, MOOR]
    assert options(table.you, "play", "Charm", "Recruit") == ["Base of Foe", MEADOW]
    table.you.play("Charm", on="Recruit", to=MEADOW)
    assert table.chain() == ["Charm"]
    table.foe.play("Flash", on="Recruit")
    assert table.open.kind == "priority", "nobody is asked again"
    table.resolve()
    assert table.where("Recruit") == MEADOW, "from the base that it has gone to meanwhile"


@ruling("R047", rule="355.5")
@card("Charm", "Flash")
def test_charm_goes_nowhere_else_when_the_unit_is_there_already() -> None:
    table = Table(
        you=side(hand=["Charm"], runes={"calm": 1}),
        foe=side(at={MOOR: ["Recruit"]}, hand=["Flash"], runes={"chaos": 2}),
    )
    table.you.play("Charm", on="Recruit", to="Base of Foe")
    table.foe.play("Flash", on="Recruit")
    table.resolve()
    assert (table.open.kind, table.where("Recruit"), len(table.events("moved"))) == ("act", "base", 1)


@ruling("R047", rule="355.5")
@card("Showstopper")
def test_showstopper_names_its_battlefield_as_it_is_played() -> None:
    table = Table(you=side(hand=["Showstopper"], runes={"body": 1}, base=["Recruit"]),
                  foe=side(at={MOOR: ["Daring Poro"]}))
    assert options(table.you, "play", "Showstopper") == [MEADOW, MOOR], "there is one unit to choose"
    table.you.play("Showstopper", on="Recruit", to=MEADOW)
    assert (table.chain(), table.where("Recruit")) == (["Showstopper"], "base")
    table.foe.passes()
    assert (table.where("Recruit"), table.might("Recruit")) == (MEADOW, 2)


# --- up to so many

@ruling("R050")
@card(MONK)
@pytest.mark.parametrize(("others", "chosen"), [(0, 0), (1, 1), (1, 0), (2, 2), (3, 2)])
def test_kinkou_monk_buffs_as_many_as_there_are_and_as_its_player_wants(others: int, chosen: int) -> None:
    table = Table(you=side(hand=[MONK], runes={"body": 5}, base=["Recruit"] * others), foe=side(base=["Mega-Mech"]))
    table.you.play(MONK)
    if others:
        assert asked(table.you) == ["Recruit"] * others, "neither itself nor an enemy"
        assert (table.open.least, table.open.most) == (0, min(2, others))
        table.you.choose(*table.open.keys[:chosen])
    table.resolve()
    assert (len(table.events("buffed")), table.open.kind) == (chosen, "act")
    assert table.where(MONK) == "base"


@ruling("R050", rule="355.5")
@card(SONA, "Annie, Dark Child")
@pytest.mark.parametrize("runes", [1, 3, 5])
@pytest.mark.parametrize(
    ("most", "yours"), [(4, side(at={MEADOW: [SONA]})), (2, side(legend="Annie, Dark Child"))], ids=["Sona", "Annie"]
)
def test_fewer_runes_than_it_says_are_readied_at_the_end_of_the_turn(runes: int, most: int, yours: Side) -> None:
    table = Table(you=replace(yours, spent={"calm": runes}), foe=side(deck=["Gust"]))
    table.you.ends()
    assert (table.open.least, table.open.most) == (0, min(most, runes))
    table.you.choose(*table.open.keys[:most])
    table.pass_all()
    assert table.ready_runes() == min(most, runes)


@ruling("R050", rule="355.5")
@card(PEAK)
@pytest.mark.parametrize(("runes", "readied"), [(1, 1), (3, 2), (3, 0)])
def test_so_does_targons_peak(runes: int, readied: int) -> None:
    table = Table(you=side(base=["Recruit"], spent={"calm": runes}), foe=side(deck=["Gust"]), battlefields=[PEAK, MOOR])
    table.you.move("Recruit", to=PEAK)
    table.pass_all()
    table.you.ends()
    assert (table.open.least, table.open.most) == (0, min(2, runes))
    table.you.choose(*table.open.keys[:readied])
    table.pass_all()
    assert table.ready_runes() == readied


# --- whose unit and whose base

@ruling("R062", rule="447")
@card("The Syren")
def test_the_syren_sends_a_mates_unit_to_its_base_not_to_yours() -> None:
    table = team(
        you=quiet(base=["The Syren"], runes={"calm": 1}), mate=quiet(at={MEADOW: ["Petty Officer"]}, base=["Recruit"]),
        foe=quiet(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.use("The Syren", on="Petty Officer")
    table.pass_all()
    officer = table.thing("Petty Officer")
    assert (table.where("Petty Officer"), officer.controller) == ("base", MATE)
    assert (officer.id in table.state.players[MATE].base, officer.id in table.state.players[YOU].base) == (True, False)


@ruling("R062", rule="447")
@card(YASUO)
def test_yasuo_moves_a_mates_unit_to_its_base_and_from_there_never_to_a_battlefield_with_yours() -> None:
    table = team(
        you=quiet(legend=YASUO, runes={"calm": 4}, at={MEADOW: ["Sai Scout"]}),
        mate=quiet(at={MOOR: ["Petty Officer"]}), foe=quiet(),
    )
    table.you.use(YASUO, on="Petty Officer", to="Base of Third")
    table.pass_all()
    officer = table.thing("Petty Officer")
    assert (table.where("Petty Officer"), officer.controller) == ("base", MATE)
    assert officer.id in table.state.players[MATE].base
    table = team(
        you=quiet(legend=YASUO, runes={"calm": 2}, at={MEADOW: ["Sai Scout"]}),
        mate=quiet(base=["Petty Officer"]), foe=quiet(),
    )
    assert options(table.you, "use", YASUO, "Petty Officer") == [MOOR, "Test Third Field"]


@ruling("R062", rule="427")
@card("Portal Rescue", "Lecturing Yordle")
def test_a_rescued_unit_of_a_mate_is_played_by_the_mate() -> None:
    table = team(
        you=quiet(hand=["Portal Rescue"], runes={"mind": 3}), mate=quiet(at={MEADOW: ["Lecturing Yordle"]}),
    )
    table.you.play("Portal Rescue", on="Lecturing Yordle")
    table.pass_all()
    yordle = table.thing("Lecturing Yordle")
    assert (yordle.controller, yordle.id in table.state.players[MATE].base) == (MATE, True)
    assert (len(table.hand()), len(table.hand(MATE))) == (0, 1), "who plays it draws"


@ruling("R062", rule="427")
@card("Portal Rescue", "Possession", "Lecturing Yordle")
def test_a_possessed_unit_that_is_rescued_goes_back_to_its_owner() -> None:
    table = Table(
        you=side(hand=["Possession", "Portal Rescue"], runes={"chaos": 8, "mind": 3}, deck=["Gust"]),
        foe=side(at={MOOR: ["Lecturing Yordle"]}, deck=["Gust"]),
    )
    table.you.play("Possession", on="Lecturing Yordle")
    table.resolve()
    assert table.thing("Lecturing Yordle").controller == YOU
    table.you.play("Portal Rescue", on="Lecturing Yordle")
    table.resolve()
    yordle = table.thing("Lecturing Yordle")
    assert (yordle.controller, yordle.id in table.state.players[FOE].base) == (FOE, True)
    assert (table.hand(), table.hand(FOE)) == ([], ["Gust"])
    assert len(table.events("finalized")) == 4, "two spells, the Yordle, its ability"


@ruling("R062", rule="355.5")
@card(TIDE)
def test_tideturner_changes_places_with_no_unit_of_a_mate() -> None:
    table = team(
        you=quiet(hand=[TIDE], runes={"chaos": 2}, at={MOOR: ["Recruit"]}), mate=quiet(at={MEADOW: ["Petty Officer"]}),
    )
    table.you.play(TIDE)
    table.you.choose("yes")
    table.pass_all()
    assert (table.where(TIDE), table.where("Recruit"), table.where("Petty Officer")) == (MOOR, "base", MEADOW)


@ruling("R064", rule="420")
@card(TIDE)
def test_tideturner_from_face_down_chooses_an_own_unit_elsewhere() -> None:
    table = Table(
        you=side(facedown={MOOR: [TIDE]}, at={MOOR: ["Recruit"], MEADOW: ["Daring Poro"]}, base=["Sai Scout"]),
        foe=side(base=["Mega-Mech", "Petty Officer"]), turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play(TIDE)
    assert table.where(TIDE) == MOOR
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Sai Scout"], "neither an enemy nor one that is there"
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.where(TIDE), table.where("Daring Poro")) == (MEADOW, MOOR)
    assert (table.thing(TIDE).role, table.thing("Daring Poro").role) == ("", "defender")
    assert (table.controller(MEADOW), table.points()) == (YOU, (0, 0))


@ruling("R064", rule="316")
@card(TIDE)
def test_tideturner_from_face_down_stays_where_no_own_unit_is_elsewhere() -> None:
    table = Table(
        you=side(facedown={MOOR: [TIDE]}, at={MOOR: ["Recruit"]}),
        foe=side(base=["Mega-Mech", "Petty Officer"]), turn_of=FOE,
    )
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play(TIDE)
    assert (table.where(TIDE), table.chain(), table.open.kind) == (MOOR, [], "focus")


@ruling("R065", rule="355.5")
@card("Stand United")
def test_stand_united_from_face_down_buffs_there_and_raises_buffs_everywhere() -> None:
    table = Table(
        you=side(
            facedown={MOOR: ["Stand United"]}, at={MOOR: ["Recruit", one("Daring Poro", buffs=1)]},
            base=[one("Mega-Mech", buffs=1), "Petty Officer"],
        ),
        foe=side(hand=["Incinerate"], runes={"fury": 2}, base=[one("Sai Scout", buffs=1)], deck=["Gust"]), turn_of=FOE,
    )
    table.foe.play("Incinerate", on="Recruit")
    assert options(table.you, "play", "Stand United") == ["Daring Poro", "Recruit"]
    table.you.play("Stand United", on="Recruit")
    table.foe.passes()
    might = [table.might(name) for name in ("Recruit", "Daring Poro", "Mega-Mech", "Petty Officer", "Sai Scout")]
    assert might == [3, 4, 10, 5, 6]


# --- what Pack of Wonders returns

@ruling("R068", rule="355.5")
@ruling("R069", rule="355.5")
@card(PACK, TIDE)
def test_pack_of_wonders_returns_what_lies_face_down_but_nothing_hidden_from_elsewhere() -> None:
    table = Table(
        you=side(
            base=[PACK], hand=["Fight or Flight"], trash=["Hidden Blade"], deck=["Hidden Blade"],
            at={MOOR: ["Recruit"]}, facedown={MOOR: [TIDE]},
        ),
        foe=side(at={MEADOW: ["Sai Scout"]}, facedown={MEADOW: ["Fight or Flight"]}, base=["The Syren"]),
    )
    assert options(table.you, "use", PACK) == ["Recruit", TIDE]
    table.you.use(PACK, on=TIDE)
    table.resolve()
    assert (sorted(table.hand()), table.trash()) == (["Fight or Flight", TIDE], ["Hidden Blade"])
    assert table._field(table.state, MOOR).facedown == []


@ruling("R068", rule="355.5")
@card(PACK, TIDE)
def test_pack_of_wonders_returns_a_mates_facedown_card_to_the_mates_hand() -> None:
    table = team(you=quiet(base=[PACK]), mate=quiet(at={MEADOW: ["Recruit"]}, facedown={MEADOW: [TIDE]}))
    offered = table.you.draft(table.you._first("use", PACK)).options
    assert sorted(option.short for option in offered) == ["Facedown card", "Recruit, Third"], "nobody is told which"
    table.you.use(PACK, on=TIDE)
    table.pass_all()
    assert (table.hand(), table.hand(MATE)) == ([], [TIDE])


# --- the Chosen Champion that died

def holds_tomb(*trash: str) -> Table:
    """You have played your Chosen Champion. Your next turn begins, you hold Hallowed Tomb, and these are in your
    trash."""
    table = Table(
        you=side(at={TOMB: ["Recruit"]}, deck=["Gust"] * 4, champion=JINX, trash=trash, runes={"chaos": 6}),
        foe=side(deck=["Gust"] * 4), battlefields=[TOMB, MOOR],
    )
    table.you.play(JINX)
    table.end_turn()
    table.end_turn()
    return table


@ruling("R083", rule="469.2")
@card(TOMB, JINX)
def test_hallowed_tomb_returns_another_copy_of_the_chosen_champion() -> None:
    table = holds_tomb(JINX, JINX)
    played = table.thing(JINX).id
    assert asked(table.you) == [JINX, JINX]
    table.you.choose(JINX)
    table.pass_all()
    table.you.choose("yes")
    assert (table.trash(), table.thing(JINX).id) == ([JINX], played), "the one that was chosen is still on the board"
    assert len(table.state.players[YOU].champion) == 1
    assert JINX in table.you.offered("play")


@ruling("R084", rule="469.2")
@card(TOMB, JINX, OTHER_JINX)
def test_hallowed_tomb_returns_no_other_card_of_the_same_champion() -> None:
    alone = holds_tomb(OTHER_JINX)
    assert (alone.open.kind, alone.trash(), alone.events("benched")) == ("act", [OTHER_JINX], [])
    both = holds_tomb(OTHER_JINX, JINX)
    assert both.open.kind == "may", "there is nothing to choose between"
    both.you.choose("yes")
    assert (both.trash(), both.thing(JINX, zone="champion").owner) == ([OTHER_JINX], YOU)


# --- whose card is recycled

@ruling("R086", rule="416")
@card("Sabotage", KARMA)
@pytest.mark.parametrize("seat", [YOU, FOE])
def test_sabotage_has_the_opponent_recycle_the_own_card(seat: int) -> None:
    """Only the Karma of that opponent sees it."""
    karma = {seat: [KARMA]}
    table = Table(
        you=side(hand=["Sabotage"], runes={"body": 1}, base=karma.get(YOU, [])),
        foe=side(hand=["Gust", "Mega-Mech", "Flash"], deck=["Rebuke"], base=karma.get(FOE, [])),
    )
    table.you.play("Sabotage")
    table.foe.passes()
    assert asked(table.you) == ["Flash", "Gust"], "no unit"
    table.you.choose("Gust")
    table.resolve()
    assert [(e.seat, e.by) for e in table.events("recycled") if e.other == "main deck"] == [(FOE, FOE)]
    assert [thing.name for thing in table.state.players[FOE].deck] == ["Gust", "Rebuke"], "the last one is on top"
    assert (table.hand(FOE), table.trash(FOE)) == (["Mega-Mech", "Flash"], [])
    assert (table.thing(KARMA).buffed, len(table.events("triggered"))) == ((0, 0) if seat == YOU else (1, 1))
