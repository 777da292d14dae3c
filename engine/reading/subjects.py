"""Of what a word is said: qualities, happenings, permissions and moments by what they can be true of."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from engine.reading.demands import Place, demands
from engine.reading.sorts import (
    CARDS,
    ITEMS,
    KINDS,
    PERMANENTS,
    PLACES,
    PRIVATE_ZONES,
    UNTOLD,
    kinds_said,
    meant_by,
    named,
    spelled,
)
from engine.words import nodes as w
from engine.words import sorts
from engine.words.base import WORDS, Node, walk
from engine.words.saying.say import plain, say_phrase

# --- what is true of which things

UNIT = frozenset(("unit",))
QUALITIES: dict[str, frozenset[str]] = {
    **dict.fromkeys(("stunned", "attacking", "defending", "alone", "in a showdown", "one on one"), UNIT),
    "in combat": UNIT | KINDS[sorts.Player],
    **dict.fromkeys(("mighty", "damaged", "equipped", "buffed"), UNIT),
    **dict.fromkeys(("open", "occupied"), frozenset(("battlefield",))), "uncontrolled": frozenset(("battlefield",)),
    "next": PERMANENTS | {"spell"}, "attached": PERMANENTS, "at a battlefield": PERMANENTS,
    **dict.fromkeys(("ready", "exhausted"), CARDS - {"spell", "battlefield"}), "empowered": CARDS - {"spell"},
}
"""Of what a quality can be true; one that is not here can be of anything."""


@demands(w.Quality)
def _quality(place: Place) -> str:
    nouns = [one.node for one in place.above if isinstance(one.node, w.Pick | w.Every | w.IsA)]
    name, noun = place.node.name, nouns[-1] if nouns else None
    if name not in (*QUALITIES, "other") or noun is None or not any(one.field == "filters" for one in place.above):
        return ""
    kinds = meant_by(noun.what if isinstance(noun, w.IsA) else noun, place.card).kinds
    if name == "other" and place.card.type == "spell" and kinds <= PERMANENTS and not place.inside("Text.lines"):
        return "means another than the source, which is a spell: other_than(that(…)) was expected"
    if place.inside("Text.lines", "Wearer.lines") or name == "other" or kinds & QUALITIES[name]:
        return ""
    return f"is said of {kinds_said(QUALITIES[name])}, not of {kinds_said(kinds)}"


@demands(w.AttackedBy)
def _attacked(place: Place) -> str:
    noun = place.parent
    if not isinstance(noun, w.Pick | w.Every | w.IsA):
        return ""
    kinds = meant_by(noun.what if isinstance(noun, w.IsA) else noun, place.card).kinds
    return "" if "battlefield" in kinds else f"is said of a battlefield, not of {kinds_said(kinds)}"


OPPOSED: dict[str, tuple[str, ...]] = {
    "enemy": ("friendly", "your"), "uncontrolled": ("friendly", "your", "enemy"),
    "open": ("friendly", "your", "enemy", "occupied"), "exhausted": ("ready",), "defending": ("attacking",),
}
"""Qualities that are never true of one thing together."""
STATES = QUALITIES.keys() - {"mighty", "next"}
"""Qualities of what is on the board: nothing has them anywhere else (127)."""


@demands(w.Pick, w.Every, w.IsA)
def _together(place: Place) -> str:
    for one, other in permutations(place.node.filters, 2):
        if excludes(one, other):
            return f"takes filters that one thing can fit together, not {said(other)} with {said(one)}"
    return ""


def excludes(one: Node, other: Node) -> bool:
    """Whether nothing that fits one filter fits the other."""
    match one, other:
        case (w.Quality(name), w.Quality(opposite)):
            return opposite in OPPOSED.get(name, ())
        case (w.Not(what), _):
            return what == other
        case (w.Zone(name), w.Zone(elsewhere)):
            return name != elsewhere
        case (w.Zone(), w.Quality(name)):
            return name in STATES
        case (w.Zone(), w.Place()):
            return True
    return False


def said(filter_: Node) -> str:
    """A filter in a message."""
    return f"not {named(filter_.what)}" if isinstance(filter_, w.Not) else named(filter_)


@demands(w.Quality)
def _next(place: Place) -> str:
    if place.node.name != "next":
        return ""
    noun = place.parent
    if not (isinstance(noun, w.Every) and place.inside("Have.who") and place.inside("During.lines")):
        return "speaks of the next card for a while: this_turn(have(every(your, next_, spell), …)) was expected (391)"
    wrong = next((each for each in noun.filters if each != place.node and not tells_who_played_what(each)), None)
    return f"takes beside it a kind of card and whose it is, not {named(wrong)}" if wrong is not None else ""


def tells_who_played_what(filter_: Node) -> bool:
    """Whether it is known of what has been played, however it may have changed since."""
    match filter_:
        case w.Kind(name):
            return name in ("card", "spell", "unit", "gear")
        case w.Quality(name):
            return name in ("your", "friendly", "enemy")
        case w.Either(options):
            return all(map(tells_who_played_what, options))
    return isinstance(filter_, w.ControlledBy)


@demands(w.Quality)
def _conquered(place: Place) -> str:
    wrong = place.node.name == "uncontrolled" and place.inside("Hold.at", "Score.at")
    if wrong or (place.node.name == "open" and place.inside("Conquer.at", "Hold.at", "Score.at")):
        return "is said of a place that nobody controls: who conquers or holds one controls it (469)"
    return ""


@demands(w.WhoChose)
def _who_chose(place: Place) -> str:
    if not isinstance(place.parent, w.Every) or place.noticed:
        return "stands in every(player, …), and nowhere else"
    if any(isinstance(one, w.ChooseWord) and place.node.word in one.words for one in walk(place.card)):
        return ""
    return f"speaks of who chose {place.node.word!r}: a text by which players choose that word was expected"


@demands(w.Enter)
def _enters(place: Place) -> str:
    state = place.node.state
    if isinstance(state, w.Place) or state in (w.Quality("ready"), w.Quality("exhausted")):
        return ""
    return f"takes readied, exhausted or a place as its state, not {spelled(state)} (369.3)"


VALUED = ("assault", "shield", "deflect", "hunt")
"""Keywords that have a value (801)."""


@demands(w.ValueOf, w.Keyword, w.Gives)
def _valued(place: Place) -> str:
    asked = isinstance(place.node, w.ValueOf) or place.node.n != 1
    if asked and place.node.name not in VALUED:
        return f"takes one of {', '.join(VALUED)} where a value is said (801)"
    if asked and isinstance(getattr(place.node, "n", 1), Node) and not isinstance(place.parent, w.Have):
        return "is counted all the time: have(…) was expected around it (363)"
    return ""


DOERS: dict[type[Node], frozenset[str]] = {
    **dict.fromkeys(
        (w.Attack, w.Defend, w.Conquer, w.Hold, w.Score, w.WinCombat, w.TieAsAttacker), UNIT | KINDS[sorts.Player]
    ),
    w.Die: PERMANENTS, w.Leave: CARDS - {"spell"}, w.LeaveChain: ITEMS, w.Go: CARDS, w.BeReplaced: CARDS - {"spell"},
    w.Triggers: frozenset(("ability",)),
    w.Hide: KINDS[sorts.Player], w.Ambush: PERMANENTS | KINDS[sorts.Player] | {"spell"}, w.Become: CARDS - {"spell"},
}
"""Who does what is noticed and never commanded, or to whom it happens."""


@demands(w.Keyword)
def _lacked(place: Place) -> str:
    """What lacks a keyword is judged all the time; a keyword without a value has nothing to add to itself."""
    if not place.node.lacking or (isinstance(place.parent, w.Have) and place.node.name in VALUED):
        return ""
    return f"for those that lack it takes one of {', '.join(VALUED)} in what something has all the time (801)"


@demands(w.Clause)
def _does(place: Place) -> str:
    meant = meant_by(place.node.subject, place.card)
    if meant is UNTOLD or isinstance(place.node.subject, w.Anyone) or place.inside("Text.lines", "Wearer.lines"):
        return ""
    kinds = meant.kinds
    if kinds & CARDS:
        kinds |= {part.name for part in walk(place.card) if isinstance(part, w.Also)}
    for action in acts(place.node):
        wanted = DOERS.get(type(action))
        if isinstance(action, w.Move) and action.what is None and place.noticed:
            wanted = UNIT
        if isinstance(action, w.Become) and isinstance(action.state, w.Quality):
            wanted = QUALITIES.get(action.state.name, wanted)
        if wanted is not None and not kinds & wanted:
            said = type(action).__name__
            return f"takes {kinds_said(wanted)} as its subject where it says {said}, not {kinds_said(meant.kinds)}"
    return ""


NOTICED = (w.Me, w.This, w.It, w.Them, w.They, w.That, w.Top, w.Pick, w.Every)
"""What an event can be about."""


@demands(*(word for word in WORDS.values() if word.noticed is not None and word.noticed.what))
def _about(place: Place) -> str:
    what = getattr(place.node, place.node.noticed.what)
    if not place.noticed or not isinstance(what, Node) or isinstance(what, NOTICED):
        return ""
    if isinstance(what, w.Amount):
        return "is noticed whatever the number is: a condition that asks for the number was expected"
    return f"is never noticed of {spelled(what)}: something named or described was expected"


def acts(clause: w.Clause) -> Iterator[Node]:
    """What a clause says that is done, each of “either”."""
    for action in clause.actions:
        yield from action.options if isinstance(action, w.Either) else (action,)


# --- what speaks of itself

@demands(w.Have)
def _circular(place: Place) -> str:
    who, given = place.node.who, {*map(conferred, place.node.traits)} - {None}
    gates = [one.node for one in place.above if isinstance(one.node, w.Gate) and one.field in ("then", "orelse")]
    asked = [gate.condition for gate in gates]
    about = [node.filters for one in asked for node in walk(one) if isinstance(node, w.IsA) and node.what == who]
    wrong = next((node for node in walk((*about, getattr(who, "filters", ()))) if node in given), None)
    if wrong:
        return f"gives what its condition asks about the same: {spelled(wrong)}; another condition was expected"
    return ""


BEFORE = (w.CostLess, w.CostMore, w.Ignoring, w.Flow)
"""Traits that a card has where it is played from: once it is on the board, nobody asks for them any more (356)."""


@demands(w.Have, w.Can, w.Cant, w.Only)
def _coming(place: Place) -> str:
    """A condition about the state on the board of what isn't there when it is asked never holds."""
    gates = [one.node for one in place.above if isinstance(one.node, w.Gate) and one.field == "then"]
    asked = [gate.condition for gate in gates if isinstance(gate.condition, w.IsA)] if comes(place.node) else []
    for condition in asked:
        states = [each for each in condition.filters if not isinstance(each, w.Zone) and excludes(w.your_hand, each)]
        if states and isinstance(condition.what, w.Me | w.This) and w.Keyword("hidden") not in walk(place.card):
            return (
                f"says what holds before this is on the board, where it is never {named(states[0])}: "
                "a condition that can hold there was expected"
            )
    return ""


