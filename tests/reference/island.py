"""Section 3 of the rules: the island, its ports, its barbarians and its knights."""

from functools import cache

from .rules import COLOURS, Json, Rules, State, best_first, need, whole

Place = tuple[int, int]

CELLS: list[Place] = [
    (q, r) for r in range(-2, 3) for q in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) <= 2
]
PORTS: dict[str, list[Place]] = {
    "standard": [(-3, 2), (-2, -1), (-1, 3), (1, -3), (2, 1), (3, -2)],
    "mirrored": [(-3, 1), (-2, 3), (-1, -2), (1, 2), (2, -3), (3, -1)],
}

TEAM_CARDS = range(25, 73)


def touching(a: Place, b: Place) -> bool:
    """Whether two places share an edge, so that their distance is 1."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


@cache
def neighbours(cell: int) -> list[int]:
    return [other for other in range(19) if touching(CELLS[cell], CELLS[other])]


class TeamGame(Rules):
    most_seats = 6
    by_team = True

    def team_of(self, seat: str) -> str:
        return next(team for team, players in self.teams.items() if seat in players)

    def doubled(self, state: State) -> dict[str, int]:
        """The scores to compare: with five players, the one without a partner counts double."""
        return {
            team: score * (2 if len(self.seats) == 5 and len(self.teams[team]) == 1 else 1)
            for team, score in self.scores(state).items()
        }

    def most(self, state: State) -> list[str]:
        """The teams with the highest score, which get the two points."""
        counts = self.doubled(state)
        highest = max(counts.values())
        if highest == 0 and not self.options.get("award_zero", False):
            return []
        return [team for team in self.teams if counts[team] == highest]

    def first_out(self, state: State) -> list[str]:
        del state
        return []

    def points(self, state: State) -> dict[str, int]:
        points = dict.fromkeys(self.teams, 0)
        if self.finished(state):
            for team in self.first_out(state):
                points[team] += 1
            for team in self.most(state):
                points[team] += 2
        return points

    def ranking(self, state: State) -> list[list[str]]:
        return best_first(list(self.teams), self.points(state), most=True)

    def part(self, name: str) -> Json:
        """One part of the deal, which is an object in all island games."""
        need(isinstance(self.deal, dict) and name in self.deal, f"the deal has no {name}")
        return self.deal[name]

    def exactly(self, name: str, cards: range) -> list[int]:
        dealt = self.part(name)
        need(isinstance(dealt, list) and all(map(whole, dealt)), f"{name} is no list of cards")
        need(sorted(dealt) == list(cards), f"{name} does not hold its own cards")
        return list(dealt)

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return list(range(19))


class Covering(TeamGame):
    def start(self) -> State:
        self.option("award_zero", [False, True])
        island = self.exactly("island", range(19))
        hands = self.part("hands")
        need(isinstance(hands, dict), "hands is no object")
        need(all(isinstance(hands.get(seat), list) for seat in self.seats), "a hand is missing")
        held = [card for seat in self.seats for card in hands[seat]]
        need(all(whole(card) and card in TEAM_CARDS for card in held), "no team's card")
        need(len(set(held)) == len(held), "a card is there twice")
        for players in self.teams.values():
            need(any(hands[seat] for seat in players), "a team without a card")
        return {"island": island, "hands": {seat: list(hands[seat]) for seat in self.seats}}

    def showing(self, state: State, team: str) -> list[int]:
        """The cells that show this team's colour."""
        return [cell for cell in range(19) if state["island"][cell] in COLOURS[team]]

    def legal(self, state: State, seat: str, target: Json) -> bool:
        return whole(target) and 0 <= target < 19 and bool(state["hands"][seat])

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        return [state["hands"][seat][0], state["island"][target]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        state["island"][target] = state["hands"][seat].pop(0)

    def first_out(self, state: State) -> list[str]:
        return [
            team
            for team, players in self.teams.items()
            if all(not state["hands"][seat] for seat in players)
        ]

    def finished(self, state: State) -> bool:
        return bool(self.first_out(state))

    def scores(self, state: State) -> dict[str, int]:
        return {team: len(self.showing(state, team)) for team in self.teams}


class Welcome(Covering):
    """The most visible cards."""


class Ports(Covering):
    def start(self) -> State:
        self.option("ports", ["standard", "mirrored"])
        self.option("centre", ["seven", "single"])
        self.option("own_isolated", ["allow", "forbid"])
        self.exactly("ports", range(19, 25))
        return super().start()

    def centre(self) -> list[int]:
        return [9] if self.options.get("centre") == "single" else [9, *neighbours(9)]

    def legal(self, state: State, seat: str, target: Json) -> bool:
        if not super().legal(state, seat, target):
            return False
        own = self.showing(state, self.team_of(seat))
        if not own:
            return target in self.centre()
        if any(target in neighbours(cell) for cell in own):
            return True
        return target in own and self.options.get("own_isolated", "allow") == "allow"

    def scores(self, state: State) -> dict[str, int]:
        ports = PORTS[self.options.get("ports", "standard")]
        return {
            team: sum(
                any(touching(port, CELLS[cell]) for cell in self.showing(state, team))
                for port in ports
            )
            for team in self.teams
        }


class LongestRoute(Covering):
    def scores(self, state: State) -> dict[str, int]:
        return {team: self.largest_group(self.showing(state, team)) for team in self.teams}

    def largest_group(self, cells: list[int]) -> int:
        largest, left = 0, set(cells)
        while left:
            group = {left.pop()}
            while more := {c for c in left if any(n in group for n in neighbours(c))}:
                group |= more
                left -= more
            largest = max(largest, len(group))
        return largest


class Barbarians(TeamGame):
    def start(self) -> State:
        self.option("award_zero", [False, True])
        island = self.exactly("island", range(19))
        cards = self.part("cards")
        need(isinstance(cards, dict), "cards is no object")
        for team in self.teams:
            need(whole(cards.get(team)) and cards[team] in TEAM_CARDS, "no team's card")
        need(len({cards[team] for team in self.teams}) == len(self.teams), "a card is there twice")
        return {
            "island": island,
            "cards": {team: cards[team] for team in self.teams},
            "count": dict.fromkeys(self.teams, 0),
        }

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del seat
        return whole(target) and 0 <= target < 19 and state["island"][target] is not None

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        return [state["cards"][self.team_of(seat)], state["island"][target]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        state["island"][target] = None
        state["count"][self.team_of(seat)] += 1

    def finished(self, state: State) -> bool:
        return all(card is None for card in state["island"])

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["count"])


class Knights(TeamGame):
    def start(self) -> State:
        for name in ("rounds", "target"):
            value = self.options.get(name, 1)
            need(whole(value) and value >= 1, f"unknown value of {name}")
        before = self.options.get("points", {})
        need(isinstance(before, dict), "points is no object")
        need(all(team in self.teams for team in before), "points of an unknown team")
        need(all(whole(p) and p >= 0 for p in before.values()), "points that are no number")
        target = self.target()
        need(target is None or all(p < target for p in before.values()), "it is won already")
        decks = self.part("decks")
        need(isinstance(decks, dict), "decks is no object")
        for team in self.teams:
            deck = decks.get(team)
            need(isinstance(deck, list) and len(deck) > 0, "a deck is missing")
            need(all(whole(c) and c in TEAM_CARDS for c in deck), "no team's card")
        state: State = {
            "decks": {team: list(decks[team]) for team in self.teams},
            "round": 0,
            "count": dict.fromkeys(self.teams, 0),
            "points": dict.fromkeys(self.teams, 0),
        }
        self.turn(state)
        return state

    def target(self) -> int | None:
        if "target" in self.options:
            return int(self.options["target"])
        return None if "rounds" in self.options else 10

    def turn(self, state: State) -> None:
        """All teams turn their top card together; if one has none left, nobody does."""
        state["taken"] = dict.fromkeys(self.teams, 0)
        if all(state["decks"].values()):
            state["turned"] = {team: deck.pop(0) for team, deck in state["decks"].items()}
        else:
            state["turned"] = {}

    def legal(self, state: State, seat: str, target: Json) -> bool:
        team = self.team_of(seat)
        return (
            isinstance(target, str)
            and target != team
            and target in state["turned"]
            and team in state["turned"]
        )

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        return [state["turned"][self.team_of(seat)], state["turned"][target]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        team = self.team_of(seat)
        del state["turned"][target]
        state["taken"][team] += 1
        state["count"][team] += 1
        if len(state["turned"]) == 1:
            for each, cards in state["taken"].items():
                state["points"][each] += cards
            state["round"] += 1
            if self.finished(state):
                state["turned"] = {}
            else:
                self.turn(state)

    def finished(self, state: State) -> bool:
        if state["round"] == self.options.get("rounds"):
            return True
        target = self.target()
        return target is not None and any(p >= target for p in self.standing(state).values())

    def standing(self, state: State) -> dict[str, int]:
        before = self.options.get("points", {})
        return {team: before.get(team, 0) + p for team, p in state["points"].items()}

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["count"])

    def points(self, state: State) -> dict[str, int]:
        return dict(state["points"])

    def ranking(self, state: State) -> list[list[str]]:
        return best_first(list(self.teams), self.standing(state), most=True)

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return list(self.teams)


ISLAND: dict[str, type[Rules]] = {
    "welcome": Welcome,
    "ports": Ports,
    "longest_route": LongestRoute,
    "barbarians": Barbarians,
    "knights": Knights,
}
