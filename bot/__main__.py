"""`python -m bot` hosts; `health`, `doctor` and `backup` look after what is hosted."""
from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from bot.process import logs
from bot.process.settings import BadSetting, Settings, load


def main() -> int:
    """Do what the arguments say; gives the exit code.

    It is 2 for a wrong setting or a database that can't be used, with one line that names it.
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
    what.add_parser("host", help="host matches; the default")
    what.add_parser("health", help="whether the bot on this database is well: exit code 0 or 1")
    copying = what.add_parser("backup", help="copy the database into a new file, while the bot runs")
    copying.add_argument("file", type=Path)
    doctor = what.add_parser("doctor", help="find out what keeps the bot from working: exit code 0 or 1")
    doctor.add_argument("--user", type=int, default=0,
                        help="the id of a Discord user on whom a private message is tried")
    parser.set_defaults(what="host")
    given = parser.parse_args()
    given.what = given.what or "host"
    return given


def host(settings: Settings, _: argparse.Namespace) -> int:
    """Host until told to end."""
    from bot.app import host as until_stopped
    logs.start(settings.log_level, settings.discord_token.get_secret_value())
    return asyncio.run(until_stopped(settings))


def health(settings: Settings, _: argparse.Namespace) -> int:
    """The health check."""
    from bot.process.sign_of_life import healthy
    return 0 if healthy(settings.database) else 1


def copy(settings: Settings, given: argparse.Namespace) -> int:
    """Back the database up."""
    from bot.store import backup
    size = backup(settings.database, given.file)
    print(f"{given.file}: {size / 2**20:.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
