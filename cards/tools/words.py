"""The page `docs/words.md`: every word with where it may stand, its fields, what it says, and a card that uses it.

Everything on it comes from the annotations, positions and phrases of `engine.words`, and from the declarations of
cards.
"""
from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import pkgutil
import re
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, get_args

from engine.words import fixed, positions
from engine.words.base import WORDS, Node
from engine.words.saying.clauses import MODALS
from engine.words.saying.teller import SPEAKERS

ROOMS = ("lines", "actions", "nouns", "values")
POSITIONS: tuple[type[Node], ...] = (
    positions.Line, positions.Effect, positions.Action, positions.Happening, positions.Occasion, positions.Condition,
    positions.Amount, positions.Trait, positions.Gift, positions.Span, positions.Terms, positions.Filter,
    positions.Phrase)
ALIASES = ("Number", "Occurrence", "Deed", "Anything", "Units", "Permanents", "Objects", "Cards", "HandCards", "Items",
           "Players", "Places")


class Example(NamedTuple):
    """A line of a card as it is declared, and what it says."""

    card: str
    source: str
    said: str
    uses: frozenset[str]


class Word(NamedTuple):
    """An author's word: its name, what follows it in brackets, what it is, and the node it builds."""

    name: str
    brackets: str
    purpose: str
    node: str
    phrases: tuple[str, ...]


# --- words

def words() -> Iterator[Word]:
    """Every author's word, in the order of the rooms."""
    for module in modules():
        source = ast.parse(inspect.getsource(module))
        notes = _notes(source)
        for name in _defined(source):
            found = _word(name, getattr(module, name), notes.get(name, ""))
            if found is not None:
                yield found


def modules() -> Iterator[Any]:
    """The modules that hold the words."""
    for room in ROOMS:
        package = importlib.import_module(f"engine.words.{room}")
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def _defined(source: ast.Module) -> Iterator[str]:
    """The lower-case public names that a module gives to its authors."""
    named = [part.name for part in source.body if isinstance(part, ast.FunctionDef)]
    for part in source.body:
        targets = part.targets if isinstance(part, ast.Assign) else []
        if isinstance(part, ast.AnnAssign):
            targets = [part.target]
        named += [target.id for target in targets if isinstance(target, ast.Name)]
    yield from (name for name in dict.fromkeys(named) if name[0] != "_" and name == name.lower())


