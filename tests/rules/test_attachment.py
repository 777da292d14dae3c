"""Attachment (434, 435, 716–719): links, effect text, Might Bonus, locations; Equip (818)."""
from __future__ import annotations

from engine.words import (
    Gear,
    Spell,
    Unit,
    a,
    activate,
    an,
    anyone,
    attach,
    attack,
    cost,
    detach,
    draw,
    equip,
    equipment,
    equipped,
    exhaust,
    friendly,
    fury,
    gear,
    give,
    have,
    if_,
    is_,
    kill,
    me,
    might,
    reaction,
    ready,
    tank,
    temporary,
    this,
    this_turn,
    unit,
    when,
    with_,
    you,
)
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, PLAIN, quiet
from tests.table import EXTRA, YOU, Table, code_of

EXTRA += [
    Gear("TST-7A01", "Test Blade", energy=1, bonus=2, tags="Equipment")
    .text(equip(1), when(you(attach(this, a(unit))), draw(1)))
    .wearer(tank),
    Gear("TST-7A02", "Test Lance", energy=1, bonus=1, tags="Equipment")
    .text(equip(fury), activate(cost(exhaust(this)), draw(1)), temporary)
    .wearer(when(me(attack), draw(1)), activate(cost(exhaust(me)), ready(a(friendly, gear)))),
    Gear("TST-7A03", "Test Cloak", energy=1, bonus=0, tags="Equipment")
    .text(equip(0))
    .wearer(if_(is_(me, equipped), have(me, might(3)))),
    Gear("TST-7A04", "Test Trinket", energy=1),
    Spell("TST-7A05", "Test Rivet", energy=0).text(reaction, attach(a(gear).called("gear"), a(unit))),
    Spell("TST-7A06", "Test Pry", energy=0).text(reaction, detach(a(gear))),
    Spell("TST-7A07", "Test Smash", energy=0).text(reaction, kill(a(gear, with_(temporary)))),
    Unit("TST-7A08", "Test Smith", energy=0, might=2).text(when(you(attach(an(equipment), me)), draw(1))),
    Unit("TST-7A09", "Test Hoarder", energy=0, might=2).text(
        when(anyone(detach(a(gear))), give(me, might(1), this_turn))
    ),
]


def armed(name: str = "Test Might 2", gear: str = "Test Blade", **you_: object) -> Table:
    """Your unit wears a gear that you equipped just now."""
    table = Table(you=quiet(**{"base": [name, gear], "runes": {"fury": 3}, **you_}), foe=quiet(), battlefields=PLAIN)
    table.you.use(gear, on=name)
    table.resolve()
    return table


@covers(
    "434", "477.3.d", "818", "434.1", "434.1.a", "434.1.a.1", "434.1.c", "434.1.d", "718.1", "718.3", "718.4",
    "718.5.g", "136.2.c", "137.3", "477.2.c", "818.1.b", "818.1.b.1", "818.1.b.2", "818.1.c.2", "434.2", "434.2.a",
)
def test_equip_attaches_and_the_bonus_counts() -> None:
    table = armed()
    top, blade = table.thing("Test Might 2"), table.thing("Test Blade")
    assert (top.attached, blade.attached_to) == ((blade.id,), top.id)
    assert table.might("Test Might 2") == 4
    assert "tank" in [word.lower() for word in table.game.sight().players[YOU].base[0].keywords]


@covers("818", "721", "434.1.e", "135.4", "721.2", "818.5.a")
def test_what_is_attached_can_not_be_equipped_again() -> None:
    table = armed()
    assert not any(o.subject == table.thing("Test Blade").id for o in table.open.options)
    assert table.you.why_not("use", "Test Blade") == ["721"]


@covers("725.1", "434")
def test_its_own_text_sees_it_attach() -> None:
    table = armed()
    assert len(table.events("drawn")) == 1


