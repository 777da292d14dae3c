"""The scheduler: asking unwinds and runs again, whoever touches before asking is named, and runs have a budget."""
from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.agenda import BUDGET, Frame, Machine, Script, Step, check_keys, step_of
from engine.kernel.decision import Decision, EngineFault, Option, Refused
from engine.kernel.event import Event

YES_NO = (Option("yes", "Yes"), Option("no", "No"))


def machine(*steps: Step, strict: bool = True) -> Machine:
    """A machine that runs these steps, at its first question or its end."""
    made = Machine()
    made.strict = strict
    made.push(Script("toy", steps), 0)
    made.run()
    return made


def say(m: Machine, *keys: str) -> None:
    """Answer the first open decision."""
    m.take(m.open[0], keys)


def test_a_script_runs_its_steps_in_order_to_the_end() -> None:
    seen: list[str] = []
    m = machine(Step("a", lambda m, f: seen.append("a")), Step("b", lambda m, f: seen.append("b")))
    assert seen == ["a", "b"]
    assert (m.open, m.agenda) == ((), [])


def test_a_pushed_script_runs_before_the_next_step() -> None:
    seen: list[str] = []
    inner = Script("inner", (Step("x", lambda m, f: seen.append("inner")),))
    machine(Step("a", lambda m, f: m.push(inner, 0)), Step("b", lambda m, f: seen.append("outer")))
    assert seen == ["inner", "outer"]


def test_a_question_suspends_the_operation_which_runs_again_with_the_answer() -> None:
    runs: list[int] = []
    answers: list[tuple[str, ...]] = []

    def asks(m: Any, f: Frame) -> None:
        runs.append(1)
        answers.append(m.ask(0, "may", "Well?", YES_NO, why="383.3.a"))

    m = machine(Step("asks", asks))
    assert (len(runs), answers) == (1, [])
    assert (m.open[0].prompt, m.open[0].keys, m.open[0].number) == ("Well?", ("yes", "no"), 1)
    say(m, "no")
    assert (len(runs), answers) == (2, [("no",)])
    assert m.open == ()


def test_an_operation_with_two_questions_gets_its_answers_in_order() -> None:
    got: list[Any] = []

    def asks(m: Any, f: Frame) -> None:
        first = m.ask(0, "may", "One?", YES_NO, why="383.3.a")
        second = m.ask(1, "may", "Two?", YES_NO, why="383.3.a")
        got.append((first, second))

    m = machine(Step("asks", asks))
    say(m, "yes")
    assert (m.open[0].prompt, m.open[0].seat, m.open[0].number) == ("Two?", 1, 2)
    say(m, "no")
    assert got == [(("yes",), ("no",))]


def test_answers_of_one_step_are_not_seen_by_the_next() -> None:
    got: list[Any] = []

    def asks(m: Any, f: Frame, node: str) -> None:
        got.append((node, m.ask(0, "may", str(node), YES_NO, why="383.3.a")))

    m = machine(step_of("a", asks, "first"), step_of("b", asks, "second"))
    say(m, "yes")
    assert m.open[0].prompt == "second"
    say(m, "no")
    assert got == [("first", ("yes",)), ("second", ("no",))]


@pytest.mark.parametrize("touch", [
    lambda m, f: m.events.append(Event("drawn", "413")),
    lambda m, f: setattr(m, "revision", m.revision + 1),
    lambda m, f: m.push(Script("more", ()), 0),
    lambda m, f: f.env.update(found=1),
])
def test_an_operation_that_touches_before_it_asks_is_named(touch: Any) -> None:
    def hasty(m: Any, f: Frame) -> None:
        touch(m, f)
        m.ask(0, "may", "Too late?", YES_NO, why="383.3.a")

    with pytest.raises(EngineFault, match=r"toy\.hasty changed the game before it asked"):
        machine(Step("hasty", hasty))


def test_an_operation_may_touch_after_its_last_question() -> None:
    def patient(m: Any, f: Frame) -> None:
        m.ask(0, "may", "Now?", YES_NO, why="383.3.a")
        m.events.append(Event("drawn", "413"))

    m = machine(Step("patient", patient))
    say(m, "yes")
    assert len(m.events) == 1


def test_a_touch_between_two_questions_is_found_too() -> None:
    def hasty(m: Any, f: Frame) -> None:
        m.ask(0, "may", "One?", YES_NO, why="383.3.a")
        m.revision += 1
        m.ask(0, "may", "Two?", YES_NO, why="383.3.a")

    m = machine(Step("hasty", hasty))
    with pytest.raises(EngineFault, match=r"toy\.hasty"):
        say(m, "yes")


def test_a_run_without_an_end_stops_at_its_budget_and_names_the_step() -> None:
    with pytest.raises(EngineFault, match=rf"{BUDGET} operations, last in toy\.again"):
        machine(Step("again", lambda m, f: f.again()), strict=False)


def test_the_budget_counts_from_the_last_answer() -> None:
    def count(m: Any, f: Frame) -> None:
        f.env["n"] = f.env.get("n", 0) + 1
        if f.env["n"] % (BUDGET - 10):
            f.again()

    m = machine(Step("count", count), Step("asks", lambda m, f: m.ask(0, "may", "?", YES_NO, why="383.3.a")),
                Step("back", lambda m, f: f.go(count)), strict=False)
    say(m, "yes")
    assert m.open
    assert m.operations > BUDGET


