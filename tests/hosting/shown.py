"""What each message of a match shows is what the store says, in every state of a match."""
from __future__ import annotations

from pathlib import Path

from bot.game import drawing
from bot.match import messages
from bot.panels.parts import Button, Panel, without_picture
from bot.sandbox.records import Message, walk
from bot.sandbox.world import World
from bot.store import Match, Store, Surface
from bot.store.message_names import kind_of, numbers_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from cards.catalogue import CARDS
from engine.game import Game, catalogue_of
from engine.match import Match as Series

CATALOGUE = catalogue_of(CARDS.values())


async def misshown(world: World, store: Store, match: Match, game: Game | None, series: Series | None) -> list[str]:
    """All that is wrong with a match and its messages, in words."""
    table = Table(Tables(store, CATALOGUE, Path("nowhere")), match, game, series)
    found = _state(world, match)
    for surface in await store.surfaces(match.id):
        message = _message(world, surface)
        panel = await messages.draw(table, surface.name) if message is not None else None
        if message is not None and panel is not None and surface.wanted <= surface.shown:
            may = [panel]
            if kind_of(surface.name) == "panel" and table.begun:  # it may ask whether the turn shall end
                seat, marks = numbers_of(surface.name)[0], marked(message)
                may.append(await drawing.seat_panel(table, seat, ending=True))
                may += [await drawing.seat_panel(table, seat, marks=marks)] if marks else []
            found += _differs(surface, message, may)
    return [f"{match.id} ({match.state}): {text}" for text in found]


def _state(world: World, match: Match) -> list[str]:
    """What no match may be like when nothing is under way."""
    found = []
    if match.state == "decks" and all(player.ready for player in match.players):
        found.append("both are ready and nothing begins")
    if match.state == "decks" and match.thread not in world.channels:
        found.append("it was accepted and has no thread")
    return found


def _message(world: World, surface: Surface) -> Message | None:
    channel = world.channels.get(surface.channel)
    return channel.messages.get(surface.message) if channel is not None else None


def _differs(surface: Surface, message: Message, may: list[Panel]) -> list[str]:
    """How a message differs from each of the panels that it may show, with their pictures or with what stands in for
    late ones. What is marked, and the page of a long menu, may be anything."""
    parts = list(walk(message.components))
    text = "\n".join(str(part["content"]) for part in parts if part["type"] == 10)
    ids = {str(part["custom_id"]) for part in parts if part["type"] == 2 and part.get("custom_id")}
    for panel in (*may, *map(without_picture, may)):
        if text == panel.text and (ids == wanted(panel) or kind_of(surface.name) == "panel"):
            return []
    first = may[0]
    return [f"{surface.name} shows {text!r} with {sorted(ids)}, but it is {first.text!r} with {sorted(wanted(first))}"]


def marked(message: Message) -> tuple[str, ...]:
    """What is marked in the menus of a message; with what can be confirmed then, less of the text has room."""
    selects = [part for part in walk(message.components) if part["type"] == 3]
    return tuple(str(option["value"]) for part in selects for option in part["options"] if option.get("default"))


def wanted(panel: Panel) -> set[str]:
    """The ids of the buttons of a panel."""
    return {part.id for part in panel.controls if isinstance(part, Button) and part.id}
