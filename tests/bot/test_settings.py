"""Settings: a wrong one is refused by its name, and every one is documented."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.settings import BadSetting, Settings, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("CHAINKEEPER_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")


def test_the_token_is_enough() -> None:
    settings = load(env_file=None)
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert (settings.games_in_memory, settings.new_matches, settings.elsewhere) == (500, True, "")
    assert "a.b.c" not in repr(settings)


@pytest.mark.parametrize(("name", "value", "said"), [
    ("CHAINKEEPER_GAMES_IN_MEMORY", "many", "CHAINKEEPER_GAMES_IN_MEMORY: "),
    ("CHAINKEEPER_GAMES_IN_MEMORY", "0", "CHAINKEEPER_GAMES_IN_MEMORY: "),
    ("CHAINKEEPER_LOG_LEVEL", "LOUD", "CHAINKEEPER_LOG_LEVEL: "),
    ("CHAINKEEPER_DISCORD_API", "nowhere", "CHAINKEEPER_DISCORD_API: it must be an http or https address"),
    ("CHAINKEEPER_NEW_MATCHES", "perhaps", "CHAINKEEPER_NEW_MATCHES: "),
    ("CHAINKEEPER_DATABSE", "x", "CHAINKEEPER_DATABSE is not a setting; did you mean CHAINKEEPER_DATABASE?"),
    ("DISCORD_TOKEN", " ", "DISCORD_TOKEN: it is empty"),
])
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as wrong:
        load(env_file=None)
    assert str(wrong.value).startswith(said)
    assert "\n" not in str(wrong.value)


def test_a_missing_token_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    with pytest.raises(BadSetting, match="DISCORD_TOKEN: it is required"):
        load(env_file=None)


def test_the_token_is_never_in_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAINKEEPER_GAMES_IN_MEMORY", "x")
    with pytest.raises(BadSetting) as wrong:
        load(env_file=None)
    assert "a.b.c" not in str(wrong.value)


def test_the_env_file_is_read_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from.the.file\nCHAINKEEPER_NEW_MATCHES=false\n"
                    "CHAINKEEPER_DISCORD_API=http://127.0.0.1:8700/api/v10\n")
    settings = load(env_file=file)
    assert settings.discord_token.get_secret_value() == "from.the.file"
    assert not settings.new_matches
    assert settings.elsewhere == "http://127.0.0.1:8700"
    file.write_text("DISCORD_TOKEN=x\nCHAINKEEPER_COLOUR=red\n")
    with pytest.raises(BadSetting, match="CHAINKEEPER_COLOUR is not a setting"):
        load(env_file=file)


def test_every_setting_is_documented() -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    example = (ROOT / ".env.example").read_text("utf-8")
    for name, field in Settings.model_fields.items():
        told = "DISCORD_TOKEN" if name == "discord_token" else f"CHAINKEEPER_{name.upper()}"
        assert field.description
        assert f"`{told}`" in hosting, told
        assert f"{told}=" in example, told


def test_the_example_is_a_legal_file(tmp_path: Path) -> None:
    text = (ROOT / ".env.example").read_text("utf-8").replace("DISCORD_TOKEN=", "DISCORD_TOKEN=x")
    (tmp_path / ".env").write_text(text)
    environment = {**{name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"},
                   "PYTHONPATH": str(ROOT)}
    code = "from bot.process.settings import load; s = load(); assert s.elsewhere == '', s"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stderr


def test_the_process_ends_with_2_and_one_line(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CHAINKEEPER_LOG_LEVEL": "LOUD"}
    done = subprocess.run([sys.executable, "-m", "bot"], cwd=tmp_path, env=environment, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("CHAINKEEPER_LOG_LEVEL: ")
    assert done.stderr.count("\n") == 1


def test_health_without_a_bot_is_bad(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-m", "bot", "health"], cwd=tmp_path, env=environment, check=False)
    assert done.returncode == 1


def test_a_database_that_can_not_be_opened_is_one_line() -> None:
    code = """
import asyncio
from bot.store import Store, StoreError
try:
    asyncio.run(Store.open("/nowhere/at/all.sqlite3"))
except StoreError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(ROOT)},
                          capture_output=True, text=True, check=False)
    assert done.stdout.startswith("/nowhere/at/all.sqlite3: unable to open")
