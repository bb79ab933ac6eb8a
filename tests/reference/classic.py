"""Section 2 of the rules, game by game, as literally as Python allows."""

from itertools import combinations

from .plane import symbols
from .rules import Json, Rules, State, best_first, need, whole


class Tower(Rules):
    def start(self) -> State:
        deal = self.deck(len(self.seats) + 1)
        n = len(self.seats)
        return {
            "tops": {seat: deal[i] for i, seat in enumerate(self.seats)},
            "pile": deal[n:],
            "count": dict.fromkeys(self.seats, 0),
        }

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del state, seat, target
        return True

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del target
        return [state["tops"][seat], state["pile"][0]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        del target
        state["tops"][seat] = state["pile"].pop(0)
        state["count"][seat] += 1

    def finished(self, state: State) -> bool:
        return not state["pile"]

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["count"])

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return [None]


class PoisonedGift(Tower):
    most_wins = False

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del state
        return isinstance(target, str) and target in self.seats and target != seat

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del seat
        return [state["tops"][target], state["pile"][0]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        super().apply(state, target, seat)

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return list(self.seats)


class Well(Rules):
    most_wins = False

    def start(self) -> State:
        self.option("end", ["first_out", "last_left"])
        first = self.option("first", list(self.seats))
        n = len(self.seats)
        deal = self.deck(n + 1)
        hands: dict[str, list[int]] = {seat: [] for seat in self.seats}
        turn = self.seats.index(first)
        for card in deal[1:]:
            hands[self.seats[turn % n]].append(card)
            turn += 1
        return {"middle": deal[0], "hands": hands, "out": []}

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del target
        return bool(state["hands"][seat])

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del target
        return [state["hands"][seat][0], state["middle"]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        del target
        state["middle"] = state["hands"][seat].pop(0)
        if not state["hands"][seat]:
            state["out"].append(seat)

    def finished(self, state: State) -> bool:
        if self.options.get("end") == "last_left":
            return len(state["out"]) == len(self.seats) - 1
        return len(state["out"]) > 0

    def scores(self, state: State) -> dict[str, int]:
        return {seat: len(hand) for seat, hand in state["hands"].items()}

    def ranking(self, state: State) -> list[list[str]]:
        if self.options.get("end") != "last_left":
            return super().ranking(state)
        still = [seat for seat in self.seats if seat not in state["out"]]
        left = {seat: len(state["hands"][seat]) for seat in still}
        return [[seat] for seat in state["out"]] + best_first(still, left, most=False)

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return [None]


class HotPotato(Rules):
    most_wins = False

    def start(self) -> State:
        deal = self.deck(len(self.seats))
        possible = len(deal) // len(self.seats)
        rounds = self.options.get("rounds", 5)
        if rounds == "deck":
            rounds = possible
        need(whole(rounds) and 1 <= rounds <= possible, "no such number of rounds")
        state: State = {"round": 0, "rounds": rounds, "aside": dict.fromkeys(self.seats, 0)}
        self.deal_round(state)
        return state

    def deal_round(self, state: State) -> None:
        n = len(self.seats)
        first = state["round"] * n
        over = state["round"] == state["rounds"]
        state["piles"] = {
            seat: [] if over else [self.deal[first + i]] for i, seat in enumerate(self.seats)
        }

    def legal(self, state: State, seat: str, target: Json) -> bool:
        return (
            isinstance(target, str)
            and target in self.seats
            and target != seat
            and bool(state["piles"][seat])
            and bool(state["piles"][target])
        )

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        return [state["piles"][seat][-1], state["piles"][target][-1]]

    def apply(self, state: State, seat: str, target: Json) -> None:
        state["piles"][target] += state["piles"][seat]
        state["piles"][seat] = []
        if len(state["piles"][target]) == len(self.seats):
            state["aside"][target] += len(self.seats)
            state["round"] += 1
            self.deal_round(state)

    def finished(self, state: State) -> bool:
        return bool(state["round"] == state["rounds"])

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["aside"])

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return list(self.seats)


class CatchThemAll(Rules):
    def start(self) -> State:
        self.option("last_round", ["short", "none"])
        state: State = {
            "draw": self.deck(0),
            "over": False,
            "count": dict.fromkeys(self.seats, 0),
        }
        self.lay_round(state)
        need(not state["over"], "too few cards for a round")
        return state

    def lay_round(self, state: State) -> None:
        draw, n = state["draw"], len(self.seats)
        full = len(draw) >= n + 1
        short = len(draw) >= 2 and self.options.get("last_round", "short") == "short"
        if not full and not short:
            state["over"] = True
            return
        state["middle"] = draw[0]
        state["outer"] = draw[1 : n + 1]
        state["draw"] = draw[n + 1 :]

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del seat
        return whole(target) and target in state["outer"]

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del seat
        return [state["middle"], target]

    def apply(self, state: State, seat: str, target: Json) -> None:
        state["outer"].remove(target)
        state["count"][seat] += 1
        if not state["outer"]:
            state["draw"].append(state["middle"])
            self.lay_round(state)

    def finished(self, state: State) -> bool:
        return bool(state["over"])

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["count"])

    def targets(self, state: State, seat: str) -> list[Json]:
        del seat
        return list(state["outer"])


