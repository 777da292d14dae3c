"""Which cards a format allows on a day (103.2.e, TR601.2), how many (TR402.1), and what teammates may not share
(489.8.h, i)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Protocol

from engine.editions import CURRENT, Edition
from engine.kernel.decision import Reason
from engine.library import Catalogue
from engine.rules.formats.decks import Deck, every_code, faults, size
from engine.rules.formats.modes import Mode

__all__ = ["Catalogue", "Format", "beyond", "illegal", "refused", "team_faults", "unfit"]


class Format(Protocol):
    """A format as data: the sets that are legal and from which day on (`None`: from the beginning), and the names that
    are banned, from which day on. `preconstructed`: an unmodified starter deck may hold banned cards (TR601.2.d.2).
    `exact`: how many cards a Main Deck has, no more and no fewer (TR402.1, TR601.1.b); 0 where it may have more than it
    needs (103.2)."""

    @property
    def title(self) -> str: ...
    @property
    def sets(self) -> tuple[tuple[str, date | None], ...]: ...
    @property
    def banned(self) -> tuple[tuple[str, date], ...]: ...
    @property
    def preconstructed(self) -> bool: ...
    @property
    def exact(self) -> int: ...


def refused(deck: Deck, catalogue: Catalogue, form: Format, day: date, brought: int = 3) -> tuple[Reason, ...]:
    """Everything that stands against a deck in a format on a day: what is wrong with any such deck (103), then what
    the format doesn't allow. Empty when it can be played."""
    found = faults(deck, catalogue, brought)
    if any(code not in catalogue.cards for code in every_code(deck)):
        return found
    return tuple(dict.fromkeys((*found, *illegal(deck, catalogue, form, day))))


def illegal(deck: Deck, catalogue: Catalogue, form: Format, day: date) -> tuple[Reason, ...]:
    """The cards of a deck, sideboard included, that the format doesn't allow on that day, and a Main Deck of another
    size than it asks for; every code has to be in the catalogue."""
    found: list[Reason] = []
    excused = form.preconstructed and deck.starter and not deck.sideboard
    for code in every_code(deck):
        found += [
            reason for reason in unfit(catalogue, code, form, day) if not (excused and reason.rule == "TR601.2.d")
        ]
    if form.exact and size(deck) != form.exact:
        wanted = f"in {form.title} it must have exactly {form.exact}, the Chosen Champion included"
        found.append(Reason("TR402.1", f"The Main Deck has {size(deck)} cards; {wanted}."))
    return tuple(found)


def unfit(catalogue: Catalogue, code: str, form: Format, day: date) -> Iterable[Reason]:
    """Why a card isn't allowed in a format on that day."""
    card = catalogue.declared[code]
    open_sets = {name for name, since in form.sets if since is None or since <= day}
    printed = catalogue.sets[card.name]
    if not printed & open_sets:
        later = [
            f"{name} is legal from {since} on" for name, since in form.sets if name in printed and since is not None
        ]
        yield Reason(
            "TR601.2.a", f"{card.name} is from no set that {form.title} allows" + (f": {later[0]}." if later else ".")
        )
    for name, since in form.banned:
        if name == card.name and since <= day:
            yield Reason("TR601.2.d", f"{card.name} is banned in {form.title} since {since}.")


def beyond(deck: Deck, catalogue: Catalogue, edition: Edition) -> Iterable[Reason]:
    """103.2.e: the cards of a deck, sideboard included, from sets whose keywords that edition of the rules doesn't
    define; every code has to be in the catalogue."""
    if edition is CURRENT:  # it plays test cards too, which are from no set
        return
    for code in every_code(deck):
        name = catalogue.declared[code].name
        if not catalogue.sets[name] & {*edition.sets}:
            yield Reason(edition.cite("103.2.e"), f"{name} is from no set that the Core Rules {edition.name} know.")


def team_faults(decks: Sequence[tuple[str, Deck | None]], mode: Mode, catalogue: Catalogue) -> Iterable[Reason]:
    """489.8.h, 489.8.i: teammates, given by seat with their names, may not bring the same legend nor the same
    battlefield. A seat whose deck isn't known yet stands against nobody."""
    for seat, (name, deck) in enumerate(decks):
        for other in range(seat + 1, len(decks)):
            mate, theirs = decks[other]
            if deck is None or theirs is None or mode.team(seat) != mode.team(other):
                continue
            if (legend := catalogue.cards[deck.legend].name) == catalogue.cards[theirs.legend].name:
                yield Reason("489.8.h", f"{name} and {mate} both play {legend}; teammates need different legends.")
            mine = {catalogue.cards[code].name for code in deck.battlefields}
            for both in sorted(mine & {catalogue.cards[code].name for code in theirs.battlefields}):
                yield Reason("489.8.i", f"{name} and {mate} both bring {both}; teammates need different battlefields.")
