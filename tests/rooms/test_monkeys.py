"""People who press everything at any time: every answer is an answer, and no room breaks."""

import asyncio
from random import Random
from typing import Any

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House, virtual_server
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.scripted import right, wrong
from tests.scorepad.kit import any_mark, any_pad

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


def any_act(guest: Guest, rng: Random) -> tuple[type[cmd.Command], dict[str, Any]]:
    seat, person = rng.randrange(8), f"p{rng.randint(1, 5)}"
    pad = any_pad(rng)
    claims = [(cmd.MakeClaim, any_claim(guest, rng)) for _ in range(6)]
    acts: list[tuple[type[cmd.Command], dict[str, Any]]] = [
        *claims,
        (cmd.Point, {"cell": rng.choice((None, 3, 99)), "symbol": rng.choice((None, 4, -1))}),
        (cmd.MakeMove, {"do": "roll", "reroll": tuple(range(rng.randint(0, 6)))}),
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


def any_claim(guest: Guest, rng: Random) -> dict[str, Any]:
    play = guest.view.get("play")
    if play and play["game"] != "island_dice" and guest.seat in play["seats"]:
        try:
            return right(guest, rng.randrange(9)) if rng.random() < 0.8 else wrong(guest)
        except (IndexError, TypeError):  # nothing to claim, or the private part is on its way
            pass
    return {"symbol": rng.randint(-1, 99), "target": rng.choice((None, 1, 60)), "seen": 1}


async def press(house: House, keeper: RoomActor, guests: list[Guest]) -> None:
    """Let somebody do anything: press, vanish, come back, or come instead of one who left."""
    rng = house.rng
    hosts = [guest for guest in guests if guest.you == keeper.state.host]
    guest = rng.choice(hosts if hosts and rng.random() < 0.3 else guests)
    if guest.goodbyes:
        guests.remove(guest)
        guests += await house.come(keeper, guest.name)
    elif guest.wire is None:
        guest.enter(keeper)
    elif rng.random() < 0.02:
        guest.vanish()
    else:
        kind, fields = any_act(guest, rng)
        guest.ask(kind, **fields)
        if rng.random() < 0.1:
            guest.repeat(max(guest.asked))


async def calm_down(house: House, keeper: RoomActor, guests: list[Guest]) -> list[Guest]:
    """Let everybody come back and the game rest; return who is still there."""
    for guest in guests:
        if guest.wire is None and not guest.goodbyes:
            guest.enter(keeper)
    await house.quiet()
    for guest in guests:
        guest.ask(cmd.Pause, paused=True)
    await house.quiet()
    return [guest for guest in guests if not guest.goodbyes]


@pytest.mark.parametrize("seed", range(20))
async def test_a_room_withstands_people_who_press_everything(seed: int) -> None:
    async with virtual_server(seed) as house:
        keeper, guests = await house.room("Ann", "Bob", "Cy", "Dee")
        for _ in range(400):
            await asyncio.sleep(house.rng.choice((0.0, 0.01, 0.2, 0.7)))
            await press(house, keeper, guests)
        there = await calm_down(house, keeper, guests)
        assert not keeper.broken
        for guest in there:
            assert all(guest.answers[asked] for asked in guest.asked)
        check_laws(house, keeper, there)
