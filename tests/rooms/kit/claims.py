"""Scripted claims, right and wrong, computed from a client's view."""

from typing import Any

import msgspec

from spotisle.bots.skill import shared_by_all
from spotisle.protocol import commands as cmd
from spotisle.rules import CardsView, Chance, PrivateCards
from tests.rooms.kit.autoplay import game_of
from tests.rooms.kit.client import VirtualClient


def chances(client: VirtualClient) -> tuple[Chance, ...]:
    """Return a client's chances, computed from its view."""
    play = client.play
    view = msgspec.convert(play["view"], CardsView)
    private = msgspec.convert(client.private["cards"], PrivateCards)
    return game_of(play).chances(view, private, play["seats"].index(client.seat))


def right(client: VirtualClient, number: int = 0) -> dict[str, Any]:
    """Return the fields of a right claim."""
    plane = game_of(client.play).deck.plane
    found = [(chance, shared_by_all(plane, chance.cards)) for chance in chances(client)]
    good = [(chance, symbol) for chance, symbol in found if symbol is not None]
    chance, symbol = good[number % max(1, len(good))]
    return {"symbol": symbol, "target": chance.target, "seen": client.play["accepted"]}


def wrong(client: VirtualClient) -> dict[str, Any]:
    """Return the fields of a wrong claim: a symbol that is on none of the cards concerned."""
    plane = game_of(client.play).deck.plane
    chance = chances(client)[0]
    there = {symbol for card in chance.cards for symbol in plane.symbols(card)}
    symbol = next(symbol for symbol in range(plane.size) if symbol not in there)
    return {"symbol": symbol, "target": chance.target, "seen": client.play["accepted"]}


async def claim(client: VirtualClient, fields: dict[str, Any]) -> str:
    """Make a claim and return its verdict."""
    answer = await client.answer(cmd.MakeClaim, **fields)
    return str(answer.get("verdict", answer.get("why")))
