"""Dead connections that nobody closes: pages notice and reconnect."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.tunnel import Tunnel

from .rooms import PHONE, TELEVISION, add_bots, come_in, open_page, own_card, start

pytestmark = pytest.mark.browser

NOTICE_MS = 15_000
TAP_MS = 3000
"""Time between two taps: less than the answer timeout."""
RECONNECTING = "Reconnecting…"


class FrozenLine:
    """A tunnel in its own thread, because the browser's event loop is busy."""

    def __init__(self, tunnel: Tunnel, loop: asyncio.AbstractEventLoop) -> None:
        self.url = tunnel.url
        self._tunnel = tunnel
        self._loop = loop

    def freeze(self) -> None:
        """Drop all packets from now on."""
        self._loop.call_soon_threadsafe(self._tunnel.stop)

    def restore(self) -> None:
        """Let new connections through; the old ones stay dead."""
        self._loop.call_soon_threadsafe(self._tunnel.cut)
        self._loop.call_soon_threadsafe(self._tunnel.resume)


@pytest.fixture
def line(address: str) -> Iterator[FrozenLine]:
    opened: list[FrozenLine] = []
    ready, done = threading.Event(), threading.Event()

    async def run() -> None:
        async with Tunnel.to(address) as tunnel:
            opened.append(FrozenLine(tunnel, asyncio.get_running_loop()))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    yield opened[0]
    done.set()
    thread.join(60)


def pass_time(page: Page, ms: int) -> None:
    """Advance the page's clock, in addition to real time."""
    page.clock.run_for(ms)


def new_room(people: Browser, address: str) -> str:
    answer = people.new_context().request.post(f"{address}/api/rooms")
    return str(answer.json()["code"])


def open_with_clock(people: Browser, line: FrozenLine, path: str, size: tuple[int, int]) -> Page:
    page = open_page(people, line.url, "/healthz", size)
    page.clock.install()
    page.goto(path)
    return page


def test_a_silent_television_notices_a_dead_connection_and_reconnects(
    people: Browser, address: str, line: FrozenLine
) -> None:
    code = new_room(people, address)
    tv = open_with_clock(people, line, f"/#/room/{code}/table", TELEVISION)
    expect(tv.get_by_text(code).first).to_be_visible()
    line.freeze()
    pass_time(tv, NOTICE_MS)
    expect(tv.get_by_text(RECONNECTING)).to_be_visible()
    line.restore()
    expect(tv.get_by_text(RECONNECTING)).to_have_count(0)


def test_taps_do_not_hide_a_dead_connection(
    people: Browser, address: str, line: FrozenLine
) -> None:
    code = new_room(people, address)
    phone = open_with_clock(people, line, f"/#/room/{code}", PHONE)
    come_in(phone, "Ann")
    add_bots(phone, 1)
    start(phone)
    expect(own_card(phone)).to_be_visible()
    line.freeze()
    for _ in range(NOTICE_MS // TAP_MS):
        own_card(phone).get_by_role("button").first.dispatch_event("click")
        pass_time(phone, TAP_MS)
    assert phone.get_by_text(RECONNECTING).is_visible()
    line.restore()
    expect(phone.get_by_text(RECONNECTING)).to_have_count(0)


def test_a_phone_that_wakes_up_notices_a_dead_connection_at_once(
    people: Browser, address: str, line: FrozenLine
) -> None:
    code = new_room(people, address)
    phone = open_with_clock(people, line, f"/#/room/{code}", PHONE)
    come_in(phone, "Ann")
    line.freeze()
    phone.evaluate("dispatchEvent(new Event('pageshow'))")
    pass_time(phone, 5000)
    expect(phone.get_by_text(RECONNECTING)).to_be_visible()
    line.restore()
    phone.evaluate("dispatchEvent(new Event('online'))")
    expect(phone.get_by_text(RECONNECTING)).to_have_count(0)
