"""Old rooms are deleted; a system clock that jumps ahead makes no room old."""

from pathlib import Path

from spotisle.server.retention import forget_old, room_touches
from spotisle.storage import SqliteJournal
from spotisle.storage.retention import DAY_S

NOW = 20_000 * DAY_S
KEEP = 90 * DAY_S


async def left_after(days: list[float], now: float, folder: Path) -> list[float]:
    """Touch a room on each of these days, delete old rooms, and return the days of the rest."""
    clock = [0.0]
    journal = await SqliteJournal.open(folder, lambda: clock[0])
    try:
        for number, day in enumerate(days):
            clock[0] = NOW + day * DAY_S
            await journal.open_room(f"ROOM{number}")
        await forget_old(journal, await room_touches(journal), now, KEEP, KEEP)
        return sorted((room.touched_at - NOW) / DAY_S for room in await journal.rooms())
    finally:
        await journal.close()


async def test_a_room_unused_for_too_long_is_removed(tmp_path: Path) -> None:
    week_by_week = [-float(day) for day in range(0, 140, 7)]
    assert (await left_after(week_by_week, NOW, tmp_path))[0] == -84


async def test_rooms_are_kept_when_the_clock_jumps_years_ahead(tmp_path: Path) -> None:
    assert await left_after([-3, -2, -1, 0], NOW + 4000 * DAY_S, tmp_path) == [-3, -2, -1, 0]


async def test_rooms_made_while_the_clock_is_years_ahead_are_kept(tmp_path: Path) -> None:
    days = [-3, -2, -1, 0, 4000, 4001]
    assert await left_after([float(day) for day in days], NOW + 4002 * DAY_S, tmp_path) == days


async def test_rooms_are_kept_when_the_clock_is_set_back(tmp_path: Path) -> None:
    assert await left_after([-3, 0], NOW - 4000 * DAY_S, tmp_path) == [-3, 0]
