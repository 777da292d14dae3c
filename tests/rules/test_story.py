"""The log reads as a story: one line an action with its outcome, whose it is, counted in good English."""
from __future__ import annotations

from engine.board import events
from engine.kernel.event import Event
from engine.telling import lines
from tests.table import Table, side

NAMES = ("Ana", "Bo")
TITLES = {"STAR": "Falling Star", "ROOKIE": "Pit Rookie", "PORO": "Poro", "REC": "Recruit", "ZAUN": "Zaun Warrens",
          "RUNE": "Calm Rune", "CHOMP": "Flame Chompers", "GATE": "Void Gate"}


def told(*happened: Event, seat: int = -1) -> tuple[str, ...]:
    return lines(happened, NAMES, TITLES, seat)


def of(event: Event, card: str, seat: int) -> Event:
    """As the atom completes it."""
    return event.about(card, seat)


def play(card: str, *, item: int = 9, seat: int = 0, place: int = -1) -> Event:
    return events.finalized("359", seat, 30, card, item=item, what="card", place=place)


def test_a_card_is_played_to_its_place_and_a_base_goes_without_saying() -> None:
    there = of(events.entered("359.2", 0, 30, place=5, ready=False, item=9), "CHOMP", 0)._replace(other="ZAUN")
    assert told(play("CHOMP", place=5), there) == ("Ana plays Flame Chompers to Zaun Warrens.",)
    assert told(play("CHOMP"), there._replace(other="", place=-1)) == ("Ana plays Flame Chompers.",)


def test_what_it_costs_is_no_line() -> None:
    recycled = of(events.recycled("416", 4), "RUNE", 0)._replace(other="rune deck")
    exhausted = of(events.exhausted("414", 4), "RUNE", 0)
    assert told(exhausted, recycled, play("CHOMP")) == ("Ana plays Flame Chompers.",)
    used = events.activated("359", 0, 4, "RUNE", item=7, key="RUNE/1")
    assert told(recycled._replace(cause=7), used) == ()
    assert told(recycled._replace(other="", cause=7)) == ("Ana recycles Calm Rune.",)


def test_a_spell_and_what_it_does_are_one_line_also_when_it_resolves_later() -> None:
    hit = of(events.damaged("417", 40, 3, cause=9, source="STAR", controller=1), "ROOKIE", 1)
    dies = of(events.died("323.5", 40, controller=1), "ROOKIE", 1)
    done = events.resolved("340.1", 0, 30, "STAR", item=9, what="card")
    chose = events.chose("355.5", 0, 40, item=9, code="ROOKIE")
    assert told(hit, done, dies) == ("Ana's Falling Star deals 3 to Bo's Pit Rookie, which dies.",)
    assert told(play("STAR"), chose, hit, done, dies) == (
        "Ana plays Falling Star on Pit Rookie: Falling Star deals 3 to Bo's Pit Rookie, which dies.",)
    assert told(hit, done) == ("Ana's Falling Star deals 3 to Bo's Pit Rookie.",)


def test_an_ability_that_has_done_something_isnt_told_twice() -> None:
    triggered = events.triggered("383.3", 0, 30, "PORO", item=8, key="PORO/0")
    drawn = of(events.drawn("413", 0, 50, cause=8), "STAR", 0)._replace(audience=0)
    done = events.resolved("340.1", 0, 30, "PORO", item=8, what="triggered")
    assert told(triggered) == ("Ana's Poro triggers.",)
    assert told(triggered, drawn, done) == ("Ana's Poro: Ana draws 1 card.",)
    assert told(triggered, drawn, done, seat=0) == ("Ana's Poro: Ana draws 1 card: Falling Star.",)
    final = events.finalized("359", 0, 30, "PORO", item=8, what="triggered")
    assert told(triggered, final, drawn, done) == ("Ana's Poro: Ana draws 1 card.",)
    assert told(triggered, events.fizzled("358.3", 0, 30, "PORO", why="declined", item=8)) == ()
    gone = events.fizzled("402.4", 0, 30, "PORO", why="no legal choice", item=8)
    assert told(triggered, gone) == ("Ana's Poro leaves the chain: no legal choice.",)


