"""Constant load of uploads and prints: `python -m bench.live.jobs URL UPLOADS PRINTS`.

Keeps this many of each in flight and repeats each when it is answered, or a second later if the
server is busy. Prints `ready` after the first requests, and at the end of its input the answers as
JSON.
"""

import asyncio
import io
import sys
from collections import Counter
from itertools import count

import aiohttp
import msgspec
from PIL import Image, ImageDraw

SYMBOLS = 13
SIDE_PX = 1200
RETRY_S = 1.0


def picture(number: int) -> bytes:
    """Return a large JPEG, like a photo."""
    image = Image.new("RGB", (SIDE_PX, SIDE_PX), (number * 19 % 256, 90, 200 - number * 7))
    drawing = ImageDraw.Draw(image)
    for ring in range(40):
        inset = ring * 14 + number
        drawing.ellipse(
            (inset, inset * 0.8, SIDE_PX - inset, SIDE_PX - inset * 1.1),
            outline=(ring * 6, number * 11 % 256, 255 - ring * 6),
            width=6,
        )
    body = io.BytesIO()
    image.save(body, "JPEG", quality=90)
    return body.getvalue()


def deck_form(pictures: list[bytes], number: int) -> aiohttp.FormData:
    """Return the form of a deck; no two are the same."""
    symbols = [
        {"names": {"en": [f"thing {place}"]}, "faces": [{"file": f"{place}.jpg"}]}
        for place in range(len(pictures))
    ]
    form = aiohttp.FormData()
    form.add_field("draft", msgspec.json.encode({"name": f"Deck {number}", "symbols": symbols}))
    for place, body in enumerate(pictures):
        form.add_field(f"{place}.jpg", body, filename=f"{place}.jpg")
    return form


async def main() -> None:
    url, uploads, prints = sys.argv[1], *map(int, sys.argv[2:4])
    pictures = [picture(number) for number in range(SYMBOLS)]
    numbers = count()
    seen: Counter[str] = Counter()

    async def upload(session: aiohttp.ClientSession) -> int:
        async with session.post("/api/decks", data=deck_form(pictures, next(numbers))) as answer:
            await answer.read()
            return answer.status

    async def print_deck(session: aiohttp.ClientSession) -> int:
        size = 60 + next(numbers) % 800 / 20  # all sizes differ, so that none is cached
        async with session.get(f"/api/print/classic.pdf?size={size}") as answer:
            await answer.read()
            return answer.status

    async with aiohttp.ClientSession(url, timeout=aiohttp.ClientTimeout(600)) as session:

        async def repeat(kind: str) -> None:
            while True:
                status = await (upload(session) if kind == "upload" else print_deck(session))
                seen[f"{kind} {status}"] += 1
                if status >= 400:
                    await asyncio.sleep(RETRY_S)

        kinds = ["upload"] * uploads + ["print"] * prints
        tasks = [asyncio.create_task(repeat(kind)) for kind in kinds]
        await asyncio.sleep(1.0)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    print(msgspec.json.encode(seen).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
