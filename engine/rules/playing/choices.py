"""Choices made while an item is finalized (355): optional costs, targets, destinations; where it enters is in
`places`."""
from __future__ import annotations

from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Ability, Choice, Context, Due, Reading
from engine.kernel.agenda import Frame
from engine.kernel.bindings import Bindings, Slot
from engine.kernel.decision import Option, Reason, Refused
from engine.names.answers import DONE, NO, YES
from engine.names.bindings import EITHER, OWED, PAID
from engine.rules.events.limits import is_kept, is_spent
from engine.rules.meaning import nouns
from engine.rules.meaning.executions import repetitions, slot
from engine.rules.meaning.groups import keep_places
from engine.rules.meaning.labels import item_option, place_option, short
from engine.rules.playing import costs
from engine.rules.playing.additional_costs import choose_payment, choose_ways, means_for, optional_cost
from engine.rules.playing.aiming import objects
from engine.rules.playing.chain_entry import DRAFT, current, leave_chain
from engine.rules.playing.cost_components import additional, context_of, dues, is_possible, owed, paid_for, ways_to_give
from engine.rules.playing.entry_costs import bought
from engine.rules.playing.flow import choose_way
from engine.rules.playing.hiding import spots
from engine.rules.playing.places import choose_place, timely
from engine.rules.playing.resolution_choices import WANTS_DONE, moving
from engine.rules.playing.targeting import (
    affordable_player,
    ends,
    goes_on,
    in_order,
    is_location,
    leads_on,
    on_chain,
    viable,
)
from engine.rules.playing.total_cost import total


def choose(g: State, f: Frame) -> None:
    """355: optional costs, location, targets and destinations, in the order of the text.

    Rules: 191.2.a, 191.2.b, 191.3.c, 191.4.c, 191.4.d, 402.2, 402.3, 402.4.b.
    """
    item = current(g, f)
    if EITHER in item.bound:
        choose_way(g, f, item)
        return
    draft = bool(f.env.get(DRAFT))
    env = Bindings(item.bound)
    if not opening_may(g, f, item):
        return
    choose_ways(g, item, env, draft)
    choose_extra(g, item, env, draft)
    place = item.place
    if item.kind == "card" and item.card.is_unit and (not place or bought(env)):
        place = choose_place(g, item, env, draft)
        if not place:
            gives_up(g, f, item, "355.2", "there is nowhere for it to enter")
            return
    if not choose_text(g, f, item, env, draft):
        return
    if item.kind == "card" and any(due.given for due in item.card.additional):
        env[OWED] = owed(g, item, paid_for(env))
    keep_places(g, item, env)
    item.bound = env
    item.place = place
    g.touch()


def choose_extra(g: State, item: Item, env: Bindings, draft: bool) -> None:
    """355.1: which of its optional additional costs are paid."""
    extra = timely(g, item, additional(g, item), draft)
    if extra:
        env[PAID] = ()
    for n, due in enumerate(extra):
        if due.optional:
            optional_cost(g, item, env, extra[n:], draft)


def choose_text(g: State, f: Frame, item: Item, env: Bindings, draft: bool) -> bool:
    """355: the choices of its text, once and for each repetition, and what is given up for its costs; whether all could
    be made."""
    first = item.ability.reach_by if item.ability is not None else frozenset()
    if first and not choose_payments(g, f, item, env, draft, first):
        return False
    if not choose_once(g, f, item, env, draft):
        return False
    if not all(choose_again(g, f, item, env, n, draft) for n in range(1, repetitions(env) + 1)):
        return False
    return choose_payments(g, f, item, env, draft)


def choose_payments(g: State, f: Frame, item: Item, env: Bindings, draft: bool,
                    only: frozenset[str] = frozenset()) -> bool:
    """203.3: what is given up for its costs, or `only` what targets speak of, before they are chosen (355.16); whether
    there is enough of it."""
    for due in dues(g, item, paid_for(env)):
        for choice in due.choices:
            if choice.slot not in env and (not only or choice.slot in only):
                env[choice.slot] = choose_payment(g, item, env, due, choice, draft)
                if len(env[choice.slot]) < choice.least:
                    gives_up(g, f, item, ruled(item, "404.2", "203.3"), f"can't {due.label} and pay the rest")
                    return False
    return True


