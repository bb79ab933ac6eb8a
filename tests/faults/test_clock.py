"""The system clock jumps while the server is down: the rooms play on."""

from pathlib import Path

import pytest

from spotisle.client import connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.clock import SteadyClock
from spotisle.rules.penalty import FREEZE_S
from tests.kit.local_server import local_server, right_symbol

DAY = 86_400.0
FREEZE = Settings(options={"tower": {"penalty": "freeze"}})


class SetClock(SteadyClock):
    """A clock that a test can set."""

    def set(self, seconds: float) -> None:
        self._offset += seconds


@pytest.mark.parametrize("jump", [-DAY, 400 * DAY])
async def test_play_goes_on_after_a_restart_with_another_clock_time(
    jump: float, tmp_path: Path
) -> None:
    async with local_server(tmp_path) as server:
        code = await server.room()
        async with connect(server.url, code, "Ann") as ann, connect(server.url, code, "Bob") as bob:
            tokens = (ann.token, bob.token)
            await ann.do(cmd.Choose, settings=FREEZE)
            await ann.do(cmd.Start)
            await bob.until(lambda: bob.play)
            wrong = (right_symbol(bob) + 1) % 57
            while (await bob.claim(wrong)).verdict != "wrong":
                wrong = (wrong + 1) % 57
    async with local_server(tmp_path) as server:
        clock = SetClock()
        clock.set(jump)
        server.context.registry.clock = clock
        async with (
            connect(server.url, code, token=tokens[0]) as ann,
            connect(server.url, code, token=tokens[1]) as bob,
        ):
            assert (await ann.claim(right_symbol(ann))).verdict == "ok"
            await bob.until(lambda: bob.seq == ann.seq)
            clock.set(FREEZE_S)
            assert (await bob.claim(right_symbol(bob))).verdict == "ok"
