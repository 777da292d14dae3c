"""Own decks in a match: saved ones and pasted lists, checked when they are chosen, and secret until both are ready."""
from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.panels.click_ids import custom_id
from bot.sandbox.driver import Outcome, Refused, Seen, User
from bot.store import Match
from cards.decks import FORMATS, read, starters, unpack
from tests.bot.players import Hall, Person, hall, panel_of, play
from tests.bot.test_decks import LIST, save

NAME = "Hidden Dagger"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall(tmp_path) as found:
        yield found


async def choosing(place: Hall, ana: User, bo: User, **options: str) -> Seen:
    """A match in which decks are chosen; gives the post."""
    post = (await ana.command("table", "match challenge", user=bo, **options)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    return post


async def match_of(place: Hall, user: User) -> Match:
    return (await place.bot.store.matches_of(user.id))[0]


async def paste(place: Hall, user: User, text: str) -> Outcome:
    """Press *Paste a list* on the private panel and send the form."""
    form = await user.click(panel_of(user), "Paste a list")
    assert form.kind == "modal"
    sent = await user.submit(form, {"list": text})
    await place.settled()
    return sent


def note(user: User) -> str:
    """What somebody alone was last told."""
    return max((one for one in user.dms() if one.ephemeral), key=lambda one: one.id).text


async def ready(place: Hall, *users: User) -> None:
    for user in users:
        await place.clicked(user, panel_of(user), "Ready")


async def test_a_saved_deck_and_a_pasted_list_are_played(place: Hall, ana: User, bo: User) -> None:
    await save(ana, NAME)
    await choosing(place, ana, bo)
    number = (await place.bot.store.decks_of(ana.id))[0].id
    await place.clicked(ana, panel_of(ana), "Your saved decks", f"own:{number}")
    assert panel_of(ana).text.startswith(f"### Your deck: {NAME}")
    await paste(place, bo, FORMATS["code"](read(LIST)))
    assert panel_of(bo).text.startswith("### Your deck: Pasted list")
    await ready(place, ana, bo)
    match = await match_of(place, ana)
    assert match.state == "running"
    opening = ana.messages(match.thread)[0].text
    assert {f"{name} plays Annie, Dark Child" in opening for name in ("Ana", "Bo")} == {True}
    assert "and goes first." in opening
    assert {card for player in match.players for card, _ in unpack(player.own).main} == set(dict(read(LIST).main))
    assert not await play([Person(place, ana, 1), Person(place, bo, 2)], most=60), "it isn't over yet"
    assert (await place.game(match)).turn > 2


async def test_an_own_deck_is_secret_until_both_are_ready_and_its_name_for_ever(
        place: Hall, ana: User, bo: User) -> None:
    await save(ana, NAME)
    post = await choosing(place, ana, bo)
    await place.clicked(ana, panel_of(ana), "Your saved decks", f"own:{(await place.bot.store.decks_of(ana.id))[0].id}")
    await ready(place, ana)

    def told() -> str:
        thread = bo.messages(int(bo.threads()[0]["id"]))
        return "\n".join(one.text for one in (*bo.dms(), *bo.messages("table"), *thread))

    assert "Ana: deck chosen, **ready**" in bo.look(post).text
    assert "Annie" not in told()
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await ready(place, bo)
    assert "Ana plays Annie, Dark Child" in told()
    assert NAME not in told()


async def test_what_stands_against_a_deck_is_told_and_it_is_not_taken(place: Hall, ana: User, bo: User) -> None:
    await choosing(place, ana, bo)
    await paste(place, ana, LIST.replace("3 Gust", "4 Gust"))
    assert note(ana).startswith("### Pasted list can’t be played in Casual\n- Gust: 4 copies; at most 3 of one name. "
                                "Rule 103.2.b.")
    await paste(place, ana, FORMATS["text"](starters()["annie"]))
    assert "bring 3 with different names. Rule 103.4." in note(ana)
    await paste(place, ana, "3 Gutst")
    assert "line 1: no card named 'Gutst'; did you mean Gust?" in note(ana)
    assert (await match_of(place, ana)).players[0].deck == ""
    assert "deck chosen" not in "".join(one.text for one in bo.messages("table"))


async def test_the_format_of_the_table_decides(place: Hall, ana: User, bo: User) -> None:
    longer = LIST.replace("2 Flash", "3 Flash").replace("2 Pouty Poro", "3 Pouty Poro")
    await save(ana, NAME, longer)
    post = await choosing(place, ana, bo, format="constructed")
    assert "Duel, best of one, Constructed" in bo.look(post).text
    await paste(place, ana, longer)
    assert "in Constructed it must have exactly 40, the Chosen Champion included. Rule TR402.1." in note(ana)
    await place.clicked(ana, panel_of(ana), "Your saved decks", f"own:{(await place.bot.store.decks_of(ana.id))[0].id}")
    assert "in Constructed it must have exactly 40, the Chosen Champion included. Rule TR402.1." in note(ana)
    assert (await match_of(place, ana)).players[0].deck == ""
    await place.clicked(ana, post, "Call off")
    await choosing(place, ana, bo)
    await paste(place, ana, longer)
    assert (await match_of(place, ana)).players[0].deck == "pasted"


async def test_nobody_plays_with_a_deck_of_somebody_else(place: Hall, ana: User, bo: User) -> None:
    await save(ana, NAME)
    await choosing(place, ana, bo)
    number = (await place.bot.store.decks_of(ana.id))[0].id
    for user in (bo, ana):
        await user.select(panel_of(user), custom_id((await match_of(place, ana)).id, 0, "pickdeck"),
                          [f"own:{number if user is bo else 99}"], forge=True)
        await place.settled()
        assert note(user) == "This deck is not there any more. Choose another one."
    assert NAME not in str(panel_of(bo).data)
    assert [player.deck for player in (await match_of(place, ana)).players] == ["", ""]


async def test_a_match_keeps_its_deck_whatever_becomes_of_the_saved_one(place: Hall, ana: User, bo: User) -> None:
    await save(ana, NAME)
    await choosing(place, ana, bo)
    await place.clicked(ana, panel_of(ana), "Your saved decks", f"own:{(await place.bot.store.decks_of(ana.id))[0].id}")
    await save(ana, NAME, FORMATS["text"](starters()["lux"]))
    await ana.command("table", "deck delete", name=NAME)
    await place.restart()
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await ready(place, ana, bo)
    match = await match_of(place, ana)
    assert match.state == "running"
    assert unpack(match.players[0].own).legend == starters()["annie"].legend


async def test_who_is_ready_pastes_no_list_any_more(place: Hall, ana: User, bo: User) -> None:
    await choosing(place, ana, bo)
    form = await ana.click(panel_of(ana), "Paste a list")
    await place.clicked(ana, panel_of(ana), "Ready-made decks", "annie")
    await ready(place, ana)
    with pytest.raises(Refused):
        await ana.click(panel_of(ana), "Paste a list")
    name = custom_id((await match_of(place, ana)).id, 0, "paste")
    for outcome in (await ana.click(panel_of(ana), name, forge=True), await ana.submit(form, {"list": LIST})):
        await place.settled()
        assert "Press *Not ready* first" in (outcome.text if outcome.kind == "message" else note(ana))
    assert (await match_of(place, ana)).players[0].deck == "annie"
    assert (await place.discord.user("Cleo").command("table", "match mine")).kind == "message"


async def test_a_list_is_pasted_over_a_restart_and_by_no_one_else(place: Hall, ana: User, bo: User) -> None:
    await choosing(place, ana, bo)
    form = await ana.click(panel_of(ana), "Paste a list")
    await place.restart()
    await ana.submit(form, {"list": LIST})
    await place.settled()
    assert panel_of(ana).text.startswith("### Your deck: Pasted list")
    cleo = place.discord.user("Cleo")
    post = cleo.messages("table")[-1]
    name = custom_id((await match_of(place, ana)).id, 0, "paste")
    assert "You are watching this match" in (await cleo.click(post, name, forge=True)).text
