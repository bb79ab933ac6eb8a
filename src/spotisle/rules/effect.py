"""What a right claim does on the table, for show: the cards that move, and those that light up."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spotisle.rules.aim import Spots, seat_spot
from spotisle.rules.claim import Claim
from spotisle.rules.spec import TargetKind
from spotisle.rules.view import NOTHING_PRIVATE, CardsView, PrivateCards

if TYPE_CHECKING:
    from spotisle.rules.game import Game


class CardMove(Struct, frozen=True, gc=False):
    """A card goes from one spot of the table to another."""

    card: int
    source: str
    to: str


class Effect(Struct, frozen=True, gc=False):
    """What everyone sees of a right claim."""

    moves: tuple[CardMove, ...]
    lit: tuple[str, ...]
    """Where a compared card lies that neither moves nor has another one land on it."""
    own: str
    """The claimant's own pile, where most cards go."""


def find_effect(game: "Game[Any, Any]", before: Any, claim: Claim, after: Any) -> Effect:  # noqa: ANN401
    """Return what a right claim did, without any card that nobody but its holder has seen."""
    teams = game.spec.team_piles
    shown = Spots.of(game.view(before), teams=teams).cards
    seen = {*shown.values(), *Spots.of(game.view(after), teams=teams).cards.values()}
    moves = tuple(move for move in game.moves(before, claim, after) if move.card in seen)
    moving = {spot for move in moves for spot in (move.source, move.to)}
    spot_of = {card: spot for spot, card in shown.items()}
    compared = [spot_of[card] for card in _compared(game, before, claim) if card in spot_of]
    lit = tuple(spot for spot in compared if spot not in moving)
    return Effect(moves, lit, game.spots(game.view(before), NOTHING_PRIVATE, claim.seat).own)


def _compared(game: "Game[Any, Any]", state: Any, claim: Claim) -> tuple[int, ...]:  # noqa: ANN401
    """Return the cards that a right claim has compared."""
    if game.spec.target is TargetKind.CARDS:
        return tuple(claim.target)
    chances = game.chances(game.view(state), game.private(state, claim.seat), claim.seat)
    right = (chance.cards for chance in chances if chance.target == claim.target)
    return next(
        (cards for cards in right if all(claim.symbol in game.on_card[card] for card in cards)), ()
    )


def find_moves(
    before: CardsView, after: CardsView, seat: int, own: int, hand: PrivateCards, *, teams: bool
) -> tuple[CardMove, ...]:
    """Return what moved between two views, the second after a right claim of this seat.

    A card that shows at another spot went there. An open card that shows nowhere any more went to
    the claimant's pile, if that grew. A card that shows for the first time came from the claimant's
    hand, if it was there, else from where nobody has seen it.
    """
    old, new = (Spots.of(view, own, teams=teams) for view in (before, after))
    cards = {card: spot for spot, card in new.cards.items()}
    moves = [
        CardMove(card, spot, cards[card])
        for spot, card in old.cards.items()
        if card in cards and cards[card] != spot
    ]
    if hand.card in cards and hand.card not in old.cards.values():
        moves.append(CardMove(hand.card, seat_spot(seat), cards[hand.card]))
    if own < len(before.piles) and after.piles[own].count > before.piles[own].count:
        taken = (card for card in before.open if card is not None and card not in cards)
        places = {card: spot for spot, card in old.cards.items()}
        moves += [CardMove(card, places[card], old.own) for card in taken]
    return tuple(moves)
