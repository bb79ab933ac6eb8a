"""When something fails: what is not written down has not happened, and other rooms go on."""

import asyncio
import logging

import msgspec
import pytest

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.broadcast import REMEMBERED_UPDATES
from spotisle.rooms.messages import REST, Enter
from spotisle.rooms.play import CardPlay
from spotisle.rooms.registry import BrokenRoomError
from spotisle.storage import Entry, JournalUnavailableError
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House, done, minds, refused, virtual_server
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.scripted import claim, right, wrong
from tests.rooms.kit.show import begin, play_through


async def tower(house: House, *names: str) -> tuple[RoomActor, list[Guest]]:
    keeper, guests = await house.room(*names)
    await done(guests[0], cmd.Start)
    await house.quiet()
    return keeper, guests


async def test_what_cannot_be_written_down_does_not_happen(house: House) -> None:
    keeper, (ann, bob) = await tower(house, "Ann", "Bob")
    seen = len(bob.frames)
    house.journal.full = True
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await house.quiet()
    assert [answer["why"] for answer in ann.answers[asked]] == ["unavailable"]
    assert (await refused(ann, cmd.Dismiss))["why"] == "unavailable"
    assert len(bob.frames) == seen
    stranger = house.guest("Cy")
    stranger.enter(keeper)
    await house.quiet()
    assert stranger.goodbyes[0][0] == "unavailable"
    house.journal.full = False
    ann.repeat(asked)
    await house.quiet()
    assert ann.answers[asked][1]["verdict"] == "ok"
    check_laws(house, keeper, [ann, bob])


async def test_a_deck_that_cannot_be_looked_for_is_refused_and_the_room_goes_on(
    house: House,
) -> None:
    async def out_of_reach(_: str | None) -> bool:
        raise JournalUnavailableError("the database cannot be reached")

    keeper, (ann, bob) = await house.room("Ann", "Bob")
    keeper.knows_deck = out_of_reach
    assert (await refused(ann, cmd.Choose, settings=Settings()))["why"] == "unavailable"
    await done(ann, cmd.Start)
    await house.quiet()
    check_laws(house, keeper, [ann, bob])


async def test_bots_and_timers_go_on_when_the_journal_is_back(house: House) -> None:
    settings = Settings(mode="series", games=("duel", "tower"), next_seconds=3.0)
    keeper, guests = await begin(house, settings, people=0, bots=2)
    house.journal.full = True
    await asyncio.sleep(30)
    assert keeper.state.plays <= 1
    house.journal.full = False
    await house.until(lambda: keeper.state.plays == 2)
    house.journal.full = True
    await asyncio.sleep(30)
    house.journal.full = False
    await house.until(lambda: keeper.state.over)
    await house.quiet()
    check_laws(house, keeper, guests)


async def test_claims_in_an_open_contest_survive_the_refusal_of_something_else(
    house: House,
) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    far = house.guest("Far", rtt=0.4)
    far.enter(keeper)
    await house.until(lambda: far.view)
    await done(ann, cmd.Start)
    await house.quiet()
    asked = ann.ask(cmd.MakeClaim, **right(ann), reaction=1.9)
    await asyncio.sleep(0.03)
    house.journal.full = True
    assert (await refused(bob, cmd.Rename, name="Robert"))["why"] == "unavailable"
    house.journal.full = False
    await house.quiet()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"]


async def test_a_room_that_somebody_else_took_is_let_go_and_people_are_told(house: House) -> None:
    keeper, (ann, bob) = await tower(house, "Ann", "Bob")
    await house.journal.open_room(keeper.state.code)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await house.quiet()
    assert not ann.answers[asked]
    assert ann.goodbyes[0][0] == bob.goodbyes[0][0] == "moved"
    assert keeper.state.code not in house.hall.keepers
    again = await house.reopen(keeper.state.code)
    for guest in (ann, bob):
        guest.enter(again)
    await house.quiet()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"]
    check_laws(house, again, [ann, bob])


async def test_a_room_whose_rules_raise_is_put_aside_and_the_others_play_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL, logger="spotisle.rooms.actor"):
        keeper, (ann, bob) = await tower(house, "Ann", "Bob")
        other, others = await tower(house, "Cy", "Dee")
        play = keeper.state.play
        assert isinstance(play, CardPlay)
        before = len(house.events(keeper.state.code))
        play.table = None  # type: ignore[assignment]
        ann.ask(cmd.MakeClaim, **right(ann))
        await house.quiet()
        assert ann.goodbyes[0][0] == bob.goodbyes[0][0] == "broken"
        assert len(house.events(keeper.state.code)) == before
        with pytest.raises(BrokenRoomError, match=keeper.state.code):
            await house.hall.room(keeper.state.code)
        minds(others)
        others[0].look()
        await house.until(lambda: other.state.over)
        await house.quiet()
        check_laws(house, other, others)


async def test_a_journal_that_says_otherwise_than_the_rules_does_not_open(house: House) -> None:
    keeper, (ann, _) = await tower(house, "Ann", "Bob")
    assert await claim(ann, right(ann)) == "ok"
    await house.restart()
    shelf = house.journal.shelves[keeper.state.code]
    forged = shelf.entries[-1].body.replace(b'"verdict":"ok"', b'"verdict":"late"')
    shelf.entries[-1] = Entry(keeper.state.code, len(shelf.entries), shelf.epoch, forged)
    with pytest.raises(RuntimeError, match="the journal says"):
        await house.hall.room(keeper.state.code)
    other, _ = await tower(house, "Cy", "Dee")
    assert other.state.playing


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_a_clock_that_jumps_neither_stops_the_game_nor_the_penalties(
    jump: float, house: House
) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.SeatBot, seat=2, level="casual")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    await house.quiet()
    assert await claim(ann, wrong(ann)) in ("wrong", "late", "illegal")
    house.clock.wrong_by = jump
    minds([ann, bob])
    ann.look()
    await house.until(lambda: keeper.state.over, patience=600)
    await house.quiet()
    check_laws(house, keeper, [ann, bob])
    moments = [event.at for event in house.events(keeper.state.code)]
    assert moments == sorted(moments)


