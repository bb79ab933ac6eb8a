"""Ports: build outwards from the centre, and touch as many different ports as you can."""

from typing import Literal

from spotisle.rules.claim import Reason
from spotisle.rules.deck import Cards
from spotisle.rules.island import board
from spotisle.rules.island.covering import CoveringGame
from spotisle.rules.island.team_game import AwardOptions
from spotisle.rules.scene import CELL, SceneCard, grid
from spotisle.rules.spec import Aim, Award, Counting, DealPart, Spec, TargetKind


class PortsOptions(AwardOptions, frozen=True):
    """Where a team may build, and where the ports are."""

    centre: Literal["seven", "single"] = "seven"
    ports: Literal["standard", "mirrored"] = "standard"
    own_isolated: Literal["allow", "forbid"] = "allow"
    """Whether a team may cover its own cell that has no neighbour of that team."""


class Ports(CoveringGame):
    """Begin in the centre, go on beside your own cells; most different ports get the two points."""

    spec = Spec(
        "ports",
        seats=range(2, 7),
        target=TargetKind.CELL,
        aim=Aim(("hand",), ("open",)),
        narrows=True,
        layout="hexagons",
        counting=Counting("ports"),
        penalty="freeze",
        teams=True,
        hides_hands=True,
        award=Award(first_out=1, most=2),
        deal={"island": DealPart.CARDS, "hands": DealPart.HANDS, "ports": DealPart.CARDS},
        scene=(
            *grid("..r .rr. .b."),
            SceneCard(0, 11, 13, CELL, role="port"),
            SceneCard(1, 11, 31, CELL, role="port"),
            SceneCard(2, 89, 13, CELL, role="port"),
            SceneCard(3, 89, 31, CELL, role="port"),
        ),
    )
    options_type = PortsOptions
    options: PortsOptions

    def in_reach(self, island: Cards, team: int, cell: int) -> bool:
        """Next to a cell of the team's colour, or on one; with none, anywhere in the centre."""
        around = board.NEIGHBOURS if self.options.own_isolated == "forbid" else board.SURROUNDINGS
        team_of_card = self.team_of_card
        if team in {team_of_card[island[near]] for near in around[cell]}:
            return True
        return cell in board.CENTRE[self.options.centre] and not self.find_team_cells(island, team)

    def beyond_reach(self, island: Cards, team: int) -> Reason:
        """Too far from the team's own cells, or outside the centre if it has none."""
        return Reason.OUT_OF_REACH if self.find_team_cells(island, team) else Reason.NOT_IN_CENTRE

    @property
    def port_places(self) -> tuple[board.Hexagon, ...]:
        """The places of the ports off the coast."""
        return board.PORTS[self.options.ports]

    def count(self, shown: frozenset[int]) -> int:
        """Different ports touched."""
        return sum(not cells.isdisjoint(shown) for cells in board.port_cells(self.options.ports))
