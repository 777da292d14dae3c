"""Weaponmaster (821): a unit that was played gets an Equipment for its Equip cost, less one Power, whether or not that
is attached already.

The Equip ability is not activated; only its cost is read, although the text may be inactive (725.3).
"""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import Ability, Compiled, Context, Due
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.names.answers import NO
from engine.names.bindings import ARMED, EQUIP, ITEM, UNIT
from engine.rules.actions.attachment import LOOSE, comes_off
from engine.rules.events.batches import propose
from engine.rules.meaning import layers, nouns
from engine.rules.meaning.labels import short
from engine.rules.meaning.registry import performs
from engine.rules.playing import costs
from engine.rules.playing.gates import Toll, add_toll, do_toll, givable, payable, spend_toll
from engine.rules.playing.resolution_choices import choose_now
from engine.rules.playing.total_cost import less
from engine.words.nodes import Arm, Price


@performs(Arm)
def arm(g: State, f: Frame, c: Compiled[Arm]) -> None:
    """821.1.c: if the Equipment and this unit are still there. Rules: 821.1.c.6, 821.1.c.7, 821.1.d, 821.2."""
    unit = g.objects.get(f.source)
    for thing in nouns.things(g, f, c.node.what):
        if unit is not None and unit.zone == "board" and thing.attached_to != unit.id:
            g.push(ARM, f.you, thing.id, **{UNIT: unit.id, ITEM: f.env.get(ITEM, f.source)})


def equips(g: State, thing: Object) -> list[Ability]:
    """The Equip abilities of an Equipment, active or not (725.3), with those that were granted to it.

    Rules: 821.1.c.1.
    """
    found = [*thing.card.activated, *(ability for text, _ in layers.appended(g, thing) for ability in text.activated)]
    return [ability for ability in found if ability.keyword == "equip" and ability.due is not None]


def cheaper(g: State, f: Frame, ability: Ability) -> Due:
    """821.1.c.2, 821.1.c.3: what Equip would cost for this unit, and one Power less, if there is any to pay: of any
    domain before one of a certain domain."""
    due = ability.due
    assert due is not None
    unit = Bindings((choice.slot, (f.env[UNIT],)) for choice in ability.choices[:1])
    energy, rest = due.price.energy, costs.powers(g, due.price.power, ())
    context = Context(f.you, f.source, unit)
    for trait in ability.cheaper:
        times = (nouns.amount(g, context, trait.times) or 0) if nouns.all_hold(g, context, trait.given) else 0
        energy, rest = less(energy, rest, trait, times)
    power = list(due.price.power)
    if power:
        power.remove("any" if "any" in power else power[0])
    return due._replace(price=Price(energy, tuple(power)), key=ARMED)


def chosen(g: State, f: Frame) -> Due:
    """The cost that is being paid."""
    return cheaper(g, f, equips(g, g.objects[f.source])[f.env[EQUIP]])


def decide(g: State, f: Frame) -> None:
    """444.2: whether, and for which Equip cost; without a cost that can be paid nothing happens (821.1.c.4, 821.1.c.5).
    An Equip whose condition doesn't hold could not be activated either (821.1.c.2, 727.1.b)."""
    thing = g.objects[f.source]
    found = {
        f"equip:{n}": cheaper(g, f, ability)
        for n, ability in enumerate(equips(g, thing))
        if layers.active(g, thing, ability)
    }
    ways = {key: due for key, due in found.items() if payable(g, f, due)}
    if not ways:
        f.end()
        propose(g, f, [events.declined("821.1.c.5" if found else "821.1.c.4", f.you, thing.id, cause=f.env[ITEM])])
        return
    options = [
        Option(key, short(f"Pay {cost_words(g, thing, due)}"), f"attach {thing.card.name}") for key, due in ways.items()
    ]
    unit = g.objects[f.env[UNIT]]
    key = g.ask(f.you, "may", f"{thing.card.name}: attach it to {unit.card.name}?",
                [*options, Option(NO, "No", "it stays where it is")], why="821.1.c.2", source=f.source)[0]
    if key == NO:
        f.end()
        return
    f.env[EQUIP], f.env[ARMED] = int(key[6:]), 1
    g.revision += 1


def cost_words(g: State, thing: Object, due: Due) -> str:
    """A cost in words."""
    energy = due.price.energy if isinstance(due.price.energy, int) else 0
    said = costs.words(energy, costs.powers(g, due.price.power, thing.card.domains))
    return said if not due.actions else f"{'' if said == 'nothing' else said + ', '}{due.label}"


def choose(g: State, f: Frame) -> None:
    """355.10.c: what the cost is paid with."""
    due = chosen(g, f)
    left = [choice for choice in due.choices if choice.slot not in f.env]
    if left:
        choose_now(g, f, left[0], givable(g, f, due, left[0]))
        f.again()


def add(g: State, f: Frame) -> None:
    """429."""
    add_toll(g, f, Toll(ARMED, chosen(g, f)))


def spend(g: State, f: Frame) -> None:
    """444."""
    spend_toll(g, f, Toll(ARMED, chosen(g, f)))


def act(g: State, f: Frame) -> None:
    """203."""
    do_toll(g, f, Toll(ARMED, chosen(g, f)))


def attach(g: State, f: Frame) -> None:
    """821.1.b: the Equipment is attached to this unit, and detached from where it was."""
    thing, unit, by = g.objects.get(f.source), g.objects.get(f.env[UNIT]), f.env[ITEM]
    if thing is None or unit is None or (f.env.pop(LOOSE, None) is None and comes_off(g, f, (thing,), by)):
        return
    if not thing.attached_to:
        propose(g, f, [events.attached("821.1.b", f.you, thing.id, top=unit.id, place=unit.place, cause=by)])


ARM = Script(
    "weaponmaster",
    (
        Step("decide", decide), Step("choose", choose), Step("add", add), Step("spend", spend), Step("act", act),
        Step("attach", attach),
    ),
)
