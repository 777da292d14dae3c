"""The colours of pictures by their role, dark and light, and the fixed palette into which all is drawn.

Colour means domain and nothing else; what is urgent is inverted (near-white on dark, or the other way round).
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

Theme = Literal["dark", "light"]
RGB = tuple[int, int, int]
Domain = Literal["fury", "calm", "mind", "body", "chaos", "order"]
DOMAINS: tuple[Domain, ...] = ("fury", "calm", "mind", "body", "chaos", "order")
Ink = str
"""The role of a colour. A domain stands with a purpose behind it too: “fury faded” (the spine of an exhausted object),
“fury ground” (behind an emblem), “fury dim” (a symbol of which nothing is ready)."""

ROLES: dict[Ink, tuple[str, str]] = {
    "table": ("12151A", "DDE2E9"), "zone": ("1B2028", "F1F4F7"), "well": ("151920", "E6EAF0"),
    "field": ("20262F", "F6F8FA"), "band": ("2A323E", "E4E9F0"), "tile": ("323C4A", "FFFFFF"),
    "tile exhausted": ("242B35", "DDE3EB"), "line": ("3E4A5A", "B9C3CF"), "edge": ("4C586A", "B9C3CF"),
    "ink": ("F4F6F9", "14181F"), "ink 2": ("C6CED8", "384250"), "ink 3": ("98A4B3", "566171"),
    "soft ink": ("D6DAE0", "2F353D"), "outline": ("8A95A4", "566171"),
    "inverse": ("F4F1E8", "1D232C"), "inverse ink": ("14171C", "FFFFFF"), "inverse ink 2": ("454C57", "C6CED8"),
    "damage": ("C4263A", "B3122B"), "damage ink": ("FFFFFF", "FFFFFF"), "spine ink": ("14171C", "FFFFFF"),
    "faded ink": ("E6E9EE", "FFFFFF"), "plate ink": ("E6E9EE", "14171C"), "neutral": ("8593A5", "66727F"),
    "seat ink": ("14171C", "14171C"),
    "chip": ("515966", "D9DADB"), "chip exhausted": ("434952", "BCC1C8"), "bar": ("59626E", "C4CAD2"),
    "bar off": ("3A4350", "C9D0D9"), "past": ("6C7683", "98A4B3"), "hatch": ("414B59", "E3E6E9"),
    "veiled": ("2A323E", "E4E9F0"),
    "fury": ("F0485C", "840D19"), "calm": ("7FC79B", "00735B"), "mind": ("2F8ECF", "2681BF"),
    "body": ("F39A2C", "8C5300"), "chaos": ("CFB3FC", "523B9E"), "order": ("FCEB8B", "9E8400"),
    "seat 0": ("F0DFAE", "E7C765"), "seat 1": ("A9DCEB", "7CC3DD"), "seat 2": ("F4B6C8", "EE94AC"),
    "seat 3": ("BFE5B2", "8FCB7E"),
}
"""Roles, each as it is in the dark and in the light theme."""
TINTS: dict[str, tuple[Ink, float, float]] = {
    "faded": ("tile exhausted", 0.6, 0.45), "ground": ("tile", 0.8, 0.88), "dim": ("well", 0.5, 0.5),
}
"""What may stand behind a domain: with what it is mixed, and how much of that, dark and light."""


@cache
def rgb(role: Ink, theme: Theme) -> RGB:
    """The colour of a role. Raises KeyError for one that there isn't."""
    at = 0 if theme == "dark" else 1
    base, _, tint = role.rpartition(" ")
    if role not in ROLES and tint in TINTS:
        other, *shares = TINTS[tint]
        return mixed(rgb(base, theme), rgb(other, theme), shares[at])
    number = int(ROLES[role][at], 16)
    return number >> 16, number >> 8 & 255, number & 255


def mixed(one: RGB, other: RGB, share: float) -> RGB:
    """One colour with so much (0 to 1) of another in it."""
    first, second, third = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return first, second, third


SMOOTH = 7
"""Steps between ink and ground: one ramp serves all greys. More look no smoother and make a file larger."""


def _wanted(theme: Theme) -> Iterator[RGB]:
    """Colours from the most important on: roles as they are, then what is between ink and ground at smooth edges."""
    def between(ink: Ink, ground: Ink, steps: int) -> Iterator[RGB]:
        for step in range(1, steps):
            yield mixed(rgb(ground, theme), rgb(ink, theme), step / steps)

    yield from (rgb(role, theme) for role in ROLES)
    for domain in (*DOMAINS, "neutral"):
        yield from (rgb(f"{domain} {tint}", theme) for tint in TINTS)
    yield from between("ink", "zone", SMOOTH)
    yield from between("inverse ink", "inverse", 4)
    yield from between("damage ink", "damage", 6)
    for domain in DOMAINS:
        yield from between("spine ink", domain, 5)
        yield from between(domain, f"{domain} ground", 5)
        yield from between(domain, "well", 4)
        yield from between("faded ink", f"{domain} faded", 4)
    for seat in range(4):
        yield from between("seat ink", f"seat {seat}", 5)
        yield from between(f"seat {seat}", "zone", 4)
    yield from between("damage", "tile", 4)


@cache
def palette(theme: Theme) -> tuple[RGB, ...]:
    """The 256 colours of a theme, those that are wanted most first; colours that nobody can tell apart stand once."""
    chosen: list[RGB] = []
    for nearest in (0, 60):
        for colour in _wanted(theme):
            apart = min((sum((a - b) ** 2 for a, b in zip(colour, one, strict=True)) for one in chosen), default=999)
            if len(chosen) < 256 and apart > nearest and (nearest or colour in _exact(theme)):
                chosen.append(colour)
    return tuple(chosen)


@cache
def _exact(theme: Theme) -> frozenset[RGB]:
    """The colours that stand in the palette as they are."""
    return frozenset(rgb(role, theme) for role in ROLES)
