"""The course of an evening: doors, rounds, podium, and the deletion of the names.

Every step is stored before it is carried out, and is idempotent, so that it can be repeated after a
restart: rooms are opened from their own journals, and keep their seats and games.
"""

import logging
from math import inf
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spotisle.club import changes as ch
from spotisle.club.closed_pages import ClosedPages
from spotisle.club.crowd_course import CrowdCourse
from spotisle.club.planning import (
    balance_tables,
    find_duellists,
    make_request,
    plan_equals,
    plan_rest,
)
from spotisle.club.state import PLAYING, ClubState
from spotisle.club.tables_course import TablesCourse
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms.registry import RoomRegistry
from spotisle.seating import SeatingError, SeatingPlan
from spotisle.storage import JournalUnavailableError

if TYPE_CHECKING:
    from spotisle.club.actor import ClubActor

log = logging.getLogger(__name__)

ALL_HERE_S = 3.0
PODIUM_S = 600.0
PREVIEW_S = 1.0
"""How long after the last change organisers at the doors see a new plan."""
RETRY_S = 20.0
"""How long to wait after an automatic step was refused before it is tried again."""
Tables = tuple[tuple[int, ...], ...]
"""The people at each table, by their numbers."""


class Evening:
    """Decides what happens next in one club night."""

    def __init__(self, actor: "ClubActor", registry: RoomRegistry) -> None:
        self._actor = actor
        self._registry = registry
        self.tables = TablesCourse(actor, registry)
        self.crowd = CrowdCourse(actor)
        self.closed_pages = ClosedPages(actor)
        self._delete_key_at = inf
        """When to try again to delete the key from the store."""
        self._told_open = 0
        self._previewed = 0
        """The sequence number at the last attempt to plan for the organisers at the doors."""

    @property
    def _state(self) -> ClubState:
        return self._actor.state

    @property
    def due(self) -> float:
        """The next deadline."""
        state = self._state
        if state.paused:
            return self._forget_at
        times = [state.ends or inf, self._forget_at, self._preview_at, self.closed_pages.due]
        if state.phase in PLAYING:
            crowd = state.settings.mode == "crowd"
            times.append(self._opens_at if crowd else self.tables.due)
        return min(times)

    @property
    def _opens_at(self) -> float:
        """When to broadcast that the cards of the crowd are open."""
        pair = self._state.pair
        return pair.opens if pair is not None and self._told_open < pair.number else inf

    @property
    def _preview_at(self) -> float:
        """When to make a plan that organisers can preview at the doors."""
        state = self._state
        if (
            state.phase != "doors"
            or state.settings.mode != "tables"
            or len(state.playing) < 2
            or state.planned_for == frozenset(state.playing)
            or self._previewed == state.seq
            or not self._actor.connections.organised
        ):
            return inf
        return state.at + PREVIEW_S

    @property
    def _forget_at(self) -> float:
        """When to delete the names, or their key if that failed before."""
        state = self._state
        if state.phase == "forgotten":
            return self._delete_key_at
        if state.phase in ("podium", "closed"):
            return state.ended_at + 3600.0 * state.settings.forget_hours
        return inf

    async def resume(self) -> None:
        """Continue after a restart: open the rooms of the tables, seat people, start games."""
        state = self._state
        now = self._actor.clock.now()
        if state.phase == "forgotten" and self._actor.names.has_key:
            await self._delete_key(now)
        self.tables.away = {p: now for p in state.present if not state.people[p].guest}
        if state.phase in PLAYING and state.settings.mode == "tables":
            await self.tables.start()

    async def execute(self, command: cmd.ClubCommand, now: float) -> Refusal | None:
        """Carry out an organiser's command; return a refusal if that is not possible."""
        state = self._state
        if isinstance(command, cmd.ForgetNames):
            return await self._forget(now)
        if state.phase in ("closed", "forgotten"):
            return Refusal(RefusalReason.NOT_ASKED)
        if isinstance(command, cmd.FinishClub):
            return await self._finish(now)
        if isinstance(command, cmd.EndRound):
            playing = state.phase in PLAYING
            return await self._end_round(now) if playing else Refusal(RefusalReason.NOT_ASKED)
        if isinstance(command, cmd.Go) and command.state not in (None, state.phase):
            return None
        return await self._go_on(now, by_hand=True)

    async def after_command(self, command: cmd.ClubCommand, now: float) -> None:
        """Carry out what a stored command does outside the journal, then what is due."""
        state = self._state
        match command:
            case cmd.RemovePerson(person=person):
                self._send_away(person, CloseReason.KICKED)
            case cmd.LeaveClub():
                for person in self._actor.connections.here:
                    if state.people[person].left:
                        self._send_away(person, CloseReason.LEFT)
            case cmd.VoidTable(table=number):
                self.tables.clear(state.tables[number - 1])
            case cmd.PauseClub(paused=paused):
                self.tables.pause(paused=paused)
        await self.run_due(now)

    def _send_away(self, person: int, reason: CloseReason) -> None:
        """Close somebody's connection; a bot takes over at their table."""
        self.tables.went_home(person)
        self._actor.connections.send_away(person, reason)

    async def run_due(self, now: float) -> None:
        """Do everything that is due, and judge the tables that have finished."""
        state = self._state
        if now >= self._forget_at:
            await self._forget(now)
            return
        if state.paused:
            return
        if state.phase in PLAYING and state.settings.mode == "tables":
            if now >= self.tables.starts_at:
                await self.tables.start()
            await self.tables.judge_finished(now)
            await self.tables.replace_absent(now)
        elif state.pair is not None and state.phase in PLAYING and now >= self._opens_at:
            self._told_open = state.pair.number
            self._actor.connections.schedule_broadcast()
        await self.closed_pages.remove_people(now)
        if now >= self._preview_at:
            self._previewed = state.seq
            await self._plan(state.playing, now)
        if state.phase == "seating" and state.settings.automatic:
            await self._shorten_seating(now)
        if (
            state.ends is not None
            and now >= state.ends
            and await self._go_on(now, by_hand=False) is not None
        ):
            await self._commit(ch.PhaseEnds(at=now, ends=now + RETRY_S))

    async def _go_on(self, now: float, *, by_hand: bool) -> Refusal | None:
        state = self._state
        match state.phase:
            case "doors":
                return await self._next_round(now)
            case "seating":
                return await self._begin_round(now, by_hand=by_hand)
            case "round" | "final":
                return await self._end_round(now)
            case "results":
                return await self._next_round(now)
            case "podium":
                return await self._commit(ch.PhaseBegan(at=now, phase="closed"))
            case _:
                return Refusal(RefusalReason.NOT_ASKED)

    async def _commit(self, *changes: ch.Change) -> Refusal | None:
        return await self._actor.commit(changes)

    async def _next_round(self, now: float) -> Refusal | None:
        state, settings = self._state, self._state.settings
        if settings.mode == "crowd":
            over = state.round >= settings.pairs
            return await (self._finish(now) if over else self.crowd.next_pair(now))
        last = settings.rounds + settings.final
        people = state.playing
        duellists = find_duellists(state)
        if state.round >= last and not duellists:
            return await self._finish(now)
        if duellists:
            tables: Tables = duellists
        elif state.round == settings.rounds:
            best = [person for group in state.ranking() for person in group if person in people]
            tables = (tuple(best[: settings.table]),)
        else:
            if refusal := await self._plan(people, now):
                return refusal
            if refusal := await self._put_equals_first(people, now):
                return refusal
            tables = state.plan[0]
        rooms: list[tuple[str, tuple[int, ...]]] = []
        for table in tables:
            try:
                code = (await self._registry.make_room()).code if len(table) > 1 else ""
            except JournalUnavailableError as error:
                log.warning("club night %s cannot make a table: %s", self._actor.code, error)
                return Refusal(RefusalReason.UNAVAILABLE)
            self._registry.tables.add(code)
            rooms.append((code, tuple(table)))
        ends = now + settings.seating_seconds if settings.automatic else None
        seated = ch.Seated(
            at=now,
            round=state.round + 1,
            tables=tuple(rooms),
            ends=ends,
            duel=bool(duellists),
        )
        return await self._commit(seated)

    async def _put_equals_first(self, people: tuple[int, ...], now: float) -> Refusal | None:
        """With club scoring, seat equals together in the second half, without more repeats."""
        state, settings = self._state, self._state.settings
        mixing = state.round < (settings.rounds + 1) // 2
        if settings.scoring != "club" or mixing:
            return None
        plan = await plan_equals(state, people, self._registry.run_in_thread)
        return await self._store_plan(plan, people, now)

    async def _plan(self, people: tuple[int, ...], now: float) -> Refusal | None:
        """Keep the plan while the same people are there, else plan the rest again."""
        state = self._state
        if state.plan and state.planned_for == frozenset(people):
            return None
        if len(people) < 2:
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        try:
            plan = await plan_rest(state, people, self._registry.run_in_thread)
        except SeatingError as error:
            self._actor.connections.tell_no_plan(make_request(state, people))
            return Refusal(RefusalReason.CANNOT_PLAY, str(error))
        return await self._store_plan(plan, people, now)

    async def _store_plan(
        self, plan: SeatingPlan, people: tuple[int, ...], now: float
    ) -> Refusal | None:
        planned = ch.Planned(
            at=now, rounds=plan.rounds, people=people, repeats=plan.repeats, bound=plan.bound
        )
        return await self._commit(planned)

    async def _shorten_seating(self, now: float) -> None:
        """Begin soon when everybody is at the table."""
        state = self._state
        seated = {
            person
            for table in state.tables
            for person in table.people
            if not state.people[person].left
        }
        confirmed = {person for table in state.tables for person in table.confirmed}
        guests = {person for person in seated if state.people[person].guest}
        soon = now + ALL_HERE_S
        if seated <= confirmed | guests and state.ends is not None and state.ends > soon:
            await self._commit(ch.PhaseEnds(at=now, ends=soon))

    async def _begin_round(self, now: float, *, by_hand: bool) -> Refusal | None:
        """Start all tables without those who are missing.

        Who stays away from a duel loses it, even if nobody is left to play against.
        """
        state, settings = self._state, self._state.settings
        here = self._actor.connections.here
        missing = [
            person
            for table in state.tables
            for person in table.people
            if state.people[person].left
            or (
                not state.people[person].guest
                and (person not in here if by_hand else person not in table.confirmed)
            )
        ]
        there = [
            replace(table, people=tuple(p for p in table.people if p not in missing))
            for table in state.tables
        ]
        most = max(settings.table, settings.sizes[1] if settings.sizes else 0)
        people = balance_tables(there, 0 if state.duelling else most)
        forfeit = state.duelling and not by_hand
        if not forfeit and not any(len(table) > 1 for table in people):
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        ends = now + settings.round_seconds if settings.automatic else None
        sat_out = [
            ch.SatOut(at=now, person=person, out=True)
            for person in missing
            if not state.people[person].left
        ]
        if refusal := await self._commit(
            *sat_out,
            ch.Reseated(at=now, tables=people),
            ch.RoundBegan(at=now, ends=ends, final=state.round > settings.rounds),
        ):
            return refusal
        self.tables.begin()
        await self.tables.start()
        await self.tables.judge_finished(now)
        return None

    async def _end_round(self, now: float) -> Refusal | None:
        """Judge every table as it stands, and show the results."""
        state = self._state
        if state.settings.mode == "crowd":
            return await self.crowd.show_pair(now)
        if refusal := await self.tables.judge_all(now):
            return refusal
        rooms = [table.room for table in state.tables]
        ends = now + state.settings.results_seconds if state.settings.automatic else None
        if refusal := await self._commit(ch.ClubRoundEnded(at=now, ends=ends)):
            return refusal
        self.tables.stop(rooms)
        return None

    async def _finish(self, now: float) -> Refusal | None:
        if self._state.phase in PLAYING and (refusal := await self._end_round(now)):
            return refusal
        ends = now + PODIUM_S if self._state.settings.automatic else None
        return await self._commit(ch.PhaseBegan(at=now, phase="podium", ends=ends))

    async def _forget(self, now: float) -> Refusal | None:
        """Delete the key: nobody can read the names any more."""
        if self._state.phase == "forgotten":
            await self._delete_key(now)
            return None
        if self._state.phase in PLAYING and (refusal := await self._end_round(now)):
            return refusal
        if refusal := await self._commit(ch.PhaseBegan(at=now, phase="forgotten")):
            return refusal
        await self._delete_key(now)
        self._actor.connections.broadcast()
        return None

    async def _delete_key(self, now: float) -> None:
        """Delete the key here and from the store; try again later if the store fails."""
        actor = self._actor
        actor.names.forget()
        try:
            await actor.journal.save_snapshot(actor.code, self._state.seq, b"")
            self._delete_key_at = inf
        except JournalUnavailableError as error:
            log.warning("club night %s cannot delete its key yet: %s", actor.code, error)
            self._delete_key_at = now + RETRY_S
