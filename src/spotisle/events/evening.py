"""The course of an evening: from the doors over the rounds to the podium, and what is forgotten.

Every step is stored before it is carried out, and can be carried out again after a restart: rooms
are opened from their own journals, and seats and games that are there stay as they are.
"""

import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spotisle.events import changes as ch
from spotisle.events.crowd_course import CrowdCourse
from spotisle.events.guests import pair_guests, seat_token
from spotisle.events.planning import balance_tables, find_duellists, plan_equals, plan_rest
from spotisle.events.points import Ranking
from spotisle.events.state import EventState, TableState
from spotisle.events.tables import (
    Finds,
    TableLinks,
    pause_game,
    rank_room,
    seat_people,
    stand_in,
    start_game,
)
from spotisle.protocol import event_commands as cmd
from spotisle.protocol.close import CloseReason
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms.events import Event
from spotisle.rooms.messages import Connection, Stop
from spotisle.rooms.registry import RoomRegistry
from spotisle.rooms.state import RoomState
from spotisle.seating import SeatingError
from spotisle.seating.plan import count_repeats

if TYPE_CHECKING:
    from spotisle.events.actor import EventActor

log = logging.getLogger(__name__)

AWAY_S = 60.0
"""So long a seat is kept for somebody whose phone is gone."""
ALL_HERE_S = 3.0
LAST_LOOK_S = 5.0
"""Everybody sees the result of their own table before those of all."""
PODIUM_S = 600.0
PREVIEW_S = 1.0
"""At the doors organisers see the plan so long after the last change."""
RETRY_S = 20.0
"""When the evening cannot go on by itself, it tries again after so long."""
PLAYING = ("round", "final")
Tables = tuple[tuple[int, ...], ...]
"""The people at each table, by their numbers."""


