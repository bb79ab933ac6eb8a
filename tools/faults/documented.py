"""The configuration files that docs/operating.md shows: what is documented is what is tried."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def documented(title: str) -> str:
    """Return the one block of the page whose first line is a comment with a title, e.g. a path."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (found,) = (block for block in blocks if block.startswith(f"# {title}"))
    return str(found)
