"""Claims per second of the engine, its records, a bare loop and a peer.

python -m bench.engine

A claim is judged (the symbol looked up on every card concerned) and, if right, applied. CPU time on
one core, the best of several runs, so that other load on the machine matters little.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from platform import python_version
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time
from typing import Any, NamedTuple

from msgspec import Struct

from bench.peers import rlcard
from spotisle.plane import Plane
from spotisle.records import record_text, write_record
from spotisle.rules import GAMES, Claim, Table, new_game
from spotisle.rules.registry import AnyGame

SEATS = 6
GAMES_EACH = 60
RUNS = 15

Run = Callable[[], int]
"""Does some work and returns the amount."""
Scripted = tuple[AnyGame, Any, list[Claim]]
"""A game, its deal, and right claims that lead to its end."""


class Bare(Struct, frozen=True, gc=False):
    """Tower as the bare loop plays it."""

    deal: tuple[int, ...]
    turned: int
    tops: tuple[int, ...]
    taken: tuple[int, ...]


class Rate(NamedTuple):
    """The work per second, and that of the yardstick in alternating runs."""

    a_second: float
    yardstick: float


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; {SEATS} seats\n")
    tower = [script("tower", Random(seed)) for seed in range(GAMES_EACH)]
    bare = bare_loop(tower)
    peers = rlcard()
    peer = max(peers.values(), default=0.0)
    print("| | a second | to the bare loop | to the quickest peer |\n|---|---|---|---|")

    def row(name: str, rate: Rate) -> None:
        beside = f"{rate.a_second / peer:.1f}" if peer else "-"
        ratio = rate.a_second / rate.yardstick
        print(f"| {name} | {rate.a_second:,.0f} | {ratio:.2f} | {beside} |", flush=True)

    row("bare loop on immutable state, tower", best(bare, bare))
    for name in GAMES:
        if name not in ("duel", "practice"):
            row(f"judge and apply, {name}", best(judge_and_apply(name), bare))
    row("`spotisle replay -`, moves of tower, start included", replay(tower, bare))
    now = best(bare, bare).yardstick
    for name, a_second in peers.items():
        row(f"RLCard {name}, steps of random play", Rate(a_second, now))
    if not peers:
        print("\nRLCard could not be installed here and is left out.")


def script(name: str, rng: Random) -> Scripted:
    """Play a game at random and return its claims."""
    game = new_game(name, SEATS)
    deal = game.shuffle(rng)
    table, claims, plane = Table(game, deal), list[Claim](), game.deck.plane
    while not table.finished:
        seat = rng.randrange(SEATS)
        chances = game.chances(table.view(), table.private(seat), seat)
        if chances:
            chance = rng.choice(chances)
            claim = Claim(seat, plane.shared(*chance.cards[:2]), chance.target)
            if table.submit(claim, now=10.0 * len(claims)).verdict == "ok":
                claims.append(claim)
            table.penalties.frozen_until.clear()
    return game, deal, claims


def best(run: Run, yardstick: Run) -> Rate:
    """Return the best of several runs, each alternating with the yardstick."""
    rates = [(timed(run), timed(yardstick)) for _ in range(RUNS)]
    return Rate(max(rate for rate, _ in rates), max(rate for _, rate in rates))


def timed(run: Run) -> float:
    begun = process_time()
    done = run()
    return done / (process_time() - begun)


def judge_and_apply(name: str) -> Run:
    scripts = [script(name, Random(seed)) for seed in range(GAMES_EACH)]

    def run() -> int:
        for game, deal, claims in scripts:
            table = Table(game, deal)
            for claim in claims:
                table.submit(claim)
        return sum(len(claims) for _, _, claims in scripts)

    return run


def bare_loop(scripts: list[Scripted]) -> Run:
    """The yardstick: tower without tables, verdicts and other games."""
    on_card = Plane.of_order(7).symbol_sets
    starts = [
        (Bare(deal, SEATS, deal[:SEATS], (0,) * SEATS), claims) for _, deal, claims in scripts
    ]

    def run() -> int:
        for state, claims in starts:
            play_bare(state, claims, on_card)
        return sum(len(claims) for _, claims in starts)

    return run


def play_bare(state: Bare, claims: list[Claim], on_card: tuple[frozenset[int], ...]) -> None:
    for claim in claims:
        seat, tops, taken = claim.seat, state.tops, state.taken
        pile = state.deal[state.turned]
        if claim.symbol in on_card[tops[seat]] and claim.symbol in on_card[pile]:
            state = Bare(
                state.deal,
                state.turned + 1,
                (*tops[:seat], pile, *tops[seat + 1 :]),
                (*taken[:seat], taken[seat] + 1, *taken[seat + 1 :]),
            )


def replay(scripts: list[Scripted], yardstick: Run) -> Rate:
    """Measure the whole `spotisle replay` command, including its start."""
    lines = list[str]()
    names = [f"seat {seat}" for seat in range(SEATS)]
    for game, deal, claims in scripts * 10:
        table = Table(game, deal)
        for claim in claims:
            table.submit(claim)
        lines.append(record_text(write_record(table, names)))
    text = "\n".join(lines).encode()
    command = [sys.executable, "-m", "spotisle", "replay", "-"]
    rates = list[float]()
    for _ in range(3):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(command, input=text, capture_output=True, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        rates.append(sum(len(claims) for _, _, claims in scripts) * 10 / spent)
    return Rate(max(rates), best(yardstick, yardstick).yardstick)


if __name__ == "__main__":
    main()
