"""Two people play whole duels by clicking what they are offered, through the stand-in for Discord and the unmodified
client."""
from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import pytest

from bot import upkeep
from bot.game import absent
from bot.match import lobby
from bot.sandbox.driver import Seen, User
from engine.kernel.randomness import commitment
from tests.bot.players import Hall, Person, controls, hall, panel_of, play, play_until, somebody_acts

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).resolve().parents[2]
PAIRS = (("annie", "lux"), ("garen", "yi"), ("yi", "annie"), ("lux", "garen"))
GAMES = int(os.environ.get("E2E_GAMES", "2"))


@pytest.fixture
async def place(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Hall]:
    caplog.set_level(logging.WARNING)
    async with hall(tmp_path) as found:
        yield found
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = getattr(getattr(request.node, "callspec", None), "params", {}).get("seed", 7)
    monkeypatch.setattr(lobby, "new_secret", lambda: int(seed).to_bytes(32, "big"))


def thread(user: User) -> list[Seen]:
    return user.messages(int(user.threads()[-1]["id"]))


async def last_note(user: User) -> str:
    """The newest ephemeral message that this user sees anywhere."""
    return max((m for m in [*user.dms(), *thread(user)] if m.ephemeral), key=lambda m: m.id).text


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
async def test_a_whole_duel(place: Hall, ana: User, bo: User, seed: int) -> None:
    match = await place.begin(ana, bo, PAIRS[seed % len(PAIRS)])
    people = [Person(place, ana, seed), Person(place, bo, seed + 1000)]
    assert await play(people)
    game = await place.game(match)
    assert game.over
    result = thread(ana)[-1]
    assert game.secret.hex() in result.text
    assert commitment(game.secret) in result.text
    assert commitment(game.secret) in thread(ana)[0].text, "promised at the start"
    assert {"won", "lost"} == {re.search(r"You (\w+)", panel_of(user).text)[1]
                               for user in (ana, bo)}  # type: ignore[index]
    entries = await place.bot.store.entries(match.id)
    assert [entry.seq for entry in entries] == list(range(1, game.seq + 1)), "the log has no gap"
    assert not list(place.settings.reports.glob("*")), "no engine fault"
    assert people[0].did["cancelled"] + people[1].did["cancelled"], "somebody stepped back in a draft"


async def until(place: Hall, monkeypatch: pytest.MonkeyPatch, decks: tuple[str, str], patient: bool,
                wanted: Callable[[list[Person]], bool]) -> list[Person]:
    """Play duels until something is the case."""
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    for seed in range(40, 50):
        monkeypatch.setattr(lobby, "new_secret", lambda seed=seed: seed.to_bytes(32, "big"))
        await place.begin(ana, bo, decks)
        people = [Person(place, ana, seed, patient), Person(place, bo, seed)]

        async def now(people: list[Person] = people) -> bool:
            return wanted(people)

        if await play_until(people, now):
            return people
    raise AssertionError("it never came to that in ten duels")


