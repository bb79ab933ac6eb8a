"""Prints over HTTP."""

import asyncio
import io
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from spotisle.server.press import Press
from spotisle.server.workshop import BusyError
from tests.server.test_api import Answer, ask
from tests.server.venue import Venue, play


def asked(folder: Path, path: str) -> Answer:
    async def scene(place: Venue) -> Answer:
        return await ask(place, path)

    return play(scene, folder)


def test_a_print_is_told_shown_and_fetched(tmp_path: Path) -> None:
    async def scene(place: Venue) -> None:
        chosen = "?parts=cards&size=63&language=da"
        told = (await ask(place, f"/api/print/classic{chosen}")).json
        assert told["title"] == "Klassisk"
        assert [page["part"] for page in told["pages"]] == ["cards"] * len(told["pages"])

        shown = await ask(place, f"/api/print/classic/0.png{chosen}")
        assert shown.headers["Content-Type"] == "image/png"
        picture = Image.open(io.BytesIO(shown.body))
        wide, high = told["pages"][0]["width"], told["pages"][0]["height"]
        assert picture.width / picture.height == pytest.approx(wide / high, rel=0.01)

        fetched = await ask(place, f"/api/print/classic.pdf{chosen}")
        assert fetched.headers["Content-Type"] == "application/pdf"
        assert 'filename="classic.pdf"' in fetched.headers["Content-Disposition"]
        assert len(PdfReader(io.BytesIO(fetched.body)).pages) == len(told["pages"])

    play(scene, tmp_path)


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
def test_what_cannot_be_printed_is_refused_in_one_sentence(
    tmp_path: Path, path: str, status: int, word: str
) -> None:
    refused = asked(tmp_path, path)
    assert refused.status == status
    assert word in refused.json["error"]


def test_one_address_may_not_keep_the_press_busy(tmp_path: Path) -> None:
    async def scene(place: Venue) -> None:
        place.house.printing.size = place.house.printing.rate = 1e-9
        refused = await ask(place, "/api/print/dice")
        assert (refused.status, refused.json) == (
            429,
            {"error": "You have asked for many prints; wait a minute."},
        )

    play(scene, tmp_path)


def test_what_was_made_is_kept_while_there_is_room() -> None:
    made: list[str] = []

    def making(name: str) -> bytes:
        made.append(name)
        return b"0123456789"

    async def scene() -> None:
        press = Press(kept_bytes=25)
        for name in ("a", "b", "a", "c", "a", "b"):
            await press.make((name,), lambda name=name: making(name))  # type: ignore[misc]
        press.close()

    asyncio.run(scene())
    assert made == ["a", "b", "c", "b"]


def test_a_long_queue_is_refused_at_once() -> None:
    async def scene() -> None:
        press = Press()
        go_on = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow() -> bytes:
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
            return b"done"

        waiting = [asyncio.create_task(press.make((number,), slow)) for number in range(24)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await press.make(("late",), slow)
        go_on.set()
        assert await asyncio.gather(*waiting) == [b"done"] * 24
        press.close()

    asyncio.run(scene())
