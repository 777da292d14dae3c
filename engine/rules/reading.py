"""How a declaration is read: every choice gets its reading from its position (355.5–355.17), every pronoun becomes a name.

The tree that an author writes has no word “target” and no ids. Here it becomes abilities with choices, scripts and passives, once, when
the catalogue is built. A node that stands where nothing knows it is an error, never a silent no-op.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.kernel.agenda import Script, Step
from engine.rules import actions, chain
from engine.rules.compiled import Ability, CardDef, Catalogue, Choice, Compiled, Passive
from engine.rules.registry import PERFORM
from engine.words import actions as act
from engine.words import lines as ln
from engine.words.amounts import Cost, During, Ends, Price, Starts
from engine.words.base import Node
from engine.words.card import Card
from engine.words.nouns import (
    At,
    BaseOf,
    Clause,
    ControllerOf,
    Every,
    Here,
    It,
    Kind,
    Me,
    Pick,
    Place,
    Quality,
    That,
    Them,
    There,
    They,
    Tokens,
    You,
    Zone,
)
from engine.words.say import plain, say_phrase


class Misread(ValueError):
    """A declaration says something that can't be read: the message names the card and the node."""


EVENTS: dict[type[Node], str] = {
    act.Play: "played", act.Move: "moved", act.Attack: "attacked", act.Defend: "defended", act.Conquer: "conquered", act.Hold: "held",
    act.Die: "died", act.Kill: "died", act.Discard: "discarded", act.Draw: "drawn", act.Channel: "channeled",
}
"""The event that an action is noticed by."""

QUESTIONS: dict[type[Node], str] = {
    ln.Might: "might", ln.Keyword: "keyword", ln.CostLess: "cost", ln.Enter: "enter", ln.BonusDamage: "bonus",
}
"""The question that a trait answers."""

TIMINGS = ("action", "reaction")

PERFORMERS = (actions, chain)
"""Where the words are performed: importing these filled the registry."""


class Scope:
    """The mentions of one line so far, in the order of the text."""

    def __init__(self, outer: Scope | None = None) -> None:
        self.it: str = outer.it if outer else ""
        self.they: str = outer.they if outer else ""
        self.there: str = outer.there if outer else ""
        self.choices: list[Choice] = []
        self.used: set[str] = set(outer.used) if outer else set()

    def name(self, wanted: str) -> str:
        """A name not used yet in this line."""
        found, n = wanted, 2
        while found in self.used:
            found, n = f"{wanted}{n}", n + 1
        self.used.add(found)
        return found


