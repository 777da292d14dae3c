"""Cleanups (318–324): ordered steps, repeated until a pass changes nothing; special Cleanups insert theirs."""
from __future__ import annotations

from engine.board import events
from engine.board.object_atoms import settled
from engine.board.objects import NOBODY, Battlefield, Object, base_of
from engine.board.state import State
from engine.kernel.agenda import Frame, Procedure, Step
from engine.kernel.event import Event
from engine.kernel.hooks import Hook
from engine.names.bindings import DID
from engine.names.board import Designation
from engine.rules.events.batches import propose
from engine.rules.events.windows import expire
from engine.rules.events.winning import finish, leads, victory_score
from engine.rules.meaning.labels import place_option
from engine.rules.meaning.presence import are_opposed, sides
from engine.rules.playing.hiding import removed
from engine.rules.procedures.lethality import is_lethal

BECOMES_COMBAT: Hook[[State, Frame], None] = Hook("a showdown becomes a combat (323.14)")
OPEN_SHOWDOWN: Hook[[State, int], None] = Hook("a showdown or a combat opens at a battlefield (323.12, 323.13)")


def due(g: State) -> None:
    """Perform a Cleanup now."""
    begin(g, CLEANUP)


def ending_due(g: State) -> None:
    """317.2: perform the special Cleanup of the Expiration Step now. Rules: 324.1."""
    begin(g, ENDING)


def combat_due(g: State) -> None:
    """466.1: perform the special Cleanup of a combat now. Rules: 324.1."""
    begin(g, COMBAT)


def begin(g: State, procedure: Procedure) -> None:
    """What was due is being done."""
    g.cleanup_due = False
    g.push(procedure.ordered(g.edition.orders), g.turn_player)


def is_outstanding(g: State) -> bool:
    """319: whether a Cleanup is due; one that would find nothing is over at once.

    Rules: 319.1, 319.2, 319.3, 319.4, 319.5, 319.6, 319.7, 319.8.
    """
    if g.cleanup_due and is_idle(g):
        g.cleanup_due = False
    return g.cleanup_due


def is_idle(g: State) -> bool:
    """Whether no step of a Cleanup would find anything: the usual case, told at one glance over the board."""
    if (g.showdown is not None and g.showdown.combat) or awaited(g):
        return False
    score = victory_score(g)
    objects = g.objects
    for seat, player in enumerate(g.players):
        if player.points >= score:
            return False  # 323.1
        for id in player.base:
            thing = objects[id]
            if thing.controller != seat or thing.damage:
                return False  # 323.5, 323.7
    for field in g.fields:
        if field.contested_by != NOBODY or field.facedown or (field.controller == NOBODY) != (not field.units):
            return False  # 323.6–323.14
        for id in field.units:
            thing = objects[id]
            if thing.controller != field.controller or thing.damage or not thing.card.is_unit:
                return False
    return True


def awaited(g: State) -> bool:
    """Whether something waits for what this Cleanup does."""
    return bool(g.waiting) and any(waiting.until.window == "cleanup" for waiting in g.waiting)


def is_open(g: State) -> bool:
    """309: an Open State, no chain and nothing waiting to go on it. Rules: 309.1."""
    return not g.chain and not g.heard


def win(g: State, f: Frame) -> None:
    """323.1."""
    score = victory_score(g)
    if all(player.points < score for player in g.players):
        return
    for seat in g.seats(g.turn_player):
        if leads(g, seat):
            finish(g, seat, "323.1", f"{g.players[seat].points} points")
            return


def designations(g: State, f: Frame) -> None:
    """323.2: units at the combat get their controller's designation, units elsewhere lose theirs.

    Rules: 323.2.a, 323.2.b, 323.2.c, 383.4.e.2, 383.4.f.2, 383.4.f.2.a, 464.2.c.3.a.
    """
    showdown = g.showdown
    if showdown is None or not showdown.combat:
        return
    field = g.field(showdown.field)
    assert field is not None
    wanted = showdown.roles
    batch: list[Event] = []
    for thing in g.permanents():
        role: Designation = wanted.get(thing.controller, "") if thing.place == field.id and thing.card.is_unit else ""
        if role != thing.role:
            batch.append(events.designated("323.2", thing.id, role=role, place=thing.place))
            if role and thing.roles != showdown.number and g.edition.fighters_trigger != "as it begins":
                batch.append(events.first_as(role, unit=thing.id, place=thing.place, combat=showdown.number))
    if batch:
        propose(g, f, batch)


def deaths(g: State, f: Frame) -> None:
    """323.4, 323.5: all units with lethal damage die at the same time; attributed to what dealt the damage (428).

    Rules: 143.2.a, 428.1.a.2, 428.4.
    """
    batch = [
        events.died(
            "323.5", thing.id, cause=thing.hurt_by, controller=thing.controller, place=thing.place, by=blamed(g, thing)
        )
        for thing in g.permanents()
        if thing.damage and is_lethal(g, thing)
    ]
    if batch:
        propose(g, f, batch)


