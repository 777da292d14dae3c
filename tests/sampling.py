"""The seeded sample that `make test` runs of the big families of tests: each of them has hundreds of tests of one kind,
and a command that runs them all (`make whole`)."""
from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

FAMILIES = ("tests/bot/", "tests/cards/", "tests/grown/", "tests/rulings/", "tests/examples/", "tests/nonsense/",
            "tests/puzzles/test_shipped.py")
"""Folders whose tests are sampled, each test for itself: what people see and click, scenarios of cards, grown cards,
worked examples, rulings, what can't be declared, puzzles."""
OF_ITSELF = ("test_texts_are_the_golden_ones", "test_trees_are_the_golden_ones", "test_the_page_is_up_to_date")
"""Tests of those folders that are always run: each of them speaks of all cards at once."""


def is_kept(node: str, seed: str, share: float) -> bool:
    """Whether the sample with that seed has the test with that node id. Of each family it keeps that share."""
    if not node.startswith(FAMILIES) or node.partition("::")[2].partition("[")[0] in OF_ITSELF:
        return True
    lot = blake2b(f"{seed}:{node}".encode(), digest_size=4).digest()
    return int.from_bytes(lot, "big") < share * 2**32


def deselect(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of `items` what is not in the sample, if one is asked for."""
    share: float = config.getoption("--share")
    if share >= 1:
        return
    root, seed = Path(str(config.rootpath)), config.getoption("--sample-seed")
    nodes = {item: item.path.relative_to(root).as_posix() + "::" + item.nodeid.partition("::")[2] for item in items}
    left = [item for item in items if not is_kept(nodes[item], seed, share)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if is_kept(nodes[item], seed, share)]
