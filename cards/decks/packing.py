"""A deck as one line of JSON, by card codes, for whoever keeps it."""
from __future__ import annotations

import json

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError

from cards.decks.lists import DeckError, DeckList


class _Packed(BaseModel):
    """What is kept."""

    model_config = ConfigDict(frozen=True)

    name: str
    legend: str
    champion: str
    main: dict[str, PositiveInt]
    runes: dict[str, PositiveInt]
    battlefields: list[str]
    sideboard: dict[str, PositiveInt] = {}


def pack(deck: DeckList) -> str:
    """The deck as a line. That it may be an unmodified preconstructed one isn't kept."""
    return json.dumps({
        "name": deck.name, "legend": deck.legend, "champion": deck.champion, "main": dict(deck.main),
        "runes": dict(deck.runes), "battlefields": deck.battlefields, "sideboard": dict(deck.sideboard),
    }, ensure_ascii=False, separators=(",", ":"))


def unpack(line: str) -> DeckList:
    """The deck that was packed. Raises `DeckError`."""
    try:
        kept = _Packed.model_validate_json(line)
    except ValidationError as wrong:
        raise DeckError("the deck is kept in a way that can’t be read here") from wrong
    return DeckList(
        kept.name, kept.legend, kept.champion, tuple(kept.main.items()), tuple(kept.runes.items()),
        tuple(kept.battlefields), sideboard=tuple(kept.sideboard.items()),
    )
