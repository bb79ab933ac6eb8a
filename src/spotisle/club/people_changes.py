"""Changes of people: who comes, leaves and sits out, what they are called, and their wishes."""

from spotisle.club.change import Change
from spotisle.club.state import ClubPerson, ClubState


class Entered(Change, frozen=True, tag="entered"):
    """Somebody came in; a guest has no token."""

    person: int
    token: str
    colour: int = 0

    def apply(self, club: ClubState) -> None:
        """Add the person."""
        club.people[self.person] = ClubPerson(self.person, self.token, colour=self.colour)


class Named(Change, frozen=True, tag="named"):
    """Somebody got a name, sealed."""

    person: int
    sealed: str
    spun: bool = False

    def apply(self, club: ClubState) -> None:
        """Keep the sealed name."""
        if self.spun:
            person = club.people[self.person]
            before = club.names.get(self.person)
            declined = (*person.declined, before) if before else person.declined
            club.change_person(self.person, spins=max(0, person.spins - 1), declined=declined)
        club.names[self.person] = self.sealed


class AppearanceChanged(Change, frozen=True, tag="dressed"):
    """Somebody chose a colour or a team."""

    person: int
    colour: int
    team: int | None = None

    def apply(self, club: ClubState) -> None:
        """Change the person."""
        club.change_person(self.person, colour=self.colour, team=self.team)


class WentAway(Change, frozen=True, tag="went_away"):
    """Somebody left or was removed."""

    person: int
    banned: bool = False

    def apply(self, club: ClubState) -> None:
        """Keep the person's points; they are not seated any more."""
        club.change_person(self.person, left=True, banned=self.banned)
        table = club.table_of(self.person)
        if table is not None:
            club.change_table(table.number, left=table.left | {self.person})


class CameBack(Change, frozen=True, tag="came_back"):
    """Somebody who had left is here again."""

    person: int

    def apply(self, club: ClubState) -> None:
        """Seat the person again from the next round on; before this one begins, at their table."""
        club.change_person(self.person, left=False)
        table = club.table_of(self.person)
        if table is not None and club.phase == "seating":
            club.change_table(table.number, left=table.left - {self.person})


class SatOut(Change, frozen=True, tag="sat_out"):
    """Somebody sits out, or plays again."""

    person: int
    out: bool

    def apply(self, club: ClubState) -> None:
        """Change the person; before the round begins they leave their table."""
        club.change_person(self.person, out=self.out)
        table = club.table_of(self.person)
        if self.out and table is not None and club.phase == "seating":
            people = tuple(person for person in table.people if person != self.person)
            club.change_table(table.number, people=people)


class Wished(Change, frozen=True, tag="wished"):
    """The organiser said who sits apart and who together."""

    apart: tuple[tuple[int, ...], ...] = ()
    together: tuple[tuple[int, ...], ...] = ()

    def apply(self, club: ClubState) -> None:
        """Keep the wishes, and drop the plan that was made without them."""
        club.apart, club.together = self.apart, self.together
        club.plan, club.planned_for = (), frozenset()
