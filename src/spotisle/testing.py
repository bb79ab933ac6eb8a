"""The conformance test of minigames, for the author of a new one.

`check_game` plays a game at random through its own rules and stops at the first law that is broken,
with one sentence that says which. docs/adding-a-game.md shows it at work.

>>> from spotisle.rules import GAMES
>>> check_game(GAMES["duel"])
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from spotisle.rules import (
    CardsView,
    Chance,
    Claim,
    Deck,
    PrivateCards,
    Reason,
    SetupError,
    Target,
    TargetKind,
)
from spotisle.rules.aim import Spots, read_aim, seat_spot
from spotisle.rules.claim import MATCH
from spotisle.rules.effect import find_effect
from spotisle.rules.registry import AnyGame

__all__ = ["check_game"]

ABSURD_TARGETS: tuple[Target, ...] = (None, -1, 10**6, (), (0,), (0, 0, 0), (-1, 0, 10**6))
FULL_CHECK_INTERVAL = 5
"""All other claims are tried only at every fifth claim, because that is slow."""
ENDLESS_CLAIMS = 80
"""How many claims of an endless game are played."""


def check_game(
    game: type[AnyGame] | AnyGame, *, deck: str | None = None, seed: int = 0, plays: int = 2
) -> None:
    """Play a game at random and raise `AssertionError` at the first law that it breaks.

    A class is tried with every number of players that its spec allows, with its usual options; an
    instance is tried as it is set up. The same seed plays the same games. The laws:

    - a shuffled deal passes the game's own check, and equal deals give equal tables;
    - `judge` and `apply` do not mutate their arguments, and return the same when called again;
    - what `chances` offers a seat is right with the shared symbol and wrong with any other, and
      nothing that is right is missing;
    - a screen that reads the aim of the spec, or the aims of a seat, finds the same chances;
    - a target that does not exist is rejected, and no target raises an error;
    - cards are conserved: `cards` is the same collection in every state;
    - view and private part survive a round trip through JSON, and the view says when it is over;
    - scores are one for each side, and the ranking places every side exactly once;
    - what a seat sees, and the verdicts that it gets, do not depend on cards it has never seen;
    - nobody is stuck, the game ends or its spec says that it is endless, and a finished game
      rejects every claim.

    For the law about unseen cards a deal must be made of tuples and Structs with cards in them.
    """
    rng = Random(seed)
    for table in _tables(game, deck):
        for _ in range(plays):
            _Play(table, rng).check()


def _tables(game: type[AnyGame] | AnyGame, deck: str | None) -> Iterator[AnyGame]:
    if not isinstance(game, type):
        yield game
        return
    cards = Deck.named(deck or ("island" if game.spec.teams else "classic"))
    for seats in game.spec.seats:
        yield game(seats, cards, game.usual_options(seats, cards))


class _Play:
    """One game played at random to its end, and the cards that each seat has seen."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.deal = game.shuffle(rng)
        self.claims: list[Claim] = []
        self.shown: list[list[set[int]]] = []
        """After each claim, the cards that each seat has seen so far."""

    def require(self, holds: bool, complaint: str) -> None:
        if not holds:
            name, seats = self.game.spec.name, self.game.seats
            raise AssertionError(f"{name} with {seats} players: {complaint}")

    def check(self) -> None:
        state = self._begin()
        dealt = Counter(self.game.cards(state))
        self._check_state(state, dealt)
        while not self._at_end(state, dealt.total()):
            state = self._apply(state, self._right_claim(state))
            self._check_state(state, dealt)
        if self.game.finished(state):
            self._check_over(state)
        self._check_secrets()

    def _at_end(self, state: object, cards: int) -> bool:
        over, endless = self.game.finished(state), self.game.spec.endless
        self.require(not (over and endless), "is over, although its spec says endless")
        self.require(
            endless or len(self.claims) < 100 + 20 * cards,
            f"not over after {len(self.claims)} right claims; an endless game says so in its spec",
        )
        return over or (endless and len(self.claims) == ENDLESS_CLAIMS)

    def _check_state(self, state: object, dealt: Counter[int]) -> None:
        cards = Counter(self.game.cards(state))
        self.require(cards >= dealt, f"{self._last()} lost the cards {sorted(dealt - cards)}")
        self.require(cards <= dealt, f"{self._last()} doubled the cards {sorted(cards - dealt)}")
        self._check_view(state)
        self._check_standing(state)
        self._check_aims(state)

    def _last(self) -> str:
        return str(self.claims[-1]) if self.claims else "the deal"

    def _begin(self) -> Any:  # noqa: ANN401
        try:
            self.game.check_deal(self.deal)
        except SetupError as error:
            self.require(holds=False, complaint=f"shuffles a deal that it refuses: {error}")
        state = self.game.start(self.deal)
        self.require(
            state == self.game.start(self.deal),
            "start gives different tables for one deal; states compare by value, and chance "
            "belongs in shuffle",
        )
        return state

    def _check_view(self, state: object) -> None:
        view = self.game.view(state)
        self.require(_through_json(view) == view, "the view does not survive JSON")
        shown = deepcopy(self.shown[-1]) if self.shown else [set() for _ in range(self.game.seats)]
        for seat in range(self.game.seats):
            private = self.game.private(state, seat)
            self.require(_through_json(private) == private, "a private part does not survive JSON")
            shown[seat] |= _cards_in(view, private)
        self.shown.append(shown)
        self.require(
            view.finished == self.game.finished(state),
            "the view and the game disagree on whether it is over",
        )

    def _check_aims(self, state: object) -> None:
        """Check that the aims sent to each seat stand for exactly the chances of `chances`."""
        game, view = self.game, self.game.view(state)
        if view.finished:
            return
        usual = game.layout.aim
        for seat in range(game.seats):
            private = game.private(state, seat)
            aims = game.aims(view, private, seat)
            spots = game.spots(view, private, seat)
            sent = {
                _plain(chance)
                for aim in ((usual,) if aims is None else aims)
                for chance in read_aim(
                    msgspec.structs.replace(aim, own=usual.own) if aim.own is None else aim,
                    game.spec.target,
                    spots,
                )
            }
            offered = {_plain(chance) for chance in game.chances(view, private, seat)}
            self.require(
                sent == offered,
                f"after {self._last()} the aim of its spec and `chances` differ for seat {seat}; "
                "a spec whose aim does not always hold says `narrows`",
            )

    def _check_missing(self, state: object, seat: int) -> None:
        """Try every symbol on every target: what is right must have been a chance."""
        game, view = self.game, self.game.view(state)
        targets: dict[TargetKind, Iterable[Target]] = {
            TargetKind.NONE: (None,),
            TargetKind.SEAT: range(game.seats),
            TargetKind.TEAM: range(game.sides),
            TargetKind.CELL: range(len(view.open)),
            TargetKind.CARD: [card for card in view.open if card is not None],
        }
        offered = {
            (chance.target, symbol)
            for chance in self._chances(state, seat)
            for symbol in self._shared_symbols(chance)
        }
        for target in targets.get(game.spec.target, ()):
            for symbol in range(game.deck.plane.size):
                if game.judge(state, Claim(seat, symbol, target)) is MATCH:
                    self.require(
                        (target, symbol) in offered,
                        f"{Claim(seat, symbol, target)} is right but `chances` does not offer it",
                    )

    def _check_standing(self, state: object) -> None:
        game = self.game
        self.require(len(game.scores(state)) == game.sides, "there is not one score for each side")
        self.require(
            len(game.points(state)) in (0, game.sides), "there are points for some sides only"
        )
        ranked = sorted(side for group in game.ranking(state) for side in group)
        self.require(
            ranked == list(range(game.sides)),
            f"the ranking {game.ranking(state)} does not place every side once",
        )

    def _right_claim(self, state: object) -> Claim:
        """Try a few of the seats' chances, and return one that is right."""
        offers = [
            (seat, chance, symbol)
            for seat in range(self.game.seats)
            for chance in self._chances(state, seat)
            for symbol in self._shared_symbols(chance)
        ]
        self.require(
            bool(offers), f"nobody can claim anything after {self._last()}, but it goes on"
        )
        seat, chance, symbol = self.rng.choice(offers)
        claim = Claim(seat, symbol, chance.target)
        reason = self._judge(state, claim)
        self.require(reason is MATCH, f"{claim} is offered as a chance but judged {reason.value}")
        self._check_wrong(state, seat, chance)
        self._check_absurd(state, seat, symbol)
        if len(self.claims) % FULL_CHECK_INTERVAL == 0:
            self._check_missing(state, seat)
        return claim

    def _chances(self, state: object, seat: int) -> tuple[Chance, ...]:
        return self.game.chances(self.game.view(state), self.game.private(state, seat), seat)

    def _shared_symbols(self, chance: Chance) -> frozenset[int]:
        return frozenset.intersection(*(self.game.on_card[card] for card in chance.cards))

    def _judge(self, state: object, claim: Claim) -> Reason:
        """Judge a claim as a table does, which rejects targets that the game does not know."""
        if not self.game.knows_target(claim.target):
            return Reason.UNKNOWN_TARGET
        before = deepcopy(state)
        reason = self.game.judge(state, claim)
        self.require(state == before, f"judge changes the table when asked about {claim}")
        again = self.game.judge(state, claim)
        self.require(reason is again, f"judge answers {reason.value}, then {again.value}: {claim}")
        return reason

    def _check_wrong(self, state: object, seat: int, chance: Chance) -> None:
        symbol = self.rng.choice(
            sorted(set(range(self.game.deck.plane.size)) - self._shared_symbols(chance))
        )
        claim = Claim(seat, symbol, chance.target)
        reason = self._judge(state, claim)
        self.require(
            reason.is_wrong,
            f"{claim} names a symbol that is not on all its cards, but is judged {reason.value}",
        )

    def _check_absurd(self, state: object, seat: int, symbol: int) -> None:
        claim = Claim(seat, symbol, self.rng.choice(ABSURD_TARGETS))
        try:
            reason = self._judge(state, claim)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise AssertionError(
                f"{self.game.spec.name}: judge raises {error!r} for {claim}; refuse it instead"
            ) from error
        self.require(
            self.game.spec.target is TargetKind.NONE or not (reason is MATCH or reason.is_wrong),
            f"{claim} points at nothing, but is judged {reason.value}",
        )

    def _apply(self, state: object, claim: Claim) -> Any:  # noqa: ANN401
        before = deepcopy(state)
        after = self.game.apply(state, claim)
        self.require(state == before, f"apply changes the old table: {claim}")
        self.require(after == self.game.apply(state, claim), f"apply differs each time: {claim}")
        self._check_effect(state, claim, after)
        self.claims.append(claim)
        return after

    def _check_effect(self, before: object, claim: Claim, after: object) -> None:
        """Check that every moved card was at the start of its move, visible or in the hand."""
        views = (self.game.view(before), self.game.view(after))
        lay, lies = (Spots.of(view, teams=self.game.spec.team_piles).cards for view in views)
        for move in find_effect(self.game, before, claim, after).moves:
            hidden = move.source == seat_spot(claim.seat) and move.source not in lay
            self.require(
                lay.get(move.source) == move.card or hidden or move.card not in lies.values(),
                f"{claim}: {move} begins where that card does not lie",
            )

    def _check_over(self, state: object) -> None:
        for claim in self._probes() + self.claims[-3:]:
            reason = self._judge(state, claim)
            self.require(
                not (reason is MATCH or reason.is_wrong),
                f"the game is over, but {claim} is judged {reason.value}",
            )
        for seat in range(self.game.seats):
            self.require(not self._chances(state, seat), "the game is over, but offers chances")

    def _probes(self, seat: int | None = None) -> list[Claim]:
        """Return random claims, of one seat or of any."""
        seats, plane = range(self.game.seats), self.game.deck.plane.size
        return [
            Claim(
                self.rng.choice(seats) if seat is None else seat,
                self.rng.randrange(plane),
                self.rng.choice([None, self.rng.randrange(plane), self.rng.choice(seats)]),
            )
            for _ in range(10)
        ]

    def _check_secrets(self) -> None:
        """Swap two cards that a seat has never seen; nothing that it gets may change."""
        for seat in range(self.game.seats):
            moment = self.rng.randrange(len(self.shown))
            hidden = sorted(_cards_of(self.deal) - self.shown[moment][seat])
            if len(hidden) >= 2:
                first, second = self.rng.sample(hidden, 2)
                swapped = _relabel(self.deal, {first: second, second: first})
                probes = self._probes(seat)
                self.require(
                    self._learn(self.deal, moment, seat, probes)
                    == self._learn(swapped, moment, seat, probes),
                    f"seat {seat} can tell the unseen cards {first} and {second} apart",
                )

    def _learn(self, deal: object, moment: int, seat: int, probes: list[Claim]) -> object:
        """Return everything that a seat learns at one moment of the game with this deal."""
        state = self.game.start(deal)
        for claim in self.claims[:moment]:
            state = self.game.apply(state, claim)
        view, private = self.game.view(state), self.game.private(state, seat)
        aims = self.game.aims(view, private, seat)
        shown = msgspec.json.encode((view, private, aims))
        standing = (self.game.scores(state), self.game.points(state), self.game.ranking(state))
        return shown, standing, [self._judge(state, probe) for probe in probes]


