"""What a seat may see: plain data that never changes (128). `seeing` makes it.

The public sight (seat -1) is what everybody may know; a seat's own sight adds its hand and its facedown cards.
"""
from __future__ import annotations

from typing import NamedTuple

from engine.board.objects import NOBODY
from engine.editions import CURRENT, EditionName
from engine.names.board import Designation, ItemKind, Phase


class ObjectSight(NamedTuple):
    """A card, token, rune, legend or battlefield as seen. `might` is the current one (None: no Might); `cost` is in
    words, such as “2 Energy, 1 Calm”."""

    id: int
    name: str
    code: str
    type: str
    owner: int
    controller: int
    text: str
    cost: str
    domains: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    energy: int | None = None
    might: int | None = None
    base_might: int | None = None
    damage: int = 0
    exhausted: bool = False
    stunned: bool = False
    buffed: bool = False
    token: bool = False
    role: Designation = ""
    keywords: tuple[str, ...] = ()
    """Current keywords with values, such as “Shield 2”."""
    empowered: int = 0
    """How often it is Empowered (441.1.c.1)."""
    attached_to: int = 0
    """The object that it is attached to; its own text is inactive then."""
    attached: tuple[ObjectSight, ...] = ()
    """What is attached to it, as it came; each also stands where it is located."""
    appended: tuple[str, ...] = ()
    """Lines of text that it has beside its own: effect text of what is attached, and what was granted."""
    abilities: tuple[str, ...] = ()
    """Timing of its activated abilities: “”, “action”, “reaction”, and “add” for a pure Add ability; the best that it
    may come to be."""
    timing: str = ""
    """The same for the card itself, where everybody sees that it may be played: in the Champion Zone, or from a
    trash."""
    mighty: bool = False
    """Whether it is a Mighty unit on the board (708, 710)."""


class PlayerSight(NamedTuple):
    """One player. `hand` is None unless the sight is that player's own, or a teammate's with whom hands are shared."""

    seat: int
    name: str
    points: int
    xp: int
    legend: ObjectSight
    champion: tuple[ObjectSight, ...]
    base: tuple[ObjectSight, ...]
    """Units and gear in the base, as they arrived."""
    runes: tuple[ObjectSight, ...]
    pool: tuple[tuple[str, int], ...]
    """Resources in the pool: (“energy” or a domain or “any”, with “ for spells” when only these may be paid with it;
    amount)."""
    hand_count: int
    deck_count: int
    rune_count: int
    trash: tuple[ObjectSight, ...]
    banished: tuple[ObjectSight, ...]
    hand: tuple[ObjectSight, ...] | None = None
    gone: bool = False
    """Whether the player was removed from the game (652)."""
    further: tuple[ObjectSight, ...] = ()
    """Legends that effects have added to the Legend Zone beside the Champion Legend (107.4.d.1)."""
    team: int = NOBODY
    """The team, of players who share their points (489.5); -1 where there are none."""
    drawn: tuple[int, ...] = ()
    """The cards of the hand that were drawn this turn, where the sight has the hand."""


class BattlefieldSight(NamedTuple):
    """A battlefield with its units. Seats are -1 where there is none."""

    card: ObjectSight
    controller: int
    contested_by: int
    units: tuple[ObjectSight, ...]
    facedown: tuple[int, ...] = ()
    """Controllers of the facedown cards there; the cards themselves are private."""
    known: tuple[ObjectSight, ...] = ()
    """Those of them that the seat may look at: its own, and all of them when the game is over (421.4)."""


class ItemSight(NamedTuple):
    """A chain item: oldest first in `Sight.chain`; the last one resolves next."""

    id: int
    name: str
    code: str
    kind: ItemKind
    controller: int
    text: str
    pending: bool
    targets: tuple[str, ...]
    """What it chose, as words."""
    chosen: tuple[int, ...] = ()
    """The objects on the board among what it chose."""
    aimed_at: tuple[int, ...] = ()
    """The seats that it chose, and those who control something that it chose."""
    type: str = ""
    """What its card is: “spell”, “unit”, …"""


class ShowdownSight(NamedTuple):
    """The ongoing showdown or combat. `might` sums what combat would count now, attacker and defender."""

    battlefield: int
    combat: bool
    attacker: int
    defender: int
    focus: int
    might: tuple[int, int]
    step: str
    """“showdown”, “damage” or “resolution”."""
    number: int = 0
    """Tells showdowns apart."""
    dies: tuple[int, ...] = ()
    """The units that combat damage would kill as it stands, in whatever order it is assigned (465.2)."""
    may_die: tuple[int, ...] = ()
    """Those that it would kill if the player who assigns it likes."""


class Sight(NamedTuple):
    """The whole game as one seat sees it (seat -1: the public)."""

    seat: int
    turn: int
    turn_player: int
    phase: Phase
    state: str
    """“Neutral Open”, “Neutral Closed”, “Showdown Open”, “Showdown Closed”."""
    priority: int
    waiting: tuple[int, ...]
    """Seats that have an open decision."""
    waiting_for: str
    """What they are asked, in public words: “to act or end the turn”, “has Priority”, …"""
    own_window: int
    """The seat whose window after the own finalized item this is, unless it chose to keep Priority (337.4, TR503.9.b);
    else -1."""
    victory_score: int
    players: tuple[PlayerSight, ...]
    battlefields: tuple[BattlefieldSight, ...]
    chain: tuple[ItemSight, ...]
    showdown: ShowdownSight | None
    over: bool
    winner: int
    """-1 while nobody has won."""
    over_why: str
    log: tuple[str, ...]
    """This turn's events as lines, as this seat may read them."""
    drawing: tuple[int, ...] = ()
    """The seats that agree to a draw, whoever offered it first (TR410.1)."""
    sharing: tuple[int, ...] = ()
    """The seats of the own team that would share their hands (489.8.f); empty for the public."""
    edition: EditionName = CURRENT.name
    """The Core Rules by which it is played."""
