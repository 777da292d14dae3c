"""Random decks that the rules allow (103), of all cards: what a soak and a benchmark of the pool play."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from cards.catalogue import CARDS, max_copies, printed_set
from cards.decks import DeckList
from cards.tools.selfplay import Player, catalogue, seated
from engine.board import events
from engine.editions import CURRENT, EditionName
from engine.game import Decision, Entry, Game
from engine.rules.formats.decks import MAIN, RUNES, SIGNATURES, may_hold
from engine.rules.formats.modes import MODES, Mode
from engine.rules.meaning.chain_items import KEYED
from engine.words.card import Card

DEAR = 8
"""Energy from which a card is dear: random players rarely come to it."""


Sets = tuple[str, ...]
"""Sets of which all cards are taken; none of them: of every set there is."""


Wanted = frozenset[str]
"""Codes of cards that a soak has not seen enough of yet."""


def sets_named(text: str) -> Sets:
    """The sets of a list such as “OGN,OGS”. Raises ValueError for one that no card is of."""
    sets = tuple(text.upper().split(","))
    unknown = set(sets) - {printed_set(card) for card in CARDS.values()}
    if unknown:
        raise ValueError(f"no card is of {', '.join(sorted(unknown))}")
    return sets


def cards_named(text: str) -> Wanted:
    """The codes of a list such as “OGN-001,OGN-002”. Raises ValueError for one that no card has."""
    codes = frozenset(text.upper().split(","))
    if unknown := codes - CARDS.keys():
        raise ValueError(f"no card has the code {', '.join(sorted(unknown))}")
    return codes


@cache
def cards_of(sets: Sets = ()) -> tuple[Card, ...]:
    """All cards of those sets."""
    return tuple(card for card in CARDS.values() if not sets or printed_set(card) in sets)


@cache
def of_type(*types: str, sets: Sets = ()) -> tuple[Card, ...]:
    """All cards of these types that a deck may hold; runes are the same in every set."""
    among = CARDS.values() if types == ("rune",) else cards_of(sets)
    return tuple(card for card in among if card.type in types and "token" not in card.supertypes)


def pool_game(
    seed: int, sets: Sets = (), wanted: Wanted = frozenset(), edition: EditionName = CURRENT.name
) -> Game:
    """A game of random decks, in a mode that goes with the seed."""
    mode = tuple(MODES.values())[seed % len(MODES)]
    return seated(seed, mode.name, random_decks(random.Random(f"decks of {seed}"), mode, sets, wanted), edition)


def pool_duel(seed: int, sets: Sets = ()) -> Game:
    """A duel of random decks."""
    mode = MODES["duel"]
    return seated(seed, mode.name, random_decks(random.Random(f"decks of {seed}"), mode, sets))


def random_decks(
    chance: random.Random, mode: Mode, sets: Sets = (), wanted: Wanted = frozenset()
) -> list[DeckList]:
    """A legal deck for each seat, with other legends and battlefields than the others have (489.8.h, 489.8.i): with
    those first that are wanted or can lead what is wanted."""
    others = chance.sample(legends_of(sets), len(legends_of(sets)))
    legends = list(dict.fromkeys((*leading(chance, wanted, sets), *others)))
    fields = chance.sample(of_type("battlefield", sets=sets), len(of_type("battlefield", sets=sets)))
    fields.sort(key=lambda field: field.code not in wanted)
    return [
        random_deck(chance, legend, fields[seat * mode.brought:(seat + 1) * mode.brought], sets, wanted)
        for seat, legend in enumerate(legends[:mode.seats])
    ]


def leading(chance: random.Random, wanted: Wanted, sets: Sets) -> list[Card]:
    """A legend for each of what is wanted, in random order: itself, or one in whose deck it may be. So what only one
    legend may have comes as often as what many may."""
    leaders = leaders_of(sets)
    return [chance.choice(leaders[code]) for code in chance.sample(sorted(wanted), len(wanted)) if code in leaders]


@cache
def leaders_of(sets: Sets = ()) -> dict[str, tuple[Card, ...]]:
    """The legends with which each card may come into a game, by its code."""
    found: dict[str, tuple[Card, ...]] = {legend.code: (legend,) for legend in legends_of(sets)}
    for legend in legends_of(sets):
        for card in fitting(legend, sets):
            found[card.code] = (*found.get(card.code, ()), legend)
    return found


@cache
def legends_of(sets: Sets = ()) -> tuple[Card, ...]:
    """The legends that there are champions for."""
    return tuple(legend for legend in of_type("legend", sets=sets) if champions(legend, sets))


@cache
def champions(legend: Card, sets: Sets = ()) -> tuple[Card, ...]:
    """Who may be the Chosen Champion of that legend (103.2.a)."""
    return tuple(
        card for card in fitting(legend, sets)
        if legend.champion in card.tags and "champion" in card.supertypes and "signature" not in card.supertypes
    )


@cache
def fitting(legend: Card, sets: Sets = ()) -> tuple[Card, ...]:
    """What a Main Deck of that legend may hold (103.1.b, 103.2.d)."""
    return tuple(card for card in cards_of(sets) if may_hold(legend, card))


def random_deck(
    chance: random.Random, legend: Card, fields: Sequence[Card], sets: Sets = (), wanted: Wanted = frozenset()
) -> DeckList:
    """A deck of that legend: any of its champions, cards of its domains in any number of copies, half its runes of each
    domain. Half of it at most is what is wanted."""
    cards = fitting(legend, sets)
    behind = [card for card in chance.sample(cards, len(cards)) if card.code in wanted][:MAIN // 4]
    rare = [card for card in cards if ("signature" in card.supertypes or (card.energy or 0) >= DEAR)
            and chance.random() < 0.5]  # else one hardly ever sees them played
    leaders = champions(legend, sets)
    champion = chance.choice([one for one in leaders if one.code in wanted] or leaders)
    main = {champion.code: chance.randint(1, max_copies(champion) or 1)}
    left, signatures = MAIN - main[champion.code], SIGNATURES
    for card in (*behind, *rare, *chance.sample(cards, len(cards))):
        if card.code not in main and left:
            signed = "signature" in card.supertypes
            n = min(chance.randint(1, max_copies(card) or left), left, signatures if signed else left)
            main[card.code] = n
            left -= n
            signatures -= n * signed
    runes = [card for card in of_type("rune") if set(card.domains) <= set(legend.domains)]
    share = RUNES // len(runes)
    return DeckList(
        "Random", legend.code, champion.code, tuple(main.items()), tuple((rune.code, share) for rune in runes),
        tuple(card.code for card in fields),
    )


class Doer(Player):
    """Does what a player with a taste for moving alone and leaving abilities seldom comes to: uses abilities, moves
    several units together, and now and then waits at home until the dearest cards can be paid. What is wanted it
    mostly plays and uses first."""

    def __init__(self, seed: int, wanted: Wanted = frozenset()) -> None:
        super().__init__(seed)
        self.patient = seed % 10 == 4
        self.wanted = wanted

    def action(self, game: Game, decision: Decision) -> str:
        """Now and then an ability that is no rune's; in patience the dearest card, once there are runes for any."""
        g = game._state
        things = {option.key: g.objects[option.subject] for option in decision.options if option.subject in g.objects}
        first = [key for key, thing in things.items() if thing.card.code in self.wanted and key.startswith(DOING)]
        if first and self.random.random() < 0.7:
            return self.random.choice(first)
        uses = [key for key, thing in things.items() if key.startswith("use:") and not thing.card.is_rune]
        if uses and self.random.random() < 0.15:
            return self.random.choice(uses)
        if self.patient:
            plays = [key for key in things if key.startswith("play:") and len(g.players[decision.seat].runes) >= DEAR]
            return max(plays, key=lambda key: things[key].card.energy, default=decision.keys[-1])
        return super().action(game, decision)

    def step(self, question: Decision) -> str:
        """Often one more unit with those that move."""
        more = [key for key in question.keys if key.startswith("also:")]
        return self.random.choice(more) if more and self.random.random() < 0.5 else super().step(question)


