"""Metrics of the process under Prometheus's standard names, which common dashboards use."""

import os
import platform
import time
from collections.abc import Iterator
from pathlib import Path

from spotisle import __version__
from spotisle.version import code_digest

_STARTED_AT = time.time() - time.process_time()
_OWN_FILES = Path("/proc/self/fd")
_OWN_PAGES = Path("/proc/self/statm")


def describe_metric(name: str, kind: str, text: str) -> Iterator[str]:
    """Yield the two lines that describe a metric."""
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def process_lines() -> Iterator[str]:
    """Yield the build and the resource usage of this process."""
    yield from describe_metric("spotisle_build_info", "gauge", "1, with what program this is.")
    python = platform.python_version()
    build = f'version="{__version__}",code="{code_digest()}",python="{python}"'
    yield f"spotisle_build_info{{{build}}} 1"
    yield from describe_metric(
        "process_cpu_seconds_total", "counter", "Processor time of this process."
    )
    yield f"process_cpu_seconds_total {time.process_time():.3f}"
    yield from describe_metric(
        "process_start_time_seconds", "gauge", "When it started, since 1970."
    )
    yield f"process_start_time_seconds {_STARTED_AT:.3f}"
    if _OWN_PAGES.exists():
        pages = int(_OWN_PAGES.read_text(encoding="ascii").split()[1])
        yield from describe_metric("process_resident_memory_bytes", "gauge", "Memory in use.")
        yield f"process_resident_memory_bytes {pages * os.sysconf('SC_PAGE_SIZE')}"
        yield from describe_metric("process_open_fds", "gauge", "Open file descriptors.")
        yield f"process_open_fds {sum(1 for _ in _OWN_FILES.iterdir())}"