def deaths_again(g: State, f: Frame) -> None:
    """Where a Cleanup isn't repeated as a whole, it looks for deaths until there are none."""
    if any(thing.damage and is_lethal(g, thing) for thing in g.permanents()):
        g.advance()
        f.go(deaths)


def blamed(g: State, thing: Object) -> int:
    """428.5.c.1: who is responsible for the damage that it was dealt right before."""
    if not thing.hurt_by:
        return NOBODY
    return next(
        (event.by for event in g.newest_first() if event.kind == "damaged" and event.subject == thing.id), NOBODY
    )


def heal(g: State, f: Frame, rule: str) -> None:
    """143.3.b: all units everywhere are healed. Rules: 143.3.b.1, 143.3.b.2."""
    propose(g, f, [events.healed(rule, thing.id) for thing in g.permanents() if thing.damage])


def heal_at_end(g: State, f: Frame) -> None:
    """317.2.b: 3c of the Ending Cleanup."""
    heal(g, f, "317.2.b")


def heal_after_combat(g: State, f: Frame) -> None:
    """466.1.a.1: 3c of the Combat Cleanup."""
    heal(g, f, "466.1.a.1")


def turn_expires(g: State, f: Frame) -> None:
    """317.2.c: 3d of the Ending Cleanup: “this turn” effects end together."""
    expire(g, "turn")


def unstun(g: State, f: Frame) -> None:
    """423.1.a.2: with them, Stunned."""
    propose(g, f, [events.unstunned("423.1.a.2", thing.id) for thing in g.permanents() if thing.stunned])


def tie(g: State, f: Frame) -> None:
    """740.3.a: 3d of the Combat Cleanup: a tie if both sides are still there."""
    showdown = g.showdown
    assert showdown is not None
    present = {unit.controller for unit in g.units_at(showdown.field)}
    showdown.recalled = {showdown.attacker, showdown.defender} <= present
    if showdown.recalled:
        propose(g, f, [events.combat_tied("740.3.a", showdown.attacker, showdown.field)])


def tied(g: State, f: Frame) -> None:
    """466.1.a.2: still 3d, unless something else happens instead of the tie: the attackers are recalled."""
    showdown = g.showdown
    if showdown is None or not showdown.recalled or not f.env[DID]:
        return
    attackers = [unit for unit in g.units_at(showdown.field) if unit.controller == showdown.attacker]
    propose(
        g,
        f,
        [
            events.recalled("466.1.a.2", unit.id, to=base_of(unit.controller), controller=unit.controller)
            for unit in attackers
        ],
    )


def designations_end(g: State, f: Frame) -> None:
    """466.7.a: from here on nobody attacks or defends; it may be a step of the Combat Cleanup."""
    assert g.showdown is not None
    g.showdown.step = "undesignated"
    g.touch()
    propose(g, f, [events.designated("466.7.a", thing.id, role="") for thing in g.permanents() if thing.role])


def pools_empty(g: State, f: Frame) -> None:
    """317.2.d: 3e of the Ending Cleanup: every pool empties."""
    propose(g, f, [events.emptied("317.2.d", seat) for seat in g.seats(g.turn_player) if g.players[seat].pool])


def control_lost(g: State, f: Frame) -> None:
    """323.6: in an Open State, a battlefield without own units and with nothing ongoing there is lost. Where Contested
    keeps control, it is lost only to a contester who is there.

    Rules: 190.4.a, 190.4.b, 190.4.c.
    """
    if not is_open(g):
        return
    batch = []
    for field in g.fields:
        ongoing = g.showdown is not None and g.showdown.field == field.id
        kept = (
            g.edition.control_lost == "at once unless contested"
            and field.contested_by != NOBODY
            and not showdown_staged(g, field)
        )
        if (
            field.controller != NOBODY
            and not ongoing
            and not kept
            and field.controller not in sides(g, field)
        ):
            batch.append(events.controlled("323.6", field.id, seat=NOBODY))
    if batch:
        propose(g, f, batch)


def recalls(g: State, f: Frame) -> None:
    """323.7: gear at battlefields and permanents in somebody else's base go home; facedown cards that can't stay are
    trashed.

    Rules: 107.1.c, 107.1.c.1, 149.3, 178.1.a.1.a, 435.4.a, 457, 457.1.
    """
    objects, stray = g.objects, []
    if g.edition.recalls_strays:
        bases = enumerate(g.players)
        stray = [objects[id] for seat, player in bases for id in player.base if objects[id].controller != seat]
    stray += [objects[id] for field in g.fields for id in field.units if not objects[id].card.is_unit]
    batch = [
        events.recalled("323.7", thing.id, to=base_of(thing.controller), controller=thing.controller)
        for thing in stray
        if not thing.attached_to
    ]
    batch += removed(g, f)
    if batch:
        propose(g, f, batch)


