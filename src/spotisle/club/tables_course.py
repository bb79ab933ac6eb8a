"""The course of a round at the tables: start the games, connect the phones, and judge."""

import logging
from collections.abc import Callable, Sequence
from math import inf
from typing import TYPE_CHECKING

from spotisle.club import changes as ch
from spotisle.club.guests import pair_guests, seat_token
from spotisle.club.points import Ranking
from spotisle.club.state import PLAYING, ClubState, TableState
from spotisle.club.tables import (
    Finds,
    TableLinks,
    pause_message,
    rank_room,
    seating_message,
    stand_in_message,
    start_message,
)
from spotisle.protocol.refusals import Refusal
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.events import Event
from spotisle.rooms.messages import Connection, Stop
from spotisle.rooms.registry import RoomRegistry
from spotisle.rooms.state import RoomState
from spotisle.storage import FencedError, JournalUnavailableError

if TYPE_CHECKING:
    from spotisle.club.actor import ClubActor

log = logging.getLogger(__name__)

AWAY_S = 60.0
"""How long a seat is kept for somebody whose phone is disconnected."""
START_RETRY_S = 2.0
"""How long to wait before a room that could not be opened is tried again."""
LAST_LOOK_S = 5.0
"""How long everybody sees the result of their own table before those of all tables."""


