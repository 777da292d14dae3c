"""Showdowns (341–348) and combat (459–466): Focus, damage, resolution."""
from __future__ import annotations

from engine.board import events
from engine.board.objects import NOBODY, Battlefield, Showdown
from engine.board.state import State
from engine.kernel.agenda import Frame, Procedure, Step
from engine.kernel.bindings import Key
from engine.kernel.decision import Option
from engine.names.answers import PASS
from engine.rules.events.batches import propose
from engine.rules.events.windows import expire
from engine.rules.meaning.labels import fit
from engine.rules.meaning.presence import sides
from engine.rules.playing.beginning import begin as begin_action
from engine.rules.playing.drawing import Window
from engine.rules.playing.relevance import acting, next_acting, outsiders
from engine.rules.procedures import cleanup
from engine.rules.procedures.chain import settle
from engine.rules.procedures.cleanup import BECOMES_COMBAT, OPEN_SHOWDOWN
from engine.rules.procedures.damage_assignment import assign, is_idle, strength
from engine.rules.procedures.inviting import invitations, invite
from engine.rules.procedures.scoring import conquer

COMBAT: Key[bool] = Key("combat")
"""Whether it opens as a combat."""
TAKEN: Key[int] = Key("taken")
"""Who takes control of the battlefield, NOBODY if nobody does."""
FROM_NOBODY: Key[bool] = Key("from nobody")
"""Whether nobody controlled the battlefield that is taken."""


def here(g: State) -> tuple[Showdown, Battlefield]:
    """The ongoing showdown and its battlefield."""
    assert g.showdown is not None
    field = g.field(g.showdown.field)
    assert field is not None
    return g.showdown, field


@OPEN_SHOWDOWN.answers
def begin(g: State, place: int) -> None:
    """344, 345: a showdown begins; the player who applied Contested has Focus. With a combat staged there it opens as
    Combat Showdown.

    Rules: 316.7.f, 316.8.a, 344.1, 461.3, 464.2.c.1.a, 464.2.d.
    """
    field = g.field(place)
    assert field is not None
    combat, seat = cleanup.combat_staged(g, field), cleanup.contester(g, field)
    g.showdown = Showdown(place, g.new_id(), seat)
    g.push(SHOWDOWN.ordered(g.edition.orders), seat, place, combat=combat)
    propose(g, None, [events.showdown_starts("344", seat, place, code=g.objects[place].card.code)])


def open_combat(g: State, f: Frame) -> None:
    """464.2: if it is a combat, Attacker and Defender are established.

    Rules: 464.1, 464.2.b, 464.2.c, 464.2.c.1, 464.2.c.2.
    """
    if f.env[COMBAT]:
        becomes_combat(g, f)


@BECOMES_COMBAT.answers
def becomes_combat(g: State, f: Frame) -> None:
    """464.2, 323.14: the showdown is a Combat Showdown from now on; whoever has Focus keeps it (464.2.c.1.b).

    Rules: 316.8.b.1.a, 460.1.
    """
    showdown, field = here(g)
    showdown.combat = True
    showdown.step = "opening"
    if g.edition.conversion == "attacker has focus":
        showdown.focus, showdown.passes, showdown.acted = showdown.attacker, 0, False
    showdown.defender = next(
        seat for seat in g.opponents(showdown.attacker) if seat in sides(g, field)
    )
    place = field.id
    batch = [events.combat_starts("464.2", showdown.attacker, place, code=g.objects[place].card.code)]
    for seat, role in showdown.roles.items():
        batch.append(events.first_as(role, seat=seat, place=place, combat=showdown.number))
        for unit in g.units_at(place):
            if unit.controller == seat:
                batch.append(events.designated("464.2.c.3", unit.id, role=role, place=place))
                batch.append(events.first_as(role, unit=unit.id, place=place, combat=showdown.number))
    propose(g, f, batch)


