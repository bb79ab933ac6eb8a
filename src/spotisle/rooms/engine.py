"""The engine of a room: turns requests and deadlines into events and answers.

It has no sockets, no journal and no clock; the actor has those. Every call returns an `Outcome`,
whose events take effect only when `commit` is called with them, after they are durable.
"""

from math import inf
from random import Random

from msgspec import Struct
from msgspec.structs import asdict, replace

from spotisle.bots.levels import LEVELS
from spotisle.bots.player import Player
from spotisle.dice.moves import read_move
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Answer, Done, Judged, Refused
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.decisions import Decider, advance, pick
from spotisle.rooms.dice_turns import DiceTurns
from spotisle.rooms.play import CardPlay, DicePlay
from spotisle.rooms.referee import PendingClaim, Referee
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Pointing, Reason, Verdict
from spotisle.series import Draw, Pick, Play

BOT_PICK_DELAY_S = 2.0
"""Before a bot that lost picks the next minigame: people read the result first."""

TIE_BREAK_CURTAIN_S = 2.6
"""How long clients hide the cards of a tie-break; bots wait as long."""


class Outcome(Struct, frozen=True):
    """Events to be stored, and the answers to send once they are."""

    events: tuple[ev.Event, ...] = ()
    answers: tuple[tuple[str, Answer], ...] = ()
    """By person."""
    retry: bool = False
    """Whether the request has to be made again after these events."""


NOTHING = Outcome()


