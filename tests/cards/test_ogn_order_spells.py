"""Order spells and gear of Origins, and what hears of recycling."""
from __future__ import annotations

from tests.cards.naming import asked, card, options
from tests.table import FOE, MEADOW, MOOR, YOU, Table, side

# --- kill


@card("Cull the Weak")
def test_cull_the_weak_lets_each_player_kill_one_of_their_own_units() -> None:
    table = Table(you=side(hand=["Cull the Weak"], runes={"order": 2}, base=["Daring Poro", "Petty Officer"]),
                  foe=side(base=["Mega-Mech"], at={MOOR: ["Pouty Poro"]}))
    table.you.play("Cull the Weak")
    table.resolve()
    assert asked(table.you) == ["Daring Poro", "Petty Officer"]
    table.you.choose("Daring Poro")
    assert asked(table.foe) == ["Mega-Mech", "Pouty Poro"], "no target: Deflect costs nothing"
    table.foe.choose("Pouty Poro")
    assert (table.trash(FOE), sorted(table.trash())) == (["Pouty Poro"], ["Cull the Weak", "Daring Poro"])


@card("Cull the Weak")
def test_cull_the_weak_passes_over_who_has_no_unit() -> None:
    table = Table(you=side(hand=["Cull the Weak"], runes={"order": 2}), foe=side(base=["Mega-Mech"]))
    table.you.play("Cull the Weak")
    table.resolve()
    assert (table.trash(FOE), table.trash()) == (["Mega-Mech"], ["Cull the Weak"])


BLADE = side(hand=["Hidden Blade"], runes={"order": 2}, deck=["Gust", "Gust"])


@card("Hidden Blade")
def test_hidden_blade_kills_a_unit_at_a_battlefield_and_its_controller_draws_two() -> None:
    table = Table(you=BLADE, foe=side(at={MOOR: ["Mega-Mech"]}, base=["Petty Officer"], deck=["Flash", "Flash"]))
    table.you.play("Hidden Blade", on="Mega-Mech")
    assert "Petty Officer" not in {o.short for o in table.open.options}
    table.resolve()
    assert (table.trash(FOE), table.hand(FOE), table.hand()) == (["Mega-Mech"], ["Flash", "Flash"], [])


@card("Hidden Blade")
def test_hidden_blade_is_offered_only_what_is_at_a_battlefield() -> None:
    table = Table(you=side(hand=["Hidden Blade"], runes={"order": 2}, at={MEADOW: ["Daring Poro"]}),
                  foe=side(at={MOOR: ["Mega-Mech"]}, base=["Petty Officer"]))
    assert options(table.you, "play", "Hidden Blade") == ["Daring Poro", "Mega-Mech"]
    away = Table(you=BLADE, foe=side(base=["Petty Officer"]))
    assert away.you.why_not("play", "Hidden Blade") == ["355.8"]


@card("Hidden Blade")
def test_hidden_blade_is_played_from_face_down_for_nothing() -> None:
    table = Table(you=side(at={MOOR: ["Daring Poro"]}, facedown={MOOR: ["Hidden Blade"]}),
                  foe=side(base=["Mega-Mech"], deck=["Flash", "Flash"]), turn_of=FOE)
    table.foe.move("Mega-Mech", to=MOOR)
    table.foe.passes()
    table.you.play("Hidden Blade", on="Mega-Mech")
    table.resolve()
    assert (table.trash(FOE), len(table.hand(FOE))) == (["Mega-Mech"], 2)


@card("Vengeance")
def test_vengeance_kills_any_unit() -> None:
    table = Table(you=side(hand=["Vengeance"], runes={"order": 4}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}, base=["Petty Officer", "Vanguard Helm"]))
    assert options(table.you, "play", "Vengeance") == ["Daring Poro", "Mega-Mech", "Petty Officer"]
    table.you.play("Vengeance", on="Petty Officer")
    table.resolve()
    assert table.trash(FOE) == ["Petty Officer"]
    assert len(table.events("recycled")) == 2


