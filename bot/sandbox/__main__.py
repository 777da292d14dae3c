"""``python -m bot.sandbox``: a stand-in for Discord on this machine, with a page to play on."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import logging
import signal

from bot.sandbox.server import StandIn


def loopback(text: str) -> str:
    """A loopback address. Raises argparse.ArgumentTypeError for any other: the stand-in trusts whoever can reach it."""
    if text == "localhost" or _is_loopback(text):
        return text
    raise argparse.ArgumentTypeError(f"{text} is not a loopback address")


def _is_loopback(text: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(text).is_loopback
    return False


async def serve(host: str, port: int, rate_limits: bool) -> None:
    """Serve until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with StandIn(port, host, rate_limits=rate_limits) as discord:
        print(discord.url, flush=True)
        await stop.wait()


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox",
                                     description="A stand-in for Discord, on this machine only.")
    parser.add_argument("--port", type=int, default=8700, help="0 picks a free one")
    parser.add_argument("--host", type=loopback, default="127.0.0.1")
    parser.add_argument("--no-rate-limits", action="store_true", help="never answer 429")
    given = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(serve(given.host, given.port, not given.no_rate_limits))


if __name__ == "__main__":
    main()
