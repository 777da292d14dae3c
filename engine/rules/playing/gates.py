"""The gate: condition, decision, cost, then one of two ways (204.3, 355.12, 444). A cost inside a later instruction is
paid on resolution."""
from __future__ import annotations

from typing import NamedTuple

from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Choice, Compiled, Context, Due, Reading
from engine.kernel.agenda import Frame, Step, step_of
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.names.answers import NO, YES
from engine.names.bindings import DID
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.replacement import PAYABLE
from engine.rules.meaning import nouns
from engine.rules.meaning.labels import short
from engine.rules.meaning.registry import VAIN, performs
from engine.rules.playing import costs, plans, total_cost
from engine.rules.playing.cost_components import barred_by, eligible, is_possible, ways_to_give
from engine.rules.playing.paying import has_to_pay, use_batch
from engine.rules.playing.resolution_choices import choose_now, finds_nothing
from engine.words.nodes import Gate, Pay


class Toll(NamedTuple):
    """A cost inside an instruction, and the binding that notes whether it is being paid."""

    flag: Key[int]
    due: Due
    choice: Choice | None = None


def flag_of(due: Due) -> Key[int]:
    """Under which name it is bound whether that cost inside an instruction is being paid."""
    return Key(due.key)


@performs(Gate)
def gate(g: State, f: Frame, c: Compiled[Gate]) -> None:
    """Condition and decision; without a cost one of the two ways follows at once, in this frame's bindings.

    Rules: 158.2, 740.4.a.1, 740.4.a.2.a.
    """
    node = c.node
    passed = node.condition is None or nouns.holds(g, f, node.condition)
    due = c.due
    if passed and due is not None:
        passed = payable(g, f, due)
    passed = passed and not (node.asks and is_vain(g, f, c))
    if passed and (node.asks or (due is not None and is_offered(g, f, due))):
        options = [Option(YES, "Yes"), Option(NO, "No")]
        passed = g.ask(
            f.you, "may", short_question(due), options, why="359.3" if due is None else "204.3.b", source=f.source
        ) == (YES,)
    if due is None:
        take(g, f, c, passed)
        return
    f.env[flag_of(due)] = int(passed)
    g.revision += 1


def is_offered(g: State, f: Frame, due: Due) -> bool:
    """444.2: whether a cost inside an instruction may be declined: one of Energy or Power."""
    return bool(due.price.energy or due.price.power) and not has_to_pay(g, bill(g, f, due), "effect")


def is_vain(g: State, f: Frame, c: Compiled[Gate]) -> bool:
    """Whether everybody can see that the one thing that somebody may do changes nothing, or asks for a choice of which
    there is none."""
    nodes = [step.node for step in c.scripts[0].steps]
    deeds = [node for node in nodes if isinstance(node, Compiled)]
    if len(deeds) != 1:
        return False
    if isinstance(nodes[0], Choice) and finds_nothing(g, f, nodes[0]):
        return True
    vain = VAIN.get(type(deeds[0].node))
    return vain is not None and vain(g, f, deeds[0].node)


def short_question(due: Due | None) -> str:
    """What the decision is about."""
    return "Do you want to?" if due is None else f"Do you want to {due.label}?"


def take(g: State, f: Frame, c: Compiled[Gate], passed: bool) -> None:
    """One of the two ways."""
    way = c.scripts[0] if passed else c.scripts[1]
    if not passed:
        f.env[DID] = 0
        g.revision += 1
    if way.steps:
        g.push(way, f.you, f.source, **f.env)


@PAYABLE.answers
def payable(g: State, f: Reading, due: Due) -> bool:
    """203.3: whether the whole cost could be paid now."""
    if not is_possible(g, f, due):
        return False
    energy, power = price_of(g, f, due)
    return any(costs.payable(costs.means(g, f.you, "effect", barred_by(f.source, f.env | given, [due])), energy, power)
               for given in ways_to_give(g, f, due))


def givable(g: State, f: Frame, due: Due, choice: Choice) -> list[int]:
    """What may be chosen for a cost that is being paid: the rest of it can be paid then."""
    found = [thing.id for thing in eligible(g, f, due, choice)]
    if choice.least > 1:
        return found
    return [id for id in found if payable(g, Context(f.you, f.source, f.env | {choice.slot: (id,)}), due)]


