"""The catalogue of games over HTTP."""

from typing import get_args

from spotisle.dice import ISLAND_DICE
from spotisle.protocol.settings import RoomMode, Settings
from spotisle.rules import GAMES
from spotisle.series import PRESETS
from tests.kit.local_server import LocalServer
from tests.server.test_api import ask

MAX_COMPRESSED_BYTES = 4096


async def test_every_game_is_described_in_one_small_answer(server: LocalServer) -> None:
    answer = await ask(server, "/api/games", Accept_Encoding="gzip")
    assert [game["name"] for game in answer.json["games"]] == [*GAMES, ISLAND_DICE]
    assert int(answer.headers["Content-Length"]) < MAX_COMPRESSED_BYTES
    tower = answer.json["games"][0]
    assert (tower["seats"], tower["target"], tower["teams"]) == ([2, 8], "none", False)
    assert tower["names"]["da"] == "Tårnet"


async def test_a_cached_catalogue_is_answered_with_304(server: LocalServer) -> None:
    first = await ask(server, "/api/games")
    again = await ask(server, "/api/games", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")


async def test_options_come_with_their_bounds_and_without_those_of_the_table(
    server: LocalServer,
) -> None:
    games = {game["name"]: game for game in (await ask(server, "/api/games")).json["games"]}
    assert games["well"]["options"]["properties"] == {
        "end": {"enum": ["first_out", "last_left"], "default": "first_out"}
    }
    rounds = games["hot_potato"]["options"]["properties"]["rounds"]
    assert rounds["anyOf"][0] == {"type": "integer", "minimum": 1, "maximum": 200}
    assert "points" not in games["knights"]["options"]["properties"]


async def test_every_mode_and_preset_offers_what_a_room_can_play(server: LocalServer) -> None:
    catalogue = (await ask(server, "/api/games")).json
    assert {preset["name"] for preset in catalogue["presets"]} == {*PRESETS}
    own = {game["mode"] for game in catalogue["games"]} - {None}
    assert {mode["name"] for mode in catalogue["modes"]} | own == {
        word for part in get_args(RoomMode) for word in (get_args(part) or (part,))
    }
    for mode in catalogue["modes"]:
        for game in set(mode["games"]) & set(GAMES) - {"practice"}:
            if mode["name"] in ("single", "beginner"):
                Settings(mode=mode["name"], games=(game,)).check()
