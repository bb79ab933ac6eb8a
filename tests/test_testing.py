"""`check_game` accepts our games and catches games that break one of its laws."""

from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from spotisle.rules import GAMES, CardsView, Chance, Claim, Deck, PrivateCards, Reason, SetupError
from spotisle.rules.deck import Cards
from spotisle.rules.game import Ranking
from spotisle.rules.hot_potato import HotPotato
from spotisle.rules.poisoned_gift import PoisonedGift
from spotisle.rules.spec import Aim, Spec
from spotisle.rules.tower import State, Tower
from spotisle.rules.view import Pile
from spotisle.testing import check_game


@pytest.mark.parametrize("name", GAMES)
def test_our_games_pass_the_conformance_check(name: str) -> None:
    check_game(GAMES[name])


SMALL_DECKS = ["tower", "well", "catch_them_all", "poisoned_gift", "triplets"]


@pytest.mark.parametrize("name", SMALL_DECKS)
@pytest.mark.parametrize("deck", ["custom:3", "island"])
def test_our_games_pass_the_conformance_check_with_other_decks(name: str, deck: str) -> None:
    check_game(GAMES[name], deck=deck, plays=1)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("well", {"end": "last_left", "first": 2}),
        ("hot_potato", {"rounds": "deck"}),
        ("catch_them_all", {"last_round": "none"}),
        ("triplets", {"places": 3}),
        ("ports", {"centre": "single", "ports": "mirrored", "own_isolated": "forbid"}),
        ("knights", {"rounds": 3}),
        ("knights", {"target": 4, "points": (3, 0, 2)}),
    ],
)
def test_our_games_pass_the_conformance_check_with_options(
    name: str, options: dict[str, Any]
) -> None:
    game = GAMES[name]
    deck = Deck.named("island" if game.spec.teams else "classic")
    check_game(game(3, deck, options), plays=3)


def later(state: State) -> int:
    """The card under the pile's top card, or -1."""
    return (*state.deal[state.turned + 1 :], -1)[0]


class RefusesItsDeal(Tower):
    def check_deal(self, deal: Cards) -> None:
        raise SetupError(f"{len(deal)} cards are not enough")


class Anything:
    def __contains__(self, target: object) -> bool:
        return True


ANYTHING: Any = Anything()


class DrawsAtTheStart(Tower):
    numbers = count()

    def start(self, deal: Cards) -> State:
        shuffled = Random(next(self.numbers)).sample(deal, len(deal))
        return super().start(tuple(shuffled))


class PeeksWhileJudging(Tower):
    def judge(self, state: State, claim: Claim) -> Reason:
        reason = super().judge(state, claim)
        force_setattr(state, "piles", tuple(Pile(pile.top, 9) for pile in state.piles))
        return reason


class ChangesItsMind(Tower):
    answers = count()

    def judge(self, state: State, claim: Claim) -> Reason:
        if next(self.answers) % 2:
            return Reason.NO_CARD
        return super().judge(state, claim)


class OffersWhatItRefuses(Tower):
    def judge(self, state: State, claim: Claim) -> Reason:
        return Reason.NO_CARD if claim.seat else super().judge(state, claim)


class BelievesAnySymbol(Tower):
    def judge(self, state: State, claim: Claim) -> Reason:
        return Reason.GAME_OVER if self.finished(state) else Reason.MATCH


class TripsOverATarget(PoisonedGift):
    targets = ANYTHING

    def judge(self, state: State, claim: Claim) -> Reason:
        target: Any = claim.target
        own: Any = state.piles[target].top
        return self.match(claim.symbol, state.deal[state.turned], own)


class TakesAnyTarget(PoisonedGift):
    targets = ANYTHING

    def judge(self, state: State, claim: Claim) -> Reason:
        known = claim.target in range(self.seats)
        target = claim.target if known else (claim.seat + 1) % self.seats
        return super().judge(state, Claim(claim.seat, claim.symbol, target))


class LosesACard(Tower):
    def cards(self, state: State) -> Cards:
        return state.deal[state.turned :]


class DoublesACard(Tower):
    def cards(self, state: State) -> Cards:
        return state.deal + state.deal[:1] * (sum(self.scores(state)) > 3)


class ShowsALooseView(Tower):
    def view(self, state: State) -> CardsView:
        piles: Any = list(super().view(state).piles)
        return replace(super().view(state), piles=piles)


class HidesTheEnd(Tower):
    def view(self, state: State) -> CardsView:
        return replace(super().view(state), finished=False)


class ForgetsAScore(Tower):
    def scores(self, state: State) -> tuple[int, ...]:
        return super().scores(state)[1:]


