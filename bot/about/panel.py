"""What this bot is, what it is not, and how it is used."""
from __future__ import annotations

from bot.panels.parts import GREY, Panel, Text, lines

NOTICE = """\
-# Chainkeeper is a project by fans. It isn’t endorsed by Riot Games and doesn’t reflect the views or opinions of Riot \
Games or anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated \
properties are trademarks or registered trademarks of Riot Games, Inc.
-# As others quote it, Riot’s policy for developers doesn’t approve tools that enforce the rules of Riftbound, as this \
bot does; the project has not been approved by Riot. Whoever hosts this instance decides that for themselves and is \
responsible for it.
-# No art and no official card or rules text is part of it. Code and wording: MIT licence. Pictures are written with \
Inter, under the SIL Open Font License 1.1."""
"""What every fan project owes, and what stands behind this one."""


COMMANDS = (
    ("/match challenge", "asks somebody for a match, `/match open` puts up a table for two to four"),
    ("/match practice", "begins a game against the computer, here or in a private message"),
    ("/puzzle", "is a position to be won or held this turn, or a turn of a finished game of yours"),
    ("/match mine", "lists your matches, `/match show` brings one here"),
    ("/deck save", "keeps a deck of your own, `/deck list` shows what you have"),
    ("/rule", "answers questions about the rules, `/keyword`, `/ruling` and `/card` look the rest up"),
    ("/rules history", "follows a rule through the editions, `/rules diff` and `/rules compare` set two side by side"),
    ("/tutorial", "teaches the game in ten short lessons"),
    ("/prefs", "is how you want to play"),
    ("/privacy", "gives out or deletes what is stored about you"),
    ("/doctor", "tells who manages the server what the bot lacks here"),
    ("/help", "says how the bot is used"),
)
"""The commands that one begins with, each with what it does."""


def about_panel() -> Panel:
    """What the bot is, its commands, and the notices."""
    return Panel((
        *lines("### Chainkeeper", "Hosts matches of the card game Riftbound with a rules engine. Free, and open source "
               "under the MIT licence."),
        *lines(*(f"- `{name}` {does}" for name, does in COMMANDS),
               "- *Apps* → *Look up rules mentioned here*, in the menu of a message, explains what somebody wrote of"),
        Text(NOTICE),
    ), GREY)


def players_panel() -> Panel:
    """How a match is played here, on one page."""
    return page(
        "Help for players",
        "**Begin.** New here? `/tutorial` teaches the game. `/match challenge` somebody, `/match open` a table for two "
        "to four, or `/match practice` against the computer, at once. Choose a deck: a ready-made one, one of yours "
        "(`/deck save`), or a pasted list. Press *Ready*. `/puzzle` is a single turn.",
        "**Play.** Your private message from the bot has your hand and the question that waits for you. Menus "
        "hold only what you can do now. Nothing has happened before the last button; *Back* takes one step "
        "back. Private messages closed? *My table* in the thread, or `/match show`.",
        "**Understand.** *Why?* shows the rule behind a question, *Why not?* what you can’t do and for which "
        "reason, *Card* any card that you can see. *Hint*, against nobody but computers, shows what the next level "
        "would do. `/rule`, `/keyword`, `/ruling` and `/card` look things up.",
        "**Pass.** Windows in which you can do nothing are passed for you. *Pass more than once* on a response "
        "passes until the chain is empty, until this showdown is over, or until your turn; *Clear* ends that. "
        "*Remember the answer* gives an ability the same answer from now on. `/prefs` sets how you are asked in all "
        "matches.",
        "**End.** *Menu* → *Concede* or *Offer a draw*; teammates share hands there. `/match mine` lists your "
        "matches and ends them. The result offers a *Rematch*, or, where two played, to *Play on from a turn*.",
        "-# `/help` with `topic: for hosts` is about servers and hosts. `/about` has the notices.")


def hosts_panel() -> Panel:
    """What who runs a server or the bot has to know, on one page."""
    return page(
        "Help for hosts",
        "**Permissions.** In channels for matches the bot needs *View Channels*, *Send Messages*, *Create "
        "Public Threads*, *Send Messages in Threads*, *Embed Links*, *Attach Files* and *Read Message History*; "
        "*Create Private Threads* only for matches without spectators. It needs no privileged intent. `/doctor` "
        "says what is missing where.",
        "**Limits.** A person can have 20 matches that they began or accepted, and gets at most five open "
        "invitations. An invitation ends after 15 minutes, by correspondence after 48 hours. Whoever lets a "
        "question wait for a minute gets one new message. `CHAINKEEPER_PRACTICE_GAMES` says how many games against "
        "computers go on at a time, `CHAINKEEPER_NEW_MATCHES=false` stops new matches.",
        "**Privacy.** The bot reads no messages. It stores who plays, decks, answers, preferences, lessons and puzzles "
        "done, and the state of games; whoever runs it can read that, hands included. `/privacy` gives a user what is "
        "stored about them, or deletes it. Moderators who manage threads can read private threads.",
        "**Read on.** `docs/hosting.md` in the bot’s repository: settings, backup, upgrades, and what to do "
        "when something goes wrong. `python -m bot doctor` checks an installation.")


def page(title: str, *paragraphs: str) -> Panel:
    """A page of help: each paragraph is a text of its own, which Discord sets apart."""
    return Panel((Text(f"### {title}"), *map(Text, paragraphs)), GREY)
