"""Abuse of a club night: forbidden commands, guessed tokens, strange names, floods."""

import asyncio

import pytest

from spotisle.club.actor import ABANDONED_S, MAX_SCREENS, MAX_SCREENS_WITHOUT_KEY
from spotisle.club.decisions import MAX_ENTRIES
from spotisle.club.state import ClubPerson
from spotisle.protocol import club_commands as cmd
from spotisle.protocol import commands as room_cmd
from spotisle.protocol.club_settings import ClubSettings
from spotisle.protocol.settings import Settings
from spotisle.rooms.budget import BURST_BYTES
from spotisle.rooms.registry import IDLE_TIMEOUT_S
from tests.club.kit.club_server import ClubServer

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


async def test_a_player_may_not_organise(server: ClubServer) -> None:
    await server.open(rounds=1, table=3)
    phones = await server.join_people(3)
    for kind, fields in (
        (cmd.Go, {}),
        (cmd.ForgetNames, {}),
        (cmd.RemovePerson, {"person": 2, "ban": True}),
        (cmd.CorrectPoints, {"round": 1, "person": 1, "points": 12.0}),
    ):
        answer = await phones[0].answer(kind, **fields)
        assert answer["why"] == "not_host"
    assert server.phase == "doors"


async def test_a_guessed_token_opens_nothing(server: ClubServer) -> None:
    await server.open()
    for token in ("", "0", server.new.key, server.new.code, "A" * 32):
        stranger = server.phone("stranger")
        stranger.token = token
        stranger.join(server.club, key=server.new.key)
        await server.until(lambda stranger=stranger: stranger.closings)  # type: ignore[misc]
        assert stranger.closings[0][0] == "stranger"


async def test_both_organisers_links_work_at_the_same_time(server: ClubServer) -> None:
    await server.open()
    second = server.phone("second")
    second.token = server.new.organisers[1]
    second.join(server.club)
    await server.until(lambda: second.club_view)
    assert (await second.answer(cmd.LockDoors, locked=True))["type"] == "done"
    await server.settle()
    assert server.organiser.club_view["locked"]
    late = server.phone("late")
    late.join(server.club, key=server.new.key)
    await server.until(lambda: late.closings)
    assert late.closings[0][0] == "locked"


async def test_two_organisers_who_tap_at_once_go_on_by_one_step(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, automatic=False)
    await server.join_people(3)
    second = server.phone("second")
    second.token = server.new.organisers[1]
    second.join(server.club)
    await server.until(lambda: second.club_view)
    answers = await asyncio.gather(
        server.organiser.answer(cmd.Go, state="doors"), second.answer(cmd.Go, state="doors")
    )
    assert [answer["type"] for answer in answers] == ["done", "done"]
    assert server.phase == "seating"


async def test_a_banned_person_cannot_return_but_a_removed_one_may(server: ClubServer) -> None:
    await server.open()
    phones = sorted(await server.join_people(3), key=lambda phone: phone.number or 0)
    await server.do(cmd.RemovePerson, person=1, ban=True)
    await server.do(cmd.RemovePerson, person=2)
    await server.settle()
    assert [phone.closings[0][0] for phone in phones[:2]] == ["kicked", "kicked"]
    for phone in phones[:2]:
        phone.join(server.club)
    await server.settle()
    assert phones[0].closings[1][0] == "kicked"
    assert phones[1].number == 2
    assert phones[1].club_view


async def test_two_hundred_join_within_a_second(server: ClubServer) -> None:
    await server.open()
    phones = [server.phone() for _ in range(200)]
    for phone in phones:
        phone.join(server.club, key=server.new.key)
        await asyncio.sleep(0.005)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.settle()
    names = [person["name"] for person in phones[0].club_view["people"].values()]
    assert len(set(names)) == len(names) == 200
    assert max(len(phone.frames) for phone in phones) < 40


async def test_without_the_key_the_joins_of_an_address_are_limited(server: ClubServer) -> None:
    await server.open()
    server.club._typed["1.2.3.4"] = 50
    typed = server.phone()
    typed.address = "1.2.3.4"
    typed.join(server.club)
    with_key = server.phone()
    with_key.address = "1.2.3.4"
    with_key.join(server.club, key=server.new.key)
    await server.settle()
    assert typed.closings[0][0] == "room_full"
    assert with_key.number is not None


@pytest.mark.parametrize("name", NAMES)
async def test_names_may_have_anything_in_them(server: ClubServer, name: str) -> None:
    await server.open(names="own")
    phone = server.phone(name)
    phone.join(server.club, key=server.new.key)
    await server.until(lambda: phone.club_view and phone.club_view["people"])
    shown = phone.club_view["people"]["1"]["name"]
    assert 0 < len(shown) <= 24
    assert shown.isprintable()


async def test_the_event_is_the_host_of_its_tables(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, games=(Settings(games=("duel",)),))
    phones = await server.join_people(2, level="child")
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
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


