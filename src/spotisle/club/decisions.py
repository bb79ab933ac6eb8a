"""Decisions: the changes that follow from a command, or a refusal. Nothing is changed here."""

from collections.abc import Iterable
from functools import singledispatchmethod
from random import Random

import msgspec
from msgspec import Struct

from spotisle.club import changes as ch
from spotisle.club.crowd import RESULT_S
from spotisle.club.friendly_names import draw_name
from spotisle.club.names import NameBook
from spotisle.club.state import ClubState
from spotisle.errors import SpotisleError
from spotisle.protocol import club_commands as cmd
from spotisle.protocol.club_settings import MAX_CLUB_PEOPLE
from spotisle.protocol.refusals import Refusal, RefusalReason
from spotisle.rooms.names import clean_name, make_unique
from spotisle.rules import Deck
from spotisle.seating.request import find_conflict

COLOUR_COUNT = 12
MAX_ENTRIES = 4 * MAX_CLUB_PEOPLE
"""Counts everybody who ever entered: people who return as somebody new count twice."""
Decision = list[ch.Change] | Refusal

NOT_NOW = Refusal(RefusalReason.NOT_ASKED)
NO_SUCH_PERSON = Refusal(RefusalReason.NO_SUCH_PERSON)


def enter(
    club: ClubState, names: NameBook, name: str, token: str, language: str, at: float, rng: Random
) -> Decision:
    """Decide on a request to enter.

    Guests get the name that is given; players do if the organiser allows own names.
    """
    if not names.has_key:
        return NOT_NOW
    if len(club.present) >= MAX_CLUB_PEOPLE or len(club.people) >= MAX_ENTRIES:
        return Refusal(RefusalReason.ROOM_FULL)
    number = len(club.people) + 1
    own = clean_name(name) if club.settings.names == "own" or not token else ""
    if own:
        shown = make_unique(own, _open_names(club, names, club.present))
    else:
        shown = draw_name(language, _open_names(club, names, club.people), rng)
    return [
        ch.Entered(at=at, person=number, token=token, colour=(number - 1) % COLOUR_COUNT),
        ch.Named(at=at, person=number, sealed=names.seal(shown)),
    ]


def come_back(club: ClubState, names: NameBook, person: int, at: float) -> list[ch.Change]:
    """Return the changes for somebody who returns: with a new name only if theirs is taken now."""
    (name,) = _open_names(club, names, [person])
    shown = make_unique(name, _open_names(club, names, club.present))
    back = ch.CameBack(at=at, person=person)
    if shown == name:
        return [back]
    return [back, ch.Named(at=at, person=person, sealed=names.seal(shown))]


def _seconds_of_phase(club: ClubState) -> float | None:
    """Return how long the current phase lasts in automatic mode; None if nothing follows it."""
    settings = club.settings
    match club.phase:
        case "seating":
            return settings.seating_seconds
        case "round" | "final":
            return settings.round_seconds
        case "results":
            return RESULT_S if settings.mode == "crowd" else settings.results_seconds
        case _:
            return None


def _open_names(club: ClubState, names: NameBook, people: Iterable[int]) -> list[str]:
    return [names.open(club.names.get(person), person) for person in people]


