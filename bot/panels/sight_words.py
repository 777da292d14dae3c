"""What a sight of the game shows, as phrases that several panels use: objects, cards, resources, place and score."""
from __future__ import annotations

from collections import Counter

from bot.panels.text import count, plain, rules_text
from engine.sights import ObjectSight, PlayerSight, Sight


def states(thing: ObjectSight) -> str:
    """What is special about an object now: “Might 6, 2 damage, exhausted, Tank”."""
    words = []
    if thing.might is not None:
        words.append(f"Might {thing.might}")
    if thing.damage:
        words.append(f"{thing.damage} damage")
    flags = (("exhausted", thing.exhausted), ("stunned", thing.stunned), ("buffed", thing.buffed),
             ("token", thing.token))
    words += [word for word, true in flags if true]
    return ", ".join([*words, *thing.keywords])


def thing(one: ObjectSight) -> str:
    """An object in a list, as markdown: “**Jinx, Demolitionist** (Might 6, exhausted)”."""
    inside = states(one)
    return f"**{plain(one.name)}**" + (f" ({plain(inside)})" if inside else "")


def ready_runes(player: PlayerSight) -> str:
    """What a player can pay with: ready runes by name, and the pool."""
    ready = Counter(rune.name for rune in player.runes if not rune.exhausted)
    words = [f"**{sum(ready.values())} of {count(len(player.runes), 'rune')}**"]
    if ready:
        words.append("(" + ", ".join(count(number, plain(name)) for name, number in ready.items()) + ")")
    pool = ", ".join(f"{amount} {resource(kind)}" for kind, amount in player.pool if amount)
    return " ".join(words) + (f"; in the pool: {plain(pool)}" if pool else "")


def resource(kind: str) -> str:
    """“energy”, a domain or “any”, as it stands in a text; what it is only good for stays behind it."""
    what, _, only = kind.partition(" ")
    return " ".join(part for part in ("Power of any domain" if what == "any" else what.capitalize(), only) if part)


def card_line(card: ObjectSight, with_text: bool = True) -> str:
    """A card in a hand: name, type, cost, Might, text."""
    facts = [card.type, card.cost or "no cost"]
    if card.base_might is not None:
        facts.append(f"Might {card.base_might}")
    text = rules_text(card.text) if with_text else ""
    return f"**{plain(card.name)}**, {plain(', '.join(facts))}." + (f" {text}" if text else "")


def place(sight: Sight) -> str:
    """Where the game is: “turn 9, Main Phase”, or the showdown that is going on."""
    if sight.turn < 1:
        return "before turn 1"
    if sight.showdown is not None:
        name = battlefield_name(sight, sight.showdown.battlefield)
        return f"turn {sight.turn}, {'combat' if sight.showdown.combat else 'showdown'} at {name}"
    return f"turn {sight.turn}" + (f", {sight.phase.capitalize()} Phase" if sight.phase else "")


def battlefield_name(sight: Sight, number: int) -> str:
    """The name of a battlefield by its object id."""
    return next((field.card.name for field in sight.battlefields if field.card.id == number), "a battlefield")


def score(sight: Sight) -> str:
    """“Ana 5 – 5 Bo”, as plain text."""
    first, second = sight.players[0], sight.players[1]
    return f"{first.name} {first.points} – {second.points} {second.name}"
