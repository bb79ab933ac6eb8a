"""The audience of a room: what everybody in it has been shown, and what is news to them.

Knows no wires: it says what to send. Whoever comes back after a short while gets the updates that
went out meanwhile, anybody else the whole view.
"""

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from spotisle.protocol import frames
from spotisle.protocol.delta import changes
from spotisle.protocol.views import SeatPrivate
from spotisle.rooms import events as ev
from spotisle.rooms.public_events import publish_event
from spotisle.rooms.state import RoomState
from spotisle.rooms.views import (
    private_view,
    privates,
    privates_after_claims,
    public_view,
    view_after_claims,
)

encode = msgspec.json.Encoder().encode

REMEMBERED_UPDATES = 96
"""How many updates a returning client can catch up on; after more it gets the whole view."""

MAX_CATCH_UP = 32 * 1024
"""Bytes of missed updates that are worth sending; beyond them the whole view is shorter."""


class Sent(Struct, frozen=True, gc=False):
    """An update that went to everyone, kept for those who come back."""

    since: int
    frame: bytes


class RoomUpdate(Struct, frozen=True):
    """What to send: a frame for all, and a frame each for those who see something besides."""

    frame: bytes
    own: dict[str, bytes]
    """By person."""


class Broadcast:
    """Everybody who is connected to one room."""

    def __init__(self, state: RoomState, epoch: int) -> None:
        self._state = state
        self._epoch = epoch
        self._view = public_view(state)
        self._told: dict[str, SeatPrivate] = {}
        self._updates: deque[Sent] = deque(maxlen=REMEMBERED_UPDATES)

    def update(self, since: int, events: Sequence[ev.AnyEvent]) -> RoomUpdate:
        """Return what to tell of events that have happened after the number `since`."""
        state, before = self._state, self._view
        if ev.only_claims(events):
            self._view = view_after_claims(state, before)
            private = privates_after_claims(state, self._told)
        else:
            self._view = public_view(state)
            private = privates(state, self._told)
        public = tuple([it for event in events if (it := publish_event(event)) is not None])
        frame = encode(frames.Update(since, state.seq, public, changes(before, self._view)))
        self._updates.append(Sent(since, frame))
        self._told |= private
        own = {p: encode(frames.PrivateUpdate(state.seq, seen)) for p, seen in private.items()}
        return RoomUpdate(frame, own)

    def welcome(self, person: str, token: str | None, clock: float, here: tuple[str, ...]) -> bytes:
        """Return the whole room as somebody sees it; a token is told to those who are new."""
        return encode(
            frames.Welcome(
                version=frames.VERSION,
                you=person,
                token=token,
                epoch=self._epoch,
                seq=self._state.seq,
                clock=clock,
                view=self._view,
                private=self._private(person),
                here=here,
            )
        )

    def welcome_back(
        self, person: str, epoch: int, seq: int, clock: float, here: tuple[str, ...]
    ) -> list[bytes]:
        """Return what somebody needs who has seen everything up to `seq` of an epoch."""
        missed = [sent.frame for sent in self._updates if sent.since >= seq]
        reaches = seq == self._state.seq or any(sent.since == seq for sent in self._updates)
        short = sum(map(len, missed)) <= MAX_CATCH_UP
        if epoch != self._epoch or not reaches or not short:
            return [self.welcome(person, None, clock, here)]
        resumed = frames.Resumed(epoch, self._state.seq, clock, self._private(person), here)
        return [encode(resumed), *missed]

    def _private(self, person: str) -> SeatPrivate:
        """Return what somebody sees besides, and remember that it was told."""
        self._told[person] = private_view(self._state, person)
        return self._told[person]

    def forget(self, person: str) -> None:
        """Tell somebody nothing more, who is not connected any more."""
        del self._told[person]
