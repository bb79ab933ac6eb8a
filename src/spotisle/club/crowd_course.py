"""Runs a crowd: deals pair after pair, and judges the answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spotisle.club import changes as ch
from spotisle.club import crowd
from spotisle.club.state import ClubState
from spotisle.protocol.refusals import Refusal, RefusalReason

if TYPE_CHECKING:
    from spotisle.club.actor import ClubActor


class CrowdCourse:
    """Deals the pairs of one club night, and judges the answers."""

    def __init__(self, actor: "ClubActor") -> None:
        self._actor = actor
        self._referee = crowd.CrowdReferee()

    @property
    def _state(self) -> ClubState:
        return self._actor.state

    async def next_pair(self, now: float) -> Refusal | None:
        """Deal two cards for everybody."""
        state = self._state
        if len(state.playing) < 2:
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        dealt = crowd.deal_pair(state, state.round + 1, now, self._actor.rng)
        return await self._actor.commit([*crowd.fill_teams(state, now), dealt])

    async def show_pair(self, now: float) -> Refusal | None:
        """Show the shared symbol, and broadcast everybody's points in one frame."""
        state = self._state
        ends = now + crowd.RESULT_S if state.settings.automatic else None
        refusal = await self._actor.commit([ch.PairShown(at=now, ends=ends)])
        if refusal is None and state.pair is not None:
            self._actor.connections.tell_result(crowd.summarise_pair(state, state.pair))
        return refusal

    async def judge_answers(self, sent: Sequence[crowd.ReceivedAnswer]) -> None:
        """Judge a batch of answers, and store them as one journal entry."""
        state, pair = self._state, self._state.pair
        connections = self._actor.connections
        on_time: list[crowd.ReceivedAnswer] = []
        for one in sent:
            if (
                pair is None
                or state.phase != "round"
                or one.command.pair != pair.number
                or not pair.opens - crowd.EARLY_S <= one.arrived_at <= pair.closes + 1.0
            ):
                connections.refuse(one.person, one.command.id, RefusalReason.NOT_ASKED)
            else:
                on_time.append(one)
        if pair is None or not on_time:
            return
        stored, verdicts = self._referee.judge(state, pair, on_time)
        now = self._actor.clock.now()
        answered = [ch.PairAnswered(at=now, answers=tuple(stored))] if stored else []
        if await self._actor.commit(answered, tell=False):
            for one in on_time:
                connections.refuse(one.person, one.command.id, RefusalReason.UNAVAILABLE)
            return
        for person, verdict in verdicts:
            connections.send_verdict(person, verdict)
        connections.schedule_count(pair.number, len(state.answers))
        enough = crowd.ENOUGH_ANSWERS_SHARE * len(connections.here)
        if len(state.answers) >= enough and pair.closes > now + crowd.CLOSING_S:
            closing = ch.PairClosing(at=now, closes=now + crowd.CLOSING_S)
            await self._actor.commit([closing])
