"""Whole club nights on a virtual clock, and what can go wrong in them."""

import asyncio
from itertools import combinations

import pytest

from spotisle.club.evening import PODIUM_S
from spotisle.club.planning import balance_tables
from spotisle.club.state import TableState
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.commands import Sit
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.seating.plan import count_repeats
from tests.club.kit.club_server import ClubServer

GAME = Settings(games=("tower",))


async def test_nine_people_meet_everybody_in_four_rounds(server: ClubServer) -> None:
    await server.open(rounds=4, table=3, games=(GAME,))
    phones = await server.join_people(9)
    await server.do(cmd.Go)
    for number in range(1, 5):
        await server.until_phase("round", number)
        await server.settle()
        server.check_laws(phones)
        await server.until_phase("results", number)
        await server.settle()
        server.check_laws(phones)
    await server.until_phase("podium")
    await server.settle()
    assert all(phone.own["met"] == 8 for phone in phones)
    assert sum(sum(rounds.values()) for rounds in server.state.points.values()) == 4 * 9 * 6
    assert server.organiser.club_view["podium"]
    assert min(phone.own["place"] for phone in phones) == 1


async def test_thirty_people_come_and_go_all_evening(server: ClubServer) -> None:
    await server.open(rounds=4, table=4, games=(GAME,), round_seconds=240)
    phones = await server.join_people(30)
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    await server.settle()
    server.check_laws(phones)
    for phone in phones[:3]:  # three leave during a game
        phone.ask(cmd.LeaveClub)
    late = await server.join_people(3)
    assert all(phone.own["practise"] for phone in late)
    phones[4].lose_connection()  # comes back to the same table
    table = server.state.table_of(phones[4].number or 0)
    await server.settle()
    phones[4].join(server.club)
    await server.settle()
    assert table is not None
    assert phones[4].table == table.number
    phones[5].lose_connection()  # stays away
    await server.until_phase("results", 1)
    await server.settle()
    everybody = [*phones, *late]
    server.check_laws(everybody)
    phones[6].confirms_seat = False  # does not find the table
    phones[7].lose_connection()
    await server.until_phase("round", 2)
    await server.settle()
    server.check_laws(everybody)
    seated = {person for table in server.state.tables for person in table.people}
    assert {phone.number for phone in late} <= seated
    assert not {phone.number for phone in (*phones[:3], *phones[5:8])} & seated
    await server.until_phase("podium")
    await server.settle()
    server.check_laws(everybody)
    met = [pair for tables in server.state.history for table in tables for pair in pairs(table)]
    assert len(met) - len(set(met)) <= 2  # few repeats, although people came and went


async def test_an_evening_goes_on_without_its_organiser(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,))
    await server.join_people(6)
    await server.do(cmd.Go)
    server.organiser.lose_connection()
    await server.until_phase("podium")
    second = server.phone("second")
    second.token = server.new.organisers[1]
    second.join(server.club)
    await server.until(lambda: second.organiser)
    assert (second.role, len(second.organiser["standing"])) == ("organiser", 6)


async def test_a_killed_server_brings_everything_back(server: ClubServer) -> None:
    await server.open(rounds=3, table=3, games=(GAME,))
    phones = await server.join_people(6)
    await server.do(cmd.Go)
    for phase in ("seating", "round", "results"):
        await server.until_phase(phase, 1 if phase != "results" else 2)
        await server.settle()
        points, names = server.state.points, phones[0].club_view["people"]
        await server.kill()
        for phone in (*phones, server.organiser):
            phone.join(server.club)
        await server.until(lambda: all(phone.club_view for phone in phones))
        await server.settle()
        server.check_laws(phones)
        assert server.state.points == points
        assert phones[0].club_view["people"].keys() == names.keys()
        assert all(
            phones[0].club_view["people"][number]["name"] == person["name"]
            for number, person in names.items()
        )
    await server.until_phase("podium")
    assert sum(sum(rounds.values()) for rounds in server.state.points.values()) == 3 * 6 * 6


