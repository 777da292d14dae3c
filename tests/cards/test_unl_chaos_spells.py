"""Spells and gear of Chaos in Unleashed."""
from __future__ import annotations

import pytest

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

DREAD, HEEDLESS, SARCOPHAGUS = "Existential Dread", "Heedless Resurrection", "Cursed Sarcophagus"


@card("Lunar Boon")
def test_lunar_boon_discards_one_and_draws_two() -> None:
    table = Table(you=side(hand=["Lunar Boon", "Charm"], runes={"chaos": 3}, deck=["Gust", "Flash", "Cleave"]),
                  foe=side(hand=["Gust"]))
    table.you.play("Lunar Boon")
    table.resolve()
    assert (table.trash(), table.hand(), table.hand(FOE)) == (["Charm", "Lunar Boon"], ["Gust", "Flash"], ["Gust"])


@card("Star-Crossed")
def test_star_crossed_returns_one_of_yours_and_one_of_theirs() -> None:
    table = Table(you=side(hand=["Star-Crossed"], runes={"chaos": 4}, base=["Mega-Mech"], at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Shipyard Skulker"], at={MOOR: ["Playful Phantom"]}))
    assert options(table.you, "play", "Star-Crossed") == ["Mega-Mech", "Recruit"]
    assert options(table.you, "play", "Star-Crossed", "Mega-Mech") == ["Playful Phantom", "Shipyard Skulker"]
    table.you.play("Star-Crossed", on=["Mega-Mech", "Playful Phantom"])
    table.resolve()
    assert (table.hand(), table.hand(FOE)) == (["Mega-Mech"], ["Playful Phantom"])
    lone = Table(you=side(hand=["Star-Crossed"], runes={"chaos": 4}, base=["Mega-Mech"]), foe=side())
    assert lone.you.offered("play") == set()


@card("Abandon", "Void Seeker")
def test_abandon_puts_a_spell_back_into_its_owners_hand_and_predicts() -> None:
    table = Table(you=side(hand=["Abandon"], runes={"chaos": 2}, at={MEADOW: ["Mega-Mech"]}, deck=["Gust", "Flash"]),
                  foe=side(hand=["Void Seeker"], runes={"fury": 4}, deck=["Charm"]), turn_of=FOE)
    table.foe.play("Void Seeker", on="Mega-Mech")
    table.you.play("Abandon")
    table.resolve()
    table.you.choose("recycle")
    assert (table.hand(FOE), table.trash(FOE), table.thing("Mega-Mech").damage) == (["Void Seeker"], [], 0)
    assert [found.name for found in table.state.players[YOU].deck] == ["Gust", "Flash"]
    quiet = Table(you=side(hand=["Abandon"], runes={"chaos": 2}), foe=side())
    assert quiet.you.offered("play") == set()


@card("Blast Cone")
@pytest.mark.parametrize(("move", "stuns"), [("no", "no"), ("yes", "no"), ("yes", "yes")])
def test_blast_cone_moves_an_enemy_and_stuns_what_you_move(move: str, stuns: str) -> None:
    table = Table(you=side(hand=["Blast Cone"], runes={"chaos": 5}, base=["Recruit"]),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Playful Phantom"]}))
    table.you.play("Blast Cone")
    table.you.choose(move)
    if move == "yes":
        table.you.choose("Playful Phantom")
        table.you.choose("Base of Foe")
        table.resolve()
        assert table.where("Playful Phantom") == "base"
        table.you.choose(stuns)
    table.resolve()
    stunned = stuns == "yes"
    assert (table.thing("Playful Phantom").stunned, table.thing("Blast Cone").exhausted) == (stunned, stunned)
    assert (table.thing("Mega-Mech").stunned, table.open.kind) == (False, "act")


@card("Blast Cone")
def test_blast_cone_hears_no_move_of_an_opponent() -> None:
    table = Table(you=side(base=["Blast Cone"]), foe=side(base=["Mega-Mech"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MEADOW)
    table.pass_all()
    assert (table.events("triggered"), table.thing("Mega-Mech").stunned) == ([], False)


@card(DREAD)
def test_existential_dread_stuns_an_attacker_and_returns_a_stunned_one() -> None:
    table = Table(you=side(hand=[DREAD, DREAD], runes={"chaos": 4}, at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Mega-Mech", "Playful Phantom", "Shipyard Skulker"]), turn_of=FOE)
    table.foe.move("Mega-Mech", "Playful Phantom", to=MEADOW)
    table.foe.passes()
    assert options(table.you, "play", DREAD, "Without it") == ["Mega-Mech", "Playful Phantom"]
    table.you.play(DREAD, on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").stunned) == (MEADOW, True)
    table.foe.passes()
    table.you.play(DREAD, on="Mega-Mech")
    table.resolve()
    assert (table.hand(FOE), table.where("Playful Phantom")) == (["Mega-Mech"], MEADOW)


@card(DREAD)
def test_existential_dread_repeats_on_another_attacker() -> None:
    table = Table(you=side(hand=[DREAD], runes={"chaos": 4}, at={MEADOW: ["Recruit"]}),
                  foe=side(base=["Mega-Mech", "Playful Phantom"]), turn_of=FOE)
    table.foe.move("Mega-Mech", "Playful Phantom", to=MEADOW)
    table.foe.passes()
    table.you.play(DREAD, on=["Mega-Mech", "Playful Phantom"], repeat=1)
    table.resolve()
    assert [table.thing(name).stunned for name in ("Mega-Mech", "Playful Phantom")] == [True, True]


@card("Scryer's Bloom")
def test_scryers_bloom_is_picked_the_turn_after_it_came() -> None:
    new = Table(you=side(hand=["Scryer's Bloom"], runes={"chaos": 4}), foe=side())
    new.you.play("Scryer's Bloom")
    assert (new.thing("Scryer's Bloom").exhausted, new.you.offered("use") & {"Scryer's Bloom"}) == (True, set())
    table = Table(you=side(base=["Scryer's Bloom"], runes={"chaos": 1}, deck=["Gust", "Flash", "Charm"]), foe=side())
    table.you.use("Scryer's Bloom")
    table.resolve()
    table.you.choose("Gust")
    table.resolve()
    assert (table.hand(), table.trash(), table.state.players[YOU].xp) == (["Flash"], ["Scryer's Bloom"], 1)


@card("The List")
def test_the_list_weakens_units_with_the_tag_that_was_named() -> None:
    table = Table(you=side(hand=["The List"], runes={"chaos": 2}, base=["Sinister Poro"]),
                  foe=side(base=["Pouty Poro", "Mega-Mech"]))
    table.you.play("The List")
    table.you.choose("Poro")
    table.resolve()
    assert options(table.you, "use", "The List") == ["Pouty Poro", "Sinister Poro"]
    table.you.use("The List", on="Pouty Poro")
    table.resolve()
    assert (table.might("Pouty Poro"), table.might("Sinister Poro"), table.thing("The List").exhausted) == (0, 1, True)


@card("Bone Skewer")
def test_bone_skewer_makes_an_opponent_play_a_unit_and_stuns_it() -> None:
    table = Table(you=side(hand=["Bone Skewer"], runes={"chaos": 3}, at={MEADOW: ["Mountain Drake"]}),
                  foe=side(hand=["Mega-Mech", "Gust", "Shipyard Skulker"]))
    table.you.play("Bone Skewer", on=[MEADOW, "Foe"])
    table.resolve()
    table.you.choose("yes")
    assert asked(table.you) == ["Mega-Mech", "Shipyard Skulker"]
    table.you.choose("Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.thing("Mega-Mech").stunned) == (MEADOW, True)
    assert (table.thing("Mega-Mech").controller, table.hand(FOE)) == (FOE, ["Gust", "Shipyard Skulker"])


@card("Bone Skewer")
def test_bone_skewer_takes_no_unit_from_a_hand_without_one() -> None:
    table = Table(you=side(hand=["Bone Skewer"], runes={"chaos": 3}, at={MEADOW: ["Mountain Drake"]}),
                  foe=side(hand=["Gust"], base=["Recruit"]))
    table.you.play("Bone Skewer", on=[MEADOW, "Foe"])
    table.resolve()
    assert [event.kind for event in table.events() if event.kind == "revealed"], "its player sees that there is none"
    assert (table.hand(FOE), table.thing("Recruit").stunned, table.open.kind) == (["Gust"], False, "act")


@card("Bone Skewer")
def test_bone_skewer_answers_from_face_down() -> None:
    table = Table(you=side(facedown={MEADOW: ["Bone Skewer"]}, at={MEADOW: ["Mega-Mech"]}), turn_of=FOE,
                  foe=side(base=["Shipyard Skulker"], hand=["Playful Phantom"]))
    table.foe.move("Shipyard Skulker", to=MEADOW)
    table.foe.passes()
    table.you.play("Bone Skewer", on=[MEADOW, "Foe"])
    table.resolve()
    table.you.choose("yes")
    table.resolve()
    assert (table.where("Playful Phantom"), table.thing("Playful Phantom").stunned) == (MEADOW, True)


@card("Conscription")
@pytest.mark.parametrize(("level", "extra", "offered"), [
    (5, "spend", ["Mega-Mech", "Shipyard Skulker"]), (5, "", ["Shipyard Skulker"]), (4, "", ["Shipyard Skulker"]),
])
def test_conscription_takes_a_weak_enemy_or_any_for_five_xp(level: int, extra: str, offered: list[str]) -> None:
    table = Table(you=side(hand=["Conscription"], runes={"chaos": 7}, xp=level, at={MOOR: ["Recruit"]}),
                  foe=side(at={MEADOW: ["Mega-Mech", "Shipyard Skulker"]}, base=["Playful Phantom"]))
    table.you.play("Conscription", on=offered[0], extra=extra)
    table.resolve()
    taken = table.thing(offered[0])
    assert (table.where(offered[0]), taken.controller, taken.owner, taken.exhausted) == ("base", YOU, FOE, True)
    assert table.state.players[YOU].xp == level - (5 if extra else 0)
    if not extra:
        assert table.thing("Mega-Mech").controller == FOE


@card(HEEDLESS, "Sky Splitter")
def test_heedless_resurrection_brings_back_what_costs_no_more_than_the_killed_unit() -> None:
    table = Table(you=side(hand=[HEEDLESS], runes={"chaos": 3}, base=["Vanguard Sergeant", "Mega-Mech"],
                           trash=["Playful Phantom", "Shipyard Skulker", "Pouty Poro", "Jinx, Rebel", "Sky Splitter"]),
                  foe=side(base=["Mountain Drake"], trash=["Daring Poro"]))
    assert options(table.you, "play", HEEDLESS) == ["Mega-Mech", "Vanguard Sergeant"]
    assert options(table.you, "play", HEEDLESS, "Vanguard Sergeant") == ["Pouty Poro", "Shipyard Skulker"]
    table.you.play(HEEDLESS, paying="Vanguard Sergeant", on="Shipyard Skulker")
    table.resolve()
    assert (table.where("Shipyard Skulker"), table.where("Vanguard Sergeant"), table.ready_runes()) == (
        "base", "trash", 1)


@card(SARCOPHAGUS)
def test_cursed_sarcophagus_banishes_your_dead_and_plays_them_at_their_cost() -> None:
    table = Table(you=side(hand=[SARCOPHAGUS], runes={"chaos": 8}, trash=["Shipyard Skulker", "Pouty Poro", "Gust"]),
                  foe=side(trash=["Mega-Mech"]))
    table.you.play(SARCOPHAGUS)
    table.resolve()
    assert (table.trash(), table.trash(FOE)) == (["Gust"], ["Mega-Mech"])
    assert options(table.you, "use", SARCOPHAGUS) == ["Pouty Poro", "Shipyard Skulker"]
    table.you.use(SARCOPHAGUS, on="Shipyard Skulker")
    table.resolve()
    table.you.choose("pay")
    assert (table.where("Shipyard Skulker"), table.where("Pouty Poro")) == ("base", "banished")
    assert (table.ready_runes(), table.thing(SARCOPHAGUS).exhausted) == (1, True)


@card("Isolate")
@pytest.mark.parametrize(("staying", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_isolate_sends_an_enemy_home_and_draws_where_it_leaves_another_alone(staying: int, drawn: int) -> None:
    """One that is alone elsewhere makes no difference."""
    others = ["Playful Phantom"] * staying
    table = Table(you=side(hand=["Isolate"], runes={"chaos": 2}, base=["Recruit"], deck=["Gust"] * 2),
                  foe=side(at={MEADOW: ["Mega-Mech", *others], MOOR: ["Shipyard Skulker"]}, base=["Pit Rookie"]))
    assert set(options(table.you, "play", "Isolate")) == {"Mega-Mech", "Shipyard Skulker", *others}
    table.you.play("Isolate", on="Mega-Mech")
    table.resolve()
    assert (table.where("Mega-Mech"), table.where("Shipyard Skulker")) == ("base", MOOR)
    assert table.hand() == ["Gust"] * drawn
