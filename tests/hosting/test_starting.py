"""One start as `make bench` measures it."""
from __future__ import annotations

import pytest

from tests.hosting.starting import measure

pytestmark = pytest.mark.end_to_end


async def test_a_start_is_measured_until_the_bot_answers() -> None:
    report = await measure(starts=1, seconds=0.1)
    assert report["start_ms"] > report["wait_max_ms"] > 0
    assert report["start_cpu_ms"] > 100
    assert report["ok"] == (not report["broken"])