class ClubDecider(Struct, frozen=True):
    """Decides on the commands that one person or organiser sends. One method for each kind."""

    club: ClubState
    names: NameBook
    person: int | None
    """None for an organiser."""
    at: float
    rng: Random

    def decide(self, command: cmd.ClubCommand) -> Decision:
        """Return the changes that follow from a command, or a refusal."""
        if command.organiser_only and self.person is not None:
            return Refusal(RefusalReason.NOT_HOST)
        if not command.organiser_only and self.person is None:
            return NO_SUCH_PERSON
        decision: Decision = self._decide(command)
        return decision

    @property
    def _me(self) -> int:
        return self.person or 0

    @singledispatchmethod
    def _decide(self, command: cmd.ClubCommand) -> Decision:
        raise NotImplementedError(f"nothing decides on {command}")

    @_decide.register
    def _here(self, _: cmd.SayHere) -> Decision:
        club = self.club
        if club.people[self._me].out:
            return [ch.SatOut(at=self.at, person=self._me, out=False)]
        table = club.table_of(self._me)
        if club.phase != "seating" or table is None:
            return NOT_NOW
        return [] if self._me in table.confirmed else [ch.Confirmed(at=self.at, person=self._me)]

    @_decide.register
    def _spin(self, _: cmd.Spin) -> Decision:
        me = self.club.people[self._me]
        if self.club.phase != "doors" or not me.spins:
            return NOT_NOW
        taken = _open_names(self.club, self.names, self.club.people) + [
            self.names.open(sealed, me.number) for sealed in me.declined
        ]
        shown = draw_name(self.club.settings.language, taken, self.rng)
        sealed = self.names.seal(shown)
        return [ch.Named(at=self.at, person=self._me, sealed=sealed, spun=True)]

    @_decide.register
    def _rename(self, asked: cmd.ChooseName) -> Decision:
        if self.club.settings.names != "own":
            return NOT_NOW
        return self._name(self._me, asked.name)

    @_decide.register
    def _colour(self, asked: cmd.ChooseColour) -> Decision:
        team = self.club.people[self._me].team
        return [ch.AppearanceChanged(at=self.at, person=self._me, colour=asked.colour, team=team)]

    @_decide.register
    def _join_team(self, asked: cmd.JoinTeam) -> Decision:
        if asked.team >= self.club.settings.teams or self.club.phase != "doors":
            return NOT_NOW
        colour = self.club.people[self._me].colour
        return [ch.AppearanceChanged(at=self.at, person=self._me, colour=colour, team=asked.team)]

    @_decide.register
    def _leave(self, _: cmd.LeaveClub) -> Decision:
        return [ch.WentAway(at=self.at, person=self._me)]

    @_decide.register
    def _change(self, asked: cmd.ChangeClub) -> Decision:
        new, old = asked.settings, self.club.settings
        if self.club.phase != "doors" and (new.mode != old.mode or new.rounds < self.club.round):
            return NOT_NOW
        try:
            new.check()
            Deck.named(new.deck or "classic")
        except SpotisleError as error:
            return Refusal(RefusalReason.CANNOT_PLAY, str(error))
        plain = msgspec.json.decode(msgspec.json.encode(new))
        return [ch.Configured(at=self.at, settings=plain)]

    @_decide.register
    def _pause(self, asked: cmd.PauseClub) -> Decision:
        if asked.paused is self.club.paused:
            return []
        return [ch.PauseChanged(at=self.at, paused=asked.paused)]

    @_decide.register
    def _pace(self, asked: cmd.SetPace) -> Decision:
        settings = msgspec.structs.replace(self.club.settings, automatic=asked.automatic)
        plain = msgspec.json.decode(msgspec.json.encode(settings))
        changed = ch.PaceChanged(at=self.at, settings=plain)
        seconds = _seconds_of_phase(self.club)
        if not asked.automatic or self.club.ends is not None or seconds is None:
            return [changed]
        since = self.at if self.club.paused_at is None else self.club.paused_at
        return [changed, ch.PhaseEnds(at=self.at, ends=since + seconds)]

    @_decide.register
    def _lock(self, asked: cmd.LockDoors) -> Decision:
        return [ch.LockChanged(at=self.at, locked=asked.locked)]

    @_decide.register
    def _sit_out(self, asked: cmd.SitOut) -> Decision:
        if asked.person not in self.club.present:
            return NO_SUCH_PERSON
        return [ch.SatOut(at=self.at, person=asked.person, out=asked.out)]

    @_decide.register
    def _add_guest(self, asked: cmd.AddGuest) -> Decision:
        if self.club.settings.mode == "crowd":
            return NOT_NOW  # everybody races at once: nobody lends a phone
        return enter(
            self.club,
            self.names,
            asked.name,
            "",
            self.club.settings.language,
            self.at,
            self.rng,
        )

    @_decide.register
    def _remove(self, asked: cmd.RemovePerson) -> Decision:
        if asked.person not in self.club.people:
            return NO_SUCH_PERSON
        return [ch.WentAway(at=self.at, person=asked.person, banned=asked.ban)]

    @_decide.register
    def _name_person(self, asked: cmd.NamePerson) -> Decision:
        if asked.person not in self.club.present:
            return NO_SUCH_PERSON
        return self._name(asked.person, asked.name)

    @_decide.register
    def _wish(self, asked: cmd.SetWishes) -> Decision:
        for group in (*asked.apart, *asked.together):
            if not set(group) <= set(self.club.people):
                return NO_SUCH_PERSON
        if conflict := find_conflict(asked.apart, asked.together):
            one, other = _open_names(self.club, self.names, conflict)
            text = f"{one} and {other} can't be both apart and together"
            return Refusal(RefusalReason.CANNOT_PLAY, text)
        return [ch.Wished(at=self.at, apart=asked.apart, together=asked.together)]

    @_decide.register
    def _extend(self, asked: cmd.Extend) -> Decision:
        if self.club.ends is None:
            return NOT_NOW
        ends = max(self.club.ends, self.at) + asked.seconds
        return [ch.PhaseEnds(at=self.at, ends=ends)]

    @_decide.register
    def _void(self, asked: cmd.VoidTable) -> Decision:
        playing = self.club.phase in ("round", "final", "results")
        if not playing or asked.table > len(self.club.tables):
            return NOT_NOW
        return [ch.TableVoided(at=self.at, table=asked.table)]

    @_decide.register
    def _correct(self, asked: cmd.CorrectPoints) -> Decision:
        last = self.club.settings.rounds + self.club.settings.final
        if asked.person not in self.club.people or asked.round > min(self.club.round, last):
            return NO_SUCH_PERSON
        return [
            ch.Corrected(at=self.at, round=asked.round, person=asked.person, points=asked.points)
        ]

    def _name(self, person: int, wanted: str) -> Decision:
        if not self.names.has_key:
            return NOT_NOW  # without the key, anybody could read the name in the journal
        name = clean_name(wanted)
        if not name:
            return Refusal(RefusalReason.NO_NAME)
        others = _open_names(self.club, self.names, set(self.club.present) - {person})
        sealed = self.names.seal(make_unique(name, others))
        return [ch.Named(at=self.at, person=person, sealed=sealed)]
