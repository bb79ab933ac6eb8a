"""Decks over HTTP: create, fetch, play, replace, delete; hostile uploads are refused."""

import asyncio
import io
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from spotisle.client import connect
from spotisle.decks.limits import MAX_DECK_BYTES
from spotisle.decks.manifest import DeckKind
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Refused
from spotisle.protocol.settings import Settings
from spotisle.records import replay
from spotisle.storage.retention import DAY_S
from tests.decks.kit import deck_file
from tests.kit.coroutines import until
from tests.kit.local_server import LocalServer, dealt, keep_workers, local_server

EMOJI = ["🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻"]


def draft(name: str = "Pets", **more: Any) -> dict[str, Any]:
    symbols = [{"names": {"en": [f"Pet {n}"]}, "faces": [{"text": e}]} for n, e in enumerate(EMOJI)]
    return {"name": name, "symbols": symbols, **more}


def form(wish: Any, **pictures: bytes | io.BytesIO) -> aiohttp.FormData:
    sent = aiohttp.FormData()
    sent.add_field("draft", json.dumps(wish), content_type="application/json")
    for name, body in pictures.items():
        sent.add_field(name, body, filename=name)
    return sent


@pytest.fixture
def server(shared_server: LocalServer) -> LocalServer:
    return shared_server


def deck_files(server: LocalServer, *patterns: str) -> set[Path]:
    """Return the files and folders in the deck store whose paths match one of these patterns."""
    decks = server.folder / "decks"
    return {path for pattern in patterns for path in decks.glob(pattern)}


