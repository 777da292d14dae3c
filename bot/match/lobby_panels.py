"""Before the game: the invitation, decks and ready, the deck picker, and the line that leads to the thread."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.match.endings import ending_of
from bot.match.seat_panels import choice
from bot.match.terms import said
from bot.panels.click_ids import CHOSEN, Origin, custom_id
from bot.panels.parts import GOLD, GREY, Button, Choice, Panel, Select, Text, fit, lines, menu, row
from bot.panels.text import count, plain
from bot.store import Match, Player
from bot.tables.lineup import lineup
from bot.tables.rounds import Standing

Titles = Mapping[str, tuple[str, str]]
"""Decks by their keys: title and description."""


class Row(NamedTuple):
    """A match in the list of somebody's matches: the opponents or the puzzle, how far it is, how it can be ended (if
    it can).

    `called` and `state` are markdown, `name` and `short` the same as plain text.
    """

    match: str
    called: str
    name: str
    state: str
    short: str
    link: str
    ending: str


def ends(match: Match) -> str:
    """When an invitation ends, in each reader's own time; nothing if never."""
    return f"<t:{int(match.expires)}:R>" if match.expires else ""


def invitation(match: Match, seat: int = -1) -> Panel:
    """The challenge: the post, with a ping for the one who is asked, or what one of the two (`seat`) sees of it."""
    first, second = match.players
    asked = first if second.accepted else second
    by = f" by the terms that {plain(second.name)} proposes" if asked is first else ""
    offers = f"offers {plain(second.name)} a rematch" if match.rematch_of else f"challenges {plain(second.name)}"
    accept = Button("Accept", custom_id(match.id, 0, "accept"), "success")
    decline = Button("Decline", custom_id(match.id, 0, "decline"))
    withdraw = Button("Withdraw", custom_id(match.id, 0, "withdraw"))
    change = Button("Change terms", custom_id(match.id, 0, "terms"))
    may = {one for one in match.players if seat in (-1, one.seat)}
    until = f"The invitation ends {ends(match)}. " if match.expires else ""
    return Panel((
        *lines(f"## {plain(first.name)} {offers}",
               f"<@{asked.user}>, will you play{by}?" if seat < 0 else "", said(match.terms)),
        Text(f"-# {until}Accepting opens a thread for the match and lets the bot send you private messages for it."),
        *row(accept if asked in may else None, decline if second in may else None, change,
             withdraw if first in may else None),
    ), GOLD, (asked.user,) if seat < 0 else ())


def closed(text: str) -> Panel:
    """What stays of a lobby post."""
    return Panel((Text(plain(text)),), GREY)


def moved(match: Match, standing: Standing | None = None) -> Panel:
    """The post when the game has begun: one line, with the games that were won."""
    state = "is over" if match.state == "over" else "is running"
    score = f", {plain(standing.score)}" if standing is not None and any(standing.wins) else ""
    return Panel((Text(f"**{plain(lineup(match))}**: the match {state}{score}."),
                  *row(Button("Go to the match", "", url=match.link) if match.guild else None)), GREY)


def practising(match: Match) -> Panel:
    """The post of somebody who plays against computers, until their game begins."""
    return Panel(lines(f"## {plain(lineup(match))}", said(match.terms), "The game begins in a moment."), GREY)


def decks(match: Match) -> Panel:
    """Who has chosen and who is ready. Decks stay secret until both are."""
    rows = [f"- {plain(player.name)}: {choice(player)}" for player in match.players]
    return Panel((
        *lines(f"## {plain(lineup(match))}", said(match.terms)),
        *lines(*rows),
        Text("-# Both legends are shown when both are ready."),
        *row(Button("Choose my deck", custom_id(match.id, 0, "deck"), "primary"),
             Button("Ready", custom_id(match.id, 0, "ready"), "success"),
             Button("Not ready", custom_id(match.id, 0, "unready")),
             Button("Call off", custom_id(match.id, 0, "off"))),
    ), GOLD)


