"""The deck codes of Piltover Archive: a string of letters and digits, and the collector numbers that it stands for.

The string is base 32 of bytes. The first says the version; then come the cards of deck and sideboard, gathered by how
often each is there, and within that by set and kind of picture; then the Chosen Champion. Numbers have seven bits a
byte, the lowest first.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
FORMAT = 1
SETS = ("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD")
PICTURES = ("", "a", "*", "b")
"""Kinds of picture; “s” is written for “*”, too."""
KINDS = ("", "R", "SP")
"""What may stand before the number: runes and special cards have numbers of their own."""
DIGITS = {"": 3, "R": 2, "SP": 1}
SIDELESS, CHAMPIONS, RUNES, SPARSE, LEGENDS = 1, 3, 4, 5, 6
"""The version without a sideboard, and those from which on a champion, numbers with “R”, numbers with “SP” and any
count, further legends can be said."""
MOST_MAIN, MOST_SIDE = 12, 3
"""The most copies of a card that versions before `SPARSE` can say."""
MOST = 999
"""More copies of a card than that are damage."""
_CODE = re.compile(r"(?P<set>[A-Z]{3})-(?P<kind>R|SP)?(?P<number>\d{1,5})(?P<picture>[abs*]?)")


class BadCode(ValueError):
    """A string is no deck code, or something can't be said in one; the message says why."""


@dataclass(frozen=True, slots=True)
class Coded:
    """What a code says. `main` is everything but the sideboard: legend, champion, runes and battlefields too."""

    main: Mapping[str, int]
    sideboard: Mapping[str, int] = field(default_factory=dict)
    champion: str = ""
    legends: tuple[str, ...] = ()


class _Ref(NamedTuple):
    """A collector number in numbers; in the order in which codes list cards."""

    set: int
    picture: int
    kind: int
    number: int

    def __str__(self) -> str:
        kind = KINDS[self.kind]
        return f"{SETS[self.set]}-{kind}{self.number:0{DIGITS[kind]}}{PICTURES[self.picture]}"


def _ref(code: str) -> _Ref:
    found = _CODE.fullmatch(code)
    if found is None or found["set"] not in SETS:
        raise BadCode(f"{code} can’t be said in a deck code")
    picture = PICTURES.index(found["picture"].replace("s", "*"))
    return _Ref(SETS.index(found["set"]), picture, KINDS.index(found["kind"] or ""), int(found["number"]))


# --- writing

def encode(coded: Coded) -> str:
    """The code, in the oldest version that can say it. Raises `BadCode`."""
    version = _version(coded)
    flags = _flagged(coded) if version >= SPARSE else version == RUNES
    out = bytearray([FORMAT << 4 | version])
    if version >= SPARSE:
        out.append(flags)
    for counts, most in ((coded.main, MOST_MAIN), (coded.sideboard, MOST_SIDE)):
        _write_counts(out, counts, 0 if version >= SPARSE else most, flags)
    out.append(bool(coded.champion))
    if coded.champion:
        _write_card(out, _ref(coded.champion), flags)
    if version == LEGENDS:
        out += _number(len(coded.legends))
        for code in coded.legends:
            _write_card(out, _ref(code), flags)
    bits = "".join(f"{byte:08b}" for byte in out)
    return "".join(LETTERS[int(bits[at:at + 5].ljust(5, "0"), 2)] for at in range(0, len(bits), 5))


def _version(coded: Coded) -> int:
    kinds = {_ref(code).kind for code in _every(coded)}
    many = max(coded.main.values(), default=0) > MOST_MAIN or max(coded.sideboard.values(), default=0) > MOST_SIDE
    if coded.legends:
        return LEGENDS
    return SPARSE if many or KINDS.index("SP") in kinds else RUNES if KINDS.index("R") in kinds else CHAMPIONS


def _every(coded: Coded) -> Iterator[str]:
    yield from (*coded.main, *coded.sideboard, *coded.legends, *((coded.champion,) if coded.champion else ()))


def _flagged(coded: Coded) -> bool:
    return any(_ref(code).kind for code in _every(coded))


