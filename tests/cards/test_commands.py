"""`python -m cards`: each command explains itself, names are looked up, and the terminal shows what is where."""
from __future__ import annotations

import io
import json

import pytest

from cards.__main__ import COMMANDS, main
from cards.tools.play import player_lines
from cards.tools.selfplay import new_game


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_does_nothing_else(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m cards {command} ")


def test_dump_prints_the_cards_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dump", "Stalwart Poro", "ogs-001"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first["name"] == "Stalwart Poro"
    assert "OGS-001" in second["codes"]


def test_dump_refuses_a_name_that_no_card_has(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["dump", "Stalwart Porro"])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert not said.out
    assert "Stalwart Poro" in said.err


def test_the_terminal_shows_the_champion_zone_apart_from_the_hand() -> None:
    seen = new_game(1).sight(0)
    you, foe = (player_lines(player) for player in seen.players)
    (champion,) = seen.players[0].champion
    held = "; ".join(f"{card.name} ({card.cost})" for card in seen.players[0].hand or ())
    assert [line for line in you if "hand: " in line] == [f"   hand: {held}"]
    assert f"   Champion Zone: {champion.name} ({champion.cost})" in you
    assert [line for line in foe if "Champion Zone: " in line]
    assert not [line for line in foe if "hand: " in line]


def test_a_computer_player_has_the_second_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" + "99\n" * 3 + "q\n"))
    assert main(["play", "--against", "calm", "--seed", "2"]) == 0
    said = capsys.readouterr().out
    assert "Ana: Keep this hand?" in said
    assert "\nBo: " not in said, "nobody types for it"
    assert "Bo keeps" in said or "Bo sets" in said


def test_a_hint_says_what_a_computer_player_would_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\nq\n"))
    assert main(["play", "--seed", "2"]) == 0
    assert "It always does so." in capsys.readouterr().out


def test_the_arena_ends_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "calm", "random", "--pairs", "1", "--seed", "3"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(found) == ["pairs", "share", "low", "high", "ms_p50", "ms_p95"]
    assert found["pairs"] == 1
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    assert 0 < found["ms_p50"] <= found["ms_p95"]
