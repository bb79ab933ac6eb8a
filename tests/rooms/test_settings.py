"""Settings that cannot be played are refused with a sentence; every start leads to a deal."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spotisle.bots.levels import LEVELS
from spotisle.protocol import commands as cmd
from spotisle.protocol.refusals import RefusalReason
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.engine import RoomEngine
from spotisle.rooms.state import RoomState
from spotisle.rules import GAMES
from spotisle.rules.seats import RoomSeat
from spotisle.series import PRESETS

NOW = 1000.0
names = st.sampled_from([*GAMES, "chess", ""])
values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.just(10**30),
    st.floats(),
    st.sampled_from(["deck", "last_left", "first_out", "freeze", "none", "forbid", "mirrored", ""]),
    st.lists(st.integers(-1, 9), max_size=3),
)
OPTIONS = ("rounds", "end", "first", "penalty", "last_round", "centre", "ports", "own_isolated")
option_names = st.sampled_from((*OPTIONS, "target", "points", "award_zero"))
chosen = st.builds(
    Settings,
    mode=st.sampled_from(
        ["practice", "dice", "single", "series", "tournament", "beginner", "adventure"]
    ),
    preset=st.sampled_from([*PRESETS, "other"]),
    games=st.lists(names, max_size=3).map(tuple),
    deck=st.sampled_from([None, "classic", "beach", "island", "custom:3", "custom:99999999", "?"]),
    options=st.dictionaries(names, st.dictionaries(option_names, values, max_size=2), max_size=2),
    tie=st.sampled_from([None, "hot_potato", "knockout", "minigame", "shared"]),
    random_order=st.booleans(),
    tie_game=st.none() | names,
    length=st.none() | st.integers(1, 50),
    joker_next_turn=st.booleans(),
)
colours = st.lists(st.sampled_from([None, "blue", "red"]), min_size=8, max_size=8)


def lobby(players: int, settings: Settings, wanted: list[str | None]) -> RoomEngine:
    """Return a room of bots before the start."""
    state = RoomState()
    room = RoomEngine(state, Random(1))
    host = ev.Joined(at=NOW, person="p1", name="Ann", token="")
    seats = [
        ev.BotSat(at=NOW, seat=seat, level=next(iter(LEVELS)))
        for seat in map(RoomSeat, range(players))
    ]
    teams = [
        ev.Coloured(at=NOW, seat=RoomSeat(n), colour=colour) for n, colour in enumerate(wanted)
    ]
    opened = ev.Opened(at=NOW, code="ABCDE", seed=1)
    room.commit((opened, host, *seats, *teams, ev.Chosen(at=NOW, settings=settings)), NOW)
    return room


@settings(deadline=None, max_examples=200)
@given(chosen, st.integers(0, 8), colours)
def test_a_start_is_refused_with_a_sentence_or_leads_to_a_deal(
    wanted: Settings, players: int, teams: list[str | None]
) -> None:
    room = lobby(players, wanted, teams)
    outcome = room.request("p1", cmd.Start(id=1), NOW)
    if not outcome.events:
        ((_, answer),) = outcome.answers
        assert getattr(answer, "reason", None) in {
            RefusalReason.NOBODY_SITS,
            RefusalReason.PLAYERS,
            RefusalReason.TEAMS,
            RefusalReason.CARDS,
            RefusalReason.CANNOT_PLAY,
        }
        assert getattr(answer, "text", "")
        return
    room.commit(tuple(ev.decode(ev.encode(event)) for event in outcome.events), NOW)
    while room.state.play is None:
        dealt = room.wake(NOW)
        assert dealt.events
        room.commit(tuple(ev.decode(ev.encode(event)) for event in dealt.events), NOW)


@pytest.mark.parametrize(
    ("wanted", "players", "sentence"),
    [
        (Settings(), 1, "tower is for 2 to 8 players, not 1"),
        (Settings(games=("duel",)), 3, "duel is for 2 players, not 3"),
        (Settings(games=("welcome",)), 7, "2 to 6 players"),
        (Settings(games=("welcome", "tower"), mode="series"), 4, "played in teams"),
        (Settings(games=("hot_potato",), options={"hot_potato": {"rounds": 99}}), 4, "rounds"),
        (Settings(deck="custom:6"), 4, "order 6 has no plane"),
        (Settings(mode="dice"), 0, "nobody sits at the table"),
        (Settings(mode="tournament", games=("well",)), 4, "starts with tower"),
    ],
)
def test_the_refusal_says_what_does_not_fit(wanted: Settings, players: int, sentence: str) -> None:
    outcome = lobby(players, wanted, []).request("p1", cmd.Start(id=1), NOW)
    assert not outcome.events
    ((_, answer),) = outcome.answers
    assert sentence in getattr(answer, "text", "")


def test_teams_that_cannot_be_are_refused() -> None:
    room = lobby(4, Settings(games=("ports",)), ["red", "red", "red", "blue"])
    ((_, answer),) = room.request("p1", cmd.Start(id=1), NOW).answers
    assert "4 players cannot play as 1-3" in getattr(answer, "text", "")


@pytest.mark.parametrize(
    ("players", "wanted", "teams", "why"),
    [
        (0, Settings(), [], RefusalReason.NOBODY_SITS),
        (1, Settings(games=("tower",)), [], RefusalReason.PLAYERS),
        (7, Settings(games=("welcome",)), [], RefusalReason.PLAYERS),
        (4, Settings(games=("welcome",)), ["blue", "blue", "blue", "red"], RefusalReason.TEAMS),
        (
            8,
            Settings(games=("hot_potato",), options={"hot_potato": {"rounds": 9}}),
            [],
            RefusalReason.CARDS,
        ),
        (2, Settings(games=("tower", "welcome"), mode="series"), [], RefusalReason.CANNOT_PLAY),
    ],
)
def test_each_fixable_problem_has_its_own_refusal_reason(
    players: int, wanted: Settings, teams: list[str | None], why: RefusalReason
) -> None:
    ((_, answer),) = lobby(players, wanted, teams).request("p1", cmd.Start(id=1), NOW).answers
    assert getattr(answer, "reason", None) is why


FOUR = ("tower", "well", "hot_potato", "poisoned_gift")


def test_a_series_in_random_order_is_drawn_when_it_starts_and_written_down() -> None:
    orders = set()
    wanted = Settings(mode="series", games=FOUR, random_order=True)
    for seed in range(20):
        room = lobby(3, wanted, [])
        room.rng = Random(seed)
        (started,) = room.request("p1", cmd.Start(id=1), NOW).events
        room.commit((ev.decode(ev.encode(started)),), NOW)
        assert room.state.series
        orders.add(room.state.series.plan.games)
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(FOUR))}


def test_a_series_is_played_in_the_order_that_was_chosen_unless_chance_is_asked() -> None:
    room = lobby(3, Settings(mode="series", games=FOUR), [])
    room.commit(room.request("p1", cmd.Start(id=1), NOW).events, NOW)
    assert room.state.series
    assert room.state.series.plan.games == FOUR


def test_the_minigame_that_breaks_ties_can_be_chosen() -> None:
    wanted = Settings(mode="series", games=FOUR, tie="minigame", tie_game="well")
    assert wanted.plan(4, (None,) * 4).tie_game == "well"
    other_rule = Settings(mode="series", games=FOUR, tie="knockout", tie_game="well")
    assert other_rule.plan(4, (None,) * 4).tie_game is None
