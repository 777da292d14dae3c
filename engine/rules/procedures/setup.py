"""Setting up a game (110–118); in a match battlefields are chosen and somebody decides who goes first (486.5,
TR407)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from engine.board import events
from engine.board.index import register
from engine.board.objects import NOBODY, Battlefield, Object, Player
from engine.board.state import State
from engine.catalogue import CardDef
from engine.kernel.agenda import Frame, Question, Script, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.rules.actions.drawing import draw_cards
from engine.rules.events.batches import propose
from engine.rules.meaning.labels import short
from engine.rules.playing import costs
from engine.rules.procedures.turn import TURN

if TYPE_CHECKING:
    from engine.rules.formats.decks import Deck

ASIDE: Key[tuple[int, ...]] = Key("aside")
"""The cards that a player has put aside."""
CHOOSER: Key[int] = Key("chooser")
"""Who decides who goes first, NOBODY if chance does (TR407)."""
FIRST: Key[int] = Key("first")
"""Who goes first, NOBODY before that is known."""
LOST: Key[bool] = Key("lost")
"""Whether the one who decides has lost the game before (TR407.4)."""
NEXT: Key[int] = Key("next")
"""Who is asked next."""

OPENING_HAND = 4
MULLIGAN = 2


def brought_by(seat: int) -> Key[tuple[str, ...]]:
    """Under which name it is bound which battlefields a seat has brought; then the one that it presents."""
    return Key(f"battlefields {seat}")


def seated(g: State, number: int, name: str, deck: Deck) -> Player:
    """A player with the legend and the Chosen Champion in their zones (111, 112) and both decks unshuffled.

    Rules: 103.1.a, 103.2.a.1, 107.4.c, 114.1, 114.2, 133.4, 133.5, 133.6, 133.6.b.1, 161.2, 174.1, 174.2, 174.2.b.
    """
    player = Player(name)
    cards = g.catalogue.cards
    for code, n in deck.main:
        player.deck += [cards[code]] * (n - (code == deck.champion))
    for code, n in deck.runes:
        player.rune_deck += [cards[code]] * n
    legend = Object(g.new_id(), cards[deck.legend], number, "legend")
    champion = Object(g.new_id(), cards[deck.champion], number, "champion")
    g.objects[legend.id], g.objects[champion.id] = legend, champion
    player.legend = legend.id
    player.champion.append(champion.id)
    player.chosen = champion.card.name
    register(g, legend)
    return player


def present(g: State, f: Frame) -> None:
    """486.5: in a match each player chooses one of the battlefields that are left, secretly. Rules: 113."""
    if g.mode.chosen:
        brought = {seat: f.env[brought_by(seat)] for seat in range(len(g.players))}
        questions: list[Question] = [
            (
                seat, "choose", "Which battlefield do you present?", [battlefield(g, code) for code in codes], 1, 1,
                "486.5",
            )
            for seat, codes in brought.items()
            if len(codes) > 1
        ]
        for seat, keys in (g.ask_each(questions) if questions else {}).items():
            f.env[brought_by(seat)] = (keys[0].removeprefix("field:"),)
    g.touch()


def battlefield(g: State, code: str) -> Option:
    """`field:CODE`, with what the battlefield does."""
    card = g.catalogue.cards[code]
    return Option(f"field:{code}", short(card.name), card.text)


def place(g: State, f: Frame) -> None:
    """111–114: the battlefields, one of each player's at random unless it was chosen (485.5, 486.5); both decks are
    shuffled. Where the first player's battlefields are not used, it is settled before who that is (488.5).

    Rules: 103.3.b, 107.2.a, 113.1, 133.6.a.1, 170.1, 170.2, 170.2.b, 172, 487.5, 488.4.b, 489.5.a, 489.5.b.
    """
    if not g.mode.first_places:
        g.turn_player = g.chance.below(len(g.players))
    presented = []
    for seat, player in enumerate(g.players):
        presented.append("")
        if seat != g.turn_player:
            brought = f.env[brought_by(seat)]
            code = brought[g.chance.below(len(brought))] if len(brought) > 1 else brought[0]
            card = Object(g.new_id(), g.catalogue.cards[code], seat, "battlefield")
            presented[seat] = code
            g.objects[card.id] = card
            g.fields.append(Battlefield(card.id))
            register(g, card)
        g.chance.shuffle(player.deck)
        g.chance.shuffle(player.rune_deck)
    g.presented = tuple(presented)
    propose(g, f, [events.shuffled("114", seat) for seat in range(len(g.players))])


def designate(g: State, f: Frame) -> None:
    """115: who goes first, at random, or as it was before (TR407.4); in the first game of a match somebody at random
    decides (TR407.1).

    Rules: 115.1, 115.1.a.
    """
    first = f.env[FIRST]
    if first != NOBODY:
        g.turn_player = first
    elif g.mode.best_of > 1:
        f.env[CHOOSER] = f.env[CHOOSER] if f.env[CHOOSER] != NOBODY else g.chance.below(len(g.players))
    elif g.mode.first_places:
        g.turn_player = g.chance.below(len(g.players))
    g.touch()


GO_FIRST, GO_LAST = (
    Option("go:first", "Go first"),
    Option("go:last", "Go last", "and channel one rune more on your first turn"),
)


def decide(g: State, f: Frame) -> None:
    """TR407.1, TR407.4: the designated player, later the one who lost the game before, goes first or last."""
    chooser = f.env[CHOOSER]
    if f.env[FIRST] == NOBODY and chooser != NOBODY:
        why = "TR407.4" if f.env[LOST] else "TR407.1"
        key = g.ask(chooser, "choose", "Do you go first or last?", [GO_FIRST, GO_LAST], why=why)[0]
        g.turn_player = chooser if key == GO_FIRST.key else g.after(chooser)
    g.touch()


def deal(g: State, f: Frame) -> None:
    """116: everyone draws four."""
    g.touch()
    for seat in reversed(g.seats(g.turn_player)):
        draw_cards(g, seat, OPENING_HAND, "116")
    f.env[NEXT] = g.turn_player


def mulligan(g: State, f: Frame) -> None:
    """117: in turn order each player sets aside up to two cards, draws as many, then recycles the ones set aside."""
    seat = f.env[NEXT]
    hand = g.players[seat].hand
    options = [Option(f"card:{id}", short(g.objects[id].card.name), facts(g.objects[id].card), id) for id in hand]
    keys = g.ask(seat, "mulligan", "Keep this hand?", options, why="117", least=0, most=min(MULLIGAN, len(hand)))
    f.env[ASIDE] = tuple(int(key[5:]) for key in keys)
    propose(g, f, [events.kept("117.1", seat, len(keys))])


def facts(card: CardDef) -> str:
    """“Unit, 2 Energy, Might 2”."""
    parts = [
        card.type.capitalize(), costs.words(card.energy, card.power), f"Might {card.might}" if card.is_unit else "",
    ]
    return ", ".join(part for part in parts if part)


def redraw(g: State, f: Frame) -> None:
    """117.2."""
    draw_cards(g, f.env[NEXT], len(f.env[ASIDE]), "117.2")


def recycle(g: State, f: Frame) -> None:
    """117.3: on the bottom, two of them in random order (416.5)."""
    aside = list(f.env[ASIDE])
    g.chance.shuffle(aside)
    seat = f.env[NEXT]
    f.env[NEXT] = g.after(seat)
    count, first = len(g.players), g.turn_player
    if (f.env[NEXT] - first) % count > (seat - first) % count:  # not everybody has been asked
        f.go(mulligan)
    propose(g, f, [events.recycled("117.3", id, seat=seat) for id in aside])


def first_turn(g: State, f: Frame) -> None:
    """118: the first player's turn begins. Rules: 115.1.b.1."""
    if g.players[g.turn_player].gone:
        g.turn_player = g.after(g.turn_player)
    g.first = g.turn_player
    g.push(TURN.ordered(g.edition.orders), g.turn_player)


SETUP = Script(
    "setup",
    (
        Step("present", present), Step("place", place), Step("designate", designate), Step("decide", decide),
        Step("deal", deal), Step("mulligan", mulligan), Step("redraw", redraw), Step("recycle", recycle),
        Step("first turn", first_turn),
    ),
)
