"""How many claims a second: the engine, its records, bulk play, a bare loop and a peer.

python -m bench.engine

A claim is judged (the symbol looked up on every card concerned) and, if right, applied. Times are
of the processor, on one core, the best of several runs; who else uses the machine matters little.
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
from typing import Any

from msgspec import Struct

from bench.peers import rlcard
from spotisle import bulk
from spotisle.games import GAMES, CardGame, Claim, Table, new_game
from spotisle.games.registry import AnyGame
from spotisle.plane import Plane
from spotisle.records import Recorder, record_text
from spotisle.records.names import Names

SEATS = 6
GAMES_EACH = 60
RUNS = 7

Scripted = tuple[AnyGame, Any, list[Claim]]
"""A game, its first state, and right claims that lead to its end."""


class Bare(Struct, frozen=True, gc=False):
    """Tower as the bare loop plays it."""

    deal: tuple[int, ...]
    turned: int
    tops: tuple[int, ...]
    taken: tuple[int, ...]


def main() -> None:
    stamp = f"{datetime.now(UTC):%Y-%m-%d}, Python {python_version()}, {os.cpu_count()} cores"
    print(f"{stamp}; {SEATS} seats\n")
    tower = [script("tower", Random(seed)) for seed in range(GAMES_EACH)]
    yardstick = bare_loop(tower)
    peers = {f"RLCard {name}, random play": rate for name, rate in rlcard().items()}
    peer = max(peers.values(), default=0.0)
    print("| | a second | to the bare loop | to the quickest peer |\n|---|---|---|---|")

    def row(name: str, rate: float) -> None:
        beside = f"{rate / peer:.1f}" if peer else "-"
        print(f"| {name} | {rate:,.0f} | {rate / yardstick:.2f} | {beside} |", flush=True)

    row("bare loop on immutable state, tower", yardstick)
    for name in GAMES:
        if name not in ("duel", "practice"):
            row(f"judge and apply, {name}", judge_and_apply(name))
    row("`spotisle replay -`, moves of tower, start included", replay(tower))
    for name in bulk.BULK_GAMES:
        row(f"bulk, {name}", in_bulk(name))
    for name, rate in peers.items():
        row(name, rate)
    if not peers:
        print("\nRLCard could not be installed here and is left out.")


def script(name: str, rng: Random) -> Scripted:
    """Play a game by chance and keep its claims."""
    game = new_game(name, SEATS)
    first = game.start(game.shuffle(rng))
    table, claims, plane = Table(game, first), list[Claim](), game.deck.plane
    while not table.finished:
        seat = rng.randrange(SEATS)
        chances = game.chances(table.view(), table.private(seat), seat)
        if chances:
            chance = rng.choice(chances)
            claim = Claim(seat, plane.shared(*chance.cards[:2]), chance.target)
            if table.judge(claim, now=10.0 * len(claims)).verdict == "ok":
                claims.append(claim)
            table.penalties.frozen_until.clear()
    return game, first, claims


def best(run: Callable[[], int]) -> float:
    """Return the best rate of several runs, each of which says how much it did."""
    rates = list[float]()
    for _ in range(RUNS):
        begun = process_time()
        done = run()
        rates.append(done / (process_time() - begun))
    return max(rates)


def judge_and_apply(name: str) -> float:
    scripts = [script(name, Random(seed)) for seed in range(GAMES_EACH)]

    def run() -> int:
        for game, first, claims in scripts:
            table = Table(game, first)
            for claim in claims:
                table.judge(claim)
        return sum(len(claims) for _, _, claims in scripts)

    return best(run)


def bare_loop(scripts: list[Scripted]) -> float:
    """What is left without tables, verdicts and other games: the yardstick."""
    on_card = Plane.of_order(7).symbol_sets
    starts = [
        (Bare(first.deal, first.turned, first.tops, first.taken), claims)
        for _, first, claims in scripts
    ]

    def run() -> int:
        for state, claims in starts:
            play_bare(state, claims, on_card)
        return sum(len(claims) for _, claims in starts)

    return best(run)


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


def in_bulk(name: str) -> float:
    game = new_game(name, 2 if name == "duel" else SEATS)
    assert isinstance(game, CardGame)  # noqa: S101
    slips = [0.02] * game.seats
    bulk.play(game, 1, 1)
    return best(lambda: bulk.play(game, 30_000, 1, slips=slips).claims)


def replay(scripts: list[Scripted]) -> float:
    """The whole command, from its start to the last line."""
    lines = list[str]()
    names = Names(tuple(f"seat {seat}" for seat in range(SEATS)), None)
    for game, first, claims in scripts * 10:
        recorder = Recorder(game, first.deal, names, {})
        for claim in claims:
            recorder.judge(claim)
        lines.append(record_text(recorder.record()))
    text = "\n".join(lines).encode()
    command = [sys.executable, "-m", "spotisle", "replay", "-"]
    rates = list[float]()
    for _ in range(3):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(command, input=text, capture_output=True, check=True)
        after = getrusage(RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        rates.append(sum(len(claims) for _, _, claims in scripts) * 10 / spent)
    return max(rates)


if __name__ == "__main__":
    main()
