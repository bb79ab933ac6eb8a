"""Whole evenings on the virtual clock, and what may go wrong in them."""

import asyncio
from itertools import combinations

from spotisle.protocol import event_commands as cmd
from spotisle.protocol.commands import Sit
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.seating.plan import count_repeats
from tests.events.kit.hall import Hall

GAME = Settings(games=("tower",))


async def test_nine_people_meet_everybody_in_four_rounds(hall: Hall) -> None:
    await hall.open(rounds=4, table=3, games=(GAME,))
    phones = await hall.come(9)
    await hall.do(cmd.Go)
    for number in range(1, 5):
        await hall.until_phase("round", number)
        await hall.settle()
        hall.check_laws(phones)
        await hall.until_phase("results", number)
        await hall.settle()
        hall.check_laws(phones)
    await hall.until_phase("podium")
    await hall.settle()
    assert all(phone.own["met"] == 8 for phone in phones)
    assert sum(sum(rounds.values()) for rounds in hall.state.points.values()) == 4 * 9 * 6
    assert hall.organiser.event_view["podium"]
    assert min(phone.own["place"] for phone in phones) == 1


async def test_thirty_people_come_and_go_all_evening(hall: Hall) -> None:
    await hall.open(rounds=4, table=4, games=(GAME,), round_seconds=240)
    phones = await hall.come(30)
    await hall.do(cmd.Go)
    await hall.until_phase("round", 1)
    await hall.settle()
    hall.check_laws(phones)
    for phone in phones[:3]:  # three go home in the middle of a game
        phone.ask(cmd.EventLeave)
    late = await hall.come(3)
    assert all(phone.own["practise"] for phone in late)
    phones[4].lose_connection()  # comes back to the same table
    table = hall.state.table_of(phones[4].number or 0)
    await hall.settle()
    phones[4].join(hall.event)
    await hall.settle()
    assert table is not None
    assert phones[4].table == table.number
    phones[5].lose_connection()  # stays away
    await hall.until_phase("results", 1)
    await hall.settle()
    everybody = [*phones, *late]
    hall.check_laws(everybody)
    phones[6].taps_here = False  # does not find the table
    phones[7].lose_connection()
    await hall.until_phase("round", 2)
    await hall.settle()
    hall.check_laws(everybody)
    seated = {person for table in hall.state.tables for person in table.people}
    assert {phone.number for phone in late} <= seated
    assert not {phone.number for phone in (*phones[:3], *phones[5:8])} & seated
    await hall.until_phase("podium")
    await hall.settle()
    hall.check_laws(everybody)
    met = [pair for tables in hall.state.history for table in tables for pair in pairs(table)]
    assert len(met) - len(set(met)) <= 2  # though the list changed, hardly anybody meets twice


async def test_the_evening_goes_on_without_its_organiser(hall: Hall) -> None:
    await hall.open(rounds=2, table=3, games=(GAME,))
    await hall.come(6)
    await hall.do(cmd.Go)
    hall.organiser.lose_connection()
    await hall.until_phase("podium")
    second = hall.phone("second")
    second.token = hall.new.organisers[1]
    second.join(hall.event)
    await hall.until(lambda: second.organiser)
    assert (second.role, len(second.organiser["standing"])) == ("organiser", 6)


async def test_a_killed_server_brings_everything_back(hall: Hall) -> None:
    await hall.open(rounds=3, table=3, games=(GAME,))
    phones = await hall.come(6)
    await hall.do(cmd.Go)
    for phase in ("seating", "round", "results"):
        await hall.until_phase(phase, 1 if phase != "results" else 2)
        await hall.settle()
        points, names = hall.state.points, phones[0].event_view["people"]
        await hall.kill()
        for phone in (*phones, hall.organiser):
            phone.join(hall.event)
        await hall.until(lambda: all(phone.event_view for phone in phones))
        await hall.settle()
        hall.check_laws(phones)
        assert hall.state.points == points
        assert phones[0].event_view["people"].keys() == names.keys()
        assert all(
            phones[0].event_view["people"][number]["name"] == person["name"]
            for number, person in names.items()
        )
    await hall.until_phase("podium")
    assert sum(sum(rounds.values()) for rounds in hall.state.points.values()) == 3 * 6 * 6


