"""Kraken Hunter and Albus Ferros: any number of buffs, for the cost and for runes."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MOOR, YOU, Table, one, side

LEE = one("Lee Sin, Ascetic", buffs=3)
PORO = one("Daring Poro", buffs=1)
THEIRS = one("Mega-Mech", buffs=1)


def hunter(*base: object, **runes: int) -> Table:
    """Kraken Hunter in the hand, with these units and runes; the foe has a buff of its own."""
    return Table(you=side(hand=["Kraken Hunter"], base=base, runes=runes), foe=side(base=[THEIRS]))


def runes(table: Table) -> tuple[int, int]:
    """How many runes there are, and how many of them are ready."""
    return len(table.state.players[YOU].runes), table.ready_runes()


@card("Kraken Hunter")
def test_kraken_hunter_costs_one_body_less_for_each_buff_spent() -> None:
    table = hunter(PORO, LEE, body=3)
    table.you.play("Kraken Hunter", extra="spend", paying=["Lee Sin, Ascetic"])
    assert (table.where("Kraken Hunter"), runes(table)) == ("base", (2, 0))
    assert [table.thing(name).buffed for name in ("Lee Sin, Ascetic", "Daring Poro", "Mega-Mech")] == [2, 1, 1]
    assert table.thing("Kraken Hunter").exhausted


@card("Kraken Hunter")
def test_kraken_hunter_may_be_paid_in_full_and_never_for_fewer_energy() -> None:
    table = hunter(PORO, LEE, body=3)
    table.you.play("Kraken Hunter")
    assert (runes(table), table.events("buff spent")) == ((1, 0), [])
    four = hunter(PORO, LEE, calm=3)
    spending = options(four.you, "play", "Kraken Hunter", "Without it", "Spend any number of buffs")
    assert spending == ["Daring Poro", "Lee Sin, Ascetic"], "without Accelerate"
    four.you.play("Kraken Hunter", extra="spend", paying=["Daring Poro", *["Lee Sin, Ascetic"] * 3])
    assert (runes(four), len(four.events("buff spent"))) == ((3, 0), 4), "3 Energy whatever else is spent"


@card("Kraken Hunter")
def test_kraken_hunter_is_not_played_without_body_or_enough_buffs_of_yours() -> None:
    assert hunter(PORO, calm=3).you.offered("play") == set()
    assert hunter(PORO, one("Pouty Poro", buffs=1), calm=3).you.offered("play") == {"Kraken Hunter"}
    assert hunter(PORO, LEE, body=2).you.offered("play") == set()


@card("Kraken Hunter")
def test_buffs_pay_for_the_body_of_kraken_hunters_accelerate_too() -> None:
    table = hunter(LEE, calm=4)
    table.you.play("Kraken Hunter", extra="spend", paying=["Lee Sin, Ascetic"] * 3, accelerate=True)
    assert (runes(table), table.thing("Kraken Hunter").exhausted) == ((4, 0), False)
    assert table.thing("Lee Sin, Ascetic").buffed == 0


@card("Kraken Hunter")
def test_kraken_hunter_attacks_with_one_more_might() -> None:
    table = Table(you=side(base=["Kraken Hunter"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Kraken Hunter", to=MOOR)
    assert table.might("Kraken Hunter") == 6
    other = Table(you=side(at={MOOR: ["Kraken Hunter"]}), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    other.foe.move("Mega-Mech", to=MOOR)
    assert other.might("Kraken Hunter") == 5


def ferros(*base: object, **more: object) -> Table:
    """Albus Ferros is played, and his ability resolves."""
    table = Table(you=side(hand=["Albus Ferros"], base=base, runes={"order": 4}, **more), foe=side(base=[THEIRS]))
    table.you.play("Albus Ferros")
    table.resolve()
    return table


@card("Albus Ferros")
def test_albus_ferros_channels_an_exhausted_rune_for_each_buff_spent() -> None:
    table = ferros(PORO, LEE)
    assert asked(table.you) == ["Daring Poro", *["Lee Sin, Ascetic"] * 3], "never the foe's"
    table.you.choose("Daring Poro", "Lee Sin, Ascetic")
    assert (runes(table), table.thing("Lee Sin, Ascetic").buffed, table.thing("Daring Poro").buffed) == ((6, 0), 2, 0)


@card("Albus Ferros")
def test_albus_ferros_may_spend_none_and_channels_none_then() -> None:
    table = ferros(PORO)
    table.you.choose()
    assert (runes(table), table.thing("Daring Poro").buffed) == ((4, 0), 1)
    bare = ferros("Daring Poro")
    assert (runes(bare), bare.open.kind) == ((4, 0), "act")


@card("Albus Ferros")
def test_albus_ferros_channels_fewer_when_the_rune_deck_is_short() -> None:
    table = ferros(LEE, rune_deck=2)
    table.you.choose(*["Lee Sin, Ascetic"] * 3)
    assert (runes(table), table.thing("Lee Sin, Ascetic").buffed) == ((6, 0), 0)
