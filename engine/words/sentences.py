"""Author's words for what is done: the gate, actions, traits, keywords and lines of text."""
from __future__ import annotations

from engine.words import actions as done
from engine.words.actions import DoThis
from engine.words.amounts import Amount, Condition, Cost, Event, Window
from engine.words.base import Node
from engine.words.happenings import Until
from engine.words.lines import (
    Activate,
    AdditionalCost,
    BonusDamage,
    Can,
    Cant,
    CostLess,
    Enter,
    Gate,
    Have,
    Keyword,
    Might,
    Only,
    OptionalCost,
    When,
    Would,
)
from engine.words.nouns import Clause, Not, Phrase
from engine.words.phrases import price

# --- the gate

def if_(condition: Condition | Not, *then: Node) -> Gate:
    """These, if the condition holds; around lines: while it holds."""
    return Gate(condition, "", (), then)


def may(*then: Node) -> Gate:
    """Somebody decides whether these happen; `.to(…)` makes them a cost."""
    return Gate(None, "may", (), then)


def do_this(*effects: Node, on: Node | None = None, n: Amount = 1) -> DoThis:
    """A new item on the chain with choices of its own, or so many; `on` is its event when it has one."""
    return DoThis(effects, on, n)


def afterwards(action: done.Action) -> done.Afterwards:
    """`play(…), afterwards(recycle(it))`: where the spell goes that was played, whatever would take it off the chain."""
    return done.Afterwards(action)


def do_following(*ways: Node | tuple[Node, ...], n: int | None = None) -> done.DoFollowing:
    """Each a new item on the chain, all that apply or so many of them: `do_following(if_(is_(it, spell), draw(1)), if_(is_(it, gear), …))`."""
    return done.DoFollowing(tuple(way if isinstance(way, tuple) else (way,) for way in ways), n)


# --- happenings

def attack(at: Phrase | None = None) -> done.Attack:
    """Becomes an attacker."""
    return done.Attack(at)


def defend(at: Phrase | None = None) -> done.Defend:
    """Becomes a defender."""
    return done.Defend(at)


def conquer(at: Phrase | None = None) -> done.Conquer:
    """Conquers."""
    return done.Conquer(at)


def hold(at: Phrase | None = None) -> done.Hold:
    """Holds."""
    return done.Hold(at)


def die() -> done.Die:
    """Goes from the board to the trash."""
    return done.Die()


# --- actions

def draw(n: Amount = 1) -> done.Draw:
    """Draw so many cards."""
    return done.Draw(n)


def discard(n: Amount = 1) -> done.Discard:
    """Discard so many cards."""
    return done.Discard(n)


def recycle(what: Phrase) -> done.Recycle:
    """Put it at the bottom of its owner's Main Deck or Rune Deck."""
    return done.Recycle(what)


def kill(what: Phrase, with_: Phrase | None = None) -> done.Kill:
    """Kill it; in an event with a spell, an ability, an object."""
    return done.Kill(what, with_)


def return_to_hand(what: Phrase) -> done.ReturnToHand:
    """Return it to its owner's hand."""
    return done.ReturnToHand(what)


def play(what: Phrase, to: Phrase | None = None, price: Node | None = None) -> done.Play:
    """Play a card or token, there if a place is named; `price` is `ignoring_cost`, `for_price(…)` or `cost_less(…)`."""
    return done.Play(what, to, price)


def channel(n: int = 1, *states: Node) -> done.Channel:
    """Channel so many runes, in these states."""
    return done.Channel(n, states)


def add(*parts: int | str, use: Node | None = None) -> done.Add:
    """Add Energy and Power to the pool, to pay for nothing but `use` if that is given."""
    return done.Add(price(*parts), use)


def pay(*parts: int | str) -> done.Pay:
    """Pay Energy and Power."""
    return done.Pay(price(*parts))


def move(what: Phrase | None = None, to: Phrase | None = None, from_: Phrase | None = None) -> done.Move:
    """Move it, there if a place is named."""
    return done.Move(what, to, from_)


def recall(what: Phrase) -> done.Recall:
    """Put it into its controller's base; not a move."""
    return done.Recall(what)


def ready(what: Phrase) -> done.Ready:
    """Ready it."""
    return done.Ready(what)


def exhaust(what: Phrase) -> done.Exhaust:
    """Exhaust it."""
    return done.Exhaust(what)


