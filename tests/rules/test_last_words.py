"""What an ability about its own object's leaving notes before it has left (323.4, 428.1.a.1.b, 808.1.d)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Spell,
    Unit,
    a,
    an,
    at_a_battlefield,
    buff,
    buffed,
    cant,
    damage_on,
    deal,
    deathknell,
    die,
    do_this,
    draw,
    effects_of,
    every,
    exhausted,
    friendly,
    gain_xp,
    give,
    have,
    if_,
    is_,
    kill,
    leave,
    me,
    might,
    mighty,
    not_,
    optional_cost,
    other,
    pay,
    play,
    reaction,
    return_to_hand,
    stunned,
    this_turn,
    token,
    tokens,
    trigger,
    trigger_again,
    unit,
    when,
    would,
    you_paid,
    your,
    your_trash,
)
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table

QUALITIES = {"Mighty": mighty, "Polished": buffed, "Stunned": stunned, "Field": at_a_battlefield, "Weary": exhausted}

EXTRA += [
    *(
        Unit(f"TST-LW1{n}", f"Last {name}", energy=0, might=4).text(
            deathknell(if_(is_(me, quality), draw(1)), if_(not_(is_(me, quality)), gain_xp(1)))
        )
        for n, (name, quality) in enumerate(QUALITIES.items())
    ),
    Unit("TST-LW21", "Last Summoner", energy=0, might=4).text(deathknell(if_(is_(me, mighty), do_this(draw(1))))),
    Unit("TST-LW22", "Last Wound", energy=0, might=4).text(deathknell(draw(damage_on(me)))),
    Unit("TST-LW23", "Last Return", energy=0, might=4).text(deathknell(if_(is_(me, your_trash), return_to_hand(me)))),
    Unit("TST-LW24", "Last Leaver", energy=0, might=4).text(when(me(leave), if_(is_(me, mighty), draw(1)))),
    Unit("TST-LW25", "Last Standard", energy=0, might=1).text(have(every(other, friendly, unit), might(1))),
    Unit("TST-LW26", "Last Guard", energy=0, might=1).text(would(an(other, friendly, unit)(die), kill(me))),
    Unit("TST-LW27", "Last Echoing Guard", energy=0, might=3).text(
        have(every(your, effects_of(deathknell)), trigger_again), would(a(friendly, unit, token)(die), kill(me))
    ),
    Unit("TST-LW28", "Last Debt", energy=0, might=1).text(optional_cost(pay(1)), deathknell(if_(you_paid, draw(1)))),
    Unit("TST-LW29", "Last Silence", energy=0, might=1).text(cant(every(your, effects_of(deathknell))(trigger))),
    Spell("TST-LW06", "Last Growth", energy=0).text(reaction, give(a(unit), might(1), this_turn)),
    Spell("TST-LW07", "Last Polish", energy=0).text(reaction, buff(a(unit))),
    Spell("TST-LW08", "Last Call", energy=0).text(reaction, return_to_hand(a(unit))),
    Spell("TST-LW09", "Last Recruit", energy=0).text(play(tokens(RECRUIT))),
    Unit("TST-LW01", "Last Heir", energy=0, might=1).text(deathknell(draw(1))),
    Unit("TST-LW02", "Last Echo", energy=0, might=1).text(have(every(your, effects_of(deathknell)), trigger_again)),
    Unit("TST-LW03", "Last Own Echo", energy=0, might=1).text(
        have(every(your, effects_of(deathknell)), trigger_again), deathknell(draw(1))
    ),
    Spell("TST-LW04", "Last Night", energy=0).text(reaction, kill(every(unit))),
    Spell("TST-LW05", "Last Storm", energy=0).text(reaction, deal(1, every(unit))),
]



# --- once more with what leaves together with it

@covers("808.1.d.2", "428.1.a.1.b")
def test_what_lets_deathknells_trigger_again_counts_although_it_is_killed_together_with_the_unit() -> None:
    table = Table(
        quiet(base=["Last Heir", "Last Echo"], hand=["Last Night"]), quiet(base=["Last Heir"]), battlefields=PLAIN
    )
    table.you.play("Last Night")
    table.resolve()
    assert [event.seat for event in table.events("triggered")] == [YOU, YOU, FOE]
    assert (len(table.hand()), len(table.hand(FOE))) == (2, 1)


@covers("323.4", "808.1.d.2")
def test_it_counts_when_both_die_in_a_cleanup() -> None:
    table = Table(quiet(base=["Last Echo", "Last Heir", "Last Heir"], hand=["Last Storm"]), quiet(), battlefields=PLAIN)
    table.you.play("Last Storm")
    table.resolve()
    assert {event.rule for event in table.events("died")} == {"323.5"}
    assert (len(table.events("triggered")), len(table.hand())) == (4, 4)


@covers("323.4", "808.1.d.2")
def test_it_counts_for_its_own_deathknell() -> None:
    table = Table(quiet(base=["Last Own Echo"], hand=["Last Storm"]), quiet(), battlefields=PLAIN)
    table.you.play("Last Storm")
    table.resolve()
    assert len(table.hand()) == 2


@covers("808.1.d.2")
def test_several_count_each_and_only_for_their_controller_of_three() -> None:
    table = Table(
        quiet(base=["Last Echo", "Last Echo", "Last Heir"], hand=["Last Night"]), quiet(base=["Last Heir"]), THREE,
        others=[quiet(base=["Last Heir", "Last Echo"])],
    )
    table.you.play("Last Night")
    table.resolve()
    assert [event.seat for event in table.events("triggered")] == [YOU] * 3 + [FOE] + [2] * 2


@covers("808.1.d.2")
def test_what_had_died_before_lets_nothing_trigger_again() -> None:
    table = Table(
        quiet(base=["Last Echo", "Last Heir"], hand=["Test Vanish", "Last Night"]), quiet(), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Last Echo")
    table.resolve()
    table.you.play("Last Night")
    table.resolve()
    assert len(table.hand()) == 1


@covers("808.1.d.2")
def test_what_can_not_trigger_does_not_although_what_forbids_it_dies_too() -> None:
    table = Table(
        quiet(base=["Last Heir", "Last Silence"], hand=["Last Night"]), quiet(base=["Last Heir"]), battlefields=PLAIN
    )
    table.you.play("Last Night")
    table.resolve()
    assert [event.seat for event in table.events("triggered")] == [FOE]


@covers("808.1.d.2", "373.1.a")
def test_it_counts_although_it_is_killed_before_in_the_place_of_another() -> None:
    """What happens instead happens first; how often the others trigger was noted before."""
    table = Table(
        quiet(base=["Last Heir", "Last Echoing Guard"], hand=["Last Recruit", "Last Storm"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Last Recruit")
    table.resolve()
    table.you.play("Last Storm")
    table.resolve()
    died = [table.state.catalogue.cards[event.card].name for event in table.events("died")]
    assert died[:2] == ["Last Echoing Guard", "Last Heir"]
    assert len(table.hand()) == 2


# --- what it was

def dies(table: Table, name: str) -> tuple[int, int]:
    """You kill it; how many cards you drew and how much XP you gained by that."""
    before = len(table.hand())
    table.you.play("Test Vanish", on=name)
    table.resolve()
    return len(table.hand()) - before + 1, table.state.players[YOU].xp


@covers("808.1.d.3")
def test_a_condition_of_a_deathknell_asks_how_mighty_its_unit_was() -> None:
    for grown, result in ((True, (1, 0)), (False, (0, 1))):
        table = Table(quiet(base=["Last Mighty"], hand=["Last Growth", "Test Vanish"]), quiet(), battlefields=PLAIN)
        if grown:
            table.you.play("Last Growth", on="Last Mighty")
            table.resolve()
        assert dies(table, "Last Mighty") == result


@covers("808.1.d.3")
def test_a_condition_of_a_deathknell_asks_whether_its_unit_was_buffed_or_stunned() -> None:
    for name, spell in (("Last Polished", "Last Polish"), ("Last Stunned", "Test Stun")):
        for done in (True, False):
            table = Table(quiet(base=[name], hand=[spell, "Test Vanish"]), quiet(), battlefields=PLAIN)
            if done:
                table.you.play(spell, on=name)
                table.resolve()
            assert dies(table, name) == ((1, 0) if done else (0, 1))


@covers("808.1.d.3")
def test_a_condition_of_a_deathknell_asks_where_its_unit_was_and_whether_it_was_exhausted() -> None:
    table = Table(quiet(at={MEADOW: ["Last Field"]}, hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    assert dies(table, "Last Field") == (1, 0)
    table = Table(quiet(base=["Last Field"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    assert dies(table, "Last Field") == (0, 1)
    table = Table(quiet(base=["Last Weary*"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    assert dies(table, "Last Weary") == (1, 0)
    table = Table(quiet(base=["Last Weary"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    assert dies(table, "Last Weary") == (0, 1)


@covers("808.1.d.3", "323.4")
def test_it_was_mighty_by_what_dies_together_with_it() -> None:
    table = Table(
        quiet(base=["Last Mighty", "Last Standard", "Last Mighty"], hand=["Last Night"]), quiet(base=["Last Mighty"]),
        battlefields=PLAIN,
    )
    table.you.play("Last Night")
    table.resolve()
    assert (len(table.hand()), table.state.players[YOU].xp) == (2, 0)
    assert (len(table.hand(FOE)), table.state.players[FOE].xp) == (0, 1)


@covers("808.1.d.3", "386")
def test_the_condition_of_a_reflexive_trigger_of_a_deathknell_knows_it_too() -> None:
    for name in ("Last Summoner", "Last Leaver"):
        table = Table(quiet(base=[name], hand=["Last Growth", "Test Vanish"]), quiet(), battlefields=PLAIN)
        table.you.play("Last Growth", on=name)
        table.resolve()
        assert dies(table, name)[0] == 1


@covers("808.1.d.3")
def test_an_ability_about_leaving_in_another_way_knows_it_too() -> None:
    for grown in (True, False):
        table = Table(quiet(base=["Last Leaver"], hand=["Last Growth", "Last Call"]), quiet(), battlefields=PLAIN)
        if grown:
            table.you.play("Last Growth", on="Last Leaver")
            table.resolve()
        before = len(table.hand())
        table.you.play("Last Call", on="Last Leaver")
        table.resolve()
        assert len(table.hand()) == before + grown


@covers("808.1.d.3")
def test_damage_and_what_was_paid_are_known_too() -> None:
    table = Table(quiet(base=["Last Wound"], hand=["Test Spark", "Test Vanish"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Spark", on="Last Wound")
    table.resolve()
    assert dies(table, "Last Wound")[0] == 2
    for paid in (True, False):
        table = Table(quiet(hand=["Last Debt", "Test Vanish"], runes={"calm": 1}), quiet(), battlefields=PLAIN)
        path = [table.you._first("play", "Last Debt")]
        while (question := table.you.draft(*path)).kind != "confirm":
            keys = [key for key in question.keys if key.startswith("extra:") and (key != "extra:none") == paid]
            path.append(keys[0] if keys else next(key for key in question.keys if "extra" not in key))
        table.answer(YOU, *path, "confirm")
        assert dies(table, "Last Debt")[0] == paid


@covers("808.1.d.3", "359.3.e.13")
def test_in_which_zone_the_card_is_is_asked_on_resolution() -> None:
    table = Table(quiet(base=["Last Return"], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    table.you.play("Test Vanish", on="Last Return")
    table.resolve()
    assert table.hand() == ["Last Return"]


@covers("808.1.d.1", "808.1.d.3")
def test_what_was_saved_notes_anew_when_it_dies_later() -> None:
    table = Table(
        quiet(base=["Last Mighty", "Last Guard"], hand=["Last Growth", "Test Vanish", "Test Vanish"]), quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Test Vanish", on="Last Mighty")
    table.resolve()
    assert (table.where("Last Mighty"), table.where("Last Guard"), table.events("triggered")) == ("base", "trash", [])
    table.you.play("Last Growth", on="Last Mighty")
    table.resolve()
    assert dies(table, "Last Mighty") == (1, 0)
