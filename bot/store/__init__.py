"""Where matches are kept. Everything that must survive a power cut goes through here, one transaction at a time."""
from bot.store.backup import backup
from bot.store.records import (
    Conflict,
    FinishedTurn,
    Forbidden,
    Match,
    MatchState,
    Place,
    Player,
    SavedDeck,
    Seen,
    StoredEntry,
    StoredGame,
    StoredLesson,
    StoreError,
    Surface,
    Trouble,
    UnknownMatch,
    Window,
    game_id,
)
from bot.store.sqlite import Store
from bot.store.terms import DUEL, FormName, ModeName, Speed, Terms
from bot.store.writing import MatchChanges, PlayerChanges, SurfaceChanges, Writing

__all__ = ["DUEL", "Conflict", "FinishedTurn", "Forbidden", "FormName", "Match", "MatchChanges", "MatchState",
           "ModeName", "Place", "Player", "PlayerChanges", "SavedDeck", "Seen", "Speed", "Store", "StoreError",
           "StoredEntry", "StoredGame", "StoredLesson", "Surface", "SurfaceChanges", "Terms", "Trouble",
           "UnknownMatch", "Window", "Writing", "backup", "game_id"]
