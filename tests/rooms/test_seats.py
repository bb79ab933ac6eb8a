"""Coming, going, sitting and standing, and what the host may do."""

import asyncio
from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.presence import AWAY_TIMEOUT_S, HOST_TIMEOUT_S
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, autoplay, done, refused

PRACTICE = Settings(mode="practice")


async def test_the_first_one_in_is_the_host_and_everyone_finds_a_seat(
    server: VirtualServer,
) -> None:
    actor, clients = await server.room(*(f"guest {n}" for n in range(9)))
    await server.settle()
    assert {client.view["host"] for client in clients} == {clients[0].you}
    assert [client.seat for client in clients] == [*range(8), None]
    assert (await refused(clients[8], cmd.Sit))["why"] == "no_free_seat"
    check_laws(server, actor, clients)


async def test_people_sit_stand_and_change_seats_in_the_lobby(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(bob, cmd.Sit, seat=5)
    assert (await refused(ann, cmd.Sit, seat=5))["why"] == "seat_taken"
    await done(ann, cmd.Stand)
    assert (await refused(ann, cmd.Stand))["why"] == "not_seated"
    await done(ann, cmd.Sit)
    await server.settle()
    assert (ann.seat, bob.seat) == (0, 5)


async def test_bots_come_and_go_and_make_way_for_people(server: VirtualServer) -> None:
    _, (ann,) = await server.room("Ann")
    assert (await refused(ann, cmd.SeatBot, seat=1, level="genius"))["why"] == "no_such_bot"
    await done(ann, cmd.SeatBot, seat=1, level="sharp")
    await done(ann, cmd.SeatBot, seat=2, level="child")
    await done(ann, cmd.Clear, seat=1)
    assert (await refused(ann, cmd.Clear, seat=1))["why"] == "seat_free"
    await done(ann, cmd.Sit, seat=2)
    await server.settle()
    seats = [(seat["person"], seat["bot"]) for seat in ann.view["seats"][:3]]
    assert seats == [(None, None), (None, None), (ann.you, None)]


async def test_a_bot_does_not_take_the_seat_of_somebody_who_came_first(
    server: VirtualServer,
) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    assert (await refused(ann, cmd.SeatBot, seat=bob.seat, level="child"))["why"] == "seat_taken"
    await server.settle()
    assert ann.view["seats"][bob.seat]["bot"] is None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (cmd.SeatBot, {"seat": 3, "level": "sharp"}),
        (cmd.Clear, {"seat": 0}),
        (cmd.Kick, {"person": "p1"}),
        (cmd.HandOver, {"person": "p2"}),
        (cmd.Choose, {"settings": PRACTICE}),
        (cmd.List, {"public": True}),
        (cmd.Start, {}),
        (cmd.Next, {}),
        (cmd.Pause, {"paused": True}),
        (cmd.Dismiss, {}),
    ],
)
async def test_only_the_host_may_send_host_commands(
    kind: type[cmd.Command], fields: dict[str, Any], server: VirtualServer
) -> None:
    actor, (_, bob) = await server.room("Ann", "Bob")
    before = actor.state.seq
    assert (await refused(bob, kind, **fields))["why"] == "not_host"
    assert actor.state.seq == before


async def test_the_host_hands_over(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    assert (await refused(ann, cmd.HandOver, person="p9"))["why"] == "no_such_person"
    await done(ann, cmd.HandOver, person=bob.you)
    assert (await refused(ann, cmd.Start))["why"] == "not_host"
    await done(bob, cmd.Start)


async def test_another_person_becomes_host_when_the_host_leaves(server: VirtualServer) -> None:
    _, (ann, bob, cy) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Leave)
    await server.settle()
    assert ann.closings[0][0] == "left"
    assert bob.view["host"] == cy.view["host"] == bob.you
    assert bob.view["seats"][0]["person"] is None


