"""Which way a text takes: choices, modes, unless, must, for each, new items on the chain, delayed triggers."""
from __future__ import annotations

from engine.words import fixed, sorts
from engine.words.base import Noticed, word
from engine.words.nouns.filters import EffectsOf
from engine.words.positions import (
    Action,
    Anything,
    Clause,
    Effect,
    Number,
    Objects,
    Occasion,
    Occurrence,
    Phrase,
    Players,
)


@word("‹choose› {what}⟨ with {with_}⟩", Noticed(("chose",), "what", player=True))
class Choose(Action):
    """Nothing but the choice; binds it. Noticed, it may be asked for what it was done with (411.6)."""

    what: Phrase[sorts.Sort]
    with_: Anything | None = None


@word()
class ChooseOne(Action):
    """One of several modes, chosen while finalizing (355.3); each mode is one or more effects. With `unlike` none that
    was chosen before for the same text of the same object."""

    modes: tuple[tuple[Effect, ...], ...]
    unlike: fixed.Unlike = ""

    def not_chosen_this_turn(self, by_you: bool = False) -> ChooseOne:
        """One of those that nobody has chosen this turn for that text of this object, or that its player hasn't:
        `choose_one(draw(1), ready(me)).not_chosen_this_turn(by_you=True)`."""
        return ChooseOne(self.modes, "by you this turn" if by_you else "this turn")

    def not_chosen_yet(self) -> ChooseOne:
        """The same, but each mode once in all that is carried out of one spell or ability, repetitions included."""
        return ChooseOne(self.modes, "by you yet")


@word()
class ChooseWord(Action):
    """Whoever does it chooses one of these words. What is done for those who chose it follows when all have chosen:
    `every(player, who_chose("Cards"))`."""

    words: tuple[str, ...]


@word()
class Unless(Action):
    """The effects happen unless somebody does something: they may do it, and if they don't the effects happen."""

    effects: tuple[Effect, ...]
    clause: Clause


@word()
class Must(Action):
    """Compelled: its choices are never targets (355.10.f)."""

    actions: tuple[Action, ...]


@word()
class ForEach(Action):
    """The effects once for each of a set, one after another; `it` is the one whose turn it is, `they` of players."""

    noun: Anything | Players
    effects: tuple[Effect, ...]


@word()
class DoThis(Action):
    """Reflexive trigger: a new chain item with choices of its own; `on` is its event when it has one (386–388)."""

    effects: tuple[Effect, ...]
    on: Occurrence | None = None
    times: Number = 1


@word()
class DoFollowing(Action):
    """Several reflexive triggers of which the text says which go on the chain: those whose condition holds, all of them
    or so many (387.1.b). Each way is its effects, or one gate with its condition."""

    ways: tuple[tuple[Effect, ...], ...]
    n: int | None = None


@word()
class AtThe(Action):
    """A delayed trigger: once, at the next such moment or the next time that something happens (390.2)."""

    moment: Occurrence
    effects: tuple[Effect, ...]


@word("‹activate› the {effects} of {of}")
class ActivateEffects(Action):
    """As if the named part of their condition were fulfilled (383.4.g)."""

    effects: EffectsOf
    of: Objects


choose = Choose
activate_effects = ActivateEffects


def choose_one(*modes: Effect | tuple[Effect, ...]) -> ChooseOne:
    """Choose one of these modes; a mode of several effects is a tuple."""
    return ChooseOne(tuple(mode if isinstance(mode, tuple) else (mode,) for mode in modes))


def choose_word(*words: str) -> ChooseWord:
    """One of several words: `every(player, other)(choose_word("Cards", "Runes"))`."""
    return ChooseWord(words)


def unless(clause: Clause, *effects: Effect) -> Unless:
    """These effects, unless somebody does that: `unless(controller_of(it)(draw(1)), kill(it))`."""
    return Unless(effects, clause)


def must(*actions: Action) -> Must:
    """Compelled to do these."""
    return Must(actions)


def for_each(noun: Anything | Players, *effects: Effect) -> ForEach:
    """The effects once for each of them; of players `they` is the one whose turn it is, and `you` are still you."""
    return ForEach(noun, effects)


def do_this(*effects: Effect, on: Occasion | None = None, n: Number = 1) -> DoThis:
    """A new item on the chain with choices of its own, or so many; `on` is its event when it has one."""
    return DoThis(effects, on, n)


def do_following(*ways: Effect | tuple[Effect, ...], n: int | None = None) -> DoFollowing:
    """Each a new item on the chain, all that apply or so many of them: `do_following(if_(is_(it, spell), draw(1)),
    if_(is_(it, gear), …))`."""
    return DoFollowing(tuple(way if isinstance(way, tuple) else (way,) for way in ways), n)


def at_the(moment: Occasion, *effects: Effect) -> AtThe:
    """Once, at the next such moment."""
    return AtThe(moment, effects)


next_time = at_the
"""Once, the next time that it happens, in whichever turn."""
