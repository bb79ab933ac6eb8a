"""Run every benchmark: `python -m bench`, or some: `python -m bench engine`."""

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    names = sys.argv[1:] or sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
    for name in names:
        try:
            module = import_module(f"bench.{name}")
        except ModuleNotFoundError as missing:
            print(f"## {name}\n\nleft out: {missing}\n", flush=True)
            continue
        if hasattr(module, "main"):
            print(f"## {name}\n", flush=True)
            module.main()
            print(flush=True)


if __name__ == "__main__":
    main()
