"""Statistics of the symbols that a class found hard, on data with known results."""

import asyncio
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import exp, log

import pytest

from spotisle.club import changes as ch
from spotisle.club.sightings import Find, Mistake, Sighting, read_crowd, read_tables
from spotisle.club.symbol_files import DeckWords, write_lesson, write_symbols_csv
from spotisle.club.symbols import SymbolReport, choose_lesson, report_symbols
from spotisle.plane import Plane, symbol_count
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rules import Deck, Verdict
from tests.club.kit.club_server import ClubServer
from tests.club.test_crowd import until_open

PLANE = Plane.of_order(2)
SMALL = "custom:2"
PACES = (1.0, 1.5, 2.5, 4.0)
"""How many seconds each of four people usually takes."""


def everybody_finds_everything(
    symbols: dict[int, float] | None = None, cards: dict[int, float] | None = None
) -> Iterator[Find]:
    """Yield the finds of four people in all pairs of cards, with extra log times."""
    for player, pace in enumerate(PACES):
        for one, other in combinations(range(PLANE.size), 2):
            symbol = PLANE.shared(one, other)
            extra = (symbols or {}).get(symbol, 0.0)
            extra += sum((cards or {}).get(card, 0.0) for card in (one, other))
            yield Find(SMALL, symbol, (0, player), (one, other), pace * exp(extra))


def slowness(sightings: Iterable[Sighting]) -> dict[int, float]:
    return {line.symbol: line.slowness or 0.0 for line in report_symbols(sightings)}


def test_a_slow_person_makes_no_symbol_slow() -> None:
    finds = list(everybody_finds_everything())
    often = [find for find in finds if find.symbol == 3 and find.player == (0, 3)] * 5
    assert set(slowness([*finds, *often]).values()) == {0.0}


def test_a_slow_symbol_stands_out_by_what_it_takes_longer() -> None:
    found = slowness(everybody_finds_everything(symbols={3: log(1.5)}))
    slow = found.pop(3)
    longer = [slow - other for other in found.values()]
    assert longer == pytest.approx([log(1.5)] * len(longer), abs=0.002)
    assert slow > 0 > max(found.values())


def test_a_slow_card_does_not_make_its_symbols_slow() -> None:
    # Two of the three finds of each of its symbols are on this card.
    found = slowness(everybody_finds_everything(cards={0: log(2)}))
    assert list(found.values()) == pytest.approx([0.0] * PLANE.size, abs=0.002)


def test_cards_that_showed_only_one_symbol_do_not_hide_its_slowness() -> None:
    pairs = ((0, 1), (2, 3))
    finds = [
        Find(SMALL, pair[0], (0, player), pair, 2.0 if pair == (0, 1) else 1.0)
        for player in range(8)
        for pair in pairs
    ]
    assert slowness(finds) == pytest.approx({0: log(2) / 2, 2: -log(2) / 2}, abs=0.001)


def test_slowness_is_not_reported_below_eight_finds() -> None:
    finds = [find for find in everybody_finds_everything() if find.symbol == 3]
    for count, known in ((7, False), (8, True)):
        (line,) = report_symbols(finds[:count])
        assert (line.slowness is not None, line.spread is not None) == (known, known)


def test_the_spread_is_the_standard_error() -> None:
    finds = [Find(SMALL, 0, (0, 0), (), exp(time)) for time in (1, 1, 1, 1, 3, 3, 3, 3)]
    (line,) = report_symbols(finds)
    assert (line.slowness, line.spread) == (0.0, 0.378)  # sqrt(8 / 7 / 8)


def test_both_symbols_of_a_mistake_are_reported_most_confused_first() -> None:
    mistakes = [Mistake(SMALL, 5, 2)] * 2 + [Mistake(SMALL, 5, 1), Mistake(SMALL, None, 1)]
    lines = report_symbols([*mistakes, Mistake(SMALL, 6, None)])
    told = [(line.symbol, line.mistakes, line.taken_for, line.missed) for line in lines]
    assert told == [
        (5, 3, ((2, 2), (1, 1)), 0),
        (1, 0, (), 2),
        (2, 0, (), 2),
        (6, 1, (), 0),
    ]


def line(symbol: int, mistakes: int = 0, deck: str = "classic") -> SymbolReport:
    return SymbolReport(deck, symbol, 10, mistakes, (), 0, None, None)


def test_a_lesson_has_the_hardest_symbols_that_make_a_whole_deck() -> None:
    lines = [line(symbol) for symbol in range(57)]
    assert choose_lesson(lines) == lines[: symbol_count(3)]


