"""A tiny driver for Chromium over its debugging protocol, which needs no further dependency."""
from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
CHROMIUM = next((found for name in NAMES if (found := shutil.which(name))), None)
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--remote-debugging-port=0", "--hide-scrollbars",
)


class NoBrowser(RuntimeError):
    """There is no Chromium here, or it doesn't start; the text says which."""


class Tab:
    """One page of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.number = 0
        self.complaints: list[str] = []

    async def send(self, method: str, **params: Any) -> Any:
        """Send a command and wait for its result; script errors that come meanwhile are kept in `complaints`."""
        self.number += 1
        await self.socket.send_json({"id": self.number, "method": method, "params": params})
        while True:
            message = json.loads((await self.socket.receive(timeout=20)).data)
            if message.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(message["params"])[:600])
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]

    async def open(self, url: str, width: int = 1280, height: int = 860) -> None:
        """Go to a page at a window size."""
        await self.send("Runtime.enable")
        await self.send("Page.enable")
        await self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        # a tab behind another one gets its focus events too
        await self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        await self.resize(width, height)
        await self.send("Page.navigate", url=url)

    async def resize(self, width: int, height: int) -> None:
        """Change the window's size; below 500 pixels it is a phone."""
        await self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                        mobile=width < 500)

    async def run(self, script: str) -> Any:
        """Evaluate JavaScript, awaiting a promise, and give its value back."""
        result = await self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise AssertionError(json.dumps(result["exceptionDetails"])[:800])
        return result["result"].get("value")

    async def until(self, script: str, within: float = 8.0) -> Any:
        """Evaluate again and again until the value is true. Raises TimeoutError."""
        async with asyncio.timeout(within):
            while not (value := await self.run(script)):  # noqa: ASYNC110 - a page can only be asked again
                await asyncio.sleep(0.02)
        return value

    async def shot(self, path: str | Path) -> None:
        """Save a picture of what is seen."""
        await self.send("Page.bringToFront")  # a tab behind another one isn't painted
        data = await self.send("Page.captureScreenshot", format="png")
        await asyncio.to_thread(Path(path).write_bytes, base64.b64decode(data["data"]))


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[Callable[[], Awaitable[Tab]]]:
    """Start Chromium; gives a function that opens a new tab. Raises NoBrowser."""
    if CHROMIUM is None:
        raise NoBrowser(f"There is no Chromium here: none of {', '.join(NAMES)} is in PATH.")
    with tempfile.TemporaryDirectory(prefix="chainkeeper-browser-", ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(CHROMIUM, *FLAGS, f"--user-data-dir={folder}",
                                                       stderr=asyncio.subprocess.PIPE)
        try:
            base = await _address(process)
            async with aiohttp.ClientSession() as session:

                async def tab() -> Tab:
                    async with session.put(f"http://{base}/json/new") as response:
                        target = await response.json(content_type=None)
                    return Tab(await session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0))

                yield tab
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    """Where the browser takes commands, as it says on its stderr."""
    assert process.stderr is not None
    try:
        async with asyncio.timeout(20):
            while line := await process.stderr.readline():
                if b"DevTools listening" in line:
                    return line.decode().split("ws://")[1].split("/")[0]
    except TimeoutError:
        pass
    raise NoBrowser("Chromium is here, but it didn't start.")
