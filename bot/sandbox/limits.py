"""What Discord refuses in a message, a modal or an autocomplete answer: its limits, as 50035 with readable paths."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import Form, Json
from bot.sandbox.limits_components import check_classic, check_layout, check_modal_components
from bot.sandbox.records import COMPONENTS_V2, media_of, walk

MAX_CONTENT, MAX_EMBEDS, MAX_EMBED_TEXT, MAX_FILES, MAX_FILE_BYTES = 2000, 10, 6000, 10, 10 * 1024 * 1024
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(body: Json, *, v2: bool, files: list[str], kept: list[str] | None = None, prefix: str = "") -> None:
    """Check the body of a message that is sent or of an edit.

    Args:
        body: the JSON that came.
        v2: whether the message is, or stays, one of Components V2.
        files: names of the files uploaded with it.
        kept: names of files it had before and keeps.
        prefix: where the body stands in the request, such as ``data.``.

    Raises:
        ApiError: 50035 with every fault.
    """
    form = Form()
    _check_text(form, prefix, body)
    components = body.get("components") or []
    if form.count(f"{prefix}components", components, 0, 40 if v2 else 5):
        (check_layout if v2 else check_classic)(form, f"{prefix}components", components)
    if v2:
        _check_no_legacy(form, prefix, body)
        _check_files_shown(form, prefix, components, files, kept or [])
    form.settle()


def _check_text(form: Form, prefix: str, body: Json) -> None:
    if body.get("content") is not None:
        form.length(f"{prefix}content", body["content"], 0, MAX_CONTENT)
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length(f"{prefix}nonce", nonce, 0, 25)
    embeds = body.get("embeds") or []
    if form.count(f"{prefix}embeds", embeds, 0, MAX_EMBEDS):
        _check_embeds(form, f"{prefix}embeds", embeds)
    if form.count(f"{prefix}attachments", body.get("attachments") or [], 0, MAX_FILES):
        for number, entry in enumerate(body.get("attachments") or []):
            if entry.get("description") is not None:
                form.length(f"{prefix}attachments.{number}.description", entry["description"], 0, 1024)


def _check_embeds(form: Form, path: str, embeds: list[Json]) -> None:
    total = 0
    for number, embed in enumerate(embeds):
        at = f"{path}.{number}"
        texts: list[tuple[str, Any, int]] = [("title", embed.get("title"), 256),
                                             ("description", embed.get("description"), 4096)]
        texts.append(("footer.text", (embed.get("footer") or {}).get("text"), 2048))
        texts.append(("author.name", (embed.get("author") or {}).get("name"), 256))
        fields = embed.get("fields") or []
        form.count(f"{at}.fields", fields, 0, 25)
        for index, entry in enumerate(fields):
            form.length(f"{at}.fields.{index}.name", entry.get("name"), 1, 256)
            form.length(f"{at}.fields.{index}.value", entry.get("value"), 1, 1024)
            total += len(entry.get("name") or "") + len(entry.get("value") or "")
        for name, text, most in texts:
            if text is not None:
                form.length(f"{at}.{name}", text, 0, most)
                total += len(text)
    if total > MAX_EMBED_TEXT:
        form.fault(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}")


def _check_no_legacy(form: Form, prefix: str, body: Json) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            form.fault(f"{prefix}{name}", LEGACY,
                       f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_files_shown(form: Form, prefix: str, components: list[Json], files: list[str], kept: list[str]) -> None:
    """An ``attachment://`` must name a file of the message, and an uploaded file must be shown by a component."""
    shown = {item.get("url", "").removeprefix("attachment://") for part in walk(components) for item in media_of(part)}
    for part in walk(components):
        for item in media_of(part):
            url = str(item.get("url", ""))
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in [*files, *kept]:
                text = f"The referenced attachment was not found: {url}"
                form.fault(f"{prefix}components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)
    for number, name in enumerate(files):
        if name not in shown:
            text = f"'{name}' is shown by no gallery, thumbnail or file component"
            form.fault(f"{prefix}attachments.{number}", "ATTACHMENT_NOT_REFERENCED", text)


def check_flags(old: int, new: int) -> None:
    """Components V2 can't be taken back. Raises ApiError 50035."""
    if old & COMPONENTS_V2 and not new & COMPONENTS_V2:
        form = Form()
        form.fault("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The IS_COMPONENTS_V2 flag cannot be removed")
        form.settle()


def check_modal(modal: Json) -> None:
    """Check a modal. Raises ApiError 50035 with every fault."""
    form = Form()
    form.length("data.title", modal.get("title"), 1, 45)
    form.length("data.custom_id", modal.get("custom_id"), 1, 100)
    components = modal.get("components")
    if form.count("data.components", components, 1, 5):
        assert isinstance(components, list)
        check_modal_components(form, "data.components", components)
    form.settle()


def check_choices(choices: object, kind: int) -> None:
    """Check the answer to an autocomplete of an option of that type. Raises ApiError 50035 with every fault."""
    form = Form()
    if form.count("data.choices", choices, 0, 25):
        assert isinstance(choices, list)
        for number, choice in enumerate(choices):
            at = f"data.choices.{number}"
            form.length(f"{at}.name", choice.get("name"), 1, 100)
            value = choice.get("value")
            if kind == 3:
                form.length(f"{at}.value", value, 1, 100)
            elif isinstance(value, bool) or not isinstance(value, (int, float)):
                form.fault(f"{at}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    form.settle()
