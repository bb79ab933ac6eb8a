"""Rooms with a given deal, including the hidden cards."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from spotisle.protocol.settings import Settings
from spotisle.records.deals import write_deal
from spotisle.records.names import Names
from spotisle.rooms import events as ev
from spotisle.rules import Teams, new_game
from spotisle.rules.seats import RoomSeat
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.server import VirtualServer

AT = 1000.0
WATCHER = "Wim"


def shuffled(game: str, names: Sequence[str], seed: int = 0) -> Any:
    """Return a shuffled deal in the format of a record."""
    table = new_game(game, len(names))
    teams = Teams.of(len(names)) if table.spec.teams else None
    return write_deal(table, table.shuffle(Random(seed)), Names(tuple(names), teams))


def events(game: str, deal: Any, names: Sequence[str]) -> list[ev.Event]:
    """Return the events up to this deal for these people and one watcher."""
    table = new_game(game, len(names))
    seats = tuple(map(RoomSeat, range(len(names))))
    settings = Settings(mode="practice") if table.spec.endless else Settings(games=(game,))
    people = [(f"p{n}", name) for n, name in enumerate((*names, WATCHER), start=1)]
    return [
        ev.Opened(at=AT, code="STAGE", seed=1),
        *(
            ev.Joined(at=AT, person=person, name=name, token=sha256(name.encode()).hexdigest())
            for person, name in people
        ),
        *(ev.Sat(at=AT, person=f"p{seat + 1}", seat=seat) for seat in seats),
        ev.Chosen(at=AT, settings=settings),
        ev.Started(at=AT, seats=seats),
        ev.Dealt(
            at=AT,
            game=game,
            deck=table.deck.id,
            seats=seats,
            names=tuple(names),
            options=table.usual_options(len(names), table.deck),
            deal=deal,
            teams=Teams.of(len(names)) if table.spec.teams else None,
        ),
    ]


async def rejoin_all(
    server: VirtualServer, game: str, deal: Any, names: Sequence[str]
) -> list[VirtualClient]:
    """Open a room with this deal, and reconnect everyone; the last one only watches."""
    actor = await server.open_with(*events(game, deal, names))
    for name in (*names, WATCHER):
        client = server.client(name)
        client.token = name
        client.enter(actor)
        await server.until(lambda client=client: client.view)  # type: ignore[misc]
    await server.settle()
    return server.clients
