"""Several steps of a draft taken together: for panels that show as one question what the engine asks one by one.

What comes of it is a path like any other: it is tried on a fork, refused as a whole, and answered at once.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Game
from engine.kernel.decision import Decision, Option, Reason, Refused
from engine.names.answers import CONFIRM, DONE, KEEP, PASS
from engine.sights import PlayerSight
from engine.words.event_kinds import EventKind

MOVE = "move:"
"""How the first key of a Standard Move begins."""


def several(game: Game, number: int, seat: int, path: Sequence[str], keys: Sequence[str]) -> tuple[str, ...]:
    """The path with several keys given to its open choice, one after another, and closed where no more has to be
    chosen (355.5). Raises `Refused` when they don't go together; then nothing has changed."""
    asked = game.draft(number, seat, path)
    longer = (*path, *keys)
    left = game.draft(number, seat, longer)
    same = len(keys) < asked.upto and (left.prompt, left.why, left.source) == (asked.prompt, asked.why, asked.source)
    return (*longer, DONE) if same and DONE in left.keys else longer


def keeping(game: Game, number: int, seat: int, path: Sequence[str]) -> Decision:
    """The next question of a draft (`Game.draft`), folded, and with keeping Priority only where it means something
    (TR503.9.b): the item stays on the chain, and its player could do something in that window. Raises `Refused`."""
    asked = folded(game, game.draft(number, seat, path), path)
    if KEEP not in asked.keys or asked.kind != "confirm" or is_worth(game, number, seat, (*path, KEEP)):
        return asked
    return asked._replace(options=tuple(option for option in asked.options if option.key != KEEP))


def is_worth(game: Game, number: int, seat: int, keys: Sequence[str]) -> bool:
    """Whether a seat that keeps Priority so could do something with it."""
    twin = game.fork()
    twin.answer(number, seat, keys)
    return twin.sight().priority == seat and any(
        one.kind != "act" and twin.responses(seat) for one in twin.pending() if one.seat == seat)


# --- choices without a difference

def folded(game: Game, asked: Decision, path: Sequence[str] = ()) -> Decision:
    """A question in which one option stands for all those that make no difference among each other. Where several are
    chosen together each of them can be; damage is assigned as a whole."""
    if asked.most > 1 or asked.upto > 1 or asked.kind == "assign":
        return asked
    groups = {group.keys[0]: len(group.keys) for group in game.alike(asked.number, asked.seat, path)}
    return asked._replace(options=tuple(counted(option, groups[option.key])
                                        for option in asked.options if option.key in groups))


def counted(option: Option, n: int) -> Option:
    """An option that stands for so many."""
    return option._replace(full=f"{option.full}{' · ' if option.full else ''}any of {n}") if n > 1 else option


def onward(game: Game, number: int, seat: int, path: Sequence[str]) -> tuple[str, ...]:
    """The path of a draft up to the next question in which the options differ. Nobody but its player sees a draft, so
    this tells nothing. Raises `Refused`."""
    asked = game.draft(number, seat, path)
    while len(asked.options) > 1 and len(game.alike(number, seat, path)) == 1:
        path = (*path, asked.keys[0])
        asked = game.draft(number, seat, path)
    return tuple(path)


def back(game: Game, number: int, seat: int, path: Sequence[str]) -> tuple[str, ...]:
    """The path one question shorter, of those in which the options differ. Raises `Refused`."""
    shorter = tuple(path[:-1])
    while shorter and onward(game, number, seat, shorter) != shorter:
        shorter = shorter[:-1]
    return shorter


# --- what comes of it

class Outlook(NamedTuple):
    """What comes of a draft that is confirmed now: what its player has left right after it, and whether nothing would
    happen as the game stands, so nobody responds."""

    left: PlayerSight
    idle: bool


IDLE: tuple[EventKind, ...] = ("resolved", "played", "trashed", "mistargeted")
"""What happens to an item that resolves without doing anything."""


def outlook(game: Game, number: int, seat: int, path: Sequence[str]) -> Outlook:
    """What comes of a draft that is confirmed now, tried on a fork. Raises `Refused`."""
    twin = game.fork()
    twin.answer(number, seat, (*path, CONFIRM))
    sight = twin.sight(seat)
    return Outlook(sight.players[seat], bool(sight.chain) and idles(twin, sight.chain[-1].id))


