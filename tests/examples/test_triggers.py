"""Worked examples of triggered, reflexive, delayed and linked abilities (382–397)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Battlefield,
    Gear,
    Spell,
    Unit,
    a,
    action,
    activate_effects,
    among_them,
    an,
    anyone,
    at_a_battlefield,
    at_least,
    at_most,
    beginning_phase,
    buff,
    card,
    choose,
    conquer,
    deal,
    deathknell,
    die,
    discard,
    do,
    draw,
    effects_of,
    either,
    ends,
    enemy,
    every,
    exhausted,
    first,
    friendly,
    gear,
    here,
    hold,
    if_,
    is_,
    it,
    kill,
    look_at,
    may,
    me,
    move,
    not_,
    once,
    once_each_turn,
    other,
    pay,
    play,
    ready,
    recycle,
    rest,
    return_to_hand,
    reveal,
    rune,
    some,
    spell,
    spend_buff,
    starts,
    tag,
    there_is,
    this,
    this_turn,
    tokens,
    top,
    turn,
    unit,
    up_to,
    when,
    you,
    your,
    your_base,
    your_hand,
    your_trash,
)
from tests.rules.covers import covers, example
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table

EXTRA += [
    Battlefield("TST-S5T01", "Test Monastery").text(when(you(conquer(here)), may(spend_buff(1)).to(draw(1)))),
    Spell("TST-S5T24", "Test Praise", energy=0).text(action, buff(a(unit))),
    Spell("TST-S5T25", "Test Plague", energy=0).text(action, deal(2, every(unit))),
    Unit("TST-S5T02", "Test Lamplighter", energy=0, might=1).text(when(ends(turn, you), ready(some(2, your, rune)))),
    Unit("TST-S5T03", "Test Dancer", energy=0, might=1).text(
        when(first(me(move)), may(ready(an(other, exhausted, unit))))
    ),
    # Wraith of Echoes
    Unit("TST-S5T04", "Test Wraith", energy=0, might=6).text(when(first(an(other, friendly, unit)(die)), draw(1))),
    # Sona, Harmonious
    Unit("TST-S5T05", "Test Harmony", energy=0, might=1).text(
        when(ends(turn, you).provided(is_(me, at_a_battlefield)), ready(up_to(4, your, rune)))
    ),
    # Loose Cannon
    Unit("TST-S5T06", "Test Cannon", energy=0, might=1).text(
        when(starts(beginning_phase, you), if_(there_is(every(card, your_hand), at_most(1)), draw(1)))
    ),
    # Immortal Phoenix, which comes back to the board at once
    Unit("TST-S5T07", "Test Immortal", energy=0, might=1).text(
        if_(is_(me, your_trash), when(you(kill(a(unit), with_=a(spell))), may(pay(1)).to(return_to_hand(me))))
    ),
    # Viktor, Leader
    Unit("TST-S5T08", "Test Leader", energy=0, might=2).text(
        when(an(other, your, unit, not_(tag("Recruit")))(die), play(tokens(RECRUIT), your_base))
    ),
    # Ornn, Blacksmith
    Unit("TST-S5T09", "Test Forger", energy=0, might=1).text(
        when(
            either(you(play(me)), me(hold)), look_at(top(4)), may(reveal(a(gear, among_them)), draw(it)), recycle(rest)
        )
    ),
    # Ekko, Recurrent
    Unit("TST-S5T10", "Test Recurrent", energy=0, might=1).text(
        deathknell(do(recycle(me)).to(ready(every(your, rune))))
    ),
    Unit("TST-S5T11", "Test Mortician", energy=0, might=4).text(
        when(an(enemy, unit)(die), may(draw(1)), limit=once_each_turn)
    ),
    # Reckoner's Arena
    Battlefield("TST-S5T12", "Test Arena").text(
        when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here)))
    ),
    Unit("TST-S5T13", "Test Champion", energy=0, might=1).text(
        when(me(conquer).provided(there_is(every(your, unit, here), at_least(2))), draw(1))
    ),
    Spell("TST-S5T14", "Test Reenactment", energy=0).text(
        action, activate_effects(effects_of(play), every(your, gear))
    ),
    Gear("TST-S5T15", "Test Lyre", energy=0).text(when(you(play(this)), draw(1))),
    Gear("TST-S5T16", "Test Drum", energy=0).text(
        when(you(play(this)).provided(there_is(every(card, your_hand), at_least(5))), draw(1))
    ),
    Unit("TST-S5T17", "Test Souvenir", energy=0, might=1).text(
        if_(is_(me, your_trash), when(you(conquer), may(discard(1)).to(return_to_hand(me))))
    ),
    # Noxian Guillotine
    Spell("TST-S5T18", "Test Guillotine", energy=0).text(
        action, choose(a(unit)), this_turn(when(anyone(deal(to=it)), kill(it), limit=once))
    ),
]


@example("383.1#1", rule="383.3")
@covers("383.3.b.1", "383.4.c.2", "383.4.c.2.b")
def test_when_you_conquer_here() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Test Praise"]), foe=quiet(), battlefields=("Test Monastery", MOOR)
    )
    table.you.play("Test Praise", on="Test Might 1")
    table.resolve()
    table.you.move("Test Might 1", to="Test Monastery")
    table.pass_all()
    assert (table.open.kind, table.open.why) == ("may", "383.3.b")
    table.you.choose("yes")
    table.resolve()
    assert len(table.hand()) == 1
    assert not table.thing("Test Might 1").buffed


@example("383.1#2", rule="383.3")
def test_at_the_end_of_your_turn() -> None:
    table = Table(you=quiet(base=["Test Lamplighter"], spent={"fury": 3}), foe=quiet(), battlefields=PLAIN)
    table.you.ends()
    table.you.choose(*table.open.keys[:2])
    table.pass_all()
    assert [event.kind for event in table.events("readied") if event.rule == "415"] == ["readied"] * 2


@example("383.1#3", rule="383.1.b")
def test_the_first_time_i_move_each_turn() -> None:
    table = Table(
        you=quiet(base=["Test Dancer", "Test Might 1*"], hand=["Test March"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.move("Test Dancer", to=MEADOW)
    assert table.open.kind == "may"
    table.you.choose("yes")
    table.pass_all()
    assert not table.thing("Test Might 1").exhausted
    table.you.play("Test March", on="Test Dancer", to=MOOR)
    table.pass_all()
    assert len(table.events("triggered")) == 1


@example("383.1.b#1")
def test_two_deaths_at_once_are_one_first_time() -> None:
    table = Table(
        you=quiet(base=["Test Wraith", "Test Might 1", "Test Might 2"], hand=["Test Plague", "Test Plague"]),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.play("Test Plague")
    table.resolve()
    assert len(table.events("died")) == 2
    assert len(table.events("triggered")) == 1


@example("383.2.a.1#1", rule="383.3")
@covers("384.1", "384.2")
def test_an_adjacent_condition_is_asked_when_it_triggers() -> None:
    table = Table(you=quiet(base=["Test Harmony"], spent={"fury": 1}), foe=quiet(), battlefields=PLAIN)
    table.you.ends()
    table.pass_all()
    assert table.events("triggered") == []
    table = Table(
        you=quiet(at={MEADOW: ["Test Harmony"]}, spent={"fury": 1}), foe=quiet(hand=["Test Vanish"]), battlefields=PLAIN
    )
    table.you.ends()
    table.you.choose("Fury Rune")
    if table.open.kind == "choose":
        table.you.choose("done")
    while table.open.seat == YOU:
        table.you.passes()
    table.foe.play("Test Vanish", on="Test Harmony")
    table.pass_all()
    assert next(event.rule for event in table.events("readied")) == "415"


@example("383.2.a.1#2", rule="383.3")
def test_a_condition_in_the_effect_is_asked_on_resolution() -> None:
    table = Table(you=quiet(base=["Test Cannon"], hand=["Test Gear"] * 3), foe=quiet(), battlefields=PLAIN, turn_of=FOE)
    table.end_turn()
    assert len(table.events("triggered")) == 1
    assert len(table.hand()) == 4


@example("383.2.c.1#1", rule="383.3")
@covers("383.2.c", "383.2.c.1")
def test_a_card_that_comes_to_the_trash_with_the_event_hears_it() -> None:
    table = Table(
        you=quiet(base=["Test Immortal"], hand=["Test Vanish"], runes={"fury": 1}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Immortal")
    table.foe.passes()
    assert (table.open.seat, table.open.kind) == (YOU, "may")
    table.you.choose("yes")
    table.resolve()
    assert table.hand() == ["Test Immortal"]


@example("383.2.c.2#1", rule="383.3")
@covers("383.2.c.2")
def test_a_unit_that_leaves_with_the_event_does_not_hear_it() -> None:
    table = Table(
        you=quiet(base=["Test Leader", "Test Might 1"], hand=["Test Vanish"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Might 1")
    table.resolve()
    assert table.where("Recruit") == "base"
    table = Table(
        you=quiet(base=["Test Leader", "Test Might 1"], hand=["Test Plague"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Plague")
    table.resolve()
    assert table.events("triggered") == []


@example("383.3.a.3#1", rule="383.3")
@covers("383.3.a.3", "383.4.a.2")
def test_a_later_may_is_decided_on_resolution() -> None:
    deck = ["Test Gear", "Test Might 1", "Test Might 2", "Test Might 3"]
    table = Table(you=quiet(hand=["Test Forger"], deck=deck), foe=quiet(), battlefields=PLAIN)
    table.you.play("Test Forger")
    assert table.chain() == ["Test Forger"]
    table.foe.passes()
    assert table.open.kind == "may"
    table.you.choose("yes")
    table.you.choose("Test Gear")
    assert table.hand() == ["Test Gear"]
    assert table.state.players[YOU].deck_size == 3


@example("383.3.b#1", rule="808.1.d.2")
def test_a_cost_at_the_start_is_the_base_cost() -> None:
    table = Table(
        you=quiet(base=["Test Recurrent"], hand=["Test Vanish"], spent={"fury": 2}), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Vanish", on="Test Recurrent")
    table.foe.passes()
    if table.open.kind == "may":
        table.you.choose("yes")
    assert table.where("Test Recurrent") == "deck"
    assert table.ready_runes() == 0
    table.resolve()
    assert table.ready_runes() == 2


@example("383.3.e.2.b#1", rule="383.3.a")
@covers("383.3.a.1", "383.3.a.2", "383.3.e.2", "383.3.e.2.a", "383.3.e.2.b")
def test_an_instance_that_was_declined_does_not_count() -> None:
    table = Table(
        you=quiet(base=["Test Mortician"], hand=["Test Vanish"] * 3),
        foe=quiet(base=["Test Might 1", "Test Might 2", "Test Might 3"]), battlefields=PLAIN,
    )
    for n, answer in ((1, "no"), (2, "yes")):
        table.you.play("Test Vanish", on=f"Test Might {n}")
        table.foe.passes()
        table.you.choose(answer)
        table.resolve()
    table.you.play("Test Vanish", on="Test Might 3")
    table.foe.passes()
    assert table.open.kind == "act"
    assert len(table.hand()) == 1


@example("383.4.g.1#1", rule="383.3")
@covers("383.4.g.1", "383.4.d.2", "383.4.d.2.b")
def test_conquer_effects_of_units_are_activated_if_their_other_conditions_hold() -> None:
    for others, drawn in (([], 0), (["Test Might 1"], 1)):
        table = Table(
            you=quiet(at={"Test Arena": ["Test Champion", *others]}), foe=quiet(), battlefields=("Test Arena", MOOR),
            turn_of=FOE,
        )
        table.end_turn()
        assert len(table.hand()) == drawn + 1


@example("383.4.g.1#2", rule="383.3")
@covers("383.4.a.4")
def test_play_effects_of_gear_are_activated_if_their_other_conditions_hold() -> None:
    table = Table(
        you=quiet(base=["Test Lyre", "Test Drum"], hand=["Test Reenactment"]), foe=quiet(), battlefields=PLAIN
    )
    table.you.play("Test Reenactment")
    table.resolve()
    assert [event.card for event in table.events("triggered")] == ["TST-S5T15"]
    assert len(table.hand()) == 1


@example("385.2#1")
def test_a_trigger_in_the_trash_and_nowhere_else() -> None:
    table = Table(
        you=quiet(base=["Test Might 1"], hand=["Test Souvenir"], trash=["Test Souvenir"]), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 1", to=MEADOW)
    table.pass_all()
    assert table.open.kind == "may"
    table.you.choose("yes")
    table.resolve()
    assert len(table.events("triggered")) == 1
    assert table.hand() == ["Test Souvenir"]


@example("391#2", rule="389")
@covers("391", "392")
def test_a_delayed_trigger_for_the_next_damage() -> None:
    table = Table(
        you=quiet(hand=["Test Guillotine", "Test Spark"]), foe=quiet(base=["Test Might 5"]), battlefields=PLAIN
    )
    table.you.play("Test Guillotine", on="Test Might 5")
    table.resolve()
    table.you.play("Test Spark", on="Test Might 5")
    table.resolve()
    assert table.where("Test Might 5", FOE) == "trash"
