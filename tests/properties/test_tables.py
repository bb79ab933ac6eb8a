"""Any game, any players, any claims: every verdict is the one that the rules define."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from spotisle.records import read, read_text, record_text, replay
from spotisle.rules import Claim, Judgement, Table, Verdict
from spotisle.rules.claim import MATCH
from tests.strategies import all_offers, claims, record_of, seeds, tables

REMEMBERED = 16
FREEZE = 1.5


class Play(RuleBasedStateMachine):
    """A table, and a model of it: all its states, and which seats are out until when."""

    table: Table[Any]

    @initialize(table=tables())
    def deal(self, table: Table[Any]) -> None:
        self.table = table
        self.game = table.game
        self.states = [self.table.state]
        self.accepted: list[Claim] = []
        self.dealt = Counter(self.game.cards(self.table.state))
        self.now = 0.0
        self.locked: set[int] = set()
        self.frozen: dict[int, float] = {}

    @rule(seconds=st.sampled_from([0.1, 0.7, 1.4, 1.5]))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(claim=claims, seen=st.none() | st.integers(-1, 40))
    def claim_anything(self, claim: Claim, seen: int | None) -> None:
        self.claim(claim, seen)

    @rule(seed=seeds, wrong=st.booleans(), slow=st.integers(0, 3))
    def claim_something_on_the_table(self, seed: int, wrong: bool, slow: int) -> None:
        rng = Random(seed)
        offered = all_offers(self.table)
        if offered:
            claim = rng.choice(offered)
            symbol = rng.randrange(self.game.deck.plane.size) if wrong else claim.symbol
            seen = max(0, len(self.accepted) - slow)
            self.claim(Claim(claim.seat, symbol, claim.target), seen if slow else None)

    @rule(seed=seeds, seconds=st.sampled_from([0.0, 1.4, 1.5]))
    def stumble_and_try_again(self, seed: int, seconds: float) -> None:
        rng = Random(seed)
        if offered := all_offers(self.table):
            claim = rng.choice(offered)
            symbol = rng.randrange(self.game.deck.plane.size)
            self.claim(Claim(claim.seat, symbol, claim.target), None)
            self.wait(seconds)
            self.claim(claim, None)

    @rule(seed=seeds, behind=st.integers(1, 18))
    def repeat_an_old_claim(self, seed: int, behind: int) -> None:
        if len(self.accepted) >= behind:
            old = self.accepted[-behind]
            seat = Random(seed).randrange(self.game.seats)
            self.claim(Claim(seat, old.symbol, old.target), len(self.accepted) - behind)

    @rule(seed=seeds, times=st.integers(1, 20))
    def play_on(self, seed: int, times: int) -> None:
        rng = Random(seed)
        for _ in range(times):
            free = [claim for claim in all_offers(self.table) if not self.is_out(claim.seat)]
            if not free:
                break
            assert self.claim(rng.choice(free), None).verdict is Verdict.OK

    def claim(self, claim: Claim, seen: int | None) -> Judgement:
        expected = self.expected(claim, seen)
        judgement = self.table.submit(claim, seen, self.now)
        assert judgement.verdict is expected
        if expected is Verdict.OK:
            self.accepted.append(claim)
            self.states.append(self.table.state)
            self.locked.clear()
        elif expected is Verdict.WRONG:
            self.punish(claim.seat)
        assert self.table.state == self.states[-1]
        return judgement

    def expected(self, claim: Claim, seen: int | None) -> Verdict:
        """Return the verdict by the definition of the four verdicts."""
        known = claim.seat in range(self.game.seats)
        if not known or claim.symbol not in range(self.game.deck.plane.size):
            return Verdict.ILLEGAL
        if self.is_out(claim.seat) or not self.game.knows_target(claim.target):
            return Verdict.ILLEGAL
        now = self.game.judge(self.states[-1], claim)
        if now is MATCH:
            return Verdict.OK
        age = len(self.accepted) - (len(self.accepted) if seen is None else seen)
        remembered = 0 < age < REMEMBERED and age <= len(self.accepted)
        if remembered and self.game.judge(self.states[-1 - age], claim) is MATCH:
            return Verdict.LATE
        return Verdict.WRONG if now.is_wrong else Verdict.ILLEGAL

    def is_out(self, seat: int) -> bool:
        return seat in self.locked or self.now < self.frozen.get(seat, 0)

    def punish(self, seat: int) -> None:
        if self.game.penalty == "freeze":
            self.frozen[seat] = self.now + FREEZE
        elif self.game.penalty == "lock":
            self.locked.add(seat)
            if self.game.in_play(self.table.state) <= self.locked:
                self.locked.clear()

    @invariant()
    def cards_are_conserved(self) -> None:
        if hasattr(self, "table"):
            assert Counter(self.game.cards(self.table.state)) == self.dealt

    @invariant()
    def not_everybody_is_locked(self) -> None:
        if hasattr(self, "table") and not self.table.finished:
            assert not self.game.in_play(self.table.state) <= self.locked

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.the_state_is_the_fold_of_the_accepted_claims()
            if self.game.spec.name != "practice":
                self.the_record_tells_the_same_story()

    def the_state_is_the_fold_of_the_accepted_claims(self) -> None:
        state = self.states[0]
        for claim in self.accepted:
            state = self.game.apply(state, claim)
        assert state == self.table.state

    def the_record_tells_the_same_story(self) -> None:
        record = record_of(self.table)
        assert read_text(record_text(record)) == record
        again = replay(record)
        assert list(again.verdicts) == [move.judgement.verdict for move in self.table.moves]
        checked = read(record)
        table = checked.table()
        for place, move in enumerate(checked.moves):
            checked.judge(table, place, move)
        assert table.state == self.table.state
        assert record["outcome"]["finished"] == again.finished == self.table.finished


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=120, stateful_step_count=25, deadline=None)
