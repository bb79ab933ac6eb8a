"""The interface that a minigame implements.

A game is one object for one table: it knows the deck, the seats and the options, and holds no state
of play. Its functions are pure; the caller owns the clock, the randomness and the history.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spotisle.bounds import convert_stored
from spotisle.errors import locate_problem
from spotisle.rules.aim import Spots, exact_spots, find_aims, read_aim
from spotisle.rules.beat import Beat
from spotisle.rules.claim import MATCH, Chance, Claim, Pointing, Reason
from spotisle.rules.deck import Cards, Deck
from spotisle.rules.effect import CardMove
from spotisle.rules.errors import SetupError
from spotisle.rules.island import board
from spotisle.rules.spec import Aim, Counting, PenaltyName, SeatAim, Spec, TargetKind
from spotisle.rules.teams import Teams
from spotisle.rules.view import NOTHING_PRIVATE, CardsView, PrivateCards, TableLayout

if TYPE_CHECKING:
    from random import Random

CONTRACT = 1
"""The version of the interface in this file and of the types that it uses. It rises when games for
the old version would break; docs/games-api.md lists the changes."""

Ranking = tuple[tuple[int, ...], ...]
"""Groups of seats or teams, best first; a group is a tie, in the table's order."""

ALL_57: Final = 57

S = TypeVar("S")
D = TypeVar("D")
_Old = TypeVar("_Old")
_New = TypeVar("_New")
_Key = TypeVar("_Key", int, tuple[int, ...])


class Options(Struct, frozen=True):
    """What a table may choose in every game; a game adds its own. Unknown names are ignored."""

    penalty: PenaltyName | None = None
    """After a wrong claim; None is the game's default."""
    cards: Literal[55, 57] | None = None
    """How many cards are dealt of a deck that leaves two out: classic and beach. None is 55."""


def _choices(options: type[Options], name: str) -> list[str]:
    """Return the words and numbers that an option accepts."""
    kind = get_type_hints(options)[name]
    kinds = [kind, *get_args(kind)]
    words = [word for each in kinds for word in get_args(each)]
    return [str(word) for word in words if isinstance(word, str | int)]


