"""Every sabotage of the bot fits the code, names a test that there is, and is caught: some of them are really run."""
from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.mutants.bot import Copy, copies, judged
from tests.mutants.sabotage import ROOT, Sabotage
from tests.mutants.sabotages import SABOTAGES

QUICK = ("two answers of a game at once", "half a transaction is kept", "what failed is tried at once, again and again")
"""What `make test` really sabotages; `make mutants` does the rest."""


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda sabotage: sabotage.name)
def test_a_sabotage_replaces_what_stands_there_once_by_code(sabotage: Sabotage) -> None:
    assert sabotage.path.startswith("bot/")
    assert ast.dump(ast.parse(sabotage.source())) != ast.dump(ast.parse((ROOT / sabotage.path).read_text("utf-8")))


def test_every_sabotage_has_a_name_of_its_own_and_a_test() -> None:
    assert [name for name, often in Counter(one.name for one in SABOTAGES).items() if often > 1] == []
    assert len(SABOTAGES) >= 40
    missing = {one.test for one in SABOTAGES} - {
        f"{path}::{function}" for path in {one.test.partition("::")[0] for one in SABOTAGES}
        for function in functions(path)}
    assert missing == set()


def functions(path: str) -> set[str]:
    """The tests of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8")) if (ROOT / path).exists() else ast.Module([], [])
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.fixture(scope="module")
def copy() -> Iterator[Copy]:
    with copies(1) as (one,):
        yield one


@pytest.mark.parametrize("name", QUICK)
def test_a_sabotage_is_caught(copy: Copy, name: str) -> None:
    (sabotage,) = [one for one in SABOTAGES if one.name == name]
    verdict = copy.meet(sabotage)
    assert verdict.caught, verdict.said
    assert (copy.folder / sabotage.path).read_text("utf-8") == (ROOT / sabotage.path).read_text("utf-8")


def test_what_harms_nobody_survives_and_says_so(copy: Copy) -> None:
    test = "tests/bot/test_table.py::test_one_lock_for_all_who_wait"
    harmless = Sabotage("nothing", "bot/tables/locks.py", "            async with lock:",
                        "            async with (lock):", test, "")
    assert copy.meet(harmless)[1:] == (False, "the test passes")


def test_a_slip_of_the_saboteur_is_no_catch() -> None:
    for code, said, word in (
            (1, "FAILED tests/bot/test_x.py::test_y - NameError: name 'x' is not defined\n1 failed in 1s", "clumsy"),
            (2, "ERROR tests/bot/test_x.py\n1 error in 1s", "can't be run"), (4, "not found", "can't be run"),
            (1, "ERROR tests/bot/test_x.py::test_y\n1 error in 1s", "can't be run")):
        verdict = judged(SABOTAGES[0], code, said)
        assert not verdict.caught
        assert word in verdict.said
    assert judged(SABOTAGES[0], 1, "FAILED tests/bot/test_x.py::test_y - assert 1 == 2\n1 failed in 1s").caught
