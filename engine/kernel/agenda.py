"""The scheduler: an explicit agenda of frames, and operations that ask first.

An operation that lacks an answer unwinds and is run again from its first line when the answer is there. So it reads
like blocking code, and yet the game can be saved at every decision. The price is one habit, which `Machine.run` checks:
*ask before you touch*.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.kernel.bindings import Bindings
from engine.kernel.decision import ACTING, Decision, DecisionKind, EngineFault, Option, Reason, Refused
from engine.kernel.event import Event

BUDGET = 20_000
"""Operations between two decisions; past it nothing is committed (TR505 names loops)."""


N = TypeVar("N")
Question = tuple[int, DecisionKind, str, Sequence[Option], int, int, str]
"""A question to one of several players: `(seat, kind, prompt, options, least, most, why)`."""

Options = Sequence[Option] | Callable[[], Sequence[Option]]


class Answerer(Protocol):
    """Answers whatever a machine asks, as it asks: from `least` to `most` keys among the options. When it raises
    `Suspend`, the machine stands as before the question, and runs on from there; anything else that it raises ends the
    run, and the machine is good for nothing more than to be looked at."""

    def __call__(
        self, game: Any, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
    ) -> tuple[str, ...]: ...


Operation = Callable[[Any, "Frame"], None]
"""What a step does: `run(game, frame)`."""


class Suspend(Exception):
    """The running operation needs an answer that it does not have yet."""


class Step(NamedTuple):
    """One operation of a script. Frames are saved by the step's name.

    `node` is what an operation of a text carries out."""

    name: str
    run: Operation
    node: object = None


def step_of(name: str, run: Callable[[Any, Frame, N], None], node: N) -> Step:
    """The step that carries out `node` by `run(game, frame, node)`."""

    def carry_out(g: Any, f: Frame) -> None:
        run(g, f, node)

    return Step(name, carry_out, node)


class Script:
    """A named sequence of steps: a procedure of the rulebook or the compiled text of an ability."""

    __slots__ = ("at", "name", "once", "runs", "steps")

    def __init__(self, name: str, steps: Sequence[Step]) -> None:
        self.name = name
        self.steps = tuple(steps)
        self.runs = tuple(step.run for step in steps)
        self.at = {step.name: place for place, step in enumerate(steps)}
        if len(self.at) != len(self.steps):
            raise ValueError(f"script {name} has two steps of one name")
        times = Counter(step.run for step in steps)
        self.once = {step.run: place for place, step in enumerate(steps) if times[step.run] == 1}

    def told(self, place: int) -> str:
        """How a step is called in faults."""
        return f"{self.name}.{self.steps[place].name}"


class Procedure(Script):
    """A script of the rulebook. Where its steps are put in another order, it takes the `further` ones too, which only
    other orders have."""

    __slots__ = ("known", "orders")

    def __init__(self, name: str, steps: Sequence[Step], further: Sequence[Step] = ()) -> None:
        super().__init__(name, steps)
        self.known = {step.name: step for step in (*steps, *further)}
        self.orders: dict[tuple[str, ...], Script] = {(): self}

    def ordered(self, orders: Mapping[str, tuple[str, ...]]) -> Script:
        """The steps in the order that is named for this procedure; as it is written where none is. Raises `KeyError`
        for a step that it doesn't have."""
        names = orders.get(self.name, ())
        if names not in self.orders:
            self.orders[names] = Script(self.name, [self.known[name] for name in names])
        return self.orders[names]


class Frame:
    """One unfinished script: where we are, for whom, and what was bound on the way. Values in `env` are immutable."""

    __slots__ = ("answers", "env", "pc", "script", "source", "you")

    def __init__(self, script: Script, you: int, source: int, env: Bindings) -> None:
        self.script = script
        self.pc = 0
        self.you = you
        self.source = source
        self.env = env
        self.answers: list[tuple[str, ...]] = []

    def go(self, run: Operation) -> None:
        """Continue with the step of this script that runs this operation, which is no other step's."""
        self.pc = self.script.once[run]

    def again(self) -> None:
        """Run the step that is running once more."""
        self.pc -= 1

    def skip(self, steps: int) -> None:
        """Go on behind so many of the steps that follow."""
        self.pc += steps

    def end(self) -> None:
        """Nothing more of this script is run."""
        self.pc = len(self.script.steps)

    def copy(self) -> Frame:
        """A frame that can run on without this one noticing."""
        twin = Frame.__new__(Frame)
        twin.script = self.script
        twin.pc = self.pc
        twin.you = self.you
        twin.source = self.source
        twin.env = self.env.copy()
        twin.answers = self.answers.copy()
        return twin


