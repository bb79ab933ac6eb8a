"""What people try who should not."""

import asyncio

import pytest

from spotisle.protocol import commands as room_cmd
from spotisle.protocol import event_commands as cmd
from spotisle.protocol.settings import Settings
from tests.events.kit.hall import Hall

NAMES = [
    "",
    " ",
    "\u202eevil",
    "<script>",
    "=HYPERLINK(1)",
    "x" * 200,
    "\x00",
    "a\u0301" * 60,
    "🐙",
]


async def test_a_player_may_not_organise(hall: Hall) -> None:
    await hall.open(rounds=1, table=3)
    phones = await hall.come(3)
    for kind, fields in (
        (cmd.Go, {}),
        (cmd.ForgetNames, {}),
        (cmd.RemovePerson, {"person": 2, "ban": True}),
        (cmd.CorrectPoints, {"round": 1, "person": 1, "points": 12.0}),
    ):
        answer = await phones[0].answer(kind, **fields)
        assert answer["why"] == "not_host"
    assert hall.phase == "doors"


async def test_a_guessed_token_opens_nothing(hall: Hall) -> None:
    await hall.open()
    for token in ("", "0", hall.new.key, hall.new.code, "A" * 32):
        stranger = hall.phone("stranger")
        stranger.token = token or "x"
        stranger.join(hall.event, key=hall.new.key)
        await hall.until(lambda stranger=stranger: stranger.closings)  # type: ignore[misc]
        assert stranger.closings[0][0] == "stranger"


async def test_both_organisers_links_work_at_the_same_time(hall: Hall) -> None:
    await hall.open()
    second = hall.phone("second")
    second.token = hall.new.organisers[1]
    second.join(hall.event)
    await hall.until(lambda: second.event_view)
    assert (await second.answer(cmd.LockDoors, locked=True))["type"] == "done"
    await hall.settle()
    assert hall.organiser.event_view["locked"]
    late = hall.phone("late")
    late.join(hall.event, key=hall.new.key)
    await hall.until(lambda: late.closings)
    assert late.closings[0][0] == "locked"


async def test_a_banned_person_does_not_come_back_but_a_removed_one_may(hall: Hall) -> None:
    await hall.open()
    phones = sorted(await hall.come(3), key=lambda phone: phone.number or 0)
    await hall.do(cmd.RemovePerson, person=1, ban=True)
    await hall.do(cmd.RemovePerson, person=2)
    await hall.settle()
    assert [phone.closings[0][0] for phone in phones[:2]] == ["kicked", "kicked"]
    for phone in phones[:2]:
        phone.join(hall.event)
    await hall.settle()
    assert phones[0].closings[1][0] == "kicked"
    assert phones[1].number == 2
    assert phones[1].event_view


async def test_two_hundred_join_within_a_second(hall: Hall) -> None:
    await hall.open()
    phones = [hall.phone() for _ in range(200)]
    for phone in phones:
        phone.join(hall.event, key=hall.new.key)
        await asyncio.sleep(0.005)
    await hall.until(lambda: all(phone.number for phone in phones))
    await hall.settle()
    names = [person["name"] for person in phones[0].event_view["people"].values()]
    assert len(set(names)) == len(names) == 200
    assert max(len(phone.frames) for phone in phones) < 40


async def test_without_the_key_only_so_many_of_an_address_come_in(hall: Hall) -> None:
    await hall.open()
    hall.event._typed["1.2.3.4"] = 50
    typed = hall.phone()
    typed.address = "1.2.3.4"
    typed.join(hall.event)
    with_key = hall.phone()
    with_key.address = "1.2.3.4"
    with_key.join(hall.event, key=hall.new.key)
    await hall.settle()
    assert typed.closings[0][0] == "room_full"
    assert with_key.number is not None


@pytest.mark.parametrize("name", NAMES)
async def test_names_may_have_anything_in_them(hall: Hall, name: str) -> None:
    await hall.open(names="own")
    phone = hall.phone(name)
    phone.join(hall.event, key=hall.new.key)
    await hall.until(lambda: phone.event_view and phone.event_view["people"])
    shown = phone.event_view["people"]["1"]["name"]
    assert 0 < len(shown) <= 24
    assert shown.isprintable()


async def test_the_event_is_the_host_of_its_tables(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, games=(Settings(games=("duel",)),))
    phones = await hall.come(2, level="child")
    await hall.do(cmd.Go)
    await hall.until_phase("round")
    await hall.settle()
    for kind, fields in (
        (room_cmd.Dismiss, {}),
        (room_cmd.Pause, {"paused": True}),
        (room_cmd.Kick, {"person": "p2"}),
        (room_cmd.Leave, {}),
        (room_cmd.Stand, {}),
        (room_cmd.Rename, {"name": "Boss"}),
    ):
        answer = await phones[0].answer(kind, **fields)
        assert answer["why"] == "not_host"
