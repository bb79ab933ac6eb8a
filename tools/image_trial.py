"""Test the Dockerfile without a container daemon: `python -m tools.image_trial`, as root.

Each instruction runs in a Debian made with debootstrap, which replaces the Python base image. Then
the server is started as the file says: as its user, with a read-only root and its own network. The
health check runs, a guest plays a claim, and SIGTERM stops the server.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.dockerfile import ROOT, Stage, read_stages
from tools.faults.packages import install_programs

PACKAGES = "python3,python3-venv,python3-pip,ca-certificates"
FROM_HOST = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt")
CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")
"""Variables with certificates, passed to the build so that it can download packages."""
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
START_TIMEOUT_S = 120.0
STOP_TIMEOUT_S = 30.0
DECLARED = {"USER", "VOLUME", "EXPOSE", "ENV", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
"""Instructions that say how to start the container; the others build its root."""
CLAIM = (
    "import asyncio, sys; from tools.sample_play import claim_a_card; "
    "print(asyncio.run(claim_a_card(sys.argv[1])))"
)


def run(*command: str | Path) -> str:
    """Run a command and return its output; exit with the output if it fails."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nthe step failed: {shlex.join(map(str, command))}")
    return done.stdout


def mirror() -> str:
    """Return this machine's Debian mirror."""
    sites = run("apt-get", "indextargets", "--format", "$(SITE)").splitlines()
    return next(site for site in sites if site.rstrip("/").endswith("/debian"))


def make_base(root: Path) -> None:
    """Make a Debian with `python` and `pip` as in a Python base image."""
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "stable", root, mirror())
    (root / "usr/bin/python").symlink_to("python3")
    for mark in root.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):
        mark.unlink()
    for name in FROM_HOST:
        shutil.copy(name, root / name[1:])


def build(stages: list[Stage], folder: Path) -> Path:
    """Run all stages, each in a copy of the base; return the root of the last one."""
    base = folder / "base"
    make_base(base)
    version = run("chroot", base, "python", "-c", "import sys; print(*sys.version_info[:2])")
    roots: dict[str, Path] = {}
    for number, stage in enumerate(stages):
        if stage.base != f"python:{'.'.join(version.split())}-slim":
            sys.exit(f"Debian's Python is {version.strip()}, and the file begins with {stage.base}")
        root = roots[stage.name] = folder / f"stage-{number}"
        run("cp", "--archive", base, root)
        carry_out(stage, root, roots)
    return roots[""]


def carry_out(stage: Stage, root: Path, roots: dict[str, Path]) -> None:
    """Run the instructions that build a root."""
    place = "/"
    for verb, said in stage.steps:
        print(verb, said, flush=True)
        match verb:
            case "WORKDIR":
                place = said
                (root / place[1:]).mkdir(parents=True, exist_ok=True)
            case "COPY" if said.startswith("--from="):
                origin, source, target = said.removeprefix("--from=").split()
                shutil.copytree(roots[origin] / source[1:], root / target[1:])
            case "COPY" if said == ". .":
                copy_context(root / place[1:])
            case "RUN":
                run_inside(root, place, said)
            case _ if verb not in DECLARED:
                sys.exit(f"this trial does not know {verb} {said}")


def copy_context(target: Path) -> None:
    """Copy the files in git, except those in .dockerignore."""
    ignored = tuple((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    for name in run("git", "-C", ROOT, "ls-files", "-z").split("\0"):
        if name and not any(name == each or name.startswith(f"{each}/") for each in ignored):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def run_inside(root: Path, place: str, script: str) -> None:
    """Run a script as a container build does: as root, in a folder, with /proc and the network."""
    kept = {name: os.environ[name] for name in CERTIFICATES if name in os.environ}
    inside = ["chroot", str(root), "env", "-i", f"PATH={PATH}", "HOME=/root"]
    inside += [f"{name}={value}" for name, value in kept.items()]
    inside += ["sh", "-c", f"cd {shlex.quote(place)} && {script}"]
    mount = f"mount -t proc none {shlex.quote(str(root))}/proc"
    run("unshare", "--mount", "sh", "-c", f"{mount} && exec {shlex.join(inside)}")


class Container:
    """The server, started as the last stage says."""

    def __init__(self, stage: Stage, root: Path) -> None:
        self.stage = stage
        self.root = root
        variables = [f"{name}={value}" for name, value in stage.variables().items()]
        self._enter = [
            *("chroot", f"--userspec={stage.last('USER')}", str(root)),
            *("env", "-i", f"PATH={PATH}", *variables),
        ]
        at, volume = shlex.quote(str(root)), stage.last("VOLUME")
        steps = (
            "ip link set lo up",
            f"mount --bind {at} {at}",
            f"mount --bind {at}{volume} {at}{volume}",
            f"mount -t tmpfs none {at}/tmp",
            f"mount -t proc none {at}/proc",
            f"mount -o remount,bind,ro {at}",
            f"exec {shlex.join([*self._enter, *stage.command()])}",
        )
        script = " && ".join(steps)
        self.process = subprocess.Popen(["unshare", "--mount", "--net", "sh", "-c", script])

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command in the container, as `docker exec` does."""
        beside = ["nsenter", f"--target={self.process.pid}", "--mount", "--net"]
        words = [*beside, *self._enter, *command]
        return subprocess.run(words, capture_output=True, text=True, check=False)

    def is_well(self) -> bool:
        """Run the health check once."""
        return self.run(*self.stage.health_check()).returncode == 0

    def claim(self) -> str:
        """Play a claim from outside the container, in its network; return the verdict."""
        port = self.stage.variables()["SPOTISLE_PORT"]
        network = ["nsenter", f"--target={self.process.pid}", "--net"]
        return run(*network, sys.executable, "-c", CLAIM, f"http://127.0.0.1:{port}").strip()


@contextmanager
def started(stage: Stage, root: Path) -> Iterator[Container]:
    """Start the server and wait until it is healthy."""
    container, begun = Container(stage, root), time.monotonic()
    try:
        while not container.is_well():
            if container.process.poll() is not None or time.monotonic() - begun > START_TIMEOUT_S:
                sys.exit("the table does not open")
            time.sleep(0.1)
        print(f"well {time.monotonic() - begun:.1f} s after the start")
        yield container
    finally:
        container.process.kill()
        container.process.wait()


def watch(stage: Stage, root: Path) -> None:
    """Start the server, check it, and stop it as a container runtime would."""
    with started(stage, root) as container:
        user = container.run("id").stdout.strip()
        print(f"runs as {user}; a claim: {container.claim()}")
        refused = container.run("touch", "/opt/spotisle/written")
        print(f"writing outside of the volume: {refused.stderr.strip()}")
        volume = root / stage.last("VOLUME")[1:]
        print("the volume has:", *sorted(path.name for path in volume.iterdir()))
        begun = time.monotonic()
        container.process.send_signal(signal.Signals[stage.last("STOPSIGNAL")])
        code = container.process.wait(STOP_TIMEOUT_S)
        print(
            f"{stage.last('STOPSIGNAL')}: exit code {code} after {time.monotonic() - begun:.1f} s"
        )
        if code or not refused.returncode:
            sys.exit(1)


def main() -> None:
    """Build the image's root, and test the server in it."""
    install_programs("debootstrap", "ip")
    stages = read_stages()
    with tempfile.TemporaryDirectory() as folder:
        root = build(stages, Path(folder))
        print(f"the whole root: {run('du', '-sm', root).split()[0]} MB")
        watch(stages[-1], root)


if __name__ == "__main__":
    main()
