"""Lists as people bring them to a tournament: from the text to a whole game."""
from __future__ import annotations

import pytest

from cards.decks import FORMATS, DeckList, read
from cards.tools.selfplay import Player, catalogue, play_out, seated
from engine.rules.formats.decks import faults
from engine.rules.formats.modes import MODES

FOX = """
Legend
1 Ahri, Nine-Tailed Fox

Champion
1 Ahri, Alluring

Main Deck (39)
2 Ahri, Alluring
3x Sona, Harmonious
3x Mega-Mech
3x Stalwart Poro
3x Wielder of Water
2x Yasuo, Remorseful
3x Ravenbloom Student
3x Sprite Mother
3x Stupefy
3x Rune Prison
3x En Garde
3x Smoke Screen
3x Retreat
2x Wind Wall

Battlefields
1 Obelisk of Power
1 The Candlelit Sanctum
1 Windswept Hillock

Runes (12)
6 Calm Rune
6 Mind Rune

Sideboard (5)
2 Consult the Past
3 Charm
"""
STORM = """
# the same form, as another site writes it
Legend: Volibear - Relentless Storm
Champion: Volibear - Furious
Pit Rookie x3
Chemtech Enforcer x3
Legion Rearguard x3
Kinkou Monk x3
Noxus Hopeful x3
Blazing Scorcher x3
Darius - Trifarian x2
Sett - Brawler x2
Carnivorous Snapvine x3
Deadbloom Predator x2
Hextech Ray x3
Falling Star x3
Challenge x3
Cleave x3
The Grand Plaza
Void Gate
Trifarian War Camp
Fury Rune x6
Body Rune x6
"""


@pytest.fixture(params=["text", "tabletop", "code"])
def pair(request: pytest.FixtureRequest) -> list[DeckList]:
    """Both decks, as they are read from their text, or from what that deck is written as in another format."""
    decks = [read(text, name) for text, name in ((FOX, "Fox"), (STORM, "Storm"))]
    return [read(FORMATS[request.param](deck), deck.name) for deck in decks]


def test_lists_are_legal_as_they_are_read(pair: list[DeckList]) -> None:
    assert [faults(deck, catalogue(), MODES["duel"].brought) for deck in pair] == [(), ()]
    assert [(deck.size, sum(n for _, n in deck.runes), len(deck.battlefields)) for deck in pair] == [(40, 12, 3)] * 2
    assert [sum(n for _, n in deck.sideboard) for deck in pair] == [5, 0]


@pytest.mark.parametrize("seed", range(3))
def test_lists_play_whole_games_against_each_other(pair: list[DeckList], seed: int) -> None:
    player = Player(seed)
    game = seated(seed, "duel", pair[::-1] if seed % 2 else pair)
    assert play_out(game, player) > 20
    assert (game.winner in (0, 1), bool(game.over_why)) == (True, True)
    spent = {card.code for seat in game.sight().players for card in seat.trash}
    assert spent & {code for deck in pair for code, _ in deck.main}, "cards of these lists were played"
