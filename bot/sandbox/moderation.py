"""What people and moderators do: leave, delete, archive, forbid, close their DMs, throw the bot out, take it back."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.permissions import bits
from bot.sandbox.records import DM, THREADS, Channel, Message
from bot.sandbox.world import BOT_ID, GUILD_ID, World


@dataclass(frozen=True, slots=True)
class Moderation:
    """Acts on the world; the bot is told of it as Discord would tell it, which is often not at all."""

    world: World

    def delete_message(self, message: Message) -> None:
        """Somebody deletes a message: 10008 from now on."""
        self.world.remove(message)

    def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel with its threads, or a thread: 10003 from now on."""
        self.world.delete_channel(channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Somebody archives a thread: edits meet 50083; a new message brings it back, unless it is locked."""
        thread.archived, thread.locked = True, locked
        self.world.change_channel(thread)

    def unarchive(self, thread: Channel) -> None:
        """Somebody brings a thread back."""
        self.world.wake_thread(thread)

    def leave(self, person: int) -> None:
        """A user leaves the guild: 10007 for the member, and 50278 for DMs, since no other guild is shared."""
        self._move(person, False)

    def join(self, person: int) -> None:
        """A user comes back."""
        self._move(person, True)

    def _move(self, person: int, there: bool) -> None:
        who = self.world.person(person)
        if who.in_guild is not there:
            who.in_guild = there
            member = self.world.member_payload(person) if there else {}
            data = {"guild_id": str(GUILD_ID), "user": who.payload()} | member
            self.world.tell("GUILD_MEMBER_ADD" if there else "GUILD_MEMBER_REMOVE", data)
            self.world.tell("SANDBOX_REFRESH", {})

    def remove_bot(self) -> None:
        """Throw the bot out: 50001 for channels, 10004 for the guild, 50278 for DMs, no interactions from there."""
        self.world.people[BOT_ID].in_guild = False
        self.world.tell("GUILD_DELETE", {"id": str(GUILD_ID)})
        self.world.tell("SANDBOX_REFRESH", {})

    def invite_bot(self) -> None:
        """The bot is invited again."""
        self.world.people[BOT_ID].in_guild = True
        self.world.tell("GUILD_CREATE", self.world.guild_payload())
        self.world.tell("SANDBOX_REFRESH", {})

    def delete_guild(self) -> None:
        """The guild is deleted with everything in it."""
        self.remove_bot()
        for channel in [one for one in self.world.channels.values() if one.kind != DM]:
            del self.world.channels[channel.id]
        for person in self.world.people.values():
            person.in_guild = False
        self.world.tell("SANDBOX_REFRESH", {})

    def outage(self, *, over: bool = False) -> None:
        """The guild is unavailable for a while, or available again; requests go on working."""
        if over:
            self.world.tell("GUILD_CREATE", self.world.guild_payload())
        else:
            self.world.tell("GUILD_DELETE", {"id": str(GUILD_ID), "unavailable": True})

    def forbid(self, *permissions: str, channel: Channel | None = None) -> None:
        """Withdraw permissions from the bot, in one channel and its threads or in the whole guild: 50001 or 50013.

        Raises ValueError.
        """
        self._set_permissions(bits(*permissions), channel, False)

    def allow(self, *permissions: str, channel: Channel | None = None) -> None:
        """Give permissions to the bot, in the whole guild, or take back that they are forbidden in a channel.

        Raises ValueError.
        """
        self._set_permissions(bits(*permissions), channel, True)

    def _set_permissions(self, wanted: int, channel: Channel | None, given: bool) -> None:
        world = self.world
        if channel is None:
            world.granted = world.granted | wanted if given else world.granted & ~wanted
            world.tell("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD_ID), "role": world.role_payloads()[-1]})
            return
        home = world.channel(channel.parent) if channel.kind in THREADS and channel.parent else channel
        home.denied = home.denied & ~wanted if given else home.denied | wanted
        world.change_channel(home)

    def set_dms(self, person: int, *, open: bool) -> None:
        """A user closes their DMs to the bot (50007), or opens them."""
        self.world.person(person).dms_open = open
        self.world.tell("SANDBOX_DMS", {"user": str(person), "open": open}, only=person)
