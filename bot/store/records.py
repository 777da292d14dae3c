"""What the store gives and takes."""
from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.store.message_names import MessageName
from bot.store.terms import DUEL, Terms

MatchState = Literal["invited", "decks", "running", "between", "over", "closed"]
"""From the invitation over the choice of decks, its games and the time between two of them to its end; `closed` is a
match that never began."""
PLAYING: tuple[MatchState, ...] = ("running", "between")
UNFINISHED: tuple[MatchState, ...] = ("invited", "decks", *PLAYING)

Trouble = Literal["", "thread", "write", "server"]
"""What is wrong with a match's place: nothing, the thread is gone, the bot may not write there, it left the server."""

Place = Literal["thread", "dm", "channel"]
"""Where a message of a match stands."""


class StoreError(Exception):
    """The store could not be reached or written in time; nothing was stored."""


class Forbidden(StoreError):
    """This user of the computer may not read the store, so nothing can be said of it. `advice` is what to do."""

    def __init__(self, said: str, advice: str) -> None:
        super().__init__(f"{said}: {advice}")
        self.said, self.advice = said, advice


class Conflict(StoreError):
    """Somebody else was faster: the game has moved on in the store. Nothing was stored; load it again."""


class UnknownMatch(LookupError):
    """There is no such match, or its game has not begun."""


class Seen(NamedTuple):
    """How far somebody has read the public log: the turn, how many of its lines, and how the last of them went then,
    for a line may have gone on since."""

    turn: int = 0
    lines: int = 0
    last: str = ""


UNREAD = Seen()
"""The mark of somebody who has read nothing yet."""


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of a match.

    `asked` is the number of the question that is open for them (-1: none), `asked_at` since when, `told` the last one
    for which they got a new message. `clicked` is when they last clicked on anything while a question was open for
    them, `dms_closed` the code with which Discord refuses private messages to them (0: it takes them), `held` that they
    want to be asked in every window, `orders` what else they have left word of, as the engine keeps it. `own` is their
    deck, packed, where it is none that is shipped: it stays as it was when it was chosen, whatever becomes of the saved
    one. `seen` is what they had before them when they answered last,
    `reminded` the last question of which an opponent had them reminded. `level` is that of a computer player, who is no
    user; “”: a person has the seat, or nobody.
    """

    seat: int
    user: int
    name: str
    deck: str = ""
    ready: bool = False
    accepted: bool = False
    asked: int = -1
    asked_at: float = 0.0
    told: int = -1
    clicked: float = 0.0
    dms_closed: int = 0
    held: bool = False
    own: str = ""
    orders: str = ""
    seen: Seen = UNREAD
    reminded: int = -1
    level: str = ""

    @property
    def taken(self) -> bool:
        """Whether anybody has the seat, a person or a computer."""
        return bool(self.user or self.level)


def game_id(match: str, number: int) -> str:
    """The id of a game of a match, by its number there: that of the match for the first."""
    return match if number <= 1 else f"{match}.{number}"


def minutes(started: float, ended: float) -> int:
    """How many minutes something took, or has taken so far if it hasn't ended (0)."""
    return max(1, round(((ended or time.time()) - started) / 60))


