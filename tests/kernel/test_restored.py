"""A game that was saved and restored goes on like one that never was, whatever came and went before."""
from __future__ import annotations

from cards.tools.checks import Kept, check_goes_on, check_restored
from engine.words import Unit, assault, base_might, every, exhausted, friendly, have, if_, is_, me, tank, unit, without
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, YOU, Table

EXTRA += [
    Unit("TST-K01", "Kept Drummer", energy=0, might=1).text(have(every(friendly, unit), tank)),
    Unit("TST-K02", "Kept Piper", energy=0, might=1).text(have(every(friendly, unit), assault(1))),
    Unit("TST-K03", "Kept Giant", energy=0, might=1).text(if_(is_(me, exhausted), have(me, base_might(5)))),
    Unit("TST-K04", "Kept Loner", energy=0, might=1).text(if_(is_(me, exhausted), have(me, without(tank)))),
]


def without_the_first(name: str, *others: str) -> Table:
    """You had two units of that name, and others between them; the first is gone."""
    table = Table(quiet(base=[name, *others, name], hand=["Test Vanish"]), quiet(), battlefields=PLAIN)
    table.answer(YOU, table.you._first("play", "Test Vanish"), f"obj:{table.thing(name).id}", "confirm")
    table.resolve()
    return table


def test_keywords_are_told_in_one_order_whichever_of_their_sources_left() -> None:
    table = without_the_first("Kept Drummer", "Kept Piper")
    assert check_restored(table.game).game.sight() == table.game.sight()
    assert [thing.keywords for thing in table.game.sight().players[YOU].base] == [("Assault", "Tank")] * 2


def test_texts_that_begin_to_apply_together_do_so_in_one_order() -> None:
    table = without_the_first("Kept Giant", "Kept Loner")
    before = check_restored(table.game)
    moved = table.you.move("Kept Giant", "Kept Loner", to=PLAIN[0])
    check_goes_on(before, Kept(table.game, table.game.fingerprint()), moved)
    assert len(table.state.awake) == 2
    assert table.might("Kept Giant") == 5
