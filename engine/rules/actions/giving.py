"""What effects give to exactly these objects (477): traits with their values fixed now, text, what they become a copy of."""
from __future__ import annotations

from typing import Any

from engine.board.index import grant
from engine.board.links import COPY
from engine.board.objects import Effect, Grant, Object, Until
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.kernel.event import Event
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.windows import OVER, until
from engine.rules.meaning import layers, nouns
from engine.rules.meaning.registry import fits_word, performs
from engine.words.actions import Give
from engine.words.altering import Also, BaseMight, BecomeCopy, DoubleMight, KeywordsOf, MightUpTo, OfDomain, PickDomain, SwapMight, TextOf, Without
from engine.words.card import DOMAINS
from engine.words.lines import Keyword, Might
from engine.words.nouns import Tag
from engine.words.pricing import FlowFor

GIFTS: tuple[type, ...] = (Might, MightUpTo, DoubleMight, BaseMight, Keyword, KeywordsOf, TextOf, Without, Also, Tag, FlowFor)
"""Traits that can be given; any other is refused when the catalogue is built."""


RULES = {"might": "477.3", "base": "477.1.a.1", "keyword": "477.2", "without": "477.2", "flow": "477.2", "tag": "477.1.c", "kind": "477.1"}
"""The layer of a gift."""


def rule_of(trait: Any, effect: Effect | None) -> str:
    """The rule that a gift cites: its layer, or what limits it."""
    match trait:
        case DoubleMight() | MightUpTo() if effect is not None and effect.n == 0:
            return "477.3.c"  # nothing is increased by a negative amount
        case DoubleMight():
            return "432"
        case MightUpTo() | Might(_, int()):
            return "477.3.b"
    return RULES[effect.what.partition(":")[0]] if effect is not None else "477.2"


COPIED = "/copied"
"""Behind a card's code: the key of its text as it is appended to something else."""


@performs(Give)
def give(g: State, f: Frame, c: Compiled) -> None:
    """477.3.b: traits for exactly these objects, their values fixed now; text is appended to them (477.2.a)."""
    targets = nouns.things(g, f, c.node.what)
    lasting = until(g, f, c.node.window)
    if not targets or lasting == OVER:
        propose(g, f, [Event("ignored", "359.3.e.16", f.you, thing.id, cause=cause(f), other="given") for thing in targets])
        return
    effects = [effect for trait in c.node.traits for effect in gifts(g, f, trait, targets, lasting)]
    g.effects = (*g.effects, *effects)
    known = {effect.what for effect in effects}
    for text in c.texts:
        if not text.said and not known & {f"keyword:{ability.keyword}" for ability in text.triggers}:
            continue  # what a keyword stands for that the one with the keywords doesn't have
        env = tuple((name, value) for name, value in f.env.items() if not name.startswith("@"))
        given = Grant(g.new_id(), text.key, tuple(thing.id for thing in targets), env, lasting)
        g.grants = (*g.grants, given)
        grant(g, given)
    g.touch()
    shown = effects[0] if effects else None
    rule = "477.1.b.2" if any(isinstance(trait, TextOf) for trait in c.node.traits) else rule_of(c.node.traits[0] if shown else None, shown)
    propose(g, f, [Event("given", rule, -1, thing.id, n=next((e.n for e in effects if thing.id in e.targets), 0), cause=cause(f),
                         other=shown.what if shown else "text") for thing in targets])


def gifts(g: State, f: Frame, trait: Any, targets: list[Object], lasting: Until) -> list[Effect]:
    """What a trait comes to: one effect for all, or where there is a limit one for each, with what it comes to now (477.3.b)."""
    if isinstance(trait, TextOf):
        copy_text(g, targets, nouns.things(g, f, trait.of), lasting)
        return []
    if isinstance(trait, KeywordsOf):
        ids = tuple(thing.id for thing in targets)
        having = {name: value for model in nouns.things(g, f, trait.of) for name, value in layers.keywords(g, model).items()}
        return [Effect(g.new_id(), f"keyword:{name}", value, ids, lasting, f.script.name) for name, value in having.items()]
    what, n = measure(g, f, trait)
    if n is not None:
        return [Effect(g.new_id(), what, n, tuple(thing.id for thing in targets), lasting, f.script.name)]
    return [Effect(g.new_id(), what, layers.change(g, f, trait, layers.might(g, thing)), (thing.id,), lasting, f.script.name) for thing in targets]