def showdown_staged(g: State, field: Battlefield) -> bool:
    """323.8: staged as long as it is contested and the contester has units there; read off the board, so it ceases with
    its condition. Where nobody has to control it, anybody's units do. Teammates alone there have nothing to settle:
    neither could take control (348.2.a).

    Rules: 190.3.c, 316.8.b, 316.8.b.1, 323.8.a, 451.
    """
    present = sides(g, field)
    if len(present) > 1 and not are_opposed(g, present):
        return False
    if g.edition.showdown_needs == "no controller":
        return field.contested_by != NOBODY and field.controller == NOBODY and bool(present)
    return field.contested_by != NOBODY and field.contested_by in present


def combat_staged(g: State, field: Battlefield) -> bool:
    """323.9, 323.10: staged as long as two opponents have units there and it is contested, if it has to be.

    Rules: 190.3.c, 316.7.a, 316.7.b, 316.7.c, 316.7.d, 323.9.a, 452.
    """
    return (field.contested_by != NOBODY or not g.edition.combats_contested) and are_opposed(g, sides(g, field))


def contester(g: State, field: Battlefield) -> int:
    """464.2.c.1: who applied Contested; where a combat needs none, the first player there who doesn't control it."""
    if field.contested_by != NOBODY:
        return field.contested_by
    return next(seat for seat in turn_order(g, sides(g, field)) if seat != field.controller)


def turn_order(g: State, present: set[int]) -> list[int]:
    """Those players in turn order from the Turn Player."""
    return [seat for seat in g.seats(g.turn_player) if seat in present]


def contested(g: State, f: Frame) -> None:
    """323.11: Contested falls away with its units; whoever stays there without control applies it anew.

    Rules: 190.3.b.1.
    """
    batch = []
    for field in g.fields:
        if field.contested_by == NOBODY and not field.units:
            continue
        ongoing = g.showdown is not None and g.showdown.field == field.id
        present = sides(g, field)
        if field.contested_by != NOBODY and field.contested_by not in present and not ongoing:
            batch.append(events.uncontested("323.11", field.id))
            batch += [
                events.contested("323.11.a", seat, field.id)
                for seat in turn_order(g, present)
                if seat != field.controller
            ][:1]
        elif field.contested_by == NOBODY and not ongoing:
            batch += [
                events.contested("323.11.a", seat, field.id)
                for seat in turn_order(g, present)
                if seat != field.controller
            ][:1]
    if batch:
        propose(g, f, batch)


def again(g: State, f: Frame) -> None:
    """322: a pass that changed something is followed by another; only the first one is special (324.2).

    Rules: 322.1.
    """
    if g.cleanup_due:
        f.end()
        due(g)


def attributed(g: State, f: Frame) -> None:
    """428: kills are attributed to what dealt the damage right before; after this Cleanup nobody asks any more."""
    if awaited(g):
        expire(g, "cleanup")
    settled(g)


def opening(g: State, f: Frame) -> None:
    """323.12–323.14: in Neutral Open a staged showdown, else a staged combat begins; in Showdown Open a showdown may
    become a combat.

    Rules: 344.2, 460, 461.1, 461.2.
    """
    if not is_open(g):
        return
    if g.showdown is not None:
        field = g.field(g.showdown.field)
        joined = not g.showdown.combat and g.showdown.step == "showdown" and g.edition.conversion != "never"
        if field and joined and combat_staged(g, field):
            BECOMES_COMBAT(g, f)
        return
    combats = [field for field in g.fields if combat_staged(g, field)]
    mere = [field for field in g.fields if showdown_staged(g, field) and field not in combats]
    staged = [field for field in g.fields if field in mere or field in combats] if g.edition.combats_first else mere
    staged = staged or combats
    if staged:
        options = [place_option(g, field.id, g.turn_player) for field in staged]
        rule = "323.12" if mere else "323.13"
        key = g.choose(g.turn_player, "place", "Where does the next showdown open?", options, why=rule)[0]
        OPEN_SHOWDOWN(g, int(key[3:]))


FIRST = (Step("win", win), Step("designations", designations), Step("deaths", deaths))
LAST = (
    Step("control", control_lost), Step("recalls", recalls), Step("contested", contested), Step("again", again),
    Step("attributed", attributed), Step("opening", opening),
)
HEAL, EXPIRE = Step("heal", heal_at_end), Step("turn expires", turn_expires)
TIE = (Step("tie", tie), Step("tied", tied))
UNSTUN, EMPTY = Step("unstun", unstun), Step("pools empty", pools_empty)
FURTHER = (Step("deaths again", deaths_again),)
CLEANUP = Procedure("cleanup", (*FIRST, *LAST), FURTHER)
ENDING = Procedure(
    "ending cleanup",
    (*FIRST, *(HEAL, EXPIRE, UNSTUN, EMPTY), *LAST), FURTHER,
)
COMBAT = Procedure(
    "combat cleanup",
    (*FIRST, Step("heal", heal_after_combat), *TIE, *LAST), (*FURTHER, Step("designations end", designations_end)),
)
