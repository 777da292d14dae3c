"""Deeds in words become answers, and answers deeds: the script of a lesson is written in names."""
from __future__ import annotations

from collections.abc import Sequence

from bot.lessons.lesson import Deed, What, Words
from engine.game import Entry, Game
from engine.kernel.decision import ACTING, Decision, Option, Refused

GO_ON = ("pass", "end")
BASE = "Your base"


def keys_of(game: Game, decision: Decision, words: Words) -> tuple[str, ...] | None:
    """The answer to a decision that these words mean; None where it can't be given."""
    verb, *names = words
    if verb in GO_ON:
        return (verb,) if verb in decision.keys else None
    if verb == "choose":
        return chosen(game, decision, names)
    if decision.kind not in ACTING:
        return None
    begun = [one.key for one in decision.options if one.key.startswith(f"{verb}:") and means(game, one, names[0])]
    try:
        return composed(game, decision, begun[0], names[1:]) if begun else None
    except Refused:
        return None


def chosen(game: Game, decision: Decision, names: Sequence[str]) -> tuple[str, ...] | None:
    """The options of those names."""
    keys = [one.key for name in names for one in decision.options if means(game, one, name)]
    return tuple(keys) if decision.kind not in ACTING and decision.least <= len(keys) <= decision.most else None


def composed(game: Game, decision: Decision, first: str, names: Sequence[str]) -> tuple[str, ...] | None:
    """The whole path of a deed that begins so. What is asked besides these names is the own base, or none; a name that
    nothing is asked for, as there is no choice, is left over."""
    path, left = [first], list(names)
    while True:
        asked = game.draft(decision.number, decision.seat, path)
        found = [one.key for one in asked.options if left and means(game, one, left[0])]
        if found:
            left.pop(0)
            path.append(found[0])
        elif asked.kind == "confirm":
            return (*path, "confirm")
        else:
            other = [one.key for one in asked.options if one.key == "done" or one.short == BASE]
            if not other:
                return None
            path.append(other[0])


def means(game: Game, option: Option, name: str) -> bool:
    """Whether an option is about what has that name."""
    return game.name_of(option.subject) == name or option.short == name


def deed_of(game: Game, decision: Decision, keys: Sequence[str]) -> Deed:
    """What an answer says, as names. `game` is as it was before."""
    if not keys:
        return Deed("")
    verb = keys[0].partition(":")[0]
    options = {option.key: option for option in decision.options}
    subject = options[keys[0]].subject if keys[0] in options else 0
    places = [key.removeprefix("at:") for key in keys[1:] if key.startswith("at:")]
    at = place_named(game, int(places[0])) if places and places[0].lstrip("-").isdigit() else ""
    return Deed(verb, game.name_of(subject), at, 1 + sum(key.startswith("also:") for key in keys))


def happened(entry: Entry, before: Game, after: Game) -> list[What]:
    """What an entry brought, as names."""
    found = []
    for event in entry.events:
        name = entry.titles.get(event.card, "") or after.name_of(event.subject) or before.name_of(event.subject)
        found.append(What(event.kind, name, event.seat, place_named(after, event.place)))
    return found


def place_named(game: Game, place: int) -> str:
    """The name of a battlefield; “base” for anybody's."""
    return "base" if place < 0 else game.name_of(place)
