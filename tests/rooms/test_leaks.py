"""No leaks: what a person may not see changes no byte that is sent to them.

Twins are rooms that differ only in what is hidden. The same things happen in both; what a person
gets must then be the same in both, byte for byte, until the hidden part shows.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from spotisle.plane import Plane
from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from tests.rooms.kit.claims import right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.dealt import rejoin_all, shuffled
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import VirtualServer, virtual_server

NAMES = ("Ann", "Bob", "Cy", "Dee")
OTHERS = ("Bob", "Dee")
"""The opposing team in the island games."""
CLAIMS = 4
SEATS = len(NAMES)

SHOWN: dict[str, Callable[[int], int]] = {
    "tower": lambda claims: SEATS + 1 + claims,
    "poisoned_gift": lambda claims: SEATS + 1 + claims,
    "well": lambda claims: 1 + SEATS * (claims + 2),
    "hot_potato": lambda claims: SEATS * (claims // (SEATS - 1) + 1),
    "catch_them_all": lambda claims: (SEATS + 1) * (claims // SEATS + 1),
    "triplets": lambda claims: 9 + 3 * claims,
    "practice": lambda claims: 2 + 2 * claims,
}
"""How many cards of the deal at most have been visible after this many right claims."""


Acts = Callable[[VirtualServer, list[VirtualClient]], Any]


def frames(game: str, deal: Any, acts: Acts) -> list[list[bytes]]:
    """Return all frames that each person was sent, on a new virtual clock."""
    return run_in_virtual_time(_frames(game, deal, acts))


async def _frames(game: str, deal: Any, acts: Acts) -> list[list[bytes]]:
    async with virtual_server() as server:
        clients = await rejoin_all(server, game, deal, NAMES)
        await acts(server, clients)
        await server.settle()
        return [client.frames for client in clients]


async def some_claims(_: VirtualServer, clients: list[VirtualClient]) -> None:
    """Make one wrong claim, then right ones by everybody in turn until enough are accepted."""
    players = clients[:-1]
    await players[1].answer(cmd.MakeClaim, **wrong(players[1]))
    while players[0].play["accepted"] < CLAIMS:
        for client in players:
            if client.play["accepted"] == CLAIMS:
                break
            try:
                fields = right(client)
            except IndexError:  # out of this round
                continue
            await client.answer(cmd.MakeClaim, **fields)
            await asyncio.sleep(2)


@pytest.mark.parametrize("game", SHOWN)
def test_nobody_is_told_of_cards_that_have_not_been_turned(game: str) -> None:
    deal = shuffled(game, NAMES)
    shown = SHOWN[game](CLAIMS)
    twin = deal[:shown] + deal[: shown - 1 : -1]
    assert sorted(twin) == sorted(deal)
    assert frames(game, deal, some_claims) == frames(game, twin, some_claims)


def test_nobody_is_told_which_knights_come_next() -> None:
    deal = shuffled("knights", NAMES)
    shown = CLAIMS + 1
    twin = {
        "decks": {
            team: cards[:shown] + cards[: shown - 1 : -1] for team, cards in deal["decks"].items()
        }
    }
    assert frames("knights", deal, some_claims) == frames("knights", twin, some_claims)


def with_other_hands(deal: dict[str, Any], seen: int) -> dict[str, Any]:
    """Return a deal with the opponents' hands reversed, and the others' after `seen` cards."""
    hands = dict(deal["hands"])
    for name in NAMES:
        cards = hands[name]
        hands[name] = cards[::-1] if name in OTHERS else cards[:seen] + cards[: seen - 1 : -1]
    return {**deal, "hands": hands}


def one_team_plays_the_other_slips(
    deal: dict[str, Any], twin: dict[str, Any]
) -> Callable[[VirtualServer, list[VirtualClient]], Any]:
    """Let one team play, and the other claim symbols on its hidden card in one twin only."""
    plane = Plane.of_order(8)

    async def acts(_: VirtualServer, clients: list[VirtualClient]) -> None:
        ann, bob, cy, dee = clients[:4]
        for friend, foe in ((ann, bob), (cy, dee)):
            await friend.answer(cmd.MakeClaim, **right(friend))
            await friend.answer(cmd.MakeClaim, **wrong(friend))
            own, other = (hands["hands"][foe.name][0] for hands in (deal, twin))
            for cell in (9, 8):
                card = foe.play["view"]["open"][cell]
                telling = next(
                    symbol
                    for symbol in plane.symbols(own)
                    if not plane.has(other, symbol) and not plane.has(card, symbol)
                )
                seen = foe.play["accepted"]
                answer = await foe.answer(cmd.MakeClaim, symbol=telling, target=cell, seen=seen)
                assert answer["verdict"] == "wrong"
                await asyncio.sleep(2)

    return acts


@pytest.mark.parametrize("game", ["welcome", "ports", "longest_route"])
def test_nobody_is_told_of_the_cards_in_other_hands(game: str) -> None:
    deal = shuffled(game, NAMES)
    twin = with_other_hands(deal, seen=2)
    acts = one_team_plays_the_other_slips(deal, twin)
    first, second = frames(game, deal, acts), frames(game, twin, acts)
    ann, _, cy, _, watcher = zip(first, second, strict=True)
    for before, after in (ann, cy, watcher):
        assert before == after
    assert first[1] != second[1]


def test_a_finger_is_shown_to_the_partner_alone() -> None:
    deal = shuffled("welcome", NAMES)
    deal["hands"]["Ann"] = deal["hands"]["Ann"][:1]

    def pointing_at(cell: int) -> Callable[[VirtualServer, list[VirtualClient]], Any]:
        async def acts(_: VirtualServer, clients: list[VirtualClient]) -> None:
            ann, cy = clients[0], clients[2]
            await ann.answer(cmd.MakeClaim, **right(ann))
            await asyncio.sleep(1)
            assert (await ann.answer(cmd.Point, cell=cell))["verdict"] == "ok"
            await asyncio.sleep(1)
            assert cy.private["cards"]["pointed_cell"] == cell

        return acts

    first, second = (frames("welcome", deal, pointing_at(cell)) for cell in (3, 5))
    ann, bob, cy, dee, watcher = zip(first, second, strict=True)
    for before, after in (ann, bob, dee, watcher):
        assert before == after
    assert cy[0] != cy[1]


async def test_a_claim_is_secret_while_its_contest_is_open(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    far = server.client("Far", rtt=0.3)
    far.enter(actor)
    await server.until(lambda: far.view)
    await ann.answer(cmd.Start)
    await server.settle()
    heard = len(bob.frames)
    ann.ask(cmd.MakeClaim, **right(ann), reaction=1.95)
    await asyncio.sleep(0.1)
    assert actor.engine.referee.closes_at is not None
    assert len(bob.frames) == heard
    await server.settle()
    assert len(bob.frames) > heard


async def test_a_spectator_gets_no_private_data(server: VirtualServer) -> None:
    actor, clients = await begin(server, Settings(mode="adventure"), people=4, watchers=1)
    await play_through(server, actor, clients)
    watcher = clients[-1]
    assert not any(b'"type":"private"' in frame for frame in watcher.frames)
    assert watcher.private["cards"] == {}
    assert any(b'"type":"private"' in frame for frame in clients[0].frames)
