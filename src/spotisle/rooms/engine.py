"""The engine of a room: turns requests and deadlines into events and answers.

It has no sockets, no journal and no clock; the actor has those. Every call returns an `Outcome`,
whose events take effect only when `commit` is called with them, after they are durable.
"""

from math import inf
from random import Random

from msgspec import Struct
from msgspec.structs import asdict

from spotisle.dice.moves import read_move
from spotisle.protocol import commands as cmd
from spotisle.protocol.answers import Answer, Done, Judged, Refused
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms import events as ev
from spotisle.rooms.budget import BOT_ACCOUNT, SETUP_BURST_BYTES, SETUP_BYTES_PER_S, JournalBudget
from spotisle.rooms.card_bots import CardBots
from spotisle.rooms.contest import PendingClaim, Referee, Ruling, judge_at
from spotisle.rooms.curtain import CurtainTimer, end_round
from spotisle.rooms.dealing import advance, pick
from spotisle.rooms.decisions import Decider
from spotisle.rooms.dice_turns import DiceTurns
from spotisle.rooms.no_op_events import changes_room
from spotisle.rooms.play import CardPlay
from spotisle.rooms.state import RoomState
from spotisle.rules import Pointing, Reason
from spotisle.rules.claim import ILLEGAL, LATE, MATCHED, OK
from spotisle.series import DrawStep, PickStep, PlayStep

BOT_PICK_DELAY_S = 2.0
"""Before a bot that lost picks the next minigame: people read the result first."""


TRIAL_CLAIMS = 3
"""How many right claims end a trial round."""

JUDGED = (cmd.MakeClaim, cmd.MakeMove, cmd.MakeMoves)
"""Commands that get a verdict, and the same one when they are sent again."""
PLAY = (*JUDGED, cmd.Point, cmd.Ready)
"""Commands of play; all others set the room up, and have a smaller journal budget."""
PLAYED = (ev.Claimed, ev.Moved, ev.Pointed)

MAX_UNSTORED_VERDICTS = 64
"""Per person: more than a client can have in flight when its connection breaks."""


class Outcome(Struct, frozen=True, gc=False):
    """Events to be stored, and the answers to send once they are."""

    events: tuple[ev.Event, ...] = ()
    answers: tuple[tuple[str, Answer], ...] = ()
    """By person."""
    person: str | None = None
    """Who asked for the events; events of claims name their seat."""


NOTHING = Outcome()


