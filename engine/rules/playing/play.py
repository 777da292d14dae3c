"""Playing cards and using abilities (349–359, 398–406): to the chain, choices, cost, payment, legality, finalize.

One script for cards, tokens, activated and triggered abilities. For a discretionary action the questions up to
*confirm* are a draft: they are asked on a fork, and the whole path is answered at once. The steps stand in `choices`
(355), `total_cost` and `settling` (356) and `paying` (357).
"""
from __future__ import annotations

from engine.board import events
from engine.board.index import stop_waiting
from engine.board.objects import Item, base_of
from engine.board.state import State
from engine.catalogue import Context
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Reason, Refused
from engine.kernel.event import Event
from engine.names.bindings import AMBUSH, CREATED, EITHER, FLOW, GEAR, HIDDEN, LENT, LICENSE
from engine.rules.events.batches import propose
from engine.rules.events.delaying import await_leaving
from engine.rules.meaning import layers
from engine.rules.meaning.executions import all_chosen, is_aim, remembered_modes, repetitions, slot
from engine.rules.meaning.presence import open_to
from engine.rules.playing import ambush, choices, feasibility, flow, paying, settling
from engine.rules.playing.chain_entry import DRAFT, add_item, current, leave_chain
from engine.rules.playing.cost_components import fate_of, flowing
from engine.rules.playing.entry_costs import bought
from engine.rules.playing.places import places
from engine.rules.playing.timing import RANK, lent, needed, of_ability, timing

# --- to the chain (354)

def play_card(g: State, seat: int, id: int) -> None:
    """354: a card from the hand, the Champion Zone or facedown goes to the chain; the rest follows as a draft.

    Rules: 156, 352.1, 354.1, 354.2, 354.4, 811.1.c.3, 811.1.d.1.a, 811.2.
    """
    thing = g.objects[id]
    ways, least = flow.ways(g, thing, seat), lent(g, thing)
    propose(g, None, [events.queued("366.1" if thing.zone == "trash" and FLOW not in ways[0] else "354", seat, id)])
    item = add_item(g, "card", g.objects[g.events[-1].n], seat, thing.card.spell)
    item.origin = thing.zone
    if least and least > lent(g, g.objects[item.source]):
        item.bound[LENT] = least  # what was given to it where it was, it was given for being played
    item.bound.update(ways[0] if len(ways) == 1 else {EITHER: tuple(tuple(way.items()) for way in ways)})
    if item.origin == "facedown":
        item.bound[HIDDEN] = thing.place
        there = thing.card.is_unit or (thing.card.is_gear and g.edition.hidden.gear_enters == "there")
        item.place = open_to(g, thing.place, seat) if there else 0  # 811.1.d.1
    draft(g, item)


def draft(g: State, item: Item) -> None:
    """355–358 as steps of a draft."""
    g.push(
        PLAY, item.controller, item.source, item=item.id, draft=True,
        **({"wary": True} if feasibility.is_wary(g, item) else {}),
    )


def use_ability(g: State, seat: int, id: int, n: int) -> None:
    """377: an activated ability goes to the chain.

    Rules: 145.2.a, 145.2.a.1, 151.2.a, 151.2.a.1, 377.3, 377.3.a.1, 377.3.b.1, 377.3.b.2, 377.3.b.3, 399.
    """
    thing = g.objects[id]
    ability = layers.activated(g, thing)[n]
    item = add_item(g, "activated", thing, seat, ability)
    item.bound = layers.bindings(g, thing, ability)
    draft(g, item)


# --- legality, finalize (358, 359)

def check(g: State, f: Frame) -> None:
    """358: targets that are still legal; a card or activated ability that fails is undone as a whole, a trigger leaves
    the chain.

    Rules: 358.3, 405.2.
    """
    item = current(g, f)
    rule = "358.1" if item.kind == "card" else "405.1"
    for choice in item.ability.choices if item.ability else ():
        if choice.reading == "target" and any(id not in g.objects for id in all_chosen(choice, item.bound)):
            if not f.env.get(DRAFT):
                leave_chain(g, f, item, rule, "a target is gone")
                return
            raise Refused(Reason(rule, "a target is no longer there"))
    if f.env.get(DRAFT) and g.edition.timing_checked == "last" and lapsed(g, item):
        raise Refused(Reason("358.4", "As it is paid for, it may no longer be played at this time."))
    if f.env.get(DRAFT) and out_of_place(g, item):
        raise Refused(Reason("355.16", "As it is paid for, its player no longer controls the battlefield."))
    wrong = ambush.failed(g, item)
    if wrong is not None and f.env.get(DRAFT):
        raise Refused(wrong)
    if wrong is not None:
        leave_chain(g, f, item, wrong.rule, "its place is no longer open to it")