async def test_a_slow_table_is_scored_as_it_stands(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(GAME,), round_seconds=20)
    phones = await server.join_people(4, level="child")
    await server.do(cmd.Go)
    await server.until_phase("results")
    assert all(table.done for table in server.state.tables)
    assert len(server.state.points) == len(phones)


async def test_an_absent_player_comes_last_and_a_bot_plays_on(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(Settings(games=("duel",)),), round_seconds=900)
    one, other = await server.join_people(2, level="child")
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    one.lose_connection()
    await server.until_phase("results")
    assert server.state.points == {one.number: {1: 0.0}, other.number: {1: 12.0}}


async def test_a_void_table_gives_half_of_the_points(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,))
    await server.join_people(6)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.do(cmd.VoidTable, table=1)
    await server.until_phase("podium")
    first = [person for person, points in server.state.points.items() if points == {1: 6.0}]
    assert len(first) >= 3


async def test_nobody_plays_on_at_a_void_table(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,))
    phones = await server.join_people(6)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    await server.do(cmd.VoidTable, table=1)
    await server.settle()
    assert {phone.table for phone in phones if phone.own["table"] == 1} == {None}
    assert {phone.table for phone in phones if phone.own["table"] == 2} == {2}


async def test_without_automatic_mode_every_phase_waits_for_the_organiser(
    server: ClubServer,
) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), automatic=False)
    await server.join_people(3)
    await server.do(cmd.Go)
    await server.settle()
    assert (server.phase, server.state.ends) == ("seating", None)
    await server.do(cmd.Go)
    assert server.phase == "round"
    await server.do(cmd.EndRound)
    await server.do(cmd.Go)
    assert server.phase == "podium"


async def test_names_are_forgotten_in_time_and_are_in_no_journal(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), forget_hours=2, names="own")
    phones = await server.join_people(3)
    answer = await phones[0].answer(cmd.ChooseName, name="Wilhelmina")
    assert answer["type"] == "done"
    await server.do(cmd.Go)
    await server.until_phase("podium")
    stored = [entry.body for log in server.journal.logs.values() for entry in log.entries]
    assert not any(b"Wilhelmina" in body for body in stored)
    assert not any(b"Wilhelmina" in body for _, body in server.journal.kept.values())
    await asyncio.sleep(2 * 3600)
    assert server.phase == "forgotten"
    await server.settle()
    shown = phones[1].club_view["people"][str(phones[0].number)]["name"]
    assert shown == f"player {phones[0].number}"
    assert server.journal.snapshots[server.new.code][1] == b""


def pairs(table: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(min(pair), max(pair)) for pair in combinations(table, 2)]


async def test_empty_tables_delay_the_evening_but_do_not_end_it(
    server: ClubServer,
) -> None:
    await server.open(rounds=1, table=3, games=(GAME,))
    phones = await server.join_people(6)
    for phone in phones:
        phone.confirms_seat = False
    await server.do(cmd.Go)
    await asyncio.sleep(120)
    assert server.phase == "seating"
    for phone in phones[:4]:
        phone.ask(cmd.SayHere)
    await server.until_phase("round")
    await server.settle()
    server.check_laws(phones)
    assert sum(len(table.people) for table in server.state.tables) == 4


async def test_a_player_who_leaves_during_a_game_comes_last(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=3600)
    phones = await server.join_people(3)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    phones[0].ask(cmd.LeaveClub)
    await server.until_phase("results")
    assert server.state.points[phones[0].number or 0] == {1: 0.0}
    assert phones[0].closings[0][0] == "left"


async def test_the_best_sit_down_for_a_final(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), final=True)
    phones = await server.join_people(6)
    await server.do(cmd.Go)
    await server.until_phase("final")
    await server.settle()
    best = [person for group in server.state.ranking() for person in group][:3]
    assert len(server.state.tables) == 1
    assert len(best) == len(server.state.tables[0].people) == 3
    assert sum(phone.table is not None for phone in phones) == 3
    await server.until_phase("podium")


