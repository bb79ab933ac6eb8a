"""Pages as values: what is where, in millimetres from the top left corner of the paper.

The templates of typst read these values as JSON.
"""

from msgspec import Struct


class PlacedImage(Struct, frozen=True, omit_defaults=True):
    """A picture on a page: its middle, its size, and its angle clockwise."""

    art: str
    """Its name in the book's art."""
    x: float
    y: float
    width: float
    angle: float = 0
    height: float | None = None
    """None for a square."""


class Figure(Struct, frozen=True):
    """A part of a page that belongs together, such as a card, with its alternative text."""

    alt: str
    images: tuple[PlacedImage, ...]


class CutLine(Struct, frozen=True, array_like=True):
    """A thin straight line to cut or fold along."""

    x1: float
    y1: float
    x2: float
    y2: float
    dashed: bool = False


class PlacedPage(Struct, frozen=True, tag_field="kind", tag="placed"):
    """A page of figures at fixed places: cards, backs, score cards, dice."""

    part: str
    width: float
    height: float
    figures: tuple[Figure, ...]
    lines: tuple[CutLine, ...] = ()
    foot: str = ""


class ReferenceEntry(Struct, frozen=True):
    """A symbol and its name on a reference page."""

    arts: tuple[str, ...]
    name: str


class ReferencePage(Struct, frozen=True, tag_field="kind", tag="reference"):
    """All symbols with their names."""

    part: str
    width: float
    height: float
    title: str
    lead: str
    colour: str
    columns: int
    entries: tuple[ReferenceEntry, ...]


class Section(Struct, frozen=True):
    """A heading, and paragraphs or points below it."""

    heading: str
    blocks: tuple[tuple[str, ...], ...]
    """Each a paragraph, or the points of a list; points begin with "- "."""
    tip: bool = False


class RulesPage(Struct, frozen=True, tag_field="kind", tag="rules"):
    """The rules of one game."""

    part: str
    width: float
    height: float
    title: str
    lead: str
    deck: str
    colour: str
    scene: tuple[PlacedImage, ...]
    """The picture, in a box 100 wide and 44 high."""
    sections: tuple[Section, ...]


class Panel(Struct, frozen=True):
    """A picture with a heading and a text."""

    heading: str
    words: tuple[str, ...]
    art: str = ""
    steps: tuple[tuple[str, str], ...] = ()
    """A time line before the words: when, and what happened."""


class PanelsPage(Struct, frozen=True, tag_field="kind", tag="panels"):
    """A page of panels in columns: a poster or a worksheet, as large as its paper."""

    part: str
    width: float
    height: float
    title: str
    lead: str
    colour: str
    columns: int
    panels: tuple[Panel, ...]
    foot: str


Page = PlacedPage | ReferencePage | RulesPage | PanelsPage


class Book(Struct, frozen=True):
    """Everything that a PDF needs."""

    title: str
    language: str
    pages: tuple[Page, ...]
    art: dict[str, str]
    """SVG documents by name."""