async def test_a_change_without_effect_is_not_stored(server: ClubServer) -> None:
    await server.open(teams=3)
    (phone,) = await server.join_people(1)
    await server.do(cmd.LockDoors, locked=True)
    before = server.state.seq
    settings = server.state.settings
    for _ in range(20):
        for kind, fields in ((cmd.ChooseColour, {"colour": 0}), (cmd.SayHere, {})):
            await phone.answer(kind, **fields)
        await server.do(cmd.LockDoors, locked=True)
        await server.do(cmd.ChangeClub, settings=settings)
        await server.do(cmd.SitOut, person=1, out=False)
    assert server.state.seq == before


@pytest.mark.parametrize(
    "game",
    [
        Settings(mode="beginner", games=("tower",)),
        Settings(mode="practice"),
    ],
    ids=lambda game: game.mode,
)
async def test_a_game_that_no_table_can_play_is_refused_when_chosen(
    server: ClubServer, game: Settings
) -> None:
    await server.open()
    answer = await server.organiser.answer(cmd.ChangeClub, settings=ClubSettings(games=(game,)))
    assert answer["why"] == "cannot_play"


async def test_the_journal_cannot_grow_without_limit(server: ClubServer) -> None:
    await server.open()
    long_games = tuple(Settings(mode="series", games=("tower",) * 8) for _ in range(20))
    refused = 0
    for count in range(200):
        settings = ClubSettings(games=long_games, rounds=1 + count % 20)
        answer = await server.organiser.answer(cmd.ChangeClub, settings=settings)
        refused += answer.get("why") == "too_fast"
    stored = sum(len(entry.body) for entry in server.journal.logs[server.new.code].entries)
    assert refused > 0
    assert stored < BURST_BYTES + 16 * 1024
    await server.do(cmd.FinishClub)


async def test_rejoining_repeatedly_does_not_fill_the_memory(
    server: ClubServer,
) -> None:
    await server.open()
    for number in range(1, MAX_ENTRIES + 1):
        server.state.people[number] = ClubPerson(number, f"digest {number}", left=True)
    late = server.phone()
    late.join(server.club, key=server.new.key)
    await server.settle()
    assert late.closings[0][0] == "room_full"


async def test_the_number_of_screens_is_limited(server: ClubServer) -> None:
    await server.open()
    screens = [server.phone() for _ in range(MAX_SCREENS)]
    for screen in screens:
        screen.join(server.club, watch=True, key=server.new.key)
    await server.settle()
    refused = [screen.closings[0][0] for screen in screens if screen.closings]
    assert refused == ["room_full"]  # the organiser takes one place


async def test_people_without_the_key_leave_places_for_the_organisers_screens(
    server: ClubServer,
) -> None:
    await server.open()
    strangers = [server.phone() for _ in range(MAX_SCREENS)]
    for stranger in strangers:
        stranger.join(server.club, watch=True)
    await server.settle()
    television = server.phone()
    television.join(server.club, watch=True, key=server.new.key)
    await server.settle()
    let_in = [stranger for stranger in strangers if not stranger.closings]
    assert len(let_in) == MAX_SCREENS_WITHOUT_KEY - 1  # the organiser counts, too
    assert television.club_view


async def test_leaving_and_rejoining_is_limited_like_other_journal_writes(
    server: ClubServer,
) -> None:
    await server.open()
    (phone,) = await server.join_people(1)
    for _ in range(3000):
        await phone.answer(cmd.LeaveClub)
        phone.join(server.club)
        await asyncio.sleep(0.05)
        if phone.closings[-1][0] != "left":
            break
    stored = sum(len(entry.body) for entry in server.journal.logs[server.new.code].entries)
    assert phone.closings[-1][0] == "unavailable"
    assert stored < BURST_BYTES


async def test_an_abandoned_evening_stops_and_forgets_its_names(server: ClubServer) -> None:
    await server.open(rounds=1, table=2, seating_seconds=5)
    phones = await server.join_people(2)
    for phone in phones:
        phone.confirms_seat = False
    await server.do(cmd.Go)
    for phone in (*phones, server.organiser):
        phone.lose_connection()
    before = server.state.seq
    await asyncio.sleep(ABANDONED_S - 60)
    assert server.phase == "seating"
    assert server.state.seq == before
    await asyncio.sleep(120)
    assert server.phase == "forgotten"
    assert (await server.journal.snapshot(server.new.code) or (0, b"?"))[1] == b""


async def test_an_event_without_people_is_not_kept_in_memory(server: ClubServer) -> None:
    await server.open()
    club = server.club
    server.organiser.lose_connection()
    await asyncio.sleep(IDLE_TIMEOUT_S + 60)
    server.registry.stop_idle_rooms()
    await server.settle()
    assert server.new.code not in server.registry.clubs
    again = await server.registry.find(server.new.code)
    assert again is not None
    assert again is not club