async def test_no_plan_promises_more_repeats_than_it_has(server: ClubServer) -> None:
    await server.open(rounds=3, table=3, games=(GAME,), scoring="club", round_seconds=60)
    await server.join_people(16)
    await server.do(cmd.SetWishes, together=((3, 4),))
    await server.do(cmd.Go)
    for round_ in (1, 2, 3):
        await server.until_phase("seating", round_)
        assert server.state.bound <= server.state.repeats


async def test_a_pause_stops_all_clocks(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=120)
    await server.join_people(3)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    await server.do(cmd.PauseClub, paused=True)
    before = {code: room.state.seq for code, room in server.registry.actors.items()}
    await asyncio.sleep(3600)
    assert server.phase == "round"
    assert all(
        room.state.play is None or room.state.paused for room in server.registry.actors.values()
    )
    assert before.keys() == server.registry.actors.keys()
    await server.do(cmd.PauseClub, paused=False)
    await server.until_phase("podium")


async def test_a_phase_that_begins_during_a_pause_is_delayed_by_the_rest_of_it(
    server: ClubServer,
) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), seating_seconds=45)
    for phone in await server.join_people(3):
        phone.confirms_seat = False
    await server.do(cmd.PauseClub, paused=True)
    await asyncio.sleep(600)
    await server.do(cmd.Go)
    await asyncio.sleep(10)
    await server.do(cmd.PauseClub, paused=False)
    assert server.state.ends is not None
    assert 40 < server.state.ends - server.clock.now() < 50


async def test_a_round_that_begins_during_a_pause_is_paused_too(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,))
    await server.join_people(3)
    await server.do(cmd.PauseClub, paused=True)
    await server.do(cmd.Go)
    await server.do(cmd.Go)
    await server.settle()
    assert server.phase == "round"
    assert [room.state.paused for room in server.registry.actors.values()] == [True]
    await server.do(cmd.PauseClub, paused=False)
    await server.until_phase("podium")


async def test_a_paused_night_that_is_over_does_nothing_until_its_names_expire(
    server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.open(rounds=1, table=2, games=(GAME,))
    await server.join_people(2)
    await server.do(cmd.PauseClub, paused=True)
    await server.do(cmd.FinishClub)
    wakes = 0
    wake = server.club.wake

    def count() -> None:
        nonlocal wakes
        wakes += 1
        if wakes < 100:
            wake()

    monkeypatch.setattr(server.club, "wake", count)
    await asyncio.sleep(PODIUM_S + 60)
    assert wakes < 10
    await asyncio.sleep(2 * 3600)
    assert server.phase == "forgotten"


async def test_a_round_may_be_a_short_series_that_goes_on_by_itself(server: ClubServer) -> None:
    series = Settings(mode="series", games=("tower", "well"))
    await server.open(rounds=1, table=3, games=(series,), round_seconds=3600)
    await server.join_people(3)
    await server.do(cmd.Go)
    await server.until_phase("results")
    (room,) = server.state.rooms
    dealt = [event.game for event in server.events(room) if isinstance(event, ev.Dealt)]
    assert dealt[:2] == ["tower", "well"]
    assert sum(points[1] for points in server.state.points.values()) == 18


async def test_island_teams_share_their_points(server: ClubServer) -> None:
    teams = Settings(games=("longest_route",), preset="island", deck="island")
    await server.open(rounds=1, table=4, games=(teams,), round_seconds=900)
    await server.join_people(4)
    await server.do(cmd.Go)
    await server.until_phase("results")
    (table,) = server.state.tables
    assert not table.void
    earned = [server.state.points[person][1] for person in table.people]
    assert earned[0] == earned[2]  # partners sit across from each other
    assert earned[1] == earned[3]
    assert sum(earned) == 24


async def test_a_club_meets_its_equals_in_the_second_half(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,), scoring="club")
    await server.join_people(9)
    await server.do(cmd.Go)
    await server.until_phase("results", 1)
    points = {person: earned[1] for person, earned in server.state.points.items()}
    await server.until_phase("seating", 2)
    means = [
        sum(points[person] for person in table.people) / len(table.people)
        for table in server.state.tables
    ]
    assert means == sorted(means, reverse=True)
    met = server.state.met
    assert not any(
        other in met[person]
        for table in server.state.tables
        for person in table.people
        for other in table.people
        if other != person
    )


