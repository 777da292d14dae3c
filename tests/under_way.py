"""Games in the midst of them, for tests of what goes on in any of them."""
from __future__ import annotations

from cards.tools.selfplay import Player, any_game
from engine.game import Game


def under_way(seed: int, answers: int) -> Game:
    """A game of some mode after so many random answers, or before the one that ends it."""
    game, player = any_game(seed), Player(seed)
    for _ in range(answers):
        before = game.fork()
        player.answer(game)
        if game.over:
            return before
    return game
