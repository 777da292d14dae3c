"""The chain as HOT FEPR (327–340): handle outstanding tasks, finalize, execute, pass; `resolution` resolves.

The script loops until nothing is outstanding and the chain is empty; whoever pushed it goes on then in an Open State.
"""
from __future__ import annotations

from engine.board import events
from engine.board.objects import NOBODY, Item, Object, Trigger
from engine.board.state import QUEUE, State
from engine.kernel.agenda import Frame, Procedure, Step
from engine.kernel.bindings import Bindings
from engine.kernel.decision import Option
from engine.names.answers import PASS
from engine.names.bindings import EITHER, IT, NOTED
from engine.rules.events.batches import propose
from engine.rules.events.limits import is_kept, is_spent
from engine.rules.meaning import chain_items, layers
from engine.rules.meaning.labels import fit
from engine.rules.playing.beginning import begin
from engine.rules.playing.chain_entry import PLAYED, add_item
from engine.rules.playing.choices import decided_early, impossible, wants
from engine.rules.playing.drawing import Window
from engine.rules.playing.play import PLAY
from engine.rules.playing.relevance import acting, involve, next_acting, outsiders
from engine.rules.procedures import cleanup
from engine.rules.procedures.inviting import invitations, invite
from engine.rules.procedures.loops import watch
from engine.rules.procedures.ordering import name_of, order_own
from engine.rules.procedures.resolution import RESOLVE, resolve
from engine.words.nodes import DoThis


def settle(g: State, f: Frame) -> None:
    """Work off everything outstanding before the next step of a phase (305, 335); most of the time nothing is.

    Rules: 334.1, 334.2, 334.2.a.
    """
    if g.heard or g.chain or cleanup.is_outstanding(g):
        g.push(HOT.ordered(g.edition.orders), g.turn_player)


# --- tasks: triggers that wait, cleanups

def triggers(g: State, f: Frame) -> None:
    """383.3: abilities that triggered go on the chain as pending items, in the order in which they triggered; of
    simultaneous ones the Turn Player's first, each player ordering the own ones. On the Combat Chain the Attacker's
    come first, the Defender's last (464.2.e.1).

    Rules: 383.3.c, 383.3.d.1.
    """
    if not g.heard:
        return
    group = g.heard[0].group
    together = [trigger for trigger in g.heard if trigger.group == group]
    ordered: list[Trigger] = []
    declined: list[Trigger] = []
    for seat in placing_order(g):
        own = [picked(g, trigger) for trigger in together if trigger.you == seat]
        declined += (unwanted := [trigger for trigger in own if declines(g, trigger)])
        ordered += order_own(g, seat, [trigger for trigger in own if trigger not in unwanted])
    g.heard = tuple(trigger for trigger in g.heard if trigger.group != group)
    if g.edition.finalizes == "at once":
        ordered = first_of(g, ordered)
    else:
        f.go(triggers)
    items = [put_on_chain(g, trigger) for trigger in ordered]
    left_off = [events.fizzled(left_by(g, t), t.you, t.source, t.ability.code, why="declined") for t in declined]
    propose(g, None, [*left_off, *(
        events.triggered(rule_of(t), t.you, t.source, t.ability.code, item=item.id, key=t.ability.key)
        for t, item in zip(ordered, items, strict=True)
    )])


def declines(g: State, trigger: Trigger) -> bool:
    """383.3.a: whether its controller leaves a trigger off the chain, where that is decided as it triggers. What can't
    be done is not asked about: it leaves the chain again."""
    if not decided_early(g, trigger.ability) or is_spent(g, trigger.source, trigger.ability):
        return False
    item = item_of(g, trigger)
    return not impossible(g, item) and not wants(g, item, left_by(g, trigger), "it doesn't go on the chain")


def left_by(g: State, trigger: Trigger) -> str:
    """By which rule a trigger may be left off the chain. Rules: 383.3.e.2.b."""
    return "383.3.e.2" if is_kept(g, trigger.ability) else "383.3.a"


def item_of(g: State, trigger: Trigger) -> Item:
    """The item that a trigger would be on the chain."""
    item = Item(0, "triggered", g.catalogue.cards[trigger.ability.code], trigger.you, trigger.source)
    item.ability, item.bound = trigger.ability, Bindings(trigger.env)
    return item


