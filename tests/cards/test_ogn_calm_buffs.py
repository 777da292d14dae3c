"""Stand United and Lee Sin: buffs that are worth more, and any number of them."""
from __future__ import annotations

from tests.cards.naming import card, options
from tests.table import FOE, MEADOW, MOOR, Table, one, side


@card("Stand United")
def test_stand_united_buffs_one_unit_and_every_friendly_buff_is_worth_one_more_this_turn() -> None:
    table = Table(
        you=side(hand=["Stand United"], runes={"calm": 3}, base=["Vanguard Sergeant", "Daring Poro"],
                 at={MOOR: [one("Playful Phantom", buffs=1)]}, deck=["Gust"]),
        foe=side(base=[one("Mega-Mech", buffs=1)], deck=["Gust"]),
    )
    assert options(table.you, "play", "Stand United") == ["Daring Poro", "Playful Phantom", "Vanguard Sergeant"]
    table.you.play("Stand United", on="Vanguard Sergeant")
    table.resolve()
    mights = [table.might(name) for name in ("Vanguard Sergeant", "Playful Phantom", "Daring Poro", "Mega-Mech")]
    assert mights == [6, 7, 2, 9]
    table.end_turn()
    assert (table.might("Vanguard Sergeant"), table.might("Playful Phantom")) == (5, 6)


@card("Stand United")
def test_stand_united_from_face_down_buffs_only_there_and_counts_everywhere() -> None:
    table = Table(you=side(facedown={MOOR: ["Stand United"]},
                           at={MOOR: ["Vanguard Sergeant"], MEADOW: [one("Daring Poro", buffs=1)]}),
                  foe=side(base=["Playful Phantom"]), turn_of=FOE)
    table.foe.move("Playful Phantom", to=MOOR)
    table.foe.passes()
    table.you.play("Stand United", on="Vanguard Sergeant")
    table.resolve()
    assert (table.might("Vanguard Sergeant"), table.might("Daring Poro")) == (6, 4)


@card("Lee Sin, Ascetic", "Stand United")
def test_lee_sin_has_any_number_of_buffs_and_each_counts() -> None:
    table = Table(you=side(base=[one("Lee Sin, Ascetic", buffs=3), one("Daring Poro", buffs=1)],
                           hand=["Stand United"], runes={"calm": 3}))
    table.you.use("Lee Sin, Ascetic")
    table.resolve()
    lee = table.thing("Lee Sin, Ascetic")
    assert (table.might("Lee Sin, Ascetic"), lee.buffed, lee.exhausted) == (9, 4, True)
    table.you.play("Stand United", on="Daring Poro")
    table.resolve()
    assert (table.thing("Daring Poro").buffed, table.might("Daring Poro")) == (1, 4), "no second buff for others"
    assert table.might("Lee Sin, Ascetic") == 13, "one more for each of four"


@card("Lee Sin, Ascetic")
def test_lee_sin_cannot_be_used_exhausted_and_shields_himself() -> None:
    table = Table(you=side(base=["Vanguard Sergeant"]), foe=side(at={MOOR: ["Lee Sin, Ascetic*"]}))
    table.you.move("Vanguard Sergeant", to=MOOR)
    assert table.might("Lee Sin, Ascetic") == 6
    own = Table(you=side(base=["Lee Sin, Ascetic*"]))
    assert "Lee Sin, Ascetic" not in own.you.offered("use")
