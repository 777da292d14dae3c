"""How things are called: the template filler, and nouns in all their forms.

A node is said by its phrase, a template over its fields: `‹verb›` agrees with the subject, `{field}` or `{field:form}`
is said in that form, `⟨…⟩` is left out when a field within is empty. Nouns have a speaker of their own each, since
their words depend on number, case and neighbours. What has neither is refused, never skipped.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.words import nodes as w
from engine.words.base import Node, walk
from engine.words.card import Card
from engine.words.nodes import AbilitiesOf, The, Top, TopRune
from engine.words.saying.grammar import inflect, listed, number
from engine.words.sorts import Sort


class Unsaid(ValueError):
    """There are no words for a node, or not where it stands."""


Speaker = Callable[["Teller", Any, str], str]
SPEAKERS: dict[type[Node], Speaker] = {}
"""What says a node that a template can't."""


def speaks(*kinds: type[Node]) -> Callable[[Speaker], Speaker]:
    """Register the speaker of these words."""

    def build(speaker: Speaker) -> Speaker:
        SPEAKERS.update(dict.fromkeys(kinds, speaker))
        return speaker

    return build


class Teller:
    """Says the nodes of one card; remembers what the sentences so far make possible to leave out."""

    __slots__ = (
        "aside", "card", "chose", "did", "during", "gave", "general", "it", "mine", "noticing", "others", "person",
        "there", "who", "whole", "worn",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.person = ""  # of the subject, for verbs
        self.who: w.Phrase[Sort] = w.You()  # who decides
        self.there = "there"
        self.chose = False  # the sentence before was nothing but a choice
        self.did: w.Node | None = None  # what the sentence before said to do
        self.during = ""  # a window that is said with what is played in it
        self.gave = False  # Might was given already
        self.general = False  # what is possible or not for all of a kind
        self.it = ""  # what kind of thing “it” is
        self.mine = False  # this card lies among those that you own
        self.aside = False  # something else was called “this” since
        self.noticing = False  # it is said what happens, not what is done
        self.others = False  # somebody else acts, and is “you” in the tree
        self.whole: tuple[Node, ...] = card.lines  # where what was given a name is found
        self.worn = False  # the text is appended to something else, which speaks in it

    def say(self, thing: Any, form: str = "") -> str:
        """The thing in that form. Raises `Unsaid`."""
        if form == "dealt":
            return f"{thing} damage" if isinstance(thing, int) else self.say(thing, "damage")
        if thing is None:
            return form  # nothing but its measure: “deal damage”
        if isinstance(thing, int):
            forms = {"signed": f"{thing:+d}", "XP": f"{thing} XP"}
            return forms.get(form, str(thing))
        if isinstance(thing, str):
            return thing.capitalize() if form == "title" else thing
        if isinstance(thing, tuple):
            return listed([self.say(part, form) for part in thing])
        if form == "to":
            return _destination(self, thing)
        if form == "for":
            return f"for {self.say(thing)}" if isinstance(thing, w.Window) else self.say(thing)
        if form in MEASURES and isinstance(thing, w.Amount):
            return self.measured(thing, form)
        if form in ("is", "have"):
            return self.being(thing, form)
        if form == "origin":
            if isinstance(thing, w.Pick) and thing.filters == (w.Kind("location"),):
                return "anywhere"
            return self.say(thing, "at" if isinstance(thing, w.Me) else "")
        if form == "at" and isinstance(thing, w.Pick | w.Every):
            return f"at {self.say(thing)}"
        speaker = SPEAKERS.get(type(thing))
        if speaker is not None:
            return speaker(self, thing, form)
        if not isinstance(thing, Node) or not thing.phrase:
            raise Unsaid(f"{self.card.name}: no words for {thing!r}")
        return self.fill(thing, thing.phrase)

    def measured(self, amount: w.Amount, what: str) -> str:
        """So much of something: “damage equal to its Might”, “1 XP for each unit”."""
        if isinstance(amount, w.Per):
            return f"{amount.each}{' XP' if what == 'XP' else ''} for each {self.say(amount.noun, 'one')}"
        if isinstance(amount, w.ThatMany | w.Noted):
            return "that many" if what == "cards" else f"that much {what}"
        said = self.say(amount)
        return said if isinstance(amount, w.CombatDamage) else f"{what} equal to {said}"

    def being(self, subject: w.Phrase[Sort], verb: str) -> str:
        """The subject with “is” in the person that fits, as short as it is spoken: “I'm”; or “have” alone."""
        person = person_of(self, subject)
        if verb == "have":
            return inflect("have", person)
        name, be = self.say(subject, "s"), inflect("be", person)
        return {("I", "am"): "I'm", ("it", "is"): "it's", ("they", "are"): "they're"}.get((name, be), f"{name} {be}")

    def notice(self, event: w.Node, form: str = "") -> str:
        """What happens, as the words for it are when nobody is told to do it."""
        before = self.noticing, self.others
        self.noticing, self.others = True, False
        try:
            return self.say(event, form)
        finally:
            self.noticing, self.others = before

    def named(self, name: str) -> Node | None:
        """What the text gave that name to; the reader counts on where a name is given twice."""
        nouns = [each for each in walk(self.whole) if isinstance(each, w.Pick | w.Tokens | w.LookAt | w.Reveal)]
        marked: dict[str, Node] = {each.name: each for each in nouns if each.name}
        marked |= {each.n.name: each for each in walk(self.whole)
                   if isinstance(each, w.SpendCounter) and isinstance(each.n, w.AnyAmount)}
        return marked.get(name, marked.get(name.rstrip("0123456789")))

    def fill(self, node: Node, template: str) -> str:
        """A template with the node's fields."""

        def field(found: re.Match[str]) -> str:
            name, _, form = found[1].partition(":")
            return self.say(getattr(node, name), form)

        def part(found: re.Match[str]) -> str:
            fields = re.findall(r"{(\w+):?(\w*)", found[1])
            unsaid = any(getattr(node, name) in ((1,) if form == "value" else (None, (), "")) for name, form in fields)
            return "" if unsaid else found[1]

        text = re.sub(r"⟨(.*?)⟩", part, template)
        text = re.sub(r"‹(\w+)›", lambda found: inflect(found[1], self.person), text)
        return re.sub(r"{([^}]*)}", field, text)

    def act(self, action: w.Node, person: str = "", form: str = "") -> str:
        """An action with its verb for that person."""
        before, self.person = self.person, person
        try:
            return self.say(action, form)
        finally:
            self.person = before

    def unsaid(self, node: w.Node, form: str) -> Unsaid:
        """The refusal for a node that has no such form."""
        return Unsaid(f"{self.card.name}: no words for {node!r}" + (f" as {form!r}" if form else ""))


MEASURES = ("damage", "cards", "XP")
"""Forms in which an amount says of what it is."""


def several(teller: Teller, phrase: w.Node | None) -> bool:
    """Whether a phrase speaks of more than one."""
    match phrase:
        case w.Pick(_, most):
            return most != 1
        case w.Tokens(_, n):
            return n != 1
        case w.That(name):
            named = teller.named(name)
            return isinstance(named, w.SpendCounter) or several(teller, named)
        case w.LookAt(what) | w.Reveal(what):
            return what != w.Top()
        case w.Them() | w.Pair():
            return True
        case w.Every(filters):
            return not of_players(filters) and not of_next(filters)
    return False


def person_of(teller: Teller, subject: w.Phrase[Sort]) -> str:
    """The person in which verbs follow this subject."""
    if is_speaker(teller, subject):
        return "you"
    if isinstance(subject, w.That):
        return "you" if several(teller, subject) else "it"
    if isinstance(subject, w.Every) and teller.noticing:
        return "it"
    if isinstance(subject, w.Me):
        return "I" if teller.worn or teller.card.type in ("unit", "legend") else "it"
    if isinstance(subject, w.You | w.YouAnd | w.Them | w.They | w.Pair | AbilitiesOf):
        return "you"
    if isinstance(subject, w.Every):
        return "it" if of_players(subject.filters) or of_next(subject.filters) else "you"
    if isinstance(subject, w.Pick):
        return "it" if subject.most == 1 else "you"
    return "it"


def is_speaker(teller: Teller, phrase: w.Node | None) -> bool:
    """Whether a phrase means the player whose text it is, in what others do, who are “you” there."""
    return teller.others and isinstance(phrase, w.ControllerOf) and isinstance(phrase.what, w.Me | w.This)


def of_next(filters: tuple[Node, ...]) -> bool:
    """Whether filters speak of the next one alone (391)."""
    return w.Quality("next") in filters


def of_players(filters: tuple[Node, ...]) -> bool:
    """Whether it is players that filters speak of."""
    return w.Kind("player") in filters or w.Kind("opponent") in filters


def _destination(teller: Teller, place: w.Phrase[Sort]) -> str:
    """Where something goes."""
    said = teller.say(place, "at" if isinstance(place, w.Me) else "")
    here = isinstance(place, w.Here) or said in ("here", "there")
    return said if here else f"to {said.removeprefix('at ') if isinstance(place, w.At | w.There) else said}"


# --- references

PRONOUNS: dict[type[Node], dict[str, str]] = {
    w.It: {"p": "its", "hand": "its owner's hand", "": "it"},
    w.Them: {"s": "they", "p": "their", "hand": "their owners' hands", "": "them"},
    w.They: {"p": "their", "": "they"},
    w.You: {"p": "your", "mine": "yours", "": "you"},
    w.Anyone: {"p": "anyone's", "": "anyone"},
    w.Here: {"": "here"},
}


@speaks(*PRONOUNS)
def _pronoun(teller: Teller, node: w.Phrase[Sort], form: str) -> str:
    if isinstance(node, w.You) and teller.others:
        return {"p": "their", "mine": "theirs", "s": "they"}.get(form, "them")
    if isinstance(node, w.It) and teller.aside and teller.it and form in ("", "s", "p"):
        teller.aside = False
        return f"that {teller.it}" + ("'s" if form == "p" else "")
    forms = PRONOUNS[type(node)]
    return forms.get(form, forms[""])


@speaks(w.ControllerOf)
def _controller(teller: Teller, node: w.ControllerOf, form: str) -> str:
    if is_speaker(teller, node):
        return PRONOUNS[w.You].get(form, PRONOUNS[w.You][""])
    return teller.fill(node, node.phrase)


@speaks(w.YouAnd)
def _you_and(teller: Teller, node: w.YouAnd, form: str) -> str:
    each = "" if isinstance(node.who, w.Every) else " each"
    return f"you and {teller.say(node.who, 's')}{each}"


@speaks(w.There)
def _there(teller: Teller, node: w.There, form: str) -> str:
    return "that battlefield" if form == "thing" else teller.there


@speaks(w.This)
def _this(teller: Teller, node: w.This, form: str) -> str:
    teller.aside = True
    return {"p": "its", "hand": _own_hand(teller, "its")}.get(form, "this")


def _own_hand(teller: Teller, whose: str) -> str:
    """The hand to which this card goes back."""
    return f"{teller.say(w.You(), 'p')} hand" if teller.mine else f"{whose} owner's hand"


@speaks(w.Me)
def _me(teller: Teller, node: w.Me, form: str) -> str:
    if teller.worn or teller.card.type in ("unit", "legend"):
        return {"s": "I", "p": "my", "hand": _own_hand(teller, "my")}.get(form, "me")
    if teller.card.type == "battlefield":
        return "here" if form in ("at", "to", "origin") else "this battlefield" + ("'s" if form == "p" else "")
    teller.aside = True
    return {"p": "its", "hand": _own_hand(teller, "its")}.get(form, "this")


@speaks(The)
def _the(teller: Teller, node: The, form: str) -> str:
    rune = node.done in ("recycled", "revealed") and any(isinstance(each, TopRune) for each in walk(teller.whole))
    name = f"the {node.done} {'rune' if rune else node.kind}"
    return {"p": f"{name}'s", "hand": "its owner's hand"}.get(form, name)


@speaks(Top)
def _top(teller: Teller, node: Top, form: str) -> str:
    many = "card" if node.n == 1 else f"{number(node.n) if isinstance(node.n, int) else teller.say(node.n)} cards"
    return f"the top {many} of {teller.say(node.whose, 'p')} deck"


@speaks(w.Deck)
def _deck(teller: Teller, node: w.Deck, form: str) -> str:
    return "any deck" if isinstance(node.whose, w.Every) else f"{teller.say(node.whose, 'p')} deck"


@speaks(w.TopUntil)
def _top_until(teller: Teller, node: w.TopUntil, form: str) -> str:
    whose, who = teller.say(w.You(), "p"), teller.say(w.You(), "s")
    return f"cards from the top of {whose} deck until {who} reveal {teller.say(node.what)}"
