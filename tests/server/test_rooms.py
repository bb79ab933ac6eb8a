"""People in rooms, over real sockets."""

import pytest

from spotisle.client import ClosedError, Guest, RefusedError, connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done, Refused
from spotisle.protocol.close import CloseReason
from spotisle.protocol.settings import Settings
from spotisle.rules.seats import RoomSeat
from tests.kit.coroutines import until
from tests.kit.local_server import (
    HELLO,
    PLANE,
    LocalServer,
    dealt,
    joined_socket,
    raw_socket,
    right_symbol,
)


async def agree(*guests: Guest) -> None:
    """Wait until everyone has received the latest update."""
    latest = max(guest.seq for guest in guests)
    for guest in guests:
        await guest.until(lambda guest=guest: guest.seq >= latest)  # type: ignore[misc]


async def whole_tower(ann: Guest, bob: Guest) -> list[str]:
    """Play tower to its end, claiming in turn; return the verdicts."""
    await ann.do(cmd.Start)
    await dealt(ann, bob)
    verdicts: list[str] = []
    while ann.play and not ann.play["finished"]:
        claimant = (ann, bob)[len(verdicts) % 2]
        verdicts.append((await claimant.claim(right_symbol(claimant))).verdict)
        await agree(ann, bob)
    return verdicts


async def test_two_people_play_a_whole_tower_and_see_the_same(server: LocalServer) -> None:
    code = await server.room()
    async with (
        connect(server.url, code, "Ann") as ann,
        connect(server.url, code.lower(), "Bob") as bob,
    ):
        verdicts = await whole_tower(ann, bob)
        assert verdicts == ["ok"] * 53
        assert ann.view == bob.view
        assert ann.play
        assert sum(ann.play["view"]["scores"]) == 53
    assert server.context.metrics.claims == {"ok": 53}
    assert sum(server.context.metrics.verdict_seconds.counts) == 53
    assert sum(server.context.metrics.append_seconds.counts) >= 53


