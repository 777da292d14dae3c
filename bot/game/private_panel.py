"""A player's own panel: question, what matters for the answer, hand and choices.

The same in a DM and as an ephemeral message.
"""
from __future__ import annotations

from bot.game import picturing
from bot.game.board import chain_text
from bot.game.passed_panel import passed_panel
from bot.game.picturing import NOTHING, Pictured
from bot.game.question_controls import controls
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, Text, fit, lines, row
from bot.panels.sight_words import card_line, company, own_score, place, ready_runes, thing
from bot.panels.text import count, cut, listed, plain, rules_text
from bot.prefs.preferences import IN_WORDS, Preferences
from bot.tables.desk import WINDOWS, Desk, one_by_one
from engine.kernel.decision import Decision, DecisionKind
from engine.sights import ObjectSight, PlayerSight, Sight

HAND, TEXT_HAND, NAMES_HAND = 2200, 12, 30
"""Characters for the hand; up to how many cards it shows their text; from where on it shows names alone."""
PAYING: frozenset[DecisionKind] = WINDOWS | {"confirm", "pay", "may"}
"""The decisions in which it matters what can be paid with."""


def panel(desk: Desk, pictured: Pictured = NOTHING) -> Panel:
    """The panel as it is now: the open question, with its picture, or that the opponent is being waited for."""
    if desk.passed is not None:
        return passed_panel(desk)
    if desk.asked is None:
        return _waiting(desk)
    asked = desk.asked
    return fit(Panel((*lines(f"### {plain(asked.prompt)}", _alone(desk), _small(desk.sight), *_matters(desk, asked)),
                      *chain_text(desk.sight), *pictured.shown(_shown(desk, asked)),
                      *pictured.lettered(controls(desk))), GOLD))


def _alone(desk: Desk) -> str:
    return "-# Only you see this. It goes away when Discord restarts; press My table again then." if desk.alone else ""


def _small(sight: Sight) -> str:
    return f"-# {plain(company(sight))} · {plain(place(sight))} · {plain(own_score(sight))}"


def _me(desk: Desk) -> PlayerSight:
    return desk.sight.players[desk.sight.seat]


def _matters(desk: Desk, asked: Decision) -> list[str]:
    """At most a few lines: the source of the question, the combat, what was chosen, what can be paid with."""
    rows = []
    source = _object(desk.sight, asked.source) or _object(desk.sight, begun(desk))
    if source is not None and source.text:
        rows.append(f"{plain(source.name)}: {rules_text(source.text, 300)}")
    if asked.kind == "priority" and desk.draft is None and desk.sight.chain and desk.sight.chain[-1].text:
        newest = desk.sight.chain[-1]
        rows.append(f"{plain(newest.name)}: {rules_text(newest.text, 300)}")
    if asked.kind == "mulligan":
        rows.append(f"You may replace up to {count(asked.most, 'card')}. You draw as many as you set aside; "
                    "then those go to the bottom of your deck.")
    if desk.path and one_by_one(asked):
        names = {option.key: option.short for option in asked.options}
        rows.append("In this order: " + plain(", then ".join(names.get(key, key) for key in desk.path)))
    rows += _combat(desk.sight)
    if asked.kind in PAYING:
        rows.append(f"Ready: {ready_runes(_me(desk))}")
    if desk.draft is not None:
        rows.append("-# Nothing has happened yet: you can go back until you confirm.")
    return rows


def begun(desk: Desk) -> int:
    """The object that a draft began with: of “play:34” it is 34."""
    number = desk.path[0].split(":")[1] if desk.draft is not None and ":" in desk.path[0] else ""
    return int(number) if number.isdigit() else 0


def _combat(sight: Sight) -> list[str]:
    showdown = sight.showdown
    if showdown is None or not showdown.combat or showdown.attacker < 0:
        return []
    names = [plain(player.name) for player in sight.players]
    attack, defence = showdown.might
    attacker, defender = names[showdown.attacker], names[showdown.defender]
    return [f"As it stands, {attacker} attacks with {attack} and {defender} defends with {defence}."]


