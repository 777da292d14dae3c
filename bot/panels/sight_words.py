"""What a sight of the game shows, as phrases that several panels use: objects, cards, resources, place and score."""
from __future__ import annotations

from collections import Counter

from bot.panels.text import count, cut, listed, plain, rules_text
from engine.editions import CURRENT
from engine.sights import ObjectSight, PlayerSight, Sight


def states(thing: ObjectSight) -> str:
    """What is special about an object now: “Might 6, 2 damage, exhausted, Tank”."""
    words = []
    if thing.might is not None:
        words.append(f"Might {thing.might}")
    if thing.damage:
        words.append(f"{thing.damage} damage")
    return ", ".join([*words, *flags(thing), *thing.keywords])


def thing(one: ObjectSight) -> str:
    """An object in a list, as markdown: “**Jinx, Demolitionist** (Might 6, exhausted)”."""
    inside = states(one)
    return f"**{plain(one.name)}**" + (f" ({plain(inside)})" if inside else "")


def brief(one: ObjectSight) -> str:
    """An object where there is little room: its name, its Might as a number, and its states: “Jinx 6, exhausted”."""
    head = plain(one.name) + (f" {one.might}" if one.might is not None else "")
    found = [f"{one.damage} damage"] if one.damage else []
    return ", ".join([head, *found, *flags(one)])


def flags(one: ObjectSight) -> list[str]:
    """The states that an object is in, as words."""
    every = (("exhausted", one.exhausted), ("stunned", one.stunned), ("buffed", one.buffed), ("token", one.token))
    return [word for word, true in every if true]


def ready_runes(player: PlayerSight) -> str:
    """What a player can pay with: ready runes by name, and the pool."""
    ready = Counter(rune.name for rune in player.runes if not rune.exhausted)
    words = [f"**{sum(ready.values())} of {count(len(player.runes), 'rune')}**"]
    if ready:
        words.append("(" + ", ".join(count(number, plain(name)) for name, number in ready.items()) + ")")
    there = sorted(player.pool, key=lambda one: not one[0].startswith("energy"))
    pool = ", ".join(f"{amount} {resource(kind)}" for kind, amount in there if amount)
    return " ".join(words) + (f"; in the pool: {plain(pool)}" if pool else "")


def resource(kind: str) -> str:
    """“energy”, a domain or “any”, as it stands in a text; what it is only good for stays behind it."""
    what, _, only = kind.partition(" ")
    return " ".join(part for part in ("Power of any domain" if what == "any" else what.capitalize(), only) if part)


FEWEST = 20
"""A card's text is cut to no fewer characters: less of it tells nothing."""


def card_line(card: ObjectSight, most: int) -> str:
    """A card in a hand: name, type, cost, Might, and its text as far as that leaves room in so many characters."""
    facts = [card.type, card.cost or "no cost"]
    if card.base_might is not None:
        facts.append(f"Might {card.base_might}")
    line = f"**{plain(card.name)}**, {plain(', '.join(facts))}."
    text, room = rules_text(card.text), most - len(line) - 1
    return f"{line} {cut(text, room)}" if text and room >= min(len(text), FEWEST) else line


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


Side = tuple[PlayerSight, ...]
"""A player, or a team, whose players share their points (489.8.d)."""


def sides(sight: Sight) -> tuple[Side, ...]:
    """Who plays against each other, in the order of the seats."""
    found: dict[tuple[int, int], Side] = {}
    for player in sight.players:
        key = (player.team, -1 if player.team >= 0 else player.seat)
        found[key] = (*found.get(key, ()), player)
    return tuple(found.values())


def side_of(sight: Sight, seat: int) -> Side:
    """The side of a seat."""
    return next(side for side in sides(sight) if any(player.seat == seat for player in side))


def named(side: Side) -> str:
    """“Ana and Cleo”, as plain text."""
    return listed(player.name for player in side)


def score(sight: Sight) -> str:
    """“Ana 5 – 5 Bo”, “Ana 5 · Bo 3 · Cleo 0”, “Ana and Cleo 5 – 3 Bo and Dov”, as plain text."""
    every = sides(sight)
    if len(every) == 2:
        first, second = every
        return f"{named(first)} {first[0].points} – {second[0].points} {named(second)}"
    return " · ".join(f"{named(side)} {side[0].points}" for side in every)


def goal(sight: Sight) -> str:
    """“first to 8”, with the rules by which it is played unless they are the current ones."""
    return " · ".join(filter(None, (f"first to {sight.victory_score}", other_rules(sight.edition))))


def other_rules(edition: str) -> str:
    """“Core Rules v1.2”; nothing for the current ones."""
    return "" if edition == CURRENT.name else f"Core Rules {edition}"


def winning(sight: Sight) -> str:
    """“Ana wins”, “Ana and Cleo win”, “nobody wins”, as plain text."""
    if sight.winner < 0:
        return "nobody wins"
    winners = side_of(sight, sight.winner)
    return f"{named(winners)} {'wins' if len(winners) == 1 else 'win'}"


def company(sight: Sight) -> str:
    """Whom the reader plays against, and with: “Against Bo and Dov, with Cleo”, as plain text."""
    mine = side_of(sight, sight.seat)
    others = [player.name for player in sight.players if player not in mine]
    mates = [player.name for player in mine if player.seat != sight.seat]
    return f"Against {listed(others)}" + (f", with {listed(mates)}" if mates else "")


def own_score(sight: Sight) -> str:
    """The score as the reader's: “you 5, Bo 3”, as plain text."""
    mine = side_of(sight, sight.seat)
    others = [f"{named(side)} {side[0].points}" for side in sides(sight) if side != mine]
    return ", ".join([f"{'you' if len(mine) == 1 else 'your team'} {mine[0].points}", *others])


def turn_order(sight: Sight) -> str:
    """Whose turns follow each other, this one first: “Turn order: Cleo, Ana, Bo”, as plain text; nothing for two."""
    follow = (*sight.players[sight.turn_player:], *sight.players[:sight.turn_player])
    return f"Turn order: {', '.join(one.name for one in follow if not one.gone)}" if len(follow) > 2 else ""


def called(sight: Sight, seat: int) -> str:
    """A player by name, the reader as “you”, as markdown."""
    return "you" if seat == sight.seat else plain(sight.players[seat].name)
