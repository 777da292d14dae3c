"""Dependent keywords (726, 727), Quick-Draw (819), ignored keywords (764–767): text that is active for a while,
elsewhere, or not for all."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    an,
    anyone,
    at_level,
    attack,
    backline,
    cost,
    cost_less,
    deal,
    deflect,
    disempower,
    draw,
    empower,
    enemy,
    equip,
    equipment,
    every,
    everywhere,
    ganking,
    has_legion,
    have,
    here,
    ignore,
    legion,
    level,
    me,
    might,
    player,
    quick_draw,
    reaction,
    tank,
    this,
    unit,
    when,
    while_empowered,
    you,
    your,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, FOE, Side, Table

EXTRA += [
    Unit("TST-7D01", "Test Learner", energy=0, might=1).text(level(3, have(me, might(1)), ganking)),
    Unit("TST-7D02", "Test Joiner", energy=3, might=1).text(legion(have(me, cost_less(2)))),
    Unit("TST-7D03", "Test Master", energy=0, might=1).text(level(11, legion(when(me(attack), draw(1))))),
    Unit("TST-7D04", "Test Sage", energy=0, might=1).text(
        level(3, have(me, might(1)))
        .instead_if(at_level(6), have(me, might(3)))
        .instead_if(at_level(11), have(me, might(9)))
    ),
    Spell("TST-7D05", "Test Chant", energy=0).text(
        deal(1, an(enemy, unit)).instead_if(has_legion, deal(3, an(enemy, unit)))
    ),
    Gear("TST-7D06", "Test Rapier", energy=0, bonus=1, tags="Equipment").text(quick_draw, equip(1)),
    Gear("TST-7D07", "Test Axe", energy=0, bonus=2, tags="Equipment").text(equip(1)),
    Unit("TST-7D08", "Test Armorer", energy=0, might=1).text(have(every(your, equipment, everywhere), quick_draw)),
    Unit("TST-7D15", "Test Ember", energy=0, might=1).text(
        while_empowered(have(me, might(2)), tank, when(anyone(empower(me)), draw(1)), activate(cost(0), draw(1)))
    ),
    Spell("TST-7D16", "Test Kindle", energy=0).text(reaction, empower(a(unit))),
    Spell("TST-7D17", "Test Quench", energy=0).text(reaction, disempower(a(unit))),
    Unit("TST-7D09", "Test Sapper", energy=0, might=6).text(have(you, ignore(tank, at=here))),
    Unit("TST-7D10", "Test Shy", energy=0, might=2).text(deflect(2)),
    Spell("TST-7D11", "Test Sly Bolt", energy=0).text(have(this, ignore(deflect())), deal(1, an(enemy, unit))),
    Spell("TST-7D12", "Test Bolt", energy=0).text(reaction, deal(1, an(enemy, unit))),
    Unit("TST-7D13", "Test Shell", energy=0, might=1).text(have(every(player), ignore(deflect(), at=here))),
    Unit("TST-7D14", "Test Rammer", energy=0, might=6).text(have(you, ignore(backline, at=here))),
]


def words(table: Table, name: str) -> tuple[str, ...]:
    """The keywords that everybody sees on a unit."""
    sight = table.game.sight()
    there = [one for player in sight.players for one in player.base] + [
        one for field in sight.battlefields for one in field.units
    ]
    return next(one.keywords for one in there if one.name == name)


def plain(**what: object) -> Table:
    """You have these things, the foe has nothing."""
    return Table(you=quiet(**what), foe=quiet(), battlefields=PLAIN)


@covers("727.1.b.2", "446")
def test_level_text_is_active_with_the_xp() -> None:
    table = plain(base=["Test Learner"], xp=2)
    assert (table.might("Test Learner"), words(table, "Test Learner")) == (1, ())
    table = plain(base=["Test Learner"], xp=3)
    assert (table.might("Test Learner"), words(table, "Test Learner")) == (2, ("Ganking",))
    table.you.move("Test Learner", to=MEADOW)
    table.pass_all()
    assert table.where("Test Learner") == MEADOW


@covers("727.1", "357")
def test_legion_counts_another_card_of_this_turn() -> None:
    table = plain(hand=["Test Joiner", "Test Might 1"], runes={"fury": 2})
    assert table.you.why_not("play", "Test Joiner") == ["357"]
    table.you.play("Test Might 1")
    table.you.play("Test Joiner")
    assert table.where("Test Joiner") == "base"


@covers("727.1.b.3", "383.3", "464.2")
def test_all_dependent_keywords_have_to_hold() -> None:
    def drawn(xp: int, first: bool) -> int:
        table = Table(
            you=quiet(base=["Test Master"], hand=["Test Sight"] if first else [], xp=xp),
            foe=quiet(at={MEADOW: ["Test Might 1"]}), battlefields=PLAIN,
        )
        if first:
            table.you.play("Test Sight")
            table.resolve()
        table.you.move("Test Master", to=MEADOW)
        table.pass_all()
        return len(table.events("drawn")) - first

    assert (drawn(10, True), drawn(11, False), drawn(11, True)) == (0, 0, 1)


@covers("727", "316")
def test_better_text_takes_the_place_of_the_lesser() -> None:
    assert [plain(base=["Test Sage"], xp=xp).might("Test Sage") for xp in (0, 3, 6, 11)] == [1, 2, 4, 10]


@covers("727", "417")
def test_an_effect_may_depend_on_legion() -> None:
    table = Table(you=quiet(hand=["Test Chant", "Test Chant"]), foe=quiet(base=["Test Might 6"]), battlefields=PLAIN)
    table.you.play("Test Chant", on="Test Might 6")
    table.resolve()
    table.you.play("Test Chant", on="Test Might 6")
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [1, 3]


@covers("828.1.b.1", "828.1.c", "828.1.d", "727.1.c.3.a", "383.3")
def test_empowered_text_is_active_with_the_status() -> None:
    table = Table(
        you=quiet(base=["Test Ember"], hand=["Test Kindle"]), foe=quiet(hand=["Test Quench"]), battlefields=PLAIN
    )
    assert (table.might("Test Ember"), words(table, "Test Ember")) == (1, ())
    table.you.play("Test Kindle", on="Test Ember")
    table.resolve()
    assert (table.might("Test Ember"), words(table, "Test Ember")) == (3, ("Tank",))
    assert len(table.events("drawn")) == 1  # it sees itself become Empowered
    table.you.use("Test Ember")
    table.foe.play("Test Quench", on="Test Ember")  # 727.1.c.3.a: what is on the chain is not affected
    table.resolve()
    assert (table.might("Test Ember"), words(table, "Test Ember")) == (1, ())
    assert len(table.events("drawn")) == 2
    assert table.you.why_not("use", "Test Ember") == ["721"]


# --- Quick-Draw

@covers("819", "434", "819.1.b", "819.1.c", "819.1.d")
def test_quick_draw_is_played_in_answer_and_attaches() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test Rapier"]), foe=quiet(hand=["Test Spark"]), turn_of=FOE,
        battlefields=PLAIN,
    )
    table.foe.play("Test Spark", on="Test Might 2")
    table.you.play("Test Rapier")
    table.you.choose("Test Might 2") if table.open.kind == "choose" else None
    table.resolve()
    assert table.might("Test Might 2") == 3
    assert table.where("Test Might 2") == "base"


@covers("819", "813", "434")
def test_quick_draw_can_be_given_everywhere() -> None:
    table = Table(
        you=quiet(base=["Test Armorer"], hand=["Test Axe"]), foe=quiet(hand=["Test Spark"], base=["Test Might 2"]),
        turn_of=FOE, battlefields=PLAIN,
    )
    table.foe.play("Test Spark", on="Test Might 2")
    table.you.play("Test Axe")
    table.resolve()
    assert table.might("Test Armorer") == 3


@covers("819", "813")
def test_gear_without_it_can_not_be_played_in_answer() -> None:
    table = Table(
        you=quiet(base=["Test Might 2"], hand=["Test Axe"]), foe=quiet(hand=["Test Spark"]), turn_of=FOE,
        battlefields=PLAIN,
    )
    table.foe.play("Test Spark", on="Test Might 2")
    assert table.you.why_not("play", "Test Axe") == ["813"]


# --- ignoring

def assigned(attacker: str, first: Side) -> list[str]:
    """Whom the attacker's controller may hit first."""
    table = Table(you=quiet(base=[attacker]), foe=first, battlefields=PLAIN)
    table.you.move(attacker, to=MEADOW)
    while table.open.kind == "focus":
        table.answer(table.open.seat, "pass")
    return [table.state.objects[o.subject].card.name for o in table.open.options if o.key.startswith("hit:")]


