"""Spells of Origins: body."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side


@card("Challenge")
def test_challenge_has_a_friendly_and_an_enemy_unit_deal_damage_to_each_other() -> None:
    table = Table(
        you=side(hand=["Challenge"], runes={"body": 3}, base=["Vanguard Sergeant"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Mega-Mech"], at={MEADOW: ["Petty Officer"]}),
    )
    assert options(table.you, "play", "Challenge") == ["Daring Poro", "Vanguard Sergeant"]
    assert options(table.you, "play", "Challenge", "Vanguard Sergeant") == ["Mega-Mech", "Petty Officer"]
    table.you.play("Challenge", on=["Vanguard Sergeant", "Mega-Mech"])
    table.resolve()
    assert (table.trash(), table.thing("Mega-Mech").damage) == (["Challenge", "Vanguard Sergeant"], 4)


@card("Challenge")
def test_challenge_needs_both_units_and_deals_nothing_when_one_is_gone() -> None:
    nobody = Table(you=side(hand=["Challenge"], runes={"body": 3}, base=["Vanguard Sergeant"]))
    assert nobody.you.offered("play") == set()
    table = Table(
        you=side(hand=["Challenge"], runes={"body": 3}, base=["Vanguard Sergeant"]),
        foe=side(hand=["Gust"], runes={"chaos": 1}, at={MOOR: ["Daring Poro"]}),
    )
    table.you.play("Challenge", on=["Vanguard Sergeant", "Daring Poro"])
    table.foe.play("Gust", on="Daring Poro")
    table.resolve()
    assert table.thing("Vanguard Sergeant").damage == 0
    assert table.events("damaged") == []


@card("Flurry of Blades")
def test_flurry_of_blades_deals_one_to_each_unit_at_battlefields_and_to_none_in_a_base() -> None:
    table = Table(
        you=side(hand=["Flurry of Blades"], runes={"body": 1}, base=["Recruit"], at={MOOR: ["Daring Poro"]}),
        foe=side(base=["Pouty Poro"], at={MEADOW: ["Recruit", "Petty Officer"]}),
    )
    table.you.play("Flurry of Blades")
    table.resolve()
    damage = {table.state.objects[e.subject].card.name if e.subject in table.state.objects else "Recruit"
              for e in table.events("damaged")}
    assert damage == {"Daring Poro", "Petty Officer", "Recruit"}
    assert len(table.events("damaged")) == 3
    assert [o.controller for o in table.state.objects.values() if o.card.name == "Recruit"] == [YOU]


@card("Primal Strength")
def test_primal_strength_gives_any_unit_seven_might_until_the_turn_ends() -> None:
    table = Table(you=side(hand=["Primal Strength"], runes={"body": 5}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Recruit"]}))
    assert options(table.you, "play", "Primal Strength") == ["Daring Poro", "Recruit"]
    table.you.play("Primal Strength", on="Daring Poro")
    table.resolve()
    assert (table.might("Daring Poro"), table.might("Recruit")) == (9, 1)
    table.end_turn()
    assert table.might("Daring Poro") == 2


@card("Catalyst of Aeons")
def test_catalyst_of_aeons_channels_two_exhausted_runes_and_draws_when_there_are_fewer() -> None:
    for there, drawn in ((3, 0), (2, 0), (1, 1), (0, 1)):
        table = Table(you=side(hand=["Catalyst of Aeons"], runes={"body": 4}, rune_deck=there, deck=["Gust", "Flash"]))
        table.you.play("Catalyst of Aeons")
        table.resolve()
        assert len(table.state.players[YOU].runes) == 4 + min(there, 2)
        assert (table.ready_runes(), len(table.hand())) == (0, drawn)


@card("Spoils of War")
def test_spoils_of_war_costs_two_less_after_an_enemy_unit_has_died_this_turn() -> None:
    rich = side(hand=["Spoils of War"], runes={"body": 2}, deck=["Gust", "Flash", "Mobilize"])
    table = Table(you=rich, foe=side(did=[("died", "Daring Poro")]))
    table.you.play("Spoils of War")
    table.resolve()
    assert (table.hand(), table.state.players[YOU].runes) == (["Gust", "Flash"], [table.state.players[YOU].runes[0]])
    assert Table(you=rich, foe=side()).you.offered("play") == set()


@card("Spoils of War")
def test_spoils_of_war_counts_neither_friendly_units_nor_enemy_gear_nor_the_turn_before() -> None:
    hand = {"hand": ["Spoils of War"], "runes": {"body": 3}, "deck": ["Gust"] * 4}
    own = Table(you=side(**hand, did=[("died", "Daring Poro")]), foe=side(did=[("died", "Arena Bar")]))
    assert own.you.why_not("play", "Spoils of War") == ["357"]
    later = Table(you=side(hand=["Incinerate", "Spoils of War"], runes={"body": 3, "fury": 2}, deck=["Gust"] * 6),
                  foe=side(at={MOOR: ["Daring Poro"]}, deck=["Gust"]))
    later.you.play("Incinerate", on="Daring Poro")
    later.resolve()
    later.end_turn()
    assert later.foe.offered("play") == set()
    later.foe.ends()
    assert later.open.seat == YOU


def spirited(**more: object) -> Table:
    """Unyielding Spirit is in your hand; the foe has ways to deal damage."""
    return Table(
        you=side(hand=["Unyielding Spirit"], runes={"body": 1}, at={MOOR: ["Mega-Mech"]}),
        foe=side(hand=["Incinerate", "Challenge"], runes={"fury": 2, "body": 3}, base=["Vanguard Sergeant"], **more),
        turn_of=FOE,
    )


@card("Unyielding Spirit", "Incinerate")
def test_unyielding_spirit_prevents_damage_that_spells_deal_this_turn() -> None:
    table = spirited()
    table.foe.play("Incinerate", on="Mega-Mech")
    table.you.play("Unyielding Spirit")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 0
    assert table.events("damaged") == []
    bare = spirited()
    bare.foe.play("Incinerate", on="Mega-Mech")
    bare.resolve()
    assert bare.thing("Mega-Mech").damage == 2


@card("Unyielding Spirit", "Crackshot Corsair")
def test_unyielding_spirit_prevents_damage_of_abilities_and_not_that_of_combat() -> None:
    table = Table(
        you=side(hand=["Unyielding Spirit"], runes={"body": 1}, base=["Crackshot Corsair"]),
        foe=side(at={MOOR: ["Mega-Mech"]}),
    )
    table.you.play("Unyielding Spirit")
    table.resolve()
    table.you.move("Crackshot Corsair", to=MOOR)
    table.resolve()
    assert table.thing("Mega-Mech").damage == 0
    assert table.events("damaged") == []
    table.pass_all()
    assert table.trash() == ["Unyielding Spirit", "Crackshot Corsair"]
    assert len(table.events("damaged")) == 2


@card("Unyielding Spirit", "Incinerate")
def test_unyielding_spirit_ends_with_the_turn() -> None:
    table = Table(
        you=side(hand=["Unyielding Spirit"], runes={"body": 1}, at={MOOR: ["Mega-Mech"]}),
        foe=side(hand=["Incinerate"], runes={"fury": 2}, deck=["Gust"]),
    )
    table.you.play("Unyielding Spirit")
    table.resolve()
    table.end_turn()
    table.foe.play("Incinerate", on="Mega-Mech")
    table.resolve()
    assert table.thing("Mega-Mech").damage == 2


@card("Sabotage")
def test_sabotage_recycles_a_card_of_the_revealed_hand_that_is_no_unit() -> None:
    table = Table(
        you=side(hand=["Sabotage", "Flash"], runes={"body": 2}),
        foe=side(hand=["Daring Poro", "Gust", "Arena Bar"], deck=["Mobilize"]),
    )
    table.you.play("Sabotage")
    table.resolve()
    assert asked(table.you) == ["Arena Bar", "Gust"]
    table.you.choose("Gust")
    assert table.hand(FOE) == ["Daring Poro", "Arena Bar"]
    assert [c.name for c in table.state.players[FOE].deck] == ["Gust", "Mobilize"]
    assert len(table.events("revealed")) == 3


@card("Sabotage")
def test_sabotage_recycles_nothing_of_a_hand_of_units() -> None:
    table = Table(you=side(hand=["Sabotage"], runes={"body": 2}), foe=side(hand=["Daring Poro"]))
    table.you.play("Sabotage")
    table.resolve()
    assert (table.open.kind, table.hand(FOE)) == ("act", ["Daring Poro"])


@card("Seal of Strength")
def test_seal_of_strength_adds_a_body_power_when_exhausted() -> None:
    table = Table(you=side(hand=["Primal Strength"], base=["Seal of Strength", "Daring Poro"], runes={"fury": 4}))
    table.you.play("Primal Strength", on="Daring Poro")
    assert table.thing("Seal of Strength").exhausted
    assert len(table.state.players[YOU].runes) == 4
    worn = Table(you=side(hand=["Primal Strength"], base=["Seal of Strength*", "Daring Poro"], runes={"fury": 5}))
    assert worn.you.offered("play") == set()
    order = Table(you=side(hand=["Back to Back", "Sabotage"], base=["Seal of Strength"], runes={"fury": 1}))
    assert order.you.offered("play") == {"Sabotage"}


@card("Seal of Strength")
def test_seal_of_strength_is_not_answered_on_the_chain() -> None:
    table = Table(you=side(base=["Seal of Strength"]), foe=side(hand=["Gust"], runes={"chaos": 1}))
    table.you.use("Seal of Strength")
    assert table.chain() == []
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("body", 1)]