def first_of(g: State, ordered: list[Trigger]) -> list[Trigger]:
    """The first of these triggers; the others wait in this order until it is finalized."""
    first, *later = ordered
    g.heard = (*(trigger._replace(group=g.group + place) for place, trigger in enumerate(later, 1)), *g.heard)
    g.group += len(later)
    return [first]


@QUEUE.answers
def queue_at_once(g: State) -> None:
    """401.1, 401.2: what triggers while an item resolves is pending at once; then the item goes on. So it is older, and
    finalized earlier, than what the rest of the item plays (337.1.b). Elsewhere nothing can come to the chain before
    the next look at the tasks.

    Rules: 158.3, 158.3.a.
    """
    if (
        g.agenda
        and g.agenda[-1].script.name != QUEUEING.name
        and not (g.edition.last_item_ends_chain and has_resolved(g.agenda[-1]))
        and any(frame.script is RESOLVE for frame in g.agenda)
        and (not g.eager or comes_at_once(g))
    ):
        g.push(QUEUEING.ordered(g.edition.orders), g.turn_player)


def has_resolved(frame: Frame) -> bool:
    """Whether it is a resolution whose item only has to leave the chain, which then perhaps is over."""
    return frame.script is RESOLVE and frame.pc >= frame.script.at["trash"]


def comes_at_once(g: State) -> bool:
    """Whether something comes to the chain, or has come there, that is finalized before the resolution goes on."""
    waits = bool(g.heard) or any(item.pending for item in g.chain)
    return waits and all(frame.script is not PLAY for frame in g.agenda)


def rule_of(trigger: Trigger) -> str:
    """By which rule it triggers."""
    ability = trigger.ability
    if ability.zone:
        return "385.2"
    if isinstance(ability.line, DoThis):
        return "386"
    if ability.nth:
        return "383.1.b"
    if ability.parting and (ability.keyword or NOTED in Bindings(trigger.env)):
        return "808.1.d.2"
    return KEYWORDS.get(ability.keyword, "383.3")


KEYWORDS = {"hunt": "823.2", "temporary": "816.1.b", "vision": "817.1.b"}
"""The rules of keywords that are triggered abilities."""


def picked(g: State, trigger: Trigger) -> Trigger:
    """383.1.b: of several simultaneous events, any of which could be the nth, the controller picks the one that it
    triggered on."""
    env = Bindings(trigger.env)
    either = env.pop(EITHER, ())
    if not either:
        return trigger
    options = []
    for n, said in enumerate(either):
        found = next((g.objects.get(id) or g.gone.get(id) for id in Bindings(said).get(IT, ())), None)
        label = found.card.name if found else f"event {n + 1}"
        options.append(Option(f"event:{n}", label, "it triggers on this one", trigger.source))
    prompt = f"{name_of(g, trigger)}: on which of these did it trigger?"
    key = g.choose(trigger.you, "order", prompt, options, why="383.1.b")[0]
    env.update(dict(either[int(key[6:])]))
    return trigger._replace(env=tuple(env.items()))


def placing_order(g: State) -> list[int]:
    """In which order players place simultaneous triggers: on the Combat Chain the Attacker first, the Defender last
    (464.2.e.1), or everybody in turn order from the Attacker."""
    showdown = g.showdown
    if showdown is not None and showdown.combat and showdown.step == "opening" and opens_now(g):
        if g.edition.combat_chain == "attacker leads":
            return g.seats(showdown.attacker)
        others = [seat for seat in g.seats(g.turn_player) if seat not in (showdown.attacker, showdown.defender)]
        return [showdown.attacker, *others, showdown.defender]
    return g.seats(g.turn_player)


def opens_now(g: State) -> bool:
    """464.2.e: whether nothing has gone through the chain since Attacker and Defender were established."""
    for event in g.newest_first():
        if event.kind == "combat starts":
            return True
        if event.kind in chain_items.FINAL:
            return False
    return False


def put_on_chain(g: State, trigger: Trigger) -> Item:
    """A pending item for a trigger; its source may be gone by then. Rules: 191.3.d."""
    source = g.objects.get(trigger.source)
    stand_in = source or Object(trigger.source, g.catalogue.cards[trigger.ability.code], trigger.you, "gone")
    involve(g, trigger.you)
    item = add_item(g, "triggered", stand_in, trigger.you, trigger.ability)
    item.card = g.catalogue.cards[trigger.ability.code]
    item.bound = Bindings(trigger.env)
    return item