DOING = ("play:", "use:")
"""How the keys of what a card is wanted for begin."""

PLAYED = "played:"
HAPPENED = "happened:"
"""What a soak of the pool counts: how often a card was played, by its code, and an ability happened, by its key."""


def floors(sets: Sets = ()) -> dict[str, float]:
    """By a thousand games: each card of a Main Deck is played twenty times, each ability happens."""
    known = catalogue()
    legends = legends_of(sets)
    main = dict.fromkeys(card for legend in legends for card in fitting(legend, sets))
    found: dict[str, float] = {PLAYED + card.code: 20 for card in main}
    for card in (*main, *legends, *of_type("battlefield", sets=sets)):
        made = known.cards[card.code]
        for ability in (*made.triggers, *made.activated, *made.replacements):
            if ability.key not in SELDOM:
                found[HAPPENED + ability.key] = 1
    return found


SELDOM: dict[str, str] = {
    "OGN-205/1": "Yasuo, Windrider has to move three times in a turn",
    "OGN-293/0": "at The Grand Plaza seven units of its controller have to hold",
    "UNL-196/2": "Daisy! has to attack beside a Bird, a Cat, a Dog and a Poro",
}
"""Abilities that random play need not meet in a thousand games, with the reason: a hundred games of decks with these
cards met none of them. Their scenarios play them."""


def behind(missed: Iterable[str]) -> Wanted:
    """The cards of floors that are missed; other floors are of no card."""
    return frozenset(
        name.partition(":")[2].partition("/")[0] for name in missed if name.startswith((PLAYED, HAPPENED))
    )


def met(counts: Counter[str], entry: Entry) -> None:
    """Count what was played and what happened."""
    for event in entry.events:
        if event.kind == "played":
            counts[PLAYED + event.card] += 1
        elif event.kind in KEYED:
            counts[HAPPENED + events.key_of(event)] += 1
        elif event.kind == "replaced":
            counts[HAPPENED + events.mark_of(event).rpartition("@")[0]] += 1
