"""Goes through a card: its lines, its abilities, their effects."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from engine.catalogue import CAN_PLAY, Ability, CardDef, Compiled, Due, Share, counts_hand, handed
from engine.editions import CURRENT, Edition
from engine.kernel.agenda import Script, Step, step_of
from engine.kernel.bindings import Key
from engine.names import questions
from engine.names.board import AbilityKind
from engine.reading import (
    antecedents,
    demands,
    events,
    holders,
    mentions,
    permitting,
    sentences,
    subjects,
    whereabouts,
)
from engine.reading.checking import Checker
from engine.reading.keywords import intrinsic
from engine.reading.scope import PAYING, Misread, Scope
from engine.rules.actions import (
    attachment,
    basics,
    control,
    counters,
    creating,
    giving,
    lessening,
    looking,
    naming,
    playing_cards,
    remaking,
    ways,
)
from engine.rules.events import delaying, winning
from engine.rules.meaning import amounts, conditions, filters, under_way
from engine.rules.meaning.registry import PERFORM
from engine.rules.playing import gates, keywords, movement
from engine.rules.playing.hanging import note_card
from engine.rules.playing.resolution_choices import LEAK, choose_now
from engine.rules.procedures import chain, leaving, lethality
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.card import Card
from engine.words.nodes import (
    Cost,
    Kind,
    Not,
    PayAny,
    Pick,
    Price,
    You,
    Zone,
    dependent_name,
)
from engine.words.saying.say import Unsaid, plain, say_costs, say_line

ON_CHAIN: frozenset[AbilityKind] = frozenset(("spell", "triggered", "activated"))
"""What resolves as a chain item."""
LINES: dict[type[Node], Callable[[Reader, Any, str, tuple[Node, ...]], None]] = {}
"""How each kind of line is read, filled by `lines`."""
EFFECTS: dict[type[Node], Callable[[Reader, Any, str, Scope], Compiled[Node]]] = {}
"""How an effect is compiled that has parts which run on their own, filled by `effects`; any other effect is its node
with names."""

DEMANDING = (sentences, whereabouts, antecedents, subjects, permitting)
"""Where words say what they demand: importing these filled the table."""

PERFORMERS = (
    attachment, basics, control, counters, creating, giving, lessening, looking, naming, playing_cards, remaking, ways,
    delaying, winning, amounts, conditions, filters, under_way, gates, keywords, movement, chain, leaving, lethality,
)
"""Where the words are performed: importing these filled the registry."""


class Reader:
    """Reads one card as an edition does; what it brings beside itself goes into its share."""

    def __init__(self, card: Card, share: Share | None = None, edition: Edition = CURRENT) -> None:
        self.edition = edition
        self.made = CardDef(card, share)
        self.share = self.made.share
        self.code = card.code
        self.appended = False  # reads lines that are appended to objects, not a card's own
        self.places: list[int] = []  # in which line each instruction of a spell stands
        self.given: set[str] = set()  # what is chosen for the card's costs goes by other names than its targets

    def read(self) -> CardDef:
        """The card ready to play. Raises `Misread`."""
        card = self.made.card
        holders.check_facts(card)
        effects: list[Node] = []
        for place, written in enumerate([*intrinsic(card), *card.lines]):
            line = w.own(written)
            with located(card, place, line):
                Checker(card).check(line)
                demands.check(card, written, place)
                holders.check(card, line)
                found = self.line(line, f"{self.code}/{place}", ())
            effects += found
            self.places += [place for _ in found]
        if effects:
            if not self.made.is_spell:
                with located(card, self.places[0], effects[0]):
                    raise Misread(
                        f"{card.name}: {type(effects[0]).__name__} stands outside any ability: "
                        "a line, such as when(…), was expected"
                    )
            spell = Ability(f"{self.code}/spell", self.code, "spell", card)
            self.body(spell, tuple(effects), self.costs())
            self.made.spell = self.keep(spell)
        self.note()
        return self.made

    def note(self) -> None:
        """What is asked of the card so often that it is noted once."""
        made = self.made
        made.answered = frozenset(passive.what for passive in made.passives)
        made.returns = bool(made.flows) or questions.FLOWING in made.answered or \
            any(one.what == CAN_PLAY and one.zone == "trash" for one in made.passives)
        made.copies = any(isinstance(node, w.TextOf) for node in walk((made.card.lines, made.card.wearer)))
        note_card(made)
        own = {self.code for due in made.additional if counts_hand(due.given)}
        made.handed = handed((*made.passives, *self.share.told())) | own
        made.fixed = not (
            made.passives or made.additional or made.flows or (made.spell is not None and made.spell.cheaper)
        )

    def costs(self) -> Scope:
        """A scope for what is bound while the card is played: its costs and its instructions share the names."""
        scope = Scope()
        scope.used = self.given
        return scope

    def line(self, line: Node, key: str, conditions: tuple[Node, ...]) -> tuple[Node, ...]:
        """Take up one line; hands back what is an effect of a spell."""
        if type(line) in LINES:
            LINES[type(line)](self, line, key, conditions)
            return ()
        match line:
            case w.Gate(condition, "", (), then, orelse) if condition is not None and all(
                is_line(x) for x in (*then, *orelse)
            ):
                self.made.present |= {dependent_name(condition)} - {""}
                for n, inner in enumerate(then):
                    self.line(inner, f"{key}.{n}", (*conditions, condition))
                for n, inner in enumerate(orelse):
                    self.line(inner, f"{key}.else.{n}", (*conditions, Not(condition)))
                return ()
        return (line,)

    def text(self, lines: tuple[Node, ...], key: str) -> CardDef:
        """Lines that are appended to objects together (477.2): read like a card of their own."""
        inner = Reader(self.made.card, self.share, self.edition)
        inner.made.key, inner.appended = key, True
        for place, line in enumerate(lines):
            if inner.line(line, f"{key}/{place}", ()):
                raise Misread(f"{self.made.name}: {type(line).__name__} is no line of text")
        self.made.present |= inner.made.present
        self.share.texts[key] = inner.made
        return inner.made

    def keep(self, ability: Ability) -> Ability:
        """File an ability under its key."""
        self.made.abilities[ability.key] = ability
        self.share.abilities[ability.key] = ability
        return ability

    def event(self, made: Ability, event: Node, scope: Scope, conditions: tuple[Node, ...]) -> None:
        """What an ability listens for; what the event mentions can be spoken of afterwards. Rules: 135.2.b.6."""
        events.listen(self, made, event, scope, conditions)

    def body(self, made: Ability, effects: tuple[Node, ...], scope: Scope) -> None:
        """The effects as a script, with the choices that they ask for while the item is finalized."""
        made.script = self.script(made.key, effects, scope)
        made.choices = tuple(scope.choices)
        made.aimed = frozenset(choice.slot for choice in made.choices if choice.reading == "target")
        made.leads = mentions.leading(made.choices)
        if made.kind in ON_CHAIN and adds(made.script):
            made.add = "only" if only_adds(made.script) else "also"

    def script(self, name: str, effects: tuple[Node, ...], scope: Scope, leaks: bool = False) -> Script:
        """Compile effects in order: mentions leak from one to the next. A choice on resolution is a step before the
        effect it belongs to. With `leaks` what is bound here is known afterwards to the script that pushed this one."""
        steps: list[Step] = []
        for place, effect in enumerate(effects):
            with located(self.made.card, self.places[place], effect) if name == f"{self.code}/spell" else nullcontext():
                if type(effect) not in PERFORM:
                    raise Misread(f"{self.made.name}: {misplaced(effect)}")
                compiled = self.compile(effect, f"{name}/{place}", scope)
            steps += [step_of(f"{place}:choose:{choice.slot}", choose_now, choice) for choice in scope.now]
            perform = PERFORM[type(effect)]
            # in “.do” somebody else acts
            if self.made.type == "battlefield" and ".do" not in name and control.means_you(effect):
                perform = control.only_if_controlled(perform, len(scope.after))
            steps.append(step_of(f"{place}:{type(effect).__name__}", perform, compiled))
            steps += [step._replace(name=f"{place}:{step.name}") for step in scope.after]
            scope.now.clear()
            scope.after.clear()
        if leaks and steps:
            steps.append(LEAK)
        made = Script(name, steps)
        self.share.scripts[name] = made
        return made

    def due(self, key: str, cost: Cost, scope: Scope) -> Due:
        """A cost that is ready to be paid: what is chosen for it is never a target (355.10.c)."""
        prices = [cost.price, *(action.price for action in cost.actions if isinstance(action, w.Pay))]
        actions = tuple(discarding(action) for action in cost.actions if not isinstance(action, w.Pay | PayAny))
        of = next((action.of for action in cost.actions if isinstance(action, PayAny)), "")
        before, choices, scope.how, scope.choices = scope.how, scope.choices, PAYING, []
        steps, found, resolved = [], [], []
        for place, action in enumerate(actions):
            compiled = self.compile(action, f"{key}/{place}", scope)
            found += scope.now
            scope.now.clear()
            resolved.append(compiled.node)
            steps.append(step_of(f"{place}:{type(action).__name__}", PERFORM[type(action)], compiled))
        scope.how, scope.choices = before, choices
        script = self.share.scripts[key] = Script(key, (*steps, LEAK) if steps else ())
        price = Price(sum(price.energy for price in prices), tuple(power for price in prices for power in price.power))
        label = plain(say_costs(cost, self.made.card))
        said = [plain(say_costs(Cost(Price(), (action,)), self.made.card)) for action in actions]
        if len(steps) > 1:
            parts = tuple(
                (name, self.part(f"{key}.{n}", step)) for n, (name, step) in enumerate(zip(said, steps, strict=True))
            )
        else:
            parts = tuple((name, script) for name in said)
        return Due(
            key, price, tuple(found), tuple(resolved), script, label, parts=parts,
            counted=Key(scope.unnamed("paid") if of else ""), of=of,
        )

    def part(self, key: str, step: Step) -> Script:
        """One action of a cost that has several."""
        made = self.share.scripts[key] = Script(key, (step, LEAK))
        return made

    def ended(self, script: Script, step: Step) -> Script:
        """The same script with one more step, before what it leaks."""
        body = [one for one in script.steps if one is not LEAK]
        made = self.share.scripts[script.name] = Script(script.name, (*body, step, LEAK))
        return made

    def compile(self, effect: Node, key: str, scope: Scope) -> Compiled[Node]:
        """One effect with the parts that run on their own."""
        compiler = EFFECTS.get(type(effect))
        return compiler(self, effect, key, scope) if compiler else Compiled(self.resolve(effect, scope))

    def resolve(self, node: Any, scope: Scope, how: str = "") -> Any:
        """The node with every pronoun replaced by a name and, unless it is only matched, every choice taken out into
        the scope."""
        return mentions.resolve(self, node, scope, how or scope.how)


def adds(script: Script) -> bool:
    """168: whether an instruction adds resources, always or under a condition; what another ability does that it leads
    to is left out."""
    return any(isinstance(part.node, w.Add) or any(map(adds, part.scripts)) for part in parts(script))


def only_adds(script: Script) -> bool:
    """Whether no instruction does anything else."""
    return all(
        isinstance(part.node, w.Add) or (bool(part.scripts) and all(map(only_adds, part.scripts)))
        for part in parts(script)
    )


def parts(script: Script) -> list[Compiled[Node]]:
    """The instructions of a script."""
    return [step.node for step in script.steps if isinstance(step.node, Compiled)]


@contextmanager
def located(card: Card, place: int, line: Node) -> Iterator[None]:
    """Whatever is misread in here is said with the line that it stands in."""
    try:
        yield
    except Misread as wrong:
        reason = str(wrong).removeprefix(f"{card.name}: ")
        raise Misread(f"{card.name}, line {place + 1}{quoted(card, line)}: {reason}") from wrong


POSITIONS: dict[type[Node], str] = {
    w.Gift: "a trait, said with have(…) or give(…)", w.Trait: "a trait, said with have(…)",
    w.Line: "a line, which holds all the time", w.Span: "how long something lasts, the last word of give(…)",
    w.Happening: "noticed, and never commanded", w.Condition: "a condition, the first word of if_(…)",
    w.Amount: "an amount, said where a number stands", w.Occasion: "when something happens, the first word of when(…)",
    w.Filter: "a filter, said in a(…) or every(…)", w.Phrase: "something that is spoken of, and nothing that is done",
    w.Terms: "for what something is played, said in play(…)",
}
"""What words are that are no instructions."""


def misplaced(word: Node) -> str:
    """What is wrong with a word that nothing carries out."""
    found = next((said for position, said in POSITIONS.items() if isinstance(word, position)), "no instruction")
    return f"nothing performs {type(word).__name__}, which is {found}: an instruction, such as draw(1), was expected"


def quoted(card: Card, line: Node) -> str:
    """What a line says, for a message; nothing if it can't be said."""
    try:
        return f" (“{plain(say_line(line, card))}”)"
    except (Unsaid, ValueError, TypeError, AttributeError, LookupError):  # nonsense need not be sayable
        return ""


def discarding(action: w.Action) -> w.Action:
    """“Discard n” as a cost: the cards are chosen as it is paid."""
    match action:
        case w.Discard(int() as n):
            return w.Discard(Pick(n, n, (Kind("card"), Zone("hand", You()))))
    return action


def is_line(node: Node) -> bool:
    """Whether a node is a line of text rather than an effect."""
    if isinstance(node, w.Gate):
        return (
            node.condition is not None
            and not node.asks
            and not node.cost
            and all(is_line(x) for x in (*node.then, *node.orelse))
        )
    return type(node) in LINES


__all__ = ["EFFECTS", "LINES", "Reader", "is_line"]
