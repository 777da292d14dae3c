"""What can be changed in a function: nothing done at all, a condition turned round, a statement left out, a name
slipped, arguments swapped.

A mutation is found in the source tree and comes as a new code object for the same function, so that everybody who holds
the function meets it.
"""
from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import Literal, NamedTuple, get_args

ROOT = Path(__file__).resolve().parent.parent.parent
Kind = Literal["nothing", "condition", "statement", "name", "swap"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SLIPS: tuple[Kind, ...] = ("name", "swap")
"""The kinds of changes that also mypy and the reader look at."""
ROOMS = (
    "engine/rules/*/*.py", "engine/board/atoms.py", "engine/board/index.py", "engine/board/links.py",
    "engine/board/object_atoms.py", "engine/board/resource_atoms.py", "engine/board/fixpoints.py",
    "engine/board/counter_atoms.py",
)
"""Operations and atoms, offers, folds. What only words things, and the reading of declarations, is not here."""
SLIPPERY = ("engine/board/*.py", "engine/reading/*.py", "engine/words/*.py", "engine/words/[!s]*/*.py")
"""Here only names slip and arguments swap: what declares and reads, and the board itself."""
WORDED = ("labels.py",)

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}
NEUTRAL = {"bool": "False", "int": "0", "list": "[]", "tuple": "()", "set": "set()", "dict": "{}", "Sequence": "()"}
FUNCTIONS = {"Callable", "Function", "Operation", "Atom", "Demand", "EffectReader", "LineReader"}
"""How the engine's annotations call a function."""
SYMMETRIC = {"max", "min"}
"""Calls whose arguments may stand in any order."""
NAME = re.compile(r"@?[a-z][a-z @:/-]{2,29}(?<! )")
"""What the fixed names of the engine look like. Texts end with a blank where something follows, or with a mark."""
SIGNAL = "g.revision += 1"
"""Tells the kernel in a running game that an operation changed something before it asked; tests compare the whole state
instead, so nothing shows that it is missing. `g.touch()` also drops what was computed and is left out like anything
else."""
Def = ast.FunctionDef


class Span(NamedTuple):
    """A stretch of a file, as `ast` counts: lines from 1, bytes of UTF-8 from 0."""

    line: int
    start: int
    end_line: int
    end: int


class Edit(NamedTuple):
    """What comes in place of a stretch of a file: a text, or what stands in another stretch."""

    where: Span
    by: str | Span


Change = tuple[Kind, str, Callable[[ast.AST], None], tuple[Edit, ...]]
"""A change of a node: its kind, in words, as something to do with the node's twin, and as changes of the file."""


class Function(NamedTuple):
    """A function of the engine. `line` is where its code begins: at its first decorator."""

    path: str
    name: str
    line: int
    tree: Def
    kinds: tuple[Kind, ...] = KINDS
    """How it may be changed."""


class Mutation(NamedTuple):
    """One change of one function. `edits`: the same as changes of its file, where it is a slip."""

    function: Function
    line: int
    said: str
    tree: Def
    kind: Kind
    edits: tuple[Edit, ...] = ()

    def code(self, free: tuple[str, ...]) -> CodeType:
        """The changed function, compiled."""
        return compiled(self.function, self.tree, free)

    def __str__(self) -> str:
        return f"{self.function.path}:{self.line} {self.function.name}: {self.said}"


def functions() -> list[Function]:
    """All functions that may be changed, in the order of their files."""
    found = []
    whole, slippery = (
        {path for room in rooms for path in ROOT.glob(room) if path.name not in WORDED} for rooms in (ROOMS, SLIPPERY)
    )
    for path in sorted(whole | slippery):
        kinds = KINDS if path in whole else SLIPS
        for node in ast.parse(path.read_text("utf-8")).body:
            inner = [node] if not isinstance(node, ast.ClassDef) else [] if is_protocol(node) else node.body
            found += [
                Function(
                    str(path.relative_to(ROOT)), part.name,
                    min([part.lineno, *(d.lineno for d in part.decorator_list)]), part, kinds,
                )
                for outer in inner
                if isinstance(outer, Def)
                for part in playing(outer)
                if does_something(part) and not says_words(part)
            ]
    return found