class RoomEngine:
    """Decides what happens in one room."""

    def __init__(self, state: RoomState, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.referee = Referee(state)
        self.dice = DiceTurns(state, rng)
        self._bots: dict[int, Player] = {}
        self._table: tuple[int, int] = (-1, -1)
        self._attended = True
        self._suspended_since: float | None = None
        self._step: object = None
        self._step_since = 0.0
        self._advance_at = inf
        self._bot_claims = 0

    def request(self, person: str, command: cmd.Command, now: float) -> Outcome:
        """Handle a command of somebody in the room."""
        known = self.state.verdicts.get(person, {}).get(command.id)
        if known is not None and isinstance(command, cmd.MakeClaim | cmd.MakeMove | cmd.MakeMoves):
            answer = Judged(command.id, known.verdict, known.reason)
            return Outcome(answers=((person, answer),))
        match command:
            case cmd.MakeClaim():
                return self._claim(person, command, now)
            case cmd.MakeMove() | cmd.MakeMoves():
                return self._move(person, command, now)
            case cmd.Point():
                return self._point(person, command, now)
            case _:
                return self._decide(person, command, now)

    def _decide(self, person: str, command: cmd.Command, now: float) -> Outcome:
        decision = Decider(self.state, person, now, self.rng).decide(command)
        if isinstance(decision, Refusal):
            return Outcome(answers=((person, _refused(command, decision)),))
        if self.referee.closes_at is not None and command.settles_contest:
            return replace(self.settle(now), retry=True)
        return Outcome(tuple(decision), ((person, Done(command.id)),))

    def settle(self, now: float) -> Outcome:
        """Close the open contest, if there is one, and judge its claims."""
        play = self.state.play
        return (
            self._judged(*self.referee.settle(play, now)) if isinstance(play, CardPlay) else NOTHING
        )

    def set_attended(self, *, attended: bool, now: float) -> None:
        """Stop all timers while nobody is connected."""
        if attended != self._attended:
            self._attended = attended
            self._update_deadlines(now)

    @property
    def due(self) -> float:
        """The next deadline."""
        if self._suspended:
            return inf
        due = min(self._advance_at, self.dice.due)
        closes_at = self.referee.closes_at
        if closes_at is not None and closes_at < due:
            due = closes_at
        for player in self._bots.values():
            due = min(due, player.due)
        return due

    def wake(self, now: float) -> Outcome:
        """Handle the first deadline that has passed."""
        if now < self.due:
            return NOTHING
        closes_at = self.referee.closes_at
        if closes_at is not None and closes_at <= now:
            return self.settle(now)
        if self._advance_at <= now:
            return self._advance(now)
        if self.dice.due <= now:
            return Outcome(tuple(self.dice.act(now)))
        seat = min(self._bots, key=lambda seat: self._bots[seat].due)
        return self._bot_claim(seat, now)

    def commit(self, events: tuple[ev.Event, ...], now: float) -> None:
        """Apply durable events, and recompute deadlines."""
        for event in events:
            self.state.apply(event)
        if not self._only_cards_moved(events):
            self._update_deadlines(now)

    def _only_cards_moved(self, events: tuple[ev.Event, ...]) -> bool:
        """Tell whether only claims were judged, in a game that goes on without bots."""
        play = self.state.play
        return (
            ev.only_claims(events)
            and not self._bots
            and isinstance(play, CardPlay)
            and not play.finished
        )

    @property
    def _suspended(self) -> bool:
        return self.state.paused or not self._attended

    def _update_deadlines(self, now: float) -> None:
        """Recompute deadlines, shifted by the time the room was suspended."""
        if self._suspended and self._suspended_since is None:
            self._suspended_since = now
        elif not self._suspended and self._suspended_since is not None:
            self.dice.delay(now - self._suspended_since)
            self._step_since += now - self._suspended_since
            self._bots = {}
            self._suspended_since = None
        self._schedule_advance(now)
        self._update_bots(now)
        self.dice.update(now)

    def _claim(self, person: str, asked: cmd.MakeClaim, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if seat is not None and self._is_over(asked.play):
            late = Judged(asked.id, Verdict.LATE, Reason.GAME_OVER)
            return Outcome(answers=((person, late),))
        if not isinstance(play, CardPlay):
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        if seat is None or seat not in play.dealt.seats or self.state.seats[seat].bot:
            return _refuse(person, asked, RefusalReason.NOT_SEATED)
        if self.referee.is_waiting(seat, asked.id):
            return NOTHING
        if self.state.paused:
            return _refuse(person, asked, RefusalReason.PAUSED)
        claim = Claim(play.dealt.seats.index(seat), asked.symbol, asked.target)
        pending = PendingClaim(seat, asked.id, claim, min(asked.seen, play.number), asked.reaction)
        return self._judged(*self.referee.claim(play, pending, now))

    def _is_over(self, play: int | None) -> bool:
        """Tell whether a game, by its number, is not on the table any more."""
        current = self.state.plays if isinstance(self.state.play, CardPlay) else None
        return play not in (None, current)

    def _judged(self, events: list[ev.Claimed], verdicts: list[tuple[int, Judged]]) -> Outcome:
        seats = self.state.seats
        answers = tuple(
            (person, answer)
            for seat, answer in verdicts
            if (person := seats[seat].person) is not None and not seats[seat].bot
        )
        return Outcome(tuple(events), answers)

    def _move(self, person: str, asked: cmd.MakeMove | cmd.MakeMoves, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if not isinstance(play, DicePlay):
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        if seat is None or seat not in play.dealt.seats or self.state.seats[seat].bot:
            return _refuse(person, asked, RefusalReason.NOT_SEATED)
        if self.state.paused:
            return _refuse(person, asked, RefusalReason.PAUSED)
        moves = asked.moves if isinstance(asked, cmd.MakeMoves) else [read_move(asdict(asked))]
        events, reason = self.dice.judge(seat, asked.id, moves, now)
        verdict = Verdict.OK if reason.accepted else Verdict.ILLEGAL
        return Outcome(tuple(events), ((person, Judged(asked.id, verdict, reason)),))

    def _point(self, person: str, asked: cmd.Point, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if not isinstance(play, CardPlay) or seat is None or seat not in play.dealt.seats:
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        pointing = Pointing(play.dealt.seats.index(seat), asked.cell, asked.symbol)
        judgement = play.table.trial().point(pointing)
        answer = Judged(asked.id, judgement.verdict, judgement.reason)
        pointed = ev.Pointed(at=now, seat=seat, pointing=pointing)
        shown = judgement.verdict is Verdict.OK
        return Outcome((pointed,) if shown else (), ((person, answer),))

    def _advance(self, now: float) -> Outcome:
        self._advance_at = inf
        step = self.state.series.step if self.state.series else None
        if isinstance(step, Pick):
            decision = pick(step, self.rng.choice(step.choices), now)
        else:
            decision = advance(self.state, now, self.rng)
        return NOTHING if isinstance(decision, Refusal) else Outcome(tuple(decision))

    def _schedule_advance(self, now: float) -> None:
        """Schedule the next deal of a series; the first is immediate."""
        state = self.state
        step = state.series.step if state.series else None
        if self._step != (state.plays, step):
            self._step, self._step_since = (state.plays, step), now
        self._advance_at = inf
        if isinstance(step, Pick) and self.state.seats[state.players[step.seat]].bot:
            self._advance_at = self._step_since + BOT_PICK_DELAY_S
        elif isinstance(step, Play | Draw):
            if state.play is None:
                self._advance_at = now
            elif state.play.finished and state.settings.next_seconds:
                self._advance_at = self._step_since + state.settings.next_seconds

    def _update_bots(self, now: float) -> None:
        """Update the bots at a table of cards: who sits where, and what they see."""
        play, seats = self.state.play, self.state.seats
        if not isinstance(play, CardPlay) or play.finished:
            self._bots = {}
            return
        levels = {seat: level for seat in play.dealt.seats if (level := seats[seat].bot)}
        fresh = self._table[0] != self.state.plays
        changed = self._table != (self.state.plays, play.number)
        self._table = (self.state.plays, play.number)
        self._bots = {
            seat: player
            for seat, player in self._bots.items()
            if not fresh and seat in levels and player.skill is LEVELS[levels[seat]]
        }
        if not levels:
            return
        view = play.table.view()
        begin = now + TIE_BREAK_CURTAIN_S if fresh and play.dealt.breaks_tie else now
        for seat, level in levels.items():
            if seat not in self._bots:
                rng = Random(f"{self.state.seed}/{self.state.plays}/{seat}/{play.number}")
                place = play.dealt.seats.index(seat)
                self._bots[seat] = Player(play.table, place, LEVELS[level], rng)
                self._bots[seat].search(view, begin)
            elif changed:
                self._bots[seat].react(view, now)
            elif self._bots[seat].due == inf:
                self._bots[seat].search(view, now)

    def _bot_claim(self, seat: int, now: float) -> Outcome:
        play, player = self.state.play, self._bots[seat]
        if not isinstance(play, CardPlay) or player.chance is None:
            return NOTHING
        delay = player.delay
        self._bot_claims += 1
        pending = PendingClaim(seat, self._bot_claims, player.claim(), player.seen, delay)
        self.referee.shown((seat,), now - delay)
        return self._judged(*self.referee.claim(play, pending, now))


def _refused(command: cmd.Command, refusal: Refusal) -> Refused:
    return Refused(command.id, refusal.reason, refusal.text)


def _refuse(person: str, command: cmd.Command, reason: RefusalReason) -> Outcome:
    return Outcome(answers=((person, Refused(command.id, reason)),))
