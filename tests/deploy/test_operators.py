"""The manual page and the dashboard match the program's help and metrics."""

import re
from pathlib import Path

from spotisle.server.metrics import Metrics
from tools.man_page import PAGE, write_page

DEPLOY = Path(__file__).parents[2] / "deploy"
SUFFIXES = re.compile(r"_(bucket|sum|count)$")


def test_the_manual_page_is_what_the_commands_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == write_page(), "run: python -m tools.man_page"


def test_the_dashboard_uses_only_existing_metrics() -> None:
    exported = set(re.findall(r"^# TYPE (\w+)", Metrics().text(0, {}), re.MULTILINE))
    shown = (DEPLOY / "grafana" / "spotisle.json").read_text(encoding="utf-8")
    asked = {
        SUFFIXES.sub("", name) for name in re.findall(r"\b(?:spotisle|process)_[a-z_]+\b", shown)
    }
    assert len(asked) > 10
    assert asked <= exported