def copy_text(g: State, targets: list[Object], models: list[Object], lasting: Until) -> None:
    """477.1.b.2: the text of the models is appended, as printed or as they have it from what they are a copy of."""
    for model in models:
        given = Grant(g.new_id(), model.card.code + COPIED, tuple(thing.id for thing in targets), (), lasting)
        g.grants = (*g.grants, given)
        grant(g, given)


def measure(g: State, f: Frame, trait: Any) -> tuple[str, int | None]:
    """The question that a trait answers, and its value; None when that depends on who gets it."""
    match trait:
        case Might(n, None):
            return "might", nouns.amount(g, f, n) or 0
        case BaseMight(n):
            return "base", nouns.amount(g, f, n) or 0
        case Keyword(name, n):
            return f"keyword:{name}", n
        case Without(name):
            return f"without:{name}", 1
        case Also(kind):
            return f"kind:{kind}", 1
        case Tag(name):
            return f"tag:{name}", 1
        case FlowFor(key):
            return key, 1
    return "might", None


@performs(PickDomain)
def pick_domain(g: State, f: Frame, c: Compiled) -> None:
    """185.3.b.1: one of the six; the object remembers it as long as it stays."""
    options = [Option(f"domain:{domain}", domain.capitalize()) for domain in DOMAINS]
    domain = g.ask(f.you, "choose", "Pick a domain", options, why="355.1", source=f.source)[0].partition(":")[2]
    g.effects = (*g.effects, Effect(g.new_id(), layers.PICKED + domain, 1, (f.source,), Until("", 0), f.script.name))
    g.touch()
    propose(g, f, [Event("given", "185.3.b", f.you, f.source, cause=cause(f), other=layers.PICKED + domain)])


@fits_word(OfDomain)
def of_domain(g: State, f: Any, node: OfDomain, thing: Object) -> bool:
    """Whether it is of that domain."""
    return node.name in layers.domains(g, thing)


@performs(SwapMight)
def swap_might(g: State, f: Frame, c: Compiled) -> None:
    """433: each gets the difference to what the other has now, for as long as the effect lasts."""
    a, b = nouns.things(g, f, c.node.a)[:1], nouns.things(g, f, c.node.b)[:1]
    if not a or not b:
        propose(g, f, [])
        return
    difference = layers.might(g, b[0]) - layers.might(g, a[0])
    lasting = until(g, f, c.node.window)
    batch = []
    for thing, n in ((a[0], difference), (b[0], -difference)):
        g.effects = (*g.effects, Effect(g.new_id(), "might", n, (thing.id,), lasting, f.script.name))
        batch.append(Event("given", "433", -1, thing.id, n=n, cause=cause(f), other="might"))
    g.touch()
    propose(g, f, batch)


@performs(BecomeCopy)
def become_copy(g: State, f: Frame, c: Compiled) -> None:
    """477.1.b.1: from now on its copyable traits are those that the other one has, as printed or as a copy itself (477.1.b.1.b)."""
    model = nouns.things(g, f, c.node.of)
    targets = [thing for thing in nouns.things(g, f, c.node.what) if model and thing is not model[0]]
    if not targets:
        propose(g, f, [])
        return
    ids = tuple(thing.id for thing in targets)
    g.effects = (*g.effects, Effect(g.new_id(), COPY + model[0].card.code, 0, ids, until(g, f, c.node.window), f.script.name))
    g.touch()
    propose(g, f, [Event("copied", "477.1.b", -1, id, cause=cause(f)) for id in ids])
