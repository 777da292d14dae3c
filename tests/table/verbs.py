"""A player's verbs: they compose an action as a player does by buttons, from the names that a test gives."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.board.objects import base_of
from engine.editions import numbered
from engine.game import Decision, Entry
from engine.kernel.decision import Option
from engine.rules.playing.cost_components import ACCELERATED
from tests.table.drafting import Named, Names, Taken, hearing, listed

if TYPE_CHECKING:
    from tests.table.playing import Table

PAID_WITH = numbered("355.10.c")
"""The rule by which it is asked what a cost is paid with."""
PRICED = numbered("829.1.c.3", "356.1.a", "356.4.c.1", "356.4.d")
"""The rules by which it is asked for which of several costs something is played."""
ENTERS = numbered("355.2", "822.1.c")
"""The rules by which it is asked where a unit enters: in the base, if nothing else is named."""


class Hands:
    """One player's verbs. Each answers everything that the action asks, from what the test names; a name that is not
    offered, or that nothing was asked for, raises `AssertionError`."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    # --- asking

    def offered(self, verb: str = "") -> set[str]:
        """The names of what this player is offered now, for one verb (“play”, “move”, “use”) or all keys without
        one."""
        decision = self.table.open
        assert decision.seat == self.seat, f"seat {decision.seat} is asked"
        if not verb:
            return set(decision.keys)
        return {self._name(o.subject) for o in decision.options if o.key.startswith(f"{verb}:")}

    def draft(self, *path: str) -> Decision:
        """The next question of a draft."""
        return self.table.game.draft(self.table.open.number, self.seat, path)

    def why_not(self, verb: str, name: str, zone: str = "") -> list[str]:
        """The rules that forbid playing, hiding, using or moving that card now."""
        zone = zone or ("hand" if verb in ("play", "hide") else "board")
        thing = self.table.thing(name, self.seat, zone)
        key = f"{verb}:{thing.id}:0" if verb == "use" else f"{verb}:{thing.id}"
        return [reason.rule for reason in self.table.game.why_not(self.seat, key)]

    # --- doing

    def play(self, name: str, on: Names = (), to: Names = (), *, paying: Names = (), extra: Names = (),
             accelerate: bool = False, repeat: int = 0, price: str = "", spending: Names = (),
             first: Names = (), keep: bool = False) -> Entry:
        """Play a card. `on`: its targets, players and modes in order; `to`: where it enters, or where what it moves
        goes; `paying`: what is given up for its costs; `extra`: optional additional costs to pay, by words of how they
        are offered, beside Accelerate and so many times Repeat; `price`: for which of several costs; `spending`: “in
        order”, or what pays for it by hand; `first`: which part of the cost is paid before the others; `keep`
        Priority."""
        extras = [*listed(extra), *["accelerate"] * accelerate, *["repeat"] * int(repeat)]
        named = Named(listed(on), listed(to), listed(paying), extras, listed(price), listed(spending), listed(first),
                      keep)
        return self._walk(self._first("play", name), named)

    def use(self, name: str, on: Names = (), n: int = 0, *, to: Names = (), paying: Names = (), repeat: int = 0,
            price: str = "", spending: Names = (), keep: bool = False) -> Entry:
        """Use the activated ability `n` of an object; the rest as in `play`."""
        keys = [o.key for o in self.table.open.options
                if o.key.startswith("use:") and o.key.endswith(f":{n}") and self._means(name, o.subject)]
        assert keys, f"{name} can't be used: {self.table.open.keys}"
        named = Named(listed(on), listed(to), listed(paying), ["repeat"] * int(repeat), listed(price),
                      listed(spending), [], keep)
        return self._walk(keys[0], named)

    def move(self, *names: str, to: str, keep: bool = False) -> Entry:
        """Move units together; `to` “base” or a battlefield."""
        place = base_of(self.seat) if to == "base" else self.table._field(self.table.state, to).id
        path = [self._first("move", names[0])]
        question = self.draft(*path)
        assert f"at:{place}" in question.keys, f"{names[0]} can't move to {to}: {said(question.options)}"
        path.append(f"at:{place}")
        for name in names[1:]:
            options = [o for o in self.draft(*path).options if o.key.startswith("also:")]
            keys = [o.key for o in options if self._means(name, o.subject)]
            assert keys, f"{name} can't move along: {said(options)}"
            path.append(keys[0])
        return self.table.answer(self.seat, *path, "keep" if keep else "confirm")

    def hide(self, name: str, at: str = "", *, spending: Names = ()) -> Entry:
        """Hide a card facedown at a battlefield."""
        return self._walk(self._first("hide", name), Named(to=listed(at), spending=listed(spending)))

    def passes(self) -> Entry:
        """Pass Priority or Focus."""
        return self.table.answer(self.seat, "pass")

    def ends(self) -> Entry:
        """End the turn."""
        return self.table.answer(self.seat, "end")

    def choose(self, *names: str) -> Entry:
        """Answer a choice by names of cards, battlefields, “yes”, “no”, or by keys."""
        return self.table.answer(self.seat, *self._keys(self.table.open.options, names))

    # --- names

    def _keys(self, options: Sequence[Option] | Decision, names: Sequence[str]) -> list[str]:
        """The keys that these names mean, each another one. Raises `AssertionError` for a name that is not offered."""
        offers = options.options if isinstance(options, Decision) else options
        keys: list[str] = []
        for name in names:
            left = [o for o in offers if o.key not in keys]
            fitting = [o.key for o in left if name in (o.key, o.short.lower()) or self._means(name, o.subject)]
            fitting = fitting or [o.key for o in left if o.short.casefold().startswith(name.casefold())]
            assert fitting, f"{name} is not offered: {said(offers)}"
            keys.append(fitting[0])
        return keys

    def _means(self, name: str, id: int) -> bool:
        """Whether a name means that object: its own, that of its card, or the nth of that name where it is."""
        if not id:
            return False
        thing = self.table.state.objects.get(id)
        if name in self.table.called:
            return self.table.called[name] == id
        if thing is not None and "#" in name:
            card, _, nth = name.partition("#")
            same = [o.id for o in self.table.state.objects.values() if (o.card.name, o.zone) == (card, thing.zone)]
            return id in same[int(nth) - 1:int(nth)]
        return self._name(id) == name

    def _name(self, id: int) -> str:
        thing = self.table.state.objects.get(id)
        return thing.card.name if thing else ""

    def _first(self, verb: str, name: str) -> str:
        decision = self.table.open
        assert decision.seat == self.seat, f"seat {decision.seat} is asked: {decision.prompt}"
        keys = [o.key for o in decision.options if o.key.startswith(f"{verb}:") and self._means(name, o.subject)]
        assert keys, f"{verb} {name} is not offered: {said(decision.options)}"
        return keys[0]

    # --- composing

    def _walk(self, first: str, named: Named) -> Entry:
        """Answer every question of an action, and compare what is taken without a question with what was named."""
        path, known = [first], 0
        while True:
            with hearing() as heard:
                question = self.draft(*path)
                taken = list(heard)
            for one in taken[known:]:
                self._compare(one, named)
            known = len(taken)
            path.append(self._answer(question, named))
            if path[-1] in ("confirm", "keep"):
                unused = named.left()
                told_of = [told(one) for one in taken]
                assert not unused, f"nothing asked for {unused}; taken without a question: {told_of}"
                return self.table.answer(self.seat, *path)

    def _compare(self, taken: Taken, named: Named) -> None:
        """What the engine took without a question has to be what was named for it. Where targets, places or costs are
        named at all, all are."""
        which = asked_for(taken)
        if not named.speaks_of(which):
            return
        names: list[str] = getattr(named, which)
        for option in taken.options:
            assert names, f"nothing was named for {told(taken)}, which was taken without a question"
            fits = self._keys([option], names[:1]) if which != "price" else in_words(names[0], option)
            assert fits, f"{names[0]} was named, and this was taken without a question: {told(taken)}"
            names.pop(0)

    def _answer(self, question: Decision, named: Named) -> str:
        """The key that answers the next question."""
        which = asked_for(question)
        names: list[str] = getattr(named, which)
        if question.kind == "confirm":
            return self._confirm(question, named)
        if which == "extra":
            return self._extra(question, named)
        if which == "price" and names:
            return worded(names.pop(0), question.options)
        if names:
            return self._keys(question, [names.pop(0)])[0]
        if question.why in ENTERS:
            return self._keys(question, ["Your base"])[0]
        assert "done" in question.keys, f"nobody said what to choose: {question.prompt} {said(question.options)}"
        return "done"

    def _extra(self, question: Decision, named: Named) -> str:
        """355.1: an optional additional cost is paid when it is named: as Accelerate, as a Repeat, by words, or by what
        is given up for it."""
        offers = [option for option in question.options if option.key != "extra:none"]
        kind = self._kind_of(question)
        things = [option for option in offers if option.subject]
        if kind and kind in named.extra:
            named.extra.remove(kind)
            return self._keys(things, [named.paying.pop(0)])[0] if things and named.paying else offers[0].key
        if not kind and not things and named.extra and in_words(named.extra[0], *offers):
            return worded(named.extra.pop(0), offers)
        if not kind and named.paying and any(self._means(named.paying[0], option.subject) for option in things):
            return self._keys(things, [named.paying.pop(0)])[0]
        assert "extra:none" in question.keys, f"it has to be paid: {question.prompt} {said(question.options)}"
        return "extra:none"

    def _kind_of(self, question: Decision) -> str:
        """Which optional additional cost is asked for: “accelerate”, “repeat”, or “” for one that has no name."""
        if question.prompt.endswith("to repeat it as an additional cost?"):
            return "repeat"
        cards = self.table.state.catalogue.cards.values()
        dues = (ACCELERATED, *(due for card in cards for due in card.additional if due.key == ACCELERATED.key))
        ends = {f": {due.label} as an additional cost?" for due in dues}
        return "accelerate" if question.prompt.endswith(tuple(ends)) else ""

    def _confirm(self, question: Decision, named: Named) -> str:
        """357: the end of a draft, or a choice of how to pay before it."""
        if named.first:
            return worded(named.first.pop(0), [o for o in question.options if o.key.startswith("first:")])
        if named.spending[:1] == ["in order"]:
            named.spending.pop(0)
            return self._keys(question, ["pay:order"])[0]
        if named.spending and "pay:hand" in question.keys:
            return "pay:hand"
        if named.spending:  # hiding names what pays for it at once
            payers = [option for option in question.options if option.key.startswith("pay:")]
            return self._keys(payers, [named.spending.pop(0)])[0]
        keep, named.keep = named.keep, False
        return "keep" if keep else "confirm"


def asked_for(question: Decision | Taken) -> str:
    """What answers a question: the field of `Named`."""
    if question.kind in ("place", "pay"):
        return {"place": "to", "pay": "spending"}[question.kind]
    if any(option.key.startswith("extra:") for option in question.options):
        return "extra"
    return "price" if question.why in PRICED else "paying" if question.why in PAID_WITH else "on"


def in_words(words: str, *options: Option) -> bool:
    """Whether one of the options is offered in these words."""
    return any(words.casefold() in f"{option.short} {option.full}".casefold() for option in options)


def worded(words: str, options: Sequence[Option]) -> str:
    """The key of the first option that is offered in these words. Raises `AssertionError` when there is none."""
    found = [option.key for option in options if in_words(words, option)]
    assert found, f"{words} is not offered: {said(options)}"
    return found[0]


def said(options: Sequence[Option]) -> list[tuple[str, str]]:
    """Options as a failing test prints them."""
    return [(option.key, option.short) for option in options]


def told(taken: Taken) -> str:
    """What was taken without a question, as a failing test prints it."""
    return f"{taken.prompt} {said(taken.options)}"
