"""Decks over HTTP: made, fetched, played, replaced, deleted; and everything evil refused."""

import json
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.venue import Venue, play

EMOJI = ["🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻"]


def draft(name: str = "Pets", **more: Any) -> dict[str, Any]:
    symbols = [{"names": {"en": [f"Pet {n}"]}, "faces": [{"text": e}]} for n, e in enumerate(EMOJI)]
    return {"name": name, "symbols": symbols, **more}


def form(wish: Any, **pictures: bytes) -> aiohttp.FormData:
    sent = aiohttp.FormData()
    sent.add_field("draft", json.dumps(wish), content_type="application/json")
    for name, body in pictures.items():
        sent.add_field(name, body, filename=name)
    return sent


class Counter:
    """Somebody at the server's counter."""

    def __init__(self, place: Venue) -> None:
        self.place = place

    async def ask(self, method: str, path: str, **options: Any) -> tuple[int, Any, Any]:
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, self.place.url + path, **options) as answer,
        ):
            body = await answer.read()
            is_json = answer.content_type == "application/json"
            return answer.status, json.loads(body) if is_json else body, answer.headers

    async def made(self, wish: Any, **pictures: bytes) -> Any:
        status, door, _ = await self.ask("POST", "/api/decks", data=form(wish, **pictures))
        assert status == 201, door
        return door


def test_a_deck_is_made_fetched_replaced_and_deleted(tmp_path: Path) -> None:
    async def scene(place: Venue) -> None:
        counter = Counter(place)
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

    play(scene, tmp_path, seconds=300)
    assert not list(tmp_path.glob("decks/rough*"))
    assert not list(tmp_path.glob("decks/owned/*"))
