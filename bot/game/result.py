"""The end of a game: who won and why, and the secret that all chance came from."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.game.picturing import Shown
from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, Row, Text, lines, row
from bot.panels.sight_words import company, named, score, side_of, sides, winning
from bot.panels.text import count, listed, plain
from bot.store import Player
from bot.tables.rounds import Standing
from engine.sights import Sight

NOTICE = "-# Fan project, not made or endorsed by Riot Games."


def winning_score(sight: Sight, past: bool = False) -> str:
    """“Ana wins 8 – 6”, as plain text; “Ana wins” if the score doesn't say so, or more than two play; “A draw,
    3 – 3” if nobody won. `past`: “Ana won”."""
    if sight.winner < 0:
        return f"{'it was a' if past else 'A'} draw, {points(sight)}"
    said = f"{named(side_of(sight, sight.winner))} won" if past else winning(sight)
    return said + (f" {points(sight)}" if tells(sight) else "")


def points(sight: Sight) -> str:
    """“8 – 6”, the winners' first."""
    first = side_of(sight, max(0, sight.winner))
    return " – ".join(str(side[0].points) for side in (first, *(one for one in sides(sight) if one != first)))


def ended(sight: Sight) -> str:
    """When the game ended: “turn 13”."""
    return f"turn {sight.turn}" if sight.turn else "before turn 1"


def tells(sight: Sight) -> bool:
    """Whether the score of two says who won: after a concession “Bo wins 1 – 3” would only puzzle."""
    if sight.winner < 0:
        return True
    ours = side_of(sight, sight.winner)
    theirs = [side for side in sides(sight) if side != ours]
    return len(theirs) == 1 and ours[0].points > theirs[0][0].points


def reason(sight: Sight) -> str:
    """Why the game is over, with the score where the heading has none."""
    return plain(sight.over_why[:1].upper() + sight.over_why[1:] + ("" if tells(sight) else f" · {score(sight)}"))


def over(sight: Sight) -> str:
    """One sentence for a click that comes after the end."""
    return f"This game is over: {plain(winning_score(sight, past=True))}."


class Told(NamedTuple):
    """What a result says of the match that the game belongs to: its heading, the lines below, the number of the game,
    and whether it was the last."""

    heading: str
    below: tuple[str, ...] = ()
    game: str = ""
    last: bool = True


def told(standing: Standing | None, sight: Sight, why: str) -> Told | None:
    """How a match of several games stands after one of them; None where one decides. `why`: how the match ended."""
    if standing is None:
        return None
    game = f"Game {standing.number}: {winning_score(sight)}"
    if standing.winner >= 0:
        names, best = standing.names, standing.seen_by(standing.winner)
        given_up = plain(why) if why != sight.over_why else ""
        return Told(f"{names[standing.winner]} wins the match {best}", (plain(game), given_up), str(standing.number))
    waiting = listed(f"**{plain(standing.names[seat])}**" for seat in standing.waiting)
    said = "A drawn game counts for nobody: it is played again as it was." if sight.winner < 0 else ""
    asks = f"Each may exchange cards with their sideboard, unseen, before the next game. Waiting for {waiting}"
    below = (f"**The match: {plain(standing.score)}**", said, asks if waiting else "")
    return Told(game, below, str(standing.number), last=False)


def thread(match: str, sight: Sight, players: Sequence[Player], mode: str, minutes: int, secret: bytes,
           commitment: str, shown: Shown = (), told: Told | None = None) -> Panel:
    """The result in the thread, with its picture, the secret and the hash that was posted at the start."""
    of_match = told or Told(winning_score(sight))
    return Panel((
        *lines(f"## {plain(of_match.heading)}", *of_match.below,
               f"{called(sight, players)} · {mode} · {ended(sight)} · {count(minutes, 'minute')}",
               reason(sight)),
        *shown,
        *lines("**The secret number of this game**", f"`{secret.hex()}`",
               f"-# Its hash, as posted at the start: `{commitment}`"),
        *(again(match, sight, of_match.game) if of_match.last else ()),
        *row(Button("Final board", custom_id(match, Origin.RESULT, "text", of_match.game)),
             Button("Cards in play", custom_id(match, Origin.RESULT, "cards", of_match.game))),
        Text(NOTICE),
    ), GOLD, tuple(player.user for player in players if player.user))


def again(match: str, sight: Sight, game: str) -> tuple[Row, ...]:
    """To play the same people again; or, where two have played, to play on from a turn of that game."""
    return row(Button("Rematch, same deck", custom_id(match, Origin.RESULT, "again", "same"), "success"),
               Button("Rematch, other deck", custom_id(match, Origin.RESULT, "again", "other")),
               Button("Play on from a turn", custom_id(match, Origin.RESULT, "turns", game or "1"))
               if len(sight.players) == 2 else None)


def called(sight: Sight, players: Sequence[Player]) -> str:
    """Who played against whom, by mentions; computers by their names."""
    names = [f"<@{player.user}>" if player.user else plain(player.name) for player in players]
    named_ = [listed(names[player.seat] for player in side) for side in sides(sight)]
    return " against ".join(named_) if len(named_) == 2 else listed(named_)


def private(match: str, sight: Sight, minutes: int, link: str, standing: Standing | None = None) -> Panel:
    """The result for one player; the link leads to the thread, if there is one. Of a match of several games it is how
    that ended."""
    mine = side_of(sight, sight.seat)
    verb = "drew" if sight.winner < 0 else "won" if sight.winner in {one.seat for one in mine} else "lost"
    whole = [side[0].points for side in (mine, *(one for one in sides(sight) if one != mine))]
    score_ = f" {' – '.join(map(str, whole))}" if tells(sight) else ""
    if standing is not None:
        verb = "won" if standing.winner == sight.seat else "lost"
        score_ = f" the match {standing.seen_by(sight.seat)}"
    game = str(standing.number) if standing is not None else ""
    return Panel((
        *lines(f"### You {verb}{score_} {plain(company(sight).replace('Against', 'against', 1))}",
               f"-# {f'Game {standing.number}, ' if standing is not None else ''}{ended(sight)} · "
               f"{count(minutes, 'minute')}", reason(sight),
               "The result is in the thread." if link else ""),
        *again(match, sight, game), *row(Button("Go to the thread", "", url=link) if link else None),
    ), GOLD if verb == "won" else GREY)
