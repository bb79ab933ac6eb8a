"""An example game in its own package, as a third-party author would write it."""

from pathlib import Path

from tests.kit.packages import spotisle

LADDER = '''"""Ladder: match your card with a rung and climb; the first at the top wins."""

from msgspec import Struct

from spotisle.rules.claim import Claim, Reason
from spotisle.rules.deck import Cards
from spotisle.rules.game import CardGame, Ranking, bump, most, put
from spotisle.rules.spec import Aim, Spec, TargetKind
from spotisle.rules.view import CardsView, Pile

RUNGS = 4
TOP = 6


class State(Struct, frozen=True, gc=False):
    own: Cards
    rungs: Cards
    rest: Cards
    height: tuple[int, ...]


class Ladder(CardGame[State]):
    contract = 1
    spec = Spec(
        "ladder",
        seats=range(2, 7),
        target=TargetKind.CELL,
        penalty="freeze",
        layout="grid",
        aim=Aim(("own",), ("open",)),
    )

    @property
    def first_layout(self) -> int:
        return self.seats + RUNGS + 1

    def start(self, deal: Cards) -> State:
        n = self.seats
        return State(deal[:n], deal[n : n + RUNGS], deal[n + RUNGS :], (0,) * n)

    def judge(self, state: State, claim: Claim) -> Reason:
        if self.finished(state):
            return Reason.GAME_OVER
        if claim.target >= RUNGS:
            return Reason.TARGET_GONE
        return self.match(claim.symbol, state.own[claim.seat], state.rungs[claim.target])

    def apply(self, state: State, claim: Claim) -> State:
        seat, rung = claim.seat, claim.target
        following, *rest = state.rest
        return State(
            put(state.own, seat, state.rungs[rung]),
            put(state.rungs, rung, following),
            (*rest, state.own[seat]),
            bump(state.height, seat),
        )

    def finished(self, state: State) -> bool:
        return max(state.height) == TOP

    def scores(self, state: State) -> tuple[int, ...]:
        return state.height

    def ranking(self, state: State) -> Ranking:
        return most(state.height)

    def view(self, state: State) -> CardsView:
        return CardsView(
            scores=state.height,
            finished=self.finished(state),
            piles=tuple(Pile(card, 1) for card in state.own),
            open=state.rungs,
            left=len(state.rest),
        )

    def cards(self, state: State) -> Cards:
        return state.own + state.rungs + state.rest
'''


def write_ladder(folder: Path) -> Path:
    """Follow docs/adding-a-game.md in an empty folder: create a package, and write its rules."""
    assert spotisle(folder, "new-game", "ladder", cwd=folder).returncode == 0
    package = folder / "spotisle-ladder"
    (package / "src" / "spotisle_ladder" / "__init__.py").write_text(LADDER, encoding="utf-8")
    return package
