"""The whole game at one moment, and how it is forked."""
from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.board.fixpoints import Settling
from engine.board.objects import (
    NOBODY,
    Battlefield,
    Effect,
    Grant,
    Item,
    Object,
    Origin,
    Player,
    Showdown,
    Trigger,
    Until,
    Waiting,
    base_of,
)
from engine.editions import CURRENT, Edition
from engine.kernel.agenda import Machine, Options
from engine.kernel.agenda import Question as Asked
from engine.kernel.decision import ACTING, DecisionKind, Option
from engine.kernel.event import Event
from engine.kernel.hooks import Hook
from engine.kernel.randomness import Randomness
from engine.names.answers import NO, PASS, default_answer
from engine.names.board import FixedWindow, Opening, OpenWindow, Phase, Window, Zone
from engine.names.questions import Question
from engine.words.event_kinds import EventKind

if TYPE_CHECKING:
    from engine.catalogue import Ability, Passive
    from engine.library import Catalogue

WHOLE: Hook[[State], dict[str, Any]] = Hook("the whole state as a value")
LEADING: Hook[[State, Options], Sequence[Option]] = Hook("which options of a draft can be completed")
QUEUE: Hook[[State], None] = Hook("how what has triggered goes on the chain before anything else happens (401.1)")
ENDLESS: Hook[[State], bool] = Hook("whether what goes on without end is a loop, which then ends the game (TR505.6)")


