"""How minigames string together: single, series, tournament, beginner, adventure; tie-breaks."""

from spotisle.series.plan import ADVENTURE, Mode, Plan, TieRule
from spotisle.series.play import PickGame, PlayTable, deal_table, play_series
from spotisle.series.presets import PRESETS, Preset, preset
from spotisle.series.record import SeriesRecorder, series_record
from spotisle.series.replay import ReplayedSeries, replay_series
from spotisle.series.results import WatchedTable, result_of, safe_order
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
    "SeriesRecorder",
    "Standing",
    "Step",
    "TieRule",
    "WatchedTable",
    "deal_table",
    "play_series",
    "preset",
    "replay_series",
    "result_of",
    "safe_order",
    "series_record",
]
