"""Decks in a folder and in PostgreSQL tables shared by nodes behave the same."""

import asyncio
import errno
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from spotisle.cluster.postgres.decks import PostgresDeckStore
from spotisle.cluster.postgres.pool import Pool
from spotisle.cluster.postgres.schema import prepare
from spotisle.decks.deck import DeckSummary
from spotisle.errors import DiskFullError
from spotisle.storage.deck_files import FileDeckStore
from spotisle.storage.decks import (
    DeckGoneError,
    DeckRepository,
    DeckStoreFullError,
    StoredDeck,
)
from spotisle.storage.retention import DAY_S
from tests.kit.coroutines import entered
from tests.kit.databases import fresh_database
from tests.kit.small_disk import files_in, small_disk

FILES = {"deck.json": b"{}", "pictures/000.svg": b"<svg/>"}
OLD, NEW = "0" * 24, "1" * 24


def about(version: str = OLD) -> DeckSummary:
    return DeckSummary(version, f"custom:2/7/{version}", "Pets", 2, 7, "plain", ())


@asynccontextmanager
async def shared_tables() -> AsyncIterator[DeckRepository]:
    pool = Pool(fresh_database())
    await prepare(pool, 0.0)
    yield DeckRepository(PostgresDeckStore(pool))
    await pool.close()


@pytest.fixture(params=["folder", "tables"])
def decks(
    request: pytest.FixtureRequest, runner: asyncio.Runner, tmp_path: Path
) -> Iterator[DeckRepository]:
    """A repository over each kind of store in turn."""
    if request.param == "tables":
        with entered(runner, shared_tables()) as decks:
            yield decks
    else:
        yield DeckRepository(FileDeckStore(tmp_path / "decks"))


async def test_a_deck_is_there_with_all_its_files_until_its_owner_removes_it(
    decks: DeckRepository,
) -> None:
    kept, secret = await decks.add(about(), FILES)
    assert await decks.deck(kept.id) == await decks.find_owned(kept.id, secret) == kept
    assert await decks.find_owned(kept.id, "guessed") is None
    assert {name: await decks.file(OLD, name) for name in FILES} == FILES
    assert await decks.file(OLD, "pictures/001.svg") is None
    assert await decks.has(OLD)
    await decks.remove(kept)
    assert await decks.deck(kept.id) is None
    assert await decks.file(OLD, "deck.json") is None
    assert not await decks.has(OLD)


async def test_decks_share_equal_files_until_the_last_deck_is_removed(
    decks: DeckRepository,
) -> None:
    (one, _), (two, _) = [await decks.add(about(), FILES) for _ in range(2)]
    await decks.remove(one)
    assert await decks.file(OLD, "deck.json") == b"{}"
    await decks.remove(two)
    assert not await decks.has(OLD)


async def test_removing_a_deck_removes_its_files_and_no_others(
    decks: DeckRepository,
) -> None:
    gone, _ = await decks.add(about(), FILES)
    await decks.add(about(NEW), FILES)
    await decks.remove(gone)
    assert (await decks.has(OLD), await decks.has(NEW)) == (False, True)


async def test_a_deck_removed_meanwhile_is_not_replaced(decks: DeckRepository) -> None:
    kept, _ = await decks.add(about(), FILES)
    await decks.remove(kept)
    with pytest.raises(DeckGoneError):
        await decks.replace(kept, about(NEW), FILES)
    assert await decks.deck(kept.id) is None
    assert not await decks.has(NEW)


async def test_removing_a_deck_removes_also_the_files_that_replaced_its_own_meanwhile(
    decks: DeckRepository,
) -> None:
    kept, _ = await decks.add(about(), FILES)
    await decks.replace(kept, about(NEW), FILES)
    await decks.remove(kept)
    assert await decks.deck(kept.id) is None
    assert not await decks.has(NEW)


async def test_the_version_that_was_replaced_stays_for_a_week(decks: DeckRepository) -> None:
    kept, _ = await decks.add(about(), FILES)
    changed = await decks.replace(kept, about(NEW), FILES)
    assert await decks.deck(kept.id) == changed
    await decks.tidy(time.time() + 6 * DAY_S)
    assert await decks.has(OLD)
    await decks.tidy(time.time() + 8 * DAY_S)
    assert not await decks.has(OLD)
    assert await decks.has(NEW)


async def test_a_used_deck_is_kept_and_an_unused_one_removed(
    decks: DeckRepository,
) -> None:
    kept, _ = await decks.add(about(), FILES)
    seen, _ = await decks.add(about(NEW), FILES)
    soon = time.time() + 170 * DAY_S
    await decks._store.touch(NEW, soon)
    weekly = [soon - day * DAY_S for day in range(0, 170, 7)]
    await decks.tidy(soon, weekly)
    assert await decks.deck(kept.id) == kept
    await decks.tidy(soon + 20 * DAY_S, [*weekly, soon + 7 * DAY_S, soon + 14 * DAY_S])
    assert (await decks.deck(kept.id), await decks.deck(seen.id)) == (None, seen)
    assert (await decks.has(OLD), await decks.has(NEW)) == (False, True)


