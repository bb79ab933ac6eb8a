"""Show the views of all games in the browser, without a server: `python -m tools.gallery [QUERY]`.

Vite serves `client/tests/gallery` with the scenes of `tools/play_fixtures.py`, and loads again what
you change. The query chooses the scene, for example `game=tower&players=8&big=1`;
`Gallery.svelte` lists what it can say.
"""

import sys
from contextlib import suppress

from tools.client import npm

PAGE = "/tests/gallery/"


def main(query: str = "") -> None:
    """Compile the pictures, and serve until Ctrl-C."""
    with suppress(KeyboardInterrupt):
        npm("run", "art")
        npm("run", "dev", "--", "--open", f"{PAGE}?{query}")


if __name__ == "__main__":
    main(*sys.argv[1:])
