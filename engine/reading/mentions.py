"""Nouns of a declaration: pronouns become names, choices are taken out with the reading that their position gives them
(355.5–355.17)."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.catalogue import MOVER, Ability, Choice
from engine.names.bindings import DID, EACH, SPEAKER, THEY
from engine.reading.checking import check_names
from engine.reading.fields import Taken, expected, fields_of
from engine.reading.scope import MATCHED, OPEN, OTHERS, PRIVATE, RECYCLED, TARGET, Meant, Misread, Scope
from engine.reading.sorts import (
    CARDS,
    KINDS,
    ME,
    PERMANENTS,
    PLACES,
    PRIVATE_ZONES,
    meant_by,
    reading_of,
    spelled,
    spread,
    told,
)
from engine.rules.events.attribution import of_players
from engine.rules.events.matching import alternatives
from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.nodes import (
    Among,
    AmongThem,
    At,
    BanishedWith,
    Clause,
    ControllerOf,
    Ending,
    Every,
    Happened,
    It,
    Kind,
    Me,
    NextOf,
    Noted,
    Phrase,
    Pick,
    Rest,
    RestOf,
    That,
    ThatMany,
    Them,
    There,
    They,
    Times,
    Tokens,
    ToOrFrom,
    Until,
    Where,
    You,
    Zone,
)
from engine.words.saying.say import plain, say_phrase
from engine.words.sorts import Player, Sort

if TYPE_CHECKING:
    from engine.reading.reader import Reader

NEXT: w.Quality[Any] = w.Quality("next")
PRONOUNS: dict[type[Node], tuple[str, str, Callable[[str], Node]]] = {
    It: ("it", "it", That), Them: ("it", "them", That), They: ("they", "they", That),
    There: ("there", "there", lambda name: At(That(name))), AmongThem: ("group", "among them", Among),
    Rest: ("group", "the rest", RestOf),
}
"""Where the scope has what a pronoun stands for, how it is said, and what takes its place."""


def resolve(r: Reader, node: Any, scope: Scope, how: str) -> Any:
    """The node with every pronoun replaced by a name and, unless it is only matched, every choice taken out into the
    scope. Raises `Misread` where what was mentioned is not what a word takes."""
    made = replaced(r, node, scope, how)
    if isinstance(made, Node) and not isinstance(made, That):
        noticed = how == MATCHED and isinstance(made, w.Action)  # of several there, it is any of them
        check_names(made, scope.meant, r.made.card, noticed)
        check_left_over(r, made, noticed)
    return made


def check_left_over(r: Reader, node: Node, noticed: bool) -> None:
    """Whether all that players could choose is what a word takes, as nobody knows what of it is left. Raises `Misread`
    naming the word, the field and what was expected."""
    for name, taken in fields_of(type(node)).items():
        value = getattr(node, name)
        if isinstance(value, w.LeftOver) and not all(any(takes(r, one, noun) for one in taken) for noun in value.among):
            raise Misread(
                f"{r.made.name}: {spelled(node)} takes {expected(taken, noticed)} as its {name.strip('_')}, "
                "not everything that players could choose"
            )


def takes(r: Reader, taken: Taken, noun: Every[Any]) -> bool:
    """Whether all that is described is what a field takes."""
    meant = meant_by(noun, r.made.card)
    there = taken.where is None or meant.zones <= taken.where.zones
    return isinstance(taken.what, frozenset) and meant.kinds <= taken.what and there


def replaced(r: Reader, node: Any, scope: Scope, how: str) -> Any:
    """The same, unchecked."""
    found = mentioned(r, node, scope)
    if found is None and how != MATCHED:
        found = done(r, node, scope, how)
    if found is None:
        found = inside(r, node, scope, how)
    if found is not None:
        return found
    match node:
        case Node():
            return type(node)(*(resolve(r, getattr(node, name), scope, how) for name in node.names))
        case tuple():
            return tuple(resolve(r, part, scope, how) for part in node)
    return node


def mentioned(r: Reader, node: Any, scope: Scope) -> Node | None:
    """What stands for something that was mentioned before; None where it doesn't."""
    match node:
        case Rest() if scope.left is not None:
            return scope.left
        case w.PutBack() if scope.left is not None:
            raise Misread(f"{r.made.name}: PutBack takes the rest of a deck's cards as its what, not what nobody chose")
        case It() | Them() | They() | There() | AmongThem() | Rest():
            antecedent, pronoun, name = PRONOUNS[type(node)]
            return name(need(r, getattr(scope, antecedent), pronoun))
        case ControllerOf(Me() | w.This()) if scope.theirs:
            return That(SPEAKER)
        case w.HasLegion():
            return w.HasLegion(scope.of_play)
        case ThatMany():
            return Noted(scope.many or DID)
        case That():
            return node  # spoken of again: “it” stays what was mentioned last
    return None


