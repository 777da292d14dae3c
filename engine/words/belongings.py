"""Author's words for zones and control: hide, banish, take control, create, replace."""
from __future__ import annotations

from engine.words import zones
from engine.words.amounts import Window
from engine.words.base import Node
from engine.words.nouns import Kind, Phrase, Tokens

action_time = zones.ActionTime()
facedown_card = Kind("facedown card")


def hide(what: Phrase) -> zones.Hide:
    """Hides a card: an event."""
    return zones.Hide(what)


def ambush_to(what: Phrase) -> zones.Ambush:
    """Is played there with the permissions of Ambush."""
    return zones.Ambush(what)


def where(condition: Node) -> zones.Where:
    """For which the condition holds; in it, `it` is the thing described."""
    return zones.Where(condition)


def banish(what: Phrase) -> zones.Banish:
    """Banish it."""
    return zones.Banish(what)


def return_to_champion_zone(what: Phrase) -> zones.ReturnToChampionZone:
    """Return it to the Champion Zone."""
    return zones.ReturnToChampionZone(what)


def take_control(what: Phrase, window: Window | None = None) -> zones.TakeControl:
    """Take control of it, for the window if one is named."""
    return zones.TakeControl(what, window)


def swap_places(a: Phrase, b: Phrase) -> zones.SwapPlaces:
    """Each moves to where the other is."""
    return zones.SwapPlaces(a, b)


def lose_control(what: Phrase) -> zones.LoseControl:
    """Lose control of it."""
    return zones.LoseControl(what)


def create(what: Tokens, to: Phrase | None = None) -> zones.Create:
    """Create tokens, there if a place is named; they are not played."""
    return zones.Create(what, to)


def replace(what: Phrase, by: Tokens) -> zones.Replace:
    """Put a token in its place."""
    return zones.Replace(what, by)


def swap_back(what: Phrase) -> zones.SwapBack:
    """Put back what it replaced."""
    return zones.SwapBack(what)


def enter_at(to: Phrase) -> zones.EnterAt:
    """Enter there instead of where it was played to."""
    return zones.EnterAt(to)


def copy_of(what: Phrase) -> zones.CopyOf:
    """An additional copy of a token that is played."""
    return zones.CopyOf(what)


def banished_with(what: Phrase) -> zones.BanishedWith:
    """Put into banishment by that very object."""
    return zones.BanishedWith(what)


from_face_down = zones.FromFacedown()
from_elsewhere = zones.FromElsewhere()
