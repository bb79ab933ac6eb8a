"""Every finished minigame leaves a record, whatever happens in between."""

import asyncio

import msgspec
from msgspec.structs import replace

from spotisle.protocol import commands as cmd
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings
from spotisle.records import verify
from spotisle.series import replay_series
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.games import begin
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, autoplay, done

DUELS = Settings(mode="series", games=("duel", "duel"))


async def test_a_record_that_cannot_be_stored_is_stored_later(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DUELS)
    await done(ann, cmd.Start)
    await server.settle()
    server.journal.loses_records = True
    assert await claim(ann, right(ann)) == "ok"
    await done(ann, cmd.Next)
    assert not server.records(actor.state.code)
    server.journal.loses_records = False
    assert await claim(bob, right(bob)) == "ok"
    check_laws(server, actor, [ann, bob])


async def test_a_record_lost_in_a_crash_is_written_when_the_room_wakes(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await server.settle()
    server.journal.loses_records = True
    assert await claim(bob, right(bob)) == "ok"
    await server.restart()
    server.journal.loses_records = False
    await server.reopen(actor.state.code)
    await server.settle()
    (record,) = server.records(actor.state.code)
    assert verify(msgspec.json.decode(record)).ranking == (("Bob",), ("Ann",))


async def test_a_host_who_clears_the_table_during_the_last_contest_loses_no_record(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.SetHandicap, seat=0, handicap=Handicap(head_start=20))
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await server.settle()
    asked = bob.ask(cmd.MakeClaim, **right(bob))
    await asyncio.sleep(0.5)
    assert not bob.answers[asked]  # the contest waits for Ann's head start
    await done(ann, cmd.Dismiss)
    assert bob.answers[asked][0]["verdict"] == "ok"
    (record,) = server.records(actor.state.code)
    assert verify(msgspec.json.decode(record)).ranking == (("Bob",), ("Ann",))


async def test_a_record_is_kept_once_whatever_happens_after_the_end(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await server.settle()
    late = right(ann)
    assert await claim(bob, right(bob)) == "ok"
    assert await claim(ann, late) == "late"
    await done(bob, cmd.Rename, name="Robert")
    before = server.records(actor.state.code)
    await server.restart()
    await server.reopen(actor.state.code)
    await server.settle()
    assert server.records(actor.state.code) == before
    assert len(before) == 1


async def test_a_game_with_57_cards_is_recorded_and_replayed_with_all_of_them(
    server: VirtualServer,
) -> None:
    actor, players = await server.room("Ann", "Bob")
    autoplay(players)
    await done(players[0], cmd.Choose, settings=Settings(options={"tower": {"cards": 57}}))
    await done(players[0], cmd.Start)
    await server.until(lambda: actor.state.over)
    await server.settle()
    (record,) = map(msgspec.json.decode, server.records(actor.state.code))
    assert (record["options"]["cards"], sorted(record["deal"])) == (57, list(range(57)))
    assert verify(record).finished
    check_laws(server, actor, players)


async def test_a_series_record_that_a_crash_lost_is_written_beside_the_games(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DUELS)
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(bob, right(bob)) == "ok"
    await done(ann, cmd.Next)
    await server.settle()
    assert await claim(bob, right(bob)) == "ok"
    await server.settle()
    lost = next(key for key, (line, _) in server.journal.kept.items() if line.game == "series")
    del server.journal.kept[lost]
    await server.restart()
    await server.reopen(actor.state.code)
    await server.settle()
    kept = [line.game for line, _ in server.journal.kept.values()]
    assert sorted(kept) == ["duel", "duel", "series"]


async def test_a_record_distinguishes_a_person_from_a_bot_of_the_same_name(
    server: VirtualServer,
) -> None:
    actor, (ann,) = await server.room("casual 2")
    await done(ann, cmd.SeatBot, seat=1, level="casual")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await server.until(lambda: actor.state.over)
    await server.settle()
    (record,) = map(msgspec.json.decode, server.records(actor.state.code))
    assert len(set(record["seats"])) == 2
    check_laws(server, actor, [ann])


async def test_a_series_keeps_the_names_it_began_with(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DUELS)
    await done(ann, cmd.Start)
    await server.settle()
    await done(bob, cmd.Rename, name="Robert")
    assert await claim(bob, right(bob)) == "ok"
    await done(ann, cmd.Next)
    await server.settle()
    assert await claim(bob, right(bob)) == "ok"
    await server.settle()
    records = map(msgspec.json.decode, server.records(actor.state.code))
    assert [record["seats"] for record in records] == [["Ann", "Bob"]] * 3


async def test_a_series_has_its_own_record_that_replays(server: VirtualServer) -> None:
    settings = Settings(mode="tournament", games=("tower", "well"), length=2)
    actor, clients = await begin(server, settings, people=1, bots=2)
    await done(clients[0], cmd.Dismiss)
    await done(clients[0], cmd.Choose, settings=replace(settings, next_seconds=1.0))
    await done(clients[0], cmd.Start)
    autoplay(clients)
    clients[0].look()
    await server.until(lambda: actor.state.over, timeout=4 * 3600)
    await server.settle()
    *games, series = map(msgspec.json.decode, server.records(actor.state.code))
    replayed = replay_series(series)
    assert replayed.series.standing == actor.state.series.standing  # type: ignore[union-attr]
    assert [event["record"] for event in series["events"] if "record" in event] == games


async def test_moves_in_a_record_say_when_they_were_made(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await server.settle()
    assert await claim(bob, wrong(bob)) == "wrong"
    await server.settle()
    assert await claim(ann, right(ann)) == "ok"
    await server.settle()
    (record,) = map(msgspec.json.decode, server.records(actor.state.code))
    first, second = (move["at"] for move in record["moves"])
    assert 2.0 <= first < 2.5
    assert 2.0 <= second - first < 2.5


async def test_every_line_of_the_sheet_names_the_game_in_the_room(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DUELS)
    for first in (1, 3):
        await done(ann, cmd.Start)
        await server.settle()
        assert ann.view["series"]["plays"] == []
        assert await claim(ann, right(ann)) == "ok"
        assert ann.view["series"]["plays"] == [first]
        await done(ann, cmd.Next)
        await server.settle()
        assert await claim(bob, right(bob)) == "ok"
        assert ann.view["series"]["plays"][:2] == [first, first + 1]
        await done(ann, cmd.Dismiss)
