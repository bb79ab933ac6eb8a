"""Any symbol game as a PettingZoo parallel environment: all agents act at the same time.

An agent chooses a symbol, a target and a reaction time. A quicker answer costs more effort, whether
it wins or not. All answers of a step are claims about the same table, judged in the order of their
reaction times, so an agent that is slower than a rival can be `late`. At the end each agent is
rewarded with the share of rivals that it beat.
"""

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from spotisle.rules import Claim, Ranking, Table, new_game
from spotisle.rules.claim import Target
from spotisle.rules.spec import TargetKind

SPEEDS = 8
STEP_S = 0.25
"""Reaction times are 1 to 8 of these."""
MAX_OPEN = 24
"""Open cards in an observation; triplets lays out at most 20."""
MAX_STEPS = 500

Observation = NDArray[np.int32]
ActionVector = NDArray[np.int64]
PerAgent = dict[str, Any]


class SymbolRace(ParallelEnv[str, Observation, ActionVector]):
    """A table of one minigame; `effort` is the cost of answering in one second."""

    metadata = {"name": "symbol_race_v0", "render_modes": []}  # noqa: RUF012  (declared there)

    def __init__(
        self,
        game: str = "tower",
        seats: int = 4,
        *,
        deck: str | None = None,
        options: Mapping[str, Any] | None = None,
        effort: float = 0.002,
        render_mode: str | None = None,
    ) -> None:
        self.game = new_game(game, seats, deck, options)
        self.effort = effort
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._rng = Random()
        self._table: Table[Any] | None = None
        self._now = 0.0
        self._steps = 0

    @property
    def table(self) -> Table[Any]:
        """The table in play."""
        if self._table is None:
            raise RuntimeError("call reset() before the first step")
        return self._table

    @cached_property
    def symbols_of_cards(self) -> NDArray[np.int8]:
        """Which symbols (columns) are on each card (rows): how to read an observation."""
        plane = self.game.deck.plane
        table = np.zeros((plane.size, plane.size), dtype=np.int8)
        for card, symbols in enumerate(plane.cards):
            table[card, list(symbols)] = 1
        return table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees: numbers from 0, see `_observe`."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent does.

        Symbol + 1 (0 waits), what to point at (nothing, one number or three), and the reaction
        time in quarters of a second, less one.
        """
        return self._action_space

    @cached_property
    def _observation_space(self) -> spaces.Box:
        size = 6 + MAX_OPEN + 2 * self.game.seats + self.game.sides
        return spaces.Box(-1000, 1000, shape=(size,), dtype=np.int32)

    @cached_property
    def _action_space(self) -> spaces.MultiDiscrete:
        choices = {
            TargetKind.NONE: (),
            TargetKind.SEAT: (self.game.seats,),
            TargetKind.TEAM: (self.game.sides,),
            TargetKind.CELL: (19,),
            TargetKind.CARD: (MAX_OPEN,),
            TargetKind.CARDS: (MAX_OPEN,) * 3,
        }
        pointing = choices[self.game.spec.target]
        return spaces.MultiDiscrete([self.game.deck.plane.size + 1, *pointing, SPEEDS])

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        if seed is not None:
            self._rng = Random(seed)
        self._table = Table(self.game, self.game.shuffle(self._rng))
        self._now, self._steps = 0.0, 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, ActionVector]
    ) -> tuple[PerAgent, PerAgent, PerAgent, PerAgent, PerAgent]:
        """Judge all answers, the quickest first; ties are in random order."""
        seen, open_cards = self.table.accepted, self.table.view().open
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: PerAgent = {agent: {"verdict": None} for agent in self.agents}
        answers = [
            (int(action[-1]), self._rng.random(), agent)
            for agent, action in actions.items()
            if int(action[0]) > 0
        ]
        for speed, _, agent in sorted(answers):
            seconds = (speed + 1) * STEP_S
            claim = self._claim(self.possible_agents.index(agent), actions[agent], open_cards)
            judgement = self.table.submit(claim, seen, self._now + seconds)
            infos[agent] = {"verdict": str(judgement.verdict), "reason": str(judgement.reason)}
            rewards[agent] -= self.effort / seconds
        self._now += SPEEDS * STEP_S
        self._steps += 1
        over = self.table.finished
        if over:
            for agent, share in self._shares().items():
                rewards[agent] += share
        stopped = not over and self._steps >= MAX_STEPS
        observations = self._observations()
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, stopped)
        if over or stopped:
            self.agents = []
        return observations, rewards, *ended, infos

    def render(self) -> None:
        """Do nothing: there is no rendering."""

    def close(self) -> None:
        """Do nothing: no resources are open."""

    def _claim(self, seat: int, action: ActionVector, open_cards: tuple[int | None, ...]) -> Claim:
        pointed = [int(number) for number in action[1:-1]]
        target: Target = pointed[0] if pointed else None
        if self.game.spec.target in (TargetKind.CARD, TargetKind.CARDS):
            cards = tuple([_card_at(open_cards, place) for place in pointed])
            target = cards if self.game.spec.target is TargetKind.CARDS else cards[0]
        return Claim(seat, int(action[0]) - 1, target)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        """Return what a seat sees; a card is its number + 1, or 0 if there is none.

        The own seat, whether it is out after a mistake, how many cards nobody has seen, the own
        turned card, the partner's, the card in the middle; 24 open cards; tops and sizes of the
        piles; scores.
        """
        view, private = self.table.view(), self.table.private(seat)
        barred = self.table.penalties.against(seat, self._now + STEP_S) is not None
        middle = view.middle.top if view.middle else None
        seen: list[int | None] = [private.card, private.partner_card, middle, *view.open[:MAX_OPEN]]
        seen += [None] * (3 + MAX_OPEN - len(seen))
        piles = [*view.piles[: self.game.seats]]
        missing = self.game.seats - len(piles)
        tops = [*(pile.top for pile in piles), *(None,) * missing]
        counts = [*(pile.count for pile in piles), *(0,) * missing]
        numbers = [
            seat,
            int(barred),
            view.left,
            *(0 if card is None else card + 1 for card in (*seen, *tops)),
            *counts,
            *view.scores,
        ]
        return np.array(numbers, dtype=np.int32)

    def _shares(self) -> dict[str, float]:
        """Return the share of rivals that each seat beat; a tie counts half."""
        ranking = self.game.ranking(self.table.state)
        teams = self.game.seating
        sides = range(self.game.sides)
        share = {side: _share(ranking, side) for side in sides}
        team_of = teams.of_seat if teams is not None else range(self.game.seats)
        return {agent: share[team_of[seat]] for seat, agent in enumerate(self.possible_agents)}


def _card_at(cards: tuple[int | None, ...], place: int) -> int:
    card = cards[place] if place < len(cards) else None
    return -1 if card is None else card


def _share(ranking: Ranking, side: int) -> float:
    rivals = sum(map(len, ranking)) - 1
    place = next(place for place, group in enumerate(ranking) if side in group)
    behind = sum(map(len, ranking[place + 1 :]))
    return (behind + (len(ranking[place]) - 1) / 2) / rivals
