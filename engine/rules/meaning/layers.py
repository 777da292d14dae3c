"""Continuous effects as questions, asked when needed and folded in layer order (473–480): traits and keywords here,
Might in `arithmetic`.

Nothing is pushed onto objects and nothing is undone: passives are judged anew, given effects stop matching when their
window is over. A value that depends on itself is worked out until it is stable (476); nobody sees what it was
meanwhile.
"""
from __future__ import annotations

from collections.abc import Container, Sequence
from typing import get_args

from engine.board.index import ALWAYS, worn
from engine.board.objects import Effect, Grant, Object
from engine.board.state import ON_BOARD, State
from engine.catalogue import Ability, CardDef, Context, Passive, Reading
from engine.kernel.bindings import Bindings
from engine.names import questions
from engine.names.questions import BASE, COPY, DOMAIN, LENT, TEXT, WITHOUT, Question
from engine.rules.meaning import nouns
from engine.rules.meaning.speakers import about, answers, applies, speaker, speakers_of, themselves
from engine.words.card import DOMAINS
from engine.words.fixed import KeywordName
from engine.words.nodes import Every, Everywhere, FromElsewhere, FromFacedown, Kind, Me, PlayedFrom, Zone


def given(g: State, thing: Object, what: Question) -> list[Effect]:
    """What effects have given to exactly that object and still lasts, in timestamp order."""
    return [
        effect for effect in g.effects if effect.what == what and thing.id in effect.targets and g.lasting(effect.until)
    ]


def stamp(g: State, passive: Passive, f: Reading) -> int:
    """When a passive began to apply (480.1): with its text, or when that became active again (480.2)."""
    source = g.objects.get(f.source)
    since = source.since if source is not None else 0
    if not passive.conditions:
        return since
    return next((at for id, key, at in g.awake if id == f.source and key == passive.key), since)


def wake(g: State) -> None:
    """480.2: lines whose condition has come true since the last event begin to apply now; the others apply no longer.
    Only those are looked at for which the order matters."""
    awake = []
    for what in sorted(what for what in g.passives if what == BASE or what.startswith(WITHOUT)):
        for passive, f in answers(g, what):
            if passive.conditions:
                known = next((at for id, key, at in g.awake if id == f.source and key == passive.key), 0)
                awake.append((f.source, passive.key, known or g.new_id()))
    if tuple(awake) != g.awake:
        g.awake = tuple(awake)
        g.touch()


# --- layer 1: traits

def base_might(g: State, thing: Object) -> int:
    """Might as printed, copied or assigned: what was assigned last counts (477.1.a.1)."""
    value = thing.card.might or 0
    when = max(
        (
            effect.since
            for effect in g.effects
            if effect.what.startswith(COPY) and thing.id in effect.targets and g.lasting(effect.until)
        ),
        default=0,
    )
    for effect in given(g, thing, BASE) if g.effects else ():
        if effect.since > when:
            value, when = effect.n, effect.since
    for passive, f in answers(g, BASE) if BASE in g.passives else ():
        if applies(g, passive, f, thing) and stamp(g, passive, f) > when:
            value, when = nouns.amount(g, f, passive.trait.n) or 0, stamp(g, passive, f)
    return value


def has_tag(g: State, thing: Object, name: str) -> bool:
    """Whether an object has a tag: printed, copied, given, or by a passive (477.1.c). Rules: 143.1.b, 150.5."""
    if name in thing.card.tags:
        return True
    what = questions.tag(name)
    if what in g.passives and spoken_of(g, what, thing):
        return True
    return bool(g.effects) and bool(given(g, thing, what))


def spoken_of(g: State, what: Question, thing: Object) -> bool:
    """Whether a passive with that answer speaks of an object. Who it speaks of may depend on the answer (476)."""
    key = (what, thing.id)
    if key in g.memo:
        return bool(g.memo[key])
    return bool(
        g.settling.settle(
            g.memo, key, False, lambda: any(applies(g, passive, f, thing) for passive, f in answers(g, what))
        )
    )


