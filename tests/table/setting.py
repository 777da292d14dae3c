"""Setting up a table: what each player has and what happened this turn, as data."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.board import events
from engine.board.atoms import ATOMS
from engine.board.index import ALWAYS, register
from engine.board.links import CONTROL, link, recontrol
from engine.board.objects import Battlefield, Effect, Object, Player, Resource, base_of
from engine.board.state import State
from engine.editions import EDITIONS
from engine.kernel.event import Event
from engine.kernel.randomness import Randomness, secret_from_seed
from engine.reading import read_by
from engine.rules.formats.modes import Mode
from tests.table.cards import SILENT, catalogue, code_of

NAMES = ("You", "Foe", "Third", "Fourth")


@dataclass(frozen=True)
class One:
    """One object on the board and the state that it is in. `called`: a name of its own, by which the test means it
    wherever it is asked for one. `owner`: the seat whose card it is, when it was stolen (until the end of the turn if
    `for_turn`). `attached`: the cards attached to it."""

    name: str
    called: str = ""
    damage: int = 0
    buffs: int = 0
    empowered: int = 0
    stunned: bool = False
    exhausted: bool = False
    attached: Sequence[str | One] = ()
    owner: int | None = None
    for_turn: bool = False


Cards = Sequence[str | One]


def one(name: str, **state: object) -> One:
    """An object in a state other than the usual one: `one("Test Might 3", damage=2)`."""
    return One(name, **state)  # type: ignore[arg-type]


@dataclass
class Side:
    """What one player has: names of cards, or `one(…)` with its state; a name with a trailing “*” is exhausted. `runes`
    by domain, all ready; those in `spent` are exhausted. `at`: units by battlefield, which that player then controls.
    `did`: what the player did earlier this turn, as pairs such as ("conquered", MEADOW), ("played", "Test Sight"), ("xp
    gained", 2); see `DONE`."""

    base: Cards = ()
    hand: Sequence[str] = ()
    trash: Sequence[str] = ()
    deck: Sequence[str] = ()
    runes: Mapping[str, int] = field(default_factory=dict)
    spent: Mapping[str, int] = field(default_factory=dict)
    at: Mapping[str, Cards] = field(default_factory=dict)
    legend: str | One = SILENT
    champion: str = ""
    points: int = 0
    xp: int = 0
    pool: Mapping[str, int] = field(default_factory=dict)
    controls: Sequence[str] = ()
    rune_deck: int = 6
    facedown: Mapping[str, Sequence[str]] = field(default_factory=dict)
    did: Sequence[tuple[str, str | int]] = ()


def side(**what: object) -> Side:
    """One player's things; everything that is not named is empty, and the legend has no text."""
    return Side(**what)  # type: ignore[arg-type]


class Setting:
    """A game being set up. `called`: the ids of the objects with names of their own."""

    def __init__(self, mode: Mode, seed: int, battlefields: Sequence[str], edition: str) -> None:
        cards = read_by(catalogue(), EDITIONS[edition])
        self.g = State(cards, Randomness(secret_from_seed(seed)), mode, EDITIONS[edition])
        self.called: dict[str, int] = {}
        for number, name in enumerate(battlefields):
            place = self.put(name, number % mode.seats, "battlefield")
            self.g.fields.append(Battlefield(place.id))

    def field(self, name: str) -> Battlefield:
        """The battlefield with that name. Raises `AssertionError` when it is not in play."""
        return field_named(self.g, name)

    def put(self, what: str | One, seat: int, zone: str, place: int = 0) -> Object:
        """A new object, in no list yet; its text is active where that is so."""
        entry = what if isinstance(what, One) else One(what.rstrip("*"), exhausted=what.endswith("*"))
        card = self.g.catalogue.cards[code_of(entry.name)]
        thing = Object(self.g.new_id(), card, seat, zone, place, token="token" in card.card.supertypes)
        thing.exhausted, thing.stunned = entry.exhausted, entry.stunned
        thing.damage, thing.buffed, thing.empowered = entry.damage, entry.buffs, entry.empowered
        self.g.objects[thing.id] = thing
        if zone in ("board", "legend", "battlefield") or card.outside:
            register(self.g, thing)
        if entry.called:
            assert entry.called not in self.called, f"two objects are called {entry.called}"
            self.called[entry.called] = thing.id
        return thing

    def seat(self, seat: int, what: Side) -> None:
        """A player with everything that the side says."""
        g, player = self.g, Player(NAMES[seat])
        g.players.append(player)
        player.points, player.xp, player.turns = what.points, what.xp, 1
        player.pool = tuple(Resource(kind, n) for kind, n in what.pool.items())
        player.legend = self.put(what.legend, seat, "legend").id
        if what.champion:
            player.champion.append(self.put(what.champion, seat, "champion").id)
            player.chosen = what.champion
        player.hand += [self.put(card, seat, "hand").id for card in what.hand]
        player.trash += [self.put(card, seat, "trash").id for card in what.trash]
        player.deck = [g.catalogue.cards[code_of(card)] for card in reversed(what.deck)]
        player.rune_deck = [g.catalogue.cards[code_of("Fury Rune")]] * what.rune_deck
        for mark, runes in (("", what.runes), ("*", what.spent)):
            for domain, n in runes.items():
                names = [f"{domain.capitalize()} Rune{mark}"] * n
                player.runes += [self.put(name, seat, "board", base_of(seat)).id for name in names]
        for card in what.base:
            self.settle(card, seat, base_of(seat), player.base)
        for place, cards in what.at.items():
            self.field(place).controller = seat
            for card in cards:
                self.settle(card, seat, self.field(place).id, self.field(place).units)
        for place, hidden in what.facedown.items():
            home = self.field(place)
            home.facedown += [self.put(card, seat, "facedown", home.id).id for card in hidden]

    def take(self, seat: int, places: Sequence[str]) -> None:
        """Battlefields that a player controls, whoever else has units there."""
        for place in places:
            self.field(place).controller = seat

    def settle(self, what: str | One, seat: int, place: int, among: list[int]) -> None:
        """A permanent at a location, with what is attached to it (434) and whose it really is (191)."""
        thing = self.put(what, seat, "board", place)
        among.append(thing.id)
        if not isinstance(what, One):
            return
        for gear in what.attached:
            self.settle(gear, seat, place, among)
            link(self.g, self.g.objects[among[-1]], thing)
        if what.owner is not None:
            thing.owner = thing.assigned = thing.controller = what.owner
            until = self.g.now("turn") if what.for_turn else ALWAYS
            self.g.effects = (*self.g.effects, Effect(self.g.new_id(), CONTROL, seat, (thing.id,), until, "set up"))
            recontrol(self.g, thing)

    def remember(self, seat: int, kind: str, what: str | int) -> None:
        """Something that the player did earlier this turn: its event, and what it made of the card."""
        if isinstance(what, int):
            make, rule = COUNTED[kind]
            self.happen(make(rule, seat, what, by=seat))
            return
        if kind in SCORED:
            make, rule = SCORED[kind]
            self.happen(make(rule, seat, self.field(what).id))
            return
        rule, zone = DONE[kind]
        player, place = self.g.players[seat], base_of(seat) if zone == "board" else 0
        thing = self.put(what, seat, zone, place)
        getattr(player, "base" if zone == "board" else zone).append(thing.id)
        if kind == "played":
            self.replay(seat, thing)
        elif kind == "died":
            self.happen(events.died(rule, thing.id, controller=seat, place=place, by=seat))
        else:
            self.happen(events.discarded(rule, seat, thing.id, by=seat))

    def replay(self, seat: int, thing: Object) -> None:
        """A card was played from the hand and has resolved: a permanent is in the base now, a spell in the trash
        (419.4)."""
        g = self.g
        self.happen(events.queued("354", seat, thing.id, by=seat))
        shown = g.objects[g.events[-1].n]
        about = events.finalized("359", seat, shown.id, shown.card.code, item=g.new_id(), what="card", by=seat)
        self.happen(about)
        if shown.card.is_permanent:
            self.happen(events.entered("359", seat, shown.id, place=base_of(seat), ready=True, by=seat))
        self.happen(about._replace(kind="played", rule="419.4.a", other=""))
        if not shown.card.is_permanent:
            self.happen(events.trashed("359", shown.id, owner=seat))

    def happen(self, event: Event) -> None:
        """An event of this turn, made true on the board; nobody hears it any more."""
        self.g.committing = True
        happened = ATOMS[event.kind](self.g, event)
        self.g.committing = False
        assert happened is not None, f"{event.kind} changes nothing"
        self.g.events.append(happened)


SCORED = {"conquered": (events.conquered, "469.1"), "held": (events.held, "469.2")}
"""What is done at a battlefield: its event and rule. It gives no points: the side says how many there are."""
COUNTED = {"xp gained": (events.xp_gained, "730.1"), "xp spent": (events.xp_spent, "730.2")}
"""What is done so and so often."""
DONE = {"played": ("354", "hand"), "discarded": ("422", "hand"), "died": ("428", "board")}
"""What is done with a card: the rule of its event, and the zone that the card was in."""


def field_named(g: State, name: str) -> Battlefield:
    """The battlefield with that name. Raises `AssertionError` when it is not in play."""
    names = [g.objects[place.id].card.name for place in g.fields]
    assert name in names, f"{name} is no battlefield here: {names}"
    return g.fields[names.index(name)]
