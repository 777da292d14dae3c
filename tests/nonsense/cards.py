"""Nonsense in the facts of cards."""
# ruff: noqa: F403, F405 - the vocabulary is one name space
from __future__ import annotations

from engine.words import *
from tests.nonsense.rows import CODE, NAME, facts

FACTS = (
    facts(lambda: Unit(CODE, NAME, "calm", energy=1)),  # type: ignore[call-arg]
    facts(lambda: Unit(CODE, NAME, "water", energy=1, might=1)),
    facts(lambda: Unit(CODE, NAME, "calm", energy=-1, might=1)),
    facts(lambda: Unit(CODE, NAME, "calm", energy=1, might=-1)),
    facts(lambda: Unit(CODE, NAME, "calm", energy=1, might="two")),  # type: ignore[arg-type]
    facts(lambda: Unit(CODE, "", "calm", energy=1, might=1)),
    facts(lambda: Unit("", NAME, "calm", energy=1, might=1)),
    facts(lambda: Spell(CODE, NAME, "calm", energy=1, power=-1).text(draw(1))),
    facts(lambda: Spell(CODE, NAME, "calm", energy=1, might=2)),  # type: ignore[call-arg]
    facts(lambda: Spell(CODE, NAME, "calm", energy=1).text("Draw 1.")),  # type: ignore[arg-type]
    facts(lambda: Spell(CODE, NAME, "calm", energy=1).text(might(1))),  # type: ignore[arg-type]
    facts(lambda: Spell(CODE, NAME, "calm", energy=1).text(draw(1)).wearer(tank)),
    facts(lambda: Unit(CODE, NAME, "calm", energy=1, might=1).wearer(tank)),
    facts(lambda: Rune(CODE, NAME, "basic")),
    facts(lambda: Battlefield(CODE, NAME, energy=1)),  # type: ignore[call-arg]
    facts(lambda: Legend(CODE, NAME, "calm")),  # type: ignore[call-arg]
    facts(lambda: Card("creature", NAME, (CODE,))),  # type: ignore[arg-type]
    facts(lambda: Card("unit", NAME, (CODE,))),
    facts(lambda: Card("spell", NAME, (CODE,), energy=1, might=3)),
)
