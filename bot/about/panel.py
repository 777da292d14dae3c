"""What this bot is, and what it is not."""
from __future__ import annotations

from bot.panels.parts import GREY, Panel, Text, lines


def about_panel() -> Panel:
    """The notice that every fan project owes."""
    return Panel((
        *lines("### Chainkeeper",
               "Hosts duels of the card game Riftbound with a rules engine. Free, and open source under the MIT "
               "licence.",
               "`/match challenge` begins a duel, `/match mine` lists yours. `/deck save` keeps a deck of your own. "
               "`/prefs` is how you want to play. `/privacy` gives out or deletes what is stored about you. "
               "`/doctor` says what the bot lacks here.",
               "`/rule`, `/keyword`, `/ruling` and `/card` look things up, "
               "`/rules history` and `/rules diff` through the editions; in the menu of a message, *Apps* has "
               "*Look up rules mentioned here*."),
        Text("-# Chainkeeper is a project by fans. It isn’t endorsed by Riot Games and doesn’t reflect the views or "
             "opinions of Riot Games or anyone officially involved in producing or managing Riot Games properties. "
             "Riot Games and all associated properties are trademarks or registered trademarks of Riot Games, Inc."),
    ), GREY)
