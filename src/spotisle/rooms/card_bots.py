"""The bots at a room's table of cards: what each sees, and when it claims."""

from math import inf
from random import Random

from msgspec.structs import replace

from spotisle.bots.levels import LEVELS
from spotisle.bots.player import Player
from spotisle.bots.skill import Skill
from spotisle.rooms.contest import PendingClaim
from spotisle.rooms.state import RoomState
from spotisle.rules.seats import RoomSeat

TIE_BREAK_CURTAIN_S = 2.6
"""How long clients hide the cards of a tie-break in a room without a count; bots wait as long."""


PACE_STEP = 1.08
"""The factor by which adaptive bots search faster after a person wins a card, and slower after a
bot does: they settle where people win half of the cards."""
MAX_PACE_STEPS = 30


class CardBots:
    """All bots that play cards in one room."""

    def __init__(self, room: RoomState) -> None:
        self.due = inf
        """When the next bot claims."""
        self.players: dict[RoomSeat, Player] = {}
        self._room = room
        self._state: tuple[int, int] = (-1, -1)
        self._claims = 0
        self._slower = 0
        """How many steps adaptive bots are slower than their level; negative if they are faster."""
        self._adapted: dict[tuple[str, int], Skill] = {}

    def note_right(self, seat: RoomSeat) -> None:
        """Note who has taken a card, for adaptive bots."""
        steps = self._slower + (1 if self._room.seats[seat].bot else -1)
        self._slower = max(-MAX_PACE_STEPS, min(MAX_PACE_STEPS, steps))

    def _skill(self, level: str) -> Skill:
        """Return how a bot of this level plays now."""
        skill, slower = LEVELS[level], self._slower
        if not slower or not self._room.settings.adaptive_bots:
            return skill
        if (level, slower) not in self._adapted:
            adapted = replace(skill, glance=skill.glance * PACE_STEP**slower)
            self._adapted[level, slower] = adapted
        return self._adapted[level, slower]

    def restart(self) -> None:
        """Make all bots look at the table again."""
        self.players = {}

    def update(self, now: float) -> None:
        """Note who sits where and what has changed on the table."""
        self._update_players(now)
        self._update_due()

    def _update_due(self) -> None:
        self.due = min((player.due for player in self.players.values()), default=inf)

    def _update_players(self, now: float) -> None:
        room = self._room
        play = room.cards
        if play is None or play.finished or room.curtain is not None:
            self.players = {}
            return
        levels = {seat: level for seat in play.dealt.seats if (level := room.seats[seat].bot)}
        fresh = self._state[0] != room.plays
        changed = self._state != (room.plays, play.number)
        self._state = (room.plays, play.number)
        self.players = {
            seat: player
            for seat, player in self.players.items()
            if not fresh and seat in levels and player.skill is self._skill(levels[seat])
        }
        if not levels:
            return
        view = play.view()
        hidden = fresh and play.dealt.breaks_tie and play.dealt.pace == "off"
        begin = now + TIE_BREAK_CURTAIN_S if hidden else now
        for seat, level in levels.items():
            player, place = self.players.get(seat), play.place_of(seat)
            if player is None and place is not None:
                rng = Random(f"{room.seed}/{room.plays}/{seat}/{play.number}")
                self.players[seat] = Player(play.table, place, self._skill(level), rng)
                self.players[seat].search(view, begin)
            elif player is not None and changed:
                player.react(view, now)
            elif player is not None and player.due == inf:
                player.search(view, now)

    def claim(self, now: float) -> PendingClaim | None:
        """Return the claim that is due; its bot then waits until the table changes."""
        seat = min(self.players, key=lambda seat: self.players[seat].due)
        player = self.players[seat]
        claim = player.claim()
        self._update_due()
        if claim is None:
            return None
        self._claims += 1
        return PendingClaim(seat, self._claims, claim, player.seen, now, player.delay)