def done(r: Reader, node: Any, scope: Scope, how: str) -> Node | None:
    """What is chosen or made where it is carried out; None for anything else."""
    match node:
        case Pick():
            return chosen(r, node, scope, how)
        case w.Pair():
            return paired(r, node, scope, how)
        case w.Move():
            return move(r, node, scope, how)
        case w.Recycle(Pick(least, most, filters, name)) if how == TARGET and any(isinstance(f, Zone) for f in filters):
            return w.Recycle(chosen(r, Pick(least, most, filters, name), scope, RECYCLED))
        case w.Play():
            return play(r, node, scope, how)
        case w.Discard(Phrase() as what):
            return w.Discard(resolve(r, from_hand(what), scope, how))
        case w.Choose(Pick() as what) if how == OTHERS:
            made_choice = w.Choose(chosen(r, what, scope, how))
            pooled(scope)
            return made_choice
        case Tokens():
            return made(r, node, scope)
    return None


def inside(r: Reader, node: Any, scope: Scope, how: str) -> Node | None:
    """What has a scope of its own, or is matched wherever it stands; None for anything else."""
    match node:
        case Happened() | Times():
            checked_history(r, node)
            return type(node)(*(resolve(r, getattr(node, name), scope, MATCHED) for name in node.names))
        case Until(clause):
            return ending(r, clause, scope)
        case Every(filters) | Pick(_, _, filters) if of_players(node) and any(isinstance(f, Where) for f in filters):
            inner = Scope(scope)
            inner.they, inner.meant = THEY, scope.meant | {THEY: Meant(KINDS[Player])}
            return replace(node, filters=tuple(resolve(r, f, inner, how) for f in filters))
        case Where(condition):
            inner = Scope(scope)
            inner.it = inner.there = EACH
            return Where(resolve(r, condition, inner, MATCHED))
        case w.Choosing(what) if not scope.it:
            inner = Scope(scope)
            inner.it = EACH
            return w.Choosing(resolve(r, what, inner, MATCHED))
        case w.TopUntil(what):
            return w.TopUntil(resolve(r, what, scope, MATCHED))
        case Every(filters) if NEXT in filters:
            beside = tuple(resolve(r, f, scope, how) for f in filters if f != NEXT)
            return Every((*beside, NextOf(beside)))
    return None


def play(r: Reader, node: w.Play, scope: Scope, how: str) -> w.Play:
    """What is played, and where and for how much, which may speak of it (355.10.b); of tokens it speaks of what was
    mentioned before."""
    what = node.what
    if isinstance(what, Tokens):
        there = place_of_play(r, node, scope, how)
        return w.Play(made(r, what, scope), there, node.price)
    played = resolve(r, from_hand(what), scope, how)
    if isinstance(played, That) and not (isinstance(what, Pick) and set(kinds(what.filters)) & PERMANENTS):
        scope.played.add(played.name)
    name = played.name if isinstance(played, That) else ME if isinstance(played, Me) else ""
    if name in scope.meant:
        scope.meant[name] = scope.meant[name]._replace(zones=frozenset())  # it may have come back
    return w.Play(played, place_of_play(r, node, scope, how), resolve(r, node.price, scope, MATCHED))


def place_of_play(r: Reader, node: w.Play, scope: Scope, how: str) -> Any:
    """Where something is played: a place that only limits that is no target (355.10.b), but for earlier editions."""
    if how != TARGET or not isinstance(node.to, Pick) or "a place to play" not in r.edition.targets:
        return resolve(r, node.to, scope, MATCHED)
    mentions = scope.mentions
    there = At(resolve(r, node.to, scope, how))
    scope.mentions = mentions
    return there


