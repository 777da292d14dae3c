"""What leads somewhere (355.16, 357.3, 358.5): where paying may undo what the play relies on, every way is tried on a
fork before it is offered.

Most plays need none of this: what they cost takes nothing from them. Where a cost gives something up, or a permission
holds under a condition, only carrying it out tells whether the checks of 358 pass.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.board.objects import Item, base_of
from engine.board.state import LEADING, State
from engine.catalogue import Choice, Context, Due
from engine.kernel.agenda import Options
from engine.kernel.decision import DecisionKind, Option, Reason, Refused
from engine.names.answers import BY_HAND, CONFIRM, DONE, KEEP, PLANNED
from engine.names.bindings import EITHER
from engine.names.questions import REPEATING
from engine.rules.meaning import entering, nouns
from engine.rules.playing import ambush, costs, hanging, timing
from engine.rules.playing.adding import mark_of
from engine.rules.playing.additional_costs import affords, is_told
from engine.rules.playing.cost_components import FREE, additional, eligible, flow_of, given
from engine.rules.playing.deflecting import deflect
from engine.rules.playing.places import only_for_a_price, places
from engine.rules.playing.total_cost import hangs_on_hand
from engine.words.base import walk
from engine.words.nodes import Either, Exhaust, Kind, Me, SpendXp, That, Zone

LIMIT = 400
"""How many forks are tried for one question; what hasn't led anywhere by then isn't offered."""


EXHAUST = Exhaust(Me())
"""[E]."""


class Accepted(Exception):
    """The item that is tried could be finalized."""


def is_wary(g: State, item: Item) -> bool:
    """Whether paying for the item may undo what it relies on: its targets, its place, its permission, another part of
    its cost."""
    if hanging.hangs(g, item) and not (is_told(g, item) and not (item.ability and item.ability.reach_by)):
        return True
    if item.kind == "card":
        dues = additional(g, item)
        taking = any(repeats(g, due, item) for due in dues) or takes_from(g, item, [due for due in dues if due.actions])
        bound_to_it = may_ambush(g, item) or may_lose_place(g, item) or only_for_a_price(g, item)
        return taking or bound_to_it or is_lent(g, item)
    if item.ability is None:
        return False
    if not timing.GRANTING.isdisjoint(g.passives) and timing.RANK[item.ability.timing] < timing.needed(g, item):
        return True
    due = item.ability.due
    if REPEATING in g.passives and any(extra.actions or repeats(g, extra, item) for extra in additional(g, item)):
        return True
    if due is None or not (due.choices or item.ability.choices):
        return False
    return len(due.choices) > 1 or takes_part(due, item.ability.choices)


def needs_trial(g: State, item: Item) -> bool:
    """Whether only carrying it through tells that an item leads somewhere: what is wary, but for a card that can do
    without what makes it so."""
    return is_wary(g, item) and not does_without(g, item)


def does_without(g: State, item: Item) -> bool:
    """Whether a card can be played without its optional costs and without Ambush, and nothing but these may take
    anything from it."""
    if item.kind != "card" or is_lent(g, item) or only_for_a_price(g, item):
        return False
    dues = additional(g, item)
    if not all(due.optional for due in dues):
        return False
    if may_lose_place(g, item) and base_of(item.controller) not in places(g, item.controller, g.objects[item.source]):
        return False
    if may_ambush(g, item) and timing.RANK[item.card.timing] < timing.needed(g, item):
        return False
    if item.ability is not None and item.ability.reach_by:
        return False
    return hanging.priced_by(g, item) <= hanging.slots((), dues) and affords(g, item, item.bound)


def may_ambush(g: State, item: Item) -> bool:
    """Whether a unit may lose by being played the place that Ambush opens to it: by a condition, or with the units
    there (822.3)."""
    card = item.card
    if not card.is_unit:
        return False
    return entering.gives_any(g, ambush.GIVING) or (
        "ambush" in card.present and (not card.keywords.get("ambush") or gives_up_others(g, item))
    )


def may_lose_place(g: State, item: Item) -> bool:
    """Whether a unit may lose the battlefield at which it is to enter by what is given up for it: where control is lost
    with the last unit there (355.16)."""
    return g.edition.control_lost != "in a Cleanup" and item.card.is_unit and gives_up_others(g, item)


def is_lent(g: State, item: Item) -> bool:
    """Whether a card may lose by being played what lets it be played: its permission, its price."""
    card = item.card
    if item.bound and (EITHER in item.bound or ((flow := flow_of(g, item)) is not None and flow.actions)):
        return True
    if not timing.PERMITTING.isdisjoint(g.passives) and timing.RANK[card.timing] < timing.needed(g, item):
        return True
    if hangs_on_hand(g, card):
        return True
    return not timing.PERMITTING.isdisjoint(card.answered) and any(
        one.what in timing.PERMITTING and (isinstance(one.who, Me) or one.zone != "") for one in card.passives
    )


def gives_up_others(g: State, item: Item) -> bool:
    """Whether something beside runes may leave the board for the payment: the units that Ambush (822.3) relies on, or
    control."""
    return any(due.actions for due in additional(g, item)) or any(
        x.goes for x in costs.of_others(g, item.controller, FREE)
    )


def repeats(g: State, due: Due, item: Item) -> bool:
    """Whether it is paid for more choices, which may be too dear with the first ones (809, 820.2), or none of which may
    be left: a mode that was chosen can't be chosen again (355.8)."""
    return due.key.startswith("repeat") and item.ability is not None and any(
        choice.unlike or makes_dear(g, item, choice) for choice in item.ability.choices
    )