class RoomEngine:
    """Decides what happens in one room."""

    def __init__(self, state: RoomState, rng: Random) -> None:
        self.state = state
        self.rng = rng
        self.referee = Referee(state)
        self.dice = DiceTurns(state, rng)
        self.bots = CardBots(state)
        self.curtain = CurtainTimer(state)
        self.budget = JournalBudget()
        self.setup_budget = JournalBudget(SETUP_BYTES_PER_S, SETUP_BURST_BYTES)
        self._unstored: dict[str, dict[int, Judged]] = {}
        """The latest verdicts on illegal claims, by person. They change nothing and are in no
        event, so a room that is opened again judges such a claim again."""
        self._attended = True
        self._suspended_since: float | None = None
        self._step: object = None
        self._step_since = 0.0
        self._advance_at = inf

    @property
    def contest_open(self) -> bool:
        """Whether claims are waiting for a contest to close."""
        return self.referee.closes_at is not None

    def request(
        self, person: str, command: cmd.Command, now: float, arrived_at: float | None = None
    ) -> Outcome:
        """Handle a command from somebody in the room; `arrived_at` defaults to `now`."""
        if isinstance(command, JUDGED):
            known = self._known_verdict(person, command.id)
            if known is not None:
                return Outcome(answers=((person, known),))
        budget = self.budget if isinstance(command, PLAY) else self.setup_budget
        if not (budget.allows(person, now) or isinstance(command, cmd.Leave)):
            return _refuse(person, command, RefusalReason.TOO_FAST)
        return self._handle(person, command, now, now if arrived_at is None else arrived_at)

    def _handle(self, person: str, command: cmd.Command, now: float, arrived_at: float) -> Outcome:
        match command:
            case cmd.MakeClaim():
                return self._claim(person, command, now, arrived_at)
            case cmd.MakeMove() | cmd.MakeMoves():
                return self._move(person, command, now)
            case cmd.Point():
                return self._point(person, command, now)
            case cmd.Ready():
                self.curtain.note_ready(person, command.play, now)
                return Outcome(answers=((person, Done(command.id)),))
            case _:
                return self._decide(person, command, now)

    def _known_verdict(self, person: str, command: int) -> Judged | None:
        """Return the verdict that this command already has."""
        log = self.state.verdicts.get(person)
        if log is not None and (stored := log.get(command)) is not None:
            return Judged(command, stored.verdict, stored.reason)
        return self._unstored.get(person, {}).get(command)

    def _decide(self, person: str, command: cmd.Command, now: float) -> Outcome:
        decision = Decider(self.state, person, now, self.rng).decide(command)
        if isinstance(decision, Refusal):
            return Outcome(answers=((person, _refused_answer(command, decision)),))
        return Outcome(tuple(decision), ((person, Done(command.id)),), person)

    def charge(self, person: str | None, event: ev.Event, size: int, now: float) -> None:
        """Count a stored event, with a body of this size, for the person who caused it."""
        if type(event) is ev.Claimed:
            holder = self.state.seats[event.seat]
            person = BOT_ACCOUNT if holder.bot else holder.person
        if person is not None:
            budget = self.budget if isinstance(event, PLAYED) else self.setup_budget
            budget.charge(person, size, now)

    def settle(self, now: float) -> Outcome:
        """Close the open contest, if there is one, and judge its claims."""
        play = self.state.cards
        return self._rule(self.referee.settle(play, now), now) if play else NOTHING

    def set_attended(self, *, attended: bool, now: float) -> None:
        """Stop all timers while nobody is connected."""
        if attended != self._attended:
            self._attended = attended
            self._update_deadlines(now)

    @property
    def due(self) -> float:
        """The next deadline; while the room is suspended only that of a contest."""
        bots_due = self.bots.due
        if bots_due < inf:
            bots_due = max(bots_due, self.budget.free_at(BOT_ACCOUNT))
        timers = min(self._advance_at, self.curtain.due, self.dice.due, bots_due)
        due = inf if self._suspended else timers
        closes_at = self.referee.closes_at
        return due if closes_at is None else min(due, closes_at)

    def wake(self, now: float) -> Outcome:
        """Handle the first deadline that has passed."""
        if now < self.due:
            return NOTHING
        closes_at = self.referee.closes_at
        if closes_at is not None and closes_at <= now:
            return self.settle(now)
        if self._advance_at <= now:
            return self._advance(now)
        if self.curtain.due <= now:
            return Outcome(tuple(self.curtain.act(now)))
        if self.dice.due <= now:
            return Outcome(tuple(self.dice.act(now)))
        return self._claim_for_bot(now)

    def commit(self, events: tuple[ev.Event, ...], now: float) -> None:
        """Apply durable events, and recompute deadlines."""
        play, others = self.state.cards, False
        for event in events:
            self.state.apply(event)
            if type(event) is ev.Claimed:
                if event.is_right and self.bots.players:
                    self.bots.note_right(event.seat)
                continue
            others = True
            if type(event) is ev.Left:
                self.budget.forget(event.person)
                self.setup_budget.forget(event.person)
                self._unstored.pop(event.person, None)
            elif type(event) is ev.Paused and not event.paused:
                self.referee.sight.note_resumed(event.at)
            else:
                self.curtain.note(event, now)
        if others or play is None or play.finished or self.bots.players:
            self._update_deadlines(now)

    @property
    def _suspended(self) -> bool:
        return self.state.paused or not self._attended

    def _update_deadlines(self, now: float) -> None:
        """Recompute deadlines; the next deal is delayed by the time the room was suspended."""
        if self._suspended and self._suspended_since is None:
            self._suspended_since = now
        elif not self._suspended and self._suspended_since is not None:
            self._step_since += now - max(self._suspended_since, self._step_since)
            self.bots.restart()
            self.curtain.interrupt()
            self._suspended_since = None
        self._schedule_advance(now)
        self.bots.update(now)
        self.curtain.update(now)
        self.dice.update(now)

    def _claim(self, person: str, asked: cmd.MakeClaim, now: float, arrived_at: float) -> Outcome:
        play, seat = self.state.cards, self.state.seat_of(person)
        if seat is not None and asked.play not in (None, self.state.plays if play else None):
            late = Judged(asked.id, LATE, Reason.GAME_OVER)
            return Outcome(answers=((person, late),))
        if play is None:
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        place = play.place_of(seat)
        if seat is None or place is None or self.state.seats[seat].bot:
            return _refuse(person, asked, RefusalReason.NOT_SEATED)
        if self.referee.is_waiting(seat, asked.id):
            return NOTHING
        if self.state.paused:
            return _refuse(person, asked, RefusalReason.PAUSED)
        claim = play.claim(place, asked.symbol, asked.target)
        seen = self.referee.believable_state(play, seat, asked.seen, asked.reaction, arrived_at)
        pending = PendingClaim(seat, asked.id, claim, seen, arrived_at, asked.reaction)
        return self._judge(person, asked, play, pending, now)

    def _judge(
        self,
        person: str,
        asked: cmd.MakeClaim,
        play: CardPlay,
        pending: PendingClaim,
        now: float,
    ) -> Outcome:
        """Judge the claim of somebody who sits at the table."""
        if self.state.curtain is None:
            return self._rule(self.referee.claim(play, pending, now), now)
        judgement = judge_at(play.table, pending, now)
        if judgement.verdict is not LATE:
            return _refuse(person, asked, RefusalReason.COVERED)
        return self._rule([Ruling(pending, judgement)], now)

    def _claim_for_bot(self, now: float) -> Outcome:
        play, pending = self.state.cards, self.bots.claim(now)
        if play is None or pending is None:
            return NOTHING
        return self._rule(self.referee.claim(play, pending, now), now)

    def _rule(self, rulings: list[Ruling], now: float) -> Outcome:
        """Return the events of judged claims, and the answers to the people who made them."""
        events: list[ev.Event] = []
        answers: list[tuple[str, Answer]] = []
        for ruling in rulings:
            pending, judgement = ruling.pending, ruling.judgement
            holder = self.state.seats[pending.seat]
            person = None if holder.bot else holder.person
            answer = Judged(pending.id, judgement.verdict, judgement.reason, ruling.behind)
            if person is not None:
                answers.append((person, answer))
            if judgement.verdict is ILLEGAL:
                self._remember_unstored(person, answer)
                continue
            claimed = ev.Claimed(
                at=now,
                seat=pending.seat,
                id=pending.id,
                claim=pending.claim,
                judgement=judgement,
                seen=pending.seen,
                bid=ruling.bid,
            )
            events.append(claimed)
        events += self._end_rounds(rulings, now)
        return Outcome(tuple(events), tuple(answers))

    def _end_rounds(self, rulings: list[Ruling], now: float) -> list[ev.Event]:
        """Return what follows if these claims end a round, or a trial round."""
        play = self.state.cards
        if play is None or not (play.dealt.trial or play.has_beats):
            return []
        game, state, accepted = play.game, play.table.state, play.number
        ended: list[ev.Event] = []
        for ruling in rulings:
            if ruling.judgement is not MATCHED:
                continue
            claim = ruling.pending.claim
            before, state, accepted = state, game.apply(state, claim), accepted + 1
            beat = game.beat(before, state, claim) if play.has_beats else None
            if beat is not None:
                over = game.finished(state)
                ended = [end_round(play.dealt.pace, beat, now, last=over)]
        if play.dealt.trial and (accepted >= TRIAL_CLAIMS or game.finished(state)):
            return [ev.TrialEnded(at=now)]
        return ended

    def _remember_unstored(self, person: str | None, answer: Judged) -> None:
        """Keep a verdict that is in no event, for a client that sends the claim again."""
        if person is None:
            return
        verdicts = self._unstored.setdefault(person, {})
        verdicts[answer.id] = answer
        if len(verdicts) > MAX_UNSTORED_VERDICTS:
            del verdicts[next(iter(verdicts))]

    def _move(self, person: str, asked: cmd.MakeMove | cmd.MakeMoves, now: float) -> Outcome:
        play, seat = self.state.dice, self.state.seat_of(person)
        if play is None:
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        place = play.place_of(seat)
        if seat is None or place is None or self.state.seats[seat].bot:
            return _refuse(person, asked, RefusalReason.NOT_SEATED)
        if self.state.paused:
            return _refuse(person, asked, RefusalReason.PAUSED)
        moves = asked.moves if isinstance(asked, cmd.MakeMoves) else [read_move(asdict(asked))]
        events, reason = self.dice.judge(play, place, asked.id, moves, now)
        verdict = OK if reason.accepted else ILLEGAL
        return Outcome(tuple(events), ((person, Judged(asked.id, verdict, reason)),), person)

    def _point(self, person: str, asked: cmd.Point, now: float) -> Outcome:
        play, seat = self.state.cards, self.state.seat_of(person)
        place = play.place_of(seat) if play else None
        if play is None or seat is None or place is None:
            return _refuse(person, asked, RefusalReason.NOT_PLAYING)
        pointing = Pointing(place, asked.cell, asked.symbol)
        judgement = play.table.trial().point(pointing)
        answer = Judged(asked.id, judgement.verdict, judgement.reason)
        pointed = ev.Pointed(at=now, seat=seat, pointing=pointing)
        shown = judgement.verdict is OK and changes_room(pointed, self.state)
        return Outcome((pointed,) if shown else (), ((person, answer),), person)

    def _advance(self, now: float) -> Outcome:
        self._advance_at = inf
        step = self.state.series.step if self.state.series else None
        if isinstance(step, PickStep):
            decision = pick(step, self.rng.choice(step.choices), now)
        else:
            decision = advance(self.state, now, self.rng)
        if isinstance(decision, Refusal):
            return NOTHING
        return Outcome(tuple(decision), person=self.state.host)

    def _schedule_advance(self, now: float) -> None:
        """Schedule the next deal of a series; the first is immediate."""
        state = self.state
        step = state.series.step if state.series else None
        if self._step != (state.plays, step):
            self._step, self._step_since = (state.plays, step), now
        self._advance_at = inf
        if isinstance(step, PickStep) and state.seats[state.player_seat(step.seat)].bot:
            self._advance_at = self._step_since + BOT_PICK_DELAY_S
        elif isinstance(step, PlayStep | DrawStep):
            if state.play is None:
                self._advance_at = now
            elif state.play.finished and state.settings.next_seconds:
                self._advance_at = self._step_since + state.settings.next_seconds


def _refused_answer(command: cmd.Command, refusal: Refusal) -> Refused:
    return Refused(command.id, refusal.reason, refusal.text)


def _refuse(person: str, command: cmd.Command, reason: RefusalReason) -> Outcome:
    return Outcome(answers=((person, Refused(command.id, reason)),))
