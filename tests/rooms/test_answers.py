"""Every claim and every move gets one answer, however often it is asked for."""

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.play import CardPlay
from tests.rooms.kit.house import House, done
from tests.rooms.kit.scripted import claim, right, wrong

PRACTICE = Settings(mode="practice")


async def test_a_claim_that_is_repeated_is_judged_once(house: House) -> None:
    keeper, (ann, _) = await house.room("Ann", "Bob")
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    for _ in range(3):
        ann.repeat(asked)
    await house.quiet()
    ann.repeat(asked)
    await house.quiet()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 2
    assert sum(isinstance(event, ev.Claimed) for event in house.events(keeper.state.code)) == 1


async def test_a_claim_is_answered_again_in_the_next_game_and_after_a_restart(house: House) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await house.quiet()
    await done(ann, cmd.Dismiss)
    ann.repeat(asked)
    await done(ann, cmd.Start)
    ann.repeat(asked)
    await house.quiet()
    await house.restart()
    ann.enter(await house.reopen(keeper.state.code))
    await house.quiet()
    ann.repeat(asked)
    await house.quiet()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 4
    assert not bob.play["view"]["finished"]


async def test_a_verdict_is_kept_when_somebody_else_leaves(house: House) -> None:
    _, (ann, bob, cy) = await house.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Start)
    await house.quiet()
    asked = bob.ask(cmd.MakeClaim, **right(bob))
    await house.quiet()
    await done(cy, cmd.Leave)
    bob.repeat(asked)
    await house.quiet()
    assert [answer["verdict"] for answer in bob.answers[asked]] == ["ok", "ok"]


async def test_a_verdict_is_kept_for_the_person_not_for_the_seat(house: House) -> None:
    _, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    asked = bob.ask(cmd.MakeClaim, **wrong(bob))
    await house.quiet()
    seat = bob.seat
    await done(bob, cmd.Stand)
    (cleo,) = await house.come(house.hall.keepers[ann.view["code"]], "Cleo")
    assert cleo.seat == seat
    fields = {"id": asked, **right(cleo)}
    cleo.asked[asked] = cmd.MakeClaim(**fields)
    cleo.repeat(asked)
    await house.quiet()
    assert cleo.answers[asked][0]["verdict"] == "ok"


async def test_a_roll_that_is_repeated_is_rolled_once(house: House) -> None:
    _, (ann,) = await house.room("Ann")
    await done(ann, cmd.Choose, settings=Settings(mode="dice"))
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeMove, do="roll", reroll=tuple(range(6)))
    ann.repeat(asked)
    await house.quiet()
    assert [answer["reason"] for answer in ann.answers[asked]] == ["rolled"] * 2
    assert ann.play["view"]["rolls_left"] == 2


async def test_a_claim_without_a_seat_is_refused(house: House) -> None:
    keeper, (ann, _) = await house.room("Ann", "Bob")
    await done(ann, cmd.Start)
    (wim,) = await house.come(keeper, "Wim", watch=True)
    assert await claim(wim, {"symbol": 3, "seen": 0}) == "not_seated"


async def test_in_practice_everyone_is_released_when_all_who_are_there_are_out(
    house: House,
) -> None:
    _, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    assert await claim(ann, right(ann)) == "illegal"
    assert await claim(bob, wrong(bob)) == "wrong"
    assert ann.play["locked"] == []
    assert await claim(ann, right(ann)) == "ok"


async def test_in_practice_who_stands_up_keeps_nobody_locked(house: House) -> None:
    _, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    await done(bob, cmd.Stand)
    await house.quiet()
    assert await claim(ann, right(ann)) == "ok"


async def test_practice_goes_on_for_ever_and_keeps_no_record_of_it(house: House) -> None:
    keeper, (ann, _) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    for _ in range(3):
        assert await claim(ann, right(ann)) == "ok"
    play = keeper.state.play
    assert isinstance(play, CardPlay)
    assert play.number == 3
    assert (list(play.table.moves), play.record()["moves"]) == ([], [])
