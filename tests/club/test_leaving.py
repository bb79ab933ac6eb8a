"""People who leave or come back while the tables wait for them."""

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone

GAME = Settings(games=("tower",))


async def call_to_tables(server: ClubServer, *, waits_for: int) -> list[Phone]:
    """Seat six people at two tables; some do not confirm their seats."""
    await server.open(rounds=1, table=3, games=(GAME,), seating_seconds=45, round_seconds=900)
    phones = await server.join_people(6)
    for phone in phones[:waits_for]:
        phone.confirms_seat = False
    await server.do(cmd.Go)
    await server.until(lambda: len(confirmed(server)) == 6 - waits_for)
    return phones


def confirmed(server: ClubServer) -> list[int]:
    return [person for table in server.state.tables for person in table.confirmed]


async def test_nobody_waits_for_somebody_who_went_home(server: ClubServer) -> None:
    phones = await call_to_tables(server, waits_for=1)
    gone = phones[0]
    assert (await gone.answer(cmd.LeaveClub))["type"] == "done"
    before = server.clock.now()
    await server.until_phase("round")
    assert server.clock.now() - before < 5
    assert server.state.table_of(gone.number or 0) is None
    gone.join(server.club)
    await server.settle()
    assert not gone.own["out"]


async def test_who_leaves_after_confirming_leaves_no_empty_seat(server: ClubServer) -> None:
    phones = await call_to_tables(server, waits_for=1)
    await server.do(cmd.RemovePerson, person=phones[1].number)
    phones[0].ask(cmd.SayHere)
    await server.until_phase("round")
    seated = {person for table in server.state.tables for person in table.people}
    assert seated == {phone.number for phone in phones} - {phones[1].number}


async def test_a_removed_guest_leaves_no_empty_seat(server: ClubServer) -> None:
    await server.open(rounds=1, table=4, games=(GAME,), round_seconds=900)
    await server.join_people(3)
    await server.do(cmd.AddGuest, name="Zosia")
    await server.do(cmd.Go)
    await server.do(cmd.RemovePerson, person=4)
    await server.until_phase("round")
    (table,) = server.state.tables
    assert set(table.people) == {1, 2, 3}


async def test_who_comes_back_before_the_round_does_not_come_last_in_it(
    server: ClubServer,
) -> None:
    phones = await call_to_tables(server, waits_for=2)
    await server.do(cmd.RemovePerson, person=phones[0].number)
    phones[0].confirms_seat = True
    phones[0].join(server.club)
    await server.settle()
    phones[0].ask(cmd.SayHere)
    phones[1].ask(cmd.SayHere)
    await server.until_phase("round")
    table = server.state.table_of(phones[0].number or 0)
    assert table is not None
    assert not table.left
