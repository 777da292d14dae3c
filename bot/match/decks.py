"""The decks that a match can be played with: those that are shipped, saved ones, and pasted lists."""
from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from bot.answering.replies import Polite
from bot.decks import keeping
from bot.decks.panels import about, faults_panel
from bot.match.terms import decks_of, edition_of, format_of, mode_of
from bot.store import Match, Player, PlayerChanges, SavedDeck, Terms
from cards.catalogue import CARDS
from cards.decks import DeckError, DeckList, pack, shipped, unpack
from engine.editions import EDITIONS, EditionName
from engine.rules.formats.legality import Catalogue, beyond, team_faults

OWN = "own:"
"""How the key of a saved deck begins; its number follows."""
PASTED = "pasted"
NAME = "Pasted list"
CHANCE = random.SystemRandom()


@cache
def titles() -> dict[str, str]:
    """What each shipped deck is called, by its key."""
    return {key: deck.name for key, deck in shipped().items()}


@cache
def about_decks(catalogue: Catalogue, edition: EditionName) -> dict[str, tuple[str, str]]:
    """Title and description of each shipped deck that an edition of the rules plays, by its key."""
    return {key: (deck.name, about(deck)) for key, deck in shipped().items()
            if not any(True for _ in beyond(deck, catalogue, EDITIONS[edition]))}


def about_saved(decks: Sequence[SavedDeck]) -> dict[str, tuple[str, str]]:
    """The same of saved decks; those that can't be read any more are left out."""
    found = {}
    for one in decks:
        try:
            found[f"{OWN}{one.id}"] = one.name, about(unpack(one.cards))
        except DeckError:
            continue
    return found


def deck_of(player: Player) -> DeckList | None:
    """The deck that a player has chosen. Raises `DeckError` for one that can't be read any more."""
    return unpack(player.own) if player.own else shipped().get(player.deck)


def title(player: Player) -> str:
    """What everybody is told of a player's deck: of one of their own the legend, for its name is theirs."""
    if not player.own:
        return titles()[player.deck]
    legend = unpack(player.own).legend
    return CARDS[legend].name if legend in CARDS else legend


def own_title(player: Player) -> str:
    """What the player themself calls it; nothing as long as none is chosen."""
    return unpack(player.own).name if player.own else titles().get(player.deck, "")


async def chosen(host: keeping.Host, user: int, key: str, terms: Terms) -> PlayerChanges:
    """What becomes of a player who chooses a deck by its key. Raises Polite for one that isn't theirs, or not legal."""
    if key in shipped():
        return _legal(host, key, shipped()[key], terms)
    number = key.removeprefix(OWN)
    saved = await host.store.deck_numbered(user, int(number)) if number.isdecimal() and len(number) < 16 else None
    if saved is None:
        raise Polite("This deck is not there any more. Choose another one.")
    return _legal(host, key, keeping.unpacked(saved), terms)


async def named(host: keeping.Host, user: int, name: str, terms: Terms) -> PlayerChanges:
    """What becomes of a player who names a deck, one of theirs or a shipped one. Raises Polite for any other name, and
    as `chosen` does."""
    saved = await host.store.deck_named(user, keeping.key_of(name))
    if saved is not None:
        return await chosen(host, user, f"{OWN}{saved.id}", terms)
    wanted = keeping.key_of(name)
    key = next((key for key, title in titles().items() if wanted in (key, title.casefold())), "")
    if not key:
        raise Polite(keeping.no_deck(name))
    return await chosen(host, user, key, terms)


async def names(host: keeping.Host, user: int, typed: str) -> list[str]:
    """The names of decks, saved ones first, that hold what is typed."""
    every = [*(saved.name for saved in await host.store.decks_of(user)), *sorted(titles().values())]
    return [name for name in dict.fromkeys(every) if typed.strip().casefold() in name.casefold()]


def drawn(host: keeping.Host, players: Sequence[Player], seat: int, terms: Terms) -> PlayerChanges:
    """A shipped deck for a computer at that seat, drawn among those that are legal by the terms and go with the decks
    of teammates, as far as those are known; as long as there are such, one that nobody else there plays."""
    def goes(key: str) -> bool:
        them = [(one.name, shipped()[key] if one.seat == seat else deck_of(one)) for one in players]
        return not (any(True for _ in team_faults(them, mode_of(terms), host.tables.catalogue))
                    or keeping.against(host, shipped()[key], format_of(terms)))

    known = [key for key in about_decks(host.tables.catalogue, terms.edition) if goes(key)]
    played = {one.deck for one in players if one.seat != seat}
    fresh = [key for key in known if key not in played] or known
    if not fresh:
        raise Polite("There is no ready-made deck for a computer by these terms.")
    return PlayerChanges(deck=CHANCE.choice(fresh), own="")


async def pasted(host: keeping.Host, text: str, terms: Terms) -> PlayerChanges:
    """What becomes of a player who pastes a list. Raises Polite for one that can't be read, or isn't legal."""
    return _legal(host, PASTED, await keeping.from_text(text, NAME), terms)


def may_be_ready(host: keeping.Host, match: Match, seat: int) -> None:
    """Raise Polite for a deck that isn't legal by the terms as they are now, or not beside that of a teammate who is
    ready (489.8.h, 489.8.i). What the teammate plays isn't said."""
    me = match.players[seat]
    if not me.accepted:
        raise Polite("The terms have changed. Press *Agree* first, if they are fine with you.")
    deck = deck_of(me)
    if deck is None:
        raise Polite("This deck is not there any more. Choose another one.")
    _legal(host, me.deck, deck, match.terms)
    mates = [(one.name, deck if one is me else deck_of(one) if one.ready else None) for one in match.players]
    if any(True for _ in team_faults(mates, mode_of(match.terms), host.tables.catalogue)):
        raise Polite("Your teammate is ready with the same legend or the same battlefield. Teammates need different "
                     "ones (489.8.h, 489.8.i): choose another deck.")


def _legal(host: keeping.Host, key: str, deck: DeckList, terms: Terms) -> PlayerChanges:
    reasons = (*keeping.against(host, deck, format_of(terms)),) or (
        *beyond(deck, host.tables.catalogue, edition_of(terms)),)
    if reasons:
        raise Polite(faults_panel(deck, decks_of(terms), reasons))
    return PlayerChanges(deck=key, own="" if key in shipped() else pack(deck))
