"""How what is counted is said: points, counters and capacities, which agree with a number or a person."""
from __future__ import annotations

from engine.words.nodes import (
    Add,
    AnyAmount,
    AnyCopies,
    Banish,
    BuffsGive,
    Burn,
    Capacity,
    Channel,
    ChannelOnly,
    Compare,
    Comparison,
    Discard,
    Draw,
    Either,
    Every,
    ExcessDamage,
    GainPoints,
    HigherScore,
    Kill,
    LosePoints,
    MightAmong,
    NearVictory,
    Noted,
    Now,
    Number,
    Per,
    Pick,
    PointsOf,
    Recycle,
    SpendCounter,
    TagsAmong,
    ThatMany,
    TimesEmpowered,
    You,
)
from engine.words.saying.filters import counted
from engine.words.saying.grammar import article, inflect, listed, participle
from engine.words.saying.teller import Teller, person_of, speaks


def many(teller: Teller, n: Number | AnyAmount, thing: str) -> str:
    """“a buff”, “2 buffs”, “any number of buffs”, “buffs equal to …”."""
    if isinstance(n, AnyAmount):
        return f"any number of {thing}s"
    if not isinstance(n, int):
        return f"{thing}s equal to {teller.say(n)}"
    return article(thing) if n == 1 else f"{n} {thing}s"


@speaks(SpendCounter)
def _spend_counter(teller: Teller, node: SpendCounter, form: str) -> str:
    verb, thing = inflect("spend", teller.person), node.type or "counter"
    if node.of is not None and node.n == 1 and not isinstance(node.of, Pick | Every):
        return f"{verb} {teller.say(node.of, 'p')} {thing}"
    form = "group" if isinstance(node.n, AnyAmount) else ""
    whose = f" of {teller.say(node.of, form)}" if node.of is not None else ""
    return f"{verb} {many(teller, node.n, thing)}{whose}"


@speaks(Channel)
def _channel(teller: Teller, node: Channel, form: str) -> str:
    """“channel 2 runes exhausted”, “that many”, “1 rune exhausted for each …”."""
    after = "".join(f" {teller.say(state)}" for state in node.states)
    if isinstance(node.n, int):
        said = f"{node.n} rune{'' if node.n == 1 else 's'}{after}"
    elif isinstance(node.n, ThatMany | Noted):
        said = f"that many runes{after}"
    elif isinstance(node.n, Per):
        many_ = "" if node.n.each == 1 else "s"
        said = f"{node.n.each} rune{many_}{after} for each {teller.say(node.n.noun, 'one')}"
    else:
        said = f"runes{after} equal to {teller.say(node.n)}"
    return f"{inflect('channel', teller.person)} {said}"


NUMBERED = {"buffed": "buffs", "empowered": "statuses Empowered"}
"""What something that can have several is said to have."""


@speaks(BuffsGive)
def _buffs_give(teller: Teller, node: BuffsGive, form: str) -> str:
    return f"get an additional {node.n:+d} [M] from each buff"


@speaks(Capacity)
def _capacity(teller: Teller, node: Capacity, form: str) -> str:
    if node.n is None:
        return f"can have any number of {NUMBERED.get(node.name, node.name + 's')}"
    if node.name.endswith("card"):
        return f"can have up to {many(teller, node.n, node.name)}"
    return f"can be {node.name} up to {node.n} times"


@speaks(GainPoints)
def _gain_points(teller: Teller, node: GainPoints, form: str) -> str:
    came = node.from_.options if isinstance(node.from_, Either) else [node.from_] if node.from_ else []
    source = f" from {listed([f'{type(one).__name__.lower()}ing' for one in came], 'or')}" if came else ""
    return f"{inflect('score', teller.person)} {many(teller, node.n, 'point')}{source}"


@speaks(LosePoints)
def _lose_points(teller: Teller, node: LosePoints, form: str) -> str:
    return f"{inflect('lose', teller.person)} {many(teller, node.n, 'point')}"


COUNTED = (Draw, Discard, Burn, Channel, Recycle, Kill, Banish)
"""Actions of which it is counted how many they were done to."""


@speaks(Compare)
def _compare(teller: Teller, node: Compare, form: str) -> str:
    """An amount of points or deaths is several, a Might is one."""
    if isinstance(node.n, ThatMany | Noted) and isinstance(teller.did, COUNTED):
        done = participle(type(teller.did).__name__.lower())
        one = node.comparison == Comparison("exactly", 1)
        return f"{counted(teller, node.comparison)} {'was' if one else 'were'} {done}"
    if isinstance(node.n, ThatMany | Noted):
        return f"that number is {teller.say(node.comparison)}"
    if isinstance(node.n, ExcessDamage):
        return f"{teller.say(node.n.of, 's')} assigned {teller.say(node.comparison)} excess damage"
    if isinstance(node.n, MightAmong) and node.n.which == "total":
        return f"{teller.say(node.n.noun, 'group')} have total Might {teller.say(node.comparison)}"
    if isinstance(node.n, Per) and isinstance(node.comparison.amount, Per):
        there = f"that of {teller.say(node.comparison.amount.noun, 'group')}"
        return f"the number of {teller.say(node.n.noun, 'group')} is {node.comparison.op} {there}"
    verb = "are" if isinstance(node.n, PointsOf) else "is"
    return f"{teller.say(node.n)} {verb} {teller.say(node.comparison)}"


@speaks(TimesEmpowered)
def _times_empowered(teller: Teller, node: TimesEmpowered, form: str) -> str:
    return teller.fill(node, node.phrase if node.each == 1 else "{each} for each time {what:is} Empowered")


@speaks(Add)
def _add(teller: Teller, node: Add, form: str) -> str:
    if not isinstance(node.use, Now):
        return teller.fill(node, node.phrase)
    return f"{teller.fill(node, '‹add› {price}')}, to be spent only during {node.use.period}s"


@speaks(ChannelOnly)
def _channel_only(teller: Teller, node: ChannelOnly, form: str) -> str:
    runes = f"{node.n} rune{'s' if node.n > 1 else ''}"
    return f"{inflect('channel', teller.person)} only {runes} at the start of their Channel Phase"


@speaks(TagsAmong)
def _tags_among(teller: Teller, node: TagsAmong, form: str) -> str:
    return f"the number of tags among {teller.say(node.noun, 'group')} that are {listed(node.tags, 'or')}"


@speaks(HigherScore)
def _higher_score(teller: Teller, node: HigherScore, form: str) -> str:
    return f"The Victory Score is {node.n} point{'s' if node.n > 1 else ''} higher"


@speaks(AnyCopies)
def _any_copies(teller: Teller, node: AnyCopies, form: str) -> str:
    return f"{teller.say(You(), 'p')} deck can have any number of cards named {teller.card.name}"


@speaks(NearVictory)
def _near_victory(teller: Teller, node: NearVictory, form: str) -> str:
    are = inflect("be", person_of(teller, node.who))
    return f"{teller.say(node.who, 's')} {are} within {many(teller, node.n, 'point')} of the Victory Score"


__all__ = ["many"]