async def test_equals_meet_in_a_club_and_the_sentence_stays_true(server: ClubServer) -> None:
    await server.open(rounds=6, table=3, games=(GAME,), scoring="club")
    await server.join_people(15)
    await server.do(cmd.Go)
    await server.until_phase("results", 6)
    assert count_repeats(tuple(server.state.history)) == server.state.repeats == 0


async def test_nobody_sits_out_twice_before_everybody_has_once(server: ClubServer) -> None:
    await server.open(rounds=8, table=2, games=(GAME,), scoring="club")
    phones = await server.join_people(7)
    await server.do(cmd.Go)
    for number in (2, 3, 4, 5, 6):
        await server.until_phase("results", number)
        if number % 2:
            phones += await server.join_people(2)
    byes = [table[0] for tables in server.state.history for table in tables if len(table) == 1]
    assert len(byes) == len(set(byes)) >= 6


def test_nobody_moves_to_a_table_without_a_room() -> None:
    bye, alone = TableState(1, "", (5,)), TableState(2, "ABCDE", (6,))
    assert balance_tables([bye, alone], most=2) == ((5,), (6,))
    pair = TableState(3, "FGHJK", (7, 8))
    assert balance_tables([bye, alone, pair], most=3) == ((5,), (), (7, 8, 6))


async def test_organisers_see_the_forecast_before_the_first_round(
    server: ClubServer,
) -> None:
    await server.open(rounds=4, table=4, games=(GAME,))
    await server.join_people(9)
    await server.until(lambda: server.organiser.club_view["sentence"])
    assert server.organiser.club_view["sentence"] == {
        "people": 9,
        "sizes": [3, 3, 3],
        "rounds": 4,
        "repeats": 0,
        "bound": 0,
    }
    await server.join_people(1)
    await server.until(lambda: server.organiser.club_view["sentence"]["people"] == 10)


async def test_the_sentence_counts_only_people_at_tables(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,))
    phones = await server.join_people(6)
    phones[0].confirms_seat = False  # does not find the table
    await server.do(cmd.Go)
    await server.until_phase("round", 1)
    await server.settle()
    sentence = server.organiser.club_view["sentence"]
    assert (sentence["people"], sentence["sizes"]) == (5, [3, 2])


async def test_at_the_end_everybody_knows_whom_they_met_and_their_rounds(
    server: ClubServer,
) -> None:
    await server.open(rounds=2, table=3, games=(GAME,))
    phones = await server.join_people(6)
    await server.do(cmd.Go)
    await server.until_phase("results", 1)
    await server.settle()
    assert all(phone.own["people_met"] == [] for phone in phones)
    await server.until_phase("podium")
    await server.settle()
    for phone in phones:
        met = server.state.met[phone.number or 0]
        assert phone.own["people_met"] == sorted(met)
        assert phone.own["rounds"] == [
            [number, points] for number, points in server.state.points[phone.number or 0].items()
        ]


async def test_a_returning_player_takes_the_seat_back_from_the_bot(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = [server.phone() for _ in range(3)]  # no automatic players
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    away = phones[1]
    away.lose_connection()
    await asyncio.sleep(61)
    away.join(server.club)
    await server.settle()
    assert away.seat is not None
    assert away.view["seats"][away.seat]["bot"]
    answer = await away.answer(Sit, seat=None)
    assert answer["type"] == "done"
    await server.settle()
    assert away.view["seats"][away.seat]["bot"] is None
    refused = await away.answer(Sit, seat=0)
    assert refused["type"] == "refused"
