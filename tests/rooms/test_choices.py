"""All settings can be started and played, or are refused with a reason; no room breaks."""

import asyncio
import os
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import inspect as types

from spotisle.protocol import commands as cmd
from spotisle.protocol.codec import Fault, decode_command
from spotisle.protocol.settings import RoomMode, Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rules import GAMES, Teams
from spotisle.rules.seats import MAX_SEATS, RoomSeat
from spotisle.rules.teams import COLOURS
from spotisle.series import PRESETS
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, autoplay, done, refused, virtual_server

EXAMPLES = int(os.environ.get("SPOTISLE_CHOICES", "40"))
PLAYED_S = float(os.environ.get("SPOTISLE_PLAYED_S", "8"))
"""Virtual seconds of each game, enough for some claims of the quickest bots."""
PLAYERS = (0, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8)


def values(kind: types.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for the values of a type that favours the extremes."""
    found: st.SearchStrategy[Any] = st.sampled_from((False, True))
    match kind:
        case types.IntType(ge=int(low), le=int(high)):
            found = st.sampled_from((low, high, high // 2)) | st.integers(low, high)
        case types.FloatType(ge=low, le=high):
            found = st.sampled_from((low, high)) | st.floats(low, high)
        case types.VarTupleType(item_type=item, max_length=most):
            found = st.lists(values(item), max_size=most or 0).map(tuple)
        case types.LiteralType(values=words):
            found = st.sampled_from(words)
        case types.NoneType():
            found = st.none()
        case types.UnionType(types=kinds):
            found = st.one_of(*map(values, kinds))
        case _:
            assert isinstance(kind, types.BoolType)
    return found


def options(game: str) -> st.SearchStrategy[dict[str, Any]]:
    info = types.type_info(GAMES[game].options_type)
    assert isinstance(info, types.StructType)
    return st.fixed_dictionaries({}, optional={f.name: values(f.type) for f in info.fields})


SETTINGS = types.type_info(Settings)
assert isinstance(SETTINGS, types.StructType)
FIELDS = {
    field.name: values(field.type)
    for field in SETTINGS.fields
    if field.name not in ("mode", "preset", "games", "deck", "options", "tie_game")
}
ISLAND = [name for name, game in GAMES.items() if game.spec.teams]
OTHERS = [name for name in GAMES if name not in ISLAND]
DECKS = (
    None, None, None, "classic", "beach", "island", "custom:2", "custom:3", "custom:7", "custom:16",
    "custom:7/2/aa", "custom:16/40/aa", "custom:4/9/aa",
)  # fmt: skip


ISLAND_MODES: tuple[RoomMode, ...] = ("single", "series", "beginner", "adventure")
OTHER_MODES: tuple[RoomMode, ...] = ("single", "series", "tournament", "practice", "dice")


@st.composite
def choices(draw: st.DrawFn) -> Settings:
    """Settings that often fit together, with values up to their limits."""
    island = draw(st.booleans())
    kinds = ISLAND if island else OTHERS
    modes = ISLAND_MODES if island else OTHER_MODES
    mode = draw(st.sampled_from(modes))
    most = 1 if mode in ("single", "beginner") else 6
    games = draw(st.lists(st.sampled_from(kinds), min_size=most == 1, max_size=most, unique=True))
    fields = {name: draw(st.none() | field) for name, field in FIELDS.items()}
    return Settings(
        mode=mode,
        games=(*games, "tower")[::-1] if mode == "tournament" else tuple(games),
        preset=draw(st.sampled_from([name for name in PRESETS if ("island" in name) == island])),
        deck=None if island else draw(st.sampled_from(DECKS)),
        options={game: draw(options(game)) for game in games if draw(st.booleans())},
        tie_game=draw(st.none() | st.sampled_from(kinds)),
        **{name: value for name, value in fields.items() if value is not None},
    )


teams: st.SearchStrategy[list[str | None]] = st.just([]) | st.lists(
    st.sampled_from((None, *map(str, COLOURS))), min_size=MAX_SEATS, max_size=MAX_SEATS
)


async def lobby(
    server: VirtualServer, players: int, colours: list[str | None]
) -> tuple[RoomActor, VirtualClient]:
    """Open a room of bots with a host who watches."""
    actor, (host,) = await server.room("Ann")
    await done(host, cmd.Stand)
    for seat in range(players):
        await done(host, cmd.SeatBot, seat=RoomSeat(seat), level="lightning")
    for seat, colour in enumerate(colours):
        await done(host, cmd.Colour, seat=RoomSeat(seat), colour=colour)
    return actor, host


async def play(chosen: Settings, players: int, colours: list[str | None]) -> str:
    """Start a game with these settings and let bots play; return the reason if it is refused."""
    async with virtual_server() as server:
        actor, host = await lobby(server, players, colours)
        for kind, fields in ((cmd.Choose, {"settings": chosen}), (cmd.Start, {})):
            answer = await host.answer(kind, **fields)
            if answer["type"] == "refused":
                assert answer.get("text"), answer
                return f"{kind.__name__}: {answer['why']}"
        autoplay([host])
        await asyncio.sleep(PLAYED_S)
        assert not actor.broken
        await done(host, cmd.Pause, paused=True)
        await server.settle()
        check_laws(server, actor, [host])
        entries = server.journal.logs[actor.state.code].entries
        assert max(len(entry.body) for entry in entries) <= ev.MAX_EVENT_BYTES
        return ""


def with_options(**given: Any) -> Settings:
    return Settings(games=("knights",), options={"knights": given})


@settings(max_examples=EXAMPLES)
@given(choices(), st.sampled_from(PLAYERS), teams)
@example(with_options(rounds=100, target=100), 2, [])
@example(with_options(points=(1, 2, 3)), 2, [])
@example(with_options(points=(99, 99), target=100), 2, [])
@example(Settings(deck="island", tie="minigame", tie_game="knights"), 6, [])
@example(
    Settings(games=("triplets",), deck="custom:16", options={"triplets": {"places": 20}}), 8, []
)
def test_settings_can_be_played_or_are_refused_with_a_sentence(
    chosen: Settings, players: int, colours: list[str | None]
) -> None:
    command = decode_command(msgspec.json.encode(cmd.Choose(id=1, settings=chosen)))
    assert isinstance(command, cmd.Choose)
    run_in_virtual_time(play(command.settings, players, colours))


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 3_000_000},
        {"target": 10**9},
        {"points": [10**9, 0]},
        {"points": [0] * 9},
        {"rounds": [[[]]]},
        {"rounds": {"a": 1}},
        {"rounds": 1e308},
        {"x" * 41: 1},
        {str(number): 1 for number in range(17)},
    ],
)
def test_out_of_range_options_are_rejected_by_the_decoder(options: dict[str, Any]) -> None:
    chosen = {"games": ["knights"], "options": {"knights": options}}
    message = msgspec.json.encode({"type": "choose", "id": 1, "settings": chosen})
    assert isinstance(decode_command(message), Fault)


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (with_options(rounds=101), "options.rounds: Expected `int` <= 100"),
        (with_options(points=(9, 9, 9, 9)), "options.points"),
        (with_options(points=(10, 0)), "a team has 10 points already"),
        (with_options(points=(1,)), "there are 2 teams, not 1"),
        (Settings(games=("well",), options={"well": {"first": 8}}), "options.first"),
        (Settings(games=("triplets",), options={"triplets": {"places": 21}}), "options.places"),
        (Settings(games=("triplets",), deck="custom:2"), ""),
        (
            Settings(games=("triplets",), deck="custom:2", options={"triplets": {"places": 8}}),
            "needs at least 8 cards",
        ),
        (
            Settings(games=("hot_potato",), options={"hot_potato": {"rounds": 28}}),
            "55 cards are enough for 27 rounds",
        ),
        (Settings(games=("welcome",), deck="classic"), "played with the island deck"),
        (Settings(games=("chess",)), "no minigame 'chess'"),
        (Settings(options={"chess": {}}), "no minigame 'chess'"),
        (Settings(deck="custom:6"), "order 6 has no plane"),
        (Settings(mode="practice", deck="nothing"), "no deck 'nothing'"),
        (Settings(mode="dice", options={"tower": {"penalty": "prison"}}), "options.penalty"),
        (Settings(preset="chess"), "no preset 'chess'"),
        (
            Settings(deck="island", tie="minigame", tie_game="knights"),
            "those who are tied play each for themselves",
        ),
    ],
)
async def test_unplayable_settings_are_refused_when_chosen(
    chosen: Settings, sentence: str, server: VirtualServer
) -> None:
    _, (ann,) = await server.room("Ann")
    if sentence:
        assert sentence in (await refused(ann, cmd.Choose, settings=chosen))["text"]
        assert ann.view["settings"]["games"] == ["tower"]
    else:
        await done(ann, cmd.Choose, settings=chosen)


@pytest.mark.parametrize(
    "chosen",
    [
        Settings(mode="tournament", games=("well",)),
        Settings(mode="series", games=("tower", "welcome")),
        Settings(mode="series", games=(), length=5),
        Settings(games=("duel",)),
    ],
)
async def test_incomplete_settings_can_be_chosen(chosen: Settings, server: VirtualServer) -> None:
    """The host is still choosing; only the start needs complete settings."""
    _, (ann, *_) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Choose, settings=chosen)
    assert (await refused(ann, cmd.Start))["text"]


async def test_an_event_that_is_too_large_is_refused_and_the_room_goes_on(
    server: VirtualServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    seen = len(server.events(actor.state.code))
    with monkeypatch.context() as patch:
        patch.setattr(ev, "MAX_EVENT_BYTES", 150)
        wanted = Settings(games=("tower", "well", "hot_potato"), mode="series")
        answer = await refused(ann, cmd.Choose, settings=wanted)
        assert answer["why"] == "cannot_play"
        assert "write down" in answer["text"]
    assert len(server.events(actor.state.code)) == seen
    await done(ann, cmd.Start)
    await server.settle()
    check_laws(server, actor, [ann, bob])


async def test_a_deal_that_is_too_large_does_not_break_its_room(
    server: VirtualServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room itself deals, so there is no command to refuse."""
    actor, (ann, bob) = await server.room("Ann", "Bob")
    with monkeypatch.context() as patch:
        patch.setattr(ev, "MAX_EVENT_BYTES", 150)
        await done(ann, cmd.Start)
        await asyncio.sleep(60)
        assert actor.state.play is None
        await done(ann, cmd.Dismiss)
    await done(ann, cmd.Start)
    await server.settle()
    assert actor.state.play
    check_laws(server, actor, [ann, bob])


def chosen_before(options: dict[str, Any]) -> ev.Chosen:
    """Return an event as an older version stored it, without limits on options."""
    settings = {"games": ["knights"], "options": options}
    event = ev.decode(msgspec.json.encode({"type": "chosen", "at": 1.0, "settings": settings}))
    assert isinstance(event, ev.Chosen)
    return event


ROOM = (
    ev.Opened(at=1.0, code="ABCDE", seed=1),
    ev.Joined(at=1.0, person="p1", name="Ann", token=""),
    ev.BotSat(at=1.0, seat=RoomSeat(0), level="expert"),
    ev.BotSat(at=1.0, seat=RoomSeat(1), level="expert"),
)


@pytest.mark.parametrize(
    "options",
    [
        {"knights": {"rounds": 5000}},
        {"knights": {"rounds": 10**30, "x": [[1], {"y": 1.5}]}},
        {"chess": {}} | {f"game {number}": {} for number in range(50)},
    ],
)
async def test_stored_settings_beyond_the_limits_open_but_cannot_start(
    options: dict[str, Any], server: VirtualServer
) -> None:
    actor = await server.open_with(*ROOM, chosen_before(options))
    assert actor.state.settings.options == options
    await server.registry.close()
    await server.restart()
    (bob,) = await server.join(await server.reopen("ABCDE"), "Bob", watch=True)
    assert bob.view["settings"]["options"] == options


async def test_a_stored_game_beyond_the_limits_still_opens(server: VirtualServer) -> None:
    names, seats = ("expert 1", "expert 2"), (RoomSeat(0), RoomSeat(1))
    rounds = {"rounds": 5000}
    blue, orange = ([card] * 5000 for card in (25, 45))
    dealt = ev.Dealt(
        at=1.0,
        game="knights",
        deck="island",
        seats=seats,
        names=names,
        options=rounds,
        deal={"decks": {"blue": blue, "orange": orange}},
        teams=Teams.of(2),
    )
    started = ev.Started(at=1.0, seats=seats)
    actor = await server.open_with(*ROOM, chosen_before({"knights": rounds}), started, dealt)
    await server.join(actor, "Bob", watch=True)
    await asyncio.sleep(20)
    assert not actor.broken
    assert actor.state.play
    assert actor.state.play.number > 3


async def test_a_stored_series_beyond_the_limits_stops_before_its_next_deal(
    server: VirtualServer,
) -> None:
    started = ev.Started(at=1.0, seats=(RoomSeat(0), RoomSeat(1)))
    actor = await server.open_with(*ROOM, chosen_before({"knights": {"rounds": 10**9}}), started)
    await server.join(actor, "Bob", watch=True)
    await asyncio.sleep(60)
    assert not actor.broken
    assert actor.state.play is None


@pytest.mark.parametrize(("said", "end"), [(None, "first_out"), ("last_left", "last_left")])
async def test_a_classic_series_keeps_the_well_that_it_began_with(
    server: VirtualServer, said: str | None, end: str
) -> None:
    edition = said and {"well": {"end": said}}
    started = ev.Started(at=1.0, seats=(RoomSeat(0), RoomSeat(1)), edition_options=edition or None)
    settings = Settings(mode="series", games=("well",))
    actor = await server.open_with(*ROOM, ev.Chosen(at=0.5, settings=settings), started)
    assert actor.state.series
    assert actor.state.series.plan.options["well"]["end"] == end
