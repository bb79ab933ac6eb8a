"""The tables of a club night: ordinary rooms whose seats the club night assigns.

A phone keeps its one connection. While it is at a table, the room sends its frames over it through
a `TableConnection`, and cannot close it.
"""

from collections.abc import Callable, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from spotisle.club.names import describe_person
from spotisle.club.points import Ranking
from spotisle.club.state import TableState
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Answer
from spotisle.protocol.close import CloseReason
from spotisle.protocol.club_views import TableAssigned, TableOver
from spotisle.protocol.refusals import Refusal
from spotisle.protocol.settings import Settings
from spotisle.records.tally import LUCKY_S
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor, token_digest
from spotisle.rooms.credit import RoundTrip
from spotisle.rooms.decisions import Decider
from spotisle.rooms.messages import Connect, Connection, Disconnect, InjectEvents, Request
from spotisle.rooms.state import RoomState
from spotisle.rules import Verdict
from spotisle.rules.seats import RoomSeat

encode = msgspec.json.Encoder().encode

AT_THE_TABLE = frozenset(
    ("claim", "point", "move", "moves", "advise", "pick", "ready", "react", "bet")
)
"""The commands that people at a table may send to its room; the club night acts as the host."""
NEXT_GAME_S = 6.0
"""How long a result is shown before the next minigame: no host is there to start it."""
STAND_IN_LEVEL = "casual"
"""The bot that takes over for somebody who left."""


class TableConnection:
    """A phone's connection, as the room of its table sees it."""

    def __init__(self, phone: Connection) -> None:
        self.phone = phone
        self.trip: RoundTrip = phone.trip
        self.over = False

    @property
    def gone(self) -> bool:
        """Whether the phone has left this table, or is cut."""
        return self.over or self.phone.gone

    def send(self, *messages: bytes | Answer) -> None:
        """Pass on what the room sends."""
        if not self.over:
            self.phone.send(*messages)

    def close(self, reason: CloseReason, text: str = "", url: str = "") -> None:
        """End the table; the phone stays connected to the club night."""
        if not self.over:
            self.over = True
            self.phone.send(encode(TableOver()))

    def admit(self) -> None:
        """Do nothing: the club night has let the phone in."""

    def refuse(self, reason: CloseReason) -> None:
        """Leave the table; the club night goes on."""
        self.close(reason)


class TableLinks:
    """The room that each phone is connected to."""

    def __init__(self) -> None:
        self._links: dict[Connection, tuple[RoomActor, TableConnection]] = {}

    def connect(self, phone: Connection, table: TableState, room: RoomActor, token: str) -> None:
        """Connect a phone to the room of a table."""
        self.leave(phone)
        link = TableConnection(phone)
        self._links[phone] = (room, link)
        phone.send(encode(TableAssigned(table.number, room.code, table.people)))
        room.post(Connect(link, token=token))

    def leave(self, phone: Connection) -> None:
        """Disconnect a phone from its table."""
        if phone in self._links:
            room, link = self._links.pop(phone)
            link.close(CloseReason.LEFT)
            room.post(Disconnect(link))

    def leave_all(self) -> None:
        """Disconnect all phones from their tables."""
        for phone in list(self._links):
            self.leave(phone)

    def forward(self, phone: Connection, command: cmd.Command) -> bool:
        """Forward a command to the phone's table; return False if it has none, or may not."""
        if phone not in self._links or not _reaches_table(command):
            return False
        room, link = self._links[phone]
        room.post(Request(link, command))
        return True


def _reaches_table(command: cmd.Command) -> bool:
    """Tell whether a command is for the room: play, or the player's seat back from a bot."""
    if isinstance(command, cmd.Sit):
        return command.seat is None
    return command.__struct_config__.tag in AT_THE_TABLE


