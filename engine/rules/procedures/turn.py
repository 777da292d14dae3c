"""The turn (301–317): phases as named steps; between them the chain is worked off."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.agenda import Frame, Operation, Procedure, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.names.answers import END, PASS
from engine.names.bindings import DID
from engine.names.questions import CHANNELING
from engine.rules.actions.drawing import draw_cards
from engine.rules.events.batches import propose
from engine.rules.meaning import nouns, speakers
from engine.rules.playing.beginning import begin
from engine.rules.playing.drawing import Window
from engine.rules.procedures import cleanup
from engine.rules.procedures.chain import settle
from engine.rules.procedures.inviting import invitations, invite
from engine.rules.procedures.scoring import hold_all, notice
from engine.words.fixed import PeriodName

BEGUN: Key[str] = Key("begun")
"""The phase or step that has begun."""
FINALIZED: Key[int] = Key("finalized")
"""How much was finalized as the Expiration Step began."""
MATE_ACTS: Key[bool] = Key("mate acts")
"""Whether a teammate has acted as the Turn Player wanted to end the turn."""

CHANNELED = 2
"""Runes that a player channels each turn (315.3)."""

END_TURN = Option(END, "End turn", "your Main Phase ends")


def start(g: State, f: Frame) -> None:
    """317.3: the next player in turn order takes the turn."""
    g.turn += 1
    g.this_turn = len(g.events)
    g.gone = {}
    g.agreed = ()
    f.env[BEGUN] = "turn"
    propose(g, f, [events.turn_starts("317.3", g.turn_player, g.turn)])


def started(g: State, f: Frame) -> None:
    """A turn that is skipped is over; the turn after it is the next in the queue (443.1.a.2)."""
    g.touch()
    if skipped(f, "turn"):
        f.go(next_turn)
    else:
        g.players[g.turn_player].turns += 1


def begins(kind: events.PhaseStart, rule: str) -> Operation:
    """The operation by which a phase or step begins: an event, which may be replaced with nothing (443).

    Rules: 315.2, 315.2.a.1.
    """

    def begin_it(g: State, f: Frame) -> None:
        g.phase = events.PHASES[kind]
        f.env[BEGUN] = kind.removesuffix(" starts")
        propose(g, f, [events.phase_starts(kind, rule, g.turn_player)])

    return begin_it


beginning_begins = begins("beginning phase starts", "315.2.a")
channel_begins = begins("channel phase starts", "315.3")
draw_begins = begins("draw phase starts", "315.4")


def skipped(f: Frame, name: PeriodName) -> bool:
    """443.2: whether the beginning of that turn, phase or step was replaced with nothing; then nothing of it happens.

    Rules: 443.1, 443.1.a, 443.2.a.
    """
    return f.env.get(BEGUN) == name and not f.env[DID]


def awaken(g: State, f: Frame) -> None:
    """315.1: the Turn Player readies everything they control, as one action. Rules: 315.1.b, 415.3.a."""
    if skipped(f, "awaken phase"):
        g.touch()
        return
    seat = g.turn_player
    mine = [thing for thing in g.objects.values() if thing.exhausted and thing.controller == seat]
    propose(g, f, [events.readied("315.1", thing.id, seat=seat) for thing in mine])


def scoring_begins(g: State, f: Frame) -> None:
    """315.2.b: the second step of the Beginning Phase."""
    if skipped(f, "beginning phase"):
        f.go(channel_begins)
        g.touch()
    else:
        begins("scoring step starts", "315.2.b")(g, f)


def scoring(g: State, f: Frame) -> None:
    """315.2.b.2."""
    if skipped(f, "scoring step"):
        g.touch()
    else:
        hold_all(g, f)


def channel(g: State, f: Frame) -> None:
    """315.3; the player going last channels one more in their first Channel Phase (485.7, 487.7).

    Rules: 115.2, 315.3.b, 315.3.b.1, 430.4.a, 486.7, 488.7, 489.7.
    """
    if skipped(f, "channel phase"):
        g.touch()
        return
    player = g.players[g.turn_player]
    extra = g.mode.extra_runes if g.turn == len(g.players) and player.turns == 1 else 0
    most = [passive.trait.n for passive, context in speakers.answers(g, CHANNELING)
            if g.turn_player in nouns.seats(g, context, passive.who)]
    n = min(CHANNELED + extra, len(player.rune_deck), *most)
    propose(
        g, f, [events.channeled(f"{g.mode.rule}.7" if at >= CHANNELED else "315.3", g.turn_player) for at in range(n)]
    )


def draw(g: State, f: Frame) -> None:
    """315.4; where the mode says so the first player doesn't draw in the first Draw Phase (487.7).

    Rules: 115.2, 315.4.b, 315.4.b.1, 315.4.b.2, 413.2.a.
    """
    g.touch()
    if skipped(f, "draw phase"):
        return
    if g.turn == 1 and not g.mode.first_draws:
        propose(g, f, [events.first_draw_left_out(f"{g.mode.rule}.7", g.turn_player)])
        return
    draw_cards(g, g.turn_player, 1, "315.4")


def empty_pools(g: State, f: Frame) -> None:
    """316.3: every player's pool empties."""
    propose(g, f, [events.emptied("316.3", seat) for seat in g.seats(g.turn_player) if g.players[seat].pool])


def main(g: State, f: Frame) -> None:
    """316.4. Rules: 316.1."""
    begins("main phase starts", "316.4")(g, f)


