"""Before the game: the invitation, decks and ready, the deck picker, and the line that leads to the thread."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.panels.click_ids import custom_id
from bot.panels.parts import GOLD, GREY, Button, Choice, Panel, Select, Text, lines, menu, row
from bot.panels.text import plain
from bot.store import Player

TERMS = "Duel, best of one, first to 8 points · no clock · spectators welcome"


def invitation(match: str, first: Player, second: Player) -> Panel:
    """The challenge, with a ping for the one who is asked."""
    return Panel((
        *lines(f"## {plain(first.name)} challenges {plain(second.name)}", f"<@{second.user}>, will you play?", TERMS),
        Text("-# Accepting opens a thread for the match and lets the bot send you private messages for it."),
        *row(Button("Accept", custom_id(match, 0, "accept"), "success"),
             Button("Decline", custom_id(match, 0, "decline")),
             Button("Withdraw", custom_id(match, 0, "withdraw"))),
    ), GOLD, (second.user,))


def closed(text: str) -> Panel:
    """What stays of a lobby post."""
    return Panel((Text(plain(text)),), GREY)


def moved(first: str, second: str, link: str, over: bool) -> Panel:
    """The lobby post when the game has begun: one line."""
    state = "is over" if over else "is running"
    return Panel((Text(f"**{plain(first)}** against **{plain(second)}**: the match {state}."),
                  *row(Button("Go to the match", "", url=link))), GREY)


def decks(match: str, players: tuple[Player, ...], titles: Mapping[str, str]) -> Panel:
    """Who has chosen and who is ready. Decks stay secret until both are."""
    said = [f"- {plain(p.name)}: "
            + ("deck chosen, **ready**" if p.ready else "deck chosen" if p.deck in titles else "choosing a deck")
            for p in players]
    return Panel((
        *lines(f"## {plain(players[0].name)} against {plain(players[1].name)}", TERMS),
        *lines(*said),
        Text("-# Both legends are shown when both are ready."),
        *row(Button("Choose my deck", custom_id(match, 0, "deck"), "primary"),
             Button("Ready", custom_id(match, 0, "ready"), "success"),
             Button("Not ready", custom_id(match, 0, "unready")), Button("Call off", custom_id(match, 0, "off"))),
    ), GOLD)


def picker(match: str, me: Player, other: str, titles: Mapping[str, tuple[str, str]], alone: bool) -> Panel:
    """The deck picker: ephemeral (`alone`), or the first private message. `titles`: title and description by key."""
    choices = tuple(Choice(title, key, about, key == me.deck) for key, (title, about) in titles.items())
    chosen = titles[me.deck][0] if me.deck in titles else ""
    ready = Button("Ready", custom_id(match, 0, "ready", "p"), "success") if chosen and not me.ready else None
    unready = Button("Not ready", custom_id(match, 0, "unready", "p")) if me.ready else None
    return Panel((
        *lines(f"### {'Choose your deck' if not chosen else f'Your deck: {plain(chosen)}'}",
               "" if alone else f"-# Against {plain(other)}",
               "Only you see this. Your opponent sees your legend when both are ready.",
               "You are **ready**. The game starts when your opponent is too." if me.ready else ""),
        *(() if me.ready else menu(Select("Starter decks", custom_id(match, 0, "pickdeck"), choices))),
        *row(ready, unready),
    ), GREY if me.ready else GOLD)


def opening(first: Player, second: Player, titles: Mapping[str, str], commitment: str) -> Panel:
    """The first message of the thread: who plays what, and the hash that fixes all chance in advance."""
    return Panel((
        *lines(f"## {plain(first.name)} against {plain(second.name)}", TERMS,
               f"- {plain(first.name)} plays {plain(titles[first.deck])}.",
               f"- {plain(second.name)} plays {plain(titles[second.deck])}."),
        Text("-# Every shuffle and every draw follows from a secret number that was drawn before the game. "
             f"Its hash is `{commitment}`; the number itself is shown when the game is over."),
    ), GREY)


def listing(rows: Sequence[tuple[str, str, str]]) -> Panel:
    """The unfinished matches of one person: opponent, state, link."""
    if not rows:
        return Panel((Text("You have no unfinished match. `/match challenge` begins one."),), GREY)
    said = [f"- Against **{plain(name)}**: {state} · {link}" for name, state, link in rows]
    return Panel(lines("### Your matches", *said), GREY)
