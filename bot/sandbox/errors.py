"""Discord's error shapes: what a refused request looks like on the wire."""

from __future__ import annotations

from typing import Any, Final

Json = dict[str, Any]

KNOWN: Final[dict[int, tuple[int, str]]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20022: (429, "The write action you are performing on the channel has hit the write rate limit."),
    20028: (429, "The channel you are editing has hit the write rate limit."),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50003: (403, "Cannot execute action on a DM channel"),
    160006: (400, "Maximum number of active threads reached"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """A refusal in Discord's words: an HTTP status, a code, and for 50035 the tree of faults."""

    def __init__(self, status: int, code: int, message: str, extra: Json | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code, **(extra or {})}
        self.headers: dict[str, str] = {}


def known(code: int) -> ApiError:
    """The documented error of that code; a code that is not in the table is a bug of the stand-in."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class Form:
    """Collects the faults of one request body, each at its path, and raises them together as Discord does.

    Paths are given like ``components.0.custom_id``; every fault of the body is reported, not only the first.
    """

    def __init__(self) -> None:
        self.tree: Json = {}

    def fault(self, path: str, code: str, message: str) -> None:
        """Note one fault at a dotted path."""
        node = self.tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: object, least: int, most: int) -> bool:
        """Check that `value` is a string of `least` to `most` characters; true if it is."""
        if not isinstance(value, str):
            if value is None:
                self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")
            else:
                self.fault(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return False
        if least <= len(value) <= most:
            return True
        if len(value) > most and least == 0:
            self.fault(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return False

    def count(self, path: str, value: object, least: int, most: int) -> bool:
        """Check that `value` is a list of `least` to `most` entries; true if it is."""
        if not isinstance(value, list):
            self.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if least <= len(value) <= most:
            return True
        self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return False

    def settle(self) -> None:
        """Raise everything that was noted.

        Raises:
            ApiError: 50035, if there was any fault.
        """
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", {"errors": self.tree})


def invalid(path: str, code: str, message: str) -> ApiError:
    """A 50035 with one fault, for callers that need no collector."""
    form = Form()
    form.fault(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", {"errors": form.tree})
