"""Earlier editions. Each is written as what it does otherwise than the one after it."""
from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from importlib import resources

from engine.editions.edition import CURRENT, Hiding

NUMBERS: dict[str, dict[str, str]] = json.loads(
    resources.files("engine.editions").joinpath("numbers.json").read_text("utf-8")
)
"""By edition, the number in the current edition or the name of what it hasn't → the number there."""

TO_DRAW = (
    "start", "started", "awaken phase", "before awaken", "awaken", "after awaken", "beginning", "notice allies",
    "after beginning", "scoring step", "before scoring", "scoring", "after scoring", "channel phase", "before channel",
    "channel", "after channel", "draw phase", "before draw", "draw", "empty pools", "after draw",
)
"""The whole Beginning Phase counts for teammates. The pools empty in the Draw Phase."""
TO_ACT = ("main", "after start", "act", "settle", "acted")
MATES_ACT = ("mates act", "after mates", "mates acted")
"""Before the turn ends, teammates act unasked."""
TO_EXPIRE = ("over", "unstun", "ending", "after ending")
"""Stunned ends as the Ending Step begins."""
TO_CLOSE = (
    "combat", "combat chain", "opened", "focus", "chain", "focus moves", "close", "closing cleanup", "after closing",
)
"""Before the damage of a combat there is another Cleanup."""

V1_3 = replace(
    CURRENT, name="v1.3", dated=date(2026, 3, 30), sets=("OGN", "OGS", "SFD", "UNL"), numbers=NUMBERS["v1.3"],
    orders={
        "turn": (*TO_DRAW, *TO_ACT, *TO_EXPIRE, "expiration", "after expiration", "expired", "next"),
        "cleanup": ("win", "designations", "deaths", "control", "recalls", "again", "attributed", "opening"),
        "ending cleanup": (
            "win", "designations", "deaths", "heal", "turn expires", "pools empty", "control", "recalls", "again",
            "attributed", "opening",
        ),
        "combat cleanup": (
            "win", "designations", "deaths", "heal", "tie", "tied", "control", "recalls", "again", "attributed",
            "opening",
        ),
        "showdown": (
            *TO_CLOSE, "damage", "combat cleanup", "after cleanup", "result", "after result", "control", "score",
            "after control", "ends",
        ),
    },
    compels_privately=True, closed_to_mates="controlled", chooser_controls=False,
    conversion="attacker has focus", combats_first=True, recall_leaves_winner=True,
    contested_lasts=True, assigning_counts=frozenset(("less",)),
    may_decided="as it triggers", trigger_costs="anywhere", trigger_ifs="anywhere", keeps_limited=True,
    deaths_noted="deathknell", inherits="from any", reflexive=frozenset(("do this", "do one")),
    as_replaces=False,
    replacements_ordered_by="owner", split_drops="freely",
    targets=frozenset(("an open destination", "a place to play")),
    declines=frozenset(("trigger",)), ignores_additional=False, replaced_is_done=True,
    bonus_damage="with other damage",
    counts_as_played="played", several_domains="any", hidden=Hiding(binds="all if all can be"),
)
"""Nothing but a showdown or a combat ends that a battlefield is contested."""

V1_2 = replace(
    V1_3, name="v1.2", dated=date(2025, 12, 1), sets=("OGN", "OGS", "SFD"), numbers=NUMBERS["v1.2"],
    orders={
        "turn": (
            *TO_DRAW, *TO_ACT, *MATES_ACT, *TO_EXPIRE, "expiration", "turn expires", "pools empty", "after expiration",
            "expired", "next",
        ),
        "cleanup": ("win", "deaths", "designations", "control", "recalls", "again", "attributed", "opening"),
        "ending cleanup": (
            "win", "deaths", "heal", "designations", "control", "recalls", "again", "attributed", "opening",
        ),
        "combat cleanup": (
            "win", "deaths", "heal", "tie", "tied", "designations end", "control", "recalls", "again",
            "attributed", "opening",
        ),
        "showdown": (
            *TO_CLOSE, "damage", "combat cleanup", "after cleanup", "result", "control", "score", "ends",
        ),
    },
    finalizes="all together", conversion="never", combats_first=False, recall_leaves_winner=False,
    control_lost="at once unless contested", recalls_strays=False, assigning_counts=frozenset(),
    combat_steps_neutral=True,
    focus_passes_after=frozenset(("card", "activated", "triggered")),
    may_decided="on resolution", trigger_costs="nowhere", trigger_ifs="nowhere", keeps_limited=False,
    inherits="from its effect",
    closed_to_mates="occupied", facedown_shown="where it is private", repeated_burn_out_binds=False,
    mates_act="unasked", wins="at once", final_point="one short", deflect_counts="once",
    bonus_damage="as other damage",
    might_below_zero=False, fighters_trigger="once in a combat", legion="any played", group_left="out",
    targets=V1_3.targets | {"a battlefield to move to"}, moves_elsewhere=False,
    discounts="any order", replaced_is_done=False,
    hidden=replace(V1_3.hidden, gear_enters="the base"),
)
"""Deaths before designations. In the Expiration Step a Cleanup heals; after it, what lasts for the turn ends."""

V1_0 = replace(
    V1_2, name="v1.0", dated=date(2025, 6, 2), sets=("OGN", "OGS"), numbers=NUMBERS["v1.0"],
    orders={
        "turn": (
            *TO_DRAW, *TO_ACT, *MATES_ACT, *TO_EXPIRE, "heal", "turn expires", "pools empty", "last cleanup",
            "after expiration", "expired in effect", "next",
        ),
        "hot": ("triggers", "finalize", "clean", "watch", "execute"),
        "queueing": ("triggers", "finalize"),
        "cleanup": ("deaths", "deaths again", "designations", "recalls", "attributed", "opening"),
        "combat cleanup": ("deaths", "deaths again", "attributed"),
        "showdown": (
            *TO_CLOSE, "damage", "combat cleanup", "after cleanup", "tie", "tied", "after tie", "result", "control",
            "score", "after control", "heal", "after healing", "ends",
        ),
    },
    targets=V1_2.targets - {"an open destination"} | {"a must"}, moves_elsewhere=True,
    chooser_controls=True, burns_out="at an empty deck",
    declines=frozenset(), timing_checked="first", fighters_trigger="as it begins",
    legion="another played before", several_domains="one of them", group_left="may rejoin", missing="zero",
    hidden=Hiding(frozenset(("hand",)), "of the deck", "until another's turn", binds="all"),
    relevant="fighters", finalizes="at once", keeps_go=True, add_spells_at_once=True, last_item_ends_chain=True,
    control_lost="at once", facedown_needs="a unit", combats_contested=False,
    showdown_needs="no controller", assigns_beyond_lethal=True, deaths_noted="none",
    reflexive=frozenset(), delayed="at once",
    combat_chain="attacker leads", focus_passes_after=frozenset(("card", "activated", "triggered", "combat chain")),
    cleanup_after=frozenset(("resolved", "played", "moved", "showdown ends", "combat ends")),
)
"""Healing, the end of what lasts for the turn and the pools come before the only Cleanup of the end of turn."""
