"""A restored club night has no key: its names are gone for ever, and the night goes on."""

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone

GAME = Settings(games=("tower",))


async def lose_the_key(server: ClubServer) -> None:
    """Start the server again as after a restore, and let everybody reconnect."""
    await server.settle()
    del server.journal.snapshots[server.new.code]
    await restart(server)


async def restart(server: ClubServer) -> None:
    await server.kill()
    for phone in server.clients:
        if isinstance(phone, Phone):
            phone.join(server.club)
    await server.settle()


async def join_in_order(server: ClubServer, count: int) -> list[Phone]:
    """Let people join; return their phones by their numbers."""
    return sorted(await server.join_people(count), key=lambda phone: phone.number or 0)


def shown(server: ClubServer) -> list[str]:
    """Return the names that the organiser sees."""
    return [person["name"] for person in server.organiser.club_view["people"].values()]


async def test_people_whose_names_are_lost_are_shown_by_number_and_keep_their_places(
    server: ClubServer,
) -> None:
    await server.open(names="own")
    phones = await join_in_order(server, 3)
    await server.do(cmd.NamePerson, person=2, name="Wilhelmina")
    await server.settle()
    assert "Wilhelmina" in shown(server)
    await lose_the_key(server)
    assert shown(server) == ["player 1", "player 2", "player 3"]
    assert [phone.number for phone in phones] == [1, 2, 3]


async def test_new_names_are_kept_after_another_restart_and_old_ones_stay_lost(
    server: ClubServer,
) -> None:
    await server.open(names="own")
    (phone, *_) = await join_in_order(server, 3)
    await lose_the_key(server)
    assert (await phone.answer(cmd.ChooseName, name="Vigdis"))["type"] == "done"
    await server.do(cmd.NamePerson, person=3, name="Zoltan")
    await restart(server)
    assert shown(server) == ["Vigdis", "player 2", "Zoltan"]


async def test_at_the_doors_somebody_whose_name_is_lost_may_draw_another(
    server: ClubServer,
) -> None:
    await server.open()
    (phone, *_) = await join_in_order(server, 3)
    await lose_the_key(server)
    assert (await phone.answer(cmd.Spin))["type"] == "done"
    await server.settle()
    assert shown(server)[0] != "player 1"
    await restart(server)
    assert shown(server)[0] != "player 1"
    assert shown(server)[1:] == ["player 2", "player 3"]


async def test_tables_play_on_with_the_same_people(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(GAME,), round_seconds=600)
    phones = [server.phone() for _ in range(4)]
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    seats = [(phone.table, phone.seat) for phone in phones]
    await lose_the_key(server)
    assert [(phone.table, phone.seat) for phone in phones] == seats
    server.check_laws(phones)
    rooms = [server.registry.actors[room].state for room in server.state.rooms]
    assert all(room.playing and person.sat for room in rooms for person in room.people.values())
    before = {room: len(server.events(room)) for room in server.state.rooms}
    await restart(server)
    assert {room: len(server.events(room)) for room in before} == before, "no token changes twice"
    assert [(phone.table, phone.seat) for phone in phones] == seats


async def test_a_night_whose_names_were_deleted_gets_no_new_key(server: ClubServer) -> None:
    await server.open()
    await server.join_people(2)
    await server.do(cmd.ForgetNames)
    await lose_the_key(server)
    assert not server.club.names.has_key
    assert await server.journal.snapshot(server.new.code) is None


async def test_new_names_are_deleted_like_all_others(server: ClubServer) -> None:
    await server.open(names="own")
    await server.join_people(2)
    await lose_the_key(server)
    await server.do(cmd.NamePerson, person=1, name="Vigdis")
    await server.do(cmd.ForgetNames)
    await server.settle()
    assert await server.journal.snapshot(server.new.code) == (server.state.seq, b"")
    assert shown(server) == ["player 1", "player 2"]
