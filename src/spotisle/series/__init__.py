"""How minigames string together: single, series, tournament, beginner, adventure; tie-breaks."""

from spotisle.series.plan import ADVENTURE, Mode, Plan, TieRule
from spotisle.series.play import PickGame, PlayTable, deal_table, play_series
from spotisle.series.presets import PRESETS, Preset, preset
from spotisle.series.record import series_record
from spotisle.series.replay import ReplayedSeries, replay_series
from spotisle.series.series import MODES, Series
from spotisle.series.steps import (
    Draw,
    Drawn,
    Event,
    Finished,
    Line,
    Pick,
    Picked,
    Play,
    Result,
    Standing,
    Step,
)
from spotisle.series.text import FORMAT

__all__ = [
    "ADVENTURE",
    "FORMAT",
    "MODES",
    "PRESETS",
    "Draw",
    "Drawn",
    "Event",
    "Finished",
    "Line",
    "Mode",
    "Pick",
    "PickGame",
    "Picked",
    "Plan",
    "Play",
    "PlayTable",
    "Preset",
    "ReplayedSeries",
    "Result",
    "Series",
    "Standing",
    "Step",
    "TieRule",
    "deal_table",
    "play_series",
    "preset",
    "replay_series",
    "series_record",
]
