"""The configuration files in docs/operating.md, so that the tests use what is documented."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def documented(title: str) -> str:
    """Return the code block of the page that starts with a comment of this title, e.g. a path."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (found,) = (block for block in blocks if block.startswith(f"# {title}"))
    return str(found)
