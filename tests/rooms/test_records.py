"""Every finished minigame leaves a record, whatever happens in between."""

import msgspec
from msgspec.structs import replace

from spotisle.protocol import commands as cmd
from spotisle.protocol.settings import Settings
from spotisle.records import verify
from spotisle.series import replay_series
from tests.rooms.kit.house import House, done, minds
from tests.rooms.kit.laws import check_laws
from tests.rooms.kit.scripted import claim, right, wrong
from tests.rooms.kit.show import begin

DUELS = Settings(mode="series", games=("duel", "duel"))


async def test_a_record_that_cannot_be_kept_is_kept_later(house: House) -> None:
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


async def test_a_record_lost_in_a_crash_is_written_when_the_room_wakes(house: House) -> None:
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


async def test_a_person_called_like_a_bot_is_not_taken_for_it_in_the_record(house: House) -> None:
    keeper, (ann,) = await house.room("casual 2")
    await done(ann, cmd.SeatBot, seat=1, level="casual")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await house.until(lambda: keeper.state.over)
    await house.quiet()
    (record,) = map(msgspec.json.decode, house.records(keeper.state.code))
    assert len(set(record["seats"])) == 2
    check_laws(house, keeper, [ann])


async def test_a_series_keeps_the_names_it_began_with(house: House) -> None:
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
    assert [record["seats"] for record in records] == [["Ann", "Bob"]] * 3


async def test_a_series_leaves_a_record_of_its_own_that_replays(house: House) -> None:
    settings = Settings(mode="tournament", games=("tower", "well"), length=2)
    keeper, guests = await begin(house, settings, people=1, bots=2)
    await done(guests[0], cmd.Dismiss)
    await done(guests[0], cmd.Choose, settings=replace(settings, next_seconds=1.0))
    await done(guests[0], cmd.Start)
    minds(guests)
    guests[0].look()
    await house.until(lambda: keeper.state.over, patience=4 * 3600)
    await house.quiet()
    *games, series = map(msgspec.json.decode, house.records(keeper.state.code))
    replayed = replay_series(series)
    assert replayed.series.standing == keeper.state.series.standing  # type: ignore[union-attr]
    assert [event["record"] for event in series["events"] if "record" in event] == games


async def test_moves_in_a_record_say_when_they_were_made(house: House) -> None:
    keeper, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=Settings(games=("duel",)))
    await done(ann, cmd.Start)
    await house.quiet()
    assert await claim(bob, wrong(bob)) == "wrong"
    await house.quiet()
    assert await claim(ann, right(ann)) == "ok"
    await house.quiet()
    (record,) = map(msgspec.json.decode, house.records(keeper.state.code))
    first, second = (move["at"] for move in record["moves"])
    assert 2.0 <= first < 2.5
    assert 2.0 <= second - first < 2.5


async def test_every_line_of_the_sheet_names_the_game_in_the_room(house: House) -> None:
    _, (ann, bob) = await house.room("Ann", "Bob")
    await done(ann, cmd.Choose, settings=DUELS)
    for first in (1, 3):
        await done(ann, cmd.Start)
        await house.quiet()
        assert ann.view["series"]["plays"] == []
        assert await claim(ann, right(ann)) == "ok"
        assert ann.view["series"]["plays"] == [first]
        await done(ann, cmd.Next)
        await house.quiet()
        assert await claim(bob, right(bob)) == "ok"
        assert ann.view["series"]["plays"][:2] == [first, first + 1]
        await done(ann, cmd.Dismiss)