def out_of_place(g: State, item: Item) -> bool:
    """355.16: where control is lost at once, whether a cost took the last unit from where a unit is to enter."""
    if g.edition.control_lost == "in a Cleanup" or item.kind != "card" or not item.card.is_unit:
        return False
    if item.place <= 0 or item.origin == "facedown" or AMBUSH in item.bound:
        return False
    return item.place not in (*places(g, item.controller, g.objects[item.source]), *bought(item.bound))


def lapsed(g: State, item: Item) -> bool:
    """338.1.a.6, 358.4: whether a card or ability hasn't the Action or Reaction that it needs, now that choices are
    made and costs paid: it may have lost it by that, or have come by it (806.4.b, 813.4.b)."""
    least = needed(g, item)
    thing = g.objects.get(item.source)
    if item.kind != "card":
        assert item.ability is not None
        return RANK[item.ability.timing] < least and (
            thing is None or RANK[of_ability(g, thing, item.ability, item.bound)] < least
        )
    if (
        item.origin == "facedown"
        or item.bound.get(AMBUSH)
        or RANK[item.card.timing] >= least
        or item.bound.get(LENT, 0) >= least
    ):
        return False
    assert thing is not None
    return RANK[timing(g, thing, item.bound)] < least and item.place not in ambush.spots(g, item.controller, thing)


def finalize(g: State, f: Frame) -> None:
    """359: the item is final. Whoever finalized it passes the window that follows unless Priority was kept (337.4,
    TR503.9.b).

    Rules: 329.3, 350.1, 352.2, 359.1, 359.3.a, 359.3.b, 359.3.c, 400.1, 406.1, 406.2, 406.3, 406.4.
    """
    if g.trying:
        raise feasibility.Accepted
    item = current(g, f)
    item.pending = False
    g.fresh = item.id
    g.finalized += 1
    gear = item.bound.get(GEAR, (0,))[0]  # for who asks later with what it was done (411.6.a)
    if flowing(item):
        await_leaving(
            g, Context(item.controller, item.source), g.catalogue.abilities[fate_of(item.bound[FLOW])], item.source
        )
    if LICENSE in item.bound:  # 391: it was for one card
        stop_waiting(g, tuple(one for one in g.waiting if one.id == item.bound[LICENSE]))
    modes = [events.mode_chosen("355.3", item.controller, item.source, mark=mark, mode=n, item=item.id)
             for mark, n in remembered_modes(item, item.bound)]
    propose(g, None, [final(item, gear), *modes, *aimed(g, item)])


def final(item: Item, gear: int) -> Event:
    """The event by which an item becomes final."""
    seat, source, code = item.controller, item.source, item.card.code
    if item.kind == "activated":
        assert item.ability is not None
        return events.activated("359", seat, source, code, item=item.id, key=item.ability.key, gear=gear)
    what = events.CREATED if CREATED in item.bound else item.kind
    # 419.4.b: for who asks later where it was played to
    place = item.place or base_of(seat) if item.kind == "card" and item.card.is_permanent else 0
    return events.finalized("359", seat, source, code, item=item.id, what=what, place=place, gear=gear)


def aimed(g: State, item: Item) -> list[Event]:
    """383.4.b.2: what the item targets now that it is final, once for each time that one of its executions does
    (820.2).

    Rules: 383.4.b.3.
    """
    batch = []
    for n in range(repetitions(item.bound) + 1):
        for choice in item.ability.choices if item.ability else ():
            ids = item.bound.get(slot(choice, n), ())
            if is_aim(g, choice):
                batch += [events.chose("355.5", item.controller, id, item=item.id) for id in ids if id in g.objects]
            if choice.reading == "item":
                batch += [events.chose("355.5", item.controller, other.id, item=item.id, code=other.card.code)
                          for id in ids if (other := g.item(id)) is not None]
    return batch


def done(g: State, f: Frame) -> None:
    """The end of the script; payment by hand stands behind it."""
    f.end()


PLAY = Script(
    "play",
    (
        Step("choose", choices.choose), Step("reckon", settling.reckon), Step("confirm", paying.confirm),
        Step("pay", paying.pay), Step("spend", paying.spend), Step("extra", paying.pay_extra), Step("check", check),
        Step("finalize", finalize), Step("done", done), Step("by hand", paying.by_hand),
    ),
)