class TablesCourse:
    """Runs the rooms of one club night's tables."""

    def __init__(self, actor: "ClubActor", registry: RoomRegistry) -> None:
        self._actor = actor
        self._registry = registry
        self.links = TableLinks()
        self.away: dict[int, float] = {}
        """People whose phone is disconnected, and since when."""
        self.starts_at = inf
        """When to open the rooms that could not be opened before."""
        self._finds: dict[int, Finds] = {}
        self._unplayable: set[int] = set()
        """Tables whose game could not be started."""

    @property
    def _state(self) -> ClubState:
        return self._actor.state

    @property
    def due(self) -> float:
        """When the next absent person is replaced by a bot, or a room is opened."""
        return min(self.starts_at, *(since + AWAY_S for since in self.away.values()), inf)

    def begin(self) -> None:
        """Reset what was counted in the previous round."""
        self._finds, self._unplayable = {}, set()

    def arrived(self, person: int, connection: Connection) -> None:
        """Connect somebody who has arrived to their table."""
        self.away.pop(person, None)
        table = self._state.table_of(person)
        if self._state.phase in PLAYING and table is not None and not table.done:
            self._lead(table, person, connection)

    def went_home(self, person: int) -> None:
        """Let a bot take over for somebody who has left for good."""
        if connection := self._actor.connections.connection_of(person):
            self.links.leave(connection)
        self.away.pop(person, None)
        table = self._state.table_of(person)
        if table is not None and self._state.phase in PLAYING:
            self._stand_in(table, person)

    def clear(self, table: TableState) -> None:
        """Disconnect everybody from a table that does not count, and stop its room."""
        for person in table.people:
            if connection := self._actor.connections.connection_of(person):
                self.links.leave(connection)
        self._stop_room(table.room)

    def pause(self, *, paused: bool) -> None:
        """Pause or resume the games."""
        for table in self._state.tables:
            if room := self._registry.actors.get(table.room):
                room.post(pause_message(paused=paused))

    async def start(self) -> None:
        """Seat people in the rooms of the tables, start the games, and connect the phones.

        Tables that have started already stay as they are.
        """
        state = self._state
        self.starts_at = inf
        for table in state.tables:
            if table.done or len(table.people) < 2 or table.room in self._registry.watchers:
                continue
            room = await self._open(table)
            if room is None:
                continue
            self._watch(table)
            names = self._actor.names
            tokens = [seat_token(names, table, person) for person in table.people]
            room.post(seating_message(table.people, tokens, state.game_at(table)))
            room.post(start_message(self._actor.rng, self._void_later(table.number)))
            if state.paused:
                room.post(pause_message(paused=True))
            self._stand_in(table)
            for person in table.people:
                if connection := self._actor.connections.connection_of(person):
                    self._lead(table, person, connection)

    async def _open(self, table: TableState) -> RoomActor | None:
        """Return the room of a table; one that is broken voids its table, and no other."""
        try:
            return await self._registry.room(table.room)
        except FencedError:
            raise
        except JournalUnavailableError as error:
            log.warning("club night %s: table %d waits: %s", self._actor.code, table.number, error)
            self.starts_at = self._actor.clock.now() + START_RETRY_S
        except Exception as error:
            log.exception("club night %s: a room cannot be opened", self._actor.code)
            self._void_later(table.number)(str(error))
        return None

    def _lead(self, table: TableState, person: int, connection: Connection) -> None:
        room = self._registry.actors.get(table.room)
        if room is not None:
            token = seat_token(self._actor.names, table, person)
            self.links.connect(connection, table, room, token)

    def _watch(self, table: TableState) -> None:
        finds = self._finds.setdefault(table.number, Finds())

        def notice(room: RoomState, events: Sequence[Event]) -> None:
            finds.note(table.people, events, room)
            if room.over:
                self._actor.wake()

        self._registry.watchers[table.room] = notice

    def _void_later(self, table: int) -> Callable[[str], None]:
        def refused(why: str) -> None:
            log.warning("club night %s: table %d cannot play: %s", self._actor.code, table, why)
            self._unplayable.add(table)
            self._actor.wake()

        return refused

    def _stand_in(self, table: TableState, *people: int) -> None:
        """Let bots take over for these people, and for guests without a neighbour's phone."""
        room = self._registry.actors.get(table.room)
        guests = [person for person in table.people if self._state.people[person].guest]
        alone = set(guests) - pair_guests(self._state, table).keys()
        for person in (*people, *sorted(alone)):
            if room is not None:
                room.post(stand_in_message(table.people.index(person)))

    async def judge_finished(self, now: float) -> None:
        """Score the tables that have finished; when all have, let the round end soon."""
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

    async def _judge(self, table: TableState, room: RoomState | None, now: float) -> Refusal | None:
        finds = self._finds.get(table.number, Finds())
        ranking: Ranking = (table.people,) if table.people else ()
        if room is not None:
            ranking = rank_room(room, table.people) or ranking
        elif len(table.people) > 1:
            return await self._commit(ch.TableVoided(at=now, table=table.number))
        return await self._commit(
            ch.TableJudged(
                at=now,
                table=table.number,
                ranking=ranking,
                finds=finds.counts,
                fastest=finds.fastest,
            )
        )

    async def replace_absent(self, now: float) -> None:
        """Let bots take over for people who have been absent too long; they come last."""
        state = self._state
        for person, since in list(self.away.items()):
            table = state.table_of(person)
            if since + AWAY_S > now:
                continue
            del self.away[person]
            if table is None or table.done or person in table.left:
                continue
            await self._commit(ch.TableLeft(at=now, person=person))
            self._stand_in(state.tables[table.number - 1], person)

    async def judge_all(self, now: float) -> Refusal | None:
        """Judge the tables that are still playing by their current ranking."""
        for table in self._state.tables:
            room = self._registry.actors.get(table.room)
            if not table.done and (
                refusal := await self._judge(table, room.state if room else None, now)
            ):
                return refusal
        return None

    def stop(self, rooms: Sequence[str]) -> None:
        """Disconnect everybody from the tables, and stop their rooms."""
        self.links.leave_all()
        for code in rooms:
            self._stop_room(code)

    def _stop_room(self, code: str) -> None:
        self._registry.watchers.pop(code, None)
        if room := self._registry.actors.get(code):
            room.post(Stop())

    def close(self) -> None:
        """Stop watching the tables."""
        for table in self._state.tables:
            self._registry.watchers.pop(table.room, None)

    async def _commit(self, *changes: ch.Change) -> Refusal | None:
        return await self._actor.commit(changes)
