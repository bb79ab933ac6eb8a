"""A tie for the first place is played out in the room, by those who are tied alone."""

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.engine import TIE_BREAK_SHOW
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House, done
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.scripted import claim, right

SMALL = Settings(deck="custom:3")
"""Tower with thirteen cards."""


async def take(house: House, *winners: Guest) -> None:
    for guest in winners:
        assert await claim(guest, right(guest)) == "ok"
        await house.quiet()


async def tied(house: House) -> tuple[RoomActor, list[Guest]]:
    """Let three play a game at whose end the first two have the same."""
    keeper, (ann, bob, cy) = await house.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Choose, settings=SMALL)
    await done(ann, cmd.Start)
    await house.quiet()
    await take(house, *[ann, bob] * 4, cy, cy)
    return keeper, [ann, bob, cy]


async def test_two_who_are_tied_fight_a_duel(house: House) -> None:
    keeper, (ann, bob, cy) = await tied(house)
    assert not ann.view["series"]["finished"]
    assert ann.view["series"]["step"] == "play"
    await done(ann, cmd.Next)
    await house.quiet()
    assert (ann.play["game"], ann.play["seats"], ann.play["breaks_tie"]) == (
        "duel",
        [0, 1],
        True,
    )
    assert cy.private["place"] is None
    assert await claim(cy, {"symbol": 0, "seen": 0}) == "not_seated"
    await take(house, bob)
    assert ann.view["series"]["finished"]
    assert ann.view["series"]["ranking"] == [[1], [0], [2]]
    assert ann.view["series"]["plays"] == [1]
    check_laws(house, keeper, [ann, bob, cy])


async def test_bots_look_at_the_cards_of_a_tie_break_when_people_can(house: House) -> None:
    keeper, (ann, *_) = await tied(house)
    await done(ann, cmd.SeatBot, seat=1, level="lightning")
    await done(ann, cmd.Next)
    dealt = house.clock.now()
    await house.until(lambda: keeper.state.over)
    assert house.clock.now() - dealt > TIE_BREAK_SHOW


async def test_three_who_are_tied_pass_a_hot_potato(house: House) -> None:
    keeper, guests = await house.room("Ann", "Bob", "Cy", "Dee")
    ann, bob, cy, _ = guests
    await done(ann, cmd.Choose, settings=SMALL)
    await done(ann, cmd.Start)
    await house.quiet()
    await take(house, *[ann, bob, cy] * 3)
    await done(ann, cmd.Next)
    await house.quiet()
    assert (ann.play["game"], ann.play["seats"]) == ("hot_potato", [0, 1, 2])
    await take(house, cy, ann)
    assert ann.view["series"]["ranking"] == [[2], [0], [1], [3]]
    assert len(house.records(keeper.state.code)) == 3
    check_laws(house, keeper, guests)


async def test_the_loser_of_a_tournament_picks_and_nobody_else_but_the_host(house: House) -> None:
    _, (ann, bob, cy) = await house.room("Ann", "Bob", "Cy")
    settings = Settings(mode="tournament", games=("tower", "triplets", "well"), deck="custom:4")
    await done(ann, cmd.Choose, settings=settings)
    await done(ann, cmd.Start)
    await house.quiet()
    await take(house, *[ann] * 9, *[bob] * 6, *[cy] * 3)
    series = bob.view["series"]
    assert (series["step"], series["picker"]) == ("pick", 2)
    assert (await bob.answer(cmd.Pick, game="well"))["why"] == "not_your_seat"
    assert (await cy.answer(cmd.Pick, game="tower"))["why"] == "not_asked"
    await done(cy, cmd.Pick, game="well")
    await done(ann, cmd.Next)
    await house.quiet()
    assert ann.play["game"] == "well"
