"""Champion units of Mind in Origins."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

AHRI, EKKO, MALZAHAR, MUNDO = "Ahri, Inquisitive", "Ekko, Recurrent", "Malzahar, Fanatic", "Dr. Mundo, Expert"
TEEMO, VIKTOR = "Teemo, Strategist", "Viktor, Innovator"


@card("Dr. Mundo, Expert")
def test_dr_mundo_has_one_more_might_for_each_card_in_the_own_trash() -> None:
    table = Table(you=side(base=[MUNDO], trash=["Gust", "Flash"], hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]),
                  foe=side(base=["Recruit"], trash=["Gust"] * 5))
    assert table.might(MUNDO) == 8
    table.you.play("Stupefy", on="Recruit")
    assert table.might(MUNDO) == 8, "it is on the chain"
    table.resolve()
    assert table.might(MUNDO) == 9


@card("Dr. Mundo, Expert")
def test_dr_mundo_recycles_three_at_the_start_of_the_own_beginning_phase() -> None:
    trash = ["Gust", "Flash", "Mobilize", "Stupefy"]
    table = Table(you=side(base=[MUNDO], trash=trash, deck=["Meditation"]), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert asked(table.you) == sorted(trash)
    table.you.choose("Gust", "Flash", "Stupefy")
    table.pass_all()
    assert (table.trash(), table.might(MUNDO), table.hand()) == (["Mobilize"], 7, ["Meditation"])
    assert sorted(card.name for card in table.state.players[YOU].deck) == ["Flash", "Gust", "Stupefy"]


@card("Dr. Mundo, Expert")
def test_dr_mundo_recycles_what_there_is_when_it_is_less() -> None:
    table = Table(you=side(base=[MUNDO], trash=["Gust", "Flash"], deck=["Meditation"]), turn_of=FOE)
    table.foe.ends()
    table.pass_all()
    assert (table.trash(), table.might(MUNDO), len(table.events("recycled"))) == ([], 6, 2)


@card("Ekko, Recurrent")
def test_ekko_is_recycled_to_ready_the_runes_of_its_controller() -> None:
    table = Table(
        you=side(at={MOOR: [EKKO]}, spent={"mind": 3}, runes={"fury": 1}), turn_of=FOE,
        foe=side(hand=["Blast of Power"], runes={"order": 6}),
    )
    table.foe.play("Blast of Power", on=EKKO)
    table.resolve()
    table.you.choose("yes")
    assert (table.trash(), table.ready_runes()) == ([], 1), "recycling is the cost"
    table.resolve()
    assert (table.trash(), [card.name for card in table.state.players[YOU].deck]) == ([], [EKKO])
    assert (table.ready_runes(), table.ready_runes(FOE)) == (4, 0)


@card("Ekko, Recurrent")
def test_ekko_who_is_left_in_the_trash_readies_nothing() -> None:
    table = Table(you=side(at={MOOR: [EKKO]}, spent={"mind": 3}), turn_of=FOE,
                  foe=side(hand=["Blast of Power"], runes={"order": 6}))
    table.foe.play("Blast of Power", on=EKKO)
    table.resolve()
    table.you.choose("no")
    assert (table.trash(), table.ready_runes(), table.chain()) == ([EKKO], 0, [])


@card("Ekko, Recurrent")
def test_ekko_who_returns_to_the_hand_readies_nothing() -> None:
    table = Table(
        you=side(at={MOOR: [EKKO]}, hand=["Retreat"], runes={"mind": 1}, spent={"mind": 3}), foe=side(), turn_of=YOU,
    )
    table.you.play("Retreat", on=EKKO)
    table.resolve()
    assert (table.hand(), table.ready_runes(), table.events("recycled")) == ([EKKO], 0, [])


@card("Ekko, Recurrent")
@pytest.mark.parametrize("paid", [True, False])
def test_ekko_enters_ready_for_one_energy_and_one_mind_more(paid: bool) -> None:
    table = Table(you=side(hand=[EKKO], runes={"mind": 7}))
    table.you.play(EKKO, accelerate=paid)
    assert table.thing(EKKO).exhausted != paid
    assert len(table.state.players[YOU].runes) == (5 if paid else 6)


@card("Malzahar, Fanatic")
def test_malzahar_kills_a_friendly_unit_or_gear_for_two_power_of_any_domain() -> None:
    table = Table(
        you=side(base=[MALZAHAR, "Recruit", "Seal of Insight"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Pouty Poro"]),
    )
    assert options(table.you, "use", MALZAHAR) == ["Daring Poro", MALZAHAR, "Recruit", "Seal of Insight"]
    table.you.use(MALZAHAR, paying="Daring Poro")
    assert (table.trash(), table.chain(), table.thing(MALZAHAR).exhausted) == (["Daring Poro"], [], True)
    assert [(resource.kind, resource.n) for resource in table.state.players[YOU].pool] == [("any", 2)]


@card("Malzahar, Fanatic")
def test_malzahar_adds_in_showdowns_of_the_opponent_but_in_no_answer() -> None:
    table = Table(
        you=side(base=[MALZAHAR], at={MOOR: ["Daring Poro"]}), turn_of=FOE,
        foe=side(base=["Petty Officer"], hand=["Smoke Screen"], runes={"mind": 2}),
    )
    table.foe.play("Smoke Screen", on="Daring Poro")
    assert table.you.offered("use") == set()
    table.you.passes()
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    assert table.you.offered("use") == {MALZAHAR}


@card("Viktor, Innovator", "Recruit")
def test_viktor_brings_a_recruit_for_a_card_on_an_opponents_turn() -> None:
    table = Table(
        you=side(at={MOOR: [VIKTOR]}, hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]), turn_of=FOE,
        foe=side(hand=["Incinerate", "Stupefy"], runes={"fury": 2, "mind": 1}),
    )
    table.foe.play("Incinerate", on=VIKTOR)
    assert table.events("triggered") == [], "a card of the opponent"
    table.you.play("Stupefy", on=VIKTOR)
    table.resolve()
    assert (table.where("Recruit"), table.thing("Recruit").controller, table.might("Recruit")) == ("base", YOU, 1)


@card("Viktor, Innovator")
def test_viktor_brings_nobody_in_the_own_turn() -> None:
    table = Table(you=side(at={MOOR: [VIKTOR]}, hand=["Stupefy"], runes={"mind": 1}, deck=["Gust"]))
    table.you.play("Stupefy", on=VIKTOR)
    table.resolve()
    assert (table.events("triggered"), table.hand()) == ([], ["Gust"])


@card("Viktor, Innovator", "Recruit")
def test_viktor_counts_a_unit_from_face_down() -> None:
    table = Table(
        you=side(at={MOOR: [VIKTOR]}, facedown={MOOR: [TEEMO]}), foe=side(base=["Petty Officer"]), turn_of=FOE
    )
    table.foe.move("Petty Officer", to=MOOR)
    table.foe.passes()
    table.you.play(TEEMO)
    table.resolve()
    assert (table.where(TEEMO), table.where("Recruit")) == (MOOR, "base")


@card("Ahri, Inquisitive")
def test_ahri_weakens_an_enemy_where_she_attacks_or_defends() -> None:
    table = Table(
        you=side(base=[AHRI, "Daring Poro"]), foe=side(at={MOOR: ["Mega-Mech", "Recruit"], MEADOW: ["Petty Officer"]})
    )
    table.you.move(AHRI, to=MOOR)
    assert asked(table.you) == ["Mega-Mech", "Recruit"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.might("Mega-Mech"), table.might("Recruit")) == (6, 1)
    home = Table(you=side(at={MOOR: [AHRI]}), foe=side(base=["Mega-Mech", "Petty Officer"]), turn_of=FOE)
    home.foe.move("Mega-Mech", to=MOOR)
    home.resolve()
    assert (home.might("Mega-Mech"), home.might("Petty Officer")) == (6, 5)


@card("Ahri, Inquisitive")
def test_ahri_leaves_one_might_and_does_nothing_at_an_empty_battlefield() -> None:
    table = Table(you=side(base=[AHRI]), foe=side(at={MOOR: ["Daring Poro"]}))
    table.you.move(AHRI, to=MOOR)
    table.resolve()
    assert table.might("Daring Poro") == 1
    alone = Table(you=side(base=[AHRI]), foe=side(at={MOOR: ["Daring Poro"]}))
    alone.you.move(AHRI, to=MEADOW)
    assert alone.events("triggered") == []


# --- Teemo

def ambushed(deck: list[str], *foes: str) -> Table:
    """Teemo at the Moor, and the foe attacks him there."""
    table = Table(you=side(at={MOOR: [TEEMO]}, deck=deck), foe=side(base=[*foes, "Daring Poro"]), turn_of=FOE)
    table.foe.move(*foes, to=MOOR)
    return table


@card("Teemo, Strategist")
def test_teemo_deals_one_for_each_revealed_card_with_hidden_to_one_enemy_there() -> None:
    deck = ["Consult the Past", "Gust", "Sprite Call", "Blastcone Fae", "Flash", TEEMO]
    table = ambushed(deck, "Mega-Mech", "Petty Officer")
    assert asked(table.you) == ["Mega-Mech", "Petty Officer"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.thing("Petty Officer").damage) == (3, 0)
    assert [card.name for card in table.state.players[YOU].deck][-1] == TEEMO, "on top now"
    assert sorted(card.name for card in table.state.players[YOU].deck) == sorted(deck)
    assert len(table.events("recycled")) == 5


@card("Teemo, Strategist")
def test_teemo_who_reveals_nothing_with_hidden_deals_nothing() -> None:
    table = ambushed(["Gust", "Flash", "Mobilize", "Gust", "Flash", "Consult the Past"], "Mega-Mech")
    table.resolve()
    assert (table.thing("Mega-Mech").damage, table.events("damaged"), len(table.events("recycled"))) == (0, [], 5)


@card("Teemo, Strategist")
def test_teemo_who_attacks_reveals_nothing() -> None:
    table = Table(you=side(base=[TEEMO], deck=["Consult the Past"] * 5), foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move(TEEMO, to=MOOR)
    assert (table.events("triggered"), table.events("revealed")) == ([], [])


@card("Teemo, Strategist")
def test_teemo_hides_and_is_played_for_nothing_where_he_defends() -> None:
    table = Table(you=side(hand=[TEEMO], runes={"fury": 1}, at={MOOR: ["Daring Poro"]}))
    table.you.hide(TEEMO)
    assert (table.hand(), table.state.players[YOU].runes) == ([], [])
    later = Table(
        you=side(at={MOOR: ["Daring Poro"]}, facedown={MOOR: [TEEMO]}, deck=["Sprite Call"]), turn_of=FOE,
        foe=side(base=["Mega-Mech"]),
    )
    later.foe.move("Mega-Mech", to=MOOR)
    later.foe.passes()
    later.you.play(TEEMO)
    later.resolve()
    assert (later.where(TEEMO), later.thing("Mega-Mech").damage) == (MOOR, 1), "he becomes a defender"
