"""Plays for a client: claims, moves, picks, and deals the next minigame."""

import asyncio
from typing import Any

import msgspec

from spotisle.bots.levels import LEVELS
from spotisle.protocol import commands as cmd
from spotisle.rules import GAMES, CardsView, Deck, PrivateCards, Teams
from spotisle.rules.penalty import FREEZE_S
from spotisle.rules.registry import AnyGame
from tests.rooms.kit.client import VirtualClient

THINKING_S = 0.4
"""Seconds before a dice move, a pick or the next deal."""


class AutoPlayer:
    """Plays a client's seat in any game, using only the client's view."""

    def __init__(self, client: VirtualClient, level: str = "expert") -> None:
        self.client = client
        self.skill = LEVELS[level]
        self._plan: asyncio.TimerHandle | None = None
        self._looking_at: object = None
        client.look = self.look

    def look(self) -> None:
        """Plan again if the view has changed."""
        view, sight = self.client.view, None
        if view and not view["paused"]:
            sight = self._sight(view)
        if sight != self._looking_at:
            if self._plan:
                self._plan.cancel()
            self._looking_at, self._plan = sight, None
            if sight is not None:
                self._decide(view)

    def _sight(self, view: dict[str, Any]) -> object:
        """Return everything that a plan depends on."""
        play, series, client = view["play"], view["series"], self.client
        on_table = (
            play and (play["number"], play["accepted"], play["locked"], play["finished"]),
            play and not play["curtain"],
            series and series["step"],
        )
        return (
            on_table,
            str(client.private),
            client.seat,
            view["host"],
            client.misses,
            client.epoch,
        )

    def _decide(self, view: dict[str, Any]) -> None:
        client, play = self.client, view["play"]
        if play is None or play["finished"]:
            self._plan_going_on(view)
        elif client.seat in play["seats"]:
            place = play["seats"].index(client.seat)
            if play["game"] == "island_dice":
                self._plan_move(play, place)
            elif place not in play["locked"] and not play["curtain"]:
                self._plan_claim(play, place)

    def _plan_going_on(self, view: dict[str, Any]) -> None:
        client, series = self.client, view["series"]
        if not series or series["finished"]:
            return
        if series["step"] == "pick":
            if series["picker"] == client.seat:
                self._later(THINKING_S, cmd.Pick, game=series["choices"][0])
        elif client.you == view["host"] and view["play"]:
            self._later(THINKING_S, cmd.Next)

    def _later(self, seconds: float, kind: type[cmd.Command], **fields: Any) -> None:
        loop = asyncio.get_running_loop()
        self._plan = loop.call_later(seconds, lambda: self.client.ask(kind, **fields))

    def _plan_move(self, play: dict[str, Any], place: int) -> None:
        table = play["view"]
        if table["seat"] != place:
            return
        if not table["dice"]:
            self._later(THINKING_S, cmd.MakeMove, do="roll", reroll=tuple(range(6)))
        elif table["offers"]:
            self._later(THINKING_S, cmd.MakeMove, **table["offers"][0]["moves"][0])
        else:
            self._later(THINKING_S, cmd.MakeMove, do="end")

    def _plan_claim(self, play: dict[str, Any], place: int) -> None:
        client = self.client
        private = msgspec.convert(client.private["cards"], PrivateCards)
        view = msgspec.convert(play["view"], CardsView)
        intent = self.skill.intent(game_of(play), view, private, place, client.rng)
        if intent is None:
            return
        frozen = client.missed.get("reason") == "frozen" or client.missed.get("verdict") == "wrong"
        self._later(
            intent.delay + (FREEZE_S if frozen else 0.0),
            cmd.MakeClaim,
            symbol=intent.claim.symbol,
            target=intent.claim.target,
            seen=play["accepted"],
            reaction=intent.delay,
        )


def game_of(play: dict[str, Any]) -> AnyGame:
    """Return the game that a view shows, with its rules but without anything hidden."""
    members = tuple(tuple(places) for _, places in play["teams"])
    teams = Teams(tuple(colour for colour, _ in play["teams"]), members) if members else None
    return GAMES[play["game"]](len(play["seats"]), Deck.named(play["deck"]), play["options"], teams)