@card("Vengeance")
def test_vengeance_is_neither_an_action_nor_a_reaction() -> None:
    table = Table(you=side(hand=["Vengeance"], runes={"order": 4}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Mega-Mech"]}))
    table.you.move("Daring Poro", to=MOOR)
    assert table.you.why_not("play", "Vengeance") == ["806"]


@card("Salvage")
def test_salvage_may_kill_a_gear_and_draws() -> None:
    for killed in ("Vanguard Helm", ""):
        table = Table(you=side(hand=["Salvage"], runes={"order": 2}, deck=["Gust"], base=["Seal of Unity"]),
                      foe=side(base=["Vanguard Helm", "Petty Officer"]))
        assert options(table.you, "play", "Salvage") == ["Done", "Seal of Unity", "Vanguard Helm"]
        table.you.play("Salvage", on=killed or ())
        table.resolve()
        table.you.choose("yes")
        assert (table.trash(FOE), table.hand()) == ([killed] * bool(killed), ["Gust"])


@card("Salvage")
def test_salvage_draws_without_any_gear_and_when_its_gear_is_spared() -> None:
    table = Table(you=side(hand=["Salvage"], runes={"order": 2}, deck=["Gust"]))
    table.you.play("Salvage")
    table.resolve()
    table.you.choose("no")
    assert (table.hand(), table.trash()) == (["Gust"], ["Salvage"])
    spared = Table(you=side(hand=["Salvage"], runes={"order": 2}, deck=["Gust"]), foe=side(base=["Vanguard Helm"]))
    spared.you.play("Salvage", on="Vanguard Helm")
    spared.resolve()
    spared.you.choose("no")
    assert (spared.hand(), spared.trash(FOE)) == (["Gust"], [])


# --- give

@card("Grand Strategem")
def test_grand_strategem_gives_five_might_to_friendly_units_for_this_turn() -> None:
    table = Table(you=side(hand=["Grand Strategem", "Daring Poro"], runes={"order": 8}, base=["Petty Officer"],
                           at={MOOR: ["Stalwart Poro"]}),
                  foe=side(base=["Mega-Mech"], deck=["Gust"]))
    table.you.play("Grand Strategem")
    table.resolve()
    table.you.play("Daring Poro")
    assert [table.might(name) for name in ("Petty Officer", "Stalwart Poro", "Mega-Mech")] == [10, 7, 8]
    assert table.might("Daring Poro") == 2, "it came afterwards"
    table.end_turn()
    assert table.might("Petty Officer") == 5


@card("Grand Strategem")
def test_grand_strategem_can_be_played_in_a_showdown() -> None:
    table = Table(you=side(hand=["Grand Strategem"], runes={"order": 6}, base=["Daring Poro"]),
                  foe=side(at={MOOR: ["Vanguard Sergeant"]}))
    table.you.move("Daring Poro", to=MOOR)
    table.you.play("Grand Strategem")
    table.pass_all()
    assert (table.trash(FOE), table.where("Daring Poro")) == (["Vanguard Sergeant"], MOOR)


# --- gear

@card("Forge of the Future")
def test_forge_of_the_future_brings_a_recruit_to_the_base() -> None:
    table = Table(you=side(hand=["Forge of the Future"], runes={"order": 2}, at={MOOR: ["Daring Poro"]}))
    table.you.play("Forge of the Future")
    table.resolve()
    assert (table.where("Forge of the Future"), table.where("Recruit")) == ("base", "base")


@card("Forge of the Future")
def test_forge_of_the_future_is_killed_to_recycle_up_to_four_cards_from_any_trashes() -> None:
    table = Table(you=side(base=["Forge of the Future"], trash=["Gust", "Flash"]),
                  foe=side(trash=["Stupefy", "Mobilize", "Confront"]))
    table.you.use("Forge of the Future")
    assert table.trash() == ["Gust", "Flash", "Forge of the Future"], "it is killed as the cost"
    table.resolve()
    assert asked(table.you) == ["Confront", "Flash", "Forge of the Future", "Gust", "Mobilize", "Stupefy"]
    assert (table.open.least, table.open.most) == (0, 4)
    table.you.choose("Gust", "Stupefy", "Confront", "Mobilize")
    assert (sorted(table.trash()), table.trash(FOE)) == (["Flash", "Forge of the Future"], [])
    assert sorted(c.name for c in table.state.players[FOE].deck) == ["Confront", "Mobilize", "Stupefy"]
    assert [c.name for c in table.state.players[YOU].deck] == ["Gust"]


@card("Forge of the Future")
def test_forge_of_the_future_can_be_killed_for_nothing_at_all_and_not_when_it_is_gone() -> None:
    table = Table(you=side(base=["Forge of the Future"], trash=["Gust"]))
    table.you.use("Forge of the Future")
    table.resolve()
    table.you.choose()
    assert sorted(table.trash()) == ["Forge of the Future", "Gust"]
    assert table.you.offered("use") == set()


@card("Seal of Unity")
def test_seal_of_unity_adds_order_once_a_turn_also_to_react() -> None:
    table = Table(you=side(base=["Seal of Unity", "Daring Poro"], hand=["Back to Back"], runes={"order": 3}),
                  foe=side(at={MOOR: ["Mega-Mech"]}, hand=["Stupefy"], runes={"mind": 1}))
    table.you.move("Daring Poro", to=MOOR)
    table.you.passes()
    table.foe.play("Stupefy", on="Daring Poro")
    table.you.use("Seal of Unity")
    assert [(r.kind, r.n) for r in table.state.players[YOU].pool] == [("order", 1)]
    assert (table.thing("Seal of Unity").exhausted, table.chain()) == (True, ["Stupefy"])
    assert "Seal of Unity" not in table.you.offered("use")


@card("Seal of Unity", "Cull the Weak")
def test_seal_of_unity_pays_for_power_of_its_domain_only() -> None:
    for name, offered in (("Cull the Weak", {"Cull the Weak"}), ("Cannon Barrage", set())):
        table = Table(you=side(base=["Seal of Unity", "Daring Poro"], hand=[name], runes={"calm": 2}))
        table.you.use("Seal of Unity")
        assert table.you.offered("play") == offered


# --- who hears of recycling

@card("Karma, Channeler")
def test_karma_channeler_buffs_once_for_cards_recycled_together_and_not_for_others_decks() -> None:
    table = Table(you=side(base=["Forge of the Future", "Karma, Channeler", "Daring Poro"], trash=["Gust", "Flash"]),
                  foe=side(base=["Mega-Mech"], trash=["Stupefy"]))
    table.you.use("Forge of the Future")
    table.resolve()
    table.you.choose("Gust", "Stupefy", "Flash")
    assert asked(table.you) == ["Daring Poro", "Karma, Channeler"]
    table.you.choose("Daring Poro")
    table.resolve()
    assert len(table.events("triggered")) == 1
    assert (table.thing("Daring Poro").buffed, table.thing("Karma, Channeler").buffed) == (1, 0)
    foreign = Table(you=side(base=["Forge of the Future", "Karma, Channeler"]), foe=side(trash=["Stupefy"]))
    foreign.you.use("Forge of the Future")
    foreign.resolve()
    foreign.you.choose("Stupefy")
    assert (foreign.trash(FOE), foreign.events("triggered")) == ([], [])


@card("Karma, Channeler")
def test_karma_channeler_sees_her_player_recycle_also_what_an_opponent_says() -> None:
    table = Table(you=side(base=["Karma, Channeler"], trash=["Gust"]), foe=side(base=["Forge of the Future"]),
                  turn_of=FOE)
    table.foe.use("Forge of the Future")
    table.resolve()
    table.foe.choose("Gust")
    table.resolve()
    assert (table.trash(), table.thing("Karma, Channeler").buffed) == ([], 1)


@card("Karma, Channeler")
def test_karma_channeler_minds_no_runes_and_has_vision() -> None:
    table = Table(you=side(hand=["Karma, Channeler"], runes={"order": 6}, deck=["Gust"], base=["Daring Poro"]))
    table.you.play("Karma, Channeler")
    table.resolve()
    assert (table.open.kind, len(table.events("recycled")), len(table.events("triggered"))) == ("recycle", 1, 1)
    table.you.choose("recycle")
    assert asked(table.you) == ["Daring Poro", "Karma, Channeler"], "a card of the Main Deck"
