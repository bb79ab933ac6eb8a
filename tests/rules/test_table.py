"""Verdicts, late claims and penalties."""

import pytest

from spotisle.rules import Claim, Reason, Verdict
from tests.rules.kit import BLUE, ORANGE, lay, lay_island, play, right

DECK = tuple(range(55))


def test_a_claim_that_was_right_in_the_state_seen_is_late() -> None:
    table = lay("tower", 2, DECK)
    claim = right(table, 1)
    play(table, 0)
    assert table.submit(claim, seen=0).verdict is Verdict.LATE
    assert table.submit(claim).verdict is Verdict.WRONG


def test_a_claim_that_is_right_now_is_ok_whatever_was_seen() -> None:
    table = lay("tower", 2, DECK)
    play(table, 0)
    assert table.submit(right(table, 1), seen=0).verdict is Verdict.OK


def test_a_claim_is_late_also_when_the_game_is_over_by_now() -> None:
    table = lay("tower", 2, DECK[:3])
    claim = right(table, 1)
    play(table, 0)
    assert table.finished
    judgement = table.submit(claim, seen=0)
    assert (judgement.verdict, judgement.reason) == (Verdict.LATE, Reason.GAME_OVER)
    assert table.submit(claim, seen=1).verdict is Verdict.ILLEGAL


def test_a_table_remembers_only_the_last_states() -> None:
    table = lay("tower", 2, DECK)
    claim = right(table, 1)
    for _ in range(15):
        play(table, 0)
    assert table.submit(claim, seen=0).verdict is Verdict.LATE
    play(table, 0)
    assert table.submit(claim, seen=0).verdict is Verdict.WRONG


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        (Claim(2, 0), Reason.UNKNOWN_SEAT),
        (Claim(-1, 0), Reason.UNKNOWN_SEAT),
        (Claim(0, 57), Reason.UNKNOWN_SYMBOL),
        (Claim(0, -1), Reason.UNKNOWN_SYMBOL),
    ],
)
def test_unknown_seats_and_symbols_are_illegal(claim: Claim, reason: Reason) -> None:
    judgement = lay("tower", 2, DECK).submit(claim)
    assert (judgement.verdict, judgement.reason) == (Verdict.ILLEGAL, reason)


def test_the_reason_says_on_which_card_the_symbol_is_missing() -> None:
    table = lay("tower", 2, (0, 5, 1))
    plane = table.game.deck.plane
    reasons = {}
    for symbol in range(57):
        key = (plane.has(0, symbol), plane.has(1, symbol))
        reasons[key] = table.game.judge(table.state, Claim(0, symbol))
    assert reasons == {
        (True, True): Reason.MATCH,
        (True, False): Reason.NOT_ON_TARGET,
        (False, True): Reason.NOT_ON_OWN_CARD,
        (False, False): Reason.ON_NEITHER_CARD,
    }


def test_a_locked_seat_is_out_until_the_contested_card_changes() -> None:
    table = lay("tower", 3, DECK)
    assert table.submit(Claim(0, 50)).verdict is Verdict.WRONG
    judgement = table.submit(right(table, 0))
    assert (judgement.verdict, judgement.reason) == (Verdict.ILLEGAL, Reason.LOCKED)
    play(table, 1)
    play(table, 0)


def test_everyone_is_released_when_all_are_out() -> None:
    table = lay("tower", 2, DECK)
    for seat in range(2):
        assert table.submit(Claim(seat, 50)).verdict is Verdict.WRONG
    play(table, 0)


def test_a_player_without_cards_does_not_keep_the_others_locked() -> None:
    table = lay("well", 3, DECK[:5], end="last_left")
    play(table, 2)
    assert table.game.in_play(table.state) == {0, 1}
    for seat in (0, 1):
        symbol = next(s for s in range(57) if not table.game.deck.plane.has(table.state.well[0], s))
        assert table.submit(Claim(seat, symbol)).verdict is Verdict.WRONG
    play(table, 0)


def test_a_frozen_seat_is_out_for_a_second_and_a_half() -> None:
    table = lay_island("welcome", [BLUE, ORANGE])
    claim = right(table, 0, 3)
    other = Claim(0, (claim.symbol + 1) % 73, 3)
    assert table.submit(other, now=10.0).verdict is Verdict.WRONG
    assert table.submit(claim, now=11.4).reason is Reason.FROZEN
    assert table.submit(claim, now=11.5).verdict is Verdict.OK


def test_a_table_may_play_without_penalties() -> None:
    table = lay("tower", 2, DECK, penalty="none")
    assert table.submit(Claim(0, 50)).verdict is Verdict.WRONG
    play(table, 0)


def test_a_late_claim_is_not_punished() -> None:
    table = lay("tower", 3, DECK)
    claim = right(table, 0)
    play(table, 1)
    assert table.submit(claim, seen=0).verdict is Verdict.LATE
    play(table, 0)
