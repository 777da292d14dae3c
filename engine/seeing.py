"""How the game as it is becomes what a seat may see: built from what is allowed, never by deleting (128).

Permuting cards that a seat can't see never changes its sight.
"""
from __future__ import annotations

from collections.abc import Iterable

from engine.board.objects import NOBODY, Battlefield, Item, Object, Player
from engine.board.state import ON_BOARD, State
from engine.catalogue import Ability
from engine.kernel.decision import ACTING, DecisionKind
from engine.names.board import ShowdownStep, Zone
from engine.rules.events.permissions import may_look
from engine.rules.events.winning import victory_score
from engine.rules.meaning import arithmetic, layers
from engine.rules.meaning.executions import all_chosen
from engine.rules.meaning.nouns import MIGHTY
from engine.rules.playing import ambush, costs, flow, timing
from engine.rules.playing.adding import SHOWDOWN
from engine.rules.procedures.damage_assignment import fates, strength
from engine.sights import BattlefieldSight, ItemSight, ObjectSight, PlayerSight, ShowdownSight, Sight
from engine.telling import lines

WAITING: dict[DecisionKind, str] = {
    "mulligan": "to keep or replace cards", "act": "to act or end the turn", "priority": "has Priority",
    "focus": "has Focus", "choose": "to choose", "place": "to choose a place", "order": "to put abilities in order",
    "assign": "to assign damage", "may": "to decide", "recycle": "to decide about a card", "pay": "to pay",
    "confirm": "to act",
}
"""What others may know about an open decision."""

STEPS: dict[ShowdownStep, str] = {
    "opening": "showdown", "showdown": "showdown", "damage": "damage", "resolution": "resolution",
    "undesignated": "resolution",
}


def see(g: State, seat: int) -> Sight:
    """The game as that seat sees it, with the log of this turn; -1 for the public."""
    names = tuple(player.name for player in g.players)
    return board(g, seat)._replace(log=lines(g.events[g.this_turn :], names, g.catalogue.titles, seat))


def board(g: State, seat: int) -> Sight:
    """The game as that seat sees it, but for what happened before: without the log."""
    showdown = g.showdown
    return Sight(
        seat=seat, turn=g.turn, turn_player=g.turn_player, phase=g.phase, state=turn_state(g), priority=holder(g),
        waiting=tuple(decision.seat for decision in g.open), waiting_for=WAITING[g.open[0].kind] if g.open else "",
        own_window=own_window(g), victory_score=victory_score(g),
        players=tuple(player_sight(g, number, player, seat) for number, player in enumerate(g.players)),
        battlefields=tuple(battlefield_sight(g, field, seat) for field in g.fields),
        chain=tuple(item_sight(g, item) for item in g.chain), showdown=showdown_sight(g) if showdown else None,
        over=g.over, winner=g.winner, over_why=g.over_why, log=(), drawing=g.agreed,
        sharing=tuple(one for one in g.shares if seat != NOBODY and g.allied(one, seat)),
        edition=g.edition.name,
    )


def turn_state(g: State) -> str:
    """308, 309: Neutral or Showdown, Open or Closed."""
    return f"{'Showdown' if g.showdown else 'Neutral'} {'Closed' if g.chain else 'Open'}"


def own_window(g: State) -> int:
    """337.4: the controller of the newest item, while it is asked right after that item was finalized and Priority
    wasn't kept."""
    newest = g.chain[-1] if g.chain else None
    if newest is None or g.fresh != newest.id or g.keeping == newest.controller or holder(g) != newest.controller:
        return NOBODY
    return newest.controller


def holder(g: State) -> int:
    """312: who has Priority: whoever is asked to act."""
    return next((decision.seat for decision in g.open if decision.kind in ACTING), NOBODY)


