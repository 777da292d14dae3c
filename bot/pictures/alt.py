"""What a picture shows, in plain sentences: for whoever hears it. At most 1,024 characters, no symbols.

Built from the same sight as the picture. What is too long loses the piles first, then runes, gear, and names of units
in bases; never the score, whose move it is, battlefields and chain.
"""
from __future__ import annotations

from collections.abc import Mapping

from bot.panels.sight_words import Side, named, sides, states, winning
from bot.panels.text import count, cut, listed
from bot.pictures.board import NO_LETTERS
from bot.pictures.course import Ended, cards_played, points_by, steps
from bot.pictures.hand import Statuses, cards_of
from bot.pictures.result import outcome
from bot.pictures.strips import counted, in_base, pool
from engine.sights import BattlefieldSight, ObjectSight, PlayerSight, Sight

MOST = 1024
"""Characters of a description that Discord takes."""
SCORED = {"hold": "held", "conquer": "conquered", "effect": "by an effect", "burn out": "by a Burn Out",
          "loss": "lost some"}
"""How points came."""
LEVELS = 5
"""How often something may be left out before the text is cut."""


def board(sight: Sight, letters: Mapping[int, str] = NO_LETTERS) -> str:
    """The board, with the letters of the options where there are any."""
    for level in range(LEVELS + 1):
        fields = (_field(sight, field, level, letters) for field in sight.battlefields)
        players = (_player(player, level, letters) for player in sight.players)
        text = " ".join([_where(sight), *fields, _chain(sight), *players, _waiting(sight)])
        text = " ".join(text.split())
        if len(text) <= MOST:
            return text
    return cut(text, MOST)


def closeup(sight: Sight, field: BattlefieldSight, letters: Mapping[int, str]) -> str:
    """One battlefield and the chain, with the letters of the options."""
    for level in (0, LEVELS):
        text = " ".join(f"{_field(sight, field, level, letters)} {_chain(sight)} {_waiting(sight)}".split())
        if len(text) <= MOST:
            return text
    return cut(text, MOST)


def hand(sight: Sight, statuses: Statuses) -> str:
    """The viewer's own hand."""
    me = sight.players[sight.seat]
    champions = {card.id for card in me.champion}
    rows = []
    for number, card in enumerate(cards_of(sight, statuses), 1):
        facts = [card.name, *([card.cost] if card.cost else [])]
        if card.base_might is not None:
            facts.append(f"Might {card.base_might}")
        facts += card.keywords
        status = statuses.get(card.id)
        if card.id in champions:
            facts.append("in the Champion Zone")
        elif status is not None and status.note:
            facts.append(f"{status.note[0].lower()}{status.note[1:]}")
        if status is not None and status.said:
            facts.append(status.said)
        elif status is not None and not status.good:
            facts[-1] += f": {status.text}"
        rows.append(f"{number} {', '.join(facts)}")
    title = "Your opening hand" if sight.turn < 1 else "Your hand"
    return cut(" ".join([f"{title}, {count(me.hand_count, 'card')}.", *(f"{row}." for row in rows)]), MOST)


def result(sight: Sight, ended: Ended) -> str:
    """How a game ended, and how the points came about."""
    every = sides(sight)
    scores = [f"{named(side)}, {listed(one.legend.name for one in side)}, {side[0].points}" for side in every]
    rows = [f"Result of {ended.mode}. {outcome(sight)}, after {count(ended.minutes, 'minute')}: {'; '.join(scores)}"]
    rows += [f"Points of {named(side)} by turn: {taken}" for side in every if (taken := _by_turn(sight, ended, side))]
    for what, how in (("held", "hold"), ("conquered", "conquer")):
        rows.append(f"Points {what}: " + ", ".join(f"{named(side)} {points_by(ended, side, how)}" for side in every))
    rows.append("Cards played: " + ", ".join(f"{named(side)} {cards_played(ended, side)}" for side in every))
    return cut(". ".join(rows) + ".", MOST)


def _by_turn(sight: Sight, ended: Ended, side: Side) -> str:
    """“3 conquered, 5 held and conquered”: turns and how points came in them."""
    turns: dict[int, list[str]] = {}
    for step in steps(sight, ended, side):
        turns.setdefault(step.turn, []).append(SCORED.get(step.how, "otherwise"))
    return ", ".join(f"{turn} {listed(dict.fromkeys(ways))}" for turn, ways in turns.items())