async def test_a_response_on_the_chain(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await until(place, monkeypatch, ("annie", "lux"), True, lambda people: bool(people[0].did["responded"]))
    match = (await place.bot.store.matches_of(people[0].user.id))[0]
    *_, answer = [entry for entry in await place.bot.store.entries(match.id) if entry.seat == 0 and entry.keys[:1]
                  and "play:" in entry.keys[0]]
    assert answer.keys[-1] == "confirm"
    sight = (await place.game(match)).sight()
    newest = [item.controller for item in sight.chain][-1:]
    assert newest in ([0], []), "the response stands on top, or has resolved"


async def test_damage_is_assigned_by_a_player(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def assigning(people: list[Person]) -> bool:
        return any(panel_of(person.user).text.startswith("### Assign ") for person in people)

    people = await until(place, monkeypatch, ("garen", "yi"), False, assigning)
    who = next(person for person in people if panel_of(person.user).text.startswith("### Assign "))
    panel = panel_of(who.user)
    proposed = next(label for label in panel.labels if label.startswith("Assign: "))
    assert "Back" not in panel.labels
    select = panel.selects[0]
    await place.clicked(who.user, panel, str(select["custom_id"]), str(select["options"][-1]["value"]))
    await place.clicked(who.user, panel_of(who.user), "Back")
    assert proposed in panel_of(who.user).labels
    await place.clicked(who.user, panel_of(who.user), str(select["custom_id"]), str(select["options"][-1]["value"]))
    green = next(label for label in panel_of(who.user).labels if label.startswith("Assign: "))
    match = (await place.bot.store.matches_of(who.user.id))[0]
    before = await place.bot.store.seq(match.id)
    await place.clicked(who.user, panel_of(who.user), green)
    assert await place.bot.store.seq(match.id) > before


async def test_a_restart_in_mid_chain_loses_nothing(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    people = [Person(place, ana, 5), Person(place, bo, 6, patient=True)]

    async def in_a_chain() -> bool:
        game = await place.game(match)
        return bool(game.sight().chain) and any(decision.kind == "priority" for decision in game.pending())

    assert await play_until(people, in_a_chain)
    before = (await place.game(match)).fingerprint()
    texts = [message.text for user in (ana, bo) for message in (*user.dms(), *thread(user))]
    await place.restart()
    assert (await place.game(match)).fingerprint() == before
    assert [message.text for user in (ana, bo)
            for message in (*user.dms(), *thread(user))] == texts, "no prompt is repeated"
    seq = (await place.game(match)).seq
    asked = next(person for person in people if person.asked)
    passing = next(str(button["custom_id"]) for button in panel_of(asked.user).buttons
                   if str(button["custom_id"]).endswith(".key.pass"))
    await place.clicked(asked.user, panel_of(asked.user), passing)
    assert (await place.game(match)).seq > seq, "the prompt from before the restart is live"


async def test_a_restart_in_mid_draft_keeps_the_draft(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("lux", "annie"))
    people = [Person(place, ana, 5), Person(place, bo, 6)]

    async def composing() -> bool:
        return any("Nothing has happened yet" in panel_of(person.user).text for person in people)

    assert await play_until(people, composing)
    who = next(person for person in people if "Nothing has happened yet" in panel_of(person.user).text)
    seen = panel_of(who.user).text
    await place.restart()
    assert panel_of(who.user).text == seen
    await place.clicked(who.user, panel_of(who.user), "Back")
    assert panel_of(who.user).text != seen
    assert not (await place.game(match)).over


async def test_a_double_click_counts_once_and_a_stale_one_is_answered(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    first = next(user for user in (ana, bo) if controls(panel_of(user)))
    panel = panel_of(first)
    keep = panel.custom_id("Keep all 4")
    await asyncio.gather(first.click(panel, keep), first.click(panel, keep))
    await place.settled()
    assert len(await place.bot.store.entries(match.id)) == 1
    assert not [message for message in first.dms() if message.ephemeral], "the second click is swallowed without a word"
    place.bot.recent_clicks.clear()
    await place.clicked(first, panel_of(first), keep, forge=True)
    assert await last_note(first) == "That was already answered. Here is the question that is open now."
    assert len(await place.bot.store.entries(match.id)) == 1


async def test_the_other_sees_nothing_of_a_draft(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "garen"))
    people = [Person(place, ana, 1), Person(place, bo, 2)]

    async def can_play() -> bool:
        return any(label.startswith("Play ") for person in people for label in panel_of(person.user).labels)

    assert await play_until(people, can_play)
    who = next(person for person in people if person.asked)
    other = next(person for person in people if person is not who)
    seen = [message.data for message in (*other.user.dms(), *thread(other.user))]
    panel = panel_of(who.user)
    await place.clicked(who.user, panel, next(label for label in panel.labels if label.startswith("Play ")))
    assert "Back" in panel_of(who.user).labels
    assert [message.data for message in (*other.user.dms(), *thread(other.user))] == seen
    await place.clicked(who.user, panel_of(who.user), "Back")
    assert panel_of(who.user).text == panel.text


async def test_a_refusal_names_its_rule_and_why_shows_our_wording(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "garen"))
    user = await somebody_acts(place, ana, bo)
    await place.clicked(user, panel_of(user), "Why not?")
    menu = max((message for message in user.dms() if message.ephemeral), key=lambda message: message.id)
    await place.clicked(user, menu, str(menu.selects[0]["custom_id"]), str(menu.selects[0]["options"][0]["value"]))
    refusal = max((message for message in user.dms() if message.ephemeral), key=lambda message: message.id)
    assert "Not now:" in refusal.text
    assert "Nothing has changed" in refusal.text
    await place.clicked(user, refusal, next(label for label in refusal.labels if label.startswith("Why? ")))
    assert "Worded by this bot" in await last_note(user)
    panel = panel_of(user)
    chosen = next((str(part["custom_id"]) for part in panel.selects),
                  re.sub(r"\.key\..*", ".pickplay", panel.custom_id("End turn")))
    await place.clicked(user, panel, chosen, "play:9999", forge=True)
    assert "That can’t be done now" in await last_note(user), "what is not offered is refused with its reason"


async def test_the_wrong_hands(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "garen"))
    cleo = place.discord.user("Cleo")
    board = thread(cleo)[-1]
    await place.clicked(cleo, board, "My table")
    assert await last_note(cleo) == "You are watching this match. Only its players can press this."
    await place.clicked(cleo, board, "Board as text")
    assert (await last_note(cleo)).startswith("### Board")
    asked, other = (ana, bo) if controls(panel_of(ana)) else (bo, ana)
    await place.clicked(other, panel_of(other), controls(panel_of(asked))[0][0].replace("pick", "ok"), forge=True)
    assert await last_note(other) == f"{asked.name} answers this one. You are told when it is your turn."
    await place.clicked(other, panel_of(other), "r1.zzzzzz.1.ok", forge=True)
    assert "no longer kept here" in await last_note(other)
    await place.clicked(other, panel_of(other), "r0:whatever", forge=True)
    assert "no longer kept here" in await last_note(other)


async def test_no_private_panel_comes_into_a_public_message(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"))
    asked = ana if controls(panel_of(ana)) else bo
    number = (await place.game(match)).pending()[0].number
    board = thread(asked)[-1]
    for action in ("p.refresh", "m.concede", "m.stay", "m.hold", "p.menu", "0.pickdeck", "0.ready.p", f"{number}.ok",
                   "9999.ok", f"{number}.pick"):
        values = ("yi",) if "pick" in action else ()
        await place.clicked(asked, asked.look(board), f"r1.{match.id}.{action}", *values, forge=True)
        text = place.discord.user("Cleo").look(board).text
        assert "Your hand" not in text
        assert "opening hands" in text or "Turn" in text, action


@pytest.mark.parametrize("action", ["e.list", "m.hold", "m.concede", "m.stay", "0.pickwhy"])
async def test_a_panel_is_never_written_over_by_what_belongs_on_other_messages(
        place: Hall, ana: User, bo: User, action: str) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"))
    asked = ana if controls(panel_of(ana)) else bo
    before, answers = panel_of(asked), len(asked.dms())
    values = ("more:1",) if "pick" in action else ()
    await place.clicked(asked, before, f"r1.{match.id}.{action}", *values, forge=True)
    await place.settled()
    assert asked.look(before).text == before.text
    assert controls(asked.look(before)) == controls(before)
    assert len(asked.dms()) > answers, "the answer stands beside it"


@pytest.mark.parametrize("key", ["play:99999", "9" * 5000, "🂡" * 400])
async def test_asking_why_not_of_what_is_not_there_gets_a_word(place: Hall, ana: User, bo: User, key: str) -> None:
    match = await place.begin(ana, bo, ("annie", "garen"))
    asked = ana if controls(panel_of(ana)) else bo
    await place.clicked(asked, panel_of(asked), f"r1.{match.id}.0.pickwhy", key, forge=True)
    assert await last_note(asked) == "That isn’t there any more."


async def test_closed_dms_leave_the_table_in_the_thread(
        place: Hall, ana: User, bo: User, monkeypatch: pytest.MonkeyPatch) -> None:
    ana.close_dms()
    challenge = await ana.command("table", "match challenge", user=bo)
    assert challenge.message is not None
    await place.clicked(bo, challenge.message, "Accept")
    await place.clicked(ana, challenge.message, "Choose my deck")
    picker = max((message for message in ana.messages("table") if message.ephemeral), key=lambda message: message.id)
    await place.clicked(ana, picker, "Ready-made decks", "yi")
    await place.clicked(ana, ana.look(picker), "Ready")
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    await place.clicked(bo, panel_of(bo), "Ready")
    if controls(panel_of(bo)):
        await place.clicked(bo, panel_of(bo), "Keep all 4")
    assert not ana.dms()
    monkeypatch.setattr(absent, "PATIENCE", 0.0)
    await upkeep.call(place.bot)
    await place.settled()
    call = thread(bo)[-1]
    assert call.text.startswith(f"{ana.mention}, you are needed. Your private messages are closed")
    await place.clicked(ana, call, "My table")
    mine = max((message for message in thread(ana) if message.ephemeral), key=lambda message: message.id)
    assert "Only you see this" in mine.text
    await place.clicked(ana, call, "How to open messages")
    how = max((message for message in thread(ana) if message.ephemeral), key=lambda message: message.id)
    await place.clicked(ana, mine, "Keep all 4")
    assert call.id not in [message.id for message in thread(bo)], "it was for that question"
    assert "Keep all 4" not in ana.look(mine).labels
    assert [message for message in thread(bo) if message.ephemeral] == [], "nobody else sees it"
    ana.open_dms()
    await place.clicked(ana, how, "Try again")
    assert "Against Bo" in panel_of(ana).text


async def test_the_hand_with_its_texts_is_one_press_away(place: Hall, ana: User, bo: User) -> None:
    await place.begin(ana, bo, ("annie", "lux"))
    waiting = bo if controls(panel_of(ana)) else ana
    assert "Nothing to do for you now" in panel_of(waiting).text
    await place.clicked(waiting, panel_of(waiting), "Show my hand")
    assert (await last_note(waiting)).startswith("**Your hand, 4 cards**\n1. **")


async def test_a_busy_store_takes_no_answer_and_says_so(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("annie", "lux"))
    first = next(user for user in (ana, bo) if controls(panel_of(user)))
    other = sqlite3.connect(place.settings.database)
    other.execute("BEGIN IMMEDIATE")
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert await last_note(first) == "The bot is busy. Your answer was **not** taken; please press again."
    assert await place.bot.store.entries(match.id) == []
    other.rollback()
    await place.clicked(first, panel_of(first), "Keep all 4")
    assert len(await place.bot.store.entries(match.id)) == 1


async def test_conceding_asks_once_more_and_shows_the_secret(place: Hall, ana: User, bo: User) -> None:
    match = await place.begin(ana, bo, ("yi", "lux"))
    asked = await ana.command("table", "match concede")
    assert asked.message is not None
    assert "Bo wins." in asked.text
    assert not (await place.game(match)).over
    await place.clicked(ana, asked.message, "Yes, concede")
    game = await place.game(match)
    assert game.over
    assert game.winner == 1
    assert game.secret.hex() in thread(bo)[-1].text
    stale = "r1." + match.id + ".1.ok"
    await place.clicked(bo, panel_of(bo), stale, forge=True)
    assert (await last_note(bo)).startswith("This game is over: Bo won")


async def test_one_setting_stops_new_matches(place: Hall, ana: User, bo: User) -> None:
    place.bot.settings = place.settings.model_copy(update={"new_matches": False})
    answered = await ana.command("table", "match challenge", user=bo)
    assert "takes no new matches" in answered.text
    assert (await ana.command("table", "about")).text.count("Riot Games") >= 3
    assert "no unfinished match" in (await ana.command("table", "match mine")).text


async def test_a_declined_and_a_withdrawn_invitation(place: Hall, ana: User, bo: User) -> None:
    for who, button, left in ((bo, "Decline", "Bo declined."), (ana, "Withdraw", "Ana withdrew the invitation.")):
        post = (await ana.command("table", "match challenge", user=bo)).message
        assert post is not None
        await place.clicked(who, post, button)
        assert ana.look(post).text == left
        await place.clicked(bo, post, post.custom_id("Accept"), forge=True)
        assert max((m for m in bo.messages("table") if m.ephemeral),
                   key=lambda m: m.id).text == left


async def test_play_opens_a_table_and_ends_both_processes(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith(("CHAINKEEPER_", "DISCORD_"))}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot.play", "--port", str(port), cwd=tmp_path,
                                                   env={**environment, "PYTHONPATH": str(ROOT)},
                                                   stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readline(), 40)).decode()
    assert f"http://127.0.0.1:{port}/?as=Ana" in said
    assert f"http://127.0.0.1:{port}/?as=Bo" in said
    body = {"user": "Ana", "channel": "table", "command": "match challenge", "options": {"user": "Bo"}}
    address = f"http://127.0.0.1:{port}/sandbox/command"
    async with aiohttp.ClientSession() as client, client.post(address, json=body) as answer:
        assert (await answer.json())["kind"] == "message"
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 20) == 0
    with pytest.raises(OSError, match="Connect"):
        await asyncio.open_connection("127.0.0.1", port)
