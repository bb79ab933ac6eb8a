"""Which changes alter a club night: one that would alter nothing is not stored."""

from functools import singledispatch

from spotisle.bounds import convert_stored
from spotisle.club import changes as ch
from spotisle.club.state import ClubState
from spotisle.protocol.club_settings import ClubSettings


@singledispatch
def alters_club(change: ch.Change, club: ClubState) -> bool:
    """Tell whether the club night would differ after a change."""
    return True


@alters_club.register
def _dressed(change: ch.AppearanceChanged, club: ClubState) -> bool:
    person = club.people[change.person]
    return (person.colour, person.team) != (change.colour, change.team)


@alters_club.register
def _went_away(change: ch.WentAway, club: ClubState) -> bool:
    person = club.people[change.person]
    return (person.left, person.banned) != (True, change.banned)


@alters_club.register
def _sat_out(change: ch.SatOut, club: ClubState) -> bool:
    at_table = club.table_of(change.person) is not None
    return club.people[change.person].out != change.out or at_table


@alters_club.register
def _configured(change: ch.Configured, club: ClubState) -> bool:
    return convert_stored(change.settings, ClubSettings) != club.settings


@alters_club.register
def _pace_changed(change: ch.PaceChanged, club: ClubState) -> bool:
    return convert_stored(change.settings, ClubSettings) != club.settings


@alters_club.register
def _lock_changed(change: ch.LockChanged, club: ClubState) -> bool:
    return club.locked != change.locked


@alters_club.register
def _wished(change: ch.Wished, club: ClubState) -> bool:
    return (club.apart, club.together) != (change.apart, change.together)


@alters_club.register
def _corrected(change: ch.Corrected, club: ClubState) -> bool:
    return club.points.get(change.person, {}).get(change.round) != change.points