def _where(sight: Sight) -> str:
    names = [player.name for player in sight.players]
    chain = f", chain of {len(sight.chain)}" if sight.chain else ""
    turn = f"turn {sight.turn}, {names[sight.turn_player]}'s turn, {sight.phase.capitalize()} Phase, {sight.state}"
    head = f"Board, {turn if sight.turn else 'before turn 1'}{chain}."
    if any(player.team >= 0 for player in sight.players):
        teams = {player.team: player.points for player in sight.players}
        scores = [f"Team {'AB'[team % 2]} {points}" for team, points in sorted(teams.items())]
    else:
        scores = [f"{player.name} {player.points}" for player in sight.players]
    return f"{head} {', '.join(scores)}, of {sight.victory_score}."


def _field(sight: Sight, field: BattlefieldSight, level: int, letters: Mapping[int, str]) -> str:
    names = [player.name for player in sight.players]
    head = field.card.name + (f", controlled by {names[field.controller]}" if field.controller >= 0 else
                              ", uncontrolled")
    if field.contested_by >= 0:
        head += f", contested by {names[field.contested_by]}"
    rows = []
    showdown = sight.showdown if sight.showdown is not None and sight.showdown.battlefield == field.card.id else None
    if showdown is not None and not (showdown.combat and showdown.attacker >= 0):
        head += ", showdown"
    for seat, name in enumerate(names):
        units = [unit for unit in field.units if unit.controller == seat and not unit.attached_to]
        if not units:
            continue
        does = ""
        if showdown is not None and showdown.combat and seat in (showdown.attacker, showdown.defender):
            attacks = seat == showdown.attacker
            does = f" {'attacks' if attacks else 'defends'} with {showdown.might[0 if attacks else 1]}"
        listed = "; ".join(_thing(unit, level >= LEVELS, letters) for unit in units)
        rows.append(f"{name}{does}: {listed}")
    rows += [f"{count(field.facedown.count(seat), 'facedown card')} of {names[seat]}"
             for seat in sorted(set(field.facedown))]
    return ". ".join([head, *rows]) + "."


def _thing(one: ObjectSight, brief: bool, letters: Mapping[int, str]) -> str:
    """“Jinx, Demolitionist 6, exhausted”, with the letter of its option before it."""
    letter = f"{letters[one.id]} " if one.id in letters else ""
    if brief:
        return letter + one.name + (f" {one.might}" if one.might is not None else "")
    text = states(one).removeprefix("Might ")
    joint = " " if one.might is not None else ", "
    with_it = f", with {' and '.join(other.name for other in one.attached)}" if one.attached else ""
    return letter + one.name + (joint + text if text else "") + with_it


def _chain(sight: Sight) -> str:
    if not sight.chain:
        return ""
    rows = []
    for number, item in reversed(list(enumerate(sight.chain, 1))):
        on = f", on {' and '.join(item.targets)}" if item.targets else ""
        rows.append(f"{number} {item.name}, by {sight.players[item.controller].name}{on}")
    return f"Chain, newest first: {'; '.join(rows)}."


def _player(player: PlayerSight, level: int, letters: Mapping[int, str]) -> str:
    units, gear = ([one for one in many if not one.attached_to] for many in in_base(player))
    rows = []
    if units:
        rows.append("base " + (count(len(units), "unit") if level >= 4 else "; ".join(
            _thing(one, level >= 2, letters) for one in units)))
    if gear and level < 3:
        rows.append("; ".join(_thing(one, True, letters) for one in gear))
    elif gear:
        rows.append(f"{len(gear)} gear")
    legend = f"{player.legend.name}{', exhausted' if player.legend.exhausted else ''}"
    parts = [f"{player.name}{', removed' if player.gone else ''}: {legend}"
             + (", Champion in the Champion Zone" if player.champion else ""), *rows]
    if level < 2:
        ready = ", ".join(f"{some} of {all_} {domain.capitalize()}" for domain, some, all_ in counted(player))
        parts.append(f"Runes ready {ready}" if ready else "no runes")
    if floating := pool(player):
        parts.append(f"Pool {floating}")
    piles = f"Hand {player.hand_count}"
    if level < 1:
        piles += f", deck {player.deck_count}, rune deck {player.rune_count}, trash {len(player.trash)}"
    return ". ".join([*parts, piles]) + "."


def _waiting(sight: Sight) -> str:
    if sight.over:
        return f"The game is over: {winning(sight)}."
    names = listed(sight.players[seat].name for seat in sight.waiting)
    if not names:
        return ""
    has = sight.waiting_for.startswith("has ")
    return f"{names} {sight.waiting_for}." if has else f"Waiting for {names} {sight.waiting_for}."
