"""Imports point one way, every module says what it is for, and the project stands on its own feet."""
from __future__ import annotations

import ast
import functools
import graphlib
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOORS = ("engine.game", "engine.drafting", "engine.sights", "engine.kernel.decision", "engine.match",
         "engine.sideboards", "engine.standing", "engine.editions", "engine.rulebook", "engine.rules.formats",
         "engine.words.card", "engine.words.saying.say", "engine.worlds", "engine.positions")
OPENING = ("cards/computer/", "cards/puzzles/", "cards/tools/")
"""What opens the engine beside the bot: computer players, the solver of puzzles, and what runs whole games as
`python -m cards play` does."""
THINKING = "cards.computer.thinking"
"""The door to the computer players."""
PLAYING = "cards.puzzles.playing"
"""The door to the puzzles."""

ROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "engine": {
        "__init__": (),
        "editions": ("words",),
        "rulebook": ("editions",),
        "kernel": (),
        "names": ("kernel",),
        "words": (),
        "catalogue": ("kernel", "names", "words"),
        "library": ("catalogue", "editions", "kernel", "names", "words"),
        "board": ("catalogue", "editions", "kernel", "names", "words"),
        "rules": (),
        "rules.formats": ("catalogue", "editions", "kernel", "library", "words"),
        "rules.meaning": ("board", "catalogue", "kernel", "names", "words"),
        "rules.events": ("board", "catalogue", "kernel", "names", "rules.meaning", "words"),
        "rules.playing": ("board", "catalogue", "kernel", "names", "rules.events", "rules.meaning", "words"),
        "rules.actions": ("board", "catalogue", "kernel", "names", "rules.events", "rules.meaning", "rules.playing",
                          "words"),
        "rules.procedures": ("board", "catalogue", "kernel", "names", "rules.actions", "rules.events", "rules.meaning",
                             "rules.playing", "words"),
        "reading": ("catalogue", "editions", "kernel", "library", "names", "rules.actions", "rules.events",
                    "rules.meaning", "rules.playing", "rules.procedures", "words"),
        "telling": ("board", "editions", "kernel", "names", "words"),
        "snapshot": ("board", "editions", "kernel", "library", "names", "rules.actions", "rules.events",
                     "rules.formats", "rules.playing", "rules.procedures"),
        "sights": ("board", "editions", "names"),
        "seeing": ("board", "catalogue", "kernel", "names", "rules.events", "rules.meaning", "rules.playing",
                   "rules.procedures", "sights", "telling"),
        "pinning": ("editions", "library", "reading", "rules.formats", "rules.procedures", "snapshot", "words"),
        "composing": ("board", "kernel"),
        "entries": ("kernel", "telling"),
        "positions": ("board", "editions", "kernel", "library", "names", "rules.actions", "rules.formats",
                      "rules.procedures", "telling"),
        "setups": ("board", "editions", "rules.formats"),
        "game": ("board", "catalogue", "composing", "editions", "entries", "kernel", "library", "names", "pinning",
                 "positions", "reading", "rules.formats", "rules.meaning", "rules.playing", "rules.procedures",
                 "seeing", "setups", "sights", "snapshot", "words"),
        "sideboards": ("kernel", "library", "rules.formats", "rules.meaning", "rules.procedures"),
        "match": ("board", "editions", "game", "kernel", "library", "rules.formats", "sideboards"),
        "standing": ("catalogue", "game", "kernel", "library", "names", "rules.formats", "sights", "words"),
        "worlds": ("board", "catalogue", "game", "kernel", "seeing"),
        "drafting": ("game", "kernel", "names", "sights", "words"),
    },
    "bot": {
        "process": (),
        "panels": (),
        "pictures": ("panels",),
        "sandbox": (),
        "store": ("process",),
        "answering": ("panels", "process", "store"),
        "about": ("answering", "panels"),
        "doctor": ("answering", "panels", "process", "store"),
        "lookups": ("answering", "panels", "store"),
        "prefs": ("answering", "panels", "store"),
        "tables": ("panels", "prefs", "store"),
        "computers": ("process", "store", "tables"),
        "decks": ("answering", "panels", "store", "tables"),
        "privacy": ("answering", "panels", "store", "tables"),
        "outbox": ("panels", "pictures", "process", "store", "tables"),
        "game": ("answering", "computers", "lookups", "outbox", "panels", "pictures", "prefs", "process", "store",
                 "tables"),
        "lessons": ("answering", "game", "panels", "prefs", "store", "tables"),
        "match": ("answering", "computers", "decks", "game", "outbox", "panels", "process", "store", "tables"),
        "clicks": ("answering", "decks", "game", "lessons", "lookups", "match", "panels", "prefs", "process", "store",
                   "tables"),
        "upkeep": ("game", "match", "store", "tables"),
        "app": ("about", "answering", "clicks", "computers", "decks", "doctor", "lessons", "lookups", "match", "outbox",
                "panels", "pictures", "prefs", "privacy", "process", "store", "tables", "upkeep"),
        "look": ("answering", "app", "match", "panels", "process", "sandbox"),
        "__main__": ("app", "doctor", "process", "store"),
        "play": (),
        "__init__": (),
    },
}
"""The rooms of a package, from the ground up, and the rooms each may import: its folders, and modules beside them."""

