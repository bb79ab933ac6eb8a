import os
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from spotisle.server.startup import CannotListenError, addresses, listen
from tools.serving import serve_command


def test_a_chosen_port_that_is_in_use_is_refused_in_one_line() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListenError) as refusal:
            listen("127.0.0.1", port)
    assert str(refusal.value) == f"port {port} is taken by another program; choose another one"


def test_without_a_chosen_port_the_next_free_one_is_used() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = {first.getsockname()[1], second.getsockname()[1]}
    assert len(ports) == 2
    assert min(ports) >= 8555


@pytest.mark.parametrize(
    ("host", "port", "words"),
    [
        ("203.0.113.7", 0, "no address '203.0.113.7'"),
        ("no.such.host.invalid", 0, "no address 'no.such.host.invalid'"),
        ("127.0.0.1", 70000, "no port 70000"),
        ("127.0.0.1", -1, "no port -1"),
    ],
)
def test_an_impossible_address_is_refused_in_one_line(host: str, port: int, words: str) -> None:
    with pytest.raises(CannotListenError, match=words) as refusal:
        listen(host, port)
    assert "\n" not in str(refusal.value)


def test_a_server_for_everyone_names_this_machine_first() -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert addresses(listening)[0] == f"http://127.0.0.1:{port}/"


def test_an_ipv6_address_stands_in_brackets() -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as listening:
        assert addresses(listening) == [f"http://[::1]:{listening.getsockname()[1]}/"]


@pytest.fixture
def heard_interrupts() -> Iterator[None]:
    """Let child processes receive SIGINT, even if a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard_interrupts")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_serving_prints_its_address_and_stops_quietly_on_a_signal(
    ending: signal.Signals, tmp_path: Path
) -> None:
    with subprocess.Popen(
        serve_command("--port", "0", "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    ) as server:
        assert server.stdout
        line = server.stdout.readline()
        assert line.startswith("Spotisle is open at http://127.0.0.1:")
        with urllib.request.urlopen(line.split()[-1] + "healthz", timeout=60) as answer:
            assert answer.read() == b"ok\n"
        server.send_signal(ending)
        try:
            assert server.wait(timeout=60) == 0
        finally:
            server.kill()
        assert server.stderr
        assert server.stderr.read() == ""


def test_the_command_line_says_in_one_line_that_a_port_is_taken() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        answer = subprocess.run(
            serve_command("--port", str(port)),
            capture_output=True,
            text=True,
            check=False,
        )
    assert answer.returncode == 2
    assert (
        answer.stderr == f"spotisle: port {port} is taken by another program; choose another one\n"
    )
