"""The public board: what counts is on it, nothing reaches into anything else, and nothing hidden is there."""
from __future__ import annotations

from typing import Any

import pytest

from bot.pictures import alt, closeup, hand, rich, tiles
from bot.pictures.board import board
from bot.pictures.colours import Theme, palette
from bot.pictures.drawing import painted, png
from bot.pictures.hand import Status
from bot.pictures.marks import Box, Sign, Words
from bot.pictures.tiles import Shape, Stack
from bot.pictures.type import shown_name
from cards.tools.checks import permuted
from engine.sights import ObjectSight, Sight
from tests.pictures.looking import faint, faults, games, texts


def some_sight(players: int = 2) -> Sight:
    """A board with units at a battlefield."""
    return next(sight for _, sight in games() if len(sight.players) == players and any(
        len(field.units) > 1 for field in sight.battlefields))


def with_unit(sight: Sight, **changes: Any) -> tuple[Sight, ObjectSight]:
    """The same sight with one unit changed, alone at its battlefield."""
    sight = sight._replace(chain=())
    at, field = next((at, field) for at, field in enumerate(sight.battlefields) if field.units)
    unit = field.units[0]._replace(attached=(), attached_to=0, **changes)
    fields = list(sight.battlefields)
    fields[at] = field._replace(units=(unit,))
    return sight._replace(battlefields=tuple(fields)), unit


def signs(sight: Sight) -> list[str]:
    return [mark.name for placed in board(sight).placed for mark in placed.part.marks if isinstance(mark, Sign)]


def test_no_text_of_any_board_is_cut_off_or_reaches_into_another() -> None:
    wrong = [(sight.turn, faults(board(sight))) for _, sight in games()]
    assert [one for one in wrong if one[1]] == []


def test_no_text_of_any_board_of_a_seat_is_cut_off() -> None:
    for game, sight in games()[::5]:
        for seat in range(len(sight.players)):
            assert faults(board(game.sight(seat))) == []


def test_no_text_of_any_hand_or_close_up_is_cut_off() -> None:
    for game, public in games()[::3]:
        for seat in range(len(public.players)):
            sight = game.sight(seat)
            statuses = {card.id: Status(("Playable", "10 Energy short")[at % 2], at % 2 == 0, "Champion Zone")
                        for at, card in enumerate(hand.cards_of(sight))}
            assert faults(hand.hand(sight, statuses)) == []
            if (field := closeup.about(sight)) is not None:
                letters = {unit.id: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[at % 26] for at, unit in enumerate(field.units)}
                assert faults(closeup.closeup(sight, field, letters)) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_text_stands_out_from_what_it_is_written_on(theme: Theme) -> None:
    for game, public in games()[::9]:
        seat = max(0, public.turn_player)
        sight = game.sight(seat)
        statuses = {card.id: Status("Playable", at % 2 == 0, "New") for at, card in enumerate(hand.cards_of(sight))}
        assert faint(board(public), theme, 4.5) | faint(hand.hand(sight, statuses), theme, 4.5) == set()


@pytest.mark.parametrize("name", ["W" * 32, "Ölaf_the_very_long_named", "名無し", "🙂🙂", "i" * 32])
def test_any_name_fits(name: str) -> None:
    for players in (2, 3, 4):
        sight = some_sight(players)
        sight = sight._replace(players=tuple(player._replace(name=name) for player in sight.players))
        assert faults(board(sight)) == []
    assert shown_name("名無し", 1) == "Player 2"


def test_points_turn_phase_and_whose_move_it_is_stand_on_the_board() -> None:
    for _, sight in games():
        said = texts(board(sight))
        if sight.players[0].team < 0:
            assert all(str(player.points) in said for player in sight.players)
        assert f"of {sight.victory_score}" in said
        assert f"Turn {sight.turn}" in said or sight.turn == 0
        assert sight.state in said
        assert "Waiting for" in said or sight.over


def test_a_unit_shows_its_might_damage_and_states() -> None:
    sight, unit = with_unit(some_sight(), might=7, base_might=5, damage=3, stunned=True, buffed=True, exhausted=False)
    said, marks = texts(board(sight)), signs(sight)
    assert "7" in said
    assert "3" in said
    assert {"raised", "stunned", "buffed", "damage"} <= set(marks)
    assert "exhausted" not in [name for name in marks if name not in signs(some_sight())]
    calm, _ = with_unit(some_sight(), might=5, base_might=5, damage=0, stunned=False, buffed=False)
    assert not {"stunned"} & set(signs(calm)) or any(
        one.stunned for player in calm.players for one in player.base)
    assert unit.name.partition(", ")[0].split()[0] in " ".join(said)


