"""The terms of a match in words, and as options of the commands that begin one."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from discord import app_commands

from bot.panels.sight_words import other_rules
from bot.store import FormName, ModeName, Speed, Terms
from cards.computer.thinking import LEVELS
from cards.formats import CASUAL, FORMATS, TEAMS, Format
from engine.editions import CURRENT, EDITIONS, Edition
from engine.rules.formats.modes import MODES, Mode

SPEEDS: dict[Speed, str] = {
    "live": "live, in one sitting", "correspondence": "correspondence, each turn when you have time",
}
MODE_NAMES: tuple[ModeName, ...] = get_args(ModeName)
"""The modes that can be played in Discord."""
OF_TWO = tuple(name for name in MODE_NAMES if MODES[name].seats == 2)
"""Those to which one person challenges another."""
FORM_NAMES: tuple[FormName, ...] = get_args(FormName)
SPEED_NAMES: tuple[Speed, ...] = get_args(Speed)


def mode_of(terms: Terms) -> Mode:
    """What the engine knows of the mode."""
    return MODES[terms.mode]


def format_of(terms: Terms) -> Format:
    """The format that decks are checked for: teams have a list of banned cards of their own."""
    if mode_of(terms).teams and terms.form == "constructed":
        return TEAMS
    return FORMATS.get(terms.form, CASUAL)


def edition_of(terms: Terms) -> Edition:
    """The Core Rules by which it is played."""
    return EDITIONS[terms.edition]


def title(terms: Terms) -> str:
    """“Duel, best of one”; with the format unless it is the casual one, and the rules unless they are the current
    ones."""
    form = format_of(terms)
    said = (mode_of(terms).title, "" if form is CASUAL else form.title, other_rules(terms.edition))
    return ", ".join(filter(None, said))


def decks_of(terms: Terms) -> str:
    """What decks are checked for: “Constructed”, with the rules unless they are the current ones."""
    return ", ".join(filter(None, (format_of(terms).title, other_rules(terms.edition))))


def said(terms: Terms) -> str:
    """The terms as one line."""
    return f"{title(terms)}, {conditions(terms)}"


def conditions(terms: Terms) -> str:
    """The terms without mode and format."""
    masked = "automatic passes are masked" if terms.masking else "automatic passes are not masked"
    return " · ".join((f"first to {mode_of(terms).victory_score} points", SPEEDS[terms.speed],
                       "no clock", masked, "spectators welcome" if terms.spectators else "no spectators"))


TERMS = {"mode": "Mode", "form": "Format", "speed": "Speed", "masking": "Automatic passes", "spectators": "Spectators",
         "edition": "Rules"}
"""What each of the terms is called, by its field."""


def term_choices(modes: Sequence[str]) -> dict[str, dict[str, str]]:
    """Each of the terms with all that it can be, as text, and how that is said."""
    return {
        "mode": {name: MODES[name].title for name in modes},
        "form": {name: FORMATS[name].title for name in FORM_NAMES},
        "speed": {name: said.capitalize() for name, said in SPEEDS.items()},
        "masking": {"True": "Automatic passes are masked", "False": "Automatic passes are not masked"},
        "spectators": {"True": "Spectators welcome", "False": "No spectators"},
        "edition": {edition.name: rules_title(edition) for edition in reversed(EDITIONS.values())},
    }


def rules_title(edition: Edition) -> str:
    """An edition of the Core Rules in a list: “Core Rules v1.2, of December 2025”."""
    return f"Core Rules {edition.name}, " + ("the current ones" if edition is CURRENT else f"of {edition.dated:%B %Y}")


def with_term(terms: Terms, field: str, value: str, modes: Sequence[str]) -> Terms:
    """The terms with one of them changed. Raises KeyError for what it can't be."""
    choices = term_choices(modes)[field]
    if value not in choices:
        raise KeyError(value)
    changed: dict[str, Any] = {field: value == "True" if isinstance(getattr(terms, field), bool) else value}
    return terms._replace(**changed)


def mode_choices(names: tuple[ModeName, ...]) -> list[app_commands.Choice[str]]:
    """Modes as choices of a command."""
    return [app_commands.Choice(name=MODES[name].title, value=name) for name in names]


def level_choices() -> list[app_commands.Choice[str]]:
    """The levels of computer players as choices of a command."""
    return [app_commands.Choice(name=f"{level.title}: {level.says}", value=name) for name, level in LEVELS.items()]


def rules_choices() -> list[app_commands.Choice[str]]:
    """Editions of the Core Rules as choices of a command, the current one first."""
    return [app_commands.Choice(name=rules_title(edition), value=edition.name)
            for edition in reversed(EDITIONS.values())]
