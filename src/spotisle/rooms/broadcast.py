"""What to send to the people in a room: updates for all, private parts, and what was missed.

Does no I/O. A client that reconnects soon gets the updates it missed, otherwise the whole view.
"""

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from spotisle.protocol import frames
from spotisle.protocol.delta import changes
from spotisle.protocol.views import SeatPrivate
from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState
from spotisle.rooms.views import (
    changed_privates,
    private_view,
    privates_after_claims,
    public_view,
    view_after_claims,
)

encode = msgspec.json.Encoder().encode

MAX_RECENT_UPDATES = 96
"""How many missed updates a returning client can get; after more it gets the whole view."""

MAX_CATCH_UP_BYTES = 32 * 1024
"""Beyond this the whole view is shorter than the missed updates."""


class RecentUpdate(Struct, frozen=True, gc=False):
    """An update that was sent, kept for clients that reconnect."""

    since: int
    frame: bytes


class UpdateFrames(Struct, frozen=True):
    """Encoded frames: one for everyone, and one for each person whose private part changed."""

    public: bytes
    private: dict[str, bytes]
    """By person."""


class Broadcast:
    """What each connected person has been sent."""

    def __init__(self, state: RoomState, epoch: int) -> None:
        self._state = state
        self._epoch = epoch
        self._view = public_view(state)
        self._last_private: dict[str, SeatPrivate] = {}
        self._updates: deque[RecentUpdate] = deque(maxlen=MAX_RECENT_UPDATES)

    def update(self, since: int, events: Sequence[ev.Event]) -> UpdateFrames:
        """Encode what changed by events after sequence number `since`."""
        state, before = self._state, self._view
        if ev.only_claims(events):
            self._view = view_after_claims(state, before)
            private = privates_after_claims(state, self._last_private)
        else:
            self._view = public_view(state)
            private = changed_privates(state, self._last_private)
        public = tuple([it for event in events if (it := event.publish()) is not None])
        frame = encode(frames.Update(since, state.seq, public, changes(before, self._view)))
        self._updates.append(RecentUpdate(since, frame))
        self._last_private |= private
        own = {p: encode(frames.PrivateUpdate(state.seq, seen)) for p, seen in private.items()}
        return UpdateFrames(frame, own)

    def welcome(self, person: str, token: str | None, clock: float, here: tuple[str, ...]) -> bytes:
        """Encode the whole room as a person sees it; newcomers get their token with it."""
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
        """Encode what a person missed who has seen everything up to `seq` of an epoch."""
        missed = [sent.frame for sent in self._updates if sent.since >= seq]
        reaches = seq == self._state.seq or any(sent.since == seq for sent in self._updates)
        short = sum(map(len, missed)) <= MAX_CATCH_UP_BYTES
        if epoch != self._epoch or not reaches or not short:
            return [self.welcome(person, None, clock, here)]
        resumed = frames.Resumed(epoch, self._state.seq, clock, self._private(person), here)
        return [encode(resumed), *missed]

    def _private(self, person: str) -> SeatPrivate:
        """Return a person's private part, and remember that it was sent."""
        self._last_private[person] = private_view(self._state, person)
        return self._last_private[person]

    def forget(self, person: str) -> None:
        """Drop a person who is not connected any more."""
        del self._last_private[person]
