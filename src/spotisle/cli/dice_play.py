"""`spotisle dice play`: island dice in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import click
from rich.console import Console

from spotisle.cli import dice_display as screen
from spotisle.cli.dice import NEXT_TURN_HELP, open_table_with_bar
from spotisle.dice import ISLAND_DICE
from spotisle.dice.advice_text import explain
from spotisle.dice.adviser import position_in
from spotisle.dice.bots import Bot, bot, with_faces
from spotisle.dice.game import step
from spotisle.dice.moves import Build, End, Joker, Move, Roll, Trade, write_move
from spotisle.dice.reasons import DiceReason
from spotisle.dice.sheet import DIE_COUNT
from spotisle.dice.state import DiceState, start
from spotisle.dice.view import Offer, offers
from spotisle.errors import SpotisleError

ALL_DICE = tuple(range(DIE_COUNT))
PROMPT_HELP = """\
k 1 3       keep dice 1 and 3, roll the others
r 2 5       roll dice 2 and 5 again (r alone: all six)
b 1         build the first thing of the list, with the gold and jokers it needs
b city:7    the same by name
j 3 2 wool  knight 3 turns die 2 to wool
t 1 4 ore   gold dice 1 and 4 become one ore
e           end the turn
h           hint: the best three choices
q           quit"""


@click.command(short_help="Play in the terminal, alone or against bots.")
@click.option("--bots", default="", help="Play against bots: random, greedy, thoughtful, optimal.")
@click.option("--name", default="you", show_default=True, help="Your name.")
@click.option("--hints", is_flag=True, help="Always show the best choices.")
@click.option("--joker-next-turn", is_flag=True, help=NEXT_TURN_HELP)
@click.option("--seed", type=int, help="Roll the same dice every time.")
@click.option("--save", type=click.Path(path_type=Path), help="Write the game record to this file.")
def play(
    bots: str,
    name: str,
    seed: int | None,
    save: Path | None,
    *,
    hints: bool,
    joker_next_turn: bool,
) -> None:
    """Play island dice in the terminal, alone or against bots.

    \b
    Alone, with advice:      spotisle dice play --hints
    Against two opponents:   spotisle dice play --bots thoughtful,optimal
    """
    players = [part.strip() for part in bots.split(",") if part.strip()]
    seats: list[Bot | None] = [None, *map(bot, players)]
    names = [name, *(f"{player} bot {place}" for place, player in enumerate(players, start=1))]
    if hints or "optimal" in players:
        open_table_with_bar(joker_next_turn=joker_next_turn)
    rng = Random(seed) if seed is not None else SystemRandom()
    game = _Game(Console(), names, seats, rng, hints=hints, joker_next_turn=joker_next_turn)
    try:
        game.play()
    except (EOFError, KeyboardInterrupt):
        game.console.print("\nYou left the game before its end.")
    if save is not None:
        _write(save, game.record())


def _write(path: Path, record: dict[str, object]) -> None:
    import json

    try:
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise SpotisleError(f"{path}: cannot write the record ({error.strerror})") from None


class _Game:
    """A game at the terminal; it prompts for the seats without a bot."""

    def __init__(
        self,
        console: Console,
        names: list[str],
        seats: list[Bot | None],
        rng: Random,
        *,
        hints: bool,
        joker_next_turn: bool,
    ) -> None:
        self.console = console
        self.names = names
        self.seats = seats
        self.rng = rng
        self.hints = hints
        self.state = start(len(seats), joker_next_turn=joker_next_turn)
        self.moves: list[dict[str, Any]] = []

    def play(self) -> None:
        """Play until the end."""
        while not self.state.finished:
            player = self.seats[self.state.seat]
            if not self.state.turn.rolls:
                self.console.print(screen.show_turn(self.names, self.state))
                self._make(Roll(ALL_DICE))
            elif player is None:
                self._ask()
            else:
                self._make(player.choose(self.state, self.rng))
        self.console.print("\nThe game is over.", style="bold")
        self.console.print(screen.show_standings(self.names, self.state))

    def record(self) -> dict[str, object]:
        """Return the game so far as a record."""
        return {
            "format": "spotisle.record/1",
            "game": ISLAND_DICE,
            "seats": self.names,
            "options": {"joker_next_turn": self.state.joker_next_turn},
            "moves": self.moves,
        }

    def _ask(self) -> None:
        found = offers(self.state)
        self.console.print(screen.list_offers(found))
        if self.hints:
            self._hint()
        words = self.console.input(f"[dim]{_rolls(self.state)}, ? for help[/dim] > ").split()
        if words[:1] in (["h"], ["hint"]):
            self._hint()
        elif words[:1] in (["q"], ["quit"]):
            raise EOFError
        else:
            moves = parse_moves(words, found)
            if not moves:
                self.console.print(PROMPT_HELP, style="dim", highlight=False)
            for move in moves:
                self._make(move)

    def _hint(self) -> None:
        if self.state.turn.adapted:
            self.console.print("no hints after a joker, trade or build", style="dim")
            return
        table = open_table_with_bar(joker_next_turn=self.state.joker_next_turn)
        self.console.print(screen.list_choices(explain(position_in(self.state), table)))

    def _make(self, move: Move) -> None:
        """Make a move, or say why it cannot be made."""
        made = with_faces(self.state, move, self.rng)
        judged = step(self.state, self.state.seat, made)
        if not judged.reason.accepted:
            self.console.print(f"Not possible: {judged.reason.sentence}.", style="red")
            return
        self.moves.append({"seat": self.names[self.state.seat], **write_move(made)})
        self.state = judged.state
        if isinstance(made, Build):
            self.console.print(f"  builds {made.item}", style="green", highlight=False)
        elif judged.reason is DiceReason.CROSSED:
            self.console.print("  a cross", style="red")
        elif judged.reason is not DiceReason.TURN_ENDED:
            self.console.print(screen.draw_dice(self.state))


def _rolls(state: DiceState) -> str:
    left = state.turn.rolls_left
    return f"{left or 'no'} roll{'' if left == 1 else 's'} left"


def parse_moves(words: list[str], found: Sequence[Offer]) -> list[Move]:
    """Return the moves that a line of input asks for; none if it asks for no move.

    >>> parse_moves(["r", "2", "5"], [])
    [Roll(reroll=(1, 4), faces=())]
    >>> parse_moves(["j", "3", "2", "wool"], [])
    [Joker(knight=3, die=1, to='wool')]
    """
    match words:
        case ["r" | "roll", *dice] if _numbers(dice):
            return [Roll(tuple(int(die) - 1 for die in dice) or ALL_DICE)]
        case ["k" | "keep", *dice] if _numbers(dice):
            kept = {int(die) - 1 for die in dice}
            return [Roll(tuple(die for die in ALL_DICE if die not in kept))]
        case ["j" | "joker", knight, die, face] if _numbers([knight, die]):
            return [Joker(int(knight), int(die) - 1, face)]
        case ["t" | "trade", turned, aside, face] if _numbers([turned, aside]):
            return [Trade((int(turned) - 1, int(aside) - 1), face)]
        case ["b" | "build", what]:
            return _moves_to_build(what, found)
    return [End()] if words in (["e"], ["end"]) else []


def _moves_to_build(what: str, found: Sequence[Offer]) -> list[Move]:
    """Return the moves that build something, by its number in the list or by its name."""
    for number, offer in enumerate(found, start=1):
        if what in (str(number), offer.item):
            return list(offer.moves)
    return [Build(what)]


def _numbers(words: list[str]) -> bool:
    return all(word.isascii() and word.isdecimal() for word in words)
