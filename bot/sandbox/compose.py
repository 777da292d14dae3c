"""From the body of a request to a message: checks, files, mentions, and the media that components show."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass
from typing import Final

from bot.sandbox.errors import Json, invalid, known
from bot.sandbox.limits import MAX_FILE_BYTES, MAX_FILES, check_flags, check_message
from bot.sandbox.records import COMPONENTS_V2, EPHEMERAL, LOADING, Channel, File, Message, media_of, walk
from bot.sandbox.world import BOT_ID, World

MENTION: Final = re.compile(r"<@!?(\d+)>")
SENDABLE_FLAGS: Final = 1 << 2 | 1 << 12 | EPHEMERAL | COMPONENTS_V2


@dataclass(frozen=True, slots=True)
class Upload:
    """One part ``files[index]`` of a multipart body."""

    index: int
    name: str
    data: bytes


def compose(
    world: World, channel: Channel, body: Json, uploads: list[Upload], *, prefix: str = "",
    visible_to: int | None = None
) -> Message:
    """Check a new message of the bot and build it; it is not posted yet.

    Raises:
        ApiError: 50035 for what breaks a limit, 50006 for an empty message.
    """
    flags = int(body.get("flags") or 0) & SENDABLE_FLAGS
    if visible_to is None:
        flags &= ~EPHEMERAL
    check_uploads(uploads, 0)
    check_message(body, v2=bool(flags & COMPONENTS_V2), files=[upload.name for upload in uploads], prefix=prefix)
    if not (body.get("content") or body.get("embeds") or body.get("components") or uploads):
        raise known(50006)
    message = Message(world.snowflake(), channel.id, BOT_ID, world.now(), flags=flags, visible_to=visible_to)
    message.content = body.get("content") or ""
    message.embeds = body.get("embeds") or []
    message.nonce = body.get("nonce")
    reference = body.get("message_reference")
    if reference:
        message.reference = int(reference["message_id"])
        message.kind = 19
        if message.reference not in channel.messages and reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    message.files = store_files(world, body, uploads)
    set_components(world, message, body.get("components") or [])
    message.mentions = mentioned(world, message, body)
    return message


def revise(world: World, message: Message, body: Json, uploads: list[Upload], *, prefix: str = "") -> None:
    """Check an edit and make it; fields that the body lacks stay as they are.

    Raises:
        ApiError: 50035 for what breaks a limit, 50006 if nothing would be left.
    """
    flags = message.flags
    if body.get("flags") is not None:
        new = int(body["flags"])
        if not message.flags & LOADING:
            check_flags(message.flags, new | (message.flags & COMPONENTS_V2 if "components" not in body else 0))
        flags = message.flags & ~COMPONENTS_V2 & ~4 | new & (COMPONENTS_V2 | 4)
    kept = kept_files(message, body)
    check_uploads(uploads, len(kept))
    v2 = bool(flags & COMPONENTS_V2)
    if v2 and not message.is_v2 and "content" not in body and message.content:
        raise invalid(f"{prefix}content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                      "Set content to null to use the V2 flag")
    check_message(body, v2=v2, files=[upload.name for upload in uploads], kept=[file.name for file in kept],
                  prefix=prefix)
    content = body["content"] or "" if "content" in body else message.content
    embeds = body["embeds"] or [] if "embeds" in body else message.embeds
    components = body["components"] or [] if "components" in body else message.components
    if not (content or embeds or components or kept or uploads):
        raise known(50006)
    message.edited = None if message.flags & LOADING else world.now()
    message.content, message.embeds, message.flags = content, embeds, flags & ~LOADING
    message.files = [*kept, *store_files(world, body, uploads)]
    set_components(world, message, components)
    message.mentions = mentioned(world, message, body)


def check_uploads(uploads: list[Upload], kept: int) -> None:
    """Number and size of the files. Raises ApiError 50035 for too many, 40005 for one that is too large."""
    if len(uploads) + kept > MAX_FILES:
        raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    if any(len(upload.data) > MAX_FILE_BYTES for upload in uploads):
        raise known(40005)


def kept_files(message: Message, body: Json) -> list[File]:
    """The files of before that an edit keeps: all, or those that its `attachments` list."""
    if body.get("attachments") is None:
        return list(message.files)
    wanted = {str(entry.get("id")) for entry in body["attachments"]}
    return [file for file in message.files if str(file.id) in wanted]


def store_files(world: World, body: Json, uploads: list[Upload]) -> list[File]:
    """Keep uploaded files; names and descriptions come from the body's `attachments` if it has them."""
    told = {str(entry.get("id")): entry for entry in body.get("attachments") or []}
    files = []
    for upload in sorted(uploads, key=lambda upload: upload.index):
        entry = told.get(str(upload.index), {})
        name = re.sub(r"[^\w.\-]", "_", entry.get("filename") or upload.name)
        file = File(world.snowflake(), name, upload.data, entry.get("description"))
        world.files[file.id] = file
        files.append(file)
    return files


def set_components(world: World, message: Message, components: list[Json]) -> None:
    """Give a message its components: ids filled in, ``attachment://`` replaced by where the file is served.

    What somebody was shown before stays as it was: the message's own components are copied, not changed.
    """
    components = copy.deepcopy(components) if components is message.components else components
    every = walk(components)
    taken = {part["id"] for part in every if part.get("id")}
    fresh = (number for number in range(1, 10_000) if number not in taken)
    message.shown_files = set()
    for part in every:
        part["id"] = part.get("id") or next(fresh)
        for item in media_of(part):
            _resolve(world, message, item)
            if part["type"] == 13:
                file = next((file for file in message.files if file.url(world.base) == item.get("url")), None)
                elsewhere = str(item.get("url")).rpartition("/")[2]
                part["name"], part["size"] = (file.name, len(file.data)) if file else (elsewhere, 0)
    message.components = components


def _resolve(world: World, message: Message, item: Json) -> None:
    for file in message.files:
        if item.get("url") in (f"attachment://{file.name}", file.url(world.base)):
            data = file.payload(world.base)
            item |= {name: data[name] for name in ("url", "proxy_url", "content_type", "width", "height")
                     if name in data}
            item["attachment_id"] = str(file.id)
            message.shown_files.add(file.id)
    item.setdefault("proxy_url", item.get("url", ""))
    item |= {"loading_state": 2, "placeholder": None, "placeholder_version": 1, "flags": 0}
    item.setdefault("width", None)
    item.setdefault("height", None)


def mentioned(world: World, message: Message, body: Json) -> list[int]:
    """Users that the message mentions and may ping, by its allowed mentions."""
    texts = [message.content,
             *(str(part.get("content", "")) for part in walk(message.components) if part.get("type") == 10)]
    named = [int(number) for text in texts for number in MENTION.findall(text)]
    allowed = body.get("allowed_mentions")
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        pings = {int(number) for number in allowed.get("users") or []}
        named = [number for number in named if number in pings]
    return [number for number in dict.fromkeys(named) if number in world.people]
