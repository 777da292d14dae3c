"""Playing cards and using abilities (349–359, 398–406): to the chain, choices, cost, payment, legality, finalize.

One script for cards, tokens, activated and triggered abilities. For a discretionary action the questions up to *confirm* are a draft:
they are asked on a fork, and the whole path is answered at once.
"""
from __future__ import annotations

from typing import Any

from engine.board.objects import Item, Object, base_of
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.decision import Option, Reason, Refused
from engine.kernel.event import Event
from engine.rules import costs, layers, nouns
from engine.rules.actions import added
from engine.rules.batches import propose
from engine.rules.compiled import Ability, Choice, Context
from engine.rules.labels import object_option, place_name, place_option, short
from engine.words.base import Node
from engine.words.nouns import Kind

WANTS_DONE = Option("done", "Done", "choose no more")


# --- to the chain (354)

def play_card(g: State, seat: int, id: int) -> None:
    """354: a card from the hand or the Champion Zone goes to the chain; the rest follows as a draft."""
    thing = g.objects[id]
    origin = thing.zone
    propose(g, None, [Event("queued", "354", seat, id)])
    item = add_item(g, "card", g.objects[g.events[-1].n], seat, thing.card.spell)
    item.origin = origin
    g.push(PLAY, seat, item.source, item=item.id, draft=True)


def use_ability(g: State, seat: int, id: int, n: int) -> None:
    """377: an activated ability goes to the chain."""
    thing = g.objects[id]
    item = add_item(g, "activated", thing, seat, thing.card.activated[n])
    g.push(PLAY, seat, id, item=item.id, draft=True)


def play_token(g: State, seat: int, code: str, place: int, by: int) -> None:
    """185.2.a: a token is played like a card: it is pending until the item that plays it is done (354.3)."""
    card = g.catalogue.cards[code]
    token = Object(g.new_id(), card, seat, "chain", token=True)
    g.objects[token.id] = token
    item = add_item(g, "card", token, seat, None)
    item.place = place
    propose(g, None, [Event("queued token", "185.2.a", seat, token.id, code, n=token.id, cause=by)])


def add_item(g: State, kind: str, thing: Object, seat: int, ability: Ability | None) -> Item:
    """A new pending item on top of the chain; the first one opens it (328, 329)."""
    if not g.opened_by:
        g.opened_by = "add" if ability is not None and ability.add else kind
    item = Item(g.new_id(), kind, thing.card, seat, thing.id)
    item.ability = ability
    g.chain.append(item)
    g.cleanup_due = True
    g.touch()
    return item


def chain_over(g: State) -> None:
    """340.2: when the chain has ended nobody keeps Priority any more; in a showdown Focus will move unless a trigger or an Add ability
    opened that chain (346.1). Triggers that wait to join it belong to it."""
    if g.chain or g.heard:
        return
    g.keeping = -1
    if g.showdown is not None and g.opened_by in ("card", "activated"):
        g.showdown.acted = True
    g.opened_by = ""


def current(g: State, f: Frame) -> Item:
    """The item that this frame plays."""
    item = g.item(f.env["item"])
    assert item is not None
    return item


# --- choices (355)

def choose(g: State, f: Frame, node: Any) -> None:
    """355: optional costs, location, targets and destinations, in the order of the text."""
    item = current(g, f)
    draft = bool(f.env.get("draft"))
    env = dict(item.bound)
    if not opening_may(g, f, item):
        return
    if item.card.additional is not None and item.kind == "card":
        extra = optional_cost(g, item, draft)
        env["@paid"] = int(bool(extra))
        if extra:
            env["@extra"] = extra
    place = item.place
    if item.kind == "card" and item.card.is_unit and not place:
        place = choose_place(g, item, draft)
    context = Context(item.controller, item.source, env)
    for choice in item.ability.choices if item.ability else ():
        if choice.when is not None and not nouns.holds(g, context, choice.when):
            continue
        chosen = choose_for(g, item, context, choice, draft)
        if chosen is None:
            leave_chain(g, f, item, "402.4", "no legal choice")
            return
        env[choice.slot] = chosen
    item.bound = env
    item.place = place
    item.paid = bool(env.get("@paid"))
    g.touch()


