"""The limits of application commands, and how a stored command looks."""

from __future__ import annotations

import re
from typing import Final

from bot.sandbox.errors import Form, Json

NAME: Final = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
MAX_COMMANDS: Final = {SLASH: 100, ON_USER: 5, ON_MESSAGE: 5}
MAX_OPTIONS, MAX_CHARACTERS = 25, 8000


def check_commands(commands: object) -> None:
    """Check the body of a bulk overwrite. Raises ApiError 50035 with every fault."""
    form = Form()
    if not isinstance(commands, list):
        form.fault("_", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        form.settle()
        return
    for kind, most in MAX_COMMANDS.items():
        if sum(command.get("type", SLASH) == kind for command in commands) > most:
            form.fault("_", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    seen: set[object] = set()
    for number, command in enumerate(commands):
        check_command(form, str(number), command)
        key = (command.get("type", SLASH), command.get("name"))
        if key in seen:
            form.fault(f"{number}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME",
                       "Application command names must be unique")
        seen.add(key)
    form.settle()


def check_command(form: Form, path: str, command: Json) -> None:
    """Note the faults of one command."""
    if command.get("type", SLASH) != SLASH:
        form.length(f"{path}.name", command.get("name"), 1, 32)
        for name in ("description", "options"):
            if command.get(name):
                form.fault(f"{path}.{name}", "APPLICATION_COMMAND_CONTEXT_MENU_FIELD",
                           f"Context menu commands cannot have {name}")
        return
    _check_name(form, path, command)
    _check_options(form, path, command.get("options") or [])
    if _characters(command) > MAX_CHARACTERS:
        form.fault(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")


def _check_name(form: Form, path: str, part: Json) -> None:
    name = part.get("name")
    if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
        form.fault(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.length(f"{path}.description", part.get("description"), 1, 100)


def _check_options(form: Form, path: str, options: list[Json]) -> None:
    form.count(f"{path}.options", options, 0, MAX_OPTIONS)
    optional_before = False
    names: set[object] = set()
    for number, option in enumerate(options):
        at = f"{path}.options.{number}"
        _check_name(form, at, option)
        if option.get("name") in names:
            form.fault(f"{at}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(option.get("name"))
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(form, at, option.get("options") or [])
            continue
        if option.get("required") and optional_before:
            text = "Required options must be placed before non-required options"
            form.fault(f"{at}.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_before = optional_before or not option.get("required")
        _check_choices(form, at, option)


def _check_choices(form: Form, path: str, option: Json) -> None:
    choices = option.get("choices") or []
    form.count(f"{path}.choices", choices, 0, 25)
    if choices and option.get("autocomplete"):
        form.fault(path, "APPLICATION_COMMAND_AUTOCOMPLETE_MUTUALLY_EXCLUSIVE",
                   "Choices and autocomplete cannot both be set")
    for number, choice in enumerate(choices):
        form.length(f"{path}.choices.{number}.name", choice.get("name"), 1, 100)
        if option.get("type") == STRING:
            form.length(f"{path}.choices.{number}.value", choice.get("value"), 1, 100)


def _characters(part: Json) -> int:
    """Characters of names, descriptions (the longest localization of each) and values, options included."""
    total = 0
    for name in ("name", "description"):
        texts = [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]
        total += max(map(len, texts))
    for choice in part.get("choices") or []:
        total += len(str(choice.get("name", ""))) + len(str(choice.get("value", "")))
    return total + sum(map(_characters, part.get("options") or []))


def find_command(commands: list[Json], path: str) -> tuple[Json, list[Json]] | None:
    """The command named by ``match challenge`` and the chain of its subcommands; None if there is no such one."""
    words = path.removeprefix("/").split()
    for command in commands:
        if not words or command.get("type", SLASH) != 1 or command["name"] != words[0]:
            continue
        chain, node = [], command
        for word in words[1:]:
            inner = [option for option in node.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)
                     and option["name"] == word]
            if not inner:
                return None
            node = inner[0]
            chain.append(node)
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in node.get("options") or []):
            return None
        return command, chain
    return None
