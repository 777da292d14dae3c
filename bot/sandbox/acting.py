"""What a user's own client does: offer the commands and controls that are there, and show what the bot answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from bot.sandbox.errors import Json
from bot.sandbox.interactions import Desk, Interaction, Kind, Reply
from bot.sandbox.limits_commands import (
    BOOLEAN,
    CHANNEL,
    INTEGER,
    NUMBER,
    ON_MESSAGE,
    ON_USER,
    SLASH,
    STRING,
    USER,
    find_command,
)
from bot.sandbox.modal_values import modal_components
from bot.sandbox.records import DM, Channel, Message, walk
from bot.sandbox.world import BOT_ID, GUILD_ID, World, visible

BUTTON, STRING_SELECT, USER_SELECT = 2, 3, 5
KINDS: Final = {
    Reply.MESSAGE: "message", Reply.DEFERRED_MESSAGE: "thinking", Reply.DEFERRED_UPDATE: "deferred",
    Reply.UPDATE: "updated", Reply.CHOICES: "choices", Reply.MODAL: "modal",
}  # fmt: skip


class Refused(Exception):
    """Discord's client would not even send that: there is no such button, a required option lacks, and the like."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the user sees right after acting.

    `kind` is message, thinking, deferred, updated, choices, modal, or timeout (the bot did not answer in time).
    """

    kind: str
    interaction: Interaction


@dataclass(frozen=True, slots=True)
class Hands:
    """Acts for users. `patience` is how long a client waits for the first response."""

    world: World
    desk: Desk
    patience: float = 3.0

    async def shown(self, interaction: Interaction) -> Shown:
        """Wait for the bot's first response and say what kind it was."""
        try:
            await asyncio.wait_for(interaction.answered.wait(), self.patience)
        except TimeoutError:
            return Shown("timeout", interaction)
        assert interaction.reply is not None
        return Shown(KINDS[interaction.reply], interaction)

    # commands ---------------------------------------------------------------------------------------------------------

    def command(self, user: int, channel: Channel, path: str, options: dict[str, Any]) -> Interaction:
        """Run a slash command, such as ``match challenge`` with ``{"user": "1000…222"}``. Raises Refused."""
        command, chain = self._find(user, channel, path)
        declared = (chain[-1] if chain else command).get("options") or []
        unknown = set(options) - {option["name"] for option in declared}
        if unknown:
            raise Refused(f"/{path} has no option {', '.join(sorted(unknown))}")
        given, resolved = [], _Resolved(self.world, channel)
        for option in declared:
            if option["name"] in options and options[option["name"]] not in (None, ""):
                given.append(self._option(option, options[option["name"]], resolved))
            elif option.get("required"):
                raise Refused(f"/{path} needs the option {option['name']}")
        return self.desk.create(Kind.COMMAND, user, channel, _command_data(command, chain, given) | resolved.payload())

    def autocomplete(self, user: int, channel: Channel, path: str, focused: str, text: str,
                     options: dict[str, Any]) -> Interaction:
        """Ask for choices while typing `text` into the option `focused`. Raises Refused."""
        command, chain = self._find(user, channel, path)
        declared = {option["name"]: option for option in (chain[-1] if chain else command).get("options") or []}
        if not declared.get(focused, {}).get("autocomplete"):
            raise Refused(f"/{path} has no autocomplete for {focused}")
        others = {name: value for name, value in options.items() if name in declared and name != focused}
        given = [{"name": name, "type": declared[name]["type"], "value": value} for name, value in others.items()]
        given.append({"name": focused, "type": declared[focused]["type"], "value": text, "focused": True})
        interaction = self.desk.create(Kind.AUTOCOMPLETE, user, channel, _command_data(command, chain, given))
        interaction.focused_kind = declared[focused]["type"]
        return interaction

    def on_message(self, user: int, number: int, name: str) -> Interaction:
        """Run a command from a message's context menu. Raises Refused."""
        message = self.message(user, number)
        payload = self.world.message_payload(message)
        return self._on(ON_MESSAGE, user, self.world.channel(message.channel_id), name, number,
                        {"messages": {str(number): payload}})

    def on_user(self, user: int, channel: Channel, target: int, name: str) -> Interaction:
        """Run a command from a user's context menu. Raises Refused."""
        resolved = _Resolved(self.world, channel)
        resolved.users.add(target)
        return self._on(ON_USER, user, channel, name, target, resolved.payload()["resolved"])

    def _on(self, kind: int, user: int, channel: Channel, name: str, target: int, resolved: Json) -> Interaction:
        command = next((one for one in self.commands(user, channel, kind) if one["name"] == name), None)
        if command is None or not self.world.may_see(user, channel):
            raise Refused(f"there is no {name!r} in that menu")
        data = {**_command_data(command, [], []), "type": kind, "target_id": str(target), "resolved": resolved}
        return self.desk.create(Kind.COMMAND, user, channel, data)

    def commands(self, user: int, channel: Channel, kind: int = SLASH) -> list[Json]:
        """The commands of a kind that this user is offered in this channel."""
        if channel.kind != DM and not self.world.people[BOT_ID].in_guild:
            return []
        found = self.world.commands[0] + ([] if channel.kind == DM else self.world.commands[GUILD_ID])
        return [command for command in found if command["type"] == kind and self._may_run(user, channel, command)]

    def _may_run(self, user: int, channel: Channel, command: Json) -> bool:
        contexts = command.get("contexts")
        if channel.kind == DM and ((contexts is not None and 1 not in contexts)
                                   or command.get("dm_permission") is False):
            return False
        if channel.kind != DM and contexts is not None and 0 not in contexts:
            return False
        needed = int(command.get("default_member_permissions") or 0)
        return channel.kind == DM or self.world.permissions(user) & needed == needed

    def _find(self, user: int, channel: Channel, path: str) -> tuple[Json, list[Json]]:
        if not self.world.may_see(user, channel):
            raise Refused("you cannot see that channel")
        found = find_command(self.commands(user, channel), path)
        if found is None:
            raise Refused(f"there is no command /{path} here")
        return found

    def _option(self, option: Json, value: Any, resolved: _Resolved) -> Json:
        name, kind = option["name"], option["type"]
        choices = option.get("choices")
        if choices:
            match = [choice["value"] for choice in choices if value in (choice["value"], choice["name"])]
            if not match:
                raise Refused(f"{name}: {value!r} is not one of the choices")
            value = match[0]
        if kind == USER:
            value = str(self.world.person_named(str(value)).id)
            resolved.users.add(int(value))
        elif kind == CHANNEL:
            resolved.channels.add(int(value))
            value = str(value)
        return {"name": name, "type": kind, "value": _converted(option, value)}

    # components -------------------------------------------------------------------------------------------------------

    def message(self, user: int, number: int) -> Message:
        """A message that this user sees. Raises Refused."""
        for channel in self.world.channels.values():
            message = channel.messages.get(number)
            if message is not None and self.world.may_see(user, channel) and visible(message, user):
                return message
        raise Refused(f"there is no message {number} that you can see")

    def click(self, user: int, number: int, custom_id: str, *, forge: bool = False) -> Interaction:
        """Press a button. Raises Refused.

        With `forge` it need not be there: the bot is shown the message with the forged button on it.
        """
        return self._use(user, number, custom_id, BUTTON, None, forge)

    def select(self, user: int, number: int, custom_id: str, values: list[str], *, forge: bool = False) -> Interaction:
        """Choose in a select. With `forge` neither it nor the values need be there. Raises Refused."""
        return self._use(user, number, custom_id, STRING_SELECT, values, forge)

    def _use(self, user: int, number: int, custom_id: str, kind: int, values: list[str] | None,
             forge: bool) -> Interaction:
        message = self.message(user, number)
        part = next((part for part in walk(message.components) if part.get("custom_id") == custom_id), None)
        if part is None and not forge:
            raise Refused(f"there is no {custom_id!r} on that message")
        if part is not None and part.get("disabled") and not forge:
            raise Refused(f"{custom_id!r} is disabled")
        if part is not None and (part["type"] == BUTTON) is not (values is None) and not forge:
            raise Refused(f"{custom_id!r} is {'a button' if part['type'] == BUTTON else 'a select'}")
        kind = part["type"] if part is not None else kind
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": (part or {}).get("id", 9999)}
        if values is not None:
            if part is not None and not forge:
                _check_values(part, values)
            data["values"] = values
            data |= self._resolved_values(self.world.channel(message.channel_id), kind, values)
        shown = self._with_forged(message, custom_id, kind, values) if part is None else None
        return self.desk.create(Kind.COMPONENT, user, self.world.channel(message.channel_id), data, message, shown)

    def _resolved_values(self, channel: Channel, kind: int, values: list[str]) -> Json:
        if kind == STRING_SELECT:
            return {}
        resolved = _Resolved(self.world, channel)
        for value in values:
            (resolved.channels if kind == 8 else resolved.users).add(int(value))
        return resolved.payload() or {"resolved": {}}

    def _with_forged(self, message: Message, custom_id: str, kind: int, values: list[str] | None) -> Json:
        part: Json = {"type": kind, "custom_id": custom_id, "id": 9999, "style": 2, "label": "forged",
                      "disabled": False}
        if values is not None:
            options = [{"label": value, "value": value} for value in values]
            bounds = {"min_values": 0, "max_values": max(1, len(values))}
            part = {"type": kind, "custom_id": custom_id, "id": 9999, "options": options, **bounds}
        data = self.world.message_payload(message)
        return {**data, "components": [*data["components"], {"type": 1, "id": 9998, "components": [part]}]}

    def submit(self, user: int, number: int, values: dict[str, Any]) -> Interaction:
        """Send the modal that interaction `number` opened; what is not in `values` stays as it was given.

        Raises Refused.
        """
        opener = self.desk.open.get(number)
        if opener is None or opener.modal is None or opener.user != user:
            raise Refused("that form is not open")
        try:
            components, people = modal_components(opener.modal["components"], values)
        except ValueError as error:
            raise Refused(str(error)) from error
        resolved = _Resolved(self.world, opener.channel)
        resolved.users |= people
        data = {"custom_id": opener.modal["custom_id"], "components": components} | resolved.payload()
        message = opener.message if opener.kind is Kind.COMPONENT else None
        return self.desk.create(Kind.MODAL, user, opener.channel, data, message)

    def say(self, user: int, channel: Channel, text: str) -> Message:
        """Write an ordinary message. Raises Refused."""
        if not self.world.may_see(user, channel) or not 1 <= len(text) <= 2000:
            raise Refused("you cannot write that there")
        message = Message(self.world.snowflake(), channel.id, user, self.world.now(), content=text)
        return self.world.post(channel, user, message)


