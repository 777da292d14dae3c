"""The prices for which a card may be played. From its owner's trash: its Flow costs (829), printed, under a condition
or given, and what a permission of its own names (366.1). From elsewhere: what it costs, and what permissions name
beside that (356.1.a). Where there are several its player chooses (829.1.c.3)."""
from __future__ import annotations

from collections.abc import Sequence

from engine.board.objects import Item, Object
from engine.board.state import State
from engine.catalogue import Context, Due
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option, Reason, Refused
from engine.names import questions
from engine.names.bindings import EITHER, FLOW, LAID, LICENSE, TERMS
from engine.names.questions import FLOWING
from engine.rules.events.permissions import bargains, license_of
from engine.rules.meaning import speakers
from engine.rules.meaning.entering import own
from engine.rules.meaning.labels import short
from engine.rules.playing import costs, feasibility
from engine.rules.playing.additional_costs import within_reach
from engine.rules.playing.chain_entry import as_queued, current
from engine.rules.playing.cost_components import context_of, flow_of, for_card, is_possible
from engine.rules.playing.total_cost import hangs_on_hand, terms_of, total
from engine.words.nodes import Pick

AS_USUAL = (Bindings(),)
"""From anywhere else it is played for what it costs, if nothing else is permitted."""


def ways(g: State, thing: Object, seat: int) -> Sequence[Bindings]:
    """What is bound by playing a card from where it is, once for each price that it may be played for. None: not from
    the trash.

    Rules: 829.1.b.2.
    """
    if thing.zone != "trash":
        return (*AS_USUAL, *bargained(g, thing, seat)) if thing.zone != "facedown" else AS_USUAL
    found = [Bindings({FLOW: due.key}) for due in flows(g, thing)]
    license = license_of(g, thing, seat)
    if license is not None:
        terms = {} if license.price is None else {TERMS: terms_of(g, Context(seat, thing.id), license.price)}
        found.append(Bindings(terms))
    return found


def bargained(g: State, thing: Object, seat: int) -> list[Bindings]:
    """356.1.a: what is bound by playing a card for what permissions name, equal prices once: by a permission for a
    single card, which is noted with it, only where no other names that price."""
    found: dict[tuple[object, ...], Bindings] = {}
    for play, f in bargains(g, thing, seat):
        bound = Bindings({TERMS: terms_of(g, f, play.price)})
        if not isinstance(play.what, Pick):
            found[bound[TERMS]] = bound
        elif bound[TERMS] not in found:
            bound[LICENSE] = f.env[LAID]
            found[bound[TERMS]] = bound
    return list(found.values())


def is_given(g: State) -> bool:
    """Whether anything gives Flow to spells that may not have it by themselves."""
    return FLOWING in g.passives or any(effect.what.startswith(questions.FLOW) for effect in g.effects)


def flows(g: State, thing: Object) -> list[Due]:
    """829.1: the Flow costs that a spell has, equal ones once. Rules: 829.1.c.1, 829.1.c.2."""
    if not thing.card.is_spell:
        return []
    found = [*thing.card.flows, *(passive.trait for passive, _ in own(g, thing, FLOWING))]
    if FLOWING in g.passives:
        found += [
            passive.trait for passive, f in speakers.answers(g, FLOWING) if speakers.applies(g, passive, f, thing)
        ]
    keys = [
        effect.what
        for effect in g.effects
        if effect.what.startswith(questions.FLOW) and thing.id in effect.targets and g.lasting(effect.until)
    ]
    found = [for_card(due, thing.card) for due in (*found, *(g.catalogue.dues[key] for key in keys))]
    return list(
        {
            (
                due.price.energy, costs.powers(g, due.price.power, thing.card.domains),
                tuple(name for name, _ in due.parts),
            ): due
            for due in reversed(found)
        }.values()
    )[::-1]


def has_flow(g: State, thing: Object) -> bool:
    """829.2: whether a spell has Flow: in a trash, or as it is played for it."""
    if thing.zone == "chain":
        return any(item.source == thing.id and FLOW in item.bound for item in g.chain)
    return thing.zone == "trash" and bool(flows(g, thing))


def taken_up(g: State, item: Item) -> State:
    """The game as it is with that item on the chain, if its card is in a trash, or in a hand that its price may count:
    there is nothing of it there any more that could be counted, taken or aimed at (354, 355.9.c)."""
    if item.origin != "trash" and not (item.origin == "hand" and hangs_on_hand(g, item.card)):
        return g
    twin = as_queued(g, g.objects[item.source])
    twin.chain.append(item)
    return twin


# --- choosing one

def choose_way(g: State, f: Frame, item: Item) -> None:
    """829.1.c.3, 356.1.a: which of its prices is paid; only those are offered that can be, and with one of them nothing
    is asked. Then its choices follow."""
    possible = [n for n in range(len(item.bound[EITHER])) if leads(g, item, n)]
    if not possible:
        raise Refused(Reason("357", f"{item.card.name}: none of its costs can be paid."))
    options = [option(g, settled(item, n), n) for n in possible]
    prompt = f"{item.card.name}: for which cost do you play it?"
    why = "829.1.c.3" if item.origin == "trash" else "356.1.a"
    key = g.choose(item.controller, "choose", prompt, options, why=why, source=item.source, draft=True)[0]
    item.bound = settled(item, int(key.partition(":")[2])).bound
    f.again()
    g.touch()


def settled(item: Item, n: int) -> Item:
    """The item as it is with that price."""
    twin = item.copy()
    twin.bound.update(dict(twin.bound.pop(EITHER)[n]))
    return twin


def leads(g: State, item: Item, n: int) -> bool:
    """Whether it could be played for that price. On a fork that is tried already only what it comes to is looked at."""
    chosen = settled(item, n)
    due = flow_of(g, chosen)
    if not within_reach(g, chosen, Bindings(chosen.bound), item.card.additional) or \
            (due is not None and not is_possible(g, context_of(chosen, Bindings()), due)):
        return False
    if g.trying:
        return True
    twin = feasibility.trial(g)
    frame = twin.agenda[-1]
    current(twin, frame).bound = chosen.bound
    frame.answers.clear()
    frame.again()
    return feasibility.refusal(twin) is None


def option(g: State, item: Item, n: int) -> Option:
    """`price:N` with what is paid."""
    due = flow_of(g, item)
    said = [*((costs.words(*price),) if (price := total(g, item)) != (0, ()) or due is None or not due.parts else ()),
            *(name for name, _ in (due.parts if due is not None else ()))]
    text = " and ".join(said)
    return Option(f"price:{n}", short(text[0].upper() + text[1:]), text if due is None else f"{text} · Flow")
