"""The version of the program, and a digest of its code.

Two checkouts with the same version may still judge differently, so nodes and farms compare the
digest.
"""

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path

from spotisle import __version__

DIGEST_LETTERS = 12


@cache
def code_digest() -> str:
    """Return a digest of the package's Python files."""
    root = Path(str(files("spotisle")))
    state = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        state.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()[:DIGEST_LETTERS]


def build_name() -> str:
    """Return version and digest, which nodes and workers of a farm compare."""
    return f"{__version__}+{code_digest()}"
