import pytest

from spotisle.dice import DiceReason, start
from tests.dice.kit import END, after, build, faces, joker, reason, roll, trade, turn


def test_before_the_first_roll_everything_else_is_illegal() -> None:
    table = start(1)
    for move in (END, build("road:0"), joker(1, 0, "ore"), trade(0, 1, "ore")):
        assert reason(table, move) is DiceReason.NOT_ROLLED


def test_the_first_roll_takes_all_six_dice_in_any_order() -> None:
    assert reason(start(1), roll("oooooo", "01234")) is DiceReason.FIRST_ROLL_IS_WHOLE
    assert reason(start(1), roll("oooooo", "543210")) is DiceReason.ROLLED


def test_a_later_roll_takes_at_least_one_die_and_the_others_keep_their_faces() -> None:
    table = after(start(1), roll("ogwlb*"))
    assert reason(table, roll("ogwlb*", "")) is DiceReason.NOTHING_ROLLED
    assert reason(table, roll("ogwlbo", "0")) is DiceReason.KEPT_DIE_CHANGED
    assert after(table, roll("ggwlb*", "0")).turn.dice == tuple(faces("ggwlb*"))


def test_the_third_roll_may_take_dice_kept_before() -> None:
    table = after(start(1), roll("ogwlb*"), roll("ogwoo*", "34"), roll("wgwoo*", "0"))
    assert table.turn.rolls_left == 0
    assert reason(table, roll("oooooo")) is DiceReason.NO_ROLL_LEFT


@pytest.mark.parametrize("move", [build("road:0"), trade(2, 3, "ore"), joker(1, 4, "ore")])
def test_no_roll_after_the_first_joker_trade_or_build(move: dict[str, object]) -> None:
    table = after(turn("bl**ww", "knight:1", rolls=1), move)
    assert reason(table, roll("bl**ww", "5")) is DiceReason.RESULT_FIXED


def test_building_may_begin_after_any_roll() -> None:
    assert after(turn("bloooo", rolls=1), build("road:0")).sheet.items() == ("road:0",)


def test_a_build_spends_the_lowest_numbers_among_equal_faces() -> None:
    table = after(turn("oblbl*"), build("road:0"))
    assert [die for die in range(6) if table.turn.is_used(die)] == [1, 2]


def test_a_spent_die_is_used_up_for_the_turn() -> None:
    table = after(turn("oblbl*", "knight:1"), build("road:0"))
    assert reason(table, joker(1, 1, "ore")) is DiceReason.DIE_USED
    table = after(table, build("road:1"))
    assert reason(table, build("road:2")) is DiceReason.CANNOT_PAY


def test_several_things_are_one_entry_on_the_track() -> None:
    table = after(turn("blblbl"), build("road:0"), build("road:1"), build("road:2"), END)
    assert table.tracks == ((3,),)


def test_a_turn_without_a_build_is_a_cross() -> None:
    table = turn("oooooo", "knight:1", "knight:2")
    assert reason(table, END) is DiceReason.CROSSED
    assert after(table, END).score(0) == 3 - 2
    assert reason(after(turn("bloooo"), build("road:0")), END) is DiceReason.TURN_ENDED


def test_two_gold_make_one_of_any_other_resource() -> None:
    table = after(turn("b*****"), trade(2, 4, "lumber"))
    assert table.turn.dice[2] == "lumber"
    assert table.turn.unused() == (0, 1, 2, 3, 5)
    assert after(table, build("road:0")).sheet.points == 1


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (trade(0, 1, "ore"), DiceReason.NOT_GOLD),
        (trade(1, 1, "ore"), DiceReason.BAD_PAIR),
        (trade(1, 2, "gold"), DiceReason.GOLD_FOR_GOLD),
        (trade(1, 2, "iron"), DiceReason.UNKNOWN_FACE),
        ({"do": "trade", "dice": [1, 2, 3], "to": "ore"}, DiceReason.BAD_PAIR),
        ({"do": "trade", "dice": [True, 2], "to": "ore"}, DiceReason.BAD_PAIR),
    ],
)
def test_a_trade_needs_two_different_dice_that_show_gold(
    move: dict[str, object], why: DiceReason
) -> None:
    assert reason(turn("b*****"), move) is why


