"""Choose a plan: constructions first, a search only if none fits.

The same request and seed give the same plan: work is counted in steps, never in seconds.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import comb
from random import Random

from spotisle.seating.base_rounds import BASE_ROUNDS, shift_known
from spotisle.seating.designs import pair_off, seat_schoolgirls
from spotisle.seating.found_plans import find_plan
from spotisle.seating.plan import Rounds, count_flaws, count_meetings, count_repeats, freeze
from spotisle.seating.polishing import polish
from spotisle.seating.round_search import FAIRNESS_COST, Noise, RoundSearch, estimate_work
from spotisle.seating.shifts import Circles, list_circles, search_base_round
from spotisle.seating.sizes import least_repeats, split
from spotisle.seating.transversals import as_rounds, list_transversals

SHIFT_WORK = 400_000
"""The total number of swaps in all searches for a base round, times the size of a table."""
SHIFT_WORK_WITH_REPEATS = 100_000
"""The same if repeats cannot be avoided: then other searches find as much."""
DENSE = 2
"""If there are this many meetings for each pair, base rounds are not searched at all."""
LONG_SEARCHES = 2
MAX_PAIR_LISTS = 600
"""The limit for people times circles to try: each circle needs a list of all pairs."""
MAX_CIRCLES_WITH_REPEATS = 3
"""If repeats cannot be avoided, long searches with few circles give fewer of them."""
MAX_FAIR_SEARCH = 40
"""Up to this many people, a plan with the least repeats but unfair short tables is not the end."""
SEARCH_WORK = 5_500_000
DRAFT_NOISE, NOISE = (0.35, 0.1), (0.5, 0.15)
"""Little noise keeps what a construction has; a random plan needs more."""
FEW_SWEEPS = 30
MAX_DRAFTS = 4
STRANGER_TRIES = 20
STRANGER_SWAPS = 600
ACQUAINTANCE_TRIES = 12
ACQUAINTANCE_WORK = 12_000
"""The limit for these tries, times the chairs of the plan."""


def plan_rounds(people: int, tables: int, rounds: int, random: Random, effort: float = 1) -> Rounds:
    """Return the best plan for this many tables."""
    sizes = split(people, tables)
    if tables == 1:
        return ((tuple(range(people)),),) * rounds
    if max(sizes) == 2:
        return pair_off(people, rounds)
    plan = _find_rounds(people, sizes, rounds, random, effort)
    return polish(range(people), plan, random, least=least_repeats(people, sizes, rounds))


def _find_rounds(
    people: int, sizes: tuple[int, ...], rounds: int, random: Random, effort: float
) -> Rounds:
    """Return the plan with the fewest repeats; at equal repeats it may not be the fairest."""
    tables = len(sizes)
    if found := find_plan(people, tables, rounds):
        return found
    if people < tables * max(sizes):
        effort /= 2  # the other half goes into the plan for full tables
    least = least_repeats(people, sizes, rounds)
    drafts: list[Rounds] = []
    for draft in _list_drafts(people, sizes, rounds, random, effort):
        drafts.append(draft)
        if len(draft) == rounds and count_repeats(draft) == least:
            drafts[-1] = polish(range(people), draft, random, least=least)
            if not any(count_flaws(range(people), drafts[-1])[1:]) or people > MAX_FAIR_SEARCH:
                return drafts[-1]
            break
    return _search(people, sizes, rounds, drafts, random, effort)


def seat_without_repeats(people: int, size: int, rounds: int, random: Random) -> Rounds:
    """Return rounds in which nobody meets twice, by construction; possibly fewer than asked."""
    tables = people // size
    if tables == 1:
        return ((tuple(range(people)),),)
    if size == 2:
        return pair_off(people, min(rounds, people - 1 + people % 2))
    best: Rounds = seat_schoolgirls() if (tables, size) == (5, 3) else ()
    if (tables, size) in BASE_ROUNDS:
        best = shift_known(tables, size, rounds)
        if len(best) == rounds:
            return best
    for transversal in list_transversals(tables, size, rounds, random):
        plan = as_rounds(transversal)
        plan = (plan + _seat_within_seats(tables, size, rounds - len(plan), random))[:rounds]
        best = max(best, plan, key=len)
        if len(best) >= rounds:
            return best[:rounds]
    return best[:rounds]


def _seat_within_seats(tables: int, size: int, rounds: int, random: Random) -> Rounds:
    """Return rounds among people with the same seat, who have not met yet."""
    if rounds <= 0 or tables % size:
        return ()
    inner = seat_without_repeats(tables, size, rounds, random)
    return freeze(
        [[seat * tables + person for person in table] for seat in range(size) for table in groups]
        for groups in inner
    )


def _list_drafts(
    people: int, sizes: tuple[int, ...], rounds: int, random: Random, effort: float
) -> Iterator[Rounds]:
    """Yield plans, the cheapest first; those that are too short have no repeats."""
    tables, size = len(sizes), max(sizes)
    full = tables * size
    exact = seat_without_repeats(full, size, rounds, random)
    for length in sorted({len(exact), min(len(exact), rounds)}, reverse=True):
        yield from _leave_out(exact[:length], full, people, random)
    yield from _search_shifts(people, sizes, rounds, random, effort)
    if people < full:
        whole = _find_rounds(full, (size,) * tables, rounds, random, effort)
        yield from _leave_out(whole, full, people, random)
        base = seat_without_repeats(tables * (size - 1), size - 1, rounds, random)
        if size > 3 and len(base) > 1:
            yield _seat_more(base, people)


def _search_shifts(
    people: int, sizes: tuple[int, ...], rounds: int, random: Random, effort: float
) -> Iterator[Rounds]:
    """Yield plans of shifted base rounds, until one has no repeat."""
    if rounds * sum(comb(size, 2) for size in sizes) > DENSE * comb(people, 2):
        return
    choices = list_circles(people, len(sizes), rounds)[: max(1, MAX_PAIR_LISTS // people)]
    work = effort * SHIFT_WORK / max(sizes)
    if least_repeats(people, sizes, rounds):
        choices = choices[:MAX_CIRCLES_WITH_REPEATS]
        work = effort * SHIFT_WORK_WITH_REPEATS / max(sizes)
    tried: list[tuple[float, int, Circles]] = []
    for factors, fixed in choices:
        circles = Circles(people, factors, fixed, rounds)
        cost, plan = search_base_round(circles, sizes, int(work / len(choices) / 3), random)
        yield plan
        tried.append((cost, len(tried), circles))
    for cost, _, circles in sorted(tried)[:LONG_SEARCHES]:
        if cost:
            yield search_base_round(circles, sizes, int(work / 3), random)[1]


def _leave_out(rounds: Rounds, full: int, people: int, random: Random) -> Iterator[Rounds]:
    """Yield the plan with some people left out who never meet, so that sizes stay even.

    If there are no such people, tables that lose two are refilled, at the cost of repeats.
    """
    if not rounds or full == people:
        yield from [rounds] if rounds else []
        return
    met = count_meetings(rounds)
    friends: list[set[int]] = [{person} for person in range(full)]
    for one, other in met:
        friends[one].add(other)
        friends[other].add(one)
    strangers = _choose_strangers(friends, len(rounds[0]), full - people, random)
    if strangers:
        yield _remove(rounds, strangers, full)
    else:
        plans = [
            _even_out(_remove(rounds, random.sample(range(full), full - people), full))
            for _ in range(min(ACQUAINTANCE_TRIES, 1 + ACQUAINTANCE_WORK // (full * len(rounds))))
        ]
        yield min(plans, key=count_repeats)


def _seat_more(rounds: Rounds, people: int) -> Rounds:
    """Add people to a plan, each at the table of which they have met the fewest."""
    met = count_meetings(rounds)
    plan = [[list(table) for table in tables] for tables in rounds]
    for tables in plan:
        free = list(tables)
        for person in range(sum(map(len, tables)), people):
            _, at = min((_count_again(met, person, table), at) for at, table in enumerate(free))
            table = free.pop(at)
            met.update((other, person) for other in table)
            table.append(person)
    return freeze(plan)


def _remove(rounds: Rounds, gone: Sequence[int], full: int) -> Rounds:
    """Return the plan without these people; those who stay are renumbered."""
    stay = {p: i for i, p in enumerate(p for p in range(full) if p not in set(gone))}
    return freeze([[stay[p] for p in table if p in stay] for table in tables] for tables in rounds)


def _even_out(rounds: Rounds) -> Rounds:
    """Refill tables that lost two or more people, with those who add the fewest repeats."""
    met = count_meetings(rounds)
    plan = [[list(table) for table in tables] for tables in rounds]
    for tables in plan:
        while len(small := min(tables, key=len)) + 1 < len(max(tables, key=len)):
            most = max(map(len, tables))
            _, person, table = min(
                (_count_again(met, person, small) - _count_again(met, person, table, 1), person, at)
                for at, table in enumerate(tables)
                if len(table) == most
                for person in table
            )
            tables[table].remove(person)
            for others, change in ((tables[table], -1), (small, 1)):
                for other in others:
                    met[min(person, other), max(person, other)] += change
            small.append(person)
    return freeze(plan)


def _count_again(
    met: Counter[tuple[int, int]], person: int, table: Sequence[int], more_than: int = 0
) -> int:
    """Return how many people at a table a person has met more than `more_than` times."""
    return sum(met[min(person, other), max(person, other)] > more_than for other in table)


def _choose_strangers(
    friends: list[set[int]], tables: int, count: int, random: Random
) -> list[int]:
    """Return people who never meet, such that nobody meets many more of them than others do."""
    everybody = range(len(friends))
    for _ in range(STRANGER_TRIES):
        chosen = _pick_strangers(random.sample(everybody, len(friends)), friends, count)
        if len(chosen) == count:
            break
    else:
        same_seat = everybody[-tables:]
        chosen = _pick_strangers(same_seat, friends, count)
    if len(chosen) == count:
        _spread_strangers(chosen, friends, random)
        return chosen
    return []


def _pick_strangers(order: Sequence[int], friends: list[set[int]], count: int) -> list[int]:
    chosen: list[int] = []
    met: set[int] = set()
    for person in order:
        if person not in met and len(chosen) < count:
            chosen.append(person)
            met |= friends[person]
    return chosen


def _spread_strangers(chosen: list[int], friends: list[set[int]], random: Random) -> None:
    """Swap strangers so that everybody meets about equally many of them."""
    meets = [sum(person in friends[other] for other in chosen) for person in range(len(friends))]
    for _ in range(STRANGER_SWAPS):
        place, comes = random.randrange(len(chosen)), random.randrange(len(friends))
        goes = chosen[place]
        if meets[comes] - (comes in friends[goes]):
            continue
        change = sum(2 * meets[p] + 1 for p in friends[comes] - friends[goes])
        change -= sum(2 * meets[p] - 1 for p in friends[goes] - friends[comes])
        if change <= 0:
            chosen[place] = comes
            for person in friends[goes]:
                meets[person] -= 1
            for person in friends[comes]:
                meets[person] += 1


def deal_round(people: Sequence[int], sizes: tuple[int, ...], random: Random) -> list[list[int]]:
    """Return a random round."""
    order = iter(random.sample(people, len(people)))
    return [list(islice(order, size)) for size in sizes]


def _search(
    people: int,
    sizes: tuple[int, ...],
    rounds: int,
    drafts: list[Rounds],
    random: Random,
    effort: float,
) -> Rounds:
    """Improve the best drafts a little, the best of them further, and a random plan most.

    If there is time for a few sweeps over all rounds only, the best draft gets all of them.
    """
    least = least_repeats(people, sizes, rounds)

    def rate(plan: Rounds) -> tuple[int, int, int]:
        return count_flaws(range(people), plan)

    def improve(plan: Rounds, noise: Noise, share: float) -> Rounds:
        search = RoundSearch(range(people), plan, random)
        return search.search(effort * share * SEARCH_WORK, noise, FAIRNESS_COST, least)

    def complete(draft: Rounds) -> Rounds:
        more = rounds - len(draft)
        plan = draft + _more_rounds(people, sizes, more, random)
        if not 0 < more < len(draft):
            return plan
        search = RoundSearch(range(people), plan, random)  # it begins with the last rounds
        return search.search(more * estimate_work(people), DRAFT_NOISE, FAIRNESS_COST, least)

    whole = [complete(draft) for draft in drafts]
    if effort * SEARCH_WORK < FEW_SWEEPS * rounds * estimate_work(people):
        return improve(min(whole, key=rate), DRAFT_NOISE, 1)
    improved = [improve(plan, DRAFT_NOISE, 0.1) for plan in sorted(whole, key=rate)[:MAX_DRAFTS]]
    improved.append(improve(min(improved, key=rate), DRAFT_NOISE, 0.2))
    improved.append(improve(_more_rounds(people, sizes, rounds, random), NOISE, 0.4))
    return min(improved, key=rate)


def _more_rounds(people: int, sizes: tuple[int, ...], rounds: int, random: Random) -> Rounds:
    return freeze(deal_round(range(people), sizes, random) for _ in range(rounds))


def pairs_of(groups: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return every pair of people who are in a group together."""
    return [(min(pair), max(pair)) for group in groups for pair in combinations(group, 2)]