def opening_may(g: State, f: Frame, item: Item) -> bool:
    """383.3.a: “you may” at the start of a trigger is decided now; a no takes it off the chain, as if it had not triggered."""
    if item.ability is None or not item.ability.asks:
        return True
    if not choices_exist(g, item):
        leave_chain(g, f, item, "402.4", "no legal choice")
        return False
    options = [Option("yes", "Yes"), Option("no", "No", "the ability leaves the chain")]
    if g.ask(item.controller, "may", f"{item.card.name}: do you want to?", options, why="383.3.a", source=item.source) == ("yes",):
        return True
    leave_chain(g, f, item, "383.3.a", "declined")
    return False


def choices_exist(g: State, item: Item) -> bool:
    """Whether every required choice of an item has something to choose."""
    context = Context(item.controller, item.source, dict(item.bound))
    return all(choice.least == 0 or choice.reading == "destination" or len(legal(g, context, choice)) >= choice.least
               for choice in (item.ability.choices if item.ability else ()))


def optional_cost(g: State, item: Item, draft: bool) -> tuple[int, ...]:
    """355.1: the optional additional cost: what is given for it, or nothing."""
    choice, _ = item.card.additional or (None, None)
    assert choice is not None
    found = extra_candidates(g, item.controller, choice)
    energy, power = total(g, item, ())
    found = [thing for thing in found if costs.payable(costs.means(g, item.controller, costs.purpose(item), thing.id), energy, power)]
    if not found:
        return ()
    options = [Option("extra:none", "Without it", "no additional cost")]
    options += [Option(f"extra:{thing.id}", short(f"Exhaust {thing.card.name}"), "", thing.id) for thing in found]
    key = g.ask(item.controller, "choose", "Additional cost?", options, why="355.1", source=item.source, draft=draft)[0]
    return () if key == "extra:none" else (int(key[6:]),)


def extra_candidates(g: State, seat: int, choice: Choice) -> list[Object]:
    """What could be exhausted for an additional cost: it has to be ready (203.3)."""
    return [thing for thing in nouns.candidates(g, Context(seat, 0), choice.filters) if not thing.exhausted]


def places(g: State, seat: int, thing: Object) -> list[int]:
    """355.2: where a unit may enter: the own base, controlled battlefields, and what its text permits."""
    found = [base_of(seat)] + [field.id for field in g.fields if field.controller == seat]
    if thing.card.open_places:
        found += [field.id for field in g.fields if field.controller < 0 and not field.units]
    return found


def choose_place(g: State, item: Item, draft: bool) -> int:
    """355.2."""
    options = [place_option(g, place, item.controller) for place in places(g, item.controller, g.objects[item.source])]
    key = g.choose(item.controller, "place", f"Where does {item.card.name} enter?", options, why="355.2", source=item.source, draft=draft)[0]
    return int(key[3:])


def legal(g: State, context: Any, choice: Choice) -> list[Object]:
    """The objects that may be chosen: they fit, and an item never chooses itself (355.9)."""
    return [thing for thing in nouns.candidates(g, context, choice.filters) if thing.zone != "chain"]


