"""The order of near-simultaneous claims, and how long the table waits for them."""

from math import inf, nan
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spotisle.rooms.contest import MAX_CONTEST_S, Bid, Contest, fair_order, quotas_after
from spotisle.rooms.credit import (
    ALLOWANCE_S,
    ANSWER_EXPIRES_PINGS,
    ANSWER_SLACK_S,
    MAX_QUOTA_S,
    MAX_RTT_S,
    MIN_KERNEL_SLACK_S,
    PING_SAMPLES,
    QUOTA_REFILL_S,
    KernelRtt,
    Link,
    RoundTrip,
)
from spotisle.rules.seats import RoomSeat

SENT_AT = 10.0
NEAR, FAR = Link(rtt=0.020), Link(rtt=0.220)
BOT = Link()
SEATS = 4
ALL_SEATS = tuple(map(RoomSeat, range(SEATS)))
FIRST = ALL_SEATS[0]

seconds = st.floats(0, 3)
reports = st.none() | st.floats() | seconds
links = st.builds(
    Link,
    rtt=st.none() | st.floats(0, MAX_RTT_S),
    quota=st.floats(0, MAX_QUOTA_S),
)
tables = st.lists(links, min_size=SEATS, max_size=SEATS).map(
    lambda links: dict(zip(ALL_SEATS, links, strict=True))
)
offers = st.lists(
    st.tuples(st.sampled_from(ALL_SEATS), st.floats(10, 13), reports, st.booleans()),
    min_size=1,
    max_size=8,
)


def contest_of(*links: Link, seed: int = 1) -> Contest:
    table = dict(zip(ALL_SEATS, links, strict=False))
    return Contest(table, ALL_SEATS[: len(links)], SENT_AT, seed)


def claim(contest: Contest, seat: int, arrived_at: float, reported: float | None = None) -> Bid:
    return contest.offer(RoomSeat(seat), 0, arrived_at, reported, right=True)


def seats_in_order(contest: Contest) -> list[int]:
    return [bid.seat for bid in contest.settle()]


# Who comes first


def test_the_quicker_player_wins_even_if_their_claim_arrives_later() -> None:
    contest = contest_of(NEAR, FAR)
    claim(contest, 0, 11.520, reported=1.5)
    claim(contest, 1, 11.700, reported=1.48)
    assert seats_in_order(contest) == [1, 0]


def test_a_slower_player_does_not_win_by_being_far_away() -> None:
    contest = contest_of(NEAR, FAR)
    claim(contest, 0, 11.520, reported=1.5)
    claim(contest, 1, 11.730, reported=1.51)
    assert seats_in_order(contest) == [0, 1]


@given(tables, offers, st.randoms(use_true_random=False))
def test_the_order_does_not_depend_on_the_order_of_arrival(
    table: dict[RoomSeat, Link],
    made: list[tuple[RoomSeat, float, float | None, bool]],
    chance: Random,
) -> None:
    numbered = list(enumerate(made))
    mixed = chance.sample(numbered, len(numbered))
    outcomes = []
    for sequence in (numbered, mixed):
        contest = Contest(table, ALL_SEATS, SENT_AT, seed=7)
        for number, (seat, arrived_at, reported, right) in sequence:
            contest.offer(seat, number, arrived_at, reported, right=right)
        settled = contest.settle()
        outcomes.append((settled, contest.closes_at, quotas_after(settled)))
    assert outcomes[0] == outcomes[1]


def test_exact_ties_are_drawn_by_lot_and_every_seat_has_its_chance() -> None:
    firsts = []
    for seed in range(300):
        contest = contest_of(NEAR, FAR, BOT, seed=seed)
        claim(contest, 0, 11.1219, reported=1.1)
        claim(contest, 1, 11.3307, reported=1.1)
        claim(contest, 2, 11.1)
        assert len({bid.key for bid in contest.settle()}) == 1
        firsts.append(contest.settle()[0].seat)
    assert all(70 < firsts.count(seat) < 130 for seat in ALL_SEATS[:3])


