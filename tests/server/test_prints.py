"""Prints over HTTP."""

import asyncio
import io
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from PIL import Image
from pypdf import PdfReader

from spotisle.server.cache import LruCache
from spotisle.server.jobs import DECK_WORKERS, JobPool
from tests.kit.coroutines import until
from tests.kit.job_functions import block_until_released
from tests.kit.local_server import LocalServer
from tests.server.test_api import ask


@pytest.fixture
def server(shared_server: LocalServer) -> LocalServer:
    return shared_server


async def test_a_print_is_described_previewed_and_downloaded(server: LocalServer) -> None:
    chosen = "?parts=cards&size=63&language=da"
    told = (await ask(server, f"/api/print/classic{chosen}")).json
    assert told["title"] == "Klassisk"
    assert [page["part"] for page in told["pages"]] == ["cards"] * len(told["pages"])

    shown = await ask(server, f"/api/print/classic/0.png{chosen}")
    assert shown.headers["Content-Type"] == "image/png"
    picture = Image.open(io.BytesIO(shown.body))
    wide, high = told["pages"][0]["width"], told["pages"][0]["height"]
    assert picture.width / picture.height == pytest.approx(wide / high, rel=0.01)

    fetched = await ask(server, f"/api/print/classic.pdf{chosen}")
    assert fetched.headers["Content-Type"] == "application/pdf"
    assert 'filename="classic.pdf"' in fetched.headers["Content-Disposition"]
    assert len(PdfReader(io.BytesIO(fetched.body)).pages) == len(told["pages"])


@pytest.mark.parametrize(
    ("path", "status", "word"),
    [
        ("/api/print/chess", 404, "no such deck"),
        ("/api/print/0123456789abcdef01234567.pdf", 404, "no such deck"),
        ("/api/print/classic?size=9000", 400, "size"),
        ("/api/print/classic?size=nan", 400, "size"),
        ("/api/print/classic?paper=napkin", 400, "paper"),
        ("/api/print/classic?language=../../etc", 400, "no texts"),
        ("/api/print/classic?parts=cards,rm", 400, "parts"),
        ("/api/print/classic?wish=1", 400, "wish"),
        ("/api/print/dice.pdf?players=100000", 400, "players"),
        ("/api/print/dice.pdf?parts=scores", 400, "sheets, dice, rules"),
        ("/api/print/dice/9999.png", 404, "no such page"),
    ],
)
async def test_an_unprintable_choice_is_refused_in_one_sentence(
    server: LocalServer, path: str, status: int, word: str
) -> None:
    refused = await ask(server, path)
    assert refused.status == status
    assert word in refused.json["error"]


async def test_one_address_may_not_keep_the_printing_busy(server: LocalServer) -> None:
    server.context.limits.prints.size = server.context.limits.prints.rate = 1e-9
    refused = await ask(server, "/api/print/dice")
    assert (refused.status, refused.json) == (
        429,
        {"error": "You have asked for many prints; wait a minute."},
    )


def test_the_cache_keeps_results_while_there_is_space() -> None:
    cache, made = LruCache[bytes](25, size_of=len), ""
    for name in "abacab":
        if cache.get(name) is None:
            made += name
            cache.put(name, b"0123456789")
    assert made == "abcb"


async def test_a_busy_server_says_when_to_ask_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.context.jobs.prints, "_max_waiting", 0)
    refused = await ask(server, "/api/print/dice")
    assert refused.status == 503
    assert int(refused.headers["Retry-After"]) > 0


UPLOAD = b"POST /api/decks HTTP/1.1\r\nHost: x\r\nContent-Type: application/zip\r\n"


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("prints", b"GET /api/print/island.pdf HTTP/1.1\r\nHost: x\r\n\r\n"),
        ("decks", UPLOAD + b"Content-Length: 4\r\n\r\nnone"),
    ],
)
async def test_leaving_the_page_cancels_its_job(
    kind: str, asked: bytes, tmp_path: Path, server: LocalServer
) -> None:
    pool: JobPool = getattr(server.context.jobs, kind)
    slots = DECK_WORKERS if kind == "decks" else 1
    busy = asyncio.gather(*(pool.run(block_until_released, str(tmp_path)) for _ in range(slots)))
    await until((tmp_path / "pid").exists)
    url = urlsplit(server.url)
    _, page = await asyncio.open_connection(url.hostname, url.port)
    page.write(asked)
    await until(lambda: pool.waiting == slots + 1)
    page.close()
    await until(lambda: pool.waiting == slots)
    (tmp_path / "go on").touch()
    assert await busy == [b"done"] * slots
