"""What the catalogue is made of: cards, abilities and passives ready to run, built from the declarations by
`engine.reading`."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from engine.kernel.agenda import Script
from engine.kernel.bindings import Bindings, Key, Slot
from engine.names.board import AbilityKind, ChoiceKind, TextZone
from engine.names.questions import ENTERING, FLOWING, LESS, MORE, UNPAID, Question
from engine.words.base import Node, walk
from engine.words.card import Card
from engine.words.event_kinds import EventKind
from engine.words.fixed import KeywordName, ShortFor, Timing, Unlike
from engine.words.nodes import Cost, CostLess, Price, Tokens, Zone
from engine.words.saying.say import brief, say


class Reading(Protocol):
    """For whom a text is read: its controller, its source and what was bound. A frame, or a `Context`."""

    you: int
    source: int
    env: Bindings


class Context:
    """A reading that is no frame."""

    __slots__ = ("env", "source", "you")

    def __init__(self, you: int, source: int, env: Bindings | None = None) -> None:
        self.you = you
        self.source = source
        self.env: Bindings = Bindings() if env is None else env


MOVER = "@me"
"""Of a destination: the object whose text it is moves itself."""


class Choice(NamedTuple):
    """Something chosen while an item is finalized (355) or on resolution. It is asked only if all of `given` hold,
    which is known while finalizing (355.3)."""

    slot: Slot
    least: int
    most: int
    filters: tuple[Node, ...]
    reading: ChoiceKind
    moved: str
    """For a destination: the slot of what moves, MOVER for the text's own object."""
    said: str
    """What is chosen, as the card says it: “a unit in your trash”."""
    given: tuple[Node, ...] = ()
    how: str = "target"
    """“target”, or the rule by which it is made on resolution (355.10)."""
    labels: tuple[str, ...] = ()
    """For a mode: what each of them does; of counters their types."""
    limit: int | Node | None = None
    """An amount that limits how many may be chosen: the damage to be split (355.14.c)."""
    unlike: Unlike = ""
    """Of a mode: which of them can't be chosen again, …"""
    mark: str = ""
    """… and by what the choice is known then."""
    each: int = 0
    """How many at most are chosen at each location, if they are chosen for these."""


class Due(NamedTuple):
    """A cost ready to be paid (202–204): a price, the actions with what is chosen for them, and the script that
    performs them."""

    key: str
    price: Price
    choices: tuple[Choice, ...]
    actions: tuple[Node, ...]
    script: Script
    label: str
    """What is done, as the card says it: “exhaust a friendly unit”."""
    optional: bool = False
    parts: tuple[tuple[str, Script], ...] = ()
    """Each action by itself, with what it is called: they may be paid in any order (357.2)."""
    counted: Key[int] = Key("")
    """Under which name it is bound how much is paid, if that is left to its player, …"""
    of: str = ""
    """… of what: Energy, or Power of any domain."""
    given: tuple[Node, ...] = ()
    """The conditions of the line that an additional cost stands in (356.2)."""


class Passive(NamedTuple):
    """A line that answers a question about whoever fits (363)."""

    what: Question
    who: Node
    trait: Any
    conditions: tuple[Node, ...]
    key: str
    zone: TextZone = ""
    """Where it is active, if not on the board (366); COMING for what a card says of its own coming (366.2.a, 369.3)."""


COMING: Final = "coming"
Mood = Literal["cant:", "can:", "only:", "toll:"]
"""What a text says about events of a kind: that they can't happen, can, can only in one form, or have their price."""


@cache
def ruling_on(mood: Mood, kind: EventKind) -> Question:
    """The question that such a text answers."""
    return Question(mood + kind)


CAN_PLAY = ruling_on("can:", "played")
FROM_TRASH = Question("can:played from the trash")
"""What permits others to be played from there."""
FOR_PRICE = Question("can:played for another price")
"""What permits to pay something else for what may be played anyway."""
OF_COMING = frozenset(
    (CAN_PLAY, FOR_PRICE, ruling_on("cant:", "played"), ruling_on("only:", "played"), LESS, MORE, UNPAID, ENTERING,
     FLOWING)
)
"""The questions about what comes. Once it is there, nobody asks them of it any more."""


N_co = TypeVar("N_co", bound=Node, covariant=True)


class Compiled(NamedTuple, Generic[N_co]):
    """An effect ready to run: the node with every pronoun resolved to a name, and the parts that run on their own."""

    node: N_co
    scripts: tuple[Script, ...] = ()
    abilities: tuple[Ability, ...] = ()
    passives: tuple[Passive, ...] = ()
    texts: tuple[CardDef, ...] = ()
    due: Due | None = None
    gathers: tuple[str, ...] = ()
    """What each of several players binds and the text then speaks of together; of “for each” the one whose turn it is;
    of modes the choice."""
    actor: Literal["players", "object"] = "players"
    """Of a clause: who acts in it."""


