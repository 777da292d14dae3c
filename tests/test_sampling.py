"""`make test` runs a seeded sample of the big families, and everything else whole."""
from __future__ import annotations

import pytest

from tests.sampling import FAMILIES, OF_ITSELF, is_kept

SCENARIOS = [f"tests/cards/test_any.py::test_one[{n}]" for n in range(2000)]


def test_a_sample_has_its_share_and_the_seed_decides_which() -> None:
    kept = [node for node in SCENARIOS if is_kept(node, "abc", 0.5)]
    assert 900 < len(kept) < 1100
    assert kept == [node for node in SCENARIOS if is_kept(node, "abc", 0.5)]
    other = [node for node in SCENARIOS if is_kept(node, "abd", 0.5)]
    assert 400 < len(set(kept) & set(other)) < 600, "another commit runs others"


@pytest.mark.parametrize("node", [
    "tests/rules/test_combat.py::test_one[3]", "tests/kernel/test_any.py::test_two", "tests/test_layout.py::test_three",
    *(f"tests/cards/test_rendering.py::{name}[OGN]" for name in OF_ITSELF),
])
def test_what_belongs_to_no_family_or_speaks_of_all_is_always_run(node: str) -> None:
    assert all(is_kept(node, str(seed), 0.0) for seed in range(50))


def test_the_whole_is_every_family() -> None:
    assert all(is_kept(f"{family}test_any.py::test_one", "abc", 1.0) for family in FAMILIES)
    assert not any(is_kept(f"{family}test_any.py::test_one", "abc", 0.0) for family in FAMILIES)