def test_a_lesson_uses_the_deck_with_the_most_mistakes() -> None:
    lines = [line(0, 3), line(1, 2, "garden"), line(2, 2, "garden"), line(3)]
    assert [one.symbol for one in choose_lesson(lines)] == [1, 2]
    assert choose_lesson([]) == []


def test_report_files_name_symbols_and_contain_no_formulas() -> None:
    words = {"own": DeckWords("=Pets", ("Dog", "=Cat"), ("🐶 = dog", "🐱 = cat"))}
    lines = [SymbolReport("own", 1, 9, 2, ((0, 2),), 1, 0.25, 0.1), line(0, deck="own")]
    assert write_symbols_csv(lines, words).splitlines() == [
        "deck,symbol,found,mistakes,right instead,missed,slowness,spread",
        "'=Pets,'=Cat,9,2,Dog (2),1,0.25,0.1",
        "'=Pets,Dog,10,0,,0,,",
    ]
    assert write_lesson(lines, words) == "🐱 = cat\n🐶 = dog\n"


async def test_claims_at_tables_are_reported_with_the_compared_cards(
    server: ClubServer,
) -> None:
    await server.open(rounds=2, table=3, games=(Settings(games=("tower",)),))
    await server.join_people(6, level="child")
    await server.do(cmd.Go)
    await server.until_phase("podium")
    tables = [server.events(code) for code in server.state.rooms]
    tables = [table for table in tables if games_of(table) == ["tower"]]  # no tie-break
    expected = [
        sighting for number, table in enumerate(tables) for sighting in tower(number, table)
    ]
    assert any(isinstance(one, Mistake) for one in expected)
    assert list(read_tables(tables)) == expected


def games_of(events: list[ev.Event]) -> list[str]:
    return [event.game for event in events if isinstance(event, ev.Dealt)]


def tower(number: int, events: list[ev.Event]) -> Iterator[Sighting]:
    """Read a table of tower without the rules, from each player's top card and the pile's."""
    plane = Deck.named("classic").plane
    (dealt,) = (event for event in events if isinstance(event, ev.Dealt))
    deal, count = dealt.deal, len(dealt.seats)
    states: list[tuple[list[int], int]] = [(list(deal[:count]), deal[count])]
    for event in events:
        if not isinstance(event, ev.Claimed):
            continue
        place, verdict = event.claim.seat, event.judgement.verdict
        seen = len(states) - 1 if event.seen is None else event.seen
        tops, middle = states[seen]
        if verdict is Verdict.WRONG:
            yield Mistake("classic", event.claim.symbol, plane.shared(tops[place], middle))
        elif verdict is Verdict.OK:
            cards = (tops[place], middle)
            yield Find("classic", event.claim.symbol, (number, event.seat), cards, event.took)
            tops = tops.copy()
            tops[place] = middle
            following = len(deal) > count + len(states)
            states.append((tops, deal[count + len(states)] if following else -1))


async def test_finds_of_a_substitute_bot_are_not_counted(server: ClubServer) -> None:
    await server.open(rounds=1, table=3, games=(Settings(games=("tower",)),), round_seconds=600)
    phones = [server.phone() for _ in range(3)]  # nobody plays
    for phone in phones:
        phone.join(server.club, key=server.new.key)
    await server.until(lambda: all(phone.number for phone in phones))
    await server.do(cmd.Go)
    await server.until_phase("round")
    await server.settle()
    phones[1].lose_connection()
    await asyncio.sleep(120)
    (table,) = (server.events(code) for code in server.state.rooms)
    assert any(isinstance(event, ev.Claimed) and event.is_right for event in table)
    assert not list(read_tables([table]))


async def test_a_crowd_reports_what_was_named_instead(server: ClubServer) -> None:
    await server.open(mode="crowd", pairs=1, deck="garden")
    phones = await server.join_people(2)
    await server.do(cmd.Go)
    await until_open(server, phones, 1)
    pair = server.state.pair
    assert pair is not None
    wrong = (pair.symbol + 1) % 31
    for symbol in (wrong, 999):
        await phones[0].answer(cmd.AnswerPair, pair=1, symbol=symbol)
        await asyncio.sleep(2.5)
    answer = await phones[1].answer(cmd.AnswerPair, pair=1, symbol=pair.symbol)
    changes = [ch.decode(entry.body) for entry in server.journal.logs[server.new.code].entries]
    assert list(read_crowd(changes)) == [
        Mistake("garden", wrong, pair.symbol),
        Mistake("garden", None, pair.symbol),
        Find("garden", pair.symbol, (-1, phones[1].number or 0), pair.cards, answer["seconds"]),
    ]
