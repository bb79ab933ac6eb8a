import pytest

from spotisle.dice import ITEMS, start, step, view
from tests.dice.kit import END, after, build, roll, turn


def offered(letters: str, *built: str, lent: tuple[int, ...] = ()) -> dict[str, str]:
    return {offer.item: offer.means for offer in view(turn(letters, *built, lent=lent)).offers}


def test_everything_the_dice_can_pay_for_is_offered() -> None:
    assert offered("blgw**") == {"road:0": "dice", "settlement:3": "dice", "knight:1": "trades"}


@pytest.mark.parametrize(
    ("letters", "built", "means"),
    [
        ("oogg*w", ("road:0", "road:1", "knight:1"), "jokers"),
        ("ooog**", ("road:0", "road:1"), "trades"),
        ("oog***", ("road:0", "road:1", "knight:1"), "both"),
        ("ooogg*", ("road:0", "road:1"), "dice"),
    ],
)
def test_an_offer_says_what_it_takes_beyond_the_dice(
    letters: str, built: tuple[str, ...], means: str
) -> None:
    assert offered(letters, *built)["city:7"] == means


def test_a_trade_costs_a_die_so_a_city_allows_only_one() -> None:
    assert "city:7" not in offered("oog***", "road:0", "road:1")


def test_a_spent_joker_offers_nothing() -> None:
    assert "city:7" not in offered("ooggww", "road:0", "road:1", "knight:1", lent=(1,))


def test_every_offer_can_be_played_as_it_says() -> None:
    table = turn("*g**oo", "road:0", "road:1", *(f"knight:{knight}" for knight in range(1, 6)))
    offers = view(table).offers
    assert {offer.item for offer in offers} >= {"city:7", "knight:6", "road:2", "settlement:3"}
    for offer in offers:
        state = table
        for move in offer.moves:
            made = step(state, 0, move)
            assert made.reason.accepted
            state = made.state
        assert state.sheet.points == table.sheet.points + ITEMS[offer.item].points


def test_a_fresh_knight_offers_nothing_under_joker_next_turn() -> None:
    for rule, items in ((False, {"knight:2"}), (True, set())):
        table = after(turn("ogwgwb", joker_next_turn=rule), build("knight:1"))
        assert {offer.item for offer in view(table).offers} == items


def test_the_view_shows_sheets_tracks_and_whose_turn_it_is() -> None:
    table = after(start(2), roll("bloooo"), build("road:0"), END)
    seen = view(table)
    assert (seen.seat, seen.turn, seen.dice, seen.rolls_left) == (1, 1, (), 3)
    assert seen.sheets[0].built == ("road:0",)
    assert seen.sheets[0].track == (1,)
    assert seen.offers == ()