def idles(twin: Game, item: int) -> bool:
    """Whether that chain item resolves, when everybody passes, without asking or changing anything."""
    kinds: list[EventKind] = []
    while any(one.id == item for one in twin.sight().chain):
        asked = twin.pending()[0]
        if PASS not in asked.keys:
            return False
        kinds += (event.kind for event in twin.answer(asked.number, asked.seat, (PASS,)).events)
    return all(kind in IDLE for kind in kinds)


# --- the last choice

class Last(NamedTuple):
    """An option with which a play is complete: the path up to its confirmation, what that says is paid, whether there
    is another way to pay, or to keep Priority, and what comes of it."""

    option: Option
    path: tuple[str, ...]
    verb: str
    cost: str
    otherwise: bool
    outlook: Outlook


def lasts(game: Game, number: int, seat: int, path: Sequence[str], asked: Decision) -> tuple[Last, ...]:
    """Those options of the next question of a draft after which only its confirmation is left."""
    found = []
    for option in asked.options if asked.upto == 1 and asked.kind != "confirm" and asked.kind != "pay" else ():
        longer = onward(game, number, seat, (*path, option.key))
        question = keeping(game, number, seat, longer)
        if question.kind == "confirm":
            verb = next(one.short for one in question.options if one.key == CONFIRM).partition(" ")[0]
            cost = question.prompt.rpartition(": ")[2]
            found.append(Last(option, longer, verb, cost, set(question.keys) != {CONFIRM},
                              outlook(game, number, seat, longer)))
    return tuple(found)


# --- moving

class Way(NamedTuple):
    """A place that units can move to together, what that costs besides exhausting them (empty: nothing), and the path
    up to its last key. `units` says how many they are; `kept`: Priority could be kept with it."""

    place: Option
    cost: str
    path: tuple[str, ...]
    units: int
    kept: bool


class Moving(NamedTuple):
    """A Standard Move that is being composed: who may move along with the first unit, where those go that are chosen,
    and where all go that are at its place."""

    along: tuple[Option, ...]
    ways: tuple[Way, ...]
    everybody: tuple[Way, ...]

    def answer(self, key: str, keep: bool = False) -> tuple[str, ...]:
        """The whole path for “at:5”, or “all:at:5” for everybody. Raises `Refused` for what isn't offered."""
        ways, name = (self.everybody, key.removeprefix("all:")) if key.startswith("all:") else (self.ways, key)
        for way in ways:
            if way.place.key == name and (way.kept or not keep):
                return (*way.path, KEEP if keep else CONFIRM)
        raise Refused(Reason("144.2", "they can't move there together"))


def moving(game: Game, number: int, seat: int, first: str, along: Sequence[str] = ()) -> Moving:
    """The move that begins with that key (144), with those who are chosen to move along. Raises `Refused`."""
    asked = game.draft(number, seat, (first,))
    alone = [(place, game.draft(number, seat, (first, place.key))) for place in asked.options]
    others = {option.key: option for _, question in alone for option in companions(question)}
    near = beside(game, seat, int(first.removeprefix(MOVE)))
    ways = [way(game, number, seat, place, (first, place.key, *along)) for place, _ in alone]
    everybody = [
        way(game, number, seat, place, (first, place.key, *keys))
        for place, question in alone
        if len(keys := [option.key for option in companions(question) if option.subject in near]) > 0
        and set(keys) != set(along)
    ]
    return Moving(tuple(others.values()), tuple(filter(None, ways)), tuple(filter(None, everybody)))


def companions(question: Decision) -> Iterator[Option]:
    """Who may still move along, of the question that confirms a move."""
    return (option for option in question.options if option.key.startswith("also:"))


def way(game: Game, number: int, seat: int, place: Option, path: tuple[str, ...]) -> Way | None:
    """The move along that path; None where they can't go together."""
    try:
        question = game.draft(number, seat, path)
    except Refused:
        return None
    confirm = next(option for option in question.options if option.key == CONFIRM)
    cost = confirm.full.partition(", ")[2]
    return Way(place, cost, path, len(path) - 1, KEEP in question.keys)


def beside(game: Game, seat: int, unit: int) -> frozenset[int]:
    """The objects at the place of that unit, as the seat sees them."""
    sight = game.sight(seat)
    places = [player.base for player in sight.players] + [field.units for field in sight.battlefields]
    found = [frozenset(one.id for one in place) for place in places]
    return next((place for place in found if unit in place), frozenset())
