"""Read a PDF by its structure: the alt text, the pictures and the position of each piece."""

import io
from collections.abc import Iterator
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]


class Shown:
    """A picture on a page: the number of its PDF object, and its box in millimetres."""

    def __init__(self, art: int, box: tuple[float, float, float, float]) -> None:
        self.art = art
        self.left, self.top, self.right, self.bottom = box

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        return self.right - self.left


class Piece:
    def __init__(self, alt: str, shown: list[Shown]) -> None:
        self.alt, self.shown = alt, shown


def read(body: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(body))


def size_mm(page: Any) -> tuple[float, float]:
    return float(page.mediabox.width) / MM, float(page.mediabox.height) / MM


def pieces(reader: PdfReader, number: int) -> list[Piece]:
    """Return the figures of a page, each with its alt text and the pictures in it."""
    page = reader.pages[number]
    drawn = _drawn(reader, page)
    figures = _figures(reader, page)
    return [
        Piece(alt, [shown for mark in marks for shown in drawn.get(mark, [])])
        for alt, marks in figures
    ]


def _figures(reader: PdfReader, page: Any) -> Iterator[tuple[str, list[int]]]:
    root = reader.root_object["/StructTreeRoot"]
    for element in _elements(root):
        if element.get("/S") == "/Figure" and element.get("/Alt"):
            marks = [
                mark for where, mark in _marks(element, None) if where == page.indirect_reference
            ]
            if marks:
                yield str(element["/Alt"]), marks


def _children(element: Any) -> list[Any]:
    found = element.get("/K", [])
    return (
        [each.get_object() for each in found] if isinstance(found, list) else [found.get_object()]
    )


def _elements(element: Any) -> Iterator[Any]:
    for child in _children(element):
        if isinstance(child, dict):
            yield child
            yield from _elements(child)


def _marks(element: Any, page: Any) -> Iterator[tuple[Any, int]]:
    page = element.raw_get("/Pg") if "/Pg" in element else page
    for child in _children(element):
        if isinstance(child, int):
            yield page, int(child)
        elif "/MCID" in child:
            yield child.raw_get("/Pg") if "/Pg" in child else page, int(child["/MCID"])
        else:
            yield from _marks(child, page)


def _drawn(reader: PdfReader, page: Any) -> dict[int, list[Shown]]:
    """Return the pictures under each mark of a page, positioned from the top left corner."""
    found: dict[int, list[Shown]] = {}
    high = float(page.mediabox.height)
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    open_marks: list[int | None] = []
    for operands, operator in ContentStream(page.get_contents(), reader).operations:
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()
        elif operator == b"cm":
            matrix = _times(tuple(map(float, operands)), matrix)  # type: ignore[arg-type]
        elif operator in (b"BDC", b"BMC"):
            properties = operands[1] if len(operands) > 1 else {}
            open_marks.append(properties.get("/MCID") if isinstance(properties, dict) else None)
        elif operator == b"EMC":
            open_marks.pop()
        elif operator == b"Do":
            mark = next((mark for mark in reversed(open_marks) if mark is not None), None)
            reference = page["/Resources"]["/XObject"].raw_get(operands[0])
            if mark is not None:
                box = _box(reference.get_object(), matrix, high)
                found.setdefault(mark, []).append(Shown(reference.idnum, box))
    return found


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k,
        e * h + f * j + m,
    )  # fmt: skip


def _box(form: Any, matrix: Matrix, high: float) -> tuple[float, float, float, float]:
    inner = tuple(map(float, form.get("/Matrix", (1, 0, 0, 1, 0, 0))))
    a, b, c, d, e, f = _times(inner, matrix)  # type: ignore[arg-type]
    x0, y0, x1, y1 = map(float, form["/BBox"])
    corners = [(a * x + c * y + e, b * x + d * y + f) for x in (x0, x1) for y in (y0, y1)]
    xs = [x / MM for x, _ in corners]
    ys = [(high - y) / MM for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
