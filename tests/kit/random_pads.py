"""Random score pads, and random marks that the rules may or may not allow."""

from random import Random

from spotisle import scorepad as pads
from spotisle.dice.sheet import ITEMS
from spotisle.scorepad import AnyMark, Pad, Side
from spotisle.series.plan import ADVENTURE
from spotisle.series.prices import PRICES

NAMES = ("Ann", "Bo", "Cy", "Dag", "Eva", "Fay", "Gus", "Hal")


def players(count: int) -> tuple[Side, ...]:
    """Return this many players as sides of a pad."""
    return tuple(map(Side, NAMES[:count]))


def teams(count: int) -> tuple[Side, ...]:
    """Return this many teams as sides of a pad."""
    return tuple(Side("", colour) for colour in ("blue", "orange", "red")[:count])


def any_pad(rng: Random) -> Pad:
    """Return an empty pad of any kind."""
    match rng.choice(("tournament", "island", "dice")):
        case "tournament":
            games = tuple(rng.sample(list(PRICES), rng.choice((1, 2, 6))))
            return pads.open_pad("tournament", players(rng.randint(2, 8)), games)
        case "island":
            games = rng.choice((ADVENTURE, (rng.choice(ADVENTURE),)))
            return pads.open_pad("island", teams(rng.randint(2, 3)), games)
        case _:
            return pads.open_pad("dice", players(rng.randint(1, 3)))


def any_mark(pad: Pad, rng: Random) -> AnyMark:
    """Return a random mark, which the rules may not allow."""
    side, line = (
        rng.randrange(len(pad.sides) + (rng.random() < 0.1)),
        rng.randrange(len(pad.games) + 1),
    )
    turn = rng.randint(1, 15)
    if pad.kind == "dice":
        turn = 1 + sum(isinstance(mark, pads.TurnEnded) and mark.side == side for mark in pad.marks)
        turn = min(15, turn + (rng.random() < 0.05))
        return rng.choice(
            (
                pads.Built(side=side, turn=turn, item=rng.choice((*ITEMS, "tower:1"))),
                pads.Built(side=side, turn=turn, item=rng.choice(list(ITEMS)[:8])),
                pads.Lent(side=side, turn=turn, knight=rng.randint(1, 6)),
                pads.TurnEnded(side=side, turn=turn),
            )
        )
    if pad.kind == "island":
        line = sum(isinstance(mark, pads.LineEnded) for mark in pad.marks) + (rng.random() < 0.05)
    return rng.choice(
        (
            pads.Count(line=line, side=side, number=rng.choice((None, 0, 1, 2, 12))),
            pads.Place(
                line=line,
                place=rng.choice(("first", "first", "second", "last")),
                side=rng.choice((None, side, side, side)),
            ),
            pads.Count(line=line, side=side, number=rng.choice((0, 1, 2, 3))),
            pads.LineEnded(line=line)
            if pad.kind == "island"
            else pads.TurnEnded(side=side, turn=turn),
        )
    )
