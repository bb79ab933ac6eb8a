"""A real Chromium before the real server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # the tools are scripts beside the package
from tools.browser import find_browser  # noqa: E402

WAIT_MS = 15_000
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    command = [sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--no-browser", "--data", str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield server.stdout.readline().split()[-1]
        server.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file of tests: as long as it runs, no other test can run an event loop."""
    path = find_browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], timeout=60_000
        )
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A new visitor with a phone who reads English. Nothing may go wrong behind the scenes."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    )
    context.set_default_timeout(WAIT_MS)
    page = context.new_page()
    mishaps: list[str] = []
    page.on("pageerror", lambda error: mishaps.append(str(error)))
    page.on("requestfailed", lambda request: mishaps.append(f"failed: {request.url}"))

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            mishaps.append(message.text)

    page.on("console", listen)
    yield page
    context.close()
    assert mishaps == []