async def test_a_freeze_ends_also_if_the_server_comes_back_with_its_calendar_set_back(
    house: House,
) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("hot_potato",)))
    await done(ann, cmd.Start)
    await house.quiet()
    assert await claim(ann, wrong(ann)) == "wrong"
    await house.restart()
    house.clock.wrong_by = -7200.0
    again = await house.reopen(keeper.state.code)
    for guest in (ann, bob):
        guest.enter(again)
    await house.quiet()
    assert await claim(ann, right(ann)) == "ok"
    check_laws(house, again, [ann, bob])


@pytest.mark.parametrize("mode", ["tournament", "adventure"])
async def test_a_server_that_restarts_again_and_again_loses_nothing(mode: str) -> None:
    async with virtual_server(seed=7) as house:
        settings = Settings(mode=mode, games=(), next_seconds=2.0)  # type: ignore[arg-type]
        keeper, guests = await begin(house, settings, people=2, bots=1, watchers=1)
        minds(guests)
        for _ in range(8):
            await asyncio.sleep(house.rng.uniform(0.2, 6.0))
            await house.restart()
            keeper = await house.reopen(keeper.state.code)
            for guest in guests:
                guest.enter(keeper)
        await play_through(house, keeper, guests)
        assert all(answers for guest in guests for answers in guest.answers.values())
        check_laws(house, keeper, guests)


async def test_who_comes_back_gets_the_gap_or_the_whole_view_but_never_a_hole(house: House) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    for missed in (0, 1, 7, REMEMBERED_UPDATES + 20):
        bob.vanish()
        await asyncio.sleep(0.1)
        for number in range(missed):
            await done(ann, cmd.Rename, name=f"Ann {number}")
        frames = len(bob.frames)
        bob.enter(keeper)
        await house.quiet()
        kinds = [frame.split(b'"')[3].decode() for frame in bob.frames[frames:]]
        short = missed <= REMEMBERED_UPDATES
        assert kinds == (["resumed"] + ["update"] * missed if short else ["welcome"]) + ["here"]
        check_laws(house, keeper, [ann, bob])


async def test_a_gap_that_is_longer_than_the_view_is_closed_by_the_whole_view(
    house: House,
) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")

    async def away(changes: int) -> set[str]:
        """Let Bob miss so many changes, and return what he hears when he comes back."""
        bob.vanish()
        for number in range(changes):
            await done(ann, cmd.Rename, name=f"Ann the {number}th of her name")
        heard = len(bob.frames)
        bob.enter(keeper)
        await house.quiet()
        assert bob.view == ann.view
        return {msgspec.json.decode(frame)["type"] for frame in bob.frames[heard:]}

    assert await away(20) == {"resumed", "update", "here"}
    assert await away(200) == {"welcome", "here"}


async def test_who_comes_after_a_room_was_told_to_rest_is_asked_to_try_again(house: House) -> None:
    keeper, _ = await house.room("Ann")
    cy = house.guest("Cy")
    cy.enter(keeper)
    await asyncio.sleep(0)
    assert cy.wire
    keeper.post(REST)
    keeper.post(Enter(cy.wire, "Cy"))
    cy.keeper = None
    await house.quiet()
    assert cy.goodbyes == [("restarting", "")]
    assert not cy.view


async def test_whoever_lies_about_what_was_seen_gets_the_whole_view(house: House) -> None:
    keeper, (ann, bob) = await tower(house, "Ann", "Bob")
    for epoch, seq in ((1, 10**9), (1, 0), (99, 3), (0, 0)):
        bob.vanish()
        await asyncio.sleep(0.1)
        bob.epoch, bob.seq = epoch, seq
        bob.enter(keeper)
        await house.quiet()
        check_laws(house, keeper, [ann, bob])


async def test_an_idle_room_is_put_to_rest_and_comes_back_as_it_was(house: House) -> None:
    keeper, (ann, bob) = await tower(house, "Ann", "Bob")
    assert await claim(ann, right(ann)) == "ok"
    for guest in (ann, bob):
        guest.vanish()
    assert house.hall.rest_idle_rooms() == 0
    await asyncio.sleep(2 * house.hall.idle_seconds)
    assert house.hall.rest_idle_rooms() == 1
    await house.quiet()
    assert not house.hall.keepers
    again = await house.reopen(keeper.state.code)
    for guest in (ann, bob):
        guest.enter(again)
    await house.quiet()
    assert again.epoch == keeper.epoch + 1
    assert await claim(ann, right(ann)) == "ok"
    check_laws(house, again, [ann, bob])


async def test_a_claim_that_nobody_could_have_seen_is_judged_like_any_other(house: House) -> None:
    keeper, (ann, bob) = await tower(house, "Ann", "Bob")
    assert await claim(ann, {**right(ann), "seen": 2**53}) == "ok"
    assert await claim(bob, {**wrong(bob), "seen": 2**53, "reaction": -1e300}) == "wrong"
    assert await claim(ann, {"symbol": -1, "seen": 0}) == "illegal"
    assert await claim(ann, {"symbol": 999, "seen": 0, "target": (1, 2, 3)}) == "illegal"
    check_laws(house, keeper, [ann, bob])
