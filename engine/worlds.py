"""Worlds: the game as it could be, for all that a seat may know (128). Whoever thinks ahead for a seat thinks in them.

What the seat can't see is dealt anew: the order of its own decks, the decks and hands of the others, what lies facedown
or is looked at, and the secret of all chance to come. A hidden card keeps its id, so that an answer that fits a world
fits the game. Nothing that is hidden from the seat has any influence on what is dealt.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from engine.board.index import register, unregister
from engine.board.objects import Object, Player
from engine.board.state import State
from engine.catalogue import CardDef
from engine.game import Game
from engine.kernel.decision import Decision, Option
from engine.kernel.randomness import SECRET_BYTES, Randomness
from engine.seeing import sees_facedown, sees_hand

if TYPE_CHECKING:
    from engine.library import Catalogue

Stock = Mapping[int, tuple[Sequence[CardDef], Sequence[CardDef]]]
"""By the seat of another player, cards of a Main Deck and of a Rune Deck: what those that haven't been seen are drawn
from, each as likely as it is often in there."""


def imagined(game: Game, seat: int, stock: Stock, random: Random, catalogue: Catalogue) -> Game:
    """A game that agrees with all that a seat sees that is asked something, and is otherwise as chance will have it.
    `catalogue` holds all cards of the stock and of the game. Raises ValueError for a seat that isn't asked, as what
    another can do now hangs on its hand, and for a stock that lacks what has to be dealt."""
    if not any(decision.seat == seat for decision in game.pending()):
        raise ValueError("that seat isn't asked anything")
    world = game._state.fork()
    world.catalogue, world.memo = catalogue, {}
    world.chance = Randomness(random.randbytes(SECRET_BYTES))
    for number, player in enumerate(world.players):
        if number == seat:
            player.deck, player.rune_deck = mixed(player.deck, random), mixed(player.rune_deck, random)
        else:
            deal(world, seat, number, player, stock, random)
    world.events = [event.seen_by(seat) for event in world.events]
    world.open = tuple(decision if decision.seat == seat else wordless(decision) for decision in world.open)
    world.touch()
    return Game(world)


def mixed(cards: Sequence[CardDef], random: Random) -> list[CardDef]:
    """These cards in a random order, which their own order has no influence on."""
    found = sorted(cards, key=lambda card: card.code)
    random.shuffle(found)
    return found


def deal(world: State, seat: int, number: int, player: Player, stock: Stock, random: Random) -> None:
    """Deal a player anew what that seat doesn't see: hand, facedown cards, what they look at, decks."""
    main, runes = stock[number]
    held = [] if sees_hand(world, seat, number) else player.hand
    for id in (*held, *player.looked):
        put_in_place(world, world.objects[id], drawn(main, random))
    secret = [card for card in main if "hidden" in card.keywords]
    for id in laid(world, seat, number):
        put_in_place(world, world.objects[id], drawn(secret or main, random))
    player.deck = [drawn(main, random) for _ in player.deck]
    player.rune_deck = [drawn(runes, random) for _ in player.rune_deck]


def drawn(cards: Sequence[CardDef], random: Random) -> CardDef:
    """One of these cards."""
    if not cards:
        raise ValueError("there is nothing to deal to a player whose cards haven't been seen")
    return cards[int(random.random() * len(cards))]


def laid(world: State, seat: int, number: int) -> Iterator[int]:
    """The facedown cards of a player that the seat doesn't see."""
    for thing in (world.objects[id] for field in world.fields for id in field.facedown):
        if thing.controller == number and not sees_facedown(world, seat, thing):
            yield thing.id


def put_in_place(world: State, thing: Object, card: CardDef) -> None:
    """Let a hidden object be that card. Objects outside the board are shared by forks, so it is another object of the
    same id."""
    twin = thing.copy()
    twin.printed = twin.card = card
    if thing.card.outside:
        unregister(world, thing)
    world.objects[thing.id] = twin
    if card.outside:
        register(world, twin)


def wordless(decision: Decision) -> Decision:
    """A question that another seat is asked at the same time, without what it says of cards."""
    return decision._replace(options=tuple(Option(option.key, "a card", "", option.subject)
                                           for option in decision.options))
