"""How many bytes a right claim sends to one person: `python -m bench claim_bytes`.

Rooms of four play every game to its end on a virtual clock. The count includes the frames of right
claims and the private parts that change with them. "Before" are the same frames in the old format,
in which a claim did not say what moves and a seat was not sent what it may claim. "Bare" are
today's frames without these fields.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from spotisle.protocol.settings import Settings
from spotisle.protocol.views import PrivateChange, SeatPrivate
from spotisle.rules import GAMES
from tests.rooms.kit.games import begin, play_through
from tests.rooms.kit.loop import run_in_virtual_time
from tests.rooms.kit.server import virtual_server

SEED = 5
MOVED = ("moves", "lit")
"""Fields in the event of a right claim that describe the change on the table."""
HIDDEN_CARDS = ("card", "partner_card", "pointed_cell", "pointed_symbol")
"""Fields that every private part used to have, as null if empty."""

Frame = dict[str, Any]


class Sizes(msgspec.Struct):
    """Bytes sent to one person."""

    now: int = 0
    before: int = 0
    bare: int = 0


def measure(frames: list[bytes], first: int) -> Sizes:
    """Add up the bytes sent to one person from frame `first` on, in each format."""
    sizes, seen = Sizes(), None
    for number, encoded in enumerate(frames):
        frame: Frame = msgspec.json.decode(encoded)
        before, bare = frame, frame
        if frame["type"] in ("welcome", "resumed"):
            seen = msgspec.convert(frame["private"], SeatPrivate)
        elif frame["type"] == "private":
            assert seen is not None
            last, seen = seen, msgspec.convert(frame["private"], PrivateChange).apply_to(seen)
            without_aims = replace(seen, aims=last.aims, barred=last.barred)
            bare = _private(frame, msgspec.to_builtins(without_aims.changes_since(last)))
            before = _private(frame, _whole(without_aims) if bare else {})
        elif any(event.get("verdict") == "ok" for event in frame.get("events", ())):
            bare = frame | {"events": [_without_moves(event) for event in frame["events"]]}
            before = bare | {"events": [_with_reason(event) for event in bare["events"]]}
        else:
            continue
        if number >= first:
            sizes.now += len(encoded)
            sizes.before += len(msgspec.json.encode(before)) if before else 0
            sizes.bare += len(msgspec.json.encode(bare)) if bare else 0
    return sizes


def _private(frame: Frame, private: Frame) -> Frame:
    """Return the frame with another private part, or no frame if it is empty."""
    return frame | {"private": private} if private else {}


def _whole(private: SeatPrivate) -> Frame:
    """Return a private part in the old format: always complete, with nulls."""
    cards = dict.fromkeys(HIDDEN_CARDS) | msgspec.to_builtins(private.cards)
    return {"seat": private.seat, "place": private.place, "cards": cards}


def _without_moves(event: Frame) -> Frame:
    return {name: said for name, said in event.items() if name not in MOVED}


def _with_reason(event: Frame) -> Frame:
    """Return a claim's event in the old format: with a target, even if null, and the reason."""
    if event["type"] != "claimed":
        return event
    reason = {"reason": "match"} if event["verdict"] == "ok" else {}
    return {"target": None} | event | reason


async def count(game: str) -> tuple[float, float, float]:
    """Return the mean bytes of a right claim per person in the room: now, before and bare."""
    people = min(4, GAMES[game].spec.seats[-1])
    async with virtual_server(SEED) as server:
        choice = Settings(games=(game,), tie="shared")
        actor, clients = await begin(server, choice, people)
        joined = [len(client.frames) for client in clients]
        await play_through(server, actor, clients)
        play = actor.state.play
        assert play is not None
        sizes = [measure(it.frames, first) for it, first in zip(clients, joined, strict=True)]
        now, before, bare = (
            sum(getattr(each, field) for each in sizes) for field in Sizes.__struct_fields__
        )
        claims = people * play.number
        return now / claims, before / claims, bare / claims


def main() -> None:
    print("| game | bytes | before | | bare | |\n|---|---|---|---|---|---|")
    for game, kind in GAMES.items():
        if not kind.spec.endless:
            now, before, bare = run_in_virtual_time(count(game))
            grown = f"{before:.0f} | {now / before - 1:+.0%}"
            print(f"| {game} | {now:.0f} | {grown} | {bare:.0f} | {now / bare - 1:+.0%} |")


if __name__ == "__main__":
    main()
