"""Pictures for notebooks: a card, a deck, a table, a sheet of island dice.

>>> from spotisle.notebook import draw_card
>>> draw_card("classic", 12)
<Picture of card 12 of classic>

A notebook shows what these functions return. After `%load_ext spotisle.notebook` it also shows
decks and tables themselves.
"""

from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct

from spotisle.art.svg import svg_document
from spotisle.editions import Language
from spotisle.printing.card_art import define_art, draw_face
from spotisle.printing.dice_sheet import draw_dice_sheet as draw_sheet
from spotisle.printing.printable import PrintableDeck, find_printable_deck
from spotisle.printing.sheet import draw_cards_sheet, draw_symbols_sheet
from spotisle.rules import Deck, Table

__all__ = [
    "Picture",
    "draw_card",
    "draw_deck",
    "draw_dice_sheet",
    "draw_table",
    "load_ipython_extension",
]

CARD_PX = 220
GAP_PX = 16


class Picture(Struct, frozen=True):
    """A drawing, as SVG."""

    title: str
    svg: str

    def __repr__(self) -> str:
        return f"<Picture of {self.title}>"

    def _repr_svg_(self) -> str:
        return self.svg


def draw_card(deck: str, card: int) -> Picture:
    """Draw one card of a deck or of a deck file; cards count from 0."""
    return Picture(f"card {card} of {deck}", _draw_row(find_printable_deck(deck), (card,)))


def draw_deck(deck: str, language: Language = "en", *, symbols: bool = False) -> Picture:
    """Draw all cards of a deck, or all its symbols with their names."""
    printable = find_printable_deck(deck)
    draw = draw_symbols_sheet if symbols else draw_cards_sheet
    return Picture(f"the deck {deck}", draw(printable, language))


def draw_table(table: Table[Any]) -> Picture:
    """Draw the visible cards of a table: the middle, the open ones, then each seat's."""
    deck = table.game.deck.name
    return Picture(
        f"{table.game.spec.name} with {deck}",
        _draw_row(find_printable_deck(deck), tuple(_open_cards(table))),
    )


def draw_dice_sheet(language: Language = "en") -> Picture:
    """Draw an empty sheet of island dice."""
    return Picture("a sheet of island dice", draw_sheet(language))


def _open_cards(table: Table[Any]) -> Iterator[int]:
    view = table.view()
    if view.middle and view.middle.top is not None:
        yield view.middle.top
    yield from (card for card in view.open if card is not None)
    yield from (pile.top for pile in view.piles if pile.top is not None)


def _draw_row(deck: PrintableDeck, cards: tuple[int, ...]) -> str:
    """Draw cards beside each other; each of their symbols is defined once."""
    step = CARD_PX + GAP_PX
    shown = {art for card in cards for art, _ in deck.card(card)}
    body = [define_art(deck.art, sorted(shown))]
    for place, card in enumerate(cards):
        centre = f"translate({step * place + CARD_PX / 2:g} {CARD_PX / 2:g}) scale({CARD_PX / 2})"
        body.append(f'<g transform="{centre}">{draw_face(deck, card)}</g>')
    width = max(1, step * len(cards) - GAP_PX)
    return svg_document("".join(body), (0, 0, width, CARD_PX), width, CARD_PX)


class _Formatter(Protocol):
    def for_type(self, kind: type, draw: object) -> object: ...


class _DisplayFormatter(Protocol):
    formatters: dict[str, _Formatter]


class _Notebook(Protocol):
    display_formatter: _DisplayFormatter


def load_ipython_extension(notebook: _Notebook) -> None:
    """Let a notebook show decks and tables as pictures: `%load_ext spotisle.notebook`."""
    formatter = notebook.display_formatter.formatters["image/svg+xml"]
    formatter.for_type(Deck, lambda deck: draw_deck(deck.name).svg)
    formatter.for_type(Table, lambda table: draw_table(table).svg)
