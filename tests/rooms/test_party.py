"""Handicaps, faces, reactions, latecomers, bets, rematches and awards."""

import asyncio

from msgspec.json import decode, encode
from msgspec.structs import replace

from spotisle.dice import TURNS
from spotisle.protocol import commands as cmd
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.settings import Settings
from spotisle.replays import film
from spotisle.rooms import events as ev
from spotisle.rooms.actor import RoomActor
from spotisle.rooms.awards import awards
from spotisle.rooms.reactions import MAX_AT_ONCE, REFILL_S
from tests.rooms.kit.claims import claim, right, wrong
from tests.rooms.kit.client import VirtualClient
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.server import VirtualServer, autoplay, done, refused

SIX = Handicap(head_start=20, no_lock=True, large=True)


def claims(server: VirtualServer, actor: RoomActor) -> list[ev.Claimed]:
    events = server.events(actor.state.code)
    return [event for event in events if isinstance(event, ev.Claimed)]


async def child_and_parent(
    server: VirtualServer, handicap: Handicap = SIX
) -> tuple[RoomActor, VirtualClient, VirtualClient]:
    actor, (mia, dad) = await server.room("Mia", "Dad")
    await done(mia, cmd.SetHandicap, seat=0, handicap=handicap)
    await done(mia, cmd.Start)
    await server.settle()
    return actor, mia, dad


# Handicaps


async def test_a_head_start_wins_a_card_that_was_found_later(server: VirtualServer) -> None:
    actor, mia, dad = await child_and_parent(server)
    assert dad.view["seats"][0]["handicap"] == {"head_start": 20, "no_lock": True, "large": True}
    assert dad.play["handicaps"] == [{"head_start": 20, "no_lock": True, "large": True}, None]
    asked = dad.ask(cmd.MakeClaim, **right(dad), reaction=2.0)
    await asyncio.sleep(1.5)
    assert not dad.answers[asked]
    assert await claim(mia, {**right(mia), "reaction": 3.5}) == "ok"
    await server.settle()
    assert dad.answers[asked][0]["verdict"] == "late"
    first, second = claims(server, actor)
    assert (first.seat, second.seat) == (0, 1)
    assert first.bid
    assert second.bid
    assert second.bid.handicap == 2.0
    assert first.took == 3.5
    check_laws(server, actor, [mia, dad])


async def test_an_unused_head_start_does_not_cost_the_card(server: VirtualServer) -> None:
    actor, mia, dad = await child_and_parent(server, Handicap(head_start=15))
    assert await claim(dad, {**right(dad), "reaction": 2.0}) == "ok"
    (claimed,) = claims(server, actor)
    assert claimed.bid
    assert claimed.at - claimed.bid.elapsed > 0
    assert claimed.took == 2.0
    assert mia.play["view"]["scores"] == [0, 1]


async def test_a_mistake_of_a_child_freezes_where_it_locks_others(server: VirtualServer) -> None:
    _, mia, dad = await child_and_parent(server)
    assert await claim(mia, wrong(mia)) == "wrong"
    assert await claim(dad, wrong(dad)) == "wrong"
    await server.settle()
    assert mia.play["locked"] == [1]
    assert await claim(mia, right(mia)) == "ok"


async def test_a_childs_mistake_is_told_at_once_while_a_claim_waits(server: VirtualServer) -> None:
    _, mia, dad = await child_and_parent(server)
    asked = dad.ask(cmd.MakeClaim, **right(dad), reaction=2.0)
    await asyncio.sleep(0.2)
    wronged = mia.ask(cmd.MakeClaim, **wrong(mia), reaction=2.2)
    await asyncio.sleep(0.2)
    assert mia.answers[wronged][0]["verdict"] == "wrong"
    assert not dad.answers[asked]


