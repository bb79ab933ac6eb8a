"""Plan the rest of an evening from who is there and who has met."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from spotisle.club.points import PODIUM_PLACES
from spotisle.club.state import ClubState, TableState
from spotisle.seating import Round, Rounds, SeatingPlan, SeatingRequest, plan_by_score, plan_seating
from spotisle.seating.request import describe_rounds
from spotisle.seating.sizes import MAX_TABLE

RunInThread = Callable[[Callable[[], None]], Awaitable[None]]
"""Runs slow work without blocking the event loop."""
T = TypeVar("T")


async def compute_in_thread(run_in_thread: RunInThread, work: Callable[[], T]) -> T:
    """Run slow work off the event loop, and return its result."""
    results: list[T] = []
    await run_in_thread(lambda: results.append(work()))
    return results[0]


async def plan_rest(
    club: ClubState, people: tuple[int, ...], run_in_thread: RunInThread
) -> SeatingPlan:
    """Return a plan for the remaining rounds, with the club night's person numbers."""
    request = make_request(club, people)
    plan = await compute_in_thread(run_in_thread, lambda: plan_seating(request))
    return replace(plan, people=len(people), rounds=_renumber(plan.rounds, people))


async def plan_equals(
    club: ClubState, people: tuple[int, ...], run_in_thread: RunInThread
) -> SeatingPlan:
    """Return the club night's plan with a round by score first, and no additional repeats."""
    request = make_request(club, people)
    index = {person: place for place, person in enumerate(people)}
    plan = _renumber(club.plan, index)
    places = {index[person]: place for person, place in club.places().items() if person in index}
    rounds = await compute_in_thread(run_in_thread, lambda: plan_by_score(request, plan, places))
    described = describe_rounds(request, rounds)
    return replace(described, people=len(people), rounds=_renumber(rounds, people))


def _renumber(rounds: Rounds, numbers: Sequence[int] | Mapping[int, int]) -> Rounds:
    return tuple(
        tuple(tuple(numbers[person] for person in table) for table in tables) for tables in rounds
    )


def make_request(club: ClubState, people: tuple[int, ...]) -> SeatingRequest:
    """Return the request to the planner: who is there, numbered from 0, and the history.

    People who have gone are numbered after them, so that past tables keep their real sizes.
    """
    past = {person for tables in club.history for table in tables for person in table}
    gone = sorted(past - set(people))
    index = {person: place for place, person in enumerate((*people, *gone))}
    settings = club.settings
    return SeatingRequest(
        people=len(index),
        rounds=max(1, settings.rounds - club.round),
        table=settings.table,
        sizes=(settings.sizes[0], settings.sizes[1]) if settings.sizes else None,
        apart=_keep_present(club.apart, people),
        together=_keep_present(club.together, people),
        history=_renumber(tuple(club.history), index),
        gone=tuple(range(len(people), len(index))),
        seed=1 + club.round,
    )


def _keep_present(groups: Sequence[tuple[int, ...]], people: tuple[int, ...]) -> Round:
    """Return the groups without absent people, renumbered; groups of one are dropped."""
    index = {person: place for place, person in enumerate(people)}
    there = (tuple(index[p] for p in group if p in index) for group in groups)
    return tuple(group for group in there if len(group) > 1)


def balance_tables(tables: Sequence[TableState], most: int) -> tuple[tuple[int, ...], ...]:
    """Move people who would sit alone, because others are missing, to the smallest other table.

    A table planned for one is a bye: it has no room to play in, and stays. Nobody moves if no other
    table has space.
    """
    balanced = [list(table.people) for table in tables]
    for number, table in enumerate(tables):
        others = [balanced[place] for place, it in enumerate(tables) if it.room and place != number]
        room = [other for other in others if 0 < len(other) < most]
        if len(balanced[number]) == 1 and table.room and room:
            min(room, key=len).append(balanced[number].pop())
    return tuple(map(tuple, balanced))


def find_duellists(club: ClubState) -> Round:
    """Return the groups that are tied for a place on the podium after a club's last round.

    Each group gets its own table. A group shares the place if one of them does not play any more,
    or if it is too large for a table.
    """
    settings = club.settings
    if settings.scoring != "club" or club.round != settings.rounds + settings.final:
        return ()
    places = club.places()
    return tuple(
        tied
        for tied in club.ranking()
        if 1 < len(tied) <= MAX_TABLE
        and places[tied[0]] <= PODIUM_PLACES
        and set(tied) <= set(club.playing)
    )
