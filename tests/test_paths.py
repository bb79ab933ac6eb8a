from pathlib import Path

import pytest

from spotisle.paths import data_folder


def test_the_chosen_folder_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPOTISLE_DATA", "/srv/table")
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert data_folder() == Path("/srv/table")


@pytest.mark.parametrize(
    ("platform", "variable", "value", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "/data", "/data/spotisle"),
        ("linux", "XDG_DATA_HOME", "", "/home/ann/.local/share/spotisle"),
        ("darwin", "HOME", "/home/ann", "/home/ann/Library/Application Support/spotisle"),
        ("win32", "LOCALAPPDATA", "/local", "/local/spotisle"),
        ("win32", "LOCALAPPDATA", "", "/home/ann/AppData/Local/spotisle"),
    ],
)
def test_each_platform_has_its_folder(
    monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, value: str, folder: str
) -> None:
    monkeypatch.delenv("SPOTISLE_DATA", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr("sys.platform", platform)
    assert data_folder() == Path(folder)
