"""Whole games, from coming in to the last card, over networks that are not perfect."""

import asyncio

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House, done, minds

LEVELS = ("child", "casual", "sharp", "expert", "lightning")


async def begin(
    house: House, settings: Settings, people: int, bots: int = 0, watchers: int = 0
) -> tuple[RoomActor, list[Guest]]:
    """Open a room, fill its seats, and start what was chosen."""
    keeper = await house.hall.make_room()
    for number in range(people):
        guest = house.guest(f"guest {number}", rtt=house.rng.choice((0.001, 0.02, 0.22)))
        guest.enter(keeper)
        await house.until(lambda guest=guest: guest.view)  # type: ignore[misc]
    host = house.guests[0] if people else house.guest("host")
    if not people:
        host.enter(keeper, watch=True)
        await house.until(lambda: host.view)
    await house.come(keeper, *(f"watcher {n}" for n in range(watchers)), watch=True)
    for seat in range(people, people + bots):
        await done(host, cmd.SeatBot, seat=seat, level=LEVELS[seat % 3 + 1])
    await done(host, cmd.Choose, settings=settings)
    await done(host, cmd.Start)
    return keeper, house.guests


async def play_through(
    house: House, keeper: RoomActor, guests: list[Guest], cuts: int = 0, claims: int | None = None
) -> None:
    """Let everybody play to the end, or so many claims; some connections break on the way."""
    minds(guests)
    for guest in guests:
        guest.look()
    cutting = asyncio.create_task(_cut(house, keeper, guests, cuts))

    def over() -> bool:
        play = keeper.state.play
        enough = claims is not None and play is not None and play.number >= claims
        return enough or keeper.state.over

    await house.until(over, patience=4 * 3600)
    await cutting
    if claims is not None and not keeper.state.over:
        await done(guests[0], cmd.Pause, paused=True)
    await house.until(lambda: all(guest.wire for guest in guests))
    await house.quiet()


async def _cut(house: House, keeper: RoomActor, guests: list[Guest], cuts: int) -> None:
    for _ in range(cuts):
        await asyncio.sleep(house.rng.uniform(0.5, 4.0))
        guest = house.rng.choice(guests)
        if guest.wire is not None:
            guest.vanish()
            await asyncio.sleep(house.rng.choice((0.0, 0.3, 5.0)))
            guest.enter(keeper)
