"""`python -m bot.play`: a Discord of your own on this computer, with the bot in it. Ends both on Ctrl-C."""
from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

PATIENCE = 30.0
STOPS = (signal.SIGINT, signal.SIGTERM)


def main() -> int:
    """Start the stand-in and the bot as processes of their own, say where to go, and wait."""
    parser = argparse.ArgumentParser(prog="python -m bot.play",
                                     description="Play on this computer, without an account.")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--database", help="keep the matches in this file; otherwise they end with the game")
    given = parser.parse_args()
    for number in STOPS:
        signal.signal(number, _stopped)
    address = f"http://127.0.0.1:{given.port}"
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="chainkeeper-"))
        try:
            discord = stack.enter_context(child([sys.executable, "-m", "bot.sandbox", "--port", str(given.port)],
                                                dict(os.environ)))
            wait(lambda: health(address) is not None, discord)
            bot = stack.enter_context(child([sys.executable, "-m", "bot"], settings(address, given.database, folder)))
            wait(lambda: bool((health(address) or {}).get("bot_connected")), discord, bot)
            print(f"Open {address} and press “Play against the computer”: one tab is enough. To be two people, open "
                  f"{address}/?as=Ana and {address}/?as=Bo; in #table: /match challenge. Ctrl-C ends it.", flush=True)
            while all(one.poll() is None for one in (discord, bot)):
                time.sleep(0.3)
        except KeyboardInterrupt:
            return 0
        except RuntimeError as error:
            print(error, file=sys.stderr)
    return 1


def settings(address: str, database: str | None, folder: str) -> dict[str, str]:
    """The environment of the bot: the same as a host's, but for the address and a token that nobody checks."""
    return {**os.environ, "DISCORD_TOKEN": "sandbox", "CHAINKEEPER_DISCORD_API": address,
            "CHAINKEEPER_LOG_LEVEL": "WARNING", "CHAINKEEPER_DATABASE": database or f"{folder}/play.sqlite3",
            "CHAINKEEPER_REPORTS": f"{folder}/reports"}


@contextlib.contextmanager
def child(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the block."""
    process = subprocess.Popen(  # noqa: S603 - our own module
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait(ready: Callable[[], bool], *children: subprocess.Popen[bytes]) -> None:
    """Wait until something is ready. Raises RuntimeError when a child ends or it takes too long."""
    end = time.monotonic() + PATIENCE
    while not ready():
        if any(one.poll() is not None for one in children):
            raise RuntimeError("A part of it ended; its message is above. Is the port taken? Try --port.")
        if time.monotonic() > end:
            raise RuntimeError(f"Nothing happened for {PATIENCE:.0f} seconds.")
        time.sleep(0.1)


def health(address: str) -> dict[str, object] | None:
    """What the stand-in says of itself, None while it doesn't answer."""
    try:
        with urllib.request.urlopen(f"{address}/sandbox/health", timeout=2) as answer:  # noqa: S310 - loopback
            found: dict[str, object] = json.load(answer)
            return found
    except (urllib.error.URLError, OSError, ValueError):
        return None


def _stopped(number: int, frame: object) -> None:
    """The first signal ends it; a second one doesn't disturb the ending."""
    for other in STOPS:
        signal.signal(other, signal.SIG_IGN)
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