def playing(node: Def) -> list[Def]:
    """The function that runs in games: itself; of a maker of functions, which runs while modules are imported, when
    nothing can be changed yet, the functions that it makes."""
    if not makes_functions(node):
        return [node]
    return [made for inner in node.body if isinstance(inner, Def) for made in playing(inner)]


def makes_functions(node: Def) -> bool:
    """Whether it gives back a function: a decorator, or a maker of operations."""
    return node.returns is not None and any(
        isinstance(part, ast.Name) and part.id in FUNCTIONS for part in ast.walk(node.returns)
    )


def does_something(node: Def) -> bool:
    """Whether there is more to it than its docstring: an operation that does nothing can't do less."""
    return not all(
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant) for statement in node.body
    )


def is_protocol(node: ast.ClassDef) -> bool:
    """Whether a class only says what others have to offer."""
    return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases)


def says_words(node: Def) -> bool:
    """Whether a function only makes text for people."""
    return isinstance(node.returns, ast.Name) and node.returns.id == "str"


def compiled(function: Function, tree: Def, free: tuple[str, ...] = ()) -> CodeType:
    """The code object of a changed tree, as if it stood in its file. `free`: what it takes from the function that it
    stands in, and goes on mentioning behind its end, as a function can't change what it holds."""
    bare = copy.copy(tree)
    bare.decorator_list = []
    outer = ast.parse(f"def outer({', '.join(free)}): pass").body[0]
    assert isinstance(outer, Def)
    bare.body = [*tree.body, *ast.parse("\n".join(free)).body]
    outer.body = [bare]
    module = ast.Module(
        [ast.ImportFrom("__future__", [ast.alias("annotations")], 0, lineno=1, col_offset=0), outer if free else bare],
        [],
    )
    code: CodeType = compile(ast.fix_missing_locations(module), str(ROOT / function.path), "exec")
    for name in ("outer", tree.name) if free else (tree.name,):
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    return code


def mutations(function: Function) -> list[Mutation]:
    """Every change of this function, each source text once."""
    seen = {ast.unparse(function.tree)}
    found = []
    for line, said, tree, kind, edits in (*nothing(function.tree), *changed(function.tree, function.kinds)):
        text = ast.unparse(tree)
        if kind in function.kinds and text not in seen:
            seen.add(text)
            found.append(Mutation(function, line, said, tree, kind, edits))
    return found


def nothing(tree: Def) -> Iterator[tuple[int, str, Def, Kind, tuple[Edit, ...]]]:
    """The function as a no-op: nothing done, nothing found."""
    outer = tree.returns.value if isinstance(tree.returns, ast.Subscript) else tree.returns
    name = outer.id if isinstance(outer, ast.Name) else ""
    yields = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(tree))
    value = NEUTRAL.get(name, "None")
    twin = copy.deepcopy(tree)
    twin.body = ast.parse("return\nyield" if yields else f"return {value}").body  # type: ignore[assignment]
    for node in (node for statement in twin.body for node in ast.walk(statement)):
        node.lineno = node.end_lineno = tree.lineno  # type: ignore[attr-defined]
    yield tree.lineno, "does nothing" if value == "None" or yields else f"returns {value}", twin, "nothing", ()


def changed(tree: Def, kinds: tuple[Kind, ...]) -> Iterator[tuple[int, str, Def, Kind, tuple[Edit, ...]]]:
    """The function with one condition turned round, one statement left out, one name slipped, or two arguments
    swapped."""
    for place, node in enumerate(nodes(tree)):
        for kind, said, change, edits in (*changes(node), *slips(node)):
            if kind in kinds:
                twin = copy.deepcopy(tree)
                change(list(nodes(twin))[place])
                yield getattr(node, "lineno", tree.lineno), said, twin, kind, edits


