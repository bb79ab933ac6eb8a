"""The HTTP API: rooms, links, QR codes, records, health and metrics."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from spotisle.client import connect
from spotisle.protocol import commands as cmd
from spotisle.records import replay
from spotisle.server.metrics import Histogram
from tests.kit.local_server import LocalServer, local_server
from tests.server.test_rooms import whole_tower
from tools.serving import ServerProcess


class Answer:
    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


async def ask(
    server: LocalServer | ServerProcess, path: str, method: str = "GET", **headers: str
) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, server.url + path, headers=named) as answer,
    ):
        return Answer(answer.status, answer.headers, await answer.read())


@pytest.mark.usefixtures("_undelayed")
async def test_a_room_is_made_and_found_under_its_code(server: LocalServer) -> None:
    made = await ask(server, "/api/rooms", "POST")
    code = made.json["code"]
    assert made.status == 201
    assert made.json["link"] == f"{server.url}/#/room/{code}"
    for spelling in (code, code.lower()):
        assert (await ask(server, f"/api/rooms/{spelling}")).json == made.json
    missing = await ask(server, "/api/rooms/ABCDE")
    assert (missing.status, missing.json) == (404, {"error": "There is no room ABCDE."})
    assert made.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in made.headers["Content-Security-Policy"]
    assert "Access-Control-Allow-Origin" not in made.headers


async def test_a_room_that_rests_is_found_without_being_woken(server: LocalServer) -> None:
    code = await server.room()
    await server.context.registry.close()
    assert (await ask(server, f"/api/rooms/{code}")).status == 200
    assert not server.context.registry.actors


async def test_the_start_page_lists_the_rooms_whose_hosts_want_it(server: LocalServer) -> None:
    code, _ = await server.room(), await server.room()
    assert (await ask(server, "/api/rooms")).json == []
    async with connect(server.url, code, "Ann") as ann:
        await ann.do(cmd.List, public=True)
        listed = {
            "code": code,
            "host": "Ann",
            "people": 1,
            "seats_taken": 1,
            "seats": 8,
            "mode": "single",
            "games": ["tower"],
            "playing": False,
        }
        assert (await ask(server, "/api/rooms")).json == [listed]
        await ann.do(cmd.List, public=False)
        assert (await ask(server, "/api/rooms")).json == []


@pytest.mark.parametrize(
    ("options", "host", "link"),
    [
        ({}, None, "{url}/#/room/"),
        ({"lan": "http://192.0.2.7:8555/"}, None, "http://192.0.2.7:8555/#/room/"),
        ({"lan": "http://192.0.2.7:8555/"}, "games.lan:1", "http://games.lan:1/#/room/"),
        ({"public_url": "https://play.example/"}, None, "https://play.example/#/room/"),
    ],
)
async def test_links_lead_to_where_others_find_the_table(
    options: dict[str, Any], host: str | None, link: str, tmp_path: Path
) -> None:
    async with local_server(tmp_path, **options) as server:
        code = await server.room()
        headers = {"Host": host} if host else {}
        answer = await ask(server, f"/api/rooms/{code}", **headers)
        assert answer.json["link"] == link.format(url=server.url) + code


async def test_a_room_has_a_picture_to_scan(server: LocalServer) -> None:
    picture = await ask(server, f"/api/rooms/{await server.room()}/qr.svg")
    assert picture.headers["Content-Type"].startswith("image/svg+xml")
    assert picture.body.startswith(b"<svg")
    assert (await ask(server, "/api/rooms/ABCDE/qr.svg")).status == 404


async def test_one_address_draws_few_qr_codes_and_may_look_at_those_that_are_drawn(
    server: LocalServer,
) -> None:
    path = f"/api/rooms/{await server.room()}/qr.svg"
    hosts = [f"{number}.example" for number in range(100)]
    async with aiohttp.ClientSession(server.url) as session:

        async def look(host: str) -> int:
            async with session.get(path, headers={"Host": host}) as answer:
                return answer.status

        statuses = [await look(host) for host in hosts]
        assert statuses[:20] == [200] * 20
        assert statuses[-1] == 429
        assert await look(hosts[0]) == 200


async def test_the_record_of_a_finished_game_can_be_downloaded_and_replays(
    server: LocalServer,
) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
        await whole_tower(ann, bob)
        await ann.do(cmd.Rename, name="Anna")
    (entry,) = (await ask(server, f"/api/records?room={code.lower()}")).json
    assert (entry["game"], entry["number"]) == ("tower", 1)
    record = await ask(server, f"/api/records/{entry['id']}")
    assert record.headers["Content-Type"] == "application/json"
    assert record.headers["Content-Disposition"].startswith("attachment;")
    assert replay(record.json).finished
    assert (await ask(server, f"/api/records?room={code}&before={entry['id']}")).json == []
    assert (await ask(server, "/api/records?room=ABCDE")).json == []
    assert (await ask(server, "/api/records")).status == 400
    assert (await ask(server, "/api/records/" + "0" * 24)).status == 404


async def test_healthz_says_why_nothing_can_be_stored(server: LocalServer) -> None:
    assert (await ask(server, "/healthz")).body == b"ok\n"
    await server.context.journal.close()
    sick = await ask(server, "/healthz")
    assert sick.status == 503
    assert b"closed" in sick.body
    assert (await ask(server, "/api/rooms", "POST")).status == 503


async def test_metrics_are_what_prometheus_reads(server: LocalServer) -> None:
    code = await server.room()
    async with connect(server.url, code, "Ann"):
        metrics = await ask(server, "/metrics")
    assert metrics.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = metrics.body.decode().splitlines()
    assert any(line.startswith("spotisle_build_info{version=") for line in lines)
    assert any(line.startswith("process_resident_memory_bytes ") for line in lines)
    assert "spotisle_rooms 1" in lines
    assert "spotisle_connections 1" in lines
    assert 'spotisle_jobs{kind="prints"} 0' in lines
    assert "# TYPE spotisle_verdict_seconds histogram" in lines
    assert 'spotisle_journal_append_seconds_bucket{le="+Inf"} 1' in lines


def test_a_histograms_buckets_count_what_is_below_them() -> None:
    histogram = Histogram()
    for seconds in (0.0001, 0.003, 0.004, 60.0):
        histogram.add(seconds)
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines("x"))
    assert lines['x_bucket{le="0.0005"}'] == "1"
    assert lines['x_bucket{le="0.003"}'] == "2"
    assert lines['x_bucket{le="0.005"}'] == "3"
    assert lines['x_bucket{le="2.5"}'] == "3"
    assert lines['x_bucket{le="+Inf"}'] == lines["x_count"] == "4"


@pytest.mark.parametrize(
    ("proxies", "statuses"),
    [(1, [201] * 20 + [429] * 5 + [201]), (0, [201] * 20 + [429] * 6)],
)
async def test_an_address_behind_our_proxy_is_the_one_that_it_names(
    proxies: int, statuses: list[int], tmp_path: Path
) -> None:
    asked = [("203.0.113.1", 25), ("203.0.113.2", 1)]
    async with local_server(tmp_path, proxies=proxies, rooms_per_minute=1) as server:
        assert statuses == [
            (await ask(server, "/api/rooms", "POST", X_Forwarded_For=f"6.6.6.6, {address}")).status
            for address, times in asked
            for _ in range(times)
        ]


async def test_the_journal_holds_nobodys_token(tmp_path: Path) -> None:
    async with (
        local_server(tmp_path) as server,
        connect(server.url, await server.room(), "Ann") as ann,
    ):
        assert ann.token
        token = ann.token
    with sqlite3.connect(tmp_path / "journal.sqlite3") as journal:
        dump = "\n".join(map(str, journal.execute("SELECT body FROM entry")))
    journal.close()
    assert "Ann" in dump
    assert token not in dump
