"""Old rooms are forgotten; a calendar that is set far ahead makes no room old."""

from pathlib import Path

from spotisle.server.retention import DAY_S, forget_old
from spotisle.storage import SqliteJournal

NOW = 20_000 * DAY_S
KEEP = 90 * DAY_S


async def left_after(days: list[float], now: float, folder: Path) -> list[float]:
    """Touch a room on each of these days, tidy up, and return the days of the rooms left."""
    clock = [0.0]
    journal = await SqliteJournal.open(folder, lambda: clock[0])
    try:
        for number, day in enumerate(days):
            clock[0] = NOW + day * DAY_S
            await journal.open_room(f"ROOM{number}")
        await forget_old(journal, now, KEEP, KEEP)
        return sorted((room.touched_at - NOW) / DAY_S for room in await journal.rooms())
    finally:
        await journal.close()


async def test_a_room_that_nobody_touched_for_too_long_is_forgotten(tmp_path: Path) -> None:
    week_by_week = [-float(day) for day in range(0, 140, 7)]
    assert (await left_after(week_by_week, NOW, tmp_path))[0] == -84


async def test_a_calendar_that_jumps_years_ahead_forgets_no_room(tmp_path: Path) -> None:
    assert await left_after([-3, -2, -1, 0], NOW + 4000 * DAY_S, tmp_path) == [-3, -2, -1, 0]


async def test_nor_do_rooms_that_are_made_while_the_calendar_is_ahead(tmp_path: Path) -> None:
    days = [-3, -2, -1, 0, 4000, 4001]
    assert await left_after([float(day) for day in days], NOW + 4002 * DAY_S, tmp_path) == days


async def test_a_calendar_that_was_set_back_forgets_no_room(tmp_path: Path) -> None:
    assert await left_after([-3, 0], NOW - 4000 * DAY_S, tmp_path) == [-3, 0]
