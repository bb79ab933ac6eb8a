"""The speed of other engines, each in its own virtual environment."""

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent / ".peers"

RLCARD = """
import random, time, rlcard
for name in ("leduc-holdem", "uno", "gin-rummy"):
    env, steps, begun = rlcard.make(name, config={"seed": 1}), 0, time.process_time()
    random.seed(1)
    while time.process_time() < begun + 2:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    print(name, steps / (time.process_time() - begun))
"""


def rlcard() -> dict[str, float]:
    """Return the steps per second of random play in RLCard's games; empty if it can't run."""
    python = HOME / "rlcard" / "bin" / "python"
    try:
        if not python.exists():
            HOME.mkdir(exist_ok=True)
            (HOME / ".gitignore").write_text("*\n")
            _run(sys.executable, "-m", "venv", str(python.parent.parent))
        _run(str(python), "-m", "pip", "install", "--quiet", "rlcard==1.2.0")
        printed = _run(str(python), "-c", RLCARD)
    except (OSError, subprocess.CalledProcessError):
        return {}
    return {name: float(rate) for name, rate in map(str.split, printed.splitlines())}


def _run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
