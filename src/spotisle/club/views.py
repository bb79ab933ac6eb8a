"""What people see of a club night: the public part, the player's own part, the organisers' part."""

from collections.abc import Collection, Mapping

from spotisle.club.guests import find_guest
from spotisle.club.names import NameBook
from spotisle.club.planning import find_duellists, make_request
from spotisle.club.points import PODIUM_PLACES, Ranking
from spotisle.club.state import ClubState, TableState
from spotisle.protocol.club_views import (
    ClubPersonView,
    ClubTableView,
    ClubView,
    CrowdView,
    FastestView,
    OrganiserView,
    OwnView,
    PlanSummary,
)
from spotisle.seating import SeatingRequest
from spotisle.seating.sizes import split

MAX_LEADERS = 5
AT_TABLES = ("seating", "round", "final")


def public_view(club: ClubState, names: NameBook, here: Collection[int], now: float) -> ClubView:
    """Return what everybody may see."""
    settings, ranking = club.settings, club.ranking()
    totals = club.totals()
    people = {
        str(number): ClubPersonView(
            names.open(club.names.get(number), number),
            club.people[number].colour,
            number in here or club.people[number].guest,
            club.people[number].guest,
            club.people[number].team,
        )
        for number in club.present
    }
    ended = club.phase in ("podium", "closed", "forgotten")
    return ClubView(
        code=club.code,
        mode=settings.mode,
        state=club.phase,
        round=club.round,
        rounds=settings.pairs if settings.mode == "crowd" else settings.rounds,
        locked=club.locked,
        paused=club.paused,
        automatic=settings.automatic,
        sentence=_sentence(club),
        ends=club.ends,
        people=people,
        tables=tuple(_table_view(table, club) for table in club.tables),
        out=tuple(p for p in club.present if club.people[p].out),
        settings=settings,
        top=tuple((p, totals[p]) for p in _first(ranking, totals, MAX_LEADERS) if totals[p] > 0),
        climber=_find_climber(club, ranking),
        fastest=FastestView(*club.last_fastest) if club.last_fastest else None,
        podium=_podium(ranking) if ended else (),
        crowd=_crowd_view(club, now),
        duel=club.duelling and club.phase in (*AT_TABLES, "results"),
    )


def _sentence(club: ClubState) -> PlanSummary | None:
    if not club.planned_for or club.settings.mode == "crowd":
        return None
    sizes = tuple(len(table.people) for table in club.tables) or tuple(
        map(len, club.plan[0]) if club.plan else split(len(club.planned_for), 1)
    )
    return PlanSummary(
        people=sum(sizes),
        sizes=tuple(sorted(sizes, reverse=True)),
        rounds=club.settings.rounds,
        repeats=club.repeats,
        bound=club.bound,
    )


def _table_view(table: TableState, club: ClubState) -> ClubTableView:
    game = club.game_at(table)
    playing = club.phase in ("round", "final")
    return ClubTableView(
        number=table.number,
        people=table.people,
        confirmed=tuple(sorted(table.confirmed)),
        state="void"
        if table.void
        else "finished"
        if table.ranking is not None
        else "playing"
        if playing
        else "seating",
        game="dice" if game.mode == "dice" else (game.games[0] if game.games else game.mode),
        best=table.ranking[0] if table.ranking else (),
        place=table.place,
    )


def _first(ranking: Ranking, totals: Mapping[int, float], count: int) -> list[int]:
    """Return the first of a ranking, with everybody who has as many points as the last of them.

    >>> _first(((4,), (2,), (1,), (3,)), {1: 12.0, 2: 12.0, 3: 8.0, 4: 20.0}, 2)
    [4, 2, 1]
    """
    order = [person for group in ranking for person in group]
    return [
        person
        for place, person in enumerate(order[: 2 * count])
        if place < count or totals[person] == totals[order[count - 1]]
    ]


def _podium(ranking: Ranking) -> Ranking:
    places: list[tuple[int, ...]] = []
    for group in ranking:
        if sum(map(len, places)) >= PODIUM_PLACES:
            break
        places.append(group)
    return tuple(places)


def _find_climber(club: ClubState, ranking: Ranking) -> int | None:
    """Return who has gained the most places since the previous round."""
    if club.phase != "results" or club.round < 2:
        return None
    climbed = {
        person: club.places_before.get(person, place) - place
        for place, group in enumerate(ranking)
        for person in group
    }
    best = max(climbed, key=lambda person: climbed[person], default=None)
    return best if best is not None and climbed[best] > 0 else None


def _crowd_view(club: ClubState, now: float) -> CrowdView | None:
    pair = club.pair
    if pair is None or club.settings.mode != "crowd":
        return None
    return CrowdView(
        pair=pair.number,
        of=club.settings.pairs,
        phase="result" if pair.shown else ("open" if now >= pair.opens else "cover"),
        opens=pair.opens,
        closes=pair.closes,
        deck=club.settings.deck or "classic",
        cards=pair.cards,
        symbol=pair.symbol if pair.shown else None,
        teams=_team_means(club),
    )


def _team_means(club: ClubState) -> tuple[float, ...]:
    members: list[list[int]] = [[] for _ in range(club.settings.teams)]
    for number in club.present:
        team = club.people[number].team
        if team is not None and team < len(members):
            members[team].append(club.crowd[number])
    return tuple(round(sum(team) / len(team), 1) if team else 0.0 for team in members)


def find_places(club: ClubState) -> dict[int, int]:
    """Return everybody's place, once the evening is over."""
    return club.places() if club.phase in ("podium", "closed") else {}


def own_view(
    club: ClubState,
    names: NameBook,
    person: int,
    totals: dict[int, float],
    places: dict[int, int],
) -> OwnView:
    """Return the part that only this person gets."""
    table = club.table_of(person) if club.phase in (*AT_TABLES, "results") else None
    return OwnView(
        table=table.number if table else None,
        company=tuple(p for p in table.people if p != person) if table else (),
        confirmed=table is not None and person in table.confirmed,
        points=totals.get(person, 0.0),
        round_points=club.points.get(person, {}).get(club.round),
        met=len(club.met.get(person, ())),
        others=len(totals) - 1,
        rounds=tuple(sorted(club.points.get(person, {}).items())),
        people_met=tuple(sorted(club.met.get(person, ()))) if person in places else (),
        out=club.people[person].out,
        place=places.get(person),
        spins=club.people[person].spins,
        fastest=club.fastest.get(person),
        practise=club.phase == "doors" or (club.phase in AT_TABLES and table is None),
        guest=find_guest(club, names, person) if club.phase in AT_TABLES else None,
    )


def organiser_view(
    club: ClubState, here: Collection[int], impossible: SeatingRequest | None = None
) -> OrganiserView:
    """Return the part that only organisers get; `impossible` was asked for and has no plan."""
    totals = club.totals()
    seated = [p for table in club.tables for p in table.people if p not in table.confirmed]
    return OrganiserView(
        missing=tuple(seated) if club.phase == "seating" else (),
        away=tuple(p for p in club.present if p not in here and not club.people[p].guest),
        standing=tuple((p, totals[p]) for group in club.ranking() for p in group),
        apart=club.apart,
        together=club.together,
        banned=sum(person.banned for person in club.people.values()),
        organisers=len(club.organisers),
        duels=len(find_duellists(club)) if club.phase == "results" else 0,
        no_plan=impossible is not None and impossible == make_request(club, club.playing),
        rows=tuple(
            (person, number, points)
            for person, rounds in club.points.items()
            for number, points in rounds.items()
        ),
    )
