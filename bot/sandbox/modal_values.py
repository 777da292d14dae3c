"""What a client sends when a modal is submitted, and what it refuses to send."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import Json

ROW, TEXT_INPUT, STRING_SELECT, USER_SELECT, TEXT_DISPLAY = 1, 4, 3, 5, 10
LABEL, RADIO, CHECKBOXES, CHECKBOX = 18, 21, 22, 23


def modal_components(components: list[Json], values: dict[str, Any]) -> tuple[list[Json], set[int]]:
    """The components of a modal filled with `values` by custom_id, and the users that were chosen in it.

    Raises:
        ValueError: for a value without a field, a required field left empty, or a length or choice that does not fit.
    """
    left = dict(values)
    people: set[int] = set()
    sent: list[Json] = []
    for number, part in enumerate(components, 1):
        entry: Json = {"type": part["type"], "id": part.get("id") or number}
        if part["type"] == LABEL:
            sent.append(entry
                        | {"component": _filled(part["component"], part.get("label", ""), left, people, number + 50)})
        elif part["type"] == ROW:
            field = part["components"][0]
            sent.append(entry | {"components": [_filled(field, field.get("label", ""), left, people, number + 50)]})
        elif part["type"] == TEXT_DISPLAY:
            sent.append(entry | {"content": part["content"]})
    if left:
        raise ValueError(f"the form has no field {', '.join(sorted(left))}")
    return sent, people


def _filled(field: Json, label: str, left: dict[str, Any], people: set[int], number: int) -> Json:
    kind, name = field["type"], field["custom_id"]
    data: Json = {"type": kind, "custom_id": name, "id": field.get("id") or number}
    given = left.pop(name, None)
    if kind == TEXT_INPUT:
        return data | {"value": _text(field, label, str(field.get("value") or "") if given is None else str(given))}
    if kind == CHECKBOX:
        return data | {"value": bool(field.get("default")) if given is None else bool(given)}
    if given is None:
        given = [option["value"] for option in field.get("options", []) if option.get("default")]
    chosen = [str(value) for value in (given if isinstance(given, list) else [given])]
    _check_chosen(field, label, chosen)
    if kind == USER_SELECT:
        people |= {int(value) for value in chosen}
    return data | ({"value": chosen[0] if chosen else None} if kind == RADIO else {"values": chosen})


def _text(field: Json, label: str, value: str) -> str:
    if not value:
        if field.get("required", True):
            raise ValueError(f"{label}: required")
        return value
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not least <= len(value) <= most:
        raise ValueError(f"{label}: {least} to {most} characters")
    return value


def _check_chosen(field: Json, label: str, chosen: list[str]) -> None:
    if not chosen:
        if field.get("required", True):
            raise ValueError(f"{label}: required")
        return
    offered = {option["value"] for option in field.get("options", [])}
    if offered and not set(chosen) <= offered:
        raise ValueError(f"{label}: {', '.join(sorted(set(chosen) - offered))} is not offered")
    usual = len(offered) if field["type"] == CHECKBOXES else 1
    most = 1 if field["type"] == RADIO else field.get("max_values") or usual
    if not (field.get("min_values") or 0) <= len(chosen) <= most:
        raise ValueError(f"{label}: choose at most {most}")
