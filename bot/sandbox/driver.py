"""Test users: each method does what a person does and gives back what that person then sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.acting import Hands, Refused, Shown
from bot.sandbox.control import find_channel
from bot.sandbox.errors import Json
from bot.sandbox.interactions import Interaction
from bot.sandbox.moderation import Moderation
from bot.sandbox.records import DM, EPHEMERAL, LOADING, Channel, Message, walk
from bot.sandbox.world import Happening, World, visible


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it stood when the user looked at it."""

    id: int
    channel_id: int
    data: Json

    @property
    def text(self) -> str:
        """All its text: content, text displays and embeds, in reading order."""
        parts = [self.data["content"],
                 *(str(part["content"]) for part in walk(self.data["components"]) if part["type"] == 10)]
        parts += [str(embed.get(name) or "") for embed in self.data["embeds"] for name in ("title", "description")]
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        """Whether only this user sees it."""
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred response without its text yet."""
        return bool(self.data["flags"] & LOADING)

    @property
    def buttons(self) -> list[Json]:
        """Its buttons, accessories included."""
        return [part for part in walk(self.data["components"]) if part["type"] == 2]

    @property
    def labels(self) -> list[str]:
        """The labels of its buttons."""
        return [str(button.get("label") or "") for button in self.buttons]

    @property
    def selects(self) -> list[Json]:
        """Its selects."""
        return [part for part in walk(self.data["components"]) if part["type"] in (3, 5, 6, 7, 8)]

    @property
    def attachments(self) -> list[Json]:
        """Its files that no component shows."""
        return list(self.data["attachments"])

    def custom_id(self, name: str) -> str:
        """The custom_id of the button or select that has this custom_id, label or placeholder. Raises Refused."""
        parts = [*self.buttons, *self.selects]
        for field in ("custom_id", "label", "placeholder"):
            for part in parts:
                if part.get(field) == name and part.get("custom_id"):
                    return str(part["custom_id"])
        there = ", ".join(repr(part.get("label") or part.get("placeholder")) for part in parts)
        raise Refused(f"nothing called {name!r} on message {self.id}; there are {there or 'no controls'}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the user saw after acting.

    `kind`: ``message`` (a reply), ``updated`` (the clicked message changed), ``deferred`` (acknowledged, nothing to see
    yet), ``thinking`` (a reply is announced), ``modal``, ``choices``, or ``timeout`` (“did not respond”).
    """

    kind: str
    user: User
    interaction: Interaction
    message: Seen | None = None
    modal: Json | None = None
    choices: tuple[Json, ...] = ()

    @property
    def text(self) -> str:
        """The text of the reply or the changed message, empty if there is none."""
        return self.message.text if self.message else ""

    async def later(self, within: float = 5.0) -> Seen:
        """The message that came with this interaction after its first response: a follow-up or an edit.

        Raises TimeoutError.
        """
        async with asyncio.timeout(within):
            while not self.interaction.later:
                self.interaction.changed.clear()
                await self.interaction.changed.wait()
        return self.user.seen(self.interaction.later[-1])


