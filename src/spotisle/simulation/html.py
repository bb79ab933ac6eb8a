"""Small tables for notebooks."""

from collections.abc import Iterable, Sequence
from html import escape


def html_table(head: Sequence[str], rows: Iterable[Sequence[object]], more: int = 0) -> str:
    """Return a table; `more` is how many rows are left out.

    >>> html_table(("a",), [(1,)])
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'
    """
    first = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_show(value))}</td>" for value in row) + "</tr>"
        for row in rows
    )
    rest = f"<p>and {more:,} more rows</p>" if more > 0 else ""
    return f"<table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>{rest}"


def _show(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)
