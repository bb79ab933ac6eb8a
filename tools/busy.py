"""Run a command beside busy programs, to see that nothing in it depends on a quiet machine.

python -m tools.busy -- make test
python -m tools.busy --programs 3 -- .venv/bin/pytest tests/rooms

Each program computes without a pause. Exits with the code of the command.
"""

import argparse
import subprocess
import sys

COMPUTE = "while True: sum(range(100_000))"


def main() -> int:
    """Start the programs, run the command, and end the programs."""
    parser = argparse.ArgumentParser(prog="python -m tools.busy", description=__doc__)
    parser.add_argument("--programs", type=int, default=8, help="how many; default: 8")
    parser.add_argument("command", nargs="+", help="what to run beside them, after --")
    asked = parser.parse_args()
    busy = [subprocess.Popen([sys.executable, "-c", COMPUTE]) for _ in range(asked.programs)]
    try:
        return subprocess.run(asked.command, check=False).returncode
    finally:
        for program in busy:
            program.kill()
            program.wait()


if __name__ == "__main__":
    sys.exit(main())
