"""Where matches are kept. Everything that must survive a power cut goes through here, one transaction at a time."""
from bot.store.backup import backup
from bot.store.records import Conflict, Match, Player, StoredEntry, StoreError, Surface
from bot.store.sqlite import Store
from bot.store.writing import Writing

__all__ = ["Conflict", "Match", "Player", "Store", "StoreError", "StoredEntry", "Surface", "Writing", "backup"]
