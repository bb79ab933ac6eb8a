"""What a wrong claim costs. The rule books do not say; the table chooses lock, freeze or none."""

from spotisle.rules.claim import Reason
from spotisle.rules.spec import PenaltyName

FREEZE_S = 1.5


class Penalties:
    """Who is out after a wrong claim, and for how long."""

    def __init__(self, kind: PenaltyName) -> None:
        self.kind: PenaltyName = kind
        self.locked: set[int] = set()
        self.frozen_until: dict[int, float] = {}

    def against(self, seat: int, now: float) -> Reason | None:
        """Return the reason why this seat may not claim now, if there is one."""
        if seat in self.locked:
            return Reason.LOCKED
        if self.frozen_until and now < self.frozen_until.get(seat, now):
            return Reason.FROZEN
        return None

    def punish(self, seat: int, now: float, in_play: frozenset[int]) -> None:
        """Lock or freeze the seat; when everyone in play is locked, all are released."""
        if self.kind == "freeze":
            self.frozen_until[seat] = now + FREEZE_S
        elif self.kind == "lock":
            self.locked.add(seat)
            if in_play <= self.locked:
                self.locked.clear()

    def release(self) -> None:
        """Unlock everyone: the contested card has changed."""
        self.locked.clear()

    def trial(self) -> "Penalties":
        """Return a copy, to try claims without changing this one."""
        trial = Penalties(self.kind)
        trial.locked = set(self.locked)
        trial.frozen_until = dict(self.frozen_until)
        return trial
