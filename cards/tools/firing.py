"""Whether everything that a card says ever happens: each ability, permission and condition is tried on generated tables
until it has done something.

What a text says is gone through as it was read: its abilities have to be played, to trigger, or to be applied, and to
change something; its passives and permissions have to speak of something that is there; its conditions have to come
true.
"""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from cards.tools.staging import SEATS, Trying, drawn, staged
from engine import seeing
from engine.board import events
from engine.board.objects import Object
from engine.board.state import State
from engine.catalogue import COMING, Ability, CardDef, Compiled, Context, Passive
from engine.game import Entry, Game
from engine.kernel.agenda import Script
from engine.kernel.event import Event
from engine.library import Catalogue
from engine.names import questions
from engine.reading.keywords import MEANT
from engine.rules.events import permissions
from engine.rules.meaning import entering, layers, nouns, speakers
from engine.rules.meaning.chain_items import FINAL, KEYED
from engine.rules.meaning.entering import own
from engine.rules.meaning.registry import HOLDS
from engine.rules.playing import total_cost
from engine.words.base import Node, walk
from engine.words.fixed import KeywordName
from engine.words.nodes import Amount, CostsOf, EffectsOf, Every, Kind
from engine.words.saying.say import Unsaid, plain, say_line

TABLES = 120
"""How many tables are generated for a card at most."""
DECISIONS = 90
"""So many decisions are made at one of them."""
TURNS = 3
CROWD = 60
"""Units, gear and items of the chain past which a table is left."""
RULINGS = ("cant:", "can:", "only:", "toll:")
ANSWERED = ("cant trigger", "again")
"""Passives about effects, which no object is asked for."""
BOOKKEEPING = frozenset(
    (
        "finalized", "activated", "triggered", "fizzled", "mistargeted", "declined", "played", "trashed", "chose",
        "mode chosen", "resolved", "paid", "entered", "unqueued", "kept",
    )
)
"""What happens whether or not a text does anything."""

Due = dict[str, str]
"""What has still to be seen, with what is reported if it isn't."""


