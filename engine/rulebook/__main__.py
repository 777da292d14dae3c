"""Looking up rules from a terminal: search, show, keyword, ruling, import, editions, compare, diff, history, dump."""
from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine.rulebook import BadRuleId, Rule, UnknownRule, became, known, rule, rules
from engine.rulebook.changes import Change, compare, history
from engine.rulebook.editions import WORDED, Library
from engine.rulebook.entries import term
from engine.rulebook.official import official, worded
from engine.rulebook.reading import Unreadable
from engine.rulebook.rulings import ruling, rulings
from engine.rulebook.search import as_json, asks, search
from engine.rulebook.switches import Said, contrasts, playable


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


def do_search(given: argparse.Namespace) -> int:
    """Print the rules that answer best; 1 when there is none, or when nothing is asked about the rules: then it says
    so, and prints what comes nearest."""
    query = " ".join(given.query)
    shelf = library(given)
    hits = (
        official(shelf.editions(), shelf.edition(given.edition), query, given.limit)
        if given.edition
        else search(query, given.limit)
    )
    if given.json:
        say(as_json(hits))
    else:
        for hit in hits:
            say(f"{hit.id}  {' › '.join((*hit.path, hit.title))}\n    {hit.snippet}")
    if hits and not given.edition and not asks(query):
        sys.stderr.write(f"Nothing is known about “{query}”. These come nearest.\n")
        return 1
    return 0 if hits else 1


def do_show(given: argparse.Namespace) -> int:
    """Print rules in our wording, and the official text beside it: of the edition we word, of --edition, or of the one
    in v1.0:626.1.d. What games by an earlier edition cite is worded without that edition.

    1 when one of them doesn't exist: then it says so, with the nearest, and prints the rule above it.
    """
    shelf = library(given)
    status = 0
    for text in given.ids:
        named, _, number = text.rpartition(":")
        number = number.removeprefix("TR")
        name = given.edition or named
        if not given.edition and named and known(text):
            show_earlier(shelf, text)
            continue
        if name:
            edition = shelf.edition(name)
            if number not in edition.texts():
                raise LookupError(f"{edition.title} has no rule {text}.")
            say(f"{number}  {edition.title}\n{edition.texts()[number]}")
            if our := worded(shelf.editions(), edition).get(number):
                show_ours(our)
            continue
        found = show_ours(text)
        if not found.exists:
            status = 1
            continue
        for edition in shelf.editions("tr" if found.id.startswith("TR") else "core"):
            if edition.key in WORDED and number in edition.texts():
                say(f"{number}  {edition.title}\n{edition.texts()[number]}")
    return status


def show_earlier(shelf: Library, text: str) -> None:
    """Print our wording of a rule of an earlier edition, what it has become, and its official text, if imported."""
    named, _, number = text.rpartition(":")
    show_ours(text)
    if now := became(text):
        say(f"now {', '.join(now)}")
    for edition in shelf.editions("core"):
        if edition.key == named and number in edition.texts():
            say(f"{number}  {edition.title}\n{edition.texts()[number]}")


def show_ours(text: str) -> Rule:
    """Print our wording of a rule; what was printed. Where it isn't the very rule that was asked for, that is said
    first."""
    found = rule(text)
    say((f"{found.note}\n" if found.note else "") + f"{found.id}  {' › '.join(found.path)}\n{found.text}")
    return found


def do_keyword(given: argparse.Namespace) -> int:
    """Print what a keyword or word of the game means."""
    found = term(" ".join(given.name))
    if found is None:
        raise LookupError(f"No keyword is called {' '.join(given.name)}.")
    say(f"{found.name} ({', '.join(found.rules)})\n{found.meaning}")
    return 0


def do_ruling(given: argparse.Namespace) -> int:
    """Print the rulings on a card or a few words."""
    found = rulings(" ".join(given.query))[:given.limit]
    for key in found:
        one = ruling(key)
        say(f"{one.id}  {one.question}\n    {one.answer}\n    {', '.join(one.rules)} · {one.source}, {one.date}")
    return 0 if found else 1


def do_import(given: argparse.Namespace) -> int:
    """Import official documents, all of the files or none."""
    for edition in library(given).take(given.files, given.edition or ""):
        say(f"{edition.key}: {edition.title}, {len(edition.rules)} rules, from {edition.source}")
    return 0


def do_editions(given: argparse.Namespace) -> int:
    """List the imported editions."""
    for edition in library(given).editions():
        say(f"{edition.key}: {edition.title}, {len(edition.rules)} rules, from {edition.source}")
    return 0


