"""Decks over HTTP: made, fetched, played, replaced, deleted; and everything evil refused."""

import asyncio
import io
import json
import time
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
from spotisle.storage.decks import DAY_S
from tests.decks.kit import deck_file
from tests.kit.local_server import LocalServer, dealt, local_server

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


class Counter:
    """Somebody at the server's counter."""

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
        status, door, _ = await self.ask("POST", "/api/decks", data=form(wish, **pictures))
        assert status == 201, door
        return door


async def test_a_deck_is_made_fetched_replaced_and_deleted(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        counter = Counter(server)
        door = await counter.made(draft())
        version, key = door["version"], {"Authorization": f"Bearer {door.pop('owner')}"}
        assert door["deck"] == f"custom:2/7/{version}"
        assert (await counter.ask("GET", f"/api/decks/{door['id']}"))[1] == door

        _, manifest, headers = await counter.ask("GET", f"/decks/{version}/deck.json")
        assert manifest["symbols"][0]["faces"] == [{"picture": "pictures/000.svg", "text": "🐶"}]
        assert "immutable" in headers["Cache-Control"]
        _, layout, _ = await counter.ask("GET", f"/decks/{version}/layout.json")
        assert [len(card) for card in layout["cards"]] == [3] * 7
        _, _, headers = await counter.ask("GET", f"/decks/{version}/pictures/000.svg")
        assert headers["Content-Type"] == "image/svg+xml"
        assert headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert headers["X-Content-Type-Options"] == "nosniff"
        _, file, headers = await counter.ask("GET", f"/decks/{version}/deck.spotisle")
        assert headers["Content-Disposition"].startswith("attachment")

        path = f"/api/decks/{door['id']}"
        zipped = {"Content-Type": "application/zip"}
        status, again, _ = await counter.ask("PUT", path, data=file, headers=zipped)
        assert (status, list(again)) == (401, ["error"])
        status, again, _ = await counter.ask("PUT", path, data=file, headers=zipped | key)
        assert (status, again) == (200, door)
        status, other, _ = await counter.ask(
            "PUT", path, data=form(draft("Others", cards=5)), headers=key
        )
        assert (status, other["name"], other["cards"]) == (200, "Others", 5)
        assert (await counter.ask("GET", f"/decks/{version}/deck.json"))[0] == 200

        assert (await counter.ask("DELETE", path))[0] == 401
        assert (await counter.ask("DELETE", path, headers=key))[0] == 204
        assert (await counter.ask("GET", path))[0] == 404
        assert (await counter.ask("GET", f"/decks/{other['version']}/deck.json"))[0] == 404
    assert not list(tmp_path.glob("decks/rough*"))
    assert not list(tmp_path.glob("decks/owned/*"))


async def upload(counter: Counter, order: int = 2, kind: DeckKind = "plain") -> Any:
    status, door, _ = await counter.ask(
        "POST", "/api/decks", data=deck_file(order, kind), headers=ZIPPED
    )
    assert status == 201, door
    return door


ZIPPED = {"Content-Type": "application/zip"}
EVIL = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'


async def test_two_people_play_a_deck_of_thirteen_to_its_end(server: LocalServer) -> None:
    door = await upload(Counter(server), order=3)
    code = await server.room()
    plane = Plane.of_order(3)
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        await ann.do(cmd.Choose, settings=Settings(deck=door["deck"]))
        await ann.do(cmd.Start)
        await dealt(ann, bob)
        for guest in (ann, bob):
            assert guest.play
            assert guest.play["deck"] == door["deck"]
        while (tower := ann.play) and not tower["finished"]:
            view, seat = tower["view"], ann.private.place
            symbol = plane.shared(view["piles"][seat]["top"], view["middle"]["top"])
            verdict = await ann.claim(symbol)
            assert verdict.verdict == "ok"
        await bob.until(lambda: bob.play and bob.play["finished"])
        await ann.do(cmd.Dismiss)
    _, kept, _ = await Counter(server).ask("GET", f"/api/records?room={code}")
    _, record, _ = await Counter(server).ask("GET", f"/api/records/{kept[0]['id']}")
    assert (record["deck"], len(record["deal"])) == ("custom:3", 13)
    assert replay(record).finished


async def test_a_replaced_deck_does_not_change_the_room_that_plays_it(server: LocalServer) -> None:
    counter = Counter(server)
    door = await upload(counter)
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann:
        await ann.do(cmd.SeatBot, seat=1, level="casual")
        await ann.do(cmd.Choose, settings=Settings(deck=door["deck"], games=("duel",)))
        key = {"Authorization": f"Bearer {door['owner']}"} | ZIPPED
        other = deck_file(2, "learning")
        status, changed, _ = await counter.ask(
            "PUT", f"/api/decks/{door['id']}", data=other, headers=key
        )
        assert (status, changed["kind"]) == (200, "learning")
        await ann.do(cmd.Start)
        await dealt(ann)
        assert ann.play
        assert ann.play["deck"] == door["deck"] != changed["deck"]
        path = f"/decks/{door['version']}/layout.json"
        assert (await counter.ask("GET", path))[0] == 200


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


@pytest.mark.parametrize(
    ("wish", "pictures", "sentence"),
    [
        (draft(symbols=[]), {}, "the smallest deck needs 7"),
        (draft(order=6), {}, "order 6 has no plane"),
        (draft(extra=1), {}, "unknown field"),
        ({"name": 5}, {}, "draft: "),
        ([[[[]]]], {}, "draft: "),
        (
            draft() | {"symbols": [{"names": {}, "faces": [{"file": "p"}]}] * 7},
            {},
            "no picture named",
        ),
        (
            draft() | {"symbols": [{"names": {}, "faces": [{"file": "p"}]}] * 7},
            {"p": EVIL},
            "p has a <script> in it",
        ),
        (
            draft() | {"symbols": [{"names": {}, "faces": [{"file": "p"}]}] * 7},
            {"p": b"MZ" * 1000},
            "p is no picture",
        ),
    ],
)
async def test_evil_drafts_are_refused_with_a_sentence(
    tmp_path: Path, wish: Any, pictures: dict[str, bytes], sentence: str
) -> None:
    async with local_server(tmp_path) as server:
        status, told, _ = await Counter(server).ask(
            "POST", "/api/decks", data=form(wish, **pictures)
        )
        assert status == 400
        assert sentence in told["error"]
    assert not list(tmp_path.glob("decks/**/*"))


async def test_uploads_are_bounded_in_kind_size_and_number(tmp_path: Path) -> None:
    async with local_server(tmp_path, decks_per_hour=1) as server:
        counter = Counter(server)
        plain = {"Content-Type": "text/html"}
        status, told, _ = await counter.ask("POST", "/api/decks", data=b"<script>", headers=plain)
        assert (status, "application/zip" in told["error"]) == (400, True)
        status, told, _ = await counter.ask("POST", "/api/decks", data=b"PK", headers=ZIPPED)
        assert (status, "no deck file" in told["error"]) == (400, True)
        foreign = {"Origin": "http://evil.example"} | ZIPPED
        assert (await counter.ask("POST", "/api/decks", data=b"PK", headers=foreign))[0] == 403
        huge = io.BytesIO(b"\0" * (MAX_DECK_BYTES + 1))
        assert (await counter.ask("POST", "/api/decks", data=huge, headers=ZIPPED))[0] == 413
        long = form(draft(), p=io.BytesIO(b"\0" * (MAX_DECK_BYTES + 1)))
        assert (await counter.ask("POST", "/api/decks", data=long))[0] == 413
        for _ in range(20):
            status, _, _ = await counter.ask("POST", "/api/decks", headers=plain)
        assert status == 429


@pytest.mark.parametrize(
    "path",
    [
        "/decks/{version}/../owned/x.json",
        "/decks/{version}/%2e%2e/%2e%2e/owned/x.json",
        "/decks/{version}/pictures/..%2f..%2fdeck.json",
        "/decks/{version}/owner.json",
        "/decks/{version}/pictures/000.html",
        "/decks/" + "0" * 24 + "/deck.json",
        "/api/decks/aaaaaaaaaaaa",
    ],
)
async def test_nothing_but_a_decks_own_files_can_be_asked_for(
    path: str, server: LocalServer
) -> None:
    counter = Counter(server)
    door = await upload(counter)
    address = URL(server.url + path.format(version=door["version"]), encoded=True)
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 404


async def test_the_owners_key_is_kept_as_a_digest_only(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        owner = str((await upload(Counter(server)))["owner"])
    kept = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
    assert len(owner) == 32
    assert not any(owner.encode() in body for body in kept)


async def test_a_response_and_the_stored_deck_tell_no_more_than_they_should(tmp_path: Path) -> None:
    summary = ["version", "deck", "name", "order", "cards", "kind", "alike"]
    async with local_server(tmp_path) as server:
        door = await upload(Counter(server))
        _, seen, _ = await Counter(server).ask("GET", f"/api/decks/{door['id']}")
    (stored,) = [json.loads(file.read_bytes()) for file in tmp_path.glob("decks/owned/*.json")]
    assert list(door) == [*summary, "id", "bytes", "owner"]
    assert list(seen) == [*summary, "id", "bytes"]
    assert list(stored) == ["id", "owner", "about", "bytes", "changed_at"]
    assert list(stored["about"]) == summary


async def test_decks_outlive_a_restart_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        door = await upload(Counter(server))
    async with local_server(tmp_path) as server:
        counter, decks = Counter(server), server.context.decks
        path = f"/api/decks/{door['id']}"
        assert (await counter.ask("GET", path))[0] == 200
        await decks.tidy(time.time() + 170 * DAY_S)
        assert (await counter.ask("GET", path))[0] == 200
        await decks.tidy(time.time() + 200 * DAY_S)
        assert (await counter.ask("GET", path))[0] == 404
        assert not await decks.has(door["version"])


async def test_a_full_store_says_so(server: LocalServer) -> None:
    server.context.decks.megabytes = 0
    status, told, _ = await Counter(server).ask(
        "POST", "/api/decks", data=deck_file(), headers=ZIPPED
    )
    assert (status, "no space left" in told["error"]) == (507, True)


async def test_a_word_is_shown_as_it_will_be_drawn(server: LocalServer) -> None:
    status, body, headers = await Counter(server).ask("GET", "/api/faces?text=hond")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg")
    assert (await Counter(server).ask("GET", "/api/faces?text="))[0] == 400
    asked = (Counter(server).ask("GET", f"/api/faces?text=word+{n}") for n in range(40))
    assert {status for status, _, _ in await asyncio.gather(*asked)} == {200}
