"""A node is killed during a game, and the page goes on at another without a reload."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.coroutines import wait_until
from tests.kit.databases import fresh_database
from tools.serving import ServerProcess

from .moments import until
from .rooms import NAME_THE_SHARED_SYMBOL, join_room, own_card, start

pytestmark = pytest.mark.browser

FASTEST_TAP_MS = 400
LEASE_TIMEOUT_MS = 90_000
"""Long enough for a lease to expire on a busy machine."""

Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Run two nodes of one cluster."""
    database = fresh_database()
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(ServerProcess(tmp_path / name, "--journal", database).running())
            for name in ("one", "two")
        )
        await_each_other(one, two)
        yield one, two


def await_each_other(one: ServerProcess, two: ServerProcess) -> None:
    """Wait until each node accepts pages of the other."""
    for near, far in ((one, two), (two, one)):
        wait_until(lambda near=near, far=far: f":{far.port}" in policy(near))  # type: ignore[misc]


def policy(node: ServerProcess) -> str:
    line = HTTPConnection("127.0.0.1", node.port)
    with closing(line):
        line.request("GET", "/")
        return str(line.getresponse().headers["Content-Security-Policy"])


def test_play_goes_on_at_another_node_when_the_node_of_the_page_is_killed(
    browser: Browser, nodes: Nodes
) -> None:
    one, two = nodes
    made = browser.new_context().request.post(f"{one.url}/api/rooms")
    code = made.json()["code"]
    ann = join_room(browser, one.url, code, "Ann")
    bob = join_room(browser, two.url, code, "Bob")
    start(ann)
    for page in (ann, bob):
        expect(own_card(page)).to_be_visible()
        page.evaluate("window.stayed = true")
    one.kill()
    for claimant, left in ((ann, "52"), (bob, "51")):
        # An earlier tap would count for the previous cards.
        claimant.evaluate("window.lookedAt = performance.now()")
        until(claimant, f"performance.now() - lookedAt > {FASTEST_TAP_MS}")
        claimant.wait_for_function(NAME_THE_SHARED_SYMBOL)
        for page in (ann, bob):
            pile = page.get_by_text(f"Left: {left}").first
            expect(pile).to_be_visible(timeout=LEASE_TIMEOUT_MS)
    for page in (ann, bob):
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)
        assert page.evaluate("window.stayed")
