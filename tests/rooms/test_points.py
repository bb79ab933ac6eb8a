"""The points of an island series, played to ten, as everyone sees them."""

from spotisle.protocol.settings import Settings
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.games import begin
from tests.rooms.kit.server import VirtualServer


async def test_points_are_told_round_by_round(server: VirtualServer) -> None:
    settings = Settings(mode="beginner", games=("knights",))
    _, (ann, bob) = await begin(server, settings, people=2, bots=0)
    await server.until(lambda: bob.view["play"])
    assert (bob.view["series"]["goal"], bob.play["points"]) == (10, [0, 0])
    assert await claim(ann, right(ann)) == "ok"
    await server.until(lambda: bob.play["accepted"] == 1)
    assert sorted(bob.play["points"]) == [0, 1]


async def test_a_single_game_has_no_target_score(server: VirtualServer) -> None:
    _, (ann, _) = await begin(server, Settings(games=("welcome",)), people=2, bots=0)
    assert ann.view["series"]["goal"] is None
