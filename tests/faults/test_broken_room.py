"""A bug in one room: it is quarantined with its log, and the other rooms play on."""

import logging
from pathlib import Path

import pytest

from spotisle.client import ClosedError, Guest, connect
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Done
from spotisle.protocol.close import CloseReason
from spotisle.rooms.play import CardPlay
from spotisle.rules import Claim, Reason
from spotisle.rules.tower import State, Tower
from spotisle.storage import Entry
from tests.kit.coroutines import until
from tests.kit.local_server import LocalServer, local_server, right_symbol


class Unjudgeable(Tower):
    """A rule that raises before anything is written."""

    def judge(self, state: State, claim: Claim) -> Reason:
        raise ZeroDivisionError


class Inapplicable(Tower):
    """A rule that judges a claim, and raises after the claim is stored."""

    def apply(self, state: State, claim: Claim) -> State:
        raise ZeroDivisionError


async def start(ann: Guest, bob: Guest) -> None:
    await ann.do(cmd.Start)
    for guest in (ann, bob):
        await guest.until(lambda guest=guest: guest.play)  # type: ignore[misc]


def break_rules(server: LocalServer, code: str, rule: type[Tower]) -> None:
    """Replace the rules of one room with buggy ones."""
    game = server.context.registry.actors[code].state.play
    assert isinstance(game, CardPlay)
    game.table.game.__class__ = rule


@pytest.mark.parametrize("rule", [Unjudgeable, Inapplicable])
async def test_a_rule_that_raises_closes_only_its_room(
    rule: type[Tower], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path) as server:
        code, other = await server.room(), await server.room()
        async with (
            connect(server.url, code, "Ann") as ann,
            connect(server.url, code, "Bob") as bob,
            connect(server.url, other, "Cleo") as cleo,
            connect(server.url, other, "Dan") as dan,
        ):
            await start(ann, bob)
            await start(cleo, dan)
            assert (await ann.claim(right_symbol(ann))).verdict == "ok"
            break_rules(server, code, rule)
            with pytest.raises(ClosedError, match="went wrong"):
                await ann.claim(right_symbol(ann))
            assert (await bob.ended()).close is CloseReason.BROKEN
            assert code not in server.context.registry.actors
            for guest in (cleo, dan, cleo):
                assert (await guest.claim(right_symbol(guest))).verdict == "ok"
            assert cleo.connections == dan.connections == 1
        with pytest.raises(ClosedError) as refused:
            async with connect(server.url, code, token=ann.token):
                pass
        assert refused.value.close is CloseReason.BROKEN
    complaint = next(line for line in caplog.records if line.levelno >= logging.ERROR)
    assert complaint.getMessage().endswith("is broken and quarantined")
    assert complaint.exc_info
    async with (
        local_server(tmp_path) as repaired,
        connect(repaired.url, code, token=ann.token) as ann,
    ):
        assert ann.play
        told = 1 + (rule is Inapplicable)
        assert ann.play["accepted"] == told, "what was written down before is still so"
        assert (await ann.claim(right_symbol(ann))).verdict == "ok"


async def test_a_log_that_cannot_be_replayed_closes_only_its_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_server(tmp_path) as server:
        code, other = await server.room(), await server.room()
        registry = server.context.registry
        actor = registry.actors[code]
        junk = Entry(code, actor.state.seq + 1, actor.epoch, b'{"type":"unheard of"}')
        await registry.journal.append([junk])
        async with connect(server.url, other, "Cleo") as cleo:
            registry.idle_timeout_s = -1.0
            await until(lambda: not registry.stop_idle_rooms())
            for _ in range(3):
                with pytest.raises(ClosedError) as refused:
                    async with connect(server.url, code, "Ann"):
                        pass
                assert refused.value.close is CloseReason.BROKEN
            assert isinstance(await cleo.do(cmd.Rename, name="Cleopatra"), Done)
        entries = await registry.journal.read(code)
        assert entries[-1] == junk, "the log is kept for whoever looks into it"
    assert caplog.text.count("cannot be opened") == 3
