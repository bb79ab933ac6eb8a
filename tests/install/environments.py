"""Fresh environments with the built wheel and exactly the requirements of one extra.

The files are hard-linked from the environment of the tests, which follows constraints.txt: this
takes a second, needs no network, and gives the same result as an installer.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from email.parser import Parser
from importlib import metadata
from importlib.util import cache_from_source
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
MIB = 2**20
OTHER_PYTHONS = tuple(f"3.{minor}" for minor in range(11, 15) if minor != sys.version_info.minor)


class Environment:
    """A virtual environment with the wheel in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"

    @property
    def megabytes(self) -> float:
        """The size of all installed files, including compiled modules."""
        files = (file for file in self.packages.rglob("*") if file.is_file())
        return sum(file.stat().st_size for file in files) / MIB

    def compile(self) -> None:
        """Compile all modules, as pip does after installing them."""
        command = [str(self.python), "-m", "compileall", "-q", "-j", "0", str(self.packages)]
        subprocess.run(command, capture_output=True, check=False)  # templates don't compile

    def at_start(self, statement: str) -> None:
        """Run a Python statement whenever Python starts in this environment."""
        (self.packages / "at_start.pth").write_text(f"{statement}\n")

    def variables(self) -> dict[str, str]:
        """Environment variables with an empty home and cache, and few others."""
        home = {"HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache")}
        kept = {"PATH", "TMPDIR", "LANG"}
        return {key: value for key, value in os.environ.items() if key in kept} | home

    def run(self, *arguments: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        """Run the `spotisle` of this environment."""
        return subprocess.run(
            [self.folder / "bin" / "spotisle", *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.variables(),
            check=False,
        )


def make_environment(folder: Path, wheel: Path, extra: str) -> Environment:
    """Install the wheel with one extra, or with none."""
    uv("venv", "--python", sys.executable, str(folder))
    environment = Environment(folder)
    for name in sorted(requirements(wheel, extra)):
        link(metadata.distribution(name), environment.packages)
    there = ("--python", str(environment.python))
    uv("pip", "install", *there, "--offline", "--no-deps", "--compile-bytecode", str(wheel))
    uv("pip", "check", *there)
    return environment


def other_pythons() -> Iterator[Path]:
    """Yield the other supported Pythons of this machine, from PATH or pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in OTHER_PYTHONS:
        found = [*sorted(kept.glob(f"{version}.*/bin/python")), shutil.which(f"python{version}")]
        yield from [Path(python) for python in found if python and starts(python)][:1]


def starts(python: str | Path) -> bool:
    """Tell whether this Python runs and can make environments; a pyenv shim may do neither."""
    asked = [python, "-c", "import venv"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def install_for(python: Path, folder: Path, wheel: Path) -> Environment:
    """Install the wheel and its requirements for another Python, with uv."""
    uv("venv", "--python", str(python), str(folder))
    environment = Environment(folder)
    there = ("--python", str(environment.python), "--constraints", str(ROOT / "constraints.txt"))
    uv("pip", "install", *there, "--only-binary", ":all:", str(wheel))
    return environment


def uv(*arguments: str) -> None:
    """Run uv, which is ten times as fast as venv and pip."""
    command = [sys.executable, "-m", "uv", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def requirements(wheel: Path, extra: str) -> set[str]:
    """Return every package that the wheel needs with an extra, directly or indirectly."""
    with ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        head = Parser().parsestr(archive.read(name).decode())
    found: set[str] = set()
    wanted = [("spotisle", extra)]
    seen = set(wanted)
    while wanted:
        package, asked = wanted.pop()
        own = package == "spotisle"
        lines = head.get_all("Requires-Dist") if own else metadata.requires(package)
        found |= set() if own else {package}
        for need in needs_of(lines or [], asked):
            if need not in seen:
                seen.add(need)
                wanted.append(need)
    return found


def needs_of(lines: list[str], extra: str) -> Iterator[tuple[str, str]]:
    """Yield the required packages on this system, each with one of its extras or none."""
    for requirement in map(Requirement, lines):
        if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
            for asked in ("", *requirement.extras):
                yield requirement.name.lower().replace("_", "-"), asked


def link(distribution: metadata.Distribution, packages: Path) -> None:
    """Hard-link an installed package, compiled modules included, into another environment."""
    listed = {Path(file) for file in distribution.files or () if ".." not in file.parts}
    for file in listed | {compiled(module) for module in listed}:
        source, target = Path(str(distribution.locate_file(file))), packages / file
        if not source.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            target.hardlink_to(source)
        except OSError:  # another disk
            shutil.copy2(source, target)


def compiled(module: Path) -> Path:
    """Return the path of a module's compiled file, which exists for modules only."""
    return Path(cache_from_source(str(module)))


def path_without_node(folder: Path) -> str:
    """Return a PATH with a shell, env and git, but no Node."""
    folder.mkdir()
    for program in ("sh", "env", "git"):
        if found := shutil.which(program):
            (folder / program).symlink_to(found)
    assert shutil.which("node", path=str(folder)) is None
    return str(folder)
