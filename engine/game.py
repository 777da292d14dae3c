"""The one door of the engine: start, ask, answer, look, save.

Between two calls a game waits at its open decisions and is a small value. Every call either succeeds as a whole or
changes nothing.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from engine import seeing, snapshot
from engine.board.objects import NOBODY
from engine.board.state import State
from engine.catalogue import CardDef
from engine.composing import Draft
from engine.editions import EDITIONS
from engine.entries import Entry
from engine.kernel.decision import ACTING, Decision, EngineFault, Option, Reason, Refused
from engine.kernel.randomness import Randomness, commitment
from engine.library import Catalogue
from engine.names.answers import END, PASS
from engine.pinning import met, pinned, unpinned
from engine.positions import Position, faults_of, laid, unrest
from engine.reading import read_by, shelved
from engine.rules.formats.decks import faults
from engine.rules.formats.legality import beyond, team_faults
from engine.rules.formats.modes import MODES
from engine.rules.meaning.alike import Alike, alike
from engine.rules.playing import explaining
from engine.rules.playing.proposing import proposal
from engine.rules.playing.responses import lies_in_wait, responses, window_of, with_hand
from engine.rules.procedures import leaving
from engine.rules.procedures.damage_assignment import Assignment, proposed
from engine.rules.procedures.setup import SETUP, seated
from engine.setups import Seat, Setup
from engine.sights import Sight
from engine.words.card import Card

P = ParamSpec("P")
T = TypeVar("T")


def cited(g: State, reason: Reason) -> Reason:
    """The reason with the number of its rule in the edition that is played."""
    return Reason(g.edition.cite(reason.rule), reason.text)


def citing(method: Callable[Concatenate[Game, P], T]) -> Callable[Concatenate[Game, P], T]:
    """What the method refuses, it refuses by the rules of the edition that is played."""

    @wraps(method)
    def call(game: Game, /, *args: P.args, **named: P.kwargs) -> T:
        try:
            return method(game, *args, **named)
        except Refused as refused:
            raise Refused(*(cited(game._state, reason) for reason in refused.reasons)) from refused

    return call


def catalogue_of(cards: Iterable[Card]) -> Catalogue:
    """The cards ready to play, each read when something first asks for it: then it raises
    `engine.reading.scope.Misread` for a declaration that can't be read."""
    return shelved(cards)


def readings(catalogue: Catalogue) -> Iterator[Catalogue]:
    """The same cards as each edition reads them, the current one first."""
    return (read_by(catalogue, edition) for edition in reversed(EDITIONS.values()))


