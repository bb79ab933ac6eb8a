"""What the app starts with: the command line of the package, and its child processes.

Inside the app there is no Python to run: `app -m MODULE ...` stands for `python -m MODULE ...`.
"""

import os
import runpy
import shlex
import sys

SEARCH_PATH = "LD_LIBRARY_PATH"
BROWSER = "BROWSER"


def main() -> None:
    """Open the table and the browser, unless a command says otherwise."""
    if sys.argv[1:2] == ["-m"]:
        run_module(sys.argv[2:])
        return
    os.environ.setdefault("SPOTISLE_OPEN", "true")
    if sys.platform == "linux":
        os.environ.setdefault(BROWSER, f"{shlex.quote(sys.executable)} -m webbrowser %s")
    from spotisle.cli import main as run

    run()


def run_module(arguments: list[str]) -> None:
    """Run a module; a browser loads the system's libraries, not those of the app."""
    if arguments[0] == "webbrowser":
        os.environ.pop(BROWSER, None)
        os.environ.pop(SEARCH_PATH, None)
        if (original := os.environ.pop(f"{SEARCH_PATH}_ORIG", None)) is not None:
            os.environ[SEARCH_PATH] = original
    sys.argv = arguments
    runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
