"""What a player exchanges between two games of a match (TR403): chosen key by key, judged as a whole."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.kernel.decision import Option, Reason, Refused
from engine.library import Catalogue
from engine.rules.formats.decks import Deck, champion_faults, faults
from engine.rules.meaning.labels import short
from engine.rules.procedures.setup import facts

Counts = tuple[tuple[str, int], ...]
Options = tuple[Option, ...]
OUT, INTO, CHAMPION = "out", "in", "champion"
"""What the keys begin with: a copy goes out, one comes in, another champion is chosen. The card's code follows."""


class Exchange(NamedTuple):
    """What a player changes for the next game: cards out of the Main Deck, as many into it from the sideboard, and a
    Chosen Champion."""

    out: Counts = ()
    into: Counts = ()
    champion: str = ""


class Sideboarding(NamedTuple):
    """The question to a seat between two games, as far as it has chosen. Each option, by the keys `out:CODE`, `in:CODE`
    and `champion:CODE`, makes the path longer by one; the path may be sent once nothing is `wrong` with it. `wish` is
    what it comes to, and `names` tells what its cards are called."""

    number: int
    seat: int
    out: Options
    into: Options
    champions: Options
    wish: Exchange
    names: dict[str, str]
    wrong: tuple[Reason, ...]
    why: str = "TR403.4"


@dataclass(frozen=True, slots=True)
class Configured:
    """A registered deck as it is played in one game."""

    name: str
    legend: str
    champion: str
    main: Counts
    runes: Counts
    battlefields: tuple[str, ...]
    starter: bool
    sideboard: Counts


def sideboarding(
    number: int, seat: int, deck: Deck, path: Sequence[str], catalogue: Catalogue, brought: int,
) -> Sideboarding:
    """What a seat may still choose for its registered deck, by the path so far. Raises `Refused` for a path with a key
    that wasn't offered."""
    for length, key in enumerate(path):
        before = choices(deck, wished(path[:length]), catalogue)
        if key not in {option.key for options in before for option in options}:
            raise Refused(Reason("TR403.4", f"{key} can't be exchanged"))
    wish = wished(path)
    wrong = tuple(dict.fromkeys(misfits(deck, wish, catalogue, brought)))
    names = {code: catalogue.cards[code].name for code in (*dict(deck.main), *dict(deck.sideboard))}
    return Sideboarding(number, seat, *choices(deck, wish, catalogue), wish, names, wrong)


def choices(deck: Deck, wish: Exchange, catalogue: Catalogue) -> tuple[Options, Options, Options]:
    """The copies that may still go out, those that may come in, and the champions that may be chosen (TR403.4.a)."""
    now = configured(deck, wish)
    out, into = Counter(dict(deck.main)), Counter(dict(deck.sideboard))
    out.subtract(dict(wish.out))
    into.subtract(dict(wish.into))
    others = [code for code, _ in now.main if code != now.champion
              and not any(champion_faults(replace(now, champion=code), catalogue))]
    return (
        options(OUT, (+out).items(), catalogue), options(INTO, (+into).items(), catalogue),
        options(CHAMPION, [(code, 0) for code in others], catalogue),
    )


def options(what: str, cards: Iterable[tuple[str, int]], catalogue: Catalogue) -> Options:
    """Cards as options, with how many copies there are."""
    return tuple(
        Option(f"{what}:{code}", short(catalogue.cards[code].name),
               f"{n} left, {facts(catalogue.cards[code])}" if n else facts(catalogue.cards[code]))
        for code, n in cards
    )


def wished(path: Sequence[str]) -> Exchange:
    """What a path comes to. Each key counts for one copy; of champions the last one counts."""
    chosen: dict[str, Counter[str]] = {OUT: Counter(), INTO: Counter()}
    champion = ""
    for key in path:
        what, _, code = key.partition(":")
        if what == CHAMPION:
            champion = code
        else:
            chosen[what][code] += 1
    return Exchange(tuple(chosen[OUT].items()), tuple(chosen[INTO].items()), champion)


def exchange(values: Sequence[Sequence[Sequence[object]] | str]) -> Exchange:
    """An exchange as it was saved."""
    out, into, champion = values
    return Exchange(
        tuple((str(code), int(str(n))) for code, n in out), tuple((str(code), int(str(n))) for code, n in into),
        str(champion),
    )


def misfits(deck: Deck, wish: Exchange, catalogue: Catalogue, brought: int) -> list[Reason]:
    """Everything that stands against an exchange: it is unequal, or the deck that it makes is not legal."""
    return [*unequal(deck, wish, catalogue), *faults(configured(deck, wish), catalogue, brought)]


def unequal(deck: Deck, wish: Exchange, catalogue: Catalogue) -> list[Reason]:
    """TR403.4: what goes out has to be in the Main Deck, what comes in has to be in the sideboard, and they are equally
    many."""
    out, into = sum(n for _, n in wish.out), sum(n for _, n in wish.into)
    found = (
        [Reason("TR403.4", f"{out} cards out and {into} in; they are exchanged one for one.")] if out != into else []
    )
    for there, codes, name in (
        (dict(deck.main), wish.out, "Main Deck"),
        (dict(deck.sideboard), wish.into, "sideboard"),
    ):
        found += [
            Reason("TR403.4", f"{named(code, catalogue)}: {n} of {there.get(code, 0)} in the {name}.")
            for code, n in codes
            if not 0 < n <= there.get(code, 0)
        ]
    return found


def named(code: str, catalogue: Catalogue) -> str:
    """A card's name; its code where it is none that is known."""
    return catalogue.cards[code].name if code in catalogue.cards else code


def configured(deck: Deck, wish: Exchange) -> Configured:
    """A registered deck with an exchange made."""
    plain = Configured(
        deck.name, deck.legend, deck.champion, deck.main, deck.runes, tuple(deck.battlefields), deck.starter,
        deck.sideboard,
    )
    main, side = Counter(dict(deck.main)), Counter(dict(deck.sideboard))
    for gone, come, codes in ((main, side, wish.out), (side, main, wish.into)):
        gone.subtract(dict(codes))
        come.update(dict(codes))
    return replace(
        plain, champion=wish.champion or deck.champion, main=tuple((+main).items()), sideboard=tuple((+side).items())
    )
