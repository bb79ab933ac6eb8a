"""A phone at a club night: one connection all evening. It knows only what the frames say."""

from typing import Any

import msgspec

from spotisle.club.actor import ClubActor
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.commands import Command
from spotisle.protocol.delta import merge
from spotisle.rooms.messages import Connect, Disconnect, Request
from tests.rooms.kit.client import Frame, VirtualClient
from tests.rooms.kit.connection import SimulatedConnection


class Phone(VirtualClient):
    """A player, an organiser or a screen. At a table it is a client of the table's room."""

    club: ClubActor
    number: int | None = None
    role = ""
    table: int | None = None
    """The table whose frames it gets."""
    address = ""
    confirms_seat = True
    """Whether it confirms its seat."""

    def join(self, club: ClubActor, *, key: str = "", watch: bool = False) -> None:
        """Connect or reconnect."""
        self.club = club
        self.club_view: Frame = {}
        self.own: Frame = {}
        self.organiser: Frame = {}
        self.table, self.view = None, {}
        self.counts: list[Frame] = []
        self.results: list[Frame] = []
        self.connection = SimulatedConnection(
            self.rng, self.rtt, self.jitter, self._receive, self._left, self.network
        )
        message = Connect(
            self.connection, self.name, self.token, watch, address=self.address, key=key
        )
        self.connection.to_room(club.post, message)

    def lose_connection(self) -> None:
        """Lose the connection and all frames in flight; the server notices at once."""
        self._disconnect(on_purpose=False)

    def close_page(self) -> None:
        """Close the page: the browser closes the connection."""
        self._disconnect(on_purpose=True)

    def _disconnect(self, *, on_purpose: bool) -> None:
        if self.connection is not None:
            self.connection.cut = True
            self.club.post(Disconnect(self.connection, on_purpose))
            self.connection, self.table, self.view = None, None, {}

    def repeat(self, asked: int) -> None:
        if self.connection is not None:
            request: Command = self.asked[asked]
            self.connection.to_room(self.club.post, Request(self.connection, request))

    def _receive(self, connection: SimulatedConnection, frame: bytes) -> None:
        if connection is not self.connection:
            return
        said: dict[str, Any] = msgspec.json.decode(frame)
        hear = getattr(self, f"_hear_{said['type']}", None)
        if hear is None:
            super()._receive(connection, frame)
            return
        hear(said)
        self.frames.append(frame)
        self.look()
        self.wake()

    def _hear_event_welcome(self, said: Frame) -> None:
        self.token = said["token"] or self.token
        self.role, self.number = said["role"], said["you"]
        self.club_view, self.own = said["view"], said["own"]

    def _hear_event_update(self, said: Frame) -> None:
        self.club_view = merge(self.club_view, said["delta"])

    def _hear_event_own(self, said: Frame) -> None:
        self.own = said["own"]
        if self.confirms_seat and self.club_view["state"] == "seating":
            self._confirm_seat()

    def _hear_event_organiser(self, said: Frame) -> None:
        self.organiser = said["organiser"]

    def _hear_table(self, said: Frame) -> None:
        self.table, self.view, self.private = said["table"], {}, {}
        self.epoch = self.seq = 0

    def _hear_table_over(self, _: Frame) -> None:
        self.table, self.view, self.private = None, {}, {}

    def _hear_crowd_count(self, said: Frame) -> None:
        self.counts.append(said)

    def _hear_crowd_result(self, said: Frame) -> None:
        self.results.append(said)

    def _confirm_seat(self) -> None:
        if self.own["table"] is not None and not self.own["confirmed"]:
            self.ask(cmd.SayHere)
