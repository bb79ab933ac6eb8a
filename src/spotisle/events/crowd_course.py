"""The course of a crowd: pair after pair, and what becomes of the answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spotisle.events import changes as ch
from spotisle.events import crowd
from spotisle.events.state import EventState
from spotisle.protocol.refusals import Refusal, RefusalReason

if TYPE_CHECKING:
    from spotisle.events.actor import EventActor


class CrowdCourse:
    """Deals the pairs of one event, and judges the answers."""

    def __init__(self, actor: "EventActor") -> None:
        self._actor = actor
        self._referee = crowd.Referee()

    @property
    def _state(self) -> EventState:
        return self._actor.state

    async def next_pair(self, now: float) -> Refusal | None:
        """Deal two cards for everybody."""
        state = self._state
        if len(state.playing) < 2:
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        dealt = crowd.deal_pair(state, state.round + 1, now, self._actor.rng)
        return await self._actor.commit([*crowd.fill_teams(state, now), dealt])

    async def show_pair(self, now: float) -> Refusal | None:
        """Light the symbol up, with everybody's points in one frame."""
        state = self._state
        ends = now + crowd.RESULT_S if state.settings.automatic else None
        refusal = await self._actor.commit([ch.PairShown(at=now, ends=ends)])
        if refusal is None and state.pair is not None:
            self._actor.audience.tell_result(crowd.summarise(state, state.pair))
        return refusal

    async def judge_answers(self, sent: Sequence[crowd.Sent]) -> None:
        """Judge the answers of a crowd: one entry for all that came in meanwhile."""
        state, pair = self._state, self._state.pair
        audience = self._actor.audience
        on_time: list[crowd.Sent] = []
        for one in sent:
            if (
                pair is None
                or state.phase != "round"
                or one.command.pair != pair.number
                or not pair.opens - crowd.EARLY_S <= one.arrived_at <= pair.closes + 1.0
            ):
                audience.refuse(one.person, one.command.id, RefusalReason.NOT_ASKED)
            else:
                on_time.append(one)
        if pair is None or not on_time:
            return
        stored, verdicts = self._referee.judge(state, pair, on_time)
        now = self._actor.clock.now()
        answered = [ch.PairAnswered(at=now, answers=tuple(stored))] if stored else []
        if await self._actor.commit(answered, tell=False):
            for one in on_time:
                audience.refuse(one.person, one.command.id, RefusalReason.UNAVAILABLE)
            return
        for person, verdict in verdicts:
            audience.send_verdict(person, verdict)
        audience.count_soon(pair.number, len(state.answers))
        enough = crowd.NEARLY_ALL * len(audience.here)
        if len(state.answers) >= enough and pair.closes > now + crowd.LAST_S:
            closing = ch.PairClosing(at=now, closes=now + crowd.LAST_S)
            await self._actor.commit([closing])
