"""Where a unit may be played (355.2): the own base, controlled battlefields, and what texts permit or sell."""
from __future__ import annotations

from engine.board.objects import Item, Object, base_of
from engine.board.state import ON_BOARD, State
from engine.catalogue import Due
from engine.kernel.bindings import Bindings
from engine.names.bindings import AMBUSH, TO
from engine.names.questions import ENTRY
from engine.rules.events.permissions import may_play, may_play_to, unruled
from engine.rules.meaning.labels import place_option
from engine.rules.meaning.presence import is_closed
from engine.rules.playing import ambush
from engine.rules.playing.entry_costs import PLACE, bought, entry_costs


def places(g: State, seat: int, thing: Object) -> list[int]:
    """355.2: where a unit may enter: the own base, controlled battlefields, and what its text permits."""
    if unruled(g, "played", thing):
        return [base_of(seat)] + [
            field.id for field in g.fields if field.controller == seat and not is_closed(g, field.id, seat)
        ]
    found = [base_of(seat)] + [
        field.id for field in g.fields if field.controller == seat or may_play_to(g, thing, seat, field.id)
    ]
    return [place for place in found if not is_closed(g, place, seat) and may_play(g, thing, seat, place)]


def only_for_a_price(g: State, item: Item) -> bool:
    """Whether there is a place for a unit, but none for which it doesn't have to be paid besides."""
    if ENTRY not in g.passives or not item.card.is_unit or item.place:
        return False
    return not places(g, item.controller, g.objects[item.source]) and bool(entry_costs(g, item))


def may_be_played(g: State, thing: Object, seat: int, named: tuple[int, ...] = ()) -> bool:
    """358.3.a: whether an effect can play it, there if places are named: what is forbidden then is skipped, not what
    says to do it. What is on the board has been played (351.1), and legends never are (174.2.a).

    Rules: 133.6.b.1, 419.3.c.
    """
    if thing.card.type == "legend" or thing.zone in ON_BOARD:
        return False
    if not thing.card.is_unit:
        return may_play(g, thing, seat)
    if not named:
        return bool(places(g, seat, thing))
    return any(may_play(g, thing, seat, place) for place in named if place > 0 or place == base_of(seat))  # 355.2.a


def timely(g: State, item: Item, extra: list[Due], draft: bool) -> list[Due]:
    """These additional costs without those for places to which it can't be played at this time: where Ambush alone lets
    it be played, only to where that lets it (822.1)."""
    if not (draft and any(due.key.startswith(PLACE) for due in extra) and ambush.only_by_ambush(g, item)):
        return extra
    spots = ambush.spots(g, item.controller, g.objects[item.source])
    return [due for due in extra if not due.key.startswith(PLACE) or int(due.key.rpartition("@")[2]) in spots]


def choose_place(g: State, item: Item, env: Bindings, draft: bool) -> int:
    """355.2; where only Ambush lets it be, that is remembered (822.3). Of places that it must go to, because an effect
    names one and its player paid for another, its player picks. 0 when there is nowhere any more."""
    thing = g.objects[item.source]
    paid = bought(env)
    named = [*(item.bound.get(TO) or ([item.place] if item.place else [])), *paid]
    by_ambush = draft and ambush.only_by_ambush(g, item)
    usual = [] if by_ambush else named or places(g, item.controller, thing)
    ambushed = ambush.spots(g, item.controller, thing) if by_ambush or not named else []
    if paid and by_ambush:
        ambushed = [place for place in ambushed if place in paid]
    found = [*usual, *(place for place in ambushed if place not in usual)]
    if not found:
        return 0
    options = [place_option(g, place, item.controller) for place in found]
    rule = "355.2" if usual else "822.1.c"
    place = int(
        g.choose(
            item.controller, "place", f"Where does {item.card.name} enter?", options, why=rule, source=item.source,
            draft=draft,
        )[0][3:]
    )
    if place not in usual:
        env[AMBUSH] = True
    return place
