"""Rooms in which a game lies as the scene wants it, down to the hidden cards."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from spotisle.protocol.settings import Settings
from spotisle.records.deals import write_deal
from spotisle.records.names import Names
from spotisle.rooms import events as ev
from spotisle.rules import Teams, new_game
from tests.rooms.kit.guest import Guest
from tests.rooms.kit.house import House

AT = 1000.0
WATCHER = "Wim"


def shuffled(game: str, names: Sequence[str], seed: int = 0) -> Any:
    """Return a fresh deal, as a record writes it."""
    table = new_game(game, len(names))
    teams = Teams.of(len(names)) if table.spec.teams else None
    return write_deal(table.shuffle(Random(seed)), Names(tuple(names), teams))


def events(game: str, deal: Any, names: Sequence[str]) -> list[ev.AnyEvent]:
    """Return all that has happened when this deal lies before these people; one more watches."""
    table = new_game(game, len(names))
    seats = tuple(range(len(names)))
    settings = Settings(mode="practice") if table.spec.endless else Settings(games=(game,))
    people = [(f"p{n}", name) for n, name in enumerate((*names, WATCHER), start=1)]
    return [
        ev.Opened(at=AT, code="STAGE", seed=1),
        *(
            ev.Joined(at=AT, person=person, name=name, token=sha256(name.encode()).hexdigest())
            for person, name in people
        ),
        *(ev.Sat(at=AT, person=f"p{seat + 1}", seat=seat) for seat in seats),
        ev.Chosen(at=AT, settings=settings),
        ev.Started(at=AT, seats=seats),
        ev.Dealt(
            at=AT,
            game=game,
            deck=table.deck.id,
            seats=seats,
            names=tuple(names),
            options=table.usual_options(len(names), table.deck),
            deal=deal,
            teams=Teams.of(len(names)) if table.spec.teams else None,
        ),
    ]


async def take_places(house: House, game: str, deal: Any, names: Sequence[str]) -> list[Guest]:
    """Open a room where this deal lies, and let everybody come back; the last one only watches."""
    keeper = await house.stage(*events(game, deal, names))
    for name in (*names, WATCHER):
        guest = house.guest(name)
        guest.token = name
        guest.enter(keeper)
        await house.until(lambda guest=guest: guest.view)  # type: ignore[misc]
    await house.quiet()
    return house.guests
