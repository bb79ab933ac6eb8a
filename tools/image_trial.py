"""Try the steps of the Dockerfile in a bare Debian, without a container daemon: as root.

`python -m tools.image_trial` makes a Debian with debootstrap, installs the wheel there as the
Dockerfile does, and starts the table as its user with a read-only root. It prints what it saw:
the page, the health check, that nothing outside /data was written, and how long SIGTERM took.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tools.faults.packages import install_programs
from tools.ports import free_port

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = "all,postgres"
USER_ID = 10001
PACKAGES = "python3,python3-venv"
START_TIMEOUT_S = 60.0


def run(*command: str | Path) -> None:
    """Run a step; its output is shown if it fails."""
    print("$", " ".join(map(str, command)), flush=True)
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nthe step failed")


def mirror() -> str:
    """Return where this machine gets its Debian packages from."""
    asked = ["apt-get", "indextargets", "--format", "$(SITE)"]
    sites = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    return next(site for site in sites if site.rstrip("/").endswith("/debian"))


def make_root(folder: Path) -> Path:
    """Steps 1 to 3 of the Dockerfile: a wheel, an installation, a user."""
    root, wheels = folder / "root", folder / "wheels"
    wheels.mkdir()
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "stable", root, mirror())
    version = _python_version(root)
    run(sys.executable, "-m", "build", "--wheel", "--outdir", wheels, ROOT)
    (wheel,) = wheels.glob("spotisle-*.whl")
    download = ("-m", "pip", "download", "--dest", wheels, "--only-binary=:all:")
    run(sys.executable, *download, "--python-version", version, f"{wheel}[{EXTRAS}]")
    shutil.copytree(wheels, root / "wheels")
    run("chroot", root, "python3", "-m", "venv", "/opt/spotisle")
    pip = ("/opt/spotisle/bin/pip", "install", "--no-index", "--find-links", "/wheels")
    run("chroot", root, *pip, f"/wheels/{wheel.name}[{EXTRAS}]")
    shutil.rmtree(root / "wheels")
    run("chroot", root, "useradd", "--system", "--uid", str(USER_ID), "--home-dir", "/data", "it")
    (root / "data").mkdir()
    os.chown(root / "data", USER_ID, USER_ID)
    return root


def _python_version(root: Path) -> str:
    asked = ["chroot", str(root), "python3", "-c", "import sys; print(*sys.version_info[:2])"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return ".".join(said.split())


def start(root: Path, port: int) -> subprocess.Popen[bytes]:
    """Step 4: run as the user, in a mount namespace where only /data and /tmp can be written."""
    settings = (
        f"SPOTISLE_DATA=/data SPOTISLE_CACHE=/data/cache SPOTISLE_OPEN=false "
        f"SPOTISLE_HOST=127.0.0.1 SPOTISLE_PORT={port}"
    )
    enter = f"exec chroot --userspec={USER_ID}:{USER_ID} {root} /usr/bin/env -i"
    mounts = " && ".join(
        (
            f"mount --bind {root} {root}",
            f"mount --bind {root}/data {root}/data",
            f"mount -t tmpfs none {root}/tmp",
            f"mount -t proc none {root}/proc",
            f"mount -o remount,bind,ro {root}",
            f"{enter} {settings} /opt/spotisle/bin/spotisle serve",
        )
    )
    return subprocess.Popen(["unshare", "--mount", "sh", "-c", mounts])


def watch(root: Path, port: int) -> None:
    """Start the table, look at it, and stop it as a container would."""
    begun = time.monotonic()
    table = start(root, port)
    try:
        url = f"http://127.0.0.1:{port}"
        while True:
            try:
                health = urlopen(f"{url}/healthz").read().decode().strip()
                break
            except OSError:
                if table.poll() is not None or time.monotonic() - begun > START_TIMEOUT_S:
                    sys.exit("the table does not open")
                time.sleep(0.05)
        print(f"health check: {health}, {time.monotonic() - begun:.1f} s after the start")
        print(f"page: {len(urlopen(url).read())} bytes")
        print("written:", *sorted(str(p.relative_to(root)) for p in (root / "data").iterdir()))
        stopped = time.monotonic()
        table.send_signal(signal.SIGTERM)
        code = table.wait(30)
        print(f"SIGTERM: exit code {code} after {time.monotonic() - stopped:.1f} s")
        if code:
            sys.exit(1)
    finally:
        table.kill()


def main() -> None:
    """Make the Debian, and try the table in it."""
    install_programs("debootstrap")
    with tempfile.TemporaryDirectory() as folder:
        root = make_root(Path(folder))
        size = subprocess.run(["du", "-sm", str(root)], capture_output=True, text=True, check=True)
        print(f"the whole root: {size.stdout.split()[0]} MB")
        watch(root, free_port())


if __name__ == "__main__":
    main()
