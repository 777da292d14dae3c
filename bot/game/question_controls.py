"""The controls of a question: one template per kind of decision, whatever the mechanic behind it."""
from __future__ import annotations

from bot.game.standing_controls import always, clear, yields
from bot.panels.click_ids import Action, AnswerAction, MenuAction, Origin, PublicAction, ShowAction, custom_id
from bot.panels.parts import Button, Choice, Row, Select, Style, menu, paged, row
from bot.panels.text import LABEL, count, cut
from bot.tables.desk import END, LAST, SENT, WINDOWS, Desk, at_once, one_by_one
from engine.drafting import Last, Moving, Way
from engine.game import Assignment
from engine.kernel.decision import Decision, Option

FEW = 10
"""Up to so many options of a step of a draft, or of a choice, are buttons: two rows."""
FEW_PLAYS, FEW_DEEDS = 3, 2
"""Up to so many cards to play, and other things to do, are buttons."""


def controls(desk: Desk) -> tuple[Row, ...]:
    """Selects first, then the answers, then Why?, Card, Board and Menu."""
    asked = desk.asked
    assert asked is not None
    if desk.draft is not None:
        return _draft(desk, asked)
    if asked.kind in WINDOWS:
        return _ending(desk) if desk.ending else _window(desk, asked)
    if desk.assignment is not None:
        return _assigning(desk, desk.assignment)
    if one_by_one(asked):
        return _sequence(desk, asked)
    if asked.least == asked.most == 1 and (asked.kind == "may" or asked.kind == "recycle"):
        return _answers(desk, asked)
    if asked.least == asked.most == 1 and len(asked.options) <= FEW and not asked.together:
        return (*row(*(_named(desk, option) for option in asked.options)), *_tail(desk))
    return _marked(desk, asked)


