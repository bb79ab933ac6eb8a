"""How many bytes a right claim sends to one person: `python -m bench claim_bytes`.

Rooms of four play every game to its end on a virtual clock. Counted are the frames that tell of a
right claim, and the private parts that change with it.
"""

import json

from spotisle.protocol.settings import Settings
from spotisle.rules import GAMES
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import virtual_server

SEED = 5
BEFORE = {
    "tower": 349, "well": 370, "hot_potato": 410, "catch_them_all": 366, "poisoned_gift": 376,
    "triplets": 448, "duel": 665, "welcome": 339, "ports": 333, "longest_route": 336,
    "barbarians": 271, "knights": 386,
}  # fmt: skip
"""Before a claim told what moves, and before a seat was told what it may claim."""


async def count(game: str) -> float:
    """Return the bytes of a right claim, for the mean person in the room."""
    people = min(4, GAMES[game].spec.seats[-1])
    async with virtual_server(SEED) as server:
        choice = Settings(games=(game,), tie="shared")
        actor, clients = await begin(server, choice, people)
        joined = [len(client.frames) for client in clients]
        await play_through(server, actor, clients)
        play = actor.state.play
        assert play is not None
        sent = 0
        for client, first in zip(clients, joined, strict=True):
            for frame in client.frames[first:]:
                told = json.loads(frame)
                right = any(event.get("verdict") == "ok" for event in told.get("events", ()))
                sent += len(frame) * (right or told["type"] == "private")
        return sent / people / play.number


def main() -> None:
    print("| game | bytes | before | |\n|---|---|---|---|")
    for game, kind in GAMES.items():
        if not kind.spec.endless:
            now, before = run_in_virtual_time(count(game)), BEFORE[game]
            print(f"| {game} | {now:.0f} | {before} | {now / before - 1:+.0%} |")


if __name__ == "__main__":
    main()
