"""A command writes a complete file or none at all."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spotisle.cli.io import write_atomically
from spotisle.errors import SpotisleError


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    out = tmp_path / "deck.pdf"
    write_atomically(out, b"the old file")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    quiet = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, before[1]))
    try:
        with pytest.raises(SpotisleError, match="cannot write"):
            write_atomically(out, bytes(100_001))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, quiet)
    assert out.read_bytes() == b"the old file"
    assert list(tmp_path.iterdir()) == [out]


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, b"through")
    assert os.read(reader, 100) == b"through"
    assert pipe.is_fifo()
    os.close(reader)


def test_ctrl_c_ends_a_print_without_a_word_or_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "slow.spotisle"
    os.mkfifo(deck)
    # A shell that runs the tests in the background makes its children ignore SIGINT.
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code += "; from spotisle.cli import main; main()"
    command = [sys.executable, "-c", code, "print", deck.name]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE) as printing:
        with deck.open("wb"):
            printing.send_signal(signal.SIGINT)
            _, said = printing.communicate()
        assert (printing.returncode, said.strip()) == (130, b"")
    assert list(tmp_path.iterdir()) == [deck]


def test_output_to_a_full_disk_is_one_line_and_exit_code_2() -> None:
    command = [sys.executable, "-m", "spotisle", "deck", "list"]
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    said = "spotisle: cannot write the output: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (2, said)
