"""A claim to an idle room is handled at once, any other by the task, with the same result."""

from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.messages import Stop
from spotisle.rules import GAMES
from tests.rooms.kit.claim_paths import CLAIM_PATHS, claim_path, without_tokens
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, done, virtual_server

MINIGAMES = [name for name in GAMES if name not in ("practice", "duel")]


async def play(game: str, path: str) -> list[dict[str, Any]]:
    settings = Settings(games=(game,), next_seconds=2.0)
    with claim_path(path) as taken:
        async with virtual_server(seed=5) as server:
            actor, clients = await begin(server, settings, people=3, bots=1)
            await play_through(server, actor, clients)
            assert bool(taken["short"]) == (path == "short")
            return without_tokens(server.events(actor.code))


@pytest.mark.parametrize("game", MINIGAMES)
def test_both_paths_store_the_same_events(game: str) -> None:
    short, long = (run_in_virtual_time(play(game, path)) for path in CLAIM_PATHS)
    assert short == long


async def test_nothing_comes_between_a_claim_and_its_verdict(server: VirtualServer) -> None:
    actor, (ann, ben) = await server.room("Ann", "Ben")
    await done(ann, cmd.Choose, settings=Settings(games=("tower",)))
    await done(ann, cmd.Start)
    await server.settle()
    server.journal.seconds = 0.5
    with claim_path("short") as taken:
        claimed = ann.ask(cmd.MakeClaim, **right(ann))
        await server.until(lambda: taken["short"])
        renamed = ben.ask(cmd.Rename, name="Benno")
        await server.settle()
    first, second = server.events(actor.code)[-2:]
    assert [type(first).__name__, type(second).__name__] == ["Claimed", "Renamed"]
    assert ann.answers[claimed][0]["verdict"] == "ok"
    assert ben.answers[renamed][0]["type"] == "done"


async def test_a_claim_on_the_short_path_is_refused_by_a_full_disk(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Ben")
    await done(ann, cmd.Start)
    await server.settle()
    before = len(server.events(actor.code))
    server.journal.full = True
    with claim_path("short") as taken:
        assert await claim(ann, right(ann)) == "unavailable"
        assert taken["short"]
    assert len(server.events(actor.code)) == before
    server.journal.full = False
    await server.settle()
    assert await claim(ann, right(ann)) == "ok"


async def test_a_room_that_is_fenced_on_the_short_path_is_closed(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Ben")
    await done(ann, cmd.Start)
    await server.settle()
    await server.journal.open_room(actor.code)
    with claim_path("short") as taken:
        asked = ann.ask(cmd.MakeClaim, **right(ann))
        await server.settle()
        assert taken["short"]
    assert not ann.answers[asked]
    assert ann.closings[-1][0] == "moved"


async def test_a_fault_on_the_short_path_breaks_only_its_room(
    server: VirtualServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, (ann, _) = await server.room("Ann", "Ben")
    await done(ann, cmd.Start)
    await server.settle()
    monkeypatch.setattr(actor.engine, "request", lambda *_: 1 / 0)
    ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    assert actor.broken
    assert ann.closings[-1][0] == "broken"


async def test_a_stop_waits_for_the_claim_that_is_being_stored(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Ben")
    await done(ann, cmd.Start)
    await server.settle()
    server.journal.seconds = 0.5
    with claim_path("short") as taken:
        asked = ann.ask(cmd.MakeClaim, **right(ann))
        await server.until(lambda: taken["short"])
        actor.post(Stop())
        await server.settle()
    assert ann.answers[asked][0]["verdict"] == "ok"
    assert ann.closings[-1][0] == "restarting"
