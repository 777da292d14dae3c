"""The public board as text: the board message of the thread, the log it leaves behind, and the same for one reader."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.game import picturing
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GREY, MOST_TEXT, SEATS, Button, Panel, Row, Text, fit, lines, row
from bot.panels.sight_words import brief, called, card_line, goal, place, ready_runes, score, thing, turn_order
from bot.panels.text import count, cut, keep_last, listed, plain
from bot.prefs.preferences import IN_WORDS, Preferences
from bot.store import FinishedTurn
from bot.store.message_names import message_name, numbering
from bot.tables.rounds import Standing
from engine.sights import BattlefieldSight, ItemSight, ObjectSight, PlayerSight, ShowdownSight, Sight

LOG, BOARD, WHOLE = 1200, 2000, 3700
"""Characters for the turn's log, for the board in its message, and for a whole board, or a whole log, by itself."""

Show = Callable[[ObjectSight], str]


def turn_panel(match: str, sight: Sight, log: Sequence[FinishedTurn] = (), standing: Standing | None = None) -> Panel:
    """The board message: what happened in the turns finished since it was opened, whose turn it is, the board, the
    chain and what happened in this turn. It pings nobody: an edit couldn't."""
    player = sight.players[sight.turn_player]
    title = f"Turn {sight.turn}: {plain(player.name)}" if sight.turn else "Before turn 1: opening hands"
    title = f"### {f'Game {standing.number} · ' if standing is not None else ''}{title}"
    match_score = f" · match {plain(standing.score)}" if standing is not None else ""
    where = f"**{plain(score(sight))}**, {goal(sight)} · {plain(place(sight))}{match_score}"
    shown = picturing.board(sight, Preferences(), (Text(fitted(sight, BOARD)),))
    now = Panel((*lines(title, where, waiting(sight), order_line(sight)), *shown, *chain_text(sight), *log_text(sight),
                 *buttons(match, log[0].number if log else sight.turn, standing.number if standing is not None else 1)),
                SEATS[sight.turn_player])
    earlier = lines(*keep_last(story(log), MOST_TEXT - len(now.text) - 1))
    return fit(replace(now, parts=(*earlier, *now.parts)))


def buttons(match: str, opened: int, game: int) -> tuple[Row, ...]:
    """What everybody finds under the board. The turn in which it was opened, and the game, stand in the first id, by
    which a lost message is recognised."""
    mine = custom_id(match, Origin.BOARD, "mine", numbering(message_name("turn", opened, game=game)))
    return row(Button("My table", mine, "primary"),
               Button("Board as text", custom_id(match, Origin.BOARD, "text")),
               Button("Cards in play", custom_id(match, Origin.BOARD, "cards")),
               Button("Menu", custom_id(match, Origin.BOARD, "menu")))


def waiting(sight: Sight) -> str:
    """Whom the game waits for, and for what, in public words."""
    if sight.over or not sight.waiting:
        return ""
    names = listed(f"**{plain(sight.players[seat].name)}**" for seat in sight.waiting)
    return f"Waiting for {names}{asked_for(sight)}"


def order_line(sight: Sight) -> str:
    """Whose turns follow each other, in small letters; nothing for two players."""
    return f"-# {plain(order)}" if (order := turn_order(sight)) else ""


def asked_for(sight: Sight) -> str:
    """For what the game waits: “ to act or end the turn”, “, who has Priority”."""
    if not sight.waiting_for:
        return ""
    what = plain(sight.waiting_for)
    return f" {what}" if sight.waiting_for.startswith("to ") else f", who {what}"


def chain_text(sight: Sight) -> tuple[Text, ...]:
    """The chain, newest first; nothing when it is empty."""
    if not sight.chain:
        return ()
    rows = [chain_line(sight, number, item) for number, item in enumerate(sight.chain, 1)]
    rows.reverse()
    more = [f"- and {len(rows) - 8} more"] if len(rows) > 8 else []
    return lines("**Chain, newest first**", *rows[:8], *more)


