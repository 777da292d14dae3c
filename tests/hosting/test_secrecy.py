"""The check of hidden information sees what it is there for: each audience is shown something that it may not see."""
from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.about import commands as about
from bot.game import board, drawing, private_panel, showing_clicks, unreachable
from bot.match import lobby, lobby_panels
from bot.panels.parts import Panel, Text
from bot.panels.text import plain
from bot.prefs.preferences import Preferences
from bot.sandbox.driver import Seen, User
from bot.store import Match
from bot.store.message_names import message_name
from bot.tables.table import Table
from engine.sights import Sight
from tests.bot.players import Hall, Person, hall, panel_of, play_until
from tests.hosting.past import PUBLIC, Past, names_in

pytestmark = pytest.mark.end_to_end


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(lobby, "new_secret", lambda: (3).to_bytes(32, "big"))
    async with hall(tmp_path) as found:
        yield found


@pytest.fixture
async def match(place: Hall) -> Match:
    return await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))


def saying(panel: Panel, said: str) -> Panel:
    """The same panel with something more."""
    return replace(panel, parts=(*panel.parts, Text(plain(said))))


def hand(table: Table, seat: int = 0) -> str:
    """A whole hand."""
    return ", ".join(card.name for card in table.game.sight(seat).players[seat].hand or ())


async def turned(place: Hall) -> None:
    """Two answers, which change the board and both panels."""
    people = [Person(place, place.discord.user(name), 1) for name in ("Ana", "Bo")]
    steps = iter(range(6))

    async def enough() -> bool:
        return next(steps, None) is None

    await play_until(people, enough)


async def found(place: Hall) -> str:
    """What the check says of what was shown since the last time."""
    return "\n".join(await place.leaks([]))


def newest_board(place: Hall, user: User) -> Seen:
    """The newest board of the thread."""
    return [one for one in user.messages(int(user.threads()[-1]["id"])) if "Board as text" in one.labels][-1]


