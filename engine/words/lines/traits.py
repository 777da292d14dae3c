"""Traits: what `have` and `give` confer."""
from __future__ import annotations

from typing import Annotated, Any

from engine.words import fixed, sorts
from engine.words.base import word
from engine.words.nouns.filters import EffectsOf, Kind, Quality
from engine.words.nouns.picks import Every
from engine.words.nouns.places import Place
from engine.words.positions import Condition, Effect, Gift, Line, Number, Objects, Phrase, Places, Terms, Trait, Units
from engine.words.values.costs import Cost, ItsCost, Price, price


@word()
class Might(Gift):
    """Might more or less; `minimum` binds this effect only (477.3.b)."""

    n: Number
    minimum: int | None = None


@word()
class BaseMight(Gift):
    """Base Might becomes that (477.1.a.1)."""

    n: Number


@word()
class MightUpTo(Gift):
    """Might is increased as far as `most`, by no more than `n` if that is given (477.3)."""

    most: Number
    n: Number | None = None


@word()
class DoubleMight(Gift):
    """Might is increased by what it is now (432)."""


@word()
class Keyword(Gift, Line):
    """A keyword of the rulebook with its value (800–829), in `have` also one that is counted; `lacking`: only for those
    that don't have it otherwise."""

    name: fixed.KeywordName
    n: Number = 1
    lacking: bool = False


@word("‹give› [{name:title}⟨ {n:value}⟩]")
class Gives(Trait):
    """What it is attached to has that keyword for it, as if that stood in its effect text (136)."""

    name: fixed.KeywordName
    n: int = 1


@word()
class Without(Gift):
    """The keyword is taken away (801.3.b)."""

    name: fixed.KeywordName


@word("{of:p} keywords")
class KeywordsOf(Gift):
    """The keywords that an object has at that moment, with their values (801); what it gains or loses later makes no
    difference."""

    of: Objects


@word()
class Text(Gift):
    """These lines of rules text (477.2); `keyword` is the one that they are short for."""

    lines: tuple[Line, ...]
    keyword: fixed.ShortFor = ""


@word("a copy of {of:p} text")
class TextOf(Gift):
    """The rules text that an object on the board has at that moment: of what can be copied, this alone (477.1.b.2)."""

    of: Annotated[Phrase[sorts.Permanent | sorts.Rune | sorts.Legend | sorts.Battlefield], sorts.ON_BOARD]


@word("‹have› all [E] abilities of {of:s}")
class ExhaustAbilitiesOf(Trait):
    """The activated abilities that these have, active or not, whose cost exhausts their object: as if they stood in the
    text of what has this."""

    of: Annotated[Every[sorts.Card], sorts.ON_BOARD]


@word()
class Also(Gift):
    """Another type beside its own: it has the properties of both (178): `also(gear)`."""

    name: fixed.TypeName


@word("‹be› of that domain")
class ThatDomain(Trait):
    """Of the domain that this picked, beside the own ones (185.3.b.1)."""


@word("‹ignore› [{name:title}]⟨ while assigning combat damage {at:at}⟩")
class Ignore(Trait):
    """A keyword is inactive for that player, or for paying for that spell or ability (764–767)."""

    name: fixed.KeywordName
    at: Places | None = None


@word("‹enter› {state}")
class Enter(Trait):
    """Enters the board in that state, or there (369.3)."""

    state: Quality[Any] | Place


@word("‹deal› {n:signed} Bonus Damage⟨ to {to:s}⟩")
class BonusDamage(Trait):
    """Spells and abilities deal that much more, to those units if named (712–715)."""

    n: Number
    to: Units | None = None


@word()
class CostLess(Trait, Terms):
    """Costs that much less, to a minimum (356.4); or the other price less, as its player likes. `given` are the
    conditions under which an ability does: `activate(…).costing(cost_less(3).provided(…))`."""

    price: Price
    minimum: int = 0
    times: Number = 1
    other: Price | None = None
    given: tuple[Condition, ...] = ()

    def provided(self, *conditions: Condition) -> CostLess:
        """The same, if these conditions hold."""
        return CostLess(self.price, self.minimum, self.times, self.other, self.given + conditions)

    def or_(self, *parts: int | fixed.PowerName) -> CostLess:
        """The same, or that much less instead: `cost_less(1).or_(rainbow)`."""
        return CostLess(self.price, self.minimum, self.times, price(*parts))


@word("‹cost› {price} more")
class CostMore(Trait):
    """Costs that much more (356.3)."""

    price: Price


@word()
class Repeat(Trait, Line):
    """Optional additional cost: its instructions are carried out once more, with choices of their own (820). What
    others have may cost as much as they do themselves (206)."""

    cost: Cost | ItsCost


@word("[Flow] {cost}")
class Flow(Gift, Line):
    """May be played from its owner's trash for this cost, and is banished when it leaves the chain (829)."""

    cost: Cost | ItsCost


@word("[Flow]")
class FlowFor(Gift):
    """The same as it is given: its cost by its key."""

    key: str