def chain_line(sight: Sight, number: int, item: ItemSight) -> str:
    """One chain item: what it is, whose, on what."""
    on = f", on {plain(' and '.join(item.targets))}" if item.targets else ""
    kind = " (ability)" if item.kind != "card" else ""
    return cut(f"- {number}. {plain(item.name)}{kind}, by {plain(sight.players[item.controller].name)}{on}", 160)


def log_text(sight: Sight) -> tuple[Text, ...]:
    """This turn's events."""
    return lines("**This turn**", *keep_last(bullets(sight.log), LOG)) if sight.log else ()


def bullets(many: Iterable[str]) -> list[str]:
    """Lines from the engine as a list, without the one that the heading says."""
    return [f"- {plain(cut(line, 300))}" for line in many if not re.match(r"Turn \d+: ", line)]


def finished_turns(log: Sequence[FinishedTurn]) -> Panel:
    """What stays of a board when another one has been opened: the log of its turns."""
    heading, *rest = story(log)
    return Panel(lines(heading, *keep_last(rest, WHOLE - len(heading))), GREY)


def story(log: Iterable[FinishedTurn]) -> list[str]:
    """The log of finished turns, each under its heading."""
    return [line for turn in log for line in (f"### {plain(turn.heading)}", *bullets(turn.lines))]


# --- the board in words

