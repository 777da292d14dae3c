"""Origins: battlefields (OGN-275 to OGN-298)."""
from __future__ import annotations

from cards.tokens import RECRUIT
from engine.words import (
    Battlefield,
    a,
    ability,
    activate_effects,
    among_them,
    at_least,
    at_the,
    base_of,
    beginning_phase,
    bonus_damage,
    buff,
    cant,
    capacity,
    card,
    channel,
    choose,
    chosen_champion,
    conquer,
    defend,
    discard,
    draw,
    effects_of,
    either,
    ends,
    every,
    exactly,
    exhausted,
    facedown_card,
    first,
    friendly,
    friendly_to,
    gain_points,
    ganking,
    give,
    have,
    here,
    higher_score,
    hold,
    if_,
    it,
    look_at,
    may,
    me,
    might,
    move,
    must,
    play,
    player,
    put_back,
    ready,
    recycle,
    rest,
    return_to_champion_zone,
    rune,
    shield,
    spell,
    spend_buff,
    starts,
    there_is,
    they,
    this_combat,
    this_turn,
    tokens,
    top,
    turn,
    unit,
    up_to,
    when,
    win,
    you,
    your,
    your_base,
    your_champion_zone,
    your_trash,
)

ALTAR_TO_UNITY = Battlefield("OGN-275", "Altar to Unity").text(
    when(you(hold(here)), play(tokens(RECRUIT), your_base)),
)
ASPIRANTS_CLIMB = Battlefield("OGN-276", "Aspirant's Climb").text(higher_score(1))
BACK_ALLEY_BAR = Battlefield("OGN-277", "Back-Alley Bar").text(
    when(a(unit)(move(from_=here)), give(it, might(1), this_turn)),
)
BANDLE_TREE = Battlefield("OGN-278", "Bandle Tree").text(have(me, capacity(facedown_card, 2)))
FORTIFIED_POSITION = Battlefield("OGN-279", "Fortified Position").text(
    when(you(defend(here)), choose(a(unit)), give(it, shield(2), this_combat)),
)
GROVE_OF_THE_GOD_WILLOW = Battlefield("OGN-280", "Grove of the God-Willow").text(when(you(hold(here)), draw(1)))
HALLOWED_TOMB = Battlefield("OGN-281", "Hallowed Tomb").text(
    when(
        you(hold(here)),
        if_(
            there_is(every(card, your_champion_zone), exactly(0)),
            may(return_to_champion_zone(a(chosen_champion, unit, your_trash))),
        ),
    ),
)
MONASTERY_OF_HIRANA = Battlefield("OGN-282", "Monastery of Hirana").text(
    when(you(conquer(here)), may(spend_buff()).to(draw(1))),
)
NAVORI_FIGHTING_PIT = Battlefield("OGN-283", "Navori Fighting Pit").text(when(you(hold(here)), buff(a(unit, here))))
OBELISK_OF_POWER = Battlefield("OGN-284", "Obelisk of Power").text(
    when(starts(beginning_phase, every(player)).in_first_turn(), they(channel(1))),
)
REAVERS_ROW = Battlefield("OGN-285", "Reaver's Row").text(
    when(you(defend(here)), may(move(a(friendly, unit, here), base_of(it)))),
)
RECKONERS_ARENA = Battlefield("OGN-286", "Reckoner's Arena").text(
    when(you(hold(here)), activate_effects(effects_of(conquer), every(unit, here))),
)
SIGIL_OF_THE_STORM = Battlefield("OGN-287", "Sigil of the Storm").text(
    when(you(conquer(here)), must(recycle(a(rune, your)))),
)
STARTIPPED_PEAK = Battlefield("OGN-288", "Startipped Peak").text(when(you(hold(here)), may(channel(1, exhausted))))
TARGONS_PEAK = Battlefield("OGN-289", "Targon's Peak").text(
    when(you(conquer(here)), at_the(ends(turn), ready(up_to(2, rune)))),
)
THE_ARENAS_GREATEST = Battlefield("OGN-290", "The Arena's Greatest").text(
    when(starts(beginning_phase, every(player)).in_first_turn(), they(gain_points(1))),
)
THE_CANDLELIT_SANCTUM = Battlefield("OGN-291", "The Candlelit Sanctum").text(
    when(you(conquer(here)), look_at(top(2)), recycle(up_to(2, card, among_them)), put_back(rest)),
)
THE_DREAMING_TREE = Battlefield("OGN-292", "The Dreaming Tree").text(
    when(first(a(player)(choose(a(unit, friendly_to(they), here), a(spell)))), they(draw(1))),
)
THE_GRAND_PLAZA = Battlefield("OGN-293", "The Grand Plaza").text(
    when(you(hold(here)).provided(there_is(every(unit, your, here), at_least(7))), win()),
)
TRIFARIAN_WAR_CAMP = Battlefield("OGN-294", "Trifarian War Camp").text(have(every(unit, here), might(1)))
VILEMAWS_LAIR = Battlefield("OGN-295", "Vilemaw's Lair").text(cant(every(unit)(move(to=base_of(it), from_=here))))
VOID_GATE = Battlefield("OGN-296", "Void Gate").text(
    have(every(either(spell, ability)), bonus_damage(1, to=every(unit, here)))
)
WINDSWEPT_HILLOCK = Battlefield("OGN-297", "Windswept Hillock").text(have(every(unit, here), ganking))
ZAUN_WARRENS = Battlefield("OGN-298", "Zaun Warrens").text(when(you(conquer(here)), discard(1), draw(1)))
