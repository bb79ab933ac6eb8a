"""What the trials found, as a table, and whether it is good enough."""

from msgspec import Struct

MAX_AGAIN_S = 30.0


class Row(Struct, frozen=True):
    """What one fault did."""

    fault: str
    again_s: float
    """Until everybody in every room had made a claim after the fault and been judged."""
    acknowledged: int
    """Claims that somebody was told the verdict of, from before the fault until play went on."""
    lost: int
    twice: int
    may_lose: bool = False
    """Whether acknowledged claims may be missing: replication is asynchronous."""

    @property
    def is_good(self) -> bool:
        """Whether the fault did no more than it may."""
        kept = self.may_lose or self.lost == 0
        return kept and self.twice == 0 and self.again_s <= MAX_AGAIN_S


def as_table(rows: list[Row]) -> str:
    """Return the rows as a table in Markdown, as docs/operating.md shows it.

    >>> print(as_table([Row("a node is killed", 5.24, 120, 0, 0)]))
    | fault | in play again after | acknowledged | lost | applied twice |
    |---|---|---|---|---|
    | a node is killed | 5.2 s | 120 | 0 | 0 |
    """
    head = [
        "| fault | in play again after | acknowledged | lost | applied twice |",
        "|---" * 5 + "|",
    ]
    lines = [
        f"| {row.fault} | {row.again_s:.1f} s | {row.acknowledged} | {row.lost} | {row.twice} |"
        for row in rows
    ]
    return "\n".join([*head, *lines])
