"""What people try who should not."""

import asyncio

import pytest

from spotisle.events.actor import ABANDONED_S, MAX_SCREENS, MAX_SCREENS_WITHOUT_KEY
from spotisle.events.decisions import MAX_ENTRIES
from spotisle.events.state import Person
from spotisle.protocol import commands as room_cmd
from spotisle.protocol import event_commands as cmd
from spotisle.protocol.event_settings import EventSettings
from spotisle.protocol.settings import Settings
from spotisle.rooms.budget import BURST_BYTES
from spotisle.rooms.registry import IDLE_TIMEOUT_S
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
        stranger.token = token
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


async def test_what_changes_nothing_is_not_stored(hall: Hall) -> None:
    await hall.open(teams=3)
    (phone,) = await hall.come(1)
    await hall.do(cmd.LockDoors, locked=True)
    before = hall.state.seq
    settings = hall.state.settings
    for _ in range(20):
        for kind, fields in ((cmd.EventColour, {"colour": 0}), (cmd.SayHere, {})):
            await phone.answer(kind, **fields)
        await hall.do(cmd.LockDoors, locked=True)
        await hall.do(cmd.ChangeEvent, settings=settings)
        await hall.do(cmd.SitOut, person=1, out=False)
    assert hall.state.seq == before


@pytest.mark.parametrize(
    "game",
    [
        Settings(mode="beginner", games=("tower",)),
        Settings(mode="practice"),
    ],
    ids=lambda game: game.mode,
)
async def test_what_no_table_can_play_is_refused_when_it_is_chosen(
    hall: Hall, game: Settings
) -> None:
    await hall.open()
    answer = await hall.organiser.answer(cmd.ChangeEvent, settings=EventSettings(games=(game,)))
    assert answer["why"] == "cannot_play"


async def test_nobody_makes_the_journal_grow_without_end(hall: Hall) -> None:
    await hall.open()
    long_games = tuple(Settings(mode="series", games=("tower",) * 8) for _ in range(20))
    refused = 0
    for count in range(200):
        settings = EventSettings(games=long_games, rounds=1 + count % 20)
        answer = await hall.organiser.answer(cmd.ChangeEvent, settings=settings)
        refused += answer.get("why") == "too_fast"
    stored = sum(len(entry.body) for entry in hall.journal.logs[hall.new.code].entries)
    assert refused > 0
    assert stored < BURST_BYTES + 16 * 1024
    await hall.do(cmd.FinishEvent)


async def test_somebody_who_comes_again_and_again_does_not_fill_the_memory(hall: Hall) -> None:
    await hall.open()
    for number in range(1, MAX_ENTRIES + 1):
        hall.state.people[number] = Person(number, f"digest {number}", left=True)
    late = hall.phone()
    late.join(hall.event, key=hall.new.key)
    await hall.settle()
    assert late.closings[0][0] == "room_full"


async def test_only_so_many_screens_watch(hall: Hall) -> None:
    await hall.open()
    screens = [hall.phone() for _ in range(MAX_SCREENS)]
    for screen in screens:
        screen.join(hall.event, watch=True, key=hall.new.key)
    await hall.settle()
    refused = [screen.closings[0][0] for screen in screens if screen.closings]
    assert refused == ["room_full"]  # the organiser is one of them


async def test_strangers_leave_places_for_the_organisers_screens(hall: Hall) -> None:
    await hall.open()
    strangers = [hall.phone() for _ in range(MAX_SCREENS)]
    for stranger in strangers:
        stranger.join(hall.event, watch=True)
    await hall.settle()
    television = hall.phone()
    television.join(hall.event, watch=True, key=hall.new.key)
    await hall.settle()
    let_in = [stranger for stranger in strangers if not stranger.closings]
    assert len(let_in) == MAX_SCREENS_WITHOUT_KEY - 1  # the organiser counts, too
    assert television.event_view


async def test_leaving_and_coming_back_makes_the_journal_grow_no_more_than_anything_else(
    hall: Hall,
) -> None:
    await hall.open()
    (phone,) = await hall.come(1)
    for _ in range(3000):
        await phone.answer(cmd.EventLeave)
        phone.join(hall.event)
        await asyncio.sleep(0.05)
        if phone.closings[-1][0] != "left":
            break
    stored = sum(len(entry.body) for entry in hall.journal.logs[hall.new.code].entries)
    assert phone.closings[-1][0] == "unavailable"
    assert stored < BURST_BYTES


async def test_an_abandoned_evening_stands_still_and_forgets_its_names(hall: Hall) -> None:
    await hall.open(rounds=1, table=2, seating_seconds=5)
    phones = await hall.come(2)
    for phone in phones:
        phone.taps_here = False
    await hall.do(cmd.Go)
    for phone in (*phones, hall.organiser):
        phone.lose_connection()
    before = hall.state.seq
    await asyncio.sleep(ABANDONED_S - 60)
    assert hall.phase == "seating"
    assert hall.state.seq == before
    await asyncio.sleep(120)
    assert hall.phase == "forgotten"
    assert (await hall.journal.snapshot(hall.new.code) or (0, b"?"))[1] == b""


async def test_an_event_without_people_is_not_kept_in_memory(hall: Hall) -> None:
    await hall.open()
    event = hall.event
    hall.organiser.lose_connection()
    await asyncio.sleep(IDLE_TIMEOUT_S + 60)
    hall.registry.stop_idle_rooms()
    await hall.settle()
    assert hall.new.code not in hall.registry.events
    again = await hall.registry.find(hall.new.code)
    assert again is not None
    assert again is not event