async def test_handicaps_are_in_the_record(server: VirtualServer) -> None:
    actor, clients = await begin(server, Settings(), people=2)
    await done(clients[0], cmd.Dismiss)
    await done(clients[0], cmd.SetHandicap, seat=1, handicap=Handicap(head_start=-10))
    await done(clients[0], cmd.Start)
    await play_through(server, actor, clients)
    play = actor.state.cards
    assert play is not None
    told = {"guest 1": {"head_start": -10, "no_lock": False, "large": False}}
    assert play.record()["handicaps"] == told
    assert [seat.handicap for seat in film(play.record()).seats] == [None, Handicap(head_start=-10)]
    assert any("took" in move for move in play.record()["moves"])
    check_laws(server, actor, clients)


async def test_a_handicap_leaves_with_its_player(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(bob, cmd.SetHandicap, seat=1, handicap=SIX)
    bob.ask(cmd.Leave)
    await server.settle()
    (cy,) = await server.join(actor, "Cy")
    assert (cy.seat, ann.view["seats"][1]["handicap"]) == (1, None)


async def test_a_handicap_is_chosen_by_its_own_player_or_the_host(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.SetHandicap, seat=1, handicap=SIX)
    assert (await refused(bob, cmd.SetHandicap, seat=0))["why"] == "not_your_seat"
    await done(bob, cmd.SetHandicap, seat=1)
    assert bob.view["seats"][1]["handicap"] is None


# Faces and reactions


def looks(client: VirtualClient) -> list[tuple[str, str]]:
    taken = [seat for seat in client.view["seats"] if seat["person"] or seat["bot"]]
    return [(seat["face"], seat["tint"]) for seat in taken]


async def test_no_two_at_a_table_look_alike(server: VirtualServer) -> None:
    _, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.ChooseFace, face="owl", tint="teal")
    assert (await refused(bob, cmd.ChooseFace, face="owl"))["why"] == "face_taken"
    await done(bob, cmd.ChooseFace, tint="rose")
    for seat in range(2, 8):
        await done(ann, cmd.SeatBot, seat=seat, level="casual")
    await server.settle()
    assert looks(ann)[0] == ("owl", "teal")
    assert looks(ann)[1][1] == "rose"
    for part in zip(*looks(ann), strict=True):
        assert len(set(part)) == 8
    bots_face = looks(ann)[5][0]
    await done(bob, cmd.ChooseFace, face=bots_face)
    await server.settle()
    assert looks(bob)[1][0] == bots_face
    assert len({face for face, _ in looks(bob)}) == 8


async def test_a_replay_shows_the_faces_of_the_evening(server: VirtualServer) -> None:
    actor, clients = await begin(server, Settings(), people=2)
    await done(clients[0], cmd.Dismiss)
    await done(clients[0], cmd.ChooseFace, face="owl", tint="teal")
    await done(clients[0], cmd.Start)
    await play_through(server, actor, clients)
    assert actor.state.cards is not None
    seats = film(actor.state.cards.record()).seats
    assert [(seat.face, seat.tint) for seat in seats] == looks(clients[1])
    assert (seats[0].face, seats[0].tint) == ("owl", "teal")


