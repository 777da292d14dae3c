"""`python -m cards`: each command explains itself, names are looked up, and the terminal shows what is where."""
from __future__ import annotations

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