def makes_dear(g: State, item: Item, choice: Choice) -> bool:
    """Whether anything of the kind that is chosen asks more of whoever chooses it (809), or can't leave for the payment
    then (357.3)."""
    context = Context(item.controller, item.source)
    kinds = tuple(node for node in choice.filters if isinstance(node, Kind))
    among = nouns.pool(g, context, tuple(node for node in choice.filters if isinstance(node, Kind | Either)))
    return any(
        nouns.fits(g, context, kinds, thing)
        and (deflect(g, item, thing) > 0 or (thing.controller == item.controller and costs.may_leave(g, thing)))
        for thing in among
    )


def takes_from(g: State, item: Item, dues: Sequence[Due]) -> bool:
    """Whether paying these costs of a card may take something from its choices or from one another, the card itself
    from where one of them looks, or what would pay for it."""
    if len(dues) != 1:
        return bool(dues)
    due, choices = dues[0], item.ability.choices if item.ability is not None else ()
    if g.objects[item.source].zone in looked_at(due.choices):
        return True
    if choices or len(due.actions) > 1:
        return len(due.choices) > 1 or takes_part(due, choices)
    givers = {source.thing.id for source in costs.sources(g, item.controller)}
    context = Context(item.controller, item.source, item.bound)
    return any(
        choice.least > 1 or not givers.isdisjoint(thing.id for thing in eligible(g, context, due, choice))
        for choice in due.choices
    )


def looked_at(choices: Sequence[Choice]) -> set[str]:
    """The zones beside the board at which these choices look."""
    return {node.name for node in walk(tuple(choice.filters for choice in choices)) if isinstance(node, Zone)}


def takes_part(due: Due, choices: Sequence[Choice]) -> bool:
    """Whether paying it may take something from what is chosen, or from the rest of it: not where it does something to
    its own object, which `spared` keeps from being chosen, or spends XP; nor where it takes cards out of a zone at
    which no choice looks."""
    taking = [
        action for action in due.actions
        if not isinstance(action, SpendXp) and not isinstance(getattr(action, "what", None), Me)
    ]
    if not taking:
        return False
    looked = looked_at(choices)
    apart = {
        That(choice.slot) for choice in due.choices for node in choice.filters
        if isinstance(node, Zone) and node.name not in looked
    }
    return any(apart.isdisjoint(given(action)) for action in taking)


def trial(g: State) -> State:
    """A fork on which a play is tried: nobody hears of it, and it ends when the item is final."""
    twin = g.fork()
    twin.trying = True
    twin.strict = False
    twin.open = ()
    return twin