def do_diff(given: argparse.Namespace) -> int:
    """Print what is different between two editions, moves apart from changes."""
    found = compare(library(given).edition(given.old), library(given).edition(given.new))
    if given.json:
        say(
            json.dumps(
                {name: [{"old": change.old, "new": change.new} for change in getattr(found, name)] for name in PARTS}
            )
        )
        return 0
    for name, line in PARTS.items():
        changes = [change for change in getattr(found, name) if (change.new or change.old).startswith(given.section)]
        say(f"{name}: {len(changes)}")
        for change in changes:
            say("  " + line(change))
    return 0


def do_compare(given: argparse.Namespace) -> int:
    """Print what two editions do otherwise at the table, in our own words, with the rules of both."""
    old, new = playable(given.old), playable(given.new)
    for one in contrasts(old, new):
        say(f"{one.title}  ({one.name})\n    {line_of(one.by(old))}\n    {line_of(one.by(new))}")
    return 0


def line_of(said: Said) -> str:
    """What an edition does, with its rules, and from where that is taken."""
    taken = f" Left open, taken from {said.taken_from}." if said.taken_from else ""
    return f"{said.edition}: {said.text}{taken}" + (f" ({', '.join(said.rules)})" if said.rules else "")


PARTS: dict[str, Callable[[Change], str]] = {
    "moved": lambda change: f"{change.old} → {change.new}",
    "changed": lambda change: (
        f"{change.new}"
        + (f" (was {change.old})" if change.moved else "")
        + f"\n    − {change.before}\n    + {change.after}"
    ),
    "added": lambda change: f"{change.new}  {change.after}",
    "removed": lambda change: f"{change.old}  {change.before}",
}


def do_history(given: argparse.Namespace) -> int:
    """Print where a rule came from and when its text changed."""
    editions = library(given).editions("tr" if given.id.startswith("TR") else "core")
    stations = history(editions, given.id)
    if not stations:
        raise LookupError(f"No imported edition has a rule {given.id}.")
    for station in stations:
        say(f"{station.edition} ({station.date})  {station.id or '—'}  {station.what}\n    {station.text}".rstrip())
    return 0


def do_dump(_: argparse.Namespace) -> int:
    """Print every worded rule as JSON."""
    say(
        json.dumps(
            [{"id": worded.id, "text": worded.text} for worded in rules().values()], ensure_ascii=False, indent=1
        )
    )
    return 0


def library(given: argparse.Namespace) -> Library:
    """The folder of imported editions: --folder, else CHAINKEEPER_RULES, else `rules` in the working directory."""
    return Library(Path(given.folder or os.environ.get("CHAINKEEPER_RULES") or "rules"))


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    made = argparse.ArgumentParser(prog="python -m engine.rulebook", description=__doc__)
    made.add_argument("--folder", help="where imported editions are kept (CHAINKEEPER_RULES, else ./rules)")
    commands = made.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Callable[[argparse.Namespace], int], *arguments: tuple[str, Any]) -> None:
        one = commands.add_parser(name, help=(run.__doc__ or "").splitlines()[0], description=run.__doc__)
        one.set_defaults(run=run)
        for flag, options in arguments:
            one.add_argument(flag, **options)

    edition = ("--edition", {"help": "an imported edition, such as v1.3 or tr-2026-07-16"})
    as_data = ("--json", {"action": "store_true", "help": "as JSON"})
    limit = ("--limit", {"type": int, "default": 5, "help": "how many"})
    command("search", do_search, ("query", {"nargs": "+"}), edition, as_data, limit)
    command("show", do_show, ("ids", {"nargs": "+", "metavar": "ID"}), edition)
    command("keyword", do_keyword, ("name", {"nargs": "+"}))
    command("ruling", do_ruling, ("query", {"nargs": "+"}), limit)
    command("import", do_import, ("files", {"nargs": "+", "type": Path, "metavar": "FILE"}), edition)
    command("editions", do_editions)
    command(
        "diff", do_diff, ("old", {"metavar": "FROM"}), ("new", {"metavar": "TO"}),
        ("section", {"nargs": "?", "default": ""}), as_data,
    )
    command("compare", do_compare, ("old", {"metavar": "FROM"}), ("new", {"metavar": "TO"}))
    command("history", do_history, ("id", {"metavar": "ID"}))
    command("dump", do_dump)
    return made


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit status."""
    given = parser().parse_args(arguments)
    try:
        return int(given.run(given))
    except (BadRuleId, UnknownRule, Unreadable, LookupError) as error:
        sys.stderr.write(f"{error}\n")
        return 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        sys.exit(0)