def test_the_same_seed_draws_the_same_lots() -> None:
    bids = [claim(contest_of(NEAR, FAR, seed=5), 1, 11.7) for _ in range(2)]
    assert bids[0] == bids[1]


@given(st.lists(st.tuples(st.floats(10, 13), reports), min_size=2, max_size=5))
def test_nobody_overtakes_their_own_earlier_claim(made: list[tuple[float, float | None]]) -> None:
    contest = contest_of(FAR, NEAR)
    for number, (arrived_at, reported) in enumerate(made):
        contest.offer(FIRST, number, arrived_at, reported, right=False)
    settled = contest.settle()
    assert settled == sorted(settled, key=lambda bid: (bid.elapsed, bid.claim))


def test_a_claim_from_before_the_cards_were_sent_counts_as_immediate() -> None:
    assert claim(contest_of(NEAR), 0, 9.99, reported=0.4).key == 0.0


# Credit


@given(links, seconds, reports)
def test_credit_never_exceeds_the_round_trip_plus_the_allowance(
    link: Link, elapsed: float, reported: float | None
) -> None:
    bid = Bid.compute(FIRST, 0, elapsed, reported, link, lot=0)
    on_top = min(ALLOWANCE_S, link.rtt or 0.0, link.quota)
    assert 0 <= bid.credit <= min(elapsed, (link.rtt or 0.0) + on_top)
    assert bid.key == pytest.approx(elapsed - bid.credit, abs=1e-6)


@pytest.mark.parametrize("absurd", [nan, inf, -inf, -0.001, 1.001, 1e300])
def test_an_impossible_report_is_ignored(absurd: float) -> None:
    bids = [Bid.compute(FIRST, 0, 1.0, reported, FAR, lot=0) for reported in (absurd, None)]
    assert bids[0] == bids[1]
    assert bids[0].credit == FAR.rtt


def test_reporting_a_longer_reaction_never_helps() -> None:
    keys = [Bid.compute(FIRST, 0, 1.0, said / 100, FAR, lot=0).key for said in range(101)]
    assert keys == sorted(keys)


def test_bots_have_no_network_and_get_no_credit() -> None:
    assert Bid.compute(FIRST, 0, 1.0, 0.0, BOT, lot=0).credit == 0.0


def test_credit_beyond_the_round_trip_comes_out_of_the_quota() -> None:
    bid = Bid.compute(FIRST, 0, 1.0, 0.0, FAR, lot=0)
    assert quotas_after([bid])[FIRST] == pytest.approx(MAX_QUOTA_S - ALLOWANCE_S + QUOTA_REFILL_S)


def test_an_empty_quota_leaves_the_round_trip() -> None:
    bid = Bid.compute(FIRST, 0, 1.0, 0.0, Link(rtt=0.220, quota=0.0), lot=0)
    assert bid.credit == 0.220


def test_several_claims_in_one_contest_refill_the_quota_once() -> None:
    link = Link(rtt=0.220, quota=0.1)
    bids = [Bid.compute(FIRST, n, 1.0, said, link, lot=0) for n, said in enumerate((0.0, 0.9, 0.9))]
    assert quotas_after(bids)[FIRST] == pytest.approx(0.1 - ALLOWANCE_S + QUOTA_REFILL_S)


@given(st.floats(0, MAX_RTT_S), st.lists(st.tuples(seconds, reports), max_size=60))
def test_a_seat_never_draws_more_than_its_quota_and_refills(
    rtt: float, claims: list[tuple[float, float | None]]
) -> None:
    quota, drawn = MAX_QUOTA_S, 0.0
    for elapsed, reported in claims:
        bid = Bid.compute(FIRST, 0, elapsed, reported, Link(rtt=rtt, quota=quota), lot=0)
        drawn += max(0.0, bid.credit - rtt)
        quota = quotas_after([bid])[FIRST]
        assert 0 <= quota <= MAX_QUOTA_S
    assert drawn <= MAX_QUOTA_S + QUOTA_REFILL_S * len(claims) + 1e-9


