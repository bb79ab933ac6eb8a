"""Which changes alter an event: one that would alter nothing is not stored."""

from functools import singledispatch

from spotisle.bounds import convert_stored
from spotisle.events import changes as ch
from spotisle.events.state import EventState
from spotisle.protocol.event_settings import EventSettings


@singledispatch
def alters_event(change: ch.Change, event: EventState) -> bool:
    """Tell whether the event would differ after a change."""
    return True


@alters_event.register
def _dressed(change: ch.Dressed, event: EventState) -> bool:
    person = event.people[change.person]
    return (person.colour, person.team) != (change.colour, change.team)


@alters_event.register
def _went_away(change: ch.WentAway, event: EventState) -> bool:
    person = event.people[change.person]
    return (person.left, person.banned) != (True, change.banned)


@alters_event.register
def _sat_out(change: ch.SatOut, event: EventState) -> bool:
    at_table = event.table_of(change.person) is not None
    return event.people[change.person].out != change.out or at_table


@alters_event.register
def _configured(change: ch.Configured, event: EventState) -> bool:
    return convert_stored(change.settings, EventSettings) != event.settings


@alters_event.register
def _pace_changed(change: ch.PaceChanged, event: EventState) -> bool:
    return convert_stored(change.settings, EventSettings) != event.settings


@alters_event.register
def _lock_changed(change: ch.LockChanged, event: EventState) -> bool:
    return event.locked != change.locked


@alters_event.register
def _wished(change: ch.Wished, event: EventState) -> bool:
    return (event.apart, event.together) != (change.apart, change.together)


@alters_event.register
def _corrected(change: ch.Corrected, event: EventState) -> bool:
    return event.points.get(change.person, {}).get(change.round) != change.points
