"""Two players tap the right symbol at nearly the same moment, and neither tap counts as wrong.

Real touches on real pages, one of them over a slow connection. Both players aim before either of
them taps, so the second tap often lands on a card that has just changed.
"""

import asyncio
import json
import os
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.kit.tunnel import Tunnel

from .moments import until, wait_for
from .rooms import (
    PHONE,
    WAIT_MS,
    WITHOUT_COUNTDOWN,
    come_in,
    name_the_shared_symbol,
    own_card,
    start,
)

pytestmark = pytest.mark.browser

TAPS = int(os.environ.get("SPOTISLE_TAPS", "12"))
"""Number of right taps, two per card; the docs quote 200."""
RACES_A_GAME = 52
"""Cards of a tower for two, without the last: after it a second tap could name nothing."""
MAX_FRAMES_BETWEEN = 7
"""Between two taps: at most a tenth of a second."""
SHOW_FRAMES = """async (count) => {
  for (let shown = 0; shown < count; shown += 1) await new Promise(requestAnimationFrame);
}"""
SEARCH_MS = 700
"""Time that people look before they tap."""
FALLING_MS = 250
"""A tap this soon after a change was aimed before it."""

NOTE_CHANGES = """() => {
  const cards = () => [...document.querySelectorAll("[role=group] [data-symbol]")]
    .map((each) => each.dataset.symbol).join();
  let shown = cards();
  window.changedAt = performance.now();
  window.tappedAfter = [];
  new MutationObserver(() => {
    const now = cards();
    if (now === shown) return;
    shown = now;
    window.changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener("pointerdown", ({ pointerType, timeStamp }) =>
    pointerType === "touch" && window.tappedAfter.push(timeStamp - window.changedAt),
    { capture: true });
}"""
"""Record when new cards appear, and how long they have been shown at each touch."""

AIM = """() => {
  const [middle, own] = ["Middle card", "Your card"].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
  const there = new Set(middle.map((button) => button.dataset.symbol));
  const box = own.find((button) => there.has(button.dataset.symbol)).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@contextmanager
def slow_line(address: str, delay_s: float) -> Iterator[str]:
    """Delay all data to and from the server, half of it in each direction."""
    opened: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def run() -> None:
        async with Tunnel.to(address) as tunnel:
            tunnel.delay = delay_s / 2
            opened.append(tunnel.url)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    try:
        yield opened[0]
    finally:
        done.set()
        thread.join(60)


class Player:
    """A player with a phone, and every verdict that it received."""

    def __init__(self, browser: Browser, address: str, path: str, name: str) -> None:
        context = browser.new_context(
            base_url=address,
            viewport={"width": PHONE[0], "height": PHONE[1]},
            locale="en-GB",
            has_touch=True,
        )
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(WITHOUT_COUNTDOWN)
        self.verdicts: list[str] = []
        self._taps = 0
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.goto(path)
        if path == "/":
            self.page.get_by_role("button", name="Create a room").click()
        come_in(self.page, name)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message.get("type") == "verdict":
            self.verdicts.append(message["verdict"])

    def aim(self) -> tuple[float, float]:
        """Look for a while; return the position to tap."""
        until(self.page, f"performance.now() - changedAt > {SEARCH_MS}")
        x, y = self.page.evaluate(AIM)
        return x, y

    @property
    def locked(self) -> bool:
        """Whether the last tap was wrong, as a tap long after a change may be."""
        return self.verdicts[-1:] == ["wrong"]

    def tap(self, at: tuple[float, float]) -> None:
        """Tap the screen at a position."""
        self._taps += 1
        self.page.touchscreen.tap(*at)

    def wait_for_verdicts(self) -> None:
        """Wait until every tap has its verdict."""
        wait_for(self.page, lambda: len(self.verdicts) >= self._taps)


def race(first: Player, second: Player, frames_between: int) -> None:
    """Let both aim, then tap one after the other. If the first is locked, the other begins."""
    if first.locked:
        first, second = second, first
    alone = second.locked
    aims = [player.aim() for player in (first, second)]
    first.tap(aims[0])
    if not alone:
        second.page.evaluate(SHOW_FRAMES, frames_between)
        second.tap(aims[1])
    for player in (first, second):
        player.wait_for_verdicts()
    if alone:
        second.verdicts[-1] = "wrong, told"


def rematch(host: Player, players: list[Player]) -> None:
    """Let the host take the last card, and start a rematch."""
    told = len(host.verdicts)
    host.aim()
    name_the_shared_symbol(host.page)
    host.page.get_by_role("button", name="Rematch!").click()
    del host.verdicts[told:]
    for player in players:
        expect(own_card(player.page)).to_be_visible()


@pytest.mark.parametrize("delay_ms", [0, 50, 200])
def test_nearly_simultaneous_right_taps_are_never_wrong_and_never_lock(
    delay_ms: int, people: Browser, address: str
) -> None:
    rng, counted = Random(delay_ms), Counter[str]()
    with slow_line(address, delay_ms / 1000) as far_away:
        near = Player(people, address, "/", "Near")
        code = near.page.url.rsplit("/", 1)[-1]
        far = Player(people, far_away, f"/#/room/{code}", "Far")
        players = [near, far]
        start(near.page)
        for player in players:
            expect(own_card(player.page)).to_be_visible()
            player.page.evaluate(NOTE_CHANGES)
        for taps in range(1, TAPS // 2 + 1):
            if taps > 1 and (taps - 1) % RACES_A_GAME == 0:
                rematch(near, players)
            first, second = rng.sample(players, 2)
            race(first, second, rng.randrange(MAX_FRAMES_BETWEEN))
        for player in players:
            after = player.page.evaluate("tappedAfter")
            falling = [
                (verdict, ms)
                for verdict, ms in zip(player.verdicts, after, strict=True)
                if ms < FALLING_MS or ms > SEARCH_MS
            ]
            counted.update(verdict for verdict, _ in falling)
            assert not [each for each in falling if each[0] not in ("ok", "late")], falling
        for player in players:
            player.page.context.close()
    print(f"{delay_ms} ms: {dict(counted)}")
    assert counted["ok"] + counted["late"] > TAPS / 2, "the machine is too busy"
    assert counted["ok"] >= TAPS / 4
