"""How things are called: the template filler, and nouns in all their forms.

A node is said by its phrase, a template over its fields: `‹verb›` agrees with the subject, `{field}` or `{field:form}` is said in that
form, `⟨…⟩` is left out when a field within is empty. Nouns have a speaker of their own each, since their words depend on number, case
and neighbours. What has neither is refused, never skipped.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.words import nodes as w
from engine.words.base import Node
from engine.words.card import Card
from engine.words.nodes import AbilitiesOf, The, Top
from engine.words.saying.grammar import inflect, listed, number


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

    __slots__ = ("card", "chose", "gave", "person", "there", "who", "worn")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.person = ""  # of the subject, for verbs
        self.who: w.Phrase[Any] = w.You()  # who decides
        self.there = "there"
        self.chose = False  # the sentence before was nothing but a choice
        self.gave = False  # Might was given already
        self.worn = False  # the text is appended to something else, which speaks in it

    def say(self, thing: Any, form: str = "") -> str:
        """The thing in that form. Raises `Unsaid`."""
        if thing is None:
            return form  # nothing but its measure: “deal damage”
        if isinstance(thing, int):
            return {"signed": f"{thing:+d}", "runes": "rune" if thing == 1 else "runes"}.get(form, str(thing))
        if isinstance(thing, str):
            return thing.capitalize() if form == "title" else thing
        if isinstance(thing, tuple):
            return listed([self.say(part, form) for part in thing])
        if form == "to":
            return _destination(self, thing)
        if form == "origin":
            return "anywhere" if isinstance(thing, w.Pick) and thing.filters == (w.Kind("location"),) else self.say(thing)
        if form == "at" and isinstance(thing, w.Pick | w.Every):
            return f"at {self.say(thing)}"
        speaker = SPEAKERS.get(type(thing))
        if speaker is not None:
            return speaker(self, thing, form)
        if not isinstance(thing, Node) or not thing.phrase:
            raise Unsaid(f"{self.card.name}: no words for {thing!r}")
        return self.fill(thing, thing.phrase)

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

    def act(self, action: Any, person: str = "", form: str = "") -> str:
        """An action with its verb for that person."""
        before, self.person = self.person, person
        try:
            return self.say(action, form)
        finally:
            self.person = before

    def unsaid(self, node: Any, form: str) -> Unsaid:
        """The refusal for a node that has no such form."""
        return Unsaid(f"{self.card.name}: no words for {node!r}" + (f" as {form!r}" if form else ""))


def person_of(teller: Teller, subject: w.Phrase[Any]) -> str:
    """The person in which verbs follow this subject."""
    if isinstance(subject, w.Me):
        return "I" if teller.worn or teller.card.type in ("unit", "legend") else "it"
    if isinstance(subject, w.You | w.Them | w.They | AbilitiesOf):
        return "you"
    if isinstance(subject, w.Every):
        return "it" if of_players(subject.filters) else "you"
    if isinstance(subject, w.Pick):
        return "it" if subject.most == 1 else "you"
    return "it"


def of_players(filters: tuple[Node, ...]) -> bool:
    """Whether it is players that filters speak of."""
    return w.Kind("player") in filters or w.Kind("opponent") in filters


def _destination(teller: Teller, place: w.Phrase[Any]) -> str:
    """Where something goes."""
    said = teller.say(place)
    return said if isinstance(place, w.Here | w.There | w.At) else f"to {said}"


# --- references

PRONOUNS: dict[type[Node], dict[str, str]] = {
    w.It: {"p": "its", "hand": "its owner's hand", "": "it"},
    w.Them: {"s": "they", "p": "their", "hand": "their owners' hands", "": "them"},
    w.They: {"p": "their", "": "they"},
    w.You: {"p": "your", "": "you"},
    w.Anyone: {"p": "anyone's", "": "anyone"},
    w.Here: {"": "here"},
}


@speaks(*PRONOUNS)
def _pronoun(teller: Teller, node: w.Phrase[Any], form: str) -> str:
    forms = PRONOUNS[type(node)]
    return forms.get(form, forms[""])


@speaks(w.There)
def _there(teller: Teller, node: w.There, form: str) -> str:
    return teller.there


@speaks(w.This)
def _this(teller: Teller, node: w.This, form: str) -> str:
    return {"p": "its", "hand": "its owner's hand"}.get(form, "this")


@speaks(w.Me)
def _me(teller: Teller, node: w.Me, form: str) -> str:
    if teller.worn or teller.card.type in ("unit", "legend"):
        return {"s": "I", "p": "my", "hand": "its owner's hand"}.get(form, "me")
    if teller.card.type == "battlefield":
        return "here"
    return {"p": "its", "hand": "its owner's hand"}.get(form, "this")


@speaks(w.That)
def _that(teller: Teller, node: w.That, form: str) -> str:
    name = f"that {node.name.rstrip('0123456789')}"
    return {"p": f"{name}'s", "hand": "its owner's hand"}.get(form, name)


@speaks(The)
def _the(teller: Teller, node: The, form: str) -> str:
    name = f"the {node.done} {node.kind}"
    return {"p": f"{name}'s", "hand": "its owner's hand"}.get(form, name)


@speaks(Top)
def _top(teller: Teller, node: Top, form: str) -> str:
    many = "card" if node.n == 1 else f"{number(node.n) if isinstance(node.n, int) else teller.say(node.n)} cards"
    return f"the top {many} of {teller.say(node.whose, 'p')} deck"