class Evening:
    """Decides what happens next in one event."""

    def __init__(self, actor: "EventActor", registry: RoomRegistry) -> None:
        self._actor = actor
        self._registry = registry
        self.links = TableLinks()
        self._finds: dict[int, Finds] = {}
        self._away: dict[int, float] = {}
        self.crowd = CrowdCourse(actor)
        self._told_open = 0
        self._previewed = 0
        """The journal's number at the last attempt to plan for the organisers at the doors."""
        self._unplayable: set[int] = set()
        """Tables whose game cannot be played by so many."""

    @property
    def _state(self) -> EventState:
        return self._actor.state

    @property
    def due(self) -> float:
        """When something happens by itself next."""
        state = self._state
        if state.phase == "forgotten":
            return inf
        if state.phase in ("podium", "closed"):
            return min(self._forget_at, state.ends or inf)
        if state.paused:
            return inf
        times = [state.ends or inf, self._preview_at]
        if state.phase in PLAYING:
            times += [since + AWAY_S for since in self._away.values()]
            if state.pair is not None and state.settings.mode == "crowd":
                times.append(state.pair.opens if self._told_open < state.pair.number else inf)
        return min(times)

    @property
    def _preview_at(self) -> float:
        """When the organisers at the doors are told what the plan would give."""
        state = self._state
        if (
            state.phase != "doors"
            or state.settings.mode != "tables"
            or len(state.playing) < 2
            or state.planned_for == frozenset(state.playing)
            or self._previewed == state.seq
            or not self._actor.audience.organised
        ):
            return inf
        return state.at + PREVIEW_S

    @property
    def _forget_at(self) -> float:
        return self._state.ended_at + 3600.0 * self._state.settings.forget_hours

    async def resume(self) -> None:
        """Go on where the event stood: open its tables, seat people, and start what should run."""
        state = self._state
        now = self._actor.clock.now()
        self._away = {p: now for p in state.present if not state.people[p].guest}
        if state.phase in PLAYING and state.settings.mode == "tables":
            await self._start_tables()

    def close(self) -> None:
        """Watch no table any more."""
        for table in self._state.tables:
            self._registry.watchers.pop(table.room, None)

    def arrived(self, person: int, connection: Connection) -> None:
        """Lead somebody who has come in to the right table."""
        self._away.pop(person, None)
        table = self._state.table_of(person)
        if self._state.phase in PLAYING and table is not None and not table.done:
            self._lead(table, person, connection)

    def went(self, person: int, now: float) -> None:
        """Note that somebody's phone is gone."""
        self._away[person] = now

    def _lead(self, table: TableState, person: int, connection: Connection) -> None:
        room = self._registry.actors.get(table.room)
        if room is not None:
            token = seat_token(self._actor.names, table, person)
            self.links.connect(connection, table, room, token)

    async def steer(self, command: cmd.EventCommand, now: float) -> Refusal | None:
        """Carry out what the organiser asks for; return why it cannot be."""
        state = self._state
        if isinstance(command, cmd.ForgetNames):
            return await self._forget(now)
        if state.phase in ("closed", "forgotten"):
            return Refusal(RefusalReason.NOT_ASKED)
        if isinstance(command, cmd.FinishEvent):
            return await self._finish(now)
        if isinstance(command, cmd.EndRound):
            if state.phase not in PLAYING:
                return Refusal(RefusalReason.NOT_ASKED)
            return await self._end_round(now)
        return await self._go_on(now, by_hand=True)

    async def follow(self, command: cmd.EventCommand, now: float) -> None:
        """Do what a command that was carried out asks for besides."""
        state = self._state
        match command:
            case cmd.RemovePerson(person=person):
                self._send_away(person, CloseReason.KICKED)
            case cmd.EventLeave():
                for person in self._actor.audience.here:
                    if state.people[person].left:
                        self._send_away(person, CloseReason.LEFT)
            case cmd.PauseEvent(paused=paused):
                for table in state.tables:
                    if room := self._registry.actors.get(table.room):
                        room.post(pause_game(paused=paused))
        await self.look(now)

    def _send_away(self, person: int, reason: CloseReason) -> None:
        """Close somebody's phone; at the table a bot plays on."""
        audience = self._actor.audience
        if connection := audience.connection_of(person):
            self.links.leave(connection)
        audience.send_away(person, reason)
        self._away.pop(person, None)
        table = self._state.table_of(person)
        if table is not None and self._state.phase in PLAYING:
            self._stand_in(table, person)

    def _stand_in(self, table: TableState, *people: int) -> None:
        """Let bots play on for people, and for guests to whom nobody lends a phone."""
        room = self._registry.actors.get(table.room)
        guests = [person for person in table.people if self._state.people[person].guest]
        alone = set(guests) - pair_guests(self._state, table).keys()
        for person in (*people, *sorted(alone)):
            if room is not None:
                room.post(stand_in(table.people.index(person)))

    async def look(self, now: float) -> None:
        """Do everything that is due, and judge the tables that have finished."""
        state = self._state
        if state.phase in ("podium", "closed") and now >= self._forget_at:
            await self._forget(now)
            return
        if state.paused:
            return
        if state.phase in PLAYING and state.settings.mode == "tables":
            await self._judge_finished(now)
            await self._replace_absent(now)
        elif state.phase in PLAYING and state.pair is not None and now >= state.pair.opens:
            self._told_open = state.pair.number
            self._actor.audience.tell_soon()
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
            code = (await self._registry.make_room()).code if len(table) > 1 else ""
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
        """Let equals meet in the second half of a club's evening, where it costs no repeat."""
        state, settings = self._state, self._state.settings
        mixing = state.round < (settings.rounds + 1) // 2
        if settings.scoring != "club" or mixing:
            return None
        rounds = await plan_equals(state, people, self._registry.run_aside)
        repeats = count_repeats(rounds, tuple(state.history))
        return await self._commit(
            ch.Planned(at=now, rounds=rounds, people=people, repeats=repeats, bound=state.bound)
        )

    async def _plan(self, people: tuple[int, ...], now: float) -> Refusal | None:
        """Keep the plan while the same people are there, else plan the rest anew."""
        state = self._state
        if state.plan and state.planned_for == frozenset(people):
            return None
        if len(people) < 2:
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        try:
            plan = await plan_rest(state, people, self._registry.run_aside)
        except SeatingError as error:
            return Refusal(RefusalReason.CANNOT_PLAY, str(error))
        return await self._commit(
            ch.Planned(
                at=now, rounds=plan.rounds, people=people, repeats=plan.repeats, bound=plan.bound
            )
        )

    async def _shorten_seating(self, now: float) -> None:
        """Begin soon when everybody is at the table."""
        state = self._state
        seated = {person for table in state.tables for person in table.people}
        confirmed = {person for table in state.tables for person in table.confirmed}
        guests = {person for person in seated if state.people[person].guest}
        soon = now + ALL_HERE_S
        if seated <= confirmed | guests and state.ends is not None and state.ends > soon:
            await self._commit(ch.PhaseEnds(at=now, ends=soon))

    async def _begin_round(self, now: float, *, by_hand: bool) -> Refusal | None:
        """Start all tables without those who are missing."""
        state, settings = self._state, self._state.settings
        here = self._actor.audience.here
        missing = [
            person
            for table in state.tables
            for person in table.people
            if not state.people[person].guest
            and (person not in here if by_hand else person not in table.confirmed)
        ]
        there = [
            replace(table, people=tuple(p for p in table.people if p not in missing))
            for table in state.tables
        ]
        most = max(settings.table, settings.sizes[1] if settings.sizes else 0)
        people = balance_tables(there, 0 if state.duelling else most)
        if not any(len(table) > 1 for table in people):
            return Refusal(RefusalReason.NOBODY_SITS, "at least two people must be here")
        ends = now + settings.round_seconds if settings.automatic else None
        sat_out = [ch.SatOut(at=now, person=person, out=True) for person in missing]
        if refusal := await self._commit(
            *sat_out,
            ch.Reseated(at=now, tables=people),
            ch.RoundBegan(at=now, ends=ends, final=state.round > settings.rounds),
        ):
            return refusal
        self._finds, self._unplayable = {}, set()
        await self._start_tables()
        await self._judge_finished(now)
        return None

    async def _start_tables(self) -> None:
        """Seat people in the rooms of the tables, start the games, and lead the phones there."""
        state = self._state
        for table in state.tables:
            if table.done or len(table.people) < 2:
                continue
            room = await self._registry.room(table.room)
            if room is None:
                continue
            self._watch(table)
            names = self._actor.names
            tokens = [seat_token(names, table, person) for person in table.people]
            room.post(seat_people(table.people, tokens, state.game_at(table)))
            room.post(start_game(self._actor.rng, self._void_later(table.number)))
            self._stand_in(table)
            for person in table.people:
                if connection := self._actor.audience.connection_of(person):
                    self._lead(table, person, connection)

    def _watch(self, table: TableState) -> None:
        finds = self._finds.setdefault(table.number, Finds())

        def notice(room: RoomState, events: Sequence[Event]) -> None:
            finds.note(table.people, events, room)
            if room.over:
                self._actor.wake()

        self._registry.watchers[table.room] = notice

    def _void_later(self, table: int) -> Callable[[str], None]:
        def refused(why: str) -> None:
            log.warning("event %s: table %d cannot play: %s", self._actor.code, table, why)
            self._unplayable.add(table)
            self._actor.wake()

        return refused

    async def _judge_finished(self, now: float) -> None:
        """Give points at the tables that have finished; results follow when all have."""
        state = self._state
        for table in state.tables:
            room = self._registry.actors.get(table.room)
            if table.done:
                continue
            if table.number in self._unplayable:
                await self._commit(ch.TableVoided(at=now, table=table.number))
            elif len(table.people) < 2:
                await self._judge(table, None, now)
            elif room is not None and room.state.over:
                await self._judge(table, room.state, now)
        soon = now + LAST_LOOK_S
        done = all(table.done for table in state.tables)
        if done and (state.ends is None or state.ends > soon):
            await self._commit(ch.PhaseEnds(at=now, ends=soon))

    async def _judge(self, table: TableState, room: RoomState | None, now: float) -> None:
        finds = self._finds.get(table.number, Finds())
        ranking: Ranking = (table.people,) if table.people else ()
        if room is not None:
            ranking = rank_room(room, table.people) or ranking
        elif len(table.people) > 1:
            await self._commit(ch.TableVoided(at=now, table=table.number))
            return
        await self._commit(
            ch.TableJudged(
                at=now,
                table=table.number,
                ranking=ranking,
                finds=finds.counts,
                fastest=finds.fastest,
            )
        )

    async def _replace_absent(self, now: float) -> None:
        """Let a bot play on for those who have been gone too long; they come last."""
        state = self._state
        for person, since in list(self._away.items()):
            table = state.table_of(person)
            if since + AWAY_S > now:
                continue
            del self._away[person]
            if table is None or table.done or person in table.left:
                continue
            await self._commit(ch.TableLeft(at=now, person=person))
            self._stand_in(state.tables[table.number - 1], person)

    async def _end_round(self, now: float) -> Refusal | None:
        """Judge every table as it stands, and show the results."""
        state = self._state
        if state.settings.mode == "crowd":
            return await self.crowd.show_pair(now)
        for table in state.tables:
            if not table.done:
                room = self._registry.actors.get(table.room)
                await self._judge(table, room.state if room else None, now)
        rooms = [table.room for table in state.tables]
        ends = now + state.settings.results_seconds if state.settings.automatic else None
        if refusal := await self._commit(ch.RoundEnded(at=now, ends=ends)):
            return refusal
        self.links.leave_all()
        for code in rooms:
            self._registry.watchers.pop(code, None)
            if room := self._registry.actors.get(code):
                room.post(Stop())
        return None

    async def _finish(self, now: float) -> Refusal | None:
        if self._state.phase in PLAYING:
            await self._end_round(now)
        ends = now + PODIUM_S if self._state.settings.automatic else None
        return await self._commit(ch.PhaseBegan(at=now, phase="podium", ends=ends))

    async def _forget(self, now: float) -> Refusal | None:
        """Delete the key: nobody can read the names any more."""
        if self._state.phase in PLAYING:
            await self._end_round(now)
        if refusal := await self._commit(ch.PhaseBegan(at=now, phase="forgotten")):
            return refusal
        await self._actor.journal.save_snapshot(self._actor.code, self._state.seq, b"")
        self._actor.names.forget()
        self._actor.audience.tell()
        return None
