"""The gateway: sessions, heartbeats, dispatch by intents, resuming, and connections that break off on purpose."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.sandbox.errors import Json
from bot.sandbox.faults import DEAF, GATEWAY_WAYS, INVALID, RECONNECT, RESUMABLE, Faults
from bot.sandbox.records import DM
from bot.sandbox.world import BOT_ID, GUILD_ID, Happening, World

HEARTBEAT_MS: Final = 41_250
ACK_AFTER: Final = 0.02
"""Seconds after which a heartbeat is acknowledged. Discord is never quicker, and the client takes an answer that comes
before it has noted its heartbeat for one to the heartbeat before."""
KEPT_EVENTS: Final = 2000
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED: Final = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
OP_RECONNECT, MEMBERS, OP_INVALID, HELLO, ACK = 7, 8, 9, 10, 11
log = logging.getLogger(__name__)


class Wire:
    """One WebSocket, with the compression its client asked for. A deaf one stays open, and nothing goes through it."""

    def __init__(self, socket: web.WebSocketResponse, compress: str) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if compress == "zlib-stream" else None
        self._lock = asyncio.Lock()
        self.deaf = False

    async def send(self, payload: Json) -> None:
        """Send one payload; a closed socket swallows it, since the session keeps it for a resume."""
        text = json.dumps(payload, separators=(",", ":"))
        async with self._lock:
            if self.socket.closed or self.deaf:
                return
            try:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except (ConnectionError, RuntimeError):
                log.debug("gateway connection was closed while sending")


@dataclass(slots=True)
class Session:
    """What outlives a connection: the sequence, the last events, and the intents.

    `wire` is None while nobody is connected.
    """

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    sequence: int = 0
    wire: Wire | None = None
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    outgoing: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)

    def wants(self, happening: Happening) -> bool:
        """Whether the intents and the shard of this session cover an event."""
        channel = happening.channel
        in_dm = channel is not None and channel.kind == DM
        home = 0 if in_dm else (GUILD_ID >> 22) % self.shard[1]
        if self.shard[0] != home:
            return False
        if happening.name == "INTERACTION_CREATE":
            return True
        if happening.only is not None:
            return False
        if happening.name.startswith("SANDBOX_"):
            return False
        if happening.name.startswith("GUILD_MEMBER_"):
            return bool(self.intents & GUILD_MEMBERS)
        if happening.name.startswith("MESSAGE_"):
            return bool(self.intents & (DIRECT_MESSAGES if in_dm else GUILD_MESSAGES))
        return in_dm or bool(self.intents & GUILDS)

    def push(self, name: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if someone is connected."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.events.append(payload)
        if self.wire is not None:
            self.outgoing.put_nowait(payload)


class Gateway:
    """All sessions of bots. Restarting bots come as new sessions; what happened in the world stays."""

    def __init__(self, world: World, faults: Faults, token: str | None = None) -> None:
        self.world = world
        self.faults = faults
        self.token = token
        self.heartbeat_ms = HEARTBEAT_MS
        self.sessions: dict[str, Session] = {}
        self.connected = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        world.listeners.append(self.hear)

    def hear(self, happening: Happening) -> None:
        """Pass an event on to every session that wants it."""
        for session in list(self.sessions.values()):
            if session.wants(happening):
                fault = self.faults.meet(f"GATEWAY {happening.name}")
                if fault is not None:
                    self.suffer(session, fault.way)
                session.push(happening.name, self._for(session, happening))

    def _for(self, session: Session, happening: Happening) -> Json:
        """Without their intents, texts of others in the guild and its members are left out, as Discord does."""
        data = happening.data
        if happening.name == "GUILD_CREATE" and not session.intents & GUILD_MEMBERS:
            return {**data, "members": [one for one in data["members"] if one["user"]["id"] == str(BOT_ID)]}
        foreign = happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and data["author"]["id"] != str(BOT_ID)
        private = happening.channel is not None and happening.channel.kind == DM
        if not foreign or private or session.intents & MESSAGE_CONTENT:
            return data
        if any(user["id"] == str(BOT_ID) for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        wire = Wire(socket, request.query.get("compress", ""))
        await wire.send({"op": HELLO, "t": None, "s": None,
                         "d": {"heartbeat_interval": self.heartbeat_ms, "_trace": ["stand-in"]}})
        session: Session | None = None
        pump: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                payload = message.json()
                if wire.deaf:
                    continue
                if payload.get("op") in (IDENTIFY, RESUME) and session is None:
                    session = await self._begin(wire, payload)
                    pump = asyncio.create_task(self._pump(session, wire)) if session is not None else None
                else:
                    await self._answer(wire, session, payload)
        finally:
            if session is not None and session.wire is wire:
                session.wire = None
                self._note_connected()
            if pump is not None:
                pump.cancel()
        return socket

    async def _begin(self, wire: Wire, payload: Json) -> Session | None:
        data = payload.get("d") or {}
        if not data.get("token") or (self.token is not None and data["token"] != self.token):
            await wire.socket.close(code=4004, message=b"Authentication failed.")
            return None
        return await (self._identify(wire, data) if payload["op"] == IDENTIFY else self._resume(wire, data))

    async def _identify(self, wire: Wire, data: Json) -> Session | None:
        if int(data.get("intents") or 0) & PRIVILEGED & ~self.world.privileged:
            await wire.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        shard = data.get("shard") or [0, 1]
        session = Session(secrets.token_hex(16), int(data.get("intents") or 0), (int(shard[0]), int(shard[1])))
        for old in [old for old in self.sessions.values() if old.wire is None and old.shard == session.shard]:
            del self.sessions[old.id]  # a bot that identifies anew has given its lost session up
        self.sessions[session.id] = session
        self._attach(session, wire)
        here = (GUILD_ID >> 22) % session.shard[1] == session.shard[0] and self.world.people[BOT_ID].in_guild
        session.push("READY", self._ready(session, here))
        if here and session.intents & GUILDS:
            guild = Happening("GUILD_CREATE", self.world.guild_payload())
            session.push(guild.name, self._for(session, guild))
        return session

    def _ready(self, session: Session, here: bool) -> Json:
        url = self.world.base.replace("http", "ws", 1) + "/gateway"
        return {
            "v": 10, "user": {**self.world.people[BOT_ID].payload(), "verified": True, "mfa_enabled": True, "flags": 0},
            "guilds": [{"id": str(GUILD_ID), "unavailable": True}] if here else [], "session_id": session.id,
            "resume_gateway_url": url, "shard": list(session.shard), "application": {"id": str(BOT_ID), "flags": 0},
            "private_channels": [], "user_settings": {}, "relationships": [],
        }  # fmt: skip

    async def _resume(self, wire: Wire, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or (session.events and session.events[0]["s"] > seen + 1):
            await wire.send({"op": OP_INVALID, "t": None, "s": None, "d": False})
            return None
        if session.wire is not None:
            await session.wire.socket.close(code=4000)
        self._attach(session, wire)
        for event in session.events:
            if event["s"] > seen:
                session.outgoing.put_nowait(event)
        session.push("RESUMED", {"_trace": ["stand-in"]})
        return session

    def _attach(self, session: Session, wire: Wire) -> None:
        session.wire = wire
        session.outgoing = asyncio.Queue()
        self._note_connected()

    async def _pump(self, session: Session, wire: Wire) -> None:
        queue = session.outgoing
        while True:
            await wire.send(await queue.get())

    async def _answer(self, wire: Wire, session: Session | None, payload: Json) -> None:
        operation = payload.get("op")
        if operation == HEARTBEAT:
            self._begin_task(self._acknowledge(wire))
        elif session is None:
            await wire.socket.close(code=4003, message=b"Not authenticated.")
        elif operation in (IDENTIFY, RESUME):
            await wire.socket.close(code=4005, message=b"Already authenticated.")
        elif operation == MEMBERS:
            session.push("GUILD_MEMBERS_CHUNK", self._chunk(payload.get("d") or {}))

    async def _acknowledge(self, wire: Wire) -> None:
        await asyncio.sleep(ACK_AFTER)
        await wire.send({"op": ACK, "t": None, "s": None, "d": None})

    def _begin_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _chunk(self, asked: dict[str, Any]) -> Json:
        guild = self.world.guild_payload()
        wanted = {str(number) for number in asked.get("user_ids") or []}
        members = [member for member in guild["members"] if not wanted or member["user"]["id"] in wanted]
        return {"guild_id": str(GUILD_ID), "members": members, "chunk_index": 0, "chunk_count": 1,
                "nonce": asked.get("nonce")}

    def _note_connected(self) -> None:
        if any(session.wire is not None for session in self.sessions.values()):
            self.connected.set()
        else:
            self.connected.clear()

    # breaking off -----------------------------------------------------------------------------------------------------

    def suffer(self, session: Session, way: str) -> None:
        """Let one of the gateway's faults happen to a session; see `faults`.

        What is pushed from now on waits for the resume.
        """
        wire = session.wire
        if way == INVALID:
            self.sessions.pop(session.id, None)
        if wire is None or way == DEAF:
            if wire is not None:
                wire.deaf = True
            return
        session.wire = None
        self._note_connected()
        self._begin_task(self._break(wire, way))

    async def _break(self, wire: Wire, way: str) -> None:
        last_words = {RECONNECT: (OP_RECONNECT, None), RESUMABLE: (OP_INVALID, True), INVALID: (OP_INVALID, False)}
        if way in last_words:
            operation, data = last_words[way]
            await wire.send({"op": operation, "t": None, "s": None, "d": data})
        else:
            await wire.socket.close(code=4000)

    async def trouble(self, way: str) -> None:
        """Let one of the gateway's faults happen to every session, now. Raises ValueError for another way."""
        if way not in GATEWAY_WAYS:
            raise ValueError(f"no such fault of the gateway: {way!r}")
        for session in list(self.sessions.values()):
            self.suffer(session, way)
        await asyncio.gather(*self._tasks)

    async def drop(self, *, code: int = 4000, forget: bool = False) -> None:
        """Close every connection; with `forget` the sessions are gone too and a resume is refused."""
        for session in list(self.sessions.values()):
            if forget:
                del self.sessions[session.id]
            if session.wire is not None:
                await session.wire.socket.close(code=code)
                session.wire = None
        self._note_connected()