def clean(g: State, f: Frame) -> None:
    """319: an outstanding Cleanup; never while an item is being finalized or resolved (320, 321).

    Rules: 320.1, 321.1.
    """
    if cleanup.is_outstanding(g):
        f.go(triggers)
        cleanup.due(g)


# --- finalize, execute, pass

def finalize(g: State, f: Frame) -> None:
    """337: the oldest pending item is finalized by its controller; a permanent or Add ability then resolves at once
    (337.2, 429.2).

    Rules: 336.1, 337.1, 337.1.a, 337.3.
    """
    resolving = {frame.env[PLAYED] for frame in g.agenda if frame.script is RESOLVE}
    done = (item for item in g.chain if not item.pending and immediate(g, item) and item.id not in resolving)
    final = next(done, None)
    pending = next((item for item in g.chain if item.pending), None)
    if pending is not None and (final is None or g.edition.finalizes == "all together"):
        f.go(finalize if g.edition.finalizes == "all together" else triggers)
        if not g.edition.keeps_go:
            g.priority, g.passes = NOBODY, 0
        g.push(PLAY, pending.controller, pending.source, item=pending.id)
    elif final is not None:
        f.go(triggers)
        if final.kind == "card":
            g.priority, g.passes = NOBODY, 0
        resolve(g, final)


def immediate(g: State, item: Item) -> bool:
    """Whether an item resolves as soon as it is finalized. Rules: 400.2, 429.2.b."""
    if item.card.is_permanent and item.kind == "card":
        return True
    return item.ability is not None and bool(item.ability.add) and (item.kind != "card" or g.edition.add_spells_at_once)


def execute(g: State, f: Frame) -> None:
    """338, 339: the player with Priority plays something with Reaction or passes; when all have passed in a row the
    newest item resolves.

    Rules: 312.2.c, 312.2.d, 312.3, 335.1, 338.1.a, 338.1.a.4, 338.1.a.5, 338.1.a.7, 338.1.b.1.
    """
    if not g.chain:
        return
    newest = g.chain[-1]
    seat, passes = (g.priority, g.passes) if g.priority != NOBODY else (newest.controller, 0)
    everybody = len(acting(g, 0))
    if passes >= everybody:  # somebody left after all others had passed (652.5.c.2)
        f.go(triggers)
        resolve_newest(g)
        return
    key = g.ask(seat, "priority", window_prompt(g, newest), window(g, f, seat, newest, passes), why="338")[0]
    f.go(triggers)
    g.fresh = 0
    if key.startswith("invite:"):
        invite(g, seat, key, "priority")
        return
    if key != PASS:
        keeps = g.edition.keeps_go or adds(g, key)  # 429.2.a: Priority doesn't pass from Add abilities
        g.priority, g.passes = seat if keeps else NOBODY, 0
        begin(g, seat, key)
        return
    passes += 1
    if passes >= everybody:
        resolve_newest(g)
    else:
        g.priority, g.passes = next_acting(g, seat), passes
        g.advance()


def resolve_newest(g: State) -> None:
    """339.2: all have passed in a row. Rules: 339.1."""
    g.priority, g.passes = NOBODY, 0
    resolve(g, g.chain[-1])


def adds(g: State, key: str) -> bool:
    """Whether that action uses an Add ability."""
    verb, _, rest = key.partition(":")
    id, _, n = rest.partition(":")
    return verb == "use" and bool(layers.activated(g, g.objects[int(id)])[int(n)].add)


def window(g: State, f: Frame, seat: int, newest: Item, passes: int) -> Window:
    """What may be done with Priority on a chain; the label of *pass* says what happens next."""
    def others() -> list[Option]:
        last = passes + 1 >= len(acting(g, 0))
        who, what = (newest.card.name, " resolves") if last else (g.players[next_acting(g, seat)].name, " has Priority")
        passing = Option(PASS, fit("Pass: ", who, what), f"pass Priority; then {who}{what}")
        return [*invitations(g, f, seat, outsiders(g, seat), "priority"), passing]

    return Window(g, seat, "priority", others)


def window_prompt(g: State, newest: Item) -> str:
    """What there is to respond to."""
    return f"{newest.card.name} is on the chain: do you respond?"


HOT = Procedure("hot", (
    Step("triggers", triggers), Step("clean", clean), Step("finalize", finalize), Step("watch", watch),
    Step("execute", execute),
))
QUEUEING = Procedure("queueing", (Step("triggers", triggers),), (Step("finalize", finalize),))