def pooled(scope: Scope) -> None:
    """What was just chosen by others than the player of the text, of what is there to choose from: what they leave is
    the rest."""
    choice = scope.now[-1]
    if choice.reading == "target" and not any(isinstance(each, Among) for each in choice.filters):
        filters: Any = choice.filters
        scope.pools[choice.slot] = Every(filters)
        scope.left = w.LeftOver(You(), tuple(scope.pools.values()), tuple(scope.pools))


def checked_history(r: Reader, node: Happened | Times) -> None:
    """What history asks for has to be something that happens. Raises `Misread`."""
    try:
        list(alternatives(node.clause, "past"))
    except LookupError as wrong:
        raise Misread(f"{r.made.name}: {wrong}") from wrong


def ending(r: Reader, clause: Clause, scope: Scope) -> Ending:
    """A window that ends with an event: an ability that listens for it (390.5)."""
    made = Ability(f"{r.code}/until/{len(r.made.abilities)}", r.code, "ending", clause)
    r.event(made, clause, Scope(scope), ())
    return Ending(r.keep(made).key)


def made(r: Reader, node: Tokens, scope: Scope) -> Tokens:
    """New tokens are mentioned by what makes them."""
    scope.it = slot = scope.name(node.name) if node.name else scope.unnamed("token")
    n = r.resolve(node.n, scope, MATCHED)
    least, most = (n, n) if isinstance(n, int) else (0, 0)
    scope.meant[slot] = Meant(CARDS, least=least, most=most)
    scope.minted.add(slot)
    if n != 1:
        scope.group = slot
    return Tokens(node.card, n, node.states, slot)


def from_hand(what: Node | None) -> Node | None:
    """What is played, or discarded, comes from the hand if nothing else is said (419.1.a, 422.1)."""
    if not isinstance(what, Pick | Every):
        return what
    if any(isinstance(each, Zone | AmongThem | BanishedWith) for each in spread(what.filters)):
        return what
    filters = (*what.filters, Zone("hand", You()))
    return Every(filters) if isinstance(what, Every) else Pick(what.least, what.most, filters, what.name)


def need(r: Reader, name: str, pronoun: str) -> str:
    """The antecedent. Raises `Misread` when nothing was mentioned."""
    if not name:
        raise Misread(f"{r.made.name}: “{pronoun}” has no antecedent: something mentioned before it was expected")
    return name


def kinds(filters: tuple[Node, ...]) -> list[str]:
    """The kinds that filters name."""
    return [f.name for f in filters if isinstance(f, Kind)]


def chosen(r: Reader, pick: Pick[Sort], scope: Scope, how: str) -> That:
    """A choice: a target, a place or player that the text aims at, or something chosen on resolution (a private zone,
    355.10.a)."""
    filters = tuple(resolve(r, f, scope, MATCHED) for f in pick.filters)  # 355.10.b
    named = kinds(filters)
    wanted = pick.name or (named[0] if named else "")
    slot = scope.name(wanted) if wanted else scope.unnamed("object")
    if any(isinstance(f, Among) for f in filters):
        scope.left = None  # the rest is that of the group again
    private = any(
        (isinstance(f, Among) and f.name not in scope.minted) or (isinstance(f, Zone) and f.name in PRIVATE_ZONES)
        for f in spread(filters)
    )
    scope.meant[slot] = meant_by(pick, r.made.card)
    reading = reading_of(named, filters)
    each = at_each(r, pick, how)
    if private and how == TARGET:
        how = PRIVATE
    said, most = plain(say_phrase(pick, r.made.card)), 0 if each else pick.most
    keep(scope, Choice(slot, pick.least, most, filters, reading, "", said, scope.given, how, each=each))
    if reading == "player":
        scope.they = slot
    elif reading == "place":
        scope.there = slot
    else:
        scope.it = slot
        if most != 1 and not private:
            scope.group = slot
    return That(slot)


