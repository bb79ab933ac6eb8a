"""What screens show of a right claim: the cards that move, and those that light up."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spotisle.rules.aim import HAND, MIDDLE, OWN, open_spot, seat_spot, team_spot
from spotisle.rules.claim import Claim
from spotisle.rules.spec import TargetKind
from spotisle.rules.view import NOTHING_PRIVATE, CardsView

if TYPE_CHECKING:
    from spotisle.rules.game import Game

SpotOfCard = dict[int, str]
"""The spot of each card that everybody sees."""


class CardMove(Struct, frozen=True, gc=False):
    """A card goes from one spot of the table to another."""

    card: int
    source: str
    to: str


class Effect(Struct, frozen=True, gc=False):
    """What everyone sees of a right claim."""

    moves: tuple[CardMove, ...]
    lit: tuple[str, ...]
    """Spots of compared cards that do not move and that no card moves to."""
    own: str
    """The claimant's own pile, where most cards go."""


def write_effect(effect: Effect) -> dict[str, Any]:
    """Return the fields of an effect in an event or a film; empty ones are left out.

    A move is a card, its spot before and its spot after; without the last, it went to the pile of
    the claimant. Where it lands on another card, that one lights up as well.

    >>> write_effect(Effect((CardMove(7, "open-3", "seat-2"),), ("middle",), own="seat-2"))
    {'moves': [[7, 'open-3']], 'lit': ('middle',)}
    """
    fields: dict[str, Any] = {}
    if effect.moves:
        fields["moves"] = [
            [move.card, move.source, *([] if move.to == effect.own else [move.to])]
            for move in effect.moves
        ]
    if effect.lit:
        fields["lit"] = effect.lit
    return fields


def find_effect(
    game: "Game[Any, Any]",
    before: object,
    claim: Claim,
    after: object,
    views: tuple[CardsView, CardsView] | None = None,
) -> Effect:
    """Return what a right claim did, without cards that only their holder has seen.

    `views` are the views of the two states, if they were computed before.
    """
    view, view_after = views or (game.view(before), game.view(after))
    teams, pile = game.spec.team_piles, game.pile_of(claim.seat)
    own = (team_spot if teams else seat_spot)(pile)
    moves = game.moves(before, claim, after)
    if moves is None:
        hand = game.private(before, claim.seat) if game.spec.hides_hands else NOTHING_PRIVATE
        old, new = spots_of_cards(view, teams=teams), spots_of_cards(view_after, teams=teams)
        grew = pile < len(view.piles) and view_after.piles[pile].count > view.piles[pile].count
        taken = [card for card in view.open if card is not None and card not in new] if grew else ()
        moves = _difference(old, new, hand.card, claim.seat, [(card, own) for card in taken])
    else:
        moves = tuple([it for it in moves if _shows(view, it.card) or _shows(view_after, it.card)])
    lit = _lit_spots(game, before, view, claim, own)
    if moves:
        moving = [spot for move in moves for spot in (move.source, move.to)]
        lit = [spot for spot in lit if spot not in moving]
    return Effect(moves, tuple(lit), own)


def _shows(view: CardsView, card: int) -> bool:
    """Tell whether everybody sees a card."""
    if view.middle is not None and view.middle.top == card:
        return True
    return card in view.open or card in [pile.top for pile in view.piles]


def spots_of_cards(view: CardsView, *, teams: bool) -> SpotOfCard:
    """Return the spots of the cards of a view."""
    pile_spot = team_spot if teams else seat_spot
    spots: SpotOfCard = {}
    for number, pile in enumerate(view.piles):
        if pile.top is not None:
            spots[pile.top] = pile_spot(number)
    for place, card in enumerate(view.open):
        if card is not None:
            spots[card] = open_spot(place)
    if view.middle is not None and view.middle.top is not None:
        spots[view.middle.top] = MIDDLE
    return spots


def _lit_spots(
    game: "Game[Any, Any]",
    state: object,
    view: CardsView,
    claim: Claim,
    own: str,
) -> Sequence[str]:
    """Return the spots of the cards that a right claim compared, except hidden ones."""
    spec, target = game.spec, claim.target
    if game.exact_spots:
        return [own if spot == OWN else spot for spot in game.exact_spots]
    spot_of = spots_of_cards(view, teams=spec.team_piles)
    if spec.target is TargetKind.CARDS:
        return [spot_of[card] for card in target]
    searched = spec.aim.own if spec.aim else None
    if searched is not None and spec.target is not TargetKind.NONE:
        base = [own if spot == OWN else spot for spot in searched if spot != HAND]
        return [*base, _goal(spec.target, target, spot_of)]
    chances = game.chances(view, game.private(state, claim.seat), claim.seat)
    right = (chance.cards for chance in chances if chance.target == target)
    cards = next(
        (cards for cards in right if all(claim.symbol in game.on_card[card] for card in cards)), ()
    )
    return [spot_of[card] for card in cards if card in spot_of]


def _goal(kind: TargetKind, target: int, spot_of: SpotOfCard) -> str:
    if kind is TargetKind.CARD:
        return spot_of[target]
    if kind is TargetKind.CELL:
        return open_spot(target)
    return (team_spot if kind is TargetKind.TEAM else seat_spot)(target)


def _difference(
    old: SpotOfCard,
    new: SpotOfCard,
    hand: int | None,
    seat: int,
    taken: Sequence[tuple[int, str]],
) -> tuple[CardMove, ...]:
    """Return what moved between two views, the second after a right claim of this seat.

    A card that is visible at another spot moved there. An open card that is not visible any more
    was taken to the claimant's pile, if that grew. A newly visible card came from the claimant's
    hand, if it was there; otherwise it is not a move.
    """
    moves = [
        CardMove(card, spot, new[card])
        for card, spot in old.items()
        if card in new and new[card] != spot
    ]
    if hand is not None and hand in new and hand not in old:
        moves.append(CardMove(hand, seat_spot(seat), new[hand]))
    moves += [CardMove(card, old[card], to) for card, to in taken]
    return tuple(moves)
