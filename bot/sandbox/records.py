"""The records of the stand-in's state: people, channels, files and messages, and their form on the wire."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from bot.sandbox.errors import Json

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS: Final = (10, PUBLIC_THREAD, PRIVATE_THREAD)
HAS_THREAD, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 5, 1 << 6, 1 << 7, 1 << 15
CONTENT_TYPES: Final = {
    "png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "json": "application/json", "md": "text/markdown",
}  # fmt: skip


def iso(when: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="microseconds")


@dataclass(slots=True)
class Person:
    """A user: one of the people at the table, or the bot."""

    id: int
    name: str
    colour: str
    bot: bool = False
    dms_open: bool = True
    in_guild: bool = True

    def payload(self) -> Json:
        """The user object."""
        return {
            "id": str(self.id), "username": self.name.lower(), "global_name": None if self.bot else self.name,
            "discriminator": "0", "avatar": None, "bot": self.bot, "public_flags": 0, "banner": None,
            "accent_color": None, "avatar_decoration_data": None,
        }  # fmt: skip


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM, with its messages by id.

    `denied` is what the bot is forbidden there, `active` when one wrote last.
    """

    id: int
    kind: int
    name: str
    created: float = 0.0
    position: int = 0
    topic: str | None = None
    parent: int | None = None
    owner: int = 0
    recipients: tuple[int, ...] = ()
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    active: float = 0.0
    denied: int = 0
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)


@dataclass(slots=True)
class File:
    """An uploaded file; it is served as long as the stand-in runs."""

    id: int
    name: str
    data: bytes
    description: str | None = None

    @property
    def content_type(self) -> str:
        """The MIME type, by the file's name."""
        return CONTENT_TYPES.get(self.name.rpartition(".")[2].lower(), "application/octet-stream")

    def url(self, base: str) -> str:
        """Where the file is served."""
        return f"{base}/attachments/{self.id}/{self.name}"

    def payload(self, base: str) -> Json:
        """The attachment object, with width and height if it is a picture."""
        data: Json = {"id": str(self.id), "filename": self.name, "size": len(self.data),
                      "content_type": self.content_type}
        data |= {"url": self.url(base), "proxy_url": self.url(base)}
        if self.description:
            data["description"] = self.description
        if size := picture_size(self.data):
            data["width"], data["height"] = size
        return data


@dataclass(slots=True)
class Message:
    """One message. `visible_to` is set for ephemeral ones: only that user ever sees them."""

    id: int
    channel_id: int
    author: int
    created: float
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    edited: float | None = None
    pinned: bool = False
    nonce: str | int | None = None
    reference: int | None = None
    visible_to: int | None = None
    interaction: Json | None = None
    interaction_name: str = ""
    shown_files: set[int] = field(default_factory=set)

    @property
    def is_v2(self) -> bool:
        """Whether it is made of Components V2."""
        return bool(self.flags & COMPONENTS_V2)

    def payload(self, author: Json, base: str) -> Json:
        """The message object; mentions, threads and references are added by the world, which knows them."""
        data: Json = {
            "id": str(self.id), "channel_id": str(self.channel_id), "author": author, "type": self.kind,
            "content": self.content, "timestamp": iso(self.created),
            "edited_timestamp": None if self.edited is None else iso(self.edited), "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "pinned": self.pinned, "flags": self.flags,
            "embeds": self.embeds, "components": self.components,
            "attachments": [file.payload(base) for file in self.files if file.id not in self.shown_files],
        }  # fmt: skip
        if self.nonce is not None:
            data["nonce"] = self.nonce
        if self.interaction is not None:
            data["interaction_metadata"] = self.interaction
            data["application_id"] = author["id"]
            if self.interaction_name:
                named = {name: self.interaction[name] for name in ("id", "type", "user")}
                data["interaction"] = named | {"name": self.interaction_name}
        return data


def walk(components: list[Json]) -> list[Json]:
    """All components, nested ones included, in reading order."""
    found: list[Json] = []
    waiting = components[::-1]
    while waiting:
        part = waiting.pop()
        found.append(part)
        for name in ("component", "accessory"):
            if isinstance(part.get(name), dict):
                waiting.append(part[name])
        waiting += part.get("components", ())[::-1]
    return found


def media_of(component: Json) -> list[dict[str, Any]]:
    """The media items that a component shows: of a gallery, a thumbnail or a file."""
    items = [item.get("media", {}) for item in component.get("items", ()) if isinstance(item, dict)]
    return items + [component[name] for name in ("media", "file") if isinstance(component.get(name), dict)]


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF or WebP; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if data[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
