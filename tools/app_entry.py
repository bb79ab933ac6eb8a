"""The entry point of the app: the command line of the package, and its child processes.

The app contains no Python interpreter to call: `app -m MODULE ...` replaces `python -m MODULE ...`.
"""

import os
import runpy
import shlex
import sys

SEARCH_PATH = "LD_LIBRARY_PATH"
BROWSER = "BROWSER"


def main() -> None:
    """Start the server and open the browser, or run the given command or module."""
    if sys.argv[1:2] == ["-m"]:
        run_module(sys.argv[2:])
        return
    os.environ.setdefault("SPOTISLE_OPEN", "true")
    if sys.platform == "linux":
        os.environ.setdefault(BROWSER, f"{shlex.quote(sys.executable)} -m webbrowser %s")
    from spotisle.cli import main as run

    run()


def run_module(arguments: list[str]) -> None:
    """Run a module; for `webbrowser`, restore the system's library path first."""
    if arguments[0] == "webbrowser":
        os.environ.pop(BROWSER, None)
        os.environ.pop(SEARCH_PATH, None)
        if (original := os.environ.pop(f"{SEARCH_PATH}_ORIG", None)) is not None:
            os.environ[SEARCH_PATH] = original
    sys.argv = arguments
    runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