# How long the table waits


def test_nothing_closes_before_a_right_claim_has_come() -> None:
    contest = contest_of(NEAR, FAR)
    assert contest.closes_at is None
    contest.offer(FIRST, 0, 10.5, 0.4, right=False)
    assert contest.closes_at is None


def test_it_waits_while_a_far_player_could_have_been_quicker() -> None:
    contest = contest_of(NEAR, FAR)
    bid = claim(contest, 0, 11.520, reported=1.5)
    assert contest.closes_at == pytest.approx(10.0 + bid.key + 0.220 + ALLOWANCE_S)


def test_it_does_not_wait_for_a_near_player_whose_claim_would_have_arrived() -> None:
    contest = contest_of(NEAR, FAR)
    claim(contest, 1, 11.520, reported=1.3)
    assert contest.closes_at == 11.520


def test_it_does_not_wait_once_everyone_has_claimed() -> None:
    contest = contest_of(NEAR, FAR)
    claim(contest, 0, 11.520, reported=1.5)
    contest.offer(RoomSeat(1), 0, 11.530, 1.3, right=False)
    assert contest.closes_at == 11.520


def test_a_quicker_right_claim_shortens_the_wait_and_a_wrong_one_does_not() -> None:
    third = Link(rtt=0.150)
    contest = contest_of(NEAR, third, FAR)
    claim(contest, 0, 11.520, reported=1.5)
    opened = contest.closes_at
    contest.offer(RoomSeat(1), 0, 11.530, 1.38, right=False)
    assert contest.closes_at == opened
    contest = contest_of(NEAR, third, FAR)
    claim(contest, 0, 11.520, reported=1.5)
    claim(contest, 1, 11.530, reported=1.38)
    assert contest.closes_at == pytest.approx(10.0 + 1.38 + FAR.max_credit)


def test_further_claims_do_not_extend_the_time_limit() -> None:
    contest = contest_of(BOT, NEAR, Link(rtt=MAX_RTT_S))
    claim(contest, 0, 11.0)
    claim(contest, 1, 11.1, reported=1.08)
    assert contest.closes_at == 11.0 + MAX_CONTEST_S


def test_it_waits_only_for_rivals() -> None:
    table = dict(zip(ALL_SEATS, (NEAR, FAR, BOT), strict=False))
    contest = Contest(table, {FIRST, RoomSeat(2)}, SENT_AT, seed=1)
    claim(contest, 0, 11.520, reported=1.5)
    assert contest.closes_at == 11.520


@pytest.mark.parametrize("other", [BOT, Link(rtt=0.001)])
def test_it_does_not_wait_for_bots_and_hardly_for_neighbours(other: Link) -> None:
    contest = contest_of(Link(rtt=0.001), other)
    claim(contest, 0, 11.501, reported=1.5)
    assert contest.closes_at == pytest.approx(11.501, abs=0.0011)


def test_a_contest_closes_at_its_time_limit() -> None:
    contest = contest_of(BOT, Link(rtt=MAX_RTT_S))
    claim(contest, 0, 11.0)
    assert contest.closes_at == 11.0 + MAX_CONTEST_S


def test_claims_before_the_clock_starts_tie() -> None:
    """After a pause the clock starts later: nobody gains by knowing when it ends."""
    contest = contest_of(NEAR, FAR)
    claim(contest, 0, SENT_AT - 1.9, reported=0.0)
    assert contest.closes_at == pytest.approx(SENT_AT + MAX_CONTEST_S)
    claim(contest, 1, SENT_AT - 0.1, reported=1.7)
    assert [bid.key for bid in contest.settle()] == [0.0, 0.0]
    assert contest.closes_at == SENT_AT - 1.9


