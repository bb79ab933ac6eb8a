"""Rooms that are played into a scene worth looking at, by people who are never wrong."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec

from spotisle.bots.reflex import shared_by_all
from spotisle.client import Guest, connect, make_room
from spotisle.games import GAMES, Deck, Private, Teams, View
from spotisle.games.registry import AnyGame
from spotisle.rooms import commands as cmd
from spotisle.rooms.settings import Settings

NAMES = ("Małgorzata", "Bob", "Cecylia", "Dee")
LOOK_UP = 0.1
"""Seconds between two claims: pages show each of them."""


def staged(address: str, settings: Settings, ready: Callable[[str], None]) -> None:
    """Open a room, hand its code to whoever wants to watch, and play all of it to the end."""
    with ThreadPoolExecutor(1) as stage:
        code = stage.submit(asyncio.run, make_room(address)).result()
        ready(code)
        stage.submit(asyncio.run, _play_all(address, code, settings)).result()


async def _play_all(address: str, code: str, settings: Settings) -> None:
    async with AsyncExitStack() as around:
        people = [await around.enter_async_context(connect(address, code, n)) for n in NAMES]
        host, rng = people[0], Random(1)
        await host.do(cmd.Choose, settings=settings)
        await host.do(cmd.Start)
        while not (host.view["series"] and host.view["series"]["finished"]):
            await _play(people, rng)
            series = host.view["series"]
            if series["step"] == "pick":
                await host.do(cmd.Pick, game=series["choices"][0])
            elif not series["finished"]:
                await host.do(cmd.Next)


async def _play(people: list[Guest], rng: Random) -> None:
    """Play one minigame: somebody knows, then somebody else."""
    while not (people[0].play and people[0].play["finished"]):
        await asyncio.sleep(LOOK_UP)
        guest = rng.choice(people)
        said = _right(guest)
        if said is not None:
            await guest.claim(*said)


def _right(guest: Guest) -> tuple[int, Any] | None:
    """Return what to say to be right, if there is anything."""
    play, place = guest.play, guest.private.place
    if play is None or play["finished"] or place is None:
        return None
    game = _game_of(play)
    view = msgspec.convert(play["view"], View)
    private = msgspec.convert(msgspec.to_builtins(guest.private.cards), Private)
    for chance in game.chances(view, private, place):
        symbol = shared_by_all(game.deck.plane, chance.cards)
        if symbol is not None:
            return symbol, chance.target
    return None


def _game_of(play: dict[str, Any]) -> AnyGame:
    members = tuple(tuple(places) for _, places in play["teams"])
    teams = Teams(tuple(colour for colour, _ in play["teams"]), members) if members else None
    return GAMES[play["game"]](len(play["seats"]), Deck.named(play["deck"]), play["options"], teams)
