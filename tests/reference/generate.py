"""Random records: every game, deck, option and team split; moves right, wrong, late and absurd."""

from collections.abc import Callable
from random import Random
from typing import Any

from .classic import CLASSIC
from .island import ISLAND
from .plane import DECKS, size, symbols
from .replay import rules_of, verdict
from .rules import COLOURS, Json, Rules, State

Record = dict[str, Any]
Move = dict[str, Any]

SPLITS = ((1, 1), (1, 1, 1), (2, 2), (2, 2, 1), (2, 1, 2), (1, 2, 2), (2, 2, 2))
NAMES = ("ann", "bob", "cy", "dan", "eve", "fay", "gus", "Ząb 8")
JUNK: tuple[Json, ...] = (
    None, True, False, -1, 1.0, 0.5, 10**30, "", "nobody", "3", "blue", "ann", [], [0], [1, 2, 3],
    [None, 1, 2], ["a", "b", "c"], [[1], [2], [3]], {}, {"seat": "ann"}, 999,
)  # fmt: skip


def record(rng: Random, game: str) -> Record:
    """A record of the game that the rules can replay."""
    made = head(rng, game)
    made["moves"] = play(rng, made, rng.choice((0, 5, 20, 60, 90)))
    return made


def broken_record(rng: Random, game: str) -> Record:
    """A record of the game that the rules reject with a reason."""
    made = record(rng, game)
    rng.choice(BREAKS)(rng, made)
    return made


def head(rng: Random, game: str) -> Record:
    made: Record = {"format": "spotisle.record/1", "game": game, "options": {}}
    if game in ISLAND:
        made |= {"deck": "island"} | team_seats(rng)
        made["options"] = island_options(rng, game, list(made["teams"]))
        made["deal"] = ISLAND_DEALS[game](rng, made["teams"])
    else:
        seats = 2 if game == "duel" else rng.randint(2, 8)
        made |= {"deck": deck(rng, game, seats), "seats": rng.sample(NAMES, seats)}
        made["deal"] = symbol_deal(rng, game, made["deck"], seats)
        made["options"] = classic_options(rng, game, made["seats"], len(made["deal"]))
    made["options"] |= any_options(rng)
    return made


def fewest(game: str, seats: int, order: int) -> int:
    """The fewest cards that a deal of the game may have."""
    safe = order + (2 if order % 2 else 3)
    return {"triplets": safe, "duel": 2, "hot_potato": seats}.get(game, seats + 1)


def deck(rng: Random, game: str, seats: int) -> str:
    common = ["classic", "beach", "garden", "island"]
    big_enough = [name for name, q in DECKS.items() if size(q) >= fewest(game, seats, q)]
    return rng.choice(common + big_enough)


def symbol_deal(rng: Random, game: str, deck: str, seats: int) -> list[int]:
    cards = size(DECKS[deck])
    least = fewest(game, seats, DECKS[deck])
    most = rng.choice(
        (
            least,
            min(cards, least + 4),
            min(cards, 3 * seats + least),
            min(cards, 55),
            min(cards, 57),
        )
    )
    return rng.sample(range(cards), max(least, most))