async def test_a_slow_table_is_judged_as_it_stands(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(GAME,), round_seconds=20)
    phones = await hall.come(4, level="child")
    await hall.do(cmd.Go)
    await hall.until_phase("results")
    assert all(table.done for table in hall.state.tables)
    assert len(hall.state.points) == len(phones)


async def test_who_stays_away_comes_last_and_a_bot_plays_on(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(Settings(games=("duel",)),), round_seconds=900)
    one, other = await hall.come(2, level="child")
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    one.lose_connection()
    await hall.until_phase("results")
    assert hall.state.points == {one.number: {1: 0.0}, other.number: {1: 12.0}}


async def test_a_void_table_gives_half_of_the_points(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,))
    await hall.come(6)
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.do(cmd.VoidTable, table=1)
    await hall.until_phase("podium")
    first = [person for person, points in hall.state.points.items() if points == {1: 6.0}]
    assert len(first) >= 3


async def test_by_hand_nothing_happens_by_itself(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), automatic=False)
    await hall.come(3)
    await hall.do(cmd.Go)
    await hall.settle()
    assert (hall.phase, hall.state.ends) == ("seating", None)
    await hall.do(cmd.Go)
    assert hall.phase == "round"
    await hall.do(cmd.EndRound)
    await hall.do(cmd.Go)
    assert hall.phase == "podium"


async def test_names_are_forgotten_in_time_and_are_in_no_journal(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), forget_hours=2, names="own")
    phones = await hall.come(3)
    answer = await phones[0].answer(cmd.EventRename, name="Wilhelmina")
    assert answer["type"] == "done"
    await hall.do(cmd.Go)
    await hall.until_phase("podium")
    stored = [entry.body for log in hall.journal.logs.values() for entry in log.entries]
    assert not any(b"Wilhelmina" in body for body in stored)
    assert not any(b"Wilhelmina" in body for _, body in hall.journal.kept.values())
    await asyncio.sleep(2 * 3600)
    assert hall.phase == "forgotten"
    await hall.settle()
    shown = phones[1].event_view["people"][str(phones[0].number)]["name"]
    assert shown == f"player {phones[0].number}"
    assert hall.journal.snapshots[hall.new.code][1] == b""


def pairs(table: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(min(pair), max(pair)) for pair in combinations(table, 2)]


async def test_nobody_at_the_tables_holds_the_evening_up_but_does_not_end_it(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,))
    phones = await hall.come(6)
    for phone in phones:
        phone.taps_here = False
    await hall.do(cmd.Go)
    await asyncio.sleep(120)
    assert hall.phase == "seating"
    for phone in phones[:4]:
        phone.ask(cmd.SayHere)
    await hall.until_phase("round")
    await hall.settle()
    hall.check_laws(phones)
    assert sum(len(table.people) for table in hall.state.tables) == 4


async def test_who_goes_home_in_a_game_comes_last_and_the_others_finish(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=3600)
    phones = await hall.come(3)
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    phones[0].ask(cmd.EventLeave)
    await hall.until_phase("results")
    assert hall.state.points[phones[0].number or 0] == {1: 0.0}
    assert phones[0].closings[0][0] == "left"


async def test_the_best_sit_down_for_a_final(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), final=True)
    phones = await hall.come(6)
    await hall.do(cmd.Go)
    await hall.until_phase("final")
    await hall.settle()
    best = [person for group in hall.state.ranking() for person in group][:3]
    assert len(hall.state.tables) == 1
    assert len(best) == len(hall.state.tables[0].people) == 3
    assert sum(phone.table is not None for phone in phones) == 3
    await hall.until_phase("podium")


async def test_a_pause_stops_all_clocks(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=120)
    await hall.come(3)
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    await hall.do(cmd.PauseEvent, paused=True)
    before = {code: room.state.seq for code, room in hall.registry.actors.items()}
    await asyncio.sleep(3600)
    assert hall.phase == "round"
    assert all(
        room.state.play is None or room.state.paused for room in hall.registry.actors.values()
    )
    assert before.keys() == hall.registry.actors.keys()
    await hall.do(cmd.PauseEvent, paused=False)
    await hall.until_phase("podium")


async def test_a_round_may_be_a_short_series_that_goes_on_by_itself(hall: Hall) -> None:
    series = Settings(mode="series", games=("tower", "well"))
    await hall.open(rounds=1, table=3, games=(series,), round_seconds=3600)
    await hall.come(3)
    await hall.do(cmd.Go)
    await hall.until_phase("results")
    (room,) = hall.state.rooms
    dealt = [event.game for event in hall.events(room) if isinstance(event, ev.Dealt)]
    assert dealt[:2] == ["tower", "well"]
    assert sum(points[1] for points in hall.state.points.values()) == 18


