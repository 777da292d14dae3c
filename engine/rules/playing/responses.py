"""What a window is worth to a seat: what it could do there beyond passing and adding resources, with its own hand or
with another.

A pure Add ability that gives what its object costs itself is worth nothing by itself: payments count on it, or it is
counted here. One that gives up something else is an action like any other.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.board import events
from engine.board.objects import Object, Resource
from engine.board.state import State
from engine.catalogue import Ability, CardDef
from engine.kernel.decision import Decision, Option, Reason, Refused
from engine.names.answers import PASS
from engine.names.board import PlayWindow
from engine.rules.meaning import layers
from engine.rules.playing import costs, hiding
from engine.rules.playing.adding import added, in_doubt, is_sure
from engine.rules.playing.forbidding import NEVER, when_used
from engine.rules.playing.offers import offered, users
from engine.words.base import walk
from engine.words.nodes import Add

if TYPE_CHECKING:
    from engine.library import Catalogue

MANY = 20
"""What stands for an amount that is known only when the resources are added: more than any cost."""


def window_of(g: State, seat: int) -> tuple[PlayWindow, Decision]:
    """The window in which a seat may act and may pass, with the question that is asked in it: it has Priority or Focus,
    or is let act in a mate's turn (489.8.a). Raises `Refused` where there is none."""
    for decision in g.open:
        if decision.seat == seat and PASS in decision.keys:
            match decision.kind:
                case "priority" | "focus":
                    return decision.kind, decision
                case "act":
                    return "invited", decision
    raise Refused(Reason("312.1", "that seat has neither Priority nor Focus, and is not invited to act"))


def responses(g: State, seat: int, window: PlayWindow, options: Iterable[Option] | None = None) -> Iterator[Option]:
    """What a seat could do in a window beyond passing and adding resources: of these options, or of all that can be
    offered. What it could pay for only after adding more than payments count on comes last."""
    for option in offered(g, seat, window) if options is None else options:
        if option.key != PASS and not is_mere(g, seat, option.key):
            yield option
    extra = uncounted(g, seat, window)
    if extra:
        richer = g.fork()
        richer.players[seat].pool += extra
        richer.touch()
        yield from (option for option in offered(richer, seat, window) if not is_mere(g, seat, option.key))


def with_hand(g: State, seat: int, hand: Iterable[CardDef], catalogue: Catalogue) -> State:
    """The game as it would be with these cards in that hand instead of what is there, to ask what could be done then.
    `catalogue` holds these cards and all of the game."""
    twin = g.fork()
    twin.catalogue = catalogue
    twin.strict = False
    player = twin.players[seat]
    for id in player.hand:
        del twin.objects[id]
    player.hand = []
    for card in hand:
        thing = Object(twin.new_id(), card, seat, "hand")
        twin.objects[thing.id] = thing
        player.hand.append(thing.id)
    twin.touch()
    return twin


def lies_in_wait(g: State, seat: int) -> bool:
    """Whether a seat has a facedown card that could be played now, whatever it is (811.6)."""
    return any(hiding.rested(g, thing) for thing in hiding.facedown(g, seat))


def is_mere(g: State, seat: int, key: str) -> bool:
    """Whether an action does nothing but add resources, for nothing but what its own object gives."""
    verb, _, rest = key.partition(":")
    if verb != "use":
        return False
    id, _, n = rest.partition(":")
    thing = g.objects[int(id)]
    return is_pure(g, seat, thing, layers.activated(g, thing)[int(n)])


def is_pure(g: State, seat: int, thing: Object, ability: Ability) -> bool:
    """Whether that is all that an ability does, and nothing would make more of it."""
    return ability.add == "only" and costs.takes_itself(ability) and not (
        in_doubt(g) and costs.gives(ability) is not costs.NOTHING and not is_sure(g, seat, thing, ability))


def uncounted(g: State, seat: int, window: PlayWindow) -> tuple[Resource, ...]:
    """What pure Add abilities could add at most that payments don't count on."""
    found: list[Resource] = []
    counted = [(x.thing, x.ability) for x in costs.sources(g, seat)]
    for thing in users(g, seat):
        if thing.card.is_plain:
            continue
        for ability in layers.activated(g, thing):
            if is_pure(g, seat, thing, ability) and (thing, ability) not in counted and costs.usable(
                    thing, ability) and when_used(g, thing, ability, window) != NEVER:
                found += at_most(ability)
    return tuple(found)


def at_most(ability: Ability) -> Iterator[Resource]:
    """The resources that an Add ability may add, each of its Adds counted."""
    for node in walk(ability.line):
        if isinstance(node, Add):
            for event in added(node, 0, 0):
                kind, use = events.resource_of(event)
                yield Resource(kind, event.n if node.times is None else MANY, use)
