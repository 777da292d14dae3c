"""The end of a game: who won and why, and the secret that all chance came from."""
from __future__ import annotations

from bot.panels.click_ids import Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Panel, Text, lines, row
from bot.panels.sight_words import score
from bot.panels.text import count, plain
from engine.sights import Sight

NOTICE = "-# Fan project, not made or endorsed by Riot Games."


def winning_score(sight: Sight, verb: str = "wins") -> str:
    """“Ana wins 8 – 6”, as plain text; “Ana wins” if not by points; “The game ends 3 – 3” if nobody won."""
    if sight.winner < 0:
        return f"The game ends {sight.players[0].points} – {sight.players[1].points}"
    winner, loser = sight.players[sight.winner], sight.players[1 - sight.winner]
    return f"{winner.name} {verb}" + (f" {winner.points} – {loser.points}" if by_points(sight) else "")


def by_points(sight: Sight) -> bool:
    """Whether the score says who won: after a concession “Bo wins 1 – 3” would only puzzle."""
    return sight.winner < 0 or sight.players[sight.winner].points > sight.players[1 - sight.winner].points


def reason(sight: Sight) -> str:
    """Why the game is over, with the score where the heading has none."""
    return plain(sight.over_why + ("" if by_points(sight) else f" · {score(sight)}"))


def over(sight: Sight) -> str:
    """One sentence for a click that comes after the end."""
    return f"This game is over: {plain(winning_score(sight, 'won'))}."


def thread(match: str, sight: Sight, users: tuple[int, int], minutes: int, secret: bytes, commitment: str) -> Panel:
    """The result in the thread, with the secret and the hash that was posted at the start."""
    return Panel((
        *lines(f"## {plain(winning_score(sight))}",
               f"<@{users[0]}> against <@{users[1]}> · Duel, best of one · turn {sight.turn} "
               f"· {count(minutes, 'minute')}",
               reason(sight)),
        *lines("**The secret number of this game**", f"`{secret.hex()}`",
               f"-# Its hash, as posted at the start: `{commitment}`"),
        *row(Button("Final board", custom_id(match, Origin.RESULT, "text")),
             Button("Cards in play", custom_id(match, Origin.RESULT, "cards"))),
        Text(NOTICE),
    ), GOLD, users)


def private(sight: Sight, minutes: int, link: str) -> Panel:
    """The result for one player; the link leads to the thread, if there is one."""
    me, other = sight.players[sight.seat], sight.players[1 - sight.seat]
    verb = "won" if sight.winner == sight.seat else "lost" if sight.winner >= 0 else "did not finish"
    points = f" {me.points} – {other.points}" if by_points(sight) else ""
    return Panel((
        *lines(f"### You {verb}{points} against {plain(other.name)}",
               f"-# Turn {sight.turn} · {count(minutes, 'minute')}", reason(sight),
               "The result is in the thread." if link else ""),
        *row(Button("Go to the thread", "", url=link) if link else None),
    ), GOLD if sight.winner == sight.seat else GREY)
