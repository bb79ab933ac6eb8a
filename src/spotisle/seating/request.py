"""The whole request: people, rounds, table sizes, wishes, and the rounds played before."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from spotisle.errors import SpotisleError
from spotisle.seating.plan import (
    Rounds,
    SeatingPlan,
    count_flaws,
    count_repeats,
    count_short,
    freeze,
)
from spotisle.seating.planner import NOISE, deal_round, pairs_of, plan_rounds
from spotisle.seating.polishing import polish
from spotisle.seating.round_search import FAIRNESS_COST, RoundSearch
from spotisle.seating.sizes import (
    MAX_TABLE,
    MIN_TABLE,
    allowed_counts,
    least_repeats,
    split,
)

MAX_PEOPLE = 500
MAX_ROUNDS = 60
MAX_CHOICES = 3
"""How many numbers of tables are planned in full before one is chosen."""
WISHFUL_WORK = 4_000_000
WISHFUL_TRIES = 3
DEAL_TRIES = 200
"""How many random rounds are dealt before groups count as too large for the tables."""


class SeatingRequest(Struct, frozen=True, kw_only=True):
    """What to plan. People are numbered from 0."""

    people: int
    rounds: int
    table: int = 4
    """At most this many at a table; with `sizes`, the preferred size."""
    sizes: tuple[int, int] | None = None
    """The smallest and the largest table allowed; the number of tables follows from the repeats."""
    apart: tuple[tuple[int, ...], ...] = ()
    together: tuple[tuple[int, ...], ...] = ()
    history: Rounds = ()
    """Rounds that have been played, possibly with people who have left since."""
    gone: tuple[int, ...] = ()
    """People who are not seated any more."""
    seed: int = 1


class History(Struct, frozen=True):
    """The rounds played before, as stored in a file."""

    rounds: Rounds
    gone: tuple[int, ...] = ()


class SeatingError(SpotisleError):
    """A request that no plan can fulfil."""


def plan_seating(request: SeatingRequest) -> SeatingPlan:
    """Return the best plan that is found in about a second.

    >>> plan = plan_seating(SeatingRequest(people=15, table=3, rounds=7))
    >>> plan.repeats, len(plan.rounds), len(plan.rounds[0])
    (0, 7, 5)
    """
    check_request(request)
    gone = set(request.gone)
    seated = [person for person in range(request.people) if person not in gone]
    counts = _choose_counts(request, len(seated))
    plans: list[tuple[int, int, Rounds]] = []
    for tables in counts:
        rounds = _seat(request, seated, tables, 1 / len(counts))
        plans.append((count_flaws(seated, rounds, request.history)[0], len(plans), rounds))
        if not plans[-1][0]:
            break
    _, _, rounds = min(plans)
    return describe_rounds(request, rounds)


def describe_rounds(request: SeatingRequest, rounds: Rounds) -> SeatingPlan:
    """Return these rounds as a plan, with their repeats and a bound for those of any other."""
    seated = request.people - len(set(request.gone))
    together = len(pairs_of(merge_groups(request.together)))
    return SeatingPlan(
        people=request.people,
        rounds=rounds,
        repeats=count_repeats(rounds, request.history),
        bound=least_repeats(seated, split(seated, len(rounds[0])), len(rounds), together),
        short=count_short(request.people, rounds),
    )


def check_request(request: SeatingRequest) -> None:
    """Raise `SeatingError` if the request is impossible."""
    seated = request.people - len(set(request.gone))
    if seated < 2 <= request.people:
        raise SeatingError("nobody is left to seat; at least two people must stay")
    _check_range("people", seated, 2, MAX_PEOPLE)
    _check_range("rounds", request.rounds, 1, MAX_ROUNDS)
    _check_range("table", request.table, MIN_TABLE, MAX_TABLE)
    if request.sizes:
        smallest, largest = request.sizes
        _check_range("sizes", smallest, MIN_TABLE, MAX_TABLE)
        _check_range("sizes", largest, smallest, MAX_TABLE)
        if not allowed_counts(seated, smallest, largest):
            raise SeatingError(
                f"{seated} people do not fit at tables of {smallest} to {largest}; "
                "allow other sizes"
            )
    for group in (*request.apart, *request.together, request.gone):
        for person in group:
            if not 0 <= person < request.people:
                raise SeatingError(
                    f"there is no person {person}: people have the numbers 0 to "
                    f"{request.people - 1}"
                )
    _check_wishes(request)


def _check_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise SeatingError(f"{name}: must be {least} to {most}, not {value}")


def _check_wishes(request: SeatingRequest) -> None:
    largest = request.sizes[1] if request.sizes else request.table
    for group in merge_groups(request.together):
        if len(group) > largest:
            raise SeatingError(f"{len(group)} people together do not fit at a table of {largest}")
    for one, other in pairs_of(request.apart):
        if one == other:
            raise SeatingError(f"person {one} cannot be apart from themselves")
    if conflict := find_conflict(request.apart, request.together):
        one, other = conflict
        raise SeatingError(f"{one} and {other} can't be both apart and together")


def find_conflict(
    apart: Sequence[Sequence[int]], together: Sequence[Sequence[int]]
) -> tuple[int, int] | None:
    """Return two people who would have to sit both apart and together, if there are any.

    >>> find_conflict(apart=[(0, 2)], together=[(0, 1), (1, 2)])
    (0, 2)
    """
    merged = enumerate(merge_groups(together))
    group_of = {person: number for number, group in merged for person in group}
    for one, other in pairs_of(apart):
        if one in group_of and group_of[one] == group_of.get(other):
            return one, other
    return None


def merge_groups(groups: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """Join groups that have somebody in common, directly or through other groups.

    >>> merge_groups([(0, 1), (2, 3), (1, 4)])
    [(2, 3), (0, 1, 4)]
    """
    merged: list[set[int]] = []
    for group in groups:
        joined = set(group)
        for other in [known for known in merged if known & joined]:
            merged.remove(other)
            joined |= other
        merged.append(joined)
    return [tuple(sorted(group)) for group in merged]


def _choose_counts(request: SeatingRequest, people: int) -> list[int]:
    """Return the numbers of tables worth planning, the most promising first."""
    usual = -(-people // request.table)
    if not request.sizes:
        return [usual]
    choices = sorted(
        allowed_counts(people, *request.sizes),
        key=lambda tables: (
            least_repeats(people, split(people, tables), request.rounds),
            abs(tables - usual),
        ),
    )
    return choices[:MAX_CHOICES]


def _seat(request: SeatingRequest, seated: list[int], tables: int, effort: float) -> Rounds:
    """Return the rounds for this many tables, in the request's numbers."""
    random = Random(request.seed)
    if not (request.apart or request.together or request.history):
        plan = plan_rounds(len(seated), tables, request.rounds, random, effort)
        return freeze([[[seated[i] for i in table] for table in groups] for groups in plan])
    return _seat_by_wishes(request, seated, tables, effort, random)


