"""A table for scenario tests: set-up as data, verbs as play.

    table = Table(you=side(base=["Pouty Poro"], runes={"fury": 3}), foe=side(), battlefields=["Void Gate", "Startipped Peak"])
    table.you.move("Pouty Poro", to="Void Gate")
    table.pass_all()
    assert table.controller("Void Gate") == YOU

Verbs answer the same numbered decisions that buttons answer. A question that no verb answers fails the test and prints its options. After
every answer the table checks for free: saving and loading changes nothing, hidden cards tell nobody anything, every event, decision and
refusal cites a rule that the rulebook has, and every card is in exactly one place.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cards.catalogue import CARDS, find
from cards.tools.checks import check_everything
from engine.board.index import register
from engine.board.objects import Battlefield, Object, Player, base_of
from engine.board.state import State
from engine.catalogue import Catalogue
from engine.game import Decision, Entry, Game, Reason, Refused, catalogue_of
from engine.kernel.event import Event
from engine.kernel.randomness import Randomness, secret_from_seed
from engine.rules.formats.modes import DUEL, FFA3, FFA4, Mode
from engine.rules.procedures.turn import TURN
from engine.words.card import Card
from tests.hearing import HEARD

YOU, FOE = 0, 1
EXTRA: list[Card] = []
"""Test cards: cards of no set, declared by tests to play a rule that no shipped card shows yet."""


@dataclass
class Side:
    """What one player has. Names of cards; `runes` by domain, all ready unless named in `spent` too."""

    base: Sequence[str] = ()
    hand: Sequence[str] = ()
    trash: Sequence[str] = ()
    deck: Sequence[str] = ()
    runes: dict[str, int] = field(default_factory=dict)
    spent: dict[str, int] = field(default_factory=dict)
    at: dict[str, Sequence[str]] = field(default_factory=dict)
    legend: str = ""
    champion: str = ""
    points: int = 0
    controls: Sequence[str] = ()
    rune_deck: int = 6
    facedown: dict[str, Sequence[str]] = field(default_factory=dict)


def side(**what: object) -> Side:
    """One player's things; everything that is not named is empty."""
    return Side(**what)  # type: ignore[arg-type]


def catalogue() -> Catalogue:
    """All shipped cards and the test cards."""
    key = len(EXTRA)
    if key not in _READ:
        names = [card.name for card in EXTRA]
        twice = {name for name in names if names.count(name) > 1}
        assert not twice, f"two test cards have one name: {twice}"
        _READ[key] = catalogue_of([*CARDS.values(), *EXTRA])
    return _READ[key]


_READ: dict[int, Catalogue] = {}


def code_of(name: str) -> str:
    """The code of a shipped or test card."""
    return find_or_extra(name).code


def find_or_extra(name: str) -> Card:
    """The shipped or test card with that name."""
    return next((card for card in EXTRA if card.name == name), None) or find(name)


NAMES = ("You", "Foe", "Third", "Fourth")


