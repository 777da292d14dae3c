"""What exists in the stand-in: one guild, its channels and people, messages, and who may see them. No HTTP in here.

Every change is told to the listeners (the gateway and the page) as a `Happening` after it was made.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.errors import Json, known
from bot.sandbox.permissions import ALL, BITS, IN_THREADS, INVITED, MEMBER
from bot.sandbox.records import (
    DM,
    HAS_THREAD,
    PRIVATE_THREAD,
    TEXT,
    THREADS,
    Channel,
    File,
    Message,
    Person,
    iso,
)

DISCORD_EPOCH: Final = 1_420_070_400.0
GUILD_ID: Final = 100000000000000001
BOT_ID: Final = 100000000000000999
TABLE_ID: Final = 100000000000000010
GENERAL_ID: Final = 100000000000000020
MEMBER_ROLE, BOT_ROLE = 100000000000000002, 100000000000000003
NONCE_SECONDS: Final = 300.0
MAX_ACTIVE_THREADS: Final = 1000
PEOPLE: Final = (
    (100000000000000111, "Ana", "#f0b232"),
    (100000000000000222, "Bo", "#4fb3d9"),
    (100000000000000333, "Cleo", "#7fc79b"),
    (100000000000000444, "Dee", "#c98bdb"),
)


@dataclass(frozen=True, slots=True)
class Happening:
    """One event in Discord's words, its channel, and the only person who may see it (None: all who see the channel)."""

    name: str
    data: Json
    channel: Channel | None = None
    only: int | None = None


