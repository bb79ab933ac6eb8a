"""Section 6 of the rules: read a record, judge its moves in order, and return the result."""

from copy import deepcopy

from .classic import CLASSIC
from .island import ISLAND
from .plane import DECKS
from .rules import COLOURS, Json, Rules, State, need, whole

GAMES: dict[str, type[Rules]] = CLASSIC | ISLAND
TEAM_SIZES = ([1, 1], [1, 1, 1], [2, 2], [1, 2, 2], [2, 2, 2])

Result = dict[str, Json]


def rules_of(record: Json) -> Rules:
    """The game of a record, its head checked; the deal is checked by `start`."""
    need(isinstance(record, dict), "the record is no object")
    need(record.get("format") == "spotisle.record/1", "unknown format")
    game = record.get("game")
    need(isinstance(game, str) and game in GAMES, "unknown game")
    kind = GAMES[game]
    deck = record.get("deck")
    need(isinstance(deck, str) and deck in DECKS, "unknown deck")
    need(not kind.by_team or deck == "island", "island games are played with the island deck")
    seats = names(record.get("seats"))
    need(kind.fewest_seats <= len(seats) <= kind.most_seats, "too few or too many seats")
    options = record.get("options", {})
    need(isinstance(options, dict), "options is no object")
    penalty = options.get("penalty", "none")
    need(isinstance(penalty, str) and penalty in {"lock", "freeze", "none"}, "unknown penalty")
    teams = sides(record.get("teams"), seats) if kind.by_team else {}
    deal = record.get("deal")
    return kind(
        {"order": DECKS[deck], "seats": seats, "teams": teams, "options": options, "deal": deal}
    )


def names(seats: Json) -> list[str]:
    need(isinstance(seats, list), "seats is no list")
    need(all(isinstance(seat, str) for seat in seats), "a seat is no name")
    need(len(set(seats)) == len(seats), "two seats have one name")
    return list(seats)


def sides(teams: Json, seats: list[str]) -> dict[str, list[str]]:
    need(isinstance(teams, dict), "teams is no object")
    need(all(team in COLOURS for team in teams), "unknown colour")
    need(all(isinstance(players, list) for players in teams.values()), "a team is no list")
    players = [player for team in teams.values() for player in team]
    need(all(isinstance(player, str) for player in players), "a player is no name")
    need(sorted(players) == sorted(seats), "each seat plays in one team")
    need(sorted(len(team) for team in teams.values()) in TEAM_SIZES, "no such team sizes")
    return dict(teams)


def seen_state(move: dict[str, Json], states: list[State]) -> State:
    seen = move.get("seen", len(states) - 1)
    need(whole(seen) and 0 <= seen < len(states), "seen is outside what has been accepted")
    return states[seen]


def verdict(rules: Rules, states: list[State], move: Json) -> str:
    """The verdict on one move; an accepted one adds the state that follows from it."""
    need(isinstance(move, dict), "a move is no object")
    seen = seen_state(move, states)
    now = rules.judge(states[-1], move)
    if now == "right":
        following = deepcopy(states[-1])
        rules.apply(following, move["seat"], move.get("target"))
        states.append(following)
        return "ok"
    if rules.judge(seen, move) == "right":
        return "late"
    return now


def replay(record: Json) -> Result:
    """What `spotisle replay` prints for the record, without the reasons."""
    rules = rules_of(record)
    states = [rules.start()]
    moves = record.get("moves")
    need(isinstance(moves, list), "moves is no list")
    verdicts = [verdict(rules, states, move) for move in moves]
    last = states[-1]
    return {
        "verdicts": verdicts,
        "finished": rules.finished(last),
        "scores": rules.scores(last),
        "ranking": rules.ranking(last),
        "points": rules.points(last),
    }
