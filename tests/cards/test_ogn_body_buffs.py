"""Body in Origins: what gives buffs, spends them, and counts them."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, one, side

BUFFED = one("Pouty Poro", buffs=1)


@card("Wallop")
def test_wallop_readies_any_unit_for_its_cost_or_for_a_buff() -> None:
    table = Table(
        you=side(hand=["Wallop"], runes={"body": 2}, base=[BUFFED, "Daring Poro*"]),
        foe=side(at={MOOR: ["Petty Officer*"]}),
    )
    assert options(table.you, "play", "Wallop") == ["Spend a buff", "Without it"]
    assert options(table.you, "play", "Wallop", "Without it") == ["Daring Poro", "Petty Officer", "Pouty Poro"]
    table.you.play("Wallop", on="Petty Officer", extra="buff")
    assert (table.thing("Pouty Poro").buffed, table.ready_runes()) == (0, 2)
    table.resolve()
    assert not table.thing("Petty Officer").exhausted
    assert table.thing("Daring Poro").exhausted


@card("Wallop")
def test_wallop_without_the_buff_costs_what_is_printed() -> None:
    table = Table(you=side(hand=["Wallop"], runes={"body": 2}, base=[BUFFED, "Daring Poro*"]))
    table.you.play("Wallop", on="Daring Poro")
    assert (table.thing("Pouty Poro").buffed, table.ready_runes()) == (1, 0)
    table.resolve()
    assert not table.thing("Daring Poro").exhausted


@card("Wallop")
def test_wallop_is_played_without_runes_by_who_has_a_buff_alone() -> None:
    table = Table(
        you=side(hand=["Wallop"], base=[BUFFED, "Daring Poro*"]), foe=side(base=[one("Petty Officer", buffs=1)])
    )
    table.you.play("Wallop", on="Daring Poro", extra="buff")
    table.resolve()
    assert not table.thing("Daring Poro").exhausted
    assert table.thing("Petty Officer").buffed == 1
    bare = Table(you=side(hand=["Wallop"], runes={"body": 1}, base=["Daring Poro*"]),
                 foe=side(base=[one("Petty Officer", buffs=1)]))
    assert bare.you.offered("play") == set()


@card("Wallop", "Pouty Poro")
def test_wallop_ignores_its_own_cost_and_not_what_its_target_adds() -> None:
    table = Table(you=side(hand=["Wallop"], runes={"body": 1}, base=[one("Daring Poro", buffs=1)]),
                  foe=side(base=["Pouty Poro*"]))
    table.you.play("Wallop", on="Pouty Poro", extra="buff")
    assert table.state.players[YOU].runes == []
    table.resolve()
    assert not table.thing("Pouty Poro").exhausted
    broke = Table(you=side(hand=["Wallop"], base=[one("Daring Poro", buffs=1)]), foe=side(base=["Pouty Poro*"]))
    refused = broke.you.why_not("play", "Wallop")
    assert refused == []
    broke.you.play("Wallop", on="Daring Poro", extra="buff")
    assert broke.events("chose")[-1].subject == broke.thing("Daring Poro").id


@card("Arena Bar")
def test_arena_bar_exhausts_itself_to_buff_an_exhausted_friendly_unit() -> None:
    table = Table(you=side(base=["Arena Bar", "Daring Poro*", "Petty Officer*", "Pouty Poro"]),
                  foe=side(base=["Mega-Mech*"]))
    assert options(table.you, "use", "Arena Bar") == ["Daring Poro", "Petty Officer"]
    table.you.use("Arena Bar", on="Daring Poro")
    assert table.thing("Arena Bar").exhausted
    table.resolve()
    assert (table.thing("Daring Poro").buffed, table.might("Daring Poro")) == (1, 3)
    assert table.you.offered("use") == set()


@card("Arena Bar")
def test_arena_bar_is_not_used_without_an_exhausted_friendly_unit() -> None:
    table = Table(you=side(base=["Arena Bar", "Pouty Poro"]), foe=side(base=["Mega-Mech*"]))
    assert table.you.offered("use") == set()


@card("Bilgewater Bully")
def test_bilgewater_bully_moves_from_battlefield_to_battlefield_only_while_buffed() -> None:
    bully = one("Bilgewater Bully", buffs=1)
    table = Table(you=side(at={MOOR: [bully]}))
    table.you.move("Bilgewater Bully", to=MEADOW)
    assert table.where("Bilgewater Bully") == MEADOW
    plain = Table(you=side(at={MOOR: ["Bilgewater Bully"]}))
    assert MEADOW not in options(plain.you, "move", "Bilgewater Bully")


@card("Pit Rookie")
def test_pit_rookie_buffs_another_friendly_unit_and_not_itself() -> None:
    table = Table(
        you=side(hand=["Pit Rookie"], runes={"body": 2}, base=["Daring Poro"], at={MOOR: [BUFFED]}),
        foe=side(base=["Petty Officer"]),
    )
    table.you.play("Pit Rookie")
    assert asked(table.you) == ["Daring Poro", "Pouty Poro"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.thing("Pit Rookie").buffed) == (3, 0)


@card("Pit Rookie")
def test_pit_rookie_gives_no_second_buff_and_alone_none() -> None:
    table = Table(you=side(hand=["Pit Rookie"], runes={"body": 2}, base=[BUFFED]))
    table.you.play("Pit Rookie")
    table.resolve()
    assert table.thing("Pouty Poro").buffed == 1
    alone = Table(you=side(hand=["Pit Rookie"], runes={"body": 2}), foe=side(base=["Petty Officer"]))
    alone.you.play("Pit Rookie")
    alone.resolve()
    assert alone.events("buffed") == []


@card("Cithria of Cloudfield")
def test_cithria_is_buffed_when_another_unit_is_played_by_her_controller() -> None:
    table = Table(
        you=side(hand=["Daring Poro", "Gust"], runes={"order": 2, "chaos": 1}, base=["Cithria of Cloudfield"]),
        foe=side(at={MOOR: ["Pouty Poro"]}),
    )
    table.you.play("Daring Poro")
    table.resolve()
    assert (table.thing("Cithria of Cloudfield").buffed, table.might("Cithria of Cloudfield")) == (1, 2)
    assert table.thing("Daring Poro").buffed == 0


@card("Cithria of Cloudfield")
def test_cithria_is_not_buffed_by_herself_by_gear_or_by_an_opponents_unit() -> None:
    table = Table(you=side(hand=["Cithria of Cloudfield", "Arena Bar"], runes={"body": 5}))
    table.you.play("Cithria of Cloudfield")
    table.you.play("Arena Bar")
    table.resolve()
    assert table.thing("Cithria of Cloudfield").buffed == 0
    theirs = Table(you=side(base=["Cithria of Cloudfield"]), foe=side(hand=["Daring Poro"], runes={"order": 2}),
                   turn_of=FOE)
    theirs.foe.play("Daring Poro")
    theirs.resolve()
    assert theirs.thing("Cithria of Cloudfield").buffed == 0


@card("Kinkou Monk")
def test_kinkou_monk_buffs_up_to_two_other_friendly_units() -> None:
    table = Table(
        you=side(
            hand=["Kinkou Monk"], runes={"body": 5}, base=["Daring Poro", "Petty Officer"], at={MOOR: ["Recruit"]}
        ),
        foe=side(base=["Mega-Mech"]),
    )
    table.you.play("Kinkou Monk")
    assert asked(table.you) == ["Daring Poro", "Petty Officer", "Recruit"]
    assert (table.open.least, table.open.most) == (0, 2)
    table.you.choose("Recruit", "Daring Poro")
    table.resolve()
    buffs = [table.thing(name).buffed for name in ("Recruit", "Daring Poro", "Petty Officer", "Kinkou Monk")]
    assert buffs == [1, 1, 0, 0]


@card("Kinkou Monk")
def test_kinkou_monk_may_buff_nobody() -> None:
    table = Table(you=side(hand=["Kinkou Monk"], runes={"body": 5}, base=["Daring Poro"]))
    table.you.play("Kinkou Monk")
    table.you.choose()
    table.resolve()
    assert table.events("buffed") == []


@card("Wildclaw Shaman")
def test_wildclaw_shaman_spends_a_buff_to_be_buffed_and_ready() -> None:
    table = Table(you=side(hand=["Wildclaw Shaman"], runes={"body": 4}, base=[BUFFED]),
                  foe=side(base=[one("Mega-Mech", buffs=1)]))
    table.you.play("Wildclaw Shaman")
    table.you.choose("yes")
    assert table.thing("Pouty Poro").buffed == 0
    assert table.thing("Wildclaw Shaman").exhausted
    table.resolve()
    shaman = table.thing("Wildclaw Shaman")
    assert (shaman.buffed, shaman.exhausted, table.thing("Mega-Mech").buffed) == (1, False, 1)


@card("Wildclaw Shaman")
def test_wildclaw_shaman_may_keep_the_buff_and_needs_one() -> None:
    table = Table(you=side(hand=["Wildclaw Shaman"], runes={"body": 4}, base=[BUFFED]))
    table.you.play("Wildclaw Shaman")
    table.you.choose("no")
    table.resolve()
    shaman = table.thing("Wildclaw Shaman")
    assert (shaman.buffed, shaman.exhausted, table.thing("Pouty Poro").buffed) == (0, True, 1)
    bare = Table(you=side(hand=["Wildclaw Shaman"], runes={"body": 4}, base=["Pouty Poro"]),
                 foe=side(base=[one("Mega-Mech", buffs=1)]))
    bare.you.play("Wildclaw Shaman")
    assert bare.open.kind == "act"
    assert bare.thing("Wildclaw Shaman").exhausted


@card("Lee Sin, Centered")
def test_lee_sin_gives_two_might_to_other_buffed_friendly_units_at_his_battlefield() -> None:
    table = Table(
        you=side(at={MOOR: [one("Lee Sin, Centered", buffs=1), BUFFED, "Daring Poro"]},
                 base=[one("Petty Officer", buffs=1)]),
        foe=side(at={MEADOW: [one("Mega-Mech", buffs=1)]}),
    )
    names = ("Lee Sin, Centered", "Pouty Poro", "Daring Poro", "Petty Officer", "Mega-Mech")
    assert [table.might(name) for name in names] == [7, 5, 2, 6, 9]


@card("Lee Sin, Centered")
def test_lee_sin_at_the_base_strengthens_nobody_there() -> None:
    table = Table(you=side(base=["Lee Sin, Centered", BUFFED]))
    assert table.might("Pouty Poro") == 3
    table.you.move("Lee Sin, Centered", "Pouty Poro", to=MOOR)
    assert table.might("Pouty Poro") == 5


@card("Lee Sin, Centered")
def test_lee_sin_enters_ready_when_he_accelerates() -> None:
    table = Table(you=side(hand=["Lee Sin, Centered"], runes={"body": 7}))
    table.you.play("Lee Sin, Centered", accelerate=True)
    assert not table.thing("Lee Sin, Centered").exhausted
    slow = Table(you=side(hand=["Lee Sin, Centered"], runes={"body": 6, "fury": 1}))
    slow.you.play("Lee Sin, Centered")
    assert slow.thing("Lee Sin, Centered").exhausted


@card("Mistfall")
def test_mistfall_readies_a_unit_that_was_buffed_for_a_body_rune_and_itself() -> None:
    table = Table(you=side(hand=["Pit Rookie"], runes={"body": 3}, base=["Mistfall", "Daring Poro*"]))
    table.you.play("Pit Rookie")
    table.resolve()
    assert table.thing("Daring Poro").buffed == 1
    table.you.choose("yes")
    assert table.thing("Mistfall").exhausted
    assert len(table.state.players[YOU].runes) == 2
    table.resolve()
    assert not table.thing("Daring Poro").exhausted


@card("Mistfall")
def test_mistfall_asks_for_nothing_without_a_new_buff_or_means() -> None:
    table = Table(you=side(hand=["Pit Rookie"], runes={"body": 3}, base=["Mistfall", one("Daring Poro", buffs=1)]))
    table.you.play("Pit Rookie")
    table.resolve()
    assert table.open.kind == "act"
    poor = Table(you=side(hand=["Pit Rookie"], runes={"fury": 3}, base=["Mistfall*", "Daring Poro*"]))
    poor.you.play("Pit Rookie")
    poor.resolve()
    assert poor.thing("Daring Poro").exhausted
    assert poor.open.kind == "act"


@card("Overt Operation")
def test_overt_operation_readies_for_buffs_one_by_one_and_then_buffs_all() -> None:
    table = Table(
        you=side(hand=["Overt Operation"], runes={"body": 7},
                 base=[one("Daring Poro", buffs=1, exhausted=True), one("Petty Officer", buffs=1, exhausted=True)],
                 at={MOOR: ["Recruit*"]}),
        foe=side(base=[one("Mega-Mech", buffs=1, exhausted=True)]),
    )
    table.you.play("Overt Operation")
    table.resolve()
    answers = []
    while table.open.kind == "may":
        answers.append(table.open.prompt)
        table.you.choose("yes" if len(answers) == 1 else "no")
    assert len(answers) == 2
    assert [table.thing(name).exhausted for name in ("Daring Poro", "Petty Officer", "Recruit")] == [False, True, True]
    assert [table.thing(name).buffed for name in ("Daring Poro", "Petty Officer", "Recruit")] == [1, 1, 1]
    assert table.thing("Mega-Mech").exhausted
    assert len(table.events("buff spent")) == 1


@card("Sett, Brawler")
def test_sett_is_buffed_when_he_is_played_and_when_he_conquers() -> None:
    table = Table(you=side(hand=["Sett, Brawler"], runes={"body": 6}))
    table.you.play("Sett, Brawler")
    table.resolve()
    assert table.might("Sett, Brawler") == 5
    other = Table(you=side(base=["Sett, Brawler", "Daring Poro"]))
    other.you.move("Daring Poro", to=MEADOW)
    other.pass_all()
    assert other.thing("Sett, Brawler").buffed == 0
    other.you.move("Sett, Brawler", to=MOOR)
    other.pass_all()
    assert (other.points(), other.thing("Sett, Brawler").buffed) == ((2, 0), 1)


@card("Sett, Brawler")
def test_sett_spends_his_own_buff_for_four_might_this_turn() -> None:
    table = Table(you=side(base=[one("Sett, Brawler", buffs=1), BUFFED]))
    table.you.use("Sett, Brawler")
    table.resolve()
    assert (table.might("Sett, Brawler"), table.thing("Pouty Poro").buffed) == (8, 1)
    assert table.you.offered("use") == set()
    table.end_turn()
    assert table.might("Sett, Brawler") == 4
