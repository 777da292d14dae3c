"""What lies around a question, in few words: what happened meanwhile, the battlefields, the own board, the hand."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.game.board import bullets, combat_at, fate, field_heading, side_heading
from bot.panels.sight_words import brief, called, card_line
from bot.panels.text import count, cut, listed, plain, rules_text
from bot.prefs.preferences import BoardStyle
from engine.sights import BattlefieldSight, ObjectSight, PlayerSight, ShowdownSight, Sight

EMPTY = "**Your hand** is empty"
NAMES_HAND = 30
"""From so many cards on the hand is shown by its names alone."""


class Detail(NamedTuple):
    """How much is told: how many events, characters of what a battlefield does, of each card in the hand (0: the hand
    by its names), and of what the question is about; whether picture and list have room, and whether the own base and
    the hand are told in a window."""

    events: int
    field: int
    card: int
    text: int
    room: BoardStyle = "both"
    own: bool = True


DETAILS = (
    Detail(6, 160, 220, 300), Detail(6, 90, 110, 300), Detail(6, 60, 60, 160), Detail(3, 60, 45, 160),
    Detail(6, 60, 0, 160), Detail(3, 60, 0, 90), Detail(3, 0, 0, 90), Detail(3, 60, 0, 90, "picture", False),
    Detail(0, 0, 0, 60, "picture", False), Detail(2, 0, 0, 60, "text", False), Detail(0, 0, 0, 60, "text", False),
)
"""From the fullest to the barest."""


def news_lines(news: Sequence[str], most: int) -> list[str]:
    """*Since you last looked*: the last so many events; what came before them is counted."""
    rows = [cut(row, 160) for row in bullets(news)]
    if not rows or not most:
        return []
    earlier = len(rows) - most
    return ["**Since you last looked**", *([f"-# Earlier: {count(earlier, 'event')}"] if earlier > 0 else []),
            *rows[-most:]]


class Field(NamedTuple):
    """A battlefield in words: who controls it, what its card says, who is there, and whether nothing is."""

    heading: str
    text: str
    there: tuple[str, ...]
    empty: bool


def fields_of(sight: Sight) -> tuple[Field, ...]:
    """Each battlefield in words."""
    return tuple(Field(field_heading(sight, field), field.card.text, tuple(there(sight, field)),
                       not (field.units or field.facedown)) for field in sight.battlefields)


def field_lines(fields: Sequence[Field], detail: Detail) -> list[str]:
    """Each battlefield: who controls it, what it does, and who is there, one line a player. In the barest detail those
    where nobody is are left out."""
    rows: list[str] = []
    for field in fields:
        if detail.own or not field.empty:
            text = rules_text(field.text, detail.field) if detail.field else ""
            rows += [field.heading + (f". {text}" if text else ""), *field.there]
    return rows


def presented_line(sight: Sight) -> str:
    """The battlefields by their names: while a hand is kept, nobody is there yet, and its cards need the room."""
    return f"Battlefields: {plain(listed(field.card.name for field in sight.battlefields))}"


def there(sight: Sight, field: BattlefieldSight) -> list[str]:
    """Who is at a battlefield, one line a player; in a combat with what each side adds up to and who would die."""
    fighting = combat_at(sight, field)
    rows = []
    for player in sight.players:
        units = [unit for unit in field.units if unit.controller == player.seat]
        known = [card for card in field.known if card.controller == player.seat]
        hidden = field.facedown.count(player.seat) - len(known)
        found = [named(unit, fighting) for unit in units] + [f"facedown {plain(card.name)}" for card in known]
        found += [count(hidden, "facedown card")] if hidden else []
        if found:
            fights = fighting is not None and player.seat in (fighting.attacker, fighting.defender)
            who = side_heading(sight, fighting, player.seat) if fighting and fights else called(sight, player.seat)
            rows.append(f"- {who[0].upper()}{who[1:]}: {'; '.join(found)}")
    return rows


def named(unit: ObjectSight, fighting: ShowdownSight | None) -> str:
    """A unit, and in a combat what would become of it."""
    return brief(unit) + (fate(fighting, unit).replace(": ", ", ") if fighting is not None else "")


def dealt(sight: Sight) -> bool:
    """Whether the reader has had a hand yet; battlefields are chosen before that."""
    return sight.turn > 0 or sight.players[sight.seat].hand_count > 0


def base_line(me: PlayerSight) -> str:
    """What the reader has in the own base."""
    return "**Your base**: " + ("; ".join(brief(one) for one in me.base) or "nothing")


def legend_line(me: PlayerSight, most: int) -> str:
    """The own legends, with what they do."""
    legends = (me.legend, *me.further)
    return "\n".join(f"{'Legend' if card is me.legend else 'Further legend'}: **{plain(card.name)}**"
                     + (", exhausted" if card.exhausted else "") + f". {rules_text(card.text, most)}"
                     for card in legends)


def hand_names(sight: Sight) -> str:
    """The hand in one line; nothing before it is drawn."""
    if not dealt(sight):
        return ""
    me = sight.players[sight.seat]
    hand = me.hand or ()
    return f"**Your hand, {count(len(hand), 'card')}:** " + "; ".join(
        plain(card.name) + (" (new)" if card.id in me.drawn else "") for card in hand) if hand else EMPTY


def shared_hands(sight: Sight) -> list[str]:
    """The hands of teammates with whom the reader shares, each in one line; or that a teammate would share."""
    mates = [player for player in sight.players if player.seat != sight.seat]
    seen = [f"**{plain(mate.name)}’s hand, {count(len(mate.hand), 'card')}:** "
            + "; ".join(plain(card.name) for card in mate.hand) if mate.hand
            else f"**{plain(mate.name)}’s hand** is empty" for mate in mates if mate.hand is not None]
    offered = [f"-# {plain(mate.name)} would share hands with you: *Menu* → *Share hands*." for mate in mates
               if mate.seat in sight.sharing and sight.seat not in sight.sharing]
    return [*seen, *offered]


def hand_lines(sight: Sight, most: int) -> list[str]:
    """The hand as a numbered list, each card in at most so many characters, then the champion and the legends."""
    me = sight.players[sight.seat]
    hand = me.hand or ()
    if not most or len(hand) > NAMES_HAND:
        named = "; ".join(plain(card.name) for card in me.champion)
        return [hand_names(sight), f"In the Champion Zone: {named}" if named else ""]
    rows = [f"{at}. {card_line(card, most)}" + (" **New**" if card.id in me.drawn else "")
            for at, card in enumerate(hand, 1)]
    champion = [f"In the Champion Zone: {card_line(card, most)}" for card in me.champion]
    return [f"**Your hand, {count(len(hand), 'card')}**" if hand else EMPTY, *rows, *champion, legend_line(me, most)]
