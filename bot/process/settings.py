"""What a host can set: environment variables and `.env`, checked before anything starts."""
from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.process import kill_points

PREFIX = "CHAINKEEPER_"
DISCORD = "https://discord.com"


class BadSetting(ValueError):
    """A setting is missing, wrong or unknown; the text is one line that begins with its name."""


class Settings(BaseSettings):
    """The settings of one bot. Names in the environment are the field's name in capitals behind `CHAINKEEPER_`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", extra="ignore", frozen=True, hide_input_in_errors=True)

    discord_token: SecretStr = Field(validation_alias="DISCORD_TOKEN", description="The bot's token. It has no prefix.")
    discord_api: str = Field(
        DISCORD, description="Where Discord's REST API is: a rate-limit proxy, or the stand-in of `make play`.")
    database: Path = Field(Path("chainkeeper.sqlite3"), description="The SQLite file that holds every match.")
    games_in_memory: int = Field(
        500, ge=1, le=100_000, description="How many games are cached; others are read again when needed.")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="How much is logged.")
    reports: Path = Field(
        Path("reports"), description="The folder for fault reports. They hold both hands: keep it private.")
    rules: Path = Field(
        Path("rules"), description="The folder in which `python -m engine.rulebook import` keeps official documents.")
    practice_games: int = Field(
        12, ge=0, le=10_000, description="How many games against computers may be going on at a time; 0: none.")
    practice_games_each: int = Field(
        2, ge=0, le=100, description="How many unfinished games against computers a person may have.")
    new_matches: bool = Field(True, description="false: running matches go on, new ones are declined.")

    @field_validator("discord_token")
    @classmethod
    def _not_empty(cls, token: SecretStr) -> SecretStr:
        if not token.get_secret_value().strip():
            raise ValueError("it is empty")
        return token

    @field_validator("discord_api")
    @classmethod
    def _an_address(cls, address: str) -> str:
        plain = re.sub(r"(/api(/v\d+)?)?/*$", "", address.strip())
        if not re.fullmatch(r"https?://[^/\s]+(/\S*)?", plain):
            raise ValueError("it must be an http or https address")
        return plain

    @property
    def elsewhere(self) -> str:
        """The address when it is not Discord's own, otherwise nothing."""
        return "" if self.discord_api == DISCORD else self.discord_api


def load(environ: Mapping[str, str] | None = None, env_file: Path | None = Path(".env")) -> Settings:
    """The settings of this process. Raises BadSetting with the name of the first one that is wrong."""
    names = set(os.environ if environ is None else environ)
    if env_file is not None and env_file.is_file():
        names |= set(dotenv_values(env_file))
    known = {PREFIX + name.upper() for name in Settings.model_fields if name != "discord_token"}
    known.add(kill_points.SETTING)
    for name in sorted(names):
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            near = difflib.get_close_matches(name.upper(), known, n=1)
            raise BadSetting(f"{name} is not a setting{f'; did you mean {near[0]}?' if near else ''}")
    try:
        kill_points.COUNTDOWN.arm(os.environ.get(kill_points.SETTING, ""))
    except ValueError as wrong:
        raise BadSetting(f"{kill_points.SETTING}: {wrong}") from None
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]
    except ValidationError as wrong:
        raise BadSetting(_sentence(wrong)) from None


def _sentence(wrong: ValidationError) -> str:
    first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
    field = str(first["loc"][0]) if first["loc"] else ""
    name = field if field.isupper() else PREFIX + field.upper()
    message = "it is required" if first["type"] == "missing" else first["msg"].removeprefix("Value error, ")
    return f"{name}: {message}"
