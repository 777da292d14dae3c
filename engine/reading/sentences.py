"""Where a word may stand: in which sentences."""
from __future__ import annotations

from typing import Any

from engine.reading.demands import Place, demands
from engine.reading.sorts import CARDS, ITEMS, KINDS, PERMANENTS, described, kinds_of, kinds_said, meant_by, spelled
from engine.reading.subjects import WITHOUT_PLAYER
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import Node, walk
from engine.words.card import Card

REPLACED: dict[type[Node], tuple[type[Node], str]] = {
    w.Prevent: (w.Deal, "damage (437)"), w.Multiply: (w.Deal, "damage"), w.CopyOf: (w.Play, "playing a token (375)"),
    w.EnterAt: (w.Play, "playing a permanent (369.3)"), w.PickDomain: (w.Play, "playing this (185.3.b.1)"),
    w.LessenMore: (w.GiveLess, "giving less Might"),
}
"""Words of replacements, with the event that they replace."""
INSTEAD = (w.EnterAt, w.Prevent, w.Multiply, w.LessenMore)
"""Those by which the same happens in another way."""


@demands(*REPLACED)
def _replacing(place: Place) -> str:
    event, said = REPLACED[type(place.node)]
    found = place.inside("Would.effects", "As.effects")
    if isinstance(place.node, INSTEAD) and (found is None or not isinstance(found.node, w.Would)):
        return f"stands in what happens instead of {said}: would(…) was expected"
    if found is not None and replaces(getattr(found.node, "event"), event):  # noqa: B009 - both have one
        return ""
    return f"stands in a replacement of {said}, and nowhere else"


def replaces(event: Node, action: type[Node]) -> bool:
    """Whether what is replaced is such an action, whichever of several it is."""
    match event:
        case w.Either(options):
            return all(replaces(option, action) for option in options)
        case w.Clause(_, actions):
            return all(replaces(each, action) for each in actions)
    return isinstance(event, action)


@demands(w.Would)
def _once(place: Place) -> str:
    if ways(place.node.effects) < 2:
        return ""
    return "takes one way in which the same happens: with two of them it would happen twice (370.1.b)"


def ways(text: object) -> int:
    """In how many ways the same happens at most, where a text is carried out."""
    if isinstance(text, tuple):
        return sum(map(ways, text))
    if isinstance(text, w.Would) or not isinstance(text, Node):
        return 0
    return int(isinstance(text, INSTEAD)) or max((ways(getattr(text, name)) for name in text.names), default=0)


@demands(w.CombatDamage)
def _combat_damage(place: Place) -> str:
    if isinstance(place.parent, w.Deal) and place.noticed:
        return ""
    return "is noticed or forbidden and never dealt: a number or an amount was expected"


@demands(w.SpendCounter)
def _any_amount(place: Place) -> str:
    """745: any number is spent from whatever has such counters, or from all that fit."""
    if not isinstance(place.node.n, w.AnyAmount):
        return ""
    if place.noticed:
        return "takes a number where it is noticed: nobody chooses how many there"
    if place.node.of is None or isinstance(place.node.of, w.Every):
        return ""
    return f"takes every(…) as its of where any number is spent, not {spelled(place.node.of)}"


def _and_abilities(kind: w.Kind[Any]) -> w.Either[Any]:
    return w.Either((kind, w.Both((w.Kind("activated ability"), w.of_a(kind)))))


TYPES: tuple[w.Kind[Any], ...] = (w.Kind("spell"), w.Kind("unit"), w.Kind("gear"))
SPENT_ON = tuple(w.Play(w.Every((each,))) for kind in TYPES for each in (kind, _and_abilities(kind)))


@demands(w.ThereIs)
def _counts(place: Place) -> str:
    noun = place.node.noun
    described = isinstance(noun, w.Pick | w.Every) or not meant_by(noun, place.card).kinds & KINDS[sorts.Player]
    return "" if described else f"counts {spelled(noun)}: what is described, such as an(opponent, …), was expected"


@demands(w.Add)
def _spent_on(place: Place) -> str:
    """166.2: what resources may be kept for: cards of one type, and activated abilities of such objects."""
    use = place.node.use
    if use is None:
        return ""
    if place.noticed:
        return "takes what its resources may pay for only where they are added, not where that is noticed or forbidden"
    if use in SPENT_ON or use == w.Now("showdown"):
        return ""
    return (f"adds resources to pay for {spelled(use)} alone: play(every(spell)), or unit, or gear, or "
            "during(showdown), was expected")