class Game:
    """A running game. Make one with `start`, `at` or `restore`."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    # --- beginning

    @classmethod
    def start(cls, setup: Setup, secret: bytes, catalogue: Catalogue) -> Game:
        """A new game, run to its first decision. `secret`: 32 bytes from `secrets`. Raises `Refused` with every fault
        of the decks (103)."""
        mode, edition = MODES[setup.mode], EDITIONS[setup.edition]
        if len(setup.seats) != mode.seats:
            raise Refused(Reason(mode.rule, f"{mode.title} is for {mode.seats} players, not {len(setup.seats)}"))
        wrong = [reason for seat in setup.seats for reason in faults(seat.deck, catalogue, mode.brought)]
        if not wrong:
            wrong += [reason for seat in setup.seats for reason in beyond(seat.deck, catalogue, edition)]
        wrong += team_faults([(seat.name, seat.deck) for seat in setup.seats], mode, catalogue)
        if wrong:
            raise Refused(*wrong)
        cards = pinned((seat.deck for seat in setup.seats), mode, read_by(catalogue, edition))
        g = State(cards, Randomness(secret), mode, edition)
        g.number = setup.after + 1
        for number, seat in enumerate(setup.seats):
            g.players.append(seated(g, number, seat.name, seat.deck))
        left = setup.left or tuple(tuple(seat.deck.battlefields) for seat in setup.seats)
        g.push(SETUP, 0, 0, first=setup.first, chooser=setup.lost, lost=setup.lost != NOBODY,
               **{f"battlefields {number}": codes for number, codes in enumerate(left)})
        g.run()
        return cls(g)

    @classmethod
    def at(cls, position: Position, secret: bytes, catalogue: Catalogue, after: int = 0) -> Game:
        """A game that goes on from a fixed position, run to its first decision there. `secret`: 32 bytes, of which all
        chance from there on comes; `after`: the number after which its questions are numbered. Raises `Refused` with
        everything in the position that can't be so."""
        mode, edition = MODES[position.mode], EDITIONS[position.edition]
        wrong = faults_of(position, catalogue)
        if not wrong:
            g = laid(position, secret, met(position.codes(), mode, read_by(catalogue, edition))).g
            wrong = unrest(g)
        if wrong:
            raise Refused(*(Reason(edition.cite(reason.rule), reason.text) for reason in wrong))
        g.number = after + 1
        g.run()
        return cls(g)

    @classmethod
    def restore(cls, data: bytes, pins: bytes, catalogue: Catalogue | None = None) -> Game:
        """The saved game at its open decisions, with the cards as they were pinned. `catalogue`, when it holds the same
        trees, saves reading them again. Raises `engine.snapshot.Unrestorable` when this version can't continue it."""
        g = snapshot.load(data, lambda edition: unpinned(pins, catalogue, edition))
        g.run()
        return cls(g)

    # --- asking and answering

    def pending(self) -> tuple[Decision, ...]:
        """The open decisions: none when the game is over, one as a rule."""
        return self._state.open

    @citing
    def draft(self, number: int, seat: int, path: Sequence[str]) -> Decision:
        """The next question of a discretionary action, tried on a fork; the game doesn't change. Raises `Refused`."""
        return self._drafted(number, seat, path).open[0]

    @citing
    def alike(self, number: int, seat: int, path: Sequence[str] = ()) -> tuple[Alike, ...]:
        """The options of an open decision, or of the next question of a draft, in groups of those that make no
        difference among each other. Raises `Refused`."""
        asked = self._drafted(number, seat, path) if path else self._state
        return alike(asked, asked.open[0] if path else asked.decision(number, seat))

    @citing
    def proposal(self, number: int, seat: int) -> tuple[str, ...]:
        """The answer that is proposed to an open decision, as keys; none where nothing is. Raises `Refused`."""
        return proposal(self._state, self._state.decision(number, seat))

    def _drafted(self, number: int, seat: int, path: Sequence[str]) -> State:
        """A fork at the next question of a draft."""
        decision = self._state.decision(number, seat)
        if decision.kind not in ACTING or not path or path[0] in (PASS, END):
            raise Refused(Reason(decision.why, "that is not composed step by step"))
        fork = self._state.fork()
        fork.seq += 1
        fork.take(decision, path)
        if fork.fed < len(path) - 1 or not fork.open or not fork.open[0].draft:
            raise Refused(Reason("354", "the draft has more steps than questions"))
        return fork

    @citing
    def assignment(self, number: int, seat: int, order: Sequence[str]) -> Assignment | None:
        """How a seat's combat damage would be assigned with the named units first, in that order, and otherwise so that
        most die: to be shown as a whole, and answered key by key. None where nothing of that is asked, or a part of it
        has been answered. Raises `Refused` for a decision that isn't open."""
        decision = self._state.decision(number, seat)
        found = proposed(self._state, seat, order) if decision.kind == "assign" else None
        return found if found is not None and set(found.first) == set(decision.keys) else None

    @citing
    def answer(self, number: int, seat: int, keys: Sequence[str], by: str = "player") -> Entry:
        """Answer an open decision: the keys of the chosen options, for a draft the whole path up to and with *confirm*.

        Raises `Refused` with the reasons, or `EngineFault`; then nothing has changed.
        """
        before = self._state
        decision = before.decision(number, seat)
        g = before.fork()
        g.forget_old_events()
        known = len(g.events)
        g.seq += 1
        g.take(decision, keys)
        if g.fed < len(g.feed):
            raise Refused(Reason(decision.why, f"{g.feed[g.fed]} answers nothing that was asked"))
        if g.open and g.open[0].draft:
            raise Refused(Reason("354", f"not complete: {g.open[0].prompt}"))
        self._state = g
        return self._entry(seat, by, "answer", number, tuple(keys), known)

    @citing
    def compose(self, number: int, seat: int, first: str) -> Draft:
        """A discretionary action composed step by step on one fork: for those who choose and commit at once. Raises
        `Refused`."""
        return Draft(self._state, self._state.decision(number, seat), first)

    @citing
    def adopt(self, draft: Draft) -> Entry:
        """Commit a completed draft: the same as answering with its path. Raises `Refused` when it isn't complete or the
        game went on."""
        if draft.question is not None:
            raise Refused(Reason("354", f"not complete: {draft.question.prompt}"))
        if draft.base is not self._state:
            raise Refused(Reason("312", "that was already answered"))
        self._state = draft.state
        asked = draft.decision
        return self._entry(asked.seat, "player", "answer", asked.number, tuple(draft.path), draft.known)

    @citing
    def interject(self, seat: int, kind: str, by: str = "player") -> Entry:
        """Something that a seat does unasked: “concede” (650), “draw” to propose or accept that the game is drawn, “no
        draw” to take that back or decline it (TR410.1), “share hand” and “keep hand”: whether a teammate who shares
        theirs sees it (489.8.f). Raises `Refused`; then nothing has changed."""
        rule, act = leaving.UNASKED.get(kind, ("650", None))
        if self._state.over or (0 <= seat < len(self._state.players) and self._state.players[seat].gone):
            raise Refused(Reason(rule, "the game is over" if self._state.over else "that player has left the game"))
        if act is None or not 0 <= seat < len(self._state.players):
            raise Refused(Reason(rule, f"{kind} is nothing that a player can do unasked"))
        g = self._state.fork()
        g.forget_old_events()
        known = len(g.events)
        g.seq += 1
        before = g.open
        act(g, seat)
        if kind == "concede" and not g.over:
            g.run()
            g.number_anew(before)
        self._state = g
        return self._entry(seat, by, "interjection", 0, (kind,), known)

    def _entry(self, seat: int, by: str, kind: str, number: int, keys: tuple[str, ...], known: int) -> Entry:
        g = self._state
        happened = g.events[known:]
        if g.edition.numbers:  # it has rules under other ones
            happened = [event.cited(g.edition.cite(event.rule)) for event in happened]
        return Entry(g.seq, seat, by, kind, number, keys, tuple(happened), self.names, g.catalogue.titles)

    # --- looking

    def sight(self, seat: int = -1) -> Sight:
        """The game as that seat sees it; -1 for the public."""
        return seeing.see(self._state, seat)

    def why_not(self, seat: int, key: str) -> tuple[Reason, ...]:
        """Why that action can't be begun now, from the asker's own sight; empty when it can."""
        return tuple([cited(self._state, reason) for reason in explaining.reasons(self._state, seat, key)])

    def why_nots(self, seat: int) -> list[tuple[str, str, Reason]]:
        """Everything that a seat might want and can't do now: `(key, label, reason)`."""
        g = self._state
        return [(key, label, cited(g, reason)) for key, label, reason in explaining.all_reasons(g, seat)]

    @citing
    def responses(self, seat: int) -> tuple[Option, ...]:
        """What a seat that has Priority or Focus, or is invited, could do beyond passing and adding resources."""
        window, decision = window_of(self._state, seat)
        return tuple(responses(self._state, seat, window, decision.options))

    @citing
    def could_respond(self, seat: int, hand: Iterable[CardDef], catalogue: Catalogue) -> bool:
        """Whether there would be any of that with these cards in that hand instead of its own, however it looks; also
        while a facedown card lies there that could be played, whatever it is. Nothing hidden is looked at.
        `catalogue` holds these cards and all of the game."""
        window, _ = window_of(self._state, seat)
        if lies_in_wait(self._state, seat):
            return True
        imagined = with_hand(self._state, seat, hand, catalogue)
        return next(responses(imagined, seat, window), None) is not None

    def reading_of(self, catalogue: Catalogue) -> Catalogue:
        """The cards of that catalogue as they are read in this game."""
        return read_by(catalogue, self._state.edition)

    def is_played_with(self, catalogue: Catalogue) -> bool:
        """Whether all its cards are those of that catalogue: none was pinned as it was before."""
        return all(catalogue.cards.get(code) is card for code, card in self._state.catalogue.cards.items())

    # --- keeping

    def save(self) -> bytes:
        """The snapshot: everything but the cards. It holds hidden cards and the secret and never leaves the host."""
        return snapshot.dump(self._state)

    def pins(self) -> bytes:
        """The declarations that this game is played with; stored once."""
        return self._state.catalogue.pins

    def fork(self) -> Game:
        """An independent copy."""
        return Game(self._state.fork())

    def fingerprint(self) -> str:
        """A hash of everything that matters for how the game goes on: equal games, equal fingerprints, in every
        process."""
        data = snapshot.save(self._state)
        for name in ("revision", "this_turn"):  # how it came here, not where it is
            data["simple"].pop(name)
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    # --- facts

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple([player.name for player in self._state.players])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def winner(self) -> int:
        """The seat that won; -1 while nobody has."""
        return self._state.winner

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won together; empty while nobody has (489.6.a)."""
        return tuple(self._state.mates(self._state.winner)) if self._state.winner >= 0 else ()

    @property
    def drawing(self) -> tuple[int, ...]:
        """The seats that agree to draw the game (TR410.1)."""
        return self._state.agreed

    @property
    def over_why(self) -> str:
        """How it ended, in words."""
        return self._state.over_why

    @property
    def seq(self) -> int:
        """Entries in the log so far."""
        return self._state.seq

    @property
    def asked(self) -> int:
        """A number that no question so far is beyond; several that are open at the same time have one each."""
        return self._state.number + len(self._state.players) - 1

    @property
    def turn(self) -> int:
        """The number of the turn; 0 during setup."""
        return self._state.turn

    @property
    def first(self) -> int:
        """The seat that goes first; -1 before that is settled (115)."""
        return self._state.first

    def legend(self, seat: int) -> str:
        """The code of a seat's Champion Legend, which its deck was built for (103.1)."""
        state = self._state
        return state.objects[state.players[seat].legend].printed.code

    def name_of(self, id: int) -> str:
        """The name of the card that an object is, for whoever may see it; “” when there is no such object."""
        thing = self._state.objects.get(id)
        return thing.card.name if thing is not None else ""

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self._state.players[seat].hand)

    @property
    def presented(self) -> tuple[str, ...]:
        """The battlefield that each seat has put into play, by code; empty for a seat that puts none (485.5, 488.5)."""
        return self._state.presented

    @property
    def secret(self) -> bytes:
        """The secret of the game's chance: to be shown only when it is over."""
        return self._state.chance.secret

    @property
    def commitment(self) -> str:
        """The hash of the secret, to be posted at the start."""
        return commitment(self._state.chance.secret)

    @property
    def operations(self) -> int:
        """Operations that the engine has performed so far."""
        return self._state.operations


__all__ = ["Assignment", "Decision", "Draft", "EngineFault", "Entry", "Game", "Position", "Reason", "Refused", "Seat",
           "Setup", "catalogue_of", "readings"]
