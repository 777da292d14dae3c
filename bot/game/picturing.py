"""Which picture a panel has, and the list that says the same: both, or one of them, as its reader wants."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from string import ascii_uppercase
from typing import NamedTuple

from bot.panels import click_ids
from bot.panels.parts import Button, Picture, Row, Select, Text
from bot.pictures import orders
from bot.pictures.closeup import about
from bot.pictures.course import Ended
from bot.pictures.hand import Status, Statuses, cards_of
from bot.prefs.preferences import BoardStyle, Preferences, Theme
from bot.tables.desk import WINDOWS, Desk
from engine.editions import numbered
from engine.game import Game
from engine.kernel.decision import Decision, Reason
from engine.sights import Sight

Shown = tuple[Text | Picture, ...]
LACKING = re.compile(r": (\d+ \w+)[^:]* short\.$")
"""The first thing that is short, at the end of the engine's reason."""
SHORT, NO_TARGET = numbered("357"), numbered("355.8")
"""The rules behind the two reasons that a card in a hand names: what is short, and that nothing can be chosen."""


class Pictured(NamedTuple):
    """The picture for a question, how its reader wants to see it, and the letters of options by their keys."""

    picture: Picture | None = None
    style: BoardStyle = "text"
    letters: Mapping[str, str] = {}

    def within(self, room: BoardStyle) -> Pictured:
        """The same for a reader who wants picture and list, where there is room for that."""
        return self if self.style != "both" else NOTHING if room == "text" else self._replace(style=room)

    def shown(self, listed: tuple[Text, ...]) -> Shown:
        """The picture before the list, or alone with the list in reserve, or the list alone."""
        if self.picture is None or self.style == "text":
            return listed
        if self.style == "both":
            return (self.picture, *listed)
        return (replace(self.picture, instead=listed),)

    def lettered(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """The controls, with the letters that stand in the picture before their options."""
        return tuple(Row(tuple(self._control(part) for part in one.parts)) for one in rows) if self.letters else rows

    def _control(self, part: Button | Select) -> Button | Select:
        if isinstance(part, Select):
            return replace(part, choices=tuple(replace(choice, label=self._label(choice.label, choice.value))
                                               for choice in part.choices))
        click = click_ids.read(part.id)
        return replace(part, label=self._label(part.label, click.key if click is not None else ""))

    def _label(self, label: str, key: str) -> str:
        return f"{self.letters[key]}. {label}" if key in self.letters else label


NOTHING = Pictured()


def board(sight: Sight, preferences: Preferences, listed: tuple[Text, ...]) -> Shown:
    """The board, as that sight shows it."""
    if preferences.board == "text":
        return listed
    return Pictured(orders.of_board(sight, preferences.theme), preferences.board).shown(listed)


def hand(sight: Sight, preferences: Preferences, listed: tuple[Text, ...]) -> Shown:
    """The hand of that sight's player. Raises ValueError for the public sight."""
    if preferences.board == "text":
        return listed
    return Pictured(orders.of_hand(sight, {}, preferences.theme), preferences.board).shown(listed)


def result(sight: Sight, ended: Ended) -> Shown:
    """How the game ended, for everybody."""
    return (orders.of_result(sight, ended, Preferences().theme),)


def question(desk: Desk, preferences: Preferences, game: Game) -> Pictured:
    """The picture for the open question: the hand where it is played from, else the battlefield that the question is
    about, else the board from the player's side. Of no card and no battlefield there is none."""
    asked, sight, theme = desk.asked, desk.sight, preferences.theme
    if asked is None or preferences.board == "text":
        return NOTHING
    if desk.draft is None and (asked.kind == "act" or asked.kind == "mulligan"):
        statuses = _kept(desk, asked) if asked.kind == "mulligan" else _playable(sight, asked, game)
        return Pictured(orders.of_hand(sight, statuses, theme), preferences.board) if statuses else NOTHING
    if not sight.battlefields:
        return NOTHING
    letters = {} if asked.kind in WINDOWS else _letters(sight, asked)
    return _aimed(sight, asked, letters, theme)._replace(style=preferences.board)


def _aimed(sight: Sight, asked: Decision, letters: Mapping[str, str], theme: Theme) -> Pictured:
    on_board = {option.subject: letters[option.key] for option in asked.options if option.key in letters}
    if (field := about(sight, on_board)) is not None:
        return Pictured(orders.of_closeup(sight, field, on_board, theme), letters=letters)
    return Pictured(orders.of_board(sight, theme, on_board), letters=letters)


def _letters(sight: Sight, asked: Decision) -> dict[str, str]:
    """Letters for the options that are objects on the board, in the order of the menu; none if not all have room."""
    seen = {one.id for field in sight.battlefields for one in field.units}
    seen |= {one.id for player in sight.players for one in (player.legend, *player.further, *player.base)}
    meant = [option for option in asked.options if option.subject in seen]
    subjects = {option.subject for option in meant}
    if len(meant) < 2 or len(subjects) < len(meant) or len(meant) > len(ascii_uppercase):
        return {}
    return {option.key: letter for option, letter in zip(meant, ascii_uppercase, strict=False)}


def _kept(desk: Desk, asked: Decision) -> Statuses:
    """At a mulligan: which cards are marked to be replaced."""
    keep, replaced = Status("Keep", True), Status("Replace", False, said="marked to be replaced")
    return {option.subject: replaced if option.key in (desk.marks or ()) else keep for option in asked.options}


def _playable(sight: Sight, asked: Decision, game: Game) -> Statuses:
    """What can be done with each card now, or in a few words why not. Copies in a hand share one offer."""
    ways: dict[int, set[str]] = {}
    codes = {card.id: card.code for card in sight.players[sight.seat].hand or ()}
    for option in asked.options:
        code = codes.get(option.subject)
        for id in [id for id in codes if codes[id] == code] or [option.subject]:
            ways.setdefault(id, set()).add(option.key.partition(":")[0])
    playable = {subject for subject, there in ways.items() if "play" in there}
    told = {key: reason for key, _, reason in game.why_nots(sight.seat)}
    reasons = {card.code: told[f"play:{card.id}"] for card in cards_of(sight) if f"play:{card.id}" in told}
    notes = _notes(sight)
    found = {}
    for card in cards_of(sight, playable):
        there = ways.get(card.id, set()) & {"play", "hide"}
        words = {("play",): "Playable", ("hide",): "Hide", ("hide", "play"): "Play or hide"}.get(tuple(sorted(there)))
        found[card.id] = Status(words or _why_not(reasons.get(card.code)), words is not None, notes.get(card.id, ""))
    return found


def _notes(sight: Sight) -> dict[int, str]:
    """What a pill says of a card: that it is new in the hand, or where it is, if it isn't there."""
    me = sight.players[sight.seat]
    found = dict.fromkeys(me.drawn, "New") | {card.id: "Champion Zone" for card in me.champion}
    found |= {card.id: f"Facedown at {field.card.name}" for field in sight.battlefields for card in field.known}
    for player in sight.players:
        whose = "the trash" if player is me else f"{player.name}'s trash"
        found |= {card.id: f"In {whose}" for card in player.trash}
    return found


def _why_not(reason: Reason | None) -> str:
    if reason is None:
        return "Not now"
    if reason.rule in NO_TARGET:
        return "No target"
    lacking = LACKING.search(reason.text) if reason.rule in SHORT else None
    return f"{lacking[1]} short" if lacking is not None else "Not now"
