"""Combine minigames into one score: single, series, tournament, beginner, adventure; tie-breaks."""

from spotisle.series.modes import MODES
from spotisle.series.plan import ADVENTURE, Mode, Plan, TieRule
from spotisle.series.play import PickGame, PlayTable, deal_table, play_series
from spotisle.series.presets import PRESETS, Preset, preset
from spotisle.series.record import series_record
from spotisle.series.replay import SeriesReplay, replay_series
from spotisle.series.series import Series
from spotisle.series.steps import (
    Drawn,
    DrawStep,
    Finished,
    Picked,
    PickStep,
    PlayStep,
    Result,
    ScoreLine,
    Standing,
    Step,
    StepResult,
)
from spotisle.series.text import SERIES_FORMAT

__all__ = [
    "ADVENTURE",
    "MODES",
    "PRESETS",
    "SERIES_FORMAT",
    "DrawStep",
    "Drawn",
    "Finished",
    "Mode",
    "PickGame",
    "PickStep",
    "Picked",
    "Plan",
    "PlayStep",
    "PlayTable",
    "Preset",
    "Result",
    "ScoreLine",
    "Series",
    "SeriesReplay",
    "Standing",
    "Step",
    "StepResult",
    "TieRule",
    "deal_table",
    "play_series",
    "preset",
    "replay_series",
    "series_record",
]