@dataclass(slots=True)
class World:
    """The whole state. `shift` moves the clock, so that tests need not wait for time-outs; `granted` is what the bot
    may in the guild, and `privileged` the privileged intents that it may ask for.
    """

    base: str = ""
    shift: float = 0.0
    granted: int = INVITED
    privileged: int = 0
    people: dict[int, Person] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    files: dict[int, File] = field(default_factory=dict)
    emojis: dict[int, Json] = field(default_factory=dict)
    commands: dict[int, list[Json]] = field(default_factory=lambda: {0: [], GUILD_ID: []})
    listeners: list[Callable[[Happening], None]] = field(default_factory=list)
    nonces: dict[tuple[int, int, str], tuple[float, int]] = field(default_factory=dict)
    directs: dict[int, Channel] = field(default_factory=dict)
    _last: int = 0
    _counter: Iterator[int] = field(default_factory=itertools.count)

    def __post_init__(self) -> None:
        for number, name, colour in PEOPLE:
            self.people[number] = Person(number, name, colour)
        self.people[BOT_ID] = Person(BOT_ID, "Chainkeeper", "#5865f2", bot=True)
        for place, (number, name) in enumerate(((TABLE_ID, "table"), (GENERAL_ID, "general"))):
            self.channels[number] = Channel(number, TEXT, name, created=self.now(), position=place)

    # time and ids -----------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The stand-in's clock, in seconds since 1970."""
        return time.time() + self.shift

    def snowflake(self) -> int:
        """A new id that carries the time and is greater than every one before."""
        self._last = max(int((self.now() - DISCORD_EPOCH) * 1000) << 22, self._last + 1)
        return self._last

    # looking up -------------------------------------------------------------------------------------------------------

    def person(self, number: int) -> Person:
        """A user by id. Raises ApiError 10013."""
        if number not in self.people:
            raise known(10013)
        return self.people[number]

    def person_named(self, name: str) -> Person:
        """A user by name or id, as the page and the tests say it. Raises ApiError 10013."""
        for person in self.people.values():
            if name.casefold() in (person.name.casefold(), str(person.id)):
                return person
        raise known(10013)

    def channel(self, number: int) -> Channel:
        """A channel, thread or DM by id. Raises ApiError 10003."""
        if number not in self.channels:
            raise known(10003)
        return self.channels[number]

    def message(self, channel: int, number: int) -> Message:
        """A message that the bot can address by its ids.

        Raises ApiError 10003 or 10008 (ephemeral ones have no address).
        """
        found = self.channel(channel).messages.get(number)
        if found is None or found.visible_to is not None:
            raise known(10008)
        return found

    def may_see(self, person: int, channel: Channel) -> bool:
        """Whether that user sees the channel at all."""
        if channel.kind == DM:
            return person in channel.recipients
        if channel.kind == PRIVATE_THREAD and person not in channel.members and self.permissions(person) != ALL:
            return False
        return self.people[person].in_guild

    def permissions(self, person: int, channel: Channel | None = None) -> int:
        """Permissions in the guild or a channel: the owner's, a member's, or those that the bot was given."""
        if person != BOT_ID:
            return ALL if person == PEOPLE[0][0] else MEMBER
        if channel is None or channel.kind == DM:
            return self.granted
        home = self.channels.get(channel.parent or 0, channel)
        return self.granted & ~home.denied

    def ensure_may(self, channel: Channel | None, *names: str) -> None:
        """That the bot has these permissions there, or in the guild.

        Raises ApiError 50001 where it sees nothing, else 50013.
        """
        if channel is not None and channel.kind == DM:
            return
        has = self.permissions(BOT_ID, channel)
        if not self.people[BOT_ID].in_guild or not has & BITS["view_channel"]:
            raise known(50001)
        in_thread = channel is not None and channel.kind in THREADS
        if any(not has & BITS[IN_THREADS.get(name, name) if in_thread else name] for name in names):
            raise known(50013)

    def threads(self) -> list[Channel]:
        """All threads of the guild, oldest first."""
        return [channel for channel in self.channels.values() if channel.kind in THREADS]

    # telling ----------------------------------------------------------------------------------------------------------

    def tell(self, name: str, data: Json, channel: Channel | None = None, only: int | None = None) -> None:
        """Tell every listener what happened."""
        happening = Happening(name, data, channel, only)
        for listener in list(self.listeners):
            listener(happening)

    def tell_message(self, name: str, message: Message) -> None:
        """Tell that a message came or changed."""
        channel = self.channels[message.channel_id]
        data = self.message_payload(message)
        if channel.kind != DM:
            data["guild_id"] = str(GUILD_ID)
        self.tell(name, data, channel, message.visible_to)

    # channels ---------------------------------------------------------------------------------------------------------

    def direct(self, person: int) -> Channel:
        """The DM channel between the bot and a user, made on first use.

        Raises ApiError 10013 or 50007 (the bot itself).
        """
        if self.person(person).bot:
            raise known(50007)
        if person in self.directs:
            return self.directs[person]
        channel = Channel(self.snowflake(), DM, "", recipients=(person,), created=self.now())
        self.channels[channel.id] = self.directs[person] = channel
        self.tell("CHANNEL_CREATE", self.channel_payload(channel), channel)
        return channel

    def open_thread(self, parent: Channel, kind: int, name: str, owner: int, *, number: int | None = None,
                    minutes: int = 1440) -> Channel:
        """Start a thread; from a message its id is that message's.

        Raises ApiError 160004 if it has one, 160006 beyond a thousand.
        """
        if number is not None and number in self.channels:
            raise known(160004)
        if sum(not thread.archived for thread in self.threads()) >= MAX_ACTIVE_THREADS:
            raise known(160006)
        thread = Channel(number or self.snowflake(), kind, name, parent=parent.id, owner=owner, created=self.now(),
                         active=self.now())
        thread.archive_minutes = minutes
        thread.members = {owner}
        self.channels[thread.id] = thread
        data = {**self.channel_payload(thread), "newly_created": True}
        self.tell("THREAD_CREATE", data, thread)
        return thread

    def join_thread(self, thread: Channel, person: int) -> None:
        """Add a user to a thread; nothing if already there."""
        if person not in thread.members:
            thread.members.add(person)
            data = {"id": str(thread.id), "guild_id": str(GUILD_ID), "member_count": len(thread.members)}
            data |= {"added_members": [self.thread_member_payload(thread, person)], "removed_member_ids": []}
            self.tell("THREAD_MEMBERS_UPDATE", data, thread)

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel's settings changed."""
        self.tell("THREAD_UPDATE" if channel.kind in THREADS else "CHANNEL_UPDATE", self.channel_payload(channel),
                  channel)

    def wake_thread(self, thread: Channel) -> None:
        """Bring an archived thread back."""
        thread.archived, thread.active = False, self.now()
        self.change_channel(thread)

    def archive_idle_threads(self) -> None:
        """Archive the threads in which nothing was written for as long as they say."""
        for thread in self.threads():
            if not thread.archived and self.now() - thread.active > thread.archive_minutes * 60:
                thread.archived = True
                self.change_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        for thread in [one for one in self.threads() if one.parent == channel.id]:
            self.delete_channel(thread)
        data = self.channel_payload(channel)
        del self.channels[channel.id]
        self.tell("THREAD_DELETE" if channel.kind in THREADS else "CHANNEL_DELETE", data, channel)

    # messages ---------------------------------------------------------------------------------------------------------

    def post(self, channel: Channel, author: int, message: Message) -> Message:
        """Put a new message into a channel and tell it. Raises ApiError 50007, 50278 or 50083."""
        if channel.kind == DM and self.people[author].bot:
            if not (self.people[author].in_guild and self.people[channel.recipients[0]].in_guild):
                raise known(50278)
            if not self.people[channel.recipients[0]].dms_open:
                raise known(50007)
        if channel.archived:
            if channel.locked:
                raise known(50083)
            self.wake_thread(channel)
        if channel.kind in THREADS:
            channel.members.add(author)
            channel.active = self.now()
        channel.messages[message.id] = message
        self.tell_message("MESSAGE_CREATE", message)
        return message

    def remove(self, message: Message) -> None:
        """Delete a message and tell it."""
        channel = self.channels[message.channel_id]
        channel.messages.pop(message.id, None)
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.kind != DM:
            data["guild_id"] = str(GUILD_ID)
        self.tell("MESSAGE_DELETE", data, channel, message.visible_to)

    def note_nonce(self, message: Message) -> None:
        """Remember a message by its nonce for five minutes."""
        while self.nonces and self.now() - next(iter(self.nonces.values()))[0] > NONCE_SECONDS:
            del self.nonces[next(iter(self.nonces))]
        self.nonces[message.author, message.channel_id, str(message.nonce)] = (self.now(), message.id)

    def sent_before(self, author: int, channel: int, nonce: str) -> Message | None:
        """The message that already carries this nonce, if it was sent within the last five minutes."""
        when, number = self.nonces.get((author, channel, nonce), (0.0, 0))
        return self.channels[channel].messages.get(number) if self.now() - when < NONCE_SECONDS else None

    # payloads ---------------------------------------------------------------------------------------------------------

    def member_payload(self, person: int) -> Json:
        """A guild member without the user inside."""
        return {
            "nick": None, "avatar": None, "roles": [str(BOT_ROLE if person == BOT_ID else MEMBER_ROLE)],
            "joined_at": iso(DISCORD_EPOCH), "premium_since": None, "deaf": False, "mute": False, "pending": False,
            "flags": 0, "permissions": str(self.permissions(person)), "communication_disabled_until": None,
        }  # fmt: skip

    def thread_member_payload(self, thread: Channel, person: int) -> Json:
        """One member of a thread."""
        return {"id": str(thread.id), "user_id": str(person), "join_timestamp": iso(thread.created), "flags": 1}

    def channel_payload(self, channel: Channel) -> Json:
        """A channel, thread or DM as Discord writes it."""
        last = str(next(reversed(channel.messages))) if channel.messages else None
        data: Json = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": last}
        if channel.kind == DM:
            return data | {"recipients": [self.people[number].payload() for number in channel.recipients]}
        data |= {"guild_id": str(GUILD_ID), "name": channel.name, "rate_limit_per_user": 0, "nsfw": False}
        data |= {"permissions": str(self.permissions(BOT_ID, channel)),
                 "parent_id": str(channel.parent) if channel.parent else None}
        if channel.kind in THREADS:
            return data | self._thread_fields(channel)
        return data | {"position": channel.position, "topic": channel.topic, "permission_overwrites": [
            {"id": str(BOT_ID), "type": 1, "allow": "0", "deny": str(channel.denied)},
        ] if channel.denied else []}  # fmt: skip

    def _thread_fields(self, thread: Channel) -> Json:
        count = len(thread.messages)
        return {
            "owner_id": str(thread.owner),
            "message_count": count,
            "total_message_sent": count,
            "member_count": len(thread.members),
            "applied_tags": [],
            "member": self.thread_member_payload(thread, BOT_ID),
            "thread_metadata": {
                "archived": thread.archived,
                "locked": thread.locked,
                "auto_archive_duration": thread.archive_minutes,
                "archive_timestamp": iso(thread.created),
                "create_timestamp": iso(thread.created),
                "invitable": True,
            },
        }

    def message_payload(self, message: Message) -> Json:
        """A message as Discord writes it."""
        data = message.payload(self.people[message.author].payload(), self.base)
        data["mentions"] = [self.people[number].payload() for number in message.mentions if number in self.people]
        if message.id in self.channels and message.visible_to is None:
            data["thread"] = self.channel_payload(self.channels[message.id])
            data["flags"] |= HAS_THREAD
        if message.reference:
            home = self.channels[message.channel_id]
            data["message_reference"] = {"type": 0, "message_id": str(message.reference), "channel_id": str(home.id)}
            original = home.messages.get(message.reference)
            data["referenced_message"] = None
            if original is not None:
                data["referenced_message"] = original.payload(self.people[original.author].payload(), self.base)
        return data

    def role_payloads(self) -> list[Json]:
        """The roles: everyone's, the members', and last the bot's own."""
        roles = ((GUILD_ID, "@everyone", 0), (MEMBER_ROLE, "Members", MEMBER),
                 (BOT_ROLE, self.people[BOT_ID].name, self.granted))
        return [{
            "id": str(number), "name": name, "color": 0, "colors": {"primary_color": 0}, "hoist": False,
            "position": place, "permissions": str(permissions), "managed": number == BOT_ROLE, "mentionable": False,
            "flags": 0, "icon": None,
        } for place, (number, name, permissions) in enumerate(roles)]  # fmt: skip

    def guild_payload(self) -> Json:
        """The guild with its channels, roles, threads and members, as GUILD_CREATE carries it."""
        members = {number: who for number, who in self.people.items() if who.in_guild}
        return {
            "id": str(GUILD_ID), "name": "Sandbox", "icon": None, "splash": None, "owner_id": str(PEOPLE[0][0]),
            "features": [], "roles": self.role_payloads(), "emojis": [], "stickers": [], "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
            "premium_tier": 0, "preferred_locale": "en-US", "afk_timeout": 300, "afk_channel_id": None,
            "system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None,
            "member_count": len(members), "large": False, "unavailable": False,
            "joined_at": iso(DISCORD_EPOCH), "voice_states": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [],
            "channels": [self.channel_payload(channel) for channel in self.channels.values() if channel.kind == TEXT],
            "threads": [self.channel_payload(thread) for thread in self.threads() if not thread.archived],
            "members": [{**self.member_payload(number), "user": who.payload()} for number, who in members.items()],
        }  # fmt: skip


def ensure_own(message: Message) -> None:
    """Refuse to change what another user wrote. Raises ApiError 50005."""
    if message.author != BOT_ID:
        raise known(50005)


def visible(message: Message, person: int) -> bool:
    """Whether that user may see the message, given that they see its channel."""
    return message.visible_to in (None, person)