class Reader:
    """Reads one card."""

    def __init__(self, catalogue: Catalogue, card: Card) -> None:
        self.catalogue = catalogue
        self.made = CardDef(card)
        self.code = card.code

    # --- lines

    def read(self) -> CardDef:
        """The card ready to play. Raises `Misread`."""
        card = self.made.card
        lines = [*intrinsic(card), *card.lines]
        effects: list[Node] = []
        for place, line in enumerate(lines):
            effects += self.line(line, f"{self.code}/{place}", (), 0)
        if effects:
            if not self.made.is_spell:
                raise Misread(f"{card.name}: {type(effects[0]).__name__} stands outside any ability")
            spell = Ability(f"{self.code}/spell", self.code, "spell", card)
            self.body(spell, tuple(effects), Scope())
            self.made.spell = self.keep(spell)
        return self.made

    def line(self, line: Node, key: str, conditions: tuple[Node, ...], depth: int) -> Iterable[Node]:
        """Take up one line; hands back what is an effect of a spell."""
        made = self.made
        match line:
            case ln.Keyword(name, n):
                made.keywords[name] = made.keywords.get(name, 0) + n
                if name in TIMINGS:
                    made.timing = name
                for meaning in means(line):
                    self.line(meaning, key, conditions, depth)
            case ln.When():
                made.triggers.append(self.keep(self.trigger(line, key, conditions, Scope())))
            case ln.Activate():
                made.activated.append(self.keep(self.activated(line, key)))
            case ln.Would():
                made.replacements.append(self.keep(self.replacement(line, key, conditions, Scope())))
            case ln.Have(who, traits):
                made.passives += self.passives(who, traits, key, conditions, Scope())
            case ln.Can(Clause(You(), (act.Play(Me(), Pick(1, 1, (Quality("open"), Kind("battlefield")))),))):
                made.open_places = True
            case ln.OptionalCost(actions):
                made.additional = self.optional(actions)
            case ln.Gate(condition, "", (), then, ()) if condition is not None and all(is_line(x) for x in then):
                for n, inner in enumerate(then):
                    self.line(inner, f"{key}.{n}", (*conditions, condition), depth + 1)
            case _:
                return (line,)
        return ()

    def keep(self, ability: Ability) -> Ability:
        """File an ability under its key."""
        self.made.abilities[ability.key] = ability
        self.catalogue.abilities[ability.key] = ability
        return ability

    def optional(self, actions: tuple[Node, ...]) -> tuple[Choice, Any]:
        """An optional additional cost: what is chosen for it, and the action that pays (355.1)."""
        scope = Scope()
        resolved = [self.resolve(action, scope) for action in actions]
        if len(resolved) != 1 or len(scope.choices) != 1 or not isinstance(resolved[0], act.Exhaust):
            raise Misread(f"{self.made.name}: an optional cost of this shape is not known")
        return scope.choices[0], resolved[0]

    def passives(self, who: Node, traits: tuple[Node, ...], key: str, conditions: tuple[Node, ...], scope: Scope) -> list[Passive]:
        """The questions that a `have` answers."""
        subject = self.resolve(who, scope, matched=True)
        found = []
        for n, trait in enumerate(traits):
            if type(trait) not in QUESTIONS:
                raise Misread(f"{self.made.name}: nothing has the trait {type(trait).__name__}")
            resolved = self.resolve(trait, scope, matched=True)
            checks = tuple(self.resolve(condition, scope, matched=True) for condition in conditions)
            found.append(Passive(QUESTIONS[type(trait)], subject, resolved, checks, f"{key}#{n}"))
        return found

    # --- abilities

    def trigger(self, line: ln.When, key: str, conditions: tuple[Node, ...], scope: Scope) -> Ability:
        """A triggered ability: its event, then its effects with what the event mentions."""
        made = Ability(key, self.code, "triggered", line)
        made.limit = line.limit
        self.event(made, line.event, scope, conditions)
        self.body(made, self.opened(made, line.effects), scope)
        return made

    def activated(self, line: ln.Activate, key: str) -> Ability:
        """An activated ability."""
        made = Ability(key, self.code, "activated", line)
        made.timing = line.timing
        made.cost = line.cost
        made.add = all(isinstance(effect, act.Add) for effect in line.effects)
        self.body(made, line.effects, Scope())
        return made

    def replacement(self, line: ln.Would, key: str, conditions: tuple[Node, ...], scope: Scope) -> Ability:
        """A replacement: its effects' choices are made when it applies (355.10.c)."""
        made = Ability(key, self.code, "replacement", line)
        made.limit = line.limit
        self.event(made, line.event, scope, conditions)
        self.body(made, self.opened(made, line.effects), scope)
        if made.choices:
            raise Misread(f"{self.made.name}: choices inside a replacement are not known yet")
        return made

    def opened(self, made: Ability, effects: tuple[Node, ...]) -> tuple[Node, ...]:
        """An opening “you may”, with its cost, is decided before the rest (383.3.a, 383.3.b, 371.2): the effects behind it."""
        if len(effects) == 1 and isinstance(gate := effects[0], ln.Gate) and gate.asks and gate.condition is None and not gate.orelse:
            made.asks = True
            made.cost = Cost(Price(), gate.cost) if gate.cost else None
            return gate.then
        return effects

    def event(self, made: Ability, event: Node, scope: Scope, conditions: tuple[Node, ...]) -> None:
        """What an ability listens for; what the event mentions can be spoken of afterwards."""
        made.condition = tuple(self.resolve(condition, scope, matched=True) for condition in conditions)
        if isinstance(event, Starts | Ends):
            made.event = event
            made.heard_as = f"{event.what} {'starts' if isinstance(event, Starts) else 'ends'}"
            return
        if not isinstance(event, Clause) or len(event.actions) != 1 or type(event.actions[0]) not in EVENTS:
            raise Misread(f"{self.made.name}: nothing happens as {event}")
        if isinstance(event.subject, Me) and isinstance(event.actions[0], act.Die) and made.kind == "triggered":
            raise Misread(f"{self.made.name}: abilities that trigger on the own death are not known yet (808)")
        made.heard_as = EVENTS[type(event.actions[0])]
        made.event = self.resolve(Clause(event.subject, event.actions), scope, matched=True)
        scope.it, scope.they, scope.there = "@it", "@they", "@there"
        made.given = tuple(self.resolve(condition, scope, matched=True) for condition in event.given)

    def body(self, made: Ability, effects: tuple[Node, ...], scope: Scope) -> None:
        """The effects as a script, with the choices that they ask for while the item is finalized."""
        made.script = self.script(made.key, effects, scope)
        made.choices = tuple(scope.choices)

    def script(self, name: str, effects: tuple[Node, ...], scope: Scope) -> Script:
        """Compile effects in order: mentions leak from one to the next."""
        steps = []
        for place, effect in enumerate(effects):
            if type(effect) not in PERFORM:
                raise Misread(f"{self.made.name}: nothing performs {type(effect).__name__}")
            label = f"{place}:{type(effect).__name__}"
            steps.append(Step(label, PERFORM[type(effect)], self.compile(effect, f"{name}/{place}", scope)))
        made = Script(name, steps)
        self.catalogue.scripts[name] = made
        return made

    def compile(self, effect: Node, key: str, scope: Scope) -> Compiled:
        """One effect with the parts that run on their own."""
        match effect:
            case ln.Gate(condition, asks, cost, then, orelse):
                checked = self.resolve(condition, scope, matched=True) if condition is not None else None
                if cost:
                    raise Misread(f"{self.made.name}: a cost inside a later instruction is not known yet")
                scripts = (self.script(f"{key}.then", then, scope), self.script(f"{key}.else", orelse, scope))
                return Compiled(ln.Gate(checked, asks, (), (), ()), scripts)
            case act.DoThis(effects, on):
                ability = Ability(f"{key}.do", self.code, "triggered", effect)
                inner = Scope(scope)
                if on is not None:
                    ability.limit = "once"
                    self.event(ability, on, inner, ())
                self.body(ability, effects, inner)
                return Compiled(effect, (), (self.keep(ability),))
            case act.Predict(n) if n != 1:
                raise Misread(f"{self.made.name}: looking at several cards is not known yet")
            case During(_, lines):
                return self.laid(effect, lines, key, scope)
        return Compiled(self.resolve(effect, scope))

    def laid(self, effect: Node, lines: tuple[Node, ...], key: str, scope: Scope) -> Compiled:
        """Lines for a window: delayed abilities and passives that know this line's mentions."""
        abilities: list[Ability] = []
        passives: list[Passive] = []
        for n, line in enumerate(lines):
            name = f"{key}.during.{n}"
            match line:
                case ln.When():
                    abilities.append(self.keep(self.trigger(line, name, (), Scope(scope))))
                case ln.Would():
                    abilities.append(self.keep(self.replacement(line, name, (), Scope(scope))))
                case ln.Have(who, traits):
                    passives += self.passives(who, traits, name, (), Scope(scope))
                case _:
                    raise Misread(f"{self.made.name}: {type(line).__name__} can't be laid down for a while")
        self.catalogue.passives[f"{key}.during"] = tuple(passives)
        host = Ability(f"{key}.during", self.code, "passive", effect)
        return Compiled(effect, (), (*abilities, self.keep(host)) if passives else tuple(abilities), tuple(passives))

    # --- nouns

    def resolve(self, node: Any, scope: Scope, matched: bool = False) -> Any:
        """The node with every pronoun replaced by a name and, unless it is only matched, every choice taken out into the scope."""
        match node:
            case It() | Them():
                return That(self.need(scope.it, "it"))
            case They():
                return That(self.need(scope.they, "they"))
            case There():
                return At(That(self.need(scope.there, "there")))
            case That():
                return node  # spoken of again: “it” stays what was mentioned last
            case Pick() if not matched:
                return self.chosen(node, scope)
            case act.Move(what, to) if not matched:
                return self.move(node, what, to, scope)
            case act.Play(Tokens(), _):
                return node
            case Every(filters):
                return Every(tuple(self.resolve(f, scope, matched) for f in filters))
            case Node():
                return type(node)(*(self.resolve(getattr(node, name), scope, matched) for name in node.names))
            case tuple():
                return tuple(self.resolve(part, scope, matched) for part in node)
        return node

    def need(self, name: str, pronoun: str) -> str:
        """The antecedent. Raises `Misread` when nothing was mentioned."""
        if not name:
            raise Misread(f"{self.made.name}: “{pronoun}” has no antecedent")
        return name

    def chosen(self, pick: Pick, scope: Scope) -> That:
        """A choice made while finalizing: a target, or a battlefield that the text aims at."""
        filters = tuple(self.resolve(f, scope, matched=True) for f in pick.filters)
        kinds = [f.name for f in filters if isinstance(f, Kind)]
        wanted = pick.name or (kinds[0] if kinds else "object")
        slot = scope.name(wanted)
        reading = "place" if "battlefield" in kinds else "target"
        scope.choices.append(Choice(slot, pick.least, pick.most, filters, reading, "", plain(say_phrase(pick, self.made.card))))
        if reading == "place":
            scope.there = slot
        else:
            scope.it = slot
        return That(slot)

    def move(self, node: act.Move, what: Any, to: Any, scope: Scope) -> act.Move:
        """A move: what moves is a target, where to is a destination chosen with it (355.4)."""
        moved = self.resolve(what, scope)
        if to is None or isinstance(to, Pick):
            filters = tuple(self.resolve(f, scope, matched=True) for f in to.filters) if isinstance(to, Pick) else ()
            slot = scope.name("destination")
            scope.choices.append(Choice(slot, 1, 1, filters, "destination", moved.name if isinstance(moved, That) else "", "a location"))
            scope.there = slot
            return act.Move(moved, At(That(slot)))
        return act.Move(moved, self.resolve(to, scope))


