"""Read a browser's trace: frames and CPU time while something flies over a page."""

from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Page

HERTZ = 60
"""The frame rate of this browser."""
CATEGORIES = "toplevel,blink.user_timing,disabled-by-default-devtools.timeline.frame,__metadata"
SHOWN = "SwapEndToPresentationCompositorFrame"
TASKS = {"ThreadControllerImpl::RunTask", "ThreadPool_RunTask"}
THREADS = {
    "CrRendererMain": "page",
    "ThreadPoolForegroundWorker": "paint",
    "Compositor": "layers",
    "VizCompositorThread": "draw",
}
"""The threads of a frame: script, style and layout; rasterising; compositing; drawing."""

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
"""Only taps of more than 16 ms are reported; the others were visible in the next frame."""

Event = dict[str, Any]


class Flown(NamedTuple):
    """Measurements of all flights."""

    seconds: float
    shown: int
    longest: float
    """The longest time without a new frame, in milliseconds."""
    busy: dict[str, float]
    """Milliseconds of CPU time per frame, by kind of work."""

    @property
    def share(self) -> float:
        """The share of the expected frames that were shown."""
        return self.shown / (self.seconds * HERTZ)


class Trace:
    """Records the trace of a page's browser until `events` is called."""

    def __init__(self, page: Page, slower: int) -> None:
        self._page = page
        self._events: list[Event] = []
        self._ended = False
        self._session = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._session.on("Tracing.tracingComplete", self._end)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self._session.send(
            "Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"}
        )

    def _end(self, _: object) -> None:
        self._ended = True

    def events(self) -> list[Event]:
        """Stop, and return all trace events."""
        self._session.send("Tracing.end")
        while not self._ended:
            self._page.wait_for_timeout(50)
        return self._events


def flown(events: list[Event]) -> Flown:
    """Summarise all flights of a trace.

    The trace has the threads of several pages: only those of the page with the flights count, and
    the one thread that draws for all pages.
    """
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in {"cards-fly", "cards-lie"})
    last = max(e["ts"] for e in events)
    spans = [(a, b) for (a, name), (b, _) in pairwise([*marks, (last, "")]) if name == "cards-fly"]
    page = next((e["pid"] for e in events if e["name"] == "cards-fly"), None)
    if page is None:
        raise SystemExit("no card flew while the browser was traced: is the machine too busy?")
    drawn = sorted({e["ts"] for e in events if e["name"] == SHOWN and e["ph"] == "e"})
    within = [[at for at in drawn if begun <= at <= ended] for begun, ended in spans]
    gaps = [b - a for shown in within for a, b in pairwise(shown)]
    shown = sum(map(len, within))
    return Flown(
        seconds=sum(b - a for a, b in spans) / 1e6,
        shown=shown,
        longest=max(gaps, default=0) / 1000,
        busy={work: spent / 1000 / shown for work, spent in _busy(events, spans, page).items()},
    )


def _busy(events: list[Event], spans: list[tuple[float, float]], page: int) -> dict[str, float]:
    """Return the microseconds of CPU time of each kind of work within these spans."""
    named = {
        (e["pid"], e["tid"]): THREADS.get(e["args"]["name"])
        for e in events
        if e["name"] == "thread_name"
    }
    spent = dict.fromkeys(THREADS.values(), 0.0)
    for e in events:
        work = named.get((e["pid"], e["tid"])) if e["name"] in TASKS else None
        if work is None or (e["pid"] != page and work != "draw"):
            continue
        if any(begun <= e["ts"] <= ended for begun, ended in spans):
            spent[work] += e.get("tdur", 0)
    return spent
