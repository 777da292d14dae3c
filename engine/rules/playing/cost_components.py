"""What has to be paid beside Energy and Power (202–204): the actions of a cost, what is chosen for them, and whether
they are possible.

A `Due` is a cost that was read once: its price, its choices (never targets, 355.10.c) and the script that performs its
actions. Every kind of cost is one: of an activated ability, of a trigger, an additional cost of a card, and a cost
inside an instruction.
"""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import NamedTuple

from engine.board.counter_atoms import COUNTERS
from engine.board.links import stays
from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import CardDef, Choice, Context, Due, Reading
from engine.kernel.agenda import Script
from engine.kernel.bindings import Bindings
from engine.kernel.hooks import Hook
from engine.names.bindings import FLOW, OWED, PAID, TERMS, ids
from engine.names.board import Goal
from engine.names.questions import ENTRY, REPEATING, REPEATING_SPELLS, UNPAID
from engine.rules.meaning import entering, nouns, speakers
from engine.rules.meaning.registry import POSSIBLE, possible_if
from engine.rules.playing.entry_costs import entry_costs, paid_entries
from engine.words import nodes as w
from engine.words.base import Node
from engine.words.fixed import PowerName
from engine.words.nodes import AnyAmount, Disempower, Me, Phrase, Price, SpendCounter, SpendXp, That

Giving = w.Kill | w.Recycle | w.ReturnToHand | w.Exhaust
LEAVES = (w.Kill, w.Recycle, w.ReturnToHand)
"""Actions after which an object is gone."""


class Barred(NamedTuple):
    """What can't give just anything for a payment: what is `still` gives nothing, what is `staying` doesn't leave for
    it."""

    still: frozenset[int] = frozenset()
    staying: frozenset[int] = frozenset()


FREE = Barred()
"""Everything can be used."""


def dues(g: State, item: Item, paid: tuple[str, ...]) -> list[Due]:
    """Everything that the item's player pays: its own cost, the mandatory additional costs, and the optional ones that
    were chosen (204).

    Rules: 204.2.a.
    """
    if item.kind != "card":
        own = [item.ability.due] if item.ability is not None and item.ability.due is not None else []
        return [*own, *(g.catalogue.dues[key] for key in paid)] if paid else own
    if is_free(g, item):
        return []
    flow = flow_of(g, item) if FLOW in item.bound else None
    if item.card.fixed and not paid:
        return [flow] if flow is not None else []
    found = [due for due in item.card.additional if (due.key in paid if due.optional else is_owed(g, item, paid, due))]
    if ACCELERATED.key in paid and not any(due.key == ACCELERATED.key for due in found):
        found.append(ACCELERATED)
    if item.card.is_spell:
        found += [for_card(g.catalogue.dues[key], item.card) for key in paid if key in g.catalogue.dues]
    if item.card.is_unit and paid:
        found += paid_entries(g, item, paid)
    return [flow, *found] if flow is not None else found


def is_free(g: State, item: Item) -> bool:
    """356.5.a: whether a card is played ignoring any and all costs, also what isn't Energy or Power; by some editions
    that goes for no additional cost."""
    if item.kind != "card" or not g.edition.ignores_additional:
        return False
    told = TERMS in item.bound or UNPAID in g.passives or UNPAID in item.card.answered
    return told and IGNORES_ALL(g, item)


IGNORES_ALL: Hook[[State, Item], bool] = Hook("a card is played ignoring any and all costs (356.5.a)")


def is_owed(g: State, item: Item, paid: tuple[str, ...], due: Due) -> bool:
    """356.2.a: whether a mandatory additional cost is due: its condition holds, or did as the item's choices were
    made."""
    if due.given and OWED in item.bound:
        return due.key in item.bound[OWED]
    return is_given(g, item, paid, due)


def is_given(g: State, item: Item, paid: tuple[str, ...], due: Due) -> bool:
    """Whether the condition holds that an additional cost stands in; it may ask for what is paid beside it."""
    return not due.given or nouns.all_hold(g, context_of(item, item.bound | {PAID: paid}), due.given)


