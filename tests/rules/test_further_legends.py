"""Legends that effects add to a Legend Zone beside the Champion Legend (107.4.d, 439.2.b.4)."""
from __future__ import annotations

import json

import pytest

from engine.game import Game
from engine.reading import Misread, read_all
from engine.sights import Sight
from engine.words import (
    Gear,
    Legend,
    Spell,
    Unit,
    a,
    action,
    activate,
    add,
    banish,
    buff,
    cost,
    create,
    die,
    draw,
    every,
    exhaust,
    friendly,
    gain_xp,
    gear,
    have,
    if_,
    it,
    kill,
    leave,
    legend,
    me,
    might,
    move,
    new_card,
    play,
    player,
    reaction,
    ready,
    recycle,
    return_to_hand,
    there_is,
    token,
    tokens,
    unit,
    when,
    would,
    you,
    your,
    your_base,
)
from engine.words.nodes import Action
from engine.words.saying.say import say
from tests.rules.covers import covers
from tests.rules.grounds import PLAIN, QUIET, THREE, quiet
from tests.table import EXTRA, FOE, YOU, Table, find_or_extra

HERALD = Legend("TST-6F01", "Further Herald", token, champion="Test").text(
    have(every(friendly, unit), might(1)), when(you(play(a(gear))), draw(1)),
    activate(cost(exhaust(me)), gain_xp(1), timing=action),
)
ELDER = Legend("TST-6F02", "Further Elder", champion="Test").text(
    activate(cost(exhaust(me)), add(2), timing=reaction), when(me(leave()), gain_xp(1)))
GUARD = Legend("TST-6F03", "Further Guard", token, champion="Test").text(would(a(friendly, unit)(die()), draw(1)))

EXTRA += [
    HERALD, ELDER, GUARD,
    Spell("TST-6F04", "Further Call", energy=0).text(create(tokens(HERALD))),
    Spell("TST-6F05", "Further Elevation", energy=0).text(create(new_card(ELDER))),
    Spell("TST-6F06", "Further Exile", energy=0).text(banish(a(legend))),
    Spell("TST-6F07", "Further Everything", energy=0).text(banish(every(legend))),
    Spell("TST-6F08", "Further Harm", energy=0).text(
        recycle(every(legend)), return_to_hand(every(legend))),
    Spell("TST-6F09", "Further Cheer", energy=0).text(ready(a(legend))),
    Spell("TST-6F10", "Further Courts", energy=0).text(every(player)(create(tokens(HERALD)))),
    Spell("TST-6F11", "Further Play", energy=0).text(play(tokens(HERALD)), draw(1)),
    Spell("TST-6F12", "Further Count", energy=0).text(if_(there_is(a(legend, your, token)), draw(1))),
    Gear("TST-6F13", "Further Trinket", energy=0),
    Unit("TST-6F14", "Further Prize", energy=2, might=1),
    Spell("TST-6F15", "Further Honour", energy=0).text(create(tokens(HERALD)), exhaust(it)),
    Spell("TST-6F17", "Further Watch", energy=0).text(create(tokens(GUARD))),
]


def called(*spells: str, **more: object) -> Table:
    """You have played these."""
    hand = [*spells, *more.pop("hand", ())]  # type: ignore[misc]
    table = Table(
        quiet(**{"hand": hand, "base": ["Test Might 2"], **more}), quiet(base=["Test Might 3"], hand=["Test Gear"]),
        battlefields=PLAIN,
    )
    for name in spells:
        table.you.play(name)
        table.resolve()
    return table


def zone(table: Table, seat: int = YOU) -> list[str]:
    """The Legend Zone of a player: the Champion Legend first."""
    player_ = table.state.players[seat]
    return [table.state.objects[id].card.name for id in (player_.legend, *player_.further)]


@covers("439.2.b.4", "107.4.d.1", "439.4.a")
def test_a_legend_token_is_created_in_its_creators_legend_zone() -> None:
    table = called("Further Call")
    made = table.thing("Further Herald", zone="legend")
    assert (zone(table), zone(table, FOE)) == ([QUIET, "Further Herald"], [QUIET])
    assert (made.owner, made.controller, made.token, made.exhausted, made.place) == (YOU, YOU, True, False, 0)
    assert (table.state.players[YOU].legend, made.id in table.state.players[YOU].further) != (made.id, False)
    assert [event.rule for event in table.events("created")] == ["439"]


@covers("107.4.d.1", "174.6", "174.7", "174.8")
def test_its_abilities_work_as_those_of_a_champion_legend_do() -> None:
    table = called("Further Call", hand=["Further Trinket"])
    assert (table.might("Test Might 2"), table.might("Test Might 3", FOE)) == (3, 3)
    table.you.play("Further Trinket")
    table.resolve()
    assert len(table.hand()) == 1
    assert "Further Herald" in table.you.offered("use")
    table.you.use("Further Herald")
    table.resolve()
    assert table.state.players[YOU].xp == 1
    assert "Further Herald" not in table.you.offered("use"), "it is exhausted"
    table.end_turn()
    assert "Further Herald" not in table.foe.offered("use"), "it is yours"
    table.end_turn()
    assert "Further Herald" in table.you.offered("use"), "it was readied with everything else (315.1)"


@covers("107.4.d.1", "365", "370")
def test_its_replacement_applies_as_long_as_it_is_there() -> None:
    table = called("Further Watch", hand=["Test Vanish", "Further Exile", "Test Vanish"])
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.hand().count("Playful Phantom")) == ("base", 1)
    table.you.play("Further Exile", on="Further Guard")
    table.resolve()
    table.you.play("Test Vanish", on="Test Might 2")
    table.resolve()
    assert (table.where("Test Might 2"), table.hand().count("Playful Phantom")) == ("trash", 1)


