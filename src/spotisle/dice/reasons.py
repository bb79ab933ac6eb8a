"""Why a move of island dice was accepted or refused: one code for each cause."""

from enum import StrEnum


class DiceReason(StrEnum):
    """The reason that goes with a verdict; messages carry the code, the sentence is for people."""

    sentence: str

    def __new__(cls, code: str, sentence: str) -> "DiceReason":
        """Make the code the value and keep the sentence beside it."""
        reason = str.__new__(cls, code)
        reason._value_ = code
        reason.sentence = sentence
        return reason

    ROLLED = "rolled", "the dice are rolled"
    JOKER_LENT = "joker_lent", "a knight has turned a die"
    GOLD_TRADED = "gold_traded", "two gold have become one resource"
    BUILT = "built", "it is built"
    TURN_ENDED = "turn_ended", "the turn is over and its points are written down"
    CROSSED = "crossed", "the turn is over without a build: a cross"

    GAME_OVER = "game_over", "the game is over"
    UNKNOWN_SEAT = "unknown_seat", "nobody of that name sits at the table"
    NOT_YOUR_TURN = "not_your_turn", "it is another seat's turn"
    UNKNOWN_ACTION = "unknown_action", "there is no such thing to do"
    NOT_ROLLED = "not_rolled", "the dice have to be rolled first"

    NO_ROLL_LEFT = "no_roll_left", "a turn has three rolls"
    RESULT_FIXED = "result_fixed", "no roll after the first joker, trade or build of a turn"
    BAD_REROLL = "bad_reroll", "the dice to roll must be different numbers from 0 to 5"
    FIRST_ROLL_IS_WHOLE = "first_roll_is_whole", "the first roll takes all six dice"
    NOTHING_ROLLED = "nothing_rolled", "a roll takes at least one die"
    BAD_FACES = "bad_faces", "a roll must name the faces of all six dice"
    KEPT_DIE_CHANGED = "kept_die_changed", "a die that was not rolled keeps its face"

    UNKNOWN_KNIGHT = "unknown_knight", "knights are numbered from 1 to 6"
    KNIGHT_NOT_BUILT = "knight_not_built", "that knight is not built yet"
    JOKER_SPENT = "joker_spent", "that knight has lent its joker already"
    JOKER_TOO_FRESH = "joker_too_fresh", "a knight lends its joker from the turn after it is built"
    WRONG_RESOURCE = "wrong_resource", "that knight makes another resource"

    UNKNOWN_DIE = "unknown_die", "dice are numbered from 0 to 5"
    UNKNOWN_FACE = "unknown_face", "dice have no such face"
    DIE_USED = "die_used", "that die is used up in this turn"
    BAD_PAIR = "bad_pair", "a trade takes two different dice"
    NOT_GOLD = "not_gold", "both dice of a trade must show gold"
    GOLD_FOR_GOLD = "gold_for_gold", "gold is not traded for gold"

    UNKNOWN_ITEM = "unknown_item", "there is no such thing on the sheet"
    ALREADY_BUILT = "already_built", "it is built already"
    OUT_OF_ORDER = "out_of_order", "a smaller one of its kind comes first"
    NO_ROAD = "no_road", "the road that leads there is not built"
    CANNOT_PAY = "cannot_pay", "the unused dice do not show what it costs"

    @property
    def accepted(self) -> bool:
        """Whether the move was made."""
        return self in _ACCEPTED


_ACCEPTED = frozenset(
    {
        DiceReason.ROLLED,
        DiceReason.JOKER_LENT,
        DiceReason.GOLD_TRADED,
        DiceReason.BUILT,
        DiceReason.TURN_ENDED,
        DiceReason.CROSSED,
    }
)