class _Resolved:
    """The users and channels that an interaction names, as its `resolved` carries them.

    Who is no member of the guild is a user without a member, as everybody is in private messages.
    """

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.in_guild = channel.kind != DM
        self.users: set[int] = set()
        self.channels: set[int] = set()

    def payload(self) -> Json:
        """The `resolved` entry, or nothing."""
        data: Json = {}
        if self.users:
            data["users"] = {str(number): self.world.person(number).payload() for number in sorted(self.users)}
            members = {str(number): self.world.member_payload(number) for number in sorted(self.users)
                       if self.in_guild and self.world.person(number).in_guild}
            data |= {"members": members} if members else {}
        if self.channels:
            data["channels"] = {str(number): self.world.channel_payload(self.world.channel(number))
                                for number in sorted(self.channels)}
        return {"resolved": data} if data else {}


def _command_data(command: Json, chain: list[Json], given: list[Json]) -> Json:
    options = given
    for node in reversed(chain):
        options = [{"name": node["name"], "type": node["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _converted(option: Json, value: Any) -> Any:
    """The value in the option's type, within its bounds. Raises Refused."""
    name, kind = option["name"], option["type"]
    try:
        if kind == INTEGER:
            value = int(value)
        elif kind == NUMBER:
            value = float(value)
        elif kind == BOOLEAN:
            value = value if isinstance(value, bool) else str(value).lower() in ("true", "yes", "1")
        elif kind == STRING:
            value = str(value)
    except ValueError as error:
        raise Refused(f"{name}: {value!r} is not a number") from error
    size = len(value) if kind == STRING else value
    unit = "length" if kind == STRING else "value"
    least, most = option.get(f"min_{unit}"), option.get(f"max_{unit}")
    if kind in (STRING, INTEGER, NUMBER) and ((least is not None and size < least)
                                              or (most is not None and size > most)):
        raise Refused(f"{name}: out of bounds")
    if kind == STRING and len(value) > 6000:
        raise Refused(f"{name}: too long")
    return value


def _check_values(select: Json, values: list[str]) -> None:
    if select["type"] == STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if strange := [value for value in values if value not in offered]:
            raise Refused(f"not offered: {', '.join(strange)}")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not (1 if least is None else least) <= len(set(values)) <= (most or 1) or len(set(values)) != len(values):
        raise Refused(f"choose {least} to {most}")