def _seat_by_wishes(
    request: SeatingRequest, seated: list[int], tables: int, effort: float, random: Random
) -> Rounds:
    """Search for a plan that keeps the wishes and takes the history into account."""
    sizes = split(len(seated), tables)
    groups = [
        tuple(person for person in group if person in seated)
        for group in merge_groups(request.together)
    ]
    apart = pairs_of(request.apart)
    work = effort * WISHFUL_WORK / WISHFUL_TRIES
    best: tuple[tuple[int, int, int], Rounds] | None = None
    for _ in range(WISHFUL_TRIES):
        start = freeze(_deal_groups(seated, sizes, groups, random) for _ in range(request.rounds))
        search = RoundSearch(seated, start, random, request.history, apart, pairs_of(groups))
        plan = search.search(work, NOISE, FAIRNESS_COST, 0)
        if not keeps_wishes(plan, apart, pairs_of(groups)):
            continue
        rating = count_flaws(seated, plan, request.history)
        if best is None or rating < best[0]:
            best = rating, plan
        if not any(rating):
            break
    if best is None:
        raise SeatingError("these wishes don't fit together; allow larger tables or drop a wish")
    return polish(seated, best[1], random, request.history, apart, pairs_of(groups))


def keeps_wishes(
    rounds: Rounds, apart: Sequence[tuple[int, int]], together: Sequence[tuple[int, int]]
) -> bool:
    """Tell whether all pairs in `apart` sit apart, and all pairs in `together` sit together."""
    for tables in rounds:
        at = {person: number for number, table in enumerate(tables) for person in table}
        if any(at.get(one, -1) == at.get(other, -2) for one, other in apart):
            return False
        if any(at.get(one) != at.get(other) for one, other in together):
            return False
    return True


def _deal_groups(
    people: Sequence[int],
    sizes: tuple[int, ...],
    groups: Sequence[tuple[int, ...]],
    random: Random,
) -> list[list[int]]:
    """Return a random round in which groups sit together, the largest seated first."""
    if not groups:
        return deal_round(people, sizes, random)
    grouped = {person for group in groups for person in group}
    parties = [*groups, *((person,) for person in people if person not in grouped)]
    for _ in range(DEAL_TRIES):
        if (tables := _deal_parties(parties, sizes, random)) is not None:
            return tables
    raise SeatingError("these groups do not fit at the tables; allow larger tables")


def _deal_parties(
    parties: Sequence[tuple[int, ...]], sizes: tuple[int, ...], random: Random
) -> list[list[int]] | None:
    """Seat each party at a random table with enough space; None if one finds none."""
    tables: list[list[int]] = [[] for _ in sizes]
    order = list(parties)
    random.shuffle(order)
    for party in sorted(order, key=len, reverse=True):
        room = [
            number
            for number, table in enumerate(tables)
            if len(table) + len(party) <= sizes[number]
        ]
        if not room:
            return None
        tables[random.choice(room)] += party
    return tables
