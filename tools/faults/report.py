"""The results of the trials as a table, and whether they pass."""

from msgspec import Struct

MAX_AGAIN_S = 30.0


class Row(Struct, frozen=True):
    """The effect of one fault."""

    fault: str
    again_s: float
    """Seconds until everybody in every room got a verdict on a claim made after the fault."""
    acknowledged: int
    """Claims with a verdict sent to a player, from before the fault until play resumed."""
    lost: int
    twice: int
    may_lose: bool = False
    """Whether acknowledged claims may be missing: replication is asynchronous."""

    @property
    def is_good(self) -> bool:
        """Whether the effect is within the limits."""
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
