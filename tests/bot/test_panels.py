"""Panels: what they offer, what they hide, and that they fit, over random games."""
from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.game import between_panel, board, draw_offers, private_panel, refusals, result
from bot.match import lobby_panels
from bot.panels import click_ids
from bot.panels.parts import GOLD, MORE, Button, Choice, Panel, Row, Select, Text, TooBig, fit, measure
from bot.panels.text import cut, keep_last, plain
from bot.panels.view import PickItem, PressItem, mentions, to_view
from bot.store import FinishedTurn, Match, Player
from bot.tables import rounds
from bot.tables.desk import FEW, Desk, one_by_one
from bot.tables.rounds import Standing
from cards.catalogue import CARDS
from cards.decks import read, starters
from engine import drafting
from engine.game import Game, Seat, Setup, catalogue_of
from engine.kernel.decision import Decision, Option, Reason
from engine.match import Match as Series
from engine.rules.formats.modes import MODES
from engine.sights import ItemSight
from engine.standing import ability_of, responses
from tests.hosting.crowd import lists

GAMES = int(os.environ.get("PANEL_GAMES", "4"))
CATALOGUE = catalogue_of(CARDS.values())
DECKS = tuple(starters().values())
USERS = tuple(10**17 + 111 * seat for seat in range(1, 5))
PLAYERS = tuple(Player(seat, user, name) for seat, (user, name)
                in enumerate(zip(USERS, ("Ana", "Bo", "Cleo", "Dov"), strict=True)))
NAMES = ("Ana", "Bo", "Cleo", "Dov")


def start(seed: int, mode: str = "duel") -> Game:
    """A game of four decks by turns; teammates have different ones (489.8.h)."""
    turned = seed if MODES[mode].teams else seed + seed // 4
    decks = [DECKS[(turned + at) % 4] for at in range(MODES[mode].seats)]
    seats = tuple(Seat(name, deck) for name, deck in zip(NAMES, [DECKS[seed % 4], *decks[1:]], strict=False))
    return Game.start(Setup(seats, mode), seed.to_bytes(32, "big"), CATALOGUE)


def desk(game: Game, decision: Decision | None, seat: int, path: tuple[str, ...] = (),
         draft: Decision | None = None) -> Desk:
    moving = None
    if decision is not None and len(path) == 1 and path[0].startswith(drafting.MOVE):
        moving = drafting.moving(game, decision.number, seat, path[0])
    could = responses(game, decision) if decision is not None else ()
    ability = ability_of(game, decision) if decision is not None else ""
    return Desk("abcdef", game.sight(seat), decision, draft, path, moving=moving, responses=could, ability=ability)


def walk(game: Game, dice: random.Random, most: int = 1500) -> Iterator[Desk]:
    """A random game as the desks that its players have before them, drafts included."""
    for _ in range(most):
        if game.over:
            return
        decision = game.pending()[0]
        now = desk(game, decision, decision.seat)
        yield now
        if decision.kind in ("act", "priority", "focus"):
            key = dice.choice(decision.keys)
            if key in ("pass", "end"):
                game.answer(decision.number, decision.seat, (key,))
                continue
            path: tuple[str, ...] = (key,)
            while True:
                draft = game.draft(decision.number, decision.seat, path)
                now = desk(game, decision, decision.seat, path, draft)
                if len(draft.options) <= FEW and dice.random() < 0.2:
                    now = replace(now, lasts=drafting.lasts(game, decision.number, decision.seat, path, draft))
                yield now
                path = (*path, "confirm" if "confirm" in draft.keys else dice.choice(draft.keys))
                if path[-1] == "confirm":
                    break
            game.answer(decision.number, decision.seat, path)
        else:
            keys = tuple(dice.sample(decision.keys,
                                     dice.randint(decision.least, min(decision.most, len(decision.keys)))))
            yield replace(now, marks=keys, path=keys if one_by_one(decision) else ())
            game.answer(decision.number, decision.seat, keys)


