"""The limits of components: classic rows, Components V2, and what a modal may hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.sandbox.errors import Form, Json
from bot.sandbox.records import walk

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, CHANNEL_SELECT = 1, 2, 3, 4, 5, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
SELECTS: Final = range(STRING_SELECT, CHANNEL_SELECT + 1)
MAX_COMPONENTS, MAX_TEXT, MAX_TEXT_BYTES = 40, 4000, 10_000
TOP_LEVEL: Final = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)


def check_classic(form: Form, path: str, components: list[Json]) -> None:
    """Check the rows of a message without the V2 flag."""
    for number, component in enumerate(components):
        if component.get("type") != ROW:
            text = "Value of field \"type\" must be one of (1,)."
            form.fault(f"{path}.{number}.type", "UNION_TYPE_CHOICES", text)
        else:
            _check_row(form, f"{path}.{number}", component)
    check_unique_ids(form, path, components)


def check_layout(form: Form, path: str, components: list[Json]) -> None:
    """Check a tree of Components V2: kinds, counts, the text all together, and the ids."""
    for number, component in enumerate(components):
        _check_part(form, f"{path}.{number}", component, TOP_LEVEL)
    every = walk(components)
    if len(every) > MAX_COMPONENTS:
        text = f"The maximum number of components is {MAX_COMPONENTS}, these are {len(every)}"
        form.fault(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    texts = [str(part.get("content", "")) for part in every if part.get("type") == TEXT_DISPLAY]
    if sum(map(len, texts)) > MAX_TEXT or sum(len(text.encode()) for text in texts) > MAX_TEXT_BYTES:
        form.fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                   f"The total size of displayable text exceeds {MAX_TEXT}")
    check_unique_ids(form, path, components)


def check_unique_ids(form: Form, path: str, components: list[Json]) -> None:
    """A custom_id may stand only once in a message, disabled components included."""
    seen: set[object] = set()
    numbers: set[object] = set()
    for part in walk(components):
        name, number = part.get("custom_id"), part.get("id")
        if name is not None and name in seen:
            form.fault(path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {name}")
        if number and number in numbers:
            form.fault(path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")
        seen.add(name)
        numbers.add(number)


def _check_part(form: Form, path: str, part: Json, allowed: tuple[int, ...]) -> None:
    kind = part.get("type")
    if kind not in allowed:
        form.fault(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    CHECKS[int(kind)](form, path, part)


def _check_row(form: Form, path: str, row: Json) -> None:
    parts = row.get("components")
    if not form.count(f"{path}.components", parts, 1, 5):
        return
    assert isinstance(parts, list)
    selects = [part for part in parts if part.get("type") in SELECTS and part.get("type") != TEXT_INPUT]
    if selects and len(parts) > 1:
        form.fault(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                   "The specified component exceeds the maximum width")
    for number, part in enumerate(parts):
        _check_part(form, f"{path}.components.{number}", part, (BUTTON, STRING_SELECT, 5, 6, 7, 8))


def _check_button(form: Form, path: str, button: Json) -> None:
    style = button.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        form.fault(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    if button.get("label") is not None:
        form.length(f"{path}.label", button["label"], 0, 80)
    if not button.get("label") and not button.get("emoji") and style != 6:
        form.fault(path, "BUTTON_COMPONENT_NO_LABEL_OR_EMOJI", "A button needs a label or an emoji")
    _check_emoji(form, path, button.get("emoji"))
    if style == 5:
        schemes = ("http://", "https://", "discord://")
        if form.length(f"{path}.url", button.get("url"), 1, 512) and not button["url"].startswith(schemes):
            form.fault(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
        if button.get("custom_id"):
            form.fault(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                       "A custom id and url cannot both be specified")
    elif style != 6:
        form.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)


def _check_emoji(form: Form, path: str, emoji: Json | None) -> None:
    """An emoji is one of the application's, with its id, or a character; a word such as ``:dagger:`` is neither."""
    if emoji and not emoji.get("id") and str(emoji.get("name") or "").isascii():
        form.fault(f"{path}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_select(form: Form, path: str, select: Json) -> None:
    form.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    if select.get("placeholder") is not None:
        form.length(f"{path}.placeholder", select["placeholder"], 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if least is not None and not 0 <= least <= 25:
        form.fault(f"{path}.min_values", "NUMBER_TYPE_MIN", "int value should be between 0 and 25.")
    if most is not None and not 1 <= most <= 25:
        form.fault(f"{path}.max_values", "NUMBER_TYPE_MAX", "int value should be between 1 and 25.")
    if select.get("type") == STRING_SELECT:
        _check_options(form, path, select, least or 0, most or 1)


def _check_options(form: Form, path: str, select: Json, least: int, most: int, cap: int = 25, floor: int = 1) -> None:
    options = select.get("options")
    if not form.count(f"{path}.options", options, floor, cap):
        return
    assert isinstance(options, list)
    values: set[object] = set()
    for number, option in enumerate(options):
        at = f"{path}.options.{number}"
        form.length(f"{at}.label", option.get("label"), 1, 100)
        form.length(f"{at}.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            form.length(f"{at}.description", option["description"], 0, 100)
        _check_emoji(form, at, option.get("emoji"))
        if option.get("value") in values:
            form.fault(f"{at}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                       "The specified option value is already used")
        values.add(option.get("value"))
    if most > len(options) or least > most:
        form.fault(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", f"Must be between {least} and {len(options)}.")
    if sum(bool(option.get("default")) for option in options) > most:
        form.fault(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default values than max_values")


def _check_section(form: Form, path: str, section: Json) -> None:
    if form.count(f"{path}.components", section.get("components"), 1, 3):
        for number, part in enumerate(section["components"]):
            _check_part(form, f"{path}.components.{number}", part, (TEXT_DISPLAY,))
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        form.fault(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _check_part(form, f"{path}.accessory", accessory, (BUTTON, THUMBNAIL))


def _check_text_display(form: Form, path: str, part: Json) -> None:
    form.length(f"{path}.content", part.get("content"), 1, MAX_TEXT)


def _check_media(form: Form, path: str, media: object) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str) or not url.startswith(("http://", "https://", "attachment://")):
        form.fault(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")


def _check_thumbnail(form: Form, path: str, part: Json) -> None:
    _check_media(form, f"{path}.media", part.get("media"))
    if part.get("description") is not None:
        form.length(f"{path}.description", part["description"], 0, 1024)


def _check_gallery(form: Form, path: str, part: Json) -> None:
    if form.count(f"{path}.items", part.get("items"), 1, 10):
        for number, item in enumerate(part["items"]):
            _check_thumbnail(form, f"{path}.items.{number}", item)


def _check_file(form: Form, path: str, part: Json) -> None:
    media = part.get("file")
    _check_media(form, f"{path}.file", media)
    if isinstance(media, dict) and not str(media.get("url", "")).startswith("attachment://"):
        form.fault(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")


def _check_separator(form: Form, path: str, part: Json) -> None:
    if part.get("spacing", 1) not in (1, 2):
        form.fault(f"{path}.spacing", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


def _check_container(form: Form, path: str, part: Json) -> None:
    colour = part.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        form.fault(f"{path}.accent_color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
    if form.count(f"{path}.components", part.get("components"), 1, MAX_COMPONENTS):
        for number, child in enumerate(part["components"]):
            _check_part(form, f"{path}.components.{number}", child, TOP_LEVEL[:-1])


def check_modal_components(form: Form, path: str, components: list[Json]) -> None:
    """Check what stands in a modal: labels with one field each, texts, or classic rows with one text input."""
    for number, part in enumerate(components):
        at = f"{path}.{number}"
        if part.get("type") == LABEL:
            form.length(f"{at}.label", part.get("label"), 1, 45)
            if part.get("description") is not None:
                form.length(f"{at}.description", part["description"], 0, 100)
            _check_field(form, f"{at}.component", part.get("component"))
        elif part.get("type") == ROW:
            if form.count(f"{at}.components", part.get("components"), 1, 1):
                field = part["components"][0]
                form.length(f"{at}.components.0.label", field.get("label"), 1, 45)
                _check_field(form, f"{at}.components.0", field)
        elif part.get("type") == TEXT_DISPLAY:
            _check_text_display(form, at, part)
        else:
            form.fault(f"{at}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
    check_unique_ids(form, path, components)


def _check_field(form: Form, path: str, field: object) -> None:
    kind = field.get("type") if isinstance(field, dict) else None
    if not isinstance(field, dict) or kind not in (*SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX):
        form.fault(f"{path}.type", "UNION_TYPE_CHOICES", "This component cannot stand in a modal")
        return
    if kind == TEXT_INPUT:
        _check_text_input(form, path, field)
    elif kind in SELECTS:
        _check_select(form, path, field)
    else:
        form.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
        if kind == RADIO:
            _check_options(form, path, field, 0, 1, 10, 2)
        elif kind == CHECKBOXES:
            _check_options(form, path, field, field.get("min_values", 0),
                           field.get("max_values") or len(field.get("options", [])), 10, 1)


def _check_text_input(form: Form, path: str, field: Json) -> None:
    form.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
    if field.get("style") not in (1, 2):
        form.fault(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    for name, most in (("placeholder", 100), ("value", 4000)):
        if field.get(name) is not None:
            form.length(f"{path}.{name}", field[name], 0, most)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        form.fault(f"{path}.max_length", "NUMBER_TYPE_MAX",
                   "min_length and max_length must be within 0 and 4000, in that order.")


CHECKS: Final[dict[int, Callable[[Form, str, Json], None]]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys((STRING_SELECT, 5, 6, 7, 8), _check_select),
    SECTION: _check_section,
    TEXT_DISPLAY: _check_text_display,
    THUMBNAIL: _check_thumbnail,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}