def player_sight(g: State, number: int, player: Player, seat: int) -> PlayerSight:
    """One player; the hand only for its owner, and for a teammate while both share (128.4, 489.8.f).

    Rules: 108.2.d, 108.3.e, 108.4.d, 108.5.d, 108.6.e, 108.7.c, 108.7.e, 128.2, 128.2.a, 128.3, 130.6, 729.2.
    """
    def those(ids: Iterable[int]) -> tuple[ObjectSight, ...]:
        return tuple([object_sight(g, g.objects[id]) for id in ids])

    return PlayerSight(
        seat=number, name=player.name, points=player.points, xp=player.xp,
        legend=object_sight(g, g.objects[player.legend]), champion=those(player.champion), base=those(player.base),
        runes=those(player.runes),
        pool=tuple((f"{r.kind} for {used_for(r.use)}" if r.use else r.kind, r.n) for r in player.pool),
        hand_count=len(player.hand), deck_count=player.deck_size, rune_count=len(player.rune_deck),
        trash=those(player.trash), banished=those(player.banished),
        hand=those(player.hand) if sees_hand(g, seat, number) else None,
        gone=player.gone,
        further=those(player.further), team=g.mode.team(number) if g.mode.teams else NOBODY,
        drawn=drawn(g, player) if seat == number else (),
    )


def sees_hand(g: State, seat: int, other: int) -> bool:
    """Whether that seat sees the hand of the other: its own, and a teammate's as long as both share (489.8.f)."""
    return seat == other or (seat != NOBODY and g.allied(seat, other) and {seat, other} <= set(g.shares))


def sees_facedown(g: State, seat: int, thing: Object) -> bool:
    """Whether that seat sees a facedown card: its own, one that it may look at (128.4), every one when the game is over
    (421.4)."""
    return g.over or may_look(g, thing, seat)


def drawn(g: State, player: Player) -> tuple[int, ...]:
    """The cards in that player's hand that were drawn this turn (413); in an opening hand none stands out."""
    new = {event.subject for event in g.newest_first(g.this_turn) if event.kind == "drawn"} if g.turn else ()
    return tuple(id for id in player.hand if id in new)


def used_for(use: str) -> str:
    """What restricted resources may pay for, in words: “gear and gear abilities”."""
    said = {"gear": "gear", SHOWDOWN: "showdowns"}
    return " and ".join(
        said.get(one, one.removesuffix("y") + "ies" if one.endswith("y") else f"{one}s") for one in use.split("|")
    )


def object_sight(g: State, thing: Object) -> ObjectSight:
    """An object with its current values: the same for everybody who sees it.

    Rules: 107.1.d, 107.2.c, 109, 109.1, 109.2, 128.5, 141.1.a.2, 148.1.a.2.
    """
    key = ("sight", thing.id)
    found: ObjectSight | None = g.memo.get(key)
    if found is None:
        found = g.memo[key] = seen_now(g, thing)
    return found


def timing_word(g: State, thing: Object, ability: Ability) -> str:
    """When an ability may be used at best; “add” of one that does nothing but add resources."""
    return "add" if ability.add == "only" else timing.of_ability(g, thing, ability, None)


def seen_now(g: State, thing: Object) -> ObjectSight:
    """An object, looked at anew. Written out in the order of the fields, as every sight is made of dozens of them."""
    card, on_board = thing.card, thing.zone in ON_BOARD
    usable = layers.activated(g, thing) if on_board else card.activated
    might = None if card.might is None else arithmetic.might(g, thing)
    return tuple.__new__(ObjectSight, (
        thing.id, card.name, card.code, card.type, thing.owner, thing.controller, card.text,
        costs.words(*costs.printed(g, card)) if card.type in PRICED and not thing.token else "",
        card.domains, card.card.supertypes, card.tags, card.card.energy,
        might, card.might,
        thing.damage, thing.exhausted, thing.stunned, thing.buffed > 0, thing.token, thing.role,
        keyword_words(g, thing), thing.empowered, thing.attached_to,
        tuple([object_sight(g, g.objects[id]) for id in thing.attached]),
        tuple([text.said for text, _ in layers.appended(g, thing) if text.said]) if on_board else (),
        tuple([timing_word(g, thing, ability) for ability in usable]),
        best_timing(g, thing) if thing.zone in PUBLIC else "",
        might is not None and thing.zone == "board" and card.is_unit and might >= MIGHTY,
    ))