def test_a_die_put_aside_in_a_trade_cannot_be_traded_again() -> None:
    assert (
        reason(after(turn("****oo"), trade(0, 1, "ore")), trade(2, 1, "ore")) is DiceReason.DIE_USED
    )


def test_a_joker_turns_one_die_of_any_face_once_in_the_game() -> None:
    table = after(turn("*ooooo", "knight:1"), joker(1, 0, "ore"))
    assert table.turn.dice == tuple(faces("oooooo"))
    assert reason(table, joker(1, 1, "ore")) is DiceReason.JOKER_SPENT
    assert reason(turn("oooooo", "knight:1"), joker(1, 0, "ore")) is DiceReason.JOKER_LENT


@pytest.mark.parametrize(
    ("knight", "face"), [(1, "ore"), (2, "grain"), (3, "wool"), (4, "lumber"), (5, "brick")]
)
def test_each_knight_makes_its_own_resource(knight: int, face: str) -> None:
    table = turn("******", *(f"knight:{number}" for number in range(1, 7)))
    assert reason(table, joker(knight, 0, face)) is DiceReason.JOKER_LENT
    assert reason(table, joker(knight, 0, "gold")) is DiceReason.WRONG_RESOURCE
    assert reason(table, joker(6, 0, face)) is DiceReason.JOKER_LENT


def test_the_sixth_knight_makes_gold_too() -> None:
    table = turn("*ooooo", *(f"knight:{number}" for number in range(1, 7)))
    table = after(table, joker(6, 1, "gold"), trade(0, 1, "brick"))
    assert table.turn.dice[0] == "brick"


def test_a_die_may_be_turned_more_than_once() -> None:
    table = turn("******", "knight:1", "knight:2")
    assert after(table, joker(1, 0, "ore"), joker(2, 0, "grain")).turn.dice[0] == "grain"


def test_a_knight_may_lend_its_joker_in_the_turn_it_is_built() -> None:
    table = after(turn("ogwgwb"), build("knight:1"), joker(1, 5, "ore"), build("knight:2"))
    assert table.sheet.points == 3


def test_with_joker_next_turn_a_fresh_knight_lends_from_the_next_turn_on() -> None:
    table = after(turn("ogwgwb", joker_next_turn=True), build("knight:1"))
    assert reason(table, joker(1, 5, "ore")) is DiceReason.JOKER_TOO_FRESH
    table = after(table, END, roll("wwwwww"))
    assert reason(table, joker(1, 5, "ore")) is DiceReason.JOKER_LENT


def test_an_old_knight_lends_its_joker_under_either_rule() -> None:
    table = turn("oggwww", "knight:1", joker_next_turn=True)
    assert after(table, build("knight:2"), joker(1, 4, "ore")).sheet.jokers() == (2,)


def test_a_knight_that_is_not_there_lends_nothing() -> None:
    assert reason(turn("oooooo", "knight:1"), joker(2, 0, "grain")) is DiceReason.KNIGHT_NOT_BUILT
    assert reason(turn("oooooo"), joker(7, 0, "grain")) is DiceReason.UNKNOWN_KNIGHT
    assert reason(turn("oooooo"), joker(0, 0, "grain")) is DiceReason.UNKNOWN_KNIGHT


def test_jokers_trades_and_builds_may_alternate() -> None:
    table = turn("b**ogw")
    table = after(
        table, trade(1, 2, "lumber"), build("knight:1"), build("road:0"), END, roll("oooooo")
    )
    assert table.tracks == ((2,),)


def test_turns_go_round_the_table_until_everybody_has_had_fifteen() -> None:
    table = start(2)
    for _ in range(15):
        assert table.seat == 0
        table = after(table, roll("oooooo"), END, roll("bloooo"), END)
    assert table.finished
    assert reason(table, roll("oooooo")) is DiceReason.GAME_OVER
    assert [table.score(seat) for seat in range(2)] == [-30, -30]
