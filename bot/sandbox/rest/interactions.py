"""Answers to interactions: the callback, and messages by the interaction's token."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.errors import Json
from bot.sandbox.interactions import Interaction, Reply
from bot.sandbox.records import LOADING
from bot.sandbox.rest.common import Routes, answer, number, parts, read_body, world_of


async def callback(request: web.Request) -> web.Response:
    """POST /interactions/{interaction}/{token}/callback; with ``with_response`` the created message comes back."""
    body, uploads = await read_body(request)
    reply, data = int(body.get("type") or 0), body.get("data") or {}
    interaction = parts(request).desk.respond(number(request, "interaction"), request.match_info["token"], reply, data,
                                              uploads)
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return answer()
    return answer(_callback_response(request, interaction))


def _callback_response(request: web.Request, interaction: Interaction) -> Json:
    data: Json = {"interaction": {"id": str(interaction.id), "type": int(interaction.kind)}}
    message = interaction.response
    if message is None:
        return data
    data["interaction"] |= {
        "response_message_id": str(message.id),
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.visible_to is not None,
    }
    if interaction.reply in (Reply.MESSAGE, Reply.UPDATE, Reply.DEFERRED_MESSAGE):
        data["resource"] = {"type": int(interaction.reply), "message": world_of(request).message_payload(message)}
    return data


async def follow_up(request: web.Request) -> web.Response:
    """POST /webhooks/{application}/{token}."""
    desk = parts(request).desk
    interaction = desk.by_token(request.match_info["token"])
    body, uploads = await read_body(request)
    return answer(world_of(request).message_payload(desk.follow_up(interaction, body, uploads)))


async def read(request: web.Request) -> web.Response:
    """GET /webhooks/{application}/{token}/messages/{message}, @original included."""
    desk = parts(request).desk
    interaction = desk.by_token(request.match_info["token"])
    return answer(world_of(request).message_payload(desk.find(interaction, request.match_info["message"])))


async def edit(request: web.Request) -> web.Response:
    """PATCH /webhooks/{application}/{token}/messages/{message}, @original included."""
    desk = parts(request).desk
    interaction = desk.by_token(request.match_info["token"])
    message = desk.find(interaction, request.match_info["message"])
    body, uploads = await read_body(request)
    return answer(world_of(request).message_payload(desk.edit(interaction, message, body, uploads)))


async def delete(request: web.Request) -> web.Response:
    """DELETE /webhooks/{application}/{token}/messages/{message}, @original included."""
    desk = parts(request).desk
    interaction = desk.by_token(request.match_info["token"])
    desk.delete(interaction, desk.find(interaction, request.match_info["message"]))
    return answer()


WEBHOOK = "/webhooks/{application}/{token}"
ROUTES: Routes = [
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", WEBHOOK, follow_up),
    ("GET", f"{WEBHOOK}/messages/{{message}}", read),
    ("PATCH", f"{WEBHOOK}/messages/{{message}}", edit),
    ("DELETE", f"{WEBHOOK}/messages/{{message}}", delete),
]