def _notes(source: ast.Module) -> dict[str, str]:
    """What stands as a string below a name."""
    found = {}
    for part, after in zip(source.body, source.body[1:], strict=False):
        if isinstance(part, ast.Assign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found.update({target.id: str(after.value.value) for target in part.targets if isinstance(target, ast.Name)})
    return found


def _word(name: str, value: Any, note: str) -> Word | None:
    if isinstance(value, type) and issubclass(value, Node):
        return Word(name, _brackets(value), note, value.__name__, phrases(value))
    if isinstance(value, Node):
        own = getattr(value, "name", "") or getattr(value, "of", "")
        said = (own,) if isinstance(own, str) and own else phrases(type(value))
        return Word(name, "", note, type(value).__name__, said)
    if inspect.isfunction(value):
        node = str(value.__annotations__.get("return", "")).partition("[")[0].partition(" ")[0]
        if node not in WORDS:
            return None
        return Word(name, _signature(value), inspect.getdoc(value) or "", node, phrases(WORDS[node]))
    return Word(name, "", note or "a fixed name", "", (value,)) if isinstance(value, str) else None


def _brackets(kind: type[Node]) -> str:
    """The fields of a node as its author writes them."""
    return f"({', '.join(kind.names)})" if kind.names else "()"


def _signature(function: Callable[..., Any]) -> str:
    """What a function takes, without the sorts."""
    parts = []
    for part in inspect.signature(function).parameters.values():
        star = "*" if part.kind == part.VAR_POSITIONAL else ""
        default = "" if part.default is part.empty else f"={part.default!r}"
        parts.append(f"{star}{part.name}{default}")
    return f"({', '.join(parts)})"


# --- what is said

def phrases(kind: type[Node]) -> tuple[str, ...]:
    """The English that a word brings: of its phrase, or of what speaks for it."""
    if kind in SPEAKERS:
        said = dict.fromkeys(text for text in _literals(SPEAKERS[kind]) if len(re.sub("[^A-Za-z]", "", text)) > 2)
        return tuple(text for text in said if not re.search(r"[;=?]", text))
    if modal := re.fullmatch(r"{\w+:(can't|may)}", kind.phrase):
        return MODALS[modal[1]], f"{MODALS[modal[1]]} be"
    english = re.sub(r"[‹›⟨⟩]", "", kind.phrase)
    english = " ".join(re.sub(r"{[^}]*}", "…", english).split())
    return (english,) if re.search("[a-z]", english) else ()


def _literals(function: Callable[..., Any]) -> Iterator[str]:
    """The pieces of English in the source of a speaker and of what it leaves to others of its module."""
    tree = ast.parse(inspect.getsource(function))
    refused = {id(part) for wrong in ast.walk(tree) if isinstance(wrong, ast.Raise) for part in ast.walk(wrong)}
    for part in (part for part in ast.walk(tree) if id(part) not in refused):
        for piece in _spoken(part):
            if isinstance(piece, ast.Constant) and isinstance(piece.value, str) and piece.value not in FORMS:
                yield _trimmed(piece.value)
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            helper = function.__globals__.get(part.func.id)
            if inspect.isfunction(helper) and helper is not function and part.func.id in HELPERS:
                yield from _literals(helper)


def _trimmed(text: str) -> str:
    """A piece without what joins it to its neighbours."""
    text = text.strip(" ,.:•\n“”—")
    return text if text.count("[") == text.count("]") else text.strip("[]— ")


FORMS = ("group", "plays", "named", "gift", "title")
"""Forms in which a speaker asks for a noun: names of its own, no English."""
HELPERS = ("_own_play", "_skipped", "_cheaper", "often", "while_")
"""Functions beside a speaker that say a part of its word."""


def _spoken(part: ast.AST) -> list[ast.expr]:
    """What a piece of a speaker's source may say: never what it asks for or refuses."""
    match part:
        case ast.JoinedStr(values) | ast.BoolOp(_, values) | ast.Dict(_, values):
            return values
        case ast.Return(ast.expr() as value):
            return [value]
        case ast.IfExp(_, body, orelse):
            return [body, orelse]
        case ast.Call(ast.Name("inflect" | "many"), args):
            return [each for each in args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return []


# --- the page

def page(examples: list[Example]) -> str:
    """The whole page. `examples` are the lines of cards, the better ones first."""
    known = list(words())
    by_node: dict[str, list[Word]] = {}
    for word in known:
        by_node.setdefault(word.node, []).append(word)
    parts = [OPENING, "## By what it says\n", *_index(known), "\n## Where a word may stand\n", *_positions()]
    for module in modules():
        parts.append(f"\n## {(module.__doc__ or '').split(chr(10))[0].rstrip('.')}\n")
        parts.append(f"`{module.__name__.replace('.', '/')}.py`\n")
        for kind in WORDS.values():
            if kind.__module__ == module.__name__ and kind.__name__ in by_node:
                parts += _entry(kind, by_node[kind.__name__], examples)
    parts += ["\n## Fixed names\n", *_fixed(by_node.get("", []), examples), "\n## Sorts of fields\n", *_sorts()]
    parts += ["\n## Nodes without a word of their own\n", BETWEEN]
    parts += _read(by_node)
    return "\n".join(parts) + "\n"


OPENING = """# Words

Generated by `python -m tests.words > docs/words.md`; a test compares it. How a card is declared, and how a word is
added: [adding-a-card.md](adding-a-card.md). The author's word comes first, the name of its node beside it. In what it
says, … stands for a field. At the end stands [what the language could not say](#what-the-language-could-not-say).
"""


BETWEEN = """\
Other words build these (a phrase that is called, a span, a maker of cards), or cards become them when they are
read.
"""


def _entry(kind: type[Node], own: list[Word], examples: list[Example]) -> list[str]:
    names = ", ".join(word.name for word in own[:4]) + (", …" if len(own) > 4 else "")
    parts = [f"\n### {names} · {kind.__name__}\n", f"{_line(inspect.getdoc(kind) or '')}\n"]
    parts.append(f"* Stands as: {', '.join(stands_as(kind))}.")
    if kind.noticed is not None and kind.noticed.kinds:
        parts.append(f"* Noticed as: {', '.join(kind.noticed.kinds)}.")
    if fields := _fields(kind):
        parts.append(f"* Fields: {'; '.join(fields)}.")
    if said := phrases(kind):
        parts.append(f"* Says: {', '.join(f'“{text}”' for text in said)}.")
    for word in own:
        purpose = f" {_line(word.purpose)}" if word.purpose and word.purpose != inspect.getdoc(kind) else ""
        parts.append(f'* <a id="{word.name}"></a>`{word.name}{word.brackets}`{purpose}{shown(word.name, examples)}')
    return parts


def stands_as(kind: type[Node]) -> list[str]:
    """The positions of a word, the narrowest ones with what they speak of."""
    found = []
    for base in getattr(kind, "__orig_bases__", kind.__bases__):
        found.append(f"`{_name(base)}`")
    return found


def _name(base: Any) -> str:
    of = [one for one in get_args(base) if isinstance(one, type)]
    name: str = (typing.get_origin(base) or base).__name__
    return f"{name}[{of[0].__name__}]" if of else name


def _fields(kind: type[Node]) -> list[str]:
    """The fields with their sorts and defaults, as the node is annotated."""
    parts = []
    for name, default in zip(kind.names, kind.defaults, strict=True):
        sort = re.sub(r"\b(fixed|sorts)\.", "", str(inspect.get_annotations(kind).get(name, "")))
        plain = isinstance(default, int | str | tuple) or default is None
        shown_ = repr(default) if plain else f"{type(default).__name__}(…)"
        given = "" if default is dataclasses.MISSING else f" = {shown_}"
        parts.append(f"`{name}: {sort}{given}`")
    return parts


def shown(name: str, examples: list[Example]) -> str:
    """A declaration that uses the word, and what it says."""
    found = next((example for example in examples if name in example.uses), None)
    if found is None:
        return ""
    return f"<br>`{found.source}` — {found.said} *({found.card})*"


def _line(text: str) -> str:
    return " ".join(text.split())


def _index(known: list[Word]) -> list[str]:
    """Every piece of English, with the words that say it."""
    by_phrase: dict[str, list[str]] = {}
    for word in known:
        for said in word.phrases:
            by_phrase.setdefault(said.lower().strip("… "), []).append(word.name)
    rows = sorted((phrase, names) for phrase, names in by_phrase.items() if phrase)
    links = [(phrase, [f"[`{name}`](#{name})" for name in dict.fromkeys(names)]) for phrase, names in rows]
    return [f"* {phrase}: {', '.join(found)}" for phrase, found in links]


def _positions() -> list[str]:
    return [f"* `{kind.__name__}`: {_line(inspect.getdoc(kind) or '')}" for kind in POSITIONS]


def _fixed(own: list[Word], examples: list[Example]) -> list[str]:
    rows = [f'* <a id="{word.name}"></a>`{word.name}`: {word.phrases[0]!r}{shown(word.name, examples)}' for word in own]
    for name, value in vars(fixed).items():
        if typing.get_origin(value) is typing.Literal:
            rows.append(f"* `{name}`: {', '.join(repr(one) for one in get_args(value))}.")
    return rows


def _sorts() -> list[str]:
    return [f"* `{name}`: {_sort(getattr(positions, name))}." for name in ALIASES]


def _sort(hint: Any) -> str:
    """A sort in words: “what speaks of units, on the board”."""
    if typing.get_origin(hint) is typing.Annotated:
        demand = hint.__metadata__[0]
        return f"{_sort(hint.__origin__)}, {getattr(demand, 'said', demand)}"
    if typing.get_origin(hint) is positions.Phrase:
        return f"a phrase that speaks of `{get_args(hint)[0].__name__}`"
    return " or ".join(f"`{one.__name__}`" for one in get_args(hint) or (hint,))


def _read(by_node: Mapping[str, list[Word]]) -> list[str]:
    unwritten = [kind for name, kind in WORDS.items() if name not in by_node and kind.__module__ != "engine.words.card"]
    return [f"* `{kind.__name__}`: {_line(inspect.getdoc(kind) or '')}" for kind in unwritten]
