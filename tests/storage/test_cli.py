"""`spotisle journal` on the command line."""

import asyncio
import json
from pathlib import Path

from spotisle.cluster.postgres.pool import Pool
from spotisle.storage import Entry
from spotisle.storage.sqlite.schema import JOURNAL_FILE
from tests.cli.test_deck import run
from tests.kit.databases import fresh_database
from tests.storage.kit import PostgresStore, SqliteStore, fill, opened
from tests.storage.pages import overwrite


def stored(folder: Path) -> str:
    async def store() -> None:
        async with opened(SqliteStore(folder)) as journal:
            await fill(journal, "PEAR", 2)
            await fill(journal, "KIWI", 3)
            await journal.append(
                [Entry("KIWI", 4, 1, b"\xff\n"), Entry("KIWI", 5, 1, b'{\n"a": 1}')]
            )

    asyncio.run(store())
    return str(folder)


def test_a_sound_journal_is_one_line_and_exit_code_0(tmp_path: Path) -> None:
    printed = run("journal", "check", "--data", stored(tmp_path))
    assert printed.stdout == f"{tmp_path}: 2 rooms, 7 entries, 0 records; damaged: nothing\n"
    assert (printed.returncode, printed.stderr) == (0, "")


def test_damage_is_a_table_and_exit_code_1(tmp_path: Path) -> None:
    folder = stored(tmp_path)
    overwrite(tmp_path, b"KIWI 2", b"KIWI 9")
    printed = run("journal", "check", "--data", folder)
    first, heading, row, advice = printed.stdout.splitlines()
    assert first.endswith("2 rooms, 6 entries, 0 records; damaged: 1")
    assert heading.split() == ["room", "entry", "what", "is", "wrong"]
    assert row.split(maxsplit=2) == ["KIWI", "2", "does not match its checksum"]
    assert advice == (
        "Restore a backup: `spotisle journal restore FILE --replace`, from before the damage."
    )
    assert printed.returncode == 1


def test_rooms_are_exported_as_lines_of_json(tmp_path: Path) -> None:
    bodies: list[dict[str, object]] = [{"body": {"event": f"KIWI {seq}"}} for seq in (1, 2, 3)]
    bodies += [{"base64": "/wo="}, {"body": {"a": 1}}]
    lines = [
        {"room": "KIWI", "seq": seq, "epoch": 1, **body} for seq, body in enumerate(bodies, start=1)
    ]
    folder = stored(tmp_path)
    printed = run("journal", "export", "KIWI", "--data", folder)
    assert [json.loads(line) for line in printed.stdout.splitlines()] == lines
    everything = run("journal", "export", "--data", folder).stdout
    assert [json.loads(line)["room"] for line in everything.splitlines()] == ["KIWI"] * 5 + [
        "PEAR"
    ] * 2


def test_an_export_leaves_damaged_entries_out_and_says_so(tmp_path: Path) -> None:
    folder = stored(tmp_path)
    overwrite(tmp_path, b"KIWI 2", b"KIWI 9")
    out = tmp_path / "kiwi.jsonl"
    printed = run("journal", "export", "KIWI", "--data", folder, "-o", str(out))
    assert [json.loads(line)["seq"] for line in out.read_text().splitlines()] == [1, 3, 4, 5]
    assert "does not match its checksum" in printed.stderr
    assert (printed.returncode, printed.stdout) == (1, "")


def test_mistakes_are_one_line_and_exit_code_2_and_touch_no_file(tmp_path: Path) -> None:
    folder = stored(tmp_path / "journal")
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / JOURNAL_FILE).write_bytes(b"garbage " * 1000)
    out = tmp_path / "out.jsonl"
    for arguments, line in {
        ("check", "--data", str(tmp_path)): f"there is no journal in {tmp_path}; set its folder",
        ("check", "--data", str(tmp_path / "junk")): "is not a Spotisle journal",
        ("export", "PLUM", "--data", folder, "-o", str(out)): "has no room PLUM",
        ("export", "--data", folder, "-o", str(tmp_path)): f"cannot write {tmp_path}: ",
    }.items():
        printed = run("journal", *arguments)
        assert (printed.returncode, printed.stdout) == (2, "")
        assert printed.stderr.count("\n") == 1
        assert line in printed.stderr
    assert not out.exists()


def test_a_backup_is_made_and_restored_with_commands(tmp_path: Path) -> None:
    folder, file = stored(tmp_path / "data"), str(tmp_path / "spotisle.backup")
    contents = "2 rooms, 7 entries, 0 records, 0 decks\n"
    made = run("journal", "backup", file, "--data", folder)
    assert (made.stdout, made.stderr, made.returncode) == (f"{file}: {contents}", "", 0)
    refused = run("journal", "restore", file, "--data", folder)
    assert refused.returncode == 2
    assert "add --replace to move them" in refused.stderr
    done = run("journal", "restore", file, "--data", folder, "--replace").stdout
    assert done.startswith(f"{folder}: {contents}What was there is in {folder}/journal.replaced-")
    assert run("journal", "check", "--data", folder).returncode == 0


def test_a_journal_in_postgresql_is_left_to_its_own_backup(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for command in ("backup", "restore"):
        refused = run("journal", command, str(tmp_path / "file"), "--journal", "postgresql://db/x")
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
        assert "use pg_dump and pg_restore, as docs/operating.md shows" in refused.stderr


def stored_in_postgres(tmp_path: Path) -> str:
    store = PostgresStore(tmp_path)

    async def fill_rooms() -> None:
        async with opened(store) as journal:
            await fill(journal, "PEAR", 2)
            await fill(journal, "KIWI", 3)

    asyncio.run(fill_rooms())
    return store.url


def test_a_journal_in_postgresql_is_checked_and_exported(tmp_path: Path) -> None:
    url = stored_in_postgres(tmp_path)
    printed = run("journal", "check", "--journal", url)
    assert printed.stdout.endswith(": 2 rooms, 5 entries, 0 records; damaged: nothing\n")
    assert (printed.returncode, printed.stderr) == (0, "")
    exported = run("journal", "export", "KIWI", "--journal", url).stdout.splitlines()
    assert [json.loads(line) for line in exported] == [
        {"room": "KIWI", "seq": seq, "epoch": 1, "body": {"event": f"KIWI {seq}"}}
        for seq in (1, 2, 3)
    ]


def test_damage_in_postgresql_is_found_and_left_out(tmp_path: Path) -> None:
    url = stored_in_postgres(tmp_path)

    async def damage() -> None:
        pool = Pool(url)
        await pool.fetch("UPDATE entry SET body = 'other' WHERE room = 'KIWI' AND seq = 2")
        await pool.fetch("DELETE FROM entry WHERE room = 'PEAR' AND seq = 2")
        await pool.close()

    asyncio.run(damage())
    printed = run("journal", "check", "--journal", url)
    assert "KIWI  2      does not match its checksum" in printed.stdout
    assert "PEAR  2      is missing" in printed.stdout
    assert printed.returncode == 1
    exported = run("journal", "export", "--journal", url)
    sequence = [
        (line["room"], line["seq"]) for line in map(json.loads, exported.stdout.splitlines())
    ]
    assert sequence == [("KIWI", 1), ("KIWI", 3), ("PEAR", 1)]
    assert exported.returncode == 1


def test_a_database_without_a_journal_is_named_in_one_line() -> None:
    printed = run("journal", "check", "--journal", fresh_database())
    assert printed.returncode == 2
    assert printed.stderr.startswith("spotisle: there is no journal in ")
