"""What a player has before them: the open question, and how far an answer is composed."""
from __future__ import annotations

from dataclasses import dataclass

from bot.panels.parts import MOST_OPTIONS
from bot.store import Window
from bot.tables.rounds import Standing
from engine import drafting
from engine.drafting import Last, Moving, Outlook
from engine.game import Assignment, Game
from engine.kernel.decision import ACTING, Decision, Option, Refused
from engine.sideboards import Sideboarding
from engine.sights import Sight
from engine.standing import NONE, Orders, ability_of, responses

WINDOWS = ACTING
"""The decisions in which a player may play something, or go on."""
END = "end"
FEW = 5
"""Up to so many options of a step of a draft are tried whether they are the last ones."""
LAST = ("pass", END)
"""The options that go on."""
FIELD = "field:"
"""With this the option begins that presents a battlefield; what it does stands beside its name."""
SENT = ("confirm", "keep")
"""The keys of a draft's last question that send it."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What a player has before them.

    `draft` is the next question of what is being composed, and `path` the keys that led to it; for a choice that is
    made one by one, `path` is what was chosen so far. `marks` are the options marked on this very message, at first
    those that the engine proposes (None: none), `page` is where a long menu starts, `alone` says that the message is
    ephemeral. `moving` is the move that is being composed, with those who are marked. `passed` is the window of the
    question while its pass isn't seen by others yet; `orders` is what the player has left word of, `ability` the one
    that asks and whose answer could be remembered, `responses` the cards with which something could be done in a
    window. `news` is what happened since they answered last, as lines of the public log. `assignment` is how combat
    damage would be assigned by what was chosen so far. `ending`: they pressed *End turn* and are asked once more.
    `lasts` are the few options with which what is composed is complete, `outlook` is what comes of it where it is.
    `computers` are the seats that computers have, `practice` says that all others are such.
    `standing` is how a match of several games stands. Between two of them `exchange` is what can be exchanged after
    `path`, until they have said so, and `fields` are the battlefields that they may still present, by name.
    """

    match: str
    sight: Sight
    decision: Decision | None
    draft: Decision | None = None
    path: tuple[str, ...] = ()
    marks: tuple[str, ...] | None = None
    page: int = 0
    alone: bool = False
    moving: Moving | None = None
    passed: Window | None = None
    orders: Orders = NONE
    news: tuple[str, ...] = ()
    ending: bool = False
    assignment: Assignment | None = None
    lasts: tuple[Last, ...] = ()
    outlook: Outlook | None = None
    ability: str = ""
    responses: tuple[str, ...] = ()
    standing: Standing | None = None
    exchange: Sideboarding | None = None
    fields: tuple[str, ...] = ()
    computers: tuple[int, ...] = ()
    practice: bool = False

    @property
    def asked(self) -> Decision | None:
        """The question that is open for this player now."""
        return self.draft or self.decision

    @property
    def playable(self) -> tuple[Option, ...]:
        """The cards that could be played now."""
        return tuple(option for option in self.decision.options if option.key.startswith("play:")) \
            if self.decision is not None and self.decision.kind in WINDOWS else ()

    @property
    def number(self) -> int:
        """The number that clicks carry: that of the open question, within a draft too; 0 where none is open."""
        question = self.decision or self.exchange
        return question.number if question is not None else 0


def one_by_one(decision: Decision) -> bool:
    """Whether the options are chosen one after another: their order counts, or one menu can't hold them."""
    if decision.kind == "assign":
        return True
    return not decision.draft and decision.kind not in WINDOWS and decision.most > 1 and (
        decision.ordered or len(decision.options) > MOST_OPTIONS)


def at_once(draft: Decision) -> int:
    """How many options of a step of a draft may be chosen together: what one menu holds."""
    return draft.upto if len(draft.options) <= MOST_OPTIONS else 1


def at_desk(game: Game, match: str, seat: int, composed: tuple[int, tuple[str, ...]],
            marks: tuple[str, ...] | None = None, page: int = 0, alone: bool = False) -> Desk:
    """The question of a seat with what it has composed so far: a path, and the number of the question that it answers.
    A draft that no longer fits the game is left out."""
    decision = next((one for one in game.pending() if one.seat == seat), None)
    decision = drafting.folded(game, decision) if decision is not None else None
    number, path = composed
    draft, moves = None, None
    lasts: tuple[Last, ...] = ()
    outlook = None
    if decision is None or number != decision.number:
        path = ()
    elif path and not one_by_one(decision):
        path = path[:1] if path[0].startswith(drafting.MOVE) else path  # the rest of a move is marked, not stored
        try:
            draft = drafting.keeping(game, decision.number, seat, path)
            if path[0].startswith(drafting.MOVE):
                moves = drafting.moving(game, number, seat, path[0], marks or ())
            elif len(draft.options) <= FEW:
                lasts = drafting.lasts(game, number, seat, path, draft)
            if moves is None and draft.kind == "confirm":
                outlook = drafting.outlook(game, number, seat, path)
        except Refused:
            path = ()
    if marks is None and decision is not None:
        marks = game.proposal(decision.number, seat) or None
    ability, could = ("", ()) if decision is None else (ability_of(game, decision), responses(game, decision))
    assigning = decision if decision is not None and decision.kind == "assign" else None
    whole = game.assignment(assigning.number, seat, path) if assigning is not None else None
    return Desk(match, game.sight(seat), decision, draft, path, marks, page, alone, moves, lasts=lasts, outlook=outlook,
                ability=ability, responses=could, assignment=whole)