@demands(w.GainPoints)
def _points_from(place: Place) -> str:
    if place.node.from_ is None:
        return ""
    options = place.node.from_.options if isinstance(place.node.from_, w.Either) else (place.node.from_,)
    if not place.noticed:
        return "takes what points come from only where it is noticed"
    if all(isinstance(one, w.Conquer | w.Hold) for one in options):
        return ""
    return "takes conquer or hold as what points come from"


@demands(w.Kill, w.Deal, w.Choose)
def _with_what(place: Place) -> str:
    if place.node.with_ is not None and not place.noticed:
        return "takes what it is done with only where it is noticed (411.6)"
    return ""


@demands(w.Detach)
def _detached_from(place: Place) -> str:
    return "takes from what only where it is carried out" if place.node.from_ is not None and place.noticed else ""


@demands(w.Deal)
def _deal(place: Place) -> str:
    missing = place.node.n is None or place.node.to is None
    return "takes how much and to what where it is carried out" if missing and not place.noticed else ""


@demands(w.Anyone)
def _anyone(place: Place) -> str:
    if place.noticed and isinstance(place.parent, w.Clause):
        return ""
    return "means nobody where something is carried out: a player was expected"


@demands(w.TotalMight, w.Same)
def _together(place: Place) -> str:
    several = isinstance(place.parent, w.Pick) and place.parent.most != 1
    if several or isinstance(place.parent, w.Pair):
        return ""
    return "limits several that are chosen together: some(…), up_to(…) or any_number(…) was expected (355.11)"


PAIRED = (w.Stun, w.Kill, w.Ready, w.Exhaust, w.Buff, w.Heal, w.Recall, w.ReturnToHand, w.Give, w.Deal, w.Choose)
"""What can be done to the two of a pair at once."""


@demands(w.Pair)
def _pair(place: Place) -> str:
    if place.noticed or not isinstance(place.parent, PAIRED):
        return "stands in one action that is done to both, such as stun(…), or in choose(…), and nowhere else"
    for pick in (place.node.first, place.node.second):
        meant = meant_by(pick, place.card)
        single = isinstance(pick, w.Pick) and pick.least == pick.most == 1
        if not single or not meant.kinds <= PERMANENTS or meant.zones != {"board"}:
            return "takes one permanent on the board and another, each chosen by a(…) (355.11)"
    return ""


@demands(w.Pick)
def _one_or_more(place: Place) -> str:
    """370.1.a.2: “one or more” is heard of as one; nothing else that is noticed happens to several as one."""
    if (place.node.least, place.node.most) != (1, 0) or not place.noticed:
        return ""
    around = [one for one in reversed(place.above) if not isinstance(one.node, w.Either)]
    fields = [f"{type(one.node).__name__}.{one.field}" for one in around]
    row = getattr(around[0].node, "noticed", None)
    if fields[0] != "Clause.subject" and row is not None and row.what == around[0].field:
        fields.pop(0)
    whole = fields[0] in ("Clause.subject", "Clause.actions") and fields[1] in ("When.event", "AtThe.moment")
    things = not meant_by(place.node, place.card).kinds & KINDS[sorts.Player]
    return "" if whole and things else "stands for things to which what an ability listens for happens, as one or more"


@demands(w.FromNext)
def _in_turn(place: Place) -> str:
    clause = place.above[-2].node if len(place.above) > 1 else None
    if isinstance(place.parent, w.Every) and isinstance(clause, w.Clause) and not place.noticed:
        return ""
    return "stands in every(player, …) that act one after another, and nowhere else"


@demands(w.YouAnd)
def _act_together(place: Place) -> str:
    if not isinstance(place.parent, w.Clause) or place.noticed or place.inside("Clause.actions"):
        return "stands as who acts, and nowhere else; in what others do “you” are who acts"
    return "takes other players" if isinstance(place.node.who, w.You | w.YouAnd) else ""


@demands(w.ChooseWord)
def _by_others(place: Place) -> str:
    words = place.node.words
    if len(set(words)) < max(2, len(words)) or not all(words):
        return "takes at least two words, each another one"
    if place.inside("Clause.actions") is None:
        return "stands in what players do, such as every(player, other)(…): choose_one(…) was expected"
    return ""


@demands(w.Both)
def _both(place: Place) -> str:
    named = any(isinstance(each, w.Kind) for each in place.node.filters) and kinds_of(place.node)
    if isinstance(place.parent, w.Either) and named:
        return ""
    return "stands as one of the kinds of either(…), such as either(both(unit, here), gear), and names its own kind"


@demands(w.TreatAs)
def _treated(place: Place) -> str:
    if {place.node.of, place.node.as_} == {"conquer", "hold"}:
        return ""
    return "takes effects_of(conquer) and effects_of(hold), either of them first (383.4)"


