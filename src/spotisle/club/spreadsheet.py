"""CSV that is safe to open in a spreadsheet."""

import csv
import io
from collections.abc import Iterable, Sequence


def write_csv(rows: Iterable[Sequence[object]]) -> str:
    r"""Return rows as CSV; texts that a spreadsheet would run as formulas get a leading quote.

    >>> write_csv([("name", "points"), ("=1+1", -3)])
    "name,points\r\n'=1+1,-3\r\n"
    """
    text = io.StringIO()
    csv.writer(text).writerows([_safe(cell) for cell in row] for row in rows)
    return text.getvalue()


def _safe(cell: object) -> object:
    computed = isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t", "\r"))
    return f"'{cell}" if computed else cell
