"""The bot's own account, its application, its commands and emojis, users, and the guild."""

from __future__ import annotations

import base64
import re
from typing import Final

from aiohttp import web

from bot.sandbox.errors import Form, Json, invalid, known
from bot.sandbox.limits_commands import check_command, check_commands
from bot.sandbox.records import File
from bot.sandbox.rest.common import Routes, answer, number, parts, read_json, world_of
from bot.sandbox.world import BOT_ID, GUILD_ID, PEOPLE

MAX_EMOJI_BYTES: Final = 256 * 1024
MAX_EMOJIS: Final = 2000


async def gateway(request: web.Request) -> web.Response:
    """GET /gateway/bot and /gateway."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    url = world_of(request).base.replace("http", "ws", 1) + "/gateway"
    return answer({"url": url, "shards": 1, "session_start_limit": limit})


async def read_application(request: web.Request) -> web.Response:
    """GET /oauth2/applications/@me and /applications/@me."""
    world = world_of(request)
    return answer({
        "id": str(BOT_ID), "name": world.people[BOT_ID].name, "description": "", "icon": None, "summary": "",
        "bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "team": None, "flags": 0,
        "tags": [], "owner": world.people[PEOPLE[0][0]].payload(),
        "approximate_guild_count": int(world.people[BOT_ID].in_guild),
        "approximate_user_install_count": 0,
    })  # fmt: skip


async def read_user(request: web.Request) -> web.Response:
    """GET /users/{user}, @me included."""
    name = request.match_info["user"]
    world = world_of(request)
    if name == "@me":
        return answer({**world.people[BOT_ID].payload(), "verified": True, "mfa_enabled": True, "email": None,
                       "flags": 0})
    return answer(world.person(number(request, "user")).payload())


async def my_guilds(request: web.Request) -> web.Response:
    """GET /users/@me/guilds."""
    world = world_of(request)
    guild = world.guild_payload()
    mine = {name: guild[name] for name in ("id", "name", "icon", "features")}
    mine |= {"owner": False, "permissions": str(world.granted)}
    return answer([mine] if world.people[BOT_ID].in_guild else [])


def guild_of(request: web.Request) -> Json:
    """The guild in the path. Raises ApiError 10004, also for a guild that the bot is not in."""
    if number(request, "guild") != GUILD_ID or not world_of(request).people[BOT_ID].in_guild:
        raise known(10004)
    return world_of(request).guild_payload()


async def read_guild(request: web.Request) -> web.Response:
    """GET /guilds/{guild}."""
    return answer(guild_of(request))


async def guild_channels(request: web.Request) -> web.Response:
    """GET /guilds/{guild}/channels."""
    return answer(guild_of(request)["channels"])


async def guild_roles(request: web.Request) -> web.Response:
    """GET /guilds/{guild}/roles."""
    return answer(guild_of(request)["roles"])


async def guild_member(request: web.Request) -> web.Response:
    """GET /guilds/{guild}/members/{user}. Raises ApiError 10007."""
    wanted = request.match_info["user"]
    for member in guild_of(request)["members"]:
        if member["user"]["id"] == wanted:
            return answer(member)
    raise known(10007)


# commands -------------------------------------------------------------------------------------------------------------


def scope_of(request: web.Request) -> int:
    """0 for global commands, else the guild. Raises ApiError 10002 or 10004."""
    if number(request, "application") != BOT_ID:
        raise known(10002)
    if "guild" not in request.match_info:
        return 0
    if number(request, "guild") != GUILD_ID:
        raise known(10004)
    return GUILD_ID


def stored(request: web.Request, command: Json, before: list[Json]) -> Json:
    """A command as Discord keeps it: with an id (kept if the name is the same), a version and the defaults."""
    world, scope = world_of(request), scope_of(request)
    kind = command.get("type", 1)
    same = next((old["id"] for old in before if old["name"] == command["name"] and old["type"] == kind), None)
    data: Json = {
        "default_member_permissions": None, "dm_permission": True, "nsfw": False, "options": [],
        "integration_types": [0], "contexts": None, "name_localizations": None, "description_localizations": None,
        "description": "",
    }  # fmt: skip
    data |= command | {"id": same or str(world.snowflake()), "type": kind}
    data |= {"application_id": str(BOT_ID), "version": str(world.snowflake())}
    return data | ({"guild_id": str(scope)} if scope else {})


async def read_commands(request: web.Request) -> web.Response:
    """GET the commands of a scope."""
    return answer(world_of(request).commands[scope_of(request)])


async def put_commands(request: web.Request) -> web.Response:
    """PUT all commands of a scope at once. Raises ApiError 50035."""
    scope, body = scope_of(request), await read_json(request)
    check_commands(body)
    world = world_of(request)
    before = {(old["type"], old["name"]) for old in world.commands[scope]}
    parts(request).limiter.take_creates(sum((command.get("type", 1), command["name"]) not in before
                                            for command in body))
    world.commands[scope] = [stored(request, command, world.commands[scope]) for command in body]
    world.tell("SANDBOX_COMMANDS", {})
    return answer(world.commands[scope])


async def create_command(request: web.Request) -> web.Response:
    """POST one command; one of the same name is replaced. Raises ApiError 50035."""
    scope, body = scope_of(request), await read_json(request)
    form = Form()
    check_command(form, "_", body)
    form.settle()
    world = world_of(request)
    command = stored(request, body, world.commands[scope])
    parts(request).limiter.take_creates(command["id"] not in {old["id"] for old in world.commands[scope]})
    world.commands[scope] = [old for old in world.commands[scope] if old["id"] != command["id"]] + [command]
    world.tell("SANDBOX_COMMANDS", {})
    return answer(command, 201)


async def delete_command(request: web.Request) -> web.Response:
    """DELETE one command. Raises ApiError 10063."""
    world, scope, wanted = world_of(request), scope_of(request), request.match_info["command"]
    left = [command for command in world.commands[scope] if command["id"] != wanted]
    if len(left) == len(world.commands[scope]):
        raise known(10063)
    world.commands[scope] = left
    world.tell("SANDBOX_COMMANDS", {})
    return answer()


# emojis of the application --------------------------------------------------------------------------------------------


async def read_emojis(request: web.Request) -> web.Response:
    """GET /applications/{application}/emojis."""
    return answer({"items": list(world_of(request).emojis.values())})


async def create_emoji(request: web.Request) -> web.Response:
    """POST /applications/{application}/emojis with a data URI. Raises ApiError 50035."""
    world, body = world_of(request), await read_json(request)
    name, image = str(body.get("name") or ""), str(body.get("image") or "")
    found = re.fullmatch(r"data:image/(png|jpeg|gif|webp);base64,(.+)", image, re.DOTALL)
    if not re.fullmatch(r"\w{2,32}", name):
        raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    if found is None or len(data := base64.b64decode(found[2])) > MAX_EMOJI_BYTES:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(world.emojis) >= MAX_EMOJIS or any(emoji["name"] == name for emoji in world.emojis.values()):
        raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
                      "This name is already taken, or there are too many.")
    file = File(world.snowflake(), f"{name}.{found[1]}", data)
    world.files[file.id] = file
    user = world.people[BOT_ID].payload()
    world.emojis[file.id] = {"id": str(file.id), "name": name, "roles": [], "user": user, "require_colons": True} | {
        "managed": False, "animated": False, "available": True,
    }  # fmt: skip
    return answer(world.emojis[file.id], 201)


async def delete_emoji(request: web.Request) -> web.Response:
    """DELETE /applications/{application}/emojis/{emoji}. Raises ApiError 10014."""
    if world_of(request).emojis.pop(number(request, "emoji"), None) is None:
        raise known(10014)
    return answer()


async def nothing(request: web.Request) -> web.Response:
    """Lists that are always empty here: entitlements and SKUs."""
    return answer([])


async def logout(request: web.Request) -> web.Response:
    """POST /auth/logout."""
    return answer()


COMMANDS, GUILD_COMMANDS = "/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"
EMOJIS = "/applications/{application}/emojis"
ROUTES: Routes = [
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway),
    ("GET", "/oauth2/applications/@me", read_application),
    ("GET", "/applications/@me", read_application),
    ("GET", "/users/@me/guilds", my_guilds),
    ("GET", "/users/{user}", read_user),
    ("GET", "/guilds/{guild}", read_guild),
    ("GET", "/guilds/{guild}/channels", guild_channels),
    ("GET", "/guilds/{guild}/roles", guild_roles),
    ("GET", "/guilds/{guild}/members/{user}", guild_member),
    *[(method, path, handler) for path in (COMMANDS, GUILD_COMMANDS) for method, handler in (
        ("GET", read_commands), ("PUT", put_commands), ("POST", create_command))],
    ("DELETE", COMMANDS + "/{command}", delete_command),
    ("DELETE", GUILD_COMMANDS + "/{command}", delete_command),
    ("GET", EMOJIS, read_emojis),
    ("POST", EMOJIS, create_emoji),
    ("DELETE", EMOJIS + "/{emoji}", delete_emoji),
    ("GET", "/applications/{application}/entitlements", nothing),
    ("GET", "/applications/{application}/skus", nothing),
    ("POST", "/auth/logout", logout),
]  # fmt: skip