def after_start(g: State, f: Frame) -> None:
    """316.4: start-of-phase effects before the first action; a Main Phase that is skipped is over."""
    if skipped(f, "main phase"):
        f.go(over)
        g.touch()
    else:
        settle(g, f)


def act(g: State, f: Frame) -> None:
    """316: the Turn Player acts, one action after another, until they end the turn (316.9).

    Rules: 310.1, 310.1.a, 312.2.a, 316.5.a, 316.5.b, 316.9.a, 316.9.b, 409, 410.1.b, 410.1.b.1, 410.1.b.2, 410.1.b.3.
    """
    seat = g.turn_player
    key = g.ask(
        seat, "act", "Your turn: what do you do?",
        Window(g, seat, "act", lambda: [*invitations(g, f, seat, mates(g), "invited"), END_TURN]), why="316",
    )[0]
    if key == END:
        f.go(over if g.edition.mates_act == "invited" else mates_act)
        g.touch()
    elif key.startswith("invite:"):
        invite(g, seat, key, "invited")
    else:
        begin(g, seat, key)


def mates(g: State) -> list[int]:
    """316.5.b.1: whom the Turn Player may invite to act in Neutral Open."""
    return [seat for seat in g.mates(g.turn_player) if seat != g.turn_player and not g.players[seat].gone]


def acted(g: State, f: Frame) -> None:
    """335: nothing is outstanding any more: the Turn Player has Priority again."""
    f.go(act)


def over(g: State, f: Frame) -> None:
    """316.9: the Main Phase is over."""
    g.touch()


def mates_act(g: State, f: Frame) -> None:
    """316.5.b.1: a teammate who needs no invitation acts when the Turn Player, who goes first, wants to do nothing
    more."""
    seat = next(iter(mates(g)), NOBODY)
    if seat == NOBODY:
        f.env[MATE_ACTS] = False
        return
    prompt = f"{g.players[g.turn_player].name} ends the turn: do you play a spell or activate an ability before?"
    passing = Option(PASS, "Pass", "the turn ends")
    key = g.ask(seat, "act", prompt, Window(g, seat, "invited", lambda: [passing]), why="489.8.a")[0]
    g.touch()
    f.env[MATE_ACTS] = key != PASS
    if key != PASS:
        begin(g, seat, key)


def mates_acted(g: State, f: Frame) -> None:
    """After that the Turn Player acts again."""
    if f.env[MATE_ACTS]:
        f.go(act)


def ending(g: State, f: Frame) -> None:
    """317.1: “at the end of the turn” abilities trigger. Rules: 317.1.a."""
    g.phase = "ending"
    propose(g, f, [events.turn_ends("317.1", g.turn_player, g.turn)])


def expiration(g: State, f: Frame) -> None:
    """317.2: the Ending Special Cleanup: heal, end “this turn”, empty the pools. Rules: 317.2.a."""
    f.env[FINALIZED] = g.finalized
    cleanup.ending_due(g)


def expired(g: State, f: Frame) -> None:
    """317.2.f: if anything went through the chain in this step, the step is repeated."""
    if g.finalized != f.env[FINALIZED]:
        f.go(expiration)


def last_cleanup(g: State, f: Frame) -> None:
    """Where the Expiration Step is no Cleanup itself, one follows it."""
    cleanup.due(g)


def expired_in_effect(g: State, f: Frame) -> None:
    """Where what has come of the step decides: if anything has damage or lasts for the turn, it is repeated."""
    lasting = {e.until for e in g.effects} | {given.until for given in g.grants} | {one.until for one in g.waiting}
    if g.now("turn") in lasting or any(thing.damage for thing in g.permanents()):
        f.go(cleanup.heal_at_end)


def next_turn(g: State, f: Frame) -> None:
    """317.3: the next turn in the queue: an additional one (735), else that of the next player in turn order (736,
    737).

    Rules: 115.1.c, 302, 306.
    """
    before = g.queued_after if g.queued_after != NOBODY else g.turn_player
    left = [seat for seat in g.extra_turns if not g.players[seat].gone]
    g.turn_player = left[0] if left else g.after(before)
    g.extra_turns = tuple(left[1:])
    g.queued_after = before if left else NOBODY
    g.touch()
    f.go(start)


TURN = Procedure(
    "turn",
    (
        Step("start", start), Step("started", started), Step("awaken phase", begins("awaken phase starts", "315.1")),
        Step("before awaken", settle), Step("awaken", awaken), Step("after awaken", settle),
        Step("beginning", beginning_begins), Step("after beginning", settle),
        Step("scoring step", scoring_begins), Step("before scoring", settle), Step("scoring", scoring),
        Step("after scoring", settle), Step("channel phase", channel_begins),
        Step("before channel", settle), Step("channel", channel), Step("after channel", settle),
        Step("draw phase", draw_begins), Step("before draw", settle), Step("draw", draw),
        Step("after draw", settle), Step("empty pools", empty_pools), Step("main", main),
        Step("after start", after_start), Step("act", act), Step("settle", settle), Step("acted", acted),
        Step("over", over), Step("ending", ending), Step("after ending", settle), Step("expiration", expiration),
        Step("after expiration", settle), Step("expired", expired), Step("next", next_turn),
    ),
    further=(
        cleanup.HEAL, cleanup.EXPIRE, cleanup.UNSTUN, cleanup.EMPTY, Step("last cleanup", last_cleanup),
        Step("expired in effect", expired_in_effect), Step("notice allies", notice),
        Step("mates act", mates_act), Step("after mates", settle), Step("mates acted", mates_acted),
    ),
)