def _window(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """Play something, move or use something, use a rune by hand, or go on. In a response the runes stand behind what
    else can be done, and the yields in their place."""
    runes = {rune.id for player in desk.sight.players for rune in player.runes}
    plays = [option for option in asked.options if option.key.startswith("play:")]
    by_hand = [option for option in asked.options if option.subject in runes]
    go_on = [option for option in asked.options if option.key in LAST]
    others = [option for option in asked.options if option not in plays + by_hand + go_on]
    verb = {"act": "Play a card", "priority": "Respond with a card", "focus": "Play a card"}[asked.kind]
    use = "Move or use" if asked.kind == "act" else "Use an ability"
    playing, using = f"{verb} ({len(plays)})", f"{use} ({len(others)})"
    buttons = [_play(desk, option) for option in plays] if len(plays) <= FEW_PLAYS else []
    buttons += [_named(desk, option) for option in others] if len(others) <= FEW_DEEDS else []
    plays, others = plays if len(plays) > FEW_PLAYS else [], others if len(others) > FEW_DEEDS else []
    if asked.kind != "act" and (others or plays):
        (others or plays).extend(by_hand)
        by_hand = []
    return (
        *row(*buttons),
        *_select(desk, playing, "pickplay", plays),
        *_select(desk, using, "pickdo", others),
        *_select(desk, f"Use a rune by hand ({len(by_hand)})", "pickrune", by_hand),
        *(() if asked.kind == "act" else yields(desk)),
        *row(*(_key(desk, option) for option in go_on), _button(desk, "Why not?", "whynot"), clear(desk)),
        *_tail(desk),
    )


def _ending(desk: Desk) -> tuple[Row, ...]:
    """End the turn although something could still be played, or don't."""
    end = custom_id(desk.match, desk.number, "ending", END)
    return (*row(Button("End turn", end), _back(desk)), *_tail(desk))


def _draft(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """One step of composing; *Back* drops the last one, and only the last step sends anything."""
    if desk.moving is not None:
        return _moving(desk, desk.moving)
    if asked.kind == "confirm":
        return _confirm(desk, asked)
    done = [option for option in asked.options if option.key == "done"]
    rest = [option for option in asked.options if option.key != "done"]
    most = at_once(asked)
    few = most == 1 and asked.kind != "pay" and len(rest) <= FEW
    if desk.lasts:
        return _last(desk, rest, done)
    number = f"up to {most}" if most > 1 and done else str(most)
    return (
        *(() if few else _select(desk, f"Choose {number} of {len(rest)}", "pick", rest, 1, most)),
        *row(*(_named(desk, option) for option in rest if few), *(_key(desk, option, "primary") for option in done)),
        *_tail(desk, _back(desk)),
    )


def _last(desk: Desk, rest: list[Option], done: list[Option]) -> tuple[Row, ...]:
    """The step after which only the confirmation is left: what completes the play sends it, and a menu leads on to
    other ways to pay it."""
    lasts = {last.option.key: last for last in desk.lasts}
    otherwise = [last.option for last in desk.lasts if last.otherwise]
    return (
        *_select(desk, "Pay differently, or keep Priority", "pick", otherwise),
        *row(*(_completing(desk, lasts[option.key]) if option.key in lasts else _named(desk, option)
               for option in (*rest, *done))),
        *_tail(desk, _back(desk)),
    )


def _completing(desk: Desk, last: Last) -> Button:
    """A button that chooses the last thing and sends all: “Play on Pouty Poro, Bo · Might 2 · your base”; first what
    it costs, where that differs, and that it would do nothing."""
    said = _said(last.option)
    by = {"at": "to", "obj": "on", "seat": "on", "item": "on"}.get(last.option.key.partition(":")[0])
    label = f"{last.verb} {by} {said[0].lower() if said.startswith('Your ') else said[0]}{said[1:]}" if by else \
        f"{last.verb}: {said}"
    warnings = [last.cost] if len({one.cost for one in desk.lasts}) > 1 else []
    warnings += ["does nothing"] * last.outlook.idle
    label = ": ".join([*warnings, f"{label[0].lower()}{label[1:]}"])
    sending = custom_id(desk.match, desk.number, "last", last.option.key, len(desk.path))
    return Button(f"{label[0].upper()}{label[1:]}", sending, "primary")


def _confirm(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """The last step: *Play it*, and every other way to pay in a menu."""
    sending = [option for option in asked.options if option.key in SENT]
    ways = [option for option in asked.options if option.key not in SENT]
    return (
        *_select(desk, "Pay differently", "pick", ways),
        *row(*(_key(desk, option, "primary" if option.key == "confirm" else "secondary") for option in sending)),
        *_tail(desk, _back(desk)),
    )


def _moving(desk: Desk, moving: Moving) -> tuple[Row, ...]:
    """Who moves along is marked, and each place to which all of them can go is a button: it sends the move."""
    marks = [option for option in moving.along if option.key in (desk.marks or ())]
    names = ", ".join(option.short for option in marks)
    placeholder = f"Along: {names}" if marks else f"Move more units along ({len(moving.along)})"
    keeping = [way.place for way in moving.ways if way.kept]
    return (
        *_select(desk, placeholder, "pick", list(moving.along), 0, len(moving.along),
                 tuple(option.key for option in marks)),
        *_select(desk, "Move and keep Priority", "pickdo", keeping),
        *row(*(_way(desk, way, f"Move {count(way.units, 'unit')}" if marks else "Move", "") for way in moving.ways)),
        *row(*(_way(desk, way, f"Move all {way.units}", "all:") for way in moving.everybody)),
        *_tail(desk, _back(desk)),
    )


def _way(desk: Desk, way: Way, who: str, prefix: str) -> Button:
    """A button that moves there."""
    name = way.place.short.removeprefix("Your ")
    where = f"your {name}" if name != way.place.short else name
    label = f"{who} to {where}{', ' if way.cost else ''}{way.cost}"
    return Button(label, custom_id(desk.match, desk.number, "key", f"{prefix}{way.place.key}", len(desk.path)),
                  "secondary" if prefix else "primary")


def _answers(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """Yes or no, and the like: each answer is a button."""
    first, *others = asked.options[:20]
    answers = row(_key(desk, first, "primary"), *(_key(desk, option) for option in others))
    return (*always(desk), *answers, *_tail(desk))


def _marked(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """Mark in the select, then confirm: nothing that was answered can be taken back."""
    marks = [option for option in asked.options if option.key in (desk.marks or ())]
    enough = asked.least <= len(marks) <= asked.most
    label = cut(_confirming(asked, marks), LABEL)
    confirm = Button(label, custom_id(desk.match, desk.number, "ok"), "success") if enough else None
    number = str(asked.most) if asked.least == asked.most else f"{asked.least} to {asked.most}"
    names = ", ".join(option.short for option in marks)
    placeholder = f"Chosen: {names}" if marks else f"Choose {number} of {len(asked.options)}"
    return (
        *_select(desk, placeholder, "pick", list(asked.options), asked.least, asked.most,
                 tuple(option.key for option in marks)),
        *row(confirm), *_tail(desk),
    )


def _confirming(asked: Decision, marks: list[Option]) -> str:
    if asked.kind == "mulligan":
        every = len(asked.options)
        return f"Replace {len(marks)} and keep {every - len(marks)}" if marks else f"Keep all {every}"
    if not marks:
        return "Choose none"
    return f"Choose {marks[0].short}" if len(marks) == 1 else f"Choose these {len(marks)}"


def _assigning(desk: Desk, whole: Assignment) -> tuple[Row, ...]:
    """The whole assignment on one button; who is hit first, and next, can be changed before."""
    shown = ", ".join(f"{share.name} {share.gets}" for share in whole.shares if share.gets)
    sending = custom_id(desk.match, desk.number, "ok", step=len(desk.path))
    return (
        *_select(desk, "Who is hit next?", "pick", list(whole.following)),
        *row(Button(cut(f"Assign: {shown}", LABEL), sending, "success"), _back(desk) if desk.path else None),
        *_tail(desk),
    )


def _sequence(desk: Desk, asked: Decision) -> tuple[Row, ...]:
    """Choose one after another; the answer is sent when enough are chosen."""
    rest = [option for option in asked.options if option.key not in desk.path]
    enough = asked.least <= len(desk.path) <= asked.most
    placeholder = "Which is next?" if desk.path else "Which is first?"
    select = _select(desk, placeholder, "pick", rest) if len(desk.path) < asked.most else ()
    sending = custom_id(desk.match, desk.number, "ok", step=len(desk.path))
    confirm = Button("Confirm", sending, "success") if enough else None
    back = _back(desk) if desk.path else None
    return (*select, *row(confirm, back), *_tail(desk))


# --- pieces

def _select(desk: Desk, placeholder: str, action: AnswerAction, options: list[Option], least: int = 1, most: int = 1,
            marks: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """A menu; one of more than 25 options shows 24 of them and “More…”."""
    choices = [Choice(option.short, option.key, option.full, option.key in marks) for option in options]
    shown = paged(choices, desk.page)
    number = custom_id(desk.match, desk.number, action, step=len(desk.path))
    return menu(Select(placeholder, number, shown, least, min(most, max(1, len(shown)))))


def _key(desk: Desk, option: Option, style: Style = "secondary") -> Button:
    """A button that gives that option."""
    return Button(option.short, custom_id(desk.match, desk.number, "key", option.key, len(desk.path)), style)


def _play(desk: Desk, option: Option) -> Button:
    """A card to play, with its cost."""
    label = f"Play {option.short}, {option.full.partition(' · ')[0]}"
    return Button(label, custom_id(desk.match, desk.number, "key", option.key, len(desk.path)), "primary")


def _named(desk: Desk, option: Option) -> Button:
    """A button with what stands behind the option in a menu: nothing else on the panel says it."""
    return Button(_said(option), custom_id(desk.match, desk.number, "key", option.key, len(desk.path)))


def _said(option: Option) -> str:
    """An option in full."""
    said = option.full if option.full.startswith(option.short.rstrip("…")) else option.short
    return f"{said} · {option.full}" if option.full and said != option.full else said


def _button(desk: Desk, label: str, action: Action) -> Button:
    """A button that shows something about the question."""
    return Button(label, custom_id(desk.match, desk.number, action, step=len(desk.path)))


def _back(desk: Desk) -> Button:
    return _button(desk, "Back", "back")


def _tail(desk: Desk, first: Button | None = None) -> tuple[Row, ...]:
    """What every question has below its answers; a step of a draft has *Back* first, and no *Menu*."""
    def about(label: str, action: ShowAction | PublicAction | MenuAction) -> Button:
        return Button(label, custom_id(desk.match, Origin.PANEL, action))

    last = about("Refresh", "refresh") if desk.alone else None if first is not None else about("Menu", "menu")
    hint = _button(desk, "Hint", "hint") if desk.practice else None
    return row(first, _button(desk, "Why?", "why"), hint, about("Card", "card"), about("Board", "text"), last)
