"""Tables generated around one card: boards on which as much as possible of what a text may speak of is there, and a
policy that tries the card.

Each is a duel in a Main Phase. What is where goes with the seed; the card itself stands on the board, in the hand and
in the trash.
"""
from __future__ import annotations

import random
from collections.abc import Sequence

from cards.tools.furnishing import furnish
from cards.tools.selfplay import Player as Random
from cards.tools.wanted import acts_in, defying, suits, wanted
from engine.board import events
from engine.board.index import rebuild, register
from engine.board.links import link
from engine.board.objects import Battlefield, Object, Player, Resource, base_of
from engine.board.state import State
from engine.catalogue import CardDef
from engine.game import Decision, Game
from engine.kernel.randomness import Randomness, secret_from_seed
from engine.library import Catalogue
from engine.names.board import Zone
from engine.rules.events.showing import shows_itself
from engine.rules.formats.modes import DUEL
from engine.rules.procedures.turn import TURN, act
from engine.words.base import walk
from engine.words.card import DOMAINS
from engine.words.nodes import LookAt, Predict, Reveal

SEATS = (0, 1)
USUAL = 60
"""The tables from this one on have what is rare: cards that lie facedown, units that have moved, many units at a
battlefield, a fallen champion, the card nowhere on the board."""


class Stage:
    """A board that is being set up around a card."""

    def __init__(self, catalogue: Catalogue, code: str, number: int, seed: int = 0) -> None:
        self.chance = random.Random(drawn(number, seed))
        self.rare = number >= USUAL
        self.rivals = self.rare and number % 3 == 0  # the other player can pay for as much
        self.furnished = number % 2 == 1
        self.tried = catalogue.cards[code]
        self.g = State(catalogue, Randomness(secret_from_seed(drawn(number, seed))), DUEL)
        self.cards = [card for card in catalogue.cards.values() if code != card.code]
        self.defying = defying(self.tried, self.kind("spell"))

    def kind(self, *types: str, token: bool = False) -> list[CardDef]:
        """The cards beside the tried one that are of these types."""
        return [card for card in self.cards if card.type in types and token == ("token" in card.card.supertypes)]

    def put(self, card: CardDef, seat: int, zone: Zone, place: int = 0) -> Object:
        """A new object, in no list yet; its text is active where that is so."""
        thing = Object(self.g.new_id(), card, seat, zone, place, token="token" in card.card.supertypes)
        self.g.objects[thing.id] = thing
        if zone in ("board", "legend", "battlefield") or card.outside:
            register(self.g, thing)
        return thing

    def fields(self) -> None:
        """Two battlefields, such as do something in a phase that the text asks for; the tried card is the first of them
        if it is one."""
        found = self.kind("battlefield")
        acting = [card for card in found if acts_in(card, wanted(self.tried).phases)] if self.furnished else []
        places = self.chance.sample(acting if len(acting) > 1 else found, 2)
        if self.tried.type == "battlefield":
            places[0] = self.tried
        self.g.fields += [Battlefield(self.put(card, seat, "battlefield").id) for seat, card in enumerate(places)]

    def origins(self) -> None:
        """What a battlefield that is a token replaced waits in banishment (438.5)."""
        field, player = self.g.fields[0], self.g.players[0]
        if self.tried.type == "battlefield" and "token" in self.tried.card.supertypes:
            thing = self.put(self.chance.choice(self.kind("battlefield")), 0, "banished")
            thing.replaced_by = field.id
            player.banished.append(thing.id)

    def seat(self, seat: int) -> None:
        """A player with cards in every zone, rich enough for whatever is tried."""
        g, chance, player = self.g, self.chance, Player(("You", "Foe")[seat])
        g.players.append(player)
        mine = seat == 0
        player.points, player.xp, player.turns = chance.randrange(6), chance.randrange(12), int(mine or not self.rare)
        player.pool = (
            (Resource("energy", 12), *(Resource(domain, 3) for domain in DOMAINS)) if mine or self.rivals
            else (Resource("energy", 4),)
        )
        legend = self.tried if mine and self.tried.type == "legend" else chance.choice(self.kind("legend"))
        player.legend = self.put(legend, seat, "legend").id
        champions = [card for card in self.kind("unit") if "champion" in card.card.supertypes]
        if champions:
            player.chosen = chance.choice(champions).name
            fallen = self.rare and chance.random() < 0.5
            zone: Zone = "trash" if fallen else "champion"
            there = player.trash if fallen else player.champion
            there.append(self.put(next(card for card in champions if card.name == player.chosen), seat, zone).id)
        spells, permanents = self.kind("spell"), self.kind("unit", "gear")
        own = [self.tried] * 2 if self.tried.type in ("unit", "gear", "spell") and mine else []
        zones: tuple[tuple[Zone, list[int]], ...] = (("hand", player.hand), ("trash", player.trash))
        for zone, among in zones:
            held = [*own, *chance.choices([*spells, *permanents], k=3)]
            if self.rivals and zone == "hand" and self.defying:
                held += chance.choices(self.defying, k=2)
            among += [self.put(card, seat, zone).id for card in held]
        player.deck = [*own[:1], *chance.choices([*spells, *permanents], k=12)]
        self.runes(seat, player)
        if mine and any(map(shows_itself, self.tried.replacements)):
            self.bury(player)
        if mine and self.tried.type == "rune":
            player.runes.append(self.put(self.tried, seat, "board", base_of(seat)).id)
        self.board(seat, player)

    def runes(self, seat: int, player: Player) -> None:
        """Runes on the board, some of them exhausted, and those to come."""
        g, chance = self.g, self.chance
        runes = self.kind("rune")
        player.rune_deck = chance.choices(runes, k=chance.choice((0, 1, 4)))
        player.runes += [
            self.put(card, seat, "board", base_of(seat)).id
            for card in chance.choices(runes, k=chance.choice((2, 4, 8)))
        ]
        for id in player.runes[:chance.randrange(3)]:
            g.objects[id].exhausted = True

    def bury(self, player: Player) -> None:
        """A card that says something as it is shown lies on top of the deck, and there is something that shows it."""
        player.deck.append(self.tried)
        seers = [
            card for card in self.kind("spell", "unit", "gear")
            if any(isinstance(node, LookAt | Reveal | Predict) for node in walk(card.card.lines))
        ]
        if seers:
            player.hand += [self.put(card, 0, "hand").id for card in self.chance.choices(seers, k=3)]

    def board(self, seat: int, player: Player) -> None:
        """Units and gear at the base and at a battlefield; some of them are damaged, buffed, exhausted, stunned. At
        some tables the first player has many units at the base, ready to go together. Around a battlefield the gear is
        Equipment, exhausted and worn at rare tables."""
        chance, host = self.chance, seat == 0 and self.chance.random() < 0.3
        gear = self.kind("gear") or self.kind("gear", token=True)
        if seat == 0 and self.tried.type == "battlefield":
            gear = [card for card in gear if "Equipment" in card.tags] or gear
        cards = [
            *chance.choices(self.kind("unit"), k=2),
            *chance.choices(self.kind("unit", token=True) or self.kind("unit"), k=1), *gear[:1],
        ]
        if host:
            player.base += [
                self.put(card, seat, "board", base_of(seat)).id for card in chance.choices(self.kind("unit"), k=4)
            ]
        if seat == 0 and self.tried.is_permanent and not (self.rare and chance.random() < 0.4):
            cards += [self.tried, self.tried] if self.tried.is_unit else [self.tried]
        field = self.g.fields[seat]
        if seat == 0 and self.rare and self.tried.type == "battlefield" and chance.random() < 0.5:
            field.units += [
                self.put(card, seat, "board", field.id).id for card in chance.choices(self.kind("unit"), k=7)
            ]
        for n, card in enumerate(cards):
            there = card.is_unit and n % 2 == 1
            thing = self.put(card, seat, "board", field.id if there else base_of(seat))
            (field.units if there else player.base).append(thing.id)
            if card.is_unit:
                self.mark(thing)
            elif seat == 0 and self.rare and self.tried.type == "battlefield":
                thing.exhausted = True
                self.wear(thing, player)
            elif card is self.tried and card.wearer is not None and chance.random() < 0.6:
                self.wear(thing, player)
        if field.units:
            field.controller = seat
            lurkers = [card for card in self.kind("unit", "gear", "spell") if "hidden" in card.keywords]
            if lurkers and self.rare and chance.random() < 0.6:
                field.facedown.append(self.put(chance.choice(lurkers), seat, "facedown", field.id).id)

    def mark(self, thing: Object) -> None:
        """The state that a unit is in."""
        chance = self.chance
        if thing.card is self.tried:
            thing.buffed, thing.empowered = int(chance.random() < 0.3), int(chance.random() < 0.3)
            thing.exhausted = chance.random() < 0.2
            return
        thing.exhausted, thing.stunned = chance.random() < 0.4, chance.random() < 0.15
        thing.buffed, thing.empowered = int(chance.random() < 0.3), int(chance.random() < 0.2)
        if (thing.card.might or 0) > 1 and chance.random() < 0.3:
            thing.damage = 1

    def wander(self) -> None:
        """At some tables the first player's units have moved this turn, there and back, and the legend is exhausted."""
        g = self.g
        if not self.rare or self.chance.random() < 0.5:
            return
        g.objects[g.players[0].legend].exhausted = True
        for thing in [thing for thing in g.permanents() if thing.card.is_unit and thing.controller == 0]:
            home, away = thing.place, base_of(0) if thing.place > 0 else g.fields[0].id
            for to, from_ in ((away, home), (home, away)):
                g.events.append(events.moved("446", thing.id, controller=0, to=to, from_=from_, by=0))

    def wear(self, gear: Object, player: Player) -> None:
        """A unit of the same base wears the gear."""
        units = [self.g.objects[id] for id in player.base if self.g.objects[id].card.is_unit]
        if units:
            link(self.g, gear, units[0])


