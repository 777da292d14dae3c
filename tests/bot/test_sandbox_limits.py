"""What Discord refuses, the stand-in refuses, with the same code at the same path."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.interactions import Kind
from bot.sandbox.server import StandIn
from bot.sandbox.world import BOT_ID, TABLE_ID

V2 = 1 << 15


class Api:
    """Bare requests, as a client without manners would send them."""

    def __init__(self, stand_in: StandIn, session: aiohttp.ClientSession) -> None:
        self.here, self.session = stand_in, session

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any, Any]:
        headers = {"Authorization": "Bot x"}
        async with self.session.request(method, f"{self.here.url}/api/v10{path}", json=body,
                                        headers=headers) as response:
            return response.status, await response.json(content_type=None), response.headers

    async def send(self, **body: Any) -> tuple[int, Any, Any]:
        return await self.call("POST", f"/channels/{TABLE_ID}/messages", body)


@pytest.fixture
async def api() -> AsyncIterator[Api]:
    async with StandIn(rate_limits=False) as stand_in, aiohttp.ClientSession() as session:
        yield Api(stand_in, session)


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def select(count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": f"{number}", "value": f"{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def layout(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)}


ACCEPTED: dict[str, dict[str, Any]] = {
    "2000 characters": {"content": "x" * 2000},
    "five buttons": {"components": [row(*(button(str(number)) for number in range(5)))]},
    "a label of 80": {"components": [row(button(label="x" * 80))]},
    "a custom_id of 100": {"components": [row(button("x" * 100))]},
    "25 options": {"components": [row(select(25))]},
    "40 components": {"flags": V2, "components": [text()] * 40},
    "4000 characters": {"flags": V2, "components": [text("x" * 4000)]},
}
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "2001 characters": ({"content": "x" * 2001}, "content"),
    "six buttons": ({"components": [row(*(button(str(number)) for number in range(6)))]}, "components.0.components"),
    "two selects in a row": ({"components": [row(select(2), select(2, custom_id="t"))]}, "components.0.components"),
    "a label of 81": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    "no custom_id": ({"components": [row(button(""))]}, "components.0.components.0.custom_id"),
    "a custom_id of 101": ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    "a custom_id twice": ({"components": [row(button(), button(disabled=True))]}, "components"),
    "no option": ({"components": [row(select(0))]}, "components.0.components.0.options"),
    "26 options": ({"components": [row(select(26))]}, "components.0.components.0.options"),
    "six rows": ({"components": [row(button(str(number))) for number in range(6)]}, "components"),
    "a text without the flag": ({"components": [text()]}, "components.0.type"),
    "content with V2": ({"flags": V2, "content": "x", "components": [text()]}, "content"),
    "41 components": ({"flags": V2, "components": [{"type": 17, "components": [text()] * 40}]}, "components"),
    "4001 characters": ({"flags": V2, "components": [text("x" * 3000), text("x" * 1001)]}, "components"),
    "4000 characters of many bytes": ({"flags": V2, "components": [text("字" * 3500)]}, "components"),
    "four texts in a section": (layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
                                "components.0.components"),
    "a section without accessory": (layout({"type": 9, "components": [text()]}), "components.0.accessory"),
    "a container in a container": (layout({"type": 17, "components": [{"type": 17}]}),
                                   "components.0.components.0.type"),
    "eleven pictures": (layout({"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}), "components.0.items"),
    "an emoji that is a word": ({"components": [row(button(emoji={"name": "dagger"}))]},
                                "components.0.components.0.emoji.name"),
    "an alternative text of 1025": ({"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
                                    "attachments.0.description"),
    "a file that is not there": (layout({"type": 12, "items": [{"media": {"url": "attachment://a"}}]}), "components"),
}


@pytest.mark.parametrize("name", ACCEPTED)
async def test_at_the_limit_is_accepted(api: Api, name: str) -> None:
    assert (await api.send(**ACCEPTED[name]))[0] == 200


@pytest.mark.parametrize("name", REFUSED)
async def test_beyond_the_limit_is_50035_at_its_path(api: Api, name: str) -> None:
    body, path = REFUSED[name]
    status, answer, _ = await api.send(**body)
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for part in path.split("."):
        node = node[part]
    assert node["_errors"][0]["code"]


async def test_unknown_things_have_their_codes(api: Api) -> None:
    assert (await api.call("GET", "/channels/5"))[1]["code"] == 10003
    assert (await api.call("PATCH", f"/channels/{TABLE_ID}/messages/5", {"content": "x"}))[1]["code"] == 10008
    assert (await api.call("GET", "/users/5"))[1]["code"] == 10013
    assert (await api.send(content=""))[1]["code"] == 50006
    assert (await api.call("GET", "/nowhere"))[0] == 404


async def test_a_nonce_gives_the_same_message_for_five_minutes(api: Api) -> None:
    first = (await api.send(content="a", nonce="n", enforce_nonce=True))[1]
    assert (await api.send(content="a", nonce="n", enforce_nonce=True))[1]["id"] == first["id"]
    assert (await api.send(content="a", nonce="n"))[1]["id"] != first["id"]
    api.here.skip(301)
    assert (await api.send(content="a", nonce="n", enforce_nonce=True))[1]["id"] != first["id"]


async def test_the_history_is_read_in_pages(api: Api) -> None:
    ids = [(await api.send(content=str(number)))[1]["id"] for number in range(7)]
    pages = {
        "limit=3": "654", f"limit=2&before={ids[4]}": "32", f"limit=2&after={ids[1]}": "32",
        f"limit=3&around={ids[3]}": "432", "limit=100": "6543210",
    }  # fmt: skip
    for query, expected in pages.items():
        assert "".join(one["content"]
                       for one in (await api.call("GET",
                                                  f"/channels/{TABLE_ID}/messages?{query}"))[1]) == expected, query
    for wrong in ("limit=0", "limit=101", "limit=many", "before=then"):
        assert (await api.call("GET", f"/channels/{TABLE_ID}/messages?{wrong}"))[1]["code"] == 50035


async def test_v2_stays_v2(api: Api) -> None:
    made = (await api.send(flags=V2, components=[text()]))[1]
    path = f"/channels/{TABLE_ID}/messages/{made['id']}"
    assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50035
    assert (await api.call("PATCH", path, {"components": [text("y")]}))[1]["components"][0]["content"] == "y"


def opened(here: StandIn) -> Any:
    """An interaction that nobody has answered."""
    channel = here.world.channel(TABLE_ID)
    return here.desk.create(Kind.COMMAND, here.user("Ana").id, channel, {"id": "1", "name": "x", "type": 1})


async def test_an_interaction_is_answered_once_and_in_time(api: Api) -> None:
    one = opened(api.here)
    path, hook = f"/interactions/{one.id}/{one.token}/callback", f"/webhooks/{BOT_ID}/{one.token}"
    assert (await api.call("POST", hook, {"content": "early"}))[1]["code"] == 10015
    assert (await api.call("POST", path, {"type": 7, "data": {"content": "x"}}))[1]["code"] == 50035
    assert (await api.call("POST", path, {"type": 4, "data": {"content": "x" * 2001}}))[1]["code"] == 50035
    assert (await api.call("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert (await api.call("POST", path, {"type": 4, "data": {"content": "x"}}))[1]["code"] == 40060
    assert (await api.call("PATCH", f"{hook}/messages/@original", {"content": "y"}))[1]["content"] == "y"
    api.here.skip(901)
    assert (await api.call("PATCH", f"{hook}/messages/@original", {"content": "z"}))[:2] == (
        401, {"message": "Invalid Webhook Token", "code": 50027},
    )  # fmt: skip
    late = opened(api.here)
    api.here.skip(3.1)
    assert (await api.call("POST", f"/interactions/{late.id}/{late.token}/callback", {"type": 5}))[1]["code"] == 10062
    assert (await api.call("POST", f"/interactions/{late.id}/wrong/callback", {"type": 5}))[1]["code"] == 10062


async def test_a_modal_and_choices_have_limits(api: Api) -> None:
    field = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "f", "style": 1}}
    for modal in ({"title": "x" * 46, "custom_id": "m", "components": []},
                  {"title": "t", "custom_id": "m", "components": [field]}):
        one = opened(api.here)
        with pytest.raises(ApiError) as caught:
            api.here.desk.respond(one.id, one.token, 9, modal, [])
        assert caught.value.code == 50035
    one = opened(api.here)
    one.kind = Kind.AUTOCOMPLETE
    with pytest.raises(ApiError):
        api.here.desk.respond(one.id, one.token, 8, {"choices": [{"name": "a", "value": "a"}] * 26}, [])
    api.here.desk.respond(one.id, one.token, 8, {"choices": [{"name": "a", "value": "a"}] * 25}, [])


async def test_five_sends_in_five_seconds_per_channel() -> None:
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)
        left = [(await api.send(content="x"))[2]["X-RateLimit-Remaining"] for _ in range(5)]
        assert left == ["4", "3", "2", "1", "0"]
        status, body, headers = await api.send(content="x")
        assert status == 429
        assert 0 < body["retry_after"] <= 5
        assert headers["X-RateLimit-Scope"] == "user"
        assert int(headers["Retry-After"]) >= 1
        assert headers["Via"]
        stand_in.skip(5.1)
        assert (await api.send(content="x"))[0] == 200


async def test_fifty_requests_in_a_second_over_all() -> None:
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)
        stand_in.limiter._now = lambda: 1e9
        answers = [await api.call("GET", f"/channels/{TABLE_ID}") for _ in range(51)]
        assert [status for status, _, _ in answers] == [200] * 50 + [429]
        assert answers[-1][1]["global"] is True


async def test_old_messages_have_a_lower_limit_on_edits() -> None:
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)
        made = (await api.send(content="x"))[1]
        stand_in.skip(3601)
        path = f"/channels/{TABLE_ID}/messages/{made['id']}"
        codes = [(await api.call("PATCH", path, {"content": str(number)}))[1].get("code") for number in range(3)]
        assert codes == [None, None, 30046]


ROUTES: dict[str, tuple[str, str, int, float]] = {
    "deleting": ("DELETE", f"/channels/{TABLE_ID}/messages/{{message}}", 5, 1.0),
    "typing": ("POST", f"/channels/{TABLE_ID}/typing", 5, 5.0),
    "following up": ("POST", f"/webhooks/{BOT_ID}/{{token}}", 5, 2.0),
}


@pytest.mark.parametrize("name", ROUTES)
async def test_other_routes_have_their_buckets(name: str) -> None:
    method, path, limit, seconds = ROUTES[name]
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)
        stand_in.limiter._now = lambda: 1e9 + stand_in.world.shift
        made = []
        for _ in range(limit + 1):
            made.append((await api.send(content="x"))[1]["id"])
            stand_in.skip(5.1 if len(made) == 5 else 0)
        stand_in.skip(5.1)
        one = opened(stand_in)
        stand_in.desk.respond(one.id, one.token, 4, {"content": "x"}, [])
        statuses = [(await api.call(method, path.format(message=number, token=one.token), {"content": "x"}))[0]
                    for number in made]
        assert statuses[-1] == 429
        assert 429 not in statuses[:-1]
        stand_in.skip(seconds + 0.1)
        assert (await api.call(method, path.format(message=made[-1], token=one.token), {"content": "x"}))[0] < 300


async def test_who_is_refused_ten_thousand_times_is_banned() -> None:
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)
        for _ in range(9_999):
            stand_in.limiter.note(403)
        assert (await api.send(content="x"))[0] == 200
        stand_in.limiter.note(429)
        status, _, headers = await api.send(content="x")
        assert (status, headers.get("Via")) == (429, None)
        stand_in.skip(601)
        assert (await api.send(content="x"))[0] == 200


async def test_two_hundred_new_commands_a_day() -> None:
    async with StandIn() as stand_in, aiohttp.ClientSession() as session:
        api = Api(stand_in, session)

        async def put(word: str) -> Any:
            commands = [{"name": f"{word}{number}", "description": "x"} for number in range(100)]
            return (await api.call("PUT", f"/applications/{BOT_ID}/commands", commands))[1]

        assert [len(await put(word)) for word in ("a", "a", "b")] == [100, 100, 100]
        assert (await put("c"))["code"] == 30034
        stand_in.skip(86_401)
        assert len(await put("c")) == 100


async def test_privileged_intents_have_to_be_granted(api: Api) -> None:
    for privileged, code in ((0, 4014), (1 << 15, None)):
        api.here.world.privileged = privileged
        async with api.session.ws_connect(f"{api.here.url}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": "x", "intents": 1 | 1 << 15}})
            message = await socket.receive()
            assert (message.data == code) if code else "READY" in message.data


async def test_commands_are_checked_and_keep_their_ids(api: Api) -> None:
    path = f"/applications/{BOT_ID}/commands"
    first = (await api.call("PUT", path, [{"name": "rule", "description": "Look up"}]))[1]
    again = (await api.call("PUT", path, [{"name": "rule", "description": "Look it up"}]))[1]
    assert first[0]["id"] == again[0]["id"]
    wrong = {"name": "Rule!", "description": "", "options": [{"type": 3, "name": "a", "description": "b"}] * 26}
    status, answer, _ = await api.call("PUT", path, [wrong])
    assert status == 400
    assert set(answer["errors"]["0"]) >= {"name", "description", "options"}
