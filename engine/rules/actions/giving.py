"""What effects give to exactly these objects (477): traits with their values fixed now, text, what they become a copy
of."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Gift, Object, Until
from engine.board.state import State
from engine.catalogue import Compiled, Reading
from engine.kernel.agenda import Frame
from engine.kernel.decision import Option
from engine.names import questions
from engine.names.bindings import CALLED
from engine.names.questions import BASE, MIGHT, Question
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.events.windows import OVER, until
from engine.rules.meaning import arithmetic, layers, nouns
from engine.rules.meaning.registry import fits_word, performs
from engine.words.base import Node
from engine.words.card import DOMAINS
from engine.words.nodes import (
    Also,
    BaseMight,
    BecomeCopy,
    DoubleMight,
    FlowFor,
    Give,
    Keyword,
    KeywordsOf,
    Might,
    MightUpTo,
    OfDomain,
    PickDomain,
    SwapMight,
    Tag,
    TextOf,
    Without,
)

RULES = {
    MIGHT: "477.3", BASE: "477.1.a.1", "keyword": "477.2", "without": "477.2", "flow": "477.2", "tag": "477.1.c",
    "kind": "477.1",
}
"""The layer of a gift."""


def rule_of(trait: Node | None, effect: Gift | None) -> str:
    """The rule that a gift cites: its layer, or what limits it. Rules: 432.1, 432.1.a, 432.2, 432.2.a."""
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
def give(g: State, f: Frame, c: Compiled[Give]) -> None:
    """477.3.b: traits for exactly these objects, their values fixed now; text is appended to them (477.2.a).

    Rules: 184.3, 801.3.a.2, 801.3.a.3, 801.3.b.1, 801.3.b.2.
    """
    targets = nouns.things(g, f, c.node.what)
    lasting = until(g, f, c.node.window)
    if not targets or lasting == OVER:
        propose(
            g, f,
            [events.ignored("359.3.e.16", "given", seat=f.you, subject=thing.id, cause=cause(f)) for thing in targets],
        )
        return
    traits = c.node.traits
    batch = []
    for thing in targets:
        found = [gift for trait in traits for gift in gifts(g, f, trait, thing, lasting)]
        shown = next((gift for gift in found if not gift.what.startswith(questions.APPENDED)), None)
        rule = (
            "477.1.b.2"
            if any(isinstance(trait, TextOf) for trait in traits)
            else rule_of(traits[0] if shown else None, shown)
        )
        batch.append(
            events.given(
                rule, thing.id, what=shown.what if shown else questions.TEXT, n=shown.n if shown else 0,
                gifts=(*found, *texts(f, c, {gift.what for gift in found}, lasting)), cause=cause(f),
            )
        )
    propose(g, f, batch)


def texts(f: Frame, c: Compiled[Give], known: set[str], lasting: Until) -> list[Gift]:
    """The text that is given, also what the keywords stand for that are given with it."""
    env = tuple((name, value) for name, value in f.env.items() if not name.startswith("@") or name == CALLED)
    return [Gift(questions.appended(text.key), 0, lasting, f.script.name, env) for text in c.texts
            if text.said or known & {questions.keyword(ability.keyword) for ability in text.triggers}]


def gifts(g: State, f: Frame, trait: Node, thing: Object, lasting: Until) -> list[Gift]:
    """What a trait comes to for one object, with what it comes to now (477.3.b). Text is copied as printed, or as the
    model has it from what it is a copy of (477.1.b.2)."""
    if isinstance(trait, TextOf):
        return [
            Gift(questions.appended(model.card.code + COPIED), 0, lasting, f.script.name)
            for model in nouns.things(g, f, trait.of)
        ]
    if isinstance(trait, KeywordsOf):
        having = {
            name: value for model in nouns.things(g, f, trait.of) for name, value in layers.keywords(g, model).items()
        }
        return [Gift(questions.keyword(name), value, lasting, f.script.name) for name, value in having.items()]
    what, n = measure(g, f, trait)
    if n is None:
        n = arithmetic.change(g, f, trait, arithmetic.might(g, thing))
    return [Gift(what, n, lasting, f.script.name, least=trait.minimum if isinstance(trait, Might) else None)]


def measure(g: State, f: Frame, trait: Node) -> tuple[Question, int | None]:
    """The question that a trait answers, and its value; None when that depends on who gets it."""
    match trait:
        case Might(n, None):
            return MIGHT, nouns.amount(g, f, n) or 0
        case BaseMight(n):
            return BASE, nouns.amount(g, f, n) or 0
        case Keyword(name, n):
            return questions.keyword(name), nouns.amount(g, f, n) or 0
        case Without(name):
            return questions.without(name), 1
        case Also(kind):
            return questions.also(kind), 1
        case Tag(name):
            return questions.tag(name), 1
        case FlowFor(key):
            return Question(key), 1
    return MIGHT, None


@performs(PickDomain)
def pick_domain(g: State, f: Frame, c: Compiled[PickDomain]) -> None:
    """185.3.b.1: one of the six; the object remembers it as long as it stays."""
    options = [Option(f"domain:{domain}", domain.capitalize()) for domain in DOMAINS]
    domain = g.ask(f.you, "choose", "Pick a domain", options, why="355.1", source=f.source)[0].partition(":")[2]
    gift = Gift(questions.picked(domain), 1, Until("", 0), f.script.name)
    propose(g, f, [events.given("185.3.b", f.source, what=gift.what, gifts=(gift,), seat=f.you, cause=cause(f))])


@fits_word(OfDomain)
def of_domain(g: State, f: Reading, node: OfDomain, thing: Object) -> bool:
    """Whether it is of that domain."""
    return node.name in layers.domains(g, thing)


@performs(SwapMight)
def swap_might(g: State, f: Frame, c: Compiled[SwapMight]) -> None:
    """433: each gets the difference to what the other has now, for as long as the effect lasts.

    Rules: 433.1, 433.1.a, 433.1.b, 433.1.c, 433.2, 433.2.a.
    """
    found = nouns.things(g, f, c.node.a)
    pair = found if c.node.b is None else [*found[:1], *nouns.things(g, f, c.node.b)[:1]]
    if len(pair) != 2:
        propose(g, f, [])
        return
    difference = arithmetic.might(g, pair[1]) - arithmetic.might(g, pair[0])
    lasting = until(g, f, c.node.window)
    propose(
        g,
        f,
        [
            events.given(
                "433", thing.id, what=MIGHT, n=n, gifts=(Gift(MIGHT, n, lasting, f.script.name),), cause=cause(f)
            )
            for thing, n in zip(pair, (difference, -difference), strict=True)
        ],
    )


@performs(BecomeCopy)
def become_copy(g: State, f: Frame, c: Compiled[BecomeCopy]) -> None:
    """477.1.b.1: from now on its copyable traits are those that the other one has, as printed or as a copy itself
    (477.1.b.1.b).

    Rules: 477.1.b.1.a.
    """
    model = nouns.things(g, f, c.node.of)
    targets = [thing for thing in nouns.things(g, f, c.node.what) if model and thing is not model[0]]
    if not targets:
        propose(g, f, [])
        return
    gifts = (Gift(questions.copy_of(model[0].card.code), 0, until(g, f, c.node.window), f.script.name),)
    propose(g, f, [events.copied("477.1.b", thing.id, gifts=gifts, cause=cause(f)) for thing in targets])
