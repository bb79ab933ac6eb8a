"""Settings, by precedence: flags, environment variables, the file, defaults."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spotisle.cli.serve import serve
from spotisle.cluster.node import LEASE_S
from spotisle.rooms.registry import IDLE_TIMEOUT_S
from spotisle.server.settings import ServerSettings, SettingsError, read_settings
from spotisle.storage.decks import KEEP_DAYS, MAX_MEGABYTES
from tools.serving import serve_command


def test_without_any_setting_everyone_at_home_can_join() -> None:
    settings = read_settings({}, environment={"SPOTISLE_DATA": "/nowhere"})
    assert settings == ServerSettings(data="/nowhere")
    assert settings.host == "0.0.0.0"


def test_flags_override_variables_and_variables_the_file(tmp_path: Path) -> None:
    (tmp_path / "spotisle.toml").write_text(
        'port = 1\nkeep_rooms_days = 7\nidle_seconds = 60\npublic_url = "https://play.example"\n'
    )
    environment = {
        "SPOTISLE_PORT": "2",
        "SPOTISLE_IDLE_SECONDS": "90.5",
        "SPOTISLE_TRUST_PROXY": "true",
        "SPOTISLE_OPEN": "false",
        "SPOTISLE_DATA": str(tmp_path),
    }
    settings = read_settings({"port": 3, "host": None}, environment=environment)
    assert settings == ServerSettings(
        port=3,
        data=str(tmp_path),
        public_url="https://play.example",
        idle_seconds=90.5,
        keep_rooms_days=7,
        trust_proxy=True,
        open=False,
    )


def test_the_settings_file_may_be_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text("port = 9")
    assert read_settings({}, str(file), {}).port == 9
    assert read_settings({}, "", {"SPOTISLE_CONFIG": str(file)}).port == 9


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("port = 70000", "port: must be at most 65535"),
        ('port = "1"', "port: must be a whole number"),
        ("keep_rooms_days = 0", "keep_rooms_days: must be at least 1"),
        ("colour = 1", "there is no option `colour`"),
        (
            'public_url = "play.example"',
            "public_url: has the wrong format; write it like https://play.example",
        ),
        ('tls_cert = "a.pem"', "tls_cert and tls_key go together"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_bad_line_of_the_file_is_named(text: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(text)
    with pytest.raises(SettingsError) as refused:
        read_settings({}, str(file), {})
    assert complaint in str(refused.value)
    assert str(file) in str(refused.value)


@pytest.mark.parametrize(
    ("environment", "complaint"),
    [
        ({"SPOTISLE_PORT": "many"}, "port: must be a whole number"),
        ({"SPOTISLE_CONFIG": "/nowhere/x.toml"}, "/nowhere/x.toml cannot be read"),
    ],
)
def test_a_bad_variable_is_named(environment: dict[str, str], complaint: str) -> None:
    with pytest.raises(SettingsError, match=complaint):
        read_settings({}, "", environment)


def test_the_help_is_what_it_was_when_each_option_was_written_by_hand() -> None:
    command = [sys.executable, "-m", "spotisle", "serve", "--help"]
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    shown = subprocess.run(command, env=environment, capture_output=True, check=True)
    expected = Path(__file__).with_name("serve_help.txt").read_text(encoding="utf-8")
    assert shown.stdout.decode().splitlines() == expected.splitlines()


def test_each_part_has_the_same_defaults_as_the_settings() -> None:
    settings = ServerSettings()
    assert settings.idle_seconds == IDLE_TIMEOUT_S
    assert (settings.keep_decks_days, settings.decks_megabytes) == (KEEP_DAYS, MAX_MEGABYTES)
    assert settings.lease_seconds == LEASE_S


def test_every_setting_is_a_flag_and_every_flag_a_setting() -> None:
    flags = {parameter.name for parameter in serve.params}
    assert flags == {*ServerSettings.__struct_fields__, "config"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--idle-seconds", "-1"], "idle_seconds: must be at least 1"),
        (
            ["--config", "/nowhere/x.toml"],
            "/nowhere/x.toml cannot be read: No such file or directory\n",
        ),
        (["--tls-cert", "no.pem", "--tls-key", "no.pem"], "the certificate no.pem with the key"),
        (["--port", "99999"], "Invalid value for '--port'"),
        (["--data", "/proc/nowhere"], "/proc/nowhere"),
    ],
)
def test_the_command_line_refuses_in_one_line(arguments: list[str], complaint: str) -> None:
    command = serve_command("--port", "0", *arguments)
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert answer.returncode == 2
    assert complaint in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_the_configuration_folder_is_read_if_the_data_folder_has_no_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = tmp_path / "config" / "spotisle"
    folder.mkdir(parents=True)
    (folder / "spotisle.toml").write_text("port = 9001")
    data = tmp_path / "data"
    assert read_settings({"data": str(data)}, environment={}).port == 9001
    data.mkdir()
    (data / "spotisle.toml").write_text("port = 9002")
    assert read_settings({"data": str(data)}, environment={}).port == 9002