@demands(w.Nth)
def _nth(place: Place) -> str:
    if place.inside("When.event") and isinstance(place.parent, w.When):
        return ""
    return "stands as the event of a triggered ability, and nowhere else (383.1.b)"


@demands(w.Draw)
def _drawn(place: Place) -> str:
    what = place.node.n
    on_board = isinstance(what, w.Pick | w.Every) and described(what.filters, place.card).zones == {"board"}
    return "takes cards that are not on the board as its n" if on_board and not place.noticed else ""


@demands(w.PutBack)
def _put_back(place: Place) -> str:
    if isinstance(place.node.what, w.Rest) and not place.noticed:
        return ""
    return f"takes the rest of what was looked at or revealed as its what, not {spelled(place.node.what)}"


@demands(w.TopUntil)
def _looked_for(place: Place) -> str:
    what = place.node.what
    if isinstance(what, w.Pick) and (what.least, what.most) == (1, 1):
        found = described(what.filters, place.card)
        if found.kinds <= {"unit", "gear", "spell"} and not found.named:
            return ""
    return "takes a card of a Main Deck, described by nothing but what it is, as its what: a(unit) was expected"


@demands(w.LookAt, w.Reveal)
def _shown(place: Place) -> str:
    what, from_ = place.node.what, place.node.from_
    if not place.noticed:
        if from_ is not None:
            return "takes where the cards come from only where it is noticed: top(…) was expected as its what"
        if isinstance(place.node, w.LookAt) and not isinstance(what, w.Top):
            return "takes the top of a deck as its what where it is carried out: top(…) was expected"
        return ""
    if from_ is not None and isinstance(what, w.Top):
        return "takes cards as its what where it is said from which deck: me, or a(card), was expected"
    if isinstance(what, w.Me) and place.inside("When.event", "Would.event", "AtThe.moment"):
        return "takes me as its what only as it happens, since nobody knows it before: as_(…) was expected (370.1.b.1)"
    if from_ is not None and place.inside("Would.event") and getattr(what, "filters", ()) != (w.Kind("card"),):
        return "takes a card, and no more of it, as its what, since nobody knows it before: a(card) was expected"
    return ""


@demands(w.Deck)
def _deck(place: Place) -> str:
    if isinstance(place.parent, w.LookAt | w.Reveal | w.Go):
        return ""
    return "stands as the from_ of look_at(…) or reveal(…), or the except_from of go(…), and nowhere else"


@demands(w.Play)
def _played(place: Place) -> str:
    kinds = meant_by(place.node.what, place.card).kinds
    if kinds == KINDS[sorts.New]:
        return ""
    if not kinds & ((PLAYABLE | ITEMS) if place.noticed else PLAYABLE):
        return f"takes a card as its what, not {spelled(place.node.what)}, which speaks of {kinds_said(kinds)}"
    return "takes a place only for a permanent (355.2)" if place.node.to is not None and not kinds & PERMANENTS else ""


@demands(w.Play)
def _permitted(place: Place) -> str:
    """356.1.a: what may be paid instead, for all that fit, or for one card alone as long as that is laid down."""
    what, can = place.node.what, place.inside("Can.clause")
    if can is None or not isinstance(place.parent, w.Clause):
        return ""
    if place.node.price is not None and place.node.to is not None:
        return "takes a place or a price where it is permitted, not both"
    zones = [each for each in what.filters if isinstance(each, w.Zone)] if isinstance(what, w.Pick) else []
    once = place.inside("During.lines") is not None and place.node.price is not None and not zones
    if isinstance(what, w.Pick) and not (once and (what.least, what.most) == (1, 1)):
        return "takes every(…) where it is permitted: one card alone only for another price and for a while"
    return ""


PLAYABLE = CARDS - {"battlefield", "rune"}


def says(card: Card, word: type[Node] | Node) -> bool:
    """Whether a card has that word."""
    return any(node == word if isinstance(word, Node) else isinstance(node, word) for node in walk(card))


@demands(w.Happened, w.Times)
def _in_its_phase(place: Place) -> str:
    given = getattr(place.node.clause, "given", ())
    if all(isinstance(each, w.Now) and each.period not in WITHOUT_PLAYER for each in given):
        return ""
    return "takes as a condition of its clause the phase in which it was, such as during(beginning_phase, you)"


@demands(w.EffectsOf)
def _for_doing_it_there(place: Place) -> str:
    if place.node.at is None or place.inside("Have.who", "Cant.clause"):
        return ""
    return "stands with a place in have(every(…), trigger_again) or cant(every(…)(trigger)), and nowhere else"


@demands(w.CostsOf)
def _on_these(place: Place) -> str:
    if place.node.on is None or place.node.of in ("equip", "empower"):
        return ""
    return "takes an on for costs of abilities on the board alone, equip or empower"
