"""Pages as values: what lies where, in millimetres from the top left corner of the paper."""

from msgspec import Struct


class Put(Struct, frozen=True, omit_defaults=True):
    """A picture on a page: its middle, its size, and how far it is turned clockwise."""

    art: str
    x: float
    y: float
    width: float
    angle: float = 0
    height: float | None = None
    """A picture that names no height is square."""


class Piece(Struct, frozen=True):
    """Something that is cut out as a whole; `alt` says what it is to who cannot see it."""

    alt: str
    puts: tuple[Put, ...]


class Line(Struct, frozen=True, array_like=True):
    """A thin straight line to cut or fold along."""

    x1: float
    y1: float
    x2: float
    y2: float
    dashed: bool = False


class PlacedPage(Struct, frozen=True, tag_field="kind", tag="placed"):
    """A page on which everything has its place: cards, backs, score cards, dice."""

    part: str
    width: float
    height: float
    pieces: tuple[Piece, ...]
    lines: tuple[Line, ...] = ()
    foot: str = ""


class Entry(Struct, frozen=True):
    """A symbol and its name on a reference page."""

    arts: tuple[str, ...]
    name: str
    also: str = ""


class ReferencePage(Struct, frozen=True, tag_field="kind", tag="reference"):
    """All symbols with their names."""

    part: str
    width: float
    height: float
    title: str
    lead: str
    colour: str
    columns: int
    entries: tuple[Entry, ...]


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
    scene: tuple[Put, ...]
    """The picture, in a box 100 wide and 44 high."""
    sections: tuple[Section, ...]


Page = PlacedPage | ReferencePage | RulesPage


class Book(Struct, frozen=True):
    """Everything that the press needs."""

    title: str
    language: str
    pages: tuple[Page, ...]
    art: dict[str, str]
    """SVG documents by name."""
