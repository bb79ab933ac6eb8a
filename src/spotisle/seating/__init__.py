"""Seat many people at several tables for several rounds, so that they meet as many as possible.

This is Kirkman's schoolgirl problem, with the same mathematics as the cards: the rounds of a
perfect plan are the parallel classes of a plane. Everything here is pure: the same seed gives the
same plan.
"""

from spotisle.seating.plan import Round, Rounds, SeatingPlan
from spotisle.seating.request import SeatingError, SeatingRequest, plan_seating
from spotisle.seating.score_rounds import plan_by_score
from spotisle.seating.words import describe

__all__ = [
    "Round",
    "Rounds",
    "SeatingError",
    "SeatingPlan",
    "SeatingRequest",
    "describe",
    "plan_by_score",
    "plan_seating",
]
