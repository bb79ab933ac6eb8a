"""What island dice looks like in a terminal."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spotisle.dice.advice_text import Explanation
from spotisle.dice.reasons import DiceReason
from spotisle.dice.sheet import CROSS, ITEMS, JOKERS, TURNS, Sheet
from spotisle.dice.state import DiceState
from spotisle.dice.view import Offer

FACE_STYLES = {
    "ore": "bold white on grey37",
    "grain": "bold black on gold1",
    "wool": "bold black on pale_green1",
    "lumber": "bold white on dark_green",
    "brick": "bold white on dark_orange3",
    "gold": "bold black on yellow1",
}

_MAP = """\
start─S3─R0─┬─R1─C7
            └─R2─S4─R3─┬─R4─C12
                       └─R5─S5─R6─R7─S7─┬─R8─R9─S9─R10─R11─S11
                                        └─R12─R13─C20─R14─R15─C30
knights: K1 K2 K3 K4 K5 K6"""
_KINDS = {"R": "road", "S": "settlement", "C": "city", "K": "knight"}
_MEANS = {
    "dice": "",
    "trades": "with gold",
    "jokers": "with a joker",
    "both": "with gold and a joker",
}


def draw_sheet(sheet: Sheet) -> Text:
    """Draw the map: built things stand out, what can come next is underlined."""
    text = Text()
    end = 0
    for place in re.finditer(r"([RSCK])(\d+)", _MAP):
        item = ITEMS[f"{_KINDS[place[1]]}:{place[2]}"]
        obstacle = sheet.obstacle(item)
        style = "underline" if obstacle is None else "dim"
        if obstacle is DiceReason.ALREADY_BUILT:
            style = "bold green"
        text.append(_MAP[end : place.start()], "dim")
        text.append(place[0], style)
        end = place.end()
    jokers = ", ".join(f"{knight} ({_made_by(knight)})" for knight in sheet.jokers())
    text.append(f"   jokers left: {jokers or 'none'}")
    return text


def _made_by(knight: int) -> str:
    return "any" if len(JOKERS[knight]) > 1 else next(iter(JOKERS[knight]))


def draw_dice(state: DiceState) -> Text:
    """Draw the six dice with their numbers from 1; those used up are struck out."""
    text = Text()
    for die, face in enumerate(state.turn.dice):
        used = state.turn.is_used(die)
        text.append(f" {die + 1} ", "dim")
        text.append(f" {face} ", "dim strike" if used else FACE_STYLES[face])
        text.append(" ")
    return text


def list_offers(found: Sequence[Offer]) -> RenderableType:
    """List what can be built now."""
    if not found:
        return Text("nothing can be built with these dice", "dim")
    table = Table("", "build", "points", "", box=None, pad_edge=False)
    for number, offer in enumerate(found, start=1):
        table.add_row(str(number), offer.item, str(offer.points), _MEANS[offer.means])
    return table


def list_choices(found: Sequence[Explanation]) -> RenderableType:
    """List the best choices and why."""
    table = Table("best", "final score", "costs", "why", box=None, pad_edge=False)
    for choice in found:
        cost = f"{choice.cost:.2f}" if choice.cost >= 0.005 else "-"
        table.add_row(choice.text, f"{choice.score:.2f}", cost, choice.why)
    return table


def show_standings(names: Sequence[str], state: DiceState) -> Table:
    """Show everybody's score and track."""
    table = Table("", "score", "turns", box=None, pad_edge=False)
    for seat, name in enumerate(names):
        track = " ".join("x" if entry == CROSS else str(entry) for entry in state.tracks[seat])
        table.add_row(name, str(state.score(seat)), track)
    return table


def show_turn(names: Sequence[str], state: DiceState) -> RenderableType:
    """Show the table at the beginning of a turn."""
    number = len(state.tracks[state.seat]) + 1
    heading = Text(f"\n{names[state.seat]}, turn {number} of {TURNS}", "bold")
    return Group(heading, show_standings(names, state), draw_sheet(state.sheet))