async def test_decks_are_kept_when_the_clock_jumps_years_ahead(decks: DeckRepository) -> None:
    kept, _ = await decks.add(about(), FILES)
    await decks.tidy(time.time() + 4000 * DAY_S)
    await decks._store.touch(OLD, time.time() + 4000 * DAY_S)
    other, _ = await decks.add(about(NEW), FILES)
    await decks.tidy(time.time() + 4001 * DAY_S)
    assert [await decks.deck(one.id) for one in (kept, other)] == [kept, other]
    assert (await decks.has(OLD), await decks.has(NEW)) == (True, True)


async def test_a_full_store_refuses_new_decks_but_allows_replacing_one(
    decks: DeckRepository,
) -> None:
    half = {"deck.json": b"x" * 2**19}
    kept, _ = await decks.add(about(), half)
    decks.megabytes = 1
    await decks.add(about(NEW), half)
    with pytest.raises(DeckStoreFullError, match="no space left"):
        await decks.add(about(NEW), FILES)
    await decks.replace(kept, about(NEW), half)


async def test_nodes_that_keep_and_remove_the_same_files_at_once_lose_none() -> None:
    pool = Pool(fresh_database())
    await prepare(pool, 0.0)
    one, two = DeckRepository(PostgresDeckStore(pool)), DeckRepository(PostgresDeckStore(pool))
    kept, _ = await one.add(about(), FILES)
    for _ in range(20):
        (kept, _), _ = await asyncio.gather(two.add(about(), FILES), one.remove(kept))
        assert {name: await one.file(OLD, name) for name in FILES} == FILES
    await pool.close()


async def test_a_deck_that_nodes_remove_and_replace_at_once_is_gone() -> None:
    pool = Pool(fresh_database())
    await prepare(pool, 0.0)
    one, two = DeckRepository(PostgresDeckStore(pool)), DeckRepository(PostgresDeckStore(pool))
    for _ in range(20):
        kept, _ = await one.add(about(), FILES)
        answers = await asyncio.gather(
            two.replace(kept, about(NEW), FILES), one.remove(kept), return_exceptions=True
        )
        assert isinstance(answers[0], StoredDeck | DeckGoneError)
        assert (await one.deck(kept.id), await one.has(NEW)) == (None, False)
    await pool.close()


BIG = {"deck.json": b"{}", "deck.spotisle": b"x" * 9_000, "pictures/000.svg": b"x" * 5_000}
WRITES = ("mkdir", "write_bytes", "replace")


@pytest.mark.parametrize("failing", range(9))
async def test_a_deck_that_does_not_fit_leaves_nothing_behind_whatever_step_fails(
    failing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks = DeckRepository(FileDeckStore(tmp_path))
    await decks.add(about(OLD), FILES)
    before = files_in(tmp_path)
    steps = count()

    def fail_once(name: str) -> Callable[..., object]:
        write = getattr(Path, name)

        def writing(path: Path, *args: object, **options: object) -> object:
            if next(steps) == failing:
                if name == "write_bytes":
                    write(path, b"half")
                raise OSError(errno.ENOSPC, "No space left on device")
            return write(path, *args, **options)

        return writing

    for name in WRITES:
        monkeypatch.setattr(Path, name, fail_once(name))
    with pytest.raises(DiskFullError):
        await decks.add(about(NEW), BIG)
    monkeypatch.undo()
    assert files_in(tmp_path) == before
    await decks.add(about(NEW), BIG)
    assert await decks.file(NEW, "deck.spotisle") == BIG["deck.spotisle"]


async def test_a_deck_is_stored_whole_or_not_at_all_on_a_disk_of_any_size(tmp_path: Path) -> None:
    stored = 0
    for kibibytes in range(4, 44, 4):
        with small_disk(tmp_path / str(kibibytes), kibibytes) as disk:
            decks = DeckRepository(FileDeckStore(disk / "decks"))
            try:
                await decks.add(about(NEW), BIG)
                stored += 1
                assert await decks.file(NEW, "deck.spotisle") == BIG["deck.spotisle"]
            except DiskFullError:
                assert {*files_in(disk)} <= {"decks", "decks/versions", "decks/owned"}
                assert stored == 0
    assert stored


async def test_files_half_written_by_a_killed_server_are_removed_later(tmp_path: Path) -> None:
    decks = DeckRepository(FileDeckStore(tmp_path))
    await decks.add(about(OLD), FILES)
    before = files_in(tmp_path)
    (tmp_path / "rough-1" / "pictures").mkdir(parents=True)
    (tmp_path / "rough-1" / "deck.json").touch()
    (tmp_path / "owned" / "1.new").touch()
    await decks.tidy(time.time())
    assert files_in(tmp_path) != before
    await decks.tidy(time.time() + 8 * DAY_S)
    assert files_in(tmp_path) == before
