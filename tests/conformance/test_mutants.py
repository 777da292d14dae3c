"""What a mutant is: one change of one function, that compiles and is another function."""
from __future__ import annotations

import ast

from tests import table
from tests.mutants.checking import Checking, edited
from tests.mutants.mutations import KINDS, ROOT, SLIPS, Edit, Function, Mutation, functions, mutations, reaching, span
from tests.mutants.running import choose, living

SOURCE = '''
def due(g: State, n: int) -> bool:
    """Whether."""
    if n > 2 and g.open:
        g.touch()
        g.seen += n
        g.revision += 1
        return n in g.seats
    return any(seat for seat in g.seats if seat)
'''


def changes(source: str) -> dict[str, str]:
    tree = ast.parse(source).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return {mutation.said: ast.unparse(mutation.tree) for mutation in mutations(Function("x.py", tree.name, 2, tree))}


def test_a_function_is_changed_in_every_way() -> None:
    found = changes(SOURCE)
    assert set(found) == {
        "returns False", "not (n > 2 and g.open)", "opposite of n > 2", "without g.touch()", "without g.seen += n",
        "opposite of n in g.seats", "not (if seat)",
    }
    assert "n <= 2 and g.open" in found["opposite of n > 2"]
    assert found["returns False"].endswith("return False")


def test_a_generator_stays_one() -> None:
    assert changes("def found(g: State) -> Iterator[int]:\n    yield 1\n")["does nothing"].endswith("return\n    yield")


def test_what_is_only_said_is_left_alone() -> None:
    assert set(changes('def tell(g: State) -> None:\n    raise Refused(f"{1 if g else 2}")\n')) == {"does nothing"}


def test_mutants_compile_and_every_function_is_found_where_it_runs() -> None:
    known = functions()
    assert len(known) > 400
    list(table.catalogue().cards.values())  # read, so that what is made while reading is there
    live = living(known)
    assert [f"{function.path}:{function.line}" for function in known if not live[function]] == []
    inner = [function for function in known if live[function][0].__code__.co_freevars]
    assert {"perform", "check", "begin_it"} <= {function.name for function in inner}
    for place, function in enumerate((*known[::20], *inner)):
        free = live[function][0].__code__.co_freevars
        for code in (reaching(function, place, free), *(mutation.code(free) for mutation in mutations(function))):
            assert (code.co_name, code.co_freevars) == (function.name, free)


SLIPPING = '''
def noticed(g: State, events: list[Event]) -> list[Event]:
    """What is "healed" here."""
    low = max(g.least, g.most)
    found = [event for event in events if event.kind == "healed" and event.place != "a place of no name"]
    found += (Event("healed", "417.1", g.seat, low), Event(*found))
    assert "healed" in g.kinds, "healed"
    return found
'''


def test_names_slip_and_arguments_swap() -> None:
    """A name that other places know slips wherever it stands in what runs; a text or a rule's id doesn't. Arguments
    swap with their neighbours, but not where their order is all the same."""
    tree = ast.parse(SLIPPING).body[0]
    assert isinstance(tree, ast.FunctionDef)
    found = [mutation for mutation in mutations(Function("x.py", tree.name, 2, tree, SLIPS)) if mutation.kind in SLIPS]
    assert [mutation.said for mutation in found] == [
        "'heald' for 'healed'", "'417.1', 'healed' in Event(…)", "g.seat, '417.1' in Event(…)",
        "low, g.seat in Event(…)", "'heald' for 'healed'",
    ]
    assert [mutation.line for mutation in found] == [5, 6, 6, 6, 6]
    for mutation in found:
        (there,) = [
            node for node in ast.walk(ast.parse(edited(SLIPPING, mutation.edits))) if isinstance(node, ast.FunctionDef)
        ]
        assert ast.unparse(there) == ast.unparse(mutation.tree) != ast.unparse(tree)


def test_every_room_has_slips_and_only_operations_are_left_out_or_turned_round() -> None:
    known = functions()
    assert {"/".join(function.path.split("/")[:2]) for function in known} == {
        f"engine/{room}" for room in ("board", "reading", "rules", "words")
    }
    folders = {path.parent.name for path in (ROOT / "engine/rules").glob("*/*.py")}
    assert {function.path.split("/")[2] for function in known if function.path.startswith("engine/rules/")} == folders
    assert {function.kinds for function in known if function.path.startswith("engine/rules/")} == {KINDS}
    assert {function.kinds for function in known if function.path.startswith(("engine/words/", "engine/reading/"))} == {
        SLIPS
    }
    assert {mutation.kind for mutation in choose(known, 60, 1)} == set(KINDS)


def test_mypy_tells_which_slips_it_refuses() -> None:
    """Those of many functions are told apart by the places of the errors, and a second one of a function is checked by
    itself."""
    known = {function.name: function for function in functions() if function.path == "engine/board/counter_atoms.py"}
    swaps = [mutation for name in ("buff", "empower") for mutation in mutations(known[name]) if mutation.kind == "swap"]
    assert [mutation.function.name for mutation in swaps] == ["buff", "buff", "empower", "empower"]
    burn = known["burn"]
    docstring = burn.tree.body[0]
    assert isinstance(docstring, ast.Expr)
    harmless = Mutation(
        burn, docstring.lineno, "says something else", burn.tree, "name", (Edit(span(docstring.value), repr("Burns.")),)
    )
    with Checking([*swaps, harmless]) as checking:
        assert set(map(str, checking.caught())) == set(map(str, swaps))


def test_what_runs_while_modules_are_imported_is_left_alone() -> None:
    """A decorator is not there any more when a mutant could meet it; what it makes is."""
    made = {(function.path, function.name) for function in functions()}
    assert ("engine/rules/actions/basics.py", "perform") in made
    assert ("engine/rules/actions/basics.py", "to_each") not in made
    assert {name for path, name in made if path == "engine/rules/meaning/registry.py"} == set()


def test_the_seed_chooses() -> None:
    known = functions()
    first, again, other = (choose(known, 40, seed) for seed in (1, 1, 2))
    assert list(map(str, first)) == list(map(str, again)) != list(map(str, other))
    assert len({mutation.function for mutation in first}) == 40
