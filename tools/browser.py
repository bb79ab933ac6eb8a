"""Find a Chromium for the browser tests, or install one.

In this order: an installed one, the system's package as root, Playwright's download. The headless
shell comes first: the same engine at half the CPU time. `python -m tools.browser` prints the path,
or says what to do and exits with 1.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FONTS = "fonts-liberation"
APT = ("apt-get", "-o", "Acquire::Retries=5", "-o", "DPkg::Lock::Timeout=300")


def find_browser() -> str | None:
    """Return the path of an installed Chromium, if any."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        downloaded = playwright.chromium.executable_path
    return downloaded if Path(downloaded).exists() else None


def get_browser() -> str | None:
    """Return the path of a Chromium, installing one if needed.

    The system's package includes the libraries that it needs; the download does not.
    """
    if found := find_browser():
        return found
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quietly([*APT, "update"])
        for package in PACKAGES:
            quietly([*APT, "install", "-y", "--no-install-recommends", package, FONTS])
            if found := find_browser():
                return found
    quietly([sys.executable, "-m", "playwright", "install", "chromium"])
    return find_browser()


def quietly(command: list[str]) -> None:
    """Run an installer and ignore failure: the caller then tries the next one."""
    print("trying:", " ".join(command), file=sys.stderr)
    calm = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, stdout=sys.stderr, env=calm)


def main() -> int:
    """Print the path of the browser."""
    browser = get_browser()
    if browser is None:
        print(
            "no Chromium for the browser tests: install the package `chromium` "
            "or run `python -m playwright install --with-deps chromium`",
            file=sys.stderr,
        )
        return 1
    print(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