async def by_a_token_of_an_interaction(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    token = min(place.secrecy.watch.tokens)
    patch.setattr(about, "about_panel", lambda: Panel((Text(f"https://discord.com/webhooks/1/{token}/messages"),)))
    await place.discord.user("Ana").command("table", "about")
    return "a token"


async def pressed(place: Hall, who: str, label: str) -> None:
    """Somebody presses something under the board."""
    user = place.discord.user(who)
    await place.clicked(user, newest_board(place, user), label)


async def on_the_board(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    drawn = drawing.turn_panel

    async def leaking(table: Table, turn: int, game: int) -> Panel | None:
        panel = await drawn(table, turn, game)
        return None if panel is None else saying(panel, hand(table))

    patch.setattr(drawing, "turn_panel", leaking)
    await turned(place)
    return "everybody was shown"


async def in_the_others_messages(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    drawn = private_panel.panel

    def leaking(desk: Any, pictured: Any) -> Panel:
        table = place.bot.tables.cache[match.id]
        return drawn(replace(desk, sight=table.sight(1 - desk.sight.seat)))

    patch.setattr(private_panel, "panel", leaking)
    await turned(place)
    return "Bo was shown"


async def to_an_outsider(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    async def leaking(context: Any) -> None:
        async with context.at_table() as table:
            panel = await drawing.seat_panel(table, 0, alone=True)
        await context.say(panel)

    patch.setitem(showing_clicks.PUBLIC, "mine", leaking)
    await pressed(place, "Cleo", "My table")
    return "Cleo was shown"


async def in_an_answer_to_the_opponent(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    drawn = board.board_panel

    def leaking(match_id: str, sight: Sight, preferences: Preferences) -> Panel:
        other = place.bot.tables.cache[match.id].sight(1 - sight.seat).players[1 - sight.seat]
        return saying(drawn(match_id, sight, preferences), ", ".join(card.name for card in other.hand or ()))

    patch.setattr(board, "board_panel", leaking)
    await pressed(place, "Bo", "Board as text")
    return "Bo was shown"


async def in_a_call(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    drawn = unreachable.call

    def leaking(match_id: str, user: int, seat: int, number: int, code: int) -> Panel:
        held = place.bot.tables.cache[match.id].sight(seat).players[seat].hand or ()
        return saying(drawn(match_id, user, seat, number, code), held[0].name)

    patch.setattr(unreachable, "call", leaking)
    async with place.bot.tables.at(match.id) as table:
        seat, number = next((seat, number) for seat, number in table.asked().items() if number >= 0)
    async with place.bot.store.write() as tx:
        await tx.tell(match.id, message_name("call", number, seat), "thread", match.players[seat].user)
    await place.bot.outbox.kick(match.id)
    await place.settled()
    return "everybody was shown"


async def in_what_is_composed(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    drawn = board.board_panel
    people = [Person(place, place.discord.user(name), 1) for name in ("Ana", "Bo")]

    async def composing() -> bool:
        drafts = [await place.bot.store.draft(match.id, seat) for seat in (0, 1)]
        return any(":" in key for _, path in drafts for key in path)

    assert await play_until(people, composing)
    drafts = [(await place.bot.store.draft(match.id, seat))[1] for seat in (0, 1)]
    assert await found(place) == ""
    patch.setattr(board, "board_panel", lambda match_id, sight, how: saying(drawn(match_id, sight, how), " ".join(
        key for path in drafts for key in path)))
    await pressed(place, "Dee", "Board as text")
    return "was composing, by message"


async def in_a_title(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    async with place.bot.tables.at(match.id) as table:
        title = hand(table)[:45]
    thread = place.discord.world.channels[(await place.bot.store.match(match.id)).thread]  # type: ignore[union-attr]
    await place.bot.http.edit_channel(thread.id, name=title)
    return "the name of"


async def in_the_audit_log(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    async with place.bot.tables.at(match.id) as table:
        why = hand(table)
    thread = (await place.bot.store.match(match.id)).thread  # type: ignore[union-attr]
    await place.bot.http.edit_channel(thread, name="Ana – Bo", reason=why)
    return "the audit log"


async def in_a_command(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    async with place.bot.tables.at(match.id) as table:
        said = hand(table)
    patch.setattr(about, "about_panel", lambda: Panel((Text(said),)))
    await place.discord.user("Dee").command("table", "about")
    return "Dee was shown"


async def as_a_shared_look_up(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    async with place.bot.tables.at(match.id) as table:
        said = hand(table)
    patch.setattr(about, "about_panel", lambda: Panel((Text(f"{said}\n-# Shared by Ana"),)))
    await place.discord.user("Dee").command("table", "about")
    return "Dee was shown"


async def by_the_secret_of_the_game(place: Hall, match: Match, patch: pytest.MonkeyPatch) -> str:
    patch.setattr(about, "about_panel", lambda: Panel((Text((3).to_bytes(32, "big").hex()),)))
    await place.discord.user("Ana").command("table", "about")
    return f"the secret of {match.id}"


Leak = Callable[[Hall, Match, pytest.MonkeyPatch], Awaitable[str]]
LEAKS: tuple[Leak, ...] = (
    on_the_board, in_the_others_messages, to_an_outsider, in_an_answer_to_the_opponent, in_a_call, in_what_is_composed,
    in_a_title, in_the_audit_log, in_a_command, as_a_shared_look_up, by_the_secret_of_the_game,
    by_a_token_of_an_interaction)


@pytest.mark.parametrize("leak", LEAKS)
async def test_it_is_seen(place: Hall, match: Match, leak: Leak) -> None:
    await turned(place)
    assert await found(place) == "", "all is well before"
    with pytest.MonkeyPatch.context() as patch:
        where = await leak(place, match, patch)
    assert where in await found(place)


async def test_a_chosen_deck_is_seen_before_the_game(place: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = place.discord.user("Ana"), place.discord.user("Bo")
    post = (await ana.command("table", "match challenge", user=bo)).message
    assert post is not None
    await place.clicked(bo, post, "Accept")
    await place.clicked(ana, panel_of(ana), "Ready-made decks", "yi")
    assert await found(place) == ""
    drawn = lobby_panels.decks
    monkeypatch.setattr(lobby_panels, "decks", lambda *given: saying(drawn(*given), "Ana plays Master Yi."))
    await place.clicked(bo, panel_of(bo), "Ready-made decks", "lux")
    assert "everybody was shown the deck of Ana" in await found(place)


async def played(folder: Path, deaf: bool = False) -> None:
    """A bit of a duel in a hall."""
    async with hall(folder) as place:
        if deaf:
            place.discord.world.listeners.remove(place.secrecy.watch._hear)
        await place.begin(place.discord.user("Ana"), place.discord.user("Bo"), ("annie", "lux"))
        await turned(place)


async def test_the_hall_sees_a_log_that_names_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Table.answer

    async def telling(table: Table, seat: int, number: int, keys: tuple[str, ...]) -> None:
        logging.getLogger("bot.tables.table").info("answered, with %s", hand(table, seat))
        await answered(table, seat, number, keys)

    monkeypatch.setattr(Table, "answer", telling)
    with pytest.raises(AssertionError, match="the log names “"):
        await played(tmp_path)


async def test_the_hall_sees_that_nothing_was_compared(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="compared of"):
        await played(tmp_path, deaf=True)


async def test_a_log_names_no_secret_and_no_token(place: Hall, match: Match) -> None:
    assert await found(place) == ""
    assert place.secrecy.watch.tokens
    for words in ((3).to_bytes(32, "big").hex(), *place.secrecy.watch.tokens, "Gust"):
        assert len(place.secrecy.logged(f"event=something {words}")) == 1
    assert place.secrecy.logged("event=click 'l1.ruling.0.Gust' ms=4") == [], "somebody asked for it"


async def test_files_beside_the_database_are_read(place: Hall, match: Match, tmp_path: Path) -> None:
    await found(place)
    (tmp_path / "elsewhere").mkdir()
    report = tmp_path / "elsewhere" / "abcdef-1.json"
    report.write_text("token.of.bot and Gust")
    assert len(place.secrecy.files(report.parent, "token.of.bot")) == 2
    assert place.secrecy.files(report.parent, "token.of.bot") == [], "only what is new"


async def test_a_facedown_card_is_its_controllers(place: Hall, match: Match) -> None:
    stored = await place.bot.store.game(match.id)
    assert stored is not None
    now = await place.bot.store.match(match.id)
    assert now is not None
    past = Past(now, stored.secret)
    state = past.game._state
    hidden = state.objects[state.players[0].hand.pop(0)]
    state.objects[hidden.id] = lying = state.own(hidden.id)
    lying.zone = "facedown"
    state.fields[0].facedown.append(hidden.id)
    state.touch()
    past._note(())
    others = {card.name for card in past.game.sight(0).players[0].hand or ()}
    assert hidden.card.name not in others, "take another seed: it must be the only one"
    assert hidden.card.name in past.moments[past.game.seq].seen[0]
    assert hidden.card.name not in past.moments[past.game.seq].seen[1] | past.moments[past.game.seq].seen[PUBLIC]
    assert "facedown, of Ana" in past.whose(past.game.seq, hidden.card.name)


def test_names_are_found_as_units() -> None:
    assert names_in("**Yi, Honed** and Gust; 2 Gusts, Gustav, Disgust") == ("Yi, Honed", "Gust", "Gust")
