"""The decks that come with the project: the four starters, and decks of products whose cards are all declared."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from pydantic import BaseModel, ConfigDict, PositiveInt, ValidationError

from cards.catalogue import UnknownCard, find
from cards.decks.lists import Counts, DeckError, DeckList

STARTERS = ("annie", "garen", "lux", "yi")
"""The Proving Grounds decks."""
SHIPPED = (*STARTERS, "jinx", "viktor", "leesin", "fiora", "rumble", "vi", "vex", "shen", "zed")
"""The decks that are offered, by the names of their files. One that stands in `cards/shipped/` and not here waits for
cards."""


class _File(BaseModel):
    """A deck as it is stored: by card names, so that a reader can check it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str
    legend: str
    champion: str
    main: dict[str, PositiveInt]
    runes: dict[str, PositiveInt]
    battlefields: list[str]

    def deck(self) -> DeckList:
        """The same list by codes. Raises `UnknownCard`."""
        return DeckList(
            self.name, find(self.legend).code, find(self.champion).code, _counts(self.main), _counts(self.runes),
            tuple(find(name).code for name in self.battlefields), starter=True,
        )


def _counts(by_name: Mapping[str, int]) -> Counts:
    found: Counter[str] = Counter()
    for name, n in by_name.items():
        found[find(name).code] += n
    return tuple(found.items())


@cache
def starters() -> Mapping[str, DeckList]:
    """The four Proving Grounds decks by key: annie, garen, lux, yi. Raises `DeckError` if a file can't be read;
    legality is the engine's."""
    return MappingProxyType({key: shipped()[key] for key in STARTERS})


@cache
def shipped() -> Mapping[str, DeckList]:
    """Every deck that is offered, by key, the starters first. Raises `DeckError` if a file can't be read."""
    return MappingProxyType({key: load(f"{key}.json", text(key)) for key in SHIPPED})


def stored() -> tuple[str, ...]:
    """The keys of all files, also of those that wait for cards."""
    names = sorted(path.name for path in files("cards").joinpath("shipped").iterdir())
    return tuple(name.removesuffix(".json") for name in names if name.endswith(".json"))


def text(key: str) -> str:
    """What the file of a deck says."""
    return files("cards").joinpath("shipped", f"{key}.json").read_text(encoding="utf-8")


def load(source: str, said: str) -> DeckList:
    """A deck from what its file says. Raises `DeckError`."""
    try:
        return _File.model_validate_json(said).deck()
    except ValidationError as wrong:
        raise DeckError(
            *(f"{source}: {'.'.join(map(str, error['loc']))}: {error['msg']}" for error in wrong.errors())
        ) from wrong
    except UnknownCard as unknown:
        raise DeckError(f"{source}: {unknown}") from unknown