def is_line(node: Node) -> bool:
    """Whether a node is a line of text rather than an effect."""
    return isinstance(node, ln.When | ln.Activate | ln.Have | ln.Would | ln.Keyword | ln.Can | ln.Cant)


def intrinsic(card: Card) -> list[Node]:
    """Abilities that the rules give to a card: a basic rune exhausts for Energy and recycles for Power (164.2)."""
    if card.type != "rune" or "basic" not in card.supertypes:
        return []
    exhaust = ln.Activate(Cost(Price(), (act.Exhaust(Me()),)), (act.Add(Price(1)),), "reaction")
    recycle = ln.Activate(Cost(Price(), (act.Recycle(Me()),)), (act.Add(Price(0, card.domains)),), "reaction")
    return [exhaust, recycle]


def means(keyword: ln.Keyword) -> list[Node]:
    """The abilities that a keyword stands for; the others are asked for by name where their rule is."""
    match keyword.name:
        case "vision":  # 817
            return [ln.When(Clause(You(), (act.Play(Me()),)), (act.Predict(1),))]
        case "temporary":  # 816
            return [ln.When(Starts("beginning phase", ControllerOf(Me())), (act.Kill(Me()),))]
    return []


def read_all(cards: Iterable[Card]) -> Catalogue:
    """A catalogue of these cards. Raises `Misread`, or ValueError when two share a code."""
    catalogue = Catalogue()
    for card in cards:
        if card.code in catalogue.cards:
            raise ValueError(f"two cards have the code {card.code}")
        catalogue.cards[card.code] = Reader(catalogue, card).read()
    return catalogue


__all__ = ["Ability", "BaseOf", "CardDef", "Catalogue", "Here", "Misread", "Place", "Zone", "read_all"]
