"""A generated table gets what the text of the tried card speaks of: objects that it describes, in the zones and states
in which it could mean them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cards.tools.wanted import Filters, suits, wanted
from engine.board import events
from engine.board.links import link
from engine.board.objects import NOBODY, Object, base_of
from engine.board.state import ON_BOARD
from engine.catalogue import CardDef
from engine.names.board import Zone as ZoneName
from engine.words.base import walk
from engine.words.nodes import Quality, Tag, Zone

if TYPE_CHECKING:
    from cards.tools.staging import Stage

MOST = 6
"""So many of the descriptions of a text are met at one table."""
HELPERS = 3
"""So many cards that do what the text waits for are in the hand."""


def furnish(stage: Stage) -> None:
    """Put on the table what the tried card speaks of."""
    want, chance, you = wanted(stage.tried), stage.chance, stage.g.players[0]
    if want.level and chance.random() < 0.7:
        you.xp = max(you.xp, want.level)
    for filters in chance.sample(want.things, min(MOST, len(want.things))):
        describe(stage, filters)
    for tag in want.tags:
        describe(stage, (Tag(tag), Quality("friendly")))
    for filters in want.banished:
        banish(stage, filters)
    for filters in want.past if chance.random() < 0.6 else ():
        remember(stage, filters)
    help_out(stage)
    if want.strong or "equipped" in want.states:
        dress(stage, 3 if want.strong else 1)
    if stage.tried.type == "battlefield" and chance.random() < 0.5:
        vacate(stage)
    if want.tired and chance.random() < 0.6:
        for id in you.runes:
            stage.g.objects[id].exhausted = True
    legend = stage.g.objects[you.legend]
    legend.exhausted = legend.exhausted or ("exhausted" in want.states and chance.random() < 0.5)
    legend.empowered = int(legend.card is stage.tried and "empowered" in want.states and chance.random() < 0.7)


def fitting(stage: Stage, filters: Filters) -> list[CardDef]:
    """The cards that these filters may describe; rather those whose keywords the text switches off."""
    want = wanted(stage.tried)
    cards = [card for card in stage.cards if card.type in ("unit", "gear", "spell")]
    found = [card for card in cards if all(suits(card, each) for each in filters)]
    return [card for card in found if want.keywords & card.present] or found


def describe(stage: Stage, filters: Filters) -> None:
    """Something that is described so, where it may be: in the hand or the trash, and on the board if it stays there."""
    found, chance = fitting(stage, filters), stage.chance
    if not found:
        return
    whose = 1 if Quality("enemy") in filters else 0
    player, card = stage.g.players[whose], chance.choice(found)
    named = [each.name for each in filters if isinstance(each, Zone)]
    held: ZoneName = "trash" if "trash" in named else "hand"
    if "token" not in card.card.supertypes:
        (player.trash if held == "trash" else player.hand).append(stage.put(card, whose, held).id)
    if card.type != "spell" and not named:
        settle(stage, stage.put(chance.choice([each for each in found if each.type != "spell"]), whose, "board"), whose)


def settle(stage: Stage, thing: Object, seat: int) -> None:
    """A permanent at its base or at a battlefield, in a state that the text speaks of."""
    g, chance, states = stage.g, stage.chance, wanted(stage.tried).states
    field = g.fields[seat]
    there = thing.card.is_unit and field.controller == seat and chance.random() < 0.5
    thing.place = field.id if there else base_of(seat)
    (field.units if there else g.players[seat].base).append(thing.id)
    thing.exhausted = "exhausted" in states and chance.random() < 0.6
    thing.empowered = int("empowered" in states and chance.random() < 0.5)
    thing.damage = int("damaged" in states and (thing.card.might or 0) > 1)


def banish(stage: Stage, filters: Filters) -> None:
    """Cards that the tried one has banished."""
    there = [thing for thing in stage.g.objects.values() if thing.zone in ON_BOARD]
    source = next((thing for thing in there if thing.card is stage.tried), None)
    found = [card for card in fitting(stage, filters) if "token" not in card.card.supertypes]
    if source is None or not found:
        return
    for card in stage.chance.choices(found, k=stage.chance.choice((1, 3, 3))):
        thing = stage.put(card, 0, "banished")
        thing.banished_by = source.id
        stage.g.players[0].banished.append(thing.id)


def remember(stage: Stage, filters: Filters) -> None:
    """The first player has played something like that this turn, and it has left the board."""
    found = [card for card in fitting(stage, filters) if "token" not in card.card.supertypes]
    if found:
        thing = stage.put(stage.chance.choice(found), 0, "trash")
        stage.g.players[0].trash.append(thing.id)
        stage.g.events.append(events.finalized("419.4", 0, thing.id, thing.card.code, item=0, what="card", by=0))


def help_out(stage: Stage) -> None:
    """Spells in the hand that do what the text waits for."""
    deeds = wanted(stage.tried).deeds
    found = [card for card in stage.kind("spell") if any(type(node) in deeds for node in walk(card.card.lines))]
    for card in stage.chance.choices(found, k=HELPERS) if found else ():
        stage.g.players[0].hand.append(stage.put(card, 0, "hand").id)


def dress(stage: Stage, n: int) -> None:
    """So much Equipment on one unit of the first player, on the tried one if it is there."""
    g = stage.g
    units = [thing for thing in g.permanents() if thing.card.is_unit and thing.controller == 0]
    units = [thing for thing in units if thing.card is stage.tried] or units
    gear = [card for card in stage.kind("gear") if "Equipment" in card.tags]
    if not units or not gear:
        return
    top = stage.chance.choice(units)
    for card in stage.chance.choices(gear, k=stage.chance.randint(1, n)):
        thing = stage.put(card, 0, "board", base_of(0))
        g.players[0].base.append(thing.id)
        link(g, thing, top)


def vacate(stage: Stage) -> None:
    """The first battlefield is nobody's, so that it can be conquered."""
    field, player = stage.g.fields[0], stage.g.players[0]
    for id in field.units:
        stage.g.objects[id].place = base_of(0)
    player.base += field.units
    field.units, field.controller = [], NOBODY
    for id in field.facedown:
        del stage.g.objects[id]
    field.facedown = []
