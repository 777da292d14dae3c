"""`python -m bot` hosts; `health`, `doctor` and `backup` look after what is hosted."""
from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from pathlib import Path

from bot.process import logs
from bot.process.settings import BadSetting, Settings, load


def main() -> int:
    """Do what the arguments say; gives the exit code.

    It is 2 for a wrong setting or a database that can't be used, with one line that names it, and 3 when another
    process has taken this one's place.
    """
    given = arguments()
    if given.what == "doctor":
        from bot.app import Visitor
        from bot.doctor.terminal import examine
        return examine(Visitor, given.user)
    try:
        settings = load()
    except BadSetting as wrong:
        print(wrong, file=sys.stderr)
        return 2
    from bot.store import StoreError
    os.umask(0o077)  # the database, its copies and the reports hold what players may not see of each other
    try:
        return {"host": host, "health": health, "backup": copy}[given.what](settings, given)
    except StoreError as wrong:
        print(f"CHAINKEEPER_DATABASE: {wrong}", file=sys.stderr)
        return 2


def arguments() -> argparse.Namespace:
    """What is asked for; to host when nothing is."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Host duels on Discord. Settings: see docs/hosting.md.")
    what = parser.add_subparsers(dest="what")
    hosting = what.add_parser("host", help="host matches; the default")
    hosting.add_argument("--take-over", action="store_true", help="in place of the process that hosts them now")
    what.add_parser("health", help="whether the bot on this database is well: exit code 0 or 1")
    copying = what.add_parser("backup", help="copy the database into a new file, while the bot runs")
    copying.add_argument("file", type=Path)
    doctor = what.add_parser("doctor", help="find out what keeps the bot from working: exit code 0 or 1")
    doctor.add_argument("--user", type=int, default=0,
                        help="the id of a Discord user on whom a private message is tried")
    parser.set_defaults(what="host", take_over=False)
    given = parser.parse_args()
    given.what = given.what or "host"
    return given


def host(settings: Settings, given: argparse.Namespace) -> int:
    """Host until told to end."""
    gc.disable()  # what is made until everything is ready stays: looking through it takes a tenth of the start
    from bot.app import host as until_stopped
    logs.start(settings.log_level, settings.discord_token.get_secret_value())
    return asyncio.run(until_stopped(settings, given.take_over))


def health(settings: Settings, _: argparse.Namespace) -> int:
    """The health check: one line, and whether the bot is well."""
    from bot.doctor.health import health_of
    found = health_of(settings.database)
    print("; ".join(part for part in (found.said, found.advice) if part))
    return 0 if found.well else 1


def copy(settings: Settings, given: argparse.Namespace) -> int:
    """Back the database up."""
    from bot.store import backup
    size = backup(settings.database, given.file)
    print(f"{given.file}: {size / 2**20:.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