class Watch:
    """What is still to be seen of a card, and what was seen so far."""

    def __init__(self, catalogue: Catalogue, code: str) -> None:
        self.catalogue = catalogue
        self.card = catalogue.cards[code]
        self.texts = [
            self.card, *([self.card.wearer] if self.card.wearer else []),
            *(text for key, text in catalogue.texts.items() if self.is_own(key)),
        ]
        self.abilities = {
            key: each for key, each in catalogue.abilities.items() if self.is_own(key) and self.is_watched(each)
        }
        self.passives = list(self.all_passives())
        self.rulings: dict[int, list[Passive]] = defaultdict(list)
        for passive in self.passives:
            for form in forms(passive) if passive.what.startswith(RULINGS) else ():
                self.rulings[id(form)].append(passive)
        self.conditions = {id(node): node for node in self.all_conditions()}
        self.left: Due = {}
        for key, ability in self.abilities.items():
            self.left[key] = f"{VERBS[ability.kind]}: {said(ability.line, self.card)}"
            if changes(ability):
                self.left[f"changes {key}"] = f"never changes anything: {said(ability.line, self.card)}"
        for passive in self.passives:
            verb = (
                "never forbids or permits anything" if passive.what.startswith(RULINGS) else "never speaks of anything"
            )
            self.left[passive.key] = f"{verb}: {passive.what}"
            if amounts(passive):
                self.left[f"changes {passive.key}"] = f"never comes to anything but 0: {passive.what}"
        for number, node in self.conditions.items():
            self.left[f"holds {number}"] = f"never true: {type(node).__name__} {said(node, self.card)}"
        self.items: dict[int, str] = {}
        self.finalized: set[int] = set()
        self.others_act, self.resolving = False, 0

    def is_watched(self, ability: Ability) -> bool:
        """Whether an ability is one that its card's text has, and not one of the rules', nor of any keyword that it may
        have to lend."""
        lent = ability.keyword in MEANT and ability.keyword not in self.card.present
        return ability.kind in VERBS and ability.keyword != "flow" and not lent

    def is_own(self, key: str) -> bool:
        """Whether something is of the card itself, and not of its text as others copy it."""
        code = self.card.code
        return key.startswith(f"{code}/") and not key.startswith(f"{code}/copied")

    def all_passives(self) -> Iterator[Passive]:
        """The passives of the card's text, of text that it gives, and of its lines for a while."""
        for text in self.texts:
            yield from text.passives
        for key, passives in self.catalogue.passives.items():
            if self.is_own(key):
                yield from passives

    def all_conditions(self) -> Iterator[Node]:
        """The conditions that decide whether anything happens: of lines, of events, of instructions."""
        for ability in self.abilities.values():
            yield from ability.condition
            yield from (condition for wanted in ability.event for condition in wanted.given)
            yield from in_script(ability.script)
        for passive in self.passives:
            yield from passive.conditions

    # --- what is seen

    def saw(self, key: str) -> None:
        """This was seen."""
        self.left.pop(key, None)

    def note(self, game: Game, entry: Entry) -> None:
        """What happened and what is there after an answer."""
        if entry.keys == ("pass",):
            self.others_act = False  # what triggered before anything began to resolve is no item's doing
        for item in game._state.chain:
            if item.ability is not None and item.ability.key in self.abilities:
                self.items[item.id] = item.ability.key
                self.saw(item.ability.key)
        for event in entry.events:
            if event.kind in KEYED and (key := events.key_of(event)) in self.abilities:
                self.items[events.item_of(event)] = key
                self.saw(key)
            if event.kind in FINAL and event.cause in self.items:
                self.finalized.add(event.cause)  # what happened before was done to pay for it
            elif event.kind == "replaced":
                key = events.mark_of(event).rpartition("@")[0]
                self.saw(key)
                self.saw(f"changes {key}")
            elif event.kind not in BOOKKEEPING and event.cause in self.finalized:
                self.saw(f"changes {self.items[event.cause]}")
            self.note_deed(game._state, event)
        for each in self.passives:
            if each.key in self.left or f"changes {each.key}" in self.left:
                self.look(game._state, each)

    def note_deed(self, g: State, event: Event) -> None:
        """What others do because an item says so, between finalizing and resolving: units deal damage, abilities
        trigger; or it ends the game."""
        if event.kind in FINAL and event.cause in self.items:
            self.others_act, self.resolving = False, event.cause
        elif event.kind == "triggered" or (event.kind == "damaged" and event.cause in g.objects):
            self.others_act = True
        elif event.kind == "resolved" and event.cause == self.resolving and self.others_act:
            self.saw(f"changes {self.items[event.cause]}")
        elif event.kind == "won" and event.rule == "195" and self.resolving:
            self.saw(f"changes {self.items[self.resolving]}")

    def look(self, g: State, passive: Passive) -> None:
        """Whether a passive speaks of anything now."""
        if passive.what == permissions.CAN_LOOK:
            for seat in SEATS:
                seeing.board(g, seat)  # nothing else asks what a seat may look at
        if passive.what.startswith(RULINGS):
            return  # it is seen when it is asked
        for f in self.spoken(g, passive):
            self.spoke(g, passive, f)

    def spoke(self, g: State, passive: Passive, f: Context) -> None:
        """A passive spoke of something; and whether its amounts came to anything."""
        self.saw(passive.key)
        if any(nouns.amount(g, f, each) for each in amounts(passive)):
            self.saw(f"changes {passive.key}")

    def spoken(self, g: State, passive: Passive) -> Iterator[Context]:
        """For whom a passive speaks of something that is there, or that can come, now."""
        if passive.zone == COMING:
            for thing in list(g.objects.values()):
                if thing.card is self.card:
                    yield from (f for one, f in own(g, thing, passive.what) if one is passive)
            return
        for one, f in speakers.answers(g, passive.what):
            if one is passive and (passive.what in ANSWERED or speaks_of(g, f, passive)):
                yield f


VERBS = {
    "spell": "is never played", "triggered": "never triggers", "activated": "is never used",
    "replacement": "is never applied",
}
"""How an ability is reported."""


def changes(ability: Ability) -> bool:
    """Whether an ability is one of which something has to come."""
    return ability.kind != "replacement" and bool(ability.script.steps) and not ability.add


def forms(passive: Passive) -> tuple[Any, ...]:
    """The events that a ruling speaks of; of “only” the last is the form that is allowed, which says nothing by
    itself."""
    trait = passive.trait
    return trait[:1] if isinstance(trait, tuple) else (trait,)


def amounts(passive: Passive) -> list[Amount]:
    """The amounts on which it depends how much a passive changes."""
    trait = passive.trait
    return [each for name in getattr(trait, "names", ()) if isinstance(each := getattr(trait, name), Amount)]


def speaks_of(g: State, f: Any, passive: Passive) -> bool:
    """Whether the subject of a passive is there: an object, a player, or a cost that everybody may have."""
    who = passive.who
    if isinstance(who, CostsOf) or (
        isinstance(who, Every) and any(isinstance(each, EffectsOf) for each in who.filters)
    ):
        return True
    try:
        if any(speakers.applies(g, passive, f, thing) for thing in list(g.objects.values())):
            return True
    except LookupError:
        pass  # players, then
    if isinstance(who, Every) and not {Kind("player"), Kind("opponent")} & set(who.filters):
        return False
    try:
        return bool(nouns.seats(g, f, who))
    except LookupError:
        return False