def _object(sight: Sight, number: int) -> ObjectSight | None:
    """A visible object by its id."""
    if number <= 0:
        return None
    every: list[ObjectSight] = []
    for player in sight.players:
        every += [player.legend, *player.further, *player.champion, *player.base, *player.runes, *player.trash,
                  *(player.hand or ())]
    for field in sight.battlefields:
        every += [field.card, *field.units]
    return next((one for one in every if one.id == number), None)


def _shown(desk: Desk, asked: Decision) -> tuple[Text, ...]:
    """The hand in full where the turn is planned, otherwise the units, and in a window the hand by its names."""
    if (asked.kind == "act" or asked.kind == "mulligan") and desk.draft is None:
        return lines(*hand_lines(desk.sight))
    units = [f"- {plain(field.card.name)}: "
             + "; ".join(f"{thing(unit)} of {plain(desk.sight.players[unit.controller].name)}"
                                                         for unit in field.units)
             for field in desk.sight.battlefields if field.units]
    return lines(*(cut(line, 500) for line in units),
                 hand_names(desk.sight) if asked.kind in WINDOWS and desk.draft is None else "")


def hand_names(sight: Sight) -> str:
    """The hand in one line."""
    hand = sight.players[sight.seat].hand or ()
    return f"**Your hand, {count(len(hand), 'card')}:** " + (plain("; ".join(card.name for card in hand)) or "none")


def hand_panel(sight: Sight, preferences: Preferences = IN_WORDS) -> Panel:
    """The hand in full, for its player alone."""
    shown = picturing.hand(sight, preferences, lines(*hand_lines(sight)))
    return fit(Panel((*shown, *lines(f"Ready: {ready_runes(sight.players[sight.seat])}")), GREY))


def hand_lines(sight: Sight) -> list[str]:
    """The hand as a numbered list, shorter the more cards there are."""
    me = sight.players[sight.seat]
    hand = me.hand or ()
    if len(hand) > NAMES_HAND:
        rows = [plain(", ".join(card.name for card in hand))]
    else:
        room = max(60, HAND // max(1, len(hand)))
        rows = [f"{at}. {cut(card_line(card, len(hand) <= TEXT_HAND), room)}" for at, card in enumerate(hand, 1)]
    champion = [f"In the Champion Zone: {cut(card_line(card), 300)}" for card in me.champion]
    legends = [f"{'Legend' if card is me.legend else 'Further legend'}: **{plain(card.name)}**. "
               f"{rules_text(card.text, 300)}" for card in (me.legend, *me.further)]
    return [f"**Your hand, {count(len(hand), 'card')}**", *rows, *champion, *legends]


def _waiting(desk: Desk) -> Panel:
    """Nothing to do: who is being waited for, and the hand."""
    sight = desk.sight
    names = listed(plain(sight.players[seat].name) for seat in sight.waiting if seat != sight.seat) or "the game"
    asked = f"is asked {sight.waiting_for}" if sight.waiting_for.startswith("to ") else sight.waiting_for
    told = f"{names} {plain(asked)}. " if asked else ""
    return fit(Panel((
        *lines(f"### Waiting for {names}", _alone(desk), _small(sight),
               f"{told}Nothing to do for you now. This message changes by itself when you are needed." if not desk.alone
               else f"{told}Nothing to do for you now."),
        *chain_text(sight),
        *lines(hand_names(sight), f"Ready: {ready_runes(_me(desk))}"),
        *row(Button("Show my hand", custom_id(desk.match, Origin.PANEL, "hand")),
             Button("Board", custom_id(desk.match, Origin.PANEL, "text")),
             Button("Menu", custom_id(desk.match, Origin.PANEL, "menu")),
             Button("Refresh", custom_id(desk.match, Origin.PANEL, "refresh")) if desk.alone else None),
    ), GREY))


def gone() -> Panel:
    """What stays of a panel that was sent anew."""
    return Panel((Text("Moved down."),), GREY)


def nothing() -> Panel:
    """No word at all: the answer to a double click."""
    return Panel((), GREY)