async def test_a_kicked_person_is_told_and_cannot_return_with_the_old_token(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    assert (await refused(ann, cmd.Kick, person=ann.you))["why"] == "no_such_person"
    await done(ann, cmd.Kick, person=bob.you)
    await server.settle()
    assert bob.closings[0][0] == "kicked"
    assert list(ann.view["people"]) == [ann.you]
    bob.enter(actor)
    await server.settle()
    assert bob.closings[1][0] == "stranger"


async def playing(
    server: VirtualServer, *names: str, settings: Settings | None = None
) -> list[VirtualClient]:
    _, clients = await server.room(*names)
    await done(clients[0], cmd.Choose, settings=settings or Settings())
    await done(clients[0], cmd.Start)
    await server.settle()
    return clients


@pytest.mark.parametrize("how", ["kick", "leave"])
async def test_in_the_middle_of_a_game_a_bot_takes_over(how: str, server: VirtualServer) -> None:
    ann, bob, cy = await playing(server, "Ann", "Bob", "Cy")
    actor = server.registry.actors[ann.view["code"]]
    if how == "kick":
        await done(ann, cmd.Kick, person=bob.you)
    else:
        await done(bob, cmd.Leave)
    await server.settle()
    assert ann.view["seats"][1]["bot"]
    assert ann.view["seats"][1]["person"] is None
    autoplay([ann, cy])
    ann.look()
    await server.until(lambda: actor.state.over)
    await server.settle()
    check_laws(server, actor, [ann, cy])


async def test_seats_are_fixed_during_a_game_and_latecomers_wait_for_the_next(
    server: VirtualServer,
) -> None:
    ann, bob = await playing(server, "Ann", "Bob")
    (late,) = await server.join(server.registry.actors[ann.view["code"]], "Late")
    assert late.seat == 2
    assert late.private["place"] is None
    for client, kind, fields in (
        (late, cmd.Sit, {"seat": 7}),
        (bob, cmd.Stand, {}),
        (ann, cmd.Clear, {"seat": 1}),
        (ann, cmd.SeatBot, {"seat": 6, "level": "sharp"}),
        (ann, cmd.Colour, {"seat": 0, "colour": "red"}),
        (ann, cmd.Choose, {"settings": PRACTICE}),
        (ann, cmd.Start, {}),
    ):
        assert (await refused(client, kind, **fields))["why"] == "playing"


async def test_practice_lets_anyone_come_and_go(server: VirtualServer) -> None:
    ann, bob = await playing(server, "Ann", "Bob", settings=PRACTICE)
    actor = server.registry.actors[ann.view["code"]]
    (late,) = await server.join(actor, "Late")
    assert late.seat == 2
    assert await claim(late, right(late)) == "ok"
    await done(bob, cmd.Leave)
    await server.settle()
    assert not ann.view["seats"][1]["person"]
    assert not ann.view["seats"][1]["bot"]
    await done(late, cmd.Stand)
    assert await claim(late, {"symbol": 0, "seen": 1}) == "not_seated"
    check_laws(server, actor, [ann, late])


async def test_a_bot_replaces_a_vanished_player_until_they_return(
    server: VirtualServer,
) -> None:
    ann, bob = await playing(server, "Ann", "Bob")
    actor = server.registry.actors[ann.view["code"]]
    bob.disconnect()
    await asyncio.sleep(10 * AWAY_TIMEOUT_S)
    assert (ann.view["seats"][1]["person"], ann.view["seats"][1]["bot"]) == ("p2", None)
    assert ann.here == [ann.you]
    await done(ann, cmd.SeatBot, seat=1, level="lightning")
    await asyncio.sleep(10)
    taken = ann.play["accepted"]
    assert taken > 0
    bob.enter(actor)
    answers = len(bob.answers)
    await server.settle()
    assert ann.play["accepted"] > taken
    assert len(bob.answers) == answers
    assert await claim(bob, {"symbol": 0, "seen": 0}) == "not_seated"
    await done(bob, cmd.Sit)
    await server.settle()
    assert bob.view["seats"][1]["bot"] is None
    assert await claim(bob, right(bob)) == "ok"
    check_laws(server, actor, [ann, bob])


async def test_in_the_lobby_a_vanished_players_seat_is_kept_for_a_while_and_then_freed(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    bob.disconnect()
    await asyncio.sleep(AWAY_TIMEOUT_S - 5)
    assert ann.view["seats"][1]["person"] == bob.you
    bob.enter(actor)
    await server.settle()
    bob.disconnect()
    await asyncio.sleep(AWAY_TIMEOUT_S - 5)
    assert ann.view["seats"][1]["person"] == bob.you
    await asyncio.sleep(10)
    assert ann.view["seats"][1]["person"] is None
    bob.enter(actor)
    await server.settle()
    await done(bob, cmd.Sit)


async def test_a_player_becomes_host_when_the_host_stays_away(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    (wim,) = await server.join(actor, "Wim", watch=True)
    (bob,) = await server.join(actor, "Bob")
    await done(ann, cmd.Start)
    ann.disconnect()
    await asyncio.sleep(HOST_TIMEOUT_S - 1)
    assert bob.view["host"] == ann.you
    await asyncio.sleep(2)
    assert bob.view["host"] == wim.view["host"] == bob.you
    assert bob.view["seats"][0]["person"] == ann.you


async def test_a_player_becomes_the_host_of_a_room_that_a_television_opened(
    server: VirtualServer,
) -> None:
    actor = await server.registry.make_room()
    (tv,) = await server.join(actor, "Television", watch=True)
    (ann, bob) = await server.join(actor, "Ann", "Bob")
    assert tv.view["host"] == ann.view["host"] == bob.view["host"] == ann.you
    await done(ann, cmd.Start)
    check_laws(server, actor, [tv, ann, bob])


async def test_a_spectator_who_sits_down_becomes_the_host_instead_of_a_television(
    server: VirtualServer,
) -> None:
    actor = await server.registry.make_room()
    (tv, ann) = await server.join(actor, "Television", "Ann", watch=True)
    assert ann.view["host"] == tv.you
    await done(ann, cmd.Sit)
    assert ann.view["host"] == ann.you
    await done(ann, cmd.Stand)
    await server.join(actor, "Bob")
    await server.settle()
    assert ann.view["host"] == tv.view["host"] == ann.you


async def test_a_television_does_not_become_the_host_when_the_host_leaves_or_sleeps(
    server: VirtualServer,
) -> None:
    actor, (ann,) = await server.room("Ann")
    (tv,) = await server.join(actor, "Television", watch=True)
    ann.disconnect()
    await asyncio.sleep(AWAY_TIMEOUT_S + 5)
    assert tv.view["host"] == ann.you
    ann.enter(actor)
    (bob,) = await server.join(actor, "Bob")
    await done(ann, cmd.Leave)
    await server.settle()
    assert tv.view["host"] == bob.you
    check_laws(server, actor, [tv, bob])


async def test_a_host_who_was_alone_is_still_the_host_next_day(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    ann.disconnect()
    await asyncio.sleep(24 * 3600)
    ann.enter(actor)
    await server.settle()
    assert (ann.view["host"], ann.seat) == (ann.you, 0)


async def test_a_disconnect_before_the_welcome_leaves_no_person_behind(
    server: VirtualServer,
) -> None:
    actor, (ann,) = await server.room("Ann")
    early, late = server.client("Bob"), server.client("Cy")
    server.journal.seconds = 1.0
    ann.ask(cmd.Rename, name="Anna")
    await asyncio.sleep(0.2)
    early.enter(actor)
    await asyncio.sleep(0.2)
    early.disconnect()
    await asyncio.sleep(1.0)
    late.enter(actor)
    await asyncio.sleep(0.2)
    late.disconnect()
    await server.settle()
    assert [person["name"] for person in ann.view["people"].values()] == ["Anna"]
    assert [seat["person"] for seat in ann.view["seats"] if seat["person"]] == [ann.you]
    check_laws(server, actor, [ann])


async def test_a_second_tab_takes_over_and_the_first_is_told(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    tab = server.client("Ann")
    tab.token = ann.token
    tab.enter(actor)
    await server.settle()
    assert ann.closings[0][0] == "elsewhere"
    assert tab.you == ann.you
    assert bob.here == [bob.you, ann.you]
    await done(tab, cmd.Start)


async def test_a_rematch_is_back_to_the_lobby_and_another_start(server: VirtualServer) -> None:
    ann, bob = await playing(server, "Ann", "Bob", settings=Settings(games=("duel",)))
    actor = server.registry.actors[ann.view["code"]]
    for number in range(3):
        assert ann.play["number"] == number + 1
        assert await claim(bob, right(bob)) == "ok"
        await server.settle()
        assert ann.view["series"]["finished"]
        await done(ann, cmd.Dismiss)
        await server.settle()
        assert ann.view["play"] is None
        await done(ann, cmd.Start)
        await server.settle()
    assert len(server.records(actor.state.code)) == 3
    check_laws(server, actor, [ann, bob])


async def test_teams_are_as_the_players_chose_them(server: VirtualServer) -> None:
    _, clients = await server.room("Ann", "Bob", "Cy", "Dee")
    ann, bob, cy, _ = clients
    await done(ann, cmd.Choose, settings=Settings(games=("welcome",)))
    await done(ann, cmd.Colour, seat=0, colour="red")
    await done(bob, cmd.Colour, seat=1, colour="red")
    assert (await refused(cy, cmd.Colour, seat=0))["why"] == "not_your_seat"
    assert (await refused(cy, cmd.Colour, seat=2, colour="pink"))["why"] == "no_such_colour"
    await done(ann, cmd.Start)
    await server.settle()
    teams = dict(ann.play["teams"])
    assert teams["red"] == [0, 1]
    assert sorted(teams) == ["blue", "red"]


async def test_people_who_never_sat_are_forgotten_when_they_stay_away(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    watchers = await server.join(actor, *(f"Wim {n}" for n in range(20)), watch=True)
    await done(bob, cmd.Stand)
    for client in (bob, *watchers):
        client.disconnect()
    await asyncio.sleep(AWAY_TIMEOUT_S - 5)
    assert len(ann.view["people"]) == 22
    await asyncio.sleep(10)
    await server.settle()
    assert list(ann.view["people"]) == [ann.you, bob.you]  # Bob has had a seat
    watchers[0].enter(actor)
    await server.settle()
    assert watchers[0].closings[-1][0] == "stranger"
    check_laws(server, actor, [ann])


async def test_a_television_that_is_alone_is_not_forgotten(server: VirtualServer) -> None:
    actor = await server.registry.make_room()
    tv, other = await server.join(actor, "Television", "Screen", watch=True)
    tv.disconnect()
    await asyncio.sleep(2 * AWAY_TIMEOUT_S)
    assert other.view["host"] == tv.you
