"""The trials of `make faults` that need no packages; docs/operating.md shows their files."""

from pathlib import Path

import pytest

from tools.faults import point_in_time
from tools.faults.documented import documented

TITLES = (
    "/etc/default/etcd",
    "/etc/patroni/config.yml",
    "once, on the leader",
    "/etc/nginx/sites-enabled/spotisle",
    "/etc/nginx/conf.d/spotisle-nodes.conf",
    "backup of a server on SQLite",
    "restore of a server on SQLite",
)


@pytest.mark.parametrize("title", TITLES)
def test_the_page_has_every_file_that_a_trial_uses_once(title: str) -> None:
    assert documented(title)


async def test_rooms_are_restored_to_the_given_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(point_in_time, "PLAY_VERDICTS", 15)
    assert "entry by entry" in await point_in_time.try_point_in_time(tmp_path / "trial")