def is_also(g: State, thing: Object, kind: str) -> bool:
    """178: whether an object is of that type beside its own: by its own text in every zone, by others on the board.

    Rules: 178.1, 178.1.a, 178.2.
    """
    what = questions.also(kind)
    if thing.zone != "board":
        return says_also(thing.card, kind)
    if what in g.passives and spoken_of(g, what, thing):
        return True
    return bool(g.effects) and bool(given(g, thing, what))


def says_also(card: CardDef, kind: str) -> bool:
    """178: whether a card says of itself that it is of that type too, whatever happens."""
    what = questions.also(kind)
    return what in card.answered and any(
        passive.what == what and isinstance(passive.who, Me) and not passive.conditions for passive in card.passives
    )


def domains(g: State, thing: Object) -> tuple[str, ...]:
    """The domains of an object: printed or copied, and those that passives append (185.3.b.1)."""
    found = thing.card.domains
    for passive, f in answers(g, DOMAIN) if DOMAIN in g.passives else ():
        if applies(g, passive, f, thing):
            source = g.objects[f.source]
            found += tuple(
                domain for domain in DOMAINS if domain not in found and given(g, source, questions.picked(domain))
            )
    return found


# --- layer 2: keywords

def keyword(g: State, thing: Object, name: KeywordName) -> int:
    """The summed value of a keyword on an object, 0 when it has none that is active (801).

    Rules: 801.3.a.1, 802, 807.2, 809.2, 810.2, 811.4, 814.2, 815.2, 822.2, 826.5.
    """
    value = 0 if thing.attached_to else thing.card.keywords.get(name, 0)
    what = questions.keyword(name)
    for effect in g.effects:
        if effect.what == what and thing.id in effect.targets and g.lasting(effect.until):
            value += effect.n
    if what in g.passives or questions.without(name) in g.passives or questions.gives(name) in g.passives:
        key = (name, thing.id)
        if key in g.memo:
            return g.memo[key]  # type: ignore[no-any-return]
        return g.settling.settle(g.memo, key, value, lambda: keyword_now(g, thing, name, value))
    return without(g, thing, name, value) if g.effects else value


def keyword_now(g: State, thing: Object, name: KeywordName, value: int) -> int:
    """A keyword with what passives add and take away; what only those get that lack it is added last (479)."""
    found = [each for each in about(g, questions.keyword(name), thing) if reaches(each[0], thing)]
    value += sum(times * worth(g, passive, f) for passive, f, times in found if not passive.trait.lacking)
    for gear in thing.attached:  # 136
        value += sum(times * passive.trait.n for passive, _, times in about(g, questions.gives(name), g.objects[gear]))
    return without(g, thing, name, value or lacked(g, [(passive, f) for passive, f, _ in found]))


def worth(g: State, passive: Passive, f: Reading) -> int:
    """The value of the keyword that a passive gives, as it is counted now (801)."""
    return max(0, nouns.amount(g, f, passive.trait.n) or 0)


def lacked(g: State, passives: Sequence[tuple[Passive, Reading]]) -> int:
    """What these give to an object that lacks the keyword: the second finds that it has it."""
    return max((worth(g, passive, f) for passive, f in passives if passive.trait.lacking), default=0)


def reaches(passive: Passive, thing: Object) -> bool:
    """Whether a passive speaks of the zone where an object is: of the board, or of the chain if it speaks of spells
    (355.9.a.2), unless it names others or says from where what it speaks of is played."""
    if thing.zone in ON_BOARD or not isinstance(passive.who, Every):
        return thing.zone in ON_BOARD
    filters = passive.who.filters
    return any(isinstance(each, Everywhere | Zone | FromElsewhere | FromFacedown | PlayedFrom) for each in filters) or (
        thing.zone == "chain" and Kind("spell") in filters
    )


