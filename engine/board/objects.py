"""What exists: objects, chain items, players, battlefields, effects that last, abilities that wait.

Plain slotted data with integer ids. An object that changes to or from a non-board zone is a new object with a new id
(124), so an id that is still there is still the same object. Objects outside the board are never changed in place;
forks share them.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.bindings import Bindings
from engine.names.bindings import Pairs
from engine.names.board import Designation, ItemKind, Payment, ResourceKind, Role, ShowdownStep, Whence, Window, Zone
from engine.names.questions import Question

if TYPE_CHECKING:
    from engine.catalogue import Ability, CardDef, Passive

NOBODY = -1


def base_of(seat: int) -> int:
    """The location id of that seat's base; battlefields use their object id. Rules: 107.1.a."""
    return -1 - seat


def seat_of_base(place: int) -> int:
    """The seat whose base that location is."""
    return -1 - place


class Object:
    """A card, token, rune, legend or battlefield somewhere. `place` is its location on the board (198), for a facedown
    card the battlefield that it lies at (107.3), else 0."""

    __slots__ = (
        "assigned", "attached", "attached_to", "banished_by", "buffed", "card", "controller", "damage", "empowered",
        "exhausted", "hidden_after", "hurt_by", "id", "owner", "paid", "place", "printed", "replaced_by", "role",
        "roles", "since", "stunned", "token", "zone",
    )

    def __init__(self, id: int, card: CardDef, owner: int, zone: Zone, place: int = 0, token: bool = False) -> None:
        self.id = id
        self.printed = card
        self.card = card  # what it is now: the printed card, or what it became a copy of (477.1.b)
        self.owner = owner
        self.controller = owner
        self.assigned = owner  # who controls it unless an effect says otherwise (191.3)
        self.banished_by = 0  # the object that banished it (427.3)
        # the object in whose place it was: in banishment it counts as replaced, not as banished (438.5.a)
        self.replaced_by = 0
        self.zone = zone
        self.place = place
        self.token = token
        self.exhausted = False
        self.damage = 0
        self.hurt_by = 0  # chain item or object that dealt damage last: kills are attributed to it (428)
        self.stunned = False
        self.buffed = 0  # Buff counters: one at most unless something permits more (426.1.b)
        self.empowered = 0  # the same (441.1.c)
        self.role: Designation = ""
        self.roles = 0  # combat in which it got its designation first: attack and defend trigger once (383.4.e.2.a)
        self.since = id  # timestamp of its text (480)
        self.paid: tuple[str, ...] = ()  # the optional additional costs that were paid for it (355.1)
        self.attached_to = 0  # its top-most card: then its printed text is inactive (718)
        self.attached: tuple[int, ...] = ()  # what is attached to it, as it came (719)
        self.hidden_after = 0  # how many turns of others there had been when it was hidden (811.1.b)

    def copy(self) -> Object:
        """A twin that may change."""
        twin = Object.__new__(Object)
        twin.id = self.id
        twin.printed = self.printed
        twin.card = self.card
        twin.owner = self.owner
        twin.controller = self.controller
        twin.assigned = self.assigned
        twin.banished_by = self.banished_by
        twin.replaced_by = self.replaced_by
        twin.zone = self.zone
        twin.place = self.place
        twin.token = self.token
        twin.exhausted = self.exhausted
        twin.damage = self.damage
        twin.hurt_by = self.hurt_by
        twin.stunned = self.stunned
        twin.buffed = self.buffed
        twin.empowered = self.empowered
        twin.role = self.role
        twin.roles = self.roles
        twin.since = self.since
        twin.paid = self.paid
        twin.attached_to = self.attached_to
        twin.attached = self.attached
        twin.hidden_after = self.hidden_after
        return twin


