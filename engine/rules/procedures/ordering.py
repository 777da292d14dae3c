"""In which order a player's simultaneous triggers go on the chain (383.3.d), and where that changes nothing.

It changes nothing where each of them does the same, since doing the same twice comes to the same, whoever's text it is
and whatever anybody does in between. Of two that do different things it is never said: between them there is a window,
in which somebody may use what the first one has brought.
"""
from __future__ import annotations

from collections.abc import Hashable

from engine.board.objects import Trigger
from engine.board.state import State
from engine.catalogue import Compiled, ruling_on
from engine.kernel.decision import Option
from engine.rules.meaning.labels import fit
from engine.words.base import Node, walk
from engine.words.event_kinds import EventKind
from engine.words.nodes import Channel, Draw, GainPoints, GainXp
from engine.words.positions import Amount, Phrase

PLAIN: tuple[type[Node], ...] = (Draw, Channel, GainXp, GainPoints)
"""What is done to its player alone, so that it is all one which object's text it is."""


def order_own(g: State, seat: int, own: list[Trigger]) -> list[Trigger]:
    """383.3.d: a player orders the own simultaneous triggers; those that do the same need no order."""
    if len({what_it_does(g, trigger) for trigger in own}) < 2:
        return own
    names = [t.ability.said or name_of(g, t) for t in own]
    nth = [f" ({names[:n + 1].count(name)})" if names.count(name) > 1 else "" for n, name in enumerate(names)]
    options = [Option(f"trig:{n}", fit("", names[n], nth[n]), told(t), t.source) for n, t in enumerate(own)]
    prompt = "Your abilities triggered together: in which order do they go on the chain?"
    keys = g.choose(seat, "order", prompt, options, why="383.3.d", least=len(own), most=len(own), ordered=True)
    return [own[int(key[5:])] for key in keys]


def told(trigger: Trigger) -> str:
    """What an option of an order says of it: what it does, where it is one of several of the same text."""
    return " · ".join(part for part in (trigger.ability.said, "the first one chosen resolves last") if part)


def what_it_does(g: State, trigger: Trigger) -> Hashable:
    """What two triggers have in common that do the same: the instructions, where these speak of nothing but their
    player and nobody hears of them, else the whole text; and what its choices speak of."""
    ability = trigger.ability
    if ability.choices:
        return ability.line, trigger.env
    if ability.asks or ability.due is not None or ability.add:
        return ability.line
    nodes = [step.node for step in ability.script.steps]
    deeds = tuple(node.node for node in nodes if isinstance(node, Compiled) and is_plain(g, node.node))
    return deeds if deeds and len(deeds) == len(nodes) else ability.line


def is_plain(g: State, deed: Node) -> bool:
    """Whether an instruction reads and writes nothing but what its player has, in fixed amounts, and no text on the
    board asks whose doing that is: none listens for it, replaces, forbids or permits it."""
    if not isinstance(deed, PLAIN) or any(isinstance(part, Phrase | Amount) for part in walk(deed)):
        return False
    return not any(is_heard(g, kind) for kind in (deed.noticed.kinds if deed.noticed is not None else ()))


def is_heard(g: State, kind: EventKind) -> bool:
    """Whether a text has anything to say of events of that kind."""
    ruled = any(ruling_on(mood, kind) in g.passives for mood in ("cant:", "can:", "only:"))
    return ruled or bool(g.listening.get(kind)) or bool(g.replacing.get(kind))


def name_of(g: State, trigger: Trigger) -> str:
    """What a player calls it."""
    return g.catalogue.cards[trigger.ability.code].name
