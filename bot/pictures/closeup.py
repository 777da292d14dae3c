"""One battlefield and the chain, large enough to be read on a phone: for a private question about them."""
from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.pictures import fields, rail
from bot.pictures.board import NO_LETTERS, chosen, places
from bot.pictures.marks import Placed, Scene
from bot.pictures.tiles import Aims
from engine.sights import BattlefieldSight, Sight

SCALE = 1.7
WIDTH, HEIGHT = 706, 471


def about(sight: Sight, options: Collection[int] = ()) -> BattlefieldSight | None:
    """The battlefield that a question is about: where the showdown is, else where the objects to choose from are, else
    that of the newest choice of a chain item; None when it is about none."""
    if sight.showdown is not None:
        return next((one for one in sight.battlefields if one.card.id == sight.showdown.battlefield), None)
    meant = [frozenset(options), *(frozenset(item.chosen) for item in reversed(sight.chain))]
    for ids in meant:
        there = [one for one in sight.battlefields if any(unit.id in ids for unit in (one.card, *one.units))]
        if len(there) == 1:
            return there[0]
    return None


def closeup(sight: Sight, field: BattlefieldSight, letters: Mapping[int, str] = NO_LETTERS) -> Scene:
    """The battlefield and the rail without its first panel. Objects that are options have the options' letters."""
    uppers = frozenset(place.seat for place in places(sight) if place.upper)
    found = fields.field(sight, field, (10, 10, 466), uppers, Aims(chosen(sight), letters), HEIGHT - 20)
    return Scene(WIDTH, HEIGHT, "table", (*found, Placed(486, 10, rail.whose(sight)),
                                          Placed(486, 126, rail.chain(sight, HEIGHT - 136))), SCALE)
