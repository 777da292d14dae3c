"""Keywords of the rulebook as words (800–829), and what speaks of keywords."""
from __future__ import annotations

from typing import Any

from engine.words import fixed, sorts
from engine.words.actions.cards import Play
from engine.words.actions.happenings import Attack, Conquer, Defend, Hold
from engine.words.actions.ways import Choose
from engine.words.lines.abilities import EmpowerFor, Equip
from engine.words.lines.gates import Gate
from engine.words.lines.traits import Deathknell, Flow, Keyword, Repeat
from engine.words.nouns.filters import EffectsOf, With
from engine.words.nouns.picks import Every
from engine.words.nouns.references import you
from engine.words.positions import Act, Action, Effect, Number, Players
from engine.words.values.conditions import dependent_name
from engine.words.values.costs import CostsOf, cost

KEYWORDS: tuple[fixed.KeywordName, ...] = (
    "accelerate", "action", "ambush", "assault", "backline", "deathknell", "deflect", "empower", "equip", "flow",
    "ganking", "hidden", "hunt", "legion", "level", "quick-draw", "reaction", "repeat", "shield", "tank", "temporary",
    "unique", "vision", "weaponmaster",
)

accelerate = Keyword("accelerate")
action = Keyword("action")
ambush = Keyword("ambush")
backline = Keyword("backline")
ganking = Keyword("ganking")
hidden = Keyword("hidden")
quick_draw = Keyword("quick-draw")
reaction = Keyword("reaction")
tank = Keyword("tank")
temporary = Keyword("temporary")
unique = Keyword("unique")
vision = Keyword("vision")
weaponmaster = Keyword("weaponmaster")


def assault(n: Number = 1) -> Keyword:
    """More Might while attacking. Rules: 807.1.b.3."""
    return Keyword("assault", n)


def shield(n: Number = 1) -> Keyword:
    """More Might while defending. Rules: 814.1.b.3."""
    return Keyword("shield", n)


def deflect(n: Number = 1) -> Keyword:
    """Opponents pay more to choose it. Rules: 809.1.b.3."""
    return Keyword("deflect", n)


def hunt(n: Number = 1) -> Keyword:
    """Gains XP when it conquers or holds. Rules: 823.1.c.2."""
    return Keyword("hunt", n)


def deathknell(*effects: Effect) -> Deathknell:
    """When it dies, these."""
    return Deathknell(effects)


def repeat(*parts: int | fixed.PowerName | Action) -> Repeat:
    """Pay this too and it happens once more."""
    return Repeat(cost(*parts))


def flow(*parts: int | fixed.PowerName | Action) -> Flow:
    """Playable from your trash for this cost."""
    return Flow(cost(*parts))


def equip(*parts: int | fixed.PowerName | Action, timing: Keyword | None = None) -> Equip:
    """Equip for that cost: `equip(1, calm)`; `timing` is `action` or `reaction` (818.1.c.5)."""
    return Equip(cost(*parts), timing.name if timing else "")  # type: ignore[arg-type]  # checked when it is read


def empower_for(*parts: int | fixed.PowerName | Action, timing: Keyword | None = None) -> EmpowerFor:
    """Become Empowered for that cost: `empower_for(2, fury)`; `timing` is `action` or `reaction` (827.1.c.4)."""
    return EmpowerFor(cost(*parts), timing.name if timing else "")  # type: ignore[arg-type]  # checked when it is read


# --- what speaks of keywords

BY_WORD: dict[object, fixed.KeywordName] = {
    deathknell: "deathknell", repeat: "repeat", flow: "flow", equip: "equip", empower_for: "empower", hunt: "hunt",
    assault: "assault", shield: "shield", deflect: "deflect",
}
"""Keywords that take effects or a cost or a value, by their word."""
EFFECTS_OF: dict[type[Act], fixed.EffectName] = {
    Play: "play", Choose: "choose", Conquer: "conquer", Hold: "hold", Attack: "attack", Defend: "defend",
}


def keyword_named(keyword: Any) -> fixed.KeywordName:
    """The name of a keyword, given as it is written or by its word alone. Raises ValueError for anything else."""
    match keyword:
        case Keyword(name):
            return name
        case Gate(condition) if dependent := dependent_name(condition):
            return dependent
        case Equip():
            return "equip"
        case EmpowerFor():
            return "empower"
    if keyword in BY_WORD:
        return BY_WORD[keyword]
    raise ValueError(
        f"{keyword!r} is no keyword: one such as tank, or the word of one such as deathknell, was expected"
    )


def with_(keyword: Keyword | Equip | EmpowerFor | Gate | Any) -> With:
    """Has that keyword, active or not; a dependent one is named by a gate: `with_(while_empowered())`; one that takes
    effects or a cost by its word: `with_(deathknell)`."""
    return With(keyword_named(keyword))


def effects_of(of: Keyword | type[Act] | Any) -> EffectsOf:
    """The effects of that name: `effects_of(conquer)`, `effects_of(deathknell)`; for doing that there alone:
    `effects_of(conquer(here))`."""
    if isinstance(of, type) and of in EFFECTS_OF:
        return EffectsOf(EFFECTS_OF[of])
    if isinstance(of, Conquer | Hold | Attack | Defend):
        return EffectsOf(EFFECTS_OF[type(of)], of.at)
    return EffectsOf(keyword_named(of))  # type: ignore[arg-type]  # checked when it is read


def costs_of(of: Keyword | Any, whose: Players = you, on: Every[sorts.Card] | None = None) -> CostsOf:
    """What you or they pay for a keyword: `costs_of(repeat)`, `costs_of(repeat, every(friendly, player))`; for that of
    these alone: `costs_of(empower_for, on=every(your, unit, here))`."""
    return CostsOf(keyword_named(of), whose, on)  # type: ignore[arg-type]  # checked when it is read
