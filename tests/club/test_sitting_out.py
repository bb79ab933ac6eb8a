"""People who sit out, and who sees it."""

import asyncio

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer

GAME = Settings(games=("tower",))


async def test_the_organiser_sees_who_sits_out_and_can_take_it_back(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,), round_seconds=900)
    await server.join_people(3)

    async def sit_out(*, out: bool) -> list[int]:
        await server.do(cmd.SitOut, person=2, out=out)
        await server.settle()
        shown: list[int] = server.organiser.club_view["out"]
        return shown

    assert await sit_out(out=True) == [2]
    assert await sit_out(out=False) == []
    await server.do(cmd.Go)
    await server.until_phase("round")
    assert await sit_out(out=True) == [2]


async def test_a_latecomer_does_not_sit_out(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,), round_seconds=900)
    await server.join_people(3)
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.join_people(1)
    await asyncio.sleep(1)
    assert server.organiser.club_view["out"] == []
