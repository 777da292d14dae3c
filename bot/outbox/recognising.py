"""Recognise a message of a match by the ids of its controls or by its text, when nobody noted that it was sent."""
from __future__ import annotations

import discord

from bot.panels.click_ids import FORMAT, Origin, custom_id
from bot.panels.parts import Panel
from bot.panels.view import walk
from bot.store.message_names import MessageName, game_of, kind_of, numbering, numbers_of


def is_message(message: discord.Message, match_id: str, name: MessageName) -> bool:
    """Whether a message of the bot is the one of that name."""
    ids = {str(getattr(component, "custom_id", "") or "") for component in walk(message.components)}
    numbers = numbers_of(name)
    match kind_of(name):
        case "turn":
            return custom_id(match_id, Origin.BOARD, "mine", numbering(name)) in ids
        case "call":
            number, seat = numbers
            return custom_id(match_id, Origin.CALL, "mine", f"{seat}.{number}") in ids
        case "result":
            keys = [str(game_of(name)), *([""] if game_of(name) == 1 else [])]  # one that decides alone has no number
            return any(custom_id(match_id, Origin.RESULT, "text", key) in ids for key in keys)
        case "panel" | "gone" | "lobby":
            return any(one.startswith(f"{FORMAT}.{match_id}.") for one in ids)
        case _:
            return False


def shows(message: discord.Message, panel: Panel | None) -> bool:
    """Whether a message says what that panel does: one without controls has nothing else to be known by."""
    texts = [part.content for part in walk(message.components) if isinstance(part, discord.TextDisplay)]
    return panel is not None and "\n".join(texts) == panel.text
