"""Claims of a guest who knows what to say: the right symbol, a wrong one, or an old one."""

from typing import Any

import msgspec

from spotisle.bots.skill import shared_by_all
from spotisle.protocol import commands as cmd
from spotisle.rules import Chance, Private, View
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.mind import game_of


def chances(guest: Guest) -> tuple[Chance, ...]:
    """Return all that a guest may claim, by what this guest sees."""
    play = guest.play
    view = msgspec.convert(play["view"], View)
    private = msgspec.convert(guest.private["cards"], Private)
    return game_of(play).chances(view, private, play["seats"].index(guest.seat))


def right(guest: Guest, number: int = 0) -> dict[str, Any]:
    """Return what a guest has to say to be right."""
    plane = game_of(guest.play).deck.plane
    found = [(chance, shared_by_all(plane, chance.cards)) for chance in chances(guest)]
    good = [(chance, symbol) for chance, symbol in found if symbol is not None]
    chance, symbol = good[number % max(1, len(good))]
    return {"symbol": symbol, "target": chance.target, "seen": guest.play["accepted"]}


def wrong(guest: Guest) -> dict[str, Any]:
    """Return what is wrong: a symbol that stands on none of the cards concerned."""
    plane = game_of(guest.play).deck.plane
    chance = chances(guest)[0]
    there = {symbol for card in chance.cards for symbol in plane.symbols(card)}
    symbol = next(symbol for symbol in range(plane.size) if symbol not in there)
    return {"symbol": symbol, "target": chance.target, "seen": guest.play["accepted"]}


async def claim(guest: Guest, fields: dict[str, Any]) -> str:
    """Make a claim and return its verdict."""
    answer = await guest.answer(cmd.MakeClaim, **fields)
    return str(answer.get("verdict", answer.get("why")))
