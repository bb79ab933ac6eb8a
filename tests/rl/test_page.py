"""The programs in docs/learning-agents.md run unchanged."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "learning-agents.md"


def test_the_programs_of_the_page_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(programs) == 3
    for program in programs:
        printed = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=False
        )
        assert printed.returncode == 0, printed.stderr
        assert printed.stdout