class Table:
    """A game in the Main Phase of a turn, with you in seat 0: a duel, or another `mode` with the `others` in the seats behind the foe. A name with
    a trailing “*” is exhausted."""

    def __init__(self, you: Side | None = None, foe: Side | None = None, battlefields: Sequence[str] = ("Void Gate", "Startipped Peak"),
                 turn_of: int = YOU, turn: int = 3, seed: int = 7, held: bool = False, mode: Mode | None = None, others: Sequence[Side] = ()) -> None:
        mode = mode or (DUEL, FFA3, FFA4)[len(others)]
        g = State(catalogue(), Randomness(secret_from_seed(seed)), mode)
        g.turn, g.turn_player, g.phase = turn, turn_of, "main"
        for number, name in enumerate(battlefields):
            place = self._put(g, name, number % mode.seats, "battlefield")
            g.fields.append(Battlefield(place.id))
        sides = (you or side(), foe or side(), *others, *[side()] * (mode.seats - 2 - len(others)))
        for seat, (name, what) in enumerate(zip(NAMES, sides, strict=False)):
            self._seat(g, seat, name, what)
        g.this_turn = 0
        g.strict = True
        frame = g.push(TURN, turn_of)
        frame.go("act")
        self.game = Game(g)
        self.held = held  # whether windows after own finalized items are asked too
        self.entries: list[Entry] = []
        g.run()
        self.hands = [Hands(self, seat) for seat in range(mode.seats)]
        self.you, self.foe = self.hands[:2]
        self.third, self.fourth = (Hands(self, seat) for seat in (2, 3))
        HEARD.waiting(self.game)
        with HEARD.deaf():
            check_everything(self.game)

    def _put(self, g: State, name: str, seat: int, zone: str, place: int = 0) -> Object:
        card = g.catalogue.cards[code_of(name.rstrip("*"))]
        thing = Object(g.new_id(), card, seat, zone, place, token="token" in card.card.supertypes)
        thing.exhausted = name.endswith("*")
        g.objects[thing.id] = thing
        if zone in ("board", "legend", "battlefield") or card.outside:
            register(g, thing)
        return thing

    def _seat(self, g: State, seat: int, name: str, what: Side) -> None:
        player = Player(name)
        g.players.append(player)
        player.points, player.turns = what.points, 1
        default = "Annie, Dark Child"
        player.legend = self._put(g, what.legend or default, seat, "legend").id
        if what.champion:
            player.champion.append(self._put(g, what.champion, seat, "champion").id)
            player.chosen = what.champion
        for zone in ("hand", "trash"):
            getattr(player, zone).extend(self._put(g, card, seat, zone).id for card in getattr(what, zone))
        player.deck = [g.catalogue.cards[code_of(card)] for card in reversed(what.deck)]
        player.rune_deck = [g.catalogue.cards[code_of("Fury Rune")]] * what.rune_deck
        for mark, runes in (("", what.runes), ("*", what.spent)):
            for domain, n in runes.items():
                player.runes += [self._put(g, f"{domain.capitalize()} Rune{mark}", seat, "board", base_of(seat)).id for _ in range(n)]
        player.base += [self._put(g, card, seat, "board", base_of(seat)).id for card in what.base]
        for place, cards in what.at.items():
            home = self._field(g, place)
            home.units += [self._put(g, card, seat, "board", home.id).id for card in cards]
            home.controller = seat
        for place, cards in what.facedown.items():
            home = self._field(g, place)
            home.facedown += [self._put(g, card, seat, "facedown", home.id).id for card in cards]
        for place in what.controls:
            self._field(g, place).controller = seat

    def _field(self, g: State, name: str) -> Battlefield:
        return next(f for f in g.fields if g.objects[f.id].card.name == name)

    # --- asking

    @property
    def state(self) -> State:
        """The state, for reading."""
        return self.game._state

    @property
    def open(self) -> Decision:
        """The one open decision."""
        assert len(self.game.pending()) == 1, self.game.over_why
        return self.game.pending()[0]

    def thing(self, name: str, seat: int | None = None, zone: str = "board") -> Object:
        """The object with that name (of that controller, in that zone). “#2” behind the name takes the second; fails without one."""
        name, _, nth = name.partition("#")
        there = [o for o in self.state.objects.values() if o.zone == zone]
        found = [o for o in there if o.card.name == name and (seat is None or o.controller == seat)]
        assert found, f"no {name} in {zone}: {sorted(o.card.name for o in there)}"
        return found[int(nth or 1) - 1]

    def where(self, name: str, seat: int | None = None) -> str:
        """“base” or the battlefield's name, or the zone, of the one object with that name."""
        found = [o for o in self.state.objects.values() if o.card.name == name and (seat is None or o.owner == seat)]
        if not found:
            return "deck"
        if found[0].zone != "board":
            return found[0].zone
        return "base" if found[0].place < 0 else self.state.objects[found[0].place].card.name

    def might(self, name: str, seat: int | None = None) -> int:
        """Current Might."""
        from engine.rules.meaning import layers
        return layers.might(self.state, self.thing(name, seat))

    def controller(self, battlefield: str) -> int:
        """Who controls it; -1 for nobody."""
        return self._field(self.state, battlefield).controller

    def points(self) -> tuple[int, int]:
        """Yours and the foe's."""
        return self.state.players[YOU].points, self.state.players[FOE].points

    def hand(self, seat: int = YOU) -> list[str]:
        """The names of the cards in a hand."""
        return [self.state.objects[id].card.name for id in self.state.players[seat].hand]

    def trash(self, seat: int = YOU) -> list[str]:
        """The names of the cards in a trash."""
        return [self.state.objects[id].card.name for id in self.state.players[seat].trash]

    def ready_runes(self, seat: int = YOU) -> int:
        """How many ready runes a player has."""
        return sum(not self.state.objects[id].exhausted for id in self.state.players[seat].runes)

    def chain(self) -> list[str]:
        """The chain, oldest first; a pending item in parentheses."""
        return [f"({i.card.name})" if i.pending else i.card.name for i in self.state.chain]

    def events(self, kind: str = "") -> list[Event]:
        """All events since the table was set, of one kind if it is named."""
        return [e for entry in self.entries for e in entry.events if kind in ("", e.kind)]

    def rules(self) -> set[str]:
        """Every rule that an event has cited so far."""
        return {e.rule for e in self.events()}

    # --- answering

    def answer(self, seat: int, *keys: str) -> Entry:
        """Answer the open decision; checks everything afterwards."""
        decision = self.open
        assert decision.seat == seat, f"seat {decision.seat} is asked: {decision.prompt} {decision.keys}"
        entry = self.game.answer(decision.number, seat, keys)
        self.entries.append(entry)
        with HEARD.deaf():
            check_everything(self.game, entry)
        while not self.held and not self.game.over and self.game.sight().own_window == self.open.seat:
            self.entries.append(self.game.answer(self.open.number, self.open.seat, ("pass",), by="standing"))
        return entry

    def refuse(self, seat: int, *keys: str) -> tuple[Reason, ...]:
        """The answer has to be refused and change nothing; the reasons."""
        before = self.game.fingerprint()
        try:
            self.game.answer(self.open.number, seat, keys)
        except Refused as refused:
            assert self.game.fingerprint() == before
            return refused.reasons
        raise AssertionError(f"{keys} was not refused")

    def pass_all(self) -> None:
        """Both pass Priority and Focus until something else is asked."""
        for _ in range(200):
            if self.game.over or self.open.kind not in ("priority", "focus"):
                return
            self.answer(self.open.seat, "pass")
        raise AssertionError("the passing never ends")

    def resolve(self) -> None:
        """Both pass Priority until the chain is empty or something else is asked."""
        for _ in range(200):
            if self.game.over or self.open.kind != "priority":
                return
            self.answer(self.open.seat, "pass")

    def end_turn(self) -> None:
        """The Turn Player ends the turn; everything is passed until the next one's Main Phase or another question."""
        self.answer(self.open.seat, "end")
        self.pass_all()


