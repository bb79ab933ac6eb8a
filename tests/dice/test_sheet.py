import pytest

from spotisle.dice import ITEMS, DiceReason, ImpossibleSheetError, Sheet


def test_everything_together_is_worth_145_points() -> None:
    assert Sheet.of(ITEMS).points == sum(item.points for item in ITEMS.values()) == 145


def test_at_the_start_the_first_settlement_knight_and_road_can_come_next() -> None:
    assert [item.name for item in Sheet().placeable()] == ["road:0", "settlement:3", "knight:1"]


@pytest.mark.parametrize(
    ("built", "following"),
    [
        (["road:0"], ["road:1", "road:2"]),
        (["road:0", "road:2", "road:3"], ["road:1", "road:4", "road:5"]),
        (
            ["road:0", "road:2", "road:3", "road:5", "road:6", "road:7"],
            ["road:1", "road:4", "road:8", "road:12"],
        ),
    ],
)
def test_roads_grow_without_gaps(built: list[str], following: list[str]) -> None:
    roads = [item.name for item in Sheet.of(built).placeable() if item.kind == "road"]
    assert roads == following


def test_an_unbuilt_settlement_blocks_no_road() -> None:
    assert Sheet.of(["road:0", "road:2", "road:3"]).obstacle(ITEMS["road:5"]) is None


@pytest.mark.parametrize(
    ("built", "item", "obstacle"),
    [
        ([], "settlement:4", DiceReason.OUT_OF_ORDER),
        (["settlement:3", "road:0"], "settlement:4", DiceReason.NO_ROAD),
        (["road:0"], "city:7", DiceReason.NO_ROAD),
        (["road:0", "road:1"], "city:12", DiceReason.OUT_OF_ORDER),
        ([], "knight:2", DiceReason.OUT_OF_ORDER),
        (["knight:1"], "knight:1", DiceReason.ALREADY_BUILT),
        (["road:0"], "road:0", DiceReason.ALREADY_BUILT),
        ([], "road:1", DiceReason.NO_ROAD),
        (["road:0", "road:1"], "city:7", None),
    ],
)
def test_settlements_cities_and_knights_come_in_order_and_need_their_road(
    built: list[str], item: str, obstacle: DiceReason | None
) -> None:
    assert Sheet.of(built).obstacle(ITEMS[item]) is obstacle


def test_a_sheet_does_not_depend_on_the_order_of_its_items() -> None:
    built = ["city:7", "knight:2", "road:1", "knight:1", "road:0"]
    assert Sheet.of(built, [2]) == Sheet.of(built[::-1], [2])
    assert set(Sheet.of(built).items()) == set(built)


@pytest.mark.parametrize(
    ("built", "lent", "place"),
    [
        (["road:1"], [], "road:1"),
        (["castle:9"], [], "castle:9"),
        (["road:0", "road:0"], [], "twice"),
        (["settlement:3", "settlement:5"], [], "settlement:5"),
        ([], [1], "knight 1"),
        (["knight:1"], [1, 1], "knight 1"),
    ],
)
def test_an_impossible_sheet_is_refused_by_name(
    built: list[str], lent: list[int], place: str
) -> None:
    with pytest.raises(ImpossibleSheetError, match=place):
        Sheet.of(built, lent)
