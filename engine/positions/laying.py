"""Making the state of a game of a position. Nothing is checked here: what can't be is found before (`faults`)."""
from __future__ import annotations

from engine.board import events
from engine.board.atoms import ATOMS
from engine.board.index import ALWAYS, register
from engine.board.links import link, recontrol
from engine.board.objects import Battlefield, Effect, Object, Player, Resource, base_of
from engine.board.state import State
from engine.editions import EDITIONS
from engine.kernel.agenda import Operation
from engine.kernel.event import Event
from engine.kernel.randomness import Randomness
from engine.library import Catalogue
from engine.names.board import Zone
from engine.names.questions import CONTROL
from engine.positions.values import Deed, Placed, Position, Side, StartPhase, placed
from engine.rules.formats.modes import MODES
from engine.rules.procedures import turn


class Laying:
    """A game that is being laid out. `called`: the ids of the objects that have names of their own."""

    def __init__(self, position: Position, secret: bytes, cards: Catalogue) -> None:
        self.g = State(cards, Randomness(secret), MODES[position.mode], EDITIONS[position.edition])
        self.called: dict[str, int] = {}
        self.position = position

    def put(self, what: str | Placed, seat: int, zone: Zone, place: int = 0) -> Object:
        """A new object, in no list yet; its text is active where that is so."""
        one = placed(what)
        card = self.g.catalogue.cards[one.card]
        thing = Object(self.g.new_id(), card, seat, zone, place, token="token" in card.card.supertypes)
        thing.exhausted, thing.stunned = one.exhausted, one.stunned
        thing.damage, thing.buffed, thing.empowered = one.damage, one.buffs, one.empowered
        self.g.objects[thing.id] = thing
        if zone in ("board", "legend", "battlefield") or card.outside:
            register(self.g, thing)
        if one.called:
            self.called[one.called] = thing.id
        return thing

    def fields(self) -> None:
        """The battlefields, each brought by another player (113)."""
        for number, code in enumerate(self.position.battlefields):
            place = self.put(code, number % len(self.position.sides), "battlefield")
            self.g.fields.append(Battlefield(place.id))

    def seat(self, seat: int, what: Side) -> None:
        """A player with everything that the side says."""
        g, player = self.g, Player(what.name)
        g.players.append(player)
        player.points, player.xp, player.turns = what.points, what.xp, self.turns_of(seat)
        player.pool = tuple(Resource(kind, n) for kind, n in what.pool.items())
        player.legend = self.put(what.legend, seat, "legend").id
        if what.champion:
            champion = self.put(what.champion, seat, "champion")
            player.champion.append(champion.id)
            player.chosen = champion.card.name
        player.hand += [self.put(card, seat, "hand").id for card in what.hand]
        player.trash += [self.put(card, seat, "trash").id for card in what.trash]
        player.banished += [self.put(card, seat, "banished").id for card in what.banished]
        player.deck = [g.catalogue.cards[code] for code in reversed(what.deck)]
        player.rune_deck = [g.catalogue.cards[code] for code in reversed(what.rune_deck)]
        player.runes += [self.put(rune, seat, "board", base_of(seat)).id for rune in what.runes]
        for card in what.base:
            self.settle(placed(card), seat, base_of(seat), player.base)
        for number, units in what.at.items():
            field = g.fields[number]
            field.controller = seat
            for card in units:
                self.settle(placed(card), seat, field.id, field.units)
        for number, hidden in what.facedown.items():
            field = g.fields[number]
            field.facedown += [self.put(card, seat, "facedown", field.id).id for card in hidden]

    def turns_of(self, seat: int) -> int:
        """How many turns that player has begun, if all took them in turn order; one that is still to begin is not among
        them."""
        position, count = self.position, len(self.position.sides)
        since = (position.turn_of - seat) % count  # so many turns ago the last one was
        begun = max(0, (position.turn - 1 - since) // count + 1)
        return begun - (position.phase == "awaken" and since == 0)

    def take(self, seat: int, places: tuple[int, ...]) -> None:
        """Battlefields that a player controls, whoever else has units there."""
        for number in places:
            self.g.fields[number].controller = seat

    def settle(self, what: Placed, seat: int, place: int, among: list[int]) -> None:
        """A permanent at a location, with what is attached to it (434) and whose it really is (191)."""
        thing = self.put(what, seat, "board", place)
        among.append(thing.id)
        for gear in what.attached:
            self.settle(gear, seat, place, among)
            link(self.g, self.g.objects[among[-1]], thing)
        if what.owner is not None:
            thing.owner = thing.assigned = thing.controller = what.owner
            until = self.g.now("turn") if what.for_turn else ALWAYS
            self.g.effects = (*self.g.effects, Effect(self.g.new_id(), CONTROL, seat, (thing.id,), until, "set up"))
            recontrol(self.g, thing)

    # --- what has happened

    def remember(self, seat: int, kind: Deed, what: int | str) -> None:
        """Something that the player did earlier this turn: its event, and what it made of the card."""
        if isinstance(what, str):
            self.remember_card(seat, kind, what)
        elif kind == "conquered":
            self.happen(events.conquered("469.1", seat, self.g.fields[what].id))
        elif kind == "held":
            self.happen(events.held("469.2", seat, self.g.fields[what].id))
        elif kind == "xp gained":
            self.happen(events.xp_gained("730.1", seat, what, by=seat))
        else:
            self.happen(events.xp_spent("730.2", seat, what, by=seat))

    def remember_card(self, seat: int, kind: Deed, code: str) -> None:
        """The same with a card."""
        player = self.g.players[seat]
        if kind == "died":
            place = base_of(seat)
            thing = self.put(code, seat, "board", place)
            player.base.append(thing.id)
            self.happen(events.died("428", thing.id, controller=seat, place=place, by=seat))
            return
        thing = self.put(code, seat, "hand")
        player.hand.append(thing.id)
        if kind == "discarded":
            self.happen(events.discarded("422", seat, thing.id, by=seat))
        else:
            self.replay(seat, thing)

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


STEPS: dict[StartPhase, Operation] = {
    "awaken": turn.start, "beginning": turn.beginning_begins, "channel": turn.channel_begins, "draw": turn.draw_begins,
    "main": turn.act,
}
"""With which step of the turn play goes on."""


def laid(position: Position, secret: bytes, cards: Catalogue) -> Laying:
    """The position as a game that has not run yet. `cards`: all that it can meet, as its edition reads them."""
    laying = Laying(position, secret, cards)
    g = laying.g
    g.turn, g.turn_player, g.phase = position.turn - (position.phase == "awaken"), position.turn_of, "main"
    g.first = (position.turn_of - position.turn + 1) % len(position.sides)
    laying.fields()
    for seat, side in enumerate(position.sides):
        laying.seat(seat, side)
    for seat, side in enumerate(position.sides):
        laying.take(seat, side.controls)
    for seat, side in enumerate(position.sides):
        for kind, what in side.did:
            laying.remember(seat, kind, what)
    g.push(turn.TURN.ordered(g.edition.orders), position.turn_of).go(STEPS[position.phase])
    return laying
