"""A live table without its wires: takes what people ask, says what follows, knows when to wake.

No sockets, no journal, no clock: the keeper (`keeper.py`) has those. Every call returns an
`Outcome`; its events count only when `commit` is called with them, after they are durable.
"""

from math import inf
from random import Random

from msgspec import Struct
from msgspec.structs import asdict, replace

from spotisle.bots.levels import LEVELS
from spotisle.bots.player import Player
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Answer, Done, Judged, Refused
from spotisle.protocol.refusals import Refusal, Why
from spotisle.rooms import events as ev
from spotisle.rooms.decisions import decide, go_on, join, picked
from spotisle.rooms.dice_turns import DiceDesk
from spotisle.rooms.play import CardPlay, DicePlay
from spotisle.rooms.referee import Entry, Referee
from spotisle.rooms.state import RoomState
from spotisle.rules import Claim, Pointing, Reason, Verdict
from spotisle.series import Draw, Pick, Play

BOT_PICKS_AFTER = 2.0
"""Seconds until a bot that lost picks the next minigame: people want to read the result first."""

TIE_BREAK_SHOW = 2.6
"""Seconds for which pages keep the cards of a tie-break behind a curtain: bots wait as long."""

INTERRUPTS = (
    cmd.Pause | cmd.Dismiss | cmd.Sit | cmd.Stand | cmd.Leave | cmd.SeatBot | cmd.Clear | cmd.Kick
)
"""After these a claim could not be judged any more as it was made: the open contest goes first."""


class Outcome(Struct, frozen=True):
    """What follows: events to be written down, and what to tell whom once they are."""

    events: tuple[ev.AnyEvent, ...] = ()
    answers: tuple[tuple[str, Answer], ...] = ()
    """By person."""
    ask_again: bool = False
    """Whether this had to come first, and the command is still to be asked."""


NOTHING = Outcome()


