"""The table after every move of a record, with everybody's hand."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from spotisle import dice
from spotisle.dice import ISLAND_DICE
from spotisle.protocol.handicap import Handicap
from spotisle.protocol.views import PlayView
from spotisle.records import add_pictures, read
from spotisle.replays.seats import read_seat_views
from spotisle.rules import PrivateCards
from spotisle.rules.claim import Reason, Verdict
from spotisle.rules.effect import write_effect
from spotisle.rules.game import most
from spotisle.rules.parsing import JsonObject
from spotisle.rules.spec import Counting


class FilmFrame(Struct, frozen=True):
    """The table at one moment: what everyone saw, and the hand of each place."""

    play: PlayView
    hands: tuple[PrivateCards, ...]


class FilmStep(Struct, frozen=True):
    """The table after one move; the first step is the table before any."""

    move: int
    """Its number in the record."""
    event: dict[str, Any]
    """What happened, in the form of a room's event."""
    frame: FilmFrame


def frames(raw: JsonObject, number: int, *, breaks_tie: bool) -> Iterator[FilmStep]:
    """Yield the table after the deal and after each move; malformed moves are left out."""
    known = {
        "number": number,
        "breaks_tie": breaks_tie,
        "trial": False,
        "curtain": None,
        "locked": (),
        "frozen": (),
    }
    return _dice(raw, known) if raw["game"] == ISLAND_DICE else _cards(raw, known)


def _handicaps(raw: JsonObject) -> tuple[Handicap | None, ...]:
    handicaps = tuple(seat.handicap for seat in read_seat_views(raw))
    return handicaps if any(handicaps) else ()


def _cards(raw: JsonObject, known: dict[str, Any]) -> Iterator[FilmStep]:
    recorded = read(raw)
    table, game, teams = recorded.table(), recorded.game, recorded.names.teams
    known |= {
        "kind": "cards",
        "game": game.spec.name,
        "deck": add_pictures(game.deck, raw.get("pictures")).name,
        "seats": tuple(range(game.seats)),
        "teams": tuple(zip(teams.colours, teams.members, strict=True)) if teams else (),
        "options": dict(raw.get("options", {})),
        "table": game.layout,
        "counting": game.counting,
        "handicaps": _handicaps(raw),
    }

    def frame() -> FilmFrame:
        play = PlayView(
            **known,
            accepted=table.accepted,
            view=table.view(),
            ranking=game.ranking(table.state),
            points=game.points(table.state),
            finished=table.finished,
        )
        return FilmFrame(play, tuple(map(table.private, play.seats)))

    yield FilmStep(-1, {}, frame())
    for place, move in enumerate(recorded.moves):
        claim = recorded.names.claim(game.spec.target, move)
        before = table.state
        judgement = recorded.judge(table, place, move)
        if isinstance(claim, Reason):
            continue
        said = {"seat": claim.seat, "symbol": claim.symbol, "target": claim.target}
        told = {"verdict": judgement.verdict, "reason": judgement.reason}
        did = write_effect(table.effect(claim)) if judgement.verdict is Verdict.OK else {}
        beat = None if table.state is before else game.beat(before, table.state, claim)
        ended = {} if beat is None else {"beat": asdict(beat)}
        yield FilmStep(place, {"type": "claimed", **said, **told, **did, **ended}, frame())


def _dice(raw: JsonObject, known: dict[str, Any]) -> Iterator[FilmStep]:
    record = dice.read(raw)
    known |= {
        "kind": "dice",
        "game": ISLAND_DICE,
        "deck": "",
        "seats": tuple(range(len(record.seats))),
        "teams": (),
        "options": {"joker_next_turn": record.joker_next_turn},
        "table": None,
        "counting": Counting(),
        "handicaps": _handicaps(raw),
    }
    accepted = 0

    def frame(state: dice.DiceState) -> FilmFrame:
        play = PlayView(
            **known,
            accepted=accepted,
            view=dice.view(state),
            ranking=most([state.score(seat) for seat in known["seats"]]),
            points=(),
            finished=state.finished,
        )
        return FilmFrame(play, (PrivateCards(),) * len(play.seats))

    yield FilmStep(-1, {}, frame(record.start()))
    for place, (move, step) in enumerate(zip(record.moves, record.steps(), strict=True)):
        if step.seat is None:
            continue
        accepted += step.reason.accepted
        made = {key: value for key, value in move.items() if key not in ("seat", "at")}
        said = {"seat": step.seat, "move": made}
        verdict = Verdict.OK if step.reason.accepted else Verdict.ILLEGAL
        told = {"verdict": verdict, "reason": step.reason}
        yield FilmStep(place, {"type": "moved", **said, **told}, frame(step.after))
