"""The rules engine: it runs itself from one decision to the next. The door is `engine.game`."""
