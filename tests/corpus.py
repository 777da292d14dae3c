"""A corpus of saves, one for each kind of decision: `python -m tests.corpus` adds the kinds that are missing, and never
changes one.

The files were written by earlier commits; every later commit has to restore them (`tests/test_deploys.py`).
"""
from __future__ import annotations

import json
from pathlib import Path

from cards.tools.selfplay import Player, new_game
from engine.game import Game
from engine.kernel.decision import KINDS

FOLDER = Path(__file__).parent / "saves"
DRAFT_ONLY = ("pay", "confirm")
"""Kinds that are asked in drafts only, and so are never what a saved game waits at."""
WANTED = tuple(kind for kind in KINDS if kind not in DRAFT_ONLY)


def record(game: Game) -> dict[str, object]:
    """A game as it is stored: the snapshot, the pins, and what it asks."""
    decision = game.pending()[0]
    return {
        "snapshot": game.save().decode(), "pins": game.pins().decode(), "kind": decision.kind,
        "keys": list(decision.keys), "fingerprint": game.fingerprint(),
    }


def main() -> None:
    """Play until every missing kind has been seen, and keep the first of each."""
    FOLDER.mkdir(exist_ok=True)
    missing = {kind for kind in WANTED if not (FOLDER / f"{kind}.json").exists()}
    for seed in range(1, 400):
        game, player = new_game(seed), Player(seed)
        while missing and not game.over:
            kind = game.pending()[0].kind
            if kind in missing:
                (FOLDER / f"{kind}.json").write_text(
                    json.dumps(record(game), indent=0, ensure_ascii=False) + "\n", "utf-8"
                )
                missing.remove(kind)
            player.answer(game)
    if missing:
        raise SystemExit(f"never asked: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
