"""A claim that arrives after the game it was made in."""

from random import Random

from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Judged, Refused
from spotisle.protocol.refusals import RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.decisions import join
from spotisle.rooms.engine import RoomEngine
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Reason, Verdict


def room_with_two_people() -> RoomEngine:
    room = RoomEngine(RoomState(), Random(1))
    room.commit((ev.Opened(at=1.0, code="ABCDE", seed=1),), 1.0)
    for name in ("Ann", "Bob"):
        joined = join(room.state, name, name, 1.0, watch=False)
        assert isinstance(joined, list)
        room.commit(tuple(joined), 1.0)
    for command in (cmd.Start(id=1), cmd.Dismiss(id=2), cmd.Start(id=3)):
        room.commit(room.request("p1", command, 1.0).events, 1.0)
        room.commit(room.wake(1.0).events, 1.0)
    assert room.state.plays == 2
    return room


def judge(room: RoomEngine, claim: cmd.MakeClaim) -> Judged:
    outcome = room.request("p1", claim, 2.0)
    room.commit(outcome.events, 2.0)
    ((_, answer),) = outcome.answers
    assert isinstance(answer, Judged)
    return answer


def test_a_claim_for_the_game_before_is_late_and_not_punished() -> None:
    room = room_with_two_people()
    wrong = next(symbol for symbol in range(57) if not _is_right(room, symbol))
    assert judge(room, cmd.MakeClaim(id=4, symbol=wrong, seen=0, play=1)).verdict is Verdict.LATE
    assert judge(room, cmd.MakeClaim(id=5, symbol=wrong, seen=0, play=2)).verdict is Verdict.WRONG


def test_a_claim_for_a_game_that_was_dismissed_is_late_too() -> None:
    room = room_with_two_people()
    room.commit(room.request("p1", cmd.Dismiss(id=4), 1.0).events, 1.0)
    assert judge(room, cmd.MakeClaim(id=5, symbol=0, seen=0, play=2)).verdict is Verdict.LATE
    ((_, answer),) = room.request("p1", cmd.MakeClaim(id=6, symbol=0, seen=0), 2.0).answers
    assert isinstance(answer, Refused)
    assert answer.reason is RefusalReason.NOT_PLAYING


def _is_right(room: RoomEngine, symbol: int) -> bool:
    play = room.state.play
    assert isinstance(play, CardPlay)
    return play.game.judge(play.table.state, Claim(0, symbol)) is Reason.MATCH