@dataclass(frozen=True, slots=True)
class Match:
    """A match from its invitation to its end.

    `lobby` is the message in the channel, `why` the reason of its end, `expires` when the invitation ends (0: never).
    `open`: anybody may take a seat that is free. `games`: how many of its games have begun. `guild` is 0 for one that
    somebody practises in private messages: it has no thread, and no board in one. `rematch_of`: the match that it is a
    rematch of (“”: none), `lost` the seat of who lost that (-1: nobody).
    """

    id: str
    state: MatchState
    guild: int
    channel: int
    lobby: int
    thread: int
    created: float
    started: float
    ended: float
    players: tuple[Player, ...]
    why: str = ""
    trouble: Trouble = ""
    expires: float = 0.0
    terms: Terms = DUEL
    open: bool = False
    games: int = 0
    rematch_of: str = ""
    lost: int = -1

    @property
    def game(self) -> str:
        """The id of the newest of its games, of which it has one at least."""
        return game_id(self.id, self.games)

    @property
    def playing(self) -> bool:
        """Whether its games have begun and aren't over."""
        return self.state in PLAYING

    def seat_of(self, user: int) -> int:
        """The seat of that Discord user, -1 for somebody else."""
        return next((player.seat for player in self.players if player.user == user != 0), -1)

    def others(self, seat: int) -> tuple[Player, ...]:
        """Everybody else who has a seat."""
        return tuple(player for player in self.seated if player.seat != seat)

    @property
    def seated(self) -> tuple[Player, ...]:
        """Everybody who has a seat."""
        return tuple(player for player in self.players if player.taken)

    @property
    def people(self) -> tuple[Player, ...]:
        """Those of them who are persons."""
        return tuple(player for player in self.players if player.user)

    @property
    def computers(self) -> tuple[Player, ...]:
        """Those of them who are computers."""
        return tuple(player for player in self.players if player.level)

    @property
    def practice(self) -> bool:
        """Whether one person plays, and everybody else is a computer."""
        return len(self.people) == 1 and len(self.computers) == len(self.players) - 1

    @property
    def computer(self) -> str:
        """The level of the computer that is alone with one person; “” for any other match."""
        return self.computers[0].level if self.practice and len(self.players) == 2 else ""

    @property
    def agreed(self) -> bool:
        """Whether every seat is taken, by somebody who accepts the terms."""
        return all(player.taken and player.accepted for player in self.players)

    def names_but(self, seat: int) -> tuple[str, ...]:
        """The names of everybody else."""
        return tuple(player.name for player in self.others(seat))

    @property
    def public(self) -> tuple[Place, int]:
        """Where opening and result of its games stand: in its thread; of one without a server in the private messages
        of its only person."""
        return ("thread", 0) if self.guild else ("dm", self.people[0].user)

    @property
    def link(self) -> str:
        """The address of the thread, or of the channel where there is none."""
        return f"https://discord.com/channels/{self.guild or '@me'}/{self.thread or self.channel}"

    @property
    def minutes(self) -> int:
        """How long the match took, or has taken so far."""
        return minutes(self.started, self.ended)


class FinishedTurn(NamedTuple):
    """A turn that has ended: its heading and its whole log."""

    number: int
    heading: str
    lines: tuple[str, ...]


class Window(NamedTuple):
    """A window of a masked match, by the number of its question. It was opened at a time, and no pass in it is seen
    before it is `due`. `by`: who has passed it, the player or a standing order; “” as long as nobody has."""

    number: int
    opened: float
    due: float
    by: Literal["", "player", "standing"] = ""

    def is_over(self, now: float) -> bool:
        """Whether a pass may be seen. A clock that was set back to before it opened must not hold it up."""
        return self.due <= now or now < self.opened


class SavedDeck(NamedTuple):
    """A deck that a user has saved, packed."""

    id: int
    user: int
    name: str
    cards: str
    saved: float


class StoredGame(NamedTuple):
    """A game as stored: the snapshot stands at the entry `seq`. `ended` is 0 as long as it goes on."""

    secret: bytes
    pins: bytes
    seq: int
    snapshot: bytes
    started: float = 0.0
    ended: float = 0.0

    @property
    def minutes(self) -> int:
        """How long it took, or has taken so far."""
        return minutes(self.started, self.ended)


class StoredLesson(NamedTuple):
    """A lesson that a user has begun: how far it has come (“”: it isn't being played), whether it is the one that they
    are in, when it changed, and when it was done (0: never)."""

    name: str
    run: str
    current: bool
    changed: float
    done: float


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a game's log as stored. `lines` are the public ones, `milestones` what counts for the result."""

    seq: int
    seat: int
    by: str
    kind: str
    number: int
    keys: tuple[str, ...]
    lines: tuple[str, ...] = ()
    milestones: tuple[tuple[str, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Surface:
    """A message that Discord has, or must get. It is due while `wanted` is ahead of `shown`.

    `channel` and `message` are 0 until it was sent. `tried` is when sending it was last tried without an answer. `mark`
    stands for what the message shows; it is empty when that isn't certain.
    """

    game: str
    name: MessageName
    place: Place
    user: int
    channel: int
    message: int
    created: float
    wanted: int
    shown: int
    tried: float
    mark: str = ""
