"""Guests without a phone: they play on a neighbour's."""

import asyncio

from spotisle.protocol import event_commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rules import Verdict
from tests.events.kit.hall import Hall
from tests.events.kit.phone import Phone
from tests.rooms.kit.autoplay import AutoPlayer

GAME = Settings(games=("tower",))


async def play_beside(hall: Hall, phone: Phone) -> None:
    """Let the guest on somebody's phone play by themselves, with a line of their own."""
    guest = phone.own["guest"]
    client = hall.client("guest")
    client.token = guest["token"]
    client.enter(await hall.reopen(guest["room"]))
    AutoPlayer(client, "expert")
    await hall.until(lambda: client.seat is not None)


async def test_a_guest_plays_on_a_neighbours_phone(hall: Hall) -> None:
    await hall.open(rounds=1, table=4, games=(GAME,), round_seconds=600)
    phones = await hall.come(3)
    await hall.do(cmd.AddGuest, name="Zosia")
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    hall.check_laws(phones)
    lent = [phone for phone in phones if phone.own["guest"]]
    assert [phone.own["guest"]["person"] for phone in lent] == [4]
    await play_beside(hall, lent[0])
    await hall.until_phase("podium")
    found = [
        event
        for event in hall.events(hall.state.rooms[0])
        if isinstance(event, ev.Claimed) and event.judgement.verdict is Verdict.OK
    ]
    (table,) = hall.state.history[0]
    assert {table[event.seat] for event in found} == {1, 2, 3, 4}
    assert set(hall.state.points) == {1, 2, 3, 4}
    assert not any(phone.own["guest"] for phone in phones)


async def test_when_the_neighbour_stays_away_another_lends_a_phone(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = [hall.phone() for _ in range(2)]  # nobody plays by themselves
    for phone in phones:
        phone.join(hall.event, key=hall.new.key)
    await hall.until(lambda: all(phone.number for phone in phones))
    await hall.do(cmd.AddGuest, name="Zosia")
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    lends, other = sorted(phones, key=lambda phone: phone.own["guest"] is None)
    assert (lends.own["guest"]["person"], other.own["guest"]) == (3, None)
    lends.lose_connection()
    await asyncio.sleep(61)
    await hall.settle()
    assert other.own["guest"]["person"] == 3


async def test_bots_play_for_more_guests_than_there_are_phones(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=900)
    (phone,) = await hall.come(1)
    for name in ("Zosia", "Ole"):
        await hall.do(cmd.AddGuest, name=name)
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    assert phone.own["guest"]["person"] in (2, 3)
    (table,) = hall.state.tables
    bots = [
        person
        for person, seat in zip(table.people, phone.view["seats"], strict=False)
        if seat["bot"]
    ]
    assert bots == [({2, 3} - {phone.own["guest"]["person"]}).pop()]


async def test_nobody_else_is_told_of_the_guests_seat(hall: Hall) -> None:
    await hall.open(rounds=1, table=3, games=(GAME,), round_seconds=600)
    phones = await hall.come(2)
    await hall.do(cmd.AddGuest, name="Zosia")
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    (token,) = [phone.own["guest"]["token"] for phone in phones if phone.own["guest"]]
    for stranger in (*(p for p in phones if not p.own["guest"]), hall.organiser):
        assert not any(token.encode() in frame for frame in stranger.frames)


async def test_a_crowd_takes_no_guests(hall: Hall) -> None:
    await hall.open(mode="crowd")
    answer = await hall.organiser.answer(cmd.AddGuest, name="Zosia")
    assert answer["type"] == "refused"