def classic_options(rng: Random, game: str, seats: list[str], cards: int) -> dict[str, Json]:
    options: dict[str, Json] = {}
    if game == "hot_potato":
        rounds: list[Json] = ["deck", rng.randint(1, cards // len(seats)), cards // len(seats)]
        options["rounds"] = rng.choice(rounds)
        if cards // len(seats) >= 5 and rng.random() < 0.3:
            del options["rounds"]
    if game == "well":
        options |= maybe(rng, end=("first_out", "last_left"), first=seats)
    if game == "catch_them_all":
        options |= maybe(rng, last_round=("short", "none"))
    return options


def maybe(rng: Random, **choices: Any) -> dict[str, Json]:
    return {name: rng.choice(list(v)) for name, v in choices.items() if rng.random() < 0.7}


def any_options(rng: Random) -> dict[str, Json]:
    """Options that don't affect a replay: the penalty, and unknown names."""
    return {
        name: value
        for name, value in maybe(
            rng, penalty=("lock", "freeze", "none"), weather=("rain", None, 3)
        ).items()
        if rng.random() < 0.2
    }


def team_seats(rng: Random) -> Record:
    split = rng.choice(SPLITS)
    seats = rng.sample(NAMES, sum(split))
    colours = rng.sample(sorted(COLOURS), len(split))
    free = rng.sample(seats, len(seats))
    return {
        "seats": seats,
        "teams": {
            colour: [free.pop() for _ in range(k)] for colour, k in zip(colours, split, strict=True)
        },
    }


def island_options(rng: Random, game: str, teams: list[str]) -> dict[str, Json]:
    if game != "knights":
        return maybe(
            rng,
            award_zero=(True, False),
            ports=("standard", "mirrored"),
            centre=("seven", "single"),
            own_isolated=("allow", "forbid"),
        )
    options = maybe(rng, rounds=range(1, 8), target=range(1, 13))
    below = options.get("target", 10)
    if rng.random() < 0.4:
        options["points"] = {team: rng.randrange(below) for team in teams if rng.random() < 0.6}
    return options


def hands(rng: Random, teams: dict[str, list[str]]) -> dict[str, list[int]]:
    """Hands before any exchange: only cards of the own team, often fewer than a full hand."""
    dealt = {}
    for team, players in teams.items():
        five = sum(map(len, teams.values())) == 5
        cards = rng.sample(COLOURS[team], 16)
        each = 16 if len(players) == 1 and not five else 8
        for i, seat in enumerate(players):
            dealt[seat] = cards[i * each : i * each + each]
    return dealt


def shortened(rng: Random, dealt: dict[str, list[int]]) -> dict[str, list[int]]:
    if rng.random() < 0.4:
        return dealt
    return {seat: cards[: rng.randint(1, len(cards))] for seat, cards in dealt.items()}


def exchanged(rng: Random, teams: dict[str, list[str]]) -> dict[str, list[int]]:
    """Hands after the exchange, which comes before the record: any mixture of the teams' cards."""
    dealt = hands(rng, teams)
    mixed = [card for cards in dealt.values() for card in cards]
    rng.shuffle(mixed)
    return {seat: [mixed.pop() for _ in cards] for seat, cards in dealt.items()}


def island(rng: Random) -> list[int]:
    return rng.sample(range(19), 19)


def reshuffled(rng: Random, team: str) -> list[int]:
    """A team's cards in the order they will be turned, shuffled again after each sixteen."""
    turned: list[int] = []
    for _ in range(rng.randint(1, 3)):
        turned += rng.sample(COLOURS[team], 16)
    return turned


def knights_deal(rng: Random, teams: dict[str, list[str]]) -> Record:
    rounds = rng.choice((1, 2, rng.randint(1, 30), 48))
    return {"decks": {team: reshuffled(rng, team)[:rounds] for team in teams}}


ISLAND_DEALS: dict[str, Callable[[Random, dict[str, list[str]]], Record]] = {
    "welcome": lambda rng, t: {"island": island(rng), "hands": shortened(rng, hands(rng, t))},
    "ports": lambda rng, t: {
        "island": island(rng),
        "ports": rng.sample(range(19, 25), 6),
        "hands": shortened(rng, hands(rng, t)),
    },
    "longest_route": lambda rng, t: {
        "island": island(rng),
        "hands": shortened(rng, exchanged(rng, t)),
    },
    "barbarians": lambda rng, t: {
        "island": island(rng),
        "cards": {team: rng.choice(COLOURS[team]) for team in t},
    },
    "knights": knights_deal,
}


def play(rng: Random, made: Record, length: int) -> list[Move]:
    """Moves of all kinds; most are right, so that games get somewhere."""
    rules = rules_of(made)
    states = [rules.start()]
    moves: list[Move] = []
    after_the_end = rng.randint(1, 6)
    while len(moves) < length and after_the_end:
        after_the_end -= rules.finished(states[-1])
        move = rng.choices((right, slow, guess, absurd), (12, 4, 3, 1))[0](rng, rules, states)
        moves.append(move)
        verdict(rules, states, move)
    return moves


def right(rng: Random, rules: Rules, states: list[State]) -> Move:
    """A move that is right now, though its seat may have seen any earlier state."""
    move = right_in(rng, rules, states[-1])
    if rng.random() < 0.2:
        move["seen"] = rng.randrange(len(states))
    return move


def slow(rng: Random, rules: Rules, states: list[State]) -> Move:
    """A move that was right when its seat saw the table."""
    seen = max(0, len(states) - rng.randint(1, 4))
    return right_in(rng, rules, states[seen]) | {"seen": seen}


def guess(rng: Random, rules: Rules, states: list[State]) -> Move:
    """A well-formed move with any symbol and target."""
    seat = rng.choice(rules.seats)
    known = [*rules.targets(states[-1], seat), *rules.targets(states[0], seat), None, *rules.seats]
    move = {
        "seat": seat,
        "symbol": rng.randrange(size(rules.order)),
        "target": rng.choice([*known, rng.randrange(20), rng.sample(range(size(rules.order)), 3)]),
    }
    if rng.random() < 0.5:
        move["seen"] = rng.randrange(len(states))
    return move


def absurd(rng: Random, rules: Rules, states: list[State]) -> Move:
    """A move with a piece missing, unknown or of the wrong kind."""
    move = right_in(rng, rules, rng.choice(states))
    key = rng.choice(("seat", "symbol", "target"))
    if rng.random() < 0.25:
        move.pop(key, None)
    else:
        move[key] = rng.choice([*JUNK, size(rules.order), float(rng.randrange(9))])
    return move


def right_in(rng: Random, rules: Rules, state: State) -> Move:
    """A move that is right in the state if there is one, else any move."""
    moves = [
        {"seat": seat, "symbol": rng.randrange(size(rules.order)), "target": target}
        for seat in rules.seats
        if not rules.finished(state)
        for target in rules.targets(state, seat)
        if rules.legal(state, seat, target)
    ]
    for move in rng.sample(moves, len(moves)):
        cards = rules.cards(state, move["seat"], move["target"])
        shared = frozenset.intersection(*(symbols(rules.order, card) for card in cards))
        if shared:
            return trimmed(rng, move | {"symbol": min(shared)})
    return {"seat": rng.choice(rules.seats), "symbol": 0, "target": None}


def trimmed(rng: Random, move: Move) -> Move:
    """A target that is not needed may be left out or be anything."""
    if move["target"] is None and rng.random() < 0.5:
        move.pop("target")
    return move


def any_deal(made: Record) -> list[list[Json]]:
    """The lists of cards that must be distinct cards of the deck."""
    deal = made["deal"]
    if isinstance(deal, list):
        return [deal]
    return [deal["island"]] if "island" in deal else list(deal["decks"].values())


def break_format(rng: Random, made: Record) -> None:
    made["format"] = rng.choice(("spotisle.record/2", None, 1, "record"))


def break_game(rng: Random, made: Record) -> None:
    made["game"] = rng.choice(("practice", "chess", None, 3, ["tower"]))


def break_deck(rng: Random, made: Record) -> None:
    made["deck"] = rng.choice(("custom:6", "custom:10", "custom:", "custom:x", "tarot", None, 7))


def break_names(rng: Random, made: Record) -> None:
    seats = made["seats"]
    seats[0] = rng.choice((seats[1], 4, None, [seats[0]]))


def break_crowd(rng: Random, made: Record) -> None:
    made["seats"] = rng.choice(([made["seats"][0]], [f"p{i}" for i in range(9)], [], "ann", None))


def break_card(rng: Random, made: Record) -> None:
    cards = rng.choice(any_deal(made))
    cards[rng.randrange(len(cards))] = rng.choice((-1, 273, None, True, "4", 2.0, [1]))


def break_twice(rng: Random, made: Record) -> None:
    cards = rng.choice(any_deal(made))
    if made["game"] == "knights":
        break_card(rng, made)
    else:
        cards[0] = cards[-1]


def break_deal(rng: Random, made: Record) -> None:
    made["deal"] = rng.choice((None, [], {}, 7, "deal", [0]))


def break_move(rng: Random, made: Record) -> None:
    made["moves"].insert(rng.randint(0, len(made["moves"])), rng.choice((None, 3, "ok", [], True)))


def break_seen(rng: Random, made: Record) -> None:
    move = {"seat": made["seats"][0], "symbol": 0, "seen": rng.choice((-1, 400, "1"))}
    made["moves"].append(move)


def break_option(rng: Random, made: Record) -> None:
    known = {
        "well": ("end", "first"),
        "hot_potato": ("rounds",),
        "catch_them_all": ("last_round",),
        "ports": ("ports", "centre", "own_isolated", "award_zero"),
        "knights": ("rounds", "target", "points"),
    }.get(made["game"], ("penalty",))
    made["options"][rng.choice(known)] = rng.choice(("whatever", -3, [], 0.5))


def break_teams(rng: Random, made: Record) -> None:
    if made["game"] not in ISLAND:
        break_crowd(rng, made)
        return
    teams = made["teams"]
    colour = rng.choice(sorted(teams))
    fresh: list[Json] = [None, [], {colour: made["seats"]}, teams | {colour: ["nobody"]}]
    fresh.append({("green" if c == colour else c): seats for c, seats in teams.items()})
    made["teams"] = rng.choice(fresh)


BREAKS: tuple[Callable[[Random, Record], None], ...] = (
    break_format, break_game, break_deck, break_names, break_crowd, break_card, break_twice,
    break_deal, break_move, break_seen, break_option, break_teams,
)  # fmt: skip
ALL_GAMES = (*CLASSIC, *ISLAND)