def at_each(r: Reader, pick: Pick[Sort], how: str) -> int:
    """How many are chosen at each location; 0 where that isn't said. Raises `Misread` where nothing is a target."""
    if not any(isinstance(f, w.AtEach) for f in pick.filters):
        return 0
    if how != TARGET:
        raise Misread(f"{r.made.name}: AtEach stands only where there are targets ({how})")
    return pick.most


def paired(r: Reader, pair: w.Pair[Sort], scope: Scope, how: str) -> w.Pair[Sort]:
    """Two targets, of which the second goes with the first (355.11); which of them “it” would be nobody can tell.
    Raises `Misread` where nothing is a target."""
    if how != TARGET:
        raise Misread(f"{r.made.name}: Pair stands only where there are targets ({how})")
    first, second = pair.first, pair.second
    assert isinstance(first, Pick)
    assert isinstance(second, Pick)
    if pair.limit is not None:
        if pair.limit.aspect == "battlefield":
            first = replace(first, filters=(*first.filters, w.at_a_battlefield))
        named = chosen(r, first, scope, how)
        second = replace(second, filters=(*second.filters, w.Sharing(pair.limit, named)))
    else:
        named = chosen(r, first, scope, how)
    made = w.Pair(named, chosen(r, second, scope, how))
    scope.it = scope.group = ""
    return made


def leading(choices: tuple[Choice, ...]) -> frozenset[str]:
    """The choices on which later ones depend, because their filters speak of what was chosen."""
    spoken = {part.name for choice in choices for part in walk(choice.filters) if isinstance(part, That)} | {
        choice.moved for choice in choices
    }
    return frozenset(choice.slot for choice in choices if choice.slot in spoken)


def keep(scope: Scope, choice: Choice) -> None:
    """File a choice where its reading puts it."""
    (scope.choices if choice.how == TARGET else scope.now).append(choice)


def check_moved(r: Reader, node: w.Move, known: Meant) -> None:
    """Whether what moves, of which this is known, can be where it goes: gear that is no unit at a base alone (152.2),
    and what is face down at no location (107.3.e). Raises `Misread`."""
    described = isinstance(node.what, Pick | Every | w.Pair)
    lent = r.appended and isinstance(node.what, Me | w.This)
    gear = "gear" in known.kinds and not lent and (described or "unit" not in known.kinds)
    wrong = ""
    if gear and not isinstance(node.to, w.BaseOf):
        wrong = "only base_of(…) as its to where gear moves (152.2)"
    elif described and "facedown" in known.zones:
        wrong = "what is at a location as its what, not what is face down (107.3.e)"
    if wrong:
        raise Misread(f"{r.made.name}: Move takes {wrong}")


def move(r: Reader, node: w.Move, scope: Scope, how: str) -> w.Move:
    """A move: what moves is a target, where to is a destination chosen with it (355.4). What is said to come from a
    battlefield is chosen there, and “there” is that place unless a destination is chosen."""
    what, to = node.what, node.to
    if node.from_ is not None and isinstance(what, Pick):
        what = replace(what, filters=(*what.filters, w.at_a_battlefield))
    moved = resolve(r, what, scope, how)
    check_moved(r, node, told(moved, scope.meant, r.made.card))
    if to is None or isinstance(to, Pick | ToOrFrom):
        ends = to.filters if isinstance(to, Pick) else (to,) if to is not None else ()
        filters = tuple(resolve(r, f, scope, MATCHED) for f in ends)
        slot = scope.unnamed("destination")
        name = moved.name if isinstance(moved, That) else MOVER if isinstance(moved, Me) else ""
        how = OPEN if to is None and how == TARGET and "an open destination" not in r.edition.targets else how
        keep(scope, Choice(slot, 1, 1, filters, "destination", name, "a location", scope.given, how))
        scope.there = slot
        scope.meant[slot] = Meant(PLACES)
        return w.Move(moved, ToOrFrom(filters[0].place, At(That(slot))) if isinstance(to, ToOrFrom) else At(That(slot)))
    goal = resolve(r, to, scope, how)
    if node.from_ is None:
        return w.Move(moved, goal)
    scope.there = origin = scope.unnamed("origin")
    scope.meant[origin] = Meant(PLACES)
    return w.Move(moved, goal, At(That(origin)))
