"""Regenerate the playthroughs: `python -m tests.playthroughs`."""

from pathlib import Path

from tests.playthroughs.script import SCRIPTS, Playthrough

for game in SCRIPTS:
    file = Path(__file__).with_name(f"{game}.txt")
    file.write_text(Playthrough(game).text(), encoding="utf-8")
