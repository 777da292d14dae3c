"""What somebody who looks something up reads and presses."""
from __future__ import annotations

from pathlib import Path

from bot.sandbox.driver import Outcome, Seen, User
from engine.rulebook.editions import Library
from tests.bot.players import Hall
from tests.lookups import documents


async def shown(outcome: Outcome) -> Seen:
    """The message that a command was answered with, at once or, on a busy machine, after it was announced."""
    if outcome.kind == "thinking":
        return await outcome.later()
    assert outcome.kind == "message", outcome.kind
    assert outcome.message is not None
    return outcome.message


async def pressed(place: Hall, user: User, message: Seen, label: str) -> Seen:
    """The same message after a press on it."""
    await place.clicked(user, message, label)
    return user.look(message)


async def told(place: Hall, user: User, message: Seen, control: str) -> str:
    """What alone this user reads after a press, whether their client still shows the control or not."""
    outcome = await place.clicked(user, message, control, forge=True)
    return " ".join(user.seen(one).text for one in outcome.interaction.later if one.visible_to == user.id)


def imported(folder: Path) -> None:
    """Three editions: in the first one Tank stands elsewhere, in the second one it has another text than in the
    third."""
    now = documents.numbered()
    then = {**now, "815": now["815"] + " This sentence was there once."}
    del then["827.4"]
    first = {(f"899{key[3:]}" if key.startswith("815") else key): text for key, text in then.items()}
    first["898"] = "A rule that nobody needs any longer, for nothing is like that any more."
    for name, texts in (("v1.4", now), ("v1.3", then), ("v1.0", first)):
        path = folder.with_name(f"{name}.json")
        path.write_text(documents.as_json(texts), "utf-8")
        Library(folder).take([path], name)