PRICED = ("unit", "gear", "spell")
"""Types of cards that are paid for, unless they are tokens."""
PUBLIC: tuple[Zone, ...] = ("champion", "trash")
"""Zones that everybody sees and that cards are played from."""


def best_timing(g: State, thing: Object) -> str:
    """When a card could be played from there at best."""
    if not flow.ways(g, thing, thing.owner):
        return ""
    return "reaction" if ambush.has_ambush(g, thing) else timing.at_best(g, thing)


VALUED = ("assault", "shield", "deflect", "hunt", "level")
"""Keywords that are said with their value."""


def keyword_words(g: State, thing: Object) -> tuple[str, ...]:
    """Its keywords with values: “Tank”, “Shield 2”."""
    found = layers.keywords(g, thing) if thing.zone == "board" else thing.card.keywords
    return tuple([f"{name.title()} {n}" if name in VALUED and n > 1 else name.title() for name, n in found.items()])


def battlefield_sight(g: State, field: Battlefield, seat: int) -> BattlefieldSight:
    """A battlefield with what is there; a facedown card only for who may look at it (128.4). Rules: 107.3.f, 129.4."""
    units = tuple([object_sight(g, g.objects[id]) for id in field.units])
    lying = [g.objects[id] for id in field.facedown]
    known = tuple(object_sight(g, thing) for thing in lying if sees_facedown(g, seat, thing))
    return BattlefieldSight(object_sight(g, g.objects[field.id]), field.controller, field.contested_by, units,
                            tuple(thing.controller for thing in lying), known)


def item_sight(g: State, item: Item) -> ItemSight:
    """A chain item with its public choices (TR502.4); what is being composed is on no chain that anybody sees.

    Rules: 108.1.b.
    """
    found: list[str] = []
    seen: list[int] = []
    for choice in item.ability.choices if item.ability else ():
        for id in all_chosen(choice, item.bound) if choice.reading not in ("mode", "player") else ():
            if id < 0:
                found.append(f"base of {g.players[-1 - id].name}")
            elif id in g.objects:
                found.append("facedown card" if g.objects[id].zone == "facedown" else g.objects[id].card.name)
                seen += [id] if g.objects[id].zone in ON_BOARD else []
    return ItemSight(
        item.id, item.card.name, item.card.code, item.kind, item.controller, item.card.summary, item.pending,
        tuple(found), tuple(dict.fromkeys(seen)), aimed_at(g, item), item.card.type,
    )


def aimed_at(g: State, item: Item) -> tuple[int, ...]:
    """The seats that a chain item chose, and the controllers of the objects and of the other items that it chose."""
    controllers = {one.id: one.controller for one in g.chain}
    found: list[int] = []
    for choice in item.ability.choices if item.ability else ():
        for id in all_chosen(choice, item.bound) if choice.reading != "mode" else ():
            if choice.reading == "player":
                found.append(id)
            elif choice.reading == "item":
                found.append(controllers.get(id, NOBODY))
            elif id in g.objects:
                found.append(g.objects[id].controller)
    return tuple(sorted(set(found) - {NOBODY}))


def showdown_sight(g: State) -> ShowdownSight:
    """The ongoing showdown with what each side would deal now."""
    showdown = g.showdown
    assert showdown is not None
    units = g.units_at(showdown.field)
    first, second = (
        [unit for unit in units if unit.controller == seat] for seat in (showdown.attacker, showdown.defender)
    )
    sums = strength(g, first, second), strength(g, second, first)
    dies, may_die = [], []
    if showdown.combat and first and second:
        for seat, n, hit in ((showdown.attacker, sums[0], second), (showdown.defender, sums[1], first)):
            sure, chosen = fates(g, seat, n, hit)
            dies += sure
            may_die += chosen
    return ShowdownSight(showdown.field, showdown.combat, showdown.attacker, showdown.defender, showdown.focus, sums,
                         STEPS[showdown.step], showdown.number, tuple(dies), tuple(may_die))
