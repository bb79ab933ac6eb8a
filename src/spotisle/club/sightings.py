"""What people saw in a club night: each symbol that was found or mistaken, and the cards it was on.

Read from the journals. Bots are left out: the report is about people.
"""

from collections.abc import Iterable, Iterator
from functools import reduce

from msgspec import Struct

from spotisle.club import changes as ch
from spotisle.club.state import ClubState
from spotisle.rooms import events as ev
from spotisle.rooms.state import RoomState
from spotisle.rules import Deck, Verdict

CROWD_TABLE = -1
Player = tuple[int, int]
"""The table and the seat, or `CROWD_TABLE` and the person: enough to tell players apart."""


class Find(Struct, frozen=True):
    """A symbol that somebody found."""

    deck: str
    symbol: int
    player: Player
    cards: tuple[int, ...]
    """The cards that were compared."""
    seconds: float | None


class Mistake(Struct, frozen=True):
    """A symbol that was named where another one was right."""

    deck: str
    named: int | None
    """None if an old journal does not tell, or if it is no symbol of the deck."""
    right: int | None
    """None if no single symbol was, as on three cards that share none."""


Sighting = Find | Mistake


def read_tables(tables: Iterable[Iterable[ev.Event]]) -> Iterator[Sighting]:
    """Yield what was found and mistaken at the tables of an evening."""
    for number, events in enumerate(tables):
        room = RoomState()
        for event in events:
            if isinstance(event, ev.Claimed) and room.seats[event.seat].bot is None:
                yield from _read_claim(number, event, room)
            room.apply(event)


def _read_claim(number: int, event: ev.Claimed, room: RoomState) -> Iterator[Sighting]:
    verdict = event.judgement.verdict
    if room.cards is None or verdict not in (Verdict.OK, Verdict.WRONG):
        return
    deck, claim = room.cards.dealt.deck, event.claim
    cards = room.cards.table.compared_cards(claim, event.seen)
    if verdict is Verdict.OK:
        yield Find(deck, claim.symbol, (number, event.seat), cards, event.took)
    else:
        carried = [room.cards.game.on_card[card] for card in cards]
        shared = reduce(frozenset.intersection, carried) if carried else frozenset()
        yield Mistake(deck, claim.symbol, min(shared) if len(shared) == 1 else None)


def read_crowd(changes: Iterable[ch.Change]) -> Iterator[Sighting]:
    """Yield what a crowd found, and where it was wrong."""
    club = ClubState()
    for change in changes:
        if isinstance(change, ch.PairAnswered) and club.pair is not None:
            deck, pair = club.settings.deck or "classic", club.pair
            symbols = range(Deck.named(deck).plane.size)
            for answer in change.answers:
                if answer.right:
                    player = (CROWD_TABLE, answer.person)
                    yield Find(deck, pair.symbol, player, pair.cards, answer.seconds)
                else:
                    named = answer.symbol if answer.symbol in symbols else None
                    yield Mistake(deck, named, pair.symbol)
        change.apply(club)