@given(tables, st.floats(10, 13), reports, st.sampled_from(ALL_SEATS[1:]), seconds, reports)
def test_a_claim_after_the_close_could_not_have_been_quicker(
    table: dict[RoomSeat, Link],
    arrived_at: float,
    reported: float | None,
    rival: RoomSeat,
    later: float,
    said: float | None,
) -> None:
    contest = Contest(table, ALL_SEATS, SENT_AT, seed=1, max_seconds=inf)
    first = claim(contest, 0, arrived_at, reported)
    closes_at = contest.closes_at
    assert closes_at is not None
    assert closes_at >= arrived_at
    assert claim(contest, rival, closes_at + later, said).key >= first.key - 1e-6


# The log


@given(tables, offers)
def test_a_verdict_can_be_replayed_from_the_log(
    table: dict[RoomSeat, Link], made: list[tuple[RoomSeat, float, float | None, bool]]
) -> None:
    contest = Contest(table, ALL_SEATS, SENT_AT, seed=3)
    for number, (seat, arrived_at, reported, right) in enumerate(made):
        contest.offer(seat, number, arrived_at, reported, right=right)
    settled = contest.settle()
    logged = msgspec.json.decode(msgspec.json.encode(settled), type=list[Bid])
    assert [bid.recompute() for bid in logged] == logged == settled
    assert fair_order(reversed(logged)) == settled


# The round trip


def test_a_few_slow_pings_do_not_raise_the_round_trip() -> None:
    trip = RoundTrip()
    for ping in (0.020, 0.900, 0.021, 0.900, 0.900, 0.900, 0.020, 0.900):
        trip.add(ping)
    assert trip.estimate == 0.021


def test_one_freakishly_quick_ping_does_not_lower_it() -> None:
    trip = RoundTrip()
    for ping in (0.220, 0.221, 0.001, 0.223):
        trip.add(ping)
    assert trip.estimate == 0.220


def test_the_round_trip_follows_a_connection_that_got_slower() -> None:
    trip = RoundTrip()
    for ping in [0.020] * 50 + [0.220] * 13:
        trip.add(ping)
    assert trip.estimate == 0.220


def test_credit_for_very_late_pongs_is_bounded() -> None:
    trip = RoundTrip()
    trip.add(5.0)
    assert trip.estimate == MAX_RTT_S


def test_delayed_pongs_do_not_raise_the_round_trip() -> None:
    trip, changes = RoundTrip(), []
    trip.on_change = lambda: changes.append(trip.late_pongs)
    for _ in range(PING_SAMPLES):
        trip.add(0.220, KernelRtt(smoothed=0.021, minimum=0.020))
    assert trip.estimate == 0.021
    trip.add(0.220, KernelRtt(smoothed=0.060, minimum=0.020))
    assert trip.estimate == 0.020 + MIN_KERNEL_SLACK_S
    for _ in range(PING_SAMPLES):
        trip.add(0.022, KernelRtt(smoothed=0.021, minimum=0.020))
    assert changes == [True, False]


def test_usual_jitter_does_not_count_as_a_late_pong() -> None:
    trip = RoundTrip()
    for ping in (0.220, 0.260, 0.231, 0.245):
        trip.add(ping, KernelRtt(smoothed=0.240, minimum=0.220))
    assert trip.estimate == 0.220 + ANSWER_SLACK_S
    assert not trip.late_pongs


def test_a_quick_first_message_bounds_the_round_trip_for_some_minutes() -> None:
    trip = RoundTrip()
    trip.note_answer(0.020)
    for _ in range(ANSWER_EXPIRES_PINGS):
        trip.add(0.220)
        assert trip.estimate == 0.020 + ANSWER_SLACK_S
    trip.add(0.220)
    assert trip.estimate == 0.220