STATED_BY = (w.Gate, w.Have, w.Text, w.Wearer)
"""What may stand around a passive."""
COUNTED = (w.Per, w.ThereIs)
"""What asks only how many there are."""
FACEDOWN: Final = "facedown card"
UNSEEN = ("card", FACEDOWN, "friendly", "enemy", "your")
"""What everybody knows of a card whose face they don't see, besides where it is."""


@demands(w.Have, w.Can, w.Cant, w.Only, w.MustPay)
def _private(place: Place) -> str:
    """Everybody sees what holds all the time, but not which cards are in a hand: they would know them by it."""
    if comes(place.node) or not all(isinstance(one.node, STATED_BY) for one in place.above):
        return ""
    traits = place.node.traits if isinstance(place.node, w.Have) else (place.node,)
    gates = [one.node.condition for one in place.above if isinstance(one.node, w.Gate)]
    asked = [node for part in (*gates, *traits) if not isinstance(part, w.Text) for node in walk(part)
             if isinstance(node, w.Amount | w.Condition)]
    numbers = [node.noun for node in asked if isinstance(node, COUNTED) and is_number(node.noun)]
    nouns = [noun for node in asked for noun in walk(node) if isinstance(noun, w.Phrase) and noun not in numbers]
    wrong = next(filter(is_private, nouns), None)
    if wrong is None:
        return ""
    text = plain(say_phrase(wrong, place.card))
    return f"asks about “{text}”, which not everybody sees (128.4): only how many cards are there was expected"