class Machine:
    """What runs: the agenda, the open questions and the counters that prove that an operation asked before it
    touched."""

    __slots__ = (
        "agenda", "answerer", "answering", "began", "eager", "events", "fed", "feed", "heard", "number", "open",
        "operations", "revision", "seq", "strict",
    )

    def __init__(self) -> None:
        self.agenda: list[Frame] = []
        self.open: tuple[Decision, ...] = ()
        self.answering = 0  # answers consumed by the running operation
        self.feed: list[str] = []  # keys of a draft that wait for their questions
        self.fed = 0  # how many of them were taken
        self.number = 1  # number of the next decision
        self.seq = 0  # entries in the log so far
        self.revision = 0  # raised by every change
        self.operations = 0
        self.began = 0  # operations before the last answer: the budget counts from there
        self.events: list[Event] = []
        self.heard: tuple[object, ...] = ()  # what something has to be begun for before the next operation runs
        self.strict = False
        self.eager = False  # whether something may have to be begun after every operation
        self.answerer: Answerer | None = None  # who answers in place, on a fork on which somebody plays on

    # --- asking

    def ask(
        self, seat: int, kind: DecisionKind, prompt: str, options: Options, *, why: str, least: int = 1, most: int = 1,
        ordered: bool = False, source: int = 0, draft: bool = False, upto: int = 1,
    ) -> tuple[str, ...]:
        """The chosen keys. Unwinds with `Suspend` when they are not known yet; then the operation is run again.

        Options that are dear to list come as a function: it is called only when the answer is not there yet.
        """
        answers = self.agenda[-1].answers
        if self.answering < len(answers):
            self.answering += 1
            return answers[self.answering - 1]
        if self.answerer is not None:
            return self.answer_in_place(seat, kind, options, least, most, draft, why)
        listed = tuple(options() if callable(options) else options)
        # a step of the decision that began the draft
        number, asked = (self.number - 1, self.seq - 1) if draft else (self.number, self.seq)
        decision = Decision(
            number, seat, kind, prompt, listed, least, most, ordered, why, source, draft, asked,
            upto=upto if draft else 1,
        )
        if not decision.options or least > len(decision.options):
            raise EngineFault(f"{kind} asks seat {seat} for {least} of {len(decision.options)} options ({why})")
        if draft and self.fed < len(self.feed):
            keys = (self.feed[self.fed],)
            check_keys(decision, keys)
            self.fed += 1
            answers.append(keys)
            self.answering += 1
            self.began = self.operations - 1  # as if this operation had waited for the key
            return keys
        self.open = (decision,)
        raise Suspend

    def answer_in_place(
        self, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool, why: str
    ) -> tuple[str, ...]:
        """What the answerer says to a question, as if it had been taken: the running operation goes on with it."""
        assert self.answerer is not None
        keys = self.answerer(self, seat, kind, options, least, most, draft)
        if not draft:
            self.decided(seat, kind, keys, why)
            self.number += 1
            self.seq += 1
        self.agenda[-1].answers.append(keys)
        self.answering += 1
        self.began = self.operations - 1  # as if this operation had waited for the answer
        return keys

    def choose(
        self, seat: int, kind: DecisionKind, prompt: str, options: Sequence[Option], *, why: str, least: int = 1,
        most: int = 1, ordered: bool = False, source: int = 0, draft: bool = False, upto: int = 1,
    ) -> tuple[str, ...]:
        """Like `ask`, but a choice without an alternative is made without a question."""
        if least == len(options) and (len(options) == 1 or not ordered):
            return tuple(option.key for option in options)
        return self.ask(
            seat, kind, prompt, options, why=why, least=least, most=most, ordered=ordered, source=source, draft=draft,
            upto=upto,
        )

    def ask_each(self, questions: Sequence[Question]) -> dict[int, tuple[str, ...]]:
        """Several players choose secretly at the same time: `(seat, kind, prompt, options, least, most, why)` for each.

        Keeps each answer as it comes, unwinds until all are there, returns them by seat in the order of the questions.
        At most once in an operation.
        """
        answers = self.agenda[-1].answers
        done = {int(kept[0]): kept[1:] for kept in answers}
        missing = [question for question in questions if question[0] not in done]
        if not missing:
            self.answering = len(answers)
            return {question[0]: done[question[0]] for question in questions}
        self.open = tuple(
            Decision(
                self.number + place, seat, kind, prompt, tuple(options), least, most, False, why, 0, False, self.seq,
                True,
            )
            for place, (seat, kind, prompt, options, least, most, why) in enumerate(questions)
            if seat not in done
        )
        raise Suspend

    # --- answering

    def decision(self, number: int, seat: int) -> Decision:
        """The open decision with that number for that seat. Raises `Refused` when there is none."""
        for decision in self.open:
            if decision.number == number and decision.seat == seat:
                return decision
        if any(decision.number == number for decision in self.open):
            raise Refused(Reason("312", "somebody else answers this one"))
        raise Refused(Reason("312", "that was already answered"))

    def take(self, decision: Decision, keys: Sequence[str]) -> None:
        """Put the answer where the waiting operation finds it, and run on to the next decision."""
        drafting = decision.kind in ACTING
        first = tuple(keys[:1]) if drafting else tuple(keys)
        check_keys(decision, first)
        self.feed = list(keys[1:]) if drafting else []
        self.fed = 0
        self.decided(decision.seat, decision.kind, tuple(keys), decision.why)
        answers = self.agenda[-1].answers
        answers.append((str(decision.seat), *first) if decision.together else first)
        if not decision.together:
            self.number += 1
        elif len(self.open) == 1:
            self.number += len(answers)
        self.open = ()
        self.run()

    def number_anew(self, before: Sequence[Decision]) -> None:
        """After something that nobody was asked for: what is asked now has a number of its own, unless the same was
        asked `before`. So no number stands for two questions."""
        known = [content(decision) for decision in before]
        if self.open and any(content(decision) not in known for decision in self.open):
            later = max(decision.number for decision in before) + 1 - self.number
            self.number += later
            self.open = tuple([decision._replace(number=decision.number + later) for decision in self.open])

    def decided(self, seat: int, kind: DecisionKind, keys: tuple[str, ...], why: str) -> None:
        """A question is answered, a draft as far as it is composed; a machine without a game takes no note of it."""

    def go_on(self, keys: tuple[str, ...]) -> None:
        """Answer the open step of a draft that is composed on this very machine."""
        self.agenda[-1].answers.append(keys)
        self.open = ()
        self.run()

    # --- running

    def push(self, script: Script, you: int, source: int = 0, **env: object) -> Frame:
        """Put a script on top: it runs before anything below goes on."""
        self.revision += 1
        frame = Frame(script, you, source, env)  # type: ignore[arg-type]  # bindings are a dict
        self.agenda.append(frame)
        return frame

    def run(self) -> None:
        """Run to the next decision, or to the end. Raises `EngineFault` past the budget or when an operation touched
        before it asked."""
        agenda, events, strict = self.agenda, self.events, self.strict
        self.began = self.operations
        while agenda:
            frame = agenda[-1]
            place, runs = frame.pc, frame.script.runs
            if place >= len(runs):
                agenda.pop()
                continue
            frame.pc = place + 1
            self.operations += 1
            self.answering = 0
            revision, noted = self.revision, len(events)
            twin = self.fork() if strict else None
            try:
                runs[place](self, frame)
            except Suspend:
                if (revision, noted) != (self.revision, len(events)) or (
                    twin and twin.everything() != self.everything()
                ):
                    raise EngineFault(f"{frame.script.told(place)} changed the game before it asked") from None
                frame.pc = place
                return
            if frame.answers:
                frame.answers.clear()
            if self.heard or self.eager:
                self.between()
            if self.operations - self.began > BUDGET:
                self.endless(f"no decision after {BUDGET} operations, last in {frame.script.told(place)}")
                return

    def between(self) -> None:
        """Begin what has to be begun before the next operation runs; a machine without a game has nothing of that
        kind."""

    def endless(self, what: str) -> None:
        """Running has passed the budget. Raises `EngineFault`, unless a game knows how it ends."""
        raise EngineFault(what)

    def fork(self) -> Machine:
        """A machine that this one can be compared with later: what an operation does to the one, it doesn't do to the
        other."""
        twin = copy(self)
        twin.agenda = [frame.copy() for frame in self.agenda]
        return twin

    def everything(self) -> object:
        """The whole state as a comparable value; under test (`strict`) it is the same when an operation unwinds. A
        machine without a state of its own has only its frames."""
        return [(frame.script.name, dict(frame.env)) for frame in self.agenda]


def check_keys(decision: Decision, keys: Sequence[str]) -> None:
    """Raises `Refused` unless the keys are a legal choice among the decision's options."""
    known = decision.keys
    wrong = [key for key in keys if key not in known]
    if wrong:
        raise Refused(Reason(decision.why, f"{wrong[0]} is not among the options"))
    if len(set(keys)) != len(keys):
        raise Refused(Reason(decision.why, "an option was chosen twice"))
    if not decision.least <= len(keys) <= decision.most:
        span = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
        raise Refused(Reason(decision.why, f"choose {span}, not {len(keys)}"))


def content(decision: Decision) -> tuple[object, ...]:
    """What makes a question that one: the words of its options may change with what follows."""
    return (decision.number, decision.seat, decision.kind, decision.prompt, decision.keys, decision.why,
            decision.source)
