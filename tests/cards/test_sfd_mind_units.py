"""Units of Mind in Spiritforged."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.rules.covers import ruling
from tests.table import FOE, MEADOW, MOOR, Table, one, side

SERGEANT, SKULKER, DRAKE = "Vanguard Sergeant", "Shipyard Skulker", "Mountain Drake"
ENGINEER, BOT, CUB, BREAKNECK = "Aspiring Engineer", "Bubble Bot", "Frostcoat Cub", "Breakneck Mech"
BARD, EZREAL, ORNN, RENATA = "Bard, Mercurial", "Ezreal, Dashing", "Ornn, Forge God", "Renata Glasc, Mastermind"
RUMBLE = "Rumble, Scrapper"


# --- when they are played

@card(ENGINEER)
def test_aspiring_engineer_returns_a_gear_from_the_own_trash() -> None:
    table = Table(you=side(hand=[ENGINEER], runes={"mind": 3}, trash=["Gust", "Sun Disc"]),
                  foe=side(trash=["Energy Conduit"]))
    table.you.play(ENGINEER)
    table.resolve()
    assert (table.hand(), table.trash()) == (["Sun Disc"], ["Gust"])
    none = Table(you=side(hand=[ENGINEER], runes={"mind": 3}, trash=["Gust"]), foe=side(trash=["Sun Disc"]))
    none.you.play(ENGINEER)
    none.resolve()
    assert (none.hand(), none.open.kind) == ([], "act")


@card(BOT)
def test_bubble_bot_readies_another_friendly_mech() -> None:
    table = Table(you=side(base=["Mech*", "Mega-Mech*", f"{SERGEANT}*"], hand=[BOT], runes={"mind": 3}),
                  foe=side(base=["Mech*"]))
    table.you.play(BOT)
    assert asked(table.you) == ["Mech", "Mega-Mech"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert [table.thing(name, 0).exhausted for name in ("Mega-Mech", "Mech", SERGEANT, BOT)] == [
        False, True, True, True]


@card(CUB)
@pytest.mark.parametrize(("extra", "might"), [("pay 1 mind", 2), ((), 4)])
def test_frostcoat_cub_takes_two_might_when_more_was_paid(extra: str, might: int) -> None:
    table = Table(you=side(hand=[CUB], runes={"mind": 3}), foe=side(base=[SERGEANT]))
    table.you.play(CUB, extra=extra)
    table.resolve()
    if extra:
        assert asked(table.you) == [CUB, SERGEANT]
        table.you.choose(SERGEANT)
    table.resolve()
    assert table.might(SERGEANT) == might


@card("Dropboarder")
@pytest.mark.parametrize(("gear", "exhausted"), [(["Sun Disc", "Doran's Blade"], False), (["Sun Disc"], True)])
def test_dropboarder_readies_itself_beside_two_gear(gear: list[str], exhausted: bool) -> None:
    table = Table(you=side(base=gear, hand=["Dropboarder"], runes={"mind": 4}), foe=side(base=["Energy Conduit"] * 2))
    table.you.play("Dropboarder")
    table.resolve()
    assert table.thing("Dropboarder").exhausted is exhausted


@ruling("R111")
@card("Pickpocket")
@pytest.mark.parametrize(("gear", "answer", "golds"), [
    ("Gold", "yes", 1), ("Orb of Regret", "yes", 1), ("Orb of Regret", "no", 0),
])
def test_pickpocket_may_kill_a_cheap_gear_for_gold(gear: str, answer: str, golds: int) -> None:
    """A token costs nothing."""
    table = Table(you=side(hand=["Pickpocket"], runes={"mind": 3}), foe=side(base=[gear, "Sun Disc"]))
    table.you.play("Pickpocket")
    table.resolve()
    table.you.choose(answer)
    table.resolve()
    came = [e for e in table.events("entered") if e.card == "SFD-T03"]
    assert (len(came), len(table.events("died")), table.where("Sun Disc")) == (golds, golds, "base")


@card("Pickpocket")
def test_pickpocket_kills_nothing_dear() -> None:
    table = Table(you=side(hand=["Pickpocket"], runes={"mind": 3}), foe=side(base=["Sun Disc"]))
    table.you.play("Pickpocket")
    table.resolve()
    assert (table.open.kind, table.where("Gold")) == ("act", "deck")


@card(BARD)
def test_bard_moves_any_number_of_your_units_for_the_legend_exhausted() -> None:
    table = Table(you=side(hand=[BARD], runes={"mind": 4}, base=[SERGEANT, SKULKER]), foe=side(at={MOOR: [DRAKE]}))
    table.you.play(BARD, paying="Test Silent Legend")
    assert table.state.objects[table.state.players[0].legend].exhausted
    table.you.choose(SERGEANT, BARD)
    table.resolve()
    table.pass_all()
    assert [table.where(name) for name in (SERGEANT, BARD, SKULKER)] == [MEADOW, MEADOW, "base"]


@card(BARD)
def test_bard_moves_nobody_unpaid_or_with_an_exhausted_legend() -> None:
    table = Table(you=side(hand=[BARD], runes={"mind": 4}, base=[SERGEANT]), foe=side())
    table.you.play(BARD)
    table.resolve()
    assert (table.open.kind, table.events("triggered")) == ("act", [])
    tired = Table(you=side(hand=[BARD], runes={"mind": 4}, legend="Test Silent Legend*"), foe=side())
    assert "Test Silent Legend" not in options(tired.you, "play", BARD)


# --- while they are there

@card("Forecaster", "Mega-Mech")
def test_forecaster_gives_your_mechs_vision_and_itself() -> None:
    table = Table(you=side(hand=["Forecaster", "Mega-Mech", SKULKER], runes={"mind": 12}, deck=["Gust", "Flash"]),
                  foe=side())
    for name, looks in (("Forecaster", 1), ("Mega-Mech", 2)):
        table.you.play(name)
        table.resolve()
        assert len(table.events("looked")) == looks
        table.you.choose("keep")
        table.resolve()
    table.you.play(SKULKER)
    table.resolve()
    assert len(table.events("looked")) == 2




@card("Gearhead", "World Atlas")
def test_gearhead_gets_twice_the_bonus_of_its_equipment_and_accelerates() -> None:
    table = Table(you=side(base=[one("Gearhead", attached=["World Atlas"]), one(SERGEANT, attached=["Long Sword"])]),
                  foe=side())
    assert (table.might("Gearhead"), table.might(SERGEANT)) == (7, 6)
    ready = Table(you=side(hand=["Gearhead"], runes={"mind": 6}), foe=side())
    ready.you.play("Gearhead", accelerate=True)
    ready.resolve()
    assert (ready.thing("Gearhead").exhausted, ready.might("Gearhead")) == (False, 3)


@card("Prize of Progress", "Heart of Dark Ice", "Orb of Regret")
def test_prize_of_progress_is_stronger_for_each_ability_of_a_gear_that_you_use() -> None:
    prize = "Prize of Progress"
    table = Table(you=side(base=[prize, "Heart of Dark Ice", "Energy Conduit"], deck=["Gust"]),
                  foe=side(base=["Orb of Regret", SERGEANT], deck=["Gust"]))
    table.you.use("Heart of Dark Ice", on=SERGEANT)
    table.resolve()
    table.you.use("Energy Conduit")
    table.resolve()
    assert table.might(prize) == 5
    table.end_turn()
    assert table.might(prize) == 3
    table.foe.use("Orb of Regret", on=SERGEANT)
    table.resolve()
    assert table.might(prize) == 3


@card("Prize of Progress", RENATA)
def test_prize_of_progress_counts_no_ability_of_a_unit() -> None:
    table = Table(you=side(at={MEADOW: [RENATA]}, base=["Prize of Progress"], runes={"mind": 1}, deck=["Gust"]),
                  foe=side())
    table.you.use(RENATA)
    table.resolve()
    assert (table.hand(), table.might("Prize of Progress")) == (["Gust"], 3)


@card(BREAKNECK, "Stupefy")
def test_breakneck_mech_gives_mechs_deflect_and_ganking() -> None:
    table = Table(you=side(at={MEADOW: ["Mech", SERGEANT]}, base=[BREAKNECK]), foe=side())
    for name, there in (("Mech", True), (SERGEANT, False)):
        question = table.you.draft(table.you._first("move", name))
        assert any(option.short == MOOR for option in question.options) is there
    foes = Table(you=side(base=[BREAKNECK, "Mech", SERGEANT]), foe=side(hand=["Stupefy"], pool={"energy": 1}),
                 turn_of=FOE)
    foes.foe.play("Stupefy", on=SERGEANT)
    foes.resolve()
    assert (foes.might(SERGEANT), [e.other for e in foes.events("paid")]) == (3, ["energy"])


@card(BREAKNECK)
@pytest.mark.parametrize(("base", "exhausted"), [(["Mech"], False), ([SERGEANT], True)])
def test_breakneck_mech_enters_ready_beside_another_mech(base: list[str], exhausted: bool) -> None:
    table = Table(you=side(base=base, hand=[BREAKNECK], runes={"mind": 8}), foe=side(base=["Mega-Mech"]))
    table.you.play(BREAKNECK)
    table.resolve()
    assert table.thing(BREAKNECK).exhausted is exhausted


@card(EZREAL)
def test_ezreal_deals_his_might_by_attacking_or_defending_but_no_combat_damage() -> None:
    table = Table(you=side(base=[EZREAL]), foe=side(at={MEADOW: [DRAKE, "Mega-Mech"]}))
    table.you.move(EZREAL, to=MEADOW)
    assert asked(table.you) == ["Mega-Mech", DRAKE]
    table.you.choose(DRAKE)
    table.resolve()
    assert table.thing(DRAKE).damage == 3
    table.pass_all()
    assert (table.trash(), [e.n for e in table.events("damaged") if e.n and e.subject == table.thing(DRAKE).id]) == (
        [EZREAL], [3])
    defend = Table(you=side(at={MEADOW: [EZREAL]}), foe=side(base=[SERGEANT]), turn_of=FOE)
    defend.foe.move(SERGEANT, to=MEADOW)
    defend.resolve()
    assert defend.thing(SERGEANT).damage == 3


@card(EZREAL)
def test_ezreal_goes_home_for_one_mind() -> None:
    table = Table(you=side(base=[EZREAL], runes={"mind": 1}), foe=side(at={MEADOW: [DRAKE]}))
    table.you.move(EZREAL, to=MEADOW)
    table.resolve()
    table.you.use(EZREAL)
    table.resolve()
    assert (table.where(EZREAL), [e.other for e in table.events("paid")]) == ("base", ["mind"])


@card(ORNN, "Doran's Blade")
def test_ornn_has_one_might_for_each_friendly_gear_and_arms_himself() -> None:
    table = Table(you=side(base=["Sun Disc", "Doran's Blade"], hand=[ORNN], runes={"body": 6}),
                  foe=side(base=["Energy Conduit"]))
    table.you.play(ORNN)
    table.resolve()
    assert table.might(ORNN) == 6
    table.you.choose("yes")
    table.resolve()
    table.you.choose("equip:0")
    table.resolve()
    assert table.might(ORNN) == 8
    foes = Table(you=side(base=[ORNN]), foe=side(hand=["Stupefy"], pool={"energy": 1, "mind": 1}), turn_of=FOE)
    assert foes.foe.offered("play") == set()


@card(RENATA)
def test_renata_draws_and_scores_at_a_battlefield_alone() -> None:
    table = Table(you=side(at={MEADOW: [RENATA]}, runes={"mind": 5}, deck=["Gust", "Flash"]), foe=side())
    table.you.use(RENATA)
    table.resolve()
    assert (table.hand(), table.thing(RENATA).exhausted) == (["Gust"], False)
    rich = Table(you=side(at={MEADOW: [RENATA]}, runes={"mind": 8}), foe=side())
    rich.you.use(RENATA, n=1)
    rich.resolve()
    assert (rich.points(), rich.thing(RENATA).exhausted) == ((1, 0), True)
    home = Table(you=side(base=[RENATA], runes={"mind": 8}), foe=side())
    assert RENATA not in home.you.offered("use")


@card(RUMBLE)
def test_rumble_scrapper_strengthens_your_mechs() -> None:
    table = Table(you=side(base=[RUMBLE, "Mech", SERGEANT]), foe=side(base=["Mega-Mech"]))
    assert [table.might(name) for name in (RUMBLE, "Mech", SERGEANT, "Mega-Mech")] == [5, 4, 4, 8]


@card(RUMBLE)
def test_rumble_scrapper_builds_a_mech_by_holding() -> None:
    table = Table(you=side(at={MEADOW: [RUMBLE]}, deck=["Gust"]), foe=side(), turn_of=FOE)
    table.end_turn()
    table.resolve()
    assert (table.where("Mech"), table.might("Mech")) == ("base", 4)
    attack = Table(you=side(base=[RUMBLE]), foe=side())
    attack.you.move(RUMBLE, to=MEADOW)
    attack.pass_all()
    assert attack.where("Mech") == "deck"


@card("Plundering Poro")
def test_plundering_poro_finds_gold_by_conquering_and_not_by_holding() -> None:
    table = Table(you=side(base=["Plundering Poro"]), foe=side())
    table.you.move("Plundering Poro", to=MEADOW)
    table.pass_all()
    assert (table.where("Gold"), table.thing("Gold").exhausted) == ("base", True)
    held = Table(you=side(at={MEADOW: ["Plundering Poro"]}, deck=["Gust"]), foe=side(), turn_of=FOE)
    held.end_turn()
    held.resolve()
    assert held.where("Gold") == "deck"


@card("Jayce, Man of Progress")
def test_jayce_gives_up_a_gear_and_plays_one_without_its_energy() -> None:
    """Of two that cost 3 Energy and 1 Power, the second costs all of that again; one for 9 Energy is too dear."""
    jayce, anomaly = "Jayce, Man of Progress", "Hextech Anomaly"
    hand = [jayce, anomaly, anomaly, "Dazzling Aurora"]
    table = Table(you=side(hand=hand, base=["Sun Disc"], runes={"mind": 4}, spent={"mind": 1, "body": 2}),
                  foe=side(base=["Energy Conduit"]))
    table.you.play(jayce)
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert (table.trash(), table.where("Energy Conduit"), table.ready_runes()) == (["Sun Disc"], "base", 0)
    assert table.you.offered("play") == {anomaly}
    table.you.play(anomaly)
    table.resolve()
    assert (table.hand(), len(table.state.players[0].runes), table.you.offered("play")) == (
        [anomaly, "Dazzling Aurora"], 6, set())


@card("Jayce, Man of Progress")
@pytest.mark.parametrize(("base", "answer"), [(["Sun Disc"], "no"), ([], "")])
def test_jayce_permits_nothing_where_no_gear_is_given_up(base: list[str], answer: str) -> None:
    table = Table(you=side(hand=["Jayce, Man of Progress", "Hextech Anomaly"], base=base, runes={"mind": 6}),
                  foe=side(base=["Energy Conduit"]))
    table.you.play("Jayce, Man of Progress")
    table.resolve()
    if answer:
        table.you.choose(answer)
        table.resolve()
    assert (table.trash(), table.you.offered("play"), table.open.kind) == ([], set(), "act")


@card("Card Sharp")
@pytest.mark.parametrize(("yours", "foes", "gold"), [
    ("yes", "yes", (2, 1)), ("no", "yes", (1, 1)), ("yes", "no", (1, 0)), ("no", "no", (0, 0)),
])
def test_card_sharp_offers_gold_and_takes_as_much_as_the_opponent(yours: str, foes: str, gold: tuple[int, int]) -> None:
    table = Table(you=side(hand=["Card Sharp"], runes={"mind": 3}), foe=side())
    table.you.play("Card Sharp")
    table.resolve()
    table.you.choose(yours)
    table.resolve()
    table.foe.choose(foes)
    table.resolve()
    tokens = [thing for thing in table.state.permanents() if thing.card.name == "Gold"]
    assert tuple(sum(thing.controller == seat for thing in tokens) for seat in (0, FOE)) == gold
    assert all(thing.exhausted for thing in tokens)
