"""Changes of a crowd: a pair of cards is dealt, answered and shown."""

from msgspec import Struct
from msgspec.structs import replace

from spotisle.club.change import Change
from spotisle.club.state import ClubState, CrowdPair


class PairDealt(Change, frozen=True, tag="pair_dealt"):
    """Two cards were dealt to the crowd."""

    pair: int
    cards: tuple[int, int]
    symbol: int
    opens: float
    closes: float

    def apply(self, club: ClubState) -> None:
        """Begin the round of this pair."""
        club.phase, club.round, club.ends = "round", self.pair, self.closes
        club.pair = CrowdPair(self.pair, self.cards, self.symbol, self.opens, self.closes)
        club.answers, club.missed = {}, {}


class PairAnswer(Struct, frozen=True, array_like=True, gc=False):
    """One person's answer."""

    person: int
    right: bool
    seconds: float
    """The fair time."""
    points: int
    symbol: int | None = None
    """What was named; None in old journals."""


class PairAnswered(Change, frozen=True, tag="pair_answered"):
    """People answered."""

    answers: tuple[PairAnswer, ...]

    def apply(self, club: ClubState) -> None:
        """Count the answers."""
        for answer in self.answers:
            person = answer.person
            if answer.right:
                club.answers[person] = (True, answer.seconds, answer.points)
                club.crowd[person] += answer.points
            else:
                club.missed[person] = club.missed.get(person, 0) + 1


class PairClosing(Change, frozen=True, tag="pair_closing"):
    """Nearly everybody has answered: the pair closes sooner."""

    closes: float

    def apply(self, club: ClubState) -> None:
        """Close sooner."""
        if club.pair is not None:
            club.pair = replace(club.pair, closes=self.closes)
            club.ends = self.closes


class PairShown(Change, frozen=True, tag="pair_shown"):
    """The result of a pair and the standings were shown."""

    ends: float | None = None

    def apply(self, club: ClubState) -> None:
        """Show the result."""
        club.phase, club.ends = "results", self.ends
        club.crowd_shown = club.crowd.copy()
        if club.pair is not None:
            club.pair = replace(club.pair, shown=True)