async def test_a_wrong_claim_is_told_to_its_claimant(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        assert bob.play
        own, middle = bob.play["view"]["piles"][1]["top"], bob.play["view"]["middle"]["top"]
        judged = await bob.claim(min(set(PLANE.symbols(middle)) - set(PLANE.symbols(own))))
        assert (judged.verdict, judged.reason) == ("wrong", "not_on_own_card")
        judged = await bob.claim(right_symbol(bob))
        assert (judged.verdict, judged.reason) == ("illegal", "locked")


async def test_nobody_claims_before_a_game_or_without_a_seat(server: LocalServer) -> None:
    code = await server.room()
    async with (
        connect(server.url, code, "Ann") as ann,
        connect(server.url, code, "Bob") as bob,
        connect(server.url, code, "Wanda", watch=True) as wanda,
    ):
        with pytest.raises(RefusedError, match="not_playing"):
            await ann.claim(1)
        await ann.do(cmd.Start)
        await wanda.until(lambda: wanda.play)
        with pytest.raises(RefusedError, match="not_seated"):
            await wanda.claim(1)
        assert bob.private.seat == 1
        assert wanda.private.seat is None


async def test_only_the_host_has_the_hosts_powers(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        for asked in (
            cmd.Start(id=1),
            cmd.Kick(id=2, person=ann.you),
            cmd.Choose(id=3, settings=Settings(mode="dice")),
            cmd.SeatBot(id=4, seat=RoomSeat(5), level="casual"),
            cmd.HandOver(id=5, person=bob.you),
        ):
            assert await bob.ask(asked) == Refused(asked.id, "not_host")  # type: ignore[arg-type]
        handed = await ann.do(cmd.HandOver, person=bob.you)
        assert isinstance(handed, Done)
        assert isinstance(await bob.do(cmd.SeatBot, seat=RoomSeat(5), level="casual"), Done)
        assert isinstance(await bob.do(cmd.Choose, settings=Settings(mode="dice")), Done)
        await agree(ann, bob)
        assert ann.view["host"] == bob.you
        assert ann.view["seats"][5]["bot"] == "casual"
        assert ann.view["settings"]["mode"] == "dice"


async def test_a_kicked_person_is_told_and_the_others_see_it(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        await ann.do(cmd.Kick, person=bob.you)
        assert (await bob.ended()).close is CloseReason.KICKED
        await ann.until(lambda: bob.you not in ann.view["people"] and bob.you not in ann.here)
        with pytest.raises(ClosedError) as refused:
            async with connect(server.url, code, token=bob.token):
                pass
        assert refused.value.close is CloseReason.STRANGER


async def test_a_leaving_person_is_answered_first(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        assert isinstance(await bob.do(cmd.Leave), Done)
        assert (await bob.ended()).close is CloseReason.LEFT
        await ann.until(lambda: list(ann.view["people"]) == [ann.you])


async def test_two_tabs_on_one_seat_the_newer_one_plays(server: LocalServer) -> None:
    code = await server.room()
    async with (
        connect(server.url, code, "Ann") as first,
        connect(server.url, code, token=first.token) as second,
    ):
        assert (await first.ended()).close is CloseReason.ELSEWHERE
        assert second.you == first.you
        assert isinstance(await second.do(cmd.Rename, name="Anna"), Done)
        assert len(second.view["people"]) == 1


@pytest.mark.usefixtures("_undelayed")
async def test_a_token_is_valid_only_for_its_room(server: LocalServer) -> None:
    code, other = await server.room(), await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, other, "Mallory"):
        for room, token in ((other, ann.token), (code, ann.you), (code, ""), (code, "x" * 32)):
            with pytest.raises(ClosedError) as refused:
                async with connect(server.url, room, "Mallory", token=token):
                    pass
            assert refused.value.close is CloseReason.STRANGER
        assert ann.connections == 1


async def test_joining_needs_a_token_or_a_name(server: LocalServer) -> None:
    code = await server.room()
    async with raw_socket(server.url) as socket:
        await socket.send(**HELLO, room=code, name=" \u202e\n ")
        assert await socket.closed() == (CloseReason.NO_NAME, "no_name")


@pytest.mark.usefixtures("_undelayed")
async def test_unknown_room_codes_are_refused(server: LocalServer) -> None:
    for code in ("ABCDE", "", "ABC", "../..", "ÄÖÜSS", "A" * 16):
        async with raw_socket(server.url) as socket:
            await socket.send(**HELLO, room=code, name="Eve")
            assert await socket.closed() == (CloseReason.NO_ROOM, "no_room")


async def test_a_room_takes_a_hundred_people(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spotisle.rooms.connections.MAX_PEOPLE_PER_ADDRESS", 101)
    code = await server.room()
    actor = await server.context.registry.room(code)
    assert actor
    async with connect(server.url, code, "Ann") as ann:
        for number in range(2, 101):
            async with joined_socket(server, code, f"Guest {number}"):
                pass
        await ann.until(lambda: len(ann.view["people"]) == 100)
        async with raw_socket(server.url) as socket:
            await socket.send(**HELLO, room=code, name="One too many")
            assert await socket.closed() == (CloseReason.ROOM_FULL, "room_full")


async def test_the_round_trip_is_measured_by_the_server(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann"):
        actor = await server.context.registry.room(code)
        assert actor
        trip = next(iter(actor.people.values())).trip
        await until(lambda: trip.estimate is not None)
        assert trip.estimate
        assert trip.estimate > 0


async def test_a_stopped_room_reopens_when_somebody_joins(server: LocalServer) -> None:
    code = await server.room()
    registry = server.context.registry
    async with connect(server.url, code, "Ann") as ann:
        token = ann.token
        registry.idle_timeout_s = -1.0
        assert registry.stop_idle_rooms() == 0
    await until(lambda: not registry.stop_idle_rooms() and not registry.actors)
    async with connect(server.url, code, token=token) as ann:
        assert [person["name"] for person in ann.view["people"].values()] == ["Ann"]
        assert ann.epoch == 2


async def test_only_the_player_whose_turn_it_is_may_ask_the_coach(
    server: LocalServer,
) -> None:
    code = await server.room()
    async with joined_socket(server, code, "Ann") as ann, joined_socket(server, code, "Bob") as bob:
        await ann.send(type="choose", id=1, settings={"mode": "dice"})
        await ann.send(type="start", id=2)
        while (await ann.receive("done"))["id"] != 2:
            pass
        dice = server.context.registry.actors[code].state.dice
        assert dice is not None
        player, other = (ann, bob) if dice.dealt.seats[0] == 0 else (bob, ann)
        await other.send(type="advise", id=11)
        assert (await other.receive("refused"))["why"] == "not_asked"
        await player.send(type="move", id=13, do="roll", reroll=[0, 1, 2, 3, 4, 5])
        await player.send(type="advise", id=14)
        advice = await player.receive("advice")
        assert (advice["id"], advice["accepted"]) == (14, 1)
        assert advice["ready"]
        assert advice["choices"]
        await other.send(type="advise", id=12)
        assert (await other.receive("refused"))["why"] == "not_asked"


async def test_a_room_may_switch_the_coach_off(server: LocalServer) -> None:
    async with joined_socket(server, await server.room(), "Ann") as ann:
        await ann.send(type="choose", id=1, settings={"mode": "dice", "coach": False})
        await ann.send(type="start", id=2)
        await ann.send(type="move", id=3, do="roll", reroll=[0, 1, 2, 3, 4, 5])
        await ann.send(type="advise", id=4)
        assert (await ann.receive("refused"))["why"] == "not_asked"


async def test_a_ping_is_answered_by_the_server_and_changes_nothing(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        actor = server.context.registry.actors[code]
        before = (actor.touched_at, actor.state.seq)
        answer = await ann.ask(cmd.Ping(id=7))
        assert answer == Done(7)
        assert (actor.touched_at, actor.state.seq) == before