@covers("719.3", "434.4", "719.3.a", "434.4.a", "718.5.c")
def test_it_goes_where_its_wearer_goes() -> None:
    table = Table(you=quiet(base=["Test Might 2", "Test Blade"], runes={"fury": 3}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Test Blade", on="Test Might 2")
    table.resolve()
    table.you.move("Test Might 2", to=MEADOW)
    table.pass_all()
    assert table.where("Test Blade") == MEADOW
    assert not [e for e in table.events("moved") if e.card == code_of("Test Blade")]
    assert not table.events("recalled")


@covers("719.5", "435.4", "435.4.a", "435.4.b", "719.2", "137.3.a")
def test_when_its_wearer_leaves_it_stays_and_goes_home_in_the_next_cleanup() -> None:
    table = Table(
        you=quiet(at={MEADOW: ["Test Might 2"]}, base=["Test Blade"], hand=["Test Vanish"], runes={"fury": 3}),
        foe=quiet(), battlefields=PLAIN,
    )
    table.you.use("Test Blade", on="Test Might 2")
    table.resolve()
    assert table.where("Test Blade") == MEADOW
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert table.where("Test Blade") == "base"
    assert [e.rule for e in table.events("detached")] == ["719.5"]
    assert table.thing("Test Blade").attached_to == 0


@covers("434.1.f", "434.1.g", "434.1.h", "718.5.d")
def test_attaching_elsewhere_detaches_first_and_attaching_again_does_nothing() -> None:
    table = armed(base=["Test Might 2", "Test Might 3", "Test Blade"], hand=["Test Rivet", "Test Rivet"])
    table.you.play("Test Rivet", on=["Test Blade", "Test Might 2"])
    table.resolve()
    assert len(table.events("attached")) == 1
    table.you.play("Test Rivet", on=["Test Blade", "Test Might 3"])
    table.resolve()
    assert [e.rule for e in table.events("detached")] == ["434.1.f"]
    assert (table.might("Test Might 2"), table.might("Test Might 3")) == (2, 5)


@covers(
    "435", "435.1.a.1", "435.1", "435.1.a", "435.1.b", "435.1.b.2", "435.1.c", "435.1.d", "435.1.e", "435.2", "435.2.a",
    "718.5.b", "818.3.a",
)
def test_detaching_ends_it_and_what_is_not_attached_is_not_detached() -> None:
    table = armed(hand=["Test Pry", "Test Pry"])
    table.you.play("Test Pry", on="Test Blade")
    table.resolve()
    assert table.might("Test Might 2") == 2
    table.you.play("Test Pry", on="Test Blade")
    table.resolve()
    assert len(table.events("detached")) == 1


@covers("718.2", "721", "719.1", "136.2.b", "724", "721.1", "723")
def test_effect_text_is_active_only_while_attached_and_rules_text_only_while_not() -> None:
    table = Table(you=quiet(base=["Test Might 2*", "Test Lance"], runes={"fury": 3}), foe=quiet(), battlefields=PLAIN)
    table.you.use("Test Lance", on="Test Might 2")
    table.resolve()
    assert not any(o.subject == table.thing("Test Lance").id for o in table.open.options)
    assert table.you.why_not("use", "Test Lance") == ["721"]


@covers("719.1", "383.3", "477.2.c")
def test_an_appended_trigger_belongs_to_the_wearer() -> None:
    table = Table(
        you=quiet(base=["Test Might 3", "Test Lance"], runes={"fury": 3}), foe=quiet(at={MEADOW: ["Test Might 1"]}),
        battlefields=PLAIN,
    )
    table.you.use("Test Lance", on="Test Might 3")
    table.resolve()
    table.you.move("Test Might 3", to=MEADOW)
    table.pass_all()
    assert len(table.events("drawn")) == 1
    assert [e.source if hasattr(e, "source") else e.subject for e in table.events("triggered")] == [
        table.thing("Test Might 3").id
    ]


@covers("719.1", "434.5", "434")
def test_an_appended_activated_ability_is_used_through_the_wearer() -> None:
    table = Table(
        you=quiet(base=["Test Might 3", "Test Lance*", "Test Trinket*"], runes={"fury": 3}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Test Lance", on="Test Might 3")
    table.resolve()
    assert table.thing("Test Lance").exhausted  # 434.5
    table.you.use("Test Might 3", on="Test Trinket")
    table.resolve()
    assert not table.thing("Test Trinket").exhausted
    assert table.thing("Test Might 3").exhausted


@covers("722", "816", "428", "722.1", "722.2", "721.2", "135.4.a")
def test_an_inactive_keyword_does_nothing_but_can_be_found() -> None:
    table = Table(
        you=quiet(base=["Test Might 3", "Test Lance"], hand=["Test Smash"], runes={"fury": 3}), foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.use("Test Lance", on="Test Might 3")
    table.resolve()
    table.end_turn()
    table.end_turn()
    assert table.where("Test Lance") == "base"
    table.you.play("Test Smash", on="Test Lance")
    table.resolve()
    assert table.where("Test Lance") == "trash"
    assert table.might("Test Might 3") == 3


@covers("818.3", "434", "818.3.b", "818.3.c")
def test_who_wears_equipment_is_equipped() -> None:
    table = armed("Test Might 2", "Test Cloak")
    assert table.might("Test Might 2") == 5


@covers("434", "383.2")
def test_attaching_is_heard() -> None:
    table = armed("Test Smith", "Test Cloak")
    assert len(table.events("drawn")) == 1


@covers("719.5.a", "719.5")
def test_what_detaches_together_is_put_in_order_where_somebody_hears_it() -> None:
    table = Table(
        you=quiet(
            base=["Test Might 2", "Test Blade", "Test Cloak", "Test Hoarder"], hand=["Test Vanish"], runes={"fury": 3}
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    for name in ("Test Blade", "Test Cloak"):
        table.you.use(name, on="Test Might 2")
        table.resolve()
    table.you.play("Test Vanish", on="Test Might 2")
    table.foe.passes()
    assert table.open.why == "719.5.a"
    table.you.choose("Test Cloak")
    assert [table.state.catalogue.cards[e.card].name for e in table.events("detached")] == ["Test Cloak", "Test Blade"]
    table.resolve()
    assert table.might("Test Hoarder") == 4


def test_attachment_is_said() -> None:
    texts = {card.name: say(card) for card in EXTRA if card.code.startswith("TST-7A")}
    assert texts["Test Blade"] == "[Equip] [1]\nWhenever you attach this to a unit, draw 1.\nAttached: [Tank]"
    assert texts["Test Smith"] == "Whenever you attach an Equipment to me, draw 1."
    assert texts["Test Pry"] == "[Reaction]\nDetach a gear."
