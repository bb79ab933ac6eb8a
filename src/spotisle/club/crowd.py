"""The crowd: everyone on the same two cards. Individual answers are not broadcast."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from msgspec import Struct

from spotisle.club import changes as ch
from spotisle.club.state import ClubState, CrowdPair
from spotisle.protocol.club_commands import AnswerPair
from spotisle.protocol.club_views import CrowdResult, CrowdVerdict
from spotisle.rooms.credit import Link, plausible_report
from spotisle.rules import Deck

COVER_S = 4.0
"""How long the cards stay covered while a countdown runs."""
LOCK_S = 2.0
"""How long a wrong answer locks a player; it also caps their points for the pair."""
MAX_PAIR_POINTS = 1000
CAPPED_POINTS = 500
MIN_REACTION_S = 0.25
"""No answer counts as faster: devices have the cards before they uncover them."""
EARLY_S = 1.0
"""How much too early a device with a fast clock may uncover the cards. Its answers are accepted,
and their time is the reaction that the device reports."""
ENOUGH_ANSWERS_SHARE = 0.95
CLOSING_S = 2.0
"""How long a pair stays open after nearly everybody has answered."""
RESULT_S = 8.0
BIN_S = 0.5
MAX_CROWD_LEADERS = 10


class ReceivedAnswer(Struct, frozen=True):
    """An answer as it came in."""

    person: int
    command: AnswerPair
    arrived_at: float
    rtt: float | None


def deal_pair(club: ClubState, number: int, now: float, random: Random) -> ch.PairDealt:
    """Deal two cards for everybody."""
    deck = Deck.named(club.settings.deck or "classic")
    one, other = random.sample(range(deck.in_play), 2)
    opens = now + COVER_S
    return ch.PairDealt(
        at=now,
        pair=number,
        cards=(one, other),
        symbol=deck.plane.shared(one, other),
        opens=opens,
        closes=opens + club.settings.pair_seconds,
    )


def fill_teams(club: ClubState, now: float) -> list[ch.AppearanceChanged]:
    """Put everybody who has chosen no team into the smallest one."""
    teams = range(club.settings.teams)
    people = [club.people[number] for number in club.playing]
    sizes = Counter(person.team for person in people if person.team in teams)
    joined: list[ch.AppearanceChanged] = []
    for person in people if teams else ():
        if person.team not in teams:
            team = min(teams, key=lambda team: sizes[team])
            sizes[team] += 1
            joined.append(
                ch.AppearanceChanged(at=now, person=person.number, colour=person.colour, team=team)
            )
    return joined


def fair_seconds(sent: ReceivedAnswer, opens: float) -> float:
    """Return the seconds from seeing the cards to answering, without network latency.

    >>> answer = AnswerPair(id=1, pair=1, symbol=7, reaction=0.9)
    >>> early = ReceivedAnswer(1, answer, arrived_at=9.7, rtt=0.01)
    >>> fair_seconds(early, opens=10.0), fair_seconds(early, opens=9.0)
    (0.9, 0.69)
    """
    elapsed = max(0.0, sent.arrived_at - opens)
    reaction = sent.command.reaction or 0.0
    credit = Link(rtt=sent.rtt).credit(elapsed, plausible_report(reaction, elapsed))
    saw_early = min(reaction, EARLY_S) if sent.arrived_at < opens else 0.0
    return round(max(MIN_REACTION_S, elapsed - credit, saw_early), 3)


def score(seconds: float, pair_seconds: int, misses: int, *, accuracy_only: bool) -> int:
    """Return the points of a right answer.

    >>> score(3.0, 15, 0, accuracy_only=False), score(3.0, 15, 1, accuracy_only=False)
    (900, 500)
    >>> score(12.0, 15, 0, accuracy_only=True)
    1000
    """
    full = (
        MAX_PAIR_POINTS
        if accuracy_only
        else round(MAX_PAIR_POINTS * (1 - seconds / (2 * pair_seconds)))
    )
    return max(0, min(full, CAPPED_POINTS) if misses else full)


class CrowdReferee:
    """Judges the answers to one pair; locks are kept in memory only."""

    def __init__(self) -> None:
        self.locked: dict[int, float] = {}
        self.pair = 0

    def judge(
        self, club: ClubState, pair: CrowdPair, sent: Iterable[ReceivedAnswer]
    ) -> tuple[list[ch.PairAnswer], list[tuple[int, CrowdVerdict]]]:
        """Return the answers to store and the verdicts to send, by person."""
        if self.pair != pair.number:
            self.pair, self.locked = pair.number, {}
        stored: list[ch.PairAnswer] = []
        verdicts: list[tuple[int, CrowdVerdict]] = []
        answered: dict[int, tuple[bool, float, int]] = dict(club.answers)
        misses = dict(club.missed)
        for one in sent:
            person, seconds = one.person, fair_seconds(one, pair.opens)
            until = self.locked.get(person, 0.0)
            symbol = one.command.symbol
            if person in answered:
                verdict = _hit(one, pair, answered[person])
            elif one.arrived_at < until:
                verdict = _miss(one, pair, until)
            elif symbol == pair.symbol:
                points = score(
                    seconds,
                    club.settings.pair_seconds,
                    misses.get(person, 0),
                    accuracy_only=club.settings.accuracy_only,
                )
                answered[person] = (True, seconds, points)
                stored.append(
                    ch.PairAnswer(person, right=True, seconds=seconds, points=points, symbol=symbol)
                )
                verdict = _hit(one, pair, (True, seconds, points))
            else:
                misses[person] = misses.get(person, 0) + 1
                self.locked[person] = until = one.arrived_at + LOCK_S
                stored.append(
                    ch.PairAnswer(person, right=False, seconds=seconds, points=0, symbol=symbol)
                )
                verdict = _miss(one, pair, until)
            verdicts.append((person, verdict))
        return stored, verdicts


def _miss(sent: ReceivedAnswer, pair: CrowdPair, until: float) -> CrowdVerdict:
    return CrowdVerdict(
        sent.command.id, pair.number, ok=False, points=0, seconds=None, locked_until=until
    )


def _hit(sent: ReceivedAnswer, pair: CrowdPair, answer: tuple[bool, float, int]) -> CrowdVerdict:
    _, seconds, points = answer
    return CrowdVerdict(
        sent.command.id, pair.number, ok=True, points=points, seconds=seconds, locked_until=None
    )


def summarise_pair(club: ClubState, pair: CrowdPair) -> CrowdResult:
    """Return the frame with everybody's points for a pair."""
    bins = [0] * (int(club.settings.pair_seconds / BIN_S) + 1)
    for _, seconds, _ in club.answers.values():
        bins[min(len(bins) - 1, int(seconds / BIN_S))] += 1
    return CrowdResult(
        pair=pair.number,
        symbol=pair.symbol,
        histogram=tuple(bins),
        bin_seconds=BIN_S,
        right=len(club.answers),
        wrong=len([person for person in club.missed if person not in club.answers]),
        points=tuple((person, points) for person, (_, _, points) in club.answers.items()),
        top=_best(club.crowd, MAX_CROWD_LEADERS),
    )


def _best(points: Mapping[int, int], count: int) -> tuple[tuple[int, int], ...]:
    best = sorted(points.items(), key=lambda entry: (-entry[1], entry[0]))
    return tuple(best[:count])
