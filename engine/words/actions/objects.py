"""What is done to Game Objects on the board: killed, readied, moved, dealt damage, given, attached, copied, replaced,
taken."""
from __future__ import annotations

from engine.words import fixed, sorts
from engine.words.base import Noticed, word
from engine.words.nouns.picks import Tokens
from engine.words.positions import Action, Anything, Gift, Number, Objects, Permanents, Phrase, Places, Span, Units
from engine.words.values.amounts import AnyAmount


@word("‹kill› {what}⟨ with {with_}⟩", Noticed(("died",), "what"))
class Kill(Action):
    """Board to trash (428); noticed, it may be asked for what it was done with (411.6)."""

    what: Permanents
    with_: Anything | None = None


@word("‹ready› {what}", Noticed(("readied",), "what"))
class Ready(Action):
    """Ready (415)."""

    what: Objects


@word("‹exhaust› {what}", Noticed(("exhausted",), "what"))
class Exhaust(Action):
    """Exhaust (414)."""

    what: Objects


@word("‹stun› {what}", Noticed(("stunned",), "what"))
class Stun(Action):
    """Stunned until the Expiration Step (423)."""

    what: Units


@word("‹buff› {what}", Noticed(("buffed",), "what"))
class Buff(Action):
    """One Buff counter if it has none (426)."""

    what: Units


@word("‹heal› {what}", Noticed(("healed",), "what"))
class Heal(Action):
    """Remove marked damage (418)."""

    what: Units


@word("‹deal› {n:damage}⟨ to {to:each}⟩⟨ with {with_}⟩", Noticed(("damaged",), "to"))
class Deal(Action):
    """Mark damage; the subject of the clause is the source if it is an object, otherwise the spell or ability (417).
    Noticed, it may leave out how much and to what."""

    n: Number | None = None
    to: Units | None = None
    with_: Anything | None = None


@word()
class DealToEachOther(Action):
    """Two units deal damage equal to their Mights to each other, at the same time."""

    a: Units
    b: Units


@word("‹deal› {n:dealt} split among {to}")
class DealSplit(Action):
    """Damage split among those chosen, each at least 1 (355.14)."""

    n: Number
    to: Units


@word("‹move›⟨ {what}⟩⟨ {to:to}⟩⟨ from {from_:origin}⟩", Noticed(("moved",), "what", "to"))
class Move(Action):
    """Board location to board location (420, 445–453), there if a place is named. Gear that is no unit moves to bases
    only (152.2)."""

    what: Permanents | None = None
    to: Places | None = None
    from_: Places | None = None


@word("‹move› {a} to {b:p} location and {b} to where {a:s} was")
class SwapPlaces(Action):
    """Two units move at once, each to where the other was (420)."""

    a: Units
    b: Units


@word("‹recall› {what}", Noticed(("recalled",), "what"))
class Recall(Action):
    """To its controller's base; not a move (454)."""

    what: Permanents


@word("", Noticed(("given",), "what"))
class Give(Action):
    """These traits for exactly these objects, for the span; without one, for as long as they stay (801.3)."""

    what: Phrase[sorts.Card]
    traits: tuple[Gift, ...]
    window: Span | None = None


@word("‹exchange› the [M] of {a}⟨ and {b}⟩⟨ {window:for}⟩")
class SwapMight(Action):
    """Each of two units gets the Might that the other has now (433): of one and another, `swap_might(me, a(unit))`, or
    of two that are chosen together, `swap_might(some(2, unit), window=this_turn)`."""

    a: Units
    b: Units | None = None
    window: Span | None = None


@word()
class BecomeCopy(Action):
    """Takes over the copyable traits of another object (477.1.b)."""

    what: Permanents
    of: Phrase[sorts.Permanent]
    window: Span | None = None


@word("‹pick› a domain")
class PickDomain(Action):
    """As it is played; this remembers which (185.3.b.1)."""


@word("‹attach› {what} to {to}", Noticed(("attached",), "what", player=True))
class Attach(Action):
    """Link a card to a top-most card (434)."""

    what: Permanents
    to: Permanents


@word("‹detach› {what}⟨ from {from_}⟩", Noticed(("detached",), "what", player=True))
class Detach(Action):
    """Unlink an attached card (435); where it is said from what, only from that."""

    what: Permanents
    from_: Permanents | None = None


