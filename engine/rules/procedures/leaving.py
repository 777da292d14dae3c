"""What players do unasked: they leave a game that goes on (651, 652), draw it, or share hands with a teammate."""
from __future__ import annotations

from collections.abc import Callable

from engine.board import events
from engine.board.objects import NOBODY
from engine.board.state import State
from engine.catalogue import Compiled
from engine.kernel.agenda import Frame
from engine.kernel.decision import Reason, Refused
from engine.kernel.event import Event
from engine.rules.events.attribution import cause
from engine.rules.events.batches import commit
from engine.rules.events.windows import expire, on_chain
from engine.rules.events.winning import finish
from engine.rules.meaning.registry import performs
from engine.rules.playing.chain_entry import PLAYED, chain_over
from engine.rules.playing.play import PLAY
from engine.rules.procedures.chain import HOT, settle, triggers
from engine.rules.procedures.resolution import RESOLVE
from engine.rules.procedures.showdowns import SHOWDOWN
from engine.rules.procedures.turn import TURN, over
from engine.words.card import Card
from engine.words.nodes import Lose

BARE = Card("battlefield", "Bare Ground", ("RULE-652",), supertypes=("token",))
"""The token battlefield without abilities that takes the place of a removed player's (652.2.a)."""


def concede(g: State, seat: int) -> None:
    """650, 651: at any time; teammates lose too (651.4). The last player or team that is left wins (651.1), otherwise
    the game goes on."""
    lose(g, seat, events.conceded("650", seat), f"{g.players[seat].name} conceded")


def lose(g: State, seat: int, event: Event, why: str) -> None:
    """195.1: that player loses the game at once, with the team. Rules: 489.6.a.1, 489.6.a.2, 651.2."""
    g.events.append(event)
    losing = [other for other in g.seats(seat) if g.mode.team(other) == g.mode.team(seat)]
    for other in losing:
        g.players[other].gone = True
    g.agreed = ()
    left = g.seats(g.turn_player)
    if len({g.mode.team(other) for other in left}) <= 1:
        finish(g, left[0] if left else NOBODY, "651.1" if g.mode.seats > 2 else "651", why)
        return
    for other in losing:
        remove(g, other)


@performs(Lose)
def lose_by_effect(g: State, f: Frame, c: Compiled[Lose]) -> None:
    """195.1: that player is removed at once."""
    lose(g, f.you, events.lost("195.1", f.you, cause=cause(f)), f"{g.players[f.you].name} lost by an effect")


def agree(g: State, seat: int) -> None:
    """TR410.1: a player would draw the game; when all who play would, it is drawn. It holds for this turn, and until
    somebody leaves. Raises `Refused`."""
    if seat in g.agreed:
        raise Refused(Reason("TR410.1", "you have agreed to a draw already"))
    g.events.append((events.draw_agreed if g.agreed else events.draw_offered)("TR410.1", seat))
    g.agreed = (*g.agreed, seat)
    if set(g.seats(0)) <= set(g.agreed):
        finish(g, NOBODY, "TR410.1", "all players agreed to a draw")


def disagree(g: State, seat: int) -> None:
    """TR410.1: one player who doesn't want it is enough; nothing is proposed any more. Raises `Refused`."""
    if not g.agreed:
        raise Refused(Reason("TR410.1", "nobody proposes a draw"))
    g.events.append(events.draw_declined("TR410.1", seat))
    g.agreed = ()


def share(g: State, seat: int) -> None:
    """489.8.f: a player would show their hand to a teammate who shows theirs. Raises `Refused`."""
    if not g.mode.teams:
        raise Refused(Reason("489.8.f", "only teammates share their hands"))
    if seat in g.shares:
        raise Refused(Reason("489.8.f", "you share your hand already"))
    g.shares = (*g.shares, seat)


def keep(g: State, seat: int) -> None:
    """489.8.f: from now on neither of them sees the other's hand. Raises `Refused`."""
    if seat not in g.shares:
        raise Refused(Reason("489.8.f", "you don't share your hand"))
    g.shares = tuple(other for other in g.shares if other != seat)


UNASKED: dict[str, tuple[str, Callable[[State, int], None]]] = {
    "concede": ("650", concede), "draw": ("TR410.1", agree), "no draw": ("TR410.1", disagree),
    "share hand": ("489.8.f", share), "keep hand": ("489.8.f", keep),
}
"""What a player may do at any time without being asked, each with its rule."""


def remove(g: State, seat: int) -> None:
    """652, in its order: what they control and own, their battlefield, their cards, their spells and abilities, and
    what waits for them.

    Rules: 652.2.
    """
    mine = [
        thing
        for thing in g.objects.values()
        if seat in (thing.controller, thing.owner) and (thing.zone == "board" or thing.zone == "facedown")
    ]
    commit(g, None, [events.banished("652.1", thing.id) for thing in mine])
    for field in g.fields:
        if g.objects[field.id].owner == seat:
            commit(g, None, [events.laid_bare("652.2.a", seat, field.id, code=BARE.code)])
    for item in [item for item in g.chain if item.controller == seat]:
        commit(g, None, [events.countered("652.4", seat, item.source, item=item.id)])
        if on_chain(item.source) in g.windows:
            expire(g, on_chain(item.source))
    commit(g, None, [events.removed("652.3", seat)])
    g.heard = tuple(trigger for trigger in g.heard if trigger.you != seat)
    forget_items(g)
    hand_over(g, seat)
    g.open = ()
    g.cleanup_due = True
    chain_over(g)
    g.touch()
    go_on(g)


def go_on(g: State) -> None:
    """652.5: what was asked in an open window is asked again after what has become outstanding (a Cleanup,
    triggers)."""
    top = g.agenda[-1]
    if top.script.name == HOT.name:
        top.go(triggers)
    elif top.script.name in (TURN.name, SHOWDOWN.name):
        settle(g, top)


def hand_over(g: State, seat: int) -> None:
    """652.5: Priority, Focus and the turn go to the next player; who has passed already has passed.

    Rules: 652.5.a.1, 652.5.b.1, 652.5.c.1.
    """
    if g.priority != NOBODY:
        g.passes -= seat in passed(g, g.priority, g.passes, seat)
        g.priority = g.after(seat) if g.priority == seat else g.priority
    if g.showdown is not None:
        g.showdown.passes -= seat in passed(g, g.showdown.focus, g.showdown.passes, seat)
        g.showdown.focus = g.after(seat) if g.showdown.focus == seat else g.showdown.focus
    if seat == g.turn_player:
        for frame in g.agenda:
            if frame.script.name == TURN.name:
                frame.go(over)


def passed(g: State, holder: int, passes: int, gone: int) -> list[int]:
    """Who has passed in a row right before the holder, the one who is gone included."""
    count = len(g.players)
    before = [(holder - step) % count for step in range(1, count)]
    return [seat for seat in before if seat == gone or not g.players[seat].gone][:passes]


def forget_items(g: State) -> None:
    """652.5: what was being finalized or resolved for the removed player is not gone on with; the rest of the game
    is."""
    there = {item.id for item in g.chain}
    for place, frame in enumerate(g.agenda):
        if frame.script in (PLAY, RESOLVE) and frame.env.get(PLAYED) not in there:
            del g.agenda[place:]
            return
