"""Every claim and every move is judged once, however often it is sent."""

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.rooms import events as ev
from spotisle.rooms.play import CardPlay
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.server import VirtualServer, done

PRACTICE = Settings(mode="practice")


async def test_a_repeated_claim_is_judged_once(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    for _ in range(3):
        ann.repeat(asked)
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 2
    assert sum(isinstance(event, ev.Claimed) for event in server.events(actor.state.code)) == 1


async def test_a_claim_is_answered_again_in_the_next_game_and_after_a_restart(
    server: VirtualServer,
) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeClaim, **right(ann))
    await server.settle()
    await done(ann, cmd.Dismiss)
    ann.repeat(asked)
    await done(ann, cmd.Start)
    ann.repeat(asked)
    await server.settle()
    await server.restart()
    ann.enter(await server.reopen(actor.state.code))
    await server.settle()
    ann.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in ann.answers[asked]] == ["ok"] * 4
    assert not bob.play["view"]["finished"]


async def test_a_verdict_is_kept_when_somebody_else_leaves(server: VirtualServer) -> None:
    _, (ann, bob, cy) = await server.room("Ann", "Bob", "Cy")
    await done(ann, cmd.Start)
    await server.settle()
    asked = bob.ask(cmd.MakeClaim, **right(bob))
    await server.settle()
    await done(cy, cmd.Leave)
    bob.repeat(asked)
    await server.settle()
    assert [answer["verdict"] for answer in bob.answers[asked]] == ["ok", "ok"]


async def test_a_verdict_is_kept_for_the_person_not_for_the_seat(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    asked = bob.ask(cmd.MakeClaim, **wrong(bob))
    await server.settle()
    seat = bob.seat
    await done(bob, cmd.Stand)
    (cleo,) = await server.join(server.registry.actors[ann.view["code"]], "Cleo")
    assert cleo.seat == seat
    fields = {"id": asked, **right(cleo)}
    cleo.asked[asked] = cmd.MakeClaim(**fields)
    cleo.repeat(asked)
    await server.settle()
    assert cleo.answers[asked][0]["verdict"] == "ok"


async def test_a_repeated_roll_is_rolled_once(server: VirtualServer) -> None:
    _, (ann,) = await server.room("Ann")
    await done(ann, cmd.Choose, settings=Settings(mode="dice"))
    await done(ann, cmd.Start)
    asked = ann.ask(cmd.MakeMove, do="roll", reroll=tuple(range(6)))
    ann.repeat(asked)
    await server.settle()
    assert [answer["reason"] for answer in ann.answers[asked]] == ["rolled"] * 2
    assert ann.play["view"]["rolls_left"] == 2


async def test_a_claim_without_a_seat_is_refused(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    (wim,) = await server.join(actor, "Wim", watch=True)
    assert await claim(wim, {"symbol": 3, "seen": 0}) == "not_seated"


async def test_in_practice_everyone_is_released_when_all_present_are_locked(
    server: VirtualServer,
) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    assert await claim(ann, right(ann)) == "illegal"
    assert await claim(bob, wrong(bob)) == "wrong"
    assert ann.play["locked"] == []
    assert await claim(ann, right(ann)) == "ok"


async def test_in_practice_standing_up_releases_the_locked_players(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    assert await claim(ann, wrong(ann)) == "wrong"
    await done(bob, cmd.Stand)
    await server.settle()
    assert await claim(ann, right(ann)) == "ok"


async def test_practice_never_ends_and_leaves_no_record(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=PRACTICE)
    await done(ann, cmd.Start)
    for _ in range(3):
        assert await claim(ann, right(ann)) == "ok"
    play = actor.state.play
    assert isinstance(play, CardPlay)
    assert play.number == 3
    assert (list(play.table.moves), play.record()["moves"]) == ([], [])
