"""A whole duel in two browser tabs, where there is a browser: every picture is taken, and the result stands on the
page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.look import __main__ as terminal
from bot.look.__main__ import KEPT, PICTURES
from bot.look.browser import CHROMIUM
from bot.look.house import SECRET
from bot.look.policy import Offer, Press, choose
from bot.look.scenario import look

PNG = b"\x89PNG\r\n"


@pytest.mark.slow
@pytest.mark.end_to_end
@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")
async def test_a_duel_is_played_and_pictured(tmp_path: Path) -> None:
    duel = await look(tmp_path, sizes=("phone",))
    taken = {path.stem.partition("-")[2] for path in tmp_path.glob("*.png") if path.read_bytes().startswith(PNG)}
    assert taken == {f"{name}-phone" for name in duel.seen}
    assert {"challenge", "decks", "mulligan", "main", "why", "why not", "combat", "my table", "concede",
            "result"} <= duel.seen
    log = (tmp_path / "game.txt").read_text("utf-8")
    assert "## Bo wins" in log
    assert "Ana conceded" in log
    assert SECRET.hex() in log


def test_without_a_browser_it_says_so(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "bot.look", "--out", str(tmp_path)], env={"PATH": str(tmp_path)},
                          capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 3
    assert "There is no Chromium here" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("given", [["--docs"], []])
def test_the_documentation_is_renewed_only_when_that_is_asked(given: list[str], tmp_path: Path,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    async def drawn(out: Path) -> SimpleNamespace:
        (out / "01-main-desk.png").write_bytes(PNG)
        return SimpleNamespace(steps=1)

    monkeypatch.setattr(terminal, "look", drawn)
    monkeypatch.setattr(terminal, "PICTURES", tmp_path / "docs")
    monkeypatch.setattr(sys, "argv", ["look", "--out", str(tmp_path / "out"), *given])
    assert terminal.main() == 0
    assert [path.name for path in (tmp_path / "docs").glob("*")] == (["main-desk.png"] if given else [])


def test_the_pictures_of_the_documentation_are_there_and_small() -> None:
    text = (PICTURES.parent / "playing.md").read_text("utf-8")
    shown = sorted(PICTURES.glob("*.png"))
    assert [path.name for path in shown] == sorted(f"{name.replace(' ', '-')}.png" for name in KEPT)
    assert all(f"pictures/{path.name}" in text and path.stat().st_size <= 200_000 for path in shown)


def test_what_is_pressed() -> None:
    play = Offer("r1.abcdef.5.pickplay", "Play a card (2)",
                 (("play:1", "Gust", "1 Energy · spell"), ("play:2", "Poro", "2 Energy · unit")))
    end = Offer("r1.abcdef.5.key.end", "End turn")
    assert choose([play, end], "Your turn: what do you do?") == Press(play, ("play:2",))
    assert choose([play, end], "Showdown at Void Gate: you have Focus") == Press(end)
    pick, keep = Offer("r1.abcdef.5.pick", "Choose 0 to 2 of 2", (("a", "A", ""), ("b", "B", "")),
                       2), Offer("r1.abcdef.5.ok", "Keep all 2")
    assert choose([pick, keep], "Keep this hand?") == Press(pick, ("a",))
    assert choose([pick, Offer(keep.id, "Replace 1 and keep 1")], "Keep this hand?").offer.id == keep.id
