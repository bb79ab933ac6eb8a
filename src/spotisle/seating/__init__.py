"""Seat many people at several tables for several rounds, so that they meet as many as possible.

This is Kirkman's schoolgirl problem, from which the cards come too: the rounds of a perfect plan
are the parallel classes of a plane. Everything here is pure and the same for the same seed.
"""

from spotisle.seating.plan import Plan, Round, Rounds
from spotisle.seating.request import Request, SeatingError, plan_seating
from spotisle.seating.score_rounds import put_equals_first
from spotisle.seating.words import describe

__all__ = [
    "Plan",
    "Request",
    "Round",
    "Rounds",
    "SeatingError",
    "describe",
    "plan_seating",
    "put_equals_first",
]
