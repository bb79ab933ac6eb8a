"""A repeated command gets its first verdict again, however much happened in between."""

from random import Random

import msgspec
import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import verdicts
from spotisle.rooms.verdicts import TOO_OLD, RememberedVerdict, SavedVerdicts, VerdictLog
from spotisle.rules import Reason, Verdict
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.server import VirtualServer, done

OK = RememberedVerdict(Verdict.OK, Reason.MATCH)
WRONG = RememberedVerdict(Verdict.WRONG, Reason.NOT_ON_MIDDLE)
MORE_THAN_A_WINDOW = 200


async def test_a_claim_is_never_judged_twice_in_a_long_game(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(mode="practice"))
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    for _ in range(MORE_THAN_A_WINDOW):
        assert await claim(ann, right(ann)) == "ok"
    before = actor.state.seq
    ann.repeat(asked)
    await server.settle()
    await server.restart()
    woken = await server.reopen(actor.state.code)
    ann.enter(woken)
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 3
    assert woken.state.seq == before
    assert await server.journal.snapshot(actor.state.code), "it woke from a snapshot"
    bob.disconnect()


def test_ids_in_any_order_are_found_again() -> None:
    log, expected = VerdictLog(), dict[int, RememberedVerdict]()
    rng = Random(5)
    for _ in range(500):
        command = rng.randrange(400) * 2**40
        expected[command] = rng.choice((OK, WRONG))
        log.add(command, expected[command])
    body = msgspec.json.encode(log.save())
    restored = VerdictLog.restore(msgspec.json.decode(body, type=SavedVerdicts))
    for each in (log, restored):
        assert len(each) == len(expected)
        assert all(each.get(command) == verdict for command, verdict in expected.items())
        assert each.get(2**53) is None
        assert each.get(1) is None
    assert restored.save() == log.save()


def test_a_forgotten_id_is_late_and_not_judged_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(verdicts, "MAX_VERDICTS", 10)
    log = VerdictLog()
    for command in range(100, 120):
        log.add(command, OK)
    assert len(log) == 10
    assert [log.get(command) for command in (3, 109, 110, 119, 120)] == [
        TOO_OLD,
        TOO_OLD,
        OK,
        OK,
        None,
    ]
    assert VerdictLog.restore(log.save()).get(3) == TOO_OLD


def test_a_verdict_takes_little_memory_and_little_of_a_snapshot() -> None:
    log = VerdictLog()
    for command in range(5000):
        log.add(1_794_783_304_820 + 7 * command, OK if command % 2 else WRONG)
    assert len(msgspec.json.encode(log.save())) < 15 * len(log)
