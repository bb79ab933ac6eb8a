"""Setting a table by hand and playing it with right claims."""

from typing import Any

from spotisle.rules import GAMES, Claim, Deck, Judgement, Reason, Table, Target, Teams, Verdict
from spotisle.rules.island.covering import Deal

ISLAND = tuple(range(19))
BLUE, ORANGE, RED = tuple(range(25, 41)), tuple(range(41, 57)), tuple(range(57, 73))
PORTS = tuple(range(19, 25))


def lay(name: str, seats: int, deal: Any, deck: str | None = None, **options: Any) -> Table[Any]:
    """Return a table with this deal."""
    usual = "island" if GAMES[name].spec.teams else "classic"
    game = GAMES[name](seats, Deck.named(deck or usual), options)
    game.check_deal(deal)
    return Table(game, deal)


def lay_island(
    name: str, hands: list[tuple[int, ...]], island: tuple[int, ...] = ISLAND, **options: Any
) -> Table[Any]:
    """Return a covering game with these hands."""
    return lay(name, len(hands), Deal(island, PORTS, tuple(hands)), **options)


def lay_teams(name: str, teams: Teams, deal: Any, **options: Any) -> Table[Any]:
    """Return an island game with teams other than the usual ones."""
    seats = sum(map(len, teams.members))
    game = GAMES[name](seats, Deck.named("island"), options, teams)
    game.check_deal(deal)
    return Table(game, deal)


def right(table: Table[Any], seat: int, target: Target = None) -> Claim:
    """Return a right claim of this seat on this target."""
    claims = (Claim(seat, symbol, target) for symbol in range(table.game.deck.plane.size))
    return next(claim for claim in claims if table.game.judge(table.state, claim) is Reason.MATCH)


def play(table: Table[Any], seat: int, target: Target = None) -> Judgement:
    """Make a right claim."""
    judgement = table.submit(right(table, seat, target))
    assert judgement.verdict is Verdict.OK
    return judgement


def refusal(table: Table[Any], seat: int, target: Target = None) -> Reason:
    """Return why this seat may not claim on this target."""
    reasons = {
        table.judge(Claim(seat, symbol, target)).reason
        for symbol in range(table.game.deck.plane.size)
    }
    assert len(reasons) == 1
    return reasons.pop()
