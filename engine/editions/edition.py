"""What may differ between editions of the Core Rules; the defaults are the current one."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from engine.words.event_kinds import EventKind

EditionName = Literal["v1.0", "v1.2", "v1.3", "v1.4"]


@dataclass(frozen=True, slots=True)
class Hiding:
    """What the keyword Hidden says."""

    zones: frozenset[str] = frozenset(("hand", "champion"))
    """The zones from which a card is hidden."""
    power: Literal["any", "of the deck"] = "any"
    """Which Power hides a card: of any domain, or of one of the deck's."""
    rests: Literal["this turn", "until another's turn"] = "this turn"
    """How long a hidden card can't be played."""
    gear_enters: Literal["there", "the base"] = "there"
    """Where hidden gear enters."""
    binds: Literal["each that can be", "all if all can be", "all"] = "each that can be"
    """Which targets are bound to the battlefield, where the wording of some rules out everything there."""


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the Core Rules. `sets`: the sets whose keywords it defines, in the order of their release.
    `numbers`: rule numbers of the current edition, and names of what only earlier ones have, to its own numbers.
    `orders`: procedures by name whose steps it puts in another order than they are written in."""

    name: EditionName
    dated: date
    sets: tuple[str, ...]
    numbers: Mapping[str, str] = field(default_factory=dict, repr=False, hash=False)
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False, hash=False)

    cleanup_after: frozenset[EventKind] = frozenset()
    """After which events a Cleanup is due; none: after everything that changes what it looks at."""
    relevant: Literal["everybody", "fighters"] = "everybody"
    """Who acts in a chain or showdown: in a combat perhaps only its two sides, who became involved and who was
    invited."""
    finalizes: Literal["one by one", "all together", "at once"] = "one by one"
    """How what is pending on the chain is finalized: each followed by a Cleanup, all of it without one between, or as
    soon as it is there, also while something resolves."""
    keeps_go: bool = False
    """Whether it stays the same player's go when a trigger comes on top while players act; of a chain that triggers
    begin it is the go of whoever's is the first."""
    add_spells_at_once: bool = False
    """Whether a spell that Adds resolves as soon as it is finalized, as such abilities do."""
    last_item_ends_chain: bool = False
    """Whether what triggers as the only item of a chain was played begins a new chain."""
    combat_chain: Literal["defender last", "attacker leads"] = "defender last"
    """In which order triggers are placed on the first chain of a combat: the Attacker's first, the Defender's last; or
    in turn order from the Attacker, whose go it is then."""
    focus_passes_after: frozenset[str] = frozenset(("card", "activated"))
    """After which chains of a showdown Focus passes: by what opened them, or “combat chain” for the first one of a
    combat."""
    conversion: Literal["focus stays", "attacker has focus", "never"] = "focus stays"
    """What becomes of a showdown when an enemy joins it: a combat, and who has Focus then; or nothing, so that a combat
    opens after it."""
    combats_first: bool = False
    """Whether the Turn Player may let a combat open while a mere showdown is staged elsewhere."""
    showdown_needs: Literal["the contester", "no controller"] = "the contester"
    """What a showdown at a contested battlefield needs: units of the contester, or only that nobody controls it."""
    combats_contested: bool = True
    """Whether a combat is staged only where Contested was applied."""
    contested_lasts: bool = False
    """Whether Contested outlasts the units of whoever applied it until somebody establishes control."""
    control_lost: Literal["in a Cleanup", "at once unless contested", "at once"] = "in a Cleanup"
    """When a player loses control of a battlefield without own units."""
    facedown_needs: Literal["control", "a unit"] = "control"
    """What a player needs at a battlefield so that their facedown cards stay there."""
    recalls_strays: bool = True
    """Whether permanents in a base that isn't their controller's go home."""
    combat_steps_neutral: bool = False
    """Whether the turn is in a Neutral State again when combat damage is dealt and after it."""
    assigns_beyond_lethal: bool = False
    """Whether a unit may be assigned more combat damage than is lethal while others have less."""
    assigning_counts: frozenset[str] = frozenset(("times", "less"))
    """Which changes of combat damage count while it is assigned: those that multiply it, and those that prevent some of
    it."""
    fighters_trigger: Literal["at first", "once in a combat", "as it begins"] = "at first"
    """When what triggers on attacking and defending does: as a unit does so for the first time in a combat, whichever
    time it may unless it has already, or only as the combat begins."""
    recall_leaves_winner: bool = False
    """Whether a combat is won by who is left after the attackers were recalled."""
    wins: Literal["in a Cleanup", "at once"] = "in a Cleanup"
    """When it is looked whether a player has won: with more points than any opponent, or whoever has the Victory Score
    first."""
    final_point: Literal["at least one short", "one short"] = "at least one short"
    """How many points a player has for whom a conquer has to be the last of all battlefields."""
    may_decided: Literal["while finalizing", "as it triggers", "on resolution"] = "while finalizing"
    """When it is decided whether to do what a trigger says behind an opening “you may”."""
    trigger_costs: Literal["at the start", "anywhere", "nowhere"] = "at the start"
    """Where “do this to do that” has to stand in a trigger for its cost to be paid while finalizing."""
    trigger_ifs: Literal["right behind", "anywhere", "nowhere"] = "right behind"
    """Where an “if” has to stand behind the condition of a trigger to be part of it; any other is asked on
    resolution."""
    deaths_noted: Literal["all", "deathknell", "none"] = "all"
    """Which “when I die” triggers before the object dies, with a note of what it was; any other does together with
    whatever else triggers on that death."""
    reflexive: frozenset[str] = frozenset(("do this", "do one", "do several"))
    """What makes a new item on the chain: “do this”, “do one of the following”, “do several of the following”; anything
    else is simply the next instruction."""
    delayed: Literal["on the chain", "at once"] = "on the chain"
    """Where something happens that was to wait for its time."""
    as_replaces: bool = True
    """Whether “as …” and “I enter …” replace an event, so that somebody orders them; or simply say what is so."""
    keeps_limited: bool = False
    """Whether what triggers or applies so often each turn may always be left for later, not only where it says
    “may”."""
    inherits: Literal["from its effect", "from any"] = "from its effect"
    """Whose changes of an event go over to what happens instead: those of the effect that made it, or of any."""
    replacements_ordered_by: Literal["controller", "owner"] = "controller"
    """Which player of the object that is acted on orders the replacements of one event."""
    targets: frozenset[str] = frozenset(("an open destination",))
    """What is chosen while an item is finalized, of that about which editions differ: where something moves whose text
    names no place, a place at which something is played, what its player must act on. And whether a battlefield to
    which something moves is targeted by being chosen."""
    moves_elsewhere: bool = True
    """Whether the place of a move is another one than where the unit is as it is chosen."""
    split_drops: Literal["as needed", "freely"] = "as needed"
    """How many targets may cease to be targets where there is less damage to split than targets."""
    deflect_counts: Literal["each time", "once"] = "each time"
    """How often Deflect counts for an item that targets its object several times."""
    counts_as_played: Literal["finalized", "played"] = "finalized"
    """By which event a card has been played for whoever asks later: as it is final, or as it has resolved."""
    legion: Literal["another finalized", "any played", "another played before"] = "another finalized"
    """What Legion asks for: another card finalized this turn, one played, or another one played before. “Any” is so too
    for spells and play effects."""
    several_domains: Literal["one of them", "any"] = "one of them"
    """Which Power pays for [C] on a card of several domains."""
    group_left: Literal["may rejoin", "out"] = "may rejoin"
    """What becomes of targets that were at one battlefield together and have left it: perhaps they are together
    elsewhere."""
    missing: Literal["nothing", "zero"] = "nothing"
    """How much it is that can't be told any more."""
    declines: frozenset[str] = frozenset(("play", "trigger", "effect"))
    """Of what a payment may be declined by whose pool covers it."""
    discounts: Literal["parts first", "any order"] = "parts first"
    """Whether what lessens one part of a cost counts before what lessens the whole."""
    ignores_additional: bool = True
    """Whether “ignoring any and all costs” takes away additional costs as well."""
    timing_checked: Literal["last", "first"] = "last"
    """When it is looked whether something may be played at this time: after its choices and payments, or before."""
    replaced_is_done: bool = False
    """Whether an action that was replaced counts for “if you do”."""
    hidden: Hiding = Hiding()
    """What the keyword Hidden says."""
    burns_out: Literal["for want of cards", "at an empty deck"] = "for want of cards"
    """What makes a player burn out: cards that have to leave a deck and aren't there, or also looking at, or revealing,
    what is an empty deck."""
    repeated_burn_out_binds: bool = True
    """Whether nothing keeps off the points of a second Burn Out in a row."""
    facedown_shown: Literal["anywhere", "where it is private"] = "anywhere"
    """Where a facedown card has to go to be shown to everybody by that."""
    compels_privately: bool = False
    """Whether a player has to choose a card of a stated kind among cards that nobody else sees."""
    closed_to_mates: Literal["occupied", "controlled"] = "occupied"
    """Which of a teammate's battlefields units can't move to."""
    mates_act: Literal["invited", "unasked"] = "invited"
    """How a teammate comes to act in the Main Phase: invited, or also unasked when the Turn Player wants to do nothing
    more."""
    chooser_controls: bool = True
    """Whether an ability of a battlefield that lets a certain player choose is that player's."""
    bonus_damage: Literal["as other damage", "with other damage"] = "as other damage"
    """Whether Bonus Damage is prevented as any other; or isn't dealt at all where all other damage is prevented."""
    might_below_zero: bool = True
    """Whether a Might below 0 is what it is until it is read."""

    def cite(self, rule: str) -> str:
        """The number under which this edition has that rule; where it says nothing about it, the number in the current
        edition, from which it is taken then."""
        number = self.numbers.get(rule)
        return rule if number is None else f"{self.name}:{number}"


CURRENT = Edition("v1.4", date(2026, 7, 16), ("OGN", "OGS", "SFD", "UNL", "VEN"))
BEFORE_EDITIONS: EditionName = "v1.4"
"""By which edition games were played before there were several."""
