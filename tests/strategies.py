"""Hypothesis strategies that several tests share."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from spotisle.records import write_record
from spotisle.rules import GAMES, CardsView, Claim, Deck, PrivateCards, Table, Target, Teams
from spotisle.rules.registry import AnyGame
from spotisle.rules.spec import PenaltyName
from spotisle.rules.teams import COLOURS, SIZES

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 80)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6)
    | st.sampled_from(["ann", "bob", "cy", "blue", "orange", "red", "deck", "island", "none"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
"""Any JSON value, often close to one that a record could hold."""

seeds = st.integers(0, 2**32)

OPTIONS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "well": {"end": st.sampled_from(["first_out", "last_left"]), "first": st.integers(0, 1)},
    "hot_potato": {"rounds": st.just("deck") | st.integers(1, 2)},
    "catch_them_all": {"last_round": st.sampled_from(["short", "none"])},
    "triplets": {"places": st.integers(3, 9)},
    "ports": {
        "centre": st.sampled_from(["seven", "single"]),
        "ports": st.sampled_from(["standard", "mirrored"]),
        "own_isolated": st.sampled_from(["allow", "forbid"]),
    },
    "knights": {"rounds": st.integers(1, 5), "target": st.integers(1, 10)},
}
PENALTIES: tuple[PenaltyName, ...] = ("lock", "freeze", "none")


@st.composite
def team_splits(draw: st.DrawFn, seats: int) -> Teams:
    """Teams in any colours, any order of sizes and any combination of seats."""
    sizes = draw(st.permutations(SIZES[seats]))
    colours = draw(st.permutations(COLOURS))[: len(sizes)]
    free = draw(st.permutations(range(seats)))
    starts = [sum(sizes[:team]) for team in range(len(sizes))]
    return Teams(
        tuple(colours),
        tuple(tuple(free[at : at + size]) for at, size in zip(starts, sizes, strict=True)),
    )


@st.composite
def tables(draw: st.DrawFn, *, practice: bool = True) -> Table[Any]:
    """A freshly dealt table of any game, for any number of players, with any options."""
    name = draw(st.sampled_from([name for name in GAMES if practice or name != "practice"]))
    kind = GAMES[name]
    seats = draw(st.sampled_from(kind.spec.seats))
    teams = draw(team_splits(seats)) if kind.spec.teams else None
    decks = (
        ["island"] if kind.spec.teams else ["classic", "beach", "garden", "custom:5", "custom:8"]
    )
    deck = Deck.named(draw(st.sampled_from(decks)))
    own = draw(st.fixed_dictionaries({}, optional=OPTIONS.get(name, {})))
    penalty = draw(st.fixed_dictionaries({}, optional={"penalty": st.sampled_from(PENALTIES)}))
    options = {**kind.usual_options(seats, deck), **own, **penalty}
    game = kind(seats, deck, options, teams)
    return Table(game, game.shuffle(Random(draw(seeds))))


def record_of(table: Table[Any]) -> dict[str, Any]:
    """The record of a table, with a name for every seat."""
    return write_record(table, [f"player {seat}" for seat in range(table.game.seats)])


def offers(game: AnyGame, view: CardsView, private: PrivateCards, seat: int) -> list[Claim]:
    """Return every right claim, as far as a seat sees."""
    return [
        Claim(seat, symbol, chance.target)
        for chance in game.chances(view, private, seat)
        for symbol in frozenset.intersection(*(game.on_card[card] for card in chance.cards))
    ]


def all_offers(table: Table[Any]) -> list[Claim]:
    """Return every right claim of every seat."""
    game, state, view = table.game, table.state, table.view()
    return [
        claim
        for seat in range(game.seats)
        for claim in offers(game, view, game.private(state, seat), seat)
    ]


targets: st.SearchStrategy[Target] = (
    st.none()
    | st.integers(-1, 20)
    | st.integers(0, 72)
    | st.lists(st.integers(-1, 72), max_size=4).map(tuple)
)
claims = st.builds(Claim, st.integers(-1, 8), st.integers(-1, 73), targets)
"""Claims of all kinds, most of them illegal or wrong."""
