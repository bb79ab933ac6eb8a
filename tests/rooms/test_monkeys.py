"""Random commands at random times: every command gets an answer, and no room breaks."""

import asyncio
from random import Random
from typing import Any

import pytest

from spotisle.dice.moves import Build, Trade
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from tests.kit.random_pads import any_mark, any_pad
from tests.rooms.kit.claims import right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, virtual_server

GAMES: tuple[str, ...] = (
    "tower",
    "well",
    "duel",
    "hot_potato",
    "triplets",
    "welcome",
    "knights",
    "practice",
    "nonsense",
)
MODES: tuple[Any, ...] = (
    "single",
    "series",
    "tournament",
    "beginner",
    "adventure",
    "practice",
    "dice",
)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hot_potato": {"rounds": 1}},
    {"hot_potato": {"rounds": "deck"}},
    {"hot_potato": {"rounds": -5}},
    {"well": {"end": "last_left", "first": 7}},
    {"well": {"first": "Ann"}},
    {"tower": {"penalty": None}},
    {"tower": {"penalty": "prison"}},
    {"knights": {"target": 2, "points": [1, 2, 3]}},
    {"knights": {"rounds": 0}},
    {"nonsense": {}},
    {"triplets": {"size": 10**30}},
)
DECKS = (None,) * 12 + ("classic", "beach", "island", "custom:2", "custom:6", "custom:9", "x")


def any_settings(rng: Random) -> Settings:
    return Settings(
        mode=rng.choice(MODES),
        preset=rng.choice(("classic",) * 6 + ("beach", "island", "beach-pl", "none")),
        games=tuple(rng.choices(GAMES, k=rng.choice((0, 1, 1, 1, 2)))),
        deck=rng.choice(DECKS),
        options=rng.choice(OPTIONS) if rng.random() < 0.4 else {},
        tie=rng.choice((None, None, "hot_potato", "knockout", "minigame", "shared")),
        length=rng.choice((None,) * 9 + (1, 3)),
        turn_seconds=rng.choice((0.0, 2.0)),
        next_seconds=rng.choice((0.0, 1.0)),
    )


def any_act(client: VirtualClient, rng: Random) -> tuple[type[cmd.Command], dict[str, Any]]:
    seat, person = rng.randrange(8), f"p{rng.randint(1, 5)}"
    pad = any_pad(rng)
    claims = [(cmd.MakeClaim, any_claim(client, rng)) for _ in range(6)]
    acts: list[tuple[type[cmd.Command], dict[str, Any]]] = [
        *claims,
        (cmd.Point, {"cell": rng.choice((None, 3, 99)), "symbol": rng.choice((None, 4, -1))}),
        (cmd.MakeMove, {"do": "roll", "reroll": tuple(range(rng.randint(0, 6)))}),
        (cmd.MakeMoves, {"moves": (Trade((0, 1), "ore"), Build(rng.choice(("road:0", "city:7"))))}),
        (cmd.MakeMove, {"do": rng.choice(("end", "build", "joker", "trade", "fly")), "die": 2}),
        (cmd.Rename, {"name": rng.choice(("Ann", "casual 3", "\u202e", "x" * 60))}),
        (cmd.Sit, {"seat": rng.choice((None, seat))}),
        (cmd.Stand, {}),
        (cmd.Colour, {"seat": seat, "colour": rng.choice((None, "red", "blue", "pink"))}),
        (cmd.SeatBot, {"seat": seat, "level": rng.choice(("child", "sharp", "lightning", "no"))}),
        (cmd.Clear, {"seat": seat}),
        (cmd.List, {"public": rng.random() < 0.5}),
        (cmd.Choose, {"settings": any_settings(rng)}),
        (cmd.Start, {}),
        (cmd.Start, {}),
        (cmd.Next, {}),
        (cmd.Pick, {"game": rng.choice(GAMES)}),
        (cmd.Pause, {"paused": rng.random() < 0.1}),
        (cmd.OpenPad, {"kind": pad.kind, "sides": pad.sides, "games": pad.games}),
        (cmd.MarkPad, {"marks": (any_mark(pad, rng),)}),
        (cmd.UndoPad, {"marks": rng.randrange(3)}),
    ]
    rare: list[tuple[type[cmd.Command], dict[str, Any]]] = [
        (cmd.Dismiss, {}),
        (cmd.HandOver, {"person": person}),
        (cmd.Kick, {"person": person}),
        (cmd.Leave, {}),
    ]
    return rng.choice(rare) if rng.random() < 0.04 else rng.choice(acts)


def any_claim(client: VirtualClient, rng: Random) -> dict[str, Any]:
    play = client.view.get("play")
    if play and play["game"] != "island_dice" and client.seat in play["seats"]:
        try:
            return right(client, rng.randrange(9)) if rng.random() < 0.8 else wrong(client)
        except (IndexError, TypeError):  # nothing to claim, or the private part is on its way
            pass
    return {"symbol": rng.randint(-1, 99), "target": rng.choice((None, 1, 60)), "seen": 1}


async def press(server: VirtualServer, actor: RoomActor, clients: list[VirtualClient]) -> None:
    """Let a random client send a command, disconnect or reconnect; replace it if it left."""
    rng = server.rng
    hosts = [client for client in clients if client.you == actor.state.host]
    client = rng.choice(hosts if hosts and rng.random() < 0.3 else clients)
    if client.closings:
        clients.remove(client)
        clients += await server.join(actor, client.name)
    elif client.connection is None:
        client.enter(actor)
    elif rng.random() < 0.02:
        client.disconnect()
    else:
        kind, fields = any_act(client, rng)
        client.ask(kind, **fields)
        if rng.random() < 0.1:
            client.repeat(max(client.asked))


async def calm_down(
    server: VirtualServer, actor: RoomActor, clients: list[VirtualClient]
) -> list[VirtualClient]:
    """Reconnect everybody and pause the game; return the clients still in the room."""
    for client in clients:
        if client.connection is None and not client.closings:
            client.enter(actor)
    await server.settle()
    for client in clients:
        client.ask(cmd.Pause, paused=True)
    await server.settle()
    return [client for client in clients if not client.closings]


@pytest.mark.parametrize("seed", range(20))
async def test_a_room_withstands_people_who_press_everything(seed: int) -> None:
    async with virtual_server(seed) as server:
        actor, clients = await server.room("Ann", "Bob", "Cy", "Dee")
        for _ in range(400):
            await asyncio.sleep(server.rng.choice((0.0, 0.01, 0.2, 0.7)))
            await press(server, actor, clients)
        there = await calm_down(server, actor, clients)
        assert not actor.broken
        for client in there:
            assert all(client.answers[asked] for asked in client.asked)
        check_laws(server, actor, there)
