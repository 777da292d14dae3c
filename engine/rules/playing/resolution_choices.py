"""What was chosen, and how later instructions speak of it: choices on resolution, and bindings that outlive their
script."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import Object, base_of
from engine.board.state import State
from engine.catalogue import MOVER, Choice, Reading
from engine.kernel.agenda import Frame, Step
from engine.kernel.bindings import Slot
from engine.kernel.decision import Option
from engine.names.answers import DONE, NONE
from engine.names.bindings import APPLIED, NAMED, SPEAKER, THEY
from engine.rules.events.attribution import cause
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns
from engine.rules.meaning.executions import used_up
from engine.rules.meaning.labels import object_option, place_option, short
from engine.rules.meaning.memory import memory
from engine.rules.meaning.presence import bars_moves
from engine.rules.playing.cost_components import times_given
from engine.words.nodes import Among, Either, Kind, Quality, ToOrFrom, Zone

NONE_OF_THEM = Option(NONE, "None of them", "choose nothing")
WANTS_DONE = Option(DONE, "Done", "choose no more")


def choose_now(g: State, f: Frame, choice: Choice, among: list[int] | None = None) -> None:
    """355.17: a choice that is not made while finalizing is made when its instruction is carried out, by whoever
    carries it out; `among` narrows it down."""
    match choice.reading:
        case "player":
            chosen = pick_seat(g, f, choice)
        case "place" | "destination":
            chosen = pick_place(g, f, choice)
        case "mode":
            chosen = pick_mode(g, f, choice)
        case "counters":
            chosen = pick_counters(g, f, choice, among)
        case _:
            chosen = pick_objects(g, f, choice, among)
    f.env[choice.slot] = chosen
    g.touch()
    if choice.unlike:
        by = cause(f)
        propose(g, None, [events.mode_chosen(choice.how, f.you, f.source, mark=choice.mark, mode=n, item=by)
                          for n in chosen])


def pick_objects(g: State, f: Frame, choice: Choice, among: list[int] | None) -> tuple[int, ...]:
    """As many as there are; of cards that only the chooser can see, none has to be one of a stated kind (128.6)."""
    found = [thing for thing in nouns.candidates(g, f, choice.filters) if among is None or thing.id in among]
    prompt = f"Choose {choice.said}"
    if is_private(g, f, choice) and choosy(choice) and among is None and not g.edition.compels_privately:
        return one_by_one(g, f, choice, prompt)
    least = min(choice.least, len(found))
    most = min(choice.most or len(found), len(found))
    if not most:
        return ()
    options = [object_option(g, thing, f.you) for thing in found]
    keys = g.choose(f.you, "choose", prompt, options, why=choice.how, least=least, most=most, source=f.source)
    return tuple(int(key[4:]) for key in keys)


def is_private(g: State, f: Frame, choice: Choice) -> bool:
    """Whether only the chooser can see of what it is one."""
    return any(
        isinstance(node, Among) or (isinstance(node, Zone) and node.name == "hand")
        for each in choice.filters for node in (each, *(each.options if isinstance(each, Either) else ()))
    ) and not shown(g, f, choice)


def finds_nothing(g: State, f: Frame, choice: Choice) -> bool:
    """Whether everybody can see that there is nothing to choose for it."""
    return choice.reading == "target" and not is_private(g, f, choice) and not nouns.candidates(g, f, choice.filters)


def pick_counters(g: State, f: Frame, choice: Choice, among: list[int] | None) -> tuple[int, ...]:
    """745: any number of counters, by what they are on, once for each."""
    found = [thing for thing in nouns.candidates(g, f, choice.filters) if among is None or thing.id in among]
    each = [thing for thing in found for _ in range(times_given(thing, choice))]
    options = [
        Option(f"counter:{place}", short(thing.card.name), object_option(g, thing, f.you).full, thing.id)
        for place, thing in enumerate(each)
    ]
    if not options:
        return ()
    prompt = f"Choose {choice.said}"
    keys = g.choose(f.you, "choose", prompt, options, why=choice.how, least=0, most=len(each), source=f.source)
    return tuple(each[int(key[8:])].id for key in keys)


def shown(g: State, f: Frame, choice: Choice) -> bool:
    """424.1.b: whether everybody knows the cards of which it is one, because this text has revealed them."""
    revealed = {back.new for back in memory(f.env) if back.done == "revealed"}
    return bool(revealed) and all(thing.id in revealed for thing in nouns.pool(g, f, choice.filters))


def choosy(choice: Choice) -> bool:
    """Whether the choice names a type or a quality of the card."""
    return any(
        not isinstance(node, Zone | Among) and node not in (Kind("card"), Quality("your")) for node in choice.filters
    )


def one_by_one(g: State, f: Frame, choice: Choice, prompt: str) -> tuple[int, ...]:
    """128.6: nobody is compelled to show that they hold such a card; so the question comes also when there is none.

    Rules: 128.6.a.
    """
    chosen: tuple[int, ...] = ()
    while not choice.most or len(chosen) < choice.most:
        found = [thing for thing in nouns.candidates(g, f, choice.filters) if thing.id not in chosen]
        options = [object_option(g, thing, f.you) for thing in found]
        if not options and chosen:
            break
        options.append(WANTS_DONE if chosen else NONE_OF_THEM)
        key = g.ask(f.you, "choose", prompt, options, why="128.6", source=f.source)[0]
        if key in (DONE, NONE):
            break
        chosen = (*chosen, int(key[4:]))
    return chosen


def pick_mode(g: State, f: Frame, choice: Choice) -> tuple[int, ...]:
    """355.10.e: a mode that is left to another player; none if all of them were chosen before."""
    gone = used_up(g, f, choice)
    options = [
        Option(f"mode:{n}", short(label[:1].upper() + label[1:]), label)
        for n, label in enumerate(choice.labels) if n not in gone
    ]
    if not options:
        return ()
    return (int(g.choose(f.you, "choose", f"Choose {choice.said}", options, why=choice.how, source=f.source)[0][5:]),)


def pick_seat(g: State, f: Frame, choice: Choice) -> tuple[int, ...]:
    """A player, by seat."""
    options = [Option(f"seat:{seat}", g.players[seat].name) for seat in nouns.players(g, f, choice.filters)]
    if not options:
        return ()
    return tuple(
        int(key[5:])
        for key in g.choose(f.you, "choose", f"Choose {choice.said}", options, why=choice.how, source=f.source)
    )


def pick_place(g: State, f: Frame, choice: Choice) -> tuple[int, ...]:
    """A location."""
    found = ways_out(g, f, choice) if choice.reading == "destination" else nouns.locations(g, f, choice.filters)
    if not found:
        return ()
    options = [place_option(g, place, f.you) for place in found]
    return tuple(
        int(key[3:])
        for key in g.choose(f.you, "place", f"Choose {choice.said}", options, why=choice.how, source=f.source)
    )


def moving(g: State, f: Reading, choice: Choice) -> list[Object]:
    """What goes to a destination: what was chosen before, or the text's own object."""
    return [
        g.objects[id]
        for id in ((f.source,) if choice.moved == MOVER else nouns.bound(f, choice.moved))
        if id in g.objects
    ]