@word("‹equip› {what} for [A] less")
class Arm(Action):
    """What Weaponmaster does (821.1.c): for its Equip cost, less one Power, attach that Equipment to this unit."""

    what: Permanents


@word("‹empower› {what}", Noticed(("empowered",), "what"))
class Empower(Action):
    """Set the status Empowered (441)."""

    what: Objects


@word("‹disempower› {what}", Noticed(("disempowered",), "what"))
class Disempower(Action):
    """Take one status Empowered away (442)."""

    what: Objects


@word("", Noticed(("buff spent",), "of", player=True))
class SpendCounter(Action):
    """Counters from Game Objects that the acting player controls (745): of that type, such as “buff” (702.2.b), or
    without one of any (745.1.a); without “of” from any objects (745.1.b). The player chooses which, and of
    `any_amount` how many."""

    n: Number | AnyAmount = 1
    of: Units | None = None
    type: fixed.CounterName = ""


@word("‹move› a buff from {what} to {to}", Noticed(("buff moved",), "what"))
class MoveBuff(Action):
    """A buff leaves one unit and is on the other at once (746)."""

    what: Units
    to: Units


@word("‹take› control of {what}⟨ {window:for}⟩", Noticed(("taken",), "what", player=True))
class TakeControl(Action):
    """Control of an object on the board, or of a chain item, for the window; without one, for as long as it stays
    (191)."""

    what: Anything
    window: Span | None = None


@word("‹lose› control of {what}")
class LoseControl(Action):
    """What gave that player control of it ends."""

    what: Anything


@word("‹create› {what}⟨ {to:at}⟩")
class Create(Action):
    """New objects come to be where they belong, there if a place is named, without being played (439)."""

    what: Tokens
    to: Places | None = None


@word("‹replace› {what:thing} with {by}")
class Replace(Action):
    """A token takes the place of an object and everything on it (438)."""

    what: Objects | Places
    by: Tokens


@word("‹replace› {what} with the battlefield it replaced")
class SwapBack(Action):
    """A card that was replaced takes its place again (438.7)."""

    what: Objects


# --- in replacements

@word("prevent ⟨the next {n} of ⟩it")
class Prevent(Action):
    """In a replacement of damage: reduces it by so much, tracked over several damages, or by all of it (437)."""

    n: Number | None = None


@word()
class Multiply(Action):
    """In a replacement of damage: the same damage, so many times as much (465.2.c.4.a)."""

    n: int = 2


@word("‹give› that and an additional -{n} [M]")
class LessenMore(Action):
    """In a replacement of giving less Might: the same, and so much less, with the same limit (375)."""

    n: int = 1


@word("‹enter› {to:at}")
class EnterAt(Action):
    """In a replacement of playing a permanent: it enters there (369.3)."""

    to: Places


kill = Kill
ready = Ready
exhaust = Exhaust
stun = Stun
buff = Buff
heal = Heal
deal = Deal
deal_to_each_other = DealToEachOther
deal_split = DealSplit
move = Move
swap_places = SwapPlaces
recall = Recall
swap_might = SwapMight
become_copy = BecomeCopy
pick_domain = PickDomain()
attach = Attach
detach = Detach
empower = Empower
disempower = Disempower
spend_counter = SpendCounter
move_buff = MoveBuff
take_control = TakeControl
lose_control = LoseControl
create = Create
replace = Replace
swap_back = SwapBack
prevent = Prevent
double_it = Multiply(2)
lessen_more = LessenMore
enter_at = EnterAt


def give(what: Phrase[sorts.Card], *traits: Gift | Span) -> Give:
    """These traits for exactly these objects; the last word may be a span: `give(it, tank, this_turn)`."""
    window = traits[-1] if traits and isinstance(traits[-1], Span) else None
    given = traits[:-1] if window is not None else traits
    # a span that is not the last word is refused when it is read
    return Give(what, given, window)  # type: ignore[arg-type]


def spend_buff(n: Number | AnyAmount = 1, of: Units | None = None) -> SpendCounter:
    """Spend so many buffs, from any units of yours unless it is said from which."""
    return SpendCounter(n, of, "buff")
