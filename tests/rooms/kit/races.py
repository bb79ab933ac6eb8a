"""Simulated races for one card after the other, over networks of any latency.

All players have the same distribution of reaction times, the one of the bots' model. Only the
network differs: a frame takes half of the round trip plus jitter to arrive and waits for the
screen's next refresh, and the claim takes the other half plus jitter to return. The contest, its
credit and its estimate of the round trip are the real ones.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from spotisle.bots.levels import level
from spotisle.rooms.contest import MAX_CONTEST_S, Bid, Contest, quotas_after
from spotisle.rooms.credit import MAX_QUOTA_S, KernelRtt, Link, RoundTrip
from spotisle.rules.seats import RoomSeat

Floats = NDArray[np.float64]

SYMBOLS = 8
JITTER = 0.05
"""Mean extra delay in each direction, as a share of the round trip; exponentially distributed."""
RESENT = 0.200
"""Seconds until a lost packet is sent again."""
REFRESH = 1 / 60
BETWEEN_CARDS = 10.0
KERNEL_WINDOW = 30
"""Samples in the kernel's minimum round trip: five minutes of cards."""


@dataclass(frozen=True)
class Player:
    """A player's round trip, and what their client reports as their reaction time."""

    rtt: float
    says: Literal["truth", "nothing", "zero"] = "truth"
    losses: float = 0.0
    """The probability, per direction, that a packet is lost."""
    kernel_sees_client: bool = True
    """Whether the server's kernel measures the path to this player, not to a proxy."""

    def report(self, reaction: float) -> float | None:
        return {"truth": reaction, "nothing": None, "zero": 0.0}[self.says]


class KernelMeasure:
    """The kernel's estimates of the round trip: smoothed, and the minimum of a window."""

    def __init__(self) -> None:
        self._latest: deque[float] = deque(maxlen=KERNEL_WINDOW)
        self._smoothed = 0.0

    def add(self, seconds: float) -> KernelRtt:
        self._smoothed = 0.875 * self._smoothed + 0.125 * seconds if self._latest else seconds
        self._latest.append(seconds)
        return KernelRtt(self._smoothed, min(self._latest))


class Draws:
    """All random values of all rounds: one row per round, one column per player."""

    def __init__(self, players: Sequence[Player], rounds: int, bot: str, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._players = players
        self._shape = (rounds, len(players))
        skill = level(bot)
        deviations = self._rng.standard_normal(self._shape)
        search = skill.glance * SYMBOLS * np.exp(skill.spread * deviations)
        painting = self._rng.uniform(0, REFRESH, self._shape)
        self.reactions: Floats = skill.floor + search
        self.elapsed: Floats = self.reactions + self._ways() + painting
        self.pings = self._ways()

    def _ways(self) -> Floats:
        """Return round trip times in seconds."""
        rtts = np.array([player.rtt for player in self._players])
        losses = np.array([player.losses for player in self._players])
        jitter = self._rng.exponential(JITTER, (2, *self._shape)).sum(axis=0)
        resent = self._rng.binomial(2, losses, self._shape) * RESENT
        return np.asarray(rtts * (1 + jitter) + resent)


class Tally:
    """The results of all rounds. Lists with one entry per player are in the order of seats."""

    def __init__(self, rounds: int, players: int) -> None:
        self.rounds = rounds
        self.won = [0] * players
        self.won_by_arrival = [0] * players
        """What they would have won if the first claim to arrive had taken the card."""
        self.limited = [0] * players
        """How many claims got less credit than with a full quota."""
        self.extra = [0.0] * players
        """Total seconds of credit beyond the round trip."""
        self.most_gained = [0.0] * players
        """The most seconds by which a claim was ranked ahead of the player's real reaction."""
        self.waits: list[float] = []
        """How long each contest stayed open after its first claim."""

    def percent(self, seat: int) -> float:
        return 100 * self.won[seat] / self.rounds

    def percent_by_arrival(self, seat: int) -> float:
        return 100 * self.won_by_arrival[seat] / self.rounds

    def count(self, bids: list[Bid], reactions: list[float]) -> None:
        self.won[bids[0].seat] += 1
        for bid in bids:
            full = Link(rtt=bid.rtt, quota=MAX_QUOTA_S).credit(bid.elapsed, bid.reported)
            self.limited[bid.seat] += bid.credit < full
            self.extra[bid.seat] += max(0.0, bid.credit - (bid.rtt or 0.0))
            gained = reactions[bid.seat] - bid.key
            self.most_gained[bid.seat] = max(gained, self.most_gained[bid.seat])


def play(
    players: Sequence[Player],
    rounds: int = 20_000,
    patience: float = MAX_CONTEST_S,
    bot: str = "casual",
    seed: int = 1,
) -> Tally:
    """Let the players race for this many cards."""
    draws = Draws(players, rounds, bot, seed)
    tally = Tally(rounds, len(players))
    seats = tuple(map(RoomSeat, range(len(players))))
    trips, kernels = [RoundTrip() for _ in seats], [KernelMeasure() for _ in seats]
    quotas = dict.fromkeys(seats, MAX_QUOTA_S)
    for number in range(rounds):
        shown_at = number * BETWEEN_CARDS
        for seat, ping in zip(seats, draws.pings[number].tolist(), strict=True):
            measured = kernels[seat].add(ping) if players[seat].kernel_sees_client else None
            trips[seat].add(ping, measured)
        links = {seat: Link(trips[seat].estimate, quotas[seat]) for seat in seats}
        contest = Contest(links, seats, shown_at, seed=number, max_seconds=patience)
        reactions = draws.reactions[number].tolist()
        reports = [player.report(took) for player, took in zip(players, reactions, strict=True)]
        arrivals = (shown_at + draws.elapsed[number]).tolist()
        tally.won_by_arrival[arrivals.index(min(arrivals))] += 1
        tally.waits.append(run(contest, arrivals, reports))
        bids = contest.settle()
        tally.count(bids, reactions)
        quotas.update(quotas_after(bids))
    return tally


def run(contest: Contest, arrivals: list[float], reports: list[float | None]) -> float:
    """Offer right claims as they arrive until the contest closes; return how long it was open."""
    arriving = sorted(map(RoomSeat, range(len(arrivals))), key=arrivals.__getitem__)
    opened_at = now = arrivals[arriving[0]]
    for seat in arriving:
        closes_at = contest.closes_at
        if closes_at is not None and closes_at < arrivals[seat]:
            return max(now, closes_at) - opened_at
        now = arrivals[seat]
        contest.offer(seat, 0, now, reports[seat], right=True)
    return now - opened_at