class Hands:
    """One player's verbs."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def offered(self, verb: str = "") -> set[str]:
        """The names of what this player is offered now, for one verb (“play”, “move”, “use”) or all keys without one."""
        decision = self.table.open
        assert decision.seat == self.seat, f"seat {decision.seat} is asked"
        if not verb:
            return set(decision.keys)
        return {self.table.state.objects[o.subject].card.name for o in decision.options if o.key.startswith(f"{verb}:")}

    def draft(self, *path: str) -> Decision:
        """The next question of a draft."""
        return self.table.game.draft(self.table.open.number, self.seat, path)

    def play(self, name: str, on: Sequence[str] | str = (), to: str = "", extra: str = "", pay: Sequence[str] = ("confirm",)) -> Entry:
        """Play a card by name, choosing `on` in order, entering `to`, paying the additional cost with `extra`."""
        return self._walk(self._first("play", name), [on] if isinstance(on, str) else list(on), to, extra, list(pay))

    def use(self, name: str, on: Sequence[str] | str = (), n: int = 0) -> Entry:
        """Use an activated ability."""
        keys = [o.key for o in self.table.open.options if o.key.startswith("use:") and o.key.endswith(f":{n}")
                and self.table.state.objects[o.subject].card.name == name]
        assert keys, f"{name} can't be used: {self.table.open.keys}"
        return self._walk(keys[0], [on] if isinstance(on, str) else list(on), "", "", ["confirm"])

    def move(self, *names: str, to: str) -> Entry:
        """Move units together; `to` “base” or a battlefield."""
        first = self._first("move", names[0])
        place = base_of(self.seat) if to == "base" else self.table._field(self.table.state, to).id
        path = [first, f"at:{place}"]
        for name in names[1:]:
            question = self.draft(*path)
            subject = {o.key: o.subject for o in question.options}
            path.append(next(k for k, s in subject.items() if k.startswith("also:") and self.table.state.objects[s].card.name == name))
        return self.table.answer(self.seat, *path, "confirm")

    def hide(self, name: str, at: str = "", pay: str = "confirm") -> Entry:
        """Hide a card facedown at a battlefield."""
        path = [self._first("hide", name)]
        if self.draft(*path).kind == "place":
            path += self._keys(self.draft(*path), [at])
        return self.table.answer(self.seat, *path, pay)

    def passes(self) -> Entry:
        """Pass Priority or Focus."""
        return self.table.answer(self.seat, "pass")

    def ends(self) -> Entry:
        """End the turn."""
        return self.table.answer(self.seat, "end")

    def choose(self, *names: str) -> Entry:
        """Answer a choice by names of cards, battlefields, “yes”, “no”, or by keys."""
        return self.table.answer(self.seat, *self._keys(self.table.open, names))

    def why_not(self, verb: str, name: str, zone: str = "") -> list[str]:
        """The rules that forbid playing, hiding, using or moving that card now."""
        zone = zone or ("hand" if verb in ("play", "hide") else "board")
        thing = self.table.thing(name, self.seat, zone)
        key = f"{verb}:{thing.id}:0" if verb == "use" else f"{verb}:{thing.id}"
        return [reason.rule for reason in self.table.game.why_not(self.seat, key)]

    def _keys(self, decision: Decision, names: Sequence[str]) -> list[str]:
        keys: list[str] = []
        for name in names:
            fitting = [o.key for o in decision.options if name in (o.key, o.short.lower(), self._name(o.subject)) and o.key not in keys]
            fitting = fitting or [o.key for o in decision.options if o.short.casefold().startswith(name.casefold()) and o.key not in keys]
            assert fitting, f"{name} is not offered: {[(o.key, o.short) for o in decision.options]}"
            keys.append(fitting[0])
        return keys

    def _name(self, id: int) -> str:
        thing = self.table.state.objects.get(id)
        return thing.card.name if thing else ""

    def _first(self, verb: str, name: str) -> str:
        decision = self.table.open
        assert decision.seat == self.seat, f"seat {decision.seat} is asked: {decision.prompt}"
        keys = [o.key for o in decision.options if o.key.startswith(f"{verb}:") and self._name(o.subject) == name]
        assert keys, f"{verb} {name} is not offered: {[(o.key, o.short) for o in decision.options]}"
        return keys[0]

    def _walk(self, first: str, on: list[str], to: str, extra: str, pay: list[str]) -> Entry:
        path = [first]
        while True:
            question = self.draft(*path)
            if question.kind == "confirm":
                return self.table.answer(self.seat, *path, *pay)
            if question.kind == "place":
                path += self._keys(question, [to or "Your base"])
            elif any(key.startswith("extra:") for key in question.keys):
                path += [next(o.key for o in question.options if o.subject and self._name(o.subject) == extra)] if extra else ["extra:none"]
            elif on:
                path += self._keys(question, [on.pop(0)])
            else:
                assert "done" in question.keys, f"nobody said what to choose: {question.prompt} {question.keys}"
                path.append("done")
