"""Units of Chaos in Vendetta."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cards.catalogue import find, max_copies
from cards.decks import starters
from engine.rules.formats.decks import main_faults
from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, catalogue, side

LIFEBLADE, MOTHER, DISCIPLE, LURKER = "Kinkou Lifeblade", "Mask Mother", "Shadow Order Disciple", "Shadowblade Lurker"
TORNADO, MONK, PREFECT, MATRIARCH = "Tornado Warrior", "Gust Monk", "Ravenbloom Prefect", "Tail-Cloaked Matriarch"
ILLAOI, MEL, MINAH = "Illaoi, Prophet of the Great Kraken", "Mel, Defiant Soul", "Minah Swiftfoot"
ZED, KENNEN, KHAROX, DRAKE = "Zed, Without a Sound", "Kennen, Storm of Shuriken", "Kharox", "Ocean Drake"


# --- what they do on the way

@card(LIFEBLADE)
def test_kinkou_lifeblade_grows_and_ganks_once_empowered() -> None:
    table = Table(you=side(at={MEADOW: [LIFEBLADE]}, runes={"chaos": 2}), foe=side())
    assert (table.might(LIFEBLADE), MOOR in options(table.you, "move", LIFEBLADE)) == (4, False)
    table.you.use(LIFEBLADE)
    table.resolve()
    assert (table.might(LIFEBLADE), MOOR in options(table.you, "move", LIFEBLADE)) == (5, True)
    poor = Table(you=side(at={MEADOW: [LIFEBLADE]}, runes={"chaos": 1}), foe=side())
    assert LIFEBLADE not in poor.you.offered("use")


@card(MOTHER, "Ezreal, Prodigy")
@pytest.mark.parametrize(("answer", "might"), [("yes", 6), ("no", 4)])
def test_mask_mother_may_give_might_as_she_is_discarded(answer: str, might: int) -> None:
    table = Table(you=side(hand=["Ezreal, Prodigy", MOTHER, "Gust"], runes={"chaos": 4}, base=["Vanguard Sergeant"],
                           deck=["Gust"] * 2),
                  foe=side(base=["Pit Rookie"]))
    table.you.play("Ezreal, Prodigy")
    table.resolve()
    table.you.choose(MOTHER)
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Ezreal, Prodigy", "Vanguard Sergeant"]
        table.you.choose("Vanguard Sergeant")
        table.resolve()
    assert (table.might("Vanguard Sergeant"), table.where(MOTHER)) == (might, "trash")


@card(MOTHER, "Blade Twirler")
def test_mask_mother_gives_nothing_as_she_is_burned() -> None:
    table = Table(you=side(base=["Blade Twirler"], deck=[MOTHER], runes={"chaos": 1}), foe=side())
    table.you.move("Blade Twirler", to=MEADOW)
    table.you.choose("seat:0")
    table.pass_all()
    assert (table.where(MOTHER), table.ready_runes()) == ("trash", 1)


@card(DISCIPLE)
@pytest.mark.parametrize(("answer", "might", "trash"), [("yes", 3, ["Gust"]), ("no", 2, [])])
def test_shadow_order_disciple_may_burn_to_grow_as_it_moves(answer: str, might: int, trash: list[str]) -> None:
    table = Table(you=side(base=[DISCIPLE], deck=["Gust", "Flash"]), foe=side())
    table.you.move(DISCIPLE, to=MEADOW)
    table.you.choose(answer)
    table.resolve()
    assert (table.might(DISCIPLE), table.trash()) == (might, trash)


@card(LURKER)
@pytest.mark.parametrize(("trash", "energy"), [
    ([], 5), ([LURKER], 3), ([LURKER, "Gust", LURKER], 1), ([LURKER] * 3, 0),
])
def test_shadowblade_lurker_costs_less_for_others_in_the_trash(trash: list[str], energy: int) -> None:
    table = Table(you=side(hand=[LURKER], runes={"chaos": 6}, trash=trash), foe=side(trash=[LURKER]))
    table.you.play(LURKER)
    assert sum(e.n for e in table.events("paid") if e.other == "energy") == energy


@card(LURKER, "Endless Riches")
@pytest.mark.parametrize(("energy", "ready", "offered"), [(4, [LURKER], False), (5, [LURKER], True),
                                                          (2, [LURKER, LURKER], False), (3, [LURKER, LURKER], True)])
def test_shadowblade_lurker_doesnt_count_itself_where_it_is_played_from_the_trash(
    energy: int, ready: list[str], *, offered: bool
) -> None:
    table = Table(you=side(base=["Endless Riches"], runes={"chaos": energy}, trash=ready), foe=side())
    assert (LURKER in table.you.offered("play")) is offered
    if offered:
        table.you.play(LURKER)
        assert sum(e.n for e in table.events("paid") if e.other == "energy") == energy


@card(TORNADO)
def test_tornado_warrior_lends_power_where_it_appears() -> None:
    table = Table(you=side(facedown={MEADOW: [TORNADO]}, at={MEADOW: ["Recruit"], MOOR: ["Pit Rookie"]}),
                  foe=side(base=["Mega-Mech"]))
    table.you.play(TORNADO)
    table.you.choose("yes")
    assert asked(table.you) == ["Recruit", TORNADO]
    table.you.choose("Recruit")
    table.resolve()
    assert (table.where(TORNADO), table.thing("Recruit").empowered) == (MEADOW, 1)
    table.end_turn()
    assert table.thing("Recruit").empowered == 0


@card(TORNADO)
def test_tornado_warrior_lends_nothing_from_the_hand() -> None:
    table = Table(you=side(hand=[TORNADO], runes={"chaos": 3}, at={MEADOW: ["Recruit"]}), foe=side())
    assert TORNADO in table.you.offered("hide")
    table.you.play(TORNADO, to=MEADOW)
    table.resolve()
    assert (table.open.kind, table.thing("Recruit").empowered) == ("act", 0)


@card(MONK)
def test_gust_monk_banishes_a_card_for_assault() -> None:
    table = Table(you=side(hand=[MONK], runes={"chaos": 3}, trash=["Gust"], base=["Recruit"]),
                  foe=side(trash=["Flash"], at={MEADOW: ["Mega-Mech"]}))
    table.you.play(MONK, extra="pay 1")
    table.you.choose("yes")
    assert asked(table.you) == [MONK, "Mega-Mech", "Recruit"]
    table.you.choose("Recruit")
    assert asked(table.you) == ["Flash", "Gust"]
    table.you.choose("Flash")
    table.resolve()
    table.you.move("Recruit", to=MEADOW)
    assert (table.might("Recruit"), table.where("Flash"), table.where("Gust")) == (3, "banished", "trash")


@card(MONK)
@pytest.mark.parametrize(("extra", "trash"), [((), ["Gust"]), ("pay 1", [])])
def test_gust_monk_gives_nothing_unpaid_or_without_a_card(extra: str, trash: list[str]) -> None:
    table = Table(you=side(hand=[MONK], runes={"chaos": 3}, trash=trash, base=["Recruit"]), foe=side())
    table.you.play(MONK, extra=extra)
    table.resolve()
    assert (table.open.kind, table.trash(), table.events("given")) == ("act", trash, [])


@card(PREFECT)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ravenbloom_prefect_may_be_banished_with_a_gear_of_an_opponent(answer: str) -> None:
    table = Table(you=side(base=[PREFECT, "Long Sword"]), foe=side(hand=["Sun Disc"], runes={"fury": 3}), turn_of=FOE)
    table.foe.play("Sun Disc")
    table.you.choose(answer)
    table.resolve()
    where = [table.where(PREFECT), table.where("Sun Disc", FOE), table.where("Long Sword")]
    assert where == (["banished", "banished", "base"] if answer == "yes" else ["base"] * 3)


@card(PREFECT)
def test_ravenbloom_prefect_stays_as_its_player_plays_a_gear_or_an_opponent_a_unit() -> None:
    table = Table(you=side(base=[PREFECT], hand=["Sun Disc"], runes={"fury": 3}), foe=side())
    table.you.play("Sun Disc")
    table.resolve()
    assert (table.open.kind, table.where(PREFECT), table.where("Sun Disc")) == ("act", "base", "base")
    unit = Table(you=side(base=[PREFECT]), foe=side(hand=["Daring Poro"], runes={"order": 2}), turn_of=FOE)
    unit.foe.play("Daring Poro")
    unit.resolve()
    assert (unit.open.kind, unit.where(PREFECT)) == ("act", "base")


# --- what they do as they become Empowered

@card(MATRIARCH)
def test_tail_cloaked_matriarch_brings_a_cheap_unit_back() -> None:
    trash = ["Gust", "Daring Poro", "Mega-Mech", "Pit Rookie"]
    table = Table(you=side(base=[MATRIARCH], runes={"chaos": 4}, trash=trash),
                  foe=side(trash=["Shipyard Skulker"]))
    table.you.use(MATRIARCH)
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Daring Poro", "Pit Rookie"]
    table.you.choose("Pit Rookie")
    table.pass_all()
    assert (table.where("Pit Rookie"), table.where("Daring Poro"), table.ready_runes()) == ("base", "trash", 2)
    assert sum(e.n for e in table.events("paid") if e.other == "energy") == 2


@card(MATRIARCH)
def test_tail_cloaked_matriarch_brings_nothing_dear() -> None:
    table = Table(you=side(base=[MATRIARCH], runes={"chaos": 4}, trash=["Gust", "Mega-Mech"]), foe=side())
    table.you.use(MATRIARCH)
    table.resolve()
    assert (table.open.kind, table.trash(), table.thing(MATRIARCH).empowered) == ("act", ["Gust", "Mega-Mech"], 1)


@card(MEL)
def test_mel_banishes_a_small_enemy_for_a_spell() -> None:
    table = Table(you=side(base=[MEL], hand=["Gust", "Pit Rookie", "Flash"], at={MOOR: ["Recruit"]}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Daring Poro", "Shipyard Skulker"]}, base=["Recruit"]))
    table.you.use(MEL, paying="Flash")
    table.resolve()
    assert asked(table.you) == ["Daring Poro", "Shipyard Skulker"]
    table.you.choose("Shipyard Skulker")
    table.resolve()
    assert (table.hand(), table.where("Shipyard Skulker"), table.where("Daring Poro")) == (
        ["Gust", "Pit Rookie"], "banished", MEADOW)
    bare = Table(you=side(base=[MEL], hand=["Pit Rookie"]), foe=side())
    assert MEL not in bare.you.offered("use")


@card(KHAROX)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_kharox_may_play_a_unit_that_an_opponent_burned(answer: str) -> None:
    table = Table(you=side(base=[KHAROX], runes={"chaos": 8}, trash=["Recruit"]),
                  foe=side(deck=["Gust", "Mega-Mech", "Flash", "Daring Poro"], trash=["Pit Rookie"]))
    table.you.use(KHAROX)
    table.resolve()
    table.resolve()
    assert table.trash(FOE) == ["Pit Rookie", "Gust", "Mega-Mech", "Flash"]
    table.you.choose(answer)
    if answer == "yes":
        assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
        table.you.choose("Mega-Mech")
        table.pass_all()
    mine = table.where("Mega-Mech") == "base" and table.thing("Mega-Mech").controller == YOU
    assert (mine, table.where("Pit Rookie"), len(table.state.players[FOE].deck)) == (answer == "yes", "trash", 1)


# --- what they do otherwise

@card(ILLAOI)
def test_illaoi_brings_tentacles_and_grows_with_them() -> None:
    table = Table(you=side(hand=[ILLAOI], runes={"chaos": 6}, at={MEADOW: ["Pit Rookie"]}), foe=side(base=["Recruit"]))
    table.you.play(ILLAOI)
    table.pass_all()
    table.you.choose("Your base")
    table.pass_all()
    assert (table.where("Tentacle"), table.might("Tentacle"), table.might(ILLAOI)) == ("base", 1, 5)


@card(ILLAOI)
@pytest.mark.parametrize(("mover", "might"), [(ILLAOI, 6), ("Pit Rookie", 5)])
def test_illaoi_brings_a_tentacle_as_she_scores_herself(mover: str, might: int) -> None:
    table = Table(you=side(base=[ILLAOI, "Recruit", "Pit Rookie"]), foe=side())
    assert table.might(ILLAOI) == 5
    table.you.move(mover, to=MEADOW)
    table.pass_all()
    if mover == ILLAOI:
        table.you.choose(MEADOW)
        table.pass_all()
    assert (table.open.kind, table.points(), table.might(ILLAOI)) == ("act", (1, 0), might)


@card(MINAH)
@pytest.mark.parametrize(("mode", "hands"), [("each player discards 1", (0, 0)), ("each player draws 1", (2, 2))])
def test_minah_swiftfoot_has_each_player_discard_or_draw(mode: str, hands: tuple[int, int]) -> None:
    table = Table(you=side(base=[MINAH], hand=["Gust"], deck=["Flash"] * 2),
                  foe=side(hand=["Gust"], deck=["Flash"] * 2))
    table.you.move(MINAH, to=MEADOW)
    table.you.choose(mode)
    table.resolve()
    assert (len(table.hand()), len(table.hand(FOE))) == hands
    home = Table(you=side(at={MEADOW: [MINAH]}), foe=side())
    home.you.move(MINAH, to="base")
    assert home.open.kind == "act"


@card(ZED)
def test_zed_brings_a_clone_as_he_conquers_and_changes_places_with_it() -> None:
    table = Table(you=side(base=[ZED, "Recruit"], runes={"chaos": 2}), foe=side())
    assert ZED not in table.you.offered("use")
    table.you.move(ZED, to=MEADOW)
    table.pass_all()
    assert (table.where("Shadow Clone"), table.might("Shadow Clone")) == ("base", 0)
    table.you.use(ZED)
    table.resolve()
    assert (table.where("Shadow Clone"), table.where(ZED), table.where("Recruit")) == (MEADOW, "base", "base")
    assert table.ready_runes() == 1


@card(ZED)
def test_zed_brings_no_clone_as_another_conquers() -> None:
    table = Table(you=side(base=[ZED, "Recruit"]), foe=side())
    table.you.move("Recruit", to=MEADOW)
    table.pass_all()
    assert (table.points(), table.where("Shadow Clone")) == ((1, 0), "deck")


@card(KENNEN, "Gust")
def test_kennen_burns_two_and_gives_a_spell_of_the_trash_flow() -> None:
    table = Table(you=side(hand=[KENNEN], runes={"chaos": 4}, deck=["Flash", "Recruit", "Gust"]), foe=side())
    table.you.play(KENNEN)
    table.pass_all()
    assert table.trash() == ["Flash", "Recruit"]
    later = Table(you=side(base=[KENNEN], runes={"chaos": 1}, trash=["Gust", "Flash", "Pit Rookie"]),
                  foe=side(base=["Recruit"], at={MOOR: ["Daring Poro"]}))
    assert later.you.offered("play") == set()
    later.you.move(KENNEN, to=MEADOW)
    later.pass_all()
    assert asked(later.you) == ["Flash", "Gust"]
    later.you.choose("Gust")
    later.pass_all()
    later.you.play("Gust", on="Daring Poro")
    later.resolve()
    assert (later.hand(FOE), later.where("Gust"), later.where("Flash")) == (["Daring Poro"], "banished", "trash")


@card(DRAKE)
def test_ocean_drake_enters_at_an_open_battlefield_and_returns_a_unit() -> None:
    table = Table(you=side(hand=[DRAKE], runes={"chaos": 10}, base=["Pit Rookie"]),
                  foe=side(at={MOOR: ["Mega-Mech", "Mountain Drake"]}))
    assert options(table.you, "play", DRAKE) == [MEADOW, "Your base"]
    table.you.play(DRAKE, to=MEADOW)
    table.you.choose("yes")
    assert asked(table.you) == ["Mega-Mech", "Pit Rookie"]
    table.you.choose("Mega-Mech")
    table.pass_all()
    assert (table.hand(FOE), table.where("Mountain Drake"), table.where(DRAKE)) == (["Mega-Mech"], MOOR, MEADOW)


@card(DRAKE)
def test_ocean_drake_may_return_nobody_and_no_dragon() -> None:
    table = Table(you=side(hand=[DRAKE], runes={"chaos": 10}), foe=side(base=["Mountain Drake"]))
    table.you.play(DRAKE, to="Your base")
    table.pass_all()
    assert (table.open.kind, table.where("Mountain Drake"), table.where(DRAKE)) == ("act", "base", "base")


@card("Spiderling")
def test_spiderling_grows_with_its_like_where_it_is() -> None:
    swarm = {MEADOW: ["Spiderling"] * 3, MOOR: ["Spiderling"]}
    table = Table(you=side(at=swarm, hand=["Spiderling"], runes={"chaos": 1}),
                  foe=side(base=["Spiderling"]))
    assert [table.might(f"Spiderling#{n}") for n in (1, 2, 3, 4, 5)] == [3, 3, 3, 1, 1]
    assert "Spiderling" in table.you.offered("hide")


@card("Spiderling")
def test_a_deck_may_have_any_number_of_spiderlings() -> None:
    assert (max_copies(find("Spiderling")), max_copies(find(LURKER))) == (None, 3)
    deck = starters()["annie"]
    for name, refused in (("Spiderling", False), (LURKER, True)):
        reasons = main_faults(replace(deck, main=(*deck.main, (find(name).code, 7))), catalogue())
        assert ("103.2.b" in [reason.rule for reason in reasons]) == refused


@card("Stargazer", "Onslaught")
@pytest.mark.parametrize(("zone", "seer", "paid"), [
    ("trash", ["Stargazer"], 2), ("trash", [], 4), ("hand", ["Stargazer"], 4),
])
def test_stargazer_makes_what_flows_from_the_trash_cheaper(zone: str, seer: list[str], paid: int) -> None:
    table = Table(you=side(**{zone: ["Onslaught"]}, runes={"body": 4}, base=["Recruit", *seer]),
                  foe=side(base=["Stargazer"]))
    table.you.play("Onslaught", on="Recruit")
    assert sum(e.n for e in table.events("paid")) == paid
