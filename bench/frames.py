"""How smoothly cards fly on a phone, and how soon a tap is seen: `python -m bench frames`.

A Chromium that stands for a phone plays tower against bots on the real server, tapping what is
right. The browser's own tracing counts the frames shown while cards fly; its event timing says how
long it took from a tap to the next paint.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tools.browser import find_browser

PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = (1, 4)
"""The processor as it is, and a quarter of it: what a simple phone has."""
TAPS = 25
CATEGORIES = "disabled-by-default-devtools.timeline.frame,blink.user_timing"
SHOWN = "SwapEndToPresentationCompositorFrame"

WATCH = """() => {
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "pointerdown") window.paints.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
  let flying = false;
  const look = () => {
    const now = document.querySelector(".flights")?.childElementCount > 0;
    if (now !== flying) performance.mark(now ? "cards-fly" : "cards-lie");
    flying = now;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Only what took longer than 16 ms is told; anything sooner was there in the next frame."""

SHARED = """() => {
  const [middle, own] = ["Card in the middle", "Your card"].map((name) =>
    [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
  const there = new Set(middle?.map((button) => button.dataset.symbol));
  const box = own?.find((button) => there.has(button.dataset.symbol))?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def play(page: Page) -> None:
    """Tap what is right, as a finger does, and let the cards fly."""
    for _ in range(TAPS):
        spot = page.evaluate(SHARED)
        if spot is None:
            return
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(900)


def traced(page: Page, slower: int) -> list[dict[str, Any]]:
    """Play, and return what the browser traced meanwhile."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    play(page)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def flights(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """When cards flew, in microseconds."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in {"cards-fly", "cards-lie"})
    pairs = pairwise(marks)
    return [(begun, ended) for (begun, name), (ended, _) in pairs if name == "cards-fly"]


def row(page: Page, slower: int) -> str:
    """One line of the table."""
    page.evaluate(WATCH)
    events = traced(page, slower)
    drawn = sorted(
        {event["ts"] for event in events if event["name"] == SHOWN and event["ph"] == "e"}
    )
    rates, gaps = [], [0.0]
    for begun, ended in flights(events):
        within = [at for at in drawn if begun <= at <= ended]
        rates.append(len(within) / (ended - begun) * 1e6)
        gaps += [(b - a) / 1000 for a, b in pairwise(within)]
    paints = page.evaluate("window.paints")
    slow = sorted([*paints, *[16.0] * max(0, TAPS - len(paints))])
    late = sum(gap > 25 for gap in gaps)
    return (
        f"| {'as it is' if slower == 1 else f'1/{slower}'} | {len(rates)} | "
        f"{statistics.median(rates):.0f} | {min(rates):.0f} | {late} of {len(gaps)} | "
        f"{max(gaps):.0f} ms | {statistics.median(slow):.0f} ms | {slow[-1]:.0f} ms |"
    )


def main() -> None:
    """Print a table for bench/results.md."""
    load = os.getloadavg()[0]
    command = [sys.executable, "-m", "spotisle", "serve", "--host", "127.0.0.1", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command += ["--no-browser", "--data", str(Path(folder))]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        address = server.stdout.readline().split()[-1] if server.stdout else ""
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox"], timeout=60_000
        )
        print(f"{time.strftime('%Y-%m-%d')}, Chromium {browser.version}, load average {load:.1f}\n")
        print(
            "| processor | flights | frames/s, middle | least | later than 25 ms | longest gap ",
            end="",
        )
        print("| tap to paint, middle | longest |\n|---|---|---|---|---|---|---|---|")
        for slower in SLOWER:
            context = browser.new_context(
                base_url=address, viewport=PHONE, device_scale_factor=2, has_touch=True, locale="en"
            )
            kept = json.dumps({"spotisle.level": "child", "spotisle.bots": "2"})
            context.add_init_script(f"Object.assign(localStorage, {kept})")
            page = context.new_page()
            page.goto("/#/play")
            page.locator("main li > button").first.click()
            page.get_by_role("group", name="Your card").wait_for()
            page.wait_for_timeout(1000)
            print(row(page, slower), flush=True)
            context.close()
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