@covers("766", "465.2.c")
def test_an_ignored_tank_need_not_be_hit_first() -> None:
    there = quiet(at={MEADOW: ["Test Tank", "Test Might 4", "Test Might 3"]})
    assert assigned("Test Sapper", there) == ["Test Tank", "Test Might 4", "Test Might 3"]


@covers("767", "357", "809.1.c")
def test_deflect_is_ignored_by_that_spell_alone() -> None:
    table = Table(you=quiet(hand=["Test Sly Bolt", "Test Bolt"]), foe=quiet(base=["Test Shy"]), battlefields=PLAIN)
    assert table.you.why_not("play", "Test Bolt") == ["809.1.c"]
    table.you.play("Test Sly Bolt", on="Test Shy")
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [1]


@covers("765", "417")
def test_deflect_is_ignored_where_the_text_says() -> None:
    table = Table(you=quiet(hand=["Test Bolt"]), foe=quiet(base=["Test Shy", "Test Shell"]), battlefields=PLAIN)
    table.you.play("Test Bolt", on="Test Shy")
    table.resolve()
    assert [e.n for e in table.events("damaged")] == [1]


def test_dependent_text_is_said() -> None:
    said = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-7D")}
    assert said["Test Learner"] == "[Level 3][>] I get +1 [M] and have [Ganking]."
    assert said["Test Joiner"] == "[Legion][>] I cost [2] less."
    assert said["Test Master"] == "[Level 11][>] [Legion][>] Whenever I attack, draw 1."
    assert said["Test Ember"].startswith("[Empowered][>] I get +2 [M] and have [Tank].")
    assert said["Test Sapper"] == "You ignore [Tank] while assigning combat damage here."
    assert said["Test Sly Bolt"].startswith("This ignores [Deflect].")