def seating_message(
    people: Sequence[int], tokens: Sequence[str], settings: Settings
) -> InjectEvents:
    """Seat people with their tokens, and choose the game.

    In a room that has people only their tokens change, if the club night has another key since.
    The room knows no names, only numbers: its journal and records outlast the club night's key.
    """
    digests = [token_digest(token) for token in tokens]

    def decide(room: RoomState, at: float) -> list[ev.Event]:
        joined = [
            ev.Joined(at=at, person=f"p{place}", name=describe_person(number), token=digest)
            for place, (number, digest) in enumerate(zip(people, digests, strict=True), start=1)
        ]
        if room.people:
            return [new for new in joined if _has_another_token(room, new)]
        events: list[ev.Event] = []
        for place, new in enumerate(joined):
            events += [new, ev.Sat(at=at, person=new.person, seat=RoomSeat(place))]
        goes_on = replace(settings, next_seconds=settings.next_seconds or NEXT_GAME_S)
        return [*events, ev.Chosen(at=at, settings=goes_on)]

    return InjectEvents(decide)


def _has_another_token(room: RoomState, new: ev.Joined) -> bool:
    person = room.people.get(new.person)
    return person is not None and person.token != new.token


def start_message(random: Random, refused: Callable[[str], None]) -> InjectEvents:
    """Start what was chosen; call `refused` with the reason if that is not possible."""

    def decide(room: RoomState, at: float) -> list[ev.Event]:
        if room.playing or room.host is None:
            return []
        decision = Decider(room, room.host, at, random).decide(cmd.Start(id=0))
        if isinstance(decision, Refusal):
            refused(decision.text or decision.reason)
            return []
        return decision

    return InjectEvents(decide)


def stand_in_message(place: int) -> InjectEvents:
    """Let a bot take over for somebody who left."""

    def decide(room: RoomState, at: float) -> list[ev.Event]:
        seat = RoomSeat(place)
        if not room.playing or room.over or room.seats[seat].bot:
            return []
        return [ev.BotSat(at=at, seat=seat, level=STAND_IN_LEVEL)]

    return InjectEvents(decide)


def pause_message(*, paused: bool) -> InjectEvents:
    """Pause or resume the table."""

    def decide(room: RoomState, at: float) -> list[ev.Event]:
        if not room.playing or room.paused is paused:
            return []
        return [ev.Paused(at=at, paused=paused)]

    return InjectEvents(decide)


def rank_room(room: RoomState, people: tuple[int, ...]) -> Ranking | None:
    """Return the ranking of a table, as person numbers; None before the first deal.

    The person at index i of `people` sits on the room's seat i.
    """
    if room.series is not None and (groups := room.series.ranking_so_far) is not None:
        teams = room.series.plan.teams
        seats = [
            [room.players[player] for side in group for player in _members(side, teams)]
            for group in groups
        ]
    elif room.play is not None:
        play = room.play
        seats = [
            [
                play.dealt.seats[place]
                for side in group
                for place in _members(side, play.dealt.teams)
            ]
            for group in play.ranking()
        ]
    else:
        return None
    ranked = [tuple(people[seat] for seat in group if seat < len(people)) for group in seats]
    return tuple(group for group in ranked if group)


def _members(side: int, teams: object) -> tuple[int, ...]:
    """Return the places of a side: a team's, or its own."""
    members: tuple[tuple[int, ...], ...] | None = getattr(teams, "members", None)
    return members[side] if members else (side,)


class Finds:
    """Counts everybody's finds at a table, and keeps their fastest one that was not luck."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.fastest: dict[int, float] = {}

    def note(self, people: tuple[int, ...], events: Sequence[ev.Event], room: RoomState) -> None:
        """Count the right claims of people among the events of a table."""
        for event in events:
            if type(event) is not ev.Claimed or event.judgement.verdict is not Verdict.OK:
                continue
            if event.seat >= len(people) or room.seats[event.seat].bot:
                continue
            person = people[event.seat]
            self.counts[person] = self.counts.get(person, 0) + 1
            if event.bid is not None and event.bid.key >= LUCKY_S:
                seconds = round(event.bid.key, 3)
                self.fastest[person] = min(seconds, self.fastest.get(person, seconds))