class Triplets(Rules):
    def start(self) -> State:
        safe = self.order + (2 if self.order % 2 else 3)
        deal = self.deck(safe)
        state: State = {
            "places": deal[:safe],
            "pile": deal[safe:],
            "count": dict.fromkeys(self.seats, 0),
        }
        return state

    def triples(self, state: State) -> list[list[int]]:
        table = [card for card in state["places"] if card is not None]
        carriers: dict[int, list[int]] = {}
        for card in table:
            for symbol in symbols(self.order, card):
                carriers.setdefault(symbol, []).append(card)
        return [list(three) for cards in carriers.values() for three in combinations(cards, 3)]

    def refill(self, state: State) -> None:
        for place, card in enumerate(state["places"]):
            if card is None and state["pile"]:
                state["places"][place] = state["pile"].pop(0)

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del seat
        return (
            isinstance(target, list)
            and len(target) == 3
            and all(whole(card) and card in state["places"] for card in target)
            and len(set(target)) == 3
        )

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del state, seat
        return list(target)

    def apply(self, state: State, seat: str, target: Json) -> None:
        state["places"] = [None if card in target else card for card in state["places"]]
        state["count"][seat] += 3
        self.refill(state)

    def finished(self, state: State) -> bool:
        return not state["pile"] and not self.triples(state)

    def scores(self, state: State) -> dict[str, int]:
        return dict(state["count"])

    def targets(self, state: State, seat: str) -> list[Json]:
        del seat
        return list(self.triples(state))


class Duel(Rules):
    most_seats = 2

    def start(self) -> State:
        deal = self.deck(2)
        return {"cards": deal[:2], "winner": None}

    def legal(self, state: State, seat: str, target: Json) -> bool:
        del state, seat, target
        return True

    def cards(self, state: State, seat: str, target: Json) -> list[int]:
        del seat, target
        return list(state["cards"])

    def apply(self, state: State, seat: str, target: Json) -> None:
        del target
        state["winner"] = seat

    def finished(self, state: State) -> bool:
        return state["winner"] is not None

    def scores(self, state: State) -> dict[str, int]:
        return {seat: int(seat == state["winner"]) for seat in self.seats}

    def targets(self, state: State, seat: str) -> list[Json]:
        del state, seat
        return [None]


CLASSIC: dict[str, type[Rules]] = {
    "tower": Tower,
    "well": Well,
    "hot_potato": HotPotato,
    "catch_them_all": CatchThemAll,
    "poisoned_gift": PoisonedGift,
    "triplets": Triplets,
    "duel": Duel,
}