def owed(g: State, item: Item, paid: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of the mandatory additional costs whose conditions hold now."""
    return tuple(due.key for due in dues(g, item, paid) if due.given and not due.optional)


ACCELERATED = Due(
    "accelerate", Price(1, ("own",)), (), (), Script("accelerate", ()), "pay 1 Energy and 1 Power of its domain", True
)
"""805.1.a: what Accelerate costs, for a card that doesn't have it by itself."""


FOR_ITS_COST = Due("flow", Price(-1), (), (), Script("flow", ()), "pay its cost")
"""820.1.a, 829.1.c: a Flow or Repeat cost that is equal to the cost of the spell that has it."""


def additional(g: State, item: Item) -> list[Due]:
    """The additional costs of a card that is being played (204.2): its own, those of Accelerate and Repeat that were
    given to it (801.3.a), and those for which it may be played somewhere.

    Rules: 356.2.a.1, 805.2, 805.2.a, 805.4.
    """
    if item.kind != "card":
        return repeats(g, item) if REPEATING in g.passives else []
    found = item.card.additional
    thing = g.objects[item.source]
    if item.card.is_spell and REPEATING_SPELLS in g.passives:
        return [*found, *(for_card(due, item.card) for due in lent_repeats(g, thing))]
    if not item.card.is_unit:
        return found
    if not any(due.key == ACCELERATED.key for due in found) and entering.held(g, thing, "accelerate"):
        found = [*found, ACCELERATED]
    entries = entry_costs(g, item) if ENTRY in g.passives else []
    return [*found, *entries] if entries else found


def repeats(g: State, item: Item) -> list[Due]:
    """820.1.a: the Repeat costs that something gives to abilities of that source.

    Rules: 820.1.b, 820.1.c.1, 820.1.c.2, 820.1.c.3, 820.1.d.
    """
    thing = g.objects.get(item.source)
    return [
        passive.trait
        for passive, f in speakers.answers(g, REPEATING)
        if thing is not None and speakers.applies(g, passive, f, thing)
    ]


def lent_repeats(g: State, spell: Object) -> list[Due]:
    """820.1.a: the Repeat costs that something gives to a spell."""
    return [
        passive.trait
        for passive, f in speakers.answers(g, REPEATING_SPELLS)
        if speakers.applies(g, passive, f, spell)
    ]


def is_possible(g: State, f: Reading, due: Due) -> bool:
    """203.3: whether everything that the cost asks for can be done now."""
    return all(len(eligible(g, f, due, choice)) >= choice.least for choice in due.choices) and \
        all(POSSIBLE[type(action)](g, f, action) for action in due.actions if type(action) in POSSIBLE)


def ways_to_give(g: State, f: Reading, due: Due) -> Iterator[Bindings]:
    """What could be bound for its choices that are still to be made: something else for each. Only so many ways are
    told."""
    left = [choice for choice in due.choices if choice.slot not in f.env]
    taken = [id for choice in due.choices for id in f.env.get(choice.slot, ())]
    pools = [combinations([thing.id for thing in eligible(g, f, due, choice)], choice.least) for choice in left]
    for chosen in islice(product(*pools), WAYS):
        ids = [*taken, *(id for group in chosen for id in group)]
        if len(set(ids)) == len(ids):
            yield Bindings((choice.slot, group) for choice, group in zip(left, chosen, strict=True))


WAYS = 1000
"""How many ways to give things for a cost are tried."""


def can_be_done(g: State, f: Reading, action: Node) -> bool:
    """358.2: whether an action of a cost still can be done while the cost is paid. What happens to its source is left
    out: it may have gone for the part before."""
    return (
        isinstance(getattr(action, "what", None), Me)
        or type(action) not in POSSIBLE
        or POSSIBLE[type(action)](g, f, action)
    )


def eligible(g: State, f: Reading, due: Due, choice: Choice) -> list[Object]:
    """What could be chosen for a cost: it fits the text and the action can be done to it."""
    done = next((action for action in due.actions if That(choice.slot) in given(action)), None)
    found = nouns.candidates(g, f, choice.filters)
    return [thing for thing in found if able(g, done, thing, f.you) and thing.zone != "chain"]


def given(action: Node) -> list[Node]:
    """What an action of a cost takes, wherever its word keeps it."""
    return [taken for name in ("what", "n", "of") if (taken := getattr(action, name, None)) is not None]


GOES: dict[type[Node], Goal] = {w.Recycle: "deck", w.ReturnToHand: "hand", w.Banish: "banished"}
"""To which zone a cost may take what is given up for it, beside a kill."""


def able(g: State, action: Node | None, thing: Object, you: int) -> bool:
    """203.3: what is in a state already can't be brought into it (414.4, 415, 423, 426, 441, 442); where no counter is
    none is spent (702.2.b.1), nor where somebody else controls it (745.2); what never leaves isn't given up (170.2.b).

    Rules: 416.3.
    """
    match action:
        case w.Exhaust():
            return not thing.exhausted
        case w.Ready():
            return thing.exhausted
        case w.Stun():
            return not thing.stunned
        case Disempower():
            return thing.empowered > 0
        case SpendCounter():
            return thing.controller == you and counters(thing, action) > 0
        case w.Recycle() | w.ReturnToHand() | w.Banish():
            return not stays(g, thing, GOES[type(action)])
    return True


def types(action: SpendCounter) -> tuple[str, ...]:
    """The types of counters that it speaks of: the one that it names, or every one (745.1.a)."""
    return (action.type,) if action.type else tuple(COUNTERS)


def how_many(thing: Object, type: str) -> int:
    """How many counters of that type are on an object. Rules: 704."""
    found: int = getattr(thing, COUNTERS[type][0])
    return found


def counters(thing: Object, action: SpendCounter) -> int:
    """How many counters on an object could be spent for it."""
    return sum(how_many(thing, type) for type in types(action))


def times_given(thing: Object, choice: Choice) -> int:
    """How often an object can be chosen for a cost: once, or once for each of its counters that are spent."""
    return sum(how_many(thing, type) for type in choice.labels) if choice.reading == "counters" else 1


ToItself = w.Exhaust | w.Ready | w.Kill | w.Recycle | w.ReturnToHand | w.Banish | w.Stun | Disempower


def to_itself(g: State, f: Reading, action: ToItself) -> bool:
    """Something that a cost does to its source, or to what was mentioned: it is there, and the action would change
    something."""
    if isinstance(action.what, That) and action.what.name not in f.env:
        return True  # chosen while paying
    found = nouns.things(g, f, action.what)
    return bool(found) and all(able(g, action, thing, f.you) for thing in found)


TO_ITSELF: tuple[type[ToItself], ...] = (w.Exhaust, w.Ready, w.Kill, w.Recycle, w.ReturnToHand, w.Stun, Disempower)
for _word in TO_ITSELF:
    possible_if(_word)(to_itself)


@possible_if(w.Banish)
def to_banish(g: State, f: Reading, action: w.Banish) -> bool:
    """203.3: what is to be banished is there and can go; so many cards are in the deck."""
    if not isinstance(action.what, w.Top):
        return to_itself(g, f, action)
    n = nouns.amount(g, f, action.what.n) or 0
    return all(g.players[seat].deck_size >= n for seat in nouns.seats(g, f, action.what.whose))


@possible_if(w.Discard)
def to_discard(g: State, f: Reading, action: w.Discard) -> bool:
    """422.3: so many cards in the hand."""
    return isinstance(action.n, Phrase) or len(g.players[f.you].hand) >= (nouns.amount(g, f, action.n) or 0)


@possible_if(SpendXp)
def to_spend_xp(g: State, f: Reading, action: SpendXp) -> bool:
    """730.2: so much XP."""
    return bool(g.players[f.you].xp >= (nouns.amount(g, f, action.n) or 0))


@possible_if(SpendCounter)
def to_spend_counters(g: State, f: Reading, action: SpendCounter) -> bool:
    """745, 702.2.b: so many such counters on own objects."""
    if isinstance(action.of, That) and action.of.name not in f.env:
        return True  # chosen while paying
    things = g.permanents() if action.of is None else nouns.things(g, f, action.of)
    if isinstance(action.n, AnyAmount):
        return all(things.count(thing) <= counters(thing, action) for thing in things)
    return sum(counters(thing, action) for thing in things if thing.controller == f.you) >= (
        nouns.amount(g, f, action.n) or 0
    )


def reserved(g: State, item: Item, bound: Bindings, paid: tuple[str, ...]) -> Barred:
    """What can't give resources for the item: what is exhausted for its cost; and what is given up for it, or what it
    aims at, doesn't leave (357.3)."""
    due = dues(g, item, paid)
    aimed = aims(item, bound)
    staying = (
        {id for id in aimed if id in g.objects and g.objects[id].controller == item.controller} if aimed else set()
    )
    if not due:
        return Barred(frozenset(), frozenset(staying)) if staying else FREE
    given = barred_by(item.source, bound, due)
    return Barred(given.still, given.staying | staying) if staying else given


def barred_by(source: int, bound: Bindings, due: list[Due]) -> Barred:
    """What these costs of that source bar from giving resources for them."""
    still = given_for(source, bound, due, (w.Exhaust,))
    staying = given_for(source, bound, due, LEAVES)
    return Barred(still, staying) if still or staying else FREE


def given_for(source: int, bound: Bindings, due: list[Due], how: tuple[type[Giving], ...]) -> frozenset[int]:
    """What these costs do one of these things to, as far as that is known."""
    found: set[int] = set()
    for one in due:
        for action in one.actions:
            if isinstance(action, how):
                what = action.what
                if isinstance(what, Me):
                    found.add(source)
                elif isinstance(what, That):
                    found.update(ids(bound.get(what.name, ())))
    return frozenset(found)


def aims(item: Item, bound: Bindings) -> list[int]:
    """What the item targets, as often as it does, repetitions included."""
    if not bound or item.ability is None or not item.ability.aimed:
        return []  # asked for every card in a hand, in every window
    slots = item.ability.aimed
    return [id for name, value in bound.items() if name.partition("@")[0] in slots for id in ids(value)]


def takes(due: Due, slot: str) -> bool:
    """Whether what is chosen for that cost is given up by it."""
    return any(isinstance(action, LEAVES) and action.what == That(slot) for action in due.actions)


def paid_for(bound: Bindings) -> tuple[str, ...]:
    """The keys of the optional additional costs that were chosen."""
    return bound.get(PAID, ())


def flowing(item: Item) -> bool:
    """829.1.b: whether the card is being played from the trash for its Flow cost, and not by an effect."""
    return FLOW in item.bound


def flow_of(g: State, item: Item) -> Due | None:
    """829.1.c: the Flow cost that the card is being played for."""
    if FLOW not in item.bound:
        return None
    return for_card(g.catalogue.dues[item.bound[FLOW]], item.card)


def for_card(due: Due, card: CardDef) -> Due:
    """A Flow or Repeat cost as that card has it: it may be equal to its printed cost (206)."""
    if due.price != FOR_ITS_COST.price:
        return due
    own: PowerName = "own"
    return due._replace(price=Price(card.energy, tuple(own for _ in card.power)))


def fate_of(key: str) -> str:
    """The key of the ability that a Flow cost comes with, by its own: where the spell goes from the chain
    (829.1.b.1)."""
    return f"{key.removeprefix('flow:')}.fate"


def context_of(item: Item, bound: Bindings) -> Context:
    """For whom the cost of an item is read."""
    return Context(item.controller, item.source, bound)