def test_a_choice_without_an_alternative_is_made_without_a_question() -> None:
    got: list[Any] = []
    one = (Option("a", "A"),)
    machine(Step("one", lambda m, f: got.append(m.choose(0, "choose", "?", one, why="355.5"))),
            Step("both", lambda m, f: got.append(m.choose(0, "choose", "?", YES_NO, why="355.5", least=2, most=2))))
    assert got == [("a",), ("yes", "no")]


def test_a_choice_of_an_order_or_of_up_to_one_is_asked() -> None:
    m = machine(
        Step("order", lambda m, f: m.choose(0, "order", "?", YES_NO, why="383.3.d", least=2, most=2, ordered=True))
    )
    assert m.open[0].ordered
    m = machine(Step("up to", lambda m, f: m.choose(0, "choose", "?", (Option("a", "A"),), why="355.13", least=0)))
    assert m.open[0].least == 0


def test_asking_for_more_than_there_is_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="for 3 of 2 options"):
        machine(Step("asks", lambda m, f: m.ask(0, "choose", "?", YES_NO, why="355.5", least=3, most=3)))
    with pytest.raises(EngineFault, match="0 options"):
        machine(Step("asks", lambda m, f: m.ask(0, "choose", "?", (), why="355.5", least=0)))


EACH = ((0, "choose", "Yours?", YES_NO, 1, 1, "486.5"), (1, "choose", "Yours?", YES_NO, 1, 2, "486.5"))


def both(m: Any, f: Frame) -> None:
    """Both seats choose at once."""
    f.env["chosen"] = tuple(m.ask_each(EACH).items())


@pytest.mark.parametrize("first", [0, 1])
def test_several_choose_at_the_same_time_in_any_order(first: int) -> None:
    seen: list[Any] = []
    m = machine(Step("both", both), Step("look", lambda m, f: seen.append(f.env["chosen"])))
    assert [(d.seat, d.number, d.together) for d in m.open] == [(0, 1, True), (1, 2, True)]
    m.take(m.open[first], ("yes",))
    assert [(d.seat, d.number) for d in m.open] == [(1 - first, 2 - first)]
    assert seen == []
    m.take(m.open[0], ("no",))
    said = {first: ("yes",), 1 - first: ("no",)}
    assert seen == [((0, said[0]), (1, said[1]))]
    assert m.open == ()


def test_the_next_question_after_a_common_one_has_a_new_number() -> None:
    m = machine(Step("both", both), Step("asks", lambda m, f: m.ask(0, "may", "?", YES_NO, why="383.3.a")))
    used = {d.number for d in m.open}
    m.take(m.open[1], ("yes", "no"))
    m.take(m.open[0], ("no",))
    assert m.open[0].number not in used


def test_a_common_question_is_not_answered_twice_by_one_seat() -> None:
    m = machine(Step("both", both))
    decision = m.open[0]
    m.take(decision, ("yes",))
    with pytest.raises(Refused) as refused:
        m.decision(decision.number, decision.seat)
    assert refused.value.reasons[0].rule == "312"


def test_a_question_belongs_to_its_seat_and_its_number() -> None:
    m = machine(Step("asks", lambda m, f: m.ask(1, "may", "?", YES_NO, why="383.3.a")))
    assert m.decision(1, 1) == m.open[0]
    with pytest.raises(Refused, match="somebody else"):
        m.decision(1, 0)
    with pytest.raises(Refused, match="already answered"):
        m.decision(2, 1)


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two steps"):
        Script("toy", (Step("a", print), Step("a", print)))


def test_a_frame_goes_to_an_operation_only_where_one_step_runs_it() -> None:
    frame = Frame(Script("toy", (Step("a", print), Step("b", repr), Step("c", print))), 0, 0, {})
    frame.go(repr)
    assert frame.pc == 1
    for none_or_two in (len, print):
        with pytest.raises(KeyError):
            frame.go(none_or_two)
    assert frame.pc == 1


def test_a_copied_frame_runs_on_alone() -> None:
    frame = Frame(Script("toy", (Step("a", print), Step("b", repr))), 0, 0, {"n": 1})
    twin = frame.copy()
    twin.go(repr)
    twin.env["n"] = 2
    twin.answers.append(("x",))
    assert (frame.pc, frame.env, frame.answers) == (0, {"n": 1}, [])


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (("c",), "c is not among"), (("a", "a"), "twice"), ((), "choose 1 to 2, not 0"),
        (("a", "b", "d"), "choose 1 to 2, not 3"),
    ],
)
def test_keys_that_are_no_legal_choice_are_refused_with_words(keys: tuple[str, ...], words: str) -> None:
    decision = Decision(1, 0, "choose", "?", tuple(Option(key, key) for key in "abd"), 1, 2, False, "355.5")
    with pytest.raises(Refused, match=words) as refused:
        check_keys(decision, keys)
    assert refused.value.reasons[0].rule == "355.5"
    check_keys(decision, ("a", "d"))
