"""What a test asks of a table: the board, the players, the chain, and what has happened."""
from __future__ import annotations

from engine.board.objects import Battlefield, Object
from engine.board.state import State
from engine.game import Decision, Entry, Game
from engine.kernel.event import Event
from tests.table.setting import field_named

YOU, FOE = 0, 1


class Asking:
    """Questions to a game; none of them changes it."""

    game: Game
    entries: list[Entry]
    called: dict[str, int]

    @property
    def state(self) -> State:
        """The state, for reading."""
        return self.game._state

    @property
    def open(self) -> Decision:
        """The one open decision."""
        assert len(self.game.pending()) == 1, self.game.over_why
        return self.game.pending()[0]

    def thing(self, name: str, seat: int | None = None, zone: str = "board") -> Object:
        """The object with that name (of that controller, in that zone), or that the set-up called so. “#2” behind the
        name takes the second. Raises `AssertionError` when there is none."""
        if name in self.called:
            assert self.called[name] in self.state.objects, f"{name} is gone"
            return self.state.objects[self.called[name]]
        name, _, nth = name.partition("#")
        there = [o for o in self.state.objects.values() if o.zone == zone]
        found = [o for o in there if o.card.name == name and (seat is None or o.controller == seat)]
        assert len(found) >= int(nth or 1), f"no {name} in {zone}: {sorted(o.card.name for o in there)}"
        return found[int(nth or 1) - 1]

    def where(self, name: str, seat: int | None = None) -> str:
        """“base” or the battlefield's name, or the zone, of the one object with that name."""
        if name in self.called and self.called[name] in self.state.objects:
            found = [self.state.objects[self.called[name]]]
        else:
            there = self.state.objects.values()
            found = [o for o in there if o.card.name == name and (seat is None or o.owner == seat)]
        if not found:
            return "deck"
        if found[0].zone != "board":
            return found[0].zone
        return "base" if found[0].place < 0 else self.state.objects[found[0].place].card.name

    def might(self, name: str, seat: int | None = None) -> int:
        """Current Might."""
        from engine.rules.meaning import arithmetic
        return arithmetic.might(self.state, self.thing(name, seat))

    def controller(self, battlefield: str) -> int:
        """Who controls it; -1 for nobody."""
        return self._field(self.state, battlefield).controller

    def points(self) -> tuple[int, int]:
        """Yours and the foe's."""
        return self.state.players[YOU].points, self.state.players[FOE].points

    def hand(self, seat: int = YOU) -> list[str]:
        """The names of the cards in a hand."""
        return [self.state.objects[id].card.name for id in self.state.players[seat].hand]

    def trash(self, seat: int = YOU) -> list[str]:
        """The names of the cards in a trash."""
        return [self.state.objects[id].card.name for id in self.state.players[seat].trash]

    def ready_runes(self, seat: int = YOU) -> int:
        """How many ready runes a player has."""
        return sum(not self.state.objects[id].exhausted for id in self.state.players[seat].runes)

    def chain(self) -> list[str]:
        """The chain, oldest first; a pending item in parentheses."""
        return [f"({i.card.name})" if i.pending else i.card.name for i in self.state.chain]

    def events(self, kind: str = "") -> list[Event]:
        """All events since the table was set, of one kind if it is named."""
        return [e for entry in self.entries for e in entry.events if kind in ("", e.kind)]

    def rules(self) -> set[str]:
        """Every rule that an event has cited so far."""
        return {e.rule for e in self.events()}

    def _field(self, g: State, name: str) -> Battlefield:
        return field_named(g, name)
