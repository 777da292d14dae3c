"""Playing a facedown card reveals it, which a text may forbid (054.1, 421.4)."""
from __future__ import annotations

from engine.words import Spell, Unit, cant, card, draw, every, facedown_card, here, hidden, opponent, reveal, your_hand
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import MEADOW, MOOR, PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

EXTRA += [
    Unit("TST-6V01", "Veil Jammer", energy=1, might=3).text(
        cant(every(opponent)(reveal(every(facedown_card, here))))),
    Spell("TST-6V03", "Veil Whisper", energy=3).text(hidden, draw(1)),
    Unit("TST-6V02", "Veil Keeper", energy=1, might=1).text(cant(every(opponent)(reveal(every(card, your_hand))))),
]


def there(*attackers: str, beside: str = "Test Might 1") -> Table:
    """Your Meadow with a facedown card, attacked by these; a bystander of the foe's in the base."""
    mine = {place: ["Test Might 6"] for place in (MEADOW, MOOR)}
    table = Table(
        quiet(at=mine, facedown={place: ["Veil Whisper"] for place in mine}),
        quiet(base=[*attackers, beside]), battlefields=PLAIN, turn_of=FOE,
    )
    table.foe.move(*attackers, to=MEADOW)
    table.foe.passes()
    return table


def places(table: Table) -> list[int]:
    """Where the facedown cards lie that you are offered to play."""
    ids = [option.subject for option in table.open.options if option.key.startswith("play:")]
    return [table.state.objects[id].place for id in ids]


def field(table: Table, name: str) -> int:
    """The number of a battlefield."""
    return table._field(table.state, name).id


@covers("054.1", "421.4", "811.1.b")
def test_what_can_not_be_revealed_is_not_played_from_face_down_there() -> None:
    free = there("Test Might 1", beside="Veil Jammer")
    assert (free.open.seat, places(free)) == (YOU, [field(free, MEADOW), field(free, MOOR)])
    jammed = there("Veil Jammer")
    assert places(jammed) == [field(jammed, MOOR)]
    card_ = jammed.state.objects[jammed._field(jammed.state, MEADOW).facedown[0]]
    assert [reason.rule for reason in jammed.game.why_not(YOU, f"play:{card_.id}")] == ["054.1"]
    kept = there("Veil Keeper")
    assert places(kept) == [field(kept, MEADOW), field(kept, MOOR)], "that is about hands"


@covers("054.1", "323.7", "421.4")
def test_its_own_player_may_and_what_the_rules_show_is_shown() -> None:
    own = Table(quiet(at={MEADOW: ["Veil Jammer"]}, facedown={MEADOW: ["Veil Whisper"]}), quiet(), battlefields=PLAIN)
    assert places(own) == [field(own, MEADOW)]
    foe = quiet(base=["Veil Jammer"])
    lost = Table(quiet(at={MEADOW: ["Test Might 1"]}, facedown={MEADOW: ["Veil Whisper"]}), foe, battlefields=PLAIN,
                 turn_of=FOE)
    lost.foe.move("Veil Jammer", to=MEADOW)
    lost.pass_all()
    assert lost.trash(YOU) == ["Test Might 1", "Veil Whisper"]
    assert [event.rule for event in lost.events("revealed")] == ["421.4"]


def test_it_is_said() -> None:
    assert say(find_or_extra("Veil Jammer")) == "Opponents can't reveal facedown cards here."