def picker(match: Match, me: Player, chosen: str, titles: Titles, saved: Titles, alone: bool) -> Panel:
    """The deck picker: ephemeral (`alone`), or the first private message.

    `chosen` is what the player calls their deck; `titles` are the decks that everybody has, `saved` their own.
    """
    two = len(match.players) == 2
    others, all_ = ("Your opponent sees", "both are") if two else ("The others see", "all are")
    shipped, own = (tuple(Choice(title, key, about, key == me.deck) for key, (title, about) in found.items())
                     for found in (titles, saved))
    ready = Button("Ready", custom_id(match.id, 0, "ready", "p"), "success") if chosen and not me.ready else None
    unready = Button("Not ready", custom_id(match.id, 0, "unready", "p")) if me.ready else None
    paste = None if me.ready else Button("Paste a list", custom_id(match.id, 0, "paste"))
    agree = None if me.accepted else Button("Agree", custom_id(match.id, 0, "accept"), "success")
    ending = ending_of(match, me.seat) if alone or match.open else None
    off = Button(ending.label, custom_id(match.id, 0, ending.action)) if ending is not None else None
    free = 0 if alone else len(match.players) - len(match.seated)
    return Panel((
        *lines(f"### {'Choose your deck' if not chosen else f'Your deck: {plain(chosen)}'}",
               "" if alone else f"-# {plain(lineup(match))}",
               "" if me.accepted else f"The terms have changed: {said(match.terms)}",
               f"Only you see this. {others} your legend when {all_} ready.",
               f"{count(free, 'seat')} of this table {'is' if free == 1 else 'are'} free." if free else "",
               f"You are **ready**. The game starts when {'your opponent is too' if two else 'everybody is'}."
               if me.ready else ""),
        *(() if me.ready else (
            *menu(Select("Your saved decks", custom_id(match.id, 0, "pickdeck", "own"), own)),
            *menu(Select("Ready-made decks", custom_id(match.id, 0, "pickdeck"), shipped)))),
        *row(agree, ready, unready, paste, off),
    ), GREY if me.ready else GOLD)


def opening(match: Match, titles: Sequence[str], commitment: str, first: int = -1,
            standing: Standing | None = None) -> Panel:
    """The first message of a game in the thread: who plays what, in the order of the turns as far as it is settled
    which seat is the `first`, and the hash that fixes all chance in advance."""
    played = [f"{plain(player.name)} plays {plain(title)}"
              for player, title in zip(match.players, titles, strict=True)]
    if first >= 0:
        begins, *later = (*played[first:], *played[:first])
        played = [f"{begins} and goes first", *later]
    game = f"Game {standing.number}: " if standing is not None else ""
    score = f"**The match: {plain(standing.score)}**" if standing is not None and standing.number > 1 else ""
    return Panel((
        *lines(f"## {game}{plain(lineup(match))}", said(match.terms), score,
               *(f"{place}. {what}." if first >= 0 else f"- {what}." for place, what in enumerate(played, 1))),
        Text("-# Every shuffle and every draw follows from a secret number that was drawn before the game. "
             f"Its hash is `{commitment}`; the number itself is shown when the game is over."),
    ), GREY)


def listing(rows: Sequence[Row], others: int = 0) -> Panel:
    """The unfinished matches of one person, each of which can be shown and ended. `others`: how many more there are."""
    if not rows:
        return Panel((Text("You have no unfinished match. `/match challenge` begins one."),), GREY)
    matches = [f"- {one.called}: {one.state} · [go there]({one.link})" for one in rows]
    show = tuple(Choice(one.name, one.match, one.short) for one in rows)
    end = tuple(Choice(f"{one.ending}: {one.name}", one.match, one.short) for one in rows if one.ending)
    more = f"{others} older ones are listed when some of these have ended." if others else ""
    return fit(Panel((
        *lines("### Your matches", *matches, more),
        *menu(Select("Show one of them", custom_id(CHOSEN, Origin.MENU, "pickshow"), show)),
        *menu(Select("End one of them", custom_id(CHOSEN, Origin.MENU, "pickend"), end)),
    ), GREY))


def ended(match: str, what: str) -> Panel:
    """What whoever ended a match sees afterwards, if nobody else sees that message."""
    return Panel((Text(plain(what)), *row(Button("My matches", custom_id(match, Origin.MENU, "list")))), GREY)
