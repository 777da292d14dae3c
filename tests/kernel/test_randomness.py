"""Chance: its range, that it can be repeated, and that its commitment fits."""
from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.randomness import SECRET_BYTES, Randomness, commitment, secret_from_seed

SECRETS = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
ROOT = Path(__file__).resolve().parent.parent.parent


@given(SECRETS, st.integers(1, 10**9))
def test_a_number_is_in_its_range(secret: bytes, n: int) -> None:
    assert 0 <= Randomness(secret).below(n) < n


@given(SECRETS, st.lists(st.integers(1, 1000), max_size=30))
def test_the_same_secret_gives_the_same_numbers(secret: bytes, ranges: list[int]) -> None:
    a, b = Randomness(secret), Randomness(secret)
    assert [a.below(n) for n in ranges] == [b.below(n) for n in ranges]
    assert a.counter == b.counter


@given(SECRETS, st.integers(0, 40), st.lists(st.integers(2, 100), min_size=1, max_size=10))
def test_a_stream_goes_on_from_its_counter(secret: bytes, skipped: int, ranges: list[int]) -> None:
    whole = Randomness(secret)
    for _ in range(skipped):
        whole.below(6)
    rest = Randomness(secret, whole.counter)
    assert [whole.below(n) for n in ranges] == [rest.below(n) for n in ranges]


@given(SECRETS, st.lists(st.integers(), max_size=40))
def test_shuffling_keeps_every_item(secret: bytes, items: list[int]) -> None:
    shuffled = list(items)
    Randomness(secret).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


@given(SECRETS)
def test_the_commitment_is_the_hash_of_the_secret(secret: bytes) -> None:
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


@given(SECRETS, SECRETS)
def test_another_secret_has_another_commitment(a: bytes, b: bytes) -> None:
    assert (commitment(a) == commitment(b)) == (a == b)


@pytest.mark.parametrize("n", [0, -1])
def test_an_empty_range_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="at least one number"):
        Randomness(secret_from_seed(1)).below(n)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_its_length(size: int) -> None:
    with pytest.raises(ValueError, match="32"):
        Randomness(b"x" * size)


def test_every_number_of_a_small_range_is_about_equally_frequent() -> None:
    chance = Randomness(secret_from_seed("dice"))
    seen = Counter(chance.below(6) for _ in range(6000))
    assert set(seen) == set(range(6))
    assert all(850 < n < 1150 for n in seen.values())


def test_every_order_of_three_comes_up() -> None:
    chance = Randomness(secret_from_seed("cards"))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        items = [1, 2, 3]
        chance.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 140


def test_seeds_give_the_same_secret_in_every_process() -> None:
    program = (
        "from engine.kernel.randomness import *; r = Randomness(secret_from_seed('x')); "
        "print([r.below(1000) for _ in range(5)])"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    chance = Randomness(secret_from_seed("x"))
    assert printed == {f"{[chance.below(1000) for _ in range(5)]}\n"}