def answers(panel: Panel) -> set[str]:
    """Every key that the controls of a panel can give."""
    found = set()
    for control in panel.controls:
        click = click_ids.read(control.id)
        if isinstance(control, Select) and click and click.action in ("pick", "pickplay", "pickdo", "pickrune"):
            found |= {choice.value for choice in control.choices}
        elif click and click.action in ("key", "last"):
            found.add(click.key)
    return found


def measured(game: Game, dice: random.Random, most: int, standing: Standing | None = None) -> Counter[str]:
    """Play at random, and measure every panel on the way: of who is asked at each step, of everybody else and of the
    thread at each answer. Gives how often each kind of question was asked. Raises AssertionError or TooBig."""
    kinds: Counter[str] = Counter()
    seats, told = range(len(game.names)), -1
    for now in walk(game, dice, most):
        asked = now.asked
        assert asked is not None
        kinds[asked.kind] += 1
        panel = private_panel.panel(replace(now, standing=standing))
        measure(panel)
        assert panel.accent == GOLD
        if now.moving is not None:
            assert {key for key in answers(panel) if key.startswith("at:")} == set(asked.keys)
        elif not any(key.startswith(MORE) for key in answers(panel)) and not one_by_one(asked):
            assert answers(panel) == set(asked.keys), (asked.kind, asked.prompt)
        measure(private_panel.panel(replace(now, standing=standing, alone=True)))
        measure(draw_offers.with_offer(panel, "abcdef", now.sight._replace(drawing=(1 - min(1, asked.seat),))))
        if game.seq == told:  # a draft is seen by nobody else
            continue
        told, public = game.seq, game.sight()
        for other in seats:
            measure(private_panel.panel(replace(desk(game, None, other), standing=standing)))
        measure(board.turn_panel("abcdef", public, standing=standing))
        measure(board.board_panel("abcdef", now.sight))
        measure(board.cards_panel(public))
        measure(refusals.why_not("abcdef", asked.number, game.why_nots(asked.seat)))
    for seat in seats:
        if not game.over and not game.sight().players[seat].gone:
            game.interject(seat, "concede")
            measure(private_panel.panel(desk(game, None, seat)))
            measure(board.turn_panel("abcdef", game.sight()))
    assert game.over
    measure(result.thread("abcdef", game.sight(), PLAYERS, "Duel", 48, game.secret, game.commitment))
    for seat in seats:
        measure(result.private("abcdef", game.sight(seat), 48, "https://discord.com/channels/1/2", standing))
    return kinds


@pytest.mark.parametrize(("seed", "mode", "most"), [
    *((seed, "duel", 1500) for seed in range(GAMES)), (4, "ffa3", 150), (5, "ffa4", 150), (6, "2v2", 150)])
def test_every_panel_of_a_random_game_fits_and_offers_exactly_what_is_legal(seed: int, mode: str, most: int) -> None:
    asked = measured(start(seed, mode), random.Random(seed), most)
    assert {"mulligan", "act", "priority", "confirm"} <= set(asked)


def between(series: Series, seat: int, path: tuple[str, ...] = ()) -> Panel:
    """The panel of a seat between two games of a match, as far as it has chosen."""
    exchange = series.sideboarding(seat, path) if seat in series.waiting() else None
    fields = tuple(CATALOGUE.cards[code].name for code in series.left(seat))
    return between_panel.panel(Desk("abcdef", series.game.sight(seat), None, path=path, exchange=exchange,
                                    standing=rounds.standing(series, len(series.results)), fields=fields))


def exchanged(series: Series, dice: random.Random) -> None:
    """Let every seat exchange what it likes, and measure the panels of both at each step."""
    for seat in series.waiting():
        path: tuple[str, ...] = ()
        while True:
            for one in range(len(series.setup.seats)):
                measure(between(series, one, path if one == seat else ()))
            asked = series.sideboarding(seat, path)
            keys = [option.key for option in (*asked.out, *asked.into, *asked.champions)]
            if not asked.wrong and (not keys or dice.random() < 0.5):
                break
            path = (*path, dice.choice(keys)) if keys and len(path) < 6 else ()
        series.answer(asked.number, seat, path)