class AwardsSomeOnly(Tower):
    def points(self, state: State) -> tuple[int, ...]:
        return super().scores(state)[1:]


class ForgetsTheLast(Tower):
    def ranking(self, state: State) -> Ranking:
        return super().ranking(state)[:1] if any(self.scores(state)) else super().ranking(state)


class ShowsTheNextCard(Tower):
    def view(self, state: State) -> CardsView:
        return replace(super().view(state), left=later(state))


class WhispersTheNextCard(Tower):
    def private(self, state: State, seat: int) -> PrivateCards:
        return PrivateCards(pointed_symbol=later(state) % 57) if seat else PrivateCards()


class HintsInItsReasons(Tower):
    def judge(self, state: State, claim: Claim) -> Reason:
        reason = super().judge(state, claim)
        hint = reason.is_wrong and claim.symbol in self.on_card[later(state)]
        return Reason.NOT_ON_ALL_CARDS if hint else reason


class GetsStuck(Tower):
    spec = replace(Tower.spec, narrows=True)

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        return () if any(view.scores) else super().chances(view, private, seat)


class SaysAnotherAim(Tower):
    spec = replace(Tower.spec, aim=Aim(("own",), ("seats",)))


class HidesAChance(HotPotato):
    spec = replace(HotPotato.spec, narrows=True)

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        return super().chances(view, private, seat)[:1]


class NeverEnds(Tower):
    def apply(self, state: State, claim: Claim) -> State:
        return replace(super().apply(state, claim), turned=state.turned)


class EndsAllTheSame(Tower):
    spec = Spec("tower", seats=range(2, 9), endless=True)


class ChangesThePast(Tower):
    def apply(self, state: State, claim: Claim) -> State:
        after = super().apply(state, claim)
        force_setattr(state, "piles", after.piles)
        return after


class AppliesByChance(Tower):
    numbers = count()

    def apply(self, state: State, claim: Claim) -> State:
        return super().apply(state, Claim(next(self.numbers) % self.seats, claim.symbol))


class PlaysOnAfterTheEnd(Tower):
    def finished(self, state: State) -> bool:
        return state.turned >= len(state.deal) - 1

    def view(self, state: State) -> CardsView:
        return replace(super().view(state), finished=self.finished(state))


class OffersAfterTheEnd(Tower):
    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        return super().chances(view, private, seat) or (Chance(None, (0, 1)),)


class DealsADictionary(Tower):
    def shuffle(self, rng: Random) -> Any:
        return dict.fromkeys(super().shuffle(rng))

    def start(self, deal: Any) -> State:
        return super().start(tuple(deal))


BREAKERS = [
    (RefusesItsDeal, "shuffles a deal that it refuses: 55 cards are not enough"),
    (DrawsAtTheStart, "start gives different tables for one deal"),
    (PeeksWhileJudging, "judge changes the table"),
    (ChangesItsMind, "judge answers match, then no_card"),
    (OffersWhatItRefuses, "is offered as a chance but judged no_card"),
    (BelievesAnySymbol, "names a symbol that is not on all its cards, but is judged match"),
    (TripsOverATarget, "judge raises"),
    (TakesAnyTarget, "points at nothing, but is judged"),
    (LosesACard, "lost the cards"),
    (DoublesACard, "doubled the cards"),
    (ShowsALooseView, "the view does not survive JSON"),
    (HidesTheEnd, "disagree on whether it is over"),
    (ForgetsAScore, "not one score for each side"),
    (AwardsSomeOnly, "points for some sides only"),
    (ForgetsTheLast, "does not place every side once"),
    (ShowsTheNextCard, "can tell the unseen cards"),
    (WhispersTheNextCard, "can tell the unseen cards"),
    (HintsInItsReasons, "can tell the unseen cards"),
    (GetsStuck, "nobody can claim anything"),
    (SaysAnotherAim, "the aim of its spec and `chances` differ"),
    (HidesAChance, "is right but `chances` does not offer it"),
    (NeverEnds, "not over after 1200 right claims"),
    (EndsAllTheSame, "is over, although its spec says endless"),
    (ChangesThePast, "apply changes the old table"),
    (AppliesByChance, "apply differs each time"),
    (PlaysOnAfterTheEnd, "the game is over, but Claim"),
    (OffersAfterTheEnd, "the game is over, but offers chances"),
    (DealsADictionary, "a deal is made of tuples and Structs"),
]


@pytest.mark.parametrize(("breaker", "complaint"), BREAKERS, ids=lambda value: str(value)[:40])
def test_a_game_that_breaks_a_law_is_caught(breaker: type[Tower], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint) as caught:
        check_game(breaker, plays=6)
    assert "\n" not in str(caught.value)