NARROW = ("bot/", "cards/", "engine/", "tests/")
"""Where no line of code has more than 120 characters."""


@functools.cache
def tracked() -> tuple[str, ...]:
    """The paths of the project's files; without git, everything that isn't hidden or built."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode == 0 and listing.stdout:
        names = listing.stdout.decode().split("\0")
    else:
        names = [str(p.relative_to(ROOT)) for p in ROOT.rglob("*")
                 if not any(part.startswith(".") for part in p.relative_to(ROOT).parts)]
    return tuple(sorted(n for n in names if n and not n.startswith(".venv") and (ROOT / n).is_file()))


def modules(*tops: str) -> list[str]:
    return [n for n in tracked() if n.endswith(".py") and n.split("/")[0] in tops]


def imported(name: str) -> Iterator[str]:
    """Absolute names of everything a file imports, inside functions too; `from a import b` gives `a.b`."""
    yield from named(name, ast.walk(ast.parse((ROOT / name).read_text("utf-8"))))


def named(name: str, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The same of some of its nodes."""
    package = name.removesuffix(".py").split("/")[:-1]
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[:len(package) - node.level + 1]] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{stem}.{alias.name}" for alias in node.names)


def dotted(name: str) -> str:
    """The module in a file: `bot.store` for `bot/store/__init__.py`."""
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def run(name: str) -> Iterator[str]:
    """What a file imports when it runs, inside functions too: not what only mypy reads."""
    tree = ast.parse((ROOT / name).read_text("utf-8"))
    typed = {id(inner) for node in ast.walk(tree)
             if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
             for inner in ast.walk(node)}
    yield from named(name, (node for node in ast.walk(tree) if id(node) not in typed))


@functools.cache
def imports_of(top: str) -> dict[str, frozenset[str]]:
    """Each module of a package and the modules of it that it imports, inside functions too."""
    names = {dotted(name): name for name in modules(top)}
    found = {module: {one if one in names else one.rpartition(".")[0] for one in run(name)} & set(names)
             for module, name in names.items()}
    return {module: frozenset(others - {module}) for module, others in found.items()}


def room_of(module: str) -> str:
    """The room in which a module stands; for a module that is no folder's, the module itself."""
    parts = module.split(".")
    return ".".join(parts[1:3 if parts[1] == "rules" else 2]) if len(parts) > 1 else "__init__"


def circle(arrows: dict[str, Iterable[str]]) -> list[str]:
    """A circle of arrows; nothing if there is none."""
    try:
        graphlib.TopologicalSorter(arrows).prepare()
    except graphlib.CycleError as found:
        return list(found.args[1])
    return []


def within(name: str, *rooms: str) -> bool:
    return any(name == room or name.startswith(room + ".") for room in rooms)


@pytest.mark.parametrize("name", modules("cards"))
def test_cards_import_only_the_words(name: str) -> None:
    assert [i for i in imported(name) if within(i, "bot")] == []
    if not name.startswith(OPENING):
        inner = [i for i in imported(name) if within(i, "engine", "cards.computer", "cards.puzzles", "cards.tools")]
        assert [i for i in inner if not within(i, "engine.words")] == []


