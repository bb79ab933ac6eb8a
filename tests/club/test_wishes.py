"""Wishes that no plan can fulfil: the organiser is told, and the evening goes on without them."""

from spotisle.protocol import club_commands as cmd
from spotisle.protocol.settings import Settings
from tests.club.kit.club_server import ClubServer

GAME = Settings(games=("tower",))


async def test_nobody_can_be_kept_both_apart_and_together(server: ClubServer) -> None:
    await server.open(table=3, games=(GAME,))
    await server.join_people(6)
    await server.do(cmd.NamePerson, person=1, name="Ana")
    await server.do(cmd.NamePerson, person=3, name="Ben")
    answer = await server.organiser.answer(
        cmd.SetWishes, apart=((3, 1),), together=((1, 2), (2, 3))
    )
    assert (answer["why"], answer["text"]) == (
        "cannot_play",
        "Ana and Ben can't be both apart and together",
    )
    assert server.state.apart == server.state.together == ()


async def test_the_organiser_is_told_that_no_plan_fits(server: ClubServer) -> None:
    await server.open(table=3, games=(GAME,))
    await server.join_people(6)
    await server.do(cmd.SetWishes, apart=((1, 2, 3),))  # at two tables
    await server.until(lambda: server.organiser.organiser.get("no_plan"))
    assert server.organiser.club_view["sentence"] is None
    await server.do(cmd.SetWishes, apart=((1, 2),))
    await server.until(lambda: server.organiser.club_view["sentence"])
    assert not server.organiser.organiser["no_plan"]


async def test_a_wish_that_cannot_be_planned_later_is_told_at_the_desk(server: ClubServer) -> None:
    await server.open(rounds=2, table=3, games=(GAME,), automatic=False)
    await server.join_people(6)
    await server.do(cmd.Go)
    await server.do(cmd.Go)
    await server.do(cmd.SetWishes, together=((1, 2, 3, 4),))
    await server.do(cmd.EndRound)
    assert (await server.organiser.answer(cmd.Go))["why"] == "cannot_play"
    await server.settle()
    assert server.organiser.organiser["no_plan"]
    await server.do(cmd.SetWishes)
    await server.do(cmd.Go)
    await server.settle()
    assert not server.organiser.organiser["no_plan"]