@word()
class Deathknell(Trait, Line):
    """When it dies, these (808)."""

    effects: tuple[Effect, ...]


@word("‹trigger› an additional time")
class TriggerAgain(Trait):
    """Those effects trigger once more."""


@word("‹treat› {of} effects as {as_} effects")
class TreatAs(Trait):
    """What it has that triggers for doing the one triggers for doing the other too (383.4): `have(me,
    treat_as(effects_of(hold), effects_of(conquer)))`."""

    of: fixed.EffectName
    as_: fixed.EffectName


@word()
class EntryCost(Trait):
    """Optional additional cost of what has it, for whoever plays it: paid, it is played to that place (204.2, 355.2).
    `you_paid` doesn't ask for it."""

    cost: Cost
    to: Place


@word()
class Capacity(Trait):
    """How many it may have, if not one: buffs (426.1.b.2), Empowered (441.1.c.1), facedown cards (107.3.b.1); any
    number if none is said."""

    name: fixed.QualityName | fixed.KindName
    n: int | None

    def most(self) -> int:
        """The number; more than there ever are if there is no limit."""
        return 1_000_000 if self.n is None else self.n


@word()
class BuffsGive(Trait):
    """Each buff on it gives that much Might beside its own (703)."""

    n: int


@word("‹get› double the base [M] bonus of each Equipment attached")
class DoubleBonus(Trait):
    """Each Equipment attached to it gives twice its printed Might Bonus (477.3.d), however often that is said."""


@word("must be assigned combat damage last")
class AssignedLast(Trait):
    """After the other units of its controller (465.2.c.6)."""


@word("can kill {of} with any amount of damage")
class AnyDamageKills(Trait):
    """Any amount of that player's damage is lethal for these units (142.4.c)."""

    of: Annotated[Every[sorts.Unit], sorts.ON_BOARD]


@word()
class ChannelOnly(Trait):
    """That player channels no more runes at the start of their Channel Phase (315.3.b)."""

    n: int


@word("deal damage that can't be prevented")
class Unpreventable(Trait):
    """That player's damage can't be prevented (142.3.b)."""


base_might = BaseMight
buffs_give = BuffsGive
might = Might
might_up_to = MightUpTo
double_might = DoubleMight()
double_bonus = DoubleBonus()
keywords_of = KeywordsOf
text_of = TextOf
exhaust_abilities_of = ExhaustAbilitiesOf
that_domain = ThatDomain()
enter = Enter
bonus_damage = BonusDamage
trigger_again = TriggerAgain()
assigned_last = AssignedLast()
any_damage_kills = AnyDamageKills
channel_only = ChannelOnly
unpreventable = Unpreventable()
flow_for_its_cost = Flow(ItsCost())
repeat_for_its_cost = Repeat(ItsCost())


def text(*lines: Line) -> Text:
    """These lines, appended to the rules text."""
    return Text(lines)


def also(kind: Kind[Any]) -> Also:
    """Is of that type too: `also(gear)`."""
    return Also(kind.name)  # type: ignore[arg-type]  # checked when it is read


def if_lacking(keyword: Keyword) -> Keyword:
    """That keyword, for those that don't have it from elsewhere: `have(every(unit), if_lacking(deflect()))`."""
    return Keyword(keyword.name, keyword.n, True)


def gives(keyword: Keyword) -> Gives:
    """Each of these gives its wearer that keyword: `have(every(your, equipment), gives(assault()))`."""
    return Gives(keyword.name, keyword.n)  # type: ignore[arg-type]  # checked when it is read


def treat_as(effects: EffectsOf, others: EffectsOf) -> TreatAs:
    """Its effects of one name are effects of another too: `treat_as(effects_of(hold), effects_of(conquer))`."""
    return TreatAs(effects.of, others.of)


def without(keyword: Keyword) -> Without:
    """Loses that keyword."""
    return Without(keyword.name)


def ignore(keyword: Keyword, at: Places | None = None) -> Ignore:
    """The keyword doesn't count."""
    return Ignore(keyword.name, at)


def cost_less(*parts: int | fixed.PowerName, minimum: int = 0, times: Number = 1) -> CostLess:
    """Costs that much less, so many times: `cost_less(1, times=per(…))`, `cost_less(1, times=might_of(it))`."""
    return CostLess(price(*parts), minimum, times)


def cost_more(*parts: int | fixed.PowerName) -> CostMore:
    """Costs that much more."""
    return CostMore(price(*parts))


def entry_cost(to: Place, *parts: int | fixed.PowerName) -> EntryCost:
    """May be played there for that much more: `have(every(unit, tag("Dragon")), entry_cost(here, rainbow))`."""
    return EntryCost(Cost(price(*parts)), to)


def capacity(what: Quality[Any] | Kind[Any], n: int | None = None) -> Capacity:
    """Can have so many, or any number: `capacity(buffed, 2)`, `capacity(buffed)`."""
    return Capacity(what.name, n)