def lost(g: State, thing: Object, name: KeywordName) -> bool:
    """Whether an object's keyword was taken away."""
    what = questions.without(name)
    if what not in g.passives and not (g.effects and given(g, thing, what)):
        return False
    return keyword(g, thing, name) == 0


def without(g: State, thing: Object, name: KeywordName, value: int) -> int:
    """The value when the keyword was taken away: what came later counts again (801.3.b, 480.3)."""
    what = questions.without(name)
    lost = [effect.since for effect in given(g, thing, what)]
    if what in g.passives:
        lost += [stamp(g, passive, f) for passive, f in answers(g, what) if applies(g, passive, f, thing)]
    if not value or not lost:
        return value
    last = max(lost)
    later: int = sum(effect.n for effect in given(g, thing, questions.keyword(name)) if effect.since > last)
    found = [(passive, f) for passive, f in answers(g, questions.keyword(name))
             if f.source != thing.id and stamp(g, passive, f) > last and applies(g, passive, f, thing)]
    later += sum(worth(g, passive, f) for passive, f in found if not passive.trait.lacking)
    return later or lacked(g, found)


KEYWORDS: dict[str, KeywordName] = {
    asked(name): name for name in get_args(KeywordName) for asked in (questions.keyword, questions.gives)
}
"""The keyword that a question is about."""
SPOKEN = "keywords of passives"


def keywords(g: State, thing: Object) -> dict[str, int]:
    """All keywords that an object has now, with their values: printed, given, and what passives give by name."""
    names = dict.fromkeys(thing.card.keywords)
    for effect in g.effects:
        if effect.what in KEYWORDS and thing.id in effect.targets:
            names[KEYWORDS[effect.what]] = None
    for name, sources in spoken_by(g) if g.passives else ():
        if sources is None or thing.id in sources:
            names[name] = None
    return {name: n for name in names if (n := keyword(g, thing, name))}


def spoken_by(g: State) -> list[tuple[KeywordName, Container[int] | None]]:
    """The keywords that passives speak of, by name: each with the objects that speak of themselves alone, or None where
    others may be meant. Found once until something changes."""
    if SPOKEN not in g.memo:
        asked = [what for what in sorted(g.passives) if what in KEYWORDS]
        g.memo[SPOKEN] = [(KEYWORDS[what], themselves(speakers_of(g, what))) for what in asked]
    found: list[tuple[KeywordName, Container[int] | None]] = g.memo[SPOKEN]
    return found


def present(g: State, thing: Object, name: KeywordName) -> bool:
    """Whether a keyword stands in an object's text, active or not (722.1). Rules: 135.4.a."""
    return name in thing.card.present or keyword(g, thing, name) > 0


def ignores(g: State, seat: int, name: KeywordName, place: int, using: Object | None = None) -> bool:
    """Whether a player treats a keyword as inactive there, for the procedure at hand (765–767); `using` is the card
    whose costs are paid.

    Rules: 766.
    """
    what = questions.ignored(name)
    if using is not None and any(passive.what == what for passive in using.card.passives):
        return True
    return what in g.passives and any(
        seat in nouns.seats(g, f, passive.who)
        and (passive.trait.at is None or nouns.location(g, f, passive.trait.at) == place)
        for passive, f in answers(g, what)
    )


def appended(g: State, thing: Object) -> list[tuple[CardDef, Grant]]:
    """The texts that are appended to an object now (477.2): effect text, what effects gave, what passives give to
    whoever fits."""
    if not (thing.attached or g.grants or TEXT in g.passives):
        return []
    texts = g.catalogue.texts
    found = [(texts[text.text], text) for id in thing.attached if (text := worn(g, g.objects[id])) is not None]
    found += [(texts[each.text], each) for each in g.grants if thing.id in each.targets and g.lasting(each.until)]
    for passive, f in answers(g, TEXT) if TEXT in g.passives else ():
        if applies(g, passive, f, thing):
            found.append((passive.trait, Grant(0, passive.trait.key, (thing.id,), (), ALWAYS)))
    return found