def choose_for(g: State, item: Item, context: Any, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """One choice; None when a required one has nothing to choose (355.8, 402.4)."""
    if choice.reading == "destination":
        return destination(g, item, context, choice, draft)
    found = [thing for thing in legal(g, context, choice) if not draft or affordable_target(g, item, context.env, thing)]
    most = min(choice.most or len(found), len(found))
    if len(found) < choice.least:
        return None
    if most == 0:
        return ()
    prompt = f"{item.card.name}: choose {wanted(choice, most)}"
    rule = "355.5"
    if not draft:
        options = [object_option(g, thing, item.controller) for thing in found]
        keys = g.choose(item.controller, "choose", prompt, options, why=rule, least=choice.least, most=most, source=item.source)
        return tuple(int(key[4:]) for key in keys)
    return one_by_one(g, item, context, choice, prompt)


def one_by_one(g: State, item: Item, context: Any, choice: Choice, prompt: str) -> tuple[int, ...]:
    """In a draft several objects are chosen one after another, so that each offer takes the earlier ones into account."""
    chosen: tuple[int, ...] = ()
    while not choice.most or len(chosen) < choice.most:
        bound = {**context.env, choice.slot: chosen}
        left = [thing for thing in legal(g, context, choice) if thing.id not in chosen and affordable_target(g, item, bound, thing)]
        options = [object_option(g, thing, item.controller) for thing in left]
        if not options:
            break
        if len(chosen) >= choice.least:
            options.append(WANTS_DONE)
        key = g.choose(item.controller, "choose", prompt, options, why="355.5", source=item.source, draft=True)[0]
        if key == "done":
            break
        chosen = (*chosen, int(key[4:]))
    return chosen


def wanted(choice: Choice, most: int) -> str:
    """“a unit”, “2 units”, “up to 2 units”."""
    kind = next((f.name for f in choice.filters if isinstance(f, Kind)), "object")
    if choice.least == choice.most == 1:
        return f"a {kind}"
    return f"{choice.least} {kind}s" if choice.least == choice.most else f"up to {most} {kind}s"


def destination(g: State, item: Item, context: Any, choice: Choice, draft: bool) -> tuple[int, ...] | None:
    """355.4: a location other than the current one, where the moved unit may be."""
    moved = [g.objects[id] for id in nouns.bound(context, choice.moved) if id in g.objects]
    if not moved:
        return ()
    found = [place for place in g.locations() if place != moved[0].place and (place > 0 or place == base_of(moved[0].controller))]
    options = [place_option(g, place, item.controller) for place in found]
    key = g.choose(item.controller, "place", f"Where does {moved[0].card.name} go?", options, why="355.4", source=item.source, draft=draft)[0]
    return (int(key[3:]),)


# --- cost (356)

def deflected(g: State, item: Item, bound: dict[str, Any]) -> int:
    """809: one Power of any domain for each time the item targets an opponent's object with Deflect."""
    n = 0
    for choice in item.ability.choices if item.ability else ():
        if choice.reading == "target":
            for id in bound.get(choice.slot, ()):
                target = g.objects.get(id)
                if target is not None and target.controller != item.controller:
                    n += layers.keyword(g, target, "deflect")
    return n


def total(g: State, item: Item, extra: tuple[int, ...], bound: dict[str, Any] | None = None) -> tuple[int, costs.Power]:
    """356: base cost, additional costs, increases, discounts: the Energy and the Power due."""
    energy, power = (0, ()) if item.kind != "card" or g.objects[item.source].token else (item.card.energy, item.card.power)
    if item.kind == "card":
        energy = layers.energy_cost(g, g.objects[item.source], energy)
    elif item.ability is not None and item.ability.cost is not None:
        energy = item.ability.cost.price.energy
        power = tuple(costs.ANY if domain == "any" else (domain,) for domain in item.ability.cost.price.power)
    return energy, (*power, *(costs.ANY,) * deflected(g, item, item.bound if bound is None else bound))


def affordable_target(g: State, item: Item, bound: dict[str, Any], thing: Object) -> bool:
    """Whether the cost could still be paid with this object chosen as well: Deflect makes some targets too dear."""
    deflect = layers.keyword(g, thing, "deflect") if thing.zone == "board" and thing.controller != item.controller else 0
    if not deflect:
        return True
    energy, power = total(g, item, (), bound)
    without = bound["@extra"][0] if "@extra" in bound else 0
    return costs.payable(costs.means(g, item.controller, costs.purpose(item), without), energy, (*power, *(costs.ANY,) * deflect))


def reckon(g: State, f: Frame, node: Any) -> None:
    """356: fix what is due."""
    item = current(g, f)
    item.price, item.power = total(g, item, ())
    g.touch()


# --- confirm, pay (357)

def confirm(g: State, f: Frame, node: Any) -> None:
    """The end of a draft: confirm it, keep Priority with it (TR503.9.b), or choose another way to pay."""
    if not f.env.get("draft"):
        return
    item = current(g, f)
    options = [Option("confirm", short(f"{'Play' if item.kind == 'card' else 'Use'} {item.card.name}"), cost_phrase(item))]
    if item.ability is None or not item.ability.add:
        options.append(Option("keep", "Play and keep Priority", "you may act again before others"))
    if (item.price or item.power) and not item.spent:
        options += [Option("pay:order", "Pay with runes in order", "as they lie, so that the choice tells nothing"),
                    Option("pay:hand", "Choose the payment", "use runes and abilities one by one")]
    key = g.ask(item.controller, "confirm", confirm_prompt(g, item), options, why="357", source=item.source, draft=True)[0]
    if key == "pay:order":
        item.spent = "order"
        f.go("confirm")
    elif key == "pay:hand":
        item.spent = "hand"
        f.go("by hand")
    else:
        g.keeping = item.controller if key == "keep" else -1
        f.go("pay")
    g.touch()


def cost_phrase(item: Item) -> str:
    """What is paid, in words."""
    return f"pay {costs.words(item.price, item.power)}"


def confirm_prompt(g: State, item: Item) -> str:
    """Everything that was composed, in one line."""
    chosen = [g.objects[id].card.name for choice in (item.ability.choices if item.ability else ()) for id in item.bound.get(choice.slot, ())
              if id in g.objects]
    parts = [item.card.name]
    if chosen:
        parts.append(f"on {' and '.join(chosen)}")
    if item.place:
        parts.append(f"to {place_name(g, item.place, item.controller)}")
    return f"{' '.join(parts)}: {cost_phrase(item)}"


def by_hand(g: State, f: Frame, node: Any) -> None:
    """357, 429: the player uses Add abilities one by one until the pool covers the cost; then confirms."""
    item = current(g, f)
    if pool_covers(g, item):
        f.go("confirm")
        return
    without = item.bound["@extra"][0] if "@extra" in item.bound else 0
    found = [x for x in costs.sources(g, item.controller, without) if x.use in ("", costs.purpose(item)) and helps(g, item, x, without)]
    options = [Option(f"pay:{x.thing.id}:{x.thing.card.activated.index(x.ability)}", short(way(x)), "", x.thing.id) for x in found]
    _, id, n = g.ask(item.controller, "pay", f"Pay {costs.words(item.price, item.power)}", options, why="357", source=item.source,
                     draft=True)[0].split(":")
    f.go("by hand")
    use_source(g, item.controller, g.objects[int(id)], g.objects[int(id)].card.activated[int(n)])


def helps(g: State, item: Item, x: costs.Source, without: int) -> bool:
    """Whether the cost can still be paid after using this Add ability: a walk that is offered never ends in a dead end."""
    energy, power = costs.means(g, item.controller, costs.purpose(item), without)
    if x.recycles and not x.thing.exhausted:
        energy -= 1  # a rune recycled while ready gives no Energy any more
    return costs.payable((energy, power), item.price, item.power)


def way(x: costs.Source) -> str:
    """“Exhaust Calm Rune: 1 Energy”."""
    verb = "Recycle" if x.recycles else "Exhaust"
    gives = f"{x.energy} Energy" if x.energy else f"1 {x.domain.capitalize()}"
    state = ", exhausted" if x.thing.exhausted else ""
    return f"{verb} {x.thing.card.name}{state}: {gives}"


def pool_covers(g: State, item: Item) -> bool:
    """Whether what is in the pool now pays for the item."""
    use = costs.purpose(item)
    pool = [r for r in g.players[item.controller].pool if r.use in ("", use)]
    energy = sum(r.n for r in pool if r.kind == "energy")
    power: dict[str, int] = {}
    for r in pool:
        if r.kind != "energy":
            power[r.kind] = power.get(r.kind, 0) + r.n
    return costs.payable((energy, power), item.price, item.power)


def use_source(g: State, seat: int, thing: Object, ability: Ability) -> None:
    """Use an Add ability for a payment: its cost is paid and it resolves at once (429.2)."""
    x = costs.source(thing, ability)
    kind, rule = ("recycled", "416") if x.recycles else ("exhausted", "414")
    batch = [Event(kind, rule, seat, thing.id)]
    for step in ability.script.steps:
        batch += added(step.node.node, seat, thing.id)
    propose(g, None, batch)


def pay(g: State, f: Frame, node: Any) -> None:
    """357: use the Add abilities of the plan, one after another."""
    item = current(g, f)
    if not item.price and not item.power:
        f.go("extra")
        return
    if item.kind == "triggered" and not pay_trigger(g, f, item):
        return
    found = costs.plan(g, item.controller, item, item.spent == "order")
    if found is None:
        raise Refused(Reason("357", f"{item.card.name} can't be paid"))
    if item.spent != "hand" and found.uses:
        batch: list[Event] = []
        for x in found.uses:
            batch.append(Event("recycled" if x.recycles else "exhausted", "416" if x.recycles else "414", item.controller, x.thing.id))
            for step in x.ability.script.steps:
                batch += added(step.node.node, item.controller, x.thing.id)
        propose(g, None, batch)


def pay_trigger(g: State, f: Frame, item: Item) -> bool:
    """404.2: a trigger's cost may be declined, or can't be paid; then the trigger leaves the chain."""
    options = [Option("pay", short(f"Pay {costs.words(item.price, item.power)}")), Option("no", "Don't pay", "the ability leaves the chain")]
    if not costs.payable(costs.means(g, item.controller, costs.purpose(item)), item.price, item.power):
        leave_chain(g, f, item, "404.2", "not paid")
        return False
    if g.ask(item.controller, "may", f"{item.card.name}: pay {costs.words(item.price, item.power)}?", options, why="404.2",
             source=item.source) == ("pay",):
        return True
    leave_chain(g, f, item, "404.2", "not paid")
    return False


def spend(g: State, f: Frame, node: Any) -> None:
    """357: the cost leaves the pool."""
    item = current(g, f)
    domains = costs.cover(pool_power(g, item), item.power)
    assert domains is not None
    propose(g, None, costs.spending(g, item.controller, item, domains))


def pool_power(g: State, item: Item) -> dict[str, int]:
    """The Power in the pool that may pay for the item, by domain."""
    use = costs.purpose(item)
    found: dict[str, int] = {}
    for r in g.players[item.controller].pool:
        if r.kind != "energy" and r.use in ("", use):
            found[r.kind] = found.get(r.kind, 0) + r.n
    return found


def pay_extra(g: State, f: Frame, node: Any) -> None:
    """357: non-standard costs: the activation cost's actions, the additional cost."""
    item = current(g, f)
    batch: list[Event] = []
    if item.ability is not None and item.ability.cost is not None:
        batch += [cost_event(action, item) for action in item.ability.cost.actions]
    if "@extra" in item.bound:
        batch.append(Event("exhausted", "414.4", item.controller, item.bound["@extra"][0], cause=item.id))
    if batch:
        propose(g, f, batch)


def cost_event(action: Node, item: Item) -> Event:
    """The event by which the source pays for its own ability."""
    kinds = {"Exhaust": ("exhausted", "414.4"), "Recycle": ("recycled", "416.3"), "Kill": ("died", "428")}
    kind, rule = kinds[type(action).__name__]
    return Event(kind, rule, item.controller, item.source, cause=item.id)


# --- legality, finalize (358, 359)

def check(g: State, f: Frame, node: Any) -> None:
    """358: targets that are still legal; a card or activated ability that fails is undone as a whole, a trigger leaves the chain."""
    item = current(g, f)
    for choice in item.ability.choices if item.ability else ():
        chosen = item.bound.get(choice.slot, ())
        if choice.reading == "target" and any(id not in g.objects for id in chosen):
            if item.kind == "triggered":
                leave_chain(g, f, item, "358.2", "a target is gone")
                return
            raise Refused(Reason("358.2", "a target is no longer there"))


def finalize(g: State, f: Frame, node: Any) -> None:
    """359: the item is final. Whoever finalized it passes the window that follows unless Priority was kept (337.4, TR503.9.b)."""
    item = current(g, f)
    item.pending = False
    g.fresh = item.id
    g.finalized += 1
    kind = "activated" if item.kind == "activated" else "finalized"
    batch = [Event(kind, "359", item.controller, item.source, item.card.code, cause=item.id, other=item.kind)]
    for choice in item.ability.choices if item.ability else ():
        if choice.reading == "target":
            batch += [Event("chose", "355.5", item.controller, id, cause=item.id) for id in item.bound.get(choice.slot, ()) if id in g.objects]
    propose(g, None, batch)


def done(g: State, f: Frame, node: Any) -> None:
    """The end of the script; payment by hand stands behind it."""
    f.pc = len(f.script.steps)


def leave_chain(g: State, f: Frame, item: Item, rule: str, why: str) -> None:
    """An item that can't be finalized leaves the chain; a card goes back to where it came from (358.5, 402.4)."""
    g.chain.remove(item)
    chain_over(g)
    f.pc = len(f.script.steps)
    g.touch()
    batch = [Event("fizzled", rule, item.controller, item.source, item.card.code, cause=item.id, other=why)]
    if item.kind == "card" and item.source in g.objects:
        batch.append(Event("unqueued", rule, item.controller, item.source, other=item.origin))
    propose(g, None, batch)


PLAY = Script("play", (
    Step("choose", choose), Step("reckon", reckon), Step("confirm", confirm), Step("pay", pay), Step("spend", spend), Step("extra", pay_extra),
    Step("check", check), Step("finalize", finalize), Step("done", done),
    Step("by hand", by_hand),
))
