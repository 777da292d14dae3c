"""Card lists in JSON: what somebody who has one gives to `cards new` and `cards compare`."""
from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError


class Power(BaseModel):
    """How many Power symbols a cost has."""

    model_config = ConfigDict(frozen=True)

    count: int


class Listed(BaseModel):
    """One card of a list. What declarations have no use for (rarity, image, …) may stand there, too."""

    model_config = ConfigDict(frozen=True)

    name: str
    codes: tuple[str, ...]
    type: str
    supertypes: tuple[str, ...] = ()
    domains: tuple[str, ...] = ()
    energy: int | None = None
    power: Power | None = None
    might: int | None = None
    might_bonus: int | None = None
    champion: str | None = None
    tags: tuple[str, ...] = ()
    text: str | None = None
    effect_text: str | None = None

    @property
    def code(self) -> str:
        """The collector number of the first printing."""
        return self.codes[0]

    @property
    def printed(self) -> str:
        """All its text; of an Equipment the granted text comes last (136)."""
        return "\n".join(filter(None, (self.text, self.effect_text)))


LIST = TypeAdapter(tuple[Listed, ...])


class BadList(ValueError):
    """A file holds no card list; the message says where it is wrong."""


def read(path: Path) -> dict[str, Listed]:
    """The cards of a list by every collector number. Raises `BadList`."""
    try:
        cards = LIST.validate_json(path.read_bytes())
    except OSError as failed:
        raise BadList(f"{path} can't be read: {failed.strerror}") from failed
    except ValidationError as wrong:
        first = wrong.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise BadList(f"{path}: {place + ': ' if place else ''}{first['msg']}") from wrong
    return {code: card for card in reversed(cards) for code in card.codes}
