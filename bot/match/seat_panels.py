"""An open table as a post: its seats, who is ready, what can be done; and the private panel that changes the terms."""
from __future__ import annotations

from collections.abc import Sequence

from bot.match.terms import TERMS, conditions, mode_of, said, term_choices, title
from bot.panels.click_ids import Action, custom_id
from bot.panels.parts import GOLD, GREY, Button, Choice, Panel, Row, Select, Style, Text, lines, menu, row
from bot.panels.text import count, plain
from bot.store import Match, Player, Terms
from cards.computer.thinking import LEVELS


def table(match: Match) -> Panel:
    """The post of a table that is open, or full and not yet playing."""
    mode, what = mode_of(match.terms), conditions(match.terms)
    waits = match.state == "invited"
    opens = "offers a rematch" if match.rematch_of else "opens a table"
    until = f"The table closes <t:{int(match.expires)}:R> if it is not full. " if waits and match.expires else ""
    take = len(match.seated) < len(match.players)
    lets = "Taking one lets the bot send you private messages for this match. " if take else ""
    agree = any(not player.accepted for player in match.seated)
    return Panel((
        *lines(f"## {plain(match.players[0].name)} {opens}: {title(match.terms)}", f"{what[0].upper()}{what[1:]}"),
        *lines(f"**Seats, {len(match.seated)} of {len(match.players)} taken**",
               *(f"{player.seat + 1}. {seat(player, mode.team(player.seat) if mode.teams else -1)}"
                 for player in match.players)),
        Text(f"-# {until}Turns go in the order of the seats, from one that is drawn. {lets}Decks stay secret until all "
             "are ready."),
        *row(button(match, "Take a seat", "join", "success") if take else None,
             button(match, "Agree", "accept", "success") if agree else None,
             button(match, "Choose my deck", "deck", "primary"), button(match, "Ready", "ready", "success"),
             button(match, "Not ready", "unready"), button(match, "Leave", "leave"),
             button(match, "Add a computer", "computers") if waits and (take or match.computers) else None,
             button(match, "Change terms", "terms") if waits else None,
             button(match, "Close the table", "withdraw") if waits else button(match, "Call off", "off")),
    ), GREY if waits else GOLD)


def seat(player: Player, team: int) -> str:
    """A seat in one line."""
    side = f", team {'AB'[team]}" if team >= 0 else ""
    if not player.taken:
        return f"free{side}"
    if player.level:
        return f"{plain(player.name)}{side}"
    if not player.accepted:
        return f"{plain(player.name)}{side}: asked whether the new terms are fine"
    return f"{plain(player.name)}{side}: {choice(player)}"


def choice(player: Player) -> str:
    """How far somebody is with their deck."""
    if player.ready:
        return "deck chosen, **ready**"
    return "deck chosen" if player.deck else "choosing a deck"


def computers(match: Match) -> Panel:
    """The menu in which whoever opened a table lets computers have its free seats."""
    free = len(match.players) - len(match.seated)
    levels = tuple(Choice(level.title, name, level.says) for name, level in LEVELS.items())
    return Panel((
        *lines("### Computers at this table", f"{count(free, 'seat')} {'is' if free == 1 else 'are'} free. A computer "
               "gets the lowest of them, with a ready-made deck that is drawn."),
        *(menu(Select("Add a computer", custom_id(match.id, 0, "pickcomputer"), levels)) if free else ()),
        *row(*(Button(f"Take {player.name} away", custom_id(match.id, 0, "nocomputer", str(player.seat)))
               for player in match.computers)),
    ), GOLD)


def terms(match: Match, wanted: Terms, modes: Sequence[str]) -> Panel:
    """The terms as they would be. The choices stand in the message alone until they are proposed."""
    selects: list[Row] = []
    for name, choices in term_choices(modes).items():
        if len(choices) == 1 or (name == "spectators" and match.thread):  # its thread is there already
            continue
        value = str(getattr(wanted, name))
        options = tuple(Choice(label, key, "", key == value) for key, label in choices.items())
        selects += menu(Select(TERMS[name], custom_id(match.id, 0, "pickterm", name), options))
    whom = "whoever has a seat is" if match.open else "the other player is"
    return Panel((
        *lines("### Change the terms", f"Now: {said(match.terms)}", f"-# When you propose others, {whom} asked again."),
        *selects,
        *row(button(match, "Propose", "propose", "success") if wanted != match.terms else None),
    ), GOLD)


def button(match: Match, label: str, action: Action, style: Style = "secondary") -> Button:
    """A button of the lobby."""
    return Button(label, custom_id(match.id, 0, action), style)
