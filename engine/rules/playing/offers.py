"""What may be done now: the single authority on legality.

`offers` lists the discretionary actions that a seat can begin and complete in a window; `explaining` says for one of
them what forbids it. Both ask the same questions, the cheap ones first.
"""
from __future__ import annotations

from collections.abc import Iterator

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import FOR_PRICE, FROM_TRASH, Ability
from engine.kernel.decision import Option
from engine.names.board import PlayWindow, Zone
from engine.rules.meaning import layers
from engine.rules.meaning.labels import detail, place_name, short, using
from engine.rules.playing import costs, flow, hiding
from engine.rules.playing.adding import mark_of, may_give
from engine.rules.playing.forbidding import (
    NEEDED,
    NEVER,
    permission,
    trials,
    when_used,
    why_not_begin,
    why_not_play,
    why_not_use,
)
from engine.rules.playing.movement import movable
from engine.rules.playing.paying import way_option
from engine.rules.playing.timing import RANK
from engine.rules.playing.total_cost import Total, least

FROM: dict[Zone, str] = {"champion": " · from the Champion Zone", "trash": " · from the trash"}
"""What an offer says of a card that is not in the hand."""


def offers(g: State, seat: int, window: PlayWindow) -> list[Option]:
    """The actions that a seat can begin now, each of which can be completed and paid. Copies of a card share one
    offer."""
    return list(offered(g, seat, window))


def offered(g: State, seat: int, window: PlayWindow) -> Iterator[Option]:
    """The same, one by one, for who asks only whether there is any."""
    seen: set[tuple[str, int, str]] = set()
    for thing in playable(g, seat):
        mark = (thing.zone, thing.place, thing.card.code)
        if mark in seen:
            continue
        seen.add(mark)
        if (
            permission(g, thing, window)
            and not too_dear(g, seat, thing)
            and next(why_not_play(g, seat, thing, window), None) is None
        ):
            yield play_option(g, seat, thing)
    yield from ability_offers(g, seat, window)
    if seat == g.turn_player and (window == "act" or window == "focus"):
        yield from hide_offers(g, seat, window)
    if window == "act":  # 144.1, 144.1.a, 144.1.b
        yield from [move_option(g, seat, unit) for unit in movable(g, seat)]


def hand_and_champion(g: State, seat: int) -> list[Object]:
    """The cards that may be played by default (419.1.a). Rules: 108.3.d, 170.2.a, 419.1, 419.2, 419.2.a."""
    player = g.players[seat]
    return [g.objects[id] for id in (*player.hand, *player.champion)]


def playable(g: State, seat: int) -> list[Object]:
    """What may be played: also facedown cards, by what hid them (811.1.b), and from the trash by Flow (829.1.b) or by
    what a card says (366.1).

    Rules: 811.3.
    """
    given = flow.is_given(g) or FROM_TRASH in g.passives
    permitted = [thing for id in g.players[seat].trash if ((thing := g.objects[id]).card.returns or given)
                 and flow.ways(g, thing, seat)]
    return [*hand_and_champion(g, seat), *hiding.facedown(g, seat), *permitted]


def too_dear(g: State, seat: int, thing: Object) -> bool:
    """Whether the least that a card can cost can't be paid: most of what can't be played, found without asking
    further."""
    if thing.zone == "facedown" or thing.zone == "trash":
        return False
    if (FOR_PRICE in g.passives or FOR_PRICE in thing.card.answered) and len(flow.ways(g, thing, seat)) > 1:
        return False
    price = least(g, thing)
    return price is not None and not costs.payable(costs.means(g, seat, thing.card.type), *price)


def hide_offers(g: State, seat: int, window: PlayWindow) -> list[Option]:
    """The cards that can be hidden now; copies share one offer."""
    hideable = [thing for thing in hand_and_champion(g, seat) if hiding.hideable(g, thing)]
    if not hideable or not hiding.free(g, seat):
        return []
    found = {
        thing.zone + thing.card.code: thing
        for thing in reversed(hideable)
        if next(hiding.why_not_hide(g, seat, thing, window), None) is None
    }
    return [hiding.hide_option(g, seat, thing) for thing in reversed(found.values())]


def either_price(g: State, thing: Object, ways: list[tuple[Item, Total]]) -> str:
    """The prices of those ways in which it can be played."""
    return " or ".join(
        dict.fromkeys(costs.words(*way[1]) for way in ways if next(why_not_begin(g, thing, "act", *way), None) is None)
    )


def play_option(g: State, seat: int, thing: Object) -> Option:
    """`play:ID` with what it costs and is."""
    ways = trials(g, thing, seat)
    price = costs.words(*ways[0][1]) if len(ways) == 1 else either_price(g, thing, ways)
    kind = f"{thing.card.type}, Might {thing.card.might}" if thing.card.is_unit else thing.card.type
    zone = (
        f" · facedown at {place_name(g, thing.place, seat)}" if thing.zone == "facedown" else FROM.get(thing.zone, "")
    )
    return Option(f"play:{thing.id}", short(thing.card.name), f"{price} · {kind}{zone}", thing.id)


def ability_offers(g: State, seat: int, window: PlayWindow) -> list[Option]:
    """Activated abilities on the board that can be used now; equal runes share one offer. Rules: 378, 380."""
    found: list[Option] = []
    seen: set[tuple[str, bool] | int] = set()
    for thing in users(g, seat):
        if thing.card.is_rune:
            mark = mark_of(thing)
            if mark in seen:
                continue
            seen.add(mark)
        for n, ability in enumerate(layers.activated(g, thing)):
            if not costs.usable(thing, ability):
                continue
            if costs.is_simple(thing, ability):
                found += [use_option(g, thing, n, ability)] * may_give(g, seat, thing, ability)
                continue
            if RANK[ability.timing] < NEEDED[window] and when_used(g, thing, ability, window) == NEVER:
                continue
            if next(why_not_use(g, seat, thing, n, ability, window), None) is None:
                found.append(use_option(g, thing, n, ability))
    return found


def users(g: State, seat: int) -> list[Object]:
    """The objects whose abilities a seat may use."""
    player = g.players[seat]
    mine = [g.objects[id] for id in player.runes] + [thing for thing in g.permanents() if thing.controller == seat]
    mine += [g.objects[id] for id in (player.legend, *player.further) if id in g.objects]  # 174.8
    return mine + [g.objects[field.id] for field in g.fields if field.controller == seat]  # 170.10


def use_option(g: State, thing: Object, n: int, ability: Ability) -> Option:
    """`use:ID:N` with what it does, or from whom the object has it."""
    if ability.add and costs.gives(ability) is not costs.NOTHING:
        return way_option("use", thing.id, n, thing.card.name, costs.gives(ability), "add it to your pool")
    return Option(f"use:{thing.id}:{n}", *using(g, thing, ability), thing.id)


def move_option(g: State, seat: int, unit: Object) -> Option:
    """`move:ID`, with Might, states and where it is."""
    return Option(f"move:{unit.id}", short(f"Move {unit.card.name}"), detail(g, unit, seat), unit.id)
