"""Official rulings about cards of Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.rules.covers import ruling
from tests.table import MEADOW, MOOR, Table, one, side

PORO, DRAKE, APHELIOS, SONG = "Daring Poro", "Mountain Drake", "Aphelios, Exalted", "Svellsongur"


@ruling("R113")
@card(SONG, "Cleave")
@pytest.mark.parametrize(("attached", "might"), [([], 6), ([SONG], 7), ([SONG] * 3, 9), (["Serrated Dirk", SONG], 9)])
def test_svellsongur_copies_what_is_printed_and_neither_what_was_given_nor_other_equipment(
    attached: list[str], might: int
) -> None:
    """A Poro (2) with Assault, given Assault 3: each Svellsongur is one Assault more, whatever else it wears."""
    table = Table(you=side(base=[PORO, *attached], hand=["Cleave"], pool={"energy": 9, "calm": 3, "fury": 1}),
                  foe=side(at={MEADOW: [DRAKE]}))
    table.you.play("Cleave", on=PORO)
    table.resolve()
    for number, gear in enumerate(attached, 1):
        name = f"{gear}#{number}" if attached.count(gear) > 1 else gear
        table.you.use(name, on=PORO)
        table.resolve()
    table.you.move(PORO, to=MEADOW)
    assert table.might(PORO) == might


@ruling("R147", rule="477.1.b.2")
@card(SONG, APHELIOS)
def test_svellsongur_copies_the_text_too_late_to_see_itself_attached() -> None:
    table = Table(you=side(base=[APHELIOS, SONG], pool={"energy": 1, "calm": 1}), foe=side())
    table.you.use(SONG, on=APHELIOS)
    table.resolve()
    table.you.choose("Buff a friendly unit")
    table.resolve()
    assert (len(table.events("triggered")), table.open.kind) == (1, "act")


@ruling("R119")
@card("Ezreal, Prodigy", "Blast Corps Cadet", "Doran's Blade")
def test_ezreal_saves_on_a_one_off_optional_cost_and_never_on_equip() -> None:
    """Blast Corps Cadet costs 2, and 1 and 1 Fury more for its effect."""
    table = Table(you=side(base=["Ezreal, Prodigy"], hand=["Blast Corps Cadet"], pool={"energy": 2, "fury": 1}),
                  foe=side(at={MEADOW: [DRAKE], MOOR: ["Recruit"]}))
    table.you.play("Blast Corps Cadet", extra="pay 1 energy")
    table.you.choose(DRAKE)
    table.resolve()
    assert table.thing(DRAKE).damage == 2
    equip = Table(you=side(base=["Ezreal, Prodigy", "Doran's Blade", one(PORO)], pool={"energy": 3}), foe=side())
    assert equip.you.why_not("use", "Doran's Blade") == ["357"]


@ruling("R107")
@card("Forgotten Monument", "Renata Glasc, Mastermind")
def test_forgotten_monument_stops_no_point_of_renata() -> None:
    table = Table(you=side(at={"Forgotten Monument": ["Renata Glasc, Mastermind"]}, runes={"mind": 8}), foe=side(),
                  battlefields=("Forgotten Monument", MOOR), turn=1)
    table.you.use("Renata Glasc, Mastermind", n=1)
    table.resolve()
    assert table.points() == (1, 0)