def stun(what: Phrase) -> done.Stun:
    """Stun it."""
    return done.Stun(what)


def buff(what: Phrase) -> done.Buff:
    """Give it a Buff if it has none."""
    return done.Buff(what)


def heal(what: Phrase) -> done.Heal:
    """Remove its damage."""
    return done.Heal(what)


def deal(n: Amount | None = None, to: Phrase | None = None, with_: Phrase | None = None) -> done.Deal:
    """Deal so much damage; an event may leave out how much and to what."""
    return done.Deal(n, to, with_)


def deal_to_each_other(a: Phrase, b: Phrase) -> done.DealToEachOther:
    """Both deal damage equal to their Mights to each other."""
    return done.DealToEachOther(a, b)


def give(what: Phrase, *traits: Node) -> done.Give:
    """These traits for exactly these objects; the last word may be a window: `give(it, tank, this_turn)`."""
    if traits and isinstance(traits[-1], Window | Until):
        return done.Give(what, traits[:-1], traits[-1])
    return done.Give(what, traits)


def predict(n: int = 1) -> done.Predict:
    """Look at the top cards of your Main Deck and recycle any of them."""
    return done.Predict(n)


def choose(what: Phrase, with_: Phrase | None = None) -> done.Choose:
    """Only choose it; in an event with a spell, an ability, an object."""
    return done.Choose(what, with_)


# --- traits

def might(n: Amount, minimum: int | None = None) -> Might:
    """Might more or less."""
    return Might(n, minimum)


def cost_less(*parts: int | str, minimum: int = 0, times: Amount = 1) -> CostLess:
    """Costs that much less, so many times: `cost_less(1, times=per(…))`, `cost_less(1, times=might_of(it))`."""
    return CostLess(price(*parts), minimum, times)


def enter(state: Node) -> Enter:
    """Enters the board in that state."""
    return Enter(state)


def bonus_damage(n: int, to: Phrase | None = None) -> BonusDamage:
    """Deals that much Bonus Damage, to those if they are named."""
    return BonusDamage(n, to)


# --- keywords

accelerate = Keyword("accelerate")
action = Keyword("action")
ambush = Keyword("ambush")
backline = Keyword("backline")
ganking = Keyword("ganking")
hidden = Keyword("hidden")
quick_draw = Keyword("quick-draw")
reaction = Keyword("reaction")
tank = Keyword("tank")
temporary = Keyword("temporary")
unique = Keyword("unique")
vision = Keyword("vision")
weaponmaster = Keyword("weaponmaster")


def assault(n: int = 1) -> Keyword:
    """More Might while attacking."""
    return Keyword("assault", n)


def shield(n: int = 1) -> Keyword:
    """More Might while defending."""
    return Keyword("shield", n)


def deflect(n: int = 1) -> Keyword:
    """Opponents pay more to choose it."""
    return Keyword("deflect", n)


def hunt(n: int = 1) -> Keyword:
    """Gains XP when it conquers or holds."""
    return Keyword("hunt", n)


# --- lines

once = "once"
once_each_turn = "turn"


def when(event: Event, *effects: Node, limit: str = "") -> When:
    """Triggered ability."""
    return When(event, effects, limit)


def activate(paid: Cost, *effects: Node, timing: Keyword | None = None) -> Activate:
    """Activated ability; `timing` is `action` or `reaction`."""
    return Activate(paid, effects, timing.name if timing else "")


def have(who: Phrase, *traits: Node) -> Have:
    """Whoever fits has these, judged anew all the time."""
    return Have(who, traits)


def can(clause: Clause) -> Can:
    """Permission."""
    return Can(clause)


def cant(clause: Clause) -> Cant:
    """Prohibition."""
    return Cant(clause)


def only(clause: Clause) -> Only:
    """Possible in this form alone."""
    return Only(clause)


def would(event: Event, *effects: Node, limit: str = "") -> Would:
    """Instead of the event, these."""
    return Would(event, effects, limit)


def optional_cost(*actions: Node) -> OptionalCost:
    """An optional additional cost of this card; `you_paid` asks for it."""
    return OptionalCost(actions)


def additional_cost(*actions: Node) -> AdditionalCost:
    """An additional cost that has to be paid to play this card."""
    return AdditionalCost(actions)


def do(*actions: Node) -> Gate:
    """`do(A).to(B)`: A is a cost for B."""
    return Gate(None, "", (), actions)