@covers("107.4.d.1", "429")
def test_its_resources_pay() -> None:
    table = called("Further Elevation", hand=["Further Prize"])
    assert "Further Prize" in table.you.offered("play")
    table.you.play("Further Prize")
    assert table.where("Further Prize") == "base"
    assert table.thing("Further Elder", zone="legend").exhausted


@covers("107.4.d.1", "107.4.d.2", "427")
def test_a_card_goes_to_banishment_a_token_is_gone() -> None:
    table = called("Further Call", "Further Elevation", hand=["Further Exile"] * 2)
    assert zone(table) == [QUIET, "Further Herald", "Further Elder"]
    assert not table.thing("Further Elder", zone="legend").token
    for name in ("Further Herald", "Further Elder"):
        table.you.play("Further Exile", on=name)
        table.resolve()
    assert (zone(table), table.where("Further Elder"), table.where("Further Herald")) == ([QUIET], "banished", "deck")
    assert (table.might("Test Might 2"), table.state.players[YOU].xp) == (2, 1), (
        "one gives no Might any more, the other said that it left"
    )
    assert table.you.offered("use") == set()
    banished = table.game.sight(FOE).players[YOU].banished
    assert [card.name for card in banished] == ["Further Elder"]


@covers("107.4.d", "107.4.d.2")
def test_the_champion_legend_stays_when_every_legend_is_banished() -> None:
    table = called("Further Courts", "Further Call", "Further Everything")
    assert (zone(table), zone(table, FOE), len(table.events("banished"))) == ([QUIET], [QUIET], 3)
    table = called(hand=["Further Exile"])
    table.you.play("Further Exile", on=f"obj:{table.state.players[FOE].legend}")
    table.resolve()
    assert (zone(table, FOE), table.events("banished")) == ([QUIET], [])


@covers("107.4.d.2", "107.4.d", "174.3", "174.4")
def test_to_no_other_zone_does_any_legend_go() -> None:
    table = called("Further Call", "Further Elevation", "Further Harm")
    assert zone(table) == [QUIET, "Further Herald", "Further Elder"]
    assert not [event for event in table.events() if event.kind in ("died", "recycled", "returned", "moved")]


@covers("174.5", "107.4.d.1", "355.9.a.4")
def test_it_is_a_legend_to_be_chosen() -> None:
    table = called("Further Courts", hand=["Further Cheer", "Further Count"])
    key = table.you._first("play", "Further Cheer")
    offered = [
        (table.state.objects[o.subject].card.name, table.state.objects[o.subject].owner)
        for o in table.you.draft(key).options
        if o.subject
    ]
    assert offered == [(QUIET, YOU), ("Further Herald", YOU), (QUIET, FOE), ("Further Herald", FOE)]
    table.you.play("Further Count")
    table.resolve()
    assert len(table.hand()) == 2


@covers("174.2.a", "358.3.a")
def test_it_is_not_played() -> None:
    table = called("Further Play")
    assert (zone(table), len(table.hand()), table.events("queued token")) == ([QUIET], 1, [])


@covers("107.4.d.1")
def test_what_is_created_can_be_spoken_of() -> None:
    table = called("Further Honour")
    assert table.thing("Further Herald", zone="legend").exhausted


@covers("426.1", "428.1", "420.1")
@pytest.mark.parametrize("nonsense", [buff(every(legend)), kill(every(legend)), move(every(legend), your_base)])
def test_a_text_that_would_do_to_legends_what_is_done_to_permanents_is_refused(nonsense: Action) -> None:
    with pytest.raises(Misread, match="legend"):
        read_all([Spell("TST-6F16", "Further Polish", energy=0).text(nonsense)])


@covers("107.4.d.1", "109", "355.10.a.1")
def test_everybody_sees_it() -> None:
    table = called("Further Call")
    for seat in (-1, YOU, FOE):
        seen: Sight = table.game.sight(seat)
        assert [card.name for card in seen.players[YOU].further] == ["Further Herald"]
        assert seen.players[YOU].legend.name == QUIET
        assert seen.players[FOE].further == ()


@covers("652.3", "107.4.d.1")
def test_it_leaves_the_game_with_its_player() -> None:
    table = Table(
        quiet(hand=["Further Courts"], base=["Test Might 2"]), quiet(base=["Test Might 3"]), battlefields=THREE,
        others=[quiet()],
    )
    table.you.play("Further Courts")
    table.resolve()
    assert table.might("Test Might 3", FOE) == 4
    before = len(table.state.objects)
    table.game.interject(FOE, "concede")
    assert (zone(table), table.state.players[FOE].further) == ([QUIET, "Further Herald"], ())
    assert [thing.owner for thing in table.state.objects.values() if thing.card.name == "Further Herald"] == [YOU, 2]
    assert len(table.state.objects) < before


def test_an_older_snapshot_knows_none() -> None:
    table = called()
    older = json.loads(table.game.save())
    for values in older["players"]:
        assert values.pop(-3) == []
    again = Game.restore(json.dumps(older).encode(), table.game.pins(), table.state.catalogue)
    assert again.fingerprint() == table.game.fingerprint()


def test_they_are_said() -> None:
    assert say(find_or_extra("Further Call")) == "Create a Further Herald legend token."
    assert say(find_or_extra("Further Elevation")) == "Create a Further Elder legend card."
