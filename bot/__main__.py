"""`python -m bot` hosts; `python -m bot health` says whether it is well."""
from __future__ import annotations

import argparse
import asyncio
import os
import sys

from bot import logs
from bot.settings import BadSetting, load


def main() -> int:
    """Read the settings, then host. The exit code: 2 for a wrong setting, with one line that names it."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Host duels on Discord. Settings: see docs/hosting.md.")
    parser.add_argument("what", nargs="?", choices=("host", "health"), default="host", help="host (the default), or the health check")
    given = parser.parse_args()
    try:
        settings = load()
    except BadSetting as wrong:
        print(wrong, file=sys.stderr)
        return 2
    from bot import app
    from bot.store import StoreError
    if given.what == "health":
        return 0 if app.healthy(settings.database) else 1
    os.umask(0o077)  # the database and the reports hold what players may not see of each other
    logs.start(settings.log_level)
    try:
        return asyncio.run(app.host(settings))
    except StoreError as wrong:
        print(f"CHAINKEEPER_DATABASE: {wrong}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
