"""Interactions: a user makes one, the bot answers in three seconds and may follow up for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from bot.sandbox.compose import Upload, compose, revise
from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.limits import check_choices, check_modal
from bot.sandbox.records import DM, EPHEMERAL, LOADING, Channel, Message
from bot.sandbox.world import BOT_ID, GUILD_ID, World

FIRST_RESPONSE: Final = 3.0
TOKEN_LIFE: Final = 900.0


class Kind(IntEnum):
    """What the user did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """How the bot answers first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """One interaction and what became of it. `changed` is set whenever the bot did something with it."""

    id: int
    token: str
    kind: Kind
    user: int
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    shown: Json | None = None
    reply: Reply | None = None
    response: Message | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    focused_kind: int = 3
    later: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    changed: asyncio.Event = field(default_factory=asyncio.Event)


def command_path(data: Json) -> str:
    """A command with its subcommands: ``match challenge``, or the words of a context menu."""
    words, options = [str(data["name"])], data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)


class Desk:
    """Where interactions are opened by users and answered by the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.open: dict[int, Interaction] = {}  # oldest first
        self._by_token: dict[str, Interaction] = {}

    # the user's side --------------------------------------------------------------------------------------------------

    def create(
        self, kind: Kind, user: int, channel: Channel, data: Json, message: Message | None = None,
        shown: Json | None = None
    ) -> Interaction:
        """Open an interaction and send it to the bot.

        Args:
            kind: what the user did.
            user: who did it.
            channel: where.
            data: the `data` of Discord's interaction object.
            message: the message that carries the component (or opened the modal).
            shown: how that message is told to the bot, if not as it stands.
        """
        world = self.world
        interaction = Interaction(world.snowflake(), secrets.token_urlsafe(24), kind, user, channel, data, world.now(),
                                  message)
        interaction.shown = shown or (world.message_payload(message) if message else None)
        self.open[interaction.id] = self._by_token[interaction.token] = interaction
        self._forget_old()
        if channel.kind == DM or world.people[BOT_ID].in_guild:
            world.tell("INTERACTION_CREATE", self.payload(interaction), channel, user)
        return interaction

    def _forget_old(self) -> None:
        limit = self.world.now() - TOKEN_LIFE - 60
        while self.open and (oldest := next(iter(self.open.values()))).created < limit:
            del self.open[oldest.id], self._by_token[oldest.token]

    def payload(self, interaction: Interaction) -> Json:
        """The interaction as the gateway carries it."""
        world, channel = self.world, interaction.channel
        in_dm = channel.kind == DM
        data: Json = {
            "id": str(interaction.id), "application_id": str(BOT_ID), "type": int(interaction.kind),
            "token": interaction.token, "version": 1, "data": interaction.data, "channel_id": str(channel.id),
            "channel": world.channel_payload(channel), "app_permissions": str(world.permissions(BOT_ID, channel)),
            "locale": "en-US", "entitlements": [], "entitlement_sku_ids": [],
            "attachment_size_limit": 10 * 1024 * 1024, "context": 1 if in_dm else 0,
            "authorizing_integration_owners": {"0": "0" if in_dm else str(GUILD_ID)},
        }  # fmt: skip
        user = world.people[interaction.user].payload()
        if in_dm:
            data["user"] = user
        else:
            data |= {"guild_id": str(GUILD_ID), "guild_locale": "en-US",
                     "guild": {"id": str(GUILD_ID), "locale": "en-US", "features": []}}
            data["member"] = {**world.member_payload(interaction.user), "user": user}
        if interaction.shown is not None:
            data["message"] = interaction.shown
        return data

    # the bot's side ---------------------------------------------------------------------------------------------------

    def respond(self, number: int, token: str, reply: int, data: Json, uploads: list[Upload]) -> Interaction:
        """Take the first response.

        Raises:
            ApiError: 10062 too late or unknown, 40060 already acknowledged, 50035 for a response that does not fit.
        """
        interaction = self.open.get(number)
        if interaction is None or interaction.token != token:
            raise known(10062)
        if interaction.reply is not None:
            raise known(40060)
        if self.world.now() - interaction.created > FIRST_RESPONSE:
            raise known(10062)
        self._check_fits(interaction, reply)
        self._perform(interaction, Reply(reply), data, uploads)
        interaction.reply = Reply(reply)
        interaction.answered.set()
        interaction.changed.set()
        return interaction

    def _check_fits(self, interaction: Interaction, reply: int) -> None:
        fits = {int(Reply.CHOICES)} if interaction.kind is Kind.AUTOCOMPLETE else {4, 5, 9}
        if interaction.message is not None:
            fits |= {6, 7}
        if interaction.kind is Kind.MODAL:
            fits.discard(9)
        if reply not in fits:
            text = f"Interaction callback type {reply} is not allowed here"
            raise invalid("type", "INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE", text)

    def _perform(self, interaction: Interaction, reply: Reply, data: Json, uploads: list[Upload]) -> None:
        world = self.world
        if reply is Reply.MESSAGE:
            interaction.response = self._message(interaction, data, uploads, prefix="data.")
        elif reply is Reply.DEFERRED_MESSAGE:
            hidden = bool(int(data.get("flags") or 0) & EPHEMERAL)
            message = Message(world.snowflake(), interaction.channel.id, BOT_ID, world.now(), flags=LOADING)
            if hidden:
                message.flags |= EPHEMERAL
                message.visible_to = interaction.user
            self._credit(message, interaction)
            interaction.response = self._put(interaction, message)
        elif reply is Reply.UPDATE and interaction.message is not None:
            revise(world, interaction.message, data, uploads, prefix="data.")
            world.tell_message("MESSAGE_UPDATE", interaction.message)
        elif reply is Reply.CHOICES:
            check_choices(data.get("choices"), interaction.focused_kind)
            interaction.choices = list(data["choices"])
        elif reply is Reply.MODAL:
            check_modal(data)
            interaction.modal = data
        if reply in (Reply.UPDATE, Reply.DEFERRED_UPDATE):
            interaction.response = interaction.message

    def _credit(self, message: Message, interaction: Interaction) -> None:
        """Note on a message what it answers."""
        user = self.world.people[interaction.user].payload()
        if interaction.kind is Kind.COMMAND:
            message.interaction_name = command_path(interaction.data)
        owners = {"0": str(GUILD_ID)}
        data: Json = {"id": str(interaction.id), "type": int(interaction.kind), "user": user,
                      "authorizing_integration_owners": owners}
        if interaction.kind is Kind.COMPONENT and interaction.message is not None:
            data["interacted_message_id"] = str(interaction.message.id)
        message.interaction = data

    def _message(self, interaction: Interaction, data: Json, uploads: list[Upload], *, prefix: str = "") -> Message:
        hidden = bool(int(data.get("flags") or 0) & EPHEMERAL)
        visible_to = interaction.user if hidden else None
        message = compose(self.world, interaction.channel, data, uploads, prefix=prefix, visible_to=visible_to)
        self._credit(message, interaction)
        return self._put(interaction, message)

    def _put(self, interaction: Interaction, message: Message) -> Message:
        """Interaction messages reach the user even where the bot could not send: closed DMs."""
        interaction.channel.messages[message.id] = message
        self.world.tell_message("MESSAGE_CREATE", message)
        return message

    def by_token(self, token: str) -> Interaction:
        """The interaction of a follow-up.

        Raises:
            ApiError: 50027 when the token is unknown or older than 15 minutes, 10015 before the first response.
        """
        interaction = self._by_token.get(token)
        if interaction is None or self.world.now() - interaction.created > TOKEN_LIFE:
            raise known(50027)
        if interaction.reply is None:
            raise known(10015)
        return interaction

    def follow_up(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> Message:
        """A further message; the first one after a deferred response takes its place. Raises ApiError 50035."""
        waiting = interaction.response
        if waiting is not None and waiting.flags & LOADING:
            return self.edit(interaction, waiting, data, uploads)
        message = self._message(interaction, data, uploads)
        interaction.later.append(message)
        interaction.changed.set()
        return message

    def edit(self, interaction: Interaction, message: Message, data: Json, uploads: list[Upload]) -> Message:
        """Edit the original response or a follow-up. Raises ApiError 50035."""
        revise(self.world, message, data, uploads)
        self.world.tell_message("MESSAGE_UPDATE", message)
        if message not in interaction.later:
            interaction.later.append(message)
        interaction.changed.set()
        return message

    def find(self, interaction: Interaction, which: str) -> Message:
        """The original response (``@original``) or one of its follow-ups. Raises ApiError 10008."""
        if which == "@original":
            found = interaction.response
        else:
            found = interaction.channel.messages.get(int(which))
        if found is None or found.id not in interaction.channel.messages:
            raise known(10008)
        if found.visible_to not in (None, interaction.user):
            raise known(10008)
        return found

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete the original response or a follow-up."""
        self.world.remove(message)
        interaction.changed.set()

    def dismiss(self, user: int, message: Message) -> None:
        """The user closes an ephemeral message. Raises ApiError 10008 if it is none of theirs."""
        if message.visible_to != user:
            raise known(10008)
        self.world.remove(message)