async def test_island_teams_share_their_points(hall: Hall) -> None:
    teams = Settings(games=("longest_route",), preset="island", deck="island")
    await hall.open(rounds=1, table=4, games=(teams,), round_seconds=900)
    await hall.come(4)
    await hall.do(cmd.Go)
    await hall.until_phase("results")
    (table,) = hall.state.tables
    assert not table.void
    earned = [hall.state.points[person][1] for person in table.people]
    assert earned[0] == earned[2]  # partners sit across from each other
    assert earned[1] == earned[3]
    assert sum(earned) == 24


async def test_a_club_meets_its_equals_in_the_second_half(hall: Hall) -> None:
    await hall.open(rounds=2, table=3, games=(GAME,), scoring="club")
    await hall.come(9)
    await hall.do(cmd.Go)
    await hall.until_phase("results", 1)
    points = {person: earned[1] for person, earned in hall.state.points.items()}
    await hall.until_phase("seating", 2)
    means = [
        sum(points[person] for person in table.people) / len(table.people)
        for table in hall.state.tables
    ]
    assert means == sorted(means, reverse=True)
    met = hall.state.met
    assert not any(
        other in met[person]
        for table in hall.state.tables
        for person in table.people
        for other in table.people
        if other != person
    )


async def test_equals_meet_in_a_club_and_the_sentence_stays_true(hall: Hall) -> None:
    await hall.open(rounds=6, table=3, games=(GAME,), scoring="club")
    await hall.come(15)
    await hall.do(cmd.Go)
    await hall.until_phase("results", 6)
    assert count_repeats(tuple(hall.state.history)) == hall.state.repeats == 0


async def test_nobody_sits_out_twice_before_everybody_has_once(hall: Hall) -> None:
    await hall.open(rounds=8, table=2, games=(GAME,), scoring="club")
    phones = await hall.come(7)
    await hall.do(cmd.Go)
    for number in (2, 3, 4, 5, 6):
        await hall.until_phase("results", number)
        if number % 2:
            phones += await hall.come(2)
    byes = [table[0] for tables in hall.state.history for table in tables if len(table) == 1]
    assert len(byes) == len(set(byes)) >= 6


async def test_organisers_see_the_honest_sentence_before_the_first_round(hall: Hall) -> None:
    await hall.open(rounds=4, table=4, games=(GAME,))
    await hall.come(9)
    await hall.until(lambda: hall.organiser.event_view["sentence"])
    assert hall.organiser.event_view["sentence"] == {
        "people": 9,
        "sizes": [3, 3, 3],
        "rounds": 4,
        "repeats": 0,
        "bound": 0,
    }
    await hall.come(1)
    await hall.until(lambda: hall.organiser.event_view["sentence"]["people"] == 10)


async def test_at_the_end_everybody_knows_whom_they_met_and_their_rounds(hall: Hall) -> None:
    await hall.open(rounds=2, table=3, games=(GAME,))
    phones = await hall.come(6)
    await hall.do(cmd.Go)
    await hall.until_phase("results", 1)
    await hall.settle()
    assert all(phone.own["people_met"] == [] for phone in phones)
    await hall.until_phase("podium")
    await hall.settle()
    for phone in phones:
        met = hall.state.met[phone.number or 0]
        assert phone.own["people_met"] == sorted(met)
        assert phone.own["rounds"] == [
            [number, points] for number, points in hall.state.points[phone.number or 0].items()
        ]


async def test_who_was_away_too_long_takes_the_seat_back_from_the_bot(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = [hall.phone() for _ in range(3)]  # nobody plays by themselves
    for phone in phones:
        phone.join(hall.event, key=hall.new.key)
    await hall.until(lambda: all(phone.number for phone in phones))
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    away = phones[1]
    away.lose_connection()
    await asyncio.sleep(61)
    away.join(hall.event)
    await hall.settle()
    assert away.seat is not None
    assert away.view["seats"][away.seat]["bot"]
    answer = await away.answer(Sit, seat=None)
    assert answer["type"] == "done"
    await hall.settle()
    assert away.view["seats"][away.seat]["bot"] is None
    refused = await away.answer(Sit, seat=0)
    assert refused["type"] == "refused"
