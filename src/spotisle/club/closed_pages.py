"""People whose page was closed before they played: after a while they leave the list.

A phone that scans the QR code in two browsers joins as two people, and its owner closes one page. A
phone that sleeps or loses the network does not close its page: its owner stays in the list.
"""

from math import inf
from typing import TYPE_CHECKING

from spotisle.club import changes as ch
from spotisle.club.state import ClubState

if TYPE_CHECKING:
    from spotisle.club.actor import ClubActor

CLOSED_S = 30.0
"""How long somebody whose page was closed stays in the list: longer than a reload takes."""


class ClosedPages:
    """Lets people leave who closed their page and have not played."""

    def __init__(self, actor: "ClubActor") -> None:
        self._actor = actor
        self._closed: dict[int, float] = {}
        """Since when their page is closed."""

    @property
    def due(self) -> float:
        """When the next of them leaves."""
        return min(self._closed.values(), default=inf) + CLOSED_S

    def note(self, person: int) -> None:
        """Note that somebody closed their page."""
        self._closed[person] = self._actor.clock.now()

    def arrived(self, person: int) -> None:
        """Note that somebody is connected again."""
        self._closed.pop(person, None)

    async def remove_people(self, now: float) -> None:
        """Let those leave whose time is over; look again later at people with a seat.

        If that cannot be stored, all are looked at again later.
        """
        state = self._actor.state
        over = [person for person, since in self._closed.items() if since + CLOSED_S <= now]
        idle = [person for person in over if _is_idle(state, person)]
        left = [ch.WentAway(at=now, person=p) for p in idle if state.table_of(p) is None]
        refusal = await self._actor.commit(left)
        for person in over:
            self._closed.pop(person, None)
        later = idle if refusal else [person for person in idle if not state.people[person].left]
        self._closed |= dict.fromkeys(later, now)


def _is_idle(club: ClubState, person: int) -> bool:
    """Tell whether somebody has come and not played, in an evening that has not ended."""
    ended = club.phase in ("podium", "closed", "forgotten")
    played = person in club.points or club.crowd[person] > 0
    return not (ended or played or club.people[person].left)