@dataclass(frozen=True, slots=True)
class User:
    """One of the people. Channels are named by id or name (``"table"``), or given by a message that stands in them."""

    world: World
    hands: Hands
    id: int

    @property
    def name(self) -> str:
        """The display name."""
        return self.world.people[self.id].name

    @property
    def mention(self) -> str:
        """How a message mentions this user."""
        return f"<@{self.id}>"

    # seeing -----------------------------------------------------------------------------------------------------------

    def seen(self, message: Message) -> Seen:
        """A message as it stands now."""
        return Seen(message.id, message.channel_id, self.world.message_payload(message))

    def look(self, message: Seen | int) -> Seen:
        """The same message as it stands now. Raises Refused if it is gone."""
        return self.seen(self.hands.message(self.id, message if isinstance(message, int) else message.id))

    def messages(self, channel: str | int | Seen) -> list[Seen]:
        """What this user sees in a channel, oldest first, ephemeral messages included.

        Raises Refused for one they can't see.
        """
        found = self._channel(channel)
        if not self.world.may_see(self.id, found):
            raise Refused(f"{self.name} cannot see {found.name or found.id}")
        return [self.seen(one) for one in sorted(found.messages.values(), key=lambda one: one.id)
                if visible(one, self.id)]

    def threads(self) -> list[Json]:
        """The threads that this user sees."""
        return [self.world.channel_payload(one) for one in self.world.threads() if self.world.may_see(self.id, one)]

    def dms(self) -> list[Seen]:
        """The messages between this user and the bot, oldest first."""
        return self.messages(self.world.directs[self.id].id) if self.id in self.world.directs else []

    async def wait_for(
        self,
        wanted: Callable[[Seen], bool] = lambda seen: True,
        *,
        channel: str | int | None = None,
        within: float = 5.0,
        new: bool = False,
    ) -> Seen:
        """Wait until this user sees a message that `wanted` likes.

        Args:
            wanted: the test, on messages that came or changed.
            channel: only there; ``"dm"`` for the DMs.
            within: seconds.
            new: do not take one that is already there.

        Raises:
            TimeoutError: if none came.
        """
        queue: asyncio.Queue[Happening] = asyncio.Queue()
        self.world.listeners.append(queue.put_nowait)
        try:
            if not new and (found := self._first(wanted, channel)):
                return found
            async with asyncio.timeout(within):
                while True:
                    happening = await queue.get()
                    if happening.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                        continue
                    if found := self._fits(happening, wanted, channel):
                        return found
        finally:
            self.world.listeners.remove(queue.put_nowait)

    def _first(self, wanted: Callable[[Seen], bool], channel: str | int | None) -> Seen | None:
        for one in self._places(channel):
            for seen in reversed(self.messages(one.id)):
                if wanted(seen):
                    return seen
        return None

    def _fits(self, happening: Happening, wanted: Callable[[Seen], bool], channel: str | int | None) -> Seen | None:
        home = happening.channel
        if home is None or happening.only not in (None, self.id):
            return None
        if home.id not in [one.id for one in self._places(channel)]:
            return None
        seen = Seen(int(happening.data["id"]), home.id, happening.data)
        return seen if wanted(seen) else None

    def _places(self, channel: str | int | None) -> list[Channel]:
        every = [one for one in self.world.channels.values() if self.world.may_see(self.id, one)]
        if channel == "dm":
            return [one for one in every if one.kind == DM]
        return every if channel is None else [self._channel(channel)]

    def _channel(self, channel: str | int | Seen) -> Channel:
        if channel == "dm":
            return self.world.direct(self.id)
        return find_channel(self.world, str(channel.channel_id if isinstance(channel, Seen) else channel))

    # acting -----------------------------------------------------------------------------------------------------------

    async def command(self, channel: str | int | Seen, path: str, /, **options: Any) -> Outcome:
        """Run ``/path`` with options; users as id, name or `User`.

        Raises Refused for what Discord's client would not send.
        """
        plain = {name.rstrip("_"): value.id if isinstance(value, User) else value for name, value in options.items()}
        return await self._outcome(self.hands.command(self.id, self._channel(channel), path, plain))

    async def on_message(self, message: Seen, name: str) -> Outcome:
        """Run a command from a message's context menu. Raises Refused."""
        return await self._outcome(self.hands.on_message(self.id, message.id, name))

    async def on_user(self, channel: str | int | Seen, target: User, name: str) -> Outcome:
        """Run a command from a user's context menu. Raises Refused."""
        return await self._outcome(self.hands.on_user(self.id, self._channel(channel), target.id, name))

    async def autocomplete(self, channel: str | int, path: str, focused: str, text: str = "", /,
                           **options: Any) -> list[Json]:
        """The choices offered while typing `text` into an option.

        Raises Refused, or TimeoutError if the bot is silent.
        """
        typed = self.hands.autocomplete(self.id, self._channel(channel), path, focused, text, options)
        outcome = await self._outcome(typed)
        if outcome.kind == "timeout":
            raise TimeoutError("no choices came")
        return list(outcome.choices)

    async def click(self, message: Seen, button: str, *, forge: bool = False) -> Outcome:
        """Press a button, by custom_id or label. With `forge`, one that is not there. Raises Refused."""
        name = button if forge else self.look(message).custom_id(button)
        return await self._outcome(self.hands.click(self.id, message.id, name, forge=forge))

    async def select(self, message: Seen, select: str, values: list[str] | str, *, forge: bool = False) -> Outcome:
        """Choose values in a select, by custom_id or placeholder.

        With `forge`, ones that are not there. Raises Refused.
        """
        name = select if forge else self.look(message).custom_id(select)
        chosen = [values] if isinstance(values, str) else values
        return await self._outcome(self.hands.select(self.id, message.id, name, chosen, forge=forge))

    async def submit(self, modal: Outcome | Json, values: dict[str, Any]) -> Outcome:
        """Fill a modal in, by custom_id, and send it. Raises Refused for what does not fit its fields."""
        form = modal.modal if isinstance(modal, Outcome) else modal
        if form is None:
            raise Refused("no form was opened")
        return await self._outcome(self.hands.submit(self.id, int(form["id"]), values))

    def say(self, channel: str | int | Seen, text: str) -> Seen:
        """Write an ordinary message."""
        return self.seen(self.hands.say(self.id, self._channel(channel), text))

    def dismiss(self, message: Seen) -> None:
        """Close an ephemeral message."""
        self.hands.desk.dismiss(self.id, self.hands.message(self.id, message.id))

    def close_dms(self) -> None:
        """Let the bot's DMs fail with 50007."""
        Moderation(self.world).set_dms(self.id, open=False)

    def open_dms(self) -> None:
        """Take DMs again."""
        Moderation(self.world).set_dms(self.id, open=True)

    async def _outcome(self, interaction: Interaction) -> Outcome:
        shown: Shown = await self.hands.shown(interaction)
        message = self.seen(interaction.response) if interaction.response is not None else None
        modal = {**interaction.modal, "id": str(interaction.id)} if interaction.modal is not None else None
        return Outcome(shown.kind, self, interaction, message, modal, tuple(interaction.choices or ()))
