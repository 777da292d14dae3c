"""Noxus Saboteur: what opponents hid can't be revealed where it is."""
from __future__ import annotations

from tests.cards.naming import card
from tests.table import FOE, MEADOW, MOOR, Table, side


def attacked(place: str) -> Table:
    """Consult the Past lies facedown at your Moor; the foe's Saboteur moves to that battlefield."""
    table = Table(
        you=side(at={MOOR: ["Mega-Mech"], MEADOW: ["Mega-Mech"]}, facedown={MOOR: ["Consult the Past"]},
                 deck=["Daring Poro"] * 4),
        foe=side(base=["Noxus Saboteur"]), turn_of=FOE,
    )
    table.foe.move("Noxus Saboteur", to=place)
    table.foe.passes()
    return table


@card("Noxus Saboteur", "Consult the Past")
def test_noxus_saboteur_keeps_opponents_cards_face_down_where_it_is() -> None:
    table = attacked(MOOR)
    assert table.you.offered("play") == set()
    assert table.you.why_not("play", "Consult the Past", zone="facedown") == ["054.1"]


@card("Noxus Saboteur", "Consult the Past")
def test_noxus_saboteur_forbids_nothing_elsewhere_and_nothing_to_its_own_player() -> None:
    table = attacked(MEADOW)
    assert table.you.offered("play") == {"Consult the Past"}
    own = Table(
        you=side(at={MOOR: ["Noxus Saboteur"]}, facedown={MOOR: ["Consult the Past"]}, deck=["Daring Poro"] * 4)
    )
    own.you.play("Consult the Past")
    own.resolve()
    assert own.hand() == ["Daring Poro"] * 2
