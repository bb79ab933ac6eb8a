"""Metrics of the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from spotisle.server.process_metrics import describe_metric, process_lines

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS_S = (
    *(0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.015, 0.02, 0.025),
    *(0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
"""Upper bounds of the buckets; the promised 3 ms, 15 ms and 20 ms are among them."""


class Histogram:
    """Counts durations in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS_S) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one observation."""
        self.counts[bisect_left(BUCKETS_S, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield the lines of the text format; buckets are cumulative."""
        cumulative = 0
        for bound, count in zip((*map(str, BUCKETS_S), "+Inf"), self.counts, strict=True):
            cumulative += count
            yield f'{name}_bucket{{le="{bound}"}} {cumulative}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {cumulative}"


class Metrics:
    """All counters and histograms."""

    def __init__(self) -> None:
        self.connections = 0
        self.claims: Counter[str] = Counter()
        """Judged claims, by verdict."""
        self.closed: Counter[str] = Counter()
        """Connections that the server closed, by reason."""
        self.refused: Counter[str] = Counter()
        """Connections refused, or closed while idle to make room, by the limit reached."""
        self.verdict_seconds = Histogram()
        """From reading a claim's frame to writing its verdict's, with the wait of the contest."""
        self.append_seconds = Histogram()
        self.room_step_seconds = Histogram()
        """How long one step of a room, such as judging a claim, kept the event loop busy."""
        self.loop_lag_seconds = Histogram()
        """How late timers fire: anything that blocks the event loop shows here."""

    def text(self, rooms: int, jobs: dict[str, int]) -> str:
        """Return all metrics as text, with the rooms that are awake and the jobs of each kind."""
        return "\n".join(self._lines(rooms, jobs)) + "\n"

    def _lines(self, rooms: int, jobs: dict[str, int]) -> Iterator[str]:
        yield from process_lines()
        yield from describe_metric("spotisle_rooms", "gauge", "Rooms that are awake.")
        yield f"spotisle_rooms {rooms}"
        yield from describe_metric("spotisle_jobs", "gauge", "Jobs that run or wait, by kind.")
        yield from _counts("spotisle_jobs", "kind", Counter(jobs))
        yield from describe_metric("spotisle_connections", "gauge", "Open WebSocket connections.")
        yield f"spotisle_connections {self.connections}"
        yield from describe_metric("spotisle_claims_total", "counter", "Claims judged, by verdict.")
        yield from _counts("spotisle_claims_total", "verdict", self.claims)
        yield from describe_metric(
            "spotisle_closed_total", "counter", "Connections that the server ended, by why."
        )
        yield from _counts("spotisle_closed_total", "why", self.closed)
        name = "spotisle_refused_connections_total"
        yield from describe_metric(name, "counter", "Connections beyond a limit, by which.")
        yield from _counts(name, "why", self.refused)
        name = "spotisle_verdict_seconds"
        yield from describe_metric(
            name, "histogram", "From a claim read to its durable verdict written."
        )
        yield from self.verdict_seconds.lines(name)
        name = "spotisle_journal_append_seconds"
        yield from describe_metric(
            name, "histogram", "How long the journal took to make events durable."
        )
        yield from self.append_seconds.lines(name)
        name = "spotisle_room_step_seconds"
        yield from describe_metric(
            name, "histogram", "How long one step of a room kept the loop busy."
        )
        yield from self.room_step_seconds.lines(name)
        name = "spotisle_loop_lag_seconds"
        yield from describe_metric(name, "histogram", "How late the event loop ran a timer.")
        yield from self.loop_lag_seconds.lines(name)


def _counts(name: str, label: str, counts: Counter[str]) -> Iterator[str]:
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'
