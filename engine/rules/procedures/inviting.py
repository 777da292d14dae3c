"""Invitations: a player asks another one to act (489.8.a; by earlier editions whoever isn't relevant)."""
from __future__ import annotations

from collections.abc import Iterable

from engine.board.objects import NOBODY
from engine.board.state import State
from engine.kernel.agenda import Frame, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import DecisionKind, Option
from engine.names.answers import CONFIRM, PASS
from engine.names.board import PlayWindow
from engine.rules.meaning.labels import fit
from engine.rules.playing.beginning import begin
from engine.rules.playing.drawing import Window
from engine.rules.playing.relevance import involve

DECLINED: Key[tuple[int, ...]] = Key("declined")
"""The go in which somebody declined to act, and who did."""
MATE: Key[int] = Key("mate")
"""The seat of whom is asked to act."""
WINDOW: Key[PlayWindow] = Key("window")
"""As in which window they would."""
DECLINE = Option(PASS, "Decline", "whoever invites goes on")
INVITATION = "an invitation"
"""By which name editions number the invitation of an outsider."""
KINDS: dict[PlayWindow, DecisionKind] = {"invited": "act", "focus": "focus", "priority": "priority"}


def said(g: State, window: PlayWindow) -> tuple[str, str]:
    """What it is called, by whoever does it and to whoever is asked: one waits for who might act unasked."""
    waits = window == "invited" and g.edition.mates_act == "unasked"
    return ("Wait for ", "waits for you") if waits else ("Invite ", "invites you")


def invitations(g: State, f: Frame, seat: int, others: Iterable[int], window: PlayWindow) -> list[Option]:
    """Which of the others that seat may invite; whoever has just declined is not asked again before something else
    happened (316.5.b.1)."""
    verb, _ = said(g, window)
    since, *declined = f.env.get(DECLINED, (NOBODY,))
    asked = declined if since == go_of(g, seat) else []
    return [Option(f"invite:{other}", fit(verb, g.players[other].name), "to play a spell or activate an ability")
            for other in others if other not in asked]


def go_of(g: State, seat: int) -> int:
    """A number that each go of a player has for itself."""
    passes = g.passes + (g.showdown.passes if g.showdown is not None else 0)
    return (g.finalized * len(g.players) + passes) * len(g.players) + seat


def invite(g: State, seat: int, key: str, window: PlayWindow) -> None:
    """The invitation with that key is being made."""
    g.push(INVITE, seat, 0, mate=int(key.removeprefix("invite:")), window=window)


def why(f: Frame) -> str:
    """By which rule it is made."""
    return "489.8.a" if f.env[WINDOW] == "invited" else INVITATION


def ask_mate(g: State, f: Frame) -> None:
    """The invitation is confirmed like every action, so that it can be taken back before."""
    name = g.players[f.env[MATE]].name
    verb, _ = said(g, f.env[WINDOW])
    options = [Option(CONFIRM, fit(verb, name), "they may play a spell or activate an ability")]
    g.ask(f.you, "confirm", f"{verb}{name}?", options, why=why(f), draft=True)
    g.touch()


def invited(g: State, f: Frame) -> None:
    """Whoever is invited plays a spell or activates an ability, or declines."""
    mate, window = f.env[MATE], f.env[WINDOW]
    prompt = f"{g.players[f.you].name} {said(g, window)[1]} to play a spell or activate an ability"
    key = g.ask(mate, KINDS[window], prompt, Window(g, mate, window, lambda: [DECLINE]), why=why(f))[0]
    if key == PASS:
        below, go = g.agenda[-2], go_of(g, f.you)
        since, *declined = below.env.get(DECLINED, (NOBODY,))
        below.env[DECLINED] = (go, *(declined if since == go else ()), mate)
        f.end()
        g.touch()
    else:
        begin(g, mate, key)


def handed_over(g: State, f: Frame) -> None:
    """An outsider who has acted is relevant, and it is their go now; in a showdown they have Focus. A teammate only
    has acted."""
    mate, window = f.env[MATE], f.env[WINDOW]
    if window != "invited":
        involve(g, mate)
        g.priority, g.passes = mate, 0
    if window == "focus" and g.showdown is not None:
        g.showdown.focus, g.showdown.passes = mate, 0
    g.touch()


INVITE = Script(
    "invite", (Step("ask mate", ask_mate), Step("invited", invited), Step("handed over", handed_over)),
)