def price_of(g: State, f: Reading, due: Due) -> total_cost.Total:
    """The Energy and the Power due, with what its player wants to pay (204.3.b)."""
    energy = nouns.amount(g, f, due.price.energy) or 0
    power = costs.powers(
        g, due.price.power, g.objects[f.source].card.domains if f.source in g.objects else ()
    )
    n = f.env.get(due.counted, 0) if due.counted else 0
    return (energy + n, power) if due.of == "Energy" else (energy, (*power, *(costs.ANY,) * n))


def bill(g: State, f: Frame, due: Due) -> Item:
    """What is to be paid, as an item that is on no chain."""
    card = g.objects[f.source].card if f.source in g.objects else next(iter(g.catalogue.cards.values()))
    item = Item(cause(f), "effect", card, f.you, f.source)
    item.price, item.power = price_of(g, f, due)
    return item


def count_toll(g: State, f: Frame, toll: Toll) -> None:
    """204.3.b: how much of “any amount” is paid: nothing, or as much as there is."""
    if not f.env[toll.flag]:
        return
    due, most = toll.due, 0
    while payable(g, Context(f.you, f.source, f.env | {due.counted: most + 1}), due):
        most += 1
    options = [Option(f"n:{n}", short(f"Pay {n} {'Power' if due.of == '[A]' else due.of}")) for n in range(most + 1)]
    f.env[due.counted] = int(
        g.choose(f.you, "choose", "How much do you pay?", options, why="204.3.b", source=f.source)[0][2:]
    )
    g.touch()


def choose_toll(g: State, f: Frame, toll: Toll) -> None:
    """355.10.c: what the cost is paid with is chosen as it is paid."""
    assert toll.choice is not None
    if f.env[toll.flag]:
        choose_now(g, f, toll.choice, givable(g, f, toll.due, toll.choice))


def add_toll(g: State, f: Frame, toll: Toll) -> None:
    """444, 429: Add abilities with Reaction are used for it … Rules: 444.2.c."""
    if f.env[toll.flag]:
        item = bill(g, f, toll.due)
        found = plans.plan(g, f.you, item, barred=barred_by(f.source, f.env, [toll.due]))
        assert found is not None
        propose(g, None, use_batch(f.you, found))


def spend_toll(g: State, f: Frame, toll: Toll) -> None:
    """… and the resources leave the pool."""
    if f.env[toll.flag]:
        item = bill(g, f, toll.due)
        domains = costs.cover(costs.pool_power(g, item), item.power)
        assert domains is not None
        propose(g, None, costs.spending(g, f.you, item, domains, "444"))


def do_toll(g: State, f: Frame, toll: Toll) -> None:
    """203: the actions of the cost. It is paid even if they are replaced (203.2)."""
    if f.env[toll.flag] and toll.due.script.steps:
        g.push(toll.due.script, f.you, f.source, **f.env)


def tolls(due: Due) -> list[Step]:
    """The steps in which a cost inside an instruction is paid (204.3.b)."""
    toll = Toll(flag_of(due), due)
    chosen = [step_of(f"toll:{choice.slot}", choose_toll, toll._replace(choice=choice)) for choice in due.choices]
    counted = [step_of("how much", count_toll, toll)] if due.counted else []
    return [
        *counted, *chosen, step_of("add", add_toll, toll), step_of("spend", spend_toll, toll),
        step_of("toll", do_toll, toll),
    ]


def way(g: State, f: Frame, c: Compiled[Gate]) -> None:
    """What follows when the cost was paid, or when it wasn't."""
    assert c.due is not None
    take(g, f, c, bool(f.env[flag_of(c.due)]))


@performs(Pay)
def pay(g: State, f: Frame, c: Compiled[Pay]) -> None:
    """444: resources are paid as an effect; whoever can't pay, or doesn't want to, hasn't done it (444.2.b).

    Rules: 444.1, 444.3, 444.3.a.
    """
    assert c.due is not None
    f.env[flag_of(c.due)] = int(payable(g, f, c.due))
    g.revision += 1


def paid(g: State, f: Frame, flag: Key[int]) -> None:
    """Whether it was paid is what “if you do” asks for."""
    f.env[DID] = f.env[flag]
    g.revision += 1

