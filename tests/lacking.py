"""What the language could not say when a card needed it, and the general word that was added: the last part of
`docs/words.md`, written by hand. Each word of a row stands in the declaration of its card."""
from __future__ import annotations

from typing import NamedTuple


class Lack(NamedTuple):
    """What cards say, the words that say it since, and a card that is declared with them."""

    said: str
    words: str
    card: str


LACKS = (
    # --- whom or what a text speaks of
    Lack("one or more at once, heard of once", "one_or_more", "Sivir, Battle Mistress"),
    Lack("the first that is played from now on, whatever its kind", "next_", "Sun Disc"),
    Lack("so many at each location, each with targets of its own", "at_each", "Elder Dragon"),
    Lack("two of different kinds that have to share a place", "pair", "Facebreaker"),
    Lack("a unit at a battlefield or a gear: alternatives with conditions of their own", "both", "Fading Memories"),
    Lack("something in one of two zones, one of them hidden", "either your_champion_zone on_board",
         "Teemo, Swift Scout"),
    Lack("another than the one that was named", "other_than", "Convergent Mutation"),
    Lack("what nobody has chosen, after several have", "rest", "Divine Judgment"),
    Lack("units in combat with such units, or chosen by such spells", "in_combat_with chosen_by", "Decree of Focus"),
    Lack("a spell or ability by what it chooses", "choosing", "Gangplank, Naval"),
    Lack("friendly to whoever chooses, not to whose text it is", "friendly_to", "The Dreaming Tree"),
    Lack("an activated ability of a gear", "of_a", "Prize of Progress"),
    Lack("cards by their name, and those with one's own", "same_name", "Spiderling"),
    Lack("a unit in a showdown", "in_showdown", "Syndra, Transcendent"),
    Lack("what is played from one certain zone", "played_from", "Stargazer"),
    Lack("a battlefield that somebody attacks", "attacked_by", "Rengar, Pouncing"),
    Lack("a battlefield that nobody controlled before it was conquered", "uncontrolled", "Yone, Blademaster"),
    Lack("where something moved from or to", "at_either_end", "Akali, Deadly Weapon"),
    Lack("who defends in the combat that begins", "defender", "Atakhan"),
    Lack("cards by how much was spent on them", "with_spent", "Jhin, Virtuoso"),
    # --- who acts
    Lack("players who act from the next one on", "from_next", "Whirlwind"),
    Lack("you and other players, together", "you_and", "Party Favors"),
    Lack("each chooses a word; those who chose it", "choose_word who_chose", "Party Favors"),
    Lack("those players who did what each of them may", "who_did", "Card Sharp"),
    Lack("an opponent has you do it, or else", "controller_of unless", "Shakedown"),
    # --- how much
    Lack("damage beyond what is lethal", "excess_damage", "Tryndamere, Barbarian"),
    Lack("as much Might as another unit has", "might_up_to", "Convergent Mutation"),
    Lack("different tags among units", "tags_among", "Daisy!"),
    Lack("so much for each time that it is Empowered", "times_empowered", "Kayle, Justified"),
    Lack("a total Might that limits what is chosen together", "total_might", "Fox-Fire"),
    Lack("any number of counters, counted afterwards", "any_amount", "Kraken Hunter"),
    # --- costs
    Lack("this or that less, as its player likes", "or_", "Irelia, Graceful"),
    Lack("costs of one keyword, of some objects", "costs_of", "Risen Altar"),
    Lack("an ability that costs less under a condition", "costing", "Lillia, Bashful Bloom"),
    Lack("a place for a price that whoever plays it may pay", "entry_cost", "Dragon Roost"),
    Lack("hiding for another price", "hide", "Guerilla Warfare"),
    Lack("Repeat for as much as the spell costs", "repeat_for_its_cost", "Temporal Portal"),
    Lack("a keyword that is ignored for what is chosen", "ignore", "Heisho, Shell of the World"),
    Lack("resources for some things alone", "use", "Diana, Scorn of the Moon"),
    # --- what is done
    Lack("reveal until something comes", "top_until", "Dazzling Aurora"),
    Lack("the top rune", "top_rune", "Twisted Fate, Gambler"),
    Lack("looking at what lies facedown", "look_at", "Scuttle Crab"),
    Lack("what was looked at lies on the deck again", "put_back", "The Candlelit Sanctum"),
    Lack("a card of the hand on top or at the bottom of a deck", "put_on_deck", "Altar of Memories"),
    Lack("to or from a place", "to_or_from", "Yasuo, Unforgiven"),
    Lack("any card, and a place if it is a unit", "units_to", "Ava Achiever"),
    Lack("what happens to a spell when it leaves the chain", "afterwards", "Kai'Sa, Evolutionary"),
    Lack("a mode that wasn't chosen this turn", "not_chosen_this_turn", "Udyr, Wildman"),
    Lack("two of several things, each an item of its own", "do_following", "Hwei, Brooding Painter"),
    Lack("the next time that it happens, in whichever turn", "next_time", "Ashe, Focused"),
    # --- what holds
    Lack("a keyword for those alone that lack it", "if_lacking", "Spirit's Refuge"),
    Lack("more Might from each buff; any number of buffs", "buffs_give", "Stand United"),
    Lack("the exhaust abilities of others", "exhaust_abilities_of", "Heimerdinger, Inventor"),
    Lack("keywords that each Equipment gives its wearer", "gives", "Lucian, Purifier"),
    Lack("hold effects that are conquer effects, too", "treat_as", "Skyfall of Areion"),
    Lack("effects for doing something there trigger again", "trigger_again effects_of", "Red Brambleback"),
    Lack("any damage kills", "any_damage_kills", "Elder Dragon"),
    Lack("Ambush to other places than the usual ones", "ambush_to", "Stalking Wolf"),
    # --- what is replaced
    Lack("a tied combat", "tie_as_attacker", "Symbol of the Solari"),
    Lack("less Might that is given, and still less", "give_less lessen_more", "Mel, Newly Awakened"),
    Lack("a card on its way to a trash, whatever takes it there", "go", "Endless Riches"),
)

OUT = (
    ("Void Hatchling", "looking at the top of a deck before its cards are revealed, and recycling it first"),
    ("Dancing Grenade", "playing the spell that resolves once more, by whoever controls what it chose"),
)
"""The cards that stay out of the catalogue, with what they say for which there is no word yet."""


def section() -> str:
    """The part of the page."""
    rows = [f"| {said} | {', '.join(map(link, words.split()))} | {card} |" for said, words, card in LACKS]
    return "\n".join((OPENING, *rows, LEFT_OUT, *(f"| {card} | {said} |" for card, said in OUT))) + "\n"


def link(word: str) -> str:
    """A word that leads to where it stands on the page; of a field or a method, its name alone."""
    return f"`{word}`" if word in PARTS else f"[`{word}`](#{word})"


PARTS = frozenset(("use", "or_", "costing", "not_chosen_this_turn"))
"""What is no word by itself: a field of one, or what one says of itself."""
OPENING = """
## What the language could not say

Cards that came later needed what no word said. No card got a word or a condition of its own name: each of these words
may stand wherever its position lets it.

| What cards say | Said with | For instance |
| --- | --- | --- |"""
LEFT_OUT = """
These cards can't be played in full and are in no set:

| Card | What is missing |
| --- | --- |"""
