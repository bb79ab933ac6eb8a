"""Settings: what a room plays, chosen by the host in the lobby."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from spotisle.bounds import Seconds, Word, convert_stored
from spotisle.errors import SpotisleError
from spotisle.protocol.curtain import Pace
from spotisle.rules import GAMES, Deck, SetupError, Teams
from spotisle.rules.teams import COLOURS
from spotisle.series import ADVENTURE, Mode, Plan, Preset, TieRule, preset
from spotisle.series.plan import Picks
from spotisle.series.presets import OptionsByGame

RoomMode = Literal["practice", "dice"] | Mode
OptionNumber = Annotated[int, Meta(ge=-1000, le=1000)]
OptionValue = (
    bool | OptionNumber | Word | Annotated[tuple[OptionNumber, ...], Meta(max_length=8)] | None
)
"""Any value that an option of a minigame can have; the minigame's rules check it."""


class Settings(Struct, frozen=True):
    """The host's choices. All have defaults, so a room can start at once."""

    mode: RoomMode = "single"
    preset: Word = "classic"
    games: Annotated[tuple[Word, ...], Meta(max_length=20)] = ("tower",)
    """The minigames, in modes that let the host choose; empty means those of the preset."""
    deck: Annotated[str, Meta(max_length=100)] | None = None
    """An edition's deck, or a custom deck with its version: `custom:3/13/0f3a`."""
    options: Annotated[
        dict[Word, Annotated[dict[Word, OptionValue], Meta(max_length=16)]], Meta(max_length=20)
    ] = {}
    """By minigame."""
    random_order: bool = False
    """Whether a series plays its minigames in random order."""
    tie: TieRule | None = None
    tie_game: Word | None = None
    """For the tie rule `minigame`; None is the one that was played last."""
    length: Annotated[int, Meta(ge=1, le=50)] | None = None
    joker_next_turn: bool = False
    turn_seconds: Seconds = 0.0
    """Dice: the time limit of a turn; 0 means none."""
    coach: bool = True
    """Dice: whether players may ask for advice in their turn."""
    next_seconds: Seconds = 0.0
    """How long a result is shown before the next minigame is dealt; 0 waits for the host."""

    picks: Picks = "unplayed"
    """What the loser of a tournament picks from."""
    latecomers: bool = True
    """Whether people who come during a game get a seat for the next one."""
    adaptive_bots: bool = False
    """Whether bots are as quick as the people at the table."""
    pace: Pace = "off"
    """Countdowns and beats. Programs need none; the client chooses `full` for people."""

    @property
    def deck_in_force(self) -> str:
        """The deck that was chosen, else that of the edition."""
        return self.deck or preset(self.preset).deck

    def check(self) -> None:
        """Raise `SetupError` for a choice that no group of players could play.

        Settings that only the current players cannot play, or that are incomplete, are refused at
        the start.
        """
        for game, options in self.options.items():
            if game not in GAMES:
                raise SetupError(f"options: no minigame {game!r}; there are {', '.join(GAMES)}")
            GAMES[game].check_limits(options)
        Deck.named(self.deck_in_force)
        if self.mode in ("practice", "dice"):
            return
        for game in dict.fromkeys(ADVENTURE if self.mode == "adventure" else self.games):
            self._check_alone(game)

    def _check_alone(self, game: str) -> None:
        """Raise `SetupError` unless some number of players can play this one minigame."""
        alone = replace(self, mode="single", games=(game,), length=None)
        alone.check_for_any(GAMES[game].spec.seats if game in GAMES else (2,))

    def check_for_any(self, players: Iterable[int]) -> None:
        """Raise `SetupError` unless one of these numbers of players can play this."""
        problem: SpotisleError | None = None
        for number in players:
            try:
                self.plan(number, (None,) * number)
            except SpotisleError as error:
                problem = problem or error
            else:
                return
        if problem:
            raise problem

    @property
    def games_in_force(self) -> tuple[str, ...]:
        """The minigames of the mode, else those that were chosen; empty means the preset's."""
        return ADVENTURE if self.mode == "adventure" else self.games

    @property
    def on_island(self) -> bool:
        """Whether an island game is among the minigames."""
        return any(GAMES[game].spec.teams for game in self.games_in_force if game in GAMES)

    @property
    def preset_in_force(self) -> Preset:
        """The rules of the edition; classic has none for the island."""
        return preset("island" if self.on_island and self.preset == "classic" else self.preset)

    def plan(
        self,
        players: int,
        colours: tuple[str | None, ...],
        edition_options: OptionsByGame | None = None,
    ) -> Plan:
        """Return the plan of a series for this many players, or raise `SetupError`.

        `edition_options` replaces the edition's options by those stored when the series began.
        """
        if self.mode == "practice" or self.mode == "dice":  # noqa: PLR1714  (mypy follows this)
            raise SetupError(f"{self.mode} is not a series")
        games, island, chosen = self.games_in_force, self.on_island, self.preset_in_force
        if edition_options is not None:
            chosen = replace(chosen, options=edition_options)
        rule = self.tie or chosen.tie
        plan = chosen.plan(
            self.mode,
            players,
            deck=self.deck,
            games=games or None,
            options=self.options,
            tie="shared" if island else self.tie,
            tie_game=None if island or rule != "minigame" else self.tie_game,
            length=self.length,
            teams=chosen_teams(players, colours) if island else None,
            picks="any" if self.picks == "any" and self.mode == "tournament" else None,
        )
        plan.check()
        return plan


def read_stored_settings(stored: dict[str, Any]) -> Settings:
    """Return the settings that a room has stored; old ones may exceed the current bounds."""
    try:
        return convert_stored(stored, Settings)
    except (
        msgspec.ValidationError
    ):  # options were unchecked once; the rules refuse what they cannot use
        settings = convert_stored({**stored, "options": {}}, Settings)
        return replace(settings, options=stored["options"])


def chosen_teams(players: int, colours: tuple[str | None, ...]) -> Teams:
    """Return the teams that the players chose; others are added to the smallest teams.

    >>> chosen_teams(2, (None, "red"))
    Teams(colours=('blue', 'red'), members=((0,), (1,)))
    """
    if not any(colours):
        return Teams.of(players)
    wanted = [colour for colour in COLOURS if colour in colours]
    others = [colour for colour in COLOURS if colour not in colours]
    count = max(len(wanted), len(Teams.of(players).colours))
    members: dict[str, list[int]] = {
        colour: [seat for seat, choice in enumerate(colours) if choice == colour]
        for colour in (wanted + others)[:count]
    }
    for seat in range(players):
        if colours[seat] is None:
            min(members.values(), key=len).append(seat)
    used = tuple(colour for colour in COLOURS if colour in members)
    teams = Teams(used, tuple(tuple(sorted(members[colour])) for colour in used))
    teams.check(players)
    return teams
