"""Keywords that stand twice on one card, that are looked for, that name a cost (808, 811, 822–828)."""
from __future__ import annotations

from engine.words import (
    Spell,
    Unit,
    a,
    ambush,
    backline,
    become,
    cost_less,
    deathknell,
    draw,
    empower_for,
    empowered,
    fury,
    have,
    hidden,
    hunt,
    kill,
    level,
    me,
    might,
    reaction,
    unit,
    when,
    while_empowered,
    with_,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, Table, find_or_extra

EXTRA += [
    Unit("TST-3c100", "Again Crowned", energy=0, might=2).text(
        empower_for(1, fury).costing(cost_less(1)), empower_for(2, timing=reaction),
        while_empowered(have(me, might(2))), when(me(become(empowered)), draw(1)),
    ),
    Unit("TST-3c101", "Again Lurker", energy=0, might=2).text(hidden, hidden),
    Unit("TST-3c102", "Again Ambusher", energy=1, might=2).text(ambush, ambush),
    Unit("TST-3c103", "Again Rear", energy=0, might=2).text(backline, backline),
    Unit("TST-3c104", "Again Hunter", energy=0, might=2).text(hunt()),
    Unit("TST-3c105", "Again Heir", energy=0, might=2).text(deathknell(draw(1))),
    Unit("TST-3c106", "Again Pupil", energy=0, might=2).text(level(9, have(me, might(2)))),
    *(
        Spell(f"TST-3c{107 + n}", f"Again Seek {n}", energy=0).text(reaction, kill(a(unit, with_(word))))
        for n, word in enumerate((deathknell, level(9), empower_for(0)))
    ),
]


def test_the_words_are_said() -> None:
    assert "[Empower] [1][R]" in say(find_or_extra("Again Crowned")), say(find_or_extra("Again Crowned"))


@covers("827.1.b", "827.1.b.1", "827.1.c.1", "827.1.c.2", "827.1.c.3", "827.1.c.4", "827.2", "827.2.a", "827.3")
def test_empower_is_paid_once_while_it_is_not_empowered() -> None:
    table = Table(
        you=quiet(base=["Again Crowned"], hand=["Test Sight"], runes={"fury": 3}), foe=quiet(), battlefields=PLAIN
    )
    crowned = table.thing("Again Crowned").id
    assert {key for key in table.you.offered() if key.startswith(f"use:{crowned}")} == {
        f"use:{crowned}:0",
        f"use:{crowned}:1",
    }
    table.asks_own_windows = True
    table.you.play("Test Sight")
    assert {key for key in table.you.offered() if key.startswith(f"use:{crowned}")} == {f"use:{crowned}:1"}
    table.resolve()
    before = len(table.hand())
    table.you.use("Again Crowned", n=0)
    assert not any(item.bound.get("it") for item in table.state.chain)
    table.resolve()
    assert (table.thing("Again Crowned").empowered, table.might("Again Crowned"), len(table.hand())) == (
        1, 4, before + 1,
    )
    assert table.ready_runes() == 2  # one Power, and the Energy was made to nothing
    assert not any(key.startswith(f"use:{crowned}") for key in table.you.offered())
    assert "721" in table.you.why_not("use", "Again Crowned")


@covers("811.4", "811.5.a")
def test_hidden_twice_is_hidden_once() -> None:
    table = Table(
        you=quiet(hand=["Again Lurker"], at={MEADOW: ["Test Might 1"]}, runes={"fury": 1}), foe=quiet(),
        battlefields=PLAIN,
    )
    assert len([key for key in table.you.offered() if key.startswith("hide:")]) == 1
    table.you.hide("Again Lurker")
    assert table.where("Again Lurker") == "facedown"
    assert table.ready_runes() == 0


@covers("822.2", "822.3")
def test_ambush_twice_is_ambush_once_and_needs_a_unit_there() -> None:
    table = Table(you=quiet(hand=["Again Ambusher"], runes={"fury": 1}, at={MEADOW: ["Test Might 1"]}),
                  foe=quiet(hand=["Test Sight"], at={MOOR: ["Test Might 1"]}), battlefields=PLAIN, turn_of=FOE)
    table.foe.play("Test Sight")
    question = table.you.draft(table.you._first("play", "Again Ambusher"))
    assert "Test Moor" not in {table.you._name(option.subject) for option in question.options}
    table.you.play("Again Ambusher")
    assert table.where("Again Ambusher") == MEADOW


@covers("826.4.b", "826.5")
def test_two_with_backline_come_last_in_any_order() -> None:
    table = Table(
        you=quiet(base=["Test Might 4"]), foe=quiet(at={MEADOW: ["Again Rear", "Test Backline", "Test Might 1"]}),
        battlefields=PLAIN,
    )
    table.you.move("Test Might 4", to=MEADOW)
    table.pass_all()
    assert {option.short.partition(" to ")[2] for option in table.open.options} == {"Again Rear", "Test Backline"}
    table.you.choose("Again Rear")
    assert table.where("Test Might 1") == "trash"


@covers("823.1.c.2")
def test_hunt_without_a_number_is_one() -> None:
    table = Table(you=quiet(base=["Again Hunter"]), foe=quiet(), battlefields=PLAIN)
    table.you.move("Again Hunter", to=MEADOW)
    table.pass_all()
    assert table.state.players[0].xp == 1


@covers("808.3", "824.2", "827.4")
def test_deathknell_level_and_empower_can_be_looked_for() -> None:
    for n, name in enumerate(("Again Heir", "Again Pupil", "Again Crowned")):
        table = Table(
            you=quiet(base=["Again Heir", "Again Pupil", "Again Crowned", "Test Might 2"], hand=[f"Again Seek {n}"]),
            foe=quiet(), battlefields=PLAIN,
        )
        table.you.play(f"Again Seek {n}")
        table.resolve()
        assert table.where(name) == "trash"
        assert len(table.events("died")) == 1


