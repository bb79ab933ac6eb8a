"""A newcomer adds a new game by following the docs, from an empty folder to a replay."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from spotisle.client import ClosedError, Guest, connect, make_room
from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.protocol.close import CloseReason
from spotisle.protocol.settings import Settings
from spotisle.rules import CardsView
from spotisle.rules.aim import Spots, read_aim
from spotisle.rules.view import TableLayout
from tests.kit.coroutines import until
from tests.kit.ladder import write_ladder
from tests.kit.packages import install, spotisle
from tests.server.test_api import ask
from tools.serving import ServerProcess

PLANE = Plane.of_order(7)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Follow docs/adding-a-game.md in an empty folder: write a package, change it, install it."""
    folder = tmp_path_factory.mktemp("stranger")
    install(folder / "site", write_ladder(folder))
    return folder / "site"


def right_claim(guest: Guest, rng: Random) -> tuple[int, int | None]:
    """Find a right claim from what the server sends, without the rules of the game."""
    play = guest.play
    assert play is not None
    table = msgspec.convert(play["table"], TableLayout)
    view = msgspec.convert(play["view"], CardsView)
    place = guest.private.place
    assert place is not None
    spots = Spots.of(view, place, guest.private.cards)
    aims = guest.private.aims or (table.aim,)
    chance = rng.choice([each for aim in aims for each in read_aim(aim, table.target, spots)])
    return PLANE.shared(*chance.cards), chance.target


async def seen(guest: Guest, happened: Callable[[dict[str, Any]], object]) -> None:
    """Wait until a player's view of the game meets a condition."""
    await guest.until(
        lambda: guest.play and guest.private.place is not None and happened(guest.play)
    )


def after(accepted: int) -> Callable[[dict[str, Any]], bool]:
    return lambda play: play["accepted"] > accepted


async def play_on(guests: list[Guest], until: int, rng: Random) -> None:
    """Claim in turn until somebody has this many points."""
    while max((guests[0].play or {})["view"]["scores"]) < until:
        for guest in guests:
            await seen(guest, lambda play: play["curtain"] is None)
        guest = rng.choice(guests)
        accepted = (guest.play or {})["accepted"]
        verdict = await guest.claim(*right_claim(guest, rng), reaction=0.0)
        assert verdict.verdict in ("ok", "late")  # late: made while the server was down
        if verdict.verdict == "ok":
            for each in guests:
                await seen(each, after(accepted))


async def kept_record(server: ServerProcess, code: str) -> str:
    """Wait until the record of the game is stored, just after its end; return its id."""
    kept: list[dict[str, str]] = []

    async def is_kept() -> bool:
        kept[:] = (await ask(server, f"/api/records?room={code}")).json
        return bool(kept)

    await until(is_kept)
    return kept[0]["id"]


async def test_a_new_game_is_played_survives_a_restart_and_replays(
    site: Path, tmp_path: Path
) -> None:
    server, rng = ServerProcess(tmp_path, packages=site), Random(3)
    with server.running():
        code = await make_room(server.url)
        async with (
            connect(server.url, code, "Ann") as ann,
            connect(server.url, code, "Bob") as bob,
            connect(server.url, code, "TV", watch=True) as television,
        ):
            await ann.do(cmd.Choose, settings=Settings(games=("ladder",), tie="shared"))
            await ann.do(cmd.Start)
            for guest in (ann, bob):
                await seen(guest, bool)
            await play_on([ann, bob], 3, rng)
            server.kill()
            server.start()
            await server.opened()
            await play_on([ann, bob], 6, rng)
            await television.until(lambda: (television.play or {})["finished"])
            kept = await kept_record(server, code)
            record = await ask(server, f"/api/records/{kept}")
            film = await ask(server, f"/api/records/{kept}/replay")
    assert film.json["first"]["play"]["game"] == "ladder"
    assert film.json["scenes"][0]["event"]["moves"]
    file = tmp_path / "game.json"
    file.write_bytes(record.body)
    replayed = spotisle(site, "replay", "--verify", str(file))
    assert json.loads(replayed.stdout)["finished"], replayed.stderr
    await _refused_without_the_package(server, code)


async def _refused_without_the_package(server: ServerProcess, code: str) -> None:
    bare = ServerProcess(server.data.parent)
    with bare.running():
        with pytest.raises(ClosedError) as refused:
            async with connect(bare.url, code, "Cy"):
                pass
        assert refused.value.close is CloseReason.NO_GAME, bare.log_text()


def test_bots_of_two_workers_play_it(site: Path) -> None:
    games = ("--games", "40", "--workers", "2", "--json")
    simulated = spotisle(site, "simulate", "ladder", *games)
    assert json.loads(simulated.stdout)["games"] == 40, simulated.stderr


async def test_the_catalogue_brings_its_texts_and_picture(site: Path, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, packages=site)
    with server.running():
        catalogue = (await ask(server, "/api/games")).json
        lesson = (await ask(server, "/api/games/ladder/lesson")).json
    first, second = lesson["moments"][1]["events"], lesson["moments"][3]["events"]
    assert [event["verdict"] for event in first + second] == ["ok", "ok"]
    assert [second[0]["symbol"], second[0]["target"]] in lesson["steps"][3]["also"]
    (ladder,) = (game for game in catalogue["games"] if game["name"] == "ladder")
    assert ladder["source"] == "spotisle-ladder 0.1.0"
    assert ladder["names"]["en"] == ladder["names"]["pl"] == "Ladder"
    assert "prompt-ladder" in ladder["texts"]["en"]
    assert ladder["picture"].startswith("<svg")
    assert ladder["lesson"]
    assert (
        "ladder" in next(mode for mode in catalogue["modes"] if mode["name"] == "series")["games"]
    )