def nodes(tree: Def) -> Iterator[ast.AST]:
    """The nodes that count: what is only said or annotated doesn't."""
    for statement in tree.body:
        yield from inside(statement)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is in it, outside first."""
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Raise) or (
        isinstance(node, ast.IfExp) and worded(node.body) and worded(node.orelse)
    ):
        return
    if isinstance(node, ast.AnnAssign):
        if node.value:
            yield from inside(node.value)
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from inside(child)


def worded(node: ast.AST) -> bool:
    """Whether an expression is a piece of text."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def changes(node: ast.AST) -> Iterator[Change]:
    """What can be left out of one node or turned round, in words and as something to do with its twin."""
    if isinstance(node, ast.If | ast.IfExp):
        yield "condition", f"not ({ast.unparse(node.test)})", negate_test, ()
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "condition", f"not (if {ast.unparse(node.ifs[0])})", negate_first_if, ()
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
        yield "condition", f"opposite of {ast.unparse(node)}", flip, ()
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            for place, statement in enumerate(block):
                if droppable(statement):
                    yield "statement", f"without {ast.unparse(statement).splitlines()[0]}", dropping(name, place), ()


def slips(node: ast.AST) -> Iterator[Change]:
    """What can slip in one node: a fixed name by a letter, two arguments beside each other by their places."""
    if (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in fixed_names()
        and node.lineno == node.end_lineno
    ):
        wrong = slip(node.value)
        yield "name", f"{wrong!r} for {node.value!r}", misspell, (Edit(span(node), repr(wrong)),)
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in SYMMETRIC):
        for place, (one, two) in enumerate(pairwise(node.args)):
            if not isinstance(one, ast.Starred) and not isinstance(two, ast.Starred):
                yield (
                    "swap", f"{ast.unparse(two)}, {ast.unparse(one)} in {ast.unparse(node.func)}(…)", swapping(place),
                    (Edit(span(one), span(two)), Edit(span(two), span(one))),
                )


def span(node: ast.expr) -> Span:
    """Where an expression stands in its file."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Span(node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)


def slip(name: str) -> str:
    """A name as somebody mistypes it: without the last letter but one."""
    return name[:-2] + name[-1]


@cache
def fixed_names() -> frozenset[str]:
    """The strings by which modules find each other: kinds of events, zones, roles, keys of bindings and the like. Each
    is written in more than one place, as a name is given here and asked for there; what is written once is a text."""
    skipped = (ROOT / "engine/rulebook", ROOT / "engine/words/saying")
    found = Counter(
        node.value
        for path in (ROOT / "engine").rglob("*.py")
        if not any(map(path.is_relative_to, skipped))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    names = {text for text, times in found.items() if times > 1 and NAME.fullmatch(text)}
    return frozenset(name for name in names if slip(name) not in found)


def misspell(node: ast.AST) -> None:
    """A name slips."""
    assert isinstance(node, ast.Constant)
    node.value = slip(str(node.value))


def swapping(place: int) -> Callable[[ast.AST], None]:
    """Swap the argument at that place with the next."""
    def swap(node: ast.AST) -> None:
        assert isinstance(node, ast.Call)
        node.args[place:place + 2] = reversed(node.args[place:place + 2])

    return swap


def negate_test(node: ast.AST) -> None:
    """`if x` becomes `if not x`."""
    assert isinstance(node, ast.If | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)


def negate_first_if(node: ast.AST) -> None:
    """`for a in b if x` becomes `for a in b if not x`."""
    assert isinstance(node, ast.comprehension)
    node.ifs[0] = ast.UnaryOp(ast.Not(), node.ifs[0])


def flip(node: ast.AST) -> None:
    """A comparison becomes its opposite."""
    assert isinstance(node, ast.Compare)
    node.ops = [OPPOSITE[type(node.ops[0])]()]


def dropping(name: str, place: int) -> Callable[[ast.AST], None]:
    """Leave that statement of a block out."""
    def drop(node: ast.AST) -> None:
        getattr(node, name)[place] = ast.Pass()

    return drop


def droppable(statement: ast.stmt) -> bool:
    """Whether a statement does something by itself: a call, a change of an attribute or an item, a sum."""
    if ast.unparse(statement) == SIGNAL:
        return False
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Delete)


def reaching(function: Function, place: int, free: tuple[str, ...]) -> CodeType:
    """The function's code, telling `__reached__` at its beginning that it was called."""
    tree = copy.deepcopy(function.tree)
    call = ast.Expr(ast.Call(ast.Name("__reached__", ast.Load()), [ast.Constant(place)], []))
    tree.body.insert(0, ast.copy_location(call, tree.body[0]))
    return compiled(function, tree, free)