def ways_out(g: State, f: Reading, choice: Choice) -> list[int]:
    """355.4: where what moves may go: of all locations that are open to it those that fit the text."""
    moved = moving(g, f, choice) if choice.moved else []
    if choice.filters and isinstance(either := choice.filters[0], ToOrFrom):
        ends = {nouns.location(g, f, either.place, thing) for thing in moved[:1]}
        return [
            place
            for thing in moved[:1]
            for place in destinations(g, thing)
            if ends & {place, thing.place}
        ]
    if not moved:
        return nouns.locations(g, f, choice.filters)
    found = destinations(g, moved[0])
    if not found or not choice.filters:
        return found
    fitting = nouns.locations(g, f, choice.filters)
    return [place for place in found if place in fitting]


def destinations(g: State, unit: Object) -> list[int]:
    """355.4: locations where a unit may be, other than the current one unless an edition doesn't ask for that
    (355.4.a); not where two others are or fight (447.2.a, 449.2)."""
    seat = unit.controller
    return [
        place for place in g.locations()
        if (place > 0 or place == base_of(seat)) and not bars_moves(g, place, seat)
        and (place != unit.place or not g.edition.moves_elsewhere)
    ]


OWN = frozenset((APPLIED, THEY, NAMED, SPEAKER))
"""What a part of a text knows for itself alone: who acts in it, and what was applied to its event."""


def leak(g: State, f: Frame) -> None:
    """What was bound in a part of a text is known to the text that follows it."""
    below = g.agenda[-2]
    below.env.update((name, value) for name, value in f.env.items() if name not in OWN)
    g.revision += 1


def alias(g: State, f: Frame, names: tuple[Slot, str]) -> None:
    """Another name for what was bound: either way of a text may have mentioned it."""
    new, old = names
    f.env[new] = nouns.bound(f, old)
    g.revision += 1


LEAK = Step("leak", leak)