def choose_once(g: State, f: Frame, item: Item, env: Bindings, draft: bool) -> bool:
    """355: targets and destinations of the text, each where what stands before it holds; whether all could be made."""
    context = Context(item.controller, item.source, env)
    for choice in in_order(item):
        if not nouns.all_hold(g, context, choice.given):
            env[choice.slot] = ()
            continue
        chosen = choose_for(g, item, context, choice, draft)
        if chosen is None:
            gives_up(g, f, item, ruled(item, "402.4", "355.8"), "no legal choice")
            return False
        env[choice.slot] = chosen
    return True


def choose_again(g: State, f: Frame, item: Item, env: Bindings, n: int, draft: bool) -> bool:
    """820.2: each repetition has choices of its own; they are bound to the same names with the number behind them."""
    slots = {choice.slot for choice in in_order(item)}
    others = Bindings((name, value) for name, value in env.items() if name not in slots)
    context = Context(item.controller, item.source, others)
    for choice in in_order(item):
        if not nouns.all_hold(g, context, choice.given):
            chosen: tuple[int, ...] | None = ()
        else:
            now = Context(context.you, context.source, env | own_names(context.env, slots, env))
            chosen = choose_for(g, item, now, choice, draft)
        if chosen is None:
            gives_up(g, f, item, ruled(item, "402.4", "355.8"), "no legal choice")
            return False
        context.env[choice.slot] = chosen
    for choice in in_order(item):
        env[slot(choice, n)] = context.env[choice.slot]
    return True


def gives_up(g: State, f: Frame, item: Item, rule: str, why: str) -> None:
    """Something can't be chosen: a draft is refused as a whole, any other item leaves the chain."""
    if f.env.get(DRAFT):
        raise Refused(Reason(rule, f"{item.card.name}: {why}"))
    leave_chain(g, f, item, rule, why)


def ruled(item: Item, trigger: str, other: str) -> str:
    """Triggers leave the chain by rules of their own (402.4, 404.2); a card that an effect plays, or an activated
    ability, by those that hold wherever something is played (419.3.b)."""
    return trigger if item.kind == "triggered" else other


def own_names(env: Bindings, slots: set[Slot], before: Bindings) -> Bindings:
    """What this repetition has chosen so far, under the names that the text uses; what was chosen first goes by
    another, yet is paid for (809)."""
    return Bindings({f"{slot}@0": before.get(slot, ()) for slot in slots}) | {slot: env.get(slot, ()) for slot in slots}


def opening_may(g: State, f: Frame, item: Item) -> bool:
    """383.3.a: “you may” at the start of a trigger is decided now; a no takes it off the chain, as if it had not
    triggered.

    Rules: 383.3.a.1, 383.3.a.2, 383.3.a.3, 383.3.b.1, 383.3.e.2, 383.3.e.2.a, 383.3.e.2.b, 402.1, 402.1.a, 740.4.a.2.
    """
    if item.ability is None:
        return True
    if item.kind == "triggered" and is_spent(g, item.source, item.ability):
        leave_chain(g, f, item, "383.3.e.1", "it was performed as often as it may be")
        return False
    if not item.ability.asks:
        return True
    if wrong := impossible(g, item):
        leave_chain(g, f, item, *wrong)
        return False
    if decided_early(g, item.ability):
        return True
    rule = rule_of(item.ability)
    if wants(g, item, rule, "the ability leaves the chain"):
        return True
    leave_chain(g, f, item, rule, "declined")
    return False


def decided_early(g: State, ability: Ability) -> bool:
    """383.3.a, 383.3.e.2: whether it is decided before it goes on the chain if it does."""
    return is_kept(g, ability) or (ability.asks == "may" and g.edition.may_decided == "as it triggers")


def rule_of(ability: Ability) -> str:
    """By which rule somebody is asked whether to do what a trigger says."""
    return "383.3.b" if ability.due is not None else "383.3.a"


def impossible(g: State, item: Item) -> tuple[str, str] | tuple[()]:
    """By which rule, and why, a trigger can't be finalized; nothing if it can."""
    if not choices_exist(g, item):
        return "402.4", "no legal choice"
    due = item.ability.due if item.ability is not None else None
    return ("404.2", "not paid") if due is not None and not can_pay(g, item, due) else ()


def wants(g: State, item: Item, rule: str, otherwise: str) -> bool:
    """Whether the controller of a trigger wants to do what it says; `otherwise` says what follows a no."""
    due = item.ability.due if item.ability is not None else None
    options = [Option(YES, "Yes"), Option(NO, "No", otherwise)]
    question = f"do you want to {due.label}?" if due is not None and due.label else "do you want to?"
    prompt = f"{item.card.name}: {question}"
    return g.ask(item.controller, "may", prompt, options, why=rule, source=item.source) == (YES,)