def opened(g: State, f: Frame) -> None:
    """464.2.f: the Combat Chain, if there was one, is over; from here on the showdown goes its usual way.

    Rules: 464.2.f.1, 464.2.g.
    """
    showdown, _ = here(g)
    if showdown.acted:
        move_focus(g, showdown)
    showdown.step = "showdown"


# --- Focus (346, 347)

def focus(g: State, f: Frame) -> None:
    """347: the player with Focus plays something with Action or Reaction, or passes; when all have passed in a row it
    closes.

    Rules: 312.2.b, 313, 313.1.a, 313.2, 313.3, 313.4, 313.5, 316.8.c, 342.1, 347.1, 347.1.a, 347.2, 347.2.a.
    """
    showdown, _ = here(g)
    seat = showdown.focus
    if showdown.passes >= len(acting(g, 0)):  # somebody left after all others had passed (652.5.b.2)
        g.touch()
        f.go(close)
        return
    key = g.ask(
        seat, "focus", focus_prompt(g, showdown), window(g, f, seat, showdown), why="347",
    )[0]
    if key == PASS:
        showdown.passes += 1
        showdown.focus = next_acting(g, seat)
        g.advance()
        f.go(close if showdown.passes >= len(acting(g, 0)) else focus)
        return
    if key.startswith("invite:"):
        invite(g, seat, key, "focus")
        return
    showdown.passes = 0
    begin_action(g, seat, key)


def window(g: State, f: Frame, seat: int, showdown: Showdown) -> Window:
    """What may be done with Focus."""
    return Window(g, seat, "focus", lambda: [*invitations(g, f, seat, outsiders(g, seat), "focus"),
                                             pass_option(g, showdown)])


def focus_prompt(g: State, showdown: Showdown) -> str:
    """What Focus is about."""
    kind = "Combat" if showdown.combat else "Showdown"
    return f"{kind} at {g.objects[showdown.field].card.name}: you have Focus"


def pass_option(g: State, showdown: Showdown) -> Option:
    """*pass*, with what happens next."""
    if showdown.passes + 1 < len(acting(g, 0)):
        who, what = g.players[next_acting(g, showdown.focus)].name, " has Focus"
    else:
        who, what = "", "combat damage" if showdown.combat else "the showdown closes"
    return Option(PASS, fit("Pass Focus: ", who, what), f"pass Focus; then {who}{what}")


def focus_moves(g: State, f: Frame) -> None:
    """346: after a chain Focus passes, unless a trigger or an Add ability opened that chain (346.1).

    Rules: 347.1.b, 347.2.b.
    """
    showdown, _ = here(g)
    if showdown.acted:
        move_focus(g, showdown)
    showdown.step = "showdown"
    g.touch()
    f.go(focus)


def move_focus(g: State, showdown: Showdown) -> None:
    """346: Focus passes after a chain."""
    showdown.focus = next_acting(g, showdown.focus)
    showdown.acted = False


def close(g: State, f: Frame) -> None:
    """348: closed. A combat goes on with damage, any other showdown with control. Rules: 348.1."""
    showdown, _ = here(g)
    showdown.step = "damage" if showdown.combat else "resolution"
    g.touch()
    if not showdown.combat:
        f.go(control)


def closing_cleanup(g: State, f: Frame) -> None:
    """347.2.a: a Cleanup before combat damage, for what none has looked at yet."""
    cleanup.due(g)


# --- combat damage (465)

def damage(g: State, f: Frame) -> None:
    """465: with both sides still there, each assigns its Might among the other's units, the Attacker first; all is
    dealt at once.

    Rules: 465.1.
    """
    showdown, field = here(g)
    there = g.units_at(field.id)
    sides = {
        seat: [unit for unit in there if unit.controller == seat] for seat in (showdown.attacker, showdown.defender)
    }
    if not all(sides.values()):
        return
    attackers, defenders = sides[showdown.attacker], sides[showdown.defender]
    first, order = assign(g, showdown.attacker, strength(g, attackers, defenders), defenders)
    second, later = assign(g, showdown.defender, strength(g, defenders, attackers), attackers)
    showdown.idle = tuple(unit.id for unit in there if is_idle(g, unit, attackers if unit in defenders else defenders))
    propose(g, f, [*first, *second], (*order, *later))


