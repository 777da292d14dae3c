"""All that is stored about one person, as plain data."""
from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.store import Match, SavedDeck, Store, game_id
from bot.store.message_names import kind_of, numbers_of
from cards.decks import FORMATS, DeckError, unpack


async def gather(store: Store, user: int) -> dict[str, Any]:
    """Decks, preferences, lessons, puzzles, matches and answers of a user. Nothing in it is hidden from them in a
    running game."""
    return {
        "user": str(user),
        "exported": _time(datetime.now(UTC).timestamp()),
        "decks": [_deck(saved) for saved in await store.decks_of(user)],
        "preferences": await store.preferences(user),
        "lessons": [{"name": one.name, "begun": bool(one.run), "changed": _time(one.changed), "done": _time(one.done)}
                    for one in await store.lessons(user)],
        "puzzles solved": {name: _time(at) for name, at in (await store.solved(user)).items()},
        "matches": [await _match(store, match, match.seat_of(user)) for match in await store.every_match_of(user)],
    }


def _time(at: float) -> str | None:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds") if at else None


def _list(cards: str) -> str:
    """A packed deck as a list; as it is kept where it can't be read any more."""
    try:
        return FORMATS["text"](unpack(cards))
    except DeckError:
        return cards


def _deck(saved: SavedDeck) -> dict[str, Any]:
    return {"name": saved.name, "saved": _time(saved.saved), "list": _list(saved.cards)}


async def _match(store: Store, match: Match, seat: int) -> dict[str, Any]:
    me = match.players[seat]
    number, path = await store.draft(match.game, seat)
    games = [game_id(match.id, game) for game in range(1, match.games + 1)]
    return {
        "match": match.id, "state": match.state, "terms": match.terms._asdict(), "where": match.link,
        "created": _time(match.created), "started": _time(match.started), "ended": _time(match.ended),
        "against": match.names_but(seat),
        "you": {
            "name": me.name, "deck": me.deck, "list": _list(me.own) if me.own else None, "accepted": me.accepted,
            "ready": me.ready, "last click": _time(me.clicked), "private messages refused": me.dms_closed,
            "asked in every window": me.held, "left word of": me.orders,
        },
        "composing": {"question": number, "path": path} if path else None,
        "private messages": [str(one.message) for one in await store.surfaces(match.id)
                             if kind_of(one.name) == "panel" and numbers_of(one.name) == (seat,) and one.message],
        "answers": [{"at": _time(at), "question": number, "answer": keys}
                    for game in games for at, number, keys in await store.answers_of(game, seat)],
    }
