"""Whole games, from joining to the last card, over imperfect networks."""

import asyncio

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.server import VirtualServer, autoplay, done

LEVELS = ("child", "casual", "sharp", "expert", "lightning")


async def begin(
    server: VirtualServer, settings: Settings, people: int, bots: int = 0, watchers: int = 0
) -> tuple[RoomActor, list[VirtualClient]]:
    """Open a room, fill its seats, and start a game with these settings."""
    actor = await server.registry.make_room()
    for number in range(people):
        client = server.client(f"guest {number}", rtt=server.rng.choice((0.001, 0.02, 0.22)))
        client.enter(actor)
        await server.until(lambda client=client: client.view)  # type: ignore[misc]
    host = server.clients[0] if people else server.client("host")
    if not people:
        host.enter(actor, watch=True)
        await server.until(lambda: host.view)
    await server.join(actor, *(f"watcher {n}" for n in range(watchers)), watch=True)
    for seat in range(people, people + bots):
        await done(host, cmd.SeatBot, seat=seat, level=LEVELS[seat % 3 + 1])
    await done(host, cmd.Choose, settings=settings)
    await done(host, cmd.Start)
    return actor, server.clients


async def play_through(
    server: VirtualServer,
    actor: RoomActor,
    clients: list[VirtualClient],
    cuts: int = 0,
    claims: int | None = None,
) -> None:
    """Let everybody play to the end or for `claims` claims, and cut some connections meanwhile."""
    autoplay(clients)
    for client in clients:
        client.look()
    cutting = asyncio.create_task(_cut(server, actor, clients, cuts))

    def over() -> bool:
        play = actor.state.play
        enough = claims is not None and play is not None and play.number >= claims
        return enough or actor.state.over

    await server.until(over, timeout=4 * 3600)
    await cutting
    if claims is not None and not actor.state.over:
        await done(clients[0], cmd.Pause, paused=True)
    await server.until(lambda: all(client.connection for client in clients))
    await server.settle()


async def _cut(
    server: VirtualServer, actor: RoomActor, clients: list[VirtualClient], cuts: int
) -> None:
    for _ in range(cuts):
        await asyncio.sleep(server.rng.uniform(0.5, 4.0))
        client = server.rng.choice(clients)
        if client.connection is not None:
            client.disconnect()
            await asyncio.sleep(server.rng.choice((0.0, 0.3, 5.0)))
            client.enter(actor)
