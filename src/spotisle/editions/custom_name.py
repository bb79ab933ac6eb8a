"""The name of a custom deck in rooms and records: written and read here only."""

import re

from msgspec import Struct

_CUSTOM = re.compile(
    "custom:(?P<order>[0-9]{1,4})(/(?P<cards>[0-9]{1,4})/(?P<version>[0-9a-f]{1,64}))?"
)


class CustomDeckName(Struct, frozen=True):
    """`custom:<order>`, or `custom:<order>/<cards>/<version>` for a deck with pictures.

    >>> str(CustomDeckName(5, 20, "0f3a")), str(CustomDeckName(5))
    ('custom:5/20/0f3a', 'custom:5')
    """

    order: int
    cards: int | None = None
    """None: all cards of the plane."""
    version: str = ""
    """The digest of the deck's files; empty for a plane without pictures."""

    def __str__(self) -> str:
        """Return the name."""
        plane = f"custom:{self.order}"
        return f"{plane}/{self.cards}/{self.version}" if self.version else plane

    @staticmethod
    def parse(name: str) -> "CustomDeckName | None":
        """Read a name; None if it is not one of a custom deck.

        >>> CustomDeckName.parse("custom:5/20/0f3a")
        CustomDeckName(order=5, cards=20, version='0f3a')
        >>> CustomDeckName.parse("classic")
        """
        found = _CUSTOM.fullmatch(name)
        if found is None:
            return None
        cards = found["cards"]
        return CustomDeckName(
            int(found["order"]), int(cards) if cards else None, found["version"] or ""
        )
