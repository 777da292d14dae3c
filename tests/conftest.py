"""What every test may carry: the rules it is about, the worked example or the ruling that it plays."""
from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "covers(*ids): the rules that the test is about")
    config.addinivalue_line("markers", "example(id): the worked example that the test plays")
    config.addinivalue_line("markers", "ruling(id): the official ruling that the test plays")
