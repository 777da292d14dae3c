"""Worked examples of deck construction and names (103, 132)."""
from __future__ import annotations

from dataclasses import replace

from cards.decks import DeckList, starters
from engine.game import Game, Seat, Setup
from engine.kernel.randomness import secret_from_seed
from engine.rules.formats.decks import faults
from engine.words import (
    Legend,
    Spell,
    Unit,
    a,
    at_least,
    buff,
    chaos,
    chosen_champion,
    draw,
    every,
    fury,
    have,
    if_,
    might,
    reaction,
    return_to_champion_zone,
    signature,
    there_is,
    unit,
    your,
    your_hand,
    your_trash,
)
from engine.words.saying.say import say
from tests.hearing import judged
from tests.rules.covers import covers, example
from tests.rules.grounds import PLAIN, quiet
from tests.table import EXTRA, FOE, YOU, Table, catalogue, find_or_extra

EXTRA += [
    # Jinx, Loose Cannon; Jinx, Rebel; Jinx, Demolitionist; a Signature unit like Tibbers
    Legend("TST-3c1", "Sample C Gunner, Loose", fury, chaos, champion="Sample C Gunner"),
    Unit("TST-3c2", "Sample C Gunner, Rebel", fury, energy=1, might=2, champion="Sample C Gunner"),
    Unit("TST-3c3", "Sample C Gunner, Demolitionist", fury, energy=1, might=3, champion="Sample C Gunner"),
    Unit("TST-3c4", "Sample C Gunner, Companion", fury, signature, energy=1, might=3, champion="Sample C Gunner"),
]
EXTRA += [
    Unit("TST-3c5", "Sample C Herald", energy=0, might=1).text(have(every(your, chosen_champion, unit), might(1))),
    Spell("TST-3c6", "Sample C Tomb", energy=0).text(
        reaction, return_to_champion_zone(a(chosen_champion, unit, your_trash))
    ),
    Spell("TST-3c7", "Sample C Call Home", energy=0).text(
        reaction, return_to_champion_zone(a(your, chosen_champion, unit))
    ),
    Spell("TST-3c8", "Sample C Review", energy=0).text(
        reaction, if_(there_is(every(chosen_champion, unit, your_hand), at_least(1)), draw(1))
    ),
    Spell("TST-3c9", "Sample C Favour", energy=0).text(reaction, buff(a(unit))),
]

REBEL, DEMOLITIONIST = "Sample C Gunner, Rebel", "Sample C Gunner, Demolitionist"


def code(name: str) -> str:
    return find_or_extra(name).code


def deck(champion: str, **more: int) -> DeckList:
    """A legal deck of that legend around that Chosen Champion, in which these numbers of cards take the place of
    others."""
    base, cards = starters()["annie"], catalogue().cards
    main: dict[str, int] = {code(name.replace("_", " ")): n for name, n in more.items()}
    main.setdefault(code(champion), 1)
    fitting = [c for c, _ in base.main if not cards[c].card.supertypes] + [code(f"Test Might {n}") for n in (1, 2, 3)]
    for c in fitting:
        if c not in main:
            main[c] = min(3, 40 - sum(main.values()))
    return replace(
        base, legend="TST-3c1", champion=code(champion), main=tuple((c, n) for c, n in main.items() if n > 0)
    )


def wrong(built: DeckList) -> list[str]:
    return judged(faults(built, catalogue()))


def begin(built: DeckList) -> Game:
    """A game that begins with that deck on both sides, and in which both keep their hands."""
    game = Game.start(Setup((Seat("Ana", built), Seat("Bo", built))), secret_from_seed(3), catalogue())
    while game.pending() and game.pending()[0].kind == "mulligan":
        game.answer(game.pending()[0].number, game.pending()[0].seat, ())
    return game


@example("103.2.a.2#1", rule="117")
@covers("103.1.a", "103.1.b", "103.1.b.2", "103.2.a.1", "176.1", "108.3.a", "114.1", "114.2", "103.3.b")
def test_any_champion_unit_with_the_tag_of_the_legend_is_chosen() -> None:
    for name in (REBEL, DEMOLITIONIST):
        built = deck(name)
        assert wrong(built) == []
        game = begin(built)
        mine = game.sight(0).players[0]
        assert [thing.name for thing in mine.champion] == [name]
        assert mine.legend
        assert mine.legend.name == "Sample C Gunner, Loose"


