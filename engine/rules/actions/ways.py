"""Which way a text takes: modes, unless, must, for each; and damage that is split (355.3, 355.10.f, 355.14)."""
from __future__ import annotations

from engine.board import events
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.names.bindings import THEY, chose, still
from engine.rules.actions.basics import dealt
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.labels import object_option, short
from engine.rules.meaning.registry import holds_word, performs
from engine.words.nodes import ChooseOne, ChooseWord, DealSplit, ForEach, ModeIs, Must, Unless


@holds_word(ModeIs)
def mode_is(g: State, f: Reading, node: ModeIs) -> bool:
    """355.3."""
    return node.n in nouns.bound(f, node.name)


@performs(ChooseOne)
def choose_one(g: State, f: Frame, c: Compiled[ChooseOne]) -> None:
    """355.3: the chosen mode is carried out."""
    for n in nouns.bound(f, c.gathers[0]):
        g.push(c.scripts[n], f.you, f.source, **f.env)


def part(g: State, f: Frame, c: Compiled[Unless | Must]) -> None:
    """The text of the part, in its own script."""
    g.push(c.scripts[0], f.you, f.source, **f.env)


performs(Unless)(part)
performs(Must)(part)


@performs(ChooseWord)
def choose_word(g: State, f: Frame, c: Compiled[ChooseWord]) -> None:
    """355.10.e, 303.2.a: who has chosen which word is known to the text that follows, and to everybody."""
    words = [c.node.words[n] for n in nouns.bound(f, c.gathers[0])]
    for word in words:
        f.env[chose(word)] = (*f.env.get(chose(word), ()), f.you)
    propose(g, f, [events.picked("355.10.e", f.you, word=word, cause=cause(f)) for word in words])


@performs(ForEach)
def for_each(g: State, f: Frame, c: Compiled[ForEach]) -> None:
    """Once for each, one after another; who is gone when their turn comes is skipped."""
    script, players = c.scripts[0], c.actor == "players"
    mark = still(script.name)
    left = f.env.get(mark)
    if left is None:
        found = nouns.seats(g, f, c.node.noun) if players else [thing.id for thing in nouns.things(g, f, c.node.noun)]
        left = tuple(found)
    left = tuple(id for id in left if (id in g.seats(id) if players else id in g.objects))
    g.revision += 1
    if not left:
        f.env.pop(mark, None)
        return
    f.env[mark] = left[1:]
    f.again()
    g.push(script, f.you, f.source, **(f.env | ({THEY: left[0]} if players else {c.gathers[0]: left[:1]})))


# --- splitting damage

@performs(DealSplit)
def deal_split(g: State, f: Frame, c: Compiled[DealSplit]) -> None:
    """355.14.e–h: the damage, Bonus Damage included (715.3), is divided now: each target at least 1, and as many stay
    targets as can.

    Rules: 355.14.a, 355.14.d, 355.14.f, 355.14.g, 355.14.h.1, 355.14.i.
    """
    n = nouns.amount(g, f, c.node.n) or 0
    targets = nouns.things(g, f, c.node.to) if n else []
    if targets:
        n = dealt(g, f, targets[0], n).n
    keys: tuple[str, ...] = ()
    if len(targets) > n:
        options = [object_option(g, thing, f.you) for thing in targets]
        prompt, least = f"There is damage for {n}: who stays a target?", min(n, 1)
        if g.edition.split_drops == "as needed":
            least = n
        keys = g.choose(f.you, "choose", prompt, options, why="355.14.h", least=least, most=n, source=f.source)
        targets = [thing for thing in targets if f"obj:{thing.id}" in keys]
    batch: list[Event] = []
    for place, thing in enumerate(targets):
        after = len(targets) - place - 1
        most = n - after
        options = (
            [Option(f"n:{k}", short(f"{k} to {thing.card.name}"), "", thing.id) for k in range(1, most + 1)]
            if after
            else []
        )
        prompt = f"Split {n} damage: how much to {thing.card.name}?"
        part = (
            int(g.choose(f.you, "assign", prompt, options, why="355.14.e", source=f.source)[0][2:]) if options else most
        )
        batch.append(dealt(g, f, thing, 0)._replace(n=part))
        n -= part
    propose(g, f, batch)
