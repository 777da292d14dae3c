"""References: whose text it is, what and who was mentioned, whose something is."""
from __future__ import annotations

from typing import Any

from engine.words import sorts
from engine.words.base import word
from engine.words.positions import Anything, Phrase


@word()
class Me(Phrase[Any]):
    """Whose text this is: “I” on units and legends, “this” on spells and gear, “here” on battlefields."""


@word()
class This(Phrase[Any]):
    """The card itself, where `Me` may be another: in effect text the Equipment, not its wearer (136.2.d). Elsewhere the
    same as `Me`."""


@word()
class It(Phrase[Any]):
    """The object mentioned last. Resolved to a name when the catalogue is built."""


@word()
class Them(Phrase[Any]):
    """The group mentioned last."""


@word()
class They(Phrase[sorts.Player]):
    """The player mentioned last."""


@word()
class You(Phrase[sorts.Player]):
    """The controller of the text."""


@word()
class YouAnd(Phrase[sorts.Player]):
    """You and others, as those who act: one after another, the Turn Player first (303.2.a)."""

    who: Phrase[sorts.Player]


@word()
class Anyone(Phrase[sorts.Player]):
    """Whoever does it: turns the clause into the passive voice."""


@word()
class That(Phrase[Any]):
    """A mention that was given a name with `called`; after compilation every pronoun is one."""

    name: str


@word("{what:p} controller")
class ControllerOf(Phrase[sorts.Player]):
    """The player who controls that object."""

    what: Anything


@word("the defender")
class Defender(Phrase[sorts.Player]):
    """The player who defends in the combat that goes on (464.2.c.2); nobody where there is none."""


@word("{what:p} owner")
class OwnerOf(Phrase[sorts.Player]):
    """The player who owns that object (127)."""

    what: Anything


@word("{of:p} abilities")
class AbilitiesOf(Phrase[sorts.Abilities]):
    """The triggered and activated abilities of an object, as what has a keyword: `have(abilities_of(me),
    repeat(discard(1)))`."""

    of: Anything


me = Me()
this = This()
it = It()
them = Them()
they = They()
you = You()
you_and = YouAnd
anyone = Anyone()
that = That
controller_of = ControllerOf
owner_of = OwnerOf
defender = Defender()
abilities_of = AbilitiesOf