@example("103.2.a.2#2")
def test_a_signature_unit_with_the_tag_is_not_chosen() -> None:
    assert wrong(deck(REBEL, **{"Sample_C_Gunner,_Companion": 1})) == []
    assert wrong(deck("Sample C Gunner, Companion")) == ["103.2.a.2"]


@example("103.2.b.1#1", rule="103.2.b")
@covers("103.2.b.1")
def test_two_more_copies_of_the_chosen_champion_are_in_the_main_deck() -> None:
    assert wrong(deck(REBEL, **{"Sample_C_Gunner,_Rebel": 3})) == []
    assert wrong(deck(REBEL, **{"Sample_C_Gunner,_Rebel": 4})) == ["103.2.b"]
    game = begin(deck(REBEL, **{"Sample_C_Gunner,_Rebel": 3}))
    player = game._state.players[0]
    assert (
        sum(card.name == REBEL for card in player.deck)
        + sum(game._state.objects[id].card.name == REBEL for id in player.hand)
        == 2
    )


@example("103.2.b.2#1", rule="103.2.b")
@example("132.4#1", rule="103.2.b")
@covers("103.2.b.2", "132.1", "132.4")
def test_two_cards_of_one_character_have_different_names() -> None:
    both = {"Sample_C_Gunner,_Rebel": 3, "Sample_C_Gunner,_Demolitionist": 3}
    assert wrong(deck(REBEL, **both)) == []
    assert wrong(deck(REBEL, **{**both, "Sample_C_Gunner,_Demolitionist": 4})) == ["103.2.b"]
    table = Table(
        you=quiet(champion=REBEL, base=[REBEL, DEMOLITIONIST, "Sample C Herald"]), foe=quiet(), battlefields=PLAIN
    )
    assert (table.might(REBEL), table.might(DEMOLITIONIST)) == (3, 3)


@example("103.2.a.3#1", rule="413")
@covers("103.2.a.3")
def test_every_copy_of_the_chosen_champion_counts_as_it() -> None:
    table = Table(
        you=quiet(
            champion=REBEL, base=[REBEL, "Sample C Herald"], hand=["Sample C Review", "Sample C Tomb", REBEL],
            trash=[REBEL, DEMOLITIONIST, REBEL],
        ),
        foe=quiet(champion=DEMOLITIONIST, base=[REBEL, "Sample C Herald"]),
        battlefields=PLAIN,
    )
    assert (table.might(REBEL, YOU), table.might(REBEL, FOE)) == (3, 2)
    table.you.play("Sample C Review")
    table.resolve()
    assert len(table.events("drawn")) == 1
    options = table.you.draft(table.you._first("play", "Sample C Tomb")).options
    assert [table.state.objects[one.subject].card.name for one in options if one.subject] == [REBEL, REBEL]


@covers("108.3.c", "108.3.c.1", "705.1", "108.3.d")
def test_a_chosen_champion_goes_back_to_an_empty_champion_zone_alone() -> None:
    table = Table(
        you=quiet(
            champion=REBEL, base=[REBEL], hand=["Sample C Favour", "Sample C Call Home", "Sample C Call Home"],
            runes={"fury": 1},
        ),
        foe=quiet(),
        battlefields=PLAIN,
    )
    table.you.play("Sample C Call Home", on=REBEL)
    table.resolve()
    assert table.where(REBEL) == "champion"  # the one that is there already
    assert len(table.state.players[YOU].base) == 1
    table.you.play(REBEL)
    table.you.play("Sample C Favour", on=REBEL)
    table.resolve()
    table.you.play("Sample C Call Home", on=REBEL)
    table.resolve()
    assert "108.3.c.1" in table.rules()
    home = table.thing(REBEL, zone="champion")
    assert (home.buffed, home.damage) == (0, 0)


def test_the_words_are_said() -> None:
    said = {name: say(find_or_extra(name)) for name in ("Sample C Herald", "Sample C Tomb", "Sample C Call Home")}
    assert said["Sample C Tomb"] == "[Reaction]\nReturn your Chosen Champion from your trash to your Champion Zone.", (
        said
    )