@pytest.mark.parametrize(("seed", "mode", "most"), [(1, "match", 30)])
def test_every_panel_of_a_random_match_fits(seed: int, mode: str, most: int) -> None:
    dice = random.Random(seed)
    seats = tuple(Seat(name, read(text)) for name, text in zip(NAMES, dice.sample(lists(), 2), strict=False))
    series = Series.start(Setup(seats, mode), seed.to_bytes(32, "big"), CATALOGUE)
    while not series.over:
        if series.between:
            exchanged(series, dice)
        measured(series.game, dice, most, rounds.standing(series, len(series.results) + 1))
        series.record()
    assert len(series.results) > 1


@pytest.mark.parametrize("seed", range(2))
def test_what_leaves_for_the_thread_names_no_hidden_card(seed: int) -> None:
    game, dice = start(seed), random.Random(seed)
    for number, now in enumerate(walk(game, dice, 200)):
        if number % 5:
            continue
        text = board.turn_panel("abcdef", game.sight()).text
        sights = [game.sight(seat) for seat in (0, 1)]
        hands = {card.name for sight in sights for card in sight.players[sight.seat].hand or ()}
        every = game.sight()
        public = {card.name for player in every.players
                  for card in (player.legend, *player.champion, *player.base, *player.trash)}
        public |= {card.name for field in every.battlefields for card in (field.card, *field.units)} | {
            item.name for item in every.chain}
        logged = " ".join(every.log)
        for name in hands - public:
            assert plain(name) not in text or name in logged, name
        assert now.asked is not None


def test_a_crowded_game_still_fits() -> None:
    game = start(0)
    sight = game.sight(game.pending()[0].seat)
    me = sight.players[sight.seat]
    assert me.hand
    unit = me.hand[0]._replace(might=7, damage=3, exhausted=True, keywords=("Assault 2", "Shield 2", "Tank"))
    item = ItemSight(1, "A very long name of a card, of many words", "OGN-1", "card", 0, "x " * 400, False,
                     ("one target", "another") * 4)
    players = tuple(player._replace(further=(player.legend,) * 2, base=(unit,) * 30, trash=(unit,) * 60,
                                    hand=player.hand and (unit,) * 29)
                    for player in sight.players)
    fields = tuple(field._replace(units=(unit,) * 30) for field in sight.battlefields)
    crowded = sight._replace(turn=30, players=players, battlefields=fields, chain=(item,) * 20,
                             log=("A long line of the log. " * 20,) * 90)
    turns = tuple(FinishedTurn(number, f"Turn {number}: Ana", crowded.log) for number in (28, 29))
    options = tuple(Option(f"play:{n}", f"Card {n}", "2 Energy") for n in range(29))
    question = game.pending()[0]._replace(kind="priority", prompt="What do you do? " * 4, options=options)
    for hand in (29, 40):
        more = crowded._replace(players=tuple(p._replace(hand=p.hand and (unit,) * hand) for p in crowded.players))
        measure(private_panel.panel(Desk("abcdef", more, question, alone=True)))
        measure(private_panel.panel(Desk("abcdef", more, None, alone=True)))
    for panel in (board.turn_panel("abcdef", crowded), board.board_panel("abcdef", crowded),
                  board.turn_panel("abcdef", crowded, turns), board.turn_panel("abcdef", sight, turns),
                  board.cards_panel(crowded), board.finished_turns(turns)):
        measure(panel)
    assert "Earlier: " in board.turn_panel("abcdef", crowded).text
    assert board.finished_turns(turns).text.startswith("### Turn 28: Ana\n-# Earlier: ")
    assert board.turn_panel("abcdef", sight, turns).text.startswith("-# Earlier: ")