@LEADING.answers
def leading(g: State, options: Options) -> Sequence[Option]:
    """Those options of a step of a draft that can be completed. Raises `Refused` with what stops the last of them when
    there are none."""
    found: list[Option] = []
    reason = None
    tried: dict[object, Reason | None] = {}
    for option in options() if callable(options) else options:
        if option.key in (KEEP, BY_HAND):  # what is confirmed can be confirmed with Priority, and paid by hand
            found += [option] * any(other.key == CONFIRM for other in found)
            continue
        mark = stands_for(g, option)
        if mark not in tried:
            twin = trial(g)
            twin.agenda[-1].again()  # the step that asks is run again, with the answer
            twin.agenda[-1].answers.append((option.key,))
            tried[mark] = refusal(twin)
        wrong = tried[mark]
        if wrong is None:
            found.append(option)
        reason = wrong or reason
    if not found and reason is not None:
        raise Refused(reason)
    return found


def stands_for(g: State, option: Option) -> object:
    """What options have in common that lead to the same: those that pay with equal basic runes."""
    thing = g.objects.get(option.subject)
    if thing is None or not option.key.startswith("pay:"):
        return option.key
    return mark_of(thing), option.short


class Tries:
    """How many forks were made so far."""

    def __init__(self) -> None:
        self.n = 0


class Picking(NamedTuple):
    """What is left to pick of one thing after the other, and what was picked in vain: the same things in another order
    lead no further."""

    left: frozenset[str] = frozenset()
    vain: frozenset[str] = frozenset()
    wrong: Reason | None = None


BEGUN = Picking()


def refusal(twin: State) -> Reason | None:
    """Why no way from here is accepted; None when there is one. Others' answers, and what they decide, are not
    foreseen, but for whether they do what they may: where neither is accepted, there is no way (355.16)."""
    return None if leads_at_once(trial(twin)) else searched(twin, Tries())


def leads_at_once(twin: State) -> bool:
    """Whether the first answer to every question leads to the end. Mostly it does, and then no fork is needed for
    each."""
    twin.answerer = first
    try:
        twin.run()
    except Accepted:
        return True
    except Refused:
        return False
    return not twin.open


def first(
    game: State, seat: int, kind: DecisionKind, options: Options, least: int, most: int, draft: bool
) -> tuple[str, ...]:
    """The first answer that is tried of a question. Raises `Accepted` where none is."""
    if kind in FIRST:
        return (FIRST[kind],)
    if not is_unforeseen(game, seat, kind, draft):
        listed = options() if callable(options) else options
        for keys in answers(kind, [option.key for option in listed], least):
            return keys
    raise Accepted


FIRST: dict[DecisionKind, str] = {"confirm": CONFIRM, "pay": PLANNED}
"""What is tried first of these questions, so that nobody lists what else there is."""


def is_unforeseen(g: State, seat: int, kind: DecisionKind, draft: bool) -> bool:
    """Whether a question is somebody else's, about more than whether they do something."""
    return seat != g.agenda[-1].you and not draft and kind != "may"


def searched(twin: State, tries: Tries, before: Picking = BEGUN) -> Reason | None:
    """Why no way from here is accepted, each tried on a fork of its own; None when there is one."""
    try:
        twin.run()
    except Accepted:
        return None
    except Refused as refused:
        return refused.reasons[0]
    if not twin.open:
        return None  # paying for it ended the game
    question = twin.open[0]
    if is_unforeseen(twin, question.seat, question.kind, question.draft):
        return None
    left = frozenset(question.keys) - {DONE}
    vain, wrong = (before.vain, before.wrong) if left and left == before.left else (frozenset(), None)
    for keys in answers(question.kind, question.keys, question.least):
        if not vain.isdisjoint(keys):
            continue
        tries.n += 1
        fork = trial(twin)
        fork.agenda[-1].answers.append(keys)
        wrong = searched(fork, tries, Picking(left - set(keys), vain, wrong))
        if wrong is None or tries.n >= LIMIT:
            break
        vain = vain.union(key for key in keys if key != DONE)
    return wrong


def answers(kind: DecisionKind, keys: Sequence[str], least: int) -> Iterable[tuple[str, ...]]:
    """What is tried of a question: of a confirmation every order of payment, but no payment by hand; and first to pick
    no more."""
    if kind == "confirm":
        return [(key,) for key in keys if key not in (KEEP, BY_HAND)]
    return combinations(sorted(keys, key=lambda key: key != DONE), least)