class Wanted(NamedTuple):
    """An event that an ability listens for: the kinds it is noticed by, the clause or moment with its pronouns
    resolved, adjacent conditions (383.2.a.1)."""

    kinds: tuple[EventKind, ...]
    clause: Any
    given: tuple[Node, ...] = ()


class Ability:
    """One ability of a card: the text of a spell, a triggered, activated, delayed or reflexive ability, or a
    replacement."""

    __slots__ = (
        "add", "aimed", "asks", "cheaper", "choices", "code", "condition", "cost", "decider", "details", "due", "event",
        "exhausts", "families", "gives", "heard", "key", "keyword", "kind", "lasting", "leads", "limit", "line",
        "local", "mentions", "named", "nth", "once", "parting", "priced_by", "reach_by", "said", "script",
        "stated", "timing", "together", "zone",
    )

    def __init__(self, key: str, code: str, kind: AbilityKind, line: Node) -> None:
        self.key = key
        self.code = code
        self.kind = kind
        self.line = line  # the declaration, for rendering
        self.named = False  # a battlefield's, controlled by the player that its text names (190.6.c)
        self.keyword: ShortFor = ""  # the keyword that it is short for (801)
        self.said = ""  # in words, where it is one of several that its controller picks or orders (387.1.b)
        self.families: frozenset[str] = frozenset()  # what its effects are called (383.4)
        self.zone: TextZone = ""  # where it is active, if not on the board (366, 385)
        self.condition: tuple[Node, ...] = ()  # the condition of the line (inactive text otherwise)
        self.script = Script(key, ())
        self._begin_event()
        self._begin_use()

    def _begin_event(self) -> None:
        """What it listens for, or replaces, and how often."""
        self.event: tuple[Wanted, ...] = ()  # the events it listens for, or replaces
        self.heard: tuple[EventKind, ...] = ()  # their kinds
        self.nth = 0  # only the nth time each turn (383.1.b)
        self.together = False  # once for all with which its event happens at the same time: “one or more”
        self.parting = False  # speaks of its own object leaving its zone (808.1.d.2)
        # what its effects ask about its own object, which will have left then (808.1.d.3)
        self.details: tuple[Node, ...] = ()
        self.mentions = False  # its effects speak of what the event was about
        self.local = False  # does nothing but to what the event was about, so that its order among such is all the same
        # of a replacement: that it was applied to one event can't keep it from another that happens with it (373)
        self.lasting = False
        self.limit = 0  # how often each turn; 0 is any number of times
        self.once = False  # only the next time

    def _begin_use(self) -> None:
        """What is decided and chosen for it, and what it costs and adds."""
        self.choices: tuple[Choice, ...] = ()
        self.aimed: frozenset[str] = frozenset()  # those by which something is targeted, by their slots (355.5)
        self.leads: frozenset[str] = frozenset()  # choices on which later ones depend
        # opens with “you may” or with a cost: whether to do it is decided before the rest (383.3.a, 383.3.b)
        self.asks: Literal["", "may", "to pay"] = ""
        self.decider: Node | None = None  # of a replacement: who decides and pays, if not its controller (371.2)
        self.cost: Cost | None = None
        self.due: Due | None = None  # the cost, ready to be paid
        self.exhausts = False  # its cost exhausts its own object
        self.timing: Timing = ""
        self.cheaper: tuple[CostLess, ...] = ()  # what lessens its cost (356.4.c)
        self.gives: Any = None  # what its Add comes to, once somebody asked (429)
        # “only” or “also”: it adds resources (168), so that it resolves at once (429.2), and does nothing or something
        # else
        self.add: Literal["", "only", "also"] = ""
        self.priced_by: frozenset[str] = frozenset()  # the choices that make it cheaper (356.4)
        self.stated = False  # nothing in its text makes it cost anything but what stands there
        # of what its choices speak of, what is bound by its costs (355.1.a)
        self.reach_by: frozenset[str] = frozenset()

    def hears(self, kind: EventKind) -> bool:
        """Whether it listens for events of that kind, or would replace them."""
        return kind in self.heard

    def __repr__(self) -> str:
        return f"<{self.kind} {self.key}>"


class Share(NamedTuple):
    """What a card brings into a catalogue beside itself, each by its key."""

    abilities: dict[str, Ability]
    passives: dict[str, tuple[Passive, ...]]
    scripts: dict[str, Script]
    dues: dict[str, Due]
    """Costs that are given to abilities, and those of Flow."""
    texts: dict[str, CardDef]

    def told(self) -> Iterator[Passive]:
        """What it brings that answers questions: in appended text, or for a while."""
        for text in self.texts.values():
            yield from text.passives
        for passives in self.passives.values():
            yield from passives


