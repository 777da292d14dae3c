"""Units of Fury in Origins that are played when they are discarded, or from the trash."""
from __future__ import annotations

from tests.cards.naming import asked, card
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- discarded

def thrown(**you: object) -> Table:
    """You have attacked with a unit that lets you discard, and Flame Chompers is what you discard."""
    table = Table(you=side(base=["Traveling Merchant"], hand=["Flame Chompers", "Gust"], deck=["Flash"], **you))
    table.you.move("Traveling Merchant", to=MOOR)
    table.resolve()
    table.you.choose("Flame Chompers")
    return table


@card("Flame Chompers")
def test_flame_chompers_is_played_for_one_fury_when_it_is_discarded() -> None:
    table = thrown(runes={"fury": 1}, at={MEADOW: ["Daring Poro"]})
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert asked(table.you) == [MEADOW, "Your base"]
    table.you.choose(MEADOW)
    assert (table.where("Flame Chompers"), table.thing("Flame Chompers").exhausted) == (MEADOW, True)
    assert [(e.other, e.n) for e in table.events("paid")] == [("fury", 1)], "and nothing else"
    assert table.trash() == []


@card("Flame Chompers")
def test_flame_chompers_stays_in_the_trash_unpaid() -> None:
    table = thrown(runes={"fury": 1})
    table.resolve()
    table.you.choose("no")
    assert (table.trash(), len(table.state.players[YOU].runes)) == (["Flame Chompers"], 1)
    other = thrown(runes={"calm": 3})
    other.resolve()
    assert other.open.kind == "focus", "there is no Fury to pay"
    assert other.trash() == ["Flame Chompers"]


@card("Flame Chompers")
def test_flame_chompers_is_not_played_when_another_card_is_discarded_or_it_dies() -> None:
    table = Table(you=side(base=["Traveling Merchant"], hand=["Flame Chompers", "Gust"], deck=["Flash"],
                           runes={"fury": 1}))
    table.you.move("Traveling Merchant", to=MOOR)
    table.resolve()
    table.you.choose("Gust")
    assert (table.chain(), table.hand()) == ([], ["Flame Chompers", "Flash"])
    dead = Table(you=side(hand=["Hextech Ray"], runes={"fury": 3}, at={MOOR: ["Flame Chompers"]}))
    dead.you.play("Hextech Ray", on="Flame Chompers")
    dead.resolve()
    assert (dead.trash(), dead.open.kind) == (["Hextech Ray", "Flame Chompers"], "act")


@card("Flame Chompers", "Brazen Buccaneer")
def test_flame_chompers_may_be_discarded_for_a_cost() -> None:
    table = Table(you=side(hand=["Brazen Buccaneer", "Flame Chompers"], runes={"fury": 5}))
    table.you.play("Brazen Buccaneer", paying="Flame Chompers")
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert (table.where("Brazen Buccaneer"), table.where("Flame Chompers")) == ("base", "base")
    assert len(table.state.players[YOU].runes) == 4


# --- from the trash

def burnt(on: str) -> Table:
    """Your Hextech Ray has resolved, with the Phoenix in your trash and two runes left over."""
    table = Table(
        you=side(hand=["Hextech Ray"], trash=["Immortal Phoenix"], runes={"fury": 3}),
        foe=side(at={MOOR: ["Eager Apprentice", "Mega-Mech"]}),
    )
    table.you.play("Hextech Ray", on=on)
    table.resolve()
    return table


@card("Immortal Phoenix", "Hextech Ray")
def test_immortal_phoenix_returns_for_one_energy_and_one_fury_when_your_spell_kills() -> None:
    table = burnt("Eager Apprentice")
    table.you.choose("yes")
    table.resolve()
    assert (table.where("Immortal Phoenix"), table.thing("Immortal Phoenix").exhausted) == ("base", True)
    assert [(e.other, e.n) for e in table.events("paid")][-2:] == [("energy", 1), ("fury", 1)]
    assert (table.trash(), table.trash(FOE)) == (["Hextech Ray"], ["Eager Apprentice"])


@card("Immortal Phoenix")
def test_immortal_phoenix_stays_when_nothing_dies_or_nobody_pays() -> None:
    alive = burnt("Mega-Mech")
    assert (alive.open.kind, alive.events("triggered")) == ("act", [])
    table = burnt("Eager Apprentice")
    table.you.choose("no")
    assert table.trash() == ["Immortal Phoenix", "Hextech Ray"]
    poor = Table(
        you=side(hand=["Incinerate"], trash=["Immortal Phoenix"], runes={"calm": 4}),
        foe=side(at={MOOR: ["Daring Poro"]}),
    )
    poor.you.play("Incinerate", on="Daring Poro")
    poor.resolve()
    assert (poor.open.kind, poor.trash(FOE), len(poor.state.players[YOU].runes)) == ("act", ["Daring Poro"], 4)


@card("Immortal Phoenix")
def test_immortal_phoenix_counts_no_kill_in_combat_by_an_opponent_or_from_the_hand() -> None:
    fight = Table(you=side(base=["Petty Officer"], trash=["Immortal Phoenix"], runes={"fury": 2}),
                  foe=side(at={MOOR: ["Daring Poro"]}))
    fight.you.move("Petty Officer", to=MOOR)
    fight.pass_all()
    assert (fight.trash(FOE), fight.events("triggered")) == (["Daring Poro"], [])
    theirs = Table(you=side(base=["Daring Poro"], at={MOOR: ["Petty Officer"]}, trash=["Immortal Phoenix"],
                            runes={"fury": 2}),
                   foe=side(hand=["Falling Star"], runes={"fury": 2}), turn_of=FOE)
    theirs.foe.play("Falling Star", on=["Daring Poro", "Petty Officer"])
    theirs.resolve()
    assert theirs.events("triggered") == []
    held = Table(you=side(hand=["Hextech Ray", "Immortal Phoenix"], runes={"fury": 3}),
                 foe=side(at={MOOR: ["Daring Poro"]}))
    held.you.play("Hextech Ray", on="Daring Poro")
    held.resolve()
    assert (held.hand(), held.events("triggered")) == (["Immortal Phoenix"], [])


@card("Immortal Phoenix", "Blast of Power")
@ruling("R079", rule="428")
def test_immortal_phoenix_returns_when_it_is_itself_what_your_spell_killed() -> None:
    table = Table(you=side(hand=["Blast of Power"], at={MOOR: ["Immortal Phoenix"]}, runes={"order": 6, "fury": 2}))
    table.you.play("Blast of Power", on="Immortal Phoenix")
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert asked(table.you) == [MOOR, "Your base"]
    table.you.choose("Your base")
    assert table.where("Immortal Phoenix") == "base"


@card("Immortal Phoenix")
def test_immortal_phoenix_has_two_more_might_as_an_attacker() -> None:
    table = Table(you=side(base=["Immortal Phoenix"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Immortal Phoenix", to=MOOR)
    assert table.might("Immortal Phoenix") == 5
