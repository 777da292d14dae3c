"""What every unit and spell costs, how units enter, and that one rune less is not enough. What they do has its own
scenarios."""
from __future__ import annotations

import pytest

from tests.cards.naming import card
from tests.table import MEADOW, MOOR, Table, side

VANILLA = (("Playful Phantom", "calm", 5, 5), ("Mega-Mech", "mind", 7, 8), ("Mountain Drake", "body", 9, 10),
           ("Vanguard Sergeant", "order", 4, 4))
UNITS = (
    ("Pouty Poro", "fury", 2, 0, 2), ("Stalwart Poro", "calm", 2, 0, 2), ("Wielder of Water", "calm", 3, 0, 2),
    ("Eager Apprentice", "mind", 3, 0, 3), ("Lecturing Yordle", "mind", 3, 0, 2),
    ("Ravenbloom Student", "mind", 2, 0, 2), ("Crackshot Corsair", "body", 3, 0, 3), ("Dune Drake", "body", 5, 0, 5),
    ("First Mate", "body", 3, 0, 3), ("Stormclaw Ursine", "body", 7, 0, 6), ("Mystic Poro", "chaos", 2, 0, 2),
    ("Sai Scout", "chaos", 6, 0, 5), ("Sneaky Deckhand", "chaos", 3, 0, 2), ("Traveling Merchant", "chaos", 2, 0, 2),
    ("Maddened Marauder", "chaos", 5, 0, 4), ("Daring Poro", "order", 2, 0, 2),
    ("Faithful Manufactor", "order", 3, 0, 2), ("Petty Officer", "order", 5, 0, 5),
    ("Noxian Drummer", "order", 3, 0, 3), ("Annie, Fiery", "fury", 5, 1, 4), ("Yi, Meditative", "calm", 5, 1, 4),
    ("Zephyr Sage", "calm", 6, 1, 6), ("Lux, Illuminated", "mind", 6, 1, 5), ("Garen, Rugged", "body", 6, 1, 5),
    ("Yi, Honed", "body", 7, 1, 6), ("Annie, Stubborn", "chaos", 4, 1, 3), ("Garen, Commander", "order", 6, 1, 5),
    ("Lux, Crownguard", "order", 4, 0, 2), ("Vanguard Attendant", "order", 6, 1, 5), ("Tibbers", "fury", 8, 2, 7),
)
READY = ("Yi, Honed", "Vanguard Attendant")
SPELLS = (
    ("Disintegrate", "fury", 4, 0), ("En Garde", "calm", 1, 0), ("Meditation", "calm", 2, 0),
    ("Falling Comet", "mind", 5, 0), ("Stupefy", "mind", 1, 0), ("Singularity", "mind", 6, 2),
    ("Cannon Barrage", "body", 2, 1), ("Confront", "body", 2, 0), ("Mobilize", "body", 2, 0), ("Gust", "chaos", 1, 0),
    ("Morbid Return", "chaos", 2, 0), ("Back to Back", "order", 3, 0), ("Firestorm", "fury", 6, 1),
    ("Incinerate", "fury", 2, 0), ("Gentlemen's Duel", "body", 6, 1), ("Flash", "chaos", 2, 0),
    ("Blast of Power", "order", 6, 1), ("Recruit the Vanguard", "order", 6, 0), ("Highlander", "calm", 4, 0),
    ("Highlander", "body", 4, 0), ("Final Spark", "mind", 8, 0), ("Final Spark", "order", 8, 0),
    ("Decisive Strike", "body", 5, 1), ("Decisive Strike", "order", 5, 1), ("Tibbers", "chaos", 8, 2),
)


def other(domain: str) -> str:
    """A domain in which that one's Power can't be paid."""
    return {"fury": "calm", "calm": "mind", "mind": "fury", "body": "chaos", "chaos": "calm", "order": "fury"}[domain]


@card(*(name for name, *_ in VANILLA))
@pytest.mark.parametrize(("name", "domain", "energy", "might"), VANILLA)
def test_a_unit_without_text_costs_its_energy_and_enters_exhausted_at_the_base(
    name: str, domain: str, energy: int, might: int
) -> None:
    table = Table(you=side(hand=[name], runes={domain: energy}))
    table.you.play(name)
    assert table.where(name) == "base"
    assert table.might(name) == might
    assert table.thing(name).exhausted
    assert table.ready_runes() == 0
    assert len(table.state.players[0].runes) == energy
    assert table.open.kind == "act"
    assert name not in table.you.offered("move")


@card(*(name for name, *_ in VANILLA))
@pytest.mark.parametrize(("name", "domain", "energy", "might"), VANILLA)
def test_one_rune_less_is_not_enough_for_it(name: str, domain: str, energy: int, might: int) -> None:
    table = Table(you=side(hand=[name], runes={domain: energy - 1}, spent={domain: 1}))
    assert name not in table.you.offered("play")
    assert table.you.why_not("play", name) == ["357"]


@pytest.mark.parametrize(("name", "domain", "energy", "power", "might"), UNITS)
def test_a_unit_costs_energy_and_power_and_enters(name: str, domain: str, energy: int, power: int, might: int) -> None:
    table = Table(you=side(hand=[name], deck=["Gust"], runes={domain: energy}))
    table.you.play(name)
    table.pass_all()
    if table.open.kind == "recycle":
        table.you.choose("keep")
    assert table.where(name) == "base"
    assert table.might(name) == might
    assert table.thing(name).exhausted == (name not in READY)
    assert table.ready_runes() == 0
    assert len(table.events("recycled")) == power


@pytest.mark.parametrize(("name", "domain", "energy", "power", "might"), UNITS)
def test_a_unit_is_not_offered_for_one_energy_less_or_power_of_another_domain(
    name: str, domain: str, energy: int, power: int, might: int
) -> None:
    short = Table(you=side(hand=[name], runes={domain: energy - 1}, spent={domain: 2}))
    assert short.you.why_not("play", name) == ["357"]
    mixed = Table(you=side(hand=[name], runes={other(domain): energy + 2}))
    assert mixed.you.why_not("play", name) == (["357"] if power else [])
    assert (name in mixed.you.offered("play")) == (not power)


def anything(domain: str, ready: int, spent: int = 0, spent_domain: str = "") -> Table:
    """A table on which every spell has something to choose."""
    return Table(
        you=side(
            hand=[name for name, *_ in SPELLS], trash=["Pouty Poro"], at={MOOR: ["Daring Poro", "Petty Officer"]},
            runes={domain: ready} if ready else {}, spent={spent_domain or domain: spent},
        ),
        foe=side(at={MEADOW: ["Vanguard Sergeant", "Daring Poro"]}),
    )


@pytest.mark.parametrize(("name", "domain", "energy", "power"), SPELLS)
def test_what_a_spell_costs_can_be_paid_and_one_less_can_not(name: str, domain: str, energy: int, power: int) -> None:
    assert name in anything(domain, energy, power).you.offered("play")
    assert anything(domain, energy - 1, 3).you.why_not("play", name) == ["357"]
    mixed = anything(other(domain), energy + power, max(0, power - 1), domain)
    assert mixed.you.why_not("play", name) == (["357"] if power else [])
