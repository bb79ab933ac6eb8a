"""The log of a real server, as text and as JSON."""

import json
import subprocess
from pathlib import Path

from tools.ports import free_port
from tools.serving import ServerProcess, serve_command


def log_of(folder: Path, *flags: str) -> str:
    """Return what a server has logged once it is open."""
    with ServerProcess(folder, *flags).running() as server:
        return server.log_text()


def test_each_line_of_the_json_log_is_an_object(tmp_path: Path) -> None:
    lines = log_of(tmp_path, "--log-level", "info", "--log-format", "json").splitlines()
    assert len(lines) == 1
    for line in lines:
        assert {"time", "level", "logger", "message"} <= json.loads(line).keys()


def test_a_quiet_server_writes_nothing_and_a_wrong_level_is_named(tmp_path: Path) -> None:
    assert log_of(tmp_path, "--log-level", "error") == ""
    asked = serve_command("--port", str(free_port()), "--log-level", "loud")
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert "'loud' is not one of" in answer.stderr