@pytest.mark.parametrize("name", modules("cards"))
def test_computer_players_and_puzzles_need_no_tools(name: str) -> None:
    if name.startswith(("cards/computer/", "cards/puzzles/")):
        assert [i for i in imported(name) if within(i, "cards.tools")] == []


@pytest.mark.parametrize("name", modules("engine"))
def test_the_engine_imports_neither_bot_nor_cards(name: str) -> None:
    assert [i for i in imported(name) if within(i, "bot", "cards", "discord", "aiohttp", "aiosqlite")] == []


@pytest.mark.parametrize("name", modules("engine"))
def test_the_rulebook_stands_alone(name: str) -> None:
    if name.startswith("engine/rulebook/"):
        own = ("engine.rulebook", "engine.editions")
        assert [i for i in imported(name) if within(i, "engine") and not within(i, *own)] == []
    else:
        assert [i for i in imported(name) if within(i, "engine.rulebook")] == []


@pytest.mark.parametrize("name", modules("bot"))
def test_the_bot_comes_in_by_the_doors(name: str) -> None:
    assert [i for i in imported(name) if within(i, "engine") and not within(i, *DOORS)] == []
    assert [i for i in imported(name) if within(i, "cards.computer") and not within(i, THINKING)] == []
    assert [i for i in imported(name) if within(i, "cards.puzzles") and not within(i, PLAYING)] == []


@pytest.mark.parametrize("top", ROOMS)
def test_rooms_import_only_the_rooms_they_may(top: str) -> None:
    used = {(room_of(module), room_of(other)) for module, others in imports_of(top).items() for other in others}
    arrows = {(room, other) for room, other in used if room != other}
    allowed = {(room, other) for room, others in ROOMS[top].items() for other in others}
    assert arrows - allowed == set(), "an arrow that the table of rooms doesn't have"
    assert allowed - arrows == set(), "an arrow in the table of rooms that nothing needs"
    assert {room_of(module) for module in imports_of(top)} == set(ROOMS[top])


@pytest.mark.parametrize("top", ROOMS)
def test_imports_make_no_circle(top: str) -> None:
    assert circle({**ROOMS[top]}) == []
    assert circle({**imports_of(top)}) == []


def test_a_circle_is_found_inside_functions_too() -> None:
    assert circle({"a": ["b"], "b": ["c"], "c": ["a"]}) != []
    assert circle({"a": ["b", "c"], "b": ["c"], "c": []}) == []
    assert "bot.app" in imports_of("bot")["bot.__main__"], "which imports it inside a function"


def test_nothing_refers_to_what_the_project_is_published_without() -> None:
    needles = [a + b for a, b in (("shared", "/"), ("rules-spec", ".md"), ("card", "_gate"), ("wording", "_gate"))]
    found = []
    for name in tracked():
        try:
            text = (ROOT / name).read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name}:{n}" for n, line in enumerate(text.splitlines(), 1)
                  if any(needle in line for needle in needles)]
    assert found == []


def test_every_module_says_what_it_is_for() -> None:
    sources = {name: (ROOT / name).read_text("utf-8") for name in tracked() if name.endswith(".py")}
    assert [name for name, source in sources.items() if source.strip()
            and not ast.get_docstring(ast.parse(source))] == []


def test_lines_are_at_most_120_characters_long() -> None:
    names = [name for name in tracked() if name.endswith(".py") and name.startswith(NARROW)]
    long = [f"{name}:{number}" for name in names
            for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1) if len(line) > 120]
    assert long == []


def test_no_two_test_cards_have_one_code() -> None:
    """All of them are in the catalogue of every table, so a double breaks tests elsewhere."""
    there: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for code in codes_of_extras(ast.parse(path.read_text("utf-8"))):
            assert code not in there, f"{code} is in {there[code]} and in {path}"
            there[code] = str(path)
    assert len(there) > 1_000


def codes_of_extras(tree: ast.Module) -> Iterator[str]:
    """The codes of the cards that a module adds to the test cards."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name) and node.target.id == "EXTRA":
            for call in ast.walk(node.value):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args:
                    code = call.args[0]
                    if isinstance(code, ast.Constant) and str(code.value).startswith("TST-"):
                        yield str(code.value)


def test_the_readme_names_the_first_commands_and_the_notice() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for needed in ("make play", "make test", "isn't endorsed by Riot Games", "DISCORD_TOKEN", "developer"):
        assert needed in readme
