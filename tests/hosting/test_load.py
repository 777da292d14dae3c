"""Some seconds of `make load`."""
from __future__ import annotations

import pytest

from tests.hosting.load import load

pytestmark = pytest.mark.end_to_end


async def test_everything_is_acknowledged_and_both_panels_follow() -> None:
    report = await load(games=2, seconds=5.0, think=0.8, burst=3, verbose=False, practise=1)
    assert report["missed"] == report["unseen"] == report["burst"]["unseen"] == 0
    assert report["faults"] == report["errors_logged"] == []
    assert report["answers"] > 2
    assert report["by_token"] > report["answers"], "each is acknowledged, and changes its panel"
    assert report["practice"]["games"] == 1
    assert report["practice"]["thought"] + report["practice"]["at_once"] > 0
    assert report["compared"]["names"] > 100