def test_an_exhausted_unit_lies_on_its_side() -> None:
    upright, _ = with_unit(some_sight(), exhausted=False, domains=("fury",))
    lying, _ = with_unit(some_sight(), exhausted=True, domains=("fury",))
    spines = [[mark for placed in board(sight).placed if placed.part.h > 100 for mark in placed.part.marks
               if isinstance(mark, Box) and mark.fill.startswith("fury")] for sight in (upright, lying)]
    assert any(spine.h > spine.w for spine in spines[0])
    assert any(spine.w > spine.h and spine.fill == "fury faded" for spine in spines[1])


def test_units_that_nothing_tells_apart_stand_in_one_place() -> None:
    sight, unit = with_unit(some_sight(), damage=0)
    at = next(at for at, field in enumerate(sight.battlefields) if field.units == (unit,))
    fields = list(sight.battlefields)
    twins = (unit, unit._replace(id=9001), unit._replace(id=9002))
    fields[at] = fields[at]._replace(units=twins)
    assert "×3" in texts(board(sight._replace(battlefields=tuple(fields))))
    fields[at] = fields[at]._replace(units=(*twins[:2], twins[2]._replace(damage=1)))
    assert "×2" in texts(board(sight._replace(battlefields=tuple(fields))))


def test_a_crowded_lane_says_how_many_more_there_are() -> None:
    sight, unit = with_unit(some_sight(), damage=0)
    at = next(at for at, field in enumerate(sight.battlefields) if field.units == (unit,))
    fields = list(sight.battlefields)
    fields[at] = fields[at]._replace(units=tuple(unit._replace(id=9000 + n, might=n) for n in range(14)))
    scene = board(sight._replace(battlefields=tuple(fields)))
    assert "+6 more" in texts(scene)
    assert faults(scene) == []


def test_combat_shows_sums_and_sides() -> None:
    sight = next(sight for _, sight in games() if sight.showdown is not None and sight.showdown.combat
                 and sight.showdown.attacker >= 0 and sight.showdown.might[0] != sight.showdown.might[1])
    assert sight.showdown is not None
    (line,) = [placed.part.marks for placed in board(sight).placed
               if any(isinstance(mark, Sign) and mark.name == "attack" for mark in placed.part.marks)]
    at = {mark.name: mark.x for mark in line if isinstance(mark, Sign)}
    sums = {mark.text: mark.x for mark in line if isinstance(mark, Words) and mark.size == 40}
    attacking, defending = map(str, sight.showdown.might)
    assert at["attack"] < sums[attacking] < sums[defending] < at["defend"]


# --- what is hidden

def test_the_public_picture_depends_on_no_hand() -> None:
    for game, sight in games()[::12]:
        for _ in range(2):
            other = permuted(game, -1).sight()
            assert png(board(other), "dark") == png(board(sight), "dark")
            assert alt.board(other) == alt.board(sight)


def test_a_seats_own_pictures_depend_on_nothing_that_it_may_not_see() -> None:
    for game, public in games()[::25]:
        for seat in range(len(public.players)):
            one, other = game.sight(seat), permuted(game, seat).sight(seat)
            assert png(hand.hand(one, {}), "dark") == png(hand.hand(other, {}), "dark")
            assert png(board(one), "dark") == png(board(other), "dark")


def test_a_facedown_card_is_named_to_its_controller_alone() -> None:
    _, sight = next(pair for pair in games() if len(pair[1].players) == 2 and pair[1].players[1].trash)
    card = sight.players[1].trash[0]._replace(controller=1)
    first, *others = sight.battlefields
    for_all = sight._replace(battlefields=(first._replace(facedown=(1,)), *others))
    for_bo = sight._replace(seat=1, battlefields=(first._replace(facedown=(1,), known=(card,)), *others))
    seen = [[mark.text for placed in board(one).placed if any(
        isinstance(mark, Sign) and mark.name == "facedown" for mark in placed.part.marks)
        for mark in placed.part.marks if isinstance(mark, Words)] for one in (for_all, for_bo)]
    assert seen[0] == ["2"]
    assert seen[1][0] == "2"
    assert seen[1][1].split()[0].rstrip("…") in card.name
    assert faults(board(for_bo)) == []
    assert "1 facedown card of Bo" in alt.board(for_all)


