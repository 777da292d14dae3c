"""Mind gear of Origins: abilities that are used, and one at the start of a turn."""
from __future__ import annotations

import pytest

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side


def begins(you: object, foe: object) -> Table:
    """The foe's turn ends, and yours begins."""
    table = Table(you=you, foe=foe, turn_of=FOE)  # type: ignore[arg-type]
    table.foe.ends()
    table.pass_all()
    return table


@card("Orb of Regret")
def test_orb_of_regret_takes_one_might_for_the_turn_but_leaves_one() -> None:
    table = Table(you=side(base=["Orb of Regret", "Recruit"]), foe=side(at={MOOR: ["Mega-Mech"]}))
    assert options(table.you, "use", "Orb of Regret") == ["Mega-Mech", "Recruit"]
    table.you.use("Orb of Regret", on="Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.might("Recruit")) == (7, 1)
    assert table.thing("Orb of Regret").exhausted
    assert table.you.offered("use") == set()
    table.end_turn()
    assert table.might("Mega-Mech") == 8
    small = Table(you=side(base=["Orb of Regret"]), foe=side(base=["Recruit"]))
    small.you.use("Orb of Regret", on="Recruit")
    small.resolve()
    assert small.might("Recruit") == 1


@card("Energy Conduit", "Seal of Insight")
@pytest.mark.parametrize(("name", "added"), [("Energy Conduit", "1"), ("Seal of Insight", "mind")])
def test_a_gear_that_adds_does_it_at_once_also_in_answer_to_a_spell(name: str, added: str) -> None:
    table = Table(
        you=side(base=[name], hand=["Stupefy"]), turn_of=FOE,
        foe=side(hand=["Falling Comet"], runes={"mind": 5}, at={MOOR: ["Daring Poro"]}),
    )
    table.foe.play("Falling Comet", on="Daring Poro")
    table.you.use(name)
    assert table.chain() == ["Falling Comet"], "what adds resources is over at once"
    pool = {(resource.kind, resource.n) for resource in table.state.players[YOU].pool}
    assert pool == ({("energy", 1)} if added == "1" else {("mind", 1)})
    assert table.thing(name).exhausted
    assert ("Stupefy" in table.you.offered("play")) == (added == "1")


@card("Energy Conduit", "Seal of Insight")
def test_exhausted_they_add_nothing_and_the_seal_pays_no_energy() -> None:
    table = Table(you=side(base=["Energy Conduit*", "Seal of Insight*"], hand=["Stupefy"]))
    assert table.you.offered("use") == set()
    for name, playable in (("Energy Conduit", {"Stupefy"}), ("Seal of Insight", set())):
        table = Table(you=side(base=[name, "Daring Poro"], hand=["Stupefy"]))
        table.you.use(name)
        assert table.you.offered("play") == playable


@card("Garbage Grabber")
def test_garbage_grabber_recycles_three_of_the_trash_and_draws() -> None:
    trash = ["Gust", "Flash", "Mobilize", "Stupefy"]
    table = Table(you=side(base=["Garbage Grabber"], runes={"fury": 1}, trash=trash, deck=["Meditation"]))
    table.you.use("Garbage Grabber", paying=["Gust", "Flash", "Stupefy"])
    assert table.trash() == ["Mobilize"], "recycling is its cost"
    table.resolve()
    assert (table.hand(), table.ready_runes()) == (["Meditation"], 0)
    assert sorted(card.name for card in table.state.players[YOU].deck) == ["Flash", "Gust", "Stupefy"]


@card("Garbage Grabber")
def test_garbage_grabber_needs_three_cards_and_one_energy() -> None:
    few = Table(you=side(base=["Garbage Grabber"], runes={"fury": 1}, trash=["Gust"] * 2), foe=side(trash=["Gust"] * 9))
    poor = Table(you=side(base=["Garbage Grabber"], trash=["Gust"] * 3))
    assert "Garbage Grabber" not in few.you.offered("use") | poor.you.offered("use")


@card("Mushroom Pouch")
def test_mushroom_pouch_draws_at_the_start_of_a_turn_with_a_facedown_card_at_a_battlefield() -> None:
    you = side(base=["Mushroom Pouch"], at={MOOR: ["Daring Poro"]}, facedown={MOOR: ["Consult the Past"]},
               deck=["Gust", "Flash", "Mobilize"])
    table = begins(you, side(deck=["Stupefy"] * 3))
    assert table.hand() == ["Gust", "Flash"], "one for the pouch, one of the Draw Phase"
    table.end_turn()
    assert len(table.hand()) == 2, "not at the start of the opponent's"


@card("Mushroom Pouch")
def test_mushroom_pouch_draws_nothing_for_a_facedown_card_of_the_opponent() -> None:
    foe = side(at={MEADOW: ["Pouty Poro"]}, facedown={MEADOW: ["Consult the Past"]})
    table = begins(side(base=["Mushroom Pouch"], deck=["Gust", "Flash"]), foe)
    assert table.hand() == ["Gust"]