def activated(g: State, thing: Object) -> Sequence[Ability]:
    """The activated abilities in an object's text: its own unless they are inactive, what is appended, and what it has
    from others (376, 721). A dependent one is among them whether or not its condition holds."""
    if thing.card.is_rune or not (
        thing.attached_to or LENT in g.passives or wears_abilities(g, thing) or appends_abilities(g)
    ):
        return thing.card.activated
    key = ("activated", thing.id)
    if key not in g.memo:
        g.memo[key] = activated_now(g, thing)
    found: Sequence[Ability] = g.memo[key]
    return found


def activated_now(g: State, thing: Object) -> Sequence[Ability]:
    """The same, found out anew."""
    own = [
        *(() if thing.attached_to else thing.card.activated),
        *(ability for text, _ in appended(g, thing) for ability in text.activated),
    ]
    return [*own, *(ability for ability in lent(g, thing) if ability not in own)] if LENT in g.passives else own


def wears_abilities(g: State, thing: Object) -> bool:
    """Whether what is attached to an object gives it an activated ability."""
    texts = (g.objects[id].card.wearer for id in thing.attached)
    return any(text is not None and text.activated for text in texts)


def appends_abilities(g: State) -> bool:
    """Whether a text with an activated ability is appended to anything, other than by attachment."""
    if not (g.grants or TEXT in g.passives):
        return False
    key = "appends abilities"
    if key not in g.memo:
        given = (passive.trait for _, passive, _ in g.passives.get(TEXT, ()))
        g.memo[key] = any(text.activated for text in (*given, *(g.catalogue.texts[one.text] for one in g.grants)))
    return bool(g.memo[key])


def lent(g: State, thing: Object) -> dict[Ability, Bindings]:
    """The activated abilities that an object has from others, each with what is bound in the text it stands in there.
    Inactive text is present (722, 727.1.b.1). Who has all abilities of another has those too which that one has from
    others, its own left out: so circles end."""
    key = (LENT, thing.id)
    if key not in g.memo:
        found: dict[Ability, Bindings] = {}
        known, left = {thing.id}, [thing]
        while left:
            for passive, f, _ in about(g, LENT, left.pop(0)):
                for other in nouns.things(g, f, passive.trait.of):
                    if other.id not in known:
                        known.add(other.id)
                        left.append(other)
                        for ability, env in written(g, other):
                            if ability.exhausts:
                                found.setdefault(ability, env)
        g.memo[key] = found
    lending: dict[Ability, Bindings] = g.memo[key]
    return lending


def written(g: State, thing: Object) -> list[tuple[Ability, Bindings]]:
    """The activated abilities that stand in an object's own text and in what is appended to it, active or not, with
    what is bound there."""
    there = [(ability, Bindings(origin.env)) for text, origin in appended(g, thing) for ability in text.activated]
    return [*((ability, Bindings()) for ability in thing.card.activated), *there]


def bindings(g: State, thing: Object, ability: Ability) -> Bindings:
    """What is bound in the text that an activated ability of that object stands in."""
    if ability in thing.card.activated:
        return Bindings()
    own = next((env for one, env in written(g, thing) if one is ability), None)
    return own if own is not None else lent(g, thing).get(ability, Bindings())


def active(g: State, thing: Object, ability: Ability) -> bool:
    """Whether the conditions of the line that an ability stands in hold (727).

    Rules: 725.4, 727.1, 727.1.b.1, 727.1.b.2, 727.1.b.3, 727.1.c, 727.1.c.1, 727.1.c.1.a, 727.1.c.2, 727.1.c.3,
    727.1.c.3.a, 828.1.b.1, 828.1.c, 828.1.d.
    """
    return not ability.condition or nouns.all_hold(
        g, Context(speaker(g, thing.id), thing.id, bindings(g, thing, ability)), ability.condition
    )