async def test_reactions_reach_everybody_and_are_limited(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    for _ in range(MAX_AT_ONCE):
        await done(bob, cmd.React, reaction="clap", seat=0)
    assert (await refused(bob, cmd.React, reaction="wow"))["why"] == "too_fast"
    await asyncio.sleep(REFILL_S)
    await done(bob, cmd.React, reaction="wow")
    await server.settle()
    shown = ann.reactions
    assert [one["reaction"] for one in shown] == ["clap"] * MAX_AT_ONCE + ["wow"]
    assert shown[0] == {"type": "reaction", "person": bob.you, "reaction": "clap", "seat": 0}
    await done(ann, cmd.Mute, muted=True)
    assert (await refused(bob, cmd.React, reaction="wow"))["why"] == "muted"
    check_laws(server, actor, [ann, bob])


# Latecomers, bets, rematches and awards


async def test_a_latecomer_has_a_seat_in_the_next_game(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    (late,) = await server.join(actor, "Late")
    assert late.seat == 2
    assert late.private["place"] is None
    assert await claim(late, {"symbol": 1, "seen": 0}) == "not_seated"
    await done(ann, cmd.Dismiss)
    await done(ann, cmd.Start)
    await server.settle()
    assert late.play["seats"] == [0, 1, 2]
    check_laws(server, actor, [ann, bob, late])


async def test_the_host_may_keep_latecomers_out(server: VirtualServer) -> None:
    actor, (ann, _) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(latecomers=False))
    await done(ann, cmd.Start)
    (late,) = await server.join(actor, "Late")
    assert late.seat is None


async def test_a_latecomer_takes_the_seat_of_a_bot_when_all_are_taken(
    server: VirtualServer,
) -> None:
    actor, (ann,) = await server.room("Ann")
    for seat in range(1, 8):
        await done(ann, cmd.SeatBot, seat=seat, level="child")
    await done(ann, cmd.Start)
    late, tv = (*await server.join(actor, "Late"), *await server.join(actor, "TV", watch=True))
    assert late.seat is None
    await done(ann, cmd.Dismiss)
    await server.settle()
    assert late.seat == 7
    assert tv.seat is None


async def test_a_latecomer_to_a_duel_does_not_stop_the_rematch(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    (late,) = await server.join(actor, "Late")
    assert late.seat is None
    await play_to_the_end(server, ann)
    await done(ann, cmd.Rematch)
    await server.settle()
    assert (late.seat, late.play["seats"]) == (None, [0, 1])
    await done(ann, cmd.Dismiss)
    await done(late, cmd.Sit)
    await server.settle()
    assert late.seat == 2
    check_laws(server, actor, [ann, bob, late])


async def test_a_spectator_may_bet_once_a_game(server: VirtualServer) -> None:
    actor, (ann, bob) = await server.room("Ann", "Bob")
    await done(ann, cmd.Start)
    (late,) = await server.join(actor, "Late")
    await done(late, cmd.Bet, seat=1)
    await server.settle()
    assert ann.view["bets"] == {late.you: 1}
    assert (await refused(late, cmd.Bet, seat=0))["why"] == "bet_placed"
    assert (await refused(bob, cmd.Bet, seat=0))["why"] == "playing"
    await done(ann, cmd.Dismiss)
    await server.settle()
    assert ann.view["bets"] == {}
    check_laws(server, actor, [ann, bob, late])


async def play_to_the_end(server: VirtualServer, winner: VirtualClient) -> None:
    """Let one player claim until the game is over."""
    while not winner.play["finished"]:
        await claim(winner, right(winner))
        await server.settle()


async def test_everybody_at_the_table_may_ask_for_a_rematch(server: VirtualServer) -> None:
    actor, (ann, bob, cy) = await begin(server, Settings(games=("tower",)), people=3)
    assert (await refused(bob, cmd.Rematch))["why"] == "not_over"
    await play_to_the_end(server, ann)
    (tv,) = await server.join(actor, "TV", watch=True)
    await done(bob, cmd.Rematch)
    await done(cy, cmd.Rematch)
    await done(bob, cmd.Rematch)
    assert (await refused(tv, cmd.Rematch))["why"] == "not_seated"
    await server.settle()
    assert ann.view["rematch"] == [bob.you, cy.you]
    assert ann.play["finished"]
    await done(cy, cmd.Leave)
    await server.settle()
    assert ann.view["rematch"] == [bob.you]
    check_laws(server, actor, [ann, bob, tv])


async def test_the_host_starts_a_rematch_with_one_command(server: VirtualServer) -> None:
    settings = Settings(games=("tower",), tie="shared")
    actor, (ann, bob) = await begin(server, settings, people=2, bots=6)
    await play_to_the_end(server, ann)
    (late,) = await server.join(actor, "Late")
    await done(bob, cmd.Rematch)
    await done(ann, cmd.Rematch)
    await server.settle()
    assert ann.view["rematch"] == []
    assert (late.seat, late.private["place"]) == (7, 7)
    assert not ann.play["finished"]
    check_laws(server, actor, [ann, bob, late])


async def test_the_host_picks_for_the_loser_only_on_purpose(server: VirtualServer) -> None:
    settings = Settings(mode="tournament", games=())
    actor, (host, guest) = await begin(server, settings, people=2)
    while not host.play["finished"]:
        assert await claim(host, right(host)) == "ok"
        await server.settle()
    series = host.view["series"]
    assert series["picker"] == guest.seat
    choice = series["choices"][0]
    assert (await refused(host, cmd.Pick, game=choice))["why"] == "not_your_seat"
    await done(host, cmd.Pick, game=choice, seat=guest.seat)
    assert actor.state.series is not None


async def test_the_first_player_of_dice_is_drawn_and_then_moves_on(server: VirtualServer) -> None:
    _, clients = await server.room("Ann", "Bob", "Cy")
    ann = clients[0]
    await done(ann, cmd.Choose, settings=Settings(mode="dice"))
    starters = []
    for _ in range(4):
        await done(ann, cmd.Start)
        await server.settle()
        starters.append(ann.play["seats"][0])
        await done(ann, cmd.Dismiss)
    first = starters[0]
    assert starters == [(first + step) % 3 for step in range(4)]


async def test_awards_come_with_the_end(server: VirtualServer) -> None:
    actor, clients = await begin(server, Settings(mode="series", games=("tower", "well")), people=3)
    assert clients[0].view["awards"] == []
    await play_through(server, actor, clients)
    kinds = [award["kind"] for award in clients[0].view["awards"]]
    assert "fastest_find" in kinds
    assert "best_partner" not in kinds
    fastest = next(one for one in clients[0].view["awards"] if one["kind"] == "fastest_find")
    took = [claimed.took for claimed in claims(server, actor) if claimed.judgement.verdict == "ok"]
    assert fastest["value"] >= min(time for time in took if time is not None)
    await server.restart()
    again = await server.reopen(actor.state.code)
    assert again.state.tallies == actor.state.tallies


async def test_awards_of_dice_go_to_the_best_turn_and_the_most_crosses(
    server: VirtualServer,
) -> None:
    actor, clients = await begin(server, Settings(mode="dice"), people=3)
    await play_through(server, actor, clients)
    play = actor.state.dice
    assert play is not None
    assert clients[0].view["awards"] == decode(encode(awards(actor.state)))

    def awarded(*tracks: tuple[int, ...]) -> list[tuple[str, list[int], float]]:
        """Return the awards of these entries, with places in place of seats."""
        padded = tuple(track + (1,) * (TURNS - len(track)) for track in tracks)
        play.state = replace(play.state, tracks=padded)
        places = play.dealt.seats.index
        return [(it.kind, list(map(places, it.seats)), it.value) for it in awards(actor.state)]

    assert awarded((12, -2), (3, -2, -2), ()) == [
        ("best_turn", [0], 12),
        ("most_crosses", [1], 2),
    ]
    assert awarded((7,), (7,), (-2,)) == [("best_turn", [0, 1], 7)]
    assert awarded((7,), (7,), (7,)) == []


async def test_bots_that_adapt_leave_half_of_the_cards_to_people(server: VirtualServer) -> None:
    actor, (ann,) = await server.room("Ann")
    await done(ann, cmd.SeatBot, seat=1, level="expert")
    settings = Settings(games=("tower",), adaptive_bots=True)
    await done(ann, cmd.Choose, settings=settings)
    autoplay([ann], "child")
    taken = [0, 0]
    for _ in range(6):
        await done(ann, cmd.Start)
        await server.until(lambda: actor.state.over)
        await server.settle()
        taken = [had + got for had, got in zip(taken, ann.play["view"]["scores"], strict=True)]
        await done(ann, cmd.Dismiss)
    assert 0.35 < taken[0] / sum(taken) < 0.65
