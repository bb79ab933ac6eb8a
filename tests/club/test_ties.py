"""Who is ahead when points are equal: in a club, and in a family or class."""

from spotisle.club import changes as ch
from spotisle.club.planning import find_duellists
from spotisle.club.state import ClubState
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone
from tests.rooms.kit.claims import claim, right

FINDS = {1: 5, 2: 3, 3: 2, 4: 10, 5: 6, 6: 4}
"""How many cards each person takes at a table of `play_two_rounds`."""


def play_two_rounds(scoring: str) -> ClubState:
    """Play two rounds of six people at tables of three: several tie, and 4 takes most cards."""
    state = ClubState()
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
        state.apply(ch.ClubRoundEnded(at=0))
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


async def tie_a_club(server: ClubServer, points: tuple[float, ...]) -> list[Phone]:
    """Play one round of pairs, and give everybody these points and nothing that breaks a tie."""
    await server.open(rounds=1, table=2, games=(Settings(games=("tower",)),), scoring="club")
    phones = await server.join_people(len(points))
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    for table in server.state.tables:
        await server.do(cmd.VoidTable, table=table.number)
    for person, earned in enumerate(points, start=1):
        await server.do(cmd.CorrectPoints, round=1, person=person, points=earned)
    server.state.shares.clear()
    return phones


async def test_ties_on_the_podium_of_a_club_are_duels_at_the_same_time(server: ClubServer) -> None:
    phones = await tie_a_club(server, (6, 6, 0, 0))
    points = {person: dict(rounds) for person, rounds in server.state.points.items()}
    await server.until_phase("results", 1)
    assert server.state.ranking() == ((1, 2), (3, 4))
    await server.until(lambda: server.organiser.organiser["duels"] == 2)
    await server.until_phase("final", 2)
    await server.settle()
    assert server.organiser.club_view["duel"]
    tables = server.organiser.club_view["tables"]
    assert [table["people"] for table in tables] == [[1, 2], [3, 4]]
    assert [table["place"] for table in tables] == [1, 3]
    assert {table["game"] for table in tables} == {"duel"}
    await server.until_phase("podium")
    ranking = server.state.ranking()
    assert [len(group) for group in ranking] == [1, 1, 1, 1]
    assert {*ranking[0], *ranking[1]} == {1, 2}
    assert server.state.points == points  # duels decide places, and give no points
    assert all(phone.own["met"] == 1 for phone in phones)


def after_last_round(*points: float) -> ClubState:
    state = ClubState()
    state.apply(ch.Configured(at=0, settings={"scoring": "club", "rounds": 1}))
    for person, earned in enumerate(points, start=1):
        state.apply(ch.Entered(at=0, person=person, token=f"token {person}"))
        state.apply(ch.Corrected(at=0, round=1, person=person, points=earned))
    state.round = 1
    return state


def test_a_tie_behind_the_podium_is_shared() -> None:
    assert find_duellists(after_last_round(12, 8, 6, 0, 0)) == ()
    assert find_duellists(after_last_round(12, 8, 6, 6, 0, 0)) == ((3, 4),)
    assert find_duellists(after_last_round(12, 8, 8, 6, 6)) == ((2, 3),)


def test_nobody_plays_for_a_place_with_somebody_who_has_left() -> None:
    state = after_last_round(12, 12, 8, 8)
    state.apply(ch.SatOut(at=0, person=1, out=True))
    assert find_duellists(state) == ((3, 4),)


async def test_more_than_two_who_are_tied_play_hot_potato(server: ClubServer) -> None:
    await tie_a_club(server, (6, 6, 6, 6))
    await server.until_phase("final", 2)
    await server.settle()
    (table,) = server.organiser.club_view["tables"]
    assert (table["people"], table["place"], table["game"]) == ([1, 2, 3, 4], 1, "hot_potato")


async def test_staying_away_from_a_duel_loses_it(server: ClubServer) -> None:
    phones = await tie_a_club(server, (6, 6, 0, 0))
    next(phone for phone in phones if phone.number == 1).confirms_seat = False
    await server.until_phase("final", 2)
    assert [table.people for table in server.state.tables] == [(2,), (3, 4)]
    await server.until_phase("podium")
    assert server.state.ranking()[:2] == ((2,), (1,))


async def test_the_only_duel_is_lost_by_staying_away_too(server: ClubServer) -> None:
    phones = await tie_a_club(server, (6, 6))
    next(phone for phone in phones if phone.number == 1).confirms_seat = False
    await server.until_phase("podium")
    assert server.state.ranking() == ((2,), (1,))


async def test_tied_people_who_all_stay_away_share_the_place(server: ClubServer) -> None:
    for phone in await tie_a_club(server, (6, 6)):
        phone.confirms_seat = False
    await server.until_phase("podium")
    assert server.state.ranking() == ((1, 2),)


async def test_a_void_duel_does_not_affect_the_other(server: ClubServer) -> None:
    await tie_a_club(server, (6, 6, 0, 0))
    await server.until_phase("results", 2)
    await server.do(cmd.VoidTable, table=1)
    await server.until_phase("podium")
    assert [len(group) for group in server.state.ranking()] == [2, 1, 1]


async def test_an_evening_that_everybody_left_still_ends(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(Settings(games=("tower",)),), scoring="club")
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await server.until_phase("results", 1)
    for phone in phones:
        phone.ask(cmd.LeaveClub)
    await server.until_phase("podium")
    assert server.organiser.club_view["podium"] == []


async def test_no_duel_is_played_where_a_place_may_be_shared(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(Settings(games=("tower",)),))
    await server.join_people(4)
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    await server.do(cmd.VoidTable, table=1)
    await server.do(cmd.VoidTable, table=2)
    await server.until_phase("podium")
    assert len(server.state.ranking()[0]) == 4


async def test_a_round_that_ends_during_a_tie_break_gives_everybody_points(
    server: ClubServer,
) -> None:
    small = Settings(games=("tower",), deck="custom:3")  # thirteen cards
    await server.open(rounds=1, table=3, games=(small,), round_seconds=600)
    phones = [server.phone() for _ in range(3)]
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    ann, bob, cy = phones
    for phone in (*[ann, bob] * 4, cy, cy):
        assert await claim(phone, right(phone)) == "ok"
        await server.settle()
    await server.until(lambda: ann.play["breaks_tie"])
    await server.do(cmd.EndRound)
    earned = {phone.number: server.state.points[phone.number or 0] for phone in phones}
    assert earned == {ann.number: {1: 9.0}, bob.number: {1: 9.0}, cy.number: {1: 0.0}}