class Player:
    """One seat. Decks hold card definitions, top last; other zones hold object ids.

    Rules: 108.2.a, 108.3.a, 108.4.a, 108.5.a, 108.6.a, 108.7.a.
    """

    __slots__ = (
        "banished", "base", "champion", "chosen", "deck", "further", "gone", "hand", "legend", "looked", "name",
        "points", "pool", "revealed", "rune_deck", "runes", "trash", "turns", "xp",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.points = 0
        self.xp = 0
        self.pool: tuple[Resource, ...] = ()
        self.deck: list[CardDef] = []
        self.rune_deck: list[CardDef] = []
        self.hand: list[int] = []
        # cards on top of the deck that are being looked at, top first: still in the deck for the rules
        self.looked: list[int] = []
        self.revealed: list[int] = []  # the same, shown to everybody
        self.trash: list[int] = []
        self.banished: list[int] = []
        self.champion: list[int] = []
        self.chosen = ""  # the name of the Chosen Champion (103.2.a.3)
        self.legend = 0  # the Champion Legend, which never leaves its zone (107.4.d)
        self.further: tuple[int, ...] = ()  # the legends that effects have added to it, as they came (107.4.d.1)
        self.base: list[int] = []  # units and gear there, as they arrived
        self.runes: list[int] = []
        self.turns = 0
        self.gone = False

    @property
    def deck_size(self) -> int:
        """How many cards the Main Deck holds, those that are being looked at included."""
        return len(self.deck) + len(self.looked) + len(self.revealed)

    def copy(self) -> Player:
        """A twin that may change."""
        twin = Player(self.name)
        twin.points = self.points
        twin.xp = self.xp
        twin.pool = self.pool
        twin.deck = self.deck.copy()
        twin.rune_deck = self.rune_deck.copy()
        twin.hand = self.hand.copy()
        twin.looked = self.looked.copy()
        twin.revealed = self.revealed.copy()
        twin.trash = self.trash.copy()
        twin.banished = self.banished.copy()
        twin.champion = self.champion.copy()
        twin.chosen = self.chosen
        twin.legend = self.legend
        twin.further = self.further
        twin.base = self.base.copy()
        twin.runes = self.runes.copy()
        twin.turns = self.turns
        twin.gone = self.gone
        return twin


class Resource(NamedTuple):
    """Energy (`kind` “energy”) or Power (a domain, or “any”) in a pool; `use` is what alone it may pay for, such as
    “spell” (163).

    Rules: 163.1.a, 163.2.a.
    """

    kind: ResourceKind
    n: int
    use: str = ""


class Battlefield:
    """The state of a battlefield; its card is the object with the same id (190). Rules: 107.3.a."""

    __slots__ = ("contested_by", "controller", "facedown", "id", "units")

    def __init__(self, id: int) -> None:
        self.id = id
        self.controller = NOBODY
        self.contested_by = NOBODY
        self.units: list[int] = []
        self.facedown: list[int] = []  # the cards in its Facedown Zone (107.3)

    def copy(self) -> Battlefield:
        """A twin that may change."""
        twin = Battlefield(self.id)
        twin.controller = self.controller
        twin.contested_by = self.contested_by
        twin.units = self.units.copy()
        twin.facedown = self.facedown.copy()
        return twin


class Showdown:
    """The ongoing showdown or combat (341–348, 459–466). `number` tells combats apart; `passes` counts Focus passes in
    a row."""

    __slots__ = (
        "acted", "attacker", "combat", "defender", "field", "focus", "idle", "number", "passes", "recalled", "step",
    )

    def __init__(self, field: int, number: int, attacker: int) -> None:
        self.field = field
        self.number = number
        self.combat = False
        self.attacker = attacker
        self.defender = NOBODY
        self.focus = attacker
        self.passes = 0
        self.acted = False  # a chain that moves Focus has ended (346)
        self.recalled = False  # units were recalled in step 3d: No Result (466.3.d)
        self.step: ShowdownStep = "showdown"
        # units that couldn't deal combat damage as it was dealt (054.1): no sources of it (417.6.c)
        self.idle: tuple[int, ...] = ()

    @property
    def roles(self) -> dict[int, Role]:
        """464.2: the designation of each player in a combat."""
        if not self.combat or self.step == "undesignated":
            return {}
        return {self.attacker: "attacker", self.defender: "defender"}

    def copy(self) -> Showdown:
        """A twin that may change."""
        twin = Showdown(self.field, self.number, self.attacker)
        twin.combat = self.combat
        twin.defender = self.defender
        twin.focus = self.focus
        twin.passes = self.passes
        twin.acted = self.acted
        twin.recalled = self.recalled
        twin.idle = self.idle
        twin.step = self.step
        return twin


class Item:
    """A chain item: a card being played, or an ability (327–329). `bound` maps the names of its choices to tuples of
    ids."""

    __slots__ = ("ability", "bound", "card", "controller", "id", "kind", "origin", "pending", "place", "power", "price",
                 "source", "spent")

    def __init__(self, id: int, kind: ItemKind, card: CardDef, controller: int, source: int) -> None:
        self.id = id
        self.kind = kind
        self.card = card
        self.controller = controller
        self.source = source  # the object whose text it is; for a card, the card on the chain
        self.ability: Ability | None = None
        self.pending = True
        self.bound = Bindings()
        self.origin: Whence = ""  # zone it was played from
        self.place = 0  # where a unit will enter (355.2)
        self.price = 0  # Energy due
        self.power: tuple[tuple[str, ...], ...] = ()  # Power due: for each, the domains that can pay it
        self.spent: Payment = ""

    def copy(self) -> Item:
        """A twin that may change."""
        twin = Item.__new__(Item)
        twin.id = self.id
        twin.kind = self.kind
        twin.card = self.card
        twin.controller = self.controller
        twin.source = self.source
        twin.ability = self.ability
        twin.pending = self.pending
        twin.bound = self.bound.copy()
        twin.origin = self.origin
        twin.place = self.place
        twin.price = self.price
        twin.power = self.power
        twin.spent = self.spent
        return twin


class Until(NamedTuple):
    """A duration: it lasts while the counter of that window still shows that number (317.2.c, 466.7.c); “” lasts with
    the object."""

    window: Window
    number: int


class Effect(NamedTuple):
    """Something given to a fixed set of objects: `what` is the question it answers (“might”, “keyword:tank”), `n` its
    value, fixed when given (477.3.b)."""

    since: int
    what: Question
    n: int
    targets: tuple[int, ...]
    until: Until
    cause: str


class Gift(NamedTuple):
    """What a proposed event gives to its subject when it comes true: an effect (`what` is its question, `n` its value),
    or text (the question `appended`, with what is bound in it). `least`: what the value leaves of a Might at least, for
    what gives more than that instead (375)."""

    what: Question
    n: int
    until: Until
    cause: str
    env: Pairs = ()
    least: int | None = None


class Grant(NamedTuple):
    """Text appended to objects (477.2): granted by an effect, or the effect text of what is attached to them (136.2.c).
    `text` is its key in the catalogue; it speaks for whoever controls the object that has it."""

    id: int
    text: str
    targets: tuple[int, ...]
    env: Pairs
    until: Until


class Spread(NamedTuple):
    """Where an ability comes from that a passive gives to whoever fits: the passive, in the text of `source`."""

    source: int
    origin: Grant | Waiting | None
    passive: Passive


class Waiting(NamedTuple):
    """A delayed ability (389–392): it listens, or answers questions, until its window is over; independent of its
    source."""

    id: int
    ability: Ability
    you: int
    source: int
    env: Pairs
    until: Until


Origin = Waiting | Grant | Spread | None
"""Where an entry of the index comes from; None for an object's own text."""


class Trigger(NamedTuple):
    """An ability that has triggered and waits to be put on the chain (383.3). `group` tells simultaneous ones from
    later ones."""

    group: int
    you: int
    source: int
    ability: Ability
    env: Pairs
