"""What people see of an event: the public part, one's own part, the organisers' part."""

from collections.abc import Collection

from spotisle.events.guests import find_guest
from spotisle.events.names import NameBook
from spotisle.events.planning import find_duellists
from spotisle.events.points import PODIUM_PLACES, Ranking
from spotisle.events.state import EventState, TableState
from spotisle.protocol.event_views import (
    CrowdView,
    EventPersonView,
    EventTableView,
    EventView,
    FastestView,
    OrganiserView,
    OwnView,
    SentenceView,
)
from spotisle.seating.sizes import split

TOP = 5
AT_TABLES = ("seating", "round", "final")


def public_view(event: EventState, names: NameBook, here: Collection[int], now: float) -> EventView:
    """Return what everybody may see."""
    settings, ranking = event.settings, event.ranking()
    totals = event.totals()
    people = {
        str(number): EventPersonView(
            names.open(event.names.get(number), number),
            event.people[number].colour,
            number in here or event.people[number].guest,
            event.people[number].guest,
            event.people[number].team,
        )
        for number in event.present
    }
    seated = {person for table in event.tables for person in table.people}
    ended = event.phase in ("podium", "closed", "forgotten")
    return EventView(
        code=event.code,
        mode=settings.mode,
        state=event.phase,
        round=event.round,
        rounds=settings.pairs if settings.mode == "crowd" else settings.rounds,
        locked=event.locked,
        paused=event.paused,
        automatic=settings.automatic,
        sentence=_sentence(event),
        ends=event.ends,
        people=people,
        tables=tuple(_table_view(table, event) for table in event.tables),
        out=tuple(p for p in event.present if p not in seated) if event.tables else (),
        settings=settings,
        top=tuple((p, totals[p]) for p in _first(ranking, TOP) if totals[p] > 0),
        climber=_find_climber(event, ranking),
        fastest=FastestView(*event.last_fastest) if event.last_fastest else None,
        podium=_podium(ranking) if ended else (),
        crowd=_crowd_view(event, now),
        duel=event.duelling and event.phase in (*AT_TABLES, "results"),
    )


def _sentence(event: EventState) -> SentenceView | None:
    if not event.planned_for or event.settings.mode == "crowd":
        return None
    sizes = tuple(len(table.people) for table in event.tables) or tuple(
        map(len, event.plan[0]) if event.plan else split(len(event.planned_for), 1)
    )
    return SentenceView(
        people=len(event.planned_for),
        sizes=tuple(sorted(sizes, reverse=True)),
        rounds=event.settings.rounds,
        repeats=event.repeats,
        bound=event.bound,
    )


def _table_view(table: TableState, event: EventState) -> EventTableView:
    game = event.game_at(table)
    playing = event.phase in ("round", "final")
    return EventTableView(
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


def _first(ranking: Ranking, count: int) -> list[int]:
    """Return the first of a ranking, with everybody who ties with the last of them."""
    first: list[int] = []
    for group in ranking:
        if len(first) >= count:
            break
        first += group
    return first[: 2 * count]


def _podium(ranking: Ranking) -> Ranking:
    places: list[tuple[int, ...]] = []
    for group in ranking:
        if sum(map(len, places)) >= PODIUM_PLACES:
            break
        places.append(group)
    return tuple(places)


def _find_climber(event: EventState, ranking: Ranking) -> int | None:
    """Return who won the most places since the round before."""
    if event.phase != "results" or event.round < 2:
        return None
    climbed = {
        person: event.places_before.get(person, place) - place
        for place, group in enumerate(ranking)
        for person in group
    }
    best = max(climbed, key=lambda person: climbed[person], default=None)
    return best if best is not None and climbed[best] > 0 else None


def _crowd_view(event: EventState, now: float) -> CrowdView | None:
    pair = event.pair
    if pair is None or event.settings.mode != "crowd":
        return None
    return CrowdView(
        pair=pair.number,
        of=event.settings.pairs,
        phase="result" if pair.shown else ("open" if now >= pair.opens else "cover"),
        opens=pair.opens,
        closes=pair.closes,
        deck=event.settings.deck or "classic",
        cards=pair.cards,
        symbol=pair.symbol if pair.shown else None,
        teams=_team_means(event),
    )


def _team_means(event: EventState) -> tuple[float, ...]:
    members: list[list[int]] = [[] for _ in range(event.settings.teams)]
    for number in event.present:
        team = event.people[number].team
        if team is not None and team < len(members):
            members[team].append(event.crowd[number])
    return tuple(round(sum(team) / len(team), 1) if team else 0.0 for team in members)


def find_places(event: EventState) -> dict[int, int]:
    """Return everybody's place, once the evening is over."""
    return event.places() if event.phase in ("podium", "closed") else {}


def own_view(
    event: EventState,
    names: NameBook,
    person: int,
    totals: dict[int, float],
    places: dict[int, int],
) -> OwnView:
    """Return what one person is told besides."""
    table = event.table_of(person) if event.phase in (*AT_TABLES, "results") else None
    return OwnView(
        table=table.number if table else None,
        company=tuple(p for p in table.people if p != person) if table else (),
        confirmed=table is not None and person in table.confirmed,
        points=totals.get(person, 0.0),
        round_points=event.points.get(person, {}).get(event.round),
        met=len(event.met.get(person, ())),
        others=len(totals) - 1,
        rounds=tuple(sorted(event.points.get(person, {}).items())),
        people_met=tuple(sorted(event.met.get(person, ()))) if person in places else (),
        out=event.people[person].out,
        place=places.get(person),
        spins=event.people[person].spins,
        fastest=event.fastest.get(person),
        practise=event.phase == "doors" or (event.phase in AT_TABLES and table is None),
        guest=find_guest(event, names, person) if event.phase in AT_TABLES else None,
    )


def organiser_view(event: EventState, here: Collection[int]) -> OrganiserView:
    """Return what organisers are told besides."""
    totals = event.totals()
    seated = [p for table in event.tables for p in table.people if p not in table.confirmed]
    return OrganiserView(
        missing=tuple(seated) if event.phase == "seating" else (),
        away=tuple(p for p in event.present if p not in here and not event.people[p].guest),
        standing=tuple((p, totals[p]) for group in event.ranking() for p in group),
        apart=event.apart,
        together=event.together,
        banned=sum(person.banned for person in event.people.values()),
        organisers=len(event.organisers),
        duels=len(find_duellists(event)) if event.phase == "results" else 0,
        rows=tuple(
            (person, number, points)
            for person, rounds in event.points.items()
            for number, points in rounds.items()
        ),
    )
