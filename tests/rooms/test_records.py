"""Every finished minigame leaves a record, whatever happens in between."""

import msgspec

from spotisle.records import verify
from spotisle.rooms import commands as cmd
from spotisle.rooms.settings import Settings
from tests.rooms.kit.house import House, at_home, done
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.scripted import claim, right

DUELS = Settings(mode="series", games=("duel", "duel"))


def test_a_record_that_cannot_be_kept_is_kept_later() -> None:
    async def scene(house: House) -> None:
        keeper, (ann, bob) = await house.room("Ann", "Bob")
        await done(ann, cmd.Choose, settings=DUELS)
        await done(ann, cmd.Start)
        await house.quiet()
        house.journal.loses_records = True
        assert await claim(ann, right(ann)) == "ok"
        await done(ann, cmd.Next)
        assert not house.records(keeper.state.code)
        house.journal.loses_records = False
        assert await claim(bob, right(bob)) == "ok"
        check_laws(house, keeper, [ann, bob])

    at_home(scene)


def test_a_record_lost_in_a_crash_is_written_when_the_room_wakes() -> None:
    async def scene(house: House) -> None:
        keeper, (ann, bob) = await house.room("Ann", "Bob")
        await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
        await done(ann, cmd.Start)
        await house.quiet()
        house.journal.loses_records = True
        assert await claim(bob, right(bob)) == "ok"
        await house.restart()
        house.journal.loses_records = False
        await house.reopen(keeper.state.code)
        await house.quiet()
        (record,) = house.records(keeper.state.code)
        assert verify(msgspec.json.decode(record)).ranking == (("Bob",), ("Ann",))

    at_home(scene)


def test_a_person_called_like_a_bot_is_not_taken_for_it_in_the_record() -> None:
    async def scene(house: House) -> None:
        keeper, (ann,) = await house.room("casual 2")
        await done(ann, cmd.SeatBot, seat=1, level="casual")
        await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
        await done(ann, cmd.Start)
        await house.until(lambda: keeper.state.over)
        await house.quiet()
        (record,) = map(msgspec.json.decode, house.records(keeper.state.code))
        assert len(set(record["seats"])) == 2
        check_laws(house, keeper, [ann])

    at_home(scene)


def test_names_that_change_during_a_series_do_not_change_what_was_written() -> None:
    async def scene(house: House) -> None:
        keeper, (ann, bob) = await house.room("Ann", "Bob")
        await done(ann, cmd.Choose, settings=DUELS)
        await done(ann, cmd.Start)
        await house.quiet()
        await done(bob, cmd.Rename, name="Robert")
        assert await claim(bob, right(bob)) == "ok"
        await done(ann, cmd.Next)
        await house.quiet()
        assert await claim(bob, right(bob)) == "ok"
        await house.quiet()
        records = map(msgspec.json.decode, house.records(keeper.state.code))
        assert [record["seats"] for record in records] == [["Ann", "Bob"], ["Ann", "Robert"]]

    at_home(scene)