def _plain(chance: Chance) -> tuple[object, frozenset[int]]:
    target = chance.target
    return frozenset(target) if isinstance(target, tuple) else target, frozenset(chance.cards)


def _through_json(part: CardsView | PrivateCards) -> object:
    try:
        return msgspec.json.decode(msgspec.json.encode(part), type=type(part))
    except (msgspec.MsgspecError, TypeError) as error:
        return error


def _cards_in(view: CardsView, private: PrivateCards) -> set[int]:
    piles = [pile.top for pile in (*view.piles, *([view.middle] if view.middle else []))]
    cards = (*piles, *view.open, *view.ports, private.card, private.partner_card)
    return {card for card in cards if card is not None}


def _cards_of(deal: object) -> set[int]:
    if isinstance(deal, int):
        return {deal}
    return set().union(*map(_cards_of, _parts(deal)))


def _relabel(deal: Any, names: dict[int, int]) -> Any:  # noqa: ANN401
    if isinstance(deal, int):
        return names.get(deal, deal)
    parts = [_relabel(part, names) for part in _parts(deal)]
    return tuple(parts) if isinstance(deal, tuple) else type(deal)(*parts)


def _parts(deal: object) -> tuple[Any, ...]:
    if isinstance(deal, tuple):
        return deal
    if isinstance(deal, msgspec.Struct):
        return msgspec.structs.astuple(deal)
    raise AssertionError(f"a deal is made of tuples and Structs with cards in them, not {deal!r}")