def is_private(noun: w.Phrase[sorts.Sort]) -> bool:
    """Whether that means cards which only their owner sees, or nobody."""
    if isinstance(noun, w.Top):
        return True
    parts = [*walk(getattr(noun, "filters", ()))]
    hidden = any(isinstance(part, w.Kind) and part.name == FACEDOWN for part in parts)
    return hidden or any(isinstance(part, w.Zone) and part.name in PRIVATE_ZONES for part in parts)


def is_number(noun: Node) -> bool:
    """Whether that means any cards of a zone, of which everybody may know the number."""
    parts = getattr(noun, "filters", (noun,))
    return all(isinstance(one, w.Zone | w.Here | w.At) or getattr(one, "name", "") in UNSEEN for one in parts)


def comes(line: Node) -> bool:
    """Whether a line says how this itself is played."""
    if isinstance(line, w.Have):
        return isinstance(line.who, w.Me | w.This) and any(isinstance(trait, BEFORE) for trait in line.traits)
    played = [one.what for one in acts(getattr(line, "clause")) if isinstance(one, w.Play)]  # noqa: B009 - all have it
    return any(isinstance(what, w.Me | w.This) for what in played)


def conferred(trait: Node) -> Node | None:
    """The filter that asks whether something has the trait."""
    match trait:
        case w.Keyword(name):
            return w.With(name)
        case w.Also(name):
            return w.Kind(name)
        case w.Tag():
            return trait
    return None


