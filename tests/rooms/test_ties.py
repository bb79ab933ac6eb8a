"""Only the tied players play the tie-break for the first place."""

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.card_bots import TIE_BREAK_CURTAIN_S
from tests.rooms.kit.claims import claim, right
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, done

SMALL = Settings(deck="custom:3")
"""Tower with thirteen cards."""


async def take(server: VirtualServer, *winners: VirtualClient) -> None:
    for client in winners:
        assert await claim(client, right(client)) == "ok"
        await server.settle()


async def tied(server: VirtualServer) -> tuple[RoomActor, list[VirtualClient]]:
    """Let three people play a game that ends with a tie between the first two."""
    actor, (ann, bob, cy) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Choose, settings=SMALL)
    await done(ann, cmd.Start)
    await server.settle()
    await take(server, *[ann, bob] * 4, cy, cy)
    return actor, [ann, bob, cy]


async def test_two_who_are_tied_fight_a_duel(server: VirtualServer) -> None:
    actor, (ann, bob, cy) = await tied(server)
    assert not ann.view["series"]["finished"]
    assert ann.view["series"]["step"] == "play"
    await done(ann, cmd.Next)
    await server.settle()
    assert (ann.play["game"], ann.play["seats"], ann.play["breaks_tie"]) == (
        "duel",
        [0, 1],
        True,
    )
    assert cy.private["place"] is None
    assert await claim(cy, {"symbol": 0, "seen": 0}) == "not_seated"
    await take(server, bob)
    assert ann.view["series"]["finished"]
    assert ann.view["series"]["ranking"] == [[1], [0], [2]]
    assert ann.view["series"]["plays"] == [1]
    check_laws(server, actor, [ann, bob, cy])


async def test_bots_look_at_the_cards_of_a_tie_break_when_people_can(server: VirtualServer) -> None:
    actor, (ann, *_) = await tied(server)
    await done(ann, cmd.SeatBot, seat=1, level="lightning")
    await done(ann, cmd.Next)
    dealt = server.clock.now()
    await server.until(lambda: actor.state.over)
    assert server.clock.now() - dealt > TIE_BREAK_CURTAIN_S


async def test_three_who_are_tied_pass_a_hot_potato(server: VirtualServer) -> None:
    actor, clients = await server.room("Ann", "Bob", "Cy", "Dee")
    ann, bob, cy, _ = clients
    await done(ann, cmd.Choose, settings=SMALL)
    await done(ann, cmd.Start)
    await server.settle()
    await take(server, *[ann, bob, cy] * 3)
    await done(ann, cmd.Next)
    await server.settle()
    assert (ann.play["game"], ann.play["seats"]) == ("hot_potato", [0, 1, 2])
    await take(server, cy, ann)
    assert ann.view["series"]["ranking"] == [[2], [0], [1], [3]]
    assert len(server.records(actor.state.code)) == 3
    check_laws(server, actor, clients)


async def test_the_loser_of_a_tournament_picks_and_nobody_else_but_the_host(
    server: VirtualServer,
) -> None:
    _, (ann, bob, cy) = await server.room("Ann", "Bob", "Cy")
    settings = Settings(mode="tournament", games=("tower", "triplets", "well"), deck="custom:4")
    await done(ann, cmd.Choose, settings=settings)
    await done(ann, cmd.Start)
    await server.settle()
    await take(server, *[ann] * 9, *[bob] * 6, *[cy] * 3)
    series = bob.view["series"]
    assert (series["step"], series["picker"]) == ("pick", 2)
    assert (await bob.answer(cmd.Pick, game="well"))["why"] == "not_your_seat"
    assert (await cy.answer(cmd.Pick, game="tower"))["why"] == "not_asked"
    await done(cy, cmd.Pick, game="well")
    await done(ann, cmd.Next)
    await server.settle()
    assert ann.play["game"] == "well"
