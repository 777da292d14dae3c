"""Permissions: their names and bits, what the bot has by its invite link, and what each request needs."""

from __future__ import annotations

from typing import Final

BITS: Final[dict[str, int]] = {name: 1 << bit for name, bit in {
    "manage_channels": 4, "add_reactions": 6, "view_channel": 10, "send_messages": 11, "manage_messages": 13,
    "embed_links": 14, "attach_files": 15, "read_message_history": 16, "use_application_commands": 31,
    "manage_threads": 34, "create_public_threads": 35, "create_private_threads": 36, "send_messages_in_threads": 38,
}.items()}  # fmt: skip
ALL: Final = (1 << 50) - 1


def bits(*names: str) -> int:
    """The bits of these permissions together. Raises ValueError for a name that there isn't."""
    if unknown := [name for name in names if name not in BITS]:
        raise ValueError(f"no such permission: {', '.join(unknown)}")
    return sum(BITS[name] for name in set(names))


MEMBER: Final = bits("add_reactions", "view_channel", "send_messages", "embed_links", "attach_files",
                     "read_message_history", "use_application_commands", "create_public_threads",
                     "create_private_threads", "send_messages_in_threads")
INVITED: Final = bits("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history",
                      "create_public_threads", "send_messages_in_threads")
"""What the invite link of docs/hosting.md asks for."""

MESSAGES: Final = "/channels/{channel}/messages"
NEEDED: Final[dict[str, str]] = {
    f"POST {MESSAGES}": "send_messages",
    f"POST {MESSAGES}/bulk-delete": "manage_messages",
    f"POST {MESSAGES}/{{message}}/threads": "create_public_threads",
    f"GET {MESSAGES}/{{message}}": "read_message_history",
    f"PUT {MESSAGES}/pins/{{message}}": "manage_messages",
    f"DELETE {MESSAGES}/pins/{{message}}": "manage_messages",
    "PUT /channels/{channel}/pins/{message}": "manage_messages",
    "DELETE /channels/{channel}/pins/{message}": "manage_messages",
    f"PUT {MESSAGES}/{{message}}/reactions/{{emoji}}/@me": "add_reactions",
    "POST /channels/{channel}/typing": "send_messages",
    "PUT /channels/{channel}/thread-members/{user}": "send_messages",
    "DELETE /channels/{channel}/thread-members/{user}": "manage_threads",
    "DELETE /channels/{channel}": "manage_channels",
    "POST /guilds/{guild}/channels": "manage_channels",
}
"""Beside seeing the channel, by method and route. What depends on the body or the author is asked where it is known."""

IN_THREADS: Final = {"send_messages": "send_messages_in_threads", "manage_channels": "manage_threads"}
"""What takes the place of a permission inside a thread."""