class Game(ABC, Generic[S, D]):
    """A minigame at one table, with states S that begin from a deal D."""

    spec: ClassVar[Spec]
    contract: ClassVar[int]
    """The `CONTRACT` that it was written for; only games from other packages have to set it."""
    options_type: ClassVar[type[Options]] = Options
    deal_type: ClassVar[type[Struct] | None] = None
    """The type of a deal with the fields that the spec names; None for a plain list of cards."""

    def __init__(
        self,
        seats: int,
        deck: Deck,
        options: Mapping[str, Any] | None = None,
        teams: Teams | None = None,
    ) -> None:
        if seats not in self.spec.seats:
            first, last = self.spec.seats[0], self.spec.seats[-1]
            wanted = str(first) if first == last else f"{first} to {last}"
            raise SetupError(f"{self.spec.name} is for {wanted} players, not {seats}", "players")
        self.seats = seats
        self.on_card = deck.plane.symbol_sets
        self.chosen: Mapping[str, Any] = options or {}
        """The options as given; records contain these."""
        self.secret = ""
        """The seed of later shuffles in an endless game, never sent; empty in other games."""
        self.options = self._read_options(self.chosen)
        self.deck = deck.with_spare_cards() if self.options.cards == ALL_57 else deck
        self.penalty: PenaltyName = self.options.penalty or self.spec.penalty
        self._everyone = frozenset(range(seats))

    def _read_options(self, options: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Return the options as `options_type`; each game annotates `self.options` with its own."""
        try:
            return convert_stored(options, self.options_type)
        except msgspec.ValidationError as error:
            raise self._explain(error) from None

    @classmethod
    def check_limits(cls, options: Mapping[str, Any]) -> None:
        """Raise `SetupError` if an option exceeds the limits for new games.

        Older records and rooms may exceed them, and are still read.
        """
        try:
            msgspec.convert(options, type=cls.options_type)
        except msgspec.ValidationError as error:
            raise cls._explain(error) from None

    @classmethod
    def _explain(cls, error: msgspec.ValidationError) -> SetupError:
        name, problem = locate_problem(error)
        if problem.startswith("Invalid enum value"):
            problem = f"must be one of {', '.join(_choices(cls.options_type, name))}"
        return SetupError(f"options.{name}: {problem}")

    @classmethod
    def usual_options(cls, seats: int, deck: Deck) -> dict[str, Any]:
        """Return defaults for a new game that depend on the seats or the deck."""
        return {}

    @property
    def sides(self) -> int:
        """How many seats are ranked against each other; in the island games, how many teams."""
        return self.seats

    @property
    def seating(self) -> Teams | None:
        """The teams, in games for teams."""
        return None

    @cached_property
    def exact_spots(self) -> tuple[str, ...]:
        """The spots that every claim compares; none if a claim chooses among several."""
        return exact_spots(self.spec.aim) if self.spec.aim else ()

    @cached_property
    def targets(self) -> Container[object] | None:
        """What a claim may point at; None if claims have no target."""
        match self.spec.target:
            case TargetKind.SEAT:
                return range(self.seats)
            case TargetKind.TEAM:
                return range(self.sides)
            case TargetKind.CELL:
                return range(len(self.cells) or board.SIZE)
            case TargetKind.CARD:
                return range(self.deck.plane.size)
            case TargetKind.CARDS:
                return _Triples(frozenset(range(self.deck.plane.size)))
            case TargetKind.NONE:
                return None

    def knows_target(self, target: object) -> bool:
        """Tell whether a claim may point at this; otherwise the table rejects it."""
        return self.targets is None or target in self.targets

    @abstractmethod
    def shuffle(self, rng: "Random") -> D:
        """Return a new deal. This is the only random part of a game."""

    @abstractmethod
    def check_deal(self, deal: D) -> None:
        """Raise `SetupError` unless the deal is enough for the first lay-out."""

    def check_setup(self) -> None:
        """Raise `SetupError` unless options, seats and deck go together for every deal."""
        from random import Random

        self.check_deal(self.shuffle(Random(0)))

    @abstractmethod
    def start(self, deal: D) -> S:
        """Return the state before the first claim."""

    @abstractmethod
    def judge(self, state: S, claim: Claim) -> Reason:
        """Return `MATCH` if a claim is right in this state, otherwise the reason why not.

        Seat, symbol and target exist: the table has checked them.
        """

    @abstractmethod
    def apply(self, state: S, claim: Claim) -> S:
        """Return the state after a right claim, with all its consequences."""

    @abstractmethod
    def finished(self, state: S) -> bool:
        """Tell whether the game is over."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Return the score of each side."""

    @abstractmethod
    def ranking(self, state: S) -> Ranking:
        """Return the sides in groups, best first; also during the game."""

    @abstractmethod
    def view(self, state: S) -> CardsView:
        """Return what everyone may see."""

    @property
    def cells(self) -> tuple[board.Hexagon, ...]:
        """The hexagons of the open cards; those of the island unless the game has others."""
        return board.CELLS if self.spec.layout == "hexagons" else ()

    @property
    def port_places(self) -> tuple[board.Hexagon, ...]:
        """The places of the ports beside the hexagons."""
        return ()

    @property
    def layout(self) -> TableLayout:
        """The layout of the table, constant during a game."""
        spec = self.spec
        return TableLayout(
            target=spec.target,
            piles="teams" if spec.team_piles else "seats",
            layout=spec.layout,
            cells=self.cells,
            ports=self.port_places,
            rounds=spec.rounds,
            aim=spec.aim or Aim(),
        )

    @property
    def counting(self) -> Counting | None:
        """What the scores mean at this table."""
        counting, award = self.spec.counting, self.spec.award
        return replace(counting, award=award.most) if counting and award else counting

    def pile_of(self, seat: int) -> int:
        """Return the number of the pile that is a seat's own, or its team's."""
        teams = self.seating
        return teams.of_seat[seat] if teams and self.spec.team_piles else seat

    def spots(self, view: CardsView, private: PrivateCards, seat: int) -> Spots:
        """Return the spots of the cards that a seat sees."""
        return Spots.of(view, self.pile_of(seat), private, teams=self.spec.team_piles)

    def chances(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[Chance, ...]:
        """Return all that a seat may claim, from what it sees: by default all that the aim names.

        Bots and screens use this. A game without an aim, or with `narrows`, overrides it.
        """
        if view.finished or self.spec.aim is None:
            return ()
        return read_aim(self.spec.aim, self.spec.target, self.spots(view, private, seat))

    def aims(self, view: CardsView, private: PrivateCards, seat: int) -> tuple[SeatAim, ...] | None:
        """Return the chances of a seat for its screen, as aims; None if the game's aim is right."""
        if self.spec.aim is not None and not self.spec.narrows:
            return None
        spots = self.spots(view, private, seat)
        found = find_aims(self.chances(view, private, seat), self.spec.target, spots)
        usual = spots.named(self.spec.aim.own or ()) if self.spec.aim else None
        return tuple(
            replace(aim, own=None) if list(aim.own or ()) == usual else aim for aim in found
        )

    def barred(self, view: CardsView, seat: int) -> Reason | None:
        """Return why a seat may not claim what `chances` leaves out of the aim."""
        return None

    def moves(self, before: S, claim: Claim, after: S) -> tuple[CardMove, ...] | None:
        """Return the cards that a right claim moved, in the order of the animation.

        None: take the difference of the two views. Override it if a card moves that neither view
        shows at its new spot, such as the last card of a round.
        """
        return None

    def prefer(self, view: CardsView, seat: int, chances: Sequence[Chance]) -> Chance:
        """Return the best chance for this seat; any of them if all are equally good."""
        return chances[0]

    @abstractmethod
    def cards(self, state: S) -> Cards:
        """Return every card of the deal, wherever it is now; none is ever lost or duplicated."""

    def private(self, state: S, seat: int) -> PrivateCards:
        """Return what only this seat sees; nothing if the game has no hidden cards."""
        return NOTHING_PRIVATE

    def points(self, state: S) -> tuple[int, ...]:
        """Return the points that each side has been awarded; only island games give any."""
        return ()

    def tie_break_order(self, state: S) -> tuple[int, ...]:
        """Return the order for a tie-break, if it says more than the ranking: in hot potato."""
        return ()

    def beat(self, before: S, after: S, claim: Claim) -> Beat | None:
        """Return the result of a round, if this right claim has ended one."""
        return None

    def in_play(self, state: S) -> frozenset[int]:
        """Return the seats that may still make a claim before the next change."""
        return self._everyone

    def partner(self, seat: int) -> int | None:
        """Return the seat that plays in the same team, if there are teams."""
        return None

    def judge_pointing(self, state: S, pointing: Pointing) -> Reason | None:
        """Return why a player may not point, or None; only partners in island games may."""
        return Reason.NO_PARTNER

    def match(
        self, symbol: int, own: int, other: int, not_on_own: Reason = Reason.NOT_ON_OWN_CARD
    ) -> Reason:
        """Return `MATCH` if the symbol is on both cards, otherwise where it is missing."""
        if symbol in self.on_card[own]:
            return MATCH if symbol in self.on_card[other] else Reason.NOT_ON_TARGET
        return not_on_own if symbol in self.on_card[other] else Reason.ON_NEITHER_CARD


class CardGame(Game[S, Cards]):
    """A game whose deal is the shuffled deck, top first."""

    @property
    @abstractmethod
    def first_layout(self) -> int:
        """How many cards the game needs to begin."""

    def shuffle(self, rng: "Random") -> Cards:
        """Shuffle all cards in play."""
        cards = list(range(self.deck.in_play))
        rng.shuffle(cards)
        return tuple(cards)

    def check_setup(self) -> None:
        """All cards in play must be enough."""
        self.check_deal(tuple(range(self.deck.in_play)))

    def check_deal(self, deal: Cards) -> None:
        """Reject unknown cards, duplicates, and too few cards."""
        if len(set(deal)) != len(deal):
            raise SetupError("deal: a card is there twice")
        known = range(self.deck.plane.size)
        if any(card not in known for card in deal):
            raise SetupError(f"deal: cards are 0 to {known[-1]}")
        if len(deal) < self.first_layout:
            raise SetupError(
                f"deal: {self.spec.name} with {self.seats} players needs at least "
                f"{self.first_layout} cards, not {len(deal)}",
                "cards",
            )


class _Triples(Struct, frozen=True):
    """All tuples of three different cards."""

    cards: frozenset[int]

    def __contains__(self, target: object) -> bool:
        if not isinstance(target, tuple) or len(target) != 3:
            return False
        different = set(target)
        return len(different) == 3 and different <= self.cards


def put(row: Sequence[_Old], place: int, value: _New) -> tuple[_Old | _New, ...]:
    """Return the row with a new value at one place."""
    changed: list[_Old | _New] = list(row)
    changed[place] = value
    return tuple(changed)


def bump(counts: tuple[int, ...], place: int, by: int = 1) -> tuple[int, ...]:
    """Return the counts with one of them raised."""
    changed = list(counts)
    changed[place] += by
    return tuple(changed)


def most(scores: Sequence[int]) -> Ranking:
    """Rank the highest score first.

    >>> most([3, 5, 3])
    ((1,), (0, 2))
    """
    return by_key([-score for score in scores])


def fewest(scores: Sequence[int]) -> Ranking:
    """Rank the lowest score first.

    >>> fewest([3, 5, 3])
    ((0, 2), (1,))
    """
    return by_key(list(scores))


def by_key(keys: Sequence[_Key]) -> Ranking:
    """Rank the lowest key first."""
    groups: dict[_Key, list[int]] = {}
    for side, key in enumerate(keys):
        groups.setdefault(key, []).append(side)
    return tuple([tuple(groups[key]) for key in sorted(groups)])
