"""The curtain and the beats: cards stay face down until everyone sees them at once."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.curtain import CURTAIN_LENGTHS, MAX_DRAWING_S
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.dealt import events, shuffled
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, done, refused, virtual_server

FULL, SHORT = CURTAIN_LENGTHS["full"], CURTAIN_LENGTHS["short"]
TOWER = Settings(pace="full")
POTATO = Settings(games=("hot_potato",), pace="full")


async def started(
    server: VirtualServer, settings: Settings = TOWER, *names: str
) -> tuple[RoomActor, list[VirtualClient]]:
    """Start a game; its cards are still covered."""
    actor, clients = await server.room(*(names or ("Ann", "Bob")))
    await done(clients[0], cmd.Choose, settings=settings)
    await done(clients[0], cmd.Start)
    await server.until(lambda: clients[-1].view["play"])
    return actor, clients


async def ready(*clients: VirtualClient) -> None:
    for client in clients:
        await done(client, cmd.Ready, play=client.play["number"])


async def opened(server: VirtualServer, *clients: VirtualClient) -> None:
    await server.until(lambda: all(client.play["curtain"] is None for client in clients))


def cards_in(client: VirtualClient) -> list[int]:
    """Return all cards that a client sees."""
    view, own = client.play["view"], client.private["cards"]
    piles = [*view["piles"], view["middle"] or {"top": None}]
    seen = [
        *(pile["top"] for pile in piles),
        *view["open"],
        own.get("card"),
        own.get("partner_card"),
    ]
    return [card for card in seen if card is not None]


def of_kind(server: VirtualServer, actor: RoomActor, *kinds: type[ev.Event]) -> list[ev.Event]:
    return [event for event in server.events(actor.state.code) if isinstance(event, kinds)]


async def test_the_count_begins_when_every_device_has_drawn_the_table(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await started(server)
    assert ann.play["curtain"]["opens"] is None
    assert cards_in(ann) == cards_in(bob) == []
    await ready(ann)
    await asyncio.sleep(0.5)
    assert ann.play["curtain"]["opens"] is None
    await ready(bob)
    await server.until(lambda: ann.play["curtain"]["opens"])
    dealt = of_kind(server, actor, ev.Dealt)[0].at
    curtain = ann.play["curtain"]
    assert curtain["counts_from"] == pytest.approx(dealt + FULL.announcement)
    assert curtain["opens"] - curtain["counts_from"] == pytest.approx(FULL.digits * FULL.digit)
    await opened(server, ann, bob)
    (uncovered,) = of_kind(server, actor, ev.Uncovered)
    assert uncovered.at == pytest.approx(curtain["opens"], abs=1e-3)
    assert len(cards_in(ann)) == 3
    assert await claim(bob, right(bob)) == "ok"
    check_laws(server, actor, [ann, bob])


async def test_the_room_waits_two_seconds_for_a_silent_device(server: VirtualServer) -> None:
    actor, (ann, bob) = await started(server, Settings(pace="short"))
    await ready(ann)
    await opened(server, ann, bob)
    counted, uncovered = of_kind(server, actor, ev.Counted, ev.Uncovered)
    dealt = of_kind(server, actor, ev.Dealt)[0].at
    assert counted.at - dealt == pytest.approx(MAX_DRAWING_S, abs=0.01)
    assert uncovered.at - counted.at == pytest.approx(SHORT.digits * SHORT.digit, abs=0.01)


async def test_a_game_that_was_played_just_before_is_not_announced_again(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await started(server)
    await done(ann, cmd.Dismiss)
    await done(ann, cmd.Start)
    await server.until(lambda: ann.view["play"] and ann.play["number"] == 2)
    await ready(ann, bob)
    await opened(server, ann, bob)
    counted = of_kind(server, actor, ev.Counted)[-1]
    assert isinstance(counted, ev.Counted)
    assert counted.curtain.counts_from == counted.at


async def test_a_tie_break_is_announced_also_after_the_same_game(server: VirtualServer) -> None:
    duels = Settings(
        mode="series", games=("duel", "duel"), pace="full", options={"duel": {"wins": 1}}
    )
    actor, (ann, bob) = await started(server, duels)
    for winner in (ann, bob):
        number = ann.play["number"]
        await opened(server, ann, bob)
        assert await claim(winner, right(winner)) == "ok"
        await server.until(lambda: ann.play["finished"])
        await done(ann, cmd.Next)
        await server.until(lambda: not ann.play["finished"])
        assert ann.play["number"] == number + 1
    assert ann.play["breaks_tie"]
    await ready(ann, bob)
    await opened(server, ann, bob)
    counted, dealt = (of_kind(server, actor, kind)[-1] for kind in (ev.Counted, ev.Dealt))
    assert isinstance(counted, ev.Counted)
    assert counted.curtain.counts_from == pytest.approx(dealt.at + FULL.announcement)


async def test_claims_on_covered_cards_are_refused_without_a_penalty(
    server: VirtualServer,
) -> None:
    _, (ann, bob) = await started(server)
    assert await claim(bob, {"symbol": 3, "seen": 0}) == "covered"
    await opened(server, ann, bob)
    assert await claim(bob, right(bob)) == "ok"


async def test_bots_look_when_the_cards_are_turned_up(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.SeatBot, seat=1, level="lightning")
    await done(ann, cmd.Choose, settings=TOWER)
    await done(ann, cmd.Start)
    await server.until(lambda: of_kind(server, actor, ev.Claimed))
    first = of_kind(server, actor, ev.Claimed)[0]
    (uncovered,) = of_kind(server, actor, ev.Uncovered)
    assert first.at - uncovered.at > 0.25


async def test_the_clock_of_the_cards_starts_when_they_are_turned_up(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await started(server)
    await opened(server, ann, bob)
    await asyncio.sleep(1.0)
    await claim(bob, right(bob))
    (claimed,) = of_kind(server, actor, ev.Claimed)
    assert isinstance(claimed, ev.Claimed)
    assert claimed.bid
    assert 0.9 < claimed.bid.elapsed < 1.2


@pytest.mark.parametrize("game", ["tower", "welcome", "triplets", "knights"])
def test_covered_cards_are_never_sent(game: str) -> None:
    """Rooms with different deals send identical frames until the cards are turned up."""
    names = ("Ann", "Bob", "Cy", "Dee")

    async def frames(seed: int) -> list[list[bytes]]:
        async with virtual_server() as server:
            *before, dealt = events(game, shuffled(game, names, seed), names)
            assert isinstance(dealt, ev.Dealt)
            actor = await server.open_with(*before, replace(dealt, pace="full"))
            clients = []
            for name in (*names, "Wim"):
                client = server.client(name)
                client.token = name
                client.enter(actor)
                clients.append(client)
            await asyncio.sleep(MAX_DRAWING_S + 1.0)
            assert clients[0].play["curtain"]["opens"]
            return [client.frames for client in clients]

    first, second = (run_in_virtual_time(frames(seed)) for seed in (1, 2))
    assert first == second


async def burn(*clients: VirtualClient) -> tuple[int, int]:
    """Play a round of hot potato between two; return who burned whom."""
    assert await claim(clients[0], right(clients[0])) == "ok"
    return 0, 1


async def test_a_round_ends_with_a_beat_that_says_who_is_burned_and_what_it_costs(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await started(server, POTATO)
    await opened(server, ann, bob)
    before = right(bob)
    by, burned = await burn(ann, bob)
    (ended,) = of_kind(server, actor, ev.RoundEnded)
    await server.until(lambda: bob.play["curtain"])
    curtain = bob.play["curtain"]
    assert curtain["why"] == "beat"
    assert curtain["beat"] == {"kind": "burned", "places": [burned], "by": by, "cards": 2}
    assert curtain["counts_from"] == pytest.approx(ended.at + FULL.beat)
    assert cards_in(ann) == []
    assert await claim(bob, before) == "late"
    assert await claim(bob, {**before, "symbol": (before["symbol"] + 1) % 57}) in (
        "covered",
        "late",
    )
    assert bob.play["frozen"] == []
    await opened(server, ann, bob)
    assert len(cards_in(bob)) == 2
    assert await claim(bob, right(bob)) == "ok"
    check_laws(server, actor, [ann, bob])


async def test_the_last_round_has_a_beat_too_and_covers_nothing(server: VirtualServer) -> None:
    one = Settings(games=("hot_potato",), options={"hot_potato": {"rounds": 1}}, pace="full")
    actor, (ann, bob) = await started(server, one)
    await opened(server, ann, bob)
    await burn(ann, bob)
    await server.until(lambda: ann.play["finished"])
    assert ann.play["curtain"] is None
    assert ann.events[-1]["type"] == "round_ended"
    assert ann.events[-1]["last"] is True
    check_laws(server, actor, [ann, bob])


async def test_after_a_pause_the_countdown_restarts(server: VirtualServer) -> None:
    actor, (ann, bob) = await started(server)
    await ready(ann, bob)
    await server.until(lambda: ann.play["curtain"]["opens"])
    await done(ann, cmd.Pause, paused=True)
    await asyncio.sleep(60)
    assert cards_in(ann) == []
    await done(ann, cmd.Pause, paused=False)
    resumed = server.clock.now()
    await opened(server, ann, bob)
    uncovered = of_kind(server, actor, ev.Uncovered)[-1]
    assert uncovered.at - resumed == pytest.approx(FULL.digits * FULL.digit, abs=0.1)


@pytest.mark.parametrize("settings", [TOWER, POTATO])
async def test_a_restart_in_the_middle_is_harmless(
    settings: Settings, server: VirtualServer
) -> None:
    actor, (ann, bob) = await started(server, settings)
    if settings is POTATO:
        await opened(server, ann, bob)
        await burn(ann, bob)
    await asyncio.sleep(0.3)
    await server.restart()
    actor = await server.reopen(actor.state.code)
    for client in (ann, bob):
        client.enter(actor)
    await asyncio.sleep(0.3)
    assert cards_in(ann) == []
    await opened(server, ann, bob)
    await server.settle()
    assert await claim(bob, right(bob)) == "ok"
    await server.settle()
    check_laws(server, actor, [ann, bob])


async def test_the_next_game_is_announced_as_soon_as_one_is_over(server: VirtualServer) -> None:
    duels = Settings(mode="series", games=("duel", "tower"), pace="short")
    _, (ann, bob) = await started(server, duels)
    assert ann.view["series"]["next"] is None
    await opened(server, ann, bob)
    assert await claim(ann, right(ann)) == "ok"
    await server.until(lambda: ann.play["finished"])
    following = {"game": "tower", "seats": [0, 1], "breaks_tie": False}
    assert ann.view["series"]["next"] == following


async def test_a_trial_round_counts_for_nothing(server: VirtualServer) -> None:
    actor, (ann, bob) = await started(server, replace(TOWER, pace="short"))
    await done(bob, cmd.Trial)
    await server.until(lambda: ann.play["trial"])
    await opened(server, ann, bob)
    for _ in range(2):
        assert await claim(bob, right(bob)) == "ok"
        await server.settle()
    assert (await refused(ann, cmd.Trial))["why"] == "not_asked"
    assert await claim(bob, right(bob)) == "ok"
    await server.until(lambda: ann.view["play"] and not ann.play["trial"])
    await opened(server, ann, bob)
    assert ann.play["view"]["scores"] == [0, 0]
    assert actor.state.counted_plays == [3]
    await play_through(server, actor, [ann, bob])
    check_laws(server, actor, [ann, bob])


async def test_a_trial_round_between_two_games_leaves_the_first_counted(
    server: VirtualServer,
) -> None:
    duels = Settings(mode="series", games=("duel", "duel"), pace="short", next_seconds=60.0)
    actor, (ann, bob) = await started(server, duels)
    await opened(server, ann, bob)
    assert await claim(ann, right(ann)) == "ok"
    await done(bob, cmd.Trial)
    await done(bob, cmd.EndTrial)
    await server.until(lambda: ann.view["play"] and not ann.play["trial"])
    await opened(server, ann, bob)
    assert await claim(ann, right(ann)) == "ok"
    await server.settle()
    assert ann.view["series"]["plays"] == actor.state.counted_plays == [1, 3]


async def test_anybody_who_sits_may_end_a_trial_round(server: VirtualServer) -> None:
    actor, (ann, bob) = await started(server, TOWER)
    (watcher,) = await server.join(actor, "Wim", watch=True)
    assert (await refused(watcher, cmd.Trial))["why"] == "not_seated"
    await done(ann, cmd.Trial)
    await server.until(lambda: bob.play["trial"])
    await done(bob, cmd.EndTrial)
    await server.until(lambda: ann.view["play"] and not ann.play["trial"])
    assert ann.play["accepted"] == 0


@pytest.mark.parametrize(
    "settings",
    [
        Settings(mode="tournament", games=(), pace="short", next_seconds=1.0),
        Settings(mode="adventure", pace="full", next_seconds=1.0),
        Settings(games=("duel",), options={"duel": {"wins": 3}}, pace="full"),
    ],
)
async def test_people_play_whole_evenings_with_curtains(
    settings: Settings, server: VirtualServer
) -> None:
    people: dict[str, Any] = {"people": 2, "bots": 0 if settings.games == ("duel",) else 2}
    actor, clients = await begin(server, settings, **people, watchers=1)
    await play_through(server, actor, clients, cuts=2)
    check_laws(server, actor, clients)


async def test_wrong_claims_cost_as_ever_once_the_cards_lie_open(server: VirtualServer) -> None:
    _, (ann, bob) = await started(server)
    await opened(server, ann, bob)
    assert await claim(bob, wrong(bob)) == "wrong"
    assert bob.play["locked"] == [1]
