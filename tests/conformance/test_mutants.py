"""What a mutant is: one change of one function, that compiles and is another function."""
from __future__ import annotations

import ast

from tests import table
from tests.mutants.mutations import Function, functions, mutations, reaching
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
    assert set(found) == {"returns False", "not (n > 2 and g.open)", "opposite of n > 2", "without g.touch()", "without g.seen += n",
                          "opposite of n in g.seats", "not (if seat)"}
    assert "n <= 2 and g.open" in found["opposite of n > 2"]
    assert found["returns False"].endswith("return False")


def test_a_generator_stays_one() -> None:
    assert changes("def found(g: State) -> Iterator[int]:\n    yield 1\n")["does nothing"].endswith("return\n    yield")


def test_what_is_only_said_is_left_alone() -> None:
    assert set(changes('def tell(g: State) -> None:\n    raise Refused(f"{1 if g else 2}")\n')) == {"does nothing"}


def test_mutants_compile_and_every_function_is_found_where_it_runs() -> None:
    known = functions()
    assert len(known) > 400
    table.catalogue()
    live = living(known)
    assert [f"{function.path}:{function.line}" for function in known if not live[function]] == []
    inner = [function for function in known if live[function][0].__code__.co_freevars]
    assert {"perform", "check", "begin_it"} <= {function.name for function in inner}
    for place, function in enumerate((*known[::20], *inner)):
        free = live[function][0].__code__.co_freevars
        for code in (reaching(function, place, free), *(mutation.code(free) for mutation in mutations(function))):
            assert (code.co_name, code.co_freevars) == (function.name, free)


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
