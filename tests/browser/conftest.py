"""Fixtures: a real Chromium and the real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.browser.rooms import (
    TIME_THAT_ADVANCES,
    WAIT_MS,
    WITHOUT_COUNTDOWN,
    begin_trace,
    end_trace,
)
from tests.kit.company import Company, company_of
from tools.browser import find_browser
from tools.serving import ServerProcess

ABORTED = "net::ERR_ABORTED"
"""Leaving a page aborts its unfinished requests."""

expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("server")).running() as server:
        yield server.url


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Run a browser for this package only: while it runs, no other event loop can."""
    path = find_browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], timeout=3 * WAIT_MS
        )
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Close all browser contexts that the test opened."""
    before = set(browser.contexts)
    yield browser
    opened = [context for context in browser.contexts if context not in before]
    for number, context in enumerate(opened):
        end_trace(context, f"{request.node.name}-{number}")
        context.close()


@pytest.fixture
def company(address: str) -> Iterator[Company]:
    """Bring people who need no page."""
    with company_of(address) as company:
        yield company


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Run a separate server that the test may kill."""
    with ServerProcess(tmp_path).running() as server:
        yield server


@pytest.fixture
def page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Open a page as a new English visitor with a phone; fail on any error or warning."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    )
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(WITHOUT_COUNTDOWN)
    context.add_init_script(TIME_THAT_ADVANCES)
    begin_trace(context)
    page = context.new_page()
    problems: list[str] = []

    def failed(request: Request) -> None:
        if request.failure != ABORTED:
            problems.append(f"{request.failure}: {request.url}")

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            problems.append(message.text)

    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("requestfailed", failed)
    page.on("console", listen)
    yield page
    end_trace(context, request.node.name)
    context.close()
    assert problems == []
