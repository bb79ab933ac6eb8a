"""Sight: when cards were sent, and which of them a claimant can have seen.

One time counts for everybody: the first moment at which the cards of a state were sent to anyone
in the room. Somebody who connects later may have seen them through another device or person.
"""

from math import inf

GRACE_S = 0.300
"""How long new cards may be on a screen while a claim is still meant for the previous ones: people
need about 200 ms to react to a change, and cannot stop a tap halfway."""
RESUME_TIE_S = 2.0
"""How long after a pause the clock of the cards starts. All who claim before then tie, so that
nobody gains by having looked at the cards during the pause."""
MAX_REMEMBERED_STATES = 16


class Sight:
    """The moments at which the latest states of one play were sent."""

    def __init__(self) -> None:
        self._play = 0
        self._sent_at: dict[int, float] = {}
        """By the number of the state, the oldest first."""
        self._restarts_at = -inf

    def note_sent(self, play: int, state: int, at: float) -> None:
        """Note that a state was sent to somebody; only the first time counts."""
        if play != self._play:
            self._play, self._sent_at = play, {}
        if state not in self._sent_at:
            self._sent_at[state] = at
            self._restarts_at = -inf
            if len(self._sent_at) > MAX_REMEMBERED_STATES:
                del self._sent_at[next(iter(self._sent_at))]

    def note_resumed(self, at: float) -> None:
        """Restart the clock of the current cards after a pause."""
        self._restarts_at = at + RESUME_TIE_S

    def clock_starts_at(self, play: int, state: int) -> float | None:
        """Return the moment from which claims in a state are timed; None before it is sent."""
        sent_at = self._sent_at.get(state) if play == self._play else None
        return None if sent_at is None else max(sent_at, self._restarts_at)

    def believable_state(self, seen: int, present: int, rtt: float, now: float) -> int:
        """Return the state that a claim refers to: the one it names, or the oldest plausible one.

        An older state is plausible only until the next one has arrived and been noticed.

        >>> sight = Sight()
        >>> for state, at in enumerate((10.0, 20.0, 20.1)):
        ...     sight.note_sent(1, state, at)
        >>> [sight.believable_state(0, 2, rtt=0.1, now=now) for now in (20.2, 20.45, 20.6)]
        [0, 1, 2]
        """
        state = present
        while state > seen and now <= self._sent_at.get(state, -inf) + rtt + GRACE_S:
            state -= 1
        return state
