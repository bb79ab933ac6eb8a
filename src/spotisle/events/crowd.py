"""The crowd: everyone on the same two cards. Single answers are not broadcast."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random

from msgspec import Struct

from spotisle.events import changes as ch
from spotisle.events.state import CrowdPair, EventState
from spotisle.protocol.event_commands import AnswerPair
from spotisle.protocol.event_views import CrowdResult, CrowdVerdict
from spotisle.rooms.credit import Link, plausible_report
from spotisle.rules import Deck

COVER_S = 4.0
"""The cards lie under a cover, and a count-down runs."""
LOCK_S = 2.0
"""A wrong answer locks for so long, and caps the pair."""
MAX_POINTS = 1000
CAPPED_POINTS = 500
MIN_REACTION_S = 0.25
"""Nobody is faster: the cards were there before, under the cover."""
EARLY_S = 1.0
"""A device whose clock is ahead turns its cards up so much too soon at most: it is heard, and its
time counts from there."""
NEARLY_ALL = 0.95
LAST_S = 2.0
"""So long a pair stays open after nearly everybody has answered."""
RESULT_S = 8.0
BIN_S = 0.5
TOP = 10


class Sent(Struct, frozen=True):
    """An answer as it came in."""

    person: int
    command: AnswerPair
    arrived_at: float
    rtt: float | None


def deal_pair(event: EventState, number: int, now: float, random: Random) -> ch.PairDealt:
    """Deal two cards for everybody."""
    deck = Deck.named(event.settings.deck or "classic")
    one, other = random.sample(range(deck.in_play), 2)
    opens = now + COVER_S
    return ch.PairDealt(
        at=now,
        pair=number,
        cards=(one, other),
        symbol=deck.plane.shared(one, other),
        opens=opens,
        closes=opens + event.settings.pair_seconds,
    )


def fill_teams(event: EventState, now: float) -> list[ch.Dressed]:
    """Put everybody who has chosen no team into the smallest one."""
    teams = range(event.settings.teams)
    people = [event.people[number] for number in event.playing]
    sizes = Counter(person.team for person in people if person.team in teams)
    joined: list[ch.Dressed] = []
    for person in people if teams else ():
        if person.team not in teams:
            team = min(teams, key=lambda team: sizes[team])
            sizes[team] += 1
            joined.append(ch.Dressed(at=now, person=person.number, colour=person.colour, team=team))
    return joined


def fair_seconds(sent: Sent, opens: float) -> float:
    """Return how long somebody took, less what the network took, from when they saw the cards.

    >>> early = Sent(1, AnswerPair(id=1, pair=1, symbol=7, reaction=0.9), arrived_at=9.7, rtt=0.01)
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
    full = MAX_POINTS if accuracy_only else round(MAX_POINTS * (1 - seconds / (2 * pair_seconds)))
    return max(0, min(full, CAPPED_POINTS) if misses else full)


class Referee:
    """Judges the answers to one pair; who is locked is in no journal."""

    def __init__(self) -> None:
        self.locked: dict[int, float] = {}
        self.pair = 0

    def judge(
        self, event: EventState, pair: CrowdPair, sent: Iterable[Sent]
    ) -> tuple[list[ch.PairAnswer], list[tuple[int, CrowdVerdict]]]:
        """Return the answers to store and the verdicts to send, by person."""
        if self.pair != pair.number:
            self.pair, self.locked = pair.number, {}
        stored: list[ch.PairAnswer] = []
        verdicts: list[tuple[int, CrowdVerdict]] = []
        answered: dict[int, tuple[bool, float, int]] = dict(event.answers)
        misses = dict(event.missed)
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
                    event.settings.pair_seconds,
                    misses.get(person, 0),
                    accuracy_only=event.settings.accuracy_only,
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


def _miss(sent: Sent, pair: CrowdPair, until: float) -> CrowdVerdict:
    return CrowdVerdict(
        sent.command.id, pair.number, ok=False, points=0, seconds=None, locked_until=until
    )


def _hit(sent: Sent, pair: CrowdPair, answer: tuple[bool, float, int]) -> CrowdVerdict:
    _, seconds, points = answer
    return CrowdVerdict(
        sent.command.id, pair.number, ok=True, points=points, seconds=seconds, locked_until=None
    )


def summarise(event: EventState, pair: CrowdPair) -> CrowdResult:
    """Return the one frame with everybody's points of a pair."""
    bins = [0] * (int(event.settings.pair_seconds / BIN_S) + 1)
    for _, seconds, _ in event.answers.values():
        bins[min(len(bins) - 1, int(seconds / BIN_S))] += 1
    return CrowdResult(
        pair=pair.number,
        symbol=pair.symbol,
        histogram=tuple(bins),
        bin_seconds=BIN_S,
        right=len(event.answers),
        wrong=len([person for person in event.missed if person not in event.answers]),
        points=tuple((person, points) for person, (_, _, points) in event.answers.items()),
        top=_best(event.crowd, TOP),
    )


def _best(points: Mapping[int, int], count: int) -> tuple[tuple[int, int], ...]:
    best = sorted(points.items(), key=lambda entry: (-entry[1], entry[0]))
    return tuple(best[:count])