class Room:
    """One room in play."""

    def __init__(self, state: RoomState, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.referee = Referee(state)
        self.desk = DiceDesk(state, rng)
        self._bots: dict[int, Player] = {}
        self._table: tuple[int, int] = (-1, -1)
        self._attended = True
        self._still_since: float | None = None
        self._step: object = None
        self._step_since = 0.0
        self._go_on_at = inf
        self._bot_claims = 0

    def come_in(
        self, name: str, token: str, now: float, *, watch: bool
    ) -> list[ev.AnyEvent] | Refusal:
        """Let somebody in."""
        return join(self.state, name, token, now, watch=watch)

    def ask(self, person: str, command: cmd.Command, now: float) -> Outcome:
        """Return what follows when somebody in the room asks for something."""
        told = self.state.verdicts.get(person, {}).get(command.id)
        if told is not None and isinstance(command, cmd.MakeClaim | cmd.MakeMove):
            answer = Judged(command.id, told.verdict, told.reason)
            return Outcome(answers=((person, answer),))
        match command:
            case cmd.MakeClaim():
                return self._claim(person, command, now)
            case cmd.MakeMove():
                return self._move(person, command, now)
            case cmd.Point():
                return self._point(person, command, now)
            case _:
                return self._decide(person, command, now)

    def _decide(self, person: str, command: cmd.Command, now: float) -> Outcome:
        decision = decide(self.state, person, command, now, self.rng)
        if isinstance(decision, Refusal):
            return Outcome(answers=((person, _refused(command, decision)),))
        if self.referee.closes_at is not None and isinstance(command, INTERRUPTS):
            return replace(self.settle(now), ask_again=True)
        return Outcome(tuple(decision), ((person, Done(command.id)),))

    def settle(self, now: float) -> Outcome:
        """Close the open contest, if there is one, and judge what is in it."""
        play = self.state.play
        return (
            self._told(*self.referee.settle(play, now)) if isinstance(play, CardPlay) else NOTHING
        )

    def attend(self, *, attended: bool, now: float) -> None:
        """Stand still while nobody is there, and go on when somebody is."""
        if attended != self._attended:
            self._attended = attended
            self._look(now)

    @property
    def due(self) -> float:
        """When to be woken, if nothing else happens."""
        if self._stands_still:
            return inf
        due = min(self._go_on_at, self.desk.due)
        closes_at = self.referee.closes_at
        if closes_at is not None and closes_at < due:
            due = closes_at
        for player in self._bots.values():
            due = min(due, player.due)
        return due

    def wake(self, now: float) -> Outcome:
        """Do the one thing that is due."""
        if now < self.due:
            return NOTHING
        closes_at = self.referee.closes_at
        if closes_at is not None and closes_at <= now:
            return self.settle(now)
        if self._go_on_at <= now:
            return self._go_on(now)
        if self.desk.due <= now:
            return Outcome(tuple(self.desk.act(now)))
        seat = min(self._bots, key=lambda seat: self._bots[seat].due)
        return self._bot_claim(seat, now)

    def commit(self, events: tuple[ev.AnyEvent, ...], now: float) -> None:
        """Let durable events happen, and look at what they leave to do."""
        for event in events:
            self.state.apply(event)
        if not self._only_cards_moved(events):
            self._look(now)

    def _only_cards_moved(self, events: tuple[ev.AnyEvent, ...]) -> bool:
        """Tell whether claims were judged in a game that goes on, with nobody but people in it."""
        play = self.state.play
        return (
            ev.only_claims(events)
            and not self._bots
            and isinstance(play, CardPlay)
            and not play.finished
        )

    @property
    def _stands_still(self) -> bool:
        return self.state.paused or not self._attended

    def _look(self, now: float) -> None:
        """See what is to do, and when; what stood still meanwhile is that much later."""
        if self._stands_still and self._still_since is None:
            self._still_since = now
        elif not self._stands_still and self._still_since is not None:
            self.desk.delay(now - self._still_since)
            self._step_since += now - self._still_since
            self._bots = {}
            self._still_since = None
        self._plan_going_on(now)
        self._place_bots(now)
        self.desk.look(now)

    def _claim(self, person: str, asked: cmd.MakeClaim, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if seat is not None and self._is_over(asked.play):
            straggler = Judged(asked.id, Verdict.LATE, Reason.GAME_OVER)
            return Outcome(answers=((person, straggler),))
        if not isinstance(play, CardPlay):
            return _refuse(person, asked, Why.NOT_PLAYING)
        if seat is None or seat not in play.dealt.seats or self.state.seats[seat].bot:
            return _refuse(person, asked, Why.NOT_SEATED)
        if self.referee.is_waiting(seat, asked.id):
            return NOTHING
        if self.state.paused:
            return _refuse(person, asked, Why.PAUSED)
        claim = Claim(play.dealt.seats.index(seat), asked.symbol, asked.target)
        entry = Entry(seat, asked.id, claim, min(asked.seen, play.number), asked.reaction)
        return self._told(*self.referee.claim(play, entry, now))

    def _is_over(self, play: int | None) -> bool:
        """Tell whether a game, by its number, has been dismissed or followed by another."""
        lying = self.state.plays if isinstance(self.state.play, CardPlay) else None
        return play not in (None, lying)

    def _told(self, events: list[ev.Claimed], told: list[tuple[int, Judged]]) -> Outcome:
        seats = self.state.seats
        answers = tuple(
            (person, answer)
            for seat, answer in told
            if (person := seats[seat].person) is not None and not seats[seat].bot
        )
        return Outcome(tuple(events), answers)

    def _move(self, person: str, asked: cmd.MakeMove, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if not isinstance(play, DicePlay):
            return _refuse(person, asked, Why.NOT_PLAYING)
        if seat is None or seat not in play.dealt.seats or self.state.seats[seat].bot:
            return _refuse(person, asked, Why.NOT_SEATED)
        if self.state.paused:
            return _refuse(person, asked, Why.PAUSED)
        wanted = {name: value for name, value in asdict(asked).items() if value is not None}
        del wanted["id"]
        event = self.desk.moved(seat, asked.id, wanted, now)
        verdict = Verdict.OK if event.accepted else Verdict.ILLEGAL
        answer = Judged(asked.id, verdict, event.reason)
        return Outcome((event,) if event.accepted else (), ((person, answer),))

    def _point(self, person: str, asked: cmd.Point, now: float) -> Outcome:
        play, seat = self.state.play, self.state.seat_of(person)
        if not isinstance(play, CardPlay) or seat is None or seat not in play.dealt.seats:
            return _refuse(person, asked, Why.NOT_PLAYING)
        pointing = Pointing(play.dealt.seats.index(seat), asked.cell, asked.symbol)
        judgement = play.table.trial().point(pointing)
        answer = Judged(asked.id, judgement.verdict, judgement.reason)
        pointed = ev.Pointed(at=now, seat=seat, pointing=pointing)
        shown = judgement.verdict is Verdict.OK
        return Outcome((pointed,) if shown else (), ((person, answer),))

    def _go_on(self, now: float) -> Outcome:
        self._go_on_at = inf
        step = self.state.series.step if self.state.series else None
        if isinstance(step, Pick):
            decision = picked(step, self.rng.choice(step.choices), now)
        else:
            decision = go_on(self.state, now, self.rng)
        return NOTHING if isinstance(decision, Refusal) else Outcome(tuple(decision))

    def _plan_going_on(self, now: float) -> None:
        """Decide when the next minigame is dealt by itself: the first one at once."""
        state = self.state
        step = state.series.step if state.series else None
        if self._step != (state.plays, step):
            self._step, self._step_since = (state.plays, step), now
        self._go_on_at = inf
        if isinstance(step, Pick) and self.state.seats[state.players[step.seat]].bot:
            self._go_on_at = self._step_since + BOT_PICKS_AFTER
        elif isinstance(step, Play | Draw):
            if state.play is None:
                self._go_on_at = now
            elif state.play.finished and state.settings.next_seconds:
                self._go_on_at = self._step_since + state.settings.next_seconds

    def _place_bots(self, now: float) -> None:
        """Let bots look at the table where they sit, and notice what has changed."""
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
            if not fresh and seat in levels and player.reflex is LEVELS[levels[seat]]
        }
        if not levels:
            return
        view = play.table.view()
        begin = now + TIE_BREAK_SHOW if fresh and play.dealt.breaks_tie else now
        for seat, level in levels.items():
            if seat not in self._bots:
                rng = Random(f"{self.state.seed}/{self.state.plays}/{seat}/{play.number}")
                place = play.dealt.seats.index(seat)
                self._bots[seat] = Player(LEVELS[level], place, rng)
                self._bots[seat].look(play.table, view, begin)
            elif changed:
                self._bots[seat].notice(play.table, view, now)
            elif self._bots[seat].due == inf:
                self._bots[seat].look(play.table, view, now)

    def _bot_claim(self, seat: int, now: float) -> Outcome:
        play, player = self.state.play, self._bots[seat]
        intent, seen = player.intent, player.seen
        player.rest()
        if not isinstance(play, CardPlay) or intent is None:
            return NOTHING
        self._bot_claims += 1
        entry = Entry(seat, self._bot_claims, intent.claim, seen, intent.delay)
        self.referee.shown((seat,), now - intent.delay)
        return self._told(*self.referee.claim(play, entry, now))


def _refused(command: cmd.Command, refusal: Refusal) -> Refused:
    return Refused(command.id, refusal.why, refusal.text)


def _refuse(person: str, command: cmd.Command, why: Why) -> Outcome:
    return Outcome(answers=((person, Refused(command.id, why)),))
