"""Bad deck lists, bad settings, and the data of commands and forms that nobody could send with Discord's own client."""
from __future__ import annotations

import logging
import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from bot.decks.forms import FIELD, SAVING
from bot.panels.click_ids import custom_id
from bot.process.settings import BadSetting, Settings, load
from cards.catalogue import CARDS
from cards.decks import FORMATS, DeckError, read, starters
from cards.decks.lines import HEADINGS
from tests.hosting.forging import STRANGE

PIECES = (*STRANGE, "3", "0", "999", "1000x", "3x", "3 x", "Gust", "gust", "GUST ", "Annie, Fiery", "#", "//", ":",
          "\t", "ﬁ", "é", "Ｇｕｓｔ")


def line(chance: random.Random) -> str:
    """One line of a deck list, seldom a good one."""
    names = [card.name for card in CARDS.values()]
    return " ".join(chance.choice((chance.choice(PIECES), chance.choice(names), str(chance.randrange(-2, 50)),
                                   chance.choice(tuple(HEADINGS))))
                    for _ in range(chance.choice((1, 2, 2, 3))))


def deck_text(chance: random.Random) -> str:
    """A deck list: nonsense, or a starter with something wrong in it."""
    if chance.random() < 0.3:
        return chance.choice(("\n", "\r\n", " ", "\x0b", "\u2028")).join(
            line(chance) for _ in range(chance.choice((0, 1, 3, 60))))
    deck: Any = chance.choice(list(starters().values()))
    if chance.random() < 0.3:
        return damaged(chance, FORMATS[chance.choice(tuple(FORMATS))](deck))
    lines = [CARDS[deck.legend].name, *(f"{count} {CARDS[code].name}" for code, count in (*deck.main, *deck.runes)),
             *(CARDS[code].name for code in deck.battlefields)]
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(lines))
        lines[place:place + chance.randrange(2)] = [line(chance)]
    return "\n".join(lines)


def damaged(chance: random.Random, text: str) -> str:
    """A list of any format with some of its signs changed, left out or doubled."""
    signs = list(text)
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(signs))
        signs[place] = chance.choice(("", signs[place] * 2, chance.choice(signs), chance.choice("ACQ7-1 0\n:é")))
    return "".join(signs)[:chance.choice((len(text), chance.randrange(len(text))))]


def decks(count: int, seed: int) -> list[str]:
    """Read that many bad lists; every fault found."""
    chance, faults = random.Random(seed), []
    for _ in range(count):
        text = deck_text(chance)
        try:
            read(text)
        except DeckError as wrong:
            if not wrong.problems or not all(str(problem).strip() for problem in wrong.problems):
                faults.append(f"a deck list is refused without a reason: {text[:200]!r}")
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            faults.append(f"a deck list raises {error!r}: {text[:200]!r}")
    return faults


def settings(count: int, seed: int) -> list[str]:
    """Load that many bad settings; every fault found."""
    chance, faults = random.Random(seed), []
    logging.getLogger("dotenv").setLevel(logging.ERROR)
    names = ["DISCORD_TOKEN",
             *(f"CHAINKEEPER_{name.upper()}" for name in Settings.model_fields if name != "discord_token")]
    for _ in range(count):
        values = {chance.choice(names) + chance.choice(("", "", "", "S", "_")): value for _ in range(3)
                  if "\0" not in (value := chance.choice((
            *STRANGE, "true", "0", "1", "-5", "WARNING", "https://", "https://x/api/v10/", "ftp://x", "/", "~",
            "http://[::1", "http://a b")))}
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(
                os.environ, {"DISCORD_TOKEN": "a.b.c"}, clear=True):
            file = Path(folder) / ".env"
            if chance.random() < 0.3:
                end = chance.choice(("", "\n'", "\n=", "\nexport"))
                file.write_text("\n".join(f"{name}={value}" for name, value in values.items()) + end, "utf-8")
            else:
                os.environ.update(values)
            try:
                load(env_file=file)
            except BadSetting as wrong:
                if "\n" in str(wrong) or not str(wrong).strip() or "a.b.c" in str(wrong):
                    faults.append(f"not one clear line: {str(wrong)[:200]!r} for {values}"[:400])
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                faults.append(f"settings raise {error!r}: {values}"[:400])
    return faults


def modal(chance: random.Random, controls: tuple[tuple[str, tuple[str, ...]], ...],
          matches: tuple[str, ...]) -> dict[str, Any]:
    """The data of a form that was sent, whether there is such a form or not."""
    value: Any = chance.choice((*STRANGE, deck_text(chance)[:4000]))
    name = chance.choice((FIELD, "", "x", chance.choice(controls)[0]))
    field = {"type": chance.choice((3, 4, 5, 22, 99)), "id": 2, "custom_id": name, "value": value, "values": [value]}
    shapes: tuple[list[Any], ...] = ([{"type": 18, "id": 1, "component": field}],
                                     [{"type": 1, "id": 1, "components": [field]}], [])
    forms = (custom_id(chance.choice(matches), 0, "pasted"), f"{SAVING}{chance.choice(STRANGE)}")
    return {"custom_id": chance.choice((chance.choice(controls)[0], chance.choice(STRANGE), *forms)),
            "components": chance.choice(shapes)}


BEGINS = ("puzzle", "tutorial")
"""Commands that begin something by right, without any option."""


def command(chance: random.Random, known: list[dict[str, Any]]) -> dict[str, Any]:
    """The data of a command: one that there isn't (any more), or one with strange options."""
    found = chance.choice([one for one in known if one["name"] not in BEGINS])
    name = chance.choice((found["name"], found["name"], "gone", "match"))
    inner = chance.choice(("challenge", "mine", "gone", "show"))
    kind = chance.choice((6, 3))
    # Discord itself lets nobody be named but by a number
    value = chance.choice(("200000000000099999", "0", "9" * 25) if kind == 6 else STRANGE)
    option = {"name": chance.choice(("user", "nobody")), "type": kind, "value": value}
    options: list[Any] = chance.choice(([], [{"name": inner, "type": 1, "options": chance.choice(([], [option]))}],
                                        [option]))
    return {"id": chance.choice((found["id"], "1")), "name": name, "type": chance.choice((1, 1, 1, 2, 3)),
            "options": options, **chance.choice(({}, {"resolved": {}}, {"target_id": "5"}))}


def completion(chance: random.Random, known: list[dict[str, Any]]) -> dict[str, Any]:
    """The data of choices that somebody asks for while they type something strange, or nothing at all."""
    (command_, *inner), option = chance.choice(list(_completed({"options": known}, ())))
    given: dict[str, Any] = {"name": option["name"], "type": 3, "value": chance.choice(STRANGE),
                             "focused": chance.random() < 0.8}
    for one in reversed(inner):
        given = {"name": one["name"], "type": one["type"], "options": [given]}
    return {"id": command_["id"], "name": command_["name"], "type": 1, "options": [given]}


def _completed(
        place: dict[str, Any], above: tuple[dict[str, Any], ...],
) -> Iterator[tuple[tuple[dict[str, Any], ...], dict[str, Any]]]:
    """Each option with choices of its own, after the commands above it."""
    for one in place.get("options") or ():
        if one.get("autocomplete"):
            yield above, one
        yield from _completed(one, (*above, one))