def test_further_legends_stand_beside_the_champion_legend() -> None:
    game = start(0)
    sight = game.sight(game.pending()[0].seat)
    me = sight.players[sight.seat]
    more = me.legend._replace(id=900, name="A Further One", exhausted=True, text="Draw 1.")
    now = sight._replace(players=tuple(player._replace(further=(more,)) if player is me else player
                                       for player in sight.players))
    assert f"{plain(me.legend.name)}; A Further One (exhausted)" in board.board_panel("abcdef", now).text
    assert "Further legend: **A Further One**, exhausted. Draw 1." in private_panel.hand_panel(now).text
    assert "A Further One" in board.cards_panel(now).text
    assert "A Further One" not in board.board_panel("abcdef", sight).text


def test_what_does_not_fit_is_cut_where_it_is_longest() -> None:
    panel = fit(Panel((Text("short"), Text("word " * 2000 + "\nlast"))))
    assert panel.text.startswith("short\nword word")
    assert panel.text.endswith("…\nlast")
    measure(panel)
    measure(fit(Panel((Text("字" * 3900),))))
    measure(fit(Panel((Text("\n".join("a b" for _ in range(3000))),))))
    same = Panel((Text("fits"),))
    assert fit(same) == same


def test_more_than_25_options_are_paged() -> None:
    game = start(0)
    options = tuple(Option(f"obj:{n}", f"Card {n}") for n in range(60))
    question = Decision(5, 0, "choose", "Which one?", options, 1, 1, False, "355")
    seen: set[str] = set()
    page = 0
    for _ in range(4):
        panel = private_panel.panel(replace(desk(game, question, 0), page=page))
        measure(panel)
        keys = answers(panel)
        seen |= {key for key in keys if not key.startswith(MORE)}
        page = int(next(key for key in keys if key.startswith(MORE)).removeprefix(MORE))
    assert seen == set(question.keys)


def test_an_order_is_chosen_one_by_one() -> None:
    game = start(0)
    options = tuple(Option(f"trig:{n}", f"Trigger {n}") for n in range(3))
    question = Decision(5, 0, "order", "In which order?", options, 3, 3, True, "383.3.d")
    panel = private_panel.panel(desk(game, question, 0, ("trig:1",)))
    assert answers(panel) == {"trig:0", "trig:2"}
    assert "In this order: Trigger 1" in panel.text
    assert {click_ids.read(control.id).step for control in panel.controls
            if ".pick" in control.id} == {1}  # type: ignore[union-attr]
    done = private_panel.panel(desk(game, question, 0, ("trig:1", "trig:0", "trig:2")))
    assert "Confirm" in [control.label for control in done.controls if isinstance(control, Button)]


def test_the_green_button_says_what_is_marked() -> None:
    game = start(0)
    question = game.pending()[0]
    seat = question.seat
    labels = [control.label for control in private_panel.panel(desk(game, question, seat)).controls
              if isinstance(control, Button)]
    assert labels == ["Keep all 4", "Why?", "Card", "Board", "Menu"]
    panel = private_panel.panel(replace(desk(game, question, seat), marks=question.keys[:1]))
    assert "Replace 1 and keep 3" in [control.label for control in panel.controls if isinstance(control, Button)]
    select = next(control for control in panel.controls if isinstance(control, Select))
    assert [choice.marked for choice in select.choices] == [True, False, False, False]


def test_names_are_harmless() -> None:
    wicked = "**@everyone** <@5> `x` [a](http://b)\n# c"
    assert plain(wicked) == "\\*\\*@\u200beveryone\\*\\* \\<@5\\> \\`x\\` \\[a\\](http://b)\n\\# c"
    assert plain("- a\n+ b") == "\\- a\n\\+ b"
    players = (Player(0, 1, wicked), Player(1, 2, "Bo"))
    panel = lobby_panels.invitation(Match("abcdef", "invited", 3, 4, 5, 0, 0.0, 0.0, 0.0, players))
    assert "<@5>" not in panel.text.replace("\\<@5\\>", "")
    allowed = mentions(panel)
    assert (allowed.everyone, allowed.roles) == (False, False)
    assert [user.id for user in allowed.users] == [2]  # type: ignore[union-attr]


