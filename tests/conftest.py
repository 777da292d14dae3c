"""Every test's games are heard; when it has passed, what its marks promise is checked, and that every rule cited has
wording."""
from __future__ import annotations

from collections.abc import Generator

import pytest

from engine.rulebook import known
from tests.hearing import HEARD, listen
from tests.rules.covers import unmet
from tests.sampling import deselect


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", type=float, default=1.0, help="which share of the big families is run (default: all)")
    parser.addoption("--sample-seed", default="1", help="chooses which tests that share is; make test names the commit")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deselect(config, items)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*ids): the rules that the test is about")
    config.addinivalue_line(
        "markers", "example(id, rule): the worked example that the test plays, and a rule that it illustrates"
    )
    config.addinivalue_line("markers", "switch(name): what editions do otherwise, which the test plays by both")
    config.addinivalue_line("markers", "ruling(id, rule): the official ruling that the test plays")
    listen()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    HEARD.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    result = yield
    missing = [
        *unmet(item.iter_markers(), HEARD),
        *(f"rule {id} was cited and has no wording" for id in sorted(HEARD.rules) if not known(id)),
    ]
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)
    return result