def test_a_game_tells_what_abilities_do_as_soon_as_they_are_final() -> None:
    table = Table(you=side(hand=["Lecturing Yordle"], deck=["Gust"], runes={"mind": 3}), foe=side())
    table.you.play("Lecturing Yordle")
    table.resolve()
    assert table.game.sight().log == ("You plays Lecturing Yordle.", "You's Lecturing Yordle: You draws 1 card.")


def test_a_combat_is_one_result_line() -> None:
    hits = [of(events.damaged("465.2.d", unit, n, cause=5, source="combat", controller=seat, place=5), card, seat)
            for unit, n, card, seat in ((40, 3, "ROOKIE", 1), (41, 2, "PORO", 0))]
    after = [of(events.died("323.5", 40, cause=5, place=5), "ROOKIE", 1),
             of(events.healed("466.1.a.1", 41), "PORO", 0), events.combat_won("466.3.a", 0, 5),
             of(events.uncontested("190.3.b", 5, seat=0), "ZAUN", 0),
             of(events.controlled("466.5.b", 5, seat=0), "ZAUN", 0),
             events.gained("471.1", 0, 1, source="conquer", place=5), events.conquered("469.1", 0, 5, code="ZAUN")]
    assert told(*hits, *after) == (
        ("Combat at Zaun Warrens: 3 to Bo's Pit Rookie, which dies; 2 to Ana's Poro. "
         "Ana wins the combat; Ana conquers Zaun Warrens for 1 point."),)


def test_a_move_says_what_it_begins_and_what_it_leaves() -> None:
    moves = [of(events.moved("446", unit, controller=0, to=5, from_=-1), "REC", 0)._replace(other="ZAUN")
             for unit in (41, 42)]
    assert told(*moves, events.showdown_starts("344", 0, 5, code="ZAUN")) == (
        "Ana moves 2 Recruits to Zaun Warrens: showdown.",)
    assert told(*moves, events.showdown_starts("344", 0, 5, code="ZAUN"),
                events.combat_starts("464.2", 0, 5, code="ZAUN")) == ("Ana moves 2 Recruits to Zaun Warrens: combat.",)
    home = moves[0]._replace(place=-1, origin=5, other="")
    left = of(events.controlled("190.2", 5, seat=-1), "ZAUN", -1)
    assert told(home, left) == ("Ana moves Recruit to base; nobody controls Zaun Warrens.",)


def test_a_turn_begins_with_one_line() -> None:
    begins = [of(events.readied("315.1", 41), "PORO", 0)]
    begins += [one for place, code in ((5, "ZAUN"), (6, "GATE"))
               for one in (events.gained("471.1", 0, 1, source="hold", place=place),
                           events.held("469.2", 0, place, code=code))]
    begins += [of(events.channeled("315.3", 0), "RUNE", 0)] * 2
    begins += [of(events.drawn("315.4", 0, 60), "STAR", 0)._replace(audience=0)]
    whole = "Ana readies everything, holds Zaun Warrens and Void Gate for 2 points, channels 2 runes and draws 1 card"
    assert told(*begins) == told(*begins, seat=1) == (f"{whole}.",)
    assert told(*begins, seat=0) == (f"{whole}: Falling Star.",)


def test_what_happens_to_the_last_point_goes_with_the_battlefield() -> None:
    conquers = events.conquered("469.1", 0, 5, code="ZAUN")
    instead = of(events.drawn("471.1.b.1", 0, 60), "STAR", 0)._replace(audience=0)
    assert told(conquers, instead) == ("Ana conquers Zaun Warrens; Ana draws 1 card.",)


def test_names_that_take_no_s_are_counted_in_copies() -> None:
    titles = {**TITLES, "YI": "Yi, Honed", "FLASH": "Flash"}
    gone = [of(events.discarded("422", 0, 1), card, 0) for card in ("YI", "YI", "FLASH", "FLASH", "REC", "REC")]
    assert lines(gone, NAMES, titles) == ("Ana discards 2 copies of Yi, Honed, 2 copies of Flash and 2 Recruits.",)