def fitted(sight: Sight, most: int) -> str:
    """The board in words, with as much detail as fits: a unit a line, otherwise the units of a player in one."""
    for detail in (thing, brief):
        rows = board_lines(sight, detail)
        if len(text := "\n".join(rows)) <= most:
            return text
    rows = gathered(rows)
    while sum(map(len, rows)) + len(rows) > most - 40:
        longest = max(range(len(rows)), key=lambda at: len(rows[at]))
        rows[longest] = cut(rows[longest], max(20, len(rows[longest]) * 3 // 4))
    return "\n".join([*rows, "-# Shortened: more under *Board as text*."])


def gathered(rows: Iterable[str]) -> list[str]:
    """The same lines with those of one player in a row put into one."""
    found: list[str] = []
    for line in rows:
        whose, colon, what = line.partition(": ")
        if colon and found and found[-1].startswith(f"{whose}: "):
            found[-1] += f"; {what}"
        else:
            found.append(line)
    return found


def board_lines(sight: Sight, show: Show = thing) -> list[str]:
    """Battlefields first, then each player."""
    rows = []
    for field in sight.battlefields:
        rows += field_lines(sight, field, show)
    for player in sight.players:
        rows += ["", *player_lines(player, show)]
    return rows


def field_lines(sight: Sight, field: BattlefieldSight, show: Show) -> list[str]:
    """A battlefield: who controls it, who is there, and the showdown if there is one."""
    names = [plain(player.name) for player in sight.players]
    rows = [field_heading(sight, field)]
    fighting = combat_at(sight, field)
    there = list(field.units)
    if fighting is not None:
        for seat in (fighting.attacker, fighting.defender):
            rows.append(side_heading(sight, fighting, seat))
            rows += [f"- {show(unit)}{fate(fighting, unit)}" for unit in field.units if unit.controller == seat]
        there = [unit for unit in there if unit.controller not in (fighting.attacker, fighting.defender)]
    rows += [f"- {name}: {show(unit)}" for seat, name in enumerate(names) for unit in there if unit.controller == seat]
    rows += [f"- {name}: {count(hidden, 'facedown card')}" for seat, name in enumerate(names)
             if (hidden := field.facedown.count(seat))]
    return rows


def field_heading(sight: Sight, field: BattlefieldSight) -> str:
    """A battlefield and who controls it, as its reader would say it: “**Void Gate**, yours, contested by Bo”."""
    if field.controller == sight.seat >= 0:
        control = "yours"
    else:
        control = f"controlled by {called(sight, field.controller)}" if field.controller >= 0 else "uncontrolled"
    contested = f", contested by {called(sight, field.contested_by)}" if field.contested_by >= 0 else ""
    return f"**{plain(field.card.name)}**, {control}{contested}"


def combat_at(sight: Sight, field: BattlefieldSight) -> ShowdownSight | None:
    """The combat at a battlefield, if there is one."""
    showdown = sight.showdown
    if showdown is None or not showdown.combat or showdown.battlefield != field.card.id or showdown.attacker < 0:
        return None
    return showdown


def side_heading(sight: Sight, combat: ShowdownSight, seat: int) -> str:
    """“Bo attacks with 10”, “You defend with 7”."""
    verb, might = ("attack", combat.might[0]) if seat == combat.attacker else ("defend", combat.might[1])
    return f"You {verb} with {might}" if seat == sight.seat else f"{called(sight, seat)} {verb}s with {might}"


def fate(combat: ShowdownSight, unit: ObjectSight) -> str:
    """What combat damage would do to a unit as it stands."""
    return ": would die" if unit.id in combat.dies else ": could die" if unit.id in combat.may_die else ""


def player_lines(player: PlayerSight, show: Show) -> list[str]:
    """A player's side: points, legends, base, runes, and how many cards where."""
    legends = "; ".join(plain(card.name) + (" (exhausted)" if card.exhausted else "")
                        for card in (player.legend, *player.further))
    chosen = plain(", ".join(card.name for card in player.champion))
    champion = f" · in the Champion Zone: {chosen}" if chosen else ""
    experience = f", {player.xp} XP" if player.xp else ""
    if player.gone:
        return [f"**{plain(player.name)}** has left the game"]
    team = f", team {'AB'[player.team]}" if player.team >= 0 else ""
    rows = [f"**{plain(player.name)}**{team}, {count(player.points, 'point')}{experience} · {legends}{champion}"]
    rows += [f"- Base: {show(one)}" for one in player.base] or ["- Base: nothing"]
    rows.append(f"- Ready: {ready_runes(player)}")
    piles = (f"- Hand {player.hand_count} · deck {player.deck_count} · rune deck {player.rune_count} "
             f"· trash {len(player.trash)}")
    rows.append(piles + (f" · banished {len(player.banished)}" if player.banished else ""))
    return rows


def board_panel(match: str, sight: Sight, preferences: Preferences = IN_WORDS) -> Panel:
    """The whole board for one reader, with the piles that everybody may read."""
    head = (f"### Board · {plain(place(sight))}", f"**{plain(score(sight))}**, {goal(sight)}",
            waiting(sight), order_line(sight))
    piles = [f"Trash of {plain(player.name)}: {plain(cut(', '.join(card.name for card in player.trash), 300))}"
             for player in sight.players if player.trash]
    room = WHOLE - sum(map(len, head)) - sum(map(len, piles)) - sum(len(text.content) for text in chain_text(sight))
    board = picturing.board(sight, preferences, (Text(fitted(sight, room)),))
    return fit(Panel((*lines(*head), *board, *chain_text(sight), *lines(*piles)), GREY))


def cards_panel(sight: Sight) -> Panel:
    """What the public cards say: each once, in the order of the board."""
    shown: dict[str, ObjectSight] = {}
    for field in sight.battlefields:
        for card in (field.card, *field.units):
            shown.setdefault(card.name, card)
    for player in sight.players:
        for card in (player.legend, *player.further, *player.champion, *player.base):
            shown.setdefault(card.name, card)
    rows: list[str] = []
    size = 0
    for card in shown.values():
        line = f"- {card_line(card, 400)}"
        size += len(line) + 1
        if size > WHOLE:
            rows.append(f"-# and {len(shown) - len(rows)} more")
            break
        rows.append(line)
    return Panel(lines("### Cards in play", *rows), GREY)
