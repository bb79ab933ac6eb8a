"""Plan the rest of an evening from who is there and who has met."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from spotisle.events.points import PODIUM_PLACES
from spotisle.events.state import EventState, TableState
from spotisle.seating import Plan, Request, Round, Rounds, plan_seating, put_equals_first
from spotisle.seating.sizes import MAX_TABLE

RunAside = Callable[[Callable[[], None]], Awaitable[None]]
"""Does work that may take long without keeping the event loop busy."""
T = TypeVar("T")


async def compute_aside(run_aside: RunAside, work: Callable[[], T]) -> T:
    """Return what comes of work that may take long."""
    results: list[T] = []
    await run_aside(lambda: results.append(work()))
    return results[0]


async def plan_rest(event: EventState, people: tuple[int, ...], run_aside: RunAside) -> Plan:
    """Return a plan for the rounds that are left, in the event's numbers."""
    request = make_request(event, people)
    plan = await compute_aside(run_aside, lambda: plan_seating(request))
    return replace(plan, people=len(people), rounds=_renumber(plan.rounds, people))


async def plan_equals(event: EventState, people: tuple[int, ...], run_aside: RunAside) -> Rounds:
    """Return the plan of the event with a round by score put first, and no more repeats."""
    request = make_request(event, people)
    index = {person: place for place, person in enumerate(people)}
    plan = _renumber(event.plan, index)
    places = {index[person]: place for person, place in event.places().items() if person in index}
    rounds = await compute_aside(run_aside, lambda: put_equals_first(request, plan, places))
    return _renumber(rounds, people)


def _renumber(rounds: Rounds, numbers: Sequence[int] | Mapping[int, int]) -> Rounds:
    return tuple(
        tuple(tuple(numbers[person] for person in table) for table in tables) for tables in rounds
    )


def make_request(event: EventState, people: tuple[int, ...]) -> Request:
    """Return what to plan: those who are there, numbered from 0, and what has been.

    Those who have gone come after them: with them, the tables of the past have their true sizes.
    """
    past = {person for tables in event.history for table in tables for person in table}
    gone = sorted(past - set(people))
    index = {person: place for place, person in enumerate((*people, *gone))}
    settings = event.settings
    return Request(
        people=len(index),
        rounds=max(1, settings.rounds - event.round),
        table=settings.table,
        sizes=(settings.sizes[0], settings.sizes[1]) if settings.sizes else None,
        apart=_keep_present(event.apart, people),
        together=_keep_present(event.together, people),
        history=_renumber(tuple(event.history), index),
        gone=tuple(range(len(people), len(index))),
        seed=1 + event.round,
    )


def _keep_present(groups: Sequence[tuple[int, ...]], people: tuple[int, ...]) -> Round:
    """Return the groups of those who are there, by their places among them."""
    index = {person: place for place, person in enumerate(people)}
    there = (tuple(index[p] for p in group if p in index) for group in groups)
    return tuple(group for group in there if len(group) > 1)


def balance_tables(tables: Sequence[TableState], most: int) -> tuple[tuple[int, ...], ...]:
    """Let nobody sit alone because others are missing: they join the smallest other table.

    A table that was meant for one is a bye and stays; so does one whom no table can take.
    """
    balanced = [list(table.people) for table in tables]
    for number, table in enumerate(tables):
        others = [other for other in balanced if other is not balanced[number]]
        room = [other for other in others if 0 < len(other) < most]
        if len(balanced[number]) == 1 and table.room and room:
            min(room, key=len).append(balanced[number].pop())
    return tuple(map(tuple, balanced))


def find_duellists(event: EventState) -> Round:
    """Return those of a club who are tied for a place on the podium after the last round.

    Each group plays at a table of its own. Where one of them does not play any more, or no table
    takes so many, the place is shared.
    """
    settings = event.settings
    if settings.scoring != "club" or event.round != settings.rounds + settings.final:
        return ()
    places = event.places()
    return tuple(
        tied
        for tied in event.ranking()
        if 1 < len(tied) <= MAX_TABLE
        and places[tied[0]] <= PODIUM_PLACES
        and set(tied) <= set(event.playing)
    )
