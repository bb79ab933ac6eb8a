"""Guests without a phone: they play on a neighbour's."""

import asyncio

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rules import Verdict
from tests.club.kit.club_server import ClubServer
from tests.club.kit.phone import Phone
from tests.rooms.kit.autoplay import AutoPlayer

GAME = Settings(games=("tower",))


async def play_beside(server: ClubServer, phone: Phone) -> None:
    """Let the guest on this phone play automatically, over a separate connection."""
    guest = phone.own["guest"]
    client = server.client("guest")
    client.token = guest["token"]
    client.enter(await server.reopen(guest["room"]))
    AutoPlayer(client, "expert")
    await server.until(lambda: client.seat is not None)


async def test_a_guest_plays_on_a_neighbours_phone(server: ClubServer) -> None:
    await server.open(rounds=1, table=4, games=(GAME,), round_seconds=600)
    phones = await server.join_people(3)
    await server.do(cmd.AddGuest, name="Zosia")
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    server.check_laws(phones)
    lent = [phone for phone in phones if phone.own["guest"]]
    assert [phone.own["guest"]["person"] for phone in lent] == [4]
    await play_beside(server, lent[0])
    await server.until_phase("podium")
    found = [
        event
        for event in server.events(server.state.rooms[0])
        if isinstance(event, ev.Claimed) and event.judgement.verdict is Verdict.OK
    ]
    (table,) = server.state.history[0]
    assert {table[event.seat] for event in found} == {1, 2, 3, 4}
    assert set(server.state.points) == {1, 2, 3, 4}
    assert not any(phone.own["guest"] for phone in phones)


async def test_when_the_neighbour_stays_away_another_lends_a_phone(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = [server.phone() for _ in range(2)]  # no automatic players
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.AddGuest, name="Zosia")
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    lends, other = sorted(phones, key=lambda phone: phone.own["guest"] is None)
    assert (lends.own["guest"]["person"], other.own["guest"]) == (3, None)
    lends.lose_connection()
    await asyncio.sleep(61)
    await server.settle()
    assert other.own["guest"]["person"] == 3


async def test_bots_play_for_more_guests_than_there_are_phones(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=900)
    (phone,) = await server.join_people(1)
    for name in ("Zosia", "Ole"):
        await server.do(cmd.AddGuest, name=name)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    assert phone.own["guest"]["person"] in (2, 3)
    (table,) = server.state.tables
    bots = [
        person
        for person, seat in zip(table.people, phone.view["seats"], strict=False)
        if seat["bot"]
    ]
    assert bots == [({2, 3} - {phone.own["guest"]["person"]}).pop()]


async def test_nobody_else_is_told_of_the_guests_seat(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = await server.join_people(2)
    await server.do(cmd.AddGuest, name="Zosia")
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    (token,) = [phone.own["guest"]["token"] for phone in phones if phone.own["guest"]]
    for stranger in (*(p for p in phones if not p.own["guest"]), server.organiser):
        assert not any(token.encode() in frame for frame in stranger.frames)


async def test_a_crowd_takes_no_guests(server: ClubServer) -> None:
    await server.open(mode="crowd")
    answer = await server.organiser.answer(cmd.AddGuest, name="Zosia")
    assert answer["type"] == "refused"
