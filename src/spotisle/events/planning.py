"""Plan the rest of an evening from who is there and who has met."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from spotisle.events.state import EventState, TableState
from spotisle.seating import Plan, Request, plan_seating

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
    rounds = tuple(
        tuple(tuple(people[index] for index in table) for table in tables) for tables in plan.rounds
    )
    return Plan(len(people), rounds, plan.repeats, plan.bound, plan.short)


def make_request(event: EventState, people: tuple[int, ...]) -> Request:
    """Return what to plan: those who are there, numbered from 0, and whom they have met."""
    index = {person: place for place, person in enumerate(people)}
    settings = event.settings
    history = tuple(
        tuple(tuple(index[p] for p in table if p in index) for table in tables)
        for tables in event.history
    )
    return Request(
        people=len(people),
        rounds=max(1, settings.rounds - event.round),
        table=settings.table,
        sizes=(settings.sizes[0], settings.sizes[1]) if settings.sizes else None,
        apart=_renumber(event.apart, index),
        together=_renumber(event.together, index),
        history=history,
        seed=1 + event.round,
    )


def _renumber(
    groups: Sequence[tuple[int, ...]], index: dict[int, int]
) -> tuple[tuple[int, ...], ...]:
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


def seat_by_score(
    ranked: Sequence[int], sizes: Sequence[int], met: Mapping[int, set[int]]
) -> tuple[tuple[int, ...], ...]:
    """Seat people with their equals: the best at the first table, and few who have met before.

    Neighbours by score change places as long as that spares a repeat.

    >>> seat_by_score([4, 2, 1, 3], [2, 2], {4: {2}, 2: {4}})
    ((4, 1), (2, 3))
    """
    order = iter(ranked)
    tables = [[next(order) for _ in range(size)] for size in sizes]

    def repeats(table: list[int], person: int) -> int:
        return sum(other in met.get(person, ()) for other in table if other != person)

    for number, table in enumerate(tables):
        for seat in reversed(range(len(table))):
            for other in tables[number + 1 :]:
                for place in range(len(other)):
                    before = repeats(table, table[seat]) + repeats(other, other[place])
                    if not repeats(table, table[seat]):
                        break
                    table[seat], other[place] = other[place], table[seat]
                    if repeats(table, table[seat]) + repeats(other, other[place]) >= before:
                        table[seat], other[place] = other[place], table[seat]
    return tuple(map(tuple, tables))
