"""A tap that lands just after the card changed is at worst late: never wrong, never locked.

Two people find the symbol at nearly the same moment, card after card. Their claims name the symbol
they aimed at, whatever their pages show when the taps land.
"""

import asyncio
from random import Random

import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.sight import GRACE_S
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, done

RACES = 200
APART_S = 0.150
"""Both taps land within this many seconds of each other."""


class Page:
    """A client's page, which knows since when it shows the current cards."""

    def __init__(self, client: VirtualClient) -> None:
        self.client = client
        self.shown: tuple[int, int] | None = None
        self.shown_at = 0.0
        client.look = self.look

    def look(self) -> None:
        """Note the time when the cards change."""
        play = self.client.view.get("play")
        cards = (play["number"], play["accepted"]) if play else None
        if cards != self.shown:
            self.shown, self.shown_at = cards, asyncio.get_running_loop().time()

    def press(self, symbol: int) -> int:
        """Claim as the page does: for the state that it shows at this moment."""
        play = self.client.play
        reaction = asyncio.get_running_loop().time() - self.shown_at
        return self.client.ask(
            cmd.MakeClaim,
            symbol=symbol,
            seen=play["accepted"],
            play=play["number"],
            reaction=reaction,
        )


async def two_at_a_tower(server: VirtualServer, rtt: float) -> tuple[RoomActor, Page, Page]:
    actor, (near,) = await server.room("Near")
    far = server.client("Far", rtt=0.02 + rtt, jitter=0.0)
    far.enter(actor)
    await server.until(lambda: far.view)
    pages = Page(near), Page(far)
    await done(near, cmd.Choose, settings=Settings(games=("tower",)))
    await done(near, cmd.Start)
    await server.settle()
    return actor, *pages


@pytest.mark.parametrize("delay", [0.0, 0.050, 0.200])
async def test_none_of_200_nearly_simultaneous_right_taps_is_wrong_and_the_quicker_wins(
    delay: float, server: VirtualServer
) -> None:
    actor, *pages = await two_at_a_tower(server, delay)
    near, far = (page.client for page in pages)
    loop, rng = asyncio.get_running_loop(), Random(3)
    for _ in range(RACES):
        if near.play["finished"]:
            await done(near, cmd.Dismiss)
            await done(near, cmd.Start)
        await server.settle()
        shown_for = max(loop.time() - page.shown_at for page in pages)
        took = [shown_for + rng.uniform(0.5, 0.5 + APART_S) for _ in pages]
        number = near.play["accepted"]
        asked: list[int] = [0, 0]

        def press(seat: int, symbol: int, asked: list[int] = asked) -> None:
            asked[seat] = pages[seat].press(symbol)

        for seat, page in enumerate(pages):
            symbol = right(page.client)["symbol"]
            loop.call_at(page.shown_at + took[seat], press, seat, symbol)
        await asyncio.sleep(1.5)
        answers = [page.client.answers[asked[seat]][0] for seat, page in enumerate(pages)]
        verdicts = [answer["verdict"] for answer in answers]
        assert sorted(verdicts) == ["late", "ok"], (took, answers)
        assert near.play["accepted"] == number + 1
        assert near.play["locked"] == []
        if abs(took[0] - took[1]) > 0.002:  # more than the near player's jitter
            assert verdicts[took.index(min(took))] == "ok", (took, answers)
    check_laws(server, actor, [near, far])


async def test_a_press_right_after_a_change_counts_for_the_card_before(
    server: VirtualServer,
) -> None:
    _, *pages = await two_at_a_tower(server, 0.0)
    near, far = (page.client for page in pages)
    assert await claim(near, right(near)) == "ok"
    await server.settle()
    assert await claim(far, {**wrong(far), "reaction": GRACE_S - 0.01}) == "late"
    assert await claim(far, {**right(far), "reaction": GRACE_S - 0.01}) == "late"
    assert far.play["locked"] == []
    assert await claim(far, {**wrong(far), "reaction": GRACE_S + 0.01}) == "wrong"
    assert far.play["locked"] == [1]


async def test_the_first_card_has_none_before_it(server: VirtualServer) -> None:
    _, *pages = await two_at_a_tower(server, 0.0)
    near, far = (page.client for page in pages)
    assert await claim(far, {**wrong(far), "reaction": 0.1}) == "wrong"
    assert await claim(near, {**right(near), "reaction": 0.1}) == "ok"