def can_pay(g: State, item: Item, due: Due) -> bool:
    """203.3: whether a trigger's cost could be paid now."""
    energy, power = total(g, item)
    f = context_of(item, Bindings(item.bound))
    return is_possible(g, f, due) and any(costs.payable(means_for(g, item, item.bound | given), energy, power)
                                          for given in ways_to_give(g, f, due))


def choices_exist(g: State, item: Item) -> bool:
    """Whether every required choice of an item has something to choose."""
    context = Context(item.controller, item.source, Bindings(item.bound))
    return item.ability is None or goes_on(g, item, context, in_order(item))


def choose_for(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """One choice; None when a required one has nothing to choose (355.8, 402.4)."""
    if choice.reading == "destination":
        return destination(g, item, context, choice, draft)
    if choice.reading == "player":
        return a_player(g, item, context, choice, draft)
    if choice.reading == "mode":
        return a_mode(g, item, context, choice, draft)
    if is_location(choice):
        return a_location(g, item, context, choice, draft)
    if choice.reading == "item":
        return an_item(g, item, context, choice, draft)
    return objects(g, item, context, choice, draft)


def a_mode(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.3: one of the modes that can be carried through. Rules: 191.2.b, 191.4.d."""
    options = [Option(f"mode:{n}", short(label[:1].upper() + label[1:]), label) for n, label in enumerate(choice.labels)
               if viable(g, item, context, choice, n)]
    if not options:
        return None
    prompt = f"{item.card.name}: choose {choice.said}"
    return (
        int(g.choose(item.controller, "choose", prompt, options, why="355.3", source=item.source, draft=draft)[0][5:]),
    )


def an_item(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.5: spells or abilities on the chain, the newest first."""
    found = [other for other in on_chain(g, item, context, choice)[::-1]
             if leads_on(g, item, context, choice, other.id)]
    if len(found) < choice.least:
        return None
    chosen: tuple[int, ...] = ()
    while len(chosen) < (choice.most or len(found)) and len(chosen) < len(found):
        options = [item_option(g, other, item.controller) for other in found if other.id not in chosen]
        upto = min((choice.most or len(found)) - len(chosen), len(options))
        if len(chosen) >= choice.least:
            options.append(WANTS_DONE)
        prompt = f"{item.card.name}: choose {choice.said}"
        key = g.choose(
            item.controller, "choose", prompt, options, why="355.5", source=item.source, draft=draft, upto=upto
        )[0]
        if key == DONE:
            break
        chosen = (*chosen, int(key[5:]))
    return chosen


def a_player(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.5: a player; with one candidate there is nothing to choose (355.10.d). Rules: 355.10.d.1, 355.10.d.2."""
    options = [Option(f"seat:{seat}", g.players[seat].name) for seat in nouns.players(g, context, choice.filters)
               if leads_on(g, item, context, choice, seat)
               and (not draft or affordable_player(g, item, context.env, choice, seat))]
    if not options:
        return None
    prompt = f"{item.card.name}: choose {choice.said}"
    return (
        int(g.choose(item.controller, "choose", prompt, options, why="355.5", source=item.source, draft=draft)[0][5:]),
    )


def a_location(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.5: a base or a battlefield (198)."""
    found = [place for place in spots(g, context, choice) if leads_on(g, item, context, choice, place)]
    options = [place_option(g, place, item.controller) for place in found]
    if not options:
        return None
    prompt = f"{item.card.name}: choose {choice.said}"
    return (
        int(g.choose(item.controller, "place", prompt, options, why="355.5", source=item.source, draft=draft)[0][3:]),
    )


def destination(g: State, item: Item, context: Reading, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.4: a location other than the current one, where the moved unit may be; None when no such place has what a
    later choice needs (355.8).

    Rules: 355.4.a.
    """
    moved = moving(g, context, choice) if choice.moved else []
    if choice.moved and not moved:
        return ()
    found = ends(g, context, choice)
    if not found:
        return ()
    options = [place_option(g, place, item.controller) for place in found if leads_on(g, item, context, choice, place)]
    if not options:
        return None
    who = f"does {moved[0].card.name}" if moved else "do they"
    key = g.choose(item.controller, "place", f"Where {who} go?", options, why="355.4", source=item.source, draft=draft)[
        0
    ]
    return (int(key[3:]),)