def in_script(script: Script) -> Iterator[Node]:
    """The conditions of the instructions of a script, and of the scripts inside."""
    for step in script.steps:
        if isinstance(step.node, Compiled):
            condition = getattr(step.node.node, "condition", None)
            if isinstance(condition, Node):
                yield condition
            for inner in (*step.node.scripts, *(ability.script for ability in step.node.abilities)):
                yield from in_script(inner)


def said(node: Node, card: CardDef) -> str:
    """A line in words, for the report."""
    if any(part is card.card for part in walk(node)):
        return ""
    try:
        return f"“{plain(say_line(node, card.card))}”"
    except (Unsaid, KeyError):
        return ""


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """Hears meanwhile which conditions hold, which rulings are asked and speak of an event, and what the card says of
    itself, or of others, as they cost something, enter or deal damage."""
    asked, priced, entered, layered = vars(permissions), vars(total_cost), vars(entering), vars(layers)
    before = dict(HOLDS)
    kept = [(table, name, table[name]) for table, names in (
        (asked, ("says", "chooses")), (priced, ("own", "of_abilities")), (entered, ("own",)), (layered, ("ignores",)),
    ) for name in names]
    HOLDS.update({kind: holding(watch, function) for kind, function in HOLDS.items()})
    for table, name, function in kept:
        table[name] = (ruling if table is asked else ignoring if table is layered else speaking)(watch, function)
    try:
        yield
    finally:
        HOLDS.update(before)
        for table, name, function in kept:
            table[name] = function


def holding(watch: Watch, function: Callable[..., bool]) -> Callable[..., bool]:
    """The same question about a condition, heard."""
    def ask(g: State, f: Any, node: Any) -> bool:
        found = function(g, f, node)
        if found and id(node) in watch.conditions:
            watch.saw(f"holds {id(node)}")
        return found
    return ask


def ruling(watch: Watch, function: Callable[..., Any]) -> Callable[..., Any]:
    """The same question whether a ruling speaks of an event, heard."""
    def ask(g: State, f: Any, wanted: Any, *what: Any) -> Any:
        found = function(g, f, wanted, *what)
        if found is not None and found is not False and id(wanted) in watch.rulings:
            about = watch.rulings[id(wanted)]
            for passive in [each for each in about if each.what.endswith(f":{what[-1].kind}")] or about:
                watch.saw(passive.key)
        return found
    return ask


def ignoring(watch: Watch, function: Callable[..., bool]) -> Callable[..., bool]:
    """The same question whether a keyword is ignored for what is paid, heard."""
    def ask(g: State, seat: int, name: KeywordName, place: int, using: Object | None = None) -> bool:
        found = function(g, seat, name, place, using)
        for passive in using.card.passives if found and using is not None and using.card is watch.card else ():
            if passive.what == questions.ignored(name):
                watch.saw(passive.key)
        return found
    return ask


def speaking(watch: Watch, function: Callable[..., Any]) -> Callable[..., Any]:
    """The same question what passives say of something, heard."""
    def ask(g: State, *what: Any) -> Any:
        found: list[tuple[Passive, Context]] = function(g, *what)
        for passive, f in found:
            watch.spoke(g, passive, f)
        return found
    return ask


def silent(catalogue: Catalogue, code: str, tables: int = TABLES, seed: int = 0) -> list[str]:
    """What of a card's text never happened on so many tables, a line each; nor on as many more, where everybody fights:
    what waits for a certain unit to die is seldom seen otherwise. The same seed gives the same report."""
    watch = Watch(catalogue, code)
    with watching(watch):
        for number in range(2 * tables):
            if not watch.left:
                break
            try_once(watch, number, seed, daring=number >= tables)
    return [f"{watch.card.name}: {what}" for what in watch.left.values()]


def try_once(watch: Watch, number: int, seed: int, daring: bool = False) -> None:
    """Play at one table."""
    game = staged(watch.catalogue, watch.card.code, number, seed)
    player = Trying(watch.catalogue, watch.card.code, drawn(number, seed), daring)
    first = game.turn
    watch.items, watch.finalized, watch.resolving = {}, set(), 0
    for _ in range(DECISIONS):
        crowd = len(game._state.permanents()) + len(game._state.chain)
        if game.over or game.turn >= first + TURNS or crowd > CROWD or not watch.left:
            return
        watch.note(game, player.answer(game))


def silent_cards(catalogue: Catalogue, codes: Iterable[str], tables: int = TABLES, seed: int = 0) -> list[str]:
    """What of these cards never happened."""
    return [line for code in codes for line in silent(catalogue, code, tables, seed)]