class DeckApi:
    """An HTTP client of one server."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server

    async def ask(self, method: str, path: str, **options: Any) -> tuple[int, Any, Any]:
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, self.server.url + path, **options) as answer,
        ):
            body = await answer.read()
            is_json = answer.content_type == "application/json"
            return answer.status, json.loads(body) if is_json else body, answer.headers

    async def made(self, wish: Any, **pictures: bytes) -> Any:
        status, created, _ = await self.ask("POST", "/api/decks", data=form(wish, **pictures))
        assert status == 201, created
        return created


async def test_a_deck_is_made_fetched_replaced_and_deleted(server: LocalServer) -> None:
    before = deck_files(server, "rough*", "owned/*")
    api = DeckApi(server)
    created = await api.made(draft())
    version, key = created["version"], {"Authorization": f"Bearer {created.pop('owner')}"}
    assert created["deck"] == f"custom:2/7/{version}"
    assert (await api.ask("GET", f"/api/decks/{created['id']}"))[1] == created

    _, manifest, headers = await api.ask("GET", f"/decks/{version}/deck.json")
    assert manifest["symbols"][0]["faces"] == [{"picture": "pictures/000.svg", "text": "🐶"}]
    assert "immutable" in headers["Cache-Control"]
    _, layout, _ = await api.ask("GET", f"/decks/{version}/layout.json")
    assert [len(card) for card in layout["cards"]] == [3] * 7
    _, _, headers = await api.ask("GET", f"/decks/{version}/pictures/000.svg")
    assert headers["Content-Type"] == "image/svg+xml"
    assert headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert headers["X-Content-Type-Options"] == "nosniff"
    _, file, headers = await api.ask("GET", f"/decks/{version}/deck.spotisle")
    assert headers["Content-Disposition"].startswith("attachment")

    path = f"/api/decks/{created['id']}"
    zipped = {"Content-Type": "application/zip"}
    status, again, _ = await api.ask("PUT", path, data=file, headers=zipped)
    assert (status, list(again)) == (401, ["error"])
    status, again, _ = await api.ask("PUT", path, data=file, headers=zipped | key)
    assert (status, again) == (200, created)
    status, other, _ = await api.ask("PUT", path, data=form(draft("Others", cards=5)), headers=key)
    assert (status, other["name"], other["cards"]) == (200, "Others", 5)
    assert (await api.ask("GET", f"/decks/{version}/deck.json"))[0] == 200

    assert (await api.ask("DELETE", path))[0] == 401
    assert (await api.ask("DELETE", path, headers=key))[0] == 204
    assert (await api.ask("GET", path))[0] == 404
    assert (await api.ask("GET", f"/decks/{other['version']}/deck.json"))[0] == 404
    assert deck_files(server, "rough*", "owned/*") == before


async def test_a_deck_deleted_during_an_upload_stays_deleted(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        keep_workers(server)
        api = DeckApi(server)
        created = await upload(api)
        path, key = f"/api/decks/{created['id']}", {"Authorization": f"Bearer {created['owner']}"}

        async def slow_body() -> AsyncIterator[bytes]:
            body = deck_file(2, "learning")
            yield body[:100]
            uploads = server.context.uploads
            await until(lambda: uploads._in_memory or uploads._on_disk)  # the key was right
            assert (await api.ask("DELETE", path, headers=key))[0] == 204
            yield body[100:]

        status, told, _ = await api.ask("PUT", path, data=slow_body(), headers=ZIPPED | key)
        assert (status, "deleted" in told["error"]) == (404, True)
        assert (await api.ask("GET", path))[0] == 404
    assert not list(tmp_path.glob("decks/versions/*"))


async def upload(api: DeckApi, order: int = 2, kind: DeckKind = "plain") -> Any:
    status, created, _ = await api.ask(
        "POST", "/api/decks", data=deck_file(order, kind), headers=ZIPPED
    )
    assert status == 201, created
    return created


ZIPPED = {"Content-Type": "application/zip"}
EVIL = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'


async def test_two_people_play_a_deck_of_thirteen_to_its_end(server: LocalServer) -> None:
    created = await upload(DeckApi(server), order=3)
    code = await server.room()
    plane = Plane.of_order(3)
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        await ann.do(cmd.Choose, settings=Settings(deck=created["deck"]))
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        for guest in (ann, bob):
            assert guest.play
            assert guest.play["deck"] == created["deck"]
        while (tower := ann.play) and not tower["finished"]:
            view, seat = tower["view"], ann.private.place
            symbol = plane.shared(view["piles"][seat]["top"], view["middle"]["top"])
            verdict = await ann.claim(symbol)
            assert verdict.verdict == "ok"
        await bob.until(lambda: bob.play and bob.play["finished"])
        await ann.do(cmd.Dismiss)
    _, kept, _ = await DeckApi(server).ask("GET", f"/api/records?room={code}")
    _, record, _ = await DeckApi(server).ask("GET", f"/api/records/{kept[0]['id']}")
    assert (record["deck"], len(record["deal"])) == ("custom:3", 13)
    assert replay(record).finished


async def test_a_replaced_deck_does_not_change_the_room_that_plays_it(server: LocalServer) -> None:
    api = DeckApi(server)
    created = await upload(api)
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        await ann.do(cmd.SeatBot, seat=1, level="casual")
        await ann.do(cmd.Choose, settings=Settings(deck=created["deck"], games=("duel",)))
        key = {"Authorization": f"Bearer {created['owner']}"} | ZIPPED
        other = deck_file(2, "learning")
        status, changed, _ = await api.ask(
            "PUT", f"/api/decks/{created['id']}", data=other, headers=key
        )
        assert (status, changed["kind"]) == (200, "learning")
        await ann.do(cmd.Start)
        await dealt(ann)
        assert ann.play
        assert ann.play["deck"] == created["deck"] != changed["deck"]
        path = f"/decks/{created['version']}/layout.json"
        assert (await api.ask("GET", path))[0] == 200


@pytest.mark.parametrize(
    "name", ["custom:2/7/" + "0" * 24, "custom:2/7/../../etc", "custom:2/7/x", "mine/yours"]
)
async def test_a_room_cannot_choose_a_deck_that_is_not_there(
    name: str, server: LocalServer
) -> None:
    async with connect(server.url, await server.room(), "Ann") as ann:
        answer = await ann.do(cmd.Choose, settings=Settings(deck=name))
        assert isinstance(answer, Refused)
        assert answer.reason == "no_such_deck"


PICTURED = draft() | {"symbols": [{"names": {}, "faces": [{"file": "p"}]}] * 7}
HOSTILE_DRAFTS: list[tuple[Any, dict[str, bytes], str]] = [
    (draft(symbols=[]), {}, "the smallest deck needs 7"),
    (draft(order=6), {}, "order 6 has no plane"),
    (draft(extra=1), {}, "unknown field"),
    ({"name": 5}, {}, "draft: "),
    ([[[[]]]], {}, "draft: "),
    (PICTURED, {}, "no picture named"),
    (PICTURED, {"p": EVIL}, "p has a <script> in it"),
    (PICTURED, {"p": b"MZ" * 1000}, "p is not a picture"),
]


async def test_hostile_drafts_are_refused_with_a_sentence(server: LocalServer) -> None:
    before = deck_files(server, "**/*")
    api = DeckApi(server)
    for wish, pictures, sentence in HOSTILE_DRAFTS:
        status, told, _ = await api.ask("POST", "/api/decks", data=form(wish, **pictures))
        assert status == 400
        assert sentence in told["error"]
    assert deck_files(server, "**/*") == before


async def test_uploads_are_bounded_in_kind_size_and_number(tmp_path: Path) -> None:
    async with local_server(tmp_path, decks_per_hour=1) as server:
        api = DeckApi(server)
        plain = {"Content-Type": "text/html"}
        status, told, _ = await api.ask("POST", "/api/decks", data=b"<script>", headers=plain)
        assert (status, "application/zip" in told["error"]) == (400, True)
        status, told, _ = await api.ask("POST", "/api/decks", data=b"PK", headers=ZIPPED)
        assert (status, "not a deck file" in told["error"]) == (400, True)
        foreign = {"Origin": "http://evil.example"} | ZIPPED
        assert (await api.ask("POST", "/api/decks", data=b"PK", headers=foreign))[0] == 403
        huge = io.BytesIO(b"\0" * (MAX_DECK_BYTES + 1))
        assert (await api.ask("POST", "/api/decks", data=huge, headers=ZIPPED))[0] == 413
        long = form(draft(), p=io.BytesIO(b"\0" * (MAX_DECK_BYTES + 1)))
        assert (await api.ask("POST", "/api/decks", data=long))[0] == 413
        for _ in range(20):
            status, _, _ = await api.ask("POST", "/api/decks", headers=plain)
        assert status == 429


FOREIGN_PATHS = (
    "/decks/{version}/../owned/x.json",
    "/decks/{version}/%2e%2e/%2e%2e/owned/x.json",
    "/decks/{version}/pictures/..%2f..%2fdeck.json",
    "/decks/{version}/owner.json",
    "/decks/{version}/pictures/000.html",
    "/decks/" + "0" * 24 + "/deck.json",
    "/api/decks/aaaaaaaaaaaa",
)


async def test_only_a_decks_own_files_are_served(server: LocalServer) -> None:
    created = await upload(DeckApi(server))
    async with aiohttp.ClientSession() as session:
        for path in FOREIGN_PATHS:
            address = URL(server.url + path.format(version=created["version"]), encoded=True)
            async with session.get(address) as answer:
                assert answer.status == 404, path


async def test_the_owners_key_is_kept_as_a_digest_only(server: LocalServer) -> None:
    owner = str((await upload(DeckApi(server)))["owner"])
    kept = [file.read_bytes() for file in server.folder.rglob("*") if file.is_file()]
    assert len(owner) == 32
    assert not any(owner.encode() in body for body in kept)


async def test_a_response_and_a_stored_deck_have_only_the_documented_fields(
    server: LocalServer,
) -> None:
    summary = ["version", "deck", "name", "order", "cards", "kind", "alike"]
    created = await upload(DeckApi(server))
    _, seen, _ = await DeckApi(server).ask("GET", f"/api/decks/{created['id']}")
    (file,) = deck_files(server, f"owned/{created['id']}.json")
    stored = json.loads(file.read_bytes())
    assert list(created) == [*summary, "id", "bytes", "owner"]
    assert list(seen) == [*summary, "id", "bytes"]
    assert list(stored) == ["id", "owner", "about", "bytes", "changed_at"]
    assert list(stored["about"]) == summary


async def test_decks_survive_a_restart_and_old_ones_are_removed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        created = await upload(DeckApi(server))
    async with local_server(tmp_path) as server:
        api, decks = DeckApi(server), server.context.decks
        path = f"/api/decks/{created['id']}"
        assert (await api.ask("GET", path))[0] == 200
        weekly = [time.time() + day * DAY_S for day in range(0, 200, 7)]
        await decks.tidy(time.time() + 170 * DAY_S, weekly[:25])
        assert (await api.ask("GET", path))[0] == 200
        await decks.tidy(time.time() + 200 * DAY_S, weekly)
        assert (await api.ask("GET", path))[0] == 404
        assert not await decks.has(created["version"])


async def test_a_full_store_answers_507(server: LocalServer) -> None:
    server.context.decks.megabytes = 0
    status, told, _ = await DeckApi(server).ask(
        "POST", "/api/decks", data=deck_file(), headers=ZIPPED
    )
    assert (status, "no space left" in told["error"]) == (507, True)


async def test_a_word_is_shown_as_it_will_be_drawn(server: LocalServer) -> None:
    status, body, headers = await DeckApi(server).ask("GET", "/api/faces?text=hond")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg")
    assert (await DeckApi(server).ask("GET", "/api/faces?text="))[0] == 400
    asked = (DeckApi(server).ask("GET", f"/api/faces?text=word+{n}") for n in range(40))
    assert {status for status, _, _ in await asyncio.gather(*asked)} == {200}
