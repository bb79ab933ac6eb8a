"""Who is ahead when points are equal: in a club, and in a family or class."""

from spotisle.events import changes as ch
from spotisle.events.state import EventState
from spotisle.protocol import event_commands as cmd
from spotisle.protocol.settings import Settings
from tests.events.kit.hall import Hall

FINDS = {1: 5, 2: 3, 3: 2, 4: 10, 5: 6, 6: 4}
"""Cards that everybody takes at the tables of `play_two_rounds`."""


def play_two_rounds(scoring: str) -> EventState:
    """Six people at threes. 1 and 4 win twelve points each, and 4 more of the cards."""
    state = EventState()
    for person in FINDS:
        state.apply(ch.Entered(at=0, person=person, token=f"token {person}"))
    state.apply(ch.Configured(at=0, settings={"scoring": scoring, "rounds": 2, "table": 3}))
    # 1 beats 2, who is strong later; 4 beats 5, who is not.
    for number, tables in enumerate((((1, 2, 3), (4, 5, 6)), ((2, 1, 5), (3, 4, 6))), start=1):
        rooms = tuple(("ROOM", table) for table in tables)
        state.apply(ch.Seated(at=0, round=number, tables=rooms))
        state.apply(ch.RoundBegan(at=0))
        for place, table in enumerate(tables, start=1):
            state.apply(
                ch.TableJudged(
                    at=0,
                    table=place,
                    ranking=tuple((person,) for person in table),
                    finds={person: FINDS[person] for person in table},
                )
            )
        state.apply(ch.RoundEnded(at=0))
    return state


def test_in_a_club_opponents_points_count_before_cards() -> None:
    state = play_two_rounds("club")
    totals = state.totals()
    assert (totals[1], totals[2], totals[4]) == (18.0, 18.0, 18.0)
    # 1 met 2, 3, 2, 5 (18 + 12 + 18 + 6); 2 met 1, 3, 1, 5; 4 met 5, 6, 3, 6 (6 + 0 + 12 + 0)
    assert state.ranking()[:3] == ((1,), (2,), (4,))
    state.shares[1], state.shares[2] = [0.1], [0.9]
    assert state.ranking()[:3] == ((2,), (1,), (4,))


def test_in_a_family_the_share_of_cards_decides_else_the_place_is_shared() -> None:
    state = play_two_rounds("family")
    assert state.totals()[1] == state.totals()[4] == 12.0  # the better of two rounds
    first = {1, 2, 3, 4}
    assert {person for person, points in state.totals().items() if points == 12.0} == first
    assert state.ranking()[0] == (4,)
    state.shares = {}
    assert state.ranking()[0] == (1, 2, 3, 4)


def test_a_round_missed_costs_nothing_in_a_family_and_counts_in_a_club() -> None:
    state = play_two_rounds("family")
    del state.points[1][2]
    assert state.totals()[1] == 12.0
    assert play_two_rounds("club").totals()[1] == 18.0


async def test_a_tie_for_the_first_place_of_a_club_is_a_duel(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(Settings(games=("tower",)),), scoring="club")
    phones = await hall.come(4)
    await hall.do(cmd.Go)
    await hall.until_phase("round", 1)
    await hall.do(cmd.VoidTable, table=1)
    await hall.do(cmd.VoidTable, table=2)
    for person in (3, 4):
        await hall.do(cmd.CorrectPoints, round=1, person=person, points=0)
    hall.state.shares.clear()
    points = {person: dict(rounds) for person, rounds in hall.state.points.items()}
    await hall.until_phase("results", 1)
    tied = hall.state.ranking()[0]
    assert len(tied) == 2
    await hall.until_phase("final", 2)
    await hall.settle()
    assert hall.organiser.event_view["duel"]
    assert [table.people for table in hall.state.tables] == [tied]
    assert hall.organiser.event_view["tables"][0]["game"] == "duel"
    await hall.until_phase("podium")
    assert len(hall.state.ranking()[0]) == 1
    assert hall.state.points == points  # it decides the place, and gives no points
    assert all(phone.own["met"] == 1 for phone in phones)


async def test_an_evening_that_everybody_left_still_ends(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(Settings(games=("tower",)),), scoring="club")
    phones = await hall.come(2)
    await hall.do(cmd.Go)
    await hall.until_phase("results", 1)
    for phone in phones:
        phone.ask(cmd.EventLeave)
    await hall.until_phase("podium")
    assert hall.organiser.event_view["podium"] == []


async def test_nobody_duels_where_a_place_may_be_shared(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(Settings(games=("tower",)),))
    await hall.come(4)
    await hall.do(cmd.Go)
    await hall.until_phase("round", 1)
    await hall.do(cmd.VoidTable, table=1)
    await hall.do(cmd.VoidTable, table=2)
    await hall.until_phase("podium")
    assert len(hall.state.ranking()[0]) == 4