def test_why_not_is_said_in_full_beside_the_pill_of_the_champion() -> None:
    game, _ = games()[0]
    (champion,) = game.sight(0).players[0].champion or (game.sight(0).players[0].legend,)
    part = hand.face(champion, 1, hand.Status("2 Energy short", False, "Champion Zone"))
    assert [mark.text for mark in part.marks if isinstance(mark, Words)][:2] == ["2 Energy short", "Champion Zone"]


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        hand.hand(some_sight(), {})


# --- words for it, and the file

def test_alt_texts_fit_and_say_what_counts() -> None:
    for game, sight in games():
        text = alt.board(sight)
        assert len(text) <= alt.MOST
        assert all(field.card.name in text for field in sight.battlefields)
        assert all(unit.name in text for field in sight.battlefields for unit in field.units if not unit.attached_to)
        assert all(item.name in text for item in sight.chain)
        assert len(alt.hand(game.sight(0), {})) <= alt.MOST


def test_a_file_has_the_fixed_palette_of_its_theme() -> None:
    sight = some_sight(4)
    themes: tuple[Theme, ...] = ("dark", "light")
    for theme in themes:
        image = painted(board(sight), theme)
        assert image.mode == "P"
        assert image.size == (1200, 800)
        colours = image.getpalette()
        assert colours is not None
        assert tuple(colours[:3]) == palette(theme)[0]
    assert png(board(sight), "dark") != png(board(sight), "light")


def test_a_mighty_unit_a_narrow_name_and_the_kind_of_a_chain_item_are_shown() -> None:
    sight, unit = with_unit(some_sight(), might=5, base_might=5, mighty=True)
    assert "mighty" in signs(sight)
    sight = next(one for _, one in games() if any(item.kind == "card" for item in one.chain))
    item = next(item for item in sight.chain[::-1] if item.kind == "card")
    assert item.type in ("spell", "unit", "gear")
    named = sight._replace(chain=(item._replace(pending=False),))
    assert any(text.startswith(f"{item.type.capitalize()} · ") for text in texts(board(named)))
    narrow = tiles.tile(Stack(unit._replace(name="Noxian Drummer")), Shape(136, 56, "slim", "field"))
    assert "Noxian Drummer" in [mark.text for mark in narrow.marks if isinstance(mark, Words)]


def test_a_board_says_who_has_focus_while_another_has_priority() -> None:
    sight = next(one for _, one in games() if one.showdown is not None and one.showdown.focus >= 0
                 and len(one.players) == 2)
    assert sight.showdown is not None
    focus = sight.showdown.focus
    name = sight.players[focus].name
    for waiting, said in ((focus, "has Focus and Priority"), (1 - focus, f"has Priority · Focus: {name}")):
        assert said in texts(board(sight._replace(waiting=(waiting,), waiting_for="has Priority")))


def test_letters_of_options_stand_on_their_objects_wherever_they_are() -> None:
    sight = next(one for _, one in games() if len(one.players) == 2 and one.players[0].base and any(
        field.units for field in one.battlefields))
    unit = next(field.units[0] for field in sight.battlefields if field.units)
    base = next(one for one in sight.players[0].base if not one.attached_to)
    letters = {unit.id: "A", base.id: "B"}
    assert {"A", "B"} <= set(texts(board(sight, letters)))
    assert f"A {unit.name}" in alt.board(sight, letters)
    assert not {"A", "B"} & set(texts(board(sight)))


def test_the_text_of_a_card_has_chips_and_symbols() -> None:
    assert [run.shape for run in rich.runs("[Reaction], [Shield 2] — [E]: +1 [M], [1][R].")] == [
        "chip", "words", "chip", "words", "sign", "words", "words", "sign", "words", "energy", "sign", "words"]
    assert [run.text for run in rich.runs("[Shield 2][>] I gain [3].")] == ["Shield 2", "I", "gain", "3", "."]
    game, _ = games()[0]
    sight = game.sight(0)
    me = sight.players[0]
    card = (me.hand or ())[0]._replace(text="[Tank]\nGive a unit +3 [M] for this turn.")
    sight = sight._replace(players=(me._replace(hand=(card,), champion=()), *sight.players[1:]))
    scene = hand.hand(sight, {})
    marks = [mark for placed in scene.placed for mark in placed.part.marks]
    assert "Tank" in texts(scene)
    assert "might" in [mark.name for mark in marks if isinstance(mark, Sign)]
    assert not any("[" in text for text in texts(scene))
    assert faults(scene) == []
