"""A real Chromium before the real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.browser.rooms import WAIT_MS, WITHOUT_A_COUNT
from tools.browser import find_browser
from tools.serving import ServerProcess

LEFT = "net::ERR_ABORTED"
"""Whoever leaves a page gives up what it was still fetching."""

expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("server")).running() as server:
        yield server.url


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for these tests alone: as long as it runs, no other can run an event loop."""
    path = find_browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], timeout=3 * WAIT_MS
        )
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser) -> Iterator[Browser]:
    """Everyone goes home after the test."""
    before = set(browser.contexts)
    yield browser
    for context in set(browser.contexts) - before:
        context.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, to be killed."""
    with ServerProcess(tmp_path).running() as server:
        yield server


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A new visitor with a phone who reads English. Nothing may go wrong unseen."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    )
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(WITHOUT_A_COUNT)
    page = context.new_page()
    mishaps: list[str] = []

    def failed(request: Request) -> None:
        if request.failure != LEFT:
            mishaps.append(f"{request.failure}: {request.url}")

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            mishaps.append(message.text)

    page.on("pageerror", lambda error: mishaps.append(str(error)))
    page.on("requestfailed", failed)
    page.on("console", listen)
    yield page
    context.close()
    assert mishaps == []
