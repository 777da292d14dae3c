"""The gate: condition, decision, cost, and one of two ways."""
from __future__ import annotations

from engine.words import fixed
from engine.words.base import word
from engine.words.nouns.filters import Quality
from engine.words.nouns.references import Me
from engine.words.positions import Action, Condition, Effect, Line, Spoken
from engine.words.values.conditions import AtLevel, HasLegion, IsA


@word()
class Gate(Line, Effect):
    """may · if · if you do · to · otherwise, in one node with one order: condition, decision, cost, effects, else.

    `asks` is “may” when somebody decides. On a line of text only the condition is used and `then` holds lines.
    `upgrade`: the text says `orelse` first, and `then` “instead”.
    """

    condition: Condition | None
    asks: fixed.Asking
    cost: tuple[Action, ...]
    then: tuple[Spoken, ...]
    orelse: tuple[Spoken, ...] = ()
    upgrade: bool = False

    def to(self, *effects: Spoken) -> Gate:
        """What was given becomes a cost inside the instruction (204.3); these follow when it is paid."""
        # lines are no costs: the reader refuses them
        return Gate(self.condition, self.asks, self.then, effects, self.orelse)  # type: ignore[arg-type]

    def otherwise(self, *effects: Spoken) -> Gate:
        """What happens when the gate was not passed."""
        return Gate(self.condition, self.asks, self.cost, self.then, effects)


def if_(condition: Condition, *then: Spoken) -> Gate:
    """These, if the condition holds; around lines: while it holds."""
    return Gate(condition, "", (), then)


def may(*then: Effect) -> Gate:
    """Somebody decides whether these happen; `.to(…)` makes them a cost."""
    return Gate(None, "may", (), then)


def do(*actions: Action) -> Gate:
    """`do(A).to(B)`: A is a cost for B."""
    return Gate(None, "", (), actions)


def level(n: int, *then: Spoken) -> Gate:
    """`[Level n][>]`: these while you have that much XP."""
    return Gate(AtLevel(n), "", (), then)


def while_empowered(*then: Spoken) -> Gate:
    """`[Empowered][>]`: these while this has the Empowered status (828)."""
    return Gate(IsA(Me(), (Quality("empowered"),)), "", (), then)


def legion(*then: Spoken) -> Gate:
    """`[Legion][>]`: these if you have played another card this turn."""
    return Gate(HasLegion(), "", (), then)