class CardDef:
    """A card ready to play; also lines that are appended to objects together (477.2), with a `key` of their own."""

    __slots__ = (
        "_summary", "_text", "_tokens", "abilities", "activated", "additional", "answered", "bonus", "card", "code",
        "copies", "domains", "energy", "energy_hangs", "fixed", "flows", "handed", "is_gear", "is_permanent",
        "is_plain", "is_rune", "is_spell", "is_unit", "key", "keywords", "might", "name", "outside", "passives",
        "power", "present", "priced_by", "reckoned", "replacements", "returns", "said", "share", "spell", "stated",
        "tags", "timing", "triggers", "type", "wearer",
    )

    def __init__(self, card: Card, share: Share | None = None) -> None:
        self.card = card
        self.share = share or Share({}, {}, {}, {}, {})
        self.code = card.code
        self.key = card.code
        self.name = card.name
        self.type = card.type
        self.is_unit = card.type == "unit"
        self.is_gear = card.type == "gear"
        self.is_spell = card.type == "spell"
        self.is_rune = card.type == "rune"
        # no more than what the rules give it (164.2)
        self.is_plain = self.is_rune and "basic" in card.supertypes and not card.lines
        self.is_permanent = self.is_unit or self.is_gear  # 133.4.a.2; nothing else is (161.1.a, 171, 175)
        self.domains = card.domains
        self.tags = card.tags
        self.energy = card.energy or 0
        self.power: tuple[tuple[str, ...], ...] = (card.domains,) * card.power
        self.might = card.might
        self.bonus = card.bonus or 0
        self._begin_text()

    def _begin_text(self) -> None:
        """What its text comes to, once it is read."""
        self.keywords: dict[KeywordName, int] = {}
        self.present: set[ShortFor] = set()  # keywords that its text names, active or not (722)
        self.outside = False  # text that says that it is active in another zone (366, 385)
        self.wearer: CardDef | None = None  # effect text (136)
        self.said = ""  # appended text in words
        self.timing: Timing = ""
        self.abilities: dict[str, Ability] = {}
        self.spell: Ability | None = None
        self.triggers: list[Ability] = []
        self.activated: list[Ability] = []
        self.replacements: list[Ability] = []
        self.passives: list[Passive] = []
        self.answered: frozenset[Question] = frozenset()  # the questions that its passives answer
        self.fixed = False  # its text makes it cost nothing else than what is printed, and asks for nothing beside it
        self.stated = False  # the first of these, unless its player pays for more
        self.priced_by: frozenset[str] = frozenset()  # the choices that make it cheaper or dearer (356.4)
        self.energy_hangs = False  # whether they change its Energy
        self.reckoned = False  # the least that its own text has it cost is known before anything is chosen
        self.returns = False  # its text lets it be played from the trash
        # the lines that it brings, by key, that say what may depend on the cards in a hand, so that playing one of them
        # changes it; and its own code where it has such an additional cost
        self.handed: frozenset[str] = frozenset()
        self.copies = False  # its text speaks of another's text
        self.additional: list[Due] = []  # additional costs (204.2)
        self.flows: list[Due] = []  # the costs for which it may be played from the trash (829)
        self._text: str | None = None
        self._summary: str | None = None
        self._tokens: frozenset[str] | None = None

    @property
    def tokens(self) -> frozenset[str]:
        """The codes of the tokens that its text makes."""
        if self._tokens is None:
            self._tokens = frozenset(node.card for node in walk(self.card) if isinstance(node, Tokens))
        return self._tokens

    @property
    def text(self) -> str:
        """Its full rules text. Said once: it stands in every sight."""
        if self._text is None:
            self._text = say(self.card)
        return self._text

    def said_once(self) -> None:
        """Say the card, as it is shown in the game. Raises `Unsaid`."""
        for said in (self.text, self.summary):
            assert isinstance(said, str)

    @property
    def summary(self) -> str:
        """The card in one line."""
        if self._summary is None:
            self._summary = brief(self.card)
        return self._summary

    def __repr__(self) -> str:
        return f"<{self.name}>"


def handed(passives: Iterable[Passive]) -> frozenset[str]:
    """Those of these lines, by key, that say what may depend on the cards in a hand."""
    return frozenset(
        one.key
        for one in passives
        if any(isinstance(part, Node) and counts_hand(part) for part in (one.who, one.trait, *one.conditions))
    )


def counts_hand(part: object) -> bool:
    """Whether a part of a text looks at a hand."""
    return any(isinstance(node, Zone) and node.name == "hand" for node in walk(part))
