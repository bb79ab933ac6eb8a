"""What all changes of a club night have in common."""

from msgspec import Struct

from spotisle.club.state import ClubState


class Change(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that happened, with the time on the club night's clock."""

    at: float

    def apply(self, club: ClubState) -> None:
        """Change the club night."""
        raise NotImplementedError