def drawn(number: int, seed: int) -> int:
    """What the chance of a table begins with: each seed has tables of its own."""
    return number + 1_000 * seed


def staged(catalogue: Catalogue, code: str, number: int, seed: int = 0) -> Game:
    """A game in a Main Phase, set up around the card with that code: its `number` tells what kind of table it is. The
    same number and seed give the same game."""
    stage = Stage(catalogue, code, number, seed)
    stage.fields()
    for seat in SEATS:
        stage.seat(seat)
    stage.origins()
    stage.wander()
    if stage.furnished:
        furnish(stage)
    g = stage.g
    first = int(stage.rare and stage.tried.type == "battlefield")  # then the other player may hold soon
    g.turn, g.turn_player, g.phase, g.strict = 3, first, "main", True
    rebuild(g)  # what is worn speaks since it was put on
    g.touch()  # what was asked of the board while it was set up may have changed since
    g.push(TURN, first).go(act)
    g.run()
    return Game(g)


class Trying(Random):
    """Tries one card wherever it is offered, and the spells that do what it forbids, plays what it waits for, attacks,
    and now and then does anything else; not too much in one turn. Who is `daring` attacks with whatever can."""

    MOST = 9
    """So many actions in one turn."""

    def __init__(self, catalogue: Catalogue, code: str, seed: int, daring: bool = False) -> None:
        super().__init__(seed)
        tried = catalogue.cards[code]
        self.codes = {code, *(card.code for card in defying(tried, catalogue.cards.values()))}
        self.played = wanted(tried).played
        self.daring = daring
        self.together, self.waiting = self.random.random() < 0.4, self.random.random() < 0.4

    def is_fresh(self, game: Game) -> bool:
        """Whether there haven't been too many actions in this turn."""
        return super().is_fresh(game) and self.acted < self.MOST

    def action(self, game: Game, decision: Decision) -> str:
        """The tried card first; then fights and plays; else pass."""
        objects = game._state.objects
        own = [
            option.key
            for option in decision.options
            if option.subject in objects and objects[option.subject].card.code in self.codes
        ]
        if decision.kind == "act" and self.waiting:  # the card is kept for a fight
            own = [key for key in decision.keys if key.startswith("move:")]
        acts = [key for key in decision.keys if key.startswith(("play:", "move:", "hide:", "use:"))]
        moves = [key for key in acts if self.daring and key.startswith("move:")]
        awaited = [
            option.key for option in decision.options
            if option.key.startswith("play:") and option.subject in objects
            and any(all(suits(objects[option.subject].card, each) for each in filters) for filters in self.played)
        ]
        for keys, often in ((own, 0.7), (moves, 0.9), (awaited, 0.4), (acts, 0.5)):
            if keys and self.random.random() < often:
                return self.random.choice(keys)
        return decision.keys[-1]

    def step(self, question: Decision) -> str:
        """A step of a draft; units go together now and then."""
        along = [key for key in question.keys if key.startswith("also:")]
        if along and self.together:
            return self.random.choice(along)
        return super().step(question)


__all__: Sequence[str] = ("Trying", "drawn", "staged")