def test_texts_are_cut_at_a_word() -> None:
    assert cut("Chemtech Enforcer, yours", 20) == "Chemtech Enforcer…"
    assert cut("short", 20) == "short"
    assert len(cut("x" * 200, 100)) == 100
    assert keep_last(["a" * 50] * 10, 200) == ["-# Earlier: 7 lines", *["a" * 50] * 3]
    assert keep_last(["a" * 50] * 4, 200)[0] == "-# Earlier: 1 line"


@pytest.mark.parametrize("panel", [
    Panel(tuple(Text("x") for _ in range(40))),
    Panel((Text("x" * 4001),)),
    Panel((Text("字" * 3500),)),
    Panel((Text(" "),)),
    Panel((Row((Button("a", "same"), Button("b", "same"))),)),
    Panel((Row((Button("a", "x" * 101),)),)),
    Panel((Row(tuple(Button("a", f"b{n}") for n in range(6))),)),
    Panel((Row((Select("s", "id", ()),)),)),
    Panel((Row((Select("s", "id", tuple(Choice("a", str(n)) for n in range(26))),)),)),
    Panel((Row((Select("s", "id", (Choice("a", "1"), Choice("b", "1"))),)),)),
])
def test_what_discord_would_refuse_is_found_before(panel: Panel) -> None:
    with pytest.raises(TooBig):
        measure(panel)


def test_an_id_says_what_was_pressed() -> None:
    text = click_ids.custom_id("abcdef", 118, "key", "pay:order", 2)
    assert text == "r1.abcdef.118-2.key.pay:order"
    assert click_ids.read(text) == click_ids.Click("abcdef", 118, 2, "key", "pay:order")
    assert click_ids.read("r1.abcdef.b.mine.9") == click_ids.Click("abcdef", -1, 0, "mine", "9")
    endless = "9" * 5000
    for strange in ("r2.abcdef.1.key", "r1.abc.1.key", "hello", "r1.abcdef.1", f"r1.abcdef.{endless}.key.pass",
                    f"r1.abcdef.1-{endless}.key.pass"):
        assert click_ids.read(strange) is None
    assert len(click_ids.custom_id("abcdef", 99999, "key", "x" * 60, 99)) <= 100


@pytest.mark.parametrize("text", ["r1.abcdef.118.key.pass", "r1.abcdef.118-3.pickplay", "r0.old",
                                  "r1.abcdef.0.pickdeck", "anything\nelse"])
def test_each_id_is_a_button_or_a_select_never_both(text: str) -> None:
    button = PressItem.__discord_ui_compiled_template__.fullmatch(text)
    select = PickItem.__discord_ui_compiled_template__.fullmatch(text)
    assert (button is None) != (select is None)
    assert (select is not None) == (".pick" in text)


def test_a_view_holds_dynamic_items_alone_and_never_ends() -> None:
    game = start(0)
    view = to_view(private_panel.panel(desk(game, game.pending()[0], game.pending()[0].seat)))
    assert view.timeout is None
    acting = [item for item in view.walk_children() if item.is_dispatchable()]
    assert acting
    assert all(isinstance(item, (PressItem, PickItem))
               or isinstance(getattr(item, "_parent", None), (PressItem, PickItem)) for item in acting)
    assert view.is_persistent()


def test_a_refusal_names_each_rule_once() -> None:
    panel = refusals.refusal("abcdef", 5, "That can’t be done now",
                             [Reason("357", "It costs 9 Energy."), Reason("357", "And more.")])
    assert [control.label for control in panel.controls if isinstance(control, Button)] == ["Why? 357"]
    assert "Rule 357." in panel.text