def _number(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _write_counts(out: bytearray, counts: Mapping[str, int], most: int, flags: bool) -> None:
    """The cards by how many copies there are: every count from `most` down to one, or (0) those that there are."""
    by_count: dict[int, list[_Ref]] = {n: [] for n in range(most, 0, -1)}
    for code, n in sorted(counts.items(), key=lambda pair: -pair[1]):
        by_count.setdefault(n, []).append(_ref(code))
    if not most:
        out += _number(len(by_count))
    for n, refs in by_count.items():
        groups = [(key, list(group)) for key, group in groupby(sorted(refs), key=lambda ref: ref[:2])]
        out += (b"" if most else _number(n)) + _number(len(groups))
        for key, group in groups:
            out += _number(len(group)) + bytes(key)
            for ref in group:
                out += (bytes([ref.kind]) if flags else b"") + _number(ref.number)


def _write_card(out: bytearray, ref: _Ref, flags: bool) -> None:
    out += bytes(ref[:2]) + (bytes([ref.kind]) if flags else b"") + _number(ref.number)


# --- reading

def decode(text: str) -> Coded:
    """What a code says. Raises `BadCode`."""
    source = _Bytes(text)
    form, version = divmod(source.byte(), 16)
    if form != FORMAT or not SIDELESS <= version <= LEGENDS:
        raise BadCode("it isn’t a deck code of a version that is known here")
    flags = bool(source.byte(1)) if version >= SPARSE else version == RUNES
    main = _read_counts(source, 0 if version >= SPARSE else MOST_MAIN, flags)
    side = {} if version == SIDELESS else _read_counts(source, 0 if version >= SPARSE else MOST_SIDE, flags)
    champion = str(_read_card(source, flags)) if version >= CHAMPIONS and source.byte(1) else ""
    more = range(source.number()) if version == LEGENDS else ()
    legends = tuple(str(_read_card(source, flags)) for _ in more)
    if source.left:
        raise BadCode("there is more in it than a deck")
    return Coded(main, side, champion, legends)


class _Bytes:
    """The bytes of a code while it is read."""

    def __init__(self, text: str) -> None:
        bits = []
        for at, letter in enumerate(text.upper().rstrip("="), 1):
            if letter not in LETTERS:
                raise BadCode(f"{letter!r} at place {at} is no letter of a deck code")
            bits.append(f"{LETTERS.index(letter):05b}")
        whole = "".join(bits)
        self._bytes = [int(whole[at:at + 8], 2) for at in range(0, len(whole) - 7, 8)]
        self._at = 0

    @property
    def left(self) -> bool:
        """Whether something is left that says anything."""
        return any(self._bytes[self._at:])

    def byte(self, most: int = 255) -> int:
        """The next byte. Raises `BadCode` if there is none, or it says more than it can."""
        if self._at >= len(self._bytes):
            raise BadCode("it ends too early")
        self._at += 1
        if self._bytes[self._at - 1] > most:
            raise BadCode("it says what no code can say")
        return self._bytes[self._at - 1]

    def number(self) -> int:
        """The next number."""
        value = 0
        for place in range(3):
            byte = self.byte()
            value |= (byte & 0x7F) << 7 * place
            if byte < 0x80:
                return value
        raise BadCode("it holds a number that is too large")


def _read_counts(source: _Bytes, most: int, flags: bool) -> dict[str, int]:
    found: dict[str, int] = {}
    for n in range(most, 0, -1) if most else range(source.number()):
        count = n if most else source.number()
        if not 0 < count <= MOST:
            raise BadCode(f"it holds {count} copies of a card")
        for _ in range(source.number()):
            size, where = source.number(), (source.byte(len(SETS) - 1), source.byte(len(PICTURES) - 1))
            for _ in range(size):
                code = str(_Ref(*where, *_kind_and_number(source, flags)))
                found[code] = found.get(code, 0) + count
    return found


def _kind_and_number(source: _Bytes, flags: bool) -> tuple[int, int]:
    return (source.byte(len(KINDS) - 1) if flags else 0), source.number()


def _read_card(source: _Bytes, flags: bool) -> _Ref:
    return _Ref(source.byte(len(SETS) - 1), source.byte(len(PICTURES) - 1), *_kind_and_number(source, flags))