@demands(w.Might, w.MightUpTo, w.BaseMight)
def _growing(place: Place) -> str:
    """476: it would grow without end, or each of several would have to be known before the others."""
    have = place.parent
    if not isinstance(have, w.Have):
        return ""
    several = isinstance(have.who, w.Every)
    asked = (w.MightOf, w.MightAmong, w.WithMight) if several else ()
    for node in walk(place.node):
        mine = isinstance(node, w.MightOf) and isinstance(node.what, w.Me)
        among = isinstance(node, w.MightAmong) and w.Quality("other") not in getattr(node.noun, "filters", ())
        if mine or among or isinstance(node, asked) or (several and node == w.Quality("mighty")):
            return "takes an amount that doesn't depend on the Might that it changes (476)"
    return ""


# --- moments

WITHOUT_PLAYER = ("showdown", "combat")
"""What belongs to a place and to no player."""


@demands(w.Starts, w.Ends)
def _whose(place: Place) -> str:
    node = place.node
    if node.whose is None:
        return ""
    kinds, there = meant_by(node.whose, place.card).kinds, isinstance(node.whose, w.Place)
    if node.what not in WITHOUT_PLAYER:
        return "" if kinds & KINDS[sorts.Player] and not there else f"takes a player as whose {node.what} it is"
    if there or (kinds & PERMANENTS and node.what == "combat" and isinstance(node, w.Ends)):
        return ""
    return f"takes nobody as whose {node.what} it is: here, or of an ended combat a unit, was expected"


@demands(w.Now)
def _now(place: Place) -> str:
    node = place.node
    if node.of is None:
        return ""
    placed = meant_by(node.of, place.card).kinds <= PLACES
    if placed != (node.period in WITHOUT_PLAYER):
        wanted = "a place" if node.period in WITHOUT_PLAYER else "a player"
        return f"takes {wanted} as its of where it says {node.period}"
    return ""