# --- resolution (466)

def combat_cleanup(g: State, f: Frame) -> None:
    """466.1, 465.3: the Combat Cleanup takes the place of anything outstanding. Rules: 466.1.a."""
    showdown, _ = here(g)
    showdown.step = "resolution"
    cleanup.combat_due(g)


def result(g: State, f: Frame) -> None:
    """466.3: who won; No Result when units were recalled, both or neither are left.

    Rules: 466.3.b, 466.3.c, 466.3.d.1, 740.3.a.
    """
    showdown, field = here(g)
    present = sides(g, field)
    if len(present) != 1 or (showdown.recalled and not g.edition.recall_leaves_winner):
        propose(g, f, [events.combat_drawn("466.3.d", field.id)])
        return
    propose(g, f, [events.combat_won("466.3.a", present.pop(), field.id)])


def control(g: State, f: Frame) -> None:
    """466.5, 348.2: unless a combat is staged here again, the player with units here takes control.

    Rules: 190.4, 466.5.c, 466.5.e.
    """
    showdown, field = here(g)
    present = sides(g, field)
    f.env[TAKEN] = NOBODY
    if showdown.combat and field.contested_by != NOBODY and len(present) > 1:
        return
    batch = []
    if len(present) == 1:
        seat = next(iter(present))
        batch.append(events.uncontested("466.5.a" if showdown.combat else "190.3.b", field.id, seat=seat))
        if field.controller != seat:
            f.env[TAKEN], f.env[FROM_NOBODY] = seat, field.controller == NOBODY
            batch.append(events.controlled("466.5" if showdown.combat else "348.2.a", field.id, seat=seat))
    elif not present and showdown.combat:
        batch = [
            events.uncontested("466.5.a", field.id),
            events.controlled("466.5.b", field.id, seat=NOBODY),
        ]
    propose(g, f, batch)


def score(g: State, f: Frame) -> None:
    """466.5.d, 348.2.a.1: taking control is a Conquer, once a turn."""
    if f.env[TAKEN] != NOBODY:
        conquer(g, f, f.env[TAKEN], here(g)[1], f.env.get(FROM_NOBODY, False))


def heal(g: State, f: Frame) -> None:
    """466.1.a.1: units are healed when the battlefield has been conquered, if it was a combat."""
    if here(g)[0].combat:
        cleanup.heal_after_combat(g, f)


def ends(g: State, f: Frame) -> None:
    """466.7: designations go, end of combat effects happen, “this combat” ends. Rules: 466.7.b."""
    showdown, field = here(g)
    batch = [events.designated("466.7.a", thing.id, role="") for thing in g.permanents() if thing.role]
    end = events.combat_ends("466.7", field.id) if showdown.combat else events.showdown_ends("348", field.id)
    g.showdown = None
    g.involved = ()
    expire(g, "combat")
    propose(g, None, [*batch, end])


SHOWDOWN = Procedure(
    "showdown",
    (
        Step("combat", open_combat), Step("combat chain", settle), Step("opened", opened), Step("focus", focus),
        Step("chain", settle), Step("focus moves", focus_moves), Step("close", close), Step("damage", damage),
        Step("combat cleanup", combat_cleanup), Step("after cleanup", settle), Step("result", result),
        Step("after result", settle), Step("control", control), Step("score", score), Step("after control", settle),
        Step("ends", ends),
    ),
    (
        Step("closing cleanup", closing_cleanup), Step("after closing", settle), *cleanup.TIE,
        Step("after tie", settle), Step("heal", heal), Step("after healing", settle),
    ),
)
