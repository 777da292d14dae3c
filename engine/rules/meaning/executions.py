"""How often the instructions of a chain item are carried out, and what each execution chose (820); which modes were
chosen before."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Item
from engine.board.state import State
from engine.catalogue import Choice, Reading
from engine.kernel.bindings import Bindings, Slot
from engine.names.bindings import PAID, ids
from engine.words.nodes import Kind


def repetitions(bound: Bindings) -> int:
    """How often more the instructions are carried out: once for each Repeat that was paid (820.3).

    Rules: 820.1.d.1, 820.1.d.2, 820.3.a.
    """
    return sum(key.startswith("repeat") for key in bound.get(PAID, ()))


def slot(choice: Choice, n: int) -> Slot:
    """Under which name it is bound what the `n`th further execution chose; 0 is the first one of all (820.2)."""
    return Slot(f"{choice.slot}@{n}") if n else choice.slot


def all_chosen(choice: Choice, bound: Bindings) -> tuple[int, ...]:
    """Everything that was chosen for it, in the order of the executions (820.2.a), also while they are still
    choosing."""
    if not bound.get(PAID):
        return bound.get(choice.slot, ())
    return tuple(id for name, value in bound.items() if name.partition("@")[0] == choice.slot for id in ids(value))


def is_aim(g: State, choice: Choice) -> bool:
    """355.5: whether what is chosen for it is targeted: an object or a place; a battlefield to which something moves by
    some editions."""
    return choice.reading in ("target", "place") or (
        choice.reading == "destination" and Kind("battlefield") in choice.filters
        and "a battlefield to move to" in g.edition.targets
    )


# --- modes that aren't chosen again

def used_up(g: State, f: Reading, choice: Choice, item: int = 0) -> set[int]:
    """355.3: the modes that a text of that object excludes because they were chosen this turn: in another execution of
    the same item, or for another item than that."""
    if not choice.unlike:
        return set()
    found = {n for name, value in f.env.items() if name.startswith(f"{choice.slot}@") for n in ids(value)}
    if choice.unlike == "by you yet":
        return found
    return found | {
        event.n
        for event in g.events[g.this_turn:]
        if event.kind == "mode chosen"
        and event.subject == f.source
        and events.choice_of(event) == choice.mark
        and (item == 0 or event.cause != item)
        and (choice.unlike == "this turn" or event.seat == f.you)
    }


def remembered_modes(item: Item, bound: Bindings) -> list[tuple[str, int]]:
    """The modes chosen for an item that matter for choices to come: the mark of the choice, and which it is."""
    choices = item.ability.choices if item.ability is not None else ()
    return [(choice.mark, n) for choice in choices if choice.unlike for n in all_chosen(choice, bound)]
