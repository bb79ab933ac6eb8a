"""Short games, one per minigame, written move by move with what everybody sees."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from spotisle.editions import load_edition
from spotisle.rules import GAMES, Claim, Deck, Judgement, PrivateCards, Table, TargetKind, Verdict
from spotisle.rules.island.covering import Deal
from spotisle.rules.island.team_game import TeamGame
from spotisle.rules.registry import AnyGame
from tests.playthroughs.drawing import lines_of
from tests.strategies import all_offers

NAMES = ("ann", "bob", "cy", "dan", "eve")
SECONDS_BETWEEN = 0.6
RASH = 0.3
"""How often a seat that is out after a wrong claim claims anyway."""
LONGEST = 40
PILES_OF_TEAMS = ("barbarians", "knights")


class Script(Struct, frozen=True):
    """How a playthrough is set up: few players, few cards."""

    seats: int
    cards: int = 0
    """How many cards are dealt, on the island to each seat; 0 means the game's own number."""
    options: Mapping[str, Any] = {}
    deck: str = "classic"
    drawn: int = 1
    """Draw the table after this many right claims, and at the end."""


SCRIPTS = {
    "tower": Script(3, 9),
    "well": Script(3, 8, {"end": "last_left", "first": 1}),
    "hot_potato": Script(3, 6, {"rounds": "deck"}),
    "catch_them_all": Script(2, 7, {"penalty": "freeze"}),
    "poisoned_gift": Script(3, 9),
    "triplets": Script(2, 15),
    "duel": Script(2, 2),
    "practice": Script(2, 7, drawn=2),
    "welcome": Script(2, 3, deck="island"),
    "ports": Script(4, 2, deck="island"),
    "longest_route": Script(3, 2, deck="island"),
    "barbarians": Script(5, deck="island", drawn=4),
    "knights": Script(3, options={"rounds": 3}, deck="island"),
}


class Playthrough:
    """One game of seeded random claims: mostly right, sometimes late, sometimes wrong."""

    def __init__(self, name: str) -> None:
        script = SCRIPTS[name]
        self.rng = Random(name)
        self.game = GAMES[name](script.seats, Deck.named(script.deck), script.options)
        self.names = NAMES[: script.seats]
        deal = _shortened(self.game.shuffle(self.rng), script.cards)
        self.game.check_deal(deal)
        self.table: Table[Any] = Table(self.game, deal)
        self.states = [self.table.state]
        self.drawn = script.drawn
        self.now = 0.0
        self.symbols = [symbol.id for symbol in load_edition(script.deck).symbols]
        self.settings = ", ".join(f"{key} {value}" for key, value in script.options.items())

    def text(self) -> str:
        """The whole playthrough."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        game = self.game
        yield f"{game.spec.name}: {', '.join(self.names)} with the {game.deck.id} deck"
        if isinstance(game, TeamGame):
            yield f"teams: {', '.join(self._teams(game))}"
        yield f"options: {self.settings or 'none'}; after a wrong claim: {game.penalty}"
        yield from self._sight()
        for number in range(1, LONGEST + 1):
            self.now += SECONDS_BETWEEN
            claim, seen = self._next_claim()
            judgement = self.table.submit(claim, seen, self.now)
            yield f"{number:2}. {self._sentence(claim, seen, judgement)}"
            if judgement.verdict is Verdict.OK:
                self.states.append(self.table.state)
                if self.table.finished or self.table.accepted % self.drawn == 0:
                    yield from self._sight()
            elif self.table.finished:
                break
            if game.spec.endless and self.table.accepted == 6:
                break
        yield f"ranking: {self._ranking()}"

    def _teams(self, game: TeamGame[Any, Any]) -> Iterator[str]:
        for colour, members in zip(game.teams.colours, game.teams.members, strict=True):
            yield f"{colour} {' and '.join(self.names[seat] for seat in members)}"

    def _next_claim(self) -> tuple[Claim, int | None]:
        """Return the next claim: right, right a moment ago, wrong or absurd."""
        offered = all_offers(self.table)
        if not offered:
            return Claim(0, 0, None if self.game.spec.target is TargetKind.NONE else 0), None
        claim = self.rng.choice(offered)
        match self.rng.choices(("right", "slow", "wrong", "absurd"), (12, 4, 2, 1))[0]:
            case "slow" if len(self.states) > 1:
                return self._slow_claim(), self.table.accepted - 1
            case "wrong":
                return replace(claim, symbol=self.rng.randrange(len(self.symbols))), None
            case "absurd":
                return replace(claim, target=None, symbol=(claim.symbol + 1) % 57), None
            case _:
                out = {seat for seat in range(self.game.seats) if self._is_out(seat)}
                rash = self.rng.random() < RASH
                fitting = [other for other in offered if (other.seat in out) == rash]
                return self.rng.choice(fitting or offered), None

    def _is_out(self, seat: int) -> bool:
        return self.table.penalties.against(seat, self.now) is not None

    def _slow_claim(self) -> Claim:
        """Return a claim that was right until the last one was accepted."""
        offered = all_offers(self.table)
        earlier = self.table.trial()
        earlier.state = self.states[-2]
        before = all_offers(earlier)
        return self.rng.choice([claim for claim in before if claim not in offered] or before)

    def _sentence(self, claim: Claim, seen: int | None, judgement: Judgement) -> str:
        target = f" on {self._target(claim)}" if claim.target is not None else ""
        late = f" having seen table {seen}" if seen is not None else ""
        said = f"{self.names[claim.seat]} says {self.symbols[claim.symbol]}{target}{late}"
        return f"{said}: {judgement.verdict}, {judgement.reason}"

    def _target(self, claim: Claim) -> str:
        match claim.target, self.game.spec.target:
            case int(seat), TargetKind.SEAT:
                return self.names[seat]
            case int(team), TargetKind.TEAM:
                return _sides(self.game, self.names)[team]
            case int(cell), TargetKind.CELL:
                return f"cell {cell}"
            case int(card), _:
                return f"card {card}"
            case cards, _:
                return f"cards {cards}"

    def _sight(self) -> Iterator[str]:
        """Yield what everybody sees, and what single seats see in addition."""
        sides = _sides(self.game, self.names)
        yield ""
        over = ", over" if self.table.finished else ""
        yield f"-- table {self.table.accepted}{over} --"
        owners = sides if self.game.spec.name in PILES_OF_TEAMS else self.names
        yield from lines_of(self.table.view(), owners, sides)
        for seat, name in enumerate(self.names):
            private = self.table.private(seat)
            if private != PrivateCards():
                yield f"   only {name:<6} {_cards(private)}"
        points = self.game.points(self.table.state)
        if any(points):
            yield "   points      " + "  ".join(
                f"{side} {count}" for side, count in zip(sides, points, strict=True)
            )
        yield ""

    def _ranking(self) -> str:
        sides = _sides(self.game, self.names)
        groups = self.game.ranking(self.table.state)
        return ", then ".join(" and ".join(sides[side] for side in group) for group in groups)


def _sides(game: AnyGame, names: tuple[str, ...]) -> tuple[str, ...]:
    return game.teams.colours if isinstance(game, TeamGame) else names


def _cards(private: PrivateCards) -> str:
    own = "no card" if private.card is None else f"own card {private.card}"
    partner = private.partner_card
    return own if partner is None else f"{own}, the partner's {partner}"


def _shortened(deal: Any, cards: int) -> Any:
    """The first cards of a deal; on the island, of each hand."""
    if not cards:
        return deal
    if isinstance(deal, Deal):
        return Deal(deal.island, deal.ports, tuple(hand[:cards] for hand in deal.hands))
    return deal[:cards]
