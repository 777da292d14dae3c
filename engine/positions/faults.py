"""What in a position can't be, each with the rule that says so."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.board.state import State
from engine.kernel.decision import Reason
from engine.library import Catalogue
from engine.positions.values import Position, Side, placed
from engine.rules.actions.counters import room
from engine.rules.formats.modes import MODES
from engine.rules.procedures.chain import HOT
from engine.telling import lines

MAIN_DECK = ("unit", "gear", "spell")
PERMANENTS = ("unit", "gear")
FITTING = {
    "Legend Zone": ("103.1", ("legend",)), "Champion Zone": ("103.2.a.2", ("unit",)), "hand": ("103.2", MAIN_DECK),
    "Main Deck": ("103.2", MAIN_DECK), "trash": ("103.2", MAIN_DECK), "banishment": ("103.2", MAIN_DECK),
    "runes": ("103.3", ("rune",)), "Rune Deck": ("103.3", ("rune",)), "base": ("103.2", PERMANENTS),
    "battlefield": ("103.2", PERMANENTS), "Facedown Zone": ("103.2", MAIN_DECK),
    "Battlefield Zone": ("103.4", ("battlefield",)),
}
"""What types of cards can be where, and the rule by which no other comes there."""


def faults_of(position: Position, catalogue: Catalogue) -> tuple[Reason, ...]:
    """What is wrong with the position, before anything is made of it."""
    unknown = sorted(code for code in position.codes() if code not in catalogue.cards)
    if unknown:
        return tuple(Reason("103", f"{code} is no card that can be played here") for code in unknown)
    return (*mode_faults(position), *type_faults(position, catalogue), *state_faults(position, catalogue))


def mode_faults(position: Position) -> Iterator[Reason]:
    """How many players and battlefields the mode has."""
    mode, seats, fields = MODES[position.mode], len(position.sides), len(position.battlefields)
    if seats != mode.seats:
        yield Reason(mode.rule, f"{mode.title} is for {mode.seats} players, not {seats}")
    wanted = mode.seats - (not mode.first_places)
    if fields != wanted:
        yield Reason(mode.rule, f"{mode.title} has {wanted} battlefields in play, not {fields}")


def zones(side: Side) -> Iterator[tuple[str, Iterable[str]]]:
    """The cards of a side by the place where they are."""
    yield from (
        ("Legend Zone", [placed(side.legend).card]), ("Champion Zone", [side.champion] if side.champion else []),
        ("hand", side.hand), ("Main Deck", side.deck), ("trash", side.trash), ("banishment", side.banished),
        ("runes", [placed(one).card for one in side.runes]), ("Rune Deck", side.rune_deck),
        ("base", [placed(one).card for one in side.base]),
        ("battlefield", [placed(one).card for units in side.at.values() for one in units]),
        ("Facedown Zone", [code for cards in side.facedown.values() for code in cards]),
    )


def type_faults(position: Position, catalogue: Catalogue) -> Iterator[Reason]:
    """Cards where no card of their type can be, and tokens off the board."""
    there = [("Battlefield Zone", position.battlefields), *(each for side in position.sides for each in zones(side))]
    for zone, codes in there:
        rule, types = FITTING[zone]
        for code in codes:
            card = catalogue.cards[code]
            if card.type not in types:
                yield Reason(rule, f"{card.name}, a {card.type}, can't be here: {zone}")
            elif "token" in card.card.supertypes and types == MAIN_DECK:
                yield Reason("103.2", f"{card.name}, a token, can't be here: {zone}")


def state_faults(position: Position, catalogue: Catalogue) -> Iterator[Reason]:
    """States that a card of that type can't have, and what can't be attached."""
    for one in (one for side in position.sides for one in side.on_board()):
        card = catalogue.cards[one.card]
        for name, value, rule in (("damage", one.damage, "417"), ("buffs", one.buffs, "426"),
                                  ("stunned", one.stunned, "423")):
            if value and not card.is_unit:
                yield Reason(rule, f"{card.name}, a {card.type}, can't have this: {name}")
        for gear in one.attached:
            if not catalogue.cards[gear.card].is_gear:
                yield Reason("434", f"{catalogue.cards[gear.card].name}, which is no gear, can't be attached")


def unrest(g: State) -> tuple[Reason, ...]:
    """What would happen at once in a position that has been laid out, as something in it can't last: units with lethal
    damage, a battlefield controlled from afar, enemies side by side; and more counters than there is room for."""
    full = [
        Reason(rule, f"{thing.card.name} has no room for {n} counters")
        for thing in g.objects.values()
        for name, n, rule in (("buffed", thing.buffed, "426"), ("empowered", thing.empowered, "441"))
        if n > room(g, thing, name)
    ]
    fork = g.fork()
    known = len(fork.events)
    fork.cleanup_due = True
    fork.agenda.clear()
    fork.push(HOT.ordered(g.edition.orders), g.turn_player)
    fork.run()
    happened = fork.events[known:]
    if not happened:
        return tuple(full)
    told = lines(happened, tuple(player.name for player in g.players), g.catalogue.titles)
    what = fork.over_why or "; ".join(told) or happened[0].kind
    return (*full, Reason(happened[0].rule, f"it wouldn't stay like that: {what}"))