class State(Machine):
    """A game: the machine that runs it and everything that exists. Only atoms change the board
    (`engine.board.atoms`)."""

    __slots__ = (
        "agreed", "awake", "breaker", "catalogue", "chain", "chance", "cleanup_due", "committing", "deciders",
        "edition", "effects", "extra_turns", "fields", "finalized", "first", "fresh", "gone", "grants", "group",
        "involved", "keeping", "listening", "memo", "mights", "mine", "mode", "next_id", "objects", "opened_by",
        "over_why", "passes", "passives", "phase", "players", "presented", "priority", "queued_after", "replacing",
        "rounds", "seen", "settling", "shares", "showdown", "this_turn", "trying", "turn", "turn_player", "waiting",
        "windows", "winner",
    )

    def __init__(self, catalogue: Catalogue, chance: Randomness, mode: Any, edition: Edition = CURRENT) -> None:
        super().__init__()
        self.catalogue = catalogue
        self.chance = chance
        self.mode = mode
        self.edition = edition
        self.eager = edition.finalizes == "at once"
        self._begin_board()
        self._begin_chain()
        self._begin_turns()
        self._begin_end()
        self._derive()

    def _begin_board(self) -> None:
        """Who and what is there, and what was said of it."""
        self.players: list[Player] = []
        self.objects: dict[int, Object] = {}
        self.mine: set[int] = set()  # the objects that no fork shares
        self.fields: list[Battlefield] = []
        self.presented: tuple[str, ...] = ()  # the battlefields that were put into play, by seat
        self.next_id = 1
        self.effects: tuple[Effect, ...] = ()
        self.grants: tuple[Grant, ...] = ()
        # lines with a condition that holds: object, line, since when (480.2)
        self.awake: tuple[tuple[int, str, int], ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        # by unit, as long as an ability listens for what a Might becomes (709)
        self.mights: tuple[tuple[int, int], ...] | None = None
        # objects that left their zone this turn, as they were right before (359.3.e.13, 383.2.c)
        self.gone: dict[int, Object] = {}

    def _begin_chain(self) -> None:
        """The chain, what is to come to it, who may act, and the showdown."""
        self.chain: list[Item] = []
        self.opened_by: Opening = ""
        self.heard: tuple[Trigger, ...] = ()
        self.group = 0
        self.priority = NOBODY
        self.passes = 0
        self.finalized = 0  # chain items finalized in the whole game
        self.fresh = 0  # the item finalized last: its controller passes the window that follows (337.4, TR503.9.b) …
        self.keeping = NOBODY  # … unless that player chose to keep Priority
        self.showdown: Showdown | None = None
        self.involved: tuple[int, ...] = ()  # who acts in a combat of others, where not everybody does
        self.cleanup_due = False

    def _begin_turns(self) -> None:
        """Whose turn it is, and whose come besides."""
        self.turn = 0
        self.turn_player = NOBODY
        self.first = NOBODY  # who goes first
        self.phase: Phase = "setup"
        # who takes the additional turns that are queued, the next one first (735)
        self.extra_turns: tuple[int, ...] = ()
        self.queued_after = NOBODY  # during an additional turn, whose turn the others go on after (737)
        self.windows: dict[Window, int] = {"turn": 0, "combat": 0, "cleanup": 0}
        self.this_turn = 0  # where this turn's events begin in `events`
        self.shares: tuple[int, ...] = ()  # who shows their hand to a teammate who does so too (489.8.f)

    def _begin_end(self) -> None:
        """What leads to the end of the game: loops (TR505), an agreement, a winner."""
        self.rounds = 0  # triggered abilities that have resolved since somebody acted
        self.seen: tuple[str, ...] = ()  # the positions meanwhile
        self.deciders: tuple[int, ...] = ()  # who decided something meanwhile
        self.breaker = NOBODY  # who ends a loop by deciding otherwise now (TR505.7)
        self.agreed: tuple[int, ...] = ()  # who would draw the game, this turn (TR410.1)
        self.winner = NOBODY
        self.over_why = ""

    def _derive(self) -> None:
        """What is rebuilt when a game is restored."""
        self.listening: dict[EventKind, tuple[tuple[int, Ability, Origin], ...]] = {}
        self.replacing: dict[EventKind, tuple[tuple[int, Ability, Origin], ...]] = {}
        self.passives: dict[Question, tuple[tuple[int, Passive, Origin], ...]] = {}
        self.memo: dict[Any, Any] = {}
        self.settling = Settling()
        self.committing = False  # whether a batch is being committed: only then an atom may be called
        self.trying = False  # whether this is a fork on which a play is tried

    # --- reading

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.over_why)

    def field(self, place: int) -> Battlefield | None:
        """The battlefield at that location, None for a base."""
        for field in self.fields:
            if field.id == place:
                return field
        return None

    def newest_first(self, since: int = 0) -> Iterator[Event]:
        """The events from that place on, the newest first. (What `reversed` gives has no type for mypy.)"""
        events = self.events
        for at in range(len(events) - 1, since - 1, -1):
            yield events[at]

    def hears(self, kind: EventKind) -> bool:
        """Whether an ability listens for events of that kind."""
        return kind in self.listening

    def replaces(self, kind: EventKind) -> bool:
        """Whether an ability would replace events of that kind."""
        return kind in self.replacing

    def seats(self, first: int) -> list[int]:
        """All seats still in the game in turn order, starting with that one (303)."""
        players = self.players
        count = len(players)
        return [seat for seat in ORDERS[count][first % count] if not players[seat].gone]

    def turns_of_others(self, seat: int) -> int:
        """How many turns others have begun so far."""
        return self.turn - self.players[seat].turns

    def opponents(self, seat: int) -> list[int]:
        """The opponents of that seat in turn order, the next player first: everybody of another team (740.1)."""
        team = self.mode.team
        return [other for other in self.seats(seat) if team(other) != team(seat)]

    def mates(self, seat: int) -> list[int]:
        """The seats of that seat's team, itself included; without teams it is alone. Rules: 489.8.c."""
        team = self.mode.team
        return [other for other in range(len(self.players)) if team(other) == team(seat)]

    def allied(self, a: int, b: int) -> bool:
        """Whether two seats are one player or one team."""
        if a == b or not self.mode.teams:
            return a == b
        return a >= 0 and b >= 0 and bool(self.mode.team(a) == self.mode.team(b))

    def after(self, seat: int) -> int:
        """The next player in turn order. Rules: 115.1.b, 489.5.c.1."""
        return self.seats(seat + 1)[0]

    def units_at(self, place: int) -> list[Object]:
        """The units at a location, as they arrived."""
        field = self.field(place)
        ids = self.players[-1 - place].base if field is None else field.units
        objects = self.objects
        return [objects[id] for id in ids if objects[id].card.is_unit]

    def permanents(self) -> list[Object]:
        """Units and gear on the board: bases in seat order, then battlefields. Not to be changed by the caller."""
        found: list[Object] | None = self.memo.get("permanents")
        if found is None:
            objects = self.objects
            found = [objects[id] for player in self.players for id in player.base]
            for field in self.fields:
                found += [objects[id] for id in field.units]
            self.memo["permanents"] = found
        return found

    def locations(self) -> list[int]:
        """All locations: bases in seat order, then battlefields (198).

        Rules: 107.1.b, 107.2.b, 107.3.e, 170.5, 198.1.
        """
        return [base_of(seat) for seat in range(len(self.players))] + [field.id for field in self.fields]

    def lasting(self, until: Until) -> bool:
        """Whether that duration still lasts."""
        return until.window == "" or self.windows.get(until.window) == until.number

    def item(self, id: int) -> Item | None:
        """The chain item with that id, if it is still there."""
        for item in self.chain:
            if item.id == id:
                return item
        return None

    def now(self, window: FixedWindow | OpenWindow) -> Until:
        """A duration that ends when that window's counter is raised."""
        return Until(window, self.windows[window])

    def everything(self) -> object:
        """The whole state, but for the frames' answers, which an operation may have been given while it asked."""
        value = WHOLE(self)
        value["agenda"] = [[name, you, source, dict(env)] for name, _, you, source, env, _ in value["agenda"]]
        return json.dumps(value, sort_keys=True)

    # --- loops (TR505)

    def decided(self, seat: int, kind: DecisionKind, keys: tuple[str, ...], why: str) -> None:
        """An answer: whoever acts ends what went on by itself; whoever decides something keeps it going. Events of
        earlier turns belong to the log from then on."""
        self.forget_old_events()
        if kind in ACTING:
            if keys != (PASS,):
                self.rounds, self.seen, self.deciders = 0, (), ()
        elif self.rounds and kind != "order" and seat not in self.deciders and not why.startswith("TR505"):
            self.deciders = (*self.deciders, seat)

    def forget_old_events(self) -> None:
        """Keep this turn's events only."""
        if self.this_turn:
            del self.events[:self.this_turn]
            self.this_turn = 0

    def ask(
        self, seat: int, kind: DecisionKind, prompt: str, options: Options, *, why: str, least: int = 1, most: int = 1,
        ordered: bool = False, source: int = 0, draft: bool = False, upto: int = 1,
    ) -> tuple[str, ...]:
        """As the machine asks; whoever was removed from the game makes no choices any more (651.3), and whoever
        has to end a loop by deciding otherwise says no (TR505.7, TR505.10)."""
        if seat < len(self.players) and self.players[seat].gone:
            return default_answer(tuple(option.key for option in (options() if callable(options) else options)), least)
        if kind == "may" and seat == self.breaker:
            return (NO,)
        if draft and not self.trying and self.fed == len(self.feed) and self.agenda[-1].env.get("wary"):
            options = partial(LEADING, self, options)
        return super().ask(
            seat, kind, prompt, options, why=self.edition.cite(why), least=least, most=most, ordered=ordered,
            source=source, draft=draft, upto=upto,
        )

    def ask_each(self, questions: Sequence[Asked]) -> dict[int, tuple[str, ...]]:
        """As the machine asks; each question cites its rule in the edition that is played."""
        return super().ask_each([(*question[:-1], self.edition.cite(question[-1])) for question in questions])

    def between(self) -> None:
        """What the last operation triggered may have to go on the chain first."""
        QUEUE(self)

    def endless(self, what: str) -> None:
        """Nobody was asked for too long: a sequence that repeats itself is a loop that nobody can break (TR505.6),
        anything else a fault."""
        if not ENDLESS(self):
            super().endless(what)

    # --- changing: only for atoms and the kernel

    def new_id(self) -> int:
        """A fresh id; also serves as timestamp (480)."""
        id = self.next_id
        self.next_id += 1
        return id

    def own(self, id: int) -> Object:
        """That object, to be changed. Forks share objects: whoever changes one first takes a copy."""
        if id not in self.mine:
            self.mine.add(id)
            self.objects[id] = self.objects[id].copy()
            self.memo = {}
        return self.objects[id]

    def touch(self) -> None:
        """Something changed: what was computed no longer holds."""
        self.revision += 1
        if self.memo:
            self.memo = {}

    def advance(self) -> None:
        """Something changed on which nothing depends that is computed: whose turn it is to say something, or what is
        due."""
        self.revision += 1

    def _hand_over_course(self, twin: State) -> None:
        """A fork takes over as it is what never changes in place: what runs the game, its turns, how it ends, … Written
        out, as every answer is worked off on a fork."""
        twin.open = self.open
        twin.number = self.number
        twin.seq = self.seq
        twin.revision = self.revision
        twin.operations = self.operations
        twin.strict = self.strict
        twin.eager = self.eager
        twin.answerer = None
        twin.catalogue = self.catalogue
        twin.mode = self.mode
        twin.edition = self.edition
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.first = self.first
        twin.phase = self.phase
        twin.extra_turns = self.extra_turns
        twin.queued_after = self.queued_after
        twin.this_turn = self.this_turn
        twin.shares = self.shares
        twin.rounds = self.rounds
        twin.seen = self.seen
        twin.deciders = self.deciders
        twin.breaker = self.breaker
        twin.agreed = self.agreed
        twin.winner = self.winner
        twin.over_why = self.over_why

    def _hand_over_board(self, twin: State) -> None:
        """… and what is said of the board and of the chain."""
        twin.presented = self.presented
        twin.next_id = self.next_id
        twin.effects = self.effects
        twin.grants = self.grants
        twin.awake = self.awake
        twin.waiting = self.waiting
        twin.mights = self.mights
        twin.opened_by = self.opened_by
        twin.heard = self.heard
        twin.group = self.group
        twin.priority = self.priority
        twin.passes = self.passes
        twin.finalized = self.finalized
        twin.fresh = self.fresh
        twin.keeping = self.keeping
        twin.involved = self.involved
        twin.cleanup_due = self.cleanup_due

    def fork(self) -> State:
        """A game that can run on without this one noticing. What was worked out holds for it too, until it changes."""
        twin = State.__new__(State)
        self._hand_over_course(twin)
        self._hand_over_board(twin)
        twin.answering = twin.fed = twin.began = 0
        twin.trying = twin.committing = False
        twin.feed = []
        twin.memo = self.memo.copy()
        twin.settling = Settling()
        twin.gone = self.gone.copy()
        twin.chance = Randomness(self.chance.secret, self.chance.counter)
        twin.agenda = [frame.copy() for frame in self.agenda]
        twin.events = self.events.copy()
        twin.players = [player.copy() for player in self.players]
        twin.objects = self.objects.copy()
        twin.mine, self.mine = set(), set()
        twin.fields = [field.copy() for field in self.fields]
        twin.chain = [item.copy() for item in self.chain]
        twin.showdown = self.showdown and self.showdown.copy()
        twin.windows = self.windows.copy()
        twin.listening = self.listening.copy()
        twin.replacing = self.replacing.copy()
        twin.passives = self.passives.copy()
        return twin


ORDERS = [[[(first + step) % count for step in range(count)] for first in range(count)] for count in range(5)]
"""The seats in turn order, by how many there are and whoever is first."""

ON_BOARD: frozenset[Zone] = frozenset(("board", "legend", "battlefield"))
"""Zones of the board."""
